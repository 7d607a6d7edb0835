"""Ratings: what counts, how much, and that it counts once, whatever dies in the middle."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import structs
from sqlalchemy import select

from herna.server.acts import CloseTable, RemovePerson
from herna.server.entries import Entry, Header
from herna.server.lobby import Lobby
from herna.server.messages import Answer, Clock, Leave, OfferDraw, Resign
from herna.server.people import bot_ratings
from herna.server.people.ratings import rate
from herna.server.people.results import Finished, SeatResult
from herna.server.rooms import Room
from herna.server.schema import PLAYED, RATINGS
from herna.server.store import Conflict, Store, Write
from herna.server.table_snapshot import snapshot_of, table_from
from tests.server.lobbies import Lobbies, act, gate
from tests.server.node import Node
from tests.server.serving import Guest, Server, error_of, is_over, settings_for

CLOCK = Clock("match", 600)
FAIR: dict[str, Any] = {"rated": True, "undo": False, "hints": False, "clock": {"kind": "match", "seconds": 600}}
PASSWORD = "a long password"


async def a_match(lobby: Lobby, owners: str = "ann bob", id: str = "one", **header: Any) -> Room:
    """A rated table of Connect Four between accounts; `-` is a person without one, `bot:NAME` a bot."""
    usual: dict[str, Any] = {"rated": True, "undo": False, "hints": False, "clock": CLOCK}
    table = Header(id, "connect-four", 2, {}, "seed", lobby.clock.now(), **(usual | header))
    entries = []
    for seat, owner in enumerate(owners.split()):
        body = {"name": owner, "token": "t", "owner": owner.strip("-")}
        is_bot = owner.startswith("bot:")
        entry = ("bot", {"bot": owner[4:]}) if is_bot else ("sit", body)
        entries.append(Entry(seat + 1, entry[0], seat, table.opened, entry[1]))  # type: ignore[arg-type] # both are kinds
    await lobby.open_table(table, entries)
    return await lobby.rooms.find(id)


Ratings = dict[str, tuple[float, int, int, int]]  # mu, and how many matches were won, drawn and lost
Played = list[tuple[str, str, str, bool]]


async def ratings(lobby: Lobby) -> Ratings:
    return await ratings_in(lobby.store)


async def results(lobby: Lobby) -> Played:
    return await results_in(lobby.store)


async def ratings_in(store: Store) -> Ratings:
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(RATINGS))
        return {row.who: (round(row.mu, 2), row.won, row.drawn, row.lost) for row in rows}


async def results_in(store: Store) -> Played:
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(PLAYED).order_by(PLAYED.c.table_id, PLAYED.c.seat))
        return [(row.table_id, row.who, row.result, row.rated) for row in rows]


# What counts


async def test_a_finished_rated_match_moves_both_ratings(lobby: Lobby) -> None:
    room = await a_match(lobby)

    await act(lobby, room, Resign(1, "r"))

    assert await ratings(lobby) == {"ann": (27.64, 1, 0, 0), "bob": (22.36, 0, 0, 1)}
    assert await results(lobby) == [("one", "ann", "won", True), ("one", "bob", "lost", True)]


async def test_a_casual_match_is_history_and_moves_no_rating(lobby: Lobby) -> None:
    room = await a_match(lobby, rated=False)

    await act(lobby, room, Resign(0, "r"))

    assert await ratings(lobby) == {}
    assert await results(lobby) == [("one", "ann", "lost", False), ("one", "bob", "won", False)]


async def test_nothing_is_written_of_a_match_without_visitors_or_one_that_the_operator_closed(lobby: Lobby) -> None:
    room = await a_match(lobby, "- -", rated=False)
    closed = await a_match(lobby, id="two")

    await act(lobby, room, Resign(0, "r"))
    await lobby.act(closed, CloseTable())

    assert await results(lobby) == []


async def test_a_draw_brings_two_ratings_together(lobby: Lobby) -> None:
    await act(lobby, await a_match(lobby, id="before"), Resign(1, "r"))
    room = await a_match(lobby)

    number = await act(lobby, room, OfferDraw(0, "d"))
    await act(lobby, room, Answer(1, "a", number, True))

    found = await ratings(lobby)
    assert found["ann"][1:] == (1, 1, 0)
    assert 25 < found["ann"][0] < 27.64


async def test_the_time_that_runs_out_counts_as_a_loss(lobbies: Lobbies) -> None:
    lobby = await lobbies.new()
    room = await a_match(lobby, clock=Clock("match", 1))

    await asyncio.sleep(1.1)
    await lobby.sweep()
    async with room.lock:
        assert (await lobby.rooms.up_to_date(room)).ended is not None

    assert (await ratings(lobby))["ann"][1:] == (0, 0, 1)


async def test_a_match_in_which_the_operator_took_a_seat_does_not_count(lobby: Lobby) -> None:
    room = await a_match(lobby)
    await lobby.act(room, RemovePerson(0))

    await act(lobby, room, Resign(1, "r"))

    assert await ratings(lobby) == {}
    assert await results(lobby) == [("one", "ann", "lost", False), ("one", "bob", "lost", False)]


async def test_nobody_escapes_a_rated_match_by_leaving(lobby: Lobby) -> None:
    room = await a_match(lobby)

    with pytest.raises(Exception, match="error-rated-leave"):
        await act(lobby, room, Leave(0, "l"))


async def test_a_measured_bot_is_a_fixed_point(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_ratings.MEASURED, "connect-four", {"random": (20.0, 1.0)})
    room = await a_match(lobby, "ann bot:random")

    await act(lobby, room, Resign(0, "r"))

    found = await ratings(lobby)
    assert set(found) == {"ann"}
    assert found["ann"][0] < 25


def finished(*seats: SeatResult, against: str = "", game: str = "connect-four") -> Finished:
    return Finished("t", game, 1.0, True, bool(against), against, "rule", 10, list(seats))


def a_seat(seat: int, who: str, side: int, score: float) -> SeatResult:
    return SeatResult(seat, who, side, score, "won" if score == 1 else "lost", "", "")


def test_team_mates_win_together() -> None:
    match = finished(a_seat(0, "a", 0, 1), a_seat(1, "b", 1, 0), a_seat(2, "c", 0, 1), a_seat(3, "d", 1, 0))

    after = rate(match, {})

    assert after["a"] == after["c"]
    assert after["b"] == after["d"]
    assert after["a"].mu > 25 > after["b"].mu


@pytest.mark.parametrize(("score", "sign"), [(1.0, 1), (0.0, -1)])
def test_players_together_are_rated_against_nemesis_and_difficulty(score: float, sign: int) -> None:
    nemesis = "against:rageborne expert"
    match = finished(a_seat(0, "a", 0, score), a_seat(1, "b", 0, score), against=nemesis)

    after = rate(match, {})

    assert set(after) == {"a", "b", nemesis}
    assert (after["a"].mu - 25) * sign > 0 > (after[nemesis].mu - 25) * sign


def test_a_bot_that_is_not_measured_plays_no_rated_match(server: Server) -> None:
    with Guest(server.url) as guest:
        guest.me()
        guest.register("not measured", PASSWORD)
        assert error_of(guest.open_table, "connect-four", "me random", **FAIR) == (400, "error-rated-bot")


# Who may play


@pytest.mark.parametrize(
    ("changed", "seats", "error"),
    [
        ({"undo": True}, "me open", "error-rated-help"),
        ({"hints": True}, "me open", "error-rated-help"),
        ({"clock": None}, "me open", "error-rated-clock"),
        ({}, "me me", "error-rated-twice"),
        ({}, "random random", "error-rated-bots"),
    ],
)
def test_a_rated_table_has_to_be_fair(server: Server, changed: dict[str, Any], seats: str, error: str) -> None:
    with Guest(server.url) as guest:
        guest.me()
        guest.register(f"fair {error} {seats} {'undo' in changed}"[:40], PASSWORD)
        assert error_of(guest.open_table, "connect-four", seats, **(FAIR | changed)) == (400, error)


def test_a_scenario_or_limits_of_your_own_are_not_rated(server: Server) -> None:
    with Guest(server.url) as guest:
        guest.me()
        guest.register("own limits", PASSWORD)
        refused = error_of(guest.open_table, "doomtrooper", "me open", options={"target": 5}, **FAIR)
        assert refused == (400, "error-rated-setup")
        guest.open_table("doomtrooper", "me open", **FAIR)


def test_a_rated_table_is_for_accounts_each_of_them_once(server: Server) -> None:
    with Guest(server.url) as ann, Guest(server.url) as bob:
        ann.me()
        assert error_of(ann.open_table, "connect-four", "me open", **FAIR) == (403, "error-rated-account")
        ann.register("ann rated", PASSWORD)
        table = ann.open_table("connect-four", "me open", **FAIR)
        assert error_of(ann.join, table) == (400, "error-rated-twice")
        assert error_of(bob.join, table) == (403, "error-rated-account")
        bob.me()
        assert error_of(bob.join, table) == (403, "error-rated-account")

        bob.register("bob rated", PASSWORD)
        bob.join(table)
        assert bob.look(table).table.rated


# Once, whatever happens


async def test_two_nodes_that_end_a_match_at_once_count_it_once(nodes: Lobbies) -> None:
    one, two = await nodes.new(), await nodes.new()
    rooms = [await a_match(one), await two.rooms.find("one")]

    ended = await asyncio.gather(
        act(one, rooms[0], Resign(0, "x")), act(two, rooms[1], Resign(1, "y")), return_exceptions=True
    )

    assert sum(isinstance(each, int) for each in ended) == 1
    assert sorted(each[1:] for each in (await ratings(one)).values()) == [(0, 0, 1), (1, 0, 0)]


async def test_many_matches_of_the_same_players_at_once_all_count(nodes: Lobbies) -> None:
    """Nodes lock ratings in one order: none waits in a ring, and no match overwrites another."""
    both = [await nodes.new(), await nodes.new()]
    pairs = ["ann bob", "bob ann", "ann cid", "cid bob"] * 5
    rooms = [
        (lobby, await a_match(lobby, pair, f"{at}"))
        for at, (pair, lobby) in enumerate(zip(pairs, both * 10, strict=True))
    ]

    await asyncio.gather(*(act(lobby, room, Resign(1, "r")) for lobby, room in rooms))

    found = await ratings(both[0])
    assert {who: sum(each[1:]) for who, each in found.items()} == {"ann": 15, "bob": 15, "cid": 10}


async def test_a_match_that_could_not_be_stored_has_not_counted(lobby: Lobby) -> None:
    room = await a_match(lobby)
    gate(lobby).fails = True
    with pytest.raises(OSError, match="disk"):
        await act(lobby, room, Resign(0, "r"))
    assert await ratings(lobby) == {}

    gate(lobby).fails = False
    await act(lobby, room, Resign(0, "r"))

    assert (await ratings(lobby))["ann"][1:] == (0, 0, 1)


async def test_an_entry_that_came_too_late_takes_its_result_with_it(lobby: Lobby) -> None:
    room = await a_match(lobby)
    await act(lobby, room, Resign(0, "r"))
    before = await ratings(lobby)
    result = finished(a_seat(0, "ann", 0, 1), a_seat(1, "bob", 1, 0))

    with pytest.raises(Conflict):
        await lobby.store.append(Write("one", Entry(3, "resign", 1, 1.0), "over", None, finished=result))

    assert await ratings(lobby) == before


async def test_a_match_that_ends_again_after_a_repair_counts_once(lobby: Lobby) -> None:
    room = await a_match(lobby)
    await act(lobby, room, Resign(0, "r"))
    before = await ratings(lobby)

    async with lobby.store.changing() as connection:
        result = structs.replace(finished(a_seat(0, "ann", 0, 0), a_seat(1, "bob", 1, 1)), table="one")
        await lobby.store.count_matches(connection, [result])

    assert await ratings(lobby) == before


async def counted_in(database: str) -> tuple[Ratings, Played]:
    store = Store(database)
    try:
        return await ratings_in(store), await results_in(store)
    finally:
        await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_killed_in_the_middle_has_counted_each_match_once_or_not_at_all(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = request.getfixturevalue("postgres").new_database() if kind == "postgresql" else ""
    further = {"database_url": database} if database else {}
    with Node(tmp_path, grace=1.0, rate=1e9, burst=1e9, **further) as node:
        # given rated matches of two accounts
        ann, bob = Guest(node.url), Guest(node.url)
        for each, name in ((ann, "Ann"), (bob, "Bob")):
            each.me()
            each.register(name, PASSWORD)
        tables = [ann.open_with(bob, **FAIR) for _ in range(12)]

        # when they are resigned, and the server is killed again and again meanwhile
        def resign(some: Sequence[str], who: Guest, seat: int) -> None:
            for table in some:
                try:
                    who.do(table, "resign", seat, id="r")
                except httpx.TransportError:  # the server is gone for a moment
                    return

        for turn in range(3):
            others = tables[4 * turn : 4 * turn + 4]
            resigning = threading.Thread(target=resign, args=(others, ann if turn % 2 else bob, 0 if turn % 2 else 1))
            resigning.start()
            threading.Event().wait(0.03 * (turn + 1))
            node.kill()
            resigning.join()
            node.start()

        # then as many matches count as are over, with their history
        over = [table for table in tables if is_over(ann.look(table))]

        found, rows = asyncio.run(counted_in(settings_for(tmp_path, **further).database()))
        assert {sum(each[1:]) for each in found.values()} <= {len(over)}
        assert sorted({row[0] for row in rows}) == sorted(over)
        assert len(rows) == 2 * len(over)

        # and a request that was interrupted is taken when it is sent again
        for table in tables:
            if table not in over:
                bob.do(table, "resign", 1, id="again")
        found, rows = asyncio.run(counted_in(settings_for(tmp_path, **further).database()))
        assert {sum(each[1:]) for each in found.values()} == {12}
        ann.close()
        bob.close()


async def test_a_snapshot_keeps_who_has_left(lobby: Lobby) -> None:
    room = await a_match(lobby)
    await lobby.act(room, RemovePerson(0))
    async with room.lock:
        table = await lobby.rooms.up_to_date(room)
    again = table_from(table.header, table.game, msgspec.json.decode(msgspec.json.encode(snapshot_of(table))))

    assert again.left == table.left
    assert again.left[0][1] == "removed"
