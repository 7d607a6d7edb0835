"""The events of the Polar Dwarves."""

from herna.games.summoner_wars.given import NORTH, SOUTH
from tests.games.summoner_wars.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    # Ice Ram
    row("after a structure moves ice ram damages a unit beside it and may force it",
        given("ice-golem 3,3 frost-mage 4,4 gate 4,2", "beast-rider 5,3 the-eater 2,3", phase="summon",
            hands={SOUTH: "ice-ram"}), "play ice-ram", "end_phase", "move ice-golem 4,3",
        then({"offered": {"target frost-mage", "target beast-rider", "decline"}}), "target beast-rider",
        then({"damage beast-rider": 1,
            "offered": {"force beast-rider 6,3", "force beast-rider 5,2", "force beast-rider 5,4", "decline"}}),
        "force beast-rider 6,3", then({"at beast-rider": (6, 3), "may end_phase": True})),
    row("the unit that was rammed need not be forced",
        given("ice-golem 3,3", "beast-rider 5,3", phase="summon", hands={SOUTH: "ice-ram"}), "play ice-ram",
        "end_phase", "move ice-golem 4,3", "target beast-rider", "decline",
        then({"at beast-rider": (5, 3), "damage beast-rider": 1})),
    row("ice ram may be declined", given("ice-golem 3,3", "beast-rider 5,3", phase="summon", hands={SOUTH: "ice-ram"}),
        "play ice-ram", "end_phase", "move ice-golem 4,3", "decline",
        then({"damage beast-rider": 0, "may end_phase": True})),
    # SW-DMG-07.
    row("a unit that ice ram eliminates pays magic and is not forced",
        given("ice-golem 3,3", "horde-slinger 5,3", phase="summon", hands={SOUTH: "ice-ram"}), "play ice-ram",
        "end_phase", "move ice-golem 4,3", "target horde-slinger",
        then({"in_discard horde-slinger": True, "magic": [6, 5], "may end_phase": True})),
    row("forcing an ice golem with ice ram triggers it again",
        given("ice-golem 3,3 ice-golem#2 5,3", "beast-rider 6,4", phase="summon", hands={SOUTH: "ice-ram"}),
        "play ice-ram", "end_phase", "move ice-golem 4,3", "target ice-golem#2", "force ice-golem#2 5,4",
        then({"damage ice-golem#2": 1, "offered": {"target beast-rider", "decline"}})),
    # SW-GAP-05; being forced is not a move.
    row("a structure forced by svara triggers ice ram and svara forced by it shifts nothing",
        given("svara 2,3 gate 2,5", phase="summon", hands={SOUTH: "ice-ram"}), "play ice-ram", "end_phase",
        "move svara 3,3", "step 2,3", "target gate", "force gate 2,4", "target svara", "force svara 1,3",
        then({"damage svara": 1, "at svara": (1, 3), "may end_phase": True})),
    # SW-TIME-15.
    row("an enemy structure in the enemys turn triggers ice ram and its player decides",
        given("frost-mage 5,3", "ice-golem 7,3", phase="summon", hands={SOUTH: "ice-ram"}), "play ice-ram", "end_phase",
        "end_phase", "end_phase", "end_phase", "end_phase", then({"active": NORTH}), "end_phase", "move ice-golem 6,3",
        then({"asked": SOUTH, "offered": {"target frost-mage", "decline"}}), "decline", then({"asked": NORTH})),
    row("ice ram ignores what is no structure and what is built",
        given("frost-mage 3,3", "beast-rider 3,5", phase="summon", hands={SOUTH: "ice-ram gate"}), "play ice-ram",
        "end_phase", "move frost-mage 3,4", "stop", then({"may end_phase": True}), "end_phase", "build gate 2,5",
        then({"may end_phase": True, "damage beast-rider": 0})),
    row("ice ram with no unit beside the structure asks nothing",
        given("ice-golem 3,3 gate 4,2", phase="summon", hands={SOUTH: "ice-ram"}), "play ice-ram", "end_phase",
        "move ice-golem 4,3", then({"may end_phase": True})),
    # SW-EVT-06.
    row("ice ram is over at the start of its players next turn",
        given("ice-golem 3,3", "beast-rider 5,3", phase="summon", hands={SOUTH: "ice-ram"}), "play ice-ram",
        then({"events south": "ice-ram"}), *["end_phase"] * 10, then({"in_discard ice-ram": True}), "end_phase",
        "move ice-golem 4,3", then({"may end_phase": True})),
    # Parapet
    # SW-ATK-20.
    row("own units attack through a parapet which still counts as distance",
        given("frost-mage 2,3 parapet 3,3 frost-mage#2 1,5 parapet#2 3,5", "beast-rider 4,3 beast-rider#2 5,5"),
        then({"offers attack frost-mage": {"parapet", "beast-rider"}, "offers attack frost-mage#2": {"parapet#2"}})),
    row("an attack goes through two parapets in a line",
        given("frost-mage 2,3 parapet 3,3 parapet#2 4,3", "beast-rider 5,3"),
        then({"offers attack frost-mage": {"parapet", "parapet#2", "beast-rider"}})),
    row("enemies do not attack through a parapet",
        given("frost-mage 2,3 parapet 3,3", "horde-slinger 4,3", active=NORTH),
        then({"offers attack horde-slinger": {"parapet"}})),
    # SW-EX-27.
    row("melee units never attack through a parapet", given("ollag 2,3 parapet 3,3", "beast-rider 4,3"),
        then({"offers attack ollag": {"parapet"}})),
    # SW-BUILD-05, SW-GAP-14.
    row("a parapet is built and stays on the battlefield", given(phase="build", hands={SOUTH: "parapet"}),
        then({"offers play": set()}), "build parapet 3,3",
        then({"at parapet": (3, 3), "life parapet": 5, "in_discard parapet": False})),
    # Ice Repair
    row("ice repair removes up to 2 damage from each own structure",
        given("gate 8,1 ice-golem 3,3 parapet 3,4 frost-mage 4,4", "gate#2 5,5", phase="move",
            hands={SOUTH: "ice-repair"},
            damage={"gate": 3, "ice-golem": 1, "parapet": 2, "frost-mage": 2, "gate#2": 2}), "play ice-repair",
        then({"damage gate": 1, "damage ice-golem": 0, "damage parapet": 0, "damage frost-mage": 2, "damage gate#2": 2,
            "in_discard ice-repair": True})),
    # Glacial Shift
    # SW-GAP-33: up to 3 may be 0.
    row("glacial shift may have no target at all: battle",
        given("svara 2,3 gate 3,5", phase="build", hands={SOUTH: "glacial-shift"}), "play glacial-shift", "done",
        then({"at gate": (3, 5), "in_discard glacial-shift": True})),
    row("glacial shift may have no target at all: alone",
        given("svara 2,3 gate 6,5", phase="build", hands={SOUTH: "glacial-shift"}), "play glacial-shift",
        then({"in_discard glacial-shift": True})),
    # the last target is forced without a question which one it is
    row("glacial shift forces up to 3 own structures near the summoner 1 or 2 spaces each",
        given("svara 2,3 gate 3,5 ice-golem 4,2 parapet 2,5 gate#2 1,3 gate#3 6,3 frost-mage 3,3", "gate#4 2,4",
            phase="build", hands={SOUTH: "glacial-shift"}), "play glacial-shift",
        then({"offered": {"pick_card gate", "pick_card ice-golem", "pick_card parapet", "pick_card gate#2", "done"}}),
        "pick_card gate", "pick_card parapet", "pick_card ice-golem",
        then({"offered": {"target gate", "target parapet", "target ice-golem"}}), "target ice-golem",
        then({"offers force ice-golem": {"5,2", "6,2", "3,2", "2,2", "4,1", "4,3", "4,4"}}), "force ice-golem 4,4",
        "target parapet", "force parapet 1,5", then({"offers force gate": {"4,5", "5,5", "2,5", "3,4", "3,6"}}),
        "force gate 5,5",
        then({"at ice-golem": (4, 4), "at parapet": (1, 5), "at gate": (5, 5), "in_discard glacial-shift": True})),
    row("a target of glacial shift is forced although the summoner is meanwhile farther away",
        given("svara 1,4 gate 1,1 ice-golem 3,3", phase="summon", hands={SOUTH: "ice-ram glacial-shift"}),
        "play ice-ram", "end_phase", "end_phase", "play glacial-shift", "pick_card gate", "pick_card ice-golem",
        "target ice-golem", "force ice-golem 1,3", "target svara", "force svara 1,5",
        then({"offers force gate": {"2,1", "3,1", "1,2"}})),
    # SW-GAP-10.
    row("a target that cannot be forced stays and the others are forced",
        given("svara 2,2 gate 1,1 ice-smith 2,1 frost-mage 1,2 gate#2 2,4", phase="build",
            hands={SOUTH: "glacial-shift"}), "play glacial-shift", "pick_card gate", "pick_card gate#2", "target gate",
        "force gate#2 2,6", then({"at gate": (1, 1), "at gate#2": (2, 6)})),
)  # fmt: skip
