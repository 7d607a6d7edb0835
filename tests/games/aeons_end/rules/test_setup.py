"""Setting up, and difficulty (AE-SETUP, AE-DIFF)."""

from collections import Counter

import pytest

from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import MARKET, GivenSiege
from herna.games.aeons_end.printed import BASIC_CARDS, NEMESES, PRINTED, PRINTED_MATS, TIERS
from herna.games.aeons_end.rules.suffering import GraveholdRegains, NemesisRegains, Regains
from herna.games.aeons_end.rules.turn_order import player_of
from herna.games.aeons_end.setup import Chosen, first_table
from herna.games.aeons_end.table import GONE, OPEN, Siege
from tests.kit.random_match import decisions

FOUR = ("kadir", "adelheim", "phaedraxa", "jian")
DIFFICULTIES = {  # players, Gravehold, what is added to the nemesis, whether the box applies
    "beginner": (12, 35, -10, False),
    "normal": (10, 30, 0, False),
    "expert": (10, 30, 0, True),
    "extinction": (8, 25, 10, True),
}


def new_table(
    seats: int = 2, nemesis: str = "rageborne", difficulty: str = "normal", seed: int = 1, mages: tuple[str, ...] = FOUR
) -> Siege:
    """The table at the beginning of a match."""
    return first_table(Chosen(mages[:seats], nemesis, tuple(MARKET.split()), difficulty, True), Chance(seed))


def keys(table: Siege, cards: tuple[int, ...]) -> list[str]:
    return [table.key(card) for card in cards]


# Players


@pytest.mark.rule("AE-SETUP-01")
def test_a_player_takes_the_turns_of_the_number_of_the_seat() -> None:
    siege = GivenSiege("kadir adelheim brama", "turn-order", turn_deck="player-3 player-1")

    assert siege.asked() == 2


@pytest.mark.rule("AE-SETUP-01")
def test_each_player_has_the_mage_that_was_chosen() -> None:
    options = {"mage-1": "xaxos", "mage-2": "lash", "mage-3": "brama"}

    assert Match(GAME, 3, options, "seed").play.table.mages == ("xaxos", "lash", "brama")


@pytest.mark.rule("AE-SETUP-02")
def test_a_mage_cannot_be_chosen_twice() -> None:
    with pytest.raises(BadInput):
        Match(GAME, 2, {"mage-1": "xaxos", "mage-2": "xaxos"}, "seed")


@pytest.mark.rule("AE-SETUP-02")
@pytest.mark.parametrize("number", range(8))
def test_mages_left_to_chance_are_all_different(number: int) -> None:
    mages = Match(GAME, 4, {"mage-2": "kadir"}, f"seed {number}").play.table.mages

    assert mages[1] == "kadir"
    assert len(set(mages)) == 4


@pytest.mark.rule("AE-SETUP-03", "AE-SETUP-04", "AE-SETUP-06", "AE-GAP-32")
@pytest.mark.parametrize(
    ("mage", "hand", "deck", "breaches"),
    [
        ("adelheim", "amethyst-shard crystal crystal spark spark", "CCCCC", (OPEN, 2, 0, 1)),
        ("brama", "buried-light crystal crystal crystal crystal", "CCCSS", (OPEN, 1, 0, 2)),
        ("jian", "moonstone-shard crystal crystal spark spark", "CCCSS", (OPEN, OPEN, 0, 1)),
        ("kadir", "emerald-shard crystal crystal crystal spark", "CCCSS", (OPEN, 2, 1, 2)),
        ("lash", "quartz-shard crystal crystal crystal spark", "CCCSS", (OPEN, 2, 0, 2)),
        ("mist", "garnet-shard crystal crystal crystal spark", "CCCSS", (OPEN, 2, 1, 1)),
        ("phaedraxa", "tourmaline-shard crystal crystal crystal spark", "CCCCS", (GONE, OPEN, 1, 2)),
        ("xaxos", "flare crystal crystal crystal crystal", "CCCCS", (OPEN, 0, 0, 1)),
    ],
)
def test_a_mage_starts_with_the_printed_hand_deck_and_breaches(
    mage: str, hand: str, deck: str, breaches: tuple[int, ...]
) -> None:
    tables = [new_table(2, mages=("kadir" if mage != "kadir" else "mist", mage), seed=seed) for seed in (1, 2)]

    for table in tables:  # whatever the chance: a starting deck is not shuffled
        assert keys(table, table.hands[1]) == hand.split()
        assert keys(table, table.decks[1]) == [{"C": "crystal", "S": "spark"}[letter] for letter in deck]
        assert table.breaches[1] == breaches


@pytest.mark.rule("AE-SETUP-05", "AE-SETUP-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_starts_with_discarded_cards_prepped_spells_or_charges(seats: int) -> None:
    table = new_table(seats)

    assert table.discards == [()] * seats
    assert [table.spells(seat) for seat in range(seats)] == [[]] * seats
    assert table.charges == [0] * seats


@pytest.mark.rule("AE-SETUP-07", "AE-SETUP-08")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_players_start_with_10_life_and_gravehold_with_30(seats: int) -> None:
    table = new_table(seats)

    assert (table.life, table.gravehold) == ([10] * seats, 30)


@pytest.mark.rule("AE-SETUP-20")
def test_the_first_turn_order_card_says_whose_the_first_turn_is() -> None:
    tables = [Match(GAME, 4, {"nemesis": "rageborne"}, f"seed {number}").play.table for number in range(12)]
    firsts = {table.active for table in tables if table.turn == 1}

    assert all(table.active == player_of(table.key(table.turn_discard[-1])) for table in tables)
    assert len(firsts) > 1


# The nemesis


@pytest.mark.rule("AE-SETUP-10")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_any_nemesis_may_be_chosen(nemesis: str) -> None:
    assert Match(GAME, 2, {"nemesis": nemesis}, "seed").play.table.nemesis == nemesis


@pytest.mark.rule("AE-SETUP-11", "AE-RAGE-02", "AE-HUSK-02", "AE-CORR-02", "AE-GLUT-02")
@pytest.mark.parametrize(
    ("nemesis", "life"), [("rageborne", 70), ("carapace-queen", 60), ("crooked-mask", 70), ("prince-of-gluttons", 70)]
)
def test_a_nemesis_has_the_printed_life(nemesis: str, life: int) -> None:
    table = new_table(nemesis=nemesis)

    assert (table.nemesis_life, table.most_nemesis) == (life, life)


@pytest.mark.rule("AE-SETUP-12", "AE-SETUP-13", "AE-SETUP-14", "AE-SOLO-03")
@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize(
    ("seats", "basic", "size"), [(1, (1, 3, 7), 20), (2, (3, 5, 7), 24), (3, (5, 6, 7), 27), (4, (8, 7, 7), 31)]
)
def test_the_nemesis_deck_has_three_own_cards_and_some_basic_ones_of_each_tier(
    nemesis: str, seats: int, basic: tuple[int, ...], size: int
) -> None:
    table = new_table(seats, nemesis)
    deck = [PRINTED[key] for key in keys(table, table.nemesis_deck)]

    assert len(deck) == len(set(deck)) == size
    assert [card.tier for card in deck] == [1] * (3 + basic[0]) + [2] * (3 + basic[1]) + [3] * (3 + basic[2])
    assert Counter(card.tier for card in deck if card.nemesis) == {1: 3, 2: 3, 3: 3}
    assert {card.nemesis for card in deck} == {nemesis, ""}


@pytest.mark.rule("AE-SETUP-13", "AE-SETUP-14")
def test_basic_cards_are_drawn_at_random_and_each_tier_is_shuffled() -> None:
    decks = []
    for seed in range(6):
        table = new_table(1, seed=seed)
        decks.append(keys(table, table.nemesis_deck))
    top = 3 + BASIC_CARDS[1][0]

    assert len({frozenset(deck) for deck in decks}) > 1
    assert len({tuple(key for key in deck[:top] if PRINTED[key].nemesis) for deck in decks}) > 1
    assert len({tuple(deck[-10:]) for deck in decks}) == 6


@pytest.mark.rule("AE-SETUP-14")
@pytest.mark.parametrize("number", [3, 4])
def test_the_nemesis_deck_is_never_shuffled_in_play(number: int) -> None:
    first: list[str] = []
    left = []
    for match, _ in decisions(GAME, number):
        table = match.play.table
        deck = keys(table, table.nemesis_deck)
        first = first or deck
        left.append(deck == first[len(first) - len(deck) :])

    assert len(left) > 20
    assert all(left)


@pytest.mark.rule("AE-SETUP-14", "AE-INFO-02")
def test_nobody_knows_a_card_of_the_nemesis_deck() -> None:
    table = new_table(2)

    assert not any(table.cards.known_to(card, seat, 2) for card in table.nemesis_deck for seat in (-1, 0, 1))


@pytest.mark.rule("AE-SETUP-15")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_cards_of_tier_0_never_enter_the_nemesis_deck(nemesis: str) -> None:
    table = new_table(4, nemesis)

    assert {PRINTED[key].tier for key in keys(table, table.nemesis_deck)} == set(TIERS)


@pytest.mark.rule("AE-SETUP-18")
def test_the_supply_is_the_chosen_set() -> None:
    table = Match(GAME, 2, {"market": "lots-of-charges"}, "seed").play.table

    assert table.supply[:2] == ("jade", "vriswood-amber")
    assert [len(pile) for pile in table.piles] == [7, 7, 7, 5, 5, 5, 5, 5, 5]


# Difficulty


@pytest.mark.rule("AE-DIFF-01", "AE-DIFF-02", "AE-DIFF-03", "AE-DIFF-04")
@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_difficulty_sets_life_and_whether_the_harder_rules_apply(difficulty: str, nemesis: str) -> None:
    player, gravehold, added, harder = DIFFICULTIES[difficulty]

    table = new_table(3, nemesis, difficulty)

    assert (table.life, table.gravehold) == ([player] * 3, gravehold)
    assert table.nemesis_life == PRINTED_MATS[nemesis].life + added
    assert table.harder == harder


@pytest.mark.rule("AE-DIFF-05", "AE-GAP-35")
def test_a_nemesis_has_the_printed_rating() -> None:
    assert {nemesis: PRINTED_MATS[nemesis].rating for nemesis in NEMESES} == {
        "rageborne": 2,
        "carapace-queen": 3,
        "crooked-mask": 5,
        "prince-of-gluttons": 5,
    }


@pytest.mark.rule("AE-DIFF-06", "AE-DMG-05", "AE-DMG-06", "AE-GAP-11")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_nothing_regains_more_life_than_it_started_with(difficulty: str) -> None:
    start = new_table(2, difficulty=difficulty)
    siege = GivenSiege(moment="nothing")
    table = siege.table
    table.most_life, table.most_gravehold, table.most_nemesis = (
        start.most_life,
        start.most_gravehold,
        start.most_nemesis,
    )
    table.life = [life - 1 for life in start.life]
    table.gravehold, table.nemesis_life = start.gravehold - 1, start.nemesis_life - 1

    siege.does(Regains(4, 0), GraveholdRegains(4), NemesisRegains(4))

    assert table.life == [start.life[0], start.life[1] - 1]
    assert (table.gravehold, table.nemesis_life) == (start.gravehold, start.nemesis_life)


@pytest.mark.rule("AE-SETUP-12", "AE-INFO-02")
def test_everybody_knows_that_all_of_the_nemesiss_own_cards_are_in_its_deck() -> None:
    match = Match(GAME, 2, {"nemesis": "rageborne"}, "seed")
    own = {key for key, card in PRINTED.items() if card.nemesis == "rageborne" and card.tier and card.in_box()}

    for number in range(20):
        table = match.play.guess(0, Chance(number)).table

        assert {table.key(card) for card in table.nemesis_deck} >= own
        assert [table.printed(card).tier for card in table.nemesis_deck] == [1] * 6 + [2] * 8 + [3] * 10


@pytest.mark.rule("AE-INFO-01")
def test_everybody_knows_the_supply_and_what_every_mage_starts_with() -> None:
    table = Match(GAME, 2, {"hands": "private"}, "seed").play.table
    open_cards = [*table.decks, *table.hands, *table.piles]

    assert all(table.cards.known_to(card, seat, 2) for cards in open_cards for card in cards for seat in (0, 1))
