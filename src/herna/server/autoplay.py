"""Answers that the server gives: for bots, and for people who pass."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import structlog

from herna.bots.bot import chance_of_bot
from herna.bots.steady import Failure, failure_report
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.view import Chair
from herna.server.acts import AnswerForBot, CheckClocks, PassForPerson
from herna.server.metrics import Metrics
from herna.server.rooms import Room, Rooms
from herna.server.settings import Settings
from herna.server.shared_table import SharedTable
from herna.server.steady_time import SteadyTime
from herna.server.thinkers import MOST_SECONDS, Thinkers
from herna.server.turns import Rank, Turn
from herna.server.windows import OpenDecision

STEPS = 1000  # into which the span of a pause is divided

log = structlog.get_logger("herna.autoplay")


class Autoplay:
    """Finds the next answer that the server has to give at a table.

    An answer that is too quick could give something away: it is delayed.
    """

    def __init__(
        self, settings: Settings, rooms: Rooms, thinkers: Thinkers, metrics: Metrics, clock: SteadyTime
    ) -> None:
        self.settings = settings
        self.rooms = rooms
        self.thinkers = thinkers
        self.metrics = metrics
        self.clock = clock

    async def next_act(self, room: Room) -> AnswerForBot | PassForPerson | CheckClocks | None:
        """What the server does next at a table, when it is due.

        None, if a person is asked or the match is over.
        """
        async with room.lock:
            table = await self.rooms.up_to_date(room)
            seat, match, decision = table.answered_by_server(), table.match, table.decision()
            if seat < 0 or match is None:
                return None
            if table.clocks.time_is_over(self.clock.now()):
                return CheckClocks()
            bot = table.places[seat].name if table.bot_asked() == seat else ""
            pause = pause_before(table, seat, self.settings.pause)
            chance = chance_of_bot(match.seed, seat, match.number())
            chair = Chair(match.play.copy(), seat)
            turn = Turn(table.header.opener, Rank.PEOPLE if table.people() else Rank.BOTS)
        ready = time.perf_counter() + pause
        act: AnswerForBot | PassForPerson = PassForPerson(seat, decision)
        if bot:
            choice, failure = await self._choice_of(chair, bot, chance, pause, turn)
            if failure is not None:
                log.error("bot_failed", bot=bot, why=failure.why, journal=failure_report(match, failure))
            act = AnswerForBot(seat, decision, choice)
        await _sleep_unless_decided(room, decision, ready - time.perf_counter())
        return act

    async def _choice_of(
        self, chair: Chair[Any], bot: str, chance: Chance, pause: float, turn: Turn
    ) -> tuple[Choice, Failure | None]:
        """What a bot chooses.

        If the answer is delayed, the bot may think no longer than the delay.
        """
        started = time.perf_counter()
        seconds = min(MOST_SECONDS, self.settings.pause[0]) if pause else MOST_SECONDS
        choice, failure = await self.thinkers.choice(chair, bot, chance, seconds, turn)
        self.metrics.thinking.labels(bot.partition(":")[0]).observe(time.perf_counter() - started)
        if failure is not None:
            self.metrics.failures.inc()
        return choice, failure


def pause_before(table: SharedTable, seat: int, usual: tuple[float, float]) -> float:
    """The least seconds that the server's answer for a seat takes.

    They do not depend on what the seat holds. A person's are like the times in which that person declines by hand.
    """
    if not _timing_could_tell(table):
        return 0.0
    person = table.places[seat].kind == "person"
    spans = table.windows.spans_of_pause(seat, usual) if person else [usual]
    return random_between(*secrets.choice(spans))


def random_between(low: float, high: float) -> float:
    """A time between two others that nobody can predict."""
    return low + (high - low) * secrets.randbelow(STEPS) / STEPS


def _timing_could_tell(table: SharedTable) -> bool:
    """Whether the speed of an answer could give something away.

    It could if a window is open and several people sit at the table.
    """
    ask = None if table.match is None else table.match.play.ask
    people = {table.places[seat].owner or str(seat) for seat in table.people()}
    return ask is not None and ask.window and len(people) > 1


async def _sleep_unless_decided(room: Room, decision: OpenDecision, seconds: float) -> None:
    """Sleep, unless somebody else decides meanwhile.

    The next answer would then be late, and give away that this one was delayed.
    """
    news = asyncio.Event()
    room.listeners.add(news)
    try:
        async with asyncio.timeout(max(0.0, seconds)):
            while room.table is None or room.table.decision() == decision:
                await news.wait()
                news.clear()
    except TimeoutError:
        pass
    finally:
        room.listeners.discard(news)
