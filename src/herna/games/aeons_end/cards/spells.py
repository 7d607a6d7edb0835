"""Spells of the supply.

What a spell counts or gives is the caster's; its breach is the one at which it was prepped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar
from herna.engine.decision import Ask
from herna.engine.deeds import InOrder
from herna.engine.flow import Become, Call, Outcome, Play, Value
from herna.games.aeons_end.deeds import YES_OR_NO, APlayer, Deed, Deeds, PlayerDeed, comes_first
from herna.games.aeons_end.printed import BREACHES
from herna.games.aeons_end.rules.aether import Aether
from herna.games.aeons_end.rules.breaches import adjacent_breaches, focus_breach
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.charges import Charges, LosesCharges
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.hand import MayGiveUp, fitting, misfit
from herna.games.aeons_end.rules.piles import CardInFront, take_back_played
from herna.games.aeons_end.rules.suffering import Regains
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.texts import Casting, PlayerCard, Texts, the_card


class AmplifyVision(PlayerCard):
    """Cast: a free focus of your cheapest closed breach.

    2 damage, 3 if now all your breaches are open.
    """

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (FocusCheapest(how.caster), AmplifiedDamage(how.caster, how.bonus, how.spell))


@dataclass(frozen=True, slots=True)
class FocusCheapest(Deed):
    """AE-BREACH-14: of the closed breaches the one with the lowest printed focus cost."""

    seat: int

    def it_is_done(self, play: Play[Siege]) -> None:
        closed = play.table.closed(self.seat)
        if closed:
            focus_breach(play, self.seat, min(closed, key=lambda breach: BREACHES[breach].focus))


@dataclass(frozen=True, slots=True)
class AmplifiedDamage(Deed):
    """The breaches are looked at after the focus (AE-GAP-02)."""

    seat: int
    bonus: int
    source: int

    def it_is_done(self, play: Play[Siege]) -> Become:
        return Become(Deal(self.seat, (2 if play.table.closed(self.seat) else 3) + self.bonus, self.source))


NO_GEM_PLAYED: Final = Bar("AE-WHILE-01", "ae-why-no-gem-played", details=the_card)


class ArcaneNexus(PlayerCard):
    """While prepped, once per turn: take back a gem that you played this turn.

    Cast: 4 damage.
    """

    def use_barred(self, table: Siege, seat: int, me: int) -> Bar | None:
        return None if fitting(table, table.played, "gem", 0) else NO_GEM_PLAYED

    def when_used(self, table: Siege, seat: int, me: int) -> Deeds:
        return (TakesGemBack(seat, me),)

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 4 + how.bonus, how.spell),)


@dataclass(frozen=True, slots=True)
class TakesGemBack(Deed):
    """A gem in front of the player goes back into hand.

    It may be played again (AE-GAP-19).
    """

    seat: int
    source: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        gems = play.table.cards.of_each_kind(fitting(play.table, play.table.played, "gem", 0))
        if len(gems) > 1:
            return Ask(self.seat, "ae-choose-gem-taken-back", (TakeGem(),), "AE-WHILE-01", {"card": self.source})
        take_back_played(play, self.seat, gems[0])
        return None


class TakeGem(CardInFront):
    """Which gem in front of the player goes back into the hand."""

    kind = "pick_card"
    fields = ("found",)
    choose = ("ae-why-choose-among",)
    meanwhile = comes_first("pick_card")

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        return misfit(table, card, "gem", 0)

    def do(self, play: Play[Siege], seat: int, card: int) -> None:
        take_back_played(play, seat, card)


class ChaosArc(PlayerCard):
    """Cast: 3 damage, and 2 more for each spell prepped at an adjacent breach.

    AE-GAP-22.
    """

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        row = table.prepped[how.owner]
        spells = sum(len(row[breach]) for breach in adjacent_breaches(table, how.owner, how.breach))
        return (Deal(how.caster, 3 + 2 * spells + how.bonus, how.spell),)


class ConsumingVoid(PlayerCard):
    """Cast: destroy up to two cards in hand; 3 damage for each."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (DamageForCards(how.caster, how.spell, how.bonus, most=2, each=3, destroyed=True),)


class DarkFire(PlayerCard):
    """Cast: discard up to two cards in hand; 3 damage for each (AE-GAP-03)."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
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

    def it_is_done(self, play: Play[Siege]) -> Call:
        cards = MayGiveUp(self.most, self.source, self.destroyed, self.kind, self.seat)
        return Call(cards, then="damage_is_dealt")

    def damage_is_dealt(self, play: Play[Siege], given: Value) -> Become:
        assert isinstance(given, tuple)
        added = sum(self.each or play.table.cost(card) for card in given)
        return Become(Deal(self.seat, self.damage + added, self.source))


class EssenceTheft(PlayerCard):
    """Cast: 3 damage.

    You may discard a card; if you do, a player regains 1 life.
    """

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 3 + how.bonus, how.spell), DiscardForLife(how.caster, how.spell))


@dataclass(frozen=True, slots=True)
class DiscardForLife(Deed):
    """The caster may discard a card so that a player regains life.

    The caster chooses the player.
    """

    seat: int
    source: int

    def it_is_done(self, play: Play[Siege]) -> Call:
        return Call(MayGiveUp(1, self.source, seat=self.seat), then="life_is_regained")

    def life_is_regained(self, play: Play[Siege], discarded: Value) -> Outcome:
        return Become(APlayer(self.seat, (Regains(1),), self.source)) if discarded else None


class FeralLightning(PlayerCard):
    """It may be prepped at a closed breach that was not focused.

    Cast: 3 damage.
    """

    def at_any_closed_breach(self) -> bool:
        return True

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 3 + how.bonus, how.spell),)


class Ignite(PlayerCard):
    """Cast: 2 damage; an ally gains 1 charge."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 2 + how.bonus, how.spell), APlayer(how.caster, (Charges(1),), how.spell, allies=True))


class LavaTendril(PlayerCard):
    """While prepped, at the end of your casting phase: 1 damage. Cast: 3 damage."""

    def end_of_casting(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Deal(seat, 1, me),)

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 3 + how.bonus, how.spell),)


class OblivionSwell(PlayerCard):
    """While prepped, once per turn: 1 aether.

    Cast: 2 damage; you may discard a gem to add its cost.
    """

    def use_barred(self, table: Siege, seat: int, me: int) -> Bar | None:
        return None

    def when_used(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 1),)

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (DamageForCards(how.caster, how.spell, 2 + how.bonus, most=1, kind="gem"),)


class PhoenixFlame(PlayerCard):
    """Cast: 2 damage; you may lose 1 charge to deal 4 instead."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (FlameForACharge(how.caster, how.spell, how.bonus),)


@dataclass(frozen=True, slots=True)
class FlameForACharge(PlayerDeed):
    """The caster may lose a charge for more damage."""

    seat: int
    source: int
    bonus: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        if not play.table.charges[self.seat]:
            return self.decline(play)
        return Ask(self.seat, "ae-may-lose-charge", YES_OR_NO, "AE-AMBIG-09", {"card": self.source})

    def accept(self, play: Play[Siege]) -> Become:
        return Become(InOrder((LosesCharges(1, self.seat), Deal(self.seat, 4 + self.bonus, self.source))))

    def decline(self, play: Play[Siege]) -> Become:
        return Become(Deal(self.seat, 2 + self.bonus, self.source))


class PlanarInsight(PlayerCard):
    """Cast: 2 damage, and 1 more for each of your open breaches."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 2 + table.open_breaches(how.caster) + how.bonus, how.spell),)


class SpectralEcho(PlayerCard):
    """Cast: 2 damage. You may destroy a card in hand."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 2 + how.bonus, how.spell), MayGiveUp(1, how.spell, destroyed=True, seat=how.caster))


class WildfireWhip(PlayerCard):
    """While prepped: for 2 aether cast a prepped spell of any player (AE-GAP-20).

    Cast: 4 damage.
    """

    def use_barred(self, table: Siege, seat: int, me: int) -> Bar | None:
        return None

    def use_costs(self) -> int:
        return 2

    def when_used(self, table: Siege, seat: int, me: int) -> Deeds:
        return (CastOne(seat, me),)

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 4 + how.bonus, how.spell),)


TEXTS: Final[Texts] = {
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
