"""Plain data as the text of a TOML file.

Tables of the first level are written as tables, lists of tables in them one entry a line, all else within a line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isfinite
from typing import Final

from herna.engine.errors import BadInput
from herna.engine.rules import LANGUAGES

DEEPEST: Final = 20  # tables and lists within each other
MANY_DOTS: Final = 20  # in a string; a line with more than a hundred is not read
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED: Final = re.compile(r'["\\\x00-\x1f\x7f]')


def toml_text(data: Mapping[str, object], comments: Mapping[str, str] | None = None) -> str:
    """The text of a TOML file that says this.

    Data that TOML cannot say is refused. A comment is written into its table, before the first field.
    """
    notes = {} if comments is None else comments
    tables = [name for name, value in data.items() if _is_table(value) and not _is_words(value)]
    lists = [name for name, value in data.items() if _is_list_of_tables(value)]
    apart = {*tables, *lists}
    lines = [line for name, value in data.items() if name not in apart for line in _top_lines(name, value)]
    for name in data:
        if name in tables:
            lines += ["", f"[{_key(name)}]", *_comment(notes.get(name, "")), *_table_lines(data[name])]
        elif name in lists:
            entries = data[name]
            assert isinstance(entries, list)
            for entry in entries:
                lines += ["", f"[[{_key(name)}]]", *_table_lines(entry)]
    return "\n".join(lines).lstrip("\n") + "\n"


def _top_lines(name: str, value: object) -> list[str]:
    """A field before the first table; words by language have a line each."""
    if isinstance(value, dict):
        return [f"{_key(name)}.{_key(language)} = {_value(words, 1)}" for language, words in value.items()]
    return [f"{_key(name)} = {_value(value, 1)}"]


def _table_lines(table: object) -> list[str]:
    assert isinstance(table, dict)
    lines: list[str] = []
    for name, value in table.items():
        if isinstance(value, list) and value and _is_list_of_tables(value):
            entries = [f"    {_value(entry, 2)}," for entry in value]
            lines += [f"{_key(name)} = [", *entries, "]"]
        else:
            lines.append(f"{_key(name)} = {_value(value, 2)}")
    return lines


def _value(value: object, depth: int) -> str:
    """A value within a line."""
    if depth > DEEPEST:
        raise BadInput("error-not-toml", found="[[[…")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return _number(value)
    if isinstance(value, float) and isfinite(value):
        return repr(value)
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, list):
        return f"[{', '.join([_value(each, depth + 1) for each in value])}]"
    if isinstance(value, dict):
        fields = [f"{_key(name)} = {_value(each, depth + 1)}" for name, each in value.items()]
        return f"{{ {', '.join(fields)} }}" if fields else "{}"
    raise BadInput("error-not-toml", found=str(value)[:40])


def _number(value: int) -> str:
    if abs(value) >= 2**63:
        raise BadInput("error-not-toml", found="…")
    return str(value)


def _string(text: str) -> str:
    escaped = _ESCAPED.sub(lambda found: _escape(found[0]), text)
    if any(0xD800 <= ord(character) <= 0xDFFF for character in escaped):  # half a character
        raise BadInput("error-not-toml", found="…")
    if escaped.count(".") > MANY_DOTS:
        escaped = escaped.replace(".", "\\u002e")
    return f'"{escaped}"'


def _escape(character: str) -> str:
    return f"\\{character}" if character in '"\\' else f"\\u{ord(character):04x}"


def _key(name: object) -> str:
    if not isinstance(name, str):
        raise BadInput("error-not-toml", found=str(name)[:40])
    return name if _BARE.fullmatch(name) else _string(name)


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _is_words(value: object) -> bool:
    """Whether a table has texts by language, and nothing else."""
    return isinstance(value, dict) and len(value) > 0 and all(each in LANGUAGES for each in value)


def _is_list_of_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def _comment(text: str) -> list[str]:
    return [f"# {line}".rstrip() for line in text.splitlines()]
