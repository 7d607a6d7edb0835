"""Reach: how far a piece goes, and where not (WC-MOVE-02 to 14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.cards import mask_of, numbers_in
from herna.games.warcraft.grid import Edges
from herna.games.warcraft.printed import PIECES
from herna.games.warcraft.rules.lasting import CRIPPLED, QUICKENED, cripples_on
from herna.games.warcraft.setting import AIR, KINDS, NECROMANCER, OF_KIND, UNITS_OF, WORKER, Setting
from herna.games.warcraft.table import War

MOVES: Final[tuple[int, ...]] = (*(PIECES[kind].moves for kind in KINDS[:NECROMANCER]), PIECES["worker"].moves)
# What Fast adds, and the most spaces it allows.
FAST: Final = 2
FASTEST: Final = 3
FARTHEST: Final = max(*MOVES, FASTEST)


def allowance(table: War, seat: int, kind: int, space: int) -> int:
    """How many spaces a piece may move that starts here (WC-MOVE-14)."""
    moves = MOVES[kind]
    crippled = False
    for effect in table.lasting:
        if effect.kind == CRIPPLED:
            crippled = True
        elif effect.kind == QUICKENED and effect.subject == space:
            moves = min(MOVES[kind] + FAST, FASTEST)
    if crippled:
        still = table.on[space] & OF_KIND[seat][kind] & ~table.moved
        moves -= min((cripples_on(table, piece) for piece in numbers_in(still)), default=0)
    return max(0, moves)


def reached(table: War, seat: int, kind: int, space: int, steps: int) -> dict[int, int]:
    """The spaces that a piece can reach, with the steps left there.

    None are left where it meets an enemy.

    An encounter stops units and workers alike (WC-MOVE-06, 07); a worker enters only beside its own unit (WC-MOVE-09).
    """
    if steps == 1 and kind < WORKER:
        return dict.fromkeys(beside(table, kind, space), 0)
    edges = table.setting.adjacent if kind == AIR else table.setting.ground
    met = table.met_by(seat)
    left: dict[int, int] = {}
    frontier = [space]
    while steps > 0 and frontier:
        steps -= 1
        further: list[int] = []
        for at in frontier:
            for to in edges[at]:
                if to == space or to in left:
                    continue
                if met >> to & 1:
                    if kind < WORKER or table.on[to] & UNITS_OF[seat]:
                        left[to] = 0
                else:
                    left[to] = steps
                    if steps:
                        further.append(to)
        frontier = further
    return left


def beside(table: War, kind: int, space: int) -> tuple[int, ...]:
    """Where a unit goes with one step: beside its space (WC-MOVE-12)."""
    return table.setting.adjacent[space] if kind == AIR else table.setting.ground[space]


def meets_enemies(table: War, seat: int, space: int) -> bool:
    """Whether enemy pieces or an enemy outpost are there (WC-MOVE-06, WC-MOVE-08)."""
    return bool(table.on[space] & table.setting.enemy_pieces[seat]) or table.enemy_outpost(space, seat)


def ends(table: War, seat: int, kind: int, space: int) -> Sequence[int]:
    """The spaces where a piece may end its move, full ones too."""
    steps = allowance(table, seat, kind, space) if table.lasting else MOVES[kind]
    if steps == 1 and kind < WORKER:
        return beside(table, kind, space)
    spaces = ends_in_peace(table, seat, kind, space, steps) or list(reached(table, seat, kind, space, steps))
    if kind == NECROMANCER:  # WC-SCEN-NECRO-16
        return [to for to in spaces if not table.on[to] & OF_KIND[seat][NECROMANCER]]
    return spaces


Reaches = list[list[tuple[tuple[int, ...], int]]]  # by steps and space: the spaces, and the same as a set of bits


@lru_cache(maxsize=64)
def _reaches(edges: Edges) -> Reaches:
    """What pieces reach along these edges where nobody is in their way."""
    spaces = range(len(edges))
    by_steps = [[_nearest_first(edges, space, steps) for space in spaces] for steps in range(FARTHEST + 1)]
    return [[(near, mask_of(near)) for near in by_space] for by_space in by_steps]


def _nearest_first(edges: Edges, start: int, steps: int) -> tuple[int, ...]:
    """The spaces within some steps of a space, the nearest first."""
    found, frontier = [start], [start]
    for _ in range(steps):
        further: list[int] = []
        for at in frontier:
            further += [to for to in edges[at] if to not in found and to not in further]
        found += further
        frontier = further
    return tuple(found[1:])


class Peace:
    """What pieces reach on a map where nobody is in their way."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.on_ground, self.in_air = _reaches(setting.ground), _reaches(setting.adjacent)


LATEST: Final[list[Peace]] = []  # on the map that was asked for last


def ends_in_peace(table: War, seat: int, kind: int, space: int, steps: int) -> Sequence[int]:
    """The spaces that a piece reaches if no enemies are near; else none."""
    if not LATEST or LATEST[0].setting is not table.setting:
        LATEST[:] = [Peace(table.setting)]
    peace = LATEST[0]
    spaces, area = (peace.in_air if kind == AIR else peace.on_ground)[steps][space]
    return () if area & table.met_by(seat) else spaces


# Why a piece does not come there


def why_out_of_reach(table: War, seat: int, kind: int, start: int, end: int) -> Bar:
    """Why a piece does not reach a space: the first rule in the way."""
    setting = table.setting
    if end == start:
        return because("WC-MOVE-04", "wc-why-is-there", space=start)
    if kind != AIR and setting.space_kinds[end] == "mountain":
        return because("WC-MOVE-11", "wc-why-mountain", space=end)
    if kind >= WORKER and meets_enemies(table, seat, end) and not table.on[end] & UNITS_OF[seat]:
        return because("WC-MOVE-09", "wc-why-worker-beside-enemy", space=end)
    if kind == NECROMANCER and table.on[end] & OF_KIND[seat][NECROMANCER]:
        return because("WC-SCEN-NECRO-16", "wc-why-other-necromancer", space=end)
    steps = allowance(table, seat, kind, start)
    if end not in _within(setting.adjacent, start, steps):
        return _too_far(kind, steps)
    edges = setting.adjacent if kind == AIR else setting.ground
    if end in _within(edges, start, steps):
        between = [
            space
            for step in range(1, steps)
            for space in sorted(_within(edges, start, step))
            if space not in (start, end) and end in _within(edges, space, steps - step)
        ]
        return _stopped(table, seat, kind, between)
    if end in _within(setting.unwalled, start, steps):
        return MOUNTAIN_ON_THE_WAY
    return WALL_ON_THE_WAY


MOUNTAIN_ON_THE_WAY: Final = Bar("WC-MOVE-11", "wc-why-mountain-on-the-way")
WALL_ON_THE_WAY: Final = Bar("WC-SCEN-CAPTIVES-04", "wc-why-wall-on-the-way")


def _too_far(kind: int, steps: int) -> Bar:
    rule = "WC-MOVE-03" if kind in (AIR, WORKER, NECROMANCER) else "WC-MOVE-02"
    return because(rule if steps == MOVES[kind] else "WC-MOVE-14", "wc-why-too-far", piece=KINDS[kind], steps=steps)


def _stopped(table: War, seat: int, kind: int, between: list[int]) -> Bar:
    """Units stop where they meet an enemy, and workers beside their own unit.

    Elsewhere workers do not even enter.
    """
    met = [space for space in between if meets_enemies(table, seat, space)]
    entered = [space for space in met if kind < WORKER or table.on[space] & UNITS_OF[seat]]
    if not entered:
        return because("WC-MOVE-09", "wc-why-worker-beside-enemy", (("space", met[0]),), space=met[0])
    rule = "WC-MOVE-06" if kind < WORKER else "WC-MOVE-07"
    return because(rule, "wc-why-enemy-on-the-way", (("space", entered[0]),), space=entered[0])


def _within(edges: tuple[tuple[int, ...], ...], start: int, steps: int) -> set[int]:
    """The spaces that are at most this many steps away."""
    spaces = {start}
    for _ in range(steps):
        spaces |= {to for space in spaces for to in edges[space]}
    return spaces
