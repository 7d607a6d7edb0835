"""Files of lessons and puzzles: reads them, and tells every fault with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from herna.engine.content import read_toml
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import game_keys, game_named, rulebook_of

OR: Final = "|"
# How a check compares, the longest first.
SIGNS: Final = (" >= ", " <= ", " = ")
DEADLINES: Final = (
    "this-phase",
    "this-step",
    "this-turn",
    "this-duel",
    "this-battle",
    "this-round",
    "your-next-turn",
    "next-nemesis-turn",
)
SCRIPTS: Final = ("dice", "resources")  # a line of a puzzle that scripts chance: "dice 1 1 1"

# The fields of each kind of table: their type, and whether they must be there. A list is of texts or of numbers.
Fields = Mapping[str, tuple[type | list[type], bool]]
TEXTS: Final[list[type]] = [str]
NUMBERS: Final[list[type]] = [int]
LESSON: Final[Fields] = {
    "key": (str, True),
    "game": (str, True),
    "you": (int, False),
    "minutes": (int, True),
    "teaches": (TEXTS, True),
    "facts": (TEXTS, False),
    "end": (TEXTS, False),
    "opponent": (str, False),
    "seen": (str, False),
    "given": (dict, True),
    "step": ([dict], True),
}
STEP: Final[Fields] = {
    "first": (TEXTS, False),
    "first_dice": (NUMBERS, False),
    "first_resources": (NUMBERS, False),
    "point": (TEXTS, False),
    "expect": (TEXTS, False),
    "one_of": (bool, False),
    "model": (TEXTS, False),
    "milestone": (str, False),
    "dice": (NUMBERS, False),
    "resources": (NUMBERS, False),
    "try": (dict, False),
    "other": (TEXTS, False),
    "rules": (TEXTS, True),
    "check": (TEXTS, False),
}
TRY: Final[Fields] = {"choice": (str, True), "rule": (str, True)}
PUZZLE: Final[Fields] = {
    "key": (str, True),
    "game": (str, True),
    "you": (int, False),
    "deadline": (str, True),
    "rules": (TEXTS, True),
    "dice": (NUMBERS, False),
    "opening": (TEXTS, False),
    "solution": (TEXTS, True),
    "also": ([list], False),
    "goal": (TEXTS, True),
    "fails": ([list], True),
    "seen": (str, False),
    "given": (dict, True),
}
CALLED: Final = {str: "text", int: "number", bool: "yes-no", dict: "table", list: "list"}


@dataclass(frozen=True, slots=True)
class Check:
    """A question about a position, and what its answer must be."""

    question: str
    sign: str
    answer: str

    def __str__(self) -> str:
        return f"{self.question} {self.sign} {self.answer}"

    def holds(self, answer: str) -> bool:
        """Whether this answer is the one wanted."""
        if self.sign != "=" and not answer.removeprefix("-").isdecimal():
            return False
        if self.sign == ">=":
            return int(answer) >= int(self.answer)
        if self.sign == "<=":
            return int(answer) <= int(self.answer)
        return answer == self.answer


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson: what happens, what is lit, what is expected."""

    number: int
    rules: tuple[str, ...]
    point: tuple[str, ...]
    first: tuple[str, ...]
    first_dice: tuple[int, ...] | None
    first_resources: tuple[int, ...] | None
    expect: tuple[tuple[str, ...], ...]  # each choice with its alternatives
    one_of: bool
    model: tuple[tuple[str, ...], ...]
    milestone: Check | None
    dice: tuple[int, ...] | None
    resources: tuple[int, ...] | None
    impossible: tuple[str, str] | None  # a choice to be tried, and the rule that refuses it
    other: tuple[str, ...]
    check: tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as its file gives it; the texts are messages."""

    key: str
    game: Game[Any]
    you: int
    minutes: int
    teaches: tuple[str, ...]
    facts: tuple[Check, ...]
    end: tuple[Check, ...]
    opponent: str
    seen: str
    given: dict[str, Any]
    steps: tuple[Step, ...]

    def message(self, what: str, step: Step | None = None) -> str:
        """The key of a message of the lesson, or of one of its steps."""
        name = self.key.removeprefix(f"{self.game.prefix}-")
        place = "" if step is None else f"{step.number}-"
        return f"{self.game.prefix}-lesson-{name}-{place}{what}"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as its file gives it; the texts are messages."""

    key: str
    game: Game[Any]
    you: int
    deadline: str
    rules: tuple[str, ...]
    dice: tuple[int, ...] | None
    opening: tuple[str, ...]
    solutions: tuple[tuple[str, ...], ...]
    goal: tuple[Check, ...]
    fails: tuple[tuple[str, ...], ...]
    seen: str
    given: dict[str, Any]

    def message(self, what: str) -> str:
        """The key of a message of the puzzle."""
        return f"{self.game.prefix}-puzzle-{self.key.removeprefix(f'{self.game.prefix}-p')}-{what}"


def slug(words: str) -> str:
    """A choice in words as a part of a message key."""
    return "".join(sign if sign.isalnum() else "-" for sign in words)


class Faulty(Exception):
    """A file that is no lesson or puzzle, with every reason why."""

    def __init__(self, faults: list[BadInput]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults


class _Reader:
    """Reads one file; collects faults instead of stopping at the first."""

    def __init__(self) -> None:
        self.faults: list[BadInput] = []
        self.game: Game[Any] | None = None
        self.rules: set[str] = set()

    def fault(self, key: str, place: str, **told: object) -> None:
        self.faults.append(BadInput(key, place=place, **told))

    def fields(self, data: Mapping[str, Any], wanted: Fields, place: str) -> dict[str, Any]:
        """The fields that have the right type; the others are faults."""
        found: dict[str, Any] = {}
        for name, value in data.items():
            if name not in wanted:
                self.fault("error-lesson-field", _at(place, name), known=", ".join(wanted))
            elif _is(value, wanted[name][0]):
                found[name] = value
            else:
                self.fault("error-lesson-type", _at(place, name), wanted=_called(wanted[name][0]))
        for name, (_, needed) in wanted.items():
            if needed and name not in data:
                self.fault("error-lesson-missing", _at(place, name))
        return found

    def of_game(self, key: object) -> None:
        """Take the game of the file, whose choices and rules are then known."""
        if not isinstance(key, str):
            return
        if key not in game_keys():
            self.fault("error-lesson-game", "game", game=key[:40], known=", ".join(game_keys()))
            return
        self.game = game_named(key)
        self.rules = set(rulebook_of(self.game).rules)

    def known_rules(self, ids: Iterable[str], place: str) -> tuple[str, ...]:
        for id in ids:
            if self.game is not None and id not in self.rules:
                self.fault("error-lesson-rule", place, rule=id[:40])
        return tuple(ids)

    def choices(self, lines: Iterable[str], place: str) -> tuple[str, ...]:
        """Choices in words, each of a kind of the game and with its fields."""
        for words in lines:
            kind, *named = words.split() or [""]
            if self.game is None or kind in SCRIPTS:
                continue
            if kind not in self.game.choices:
                self.fault("error-lesson-kind", place, choice=words[:60], kind=kind[:40])
            elif len(named) != len(self.game.choices[kind]):
                fields = " ".join([kind, *(field.upper() for field in self.game.choices[kind])])
                self.fault("error-lesson-choice", place, choice=words[:60], form=fields)
        return tuple(lines)

    def alternatives(self, lines: Iterable[str], place: str) -> tuple[tuple[str, ...], ...]:
        return tuple(self.choices([part.strip() for part in line.split(OR)], place) for line in lines)

    def checks(self, lines: Iterable[str], place: str) -> tuple[Check, ...]:
        return tuple(check for line in lines if (check := self.check(line, place)) is not None)

    def check(self, line: str, place: str) -> Check | None:
        """A check such as "damage sneeks = 7"."""
        sign = next((sign for sign in SIGNS if sign in line), "")
        question, _, answer = line.partition(sign or SIGNS[-1])
        if not sign or not question.strip() or (sign != SIGNS[-1] and not answer.strip().isdecimal()):
            self.fault("error-lesson-check", place, check=line[:60])
            return None
        return Check(question.strip(), sign.strip(), answer.strip())

    def step(self, number: int, data: Mapping[str, Any]) -> Step:
        place = f"step {number}"
        found = self.fields(data, STEP, place)
        expect = self.alternatives(found.get("expect", ()), _at(place, "expect"))
        tried = self.fields(found["try"], TRY, _at(place, "try")) if "try" in found else {}
        self.choices([tried[name] for name in ("choice",) if name in tried], _at(place, "try"))
        self.known_rules([tried[name] for name in ("rule",) if name in tried], _at(place, "try"))
        milestone = self.check(found["milestone"], _at(place, "milestone")) if "milestone" in found else None
        return Step(
            number,
            self.known_rules(found.get("rules", ()), _at(place, "rules")),
            tuple(found.get("point", ())),
            self.choices(found.get("first", ()), _at(place, "first")),
            _numbers(found, "first_dice"),
            _numbers(found, "first_resources"),
            expect,
            found.get("one_of", False),
            self.alternatives(found.get("model", ()), _at(place, "model")),
            milestone,
            _numbers(found, "dice"),
            _numbers(found, "resources"),
            (tried["choice"], tried["rule"]) if {"choice", "rule"} <= set(tried) else None,
            self.choices(found.get("other", ()), _at(place, "other")),
            self.checks(found.get("check", ()), _at(place, "check")),
        )


def read_lesson(text: str, name: str) -> Lesson:
    """The lesson in the text of a file; refused with all its faults."""
    reader = _Reader()
    data = _toml(text, name)
    found = reader.fields(data, LESSON, "")
    reader.of_game(found.get("game"))
    teaches = reader.known_rules(found.get("teaches", ()), "teaches")
    facts, end = reader.checks(found.get("facts", ()), "facts"), reader.checks(found.get("end", ()), "end")
    steps = tuple(reader.step(number, step) for number, step in enumerate(found.get("step", ()), 1))
    if "step" in found and not steps:
        reader.fault("error-lesson-no-steps", "step")
    if reader.faults or reader.game is None:
        raise Faulty(reader.faults)
    return Lesson(
        found["key"],
        reader.game,
        found.get("you", 0),
        found["minutes"],
        teaches,
        facts,
        end,
        found.get("opponent", ""),
        found.get("seen", ""),
        found["given"],
        steps,
    )


def read_puzzle(text: str, name: str) -> Puzzle:
    """The puzzle in the text of a file; refused with all its faults."""
    reader = _Reader()
    data = _toml(text, name)
    found = reader.fields(data, PUZZLE, "")
    reader.of_game(found.get("game"))
    rules = reader.known_rules(found.get("rules", ()), "rules")
    opening = reader.choices(found.get("opening", ()), "opening")
    solutions = tuple(reader.choices(way, "solution") for way in (found.get("solution", ()), *found.get("also", ())))
    fails = tuple(reader.choices(way, "fails") for way in found.get("fails", ()))
    goal = reader.checks(found.get("goal", ()), "goal")
    if found.get("deadline", DEADLINES[0]) not in DEADLINES:
        reader.fault("error-lesson-deadline", "deadline", known=", ".join(DEADLINES))
    if reader.faults or reader.game is None:
        raise Faulty(reader.faults)
    return Puzzle(
        found["key"],
        reader.game,
        found.get("you", 0),
        found["deadline"],
        rules,
        _numbers(found, "dice"),
        opening,
        solutions,
        goal,
        fails,
        found.get("seen", ""),
        found["given"],
    )


def is_puzzle(text: str, name: str) -> bool:
    """Whether a file holds a puzzle, not a lesson."""
    return "solution" in _toml(text, name)


def _toml(text: str, name: str) -> dict[str, Any]:
    try:
        return read_toml(name, text)
    except BadInput as error:
        raise Faulty([error]) from error


def _numbers(found: Mapping[str, Any], name: str) -> tuple[int, ...] | None:
    return tuple(found[name]) if name in found else None


def _at(place: str, name: str) -> str:
    return f"{place}: {name}" if place else name


def _is(value: object, wanted: type | list[type]) -> bool:
    if isinstance(wanted, list):
        return isinstance(value, list) and all(_is(part, wanted[0]) for part in value)
    if wanted is list:
        return _is(value, TEXTS)
    return isinstance(value, wanted) and (wanted is bool or not isinstance(value, bool))


def _called(wanted: type | list[type]) -> str:
    return f"{CALLED[wanted[0]]}s" if isinstance(wanted, list) else CALLED[wanted]
