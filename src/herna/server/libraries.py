"""A game's library as it is sent: all of it, or one card."""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path
from typing import Any, Final

from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.library import LibraryEntry
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import rulebook_of
from herna.lessons.shelf import rulings_of
from herna.messages.library import library_of, normalize
from herna.messages.words import Words
from herna.server.library_messages import (
    CardPage,
    DeckWithCard,
    FactInfo,
    LibraryCard,
    LibraryDeck,
    LibraryFilter,
    LibraryInfo,
    Named,
    RecordedRun,
    RecordedWins,
    TouchedRule,
)
from herna.server.recorded import Recorded, newest_run
from herna.server.touched import RULING, rules_touched
from herna.server.unchanging import tag_of

KIND, SET = "kind", "set"  # what every entry has besides its facts
ALIKE: Final = 4  # cards like one that are shown with it


@cache
def library_in(game: Game[Any], language: str) -> LibraryInfo:
    """The whole library of a game in a language."""
    words = Words(language, game)
    entries = library_of(words)
    pictured = game.pictured(words.say)
    also = {entry.key: entry.name for entry in _entries(game, _other(language))}
    filters = [_filter(key, entries, words) for key in game.library_filters()]
    keys = {each.key for each in filters}
    return LibraryInfo(
        game.key,
        words.say(f"{game.prefix}-game"),
        filters,
        [_card(entry, also[entry.key], keys, pictured.get(entry.key)) for entry in entries],
        [LibraryDeck(deck, _deck_name(deck, words), dict(game.deck_cards(deck))) for deck in game.decks()],
    )


@cache
def library_tag(game: Game[Any], language: str) -> str:
    """A text that changes with the library, as an ETag."""
    return tag_of(library_in(game, language))


@cache
def _entries(game: Game[Any], language: str) -> tuple[LibraryEntry, ...]:
    return tuple(library_of(Words(language, game)))


def _other(language: str) -> str:
    """The other one of the two languages."""
    return next(each for each in LANGUAGES if each != language)


def _deck_name(deck: str, words: Words) -> str:
    assert words.game is not None
    return words.say(f"{words.game.prefix}-value-{deck}")


def _filter(key: str, entries: list[LibraryEntry], words: Words) -> LibraryFilter:
    """A filter with the names of its values, in the order of the library."""
    assert words.game is not None
    own = f"{words.game.prefix}-fact-{key}"
    if key == KIND:
        named = {entry.kind: entry.kind_name for entry in entries}
        return LibraryFilter(key, words.say("library-kind"), _named(named))
    if key == SET:
        named = {entry.set: entry.set_name for entry in entries}
        return LibraryFilter(key, words.say(own if words.has(own) else "library-set"), _named(named))
    facts = [fact for entry in entries for fact in entry.facts if fact.key == key]
    named = {fact.value: fact.name for fact in facts if isinstance(fact.value, str) and fact.value}
    numbers = any(isinstance(fact.value, int) for fact in facts)
    return LibraryFilter(key, facts[0].label, [] if numbers else _named(named))


def _named(names: dict[str, str]) -> list[Named]:
    return [Named(key, name) for key, name in names.items()]


def _card(entry: LibraryEntry, also: str, keys: set[str], drawn: Any) -> LibraryCard:
    facts: dict[str, list[str | int]] = {}
    for fact in entry.facts:
        if fact.key in keys and fact.value != "":
            facts.setdefault(fact.key, []).append(fact.value)
    return LibraryCard(
        entry.key,
        entry.kind,
        entry.set,
        entry.name,
        also,
        entry.text,
        facts,
        entry.is_sure(),
        entry.playable,
        None if drawn is None else dict(drawn),
    )


# One card


def entry_named(game: Game[Any], key: str, language: str) -> LibraryEntry:
    """The entry with a key; an unknown key is refused with the nearest ones."""
    entries = {entry.key: entry for entry in _entries(game, language)}
    if key in entries:
        return entries[key]
    close = ", ".join(difflib.get_close_matches(normalize(key)[:40], entries, n=3))
    named = "error-unknown-card-close" if close else "error-unknown-card"
    raise BadInput(named, game=game.key, given=key[:40], close=close)


def card_page(game: Game[Any], key: str, language: str, runs: Path) -> CardPage:
    """All about one card, with what a recorded simulation says."""
    entry, library = entry_named(game, key, language), library_in(game, language)
    at = next(at for at, card in enumerate(library.cards) if card.key == key)
    around = [library.cards[place] if 0 <= place < len(library.cards) else None for place in (at - 1, at + 1)]
    run = newest_run(runs, game)
    return CardPage(
        game=game.key,
        game_name=library.name,
        card=library.cards[at],
        kind=entry.kind_name,
        set=entry.set_name,
        set_label=next((each.label for each in library.filters if each.key == SET), ""),
        facts=[FactInfo(fact.label, fact.shown(), fact.source) for fact in entry.facts],
        doubts=list(entry.doubts),
        rules=_rules(game, key, language),
        decks=[
            DeckWithCard(deck.key, deck.name, deck.cards[key], run[1].decks.get(deck.key) if run else None)
            for deck in library.decks
            if key in deck.cards
        ],
        ready_made=len(library.decks),
        run=None if run is None else _record(run, entry),
        before=_neighbour(around[0]),
        after=_neighbour(around[1]),
        alike=_alike(library.cards[at], library.cards),
    )


def _neighbour(card: LibraryCard | None) -> Named | None:
    return None if card is None else Named(card.key, card.name)


def _rules(game: Game[Any], key: str, language: str) -> list[TouchedRule]:
    book = rulebook_of(game)
    told = [
        TouchedRule(ruling.id, ruling.ask[language], ruling.text[language], RULING, linked=False)
        for ruling in rulings_of(game)
        if key in ruling.cards
    ]
    for id, why in rules_touched(game)[key]:
        example = book.examples.get(id)
        title, text = (book.rules[id].title, book.rules[id].text) if example is None else (example.title, example.then)
        told.append(TouchedRule(id, title[language], text[language], why))
    return told


def _record(run: tuple[str, Recorded], entry: LibraryEntry) -> RecordedRun:
    """A run, and how often those won who played the card.

    A run may name a card without its kind.
    """
    name, recorded = run
    wins: RecordedWins | None = recorded.played.get(entry.key)
    wins = wins or recorded.played.get(entry.key.removeprefix(f"{entry.kind}-"))
    return RecordedRun(name, recorded.matches, recorded.bots, wins)


def _alike(card: LibraryCard, cards: list[LibraryCard]) -> list[LibraryCard]:
    """The cards of its kind with the most equal facts."""
    own = _facts_of(card)
    others = [other for other in cards if other.kind == card.kind and other.key != card.key]
    return sorted(others, key=lambda other: -len(own & _facts_of(other)))[:ALIKE]


def _facts_of(card: LibraryCard) -> set[tuple[str, str | int]]:
    return {(SET, card.set), *((key, value) for key, values in card.facts.items() for value in values)}
