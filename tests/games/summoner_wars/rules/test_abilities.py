"""Abilities: when they work, that nobody has one twice, and what they do to strength and dice (SW-ABIL)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.effects import Lasting
from herna.engine.flow import Call, Play
from herna.games.summoner_wars.cards.shared import Preparing
from herna.games.summoner_wars.deed import Deed
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.rules.damage import Damage, discard_unit
from herna.games.summoner_wars.rules.values import END_OF_TURN
from herna.games.summoner_wars.rules.zones import enter_battlefield, gain_ability, lose_ability, return_to_hand
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Gone, Text, texts_of
from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, M, Says

# Texts that these tests give to units


class Arrives(Text):
    """After this unit has been summoned, it is boosted."""

    def after_summoned(self, table: Battlefield, me: int) -> Effects:
        return (Preparing(me, "cold-snap", table.control[me]),)


class Avenges(Text):
    """After this unit is eliminated, the enemy Summoner gets 1 damage."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        return (Avenging(me, "immolate", gone.seat),) if gone.card == me else ()


@dataclass(frozen=True, slots=True)
class Avenging(Deed):
    """The enemy Summoner gets 1 damage."""

    def order(self) -> tuple[str, ...]:
        return ("the_summoner_is_damaged",)

    def the_summoner_is_damaged(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((play.table.summoner(1 - self.seat), 1),), self.seat, self.source))


class Leads(Text):
    """Your units other than this one have more strength, or less."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return self.amount if unit != me and not table.enemy(unit, table.control[me]) else 0


class Stronger(Text):
    """This unit has strength +2."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return 2


class Lends(Text):
    """Your units have Imbued Strength."""

    def grants(self, table: Battlefield, me: int, unit: int) -> str:
        return "" if table.enemy(unit, table.control[me]) else "imbued-strength"


class Influences(Text):
    """Spend 1 boost of this unit: the dice of one of your units are rolled again."""

    def rerolls(self, table: Battlefield, me: int, roller: int) -> bool:
        return table.boost[me] > 0 and not table.enemy(roller, table.control[me])


# When they work


@pytest.mark.rule("SW-ABIL-01")
def test_abilities_stand_on_unit_cards_and_every_unit_has_one() -> None:
    units = {key for key, printed in PRINTED.items() if printed.unit()}
    able = {key for key, printed in PRINTED.items() if printed.abilities}

    assert able - units == {"gate", "starting-gate"}  # what a gate is for, is written as if it were one
    assert units <= able


@pytest.mark.rule("SW-ABIL-01")
def test_a_player_is_asked_about_an_ability_by_its_name() -> None:
    battle = GivenBattle(south={"jarmund": (3, 3)}, north={"fanessa": (5, 3)}, dice=(MR, MR, MR))

    battle.chooses("attack jarmund fanessa")

    assert battle.play.ask is not None
    assert battle.play.ask.arguments == {"effect": "momentum", "card": battle["jarmund"]}


@pytest.mark.rule("SW-ABIL-02")
def test_an_ability_works_while_its_unit_is_on_the_battlefield_and_nowhere_else(says: Says) -> None:
    says("cold-snap", Leads(1))
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "ollag": (3, 5)},
        hands={SOUTH: "ollag#2"},
        draws={SOUTH: "ollag#3"},
        discards={SOUTH: "ollag#4"},
    )

    assert battle.strength("makeinda-ru") == 2 + 1
    return_to_hand(battle.table, battle["ollag"])
    assert battle.strength("makeinda-ru") == 2


@pytest.mark.rule("SW-ABIL-02")
def test_an_ability_works_when_its_unit_has_just_been_summoned(says: Says) -> None:
    says("cold-snap", Arrives())
    battle = GivenBattle(south={"gate": (2, 3)}, phase="summon", hands={SOUTH: "ollag"})

    battle.chooses("summon ollag 3,3")

    assert battle.boost("ollag") == 1


@pytest.mark.rule("SW-ABIL-02")
def test_an_ability_works_when_its_unit_that_is_also_a_structure_has_just_been_built(says: Says) -> None:
    says("slow", Arrives())
    battle = GivenBattle(south={}, phase="build", hands={SOUTH: "ice-golem"})

    battle.chooses("build ice-golem 2,2")

    assert battle.boost("ice-golem") == 1


@pytest.mark.rule("SW-ABIL-02")
def test_an_ability_works_immediately_after_its_units_elimination(says: Says) -> None:
    says("immolate", Avenges())
    battle = GivenBattle(south={"makeinda-ru": (3, 3)}, north={"hellfire-cultist": (5, 3)}, dice=(MR, MR))

    battle.chooses("attack makeinda-ru hellfire-cultist")

    assert battle.in_discard("hellfire-cultist")
    assert (battle.damage("svara"), battle.damage("sneeks")) == (1, 0)


@pytest.mark.rule("SW-ABIL-03")
def test_an_ability_does_not_work_when_its_unit_is_placed_without_being_summoned(says: Says) -> None:
    says("cold-snap", Arrives())
    battle = GivenBattle(south={}, phase="summon", hands={SOUTH: "ollag"})

    battle.table.take_from_hand(SOUTH, battle["ollag"])
    enter_battlefield(battle.table, battle["ollag"], space_at(3, 3), SOUTH)
    battle.chooses("end_phase")

    assert battle.at("ollag") == (3, 3)
    assert battle.boost("ollag") == 0


@pytest.mark.rule("SW-ABIL-03")
@pytest.mark.parametrize("how", ["returned", "discarded"])
def test_an_ability_does_not_work_when_its_unit_leaves_without_being_eliminated(says: Says, how: str) -> None:
    says("immolate", Avenges())
    battle = GivenBattle(south={}, north={"hellfire-cultist": (5, 3)}, phase="move")

    if how == "returned":
        return_to_hand(battle.table, battle["hellfire-cultist"])
    else:
        discard_unit(battle.play, battle["hellfire-cultist"])
    battle.chooses("end_phase")

    assert battle.at("hellfire-cultist") is None
    assert battle.damage("svara") == 0


# Twice is once


@pytest.mark.rule("SW-ABIL-04")
def test_a_unit_that_gains_an_ability_it_has_does_not_have_it_twice() -> None:
    battle = GivenBattle(
        south={"ollag": (4, 4)},
        north={"royal-guardian": (4, 3), "deceiver": (5, 4)},
        boost={"royal-guardian": 2},
        phase="move",
    )
    guardian = battle["royal-guardian"]

    gain_ability(battle.table, guardian, ("engage", "imbued-strength"))
    gain_ability(battle.table, guardian, ("imbued-strength",))
    battle.chooses("move ollag 3,4", "stop")

    assert battle.damage("ollag") == 1 + 1  # once by each unit with Engage
    assert battle.strength("royal-guardian") == 1 + 2
    assert texts_of(battle.table, guardian).count("engage") == 1


@pytest.mark.rule("SW-ABIL-04")
def test_a_unit_that_is_lent_an_ability_by_several_has_it_once(says: Says) -> None:
    says("cold-snap", Lends())
    battle = GivenBattle(
        south={"miti-mumway": (3, 3), "makeinda-ru": (3, 4), "ollag": (3, 5), "ollag#2": (3, 6)},
        boost={"miti-mumway": 2, "makeinda-ru": 2},
    )

    assert battle.strength("makeinda-ru") == 2 + 2  # lent twice
    assert battle.strength("miti-mumway") == 1 + 2  # printed, and lent twice


@pytest.mark.rule("SW-ABIL-05")
def test_base_abilities_are_the_printed_ones_and_not_those_gained() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "makeinda-ru": (3, 5)})
    bear, makeinda = battle["bear-cavalry"], battle["makeinda-ru"]
    gain_ability(battle.table, bear, ("flight",))

    gain_ability(battle.table, makeinda, battle.table.printed(bear).abilities)

    assert {"trample", "flight"} <= set(texts_of(battle.table, bear))
    assert "trample" in texts_of(battle.table, makeinda)
    assert "flight" not in texts_of(battle.table, makeinda)


@pytest.mark.rule("SW-ABIL-05")
def test_a_unit_that_loses_what_it_gained_keeps_its_base_abilities() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "border-archer": (4, 3), "gate": (3, 4)}, phase="move")
    gain_ability(battle.table, battle["bear-cavalry"], ("flight",))
    assert "3,4" in battle.offers("move bear-cavalry")  # over the gate

    lose_ability(battle.table, battle["bear-cavalry"], ("flight", "trample"))

    assert "3,4" not in battle.offers("move bear-cavalry")
    assert "4,3" in battle.offers("move bear-cavalry")  # through the common


# Strength and dice


@pytest.mark.rule("SW-ABIL-06")
def test_base_strength_is_the_printed_number_whatever_changes_the_strength(says: Says) -> None:
    says("cold-snap", Leads(1))
    battle = GivenBattle(south={"miti-mumway": (3, 3), "ollag": (3, 5)}, boost={"miti-mumway": 3})

    assert battle.strength("miti-mumway") == 5
    assert battle.table.printed(battle["miti-mumway"]).strength == 1


@pytest.mark.rule("SW-ABIL-07")
def test_strength_is_the_base_with_all_that_is_added_and_taken(says: Says) -> None:
    says("cold-snap", Leads(-1))
    says("greater-frost-bolt", Leads(2))
    says("riposte", Stronger())
    battle = GivenBattle(
        south={"fanessa": (3, 3), "ollag": (3, 5), "nadiana": (1, 5)}, north={"gate": (4, 3)}, dice=(M,) * 9
    )
    battle.table.lasting.append(Lasting("strength", battle["fanessa"], 3, battle["fanessa"], END_OF_TURN))

    battle.chooses("attack fanessa gate")

    assert battle.rolled() == [(battle["fanessa"], 3 + 2 - 1 + 2 + 3, 0, 0)]


@pytest.mark.rule("SW-ABIL-07")
def test_strength_never_falls_below_zero_and_an_attack_with_none_rolls_no_dice(says: Says) -> None:
    says("cold-snap", Leads(-5))
    battle = GivenBattle(south={"makeinda-ru": (3, 3), "ollag": (1, 5)}, north={"gate": (4, 3)})

    assert battle.strength("makeinda-ru") == 0
    battle.chooses("attack makeinda-ru gate")

    assert battle.damage("gate") == 0
    assert battle.table.provoked


@pytest.mark.rule("SW-ABIL-08")
def test_of_dice_rolled_again_the_new_result_stands(says: Says) -> None:
    says("cold-snap", Influences())
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "ollag": (1, 5)}, north={"gate": (5, 3)}, boost={"ollag": 1}, dice=(MR, MR, M, RS)
    )

    battle.chooses("attack makeinda-ru gate")
    assert battle.offered() == {"reroll ollag", "decline"}
    battle.chooses("reroll ollag")

    assert battle.boost("ollag") == 0
    assert battle.damage("gate") == 1  # not the two hits of the first roll


@pytest.mark.rule("SW-ABIL-08")
def test_a_roll_that_is_not_repeated_stands(says: Says) -> None:
    says("cold-snap", Influences())
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "ollag": (1, 5)}, north={"gate": (5, 3)}, boost={"ollag": 1}, dice=(MR, MR)
    )

    battle.chooses("attack makeinda-ru gate", "decline")

    assert (battle.boost("ollag"), battle.damage("gate")) == (1, 2)


@pytest.mark.rule("SW-ABIL-08")
def test_without_an_effect_that_allows_it_nothing_is_rolled_again(says: Says) -> None:
    says("cold-snap", Influences())
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3)}, north={"gate": (5, 3), "ollag": (8, 1)}, boost={"ollag": 2}, dice=(M, M)
    )

    battle.chooses("attack makeinda-ru gate")

    assert battle.damage("gate") == 0
    assert battle.asked() == SOUTH
    assert "end_phase" in battle.offered()


@pytest.mark.rule("SW-ABIL-09")
def test_several_effects_may_repeat_the_same_roll_one_after_another(says: Says) -> None:
    says("cold-snap", Influences())
    says("greater-frost-bolt", Influences())
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "ollag": (1, 5), "nadiana": (1, 3)},
        north={"gate": (5, 3)},
        boost={"ollag": 1, "nadiana": 2},
        dice=(M, M, M, M, M, RS, MR, RS),
    )

    battle.chooses("attack makeinda-ru gate", "reroll ollag")
    assert battle.offered() == {"reroll nadiana", "decline"}
    battle.chooses("reroll nadiana", "reroll nadiana")

    assert len(battle.told("rolled")) == 4
    assert battle.damage("gate") == 2
    assert battle.table.control[battle["gate"]] == NORTH
