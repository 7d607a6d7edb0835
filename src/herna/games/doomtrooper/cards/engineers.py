"""Engineers: equipment for whoever needs it, and a new affiliation for a wound (DT-NEVER-01, DT-AFF)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.filters import fits, kind_fits
from herna.games.doomtrooper.rules.attaching import may_bear, may_come_into_play
from herna.games.doomtrooper.rules.identity import JOINS, belongs_to, in_play
from herna.games.doomtrooper.rules.playing import PlayCard
from herna.games.doomtrooper.rules.points import can_pay
from herna.games.doomtrooper.rules.wounds import Harm
from herna.games.doomtrooper.table import Front, Pending, Switch
from herna.games.doomtrooper.texts import Text
from herna.games.doomtrooper.words import AFFILIATIONS_AND_SIDES

NOBODYS_OWN = AFFILIATIONS_AND_SIDES | {"own"}


@dataclass(frozen=True, slots=True)
class MayEquip(Ability):
    """A card of a kind is given out of the hand to any warrior meant by `whom`, whatever affiliation it asks for."""

    cards: str = ""
    whom: str = "any"

    def word(self) -> str:
        return "equip"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        hand = table.of_each_kind(table.hands[seat])
        return [card for card in hand if kind_fits(table, card, self.cards) and self.receivers(table, me, seat, card)]

    def receivers(self, table: Front, me: int, seat: int, card: int) -> list[int]:
        """The warriors that could be given a card; one that may NEVER have it cannot (DT-NEVER-02)."""
        printed = table.printed(card)
        if not can_pay(table, seat, printed.destiny) or not may_come_into_play(table, seat, card, printed):
            return []
        return [
            warrior
            for warrior in table.warriors()
            if in_play(table, warrior)
            and fits(table, warrior, self.whom, seat, me)
            and fits(table, warrior, printed.who, seat, card, NOBODYS_OWN)
            and may_bear(table, card, warrior, True)
        ]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        return Equipping(seat, me, target, tuple(self.receivers(play.table, me, seat, target)))


@dataclass(frozen=True, slots=True)
class Equipping(Procedure):
    """A player says to whom a card is given."""

    seat: int
    source: int
    card: int
    receivers: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("somebody_is_equipped", "and_that_is_all")

    def somebody_is_equipped(self, play: Play[Front]) -> Outcome:
        return Ask(self.seat, "dt-pick-bearer", "warriors", "DT-NEVER-01", {"card": self.card})

    def warriors(self, play: Play[Front]) -> list[Choice]:
        return [("pick_card", warrior) for warrior in self.receivers]

    def pick_card(self, play: Play[Front], card: int) -> Call:
        return Call(PlayCard(Pending(self.seat, self.card, card)))

    def and_that_is_all(self, play: Play[Front]) -> Return:
        return Return()


@dataclass(frozen=True, slots=True)
class MayEnlist(Ability):
    """A warrior meant by `whom` gets an affiliation beside its others, for good; its own card is wounded then."""

    affiliation: str = ""
    whom: str = "any"

    def word(self) -> str:
        return "enlist"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [
            warrior
            for warrior in table.warriors()
            if in_play(table, warrior)
            and fits(table, warrior, self.whom, seat, me)
            and not belongs_to(table, warrior, self.affiliation)
        ]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure:
        table = play.table
        table.switches = (*table.switches, Switch(JOINS + self.affiliation, target, me))
        return Harm(me, me)


EFFECTS: dict[str, type[Text]] = {"may-equip": MayEquip, "may-enlist": MayEnlist}
