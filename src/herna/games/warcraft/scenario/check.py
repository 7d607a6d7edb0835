"""What must hold of a scenario whose form and keys are right.

These are points 3 to 12 of docs/scenario-format.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from herna.games.warcraft.grid import ways
from herna.games.warcraft.printed import ECONOMY, NECROMANCERS, PIECES, RACE_KEYS, UNIT_KINDS
from herna.games.warcraft.scenario.form import START_KINDS, Faults
from herna.games.warcraft.scenario.model import Scenario, StartPieces, VictoryCondition

# What a race has of each kind that can stand somewhere at the start.
MOST: Final = {
    **{kind: piece.count for kind, piece in PIECES.items()},
    "necromancer": NECROMANCERS,
    "outpost": ECONOMY.outposts,
}
DESTROYED: Final[tuple[str, ...]] = (*(f"unit-{kind}" for kind in UNIT_KINDS), "graveyard")  # the tokens that can be


def check_rest(scenario: Scenario, faults: Faults) -> None:
    """Add everything that does not hold."""
    _sides_and_races(scenario, faults)
    _towns(scenario, faults)
    _walls(scenario, faults)
    _ways(scenario, faults)
    _pieces_of_a_race(scenario, faults)
    _pieces_on_spaces(scenario, faults)
    _neutral_pieces_necromancers_captives(scenario, faults)
    _never_depleted(scenario, faults)
    _outposts_that_are_towns(scenario, faults)
    _victory(scenario, faults)
    _every_side_can_win(scenario, faults)


# 3. Sides and races


def _sides_and_races(scenario: Scenario, faults: Faults) -> None:
    if len(set(scenario.sides)) < 2:
        faults.add(3, "one-side", "[[seat]]")
    force = scenario.special_rule("neutral-force")
    if force is None:
        return
    for seat in scenario.seats:
        if seat.race == force.race:
            faults.add(3, "neutral-race", _special(scenario, "neutral-force"), seat=seat.key, race=force.race)
    if len(scenario.seats) == len(RACE_KEYS):
        faults.add(3, "no-race-left", _special(scenario, "neutral-force"))


# 4. Towns


def _towns(scenario: Scenario, faults: Faults) -> None:
    for number, seat in enumerate(scenario.seats):
        if seat.town >= 0 and scenario.spaces[seat.town].kind != "town":
            faults.add(4, "no-town", f"{_seat(scenario, number)}, town", space=_key(scenario, seat.town))
    for number, space in enumerate(scenario.spaces):
        owners = [seat.key for seat in scenario.seats if seat.town == number]
        if space.kind == "town" and not owners:
            faults.add(4, "town-of-nobody", _space(scenario, number))
        elif len(owners) > 1:
            faults.add(4, "town-of-several", _space(scenario, number), seats=", ".join(owners))


# 5. Walls


def _walls(scenario: Scenario, faults: Faults) -> None:
    built: set[frozenset[int]] = set()
    for number, (one, other) in enumerate(scenario.walls, 1):
        where = f"[map] walls {number} ({_key(scenario, one)}, {_key(scenario, other)})"
        if other not in scenario.spaces[one].neighbours:
            faults.add(5, "wall-not-between", where)
        if frozenset((one, other)) in built:
            faults.add(5, "wall-twice", where)
        built.add(frozenset((one, other)))


# 6. Ways


def _ways(scenario: Scenario, faults: Faults) -> None:
    """Each place that cannot be reached is told once, with one start."""
    kinds = tuple(space.kind for space in scenario.spaces)
    adjacent = tuple(space.neighbours for space in scenario.spaces)
    _, ground = ways(kinds, adjacent, scenario.walls)
    towns = [number for number, kind in enumerate(kinds) if kind == "town"]
    starts = dict.fromkeys((*towns, *(line.space for line in scenario.pieces if line.owner >= 0 and _walks(line))))
    ends = dict.fromkeys((*towns, *(token.space for token in scenario.tokens)))
    walked = _parts([() if kind == "mountain" else edges for kind, edges in zip(kinds, ground, strict=True)])
    for end in ends:
        for start in starts:
            if kinds[start] != "mountain" and walked[start] != walked[end]:
                faults.add(6, "no-way", _space(scenario, end), start=_key(scenario, start))
                break
    flown = _parts(adjacent)
    for part in sorted(set(flown) - {0}):
        faults.add(6, "no-flight", _space(scenario, part), start=_key(scenario, 0))


def _walks(line: StartPieces) -> bool:
    return line.ground + line.ranged + line.worker + line.necromancer > 0


def _parts(edges: Sequence[Sequence[int]]) -> list[int]:
    """For each space the first one of those from which one gets there."""
    parts: dict[int, int] = {}
    for first in range(len(edges)):
        reached = [first]
        while reached:
            space = reached.pop()
            if space not in parts:
                parts[space] = first
                reached += edges[space]
    return [parts[space] for space in range(len(edges))]


# 7. Pieces


def _pieces_of_a_race(scenario: Scenario, faults: Faults) -> None:
    for owner in dict.fromkeys(line.owner for line in scenario.pieces):
        lines = [line for line in scenario.pieces if line.owner == owner]
        for kind in START_KINDS:
            count = sum(_count(line, kind) for line in lines)
            if count > MOST[kind]:
                what, who = f"too-many-{kind}", _owner(scenario, owner)
                faults.add(7, what, "[start] pieces", owner=who, count=count, most=MOST[kind])


def _pieces_on_spaces(scenario: Scenario, faults: Faults) -> None:
    for space in dict.fromkeys(line.space for line in scenario.pieces):
        lines = [line for line in scenario.pieces if line.space == space]
        where = _space(scenario, space)
        sides = dict.fromkeys(_side(scenario, line.owner) for line in lines)
        if len(sides) > 1:
            owners = ", ".join(_owner(scenario, line.owner) for line in lines)
            faults.add(7, "enemies-together", where, owners=owners)
        for side in sides:
            _limits([line for line in lines if _side(scenario, line.owner) == side], where, faults)
        if scenario.spaces[space].kind == "mountain" and any(_walks(line) or line.outpost for line in lines):
            faults.add(7, "on-a-mountain", where)


def _limits(lines: Sequence[StartPieces], where: str, faults: Faults) -> None:
    """The limits for one side on one space (WC-STACK-01, 02, 06, WC-OUTPOST-10, WC-SCEN-NECRO-16)."""
    necromancers = sum(line.necromancer for line in lines)
    counts = (
        ("units", sum(line.ground + line.ranged + line.air for line in lines), ECONOMY.units_on_a_space),
        ("workers", sum(line.worker for line in lines) + necromancers, ECONOMY.workers_on_a_space),
        ("necromancers", necromancers, 1),
        ("outposts", sum(line.outpost for line in lines), 1),
    )
    for name, count, most in counts:
        if count > most:
            faults.add(7, f"limit-{name}", where, count=count, most=most)


# 8. Neutral pieces, Necromancers, captives


def _neutral_pieces_necromancers_captives(scenario: Scenario, faults: Faults) -> None:
    neutral = [line for line in scenario.pieces if line.owner < 0]
    force = scenario.special_rule("neutral-force")
    for line in neutral:
        if line.worker + line.necromancer + line.outpost:
            faults.add(8, "neutral-only-units", _space(scenario, line.space))
    if neutral and force is None:
        faults.add(8, "no-neutral-force", "[start] pieces")
    if force is not None and not neutral:
        faults.add(8, "no-neutral-units", _special(scenario, "neutral-force"))
    rule = scenario.special_rule("necromancers")
    for owner in dict.fromkeys(line.owner for line in scenario.pieces if line.owner >= 0 and line.necromancer):
        if rule is None or owner not in rule.seats:
            faults.add(8, "no-necromancers-rule", "[start] pieces", seat=scenario.seats[owner].key)
    captives = any(token.kind == "captive" for token in scenario.tokens)
    if captives and scenario.special_rule("captives") is None:
        faults.add(8, "no-captives-rule", "[start] tokens")
    if not captives and scenario.special_rule("captives") is not None:
        faults.add(8, "no-captives", _special(scenario, "captives"))


# 9. Mines and forests that are never depleted


def _never_depleted(scenario: Scenario, faults: Faults) -> None:
    rule = scenario.special_rule("never-deplete")
    for number in () if rule is None else rule.spaces:
        space, where = scenario.spaces[number], f"{_special(scenario, 'never-deplete')}, spaces"
        if space.kind not in ("gold-mine", "forest"):
            faults.add(9, "no-mine-or-forest", where, space=space.key)
        if space.depletion == "complete":
            faults.add(9, "depleted-already", where, space=space.key)


# 10. Outposts that count as Towns


def _outposts_that_are_towns(scenario: Scenario, faults: Faults) -> None:
    rule = scenario.special_rule("outposts-are-towns")
    for number in () if rule is None else rule.seats:
        where, seat = f"{_special(scenario, 'outposts-are-towns')}, seats", scenario.seats[number]
        if not any(line.owner == number and line.outpost for line in scenario.pieces):
            faults.add(10, "seat-without-outpost", where, seat=seat.key)
        if seat.town >= 0:
            faults.add(10, "seat-with-town", where, seat=seat.key)


# 11. What victory conditions name


def _victory(scenario: Scenario, faults: Faults) -> None:
    for number, condition in enumerate(scenario.victory, 1):
        where = f"[[victory]] {number} ({condition.name})"
        if condition.name == "tokens-destroyed":
            _tokens_destroyed(scenario, condition, where, faults)
        elif condition.name == "town-lost" and not _owners_of_town(scenario, condition.space):
            faults.add(11, "no-town-to-lose", f"{where}, space", space=_key(scenario, condition.space))
        elif condition.name == "captive-home":
            _captive_home(scenario, condition, where, faults)


def _tokens_destroyed(scenario: Scenario, condition: VictoryCondition, where: str, faults: Faults) -> None:
    if scenario.special_rule("necromancers") is None:
        faults.add(11, "nobody-destroys", where)
    for token in condition.tokens:
        if scenario.tokens[token].kind not in DESTROYED:
            faults.add(11, "not-destroyed", f"{where}, tokens", token=scenario.tokens[token].key)


def _captive_home(scenario: Scenario, condition: VictoryCondition, where: str, faults: Faults) -> None:
    for seat in condition.seats:
        if not any(token.owner == seat for token in scenario.tokens):
            faults.add(11, "seat-without-captive", where, seat=scenario.seats[seat].key)
        if scenario.seats[seat].town < 0:
            faults.add(11, "seat-without-town", where, seat=scenario.seats[seat].key)


def _owners_of_town(scenario: Scenario, space: int) -> list[int]:
    """Whose Town, or outpost that counts as one, is on a space."""
    owners = [number for number, seat in enumerate(scenario.seats) if seat.town == space]
    rule = scenario.special_rule("outposts-are-towns")
    seats = () if rule is None else rule.seats
    return owners + [
        line.owner for line in scenario.pieces if line.space == space and line.outpost and line.owner in seats
    ]


# 12. Winning


def _every_side_can_win(scenario: Scenario, faults: Faults) -> None:
    for side in dict.fromkeys(scenario.sides):
        if not any(_can_win(scenario, condition, side) for condition in scenario.victory):
            keys = [seat.key for seat, its in zip(scenario.seats, scenario.sides, strict=True) if its == side]
            faults.add(12, "cannot-win", "[[victory]]", seats=", ".join(keys))


def _can_win(scenario: Scenario, condition: VictoryCondition, side: int) -> bool:
    """Whether a side can win by a condition, judged at the start."""
    sides = scenario.sides
    if all(sides[seat] != side for seat in condition.seats):
        return False
    if condition.name == "last-side":
        with_town = {sides[number] for number, seat in enumerate(scenario.seats) if seat.town >= 0}
        return with_town >= set(sides) - {side}
    if condition.name == "necromancers-killed":
        return any(line.necromancer and _side(scenario, line.owner) != side for line in scenario.pieces)
    if condition.name == "town-lost":
        return any(sides[owner] != side for owner in _owners_of_town(scenario, condition.space))
    return True


# Where, and who


def _key(scenario: Scenario, space: int) -> str:
    return scenario.spaces[space].key


def _space(scenario: Scenario, number: int) -> str:
    return f"[map] spaces {number + 1} ({_key(scenario, number)})"


def _seat(scenario: Scenario, number: int) -> str:
    return f"[[seat]] {number + 1} ({scenario.seats[number].key})"


def _special(scenario: Scenario, name: str) -> str:
    names = [rule.name for rule in scenario.special]
    return f"[[special]] {names.index(name) + 1} ({name})"


def _owner(scenario: Scenario, owner: int) -> str:
    return scenario.seats[owner].key if owner >= 0 else "neutral"


def _side(scenario: Scenario, owner: int) -> int:
    return scenario.sides[owner] if owner >= 0 else owner


def _count(line: StartPieces, kind: str) -> int:
    counts = (line.ground, line.ranged, line.air, line.worker, line.necromancer, line.outpost)
    return counts[START_KINDS.index(kind)]
