"""Harvest and depletion (WC-HARVEST, WC-DEPLETE)."""

from __future__ import annotations

import pytest

from tests.kit.war import GivenWar, special_rule


@pytest.mark.rule("WC-HARVEST-07")
def test_a_completely_depleted_space_gives_nothing_and_no_roll_is_made() -> None:
    war = GivenWar("harvest", pieces={0: {"A": "WW"}}, depletion={"A": 2}, resources=[])

    assert war.stock() == (0, 0)


@pytest.mark.rule("WC-DEPLETE-03", "WC-DEPLETE-05", "WC-HARVEST-05", "WC-DEPLETE-04")
def test_two_3s_deplete_a_fresh_mine_completely_and_the_third_worker_does_not_roll() -> None:
    war = GivenWar("harvest", pieces={0: {"A": "WWW"}}, resources=[3, 3])

    assert war.stock() == (6, 0)
    assert war.depleted("A") == 2


@pytest.mark.rule("WC-HARVEST-11", "WC-HARVEST-10")
def test_workers_harvest_only_in_mines_and_forests_also_beside_an_outpost() -> None:
    war = GivenWar("harvest", pieces={0: {"B": "W", "D": "W", "C": "W", "H": "W"}}, outposts={0: "H"}, resources=[2])

    assert war.stock() == (0, 2)


@pytest.mark.example("WC-DX-09")
@pytest.mark.rule("WC-HARVEST-08", "WC-HARVEST-09", "WC-OUTPOST-06")
def test_a_worker_who_builds_an_outpost_harvests_only_at_its_cost() -> None:
    """Derived test DX-09."""
    building = GivenWar("harvest", pieces={0: {"A": "WW"}}, outposts={0: "A"}, builds="A", resources=[2])
    building.chooses("build_on")
    assert building.stock() == (2, 0)
    assert building.outpost("A") == 0

    harvesting = GivenWar("harvest", pieces={0: {"A": "WW"}}, outposts={0: "A"}, builds="A", resources=[2, 1])
    harvesting.chooses("harvest_instead")
    assert harvesting.stock() == (3, 0)
    assert harvesting.outpost("A") is None


@pytest.mark.rule("WC-HARVEST-13")
def test_teammates_roll_each_for_their_own() -> None:
    war = GivenWar(
        "harvest",
        races="orc human undead",
        towns="B F -",
        teams="x y x",
        pieces={0: {"A": "W"}, 2: {"A": "WW"}},
        resources=[2],
    )

    assert [war.stock(seat) for seat in range(3)] == [(2, 0), (0, 0), (0, 0)]


@pytest.mark.rule("WC-SCEN-ELFGATE-04", "WC-SCEN-NECRO-13")
def test_a_3_pays_3_where_nothing_is_ever_depleted() -> None:
    war = GivenWar(
        "harvest", pieces={0: {"A": "WW"}}, special=[special_rule("never-deplete", spaces=(0,))], resources=[3, 3]
    )

    assert war.stock() == (6, 0)
    assert war.depleted("A") == 0


@pytest.mark.rule("WC-SCEN-NECRO-07", "WC-SCEN-NECRO-08", "WC-SCEN-NECRO-12")
def test_a_necromancer_on_a_unit_token_may_place_a_unit_there() -> None:
    def given(units: str, token: str = "C") -> GivenWar:
        return GivenWar(
            "harvest",
            races="undead human",
            towns="- F",
            pieces={0: {"C": f"N{units}"}},
            tokens=[("a", "unit-air", token, -1)],
            special=[special_rule("necromancers", (0,))],
        )

    assert given("").chooses("place_unit").on("C") == "AN"
    assert given("").chooses("decline").on("C") == "N"
    assert given("GGG").prompt() == "nothing"  # no room
    assert given("", token="D").prompt() == "nothing"


@pytest.mark.rule("WC-DEPLETE-07")
def test_resources_that_a_card_brings_deplete_nothing() -> None:
    war = GivenWar("spend", pieces={0: {"A": "W"}}, depletion={"A": 1}, hands={0: "resources"})

    war.chooses("play resources", "take gold")

    assert war.stock() == (2, 0)
    assert war.table.depletion == {0: 1}
