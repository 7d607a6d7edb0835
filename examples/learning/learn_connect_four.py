"""A linear policy learns Connect Four: actions that win become likelier, others less likely."""

import numpy as np

from herna.rl import env, match, random_policy

table, chance = env("connect-four"), np.random.default_rng(1)
weights = np.zeros((table.encoding.size, table.encoding.actions.count))
learner = random_policy(chance, worth=lambda seen: seen["observation"] @ weights)
for seed in range(2000):
    played = match(table, [learner, random_policy(chance)], seed)
    for seen, action in played.steps[0]:
        weights[:, action] += 0.001 * played.rewards[0] * seen["observation"]
print(sum(match(table, [learner, random_policy(chance)]).rewards[0] > 0 for _ in range(500)), "of 500 more matches won")
