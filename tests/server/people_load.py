"""Measures the pages of people: `python -m tests.server.people_load` with 10,000 accounts and 100,000 finished matches.

`--postgresql` does the same on PostgreSQL; `--plans` prints how the database looks things up. Status 1: a page took
longer than 100 ms at the server.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import event, text

from herna.engine.chance import Chance
from herna.server.migrate import migrate
from herna.server.names import skeleton
from herna.server.people.audit import audit_page
from herna.server.people.desk import reports_page
from herna.server.people.history import Wanted, history_page
from herna.server.people.leaderboards import leaderboard
from herna.server.people.profiles import player_page
from herna.server.people.ratings import Rating
from herna.server.schema import ACCOUNTS, PLAYED, RATINGS, REPORTS
from herna.server.store import Store
from tests.server.postgres import Postgres

BAR = 0.1  # seconds
TIMES = 15
GAMES = ("summoner-wars", "doomtrooper", "connect-four")
BUSY = 40  # accounts that play as much as 10 others each, and one that plays with everybody
SHOWS = ("everything", "ratings", "nothing")


async def fill(store: Store, accounts: int, matches: int) -> None:
    """Accounts with results and ratings, as matches leave them."""
    chance = Chance(1)
    people = [f"account-{at}" for at in range(accounts)]
    rows = [
        {"name": f"player {at}", "shown": f"Player {at}", "id": id, "password": "", "looks": skeleton(f"player {at}")}
        | {"role": "player", "shows": SHOWS[at % 10 % 3] if at else "everything"}
        for at, id in enumerate(people)
    ]
    async with store.changing() as connection:
        for at in range(0, len(rows), 500):
            await connection.execute(ACCOUNTS.insert(), rows[at : at + 500])
        for start in range(0, matches, 500):
            played: list[dict[str, Any]] = []
            for at in range(start, min(matches, start + 500)):
                one = 0 if at % 20 == 0 else chance.below(BUSY if at % 5 == 0 else accounts)
                two = (one + 1 + chance.below(accounts - 1)) % accounts
                won, game, bot = chance.below(2), GAMES[at % 3], at % 4 == 0
                for seat, who in enumerate((people[one], "bot:search:2" if bot else people[two])):
                    played.append(
                        {"table_id": f"table-{at}", "seat": seat, "who": who, "game": game, "at": 1e9 + at * 60.0}
                        | {"result": "won" if won == seat else "lost", "side": seat, "rated": at % 2 == 0}
                        | {"plays_as": f"faction-{at % 8}", "deck": "", "against": "", "ended_by": "rule"}
                        | {"decisions": 100, "mu_before": 25.0, "mu": 25.0 + seat, "sigma": 3.0}
                    )
            await connection.execute(PLAYED.insert(), played)
        for at in range(0, accounts, 500):
            ratings = [
                {"who": who, "game": game, "mu": (mu := 15 + chance.below(2000) / 100), "sigma": 2.0}
                | {"low": Rating(mu, 2.0).low(), "won": 5, "drawn": 0, "lost": 5, "at": 1e9}
                for who in people[at : at + 500]
                for game in GAMES
            ]
            await connection.execute(RATINGS.insert(), ratings)
        reports = [
            {
                "at": 1e9,
                "reporter": people[at],
                "about": people[at + 1],
                "about_name": "",
                "table_id": "",
                "why": "chat",
            }
            | {"text": "", "said": "", "state": "open" if at % 2 else "closed", "note": ""}
            for at in range(min(1000, accounts - 1))
        ]
        await connection.execute(REPORTS.insert(), reports)
        if not store.on_sqlite:
            await connection.execute(text("ANALYZE"))


def pages(store: Store) -> dict[str, Callable[[], Awaitable[object]]]:
    """Every page that looks people up: for somebody with thousands of matches, a usual player, a bot."""
    busy, usual, viewer = "Player 0", "Player 5000", "account-7"

    def history(name: str, bot: str = "", **wanted: Any) -> Callable[[], Awaitable[object]]:
        return lambda: history_page(store, name, bot, viewer, Wanted(**wanted))

    return {
        "player, busy": lambda: player_page(store, busy, "", viewer),
        "player, usual": lambda: player_page(store, usual, "", "account-5000"),
        "bot": lambda: player_page(store, "", "search:2", viewer),
        "matches, busy": history(busy),
        "matches, an old page": history(busy, after=f"{1e9 + 60.0 * 1000!r}~0"),
        "matches, game and result": history(busy, game="doomtrooper", result="lost", rated=True),
        "matches, an opponent": history(busy, opponent="Player 4000"),
        "matches, an opponent never met": history(busy, opponent="Player 3999"),
        "matches, with bots": history(busy, met="bots"),
        "matches of a bot": history("", "search:2"),
        "matches of a bot, an opponent": history("", "search:2", opponent="Player 4000"),
        "matches of a bot, with people only": history("", "search:2", met="people"),
        "leaderboard": lambda: leaderboard(store, "summoner-wars", "", viewer),
        "leaderboard, far down": lambda: leaderboard(store, "summoner-wars", "4000~10.0~Player 1", viewer),
        "reports": lambda: reports_page(store, "open", 0),
        "audit log": lambda: audit_page(store, 0),
    }


async def measure(database: str, accounts: int, matches: int, plans: bool) -> bool:
    """Fill a database and time every page; False, if one is too slow."""
    store = Store(database)
    await migrate(store.engine)
    started = time.perf_counter()
    await fill(store, accounts, matches)
    print(f"{accounts} accounts, {matches} matches, written in {time.perf_counter() - started:.0f} s")
    asked: list[tuple[str, Any]] = []
    event.listen(
        store.engine.sync_engine,
        "before_cursor_execute",
        lambda _connection, _cursor, statement, parameters, _context, _many: asked.append((statement, parameters)),
    )
    good = True
    print(f"{'page':38} {'median ms':>9} {'worst ms':>9} {'CPU ms':>7} {'queries':>7}")
    for name, look in pages(store).items():
        seconds, cpu = [], []
        for _ in range(TIMES):
            asked.clear()
            wall, busy = time.perf_counter(), time.process_time()
            await look()
            seconds.append(time.perf_counter() - wall)
            cpu.append(time.process_time() - busy)
        median = statistics.median(seconds)
        good = good and median < BAR
        worst = 1000 * max(seconds)
        print(f"{name:38} {1000 * median:9.1f} {worst:9.1f} {1000 * statistics.median(cpu):7.1f} {len(asked):7}")
        if plans and store.on_sqlite:
            for statement, parameters in asked:
                if statement.lstrip().upper().startswith("SELECT"):
                    async with store.engine.connect() as connection:
                        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                        print(*(f"    {row.detail}" for row in plan), sep="\n")
    await store.engine.dispose()
    return good


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--accounts", type=int, default=10_000)
    arguments.add_argument("--matches", type=int, default=100_000)
    arguments.add_argument("--postgresql", action="store_true")
    arguments.add_argument("--plans", action="store_true")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder, Postgres() if given.postgresql else nullcontext() as postgres:
        sqlite = f"sqlite+aiosqlite:///{Path(folder) / 'load.db'}"
        database = sqlite if postgres is None else postgres.new_database()
        good = asyncio.run(measure(database, given.accounts, given.matches, given.plans))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
