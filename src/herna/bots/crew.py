"""A search by several processes, each with its own tree; results are merged.

A helper process is given a guess of the table, never the table: it knows what the seat knows and no more.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from herna.bots.bot import Bot
from herna.bots.search import GAMES_OWN, Search, Thought
from herna.engine.chance import Chance
from herna.engine.content import Changes, all_changes, set_changes
from herna.engine.decision import Choice
from herna.engine.errors import BrokenGame
from herna.engine.game import Game
from herna.engine.save import restore, snapshot
from herna.engine.view import Chair

GRACE = 0.05  # seconds that an answer may be late

# What a helper answers: the number of the question, and of each option tried: choice, visits, mean, line, its error.
Found = list[tuple[Choice, int, float, tuple[Choice, ...], float]]


class Helper:
    """A process that searches when asked; it ends when its connection is closed."""

    def __init__(self, game: Game[Any], state: int, search: Search) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        limits = (search.iterations, search.seconds, search.playout, search.before)
        given = (far_end, all_changes(), module_of(game), state, *limits)
        self.process = context.Process(target=_help, args=given, daemon=True)
        self.process.start()
        far_end.close()


class Crew(Bot):
    """A search whose work is shared by several processes, this one among them."""

    name = "search"

    def __init__(
        self,
        chance: Chance,
        iterations: int,
        seconds: float,
        processes: int,
        playout: int = GAMES_OWN,
        before: bool = False,
    ) -> None:
        super().__init__(chance)
        self.share = max(1, iterations // processes)
        self.seconds = seconds
        self.processes = processes
        self.own = Search(chance, self.share, seconds, playout, before)
        self.helpers: list[Helper] | None = None  # started when the game is known
        self.question = 0
        self.expected = -1.0

    def choose(self, chair: Chair[Any]) -> Choice:
        options = chair.options()
        if len(options) == 1:
            self.expected = -1.0
            return options[0]
        best = self._think(chair, options, until_settled=True)[0]
        self.expected = best.win
        return best.choice

    def expects(self) -> float:
        return self.expected

    def think(self, chair: Chair[Any]) -> list[Thought]:
        """The merged estimates for the options, best first."""
        return self._think(chair, chair.options(), until_settled=False)

    def saw(self, choice: Choice) -> None:
        self.own.saw(choice)
        for helper in self.helpers or ():
            self._send(helper, ("saw", choice))

    def _think(self, chair: Chair[Any], options: list[Choice], until_settled: bool) -> list[Thought]:
        deadline = monotonic() + self.seconds
        if self.helpers is None:
            states = [self.chance.below(1 << 31) for _ in range(self.processes - 1)]
            self.helpers = [Helper(chair.game, state, self.own) for state in states]
        self.question += 1
        guessed = snapshot(chair.guess(self.chance))
        for helper in self.helpers:
            self._send(helper, ("think", self.question, guessed, chair.seat, deadline, until_settled))
        self.own.search(chair, options, until_settled)
        return merge_trees([self.own.thoughts(options), *self._answers(deadline + GRACE)])

    def _answers(self, latest: float) -> list[list[Thought]]:
        """The helpers' results; late or lost helpers are not waited for."""
        answers: list[list[Thought]] = []
        for helper in list(self.helpers or ()):
            try:
                while helper.line.poll(min(max(0.0, latest - monotonic()), 1e6)):
                    question, found = helper.line.recv()
                    if question == self.question:
                        answers.append([Thought(*thought) for thought in found])
                        break
            except (EOFError, OSError):
                self._drop(helper)
        return answers

    def _send(self, helper: Helper, message: tuple[object, ...]) -> None:
        try:
            helper.line.send(message)
        except OSError:
            self._drop(helper)

    def _drop(self, helper: Helper) -> None:
        self.helpers = [other for other in self.helpers or () if other is not helper]


def merge_trees(trees: Sequence[list[Thought]]) -> list[Thought]:
    """Merge the thoughts of several trees: visits add up, wins are averaged.

    The expected line is that of the tree with most visits.
    """
    by_choice: dict[Choice, list[Thought]] = {}
    for thoughts in trees:
        for thought in thoughts:
            by_choice.setdefault(thought.choice, []).append(thought)
    together: list[Thought] = []
    for choice, alike in by_choice.items():
        visits = sum(thought.visits for thought in alike)
        win = sum(thought.win * thought.visits for thought in alike) / visits
        spread = sqrt(sum((thought.spread * thought.visits) ** 2 for thought in alike)) / visits
        together.append(Thought(choice, visits, win, max(alike, key=lambda thought: thought.visits).line, spread))
    return sorted(together, key=lambda thought: (-thought.visits, -thought.win))


def module_of(game: Game[Any]) -> str:
    """The module whose GAME this is, so that another process can import it."""
    module = type(game).__module__
    if getattr(sys.modules[module], "GAME", None) is not game:
        raise BrokenGame(f"{module} has no GAME that is {game.key}, so other processes cannot play it")
    return module


def _help(
    line: Connection[Any, Any],
    changes: dict[str, Changes],
    module: str,
    state: int,
    iterations: int,
    seconds: float,
    playout: int,
    before: bool,
) -> None:
    """The loop of a helper: searches when asked, follows the visible choices."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked
    set_changes(changes)
    game: Game[Any] = import_module(module).GAME
    search = Search(Chance(state), iterations, seconds, playout, before)
    while True:
        try:
            message = line.recv()
        except (EOFError, OSError):
            return
        if message[0] == "saw":
            search.saw(message[1])
            continue
        _, question, guessed, seat, deadline, until_settled = message
        search.seconds = min(seconds, deadline - monotonic())
        found: Found = []
        if search.seconds > 0:
            chair = Chair(restore(game, guessed, Chance(state)), seat)
            options = chair.options()
            search.search(chair, options, until_settled)
            found = [(each.choice, each.visits, each.win, each.line, each.spread) for each in search.thoughts(options)]
        try:
            line.send((question, found))
        except OSError:
            return
