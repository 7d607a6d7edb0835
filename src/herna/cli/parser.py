"""The parser of the command line, in the language of the user."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, Final, NoReturn

from herna.engine.errors import BadInput
from herna.messages.words import Words

# What argparse says, as patterns, and the message that says the same.
SAID: Final = tuple(
    (re.compile(pattern, re.DOTALL), key)
    for pattern, key in (
        (r"the following arguments are required: (?P<names>.+)", "cli-required"),
        (r"unrecognized arguments: (?P<given>.+)", "cli-unrecognized"),
        (r"one of the arguments (?P<names>.+) is required", "cli-one-required"),
        (r"argument (?P<name>.+?): expected (?:one|at least one|\d+) arguments?", "cli-expected"),
        (r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)", "cli-not-with"),
        (r"argument (?P<name>.+?): invalid choice: (?P<given>.+) \(choose from (?P<known>.+)\)", "cli-invalid-choice"),
        (r"argument (?P<name>.+?): invalid \S+ value: (?P<given>.+)", "cli-invalid"),
        (r"argument (?P<name>.+?): ignored explicit argument (?P<given>.+)", "cli-no-value"),
    )
)


class Help(argparse.HelpFormatter):
    """Help with a usage line in the language of the user."""

    def __init__(self, usage: str, prog: str, **given: Any) -> None:
        super().__init__(prog, **given)
        self.usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser with translated help, whose errors are one line like all others."""

    def __init__(self, words: Words, **given: Any) -> None:
        help: Any = partial(Help, f"{words.say('help-usage')} ")
        super().__init__(add_help=False, formatter_class=help, **given)
        self.words = words
        self._positionals.title = words.say("help-arguments")
        self._optionals.title = words.say("help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))

    def error(self, message: str) -> NoReturn:
        raise BadInput("error-command-line", why=in_words(message, self.words), command=self.prog)


def in_words(message: str, words: Words) -> str:
    """What argparse says, in the language of the user.

    What we do not know stays as it is.
    """
    for pattern, key in SAID:
        found = pattern.fullmatch(message)
        if found is not None:
            return words.say(key, {name: text.replace("'", "") for name, text in found.groupdict().items()})
    return message
