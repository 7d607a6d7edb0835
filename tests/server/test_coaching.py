"""The coach: finished matches looked back on, in the background as long as one asks, by what each seat knew."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from herna.coach.review import CONFIRMED, CURVE, DONE, LOOKS, Given
from herna.engine.errors import HernaError
from herna.server import coaching
from herna.server.archive import Archive
from herna.server.background import Background
from herna.server.coach_messages import Coached
from herna.server.coaching import Coaches
from herna.server.security import TooMany
from herna.server.shared_table import SharedTable
from herna.server.thinkers import Lost, Thinkers
from herna.server.win_chances import WinCurves
from tests.server.serving import Guest, Server, error_of, eventually, settings_for
from tests.server.test_replays import a_finished_match
from tests.server.test_win_chances import a_finished_table

LOST = (3, 0, 3, 1, 3, 0, 3)  # seat 1 builds a column, and seat 2 looks on


def coached(guest: Guest, table: str, seat: int = 1, words: str = "en") -> Coached:
    answer = guest.ask("GET", f"/api/tables/{table}/coach?seat={seat}&words={words}", table=table)
    return msgspec.json.decode(answer, type=Coached)


def whole_review(guest: Guest, table: str, seat: int = 1, words: str = "en") -> Coached:
    eventually(lambda: (told := coached(guest, table, seat, words)).done == told.of)
    return coached(guest, table, seat, words)


# On a real socket


def test_a_match_is_looked_back_on_with_what_was_better_for_one_seat(guest: Guest) -> None:
    table = a_finished_match(guest, *LOST)
    started = coached(guest, table)
    assert (started.moments, started.summary) == ([], [])

    told = whole_review(guest, table)

    worst = next(moment for moment in told.moments if moment.at == 6)
    assert (worst.by, worst.kind, worst.chosen.choice) == (1, "better", "Column 1")
    assert worst.better is not None
    assert worst.better.choice == "Column 4"
    assert worst.gain is not None
    assert worst.gain > worst.error > 0
    assert told.error > 0
    assert (told.points[0].at, told.points[-1].at) == (1, 8)
    assert told.points[-1].win == [1.0, 0.0]
    assert "Lepší" not in " ".join(told.summary)
    assert "Nejvíc stálo rozhodnutí 6" in " ".join(whole_review(guest, table, words="cs").summary)


def test_it_is_made_once_for_each_seat_and_then_kept(guest: Guest, server: Server) -> None:
    table = a_finished_match(guest, *LOST)
    first = whole_review(guest, table)
    review = server.lobby.coaches.kept[table, 1].review

    again = whole_review(guest, table)
    other = whole_review(guest, table, 0)

    assert again == first
    assert server.lobby.coaches.kept[table, 1].review is review
    assert other.seat == 0
    assert other.points == first.points  # one curve for all seats
    assert all(moment.kind == "theirs" for moment in other.moments if moment.by == 1)


def test_who_sat_there_alone_is_you_and_a_stranger_with_the_link_reads_the_names(guest: Guest, other: Guest) -> None:
    table = guest.open_table(seats="me open", name="Ann")
    other.join(table, name="Bob")
    for number, column in enumerate(LOST, 1):
        (guest, other)[(number - 1) % 2].choose(table, "drop", column, seat=(number - 1) % 2, number=number)

    own, seen = whole_review(other, table), whole_review(guest, table)

    assert (own.you, seen.you) == (True, False)
    assert own.summary[0].startswith("You had")
    assert seen.summary[0].startswith("Bob had")
    assert [moment.gain for moment in own.moments] == [moment.gain for moment in seen.moments]


def test_a_match_that_is_not_over_is_refused_and_so_is_a_seat_or_table_that_is_not_there(guest: Guest) -> None:
    playing = guest.open_table(seats="me me")
    over = a_finished_match(guest, *LOST)

    assert error_of(lambda: coached(guest, playing)) == (400, "error-not-over")
    assert error_of(lambda: coached(guest, over, 2)) == (400, "error-no-such-seat")
    assert error_of(lambda: coached(guest, over, -1))[0] == 400
    assert error_of(lambda: coached(guest, "nowhere"))[0] == 404
    assert error_of(lambda: guest.read(f"/api/tables/{over}/coach?words=xx", Coached))[0] == 400


@pytest.mark.parametrize("asked", ["coach", "chances"])
def test_somebody_who_asks_for_too_many_at_once_is_refused(tmp_path: Path, asked: str) -> None:
    with Server(settings_for(tmp_path, rate=1.0, burst=60.0)) as server, Guest(server.url) as guest:
        tables = [guest.open_table(seats="me me") for _ in range(4)]
        for table in tables:
            guest.do(table, "resign")

        refused = [guest.http.get(f"/api/tables/{table}/{asked}").status_code for table in tables]

    assert httpx.codes.TOO_MANY_REQUESTS in refused


def test_others_are_answered_while_it_works(guest: Guest, random_matches: dict[str, str]) -> None:
    waits: list[float] = []
    table = guest.upload(guest.ask("GET", f"/api/tables/{random_matches['summoner-wars']}/journal").decode())
    for _ in range(20):
        coached(guest, table, 0)
        started = time.perf_counter()
        guest.me()
        waits.append(time.perf_counter() - started)
        time.sleep(0.02)

    assert sorted(waits)[len(waits) // 2] < 0.1


# Behind the scenes


class Answering(Thinkers):
    """Answers every task of the coach at once, but is lost at some."""

    def __init__(self, lost_in: tuple[int, ...] = ()) -> None:
        self.asked: list[int] = []
        self.lost_in = lost_in

    async def look_back(self, given: Given, seconds: float) -> Any:
        await asyncio.sleep(0)
        self.asked.append(given.phase)
        if given.phase in self.lost_in:
            raise Lost("on purpose")
        if given.phase == LOOKS:
            return 0.2
        if given.phase == CONFIRMED:
            return (given.choice, 0.0, 0.0, 0.0, 0, None)
        return [0.5] * given.seats if given.phase < LOOKS else (0.0, 0.1)


def coaches_with(thinkers: Thinkers) -> Coaches:
    archive, background = Archive(), Background()
    return Coaches(thinkers, archive, background, WinCurves(thinkers, archive, background))


async def reviewed(coaches: Coaches, table: SharedTable, seat: int = 0) -> Coached:
    return await coaches.review_so_far(table, seat, "en", seat)


async def test_when_nobody_asks_any_more_it_stops_and_goes_on_later_where_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers, table = Answering(), a_finished_table()
    coaches = coaches_with(thinkers)
    coaches.resume(table, 0)
    while len(thinkers.asked) < 3:
        await asyncio.sleep(0)
    monkeypatch.setattr(coaching, "INTEREST", -1.0)
    await asyncio.gather(*coaches.tasks)
    stopped = await reviewed(coaches, table)
    assert 0 < stopped.done < stopped.of
    assert coaches.is_unfinished("t", 0)

    monkeypatch.setattr(coaching, "INTEREST", 5.0)
    coaches.resume(table, 0)
    await asyncio.gather(*coaches.tasks)

    whole = await reviewed(coaches, table)
    assert (whole.done, whole.phase) == (whole.of, DONE)
    assert thinkers.asked.count(CURVE) == 7  # none twice, and nothing was left to think about the end
    assert not coaches.is_unfinished("t", 0)


async def test_a_task_whose_process_is_lost_is_left_out_but_the_curve_is_needed() -> None:
    coaches, table = coaches_with(Answering(lost_in=(CONFIRMED,))), a_finished_table()
    coaches.resume(table, 0)
    await asyncio.gather(*coaches.tasks)
    assert (await reviewed(coaches, table)).phase == DONE

    broken = coaches_with(Answering(lost_in=(CURVE,)))
    broken.resume(table, 0)
    await asyncio.gather(*broken.tasks)
    with pytest.raises(HernaError, match="error-no-coach"):
        await reviewed(broken, table)
    assert broken.is_unfinished("t", 0)


async def test_after_too_many_lost_processes_it_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "MOST_LOST", 2)
    coaches, table = coaches_with(Answering(lost_in=(LOOKS, CONFIRMED))), a_finished_table()
    coaches.resume(table, 0)
    await asyncio.gather(*coaches.tasks)

    with pytest.raises(HernaError, match="error-no-coach"):
        await reviewed(coaches, table)


async def test_only_that_many_matches_wait_and_only_that_many_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "MOST_WAITING", 2)
    monkeypatch.setattr(coaching, "MOST_KEPT", 1)
    coaches = coaches_with(Answering())
    for id in ("a", "b"):
        coaches.resume(a_finished_table(id), 0)
    with pytest.raises(TooMany):
        coaches.resume(a_finished_table("c"), 0)
    await asyncio.gather(*coaches.tasks)

    assert set(coaches.kept) == {("b", 0)}
