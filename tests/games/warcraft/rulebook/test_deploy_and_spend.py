"""Printed examples: training, constructing, upgrading, and what is finished in Deploy. The player is the Orc."""

import pytest

from herna.games.warcraft.given import GivenWar
from herna.games.warcraft.rules.victory import points
from tests.games.warcraft.rows import given, prove, row, then


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
def test_the_rulebooks_example_of_your_own_town() -> None:
    """One own unit there: three points; nobody there: none."""
    assert points(GivenWar(pieces={0: {"B": "G"}}).table, 0) == 3
    assert points(GivenWar(pieces={0: {"B": "W"}}).table, 0) == 0


test_what_follows_from_a_position = prove(
    row("the rulebook's example of training", "WC-EX-10", "WC-TRAIN-01", "WC-TRAIN-02", "WC-TRAIN-03", "WC-TRAIN-04",
        # Příklad Výcviku: three ground buildings, one air building, no ranged building.
        given("spend", buildings={0: "ground ground air"}, gold={0: 9}, wood={0: 9}), "choose_training",
        then(lambda war: "ranged" not in war.offers("train")),
        "train ground", "train ground", "train air", then({"stock": (5, 5), "training": "GGA"})),
    row("the rulebook's example of deploying", "WC-EX-11", "WC-DEPLOY-03",
        # Umísťování jednotek.
        given("deploy", buildings={0: "ground air"}, training={0: "GGA"}), "deploy air B", "deploy ground B",
        "deploy ground B", then({"on B": "GGA", "training": ""})),
    row("the rulebook's example of two buildings finished", "WC-EX-12", "WC-DEPLOY-05",
        # Dokončení staveb.
        given("deploy", started={0: "ranged air"}), "finish_building ranged", "finish_building air",
        then({"on B": "WW"}, lambda war: war.table.finished[:4] == [1, 1, 1, 1],
            lambda war: war.table.under_construction[:4] == [0, 0, 0, 0])),
    row("the rulebook's example of an outpost finished", "WC-EX-13", "WC-DEPLOY-02", "WC-DEPLOY-06", "WC-OUTPOST-07",
        # Dokončení základen: its worker is free again, and pieces may be deployed there in the same step.
        given("deploy", pieces={0: {"D": "W"}}, outposts={0: "D"}, builds="D", training={0: "G"}),
        then({"offers deploy ground": {"B"}}),
        "finish_outpost D", then({"builders": {}, "on D": "W", "offers deploy ground": {"B", "D"}})),
    row("the rulebook's example of constructing", "WC-EX-14", "WC-BUILD-01", "WC-BUILD-03", "WC-BUILD-04",
        "WC-BUILD-09", "WC-OUTPOST-01", "WC-OUTPOST-02", "WC-OUTPOST-03",
        # A ground building and an outpost: four gold and four wood.
        given("spend", pieces={0: {"B": "W", "D": "W"}}, gold={0: 5}, wood={0: 4}), "choose_constructing",
        "build ground", "build_outpost D", then({"stock": (1, 0), "on B": "", "on D": "W", "outpost D": 0},
            lambda war: war.table.under_construction[:4] == [1, 0, 0, 0])),
    row("the rulebook's example of an upgrade", "WC-EX-15", "WC-UPGRADE-01", "WC-UPGRADE-02", "WC-UPGRADE-03",
        "WC-UPGRADE-04", "WC-UPGRADE-06",
        # The printed ground building is enough for the first; the next needs two, and another round.
        given("spend", gold={0: 9}, wood={0: 9}, buildings={0: "ground"}), "choose_upgrading", "upgrade ground",
        then({"stock": (7, 7), "level ground": 2, "prompt": "nothing"},
            lambda war: war.table.unit_card(0, 0).needs == (2, 0, 0))),  # the step is over
    row("the rulebook's example of the cost of a ground unit", "WC-EX-23", "WC-SPEND-04", "WC-TRAIN-03",
        # One gold and one wood go back to the bank.
        given("spend", gold={0: 2, 1: 5}, wood={0: 1, 1: 5}), "choose_training", "train ground",
        then({"stock 0": (1, 0), "stock 1": (5, 5)})),
    # Level 4: Strength 5, Area Attack, a victory point, no further level.
    row("the rulebooks example of the highest level", "WC-EX-16", "WC-UPGRADE-07", "WC-UPGRADE-08", "WC-WIN-07",
        given("spend", gold={0: 9}, wood={0: 9}, buildings={0: "ground ground"}, levels={0: "3 1 1"}),
        "choose_upgrading", "upgrade ground", then(lambda war: war.table.unit_card(0, 0).strength == 5,
            lambda war: war.table.unit_card(0, 0).ability == "area-attack", lambda war: points(war.table, 0) == 1),
        given("spend", gold={0: 9}, wood={0: 9}, buildings={0: "ground ground"}, levels={0: "4 1 1"}),
        then({"may choose_upgrading": False})),
)  # fmt: skip
