"""The cards of the Cave Goblins."""

from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.table import DECK_SIZE
from tests.games.summoner_wars.rows import gains, given, prove, row, then, until

# Sly, the ability of Sneeks


def test_sly_is_not_offered_without_a_0_cost_unit_nor_in_another_phase_nor_in_the_enemys_turn() -> None:
    nobody = GivenBattle(south={"sneeks": (1, 1), "beast-rider": (5, 5)}, north={"svara": (8, 6)})
    assert not nobody.offers("use")

    for phase in ("summon", "move", "build", "magic"):
        other = GivenBattle(south={"sneeks": (1, 1), "horde-climber": (5, 5)}, north={"svara": (8, 6)}, phase=phase)
        assert not other.offers("use")

    enemys = GivenBattle(south={"sneeks": (1, 1), "horde-climber": (5, 5)}, north={"svara": (8, 6)}, active=NORTH)
    assert not enemys.offers("use")


# Beast Rider: Charge


def test_charge_adds_strength_from_3_spaces_on() -> None:
    strengths = {}
    for space in ("3,3", "4,3", "5,3", "6,3"):
        battle = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")
        strengths[space] = battle.chooses(f"charge beast-rider {space}").strength("beast-rider")

    assert strengths == {"3,3": 3, "4,3": 3, "5,3": 4, "6,3": 4}


test_what_follows_from_a_position = prove(
    # Sly, the ability of Sneeks
    row("sneeks swaps places with a 0 cost unit anywhere",
        given("sneeks 1,1 horde-slinger 7,6 blarf 2,2 smeg 3,3 horde-climber 1,2 horde-clinger 4,4 beast-rider 5,5 "
            "the-eater 3,1 gate 1,6", "svara 8,6 horde-slinger#2 6,1", boost={"horde-slinger": 1},
            damage={"sneeks": 2}), "suffer", "use sneeks sly",
        then({"offered": {"target horde-slinger", "target blarf", "target smeg", "target horde-climber",
            "target horde-clinger"}}), "target horde-slinger",
        then({"at sneeks": (7, 6), "at horde-slinger": (1, 1), "damage sneeks": 2, "boost horde-slinger": 1})),
    row("sly is used once per turn", given("sneeks 1,1 horde-climber 5,5", "svara 8,6"), "use sneeks sly",
        "target horde-climber", then({"offers use": set()})),
    # CR-12.
    row("sly may be used between attacks and both keep their attack status",
        given("sneeks 1,1 horde-climber 6,6", "svara 7,6 ollag 1,2", dice=(M,)), "attack horde-climber svara",
        "use sneeks sly", "target horde-climber",
        then({"offers attack sneeks": {"svara"}, "offers attack horde-climber": set()})),
    # CR-13.
    row("a swap is not answered by engage", given("sneeks 4,4 horde-climber 1,1", "svara 8,6 citadel-knight 5,4"),
        "use sneeks sly", "target horde-climber", then({"damage sneeks": 0, "damage horde-climber": 0})),
    # Beast Rider: Charge
    row("a normal move of 3 straight spaces makes it stronger too and a bent one does not: straight",
        given("beast-rider 2,3", phase="move"), gains("beast-rider", "flight"), "move beast-rider 3,3", "step 4,3",
        "step 5,3", then({"strength beast-rider": 4})),
    row("a normal move of 3 straight spaces makes it stronger too and a bent one does not: bent",
        given("beast-rider 2,3", phase="move"), gains("beast-rider", "flight"), "move beast-rider 3,3", "step 4,3",
        "step 4,4", then({"strength beast-rider": 3})),
    row("a beast rider may still move normally and is then no stronger", given("beast-rider 2,3", phase="move"),
        "move beast-rider 3,3", "step 4,3", then({"at beast-rider": (4, 3), "strength beast-rider": 3})),
    row("the strength of a charge ends with the turn", given("beast-rider 2,3", phase="move"), "charge beast-rider 5,3",
        *["end_phase"] * 4, then({"active": NORTH, "strength beast-rider": 3, "controller beast-rider": SOUTH})),
    # CR-20.
    row("fewer spaces lower a charge and extra spaces do not raise it",
        given("beast-rider 1,3 beast-rider#2 1,5", phase="move"), gains("beast-rider", "slow"),
        gains("beast-rider#2", "flight"),
        then({"may charge beast-rider 5,3": False, "may charge beast-rider#2 5,5": True,
            "may charge beast-rider#2 6,5": False},
            lambda battle: battle.offers("charge beast-rider") >= {"2,3", "3,3", "4,3"})),
    # Horde Climber: Climb
    row("a climber moves 3 spaces through structures of both sides",
        given("horde-climber 3,3 gate 4,3", "gate#2 5,3", phase="move"), "move horde-climber 4,3", "step 5,3",
        then({"offered": {"step 6,3", "step 5,2", "step 5,4"}}), "step 6,3",
        then({"at horde-climber": (6, 3), "damage gate#2": 0})),
    # CR-19, SW-GAP-35.
    row("a climber may pass an ice golem", given("horde-climber 3,3", "ice-golem 4,3", phase="move"),
        "move horde-climber 4,3", "step 5,3", "stop", then({"at horde-climber": (5, 3)})),
    # two more gates lie beyond it, and only behind one of them is an empty space within 3
    row("a climber may neither pass units nor end on a structure",
        given("horde-climber 1,3 gate 1,4 gate#2 1,5 gate#3 2,4 smeg 1,2 gate#4 1,6 gate#5 2,5", "beast-rider 2,3",
            phase="move"), then({"offers move horde-climber": {"1,4"}}), "move horde-climber 1,4",
        then({"offered": {"step 1,3", "step 2,4"}})),
    # Horde Clinger: Immobile, Cling
    row("a clinger cannot move but can be forced and swapped",
        given("sneeks 1,1 horde-clinger 3,3", "svara 8,6", phase="move", hands={SOUTH: "sneak"}),
        then({"offers move horde-clinger": set()}), "play sneak", "target horde-clinger", "force horde-clinger 4,3",
        then({"at horde-clinger": (4, 3)}), until("attack"), "use sneeks sly", "target horde-clinger",
        then({"at horde-clinger": (1, 1)})),
    # SW-MOVE-14.
    row("an immobile unit cannot do something instead of moving", given("horde-clinger 3,3", phase="move"),
        gains("horde-clinger", "prepare"), then({"offers instead_of_moving": set()})),
    row("a clinger may follow an own unit that began its move beside it",
        given("beast-rider 2,3 horde-clinger 2,4 gate 5,3", phase="move"), "charge beast-rider 4,3",
        then({"offered": {"pick_space 3,3", "pick_space 4,2", "pick_space 4,4", "decline"}}), "pick_space 4,4",
        then({"at horde-clinger": (4, 4), "names moved": "beast-rider"})),
    row("a clinger need not follow", given("beast-rider 2,3 horde-clinger 2,4", phase="move"), "charge beast-rider 4,3",
        "decline", then({"at horde-clinger": (2, 4)})),
    row("a clinger follows no unit that only came to it nor one that began diagonally",
        given("beast-rider 2,2 horde-climber 3,5 horde-clinger 2,4", phase="move"), "charge beast-rider 2,3",
        then({"may end_phase": True}), "move horde-climber 4,5", "stop", then({"may end_phase": True})),
    row("a unit that gained cling does not follow itself", given("beast-rider 2,3", phase="move"),
        gains("beast-rider", "cling"), "charge beast-rider 3,3", then({"may end_phase": True})),
    row("a clinger follows no enemy", given("horde-clinger 4,4", "beast-rider 5,4", phase="move", active=NORTH),
        "charge beast-rider 7,4", then({"asked": NORTH, "may end_phase": True})),
    # SW-FORCE-02, SW-GAP-27.
    row("a clinger follows neither a forced unit nor one that fell on its way",
        given("horde-climber 4,4 horde-slinger 2,4 horde-clinger 3,4", "citadel-knight 4,5", phase="move",
            hands={SOUTH: "sneak"}, damage={"horde-climber": 2}), "play sneak", "target horde-slinger",
        "force horde-slinger 1,4", "done", then({"may end_phase": True}), "move horde-climber 4,3",
        then({"in_discard horde-climber": True, "may end_phase": True})),
    # CR-01.
    row("a clinger without an empty space beside the moved unit stays",
        given("svara 8,1 horde-climber 1,1 horde-clinger 2,1 gate 1,2 gate#2 2,3 gate#3 1,4", phase="move"),
        "move horde-climber 1,2", "step 1,3", then({"at horde-climber": (1, 3), "may end_phase": True})),
    # CR-11.
    row("several clingers follow the same move one after another",
        given("beast-rider 2,3 horde-clinger 2,4 horde-clinger#2 2,2", phase="move"), "charge beast-rider 4,3",
        then({"offered": {"resolve horde-clinger cling", "resolve horde-clinger#2 cling"}}),
        "resolve horde-clinger#2 cling", "pick_space 4,4", then({"offers pick_space": {"5,3", "3,3", "4,2"}}),
        "pick_space 3,3", then({"at horde-clinger#2": (4, 4), "at horde-clinger": (3, 3)})),
    # CR-11.
    row("one clinger may follow each of several moves",
        given("beast-rider 2,3 horde-climber 4,5 horde-clinger 2,4", phase="move"), "charge beast-rider 4,3",
        "pick_space 4,4", "move horde-climber 5,5", "stop", "pick_space 6,5", then({"at horde-clinger": (6, 5)})),
    # CR-13.
    row("placing a clinger is not answered by engage",
        given("beast-rider 2,3 horde-clinger 2,4", "citadel-knight 2,5", phase="move"), "charge beast-rider 4,3",
        "pick_space 5,3", then({"damage horde-clinger": 0})),
    # Blarf: Blood Runes
    row("blarf is boosted for 1 magic at the start of the attack phase", given("blarf 3,3", phase="build"), "end_phase",
        then({"offered": {"pay_magic", "suffer"}}), "pay_magic",
        then({"boost blarf": 1, "damage blarf": 0, "strength blarf": 1, "magic south": 4})),
    row("blarf gets 1 damage if nothing is paid", given("blarf 3,3", phase="build"), "end_phase", "suffer",
        then({"boost blarf": 0, "damage blarf": 1, "magic south": 5})),
    # SW-GAP-22.
    row("without magic blarf gets the damage unasked", given("blarf 3,3", phase="build", magic=(0, 5)), "end_phase",
        then({"damage blarf": 1, "may end_phase": True})),
    # SW-GAP-17.
    row("blarf can fall by its own runes without magic for anyone",
        given("blarf 3,3", phase="build", damage={"blarf": 5}), "end_phase", "suffer",
        then({"in_discard blarf": True, "magic": [5, 5]})),
    row("blarf carves no runes in the enemys attack phase", given("blarf 3,3", phase="build", active=NORTH),
        "end_phase", then({"asked": NORTH, "damage blarf": 0})),
    # Smeg: Magic Junkie
    row("at the start of the turn smeg costs 1 magic", given("smeg 3,3", phase="magic", active=NORTH), "end_phase",
        then({"asked": SOUTH, "offered": {"pay_magic", "suffer"}}), "pay_magic",
        then({"magic": [4, 5], "at smeg": (3, 3), "phase": "summon"})),
    # CR-16.
    row("smeg is discarded if nothing is paid which is no elimination", given("smeg 3,3", phase="magic", active=NORTH),
        "end_phase", "suffer",
        then({"in_discard smeg": True, "magic": [5, 5], "told eliminated": [], "story discarded": ["smeg"]})),
    # SW-GAP-22.
    row("without magic smeg is discarded unasked", given("smeg 3,3", phase="magic", active=NORTH, magic=(0, 5)),
        "end_phase", then({"in_discard smeg": True, "phase": "summon"})),
    row("smeg costs nothing at the start of the enemys turn", given("smeg 3,3", phase="magic"), "end_phase",
        then({"asked": NORTH, "magic": [5, 5], "at smeg": (3, 3)})),
    # The Eater: Feed the Eater
    row("an eater that eliminated a unit is not hungry even if it was an own one: enemy",
        given("the-eater 4,4 smeg 4,3", "horde-climber 5,4", dice=(M, M, M, M, M)), "attack the-eater horde-climber",
        "end_phase", then({"at the-eater": (4, 4), "phase": "magic"})),
    row("an eater that eliminated a unit is not hungry even if it was an own one: own",
        given("the-eater 4,4 horde-climber 4,3 frost-mage 5,5", "ollag 6,5", dice=(M, M, M, M, M, RS)),
        "attack the-eater horde-climber", "attack frost-mage ollag", "end_phase",
        then({"at the-eater": (4, 4), "phase": "magic"})),
    # SW-GAP-26.
    row("your summoner may be fed to the eater and the game is lost",
        given("sneeks 4,3 the-eater 4,4", "svara 8,6 ollag 5,4", dice=(RS, RS, RS, RS, RS)), "attack the-eater ollag",
        "end_phase", "pick_card sneeks", then({"winners": (NORTH,)})),
    row("a hungry eater is fed with an own unit beside it or discarded",
        given("the-eater 4,4 horde-climber 4,3 smeg 3,4 gate 4,5 blarf 2,4", "ollag 5,4", dice=(RS, RS, RS, RS, RS)),
        "suffer", "attack the-eater ollag", "end_phase",
        then({"offered": {"pick_card horde-climber", "pick_card smeg", "pick_card the-eater"}}),
        "pick_card horde-climber",
        then({"in_discard horde-climber": True, "at the-eater": (4, 4), "magic": [5, 5], "told eliminated": [],
            "phase": "magic"})),
    row("the eater itself may be discarded",
        given("the-eater 4,4 horde-climber 4,3", "ollag 5,4", dice=(RS, RS, RS, RS, RS)), "attack the-eater ollag",
        "end_phase", "pick_card the-eater", then({"in_discard the-eater": True, "at horde-climber": (4, 3)})),
    row("a hungry eater alone is discarded unasked",
        given("the-eater 4,4 horde-climber 3,3", "ollag 5,4", dice=(RS, RS, RS, RS, RS)), "attack the-eater ollag",
        "end_phase", then({"in_discard the-eater": True, "phase": "magic"})),
    row("a structure or a unit that another eliminated does not feed the eater",
        given("the-eater 4,4 horde-slinger 3,3", "gate 5,4 horde-slinger#2 6,3", dice=(M, M, M, M, M, MR, MR)),
        "attack the-eater gate", "attack horde-slinger horde-slinger#2", "end_phase",
        then({"in_discard the-eater": True, "magic south": 7})),
    # CR-05.
    # the last card of all lies on the battlefield
    row("a unit that falls by no cards doing is nobodys kill", "SW-DMG-03",
        given("royal-guardian 3,3", "horde-slinger 4,3", phase="move", active=NORTH),
        lambda battle: battle.table.put(2 * DECK_SIZE - 1, space_at(8, 1)), "move horde-slinger 5,3",
        then({"in_discard horde-slinger": True, "fed": ()})),
    row("a unit saved by unrelenting does not feed the eater",
        given("horde-climber 5,4", "the-eater 4,4", phase="magic", hands={SOUTH: "unrelenting"}, dice=(M, M, M, M, M)),
        "play unrelenting", "end_phase", until("attack"), "attack the-eater horde-climber", "end_phase",
        then({"in_hand horde-climber": True, "in_discard the-eater": True, "magic": [4, 5]})),
    # Beast Rider: Charge
    # SW-DX-15.
    row("beast rider charges 1 to 4 clear straight spaces in one move",
        given(south={"beast-rider": (2, 3)}, phase="move"), then({"offers charge beast-rider": {"3,3", "4,3", "5,3",
        "6,3"} | {"1,3", "2,2", "2,1", "2,4", "2,5", "2,6"}}), "charge beast-rider 6,3", then({"at beast-rider": (6, 3),
        "strength beast-rider": 4}, lambda battle: battle.table.moved == (battle["beast-rider"],),
        lambda battle: not battle.offers("charge"), lambda battle: not battle.offers("move beast-rider"))),
    # SW-DX-15.
    row("an object in the way stops a charge", given(south={"beast-rider": (2, 3), "gate": (4, 3)}, phase="move"),
        then(lambda battle: "3,3" in battle.offers("charge beast-rider"),
        lambda battle: not battle.offers("charge beast-rider") & {"4,3", "5,3", "6,3"})),
)  # fmt: skip
