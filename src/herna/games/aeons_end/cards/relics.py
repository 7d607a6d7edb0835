"""Relics of the supply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.decision import Ask
from herna.engine.flow import Call, Outcome, Play
from herna.games.aeons_end.deeds import APlayer, Deed, Deeds, Either, Lasts, comes_first
from herna.games.aeons_end.rules.aether import Aether, PlayCard, resolve_play
from herna.games.aeons_end.rules.breaches import PickBreach, closed_breaches, focus_breach
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.charges import Charges
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.hand import HandCard, MayGiveUp, destroy, fitting, misfit
from herna.games.aeons_end.rules.piles import Draws
from herna.games.aeons_end.rules.suffering import GraveholdRegains
from herna.games.aeons_end.table import DISCOUNT, GONE, NEXT_FOCUS, NOBODY, Siege, without
from herna.games.aeons_end.texts import PlayerCard, Texts


def destroy_in_front(play: Play[Siege], card: int) -> None:
    """A gem or relic that lies in front of the active player is destroyed."""
    play.table.played = without(play.table.played, card)
    destroy(play, card)


@dataclass(frozen=True, slots=True)
class DestroyThis(Deed):
    """A relic is destroyed by its own text."""

    card: int

    def it_is_done(self, play: Play[Siege]) -> None:
        destroy_in_front(play, self.card)


class BlastingStaff(PlayerCard):
    """Casts a spell that you prepped this turn, if you like.

    It has 2 more damage.
    """

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (CastOne(seat, me, own=True, extra=2, optional=True),)


class BottledVortex(PlayerCard):
    """This card is destroyed.

    You may destroy up to two cards of your hand and discard pile. You draw a card.
    """

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (DestroyThis(me), MayGiveUp(2, me, destroyed=True, from_discard=True, seat=seat), Draws(1, seat))


class FlexingDagger(PlayerCard):
    """Your next focus or opening this turn costs 3 aether less.

    The card may be destroyed for 1 damage instead. Several of them add up (AE-BREACH-15, AE-GAP-21).
    """

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        cheaper = Lasts(DISCOUNT, me, 3, until=NEXT_FOCUS)
        return (Either((("discount", (cheaper,)), ("damage", (DestroyThis(me), Deal(seat, 1, me)))), me, seat),)


class FocusingOrb(PlayerCard):
    """A free focus of anybody's closed breach, or Gravehold regains 3 life.

    The card is destroyed for the life.
    """

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        ways = (("focus", (FocusAnybodys(seat),)), ("gravehold", (DestroyThis(me), GraveholdRegains(3))))
        return (Either(ways, me, seat),)


@dataclass(frozen=True, slots=True)
class FocusAnybodys(Deed):
    """A player focuses one closed breach of any player."""

    seat: int

    def closed(self, table: Siege) -> list[int]:
        return [breach for owner in table.seats() for breach in closed_breaches(table, owner)]

    def fully(self, table: Siege) -> bool:
        return bool(self.closed(table))

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        closed = self.closed(play.table)
        if len(closed) > 1:
            return Ask(self.seat, "ae-choose-breach-focused", (FocusOne(self),), "AE-BREACH-13")
        if closed:
            focus_breach(play, closed[0] // 4, closed[0] % 4)
        return None


class FocusOne(PickBreach[FocusAnybodys]):
    """Which closed breach of any player is focused for nothing."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return self.deed.closed(table)

    def first_outside(self, table: Siege, seat: int, breach: int) -> Bar:
        owner = breach // 4
        if table.breaches[owner][breach % 4] == GONE:
            return because("AE-BREACH-11", "ae-why-others-breach-gone", breach=breach, seat=owner)
        return because("AE-BREACH-07", "ae-why-breach-open", breach=breach)

    def do(self, play: Play[Siege], seat: int, breach: int) -> None:
        focus_breach(play, breach // 4, breach % 4)


class MagesTalisman(PlayerCard):
    """1 charge for you and 1 for an ally."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Charges(1, seat), APlayer(seat, (Charges(1),), me, allies=True))


class UnstablePrism(PlayerCard):
    """You play a gem twice and destroy it, or 2 aether."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Either((("gem", (PlayTwice(seat, me),)), ("aether", (Aether(seat, 2),))), me, seat),)


@dataclass(frozen=True, slots=True)
class PlayTwice(Deed):
    """A gem of the hand is played, played again, and destroyed.

    That is two plays (AE-GAP-18).
    """

    seat: int
    source: int
    gem: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("a_gem_is_chosen", "it_is_played_again", "it_is_destroyed")

    def _gems(self, table: Siege) -> list[int]:
        return table.cards.of_each_kind(fitting(table, table.hands[self.seat], "gem", 0))

    def fully(self, table: Siege) -> bool:
        return bool(self._gems(table))

    def secret(self, table: Siege) -> bool:
        return table.hides(self.seat)

    def a_gem_is_chosen(self, play: Play[Siege]) -> Outcome:
        gems = self._gems(play.table)
        if len(gems) == 1 and not play.table.hides(self.seat):  # ruling AE-CR-09
            return self.play(gems[0])
        return Ask(self.seat, "ae-choose-gem-played-twice", (PlayGem(self),), "AE-MAIN-03", {"card": self.source})

    def play(self, gem: int) -> Call:
        return Call(PlayCard(self.seat, gem), changed=replace(self, gem=gem))

    def it_is_played_again(self, play: Play[Siege]) -> Outcome:
        return resolve_play(play, self.seat, self.gem)

    def it_is_destroyed(self, play: Play[Siege]) -> None:
        destroy_in_front(play, self.gem)


class PlayGem(HandCard):
    """Which gem of the hand is played twice."""

    kind = "play"
    fields = ("card",)
    choose = ("ae-why-choose-among",)
    meanwhile = comes_first("play")

    def __init__(self, deed: PlayTwice) -> None:
        self.deed = deed

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        return misfit(table, card, "gem", 0)

    def do(self, play: Play[Siege], seat: int, card: int) -> Call:
        return self.deed.play(card)


TEXTS: Final[Texts] = {
    "blasting-staff": BlastingStaff(),
    "bottled-vortex": BottledVortex(),
    "flexing-dagger": FlexingDagger(),
    "focusing-orb": FocusingOrb(),
    "mages-talisman": MagesTalisman(),
    "unstable-prism": UnstablePrism(),
}
