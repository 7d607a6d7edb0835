"""A server that is killed at random moments, again and again: what it has acknowledged is there, and all matches end.

`./test --soak` (or HERNA_SOAK=1) plays 50 matches and reports how many choices were acknowledged between the kills.
"""

import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from herna.engine.chance import Chance
from herna.engine.journal import journal_from_text
from herna.engine.verify import verify
from herna.games.catalogue import game_named
from herna.server.entries import Entry
from herna.server.messages import Done, State
from tests.kit.random_match import SOAK
from tests.server.node import Node
from tests.server.serving import Guest, Line, asked, is_over, number_of, options

# Which matches there are: the game, who plays it, and how many of these. `me` is a random player of this test.
FEW = (("connect-four", "me me", 4), ("connect-four", "me random", 2), ("summoner-wars", "random me", 1))
FIFTY = (
    ("connect-four", "me me", 20),
    ("connect-four", "me random", 10),
    ("summoner-wars", "me me", 12),
    ("summoner-wars", "random me", 8),
)
KILLS = 20 if SOAK else 3
AT_ONCE = 8  # matches that are played at the same time
LONGEST = 1500.0 if SOAK else 150.0  # seconds
REPORT = Path(__file__).parents[2] / "build" / "soak-crash.txt"
GONE = (httpx.TransportError, WebSocketException, OSError, EOFError)  # how it looks when the server is killed

R = TypeVar("R")


class Player:
    """Plays a match at random, in one seat or in both, by HTTP or on a live line, and notes what was acknowledged."""

    def __init__(self, node: Node, number: int, game: str, seats: str) -> None:
        self.guest = Guest(node.url)
        self.chance = Chance(number)
        self.on_line = number % 2 == 0
        self.game = game
        self.seats = [seat for seat, who in enumerate(seats.split()) if who == "me"]
        self.table = self.guest.open_table(game, seats)
        self.acknowledged: list[tuple[Done, int, list[str | int]]] = []
        self.version = 0
        self.interrupted = 0
        self.line: Line | None = None

    def play(self) -> None:
        latest = time.monotonic() + LONGEST
        while True:
            state = self.look()
            if is_over(state):
                break
            if asked(state):
                self.choose(state.seat, number_of(state), list(self.chance.pick(options(state))))
            assert time.monotonic() < latest, f"table {self.table} is not over: {state}"
        self.hang_up()

    def look(self) -> State:
        """The table from the seat that is asked; never older than what was acknowledged."""
        for seat in self.seats:
            state = self.until_it_answers(partial(self.guest.look, self.table, seat))
            assert state.version >= self.version, "what was acknowledged is not there"
            if asked(state) or is_over(state):
                return state
        time.sleep(0.05)  # a bot is asked
        return state

    def choose(self, seat: int, number: int, choice: list[str | int]) -> None:
        """Choose, and if nobody answers, send the same again until somebody does."""
        id = self.guest.new_id()

        def send() -> Done:
            if not self.on_line:
                return self.guest.choose(self.table, *choice, seat=seat, number=number, id=id)
            if self.line is None:
                self.line = self.guest.live(self.table, after=self.version).__enter__()
            done = self.line.choose(number, *choice, seat=seat, id=id)
            self.line.states.clear()
            return done

        done = self.until_it_answers(send)
        self.acknowledged.append((done, seat, choice))
        self.version = done.version

    def until_it_answers(self, ask: Callable[[], R]) -> R:
        latest = time.monotonic() + LONGEST
        while True:
            try:
                return ask()
            except GONE:
                self.interrupted += 1
                self.hang_up()
                assert time.monotonic() < latest
                time.sleep(0.1)

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.socket.close()
            self.line = None


def entries_of(database: Path, table: str) -> list[Entry]:
    """What is kept of a table, read behind the server's back."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", [table])
        return [msgspec.json.decode(body, type=Entry) for (body,) in rows]


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    started = time.monotonic()
    chance = Chance(int(started * 1000) if SOAK else 1)
    matches = [(game, seats) for game, seats, many in (FIFTY if SOAK else FEW) for _ in range(many)]
    kills = 0
    with Node(tmp_path, grace=1.0, rate=1e9, burst=1e9) as node:
        # given matches that are being played
        players = [Player(node, number, game, seats) for number, (game, seats) in enumerate(matches)]
        with ThreadPoolExecutor(AT_ONCE) as at_once:
            playing = [at_once.submit(player.play) for player in players]

            # when the server is killed at random moments
            while kills < KILLS and not all(each.done() for each in playing):
                time.sleep((300 + chance.below(2000)) / 1000)
                node.kill()
                node.start()
                kills += 1
            for each in playing:
                each.result(LONGEST)

        # then every match has come to its end and its journal is right
        for player in players:
            journal = player.guest.ask("GET", f"/api/tables/{player.table}/journal").decode()
            assert verify(game_named(player.game), journal_from_text(journal, "journal"), "journal").over()
            player.guest.close()

    # then every choice that was acknowledged is there, once, under the number that was told
    for player in players:
        entries = entries_of(tmp_path / "herna.db", player.table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert max(Counter(entry.id for entry in entries if entry.id).values()) == 1
        for done, seat, choice in player.acknowledged:
            kept = entries[done.version - 1]
            assert (kept.id, kept.seat, kept.kind, kept.body) == (done.id, seat, "choose", {"choice": choice})
    acknowledged = sum(len(player.acknowledged) for player in players)
    assert acknowledged > 20 * KILLS
    report(
        f"{len(players)} matches, {kills} kills, {acknowledged} choices acknowledged, none lost; "
        f"{sum(player.interrupted for player in players)} requests were interrupted and sent again; "
        f"{time.monotonic() - started:.0f} s"
    )


def report(line: str) -> None:
    print(line)
    if SOAK:
        REPORT.parent.mkdir(exist_ok=True)
        REPORT.write_text(f"{line}\n", encoding="utf-8")
