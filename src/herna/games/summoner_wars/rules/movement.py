"""Phase 2, moving (SW-MOVE).

Up to 3 units, each up to 2 spaces, step by step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any, Final

from herna.engine.activity import LATER_BARRED, Activity, Bar, Details, Harm, Thing, because
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.engine.offer import Together
from herna.games.summoner_wars.grid import DISTANCE, LINES, NEIGHBOURS, between
from herna.games.summoner_wars.rules.abilities import nobody_has, why_not_instead, why_nothing_instead
from herna.games.summoner_wars.rules.bars import FROZEN, cards_in_the_way, not_on_battlefield, occupied
from herna.games.summoner_wars.rules.damage import in_the_active_players_order
from herna.games.summoner_wars.rules.force import after_moved_or_forced, damage_for_step, harm_on_the_way
from herna.games.summoner_wars.rules.values import MOST_MOVES, NORMAL_MOVE, fewer_spaces
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import (
    AFTER_ANY_MOVE,
    AFTER_OWN_MOVE,
    CHARGE,
    EXTRA_SPACES,
    GRANTS_FOR_A_MOVE,
    IMMOBILE,
    INSTEAD_OF_MOVING,
    MOBILE,
    TEXTS,
    THROUGH,
    Effects,
    answers,
    effect_named,
    texts_in_play,
    texts_of,
)


def granted_for_a_move(table: Battlefield, unit: int) -> tuple[str, ...]:
    """The abilities that a unit has only during the move that it begins now."""
    texts = texts_in_play(table, GRANTS_FOR_A_MOVE)
    granted = [TEXTS[key].grants_for_a_move(table, source, unit) for source, key in texts]
    return tuple(dict.fromkeys(key for key in granted if key and key not in texts_of(table, unit)))


def spaces_of_a_move(table: Battlefield, unit: int, granted: tuple[str, ...]) -> int:
    """How many spaces the unit has for the move that it begins now.

    2, plus or minus what texts say.
    """
    spaces = NORMAL_MOVE - fewer_spaces(table, unit)
    for text in answers(table, unit, EXTRA_SPACES):
        spaces += text.extra_spaces(table, unit)
    for key in granted:
        spaces += TEXTS[key].extra_spaces(table, unit)
    return spaces


def next_steps(table: Battlefield, unit: int, at: int, left: int, granted: tuple[str, ...]) -> list[int]:
    """Where a unit can step to.

    Empty spaces, and occupied ones if it may go through and can still get beyond.
    """
    board = table.board
    if left < 1:
        return []
    if left == 1 or not (granted or answers(table, unit, THROUGH)):
        return [space for space in NEIGHBOURS[at] if board[space] < 0 or board[space] == unit]
    return [
        space
        for space in NEIGHBOURS[at]
        if board[space] < 0 or board[space] == unit or _passes(table, unit, space, left, granted)
    ]


def _passes(table: Battlefield, unit: int, space: int, left: int, granted: tuple[str, ...]) -> bool:
    """Whether a unit may go through what is on a space.

    It must still be able to come to an empty one (SW-MOVE-05).
    """
    through = goes_through(table, unit, table.board[space], granted)
    return through and bool(next_steps(table, unit, space, left - 1, granted))


def goes_through(table: Battlefield, unit: int, other: int, granted: tuple[str, ...]) -> bool:
    """Whether a text lets a unit move through that object (SW-MOVE-04)."""
    for text in answers(table, unit, THROUGH):
        if text.through(table, unit, other):
            return True
    return bool(granted) and any(TEXTS[key].through(table, unit, other) for key in granted)


def spaces_of_a_charge(table: Battlefield, unit: int) -> int:
    """Up to how many spaces a unit may charge now; none without Charge."""
    charging = answers(table, unit, CHARGE)
    return max(text.charge(table, unit) for text in charging) - fewer_spaces(table, unit) if charging else 0


def charges(table: Battlefield, unit: int) -> list[tuple[int, ...]]:
    """The straight lines that a unit with Charge may go.

    Instead of its normal movement (CR-20).
    """
    most = spaces_of_a_charge(table, unit)
    if most < 1:
        return []
    paths = []
    for line in LINES[table.place[unit]]:
        for length in range(1, min(most, len(line)) + 1):
            if table.board[line[length - 1]] >= 0:
                break
            paths.append(line[:length])
    return paths


def path_of_charge(table: Battlefield, unit: int, space: int) -> tuple[int, ...]:
    """The spaces of a charge to a space, from where the unit stands."""
    return (table.place[unit], *next(path for path in charges(table, unit) if path[-1] == space))


@dataclass(frozen=True, slots=True)
class Move(Procedure):
    """A unit moves step by step.

    When it stops, what follows a move is resolved once (SW-MOVE-10).
    """

    seat: int
    unit: int
    path: tuple[int, ...]  # where it began, and every space it has stepped on
    left: int  # spaces that it may still go
    granted: tuple[str, ...] = ()
    ahead: tuple[int, ...] = ()  # the rest of a charge, which is one line

    def order(self) -> tuple[str, ...]:
        return ("the_unit_steps", "it_goes_on_or_stops", "what_follows_the_move")

    def the_unit_steps(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        before, after = self.path[-2], self.path[-1]
        if table.board[after] < 0:
            table.put(self.unit, after)
        play.tell(("moved", self.unit, after), "SW-MOVE-02")
        answer = damage_for_step(table, self.unit, before, after)
        return None if answer is None else Call(answer)

    def it_goes_on_or_stops(self, play: Play[Battlefield]) -> Outcome:
        if not play.table.on_board(self.unit):
            return Return()  # a unit that fell on the way does nothing more (SW-GAP-27)
        if self.ahead:
            step = replace(self, path=(*self.path, self.ahead[0]), ahead=self.ahead[1:])
            return Repeat("the_unit_steps", step)
        if not self.steps(play.table):
            return None
        offer = (Step(self), Stop(self))
        return Ask(self.seat, "sw-move-on", offer, "SW-MOVE-02", {"unit": self.unit}, meanwhile=STILL_MOVING)

    def steps(self, table: Battlefield) -> list[int]:
        """Where the unit can step to next."""
        return next_steps(table, self.unit, self.path[-1], self.left, self.granted)

    def what_follows_the_move(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        effects: Effects = ()
        for text in answers(table, self.unit, AFTER_OWN_MOVE):
            effects += text.after_own_move(table, self.unit, self.path)
        for source, key in texts_in_play(table, AFTER_ANY_MOVE):
            effects += TEXTS[key].after_any_move(table, source, self.unit, self.path)
        effects += after_moved_or_forced(table, self.unit)
        return in_the_active_players_order(table, effects)


# What may be chosen


def the_units_that_moved(table: Battlefield, seat: int, choice: Choice) -> Details:
    return (("most", MOST_MOVES),), cards_in_the_way([unit for unit in table.moved if unit >= 0])


def the_unit_that_moves(table: Battlefield, seat: int, choice: Choice) -> Details:
    unit = table.moved[-1]
    return (("unit", unit),), cards_in_the_way([unit])


def the_immobile_text(table: Battlefield, seat: int, choice: Choice) -> Details:
    unit = int(choice[1])
    return (("effect", next(key for key in texts_of(table, unit) if TEXTS[key].immobile(table, unit))),), ()


MOST_MOVED: Final = Bar("SW-MOVE-01", "sw-why-most-moved", details=the_units_that_moved)
MOVED: Final = Bar("SW-MOVE-09", "sw-why-moved")
STRUCTURES_STAY: Final = Bar("SW-MOVE-06", "sw-why-structures-stay")
TEXT_FORBIDS_MOVING: Final = Bar("SW-TIME-12", "sw-why-text-forbids-moving", details=the_immobile_text)
STILL_MOVING: Final = Bar("SW-MOVE-10", "sw-why-still-moving", details=the_unit_that_moves)


def is_mobile(table: Battlefield, unit: int) -> bool:
    """SW-MOVE-06: whether a text lets a unit move although it is a structure."""
    return any(text.mobile(table, unit) for text in answers(table, unit, MOBILE))


class Moving(Activity[Battlefield]):
    """SW-MOVE-01, -09: up to three different units move, each once, or do something instead."""

    rule = "SW-MOVE-01"
    phase = "move"
    waits = "SW-MOVE-10"
    choose = ("sw-why-choose-mover",)

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        return MOST_MOVED if len(table.moved) >= MOST_MOVES else None

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.units(seat)

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        if first in table.moved:
            return MOVED
        if first in table.frozen:
            return FROZEN
        if "structure" in table.printed(first).classes and not is_mobile(table, first):
            return STRUCTURES_STAY
        for text in answers(table, first, IMMOBILE):
            if text.immobile(table, first):
                return TEXT_FORBIDS_MOVING
        return None

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        missing = not_on_battlefield(table, first, "SW-MOVE-01")
        if missing is not None:
            return missing
        return NOT_YOURS_TO_MOVE if table.enemy(first, seat) else STRUCTURES_STAY

    def list_rest(self, table: Battlefield, seat: int, first: Any, bars: int, options: list[Choice]) -> None:
        """Every second candidate is an option, as long as no bar could forbid one."""
        if bars & LATER_BARRED:
            super().list_rest(table, seat, first, bars, options)
        else:
            kind = self.kind
            options.extend([(kind, first, second) for second in self.second(table, seat, first)])


NOT_YOURS_TO_MOVE: Final = Bar("SW-MOVE-01", "sw-why-not-yours-to-move")


class MoveUnit(Moving):
    """A unit begins its normal move with a step."""

    kind = "move"
    fields = ("unit", "space")

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[int]:
        granted = granted_for_a_move(table, first) if GRANTS_FOR_A_MOVE in table.answering else ()
        return next_steps(table, first, table.place[first], spaces_of_a_move(table, first, granted), granted)

    def second_outside(self, table: Battlefield, seat: int, first: int, second: int) -> Bar:
        granted = granted_for_a_move(table, first)
        return why_no_step(table, first, table.place[first], spaces_of_a_move(table, first, granted), granted, second)

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if not chosen:
            return None
        unit = int(chosen[0])
        return no_spaces(unit, spaces_of_a_move(table, unit, granted_for_a_move(table, unit))) or hemmed_in(table, unit)

    def barred_alone(self, table: Battlefield, seat: int, field: str, thing: Any) -> Bar | None:
        return occupied(table, thing, "SW-MOVE-05")

    def onward(self, table: Battlefield, seat: int, choice: Choice) -> Sequence[Choice]:
        """A second step, where nobody is gone through and no enemy answers either step."""
        unit, first = int(choice[1]), int(choice[2])
        if table.board[first] >= 0 or damage_for_step(table, unit, table.place[unit], first) is not None:
            return ()
        granted = granted_for_a_move(table, unit)
        left = spaces_of_a_move(table, unit, granted) - 1
        return [
            ("step", space)
            for space in next_steps(table, unit, first, left, granted)
            if table.board[space] < 0 and damage_for_step(table, unit, first, space) is None
        ]

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return harm_on_the_way(table, int(choice[1]), (table.place[int(choice[1])], int(choice[2])))

    def do(self, play: Play[Battlefield], seat: int, unit: int, space: int) -> Call:
        table = play.table
        granted = granted_for_a_move(table, unit)
        left = spaces_of_a_move(table, unit, granted) - 1
        table.moved = (*table.moved, unit)
        return Call(Move(seat, unit, (table.place[unit], space), left, granted))


class ChargeUnit(Moving):
    """A unit with Charge goes along a straight line instead of its normal move.

    SW-DIST-06.
    """

    kind = "charge"
    fields = ("unit", "space")

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        return MOST_MOVED if len(table.moved) >= MOST_MOVES else nobody_has(table, CHARGE)

    def list_rest(self, table: Battlefield, seat: int, first: Any, bars: int, options: list[Choice]) -> None:
        if answers(table, first, CHARGE):
            super().list_rest(table, seat, first, bars, options)

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[int]:
        return [path[-1] for path in charges(table, first)]

    def second_outside(self, table: Battlefield, seat: int, first: int, second: int) -> Bar:
        at, most = table.place[first], spaces_of_a_charge(table, first)
        bar = self._cannot_charge(table, first) or same_space(first, at, second)
        if bar is not None:
            return bar
        passed = between(at, second)
        if passed is None:
            return because("SW-DIST-06", "sw-why-not-straight")
        if len(passed) >= most:
            return because("SW-DIST-06", "sw-why-too-far", far=len(passed) + 1, most=most)
        cards = [table.board[space] for space in passed if table.board[space] >= 0]
        return occupied(table, second, "SW-MOVE-05") or blocked("SW-DIST-06", first, second, cards)

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if not chosen:
            return None
        unit = int(chosen[0])
        return self._cannot_charge(table, unit) or hemmed_in(table, unit)

    def _cannot_charge(self, table: Battlefield, unit: int) -> Bar | None:
        if not answers(table, unit, CHARGE):
            return because("SW-ABIL-01", "sw-why-no-ability", unit=unit, effect="charge")
        return no_spaces(unit, spaces_of_a_charge(table, unit))

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return harm_on_the_way(table, int(choice[1]), path_of_charge(table, int(choice[1]), int(choice[2])))

    def do(self, play: Play[Battlefield], seat: int, unit: int, space: int) -> Call:
        table = play.table
        path = path_of_charge(table, unit, space)
        table.moved = (*table.moved, unit)
        return Call(Move(seat, unit, path[:2], 0, (), path[2:]))


class InsteadOfMoving(Moving):
    """SW-MOVE-11 to -15: a unit does something else, which counts as its move."""

    kind = "instead_of_moving"
    fields = ("unit", "effect")

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        return MOST_MOVED if len(table.moved) >= MOST_MOVES else nobody_has(table, INSTEAD_OF_MOVING)

    def list_rest(self, table: Battlefield, seat: int, first: Any, bars: int, options: list[Choice]) -> None:
        if answers(table, first, INSTEAD_OF_MOVING):
            super().list_rest(table, seat, first, bars, options)

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[str]:
        texts = answers(table, first, INSTEAD_OF_MOVING)
        return [one.effect for text in texts for one in text.instead_of_moving(table, first)]

    def second_outside(self, table: Battlefield, seat: int, first: int, second: str) -> Bar:
        return why_not_instead(table, first, INSTEAD_OF_MOVING, second)

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return why_nothing_instead(table, int(chosen[0]), INSTEAD_OF_MOVING) if chosen else None

    def do(self, play: Play[Battlefield], seat: int, unit: int, effect: str) -> Call:
        table = play.table
        table.moved = (*table.moved, unit)
        return Call(effect_named(TEXTS[effect].instead_of_moving(table, unit), effect))


class Step(Activity[Battlefield]):
    """SW-MOVE-02: a unit that is moving steps onto an adjacent space."""

    kind = "step"
    fields = ("space",)
    rule = "SW-MOVE-02"
    waits = "SW-TIME-09"

    def __init__(self, move: Move) -> None:
        self.move = move

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return self.move.steps(table)

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        move = self.move
        return why_no_step(table, move.unit, move.path[-1], move.left, move.granted, first)

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return harm_on_the_way(table, self.move.unit, (self.move.path[-1], int(choice[1])))

    def do(self, play: Play[Battlefield], seat: int, space: int) -> Repeat:
        move = self.move
        return Repeat("the_unit_steps", Move(seat, move.unit, (*move.path, space), move.left - 1, move.granted))


class Stop(Activity[Battlefield]):
    """SW-MOVE-05: a unit that is moving stops, but not on what it goes through."""

    kind = "stop"
    rule = "SW-MOVE-05"
    waits = "SW-TIME-09"

    def __init__(self, move: Move) -> None:
        self.move = move

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        unit, space = self.move.unit, self.move.path[-1]
        if table.place[unit] == space:
            return None
        other = table.board[space]
        return because("SW-MOVE-05", "sw-why-no-stop", cards_in_the_way([other]), unit=unit, blocker=other)

    def do(self, play: Play[Battlefield], seat: int) -> None:
        """What follows the move comes next."""


MOVES: Final = Together(MoveUnit(), ChargeUnit(), InsteadOfMoving(), one_bar=True)


# Why not there


def why_no_step(table: Battlefield, unit: int, at: int, left: int, granted: tuple[str, ...], space: int) -> Bar:
    """Why a unit with this many spaces left does not step onto a space."""
    bar = no_spaces(unit, left) or same_space(unit, at, space)
    if bar is not None:
        return bar
    far = DISTANCE[at][space]
    if far > left:
        return because("SW-MOVE-01", "sw-why-too-far", unit=unit, space=space, far=far, most=left)
    taken = occupied(table, space, "SW-MOVE-05")
    if taken is not None and table.board[space] != unit:
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
    return blocked("SW-MOVE-04", unit, space, blocking)


def _ends(table: Battlefield, unit: int, at: int, left: int, granted: tuple[str, ...]) -> set[int]:
    """Every space that a unit can come to with the spaces it has left."""
    found: set[int] = set()
    edge = {at}
    for spaces in range(left, 0, -1):
        edge = {space for here in edge for space in next_steps(table, unit, here, spaces, granted)}
        found |= edge
    return found


def no_spaces(unit: int, most: int) -> Bar | None:
    """SW-MOVE-07: a move goes at least one space."""
    return because("SW-MOVE-07", "sw-why-no-spaces", unit=unit) if most < 1 else None


def same_space(unit: int, at: int, space: int) -> Bar | None:
    return because("SW-MOVE-07", "sw-why-same-space", unit=unit) if space == at else None


def hemmed_in(table: Battlefield, unit: int) -> Bar:
    return because("SW-MOVE-04", "sw-why-hemmed-in", cards_in_the_way(table.beside(unit)), unit=unit)


def blocked(rule: str, unit: int, space: int, blocking: list[int]) -> Bar:
    """The way is not clear.

    The first thing in it is named, all are shown.
    """
    more = len(blocking) - 1
    way = cards_in_the_way(blocking)
    return because(rule, "sw-why-way-blocked", way, unit=unit, space=space, blocker=blocking[0], more=more)


def went_straight(path: tuple[int, ...]) -> int:
    """The most spaces in one direction on a path."""
    steps = [after - before for before, after in pairwise(path)]
    return max([len(list(straight)) for _, straight in groupby(steps)])
