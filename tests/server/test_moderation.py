"""Moderation: what each role may do and may not; bans that end; every act is in the audit log."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from herna.server.admin import Admin
from herna.server.people.desk import give_role
from herna.server.people.moderation_messages import (
    AuditPage,
    BanRow,
    ModerationDesk,
    ReportPage,
    RoleRow,
    SetRole,
)
from herna.server.people.rights import OPERATOR, RIGHTS, ROLES, Role
from tests.server.serving import Guest, Server, error_of, eventually, settings_for

PASSWORD = "a long password"
GUESTS: list[Guest] = []  # of the test that runs


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with Server(settings_for(tmp_path)) as house:
        yield house
        while GUESTS:
            GUESTS.pop().close()


def member(house: Server, name: str, role: Role = "player") -> Guest:
    """An account with a role, as the operator gives it on the server's machine."""
    GUESTS.append(Guest(house.url))
    guest = GUESTS[-1]
    guest.me()
    guest.register(name, PASSWORD)
    if role != "player":
        house.run(give_role(house.lobby.store, OPERATOR, SetRole(name, role)))
    return guest


def send(guest: Guest, path: str, kind: Any, **body: object) -> Any:
    return msgspec.json.decode(guest.ask("POST", f"/api/{path}", body), type=kind)


def audit(guest: Guest) -> list[tuple[str, str, str]]:
    return [(each.by, each.act, each.about) for each in guest.read("/api/moderation/audit", AuditPage).acts]


# Rights

READS = {"": None, "/reports": "reports", "/bans": "bans", "/roles": "roles", "/audit": "audit"}
WRITES = {
    "/reports/1": ({}, "reports"),
    "/bans": ({"player": "Nobody", "reason": "none"}, "bans"),
    "/bans/end": ({"name": "Nobody"}, "bans"),
    "/tables/nowhere": ({}, "tables"),
    "/tournaments/nowhere": ({}, "tournaments"),
    "/roles": ({"player": "Nobody", "role": "owner"}, "roles"),
}


@pytest.mark.parametrize("role", ROLES)
def test_a_role_may_do_what_it_may_and_nothing_else(house: Server, role: Role) -> None:
    guest = member(house, "Somebody", role)

    for path, right in READS.items():
        answer = guest.http.get(f"/api/moderation{path}")
        allowed = right in RIGHTS[role] if right else bool(RIGHTS[role])
        assert (answer.status_code == 403) == (not allowed), path
    for path, (body, needed) in WRITES.items():
        answer = guest.http.post(f"/api/moderation{path}", json=body)
        assert (answer.status_code == 403) == (needed not in RIGHTS[role]), path


def test_a_visitor_without_an_account_and_somebody_without_a_cookie_may_do_nothing(house: Server) -> None:
    visitor, stranger = Guest(house.url), Guest(house.url)
    GUESTS.extend((visitor, stranger))
    visitor.me()

    for guest in (visitor, stranger):
        for path in READS:
            assert guest.http.get(f"/api/moderation{path}").status_code == 403
        for path, (body, _) in WRITES.items():
            assert guest.http.post(f"/api/moderation{path}", json=body).status_code == 403


def test_nobody_is_an_owner_by_default_or_by_name(house: Server) -> None:
    for name in ("owner", "admin", "moderator"):
        guest = member(house, name)
        assert error_of(guest.read, "/api/moderation", ModerationDesk) == (403, "error-no-right")


def test_a_moderator_makes_nobody_an_owner_and_bans_no_equal(house: Server) -> None:
    owner, one = member(house, "Olga", "owner"), member(house, "Mia", "moderator")
    member(house, "Max", "moderator")
    member(house, "Petr")

    for name in ("Olga", "Max", "Mia"):
        refused = error_of(send, one, "moderation/bans", list[BanRow], player=name)
        assert refused == (403, "error-not-below")
    assert error_of(send, one, "moderation/roles", list[RoleRow], player="Mia", role="owner")[0] == 403
    assert len(send(one, "moderation/bans", list[BanRow], player="Petr")) == 1
    assert send(owner, "moderation/roles", list[RoleRow], player="Max", role="player") == [
        RoleRow("Olga", "owner"),
        RoleRow("Mia", "moderator"),
    ]


def test_a_role_that_is_taken_away_ends_at_once(house: Server) -> None:
    owner, one = member(house, "Olga", "owner"), member(house, "Mia", "moderator")
    assert one.read("/api/moderation", ModerationDesk).rights

    send(owner, "moderation/roles", list[RoleRow], player="Mia", role="player")

    assert error_of(one.read, "/api/moderation", ModerationDesk) == (403, "error-no-right")


def test_the_last_owner_stays_one(house: Server) -> None:
    owner = member(house, "Olga", "owner")

    refused = error_of(send, owner, "moderation/roles", list[RoleRow], player="Olga", role="player")

    assert refused == (400, "error-last-owner")


# What is done


def test_a_report_is_read_and_closed_and_the_reporter_is_not_named(house: Server) -> None:
    one, ann, bob = member(house, "Mia", "moderator"), member(house, "Ann"), member(house, "Bob")
    table = ann.open_with(bob)
    bob.do(table, "say", 1, text="a rude word")
    ann.ask("POST", "/api/reports", {"why": "chat", "table": table, "seat": 1, "said": "a rude word"})

    found = one.read("/api/moderation/reports", ReportPage).reports

    assert [(each.about, each.said, each.table, each.known) for each in found] == [("Bob", "a rude word", table, True)]
    assert "Ann" not in one.ask("GET", "/api/moderation/reports").decode()
    assert one.read("/api/moderation", ModerationDesk).reports == 1
    assert send(one, f"moderation/reports/{found[0].number}", ReportPage, note="warned").reports == []
    closed = one.read("/api/moderation/reports?status=closed", ReportPage).reports
    assert [each.note for each in closed] == ["warned"]
    assert error_of(send, one, "moderation/reports/99", ReportPage) == (404, "error-no-report")


def test_somebody_reported_is_banned_with_a_reason_until_the_ban_ends(house: Server) -> None:
    one, ann, bob = member(house, "Mia", "moderator"), member(house, "Ann"), member(house, "Bob")
    table = ann.open_with(bob)
    ann.ask("POST", "/api/reports", {"why": "leaving", "table": table, "seat": 1})
    number = one.read("/api/moderation/reports", ReportPage).reports[0].number

    rows = send(one, "moderation/bans", list[BanRow], report=number, reason="be kind", days=1)

    assert [(each.name, each.reason) for each in rows] == [("Bob", "be kind")]
    assert 0 < rows[0].until - rows[0].at <= 24 * 3600
    eventually(lambda: bob.http.get("/api/me").status_code == 403)
    assert error_of(bob.me) == (403, "error-banned-why")

    key = next(iter(house.lobby.bans.reasons))
    house.lobby.bans.reasons[key] = ("be kind", house.lobby.clock.now() - 1)  # the day is over
    assert bob.me().name == "Bob"


def test_a_ban_is_ended(house: Server) -> None:
    one, bob = member(house, "Mia", "moderator"), member(house, "Bob")
    send(one, "moderation/bans", list[BanRow], player="bob")
    eventually(lambda: bob.http.get("/api/me").status_code == 403)

    assert send(one, "moderation/bans/end", list[BanRow], name="Bob") == []

    eventually(lambda: bob.http.get("/api/me").status_code == 200)


def test_tables_and_tournaments_are_closed_and_every_act_is_in_the_log(house: Server) -> None:
    one, ann, bob = member(house, "Mia", "moderator"), member(house, "Ann"), member(house, "Bob")
    table = ann.open_with(bob)
    wanted = {"name": "A cup", "game": "connect-four", "style": "swiss"}
    cup = msgspec.json.decode(ann.ask("POST", "/api/tournaments", wanted))["id"]

    send(one, f"moderation/tables/{table}", AuditPage, reason="a test")
    send(one, f"moderation/tournaments/{cup}", AuditPage, reason="a test")
    send(one, "moderation/bans", list[BanRow], player="Bob", reason="none")
    send(one, "moderation/bans/end", list[BanRow], name="Bob")

    assert audit(one) == [
        ("Mia", "unban", "Bob"),
        ("Mia", "ban", "Bob"),
        ("Mia", "close-tournament", cup),
        ("Mia", "close-table", table),
        ("", "role", "Mia"),
    ]
    ended = ann.look(table).table.ended
    assert ended is not None
    assert ended.by == "closed"
    assert msgspec.json.decode(ann.ask("GET", f"/api/tournaments/{cup}"))["state"]["status"] == "over"


async def test_what_the_operator_does_is_in_the_log_too(tmp_path: Path, lobby: Any) -> None:
    from herna.server.people.audit import audit_page

    admin = Admin.beside(lobby, OPERATOR)
    await admin.ban("127.0.0.2", "a test")
    await admin.unban("127.0.0.2")

    acts = (await audit_page(lobby.store, 0)).acts

    assert [(each.by, each.act, each.about) for each in acts] == [("", "unban", "127.0.0.2"), ("", "ban", "127.0.0.2")]
