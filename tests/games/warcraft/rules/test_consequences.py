"""What follows from several chapters together: rounds in which things are bought and used, and rare endings."""

from __future__ import annotations

import pytest

from tests.kit.war import LAST_SIDE, GivenWar, special_rule


def play_on(war: GivenWar, *choices: str) -> GivenWar:
    """These choices as soon as they are offered; until then, and afterwards up to the next, everything is ended."""
    for words in choices:
        for _ in range(20):
            if words in war.offered():
                break
            war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")
        war.chooses(words)
    return war


@pytest.mark.rule("WC-DEPLOY-01", "WC-TRAIN-04")
def test_what_is_trained_enters_play_in_the_next_round() -> None:
    war = GivenWar("round", gold={0: 1}, wood={0: 1}, pieces={1: {"F": "G"}})

    play_on(war, "choose_training", "train ground", "deploy ground B")

    assert war.on("B") == "G"
    assert war.play.log is not None
    told = [str(event.whole[0]) for event in war.play.log.events]
    assert told[: told.index("deployed") + 1] == ["round_began", "trained", "round_began", "deployed"]


@pytest.mark.rule("WC-DEPLOY-12")
def test_a_building_finished_in_deploy_trains_in_the_same_round() -> None:
    war = GivenWar("round", gold={0: 2}, wood={0: 2}, started={0: "air"})

    play_on(war, "finish_building air", "choose_training", "train air")

    assert war.play.log is not None
    told = [str(event.whole[0]) for event in war.play.log.events]
    assert told[: told.index("trained") + 1] == ["round_began", "building_finished", "trained"]


@pytest.mark.rule("WC-DEPLETE-06", "WC-SPACE-09")
def test_depletion_stays_and_hinders_nobody() -> None:
    war = GivenWar("round", pieces={0: {"A": "W", "B": "G"}}, depletion={"A": 2}, gold={0: 0})
    assert "A" in war.offers("move ground B")

    play_on(war, "end_movement", "end_movement")

    assert war.depleted("A") == 2
    assert war.stock() == (0, 0)


@pytest.mark.rule("WC-HARVEST-12")
def test_a_stock_has_no_limit() -> None:
    war = GivenWar("harvest", pieces={0: {"A": "W"}}, gold={0: 200}, resources=[2])

    assert war.stock() == (202, 0)


@pytest.mark.rule("WC-MOVE-23", "WC-SPACE-08")
def test_nothing_but_a_mountain_stops_a_unit() -> None:
    war = GivenWar(map="A.  Bf  Cg  D1", towns="- -", pieces={0: {"A": "G"}}, quickened="A")

    assert war.offers("move ground A") == {"B", "C", "D"}


@pytest.mark.rule("WC-ABILITY-RAISE-7")
def test_ground_units_are_raised_on_a_mountain_and_cannot_come_back() -> None:
    war = GivenWar(
        "battle",
        map="A.  M^",
        races="undead human",
        towns="- -",
        levels={0: "1 3 1"},
        pieces={0: {"M": "A", "A": "R"}, 1: {"M": "A"}},
        dice=[1],
    )
    war.chooses("raise_unit")
    assert war.on("M") == "GA"

    left = GivenWar(map="A.  M^", towns="- -", pieces={0: {"M": "G"}})
    left.chooses("move ground M A")
    assert "M" not in GivenWar(map="A.  M^", towns="- -", pieces={0: {"A": "G"}}).offers("move ground A")


@pytest.mark.rule("WC-SCEN-ELFGATE-14", "WC-SCEN-NECRO-18", "WC-SCEN-CAPTIVES-15")
def test_the_last_of_three_sides_wins() -> None:
    war = GivenWar(
        "towns",
        races="human orc undead",
        towns="B F -",
        pieces={2: {"B": "G", "F": "G"}},
        marked="BF",
        victory=[LAST_SIDE],
    )

    assert war.over() == ((0.0, 0.0, 1.0), "WC-TOWN-10")


@pytest.mark.rule("WC-SCEN-NECRO-22")
def test_running_out_of_units_does_not_end_the_game() -> None:
    war = GivenWar(
        "round-end",
        races="undead human",
        towns="- F",
        pieces={0: {"C": "N"}},
        special=[special_rule("necromancers", (0,))],
        victory=[LAST_SIDE],
    )

    assert war.over() is None


@pytest.mark.rule("WC-SCEN-NORDRASSIL-16")
def test_nobody_crosses_a_hole_in_the_board() -> None:
    war = GivenWar(map="A.  B.      C.", towns="- -", pieces={0: {"B": "A"}})

    assert war.offers("move air B") == {"A"}


@pytest.mark.rule("WC-SCEN-NORDRASSIL-19")
def test_outposts_of_others_fall_in_the_defenceless_check_as_usual() -> None:
    war = GivenWar(
        pieces={0: {"C": "G"}},
        outposts={1: "D"},
        special=[special_rule("outposts-are-towns", (0,))],
        victory=[LAST_SIDE],
    )
    war.chooses("move ground C D", "end_movement")

    assert war.outpost("D") is None


@pytest.mark.rule("WC-BUILD-07", "WC-UPGRADE-09")
def test_buildings_and_levels_outlast_the_loss_of_everything_else() -> None:
    war = GivenWar(active=1, pieces={0: {"B": "W"}, 1: {"C": "G"}}, buildings={0: "air"}, levels={0: "2 1 2"})

    war.chooses("move ground C B", "end_movement")

    assert war.on("B", 0) == ""
    assert war.table.finished[:4] == [1, 0, 1, 1]
    assert [war.level(kind) for kind in ("ground", "ranged", "air")] == [2, 1, 2]


@pytest.mark.rule("WC-COMP-16", "WC-SCEN-NORDRASSIL-17")
def test_a_token_without_a_special_rule_does_nothing() -> None:
    war = GivenWar(pieces={0: {"C": "G"}}, tokens=[("tree", "nordrassil", "D", -1), ("a", "unit-air", "D", -1)])

    war.chooses("move ground C D", "end_movement")

    assert war.on("D") == "G"
    assert war.table.tokens == [3, 3]


@pytest.mark.rule("WC-SCEN-NORDRASSIL-21")
def test_raised_units_come_from_the_reserve_also_where_the_killed_return() -> None:
    war = GivenWar(
        "battle",
        races="undead human",
        towns="- -",
        levels={0: "1 3 1"},
        pieces={0: {"C": "R"}, 1: {"C": "G", "D": "G"}},
        special=[special_rule("revival", (0,))],
        dice=[1],
    )
    war.chooses("raise_unit")

    assert war.on("C") == "GR"
    assert war.reserve().count("G") == 9
