"""Abilities that several factions share."""

from herna.games.summoner_wars.given import MR, NORTH, SOUTH, GivenBattle, M
from tests.games.summoner_wars.rows import gains, given, prove, row, then, until

# Imbued Strength


def test_imbued_strength_is_1_for_each_boost_and_at_most_5() -> None:
    def strength(boost: int) -> int:
        return GivenBattle(south={"blarf": (3, 3)}, boost={"blarf": boost}, phase="build").strength("blarf")

    assert [strength(boost) for boost in (0, 1, 5, 6)] == [0, 1, 5, 5]


test_what_follows_from_a_position = prove(
    row("momentum boosts once a turn after attacking an enemy unit",
        given("jarmund 3,3", "beast-rider 5,3", dice=(6, 6, 6)), "attack jarmund beast-rider", "accept",
        then({"boost jarmund": 1})),
    row("swift shot spends a boost for an extra attack outside the limit",
        given("border-archer 3,3", "ollag 5,3", boost={"border-archer": 1}, dice=(MR, MR, MR, MR)),
        "attack border-archer ollag", "accept", "attack border-archer ollag",
        then({"damage ollag": 4, "boost border-archer": 0, "attack_slots": 1, "offers attack border-archer": set()})),
    # Engage
    row("engage does not answer a step from afar an own unit or its own move: from afar",
        given("ollag 4,3", "royal-guardian 6,3", phase="move"), "move ollag 5,3", "stop", then({"damage ollag": 0})),
    row("engage does not answer a step from afar an own unit or its own move: own",
        given("ember-mage 4,3 royal-guardian 5,3", phase="move"), "move ember-mage 3,3", "stop",
        then({"damage ember-mage": 0})),
    row("engage does not answer a step from afar an own unit or its own move: itself",
        given("royal-guardian 4,3", "ollag 5,3", phase="move"), "move royal-guardian 3,3", "stop",
        then({"damage ollag": 0})),
    # the second step began beyond its reach
    row("engage damages an enemy unit on every step away from an adjacent space",
        given("beast-rider 4,3", "royal-guardian 5,3", phase="move"), "move beast-rider 3,3", "step 2,3",
        then({"damage beast-rider": 1})),
    # SW-GAP-20: from one Royal Guardian to the next, and away from that one too.
    row("engage answers each step separately",
        given("ollag 4,3", "royal-guardian 5,3 royal-guardian#2 3,4", phase="move"), "move ollag 3,3", "step 2,3",
        then({"damage ollag": 2})),
    # SW-GAP-27; the magic goes to the one who controls the unit that engages.
    row("a unit that engage eliminates stops there and its move has no consequences",
        given("ember-archer 4,3", "royal-guardian 5,3 ollag 3,5", damage={"ember-archer": 1}, phase="move"),
        "move ember-archer 3,3",
        then({"in_discard ember-archer": True, "damage ollag": 0, "magic": [5, 6], "may end_phase": True})),
    # CR-13.
    # 1 by the attack, 1 by each Royal Guardian
    row("engage answers a forced step", given("royal-guardian 3,3 royal-guardian#2 4,4", "ollag 4,3", dice=(M,)),
        "attack royal-guardian ollag", "force ollag 5,3", then({"damage ollag": 3})),
    # The gate is shifted from a space beside the Royal Guardian to one that is not.
    row("engage does not answer the steps of a structure",
        given("svara 2,3 gate 4,3", "royal-guardian 5,3", phase="move"), "move svara 3,3", "stop", "target gate",
        "force gate 4,2", then({"damage gate": 0, "told damaged": []})),
    # Trample
    # it cannot stop on the Beast Rider
    row("trample goes through commons of both sides and damages them after the move",
        given("bear-cavalry 3,3 frost-mage 3,4", "beast-rider 4,3", phase="move"), "move bear-cavalry 4,3",
        then({"offered": {"step 5,3", "step 4,2", "step 4,4", "step 3,3"}, "damage beast-rider": 0}), "step 5,3",
        then({"at bear-cavalry": (5, 3), "damage beast-rider": 1, "damage frost-mage": 0})),
    row("trample damages own commons too", given("bear-cavalry 3,3 frost-mage 3,4", phase="move"),
        "move bear-cavalry 3,4", "step 3,5", then({"damage frost-mage": 1})),
    # SW-GAP-35: an Ice Golem is a common too.
    row("trample does not go through champions summoners and structures but through an ice golem",
        given("bear-cavalry 3,3 ice-golem 2,3 gate 3,2", "ollag 4,3 sneeks 3,4", phase="move"),
        then({"offers move bear-cavalry": {"2,3"}})),
    row("trample twice over one common damages it once", "SW-MOVE-08", "SW-MOVE-10",
        given("rhinoceros 3,3 bear-cavalry 4,3", phase="move", boost={"rhinoceros": 2}), "move rhinoceros 4,3",
        "step 5,3", "step 4,3", "step 3,3", then({"at rhinoceros": (3, 3), "damage bear-cavalry": 1})),
    row("who tramples back and forth does not trample itself", "SW-MOVE-08",
        given("rhinoceros 3,3 bear-cavalry 5,3", phase="move", boost={"rhinoceros": 2}), "move rhinoceros 4,3",
        "step 5,3", "step 4,3", "stop", then({"damage rhinoceros": 0, "damage bear-cavalry": 1})),
    row("a common that trample eliminates gains magic if it was an enemy",
        given("bear-cavalry 3,3", "horde-slinger 4,3", phase="move"), "move bear-cavalry 4,3", "step 5,3",
        then({"in_discard horde-slinger": True, "magic": [6, 5]})),
    # Relentless
    row("relentless units attack besides the three and only once",
        given("smasher 4,1 smasher#2 4,2 smasher#3 4,3 smasher#4 4,4 horde-slinger 3,6",
            "gate 5,1 gate#2 5,2 gate#3 5,3 gate#4 5,4 ollag 5,6", dice=(M,) * 14), "attack horde-slinger ollag",
        then({"attack_slots": 0, "offers attack horde-slinger": set()}), "attack smasher gate",
        "attack smasher#2 gate#2", "attack smasher#3 gate#3", then({"attack_slots": 3, "offers attack": set()})),
    row("a relentless unit may attack after three others",
        given("smasher 4,1 smasher#2 4,2 smasher#3 4,3 horde-slinger 3,6", "gate 5,1 gate#2 5,2 gate#3 5,3 ollag 5,6",
            dice=(M,) * 12), "attack smasher gate", "attack smasher#2 gate#2", "attack smasher#3 gate#3",
        then({"offers attack": {"horde-slinger ollag"}})),
    # Prepare
    # SW-MOVE-13.
    row("a unit that has moved cannot prepare and one without an empty space can: moved",
        given("border-archer 3,3", phase="move"), "move border-archer 3,4", "stop",
        then({"offers instead_of_moving": set()})),
    row("a unit that has moved cannot prepare and one without an empty space can: walled",
        given("border-archer 1,6 gate 1,5", "ollag 2,6", phase="move"),
        then({"offers move border-archer": set(), "offers instead_of_moving": {"border-archer prepare"}})),
    # SW-MOVE-11, -12: it counts as the unit's move.
    row("prepare boosts the unit instead of moving it", given("border-archer 3,3", phase="move"),
        "instead_of_moving border-archer prepare",
        then({"boost border-archer": 1, "offers move border-archer": set(), "offers instead_of_moving": set(),
            "names moved": "border-archer"})),
    # SW-MOVE-11.
    row("a fourth unit cannot prepare",
        given("border-archer 3,1 border-archer#2 3,3 border-archer#3 3,5 border-archer#4 1,6", phase="move"),
        "instead_of_moving border-archer prepare", "instead_of_moving border-archer#2 prepare",
        "instead_of_moving border-archer#3 prepare", then({"offered": {"end_phase"}})),
    # Flight
    row("flight goes 1 space farther and through any objects but does not end on one",
        given("gwalark 3,3 gate 4,3", "ollag 5,3 sneeks 8,6", phase="move"), "move gwalark 4,3",
        then({"may stop": False}), "step 5,3", then({"may stop": False}), "step 6,3",
        then({"at gwalark": (6, 3), "damage ollag": 0, "asked": SOUTH, "may end_phase": True})),
    row("a flying unit does not step onto an object from which it cannot get off",
        given("gwalark 3,3", "ollag 5,2", phase="move"), "move gwalark 3,2",
        then({"offers step": {"2,2", "4,2", "3,1", "3,3"}}), "step 4,2", then({"offers step": {"3,2", "4,1", "4,3"}})),
    # Guarded
    row("guarded lets the first attack of a turn add at most 1 damage",
        given("ember-mage 3,3", "beast-rider 4,3 beast-rider#2 3,4", active=NORTH, dice=(M,) * 6),
        "attack beast-rider ember-mage", then({"damage ember-mage": 1}), "attack beast-rider#2 ember-mage",
        then({"in_discard ember-mage": True})),
    row("guarded is used up by a first attack that adds nothing",
        given("ember-mage 3,3", "frost-shaman 5,3 beast-rider 3,4", active=NORTH, dice=(MR, MR, MR, M, M, M)),
        "attack frost-shaman ember-mage", then({"damage ember-mage": 0}), "attack beast-rider ember-mage",
        then({"in_discard ember-mage": True})),
    row("guarded holds again in the next turn and against own attacks too",
        given("ember-mage 3,3 smasher 3,2", "horde-slinger 5,3", active=NORTH, dice=(M, M, M, M, M, M)),
        "attack horde-slinger ember-mage", "end_phase", "end_phase", then({"damage ember-mage": 0}), until("attack"),
        "attack smasher ember-mage", then({"damage ember-mage": 1})),
    row("guarded does not lessen damage that is no attack",
        given("maldaria 1,4", "ember-mage 2,4", hands={SOUTH: "burn"}, phase="move"), "play burn", "target ember-mage",
        then({"in_discard ember-mage": True})),
    # Far Shot
    row("far shot reaches 4 spaces in a clear line: battle",
        given("wind-archer 2,2 svara 1,1", "ollag 6,2 gate 2,4 beast-rider 2,6"),
        then({"offers attack wind-archer": {"ollag", "gate"}})),
    row("far shot reaches 4 spaces in a clear line: too far", given("wind-archer 2,2", "ollag 7,2"),
        then({"offers attack wind-archer": set()})),
    # SW-TIME-10: spending the boost is optional, the attack that follows is not.
    row("an extra attack that was paid for is made",
        given("border-archer 3,3", "ollag 5,3", boost={"border-archer": 1}, dice=(MR, MR, MR, MR)),
        "attack border-archer ollag", "accept", then({"offered": {"attack border-archer ollag"}})),
    # SW-GAP-31: what follows a move needs its unit on the battlefield when it is resolved.
    row("a unit that fell before its trample is resolved tramples nobody",
        given("ice-golem 3,3", "beast-rider 4,3 hellfire-cultist 5,4", phase="summon", hands={SOUTH: "ice-ram"},
            damage={"ice-golem": 4, "hellfire-cultist": 1}), gains("ice-golem", "trample", "flight"), "play ice-ram",
        "end_phase", "move ice-golem 4,3", "step 5,3", "resolve ice-ram ice-ram", "target hellfire-cultist",
        then({"in_discard ice-golem": True, "damage beast-rider": 0})),
    # Podusání: "Všechny jednotky, skrz něž pohyb proběhl"; Flight lets it go through champions and gates too.
    row("a trampling unit that flies damages every unit it went through",
        given("mind-witch 3,3 gwalark 2,3", "bear-cavalry 3,5 ollag 4,3 gate 5,3", phase="move"), "target bear-cavalry",
        "move mind-witch 4,3", "step 5,3", "step 6,3", then({"damage ollag": 1, "damage gate": 0})),
)  # fmt: skip
