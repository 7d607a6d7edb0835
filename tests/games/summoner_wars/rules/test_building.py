"""Phase 3: what is built, where and at what cost (SW-BUILD)."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.grid import COLUMNS
from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, M


def rows(*numbers: int) -> set[str]:
    """All spaces of these rows, in words."""
    return {f"{row},{column}" for row in numbers for column in range(1, COLUMNS + 1)}


@pytest.mark.rule("SW-BUILD-01", "SW-BUILD-08")
def test_any_number_of_structures_is_built() -> None:
    hand = "gate#1 gate#2 gate#3 gate#4 gate#5 parapet frost-mage"
    battle = GivenBattle({"starting-gate": (3, 3)}, phase="build", hands={SOUTH: hand}, magic=(0, 0))

    for column, gate in enumerate(("gate#1", "gate#2", "gate#3", "gate#4", "gate#5"), start=1):
        battle.chooses(f"build {gate} 2,{column}")
    battle.chooses("build parapet 2,6")

    assert [battle.table.key(card) for card in battle.table.objects(SOUTH)].count("gate") == 5
    assert battle.at("parapet") == (2, 6)
    assert battle.table.hands[SOUTH] == (battle["frost-mage"],)


@pytest.mark.rule("SW-BUILD-08")
def test_every_one_of_many_gates_serves() -> None:
    gates = {f"gate#{number}": (7, number) for number in range(1, 7)}
    battle = GivenBattle({**gates, "svara": (1, 6)}, phase="summon", hands={SOUTH: "frost-mage"})

    assert battle.offers("summon frost-mage") == (rows(6, 8)) - {"8,6"}


@pytest.mark.rule("SW-BUILD-01")
def test_a_player_may_build_nothing() -> None:
    battle = GivenBattle({}, phase="build", hands={SOUTH: "gate#1"})

    battle.chooses("end_phase")

    assert battle.table.phase == "attack"
    assert battle.in_hand("gate#1")


@pytest.mark.rule("SW-BUILD-01")
@pytest.mark.parametrize("phase", ["summon", "move", "attack", "magic"])
def test_nothing_is_built_in_other_phases(phase: str) -> None:
    battle = GivenBattle({}, phase=phase, hands={SOUTH: "gate#1 parapet ice-golem"})

    assert battle.offers("build") == set()


@pytest.mark.rule("SW-BUILD-02")
def test_a_structure_is_paid_for_and_comes_from_the_hand() -> None:
    battle = GivenBattle({}, phase="build", hands={SOUTH: "ice-golem gate#1"}, magic=(3, 5))

    battle.chooses("build ice-golem 2,2")

    assert battle.at("ice-golem") == (2, 2)
    assert battle.table.hands[SOUTH] == (battle["gate#1"],)
    assert battle.table.magic == [1, 5]


@pytest.mark.rule("SW-BUILD-02")
@pytest.mark.parametrize(("magic", "built"), [(1, {"gate#1"}), (2, {"gate#1", "ice-golem"})])
def test_a_structure_whose_full_cost_cannot_be_paid_is_not_built(magic: int, built: set[str]) -> None:
    battle = GivenBattle({}, phase="build", hands={SOUTH: "ice-golem gate#1"}, magic=(magic, 15))

    assert {words.split()[0] for words in battle.offers("build")} == built


@pytest.mark.rule("SW-BUILD-03")
def test_structures_go_on_the_three_back_rows_or_beside_the_own_summoner() -> None:
    battle = GivenBattle(
        {"svara": (6, 3), "frost-mage": (2, 2)}, {"beast-rider": (3, 6)}, phase="build", hands={SOUTH: "gate#1"}
    )

    assert battle.offers("build gate#1") == rows(1, 2, 3) - {"2,2", "3,6"} | {"5,3", "7,3", "6,2", "6,4"}


@pytest.mark.rule("SW-BUILD-03")
def test_an_occupied_space_beside_the_summoner_is_not_built_on() -> None:
    battle = GivenBattle({"svara": (8, 1)}, {"gate#2": (8, 2)}, phase="build", hands={SOUTH: "gate#1"})

    assert battle.offers("build gate#1") == rows(1, 2, 3) | {"7,1"}


@pytest.mark.rule("SW-BUILD-03")
def test_north_builds_on_its_own_back_rows_and_beside_its_own_summoner() -> None:
    battle = GivenBattle({"svara": (5, 6)}, {"sneeks": (4, 1)}, phase="build", hands={NORTH: "gate#1"}, active=NORTH)

    assert battle.offers("build gate#1") == rows(6, 7, 8) | {"3,1", "5,1", "4,2"}


@pytest.mark.rule("SW-BUILD-04")
def test_every_card_of_class_structure_is_built_and_no_other() -> None:
    hand = "gate#1 starting-gate parapet ice-golem frost-mage ollag glacial-shift ice-ram"
    battle = GivenBattle({}, phase="build", hands={SOUTH: hand}, magic=(15, 0))

    built = {words.split()[0] for words in battle.offers("build")}

    assert built == {"gate#1", "starting-gate", "parapet", "ice-golem"}


@pytest.mark.rule("SW-BUILD-05")
def test_an_event_of_class_structure_is_built_and_stays() -> None:
    battle = GivenBattle(
        {}, {"undead-carrier": (4, 3)}, phase="build", hands={SOUTH: "parapet"}, dice=(MR, M), magic=(0, 0)
    )
    assert battle.offers("play") == set()

    battle.chooses("build parapet 3,3").ends_phases_until("summon").ends_phases_until("attack")
    assert battle.at("parapet") == (3, 3)
    assert battle.table.events == [(), ()]
    assert not battle.in_discard("parapet")
    battle.chooses("attack undead-carrier parapet")

    assert battle.damage("parapet") == 2
    assert battle.life("parapet") == 5


@pytest.mark.rule("SW-BUILD-06")
def test_a_unit_that_is_also_a_structure_is_summoned_at_a_gate() -> None:
    battle = GivenBattle({"gate#1": (5, 5)}, phase="summon", hands={SOUTH: "ice-golem"}, magic=(3, 0))

    assert battle.offers("summon ice-golem") == {"6,5", "4,5", "5,4", "5,6"}
    battle.chooses("summon ice-golem 4,5")

    assert battle.at("ice-golem") == (4, 5)
    assert battle.table.magic == [1, 0]


@pytest.mark.rule("SW-BUILD-06")
def test_a_unit_that_is_also_a_structure_is_built_where_structures_are_built() -> None:
    battle = GivenBattle({"gate#1": (5, 5)}, phase="build", hands={SOUTH: "ice-golem"}, magic=(3, 0))

    assert battle.offers("build ice-golem") == rows(1, 2, 3) - {"1,1"}
    battle.chooses("build ice-golem 3,6")

    assert battle.at("ice-golem") == (3, 6)
    assert battle.table.magic == [1, 0]


@pytest.mark.rule("SW-BUILD-06")
def test_without_the_magic_a_unit_that_is_also_a_structure_enters_neither_way() -> None:
    gate = {"gate#1": (3, 3)}

    assert GivenBattle(gate, phase="summon", hands={SOUTH: "ice-golem"}, magic=(1, 9)).offers("summon") == set()
    assert GivenBattle(gate, phase="build", hands={SOUTH: "ice-golem"}, magic=(1, 9)).offers("build") == set()


@pytest.mark.rule("SW-BUILD-07")
@pytest.mark.parametrize(("gate", "life"), [("gate#1", 5), ("starting-gate", 10)])
def test_gates_cost_nothing_and_fall_with_their_last_life(gate: str, life: int) -> None:
    battle = GivenBattle({}, {"undead-carrier": (4, 3)}, phase="build", hands={SOUTH: gate}, magic=(0, 0))

    battle.chooses(f"build {gate} 3,3")
    assert battle.table.magic == [0, 0]
    assert battle.life(gate) == life
    battle.table.damage[battle[gate]] = life - 3
    battle.ends_phases_until("summon").ends_phases_until("attack").rolls(M, M)
    battle.chooses("attack undead-carrier " + gate)
    assert battle.at(gate) == (3, 3)  # one life is left
    battle.ends_phases_until("summon").ends_phases_until("attack")  # South's turn
    battle.ends_phases_until("summon").ends_phases_until("attack").rolls(M, M)
    battle.chooses("attack undead-carrier " + gate)

    assert battle.in_discard(gate)


@pytest.mark.rule("SW-BUILD-07")
def test_a_starting_gate_in_hand_would_be_built_and_serve_like_any_gate() -> None:
    battle = GivenBattle({}, phase="build", hands={SOUTH: "starting-gate frost-mage"})

    battle.chooses("build starting-gate 3,3")
    battle.ends_phases_until("summon").ends_phases_until("magic").chooses("end_phase")

    assert battle.asked() == SOUTH
    assert battle.offers("summon frost-mage") == {"4,3", "2,3", "3,2", "3,4"}


@pytest.mark.rule("SW-BUILD-06")
def test_a_unit_that_was_built_attacks_like_any_unit() -> None:
    battle = GivenBattle(
        {"svara": (5, 3)}, {"gul-dass": (7, 3)}, phase="build", hands={SOUTH: "ice-golem"}, dice=(M, RS)
    )

    battle.chooses("build ice-golem 6,3", "end_phase", "attack ice-golem gul-dass")

    assert battle.damage("gul-dass") == 1
    assert battle.table.magic == [3, 5]
