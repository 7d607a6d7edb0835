"""Matches in an environment by policies, and the simplest policies."""

from collections import Counter

import numpy as np
import pytest

from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys
from herna.rl import env, match, random_policy
from herna.rl.matches import Seen


def first_allowed(seen: Seen) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def test_each_seat_acts_by_its_own_policy_and_its_steps_are_told() -> None:
    table = env("connect-four", options={"first": "seat-1"})

    def last_allowed(seen: Seen) -> int:
        return int(np.flatnonzero(seen["action_mask"])[-1])

    played = match(table, [first_allowed, last_allowed], seed=1)

    assert played.rewards == [1.0, -1.0]  # four in the first column before four in the last
    assert [len(steps) for steps in played.steps] == [4, 3]
    assert [len({action for _, action in steps}) for steps in played.steps] == [1, 1]
    assert all(seen["action_mask"][action] for steps in played.steps for seen, action in steps)


@pytest.mark.parametrize("game", game_keys())
def test_a_seed_and_the_chance_of_its_policies_make_a_match(game: str) -> None:
    table = env(game, most_decisions=60)

    def once(seed: int) -> list[list[int]]:
        chance = np.random.default_rng(seed)
        played = match(table, [random_policy(chance)] * len(table.possible_agents), seed)
        return [[action for _, action in steps] for steps in played.steps]

    assert once(1) == once(1) != once(2)


def test_without_a_seed_the_next_match_is_another_one() -> None:
    table = env("summoner-wars", most_decisions=1)
    seen = [match(table, [first_allowed] * 2, seed).steps for seed in (1, None)]

    one, other = (next(step[0]["observation"] for steps in each for step in steps) for each in seen)
    assert not np.array_equal(one, other)


def test_a_match_that_is_cut_off_rewards_nobody() -> None:
    assert match(env("connect-four", most_decisions=3), [first_allowed] * 2, seed=1).rewards == [0.0, 0.0]


def test_a_policy_is_missing_or_one_too_many() -> None:
    for count in (0, 1, 3):
        with pytest.raises(BadInput) as refused:
            match(env("connect-four"), [first_allowed] * count)
        assert refused.value.key == "error-rl-policies"


def test_what_is_not_allowed_is_never_done_and_what_is_worth_more_is_done_more_often() -> None:
    seen = {"observation": np.zeros(1), "action_mask": np.array([1, 0, 1])}
    chance = np.random.default_rng(1)

    plain, weighed = (
        Counter(policy(seen) for _ in range(4000))
        for policy in (random_policy(chance), random_policy(chance, worth=lambda _: np.array([0.0, 9.0, np.log(3.0)])))
    )

    assert plain.keys() == weighed.keys() == {0, 2}
    assert 0.47 < plain[2] / 4000 < 0.53
    assert 0.72 < weighed[2] / 4000 < 0.78  # three times as likely as the other
