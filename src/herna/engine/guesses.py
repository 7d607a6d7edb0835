"""Guesses for a search: prepared once, then only dealt."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from herna.engine.chance import Chance
from herna.engine.flow import Play, T
from herna.engine.unseen import Unseen


@mypyc_attr(allow_interpreted_subclasses=True)
class Guesses(Generic[T]):
    """Tables that agree with all that a seat knows: prepared once, dealt many times.

    They are for lines of play. Nobody keeps track of their cards, so nobody can guess from them in turn, as from what
    `Game.guess` gives. A game that hides more than the faces of cards has a class under this one.
    """

    def __init__(self, table: T, seat: int) -> None:
        table.note_mixing()
        self.table = table.copy()
        cards = self.table.hidden_cards()
        self.unseen = None if cards is None else Unseen(cards, seat)

    def deal(self, chance: Chance) -> T:
        """A random table that agrees with all that the seat knows."""
        table = self.table.copy()
        cards = table.hidden_cards()
        if self.unseen is not None and cards is not None:
            self.unseen.deal(cards.faces, chance)
        return table


class Lines(Generic[T]):
    """Plays that could be the true one, for a bot to search."""

    def __init__(self, play: Play[T], guesses: Guesses[T]) -> None:
        self.play = play
        self.guesses = guesses

    def deal(self, chance: Chance) -> Play[T]:
        """Another one of these plays; it continues with this chance."""
        play = self.play
        return Play(play.game, self.guesses.deal(chance), play.stack.copy(), chance, play.ask, play.result)
