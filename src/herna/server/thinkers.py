"""Where bots think: in processes of their own, each decision with a deadline, so that the server never waits for one.

A process is given a guess of the table, never the table: it knows what the seat knows and no more.
"""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from msgspec import Struct

from herna.bots.bot import Bot, Greedy
from herna.bots.crew import module_of
from herna.bots.hint import hint
from herna.bots.named import bot_named
from herna.bots.search import Thought
from herna.bots.steady import Failure, Steady
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import HernaError
from herna.engine.game import Game
from herna.engine.save import restore, snapshot
from herna.engine.view import Chair

PATIENCE = 10.0  # seconds that a bot may take at most, whatever its name promises
HINT = "hint"  # asks for advice instead of a choice


class Job(Struct, frozen=True):
    """A decision to think about: the game's module, a guess of the play, the seat, the bot, and its chance."""

    module: str
    guessed: str
    seat: int
    bot: str
    chance: int


class Thinkers:
    """Some processes that think. One that takes too long or dies is replaced, and a simpler bot decides."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self.count = count
        self.patience = patience
        self.threads = ThreadPoolExecutor(count, "thinker")  # each waits for the answer of one process
        self.idle: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()
        self.processes: set[_Process] = set()

    def start(self) -> None:
        for _ in range(self.count):
            self._add_process()

    def _add_process(self) -> None:
        process = _Process()
        self.processes.add(process)
        self.idle.put_nowait(process)

    async def close(self) -> None:
        """End all processes at once."""
        for process in self.processes:
            process.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def choice(self, chair: Chair[Any], bot: str, chance: Chance) -> tuple[Choice, Failure | None]:
        """What a bot chooses, and how it failed if a simpler one had to choose for it."""
        try:
            choice, failure = await self._think(chair, bot, chance)
            return choice, failure
        except ThinkerLost as lost:
            why = f"no answer within {self.patience:g} s" if lost.late else "its process has ended"
            return Greedy(chance).choose(chair), Failure(bot, chair.seat, chance.state, why, "")

    async def hint(self, chair: Chair[Any], chance: Chance) -> list[Thought]:
        """The options that a search likes best."""
        try:
            thoughts = await self._think(chair, HINT, chance)
        except ThinkerLost as lost:
            raise HernaError("error-no-hint") from lost
        return [Thought(*thought) for thought in thoughts]

    async def _think(self, chair: Chair[Any], bot: str, chance: Chance) -> Any:
        job = Job(module_of(chair.game), snapshot(chair.guess(chance.copy())), chair.seat, bot, chance.state)
        process = await self.idle.get()
        try:
            loop = asyncio.get_running_loop()
            answer = await asyncio.shield(loop.run_in_executor(self.threads, process.ask, job, self.patience))
        except BaseException as error:  # it may still be busy with what nobody waits for any more
            process.kill()
            self.processes.discard(process)
            self._add_process()
            if isinstance(error, EOFError | OSError | TimeoutError):
                raise ThinkerLost(isinstance(error, TimeoutError)) from error
            raise
        self.idle.put_nowait(process)
        return answer


class ThinkerLost(Exception):
    """A process has not answered: it is late, or it has died."""

    def __init__(self, late: bool) -> None:
        super().__init__()
        self.late = late


class _Process:
    """One process that thinks about one decision at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=_think_for_others, args=(far_end,))
        self.process.start()
        far_end.close()

    def ask(self, job: Job, patience: float) -> Any:
        """Waits, in a thread, for the answer."""
        latest = monotonic() + patience
        self.line.send(job)
        if not self.line.poll(latest - monotonic()):
            raise TimeoutError
        return self.line.recv()

    def kill(self) -> None:
        self.process.kill()


def _think_for_others(line: Connection[Any, Any]) -> None:
    """What a process does until nobody holds the other end of its line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    bots: dict[str, Bot] = {}
    while True:
        try:
            job: Job = line.recv()
            line.send(_answer(job, bots))
        except (EOFError, OSError):
            return


def _answer(job: Job, bots: dict[str, Bot]) -> Any:
    game: Game[Any] = import_module(job.module).GAME
    chair = Chair(restore(game, job.guessed, Chance()), job.seat)
    chance = Chance()
    chance.state = job.chance
    if job.bot == HINT:
        return [(each.choice, each.visits, each.win, each.line) for each in hint(chair, chance)]
    if job.bot not in bots:
        bots[job.bot] = bot_named(job.bot, Chance())
    bot = bots[job.bot]  # kept, since a crew needs a while to gather
    bot.chance.state = job.chance
    failures: list[Failure] = []
    choice = Steady(bot, job.bot, failures.append).choose(chair)
    return choice, failures[0] if failures else None
