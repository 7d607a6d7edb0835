"""Where bots think: in processes of their own, each decision with a deadline, so that the server never waits for one.

A process is given a guess of the table, never the table: it knows what the seat knows and no more. Only a match that
is over is looked at as it was.
"""

from __future__ import annotations

import asyncio
import os
import signal
import traceback
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from herna.bots.crew import module_of
from herna.bots.estimate import win_chances
from herna.bots.hint import hint
from herna.bots.named import bot_named
from herna.bots.search import Thought
from herna.bots.steady import Failure, Steady
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import HernaError
from herna.engine.events import SPECTATOR
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.save import restore, snapshot
from herna.engine.view import Chair

PATIENCE = 10.0  # seconds after which a process is given up
MOST_SECONDS = 3.0  # that a bot thinks, whatever its name promises
HINT = "hint"  # asks for advice instead of a choice
POLITENESS = 10  # processes that think leave the cores to the server when it needs them
SIMPLER = "greedy"  # decides for a bot that was lost


class Job(Struct, frozen=True):
    """A decision to think about: the game's module, a guess of the play, the seat, the bot, its chance and its time."""

    module: str
    guessed: str
    seat: int
    bot: str
    chance: int
    seconds: float = MOST_SECONDS


class Past(Struct, frozen=True):
    """A position of a match that is over, to be judged for each seat: the game's module, the play, a chance."""

    module: str
    play: str
    seats: int
    chance: int


class Lost(Exception):
    """There is no answer: the process was late, has died, or could not do it; `trace` is for whoever mends it."""

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.trace = trace


class Thinkers:
    """Some processes that think. One that takes too long or dies is replaced, and a simpler bot decides."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self.count = count
        self.patience = patience
        self.threads = ThreadPoolExecutor(count, "thinker")  # each waits for the answer of one process
        self.idle: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()
        self.processes: set[_Process] = set()
        self.ending: list[_Process] = []  # killed, but perhaps not dead yet

    def start(self) -> None:
        for _ in range(self.count):
            self._add_process()

    def _add_process(self) -> None:
        process = _Process()
        self.processes.add(process)
        self.idle.put_nowait(process)

    async def close(self) -> None:
        """End all processes at once."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for process in self.processes:
            process.kill()
        for process in (*self.processes, *self.ending):
            process.process.join()
        self.processes.clear()

    async def choice(
        self, chair: Chair[Any], bot: str, chance: Chance, seconds: float = MOST_SECONDS
    ) -> tuple[Choice, Failure | None]:
        """What a bot chooses in so much time, and how it failed if a simpler one had to choose for it."""
        failure: Failure | None = None
        for named in (bot, SIMPLER):
            try:
                choice, own_failure = await self._think(chair, named, chance, seconds)
                return choice, failure or own_failure
            except Lost as lost:
                failure = failure or Failure(bot, chair.seat, chance.state, lost.why, lost.trace)
        return chance.pick(chair.options()), failure

    async def hint(self, chair: Chair[Any], chance: Chance) -> list[Thought]:
        """The options that a search likes best."""
        try:
            thoughts = await self._think(chair, HINT, chance)
        except Lost as lost:
            raise HernaError("error-no-hint") from lost
        return [Thought(*thought) for thought in thoughts]

    async def chances(self, play: Play[Any], seats: int, chance: Chance) -> list[float]:
        """How likely each seat was to win at a position of a match that is over; `Lost`, if that cannot be said."""
        found: list[float] = await self._ask(Past(module_of(play.game), snapshot(play), seats, chance.state))
        return found

    async def _think(self, chair: Chair[Any], bot: str, chance: Chance, seconds: float = MOST_SECONDS) -> Any:
        return await self._ask(job_for(chair, bot, chance, seconds))

    async def _ask(self, job: Job | Past) -> Any:
        """The answer of a process; `Lost`, if there is none in time."""
        process = await self.idle.get()
        answer: Any = None
        try:
            loop = asyncio.get_running_loop()
            async with asyncio.timeout(self.patience):
                answer = await asyncio.shield(loop.run_in_executor(self.threads, process.ask, job))
        except TimeoutError as error:
            raise Lost(f"no answer within {self.patience:g} s") from error
        finally:
            if answer is None:  # it may still be busy with what nobody waits for any more
                self._replace(process)
            else:
                self.idle.put_nowait(process)
        if answer is None:
            raise Lost("its process has ended")
        if isinstance(answer, Failure):
            raise Lost(answer.why, answer.trace)
        return answer

    def _replace(self, process: _Process) -> None:
        process.kill()
        if process in self.processes:  # else all are being closed
            self.processes.discard(process)
            self.ending = [*(each for each in self.ending if each.process.is_alive()), process]
            self._add_process()


def job_for(chair: Chair[Any], bot: str, chance: Chance, seconds: float = MOST_SECONDS) -> Job:
    """What a process is told: nothing that the seat does not know."""
    try:
        guessed = snapshot(chair.guess(chance.copy()))
    except Exception as error:  # a bug of the game: the table goes on without this bot
        raise Lost(f"{type(error).__name__}: {error}", traceback.format_exc()) from error
    return Job(module_of(chair.game), guessed, chair.seat, bot, chance.state, seconds)


class _Process:
    """One process that thinks about one decision at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=_think_for_others, args=(far_end,), daemon=True)
        resource_tracker.ensure_running()  # it would let Ctrl-C through again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # Ctrl-C is for the server
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        far_end.close()

    def ask(self, job: Job | Past) -> Any:
        """Waits, in a thread, for the answer; None, if the process has ended."""
        try:
            self.line.send(job)
            return self.line.recv()
        except (EOFError, OSError):
            return None

    def kill(self) -> None:
        self.process.kill()


def _think_for_others(line: Connection[Any, Any]) -> None:
    """What a process does until nobody holds the other end of its line."""
    os.nice(POLITENESS)
    while True:
        try:
            job: Job | Past = line.recv()
            line.send(_answer(job) if isinstance(job, Job) else _judgement(job))
        except (EOFError, OSError):
            return


def _judgement(past: Past) -> list[float] | Failure:
    """How likely each seat was to win."""
    chance = Chance()
    chance.state = past.chance
    try:
        game: Game[Any] = import_module(past.module).GAME
        return win_chances(restore(game, past.play, Chance()), past.seats, chance)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return Failure("search", SPECTATOR, past.chance, why, traceback.format_exc())


def _answer(job: Job) -> Any:
    """A choice, with how the bot failed if a simpler one made it; advice; or the failure, if there is neither."""
    try:
        game: Game[Any] = import_module(job.module).GAME
        chair = Chair(restore(game, job.guessed, Chance()), job.seat)
        chance = Chance()
        chance.state = job.chance
        if job.bot == HINT:
            return [(each.choice, each.visits, each.win, each.line) for each in hint(chair, chance)]
        failures: list[Failure] = []
        bot = bot_named(job.bot, chance, job.seconds, most_processes=1)
        choice = Steady(bot, job.bot, failures.append).choose(chair)
        return choice, failures[0] if failures else None
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return Failure(job.bot, job.seat, job.chance, why, traceback.format_exc())
