"""Seeks and quick pairing: who wants the same meets, once, on any node."""

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from herna.engine.errors import BadInput
from herna.server.lobby import Lobby
from herna.server.meeting.messages import SeekInfo, SeekMatch, Sought
from herna.server.meeting.pairing import Pairing
from herna.server.meeting.seeks import HERE, MOST_SEEKS
from herna.server.messages import Clock
from herna.server.schema import ACCOUNTS, RATINGS, SEATED, SEEKS, TABLES
from herna.server.visitors import Visitor
from herna.server.who import Who
from tests.server.lobbies import Lobbies
from tests.server.node import Node
from tests.server.serving import Guest, Guests, Server, error_of

BLITZ = {"kind": "match", "seconds": 600, "increment": 10}


def seek(guest: Guest, game: str = "connect-four", **wanted: Any) -> Sought:
    return msgspec.json.decode(guest.ask("POST", "/api/seeks", {"game": game, **wanted}), type=Sought)


def take(guest: Guest, id: str, **wanted: Any) -> Sought:
    return msgspec.json.decode(guest.ask("POST", f"/api/seeks/{id}/take", wanted), type=Sought)


def mine(guest: Guest) -> list[SeekInfo]:
    return guest.read("/api/seeks/mine", list[SeekInfo])


@pytest.fixture
def people(new_guest: Guests) -> tuple[Guest, Guest, Guest]:
    ann, bob, eve = new_guest(), new_guest(), new_guest()
    for guest, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        guest.rename(name)
    return ann, bob, eve


def test_two_who_seek_the_same_meet_at_a_table(people: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, eve = people
    clock = {**BLITZ, "seconds": 601}

    waits = seek(ann, clock=clock)
    found = seek(bob, clock=clock)

    assert (waits.table, found.seek) == ("", "")
    assert [(each.id, each.table) for each in mine(ann)] == [(waits.seek, found.table)]
    state = eve.look(found.table)
    assert sorted(seat.name for seat in state.table.seats) == ["Ann", "Bob"]
    assert (state.table.status, state.table.undo, state.table.hints) == ("playing", False, False)
    assert {ann.look(found.table).seat, bob.look(found.table).seat} == {0, 1}


def test_who_wants_something_else_waits(people: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, eve = people

    waiting = [
        seek(ann, clock={**BLITZ, "seconds": 602}),
        seek(bob, clock={**BLITZ, "seconds": 603}),
        seek(bob, "doomtrooper", clock={**BLITZ, "seconds": 602}),
        seek(eve, "doomtrooper", clock={**BLITZ, "seconds": 602}, options={"target": 24}),
    ]

    assert [each.table for each in waiting] == ["", "", "", ""]
    for guest in (ann, bob, eve):
        for each in mine(guest):
            guest.ask("DELETE", f"/api/seeks/{each.id}")


def test_a_side_goes_with_its_player_and_nobody_who_seeks_shows_it(people: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, eve = people

    waits = seek(ann, "summoner-wars", own={"deck": "vanguards"}, clock=BLITZ)
    shown = [each for each in eve.read("/api/seeks", list[SeekInfo]) if each.id == waits.seek]
    found = seek(bob, "summoner-wars", own={"deck": "tundra-orcs"}, clock=BLITZ)

    assert [(each.name, each.mine) for each in shown] == [("Ann", False)]
    assert not any("deck" in name for each in shown for name in each.options)
    table = ann.look(found.table)
    assert table.table.options[f"deck-{table.seat + 1}"] == "vanguards"


def test_nobody_meets_themselves_and_the_same_seek_again_is_the_same(people: tuple[Guest, Guest, Guest]) -> None:
    ann, *_ = people
    clock = {**BLITZ, "seconds": 604}

    first, again = seek(ann, clock=clock), seek(ann, clock=clock)

    assert first == again
    assert error_of(take, ann, first.seek) == (400, "error-own-seek")


def test_a_seek_can_be_taken_from_the_list_once(people: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, eve = people
    waits = seek(ann, clock={**BLITZ, "seconds": 605})

    found = take(bob, waits.seek)

    assert found.table
    assert error_of(take, eve, waits.seek) == (404, "error-no-seek")
    assert [each.table for each in mine(ann) if each.id == waits.seek] == [found.table]
    assert waits.seek not in {each.id for each in eve.read("/api/seeks", list[SeekInfo])}
    stopped = msgspec.json.decode(ann.ask("DELETE", f"/api/seeks/{waits.seek}"), type=Sought)
    assert stopped.table == found.table, "somebody was faster"


def test_who_was_found_leaves_the_other_quick_seeks_but_not_those_over_days(
    people: tuple[Guest, Guest, Guest],
) -> None:
    ann, bob, eve = people
    quick = seek(ann, clock={**BLITZ, "seconds": 606})
    other = seek(ann, clock={**BLITZ, "seconds": 607})
    daily = seek(ann, clock={"kind": "move", "seconds": 3 * 86400})

    take(bob, quick.seek)

    assert {each.id for each in mine(ann)} == {quick.seek, daily.seek}
    assert error_of(take, eve, other.seek) == (404, "error-no-seek")
    ann.ask("DELETE", f"/api/seeks/{daily.seek}")


def test_only_ratings_that_both_want_meet_and_a_rated_match_is_for_accounts(new_guest: Guests, server: Server) -> None:
    clock = {**BLITZ, "seconds": 611}
    ann, bob, eve = new_guest(), new_guest(), new_guest()
    for number, guest in enumerate((ann, bob)):
        guest.register(f"Rated {number}", "correct horse battery")
    eve.me()
    server.run(give_rating(server.lobby, "Rated 0", 35.0))

    waits = seek(ann, clock=clock, rated=True, span=100)
    far = seek(bob, clock=clock, rated=True)

    listed = {each.id: each for each in bob.read("/api/seeks", list[SeekInfo])}
    assert (listed[waits.seek].rating, listed[waits.seek].span) == (1800, 100)
    assert (far.table, listed[far.seek].span) == ("", None)
    assert error_of(take, bob, waits.seek) == (403, "error-seek-rating")
    assert error_of(seek, eve, clock=clock, rated=True) == (403, "error-rated-account")
    assert error_of(seek, bob, rated=True) == (400, "error-rated-clock")
    server.run(give_rating(server.lobby, "Rated 1", 32.0))
    found = seek(bob, clock=clock, rated=True, span=100)
    assert ann.look(found.table).table.rated


async def give_rating(lobby: Lobby, name: str, mu: float) -> None:
    async with lobby.store.changing() as connection:
        who = await connection.scalar(select(ACCOUNTS.c.id).where(ACCOUNTS.c.shown == name))
        values = {"mu": mu, "sigma": 1.0, "low": 0.0, "won": 0, "drawn": 0, "lost": 0, "at": 0.0}
        await connection.execute(lobby.store.insert(RATINGS).values(who=who, game="connect-four", **values))


def test_a_person_seeks_only_so_much_at_once(people: tuple[Guest, Guest, Guest]) -> None:
    ann, *_ = people
    for number in range(MOST_SEEKS):
        seek(ann, clock={**BLITZ, "seconds": 700 + number})

    assert error_of(seek, ann, clock={**BLITZ, "seconds": 800}) == (400, "error-many-seeks")
    for each in mine(ann):
        ann.ask("DELETE", f"/api/seeks/{each.id}")
    assert mine(ann) == []


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"game": "summoner-wars", "own": {"deck": "nobody"}}, "error-option-value"),
        ({"game": "summoner-wars", "options": {"deck-1": "vanguards"}}, "error-seek-side"),
        ({"game": "summoner-wars", "own": {"first": "seat-1"}}, "error-unknown-option"),
        ({"game": "connect-four", "seats": 3}, "error-bad-message"),
        ({"game": "connect-four", "options": {"x": "y" * 201}}, "error-bad-message"),
        ({"game": "connect-four", "clock": {"kind": "match", "seconds": 0}}, "error-bad-message"),
    ],
)
def test_what_cannot_be_played_is_not_sought(guest: Guest, wanted: dict[str, Any], error: str) -> None:
    guest.me()

    assert error_of(guest.ask, "POST", "/api/seeks", wanted) == (404 if "unknown-game" in error else 400, error)


def test_a_program_without_a_cookie_is_told_to_get_one(guest: Guest) -> None:
    assert error_of(seek, guest) == (400, "error-seek-nobody")
    assert mine(guest) == []


# Behind the scenes: several nodes, and nodes that are killed


def visitor(name: str) -> Who:
    return Who(Visitor(name, name), frozenset(), "", "127.0.0.1", "en")


async def pair(lobby: Lobby, name: str, **wanted: Any) -> Sought:
    return await Pairing(lobby).seek(SeekMatch("connect-four", **wanted), name, visitor(name))


@pytest.fixture
def on(lobbies: Lobbies, database: str) -> Lobbies:
    """Lobbies on either kind of database."""
    lobbies.settings = replace(lobbies.settings, database_url=database)
    return lobbies


async def counted(lobby: Lobby, wanted: Any) -> int:
    async with lobby.store.engine.connect() as connection:
        return int(await connection.scalar(wanted) or 0)


TABLES_IN_ALL = select(func.count()).select_from(TABLES)
WAITING = select(func.count()).select_from(SEEKS).where(SEEKS.c.table_id.is_(None))


@pytest.mark.parametrize("count", [2, 7, 24])
async def test_who_asks_at_once_on_two_nodes_meets_exactly_one(on: Lobbies, count: int) -> None:
    one, two = await on.new(), await on.new()

    nodes = [Pairing(one), Pairing(two)]

    async def look_for(at: int) -> Sought:
        return await nodes[at % 2].seek(SeekMatch("connect-four"), f"visitor-{at}", visitor(f"visitor-{at}"))

    answers = await asyncio.gather(*map(look_for, range(count)))

    assert await counted(one, TABLES_IN_ALL) == count // 2
    assert await counted(two, WAITING) == count % 2
    async with one.store.engine.connect() as connection:
        seated = Counter(row.visitor for row in await connection.execute(select(SEATED)))
    assert set(seated.values()) == {1}
    assert sum(bool(each.table) for each in answers) == count // 2


async def test_nobody_who_waits_for_two_matches_is_found_for_both(on: Lobbies) -> None:
    one, two = await on.new(), await on.new()
    quick, slow = Clock("match", 300), Clock("match", 900)
    await pair(one, "ann", clock=quick)
    await pair(two, "ann", clock=slow)

    found = await asyncio.gather(pair(one, "bob", clock=quick), pair(two, "eve", clock=slow))

    assert sorted(bool(each.table) for each in found) == [False, True]
    assert await counted(one, TABLES_IN_ALL) == 1


async def test_a_node_that_fails_in_the_middle_leaves_nobody_behind(
    on: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given somebody who waits, and a node that fails after the seek has got its table, before it is stored
    one, two = await on.new(), await on.new()
    await pair(one, "ann")
    broken = Pairing(one)
    claim = broken.seeks.claim

    async def fail(*given: Any) -> bool:
        assert await claim(*given)
        raise OSError("the machine is gone")

    monkeypatch.setattr(broken.seeks, "claim", fail)
    with pytest.raises(OSError, match="gone"):
        await broken.seek(SeekMatch("connect-four"), "bob", visitor("bob"))

    # when Bob asks the other node
    found = await pair(two, "bob")

    assert found.table
    assert await counted(two, TABLES_IN_ALL) == 1
    assert await counted(two, WAITING) == 0


async def test_who_has_gone_is_not_found(on: Lobbies) -> None:
    one = await on.new()
    await pair(one, "ann")
    seeks = Pairing(one).seeks
    gone = one.clock.now() + HERE + 1

    assert [each.visitor for each in await seeks.listed(one.clock.now())] == ["ann"]
    assert await seeks.listed(gone) == []
    async with one.store.changing() as connection:
        await connection.execute(update(SEEKS).values(until=one.clock.now() - 1))
    assert (await pair(one, "bob")).seek
    with pytest.raises(BadInput):
        await seeks.find("none", gone)


def test_on_nodes_that_are_killed_everybody_meets_one(database: str, tmp_path: Path) -> None:
    """Twelve ask two nodes at once; one is killed meanwhile, and who was not answered asks the other."""
    with Node(tmp_path, database_url=database) as one, Node(tmp_path, database_url=database) as two:
        guests = [Guest((one, two)[at % 2].url) for at in range(12)]
        for guest in guests:
            guest.me()

        def look_for(guest: Guest) -> Sought | None:
            try:
                return seek(guest, clock=BLITZ)
            except Exception:
                return None

        with ThreadPoolExecutor(len(guests)) as pool:
            asked = [pool.submit(look_for, guest) for guest in guests]
            asked[0].result()
            one.kill()
            answers = [each.result() for each in asked]

        again = [Guest(two.url, cookies=dict(guest.http.cookies)) for guest in guests]
        for guest, answer in zip(again, answers, strict=True):
            if answer is None and not guest.own_tables():
                seek(guest, clock=BLITZ)
        for guest in again:
            assert len(guest.own_tables()) == 1
        assert len({guest.own_tables()[0].id for guest in again}) == len(guests) // 2
        for guest in [*guests, *again]:
            guest.close()
