"""What checking a deck or a scenario finds: its faults, and where they are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the file of a deck or a scenario.

    A part of it ("map.spaces"), the number of an entry there from 0 (-1: none of them), and a field ("": all).
    """

    part: str
    number: int = -1
    field: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a deck or a scenario is not legal: rule, message and place."""

    rule: str
    key: str
    arguments: tuple[tuple[str, str | int], ...] = ()
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class CheckedDeck:
    """A deck that could be read, and every reason why it is illegal.

    `line` is the deck as one line, which an option takes.
    """

    line: str
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class CheckedScenario:
    """A scenario that could be read, and every reason why it is illegal.

    `name` and `about` give its name and what it is about by language. `decides` names the options that are of no use
    with it, since it sets them itself.
    """

    key: str
    name: tuple[tuple[str, str], ...]
    about: tuple[tuple[str, str], ...]
    seats: int
    faults: tuple[Fault, ...]
    decides: tuple[str, ...] = ()
