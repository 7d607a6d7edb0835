"""Content files: what is printed on a game's cards and maps, read and checked field by field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from herna.engine.errors import BadInput

# The fields of an entry in a content file: what type each has, and whether every entry has it.
Fields = Mapping[str, tuple[type, bool]]


# How many dots a line may have, if it is no comment: a name with thousands of parts would be read for half a minute.
MOST_DOTS = 100


def read_toml(file: str, text: str) -> dict[str, Any]:
    """The data of a content file; a mistake is refused, saying where."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise BadInput("error-toml-dots", file=file, line=number, most=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number can be too long to be read, a list too deep
        raise BadInput("error-bad-toml", file=file, why=str(error)) from error


def check_entries(
    file: str, entries: Sequence[dict[str, Any]], fields: Fields, words: Mapping[str, Sequence[str]]
) -> None:
    """Refuse an entry with an unknown field, a missing one, a value of another type or not among its words.

    Every entry has a `key` of its own.
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
