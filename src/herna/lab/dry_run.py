"""Tries a change of a game's content in processes of its own.

A game reads its content when it is imported, and this process may be about to import the changed one. What comes back
from the other processes is plain data, since compiled objects cannot be sent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from herna.engine.chance import Seeded
from herna.engine.checked import Fault
from herna.engine.content import Changes, refuse_if, set_changes
from herna.engine.errors import BadInput, Faults, HernaError
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named
from herna.lab.change import GAME, SAID, check_changes, content_of, lines_of, located, read_change, read_change_file
from herna.lab.cores import run_in_parts
from herna.messages.words import Words

Plain = list[tuple[str, dict[str, object]]]  # faults: the key of the message and its arguments

Found = TypeVar("Found")


def _apart(work: Callable[[Sequence[int]], Found]) -> Found:
    """Do some work in a process that has imported no game."""
    (found,) = run_in_parts(work, range(1), 1, apart=True)
    return found


# Reading


def read_apart(game: str, text: str, file: str) -> tuple[str, Changes]:
    """The changes in the text of a file, and their game.

    Without a game, the file says which one.
    """
    return _accepted(_apart(partial(_read, game, text, file)))


def check_apart(game: str, changes: Mapping[str, object], file: str) -> Changes:
    """The changes with which a match was played, from its journal."""
    return _accepted(_apart(partial(_check, game, changes, file)))[1]


def _accepted(found: tuple[str, Changes, Plain]) -> tuple[str, Changes]:
    game, changes, faults = found
    refuse_if([BadInput(key, **arguments) for key, arguments in faults])
    return game, changes


def _read(game: str, text: str, file: str, numbers: Sequence[int]) -> tuple[str, Changes, Plain]:
    try:
        game = game or _game_of(text, file)
        return game, read_change(game_named(game), text, file), []
    except BadInput as error:
        return game, {}, _plain(error)


def _check(game: str, changes: Mapping[str, object], file: str, numbers: Sequence[int]) -> tuple[str, Changes, Plain]:
    try:
        return game, check_changes(game_named(game), changes, file), []
    except BadInput as error:
        return game, {}, _plain(error)


def _game_of(text: str, file: str) -> str:
    """The game that a change file names, or that its content files need."""
    given = read_change_file(text, file)
    if GAME in given:
        return str(given[GAME])
    wanted = given.keys() - SAID.keys()
    fit = [key for key in game_keys() if wanted and wanted <= content_of(game_named(key)).keys()]
    if len(fit) != 1:
        raise BadInput("error-change-which", file=file, known=", ".join(game_keys()))
    return fit[0]


# Playing


IllegalDecks = list[tuple[str, tuple[Fault, ...]]]  # ready-made decks, each with every reason


def check_change(
    game: str,
    changes: Changes,
    file: str,
    text: str = "",
    seats: int = 0,
    options: Mapping[str, object] | None = None,
) -> IllegalDecks:
    """The ready-made decks that a change makes illegal.

    A change with which the game cannot be set up is refused, each fault with its line in `text`.
    """
    lines = lines_of(text)
    refusals, illegal = _apart(partial(_try, game, changes, seats, dict(options or {})))
    faults: list[BadInput] = []
    for key, arguments in refusals:
        where = _line_of_fault(arguments, lines, text, file)
        faults.append(BadInput("error-change-broken", file=where, game=game, why=HernaError(key, **arguments)))
    refuse_if(faults)
    return [(key, tuple(Fault(*reason) for reason in reasons)) for key, reasons in illegal]


def _line_of_fault(arguments: Mapping[str, object], lines: Mapping[str, int], text: str, file: str) -> str:
    """Where in a change file the game has found a fault.

    In the entry of its card, or where the word stands.
    """
    card, field, word = (str(arguments.get(name, "")) for name in ("card", "field", "text"))
    for place in lines:
        if card and place.endswith(f"[{card}]"):
            return located(file, lines, f"{place}.{field}")
    for number, line in enumerate(text.splitlines(), 1):
        if word and f'"{word}"' in line:
            return f"{file}:{number}"
    return file


def _try(
    key: str, changes: Changes, seats: int, options: Mapping[str, object], numbers: Sequence[int]
) -> tuple[Plain, list[tuple[str, list[tuple[Any, ...]]]]]:
    """Why the changed game cannot be set up; or its illegal decks.

    Each reason is its fields.
    """
    set_changes({key: changes})
    try:
        game = game_named(key)
        game.play(seats or min(game.seat_counts), game.read_options(options), Seeded("seed"))
    except HernaError as error:
        return _plain(error), []
    except Exception as fault:  # the game's code cannot handle the change
        return [("error-change-code", {"why": f"{type(fault).__name__}: {fault}"})], []
    words = Words(LANGUAGES[0], game)
    checked = {deck: game.check_deck(game.deck_text(deck, words.say), deck).faults for deck in game.decks()}
    plain = {deck: [(fault.rule, fault.key, fault.arguments) for fault in faults] for deck, faults in checked.items()}
    return [], [(deck, faults) for deck, faults in plain.items() if faults]


def _plain(error: HernaError) -> Plain:
    faults = error.faults if isinstance(error, Faults) else (error,)
    return [(fault.key, fault.arguments) for fault in faults]
