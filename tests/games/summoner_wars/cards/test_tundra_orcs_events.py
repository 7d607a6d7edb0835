"""The events of the Tundra Orcs."""

from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.rules.force import forced_paths
from tests.games.summoner_wars.rows import given, position, prove, rolls, row, then, until

# For Glory


@position
def for_glory(south: dict[str, tuple[int, int]], north: dict[str, tuple[int, int]], *dice: int) -> GivenBattle:
    """The Attack phase of South after For Glory was played."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: "for-glory"}, phase="build")
    battle.chooses("play for-glory", "end_phase")
    return battle.rolls(*dice) if dice else battle


# Brutal Force


@position
def brutal_force(
    south: dict[str, tuple[int, int]], north: dict[str, tuple[int, int]], *dice: int, events: str = "brutal-force"
) -> GivenBattle:
    """The Attack phase of South after Brutal Force was played."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: events}, dice=dice)
    for event in events.split():
        battle.chooses(f"play {event}")
    return battle


# Freeze


@position
def freeze(
    south: dict[str, tuple[int, int]],
    north: dict[str, tuple[int, int]],
    target: str,
    damage: dict[str, int] | None = None,
) -> GivenBattle:
    """The Summon phase of South after Freeze was played on a target."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: "freeze freeze#2"}, damage=damage, phase="summon")
    return battle.chooses("play freeze", f"target {target}")


# Primal Fury


@position
def primal_fury(
    south: dict[str, tuple[int, int]], north: dict[str, tuple[int, int]], *dice: int, events: str = "primal-fury"
) -> GivenBattle:
    """The Attack phase of South after Primal Fury was played."""
    battle = GivenBattle(south=south, north=north, hands={SOUTH: events}, dice=dice)
    for event in events.split():
        battle.chooses(f"play {event}")
    return battle


test_what_follows_from_a_position = prove(
    # For Glory
    row("for glory gives own commons strength and no others",
        for_glory({"grognack": (1, 3), "smasher": (3, 3), "tundra-charger": (2, 3), "ragnor": (1, 1)},
            {"beast-rider": (6, 3)}),
        then({"strength smasher": 6, "strength tundra-charger": 4, "strength ragnor": 3, "strength grognack": 4,
            "strength beast-rider": 3})),
    row("a reckless strike with at most 1 special symbol damages the attacker as well",
        for_glory({"smasher": (3, 3)}, {"ollag": (4, 3)}, M, M, M, MS, MR, M), "attack smasher ollag",
        then({"damage ollag": 6, "in_discard smasher": True, "magic": [5, 5]})),
    row("a reckless strike with 2 special symbols does not damage the attacker",
        for_glory({"smasher": (3, 3)}, {"ollag": (4, 3)}, M, M, M, MS, RS, M), "attack smasher ollag",
        then({"damage ollag": 5, "damage smasher": 0})),
    row("attacker and target of a reckless strike fall together",
        for_glory({"tundra-charger": (3, 3)}, {"beast-rider": (4, 3)}, M, M, M, M),
        "attack tundra-charger beast-rider",
        then({"in_discard tundra-charger": True, "in_discard beast-rider": True, "magic": [6, 5]})),
    # A guarded target gets 1, and so does the attacker.
    row("a reckless strike damages the attacker only as much as is added to the target",
        for_glory({"smasher": (3, 3)}, {"ember-mage": (4, 3)}, M, M, M, M, M, M), "attack smasher ember-mage",
        then({"damage ember-mage": 1, "damage smasher": 1})),
    # SW-ABIL-04.
    row("two for glory give reckless strike once",
        given("smasher 3,3", hands={SOUTH: "for-glory for-glory#2"}, phase="build"), "play for-glory",
        "play for-glory#2", then({"strength smasher": 6})),
    # Brutal Force
    row("forceful attack needs damage to a unit that is still there: unhurt",
        brutal_force({"frost-shaman": (3, 3)}, {"ollag": (5, 3)}, MR, MR, MR), "attack frost-shaman ollag",
        then({"may end_phase": True})),
    row("forceful attack needs damage to a unit that is still there: structure",
        brutal_force({"smasher": (3, 3)}, {"gate": (4, 3)}, M, M, M, M), "attack smasher gate",
        then({"may end_phase": True})),
    row("forceful attack needs damage to a unit that is still there: fallen",
        brutal_force({"smasher": (3, 3)}, {"beast-rider": (4, 3)}, M, M, M, M), "attack smasher beast-rider",
        then({"may end_phase": True})),
    row("forceful attack may force the damaged unit away from the attacker",
        brutal_force({"smasher": (3, 3)}, {"ollag": (4, 3), "beast-rider": (4, 4)}, M, M, M, M),
        "attack smasher ollag", then({"offered": {"force ollag 5,3", "force ollag 4,2", "decline"}}), "force ollag 5,3",
        then({"at ollag": (5, 3)})),
    row("forceful attack does not force a unit towards the attacker",
        brutal_force({"frost-shaman": (3, 3)}, {"ollag": (5, 3)}, MR, MR, MS), "attack frost-shaman ollag",
        then({"offers force ollag": {"6,3", "5,2", "5,4"}})),
    row("forceful attack may be declined", brutal_force({"smasher": (3, 3)}, {"ollag": (4, 3)}, M, M, M, M),
        "attack smasher ollag", "decline", then({"at ollag": (4, 3)})),
    row("forceful attack also forces own units and summoners",
        brutal_force({"smasher": (3, 3)}, {"sneeks": (4, 3)}, M, M, M, M), "attack smasher sneeks",
        then({"offers force sneeks": {"5,3", "4,2", "4,4"}})),
    row("forceful attack is not for the opponents units",
        brutal_force({"smasher": (3, 3)}, {"beast-rider": (4, 3)}), "end_phase", "end_phase", until("attack"),
        rolls(M, M, M), "attack beast-rider smasher", then({"asked": NORTH, "may end_phase": True})),
    # SW-ABIL-04.
    row("two brutal forces give forceful attack once",
        brutal_force({"smasher": (3, 3)}, {"ollag": (4, 3)}, M, M, M, M, events="brutal-force brutal-force#2"),
        "attack smasher ollag", "force ollag 5,3", then({"may end_phase": True})),
    # Freeze
    # Wildfire of a frozen Ember Beast does not burn, and Engage of a frozen Royal Guardian does not answer.
    # the inaction penalty alone
    row("a frozen unit has no abilities: beast",
        freeze({"grognack": (2, 3)}, {"ember-beast": (2, 4)}, "ember-beast"), until("magic"), "end_phase",
        until("move"), then({"damage grognack": 1})),
    row("a frozen unit has no abilities: guardian",
        freeze({"grognack": (2, 3)}, {"royal-guardian": (2, 4)}, "royal-guardian"), "end_phase",
        "move grognack 2,2", "stop", then({"damage grognack": 0})),
    row("freeze names a common or champion without boost within 3 spaces of the summoner",
        given("grognack 1,3 smasher 2,3 gate 1,2", "sneeks 2,4 ollag 4,3 beast-rider 3,3 jarmund 5,3",
            hands={SOUTH: "freeze"}, boost={"beast-rider": 1}, phase="summon"), "play freeze",
        then({"offered": {"target smasher", "target ollag"}})),
    # SW-GAP-33.
    row("freeze cannot be played without a target",
        given("grognack 1,3", "ollag 5,3", hands={SOUTH: "freeze"}, phase="summon"), then({"may play freeze": False})),
    row("a frozen unit cannot be attacked or forced",
        given("grognack 1,3 smasher 3,3", "ollag 4,3 beast-rider 3,2", hands={SOUTH: "freeze"}, phase="summon"),
        "play freeze", "target ollag", until("attack"),
        then({"offers attack smasher": {"beast-rider"}},
            lambda battle: forced_paths(battle.table, battle["ollag"], 1, 1) == [])),
    row("a frozen unit cannot move or attack and thaws at the start of the players next turn",
        freeze({"grognack": (1, 3)}, {"beast-rider": (2, 3), "horde-slinger": (6, 1)}, "beast-rider"),
        until("magic"), "end_phase", until("move"),
        then({"offers move beast-rider": set(), "offers charge beast-rider": set()},
            lambda battle: battle.offers("move horde-slinger")), until("attack"),
        then({"offers attack beast-rider": set()}), until("magic"), "end_phase",
        then({"asked": SOUTH, "frozen": (), "in_discard freeze": True}), until("attack"),
        then({"offers attack grognack": {"beast-rider"}})),
    # CR-09.
    row("a frozen ice golem is no gate but still a structure",
        freeze({"grognack": (1, 3), "ice-golem": (2, 3)}, {}, "ice-golem"),
        then({"is_gate ice-golem": False, "is_structure ice-golem": True})),
    row("a unit frozen twice thaws when both freezes have ended",
        given("grognack 1,3", "sneeks 5,3 ollag 3,3", hands={SOUTH: "freeze", NORTH: "freeze#2"}, phase="summon"),
        "play freeze", "target ollag", until("magic"), "end_phase", "play freeze#2", "target ollag", until("magic"),
        "end_phase", then({"in_discard freeze": True}, lambda battle: battle["ollag"] in battle.table.frozen),
        until("magic"), "end_phase",
        then({"in_discard freeze#2": True}, lambda battle: battle["ollag"] not in battle.table.frozen)),
    row("a frozen unit can still be damaged and eliminated by other means",
        given("grognack 1,3 ember-archer 3,4", "beast-rider 3,3", hands={SOUTH: "freeze"}, damage={"beast-rider": 2},
            phase="summon"), "play freeze", "target beast-rider", "end_phase", "move ember-archer 3,5", "stop",
        "target beast-rider",
        then({"in_discard beast-rider": True, "frozen": ()},
            lambda battle: battle.table.marks[battle["freeze"]] == ())),
    # Primal Fury
    row("primal fury does not follow attacks of others or on own objects: other",
        primal_fury({"grognack": (1, 3), "smasher": (4, 3)}, {"ollag": (5, 3)}, M, M, M, M),
        "attack smasher ollag", then({"may end_phase": True})),
    row("primal fury does not follow attacks of others or on own objects: own",
        primal_fury({"grognack": (4, 3), "smasher": (4, 2)}, {}, M, M, M, M), "attack grognack smasher",
        then({"may end_phase": True})),
    # once per turn: not after the extra attack
    row("primal fury may force the summoner 1 or 2 spaces to attack once more",
        primal_fury({"grognack": (4, 3), "smasher": (4, 2)}, {"ollag": (5, 3), "jarmund": (5, 5)}, *[M] * 8),
        "attack grognack ollag",
        then({"offered": {"force grognack 3,3", "force grognack 2,3", "force grognack 4,4", "force grognack 4,5",
            "decline"}}), "force grognack 4,5", then({"offered": {"attack grognack jarmund", "decline"}}),
        "attack grognack jarmund",
        then({"damage ollag": 4, "damage jarmund": 4, "attack_slots": 1, "may end_phase": True})),
    row("primal fury that is declined gives no attack",
        primal_fury({"grognack": (4, 3)}, {"ollag": (5, 3)}, M, M, M, M), "attack grognack ollag", "decline",
        then({"at grognack": (4, 3), "offers attack grognack": set()})),
    row("each primal fury works once a turn",
        primal_fury({"grognack": (4, 3)}, {"ollag": (5, 3), "jarmund": (5, 5), "gate": (3, 6)}, *[M] * 12,
            events="primal-fury primal-fury#2"), "attack grognack ollag", "resolve primal-fury primal-fury",
        "force grognack 4,5", "attack grognack jarmund", "force grognack 3,5", "attack grognack gate",
        then({"damage gate": 4, "may end_phase": True})),
)  # fmt: skip
