"""The configuration file of `herna serve`: its options in TOML.

The command line wins over the environment, and that over the file.
"""

from __future__ import annotations

import argparse
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from herna.engine.errors import BadInput, Faults, HernaError
from herna.engine.journal import read_text
from herna.messages.words import Words

IN_ENVIRONMENT: Final = {
    "database_url": "HERNA_DATABASE_URL",
    "smtp_host": "HERNA_SMTP_HOST",
    "smtp_port": "HERNA_SMTP_PORT",
    "smtp_tls": "HERNA_SMTP_TLS",
    "smtp_user": "HERNA_SMTP_USER",
    "smtp_password": "HERNA_SMTP_PASSWORD",
    "smtp_sender": "HERNA_SMTP_SENDER",
}


def add_config(command: argparse.ArgumentParser, words: Words) -> None:
    """Add the option that names a configuration file."""
    command.add_argument("--config", type=Path, metavar="FILE", help=words.say("help-serve-config"))


def complete(given: argparse.Namespace, options: argparse.ArgumentParser, words: Words) -> argparse.Namespace:
    """The options that are given, or set by the environment or the file.

    Those that are set nowhere are None.
    """
    found = {} if given.config is None else read_config(given.config, options, words)
    for action in options._actions:
        variable = IN_ENVIRONMENT.get(action.dest)
        if variable is not None and os.environ.get(variable):
            found[action.dest] = _read(variable, os.environ[variable], action, options)
    found |= {name: value for name, value in vars(given).items() if value not in (None, [])}
    return argparse.Namespace(**{**dict.fromkeys(vars(given)), **found})


def read_config(file: Path, options: argparse.ArgumentParser, words: Words) -> dict[str, Any]:
    """What a file sets, by the names of the options.

    Every fault is told with its line.
    """
    text = read_text(file)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise _fault(file, line, str(error).partition(" (at ")[0]) from error
    known = {action.option_strings[0][2:]: action for action in options._actions if action.option_strings}
    faults: list[BadInput] = []
    found: dict[str, Any] = {}
    for name, value in data.items():
        action = known.get(name)
        try:
            if action is None:
                raise BadInput("error-config-unknown", name=name)
            found[action.dest] = _beside(file, _read(name, value, action, options))
        except HernaError as error:
            faults.append(_fault(file, _line_of(name, text), words.error(error)))
    if faults:
        raise Faults(sorted(faults, key=lambda fault: int(str(fault.arguments["line"]))))
    return found


def _read(name: str, value: Any, action: argparse.Action, options: argparse.ArgumentParser) -> Any:
    """A value as the command line would read it."""
    switch, many = action.nargs == 0, isinstance(action, argparse._AppendAction)
    if switch != isinstance(value, bool):
        raise BadInput("error-config-switch" if switch else "error-config-text", name=name)
    if switch:
        return value
    given = value if many and isinstance(value, list) else [value]
    if not all(isinstance(each, str | int | float) and not isinstance(each, bool) for each in given):
        raise BadInput("error-config-text", name=name)
    if not given:
        return []
    if action.choices is not None and value not in action.choices:
        raise BadInput("error-config-choice", name=name, given=str(value)[:40], choices=", ".join(action.choices))
    return getattr(options.parse_args([f"{action.option_strings[0]}={each}" for each in given]), action.dest)


def _beside(file: Path, value: Any) -> Any:
    """A path as seen from the folder of the file."""
    if isinstance(value, Path):
        return file.absolute().parent / value
    return [_beside(file, each) for each in value] if isinstance(value, list) else value


def _line_of(name: str, text: str) -> int:
    """The line in which a setting stands, from 1."""
    of_name = re.compile(rf"""\s*(\[+\s*)?["']?{re.escape(name)}["']?\s*[=.\]]""")
    return next((at for at, line in enumerate(text.splitlines(), 1) if of_name.match(line)), 1)


def _fault(file: Path, line: int, why: str) -> BadInput:
    return BadInput("error-config-line", file=str(file), line=line, why=why)


def or_default(given: argparse.Namespace, defaults: Mapping[str, Any]) -> argparse.Namespace:
    """The options, with defaults for those that are set nowhere."""
    set_somewhere = {name: value for name, value in vars(given).items() if value is not None}
    return argparse.Namespace(**{**vars(given), **defaults, **set_somewhere})
