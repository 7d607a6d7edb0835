"""The events of the Cave Goblins."""

from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.rules.zones import take_control, tuck
from tests.games.summoner_wars.rows import given, prove, row, then, until

# Unrelenting


def test_a_common_of_the_enemys_that_we_control_returns_to_its_owners_hand() -> None:
    """SW-FORCE-08."""
    battle = GivenBattle(
        south={}, north={"ollag": (4, 4), "frost-mage": (5, 4)}, phase="magic", hands={SOUTH: "unrelenting"}
    )
    take_control(battle.table, battle["frost-mage"], SOUTH)
    battle.rolls(M, M, M).table.damage[battle["frost-mage"]] = 1
    battle.chooses("play unrelenting", "end_phase").ends_phases_until("attack")

    battle.chooses("attack ollag frost-mage")

    assert battle["frost-mage"] in battle.table.hands[NORTH]
    assert battle.table.magic == [4, 5]


test_what_follows_from_a_position = prove(
    # Enrage the Horde
    row("each 0 cost unit may make an extra attack in the magic phase",
        given("horde-slinger 3,3 horde-climber 5,4 beast-rider 6,3 horde-slinger#2 1,6", "ollag 5,3", phase="magic",
            hands={SOUTH: "enrage"}, damage={"ollag": 5}, dice=(M, MR, RS)), "play enrage",
        then({"offered": {"attack horde-slinger ollag", "attack horde-climber ollag", "done"}, "magic south": 4}),
        "attack horde-climber ollag", then({"damage ollag": 6, "offered": {"attack horde-slinger ollag", "done"}}),
        "attack horde-slinger ollag",
        then({"in_discard ollag": True, "in_discard enrage": True, "may end_phase": True, "magic south": 5})),
    row("the player may stop raging", given("horde-slinger 3,3", "ollag 5,3", phase="magic", hands={SOUTH: "enrage"}),
        "play enrage", "done", then({"damage ollag": 0, "in_discard enrage": True})),
    # SW-ATK-26.
    row("a unit that attacked in the attack phase may rage too",
        given("horde-slinger 3,3", "ollag 5,3", hands={SOUTH: "enrage"}, dice=(MR, M, MR, MR)),
        "attack horde-slinger ollag", "end_phase", "play enrage", "attack horde-slinger ollag",
        then({"damage ollag": 3})),
    row("a unit that fell meanwhile does not rage",
        given("horde-climber 3,4 horde-slinger 3,3 smeg 4,4", "ollag 8,5", phase="magic", hands={SOUTH: "enrage"},
            dice=(M,)), "play enrage", "attack horde-climber horde-slinger",
        then({"in_discard horde-slinger": True, "offered": {"attack smeg horde-climber", "done"}})),
    # SW-GAP-08.
    row("raging does not repair a missed attack phase",
        given("horde-slinger 3,3", "ollag 5,3", hands={SOUTH: "enrage"}, dice=(MR, MR)), "end_phase", "play enrage",
        "attack horde-slinger ollag", "end_phase", then({"damage svara": 1})),
    # Pile On
    # SW-ABIL-04
    row("pile on adds 1 strength for each other own unit beside the target",
        given("sneeks 1,1 beast-rider 4,3 horde-climber 5,4 gate 6,3 smeg 3,3", "svara 8,6 ollag 5,3 frost-mage 5,2",
            hands={SOUTH: "pile-on pile-on#2"}, dice=(M, M, M, M)), "play pile-on",
        then({"strength beast-rider ollag": 3 + 1, "strength smeg ollag": 2 + 2, "strength beast-rider": 3,
            "strength frost-mage horde-climber": 1}), "play pile-on#2", then({"strength beast-rider ollag": 3 + 1}),
        "attack beast-rider ollag", then({"damage ollag": 4})),
    row("gang up counts beside whatever is the target also beside ones own summoner",
        given("svara 3,3 beast-rider 4,3 horde-climber 3,4", hands={SOUTH: "pile-on"}), "play pile-on",
        then({"strength beast-rider svara": 3 + 1})),
    row("gang up is counted when the dice are rolled",
        given("sneeks 1,1 beast-rider 4,3 horde-climber 2,6", "svara 8,6 ollag 5,3", hands={SOUTH: "pile-on"},
            dice=(M, M, M)), "play pile-on", "attack beast-rider ollag",
        then(lambda battle: battle.rolled() == [(battle["beast-rider"], 3, 0, 0)])),
    # SW-EVT-06.
    row("pile on is over at the start of its players next turn",
        given("beast-rider 4,3 horde-climber 5,4", "ollag 5,3", hands={SOUTH: "pile-on"}), "play pile-on", "end_phase",
        "end_phase", then({"active": NORTH, "strength beast-rider ollag": 4}), *["end_phase"] * 5,
        then({"in_discard pile-on": True, "strength beast-rider ollag": 3})),
    # Sneak
    # SW-GAP-33.
    row("sneak may choose nobody: battle", given("horde-slinger 2,2", phase="move", hands={SOUTH: "sneak"}),
        "play sneak", "done", then({"at horde-slinger": (2, 2)})),
    row("sneak may choose nobody: alone", given(phase="move", hands={SOUTH: "sneak"}), "play sneak",
        then({"in_discard sneak": True, "may end_phase": True})),
    row("sneak forces any number of 0 cost units 1 space each",
        given("sneeks 1,1 horde-slinger 2,2 horde-clinger 3,3 blarf 4,4 beast-rider 2,5 gate 1,5",
            "svara 8,6 horde-climber 6,6", phase="move", hands={SOUTH: "sneak"}), "play sneak",
        then({"offered": {"target horde-slinger", "target horde-clinger", "target blarf", "done"}}),
        "target horde-clinger",
        then({"offered": {f"force horde-clinger {space}" for space in ("4,3", "2,3", "3,2", "3,4")}}),
        "force horde-clinger 4,3", "target horde-slinger", "force horde-slinger 3,2",
        then({"offered": {"target blarf", "done"}}), "done",
        then({"at horde-clinger": (4, 3), "at horde-slinger": (3, 2), "at blarf": (4, 4), "moved": (),
            "in_discard sneak": True})),
    # SW-GAP-10.
    row("a unit that cannot be forced anywhere is not chosen by sneak",
        given("svara 8,1 horde-slinger 1,1 gate 1,2 gate#2 2,1 smeg 4,4", phase="move", hands={SOUTH: "sneak"}),
        "play sneak", then({"offered": {"target smeg", "done"}})),
    # CR-13.
    row("a unit that sneaks away is engaged",
        given("horde-climber 4,4", "citadel-knight 4,5", phase="move", hands={SOUTH: "sneak"}), "play sneak",
        "target horde-climber", "force horde-climber 4,3", then({"damage horde-climber": 1})),
    # Unrelenting
    # SW-DMG-11, SW-DX-11.
    row("an own common that would be eliminated returns to hand in the enemys turn too",
        given("beast-rider 5,4 ice-smith 1,3", "ollag 4,4", phase="magic", hands={SOUTH: "unrelenting"},
            damage={"beast-rider": 1}, boost={"beast-rider": 2}, dice=(M, M, M)),
        lambda battle: tuck(battle.table, battle["ice-smith"], battle["beast-rider"]), "play unrelenting", "end_phase",
        until("attack"), "attack ollag beast-rider",
        then({"in_hand beast-rider": True, "damage beast-rider": 0, "boost beast-rider": 0,
            "in_discard ice-smith": True, "magic": [4, 5], "told eliminated": []})),
    row("champions and enemy commons are eliminated in spite of unrelenting",
        given("smeg 5,4", "ollag 4,4 frost-mage 5,5", phase="magic", hands={SOUTH: "unrelenting enrage"},
            damage={"frost-mage": 2, "smeg": 1}, dice=(MR, MR, M, M, M)), "play unrelenting", "play enrage",
        "attack smeg frost-mage", then({"in_discard frost-mage": True, "magic": [4, 5]}), "end_phase", until("attack"),
        "attack ollag smeg", then({"in_discard smeg": True, "magic": [4, 6]})),
)  # fmt: skip
