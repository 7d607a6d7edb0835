"""Deeds of Doomtrooper over the engine's kit: words to pick, discards, prices in D."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Bar, Harm, Listed, Thing
from herna.engine.decision import Choice
from herna.engine.deeds import (
    NOT_AMONG_THEM,
    Answer,
    Deed,
    OneOf,
    PickAmount,
    PickCard,
    PickPile,
    PickPlayer,
)
from herna.engine.flow import Outcome, Play
from herna.games.doomtrooper.rules.points import too_dear
from herna.games.doomtrooper.table import Front

CARD_TEXT: Final = "DT-GEN-01"  # the rule of a question that only the text of a card asks


class PickWord(OneOf):
    """One of several words, such as affiliations."""

    kind = "pick_word"
    fields = ("word",)


class PickVictim(PickCard):
    """One of several cards, to which something bad happens."""

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        return table.harm_to(int(choice[1]), seat)


class DiscardOne(PickVictim):
    """One of several cards is discarded."""

    kind = "discard"


# What texts of cards call the things that are picked before a card is announced.
PICKING: Final[dict[str, type[OneOf]]] = {
    "pick_card": PickCard,
    "pick_victim": PickVictim,
    "pick_amount": PickAmount,
    "pick_player": PickPlayer,
    "pick_word": PickWord,
    "pick_pile": PickPile,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Paying(Deed):
    """A deed that asks for D.

    A player who does not pay picks one of the candidates.
    """

    __slots__ = ()

    def price(self, table: Front) -> int:
        return 0

    def pay(self, play: Play[Front], amount: int) -> Outcome:
        return None


class Pay(Answer[Front, Paying]):
    """The D that are asked for are paid."""

    kind = "pay"
    fields = ("amount",)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return (self.deed.price(table),)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return too_dear(table, seat, first, "")

    def first_outside(self, table: Front, seat: int, first: Thing) -> Bar:
        return NOT_AMONG_THEM

    def do(self, play: Play[Front], seat: int, amount: int) -> Outcome:
        return self.deed.pay(play, amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class FromList(Listed[Front]):
    """One of the combinations of things that are listed."""

    def not_listed(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NOT_AMONG_THEM
