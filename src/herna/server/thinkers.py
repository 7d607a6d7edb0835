"""Processes in which bots think, each decision with a deadline.

The server never waits for one. A process gets a guess of the table, never the table: it knows what the seat knows and
no more. Only a match that is over is looked at as it was.
"""

from __future__ import annotations

import asyncio
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Protocol

from msgspec import Struct

from herna.bots.crew import module_of
from herna.bots.estimate import win_chances
from herna.bots.hint import Advice, hint
from herna.bots.named import bot_named
from herna.bots.steady import Failure, Steady
from herna.coach.review import Given, do_task
from herna.engine.chance import Chance
from herna.engine.content import Changes, all_changes, set_changes
from herna.engine.decision import Choice
from herna.engine.errors import HernaError
from herna.engine.events import SPECTATOR
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.save import restore, snapshot
from herna.engine.view import Chair
from herna.server.trial_match import TrialMatch, TrialResult, play_on
from herna.server.turns import Rank, Turn, Turns

TIMEOUT = 10.0  # seconds after which a process is killed and replaced
START_TIMEOUT = 120.0  # seconds that a process may take to start
FIRST, LAST = Turn(), Turn(rank=Rank.PAST)
MOST_SECONDS = 3.0  # the most time that a bot may think, whatever its name says
UNHURRIED = 6  # times the timeout for what nobody at a table waits for: the process may have to load the game first
HINT = "hint"  # instead of a bot's name: asks for a hint
NICENESS = 10  # thinking processes leave the cores to the server when it needs them
SIMPLER = "greedy"  # decides for a bot that was lost


class Job(Struct, frozen=True):
    """A decision for a bot to think about, as a process gets it.

    It has the game's module, a guess of the play, the bot's chance and its time.
    """

    module: str
    guessed: str
    seat: int
    bot: str
    chance: int
    seconds: float = MOST_SECONDS


class Past(Struct, frozen=True):
    """A position of a finished match, to be estimated for each seat.

    It has the game's module and a chance.
    """

    module: str
    play: str
    seats: int
    chance: int


class LookedBack(Struct, frozen=True):
    """A task of the coach, with guesses of a seat, to judge its choice."""

    module: str
    phase: int
    plays: list[str]
    by: int
    choice: Choice
    seat: int
    seats: int
    chance: int
    seconds: float


class Piece(Struct, frozen=True):
    """A match of bots among themselves, to be played on for some seconds."""

    module: str
    match: TrialMatch
    seconds: float


AnyJob = Job | Past | LookedBack | Piece


class Lost(Exception):
    """There is no answer: the process was late, died or failed.

    `trace` is for the log.
    """

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.trace = trace


class Process(Protocol):
    """One process that thinks about one decision at a time, wherever it runs."""

    def wait_until_up(self) -> None:
        """Wait in a thread until the process has started and can answer."""

    def ask(self, job: AnyJob) -> Any:
        """Wait in a thread for the answer; None, if the process has ended."""

    def kill(self) -> None:
        """End it, whatever it is doing."""

    def is_alive(self) -> bool:
        """Whether it has not ended yet."""

    def join(self) -> None:
        """Wait until it has ended."""


class Thinkers:
    """A pool of processes for bots.

    One that takes too long or dies is replaced, and a simpler bot decides.
    """

    def __init__(self, count: int, timeout: float = TIMEOUT) -> None:
        self.count = count
        self.timeout = timeout
        self.threads = ThreadPoolExecutor(count, "thinker")  # each waits for the answer of one process
        self.turns: Turns[Process] = Turns(count)
        self.processes: set[Process] = set()
        self.ending: list[Process] = []  # killed, but perhaps not dead yet

    def start(self) -> None:
        for _ in range(self.count):
            self._add_process()

    def new_process(self) -> Process:
        """Start another process."""
        return _Process()

    def _add_process(self) -> None:
        process = self.new_process()
        self.processes.add(process)
        self.turns.give_back(process)

    async def close(self) -> None:
        """End all processes at once."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for process in self.processes:
            process.kill()
        for process in (*self.processes, *self.ending):
            process.join()
        self.processes.clear()

    async def choice(
        self, chair: Chair[Any], bot: str, chance: Chance, seconds: float = MOST_SECONDS, turn: Turn = FIRST
    ) -> tuple[Choice, Failure | None]:
        """What a bot chooses within `seconds` from its turn on.

        The failure comes with it, if a simpler bot had to choose.
        """
        failure: Failure | None = None
        for named in (bot, SIMPLER):
            try:
                choice, own_failure = await self._think(chair, named, chance, turn, seconds)
                return choice, failure or own_failure
            except Lost as lost:
                failure = failure or Failure(bot, chair.seat, chance.state, lost.why, lost.trace)
        return chance.pick(chair.options()), failure

    async def hint(self, chair: Chair[Any], chance: Chance, turn: Turn = FIRST) -> list[Advice]:
        """The options that a search likes best."""
        self.turns.check_room(turn.owner)
        try:
            advice = await self._think(chair, HINT, chance, turn)
        except Lost as lost:
            raise HernaError("error-no-hint") from lost
        return [Advice(*each) for each in advice]

    async def chances(self, play: Play[Any], seats: int, chance: Chance) -> list[float]:
        """How likely each seat was to win at a position of a finished match.

        `Lost`, if there is no estimate.
        """
        found: list[float] = await self._ask(
            lambda: Past(module_of(play.game), snapshot(play), seats, chance.state), LAST
        )
        return found

    async def look_back(self, given: Given, seconds: float) -> Any:
        """The answer to a task of the coach, which takes little longer than `seconds`."""
        plays = [snapshot(play) for play in given.plays]
        module = module_of(given.plays[0].game)
        who = (given.by, given.choice, given.seat, given.seats)
        return await self._ask(lambda: LookedBack(module, given.phase, plays, *who, given.chance, seconds), LAST)

    async def play_on(self, game: Game[Any], match: TrialMatch, seconds: float) -> TrialMatch | TrialResult:
        """A match of bots after some seconds more; `Lost`, if it cannot be played."""
        played: TrialMatch | TrialResult = await self._ask(
            lambda: Piece(module_of(game), match, seconds), LAST, UNHURRIED
        )
        return played

    async def _think(
        self, chair: Chair[Any], bot: str, chance: Chance, turn: Turn, seconds: float = MOST_SECONDS
    ) -> Any:
        return await self._ask(lambda: job_for(chair, bot, chance, seconds), turn)

    async def _ask(self, job: Callable[[], AnyJob], turn: Turn, times: int = 1) -> Any:
        """The answer of a process; `Lost`, if there is none in time.

        The time counts from when the process is up: under load that takes long. It is `times` the timeout. The job is
        made when its turn has come, since many may wait.
        """
        process = await self.turns.take(turn)
        try:
            made = job()
        except BaseException:
            self.turns.give_back(process, turn)
            raise
        answer: Any = None
        try:
            loop = asyncio.get_running_loop()
            async with asyncio.timeout(START_TIMEOUT):
                await asyncio.shield(loop.run_in_executor(self.threads, process.wait_until_up))
            async with asyncio.timeout(times * self.timeout):
                answer = await asyncio.shield(loop.run_in_executor(self.threads, process.ask, made))
        except TimeoutError as error:
            raise Lost(f"no answer within {times * self.timeout:g} s") from error
        finally:
            if answer is None:  # it may still be busy with what nobody waits for any more
                self.turns.lose(turn)
                self._replace(process)
            else:
                self.turns.give_back(process, turn)
        if answer is None:
            raise Lost("its process has ended")
        if isinstance(answer, Failure):
            raise Lost(answer.why, answer.trace)
        return answer

    def _replace(self, process: Process) -> None:
        process.kill()
        if process in self.processes:  # else all are being closed
            self.processes.discard(process)
            self.ending = [*(each for each in self.ending if each.is_alive()), process]
            self._add_process()


def job_for(chair: Chair[Any], bot: str, chance: Chance, seconds: float = MOST_SECONDS) -> Job:
    """The job for a process; it holds nothing that the seat does not know."""
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
        self.process = context.Process(target=_answer_jobs, args=(far_end, all_changes()), daemon=True)
        resource_tracker.ensure_running()  # it would let Ctrl-C through again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # Ctrl-C is for the server
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        far_end.close()
        self.up = False

    def wait_until_up(self) -> None:
        """Wait in a thread until the process has started and can answer."""
        if not self.up:
            try:
                self.line.recv()
                self.up = True
            except (EOFError, OSError):  # it has ended, as asking it will show
                return

    def ask(self, job: AnyJob) -> Any:
        """Wait in a thread for the answer; None, if the process has ended."""
        try:
            self.line.send(job)
            return self.line.recv()
        except (EOFError, OSError):
            return None

    def kill(self) -> None:
        self.process.kill()

    def is_alive(self) -> bool:
        return self.process.is_alive()

    def join(self) -> None:
        self.process.join()


def _answer_jobs(line: Connection[Any, Any], changes: dict[str, Changes]) -> None:
    """Answer jobs until the other end of the pipe is closed."""
    set_changes(changes)
    os.nice(NICENESS)
    line.send(True)  # it is up
    while True:
        try:
            job: AnyJob = line.recv()
            line.send(answer(job))
        except (EOFError, OSError):
            return


def answer(job: AnyJob) -> Any:
    """What a process answers to a job."""
    return _choose(job) if isinstance(job, Job) else _do_other_work(job)


def _do_other_work(job: Piece | Past | LookedBack) -> Any:
    """A match played on, win chances, or what the coach asks for."""
    chance = Chance()
    chance.state = 0 if isinstance(job, Piece) else job.chance
    try:
        game: Game[Any] = import_module(job.module).GAME
        if isinstance(job, Piece):
            return play_on(game, job.match, job.seconds)
        if isinstance(job, Past):
            return win_chances(restore(game, job.play, Chance()), job.seats, chance)
        plays = tuple(restore(game, play, Chance()) for play in job.plays)
        return do_task(Given(job.phase, plays, job.by, job.choice, job.seat, job.seats, job.chance), job.seconds)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return Failure("search", SPECTATOR, chance.state, why, traceback.format_exc())


def _choose(job: Job) -> Any:
    """The bot's choice with its failure, if any; a hint; or only the failure."""
    try:
        game: Game[Any] = import_module(job.module).GAME
        chair = Chair(restore(game, job.guessed, Chance()), job.seat)
        chance = Chance()
        chance.state = job.chance
        if job.bot == HINT:
            return [
                (each.choice, each.visits, each.win, each.spread, each.line, each.why) for each in hint(chair, chance)
            ]
        failures: list[Failure] = []
        bot = bot_named(job.bot, chance, job.seconds, most_processes=1)
        choice = Steady(bot, job.bot, failures.append).choose(chair)
        return choice, failures[0] if failures else None
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return Failure(job.bot, job.seat, job.chance, why, traceback.format_exc())
