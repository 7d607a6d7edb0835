"""`herna rules`: the rule catalogue of a game, and which of its rules have a passing test."""

from __future__ import annotations

import argparse
import difflib
import json
from pathlib import Path
from typing import Any

from herna.cli.terminal import Terminal, list_rules, section_of, show_rule
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.engine.rules import Rule
from herna.games.catalogue import game_named, rules_of
from herna.messages.words import Words

NOTES = Path("build") / "rule-coverage.json"  # what the last ./test has written


def add(commands: Any, words: Words) -> None:
    """Add `rules` to the command line."""
    about = words.say("help-rules")
    rules = commands.add_parser("rules", help=about, description=about, allow_abbrev=False)
    rules.add_argument("game", metavar="GAME", help=words.say("help-game"))
    what = rules.add_mutually_exclusive_group()
    what.add_argument("id", metavar="ID", nargs="?", help=words.say("help-rules-id"))
    what.add_argument("--coverage", action="store_true", help=words.say("help-rules-coverage"))
    rules.add_argument("--json", action="store_true", help=words.say("help-rules-json"))
    rules.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Show the list of rules, one rule, or the coverage."""
    game = game_named(arguments.game)
    rules = rules_of(game)
    words = Words(words.language, game)
    if arguments.coverage:
        return coverage(game, rules, words, arguments.json)
    if arguments.id is not None:
        rule = rule_named(game, rules, arguments.id)
        if arguments.json:
            _print_json(as_data(rule))
        else:
            show_rule(Terminal(), rule, words)
    elif arguments.json:
        _print_json([as_data(rule) for rule in rules.values()])
    else:
        terminal = Terminal()
        name = words.say(f"{game.prefix}-game")
        terminal.say(words.say("rules-heading", {"game": name, "rules": len(rules)}))
        list_rules(terminal, rules, words)
    return 0


def rule_named(game: Game[Any], rules: dict[str, Rule], id: str) -> Rule:
    """The rule with this ID, in capitals or not; for a mistyped one the error names those that look like it."""
    rule = rules.get(id.upper())
    if rule is not None:
        return rule
    close = difflib.get_close_matches(id[:40].upper(), rules, n=3, cutoff=0.75)
    if close:
        raise BadInput("error-unknown-rule-close", game=game.key, id=id[:40], close=", ".join(close))
    raise BadInput("error-unknown-rule", game=game.key, id=id[:40])


def as_data(rule: Rule) -> dict[str, object]:
    """A rule in both languages, as data for scripts."""
    return {
        "id": rule.id,
        "section": section_of(rule),
        "title": rule.title,
        "text": rule.text,
        "source": rule.source,
    }


def coverage(game: Game[Any], rules: dict[str, Rule], words: Words, as_json: bool) -> int:
    """Say which rules have a passing and no failing test; status 1 if a complete game lacks one."""
    proved = rules_with_a_passing_test(Path.cwd())
    missing = [id for id in rules if id not in proved]
    covered = len(rules) - len(missing)
    if as_json:
        _print_json({"game": game.key, "rules": len(rules), "covered": covered, "missing": missing})
    else:
        terminal = Terminal()
        name = words.say(f"{game.prefix}-game")
        terminal.say(words.say("rules-covered", {"game": name, "covered": covered, "rules": len(rules)}))
        if missing:
            terminal.say(words.say("rules-missing"))
            list_rules(terminal, {id: rules[id] for id in missing}, words)
    return 1 if game.complete and missing else 0


def rules_with_a_passing_test(folder: Path) -> set[str]:
    """The IDs that the notes of the last ./test, in this folder or one above it, say are proved."""
    file = next((above / NOTES for above in (folder, *folder.parents) if (above / NOTES).is_file()), None)
    if file is None:
        raise BadInput("error-no-coverage")
    try:
        notes = json.loads(read_text(file))
        passed, failed = set(notes["passed"]), set(notes["failed"])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise BadInput("error-coverage-shape", file=str(file)) from error
    return passed - failed


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
