"""Playing a card or using an ability (DT-TIME, DT-ART, DT-SPEC, DT-ALLY): announced, paid, open to reactions, resolved.

A played card is pending until the reactions to it are settled; each reaction is played in the same way (G-14).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.effects import CANCELLED, Window
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.actions import forfeit_gained, give_back, spend
from herna.games.doomtrooper.rules.attaching import EX_CORPORATE, buying_in, give, targets_of
from herna.games.doomtrooper.rules.casting import casters, may_cast_on
from herna.games.doomtrooper.rules.deploying import STAYS, RevealCopies, deployed, hidden_copies, may_deploy, place_of
from herna.games.doomtrooper.rules.identity import speaking_now
from herna.games.doomtrooper.rules.points import can_pay, pay, take_back
from herna.games.doomtrooper.rules.sequence import Sequence
from herna.games.doomtrooper.rules.using import ability_of
from herna.games.doomtrooper.rules.values import cost_of
from herna.games.doomtrooper.rules.vehicles import Boarding, is_vehicle
from herna.games.doomtrooper.rules.zones import GRAVE, HAND, SACRIFICED, enter_play, put_on_pile, take_from
from herna.games.doomtrooper.table import NOBODY, NONE, PLAYER, Front, Pending, area_in, seat_in
from herna.games.doomtrooper.texts import MOMENTS, Moment, answers, says

TAKEN_OVER = "taken over "  # what a reaction returns that plays the card itself, with what that came to


def cost_in_destiny(table: Front, seat: int, card: int, target: int) -> int:
    """What a card costs in D on a target, but for what is picked."""
    printed = table.printed(card)
    if any(text.free_of_destiny(table, me, seat, card, target) for me, text in speaking_now(table, "free_of_destiny")):
        return 0
    cost = _value_to_pay(table, seat, card) if printed.type == "warrior" else printed.destiny
    for text in says(table, card, "destiny_cost"):
        cost += text.destiny_cost(table, card, seat, target)
    if target >= 0 and printed.on == "warrior" and printed.after == "attach" and buying_in(table, printed, target):
        cost += EX_CORPORATE
    return cost


def _value_to_pay(table: Front, seat: int, card: int) -> int:
    waived = any(text.waives_value(table, me, seat, card) for me, text in speaking_now(table, "waives_value"))
    return 0 if waived else cost_of(table, card)


def ways_to_play(table: Front, seat: int, card: int) -> list[Choice]:
    """A card on each of its targets, with each of its casters, if it can be paid and does something (DT-TIME-20)."""
    printed = table.printed(card)
    for text in says(table, card, "bars_play"):
        if text.bars_play(table, card, seat) is not None:
            return []
    if printed.type == "art":
        return _ways_to_cast(table, seat, card)
    if printed.type == "warrior":
        targets = [place_of(table, seat, card)] if may_deploy(table, seat, card) else []
    else:
        targets = targets_of(table, seat, card)
    return [
        ("play_card", card, target)
        for target in targets
        if can_pay(table, seat, cost_in_destiny(table, seat, card, target))
    ]


def _ways_to_cast(table: Front, seat: int, card: int) -> list[Choice]:
    able = casters(table, seat, card)
    on_caster = table.printed(card).on == "caster"
    targets = targets_of(table, seat, card) if able and not on_caster else []
    return [
        ("cast", card, caster, target)
        for caster in able
        for target in ([caster] if on_caster else targets)
        if may_cast_on(table, card, caster, target)
    ]


def playable_now(table: Front, seat: int, moment: str) -> list[Choice]:
    """What a player may play without an action in an ANYTIME window; with `moment` "combat", in phase 5 of a duel."""
    choices: list[Choice] = []
    for card in table.of_each_kind(table.hands[seat]):
        timing = table.printed(card).timing
        if (
            timing == "anytime"
            or (timing == "combat" and moment == "combat")
            or (timing == "own-turn" and table.active == seat and not table.duels)
            or (timing == "before-actions" and before_actions(table, seat))
        ):
            choices += ways_to_play(table, seat, card)
        elif timing in ("action", "deploy") and "free_to_play" in table.answering:
            choices += free_plays(table, seat, card)
    for card, text in speaking_now(table, "uses"):
        choices += text.uses(table, card, seat, moment)
    choices += _uses_of_played(table, seat, moment)
    return [*choices, *_cancellations(table, seat)] if moment == "combat" else choices


def _uses_of_played(table: Front, seat: int, moment: str) -> list[Choice]:
    """What a player may do with cards that were played in this duel and still last (DT-ART-08)."""
    duel = table.duel()
    choices: list[Choice] = []
    for card, player in duel.played if duel is not None else ():
        if player == seat:
            for text in says(table, card, "uses"):
                choices += text.uses(table, card, seat, moment)
    return choices


def _cancellations(table: Front, seat: int) -> list[Choice]:
    """What lasts for the duel can be answered until phase 6 begins, not only at once (DT-TIME-12, G-16)."""
    duel = table.duel()
    choices: list[Choice] = []
    for played, player in duel.played if duel is not None else ():
        moment = Moment(f"played {table.type(played)}", played, player)
        for card in table.of_each_kind(table.hands[seat]):
            if answers(table, card, seat, moment):
                choices += ways_to_answer(table, seat, card, moment)
    return choices


def before_actions(table: Front, seat: int) -> bool:
    """In the own turn, before any action of it."""
    return table.active == seat and not table.acted and table.step in ("start", "draw", "actions") and not table.duels


def free_plays(table: Front, seat: int, card: int) -> list[Choice]:
    """A card that an own one in play lets a player play ANYTIME and without an action."""
    own = [(me, text) for me, text in speaking_now(table, "free_to_play") if table.control[me] == seat]
    return [
        choice
        for choice in (ways_to_play(table, seat, card) if own else ())
        if any(text.free_to_play(table, me, seat, card, int(choice[2])) for me, text in own)
    ]


def reactions(table: Front, seat: int, moment: Moment) -> list[Choice]:
    """What a player may play or use in answer to something (DT-TIME-14, DT-TIME-15)."""
    choices: list[Choice] = []
    for card in table.of_each_kind(table.hands[seat]):
        if answers(table, card, seat, moment):
            choices += ways_to_answer(table, seat, card, moment)
    for card, text in speaking_now(table, "uses"):
        choices += text.uses(table, card, seat, moment.kind)
    return choices


def ways_to_answer(table: Front, seat: int, card: int, moment: Moment) -> list[Choice]:
    """An answer is played on what it answers."""
    if not can_pay(table, seat, cost_in_destiny(table, seat, card, moment.card)):
        return []
    if table.type(card) == "art":
        able = [caster for caster in casters(table, seat, card) if may_cast_on(table, card, caster, moment.card)]
        return [("cast", card, caster, moment.card) for caster in able]
    return [("play_card", card, moment.card)]


@dataclass(frozen=True, slots=True)
class PlayCard(Procedure):
    """A card is played: the rest is chosen, costs are paid, others may react, it takes effect, it is put away."""

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
        for text in says(play.table, self.pending.card, "picks"):
            pick = text.picks(play.table, self.pending.card, self.pending)
            if pick is not None:
                return Ask(
                    self.pending.seat, pick.prompt, "what_can_be_picked", "DT-ART-07", {"card": self.pending.card}
                )
        return None

    def what_can_be_picked(self, play: Play[Front]) -> list[Choice]:
        for text in says(play.table, self.pending.card, "picks"):
            pick = text.picks(play.table, self.pending.card, self.pending)
            if pick is not None:
                choices: list[Choice] = [(pick.kind, option) for option in pick.options]
                return [*choices, ("no_more",)] if pick.enough else choices
        return []

    def pick_card(self, play: Play[Front], card: int) -> Repeat:
        return self._picked(card)

    def pick_amount(self, play: Play[Front], amount: int) -> Repeat:
        return self._picked(amount)

    def pick_player(self, play: Play[Front], seat: int) -> Repeat:
        return self._picked(seat)

    def pick_word(self, play: Play[Front], word: str) -> Repeat:
        return Repeat("the_rest_is_chosen", replace(self, pending=replace(self.pending, word=word)))

    def pick_pile(self, play: Play[Front], where: str) -> Repeat:
        return self.pick_word(play, where)

    def no_more(self, play: Play[Front]) -> Repeat:
        return self._picked(NONE)

    def _picked(self, what: int) -> Repeat:
        pending = replace(self.pending, picked=(*self.pending.picked, what))
        return Repeat("the_rest_is_chosen", replace(self, pending=pending))

    def it_is_paid_for(self, play: Play[Front]) -> Go:
        """What is paid is lost if the card is cancelled (DT-TIME-23)."""
        table, pending = play.table, self.pending
        cost = cost_in_destiny(table, pending.seat, pending.card, pending.target)
        for text in says(table, pending.card, "price"):
            cost += text.price(table, pending.card, pending)
        take_from(table, pending.card)
        table.pending = (*table.pending, pending)
        table.show(pending.card)
        play.tell(("played", pending.seat, pending.card, table.key(pending.card), pending.target))
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
        """The card is taken back with what was paid, and another action may be performed (DT-PERS-03)."""
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
        for text in says(play.table, pending.card, "takes_effect"):
            done = text.takes_effect(play, pending.card, pending)
            if isinstance(done, Procedure):
                follows.append(done)
            else:
                result = done or result
        if not follows:
            return Go(replace(self, result=result))
        return Call(follows[0] if len(follows) == 1 else Sequence(tuple(follows)), then="note_the_result")

    def note_the_result(self, play: Play[Front], value: Value) -> Outcome:
        return Go(replace(self, result=str(value or "")))

    def it_comes_into_play(self, play: Play[Front]) -> Outcome:
        """A card that stays or is attached; if what it was meant for is gone, it is lost (G-19)."""
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
        for text in says(table, pending.card, "enters"):
            follows = text.enters(play, pending.card, pending)
            if follows is not None:
                return Call(follows)
        return None

    def a_vehicle_is_boarded(self, play: Play[Front]) -> Outcome:
        card = self.pending.card
        return Call(Boarding(self.pending.seat, card)) if is_vehicle(play.table, card) else None

    def a_warrior_is_noticed(self, play: Play[Front]) -> Outcome:
        due = deployed(play, self.pending.card) if self.pending.card in play.table.lies else None
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


def affected(table: Front, pending: Pending) -> int:
    """Who may react first: the player that a card affects, otherwise the first other one in turn order (DT-TIME-19)."""
    player = table.control.get(pending.target, seat_in(pending.target))
    if player < 0:
        player = pending.moment.seat  # whose card it answers
    if player not in (NOBODY, pending.seat):
        return player
    others = [seat for seat in table.in_turn_order(table.active) if seat != pending.seat]
    return others[0] if others else pending.seat


def open_to_reactions(table: Front, moment: Moment, first: int, then: str) -> Call | None:
    """A window on something; none, if no card there is could answer it. Whose moment it is comes last, if not first."""
    if moment.kind not in MOMENTS:
        return None
    order = table.in_turn_order(table.active)
    rest = [seat for seat in order if seat not in (first, moment.seat)]
    last = [moment.seat] if moment.seat != first and moment.seat in order else []
    seats = tuple(seat for seat in (first, *rest, *last) if seat not in table.out)
    return Call(React(seats, moment=moment), then=then)


@dataclass(frozen=True, slots=True)
class UseAbility(Procedure):
    """An ability of a card in play is used: it is paid for, others may react (G-14), it does what it does."""

    seat: int
    card: int
    ability: str
    target: int
    actions: int = 0
    kind: str = ""  # what its card is; it may be gone as the price
    paid: int = NONE  # what is still to be known of what was paid
    aimed: bool = False  # whether it is done to a card on the table

    def order(self) -> tuple[str, ...]:
        return ("it_is_paid_for", "others_may_react", "it_is_used", "it_is_done")

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
        done = text.used(play, self.card, self.seat, self.ability, self.target, self.paid)
        if isinstance(done, Procedure):
            return Call(done, then="note_the_result")
        return None if done is None else Return(done)

    def note_the_result(self, play: Play[Front], value: Value) -> Return:
        return Return(value)

    def it_is_done(self, play: Play[Front]) -> Return:
        return Return()


@dataclass(frozen=True, slots=True)
class Anytime(Window):
    """An ANYTIME window: everyone in turn may play one card or ability, until all decline in a row (DT-TIME-01).

    `at` says when: "start", "draw", "action", "discard", "sabotage", or the phase of a duel, "duel-1" to "duel-8".
    `switched` are the cards that were switched for nothing since something else was played (DT-CR-12).
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

    def plays(self, play: Play[Front], seat: int) -> list[Choice]:
        found = [] if seat in play.table.out else playable_now(play.table, seat, self.moment)
        return [choice for choice in found if choice[0] != "use" or choice[1] not in self.switched]

    def seat(self) -> int:
        return self.seats[self.turn % len(self.seats)]

    def play_card(self, play: Play[Front], card: int, target: int) -> Call:
        forfeit_gained(play.table, self.seat(), card, target)
        return self.played(PlayCard(Pending(self.seat(), card, target)))

    def cast(self, play: Play[Front], card: int, caster: int, target: int) -> Call:
        forfeit_gained(play.table, self.seat(), card, target)
        return self.played(PlayCard(Pending(self.seat(), card, target, caster)))

    def use(self, play: Play[Front], card: int, ability: str, target: int) -> Call:
        used = UseAbility(self.seat(), card, ability, target)
        switch = ability_of(play.table.key(card), ability).switches(ability)
        return Window.played(replace(self, switched=(*self.switched, card) if switch else ()), used)

    def played(self, what: Procedure) -> Call:
        return Window.played(replace(self, switched=()), what)


NO_MOMENT = Moment("")


@dataclass(frozen=True, slots=True)
class React(Window):
    """A window on one thing (DT-TIME-13): it closes at once when an answer has changed what it answers."""

    moment: Moment = NO_MOMENT

    def prompt(self) -> str:
        return "dt-react"

    def rule(self) -> str:
        return "DT-TIME-13"

    def plays(self, play: Play[Front], seat: int) -> list[Choice]:
        return [] if seat in play.table.out else reactions(play.table, seat, self.moment)

    def seat(self) -> int:
        return self.seats[self.turn % len(self.seats)]

    def play_card(self, play: Play[Front], card: int, target: int) -> Call:
        return self.played(PlayCard(Pending(self.seat(), card, target, moment=self.moment)))

    def cast(self, play: Play[Front], card: int, caster: int, target: int) -> Call:
        return self.played(PlayCard(Pending(self.seat(), card, target, caster, moment=self.moment)))

    def use(self, play: Play[Front], card: int, ability: str, target: int) -> Call:
        return self.played(UseAbility(self.seat(), card, ability, target))

    def after_a_play(self, play: Play[Front], value: Value) -> Outcome:
        return Return(value) if value else None


def action_plays(table: Front, seat: int, left: int) -> list[Choice]:
    """What a player may do with cards by spending actions: play them from hand, or use abilities of cards in play."""
    choices: list[Choice] = []
    for card in table.of_each_kind(table.hands[seat]):
        printed = table.printed(card)
        if printed.timing == "action" and printed.actions <= left:
            choices += ways_to_play(table, seat, card)
    for card, text in speaking_now(table, "uses"):
        choices += text.uses(table, card, seat, "action")
    return choices
