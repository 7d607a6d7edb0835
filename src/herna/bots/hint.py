"""A hint: what the search bot would play, with chances and a reason."""

from __future__ import annotations

from typing import Any, Final

from herna.bots.bot import settle
from herna.bots.chances import LEAST, correction_of
from herna.bots.search import Search, Thought
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.game import Message
from herna.engine.view import Chair

BEST = 3
SECONDS = 1.5
NORMAL_95 = 1.96  # standard errors on each side of a mean that hold 95 % of a normal distribution
GUESSES: Final = 16  # in which the reason is looked for
MOST_REASONS: Final = 2
CLEAR: Final = 0.5  # a difference of counts that is a reason


class Advice:
    """An option with its chance to win, and perhaps why it is best."""

    __slots__ = ("choice", "line", "spread", "visits", "why", "win")

    def __init__(
        self,
        choice: Choice,
        visits: int,
        win: float,
        spread: float,
        line: tuple[Choice, ...],
        why: tuple[Message, ...] = (),
    ) -> None:
        self.choice = choice
        self.visits = visits
        self.win = win
        self.spread = spread  # half of the interval that holds the chance 95 times of 100
        self.line = line  # the choices that are expected to follow
        self.why = why  # what is better after it than after the next option


def hint(chair: Chair[Any], chance: Chance, seconds: float = SECONDS) -> list[Advice]:
    """The best options by a search, with chances, their uncertainty and a reason."""
    thoughts = Search(chance, seconds=seconds).think(chair)[:BEST]
    advice = [_advice(chair, thought) for thought in thoughts]
    if len(advice) > 1:
        advice[0].why = why_better(chair, advice[0].choice, advice[1].choice, chance)
    return advice


def _advice(chair: Chair[Any], thought: Thought) -> Advice:
    """A thought with the chance shown; what is certain is shown so."""
    if thought.win in (0.0, 1.0) and thought.visits > 1 and not thought.spread:
        return Advice(thought.choice, thought.visits, thought.win, 0.0, thought.line)
    correction = correction_of(chair.game)
    win = correction.chance(thought.win)
    wide = NORMAL_95 * thought.spread
    low, high = correction.chance(thought.win - wide), correction.chance(thought.win + wide)
    spread = max(LEAST, correction.off, (high - low) / 2)
    return Advice(thought.choice, thought.visits, win, spread, thought.line)


def why_better(chair: Chair[Any], best: Choice, other: Choice, chance: Chance) -> tuple[Message, ...]:
    """What is better after one choice than after another."""
    one, two = _counts_after(chair, best, chance), _counts_after(chair, other, chance)
    found: list[Message] = []
    for (key, more, number), (_, _, instead) in zip(one, two, strict=True):
        gain = number - instead if more else instead - number
        count, otherwise = round(number), round(instead)
        if gain >= CLEAR and count != otherwise:
            found.append(Message(key, (("count", count), ("otherwise", otherwise))))
    return tuple(found[:MOST_REASONS])


def _counts_after(chair: Chair[Any], choice: Choice, chance: Chance) -> list[tuple[str, bool, float]]:
    """What counts after a choice, on average over some guesses."""
    sums: list[tuple[str, bool, float]] = []
    for number in range(GUESSES):
        after = chair.guess(chance)
        after.choose(choice)
        settle(after, chance)
        counts = chair.game.counts(after, chair.seat)
        before = [sum_ for _, _, sum_ in sums] if number else [0.0] * len(counts)
        sums = [
            (count.key, count.more, sum_ + count.number / GUESSES) for count, sum_ in zip(counts, before, strict=True)
        ]
    return sums
