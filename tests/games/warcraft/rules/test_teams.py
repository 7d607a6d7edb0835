"""Teammates: resources given and asked for (WC-TEAM)."""

from typing import Any

import pytest

from herna.games.warcraft.given import GivenWar
from tests.games.warcraft.rows import position, prove, row, then


@position
def a_team(moment: str, **given: Any) -> GivenWar:
    """Seats 0 and 2 against seat 1."""
    return GivenWar(moment, races="orc human undead", towns="B F -", teams="x y x", **given)


test_what_follows_from_a_position = prove(
    row("a teammate is asked for resources and gives as much as he likes", "WC-TEAM-02",
        # Ruling WC-RUL-42.
        a_team("spend", gold={0: 1, 1: 9}, wood={2: 3}), then({"offers ask_for_resources": {"2"}}),
        "ask_for_resources 2",
        then({"asked": 2, "offered": {"give 0 wood 1", "give 0 wood 2", "give 0 wood 3", "decline"}}), "give 0 wood 1",
        "decline",
        # then it is the asking player's step again, who cannot insist
        then({"asked": 0, "offers ask_for_resources": set(), "each stock": [(1, 1), (9, 0), (0, 2)]}),
        "choose_training", then({"offers train": {"ground", "worker"}})),
    row("nothing is asked of a teammate who has nothing left", "WC-TEAM-02",
        a_team("spend", gold={0: 1, 2: 1}), "ask_for_resources 2", "give 0 gold 1", then({"asked": 0}),
        a_team("spend", gold={0: 1}), then({"offers ask_for_resources": set()})),
    row("a teammates stock does not pay", "WC-TEAM-03",
        a_team("spend", pieces={0: {"B": "W"}}, gold={0: 1, 2: 9}, wood={2: 9}),
        then(lambda war: {"choose_constructing", "choose_upgrading"} & war.offered() == set()), "choose_training",
        then({"offers train": {"worker"}})),
)  # fmt: skip


@pytest.mark.rule("WC-TEAM-02", "WC-TEAM-03")
@pytest.mark.parametrize("moment", ["deploy", "spend"])
def test_any_amount_of_gold_and_wood_is_given_to_a_teammate_and_to_nobody_else(moment: str) -> None:
    war = a_team(moment, gold={0: 3}, wood={0: 1, 2: 3}).lay()
    assert war.offers("give") == {"2 gold 1", "2 gold 2", "2 gold 3", "2 wood 1"}

    war.chooses("give 2 gold 2", "give 2 wood 1")

    assert [war.stock(seat) for seat in range(3)] == [(1, 0), (0, 0), (2, 4)]
    assert war.told("gave") == [(0, 2, "gold", 2), (0, 2, "wood", 1)]
