"""Other engines, measured by the same protocol as ours, in their fastest way.

Random play to the end; at each decision the list of legal actions is fetched and one of them drawn. The
packages are imported only here, only when a peer is made: the product never depends on them.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any, ClassVar

from herna.engine.errors import BadInput
from herna.lab.bench import MOST_DECISIONS, SEARCH_ITERATIONS, Rates, Row, Work


def module_of(package: str, name: str) -> Any:
    """A module of a peer's package, or an error with how to get it."""
    try:
        return import_module(name)
    except ImportError as error:
        raise BadInput("bench-peer-missing", package=package, why=str(error)) from error


class Peer(ABC):
    """An engine with one of its games; a position is the engine's own object."""

    name: ClassVar[str]
    package: ClassVar[str]
    plays: ClassVar[str | None] = None  # the key of our game that is the same, if we have it
    wanted_ratio: ClassVar[float | None] = None  # how many times as fast as this our game has to be at least
    middles: ClassVar[tuple[int, ...]]  # the numbers of decisions after which copies are taken

    def __init__(self) -> None:
        self.draw: Callable[[], float] = Random(1).random
        self.load()
        self.positions: list[Any] = [self.play(most)[0] for most in self.middles]

    @abstractmethod
    def load(self) -> None:
        """Import what the peer needs, and make what lasts longer than a match."""

    @abstractmethod
    def play(self, most: int) -> tuple[Any, int]:
        """Play a match at random; returns the position and the number of decisions.

        At most `most` decisions are made.
        """

    def copies(self) -> int:
        """Copy each position of a match's middle; 0 where the peer cannot."""
        return 0

    def match(self) -> int:
        return self.play(MOST_DECISIONS)[1]

    def works(self) -> dict[str, Work]:
        return {"decisions_per_s": self.match, "copies_per_s": self.copies}

    def row(self, rates: Rates) -> Row:
        copies = rates.get("copies_per_s")
        return {
            "peer": self.name,
            "version": version(self.package),
            "plays": self.plays,
            "wanted_ratio": self.wanted_ratio,
            "decisions_per_s": None,
            "copies_per_s": None,
            "copy_us": None if copies is None else 1e6 / copies,
            "search_iterations_per_s": None,
            **rates,
        }


class OpenSpielConnectFour(Peer):
    """Rules in C++, driven from Python; its tree search is in Python too."""

    name = "OpenSpiel connect four"
    package = "open_spiel"
    plays = "connect-four"
    wanted_ratio = 1 / 8
    middles = (5, 10, 15)

    def load(self) -> None:
        self.game: Any = module_of(self.package, "pyspiel").load_game("connect_four")
        mcts = module_of(self.package, "open_spiel.python.algorithms.mcts")
        chance = module_of("numpy", "numpy").random.RandomState(1)
        rollout = mcts.RandomRolloutEvaluator(1, chance)
        self.search: Any = mcts.MCTSBot(self.game, 2, SEARCH_ITERATIONS, rollout, solve=False, random_state=chance)

    def play(self, most: int) -> tuple[Any, int]:
        state, draw = self.game.new_initial_state(), self.draw
        for number in range(most):
            actions = state.legal_actions()
            if not actions:  # the match is over
                return state, number
            state.apply_action(actions[int(draw() * len(actions))])
        return state, most

    def copies(self) -> int:
        for state in self.positions:
            state.clone()
        return len(self.positions)

    def search_once(self) -> int:
        """Search from the empty rack."""
        self.search.mcts_search(self.game.new_initial_state())
        return SEARCH_ITERATIONS

    def works(self) -> dict[str, Work]:
        return {**super().works(), "search_iterations_per_s": self.search_once}


class PettingZooConnectFour(Peer):
    """Measured in the documented loop and a leaner one; the faster counts.

    It cannot copy.
    """

    name = "PettingZoo connect four"
    package = "pettingzoo"
    plays = "connect-four"
    wanted_ratio = 5
    middles = ()

    def load(self) -> None:
        connect_four = module_of(self.package, "pettingzoo.classic.connect_four_v3")
        self.wrapped: Any = connect_four.env()
        self.bare: Any = connect_four.raw_env()

    def documented_match(self) -> int:
        """The loop that PettingZoo's documentation shows, with the environment's usual wrappers."""
        env, draw, decisions = self.wrapped, self.draw, 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(draw() * len(actions))]))
            decisions += 1
        return decisions

    def play(self, most: int) -> tuple[Any, int]:
        """Play without wrappers, and without the steps in which finished agents leave."""
        env, draw = self.bare, self.draw
        env.reset()
        for number in range(most):
            agent = env.agent_selection
            if env.terminations[agent]:
                return env, number
            actions = [action for action, legal in enumerate(env.observe(agent)["action_mask"].tolist()) if legal]
            env.step(actions[int(draw() * len(actions))])
        return env, most

    def works(self) -> dict[str, Work]:
        return {"lean_decisions_per_s": self.match, "documented_decisions_per_s": self.documented_match}

    def row(self, rates: Rates) -> Row:
        return super().row(rates) | {"decisions_per_s": max(rates.values())}


class Catanatron(Peer):
    """Settlers of Catan with four players, in Python."""

    name = "Catanatron"
    package = "catanatron"
    middles = (100, 200, 300)

    def load(self) -> None:
        catanatron = module_of(self.package, "catanatron")
        self.game: Any = catanatron.Game
        self.most_turns: int = module_of(self.package, "catanatron.game").TURNS_LIMIT
        self.players: list[Any] = [catanatron.RandomPlayer(color) for color in catanatron.Color]

    def play(self, most: int) -> tuple[Any, int]:
        game, draw = self.game(self.players), self.draw
        state = game.state
        for number in range(most):
            if game.winning_color() is not None or state.num_turns >= self.most_turns:
                return game, number
            actions = state.playable_actions
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
        return game, most

    def copies(self) -> int:
        for game in self.positions:
            game.copy()
        return len(self.positions)


class PythonChess(Peer):
    """Chess in Python, on bitboards; copies are taken without the moves made so far."""

    name = "python-chess"
    package = "chess"
    middles = (20, 60, 100)

    def load(self) -> None:
        self.board: Any = module_of(self.package, "chess").Board

    def play(self, most: int) -> tuple[Any, int]:
        board, draw = self.board(), self.draw
        for number in range(most):
            actions = list(board.legal_moves)
            if not actions or board.is_insufficient_material() or board.is_seventyfive_moves():
                return board, number
            if board.is_fivefold_repetition():
                return board, number
            board.push(actions[int(draw() * len(actions))])
        return board, most

    def copies(self) -> int:
        for board in self.positions:
            board.copy(stack=False)
        return len(self.positions)


class RLCardGinRummy(Peer):
    """Gin rummy in Python; it cannot copy, so Python's deep copy stands in."""

    name = "RLCard gin rummy"
    package = "rlcard"
    middles = (10, 20, 30)

    def load(self) -> None:
        self.environment: Any = module_of(self.package, "rlcard").make("gin-rummy", {"seed": 1})

    def play(self, most: int) -> tuple[Any, int]:
        environment, draw = self.environment, self.draw
        state, _player = environment.reset()
        for number in range(most):
            if environment.is_over():
                return environment.game.round, number
            actions = list(state["legal_actions"])
            state, _player = environment.step(actions[int(draw() * len(actions))])
        return environment.game.round, most

    def copies(self) -> int:
        for round_ in self.positions:
            copy.deepcopy(round_)
        return len(self.positions)


PEERS: tuple[type[Peer], ...] = (
    OpenSpielConnectFour,
    PettingZooConnectFour,
    Catanatron,
    PythonChess,
    RLCardGinRummy,
)
