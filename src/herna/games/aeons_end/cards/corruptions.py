"""The eleven corruptions: what the holder does when they are resolved.

Then each is destroyed (AE-CORR-06).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.decision import Ask
from herna.engine.flow import Call, Outcome, Play, Return, Value
from herna.games.aeons_end.deeds import YES_OR_NO, Deed, Deeds, PlayerDeed
from herna.games.aeons_end.rules.breaches import Focuses
from herna.games.aeons_end.rules.charges import Charges
from herna.games.aeons_end.rules.corruptions import GainsCorruptions
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.hand import DiscardedCard, GivesUp, MayGiveUp, destroy
from herna.games.aeons_end.rules.piles import take_back, take_top_card, top_of_deck
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Regains, Suffers
from herna.games.aeons_end.rules.supply import IN_HAND, ON_DECK, GainsFree
from herna.games.aeons_end.rules.turn_order import (
    NEMESIS_CARD,
    PickTurnCard,
    player_card,
    shuffle_into_turn_deck,
)
from herna.games.aeons_end.table import NOBODY, Siege
from herna.games.aeons_end.texts import Corruption, Texts


class BlindAbandon(Corruption):
    """1 damage, and a card of the hand may be destroyed.

    The card is no corruption; the holder chooses it.
    """

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(1, seat, me), MayGiveUp(1, me, destroyed=True, kind="clean", seat=seat))


class Contagion(Corruption):
    """1 damage; a discarded card that costs 0 returns to the hand."""

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(1, seat, me), TakesBack(seat))


@dataclass(frozen=True, slots=True)
class TakesBack(Deed):
    """A player takes a card that costs 0 from the discard pile.

    It goes into the hand, and may be a corruption too (AE-CORR-12).
    """

    seat: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        table = play.table
        cards = [card for card in table.of_each_run(table.discards[self.seat]) if costs_something(table, card) is None]
        if len(cards) > 1:
            return Ask(self.seat, "ae-choose-taken-back", (TakeBackFree(),), "AE-NEM-13")
        if cards:
            take_back(play, self.seat, cards[0])
        return None


def costs_something(table: Siege, card: int) -> Bar | None:
    """Why a card is not one that costs 0."""
    cost = table.cost(card)
    return because("", "ae-why-costs-something", card=card, cost=cost) if cost else None


class TakeBackFree(DiscardedCard):
    """Which card that costs 0 comes back into the hand."""

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        return costs_something(table, card)

    def do(self, play: Play[Siege], seat: int, card: int) -> None:
        take_back(play, seat, card)


class DeliriumVeil(Corruption):
    """Gravehold suffers 2 damage; the holder focuses a breach."""

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GraveholdSuffers(2, me), Focuses(seat))


class DireWisdom(Corruption):
    """The holder gains a spell, then three corruptions onto the deck."""

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GainsFree("spell", seat=seat), GainsCorruptions(3, seat=seat, source=me))


class EndlessHunger(Corruption):
    """Gravehold suffers 3 damage; the holder regains 2 life."""

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GraveholdSuffers(3, me), Regains(2, seat))


class FeverOfWar(Corruption):
    """1 damage; the holder deals 2 damage."""

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(1, seat, me), Deal(seat, 2, me))


class GrimSight(Corruption):
    """Gravehold suffers 2 damage.

    The holder looks at the top card of the deck and may destroy it.
    """

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GraveholdSuffers(2, me), LooksAtTheTop(seat))


@dataclass(frozen=True, slots=True)
class LooksAtTheTop(PlayerDeed):
    """A player looks at the top card of the deck and may destroy it."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_top_card_is_looked_at", "it_is_destroyed_or_not")

    def the_top_card_is_looked_at(self, play: Play[Siege]) -> Outcome:
        card = top_of_deck(play, self.seat)
        if card == NOBODY:
            return Return()
        play.table.cards.show(card, play.table.hand_seen_by(self.seat))
        return None

    def it_is_destroyed_or_not(self, play: Play[Siege]) -> Ask:
        kind = play.table.key(play.table.decks[self.seat][0])
        return Ask(self.seat, "ae-destroy-top-card", YES_OR_NO, "AE-AMBIG-09", {"kind": kind})

    def accept(self, play: Play[Siege]) -> Outcome:
        return destroy(play, take_top_card(play.table, self.seat))


class InsatiableAvarice(Corruption):
    """2 damage; the holder gains a gem of the cheapest pile into the hand."""

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(2, seat, me), GainsFree("gem", cheapest=True, to=IN_HAND, seat=seat))


class LustForPower(Corruption):
    """1 damage; the holder gains 1 charge."""

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(1, seat, me), Charges(1, seat))


class Nothingness(Corruption):
    """Two cards that are not corruptions are discarded.

    2 damage; a player's turn order card comes back to its deck.
    """

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GivesUp(2, kind="clean", seat=seat), Suffers(2, seat, me), TurnComesBack(seat))


@dataclass(frozen=True, slots=True)
class TurnComesBack(Deed):
    """A player's discarded turn order card is shuffled into its deck.

    It may be the wild card (AE-GAP-16).
    """

    seat: int

    def cards(self, table: Siege) -> list[int]:
        return table.cards.of_each_kind(tuple(card for card in table.turn_discard if player_card(table.key(card))))

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        cards = self.cards(play.table)
        if len(cards) > 1:
            return Ask(self.seat, "ae-choose-turn-card", (TurnCardBack(self),), "AE-TURNORDER-13")
        if cards:
            shuffle_into_turn_deck(play, cards[0])
        return None


class TurnCardBack(PickTurnCard[TurnComesBack]):
    """Which turn order card comes back into its deck."""

    def first(self, table: Siege, seat: int) -> Sequence[str]:
        return [table.key(card) for card in self.deed.cards(table)]

    def first_outside(self, table: Siege, seat: int, kind: str) -> Bar:
        if not player_card(kind):
            return because("", "ae-why-players-turn-cards-only", turn_card=NEMESIS_CARD)
        return Bar("", "ae-why-not-in-turn-discard")

    def do(self, play: Play[Siege], seat: int, kind: str) -> None:
        table = play.table
        shuffle_into_turn_deck(play, next(card for card in self.deed.cards(table) if table.key(card) == kind))


class RecklessMight(Corruption):
    """The holder gains a relic onto the deck and suffers half its cost.

    The damage is rounded up.
    """

    def when_resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (PainfulRelic(seat, me),)


@dataclass(frozen=True, slots=True)
class PainfulRelic(Deed):
    """The damage depends on the relic that was chosen.

    Without a relic there is none.
    """

    seat: int
    source: int

    def it_is_done(self, play: Play[Siege]) -> Call:
        return Call(GainsFree("relic", to=ON_DECK, seat=self.seat), then="it_hurts")

    def it_hurts(self, play: Play[Siege], gained: Value) -> Outcome:
        if not isinstance(gained, int):
            return None
        return Call(Suffers((play.table.cost(gained) + 1) // 2, self.seat, self.source))


TEXTS: Final[Texts] = {
    "blind-abandon": BlindAbandon(),
    "contagion": Contagion(),
    "delirium-veil": DeliriumVeil(),
    "dire-wisdom": DireWisdom(),
    "endless-hunger": EndlessHunger(),
    "fever-of-war": FeverOfWar(),
    "grim-sight": GrimSight(),
    "insatiable-avarice": InsatiableAvarice(),
    "lust-for-power": LustForPower(),
    "nothingness": Nothingness(),
    "reckless-might": RecklessMight(),
}
