"""Every game as a PettingZoo environment in which seats act one after another (AEC).

An agent is a seat. It observes what its seat may see and nothing else; a number of its action space is an option of the
decision that it is asked (`src/herna/rl/actions.py`). A winner is rewarded with 1, a loser with -1 when the
match ends, and with what lies between for a draw; until then every reward is 0.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped] # PettingZoo brings no types
from rich.text import Text

from herna.engine.chance import Seeded
from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.engine.flow import Play
from herna.engine.view import Chair
from herna.messages.words import Words
from herna.rl.encoding import Encoding, encoding_of

MOST_DECISIONS = 20_000


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    most_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
    language: str = "en",
) -> Environment:
    """An environment of a game by its key; by default with the fewest seats."""
    encoding = encoding_of(game)
    count = encoding.game.check_seats(min(encoding.game.seat_counts) if seats is None else seats)
    chosen = encoding.game.read_options(options or {})
    return Environment(encoding, count, chosen, most_decisions, render_mode, language)


class Environment(AECEnv):  # type: ignore[misc] # PettingZoo brings no types
    """Matches of one game, one after another; `reset` starts the next one."""

    def __init__(
        self,
        encoding: Encoding,
        seats: int,
        options: dict[str, str | int],
        most_decisions: int,
        render_mode: str | None,
        language: str,
    ) -> None:
        super().__init__()
        game = encoding.game
        self.metadata = {"render_modes": ["ansi", "human"], "name": game.key, "is_parallelizable": False}
        self.encoding = encoding
        self.game_options = options
        self.most_decisions = most_decisions
        self.render_mode = render_mode
        self.words = Words(language, game)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(encoding.actions.count) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.seed = secrets.token_hex(8)
        self.matches = 0

    def _observation_space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.encoding.size,), np.float32),
                "action_mask": spaces.MultiBinary(self.encoding.actions.count),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the next match; a seed determines it and all later ones."""
        if seed is not None:
            self.seed, self.matches = str(seed), 0
        self.matches += 1
        seats = len(self.possible_agents)
        self.play: Play[Any] = self.encoding.game.play(seats, self.game_options, Seeded(f"{self.seed}:{self.matches}"))
        self.chairs = {agent: Chair(self.play, seat) for seat, agent in enumerate(self.possible_agents)}
        self.page = 0
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def _ask_next(self) -> None:
        """Select the agent being asked; of several, the first."""
        if self.play.ask is not None:
            self.agent_selection = self.possible_agents[self.play.ask.seat]

    def _options(self, agent: str) -> list[Choice]:
        """An agent's options; empty unless it is the one to act."""
        return self.chairs[agent].options() if agent == self.agent_selection and not self._over() else []

    def _over(self) -> bool:
        return any(self.terminations.values()) or any(self.truncations.values())

    def observe(self, agent: str) -> dict[str, Any]:
        """A seat's observation as numbers, with the mask of its actions."""
        chair, options = self.chairs[agent], self._options(agent)
        page = self.page if options else 0
        return {
            "observation": self.encoding.vector(chair.view(), chair.seat, len(self.chairs), options, page),
            "action_mask": self.encoding.actions.mask(options, page),
        }

    def choices(self) -> dict[int, Choice]:
        """The choice behind each action of the acting agent; the last turns the page."""
        return self.encoding.actions.shown(self._options(self.agent_selection), self.page)

    def step(self, action: int | None) -> None:
        """Carry out an action: a choice, or a turn of the page."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._act(int(-1 if action is None else action))
        self._accumulate_rewards()

    def _act(self, action: int) -> None:
        options, actions = self._options(self.agent_selection), self.encoding.actions
        pages = actions.pages(options)
        if action == actions.more and pages > 1:
            self.page = (self.page + 1) % pages
            return
        shown = actions.shown(options, self.page)
        if action not in shown:
            raise BadInput("error-rl-action", action=action)
        self.play.choose(shown[action])
        self.page = 0
        self.decisions += 1
        result = self.play.result
        if result is not None:
            self.rewards = {agent: 2 * result.scores[self.chairs[agent].seat] - 1 for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"rule": result.rule} for agent in self.agents}
        elif self.decisions >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask_next()

    def render(self) -> str | None:
        """The table as the acting agent sees it: as a text, or printed."""
        view = self.chairs[self.agent_selection].view()
        drawn = Text.from_markup(self.encoding.game.draw(view, self.words.say), emoji=False).plain
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is kept open."""
