"""The lobby: nothing is told before it is kept, nothing counts twice, and whatever fails, the table goes on."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest

from herna.engine.content import Changes, set_changes
from herna.engine.decision import Choice
from herna.engine.errors import BadInput, HernaError
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.server import rooms
from herna.server.accept import Stale
from herna.server.apply import apply
from herna.server.entries import Entry, Header
from herna.server.lobby import Lobby
from herna.server.messages import Clock, Say, Undo
from herna.server.rooms import Room
from herna.server.shared_table import SharedTable
from herna.server.store import Store, Write
from herna.server.thinkers import Thinkers
from tests.kit.present import present
from tests.server.lobbies import Gated, Lobbies, Prompt, a_table, act, drop, gate, until, version

# Kept first, then told


async def test_nobody_is_told_of_a_choice_before_it_is_kept(lobby: Lobby, room: Room) -> None:
    news = asyncio.Event()
    room.listeners.add(news)
    gate(lobby).gate.clear()

    choosing = asyncio.create_task(act(lobby, room, drop(1)))
    await asyncio.sleep(0.05)
    looking = asyncio.create_task(version(lobby, room))
    await asyncio.sleep(0.1)

    assert not choosing.done()  # not the one who chose
    assert not looking.done()  # not the one who looks
    assert not news.is_set()  # not those who listen
    assert [entry.number for entry in await lobby.store.entries("one")] == [1, 2]
    gate(lobby).gate.set()
    assert await choosing == await looking == 3
    assert news.is_set()


async def test_a_choice_that_could_not_be_kept_has_not_happened(lobby: Lobby, room: Room) -> None:
    gate(lobby).fails = True

    with pytest.raises(OSError, match="the disk is full"):
        await act(lobby, room, drop(1))

    assert await version(lobby, room) == 2
    gate(lobby).fails = False
    assert await act(lobby, room, drop(1)) == 3


async def test_a_choice_that_is_kept_although_nobody_heard_so_counts_once(lobby: Lobby, room: Room) -> None:
    """The line to the database is cut after it was written and before that was told."""

    class Cut(Gated):
        async def _write(self, writes: Sequence[Write]) -> set[int]:
            await super()._write(writes)
            raise OSError("the line is cut")

    whole, lobby.store = lobby.store, Cut(lobby.settings.database())
    with pytest.raises(OSError, match="the line is cut"):
        await act(lobby, room, drop(1))
    await lobby.store.close()
    lobby.store = whole

    assert await version(lobby, room) == 3
    assert await act(lobby, room, drop(1)) == 3  # sent again
    assert await act(lobby, room, drop(2)) == 4


async def test_a_choice_is_finished_although_the_one_who_made_it_has_gone(lobby: Lobby, room: Room) -> None:
    news = asyncio.Event()
    room.listeners.add(news)
    gate(lobby).gate.clear()
    choosing = asyncio.create_task(act(lobby, room, drop(1)))
    await asyncio.sleep(0.05)

    choosing.cancel()
    await asyncio.gather(choosing, return_exceptions=True)
    gate(lobby).gate.set()

    await news.wait()  # the others are told
    assert await version(lobby, room) == 3


async def test_the_same_message_counts_once_also_if_both_come_at_the_same_time(lobby: Lobby, room: Room) -> None:
    told = await asyncio.gather(*(act(lobby, room, drop(1)) for _ in range(5)))

    assert told == [3] * 5
    assert len(await lobby.store.entries("one")) == 3


async def test_closing_waits_until_what_is_taken_is_kept(lobbies: Lobbies, lobby: Lobby, room: Room) -> None:
    gate(lobby).gate.clear()
    choosing = asyncio.create_task(act(lobby, room, drop(1)))
    await asyncio.sleep(0.05)

    closing = asyncio.create_task(lobby.close())
    await asyncio.sleep(0.05)
    assert not closing.done()
    gate(lobby).gate.set()
    await closing

    assert await choosing == 3
    assert len(await (await lobbies.new()).store.entries("one")) == 3


async def test_a_table_that_was_found_before_its_opener_was_told_is_one_table(lobby: Lobby) -> None:
    """It stands in the list as soon as it is kept: who listens there must hear what happens."""

    found: list[Room] = []

    class Listed(Store):
        async def open_table(self, *given: Any) -> bool:
            stored = await super().open_table(*given)
            found.append(await lobby.rooms.find("one"))
            return stored

    whole, lobby.store = lobby.store, Listed(lobby.settings.database())
    room = await a_table(lobby)
    await lobby.store.close()
    lobby.store = whole

    assert found == [room]


async def test_a_table_that_was_deleted_while_in_use_is_no_longer_there(lobby: Lobby, room: Room) -> None:
    async with lobby.store.changing() as connection:
        for table in ("entries", "snapshots", "seated", "tables"):
            await connection.exec_driver_sql(f"DELETE FROM {table}")

    with pytest.raises(Exception, match="FOREIGN KEY"):
        await act(lobby, room, drop(1))
    with pytest.raises(BadInput, match="error-no-table"):
        await act(lobby, room, drop(1))


CHANGED: dict[str, Changes] = {"connect-four": {"names": {"disc": {"en": "Disc", "cs": "Disk"}}}}


@pytest.mark.parametrize("opened", [CHANGED, {}])
async def test_a_table_is_only_read_with_the_cards_that_it_was_opened_with(
    lobbies: Lobbies, lobby: Lobby, opened: dict[str, Changes]
) -> None:
    set_changes(opened)
    try:
        room = await a_table(lobby)
        same, other = await lobbies.new(), await lobbies.new()
        table = await same.rooms.up_to_date(await same.rooms.find(room.id))
        set_changes({} if opened else CHANGED)
        with pytest.raises(HernaError, match="error-table-change"):
            await other.rooms.up_to_date(await other.rooms.find(room.id))
    finally:
        set_changes({})

    assert bool(table.header.change) == bool(opened)


# Bots and clocks


async def test_a_bot_whose_task_has_died_is_asked_again(lobbies: Lobbies) -> None:
    bots = Prompt(fails=2)
    lobby = await lobbies.new(bots)
    room = await a_table(lobby, "person random")
    await act(lobby, room, drop(1))
    await until(lambda: bots.asked == 1 and room.autoplay is None)
    assert await version(lobby, room) == 3

    async with asyncio.timeout(10):
        while await version(lobby, room) == 3:
            await lobby.sweep()
            await asyncio.sleep(0.05)

    assert bots.asked == 3


class Busy(Thinkers):
    """Bots that all wait, since no process is ever free."""

    def start(self) -> None:
        """No process starts."""


async def test_a_table_waits_for_at_most_one_decision_of_a_bot_whatever_happens_there(lobbies: Lobbies) -> None:
    bots = Busy(1)
    lobby = await lobbies.new(bots)
    rooms = [await a_table(lobby, "person random", id=f"table {number}") for number in range(3)]

    for number, room in enumerate(rooms):
        await act(lobby, room, drop(1))
        for text in range(5):
            await act(lobby, room, Say(0, f"{number} {text}", "hello"))
            lobby.play_for_bots(room)
    await lobby.sweep()
    await until(lambda: bots.turns.waiting_in_all() >= len(rooms))
    await asyncio.gather(*(act(lobby, room, Undo(0, "back")) for room in rooms))
    await asyncio.gather(*(act(lobby, room, drop(1, 3)) for room in rooms))
    await asyncio.sleep(0.1)

    assert bots.turns.waiting_in_all() == lobby.busy()["waiting"] == len(rooms)


async def test_a_clock_falls_although_no_node_has_the_table_in_memory(lobbies: Lobbies) -> None:
    await a_table(await lobbies.new(), clock=Clock("move", 1))
    other = await lobbies.new()

    await other.sweep()
    assert other.rooms.loaded == {}
    await asyncio.sleep(1.1)
    await other.sweep()

    room = await other.rooms.find("one")
    assert room.table is not None
    assert (present(room.table.ended).by, present(room.table.ended).seat) == ("time", 0)


async def test_a_choice_that_comes_after_the_clock_has_fallen_is_too_late(lobby: Lobby) -> None:
    """Also if nobody has looked at the clock since."""
    room = await a_table(lobby, clock=Clock("move", 1))
    await asyncio.sleep(1.1)

    with pytest.raises(BadInput, match="why-match-over"):
        await act(lobby, room, drop(1))


async def test_one_broken_table_does_not_keep_the_others_from_being_looked_after(lobby: Lobby) -> None:
    room = await a_table(lobby, clock=Clock("move", 1))
    broken = Header("broken", "connect-four", 2, {}, "seed", 1.0)
    entries = [Entry(1, "choose", 0, 1.0, {"choice": ["drop", 0]})]
    await lobby.store.open_table(broken, entries, "playing", 1.0)  # it is due first
    await asyncio.sleep(1.1)

    await lobby.sweep()

    assert present(room.table).ended is not None


async def test_while_a_long_table_is_read_others_get_their_turn(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await lobbies.new()
    room = await a_table(lobby)
    for number in range(1, 31):
        await act(lobby, room, Say(0, f"say {number}", "hello"))
    turns, before = 0, set[int]()

    def slowly(table: SharedTable, entry: Entry) -> None:
        before.add(turns)
        time.sleep(2 * rooms.SLICE)
        apply(table, entry)

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(rooms, "apply", slowly)
    counting = asyncio.create_task(count_turns())
    assert room.table is not None
    await lobby.rooms._catch_up(SharedTable(room.table.header, game_named("connect-four")))
    counting.cancel()

    assert len(before) == room.table.number


async def test_tables_that_nobody_touches_are_forgotten_and_read_again_when_wanted(lobbies: Lobbies) -> None:
    lobby = await lobbies.new(idle=0.01)
    watched = await a_table(lobby)
    news = asyncio.Event()
    watched.listeners.add(news)
    await asyncio.sleep(0.05)

    await lobby.sweep()
    assert lobby.rooms.loaded == {"one": watched}  # somebody listens
    watched.listeners.clear()
    await lobby.sweep()
    assert lobby.rooms.loaded == {}

    assert await act(lobby, await lobby.rooms.find("one"), drop(1)) == 3


# Two nodes


async def on_two_nodes(nodes: Lobbies) -> tuple[tuple[Lobby, Room], tuple[Lobby, Room]]:
    """A table as it is in the lobbies of two nodes."""
    one, two = await nodes.new(), await nodes.new()
    return (one, await a_table(one)), (two, await two.rooms.find("one"))


async def test_of_two_choices_on_two_nodes_one_is_taken_and_the_other_is_told_that_it_is_late(nodes: Lobbies) -> None:
    here, there = await on_two_nodes(nodes)
    for number in range(1, 7):
        told = await asyncio.gather(
            act(*here, drop(number, 0 if number % 2 else 1)),
            act(*there, drop(number, 2)),
            return_exceptions=True,
        )
        assert sorted(type(each).__name__ for each in told) == ["Stale", "int"], (Stale, told)
    assert await version(*here) == 8


async def test_what_everybody_says_on_two_nodes_at_once_is_all_kept(nodes: Lobbies) -> None:
    here, there = await on_two_nodes(nodes)

    told = await asyncio.gather(
        *(act(*here, Say(0, f"a{at}", "here")) for at in range(8)),
        *(act(*there, Say(1, f"b{at}", "there")) for at in range(8)),
    )

    assert sorted(told) == list(range(3, 19))


async def test_somebody_who_listens_on_a_node_hears_what_it_finds_when_it_was_not_first(nodes: Lobbies) -> None:
    here, there = await on_two_nodes(nodes)
    news = asyncio.Event()
    there[1].listeners.add(news)
    await act(*here, drop(1))  # and no notice comes

    with pytest.raises(Stale):
        await act(*there, drop(1, 3))

    assert news.is_set()


async def test_a_node_that_has_not_heard_of_a_choice_takes_what_follows_from_it(nodes: Lobbies) -> None:
    here, there = await on_two_nodes(nodes)
    await act(*here, drop(1))  # and no notice comes

    assert await act(*there, drop(2)) == 4


async def test_a_bot_that_a_living_node_is_asking_is_not_asked_by_another(nodes: Lobbies) -> None:
    class Slow(Prompt):
        def __init__(self) -> None:
            super().__init__()
            self.ready = asyncio.Event()

        async def think(self, chair: Chair[Any], seconds: float) -> Choice:
            await self.ready.wait()
            return await super().think(chair, seconds)

    slow, idle = Slow(), Prompt()
    one, two = await nodes.new(slow, grace=2.0), await nodes.new(idle, grace=2.0)
    room = await a_table(one, "random person")
    await asyncio.sleep(1.2)
    await one.sweep()
    await asyncio.sleep(1.2)  # without a sign of life it would be due by now
    await two.sweep()
    slow.ready.set()

    await until(lambda: room.autoplay is None)
    assert (slow.asked, idle.asked) == (1, 0)
