"""What a scenario says (WC-SCEN).

It says who plays, the map, what stands on it, what is special, and how it is won.

It is read from its file and then never changes. Spaces, seats and tokens are numbers here, in the file's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NOBODY: Final = -1  # the owner of neutral pieces and of most tokens; who begins, where chance decides
NOWHERE: Final = -1  # the Town of a seat that has none
ANY_NUMBER: Final = -1  # of adjacent enemies, where they do not matter

Texts = tuple[tuple[str, str], ...]  # a text by language


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the map: its kind, its print and its neighbours."""

    key: str
    q: int
    r: int
    kind: str
    points: int
    label: str
    depletion: str
    neighbours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScenarioSeat:
    """Who plays: the race ("any": to be chosen) and the Town.

    It also says what there is at the start, and which steps are not played.
    """

    key: str
    race: str
    team: str
    town: int
    gold: int
    wood: int
    cards: int
    level: int
    skips: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartPieces:
    """What somebody has on a space at the start."""

    owner: int
    space: int
    ground: int
    ranged: int
    air: int
    worker: int
    necromancer: int
    outpost: int


@dataclass(frozen=True, slots=True)
class StartToken:
    """A quest token; only a captive has an owner and a name."""

    key: str
    kind: str
    space: int
    owner: int
    name: Texts


@dataclass(frozen=True, slots=True)
class SpecialRule:
    """A special rule; what it says nothing about is empty."""

    name: str
    seats: tuple[int, ...]
    spaces: tuple[int, ...]
    race: str
    level: int


@dataclass(frozen=True, slots=True)
class VictoryCondition:
    """A way to win, for some seats or all.

    What it says nothing about is empty.
    """

    name: str
    seats: tuple[int, ...]
    target: int
    alternatives: tuple[int, ...]
    space: int
    adjacent_enemies: int
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """All that a scenario file says.

    `sides` has a number for each seat, the same for teammates.
    """

    key: str
    name: Texts
    about: Texts
    first: int
    removed_cards: tuple[str, ...]
    seats: tuple[ScenarioSeat, ...]
    sides: tuple[int, ...]
    pieces: tuple[StartPieces, ...]
    tokens: tuple[StartToken, ...]
    spaces: tuple[Space, ...]
    walls: tuple[tuple[int, int], ...]
    special: tuple[SpecialRule, ...]
    victory: tuple[VictoryCondition, ...]
    sure: Texts

    def special_rule(self, name: str) -> SpecialRule | None:
        """The special rule of this name, if it holds."""
        for rule in self.special:
            if rule.name == name:
                return rule
        return None
