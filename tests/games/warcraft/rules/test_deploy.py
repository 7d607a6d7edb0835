"""Deploy (WC-DEPLOY)."""

from __future__ import annotations

import pytest

from tests.kit.war import GivenWar


@pytest.mark.rule("WC-DEPLOY-07", "WC-DEPLOY-10", "WC-STACK-07", "WC-DEPLOY-11")
def test_what_fits_nowhere_or_is_postponed_stays_in_training() -> None:
    war = GivenWar("deploy", pieces={0: {"B": "GG"}}, buildings={0: "ground ground"}, training={0: "GGW"})
    war.chooses("deploy ground B")

    assert war.offers("deploy") == {"worker B"}
    war.chooses("end_step")
    assert war.training() == "GW"
    spend = GivenWar("spend", training={0: "G"}, gold={0: 1}, wood={0: 1}).chooses("choose_training")
    assert spend.offers("train") == {"worker"}  # the only ground building is busy


@pytest.mark.example("WC-DX-10")
@pytest.mark.rule("WC-DEPLOY-08", "WC-DEPLOY-09")
def test_a_building_is_not_finished_while_its_worker_has_no_room_in_the_town() -> None:
    """Derived test DX-10."""
    war = GivenWar("deploy", pieces={0: {"B": "WWW"}}, outposts={0: "C"}, started={0: "air"})

    assert war.prompt() == "nothing"
    assert war.table.under_construction[:4] == [0, 0, 1, 0]


@pytest.mark.rule("WC-DEPLOY-13")
def test_nothing_is_deployed_on_a_teammates_town_or_outpost() -> None:
    war = GivenWar(
        "deploy",
        races="orc human undead",
        towns="B F -",
        teams="x y x",
        outposts={2: "C"},
        training={0: "G"},
    )

    assert war.offers("deploy ground") == {"B"}


@pytest.mark.rule("WC-DEPLOY-04", "WC-DEPLOY-14", "WC-MOVE-15", "WC-BUILD-10")
def test_a_town_with_enemy_units_is_locked_by_whatever_is_deployed_there() -> None:
    deployed = GivenWar("deploy", pieces={1: {"B": "G"}}, training={0: "G"}).chooses("deploy ground B")
    assert deployed.table.locked == (1,)

    twice = GivenWar("deploy", pieces={1: {"B": "G"}}, training={0: "GW"}).chooses("deploy ground B", "deploy worker B")
    assert twice.table.locked == (1,)
    assert twice.told("town_locked") == [(0, 1)]

    finished = GivenWar("deploy", pieces={1: {"B": "G"}}, started={0: "air"}).chooses("finish_building air")
    assert finished.table.locked == (1,)
    locked = GivenWar("spend", pieces={0: {"B": "W"}}, locked="B", gold={0: 2}, wood={0: 2})
    assert locked.chooses("choose_constructing").offers("build") == set()
