"""Content files: what is printed on a game's cards and maps.

They are read and checked field by field.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from herna.engine.errors import BadInput, Faults

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
        why = str(error).replace("at end of document", f"at line {len(text.splitlines())}")
        raise BadInput("error-bad-toml", file=file, why=why) from error
    return data


def read_content(game: str, file: str, text: str) -> dict[str, Any]:
    """The data of a game's own content file, with what a designer has changed."""
    data, change = read_toml(file, text), changes_of(game).get(file)
    return data if change is None else with_change(data, change)


# What is changed of a game: by content file, in its shape; under NAMED and WORDED names and texts by language.
Changes = dict[str, dict[str, Any]]

# The changes of each game by its key: this process reads content files as if they said this.
_changes: dict[str, Changes] = {}

# The fields that tell the entries of a list apart, whichever of them all its entries have.
NAMES: Final[tuple[str, ...]] = ("key", "name", "number", "players")
WITHOUT: Final = "without"  # in a change: what is taken out of a table
LIKE: Final = "like"  # in a change: the entry from which a new one takes the fields that it does not have itself
SURE: Final = "sure"  # where the values of an entry come from
OURS: Final = "ours"  # from nobody but the designer
NAMED: Final = "names"
WORDED: Final = "texts"


def set_changes(changes: Mapping[str, Changes]) -> None:
    """Read the content of each of these games with its changes from now on.

    Call it before the process imports a game.
    """
    _changes.clear()
    _changes.update({game: change for game, change in changes.items() if change})


def all_changes() -> dict[str, Changes]:
    """The changes of every changed game by its key, for another process."""
    return dict(_changes)


def changes_of(game: str) -> Changes:
    """What has been changed of a game; empty, if it is played as printed."""
    return _changes.get(game, {})


def change_digest(game: str) -> str:
    """A short text that tells the changes of a game apart.

    Empty, if it is played as printed.
    """
    changes = changes_of(game)
    if not changes:
        return ""
    return hashlib.sha256(json.dumps(changes, sort_keys=True).encode()).hexdigest()[:16]


def entries_in(changes: Changes) -> list[dict[str, Any]]:
    """The entries with a key that are changed or new."""
    lists = [value for name, data in changes.items() if name not in (NAMED, WORDED) for value in data.values()]
    entries = [entry for value in lists if isinstance(value, list) for entry in value]
    return [entry for entry in entries if isinstance(entry, dict) and isinstance(entry.get("key"), str)]


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
        like, is_new = entry.get(LIKE), entry[name] not in entries
        after = with_change(entries.get(entry[name] if like is None else like, {}), entry)
        if is_new and SURE in value[0] and SURE not in entry:
            marks = value[0][SURE]
            after[SURE] = dict.fromkeys(marks, OURS) if isinstance(marks, dict) else OURS
        if like is not None:
            after[LIKE] = like
        entries[entry[name]] = after
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
    """Refuse entries with unknown or missing fields or wrong values.

    A value is wrong if it has another type or is not among the words of its field. Every entry has a `key` of its own.
    A new entry of a change may also say which one it is `like`.
    """
    faults: list[BadInput] = []
    keys: set[object] = set()
    for number, entry in enumerate(entries, 1):
        name = str(entry.get("key", number))
        unknown = [field for field in entry if field not in fields and field != LIKE]
        faults += [BadInput("error-content-field", file=file, card=name, field=field) for field in unknown]
        for field, (kind, needed) in fields.items():
            value = entry.get(field)
            if value is None and not needed:
                continue
            each = value if isinstance(value, list) else [value]
            if type(value) is not kind or (field in words and any(word not in words[field] for word in each)):
                shown = repr(value)[:40]
                faults.append(BadInput("error-content-value", file=file, card=name, field=field, found=shown))
        if entry.get("key") in keys:
            faults.append(BadInput("error-duplicate-card", file=file, card=name))
        keys.add(entry.get("key"))
    refuse_if(faults)


def check_texts(wanted: Iterable[str], written: Container[str]) -> None:
    """Refuse cards or abilities whose text has no code."""
    refuse_if([BadInput("error-content-text", text=key) for key in wanted if key not in written])


def bad_effect(card: str, spec: Mapping[str, object], known: Collection[str]) -> BadInput:
    """The error of an effect that a content file describes wrongly."""
    given = str(spec.get("do"))[:40]
    if given in known:
        return BadInput("error-content-value", file="cards", card=card, field="effects", found=str(spec)[:80])
    close = ", ".join(get_close_matches(given, known, n=3)) or "-"
    return BadInput("error-content-effect", card=card, field="effects", given=given, close=close)


def refuse_if(faults: Sequence[BadInput]) -> None:
    """Refuse an input with all its faults at once, if it has any."""
    if faults:
        raise faults[0] if len(faults) == 1 else Faults(faults)
