"""`herna matches`: the open matches of a server, and those that other rules affect."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table

from herna.cli.commands import add_command
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.lab.extras import require
from herna.messages.words import Words

if TYPE_CHECKING:
    from herna.server.open_matches import Group


def add(commands: Any, words: Words) -> None:
    """Add `matches` to the command line."""
    matches = add_command(commands, "matches", run, words)
    matches.add_argument("--affected", action="store_true", help=words.say("help-matches-affected"))
    matches.add_argument("--json", action="store_true", help=words.say("help-matches-as-json"))
    matches.add_argument("--data", type=Path, metavar="FOLDER", help=words.say("help-serve-data"))
    matches.add_argument("--database-url", metavar="URL", help=words.say("help-serve-database-url"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """List the open matches; with --affected, status 1 if one cannot go on."""
    require("server")
    import structlog  # imported late: every other command starts faster without the server

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    found = asyncio.run(_find(arguments))
    groups = [group for group in found if group.affected() or not arguments.affected]
    if arguments.json:
        print(json.dumps([{name: getattr(group, name) for name in group.__struct_fields__} for group in groups]))
    else:
        show(Terminal(), groups, words)
    return 1 if arguments.affected and any(group.unreadable for group in groups) else 0


async def _find(arguments: argparse.Namespace) -> list[Group]:
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from herna.server.open_matches import open_matches
    from herna.server.settings import Settings
    from herna.server.store import Store

    url = arguments.database_url or os.environ.get("HERNA_DATABASE_URL", "")
    settings = Settings(url, **({} if arguments.data is None else {"data": arguments.data.absolute()}))
    try:
        store = Store(settings.database())
        database = store.engine.url.database or ""
        if store.on_sqlite and not Path(database).exists():
            raise BadInput("error-unreadable-file", file=database, why=os.strerror(2))
        try:
            return await open_matches(store)
        finally:
            await store.close()
    except (ArgumentError, ImportError, SQLAlchemyError, OSError) as error:
        raise BadInput("error-database", why=str(error).strip().partition("\n")[0][:300]) from error


def show(terminal: Terminal, groups: list[Group], words: Words) -> None:
    """Print a row for each game and version of its rules."""
    if not groups:
        terminal.say(words.say("open-matches-none"))
        return
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    for column in ("game", "rules", "known", "count", "state"):
        table.add_column(words.say(f"open-matches-{column}"))
    for group in groups:
        known, state = str(group.known) if group.known else words.say("open-matches-no-game"), ""
        if group.affected():
            state = words.say("open-matches-affected", {"unreadable": group.unreadable})
        rules = str(group.rules) if group.rules else words.say("open-matches-unknown")
        table.add_row(group.game, rules, known, str(group.matches), state)
    terminal.print(table)
