"""Spells of the supply. What a spell counts or gives is the caster's; its breach is the one at which it was prepped."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Become, Call, Outcome, Play, Value
from herna.games.aeons_end.printed import BREACHES
from herna.games.aeons_end.rules.aether import Aether
from herna.games.aeons_end.rules.breaches import adjacent_breaches, focus_breach
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.charges import Charges, LosesCharges
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.deeds import APlayer, Deed, Deeds, Doing
from herna.games.aeons_end.rules.piles import MayGiveUp, take_into_hand
from herna.games.aeons_end.rules.suffering import Regains
from herna.games.aeons_end.table import Siege, without
from herna.games.aeons_end.texts import Casting, PlayerCard


class AmplifyVision(PlayerCard):
    """Cast: a free focus of your cheapest closed breach; 2 damage, 3 if now all your breaches are open."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (FocusCheapest(how.caster), AmplifiedDamage(how.caster, how.bonus, how.spell))


@dataclass(frozen=True, slots=True)
class FocusCheapest(Deed):
    """AE-BREACH-14: of the closed breaches the one with the lowest printed focus cost."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_cheapest_is_focused",)

    def the_cheapest_is_focused(self, play: Play[Siege]) -> None:
        closed = play.table.closed(self.seat)
        if closed:
            focus_breach(play, self.seat, min(closed, key=lambda breach: BREACHES[breach].focus))


@dataclass(frozen=True, slots=True)
class AmplifiedDamage(Deed):
    """The breaches are looked at after the focus (AE-GAP-02)."""

    seat: int
    bonus: int
    source: int

    def order(self) -> tuple[str, ...]:
        return ("damage_is_dealt",)

    def damage_is_dealt(self, play: Play[Siege]) -> Become:
        return Become(Deal(self.seat, (2 if play.table.closed(self.seat) else 3) + self.bonus, self.source))


class ArcaneNexus(PlayerCard):
    """While prepped, once per turn: take back a gem that you played this turn. Cast: 4 damage."""

    def may_be_used(self, table: Siege, seat: int, me: int) -> bool:
        return me not in table.used and any(table.type(card) == "gem" for card in table.played)

    def used(self, table: Siege, seat: int, me: int) -> Deeds:
        return (TakesGemBack(seat, me),)

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 4 + how.bonus, how.spell),)


@dataclass(frozen=True, slots=True)
class TakesGemBack(Deed):
    """A gem in front of the player goes back into hand and may be played again (AE-GAP-19)."""

    seat: int
    source: int

    def order(self) -> tuple[str, ...]:
        return ("a_gem_is_taken_back",)

    def _gems(self, table: Siege) -> list[int]:
        return table.of_each_kind(tuple(card for card in table.played if table.type(card) == "gem"))

    def a_gem_is_taken_back(self, play: Play[Siege]) -> Outcome:
        gems = self._gems(play.table)
        if len(gems) > 1:
            return Ask(self.seat, "ae-choose-gem-taken-back", "gems_in_front", "AE-WHILE-01", {"card": self.source})
        self.pick(play, gems[0])
        return None

    def gems_in_front(self, play: Play[Siege]) -> list[Choice]:
        return [("pick", gem) for gem in self._gems(play.table)]

    def pick(self, play: Play[Siege], card: int) -> None:
        play.table.played = without(play.table.played, card)
        play.tell(("took", self.seat, card, play.table.key(card)), "AE-WHILE-01")
        take_into_hand(play, self.seat, card)


class ChaosArc(PlayerCard):
    """Cast: 3 damage, and 2 more for each spell prepped at an adjacent breach (AE-GAP-22)."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        row = table.prepped[how.owner]
        spells = sum(len(row[breach]) for breach in adjacent_breaches(table, how.owner, how.breach))
        return (Deal(how.caster, 3 + 2 * spells + how.bonus, how.spell),)


class ConsumingVoid(PlayerCard):
    """Cast: destroy up to two cards in hand; 3 damage for each."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (DamageForCards(how.caster, how.spell, how.bonus, most=2, each=3, destroyed=True),)


class DarkFire(PlayerCard):
    """Cast: discard up to two cards in hand; 3 damage for each (AE-GAP-03)."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (DamageForCards(how.caster, how.spell, how.bonus, most=2, each=3),)


@dataclass(frozen=True, slots=True)
class DamageForCards(Deed):
    """The caster may give up cards in hand; all the damage is one (AE-CAST-11)."""

    seat: int
    source: int
    damage: int  # what is dealt in any case
    most: int
    each: int = 0  # what a card adds; if nothing, its cost
    kind: str = ""
    destroyed: bool = False

    def order(self) -> tuple[str, ...]:
        return ("cards_may_be_given_up",)

    def cards_may_be_given_up(self, play: Play[Siege]) -> Call:
        cards = MayGiveUp(self.most, self.source, self.destroyed, self.kind, self.seat)
        return Call(cards, then="damage_is_dealt")

    def damage_is_dealt(self, play: Play[Siege], given: Value) -> Become:
        assert isinstance(given, tuple)
        added = sum(self.each or play.table.cost(card) for card in given)
        return Become(Deal(self.seat, self.damage + added, self.source))


class EssenceTheft(PlayerCard):
    """Cast: 3 damage. You may discard a card; if you do, a player regains 1 life."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 3 + how.bonus, how.spell), DiscardForLife(how.caster, how.spell))


@dataclass(frozen=True, slots=True)
class DiscardForLife(Deed):
    """The caster may discard a card so that a player of their choice regains life."""

    seat: int
    source: int

    def order(self) -> tuple[str, ...]:
        return ("a_card_may_be_discarded",)

    def a_card_may_be_discarded(self, play: Play[Siege]) -> Call:
        return Call(MayGiveUp(1, self.source, seat=self.seat), then="life_is_regained")

    def life_is_regained(self, play: Play[Siege], discarded: Value) -> Outcome:
        return Become(APlayer(self.seat, (Regains(1),), self.source)) if discarded else None


class FeralLightning(PlayerCard):
    """It may be prepped at a closed breach that was not focused. Cast: 3 damage."""

    def at_any_closed_breach(self) -> bool:
        return True

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 3 + how.bonus, how.spell),)


class Ignite(PlayerCard):
    """Cast: 2 damage; an ally gains 1 charge."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 2 + how.bonus, how.spell), APlayer(how.caster, (Charges(1),), how.spell, allies=True))


class LavaTendril(PlayerCard):
    """While prepped, at the end of your casting phase: 1 damage. Cast: 3 damage."""

    def end_of_casting(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Deal(seat, 1, me),)

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 3 + how.bonus, how.spell),)


class OblivionSwell(PlayerCard):
    """While prepped, once per turn: 1 aether. Cast: 2 damage; you may discard a gem to add its cost."""

    def may_be_used(self, table: Siege, seat: int, me: int) -> bool:
        return me not in table.used

    def used(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 1),)

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (DamageForCards(how.caster, how.spell, 2 + how.bonus, most=1, kind="gem"),)


class PhoenixFlame(PlayerCard):
    """Cast: 2 damage; you may lose 1 charge to deal 4 instead."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (FlameForACharge(how.caster, how.spell, how.bonus),)


@dataclass(frozen=True, slots=True)
class FlameForACharge(Deed):
    """The caster may lose a charge for more damage."""

    seat: int
    source: int
    bonus: int

    def order(self) -> tuple[str, ...]:
        return ("a_charge_may_be_lost",)

    def a_charge_may_be_lost(self, play: Play[Siege]) -> Outcome:
        if not play.table.charges[self.seat]:
            return self.decline(play)
        return Ask(self.seat, "ae-may-lose-charge", "yes_or_no", "AE-AMBIG-09", {"card": self.source})

    def yes_or_no(self, play: Play[Siege]) -> list[Choice]:
        return [("accept",), ("decline",)]

    def accept(self, play: Play[Siege]) -> Become:
        return Become(Doing((LosesCharges(1, self.seat), Deal(self.seat, 4 + self.bonus, self.source))))

    def decline(self, play: Play[Siege]) -> Become:
        return Become(Deal(self.seat, 2 + self.bonus, self.source))


class PlanarInsight(PlayerCard):
    """Cast: 2 damage, and 1 more for each of your open breaches."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 2 + table.opened(how.caster) + how.bonus, how.spell),)


class SpectralEcho(PlayerCard):
    """Cast: 2 damage. You may destroy a card in hand."""

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 2 + how.bonus, how.spell), MayGiveUp(1, how.spell, destroyed=True, seat=how.caster))


class WildfireWhip(PlayerCard):
    """While prepped: for 2 aether cast a prepped spell of any player (AE-GAP-20). Cast: 4 damage."""

    def may_be_used(self, table: Siege, seat: int, me: int) -> bool:
        return table.aether >= self.use_costs()

    def use_costs(self) -> int:
        return 2

    def used(self, table: Siege, seat: int, me: int) -> Deeds:
        return (CastOne(seat, me),)

    def cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 4 + how.bonus, how.spell),)


CARDS: dict[str, PlayerCard] = {
    "amplify-vision": AmplifyVision(),
    "arcane-nexus": ArcaneNexus(),
    "chaos-arc": ChaosArc(),
    "consuming-void": ConsumingVoid(),
    "dark-fire": DarkFire(),
    "essence-theft": EssenceTheft(),
    "feral-lightning": FeralLightning(),
    "ignite": Ignite(),
    "lava-tendril": LavaTendril(),
    "oblivion-swell": OblivionSwell(),
    "phoenix-flame": PhoenixFlame(),
    "planar-insight": PlanarInsight(),
    "spectral-echo": SpectralEcho(),
    "wildfire-whip": WildfireWhip(),
}
