"""The cheapest pairing is as cheap as the cheapest of all pairings."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.engine.chance import Chance
from herna.tournaments.matching import cheapest_pairs


def least_cost(costs: list[list[int]]) -> int:
    """The cost of the cheapest of all pairings, found by trying them."""

    @cache
    def least(left: frozenset[int]) -> int:
        if not left:
            return 0
        one = min(left)
        return min(costs[one][other] + least(left - {one, other}) for other in left - {one})

    return least(frozenset(range(len(costs))))


def random_costs(chance: Chance, size: int, most: int) -> list[list[int]]:
    costs = [[0] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            costs[one][other] = costs[other][one] = chance.below(2 * most + 1) - most
    return costs


def check(costs: list[list[int]]) -> None:
    partners = cheapest_pairs(costs)
    assert [partners[partner] for partner in partners] == list(range(len(costs)))
    assert all(partner != player for player, partner in enumerate(partners))
    assert sum(costs[player][partner] for player, partner in enumerate(partners)) == 2 * least_cost(costs)


@given(half=st.integers(0, 4), most=st.sampled_from([1, 2, 5, 10**20]), seed=st.integers(0, 10**9))
def test_no_pairing_of_up_to_eight_players_is_cheaper(half: int, most: int, seed: int) -> None:
    check(random_costs(Chance(seed), 2 * half, most))


@pytest.mark.parametrize("seed", range(20))
def test_no_pairing_of_fourteen_players_is_cheaper(seed: int) -> None:
    """With more players, blossoms within blossoms are closed and opened."""
    check(random_costs(Chance(seed), 14, 3 + 10 * seed))


def test_three_players_who_only_want_each_other_are_a_blossom() -> None:
    costs = [[9] * 6 for _ in range(6)]
    for circle in ((0, 1, 2), (3, 4, 5)):
        for one in circle:
            for other in circle:
                costs[one][other] = 1
    costs[2][3] = costs[3][2] = 5

    assert cheapest_pairs(costs) == [1, 0, 3, 2, 5, 4]


def test_an_odd_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="odd"):
        cheapest_pairs([[0]])
