"""What follows at once from how things stand.

Crashed vehicles, cards that return, the target, the end of a game.
"""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.deeds import Deed
from herna.engine.effects import Window
from herna.engine.flow import Abandon, Call, Outcome, Play, Procedure
from herna.games.doomtrooper.rules.duel import LAST
from herna.games.doomtrooper.rules.ending import check_target, notice_fighters, resign
from herna.games.doomtrooper.rules.points import POINTS
from herna.games.doomtrooper.rules.transfer import go_home, release
from herna.games.doomtrooper.rules.vehicles import leave_useless_vehicles
from herna.games.doomtrooper.rules.wounds import Harm
from herna.games.doomtrooper.rules.zones import CHANGED, CRASHED, RELEASED, RETURNED, copy_in_play, leave_table
from herna.games.doomtrooper.table import NOBODY, Front
from herna.games.doomtrooper.texts import SETTLES, TEXTS
from herna.games.doomtrooper.turn import Turns


def _end_of_game(play: Play[Front]) -> Procedure | None:
    """The game is over and turns are still being played.

    Nobody is asked anything more. Decks are changed after it.
    """
    stack = play.stack
    if NOBODY not in play.table.notes or len(stack) == 1 or not isinstance(stack[1][0], Turns):
        return None
    return None if isinstance(stack[-1][0], GameOver) else GameOver()


@dataclass(frozen=True, slots=True)
class GameOver(Deed):
    """Everything that was under way is abandoned.

    The match continues with what follows a game.
    """

    def it_is_done(self, play: Play[Front]) -> Abandon:
        return Abandon(1)


@dataclass(frozen=True, slots=True)
class LeaveMatch(Deed):
    """A player resigns, or has run out of time, while others play on (G-82)."""

    seat: int

    def it_is_done(self, play: Play[Front]) -> Outcome:
        resign(play, self.seat)
        ends = _end_of_game(play)
        return None if ends is None else Call(ends)


def _nothing_played(play: Play[Front]) -> bool:
    """Whether nothing was played since this was asked last.

    At most a window was opened, or somebody has declined.
    """
    window = play.stack[-1][0]
    return isinstance(window, Window) and (window.declined > 0 or window.turn == 0)


def settle(play: Play[Front]) -> Procedure | None:
    """What follows at once from how things stand.

    A vehicle lost wounds who was inside, a card that returns to play may be one too many, the target is checked.
    """
    table = play.table
    if not table.fallout and _nothing_played(play):
        return None
    if table.boarded:
        leave_useless_vehicles(play)
    for turns in table.hopeless:
        if turns:
            notice_fighters(table)
            break
    for card, name in table.answering.get(SETTLES, ()):
        if card in table.control:
            TEXTS[name].settles(play, card)
    if not table.fallout:
        return _end_of_game(play)
    kind, subject = table.fallout[0]
    if kind == POINTS:
        duel = table.duel()
        if duel is not None and duel.phase == LAST and not duel.awarded:
            return None  # awards of one phase 8 count as simultaneous (G-75)
        table.fallout = tuple(due for due in table.fallout if due[0] != POINTS)
        check_target(play)
        return _end_of_game(play)
    table.fallout = table.fallout[1:]
    if subject not in table.control:
        return None
    if kind == CRASHED:
        return Harm(subject, subject)  # nobody gets points (DT-EQUIP-18)
    if kind == CHANGED:
        go_home(play, subject)
    if kind.startswith(RELEASED):
        release(play, subject, int(kind.removeprefix(RELEASED)))
    if kind == RETURNED:
        for card in (*table.bearing(subject), subject):
            if table.printed(card).unique and copy_in_play(table, table.key(card), card):
                leave_table(play, card)  # the returning one goes (DT-ZONES-04, DT-TARGET-03)
    return None
