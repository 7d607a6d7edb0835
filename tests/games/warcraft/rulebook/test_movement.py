"""Printed examples: movement and the stacking limits."""

from __future__ import annotations

import pytest

from tests.kit.war import GivenWar


@pytest.mark.example("WC-EX-03")
@pytest.mark.rule("WC-MOVE-03", "WC-MOVE-06", "WC-MOVE-16")
def test_the_rulebooks_example_of_an_air_unit_that_meets_the_enemy() -> None:
    """Příklady Pohybu."""
    war = GivenWar(pieces={0: {"C": "A"}, 1: {"D": "G"}}, dice=[6, 6, 1])

    # then it cannot fly past the enemy on D, only round it
    assert war.offers("move air C") == {"A", "B", "D", "H", "I", "J", "K"}
    # when it enters D and movement ends, there is a battle; the air unit hits in the second battle round
    war.chooses("move air C D")
    assert war.offers("move air D") == set()
    war.chooses("end_movement")
    assert war.told("battle_began") == [(0, 1, 3)]


@pytest.mark.example("WC-EX-04")
@pytest.mark.rule("WC-MOVE-14")
def test_the_rulebooks_example_of_fast() -> None:
    """Příklady Pohybu: up to 3 spaces in all, for a ground unit and for an air unit."""
    war = GivenWar(pieces={0: {"C": "GA"}}, quickened="C")

    assert war.offers("move ground C") == {"A", "B", "D", "E", "F", "H", "J", "K", "L"}
    assert war.offers("move air C") == {"A", "B", "D", "E", "F", "H", "I", "J", "K", "L"}


@pytest.mark.example("WC-EX-05")
@pytest.mark.rule("WC-STACK-01", "WC-STACK-05")
def test_the_rulebooks_example_of_a_full_space() -> None:
    """Příklady Pohybu: nobody may end on a space with three friendly units who cannot make room any more."""
    war = GivenWar(pieces={0: {"B": "GGG", "C": "G", "J": "G"}}, quickened="C")
    war.chooses("move ground B C", "move ground B C")
    assert "C" in war.offers("move ground J")  # the third on C has not moved yet and can make room
    war.chooses("move ground C D", "move ground J C")

    assert "C" not in war.offers("move ground B")


@pytest.mark.example("WC-EX-06")
@pytest.mark.rule("WC-MOVE-11", "WC-SPACE-06")
def test_the_rulebooks_example_of_a_ground_unit_beside_a_mountain() -> None:
    """Příklady Pohybu."""
    war = GivenWar(pieces={0: {"H": "GRWA"}})

    assert "I" not in war.offers("move ground H") | war.offers("move ranged H") | war.offers("move worker H")
    assert "I" in war.offers("move air H")


@pytest.mark.example("WC-EX-07")
@pytest.mark.rule("WC-MOVE-09")
def test_the_rulebooks_example_of_a_worker_beside_the_enemy() -> None:
    """Příklady Pohybu."""
    war = GivenWar(pieces={0: {"C": "W"}, 1: {"D": "G"}})

    assert war.offers("move worker C") == {"A", "B", "H", "J", "K"}


@pytest.mark.example("WC-EX-08")
@pytest.mark.rule("WC-STACK-04", "WC-MOVE-16")
def test_the_rulebooks_example_of_three_against_three() -> None:
    """Omezení počtu."""
    war = GivenWar(pieces={0: {"C": "GGG"}, 1: {"D": "GGG"}}, dice=[1, 1, 1, 1, 1, 1])

    war.chooses("move ground C D", "move ground C D", "move ground C D")
    assert (war.on("D", 0), war.on("D", 1)) == ("GGG", "GGG")
    war.chooses("end_movement")
    assert war.told("battle_began") == [(0, 1, 3)]


@pytest.mark.example("WC-EX-09")
@pytest.mark.rule("WC-STACK-02", "WC-STACK-03")
def test_the_rulebooks_example_of_units_and_workers_together() -> None:
    """Omezení počtu: three units and three workers on one space, and no fourth of either."""
    war = GivenWar(pieces={0: {"C": "GGG", "J": "WWW", "D": "GW"}})
    war.chooses(*["move ground C J"] * 3)

    assert war.on("J") == "GGGWWW"
    assert "J" not in war.offers("move ground D")
    war.chooses("move worker D J", "move worker J K")  # a worker who has not moved makes room
    assert (war.on("J"), war.on("K")) == ("GGGWWW", "W")
    assert "end_movement" in war.offered()
