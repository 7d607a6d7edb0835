"""`herna backup` and `herna restore`, and which database an operator's commands mean."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from herna.cli.commands import add_command
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.lab.extras import require
from herna.messages.words import Words

if TYPE_CHECKING:
    from herna.server.admin import Admin
    from herna.server.settings import Settings

R = TypeVar("R")


def add(commands: Any, words: Words) -> None:
    """Add the operator's commands to the command line."""
    for name, run in (("backup", run_backup), ("restore", run_restore)):
        command = add_command(commands, name, run, words)
        command.add_argument("file", metavar="FILE", help=words.say("help-operate-file"))
        add_database(command, words)


def add_database(command: argparse.ArgumentParser, words: Words) -> None:
    """Add the options that say which database is meant."""
    command.add_argument("--data", type=Path, metavar="FOLDER", help=words.say("help-serve-data"))
    command.add_argument("--database-url", metavar="URL", help=words.say("help-serve-database-url"))
    command.add_argument("--config", type=Path, metavar="FILE", help=words.say("help-operate-config"))


def run_backup(arguments: argparse.Namespace, words: Words) -> int:
    """Back up the database, also while a server uses it."""
    from herna.server.backups import back_up

    back_up(file_of(settings_of(arguments, words)), Path(arguments.file))
    Terminal().say_whole(words.say("backup-done", {"file": arguments.file}))
    return 0


def run_restore(arguments: argparse.Namespace, words: Words) -> int:
    """Put a backup in place of the database, while no server runs."""
    from herna.server.backups import restore
    from herna.server.folder import Folder

    database = file_of(settings_of(arguments, words))
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


def in_database(settings: Settings, do: Callable[[Admin], Awaitable[R]]) -> R:
    """Do something in the database of a server, also while it runs."""
    require("server")
    import structlog
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from herna.server.admin import Admin

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))

    async def run() -> R:
        async with Admin(settings) as admin:
            return await do(admin)

    try:
        if not settings.on_postgresql() and not (file := file_of(settings)).is_file():
            raise BadInput("error-unreadable-file", file=str(file), why=os.strerror(2))
        return asyncio.run(run())
    except (ArgumentError, ImportError, SQLAlchemyError, OSError) as error:
        raise BadInput("error-database", why=str(error).strip().partition("\n")[0][:300]) from error


def settings_of(arguments: argparse.Namespace, words: Words) -> Settings:
    """The settings of the server whose database is meant."""
    require("server")
    from herna.cli.config import complete
    from herna.cli.serve import options
    from herna.server.settings import Settings

    found = complete(arguments, options(words), words)
    return Settings(found.database_url or "", **({} if found.data is None else {"data": found.data.absolute()}))


def file_of(settings: Settings) -> Path:
    """The file of the database; PostgreSQL has programs of its own for backups."""
    if settings.on_postgresql():
        raise BadInput("error-backup-postgresql")
    folder = settings.folder()
    if folder is None:
        raise BadInput("error-database", why=settings.database_url[:80])
    return Path(settings.database().partition(":///")[2])
