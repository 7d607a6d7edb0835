"""Phase 2, moving: up to 3 units, each up to 2 spaces, step by step (SW-MOVE)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.grid import LINES, NEIGHBOURS
from herna.games.summoner_wars.rules.damage import in_the_active_players_order
from herna.games.summoner_wars.rules.force import after_moved_or_forced, stepped
from herna.games.summoner_wars.rules.values import MOST_MOVES, fewer_spaces, may_move, spaces_to_move
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, Effects, answers, speaking, texts_of


def units_that_may_move(table: Battlefield, seat: int) -> list[int]:
    """SW-MOVE-01, -09: three different units, each once in the phase."""
    if len(table.moved) >= MOST_MOVES:
        return []
    return [unit for unit in table.units(seat) if unit not in table.moved and may_move(table, unit)]


def granted_for_a_move(table: Battlefield, unit: int) -> tuple[str, ...]:
    """The abilities that a unit has only during the move that it begins now."""
    said = speaking(table, "grants_for_a_move")
    if not said:
        return ()
    granted = (TEXTS[key].grants_for_a_move(table, source, unit) for source, key in said)
    return tuple(dict.fromkeys(key for key in granted if key and key not in texts_of(table, unit)))


def spaces_of_a_move(table: Battlefield, unit: int, granted: tuple[str, ...]) -> int:
    """How many spaces the unit has for the move that it begins now."""
    spaces = spaces_to_move(table, unit)
    for key in granted:
        spaces += TEXTS[key].extra_spaces(table, unit)
    return spaces


def next_steps(table: Battlefield, unit: int, at: int, left: int, granted: tuple[str, ...]) -> list[int]:
    """Where a unit can step to: empty spaces, and occupied ones if it may go through and can still get beyond."""
    steps = []
    for space in NEIGHBOURS[at]:
        other = table.board[space]
        if other < 0 or other == unit or (left > 1 and _passes(table, unit, space, left, granted)):
            steps.append(space)
    return steps


def _passes(table: Battlefield, unit: int, space: int, left: int, granted: tuple[str, ...]) -> bool:
    """Whether a unit may go through what is on a space and can still come to an empty one (SW-MOVE-05)."""
    through = goes_through(table, unit, table.board[space], granted)
    return through and bool(next_steps(table, unit, space, left - 1, granted))


def goes_through(table: Battlefield, unit: int, other: int, granted: tuple[str, ...]) -> bool:
    """Whether a text lets a unit move through that object (SW-MOVE-04)."""
    for text in answers(table, unit, "through"):
        if text.through(table, unit, other):
            return True
    return bool(granted) and any(TEXTS[key].through(table, unit, other) for key in granted)


def spaces_of_a_charge(table: Battlefield, unit: int) -> int:
    """Up to how many spaces a unit may charge now; none without Charge."""
    charging = answers(table, unit, "charge")
    return max(text.charge(table, unit) for text in charging) - fewer_spaces(table, unit) if charging else 0


def charges(table: Battlefield, unit: int) -> list[tuple[int, ...]]:
    """The straight lines that a unit with Charge may go instead of its normal movement (CR-20)."""
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


def moves(table: Battlefield, seat: int) -> list[Choice]:
    """The first steps of all moves that a seat could make now, its charges, and what it may do instead of moving."""
    options: list[Choice] = []
    for unit in units_that_may_move(table, seat):
        granted = granted_for_a_move(table, unit)
        spaces = spaces_of_a_move(table, unit, granted)
        if spaces > 0:
            options += [("move", unit, space) for space in next_steps(table, unit, table.place[unit], spaces, granted)]
        options += [("charge", unit, path[-1]) for path in charges(table, unit)]
        for text in answers(table, unit, "instead_of_moving"):
            options += [("instead_of_moving", unit, effect.effect) for effect in text.instead_of_moving(table, unit)]
    return options


@dataclass(frozen=True, slots=True)
class Move(Procedure):
    """A unit moves step by step; when it stops, what follows a move is resolved once (SW-MOVE-10)."""

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
        answer = stepped(table, self.unit, before, after)
        return None if answer is None else Call(answer)

    def it_goes_on_or_stops(self, play: Play[Battlefield]) -> Outcome:
        if not play.table.on_board(self.unit):
            return Return()  # a unit that fell on the way does nothing more (SW-GAP-27)
        if self.ahead:
            step = replace(self, path=(*self.path, self.ahead[0]), ahead=self.ahead[1:])
            return Repeat("the_unit_steps", step)
        if self.left < 1 or not self._steps(play.table):
            return None
        return Ask(self.seat, "sw-move-on", "steps", "SW-MOVE-02", {"unit": self.unit})

    def _steps(self, table: Battlefield) -> list[int]:
        return next_steps(table, self.unit, self.path[-1], self.left, self.granted)

    def steps(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("step", space) for space in self._steps(play.table)]
        if play.table.place[self.unit] == self.path[-1]:  # it stands on an empty space (SW-MOVE-05)
            options.append(("stop",))
        return options

    def step(self, play: Play[Battlefield], space: int) -> Repeat:
        return Repeat("the_unit_steps", Move(self.seat, self.unit, (*self.path, space), self.left - 1, self.granted))

    def stop(self, play: Play[Battlefield]) -> None:
        pass

    def what_follows_the_move(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        effects: Effects = ()
        for text in answers(table, self.unit, "after_own_move"):
            effects += text.after_own_move(table, self.unit, self.path)
        for source, key in speaking(table, "after_any_move"):
            effects += TEXTS[key].after_any_move(table, source, self.unit, self.path)
        effects += after_moved_or_forced(table, self.unit)
        return in_the_active_players_order(table, effects)


def begin_move(table: Battlefield, seat: int, unit: int, space: int) -> Move:
    """A unit begins its normal move with a first step."""
    granted = granted_for_a_move(table, unit)
    left = spaces_of_a_move(table, unit, granted) - 1
    table.moved = (*table.moved, unit)
    return Move(seat, unit, (table.place[unit], space), left, granted)


def begin_charge(table: Battlefield, seat: int, unit: int, space: int) -> Move:
    """A unit charges along a line."""
    path = next(path for path in charges(table, unit) if path[-1] == space)
    table.moved = (*table.moved, unit)
    return Move(seat, unit, (table.place[unit], path[0]), 0, (), path[1:])


def went_straight(path: tuple[int, ...]) -> int:
    """The most spaces in one direction on a path."""
    most = run = 0
    for at in range(1, len(path)):
        same = at > 1 and path[at] - path[at - 1] == path[at - 1] - path[at - 2]
        run = run + 1 if same else 1
        most = max(most, run)
    return most
