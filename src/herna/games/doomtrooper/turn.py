"""The sequence of play: games of a match, turns, steps, actions.

DT-TURN, DT-DRAW, DT-ACT, DT-DISC.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Harm, because
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import Done
from herna.engine.effects import Due, Effect, Question, Triggered, lasting_after
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.engine.offer import Offer
from herna.games.doomtrooper.rules.action_step import Actions
from herna.games.doomtrooper.rules.actions import begin_turn
from herna.games.doomtrooper.rules.ending import end_of_turn, is_over, note_hopeless
from herna.games.doomtrooper.rules.identity import helps_others
from herna.games.doomtrooper.rules.lasting import NEXT_TURN, recurring
from herna.games.doomtrooper.rules.playing import Anytime
from herna.games.doomtrooper.rules.zones import discard_from_hand, draw, not_one_of_hand
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import AT_DRAW_STEP, AT_TURN_END, AT_TURN_START, TEXTS, Text

HAND: Final = 7
DISCARDING: Final = "discard"  # the phase in which cards of the hand may be discarded


@dataclass(frozen=True, slots=True)
class Turns(Procedure):
    """Turn after turn until the game is over.

    Returns nothing; how it ended is noted on the table.
    """

    def order(self) -> tuple[str, ...]:
        return ("a_turn_is_played", "the_next_player_takes_a_turn")

    def a_turn_is_played(self, play: Play[Front]) -> Outcome:
        if is_over(play.table):
            return Return()
        return Call(Turn(play.table.active)) if play.table.active not in play.table.out else None

    def the_next_player_takes_a_turn(self, play: Play[Front]) -> Outcome:
        table = play.table
        if is_over(table):
            return Return()
        table.active = table.others(table.active)[0]
        return Repeat("a_turn_is_played")


@dataclass(frozen=True, slots=True)
class Turn(Procedure):
    """Start of turn, draw, actions, discard, end of turn, with ANYTIME windows in between.

    DT-TURN-03.
    """

    seat: int

    def order(self) -> tuple[str, ...]:
        return (
            "the_turn_starts",
            "effects_of_the_start_are_resolved",
            "the_window_before_the_draw",
            "effects_of_the_draw_step_are_resolved",
            "cards_are_drawn",
            "the_window_after_the_draw",
            "actions_are_taken",
            "the_discard_step",
            "the_window_after_the_discard",
            "effects_of_the_end_are_resolved",
            "the_turn_is_over",
        )

    def the_turn_starts(self, play: Play[Front]) -> Outcome:
        table, seat = play.table, self.seat
        table.turn += 1
        table.step = "start"
        begin_turn(table, seat)
        table.sabotaged = ()
        table.used = ()
        table.left_cover = ()
        table.lasting = tuple(lasting_after(table.lasting, NEXT_TURN, seat))
        note_hopeless(table, seat)
        play.tell(("turn_began", seat, table.turn), "DT-TURN-01")
        first = not table.turns[seat] and table.turn == 1
        return Repeat("the_window_after_the_draw") if first else None  # G-07

    def effects_of_the_start_are_resolved(self, play: Play[Front]) -> Outcome:
        return due_effects(play.table, AT_TURN_START, self.seat)

    def the_window_before_the_draw(self, play: Play[Front]) -> Outcome:
        return self._window(play, "start")

    def effects_of_the_draw_step_are_resolved(self, play: Play[Front]) -> Outcome:
        """They fall due when the step begins, before cards are drawn (G-17)."""
        if self.seat in play.table.out:
            return Repeat("the_turn_is_over")  # G-82
        play.table.step = "draw"
        mine = [warrior for warrior in play.table.transferred if play.table.control.get(warrior) == self.seat]
        play.table.transferred = tuple(warrior for warrior in play.table.transferred if warrior not in mine)
        return due_effects(play.table, AT_DRAW_STEP, self.seat)

    def cards_are_drawn(self, play: Play[Front]) -> None:
        """Up to seven, as far as there are any (DT-DRAW-01 to DT-DRAW-03)."""
        draw(play, self.seat, max(0, HAND - len(play.table.hands[self.seat])))

    def the_window_after_the_draw(self, play: Play[Front]) -> Outcome:
        return self._window(play, "draw")

    def actions_are_taken(self, play: Play[Front]) -> Outcome:
        play.table.step = "actions"
        return Call(Actions(self.seat)) if not is_over(play.table) else None

    def the_discard_step(self, play: Play[Front]) -> Outcome:
        """Down to seven; with seven or fewer at most one (DT-DISC-01, DT-DISC-02)."""
        table = play.table
        if self.seat in table.out:
            return Repeat("the_turn_is_over")  # G-82
        table.step = "discard"
        if is_over(table) or not table.hands[self.seat]:
            return None
        return Ask(self.seat, "dt-discard", DISCARD_STEP, "DT-DISC-01", phase=DISCARDING)

    def the_window_after_the_discard(self, play: Play[Front]) -> Outcome:
        return self._window(play, "discard")

    def effects_of_the_end_are_resolved(self, play: Play[Front]) -> Outcome:
        play.table.step = "end"
        return due_effects(play.table, AT_TURN_END, self.seat)

    def the_turn_is_over(self, play: Play[Front]) -> Return:
        table = play.table
        table.turns[self.seat] += 1
        table.common, table.tokens = 0, ()
        end_of_turn(play, self.seat)
        return Return()

    def _window(self, play: Play[Front], at: str) -> Outcome:
        if is_over(play.table):
            return None
        return Call(Anytime(play.table.in_turn_order(self.seat), at=at))


class DiscardFromHand(Activity[Front]):
    """A card of the hand is discarded, until there are at most seven.

    DT-DISC-01.
    """

    kind = "discard"
    fields = ("card",)
    rule = "DT-DISC-01"
    phase = DISCARDING

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        return "own"

    def first(self, table: Front, seat: int) -> list[int]:
        return table.cards.of_each_kind(table.hands[seat])

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        return not_one_of_hand(table, seat, first)

    def do(self, play: Play[Front], seat: int, card: int) -> Repeat | None:
        discard_from_hand(play, seat, card)
        return Repeat("the_discard_step") if len(play.table.hands[seat]) > HAND else None


class DiscardNoMore(Done):
    """DT-DISC-02: with seven cards or fewer none must be discarded."""

    rule = "DT-DISC-01"
    phase = DISCARDING

    def barred(self, table: Front, seat: int) -> Bar | None:
        count = len(table.hands[seat])
        return because("DT-DISC-01", "dt-why-hand-too-big", count=count, most=HAND) if count > HAND else None

    def do(self, play: Play[Front], seat: int) -> None:
        return None


DISCARD_STEP: Final[Offer] = (DiscardFromHand(), DiscardNoMore())


@dataclass(frozen=True, slots=True)
class TextEffect(Effect):
    """An effect of a card that fell due.

    `effect` is the name of its text and, after a colon, of the effect.
    """

    def order_matters(self) -> bool:
        return not TEXTS[self.effect.partition(":")[0]].in_any_order()

    def it_is_done(self, play: Play[Front]) -> Outcome:
        name, _, effect = self.effect.partition(":")
        gone = self.source not in play.table.control
        if gone and not any(name == recurs for _, recurs, _ in recurring(play.table)):
            return Return()
        follows = TEXTS[name].effect(play, self.source, effect)
        return Call(follows) if follows is not None else Return()


def due_effects(table: Front, asked: Question, seat: int) -> Call | None:
    """Effects of one moment in their ranks.

    On all, of opponents, nearest first, of the player (DT-TIME-06 to 10). The player who controls them orders those of
    one rank, the player of this turn those on all (G-17).
    """
    found: dict[int, list[Effect]] = {}
    on_all: list[Effect] = []
    for card, name, player in (*_on_table(table, asked), *recurring(table)):
        names = _names_due(TEXTS[name], asked, table, card, seat)
        rank = on_all if TEXTS[name].is_for_all() else found.setdefault(player, [])
        rank.extend(TextEffect(card, f"{name}:{effect}") for effect in names)
    order = [(seat, on_all), *((other, found.get(other, [])) for other in (*table.others(seat), seat))]
    ranks = tuple(Due(player, tuple(effects)) for player, effects in order if effects)
    return Call(Triggered(ranks, "DT-TIME-10")) if ranks else None


def _names_due(text: Text, asked: Question, table: Front, card: int, seat: int) -> tuple[str, ...]:
    """The names of a text's effects at the moment that is asked about."""
    if asked == AT_DRAW_STEP:
        return text.at_draw_step(table, card, seat)
    return text.at_turn_start(table, card, seat) if asked == AT_TURN_START else text.at_turn_end(table, card, seat)


def _on_table(table: Front, asked: Question) -> list[tuple[int, str, int]]:
    """Cards whose texts are asked for effects: (card, name of the text, whose)."""
    said = table.answering.get(asked, ())
    return [(card, name, table.control[card]) for card, name in said if helps_others(table, card)]
