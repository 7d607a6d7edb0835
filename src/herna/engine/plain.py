"""Tables, stacks and everything in them as JSON, and back.

Numbers, words, truth values and None stand for themselves. Every container is a JSON array that begins with
what it is: "list", "tuple", "dict", "set", or the name of a record (a dataclass of the game or the engine).
Only records that the game itself defines can come out of a file. A field that does not count when records are
compared is not part of them.
"""

from __future__ import annotations

import sys
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from herna.engine.errors import BadInput, BrokenGame

Records = dict[str, type[Any]]


def records_of(package: str) -> Records:
    """The record and enum classes of the engine and a game, by name."""
    found: Records = {}
    for module_name, module in sorted(sys.modules.items()):
        if not f"{module_name}.".startswith((f"{package}.", "herna.engine.")):
            continue
        for thing in vars(module).values():
            if isinstance(thing, type) and thing.__module__ == module_name:
                if not (is_dataclass(thing) or issubclass(thing, Enum)):
                    continue
                if found.setdefault(thing.__name__, thing) is not thing:
                    raise BrokenGame(f"two records are named {thing.__name__}: {thing} and {found[thing.__name__]}")
    return found


def to_plain(thing: object) -> Any:
    """This thing as data that JSON can hold."""
    if thing is None or isinstance(thing, Enum):
        return thing if thing is None else [type(thing).__name__, thing.value]
    if isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, list | tuple):
        return ["list" if isinstance(thing, list) else "tuple", *map(to_plain, thing)]
    if isinstance(thing, dict):
        return ["dict", *(to_plain(part) for pair in thing.items() for part in pair)]
    if isinstance(thing, set | frozenset):
        return ["set" if isinstance(thing, set) else "frozenset", *map(to_plain, sorted(thing))]
    if isinstance(thing, Fraction):
        return ["fraction", thing.numerator, thing.denominator]
    if is_dataclass(thing):
        parts = [getattr(thing, field.name) for field in fields(thing) if field.compare]
        return [type(thing).__name__, *map(to_plain, parts)]
    raise BrokenGame(f"{type(thing).__name__} is not plain data: {thing!r}")


def from_plain(data: Any, records: Records) -> Any:
    """The thing from which `to_plain` made this data; anything else is refused."""
    if data is None or isinstance(data, bool | int | float | str):
        return data
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise BadInput("error-save-data", found=repr(data)[:60])
    parts = [from_plain(part, records) for part in data[1:]]
    kind = data[0]
    try:
        if kind == "list":
            return parts
        if kind == "tuple":
            return tuple(parts)
        if kind == "dict":
            return dict(zip(parts[::2], parts[1::2], strict=True))
        if kind == "set":
            return set(parts)
        if kind == "frozenset":
            return frozenset(parts)
        if kind == "fraction":
            return Fraction(*parts)
        return records[kind](*parts)
    except (KeyError, TypeError, ValueError, ZeroDivisionError) as error:
        raise BadInput("error-save-data", found=repr(data)[:60]) from error
