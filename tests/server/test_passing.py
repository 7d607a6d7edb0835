"""The lobby passes windows for people: once, whichever node does it, after a pause that tells nothing."""

import time
from typing import Any

import pytest

from herna.engine.decision import DECLINE, Choice
from herna.engine.view import Chair
from herna.server import autoplay
from herna.server.autoplay import random_between
from herna.server.entries import Entry, Header, Kind
from herna.server.lobby import Lobby
from herna.server.messages import Choose, SetWindows
from herna.server.rooms import Room
from herna.server.settings import Settings
from herna.server.thinkers import MOST_SECONDS
from tests.kit.present import present
from tests.server.hostile import SKIRMISH
from tests.server.lobbies import Lobbies, Prompt, act, until
from tests.server.serving import Guest, error_of

LONG = (60.0, 60.0)  # seconds, longer than any test
USUAL = Settings().pause
Drawn = list[tuple[float, float]]

pytestmark = pytest.mark.usefixtures("skirmish")


class Recorded(Prompt):
    """Bots that never play anything, and note how long they may think in a window."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []

    async def think(self, chair: Chair[Any], seconds: float) -> Choice:
        if DECLINE in chair.options():
            self.seconds.append(seconds)
        return ("end_turn",) if ("end_turn",) in chair.options() else DECLINE


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Every pause that is drawn, by its bounds; none of them takes any time."""
    bounds: Drawn = []

    def draw(low: float, high: float) -> float:
        bounds.append((low, high))
        return 0.001

    monkeypatch.setattr(autoplay, "random_between", draw)
    return bounds


async def a_match(lobby: Lobby, seats: str) -> Room:
    """A match in which the first seat has the turn; people, by the names of their owners, are passed in all windows."""
    names = seats.split()
    header = Header("one", SKIRMISH, len(names), {"health": 5}, "seed", time.time())
    kinds: list[Kind] = ["bot" if name == "bot" else "sit" for name in names]
    body = [{"bot": "random", "name": name, "token": f"t{at}", "owner": name} for at, name in enumerate(names)]
    await lobby.open_table(header, [Entry(at + 1, kind, at, header.opened, body[at]) for at, kind in enumerate(kinds)])
    room = await lobby.rooms.find("one")
    for seat, kind in enumerate(kinds):
        if kind == "sit":
            await act(lobby, room, SetWindows(seat, f"set {seat}", "chosen"))
    await act(lobby, room, Choose(0, "begin", 1, ["begin", 0]))
    return room


def end_turn(seat: int, number: int) -> Choose:
    return Choose(seat, f"turn {number}", number, ["end_turn"])


def asked(room: Room) -> tuple[int, ...]:
    """Who may answer, as far as nothing is being written."""
    return () if room.table is None else room.table.asked()


def declined(room: Room) -> list[int]:
    return [step.seat for step in present(present(room.table).match).past if step.choice == DECLINE]


async def test_windows_are_passed_until_somebody_is_asked_something_else(lobby: Lobby) -> None:
    room = await a_match(lobby, "ann ben cyd")

    await act(lobby, room, end_turn(0, 2))
    await until(lambda: asked(room) == (1,) and room.autoplay is None)

    assert declined(room) == [0, 1, 2]
    assert [entry.kind for entry in await lobby.store.entries("one")][-4:] == ["choose"] * 4


async def test_two_nodes_that_pass_at_once_pass_once(nodes: Lobbies) -> None:
    one, two = await nodes.new(pause=(0.2, 0.2)), await nodes.new(pause=(0.2, 0.2))
    here = await a_match(one, "ann ben cyd")
    there = await two.rooms.find("one")

    await act(one, here, end_turn(0, 2))
    there.behind = True
    async with there.lock:
        await two.rooms.up_to_date(there)
    two.play_for_bots(there)  # it does not know that the other is at it
    assert here.autoplay is not None
    assert there.autoplay is not None
    await until(lambda: here.autoplay is None and there.autoplay is None)

    here.behind = True
    async with here.lock:
        await one.rooms.up_to_date(here)
    assert declined(here) == [0, 1, 2]
    assert asked(here) == (1,)


async def test_a_pass_that_a_node_did_not_come_to_is_done_by_the_next(lobbies: Lobbies) -> None:
    first = await lobbies.new(pause=LONG)
    await act(first, await a_match(first, "ann ben"), end_turn(0, 2))
    await first.close()
    lobbies.opened.clear()
    second = await lobbies.new()

    await second.sweep()
    room = await second.rooms.find("one")
    await until(lambda: asked(room) == (1,) and room.autoplay is None)

    assert declined(room) == [0, 1]


# The pause


async def test_every_answer_in_a_window_takes_a_time_drawn_alike_no_matter_who_gives_it(
    lobbies: Lobbies, drawn: Drawn
) -> None:
    bots = Recorded()
    lobby = await lobbies.new(bots, pause=USUAL)
    room = await a_match(lobby, "ann ben bot")
    assert drawn == []

    await act(lobby, room, end_turn(0, 2))
    await until(lambda: asked(room) == (1,) and room.autoplay is None)

    assert declined(room) == [0, 1, 2]
    assert drawn == [USUAL] * 3
    assert bots.seconds == [USUAL[0]]  # what it holds must not keep it longer

    await act(lobby, room, end_turn(1, 6))
    await until(lambda: asked(room) == (0,) and room.autoplay is None)

    assert len(declined(room)) == len(drawn) == 9  # nobody has to wait for the bot's own turn


async def test_a_person_who_declines_slowly_by_hand_is_passed_as_slowly_and_nobody_else_is(
    lobbies: Lobbies, drawn: Drawn
) -> None:
    lobby = await lobbies.new(Recorded(), pause=USUAL)
    room = await a_match(lobby, "ann ben bot")
    for seconds in (2.0, 1.0, 4.0, 3.0):
        present(room.table).windows.note_decline(1, seconds)

    await act(lobby, room, end_turn(0, 2))
    await until(lambda: asked(room) == (1,) and room.autoplay is None)

    assert declined(room) == [0, 1, 2]
    assert drawn[0] == drawn[2] == USUAL
    assert drawn[1] in [(1.0, 2.0), (2.0, 3.0), (3.0, 4.0)]


@pytest.mark.parametrize("seats", ["ann bot bot", "ann ann bot", "ann ann ann"])
async def test_nobody_waits_where_only_one_person_plays(lobbies: Lobbies, drawn: Drawn, seats: str) -> None:
    bots = Recorded()
    lobby = await lobbies.new(bots, pause=USUAL)
    room = await a_match(lobby, seats)

    await act(lobby, room, end_turn(0, 2))
    await until(lambda: len(declined(room)) >= 3 if room.table is not None else False)

    assert drawn == []
    assert set(bots.seconds) <= {MOST_SECONDS}


def test_a_pause_lies_between_its_bounds_and_differs_from_others() -> None:
    pauses = [random_between(*USUAL) for _ in range(500)]

    assert USUAL[0] <= min(pauses) < 0.4
    assert 0.8 < max(pauses) <= USUAL[1]
    assert random_between(0.0, 0.0) == 0.0


async def test_a_pass_comes_when_its_time_is_over(lobbies: Lobbies) -> None:
    lobby = await lobbies.new(pause=(0.2, 0.2))
    room = await a_match(lobby, "ann ben")

    started = time.monotonic()
    await act(lobby, room, end_turn(0, 2))
    await until(lambda: asked(room) == (1,) and room.autoplay is None)

    assert time.monotonic() - started >= 0.4


async def test_somebody_who_declines_before_it_is_done_for_them_keeps_nobody_waiting(
    lobbies: Lobbies, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(low: float, high: float) -> float:
        drawn.append((low, high))
        return low

    monkeypatch.setattr(autoplay, "random_between", draw)
    lobby = await lobbies.new(pause=LONG)
    room = await a_match(lobby, "ann ben")
    await act(lobby, room, end_turn(0, 2))
    await until(lambda: len(drawn) == 1)

    await act(lobby, room, Choose(0, "by hand", 3, list(DECLINE)))
    await until(lambda: len(drawn) == 2)  # the next seat's own time has begun

    assert declined(room) == [0]


# Hostile guests


def test_nobody_can_set_or_pass_the_windows_of_another_seat(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other, "warcraft")
    before = guest.look(table, 0)

    for seat, what, more in ((0, "windows", {"stop": "chosen"}), (0, "pass", {"until": "round"})):
        assert error_of(other.do, table, what, seat, **more)[0] == 403
    for what, more in (("windows", {"stop": "never"}), ("pass", {"until": "ever"}), ("pass", {"until": "duel"})):
        assert error_of(other.do, table, what, 1, **more)[0] == 400

    assert guest.look(table, 0) == before


def test_the_window_settings_of_a_seat_are_not_told_to_others(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other, "warcraft")

    guest.do(table, "windows", stop="chosen", moments=["wc-window-battle-round-start"])
    guest.do(table, "pass", until="round")

    own, theirs, onlooker = guest.look(table, 0), other.look(table, 1), other.look(table, -1)
    assert (present(own.windows).stop, present(own.windows).until) == ("chosen", "round")
    usual = present(theirs.windows)
    assert (usual.stop, usual.moments, usual.until) == ("could", [], "")
    assert onlooker.windows is None
