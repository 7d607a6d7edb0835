"""Positions of lessons and puzzles of Warcraft: what they ask and point at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from herna.engine.chance import Scripted
from herna.engine.given import by_seat
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import LAST_SIDE, GivenWar, points_to_win
from herna.games.warcraft.printed import LEVELS, PIECES
from herna.games.warcraft.rules.harvest import FACES
from herna.games.warcraft.setting import KINDS
from herna.games.warcraft.table import BUILDINGS

NOBODY: Final = "nobody"


class LessonWar(GivenWar):
    """A war of a lesson."""

    def answers(self) -> dict[str, Callable[..., object]]:
        return super().answers() | {
            "on": lambda space, seat="0": self.on(space, int(seat)) or NOBODY,
            "strength": self.strength,
            "moves": lambda kind: PIECES[kind].moves,
            "pieces": self.pieces,
            "gold": lambda seat="0": self.stock(int(seat))[0],
            "wood": lambda seat="0": self.stock(int(seat))[1],
            "cards": lambda seat="0": self.hand(int(seat)),
            "level": lambda kind, seat="0": self.level(kind, int(seat)),
            "training": lambda seat="0": self.training(int(seat)) or NOBODY,
            "points": lambda seat="0": GAME.points(self.table)[int(seat)],
            "finished": lambda kind, seat="0": self.table.finished[int(seat) * BUILDINGS + KINDS.index(kind)],
            "depleted": self.depleted,
        }

    def seats(self) -> int:
        return len(self.table.setting.races)

    def pieces(self, seat: str = "0") -> int:
        """How many pieces of a seat are on the map."""
        return sum(len(self.on(letter, int(seat))) for letter in self.letters)

    def strength(self, kind: str, seat: str = "0") -> int:
        """The printed strength of a kind of unit at its level."""
        race = self.table.setting.races[int(seat)]
        return LEVELS[race, kind][self.level(kind, int(seat)) - 1].strength

    def script_resources(self, rolls: Sequence[int]) -> None:
        self.play.chance = Scripted([FACES.index(roll) for roll in rolls])

    def lit_fields(self) -> dict[str, str]:
        return {"space": "space", "card": "card", "building": "building"}


def lay_out(given: dict[str, Any]) -> LessonWar:
    """The position that a lesson's file gives; `points` is how many win."""
    words = by_seat(given)
    if "points" in words:
        words["victory"] = (points_to_win(words.pop("points")), LAST_SIDE)
    return LessonWar(**words)
