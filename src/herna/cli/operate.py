"""`herna backup`, `herna restore`, `herna admin password`: what an operator does."""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.messages.words import Words

if TYPE_CHECKING:
    from herna.server.settings import Settings


def add(commands: Any, words: Words) -> None:
    """Add the operator's commands to the command line."""
    for name, run, argument in (
        ("backup", run_backup, "file"),
        ("restore", run_restore, "file"),
        ("admin password", run_password, "name"),
    ):
        about = words.say(f"help-{name.replace(' ', '-')}")
        aliases = [name.split()[0]] if " " in name else []
        command = commands.add_parser(name, aliases=aliases, help=about, description=about, allow_abbrev=False)
        command.add_argument(argument, metavar=argument.upper(), help=words.say(f"help-operate-{argument}"))
        command.add_argument("--data", type=Path, metavar="FOLDER", help=words.say("help-serve-data"))
        command.add_argument("--database-url", metavar="URL", help=words.say("help-serve-database-url"))
        command.set_defaults(run=run)


def run_backup(arguments: argparse.Namespace, words: Words) -> int:
    """Back up the database, also while a server uses it."""
    from herna.server.backups import back_up

    back_up(_file_of(_settings(arguments)), Path(arguments.file))
    Terminal().say_whole(words.say("backup-done", {"file": arguments.file}))
    return 0


def run_restore(arguments: argparse.Namespace, words: Words) -> int:
    """Put a backup in place of the database, while no server runs."""
    from herna.server.backups import restore
    from herna.server.folder import Folder

    database = _file_of(_settings(arguments))
    with ExitStack() as held:
        folder = Folder(database.parent)
        if not folder.lock():
            raise BadInput("serve-folder-taken", folder=str(folder.path), url=folder.address())
        held.callback(folder.release)
        before = restore(Path(arguments.file), database)
    terminal = Terminal()
    terminal.say_whole(words.say("restore-done", {"file": str(database)}))
    if before is not None:
        terminal.say_whole(words.say("restore-before", {"file": str(before)}))
    return 0


def run_password(arguments: argparse.Namespace, words: Words) -> int:
    """Give an account a new random password, and sign it out everywhere."""
    from sqlalchemy.exc import SQLAlchemyError

    from herna.server.store import Store
    from herna.server.visitors import Visitors

    settings = _settings(arguments)
    if not settings.on_postgresql() and not (file := _file_of(settings)).is_file():
        raise BadInput("error-unreadable-file", file=str(file), why=os.strerror(2))

    async def reset() -> str:
        store = Store(settings.database())
        try:
            return await Visitors(store).reset_password(arguments.name)
        finally:
            await store.close()

    try:
        password = asyncio.run(reset())
    except (SQLAlchemyError, OSError) as error:
        raise BadInput("error-database", why=str(error).strip().partition("\n")[0][:300]) from error
    Terminal().say_whole(words.say("admin-password-done", {"name": arguments.name, "password": password}))
    return 0


def _settings(arguments: argparse.Namespace) -> Settings:
    from herna.server.settings import Settings

    url = arguments.database_url or os.environ.get("HERNA_DATABASE_URL", "")
    return Settings(url, **({} if arguments.data is None else {"data": arguments.data.absolute()}))


def _file_of(settings: Settings) -> Path:
    """The file of the database; PostgreSQL has programs of its own for backups."""
    if settings.on_postgresql():
        raise BadInput("error-backup-postgresql")
    folder = settings.folder()
    if folder is None:
        raise BadInput("error-database", why=settings.database_url[:80])
    return Path(settings.database().partition(":///")[2])
