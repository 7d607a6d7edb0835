"""The rulebook's examples of magic, drawing, events and replaced eliminations: SW-EX-12 to -14, -21."""

import pytest

from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle, M
from tests.games.summoner_wars.rows import given, prove, rolls, row, then, until


@pytest.mark.rule("SW-MAG-01", "SW-MAG-02", "SW-MAG-03", "SW-ZONE-05")
@pytest.mark.example("SW-EX-12")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (13, 15), (14, 15)])
def test_two_cards_discarded_are_two_magic(before: int, after: int) -> None:
    """SW-EX-12, Příklad odhození karet: Bryna has 2 cards fewer, face down in her pile; never more than 15 magic."""
    battle = GivenBattle(
        south={}, phase="magic", hands={SOUTH: "frost-mage gate ice-smith"}, magic=(before, 5), discards={SOUTH: "burn"}
    )

    battle.chooses("discard frost-mage", "discard gate")

    assert battle.table.magic == [after, 5]
    assert battle.table.hands[SOUTH] == (battle["ice-smith"],)
    assert battle.table.discard[SOUTH] == (battle["burn"], battle["frost-mage"], battle["gate"])
    seen = GAME.view(battle.table, NORTH)
    assert seen["discards"] == [3, 0]
    assert not {str(battle["frost-mage"]), str(battle["gate"])} & set(seen["kinds"])


@pytest.mark.rule("SW-DRAW-01", "SW-DRAW-03")
@pytest.mark.example("SW-EX-13")
def test_with_two_cards_in_hand_three_are_drawn() -> None:
    """SW-EX-13, Příklad dobrání karet: Bryna draws from the top of her pile until she holds 5."""
    battle = GivenBattle(
        south={},
        phase="magic",
        hands={SOUTH: "frost-mage ice-smith"},
        draws={SOUTH: "gate ollag jarmund nadiana parapet"},
    )

    battle.chooses("end_phase")

    held = ("frost-mage", "ice-smith", "gate", "ollag", "jarmund")
    assert battle.table.hands[SOUTH] == tuple(battle[name] for name in held)
    assert battle.table.draw[SOUTH] == (battle["nadiana"], battle["parapet"])
    assert battle.told("drew") == [(SOUTH, battle[name]) for name in ("gate", "ollag", "jarmund")]


@pytest.mark.rule("SW-EVT-02", "SW-EVT-05", "SW-EVT-06", "SW-TURN-04", "SW-COMP-06")
@pytest.mark.example("SW-EX-14")
def test_sacrificial_pyre_stays_until_your_own_next_turn() -> None:
    """SW-EX-14, Příklad trvající události: 1 magic is paid, the card lies face up beside the board, not discarded."""
    battle = GivenBattle(south={"ret-talus": (1, 1)}, phase="summon", hands={SOUTH: "pyre"}, magic=(3, 5))

    battle.chooses("play pyre")

    assert battle.table.magic == [2, 5]
    assert battle.table.events == [(battle["pyre"],), ()]
    assert not battle.in_hand("pyre")
    assert not battle.in_discard("pyre")
    for seat in (SOUTH, NORTH, -1):
        assert GAME.view(battle.table, seat)["kinds"][str(battle["pyre"])] == "pyre"

    # when your own turn and the opponent's whole turn have passed
    battle.chooses(*["end_phase"] * 5)
    assert battle.asked() == NORTH
    assert battle.table.events == [(battle["pyre"],), ()]
    battle.chooses(*["end_phase"] * 5)

    # then it is gone before the Summon phase; without boost there is nothing to heal
    assert battle.asked() == SOUTH
    assert battle.table.phase == "summon"
    assert battle.table.events == [(), ()]
    assert battle.in_discard("pyre")


test_what_follows_from_a_position = prove(
    # SW-EX-21, NAMÍSTO: Unrelenting returns the enemy unit to the hand; it was not eliminated.
    row("what happens instead of elimination pays no magic", "SW-DMG-11", "SW-TIME-13", "SW-EX-21",
        given("ollag 3,3", "beast-rider 4,3", phase="magic", hands={NORTH: "unrelenting"}, active=NORTH),
        "play unrelenting", "end_phase", until("attack"), rolls(M, M, M), "attack ollag beast-rider",
        then({"story damaged": ["beast-rider 3"], "in_hand beast-rider": True, "in_discard beast-rider": False,
            "told eliminated": [], "magic south": 5})),
    # SW-EX-21, NAMÍSTO, the other side: without the event the same attack eliminates and pays 1 magic.
    row("what is eliminated after all pays magic", "SW-DMG-06", "SW-EX-21",
        given("ollag 3,3", "beast-rider 4,3", dice=(M, M, M)), "attack ollag beast-rider",
        then({"story eliminated": ["beast-rider"], "in_discard beast-rider": True, "magic south": 6})),
)  # fmt: skip
