"""What a bot is, two simple ones, and a play driven at random to its end."""

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers decisions from a chair. This one, `random`, takes any option, each as likely as the others."""

    name = "random"

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, chair: Chair[Any]) -> Choice:
        return self.chance.pick(chair.options())

    def saw(self, choice: Choice) -> None:
        """Told every choice that is made at the table, its own too; one that its seat may not see is empty."""


class Greedy(Bot):
    """Takes the option after which its seat stands best, by the game's evaluation, on a few guesses."""

    name = "greedy"
    guesses = 3

    def choose(self, chair: Chair[Any]) -> Choice:
        options = chair.options()
        if len(options) == 1:
            return options[0]
        worth = [0.0] * len(options)
        for _ in range(self.guesses):
            guess = chair.guess(self.chance)
            habit = guess.game.habit(guess)
            if habit is not None:
                return habit
            for number, option in enumerate(options):
                worth[number] += standing_after(guess, option, chair.seat)
        best = max(worth)
        return self.chance.pick([option for option, sum_ in zip(options, worth, strict=True) if sum_ == best])


def best_of(options: list[Choice], play: Play[Any]) -> Choice:
    """The option after which the seat that is asked stands best; of equal ones the first."""
    assert play.ask is not None
    best, highest = options[0], -1.0
    if len(options) > 1:
        for option in options:
            worth = standing_after(play, option, play.ask.seat)
            if worth > highest:
                best, highest = option, worth
    return best


def standing_after(play: Play[Any], choice: Choice, seat: int) -> float:
    """How a seat stands after a choice."""
    after = play.copy()
    if not after.game.ends_turn(after, choice):
        after.choose(choice)
    return standing(after, seat)


def standing(play: Play[Any], seat: int) -> float:
    """How a seat stands: by the result, or else by the game's evaluation."""
    if play.result is not None:
        return play.result.scores[seat]
    worth: float = play.game.evaluate(play, seat)
    return worth


def tell_bots(bots: Mapping[int, Bot], game: Game[Any], seat: int, choice: Choice) -> None:
    """A seat has made a choice: each bot is told it, if it is its own, or declines, or if the game has no secrets."""
    for other, bot in bots.items():
        bot.saw(choice if other == seat or choice == DECLINE or not game.secrets else ())


def chance_of_bot(seed: str, seat: int, number: int = 1) -> Chance:
    """The chance of a bot that sits down at a decision: it follows from the match's seed and tells nothing about it."""
    digest = hashlib.sha256(f"bot:{seed}:{seat}:{number}".encode()).digest()
    return Chance(int.from_bytes(digest[:6], "big"))


def random_play(play: Play[Any], chance: Chance, most: int) -> int:
    """Play on at random with the full list of options at each decision; says how many decisions there were."""
    for number in range(most):
        if play.ask is None:
            return number
        play.choose(chance.pick(play.options()))
    return most


def sampled_play(play: Play[Any], chance: Chance, most: int) -> int:
    """Play on at random, drawing each choice without listing all where the game knows how."""
    for number in range(most):
        if play.ask is None:
            return number
        play.choose(play.sample(chance))
    return most
