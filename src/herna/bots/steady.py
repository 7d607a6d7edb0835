"""A bot that always answers: if it fails, a simpler bot decides this once."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from herna.bots.bot import Bot, Greedy
from herna.engine.decision import Choice
from herna.engine.errors import BrokenGame
from herna.engine.journal import Journal
from herna.engine.match import Match
from herna.engine.view import Chair


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot's failure: which bot, seat, state of its chance, and why."""

    bot: str
    seat: int
    chance: int
    why: str
    trace: str

    def __reduce__(self) -> tuple[type[Failure], tuple[str, int, int, str, str]]:
        """It travels between processes; without this, not in the compiled build."""
        return Failure, (self.bot, self.seat, self.chance, self.why, self.trace)


class Steady(Bot):
    """Asks a bot, and simpler ones if it fails; calls `failed` with each failure."""

    def __init__(self, bot: Bot, named: str, failed: Callable[[Failure], None]) -> None:
        super().__init__(bot.chance)
        self.bot = bot
        self.named = named
        self.failed = failed

    def choose(self, chair: Chair[Any]) -> Choice:
        options = chair.options()
        chance = self.chance.copy()
        try:
            return _answer(self.bot, chair, options)
        except Exception as error:
            self._report(error, chair.seat, chance.state)
            self.bot.saw(())  # its search tree cannot be trusted
        try:
            return _answer(Greedy(self.chance), chair, options)
        except Exception:  # the game's evaluation or guesses fail, which has been reported
            return self.chance.pick(options)

    def saw(self, choice: Choice) -> None:
        try:
            self.bot.saw(choice)
        except Exception as error:
            self._report(error, -1, self.chance.state)

    def _report(self, error: Exception, seat: int, chance: int) -> None:
        why = f"{type(error).__name__}: {error}"
        self.failed(Failure(self.named, seat, chance, why, "".join(traceback.format_exception(error))))


def _answer(bot: Bot, chair: Chair[Any], options: list[Choice]) -> Choice:
    choice = bot.choose(chair)
    if choice not in options:
        raise BrokenGame(f"{choice} is not offered")
    return choice


def failure_report(match: Match[Any], failure: Failure) -> str:
    """The match so far as a journal, closed by a line about the failure."""
    journal = Journal(lines=match.journal.lines)
    journal.add({"pause": match.number(), "failure": asdict(failure)})
    return "".join(f"{line}\n" for line in journal.lines)
