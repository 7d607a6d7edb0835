"""The cards of the Fallen Kingdom."""

from __future__ import annotations

from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle, M

# Ret-Talus: Raise the Dead


def a_summoner_who_raises_the_dead(damage: int = 0) -> GivenBattle:
    return GivenBattle(
        south={"ret-talus": (1, 4), "undead-warrior": (1, 3)},
        phase="summon",
        discards={SOUTH: "undead-archer undead-carrier dragos pyre", NORTH: "undead-warrior#2"},
        damage={"ret-talus": damage},
    )


def test_raise_the_dead_places_an_undead_from_the_own_discard_pile_for_2_damage() -> None:
    """CR-01, CR-22."""
    battle = a_summoner_who_raises_the_dead()

    battle.chooses("use ret-talus raise-the-dead")
    assert battle.offered() == {"pick undead-archer", "pick undead-carrier"}
    battle.chooses("pick undead-archer")
    assert battle.offered() == {"to 1,5", "to 2,4"}
    battle.chooses("to 2,4")

    assert battle.at("undead-archer") == (2, 4)
    assert not battle.in_discard("undead-archer")
    assert battle.damage("ret-talus") == 2
    assert battle.table.magic == [5, 5]
    assert not battle.told("summoned")


def test_raise_the_dead_is_used_once_in_a_turn_and_only_in_the_summon_phase() -> None:
    battle = a_summoner_who_raises_the_dead()

    battle.chooses("use ret-talus raise-the-dead", "pick undead-archer", "to 2,4")

    assert not battle.offers("use")
    battle.chooses("end_phase")
    assert not battle.offers("use")


def test_raise_the_dead_needs_an_undead_unit_in_the_discard_pile() -> None:
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="summon", discards={SOUTH: "dragos hellfire-cultist"})

    assert not battle.offers("use")


def test_raise_the_dead_needs_an_empty_space_beside_the_summoner() -> None:
    """CR-01."""
    battle = GivenBattle(
        south={"ret-talus": (1, 1), "gate": (1, 2), "dragos": (2, 1)},
        phase="summon",
        discards={SOUTH: "undead-archer"},
    )

    assert not battle.offers("use")


def test_raising_the_dead_with_2_life_left_loses_the_game() -> None:
    battle = a_summoner_who_raises_the_dead(damage=10)

    battle.chooses("use ret-talus raise-the-dead", "pick undead-archer", "to 2,4")

    assert battle.play.result is not None
    assert battle.play.result.winners() == (NORTH,)


# Undead Archer: Soul Shift


def test_soul_shift_puts_the_archer_where_a_unit_within_3_spaces_was_eliminated() -> None:
    """SW-TXT-11: neither a move nor a force; tokens come along."""
    battle = GivenBattle(
        south={"undead-archer": (3, 3)},
        north={"horde-slinger": (6, 3)},
        damage={"undead-archer": 1},
        dice=(MR, MR, MR),
    )

    battle.chooses("attack undead-archer horde-slinger")
    assert battle.offered() == {"to 6,3", "decline"}
    battle.chooses("to 6,3")

    assert battle.at("undead-archer") == (6, 3)
    assert battle.damage("undead-archer") == 1
    assert not battle.told("moved")
    assert not battle.told("forced")


def test_soul_shift_follows_an_own_unit_too_and_may_be_declined() -> None:
    battle = GivenBattle(
        south={"undead-archer": (3, 3), "ret-talus": (1, 4), "undead-carrier": (2, 4)},
        damage={"undead-carrier": 2},
        dice=(MR, MR),
    )

    battle.chooses("attack ret-talus undead-carrier", "decline")

    assert battle.at("undead-archer") == (3, 3)
    assert battle.at("undead-carrier") is None


def test_soul_shift_does_not_reach_4_spaces() -> None:
    battle = GivenBattle(
        south={"undead-archer": (1, 3), "gul-dass": (4, 3)}, north={"horde-slinger": (5, 3)}, dice=(M, M)
    )

    battle.chooses("attack gul-dass horde-slinger")

    assert battle.at("horde-slinger") is None
    assert not battle.offers("to")


def test_soul_shift_works_only_in_the_own_turn() -> None:
    battle = GivenBattle(
        south={"undead-archer": (3, 3), "undead-carrier": (3, 4)},
        north={"ollag": (4, 4)},
        active=NORTH,
        dice=(M, M, M),
    )

    battle.chooses("attack ollag undead-carrier")

    assert battle.at("undead-carrier") is None
    assert not battle.offers("to")


def test_soul_shift_does_not_follow_a_structure() -> None:
    battle = GivenBattle(south={"undead-archer": (3, 3)}, north={"gate": (5, 3)}, damage={"gate": 4}, dice=(MR, MR, MR))

    battle.chooses("attack undead-archer gate")

    assert battle.at("gate") is None
    assert not battle.offers("to")


def test_of_two_archers_who_want_the_same_space_the_first_takes_it() -> None:
    """CR-02: the active player orders them; the second fails."""
    battle = GivenBattle(
        south={"undead-archer": (3, 3), "undead-archer#2": (5, 4)}, north={"horde-slinger": (5, 3)}, dice=(MR, MR, MR)
    )

    battle.chooses("attack undead-archer horde-slinger")
    assert battle.offered() == {"resolve undead-archer soul-shift", "resolve undead-archer#2 soul-shift"}
    battle.chooses("resolve undead-archer#2 soul-shift", "to 5,3")

    assert battle.at("undead-archer#2") == (5, 3)
    assert battle.at("undead-archer") == (3, 3)
    assert not battle.offers("to")


def test_an_archer_that_falls_in_the_same_batch_does_not_shift() -> None:
    """SW-GAP-31."""
    battle = GivenBattle(
        south={"undead-archer": (3, 3), "undead-carrier": (3, 4)}, phase="move", hands={SOUTH: "purge"}
    )

    battle.chooses("play purge", "target undead-archer", "target undead-carrier", "done", "done")

    assert battle.at("undead-archer") is None
    assert not battle.offers("to")


# Undead Carrier: Soulless, Infect


def test_soulless_pays_no_magic_for_a_unit_but_does_for_a_structure() -> None:
    battle = GivenBattle(
        south={"undead-carrier": (3, 3), "undead-carrier#2": (5, 5)},
        north={"horde-slinger": (4, 3), "gate": (6, 5)},
        damage={"gate": 4},
        dice=(M, M, M, M),
    )

    battle.chooses("attack undead-carrier horde-slinger")
    assert battle.table.magic == [5, 5]
    battle.chooses("attack undead-carrier#2 gate")

    assert battle.table.magic == [6, 5]


def test_soulless_concerns_only_attacks_of_the_carrier() -> None:
    battle = GivenBattle(
        south={"undead-carrier": (3, 3), "gul-dass": (5, 3)}, north={"horde-slinger": (4, 3)}, dice=(M, M)
    )

    battle.chooses("attack gul-dass horde-slinger")

    assert battle.table.magic == [6, 5]


def test_infect_places_a_carrier_from_the_discard_pile_where_the_unit_was() -> None:
    battle = GivenBattle(
        south={"undead-carrier": (3, 3)},
        north={"horde-slinger": (4, 3)},
        discards={SOUTH: "undead-carrier#2 undead-warrior"},
        dice=(M, M),
    )

    battle.chooses("attack undead-carrier horde-slinger")
    assert battle.offered() == {"pick undead-carrier#2", "decline"}
    battle.chooses("pick undead-carrier#2")

    assert battle.at("undead-carrier#2") == (4, 3)
    assert battle.table.control[battle["undead-carrier#2"]] == SOUTH
    assert not battle.told("summoned")


def test_infect_may_choose_the_own_carrier_that_this_attack_eliminated() -> None:
    battle = GivenBattle(
        south={"undead-carrier": (3, 3), "undead-carrier#2": (4, 3)}, damage={"undead-carrier#2": 2}, dice=(M, M)
    )

    battle.chooses("attack undead-carrier undead-carrier#2", "pick undead-carrier#2")

    assert battle.at("undead-carrier#2") == (4, 3)
    assert battle.damage("undead-carrier#2") == 0


def test_infect_asks_also_without_a_carrier_in_the_discard_pile_which_the_opponent_cannot_see() -> None:
    """SW-GAP-37."""
    battle = GivenBattle(
        south={"undead-carrier": (3, 3)},
        north={"horde-slinger": (4, 3)},
        discards={SOUTH: "undead-warrior"},
        dice=(M, M),
    )

    battle.chooses("attack undead-carrier horde-slinger")

    assert battle.asked() == SOUTH
    assert battle.offered() == {"decline"}


def test_infect_asks_nothing_if_the_discard_pile_is_empty() -> None:
    """SW-ZONE-03: the opponent sees that too."""
    battle = GivenBattle(south={"undead-carrier": (3, 3)}, north={"horde-slinger": (4, 3)}, dice=(M, M))

    battle.chooses("attack undead-carrier horde-slinger")

    assert "end_phase" in battle.offered()


def test_infect_follows_neither_structures_nor_the_attacks_of_others() -> None:
    battle = GivenBattle(
        south={"undead-carrier": (3, 3), "gul-dass": (5, 5)},
        north={"gate": (4, 3), "horde-slinger": (6, 5)},
        discards={SOUTH: "undead-carrier#2"},
        damage={"gate": 4},
        dice=(M, M, M, M),
    )

    battle.chooses("attack undead-carrier gate")
    assert not battle.offers("pick")
    battle.chooses("attack gul-dass horde-slinger")

    assert not battle.offers("pick")


def test_infect_and_soul_shift_want_the_same_space_and_the_second_fails() -> None:
    """CR-02."""
    battle = GivenBattle(
        south={"undead-carrier": (3, 3), "undead-archer": (5, 3)},
        north={"horde-slinger": (4, 3)},
        discards={SOUTH: "undead-carrier#2"},
        dice=(M, M),
    )

    battle.chooses("attack undead-carrier horde-slinger")
    assert battle.offered() == {"resolve undead-carrier infect", "resolve undead-archer soul-shift"}
    battle.chooses("resolve undead-archer soul-shift", "to 4,3")

    assert battle.at("undead-archer") == (4, 3)
    assert battle.in_discard("undead-carrier#2")
    assert not battle.offers("pick")


def test_a_carrier_burnt_by_the_cultist_it_killed_does_not_infect() -> None:
    """SW-GAP-31: its ability needs it on the battlefield."""
    battle = GivenBattle(
        south={"undead-carrier": (3, 3)},
        north={"hellfire-cultist": (4, 3)},
        discards={SOUTH: "undead-carrier#2"},
        damage={"undead-carrier": 2},
        dice=(M, M),
    )

    battle.chooses("attack undead-carrier hellfire-cultist", "resolve hellfire-cultist immolate")

    assert battle.at("undead-carrier") is None
    assert not battle.offers("pick")
    assert battle.table.magic == [5, 6]


# Undead Warrior: Blood Fury


def test_blood_fury_boosts_for_every_unit_eliminated_in_the_own_turn_and_fades_by_2_at_its_end() -> None:
    battle = GivenBattle(
        south={"undead-warrior": (2, 2), "gul-dass": (5, 5), "dragos": (3, 5)},
        north={"horde-slinger": (6, 5), "horde-slinger#2": (4, 5), "gate": (5, 6)},
        boost={"undead-warrior": 1},
        damage={"gate": 4},
    )

    battle.rolls(M, M).chooses("attack gul-dass horde-slinger")
    assert battle.boost("undead-warrior") == 2
    battle.rolls(M, M, M, M).chooses("attack dragos horde-slinger#2", "decline")
    assert battle.boost("undead-warrior") == 3
    assert battle.strength("undead-warrior") == 5
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.table.active == NORTH
    assert battle.boost("undead-warrior") == 1


def test_blood_fury_sees_neither_structures_nor_the_opponents_turn() -> None:
    battle = GivenBattle(
        south={"undead-warrior": (2, 2), "gate": (4, 4), "undead-carrier": (6, 4)},
        north={"ollag": (5, 4), "jarmund": (6, 6)},
        damage={"gate": 4},
        active=NORTH,
        dice=(M, M, M, MR, MR, MR),
    )

    battle.chooses("attack ollag gate", "attack jarmund undead-carrier", "decline")

    assert battle.at("gate") is None
    assert battle.at("undead-carrier") is None
    assert battle.boost("undead-warrior") == 0


def test_blood_fury_of_a_single_boost_fades_to_none() -> None:
    """SW-BOOST-06."""
    battle = GivenBattle(south={"undead-warrior": (2, 2)}, boost={"undead-warrior": 1}, phase="magic")

    battle.chooses("end_phase")

    assert battle.boost("undead-warrior") == 0


def test_a_batch_of_two_units_boosts_twice() -> None:
    battle = GivenBattle(
        south={"undead-warrior": (2, 2), "dragos": (5, 5), "gul-dass": (7, 1)}, phase="move", hands={SOUTH: "purge"}
    )

    battle.chooses("play purge", "target dragos", "target gul-dass", "done")

    assert battle.boost("undead-warrior") == 2


def test_an_undead_warrior_that_falls_itself_has_no_fury_to_be_put_in_order() -> None:
    """SW-GAP-31: only the Archer's Soul Shift falls due."""
    battle = GivenBattle(
        south={"undead-warrior": (3, 3), "undead-warrior#2": (3, 4), "undead-archer": (4, 4)},
        damage={"undead-warrior": 3},
        dice=(M, M),
    )

    battle.chooses("attack undead-warrior#2 undead-warrior")

    assert {words for words in battle.offered() if words.startswith("resolve")} == {
        "resolve undead-warrior#2 blood-fury",
        "resolve undead-archer soul-shift",
    }


# Hellfire Cultist: Immolate


def test_immolate_damages_each_enemy_unit_beside_and_credits_its_controller() -> None:
    """SW-GAP-18, SW-DMG-09: the magic for the Slinger goes to the Cultist's controller."""
    battle = GivenBattle(
        south={"hellfire-cultist": (4, 3), "undead-carrier": (4, 2)},
        north={"ollag": (5, 3), "horde-slinger": (4, 4), "gate": (3, 3), "jarmund": (6, 3)},
        active=NORTH,
        dice=(M, M, M),
    )

    battle.chooses("attack ollag hellfire-cultist")

    assert battle.damage("ollag") == 1
    assert battle.at("horde-slinger") is None
    assert battle.damage("gate") == battle.damage("jarmund") == battle.damage("undead-carrier") == 0
    assert battle.table.magic == [6, 6]


def test_immolate_follows_also_the_elimination_by_an_own_effect() -> None:
    battle = GivenBattle(
        south={"hellfire-cultist": (4, 3)}, north={"ollag": (5, 3)}, phase="move", hands={SOUTH: "purge"}
    )

    battle.chooses("play purge", "target hellfire-cultist", "done", "decline")

    assert battle.at("hellfire-cultist") is None
    assert battle.damage("ollag") == 1
    assert battle.table.magic == [5, 5]


def test_immolate_of_one_cultist_sets_off_another_on_the_other_side() -> None:
    battle = GivenBattle(
        south={"hellfire-cultist": (4, 3), "dragos": (4, 5)},
        north={"hellfire-cultist#2": (4, 4)},
        damage={"hellfire-cultist#2": 1},
        phase="move",
        hands={SOUTH: "purge"},
    )

    battle.chooses("play purge", "target hellfire-cultist", "done", "decline")

    assert battle.at("hellfire-cultist#2") is None
    assert battle.damage("dragos") == 1
    assert battle.table.magic == [6, 5]
