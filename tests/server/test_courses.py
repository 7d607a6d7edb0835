"""The courses of finished matches: worked out in the background, the same for the same match, as long as one asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.engine.chance import Chance
from herna.engine.errors import HernaError
from herna.engine.flow import Play
from herna.games.catalogue import game_named
from herna.server import courses as courses_
from herna.server.archive import PlayedAgain
from herna.server.courses import Course, Courses
from herna.server.entries import Entry, Header
from herna.server.messages import Chances
from herna.server.security import TooMany
from herna.server.shared_table import SharedTable
from herna.server.thinkers import Lost, Thinkers
from tests.server.serving import Guest, Server, error_of, eventually, is_over, settings_for

FINISHED = (0, 1, 0, 1, 0, 1, 0)


def asked_for(guest: Guest, table: str) -> Chances:
    return guest.read(f"/api/tables/{table}/chances", Chances)


def whole_course(guest: Guest, table: str) -> Chances:
    eventually(lambda: (told := asked_for(guest, table)).done == told.of)
    return asked_for(guest, table)


@pytest.fixture
def few_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses_, "MOST_POINTS", 12)


# On a real socket


def test_a_match_has_a_course_from_its_first_decision_to_its_result_and_a_copy_has_the_same(
    guest: Guest, few_points: None
) -> None:
    table = guest.open_table("summoner-wars", "random random")
    decisions = guest.wait_until(table, is_over).table.decisions
    ended = guest.look(table).table.ended
    assert ended is not None

    first = whole_course(guest, table)
    copy = guest.upload(guest.ask("GET", f"/api/tables/{table}/journal").decode())
    second = whole_course(guest, copy)

    assert second == first
    places = [point.at for point in first.points]
    assert (places[0], places[-1]) == (1, decisions + 1)
    assert places == sorted(set(places))
    assert len(places) == first.of <= courses_.MOST_POINTS
    assert all(sum(point.win) == pytest.approx(1, abs=0.001) for point in first.points)
    assert first.points[-1].win == ended.scores


def test_the_progress_is_told_and_others_are_answered_meanwhile(guest: Guest, few_points: None) -> None:
    table = guest.open_table("summoner-wars", "random random")
    guest.wait_until(table, is_over)

    told, waits = [asked_for(guest, table)], []
    while told[-1].done < told[-1].of:
        assert len(told) < 1000
        started = time.perf_counter()
        guest.me()
        waits.append(time.perf_counter() - started)
        time.sleep(0.02)
        told.append(asked_for(guest, table))

    assert told[0].done < told[0].of
    assert any(0 < each.done < each.of for each in told)
    assert all(each.points == told[-1].points[: each.done] for each in told)
    assert sorted(waits)[len(waits) // 2] < 0.1


def test_whoever_asks_for_too_many_courses_at_once_is_refused(tmp_path: Path) -> None:
    with Server(settings_for(tmp_path, rate=1.0, burst=60.0)) as server, Guest(server.url) as guest:
        tables = [guest.open_table(seats="me me") for _ in range(4)]
        for table in tables:
            guest.do(table, "resign")

        refused = [guest.http.get(f"/api/tables/{table}/chances").status_code for table in tables]

    assert httpx.codes.TOO_MANY_REQUESTS in refused


def test_a_match_that_is_not_over_has_no_course_and_a_table_that_is_not_there_neither(guest: Guest) -> None:
    assert error_of(asked_for, guest, guest.open_table(seats="me me")) == (400, "error-not-over")
    assert error_of(asked_for, guest, "nowhere") == (404, "error-no-table")


# Behind the scenes


class Counting(Thinkers):
    """Says that all seats are equal, as slowly as wanted, and after so many positions nothing any more."""

    def __init__(self, most: int = 10**9) -> None:
        self.asked = 0
        self.most = most

    async def chances(self, play: Play[Any], seats: int, chance: Chance) -> list[float]:
        await asyncio.sleep(0)
        if self.asked >= self.most:
            raise Lost("on purpose")
        self.asked += 1
        return [1 / seats] * seats


async def play_again(table: SharedTable) -> PlayedAgain:
    return PlayedAgain(table)


def a_finished_table(id: str = "t") -> SharedTable:
    table = SharedTable(Header(id, "connect-four", 2, {"first": "seat-1"}, "seed", 0.0), game_named("connect-four"))
    for seat in (0, 1):
        table.apply(Entry(seat + 1, "bot", seat, 0.0, {"bot": "random"}))
    for at, column in enumerate(FINISHED):
        table.apply(Entry(at + 3, "choose", at % 2, 0.0, {"choice": ["drop", column]}))
    assert table.ended is not None
    return table


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(bounded())


def test_when_nobody_asks_any_more_it_stops_and_goes_on_later_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        thinkers, table = Counting(), a_finished_table()
        courses = Courses(thinkers, play_again)
        courses.go_on(table)
        while thinkers.asked < 3:
            await asyncio.sleep(0)
        monkeypatch.setattr(courses_, "INTEREST", -1.0)
        await asyncio.gather(*courses.tasks)
        stopped = courses.told("t")
        assert 3 <= stopped.done < stopped.of
        assert courses.rests("t")

        monkeypatch.setattr(courses_, "INTEREST", 5.0)
        courses.go_on(table)
        await asyncio.gather(*courses.tasks)

        whole = courses.told("t")
        assert whole.done == whole.of == len(FINISHED) + 1
        assert whole.points[: stopped.done] == stopped.points
        assert thinkers.asked == len(FINISHED)  # none twice, and nothing was left to think about the end
        assert not courses.rests("t")

    run(work)


def test_a_search_that_fails_is_told_once_and_then_tried_again() -> None:
    async def work() -> None:
        courses = Courses(Counting(most=2), play_again)
        courses.go_on(a_finished_table())
        await asyncio.gather(*courses.tasks)

        with pytest.raises(HernaError, match="error-no-chances"):
            courses.told("t")
        assert courses.rests("t")

    run(work)


def test_only_so_many_matches_wait_and_only_so_many_courses_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(courses_, "MOST_WAITING", 3)
        monkeypatch.setattr(courses_, "MOST_KEPT", 2)
        courses = Courses(Counting(), play_again)
        for id in ("a", "b", "c"):
            courses.go_on(a_finished_table(id))
        with pytest.raises(TooMany):
            courses.go_on(a_finished_table("d"))
        await asyncio.gather(*courses.tasks)

        assert set(courses.kept) == {"b", "c"}
        courses.go_on(a_finished_table("d"))
        await asyncio.gather(*courses.tasks)
        assert courses.told("d").done == len(FINISHED) + 1

    run(work)


@pytest.mark.parametrize("decisions", [0, 1, 7, 199, 200, 201, 5000])
def test_a_course_has_a_bounded_number_of_points_and_both_ends(decisions: int) -> None:
    places = Course(decisions).looked_at

    assert (places[0], places[-1]) == (1, decisions + 1)
    assert places == sorted(set(places))
    assert len(places) <= courses_.MOST_POINTS
