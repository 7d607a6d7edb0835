"""Playing with changed cards: `--change FILE`, and journals that have changes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from herna.engine.content import Changes, all_changes, changes_of, set_changes
from herna.engine.errors import BadInput
from herna.engine.game import RANDOM
from herna.engine.journal import read_text
from herna.games.catalogue import game_named, is_loaded
from herna.messages.library import fault_in_words
from herna.messages.words import Words

if TYPE_CHECKING:
    from herna.lab.dry_run import IllegalDecks


def add_change(command: argparse.ArgumentParser, words: Words) -> None:
    """Add the option that gives changed cards."""
    told = words.say("help-change")
    command.add_argument("--change", metavar="FILE", type=Path, action="append", default=[], help=told)


def use_changes(arguments: argparse.Namespace, words: Words, game: str = "") -> None:
    """Play with the changes of --change from now on.

    Without a game, each file says which one it changes. Call this before any game is loaded.
    """
    if not arguments.change:
        return
    from herna.lab.dry_run import check_change, read_apart  # only now: without a change they are not needed

    changes: dict[str, Changes] = {}
    for file in arguments.change:
        text = read_text(file)
        changed, found = read_apart(game, text, str(file))
        if changed in changes:
            raise BadInput("error-change-twice", file=str(file), game=changed)
        illegal = check_change(changed, found, str(file), text)
        changes[changed] = found
        _use(changed, found, str(file))
        warn_of_illegal_decks(illegal, changed, words)


def use_recorded_changes(header: Mapping[str, object], file: str) -> None:
    """Play with the changes that the first line of a journal gives."""
    game, changes = str(header.get("game")), header.get("change", {})
    if not isinstance(changes, dict):
        raise BadInput("error-journal-line", file=file, line=1)
    if not changes or changes == changes_of(game):
        return
    from herna.lab.dry_run import check_apart, check_change

    try:
        found = check_apart(game, changes, file)
    except RecursionError as error:  # nested deeper than any content
        raise BadInput("error-journal-line", file=file, line=1) from error
    check_change(game, found, file)
    _use(game, found, file)


def use_changes_of_run(folder: Path) -> None:
    """Play with the changes that a stored run was played with."""
    from herna.lab.runs import RUN, read_request

    request = read_request(folder)
    use_recorded_changes({"game": request.game, "change": request.change}, str(folder / RUN))


def _use(game: str, changes: Changes, file: str) -> None:
    if is_loaded(game):
        raise BadInput("error-change-late", file=file, game=game)
    set_changes({**all_changes(), game: changes})


def warn_of_illegal_decks(
    illegal: IllegalDecks, game: str, words: Words, options: Mapping[str, object] | None = None
) -> None:
    """Say which ready-made decks a change makes illegal, with the reasons.

    With the options of the matches, also which of these decks they play.
    """
    for key, faults in illegal:
        why = " ".join(fault_in_words(fault, Words(words.language, game_named(game))) for fault in faults)
        played = options is not None and any(
            options.get(option.name) in (key, RANDOM) for option in game_named(game).options() if key in option.values
        )
        told = "balance-illegal-deck" if played else "change-illegal-deck"
        print(words.say(told, {"deck": key, "why": why}), file=sys.stderr)
