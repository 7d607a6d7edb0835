"""A linear policy learns Connect Four from nothing but wins and losses against random play (REINFORCE)."""

import numpy as np

from herna.rl import env

chance, c4 = np.random.default_rng(1), env("connect-four")
weights = np.zeros((c4.encoding.size, c4.encoding.actions.count))


def match(seed: int, rate: float) -> float:
    """Play seat 0 by the weights against random play; then learn from the result at this rate."""
    c4.reset(seed=seed)
    lesson = np.zeros_like(weights)
    for agent in c4.agent_iter():
        seen, _, over, stopped, _ = c4.last()
        if over or stopped:
            break
        likely = np.exp(seen["observation"] @ weights * (agent == "seat_0")) * seen["action_mask"]
        action = chance.choice(len(likely), p=likely / likely.sum())
        if agent == "seat_0":
            lesson += np.outer(seen["observation"], np.eye(len(likely))[action] - likely / likely.sum())
        c4.step(int(action))
    weights[:] += rate * c4.rewards["seat_0"] * lesson
    return float(c4.rewards["seat_0"])


def share(matches: range) -> float:
    """The share of these matches that is won, a draw being half, without learning from them."""
    return sum(match(seed, rate=0) for seed in matches) / len(matches) / 2 + 0.5


if __name__ == "__main__":
    print(f"before: {share(range(200)):.0%} won")
    for seed in range(1000, 2000):
        match(seed, rate=0.02)
    print(f"after: {share(range(200)):.0%} won")
