"""The events of the Breakers."""

from herna.games.summoner_wars.given import MR, NORTH, SOUTH, GivenBattle
from herna.games.summoner_wars.rules.movement import spaces_of_a_move
from herna.games.summoner_wars.texts import on_enter_play
from tests.games.summoner_wars.rows import given, phases, position, prove, rolls, row, then, until

# Mind Control


@position
def a_controlled() -> GivenBattle:
    """In South's Summon phase a Citadel Archer 2 spaces from Tacullu is controlled."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"citadel-archer": (4, 4), "jacob": (3, 4), "valna": (5, 4), "gate": (2, 3)},
        phase="summon",
        hands={SOUTH: "mind-control"},
    )
    battle.chooses("play mind-control")
    assert battle.offered() == {"target citadel-archer", "target jacob", "done"}
    return battle.chooses("target citadel-archer")


def test_a_controlled_unit_that_returns_to_hand_returns_to_its_owner() -> None:
    """CR-06: here through Unrelenting, which South has active."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"temple-priest": (4, 3)},
        phase="summon",
        hands={SOUTH: "mind-control unrelenting"},
    )
    battle.table.take_from_hand(SOUTH, battle["unrelenting"])
    battle.table.events[SOUTH] = (battle["unrelenting"],)
    on_enter_play(battle.table, battle["unrelenting"], "unrelenting")
    battle.chooses("play mind-control", "target temple-priest").ends_phases_until("attack").rolls(MR, MR, MR)

    battle.chooses("attack tacullu temple-priest")

    assert battle["temple-priest"] in battle.table.hands[NORTH]
    assert battle.table.control[battle["temple-priest"]] == NORTH
    assert not battle.table.lasting


@position
def fury() -> GivenBattle:
    """South controls an Undead Warrior with 3 boost to the end of the turn, which comes now."""
    battle = GivenBattle(
        south={"tacullu": (3, 3)},
        north={"undead-warrior": (4, 3)},
        phase="summon",
        boost={"undead-warrior": 3},
        hands={SOUTH: "mind-control"},
    ).chooses("play mind-control", "target undead-warrior")
    battle.ends_phases(5)
    assert battle.offered() == {"resolve undead-warrior blood-fury", "resolve undead-warrior control-ends"}
    return battle


# Perplexing Tempest


def test_in_a_tempest_all_units_of_both_players_move_1_space_less() -> None:
    battle = GivenBattle(
        south={"tacullu": (3, 3), "wind-archer": (1, 1)},
        north={"citadel-knight": (6, 3)},
        phase="magic",
        hands={SOUTH: "tempest"},
    ).chooses("play tempest")
    spaces = [spaces_of_a_move(battle.table, battle[name], ()) for name in ("tacullu", "wind-archer", "citadel-knight")]
    assert spaces == [1, 2, 1]

    battle.chooses("end_phase").ends_phases_until("move").chooses("move citadel-knight 5,3")

    assert battle.at("citadel-knight") == (5, 3)
    assert not battle.offers("step")


test_what_follows_from_a_position = prove(
    # Mind Control
    row("mind control takes any number of enemies within 2 spaces of the summoner", a_controlled(),
        then({"offered": {"target jacob", "done"}}), "target jacob",
        then({"in_discard mind-control": True, "controller citadel-archer": SOUTH, "controller jacob": SOUTH,
            "controller valna": NORTH})),
    # SW-GAP-33.
    row("mind control may target nobody", given("tacullu 3,3", phase="summon", hands={SOUTH: "mind-control"}),
        "play mind-control", then({"in_discard mind-control": True})),
    # CR-06.
    # SW-ATK-22: something of the opponent's was attacked
    row("controlled units move and attack as own units in own slots", a_controlled(), "done", until("move"), rolls(MR),
        "move citadel-archer 4,5", "step 5,5", until("attack"), "attack citadel-archer valna", "end_phase",
        then({"damage valna": 1, "damage tacullu": 0})),
    # CR-06.
    row("a controlled unit uses a slot of its temporary controller", a_controlled(), "done", until("attack"), rolls(MR),
        "attack citadel-archer valna", then({"attack_slots": 1, "offers attack citadel-archer": set()})),
    row("control of a mind ends with the turn", a_controlled(), "done", phases(5),
        then({"active": NORTH, "controller citadel-archer": NORTH, "count lasting": 0})),
    # SW-DX-09: it goes to its owner's discard pile.
    # SW-GAP-08: it was own, so nothing of the opponent's was attacked
    row("a controlled unit eliminated by its temporary controller pays nothing",
        given("tacullu 3,3", "temple-priest 4,3", phase="summon", hands={SOUTH: "mind-control"}), "play mind-control",
        "target temple-priest", until("attack"), rolls(MR, MR, MR), "attack tacullu temple-priest",
        then({"magic": [5, 5]}, lambda battle: battle["temple-priest"] in battle.table.discard[NORTH]), "end_phase",
        then({"damage tacullu": 1})),
    # CR-06.
    row("what a controlled unit does at the end of the turn may come before control ends", fury(),
        "resolve undead-warrior blood-fury",
        then({"boost undead-warrior": 1, "active": NORTH, "controller undead-warrior": NORTH})),
    # CR-06: it is then no longer the turn of the player who controls it.
    row("control goes back to the owner whatever else the unit was given meanwhile", "SW-CTRL-04",
        given("tacullu 3,3", "undead-warrior 4,3", phase="summon", boost={"undead-warrior": 3},
            hands={SOUTH: "mind-control chant-power"}), "play mind-control", "target undead-warrior", until("attack"),
        "play chant-power", "target undead-warrior", until("magic"), "end_phase",
        "resolve undead-warrior control-ends", then({"controller undead-warrior": NORTH})),
    row("control may end before what a unit does at the end of the turn", fury(), "resolve undead-warrior control-ends",
        then({"boost undead-warrior": 3, "active": NORTH, "controller undead-warrior": NORTH})),
    row("control of one unit ends before that of another", "SW-CTRL-04",
        given("tacullu 3,3", "undead-warrior 4,3 citadel-archer 4,4", phase="summon", boost={"undead-warrior": 3},
            hands={SOUTH: "mind-control"}, magic=(9, 5)), "play mind-control", "target undead-warrior",
        "target citadel-archer", phases(5), "resolve undead-warrior control-ends",
        then({"active": NORTH, "controller undead-warrior": NORTH, "controller citadel-archer": NORTH})),
    # Blast
    row("blast targets what stands first within 3 straight spaces of the summoner",
        given("tacullu 3,3 deceiver 3,2", "valna 6,3 jacob 7,3 citadel-archer 3,5 citadel-knight 3,6 gate 2,3",
            phase="move", hands={SOUTH: "blast"}), "play blast",
        then({"offered": {"target valna", "target citadel-archer", "target deceiver"}, "magic": [4, 5]})),
    # CR-15: in any one direction.
    row("a blast forces 1 to 3 spaces through units and damages all of them",
        given("tacullu 3,3 gate#2 5,2", "valna 5,3 jacob 6,3 citadel-archer 7,3 sneeks 5,5", phase="move",
            hands={SOUTH: "blast"}), "play blast", "target valna",
        then({"offered": {"force valna 4,3", "force valna 5,4", "force valna 8,3"}}), "force valna 8,3",
        then({"at valna": (8, 3), "at jacob": (6, 3), "in_discard blast": True},
            lambda battle: [battle.damage(name) for name in ("valna", "jacob", "citadel-archer")] == [1, 1, 1])),
    row("a blast damages also what cannot be forced",
        given("tacullu 3,3", "kalal 5,3", phase="move", hands={SOUTH: "blast"}), "play blast", "target kalal",
        then({"at kalal": (5, 3), "damage kalal": 1})),
    # SW-FORCE-09: it would come back with it.
    # by the guardian's Engage
    row("a unit that falls on its way gets no damage of the blast", "SW-DMG-01",
        given("tacullu 3,3 royal-guardian 5,2", "temple-priest 5,3", phase="move", damage={"temple-priest": 1},
            hands={SOUTH: "blast"}), "play blast", "target temple-priest", "force temple-priest 7,3",
        then({"in_discard temple-priest": True, "story damaged": ["temple-priest 1"], "damage temple-priest": 0})),
    # SW-GAP-28.
    # 1 paid, 1 gained
    row("a blast eliminates as one batch and pays for enemies",
        given("tacullu 3,3 wind-archer 6,3", "temple-priest 5,3", phase="move",
            damage={"wind-archer": 1, "temple-priest": 1}, hands={SOUTH: "blast"}), "play blast",
        "target temple-priest", "force temple-priest 7,3",
        then({"at temple-priest": None, "at wind-archer": None, "magic": [5, 5]})),
    # CR-13: a target that falls on its way goes no farther.
    row("a blast away from an enemy that engages the target hurts it on the way",
        given("tacullu 3,3 deceiver 5,2 wind-archer 7,3", "temple-priest 5,3", phase="move",
            damage={"temple-priest": 1}, hands={SOUTH: "blast"}), "play blast", "target temple-priest",
        "force temple-priest 8,3", then({"at temple-priest": None, "damage wind-archer": 0, "magic": [5, 5]})),
    # CR-19: an Ice Golem is a common too.
    row("a blast goes over an ice golem but not over a gate or a summoner",
        given("tacullu 3,3", "valna 5,3 ice-golem 6,3 gate 5,2 sneeks 5,4", phase="move", hands={SOUTH: "blast"}),
        "play blast", "target valna", then({"offered": {"force valna 4,3", "force valna 7,3", "force valna 8,3"}})),
    # SW-GAP-33.
    row("a blast without a target cannot be played",
        given("tacullu 3,3", "valna 7,3 jacob 4,4 gate 3,2 citadel-archer 3,1", phase="move", hands={SOUTH: "blast"}),
        then({"offers play": set()})),
    # Hypnotic Call
    row("hypnotic call may force any common or champion nearer and marks it",
        given("tacullu 3,3 deceiver 1,1", "valna 6,5 gate 8,1", phase="summon", hands={SOUTH: "hypnotic-call"}),
        "play hypnotic-call", then({"offered": {"target valna", "target deceiver"}}), "target valna",
        then({"offered": {"force valna 5,5", "force valna 6,4", "decline"}}), "force valna 5,5",
        then({"at valna": (5, 5), "strength tacullu valna": 4, "strength tacullu": 3, "strength tacullu deceiver": 3,
            "strength deceiver valna": 1})),
    row("hypnotic call marks its target also if it is not forced",
        given("tacullu 3,3", "valna 6,5", phase="summon", hands={SOUTH: "hypnotic-call"}), "play hypnotic-call",
        "target valna", "decline", then({"at valna": (6, 5), "strength tacullu valna": 4})),
    row("hypnotic call ends with your own next turn",
        given("tacullu 3,3", "valna 6,5", phase="summon", hands={SOUTH: "hypnotic-call"}), "play hypnotic-call",
        "target valna", "decline", phases(10), then({"in_discard hypnotic-call": True, "strength tacullu valna": 3})),
    # SW-GAP-33: Summoners are none.
    row("hypnotic call needs a target", given("tacullu 3,3", phase="summon", hands={SOUTH: "hypnotic-call"}),
        then({"offers play": set()})),
    # Perplexing Tempest
    # CR-20: 4 spaces, 3 in a tempest.
    row("a copied charge is shortened by a tempest and not lengthened by flight: battle",
        given("tacullu 1,1", "mind-witch 8,3 beast-rider 8,2 gwalark 8,4", phase="magic", hands={SOUTH: "tempest"}),
        "play tempest", "end_phase", "end_phase", "target beast-rider",
        then({"offers charge mind-witch": {"7,3", "6,3", "5,3"}})),
    row("a copied charge is shortened by a tempest and not lengthened by flight: calm",
        given("mind-witch 1,3 beast-rider 1,2 gwalark 1,4", phase="move"), "target beast-rider",
        then({"offers charge mind-witch": {"2,3", "3,3", "4,3", "5,3"}})),
    row("in two tempests nobody moves who has no extra space",
        given("tacullu 3,3", "citadel-knight 6,3 wind-archer 6,5", phase="magic", hands={SOUTH: "tempest tempest#2"}),
        "play tempest", "play tempest#2", "end_phase", until("move"),
        then({"offers move citadel-knight": set()}, lambda battle: battle.offers("move wind-archer"))),
)  # fmt: skip
