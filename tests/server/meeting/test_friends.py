"""Follows, blocks, challenges, presence and chat: each of them only with whom both want to have to do."""

import asyncio
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

from herna.engine.errors import BadInput
from herna.server.meeting import challenges as limits
from herna.server.meeting.challenges import QUICK, Challenges
from herna.server.meeting.messages import Challenge, Friends, Sought
from herna.server.meeting.pairing import Pairing
from herna.server.meeting.personal import export_meeting, forget_in_meeting
from herna.server.visitors import Visitor, Visitors
from herna.server.who import Who
from tests.server.lobbies import Lobbies
from tests.server.meeting.test_seeks import BLITZ, counted, seek, take
from tests.server.meeting.test_seeks import TABLES_IN_ALL as TABLES
from tests.server.serving import Guest, Guests, Server, error_of

PASSWORD = "correct horse battery"
_numbers = count(1)


@pytest.fixture
def three(new_guest: Guests) -> tuple[Guest, Guest, Guest]:
    """Ann, Bob and Eve, each with an account and a number after the name."""
    number = next(_numbers)
    guests = new_guest(), new_guest(), new_guest()
    for guest, name in zip(guests, ("Ann", "Bob", "Eve"), strict=True):
        guest.register(f"{name} {number}", PASSWORD)
    return guests


def name(guest: Guest) -> str:
    return guest.me().name


def post(guest: Guest, path: str, **body: Any) -> bytes:
    return guest.ask("POST", f"/api/{path}", body)


def friends(guest: Guest) -> Friends:
    return guest.read("/api/friends", Friends)


def challenge(guest: Guest, other: Guest, **wanted: Any) -> str:
    """Challenge somebody; says the id of the challenge."""
    post(guest, "challenges", other=name(other), game="connect-four", **wanted)
    return friends(guest).challenges[0].id


def accept(guest: Guest, id: str, **more: Any) -> Sought:
    return msgspec.json.decode(post(guest, f"challenges/{id}", yes=True, **more), type=Sought)


def test_one_is_told_who_is_here_only_as_they_show_it(three: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, _ = three
    friends(bob)
    post(ann, "friends/follow", name=name(bob).upper())

    def seen() -> list[tuple[str, str]]:
        return [(each.name, each.here) for each in friends(ann).follows]

    assert seen() == [(name(bob), "")], "Bob shows it only to those whom he follows"
    post(bob, "friends/follow", name=name(ann))
    assert seen() == [(name(bob), "here")]
    post(bob, "friends/presence", shows="nobody")
    assert seen() == [(name(bob), "")]
    post(bob, "friends/presence", shows="all")
    bob.open_table("connect-four", "me random")
    assert seen() == [(name(bob), "playing")]
    post(ann, "friends/follow", name=name(bob), on=False)
    assert seen() == []


def test_a_challenge_that_is_accepted_opens_one_table(three: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, eve = three
    id = challenge(ann, bob, clock=BLITZ, rated=True)

    assert [(each.mine, each.name, each.rated) for each in friends(bob).challenges] == [(False, name(ann), True)]
    assert error_of(accept, eve, id) == (404, "error-no-challenge")
    assert error_of(accept, ann, id) == (404, "error-no-challenge")
    found = accept(bob, id)

    assert error_of(accept, bob, id) == (404, "error-no-challenge")
    assert friends(ann).challenges[0].table == found.table
    table = eve.look(found.table).table
    assert (sorted(seat.name for seat in table.seats), table.rated) == ([name(ann), name(bob)], True)


def test_a_challenge_can_be_declined_and_withdrawn(three: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, eve = three
    declined, withdrawn = challenge(ann, bob), challenge(ann, eve)

    post(bob, f"challenges/{declined}", yes=False)
    post(bob, f"challenges/{withdrawn}", yes=False)  # not theirs
    assert [each.id for each in friends(ann).challenges] == [withdrawn]
    ann.ask("DELETE", f"/api/challenges/{withdrawn}")

    assert friends(ann).challenges == []
    assert error_of(accept, eve, withdrawn) == (404, "error-no-challenge")


def test_challenges_are_limited(three: tuple[Guest, Guest, Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, _ = three
    monkeypatch.setattr(limits, "MOST_CHALLENGES", 2)
    for _ in range(2):
        challenge(ann, bob)

    assert error_of(challenge, ann, bob) == (400, "error-many-challenges")
    assert error_of(challenge, ann, ann) == (400, "error-own-self")


def test_who_is_blocked_cannot_challenge_or_be_paired_or_chat_either_way(three: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, eve = three
    table = ann.open_with(bob)
    post(ann, "friends/follow", name=name(bob))
    ann.do(table, "say", 0, text="hello")

    post(bob, "friends/block", table=table, seat=0)

    assert friends(bob).blocked == [name(ann)]
    assert friends(ann).follows == []
    for one, two in ((ann, bob), (bob, ann)):
        assert error_of(challenge, one, two) == (403, "error-challenge-refused")
        assert error_of(post, one, "friends/follow", name=name(two)) == (403, "error-challenge-refused")
    assert error_of(ann.do, table, "say", 0, text="hello?") == (403, "error-chat-blocked")
    assert error_of(bob.do, table, "say", 1, text="no") == (403, "error-chat-blocked")
    clock = {**BLITZ, "seconds": 650}
    waits = seek(ann, clock=clock)
    assert seek(bob, clock=clock).table == ""
    assert error_of(take, bob, waits.seek) == (404, "error-no-seek")
    assert seek(eve, clock=clock).table, "Eve is blocked by nobody"

    post(bob, "friends/block", name=name(ann), on=False)
    assert ann.do(table, "say", 0, text="thank you")


def test_a_block_of_a_visitor_stays_when_they_sign_in(three: tuple[Guest, Guest, Guest], new_guest: Guests) -> None:
    ann, bob, _ = three
    browser = new_guest()
    browser.me()
    table = ann.open_with(browser)
    post(browser, "friends/block", table=table, seat=0)

    browser.sign_in(name(bob), PASSWORD)

    assert error_of(challenge, ann, bob) == (403, "error-challenge-refused")
    assert friends(bob).blocked == [name(ann)]


def test_nobody_floods_the_chat_nor_uses_up_what_another_may_say(three: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, _ = three
    table = ann.open_with(bob)

    for _ in range(30):
        error_of(bob.do, table, "say", 0, text="not my seat")
    said = [ann.do(table, "say", 0, text=f"{number}") for number in range(10)]

    assert len(said) == 10
    assert error_of(ann.do, table, "say", 0, text="too much") == (429, "error-too-many")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("friends/follow", {"name": "nobody of this name"}, 400),
        ("friends/follow", {"name": ""}, 400),
        ("friends/block", {"table": "none", "seat": 0}, 404),
        ("friends/block", {"seat": 9}, 400),
        ("friends/presence", {"shows": "everything"}, 400),
        ("challenges", {"other": "x", "game": "chess"}, 400),
        ("challenges/none", {"yes": True}, 404),
        ("challenges/none", {"yes": "perhaps"}, 400),
    ],
)
def test_hostile_messages_are_refused(
    three: tuple[Guest, Guest, Guest], path: str, body: dict[str, Any], status: int
) -> None:
    assert error_of(post, three[0], path, **body)[0] == status


def test_all_this_is_for_accounts(guest: Guest) -> None:
    guest.me()

    assert error_of(friends, guest) == (403, "error-friends-account")
    assert error_of(post, guest, "friends/follow", name="x") == (403, "error-friends-account")
    assert error_of(post, guest, "challenges", other="x", game="connect-four") == (403, "error-friends-account")


def test_what_is_stored_is_exported_and_deleted(three: tuple[Guest, Guest, Guest], server: Server) -> None:
    ann, bob, eve = three
    post(ann, "friends/follow", name=name(bob))
    post(eve, "friends/follow", name=name(ann))
    challenge(ann, bob)
    friends(ann)
    called = name(ann)

    async def out_and_away() -> tuple[dict[str, Any], dict[str, Any]]:
        person = (await Visitors(server.lobby.store).sign_in(called, PASSWORD)).id
        async with server.lobby.store.changing() as connection:
            before = await export_meeting(connection, person)
            await forget_in_meeting(connection, person)
            return before, await export_meeting(connection, person)

    before, after = server.run(out_and_away())

    assert [each["name"] for each in before["relations"]] == [name(bob)]
    assert (len(before["challenges"]), before["presence"]) == (1, "followed")
    assert after == {"seeks": [], "relations": [], "challenges": [], "presence": None}
    assert friends(eve).follows == []


async def test_a_challenge_accepted_on_two_nodes_at_once_opens_one_table(lobbies: Lobbies, database: str) -> None:
    lobbies.settings = replace(lobbies.settings, database_url=database)
    one, two = Challenges(Pairing(await lobbies.new())), Challenges(Pairing(await lobbies.new()))
    people = []
    for each in ("Ann", "Bob"):
        account = await Visitors(one.store).new_account(Visitor(each), each, PASSWORD)
        people.append(Who(account, frozenset(), "", "127.0.0.1", "en"))
    id = await one.challenge(Challenge(game="connect-four", other="bob"), "Ann", people[0])

    answers = await asyncio.gather(
        *(node.accept(id, {}, "Bob", people[1]) for node in (one, two, one, two)), return_exceptions=True
    )

    assert sum(isinstance(each, Sought) for each in answers) == 1
    assert sum(isinstance(each, BadInput) for each in answers) == 3
    assert await counted(one.lobby, TABLES) == 1
    late = await one.challenge(Challenge(game="connect-four", other="bob"), "Ann", people[0])
    with pytest.raises(BadInput):
        await one._open_one(late, people[1].visitor.id, one.lobby.clock.now() + QUICK + 1)
