"""A puzzle as the text of its file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from herna.lessons.files import Puzzle

WIDTH: Final = 118  # of a line; longer lists are written one entry a line
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def as_toml(puzzle: Puzzle) -> str:
    """The text of a puzzle's file, as `read_puzzle` reads it."""
    fields: dict[str, Any] = {"key": puzzle.key, "game": puzzle.game.key}
    if puzzle.you:
        fields["you"] = puzzle.you
    fields |= {"deadline": puzzle.deadline, "rules": puzzle.rules}
    if puzzle.dice is not None:
        fields["dice"] = puzzle.dice
    if puzzle.opening:
        fields["opening"] = puzzle.opening
    fields["solution"] = puzzle.solutions[0]
    if puzzle.solutions[1:]:
        fields["also"] = puzzle.solutions[1:]
    fields |= {"goal": [str(check) for check in puzzle.goal], "fails": puzzle.fails, "seen": puzzle.seen}
    return f"{_lines(fields)}\n[given]\n{_lines(puzzle.given)}"


def _lines(fields: Mapping[str, Any]) -> str:
    return "".join(f"{_key(name)} = {_value(value, len(name) + 3)}\n" for name, value in fields.items())


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _text(words: str) -> str:
    """A text; one of several lines begins on a line of its own."""
    return f"'''{words}'''" if "\n" in words else json.dumps(words, ensure_ascii=False)


def _value(value: Any, indent: int = 0) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(name)} = {_value(part)}" for name, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, Sequence):
        parts = [_value(part) for part in value]
        short = f"[{', '.join(parts)}]"
        if len(short) + indent <= WIDTH and not any("\n" in part for part in parts):
            return short
        return "[\n" + "".join(f"  {part},\n" for part in parts) + "]"
    return json.dumps(value)
