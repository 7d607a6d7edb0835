"""The eleven corruptions: what the holder does when they are resolved; then each is destroyed (AE-CORR-06)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Return, Value
from herna.games.aeons_end.rules.breaches import Focuses
from herna.games.aeons_end.rules.charges import Charges
from herna.games.aeons_end.rules.corruptions import GainsCorruptions
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.deeds import Deed, Deeds
from herna.games.aeons_end.rules.piles import (
    IN_HAND,
    ON_DECK,
    GainsFree,
    GivesUp,
    MayGiveUp,
    destroy,
    take_into_hand,
    top_of_deck,
)
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Regains, Suffers
from herna.games.aeons_end.rules.turn_order import player_card, shuffle_into_turn_deck
from herna.games.aeons_end.table import NOBODY, Siege, without
from herna.games.aeons_end.texts import Corruption


class BlindAbandon(Corruption):
    """1 damage; the holder may destroy a card of the hand that is no corruption."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(1, seat, me), MayGiveUp(1, me, destroyed=True, kind="clean", seat=seat))


class Contagion(Corruption):
    """1 damage; a card that costs 0 comes back from the discard pile into the hand."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(1, seat, me), TakesBack(seat))


@dataclass(frozen=True, slots=True)
class TakesBack(Deed):
    """A player takes a card that costs 0 from the discard pile into the hand; a corruption too (AE-CORR-12)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("a_card_is_chosen",)

    def _cards(self, table: Siege) -> list[int]:
        return [card for card in table.of_each_run(table.discards[self.seat]) if table.cost(card) == 0]

    def a_card_is_chosen(self, play: Play[Siege]) -> Outcome:
        cards = self._cards(play.table)
        if len(cards) > 1:
            return Ask(self.seat, "ae-choose-taken-back", "cards_to_take_back", "AE-NEM-13")
        if cards:
            self.pick(play, cards[0])
        return None

    def cards_to_take_back(self, play: Play[Siege]) -> list[Choice]:
        return [("pick", card) for card in self._cards(play.table)]

    def pick(self, play: Play[Siege], card: int) -> None:
        table = play.table
        table.discards[self.seat] = without(table.discards[self.seat], card)
        take_into_hand(play, self.seat, card)
        play.tell(("took_back", self.seat, card, play.table.key(card)), "AE-TERM-03")


class DeliriumVeil(Corruption):
    """Gravehold suffers 2 damage; the holder focuses a breach."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GraveholdSuffers(2, me), Focuses(seat))


class DireWisdom(Corruption):
    """The holder gains a spell, then three corruptions onto the deck."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GainsFree("spell", seat=seat), GainsCorruptions(3, seat=seat, source=me))


class EndlessHunger(Corruption):
    """Gravehold suffers 3 damage; the holder regains 2 life."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GraveholdSuffers(3, me), Regains(2, seat))


class FeverOfWar(Corruption):
    """1 damage; the holder deals 2 damage."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(1, seat, me), Deal(seat, 2, me))


class GrimSight(Corruption):
    """Gravehold suffers 2 damage; the holder looks at the top card of the deck and may destroy it."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GraveholdSuffers(2, me), LooksAtTheTop(seat))


@dataclass(frozen=True, slots=True)
class LooksAtTheTop(Deed):
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
        return Ask(self.seat, "ae-destroy-top-card", "yes_or_no", "AE-AMBIG-09", {"kind": kind})

    def yes_or_no(self, play: Play[Siege]) -> list[Choice]:
        return [("accept",), ("decline",)]

    def accept(self, play: Play[Siege]) -> Outcome:
        decks = play.table.decks
        card, decks[self.seat] = decks[self.seat][0], decks[self.seat][1:]
        return destroy(play, card)

    def decline(self, play: Play[Siege]) -> None:
        pass


class InsatiableAvarice(Corruption):
    """2 damage; the holder gains a gem of the cheapest pile into the hand."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(2, seat, me), GainsFree("gem", cheapest=True, to=IN_HAND, seat=seat))


class LustForPower(Corruption):
    """1 damage; the holder gains 1 charge."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (Suffers(1, seat, me), Charges(1, seat))


class Nothingness(Corruption):
    """Two cards that are no corruptions are discarded; 2 damage; a player's turn order card comes back to its deck."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (GivesUp(2, kind="clean", seat=seat), Suffers(2, seat, me), TurnComesBack(seat))


@dataclass(frozen=True, slots=True)
class TurnComesBack(Deed):
    """A player card of the turn order discard pile, perhaps the wild card (AE-GAP-16), is shuffled into its deck."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("a_turn_order_card_is_chosen",)

    def _cards(self, table: Siege) -> list[int]:
        return table.of_each_kind(tuple(card for card in table.turn_discard if player_card(table.key(card))))

    def a_turn_order_card_is_chosen(self, play: Play[Siege]) -> Outcome:
        cards = self._cards(play.table)
        if len(cards) > 1:
            return Ask(self.seat, "ae-choose-turn-card", "turn_order_cards", "AE-TURNORDER-13")
        if cards:
            shuffle_into_turn_deck(play, cards[0])
        return None

    def turn_order_cards(self, play: Play[Siege]) -> list[Choice]:
        return [("turn_card", play.table.key(card)) for card in self._cards(play.table)]

    def turn_card(self, play: Play[Siege], kind: str) -> None:
        table = play.table
        shuffle_into_turn_deck(play, next(card for card in self._cards(table) if table.key(card) == kind))


class RecklessMight(Corruption):
    """The holder gains a relic onto the deck and suffers half its cost as damage, rounded up."""

    def resolved(self, table: Siege, seat: int, me: int) -> Deeds:
        return (PainfulRelic(seat, me),)


@dataclass(frozen=True, slots=True)
class PainfulRelic(Deed):
    """The damage depends on the relic that was chosen; without a relic there is none."""

    seat: int
    source: int

    def order(self) -> tuple[str, ...]:
        return ("a_relic_is_gained",)

    def a_relic_is_gained(self, play: Play[Siege]) -> Call:
        return Call(GainsFree("relic", to=ON_DECK, seat=self.seat), then="it_hurts")

    def it_hurts(self, play: Play[Siege], gained: Value) -> Outcome:
        if not isinstance(gained, int):
            return None
        return Call(Suffers((play.table.cost(gained) + 1) // 2, self.seat, self.source))


CORRUPTIONS: dict[str, Corruption] = {
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
