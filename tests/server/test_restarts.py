"""A server that is ended and started again on the same folder, and tables that leave its memory and come back."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.journal import journal_from_text
from herna.engine.match import Replay
from herna.engine.verify import verify
from herna.games.catalogue import game_named
from herna.server.lobby import SNAPSHOT_EVERY
from herna.server.messages import State
from herna.server.replay_messages import Replayed
from tests.kit.scenarios import EXAMPLE
from tests.server.serving import (
    Guest,
    Server,
    asked,
    error_of,
    eventually,
    is_over,
    number_of,
    options,
    settings_for,
)

MOST_CHOICES = 30


@contextmanager
def served(data: Path, **settings: Any) -> Iterator[tuple[Server, Callable[[Guest], Guest]]]:
    """A server on a folder; and a way for a guest of an earlier one, with what it remembers, to come again."""
    guests: list[Guest] = []
    with Server(settings_for(data, **settings)) as server:

        def come_again(guest: Guest) -> Guest:
            again = Guest(server.url, cookies=dict(guest.http.cookies))
            again.tokens = dict(guest.tokens)
            again._ids = guest._ids
            guests.append(again)
            return again

        yield server, come_again
        for guest in guests:
            guest.close()


@pytest.fixture
def stranger() -> Iterator[Guest]:
    """Somebody who has not been anywhere yet."""
    with Guest("http://127.0.0.1:9") as guest:
        yield guest


def ready(state: State) -> bool:
    return asked(state) or is_over(state)


def play(guest: Guest, table: str, choices: int, chance: Chance) -> State:
    """Make that many choices in whichever seat is asked, if the match lasts that long."""
    for _ in range(choices):
        states = [guest.look(table, seat) for (of, seat) in guest.tokens if of == table]
        state = next((state for state in states if ready(state)), None)
        if state is None:
            state = guest.wait_until(table, ready)
        if is_over(state):
            return state
        guest.choose(table, *chance.pick(options(state)), seat=state.seat, number=number_of(state))
    return guest.look(table)


def test_a_match_goes_on_where_it_was_and_an_id_still_counts_once(tmp_path: Path, stranger: Guest) -> None:
    with served(tmp_path) as (_, come):
        guest = come(stranger)
        guest.me()
        table = guest.open_table(seats="me me", clock={"kind": "match", "seconds": 600, "increment": 1})
        done = guest.choose(table, "drop", 3, id="mine")
        guest.do(table, "say", text="see you")
        guest.do(table, "draw", seat=1)
        before = [guest.look(table, seat) for seat in (0, 1, -1)]
    with served(tmp_path) as (_, come):
        guest = come(guest)

        after = [guest.look(table, seat) for seat in (0, 1, -1)]

        assert after == before
        assert [info.id for info in guest.own_tables()] == [table]
        assert guest.choose(table, "drop", 3, number=1, id="mine") == done
        with guest.live(table, after=before[0].version) as line:
            assert not line.state().fresh
            assert line.choose(1, "drop", 3, id="mine") == done
            line.choose(2, "drop", 3, seat=1)
        assert guest.look(table).table.decisions == 2


def test_a_match_against_a_bot_is_played_to_its_end_over_several_restarts(tmp_path: Path, stranger: Guest) -> None:
    guest, table, chance = stranger, "", Chance(7)
    for choices in (1, 2, 1, MOST_CHOICES):  # each perhaps while the bot thinks
        with served(tmp_path) as (_, come):
            guest = come(guest)
            table = table or guest.open_table(seats="me search:300ms")
            state = play(guest, table, choices, chance)
            if choices == MOST_CHOICES:
                text = guest.ask("GET", f"/api/tables/{table}/journal").decode()

    assert is_over(state)
    verify(game_named("connect-four"), journal_from_text(text, "journal"), "journal")


def test_a_bot_that_was_thinking_is_asked_again_at_once(tmp_path: Path, stranger: Guest) -> None:
    with served(tmp_path, grace=300.0) as (_, come):
        guest = come(stranger)
        table = guest.open_table(seats="search:2000ms me")
        assert guest.look(table).table.decisions == 0
    with served(tmp_path, grace=300.0) as (_, come):
        state = come(guest).wait_until(table, asked)

    assert state.table.decisions == 1


def test_a_table_read_from_its_snapshot_goes_on_and_back_like_any_other(tmp_path: Path, stranger: Guest) -> None:
    with served(tmp_path) as (server, come):
        guest = come(stranger)
        table = guest.open_table("summoner-wars", "me me")
        play(guest, table, SNAPSHOT_EVERY + 5, Chance(3))
        before = [guest.look(table, seat) for seat in (0, 1, -1)]
        assert server.run(server.lobby.store.snapshot(table)) is not None
    with served(tmp_path) as (_, come):
        guest = come(guest)
        assert [guest.look(table, seat) for seat in (0, 1, -1)] == before

        for _ in range(8):
            decisions = guest.look(table).table.decisions
            version = guest.do(table, "undo", seat=0).version
            if guest.look(table).offer is not None:
                guest.do(table, "answer", seat=1, number=version, yes=True)
            assert guest.look(table).table.decisions < decisions
        play(guest, table, 10, Chance(4))
        state = guest.look(table)
    with served(tmp_path) as (_, come):
        assert come(guest).look(table) == state


def test_a_table_on_ones_own_scenario_goes_on_and_is_looked_at_again_later(tmp_path: Path, stranger: Guest) -> None:
    with served(tmp_path) as (server, come):
        guest = come(stranger)
        table = guest.open_table("warcraft", "me me", options={"scenario": EXAMPLE})
        for seat in (0, 1):
            guest.do(table, "windows", seat, stop="always")
        play(guest, table, SNAPSHOT_EVERY + 5, Chance(3))
        before = [guest.look(table, seat) for seat in (0, 1, -1)]
        assert server.run(server.lobby.store.snapshot(table)) is not None
    with served(tmp_path) as (_, come):
        guest = come(guest)
        assert [guest.look(table, seat) for seat in (0, 1, -1)] == before
        play(guest, table, 3, Chance(4))
        guest.do(table, "resign", seat=0)
    with served(tmp_path) as (_, come):
        guest = come(guest)
        first = guest.read(f"/api/tables/{table}/replay?at=1&seat=-1", Replayed)
        text = guest.ask("GET", f"/api/tables/{table}/journal").decode()
        uploaded = guest.look(guest.upload(text))

    assert first.view["table"]["scenario"]["key"] == "the-pass"
    assert uploaded.table.game == "warcraft"
    match = Replay(game_named("warcraft"), journal_from_text(text, "journal", partial=True), "journal").run()
    assert match.options["scenario"] == EXAMPLE
    assert match.number() == number_of(next(state for state in before if asked(state))) + 3


def test_a_flag_that_has_fallen_while_nobody_served_falls_when_somebody_does(tmp_path: Path, stranger: Guest) -> None:
    with served(tmp_path, sweep=60.0) as (_, come):
        guest = come(stranger)
        table = guest.open_table(seats="me me", clock={"kind": "move", "seconds": 1})
    with served(tmp_path) as (_, come):
        guest = come(guest)
        ended = guest.wait_until(table, is_over).table.ended

    assert ended is not None
    assert (ended.by, ended.seat) == ("time", 0)


def test_a_table_that_nobody_touches_leaves_the_memory_and_comes_back(tmp_path: Path, stranger: Guest) -> None:
    with served(tmp_path, idle=0.3, sweep=0.1) as (server, come):
        guest = come(stranger)
        table = guest.open_table("summoner-wars", "me random")
        state = play(guest, table, 3, Chance(1))
        state = guest.wait_until(table, asked)
        watched = guest.open_table()
        with guest.live(watched) as line:
            line.state()
            eventually(lambda: table not in server.lobby.rooms.loaded)
            assert watched in server.lobby.rooms.loaded  # somebody looks

            assert guest.look(table) == state
            assert table in server.lobby.rooms.loaded
            guest.do(watched, "say", text="I am here")
            assert line.state().said[-1].text == "I am here"
        eventually(lambda: watched not in server.lobby.rooms.loaded)


def test_somebody_who_waits_when_the_server_ends_is_told_to_come_again(tmp_path: Path, stranger: Guest) -> None:
    with served(tmp_path) as (_, come):
        guest = come(stranger)
        table = guest.open_table()
        line = guest.live(table).__enter__()
        seen = line.state()
    with pytest.raises(Exception, match="1012"):
        line.state(timeout=5.0)
    with served(tmp_path) as (_, come):
        guest = come(guest)
        with guest.live(table, after=seen.version) as line:
            assert line.state().version == seen.version
        assert error_of(guest.choose, table, "drop", 3)[1] == "error-not-begun"
