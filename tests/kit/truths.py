"""What refusals say, held against the table: for each sentence of a game, what must be so when it is said."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from herna.engine.chance import Chance
from herna.engine.decision import Choice, Reason
from herna.engine.flow import Play
from herna.engine.game import Game
from tests.kit.refusals import POINTING

Choices = Callable[[Play[Any], dict[str, Any], Chance], Iterable[Choice]]


def anything(game: Game[Any], each: int) -> Choices:
    """Choices of each kind of a game, of what there is and what there is not."""
    return lambda play, view, chance: POINTING[game.key].choices(play, chance, tuple(game.choices), each)


class Told:
    """A choice that is not offered at a decision, and the reason for that."""

    def __init__(self, play: Play[Any], view: dict[str, Any], choice: Choice, reason: Reason) -> None:
        assert play.ask is not None
        self.play, self.view, self.ask, self.choice, self.reason = play, view, play.ask, choice, reason
        self.table, self.seat = play.table, play.ask.seat
        self.said = dict(reason.arguments)

    def number(self, field: str) -> int:
        return int(self.said[field])

    def kinds(self) -> set[str]:
        """The kinds of choices that are offered."""
        return {str(option[0]) for option in self.play.options()}

    def completed(self) -> bool:
        """Whether the choice is only begun and there is an option that it could become."""
        return any(
            len(option) == len(self.choice)
            and all(field in ("", other) for field, other in zip(self.choice, option, strict=True))
            for option in self.play.options()
        )


OF_ANY_GAME: dict[str, Callable[[Told], bool]] = {
    "why-mandatory": lambda told: "decline" not in told.kinds(),
    "why-not-together": lambda told: not told.completed(),
    "why-nothing-to-choose": lambda told: not told.completed(),
    "phase": lambda told: told.said["phase"] != told.said["now"],
}


@dataclass(frozen=True)
class Truths:
    """How the reasons of a game are held against the table.

    `holds` is by the key of the message, without `xx-why-`. A reason that tells to choose something is true if that
    leads to an option. One of `about` decisions is looked at, and at least `least` different reasons must be met.
    """

    holds: Mapping[str, Callable[[Any], bool]]
    choices: Choices
    told: Callable[[Play[Any], dict[str, Any], Choice, Reason], Told] = Told
    matches: int = 4
    about: int = 4
    least: int = 10

    def hold(self, told: Told, name: str) -> bool:
        """Whether a reason is true."""
        holds = self.holds.get(name) or OF_ANY_GAME.get(name)
        if holds is not None:
            return holds(told)
        return not name.removeprefix("why-").startswith("choose-") or told.completed()
