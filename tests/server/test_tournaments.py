"""Tournaments on the server: they pair, start tables and end by themselves; who may do what; nothing secret leaks."""

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from herna.server.tournaments.messages import TournamentNews, TournamentState
from tests.server.serving import PATIENCE, Guest, eventually

GAME = "connect-four"
PASSWORD = "correct horse battery"
_names = count(1)


@pytest.fixture
def guest(guest: Guest) -> Guest:
    guest.rename("Ann")
    return guest


@pytest.fixture
def other(other: Guest) -> Guest:
    other.rename("Bob")
    return other


def open_tournament(guest: Guest, game: str = GAME, style: str = "swiss", **wanted: Any) -> str:
    body = {"game": game, "name": "Friday", "style": style, **wanted}
    return msgspec.json.decode(guest.ask("POST", "/api/tournaments", body), type=TournamentState).id


def look(guest: Guest, id: str) -> TournamentState:
    state = guest.read(f"/api/tournaments/{id}", TournamentNews).state
    assert state is not None
    return state


def do(guest: Guest, id: str, act: str, **rest: Any) -> TournamentState:
    body = {"do": act, **rest}
    return msgspec.json.decode(guest.ask("POST", f"/api/tournaments/{id}/acts", body), type=TournamentState)


def until(guest: Guest, id: str, holds: Callable[[TournamentState], bool], within: float = PATIENCE) -> TournamentState:
    return eventually(lambda: state if holds(state := look(guest, id)) else None, within)


def is_finished(state: TournamentState) -> bool:
    return state.status == "over"


def played_by_bots(guest: Guest, bots: int = 4, **wanted: Any) -> TournamentState:
    id = open_tournament(guest, **wanted)
    do(guest, id, "enter-bots", bot="random", count=bots)
    do(guest, id, "begin")
    return until(guest, id, is_finished)


@pytest.mark.parametrize(
    ("style", "rounds"), [("swiss", 3), ("round-robin", 5), ("single-elimination", 3), ("double-elimination", 0)]
)
def test_a_tournament_of_bots_runs_by_itself_to_its_end(guest: Guest, style: str, rounds: int) -> None:
    state = played_by_bots(guest, 6, style=style)

    assert len(state.rounds) == rounds or rounds == 0
    assert not any(table.is_open for each in state.rounds for table in each.tables)
    assert state.players[0].place == 1
    assert sorted(player.number for player in state.players) == [1, 2, 3, 4, 5, 6]
