"""Content files: what is printed on a game's cards and maps.

They are read and checked field by field.
"""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, Final

from herna.engine.errors import BadInput

# The fields of an entry in a content file: what type each has, and whether every entry has it.
Fields = Mapping[str, tuple[type, bool]]


# The most dots on a line that is not a comment: a name with thousands of parts would take half a minute to read.
MOST_DOTS: Final = 100


def read_toml(file: str, text: str) -> dict[str, Any]:
    """The data of a content file; an error says where the mistake is."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise BadInput("error-toml-dots", file=file, line=number, most=MOST_DOTS)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number can be too long to be read, a list too deep
        raise BadInput("error-bad-toml", file=file, why=str(error)) from error
    return with_change(data, _changes[file]) if file in _changes else data


def line_of(text: str, field: str) -> int:
    """The number of the first line that sets a field; 0 if none does."""
    for number, line in enumerate(text.splitlines(), 1):
        name, equals, _ = line.strip().partition("=")
        if (equals and name.strip().strip("\"'") == field) or name == f"[{field}]":
            return number
    return 0


# Changes that a designer tries out, in the shape of each file: this process reads content files as if they said this.
_changes: dict[str, dict[str, Any]] = {}

# The fields that tell the entries of a list apart, whichever of them all its entries have.
NAMES: Final[tuple[str, ...]] = ("key", "name", "number", "players")
WITHOUT: Final = "without"  # in a change: what is taken out of a table
LIKE: Final = "like"  # in a change: the entry from which a new one takes the fields that it does not have itself


def set_changes(changes: Mapping[str, dict[str, Any]]) -> None:
    """Read content files with these changes from now on.

    Call it in a process of its own, before it imports a game.
    """
    _changes.clear()
    _changes.update(changes)


def with_change(data: dict[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """A table of data with a change applied.

    Tables are changed field by field, lists of named entries entry by entry.
    """
    after = {field: value for field, value in data.items() if field not in change.get(WITHOUT, ())}
    for field, value in change.items():
        if field not in (WITHOUT, LIKE):
            after[field] = _change_value(data.get(field), value)
    return after


def _change_value(value: object, change: Any) -> object:
    if isinstance(value, dict) and isinstance(change, dict):
        return with_change(value, change)
    name = name_of_entries(value)
    if not name:
        return change
    assert isinstance(value, list)
    entries = {entry[name]: entry for entry in value}
    for entry in change:
        old = entries.get(entry.get(LIKE, entry[name]), {})
        entries[entry[name]] = with_change(old, entry)
    return list(entries.values())


def name_of_entries(value: object) -> str:
    """The field that tells the entries of a list apart.

    Empty, if the value is not a list of entries with names.
    """
    if not isinstance(value, list) or not value or not all(isinstance(entry, dict) for entry in value):
        return ""
    for name in NAMES:
        names = [entry.get(name) for entry in value]
        if all(isinstance(found, str | int) for found in names) and len(set(names)) == len(names):
            return name
    return ""


def check_entries(
    file: str, entries: Sequence[dict[str, Any]], fields: Fields, words: Mapping[str, Sequence[str]]
) -> None:
    """Refuse an entry with an unknown or missing field or a wrong value.

    A value is wrong if it has another type or is not among the words of its field. Every entry has a `key` of its own.
    """
    keys: set[object] = set()
    for number, entry in enumerate(entries, 1):
        name = str(entry.get("key", number))
        for field in entry:
            if field not in fields:
                raise BadInput("error-content-field", file=file, card=name, field=field)
        for field, (kind, needed) in fields.items():
            value = entry.get(field)
            if value is None and not needed:
                continue
            each = value if isinstance(value, list) else [value]
            if type(value) is not kind or (field in words and any(word not in words[field] for word in each)):
                raise BadInput("error-content-value", file=file, card=name, field=field, found=repr(value)[:40])
        if entry["key"] in keys:
            raise BadInput("error-duplicate-card", file=file, card=name)
        keys.add(entry["key"])


def check_texts(wanted: Iterable[str], written: Container[str]) -> None:
    """Refuse a card or an ability whose text has no code."""
    for key in wanted:
        if key not in written:
            raise BadInput("error-content-text", text=key)
