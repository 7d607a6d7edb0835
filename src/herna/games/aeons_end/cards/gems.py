"""Gems of the supply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.decision import Ask
from herna.engine.flow import Call, Outcome, Play, Return, Value
from herna.games.aeons_end.deeds import YES_OR_NO, APlayer, Deed, Deeds, May, PlayerDeed
from herna.games.aeons_end.rules.aether import Aether
from herna.games.aeons_end.rules.charges import Charges
from herna.games.aeons_end.rules.hand import MayGiveUp, discard
from herna.games.aeons_end.rules.piles import Draws, reveal_top_card, take_top_card
from herna.games.aeons_end.table import NOBODY, Siege
from herna.games.aeons_end.texts import PlayerCard, Texts


class BurningOpal(PlayerCard):
    """3 aether.

    You may discard a card; if you do, an ally may draw a card.
    """

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 3), DiscardForAnAlly(seat, me))


@dataclass(frozen=True, slots=True)
class DiscardForAnAlly(Deed):
    """The player may discard a card so that an ally may draw one."""

    seat: int
    source: int

    def it_is_done(self, play: Play[Siege]) -> Call:
        return Call(MayGiveUp(1, self.source, seat=self.seat), then="an_ally_may_draw")

    def an_ally_may_draw(self, play: Play[Siege], discarded: Value) -> Outcome:
        if not discarded:
            return None
        return Call(APlayer(self.seat, (May(self.source, (Draws(1),)),), self.source, allies=True))


class CloudedSapphire(PlayerCard):
    """3 aether; the first one in a turn also gives an ally 1 charge."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        first = table.plays.count("clouded-sapphire") == 1
        return (Aether(seat, 3), APlayer(seat, (Charges(1),), me, allies=True)) if first else (Aether(seat, 3),)


class DiamondCluster(PlayerCard):
    """2 aether; exactly the second one in a turn gives 2 more."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 4 if table.plays.count("diamond-cluster") == 2 else 2),)


class Jade(PlayerCard):
    """2 aether."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 2),)


class SearingRuby(PlayerCard):
    """2 aether, and 1 that pays only for a spell."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 2), Aether(seat, 1, only="spell"))


class SiftersPearl(PlayerCard):
    """2 aether.

    Each player reveals the top card of the deck and discards it or puts it back.
    """

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        players = (seat, *(other for other in table.seats() if other != seat))
        return (Aether(seat, 2), *(Sift(player) for player in players))


@dataclass(frozen=True, slots=True)
class Sift(PlayerDeed):
    """A player reveals the top card of the deck and decides about it."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_top_card_is_revealed", "it_is_discarded_or_put_back")

    def the_top_card_is_revealed(self, play: Play[Siege]) -> Outcome:
        return Return() if reveal_top_card(play, self.seat) == NOBODY else None

    def it_is_discarded_or_put_back(self, play: Play[Siege]) -> Ask:
        card = play.table.decks[self.seat][0]
        return Ask(self.seat, "ae-discard-top-card", YES_OR_NO, "AE-TERM-03", {"card": card})

    def accept(self, play: Play[Siege]) -> None:
        discard(play, self.seat, take_top_card(play.table, self.seat), "AE-TERM-03")


class VriswoodAmber(PlayerCard):
    """2 aether. It may be gained onto the top of the deck."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 2),)

    def may_go_on_deck(self) -> bool:
        return True


TEXTS: Final[Texts] = {
    "burning-opal": BurningOpal(),
    "clouded-sapphire": CloudedSapphire(),
    "diamond-cluster": DiamondCluster(),
    "jade": Jade(),
    "searing-ruby": SearingRuby(),
    "sifters-pearl": SiftersPearl(),
    "vriswood-amber": VriswoodAmber(),
}
