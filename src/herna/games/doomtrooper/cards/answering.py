"""Effects that answer what others do.

A special card is taken over, points are lost to somebody's Destiny (DT-TIME).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, Thing
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import Deed
from herna.engine.effects import CANCELLED
from herna.engine.flow import Call, Outcome, Play, Procedure, Return, Value
from herna.games.doomtrooper.printed import Printed
from herna.games.doomtrooper.rules.actions import non_attack_left
from herna.games.doomtrooper.rules.attaching import targets_of
from herna.games.doomtrooper.rules.hand import WaysToPlay, before_actions, cost_in_destiny, ways_to_play
from herna.games.doomtrooper.rules.lasting import withdraw_card
from herna.games.doomtrooper.rules.playing import TAKEN_OVER, PlayCard
from herna.games.doomtrooper.rules.points import gain_destiny, too_dear
from herna.games.doomtrooper.table import Front, Moment, Pending
from herna.games.doomtrooper.texts import BARS_PLAY, NO_ANSWER, Text, Whose, answers, texts_of


@dataclass(frozen=True, slots=True)
class TakesPoints(Text):
    """Played when a player earns P, who gets none.

    Its player gains `times` their number in D.
    """

    times: int

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        return None if moment.kind == "points" else NO_ANSWER

    def moments(self) -> tuple[str, ...]:
        return ("points",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> str:
        gain_destiny(play, pending.seat, self.times * pending.moment.amount)
        return CANCELLED


@dataclass(frozen=True, slots=True)
class TakesOver(Text):
    """Answers an opponent's special card, which is played again as the player's own.

    DT-TIME-24.
    """

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        if moment.kind != "played special" or moment.card == me:
            return NO_ANSWER
        if moment.seat == seat:
            return Bar("DT-TIME-24", "dt-why-own-special", (("other", table.key(moment.card)),))
        return None if ways_to_take(table, seat, moment.card) else why_not_taken(table, seat, moment.card)

    def moments(self) -> tuple[str, ...]:
        return ("played special",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return TakingOver(pending.seat, pending.target)


def ways_to_take(table: Front, seat: int, card: int) -> list[Choice]:
    """How a player could play a card that another one has just played.

    It is played as if it were in hand.
    """
    printed = table.printed(card)
    if printed.timing == "reaction":
        moment = _answered(table, card)
        return [("play", card, moment.card)] if answers(table, card, seat, moment) else []
    return ways_to_play(table, seat, card) if _in_time(table, seat, printed) else []


def _in_time(table: Front, seat: int, printed: Printed) -> bool:
    """Whether a special card could be played by a player at this moment.

    It is no reaction (DT-TIME-15).
    """
    if printed.timing == "own-turn":
        return table.active == seat and not table.duels
    if printed.timing == "before-actions":
        return before_actions(table, seat)
    return printed.timing in ("anytime", "combat") or non_attack_left(table, seat) >= printed.actions


def why_not_taken(table: Front, seat: int, card: int) -> Bar:
    """Why a player could not play what another has just played.

    Because of the moment, conditions of the card, or the price.
    """
    printed = table.printed(card)
    other = ("other", printed.key)
    if printed.timing != "reaction":
        if not _in_time(table, seat, printed):
            return Bar("DT-TIME-15", "dt-why-taken-too-late", (other, ("timing", printed.timing)))
        costs = [cost_in_destiny(table, seat, card, target) for target in targets_of(table, seat, card)]
        bar = too_dear(table, seat, min(costs, default=printed.destiny), "DT-TIME-24")
        for text in texts_of(table, card, BARS_PLAY):
            bar = text.bars_play(table, card, seat) or bar
        if bar is not None:
            return Bar(bar.rule, bar.key, (("card", card), *bar.arguments), bar.blockers)
    return Bar("DT-TIME-15", "dt-why-not-taken", (other,))


def _answered(table: Front, card: int) -> Moment:
    """What a pending reaction answers."""
    return next((pending.moment for pending in table.pending if pending.card == card), Moment(""))


@dataclass(frozen=True, slots=True)
class TakingOver(Deed):
    """A player plays a card of another one who has just played it.

    That play has no effect, what it cost is lost.
    """

    seat: int
    card: int

    def it_is_done(self, play: Play[Front]) -> Outcome:
        ways = ways_to_take(play.table, self.seat, self.card)
        if not ways:
            return Return(CANCELLED)
        if len(ways) == 1:
            return self.play_on(play, int(ways[0][2]))
        return Ask(self.seat, "dt-take-over", (TakeOver(self),), "DT-TIME-24", {"card": self.card})

    def play_on(self, play: Play[Front], target: int) -> Call:
        table, card = play.table, self.card
        mine = Pending(self.seat, card, target, moment=_answered(table, card))
        withdraw_card(play, card)
        actions = table.printed(card).actions if table.printed(card).timing == "action" else 0
        return Call(PlayCard(mine, actions), then="it_was_played")

    def it_was_played(self, play: Play[Front], value: Value) -> Return:
        return Return(f"{TAKEN_OVER}{value or ''}")


class TakeOver(WaysToPlay):
    """On what the card that was taken over is played."""

    kind = "play"
    fields = ("card", "target")
    rule = "DT-TIME-24"

    def __init__(self, taking: TakingOver) -> None:
        self.taking = taking

    def listed(self, table: Front, seat: int) -> list[tuple[Thing, ...]]:
        return [choice[1:] for choice in ways_to_take(table, seat, self.taking.card)]

    def do(self, play: Play[Front], seat: int, card: int, target: int) -> Call:
        return self.taking.play_on(play, target)


EFFECTS: Final[dict[str, type[Text]]] = {"takes-points": TakesPoints, "takes-over": TakesOver}
