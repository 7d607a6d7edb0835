"""Harvest and depletion (WC-HARVEST, WC-DEPLETE)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.warcraft.rules.harvest import HarvestStep
from herna.games.warcraft.table import OUT
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


def necromancers(pieces: dict[str, str], tokens: str, **given: Any) -> GivenWar:
    """Unit tokens for ground, ranged and air units on these spaces, in the Undead Harvest Step."""
    kinds = ("unit-ground", "unit-ranged", "unit-air")
    return GivenWar(
        "harvest",
        races="undead human",
        towns="- F",
        tokens=[(space.lower(), kind, space, -1) for space, kind in zip(tokens, kinds, strict=True)],
        special=[special_rule("necromancers", (0,))],
        pieces={0: pieces},
        **given,
    )


@pytest.mark.rule("WC-SCEN-NECRO-07")
@pytest.mark.parametrize(("space", "unit"), [("C", "G"), ("D", "R"), ("E", "A")])
def test_each_token_brings_a_unit_of_its_own_kind_for_free(space: str, unit: str) -> None:
    war = necromancers({space: "N"}, "CDE", gold={0: 3}, wood={0: 3})
    before = war.reserve().count(unit)

    war.chooses("place_unit")

    assert war.on(space) == f"{unit}N"
    assert war.reserve().count(unit) == before - 1
    assert war.stock() == (3, 3)
    assert war.prompt() == "nothing"  # once in a round


@pytest.mark.rule("WC-SCEN-NECRO-07")
def test_two_necromancers_on_two_tokens_place_a_unit_each_or_do_not() -> None:
    war = necromancers({"C": "N", "E": "N"}, "CDE")

    war.chooses("decline", "place_unit")

    assert (war.on("C"), war.on("E")) == ("N", "AN")
    assert war.prompt() == "nothing"
    assert war.told("deployed") == [(0, "air", 4)]


@pytest.mark.rule("WC-SCEN-NECRO-07", "WC-SCEN-NECRO-08")
def test_without_a_unit_in_the_reserve_or_room_on_the_space_nothing_is_placed() -> None:
    assert necromancers({"E": "N", "J": "AAAA"}, "CDE").prompt() == "nothing"
    assert necromancers({"E": "NAA", "J": "GGG"}, "CDE").prompt() == "wc-place-unit"
    assert necromancers({"E": "NGGG"}, "CDE").prompt() == "nothing"
    assert necromancers({"E": "NGGR"}, "CDE").prompt() == "nothing"
    # the first token is passed over for the second
    both = necromancers({"C": "NGGG", "E": "N"}, "CDE")
    assert both.chooses("place_unit").on("E") == "AN"


@pytest.mark.rule("WC-SCEN-NECRO-07", "WC-SCEN-NECRO-12")
def test_neither_a_worker_nor_a_unit_nor_a_lost_token_brings_units() -> None:
    assert necromancers({"C": "GW", "D": "R", "J": "N"}, "CDE").prompt() == "nothing"
    lost = necromancers({"C": "N"}, "CDE")
    lost.table.tokens[0] = OUT
    assert lost.table.tokens[1:] == [3, 4]
    lost.play.stack = necromancers({"J": "N"}, "CDE").play.stack[:1]
    lost.play.stack.append((HarvestStep(0), 1, ""))
    lost.play.start()
    assert lost.prompt() == "nothing"


@pytest.mark.rule("WC-DEPLETE-07")
def test_resources_that_a_card_brings_deplete_nothing() -> None:
    war = GivenWar("spend", pieces={0: {"A": "W"}}, depletion={"A": 1}, hands={0: "resources"})

    war.chooses("play resources", "take gold")

    assert war.stock() == (2, 0)
    assert war.table.depletion == {0: 1}
