"""Setting up: the board between the players, decks, first positions, hands and magic (SW-SETUP)."""

from collections import Counter

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.grid import column_of, row_of, space_at
from herna.games.summoner_wars.printed import DECKS, FACTIONS, PRINTED
from herna.games.summoner_wars.rules.values import life
from herna.games.summoner_wars.setup import first_table
from herna.games.summoner_wars.table import Battlefield

Standing = dict[tuple[int, int], str]


def new_table(
    south: str = "polar-dwarves", north: str = "cave-goblins", first: int = SOUTH, seed: int = 1
) -> Battlefield:
    """The table at the beginning of a match."""
    return first_table((south, north), SOUTH, Chance(seed))


def standing(table: Battlefield, seat: int) -> Standing:
    """What a seat has on the battlefield, by row and column."""
    places = table.place
    return {(row_of(places[card]), column_of(places[card])): table.key(card) for card in table.objects(seat)}


def kinds(table: Battlefield, *piles: tuple[int, ...]) -> Counter[str]:
    """How many cards of each kind lie in these piles."""
    return Counter(table.key(card) for pile in piles for card in pile)


# The board, the bank and the decks


@pytest.mark.rule("SW-SETUP-01")
@pytest.mark.parametrize("deck", FACTIONS)
def test_the_board_lies_between_the_players(deck: str) -> None:
    table = new_table(deck, deck)

    south, north = standing(table, SOUTH), standing(table, NORTH)

    # what South sees from its edge North sees from the opposite one
    assert north == {(9 - row, 7 - column): kind for (row, column), kind in south.items()}
    assert max(row for row, _ in south) <= 4 < min(row for row, _ in north)
    assert [len(pile) for pile in table.draw] == [25, 25]
    assert [{table.owner(card) for card in pile} for pile in table.draw] == [{SOUTH}, {NORTH}]


@pytest.mark.rule("SW-SETUP-02")
def test_no_token_has_left_the_bank_when_the_match_begins() -> None:
    table = new_table()

    assert set(table.damage) == {0}
    assert set(table.boost) == {0}


@pytest.mark.rule("SW-SETUP-02")
def test_both_players_roll_the_same_dice() -> None:
    battle = GivenBattle({"undead-carrier": (4, 3)}, {"bear-cavalry": (5, 3)}, dice=(MR, RS, M, RS, MR))

    battle.chooses("attack undead-carrier bear-cavalry")
    battle.ends_phases_until("summon").ends_phases_until("attack")
    battle.chooses("attack bear-cavalry undead-carrier")

    south, north = battle["undead-carrier"], battle["bear-cavalry"]
    assert battle.rolled() == [(south, 1, 2, 1), (north, 2, 2, 1)]
    assert (battle.damage("bear-cavalry"), battle.damage("undead-carrier")) == (1, 2)


@pytest.mark.rule("SW-SETUP-03")
def test_each_player_chooses_a_deck() -> None:
    for south, north in zip(FACTIONS, (*FACTIONS[3:], *FACTIONS[:3]), strict=True):
        match = Match(GAME, 2, {"deck-1": south, "deck-2": north}, "seed")
        table = match.play.table

        assert Counter(table.key(card) for card in range(34)) == Counter(DECKS[south].deck())
        assert Counter(table.key(card) for card in range(34, 68)) == Counter(DECKS[north].deck())


@pytest.mark.rule("SW-SETUP-03")
def test_a_player_may_bring_a_self_built_deck() -> None:
    """Svara leads Dwarves and, by the sign of Water, Orcs."""
    commons = {"bear-cavalry": 4, "ice-smith": 4, "frost-shaman": 4, "smasher": 4}
    champions = {"jarmund": 1, "nadiana": 1, "targan": 1}
    events = {"parapet": 2, "ice-repair": 2, "freeze": 2}
    line = "deck:svara;" + ";".join(f"{key}={count}" for key, count in {**commons, **champions, **events}.items())

    table = Match(GAME, 2, {"deck-1": "tundra-orcs", "deck-2": line}, "seed").play.table

    assert sorted(standing(table, NORTH).values()) == ["frost-mage", "ice-golem", "starting-gate", "svara"]
    rest = kinds(table, table.hands[NORTH], table.draw[NORTH])
    assert rest == Counter({**commons, **champions, **events, "ice-ram": 2, "gate": 3})


@pytest.mark.rule("SW-SETUP-03")
def test_a_self_built_deck_that_breaks_a_rule_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        Match(GAME, 2, {"deck-1": "deck:svara;bear-cavalry=4"}, "seed")

    assert "SW-DECK-01" in str(refused.value)


@pytest.mark.rule("SW-SETUP-03")
def test_a_deck_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput):
        Match(GAME, 2, {"deck-1": "river-dwarves"}, "seed")


# The battlefield


@pytest.mark.rule("SW-SETUP-04")
def test_four_cards_of_each_player_stand_as_the_back_of_the_summoner_shows() -> None:
    table = new_table("polar-dwarves", "cave-goblins")

    assert standing(table, SOUTH) == {
        (1, 4): "svara",
        (3, 4): "starting-gate",
        (3, 3): "frost-mage",
        (2, 3): "ice-golem",
    }
    assert standing(table, NORTH) == {
        (8, 2): "sneeks",
        (7, 3): "starting-gate",
        (7, 2): "horde-slinger",
        (6, 4): "beast-rider",
    }


@pytest.mark.rule("SW-SETUP-04")
@pytest.mark.parametrize("deck", FACTIONS)
def test_they_are_the_summoner_two_starting_units_and_the_starting_gate(deck: str) -> None:
    table = new_table(deck)

    starting = sorted(kind for kind in DECKS[deck].cards if PRINTED[kind].starting)
    (summoner,) = [kind for kind in DECKS[deck].cards if "summoner" in PRINTED[kind].classes]
    assert len(starting) == 2
    assert sorted(standing(table, SOUTH).values()) == sorted([summoner, "starting-gate", *starting])


@pytest.mark.rule("SW-SETUP-05")
@pytest.mark.parametrize("deck", FACTIONS)
def test_the_starting_gate_has_ten_life(deck: str) -> None:
    table = new_table(deck)

    (gate,) = [card for card in table.objects(SOUTH) if table.key(card) == "starting-gate"]

    assert life(table, gate) == 10


# Draw piles, hands and magic


@pytest.mark.rule("SW-SETUP-06")
@pytest.mark.parametrize("deck", FACTIONS)
def test_the_other_thirty_cards_are_in_the_draw_pile_and_the_hand(deck: str) -> None:
    table = new_table(deck)

    rest = kinds(table, table.hands[SOUTH], table.draw[SOUTH])

    assert rest.total() == 30
    assert rest == Counter(DECKS[deck].deck()) - Counter(standing(table, SOUTH).values())
    assert rest["gate"] == 3
    assert table.discard == [(), ()]
    assert all(table.control[card] == seat for seat in (SOUTH, NORTH) for card in table.draw[seat])


@pytest.mark.rule("SW-SETUP-06")
def test_draw_piles_are_shuffled_and_face_down() -> None:
    orders = set()
    for seed in range(10):
        table = new_table(seed=seed)
        orders.add(tuple(table.key(card) for card in (*table.hands[SOUTH], *table.draw[SOUTH])))
        for seat in (SOUTH, NORTH):
            seen = GAME.view(table, seat)
            hidden = {str(card) for pile in table.draw for card in pile}
            assert not hidden & set(seen["kinds"])
            assert seen["draw"] == [25, 25]

    assert len(orders) == 10


@pytest.mark.rule("SW-SETUP-07")
def test_the_opening_hand_is_five_cards_and_there_is_no_mulligan() -> None:
    match = Match(GAME, 2, {"first": "seat-1"}, "seed")
    table = match.play.table

    assert [len(hand) for hand in table.hands] == [5, 5]
    assert [len(pile) for pile in table.draw] == [25, 25]
    # the first question of the match is that of the first Summon phase: nobody may change the hand
    assert (table.turn, table.phase) == (1, "summon")
    assert {option[0] for option in match.play.options()} <= {"summon", "play", "use", "end_phase"}


@pytest.mark.rule("SW-SETUP-08", "SW-SETUP-09")
def test_the_starting_player_is_chosen_or_drawn_by_lot_and_has_two_magic_the_other_three() -> None:
    def begins(first: str, seed: str = "seed") -> tuple[int, list[int]]:
        play = Match(GAME, 2, {"first": first}, seed).play
        assert play.ask is not None
        assert play.ask.seat == play.table.active
        return play.table.active, play.table.magic

    assert begins("seat-1") == (SOUTH, [2, 3])
    assert begins("seat-2") == (NORTH, [3, 2])
    drawn = [begins("random", f"seed {number}") for number in range(20)]
    assert {seat for seat, _ in drawn} == {SOUTH, NORTH}
    assert all(magic == ([2, 3] if seat == SOUTH else [3, 2]) for seat, magic in drawn)


@pytest.mark.rule("SW-SETUP-10")
def test_the_first_turn_is_a_whole_turn_without_restrictions() -> None:
    match = first_turn_with("undead-warrior", "gate")
    table = match.play.table
    in_hand = {table.key(card): card for card in table.hands[SOUTH]}
    own = {table.key(card): card for card in table.objects(SOUTH)}
    enemy = {table.key(card): card for card in table.objects(NORTH)}

    def chooses(*choices: Choice) -> None:
        for choice in choices:
            match.choose(SOUTH, choice)

    chooses(("summon", in_hand["undead-warrior"], space_at(2, 4)), ("end_phase",))
    assert table.magic == [0, 3]
    chooses(("move", own["undead-archer"], space_at(4, 3)), ("step", space_at(4, 2)))
    chooses(("move", own["undead-carrier"], space_at(5, 4)), ("stop",))
    chooses(("move", in_hand["undead-warrior"], space_at(2, 3)), ("stop",))
    assert not any(option[0] == "move" for option in match.play.options())
    chooses(("end_phase",), ("build", in_hand["gate"], space_at(1, 1)), ("end_phase",))
    assert ("attack", own["undead-archer"], enemy["horde-slinger"]) in match.play.options()
    chooses(("attack", own["undead-carrier"], enemy["beast-rider"]), ("end_phase",))
    assert table.damage[own["ret-talus"]] == 0  # no penalty: South has attacked
    chooses(("discard", table.hands[SOUTH][0]))
    assert table.magic == [1, 3]
    chooses(("end_phase",))

    assert [len(hand) for hand in table.hands] == [5, 5]
    assert [len(pile) for pile in table.draw] == [22, 25]
    assert (table.active, table.turn) == (NORTH, 2)


def first_turn_with(*kinds: str) -> Match[Battlefield]:
    """Fallen Kingdom begins against Cave Goblins, with these cards in its opening hand."""
    options = {"deck-1": "fallen-kingdom", "deck-2": "cave-goblins", "first": "seat-1"}
    matches = (Match(GAME, 2, options, f"seed {number}") for number in range(200))
    return next(match for match in matches if set(kinds) <= set(hand_of(match)))


def hand_of(match: Match[Battlefield]) -> list[str]:
    """The cards that South holds."""
    return [match.play.table.key(card) for card in match.play.table.hands[SOUTH]]
