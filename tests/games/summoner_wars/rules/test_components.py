"""Components: players, battlefield, piles, zones, tracks, dice, cards and tokens (SW-COMP)."""

import pytest

from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.grid import column_of, row_for, row_of, space_at
from herna.games.summoner_wars.printed import DECKS, FACTIONS, MELEE, PHASES, PRINTED, RANGED
from herna.games.summoner_wars.rules.attack import FACES
from herna.games.summoner_wars.setup import first_table
from herna.games.summoner_wars.texts import TEXTS
from tests.games.summoner_wars.rows import given, notes, prove, row, then, until

UNITS = {key: card for key, card in PRINTED.items() if card.unit()}
EVENTS = {key: card for key, card in PRINTED.items() if card.event()}
STRUCTURES = {key: card for key, card in PRINTED.items() if card.structure()}


# Players and the board


@pytest.mark.rule("SW-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_no_other_number_of_players_than_two_sits_down(seats: int) -> None:
    with pytest.raises(BadInput):
        Match(GAME, seats, {}, "seed")


@pytest.mark.rule("SW-COMP-01")
@pytest.mark.parametrize("deck", FACTIONS)
def test_each_of_two_players_has_one_deck_led_by_one_summoner(deck: str) -> None:
    table = Match(GAME, 2, {"deck-1": deck, "deck-2": deck}, "seed").play.table

    for seat in (SOUTH, NORTH):
        cards = [card for card in range(68) if table.owner(card) == seat]
        assert len(cards) == 34
        assert [card for card in cards if table.is_summoner(card)] == [table.summoner(seat)]
        assert table.control[table.summoner(seat)] == seat


@pytest.mark.rule("SW-COMP-02")
def test_only_units_and_structures_come_onto_the_battlefield() -> None:
    hand = {SOUTH: "frost-mage gate#2 parapet ice-repair glacial-shift ice-ram mass-heal"}
    entering = set()
    for phase in ("summon", "move", "build", "attack", "magic"):
        battle = GivenBattle({"gate#1": (3, 3)}, phase=phase, hands=hand, magic=(15, 15))
        entering |= {words.split()[1] for words in battle.offered() if words.split()[0] in ("summon", "build")}

    assert entering == {"frost-mage", "gate#2", "parapet"}


@pytest.mark.rule("SW-COMP-03")
def test_a_space_that_holds_an_object_takes_no_other() -> None:
    sides = {"gate#1": (2, 3), "frost-mage": (2, 4)}, {"beast-rider": (2, 2)}
    taken = {"2,3", "2,4", "2,2", "1,1"}

    summon = GivenBattle(*sides, phase="summon", hands={SOUTH: "ollag"}).offers("summon ollag")
    move = GivenBattle(*sides, phase="move").offers("move frost-mage")
    build = GivenBattle(*sides, phase="build", hands={SOUTH: "gate#2"}).offers("build gate#2")

    assert summon == {"3,3", "1,3"}
    assert move == {"3,4", "1,4", "2,5"}
    assert not taken & build
    assert len(build) == 18 - len(taken)


@pytest.mark.rule("SW-COMP-04")
def test_the_battlefield_has_eight_rows_and_six_columns_of_which_each_player_has_the_nearer_half() -> None:
    spaces = range(len(first_table(("vanguards", "breakers"), SOUTH, Chance(1)).board))

    assert {(row_of(space), column_of(space)) for space in spaces} == {
        (row, column) for row in range(1, 9) for column in range(1, 7)
    }
    assert len(spaces) == 48
    sides = [{row_of(space) for space in spaces if row_for(seat, space) <= 4} for seat in (SOUTH, NORTH)]
    assert sides == [{1, 2, 3, 4}, {5, 6, 7, 8}]


# What each player has beside the battlefield


@pytest.mark.rule("SW-COMP-05", "SW-SETUP-01")
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_each_player_has_the_draw_pile_on_the_left_and_the_discard_pile_on_the_right_of_their_own_edge(
    seat: int,
) -> None:
    battle = GivenBattle(
        {},
        draws={SOUTH: "frost-mage ollag nadiana", NORTH: "smasher"},
        discards={SOUTH: "ice-smith", NORTH: "ragnor shonk"},
    )

    drawn = GAME.draw(GAME.view(battle.table, seat), lambda key: key).splitlines()

    south, north = "sw-side-draw 3  sw-side-discard 1", "sw-side-draw 1  sw-side-discard 2"
    own, other = (south, north) if seat == SOUTH else (north, south)
    assert own in drawn[-1]
    assert other in drawn[0]


@pytest.mark.rule("SW-COMP-06")
def test_an_active_event_lies_face_up_in_its_players_zone() -> None:
    battle = GivenBattle({}, phase="summon", hands={NORTH: "ice-ram"}, active=NORTH)
    card = battle["ice-ram"]
    assert str(card) not in GAME.view(battle.table, SOUTH)["kinds"]

    battle.chooses("play ice-ram")

    for seat in (SOUTH, NORTH, -1):
        seen = GAME.view(battle.table, seat)
        assert seen["events"] == [[], [{"card": card, "boost": 0, "targets": []}]]
        assert seen["kinds"][str(card)] == "ice-ram"
    assert battle.at("ice-ram") is None


# Dice


@pytest.mark.rule("SW-COMP-08")
def test_six_faces_carry_melee_ranged_and_special_symbols() -> None:
    melee, ranged, special = (sum(face[symbol] for face in FACES) for symbol in range(3))

    assert len(FACES) == 6
    assert (melee, ranged, special) == (5, 4, 2)


@pytest.mark.rule("SW-COMP-08")
@pytest.mark.parametrize(
    ("face", "melee", "ranged", "special"),
    [(1, 1, 1, 0), (2, 1, 1, 0), (3, 1, 1, 0), (RS, 0, 1, 1), (MS, 1, 0, 1), (M, 1, 0, 0)],
)
def test_each_symbol_of_a_face_counts(face: int, melee: int, ranged: int, special: int) -> None:
    swords = GivenBattle({"undead-carrier": (4, 3)}, {"gul-dass": (5, 3)}, dice=(face, face))
    arrows = GivenBattle({"makeinda-ru": (4, 3)}, {"gul-dass": (6, 3)}, dice=(face, face))

    swords.chooses("attack undead-carrier gul-dass")
    arrows.chooses("attack makeinda-ru gul-dass")

    assert swords.rolled() == [(swords["undead-carrier"], 2 * melee, 2 * ranged, 2 * special)]
    assert (swords.damage("gul-dass"), arrows.damage("gul-dass")) == (2 * melee, 2 * ranged)


# Cards


@pytest.mark.rule("SW-COMP-09")
@pytest.mark.parametrize("key", UNITS)
def test_a_unit_card_states_everything_that_a_unit_needs(key: str) -> None:
    card = UNITS[key]

    assert card.key == key
    assert card.classes - {"structure"} in ({"summoner"}, {"champion"}, {"common"})
    assert key in DECKS[card.faction].cards
    assert (card.cost == -1) == ("summoner" in card.classes)  # a Summoner has no cost
    assert card.cost >= -1
    assert card.strength >= 0
    assert card.life >= 1
    assert card.attack in (MELEE, RANGED)
    assert card.symbols
    assert card.abilities
    assert set(card.abilities) <= set(TEXTS)


@pytest.mark.rule("SW-COMP-09")
def test_the_values_of_the_beast_rider_are_those_printed_in_the_rulebook() -> None:
    card = PRINTED["beast-rider"]

    assert (set(card.classes), card.faction) == ({"common"}, "cave-goblins")
    assert (card.strength, card.cost, card.life, card.attack) == (3, 2, 3, "melee")
    assert (card.abilities, card.symbols) == (("charge",), ("instinct",))


@pytest.mark.rule("SW-COMP-10")
@pytest.mark.parametrize("key", EVENTS)
def test_an_event_card_states_everything_that_an_event_needs(key: str) -> None:
    card = EVENTS[key]

    assert card.key == key
    assert card.classes - {"structure"} in ({"epic"}, {"standard"})
    assert card.cost >= 0
    assert card.phase in PHASES
    assert bool(card.symbols) == ("standard" in card.classes)  # an epic event shows its faction's emblem instead
    assert key in TEXTS


@pytest.mark.rule("SW-COMP-10")
def test_the_values_of_the_sacrificial_pyre_are_those_printed_in_the_rulebook() -> None:
    card = PRINTED["pyre"]

    assert (set(card.classes), card.cost, card.phase, card.active) == ({"epic"}, 1, "summon", True)


@pytest.mark.rule("SW-COMP-11")
def test_a_structure_card_states_its_cost_and_life() -> None:
    assert {key: (card.cost, card.life) for key, card in STRUCTURES.items()} == {
        "gate": (0, 5),
        "starting-gate": (0, 10),
        "parapet": (0, 5),
        "ice-golem": (2, 5),
    }


# Tokens


@pytest.mark.rule("SW-COMP-12")
def test_damage_and_boost_lie_on_cards_and_magic_is_the_players() -> None:
    battle = GivenBattle(
        {"makeinda-ru": (4, 3)}, {"gul-dass": (6, 3)}, phase="move", magic=(1, 2), dice=(MR, RS), damage={"gul-dass": 1}
    )

    battle.chooses("instead_of_moving makeinda-ru prepare").ends_phases_until("attack")
    battle.chooses("attack makeinda-ru gul-dass", "decline").ends_phases_until("magic")

    seen = GAME.view(battle.table, NORTH)
    tokens = {thing["card"]: (thing["damage"], thing["boost"]) for thing in seen["objects"]}
    assert tokens == {
        battle["svara"]: (0, 0),
        battle["makeinda-ru"]: (0, 1),
        battle["gul-dass"]: (3, 0),
        battle["sneeks"]: (0, 0),
    }
    assert seen["magic"] == [1, 2]


@pytest.mark.rule("SW-COMP-14")
def test_three_damage_at_once_is_the_same_as_three_times_one() -> None:
    once = GivenBattle({"bear-cavalry": (4, 3)}, {"gul-dass": (5, 3)}, dice=(M, M, M))
    thrice = GivenBattle(
        {"undead-carrier": (5, 2), "undead-carrier#2": (5, 4), "undead-warrior": (4, 3)},
        {"gul-dass": (5, 3)},
        dice=(M, RS) * 3,
    )

    once.chooses("attack bear-cavalry gul-dass")
    thrice.chooses("attack undead-carrier gul-dass", "attack undead-carrier#2 gul-dass")
    thrice.chooses("attack undead-warrior gul-dass")

    seen = [GAME.view(battle.table, SOUTH)["objects"] for battle in (once, thrice)]
    ours, theirs = ([thing for thing in objects if thing["space"] == space_at(5, 3)] for objects in seen)
    assert [thing["damage"] for thing in (*ours, *theirs)] == [3, 3]
    assert [thing["strength"] for thing in (*ours, *theirs)] == [5, 5]  # Wrath counts each of the three


test_what_follows_from_a_position = prove(
    # Players and the board
    row("a space that an object leaves is empty again", "SW-COMP-03",
        given("frost-mage 2,4", phase="move", hands={SOUTH: "gate#1"}), "move frost-mage 3,4", "stop", "end_phase",
        then({"may build gate#1 2,4": True, "may build gate#1 3,4": False})),
    # What each player has beside the battlefield
    row("each player draws from their own pile and discards to their own pile", "SW-COMP-05",
        given("undead-carrier 4,3", "horde-slinger 5,3", hands={SOUTH: "ice-smith"},
            draws={SOUTH: "ollag nadiana", NORTH: "smasher"}, dice=(M, M)), "attack undead-carrier horde-slinger",
        until("magic"), "discard ice-smith", "end_phase",
        then({"discard south": "ice-smith", "discard north": "horde-slinger", "draw south": "", "draw north": "smasher",
            "hand south": "ollag nadiana", "hand north": ""})),
    row("each player has a magic track", "SW-COMP-07",
        given("gate#1 3,3", "gate#2 7,3", phase="summon", hands={SOUTH: "undead-archer"}, magic=(4, 9)),
        "summon undead-archer 4,3",
        then(lambda battle: [GAME.view(battle.table, seat)["magic"] for seat in (SOUTH, NORTH, -1)] == [[2, 9]] * 3)),
    # Tokens
    row("the bank never runs out", "SW-COMP-13",
        given({"makeinda-ru": (4, 3), **{f"starting-gate#{number}": (number + 1, 1) for number in range(1, 6)},
            **{f"starting-gate#{number}": (number - 4, 6) for number in range(6, 11)}}, "gul-dass 6,3", phase="move",
            boost={"makeinda-ru": 300},
            damage=dict.fromkeys([*{f"starting-gate#{number}": (number + 1, 1) for number in range(1, 6)},
                *{f"starting-gate#{number}": (number - 4, 6) for number in range(6, 11)}], 9), dice=(MR, MR)),
        "instead_of_moving makeinda-ru prepare", until("attack"), "attack makeinda-ru gul-dass", "decline",
        then({"boost makeinda-ru": 301}, lambda battle: sum(battle.table.damage) == 10 * 9 + 2)),
    row("three tokens are spent one by one", "SW-COMP-14",
        given("makeinda-ru 4,3", "gul-dass 6,3", boost={"makeinda-ru": 3}, dice=(MS, MS, MR, MR)),
        "attack makeinda-ru gul-dass", "accept", "attack makeinda-ru gul-dass",
        then({"boost makeinda-ru": 2, "damage gul-dass": 2})),
    # Players and the board
    row("an event that is played does not lie on the battlefield", "SW-COMP-02",
        given({"gate#1": (3, 3)}, phase="move", hands={SOUTH: "ice-repair"}, damage={"gate#1": 2}),
        notes(before=lambda battle: battle.table.objects()), "play ice-repair", then({"at ice-repair": None},
        lambda battle: battle.table.objects() == battle.noted["before"],
        lambda battle: battle.in_discard("ice-repair"))),
)  # fmt: skip
