"""What the cards of the Vanguards do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES
from herna.engine.effects import lasting_total
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.deeds import UNTIL_DONE, Deed, PickCard
from herna.games.summoner_wars.rules.attack import symbols, tell_the_roll
from herna.games.summoner_wars.rules.bars import cards_in_the_way, not_in_hand
from herna.games.summoner_wars.rules.verbs import (
    boost,
    discard_from_hand,
    draw_cards,
    gain_magic,
    heal,
    show_and_discard,
    take_back,
)
from herna.games.summoner_wars.rules.zones import remove_boost
from herna.games.summoner_wars.table import SHIELDED, STRENGTHENED, UNTIL_END_OF_ATTACK, Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Gone, Text, texts_of


def citadel_units(table: Battlefield, seat: int) -> list[int]:
    """The units on the battlefield of a seat with "Citadel" in their name.

    Those that it controls.
    """
    return [unit for unit in table.units(seat) if table.named(unit, "citadel")]


def attacked_an_enemy_unit(table: Battlefield, me: int, attack: Attacked) -> bool:
    """Whether an attack was one by this unit on a unit of the opponent's."""
    return attack.attacker == me and attack.target_seat != attack.seat and table.is_unit(attack.target)


class TheCitadelsMight(Text):
    """After an attack you may take a discarded "Citadel" unit card.

    After this unit attacks an enemy unit, if you control a unit with "Citadel" in its name: you may take a unit card
    with "Citadel" in its name from your discard pile, show it, and put it into your hand.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if not attacked_an_enemy_unit(table, me, attack) or not citadel_units(table, attack.seat):
            return ()
        return (CallingBack(me, "the-citadels-might", attack.seat),)


@dataclass(frozen=True, slots=True)
class CallingBack(Deed):
    """A card of the Citadel comes back from the discard pile.

    It is asked whenever any card lies there, which the opponent cannot look through (SW-GAP-37).
    """

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if not self.here(play) or not citadel_units(table, self.seat) or not table.discard[self.seat]:
            return Return()
        return Ask(self.seat, "sw-take-from-discard", (TakeBack(self), DECLINES), "SW-TIME-10", self.about())


def of_each_name(table: Battlefield, cards: list[int]) -> list[int]:
    """One card of each name: copies are alike."""
    return list({table.key(card): card for card in cards}.values())


def equal_card(table: Battlefield, card: int, offered: Sequence[int]) -> Bar | None:
    """The bar against a copy of a card that is offered."""
    alike = [other for other in offered if table.key(other) == table.key(card)]
    return because("SW-TERM-14", "sw-why-equal-card", cards_in_the_way(alike)) if alike else None


class TakeBack(PickCard[CallingBack]):
    """A unit of the Citadel from the player's discard pile comes to the hand."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        units = [card for card in table.discard[seat] if table.is_unit(card)]
        return of_each_name(table, [card for card in units if table.named(card, "citadel")])

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        alike = equal_card(table, first, self.first(table, seat)) if first in table.discard[seat] else None
        return alike if alike is not None else super().first_outside(table, seat, first)

    def do(self, play: Play[Battlefield], seat: int, card: int) -> None:
        take_back(play, seat, card)


class ArrowOfLight(Text):
    """Discard unit cards for magic and strength before an attack.

    You may show and discard any number of unit cards with different names from your hand: for each, gain 1 magic, and
    this unit has +1 strength during that attack.
    """

    def before_own_attack(self, table: Battlefield, me: int, target: int) -> Effects:
        return (LightingArrows(me, "arrow-of-light", table.control[me]),)


@dataclass(frozen=True, slots=True)
class LightingArrows(Deed):
    """Unit cards of different names are shown and discarded, one after another."""

    names: tuple[str, ...] = ()  # of the cards discarded so far

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play) or not play.table.hands[self.seat]:
            return Return()
        offer = (LightArrow(self), *UNTIL_DONE)
        return Ask(self.seat, "sw-discard-for-strength", offer, "SW-TERM-14", self.about())


NAME_DISCARDED: Final = Bar("SW-TERM-14", "sw-why-name-discarded")


class LightArrow(PickCard[LightingArrows]):
    """A unit card is shown and discarded; each name once."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        units = [card for card in table.hands[seat] if table.is_unit(card)]
        return of_each_name(table, [card for card in units if table.key(card) not in self.deed.names])

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        missing = not_in_hand(table, seat, first, "SW-TIME-09")
        if missing is not None:
            return missing
        if table.key(first) in self.deed.names:
            return NAME_DISCARDED
        alike = equal_card(table, first, self.first(table, seat))
        return alike if alike is not None else super().first_outside(table, seat, first)

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Repeat:
        table, deed = play.table, self.deed
        shown = show_and_discard(play, seat, card)
        gain_magic(play, seat, "SW-MAG-07")
        table.add_lasting(STRENGTHENED, deed.source, +1, deed.source, UNTIL_END_OF_ATTACK)
        return Repeat("it_is_done", replace(deed, names=(*deed.names, table.key(shown))))


class Protect(Text):
    """Enemy units beside this one can attack nothing but units with Protect."""

    def forbids_attack(self, table: Battlefield, me: int, attacker: int, target: int) -> bool:
        if table.distance(me, attacker) != 1 or not table.enemy(attacker, table.control[me]):
            return False
        return not table.is_unit(target) or "protect" not in texts_of(table, target)


class Intercession(Text):
    """Draw a card for each special symbol of an attack on enemies.

    After this unit attacks an enemy unit.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if not attacked_an_enemy_unit(table, me, attack) or not attack.special:
            return ()
        return (Drawing(me, "intercession", attack.seat, attack.special),)


@dataclass(frozen=True, slots=True)
class Drawing(Deed):
    """Cards are drawn."""

    cards: int

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            draw_cards(play, self.seat, self.cards)


class Heal(Text):
    """Discard a card so that an attack on your unit heals.

    Before this unit attacks a common or champion of yours, you may discard a card from your hand: the attack then
    removes damage, one for each melee and each special symbol rolled, instead of adding any.
    """

    def before_own_attack(self, table: Battlefield, me: int, target: int) -> Effects:
        seat = table.control[me]
        if table.enemy(target, seat) or not table.is_unit(target) or table.is_summoner(target):
            return ()
        return (Praying(me, "heal", seat),)

    def instead_of_attack_damage(
        self, table: Battlefield, me: int, attacker: int, target: int, hits: int, dice: tuple[int, ...]
    ) -> Healing | None:
        if not lasting_total(table.lasting, "heal", me):
            return None
        return Healing(me, "heal", table.control[me], target, symbols(dice, 0) + symbols(dice, 2))


@dataclass(frozen=True, slots=True)
class Praying(Deed):
    """A card is discarded, or not; if it is, this attack heals."""

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play) or not play.table.hands[self.seat]:
            return Return()
        return Ask(self.seat, "sw-discard-to-heal", (DiscardToHeal(self), DECLINES), "SW-TIME-10", self.about())


class DiscardToHeal(PickCard[Praying]):
    """Any card of the hand is discarded."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.hands[seat]

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        missing = not_in_hand(table, seat, first, "SW-TIME-09")
        return missing if missing is not None else super().first_outside(table, seat, first)

    def do(self, play: Play[Battlefield], seat: int, card: int) -> None:
        source = self.deed.source
        discard_from_hand(play, seat, card)
        play.table.add_lasting("heal", source, 1, source, UNTIL_END_OF_ATTACK)


@dataclass(frozen=True, slots=True)
class Healing(Deed):
    """Damage is removed from the target instead of being added."""

    target: int
    amount: int

    def it_is_done(self, play: Play[Battlefield]) -> Return:
        heal(play, self.target, self.amount)
        return Return(1)


class DivineShield(Text):
    """Special symbols on 2 dice weaken attackers of "Citadel" units.

    When an enemy attacks a unit of yours with "Citadel" in its name within 3 spaces, roll 2 dice: the attacker has 1
    strength less during that attack for each special symbol, but not less than 1.
    """

    def when_targeted(self, table: Battlefield, me: int, attacker: int, target: int) -> Effects:
        seat = table.control[me]
        if table.enemy(target, seat) or not table.enemy(attacker, seat) or not 1 <= table.distance(me, target) <= 3:
            return ()
        if not table.is_unit(target) or not table.named(target, "citadel"):
            return ()
        return (Shielding(me, "divine-shield", seat, attacker),)


@dataclass(frozen=True, slots=True)
class Shielding(Deed):
    """Two dice are rolled against the attacker."""

    attacker: int

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if not self.here(play):
            return
        dice = (play.chance.die(), play.chance.die())
        special = symbols(dice, 2)
        tell_the_roll(play, self.source, dice, "SW-ABIL-07")
        if special:
            play.table.add_lasting(SHIELDED, self.attacker, special, self.source, UNTIL_END_OF_ATTACK)


class RadiantShot(Text):
    """Strength +1 for every 2 magic you have."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return table.magic[table.control[me]] // 2


class Guidance(Text):
    """At the start of your Summon phase, draw 2 cards."""

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (Drawing(me, "guidance", table.control[me], 2),) if phase == "summon" else ()


class CitadelChampion(Text):
    """Strength +1 for each "Citadel" unit of yours within 2 spaces.

    One with "Citadel" in its name.
    """

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return sum(1 <= table.distance(me, unit) <= 2 for unit in citadel_units(table, table.control[me]))


class HolyJudgment(Text):
    """Put 2 boost on this card.

    ACTIVE: your commons have +1 strength. At the start of your turn you may spend 1 boost of this card instead of
    discarding it. Each time a unit of yours is eliminated, it loses 1 boost.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return PassingJudgment(me, "holy-judgment", seat)

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 1 if table.control[unit] == table.control[me] and table.is_common(unit) else 0

    def may_stay(self, table: Battlefield, me: int, seat: int) -> bool:
        return table.boost[me] > 0

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        if gone.seat != table.control[me] or not table.is_unit(gone.card):
            return ()
        return (Doubting(me, "holy-judgment", gone.seat),)


@dataclass(frozen=True, slots=True)
class PassingJudgment(Deed):
    """The event gets its boost."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        boost(play, self.source, 2, "SW-EVT-08")


@dataclass(frozen=True, slots=True)
class Doubting(Deed):
    """The event loses 1 boost, if it has any."""

    def order_matters(self) -> bool:
        return False

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if self.source in play.table.events[self.seat]:
            remove_boost(play.table, self.source)


class GuardingSpirits(Text):
    """ACTIVE: your commons within 3 spaces of your Summoner have Guarded."""

    def grants(self, table: Battlefield, me: int, unit: int) -> str:
        seat = table.control[me]
        if table.control[unit] != seat or not table.is_common(unit):
            return ""
        return "guarded" if table.distance(table.summoner(seat), unit) <= 3 else ""


class MassHeal(Text):
    """Remove 2 damage from each unit of yours near your Summoner.

    Each common and champion within 2 spaces.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return HealingMany(me, "mass-heal", seat)


@dataclass(frozen=True, slots=True)
class HealingMany(Deed):
    """All of them are healed together."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        table = play.table
        for card in table.within(table.summoner(self.seat), 2):
            if table.is_unit(card) and not table.enemy(card, self.seat):
                heal(play, card, 2)


class RenewedHope(Text):
    """ACTIVE: you may summon in any phase of your turn.

    You may also do so on spaces beside your Summoner.
    """

    def summon_in_any_phase(self, table: Battlefield, me: int, seat: int) -> bool:
        return table.control[me] == seat

    def summon_spaces(self, table: Battlefield, me: int, card: int, seat: int) -> list[int]:
        return table.empty_beside(table.place[table.summoner(seat)])


TEXTS: Final[dict[str, Text]] = {
    "the-citadels-might": TheCitadelsMight(),
    "arrow-of-light": ArrowOfLight(),
    "protect": Protect(),
    "intercession": Intercession(),
    "heal": Heal(),
    "divine-shield": DivineShield(),
    "radiant-shot": RadiantShot(),
    "guidance": Guidance(),
    "citadel-champion": CitadelChampion(),
    "holy-judgment": HolyJudgment(),
    "guarding-spirits": GuardingSpirits(),
    "mass-heal": MassHeal(),
    "renewed-hope": RenewedHope(),
}
