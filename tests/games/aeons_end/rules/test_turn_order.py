"""The turn order deck, and the phases of a player's turn (AE-TURNORDER, AE-PHASE)."""

from __future__ import annotations

from collections import Counter

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import TURN_ORDER
from herna.games.aeons_end.table import Siege
from tests.kit.siege import GivenSiege

ALL = "player-1 player-2 player-3 wild nemesis nemesis"


def kinds(table: Siege, cards: tuple[int, ...]) -> list[str]:
    return sorted(table.key(card) for card in cards)


def built(seats: int, number: int = 0) -> list[str]:
    """The turn order deck of a new match, with the card of the first turn first."""
    table = Match(GAME, seats, {}, f"seed {number}").play.table
    return [table.key(card) for card in (*table.turn_discard, *table.turn_deck)]


# The deck


@pytest.mark.rule("AE-TURNORDER-01", "AE-TURNORDER-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_has_four_player_cards_and_two_nemesis_cards(seats: int) -> None:
    deck = built(seats)

    assert (len(deck), deck.count("nemesis")) == (6, 2)


@pytest.mark.rule("AE-TURNORDER-02")
def test_two_players_have_two_cards_each() -> None:
    assert Counter(built(2)) == {"player-1": 2, "player-2": 2, "nemesis": 2}


@pytest.mark.rule("AE-TURNORDER-03")
def test_three_players_have_one_card_each_and_the_wild_card() -> None:
    assert Counter(built(3)) == {"player-1": 1, "player-2": 1, "player-3": 1, "wild": 1, "nemesis": 2}


@pytest.mark.rule("AE-TURNORDER-04")
def test_four_players_have_one_card_each() -> None:
    assert Counter(built(4)) == {"player-1": 1, "player-2": 1, "player-3": 1, "player-4": 1, "nemesis": 2}


@pytest.mark.rule("AE-TURNORDER-05", "AE-SETUP-19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_deck_is_shuffled_and_face_down(seats: int) -> None:
    orders = {tuple(built(seats, number)) for number in range(8)}
    table = Match(GAME, seats, {}, "seed").play.table

    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(TURN_ORDER[seats]))}
    assert not any(table.cards.known_to(card, seat, seats) for card in table.turn_deck for seat in range(-1, seats))


# Turning a card over


@pytest.mark.rule("AE-TURNORDER-06", "AE-TURNORDER-08")
def test_after_every_turn_the_next_card_says_whose_turn_it_is() -> None:
    siege = GivenSiege(moment="turn-order", turn_deck="player-2 nemesis player-1 player-2", nemesis_deck="haze-spewer")

    assert siege.asked() == (1,)
    siege.chooses("end_phase")
    assert siege.asked() == (0,)
    siege.chooses("end_phase")

    assert siege.asked() == (1,)
    assert siege.told("turned_over") == [("player-2",), ("nemesis",), ("player-1",), ("player-2",)]
    assert [seat for seat, _ in siege.told("turn_began")] == [1, -1, 0, 1]


@pytest.mark.rule("AE-TURNORDER-07")
def test_the_card_of_the_turn_lies_on_the_discard_pile_already() -> None:
    siege = GivenSiege(moment="turn-order", turn_deck="player-2 player-1", turn_discard="nemesis")

    assert siege.asked() == (1,)
    assert siege.in_words(siege.table.turn_discard) == "nemesis player-2"
    assert siege.in_words(siege.table.turn_deck) == "player-1"


@pytest.mark.rule("AE-TURNORDER-07")
def test_the_nemesis_card_of_the_turn_counts_as_discarded_in_that_turn() -> None:
    siege = GivenSiege(
        moment="turn-order",
        turn_deck="nemesis player-1",
        turn_discard="nemesis",
        nemesis_deck="unrelenting-ire haze-spewer",
        fury=0,
    )

    # both nemesis cards count: three Unleashes instead of one
    assert siege.table.fury == 3


@pytest.mark.rule("AE-TURNORDER-09", "AE-AMBIG-01")
def test_the_players_agree_who_takes_the_wild_cards_turn() -> None:
    siege = GivenSiege("kadir adelheim brama", "turn-order", turn_deck="wild player-1", turn_discard="player-2")

    assert (siege.asked(), siege.offers("player")) == ((0, 1, 2), {"0", "1", "2"})
    siege.chooses("player 1")  # who had a turn this round

    assert (siege.asked(), siege.table.active) == ((1,), 1)


def test_the_wild_card_is_turned_over_once_even_if_the_question_is_asked_again() -> None:
    siege = GivenSiege("kadir adelheim brama", "turn-order", turn_deck="wild player-1")

    siege.play.start()  # as after a save and a load

    assert (siege.prompt(), siege.in_words(siege.table.turn_discard)) == ("ae-wild-card", "wild")
    assert siege.table.turn == 2


@pytest.mark.rule("AE-TURNORDER-10", "AE-TURNORDER-14")
def test_a_revealed_wild_card_counts_as_a_players_and_stands_for_a_player_only_when_its_turn_comes() -> None:
    siege = GivenSiege(
        "xaxos kadir brama", "casting", prepped={0: {1: "flare"}}, turn_deck="wild player-1", nemesis_deck="slaughter"
    )

    siege.chooses("cast flare")
    assert (siege.prompt(), siege.table.nemesis_life) == ("ae-phase-main", 67)
    siege.chooses("end_phase")

    assert (siege.prompt(), siege.asked()) == ("ae-wild-card", (0, 1, 2))


@pytest.mark.rule("AE-TURNORDER-11")
def test_an_empty_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    siege = GivenSiege(moment="turn-order", turn_deck="player-1", turn_discard="player-2 player-2 player-1")

    assert (siege.table.turn_deck, len(siege.table.turn_discard)) == ((), 4)
    assert siege.told("renewed_turn_deck") == []
    siege.chooses("end_phase")

    assert siege.told("renewed_turn_deck") == [()]
    assert (len(siege.table.turn_deck), len(siege.table.turn_discard)) == (3, 1)
    assert kinds(siege.table, (*siege.table.turn_deck, *siege.table.turn_discard)) == sorted(
        ["player-1", "player-1", "player-2", "player-2"]
    )


@pytest.mark.rule("AE-TURNORDER-11")
def test_nobody_knows_the_order_of_the_reshuffled_deck() -> None:
    siege = GivenSiege(moment="turn-order", turn_deck="player-1", turn_discard="player-2 player-2 player-1")

    siege.chooses("end_phase")

    assert [siege.table.cards.known_to(card, 0, 2) for card in siege.table.turn_deck] == [False] * 3


@pytest.mark.rule("AE-TURNORDER-12")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_a_round_everybody_has_a_fixed_number_of_turns(seats: int) -> None:
    match = Match(GAME, seats, {}, "rounds")
    size = len(TURN_ORDER[seats])
    for _ in range(400):
        if match.play.table.turn > 2 * size or match.play.ask is None:
            break
        match.choose(match.play.ask.seat, match.play.options()[-1])

    turns = [event.whole[1] for event in match.log.events if event.whole[0] == "turned_over"]

    assert len(turns) >= 2 * size
    assert Counter(turns[:size]) == Counter(turns[size : 2 * size]) == Counter(TURN_ORDER[seats])


@pytest.mark.rule("AE-TURNORDER-13")
def test_a_card_shuffled_into_the_deck_comes_from_the_discard_pile_and_its_order_is_forgotten() -> None:
    siege = GivenSiege(
        "lash kadir", charges={0: 5}, turn_deck="nemesis nemesis player-2", turn_discard="player-1 player-2 player-1"
    )
    for card in siege.table.turn_deck:
        siege.table.cards.show(card, -1)

    siege.chooses("activate", "player 1")

    assert kinds(siege.table, siege.table.turn_deck) == ["nemesis", "nemesis", "player-2", "player-2"]
    assert siege.in_words(siege.table.turn_discard) == "player-1 player-1"
    assert GAME.view(siege.table, 0)["turn_order"]["deck"] == [None] * 4


@pytest.mark.rule("AE-TURNORDER-15", "AE-EXHAUST-08")
def test_an_exhausted_player_keeps_taking_turns() -> None:
    siege = GivenSiege(moment="turn-order", turn_deck="player-2 player-1", life={1: 0}, hands={1: "crystal"})

    assert (siege.asked(), siege.offers("play")) == ((1,), {"crystal"})


# Phases


@pytest.mark.rule("AE-PHASE-01")
def test_a_turn_has_a_casting_a_main_and_a_draw_phase_in_this_order() -> None:
    siege = GivenSiege(
        moment="turn-order",
        turn_deck="player-1 player-2",
        prepped={0: {1: "spark"}},
        hands={0: "crystal jade"},
        decks={0: "crystal#2 crystal#3 crystal#4 crystal#5 crystal#6"},
    )

    assert siege.table.phase == "casting"
    siege.chooses("end_phase")
    assert siege.table.phase == "main"
    siege.chooses("play crystal", "play jade", "end_phase")
    assert (siege.table.phase, siege.prompt(), siege.hand(0)) == ("draw", "ae-choose-next-put-away", "")
    siege.chooses("put_away jade")

    assert siege.table.active == 1
    assert len(siege.table.hands[0]) == 5


@pytest.mark.rule("AE-PHASE-02")
def test_once_the_main_phase_has_begun_no_spell_is_cast() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark"}}, hands={0: "crystal"})

    siege.chooses("end_phase")
    assert siege.offers("cast") == set()
    siege.chooses("play crystal")

    assert siege.offers("cast") == set()


@pytest.mark.rule("AE-PHASE-02")
def test_nothing_of_the_main_phase_can_be_done_while_casting() -> None:
    siege = GivenSiege(
        moment="casting", prepped={0: {1: "spark"}}, hands={0: "crystal spark#2"}, aether=9, charges={0: 5}
    )

    assert siege.offered() == {"cast spark", "end_phase"}


@pytest.mark.rule("AE-PHASE-03")
def test_a_casting_phase_without_prepped_spells_is_skipped() -> None:
    siege = GivenSiege(moment="turn-order", turn_deck="player-1", hands={0: "crystal"})

    assert (siege.table.phase, siege.prompt()) == ("main", "ae-phase-main")


@pytest.mark.rule("AE-PHASE-03")
def test_a_draw_phase_with_a_full_hand_and_nothing_played_passes_at_once() -> None:
    siege = GivenSiege(
        "kadir",
        hands={0: "crystal crystal#2 crystal#3 crystal#4 crystal#5"},
        decks={0: "spark"},
        turn_deck="player-1",
    )

    siege.chooses("end_phase")

    assert (siege.table.turn, siege.table.phase, siege.deck(0)) == (2, "main", "spark")


@pytest.mark.rule("AE-PHASE-04")
def test_exhaustion_is_resolved_at_once_in_the_middle_of_a_turn() -> None:
    siege = GivenSiege("phaedraxa kadir", hands={0: "tourmaline-shard"}, life={1: 1})

    siege.chooses("play tourmaline-shard", "accept")

    assert (siege.asked(), siege.prompt()) == ((1,), "ae-choose-breach-destroyed")
    assert siege.table.fury == 3


@pytest.mark.rule("AE-PHASE-05")
def test_what_is_counted_by_the_turn_begins_anew_in_the_next() -> None:
    siege = GivenSiege(
        "kadir",
        hands={0: "diamond-cluster"},
        decks={0: "diamond-cluster#2"},
        prepped={0: {1: "oblivion-swell"}},
        turn_deck="player-1",
    )

    siege.chooses("play diamond-cluster", "use oblivion-swell")
    assert siege.offers("use") == set()
    siege.chooses("end_phase", "end_phase", "play diamond-cluster#2")

    assert siege.table.aether == 2
    assert siege.offers("use") == {"oblivion-swell"}
