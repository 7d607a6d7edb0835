"""The units of the Phoenix Elves."""

from dataclasses import dataclass

from herna.engine.flow import Play
from herna.games.summoner_wars.deeds import Deed
from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.rules.zones import remove_boost
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.games.summoner_wars.rows import gains, given, prove, row, texts, then


class PiercesAll(Text):
    """This unit may attack through anything."""

    def attack_through(self, table: Battlefield, me: int, other: int) -> bool:
        return True


class LosesBoost(Text):
    """This unit loses 1 boost at the end of its player's Attack phase."""

    def end_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (LosingBoost(me, "cold-snap", table.control[me]),) if phase == "attack" else ()


@dataclass(frozen=True, slots=True)
class LosingBoost(Deed):
    """The boost is lost."""

    def order(self) -> tuple[str, ...]:
        return ("the_boost_is_lost",)

    def the_boost_is_lost(self, play: Play[Battlefield]) -> None:
        remove_boost(play.table, self.source)


# Royal Guardian


def test_shove_does_not_force_summoners_structures_own_units_or_what_has_fallen() -> None:
    def after_attack(target: str, side: int) -> GivenBattle:
        sides: list[dict[str, tuple[int, int]]] = [{"royal-guardian": (3, 3)}, {}]
        sides[side][target] = (4, 3)
        battle = GivenBattle(south=sides[0], north=sides[1], dice=(M,))
        return battle.chooses(f"attack royal-guardian {target}")

    for target, side in (("sneeks", NORTH), ("gate", NORTH), ("ember-mage", SOUTH), ("horde-slinger", NORTH)):
        assert "end_phase" in after_attack(target, side).offered()


test_what_follows_from_a_position = prove(
    # Queen Maldaria
    # CR-01: without an empty space the effect cannot be chosen.
    row("call protection needs a boost and an empty space: unboosted",
        given("maldaria 1,4 ember-mage 6,1", "ollag 4,4", dice=(M, M, M, M)), "attack maldaria ollag", "decline",
        "end_phase", then({"phase": "magic"})),
    row("call protection needs a boost and an empty space: walled",
        given("maldaria 1,1 gate 1,2 ember-mage 6,1", "ollag 2,1", boost={"maldaria": 1}, dice=(M, M, M, M)),
        "attack maldaria ollag", "decline", "end_phase", then({"phase": "magic"})),
    row("call protection spends a boost to place an own common beside the summoner",
        given("maldaria 1,4 ember-mage 6,1 fanessa 5,5", "ollag 4,4 beast-rider 7,1", dice=(MR, MR, M, M)),
        "attack maldaria ollag", "accept", "end_phase", then({"offered": {"target ember-mage", "decline"}}),
        "target ember-mage", then({"offered": {"pick_space 2,4", "pick_space 1,3", "pick_space 1,5"}}),
        "pick_space 1,5", then({"at ember-mage": (1, 5), "boost maldaria": 0, "phase": "magic"})),
    row("call protection may be declined and then costs nothing",
        given("maldaria 1,4 ember-mage 6,1", "ollag 4,4", boost={"maldaria": 1}, dice=(M, M, M, M)),
        "attack maldaria ollag", "decline", "end_phase", "decline",
        then({"at ember-mage": (6, 1), "boost maldaria": 1})),
    row("call protection ends no other phase",
        given("maldaria 1,4 ember-mage 6,1", boost={"maldaria": 1}, phase="build"), "end_phase",
        then({"phase": "attack", "boost maldaria": 1})),
    row("call protection and the inaction penalty come in the order that the active player chooses",
        given("maldaria 1,4 ember-mage 6,1", boost={"maldaria": 1}), "end_phase",
        then({"offered": {"resolve maldaria call-protection", "resolve maldaria inaction"}})),
    row("call protection that is due has no effect if the boost has been lost meanwhile", "SW-BOOST-04",
        texts({"cold-snap": LosesBoost()}),
        given("maldaria 1,4 ember-mage 6,1", "ollag 4,4", boost={"maldaria": 1}, dice=(M, M, M, M)),
        gains("maldaria", "cold-snap"), "attack maldaria ollag", "decline", "end_phase",
        "resolve maldaria cold-snap", then({"phase": "magic", "boost maldaria": 0, "at ember-mage": (6, 1)})),
    # Ember Archer
    row("quick shot damages a unit of either side in a clear straight line after a move",
        given("ember-archer 3,3 royal-guardian 3,6 gate 1,4", "beast-rider 6,4 ollag 7,4 horde-slinger 3,2",
            phase="move"), "move ember-archer 3,4", "stop",
        then({"offered": {"target beast-rider", "target royal-guardian", "target horde-slinger", "decline"}}),
        "target beast-rider", then({"damage beast-rider": 1, "told attacked": []})),
    row("quick shot reaches 3 spaces and not behind another object",
        given("ember-archer 3,3 gate 3,5", "beast-rider 7,4 ollag 3,6", phase="move"), "move ember-archer 3,4", "stop",
        then({"asked": SOUTH, "offers target": set(), "may end_phase": True})),
    row("quick shot may be aimed at the enemy summoner", given("svara 1,4", "ember-archer 4,4", phase="move",
        active=NORTH), "move ember-archer 3,4", "stop", "target svara", then({"damage svara": 1})),
    row("quick shot that eliminates an enemy gains magic", given("ember-archer 3,3", "horde-slinger 5,4", phase="move"),
        "move ember-archer 3,4", "stop", "target horde-slinger",
        then({"in_discard horde-slinger": True, "magic": [6, 5]})),
    # Ember Beast
    row("wildfire does nothing in other phases and in the opponents move phase: building",
        given("ember-beast 3,3", "beast-rider 3,4", phase="build"), then({"damage beast-rider": 0})),
    row("wildfire does nothing in other phases and in the opponents move phase: theirs",
        given("ember-beast 3,3", "beast-rider 3,4", phase="move", active=NORTH), then({"damage beast-rider": 0})),
    # SW-GAP-28: all damage is added first.
    row("units that wildfire damages fall together",
        given("ember-beast 3,3", "horde-slinger 3,4 horde-slinger#2 3,2", phase="move"),
        then({"in_discard horde-slinger": True, "in_discard horde-slinger#2": True, "magic": [7, 5]},
            lambda battle: [told[0] for told in battle.told("damaged")] == [battle["horde-slinger#2"],
                battle["horde-slinger"]])),
    row("born of fire lets the beast be summoned beside own ember units besides gates",
        given("ember-mage 4,4 royal-guardian 4,1 gate 1,6", "ember-archer 7,2 beast-rider 5,4",
            hands={SOUTH: "ember-beast ember-mage#2"}, phase="summon"),
        then({"offers summon ember-beast": {"3,4", "4,3", "4,5", "1,5", "2,6"},
            "offers summon ember-mage#2": {"1,5", "2,6"}})),
    row("wildfire damages every enemy unit beside the beast at the start of your own move phase",
        given("ember-beast 3,3 royal-guardian 2,3", "beast-rider 3,4 gate 4,3 ollag 3,2 horde-climber 4,4",
            phase="move"),
        then({"damage beast-rider": 1, "damage ollag": 1, "damage gate": 0, "damage royal-guardian": 0,
            "damage horde-climber": 0})),
    row("the active player orders the wildfires of two beasts",
        given("ember-beast 3,3 ember-beast#2 3,5", "beast-rider 3,4", phase="move"), "resolve ember-beast#2 wildfire",
        then({"damage beast-rider": 2})),
    # Royal Guardian
    row("shove may force the enemy common or champion that was attacked",
        given("royal-guardian 3,3 ember-mage 4,2", "beast-rider 4,3", dice=(M,)), "attack royal-guardian beast-rider",
        then({"asked": SOUTH, "offered": {"force beast-rider 5,3", "force beast-rider 4,4", "decline"}}),
        "force beast-rider 5,3", then({"at beast-rider": (5, 3)})),
    # CR-13: forced steps trigger Engage; Royal Guardian has both.
    row("a step away by shove is answered by engage", given("royal-guardian 3,3", "ollag 4,3", dice=(M,)),
        "attack royal-guardian ollag", "force ollag 5,3", then({"damage ollag": 2})),
    # SW-GAP-31: its text needs it on the battlefield when it is resolved.
    row("a guardian that riposte eliminates shoves nobody",
        given("royal-guardian 3,3", "fanessa 4,3", damage={"royal-guardian": 3}, dice=(M,)),
        "attack royal-guardian fanessa", "resolve fanessa riposte",
        then({"in_discard royal-guardian": True, "offers force": set(), "may end_phase": True})),
    row("shove may be declined", given("royal-guardian 3,3", "ollag 4,3", dice=(M,)), "attack royal-guardian ollag",
        "decline", then({"at ollag": (4, 3)})),
    # Fanessa
    row("riposte does not answer own units nor when fanessa has fallen: own",
        given("fanessa 3,3 ember-beast 3,4", dice=(M, M, M)), "attack ember-beast fanessa",
        then({"damage ember-beast": 0})),
    row("riposte does not answer own units nor when fanessa has fallen: fallen",
        given("fanessa 3,3", "beast-rider 4,3", damage={"fanessa": 7}, active=NORTH, dice=(M, M, M)),
        "attack beast-rider fanessa", then({"damage beast-rider": 0, "in_discard fanessa": True})),
    row("riposte damages an adjacent enemy that has attacked fanessa",
        given("fanessa 3,3", "beast-rider 4,3", active=NORTH, dice=(M, M, M)), "attack beast-rider fanessa",
        then({"damage fanessa": 3, "damage beast-rider": 1})),
    row("riposte that eliminates the attacker gains magic for fanessas player",
        given("fanessa 3,3", "beast-rider 4,3", damage={"beast-rider": 2}, active=NORTH, dice=(M, M, M)),
        "attack beast-rider fanessa", then({"in_discard beast-rider": True, "magic": [6, 5]})),
    row("riposte does not answer an attack from afar",
        given("fanessa 3,3", "horde-slinger 5,3", active=NORTH, dice=(MR, MR)), "attack horde-slinger fanessa",
        then({"damage fanessa": 2, "at horde-slinger": (5, 3)})),
    # SW-GAP-36: her new Summoner is no enemy of hers any more.
    row("fanessa does not strike back at the one who has captured her",
        given("fanessa 3,3", "tacullu 4,3", damage={"fanessa": 8}, active=NORTH, dice=(MR, MR, MR)),
        "attack tacullu fanessa", "accept", then({"damage tacullu": 0})),
    row("fanessa strikes back at the one who could have captured her and did not hit hard enough",
        given("fanessa 3,3", "tacullu 4,3", active=NORTH, dice=(MR, MR, MR)), "attack tacullu fanessa",
        then({"damage tacullu": 1})),
    # Fire Drake
    # CR-19: a two-class card is a unit wherever a text says unit.
    row("fire breath does not go through structures but through an ice golem: gate",
        given("fire-drake 2,3 gate 3,3", "ollag 5,3"), then({"offers attack fire-drake": {"gate"}})),
    row("fire breath does not go through structures but through an ice golem: golem",
        given("fire-drake 2,3", "ice-golem 3,3 ollag 5,3"), then({"offers attack fire-drake": {"ice-golem", "ollag"}})),
    row("protector lets the drake be summoned beside your own summoner besides gates",
        given("maldaria 5,3 gate 1,1 ember-mage 5,4", hands={SOUTH: "fire-drake"}, magic=(8, 5), phase="summon"),
        then({"offers summon fire-drake": {"4,3", "6,3", "5,2", "1,2", "2,1"}})),
    row("fire breath attacks through units and special symbols burn those in between",
        given("fire-drake 2,3 royal-guardian 3,3", "beast-rider 4,3 ollag 5,3", dice=(RS, RS, MR, M)),
        then({"offers attack fire-drake": {"royal-guardian", "beast-rider", "ollag"}}), "attack fire-drake ollag",
        then({"damage ollag": 3, "damage royal-guardian": 2, "damage beast-rider": 2})),
    row("fire breath without special symbols burns nobody in between",
        given("fire-drake 2,3", "beast-rider 4,3 ollag 5,3", dice=(MR, MR, MR, M)), "attack fire-drake ollag",
        then({"damage ollag": 3, "damage beast-rider": 0})),
    row("fire breath burns no structure in between even if the unit may attack through that too",
        texts({"command": PiercesAll()}),
        given("fire-drake 2,3 gate 3,3", "beast-rider 4,3 ollag 5,3", dice=(RS, RS, MR, M)),
        gains("fire-drake", "command"), "attack fire-drake ollag",
        then({"damage gate": 0, "damage beast-rider": 2, "damage ollag": 3})),
    row("fire breath eliminates units in between in the same batch with magic for enemies only",
        given("fire-drake 2,3 ember-archer 3,3", "beast-rider 4,3 horde-slinger 5,3", damage={"beast-rider": 1},
            dice=(RS, RS, MR, M)), "attack fire-drake horde-slinger",
        then({"magic": [7, 5]}, lambda battle: battle.table.units(SOUTH) == [battle["svara"], battle["fire-drake"]],
            lambda battle: battle.table.units(NORTH) == [battle["sneeks"]])),
    # Holleas
    row("fiery summon lets ember units be summoned beside holleas",
        given("holleas 5,3 gate 1,1", "beast-rider 6,3", hands={SOUTH: "ember-mage royal-guardian"}, phase="summon"),
        then({"offers summon ember-mage": {"4,3", "5,2", "5,4", "1,2", "2,1"},
            "offers summon royal-guardian": {"1,2", "2,1"}})),
    row("ignite gives strength to own ember units beside holleas",
        given("holleas 4,3 ember-mage 4,4 ember-archer 5,4 royal-guardian 3,3", "ember-beast 5,3"),
        then({"strength ember-mage": 3, "strength ember-archer": 2, "strength royal-guardian": 1,
            "strength ember-beast": 3, "strength holleas": 3})),
)  # fmt: skip
