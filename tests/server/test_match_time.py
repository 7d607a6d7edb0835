"""The time of a whole match: the lobby calls it when the clock says so, once, and everybody's table knows."""

from typing import Any

import pytest

from herna.engine.decision import Choice
from herna.engine.match import Match
from herna.engine.save import snapshot
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.server.apply import apply
from herna.server.archive import ReplayedMatch, choices_in
from herna.server.clocks import Clocks
from herna.server.entries import Entry, Header, Kind
from herna.server.lobby import Lobby
from herna.server.messages import Choose, Resign, Undo
from herna.server.rooms import Room
from herna.server.routes.replays import _read_upload, _verify_table, journal_text
from herna.server.shared_table import SharedTable
from herna.server.steady_time import SteadyTime
from tests.kit.present import present
from tests.server.lobbies import Lobbies, Prompt, act, until
from tests.server.test_shared_table import do, number_of, restored_from, sit

DOOMTROOPER = game_named("doomtrooper")
OPENED = 1000.0
BEGUN = 1001.0  # when the second of two people has sat down
PASSING = ("decline", "done", "keep_hand")


class Hands:
    """A clock whose hands the test moves; of each look at it, it may take that many seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, step: float = 0.0) -> None:
        self.at = OPENED
        self.step = step
        monkeypatch.setattr(SteadyTime, "now", lambda _: self.time())

    def time(self) -> float:
        self.at += self.step
        return self.at


def header(minutes: int = 10, **more: Any) -> Header:
    decks = {"deck-1": "venusian-rangers", "deck-2": "venusian-rangers", "first": "seat-1"}
    options = DOOMTROOPER.read_options({**decks, "minutes": minutes})
    return Header("table", DOOMTROOPER.key, 2, options, "seed", OPENED, **more)


def a_match(minutes: int = 10, **more: Any) -> SharedTable:
    table = SharedTable(header(minutes, **more), DOOMTROOPER)
    for seat in range(2):
        sit(table, seat)
    return table


def match_of(table: SharedTable) -> Match[Any]:
    return present(table.match)


def passing(table: SharedTable) -> Choose:
    """The player being asked does as little as possible."""
    options = match_of(table).play.options()
    choice = next((option for option in options if option[0] in PASSING), options[0])
    return Choose(table.asked()[0], f"{table.number}", number_of(table), list(choice))


def call(table: SharedTable) -> None:
    apply(table, Entry(table.number + 1, "call", -1, BEGUN + 600))


async def seat_people(lobby: Lobby, who: Kind, minutes: int = 10) -> Room:
    body = {"bot": "random"} if who == "bot" else {"name": "", "token": "t", "owner": ""}
    entries = [Entry(seat + 1, who, seat, OPENED, body) for seat in range(2)]
    await lobby.open_table(header(minutes), entries)
    return await lobby.rooms.find("table")


async def kinds(lobby: Lobby) -> list[str]:
    return [entry.kind for entry in await lobby.store.entries("table")]


# The table


def test_the_time_of_a_match_begins_when_all_have_sat_down_and_everybody_sees_when_it_ends() -> None:
    table = SharedTable(header(), DOOMTROOPER)
    sit(table, 0)
    assert table.state(0).ends == 0

    sit(table, 1)

    assert [table.state(seat).ends for seat in (-1, 0, 1)] == [BEGUN + 600] * 3
    assert not table.clocks.time_is_over(BEGUN + 599)
    assert table.clocks.time_is_over(BEGUN + 600)


def test_a_match_without_minutes_has_no_end_by_the_clock() -> None:
    table = a_match(0)

    assert table.state(0).ends == 0
    assert not table.clocks.time_is_over(BEGUN + 10**9)


def test_time_that_was_called_is_known_to_a_table_that_is_read_again() -> None:
    table = a_match()
    do(table, passing(table))
    call(table)

    again = restored_from(table)

    for each in (table, again):
        assert match_of(each).play.table.time_called
        assert each.state(0).ends == 0
    assert snapshot(match_of(again).play) == snapshot(match_of(table).play)
    assert match_of(again).called == match_of(table).called == 2


def test_a_frozen_table_keeps_its_time_and_an_older_one_has_none() -> None:
    assert restored_from(a_match()).clocks.ends == BEGUN + 600
    clocks = Clocks(None, 2)
    clocks.restore([[1.0, 2.0], 3.0])
    assert (clocks.left, clocks.since, clocks.ends) == ([1.0, 2.0], 3.0, 0.0)


def test_an_undo_does_not_bring_time_back() -> None:
    table = a_match()
    do(table, passing(table))
    call(table)

    do(table, Undo(0, "undo"))
    if table.offer is not None:  # something was shown since
        apply(table, Entry(table.number + 1, "answer", 1, BEGUN, {"yes": True}))

    assert number_of(table) == 1
    assert match_of(table).play.table.time_called


# The lobby


async def test_time_is_called_when_it_is_over_and_not_before(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)

    room = await seat_people(lobby, "sit")
    assert room.due == OPENED + 600
    hands.at = OPENED + 599
    await lobby.sweep()
    assert await kinds(lobby) == ["sit", "sit"]

    hands.at = OPENED + 600
    await lobby.sweep()
    await lobby.sweep()

    assert await kinds(lobby) == ["sit", "sit", "call"]
    assert room.due is None
    assert room.table is not None
    assert match_of(room.table).play.table.time_called


async def test_somebody_who_chooses_too_late_does_so_after_time_was_called(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch)

    room = await seat_people(lobby, "sit")
    assert room.table is not None
    hands.at = OPENED + 601

    await act(lobby, room, passing(room.table))

    assert await kinds(lobby) == ["sit", "sit", "call", "choose"]


async def test_time_is_called_while_only_bots_play(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    Hands(monkeypatch, step=1.0)

    room = await seat_people(lobby, "bot", minutes=1)

    await until(lambda: room.table is not None and match_of(room.table).called > 0)

    happened = await kinds(lobby)
    assert happened.count("call") == 1
    assert happened.index("call") > happened.index("choose")


async def test_a_bot_that_is_still_thinking_when_time_runs_out_answers_after_it_was_called(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch)

    class Slow(Prompt):
        async def think(self, chair: Chair[Any], seconds: float) -> Choice:
            hands.at = OPENED + 60
            return await super().think(chair, seconds)

    lobby = await lobbies.new(Slow())
    room = await seat_people(lobby, "bot", minutes=1)

    await until(lambda: room.table is not None and room.table.number >= 4)

    assert (await kinds(lobby))[:4] == ["bot", "bot", "call", "choose"]


# Afterwards


def test_a_match_in_which_time_was_called_is_verified_and_shown_and_read_as_it_was() -> None:
    table = a_match()
    for _ in range(3):
        do(table, passing(table))
    call(table)
    for _ in range(2000):
        if table.status() == "over":
            break
        do(table, passing(table))
    end = snapshot(match_of(table).play)

    assert table.status() == "over"
    assert snapshot(_verify_table(table).play) == end
    assert snapshot(ReplayedMatch(table).match.play) == end
    uploaded, _, choices = _read_upload(journal_text(table))
    assert snapshot(uploaded.play) == end
    assert [len(choice) for choice in choices].index(4) == 3  # time was called before the fourth choice


def test_a_table_that_goes_on_from_a_match_begins_with_the_time_that_was_called_there() -> None:
    table = a_match()
    do(table, passing(table))
    call(table)
    for _ in range(3):
        do(table, passing(table))
    do(table, Resign(0, "resign"), BEGUN)
    played = ReplayedMatch(table)
    setup = match_of(table).journal.entries()[1]["setup"]

    before = a_match(inherited=played.choices[:1], setup=setup)
    after = a_match(inherited=played.choices[:3], setup=setup)

    assert not match_of(before).play.table.time_called
    assert before.clocks.ends == BEGUN + 600  # it has its own time
    assert match_of(after).play.table.time_called
    assert after.clocks.ends == 0


def test_of_a_choice_that_was_taken_back_the_next_one_inherits_that_time_was_called() -> None:
    chosen = {"seat": 0, "choice": ["decline"]}

    assert choices_in([{}, {}, chosen, {"time": 2}, chosen, {"undo": 2}, chosen]) == [
        [0, ["decline"], []],
        [0, ["decline"], [], True],
    ]
    assert choices_in([{}, {}, chosen, {"time": 2}, {"undo": 1}, chosen]) == [[0, ["decline"], [], True]]
