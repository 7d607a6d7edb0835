"""`herna rules`: a game's rulebook, and which rules and examples are tested."""

from __future__ import annotations

import argparse
import difflib
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.text import Text

from herna.cli.book import show_book
from herna.cli.commands import add_command, print_json
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.engine.rules import Example, Rule, Rulebook
from herna.games.catalogue import game_named, rulebook_of
from herna.lessons.shelf import glossary_of
from herna.messages.library import has_words, normalize
from herna.messages.words import Words

NOTES = Path("build") / "rule-coverage.json"  # written by ./test


def add(commands: Any, words: Words) -> None:
    """Add `rules` to the command line."""
    rules = add_command(commands, "rules", run, words)
    rules.add_argument("game", metavar="GAME", help=words.say("help-game"))
    what = rules.add_mutually_exclusive_group()
    what.add_argument("asked", metavar="ID", nargs="*", default=[], help=words.say("help-rules-id"))
    what.add_argument("--coverage", action="store_true", help=words.say("help-rules-coverage"))
    what.add_argument("--glossary", action="store_true", help=words.say("help-rules-glossary"))
    what.add_argument("--book", metavar="CHAPTER", nargs="?", const="", help=words.say("help-rules-book"))
    rules.add_argument("--json", action="store_true", help=words.say("help-rules-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Show the rulebook, a part of it, or the coverage."""
    game = game_named(arguments.game)
    words = Words(words.language, game)
    asked = " ".join(arguments.asked)
    if arguments.glossary:
        return show_glossary(game, words.language, arguments.json)
    if arguments.book is not None:
        return show_book(game, arguments.book, words.language)
    if arguments.coverage:
        return coverage(game, words, arguments.json)
    if arguments.json:
        print_json(as_data(game, asked, words.language))
    else:
        look_up(Terminal(), game, asked, words)
    return 0


def look_up(terminal: Terminal, game: Game[Any], asked: str, words: Words) -> None:
    """Show a rule or example by ID, or list those with these words.

    Without words, everything is listed.
    """
    book, id = rulebook_of(game), asked.upper()
    if id in book.rules:
        show_rule(terminal, book, book.rules[id], words)
    elif id in book.examples:
        show_example(terminal, book.examples[id], words)
    else:
        found = find_part(game, asked, words.language)
        told = {"game": words.say(f"{game.prefix}-game"), "rules": len(found.rules), "examples": len(found.examples)}
        terminal.say(words.say("rules-heading", told))
        list_part(terminal, found, words)


def as_data(game: Game[Any], asked: str, language: str) -> dict[str, Any]:
    """The same for scripts, in both languages."""
    book, id = rulebook_of(game), asked.upper()
    if id in book.rules:
        return asdict(book.rules[id]) | {"examples": [example.id for example in book.examples_of(id)]}
    if id in book.examples:
        return asdict(book.examples[id])
    return asdict(find_part(game, asked, language))


def show_glossary(game: Game[Any], language: str, as_json: bool) -> int:
    """Print the terms of a game, each with one sentence and its rule."""
    words = Words(language, game, lessons=True)
    terms = [
        {"key": term.key, "name": words.say(term.name), "text": words.say(term.text), "rule": term.rule}
        for term in glossary_of(game)
    ]
    if not terms:
        raise BadInput("error-no-glossary", game=game.key)
    if as_json:
        print_json(terms)
        return 0
    terminal = Terminal()
    for term in terms:
        terminal.print(Text.assemble((term["name"], "bold"), f": {term['text']} ", (f"[{term['rule']}]", "cyan")))
    return 0


def find_part(game: Game[Any], asked: str, language: str) -> Rulebook:
    """The chapter with this ID, or what has all these words; refuses no match."""
    book, id = rulebook_of(game), asked.upper()
    if id in book.chapters:
        rules = {rule.id for rule in book.rules_in(id)}
        return part(book, rules | {example.id for example in book.examples.values() if rules & set(example.rules)})
    wanted = normalize(asked).split()
    texts = {rule.id: (rule.title, rule.text) for rule in book.rules.values()} | {
        example.id: (example.title, example.given, example.when, example.then) for example in book.examples.values()
    }
    found = {id for id, said in texts.items() if has_words(wanted, id, *(text.get(language, "") for text in said))}
    if not found:
        close = difflib.get_close_matches(id[:40], texts, n=3, cutoff=0.75)
        key = "error-unknown-rule-close" if close else "error-unknown-rule"
        raise BadInput(key, game=game.key, id=asked[:40], close=", ".join(close))
    return part(book, found)


def part(book: Rulebook, ids: set[str]) -> Rulebook:
    """The part of a rulebook with these rules and examples, and their chapters."""
    rules = {id: rule for id, rule in book.rules.items() if id in ids}
    named = {rule.chapter for rule in rules.values()}
    chapters = {id: chapter for id, chapter in book.chapters.items() if id in named}
    return Rulebook(chapters, rules, {id: example for id, example in book.examples.items() if id in ids})


def show_rule(terminal: Terminal, book: Rulebook, rule: Rule, words: Words) -> None:
    """Print a rule: ID and title, chapter, text, source; then its worked examples."""
    terminal.print(_with_title(rule.id, rule.title[words.language], "bold"))
    terminal.say(book.chapters[rule.chapter].title[words.language], "dim")
    terminal.say(rule.text[words.language])
    terminal.say(words.source(rule), "dim")
    for example in book.examples_of(rule.id):
        terminal.print()
        show_example(terminal, example, words)


def show_example(terminal: Terminal, example: Example, words: Words) -> None:
    """Print a worked example: ID, title, given, when, then, rules, source."""
    terminal.print(_with_title(example.id, example.title[words.language], "bold"))
    for key, text in (("given", example.given), ("when", example.when), ("then", example.then)):
        if text:
            terminal.say(words.say(f"rules-{key}", {"text": text[words.language]}))
    terminal.say(words.say("rules-shown", {"rules": ", ".join(example.rules)}), "dim")
    terminal.say(words.source(example), "dim")


def list_part(terminal: Terminal, book: Rulebook, words: Words) -> None:
    """Print the IDs and titles of rules by chapter, and of the examples."""
    for chapter in book.chapters.values():
        terminal.print()
        terminal.print(_with_title(chapter.id, chapter.title[words.language], "bold"))
        _list(terminal, {rule.id: rule.title for rule in book.rules_in(chapter.id)}, words)
    if book.examples:
        terminal.print()
        terminal.say(words.say("rules-examples"), "bold")
        _list(terminal, {example.id: example.title for example in book.examples.values()}, words)


def _list(terminal: Terminal, titles: Mapping[str, dict[str, str]], words: Words) -> None:
    for id, title in titles.items():
        terminal.print(Text.assemble("  ", _with_title(id, title[words.language])))


def _with_title(id: str, title: str, style: str = "") -> Text:
    return Text.assemble((id, f"{style} cyan"), "  ", (title, style))


def coverage(game: Game[Any], words: Words, as_json: bool) -> int:
    """Print which rules and examples are tested; status 1 if any is missing.

    Only a game that is declared complete has to have them all.
    """
    book = rulebook_of(game)
    proved = proved_by_tests(Path.cwd())
    missing = part(book, {*book.rules, *book.examples} - proved)
    told = {
        "game": game.key,
        "rules": len(book.rules),
        "covered": len(book.rules) - len(missing.rules),
        "missing": list(missing.rules),
        "examples": len(book.examples),
        "examples_covered": len(book.examples) - len(missing.examples),
        "examples_missing": list(missing.examples),
    }
    if as_json:
        print_json(told)
    else:
        terminal = Terminal()
        told |= {"game": words.say(f"{game.prefix}-game")}
        terminal.say(words.say("rules-covered", told))
        if book.examples:
            terminal.say(words.say("rules-examples-covered", told))
        if missing.rules or missing.examples:
            terminal.say(words.say("rules-missing"))
            list_part(terminal, missing, words)
    return 1 if game.complete and (missing.rules or missing.examples) else 0


def proved_by_tests(folder: Path) -> set[str]:
    """The IDs that the last ./test, in this folder or above, has proved."""
    file = next((above / NOTES for above in (folder, *folder.parents) if (above / NOTES).is_file()), None)
    if file is None:
        raise BadInput("error-no-coverage")
    try:
        notes = json.loads(read_text(file))
        passed, failed = set(notes["passed"]), set(notes["failed"])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise BadInput("error-coverage-shape", file=str(file)) from error
    return passed - failed
