"""The events of the Savanna Elves."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.rules.zones import add_boost, gain_ability, return_to_hand, tuck
from herna.games.summoner_wars.texts import texts_of
from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle, M

# Chant of Power


def test_chant_of_power_gives_imbued_strength_until_the_end_of_the_turn() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (2, 3), "gate": (2, 4), "border-archer": (1, 1)},
        north={"ollag": (4, 4), "jarmund": (5, 4)},
        hands={SOUTH: "chant-power"},
        boost={"lioness": 2},
    )

    battle.chooses("play chant-power")
    assert battle.offered() == {"target lioness", "target ollag", "target border-archer"}
    battle.chooses("target lioness")
    assert battle.strength("lioness") == 5
    assert battle.table.magic == [4, 5]
    assert battle.in_discard("chant-power")
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.table.active == NORTH
    assert battle.strength("lioness") == 3


def test_chant_of_power_does_not_double_imbued_strength() -> None:
    """SW-ABIL-04; at the end of the turn the printed ability stays."""
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "miti-mumway": (2, 3)}, hands={SOUTH: "chant-power"}, boost={"miti-mumway": 2}
    )

    battle.chooses("play chant-power", "target miti-mumway")
    assert battle.strength("miti-mumway") == 3
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.strength("miti-mumway") == 3


def test_chant_of_power_needs_a_common_or_champion_within_3_spaces_of_the_own_summoner() -> None:
    """SW-GAP-33, SW-DIST-04."""
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (5, 4), "gate": (2, 4)},
        north={"sneeks": (3, 4)},
        hands={SOUTH: "chant-power"},
    )

    assert not battle.offers("play")


# Chant of Growth


def test_chant_of_growth_boosts_a_unit_and_the_own_units_beside_it() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (4, 3), "border-archer": (4, 4), "rhinoceros": (5, 4), "gate": (3, 3)},
        north={"ollag": (5, 3)},
        phase="move",
        hands={SOUTH: "chant-growth"},
    )

    battle.chooses("play chant-growth")
    assert battle.offered() == {f"target {unit}" for unit in ("abua-shi", "lioness", "border-archer", "rhinoceros")}
    battle.chooses("target lioness")

    assert battle.boost("lioness") == battle.boost("border-archer") == 1
    assert battle.boost("abua-shi") == battle.boost("rhinoceros") == 0
    assert battle.boost("gate") == battle.boost("ollag") == 0
    assert battle.in_discard("chant-growth")


# Chant of Weaving


def a_woven_lioness() -> GivenBattle:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "starting-gate": (2, 4), "lioness": (4, 4), "rhinoceros": (6, 1)},
        north={"ollag": (5, 4)},
        phase="summon",
        hands={SOUTH: "chant-weaving border-archer border-archer#2 spirit-mage"},
        magic=(9, 5),
    )
    return battle.chooses("play chant-weaving", "target lioness")


def test_chant_of_weaving_lets_units_be_summoned_beside_its_target_and_boosts_it() -> None:
    battle = a_woven_lioness()

    assert battle.offers("summon border-archer#2") == {"2,3", "2,5", "3,4", "4,3", "4,5"}
    battle.chooses("summon border-archer 4,3")
    assert battle.boost("lioness") == 1
    battle.chooses("summon border-archer#2 3,4")  # at the gate, and beside the Lioness too

    assert battle.boost("lioness") == 2
    assert battle.table.magic == [5, 5]


def test_chant_of_weaving_does_not_boost_for_a_summon_elsewhere() -> None:
    battle = a_woven_lioness()

    battle.chooses("summon border-archer 2,3")

    assert battle.boost("lioness") == 0


def test_what_follows_a_summon_onto_a_woven_space_is_ordered_by_the_active_player() -> None:
    battle = a_woven_lioness()

    battle.chooses("summon spirit-mage 4,5")
    assert battle.offered() == {"resolve spirit-mage charged", "resolve chant-weaving chant-weaving"}
    battle.chooses("resolve spirit-mage charged")

    assert battle.boost("spirit-mage") == 1
    assert battle.boost("lioness") == 1


def test_chant_of_weaving_has_no_effect_while_its_target_is_off_the_battlefield() -> None:
    """CR-21: a card that lies under another has left it, too."""
    battle = a_woven_lioness()

    tuck(battle.table, battle["lioness"], battle["rhinoceros"])

    assert battle.offers("summon border-archer#2") == {"2,3", "2,5", "3,4"}
    battle.chooses("summon border-archer 3,4")
    assert battle.boost("lioness") == 0


def test_chant_of_weaving_is_discarded_at_the_start_of_the_own_next_turn() -> None:
    """SW-DX-08."""
    battle = a_woven_lioness()

    battle.ends_phases_until("magic").chooses("end_phase")
    assert not battle.in_discard("chant-weaving")
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.in_discard("chant-weaving")
    assert battle.offers("summon border-archer#2") == {"2,3", "2,5", "3,4"}


# Chant of Entangling


def entangled(one: str = "lioness", two: str = "border-archer", boost: int = 1, damage: int = 0) -> GivenBattle:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), one: (3, 3), two: (2, 3), "miti-kyru": (2, 5), "rhinoceros": (5, 6)},
        north={"ollag": (4, 3), "beast-rider": (7, 1)},
        phase="summon",
        hands={SOUTH: "chant-entangling chant-entangling#2"},
        boost={one: boost, two: boost},
        damage={two: damage},
    )
    battle.chooses("play chant-entangling")
    assert battle.offered() == {f"target {one}", f"target {two}"}  # commons, own, within 3 spaces
    battle.chooses(f"target {one}")
    assert battle.offered() == {f"target {two}"}
    return battle.chooses(f"target {two}")


def abilities(battle: GivenBattle, name: str) -> set[str]:
    return set(texts_of(battle.table, battle[name]))


def test_entangled_commons_have_each_others_base_abilities() -> None:
    """SW-EX-30."""
    battle = entangled()

    both = {"momentum", "imbued-life", "prepare", "swift-shot"}
    assert abilities(battle, "lioness") == abilities(battle, "border-archer") == both
    assert battle.life("border-archer") == 5
    battle.ends_phases_until("move")
    assert "instead_of_moving lioness prepare" in battle.offered()


def test_an_entangled_lioness_shoots_again_and_gathers_momentum() -> None:
    battle = entangled()

    battle.ends_phases_until("attack").rolls(M, M, MR, M, M, M)
    battle.chooses("attack lioness ollag")
    assert battle.offered() == {"resolve lioness momentum", "resolve lioness swift-shot"}
    battle.chooses("resolve lioness momentum", "accept", "accept", "attack lioness ollag")

    assert battle.boost("lioness") == 1  # one more, one spent
    assert battle.damage("ollag") == 6


@pytest.mark.rule("SW-ATK-13")
def test_momentum_is_gathered_once_although_two_attacks_call_for_it() -> None:
    battle = entangled()

    battle.ends_phases_until("attack").rolls(M, M, MR, M, M, M)
    battle.chooses("attack lioness ollag", "resolve lioness swift-shot", "accept", "attack lioness ollag")
    battle.chooses("accept")

    assert battle.boost("lioness") == 1  # one spent, one gathered
    assert "end_phase" in battle.offered()


def test_an_ability_only_gained_is_not_passed_on_by_entangling() -> None:
    """SW-EX-30, SW-ABIL-05."""
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 3), "border-archer": (2, 3), "spirit-mage": (2, 4)},
        phase="summon",
        hands={SOUTH: "chant-entangling chant-entangling#2"},
    )

    battle.chooses("play chant-entangling", "target lioness", "target border-archer")
    battle.chooses("play chant-entangling#2", "target border-archer", "target spirit-mage")

    assert abilities(battle, "spirit-mage") == {"charged", "commune-with-spirits", "prepare", "swift-shot"}
    assert abilities(battle, "lioness") == {"momentum", "imbued-life", "prepare", "swift-shot"}


def test_entangling_needs_two_own_commons_within_3_spaces_of_the_summoner() -> None:
    """SW-GAP-33."""
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 3), "border-archer": (5, 4), "miti-kyru": (2, 4)},
        north={"beast-rider": (2, 3)},
        phase="summon",
        hands={SOUTH: "chant-entangling"},
    )

    assert not battle.offers("play")


def test_entangling_lasts_through_the_opponents_turn_and_ends_at_the_start_of_the_own_next() -> None:
    battle = entangled()

    battle.ends_phases_until("magic").chooses("end_phase")
    assert battle.life("border-archer") == 5
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.in_discard("chant-entangling")
    assert abilities(battle, "lioness") == {"momentum", "imbued-life"}
    assert abilities(battle, "border-archer") == {"prepare", "swift-shot"}
    assert not battle.table.lasting


def test_the_entangled_may_go_far_from_the_summoner() -> None:
    battle = entangled()

    battle.table.put(battle["lioness"], 40)

    assert "swift-shot" in abilities(battle, "lioness")


def test_entangling_is_discarded_as_soon_as_one_of_the_two_is_eliminated() -> None:
    battle = entangled(boost=0)

    battle.ends_phases_until("magic").chooses("end_phase").ends_phases_until("attack").rolls(M, M, M)
    battle.chooses("attack ollag lioness")

    assert battle.in_discard("lioness")
    assert battle.in_discard("chant-entangling")
    assert abilities(battle, "border-archer") == {"prepare", "swift-shot"}


def test_entangling_is_discarded_when_one_of_the_two_returns_to_hand() -> None:
    battle = entangled()

    return_to_hand(battle.table, battle["lioness"])
    battle.chooses("end_phase")

    assert battle.in_discard("chant-entangling")
    assert abilities(battle, "border-archer") == {"prepare", "swift-shot"}


def test_entangling_is_discarded_when_one_of_the_two_is_tucked_under_a_card() -> None:
    """CR-21."""
    battle = entangled()

    tuck(battle.table, battle["lioness"], battle["rhinoceros"])
    battle.chooses("end_phase")

    assert battle.in_discard("chant-entangling")
    assert abilities(battle, "border-archer") == {"prepare", "swift-shot"}


def test_who_lived_by_an_entangled_imbued_life_falls_when_it_ends_and_pays_nobody() -> None:
    """CR-10."""
    battle = entangled(damage=4)

    assert battle.at("border-archer") == (2, 3)
    battle.ends_phases_until("magic").chooses("end_phase").ends_phases_until("attack").rolls(M, M, M)
    battle.chooses("attack ollag lioness")

    assert battle.in_discard("lioness")
    assert battle.in_discard("border-archer")
    assert battle.table.magic == [5, 6]  # for the Lioness only
    assert battle.table.discard[SOUTH].count(battle["chant-entangling"]) == 1


def test_who_falls_when_entangling_is_discarded_at_the_start_of_the_turn_ends_it_only_once() -> None:
    """CR-10."""
    battle = entangled(damage=4)

    battle.ends_phases_until("magic").chooses("end_phase").ends_phases_until("magic").chooses("end_phase")

    assert battle.in_discard("border-archer")
    assert battle.table.discard[SOUTH].count(battle["chant-entangling"]) == 1
    assert battle.table.events[SOUTH] == ()


def test_an_ability_that_another_entangling_still_gives_is_kept() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 3), "lioness#2": (3, 5), "border-archer": (2, 3)},
        phase="summon",
        hands={SOUTH: "chant-entangling chant-entangling#2"},
    )
    battle.chooses("play chant-entangling", "target lioness", "target border-archer")
    battle.chooses("play chant-entangling#2", "target lioness#2", "target border-archer")

    return_to_hand(battle.table, battle["lioness"])
    battle.chooses("end_phase")

    assert battle.in_discard("chant-entangling")
    assert not battle.in_discard("chant-entangling#2")
    assert abilities(battle, "border-archer") == {"momentum", "imbued-life", "prepare", "swift-shot"}


@pytest.mark.rule("SW-ABIL-04")
def test_an_ability_gained_twice_while_its_unit_is_frozen_counts_once() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 3), "lioness#2": (3, 5), "border-archer": (2, 3)},
        north={"grognack": (4, 3)},
        phase="summon",
        hands={NORTH: "freeze", SOUTH: "chant-entangling chant-entangling#2"},
        active=NORTH,
    )
    battle.chooses("play freeze", "target border-archer").ends_phases_until("magic").chooses("end_phase")

    battle.chooses("play chant-entangling", "target lioness", "target border-archer")
    battle.chooses("play chant-entangling#2", "target lioness#2", "target border-archer")
    battle.ends_phases_until("magic").chooses("end_phase")  # the Freeze ends
    add_boost(battle.table, battle["border-archer"], 2)

    assert battle.life("border-archer") == 6


@pytest.mark.rule("SW-ABIL-04")
def test_a_printed_ability_gained_while_its_unit_is_frozen_counts_once() -> None:
    battle = GivenBattle(south={"abua-shi": (1, 4), "miti-mumway": (2, 3)}, boost={"miti-mumway": 2})
    battle.table.frozen = (battle["miti-mumway"],)

    gain_ability(battle.table, battle["miti-mumway"], ("imbued-strength",))
    battle.table.frozen = ()

    assert battle.strength("miti-mumway") == 3
    assert battle.table.gained == {}


@pytest.mark.rule("SW-EVT-06")
def test_an_ability_mimicked_too_is_kept_until_the_end_of_the_turn_when_entangling_ends() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 3), "mind-witch": (2, 3), "lioness#2": (3, 4)},
        phase="summon",
        hands={SOUTH: "chant-entangling"},
        boost={"mind-witch": 1},
    )
    assert "mimic" in abilities(battle, "mind-witch")

    battle.chooses("play chant-entangling", "target lioness", "target mind-witch", "end_phase")
    battle.chooses("resolve mind-witch mimic", "target lioness#2", "decline")
    return_to_hand(battle.table, battle["lioness"])
    battle.ends_phases_until("build")

    assert battle.in_discard("chant-entangling")
    assert "imbued-life" in abilities(battle, "mind-witch")
    battle.ends_phases_until("magic").chooses("end_phase")
    assert "imbued-life" not in abilities(battle, "mind-witch")


def test_what_entangling_gives_outlasts_the_same_ability_given_until_the_end_of_the_turn() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "undead-warrior": (3, 3), "lioness": (2, 3)},
        phase="summon",
        hands={SOUTH: "chant-entangling chant-power"},
        boost={"lioness": 2},
    )

    battle.chooses("play chant-entangling", "target lioness", "target undead-warrior").ends_phases_until("attack")
    battle.chooses("play chant-power", "target lioness")
    assert battle.strength("lioness") == 5
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.table.active == NORTH
    assert battle.boost("lioness") == 0  # Blood Fury, which she has too, took her boost
    assert "imbued-strength" in abilities(battle, "lioness")


def test_a_common_entangled_with_an_ice_golem_is_a_gate_that_moves_a_space_less() -> None:
    """CR-08."""
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "ice-golem": (2, 2), "lioness": (3, 4)},
        phase="summon",
        hands={SOUTH: "chant-entangling spirit-mage"},
    )

    battle.chooses("play chant-entangling", "target ice-golem", "target lioness")

    assert battle.offers("summon spirit-mage") == {"1,2", "2,1", "2,3", "3,2", "2,4", "3,3", "3,5", "4,4"}
    battle.chooses("end_phase", "move lioness 4,4")
    assert battle.at("lioness") == (4, 4)
    assert not battle.offers("step")
