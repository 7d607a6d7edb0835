"""What must be so for each reason that is given in Summoner Wars (tests/kit/truths.py)."""

from collections.abc import Callable

from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.grid import DISTANCE, between
from tests.kit.truths import Told, Truths, anything


def _distance(told: Told) -> int:
    return int(told.table.distance(told.number("unit"), told.number("target")))


def _between(told: Told) -> list[int]:
    table = told.table
    passed = between(table.place[told.number("unit")], table.place[told.number("target")])
    assert passed is not None
    return [table.board[space] for space in passed]


TRUE: dict[str, Callable[[Told], bool]] = {
    "occupied": lambda told: told.table.board[told.number("space")] == told.said["blocker"],
    "moved": lambda told: told.number("unit") in told.table.moved,
    "most-moved": lambda told: len(told.table.moved) >= told.number("most"),
    "attacked": lambda told: told.number("unit") in told.table.attacked,
    "most-attacked": lambda told: told.table.attack_slots >= told.number("most"),
    "frozen": lambda told: told.number("unit") in told.table.frozen,
    "target-frozen": lambda told: told.number("target") in told.table.frozen,
    "not-yours-to-move": lambda told: told.table.control[told.number("unit")] != told.seat,
    "not-yours-to-attack": lambda told: told.table.control[told.number("unit")] != told.seat,
    "structures-stay": lambda told: told.table.printed(told.number("unit")).structure(),
    "structures-do-not-attack": lambda told: told.table.printed(told.number("unit")).structure(),
    "not-on-battlefield": lambda told: told.table.place[told.number("card")] < 0,
    "not-in-hand": lambda told: told.number("card") not in told.table.hands[told.seat],
    "not-enough-magic": lambda told: told.number("cost") > told.number("has") == told.table.magic[told.seat],
    "phase": lambda told: told.table.phase == told.said["now"] != told.said["phase"],
    "event-phase": lambda told: (
        told.table.phase == told.said["now"] != told.said["phase"] == told.table.printed(told.number("card")).phase
    ),
    "too-far": lambda told: (
        told.number("far") > told.number("most")
        and told.number("far") >= DISTANCE[told.table.place[told.number("unit")]][told.number("space")] - 1
    ),
    "hemmed-in": lambda told: not told.completed(),
    "nothing-in-reach": lambda told: not told.completed(),
    "not-adjacent": lambda told: _distance(told) == told.said["far"] != 1,
    "not-in-line": lambda told: (
        between(told.table.place[told.number("unit")], told.table.place[told.number("target")]) is None
    ),
    "out-of-reach": lambda told: _distance(told) == told.said["far"] and told.said["far"] != 3,
    "line-blocked": lambda told: told.number("blocker") in _between(told),
    "is-unit": lambda told: told.table.is_unit(told.number("card")),
    "is-structure": lambda told: told.table.printed(told.number("card")).structure(),
    "is-event": lambda told: told.table.printed(told.number("card")).event(),
    "no-gate": lambda told: not told.completed(),
    "no-card": lambda told: not told.completed(),
    "still-moving": lambda told: told.number("unit") == told.table.moved[-1],
    "not-forced": lambda told: told.choice[1] != told.said["card"],
}

TRUTHS = Truths(TRUE, anything(GAME, 3), least=20)
