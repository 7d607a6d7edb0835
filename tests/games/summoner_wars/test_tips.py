"""Tips of Summoner Wars: each in a position where it is due, and in one where it is not."""

from typing import Any

from herna.games.summoner_wars.given import MR, GivenBattle
from tests.kit.tips import is_due

END = "end_phase"


def in_turn(number: int, phase: str, hand: str, south: str = "starting-gate 3,3", **given: Any) -> GivenBattle:
    """South's turn of that number, in a phase; nothing was done in the turns before."""
    battle = GivenBattle(south=south, active=1, phase="magic", hands={0: hand}, **given)
    for _ in range(12 * number):
        if len(battle.told("turn_began")) == 2 * number - 1 and battle.table.phase == phase:
            return battle
        battle.chooses(END)
    raise AssertionError(f"turn {number} never came to {phase}")


def test_ending_the_attack_phase_without_an_attack() -> None:
    near: dict[str, Any] = {"south": "bear-cavalry 4,3 frost-mage 4,4", "north": "smeg 5,3 ollag 5,4"}
    assert is_due(GivenBattle(**near), 1, END)
    assert is_due(GivenBattle(**near, dice=(MR, MR, MR)).chooses("attack bear-cavalry frost-mage"), 1, END)
    assert not is_due(GivenBattle(**near, dice=(MR, MR, MR)).chooses("attack bear-cavalry smeg"), 1, END)
    assert not is_due(GivenBattle(south="bear-cavalry 2,3", north="smeg 5,3"), 1, END)


def test_ending_the_move_phase_out_of_everybodys_reach() -> None:
    assert is_due(GivenBattle(south="bear-cavalry 2,3", north="smeg 5,3", phase="move"), 2, END)
    assert is_due(GivenBattle(south="frost-mage 2,3", north="smeg 7,3", phase="move"), 2, END)
    assert is_due(GivenBattle(south="bear-cavalry 2,3 starting-gate 5,5", north="smeg 5,3", phase="move"), 2, END)
    assert not is_due(GivenBattle(south="bear-cavalry 1,3", north="smeg 8,3", phase="move"), 2, END)
    assert not is_due(GivenBattle(south="frost-mage 2,3", north="smeg 5,3", phase="move"), 2, END)
    assert not is_due(GivenBattle(south="bear-cavalry 4,3", north="smeg 5,3", phase="move"), 2, END)


def test_ending_the_summon_phase_for_the_second_time_with_a_unit_to_summon() -> None:
    assert is_due(in_turn(2, "summon", "ice-smith"), 3, END)
    assert not is_due(in_turn(1, "summon", "ice-smith"), 3, END)
    assert not is_due(in_turn(2, "summon", "bear-cavalry", magic=(0, 0)), 3, END)
    assert not is_due(in_turn(2, "summon", "gate", draws={0: "ice-smith"}), 3, END)  # it has just been drawn


def test_ending_the_build_phase_with_a_gate_in_hand_and_a_weak_one_in_play() -> None:
    def build(**given: Any) -> GivenBattle:
        return GivenBattle(phase="build", hands={0: "gate"}, **{"south": "starting-gate 3,3"} | given)

    assert is_due(build(damage={"starting-gate": 5}), 4, END)
    assert is_due(build(south=""), 4, END)
    assert not is_due(build(damage={"starting-gate": 4}), 4, END)
    assert not is_due(build(south="starting-gate 3,3 gate#2 3,4", damage={"starting-gate": 5}), 4, END)
    assert not is_due(GivenBattle(south="", phase="build", hands={0: "ice-smith"}), 4, END)


def test_attacking_your_own_card() -> None:
    battle = GivenBattle(south="bear-cavalry 4,3 frost-mage 4,4", north="smeg 5,3")
    assert is_due(battle, 5, "attack bear-cavalry frost-mage")
    assert not is_due(battle, 5, "attack bear-cavalry smeg")


def test_a_shot_that_your_card_blocks() -> None:
    assert is_due(GivenBattle(south="frost-mage 4,3 bear-cavalry 5,3", north="smeg 6,3"), 6)
    assert not is_due(GivenBattle(south="frost-mage 4,3", north="smeg 6,3"), 6)
    assert not is_due(GivenBattle(south="frost-mage 4,3 bear-cavalry 5,3", north="smeg 8,3"), 6)
    assert not is_due(GivenBattle(south="frost-mage 4,3 bear-cavalry 5,3", north="smeg 6,3 ollag 4,4"), 6)
    assert not is_due(GivenBattle(south="frost-mage 4,3 bear-cavalry 5,3", north="smeg 6,3", phase="move"), 6)


def test_discarding_for_magic_that_is_full() -> None:
    assert is_due(GivenBattle(phase="magic", hands={0: "ice-smith"}, magic=(15, 0)), 7, "discard ice-smith")
    assert not is_due(GivenBattle(phase="magic", hands={0: "ice-smith"}, magic=(14, 15)), 7, "discard ice-smith")


def test_discarding_a_champion_or_the_only_gate_early() -> None:
    magic = GivenBattle(phase="magic", hands={0: "nadiana gate ice-smith"})
    assert is_due(magic, 8, "discard nadiana")
    assert is_due(magic, 8, "discard gate")
    assert not is_due(magic, 8, "discard ice-smith")
    assert not is_due(GivenBattle(phase="magic", hands={0: "gate gate#2"}), 8, "discard gate")
    assert not is_due(in_turn(3, "magic", "nadiana"), 8, "discard nadiana")


def test_an_event_that_stays_in_hand() -> None:
    damaged: dict[str, Any] = {"damage": {"svara": 2}}
    event = GivenBattle(hands={0: "ice-repair"}, south="starting-gate 3,3", **damaged, phase="summon")
    phase = next(p for p in ("summon", "move", "build", "attack", "magic") if event.ends_phases_until(p).offers("play"))
    assert is_due(in_turn(3, phase, "ice-repair", **damaged), 9, END)
    assert not is_due(in_turn(2, phase, "ice-repair", **damaged), 9, END)
    assert not is_due(in_turn(3, phase, "ice-smith", **damaged), 9, END)


def test_attacking_a_common_instead_of_the_summoner_who_might_fall() -> None:
    def duel(damage: int) -> GivenBattle:
        return GivenBattle(south="bear-cavalry 5,3", north="sneeks 6,3 horde-slinger 5,4", damage={"sneeks": damage})

    assert is_due(duel(8), 10, "attack bear-cavalry horde-slinger")
    assert not is_due(duel(8), 10, "attack bear-cavalry sneeks")
    assert not is_due(duel(7), 10, "attack bear-cavalry horde-slinger")
    helped = GivenBattle(
        south="frost-mage 1,1 bear-cavalry 5,3", north="sneeks 6,3 horde-slinger 5,4", damage={"sneeks": 8}
    )
    assert is_due(helped, 10, "attack bear-cavalry horde-slinger")
