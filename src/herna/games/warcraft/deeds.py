"""What an experience card does, and what it has its player choose."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.activity import Bar, Harm, Listed, Thing, because
from herna.engine.decision import Choice
from herna.engine.deeds import PickSpace
from herna.engine.flow import Outcome, Play
from herna.games.warcraft.rules.attack import units_by_kind
from herna.games.warcraft.rules.experience import Deciding, ask_unless_one
from herna.games.warcraft.rules.lasting import ENSNARED, enemy_side
from herna.games.warcraft.setting import KIND_NUMBERS, OF_KIND
from herna.games.warcraft.table import BATTLE, War, lowest


@dataclass(frozen=True, slots=True)
class CardDeed(Deciding):
    """What a card does for the seat that played it.

    `about` is what the window was about.
    """

    seat: int
    card: int
    about: int


@dataclass(frozen=True, slots=True)
class CatchFlyers(CardDeed):
    """Enemy air units can be lost in ground attacks until the battle ends.

    WC-EXP-ENSNARE-1, WC-EXP-WEB-1.
    """

    def it_is_done(self, play: Play[War]) -> None:
        play.table.add_lasting(ENSNARED, enemy_side(play.table, self.seat), self.card, BATTLE)


@dataclass(frozen=True, slots=True)
class OnSpace(CardDeed):
    """The player picks one of the candidates, which are spaces."""

    def harm(self) -> Harm:
        """Whom it harms that the card takes effect there."""
        return ""

    def it_is_done(self, play: Play[War]) -> Outcome:
        pick = PickAffectedSpace(self)
        return ask_unless_one(play, self.seat, "wc-card-space", pick, "WC-CARD-03", {"card": self.card})


class PickAffectedSpace(PickSpace):
    """WC-CARD-03: the space where a card takes effect."""

    rule = "WC-CARD-03"

    def first_outside(self, table: War, seat: int, first: Thing) -> Bar:
        deed = self.deed
        assert isinstance(deed, OnSpace)
        return because("WC-CARD-14", "wc-why-no-effect-there", card=deed.card)

    def harm(self, table: War, seat: int, choice: Choice) -> Harm:
        deed = self.deed
        assert isinstance(deed, OnSpace)
        return deed.harm()


@dataclass(frozen=True, slots=True)
class OnUnit(CardDeed):
    """The player picks a unit in the battle."""

    def units(self, table: War) -> int:
        """The set of pieces to choose from."""
        return 0

    def it_is_done(self, play: Play[War]) -> Outcome:
        return ask_unless_one(play, self.seat, "wc-card-unit", PickUnit(self), "WC-CARD-03", {"card": self.card})


class PickUnit(Listed[War]):
    """WC-CARD-03: the unit in the battle that a card affects.

    Equal ones on one space are one thing to choose.
    """

    kind = "pick_unit"
    fields = ("owner", "piece", "space")
    rule = "WC-CARD-03"
    choose = ("wc-why-choose-unit", "wc-why-choose-unit", "wc-why-choose-unit")

    def __init__(self, deed: OnUnit) -> None:
        self.deed = deed

    def listed(self, table: War, seat: int) -> list[tuple[Thing, ...]]:
        return [*units_by_kind(table, self.deed.units(table))]

    def not_listed(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return because("WC-CARD-14", "wc-why-no-effect-on-unit", card=self.deed.card)

    def harm(self, table: War, seat: int, choice: Choice) -> Harm:
        return "others"  # such cards affect only enemies

    def do(self, play: Play[War], seat: int, owner: int, kind: str, space: int) -> Outcome:
        table = play.table
        piece = lowest(self.deed.units(table) & table.on[space] & OF_KIND[owner][KIND_NUMBERS[kind]])
        return self.deed.pick(play, piece)
