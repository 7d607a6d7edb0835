"""Names and texts of the cards that a designer has changed or added."""

from __future__ import annotations

from typing import Any

from fluent.syntax.ast import EntryType, Identifier, Message, Pattern, Resource, TextElement

from herna.engine.content import LIKE, NAMED, WORDED, changes_of, entries_in
from herna.engine.game import Game

THINGS = ("card", "unit", "mage", "value")  # what a game's messages name by its key
# The messages that are about the thing with a key: what stands before and after the key.
NAMES = tuple((thing, "") for thing in THINGS)
TEXTS = (("text", ""), ("card", "-text"))
TITLES = (("mage", "-title"),)


def changed_messages(game: Game[Any], language: str, printed: Resource) -> Resource:
    """The messages about a game's changed cards; they replace those that the game has."""
    changes = changes_of(game.key)
    known = {message.id.name: message for message in printed.body if isinstance(message, Message)}
    body: list[EntryType] = []
    for entry in entries_in(changes):
        key = entry["key"]
        is_new = not any(_message(game, about, key) in known for about in NAMES)
        for about in (*NAMES, *TEXTS, *TITLES):
            liked = known.get(_message(game, about, entry.get(LIKE, "")))
            if liked is not None and _keeps(entry, about):
                body.append(Message(Identifier(_message(game, about, key)), liked.value, liked.attributes))
        if is_new:
            abouts = NAMES if LIKE in entry else (*NAMES, *TITLES)
            body += [_saying(_message(game, about, key), key.replace("-", " ").title()) for about in abouts]
    for field, said_in in ((NAMED, NAMES), (WORDED, TEXTS)):
        for key, said in changes.get(field, {}).items():
            body += [_saying(_message(game, about, key), said[language]) for about in said_in]
    return Resource(body)


def _message(game: Game[Any], about: tuple[str, str], key: str) -> str:
    before, after = about
    return f"{game.prefix}-{before}-{key}{after}"


def _saying(name: str, text: str) -> Message:
    """A message that is just this text, whatever characters are in it."""
    return Message(Identifier(name), Pattern([TextElement(text)]))


def _keeps(entry: dict[str, Any], about: tuple[str, str]) -> bool:
    """Whether a new entry says what the one says that it is like.

    A card with effects of its own does not.
    """
    return about not in TEXTS or "effects" not in entry
