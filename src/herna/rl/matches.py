"""Plays matches in an environment, with a policy for each seat; simple policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from herna.engine.errors import BadInput
from herna.rl.environment import Environment

Seen = dict[str, Any]  # what an agent observes: `observation` and `action_mask`
Policy = Callable[[Seen], int]  # the action that an agent takes
Worth = Callable[[Seen], Any]  # a number for each action: how good it is thought to be


@dataclass(frozen=True, slots=True)
class Episode:
    """A played match: the reward and all steps of each seat."""

    rewards: list[float]
    steps: list[list[tuple[Seen, int]]]


def match(table: Environment, policies: Sequence[Policy], seed: int | None = None) -> Episode:
    """Play the next match, or a seed's, with a policy for each seat."""
    if len(policies) != len(table.possible_agents):
        raise BadInput("error-rl-policies", seats=len(table.possible_agents), policies=len(policies))
    table.reset(seed=seed)
    steps: list[list[tuple[Seen, int]]] = [[] for _ in policies]
    for agent in table.agent_iter():
        seen, _, over, stopped, _ = table.last()
        if over or stopped:
            break
        seat = table.chairs[agent].seat
        action = int(policies[seat](seen))
        steps[seat].append((seen, action))
        table.step(action)
    return Episode([table.rewards[agent] for agent in table.possible_agents], steps)


def random_policy(chance: np.random.Generator, worth: Worth | None = None) -> Policy:
    """A random policy: uniform, or by softmax of what each action is worth."""

    def policy(seen: Seen) -> int:
        mask = seen["action_mask"]
        drawn = chance.gumbel(size=len(mask)) + (0.0 if worth is None else worth(seen))
        return int(np.argmax(np.where(mask, drawn, -np.inf)))

    return policy
