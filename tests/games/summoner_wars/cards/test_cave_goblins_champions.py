"""The champions of the Cave Goblins."""

from __future__ import annotations

from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, M

# Blarf: Blood Runes


def test_blarf_is_boosted_for_1_magic_at_the_start_of_the_attack_phase() -> None:
    battle = GivenBattle(south={"blarf": (3, 3)}, phase="build").chooses("end_phase")
    assert battle.offered() == {"pay_magic", "suffer"}

    battle.chooses("pay_magic")

    assert battle.table.magic[SOUTH] == 4
    assert battle.boost("blarf") == 1
    assert battle.damage("blarf") == 0
    assert battle.strength("blarf") == 1


def test_blarf_gets_1_damage_if_nothing_is_paid() -> None:
    battle = GivenBattle(south={"blarf": (3, 3)}, phase="build").chooses("end_phase", "suffer")

    assert battle.table.magic[SOUTH] == 5
    assert battle.boost("blarf") == 0
    assert battle.damage("blarf") == 1


def test_without_magic_blarf_gets_the_damage_unasked() -> None:
    """SW-GAP-22."""
    battle = GivenBattle(south={"blarf": (3, 3)}, phase="build", magic=(0, 5)).chooses("end_phase")

    assert battle.damage("blarf") == 1
    assert "end_phase" in battle.offered()


def test_blarf_can_fall_by_its_own_runes_without_magic_for_anyone() -> None:
    """SW-GAP-17."""
    battle = GivenBattle(south={"blarf": (3, 3)}, phase="build", damage={"blarf": 5}).chooses("end_phase", "suffer")

    assert battle.in_discard("blarf")
    assert battle.table.magic == [5, 5]


def test_blarf_carves_no_runes_in_the_enemys_attack_phase() -> None:
    battle = GivenBattle(south={"blarf": (3, 3)}, phase="build", active=NORTH).chooses("end_phase")

    assert battle.asked() == NORTH
    assert battle.damage("blarf") == 0


# Smeg: Magic Junkie


def test_at_the_start_of_the_turn_smeg_costs_1_magic() -> None:
    battle = GivenBattle(south={"smeg": (3, 3)}, phase="magic", active=NORTH).chooses("end_phase")
    assert battle.asked() == SOUTH
    assert battle.offered() == {"pay_magic", "suffer"}

    battle.chooses("pay_magic")

    assert battle.table.magic == [4, 5]
    assert battle.at("smeg") == (3, 3)
    assert battle.table.phase == "summon"


def test_smeg_is_discarded_if_nothing_is_paid_which_is_no_elimination() -> None:
    """CR-16."""
    battle = GivenBattle(south={"smeg": (3, 3)}, phase="magic", active=NORTH).chooses("end_phase", "suffer")

    assert battle.in_discard("smeg")
    assert battle.table.magic == [5, 5]
    assert not battle.told("eliminated")
    assert battle.told("discarded") == [(battle["smeg"],)]


def test_without_magic_smeg_is_discarded_unasked() -> None:
    """SW-GAP-22."""
    battle = GivenBattle(south={"smeg": (3, 3)}, phase="magic", active=NORTH, magic=(0, 5)).chooses("end_phase")

    assert battle.in_discard("smeg")
    assert battle.table.phase == "summon"


def test_smeg_costs_nothing_at_the_start_of_the_enemys_turn() -> None:
    battle = GivenBattle(south={"smeg": (3, 3)}, phase="magic").chooses("end_phase")

    assert battle.asked() == NORTH
    assert battle.table.magic == [5, 5]
    assert battle.at("smeg") == (3, 3)


# The Eater: Feed the Eater


def test_a_hungry_eater_is_fed_with_an_own_unit_beside_it_or_discarded() -> None:
    battle = GivenBattle(
        south={"the-eater": (4, 4), "horde-climber": (4, 3), "smeg": (3, 4), "gate": (4, 5), "blarf": (2, 4)},
        north={"ollag": (5, 4)},
        dice=(RS, RS, RS, RS, RS),
    ).chooses("suffer", "attack the-eater ollag")

    battle.chooses("end_phase")

    assert battle.offered() == {"pick horde-climber", "pick smeg", "pick the-eater"}
    battle.chooses("pick horde-climber")
    assert battle.in_discard("horde-climber")
    assert battle.at("the-eater") == (4, 4)
    assert battle.table.magic == [5, 5]
    assert not battle.told("eliminated")
    assert battle.table.phase == "magic"


def test_the_eater_itself_may_be_discarded() -> None:
    battle = GivenBattle(
        south={"the-eater": (4, 4), "horde-climber": (4, 3)}, north={"ollag": (5, 4)}, dice=(RS, RS, RS, RS, RS)
    ).chooses("attack the-eater ollag")

    battle.chooses("end_phase", "pick the-eater")

    assert battle.in_discard("the-eater")
    assert battle.at("horde-climber") == (4, 3)


def test_a_hungry_eater_alone_is_discarded_unasked() -> None:
    battle = GivenBattle(
        south={"the-eater": (4, 4), "horde-climber": (3, 3)}, north={"ollag": (5, 4)}, dice=(RS, RS, RS, RS, RS)
    ).chooses("attack the-eater ollag")

    battle.chooses("end_phase")

    assert battle.in_discard("the-eater")
    assert battle.table.phase == "magic"


def test_an_eater_that_eliminated_a_unit_is_not_hungry_even_if_it_was_an_own_one() -> None:
    enemy = GivenBattle(
        south={"the-eater": (4, 4), "smeg": (4, 3)}, north={"horde-climber": (5, 4)}, dice=(M, M, M, M, M)
    )
    enemy.chooses("attack the-eater horde-climber", "end_phase")
    assert enemy.at("the-eater") == (4, 4)
    assert enemy.table.phase == "magic"

    own = GivenBattle(
        south={"the-eater": (4, 4), "horde-climber": (4, 3), "frost-mage": (5, 5)},
        north={"ollag": (6, 5)},
        dice=(M, M, M, M, M, RS),
    )
    own.chooses("attack the-eater horde-climber", "attack frost-mage ollag", "end_phase")
    assert own.at("the-eater") == (4, 4)
    assert own.table.phase == "magic"


def test_a_structure_or_a_unit_that_another_eliminated_does_not_feed_the_eater() -> None:
    battle = GivenBattle(
        south={"the-eater": (4, 4), "horde-slinger": (3, 3)},
        north={"gate": (5, 4), "horde-slinger#2": (6, 3)},
        dice=(M, M, M, M, M, MR, MR),
    )

    battle.chooses("attack the-eater gate", "attack horde-slinger horde-slinger#2", "end_phase")

    assert battle.table.magic[SOUTH] == 7
    assert battle.in_discard("the-eater")


def test_the_own_summoner_may_be_fed_to_the_eater_and_the_game_is_lost() -> None:
    """SW-GAP-26."""
    battle = GivenBattle(
        south={"sneeks": (4, 3), "the-eater": (4, 4)},
        north={"svara": (8, 6), "ollag": (5, 4)},
        dice=(RS, RS, RS, RS, RS),
    )

    battle.chooses("attack the-eater ollag", "end_phase", "pick sneeks")

    assert battle.play.result is not None
    assert battle.play.result.scores == (0, 1)


def test_a_unit_saved_by_unrelenting_does_not_feed_the_eater() -> None:
    """CR-05."""
    battle = GivenBattle(
        south={"horde-climber": (5, 4)},
        north={"the-eater": (4, 4)},
        phase="magic",
        hands={SOUTH: "unrelenting"},
        dice=(M, M, M, M, M),
    )
    battle.chooses("play unrelenting", "end_phase").ends_phases_until("attack")

    battle.chooses("attack the-eater horde-climber", "end_phase")

    assert battle.in_hand("horde-climber")
    assert battle.in_discard("the-eater")
    assert battle.table.magic == [4, 5]
