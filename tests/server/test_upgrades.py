"""Tables that began under other rules, or that can no longer be read; snapshots of other versions."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs
from sqlalchemy import update

from herna.cli.main import main
from herna.games.catalogue import game_named
from herna.server.entries import Entry, Header
from herna.server.lobby import SNAPSHOT_EVERY, Lobby
from herna.server.rooms import Unreadable
from herna.server.schema import ENTRIES, SNAPSHOTS, TABLES
from herna.server.sealed import Changed, OtherVersion, seal, unseal
from tests.kit.present import present
from tests.server.lobbies import Lobbies, act, drop
from tests.server.serving import Guest, Server, error_of
from tests.server.test_shared_table import a_match
from tests.server.test_shared_table import drop as drop_at

CONNECT_FOUR = game_named("connect-four")


async def change_header(lobby: Lobby, id: str, **changes: Any) -> None:
    """Change what is stored of a table, as another version would have written it."""
    header = structs.replace(present(await lobby.store.header(id)), **changes)
    async with lobby.store.changing() as connection:
        await connection.execute(
            update(TABLES).where(TABLES.c.id == id).values(header=msgspec.json.encode(header), game=header.game)
        )
    lobby.rooms.loaded.pop(id, None)


async def forbid(lobby: Lobby, id: str) -> None:
    """Store a choice that the rules do not allow."""
    entry = Entry(3, "choose", 0, 1.0, {"choice": ["drop", 99]})
    async with lobby.store.changing() as connection:
        await connection.execute(
            update(ENTRIES)
            .where(ENTRIES.c.table_id == id, ENTRIES.c.number == 3)
            .values(body=msgspec.json.encode(entry))
        )
    lobby.rooms.loaded.pop(id, None)


async def a_public_table(lobby: Lobby, id: str, **changes: Any) -> None:
    """A table of two people and one choice."""
    header = Header(id, "connect-four", 2, {}, "seed", 4e9, public=True, **changes)
    people = [Entry(n, "sit", n - 1, 1.0, {"name": "", "token": f"t{n - 1}", "owner": "ann"}) for n in (1, 2)]
    await lobby.open_table(header, people)
    await act(lobby, await lobby.rooms.find(id), drop(1))


@pytest.mark.parametrize("how", ["rules", "game"])
def test_a_table_that_cannot_be_read_is_left_out_of_the_lists_and_says_so_itself(
    server: Server, guest: Guest, how: str
) -> None:
    guest.me()
    broken, sound = (guest.open_table(seats="me me", public=True) for _ in range(2))
    guest.choose(broken, "drop", 3)
    change = forbid(server.lobby, broken) if how == "rules" else change_header(server.lobby, broken, game="gone")
    server.run(change)

    for listed in (guest.open_tables(), guest.own_tables()):
        ids = [table.id for table in listed]
        assert sound in ids
        assert broken not in ids
    assert error_of(guest.look, broken) == (404, "error-table-unreadable")
    assert error_of(guest.glance, broken) == (404, "error-table-unreadable")
    assert error_of(guest.choose, broken, "drop", 3, number=2) == (404, "error-table-unreadable")
    assert guest.register(f"Upgrade {how}", "a long password").account


async def test_a_table_that_cannot_be_read_is_looked_after_rarely(lobbies: Lobbies) -> None:
    lobby = await lobbies.new()
    await a_public_table(lobby, "one")
    await forbid(lobby, "one")
    async with lobby.store.changing() as connection:
        await connection.execute(update(TABLES).values(due=1.0))

    await lobby.sweep()

    with pytest.raises(Unreadable):
        await lobby.rooms.find("one")
    assert await lobby.store.due(time.time() + 3000.0, 9) == []
    assert await lobby.store.due(time.time() + 4000.0, 9) == ["one"]


def test_a_match_that_goes_on_under_other_rules_says_so(server: Server, guest: Guest) -> None:
    table = guest.open_table(seats="me me")
    assert not guest.look(table).table.rules_changed

    server.run(change_header(server.lobby, table, rules=CONNECT_FOUR.version + 1))

    assert guest.look(table).table.rules_changed
    guest.do(table, "resign")
    assert not guest.look(table).table.rules_changed


# Snapshots


def test_a_snapshot_of_other_versions_or_one_that_was_changed_is_not_used() -> None:
    table = a_match()
    drop_at(table, 3, 4)
    stored = seal(table)

    assert unseal(stored, CONNECT_FOUR)["number"] == 4
    with pytest.raises(Changed):
        unseal(stored.replace(b'"number":4', b'"number":5'), CONNECT_FOUR)
    with pytest.raises(OtherVersion):
        unseal(b"0" + stored, CONNECT_FOUR)
    with pytest.raises(OtherVersion):
        unseal(msgspec.json.encode({"version": 4}), CONNECT_FOUR)
    with pytest.raises(OtherVersion):
        unseal(stored, game_named("warcraft"))


def test_a_table_whose_snapshot_was_damaged_is_read_from_its_entries(
    server: Server, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.lobby.chat.limits, "burst", 2.0 * SNAPSHOT_EVERY)
    table = guest.open_table(seats="me me")
    for number in range(SNAPSHOT_EVERY):
        guest.do(table, "say", text=str(number))
    before, store = guest.look(table), server.lobby.store

    async def damage() -> None:
        body = present(await store.snapshot(table))
        async with store.changing() as connection:
            of_table = update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
            await connection.execute(of_table.values(body=body.replace(b'"number":50', b'"number":40')))
        server.lobby.rooms.loaded.pop(table, None)

    server.run(damage())

    assert guest.look(table) == before


# herna matches


async def tables_of_two_versions(lobbies: Lobbies) -> None:
    lobby = await lobbies.new()
    for id in ("now", "then", "broken", "gone"):
        await a_public_table(lobby, id, rules=CONNECT_FOUR.version)
    await change_header(lobby, "then", rules=CONNECT_FOUR.version + 1)
    await change_header(lobby, "broken", rules=CONNECT_FOUR.version + 1)
    await forbid(lobby, "broken")
    await change_header(lobby, "gone", game="gone", rules=3)


async def test_open_matches_are_listed_by_game_and_rules(lobbies: Lobbies, capsys: pytest.CaptureFixture[str]) -> None:
    await tables_of_two_versions(lobbies)
    given = ["matches", "--database-url", lobbies.settings.database(), "--json"]

    status = await asyncio.to_thread(main, given)
    found = json.loads(capsys.readouterr().out)
    affected = await asyncio.to_thread(main, [*given, "--affected"])
    rest = json.loads(capsys.readouterr().out)
    assert await asyncio.to_thread(main, [*given[:-1], "--affected"]) == 1

    known = CONNECT_FOUR.version
    own = {"game": "connect-four", "known": known}
    assert (status, affected) == (0, 1)
    assert found == [
        own | {"rules": known, "matches": 1, "unreadable": 0},
        own | {"rules": known + 1, "matches": 2, "unreadable": 1},
        {"game": "gone", "rules": 3, "known": 0, "matches": 1, "unreadable": 1},
    ]
    assert rest == found[1:]
    assert "one cannot go on" in capsys.readouterr().out


def test_matches_of_a_folder_without_a_database_are_refused_and_none_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["matches", "--data", str(tmp_path)]) == 2

    assert "herna.db" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
