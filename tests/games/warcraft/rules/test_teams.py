"""Teammates: resources given and asked for (WC-TEAM)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.war import GivenWar


def a_team(moment: str, **given: Any) -> GivenWar:
    """Seats 0 and 2 against seat 1."""
    return GivenWar(moment, races="orc human undead", towns="B F -", teams="x y x", **given)


@pytest.mark.rule("WC-TEAM-02", "WC-TEAM-03")
@pytest.mark.parametrize("moment", ["deploy", "spend"])
def test_any_amount_of_gold_and_wood_is_given_to_a_teammate_and_to_nobody_else(moment: str) -> None:
    war = a_team(moment, gold={0: 3}, wood={0: 1, 2: 3})
    assert war.offers("give") == {"2 gold 1", "2 gold 2", "2 gold 3", "2 wood 1"}

    war.chooses("give 2 gold 2", "give 2 wood 1")

    assert [war.stock(seat) for seat in range(3)] == [(1, 0), (0, 0), (2, 4)]
    assert war.told("gave") == [(0, 2, "gold", 2), (0, 2, "wood", 1)]


@pytest.mark.rule("WC-TEAM-02")
def test_a_teammate_is_asked_for_resources_and_gives_as_much_as_he_likes() -> None:
    """Ruling WC-RUL-42."""
    war = a_team("spend", gold={0: 1, 1: 9}, wood={2: 3})
    assert war.offers("ask_for_resources") == {"2"}

    war.chooses("ask_for_resources 2")
    assert war.asked() == (2,)
    assert war.offered() == {"give 0 wood 1", "give 0 wood 2", "give 0 wood 3", "decline"}
    war.chooses("give 0 wood 1", "decline")

    # then it is the asking player's step again, who cannot insist
    assert war.asked() == (0,)
    assert war.offers("ask_for_resources") == set()
    assert [war.stock(seat) for seat in range(3)] == [(1, 1), (9, 0), (0, 2)]
    assert war.chooses("choose_training").offers("train") == {"ground", "worker"}


@pytest.mark.rule("WC-TEAM-02")
def test_nothing_is_asked_of_a_teammate_who_has_nothing_left() -> None:
    war = a_team("spend", gold={0: 1, 2: 1})
    war.chooses("ask_for_resources 2", "give 0 gold 1")

    assert war.asked() == (0,)
    assert a_team("spend", gold={0: 1}).offers("ask_for_resources") == set()


@pytest.mark.rule("WC-TEAM-03")
def test_a_teammates_stock_does_not_pay() -> None:
    war = a_team("spend", pieces={0: {"B": "W"}}, gold={0: 1, 2: 9}, wood={2: 9})

    assert {"choose_constructing", "choose_upgrading"} & war.offered() == set()
    assert war.chooses("choose_training").offers("train") == {"worker"}
