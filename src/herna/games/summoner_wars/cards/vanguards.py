"""What the cards of the Vanguards do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.effects import Lasting, lasting_total
from herna.engine.flow import Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.deed import Deed
from herna.games.summoner_wars.rules.attack import symbols, tell_the_roll
from herna.games.summoner_wars.rules.values import END_OF_ATTACK
from herna.games.summoner_wars.rules.zones import (
    add_boost,
    discard_face_down,
    draw_cards,
    gain_magic,
    heal,
    remove_boost,
    reveal,
    to_discard,
    to_hand_openly,
)
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Gone, Text, texts_of


def citadel_units(table: Battlefield, seat: int) -> list[int]:
    """The units on the battlefield that a seat controls and that have "Citadel" in their name."""
    return [unit for unit in table.units(seat) if table.named(unit, "citadel")]


def attacked_an_enemy_unit(table: Battlefield, me: int, attack: Attacked) -> bool:
    """Whether an attack was one by this unit on a unit of the opponent's."""
    return attack.attacker == me and attack.target_seat != attack.seat and table.is_unit(attack.target)


class TheCitadelsMight(Text):
    """After this unit attacks an enemy unit, if you control a unit with "Citadel" in its name: you may take
    a unit card with "Citadel" in its name from your discard pile, show it, and put it into your hand.
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

    def order(self) -> tuple[str, ...]:
        return ("choose_a_card", "it_is_in_hand")

    def choose_a_card(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if not self.here(play) or not citadel_units(table, self.seat) or not table.discard[self.seat]:
            return Return()
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-take-from-discard", "cards_to_take", "SW-TIME-10", about)

    def cards_to_take(self, play: Play[Battlefield]) -> list[Choice]:
        """One card of each name: copies are alike."""
        table = play.table
        cards = {
            table.key(card): card
            for card in table.discard[self.seat]
            if table.is_unit(card) and table.named(card, "citadel")
        }
        options: list[Choice] = [("pick", card) for card in cards.values()]
        return [*options, ("decline",)]

    def pick(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        shown = reveal(table, card)
        table.discard[self.seat] = tuple(other for other in table.discard[self.seat] if other != shown)
        to_hand_openly(table, shown)
        play.tell(("returned", shown), "SW-TERM-13")

    def decline(self, play: Play[Battlefield]) -> None:
        pass

    def it_is_in_hand(self, play: Play[Battlefield]) -> None:
        pass


class ArrowOfLight(Text):
    """Before this unit attacks, you may show and discard any number of unit cards with different names from
    your hand: for each, gain 1 magic, and this unit has +1 strength during that attack.
    """

    def before_own_attack(self, table: Battlefield, me: int, target: int) -> Effects:
        return (LightingArrows(me, "arrow-of-light", table.control[me]),)


@dataclass(frozen=True, slots=True)
class LightingArrows(Deed):
    """Unit cards of different names are shown and discarded, one after another."""

    names: tuple[str, ...] = ()  # of the cards discarded so far

    def order(self) -> tuple[str, ...]:
        return ("choose_a_card", "and_so_on")

    def choose_a_card(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play) or not play.table.hands[self.seat]:
            return Return()
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-discard-for-strength", "cards_to_discard", "SW-TERM-14", about)

    def cards_to_discard(self, play: Play[Battlefield]) -> list[Choice]:
        """One unit card of each name that was not yet discarded: copies are alike."""
        table = play.table
        cards = {
            table.key(card): card
            for card in table.hands[self.seat]
            if table.is_unit(card) and table.key(card) not in self.names
        }
        options: list[Choice] = [("pick", card) for card in cards.values()]
        return [*options, ("done",)]

    def pick(self, play: Play[Battlefield], card: int) -> Repeat:
        table = play.table
        shown = reveal(table, card)
        table.take_from_hand(self.seat, shown)
        to_discard(table, shown)
        play.tell(("discarded", shown), "SW-TERM-14")
        gain_magic(play, self.seat, "SW-MAG-07")
        table.lasting.append(Lasting("strength", self.source, +1, self.source, END_OF_ATTACK))
        return Repeat("choose_a_card", replace(self, names=(*self.names, table.key(shown))))

    def done(self, play: Play[Battlefield]) -> None:
        pass

    def and_so_on(self, play: Play[Battlefield]) -> None:
        pass


class Protect(Text):
    """Enemy units beside this one can attack nothing but units with Protect."""

    def forbids_attack(self, table: Battlefield, me: int, attacker: int, target: int) -> bool:
        if table.distance(me, attacker) != 1 or not table.enemy(attacker, table.control[me]):
            return False
        return not table.is_unit(target) or "protect" not in texts_of(table, target)


class Intercession(Text):
    """After this unit attacks an enemy unit, draw a card for each special symbol rolled."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if not attacked_an_enemy_unit(table, me, attack) or not attack.special:
            return ()
        return (Drawing(me, "intercession", attack.seat, attack.special),)


@dataclass(frozen=True, slots=True)
class Drawing(Deed):
    """Cards are drawn."""

    cards: int

    def order(self) -> tuple[str, ...]:
        return ("cards_are_drawn",)

    def cards_are_drawn(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            draw_cards(play, self.seat, self.cards)


class Heal(Text):
    """Before this unit attacks a common or champion of yours, you may discard a card from your hand: the attack
    then removes damage, one for each melee and each special symbol rolled, instead of adding any.
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

    def order(self) -> tuple[str, ...]:
        return ("choose_a_card", "the_attack_goes_on")

    def choose_a_card(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play) or not play.table.hands[self.seat]:
            return Return()
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-discard-to-heal", "cards_to_discard", "SW-TIME-10", about)

    def cards_to_discard(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("pick", card) for card in play.table.hands[self.seat]]
        return [*options, ("decline",)]

    def pick(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        discard_face_down(table, self.seat, card)
        play.tell(("discarded", card), "SW-ZONE-06", to=(self.seat,), others=("discarded", None))
        table.lasting.append(Lasting("heal", self.source, 1, self.source, END_OF_ATTACK))

    def decline(self, play: Play[Battlefield]) -> None:
        pass

    def the_attack_goes_on(self, play: Play[Battlefield]) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Healing(Deed):
    """Damage is removed from the target instead of being added."""

    target: int
    amount: int

    def order(self) -> tuple[str, ...]:
        return ("damage_is_removed",)

    def damage_is_removed(self, play: Play[Battlefield]) -> Return:
        heal(play, self.target, self.amount)
        return Return(1)


class DivineShield(Text):
    """When an enemy attacks a unit of yours with "Citadel" in its name within 3 spaces, roll 2 dice: the attacker
    has 1 strength less during that attack for each special symbol, but not less than 1.
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

    def order(self) -> tuple[str, ...]:
        return ("two_dice_are_rolled",)

    def two_dice_are_rolled(self, play: Play[Battlefield]) -> None:
        if not self.here(play):
            return
        dice = (play.chance.die(), play.chance.die())
        special = symbols(dice, 2)
        tell_the_roll(play, self.source, dice, "SW-ABIL-07")
        if special:
            play.table.lasting.append(Lasting("shielded", self.attacker, special, self.source, END_OF_ATTACK))


class RadiantShot(Text):
    """Strength +1 for every 2 magic you have."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return table.magic[table.control[me]] // 2


class Guidance(Text):
    """At the start of your Summon phase, draw 2 cards."""

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (Drawing(me, "guidance", table.control[me], 2),) if phase == "summon" else ()


class CitadelChampion(Text):
    """Strength +1 for each unit of yours with "Citadel" in its name within 2 spaces."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return sum(1 <= table.distance(me, unit) <= 2 for unit in citadel_units(table, table.control[me]))


class HolyJudgment(Text):
    """Put 2 boost on this card. ACTIVE: your commons have +1 strength. At the start of your turn you may spend
    1 boost of this card instead of discarding it. Each time a unit of yours is eliminated, it loses 1 boost.
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

    def order(self) -> tuple[str, ...]:
        return ("it_is_boosted",)

    def it_is_boosted(self, play: Play[Battlefield]) -> None:
        add_boost(play.table, self.source, 2)
        play.tell(("boosted", self.source, 2), "SW-EVT-08")


@dataclass(frozen=True, slots=True)
class Doubting(Deed):
    """The event loses 1 boost, if it has any."""

    def order(self) -> tuple[str, ...]:
        return ("it_loses_boost",)

    def order_matters(self) -> bool:
        return False

    def it_loses_boost(self, play: Play[Battlefield]) -> None:
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
    """Remove 2 damage from each common and champion of yours within 2 spaces of your Summoner."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return HealingMany(me, "mass-heal", seat)


@dataclass(frozen=True, slots=True)
class HealingMany(Deed):
    """All of them are healed together."""

    def order(self) -> tuple[str, ...]:
        return ("damage_is_removed",)

    def damage_is_removed(self, play: Play[Battlefield]) -> None:
        table = play.table
        for card in table.within(table.summoner(self.seat), 2):
            if table.is_unit(card) and not table.enemy(card, self.seat):
                heal(play, card, 2)


class RenewedHope(Text):
    """ACTIVE: you may summon in any phase of your turn, and also on spaces beside your Summoner."""

    def summon_in_any_phase(self, table: Battlefield, me: int, seat: int) -> bool:
        return table.control[me] == seat

    def summon_spaces(self, table: Battlefield, me: int, card: int, seat: int) -> list[int]:
        return table.empty_beside(table.place[table.summoner(seat)])


TEXTS: dict[str, Text] = {
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
