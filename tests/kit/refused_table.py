"""Tables of refusals: which choices are refused in a position, why, and that this is true."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from herna.engine.explain import explain
from herna.engine.given import Given

Position = Callable[[], Given[Any]]


@dataclass(frozen=True)
class Refused:
    """A choice that is refused, by which rule and with which message, and a change after which that is not so."""

    choice: str
    rule: str
    key: str  # without the game's prefix
    lifted: Callable[[Any], object] | None = None


def refusals(table: Mapping[Any, Sequence[Refused]]) -> list[ParameterSet]:
    """The refusals in each of some positions, as the cases of a test; each proves its rule."""
    return [
        pytest.param(
            position,
            each,
            id=f"{position.__name__}: {each.choice}, {each.key}",
            marks=pytest.mark.rule(each.rule),
        )
        for position, some in table.items()
        for each in some
    ]


def check_refusal(given: Given[Any], each: Refused) -> None:
    """The reason is the one given, and it is true: once its bar is lifted, the choice is legal or another is named."""
    key = each.key if each.key.startswith("why-") else f"{given.play.game.prefix}-why-{each.key}"
    assert given.refused(each.choice) == (each.rule, key)
    if each.lifted is not None:
        each.lifted(given)
        reasons = explain(given.play, given.asked(), given.choice(each.choice))
        assert all(reason.key != key for reason in reasons)
