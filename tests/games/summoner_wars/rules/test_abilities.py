"""Abilities: when they work, that nobody has one twice, and what they do to strength and dice (SW-ABIL)."""

from dataclasses import dataclass

import pytest

from herna.engine.effects import Lasting
from herna.engine.flow import Call, Play
from herna.games.summoner_wars.cards.shared import Preparing
from herna.games.summoner_wars.deeds import Deed
from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M, Says
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.rules.damage import Damage, discard_unit
from herna.games.summoner_wars.rules.zones import enter_battlefield, gain_ability, lose_ability, return_to_hand
from herna.games.summoner_wars.table import STRENGTHENED, UNTIL_END_OF_TURN, Battlefield
from herna.games.summoner_wars.texts import Effects, Gone, Text, texts_of
from tests.games.summoner_wars.rows import gains, given, notes, prove, row, texts, then

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


@pytest.mark.rule("SW-ABIL-05")
def test_base_abilities_are_the_printed_ones_and_not_those_gained() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "makeinda-ru": (3, 5)})
    bear, makeinda = battle["bear-cavalry"], battle["makeinda-ru"]
    gain_ability(battle.table, bear, ("flight",))

    gain_ability(battle.table, makeinda, battle.table.printed(bear).abilities)

    assert {"trample", "flight"} <= set(texts_of(battle.table, bear))
    assert "trample" in texts_of(battle.table, makeinda)
    assert "flight" not in texts_of(battle.table, makeinda)


test_what_follows_from_a_position = prove(
    # When they work
    row("a player is asked about an ability by its name", "SW-ABIL-01",
        given("jarmund 3,3", "fanessa 5,3", dice=(MR, MR, MR)), "attack jarmund fanessa",
        then(lambda battle: battle.play.ask is not None
            and battle.play.ask.arguments == {"effect": "momentum", "card": battle["jarmund"]})),
    row("an ability works while its unit is on the battlefield and nowhere else", "SW-ABIL-02",
        texts({"cold-snap": Leads(1)}),
        given("makeinda-ru 3,3 ollag 3,5", hands={SOUTH: "ollag#2"}, draws={SOUTH: "ollag#3"},
            discards={SOUTH: "ollag#4"}), then({"strength makeinda-ru": 2 + 1}),
        lambda battle: return_to_hand(battle.table, battle["ollag"]), then({"strength makeinda-ru": 2})),
    row("an ability works when its unit has just been summoned", "SW-ABIL-02", texts({"cold-snap": Arrives()}),
        given("gate 2,3", phase="summon", hands={SOUTH: "ollag"}), "summon ollag 3,3", then({"boost ollag": 1})),
    row("an ability works when its unit that is also a structure has just been built", "SW-ABIL-02",
        texts({"slow": Arrives()}), given(phase="build", hands={SOUTH: "ice-golem"}), "build ice-golem 2,2",
        then({"boost ice-golem": 1})),
    row("an ability works immediately after its units elimination", "SW-ABIL-02", texts({"immolate": Avenges()}),
        given("makeinda-ru 3,3", "hellfire-cultist 5,3", dice=(MR, MR)), "attack makeinda-ru hellfire-cultist",
        then({"in_discard hellfire-cultist": True, "damage svara": 1, "damage sneeks": 0})),
    row("an ability does not work when its unit is placed without being summoned", "SW-ABIL-03",
        texts({"cold-snap": Arrives()}), given(phase="summon", hands={SOUTH: "ollag"}),
        lambda battle: battle.table.take_from_hand(SOUTH, battle["ollag"]),
        lambda battle: enter_battlefield(battle.table, battle["ollag"], space_at(3, 3), SOUTH), "end_phase",
        then({"at ollag": (3, 3), "boost ollag": 0})),
    # Twice is once
    # lent twice
    # printed, and lent twice
    row("a unit that is lent an ability by several has it once", "SW-ABIL-04", texts({"cold-snap": Lends()}),
        given("miti-mumway 3,3 makeinda-ru 3,4 ollag 3,5 ollag#2 3,6", boost={"miti-mumway": 2, "makeinda-ru": 2}),
        then({"strength makeinda-ru": 2 + 2, "strength miti-mumway": 1 + 2})),
    # over the gate
    # through the common
    row("a unit that loses what it gained keeps its base abilities", "SW-ABIL-05",
        given("bear-cavalry 3,3 border-archer 4,3 gate 3,4", phase="move"), gains("bear-cavalry", "flight"),
        then({"may move bear-cavalry 3,4": True}),
        lambda battle: lose_ability(battle.table, battle["bear-cavalry"], ("flight", "trample")),
        then({"may move bear-cavalry 3,4": False, "may move bear-cavalry 4,3": True})),
    # Strength and dice
    row("strength is the base with all that is added and taken", "SW-ABIL-07",
        texts({"cold-snap": Leads(-1), "greater-frost-bolt": Leads(2), "riposte": Stronger()}),
        given("fanessa 3,3 ollag 3,5 nadiana 1,5", "gate 4,3", dice=(M,) * 9),
        lambda battle: battle.table.lasting.append(Lasting(STRENGTHENED, battle["fanessa"], 3, battle["fanessa"],
            UNTIL_END_OF_TURN)), "attack fanessa gate",
        then(lambda battle: battle.rolled() == [(battle["fanessa"], 3 + 2 - 1 + 2 + 3, 0, 0)])),
    row("base strength is the printed number whatever changes the strength", "SW-ABIL-06",
        texts({"cold-snap": Leads(1)}), given("miti-mumway 3,3 ollag 3,5", boost={"miti-mumway": 3}),
        then({"strength miti-mumway": 5}, lambda battle: battle.table.printed(battle["miti-mumway"]).strength == 1)),
    row("strength never falls below zero and an attack with none rolls no dice", "SW-ABIL-07",
        texts({"cold-snap": Leads(-5)}),
        given("makeinda-ru 3,3 ollag 1,5", "gate 4,3"), then({"strength makeinda-ru": 0}), "attack makeinda-ru gate",
        then({"damage gate": 0}, lambda battle: battle.table.provoked)),
    # not the two hits of the first roll
    row("of dice rolled again the new result stands", "SW-ABIL-08", texts({"cold-snap": Influences()}),
        given("makeinda-ru 3,3 ollag 1,5", "gate 5,3", boost={"ollag": 1}, dice=(MR, MR, M, RS)),
        "attack makeinda-ru gate", then({"offered": {"reroll ollag", "decline"}}), "reroll ollag",
        then({"boost ollag": 0, "damage gate": 1})),
    row("a roll that is not repeated stands", "SW-ABIL-08", texts({"cold-snap": Influences()}),
        given("makeinda-ru 3,3 ollag 1,5", "gate 5,3", boost={"ollag": 1}, dice=(MR, MR)), "attack makeinda-ru gate",
        "decline", then({"boost ollag": 1, "damage gate": 2})),
    row("without an effect that allows it nothing is rolled again", "SW-ABIL-08", texts({"cold-snap": Influences()}),
        given("makeinda-ru 3,3", "gate 5,3 ollag 8,1", boost={"ollag": 2}, dice=(M, M)), "attack makeinda-ru gate",
        then({"damage gate": 0, "asked": SOUTH, "may end_phase": True})),
    row("several effects may repeat the same roll one after another", "SW-ABIL-09",
        texts({"cold-snap": Influences(), "greater-frost-bolt": Influences()}),
        given("makeinda-ru 3,3 ollag 1,5 nadiana 1,3", "gate 5,3", boost={"ollag": 1, "nadiana": 2},
            dice=(M, M, M, M, M, RS, MR, RS)), "attack makeinda-ru gate", "reroll ollag",
        then({"offered": {"reroll nadiana", "decline"}}), "reroll nadiana", "reroll nadiana",
        then({"damage gate": 2, "times rolled": 4, "controller gate": NORTH})),
    # Twice is once
    row("a unit that gains an ability it has does not have it twice", "SW-ABIL-04", given(south={"ollag": (4, 4)},
        north={"royal-guardian": (4, 3), "deceiver": (5, 4)}, boost={"royal-guardian": 2}, phase="move"),
        notes(guardian=lambda battle: battle["royal-guardian"]),
        lambda battle: gain_ability(battle.table, battle.noted["guardian"], ("engage", "imbued-strength")),
        lambda battle: gain_ability(battle.table, battle.noted["guardian"], ("imbued-strength",)), "move ollag 3,4",
        "stop",
        # once by each unit with Engage
        then({"damage ollag": 1 + 1, "strength royal-guardian": 1 + 2},
        lambda battle: texts_of(battle.table, battle.noted["guardian"]).count("engage") == 1)),
)  # fmt: skip
