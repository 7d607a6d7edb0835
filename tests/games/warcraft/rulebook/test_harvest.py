"""Printed examples: Harvest."""

from __future__ import annotations

import pytest

from tests.kit.war import GivenWar


@pytest.mark.example("WC-EX-01")
@pytest.mark.rule("WC-HARVEST-01", "WC-HARVEST-02", "WC-SPACE-04", "WC-SPACE-05")
def test_the_rulebooks_example_of_gold_and_wood() -> None:
    """Krok 2: Těžba."""
    war = GivenWar("harvest", pieces={0: {"A": "W", "H": "W"}}, resources=[1, 2])

    assert war.stock() == (1, 2)
    assert war.table.depletion == {}


@pytest.mark.example("WC-EX-02")
@pytest.mark.rule("WC-HARVEST-03", "WC-HARVEST-04", "WC-HARVEST-06", "WC-DEPLETE-01", "WC-DEPLETE-02", "WC-DEPLETE-04")
def test_the_rulebooks_example_of_workers_who_deplete_a_mine() -> None:
    """Více dělníků. The gold is rolled first, so the 3 of the mine comes first."""
    war = GivenWar(
        "harvest",
        pieces={0: {"A": "WW", "H": "W", "L": "WW"}},
        depletion={"A": 1},
        resources=[3, 2, 3, 1],
    )
    assert war.offers("harvest") == {"H", "L"}
    war.chooses("harvest H")

    assert war.stock() == (3, 6)
    assert (war.depleted("A"), war.depleted("H"), war.depleted("L")) == (2, 0, 1)
