"""The events of the Fallen Kingdom."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.rules.damage import discard_unit
from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M

# Sacrificial Pyre


def test_the_pyre_counts_units_in_both_turns_and_then_removes_as_much_damage_from_one_unit() -> None:
    battle = GivenBattle(
        south={"ret-talus": (1, 4), "gul-dass": (4, 3), "undead-carrier": (6, 5)},
        north={"horde-slinger": (5, 3), "gate": (4, 2), "ollag": (6, 4)},
        phase="summon",
        hands={SOUTH: "pyre"},
        damage={"ret-talus": 5, "gate": 3},
    )

    battle.chooses("play pyre").ends_phases_until("attack")
    assert battle.table.magic == [4, 5]
    battle.rolls(M, M).chooses("attack gul-dass horde-slinger")
    assert battle.boost("pyre") == 1
    battle.ends_phases_until("magic").chooses("end_phase").ends_phases_until("attack")
    battle.rolls(M, M, M).chooses("attack ollag undead-carrier")
    assert battle.boost("pyre") == 2
    battle.ends_phases_until("magic").chooses("end_phase")
    assert battle.asked() == SOUTH
    assert battle.offers("target") == {"ret-talus", "gul-dass", "ollag", "sneeks"}
    battle.chooses("target ret-talus")

    assert battle.damage("ret-talus") == 3
    assert battle.in_discard("pyre")
    assert battle.boost("pyre") == 0
    assert battle.table.phase == "summon"


def test_the_pyre_does_not_count_structures_and_without_boost_heals_nobody() -> None:
    """CR-04."""
    battle = GivenBattle(
        south={"gul-dass": (4, 3)}, north={"gate": (5, 3)}, phase="summon", hands={SOUTH: "pyre"}, damage={"gate": 4}
    )

    battle.chooses("play pyre").ends_phases_until("attack").rolls(M, M).chooses("attack gul-dass gate")
    assert battle.boost("pyre") == 0
    battle.ends_phases_until("magic").chooses("end_phase").ends_phases_until("magic").chooses("end_phase")

    assert battle.in_discard("pyre")
    assert not battle.offers("target")


@pytest.mark.rule("SW-DMG-12")
def test_the_pyre_tells_of_no_healing_where_there_is_no_damage() -> None:
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="summon", hands={SOUTH: "pyre"}).chooses("play pyre")
    battle.table.boost[battle["pyre"]] = 2

    battle.ends_phases_until("magic").chooses("end_phase").ends_phases_until("magic").chooses("end_phase")
    battle.table.damage[battle["sneeks"]] = 0
    battle.chooses("target sneeks")

    assert not battle.told("healed")


def test_the_pyre_counts_what_purge_dragos_and_elut_bal_sacrifice() -> None:
    """CR-04."""
    battle = GivenBattle(
        south={
            "ret-talus": (1, 4),
            "undead-carrier": (2, 1),
            "undead-carrier#2": (2, 6),
            "undead-carrier#3": (4, 4),
            "dragos": (5, 4),
        },
        north={"ollag": (6, 4)},
        phase="summon",
        hands={SOUTH: "pyre elut-bal purge"},
        magic=(15, 5),
    )

    battle.chooses("play pyre", "summon elut-bal 2,1")
    assert battle.boost("pyre") == 1
    battle.chooses("end_phase", "play purge", "target undead-carrier#2", "done")
    assert battle.boost("pyre") == 2
    battle.ends_phases_until("attack").rolls(M, M, M, M)
    battle.chooses("attack dragos ollag", "target undead-carrier#3")

    assert battle.boost("pyre") == 3


def test_the_pyre_counts_an_ice_golem_which_is_a_unit() -> None:
    """CR-04."""
    battle = GivenBattle(
        south={"gul-dass": (4, 3)},
        north={"ice-golem": (5, 3)},
        phase="summon",
        hands={SOUTH: "pyre"},
        damage={"ice-golem": 4},
    )

    battle.chooses("play pyre").ends_phases_until("attack").rolls(M, M).chooses("attack gul-dass ice-golem")

    assert battle.boost("pyre") == 1


def test_the_pyre_does_not_see_a_unit_that_was_only_discarded() -> None:
    """SW-DMG-15, CR-16."""
    battle = GivenBattle(south={"gul-dass": (4, 3), "undead-warrior": (2, 2)}, phase="summon", hands={SOUTH: "pyre"})

    battle.chooses("play pyre")
    discard_unit(battle.play, battle["gul-dass"])
    battle.chooses("end_phase")

    assert battle.boost("pyre") == 0
    assert battle.boost("undead-warrior") == 0


def test_a_unit_that_returns_to_hand_instead_feeds_neither_the_pyre_nor_blood_fury_nor_a_soul_shift() -> None:
    """CR-05."""
    battle = GivenBattle(
        south={"gul-dass": (4, 3), "undead-warrior": (2, 2), "undead-archer": (3, 4)},
        north={"horde-slinger": (5, 3)},
        phase="magic",
        hands={SOUTH: "pyre", NORTH: "unrelenting"},
        active=NORTH,
    )

    battle.chooses("play unrelenting", "end_phase", "play pyre").ends_phases_until("attack")
    battle.rolls(M, M).chooses("attack gul-dass horde-slinger")

    assert battle.in_hand("horde-slinger")
    assert battle.boost("pyre") == battle.boost("undead-warrior") == 0
    assert battle.table.magic == [4, 4]
    assert not battle.offers("to")


# Blood Summon


def test_blood_summon_places_cheap_units_beside_own_units_which_bleed() -> None:
    battle = GivenBattle(
        south={"ret-talus": (1, 4), "gul-dass": (4, 3)},
        north={"ollag": (5, 3)},
        phase="summon",
        hands={SOUTH: "blood-summon undead-archer undead-warrior dragos purge"},
    )

    battle.chooses("play blood-summon")
    assert battle.offered() == {"target ret-talus", "target gul-dass", "done"}
    battle.chooses("target gul-dass")
    assert battle.offered() == {"pick undead-archer", "pick undead-warrior"}
    battle.chooses("pick undead-archer")
    assert battle.told("showed") == [(SOUTH, battle["undead-archer"])]
    assert battle.offered() == {"to 4,2", "to 4,4", "to 3,3"}
    battle.chooses("to 4,4")
    assert battle.damage("gul-dass") == 2
    battle.chooses("target ret-talus", "pick undead-warrior", "to 2,4")
    assert battle.offered() == {"done"}  # no unit of cost 2 or less is left in hand
    battle.chooses("done")

    assert battle.at("undead-archer") == (4, 4)
    assert battle.at("undead-warrior") == (2, 4)
    assert battle.damage("ret-talus") == 2
    assert battle.table.magic == [5, 5]
    assert not battle.told("summoned")
    assert battle.in_discard("blood-summon")
    assert battle.table.phase == "summon"


def test_blood_summon_may_be_stopped_at_once() -> None:
    """SW-GAP-33: any number may be 0."""
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="summon", hands={SOUTH: "blood-summon undead-archer"})

    battle.chooses("play blood-summon", "done")

    assert battle.in_discard("blood-summon")
    assert battle.in_hand("undead-archer")
    assert battle.damage("ret-talus") == 0


def test_blood_summon_asks_also_without_a_cheap_unit_in_hand_which_the_opponent_cannot_see() -> None:
    """SW-GAP-37."""
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="summon", hands={SOUTH: "blood-summon dragos"})

    battle.chooses("play blood-summon")

    assert battle.asked() == SOUTH
    assert battle.offered() == {"done"}


def test_blood_summon_asks_nothing_if_the_hand_is_empty() -> None:
    """SW-GAP-11: the opponent sees that too."""
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="summon", hands={SOUTH: "blood-summon"})

    battle.chooses("play blood-summon")

    assert battle.in_discard("blood-summon")


def test_blood_summon_does_not_set_off_what_follows_a_summon() -> None:
    """SW-SUM-09."""
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="summon", hands={SOUTH: "blood-summon spirit-mage"})

    battle.chooses("play blood-summon", "target ret-talus", "pick spirit-mage", "to 2,4")

    assert battle.at("spirit-mage") == (2, 4)
    assert battle.boost("spirit-mage") == 0


def test_a_unit_that_bleeds_to_death_for_blood_summon_is_eliminated_before_the_next_round() -> None:
    battle = GivenBattle(
        south={"ret-talus": (1, 4), "undead-archer": (4, 3), "undead-warrior": (6, 1)},
        phase="summon",
        hands={SOUTH: "blood-summon undead-carrier undead-carrier#2"},
    )

    battle.chooses("play blood-summon", "target undead-archer", "pick undead-carrier", "to 4,4")

    assert battle.at("undead-archer") is None
    assert battle.boost("undead-warrior") == 1
    assert battle.offers("target") == {"ret-talus", "undead-warrior", "undead-carrier"}


# Hellforged Weapon


def test_the_hellforged_weapon_gives_2_strength_and_the_curse() -> None:
    battle = GivenBattle(
        south={"undead-warrior": (4, 3), "gul-dass": (2, 2)},
        north={"ollag": (5, 3)},
        phase="build",
        hands={SOUTH: "hellforged"},
    )

    battle.chooses("play hellforged")
    assert battle.offered() == {"target undead-warrior"}
    battle.chooses("target undead-warrior")
    assert battle.strength("undead-warrior") == 4
    assert battle.strength("gul-dass") == 2
    assert not battle.in_discard("hellforged")
    battle.ends_phases_until("attack").rolls(MS, RS, M, M).chooses("attack undead-warrior ollag")

    assert battle.damage("ollag") == 3
    assert battle.damage("undead-warrior") == 2


def test_the_hellforged_weapon_stays_for_good_and_is_discarded_with_its_unit() -> None:
    """SW-GAP-14, SW-TUCK-04."""
    battle = GivenBattle(
        south={"undead-warrior": (4, 3)}, north={"ollag": (5, 3)}, phase="build", hands={SOUTH: "hellforged"}
    )

    battle.chooses("play hellforged", "target undead-warrior").ends_phases_until("magic").chooses("end_phase")
    assert battle.strength("undead-warrior") == 4
    battle.table.damage[battle["undead-warrior"]] = 3
    battle.ends_phases_until("attack").rolls(M, M, M).chooses("attack ollag undead-warrior")

    assert battle.in_discard("hellforged")
    assert battle.in_discard("undead-warrior")
    assert battle.table.magic == [5, 6]  # nothing for the card under it


def test_two_hellforged_weapons_add_4_strength_but_curse_once() -> None:
    """SW-ABIL-04."""
    battle = GivenBattle(
        south={"undead-warrior": (4, 3)},
        north={"ollag": (5, 3)},
        phase="build",
        hands={SOUTH: "hellforged hellforged#2"},
    )

    battle.chooses("play hellforged", "target undead-warrior", "play hellforged#2", "target undead-warrior")
    assert battle.strength("undead-warrior") == 6
    battle.ends_phases_until("attack").rolls(MS, M, M, M, M, M).chooses("attack undead-warrior ollag")

    assert battle.damage("ollag") == 6
    assert battle.damage("undead-warrior") == 1


def test_an_attack_without_special_symbols_does_not_hurt_a_cursed_unit() -> None:
    battle = GivenBattle(
        south={"undead-warrior": (4, 3), "gul-dass": (5, 4)},
        north={"ollag": (5, 3)},
        phase="build",
        hands={SOUTH: "hellforged"},
    )

    battle.chooses("play hellforged", "target undead-warrior").ends_phases_until("attack")
    battle.rolls(MS, RS).chooses("attack gul-dass ollag")  # another unit's symbols do not count
    assert battle.damage("undead-warrior") == 0
    battle.rolls(M, M, M, MR).chooses("attack undead-warrior ollag")

    assert battle.damage("undead-warrior") == 0


def test_the_hellforged_weapon_is_not_played_without_an_own_common() -> None:
    """SW-GAP-33."""
    battle = GivenBattle(
        south={"gul-dass": (4, 3)}, north={"beast-rider": (5, 3)}, phase="build", hands={SOUTH: "hellforged"}
    )

    assert not battle.offers("play")


def test_a_unit_killed_by_its_curse_pays_nobody() -> None:
    """SW-DMG-08."""
    battle = GivenBattle(
        south={"undead-archer": (4, 3)}, north={"ollag": (5, 3)}, phase="build", hands={SOUTH: "hellforged"}
    )

    battle.chooses("play hellforged", "target undead-archer").ends_phases_until("attack")
    battle.rolls(RS, RS, M, M, M).chooses("attack undead-archer ollag")

    assert battle.in_discard("undead-archer")
    assert battle.in_discard("hellforged")
    assert battle.damage("ollag") == 2
    assert battle.table.magic == [5, 5]


# Purge


def test_purge_lets_each_target_strike_beside_it_and_then_eliminates_the_targets() -> None:
    battle = GivenBattle(
        south={"ret-talus": (1, 4), "undead-carrier": (4, 3), "gul-dass": (4, 5)},
        north={"ollag": (5, 3), "horde-slinger": (5, 5), "gate": (4, 4)},
        phase="move",
        hands={SOUTH: "purge"},
    )

    battle.chooses("play purge")
    assert battle.offered() == {"target ret-talus", "target undead-carrier", "target gul-dass", "done"}
    battle.chooses("target undead-carrier", "target gul-dass", "done")
    assert battle.offered() == {"pick undead-carrier", "pick gul-dass", "done"}
    battle.chooses("pick gul-dass")
    assert battle.offered() == {"target horde-slinger", "decline"}
    battle.chooses("target horde-slinger")
    assert battle.offered() == {"target ollag", "decline"}
    battle.chooses("target ollag")

    assert battle.at("horde-slinger") is None
    assert battle.damage("ollag") == 2
    assert battle.in_discard("undead-carrier")
    assert battle.in_discard("gul-dass")
    assert battle.table.magic == [6, 5]  # for the Slinger only
    assert battle.in_discard("purge")


def test_a_target_that_fell_before_its_turn_does_not_strike_for_purge() -> None:
    battle = GivenBattle(
        south={"undead-carrier": (4, 3), "undead-archer": (4, 4)},
        north={"ollag": (5, 4)},
        phase="move",
        hands={SOUTH: "purge"},
    )

    battle.chooses("play purge", "target undead-carrier", "target undead-archer", "done", "pick undead-carrier")
    battle.chooses("target undead-archer")

    assert battle.at("undead-archer") is None
    assert battle.at("undead-carrier") is None
    assert battle.damage("ollag") == 0
    assert battle.in_discard("purge")


def test_purge_with_no_target_does_nothing() -> None:
    """SW-GAP-33, SW-TERM-03."""
    battle = GivenBattle(south={"undead-carrier": (4, 3)}, phase="move", hands={SOUTH: "purge"})

    battle.chooses("play purge", "done")

    assert battle.at("undead-carrier") == (4, 3)
    assert battle.in_discard("purge")


def test_purging_the_own_summoner_loses_the_game() -> None:
    """SW-GAP-26."""
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="move", hands={SOUTH: "purge"})

    battle.chooses("play purge", "target ret-talus")

    assert battle.play.result is not None
    assert battle.play.result.winners() == (NORTH,)
