"""Messages about saved texts: decks and scenarios that people keep under a name."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.server.messages import MOST_SCENARIO

Kind = Literal["deck", "scenario"]
LONGEST_NAME = 60  # characters of the name of a saved text


class SaveText(Struct, frozen=True, forbid_unknown_fields=True):
    """Saves a new text, or a new version of `id`, under a name."""

    kind: Kind
    name: Annotated[str, Meta(max_length=MOST_SCENARIO)]
    text: Annotated[str, Meta(max_length=MOST_SCENARIO)]
    id: Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]*$")] = ""


class ShareText(Struct, frozen=True, forbid_unknown_fields=True):
    """Makes a link by which anyone can read a saved text, or ends it."""

    shared: bool


class SavedVersion(Struct, frozen=True):
    """A version of a saved text: its number, and when it was saved."""

    number: int
    at: float


class SavedText(Struct, frozen=True):
    """A saved text without its words.

    `link` is the key of its link, empty if it is not shared.
    """

    id: str
    game: str
    kind: Kind
    name: str
    link: str
    changed: float
    version: int


class SavedWhole(Struct, frozen=True):
    """A saved text with the words of one version.

    `versions` lists all that are kept, the newest first.
    """

    saved: SavedText
    number: int
    text: str
    versions: list[SavedVersion]


class SharedText(Struct, frozen=True):
    """A text that somebody has shared: its newest version."""

    game: str
    kind: Kind
    name: str
    text: str
