"""The action step (DT-ACT, DT-TURN-06).

One action after another, and what can be done as an action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Harm, because
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import Done
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.engine.offer import Offer
from herna.games.doomtrooper.rules.actions import (
    ACTION_STEP,
    Menu,
    TakesActions,
    actions_barred,
    actions_left,
    could_use_common,
    duty,
    duty_barred,
    non_attack_left,
    spend,
)
from herna.games.doomtrooper.rules.attacking import attackers_that_can_pay, finds_defender
from herna.games.doomtrooper.rules.cover import leave_cover, leaving_cover_barred, seek_cover, seeking_cover_barred
from herna.games.doomtrooper.rules.deploying import Hide, OutOfHiding, lost_if_revealed
from herna.games.doomtrooper.rules.duel import DeclareAttack, NotYetDeclared
from herna.games.doomtrooper.rules.ending import is_over
from herna.games.doomtrooper.rules.hand import OTHER_TIME, CastFromHand, PlayFromHand
from herna.games.doomtrooper.rules.identity import IDENTITIES, TRIBAL, not_own_warrior
from herna.games.doomtrooper.rules.playing import Anytime, PlayCard, UseAbility
from herna.games.doomtrooper.rules.points import gain_destiny
from herna.games.doomtrooper.rules.sabotage import (
    SabotagePlayer,
)
from herna.games.doomtrooper.rules.transfer import transfer, transfer_barred, transfer_cost, transferring_barred
from herna.games.doomtrooper.rules.using import Use, ability_costs
from herna.games.doomtrooper.rules.vehicles import Board
from herna.games.doomtrooper.table import NOBODY, NONE, OUTPOST, Front, Pending

MEDITATION: Final = 1


@dataclass(frozen=True, slots=True)
class Actions(Procedure):
    """The action step: one action after another, an ANYTIME window after each (DT-ACT)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("an_action_is_taken", "the_window_after_the_action", "and_so_on")

    def an_action_is_taken(self, play: Play[Front]) -> Outcome:
        table = play.table
        if is_over(table) or self.seat in table.out or not (table.common or table.tokens):
            return Return()
        left: Arguments = {"left": table.common + len(table.tokens), "common": int(table.common_first)}
        return Ask(self.seat, "dt-action", ACTIONS, "DT-TURN-06", left, phase=ACTION_STEP)

    def done(self, play: Play[Front]) -> Return:
        """No action is obligatory; unused actions are lost (DT-ACT-03)."""
        return Return()

    def the_window_after_the_action(self, play: Play[Front]) -> Outcome:
        if is_over(play.table):
            return None
        return Call(Anytime(play.table.in_turn_order(self.seat)))

    def and_so_on(self, play: Play[Front]) -> Repeat:
        return Repeat("an_action_is_taken")


@dataclass(frozen=True, slots=True)
class GainedActions(Actions):
    """Actions gained outside the player's turn are carried out at once.

    All in one go (G-22).
    """

    kinds: tuple[str, ...] = ()
    others: tuple[int, tuple[str, ...]] = (NOBODY, ())  # who carries out such actions already, and what is left of them

    def order(self) -> tuple[str, ...]:
        return ("they_are_gained", "an_action_is_taken", "and_so_on")

    def they_are_gained(self, play: Play[Front]) -> Go:
        table = play.table
        others = (table.gaining, table.gained)
        table.gaining, table.gained = self.seat, self.kinds
        return Go(replace(self, others=others))

    def an_action_is_taken(self, play: Play[Front]) -> Outcome:
        table = play.table
        if not table.gained or is_over(table) or self.seat in table.out:
            return self._done(table)
        left: Arguments = {"left": len(table.gained)}
        return Ask(self.seat, "dt-gained-action", ACTIONS, "DT-ACT-07", left, phase=ACTION_STEP)

    def done(self, play: Play[Front]) -> Return:
        return self._done(play.table)

    def _done(self, table: Front) -> Return:
        table.gaining, table.gained = self.others
        return Return()


# Cards

TAKES_NO_ACTION: Final = Bar("DT-TURN-03", "dt-why-takes-no-action")


def action_barred(table: Front, seat: int, card: int, left: int) -> Bar | None:
    """Why a card of the hand is not played with the actions left.

    DT-TURN-02, DT-TURN-03.
    """
    printed = table.printed(card)
    if printed.timing in ("action", "deploy"):
        return None if printed.actions <= left else actions_barred(table, seat, printed.actions)
    if printed.timing in ("anytime", "own-turn") or (printed.timing == "before-actions" and not table.acted):
        return TAKES_NO_ACTION
    return OTHER_TIME


def playable_as_action(table: Front, seat: int, warriors: bool) -> list[int]:
    """The cards of a player's hand that could be played as an action.

    Warriors, or others.
    """
    left = non_attack_left(table, seat)
    if not left:
        return []
    in_time = [
        card
        for card in table.hands[seat]
        if (table.type(card) == "warrior") == warriors and action_barred(table, seat, card, left) is None
    ]
    return table.cards.of_each_kind(tuple(in_time))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayAsAction(PlayFromHand):
    """A card of the hand is played as an action.

    One other than a warrior or a spell.
    """

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return playable_as_action(table, seat, False)

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        return action_barred(table, seat, card, non_attack_left(table, seat))

    def do(self, play: Play[Front], seat: int, card: int, target: int) -> Call:
        return Call(PlayCard(Pending(seat, card, target), play.table.printed(card).actions))


class Deploy(PlayAsAction):
    """DT-WAR-01: a warrior of the hand is deployed as an action."""

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return playable_as_action(table, seat, True)


class DeployAsDuty(PlayAsAction):
    """G-30: deploying a fitting warrior also fulfils a duty, but is never forced."""

    def first(self, table: Front, seat: int) -> Sequence[int]:
        if not table.common or not (table.outpost_open or table.covered):
            return ()
        due = duty(table, seat)
        if due not in ("outpost", "uncover") or actions_left(table, seat, due):
            return ()
        warriors = [card for card in table.cards.of_each_kind(table.hands[seat]) if table.type(card) == "warrior"]
        return [card for card in warriors if due == "uncover" or TRIBAL in IDENTITIES[table.key(card)].sides]


class CastAsAction(CastFromHand):
    """A spell of the hand is cast as an action."""

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return playable_as_action(table, seat, False)

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        return action_barred(table, seat, card, non_attack_left(table, seat))

    def do(self, play: Play[Front], seat: int, card: int, caster: int, target: int) -> Call:
        return Call(PlayCard(Pending(seat, card, target, caster), play.table.printed(card).actions))


@mypyc_attr(allow_interpreted_subclasses=True)
class UseInActionStep(Use):
    """An ability is used as an action.

    It may also be an attack action without a duel (DT-ACT-15).
    """

    def do(self, play: Play[Front], seat: int, card: int, ability: str, target: int) -> Call:
        return Call(UseAbility(seat, card, ability, target, ability_costs(play.table, card, ability)))


class UseAsAction(UseInActionStep):
    """An ability is used as an action."""

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return actions_barred(table, seat, 1)


class Meditate(TakesActions):
    """DT-MED-01: one D more."""

    kind = "meditate"
    rule = "DT-MED-01"

    def do(self, play: Play[Front], seat: int) -> None:
        spend(play, seat, 1)
        play.tell(("meditated", seat), "DT-MED-01")
        gain_destiny(play, seat, MEDITATION)


# Warriors


class SeekCover(TakesActions):
    """DT-COVER-01: a warrior goes into cover."""

    kind = "seek_cover"
    fields = ("warrior",)
    rule = "DT-COVER-01"
    choose = ("dt-why-choose-warrior",)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return table.warriors(seat)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return seeking_cover_barred(table, first)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        return not_own_warrior(table, seat, first)

    def do(self, play: Play[Front], seat: int, warrior: int) -> None:
        spend(play, seat, 1)
        seek_cover(play, warrior)


class LeaveCover(TakesActions):
    """DT-COVER-12: a warrior leaves cover, as a duty may ask for.

    A hidden one is revealed by it.
    """

    kind = "leave_cover"
    fields = ("warrior",)
    rule = "DT-COVER-12"
    choose = ("dt-why-choose-warrior",)

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        warrior = int(choice[1])
        return "own" if warrior in table.hidden and lost_if_revealed(table, warrior) else ""

    def opens(self, left: int, due: str) -> bool:
        return left > 0 or due == "uncover"

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return table.warriors(seat)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return leaving_cover_barred(table, first)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        return not_own_warrior(table, seat, first)

    def do(self, play: Play[Front], seat: int, warrior: int) -> Call | None:
        spent = spend(play, seat, 1)
        if warrior in play.table.hidden:
            return Call(OutOfHiding(seat, warrior, spent))
        leave_cover(play, warrior)
        return None


class Transfer(Activity[Front]):
    """DT-TRANS-02: a warrior moves to the Outpost or back home.

    What a duty asks for is open to COMMON actions.
    """

    kind = "transfer"
    fields = ("warrior",)
    rule = "DT-TRANS-02"
    phase = ACTION_STEP
    choose = ("dt-why-choose-warrior",)

    def barred(self, table: Front, seat: int) -> Bar | None:
        return transferring_barred(table)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return table.warriors(seat)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        return not_own_warrior(table, seat, first)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        bar = transfer_barred(table, first)
        if bar is not None:
            return bar
        due, needs = duty(table, seat), transfer_cost(table, first)
        dutiful = fulfils(table, first, due)
        left = actions_left(table, seat, "" if dutiful else due)
        if left >= needs:
            return None
        if dutiful:
            return because("DT-TRANS-07", "dt-why-too-few-actions", needs=needs, left=left)
        return actions_barred(table, seat, needs)

    def do(self, play: Play[Front], seat: int, warrior: int) -> None:
        spend(play, seat, transfer_cost(play.table, warrior))
        transfer(play, warrior)


def fulfils(table: Front, warrior: int, due: str) -> bool:
    """Whether a transfer of this warrior does what the next COMMON action must do."""
    there = table.lies[warrior][1] == OUTPOST
    return (due == "outpost" and not there) or (due == "separate" and there)


# Which action, and no more

NO_OTHER_ACTION: Final = Bar("DT-ACT-17", "dt-why-no-other-action")


class UseCommon(Activity[Front]):
    """The next action is a COMMON one; granted ones are kept.

    The player decides that (DT-ACT-17, G-23).
    """

    kind = "use_common"
    rule = "DT-ACT-17"
    phase = ACTION_STEP

    def barred(self, table: Front, seat: int) -> Bar | None:
        if not table.tokens or table.gaining == seat:
            return NO_OTHER_ACTION
        attackers = attackers_that_can_pay(table, seat) if table.bound else []
        attackers = [warrior for warrior in attackers if finds_defender(table, seat, warrior)]
        return None if could_use_common(table, seat, attackers) else NO_OTHER_ACTION

    def do(self, play: Play[Front], seat: int) -> Repeat:
        play.table.common_first = True
        return Repeat("an_action_is_taken")


class TakeNoMore(Done):
    """DT-ACT-03: the player takes no more actions, unless a duty is to be done."""

    rule = "DT-ACT-03"
    phase = ACTION_STEP

    def barred(self, table: Front, seat: int) -> Bar | None:
        return duty_barred(table, seat)


ACTIONS: Final[Offer] = (
    Menu(
        (Deploy(), Hide()),
        (PlayAsAction(), CastAsAction()),
        (UseAsAction("action"),),
        (Meditate(),),
        (SeekCover(), LeaveCover(), Transfer()),
        (Board(),),
        (DeclareAttack(),),
        (UseInActionStep("attack"),),
        (SabotagePlayer(),),
        (DeployAsDuty(),),
        (UseCommon(),),
        (TakeNoMore(),),
        (NotYetDeclared((), NONE),),
    ),
)
