"""Backups of a SQLite database, also while a server uses it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from herna.engine.errors import BadInput, unwritable

TABLES = {"tables", "entries", "visitors", "accounts", "alembic_version"}


def back_up(database: Path, file: Path) -> None:
    """Copy the database as it is now into a new file of its owner's."""
    _check(database)
    if file.exists():
        raise BadInput("error-file-exists", file=str(file))
    _copy(database, file)


def restore(file: Path, database: Path) -> Path | None:
    """Put a backup in place of the database; no server uses it.

    Returns where the database before is, if there was one.
    """
    _check(file)
    new, before = (database.with_name(f"{database.name}.{end}") for end in ("new", "before"))
    new.unlink(missing_ok=True)
    _copy(file, new)
    had = database.exists()
    if had:
        _copy(database, _fresh(before))  # with what is still in its log
    for end in ("-wal", "-shm"):
        database.with_name(f"{database.name}{end}").unlink(missing_ok=True)
    new.replace(database)
    return before if had else None


def _fresh(file: Path) -> Path:
    file.unlink(missing_ok=True)
    return file


def _check(file: Path) -> None:
    """Refuse a file that is no whole database of Herna."""
    if not file.is_file():
        raise BadInput("error-unreadable-file", file=str(file), why=os.strerror(2))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            sound = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        found, sound = set(), False
    if not sound or not found >= TABLES:
        raise BadInput("error-no-backup", file=str(file))


def _copy(source: Path, target: Path) -> None:
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise unwritable(target, error) from error
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as of,
            closing(sqlite3.connect(target)) as to,
        ):
            of.backup(to)
    except sqlite3.Error as error:
        target.unlink()
        raise BadInput("error-unwritable-file", file=str(target), why=str(error)) from error
