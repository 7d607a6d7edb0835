"""`herna admin`: the operator's commands, as words on a command line."""

import asyncio
import json
from pathlib import Path

import pytest

from herna.cli.admin import NAMES
from herna.server.entries import Entry, Header
from herna.server.visitors import Visitor, Visitors
from tests.cli.command import Herna
from tests.cli.databases import add_ann, store_in

SAT = {"name": "Ann", "token": "t", "owner": "ann"}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a database that has one account, at a table that waits and in a match."""
    folder = tmp_path / "data"

    async def fill() -> None:
        async with store_in(folder) as store:
            await Visitors(store).new_session(Visitor("ann", "Ann"))
            await add_ann(store)
            sits = Entry(1, "sit", 0, 1.0, SAT)
            await store.open_table(Header("waits", "connect-four", 2, {}, "seed", 1.0), [sits], "waiting", None)
            both = [sits, Entry(2, "sit", 1, 1.0, {"name": "Ben", "token": "u", "owner": "ben"})]
            await store.open_table(Header("plays", "connect-four", 2, {}, "seed", 2.0), both, "playing", None)

    asyncio.run(fill())
    return folder


def test_the_status_and_the_lists_are_for_people_and_for_scripts(herna: Herna, data: Path) -> None:
    assert "Matches being played: 1" in herna("admin", "--data", data).out
    status = json.loads(herna("admin", "status", "--json", "--data", data).out)
    assert (status["waiting"], status["playing"], status["accounts"], status["nodes"]) == (1, 1, 1, [])
    people = json.loads(herna("admin", "people", "--json", "--data", data).out)
    assert [(each["id"], each["name"], each["account"]) for each in people] == [("ann", "Ann", True)]
    tables = json.loads(herna("admin", "tables", "--json", "--data", data).out)
    assert [(each["id"], each["people"]) for each in tables] == [("plays", ["ann", "ben"]), ("waits", ["ann"])]
    seats = json.loads(herna("admin", "seats", "plays", "--json", "--data", data).out)
    assert [(each["seat"], each["name"], each["asked"]) for each in seats] == [(1, "Ann", True), (2, "Ben", False)]
    assert "Ann" in herna("admin", "people", "--data", data).out
    assert "plays" in herna("admin", "tables", "--most", "1", "--data", data).out
    assert "nothing" in herna("admin", "bans", "--data", data).out


def test_somebody_is_banned_and_unbanned(herna: Herna, data: Path) -> None:
    assert herna("admin", "ban", "Ann", "--reason", "spam", "--data", data).status == 0
    assert herna("admin", "ban", "192.0.2.7", "--data", data).status == 0
    bans = json.loads(herna("admin", "bans", "--json", "--data", data).out)
    assert {(ban["shown"], ban["reason"]) for ban in bans} == {("Ann", "spam"), ("192.0.2.7", "")}
    assert "192.0.2.7" not in {ban["key"] for ban in bans}

    assert herna("admin", "unban", "Ann", "--data", data).status == 0
    assert herna("admin", "unban", "Ann", "--data", data).refused("Ann")
    assert herna("admin", "ban", "nobody", "--data", data).refused("nobody")


def test_a_seat_is_freed_and_tables_are_closed(herna: Herna, data: Path) -> None:
    assert herna("admin", "kick", "plays", "2", "--data", data).status == 0
    seats = json.loads(herna("admin", "seats", "plays", "--json", "--data", data).out)
    assert seats[1]["kind"] == "bot"
    assert herna("admin", "kick", "plays", "2", "--data", data).refused("Nobody")
    assert "has ended" in herna("admin", "close", "plays", "--data", data).out
    assert "removed" in herna("admin", "close", "waits", "--data", data).out
    assert json.loads(herna("admin", "tables", "--json", "--data", data).out) == []
    ended = json.loads(herna("admin", "tables", "--ended", "--json", "--data", data).out)
    assert [row["status"] for row in ended] == ["over"]
    assert herna("admin", "close", "nowhere", "--data", data).refused("table")
    assert "4 entries" in herna("admin", "repair", "plays", "--data", data).out


def test_a_person_is_exported_into_a_private_file_and_deleted_only_when_sure(
    herna: Herna, data: Path, tmp_path: Path
) -> None:
    file = tmp_path / "ann.json"
    assert herna("admin", "export", "Ann", file, "--data", data).status == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert {table["id"] for table in json.loads(file.read_text())["tables"]} == {"plays", "waits"}
    assert herna("admin", "export", "Ann", file, "--data", data).refused("already")

    assert herna("admin", "delete", "Ann", "--data", data).refused("--yes")
    assert json.loads(herna("admin", "people", "--json", "--data", data).out)
    ran = herna("admin", "delete", "Ann", "--yes", "--data", data)

    assert "2 tables stay" in ran.out
    assert json.loads(herna("admin", "people", "--json", "--data", data).out) == []


def test_maintenance_is_told_in_the_status(herna: Herna, data: Path) -> None:
    assert herna("admin", "maintenance", "on", "Back at noon.", "--data", data).status == 0
    assert "Back at noon." in herna("admin", "status", "--data", data).out
    assert herna("admin", "maintenance", "off", "--data", data).status == 0
    assert json.loads(herna("admin", "status", "--json", "--data", data).out)["maintenance"] is None


def test_a_mistyped_command_does_nothing(herna: Herna, data: Path) -> None:
    for words in (("bann", "Ann"), ("Ann",), ("kick", "plays"), ("kick", "plays", "two"), ("maintenance", "perhaps")):
        assert herna("admin", *words, "--data", data).refused("")
    assert len(NAMES) == len(set(NAMES))


def test_a_database_that_is_not_there_is_not_made(herna: Herna, tmp_path: Path) -> None:
    assert herna("admin", "status", "--data", tmp_path).refused("herna.db")
    assert not list(tmp_path.iterdir())
