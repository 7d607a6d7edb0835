"""The base class of bots, two simple bots, and random play to the end."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, Choice
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.view import Chair

MOST_TO_SETTLE = 20  # decisions until a position is settled


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions from a chair; this one, `random`, takes any option."""

    name = "random"

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, chair: Chair[Any]) -> Choice:
        return self.chance.pick(chair.options())

    def saw(self, choice: Choice) -> None:
        """Called with every choice at the table, or () if hidden from its seat."""

    def expects(self) -> float:
        """How its last choice was expected to end, 0 to 1.

        -1, if it did not search.
        """
        return -1.0


class Greedy(Bot):
    """Takes the option with the best evaluation, averaged over a few guesses."""

    name = "greedy"
    guesses = 3

    def choose(self, chair: Chair[Any]) -> Choice:
        options = chair.options()
        if len(options) == 1:
            return options[0]
        lines = chair.lines()
        guess = lines.deal(self.chance)
        habit = guess.game.habit(guess, options)
        if habit is not None:
            return habit
        options = guess.game.sensible(guess, options)
        if len(options) == 1:
            return options[0]
        worth = [0.0] * len(options)
        for number in range(self.guesses):
            if number:
                guess = lines.deal(self.chance)
            for at, option in enumerate(options):
                after = Step(guess, option).after
                settle(after, self.chance)
                worth[at] += standing(after, chair.seat)
        best = max(worth)
        return self.chance.pick([option for option, sum_ in zip(options, worth, strict=True) if sum_ == best])


class Step:
    """A choice, the play after it, and whether it ends the turn."""

    __slots__ = ("after", "choice", "ends_turn")

    def __init__(self, play: Play[Any], choice: Choice) -> None:
        self.choice = choice
        self.after = after = play.copy()
        self.ends_turn: bool = after.game.follow(after, choice)


def best_step(options: list[Choice], play: Play[Any]) -> Step:
    """The option with the best evaluation for the seat being asked, first if equal."""
    assert play.ask is not None
    seat, best = play.ask.seat, Step(play, options[0])
    if len(options) > 1:
        highest = standing(best.after, seat)
        for option in options[1:]:
            step = Step(play, option)
            worth = standing(step.after, seat)
            if worth > highest:
                best, highest = step, worth
    return best


def standing_after(play: Play[Any], choice: Choice, seat: int) -> float:
    """How well a seat stands after a choice."""
    return standing(Step(play, choice).after, seat)


def standing(play: Play[Any], seat: int) -> float:
    """How well a seat stands: the result, or else the game's evaluation."""
    if play.result is not None:
        return play.result.scores[seat]
    worth: float = play.game.evaluate(play, seat)
    return worth


def settle(play: Play[Any], chance: Chance) -> None:
    """Play on until nothing is under way that an evaluation would misjudge.

    Nobody plays anything in between; other questions are answered at random.
    """
    game = play.game
    for _ in range(MOST_TO_SETTLE):
        if play.ask is None or game.is_settled(play):
            break
        play.choose(DECLINE if play.ask.window else chance.pick(game.sensible(play, play.options())))


def tell_bots(bots: Mapping[int, Bot], game: Game[Any], seat: int, choice: Choice) -> None:
    """Tell each bot a choice, or () if it is hidden from its seat.

    A bot sees its own choices, and that somebody declines; in a game without secrets it sees all.
    """
    for other, bot in bots.items():
        bot.saw(choice if other == seat or choice == DECLINE or not game.secrets else ())


def chance_of_bot(seed: str, seat: int, number: int = 1) -> Chance:
    """The chance of a bot that joins at a decision.

    It follows from the match's seed, and reveals nothing about it.
    """
    digest = hashlib.sha256(f"bot:{seed}:{seat}:{number}".encode()).digest()
    return Chance(int.from_bytes(digest[:6], "big"))


def random_play(play: Play[Any], chance: Chance, most: int) -> int:
    """Play on at random, listing all options; returns the number of decisions."""
    for number in range(most):
        if play.ask is None:
            return number
        play.choose(chance.pick(play.options()))
    return most


def sampled_play(play: Play[Any], chance: Chance, most: int) -> int:
    """Play on at random, sampling each choice; returns the number of decisions."""
    for number in range(most):
        if play.ask is None:
            return number
        play.choose(play.sample(chance))
    return most
