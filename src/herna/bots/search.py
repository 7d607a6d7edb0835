"""A bot that searches: information-set Monte Carlo tree search over guesses (docs/decisions/0006).

Every iteration begins with a guess, a play that agrees with all that the seat knows, and walks one line of it: down
the tree by choices (chance is simply drawn: an open loop), one new choice, a short playout, and the evaluation.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any

from herna.bots.bot import Bot, standing
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.view import Chair

EXPLORATION = 0.7  # how much a choice that was rarely tried is preferred
PLAYOUT = 6  # decisions played at random after a new choice, before the evaluation
WIDENING = 2.0  # a node looks at this many choices for each root of its visits
NO_LIMIT = 10**9


class Node:
    """A choice that a seat makes: how often it was made, how often it could have been, and what it was worth to it."""

    __slots__ = ("available", "children", "choice", "seat", "visits", "worth")

    def __init__(self, choice: Choice, seat: int) -> None:
        self.choice = choice
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.worth = 0.0
        self.children: dict[Choice, Node] = {}

    def mean(self) -> float:
        """What it was worth on the average to the seat that made it."""
        return self.worth / self.visits


class Thought:
    """What a search thinks of one option: how often it was tried, and what it expects from it."""

    __slots__ = ("choice", "line", "visits", "win")

    def __init__(self, choice: Choice, visits: int, win: float, line: tuple[Choice, ...]) -> None:
        self.choice = choice
        self.visits = visits
        self.win = win
        self.line = line  # the choices that it expects to follow, of all seats


class Search(Bot):
    """Looks ahead as far as its budget of iterations and seconds goes, and takes what it tried most."""

    name = "search"

    def __init__(self, chance: Chance, iterations: int = NO_LIMIT, seconds: float = 1.0) -> None:
        super().__init__(chance)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, chair: Chair[Any]) -> Choice:
        options = chair.options()
        return options[0] if len(options) == 1 else self.think(chair)[0].choice

    def think(self, chair: Chair[Any]) -> list[Thought]:
        """What it thinks of the options it has tried, the best first."""
        tried = sorted(self.search(chair).children.values(), key=lambda node: (-node.visits, -node.mean()))
        return [Thought(node.choice, node.visits, node.mean(), _expected_after(node)) for node in tried]

    def search(self, chair: Chair[Any]) -> Node:
        """Grow a tree until the budget is spent; at least one iteration."""
        ends = perf_counter() + self.seconds
        root = Node((), chair.seat)
        for _ in range(self.iterations):
            self._iterate(root, chair.guess(self.chance))
            if perf_counter() >= ends:
                break
        return root

    def _iterate(self, root: Node, play: Play[Any]) -> None:
        """One line of play: down the tree, one new choice, a playout, and back up with what came of it."""
        path = [root]
        node = root
        while play.ask is not None:
            node, new = self._select(node, play.options(), play.ask.seat)
            path.append(node)
            play.choose(node.choice)
            if new:
                break
        for _ in range(PLAYOUT):
            if play.ask is None:
                break
            play.choose(play.sample(self.chance))
        scores: dict[int, float] = {}
        for node in path:
            if node.seat not in scores:
                scores[node.seat] = standing(play, node.seat)
            node.visits += 1
            node.worth += scores[node.seat]

    def _select(self, node: Node, options: list[Choice], seat: int) -> tuple[Node, bool]:
        """The child to follow: a new one while there is room for it, else the best by upper confidence bound."""
        children = node.children
        known = [children[option] for option in options if option in children]
        for child in known:
            child.available += 1
        if len(known) < len(options) and len(known) < 1 + WIDENING * sqrt(node.visits):
            choice = self.chance.pick([option for option in options if option not in children])
            child = children[choice] = Node(choice, seat)
            child.available = 1
            return child, True
        best, highest = known[0], -1.0
        for child in known:
            bound = child.mean() + EXPLORATION * sqrt(log(child.available) / child.visits)
            if bound > highest:
                best, highest = child, bound
        return best, False


def _expected_after(node: Node) -> tuple[Choice, ...]:
    """The line that was tried most after a choice."""
    line: list[Choice] = []
    while node.children and len(line) < 6:
        node = max(node.children.values(), key=lambda child: child.visits)
        line.append(node.choice)
    return tuple(line)
