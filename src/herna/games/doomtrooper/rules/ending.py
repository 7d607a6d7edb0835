"""Winning, losing, ties (DT-WIN).

The target, debts, time, the three-turn rule, players that are out.
"""

from __future__ import annotations

from typing import Final

from herna.engine.flow import Play
from herna.engine.table import Result, drawn, won_by
from herna.games.doomtrooper.rules.identity import fighters_of
from herna.games.doomtrooper.rules.points import clear_debt, lose_promotion
from herna.games.doomtrooper.rules.zones import RELEASED, leave_table
from herna.games.doomtrooper.table import NOBODY, Front

HOPELESS_TURNS: Final = 3  # DT-WIN-10
MOST_TIE_ROUNDS: Final = 3  # after a time limit (G-78)
DEBT_RATE: Final = 2  # D that clear one of debt (G-79)


def over(play: Play[Front], result: Result) -> None:
    """The game is over.

    If it is one of several, the procedure that plays the match continues.
    """
    play.table.notes[NOBODY] = (result.rule, *(int(score * 2) for score in result.scores))


def is_over(table: Front) -> bool:
    return NOBODY in table.notes


def check_target(play: Play[Front]) -> None:
    """DT-WIN-01, DT-WIN-03, DT-WIN-06: a player who has reached the target without debt wins.

    The higher number, if several. In the extra rounds of DT-WIN-04 nobody wins during a round (G-78).
    """
    table = play.table
    if is_over(table) or table.extra_rounds > 0:
        return
    there = [seat for seat in table.playing() if table.promotion[seat] >= table.target and not table.debt[seat]]
    if not there:
        return
    best = max(table.promotion[seat] for seat in there)
    leading = [seat for seat in there if table.promotion[seat] == best]
    if len(leading) == 1:
        over(play, won_by(len(table.hands), leading[0], rule="DT-WIN-01"))
    else:  # DT-WIN-04: this turn is finished, then one whole turn each, then again
        table.extra_rounds = 1
        table.last_turns = 1 + len(table.playing())


def end_of_turn(play: Play[Front], seat: int) -> None:
    """After a turn: the three-turn rule, time, and the comparison after the last round."""
    table = play.table
    if is_over(table):
        return
    for other in table.resigned:
        clear_away(play, other)
    if seat not in table.out:
        _three_turns(play, seat)
    if is_over(table):
        return
    if table.last_turns > 0:
        table.last_turns -= 1
        if table.last_turns == 0:
            _compare(play)
    elif table.last_turns < 0 and _time_is_over(table):
        if not table.time_called:
            play.tell(("time_is_up",), "DT-WIN-05")
        table.last_turns = len(table.playing())


def call_time(play: Play[Front]) -> None:
    """The time for the match is over.

    The current turn is finished, then each player has one more (DT-WIN-05, G-78).
    """
    table = play.table
    table.time_called = True
    play.tell(("time_is_up",), "DT-WIN-05")
    if not table.turn:  # no turn has begun
        table.last_turns = len(table.playing())


def _time_is_over(table: Front) -> bool:
    """By the clock, or by the number of turns."""
    return table.time_called or bool(table.limit and table.turn >= table.limit)


def note_hopeless(table: Front, seat: int) -> None:
    """Count the turns that a player starts without library and fighters.

    The count begins or goes on without a library and without anybody able to fight.
    """
    if table.libraries[seat] or fighters_of(table, seat):
        table.hopeless[seat] = 0
    else:
        table.hopeless[seat] += 1


def notice_fighters(table: Front) -> None:
    """A player who has brought a fighter into play in time is safe.

    That holds even if the fighter is gone soon (DT-WIN-10).
    """
    for seat in table.seats():
        if fighters_of(table, seat):
            table.hopeless[seat] = 0


def _three_turns(play: Play[Front], seat: int) -> None:
    """DT-WIN-10: after three whole turns like this the player loses, whatever the opponent owes.

    DT-WIN-11.
    """
    table = play.table
    if table.libraries[seat] or fighters_of(table, seat):
        table.hopeless[seat] = 0
    elif table.hopeless[seat] >= HOPELESS_TURNS:
        leave_game(play, seat, "DT-WIN-10")


def leave_game(play: Play[Front], seat: int, rule: str) -> None:
    """A player is out, with all cards that are theirs or lie with them.

    The last one left wins (G-80).
    """
    table = play.table
    play.tell(("is_out", seat), rule)
    table.out = (*table.out, seat)
    left = table.playing()
    if len(left) == 1:
        over(play, won_by(len(table.hands), left[0], rule=rule))
    else:
        clear_away(play, seat)


def resign(play: Play[Front], seat: int) -> None:
    """A player is out of the whole match while others play on.

    What is theirs leaves when the turn is over (G-82).
    """
    table = play.table
    play.tell(("resigned", seat))
    table.resigned = (*table.resigned, seat)
    if seat in table.out:
        return
    table.last_turns -= _turns_to_come(table).count(seat)
    table.out = (*table.out, seat)
    left = table.playing()
    if len(left) == 1 and not is_over(table):
        over(play, won_by(len(table.hands), left[0]))


def _turns_to_come(table: Front) -> list[int]:
    """Whose turns are still to begin, once it is known how many there are."""
    order = table.in_turn_order(table.active)
    begun = 1 if table.turn else 0
    return [order[at % len(order)] for at in range(begun, table.last_turns)]


def clear_away(play: Play[Front], seat: int) -> None:
    """All cards of a player who is out leave the table (G-80).

    Those that the player owns or controls, or that lie with that player.
    """
    table = play.table
    for card in list(table.control):
        if card in table.control and table.owner(card) == seat:
            leave_table(play, card)
    returning = {subject for kind, subject in table.fallout if kind.startswith(RELEASED)}  # no longer stolen
    for card in list(table.control):
        if card in table.control and table.root(card) not in returning and _lies_with(table, card, seat):
            leave_table(play, card)


def _lies_with(table: Front, card: int, seat: int) -> bool:
    """Whether a card is controlled by a player or lies on that player's side."""
    return table.control[card] == seat or table.place(card)[0] == seat


def _compare(play: Play[Front]) -> None:
    """DT-WIN-05, -07, -09: after the last turns the higher P win, without debt."""
    table = play.table
    playing = table.playing()
    free = [seat for seat in playing if not table.debt[seat]]
    if not free:
        for seat in playing:
            _settle_debt(play, seat)
    best = max(table.promotion[seat] for seat in free or playing)
    leading = [seat for seat in free or playing if table.promotion[seat] == best]
    if len(leading) == 1:
        rule = "DT-WIN-07" if not free else "DT-WIN-04" if table.extra_rounds else "DT-WIN-05"
        over(play, won_by(len(table.hands), leading[0], rule=rule))
    elif not free:
        over(play, drawn(len(table.hands), rule="DT-WIN-09"))
    elif _time_is_over(table) and table.extra_rounds >= MOST_TIE_ROUNDS:
        over(play, drawn(len(table.hands), rule="DT-WIN-05"))
    else:
        table.extra_rounds += 1
        table.last_turns = len(playing)


def _settle_debt(play: Play[Front], seat: int) -> None:
    """Each repays what the bank allows, two for one.

    The rest is taken from P (DT-WIN-07, G-79).
    """
    table = play.table
    cleared = min(table.debt[seat], table.destiny[seat] // DEBT_RATE)
    table.destiny[seat] -= cleared * DEBT_RATE
    clear_debt(play, seat, cleared)
    lose_promotion(play, seat, table.debt[seat])
    clear_debt(play, seat, table.debt[seat])
