"""What never changes in a match: map, seats, races, sides, special rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.games.warcraft.printed import NECROMANCERS, PIECE_KINDS, PIECES, UnitCard
from herna.games.warcraft.scenario.model import SpecialRule, StartToken, VictoryCondition

GROUND: Final = 0
RANGED: Final = 1
AIR: Final = 2
WORKER: Final = 3
NECROMANCER: Final = 4
KINDS: Final[tuple[str, ...]] = (*PIECE_KINDS, "necromancer")
KIND_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}
UNITS: Final[tuple[int, ...]] = (GROUND, RANGED, AIR)

# A piece's id is its owner times 32 plus its own number; these are the first number and the count of each kind.
IDS: Final = 32
COUNT: Final[tuple[int, ...]] = (*(PIECES[kind].count for kind in PIECE_KINDS), NECROMANCERS)
FIRST: Final = tuple(sum(COUNT[:kind]) for kind in range(len(COUNT)))
MOST_OWNERS: Final = 5  # four seats and a neutral force

NOWHERE: Final = -1  # no space, no piece, no seat

GOLD: Final = "gold"
WOOD: Final = "wood"

# The steps of a round (WC-ROUND-02)
MOVE: Final = "move"
HARVEST: Final = "harvest"
DEPLOY: Final = "deploy"
SPEND: Final = "spend"
STEPS: Final[tuple[str, ...]] = (MOVE, HARVEST, DEPLOY, SPEND)


def _pieces(owner: int, kinds: tuple[int, ...]) -> int:
    """The pieces of these kinds, as a set of bits."""
    mask = 0
    for kind in kinds:
        mask |= (1 << COUNT[kind]) - 1 << FIRST[kind]
    return mask << IDS * owner


# Sets of pieces, by owner (and kind)
OF_KIND: Final = tuple(tuple(_pieces(owner, (kind,)) for kind in range(5)) for owner in range(MOST_OWNERS))
UNITS_OF: Final = tuple(_pieces(owner, UNITS) for owner in range(MOST_OWNERS))
WORKERS_OF: Final = tuple(_pieces(owner, (WORKER, NECROMANCER)) for owner in range(MOST_OWNERS))
PIECES_OF: Final = tuple(_pieces(owner, (*UNITS, WORKER, NECROMANCER)) for owner in range(MOST_OWNERS))
# What attacks in the phase of a kind: workers who fight do so as ground units (WC-EXP-CALLTOARMS-2).
FIGHTS_AS: Final = tuple(
    tuple(kinds[kind] | kinds[WORKER] if kind == GROUND else kinds[kind] for kind in UNITS) for kinds in OF_KIND
)


@dataclass(frozen=True, slots=True)
class Setting:
    """The map, the owners and the scenario's rules.

    Spaces are by index, owners by seat with a neutral force after the last seat. Edges are lists of adjacent spaces:
    all of them (`adjacent`), those without a wall (`unwalled`), and those that a piece can walk over (`ground`).
    """

    seats: int
    space_keys: tuple[str, ...]
    space_kinds: tuple[str, ...]
    points: tuple[int, ...]
    scoring: tuple[int, ...]  # the spaces that have points
    adjacent: tuple[tuple[int, ...], ...]
    unwalled: tuple[tuple[int, ...], ...]
    ground: tuple[tuple[int, ...], ...]
    races: tuple[str, ...]
    sides: tuple[int, ...]  # of each owner: the lowest owner of its side
    towns: tuple[int, ...]
    skips: tuple[tuple[str, ...], ...]
    unit_cards: tuple[tuple[tuple[UnitCard, ...], ...], ...]  # of each owner, by kind, by level
    tokens: tuple[StartToken, ...]
    special: tuple[SpecialRule, ...]
    victory: tuple[VictoryCondition, ...]
    side_units: tuple[int, ...]  # sets of pieces: the units of each owner's side, its workers,
    side_workers: tuple[int, ...]
    enemy_units: tuple[int, ...]  # the units of its enemies, and all their pieces
    enemy_pieces: tuple[int, ...]
    scenario: str
    name: tuple[tuple[str, str], ...]  # the scenario's, by language
    places: tuple[tuple[int, int], ...]  # of each space: q and r
    labels: tuple[str, ...]  # what is written on each space
    hands_seen_by: tuple[int, ...]  # for each seat, the set of seats that see its hand (WC-CARD-02, WC-TEAM-09)

    def owners(self) -> range:
        return range(len(self.races))

    def side_of(self, seat: int) -> list[int]:
        """The seats of a seat's side, itself among them."""
        side = self.sides[seat]
        return [other for other in range(self.seats) if self.sides[other] == side]
