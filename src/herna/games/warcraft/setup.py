"""From a scenario and the chosen races to the first table (WC-SETUP)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.cards import cards_of, mask_of
from herna.engine.chance import Chance
from herna.games.warcraft.grid import ways
from herna.games.warcraft.printed import BUILDINGS as PRINTED_BUILDINGS
from herna.games.warcraft.printed import ECONOMY, EXPERIENCE_CARDS, LEVELS, RACE_KEYS, UNIT_KINDS
from herna.games.warcraft.scenario.model import Scenario
from herna.games.warcraft.setting import (
    COUNT,
    FIRST,
    IDS,
    KINDS,
    NECROMANCER,
    NOWHERE,
    PIECES_OF,
    UNITS,
    UNITS_OF,
    WORKERS_OF,
    Setting,
)
from herna.games.warcraft.table import BUILDINGS, COMPLETE, OUT, PARTIAL, RESERVE, War

ANY: Final = "any"  # a race that is left to chance
DEPLETED: Final = {"partial": PARTIAL, "complete": COMPLETE}


@dataclass(frozen=True, slots=True)
class ChosenWar:
    """What was chosen before the match; a race may be left to chance."""

    scenario: Scenario
    races: tuple[str, ...]
    target: int = 0  # of points, if another one was agreed on (WC-WIN-14)
    round_limit: int = 0
    first: int = NOWHERE  # who begins, where the scenario leaves that to chance
    shown_to_team: bool = False  # whether teammates show each other their cards (WC-TEAM-09)


def first_table(chosen: ChosenWar, chance: Chance) -> War:
    """The first table of a chosen war, and who begins.

    The map with pieces and tokens, stocks, and shuffled decks with the first cards drawn.
    """
    scenario = chosen.scenario
    races = dealt_races(scenario, chosen.races, chance)
    setting = setting_of(_with_target(scenario, chosen.target), races, chosen.shown_to_team)
    table = empty_table(setting, [deck_of(race, scenario.removed_cards) for race in setting.races[: setting.seats]])
    table.round_limit = chosen.round_limit
    for seat, start in enumerate(scenario.seats):
        table.gold[seat], table.wood[seat] = start.gold, start.wood
        set_levels(table, seat, start.level)
        if any(rule.name == "no-town-center" and seat in rule.seats for rule in scenario.special):
            table.finished[seat * BUILDINGS : (seat + 1) * BUILDINGS] = [0] * BUILDINGS
    _place_pieces(table, scenario)
    for number, space in enumerate(scenario.spaces):
        if space.depletion:
            table.depletion[number] = DEPLETED[space.depletion]
    for seat, start in enumerate(scenario.seats):  # WC-SETUP-11
        deck = table.decks[seat]
        table.cards.shuffle(deck, chance)
        table.hands[seat], table.decks[seat] = deck[: start.cards], deck[start.cards :]
        for card in table.hands[seat]:
            table.cards.show(card, setting.hands_seen_by[seat])
    table.first = _first(chosen, chance)
    return table


def _first(chosen: ChosenWar, chance: Chance) -> int:
    """Who begins: as the scenario says, as was agreed, or at random (WC-SETUP-13)."""
    if chosen.scenario.first != NOWHERE:
        return chosen.scenario.first
    return chance.below(len(chosen.scenario.seats)) if chosen.first == NOWHERE else chosen.first


def setting_of(scenario: Scenario, races: tuple[str, ...], shown_to_team: bool = False) -> Setting:
    """A scenario played by these races, one for each seat.

    A neutral force comes after the last seat.
    """
    kinds = tuple(space.kind for space in scenario.spaces)
    points = tuple(ECONOMY.town_points if space.kind == "town" else space.points for space in scenario.spaces)
    adjacent = tuple(space.neighbours for space in scenario.spaces)
    unwalled, ground = ways(kinds, adjacent, scenario.walls)
    sides, towns = scenario.sides, tuple(seat.town for seat in scenario.seats)
    neutral = scenario.special_rule("neutral-force")
    if neutral is not None:
        races, sides, towns = (*races, neutral.race), (*sides, len(sides)), (*towns, NOWHERE)
    return Setting(
        len(scenario.seats),
        tuple(space.key for space in scenario.spaces),
        kinds,
        points,
        tuple(space for space, value in enumerate(points) if value),
        adjacent,
        unwalled,
        ground,
        races,
        sides,
        towns,
        tuple(seat.skips for seat in scenario.seats),
        tuple(tuple(LEVELS[race, kind] for kind in UNIT_KINDS) for race in races),
        scenario.tokens,
        scenario.special,
        tuple(replace(way, seats=way.seats or tuple(range(len(scenario.seats)))) for way in scenario.victory),
        tuple(_united(sides, side, UNITS_OF, False) for side in sides),
        tuple(_united(sides, side, WORKERS_OF, False) for side in sides),
        tuple(_united(sides, side, UNITS_OF, True) for side in sides),
        tuple(_united(sides, side, PIECES_OF, True) for side in sides),
        scenario.key,
        scenario.name,
        tuple((space.q, space.r) for space in scenario.spaces),
        tuple(space.label for space in scenario.spaces),
        tuple(_who_sees_hand(scenario.sides, seat, shown_to_team) for seat in range(len(scenario.seats))),
    )


def _who_sees_hand(sides: tuple[int, ...], seat: int, shown_to_team: bool) -> int:
    """The set of seats that see a hand: its owner, perhaps teammates."""
    if not shown_to_team:
        return 1 << seat
    return mask_of(other for other, side in enumerate(sides) if side == sides[seat])


def _united(sides: tuple[int, ...], own: int, pieces: tuple[int, ...], enemies: bool) -> int:
    """The pieces of all owners on a side, or of all who are not."""
    mask = 0
    for owner, side in enumerate(sides):
        if (side == own) != enemies:
            mask |= pieces[owner]
    return mask


def empty_table(setting: Setting, decks: list[tuple[str, ...]]) -> War:
    """Everything in the reserve, with only the printed buildings (WC-SETUP-12)."""
    owners, seats = len(setting.races), setting.seats
    cards = cards_of(decks, seats)
    firsts = [sum(map(len, decks[:seat])) for seat in range(seats)]
    printed = [PRINTED_BUILDINGS[KINDS[kind]].printed for kind in range(BUILDINGS)]
    return War(
        setting,
        cards,
        [_at_first(piece % IDS) for piece in range(owners * IDS)],
        [0] * len(setting.space_keys),
        [0] * seats,
        [0] * seats,
        [1] * (owners * len(UNITS)),
        printed * seats,
        [0] * (BUILDINGS * seats),
        [0] * (BUILDINGS * seats),
        [tuple(range(first, first + len(deck))) for first, deck in zip(firsts, decks, strict=True)],
        [()] * seats,
        [()] * seats,
        [()] * seats,
        [()] * seats,
        [token.space for token in setting.tokens],
    )


def _at_first(number: int) -> int:
    """Necromancers are in the box unless a scenario places them."""
    return RESERVE if number < FIRST[NECROMANCER] else OUT


def deck_of(race: str, removed: tuple[str, ...]) -> tuple[str, ...]:
    """The experience cards of a race, without those that the scenario takes out."""
    return tuple(
        key
        for key, card in EXPERIENCE_CARDS.items()
        if race in card.races and key not in removed
        for _ in range(card.copies)
    )


def dealt_races(scenario: Scenario, chosen: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """Those that are left to chance are drawn from the rest (WC-SETUP-05, WC-SETUP-06)."""
    neutral = scenario.special_rule("neutral-force")
    taken = (*chosen, neutral.race) if neutral is not None else chosen
    rest = chance.shuffled([race for race in RACE_KEYS if race not in taken]) if ANY in chosen else []
    return tuple(rest.pop() if race == ANY else race for race in chosen)


def set_levels(table: War, owner: int, level: int) -> None:
    """All kinds of an owner at a level, or at their highest (WC-SCEN-NORDRASSIL-04)."""
    for kind in UNITS:
        table.levels[owner * len(UNITS) + kind] = min(level, len(table.setting.unit_cards[owner][kind]))


def _with_target(scenario: Scenario, target: int) -> Scenario:
    if not target:
        return scenario
    ways = tuple(replace(way, target=target) if way.name == "points" else way for way in scenario.victory)
    return replace(scenario, victory=ways)


def _place_pieces(table: War, scenario: Scenario) -> None:
    """WC-SETUP-09, or what the scenario says.

    A neutral force has only what stands on the board.
    """
    neutral = table.setting.seats
    for start in scenario.pieces:
        owner = neutral if start.owner < 0 else start.owner
        counts = (start.ground, start.ranged, start.air, start.worker, start.necromancer)
        for kind, count in enumerate(counts):
            place_pieces(table, owner, kind, start.space, count)
        if start.outpost:
            table.outposts[start.space] = owner
    force = scenario.special_rule("neutral-force")
    if force is not None:
        set_levels(table, neutral, force.level)
        for piece in range(neutral * IDS, (neutral + 1) * IDS):
            if table.place[piece] == RESERVE:
                table.put(piece, OUT)


def place_pieces(table: War, owner: int, kind: int, space: int, count: int) -> None:
    """A number of pieces of a kind that are not in play yet."""
    first = owner * IDS + FIRST[kind]
    waiting = [piece for piece in range(first, first + COUNT[kind]) if table.place[piece] in (RESERVE, OUT)]
    for piece in waiting[:count]:
        table.put(piece, space)
