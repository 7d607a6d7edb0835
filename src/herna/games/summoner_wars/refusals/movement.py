"""Why a unit does not move there (SW-MOVE)."""

from __future__ import annotations

from herna.games.summoner_wars.grid import DISTANCE, NEIGHBOURS, between
from herna.games.summoner_wars.refusals.abilities import why_nothing_instead
from herna.games.summoner_wars.refusals.things import (
    UNSAID,
    Reasons,
    because,
    cards_in_the_way,
    frozen,
    no_such_space,
    not_an_own_object,
    not_in_this_phase,
    occupied,
)
from herna.games.summoner_wars.rules.movement import (
    Move,
    charges,
    goes_through,
    granted_for_a_move,
    next_steps,
    spaces_of_a_charge,
    spaces_of_a_move,
)
from herna.games.summoner_wars.rules.values import MOST_MOVES, may_move
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, answers, texts_of


def why_no_move(table: Battlefield, seat: int, phase: str, unit: int, space: int) -> Reasons:
    """Why a unit does not begin its move with a step onto that space."""
    reasons = why_it_stays(table, seat, phase, unit) or no_such_space(space)
    if reasons:
        return reasons
    if unit == UNSAID:
        taken = occupied(table, space, "SW-MOVE-05") if space >= 0 else ()
        return taken or because("SW-MOVE-01", "sw-why-choose-mover")
    granted = granted_for_a_move(table, unit)
    spaces = spaces_of_a_move(table, unit, granted)
    return _why_no_step(table, unit, table.place[unit], spaces, granted, space)


def why_no_further_step(table: Battlefield, move: Move, space: int) -> Reasons:
    """Why a unit that is moving does not step onto that space next."""
    reasons = no_such_space(space)
    return reasons or _why_no_step(table, move.unit, move.path[-1], move.left, move.granted, space)


def why_it_does_not_stop(table: Battlefield, move: Move) -> Reasons:
    """SW-MOVE-05: a unit that goes through something goes on."""
    other = table.board[move.path[-1]]
    return because("SW-MOVE-05", "sw-why-no-stop", cards_in_the_way([other]), unit=move.unit, blocker=other)


def why_no_charge(table: Battlefield, seat: int, phase: str, unit: int, space: int) -> Reasons:
    """Why a unit does not charge onto that space (SW-DIST-06)."""
    reasons = why_it_stays(table, seat, phase, unit) or no_such_space(space)
    if reasons:
        return reasons
    if unit == UNSAID:
        return because("SW-MOVE-01", "sw-why-choose-mover")
    if not answers(table, unit, "charge"):
        return because("SW-ABIL-01", "sw-why-no-ability", unit=unit, effect="charge")
    at, most = table.place[unit], spaces_of_a_charge(table, unit)
    reasons = _why_not_one_space(unit, at, most, space)
    if reasons:
        return reasons
    if space == UNSAID:
        return _why_no_space_is_said(table, unit, at, bool(charges(table, unit)))
    passed = between(at, space)
    if passed is None:
        return because("SW-DIST-06", "sw-why-not-straight", unit=unit, space=space)
    if len(passed) >= most:
        return because("SW-DIST-06", "sw-why-too-far", unit=unit, space=space, far=len(passed) + 1, most=most)
    blocking = [table.board[other] for other in passed if table.board[other] >= 0]
    return occupied(table, space, "SW-MOVE-05") or _blocked("SW-DIST-06", unit, space, blocking)


def why_nothing_instead_of_moving(table: Battlefield, seat: int, phase: str, unit: int, effect: str | int) -> Reasons:
    """Why a unit does not do that instead of moving (SW-MOVE-11 to -15)."""
    reasons = why_it_stays(table, seat, phase, unit)
    if not reasons and unit == UNSAID:
        return because("SW-MOVE-01", "sw-why-choose-mover")
    return reasons or why_nothing_instead(table, unit, "instead_of_moving", effect)


def why_it_stays(table: Battlefield, seat: int, phase: str, unit: int) -> Reasons:
    """Why a unit does not move at all in this phase, or any more."""
    reasons = not_an_own_object(table, seat, unit, "SW-MOVE-01", "sw-why-not-yours-to-move")
    if not reasons and unit >= 0 and not table.is_unit(unit):
        reasons = because("SW-MOVE-06", "sw-why-structures-stay", unit=unit)
    reasons = reasons or not_in_this_phase(phase, "move", "SW-MOVE-01")
    if reasons:
        return reasons
    if len(table.moved) >= MOST_MOVES:
        have = cards_in_the_way([other for other in table.moved if other >= 0])
        return because("SW-MOVE-01", "sw-why-most-moved", have, most=MOST_MOVES)
    if unit in table.moved:
        return because("SW-MOVE-09", "sw-why-moved", unit=unit)
    if unit == UNSAID or may_move(table, unit):
        return ()
    return _what_forbids_it_to_move(table, unit)


def _what_forbids_it_to_move(table: Battlefield, unit: int) -> Reasons:
    """What forbids a unit to move: cards come before the general rules (SW-TIME-12)."""
    for key in texts_of(table, unit):
        if TEXTS[key].immobile(table, unit):
            return because("SW-TIME-12", "sw-why-text-forbids-moving", unit=unit, effect=key)
    return frozen(table, unit) or because("SW-MOVE-06", "sw-why-structures-stay", unit=unit)


def _why_no_step(table: Battlefield, unit: int, at: int, left: int, granted: tuple[str, ...], space: int) -> Reasons:
    """Why a unit that has so many spaces left does not step onto a space next."""
    reasons = _why_not_one_space(unit, at, left, space)
    if reasons:
        return reasons
    if space == UNSAID:
        return _why_no_space_is_said(table, unit, at, bool(next_steps(table, unit, at, left, granted)))
    far = DISTANCE[at][space]
    if far > left:
        return because("SW-MOVE-01", "sw-why-too-far", unit=unit, space=space, far=far, most=left)
    taken = occupied(table, space, "SW-MOVE-05")
    if taken and table.board[space] != unit:
        return taken
    if space in _ends(table, unit, at, left, granted):
        return because("SW-MOVE-02", "sw-why-step-by-step", unit=unit, space=space)
    blocking = [
        other
        for between_them, other in enumerate(table.board)
        if other >= 0
        and other != unit
        and DISTANCE[at][between_them] + DISTANCE[between_them][space] <= left
        and not goes_through(table, unit, other, granted)
    ]
    return _blocked("SW-MOVE-04", unit, space, blocking)


def _ends(table: Battlefield, unit: int, at: int, left: int, granted: tuple[str, ...]) -> set[int]:
    """Every space that a unit can come to with the spaces it has left."""
    found: set[int] = set()
    edge = {at}
    for spaces in range(left, 0, -1):
        edge = {space for here in edge for space in next_steps(table, unit, here, spaces, granted)}
        found |= edge
    return found


def _why_not_one_space(unit: int, at: int, most: int, space: int) -> Reasons:
    """SW-MOVE-07: a move goes at least one space."""
    if most < 1:
        return because("SW-MOVE-07", "sw-why-no-spaces", unit=unit)
    return because("SW-MOVE-07", "sw-why-same-space", unit=unit) if space == at else ()


def _why_no_space_is_said(table: Battlefield, unit: int, at: int, ways: bool) -> Reasons:
    """A unit alone is no move: it has somewhere to go, or it is hemmed in."""
    if ways:
        return because("SW-MOVE-02", "sw-why-choose-space")
    around = [table.board[space] for space in NEIGHBOURS[at] if table.board[space] >= 0]
    return because("SW-MOVE-04", "sw-why-hemmed-in", cards_in_the_way(around), unit=unit)


def _blocked(rule: str, unit: int, space: int, blocking: list[int]) -> Reasons:
    """The way is not clear; the first thing in it is named, all are shown."""
    more = len(blocking) - 1
    way = cards_in_the_way(blocking)
    return because(rule, "sw-why-way-blocked", way, unit=unit, space=space, blocker=blocking[0], more=more)
