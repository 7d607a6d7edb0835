"""The acceptance cases that the catalogue derives from the rulebook: SW-DX-01 to SW-DX-15."""

import pytest

from herna.engine.chance import Chance
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle, M
from herna.games.summoner_wars.rules.zones import return_to_hand, tuck
from tests.games.summoner_wars.rows import controls, each, given, prove, rolls, row, then, until

A_TURN = ["end_phase"] * 5  # nothing is done in any of the phases


@pytest.mark.rule("SW-SETUP-04", "SW-SETUP-06", "SW-SETUP-07", "SW-SETUP-09")
@pytest.mark.example("SW-DX-01")
@pytest.mark.parametrize(("first", "magic"), [("seat-1", [2, 3]), ("seat-2", [3, 2])])
def test_the_opening_position(first: str, magic: list[int]) -> None:
    """SW-DX-01: 5 cards in hand, 25 to draw, none discarded, 4 objects each; 2 magic for who begins, else 3."""
    play = GAME.play(2, GAME.read_options({"first": first}), Chance(7))

    table = play.table
    assert [len(hand) for hand in table.hands] == [5, 5]
    assert [len(pile) for pile in table.draw] == [25, 25]
    assert [len(pile) for pile in table.discard] == [0, 0]
    assert [len(table.objects(seat)) for seat in (SOUTH, NORTH)] == [4, 4]
    assert table.magic == magic
    assert play.ask is not None
    assert play.ask.seat == magic.index(2)
    assert table.phase == "summon"


@pytest.mark.rule("SW-ATK-17", "SW-ATK-18", "SW-ATK-26", "SW-ATK-03")
@pytest.mark.example("SW-DX-14")
@pytest.mark.parametrize(("attacked_before", "attacks_again"), [(2, False), (1, True)])
def test_an_extra_attack_uses_no_slot_and_not_the_units_own_attack(attacked_before: int, attacks_again: bool) -> None:
    """SW-DX-14: after 3 attackers the extra attack is the Wind Archer's only one; after 2 it still has its own."""
    battle = GivenBattle(
        south={"undead-warrior": (3, 1), "undead-warrior#2": (3, 6), "gulldune": (3, 3), "wind-archer": (2, 4)},
        north={"gate": (4, 1), "gate#2": (4, 6), "gate#3": (4, 3), "starting-gate": (4, 4)},
        dice=(M,) * 20,
    )
    first = ["attack undead-warrior gate", "attack undead-warrior#2 gate#2"]
    battle.chooses(*first[:attacked_before], "attack gulldune gate#3")

    battle.chooses("target wind-archer", "attack wind-archer starting-gate")

    assert len(battle.told("attacked")) == attacked_before + 2
    assert battle.table.attack_slots == attacked_before + 1
    assert ("starting-gate" in battle.offers("attack wind-archer")) is attacks_again
    if attacks_again:
        battle.chooses("attack wind-archer starting-gate")
        assert not battle.offers("attack wind-archer")


@pytest.mark.rule("SW-MOVE-15", "SW-ABIL-07", "SW-DIST-06")
@pytest.mark.example("SW-DX-15")
@pytest.mark.parametrize(("line", "strength"), [(3, 3), (4, 3), (5, 4), (6, 4)])
def test_a_beast_rider_charges_up_to_four_spaces(line: int, strength: int) -> None:
    """SW-DX-15: along column 3 to any of 4 spaces; after 3 or more its strength is 4 until the end of the turn."""
    battle = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")
    upwards = {words for words in battle.offers("charge beast-rider") if words.endswith(",3") and words > "2"}
    assert upwards == {"3,3", "4,3", "5,3", "6,3"}

    battle.chooses(f"charge beast-rider {line},3")

    assert battle.at("beast-rider") == (line, 3)
    assert battle.strength("beast-rider") == strength
    battle.chooses("end_phase", "end_phase", "end_phase")
    assert battle.strength("beast-rider") == strength
    battle.chooses("end_phase")
    assert battle.asked() == NORTH
    assert battle.strength("beast-rider") == 3


test_what_follows_from_a_position = prove(
    # SW-DX-02: who has 15 magic and eliminates an enemy object still has 15.
    row("fifteen magic stay fifteen", "SW-MAG-03", "SW-DX-02",
        given("ollag 3,3", "beast-rider 4,3", magic=(15, 5), dice=(M, M, M)), "attack ollag beast-rider",
        then({"in_discard beast-rider": True, "magic": [15, 5]})),
    # SW-DX-03: an Attack phase without an attack puts 1 damage on your own Summoner.
    row("who does not attack has a damaged summoner", "SW-ATK-22", "SW-DX-03", given("ollag 3,3", "beast-rider 4,3"),
        "end_phase", then({"damage svara": 1, "damage sneeks": 0, "magic": [5, 5], "phase": "magic"})),
    # SW-DX-03: at 1 remaining life the penalty loses the game at once.
    row("inaction can lose the game before the magic phase", "SW-ATK-22", "SW-END-01", "SW-END-02", "SW-END-03",
        "SW-DX-03", given(damage={"svara": 11}, hands={SOUTH: "gate"}), "end_phase",
        then({"over": True, "winners": (NORTH,), "seats_asked": (), "phase": "attack"})),
    # SW-DX-04: an attack on your own gate does not count, one on the enemy's does.
    *[row(f"attacking only own objects is inaction: {target} {penalty}", "SW-ATK-22", "SW-ATK-24", "SW-ATK-08",
        "SW-DX-04", given("undead-warrior 3,3 gate 2,3", "gate#2 4,3", damage={"gate": 4}, dice=(M, M)),
        f"attack undead-warrior {target}", "end_phase", then({"damage svara": penalty, "magic": [5, 5]}))
      for target, penalty in [("gate", 1), ("gate#2", 0)]],
    # SW-DX-05: with 1 card to draw and 2 in hand one holds 3, and draws none in the turns after.
    row("a draw pile that runs out is not rebuilt", "SW-DRAW-04", "SW-DRAW-05", "SW-DRAW-06", "SW-DX-05",
        given(phase="magic", hands={SOUTH: "gate frost-mage"}, draws={SOUTH: "ollag"},
            discards={SOUTH: "jarmund nadiana"}), "end_phase", then({"count hand south": 3}), *A_TURN, *A_TURN,
        then({"asked": NORTH, "turn": 4, "count hand south": 3, "over": False},
            lambda battle: battle.told("drew") == [(SOUTH, battle["ollag"])])),
    # SW-DX-07: +1 magic, not +2; both cards go to their owners' discard piles.
    row("a card under an eliminated unit pays nothing", "SW-DMG-05", "SW-DMG-10", "SW-TUCK-04", "SW-TUCK-06",
        "SW-CTRL-06", "SW-DX-07", given("ollag 3,3 ice-smith 1,5", "beast-rider 4,3", dice=(M, M, M)),
        lambda battle: tuck(battle.table, battle["ice-smith"], battle["beast-rider"]), "attack ollag beast-rider",
        then({"magic": [6, 5], "discard south": "ice-smith", "discard north": "beast-rider",
            "story eliminated": ["beast-rider"]})),
    # SW-DX-08: played on turn 1, Unrelenting works on turn 2 and is gone before the Summon phase of turn 3.
    row("an active event covers the opponents turn", "SW-EVT-05", "SW-EVT-06", "SW-TURN-04", "SW-DX-08",
        given("ollag 3,3 bear-cavalry 3,2", "beast-rider 4,3 beast-rider#2 4,2", phase="magic",
            hands={NORTH: "unrelenting"}, active=NORTH), "play unrelenting", "end_phase", until("attack"),
        rolls(M, M, M), "attack ollag beast-rider", then({"in_hand beast-rider": True, "events north": "unrelenting"}),
        "end_phase", "end_phase",
        then({"asked": NORTH, "turn": 3, "phase": "summon", "events north": "", "in_discard unrelenting": True}),
        *A_TURN, until("attack"), rolls(M, M, M), "attack bear-cavalry beast-rider#2",
        then({"in_discard beast-rider#2": True})),
    # SW-DX-09: an enemy under Mind Control falls to Burn; it goes to its owner's discard pile, and no magic comes.
    row("a unit eliminated by its temporary controller pays nothing", "SW-CTRL-01", "SW-CTRL-02", "SW-CTRL-05",
        "SW-CTRL-06", "SW-DMG-08", "SW-DX-09",
        given("tacullu 4,3", "beast-rider 5,3", phase="summon", hands={SOUTH: "mind-control burn"},
            damage={"beast-rider": 1}), "play mind-control", "target beast-rider",
        then({"controller beast-rider": SOUTH}), until("move"), "play burn", "target beast-rider",
        then({"discard north": "beast-rider", "story eliminated": ["beast-rider"], "magic": [5, 5]})),
    # SW-DX-09, the other side: the same unit, not controlled, pays 1 magic when Burn eliminates it.
    row("a unit that its enemy burns pays magic", "SW-DMG-07", "SW-DX-09",
        given("tacullu 4,3", "beast-rider 5,3", phase="move", hands={SOUTH: "burn"}, damage={"beast-rider": 1}),
        "play burn", "target beast-rider", then({"discard north": "beast-rider", "magic": [6, 5]})),
    # SW-DX-10: beside the Summoner, for 2 magic, in the Build phase; in the Attack phase it attacks.
    # which stands beside the enemy as well
    row("an ice golem built on the opponents side may attack at once", "SW-BUILD-03", "SW-BUILD-06", "SW-ATK-21",
        "SW-DX-10",
        given("svara 6,3 gate 7,1", "beast-rider 7,2", phase="build", hands={SOUTH: "ice-golem"}, magic=(2, 5),
            dice=(M, M)), then({"may build ice-golem 7,3": True, "may build ice-golem 7,4": False}),
        "build ice-golem 7,3", "end_phase", then({"magic": [0, 5], "phase": "attack", "offers attack gate": set()}),
        "attack ice-golem beast-rider", then({"damage beast-rider": 2})),
    # SW-DX-11: 3 damage and 2 boost are removed; summoned again, it is undamaged and unboosted.
    row("a unit returned to hand comes back without memory", "SW-FORCE-08", "SW-FORCE-09", "SW-DX-11",
        given("undead-warrior 3,3 gate 2,4", phase="summon", damage={"undead-warrior": 3}, boost={"undead-warrior": 2}),
        lambda battle: return_to_hand(battle.table, battle["undead-warrior"]),
        then({"at undead-warrior": None, "hand south": "undead-warrior"}), "summon undead-warrior 2,3",
        then({"at undead-warrior": (2, 3), "damage undead-warrior": 0, "boost undead-warrior": 0,
            "strength undead-warrior": 2, "magic": [3, 5]})),
    # SW-DX-12: X eliminates a card of X's own deck that the opponent controls: 1 magic, and X's discard pile.
    row("an own card that the opponent controls pays magic", "SW-CTRL-05", "SW-CTRL-06", "SW-DMG-06", "SW-DX-12",
        given("ollag 3,3 frost-mage 4,3", damage={"frost-mage": 1}, dice=(M, M, M)), controls(NORTH, "frost-mage"),
        "attack ollag frost-mage", then({"magic": [6, 5], "discard south": "frost-mage", "discard north": ""})),
    # SW-DX-13: there is no exception for a player without a legal attack.
    row("who cannot attack is punished all the same", "SW-ATK-22", "SW-DX-13", given("ollag 3,3"),
        then({"offered": {"end_phase"}}), "end_phase", then({"damage svara": 1})),
    # SW-DX-15: one move slot is used, and what follows a move follows: the Horde Clinger comes along.
    row("a charge is a move", "SW-MOVE-15", "SW-MOVE-09", "SW-DX-15",
        given("beast-rider 2,3 horde-clinger 2,2", phase="move"), "charge beast-rider 4,3",
        then({"offers pick_space": {"3,3", "5,3", "4,2", "4,4"}}), "pick_space 4,2",
        then({"at horde-clinger": (4, 2), "names moved": "beast-rider", "offers move beast-rider": set(),
            "offers charge beast-rider": set()})),
    # SW-DX-15: with an object on (4,3) only (3,3) can be reached by charging upwards.
    row("a charge stops before what stands in the way", "SW-DIST-06", "SW-DX-15",
        given("beast-rider 2,3", "gate 4,3", phase="move"),
        then({"offers charge beast-rider": {"3,3", "1,3", "2,1", "2,2", "2,4", "2,5", "2,6"}})),
    # SW-DX-06: from (3,3), (7,3) is too far; (6,3) is a target only if (4,3) and (5,3) are empty.
    *each(lambda enemy, between, legal: row(f"a ranged unit shoots three spaces far over empty ones: {enemy}",
        "SW-ATK-06", "SW-ATK-07", "SW-DX-06", given(south={"jarmund": (3, 3),
        **({} if between is None else {"gate": between})}, north={"beast-rider": enemy}),
        then(lambda battle: ("beast-rider" in battle.offers("attack jarmund")) is legal)),
        ((7, 3), None, False), ((6, 3), None, True), ((6, 3), (4, 3), False), ((6, 3), (5, 3), False)),
)  # fmt: skip
