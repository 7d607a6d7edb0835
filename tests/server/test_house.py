"""The house: nothing is told before it is kept, nothing counts twice, and whatever fails, the table goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from herna.bots.steady import Failure
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.engine.view import Chair
from herna.server.acts import Stale
from herna.server.entries import Entry, Header, Kind
from herna.server.house import House, Live
from herna.server.messages import Choose, Clock, Say
from herna.server.metrics import Metrics
from herna.server.migrate import migrate
from herna.server.settings import Settings
from herna.server.store import Store, Write
from herna.server.thinkers import Thinkers
from tests.server.postgres import Postgres
from tests.server.serving import settings_for


class Gated(Store):
    """A store that writes only while its gate is open, and fails if it is told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False

    async def _write(self, writes: Sequence[Write]) -> set[int]:
        await self.gate.wait()
        if self.fails:
            raise OSError("the disk is full")
        return await super()._write(writes)


class Prompt(Thinkers):
    """Bots that choose the first option at once; `fails` of them do not get so far."""

    def __init__(self, fails: int = 0) -> None:
        super().__init__(1)
        self.fails = fails
        self.asked = 0

    async def choice(
        self, chair: Chair[Any], bot: str, chance: Chance, seconds: float = 0.0
    ) -> tuple[Choice, Failure | None]:
        self.asked += 1
        if self.asked <= self.fails:
            raise RuntimeError("no bot")
        return chair.options()[0], None


class Rooms:
    """Houses for one test, all on one database; the first one's store has a gate."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.houses: list[House] = []

    async def house(self, thinkers: Thinkers | None = None) -> House:
        store = Gated(self.settings.database())
        await migrate(store.engine)
        self.houses.append(House(self.settings, store, thinkers or Prompt(), Metrics()))
        return self.houses[-1]

    async def close(self) -> None:
        for house in self.houses:
            gate(house).gate.set()
            await house.close()


def run(settings: Settings, work: Callable[[Rooms], Awaitable[None]]) -> None:
    async def whole() -> None:
        rooms = Rooms(settings)
        try:
            async with asyncio.timeout(30):
                await work(rooms)
        finally:
            await rooms.close()

    asyncio.run(whole())


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path, grace=0.5)


def gate(house: House) -> Gated:
    assert isinstance(house.store, Gated)
    return house.store


async def a_table(house: House, seats: str = "person person", clock: Clock | None = None) -> Live:
    """A table of Connect Four, at which the first seat begins."""
    header = Header("one", "connect-four", 2, {}, "seed", time.time(), clock)
    bodies = {"person": {"name": "", "token": "t", "owner": ""}, "random": {"bot": "random"}}
    kinds: dict[str, Kind] = {"person": "sit", "random": "bot"}
    entries = [Entry(seat + 1, kinds[who], seat, header.opened, bodies[who]) for seat, who in enumerate(seats.split())]
    await house.new_table(header, entries)
    return await house.live("one")


def drop(number: int, column: int = 0, id: str = "") -> Choose:
    return Choose((number - 1) % 2, id or f"{number}-{column}", number, ["drop", column])


async def version(house: House, live: Live) -> int:
    async with live.lock:
        return (await house.up_to_date(live)).version()


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


# Kept first, then told


def test_nobody_is_told_of_a_choice_before_it_is_kept(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house)
        news = asyncio.Event()
        live.listeners.add(news)
        gate(house).gate.clear()

        choosing = asyncio.create_task(house.act(live, drop(1)))
        await asyncio.sleep(0.05)
        looking = asyncio.create_task(version(house, live))
        await asyncio.sleep(0.1)

        assert not choosing.done()  # not the one who chose
        assert not looking.done()  # not the one who looks
        assert not news.is_set()  # not those who listen
        assert [entry.number for entry in await house.store.entries("one")] == [1, 2]
        gate(house).gate.set()
        assert await choosing == await looking == 3
        assert news.is_set()

    run(settings, work)


def test_a_choice_that_could_not_be_kept_has_not_happened(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house)
        gate(house).fails = True

        with pytest.raises(OSError, match="the disk is full"):
            await house.act(live, drop(1))

        assert await version(house, live) == 2
        gate(house).fails = False
        assert await house.act(live, drop(1)) == 3

    run(settings, work)


def test_a_choice_that_is_kept_although_nobody_heard_so_counts_once(settings: Settings) -> None:
    """The line to the database is cut after it was written and before that was told."""

    class Cut(Gated):
        async def _write(self, writes: Sequence[Write]) -> set[int]:
            await super()._write(writes)
            raise OSError("the line is cut")

    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house)
        whole, house.store = house.store, Cut(settings.database())
        with pytest.raises(OSError, match="the line is cut"):
            await house.act(live, drop(1))
        await house.store.close()
        house.store = whole

        assert await version(house, live) == 3
        assert await house.act(live, drop(1)) == 3  # sent again
        assert await house.act(live, drop(2)) == 4

    run(settings, work)


def test_a_choice_is_finished_although_whoever_made_it_has_gone(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house)
        news = asyncio.Event()
        live.listeners.add(news)
        gate(house).gate.clear()
        choosing = asyncio.create_task(house.act(live, drop(1)))
        await asyncio.sleep(0.05)

        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        gate(house).gate.set()

        await news.wait()  # the others are told
        assert await version(house, live) == 3

    run(settings, work)


def test_the_same_message_counts_once_also_if_both_come_at_the_same_time(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house)

        told = await asyncio.gather(*(house.act(live, drop(1)) for _ in range(5)))

        assert told == [3] * 5
        assert len(await house.store.entries("one")) == 3

    run(settings, work)


def test_closing_waits_until_what_is_being_taken_is_kept(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house)
        gate(house).gate.clear()
        choosing = asyncio.create_task(house.act(live, drop(1)))
        await asyncio.sleep(0.05)

        closing = asyncio.create_task(house.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        gate(house).gate.set()
        await closing

        assert await choosing == 3
        assert len(await (await rooms.house()).store.entries("one")) == 3

    run(settings, work)


def test_a_table_that_was_found_before_its_opener_was_told_is_one_table(settings: Settings) -> None:
    """It stands in the list as soon as it is kept: who listens there must hear what happens."""

    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        found: list[Live] = []

        class Listed(Store):
            async def open_table(self, *given: Any) -> None:
                await super().open_table(*given)
                found.append(await house.live("one"))

        whole, house.store = house.store, Listed(settings.database())
        live = await a_table(house)
        await house.store.close()
        house.store = whole

        assert found == [live]

    run(settings, work)


def test_a_table_that_was_deleted_while_in_use_is_no_longer_there(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house)
        async with house.store.changing() as connection:
            for table in ("entries", "snapshots", "seated", "tables"):
                await connection.exec_driver_sql(f"DELETE FROM {table}")

        with pytest.raises(Exception, match="FOREIGN KEY"):
            await house.act(live, drop(1))
        with pytest.raises(BadInput, match="error-no-table"):
            await house.act(live, drop(1))

    run(settings, work)


# Bots and clocks


def test_a_bot_whose_task_has_died_is_asked_again(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        bots = Prompt(fails=2)
        house = await rooms.house(bots)
        live = await a_table(house, "person random")
        await house.act(live, drop(1))
        await until(lambda: bots.asked == 1 and live.bot is None)
        assert await version(house, live) == 3

        async with asyncio.timeout(10):
            while await version(house, live) == 3:
                await house.sweep()
                await asyncio.sleep(0.05)

        assert bots.asked == 3

    run(settings, work)


def test_a_clock_falls_although_no_node_has_the_table_in_memory(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        await a_table(await rooms.house(), clock=Clock("move", 1))
        other = await rooms.house()

        await other.sweep()
        assert other.lives == {}
        await asyncio.sleep(1.1)
        await other.sweep()

        live = await other.live("one")
        assert live.table is not None
        assert live.table.ended is not None
        assert (live.table.ended.by, live.table.ended.seat) == ("time", 0)

    run(settings, work)


def test_a_choice_that_comes_after_the_clock_has_fallen_is_too_late(settings: Settings) -> None:
    """Also if nobody has looked at the clock since."""

    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house, clock=Clock("move", 1))
        await asyncio.sleep(1.1)

        with pytest.raises(BadInput, match="why-match-over"):
            await house.act(live, drop(1))

    run(settings, work)


def test_one_broken_table_does_not_keep_the_others_from_being_looked_after(settings: Settings) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_table(house, clock=Clock("move", 1))
        broken = Header("broken", "connect-four", 2, {}, "seed", 1.0)
        entries = [Entry(1, "choose", 0, 1.0, {"choice": ["drop", 0]})]
        await house.store.open_table(broken, entries, "playing", 1.0)  # it is due first
        await asyncio.sleep(1.1)

        await house.sweep()

        assert live.table is not None
        assert live.table.ended is not None

    run(settings, work)


def test_tables_that_nobody_touches_are_forgotten_and_read_again_when_wanted(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        watched = await a_table(house)
        news = asyncio.Event()
        watched.listeners.add(news)
        await asyncio.sleep(0.05)

        await house.sweep()
        assert house.lives == {"one": watched}  # somebody listens
        watched.listeners.clear()
        await house.sweep()
        assert house.lives == {}

        assert await house.act(await house.live("one"), drop(1)) == 3

    run(settings_for(tmp_path, idle=0.01), work)


# Two nodes


def two_nodes_on(postgres: Postgres, tmp_path: Path, grace: float = 0.5) -> Settings:
    return settings_for(tmp_path, database_url=postgres.new_database(), grace=grace)


def test_of_two_choices_on_two_nodes_one_is_taken_and_the_other_is_told_that_it_is_late(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def work(rooms: Rooms) -> None:
        one, two = await rooms.house(), await rooms.house()
        here = await a_table(one)
        there = await two.live("one")
        for number in range(1, 7):
            told = await asyncio.gather(
                one.act(here, drop(number, 0 if number % 2 else 1)),
                two.act(there, drop(number, 2)),
                return_exceptions=True,
            )
            assert sorted(type(each).__name__ for each in told) == ["Stale", "int"], (Stale, told)
        assert await version(one, here) == 8

    run(two_nodes_on(postgres, tmp_path), work)


def test_what_everybody_says_on_two_nodes_at_once_is_all_kept(postgres: Postgres, tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        one, two = await rooms.house(), await rooms.house()
        here = await a_table(one)
        there = await two.live("one")

        told = await asyncio.gather(
            *(one.act(here, Say(0, f"a{at}", "here")) for at in range(8)),
            *(two.act(there, Say(1, f"b{at}", "there")) for at in range(8)),
        )

        assert sorted(told) == list(range(3, 19))

    run(two_nodes_on(postgres, tmp_path), work)


def test_whoever_listens_on_a_node_hears_what_it_finds_when_it_was_not_first(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def work(rooms: Rooms) -> None:
        one, two = await rooms.house(), await rooms.house()
        here = await a_table(one)
        there = await two.live("one")
        news = asyncio.Event()
        there.listeners.add(news)
        await one.act(here, drop(1))  # and no notice comes

        with pytest.raises(Stale):
            await two.act(there, drop(1, 3))

        assert news.is_set()

    run(two_nodes_on(postgres, tmp_path), work)


def test_a_node_that_has_not_heard_of_a_choice_takes_what_follows_from_it(postgres: Postgres, tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        one, two = await rooms.house(), await rooms.house()
        here = await a_table(one)
        there = await two.live("one")
        await one.act(here, drop(1))  # and no notice comes

        assert await two.act(there, drop(2)) == 4

    run(two_nodes_on(postgres, tmp_path), work)


def test_a_bot_that_a_living_node_is_asking_is_not_asked_by_another(postgres: Postgres, tmp_path: Path) -> None:
    class Slow(Prompt):
        def __init__(self) -> None:
            super().__init__()
            self.ready = asyncio.Event()

        async def choice(
            self, chair: Chair[Any], bot: str, chance: Chance, seconds: float = 0.0
        ) -> tuple[Choice, Failure | None]:
            await self.ready.wait()
            return await super().choice(chair, bot, chance)

    async def work(rooms: Rooms) -> None:
        slow, idle = Slow(), Prompt()
        one, two = await rooms.house(slow), await rooms.house(idle)
        live = await a_table(one, "random person")
        await asyncio.sleep(1.2)
        await one.sweep()
        await asyncio.sleep(1.2)  # without a sign of life it would be due by now
        await two.sweep()
        slow.ready.set()

        await until(lambda: live.bot is None)
        assert (slow.asked, idle.asked) == (1, 0)

    run(two_nodes_on(postgres, tmp_path, grace=2.0), work)
