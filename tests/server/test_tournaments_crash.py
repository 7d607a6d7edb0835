"""A tournament whose nodes are killed in the middle: every round is paired once, and every game is started once.

HERNA_SOAK=1 (`./test --soak`) lets 256 bots instead of 24 play a Swiss tournament to its end,
and reports how long it took.
"""

import asyncio
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from herna.engine.chance import Chance
from herna.server.entries import Header
from herna.server.schema import TABLES, TOURNAMENT_ENTRIES, TOURNAMENT_TABLES
from herna.server.tournaments.entries import Line, Played, Started
from herna.server.tournaments.shared import SharedTournament, create, fold
from herna.tournaments.entries import Pair
from tests.kit.random_match import SOAK
from tests.server.node import Node
from tests.server.serving import Guest
from tests.server.test_crash import GONE
from tests.server.test_tournaments import do, is_finished, look, open_tournament

BOTS = 16
FIELD = 256 if SOAK else 24
KILLS = 20 if SOAK else 4
LONGEST = 1800.0 if SOAK else 300.0  # seconds
REPORT = Path(__file__).parents[2] / "build" / "soak-tournament.txt"


async def read(database: str, id: str) -> tuple[list[Line], list[Header], int]:
    """The journal of a tournament, the tables of the server, and how many are noted as its games."""
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        wanted = select(TOURNAMENT_ENTRIES.c.body).where(TOURNAMENT_ENTRIES.c.tournament_id == id)
        bodies = list(await connection.scalars(wanted.order_by(TOURNAMENT_ENTRIES.c.number)))
        headers = list(await connection.scalars(select(TABLES.c.header)))
        games = list(await connection.scalars(select(TOURNAMENT_TABLES.c.table_id)))
    await engine.dispose()
    lines = [msgspec.json.decode(body, type=Line) for body in bodies]
    return lines, [msgspec.json.decode(header, type=Header) for header in headers], len(games)


def folded(id: str, lines: list[Line]) -> SharedTournament:
    shared = create(id, lines[0])
    for line in lines[1:]:
        fold(shared, line)
    return shared


def check_once(id: str, lines: list[Line], headers: list[Header], games: int, rounds: int) -> None:
    """Rounds follow each other, each game was started once, and there are no other tables."""
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    assert [line.what.round for line in lines if isinstance(line.what, Pair)] == list(range(1, rounds + 1))
    started = Counter(line.what.id for line in lines if isinstance(line.what, Started))
    assert set(started.values()) == {1}
    assert sorted(header.id for header in headers) == sorted(started)
    assert games == len(started) == sum(isinstance(line.what, Played) for line in lines)
    assert folded(id, lines).status == "over"


def until_over(nodes: list[Node], id: str, kills: int) -> None:
    """Kill a node at random moments, and start it again, until the tournament is over."""
    chance, latest = Chance(7), time.monotonic() + LONGEST
    while True:
        for node in nodes:
            try:
                with Guest(node.url) as guest:
                    if is_finished(look(guest, id)):
                        return
            except GONE:
                pass
        assert time.monotonic() < latest
        time.sleep((300 + chance.below(1500)) / 1000)
        if kills:
            kills -= 1
            node = nodes[chance.below(len(nodes))]
            node.kill()
            node.start()


@pytest.mark.parametrize(("kind", "count"), [("sqlite", 1), ("postgresql", 2)])
def test_every_round_is_paired_and_every_game_started_once_although_nodes_are_killed(
    kind: str, count: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'herna.db'}"
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    nodes = [Node(tmp_path, database_url=database, grace=1.0, rate=1e9, burst=1e9) for _ in range(count)]
    try:
        for node in nodes:
            node.start()
        # given a tournament of bots
        with Guest(nodes[0].url) as guest:
            guest.rename("Ann")
            id = open_tournament(guest, best_of=3)
            do(guest, id, "enter-bots", bot="random", count=BOTS)
            do(guest, id, "begin")

        # when nodes are killed in the middle
        until_over(nodes, id, KILLS)
    finally:
        for node in nodes:
            node.kill()

    # then
    check_once(id, *asyncio.run(read(database, id)), rounds=4)


def test_a_large_swiss_tournament_of_bots_runs_to_its_end(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'herna.db'}"
    with Node(tmp_path, database_url=database, rate=1e9, burst=1e9) as node, Guest(node.url) as guest:
        guest.rename("Ann")
        id = open_tournament(guest)
        do(guest, id, "enter-bots", bot="greedy", count=FIELD)
        started = time.monotonic()
        do(guest, id, "begin")
        until_over([node], id, 0)
        seconds = time.monotonic() - started
        state = look(guest, id)
    rounds = (FIELD - 1).bit_length()
    assert [len(each.tables) for each in state.rounds] == [FIELD // 2] * rounds
    check_once(id, *asyncio.run(read(database, id)), rounds=rounds)
    line = f"{FIELD} bots, {rounds} rounds, {rounds * FIELD // 2} matches of Connect Four in {seconds:.0f} s"
    print(line)
    if SOAK:
        REPORT.parent.mkdir(exist_ok=True)
        REPORT.write_text(f"{line}\n", encoding="utf-8")
