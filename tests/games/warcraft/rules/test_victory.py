"""Victory points, the check at the end of a turn, and the victories of scenarios (WC-WIN, WC-SCEN)."""

from typing import Any

import pytest

from herna.games.warcraft.given import LAST_SIDE, GivenWar, points_to_win, special_rule, victory_condition
from herna.games.warcraft.rules.victory import points
from tests.games.warcraft.rows import given, position, prove, row, then


@position
def a_captive_in_an_occupied_town(space: str = "B", **given: Any) -> GivenWar:
    """The Orcs' Town is B, and others are there; their captive is there too, or on another space."""
    return GivenWar(
        tokens=[("thrall", "captive", space, 0)],
        special=[special_rule("captives")],
        victory=[victory_condition("captive-home")],
        **given,
    )


test_what_follows_from_a_position = prove(
    row("units score towns and objectives workers and outposts nothing", "WC-WIN-05", "WC-WIN-08", "WC-WIN-10",
        "WC-WIN-11", "WC-SPACE-07", "WC-OUTPOST-09",
        given(pieces={0: {"D": "G", "F": "R", "B": "W"}, 1: {"E": "G"}}, outposts={0: "B"}),
        then({"points 0": 1 + 3, "points 1": 0})),
    row("both sides score a locked town with units of both", "WC-DX-15", "WC-WIN-12",
        # Derived test DX-15.
        given(pieces={0: {"B": "G"}, 1: {"B": "G"}}, locked="B"), then({"points 0": 3, "points 1": 3})),
    row("a team counts together and a shared space once", "WC-TEAM-12", "WC-WIN-02",
        given("all-spend", races="orc human undead", towns="B F -", teams="x y x",
            pieces={0: {"B": "G", "D": "G"}, 2: {"B": "G"}}, levels={2: "3 1 1"}, victory=[points_to_win(5)]),
        # the highest
        then({"points 0": 5, "over": ((1.0, 0.0, 1.0), "WC-WIN-02"), "points 2": 5})),
    row("who is checked first wins alone", "WC-DX-03", "WC-WIN-01", "WC-WIN-03", "WC-ROUND-07",
        # Derived test DX-03: both have enough points, in the order of turns the first one wins.
        given("all-spend", first=1, pieces={0: {"B": "G"}, 1: {"F": "G"}}, victory=[points_to_win(3)]),
        then({"over": ((0.0, 1.0), "WC-WIN-01")}),
        given("all-spend", first=0, pieces={0: {"B": "G"}, 1: {"F": "G"}}, victory=[points_to_win(3)]),
        then({"over": ((1.0, 0.0), "WC-WIN-01")})),
    row("who does not play spend is checked when it would come", "WC-ROUND-07", "WC-SCEN-NORDRASSIL-08",
        given("all-spend", skips={0: "spend"}, pieces={0: {"B": "G"}}, gold={0: 9}, wood={0: 9},
            victory=[points_to_win(3)]), then({"over": ((1.0, 0.0), "WC-WIN-01")})),
    row("points win nothing where the scenario does not count them", "WC-WIN-15", "WC-SCEN-ELFGATE-16",
        given("all-spend", pieces={0: {"B": "G", "D": "G", "F": "G"}}, victory=[LAST_SIDE]), then({"over": None})),
    row("a captive brought home wins at once", "WC-SCEN-CAPTIVES-14",
        given(pieces={0: {"C": "G"}}, tokens=[("thrall", "captive", "C", 0)], special=[special_rule("captives")],
            victory=[victory_condition("captive-home")]), "carry ground C B 0 B",
        then({"over": ((1.0, 0.0), "WC-SCEN-CAPTIVES-14")})),
    row("a captive brought to an occupied town wins after the battle", "WC-SCEN-CAPTIVES-14",
        given(pieces={0: {"C": "G"}, 1: {"B": "G"}}, tokens=[("thrall", "captive", "C", 0)],
            special=[special_rule("captives")], victory=[victory_condition("captive-home")], dice=[6, 1]),
        "carry ground C B 0 B", then({"over": None}), "end_movement",
        then({"over": ((1.0, 0.0), "WC-SCEN-CAPTIVES-14")})),
    row("a captive does not win when nobody is left after the battle in his town", "WC-SCEN-CAPTIVES-14",
        "WC-BATTLE-27",
        a_captive_in_an_occupied_town("C", pieces={0: {"C": "G"}, 1: {"B": "G"}}, dice=[1, 1]),
        "carry ground C B 0 B", "end_movement",
        then({"on B 0": "", "on B 1": "", "told battle_ended": [("B", -1)], "over": None})),
    row("a captive does not win when the enemy leaves his town without a battle", "WC-SCEN-CAPTIVES-14",
        a_captive_in_an_occupied_town(active=1, pieces={0: {"D": "G"}, 1: {"B": "G"}}), "move ground B A",
        "end_movement", then({"over": None})),
    row("a captive does not win by a battle somewhere else", "WC-SCEN-CAPTIVES-14",
        a_captive_in_an_occupied_town(pieces={0: {"C": "G"}, 1: {"D": "G"}}, dice=[6, 1]), "move ground C D",
        "end_movement", then({"told battle_ended": [("D", 0)], "over": None})),
    row("a captive does not win when the enemy wins the battle in his town", "WC-SCEN-CAPTIVES-14",
        a_captive_in_an_occupied_town("C", pieces={0: {"C": "G"}, 1: {"B": "G"}}, dice=[1, 6]),
        "carry ground C B 0 B", "end_movement", then({"told battle_ended": [("B", 1)], "over": None})),
    row("a captive wins only when the last enemy in his town is beaten", "WC-SCEN-CAPTIVES-14", "WC-BATTLE-35",
        a_captive_in_an_occupied_town(races="orc human undead", towns="B F -",
            pieces={0: {"C": "GG"}, 1: {"B": "G"}, 2: {"B": "G"}}, dice=[6, 1, 6, *[6, 6, 1]]), "move ground C B",
        "move ground C B", "end_movement", "fight B 0 1",
        then({"told battle_ended": [("B", 0), ("B", 0)], "over": ((1.0, 0.0, 0.0), "WC-SCEN-CAPTIVES-14")})),
    row("a captive wins when a teammate wins the battle in his town", "WC-SCEN-CAPTIVES-14",
        a_captive_in_an_occupied_town(active=2, races="orc human undead", towns="B F -", teams="x y x",
            pieces={2: {"C": "G"}, 1: {"B": "G"}}, dice=[6, 1]), "move ground C B", "end_movement",
        then({"over": ((1.0, 0.0, 1.0), "WC-SCEN-CAPTIVES-14")})),
    # In a later step, also one of the enemy's; the defender rolls first.
    *(row(f"a captive wins when a battle in his town is won in anybodys step: {active}", "WC-SCEN-CAPTIVES-14",
        a_captive_in_an_occupied_town(active=active, pieces={active: {"C": "G"}, 1 - active: {"B": "G"}}, dice=dice),
        "move ground C B", "end_movement",
        then({"over": ((1.0, 0.0), "WC-SCEN-CAPTIVES-14")}))
        for active, dice in ((0, [6, 1]), (1, [1, 6]))),
)  # fmt: skip


@pytest.mark.rule("WC-WIN-06")
def test_only_victory_point_cards_that_lie_face_up_count() -> None:
    war = GivenWar(decks={0: "victory-point victory-point"})
    one, other = war.table.decks[0]
    war.table.laid[0], war.table.hands[0] = (one,), (other,)

    assert points(war.table, 0) == 1


@pytest.mark.rule("WC-SCEN-ELFGATE-12", "WC-SCEN-ELFGATE-13")
def test_a_space_is_held_only_with_few_enemies_around_also_on_mountains() -> None:
    def given(enemies: dict[str, str], allowed: int = 2) -> GivenWar:
        return GivenWar(
            "all-spend",
            pieces={0: {"C": "G"}, 1: enemies},
            victory=[victory_condition("hold-space", space=2, adjacent_enemies=allowed)],
        )

    assert given({"I": "A", "D": "G", "E": "GGG"}).over() == ((1.0, 0.0), "WC-SCEN-ELFGATE-12")
    assert given({"I": "A", "D": "GG"}).over() is None
    assert given({"E": "GGG"}, allowed=0).over() == ((1.0, 0.0), "WC-SCEN-ELFGATE-12")
    assert given({"D": "G"}, allowed=0).over() is None


@pytest.mark.rule("WC-SCEN-NORDRASSIL-14")
def test_a_unit_on_the_tree_wins_at_the_end_of_its_own_turn_with_any_enemies_around() -> None:
    def given(piece: str) -> GivenWar:
        condition = victory_condition("hold-space", (1,), space=2)
        return GivenWar(
            "all-spend", skips={0: "spend", 1: "spend"}, pieces={1: {"C": piece}, 0: {"D": "GGG"}}, victory=[condition]
        )

    assert given("G").over() == ((0.0, 1.0), "WC-SCEN-NORDRASSIL-14")
    assert given("W").over() is None


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
