"""Clocks: time for a move or for a match, computed from when things happened; flags fall by the sweep."""

import time

import pytest

from herna.server.apply import apply
from herna.server.clocks import Clocks
from herna.server.entries import Entry
from herna.server.messages import Choose, Clock, Leave, Say, Undo
from herna.server.shared_table import SharedTable
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.server.serving import Guest, error_of, is_over
from tests.server.test_shared_table import a_match, do, drop, number_of

MOVE = Clock("move", 30)
MATCH = Clock("match", 60, 5)
BEGUN = 1001.0  # when the second of two people has sat down


def left(table: SharedTable) -> list[float]:
    info = present(table.state(0).clocks)
    return info.left


def choose(table: SharedTable, at: float, column: int = 3) -> None:
    """The seat that is asked drops a disc that many seconds after the beginning."""
    do(table, Choose(table.asked()[0], f"at {at}", number_of(table), ["drop", column]), BEGUN + at)


# Time for a match


def test_time_runs_for_the_player_being_asked_and_each_choice_gives_the_increment() -> None:
    table = a_match(clock=MATCH)
    choose(table, 10)
    choose(table, 12, 4)

    assert left(table) == [60 - 10 + 5, 60 - 2 + 5]
    info = present(table.state(1).clocks)
    assert (info.at, info.running) == (BEGUN + 12, [0])


def test_a_flag_falls_when_the_time_of_the_player_being_asked_has_run_out() -> None:
    table = a_match(clock=MATCH)
    choose(table, 10)

    assert table.clocks.next_timeout(table.people_asked()) == (BEGUN + 10 + 60, 1)
    apply(table, Entry(table.number + 1, "time", 1, BEGUN + 71))

    assert table.ended is not None
    assert (table.ended.by, table.ended.scores, table.ended.seat) == ("time", [1.0, 0.0], 1)


def test_talk_passes_time_and_gives_none() -> None:
    table = a_match(clock=MATCH)
    do(table, Say(1, "s", "hurry"), BEGUN + 7)

    assert left(table) == [53, 60]


def test_a_clock_that_was_put_back_does_not_give_time() -> None:
    table = a_match(clock=MATCH)
    choose(table, 10)
    choose(table, 4, 4)  # by a machine whose clock is behind
    choose(table, 12)

    assert left(table) == [60 - 10 + 5 - 2 + 5, 60 + 5]


# Time for a move


def test_each_decision_has_its_own_time() -> None:
    table = a_match(clock=MOVE)
    choose(table, 20)
    choose(table, 45, 4)

    assert left(table) == [30, 30]
    assert table.clocks.next_timeout(table.people_asked()) == (BEGUN + 75, 0)


def test_a_decision_that_is_open_again_after_an_undo_has_all_its_time() -> None:
    table = a_match(clock=MOVE)
    choose(table, 20)
    do(table, Undo(0, "u"), BEGUN + 45)

    assert table.clocks.next_timeout(table.people_asked()) == (BEGUN + 75, 0)
    choose(table, 50)
    assert table.clocks.next_timeout(table.people_asked()) == (BEGUN + 80, 1)


def test_somebody_who_need_not_answer_after_all_has_all_the_time_for_the_next_decision() -> None:
    """In Skirmish anyone may say who begins: the others' time has run meanwhile, but that decision is over."""
    table = a_match(SKIRMISH, clock=MOVE)
    assert set(table.people_asked()) == {0, 1}
    do(table, Choose(0, "c", 1, ["begin", 1]), BEGUN + 29)

    assert left(table) == [30, 30]


# Who has no time


def test_a_bots_time_does_not_run() -> None:
    table = a_match(clock=MATCH, bots="1")
    choose(table, 10)

    assert table.clocks.next_timeout(table.people_asked()) is None
    info = present(table.state(0).clocks)
    assert info.running == []
    drop(table, 3)
    assert left(table)[1] == 60 + 5


def test_for_a_bot_that_stands_in_no_flag_falls() -> None:
    table = a_match(clock=MATCH)
    do(table, Leave(0, "l"), BEGUN + 3)

    assert table.clocks.next_timeout(table.people_asked()) is None


def test_without_a_clock_nobodys_time_runs() -> None:
    clocks = Clocks(None, 2)
    clocks.start(1.0)
    clocks.advance_to(5.0, [0])
    clocks.start_decision(0)

    assert clocks.info([0]) is None
    assert clocks.next_timeout([0]) is None


def test_at_a_large_table_a_bot_goes_on_for_the_one_who_is_late() -> None:
    table = a_match(SKIRMISH, 3, clock=MOVE)
    apply(table, Entry(table.number + 1, "time", 1, BEGUN + 40))

    assert table.status() == "playing"
    assert table.places[1].kind == "bot"


# On a real socket


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 1}, {"kind": "match", "seconds": 1, "increment": 0}])
def test_the_flag_of_the_one_who_does_nothing_falls_by_itself(
    guest: Guest, other: Guest, clock: dict[str, object]
) -> None:
    table = guest.open_with(other, clock=clock)
    guest.choose(table, "drop", 3)
    started = time.monotonic()
    with guest.live(table) as line:
        state = line.wait_until(is_over)

    assert 0.5 < time.monotonic() - started < 10
    assert (present(state.table.ended).by, present(state.table.ended).seat) == ("time", 1)
    assert error_of(other.choose, table, "drop", 3, seat=1)[1] == "why-match-over"


def test_at_a_table_that_waits_for_players_no_flag_falls(guest: Guest) -> None:
    table = guest.open_table(clock={"kind": "move", "seconds": 1})
    time.sleep(1.5)

    assert guest.look(table).table.status == "waiting"


# Time in days


def test_a_bank_of_days_grows_with_each_decision() -> None:
    day = 86400
    table = a_match(clock=Clock("match", 7 * day, day))
    choose(table, 2 * day)

    assert left(table) == [6 * day, 7 * day]


def test_a_clock_may_have_sixty_days_and_no_more(guest: Guest) -> None:
    longest = {"kind": "move", "seconds": 60 * 86400}
    guest.open_table(clock=longest)

    for clock in (longest | {"seconds": 60 * 86400 + 1}, longest | {"increment": 7 * 86400 + 1}):
        assert error_of(guest.open_table, clock=clock) == (400, "error-bad-message")
