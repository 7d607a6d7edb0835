"""What the events of the Fallen Kingdom do, and the curse that one of them gives."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.effects import Lasting
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.deed import Aimed, Deed
from herna.games.summoner_wars.refusals.forcing import chosen_already
from herna.games.summoner_wars.refusals.things import Reasons, because, card_chosen, cards_in_the_way
from herna.games.summoner_wars.rules.damage import Damage, Elimination
from herna.games.summoner_wars.rules.zones import (
    add_boost,
    gain_ability,
    heal,
    over,
    place_from_hand,
    reveal,
    tuck,
)
from herna.games.summoner_wars.table import NOWHERE, Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Gone, Text


class SacrificialPyre(Text):
    """ACTIVE: each unit eliminated boosts this card; discarded, it removes as much damage from one unit."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        return (PyreGrowing(me, "pyre", table.control[me]),) if table.is_unit(gone.card) else ()

    def when_discarded(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return PyreHealing(me, "pyre", seat) if table.boost[me] else None


@dataclass(frozen=True, slots=True)
class PyreGrowing(Deed):
    """The event is boosted while it is active."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_boosted",)

    def order_matters(self) -> bool:
        return False

    def it_is_boosted(self, play: Play[Battlefield]) -> None:
        if self.source in play.table.events[self.seat]:
            add_boost(play.table, self.source)
            play.tell(("boosted", self.source, 1), "SW-EVT-08")


@dataclass(frozen=True, slots=True)
class PyreHealing(Aimed):
    """One unit, whoever controls it, loses as much damage as there is boost on the event."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return play.table.units()

    def optional(self) -> bool:
        return False

    def prompt(self) -> str:
        return "sw-event-target"

    def target(self, play: Play[Battlefield], card: int) -> None:
        heal(play, card, play.table.boost[self.source])


class BloodSummon(Text):
    """Any number of times: a unit of cost 2 or less from your hand beside an own unit, which gets 2 damage."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return BloodSummoning(me, "blood-summon", seat)


@dataclass(frozen=True, slots=True)
class BloodSummoning(Deed):
    """One complete round after another: a target, a card, a space, the damage; until the player stops.

    It is asked whenever any card is in the hand, which the opponent cannot see (SW-GAP-37).
    """

    bleeding: int = NOWHERE
    placing: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("choose_a_target_or_stop", "choose_a_card", "choose_a_space", "the_target_is_damaged", "and_so_on")

    def _cards(self, table: Battlefield) -> list[int]:
        return [card for card in table.hands[self.seat] if table.is_unit(card) and 0 <= table.printed(card).cost <= 2]

    def _targets(self, table: Battlefield) -> list[int]:
        return [unit for unit in table.units(self.seat) if table.empty_beside(table.place[unit])]

    def choose_a_target_or_stop(self, play: Play[Battlefield]) -> Outcome:
        if not play.table.hands[self.seat] or not self._targets(play.table):
            return Return()
        return Ask(self.seat, "sw-event-target", "targets_or_stop", "SW-TERM-03", {"card": self.source})

    def targets_or_stop(self, play: Play[Battlefield]) -> list[Choice]:
        table = play.table
        options: list[Choice] = [("target", card) for card in self._targets(table)] if self._cards(table) else []
        return [*options, ("done",)]

    def why_not(self, play: Play[Battlefield], choice: Choice) -> Reasons:
        card = card_chosen(choice, "target")
        if self.bleeding != NOWHERE or card not in play.table.units(self.seat) or not self._cards(play.table):
            return ()
        way = cards_in_the_way(play.table.beside(card))
        return because("SW-COMP-03", "sw-why-no-room-beside", way, card=card)

    def target(self, play: Play[Battlefield], card: int) -> Go:
        return Go(replace(self, bleeding=card))

    def done(self, play: Play[Battlefield]) -> Return:
        return Return()

    def choose_a_card(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-event-card", "cards_in_hand", "SW-SUM-09", {"card": self.source})

    def cards_in_hand(self, play: Play[Battlefield]) -> list[Choice]:
        return [("pick", card) for card in self._cards(play.table)]

    def pick(self, play: Play[Battlefield], card: int) -> Go:
        shown = reveal(play.table, card)
        play.tell(("showed", self.seat, shown), "SW-SUM-09")
        return Go(replace(self, placing=shown))

    def choose_a_space(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-event-space", "spaces_beside", "SW-SUM-09", {"card": self.source})

    def spaces_beside(self, play: Play[Battlefield]) -> list[Choice]:
        table = play.table
        return [("to", space) for space in table.empty_beside(table.place[self.bleeding])]

    def to(self, play: Play[Battlefield], space: int) -> None:
        place_from_hand(play.table, self.seat, self.placing, space)
        play.tell(("placed", self.placing, space), "SW-SUM-09")

    def the_target_is_damaged(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.bleeding, 2),), self.seat, self.source))

    def and_so_on(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_a_target_or_stop", replace(self, bleeding=NOWHERE, placing=NOWHERE))


class HellforgedWeapon(Text):
    """Tucked under an own common, it gives that unit strength +2 and Cursed."""

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return any(table.is_common(unit) for unit in table.units(seat))

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return ForgingWeapon(me, "hellforged", seat)

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 2 if over(table, me) == unit else 0


@dataclass(frozen=True, slots=True)
class ForgingWeapon(Aimed):
    """The event goes under a common, which is cursed as long as it is on the battlefield (SW-TUCK-04)."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        table = play.table
        return [unit for unit in table.units(self.seat) if table.is_common(unit)]

    def optional(self) -> bool:
        return False

    def prompt(self) -> str:
        return "sw-event-target"

    def target(self, play: Play[Battlefield], card: int) -> None:
        tuck(play.table, self.source, card)
        gain_ability(play.table, card, ("cursed",))
        play.table.lasting.append(Lasting("ability:cursed", card, 0, self.source))
        play.tell(("tucked", self.source, card), "SW-EVT-09")


class Cursed(Text):
    """After this unit attacks, it gets 1 damage for each special symbol rolled."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or not attack.special:
            return ()
        return (SufferingCurse(me, "cursed", attack.seat, attack.special),)


@dataclass(frozen=True, slots=True)
class SufferingCurse(Deed):
    """The unit is damaged."""

    amount: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_damaged",)

    def it_is_damaged(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.source, self.amount),), self.seat, self.source))


class Purge(Text):
    """Any number of own units: each may put 2 damage on one unit beside it; then those that remain are eliminated."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return Purging(me, "purge", seat)


@dataclass(frozen=True, slots=True)
class Purging(Deed):
    """Targets are chosen until the player stops; they strike; the remaining ones are eliminated together."""

    chosen: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("choose_targets_or_stop", "they_strike", "the_remaining_ones_are_eliminated")

    def _targets(self, table: Battlefield) -> list[int]:
        return [unit for unit in table.units(self.seat) if unit not in self.chosen]

    def choose_targets_or_stop(self, play: Play[Battlefield]) -> Ask | None:
        if not self._targets(play.table):
            return None
        return Ask(self.seat, "sw-event-target", "targets_or_stop", "SW-TERM-03", {"card": self.source})

    def targets_or_stop(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("target", card) for card in self._targets(play.table)]
        return [*options, ("done",)]

    def why_not(self, play: Play[Battlefield], choice: Choice) -> Reasons:
        card = card_chosen(choice, "target")
        return chosen_already(card) if card in self.chosen else ()

    def target(self, play: Play[Battlefield], card: int) -> Repeat:
        return Repeat("choose_targets_or_stop", replace(self, chosen=(*self.chosen, card)))

    def done(self, play: Play[Battlefield]) -> None:
        pass

    def they_strike(self, play: Play[Battlefield]) -> Call:
        return Call(StrikesOfThePurged(self.source, self.effect, self.seat, self.chosen))

    def the_remaining_ones_are_eliminated(self, play: Play[Battlefield]) -> Call | None:
        remaining = tuple(card for card in self.chosen if play.table.on_board(card))
        return Call(Elimination(remaining, self.seat, self.source)) if remaining else None


@dataclass(frozen=True, slots=True)
class StrikesOfThePurged(Deed):
    """In the order that the player chooses, each target still there may put 2 damage on one unit beside it."""

    waiting: tuple[int, ...]
    striking: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("choose_who_strikes_next", "choose_whom_it_strikes", "and_so_on")

    def _beside(self, table: Battlefield, unit: int) -> list[int]:
        return [card for card in table.beside(unit) if table.is_unit(card)]

    def _ready(self, table: Battlefield) -> list[int]:
        return [unit for unit in self.waiting if self._beside(table, unit)]

    def _after_this_one(self) -> StrikesOfThePurged:
        return replace(self, waiting=tuple(card for card in self.waiting if card != self.striking))

    def choose_who_strikes_next(self, play: Play[Battlefield]) -> Outcome:
        ready = self._ready(play.table)
        if not ready:
            return Return()
        if len(ready) == 1:
            return Go(replace(self, striking=ready[0]))
        return Ask(self.seat, "sw-purge-next", "next_or_stop", "SW-TERM-15", {"card": self.source})

    def next_or_stop(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("pick", card) for card in self._ready(play.table)]
        return [*options, ("done",)]

    def pick(self, play: Play[Battlefield], card: int) -> Go:
        return Go(replace(self, striking=card))

    def done(self, play: Play[Battlefield]) -> Return:
        return Return()

    def choose_whom_it_strikes(self, play: Play[Battlefield]) -> Ask:
        about: Arguments = {"card": self.source, "unit": self.striking}
        return Ask(self.seat, "sw-purge-damage", "units_beside", "SW-TIME-10", about)

    def units_beside(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("target", card) for card in self._beside(play.table, self.striking)]
        return [*options, ("decline",)]

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Damage(((card, 2),), self.seat, self.source), changed=self._after_this_one())

    def decline(self, play: Play[Battlefield]) -> Go:
        return Go(self._after_this_one())

    def and_so_on(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_who_strikes_next")


EVENTS: dict[str, Text] = {
    "pyre": SacrificialPyre(),
    "blood-summon": BloodSummon(),
    "hellforged": HellforgedWeapon(),
    "cursed": Cursed(),
    "purge": Purge(),
}
