"""What is stored of a tournament: entries, each a line of a journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from herna import VERSION
from herna.engine.errors import BadInput
from herna.engine.game import Options
from herna.engine.journal import FORMAT, Journal

KIND = "tournament"  # of journal

Style = Literal["single-elimination", "double-elimination", "round-robin", "swiss"]
STYLES: tuple[Style, ...] = ("single-elimination", "double-elimination", "round-robin", "swiss")
ELIMINATION: tuple[Style, ...] = ("single-elimination", "double-elimination")
BEST_OF = (1, 3, 5)

Seats = tuple[int, int]  # two players by number; the first one has the first seat in the first game


class Start(Struct, frozen=True, tag="start", tag_field="entry", forbid_unknown_fields=True, kw_only=True):
    """The first line: what is fixed when a tournament is created.

    `rounds` are those of a Swiss tournament. All lots follow from the `seed`. `settings` are for the program that plays
    the matches.
    """

    herna: str = KIND
    format: int = FORMAT
    version: str = VERSION
    game: str
    game_version: int = 0
    style: Style
    rounds: int = 0
    best_of: int = 1
    seed: str
    settings: dict[str, Any] = {}


class Enter(Struct, frozen=True, tag="enter", tag_field="entry", forbid_unknown_fields=True):
    """Somebody enters; players are numbered from 1.

    `given` are options of the game for its seat, such as its deck.
    """

    player: int
    name: str
    bot: str = ""
    given: Options = {}


class Drop(Struct, frozen=True, tag="drop", tag_field="entry", forbid_unknown_fields=True):
    """A player leaves the tournament; a match that it has not finished is lost."""

    player: int


class Pair(Struct, frozen=True, tag="pair", tag_field="entry", forbid_unknown_fields=True):
    """A round is paired, by the program or by hand.

    Tables are numbered from 1. The players of `byes` have no opponent in this round.
    In an elimination tournament `slots` are the numbers of the matches in the bracket.
    """

    round: int
    tables: list[Seats]
    byes: list[int] = []
    slots: list[int] = []


class Report(Struct, frozen=True, tag="report", tag_field="entry", forbid_unknown_fields=True):
    """The result of a table of this round: games won by each, and draws."""

    table: int
    score: tuple[int, int]
    draws: int = 0
    unfinished: bool = False


class Correct(Struct, frozen=True, tag="correct", tag_field="entry", forbid_unknown_fields=True):
    """Another result for a table of any round, instead of the reported one."""

    round: int
    table: int
    score: tuple[int, int]
    draws: int = 0
    unfinished: bool = False


class NoShow(Struct, frozen=True, tag="no-show", tag_field="entry", forbid_unknown_fields=True):
    """Players of a table of this round have not come; they lose."""

    table: int
    players: list[int]


class Penalty(Struct, frozen=True, tag="penalty", tag_field="entry", forbid_unknown_fields=True):
    """A player loses match points, for this reason; none, for a warning."""

    player: int
    points: int
    why: str


Entry = Start | Enter | Drop | Pair | Report | Correct | NoShow | Penalty


def as_line(entry: Entry) -> dict[str, Any]:
    """An entry as the data of a line of a journal."""
    data: dict[str, Any] = msgspec.to_builtins(entry)
    return data


def entries_of(journal: Journal, name: str) -> Iterable[Entry]:
    """The entries in a journal; `name` is that of its file."""
    for number, line in enumerate(journal.entries(), 1):
        line.pop("check")
        try:
            yield msgspec.convert(line, Entry)
        except msgspec.ValidationError as error:
            raise BadInput("error-tournament-line", file=name, line=number, why=str(error)) from error
