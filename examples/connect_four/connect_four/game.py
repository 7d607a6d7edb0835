"""Connect Four: two players drop discs into seven columns; four in a line win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from herna.engine.activity import Activity, Bar, Noun, because
from herna.engine.chance import Chance
from herna.engine.decision import Ask
from herna.engine.flow import Play, Procedure, Repeat
from herna.engine.game import Game, Option, Options
from herna.engine.table import Table, drawn, won_by

COLUMNS, ROWS = 7, 6

# A column takes seven bits of a number: six spaces from the bottom up, and one that is always empty.
HEIGHT = ROWS + 1
UP, RIGHT, UP_RIGHT, DOWN_RIGHT = 1, HEIGHT, HEIGHT + 1, HEIGHT - 1


@dataclass(slots=True)
class Rack(Table):
    """The upright rack: each seat's discs as bits, the columns' heights, the turn."""

    discs: list[int]
    filled: list[int]
    turn: int = 0

    def copy(self) -> Rack:
        return Rack(self.discs.copy(), self.filled.copy(), self.turn)

    def disc(self, column: int, row: int) -> int:
        """Whose disc lies there; -1 if nobody's."""
        space = 1 << column * HEIGHT + row
        return 0 if self.discs[0] & space else 1 if self.discs[1] & space else -1


def four_in_a_line(discs: int) -> bool:
    """C4-WIN-01: four discs next to each other upwards, sideways or slantwise."""
    for step in (UP, RIGHT, UP_RIGHT, DOWN_RIGHT):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def longest_line(discs: int) -> int:
    """How many discs at most lie next to each other in a line."""
    longest = 0
    for step in (UP, RIGHT, UP_RIGHT, DOWN_RIGHT):
        line, starts = 0, discs
        while starts:  # the discs with which a line of one more begins
            line += 1
            starts &= starts >> step
        longest = max(longest, line)
    return longest


class Drop(Activity[Rack]):
    """C4-TURN-02: drop a disc into a column with room."""

    kind = "drop"
    fields = ("column",)
    rule = "C4-TURN-02"

    def first(self, table: Rack, seat: int) -> Sequence[int]:
        return range(COLUMNS)

    def first_barred(self, table: Rack, seat: int, column: int) -> Bar | None:
        if table.filled[column] < ROWS:
            return None
        return because("C4-TURN-03", "c4-why-full", (("column", column),))

    def do(self, play: Play[Rack], seat: int, column: int) -> None:
        rack = play.table
        row = rack.filled[column]
        rack.discs[seat] |= 1 << column * HEIGHT + row
        rack.filled[column] = row + 1
        play.tell(("dropped", seat, column), "C4-TURN-02")
        if four_in_a_line(rack.discs[seat]):
            play.finish(won_by(2, seat, rule="C4-WIN-01"))
        elif sum(rack.filled) == COLUMNS * ROWS:
            play.finish(drawn(2, "C4-WIN-02"))


DROPS = (Drop(),)


@dataclass(frozen=True, slots=True)
class Turns(Procedure):
    """The players drop discs in turn until one wins or the rack is full."""

    def order(self) -> tuple[str, ...]:
        return ("choose_a_column", "the_other_player_is_next")

    def choose_a_column(self, play: Play[Rack]) -> Ask:
        return Ask(play.table.turn, "c4-choose-column", DROPS, "C4-TURN-02")

    def the_other_player_is_next(self, play: Play[Rack]) -> Repeat:
        play.table.turn = 1 - play.table.turn
        return Repeat("choose_a_column")


class ConnectFour(Game[Rack]):
    """Connect Four as a game: options, setup, view, evaluation, names and drawing."""

    def options(self) -> tuple[Option, ...]:
        return (Option("first", "seat-1", values=("seat-1", "seat-2", "random")),)

    def setup(self, seats: int, options: Options, chance: Chance) -> tuple[Rack, Procedure]:
        first = chance.below(2) if options["first"] == "random" else int(options["first"] == "seat-2")
        return Rack([0, 0], [0] * COLUMNS, first), Turns()

    def view(self, table: Rack, seat: int) -> dict[str, Any]:
        rows = [[table.disc(column, row) for column in range(COLUMNS)] for row in range(ROWS)]
        return {"rows": rows, "turn": table.turn}

    def exists(self, table: Rack, field: str, thing: str | int) -> bool:
        return thing in range(COLUMNS)

    def evaluate(self, play: Play[Rack], seat: int) -> float:
        """Discs in the middle are worth more: most lines pass through it."""
        worth = [0, 0]
        for player in (0, 1):
            for column in range(COLUMNS):
                in_column = play.table.discs[player] >> column * HEIGHT & (1 << ROWS) - 1
                worth[player] += in_column.bit_count() * (1 + min(column, COLUMNS - 1 - column))
        return 0.5 + (worth[seat] - worth[1 - seat]) / 200

    def spans(self, table: Rack) -> dict[str, str]:
        return {"turn": f"{sum(table.filled)}"}

    def whose_turn(self, table: Rack) -> int:
        return table.turn

    def points(self, table: Rack) -> tuple[int, ...]:
        return longest_line(table.discs[0]), longest_line(table.discs[1])

    def name(self, view: dict[str, Any], field: str, value: str | int) -> str | int:
        return value + 1 if isinstance(value, int) else value  # people count columns from one

    def draw(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        signs = {-1: "[dim]·[/]", 0: "[bold yellow]●[/]", 1: "[bold red]○[/]"}
        rows = [" ".join(signs[disc] for disc in row) for row in reversed(view["rows"])]
        return "\n".join([*rows, "[dim]" + " ".join(str(column + 1) for column in range(COLUMNS)) + "[/]"])


GAME = ConnectFour(
    key="connect-four",
    package="connect_four",
    prefix="c4",
    activities=(Drop,),
    nouns={"column": Noun("column", "C4-SETUP-01")},
    events={"dropped": ("seat", "column")},
    complete=True,
    secrets=False,
)
