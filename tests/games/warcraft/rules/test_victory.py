"""Victory points, the check at the end of the own turn, and the victories of scenarios (WC-WIN, WC-SCEN)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.warcraft.rules.victory import points
from tests.kit.war import LAST_SIDE, GivenWar, points_to_win, special_rule, victory_condition


@pytest.mark.rule("WC-WIN-05", "WC-WIN-08", "WC-WIN-10", "WC-WIN-11", "WC-SPACE-07", "WC-OUTPOST-09")
def test_units_score_towns_and_objectives_workers_and_outposts_nothing() -> None:
    war = GivenWar(pieces={0: {"D": "G", "F": "R", "B": "W"}, 1: {"E": "G"}}, outposts={0: "B"})

    assert points(war.table, 0) == 1 + 3
    assert points(war.table, 1) == 0


@pytest.mark.rule("WC-WIN-06")
def test_only_victory_point_cards_that_lie_face_up_count() -> None:
    war = GivenWar(decks={0: "victory-point victory-point"})
    one, other = war.table.decks[0]
    war.table.laid[0], war.table.hands[0] = (one,), (other,)

    assert points(war.table, 0) == 1


@pytest.mark.example("WC-DX-15")
@pytest.mark.rule("WC-WIN-12")
def test_both_sides_score_a_locked_town_with_units_of_both() -> None:
    """Derived test DX-15."""
    war = GivenWar(pieces={0: {"B": "G"}, 1: {"B": "G"}}, locked="B")

    assert (points(war.table, 0), points(war.table, 1)) == (3, 3)


@pytest.mark.rule("WC-TEAM-12", "WC-WIN-02")
def test_a_team_counts_together_and_a_shared_space_once() -> None:
    war = GivenWar(
        "all-spend",
        races="orc human undead",
        towns="B F -",
        teams="x y x",
        pieces={0: {"B": "G", "D": "G"}, 2: {"B": "G"}},
        levels={2: "3 1 1"},  # the highest
        victory=[points_to_win(5)],
    )

    assert points(war.table, 0) == points(war.table, 2) == 5
    assert war.over() == ((1.0, 0.0, 1.0), "WC-WIN-02")


@pytest.mark.example("WC-DX-03")
@pytest.mark.rule("WC-WIN-01", "WC-WIN-03", "WC-ROUND-07")
def test_who_is_checked_first_wins_alone() -> None:
    """Derived test DX-03: both have enough points, in the order of turns the first one wins."""
    pieces = {0: {"B": "G"}, 1: {"F": "G"}}

    assert GivenWar("all-spend", first=1, pieces=pieces, victory=[points_to_win(3)]).over() == ((0.0, 1.0), "WC-WIN-01")
    assert GivenWar("all-spend", first=0, pieces=pieces, victory=[points_to_win(3)]).over() == ((1.0, 0.0), "WC-WIN-01")


@pytest.mark.rule("WC-ROUND-07", "WC-SCEN-NORDRASSIL-08")
def test_who_does_not_play_spend_is_checked_when_it_would_come() -> None:
    war = GivenWar(
        "all-spend", skips={0: "spend"}, pieces={0: {"B": "G"}}, gold={0: 9}, wood={0: 9}, victory=[points_to_win(3)]
    )

    assert war.over() == ((1.0, 0.0), "WC-WIN-01")


@pytest.mark.rule("WC-WIN-15", "WC-SCEN-ELFGATE-16")
def test_points_win_nothing_where_the_scenario_does_not_count_them() -> None:
    war = GivenWar("all-spend", pieces={0: {"B": "G", "D": "G", "F": "G"}}, victory=[LAST_SIDE])

    assert war.over() is None


@pytest.mark.rule("WC-SCEN-ELFGATE-12", "WC-SCEN-ELFGATE-13")
def test_a_space_is_held_only_with_few_enemies_around_also_on_mountains() -> None:
    def given(enemies: dict[str, str]) -> GivenWar:
        return GivenWar(
            "all-spend",
            pieces={0: {"C": "G"}, 1: enemies},
            victory=[victory_condition("hold-space", space=2, adjacent_enemies=2)],
        )

    assert given({"I": "A", "D": "G", "E": "GGG"}).over() == ((1.0, 0.0), "WC-SCEN-ELFGATE-12")
    assert given({"I": "A", "D": "GG"}).over() is None


@pytest.mark.rule("WC-SCEN-NORDRASSIL-14")
def test_a_unit_on_the_tree_wins_at_the_end_of_its_own_turn_whoever_is_around() -> None:
    def given(piece: str) -> GivenWar:
        condition = victory_condition("hold-space", (1,), space=2)
        return GivenWar(
            "all-spend", skips={0: "spend", 1: "spend"}, pieces={1: {"C": piece}, 0: {"D": "GGG"}}, victory=[condition]
        )

    assert given("G").over() == ((0.0, 1.0), "WC-SCEN-NORDRASSIL-14")
    assert given("W").over() is None


@pytest.mark.rule("WC-SCEN-CAPTIVES-14")
def test_a_captive_brought_home_wins_at_once() -> None:
    war = GivenWar(
        pieces={0: {"C": "G"}},
        tokens=[("thrall", "captive", "C", 0)],
        special=[special_rule("captives")],
        victory=[victory_condition("captive-home")],
    )
    war.chooses("carry ground C B 0 B")

    assert war.over() == ((1.0, 0.0), "WC-SCEN-CAPTIVES-14")


@pytest.mark.rule("WC-SCEN-CAPTIVES-14")
def test_a_captive_brought_to_an_occupied_town_wins_after_the_battle() -> None:
    war = GivenWar(
        pieces={0: {"C": "G"}, 1: {"B": "G"}},
        tokens=[("thrall", "captive", "C", 0)],
        special=[special_rule("captives")],
        victory=[victory_condition("captive-home")],
        dice=[6, 1],
    )
    war.chooses("carry ground C B 0 B")
    assert war.over() is None

    war.chooses("end_movement")

    assert war.over() == ((1.0, 0.0), "WC-SCEN-CAPTIVES-14")


def a_captive_in_an_occupied_town(space: str = "B", **given: Any) -> GivenWar:
    """The Orcs' Town is B, and others are there; their captive is there too, or on another space."""
    return GivenWar(
        tokens=[("thrall", "captive", space, 0)],
        special=[special_rule("captives")],
        victory=[victory_condition("captive-home")],
        **given,
    )


@pytest.mark.rule("WC-SCEN-CAPTIVES-14", "WC-BATTLE-27")
def test_a_captive_does_not_win_when_nobody_is_left_after_the_battle_in_his_town() -> None:
    war = a_captive_in_an_occupied_town("C", pieces={0: {"C": "G"}, 1: {"B": "G"}}, dice=[1, 1])

    war.chooses("carry ground C B 0 B", "end_movement")

    assert war.on("B", 0) == war.on("B", 1) == ""
    assert war.told("battle_ended") == [(1, -1)]
    assert war.over() is None


@pytest.mark.rule("WC-SCEN-CAPTIVES-14")
def test_a_captive_does_not_win_when_the_enemy_leaves_his_town_without_a_battle() -> None:
    war = a_captive_in_an_occupied_town(active=1, pieces={0: {"D": "G"}, 1: {"B": "G"}})

    war.chooses("move ground B A", "end_movement")

    assert war.over() is None


@pytest.mark.rule("WC-SCEN-CAPTIVES-14")
def test_a_captive_does_not_win_by_a_battle_somewhere_else() -> None:
    war = a_captive_in_an_occupied_town(pieces={0: {"C": "G"}, 1: {"D": "G"}}, dice=[6, 1])

    war.chooses("move ground C D", "end_movement")

    assert war.told("battle_ended") == [(3, 0)]
    assert war.over() is None


@pytest.mark.rule("WC-SCEN-CAPTIVES-14")
def test_a_captive_does_not_win_when_the_enemy_wins_the_battle_in_his_town() -> None:
    war = a_captive_in_an_occupied_town("C", pieces={0: {"C": "G"}, 1: {"B": "G"}}, dice=[1, 6])

    war.chooses("carry ground C B 0 B", "end_movement")

    assert war.told("battle_ended") == [(1, 1)]
    assert war.over() is None


@pytest.mark.rule("WC-SCEN-CAPTIVES-14")
@pytest.mark.parametrize(("active", "dice"), [(0, [6, 1]), (1, [1, 6])])
def test_a_captive_wins_when_a_battle_in_his_town_is_won_in_anybodys_step(active: int, dice: list[int]) -> None:
    """In a later step, also one of the enemy's; the defender rolls first."""
    war = a_captive_in_an_occupied_town(active=active, pieces={active: {"C": "G"}, 1 - active: {"B": "G"}}, dice=dice)

    war.chooses("move ground C B", "end_movement")

    assert war.over() == ((1.0, 0.0), "WC-SCEN-CAPTIVES-14")


@pytest.mark.rule("WC-SCEN-CAPTIVES-14", "WC-BATTLE-35")
def test_a_captive_wins_only_when_the_last_enemy_in_his_town_is_beaten() -> None:
    war = a_captive_in_an_occupied_town(
        races="orc human undead",
        towns="B F -",
        pieces={0: {"C": "GG"}, 1: {"B": "G"}, 2: {"B": "G"}},
        dice=[6, 1, 6, *[6, 6, 1]],
    )
    war.chooses("move ground C B", "move ground C B", "end_movement", "fight B 0 1")

    assert war.told("battle_ended") == [(1, 0), (1, 0)]
    assert war.over() == ((1.0, 0.0, 0.0), "WC-SCEN-CAPTIVES-14")


@pytest.mark.rule("WC-SCEN-CAPTIVES-14")
def test_a_captive_wins_when_a_teammate_wins_the_battle_in_his_town() -> None:
    war = a_captive_in_an_occupied_town(
        active=2,
        races="orc human undead",
        towns="B F -",
        teams="x y x",
        pieces={2: {"C": "G"}, 1: {"B": "G"}},
        dice=[6, 1],
    )
    war.chooses("move ground C B", "end_movement")

    assert war.over() == ((1.0, 0.0, 1.0), "WC-SCEN-CAPTIVES-14")


@pytest.mark.rule("WC-SCEN-NORDRASSIL-12", "WC-SCEN-NORDRASSIL-13")
def test_the_last_card_of_the_deck_wins_and_its_discard_pile_is_not_renewed() -> None:
    def given(deck: str) -> GivenWar:
        return GivenWar(
            "round-end",
            races="night-elf undead",
            decks={0: deck},
            discards={0: "fast fast"},
            special=[special_rule("furions-spell", (0,))],
            victory=[victory_condition("deck-drawn", (0,))],
        )

    goes_on = given("fast fast")
    assert goes_on.over() is None
    assert len(goes_on.table.aside[0]) == 1
    assert goes_on.hand() == 0
    assert given("fast").over() == ((1.0, 0.0), "WC-SCEN-NORDRASSIL-13")
