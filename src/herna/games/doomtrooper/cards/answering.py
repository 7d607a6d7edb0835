"""Effects that answer what others do: a special card is taken over, points are lost to somebody's Destiny (DT-TIME)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.effects import CANCELLED
from herna.engine.flow import Call, Outcome, Play, Procedure, Return, Value
from herna.games.doomtrooper.printed import Printed
from herna.games.doomtrooper.rules.actions import non_attack_left
from herna.games.doomtrooper.rules.attaching import targets_of
from herna.games.doomtrooper.rules.lasting import cancel_in_duel
from herna.games.doomtrooper.rules.playing import TAKEN_OVER, PlayCard, before_actions, cost_in_destiny, ways_to_play
from herna.games.doomtrooper.rules.points import gain_destiny, too_dear
from herna.games.doomtrooper.table import Front, Moment, Pending
from herna.games.doomtrooper.texts import NO_ANSWER, Bar, Text, answers, says


@dataclass(frozen=True, slots=True)
class TakesPoints(Text):
    """Played when a player earns P, who gets none of them; whoever plays it gains so many times their number in D."""

    times: int

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        return None if moment.kind == "points" else NO_ANSWER

    def moments(self) -> tuple[str, ...]:
        return ("points",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> str:
        gain_destiny(play, pending.seat, self.times * pending.moment.amount)
        return CANCELLED


@dataclass(frozen=True, slots=True)
class TakesOver(Text):
    """Played in answer to an opponent's special card, which is played anew as one's own instead (DT-TIME-24)."""

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
    """How a player could play a card that another one has just played, as if it were in the own hand."""
    printed = table.printed(card)
    if printed.timing == "reaction":
        moment = _answered(table, card)
        return [("play_card", card, moment.card)] if answers(table, card, seat, moment) else []
    return ways_to_play(table, seat, card) if _in_time(table, seat, printed) else []


def _in_time(table: Front, seat: int, printed: Printed) -> bool:
    """Whether a special card that is no reaction could be played by a player at this moment (DT-TIME-15)."""
    duel = table.duel()
    if printed.timing == "own-turn":
        return table.active == seat and duel is None
    if printed.timing == "before-actions":
        return before_actions(table, seat)
    if printed.timing == "combat":
        return duel is not None and duel.phase == 5
    return printed.timing == "anytime" or non_attack_left(table, seat) >= printed.actions


def why_not_taken(table: Front, seat: int, card: int) -> Bar:
    """Why a player could not play a card that another one has just played: moment, own conditions, price."""
    printed = table.printed(card)
    other = ("other", printed.key)
    if printed.timing != "reaction":
        if not _in_time(table, seat, printed):
            return Bar("DT-TIME-15", "dt-why-taken-too-late", (other, ("timing", printed.timing)))
        costs = [cost_in_destiny(table, seat, card, target) for target in targets_of(table, seat, card)]
        bar = too_dear(table, seat, min(costs, default=printed.destiny), "DT-TIME-24")
        for text in says(table, card, "bars_play"):
            bar = text.bars_play(table, card, seat) or bar
        if bar is not None:
            return replace(bar, about=(("card", card), *bar.about))
    return Bar("DT-TIME-15", "dt-why-not-taken", (other,))


def _answered(table: Front, card: int) -> Moment:
    """What a pending reaction answers."""
    return next((pending.moment for pending in table.pending if pending.card == card), Moment(""))


@dataclass(frozen=True, slots=True)
class TakingOver(Procedure):
    """A player plays a card of another one who has just played it; that play has no effect, what it cost is lost."""

    seat: int
    card: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_played_anew",)

    def it_is_played_anew(self, play: Play[Front]) -> Outcome:
        ways = self.ways(play)
        if not ways:
            return Return(CANCELLED)
        if len(ways) == 1:
            return self.play_card(play, self.card, int(ways[0][2]))
        return Ask(self.seat, "dt-take-over", "ways", "DT-TIME-24", {"card": self.card})

    def ways(self, play: Play[Front]) -> list[Choice]:
        return ways_to_take(play.table, self.seat, self.card)

    def play_card(self, play: Play[Front], card: int, target: int) -> Call:
        table = play.table
        mine = Pending(self.seat, card, target, moment=_answered(table, card))
        duel = table.duel()
        if duel is not None and card in [played for played, _ in duel.played]:
            cancel_in_duel(play, card)
        else:
            play.tell(("cancelled", card, table.key(card)), "DT-TIME-24")
        table.pending = tuple(pending for pending in table.pending if pending.card != card)
        actions = table.printed(card).actions if table.printed(card).timing == "action" else 0
        return Call(PlayCard(mine, actions), then="it_was_played")

    def it_was_played(self, play: Play[Front], value: Value) -> Return:
        return Return(f"{TAKEN_OVER}{value or ''}")


EFFECTS: dict[str, type[Text]] = {"takes-points": TakesPoints, "takes-over": TakesOver}
