"""The town check, elimination, and the defenceless check of scenarios (WC-TOWN)."""

from __future__ import annotations

import pytest

from herna.games.warcraft.rules.victory import points
from tests.kit.war import GivenWar, special_rule, victory_condition


@pytest.mark.example("WC-DX-01")
@pytest.mark.rule("WC-TOWN-02", "WC-TOWN-03", "WC-TOWN-04")
def test_the_first_town_check_with_an_enemy_unit_puts_a_marker() -> None:
    """Derived test DX-01."""
    war = GivenWar("towns", pieces={1: {"B": "G"}})

    assert war.table.marked == (1,)
    assert war.over() is None
    assert war.table.eliminated == ()


@pytest.mark.example("WC-DX-02")
@pytest.mark.rule("WC-TOWN-05", "WC-TOWN-07", "WC-TOWN-10", "WC-WIN-13")
def test_the_second_one_eliminates_the_owner_and_the_last_side_wins() -> None:
    """Derived test DX-02."""
    war = GivenWar("towns", pieces={1: {"B": "G"}}, marked="B")

    assert war.over() == ((0.0, 1.0), "WC-TOWN-10")


@pytest.mark.rule("WC-TOWN-06")
def test_a_marked_town_without_enemies_is_safe_and_stays_marked() -> None:
    war = GivenWar("towns", pieces={0: {"B": "G"}}, marked="B")

    assert war.table.eliminated == ()
    assert war.table.marked == (1,)


@pytest.mark.rule("WC-TOWN-09", "WC-ROUND-08")
def test_an_eliminated_player_leaves_with_everything_and_the_others_go_on() -> None:
    war = GivenWar(
        "towns",
        races="orc human undead",
        towns="B F -",
        pieces={0: {"C": "GW"}, 1: {"B": "G"}},
        outposts={0: "D"},
        gold={0: 5},
        wood={0: 5},
        marked="B",
    )

    assert war.over() is None
    assert war.table.eliminated == (0,)
    assert war.on("C") == ""
    assert len(war.out()) == 31
    assert war.outpost("D") is None
    assert war.stock() == (0, 0)
    assert war.table.decks[0] == ()
    # the first player was eliminated: the next one was first, and after the round the one after that
    assert (war.table.round, war.table.first) == (2, 2)


@pytest.mark.rule("WC-TOWN-08", "WC-TOWN-12")
def test_a_marked_town_and_that_of_an_eliminated_player_are_towns_as_before() -> None:
    marked = GivenWar("deploy", training={0: "G"}, pieces={0: {"B": "G"}}, marked="B")
    assert points(marked.table, 0) == 3
    assert marked.chooses("deploy ground B").on("B") == "GG"

    war = GivenWar("towns", races="orc human undead", towns="B F -", pieces={1: {"B": "G"}}, marked="B")
    assert war.table.eliminated == (0,)
    assert points(war.table, 1) == 3


@pytest.mark.rule("WC-TOWN-05", "WC-TEAM-11")
def test_a_whole_team_is_eliminated_together() -> None:
    war = GivenWar(
        "towns",
        races="orc human undead night-elf",
        towns="B F - -",
        teams="x y x y",
        pieces={1: {"B": "G"}},
        marked="B",
    )

    assert war.over() == ((0.0, 1.0, 0.0, 1.0), "WC-TOWN-10")


@pytest.mark.example("WC-DX-13")
@pytest.mark.rule("WC-TOWN-13", "WC-WIN-04")
def test_two_marked_towns_held_by_each_other_fall_in_turn_order() -> None:
    """Derived test DX-13: the first player's Town is looked at first."""
    pieces = {0: {"F": "G"}, 1: {"B": "G"}}

    assert GivenWar("towns", first=0, pieces=pieces, marked="BF").over() == ((0.0, 1.0), "WC-TOWN-10")
    assert GivenWar("towns", first=1, pieces=pieces, marked="BF").over() == ((1.0, 0.0), "WC-TOWN-10")


@pytest.mark.rule("WC-TOWN-11")
def test_a_player_without_pieces_is_not_eliminated() -> None:
    assert GivenWar("towns", pieces={1: {"C": "G"}}).table.eliminated == ()


@pytest.mark.rule("WC-SCEN-NORDRASSIL-15", "WC-SCEN-NORDRASSIL-18", "WC-SCEN-NORDRASSIL-14")
def test_outposts_that_are_towns_fall_by_the_town_check_only() -> None:
    def given(moment: str, marked: str = "") -> GivenWar:
        return GivenWar(
            moment,
            active=1,
            races="night-elf undead",
            towns="- -",
            pieces={1: {"C": "G", "D": "G"}},
            outposts={0: "CD"},
            marked=marked,
            special=[special_rule("outposts-are-towns", (0,))],
            victory=[victory_condition("town-lost", (1,), space=3)],
        )

    assert given("move").chooses("end_movement").outpost("C") == 0
    assert given("towns").table.marked == (2, 3)
    only_c = given("towns", marked="C")
    assert only_c.outpost("C") is None
    assert only_c.table.eliminated == ()
    assert only_c.over() is None
    assert given("towns", marked="D").over() == ((0.0, 1.0), "WC-SCEN-NORDRASSIL-14")


@pytest.mark.rule("WC-TOWN-05", "WC-SCEN-NORDRASSIL-15")
def test_who_has_lost_the_town_has_no_outposts_left_to_lose() -> None:
    war = GivenWar(
        "towns",
        races="orc human undead",
        towns="B F -",
        pieces={1: {"B": "G", "C": "G"}},
        outposts={0: "C"},
        marked="BC",
        special=[special_rule("outposts-are-towns", (0,))],
    )

    assert war.table.eliminated == (0,)
    assert war.outpost("C") is None


@pytest.mark.rule("WC-TOWN-04", "WC-SCEN-NORDRASSIL-15")
def test_an_outpost_in_the_own_town_makes_no_second_town_of_it() -> None:
    war = GivenWar(
        "towns", pieces={1: {"B": "G"}}, outposts={0: "B"}, special=[special_rule("outposts-are-towns", (0,))]
    )

    assert war.table.marked == (1,)
    assert war.table.eliminated == ()


@pytest.mark.rule("WC-SCEN-NECRO-15", "WC-SCEN-NECRO-17", "WC-SCEN-NECRO-19")
def test_a_necromancer_and_a_token_beside_an_enemy_unit_are_gone_for_good() -> None:
    war = GivenWar(
        active=1,
        races="undead human",
        towns="- F",
        pieces={0: {"C": "N", "J": "N"}, 1: {"D": "GG"}},
        tokens=[("a", "unit-ground", "C", -1), ("b", "unit-air", "D", -1)],
        special=[special_rule("necromancers", (0,))],
        victory=[
            victory_condition("necromancers-killed", (1,)),
            victory_condition("tokens-destroyed", (1,), tokens=(0, 1)),
        ],
    )
    war.chooses("move ground D C", "end_movement")

    assert war.out() == "N"
    assert war.table.tokens == [-4, -4]
    assert war.over() == ((0.0, 1.0), "WC-SCEN-NECRO-19")


@pytest.mark.rule("WC-SCEN-NECRO-19")
def test_killing_the_last_necromancer_wins_at_once() -> None:
    war = GivenWar(
        active=1,
        races="undead human",
        towns="- F",
        pieces={0: {"C": "N"}, 1: {"D": "G"}},
        special=[special_rule("necromancers", (0,))],
        victory=[victory_condition("necromancers-killed", (1,))],
    )
    war.chooses("move ground D C", "end_movement")

    assert war.over() == ((0.0, 1.0), "WC-SCEN-NECRO-19")
