"""The units of the Tundra Orcs."""

from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, GivenBattle, M
from tests.games.summoner_wars.rows import gains, given, prove, rolls, row, then

# Tundra Fighter


def test_frenzy_follows_attacks_on_structures_but_not_on_own_objects() -> None:
    gate = GivenBattle(south={"tundra-fighter": (3, 3)}, north={"gate": (4, 3)}, dice=(M, M, MS))
    own = GivenBattle(south={"tundra-fighter": (3, 3), "gate": (4, 3)}, dice=(M, M))

    gate.chooses("attack tundra-fighter gate")
    own.chooses("attack tundra-fighter gate")

    assert gate.offers("force tundra-fighter")
    assert "end_phase" in own.offered()


test_what_follows_from_a_position = prove(
    # Grognack
    row("influence needs boost and an own unit within 3 spaces and is not for grognack himself: unboosted",
        given("grognack 1,3 shonk 3,4", "ollag 4,4", dice=(M, M, M, M, M, M, M, M)), "attack shonk ollag",
        then({"may end_phase": True})),
    row("influence needs boost and an own unit within 3 spaces and is not for grognack himself: far",
        given("grognack 1,3 smasher 4,4", "ollag 5,4", boost={"grognack": 1}, dice=(M, M, M, M)),
        "attack smasher ollag", then({"may end_phase": True})),
    row("influence needs boost and an own unit within 3 spaces and is not for grognack himself: himself",
        given("grognack 4,4", "ollag 5,4", boost={"grognack": 1}, dice=(M, M, M, M)), "attack grognack ollag",
        then({"may end_phase": True})),
    row("restore boosts grognack after a move if he has no boost", given("grognack 1,3", phase="move"),
        "move grognack 2,3", "stop", then({"boost grognack": 1})),
    row("restore does nothing if grognack has boost", given("grognack 1,3", boost={"grognack": 1}, phase="move"),
        "move grognack 2,3", "stop", then({"boost grognack": 1})),
    row("restore does not follow a force",
        given("grognack 4,3", "ollag 5,3", hands={SOUTH: "primal-fury"}, dice=(M, M, M, M)), "play primal-fury",
        "attack grognack ollag", "force grognack 4,2", then({"boost grognack": 0})),
    # SW-ABIL-09: as often as there is boost.
    # both spent; Blood Bond counts the one special symbol that stands
    row("influence spends boost to roll all dice of an own unit within 3 spaces again",
        given("grognack 1,3 ragnor 3,4", "ollag 4,4", boost={"grognack": 2}, dice=(RS, RS, RS, RS, M, RS, M, M, MS)),
        "attack ragnor ollag", then({"offered": {"reroll grognack", "decline"}}), "reroll grognack",
        then({"offered": {"reroll grognack", "decline"}}), "reroll grognack",
        then({"damage ollag": 3, "boost grognack": 1})),
    row("influence may be declined and the dice stand",
        given("grognack 1,3 ragnor 3,4", "ollag 4,4", boost={"grognack": 1}, dice=(RS, M, M)), "attack ragnor ollag",
        "decline", then({"damage ollag": 2, "boost grognack": 2})),
    row("influence does not touch the dice of the opponents units",
        given("grognack 1,3", "beast-rider 2,3", boost={"grognack": 1}, active=NORTH, dice=(M, M, M)),
        "attack beast-rider grognack", then({"asked": NORTH, "damage grognack": 3})),
    # Frost Shaman
    row("unwieldy magic adds no damage without a special symbol",
        given("frost-shaman 3,3", "ollag 5,3", dice=(MR, MR, MR)), "attack frost-shaman ollag",
        then({"damage ollag": 0})),
    row("unwieldy magic lets all ranged symbols count with a special symbol",
        given("frost-shaman 3,3", "ollag 5,3", dice=(MR, MR, MS)), "attack frost-shaman ollag",
        then({"damage ollag": 2})),
    row("unwieldy magic does not hinder other attackers",
        given("frost-shaman 3,3 smasher 5,4", "ollag 5,3", dice=(M, M, M, M)), "attack smasher ollag",
        then({"damage ollag": 4})),
    # Smasher
    row("sluggish adds a damage for each special symbol of an attack on the smasher",
        given("smasher 3,3", "beast-rider 4,3", active=NORTH, dice=(MS, RS, M)), "attack beast-rider smasher",
        then({"damage smasher": 4})),
    row("sluggish adds nothing to attacks of the smasher or on its neighbours",
        given("smasher 3,3", "ollag 4,3 beast-rider 4,4", dice=(MS, MS, M, M)), "attack smasher ollag",
        then({"damage ollag": 4})),
    # Tundra Charger
    row("blood rush puts 1 damage on the summoned charger and forces it 1 space",
        given("gate 2,3", hands={SOUTH: "tundra-charger"}, phase="summon"), "summon tundra-charger 3,3", "accept",
        then({"offered": {"force tundra-charger 4,3", "force tundra-charger 3,2", "force tundra-charger 3,4"}}),
        "force tundra-charger 4,3", then({"at tundra-charger": (4, 3), "damage tundra-charger": 1})),
    row("blood rush may be declined", given("gate 2,3", hands={SOUTH: "tundra-charger"}, phase="summon"),
        "summon tundra-charger 3,3", "decline", then({"at tundra-charger": (3, 3), "damage tundra-charger": 0})),
    # SW-GAP-10.
    row("blood rush cannot be used where no way is open",
        given("gate 1,2 smasher 2,1", "sneeks 8,6", hands={SOUTH: "tundra-charger"}, phase="summon"),
        lambda battle: battle.table.put(battle["svara"], 40), "summon tundra-charger 1,1",
        then({"may end_phase": True})),
    # Tundra Fighter
    row("frenzy rolls a die and on a special symbol the fighter may be forced and attack again",
        given("tundra-fighter 3,3", "ollag 4,3 beast-rider 3,5", dice=(M, M, MS)), "attack tundra-fighter ollag",
        then({"offered": {"force tundra-fighter 2,3", "force tundra-fighter 3,2", "force tundra-fighter 3,4",
            "decline"}}), "force tundra-fighter 3,4",
        then({"offered": {"attack tundra-fighter beast-rider", "decline"}}), rolls(M, M, M),
        "attack tundra-fighter beast-rider",
        then({"damage ollag": 2, "damage beast-rider": 2, "attack_slots": 1, "may end_phase": True})),
    row("frenzy works again after the extra attack",
        given("tundra-fighter 3,3", "ollag 4,3 beast-rider 3,5", dice=(M, M, MS, M, M, RS)),
        "attack tundra-fighter ollag", "force tundra-fighter 3,4", "attack tundra-fighter beast-rider",
        then({"offers force tundra-fighter": {"2,4", "4,4", "3,3"}})),
    row("frenzy does not follow the attack of another unit on an enemy beside it",
        given("tundra-fighter 3,3 smasher 5,3", "ollag 4,3", dice=(M, M, M, M)), "attack smasher ollag",
        then({"may end_phase": True, "damage ollag": 4})),
    row("frenzy without a special symbol ends there", given("tundra-fighter 3,3", "ollag 4,3", dice=(M, M, MR)),
        "attack tundra-fighter ollag", then({"may end_phase": True})),
    row("a fighter that is not forced makes no extra attack", given("tundra-fighter 3,3", "ollag 4,3", dice=(M, M, MS)),
        "attack tundra-fighter ollag", "decline", then({"may end_phase": True, "at tundra-fighter": (3, 3)})),
    row("the extra attack of frenzy is only on enemies",
        given("tundra-fighter 3,3 smasher 2,4", "ollag 4,3", dice=(M, M, MS)), "attack tundra-fighter ollag",
        "force tundra-fighter 3,4", then({"offers attack tundra-fighter": set(), "may end_phase": True})),
    row("the extra attack of frenzy is only on an object beside the unit",
        given("frost-mage 3,3", "ollag 4,3 beast-rider 6,4", dice=(MR, MS)), gains("frost-mage", "frenzy"),
        "attack frost-mage ollag", "force frost-mage 3,4", then({"offers attack frost-mage": set(),
            "damage ollag": 1})),
    # SW-GAP-31: Frenzy needs its unit when it is resolved.
    row("a fighter that fell to riposte rolls no die",
        given("tundra-fighter 3,3", "fanessa 4,3", damage={"tundra-fighter": 2}, dice=(M, M)),
        "attack tundra-fighter fanessa", "resolve fanessa riposte",
        then({"in_discard tundra-fighter": True, "times rolled": 1})),
    # CR-13.
    row("a fighter that engage eliminates on its forced step makes no extra attack",
        given("tundra-fighter 3,3", "royal-guardian 4,3 ollag 2,4", damage={"tundra-fighter": 2}, dice=(M, M, MS)),
        "attack tundra-fighter royal-guardian", "force tundra-fighter 2,3",
        then({"in_discard tundra-fighter": True, "magic": [5, 6], "may end_phase": True})),
    row("influence also rolls the die of frenzy again",
        given("grognack 1,3 tundra-fighter 3,3", "ollag 4,3", boost={"grognack": 1}, dice=(M, M, M, MS)),
        "attack tundra-fighter ollag", "decline", then({"offered": {"reroll grognack", "decline"}}), "reroll grognack",
        then({"boost grognack": 0}, lambda battle: battle.offers("force tundra-fighter"))),
    # Ragnor
    row("blood bond does not follow attacks on structures or own units: gate",
        given("grognack 1,3 ragnor 5,4", "gate 6,4", dice=(MS, MS, MS)), "attack ragnor gate",
        then({"boost grognack": 0})),
    row("blood bond does not follow attacks on structures or own units: own",
        given("grognack 1,3 ragnor 5,4 smasher 6,4", dice=(MS, MS, MS)), "attack ragnor smasher",
        then({"boost grognack": 0})),
    row("blood bond boosts the summoner for each special symbol of an attack on an enemy unit",
        given("grognack 1,3 ragnor 5,4", "ollag 6,4", dice=(RS, MS, M)), "attack ragnor ollag",
        then({"boost grognack": 2, "damage ollag": 2})),
    # Shonk
    row("wild strike counts special symbols instead of melee symbols",
        given("shonk 3,3", "gate 4,3", dice=(M, M, M, M, M, RS, RS, MS)), "attack shonk gate",
        then({"damage gate": 3})),
    row("wild strike does not change attacks on shonk",
        given("shonk 3,3", "beast-rider 4,3", active=NORTH, dice=(M, M, M)), "attack beast-rider shonk",
        then({"damage shonk": 3})),
    # Targan
    row("targan shoots 4 spaces far", given("targan 2,3", "ollag 6,3 gate 2,6"),
        then({"offers attack targan": {"ollag", "gate"}})),
    # Frost Mages of a mixed deck have the word in their name too (SW-TERM-13).
    row("piercing frost gives strength to own frost units beside targan",
        given("targan 3,3 frost-shaman 3,4 frost-mage 2,3 smasher 3,2", "frost-shaman#2 4,3 frost-shaman#3 5,3"),
        then({"strength frost-shaman": 4, "strength frost-mage": 2, "strength smasher": 4, "strength frost-shaman#2": 3,
            "strength targan": 4})),
)  # fmt: skip
