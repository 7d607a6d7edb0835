"""The library of a game: its cards, other things and scenarios."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from herna.engine.checked import Fault
from herna.engine.content import changes_of, entries_in
from herna.engine.game import Game
from herna.engine.library import Fact, LibraryEntry
from herna.games.catalogue import scenarios_of
from herna.messages.words import Words

SCENARIO = "scenario"
NAMED = ("card", "summoner")  # arguments of faults that are keys of cards


def library_of(words: Words) -> list[LibraryEntry]:
    """Everything printed of the game of these words, in their language."""
    assert words.game is not None
    return [*_cards(words, words.game), *_scenarios(words)]


def _cards(words: Words, game: Game[Any]) -> list[LibraryEntry]:
    """The game's entries; those that a designer has changed are not as printed."""
    doubt = words.say("library-changed")
    return [
        replace(entry, doubts=(*entry.doubts, doubt)) if _is_changed(entry, game) else entry
        for entry in game.library(words.say)
    ]


def _is_changed(entry: LibraryEntry, game: Game[Any]) -> bool:
    changes = changes_of(game.key)
    if not changes:
        return False
    changed = {changed["key"] for changed in entries_in(changes)}
    return not changed.isdisjoint((entry.key, entry.key.removeprefix(f"{entry.kind}-")))


def told_of_changes(words: Words) -> str:
    """A sentence that says what is not as printed; empty, if nothing.

    It names the changed cards, or else the content files.
    """
    assert words.game is not None
    changes = changes_of(words.game.key)
    if not changes:
        return ""
    named = [entry.name for entry in words.game.library(words.say) if _is_changed(entry, words.game)]
    return words.say("library-not-as-printed", {"cards": ", ".join(named or changes)})


def _scenarios(words: Words) -> list[LibraryEntry]:
    assert words.game is not None
    kind, players = words.say("library-scenario"), words.say("library-players")
    return [
        LibraryEntry(
            f"{SCENARIO}-{scenario.key}",
            SCENARIO,
            kind,
            dict(scenario.name)[words.language],
            SCENARIO,
            kind,
            dict(scenario.about)[words.language],
            (Fact("players", players, scenario.seats, words.say("library-seats", {"seats": scenario.seats})),),
        )
        for scenario in scenarios_of(words.game)
    ]


def normalize(text: str) -> str:
    """A text without capitals and accents."""
    return "".join(each for each in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(each))


def has_words(wanted: Sequence[str], *texts: str) -> bool:
    """Whether all the normalized words stand in the texts."""
    said = normalize(" ".join(texts))
    return all(word in said for word in wanted)


def fault_in_words(fault: Fault, words: Words) -> str:
    """Why a deck is not legal, with the names of its cards."""
    assert words.game is not None
    names = {entry.key: entry.name for entry in words.game.library(words.say)}
    told = {field: names.get(str(value), value) if field in NAMED else value for field, value in fault.arguments}
    return words.say(fault.key, told)
