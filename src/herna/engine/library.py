"""What a game's library lists: everything that has a name and is printed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A card, unit, mage or other printed thing, in words of one language.

    key: its key among what a page draws (`Game.pictured`); kind and set: keys, each with its name; text: its values and
    what it says; sure: whether all of it comes from the rulebook; playable: whether it can be played here.
    """

    key: str
    kind: str
    kind_name: str
    name: str
    set: str
    set_name: str
    text: str
    sure: bool = True
    playable: bool = True
