"""A bot that searches: information-set Monte Carlo tree search over guesses (docs/decisions/0006).

Every iteration begins with a guess, a play that agrees with all that the seat knows, and walks one line of it: down
the tree by choices (chance is simply drawn: an open loop), one new choice, a short playout, and the evaluation. In a
game whose turns are thought through, a line goes on to the end of the turn, and the best one is followed as a plan.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any

from herna.bots.bot import Bot, best_of, standing
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.view import Chair

EXPLORATION = 0.2  # how much a choice that was rarely tried is preferred, in spans between the worst and the best seen
PLAYOUT = 6  # decisions played at random after a new choice, before the evaluation
WIDENING = 2.0  # a node looks at this many choices for each root of its visits
LINE = 6  # choices of the line that is expected to follow
PAUSE = 16  # iterations between two looks at whether it is settled which choice will be tried most
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
    """Looks ahead as far as its budget of iterations and seconds goes, and takes what it tried most.

    If it is told what is chosen then, it goes on with that part of its tree.
    """

    name = "search"

    def __init__(self, chance: Chance, iterations: int = NO_LIMIT, seconds: float = NO_LIMIT) -> None:
        super().__init__(chance)
        self.iterations = iterations
        self.seconds = seconds
        self.root: Node | None = None  # the tree that it has grown
        self.follows = False  # whether tree and plan have been followed to the decision that is open
        self.worst = 1.0  # of all that its lines have come to, for any seat
        self.best = 0.0
        self.plan: tuple[Choice, ...] = ()  # the best line to the end of the turn, if the game is thought through so
        self.promise = 0.0  # what it comes to

    def choose(self, chair: Chair[Any]) -> Choice:
        options = chair.options()
        if len(options) == 1:
            return options[0]
        if self.follows and self.plan and self.plan[0] in options:
            self.follows = False
            return self.plan[0]
        self.search(chair, options)
        return self.thoughts(options)[0].choice

    def think(self, chair: Chair[Any]) -> list[Thought]:
        options = chair.options()
        self.search(chair, options, until_settled=False)
        return self.thoughts(options)

    def saw(self, choice: Choice) -> None:
        """Tree and plan go on below the choice that was made; one that it may not see is the end of both."""
        self.follows = True
        self.root = None if self.root is None else self.root.children.get(choice)
        self.plan = self.plan[1:] if self.plan and self.plan[0] == choice else ()

    def search(self, chair: Chair[Any], options: list[Choice], until_settled: bool = True) -> int:
        """Grow the tree until the budget is spent or the choice is settled; says how many iterations that took."""
        started = perf_counter()
        root = self.root
        if root is None or not self.follows:
            root = self.root = Node((), chair.seat)
            self.worst, self.best = 1.0, 0.0
        self.follows = False
        self.plan, self.promise = (), 0.0
        guess = chair.guess(self.chance)
        habit = chair.game.habit(guess)
        if habit is not None:
            self.plan = (habit,)
            return 0
        for done in range(1, self.iterations + 1):
            self.iterate(root, guess)
            passed = perf_counter() - started
            if passed >= self.seconds:
                return done
            if until_settled and done % PAUSE == 0:
                left = min(self.iterations - done, done * (self.seconds / passed - 1))
                if _is_settled(root, options, left):
                    return done
            guess = chair.guess(self.chance)
        return self.iterations

    def thoughts(self, options: list[Choice]) -> list[Thought]:
        """What it thinks of the options it has tried, the best first; for what it plans, all that it tried speaks."""
        assert self.root is not None
        tried = [self.root.children[option] for option in options if option in self.root.children]
        tried.sort(key=lambda node: (-node.visits, -node.mean()))
        thoughts = [Thought(node.choice, node.visits, node.mean(), _expected_after(node)) for node in tried]
        if not self.plan:
            return thoughts
        planned = Thought(self.plan[0], self.root.visits + 1, self.promise, self.plan[1 : LINE + 1])
        return [planned, *(thought for thought in thoughts if thought.choice != planned.choice)]

    def iterate(self, root: Node, play: Play[Any]) -> None:
        """Play one line to its end: down the tree, one new choice, a playout; and back up with what came of it."""
        if play.game.turn(play.table):
            path = self._think_the_turn_through(root, play)
        else:
            path = self._descend(root, play)
            for _ in range(PLAYOUT):
                if play.ask is None:
                    break
                play.choose(play.sample(self.chance))
        scores: dict[int, float] = {}
        for node in path:
            if node.seat not in scores:
                scores[node.seat] = score = standing(play, node.seat)
                self.worst, self.best = min(self.worst, score), max(self.best, score)
            node.visits += 1
            node.worth += scores[node.seat]

    def _descend(self, root: Node, play: Play[Any]) -> list[Node]:
        """Down the tree by the best choices known to a new one; the nodes on the way."""
        path = [root]
        while play.ask is not None:
            node, new = self._select(path[-1], play)
            path.append(node)
            play.choose(node.choice)
            if new:
                break
        return path

    def _think_the_turn_through(self, root: Node, play: Play[Any]) -> list[Node]:
        """Down the tree and on by habit and evaluation to the end of the turn; the best line so far is the plan."""
        game = play.game
        turn = game.turn(play.table)
        path: list[Node] = [root]
        line: list[Choice] = []
        new = ended = False
        while not ended and play.ask is not None and game.turn(play.table) == turn:
            choice = game.habit(play)
            if choice is None and new:
                choice = best_of(play.options(), play)
            elif choice is None:
                node, new = self._select(path[-1], play)
                path.append(node)
                choice = node.choice
            line.append(choice)
            ended = game.ends_turn(play, choice)
            if not ended:
                play.choose(choice)
        if ended or play.result is not None:
            worth = standing(play, root.seat)
            if worth > self.promise:
                self.plan, self.promise = tuple(line), worth
        return path

    def _select(self, node: Node, play: Play[Any]) -> tuple[Node, bool]:
        """The child to follow: a new one while there is room for it, else the best by upper confidence bound."""
        assert play.ask is not None
        options, children = play.options(), node.children
        known = [children[option] for option in options if option in children]
        for child in known:
            child.available += 1
        if len(known) < len(options) and len(known) < 1 + WIDENING * sqrt(node.visits):
            untried = [option for option in options if option not in children]
            choice = best_of(untried, play) if play.game.turn(play.table) else self.chance.pick(untried)
            child = children[choice] = Node(choice, play.ask.seat)
            child.available = 1
            return child, True
        exploration = EXPLORATION * (self.best - self.worst)
        best, highest = known[0], -1.0
        for child in known:
            bound = child.mean() + exploration * sqrt(log(child.available) / child.visits)
            if bound > highest:
                best, highest = child, bound
        return best, False


def _is_settled(root: Node, options: list[Choice], left: float) -> bool:
    """Whether every option has been tried, and none can catch up with the most tried one in the iterations left."""
    most, second = 0, 0
    for option in options:
        child = root.children.get(option)
        if child is None:
            return False
        if child.visits > most:
            most, second = child.visits, most
        elif child.visits > second:
            second = child.visits
    return most - second > left


def _expected_after(node: Node) -> tuple[Choice, ...]:
    """The line that was tried most after a choice."""
    line: list[Choice] = []
    while node.children and len(line) < LINE:
        node = max(node.children.values(), key=lambda child: child.visits)
        line.append(node.choice)
    return tuple(line)
