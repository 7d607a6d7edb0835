"""The server keeps what its own description promises, whatever it is asked: schemathesis tries everything in it."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.generation import GenerationMode

from tests.kit.random_match import SOAK
from tests.server.serving import Guest, Server, is_over

EXAMPLES = 100 if SOAK else 10  # for each operation


def operations(server: Server) -> dict[str, Any]:
    """What can be asked, by name."""
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    schema.config.generation.update(modes=list(GenerationMode))
    refused = schema.config.checks.negative_data_rejection
    refused.expected_statuses = [*refused.expected_statuses, "413"]  # a text longer than a request may be
    found: list[Any] = [each.ok() for each in schema.get_all_operations()]  # type: ignore[union-attr] # none is wrong
    return {operation.label: operation for operation in found}


def is_spoilt(case: Any, part: str) -> bool:
    """Whether that part of a request was made not to fit."""
    return any(
        where.value == part and found.mode is GenerationMode.NEGATIVE for where, found in case.meta.components.items()
    )


@pytest.fixture(scope="module")
def tables(server: Server) -> list[tuple[str, str]]:
    """Tables to ask about, each with the token of a seat: one that waits, one in the middle, one that is over."""
    with Guest(server.url) as guest:
        waiting = guest.open_table()
        playing = guest.open_table(seats="me me")
        over = guest.open_table(seats="me me")
        for number in range(7):
            guest.choose(playing, "drop", number % 7, seat=number % 2)
            guest.choose(over, "drop", number % 2, seat=number % 2)
        assert is_over(guest.look(over))
        return [(table, guest.tokens[table, 0]) for table in (waiting, playing, over)]


def test_every_refusal_is_described_as_it_is_sent(guest: Guest) -> None:
    """Also of a route that takes nothing but a query, which may not be understood."""
    paths = guest.http.get("/schema/openapi.json").json()["paths"]
    refusals = {
        f"{method} {path} {status}": answer["content"]["application/json"]["schema"]
        for path, methods in paths.items()
        for method, operation in methods.items()
        for status, answer in operation["responses"].items()
        if status >= "400"
    }

    assert len(refusals) > len(paths)
    assert {
        name: schema for name, schema in refusals.items() if schema != {"$ref": "#/components/schemas/Problem"}
    } == {}


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_answer_is_as_described(server: Server, tables: list[tuple[str, str]], mode: GenerationMode) -> None:
    """Also that negative data is refused, that a wrong method is, and that nothing is a fault of the server."""
    load_all_checks()
    unfit = [CHECKS.get_one("positive_data_acceptance")]  # what has the right form may still not be possible

    for operation in operations(server).values():

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=not SOAK,
            database=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(mode), at=st.integers(0, 3 * len(tables)))
        def answers(case: Any, at: int) -> None:
            headers = {}
            if mode is GenerationMode.POSITIVE and case.path.endswith("/wait"):
                case.query["after"] = 0  # which nobody has to wait for
            if at < len(tables) and "id" in (case.path_parameters or {}) and not is_spoilt(case, "path"):
                case.path_parameters["id"], token = tables[at]
                headers = {"authorization": f"Bearer {token}"}
            case.call_and_validate(base_url=server.url, headers=headers, excluded_checks=unfit, timeout=30)

        if mode is GenerationMode.POSITIVE or operation.body or any(operation.iter_parameters()):
            answers()
