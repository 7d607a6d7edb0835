"""Reports: whom they are about, and that nobody can forge or flood them."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from herna.server.people.report_messages import ReportTaken
from herna.server.people.reports import MOST_A_DAY
from herna.server.schema import REPORTS
from tests.server.serving import Guest, Guests, Server, error_of

PASSWORD = "a long password"


def report(guest: Guest, **given: object) -> int:
    return msgspec.json.decode(guest.ask("POST", "/api/reports", given), type=ReportTaken).number


def stored(server: Server, number: int) -> dict[str, Any]:
    async def read() -> dict[str, Any]:
        async with server.lobby.store.engine.connect() as connection:
            found = (await connection.execute(select(REPORTS).where(REPORTS.c.number == number))).one()
            return dict(found._mapping)

    return server.run(read())


def test_what_a_seat_has_said_is_reported_with_who_it_was(server: Server, new_guest: Guests) -> None:
    ann, bob = new_guest(), new_guest()
    for guest in (ann, bob):
        guest.me()
    bob.register("rude bob", PASSWORD)
    table = ann.open_with(bob)
    bob.do(table, "say", 1, text="you cheat")

    number = report(ann, why="chat", table=table, seat=1, said="you cheat", text="it hurts")

    found = stored(server, number)
    assert found["about"]
    assert found["about"] != found["reporter"]
    assert (found["about_name"], found["said"], found["text"], found["state"]) == (
        "rude bob",
        "you cheat",
        "it hurts",
        "open",
    )


def test_nobody_is_reported_for_what_was_not_said(new_guest: Guests) -> None:
    ann, bob = new_guest(), new_guest()
    for guest in (ann, bob):
        guest.me()
    table = ann.open_with(bob)
    ann.do(table, "say", 0, text="my own words")

    refused = error_of(report, ann, why="chat", table=table, seat=1, said="my own words")

    assert refused == (400, "error-report-said")


def test_a_report_of_a_name_does_not_tell_whether_there_is_such_an_account(server: Server, new_guest: Guests) -> None:
    ann, bob = new_guest(), new_guest()
    ann.me()
    bob.me()
    bob.register("reported bob", PASSWORD)

    known, unknown = (report(ann, why="name", player=name) for name in ("Reported  Bob", "nobody of that name"))

    assert stored(server, known)["about"]
    assert stored(server, unknown)["about"] == ""


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"why": "chat"}, (400, "error-report-whom")),
        ({"why": "chat", "player": "somebody", "said": "anything"}, (400, "error-report-whom")),
        ({"why": "chat", "table": "nowhere", "seat": 0}, (404, "error-no-table")),
        ({"why": "boredom", "player": "somebody"}, (400, "error-bad-message")),
    ],
)
def test_a_report_says_whom_it_is_about(guest: Guest, given: dict[str, Any], error: tuple[int, str]) -> None:
    guest.me()

    assert error_of(report, guest, **given) == error


def test_somebody_without_a_cookie_reports_nobody(guest: Guest) -> None:
    assert error_of(report, guest, why="other", player="somebody") == (403, "error-report-visitor")


def test_nobody_floods_the_moderators(guest: Guest) -> None:
    guest.me()
    for _ in range(MOST_A_DAY):
        report(guest, why="other", player="somebody")

    assert error_of(report, guest, why="other", player="somebody") == (429, "error-too-many-reports")
