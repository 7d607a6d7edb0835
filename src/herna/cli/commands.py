"""What all commands have in common: how they are added, and data for scripts."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from typing import Any

from herna.messages.words import Words


def add_command(
    commands: Any,
    name: str,
    run: Callable[[argparse.Namespace, Words], int],
    words: Words,
    aliases: Sequence[str] = (),
) -> argparse.ArgumentParser:
    """Add a command to the command line.

    Its help is the message `help-NAME`; its own page begins with `help-NAME-whole`, if there is such a message.
    """
    key = f"help-{name.replace(' ', '-')}"
    about = words.say(key)
    whole = words.say(f"{key}-whole", {"about": about}) if words.has(f"{key}-whole") else about
    command: argparse.ArgumentParser = commands.add_parser(
        name, aliases=aliases, help=about, description=whole, allow_abbrev=False
    )
    command.set_defaults(run=run)
    return command


def print_json(data: object) -> None:
    """Print results for scripts: `--json`."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
