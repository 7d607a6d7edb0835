"""`herna backup`, `herna restore` and `herna admin password`."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from herna.server.folder import Folder
from herna.server.visitors import Visitors
from tests.cli.command import Herna
from tests.cli.databases import add_ann, store_in


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a database that has one account."""
    folder = tmp_path / "data"

    async def fill() -> None:
        async with store_in(folder) as store:
            await add_ann(store)

    asyncio.run(fill())
    return folder


def names(file: Path) -> list[str]:
    """The accounts in a database."""
    with closing(sqlite3.connect(file)) as connection:
        return sorted(name for (name,) in connection.execute("SELECT name FROM accounts"))


def test_a_backup_is_restored_and_the_database_before_is_kept(herna: Herna, data: Path, tmp_path: Path) -> None:
    backup, database = tmp_path / "backup.db", data / "herna.db"
    with closing(sqlite3.connect(database)) as server:  # a server that has it open, with something in its log
        server.execute("PRAGMA journal_mode=WAL")
        server.execute("UPDATE accounts SET name = 'bob'")
        server.commit()
        assert herna("backup", backup, "--data", data).status == 0
    with closing(sqlite3.connect(database)) as later:
        later.execute("UPDATE accounts SET name = 'carl'")
        later.commit()

    ran = herna("restore", backup, "--data", data)

    assert ran.status == 0
    assert names(backup) == names(database) == ["bob"]
    assert names(data / "herna.db.before") == ["carl"]
    assert backup.stat().st_mode & 0o777 == database.stat().st_mode & 0o777 == 0o600
    assert herna("backup", backup, "--data", data).refused("already")


def test_nothing_is_restored_while_a_server_has_the_folder(herna: Herna, data: Path, tmp_path: Path) -> None:
    assert herna("backup", tmp_path / "backup.db", "--data", data).status == 0
    folder = Folder(data)
    assert folder.lock()

    ran = herna("restore", tmp_path / "backup.db", "--data", data)
    folder.release()

    assert ran.refused(str(data))


def test_what_is_no_backup_is_refused_and_changes_nothing(herna: Herna, data: Path, tmp_path: Path) -> None:
    text, other, cut = tmp_path / "text", tmp_path / "other.db", tmp_path / "cut.db"
    text.write_text("no database " * 99)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE things (id)")
    whole = (data / "herna.db").read_bytes()
    cut.write_bytes(whole[: len(whole) // 2])

    for file in (text, other, cut):
        assert herna("restore", file, "--data", data).refused("no whole database")
    assert herna("restore", tmp_path / "nothing", "--data", data).refused("nothing")
    assert names(data / "herna.db") == ["ann"]
    assert not (data / "herna.db.before").exists()


def test_a_backup_of_postgresql_is_left_to_its_own_programs(herna: Herna, tmp_path: Path) -> None:
    url = "postgresql://localhost/herna"

    assert herna("backup", tmp_path / "backup", "--database-url", url).refused("pg_dump")
    assert herna("restore", tmp_path / "backup", "--database-url", url).refused("pg_restore")


def test_a_forgotten_password_is_replaced(herna: Herna, data: Path) -> None:
    ran = herna("admin", "password", "ANN", "--data", data)
    password = ran.out.split()[-1]

    async def sign_in(password: str) -> str:
        async with store_in(data) as store:
            return (await Visitors(store).sign_in("Ann", password)).name

    assert asyncio.run(sign_in(password)) == "Ann"
    assert herna("admin", "password", "Nobody", "--data", data).refused("Nobody")
    (data / "other").mkdir()
    assert herna("admin", "password", "Ann", "--data", data / "other").refused("herna.db")
    assert not list((data / "other").iterdir())
