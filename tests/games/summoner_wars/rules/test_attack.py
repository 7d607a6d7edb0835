"""Attacking: who attacks whom and how often, the dice, what comes after, instead of and besides it (SW-ATK)."""

import pytest

from herna.games.summoner_wars.cards.shared import ExtraAttack
from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Text
from tests.games.summoner_wars.rows import controls, freezes, gains, given, phases, prove, row, texts, then, until
from tests.kit.invented import FOUR_BEARS, FOUR_GATES, MISS, Burst, Command, Rest, Scorch, Weary


class Piercing(Text):
    """This unit attacks through units."""

    def attack_through(self, table: Battlefield, me: int, other: int) -> bool:
        return table.is_unit(other)


class Glass(Text):
    """Ranged units attack through this card."""

    def lets_attack_through(self, table: Battlefield, me: int, attacker: int) -> bool:
        return True


class Sting(Text):
    """When this unit attacks, each special symbol adds 1 damage."""

    def hits_added(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int:
        return special if attacker == me else 0


class Strife(Text):
    """A common of the enemies makes an extra attack."""

    def effect(self, table: Battlefield, me: int, seat: int) -> ExtraAttack:
        return ExtraAttack(next(unit for unit in table.units(1 - seat) if table.is_common(unit)), "strife", seat)


# Targets


@pytest.mark.rule("SW-ATK-07")
@pytest.mark.parametrize("space", [(4, 3), (5, 3)])
@pytest.mark.parametrize(
    ("seat", "between"), [(SOUTH, "bear-cavalry"), (SOUTH, "gate"), (NORTH, "horde-climber"), (NORTH, "gate")]
)
def test_any_object_between_blocks_a_ranged_attack(seat: int, between: str, space: tuple[int, int]) -> None:
    south, north = {"gwalark": (3, 3)}, {"beast-rider": (6, 3)}
    (south, north)[seat][between] = space

    battle = GivenBattle(south, north)

    assert battle.offers("attack gwalark") == {between}


test_what_follows_from_a_position = prove(
    # Who attacks
    row("up to three different units attack in an attack phase", "SW-ATK-01",
        given(FOUR_BEARS, FOUR_GATES, dice=MISS * 3),
        then({"may attack bear-cavalry#4 gate#4": True, "may end_phase": True}), "attack bear-cavalry gate",
        "attack bear-cavalry#2 gate#2", "attack bear-cavalry#3 gate#3", then({"offered": {"end_phase"}})),
    row("only units that the active player controls attack", "SW-ATK-01",
        given("bear-cavalry 4,3", "beast-rider 5,3 horde-climber 5,4"),
        then({"asked": SOUTH, "offers attack beast-rider": set()}), controls(SOUTH, "beast-rider"),
        then({"offers attack beast-rider": {"bear-cavalry", "horde-climber"}})),
    row("a unit attacks whether it has moved this turn or not", "SW-ATK-02",
        given("bear-cavalry 2,3 bear-cavalry#2 3,5", "gate 4,3 gate#2 4,5", phase="move", dice=MISS * 2),
        "move bear-cavalry 3,3", "stop", until("attack"), "attack bear-cavalry#2 gate#2", "attack bear-cavalry gate",
        then({"story attacked": ["bear-cavalry#2 gate#2", "bear-cavalry gate"]})),
    row("a unit attacks once in each attack phase", "SW-ATK-03",
        given("bear-cavalry 3,3 bear-cavalry#2 3,4", "gate 4,3 gate#2 4,4", dice=MISS), "attack bear-cavalry gate",
        then({"offers attack bear-cavalry": set(), "may attack bear-cavalry#2 gate#2": True}), phases(10),
        then({"may attack bear-cavalry gate": True})),
    row("a structure does not attack but a unit that is also one does", "SW-ATK-21",
        given("gate 3,3 ice-golem 3,5", "beast-rider 4,3 bear-cavalry 4,5", dice=(M, RS)),
        then({"offers attack gate": set()}), "attack ice-golem bear-cavalry",
        then({"dice_rolled": 2, "damage bear-cavalry": 1})),
    # Three steps
    row("an attack declares its target then rolls then adds damage", "SW-ATK-04",
        given("bear-cavalry 3,3", "gate 4,3", dice=(M, M, RS)), then({"dice_rolled": 0}), "attack bear-cavalry gate",
        then(lambda battle: battle.play.log is not None
            and [event.whole for event in battle.play.log.events] == [("attacked", battle["bear-cavalry"],
                battle["gate"]), ("rolled", battle["bear-cavalry"], 2, 1, 1, "664"), ("damaged", battle["gate"], 2)])),
    # Ruling SW-GAP-12.
    *[row(f"a unit of strength 0 attacks without dice: {lost}", "SW-ATK-09", "SW-ATK-23", texts({"weary": Weary(lost)}),
        given("bear-cavalry 3,3", "gate 4,3", dice=(M,)), gains("bear-cavalry", "weary"), "attack bear-cavalry gate",
        "end_phase", then({"dice_rolled": 0, "damage gate": 0, "damage svara": 0})) for lost in [3, 5]],
    *[row(f"every symbol of the attackers type adds 1 damage: {attacker} {dice} {damage}", "SW-ATK-10",
        given(f"{attacker} 3,3", "gate 4,3", dice=dice), f"attack {attacker} gate", then({"damage gate": damage}))
      for attacker, dice, damage in [("bear-cavalry", (MR, M, MS), 3), ("bear-cavalry", (MR, RS, RS), 1),
          ("bear-cavalry", (RS, RS, RS), 0), ("gwalark", (MR, RS, RS), 3), ("gwalark", (MR, M, MS), 1),
          ("gwalark", (M, M, MS), 0)]],
    *[row(f"special symbols do nothing unless a card says so: {abilities} {damage}", "SW-ATK-11",
        texts({"sting": Sting()}),
        given("bear-cavalry 3,3", "gate 4,3", dice=(MS, RS, RS)), gains("bear-cavalry", *abilities),
        "attack bear-cavalry gate", then({"damage gate": damage, "boost bear-cavalry": 0}))
      for abilities, damage in [((), 1), (("sting",), 4)]],
    # printed 2, and 2 for its boost
    row("an attacker rolls as many dice as its strength is now", "SW-ATK-09",
        given("undead-warrior 3,3", "gate 4,3", boost={"undead-warrior": 2}, dice=(M, M, M, M, M)),
        "attack undead-warrior gate", then({"dice_rolled": 4, "damage gate": 4})),
    # Targets
    # Derived case SW-DX-06.
    *[row(f"four spaces are too far for a ranged unit: row {line}", "SW-ATK-06",
        given("gwalark 3,3", f"beast-rider {line},3"),
        then({"offers attack gwalark": {"beast-rider"} if reached else set()}))
      for line, reached in [(4, True), (5, True), (6, True), (7, False)]],
    row("a melee unit reaches the four adjacent spaces only", "SW-ATK-05",
        given("bear-cavalry 4,3",
            "beast-rider 5,3 beast-rider#2 3,3 beast-rider#3 4,2 gate 4,4 horde-climber 5,4 horde-climber#2 6,3"),
        then({"offers attack bear-cavalry": {"beast-rider", "beast-rider#2", "beast-rider#3", "gate"}})),
    row("a melee unit does not reach over an empty space", "SW-ATK-05",
        given("bear-cavalry 4,3", "beast-rider 6,3 gate 4,5"), then({"offers attack bear-cavalry": set()})),
    row("a ranged unit reaches three spaces in a row or a column", "SW-ATK-06",
        given("gwalark 4,3",
            "beast-rider 7,3 beast-rider#2 2,3 beast-rider#3 4,2 gate 4,6 horde-climber 5,4 horde-climber#2 6,5"),
        then({"offers attack gwalark": {"beast-rider", "beast-rider#2", "beast-rider#3", "gate"}})),
    row("any unit or structure in reach may be the target but never the attacker", "SW-ATK-08",
        given("bear-cavalry 2,2 svara 1,2 gate 2,1", "beast-rider 3,2 gate#2 2,3", dice=(M, M, RS)),
        then({"offers attack bear-cavalry": {"svara", "gate", "beast-rider", "gate#2"}}), "attack bear-cavalry svara",
        then({"damage svara": 2})),
    # Rulebook, SKRZ: not even if units may attack through what stands between.
    row("a melee unit never attacks through anything", "SW-ATK-19", texts({"piercing": Piercing()}),
        given("bear-cavalry 4,3", "horde-climber 5,3 beast-rider 6,3"), gains("bear-cavalry", "piercing"),
        then({"offers attack bear-cavalry": {"horde-climber"}})),
    row("spaces that are attacked through count as empty but as distance", "SW-ATK-20", texts({"piercing": Piercing()}),
        given("gwalark 2,3 bear-cavalry 3,3", "horde-climber 4,3 beast-rider 5,3 beast-rider#2 6,3"),
        then({"offers attack gwalark": {"bear-cavalry"}}), gains("gwalark", "piercing"),
        then({"offers attack gwalark": {"bear-cavalry", "horde-climber", "beast-rider"}})),
    row("an attack through units does not go through a structure", "SW-ATK-20", texts({"piercing": Piercing()}),
        given("gwalark 2,3", "gate 3,3 beast-rider 4,3"), gains("gwalark", "piercing"),
        then({"offers attack gwalark": {"gate"}})),
    row("a text may let others attack through its own card only", "SW-ATK-20", texts({"glass": Glass()}),
        given("gwalark 2,3 gate 3,3", "gate#2 4,3 beast-rider 5,3 gate#3 2,4"),
        then({"offers attack gwalark": {"gate", "gate#3"}}), gains("gate", "glass"),
        then({"offers attack gwalark": {"gate", "gate#2", "gate#3"}})),
    # After, instead, besides
    row("a unit that may not attack does nothing instead of attacking", "SW-ATK-16", texts({"rest": Rest()}),
        given("bear-cavalry 3,3", "gate 4,3"), gains("bear-cavalry", "rest"),
        then({"offers instead_of_attacking": {"bear-cavalry rest"}}), freezes("bear-cavalry"),
        then({"offered": {"end_phase"}})),
    # Momentum follows attacks
    row("damage by an ability is not an attack", "SW-ATK-12", texts({"scorch": Scorch()}),
        given("jarmund 3,3", "beast-rider 5,3"), gains("jarmund", "scorch"), "use jarmund scorch", "target beast-rider",
        then({"damage beast-rider": 1, "told attacked": [], "told rolled": [], "may accept": False,
            "offers attack jarmund": {"beast-rider"}}), "end_phase", then({"damage svara": 1})),
    # Momentum
    row("what follows an attack comes after the damage and the elimination", "SW-ATK-13",
        given("jarmund 3,3", "beast-rider 5,3", dice=(MR, MR, MR)), "attack jarmund beast-rider",
        then({"offered": {"accept", "decline"}, "in_discard beast-rider": True, "boost jarmund": 0, "magic south": 6})),
    row("what is done instead of attacking counts as the units attack", "SW-ATK-14", texts({"rest": Rest()}),
        given(FOUR_BEARS, FOUR_GATES, dice=MISS * 2), gains("bear-cavalry", "rest"),
        "instead_of_attacking bear-cavalry rest",
        then({"boost bear-cavalry": 1, "offers attack bear-cavalry": set(), "offers instead_of_attacking": set()}),
        "attack bear-cavalry#2 gate#2", "attack bear-cavalry#3 gate#3", then({"offered": {"end_phase"}})),
    row("a unit that has attacked does nothing instead of attacking", "SW-ATK-14", texts({"rest": Rest()}),
        given("bear-cavalry 3,3", "gate 4,3", dice=MISS), gains("bear-cavalry", "rest"), "attack bear-cavalry gate",
        then({"offers instead_of_attacking": set()})),
    row("a unit without a target may do something instead of attacking", "SW-ATK-15", texts({"rest": Rest()}),
        given("bear-cavalry 3,3"), gains("bear-cavalry", "rest"), then({"offers attack": set()}),
        "instead_of_attacking bear-cavalry rest", then({"boost bear-cavalry": 1})),
    # Momentum follows attacks
    row("what is done instead of attacking is not an attack", "SW-ATK-25", texts({"rest": Rest()}),
        given("jarmund 3,3", "beast-rider 5,3", dice=(MR, MR, MR)), gains("jarmund", "rest"),
        "instead_of_attacking jarmund rest", then({"dice_rolled": 0, "told attacked": [], "may accept": False}),
        "end_phase", then({"damage svara": 1})),
    # Rulebook, NAVÍC; derived case SW-DX-14: the fourth unit has no slot for its normal attack any more.
    row("an extra attack lets a fourth unit attack", "SW-ATK-17", "SW-ATK-26", texts({"command": Command()}),
        given(FOUR_BEARS, FOUR_GATES, dice=MISS * 4), gains("bear-cavalry#3", "command"), "attack bear-cavalry gate",
        "attack bear-cavalry#2 gate#2", "attack bear-cavalry#3 gate#3", "target bear-cavalry#4",
        "attack bear-cavalry#4 gate#4", then({"offered": {"end_phase"}, "times attacked": 4})),
    # Rulebook, NAVÍC: four attacks by three units.
    row("a unit with an extra attack attacks twice beside two others", "SW-ATK-18",
        given("border-archer 3,1 bear-cavalry 3,2 bear-cavalry#2 3,3 bear-cavalry#3 3,4", FOUR_GATES,
            boost={"border-archer": 2}, dice=(M, M) * 2 + MISS * 2), "attack border-archer gate", "accept",
        "attack border-archer gate", "attack bear-cavalry gate#2", "attack bear-cavalry#2 gate#3",
        then({"offered": {"end_phase"}, "times attacked": 4})),
    row("a unit makes its normal attack after an extra one while a slot is free", "SW-ATK-26",
        texts({"command": Command()}),
        given(FOUR_BEARS, FOUR_GATES, dice=MISS * 4), gains("bear-cavalry", "command"), "attack bear-cavalry gate",
        "target bear-cavalry#2", "attack bear-cavalry#2 gate#2", "attack bear-cavalry#2 gate#2",
        "attack bear-cavalry#3 gate#3", then({"offered": {"end_phase"}, "times attacked": 4})),
    row("a unit that has attacked may still make an extra attack", "SW-ATK-26", texts({"command": Command()}),
        given(FOUR_BEARS, FOUR_GATES, dice=MISS * 4), gains("bear-cavalry#2", "command"), "attack bear-cavalry gate",
        "attack bear-cavalry#2 gate#2", "target bear-cavalry", "attack bear-cavalry gate",
        then({"offers attack bear-cavalry": set()}), "attack bear-cavalry#3 gate#3", then({"offered": {"end_phase"}})),
    # The inaction penalty
    *[row(f"who attacks nothing of the opponents has 1 damage on the summoner: {active} {summoner}", "SW-ATK-22",
        given("bear-cavalry 4,3", "beast-rider 5,3", active=active), "end_phase",
        then({"story damaged": [f"{summoner} 1"], "phase": "magic", "magic": [5, 5]}))
      for active, summoner in [(SOUTH, "svara"), (NORTH, "sneeks")]],
    *[row(f"it is the control of the target that averts the penalty: {controlled_by} {damage}", "SW-ATK-22",
        "SW-ATK-23", given("bear-cavalry 4,3 ollag 4,4", dice=MISS), controls(controlled_by, "ollag"),
        "attack bear-cavalry ollag", "end_phase", then({"damage svara": damage}))
      for controlled_by, damage in [(SOUTH, 1), (NORTH, 0)]],
    # Derived case SW-DX-13.
    row("the inaction penalty spares nobody who had no attack", "SW-ATK-22", given(), then({"offered": {"end_phase"}}),
        "end_phase", then({"damage svara": 1})),
    row("an attack that enemies make among themselves does not avert it", "SW-ATK-22", texts({"chant-power": Strife()}),
        given("", "gate 4,3 beast-rider 5,3", hands={SOUTH: "chant-power"}, dice=(M, M, M)), "play chant-power",
        "attack beast-rider gate", "end_phase", then({"damage svara": 1})),
    row("the inaction penalty comes again in every attack phase", "SW-ATK-22",
        given("bear-cavalry 4,3", "gate 5,3", dice=MISS), "attack bear-cavalry gate", phases(10), "end_phase",
        then({"damage svara": 1, "damage sneeks": 1})),
    row("an attack on the opponents object that hits nothing averts the penalty", "SW-ATK-22", "SW-ATK-23",
        given("bear-cavalry 4,3", "gate 5,3", dice=MISS), "attack bear-cavalry gate", "end_phase",
        then({"damage gate": 0, "damage svara": 0})),
    # Derived case SW-DX-04.
    row("an own object may be eliminated but pays no magic and averts no penalty", "SW-ATK-24",
        given("bear-cavalry 4,3 gate 4,4", damage={"gate": 3}, dice=(M, M, M)), "attack bear-cavalry gate", "end_phase",
        then({"in_discard gate": True, "magic": [5, 5], "damage svara": 1})),
    row("an enemy that falls with an own unit does pay", "SW-ATK-24", texts({"burst": Burst()}),
        given("gwalark 3,3 bear-cavalry 4,3", "beast-rider 5,3", damage={"bear-cavalry": 4}, dice=(MR, M, M)),
        gains("bear-cavalry", "burst"), "attack gwalark bear-cavalry", "end_phase",
        then({"in_discard bear-cavalry": True, "in_discard beast-rider": True, "damage gwalark": 3, "magic": [6, 5],
            "damage svara": 1})),
)  # fmt: skip
