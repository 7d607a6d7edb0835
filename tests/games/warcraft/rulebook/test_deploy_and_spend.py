"""Printed examples: training, constructing, upgrading, and what comes of it in Deploy. The player is the Orc."""

from __future__ import annotations

import pytest

from herna.games.warcraft.rules.victory import points
from tests.kit.war import GivenWar


@pytest.mark.example("WC-EX-10")
@pytest.mark.rule("WC-TRAIN-01", "WC-TRAIN-02", "WC-TRAIN-03", "WC-TRAIN-04")
def test_the_rulebooks_example_of_training() -> None:
    """Příklad Výcviku: three ground buildings, one air building, no ranged building."""
    war = GivenWar("spend", buildings={0: "ground ground air"}, gold={0: 9}, wood={0: 9})
    war.chooses("choose_training")
    assert "ranged" not in war.offers("train")

    war.chooses("train ground", "train ground", "train air")

    assert war.stock() == (5, 5)
    assert war.training() == "GGA"


@pytest.mark.example("WC-EX-11")
@pytest.mark.rule("WC-DEPLOY-03")
def test_the_rulebooks_example_of_deploying() -> None:
    """Umísťování jednotek."""
    war = GivenWar("deploy", buildings={0: "ground air"}, training={0: "GGA"})

    war.chooses("deploy air B", "deploy ground B", "deploy ground B")

    assert war.on("B") == "GGA"
    assert war.training() == ""


@pytest.mark.example("WC-EX-12")
@pytest.mark.rule("WC-DEPLOY-05")
def test_the_rulebooks_example_of_two_buildings_finished() -> None:
    """Dokončení staveb."""
    war = GivenWar("deploy", started={0: "ranged air"})

    war.chooses("finish_building ranged", "finish_building air")

    assert war.on("B") == "WW"
    assert war.table.finished[:4] == [1, 1, 1, 1]
    assert war.table.under_construction[:4] == [0, 0, 0, 0]


@pytest.mark.example("WC-EX-13")
@pytest.mark.rule("WC-DEPLOY-02", "WC-DEPLOY-06", "WC-OUTPOST-07")
def test_the_rulebooks_example_of_an_outpost_finished() -> None:
    """Dokončení základen: its worker is free again, and pieces may be deployed there in the same step."""
    war = GivenWar("deploy", pieces={0: {"D": "W"}}, outposts={0: "D"}, builds="D", training={0: "G"})
    assert war.offers("deploy ground") == {"B"}

    war.chooses("finish_outpost D")

    assert war.table.builders == {}
    assert war.on("D") == "W"
    assert war.offers("deploy ground") == {"B", "D"}


@pytest.mark.example("WC-EX-14")
@pytest.mark.rule(
    "WC-BUILD-01", "WC-BUILD-03", "WC-BUILD-04", "WC-BUILD-09", "WC-OUTPOST-01", "WC-OUTPOST-02", "WC-OUTPOST-03"
)
def test_the_rulebooks_example_of_constructing() -> None:
    """A ground building and an outpost: four gold and four wood."""
    war = GivenWar("spend", pieces={0: {"B": "W", "D": "W"}}, gold={0: 5}, wood={0: 4})
    war.chooses("choose_constructing", "build ground", "build_outpost D")

    assert war.stock() == (1, 0)
    assert war.on("B") == ""
    assert war.on("D") == "W"
    assert war.table.under_construction[:4] == [1, 0, 0, 0]
    assert war.outpost("D") == 0


@pytest.mark.example("WC-EX-15")
@pytest.mark.rule("WC-UPGRADE-01", "WC-UPGRADE-02", "WC-UPGRADE-03", "WC-UPGRADE-04", "WC-UPGRADE-06")
def test_the_rulebooks_example_of_an_upgrade() -> None:
    """The printed ground building is enough for the first; the next needs two, and another round."""
    war = GivenWar("spend", gold={0: 9}, wood={0: 9}, buildings={0: "ground"})
    war.chooses("choose_upgrading", "upgrade ground")

    assert war.stock() == (7, 7)
    assert war.level("ground") == 2
    assert war.table.unit_card(0, 0).needs == (2, 0, 0)
    assert war.prompt() == "nothing"  # the step is over


@pytest.mark.example("WC-EX-16")
@pytest.mark.rule("WC-UPGRADE-07", "WC-UPGRADE-08", "WC-WIN-07")
def test_the_rulebooks_example_of_the_highest_level() -> None:
    """Level 4: Strength 5, Area Attack, a victory point, no further level."""
    war = GivenWar("spend", gold={0: 9}, wood={0: 9}, buildings={0: "ground ground"}, levels={0: "3 1 1"})
    war.chooses("choose_upgrading", "upgrade ground")

    card = war.table.unit_card(0, 0)
    assert (card.strength, card.ability) == (5, "area-attack")
    assert points(war.table, 0) == 1
    again = GivenWar("spend", gold={0: 9}, wood={0: 9}, buildings={0: "ground ground"}, levels={0: "4 1 1"})
    assert "choose_upgrading" not in again.offered()


@pytest.mark.example("WC-EX-23")
@pytest.mark.rule("WC-SPEND-04", "WC-TRAIN-03")
def test_the_rulebooks_example_of_the_cost_of_a_ground_unit() -> None:
    """One gold and one wood go back to the bank."""
    war = GivenWar("spend", gold={0: 2, 1: 5}, wood={0: 1, 1: 5})
    war.chooses("choose_training", "train ground")

    assert (war.stock(0), war.stock(1)) == ((1, 0), (5, 5))


@pytest.mark.example("WC-EX-24")
@pytest.mark.rule("WC-TRAIN-07", "WC-COMP-02")
def test_the_rulebooks_example_of_the_limits_of_training() -> None:
    """Ten ground, seven ranged and four air units and eight workers in play: no more of any kind."""
    everybody = {"A": "GGGWWW", "B": "GGGWWW", "C": "GGGWW", "D": "GRR", "E": "RRR", "J": "RRA", "K": "AAA"}
    built, stock = {0: "ranged air"}, {0: 9}
    war = GivenWar("spend", pieces={0: everybody}, buildings=built, gold=stock, wood=stock)
    assert "choose_training" not in war.offered()

    # when an air unit is missing, only that can be trained
    everybody["K"] = "AA"
    war = GivenWar("spend", pieces={0: everybody}, buildings=built, gold=stock, wood=stock)
    assert war.chooses("choose_training").offers("train") == {"air"}


@pytest.mark.example("WC-EX-25")
@pytest.mark.rule("WC-WIN-09", "WC-TOWN-01", "WC-SPACE-03")
def test_the_rulebooks_example_of_the_own_town() -> None:
    """One own unit there: three points; nobody there: none."""
    assert points(GivenWar(pieces={0: {"B": "G"}}).table, 0) == 3
    assert points(GivenWar(pieces={0: {"B": "W"}}).table, 0) == 0
