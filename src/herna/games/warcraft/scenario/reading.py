"""Scenarios are read from their files.

A mistake is refused, saying what and where (docs/scenario-format.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from herna.engine.checked import CheckedScenario, Fault
from herna.engine.content import read_content, read_toml
from herna.engine.errors import BadInput, IllegalScenario
from herna.games.warcraft.grid import neighbours
from herna.games.warcraft.scenario.check import check_rest
from herna.games.warcraft.scenario.form import (
    ANY,
    MAP,
    NEUTRAL,
    PIECES,
    RANDOM,
    SEAT,
    START,
    SURE,
    TOP,
    Entry,
    Faults,
    Form,
    key_of,
    read_fields,
    space_form,
    special_form,
    token_form,
    victory_form,
)
from herna.games.warcraft.scenario.model import (
    ANY_NUMBER,
    NOBODY,
    NOWHERE,
    Scenario,
    ScenarioSeat,
    Space,
    SpecialRule,
    StartPieces,
    StartToken,
    VictoryCondition,
)

SCENARIOS: Final[tuple[str, ...]] = (
    "two-players",
    "four-players",
    "elf-gate",
    "march-of-the-necromancers",
    "captives",
    "nordrassil",
)
LARGEST: Final = 64_000  # bytes of a file


def read_scenario(text: str, file: str, own: bool = False) -> Scenario:
    """The scenario of a file; one that cannot be played is refused.

    One of the game's `own` is read with what a designer has changed.
    """
    scenario, faults = _read(text, file, own)
    if scenario is None or faults:
        raise IllegalScenario("warcraft", file, faults)
    return scenario


def check_scenario(text: str, file: str) -> CheckedScenario:
    """What a file's scenario is called, and every reason why it cannot be played."""
    scenario, faults = _read(text, file)
    if scenario is None:
        return CheckedScenario("", (), (), 0, tuple(faults))
    seats = len(scenario.seats)
    return CheckedScenario(scenario.key, scenario.name, scenario.about, seats, tuple(faults), _decides(scenario))


def _decides(scenario: Scenario) -> tuple[str, ...]:
    """The options in which a scenario leaves no choice.

    Races, who begins, other targets, a team's cards.
    """
    settled = {
        **{f"race-{number}": seat.race != ANY for number, seat in enumerate(scenario.seats, 1)},
        "first": scenario.first != NOBODY,
        "target": not any(way.alternatives for way in scenario.victory),
        "hands": len(set(scenario.sides)) == len(scenario.sides),
    }
    return tuple(option for option, is_settled in settled.items() if is_settled)


@cache
def scenario_named(key: str) -> Scenario:
    """One of the scenarios that come with the game."""
    return read_scenario(ready_scenario(key), f"{key}.toml", own=True)


def ready_scenario(key: str) -> str:
    """The file of one of the scenarios that come with the game."""
    if key not in SCENARIOS:
        raise BadInput("error-unknown-scenario", given=key[:40], known=", ".join(SCENARIOS))
    folder = files("herna.games.warcraft") / "content" / "scenarios"
    return (folder / f"{key}.toml").read_text(encoding="utf-8")


def scenario_data(text: str, file: str, own: bool = False) -> Entry:
    """What a file says, if it can be read and is not too large."""
    if len(text) > LARGEST or len(text.encode(errors="replace")) > LARGEST:
        raise BadInput("error-scenario-size", file=file, most=LARGEST // 1000)
    return read_content("warcraft", file, text) if own else read_toml(file, text)


def _read(text: str, file: str, own: bool = False) -> tuple[Scenario | None, list[Fault]]:
    """The scenario, if it can be read, and all its faults."""
    reading = Reading(scenario_data(text, file, own))
    scenario = reading.scenario()
    if scenario is not None:
        check_rest(scenario, reading.faults)
    return scenario, reading.faults.found


class Reading:
    """A scenario file while it is read: tables, keys and faults."""

    def __init__(self, data: Entry) -> None:
        self.faults = Faults()
        self.top = read_fields(data, TOP, "", self.faults)
        self.start = self._table("start", START)
        self.map = self._table("map", MAP)
        self.sure = self._table("sure", SURE)
        self.seat_numbers = self._numbered("[[seat]]", self.top.get("seat", []))
        self.space_numbers = self._numbered("[map] spaces", self.map.get("spaces", []))
        self.token_numbers = self._numbered("[start] tokens", self.start.get("tokens", []))

    def _table(self, name: str, form: Form) -> Entry:
        """A table of the file with its right fields.

        Nothing, if it is not there.
        """
        return read_fields(self.top[name], form, f"[{name}]", self.faults) if name in self.top else {}

    def _numbered(self, table: str, entries: Sequence[Entry]) -> dict[str, int]:
        """The number of each entry by its key, which is its own."""
        numbers: dict[str, int] = {}
        for number, entry in enumerate(entries):
            key = key_of(entry)
            if key in numbers:
                self.faults.add(2, "twice", _at(table, number, key))
            elif key:
                numbers[key] = number
        return numbers

    def scenario(self) -> Scenario | None:
        """The scenario, if nothing is wrong with the form and the keys."""
        spaces = self._spaces()
        walls = self._walls()
        seats = self._seats()
        pieces = self._pieces()
        tokens = self._tokens()
        special = self._special()
        victory = self._victory()
        first = self.top.get("first", RANDOM)
        begins = NOBODY if first == RANDOM else self._seat(first, "first")
        if self.faults.found:
            return None
        sides: list[int] = []
        teams: dict[str, int] = {}
        for number, seat in enumerate(seats):
            sides.append(teams.setdefault(seat.team, number) if seat.team else number)
        return Scenario(
            self.top["key"],
            tuple(sorted(self.top["name"].items())),
            tuple(sorted(self.top["about"].items())),
            begins,
            tuple(self.top["removed_cards"]),
            seats,
            tuple(sides),
            pieces,
            tokens,
            _with_neighbours(spaces),
            walls,
            special,
            victory,
            tuple(self.sure.items()),
        )

    # What a key names; what is not there is a fault

    def _number(self, numbers: dict[str, int], key: str, where: str) -> int:
        if key not in numbers:
            self.faults.add(2, "unknown", where, given=key)
        return numbers.get(key, 0)

    def _seat(self, key: str, where: str) -> int:
        return self._number(self.seat_numbers, key, where)

    def _space(self, entry: Entry, field: str, where: str) -> int:
        if field not in entry:
            return NOWHERE
        return self._number(self.space_numbers, entry[field], f"{where}, {field}")

    def _several(self, numbers: dict[str, int], entry: Entry, field: str, where: str) -> tuple[int, ...]:
        return tuple(self._number(numbers, key, f"{where}, {field}") for key in entry.get(field, ()))

    # The tables of the file

    def _spaces(self) -> tuple[Space, ...]:
        spaces: list[Space] = []
        places: dict[tuple[int, int], str] = {}
        for number, raw in enumerate(self.map.get("spaces", [])):
            where = _at("[map] spaces", number, key_of(raw))
            entry = read_fields(raw, space_form(raw), where, self.faults)
            space = Space(
                entry.get("key", ""),
                entry.get("q", 0),
                entry.get("r", 0),
                entry.get("kind", ""),
                entry.get("points", 0),
                entry.get("label", ""),
                entry.get("depletion", ""),
                (),
            )
            if "q" in entry and "r" in entry:
                other = places.setdefault((space.q, space.r), where)
                if other != where:
                    self.faults.add(2, "same-place", where, other=other)
            spaces.append(space)
        return tuple(spaces)

    def _walls(self) -> tuple[tuple[int, int], ...]:
        walls: list[tuple[int, int]] = []
        for number, (one, other) in enumerate(self.map.get("walls", [])):
            where = _at("[map] walls", number, one, other)
            walls.append((self._number(self.space_numbers, one, where), self._number(self.space_numbers, other, where)))
        return tuple(walls)

    def _seats(self) -> tuple[ScenarioSeat, ...]:
        seats: list[ScenarioSeat] = []
        races: dict[str, str] = {}
        for number, raw in enumerate(self.top.get("seat", [])):
            where = _at("[[seat]]", number, key_of(raw))
            entry = read_fields(raw, SEAT, where, self.faults)
            if key_of(entry) in (ANY, RANDOM, NEUTRAL):
                self.faults.add(1, "reserved", f"{where}, key", given=entry["key"])
            race = entry.get("race", ANY)
            other = where if race == ANY else races.setdefault(race, where)
            if other != where:
                self.faults.add(2, "race-twice", f"{where}, race", other=other)
            seats.append(
                ScenarioSeat(
                    entry.get("key", ""),
                    race,
                    entry.get("team", ""),
                    self._space(entry, "town", where),
                    entry.get("gold", 0),
                    entry.get("wood", 0),
                    entry.get("cards", 0),
                    entry.get("level", 1),
                    tuple(entry.get("skips", ())),
                )
            )
        return tuple(seats)

    def _pieces(self) -> tuple[StartPieces, ...]:
        pieces: list[StartPieces] = []
        lines: set[tuple[str, str]] = set()
        for number, raw in enumerate(self.start.get("pieces", [])):
            where = _at("[start] pieces", number)
            entry = read_fields(raw, PIECES, where, self.faults)
            owner, space = entry.get("owner", NEUTRAL), entry.get("space", "")
            if (owner, space) in lines:
                self.faults.add(2, "twice", _at("[start] pieces", number, owner, space))
            lines.add((owner, space))
            pieces.append(
                StartPieces(
                    NOBODY if owner == NEUTRAL else self._seat(owner, f"{where}, owner"),
                    self._space(entry, "space", where),
                    entry.get("ground", 0),
                    entry.get("ranged", 0),
                    entry.get("air", 0),
                    entry.get("worker", 0),
                    entry.get("necromancer", 0),
                    entry.get("outpost", 0),
                )
            )
        return tuple(pieces)

    def _tokens(self) -> tuple[StartToken, ...]:
        tokens: list[StartToken] = []
        for number, raw in enumerate(self.start.get("tokens", [])):
            where = _at("[start] tokens", number, key_of(raw))
            entry = read_fields(raw, token_form(raw), where, self.faults)
            tokens.append(
                StartToken(
                    entry.get("key", ""),
                    entry.get("kind", ""),
                    self._space(entry, "space", where),
                    self._seat(entry["owner"], f"{where}, owner") if "owner" in entry else NOBODY,
                    tuple(sorted(entry.get("name", {}).items())),
                )
            )
        return tuple(tokens)

    def _special(self) -> tuple[SpecialRule, ...]:
        special: list[SpecialRule] = []
        for number, raw in enumerate(self.top.get("special", [])):
            entry = read_fields(raw, special_form(raw), _at("[[special]]", number), self.faults)
            name = entry.get("name", "")
            where = _at("[[special]]", number, name)
            if name and name in [rule.name for rule in special]:
                self.faults.add(2, "twice", where)
            special.append(
                SpecialRule(
                    name,
                    self._several(self.seat_numbers, entry, "seats", where),
                    self._several(self.space_numbers, entry, "spaces", where),
                    entry.get("race", ""),
                    entry.get("level", 0),
                )
            )
        return tuple(special)

    def _victory(self) -> tuple[VictoryCondition, ...]:
        victory: list[VictoryCondition] = []
        everybody = tuple(range(len(self.top.get("seat", []))))
        for number, raw in enumerate(self.top.get("victory", [])):
            entry = read_fields(raw, victory_form(raw), _at("[[victory]]", number), self.faults)
            where = _at("[[victory]]", number, entry.get("name", ""))
            victory.append(
                VictoryCondition(
                    entry.get("name", ""),
                    self._several(self.seat_numbers, entry, "seats", where) or everybody,
                    entry.get("target", 0),
                    tuple(entry.get("alternatives", ())),
                    self._space(entry, "space", where),
                    entry.get("adjacent_enemies", ANY_NUMBER),
                    self._several(self.token_numbers, entry, "tokens", where),
                )
            )
        return tuple(victory)


def _with_neighbours(spaces: Sequence[Space]) -> tuple[Space, ...]:
    """The spaces, each with those around it that are there (WC-SPACE-01)."""
    beside = neighbours([(space.q, space.r) for space in spaces])
    return tuple(replace(space, neighbours=near) for space, near in zip(spaces, beside, strict=True))


def _at(table: str, number: int, *keys: str) -> str:
    """Where an entry stands, counted from 1, and what it is called."""
    named = ", ".join(key for key in keys if key)
    return f"{table} {number + 1} ({named})" if named else f"{table} {number + 1}"
