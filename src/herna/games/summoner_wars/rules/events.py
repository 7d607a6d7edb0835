"""Events: played in their phase, resolved, discarded, or active until their player's next turn.

SW-EVT.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Details, Thing, because
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import DECLINES
from herna.engine.effects import Effect
from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.games.summoner_wars.rules.bars import NO_CARD, TOO_DEAR, not_in_hand, of_another_class, text_does_not_allow
from herna.games.summoner_wars.rules.zones import over, remove_boost, reveal, to_discard
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, on_enter_play, on_leave_play


def the_text(table: Battlefield, seat: int, choice: Choice) -> Details:
    return (("text", table.key(int(choice[1]))),), ()


NO_TARGETS: Final = Bar("SW-TERM-15", "sw-why-no-targets", details=the_text)


class PlayFromHand(Activity[Battlefield]):
    """SW-EVT-01: an event of the hand is played in its phase.

    Event-structures are built instead.
    """

    kind = "play"
    fields = ("card",)
    rule = "SW-EVT-02"
    waits = "SW-EVT-03"

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        phase = table.phase
        return [card for card in table.hands[seat] if table.printed(card).phase == phase and is_played(table, card)]

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        printed = table.printed(first)
        if printed.cost > table.magic[seat]:
            return TOO_DEAR
        return None if TEXTS[printed.key].playable(table, first, seat) else NO_TARGETS

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        missing = not_in_hand(table, seat, first, "SW-EVT-02")
        if missing is not None:
            return missing
        if not is_played(table, first):
            return of_another_class(table, first)
        return because("SW-EVT-01", "sw-why-event-phase", phase=table.printed(first).phase, now=table.phase)

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NO_CARD

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Call:
        return Call(PlayEvent(seat, reveal(play.table, card)))


PLAY: Final = PlayFromHand()


def is_played(table: Battlefield, card: int) -> bool:
    """Whether a card is an event, and not a structure that is built."""
    printed = table.printed(card)
    return printed.event() and not printed.structure()


@dataclass(frozen=True, slots=True)
class PlayEvent(Procedure):
    """An event is paid for, played, resolved and discarded.

    It is not discarded if it is active or lies under a card.
    """

    seat: int
    card: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_paid_and_played", "it_is_resolved", "it_is_discarded_or_stays")

    def it_is_paid_and_played(self, play: Play[Battlefield]) -> None:
        table = play.table
        table.pay(self.seat, table.printed(self.card).cost)
        table.take_from_hand(self.seat, self.card)
        play.tell(("played", self.seat, self.card), "SW-EVT-02")

    def it_is_resolved(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if table.printed(self.card).active:
            table.events[self.seat] = (*table.events[self.seat], self.card)
        effect = TEXTS[table.key(self.card)].effect(table, self.card, self.seat)
        return None if effect is None else Call(effect)

    def it_is_discarded_or_stays(self, play: Play[Battlefield]) -> None:
        table = play.table
        if self.card in table.events[self.seat]:
            on_enter_play(table, self.card, table.key(self.card))
        elif over(table, self.card) < 0 and self.card not in table.discard[self.seat]:
            to_discard(table, self.card)


@dataclass(frozen=True, slots=True)
class DiscardEvent(Effect):
    """SW-TURN-04: an active event is discarded.

    Some do something then, and some may stay for a boost.
    """

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("it_may_stay", "it_does_what_it_does_then", "it_is_discarded")

    def it_may_stay(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if self.source not in table.events[self.seat]:
            return Return()
        if TEXTS[self.effect].may_stay(table, self.source, self.seat):
            return Ask(self.seat, "sw-keep-event", (KeepEvent(self), DECLINES), "SW-EVT-06", {"card": self.source})
        return None

    def decline(self, play: Play[Battlefield]) -> None:
        pass

    def it_does_what_it_does_then(self, play: Play[Battlefield]) -> Outcome:
        more = TEXTS[self.effect].when_discarded(play.table, self.source, self.seat)
        return None if more is None else Call(more)

    def it_is_discarded(self, play: Play[Battlefield]) -> None:
        discard_active_event(play.table, self.seat, self.source)
        play.tell(("event_ended", self.seat, self.source), "SW-TURN-04")


class KeepEvent(Activity[Battlefield]):
    """SW-EVT-06: an active event stays for a boost."""

    kind = "keep"
    fields = ("card",)
    rule = "SW-EVT-06"
    waits = "SW-TIME-09"
    choose = ("sw-why-choose-one",)

    def __init__(self, due: DiscardEvent) -> None:
        self.due = due

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return (self.due.source,)

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        return text_does_not_allow(self.due.effect, "SW-TIME-09")

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Return:
        remove_boost(play.table, card)
        return Return()


def discard_active_event(table: Battlefield, seat: int, card: int) -> None:
    """An active event leaves the zone.

    Its text and its targets are forgotten, its tokens go back.
    """
    on_leave_play(table, card, table.key(card))
    table.events[seat] = tuple(other for other in table.events[seat] if other != card)
    table.marks.pop(card, None)
    table.boost[card] = 0
    table.unsettled = True
    to_discard(table, card)
