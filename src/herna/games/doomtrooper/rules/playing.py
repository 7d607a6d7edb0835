"""Playing a card or using an ability (DT-TIME, DT-ART, DT-SPEC, DT-ALLY).

Announced, paid, open to reactions, resolved. Reactions are played in the same way (G-14); until then it is pending.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar
from herna.engine.decision import Arguments, Ask
from herna.engine.deeds import DECLINES, DONE, Deed, InOrder
from herna.engine.effects import CANCELLED, Window
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.engine.offer import Offer, Together
from herna.games.doomtrooper.deeds import PICKING
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.actions import forfeit_gained, give_back, spend
from herna.games.doomtrooper.rules.attaching import give
from herna.games.doomtrooper.rules.deploying import STAYS, RevealCopies, due_after_deploying, hidden_copies
from herna.games.doomtrooper.rules.hand import (
    DEPLOYED_BY_ACTION,
    OTHER_TIME,
    PLAYED_BY,
    AnswerFromHand,
    CastFromHand,
    CastInAnswer,
    PlayFromHand,
    affected,
    cost_in_destiny,
    out_barred,
    price_barred,
    timings_now,
)
from herna.games.doomtrooper.rules.identity import helps_others
from herna.games.doomtrooper.rules.points import pay, take_back
from herna.games.doomtrooper.rules.using import Use, ability_of, uses_of_played
from herna.games.doomtrooper.rules.vehicles import Boarding, is_vehicle
from herna.games.doomtrooper.rules.zones import GRAVE, HAND, SACRIFICED, enter_play, put_on_pile, show_card, take_from
from herna.games.doomtrooper.table import NONE, PLAYER, Front, Pending, area_in, player_id, seat_in
from herna.games.doomtrooper.texts import (
    ENTERS,
    FREE_TO_PLAY,
    MOMENTS,
    PICKS,
    PRICE,
    TAKES_EFFECT,
    TEXTS,
    Moment,
    Pick,
    Text,
    texts_of,
)

TAKEN_OVER: Final = "taken over "  # what a reaction returns that plays the card itself, with what that came to


@dataclass(frozen=True, slots=True)
class PlayCard(Deed):
    """A card is played: choices, costs, reactions, its effect, its pile."""

    pending: Pending
    actions: int = 0
    result: str = ""  # what it does to what it answers
    spent: tuple[str, ...] = ()  # which actions it has cost
    paid: int = 0  # D, and how many of them were borrowed
    borrowed: int = 0

    def order(self) -> tuple[str, ...]:
        return (
            "the_rest_is_chosen",
            "it_is_paid_for",
            "others_may_react",
            "hidden_copies_are_revealed",
            "it_takes_effect",
            "it_comes_into_play",
            "a_vehicle_is_boarded",
            "a_warrior_is_noticed",
            "it_is_put_away",
        )

    def the_rest_is_chosen(self, play: Play[Front]) -> Outcome:
        pick = self._pick(play.table)
        if pick is None:
            return None
        show_card(play, self.pending.seat, self.pending.card, "DT-TIME-22")
        one = PICKING[pick.kind](self)
        offer = (one, DONE) if pick.enough else (one,)
        return Ask(self.pending.seat, pick.prompt, offer, "DT-ART-07", {"card": self.pending.card})

    def _pick(self, table: Front) -> Pick | None:
        """What is still to be chosen."""
        for text in texts_of(table, self.pending.card, PICKS):
            pick = text.picks(table, self.pending.card, self.pending)
            if pick is not None:
                return pick
        return None

    def candidates(self, table: Front) -> tuple[int | str, ...]:
        pick = self._pick(table)
        return () if pick is None else pick.options

    def pick(self, play: Play[Front], thing: int | str) -> Repeat:
        if isinstance(thing, str):
            pending = replace(self.pending, word=thing)
        else:
            pending = replace(self.pending, picked=(*self.pending.picked, thing))
        return Repeat("the_rest_is_chosen", replace(self, pending=pending))

    def done(self, play: Play[Front]) -> Repeat:
        return self.pick(play, NONE)

    def it_is_paid_for(self, play: Play[Front]) -> Go:
        """What is paid is lost if the card is cancelled (DT-TIME-23)."""
        table, pending = play.table, self.pending
        cost = cost_in_destiny(table, pending.seat, pending.card, pending.target)
        for text in texts_of(table, pending.card, PRICE):
            cost += text.price(table, pending.card, pending)
        take_from(table, pending.card)
        table.pending = (*table.pending, pending)
        table.show(pending.card)
        target = NONE if pending.target == player_id(pending.seat) else pending.target  # on oneself goes without saying
        played = ("played", pending.seat, pending.card, table.key(pending.card), target)
        play.tell(played, PLAYED_BY[table.type(pending.card)])
        spent = spend(play, pending.seat, self.actions)
        debt = table.debt[pending.seat]
        pay(play, pending.seat, cost)
        return Go(replace(self, spent=spent, paid=cost, borrowed=table.debt[pending.seat] - debt))

    def others_may_react(self, play: Play[Front]) -> Outcome:
        table, pending = play.table, self.pending
        kind = f"played {table.type(pending.card)}"
        moment = Moment(kind, pending.card, pending.seat)
        return open_to_reactions(table, moment, affected(table, pending), "unless_cancelled")

    def unless_cancelled(self, play: Play[Front], value: Value) -> Outcome:
        if isinstance(value, str) and value.startswith(TAKEN_OVER):
            return Return(value.removeprefix(TAKEN_OVER) or None)
        if value != CANCELLED:
            return None
        play.tell(("cancelled", self.pending.card, play.table.key(self.pending.card)), "DT-TIME-23")
        return Repeat("it_is_put_away")

    def hidden_copies_are_revealed(self, play: Play[Front]) -> Outcome:
        """DT-PERS-02: a Personality that another player has hidden comes first."""
        table, card = play.table, self.pending.card
        if table.type(card) != "warrior" or not hidden_copies(table, table.key(card)):
            return None
        return Call(RevealCopies(table.key(card)), then="unless_a_copy_stays")

    def unless_a_copy_stays(self, play: Play[Front], value: Value) -> Outcome:
        """If a copy stays, the card and its price are taken back (DT-PERS-03)."""
        if value != STAYS:
            return None
        table, pending = play.table, self.pending
        self._no_longer_pending(table)
        put_on_pile(play, pending.card, HAND)
        take_back(play, pending.seat, self.paid, self.borrowed)
        give_back(table, pending.seat, self.spent)
        return Return()

    def it_takes_effect(self, play: Play[Front]) -> Outcome:
        pending = self.pending
        result = ""
        follows: list[Procedure] = []
        for text in texts_of(play.table, pending.card, TAKES_EFFECT):
            done = text.takes_effect(play, pending.card, pending)
            if isinstance(done, Procedure):
                follows.append(done)
            else:
                result = done or result
        if not follows:
            return Go(replace(self, result=result))
        return Call(follows[0] if len(follows) == 1 else InOrder(tuple(follows)), then="note_the_result")

    def note_the_result(self, play: Play[Front], value: Value) -> Outcome:
        return Go(replace(self, result=str(value or "")))

    def it_comes_into_play(self, play: Play[Front]) -> Outcome:
        """A card stays or is attached, unless its target is gone (G-19)."""
        table, pending = play.table, self.pending
        printed = table.printed(pending.card)
        if printed.after not in ("stay", "attach") or pending.card in table.control:
            return None
        if pending.target >= 0 and pending.target not in table.control:
            return None
        self._no_longer_pending(table)
        if printed.after == "attach":
            give(play, pending.card, pending.target, pending.seat)
        elif pending.target < NONE:
            enter_play(play, pending.card, pending.seat, seat_in(pending.target), area_in(pending.target))
        else:
            enter_play(play, pending.card, pending.seat, pending.seat, PLAYER)
        for text in texts_of(table, pending.card, ENTERS):
            follows = text.enters(play, pending.card, pending)
            if follows is not None:
                return Call(follows)
        return None

    def a_vehicle_is_boarded(self, play: Play[Front]) -> Outcome:
        card = self.pending.card
        return Call(Boarding(self.pending.seat, card)) if is_vehicle(play.table, card) else None

    def a_warrior_is_noticed(self, play: Play[Front]) -> Outcome:
        due = due_after_deploying(play, self.pending.card) if self.pending.card in play.table.lies else None
        return None if due is None else Call(due)

    def it_is_put_away(self, play: Play[Front]) -> Outcome:
        """To the grave, or for good (DT-ART-11, G-20)."""
        table, card = play.table, self.pending.card
        if self.pending in table.pending:
            self._no_longer_pending(table)
            if card not in table.control:
                put_on_pile(play, card, SACRIFICED if table.printed(card).after == "sacrifice" else GRAVE)
        return Return(self.result or None)

    def _no_longer_pending(self, table: Front) -> None:
        table.pending = tuple(pending for pending in table.pending if pending != self.pending)


def open_to_reactions(table: Front, moment: Moment, first: int, then: str) -> Call | None:
    """A window on a moment, for its player last; None if no card answers."""
    if moment.kind not in MOMENTS:
        return None
    order = table.in_turn_order(table.active)
    rest = [seat for seat in order if seat not in (first, moment.seat)]
    last = [moment.seat] if moment.seat != first and moment.seat in order else []
    seats = tuple(seat for seat in (first, *rest, *last) if seat not in table.out)
    return Call(React(seats, moment=moment), then=then)


@dataclass(frozen=True, slots=True)
class UseAbility(Procedure):
    """An ability is paid for, others may react (G-14), it takes effect."""

    seat: int
    card: int
    ability: str
    target: int
    actions: int = 0
    kind: str = ""  # what its card is; it may be gone as the price
    paid: int = NONE  # what is still to be known of what was paid
    aimed: bool = False  # whether it is done to a card on the table

    def order(self) -> tuple[str, ...]:
        return ("it_is_paid_for", "others_may_react", "it_is_used")

    def it_is_paid_for(self, play: Play[Front]) -> Go:
        """What is paid is lost if the ability is cancelled (DT-TIME-23)."""
        table, kind = play.table, play.table.key(self.card)
        spend(play, self.seat, self.actions)
        play.tell(("used", self.seat, self.card, kind, self.ability, self.target))
        paid = ability_of(kind, self.ability).pays(play, self.card, self.seat, self.ability, self.target)
        return Go(replace(self, kind=kind, paid=paid, aimed=self.target in table.control))

    def others_may_react(self, play: Play[Front]) -> Outcome:
        table = play.table
        moment = Moment(f"used {PRINTED[self.kind].type}", self.card, self.seat)
        first = affected(table, Pending(self.seat, self.card, self.target))
        return open_to_reactions(table, moment, first, "unless_cancelled")

    def unless_cancelled(self, play: Play[Front], value: Value) -> Return | None:
        if value != CANCELLED:
            return None
        play.tell(("cancelled", self.card, self.kind), "DT-TIME-23")
        return Return()

    def it_is_used(self, play: Play[Front]) -> Outcome:
        """It does nothing, if what it was meant for is gone (G-19)."""
        if self.aimed and self.target not in play.table.control:
            return None
        text = ability_of(self.kind, self.ability)
        done = text.use(play, self.card, self.seat, self.ability, self.target, self.paid)
        if isinstance(done, Procedure):
            return Call(done, then="note_the_result")
        return None if done is None else Return(done)

    def note_the_result(self, play: Play[Front], value: Value) -> Return:
        return Return(value)


# Windows, and their phases

WINDOW: Final = "window"
REACTION: Final = "reaction"


@dataclass(frozen=True, slots=True)
class Anytime(Window):
    """An ANYTIME window, until all decline in a row (DT-TIME-01).

    Everyone in turn may play one card or ability. `at` says when: "start", "draw", "action", "discard", "sabotage", or
    the phase of a duel, "duel-1" to "duel-8". `switched` are the cards that were switched for nothing since something
    else was played (DT-CR-12).
    """

    at: str = "action"
    moment: str = "anytime"  # "combat" in phase 5 of a duel
    switched: tuple[int, ...] = ()

    def prompt(self) -> str:
        return f"dt-{self.moment}"

    def prompt_arguments(self) -> Arguments:
        return {"window": self.at}

    def rule(self) -> str:
        return "DT-DUEL-25" if self.moment == "combat" else "DT-TIME-01"

    def phase(self) -> str:
        return WINDOW

    def offer(self) -> Offer:
        return (FROM_HAND[self.moment], UseNow(self), DECLINES)

    def carry_out(self, what: Procedure) -> Call:
        return Window.carry_out(replace(self, switched=()), what)

    def decline(self, play: Play[Front]) -> Repeat:
        """The player declines; a plain copy, since it happens often."""
        declined = type(self)(self.seats, self.turn + 1, self.declined + 1, self.at, self.moment, self.switched)
        return Repeat("the_next_seat_may_play", declined)


class PlayNow(PlayFromHand):
    """A card is played in a window without an action, perhaps by permission."""

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def first(self, table: Front, seat: int) -> Sequence[int]:
        timings = self._timings(table, seat)
        in_time = tuple([card for card in table.hands[seat] if table.printed(card).timing in timings])
        return table.cards.of_each_kind(in_time) if in_time else in_time

    def _timings(self, table: Front, seat: int) -> tuple[str, ...]:
        """The timings of the cards that could be played now."""
        timings = timings_now(table, seat, self.moment)
        free = FREE_TO_PLAY in table.answering and _allowing(table, seat)
        return (*timings, "action", "deploy") if free else timings

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        printed = table.printed(card)
        if printed.timing in self._timings(table, seat):
            return None
        return DEPLOYED_BY_ACTION if printed.type == "warrior" else OTHER_TIME

    def second_barred(self, table: Front, seat: int, first: int, second: int) -> Bar | None:
        printed = table.printed(first)
        if printed.timing in ("action", "deploy") and not any(
            text.free_to_play(table, me, seat, first, second) for me, text in _allowing(table, seat)
        ):
            return DEPLOYED_BY_ACTION if printed.type == "warrior" else OTHER_TIME
        return price_barred(table, seat, first, second)

    def do(self, play: Play[Front], seat: int, card: int, target: int) -> Call:
        return play_in_window(play, Pending(seat, card, target))


def _allowing(table: Front, seat: int) -> list[tuple[int, Text]]:
    """A player's cards that let others be played ANYTIME without an action."""
    said, control = table.answering.get(FREE_TO_PLAY, ()), table.control
    return [(me, TEXTS[name]) for me, name in said if control[me] == seat and helps_others(table, me)]


class CastNow(CastFromHand):
    """A spell is cast in a window."""

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        return None if table.printed(card).timing in timings_now(table, seat, self.moment) else OTHER_TIME

    def do(self, play: Play[Front], seat: int, card: int, caster: int, target: int) -> Call:
        return play_in_window(play, Pending(seat, card, target, caster))


def play_in_window(play: Play[Front], pending: Pending) -> Call:
    """A card is played in the window that is open."""
    window = play.procedure()
    assert isinstance(window, Anytime)
    forfeit_gained(play.table, pending.seat, pending.card, pending.target)
    return window.carry_out(PlayCard(pending))


# What can be played from hand in a window, by its moment.
FROM_HAND: Final = {moment: Together[Front](PlayNow(moment), CastNow(moment)) for moment in ("anytime", "combat")}


class UseNow(Use):
    """An ability in play, or of a card played in this duel (DT-ART-08)."""

    def __init__(self, window: Anytime) -> None:
        self.window = window
        self.moment = window.moment

    def barred(self, table: Front, seat: int) -> Bar | None:
        return out_barred(table, seat)

    def texts(self, table: Front, seat: int) -> list[tuple[int, Text]]:
        found = Use.texts(self, table, seat)
        if table.duels:
            found += uses_of_played(table, seat)
        switched = self.window.switched
        return [(card, text) for card, text in found if card not in switched] if switched else found

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        if first in self.window.switched and self.is_for(table, seat, first):
            return SWITCHED
        return Use.first_outside(self, table, seat, first)

    def do(self, play: Play[Front], seat: int, card: int, ability: str, target: int) -> Call:
        window, used = self.window, UseAbility(seat, card, ability, target)
        switch = ability_of(play.table.key(card), ability).switches(ability)
        return Window.carry_out(replace(window, switched=(*window.switched, card) if switch else ()), used)


SWITCHED: Final = Bar("DT-TIME-01", "dt-why-switched")


NO_MOMENT: Final = Moment("")


@dataclass(frozen=True, slots=True)
class React(Window):
    """A window on one thing, closed when an answer changes it (DT-TIME-13)."""

    moment: Moment = NO_MOMENT

    def prompt(self) -> str:
        return "dt-react"

    def prompt_arguments(self) -> Arguments:
        moment = self.moment
        return {"moment": moment.kind, "card": moment.card, "player": moment.seat, "amount": moment.amount}

    def rule(self) -> str:
        return "DT-TIME-13"

    def phase(self) -> str:
        return REACTION

    def offer(self) -> Offer:
        return (Together(Answer(self), CastAnswer(self)), UseInAnswer(self), DECLINES)

    def after_a_play(self, play: Play[Front], value: Value) -> Outcome:
        return Return(value) if value else None


class Answer(AnswerFromHand):
    """A card is played in answer to what has just happened (DT-TIME-14, DT-TIME-15)."""

    def __init__(self, window: React) -> None:
        self.window = window
        self.moment = window.moment

    def do(self, play: Play[Front], seat: int, card: int, target: int) -> Call:
        return self.window.carry_out(PlayCard(Pending(seat, card, target, moment=self.moment)))


class CastAnswer(CastInAnswer):
    """A spell is cast in answer to what has just happened."""

    def __init__(self, window: React) -> None:
        self.window = window
        self.moment = window.moment

    def do(self, play: Play[Front], seat: int, card: int, caster: int, target: int) -> Call:
        return self.window.carry_out(PlayCard(Pending(seat, card, target, caster, moment=self.moment)))


class UseInAnswer(Use):
    """An ability is used in answer to what has just happened."""

    def __init__(self, window: React) -> None:
        self.window = window
        self.moment = window.moment.kind

    def barred(self, table: Front, seat: int) -> Bar | None:
        return out_barred(table, seat)

    def do(self, play: Play[Front], seat: int, card: int, ability: str, target: int) -> Call:
        return self.window.carry_out(UseAbility(seat, card, ability, target))
