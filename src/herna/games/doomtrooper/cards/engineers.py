"""Engineers: equipment for any warrior, and a new affiliation for a wound (DT-NEVER-01, DT-AFF)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.decision import Ask
from herna.engine.deeds import Deed, PickCard
from herna.engine.effects import Lasting
from herna.engine.flow import Call, Outcome, Play, Procedure
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.rules.attaching import may_bear, may_come_into_play
from herna.games.doomtrooper.rules.filters import fits, kind_fits, matching_warriors
from herna.games.doomtrooper.rules.hand import price_barred
from herna.games.doomtrooper.rules.identity import JOINS, belongs_to
from herna.games.doomtrooper.rules.lasting import lasts
from herna.games.doomtrooper.rules.playing import PlayCard
from herna.games.doomtrooper.rules.words import AFFILIATIONS_AND_SIDES
from herna.games.doomtrooper.rules.wounds import Harm
from herna.games.doomtrooper.table import Front, Pending
from herna.games.doomtrooper.texts import Text

NOBODYS_OWN: Final = AFFILIATIONS_AND_SIDES | {"own"}


@dataclass(frozen=True, slots=True)
class MayEquip(Ability):
    """Gives a card of a kind out of the hand to any warrior.

    The warrior matches `whom`, whatever affiliation the card asks for.
    """

    cards: str = ""
    whom: str = "any"

    def word(self) -> str:
        return "equip"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        hand = table.cards.of_each_kind(table.hands[seat])
        return [card for card in hand if kind_fits(table, card, self.cards) and self.receivers(table, me, seat, card)]

    def receivers(self, table: Front, me: int, seat: int, card: int) -> list[int]:
        """The warriors that could be given a card.

        One that may NEVER have it cannot (DT-NEVER-02).
        """
        printed = table.printed(card)
        if not may_come_into_play(table, seat, card):
            return []
        return [
            warrior
            for warrior in matching_warriors(table, self.whom, seat, me)
            if fits(table, warrior, printed.who, seat, card, NOBODYS_OWN)
            and may_bear(table, card, warrior, True)
            and price_barred(table, seat, card, warrior) is None
        ]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        return Equipping(seat, me, target, tuple(self.receivers(play.table, me, seat, target)))


@dataclass(frozen=True, slots=True)
class Equipping(Deed):
    """A player says to whom a card is given."""

    seat: int
    source: int
    card: int
    receivers: tuple[int, ...]

    def it_is_done(self, play: Play[Front]) -> Outcome:
        return Ask(self.seat, "dt-pick-bearer", (PickCard(self),), "DT-NEVER-01", {"card": self.card})

    def candidates(self, table: Front) -> tuple[int, ...]:
        return self.receivers

    def pick(self, play: Play[Front], warrior: int) -> Call:
        return Call(PlayCard(Pending(self.seat, self.card, warrior)))


@dataclass(frozen=True, slots=True)
class MayEnlist(Ability):
    """A warrior matching `whom` gets an affiliation besides its others, for good.

    Its own card is wounded then.
    """

    affiliation: str = ""
    whom: str = "any"

    def word(self) -> str:
        return "enlist"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [
            warrior
            for warrior in matching_warriors(table, self.whom, seat, me)
            if not belongs_to(table, warrior, self.affiliation)
        ]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        lasts(play.table, Lasting(JOINS + self.affiliation, target, 0, me))
        return Harm(me, me)


EFFECTS: Final[dict[str, type[Text]]] = {"may-equip": MayEquip, "may-enlist": MayEnlist}
