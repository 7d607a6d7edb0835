"""Effects that answer what others do: a special card is taken over, points are lost to somebody's Destiny (DT-TIME)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.effects import CANCELLED
from herna.engine.flow import Call, Outcome, Play, Procedure, Return, Value
from herna.games.doomtrooper.rules.actions import non_attack_left
from herna.games.doomtrooper.rules.lasting import cancel_in_duel
from herna.games.doomtrooper.rules.playing import TAKEN_OVER, PlayCard, before_actions, ways_to_play
from herna.games.doomtrooper.rules.points import gain_destiny
from herna.games.doomtrooper.table import Front, Moment, Pending
from herna.games.doomtrooper.texts import Text, says


@dataclass(frozen=True, slots=True)
class TakesPoints(Text):
    """Played when a player earns P, who gets none of them; whoever plays it gains so many times their number in D."""

    times: int

    def answers(self, table: Front, me: int, seat: int, moment: Moment) -> bool:
        return moment.kind == "points"

    def moments(self) -> tuple[str, ...]:
        return ("points",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> str:
        gain_destiny(play, pending.seat, self.times * pending.moment.amount)
        return CANCELLED


@dataclass(frozen=True, slots=True)
class TakesOver(Text):
    """Played in answer to an opponent's special card, which is played anew as one's own instead (DT-TIME-24)."""

    def answers(self, table: Front, me: int, seat: int, moment: Moment) -> bool:
        if moment.kind != "played special" or moment.seat == seat or moment.card == me:
            return False
        return bool(ways_to_take(table, seat, moment.card))

    def moments(self) -> tuple[str, ...]:
        return ("played special",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return TakingOver(pending.seat, pending.target)


def ways_to_take(table: Front, seat: int, card: int) -> list[Choice]:
    """How a player could play a card that another one has just played, as if it were in the own hand."""
    printed = table.printed(card)
    duel = table.duel()
    if printed.timing == "reaction":
        moment = _answered(table, card)
        if not any(text.answers(table, card, seat, moment) for text in says(table, card, "answers")):
            return []
        return [("play_card", card, moment.card)]
    legal = {
        "anytime": True,
        "own-turn": table.active == seat and duel is None,
        "before-actions": before_actions(table, seat),
        "combat": duel is not None and duel.phase == 5,
        "action": non_attack_left(table, seat) >= printed.actions,
    }
    return ways_to_play(table, seat, card) if legal.get(printed.timing, False) else []


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
