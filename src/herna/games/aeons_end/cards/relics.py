"""Relics of the supply."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play
from herna.games.aeons_end.rules.aether import Aether, PlayCard, resolve_play
from herna.games.aeons_end.rules.breaches import breach_id, focus_breach
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.charges import Charges
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.deeds import APlayer, Deed, Deeds, Either
from herna.games.aeons_end.rules.piles import Draws, MayGiveUp, destroy, fitting
from herna.games.aeons_end.rules.suffering import GraveholdRegains
from herna.games.aeons_end.table import NOBODY, Siege, without
from herna.games.aeons_end.texts import PlayerCard


def destroy_in_front(play: Play[Siege], card: int) -> None:
    """A gem or relic that lies in front of the active player is destroyed."""
    play.table.played = without(play.table.played, card)
    destroy(play, card)


@dataclass(frozen=True, slots=True)
class DestroyThis(Deed):
    """A relic is destroyed by its own text."""

    card: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_destroyed",)

    def it_is_destroyed(self, play: Play[Siege]) -> None:
        destroy_in_front(play, self.card)


class BlastingStaff(PlayerCard):
    """You may cast one of your spells that you prepped this turn, with 2 more damage."""

    def played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (CastOne(seat, me, own=True, extra=2, optional=True),)


class BottledVortex(PlayerCard):
    """This card is destroyed. You may destroy up to two cards of your hand and discard pile. You draw a card."""

    def played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (DestroyThis(me), MayGiveUp(2, me, destroyed=True, from_discard=True, seat=seat), Draws(1, seat))


class FlexingDagger(PlayerCard):
    """Your next focus or opening this turn costs 3 aether less, or this card is destroyed and deals 1 damage."""

    def played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Either((("discount", (Discount(3),)), ("damage", (DestroyThis(me), Deal(seat, 1, me)))), me, seat),)


@dataclass(frozen=True, slots=True)
class Discount(Deed):
    """The active player's next focus or opening costs less; several add up (AE-BREACH-15, AE-GAP-21)."""

    amount: int

    def order(self) -> tuple[str, ...]:
        return ("it_costs_less",)

    def it_costs_less(self, play: Play[Siege]) -> None:
        play.table.discount += self.amount


class FocusingOrb(PlayerCard):
    """A free focus of anybody's closed breach, or this card is destroyed and Gravehold regains 3 life."""

    def played(self, table: Siege, seat: int, me: int) -> Deeds:
        ways = (("focus", (FocusAnybodys(seat),)), ("gravehold", (DestroyThis(me), GraveholdRegains(3))))
        return (Either(ways, me, seat),)


@dataclass(frozen=True, slots=True)
class FocusAnybodys(Deed):
    """A player focuses one closed breach, of whichever player."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("a_breach_is_chosen",)

    def fully(self, table: Siege) -> bool:
        return any(table.closed(owner) for owner in table.seats())

    def a_breach_is_chosen(self, play: Play[Siege]) -> Outcome:
        closed = self.closed_breaches(play)
        if len(closed) > 1:
            return Ask(self.seat, "ae-choose-breach-focused", "closed_breaches", "AE-BREACH-13")
        if closed:
            self.breach(play, int(closed[0][1]))
        return None

    def closed_breaches(self, play: Play[Siege]) -> list[Choice]:
        table = play.table
        return [("breach", breach_id(owner, breach)) for owner in table.seats() for breach in table.closed(owner)]

    def breach(self, play: Play[Siege], breach: int) -> None:
        focus_breach(play, breach // 4, breach % 4)


class MagesTalisman(PlayerCard):
    """1 charge for you and 1 for an ally."""

    def played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Charges(1, seat), APlayer(seat, (Charges(1),), me, allies=True))


class UnstablePrism(PlayerCard):
    """You play a gem twice and destroy it, or 2 aether."""

    def played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Either((("gem", (PlayTwice(seat, me),)), ("aether", (Aether(seat, 2),))), me, seat),)


@dataclass(frozen=True, slots=True)
class PlayTwice(Deed):
    """A gem of the hand is played, played again, and destroyed; that is two plays (AE-GAP-18)."""

    seat: int
    source: int
    gem: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("a_gem_is_chosen", "it_is_played_again", "it_is_destroyed")

    def _gems(self, table: Siege) -> list[int]:
        return table.of_each_kind(fitting(table, table.hands[self.seat], "gem", 0))

    def fully(self, table: Siege) -> bool:
        return bool(self._gems(table))

    def secret(self, table: Siege) -> bool:
        return table.hides(self.seat)

    def a_gem_is_chosen(self, play: Play[Siege]) -> Outcome:
        gems = self._gems(play.table)
        if len(gems) == 1 and not play.table.hides(self.seat):  # ruling AE-CR-09
            return self.play(play, gems[0])
        return Ask(self.seat, "ae-choose-gem-played-twice", "gems_in_hand", "AE-MAIN-03", {"card": self.source})

    def gems_in_hand(self, play: Play[Siege]) -> list[Choice]:
        return [("play", gem) for gem in self._gems(play.table)]

    def play(self, play: Play[Siege], card: int) -> Call:
        return Call(PlayCard(self.seat, card), changed=replace(self, gem=card))

    def it_is_played_again(self, play: Play[Siege]) -> Outcome:
        return resolve_play(play, self.seat, self.gem)

    def it_is_destroyed(self, play: Play[Siege]) -> None:
        destroy_in_front(play, self.gem)


CARDS: dict[str, PlayerCard] = {
    "blasting-staff": BlastingStaff(),
    "bottled-vortex": BottledVortex(),
    "flexing-dagger": FlexingDagger(),
    "focusing-orb": FocusingOrb(),
    "mages-talisman": MagesTalisman(),
    "unstable-prism": UnstablePrism(),
}
