"""A bot that searches: information-set Monte Carlo tree search over guesses (docs/decisions/0006).

Every iteration begins with a guess, a play that agrees with all that the seat knows, and walks one line of it: down
the tree by choices (chance is simply drawn: an open loop), one new choice, perhaps a few at random, and the evaluation.
In a game whose turns are thought through, a line goes on to the end of the turn, and the best one is the plan.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any

from herna.bots.bot import Bot, best_step, settle, standing_after
from herna.bots.learned import Net, judged, net_of, tells_of_all
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.view import Chair

EXPLORATION = 0.2  # preference for rarely tried choices, in spans between the worst and best seen
GAMES_OWN = -1  # as many random decisions after a new choice as the game says
WIDENING = 2.0  # a node looks at this many choices for each root of its visits
LINE = 6  # choices of the line that is expected to follow
PAUSE = 16  # iterations between two checks whether the choice is settled
NO_LIMIT = 10**9


class Node:
    """A choice in the tree: visits, availability and total worth for its seat."""

    __slots__ = ("available", "children", "choice", "ranked", "seat", "squares", "visits", "worth")

    def __init__(self, choice: Choice, seat: int) -> None:
        self.choice = choice
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.worth = 0.0
        self.squares = 0.0
        self.children: dict[Choice, Node] = {}
        self.ranked: dict[Choice, float] = {}  # of choices that are tried in this order: the evaluation after them

    def mean(self) -> float:
        """The average worth for the seat that made the choice."""
        return self.worth / self.visits

    def spread(self) -> float:
        """The standard error of the mean: how far it would move with other guesses."""
        mean = self.mean()
        return sqrt(max(0.0, self.squares / self.visits - mean * mean) / self.visits)


class Thought:
    """The estimate for one option: visits, win chance, its error, expected line."""

    __slots__ = ("choice", "line", "spread", "visits", "win")

    def __init__(self, choice: Choice, visits: int, win: float, line: tuple[Choice, ...], spread: float = 0.0) -> None:
        self.choice = choice
        self.visits = visits
        self.win = win
        self.line = line  # the choices that it expects to follow, of all seats
        self.spread = spread  # the standard error of `win`


class Search(Bot):
    """Searches within a budget of iterations and seconds; takes the most visited option.

    If it is told what is chosen then, it continues with that part of its tree. `playout` is the number of random
    decisions after a new choice, `overlooks` how many of a hundred choices it does not see (half as many where all win
    or lose together, since nobody else makes mistakes there). With `before` it is the search of 18 November 2026, which
    considers all that is legal and evaluates new choices at every visit.
    """

    name = "search"

    def __init__(
        self,
        chance: Chance,
        iterations: int = NO_LIMIT,
        seconds: float = NO_LIMIT,
        playout: int = GAMES_OWN,
        before: bool = False,
        overlooks: int = 0,
    ) -> None:
        super().__init__(chance)
        self.iterations = iterations
        self.seconds = seconds
        self.playout = playout
        self.before = before
        self.overlooks = overlooks
        self.root: Node | None = None  # the tree so far
        self.follows = False  # whether tree and plan have been followed to the decision that is open
        self.worst = 1.0  # of all results of its lines, for any seat
        self.best = 0.0
        self.plan: tuple[Choice, ...] = ()  # the best line to the end of the turn, if the game is thought through so
        self.promise = 0.0  # its worth
        self.overlooked: list[Choice] = []  # at the root
        self.expected = -1.0  # how the last choice was expected to end
        self.net: Net | None = None  # the learned evaluation at the end of a line, if there is one
        self.knows_net = before  # whether the game was asked for it

    def choose(self, chair: Chair[Any]) -> Choice:
        options = chair.options()
        self.expected = -1.0
        if len(options) == 1:
            return options[0]
        if self.follows and self.plan and self.plan[0] in options:
            self.follows = False
            return self.plan[0]
        done = self.search(chair, options)
        best = self.thoughts(options)[0]
        if done:
            self.expected = best.win
        return best.choice

    def expects(self) -> float:
        return self.expected

    def think(self, chair: Chair[Any]) -> list[Thought]:
        options = chair.options()
        self.search(chair, options, until_settled=False)
        return self.thoughts(options)

    def saw(self, choice: Choice) -> None:
        """Move tree and plan to the choice made; a hidden choice ends both."""
        self.follows = True
        self.root = None if self.root is None else self.root.children.get(choice)
        self.plan = self.plan[1:] if self.plan and self.plan[0] == choice else ()

    def search(self, chair: Chair[Any], options: list[Choice], until_settled: bool = True) -> int:
        """Grow the tree until the budget or the question is settled; returns the iterations."""
        started = perf_counter()
        root = self.root
        if root is None or not self.follows:
            root = self.root = Node((), chair.seat)
            self.worst, self.best = 1.0, 0.0
        self.follows = False
        self.plan, self.promise = (), 0.0
        lines = chair.lines()
        line = lines.deal(self.chance)
        habit = chair.game.habit(line, options)
        if habit is not None:
            self.plan = (habit,)
            if not until_settled:
                self.promise = self._after(line, habit, chair.seat)
            return 0
        if not self.before:
            options = chair.game.sensible(line, options)
            self.overlooked = self.overlook(options, self.overlooks // 2 if chair.game.cooperative else self.overlooks)
            options = [option for option in options if option not in self.overlooked]
            if until_settled and len(options) == 1:
                self.plan = (options[0],)
                return 0
        for done in range(1, self.iterations + 1):
            self.iterate(root, line)
            passed = perf_counter() - started
            if passed >= self.seconds:
                return done
            if until_settled and done % PAUSE == 0:
                left = min(self.iterations - done, done * (self.seconds / passed - 1))
                if _is_settled(root, options, left):
                    return done
            line = lines.deal(self.chance)
        return self.iterations

    def thoughts(self, options: list[Choice]) -> list[Thought]:
        """The estimates for the options tried, best first.

        All visits count for what the plan chooses.
        """
        assert self.root is not None
        children = self.root.children
        tried = [children[option] for option in options if option in children and option not in self.overlooked]
        tried.sort(key=lambda node: (-node.visits, -node.mean()))
        thoughts = [
            Thought(node.choice, node.visits, node.mean(), _expected_after(node), node.spread()) for node in tried
        ]
        if not self.plan:
            return thoughts
        first = children.get(self.plan[0])
        searched = self.root if first is None or not first.visits else first
        spread = searched.spread() if searched.visits else 0.0
        planned = Thought(self.plan[0], self.root.visits + 1, self.promise, self.plan[1 : LINE + 1], spread)
        return [planned, *(thought for thought in thoughts if thought.choice != planned.choice)]

    def thought(self) -> float:
        """How its seat stands by its last search; -1 without one."""
        if self.root is None or not self.root.children:
            return -1.0
        most = max(self.root.children.values(), key=lambda child: child.visits)
        return most.mean() if most.visits else -1.0

    def use_net(self, net: Net | None) -> None:
        """Evaluate the ends of lines with this net."""
        self.net, self.knows_net = net, True

    def iterate(self, root: Node, play: Play[Any]) -> Play[Any]:
        """Play one line: down the tree, one new choice and on; then back up.

        Returns the play at the end of the line.
        """
        if play.game.turn(play.table):
            path, play = self._plan_turn(root, play)
        else:
            path = self._descend(root, play)
            for _ in range(play.game.playout if self.playout == GAMES_OWN else self.playout):
                if play.ask is None:
                    break
                play.choose(play.sample(self.chance))
        if not self.knows_net:
            self.use_net(net_of(play.game))
        if not self.before:
            settle(play, self.chance)
        # A net is asked for the searching seat, which comes first: the others win with it, or the only other loses.
        game, scores = play.game, {root.seat: judged(play, root.seat, self.net)}
        once = tells_of_all(play, self.net)
        self.worst, self.best = min(self.worst, scores[root.seat]), max(self.best, scores[root.seat])
        for node in path:
            if node.seat not in scores:
                if not once:
                    score = judged(play, node.seat, self.net)
                else:
                    score = scores[root.seat] if game.cooperative else 1 - scores[root.seat]
                scores[node.seat] = score
                self.worst, self.best = min(self.worst, score), max(self.best, score)
            node.visits += 1
            worth = scores[node.seat]
            node.worth += worth
            node.squares += worth * worth
        return play

    def _after(self, play: Play[Any], choice: Choice, seat: int) -> float:
        """How a seat stands after a choice that is not searched."""
        if not self.knows_net:
            self.use_net(net_of(play.game))
        after = play.copy()
        play.game.follow(after, choice)
        settle(after, self.chance)
        return judged(after, seat, self.net)

    def overlook(self, options: list[Choice], of_100: int) -> list[Choice]:
        """The choices that it does not think of; at least one is left."""
        missed = [option for option in options if of_100 and self.chance.below(100) < of_100]
        if len(missed) == len(options) > 0:
            missed.remove(self.chance.pick(missed))
        return missed

    def _considered(self, play: Play[Any]) -> list[Choice]:
        """The options that a line may take."""
        options = play.options()
        return options if self.before or len(options) == 1 else play.game.sensible(play, options)

    def _descend(self, root: Node, play: Play[Any]) -> list[Node]:
        """Walk down the tree to a new choice; returns the nodes on the way."""
        path = [root]
        while play.ask is not None:
            node, new = self._select(path[-1], play, self._considered(play))
            path.append(node)
            play.choose(node.choice)
            if new:
                break
        return path

    def _plan_turn(self, root: Node, play: Play[Any]) -> tuple[list[Node], Play[Any]]:
        """Walk down the tree and on to the turn's end; keep the best line.

        Beyond the tree, choices follow the game's habit and evaluation. The best line so far is the plan.
        """
        game = play.game
        turn = game.turn(play.table)
        path: list[Node] = [root]
        line: list[Choice] = []
        new = ended = False
        while not ended and play.ask is not None and game.turn(play.table) == turn:
            options = self._considered(play)
            choice = game.habit(play, options)
            if choice is None and new and len(options) > 1:
                step = best_step(options, play)
                line.append(step.choice)
                ended = step.ends_turn
                play = _going_on(play, step.after)
                continue
            if choice is None:
                choice = options[0]
                if not new:
                    node, new = self._select(path[-1], play, options)
                    path.append(node)
                    choice = node.choice
            line.append(choice)
            ended = game.follow(play, choice)
        if ended or play.result is not None:
            worth = judged(play, root.seat, self.net)
            if worth > self.promise:
                self.plan, self.promise = tuple(line), worth
        return path, play

    def _select(self, node: Node, play: Play[Any], options: list[Choice]) -> tuple[Node, bool]:
        """The child to follow: a new one, or the best by upper confidence bound."""
        assert play.ask is not None
        if self.overlooked and node is self.root:
            options = [option for option in options if option not in self.overlooked] or options
        children = node.children
        known: list[Node] = []
        untried: list[Choice] = []
        for option in options:
            found = children.get(option)
            if found is None:
                untried.append(option)
            else:
                found.available += 1
                known.append(found)
        if untried and len(known) < 1 + WIDENING * sqrt(node.visits):
            choice = self._next_choice(node, untried, play)
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

    def _next_choice(self, node: Node, untried: list[Choice], play: Play[Any]) -> Choice:
        """The new choice to try: any, or in a planned turn the best.

        The best has the highest evaluation. Each is evaluated once for all visits, in the first guess that allows it.
        """
        assert play.ask is not None
        if not play.game.turn(play.table):
            return self.chance.pick(untried)
        if len(untried) == 1:
            return untried[0]
        if self.before:
            node.ranked.clear()
        best, highest = untried[0], -1.0
        for option in untried:
            worth = node.ranked.get(option, -1.0)
            if worth < 0:
                worth = node.ranked[option] = standing_after(play, option, play.ask.seat)
            if worth > highest:
                best, highest = option, worth
        return best


def _going_on(play: Play[Any], after: Play[Any]) -> Play[Any]:
    """Continue with a copy after a choice, by the chance of the play."""
    play.chance.state = after.chance.state
    after.chance = play.chance
    return after


def _is_settled(root: Node, options: list[Choice], left: float) -> bool:
    """Whether no other option can still overtake the most visited one."""
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
    """The most visited line after a choice."""
    line: list[Choice] = []
    while node.children and len(line) < LINE:
        node = max(node.children.values(), key=lambda child: child.visits)
        line.append(node.choice)
    return tuple(line)
