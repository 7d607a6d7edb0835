"""Win curves of finished matches: computed in the background as long as one asks, the same for the same match."""

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Any

import pytest

from herna.coach import curve as curves
from herna.coach.curve import WinCurve
from herna.engine.chance import Chance
from herna.engine.errors import HernaError
from herna.engine.flow import Play
from herna.games.catalogue import game_named
from herna.server import win_chances
from herna.server.apply import apply
from herna.server.archive import Archive
from herna.server.background import Background
from herna.server.entries import Entry, Header
from herna.server.replay_messages import Chances
from herna.server.security import TooMany
from herna.server.shared_table import SharedTable
from herna.server.thinkers import Lost, Thinkers
from herna.server.win_chances import WinCurves
from tests.kit.present import present
from tests.server.serving import Guest, eventually

FINISHED = (0, 1, 0, 1, 0, 1, 0)


def asked_for(guest: Guest, table: str) -> Chances:
    return guest.read(f"/api/tables/{table}/chances", Chances)


def whole_curve(guest: Guest, table: str) -> Chances:
    eventually(lambda: (told := asked_for(guest, table)).done == told.of)
    return asked_for(guest, table)


@pytest.fixture
def few_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curves, "MOST_EVEN", 6)
    monkeypatch.setattr(curves, "MOST_POINTS", 12)


# On a real socket


def test_a_match_has_a_course_that_grows_while_others_are_answered_and_a_copy_has_the_same(
    guest: Guest, random_matches: dict[str, str], few_points: None
) -> None:
    table = random_matches["summoner-wars"]
    over = guest.look(table).table

    told, waits = [asked_for(guest, table)], []
    while told[-1].done < told[-1].of:
        assert len(told) < 1000
        started = time.perf_counter()
        guest.me()
        waits.append(time.perf_counter() - started)
        time.sleep(0.02)
        told.append(asked_for(guest, table))
    copy = guest.upload(guest.ask("GET", f"/api/tables/{table}/journal").decode())

    whole = told[-1]
    assert whole_curve(guest, copy) == whole
    places = [point.at for point in whole.points]
    assert (places[0], places[-1]) == (1, over.decisions + 1)
    assert places == sorted(set(places))
    assert len(places) == whole.of <= curves.MOST_POINTS
    assert all(sum(point.win) == pytest.approx(1, abs=0.001) for point in whole.points)
    assert whole.points[-1].win == present(over.ended).scores
    assert told[0].done < whole.of
    assert any(0 < each.done < each.of for each in told)
    assert all(len(each.points) == each.done and all(point in whole.points for point in each.points) for each in told)
    assert all(at in places and at + 1 in places for at in whole.decided)
    assert not any(each.decided for each in told if each.done < each.of)
    assert sorted(waits)[len(waits) // 2] < 0.1


# Behind the scenes


class Counting(Thinkers):
    """Says that all seats are equal, as slowly as wanted, and after that many positions nothing any more."""

    def __init__(self, most: int = 10**9) -> None:
        self.asked = 0
        self.most = most

    async def chances(self, play: Play[Any], seats: int, chance: Chance) -> list[float]:
        await asyncio.sleep(0)
        if self.asked >= self.most:
            raise Lost("on purpose")
        self.asked += 1
        return [1 / seats] * seats


def a_finished_table(id: str = "t") -> SharedTable:
    table = a_table_after(*FINISHED, id=id)
    assert table.ended is not None
    return table


def a_table_after(*columns: int, id: str = "t") -> SharedTable:
    """A table at which discs were dropped into these columns, in turn."""
    table = SharedTable(Header(id, "connect-four", 2, {"first": "seat-1"}, "seed", 0.0), game_named("connect-four"))
    for seat in (0, 1):
        apply(table, Entry(seat + 1, "bot", seat, 0.0, {"bot": "random"}))
    for at, column in enumerate(columns):
        apply(table, Entry(at + 3, "choose", at % 2, 0.0, {"choice": ["drop", column]}))
    return table


async def test_when_nobody_asks_any_more_it_stops_and_goes_on_later_where_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers, table = Counting(), a_finished_table()
    win_curves = WinCurves(thinkers, Archive(), Background())
    win_curves.resume(table)
    while thinkers.asked < 3:
        await asyncio.sleep(0)
    monkeypatch.setattr(win_chances, "INTEREST", -1.0)
    await asyncio.gather(*win_curves.tasks)
    stopped = win_curves.chances_so_far("t")
    assert 3 <= stopped.done < stopped.of
    assert win_curves.is_unfinished("t")

    monkeypatch.setattr(win_chances, "INTEREST", 5.0)
    win_curves.resume(table)
    await asyncio.gather(*win_curves.tasks)

    whole = win_curves.chances_so_far("t")
    assert whole.done == whole.of == len(FINISHED) + 1
    assert all(point in whole.points for point in stopped.points)
    assert thinkers.asked == len(FINISHED)  # none twice, and nothing was left to think about the end
    assert not win_curves.is_unfinished("t")


async def test_a_search_that_fails_is_told_once_and_then_tried_again() -> None:
    win_curves = WinCurves(Counting(most=2), Archive(), Background())
    win_curves.resume(a_finished_table())
    await asyncio.gather(*win_curves.tasks)

    with pytest.raises(HernaError, match="error-no-chances"):
        win_curves.chances_so_far("t")
    assert win_curves.is_unfinished("t")


async def test_only_that_many_matches_wait_and_only_that_many_courses_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_chances, "MOST_WAITING", 3)
    monkeypatch.setattr(win_chances, "MOST_KEPT", 2)
    win_curves = WinCurves(Counting(), Archive(), Background())
    for id in ("a", "b", "c"):
        win_curves.resume(a_finished_table(id))
    with pytest.raises(TooMany):
        win_curves.resume(a_finished_table("d"))
    await asyncio.gather(*win_curves.tasks)

    assert set(win_curves.kept) == {"b", "c"}
    win_curves.resume(a_finished_table("d"))
    await asyncio.gather(*win_curves.tasks)
    assert win_curves.chances_so_far("d").done == len(FINISHED) + 1


@pytest.mark.parametrize("decisions", [0, 1, 7, 199, 200, 201, 5000])
def test_a_course_has_a_bounded_number_of_points_and_both_ends(decisions: int) -> None:
    places = WinCurve(decisions).looked_at

    assert (places[0], places[-1]) == (1, decisions + 1)
    assert places == sorted(set(places))
    assert len(places) <= curves.MOST_EVEN


# What decided it


def whole_curve_of(decisions: int, win_before: Callable[[int], float], resigned: Collection[int] = ()) -> WinCurve:
    """The curve of a match between two, with this chance of the first seat before each decision."""
    curve = WinCurve(decisions, resigned)
    while (at := curve.next_decision()) is not None:
        curve.add(at, [win_before(at), 1 - win_before(at)])
    return curve


@pytest.mark.parametrize("decisions", [700, 5000])
def test_of_a_long_match_the_very_choices_that_changed_the_chances_most_are_named(decisions: int) -> None:
    curve = whole_curve_of(decisions, lambda at: 0.5 + 0.3 * (at > 117) - 0.2 * (at > 301) + 0.4 * (at > 688))

    assert curve.decided() == [117, 301, 688]
    assert len(curve.points) <= curves.MOST_POINTS
    assert [point.at for point in curve.points] == sorted({point.at for point in curve.points})


def test_only_the_greatest_changes_are_named_and_small_ones_never() -> None:
    steps = [0.5, 0.5, 0.53, 0.6, 0.5, 0.62, 0.49, 0.64, 0.64]
    assert whole_curve_of(8, lambda at: steps[at - 1]).decided() == [4, 5, 6, 7]
    assert whole_curve_of(8, lambda at: 0.5 + 0.03 * (at % 2)).decided() == []


def test_where_nothing_is_one_choices_work_the_search_still_ends() -> None:
    curve = whole_curve_of(5000, lambda at: at / 5001)

    assert len(curve.points) <= curves.MOST_POINTS
    assert curve.decided() == []


def test_a_resignation_is_not_what_decided_a_match_that_others_played_on() -> None:
    def win(at: int) -> float:
        return 0.9 if at > 4 else 0.4 if at > 2 else 0.5

    assert whole_curve_of(6, win).decided() == [2, 4]
    assert whole_curve_of(6, win, resigned=[4]).decided() == [2]


class Judging(Thinkers):
    """Says what the first seat's chance is by how many discs have been dropped."""

    def __init__(self, *wins: float) -> None:
        self.wins = wins

    async def chances(self, play: Play[Any], seats: int, chance: Chance) -> list[float]:
        win = self.wins[sum(play.table.filled)]
        return [win, 1 - win]


async def test_a_match_that_was_resigned_was_decided_by_a_choice_before_and_not_by_the_resignation() -> None:
    table = a_table_after(0, 1)
    apply(table, Entry(5, "resign", 0, 0.0))
    assert present(table.ended).scores == [0.0, 1.0]
    win_curves = WinCurves(Judging(0.5, 0.7, 0.68), Archive(), Background())
    win_curves.resume(table)
    await asyncio.gather(*win_curves.tasks)

    told = win_curves.chances_so_far("t")

    assert [point.win[0] for point in told.points] == [0.5, 0.7, 0.68]
    assert told.decided == [1]


def test_where_others_play_on_the_curve_knows_which_decision_was_the_resignation() -> None:
    table = SharedTable(Header("t", "doomtrooper", 3, {}, "seed", 0.0), game_named("doomtrooper"))
    for seat in range(3):
        apply(table, Entry(seat + 1, "bot", seat, 0.0, {"bot": "random"}))
    match = present(table.match)
    first = present(match.play.ask)
    apply(table, Entry(4, "choose", first.seat, 0.0, {"choice": list(match.play.options()[0])}))
    apply(table, Entry(5, "resign", 2, 0.0))

    assert table.ended is None
    assert WinCurves(Counting(), Archive(), Background()).curve_of(table).resigned == [2]
