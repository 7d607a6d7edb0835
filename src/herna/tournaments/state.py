"""A tournament as its entries have made it, and questions about it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from herna.engine.game import Options
from herna.tournaments.entries import ELIMINATION, Seats, Start

WIN, DRAW, LOSS = 3, 1, 0  # match points


@dataclass(slots=True)
class Player:
    """A player: who it is, when it came and left, and its penalties."""

    number: int
    name: str
    bot: str = ""
    given: Options = field(default_factory=dict)
    missed: int = 0  # the rounds that were paired before it entered
    dropped: int | None = None  # the rounds that were paired before it dropped
    penalty: int = 0  # match points


@dataclass(slots=True)
class Table:
    """Two players who meet in a round, and the result."""

    seats: Seats
    slot: int = 0  # the number of the match in the bracket
    score: Seats | None = None  # games won by each
    draws: int = 0
    unfinished: bool = False
    absent: tuple[int, ...] = ()

    def is_open(self) -> bool:
        """Whether the result is still to come."""
        return self.score is None

    def opponent(self, player: int) -> int:
        first, second = self.seats
        return second if player == first else first

    def games(self, player: int) -> tuple[int, int]:
        """The games that a player of this table has won and lost."""
        first, second = self.score or (0, 0)
        return (first, second) if player == self.seats[0] else (second, first)

    def points(self, player: int) -> int:
        """The match points of a player of this table."""
        won, lost = self.games(player)
        if self.is_open() or player in self.absent:
            return LOSS
        return WIN if won > lost else DRAW if won == lost else LOSS


@dataclass(slots=True)
class History:
    """The tables and byes of one player."""

    player: int
    tables: list[Table] = field(default_factory=list)
    byes: int = 0

    def points(self) -> int:
        """The match points from results and byes, without penalties."""
        return WIN * self.byes + sum(table.points(self.player) for table in self.tables)

    def first_seats(self) -> int:
        """How many more matches the player has had the first seat than the second."""
        return sum(1 if table.seats[0] == self.player else -1 for table in self.tables)


@dataclass(slots=True)
class Round:
    """The tables of a round, and the players with a bye."""

    tables: list[Table]
    byes: list[int]


@dataclass(slots=True)
class Tournament:
    """What has happened so far."""

    start: Start
    players: dict[int, Player] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    field: list[int] = field(default_factory=list)  # who was there when the first round was paired

    def is_elimination(self) -> bool:
        return self.start.style in ELIMINATION

    def games_to_win(self) -> int:
        return self.start.best_of // 2 + 1

    def active(self) -> list[int]:
        """The players who have not dropped."""
        return [number for number, player in self.players.items() if player.dropped is None]

    def open_tables(self) -> dict[int, Table]:
        """The tables of this round that have no result yet, by number."""
        tables = self.rounds[-1].tables if self.rounds else []
        return {number: table for number, table in enumerate(tables, 1) if table.is_open()}

    def tables(self) -> Iterator[Table]:
        """All tables of all rounds."""
        return (table for each in self.rounds for table in each.tables)

    def winner(self, table: Table) -> int | None:
        """The player who advances from a table; None, if nobody came.

        If a match ends level, it is the one with the better lot.
        """
        present = [player for player in table.seats if player not in table.absent]
        return max(self.by_lot(present), key=table.points, default=None)

    def histories(self) -> dict[int, History]:
        """The history of each player."""
        found = {number: History(number) for number in self.players}
        for each in self.rounds:
            for player in each.byes:
                found[player].byes += 1
            for table in each.tables:
                for player in table.seats:
                    found[player].tables.append(table)
        return found

    def meetings(self) -> dict[Seats, int]:
        """How often two players have met, by their numbers in order."""
        counted: dict[Seats, int] = {}
        for table in self.tables():
            pair = in_order(*table.seats)
            counted[pair] = counted.get(pair, 0) + 1
        return counted

    def rematches(self) -> int:
        """How many matches were not the first between their players."""
        return sum(times - 1 for times in self.meetings().values())

    def byes(self) -> int:
        return sum(len(each.byes) for each in self.rounds)

    def lot(self, player: int, what: str = "") -> bytes:
        """What a player has drawn, once for the whole tournament or for something else."""
        return hashlib.sha256(f"{self.start.seed}:{what}:{player}".encode()).digest()

    def by_lot(self, players: list[int], what: str = "") -> list[int]:
        """These players in the order of their lots."""
        return sorted(players, key=lambda player: self.lot(player, what))

    def in_seats(self, one: int, other: int, histories: dict[int, History]) -> Seats:
        """Two players in the order of their seats.

        The one with fewer first seats so far is first, else the one with the better lot.
        """
        drawn = self.by_lot([one, other], f"seats of round {len(self.rounds) + 1}")
        first, second = sorted(drawn, key=lambda player: histories[player].first_seats())
        return first, second


def in_order(one: int, other: int) -> Seats:
    return (one, other) if one < other else (other, one)
