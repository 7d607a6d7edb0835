"""Distance and lines: adjacent, within, straight, behind, through (SW-DIST)."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.rules.values import targets
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Text
from tests.kit.battle import NORTH, SOUTH, GivenBattle, Says


class ChargeOfFour(Text):
    """Instead of its normal movement this unit may go up to 4 clear straight spaces."""

    def charge(self, table: Battlefield, me: int) -> int:
        return 4


def rows(*numbers: int) -> set[str]:
    """All spaces of these rows."""
    return {f"{row},{column}" for row in numbers for column in range(1, 7)}


@pytest.mark.rule("SW-DIST-01")
def test_spaces_that_share_an_edge_are_adjacent_and_corners_are_not() -> None:
    battle = GivenBattle(south={"gate": (3, 4)}, phase="summon", hands={SOUTH: "ice-smith"})

    assert battle.offers("summon ice-smith") == {"2,4", "4,4", "3,3", "3,5"}


@pytest.mark.rule("SW-DIST-01")
def test_cards_are_adjacent_on_adjacent_spaces_only() -> None:
    battle = GivenBattle(
        south={"makeinda-ru": (3, 6), "gate": (4, 6), "gate#2": (2, 5)},
        north={"gate#3": (4, 5), "gate#4": (4, 1), "gate#5": (3, 5)},  # (4,1) is at the other end of the next row
    )

    assert set(battle.table.beside(battle["makeinda-ru"])) == {battle["gate"], battle["gate#5"]}


@pytest.mark.rule("SW-DIST-02")
def test_a_card_is_not_adjacent_to_itself() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "gate": (3, 4)})

    assert battle.offers("attack bear-cavalry") == {"gate"}
    assert battle.table.beside(battle["bear-cavalry"]) == [battle["gate"]]


@pytest.mark.rule("SW-DIST-03")
@pytest.mark.parametrize(
    ("space", "steps"), [((3, 4), 1), ((3, 5), 2), ((4, 4), 2), ((5, 4), 3), ((1, 1), 4), ((8, 6), 8)]
)
def test_distance_is_counted_in_level_and_upright_steps(space: tuple[int, int], steps: int) -> None:
    battle = GivenBattle(south={"svara": (1, 6), "border-archer": (3, 3), "gate": space}, north={"sneeks": (8, 1)})

    assert battle.table.distance(battle["border-archer"], battle["gate"]) == steps
    assert battle.table.distance(battle["gate"], battle["border-archer"]) == steps


@pytest.mark.rule("SW-DIST-04")
def test_within_some_spaces_is_from_one_up_to_that_many_and_never_the_card_itself() -> None:
    battle = GivenBattle(
        south={"border-archer": (4, 3), "gate": (4, 4), "gate#2": (5, 4)}, north={"gate#3": (6, 3), "gate#4": (7, 3)}
    )

    near = battle.table.within(battle["border-archer"], 2)

    assert set(near) == {battle["gate"], battle["gate#2"], battle["gate#3"]}


@pytest.mark.rule("SW-DIST-04")
def test_within_some_spaces_of_the_summoner_does_not_include_the_summoner() -> None:
    battle = GivenBattle(south={"svara": (2, 2), "border-archer": (2, 3)})

    assert battle.table.within(battle.table.summoner(SOUTH), 3) == [battle["border-archer"]]


@pytest.mark.rule("SW-DIST-05")
def test_spaces_counted_for_within_may_be_occupied_and_need_not_be_straight() -> None:
    battle = GivenBattle(
        south={"border-archer": (4, 3)},
        north={"gate": (4, 2), "gate#2": (4, 4), "gate#3": (5, 3), "gate#4": (3, 3), "fanessa": (6, 4)},
    )

    assert battle["fanessa"] in battle.table.within(battle["border-archer"], 3)
    assert "fanessa" not in battle.offers("attack border-archer")  # which asks for clear straight spaces


@pytest.mark.rule("SW-DIST-06")
def test_clear_straight_spaces_lie_in_one_direction_and_hold_no_object(says: Says) -> None:
    says("charge", ChargeOfFour())
    battle = GivenBattle(
        south={"beast-rider": (3, 3), "gate": (3, 5)}, north={"fanessa": (6, 3), "sneeks": (8, 6)}, phase="move"
    )

    # up to the unit, to the right up to the structure, down and left to the edge
    assert battle.offers("charge beast-rider") == {"4,3", "5,3", "3,4", "2,3", "1,3", "3,2", "3,1"}


@pytest.mark.rule("SW-DIST-06")
def test_a_line_ends_at_the_first_object() -> None:
    battle = GivenBattle(
        south={"border-archer": (2, 2), "border-archer#2": (2, 5)},
        north={"gate": (5, 2), "gate#2": (4, 5), "gate#3": (5, 5)},
    )

    assert set(targets(battle.table, battle["border-archer"])) == {battle["gate"], battle["border-archer#2"]}
    assert battle["gate#3"] not in targets(battle.table, battle["border-archer#2"])


@pytest.mark.rule("SW-DIST-07")
def test_the_back_rows_are_those_nearest_to_the_player() -> None:
    south = GivenBattle(south={}, phase="build", hands={SOUTH: "gate"})
    north = GivenBattle(south={}, phase="build", hands={NORTH: "gate"}, active=NORTH)

    assert south.offers("build gate") == rows(1, 2, 3) - {"1,1"}  # where the Summoner stands
    assert north.offers("build gate") == rows(6, 7, 8) - {"8,6"}


@pytest.mark.rule("SW-DIST-08")
@pytest.mark.parametrize(
    ("controller", "space", "is_behind"),
    [
        (SOUTH, (3, 3), True),
        (SOUTH, (1, 6), True),  # any column
        (SOUTH, (4, 4), False),
        (SOUTH, (5, 3), False),
        (NORTH, (5, 3), True),
        (NORTH, (4, 4), False),
        (NORTH, (3, 3), False),
    ],
)
def test_behind_a_card_is_nearer_to_the_back_edge_of_its_controller(
    controller: int, space: tuple[int, int], is_behind: bool
) -> None:
    battle = GivenBattle(south={"border-archer": (4, 3), "gate": space}).gives_control("border-archer", controller)

    assert battle.table.behind(battle["gate"], battle["border-archer"]) == is_behind


@pytest.mark.rule("SW-DIST-09")
@pytest.mark.parametrize(
    ("between", "passes"),
    [("border-archer", True), ("makeinda-ru", False), ("svara", False), ("gate", False), ("parapet", False)],
)
def test_through_commons_means_as_if_they_were_not_there_and_nothing_else(between: str, passes: bool) -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3), between: (4, 3)}, phase="move")

    assert ("4,3" in battle.offers("move bear-cavalry")) == passes
    if passes:
        battle.chooses("move bear-cavalry 4,3")
        assert "5,3" in battle.offers("step")
        assert "stop" not in battle.offered()


@pytest.mark.rule("SW-DIST-09")
def test_a_unit_whose_text_does_not_say_through_stops_at_a_common() -> None:
    battle = GivenBattle(south={"makeinda-ru": (3, 3), "border-archer": (4, 3)}, phase="move")

    assert battle.offers("move makeinda-ru") == {"2,3", "3,2", "3,4"}
