"""Events: played in their phase, resolved, discarded, or active until the own next turn (SW-EVT)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.effects import Effect
from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.games.summoner_wars.rules.zones import over, remove_boost, to_discard
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, begins_to_speak, falls_silent


def plays(table: Battlefield, seat: int, phase: str) -> list[Choice]:
    """The events in hand that can be played in this phase (SW-EVT-01); event-structures are built instead."""
    options: list[Choice] = []
    for card in table.hands[seat]:
        printed = table.printed(card)
        in_time = printed.phase == phase and printed.event() and not printed.structure()
        if in_time and printed.cost <= table.magic[seat] and TEXTS[printed.key].playable(table, card, seat):
            options.append(("play", card))
    return options


@dataclass(frozen=True, slots=True)
class PlayEvent(Procedure):
    """An event is paid for, played, resolved, and then discarded, unless it is active or lies under a card."""

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
            begins_to_speak(table, self.card, table.key(self.card))
        elif over(table, self.card) < 0 and self.card not in table.discard[self.seat]:
            to_discard(table, self.card)


@dataclass(frozen=True, slots=True)
class DiscardEvent(Effect):
    """SW-TURN-04: an active event is discarded; some do something then, and some may stay for a boost."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("it_may_stay", "it_does_what_it_does_then", "it_is_discarded")

    def it_may_stay(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if self.source not in table.events[self.seat]:
            return Return()
        if TEXTS[self.effect].may_stay(table, self.source, self.seat):
            return Ask(self.seat, "sw-keep-event", "keep_or_discard", "SW-EVT-06", {"card": self.source})
        return None

    def keep_or_discard(self, play: Play[Battlefield]) -> list[Choice]:
        return [("keep", self.source), ("decline",)]

    def keep(self, play: Play[Battlefield], card: int) -> Return:
        remove_boost(play.table, card)
        return Return()

    def decline(self, play: Play[Battlefield]) -> None:
        pass

    def it_does_what_it_does_then(self, play: Play[Battlefield]) -> Outcome:
        more = TEXTS[self.effect].when_discarded(play.table, self.source, self.seat)
        return None if more is None else Call(more)

    def it_is_discarded(self, play: Play[Battlefield]) -> None:
        discard_active_event(play.table, self.seat, self.source)
        play.tell(("event_ended", self.seat, self.source), "SW-TURN-04")


def discard_active_event(table: Battlefield, seat: int, card: int) -> None:
    """An active event leaves the zone: its text and its targets are forgotten, its tokens go back."""
    falls_silent(table, card, table.key(card))
    table.events[seat] = tuple(other for other in table.events[seat] if other != card)
    table.marks.pop(card, None)
    table.boost[card] = 0
    table.unsettled = True
    to_discard(table, card)
