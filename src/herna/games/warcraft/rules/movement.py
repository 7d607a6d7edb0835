"""Movement: how far a piece goes, where it must stop, where it may not enter (WC-MOVE-01 to 15)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.cards import numbers_in
from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Repeat, Return
from herna.games.warcraft.printed import PIECES
from herna.games.warcraft.rules import special, victory
from herna.games.warcraft.rules.experience import Deciding, play_cards, victory_points
from herna.games.warcraft.rules.stacking import full_spaces, room
from herna.games.warcraft.setting import (
    AIR,
    KIND_NUMBERS,
    KINDS,
    NECROMANCER,
    NOWHERE,
    OF_KIND,
    PIECES_OF,
    UNITS,
    UNITS_OF,
    WORKER,
    WORKERS_OF,
)
from herna.games.warcraft.table import War, lowest

MOVES = (*(PIECES[kind].moves for kind in KINDS[:NECROMANCER]), PIECES["worker"].moves)
FAST, FASTEST = 2, 3  # what Fast adds, and the most spaces it allows
BUILDER = "builder"  # a worker who builds an outpost, which is destroyed if he moves away

NOT_WORKERS = (*UNITS, NECROMANCER)

# Pieces that are one thing to choose: their space, their kind, and whether it is a worker who builds an outpost there.
Alike = tuple[int, int, bool]


def allowance(table: War, seat: int, kind: int, space: int) -> int:
    """How many spaces a piece may move that starts here (WC-MOVE-14)."""
    moves = MOVES[kind]
    if space in table.quickened:
        moves = min(moves + FAST, FASTEST)
    if table.crippled:
        still = table.on[space] & OF_KIND[seat][kind] & ~table.moved
        moves -= min((cripples_on(table, piece) for piece in numbers_in(still)), default=0)
    return max(0, moves)


def cripples_on(table: War, piece: int) -> int:
    """How many Cripples of this round have hit a piece."""
    return sum(crippled >> piece & 1 for crippled in table.crippled)


def reached(table: War, seat: int, kind: int, space: int, steps: int) -> dict[int, int]:
    """The spaces that a piece can reach, with the steps it has left there: none, where it meets an enemy.

    An encounter stops units and workers alike (WC-MOVE-06, 07); a worker enters only beside an own unit (WC-MOVE-09).
    """
    setting, on = table.setting, table.on
    edges = setting.adjacent if kind == AIR else setting.ground
    if steps == 1 and kind < WORKER:  # a unit may enter whatever is beside it (WC-MOVE-12)
        return dict.fromkeys(edges[space], 0)
    enemies = setting.enemy_pieces[seat]
    left: dict[int, int] = {}
    frontier = [space]
    while steps > 0 and frontier:
        steps -= 1
        further: list[int] = []
        for at in frontier:
            for to in edges[at]:
                if to == space or to in left:
                    continue
                if on[to] & enemies or (to in table.outposts and table.enemy_outpost(to, seat)):
                    if kind < WORKER or on[to] & UNITS_OF[seat]:
                        left[to] = 0
                else:
                    left[to] = steps
                    if steps:
                        further.append(to)
        frontier = further
    return left


def meets_enemies(table: War, seat: int, space: int) -> bool:
    """Whether enemy pieces or an enemy outpost are there (WC-MOVE-06, WC-MOVE-08)."""
    return bool(table.on[space] & table.setting.enemy_pieces[seat]) or table.enemy_outpost(space, seat)


def ends(table: War, seat: int, kind: int, space: int) -> list[int]:
    """The spaces where a piece that starts here may end its move, full ones too."""
    if space in table.locked:  # WC-MOVE-15
        return []
    spaces = reached(table, seat, kind, space, allowance(table, seat, kind, space))
    if kind == NECROMANCER:  # WC-SCEN-NECRO-16
        return [to for to in spaces if not table.on[to] & OF_KIND[seat][NECROMANCER]]
    return list(spaces)


def alike(table: War, seat: int, space: int) -> list[Alike]:
    """What can still be moved from a space; equal pieces are one thing."""
    still = table.on[space] & PIECES_OF[seat] & ~table.moved
    of_kind = OF_KIND[seat]
    found: list[Alike] = [(space, kind, False) for kind in NOT_WORKERS if still & of_kind[kind]]
    if still & WORKERS_OF[seat]:
        if still & table.free_workers(seat, space):
            found.append((space, WORKER, False))
        builder = table.builders.get(space, NOWHERE)
        if builder != NOWHERE and still >> builder & 1:
            found.append((space, WORKER, True))
    return found


@dataclass(frozen=True, slots=True)
class Movement(Deciding):
    """A player's pieces move one by one, each at most once, in any order (WC-MOVE-01, 05).

    The limits hold at the end of movement: a full space may be entered if pieces that have not moved yet can put it
    right. `crowded` is a space that is too full now; until it is put right, nobody ends movement (WC-STACK-05).
    """

    seat: int
    crowded: int = NOWHERE
    crowded_by: int = NOWHERE  # a kind: units or workers are too many there

    def order(self) -> tuple[str, ...]:
        return ("a_piece_moves", "and_so_on")

    def a_piece_moves(self, play: Play[War]) -> Outcome:
        return Ask(self.seat, "wc-move", "moves", "WC-MOVE-01", sample="a_move")

    def and_so_on(self, play: Play[War]) -> Repeat:
        return Repeat("a_piece_moves")

    def _movable(self, table: War) -> list[Alike]:
        """What can still be moved: while units are too many somewhere, only units, and likewise workers."""
        still = PIECES_OF[self.seat] & ~table.moved
        spaces = [space for space, there in enumerate(table.on) if there & still]
        found = [one for space in spaces for one in alike(table, self.seat, space)]
        return found if self.crowded == NOWHERE else [one for one in found if same_limit(one[1], self.crowded_by)]

    def may_end(self, table: War, kind: int, start: int, to: int) -> bool:
        """Whether there is room, or can still be; one space at a time may be too full (WC-STACK-05)."""
        space_left = room(table, self.seat, kind, to)
        crowded = NOWHERE if self.crowded == start else self.crowded
        if space_left > 0:
            return crowded == NOWHERE or can_be_put_right(table, self.seat, kind, crowded, start, to)
        if space_left < 0 or crowded != NOWHERE:  # WC-SCEN-NORDRASSIL-22: nobody moves onto a pile
            return False
        return can_be_put_right(table, self.seat, kind, to, start, to)

    def may_return(self, table: War, kind: int, start: int) -> bool:
        """Whether a unit may come back to where it started; while a space is too full, that can wait (WC-STACK-05)."""
        return self.crowded == NOWHERE and start not in table.locked and room(table, self.seat, kind, start) >= 0

    def _moves_of(self, table: War, one: Alike, captives: list[int]) -> list[Choice]:
        """The moves of one piece; with a captive, if it can take one along."""
        space, kind, builds = one
        word = BUILDER if builds else KINDS[kind]
        spaces = ends(table, self.seat, kind, space)
        if self.crowded == NOWHERE:
            full = full_spaces(table, self.seat, kind, spaces)
            if full:
                spaces = [to for to in spaces if to not in full or self.may_end(table, kind, space, to)]
        else:
            spaces = [to for to in spaces if self.may_end(table, kind, space, to)]
        moves: list[Choice] = [("move", word, space, to) for to in spaces]
        if captives and kind < WORKER:
            if self.may_return(table, kind, space):
                spaces.append(space)
            for token in captives:
                moves.extend(
                    ("carry", word, space, to, token, drop)
                    for to, drop in self._carrying(table, kind, space, token)
                    if to in spaces
                )
        return moves

    def _carrying(self, table: War, kind: int, space: int, token: int) -> list[tuple[int, int]]:
        """Where a unit can go that takes a captive from its space or one on its way, and where it leaves the captive.

        WC-SCEN-CAPTIVES-09: that is where it ends its move, or a space on the way there. It may come back to its space.
        """
        steps = allowance(table, self.seat, kind, space)
        at = table.tokens[token]
        if at != space:
            if steps == 1:  # there is no way farther
                return []
            steps = reached(table, self.seat, kind, space, steps).get(at, 0)
        ways: list[tuple[int, int]] = []
        for drop, left in reached(table, self.seat, kind, at, steps).items():
            ways.append((drop, drop))
            ways.extend((to, drop) for to in reached(table, self.seat, kind, drop, left))
        return ways

    def moves(self, play: Play[War]) -> list[Choice]:
        table = play.table
        captives = special.captives_of(table, self.seat)
        moves = [move for one in self._movable(table) for move in self._moves_of(table, one, captives)]
        if self.crowded == NOWHERE:
            moves.append(("end_movement",))
        return self.or_victory_points(play, moves)

    def a_move(self, play: Play[War], chance: Chance) -> Choice:
        """One of the pieces, and one of its moves; or the end of movement, or a Victory Point card."""
        table = play.table
        others = victory_points(table, self.seat)
        if self.crowded == NOWHERE:
            others.append(("end_movement",))
        captives = special.captives_of(table, self.seat)
        movable = self._movable(table)
        while movable:
            at = chance.below(len(movable) + len(others))
            if at >= len(movable):
                break
            moves = self._moves_of(table, movable.pop(at), captives)
            if moves:
                return chance.pick(moves)
        return chance.pick(others)

    def move(self, play: Play[War], kind: str, start: int, to: int) -> Outcome:
        table, seat = play.table, self.seat
        if kind == BUILDER:
            piece, number = table.builders[start], WORKER
            table.remove_outpost(start)  # WC-OUTPOST-06
            play.tell(("outpost_destroyed", seat, start), "WC-OUTPOST-06")
        else:
            number = KIND_NUMBERS[kind]
            still = table.on[start] & OF_KIND[seat][number] & ~table.moved
            piece = _fastest(table, still & table.free_workers(seat, start) if number == WORKER else still)
        table.put(piece, to)
        table.moved |= 1 << piece
        play.tell(("moved", seat, kind, start, to), "WC-MOVE-04")
        changed = self._after(table, number, start, to)
        window = cards_of_threatened_workers(table, seat, to) if number < WORKER else None
        if window is not None:
            window.changed = changed
            return window
        return Repeat("a_piece_moves", changed)

    def _after(self, table: War, kind: int, start: int, to: int) -> Movement:
        """Which space is too full after a move, if any."""
        if room(table, self.seat, kind, to) < 0:
            return replace(self, crowded=to, crowded_by=kind)
        return Movement(self.seat) if self.crowded == start else self

    def carry(self, play: Play[War], kind: str, start: int, to: int, token: int, drop: int) -> Outcome:
        table = play.table
        table.tokens[token] = drop
        table.carried = (*table.carried, token)
        outcome = self.move(play, kind, start, to)
        play.tell(("carried", self.seat, token, drop), "WC-SCEN-CAPTIVES-09")
        victory.on_space(play, table.setting.sides[self.seat], drop)
        return outcome

    def end_movement(self, play: Play[War]) -> Return:
        return Return()


def cards_of_threatened_workers(table: War, seat: int, space: int) -> Call | None:
    """The window for those who have workers where an enemy unit has come (WC-EXP-CALLTOARMS-1)."""
    there = table.on[space]
    threatened = [owner for owner in table.seats() if there & WORKERS_OF[owner] and table.are_enemies(owner, seat)]
    return play_cards(table, "after-enemy-unit-enters", threatened, about=space) if threatened else None


def _fastest(table: War, pieces: int) -> int:
    """Of pieces that are one thing to choose, the one that is crippled least."""
    if not table.crippled:
        return lowest(pieces)
    return min((cripples_on(table, piece), piece) for piece in numbers_in(pieces))[1]


def same_limit(one: int, other: int) -> bool:
    """Whether two kinds count together: all units do, and workers with Necromancers (WC-STACK-03, WC-STACK-10)."""
    return (one < WORKER) == (other < WORKER)


def can_be_put_right(table: War, seat: int, kind: int, crowded: int, start: int, to: int) -> bool:
    """Whether, after a piece has moved, others of its limit who have not moved can leave no space too full.

    One goes from the crowded space to another, one from there on, until one goes where there is room.
    """
    seen, frontier = [crowded, start], [crowded]
    while frontier:
        at = frontier.pop()
        for _, other, _ in alike(table, seat, at):
            if other == NECROMANCER or not same_limit(kind, other):
                continue
            for further in ends(table, seat, other, at):
                left = room(table, seat, other, further) + (further == start) - (further == to)
                if left > 0:
                    return True
                if left == 0 and further not in seen:
                    seen.append(further)
                    frontier.append(further)
    return False
