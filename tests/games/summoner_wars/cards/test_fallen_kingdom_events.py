"""The events of the Fallen Kingdom."""

from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, M
from herna.games.summoner_wars.rules.damage import discard_unit
from tests.games.summoner_wars.rows import becomes, given, prove, rolls, row, then, until

test_what_follows_from_a_position = prove(
    # Sacrificial Pyre
    row("the pyre tells of no healing where there is no damage", "SW-DMG-12",
        given("ret-talus 1,4", phase="summon", hands={SOUTH: "pyre"}), "play pyre", becomes("boost pyre", 2),
        until("magic"), "end_phase", until("magic"), "end_phase", becomes("damage sneeks", 0), "target sneeks",
        then(lambda battle: not battle.told("healed"))),
    row("the pyre counts units in both turns and then removes as much damage from one unit",
        given("ret-talus 1,4 gul-dass 4,3 undead-carrier 6,5", "horde-slinger 5,3 gate 4,2 ollag 6,4", phase="summon",
            hands={SOUTH: "pyre"}, damage={"ret-talus": 5, "gate": 3}), "play pyre", until("attack"),
        then({"magic": [4, 5]}), rolls(M, M), "attack gul-dass horde-slinger", then({"boost pyre": 1}), until("magic"),
        "end_phase", until("attack"), rolls(M, M, M), "attack ollag undead-carrier", then({"boost pyre": 2}),
        until("magic"), "end_phase",
        then({"asked": SOUTH, "offered": {f"target {unit}" for unit in ("ret-talus", "gul-dass", "ollag", "sneeks")}}),
        "target ret-talus",
        then({"damage ret-talus": 3, "in_discard pyre": True, "boost pyre": 0, "phase": "summon"})),
    # CR-04.
    row("the pyre does not count structures and without boost heals nobody",
        given("gul-dass 4,3", "gate 5,3", phase="summon", hands={SOUTH: "pyre"}, damage={"gate": 4}), "play pyre",
        until("attack"), rolls(M, M), "attack gul-dass gate", then({"boost pyre": 0}), until("magic"), "end_phase",
        until("magic"), "end_phase", then({"in_discard pyre": True, "offers target": set()})),
    # CR-04.
    row("the pyre counts what purge dragos and elut bal sacrifice",
        given("ret-talus 1,4 undead-carrier 2,1 undead-carrier#2 2,6 undead-carrier#3 4,4 dragos 5,4", "ollag 6,4",
            phase="summon", hands={SOUTH: "pyre elut-bal purge"}, magic=(15, 5)), "play pyre", "summon elut-bal 2,1",
        then({"boost pyre": 1}), "end_phase", "play purge", "target undead-carrier#2", "done", then({"boost pyre": 2}),
        until("attack"), rolls(M, M, M, M), "attack dragos ollag", "target undead-carrier#3", then({"boost pyre": 3})),
    # CR-04.
    row("the pyre counts an ice golem which is a unit",
        given("gul-dass 4,3", "ice-golem 5,3", phase="summon", hands={SOUTH: "pyre"}, damage={"ice-golem": 4}),
        "play pyre", until("attack"), rolls(M, M), "attack gul-dass ice-golem", then({"boost pyre": 1})),
    # SW-DMG-15, CR-16.
    row("the pyre does not see a unit that was only discarded",
        given("gul-dass 4,3 undead-warrior 2,2", phase="summon", hands={SOUTH: "pyre"}), "play pyre",
        lambda battle: discard_unit(battle.play, battle["gul-dass"]), "end_phase",
        then({"boost pyre": 0, "boost undead-warrior": 0})),
    # CR-05.
    row("a unit that returns to hand instead feeds neither the pyre nor blood fury nor a soul shift",
        given("gul-dass 4,3 undead-warrior 2,2 undead-archer 3,4", "horde-slinger 5,3", phase="magic",
            hands={SOUTH: "pyre", NORTH: "unrelenting"}, active=NORTH), "play unrelenting", "end_phase", "play pyre",
        until("attack"), rolls(M, M), "attack gul-dass horde-slinger",
        then({"in_hand horde-slinger": True, "boost pyre": 0, "boost undead-warrior": 0, "magic": [4, 4],
            "offers pick_space": set()})),
    # Blood Summon
    # no unit of cost 2 or less is left in hand
    row("blood summon places cheap units beside own units which bleed",
        given("ret-talus 1,4 gul-dass 4,3", "ollag 5,3", phase="summon",
            hands={SOUTH: "blood-summon undead-archer undead-warrior dragos purge"}), "play blood-summon",
        then({"offered": {"target ret-talus", "target gul-dass", "done"}}), "target gul-dass",
        then({"offered": {"pick_card undead-archer", "pick_card undead-warrior"}}), "pick_card undead-archer",
        then({"story showed": ["0 undead-archer"], "offered": {"pick_space 4,2", "pick_space 4,4", "pick_space 3,3"}}),
        "pick_space 4,4", then({"damage gul-dass": 2}), "target ret-talus", "pick_card undead-warrior",
        "pick_space 2,4", then({"offered": {"done"}}), "done",
        then({"at undead-archer": (4, 4), "at undead-warrior": (2, 4), "damage ret-talus": 2, "magic": [5, 5],
            "told summoned": [], "in_discard blood-summon": True, "phase": "summon"})),
    # SW-GAP-33: any number may be 0.
    row("blood summon may be stopped at once",
        given("ret-talus 1,4", phase="summon", hands={SOUTH: "blood-summon undead-archer"}), "play blood-summon",
        "done", then({"in_discard blood-summon": True, "in_hand undead-archer": True, "damage ret-talus": 0})),
    # SW-GAP-37.
    row("blood summon asks also without a cheap unit in hand which the opponent cannot see",
        given("ret-talus 1,4", phase="summon", hands={SOUTH: "blood-summon dragos"}), "play blood-summon",
        then({"asked": SOUTH, "offered": {"done"}})),
    # SW-GAP-11: the opponent sees that too.
    row("blood summon asks nothing if the hand is empty",
        given("ret-talus 1,4", phase="summon", hands={SOUTH: "blood-summon"}), "play blood-summon",
        then({"in_discard blood-summon": True})),
    # SW-COMP-03: everybody sees that too.
    row("blood summon asks nothing if there is no room beside any unit",
        given("ret-talus 1,1 gate 1,2 gate#2 2,1", phase="summon", hands={SOUTH: "blood-summon undead-archer"}),
        "play blood-summon", then({"in_discard blood-summon": True, "in_hand undead-archer": True})),
    # SW-SUM-09.
    row("blood summon does not set off what follows a summon",
        given("ret-talus 1,4", phase="summon", hands={SOUTH: "blood-summon spirit-mage"}), "play blood-summon",
        "target ret-talus", "pick_card spirit-mage", "pick_space 2,4",
        then({"at spirit-mage": (2, 4), "boost spirit-mage": 0})),
    row("a unit that bleeds to death for blood summon is eliminated before the next round",
        given("ret-talus 1,4 undead-archer 4,3 undead-warrior 6,1", phase="summon",
            hands={SOUTH: "blood-summon undead-carrier undead-carrier#2"}), "play blood-summon", "target undead-archer",
        "pick_card undead-carrier", "pick_space 4,4",
        then({"at undead-archer": None, "boost undead-warrior": 1,
            "offers target": {"ret-talus", "undead-warrior", "undead-carrier"}})),
    # Hellforged Weapon
    # SW-GAP-14, SW-TUCK-04.
    # nothing for the card under it
    row("the hellforged weapon stays for good and is discarded with its unit",
        given("undead-warrior 4,3", "ollag 5,3", phase="build", hands={SOUTH: "hellforged"}), "play hellforged",
        "target undead-warrior", until("magic"), "end_phase", then({"strength undead-warrior": 4}),
        becomes("damage undead-warrior", 3), until("attack"), rolls(M, M, M), "attack ollag undead-warrior",
        then({"in_discard hellforged": True, "in_discard undead-warrior": True, "magic": [5, 6]})),
    row("the hellforged weapon gives 2 strength and the curse",
        given("undead-warrior 4,3 gul-dass 2,2", "ollag 5,3", phase="build", hands={SOUTH: "hellforged"}),
        "play hellforged", then({"offered": {"target undead-warrior"}}), "target undead-warrior",
        then({"strength undead-warrior": 4, "strength gul-dass": 2, "in_discard hellforged": False}), until("attack"),
        rolls(MS, RS, M, M), "attack undead-warrior ollag", then({"damage ollag": 3, "damage undead-warrior": 2})),
    # SW-ABIL-04.
    row("two hellforged weapons add 4 strength but curse once",
        given("undead-warrior 4,3", "ollag 5,3", phase="build", hands={SOUTH: "hellforged hellforged#2"}),
        "play hellforged", "target undead-warrior", "play hellforged#2", "target undead-warrior",
        then({"strength undead-warrior": 6}), until("attack"), rolls(MS, M, M, M, M, M), "attack undead-warrior ollag",
        then({"damage ollag": 6, "damage undead-warrior": 1})),
    # another unit's symbols do not count
    row("an attack without special symbols does not hurt a cursed unit",
        given("undead-warrior 4,3 gul-dass 5,4", "ollag 5,3", phase="build", hands={SOUTH: "hellforged"}),
        "play hellforged", "target undead-warrior", until("attack"), rolls(MS, RS), "attack gul-dass ollag",
        then({"damage undead-warrior": 0}), rolls(M, M, M, MR), "attack undead-warrior ollag",
        then({"damage undead-warrior": 0})),
    # SW-GAP-33.
    row("the hellforged weapon is not played without an own common",
        given("gul-dass 4,3", "beast-rider 5,3", phase="build", hands={SOUTH: "hellforged"}),
        then({"offers play": set()})),
    # SW-DMG-08.
    row("a unit killed by its curse pays nobody",
        given("undead-archer 4,3", "ollag 5,3", phase="build", hands={SOUTH: "hellforged"}), "play hellforged",
        "target undead-archer", until("attack"), rolls(RS, RS, M, M, M), "attack undead-archer ollag",
        then({"in_discard undead-archer": True, "in_discard hellforged": True, "damage ollag": 2, "magic": [5, 5]})),
    # Purge
    # SW-GAP-26.
    row("purging your own summoner loses the game", given("ret-talus 1,4", phase="move", hands={SOUTH: "purge"}),
        "play purge", "target ret-talus", then({"over": True, "winners": (NORTH,)})),
    # for the Slinger only
    row("purge lets each target strike beside it and then eliminates the targets",
        given("ret-talus 1,4 undead-carrier 4,3 gul-dass 4,5", "ollag 5,3 horde-slinger 5,5 gate 4,4", phase="move",
            hands={SOUTH: "purge"}), "play purge",
        then({"offered": {"target ret-talus", "target undead-carrier", "target gul-dass", "done"}}),
        "target undead-carrier", "target gul-dass", "done",
        then({"offered": {"pick_card undead-carrier", "pick_card gul-dass", "done"}}), "pick_card gul-dass",
        then({"offered": {"target horde-slinger", "decline"}}), "target horde-slinger",
        then({"offered": {"target ollag", "decline"}}), "target ollag",
        then({"at horde-slinger": None, "damage ollag": 2, "in_discard undead-carrier": True,
            "in_discard gul-dass": True, "magic": [6, 5], "in_discard purge": True})),
    row("a target that fell before its turn does not strike for purge",
        given("undead-carrier 4,3 undead-archer 4,4", "ollag 5,4", phase="move", hands={SOUTH: "purge"}), "play purge",
        "target undead-carrier", "target undead-archer", "done", "pick_card undead-carrier", "target undead-archer",
        then({"at undead-archer": None, "at undead-carrier": None, "damage ollag": 0, "in_discard purge": True})),
    # SW-GAP-33, SW-TERM-03.
    row("purge with no target does nothing", given("undead-carrier 4,3", phase="move", hands={SOUTH: "purge"}),
        "play purge", "done", then({"at undead-carrier": (4, 3), "in_discard purge": True})),
)  # fmt: skip
