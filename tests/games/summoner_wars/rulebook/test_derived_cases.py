"""The acceptance cases that the catalogue derives from the rulebook: SW-DX-01 to SW-DX-15."""

from __future__ import annotations

import pytest

from herna.engine.chance import Chance
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.rules.zones import return_to_hand, tuck
from tests.kit.battle import NORTH, SOUTH, GivenBattle, M

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


@pytest.mark.rule("SW-MAG-03")
@pytest.mark.example("SW-DX-02")
def test_fifteen_magic_stay_fifteen() -> None:
    """SW-DX-02: who has 15 magic and eliminates an enemy object still has 15."""
    battle = GivenBattle(south={"ollag": (3, 3)}, north={"beast-rider": (4, 3)}, magic=(15, 5), dice=(M, M, M))

    battle.chooses("attack ollag beast-rider")

    assert battle.in_discard("beast-rider")
    assert battle.table.magic == [15, 5]


@pytest.mark.rule("SW-ATK-22")
@pytest.mark.example("SW-DX-03")
def test_who_does_not_attack_has_a_damaged_summoner() -> None:
    """SW-DX-03: an Attack phase without an attack puts 1 damage on the own Summoner."""
    battle = GivenBattle(south={"ollag": (3, 3)}, north={"beast-rider": (4, 3)})

    battle.chooses("end_phase")

    assert battle.damage("svara") == 1
    assert battle.damage("sneeks") == 0
    assert battle.table.magic == [5, 5]
    assert battle.table.phase == "magic"


@pytest.mark.rule("SW-ATK-22", "SW-END-01", "SW-END-02", "SW-END-03")
@pytest.mark.example("SW-DX-03")
def test_inaction_can_lose_the_game_before_the_magic_phase() -> None:
    """SW-DX-03: at 1 remaining life the penalty loses the game at once."""
    battle = GivenBattle(south={}, damage={"svara": 11}, hands={SOUTH: "gate"})

    battle.chooses("end_phase")

    assert battle.play.result is not None
    assert battle.play.result.winners() == (NORTH,)
    assert battle.play.ask is None
    assert battle.table.phase == "attack"


@pytest.mark.rule("SW-ATK-22", "SW-ATK-24", "SW-ATK-08")
@pytest.mark.example("SW-DX-04")
@pytest.mark.parametrize(("target", "penalty"), [("gate", 1), ("gate#2", 0)])
def test_attacking_only_own_objects_is_inaction(target: str, penalty: int) -> None:
    """SW-DX-04: an attack on the own gate does not count, one on the enemy's does."""
    battle = GivenBattle(
        south={"undead-warrior": (3, 3), "gate": (2, 3)}, north={"gate#2": (4, 3)}, damage={"gate": 4}, dice=(M, M)
    )

    battle.chooses(f"attack undead-warrior {target}", "end_phase")

    assert battle.damage("svara") == penalty
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-DRAW-04", "SW-DRAW-05", "SW-DRAW-06")
@pytest.mark.example("SW-DX-05")
def test_a_draw_pile_that_runs_out_is_not_rebuilt() -> None:
    """SW-DX-05: with 1 card to draw and 2 in hand one holds 3, and draws none in the turns after."""
    battle = GivenBattle(
        south={},
        phase="magic",
        hands={SOUTH: "gate frost-mage"},
        draws={SOUTH: "ollag"},
        discards={SOUTH: "jarmund nadiana"},
    )

    battle.chooses("end_phase")
    assert len(battle.table.hands[SOUTH]) == 3
    battle.chooses(*A_TURN, *A_TURN)

    assert battle.asked() == NORTH
    assert battle.table.turn == 4
    assert len(battle.table.hands[SOUTH]) == 3
    assert battle.told("drew") == [(SOUTH, battle["ollag"])]
    assert battle.play.result is None


@pytest.mark.rule("SW-ATK-06", "SW-ATK-07")
@pytest.mark.example("SW-DX-06")
@pytest.mark.parametrize(
    ("enemy", "between", "legal"),
    [((7, 3), None, False), ((6, 3), None, True), ((6, 3), (4, 3), False), ((6, 3), (5, 3), False)],
)
def test_a_ranged_unit_shoots_three_spaces_far_over_empty_ones(
    enemy: tuple[int, int], between: tuple[int, int] | None, legal: bool
) -> None:
    """SW-DX-06: from (3,3), (7,3) is too far; (6,3) is a target only if (4,3) and (5,3) are empty."""
    blocking = {} if between is None else {"gate": between}
    battle = GivenBattle(south={"jarmund": (3, 3), **blocking}, north={"beast-rider": enemy})

    assert ("beast-rider" in battle.offers("attack jarmund")) is legal


@pytest.mark.rule("SW-DMG-05", "SW-DMG-10", "SW-TUCK-04", "SW-TUCK-06", "SW-CTRL-06")
@pytest.mark.example("SW-DX-07")
def test_a_card_under_an_eliminated_unit_pays_nothing() -> None:
    """SW-DX-07: +1 magic, not +2; both cards go to their owners' discard piles."""
    battle = GivenBattle(south={"ollag": (3, 3), "ice-smith": (1, 5)}, north={"beast-rider": (4, 3)}, dice=(M, M, M))
    tuck(battle.table, battle["ice-smith"], battle["beast-rider"])

    battle.chooses("attack ollag beast-rider")

    assert battle.table.magic == [6, 5]
    assert battle.table.discard == [(battle["ice-smith"],), (battle["beast-rider"],)]
    assert battle.told("eliminated") == [(battle["beast-rider"],)]


@pytest.mark.rule("SW-EVT-05", "SW-EVT-06", "SW-TURN-04")
@pytest.mark.example("SW-DX-08")
def test_an_active_event_covers_the_opponents_turn() -> None:
    """SW-DX-08: played on turn 1, Unrelenting works on turn 2 and is gone before the Summon phase of turn 3."""
    battle = GivenBattle(
        south={"ollag": (3, 3), "bear-cavalry": (3, 2)},
        north={"beast-rider": (4, 3), "beast-rider#2": (4, 2)},
        phase="magic",
        hands={NORTH: "unrelenting"},
        active=NORTH,
    )

    battle.chooses("play unrelenting", "end_phase").ends_phases_until("attack")
    battle.rolls(M, M, M).chooses("attack ollag beast-rider")
    assert battle.in_hand("beast-rider")
    assert battle.table.events[NORTH] == (battle["unrelenting"],)
    battle.chooses("end_phase", "end_phase")

    assert (battle.asked(), battle.table.turn, battle.table.phase) == (NORTH, 3, "summon")
    assert battle.table.events[NORTH] == ()
    assert battle.in_discard("unrelenting")
    battle.chooses(*A_TURN).ends_phases_until("attack")
    battle.rolls(M, M, M).chooses("attack bear-cavalry beast-rider#2")
    assert battle.in_discard("beast-rider#2")


@pytest.mark.rule("SW-CTRL-01", "SW-CTRL-02", "SW-CTRL-05", "SW-CTRL-06", "SW-DMG-08")
@pytest.mark.example("SW-DX-09")
def test_a_unit_eliminated_by_its_temporary_controller_pays_nothing() -> None:
    """SW-DX-09: an enemy under Mind Control falls to Burn; it goes to its owner's discard pile, and no magic comes."""
    battle = GivenBattle(
        south={"tacullu": (4, 3)},
        north={"beast-rider": (5, 3)},
        phase="summon",
        hands={SOUTH: "mind-control burn"},
        damage={"beast-rider": 1},
    )
    battle.chooses("play mind-control", "target beast-rider")
    assert battle.table.control[battle["beast-rider"]] == SOUTH
    battle.ends_phases_until("move")

    battle.chooses("play burn", "target beast-rider")

    assert battle.table.discard[NORTH] == (battle["beast-rider"],)
    assert battle.told("eliminated") == [(battle["beast-rider"],)]
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-DMG-07")
@pytest.mark.example("SW-DX-09")
def test_a_unit_that_its_enemy_burns_pays_magic() -> None:
    """SW-DX-09, the other side: the same unit, not controlled, pays 1 magic when Burn eliminates it."""
    battle = GivenBattle(
        south={"tacullu": (4, 3)},
        north={"beast-rider": (5, 3)},
        phase="move",
        hands={SOUTH: "burn"},
        damage={"beast-rider": 1},
    )

    battle.chooses("play burn", "target beast-rider")

    assert battle.table.discard[NORTH] == (battle["beast-rider"],)
    assert battle.table.magic == [6, 5]


@pytest.mark.rule("SW-BUILD-03", "SW-BUILD-06", "SW-ATK-21")
@pytest.mark.example("SW-DX-10")
def test_an_ice_golem_built_on_the_opponents_side_may_attack_at_once() -> None:
    """SW-DX-10: beside the Summoner, for 2 magic, in the Build phase; in the Attack phase it attacks."""
    battle = GivenBattle(
        south={"svara": (6, 3), "gate": (7, 1)},
        north={"beast-rider": (7, 2)},
        phase="build",
        hands={SOUTH: "ice-golem"},
        magic=(2, 5),
        dice=(M, M),
    )
    assert "7,3" in battle.offers("build ice-golem")
    assert "7,4" not in battle.offers("build ice-golem")

    battle.chooses("build ice-golem 7,3", "end_phase")

    assert battle.table.magic == [0, 5]
    assert battle.table.phase == "attack"
    assert not battle.offers("attack gate")  # which stands beside the enemy as well
    battle.chooses("attack ice-golem beast-rider")
    assert battle.damage("beast-rider") == 2


@pytest.mark.rule("SW-FORCE-08", "SW-FORCE-09")
@pytest.mark.example("SW-DX-11")
def test_a_unit_returned_to_hand_comes_back_without_memory() -> None:
    """SW-DX-11: 3 damage and 2 boost are removed; summoned again, it is undamaged and unboosted."""
    battle = GivenBattle(
        south={"undead-warrior": (3, 3), "gate": (2, 4)},
        phase="summon",
        damage={"undead-warrior": 3},
        boost={"undead-warrior": 2},
    )

    return_to_hand(battle.table, battle["undead-warrior"])
    assert battle.at("undead-warrior") is None
    assert battle.table.hands[SOUTH] == (battle["undead-warrior"],)
    battle.chooses("summon undead-warrior 2,3")

    assert battle.at("undead-warrior") == (2, 3)
    assert (battle.damage("undead-warrior"), battle.boost("undead-warrior")) == (0, 0)
    assert battle.strength("undead-warrior") == 2
    assert battle.table.magic == [3, 5]


@pytest.mark.rule("SW-CTRL-05", "SW-CTRL-06", "SW-DMG-06")
@pytest.mark.example("SW-DX-12")
def test_an_own_card_that_the_opponent_controls_pays_magic() -> None:
    """SW-DX-12: X eliminates a card of X's own deck that the opponent controls: 1 magic, and X's discard pile."""
    battle = GivenBattle(south={"ollag": (3, 3), "frost-mage": (4, 3)}, damage={"frost-mage": 1}, dice=(M, M, M))
    battle.gives_control("frost-mage", NORTH)

    battle.chooses("attack ollag frost-mage")

    assert battle.table.magic == [6, 5]
    assert battle.table.discard == [(battle["frost-mage"],), ()]


@pytest.mark.rule("SW-ATK-22")
@pytest.mark.example("SW-DX-13")
def test_who_cannot_attack_is_punished_all_the_same() -> None:
    """SW-DX-13: there is no exception for a player without a legal attack."""
    battle = GivenBattle(south={"ollag": (3, 3)})
    assert battle.offered() == {"end_phase"}

    battle.chooses("end_phase")

    assert battle.damage("svara") == 1


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
@pytest.mark.parametrize(("row", "strength"), [(3, 3), (4, 3), (5, 4), (6, 4)])
def test_a_beast_rider_charges_up_to_four_spaces(row: int, strength: int) -> None:
    """SW-DX-15: along column 3 to any of 4 spaces; after 3 or more its strength is 4 until the end of the turn."""
    battle = GivenBattle(south={"beast-rider": (2, 3)}, phase="move")
    upwards = {words for words in battle.offers("charge beast-rider") if words.endswith(",3") and words > "2"}
    assert upwards == {"3,3", "4,3", "5,3", "6,3"}

    battle.chooses(f"charge beast-rider {row},3")

    assert battle.at("beast-rider") == (row, 3)
    assert battle.strength("beast-rider") == strength
    battle.chooses("end_phase", "end_phase", "end_phase")
    assert battle.strength("beast-rider") == strength
    battle.chooses("end_phase")
    assert battle.asked() == NORTH
    assert battle.strength("beast-rider") == 3


@pytest.mark.rule("SW-MOVE-15", "SW-MOVE-09")
@pytest.mark.example("SW-DX-15")
def test_a_charge_is_a_move() -> None:
    """SW-DX-15: one move slot is used, and what follows a move follows: the Horde Clinger comes along."""
    battle = GivenBattle(south={"beast-rider": (2, 3), "horde-clinger": (2, 2)}, phase="move")

    battle.chooses("charge beast-rider 4,3")

    assert battle.offers("to") == {"3,3", "5,3", "4,2", "4,4"}
    battle.chooses("to 4,2")
    assert battle.at("horde-clinger") == (4, 2)
    assert battle.table.moved == (battle["beast-rider"],)
    assert not battle.offers("move beast-rider")
    assert not battle.offers("charge beast-rider")


@pytest.mark.rule("SW-DIST-06")
@pytest.mark.example("SW-DX-15")
def test_a_charge_stops_before_what_stands_in_the_way() -> None:
    """SW-DX-15: with an object on (4,3) only (3,3) can be reached by charging upwards."""
    battle = GivenBattle(south={"beast-rider": (2, 3)}, north={"gate": (4, 3)}, phase="move")

    assert battle.offers("charge beast-rider") == {"3,3", "1,3", "2,1", "2,2", "2,4", "2,5", "2,6"}
