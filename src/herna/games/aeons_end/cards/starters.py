"""The cards that mages start with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.decision import Ask
from herna.engine.flow import Become, Call, Go, Outcome, Play, Value
from herna.games.aeons_end.deeds import YES_OR_NO, APlayer, Deed, Deeds, Either, PlayerDeed
from herna.games.aeons_end.rules.aether import Aether
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.hand import GivesUp
from herna.games.aeons_end.rules.piles import draw_cards
from herna.games.aeons_end.rules.suffering import Regains, Suffers
from herna.games.aeons_end.rules.turn_order import player_card, put_turn_card_to_bottom, reveal_turn_card
from herna.games.aeons_end.table import NOBODY, SHIELD, Siege
from herna.games.aeons_end.texts import Casting, PlayerCard, Texts


class Crystal(PlayerCard):
    """1 aether."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 1),)


class Spark(PlayerCard):
    """Cast: 1 damage."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 1 + how.bonus, how.spell),)


class AmethystShard(PlayerCard):
    """1 aether. An ally may draw a card and then discards one."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 1), APlayer(seat, (MaySwapACard(me),), me, allies=True))


@dataclass(frozen=True, slots=True)
class MaySwapACard(PlayerDeed):
    """A player may draw a card, and then discards one."""

    source: int
    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if not table.decks[self.seat] and not table.discards[self.seat]:
            return None
        return Ask(self.seat, "ae-may-swap", YES_OR_NO, "AE-AMBIG-09", {"card": self.source})

    def accept(self, play: Play[Siege]) -> Become:
        draw_cards(play, self.seat, 1)
        return Become(GivesUp(1, seat=self.seat))


class BuriedLight(PlayerCard):
    """Cast: 1 damage; the caster gains 1 aether."""

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (Deal(how.caster, 1 + how.bonus, how.spell), Aether(how.caster, 1))


class EmeraldShard(PlayerCard):
    """1 aether, or one player regains 1 life."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Either((("aether", (Aether(seat, 1),)), ("life", (APlayer(seat, (Regains(1),), me),))), me, seat),)


class Flare(PlayerCard):
    """Cast: the top card of the turn order deck is revealed.

    3 damage if it is a player's, 1 if not.
    """

    def when_cast(self, table: Siege, how: Casting) -> Deeds:
        return (FlareUp(how.caster, how.bonus, how.spell),)


@dataclass(frozen=True, slots=True)
class FlareUp(Deed):
    """The damage depends on the card that is revealed; it stays on top."""

    seat: int
    bonus: int
    source: int

    def it_is_done(self, play: Play[Siege]) -> Become:
        kind = play.table.key(reveal_turn_card(play))
        return Become(Deal(self.seat, (3 if player_card(kind) else 1) + self.bonus, self.source))


class GarnetShard(PlayerCard):
    """1 aether, or you cast a prepped spell of any player."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Either((("aether", (Aether(seat, 1),)), ("cast", (CastOne(seat, me),))), me, seat),)


class MoonstoneShard(PlayerCard):
    """1 aether, and 1 that pays only for a gem."""

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 1), Aether(seat, 1, only="gem"))


class QuartzShard(PlayerCard):
    """1 aether.

    The top turn order card is revealed and may go to the bottom; a player's card gives 1 more aether.
    """

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 1), QuartzGlimpse(seat))


@dataclass(frozen=True, slots=True)
class QuartzGlimpse(PlayerDeed):
    """Reveals a turn order card, which may give aether.

    It stays on top or goes to the bottom.
    """

    seat: int
    kind: str = ""  # of the card that was revealed

    def order(self) -> tuple[str, ...]:
        return ("a_turn_order_card_is_revealed", "it_may_go_to_the_bottom", "a_players_card_gives_aether")

    def a_turn_order_card_is_revealed(self, play: Play[Siege]) -> Go:
        return Go(replace(self, kind=play.table.key(reveal_turn_card(play))))

    def it_may_go_to_the_bottom(self, play: Play[Siege]) -> Outcome:
        if len(play.table.turn_deck) == 1:
            return None
        return Ask(self.seat, "ae-turn-card-to-bottom", YES_OR_NO, "AE-TERM-03", {"turn_card": self.kind})

    def accept(self, play: Play[Siege]) -> None:
        put_turn_card_to_bottom(play)

    def decline(self, play: Play[Siege]) -> None:
        """It stays on top."""

    def a_players_card_gives_aether(self, play: Play[Siege]) -> Outcome:
        return Become(Aether(self.seat, 1)) if player_card(self.kind) else None


class TourmalineShard(PlayerCard):
    """1 aether.

    An ally may suffer 1 damage to destroy a card of the hand.
    """

    def when_played(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Aether(seat, 1), APlayer(seat, (MayBleed(me),), me, allies=True))


@dataclass(frozen=True, slots=True)
class MayBleed(PlayerDeed):
    """A player may suffer 1 damage.

    A player who really suffers it destroys a card of the hand (AE-GAP-09).
    """

    source: int
    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        if play.table.lasts(SHIELD):
            return None
        return Ask(self.seat, "ae-may-bleed", YES_OR_NO, "AE-AMBIG-09", {"card": self.source})

    def accept(self, play: Play[Siege]) -> Call:
        return Call(Suffers(1, self.seat, self.source), then="a_card_is_destroyed")

    def a_card_is_destroyed(self, play: Play[Siege], value: Value) -> Become:
        return Become(GivesUp(1, destroyed=True, seat=self.seat))


TEXTS: Final[Texts] = {
    "crystal": Crystal(),
    "spark": Spark(),
    "amethyst-shard": AmethystShard(),
    "buried-light": BuriedLight(),
    "emerald-shard": EmeraldShard(),
    "flare": Flare(),
    "garnet-shard": GarnetShard(),
    "moonstone-shard": MoonstoneShard(),
    "quartz-shard": QuartzShard(),
    "tourmaline-shard": TourmalineShard(),
}
