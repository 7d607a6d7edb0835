"""`herna COMMAND`: parses the command line, runs the command, prints errors in one line."""

from __future__ import annotations

import argparse
import errno
import io
import os
import re
import sys
from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from herna import VERSION
from herna.build import BUILD
from herna.cli import (
    admin,
    arena,
    balance,
    bench,
    cards,
    coach,
    decks,
    draft,
    games,
    learn,
    open_matches,
    operate,
    play,
    puzzles,
    puzzles_make,
    replay,
    report,
    rules,
    scenario,
    serve,
    simulate,
    tournament,
    train,
)
from herna.cli.parser import Parser
from herna.engine.errors import Faults, HernaError, Illegal, unwritable
from herna.engine.rules import LANGUAGES
from herna.messages.words import Words

# Each module adds its commands to the parser and names the function that runs them:
# `add(commands, words)` and, set as the parser's default `run`, `(arguments, words) -> exit status`.
COMMANDS = (
    serve,
    operate,
    admin,
    open_matches,
    games,
    learn,
    puzzles,
    puzzles_make,
    play,
    rules,
    cards,
    decks,
    draft,
    scenario,
    replay,
    coach,
    simulate,
    report,
    arena,
    tournament,
    train,
    balance,
    bench,
)

LONG_COMMANDS = (
    *admin.NAMES,
    "bench server",
    "scenario list",
    "scenario show",
    "scenario check",
    "lesson check",
    "lesson seen",
    "puzzles check",
    "puzzles make",
)


def language() -> str:
    """The language of --lang, HERNA_LANG or the system; else English."""
    for wanted in (os.environ.get(name, "") for name in ("HERNA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")):
        if wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
    return LANGUAGES[0]


@cache
def parser(language: str, build: str) -> Parser:
    """The whole command line in a language; `--version` names the build."""
    words = Words(language)
    whole = Parser(words, prog="herna", description=words.say("help-herna"), allow_abbrev=False)
    whole.add_argument(
        "--version",
        action="version",
        version=words.say("version", {"version": VERSION, "build": words.say(f"build-{build}")}),
        help=words.say("help-version"),
    )
    whole.add_argument("--lang", choices=LANGUAGES, help=words.say("help-lang"))
    in_this_language: Any = partial(Parser, words)
    commands: Any = whole.add_subparsers(
        title=words.say("help-commands"), metavar="COMMAND", parser_class=in_this_language
    )
    for module in COMMANDS:
        module.add(commands, words)
    return whole


def _language_and_rest(given: Sequence[str]) -> tuple[str, list[str]]:
    """The language, given anywhere in the line, and the rest of the line.

    So errors in the rest are reported in that language.
    """
    for at, word in enumerate(given):
        name, _, wanted = word.partition("=")
        end = at + 1
        if word == "--lang" and end < len(given):
            wanted, end = given[end], end + 1
        if name == "--lang" and wanted in LANGUAGES:
            return wanted, [*given[:at], *given[end:]]
        if name == "--lang":  # put first, where the parser lists the languages
            return language(), [*given[at:end], *given[:at], *given[end:]]
    return language(), list(given)


def _with_long_commands(rest: list[str]) -> list[str]:
    """Join the two words of commands such as `bench server` into one."""
    name = " ".join(rest[:2])
    return [name, *rest[2:]] if name in LONG_COMMANDS else rest


DISK_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EIO)  # what writing to the standard output may end with
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")  # characters that a terminal would obey


def _replace_unencodable() -> None:
    """Print a question mark for a character that the terminal cannot show."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(given: Sequence[str] | None = None) -> int:
    """Run a command (by default the server); bad input ends with status 2."""
    _replace_unencodable()
    chosen, rest = _language_and_rest(sys.argv[1:] if given is None else given)
    words = Words(chosen)
    arguments = argparse.Namespace()
    try:
        arguments = parser(chosen, BUILD).parse_args(_with_long_commands(rest) or serve.MAIN_JOB)
        status: int = arguments.run(arguments, words)
        sys.stdout.flush()
        return status
    except HernaError as error:
        for line in _lines_of(error, arguments, words):
            print(f"herna: {CONTROL.sub('?', line)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has closed it
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 # it stays open until the program ends
        return 0
    except OSError as error:
        if error.errno not in DISK_FULL or error.filename is not None:
            raise
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 # it stays open until the program ends
        print(f"herna: {words.error(unwritable(words.say('standard-output'), error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _lines_of(error: HernaError, arguments: argparse.Namespace, words: Words) -> list[str]:
    """What is wrong, each fault in a line."""
    if isinstance(error, Illegal):
        options = getattr(arguments, "option", None) or []
        return decks.lines_of_illegal(error, [*options, f"scenario={getattr(arguments, 'scenario', '')}"], words)
    faults = error.faults if isinstance(error, Faults) else (error,)
    return [" ".join(words.error(fault).splitlines()) for fault in faults]


if __name__ == "__main__":
    sys.exit(main())
