"""Many look at one table: each state is computed once, a table is read once, and who is slow misses nothing."""

import asyncio
from collections import Counter
from contextlib import ExitStack
from typing import Any

import pytest

from herna.server import shared_states, sockets
from herna.server.guides import GuidedState
from herna.server.lobby import Lobby
from herna.server.rooms import Room, Rooms
from herna.server.shared_states import MOST_SHARED, SharedStates, Wanted
from herna.server.shared_table import SharedTable
from tests.kit.present import present
from tests.server.lobbies import act, drop
from tests.server.serving import Guest, Guests
from tests.server.test_live import columns_of
from tests.server.test_shared_table import a_match, do


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[int, int, str | None]]:
    """How often a state was computed, by version, seat and language, if none is forgotten meanwhile."""
    monkeypatch.setattr(Rooms, "forget_idle", lambda *_: None)
    counted: Counter[tuple[int, int, str | None]] = Counter()

    class Counted(GuidedState):
        def __init__(self, table: SharedTable, seat: int, after: int, words: Any, alone: bool, guided: Any) -> None:
            super().__init__(table, seat, after, words, alone, guided)
            counted[table.version(), seat, words] += 1

    monkeypatch.setattr(shared_states, "GuidedState", Counted)
    return counted


def test_a_state_is_computed_once_for_all_who_are_sent_it(
    guest: Guest, other: Guest, new_guest: Guests, computed: Counter[tuple[int, int, str | None]]
) -> None:
    table = guest.open_with(other)
    with ExitStack() as open_lines:
        crowd = [open_lines.enter_context(new_guest().live(table, words=words)) for words in ("en", "cs") * 6]
        players = [open_lines.enter_context(guest.live(table)) for _ in range(2)]  # two windows of one player
        version = max(line.state().version for line in (*crowd, *players))
        computed.clear()
        players[0].choose(1, "drop", 3)
        states = [line.state() for line in crowd]
        own = [line.wait_until(lambda state: state.version > version) for line in players]

    assert {(state.version, *columns_of(state)) for state in (*states, *own)} == {(version + 1, 3)}
    assert {state.seat for state in own} == {0}
    assert len({present(state.words).events[0] for state in states}) == 2
    assert computed == {(version + 1, -1, "en"): 1, (version + 1, -1, "cs"): 1, (version + 1, 0, None): 1}


def test_where_nobody_looks_no_state_and_no_forecast_is_computed(
    guest: Guest, computed: Counter[tuple[int, int, str | None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    forecasts: Counter[str] = Counter()
    forecast = SharedTable.forecast

    def counted(self: SharedTable, seat: int) -> Any:
        forecasts["made"] += 1
        return forecast(self, seat)

    monkeypatch.setattr(SharedTable, "forecast", counted)
    table = guest.open_table(seats="me me")
    computed.clear()
    forecasts.clear()
    for number in range(1, 5):
        guest.choose(table, "drop", number, seat=(number - 1) % 2, number=number)
    assert not computed
    assert not forecasts

    guest.look(table, 0, words="en")

    assert computed
    assert forecasts


def test_who_asks_by_http_shares_states_too(
    guest: Guest, other: Guest, new_guest: Guests, computed: Counter[tuple[int, int, str | None]]
) -> None:
    table = guest.open_with(other)
    looked = [new_guest().look(table, words="en").version for _ in range(4)]

    assert computed[looked[0], -1, "en"] == 1
    assert len(set(looked)) == 1


def test_each_seat_still_gets_its_own_state() -> None:
    table, states = a_match(), SharedStates()
    seen = [states.state(table, Wanted(seat, 0, None, True, "off")) for seat in (0, 1, -1)]

    assert [state.seat for state in seen] == [0, 1, -1]
    do(table, drop(1))
    assert states.state(table, Wanted(0, 0, None, True, "off")).version == seen[0].version + 1


def test_what_callers_say_they_have_seen_does_not_fill_the_memory() -> None:
    table, states = a_match(), SharedStates()
    for after in range(10 * MOST_SHARED):
        states.frame(table, Wanted(-1, after, None, False, "off"))

    assert len(states.states) <= MOST_SHARED
    assert len(states.frames) <= MOST_SHARED


async def test_shared_states_are_forgotten_soon(lobby: Lobby, room: Room) -> None:
    assert room.table is not None
    room.states.frame(room.table, Wanted(-1, 0, None, False, "off"))

    lobby.rooms.forget_idle(100.0)

    assert not room.states.states
    assert not room.states.frames


def test_who_cannot_be_sent_at_once_is_sent_all_the_same(
    guest: Guest, other: Guest, new_guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if each client had not read what it was sent before."""
    monkeypatch.setattr(sockets.TimedWebSocket, "send_frame", lambda *_: False)
    table = guest.open_with(other)
    with guest.live(table) as line, new_guest().live(table) as far:
        before = far.state().version
        line.choose(1, "drop", 3)
        told = far.state()

    assert (told.version, columns_of(told)) == (before + 1, [3])


async def test_twenty_first_readers_read_a_table_once(
    lobby: Lobby, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await act(lobby, room, drop(1))
    lobby.rooms.loaded.clear()
    read = lobby.store.entries
    reads: list[str] = []

    async def entries(id: str, after: int = 0) -> Any:
        reads.append(id)
        await asyncio.sleep(0.01)
        return await read(id, after)

    monkeypatch.setattr(lobby.store, "entries", entries)
    found = await asyncio.gather(*(lobby.rooms.find("one") for _ in range(20)))

    assert reads == ["one"]
    assert {id(each) for each in found} == {id(lobby.rooms.loaded["one"])}
    assert not lobby.rooms.reading
