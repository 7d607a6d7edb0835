"""Why a unit does not attack that, in the order of the rules."""

from __future__ import annotations

from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.zones import gain_ability
from tests.kit.battle import MR, SOUTH, GivenBattle
from tests.kit.refused import in_the_way, in_words, refused, rule_and_key

FOUR = {"frost-mage": (3, 1), "frost-mage#2": (3, 2), "frost-mage#3": (3, 3), "frost-mage#4": (3, 4)}
GATES = {"gate": (4, 1), "gate#2": (4, 2), "gate#3": (4, 3), "gate#4": (4, 4)}


def three_have_attacked() -> GivenBattle:
    battle = GivenBattle(south=FOUR, north=GATES, dice=(MR,) * 12)
    return battle.chooses("attack frost-mage gate", "attack frost-mage#2 gate#2", "attack frost-mage#3 gate#3")


def test_units_attack_in_the_attack_phase() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (4, 3)}, phase="move")

    assert rule_and_key(refused(battle, "attack", "frost-mage", "smeg")) == ("SW-ATK-01", "sw-why-phase")


def test_a_unit_of_the_opponent_does_not_attack_for_one() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (4, 3)})

    reason = refused(battle, "attack", "smeg", "")

    assert rule_and_key(reason) == ("SW-ATK-01", "sw-why-not-yours-to-attack")


def test_a_gate_does_not_attack() -> None:
    battle = GivenBattle(south={"gate": (3, 3)}, north={"smeg": (4, 3)})

    assert rule_and_key(refused(battle, "attack", "gate", "smeg")) == ("SW-ATK-21", "sw-why-structures-do-not-attack")


def test_after_three_units_no_fourth_attacks_unless_it_is_relentless() -> None:
    battle = three_have_attacked()

    reason = refused(battle, "attack", "frost-mage#4", "gate#4")
    gain_ability(battle.table, battle["frost-mage#4"], ("relentless",))

    assert rule_and_key(reason) == ("SW-ATK-01", "sw-why-most-attacked")
    assert in_the_way(battle, reason) == {"frost-mage", "frost-mage#2", "frost-mage#3"}
    assert "gate#4" in battle.offers("attack frost-mage#4")
    assert refused(battle, "attack", "frost-mage#4", "").key == "sw-why-choose-target"


def test_a_unit_attacks_once_in_a_phase() -> None:
    battle = GivenBattle(south=FOUR, north=GATES, dice=(MR,) * 8).chooses("attack frost-mage gate")

    reason = refused(battle, "attack", "frost-mage", "gate")

    assert rule_and_key(reason) == ("SW-ATK-03", "sw-why-attacked")


def test_a_melee_unit_attacks_only_what_is_adjacent() -> None:
    battle = GivenBattle(south={"undead-warrior": (3, 3)}, north={"smeg": (5, 3)})

    reason = refused(battle, "attack", "undead-warrior", "smeg")

    assert reason.rule == "SW-ATK-05"
    assert in_words(battle, reason) == (
        "Undead Warrior attacks in melee, so only what is adjacent; Smeg is 2 spaces away. [SW-ATK-05]"
    )


def test_a_ranged_unit_attacks_only_in_a_straight_line() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (4, 4)})

    assert rule_and_key(refused(battle, "attack", "frost-mage", "smeg")) == ("SW-ATK-06", "sw-why-not-in-line")


def test_a_ranged_unit_attacks_no_farther_than_it_reaches() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (8, 3)})

    near = in_words(battle, refused(battle, "attack", "frost-mage", "smeg"))
    gain_ability(battle.table, battle["frost-mage"], ("far-shot",))
    far = in_words(battle, refused(battle, "attack", "frost-mage", "smeg"))

    assert near == "Smeg is 5 spaces away; Frost Mage reaches 3. [SW-ATK-06]"
    assert far == "Smeg is 5 spaces away; Frost Mage reaches 4. [SW-ATK-06]"


def test_whatever_stands_in_the_line_is_shown() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3), "ice-smith": (4, 3)}, north={"gate": (5, 3), "smeg": (6, 3)})

    reason = refused(battle, "attack", "frost-mage", "smeg")

    assert rule_and_key(reason) == ("SW-ATK-07", "sw-why-line-blocked")
    assert in_the_way(battle, reason) == {"ice-smith", "gate"}
    assert in_words(battle, reason) == "The line to Smeg is not clear. In between: Ice Smith and 1 more. [SW-ATK-07]"


def test_what_a_unit_attacks_through_does_not_stand_in_the_line() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3), "ice-smith": (4, 3)}, north={"gate": (5, 3), "smeg": (6, 3)})
    gain_ability(battle.table, battle["frost-mage"], ("fire-breath",))

    assert in_the_way(battle, refused(battle, "attack", "frost-mage", "smeg")) == {"gate"}


def test_no_unit_attacks_itself_or_what_is_not_on_the_battlefield() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, hands={SOUTH: "ice-smith"})

    assert rule_and_key(refused(battle, "attack", "frost-mage", "frost-mage")) == ("SW-ATK-08", "sw-why-itself")
    missing = refused(battle, "attack", "frost-mage", "ice-smith")
    assert rule_and_key(missing) == ("SW-ATK-08", "sw-why-not-on-battlefield")


def test_who_is_protected_is_told_with_the_protector_and_its_text() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"citadel-knight": (4, 3), "smeg": (3, 4)})

    reason = refused(battle, "attack", "frost-mage", "smeg")

    assert rule_and_key(reason) == ("SW-TIME-12", "sw-why-text-forbids-attacking")
    assert in_the_way(battle, reason) == {"citadel-knight"}


def test_what_is_frozen_is_not_attacked() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (4, 3)})
    battle.table.frozen = (battle["smeg"],)

    assert rule_and_key(refused(battle, "attack", "frost-mage", "smeg")) == ("SW-TIME-12", "sw-why-target-frozen")


def test_a_unit_with_nothing_in_reach_is_told_so() -> None:
    battle = GivenBattle(south={"undead-warrior": (3, 2), "frost-mage": (6, 3)}, north={"smeg": (6, 4)})

    lone = refused(battle, "attack", "undead-warrior", "")

    assert rule_and_key(lone) == ("SW-ATK-05", "sw-why-nothing-in-reach")
    assert refused(battle, "attack", "frost-mage", "").key == "sw-why-choose-target"
    battle.table.put(battle["smeg"], space_at(8, 5))
    assert rule_and_key(refused(battle, "attack", "frost-mage", "")) == ("SW-ATK-06", "sw-why-nothing-in-reach")


def test_a_target_alone_is_no_attack() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (4, 3)}, hands={SOUTH: "ice-smith"})

    assert rule_and_key(refused(battle, "attack", "", "smeg")) == ("SW-ATK-01", "sw-why-choose-attacker")
    assert rule_and_key(refused(battle, "attack", "", "ice-smith")) == ("SW-ATK-08", "sw-why-not-on-battlefield")
    assert rule_and_key(refused(battle, "instead_of_attacking", "", "push")) == ("SW-ATK-01", "sw-why-choose-attacker")


def test_instead_of_attacking_a_unit_needs_somebody_to_push() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (8, 1)})
    gain_ability(battle.table, battle["frost-mage"], ("push",))

    reason = refused(battle, "instead_of_attacking", "frost-mage", "push")

    assert rule_and_key(reason) == ("SW-TIME-12", "sw-why-text-does-not-allow")
    assert in_words(battle, reason).startswith("Push does not allow it. After this unit attacks")
    assert refused(battle, "instead_of_attacking", "frost-mage", "flight").key == "sw-why-no-ability"


def test_what_the_first_turn_allows_is_refused_by_no_rule_of_its_own() -> None:
    """SW-SETUP-10: a first turn is a turn like any other."""
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (4, 3)})

    assert battle.table.turn == 1
    assert "smeg" in battle.offers("attack frost-mage")
