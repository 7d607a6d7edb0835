"""The nemesis turn.

Minions and powers from oldest to newest, then a card is drawn (AE-NEM, AE-MINION, AE-POWER).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.cards import EVERYONE
from herna.engine.deeds import do
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.aeons_end.deeds import Deed
from herna.games.aeons_end.rules.charges import Floor
from herna.games.aeons_end.rules.dealing import leave_play
from herna.games.aeons_end.rules.suffering import Unleash
from herna.games.aeons_end.table import NOBODY, Siege
from herna.games.aeons_end.texts import MATS, NEMESIS_CARDS, NEMESIS_DRAWS, ability_barred

EMPTY_DECK_UNLEASHES: Final = 3


@dataclass(frozen=True, slots=True)
class NemesisTurn(Procedure):
    """Main phase, draw phase, and the mat's rule for the end of turn."""

    due: tuple[int, ...] = ()  # the cards in play that have yet to be resolved, oldest first

    def order(self) -> tuple[str, ...]:
        return ("the_main_phase_begins", "the_next_card_in_play", "the_draw_phase", "the_turn_ends")

    def the_main_phase_begins(self, play: Play[Siege]) -> Outcome:
        """AE-NEM-05: what enters play from now on waits for the next nemesis turn."""
        play.table.phase = "nemesis-main"
        return Repeat("the_next_card_in_play", NemesisTurn(play.table.in_play))

    def the_next_card_in_play(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if not self.due:
            return None
        card, rest = self.due[0], NemesisTurn(self.due[1:])
        if card not in table.in_play:
            return Repeat("the_next_card_in_play", rest)
        return Call(Resolve(card), then="and_so_on", changed=rest)

    def and_so_on(self, play: Play[Siege], value: Value) -> Repeat:
        return Repeat("the_next_card_in_play")

    def the_draw_phase(self, play: Play[Siege]) -> Call:
        play.table.phase = "nemesis-draw"
        return Call(DrawNemesisCard())

    def the_turn_ends(self, play: Play[Siege]) -> Outcome:
        return do(MATS[play.table.nemesis].end_of_nemesis_turn(play.table))


@dataclass(frozen=True, slots=True)
class Resolve(Procedure):
    """A minion's PERSISTENT effect (AE-NEM-03), or one token off a power (AE-NEM-04).

    A power is resolved when its last token is gone.
    """

    card: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_resolved", "a_power_without_tokens_is_discarded")

    def it_is_resolved(self, play: Play[Siege]) -> Outcome:
        table = play.table
        text = NEMESIS_CARDS[table.key(self.card)]
        if table.type(self.card) == "minion":
            play.tell(("persists", self.card), "AE-NEM-03")
            return do(text.persistent(table, self.card))
        table.tokens[self.card] -= 1
        play.tell(("lost_token", self.card), "AE-NEM-04")
        if table.tokens[self.card]:
            return Return()
        return do(text.power(table, self.card))

    def a_power_without_tokens_is_discarded(self, play: Play[Siege]) -> None:
        table = play.table
        if table.type(self.card) == "power":
            leave_play(play, self.card)


@dataclass(frozen=True, slots=True)
class DrawNemesisCard(Procedure):
    """AE-NEM-06: the top card of the nemesis deck.

    An empty deck unleashes three times instead (AE-NEM-07).
    """

    card: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("a_card_is_turned_over", "it_may_be_stopped", "it_is_carried_out")

    def a_card_is_turned_over(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if not table.nemesis_deck:
            return Call(Unleash(EMPTY_DECK_UNLEASHES), then="nothing_was_drawn")
        card, table.nemesis_deck = table.nemesis_deck[0], table.nemesis_deck[1:]
        table.cards.show(card, EVERYONE)
        play.tell(("nemesis_drew", card), "AE-NEM-06")
        return Repeat("it_may_be_stopped", DrawNemesisCard(card))

    def nothing_was_drawn(self, play: Play[Siege], value: Value) -> Return:
        return Return()

    def it_may_be_stopped(self, play: Play[Siege]) -> Outcome:
        """AE-GAP-25: an attack or a power, by Adelheim."""
        table = play.table
        if table.type(self.card) == "minion":
            return None
        for seat in table.seats():
            if ability_barred(table, seat, NEMESIS_DRAWS) is None:
                return Call(Floor(seat, self.card), then="unless_stopped")
        return None

    def unless_stopped(self, play: Play[Siege], used: Value) -> Outcome:
        if not used:
            return None
        play.table.nemesis_discard = (*play.table.nemesis_discard, self.card)
        play.tell(("stopped", self.card), "AE-CHARGE-11")
        return Return()

    def it_is_carried_out(self, play: Play[Siege]) -> Call:
        return Call(Attack(self.card) if play.table.type(self.card) == "attack" else EnterPlay(self.card))


def discard_nemesis_cards(play: Play[Siege], count: int) -> tuple[int, ...]:
    """Discard the top cards of the nemesis deck unresolved, or all (AE-GAP-26)."""
    table = play.table
    cards, table.nemesis_deck = table.nemesis_deck[:count], table.nemesis_deck[count:]
    for card in cards:
        table.cards.show(card, EVERYONE)
        table.nemesis_discard = (*table.nemesis_discard, card)
        play.tell(("nemesis_discarded", card), "AE-NEM-11")
    return cards


@dataclass(frozen=True, slots=True)
class Attack(Procedure):
    """AE-ATTACK-01: an attack is resolved; only then it lies on the discard pile (AE-ATTACK-03)."""

    card: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_resolved", "it_is_discarded")

    def it_is_resolved(self, play: Play[Siege]) -> Outcome:
        return do(NEMESIS_CARDS[play.table.key(self.card)].attack(play.table, self.card))

    def it_is_discarded(self, play: Play[Siege]) -> None:
        play.table.nemesis_discard = (*play.table.nemesis_discard, self.card)


@dataclass(frozen=True, slots=True)
class EnterPlay(Deed):
    """AE-GAP-01: IMMEDIATELY first, then it enters play with its life or its power tokens."""

    card: int

    def order(self) -> tuple[str, ...]:
        return ("immediately", "it_enters_play")

    def immediately(self, play: Play[Siege]) -> Outcome:
        return do(NEMESIS_CARDS[play.table.key(self.card)].immediately(play.table, self.card))

    def it_enters_play(self, play: Play[Siege]) -> None:
        table = play.table
        printed = table.printed(self.card)
        table.in_play = (*table.in_play, self.card)
        if self.card not in table.tokens:  # a life "*" has been set by its own text (AE-MINION-04)
            table.tokens[self.card] = printed.life if printed.type == "minion" else printed.power
        rule = "AE-MINION-01" if printed.type == "minion" else "AE-POWER-01"
        play.tell(("entered_play", self.card, table.tokens[self.card]), rule)
