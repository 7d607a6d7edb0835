"""Bots think in processes of their own: they keep their deadline, can be lost, and never hold up the server."""

import asyncio
import json
import pickle
import time
from collections.abc import Callable, Coroutine
from multiprocessing import active_children
from statistics import quantiles
from typing import Any, TypeVar

import httpx
import pytest
from websockets.sync.client import connect

from herna.bots.named import bot_named
from herna.bots.steady import failure_report
from herna.engine.chance import Chance
from herna.engine.errors import HernaError
from herna.engine.journal import journal_from_text
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.lab.load import Server
from herna.server.thinkers import HINT, Thinkers, job_for
from tests.kit.connect_four import after
from tests.kit.faulty import GAME as FAULTY
from tests.kit.random_match import some_decisions
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.undisturbed import undisturbed
from tests.server.serving import eventually

CONNECT_FOUR = game_named("connect-four")
SUMMONER_WARS = game_named("summoner-wars")
SHORT = 1.5  # seconds, for bots that are to be lost
MOST_P99 = 0.1  # seconds

R = TypeVar("R")


def thinking(work: Callable[[Thinkers], Coroutine[Any, Any, R]], timeout: float = 10.0) -> R:
    """Let a process think, and see that none is left."""

    async def run() -> R:
        thinkers = Thinkers(1, timeout)
        thinkers.start()
        try:
            async with asyncio.timeout(60):
                await thinkers.choice(after("").chair(0), "random", Chance(1))  # a process needs a while to come
                return await work(thinkers)
        finally:
            await thinkers.close()

    before = active_children()
    try:
        return asyncio.run(run())
    finally:
        assert [process for process in active_children() if process not in before] == []


# What they answer


def test_a_bot_answers_as_it_would_here() -> None:
    match = after("1213")

    choice, failure = thinking(lambda thinkers: thinkers.choice(match.chair(0), "search:200it", Chance(1)))

    assert choice == bot_named("search:200it", Chance(1)).choose(match.chair(0))
    assert failure is None


def test_a_hint_has_the_options_that_a_search_likes_best() -> None:
    match = after("121212")  # the first seat wins in the first column

    thoughts = thinking(lambda thinkers: thinkers.hint(match.chair(0), Chance(1)))

    assert thoughts[0].choice == ("drop", 0)
    assert thoughts[0].win > 0.9


def test_a_bot_thinks_no_longer_than_the_server_allows() -> None:
    match = after("")
    started = time.monotonic()

    choice, failure = thinking(lambda thinkers: thinkers.choice(match.chair(0), "search:9999999itx9", Chance(1)))

    assert choice in match.play.options()
    assert failure is None
    assert time.monotonic() - started < 9.0


# When one is lost


def test_a_process_that_is_stuck_is_replaced_and_a_simpler_bot_answers_in_time() -> None:
    match = after("", FAULTY)

    async def work(thinkers: Thinkers) -> tuple[Any, Any, float, Any]:
        before = set(thinkers.processes)
        started = time.monotonic()
        choice, failure = await thinkers.choice(match.chair(0), "search:50it", Chance(1))
        took = time.monotonic() - started
        assert not before & thinkers.processes
        assert len(thinkers.processes) == 1
        return choice, failure, took, await thinkers.choice(after("").chair(0), "greedy", Chance(1))

    choice, failure, took, next_answer = thinking(work, timeout=SHORT)

    assert choice == ("drop", 3)  # what the greedy bot likes best
    assert failure.bot == "search:50it"
    assert failure.why == f"no answer within {SHORT:g} s"
    assert SHORT <= took < 2 * SHORT + 1.0
    assert next_answer == (("drop", 3), None)


def test_where_the_simpler_bot_is_stuck_too_any_option_is_taken() -> None:
    match = after("123456", FAULTY)

    choice, failure = thinking(lambda thinkers: thinkers.choice(match.chair(0), "greedy", Chance(1)), timeout=SHORT)

    assert choice in match.play.options()
    assert failure is not None


def test_a_process_that_dies_is_replaced_and_a_simpler_bot_answers() -> None:
    match = after("1", FAULTY)

    async def work(thinkers: Thinkers) -> Any:
        answer = await thinkers.choice(match.chair(1), "search:50it", Chance(1))
        assert len(thinkers.processes) == 1
        return answer

    choice, failure = thinking(work)

    assert choice == ("drop", 3)
    assert failure.why == "its process has ended"


def test_a_hint_that_nobody_can_give_is_refused() -> None:
    match = after("1", FAULTY)

    with pytest.raises(HernaError, match="error-no-hint"):
        thinking(lambda thinkers: thinkers.hint(match.chair(1), Chance(1)))


def test_a_failure_is_told_with_the_journal_that_led_to_it() -> None:
    match = after("1", FAULTY)
    _, failure = thinking(lambda thinkers: thinkers.choice(match.chair(1), "search:50it", Chance(1)))
    assert failure is not None

    report = failure_report(match, failure)

    assert len(journal_from_text(report, "report").lines) == len(match.journal.lines) + 1
    told = json.loads(report.splitlines()[-1])["failure"]
    assert told["bot"] == "search:50it"
    assert told["why"] == "its process has ended"


def test_somebody_who_waits_can_go_and_leaves_the_process_to_the_next() -> None:
    async def work(thinkers: Thinkers) -> tuple[Any, Any]:
        stuck = asyncio.create_task(thinkers.choice(after("", FAULTY).chair(0), "search:50it", Chance(1)))
        waiting = asyncio.create_task(thinkers.choice(after("").chair(0), "random", Chance(1)))
        await asyncio.sleep(0.3)
        for task in (waiting, stuck):
            task.cancel()
        await asyncio.gather(waiting, stuck, return_exceptions=True)
        return (waiting.cancelled(), stuck.cancelled()), await thinkers.choice(after("").chair(0), "greedy", Chance(1))

    cancelled, answer = thinking(work)

    assert cancelled == (True, True)
    assert answer == (("drop", 3), None)


# What they are told


@pytest.mark.parametrize("game", [SKIRMISH, SUMMONER_WARS], ids=["skirmish", "summoner-wars"])
def test_a_process_is_told_nothing_that_its_seat_does_not_know(game: Any) -> None:
    """Whatever the seat may not know is changed; what a process is told stays the same, byte by byte."""
    differed = 0
    for number in range(3):
        for match, chance in some_decisions(game, number):
            assert match.play.ask is not None
            seat, luck = match.play.ask.seat, Chance(chance.below(1000))
            twin = match.play.guess(seat, chance)
            for bot in ("search", HINT):
                told = pickle.dumps(job_for(match.chair(seat), bot, luck))
                assert told == pickle.dumps(job_for(Chair(twin, seat), bot, luck))
                assert match.seed.encode() not in told
            others = [other for other in range(match.seats) if other != seat]
            differed += any(Chair(twin, other).view() != match.chair(other).view() for other in others)
    assert differed  # else nothing was tried


# The server meanwhile


def test_a_ping_is_answered_quickly_while_four_bots_think() -> None:
    seats = [{"kind": "bot", "bot": "search:900ms"}] * 2
    with Server(thinkers=4) as server, httpx.Client(base_url=server.address) as http:
        tables = [
            http.post("/api/tables", json={"game": "summoner-wars", "seats": seats}).json()["table"] for _ in range(4)
        ]
        with connect(f"{server.address.replace('http', 'ws', 1)}/api/tables/{tables[0]}/live") as line:
            line.send(json.dumps({"do": "hello"}))
            eventually(lambda: decisions(http, tables) >= 4)  # all have begun to think
            assert undisturbed(lambda: p99_of_pings(http, line), MOST_P99) < MOST_P99
        assert decisions(http, tables) > 8  # they did think meanwhile


def p99_of_pings(http: httpx.Client, line: Any) -> float:
    took: list[float] = []
    latest = time.monotonic() + 5.0
    while time.monotonic() < latest:
        took += [measure(lambda: http.get("/health").raise_for_status()), measure(lambda: ping(line))]
        time.sleep(0.01)
    p50, p99 = (quantiles(took, n=100)[at] for at in (49, 98))
    print(f"{len(took)} pings: p50 {1000 * p50:.1f} ms, p99 {1000 * p99:.1f} ms")
    return p99


def decisions(http: httpx.Client, tables: list[str]) -> int:
    return sum(http.get(f"/api/tables/{table}").json()["table"]["decisions"] for table in tables)


def measure(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def ping(line: Any) -> None:
    """Ask whether anybody is there; states that come before the answer are let pass."""
    line.send('{"do":"ping"}')
    while json.loads(line.recv(30))["type"] != "pong":
        pass
