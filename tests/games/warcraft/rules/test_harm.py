"""Whom a choice harms: a page marks it, and asks twice before one harms one's own side."""

import pytest

from herna.games.warcraft.given import GivenWar, a_battle
from tests.kit.harms import harms


@pytest.mark.rule("WC-CASUALTY-01")
def test_a_casualty_is_a_cost() -> None:
    war = a_battle({"X": "R"}, {"X": "RG"}, dice=[6, 1])

    assert war.prompt() == "wc-lose"
    assert harms(war) == {"lose 1 ranged X": "cost", "lose 1 ground X": "cost"}


@pytest.mark.rule("WC-CASUALTY-01")
def test_it_is_one_also_where_points_could_be_laid_meanwhile() -> None:
    war = a_battle({"X": "R"}, {"X": "RG"}, dice=[6, 1], hands={1: "victory-point"})

    found = harms(war)
    assert (found["lose 1 ground X"], found["play victory-point"]) == ("cost", "")


@pytest.mark.rule("WC-EXP-MARKS-1")
def test_a_marksman_harms_the_others() -> None:
    war = a_battle({"X": "R"}, {"X": "RG"}, races="night-elf orc", hands={0: "marksmanship"}, dice=[6, 1, 6, 1])
    war.chooses("play marksmanship")

    assert (war.asked(), harms(war)["lose 1 ground X"]) == (0, "others")


@pytest.mark.rule("WC-EXP-POLY-1")
def test_a_card_that_affects_an_enemy_unit_harms_the_others() -> None:
    war = a_battle({"X": "GR"}, {"X": "G"}, hands={1: "polymorph"}, dice=[6] * 9)
    war.chooses("play polymorph")

    assert set(harms(war).values()) == {"others"}


@pytest.mark.rule("WC-OUTPOST-06")
def test_a_worker_who_leaves_an_outpost_under_construction_harms_ones_own_side() -> None:
    found = harms(GivenWar(pieces={0: {"C": "WW"}}, outposts={0: "C"}, builds="C"))

    assert found["move builder C D"] == "own"
    assert found["move worker C D"] == found["end_movement"] == ""


@pytest.mark.rule("WC-EXP-CRIPPLE-1")
def test_cripple_harms_those_who_stand_there() -> None:
    war = GivenWar("round", races="orc undead", pieces={0: {"C": "G", "D": "G"}}, hands={1: "cripple"})
    war.chooses("play cripple")

    assert (war.asked(), harms(war)["pick_space C"]) == (1, "others")
