"""The units of the Tundra Orcs."""

from __future__ import annotations

from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M

# Grognack


def test_restore_boosts_grognack_after_a_move_if_he_has_no_boost() -> None:
    battle = GivenBattle(south={"grognack": (1, 3)}, phase="move")

    battle.chooses("move grognack 2,3", "stop")

    assert battle.boost("grognack") == 1


def test_restore_does_nothing_if_grognack_has_boost() -> None:
    battle = GivenBattle(south={"grognack": (1, 3)}, boost={"grognack": 1}, phase="move")

    battle.chooses("move grognack 2,3", "stop")

    assert battle.boost("grognack") == 1


def test_restore_does_not_follow_a_force() -> None:
    battle = GivenBattle(
        south={"grognack": (4, 3)}, north={"ollag": (5, 3)}, hands={SOUTH: "primal-fury"}, dice=(M, M, M, M)
    )

    battle.chooses("play primal-fury", "attack grognack ollag", "force grognack 4,2")

    assert battle.boost("grognack") == 0


def test_influence_spends_boost_to_roll_all_dice_of_an_own_unit_within_3_spaces_again() -> None:
    """SW-ABIL-09: as often as there is boost."""
    battle = GivenBattle(
        south={"grognack": (1, 3), "ragnor": (3, 4)},
        north={"ollag": (4, 4)},
        boost={"grognack": 2},
        dice=(RS, RS, RS, RS, M, RS, M, M, MS),
    )

    battle.chooses("attack ragnor ollag")
    assert battle.offered() == {"reroll grognack", "decline"}
    battle.chooses("reroll grognack")
    assert battle.offered() == {"reroll grognack", "decline"}
    battle.chooses("reroll grognack")

    assert battle.damage("ollag") == 3
    assert battle.boost("grognack") == 1  # both spent; Blood Bond counts the one special symbol that stands


def test_influence_may_be_declined_and_the_dice_stand() -> None:
    battle = GivenBattle(
        south={"grognack": (1, 3), "ragnor": (3, 4)}, north={"ollag": (4, 4)}, boost={"grognack": 1}, dice=(RS, M, M)
    )

    battle.chooses("attack ragnor ollag", "decline")

    assert battle.damage("ollag") == 2
    assert battle.boost("grognack") == 2


def test_influence_needs_boost_and_an_own_unit_within_3_spaces_and_is_not_for_grognack_himself() -> None:
    unboosted = GivenBattle(
        south={"grognack": (1, 3), "shonk": (3, 4)}, north={"ollag": (4, 4)}, dice=(M, M, M, M, M, M, M, M)
    )
    far = GivenBattle(
        south={"grognack": (1, 3), "smasher": (4, 4)},
        north={"ollag": (5, 4)},
        boost={"grognack": 1},
        dice=(M, M, M, M),
    )
    himself = GivenBattle(south={"grognack": (4, 4)}, north={"ollag": (5, 4)}, boost={"grognack": 1}, dice=(M, M, M, M))

    unboosted.chooses("attack shonk ollag")
    far.chooses("attack smasher ollag")
    himself.chooses("attack grognack ollag")

    for battle in (unboosted, far, himself):
        assert "end_phase" in battle.offered()


def test_influence_does_not_touch_the_dice_of_the_opponents_units() -> None:
    battle = GivenBattle(
        south={"grognack": (1, 3)}, north={"beast-rider": (2, 3)}, boost={"grognack": 1}, active=NORTH, dice=(M, M, M)
    )

    battle.chooses("attack beast-rider grognack")

    assert battle.asked() == NORTH
    assert battle.damage("grognack") == 3


# Frost Shaman


def test_unwieldy_magic_adds_no_damage_without_a_special_symbol() -> None:
    battle = GivenBattle(south={"frost-shaman": (3, 3)}, north={"ollag": (5, 3)}, dice=(MR, MR, MR))

    battle.chooses("attack frost-shaman ollag")

    assert battle.damage("ollag") == 0


def test_unwieldy_magic_lets_all_ranged_symbols_count_with_a_special_symbol() -> None:
    battle = GivenBattle(south={"frost-shaman": (3, 3)}, north={"ollag": (5, 3)}, dice=(MR, MR, MS))

    battle.chooses("attack frost-shaman ollag")

    assert battle.damage("ollag") == 2


def test_unwieldy_magic_does_not_hinder_other_attackers() -> None:
    battle = GivenBattle(south={"frost-shaman": (3, 3), "smasher": (5, 4)}, north={"ollag": (5, 3)}, dice=(M, M, M, M))

    battle.chooses("attack smasher ollag")

    assert battle.damage("ollag") == 4


# Smasher


def test_sluggish_adds_a_damage_for_each_special_symbol_of_an_attack_on_the_smasher() -> None:
    battle = GivenBattle(south={"smasher": (3, 3)}, north={"beast-rider": (4, 3)}, active=NORTH, dice=(MS, RS, M))

    battle.chooses("attack beast-rider smasher")

    assert battle.damage("smasher") == 4


def test_sluggish_adds_nothing_to_attacks_of_the_smasher_or_on_its_neighbours() -> None:
    battle = GivenBattle(south={"smasher": (3, 3)}, north={"ollag": (4, 3), "beast-rider": (4, 4)}, dice=(MS, MS, M, M))

    battle.chooses("attack smasher ollag")

    assert battle.damage("ollag") == 4


# Tundra Charger


def test_blood_rush_puts_1_damage_on_the_summoned_charger_and_forces_it_1_space() -> None:
    battle = GivenBattle(south={"gate": (2, 3)}, hands={SOUTH: "tundra-charger"}, phase="summon")

    battle.chooses("summon tundra-charger 3,3", "accept")
    assert battle.offered() == {
        "force tundra-charger 4,3",
        "force tundra-charger 3,2",
        "force tundra-charger 3,4",
    }
    battle.chooses("force tundra-charger 4,3")

    assert battle.at("tundra-charger") == (4, 3)
    assert battle.damage("tundra-charger") == 1


def test_blood_rush_may_be_declined() -> None:
    battle = GivenBattle(south={"gate": (2, 3)}, hands={SOUTH: "tundra-charger"}, phase="summon")

    battle.chooses("summon tundra-charger 3,3", "decline")

    assert battle.at("tundra-charger") == (3, 3)
    assert battle.damage("tundra-charger") == 0


def test_blood_rush_cannot_be_used_where_no_way_is_open() -> None:
    """SW-GAP-10."""
    battle = GivenBattle(
        south={"gate": (1, 2), "smasher": (2, 1)},
        north={"sneeks": (8, 6)},
        hands={SOUTH: "tundra-charger"},
        phase="summon",
    )
    battle.table.put(battle["svara"], 40)

    battle.chooses("summon tundra-charger 1,1")

    assert "end_phase" in battle.offered()


# Tundra Fighter


def test_frenzy_rolls_a_die_and_on_a_special_symbol_the_fighter_may_be_forced_and_attack_again() -> None:
    battle = GivenBattle(
        south={"tundra-fighter": (3, 3)}, north={"ollag": (4, 3), "beast-rider": (3, 5)}, dice=(M, M, MS)
    )

    battle.chooses("attack tundra-fighter ollag")
    assert battle.offered() == {
        "force tundra-fighter 2,3",
        "force tundra-fighter 3,2",
        "force tundra-fighter 3,4",
        "decline",
    }
    battle.chooses("force tundra-fighter 3,4")
    assert battle.offered() == {"attack tundra-fighter beast-rider", "decline"}
    battle.rolls(M, M, M).chooses("attack tundra-fighter beast-rider")

    assert battle.damage("ollag") == battle.damage("beast-rider") == 2
    assert battle.table.attack_slots == 1
    assert "end_phase" in battle.offered()


def test_frenzy_works_again_after_the_extra_attack() -> None:
    battle = GivenBattle(
        south={"tundra-fighter": (3, 3)},
        north={"ollag": (4, 3), "beast-rider": (3, 5)},
        dice=(M, M, MS, M, M, RS),
    )

    battle.chooses("attack tundra-fighter ollag", "force tundra-fighter 3,4", "attack tundra-fighter beast-rider")

    assert battle.offers("force tundra-fighter") == {"2,4", "4,4", "3,3"}


def test_frenzy_without_a_special_symbol_ends_there() -> None:
    battle = GivenBattle(south={"tundra-fighter": (3, 3)}, north={"ollag": (4, 3)}, dice=(M, M, MR))

    battle.chooses("attack tundra-fighter ollag")

    assert "end_phase" in battle.offered()


def test_a_fighter_that_is_not_forced_makes_no_extra_attack() -> None:
    battle = GivenBattle(south={"tundra-fighter": (3, 3)}, north={"ollag": (4, 3)}, dice=(M, M, MS))

    battle.chooses("attack tundra-fighter ollag", "decline")

    assert "end_phase" in battle.offered()
    assert battle.at("tundra-fighter") == (3, 3)


def test_frenzy_follows_attacks_on_structures_but_not_on_own_objects() -> None:
    gate = GivenBattle(south={"tundra-fighter": (3, 3)}, north={"gate": (4, 3)}, dice=(M, M, MS))
    own = GivenBattle(south={"tundra-fighter": (3, 3), "gate": (4, 3)}, dice=(M, M))

    gate.chooses("attack tundra-fighter gate")
    own.chooses("attack tundra-fighter gate")

    assert gate.offers("force tundra-fighter")
    assert "end_phase" in own.offered()


def test_the_extra_attack_of_frenzy_is_only_on_enemies() -> None:
    battle = GivenBattle(south={"tundra-fighter": (3, 3), "smasher": (2, 4)}, north={"ollag": (4, 3)}, dice=(M, M, MS))

    battle.chooses("attack tundra-fighter ollag", "force tundra-fighter 3,4")

    assert not battle.offers("attack tundra-fighter")
    assert "end_phase" in battle.offered()


def test_a_fighter_that_fell_to_riposte_rolls_no_die() -> None:
    """SW-GAP-31: Frenzy needs its unit when it is resolved."""
    battle = GivenBattle(
        south={"tundra-fighter": (3, 3)}, north={"fanessa": (4, 3)}, damage={"tundra-fighter": 2}, dice=(M, M)
    )

    battle.chooses("attack tundra-fighter fanessa", "resolve fanessa riposte")

    assert battle.in_discard("tundra-fighter")
    assert len(battle.told("rolled")) == 1


def test_a_fighter_that_engage_eliminates_on_its_forced_step_makes_no_extra_attack() -> None:
    """CR-13."""
    battle = GivenBattle(
        south={"tundra-fighter": (3, 3)},
        north={"royal-guardian": (4, 3), "ollag": (2, 4)},
        damage={"tundra-fighter": 2},
        dice=(M, M, MS),
    )

    battle.chooses("attack tundra-fighter royal-guardian", "force tundra-fighter 2,3")

    assert battle.in_discard("tundra-fighter")
    assert battle.table.magic == [5, 6]
    assert "end_phase" in battle.offered()


def test_influence_also_rolls_the_die_of_frenzy_again() -> None:
    battle = GivenBattle(
        south={"grognack": (1, 3), "tundra-fighter": (3, 3)},
        north={"ollag": (4, 3)},
        boost={"grognack": 1},
        dice=(M, M, M, MS),
    )

    battle.chooses("attack tundra-fighter ollag", "decline")
    assert battle.offered() == {"reroll grognack", "decline"}
    battle.chooses("reroll grognack")

    assert battle.offers("force tundra-fighter")
    assert battle.boost("grognack") == 0


# Ragnor


def test_blood_bond_boosts_the_summoner_for_each_special_symbol_of_an_attack_on_an_enemy_unit() -> None:
    battle = GivenBattle(south={"grognack": (1, 3), "ragnor": (5, 4)}, north={"ollag": (6, 4)}, dice=(RS, MS, M))

    battle.chooses("attack ragnor ollag")

    assert battle.boost("grognack") == 2
    assert battle.damage("ollag") == 2


def test_blood_bond_does_not_follow_attacks_on_structures_or_own_units() -> None:
    gate = GivenBattle(south={"grognack": (1, 3), "ragnor": (5, 4)}, north={"gate": (6, 4)}, dice=(MS, MS, MS))
    own = GivenBattle(south={"grognack": (1, 3), "ragnor": (5, 4), "smasher": (6, 4)}, dice=(MS, MS, MS))

    gate.chooses("attack ragnor gate")
    own.chooses("attack ragnor smasher")

    assert gate.boost("grognack") == own.boost("grognack") == 0


# Shonk


def test_wild_strike_counts_special_symbols_instead_of_melee_symbols() -> None:
    battle = GivenBattle(south={"shonk": (3, 3)}, north={"gate": (4, 3)}, dice=(M, M, M, M, M, RS, RS, MS))

    battle.chooses("attack shonk gate")

    assert battle.damage("gate") == 3


def test_wild_strike_does_not_change_attacks_on_shonk() -> None:
    battle = GivenBattle(south={"shonk": (3, 3)}, north={"beast-rider": (4, 3)}, active=NORTH, dice=(M, M, M))

    battle.chooses("attack beast-rider shonk")

    assert battle.damage("shonk") == 3


# Targan


def test_targan_shoots_4_spaces_far() -> None:
    battle = GivenBattle(south={"targan": (2, 3)}, north={"ollag": (6, 3), "gate": (2, 6)})

    assert battle.offers("attack targan") == {"ollag", "gate"}


def test_piercing_frost_gives_strength_to_own_frost_units_beside_targan() -> None:
    """Frost Mages of a mixed deck have the word in their name too (SW-TERM-13)."""
    battle = GivenBattle(
        south={"targan": (3, 3), "frost-shaman": (3, 4), "frost-mage": (2, 3), "smasher": (3, 2)},
        north={"frost-shaman#2": (4, 3), "frost-shaman#3": (5, 3)},
    )

    assert battle.strength("frost-shaman") == 4
    assert battle.strength("frost-mage") == 2
    assert battle.strength("smasher") == 4
    assert battle.strength("frost-shaman#2") == 3
    assert battle.strength("targan") == 4
