"""The house passes windows for people: once, whichever node does it, after a pause that tells nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from herna.bots.steady import Failure
from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, Choice
from herna.engine.view import Chair
from herna.server import house as house_module
from herna.server.entries import Entry, Header, Kind
from herna.server.house import House, Live, drawn_between
from herna.server.messages import Choose, SetWindows
from herna.server.settings import Settings
from herna.server.thinkers import MOST_SECONDS
from tests.server.hostile import SKIRMISH, bring_skirmish, take_skirmish_away
from tests.server.postgres import Postgres
from tests.server.serving import Guest, Refusal, settings_for
from tests.server.test_house import Prompt, Rooms, run, until

LONG = (60.0, 60.0)  # seconds, longer than any test
USUAL = Settings().pause


class Recorded(Prompt):
    """Bots that never play anything, and note how long they may think in a window."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []

    async def choice(
        self, chair: Chair[Any], bot: str, chance: Chance, seconds: float = 0.0
    ) -> tuple[Choice, Failure | None]:
        if DECLINE in chair.options():
            self.seconds.append(seconds)
        return ("end_turn",) if ("end_turn",) in chair.options() else DECLINE, None


@pytest.fixture(autouse=True)
def _skirmish() -> Iterator[None]:
    bring_skirmish()
    yield
    take_skirmish_away()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """Every pause that is drawn, by its bounds; none of them takes any time."""
    bounds: list[tuple[float, float]] = []

    def draw(low: float, high: float) -> float:
        bounds.append((low, high))
        return 0.001

    monkeypatch.setattr(house_module, "drawn_between", draw)
    return bounds


async def a_match(house: House, seats: str) -> Live:
    """A match in which the first seat has the turn; people, by the names of their owners, are passed in all windows."""
    names = seats.split()
    header = Header("one", SKIRMISH, len(names), {"health": 5}, "seed", time.time())
    kinds: list[Kind] = ["bot" if name == "bot" else "sit" for name in names]
    body = [{"bot": "random", "name": name, "token": f"t{at}", "owner": name} for at, name in enumerate(names)]
    await house.new_table(header, [Entry(at + 1, kind, at, header.opened, body[at]) for at, kind in enumerate(kinds)])
    live = await house.live("one")
    for seat, kind in enumerate(kinds):
        if kind == "sit":
            await house.act(live, SetWindows(seat, f"wish {seat}", "chosen"))
    await house.act(live, Choose(0, "begin", 1, ["begin", 0]))
    return live


def end_turn(seat: int, number: int) -> Choose:
    return Choose(seat, f"turn {number}", number, ["end_turn"])


def asked(live: Live) -> tuple[int, ...]:
    """Who may answer, as far as nothing is being written."""
    return () if live.table is None else live.table.asked()


def declined(live: Live) -> list[int]:
    assert live.table is not None
    assert live.table.match is not None
    return [step.seat for step in live.table.match.past if step.choice == DECLINE]


def test_windows_are_passed_until_somebody_is_asked_something_else(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_match(house, "ann ben cyd")

        await house.act(live, end_turn(0, 2))
        await until(lambda: asked(live) == (1,) and live.bot is None)

        assert declined(live) == [0, 1, 2]
        assert [entry.kind for entry in await house.store.entries("one")][-4:] == ["choose"] * 4

    run(settings_for(tmp_path), work)


def test_two_nodes_that_pass_at_once_pass_once(postgres: Postgres, tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        one, two = await rooms.house(), await rooms.house()
        here = await a_match(one, "ann ben cyd")
        there = await two.live("one")

        await one.act(here, end_turn(0, 2))
        there.behind = True
        async with there.lock:
            await two.up_to_date(there)
        two.changed(there)  # it does not know that the other is at it
        assert here.bot is not None
        assert there.bot is not None
        await until(lambda: here.bot is None and there.bot is None)

        here.behind = True
        async with here.lock:
            await one.up_to_date(here)
        assert declined(here) == [0, 1, 2]
        assert asked(here) == (1,)

    run(settings_for(tmp_path, database_url=postgres.new_database(), pause=(0.2, 0.2)), work)


def test_a_pass_that_a_node_did_not_come_to_is_done_by_the_next(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        first = await rooms.house()
        await first.act(await a_match(first, "ann ben"), end_turn(0, 2))
        await first.close()
        rooms.houses.clear()
        rooms.settings = replace(rooms.settings, pause=(0.0, 0.0))
        second = await rooms.house()

        await second.sweep()
        live = await second.live("one")
        await until(lambda: asked(live) == (1,) and live.bot is None)

        assert declined(live) == [0, 1]

    run(settings_for(tmp_path, pause=LONG), work)


# The pause


def test_every_answer_in_a_window_takes_a_time_drawn_alike_whoever_gives_it(
    tmp_path: Path, drawn: list[tuple[float, float]]
) -> None:
    async def work(rooms: Rooms) -> None:
        bots = Recorded()
        house = await rooms.house(bots)
        live = await a_match(house, "ann ben bot")
        assert drawn == []

        await house.act(live, end_turn(0, 2))
        await until(lambda: asked(live) == (1,) and live.bot is None)

        assert declined(live) == [0, 1, 2]
        assert drawn == [USUAL] * 3
        assert bots.seconds == [USUAL[0]]  # what it holds must not keep it longer

        await house.act(live, end_turn(1, 6))
        await until(lambda: asked(live) == (0,) and live.bot is None)

        assert len(declined(live)) == len(drawn) == 9  # nobody has to wait for the bot's own turn

    run(settings_for(tmp_path, pause=USUAL), work)


@pytest.mark.parametrize("seats", ["ann bot bot", "ann ann bot", "ann ann ann"])
def test_nobody_waits_where_only_one_person_plays(tmp_path: Path, drawn: list[tuple[float, float]], seats: str) -> None:
    async def work(rooms: Rooms) -> None:
        bots = Recorded()
        house = await rooms.house(bots)
        live = await a_match(house, seats)

        await house.act(live, end_turn(0, 2))
        await until(lambda: len(declined(live)) >= 3 if live.table is not None else False)

        assert drawn == []
        assert set(bots.seconds) <= {MOST_SECONDS}

    run(settings_for(tmp_path, pause=USUAL), work)


def test_a_pause_lies_between_its_bounds_and_differs_from_others() -> None:
    pauses = [drawn_between(*USUAL) for _ in range(500)]

    assert USUAL[0] <= min(pauses) < 0.4
    assert 0.8 < max(pauses) <= USUAL[1]
    assert drawn_between(0.0, 0.0) == 0.0


def test_a_pass_comes_when_its_time_is_over(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_match(house, "ann ben")

        started = time.monotonic()
        await house.act(live, end_turn(0, 2))
        await until(lambda: asked(live) == (1,) and live.bot is None)

        assert time.monotonic() - started >= 0.4

    run(settings_for(tmp_path, pause=(0.2, 0.2)), work)


def test_whoever_declines_before_it_is_done_for_them_keeps_nobody_waiting(
    tmp_path: Path, drawn: list[tuple[float, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(low: float, high: float) -> float:
        drawn.append((low, high))
        return low

    monkeypatch.setattr(house_module, "drawn_between", draw)

    async def work(rooms: Rooms) -> None:
        house = await rooms.house()
        live = await a_match(house, "ann ben")
        await house.act(live, end_turn(0, 2))
        await until(lambda: len(drawn) == 1)

        await house.act(live, Choose(0, "by hand", 3, list(DECLINE)))
        await until(lambda: len(drawn) == 2)  # the next seat's own time has begun

        assert declined(live) == [0]

    run(settings_for(tmp_path, pause=LONG), work)


# Hostile guests


def test_nobody_can_set_or_pass_the_windows_of_another_seat(guest: Guest, new_guest: Callable[..., Guest]) -> None:
    other = new_guest()
    table = guest.open_table("warcraft", "me open")
    other.join(table)
    before = guest.look(table, 0)

    for seat, act, more in ((0, "windows", {"stop": "chosen"}), (0, "pass", {"until": "round"})):
        with pytest.raises(Refusal) as refused:
            other.do(table, act, seat, **more)
        assert refused.value.status == 403
    for act, more in (("windows", {"stop": "never"}), ("pass", {"until": "ever"}), ("pass", {"until": "duel"})):
        with pytest.raises(Refusal) as refused:
            other.do(table, act, 1, **more)
        assert refused.value.status == 400

    assert guest.look(table, 0) == before


def test_what_a_seat_wishes_is_not_told_to_others(guest: Guest, new_guest: Callable[..., Guest]) -> None:
    other = new_guest()
    table = guest.open_table("warcraft", "me open")
    other.join(table)

    guest.do(table, "windows", stop="chosen", moments=["wc-window-battle-round-start"])
    guest.do(table, "pass", until="round")

    own, theirs, onlooker = guest.look(table, 0), other.look(table, 1), other.look(table, -1)
    assert own.windows is not None
    assert (own.windows.stop, own.windows.until) == ("chosen", "round")
    assert theirs.windows is not None
    assert (theirs.windows.stop, theirs.windows.moments, theirs.windows.until) == ("could", [], "")
    assert onlooker.windows is None
