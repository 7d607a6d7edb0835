"""The draw phase, decks and discard piles (AE-DRAW)."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.piles import Draws, GivesUp
from tests.kit.siege import GivenSiege


@pytest.mark.rule("AE-DRAW-01")
def test_played_cards_go_onto_the_discard_pile_in_the_players_order() -> None:
    siege = GivenSiege("kadir", hands={0: "crystal jade flexing-dagger"}, discards={0: "spark"}, turn_deck="player-1")
    siege.chooses("play crystal", "play jade", "play flexing-dagger", "either discount", "end_phase")
    siege.table.decks[0] = (*siege.ids(""), *siege.table.piles[0][:5])  # so that nothing of the pile is drawn

    assert (siege.asked(), siege.offers("put_away")) == ((0,), {"crystal", "jade", "flexing-dagger"})
    siege.chooses("put_away jade", "put_away flexing-dagger")

    assert siege.discard(0) == "spark jade flexing-dagger crystal"
    assert siege.table.played == ()


@pytest.mark.rule("AE-DRAW-01")
def test_equal_cards_are_put_away_without_asking() -> None:
    siege = GivenSiege("kadir", hands={0: "crystal crystal#2 spark"}, turn_deck="player-1", decks={0: "jade spark#2"})

    siege.chooses("play crystal", "play crystal#2", "end_phase")

    # put away, drawn after the deck had run out
    assert (siege.table.turn, siege.hand(0)) == (2, "spark jade spark#2 crystal crystal#2")


@pytest.mark.rule("AE-DRAW-02", "AE-DRAW-03")
@pytest.mark.parametrize("held", range(7))
def test_unplayed_cards_stay_and_the_hand_is_filled_up_to_five(held: int) -> None:
    hand = " ".join(f"spark#{at}" for at in range(2, 2 + held))
    deck = " ".join(f"crystal#{at}" for at in range(2, 9))
    siege = GivenSiege("kadir", "draw", hands={0: hand}, decks={0: deck}, turn_deck="player-1")

    drawn = max(0, 5 - held)

    assert siege.hand(0).split() == [*hand.split(), *deck.split()[:drawn]]
    assert siege.deck(0).split() == deck.split()[drawn:]


@pytest.mark.rule("AE-DRAW-04")
def test_nobody_discards_down_to_five_cards() -> None:
    hand = " ".join(f"crystal#{at}" for at in range(2, 10))
    siege = GivenSiege("kadir", "draw", hands={0: hand}, turn_deck="player-1")

    assert (siege.table.turn, siege.hand(0), siege.discard(0)) == (2, hand, "")


@pytest.mark.rule("AE-DRAW-05")
def test_prepped_spells_are_no_hand_cards() -> None:
    siege = GivenSiege(
        "kadir",
        "draw",
        prepped={0: {1: "spark"}},
        decks={0: "crystal crystal#2 crystal#3 crystal#4 crystal#5 crystal#6"},
        turn_deck="player-1",
    )

    assert len(siege.table.hands[0]) == 5


@pytest.mark.rule("AE-DRAW-06", "AE-INFO-01")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_may_look_through_a_discard_pile_newest_card_last(seat: int) -> None:
    siege = GivenSiege(discards={0: "spark crystal jade"}, open_hands=False)

    view = GAME.view(siege.table, seat)

    assert [view["kinds"][str(card)] for card in view["mages"][0]["discard"]] == ["spark", "crystal", "jade"]


@pytest.mark.rule("AE-DRAW-06")
def test_a_discard_pile_is_never_rearranged() -> None:
    siege = GivenSiege(discards={0: "jade spark crystal"}, hands={0: "crystal#2"}, aether=2)

    siege.chooses("play crystal#2", "buy jade", "end_phase")

    assert siege.hand(0).split() == ["jade", "spark", "crystal", "jade", "crystal#2"]


@pytest.mark.rule("AE-DRAW-07", "AE-INFO-02")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_nobody_may_look_at_the_cards_of_a_deck(seat: int) -> None:
    siege = GivenSiege(decks={0: "jade spark"})
    siege.table.cards.shuffle(siege.table.decks[0], siege.play.chance)

    view = GAME.view(siege.table, seat)

    assert view["mages"][0]["deck"] == 2
    assert not {str(siege["jade"]), str(siege["spark"])} & set(view["kinds"])


@pytest.mark.rule("AE-DRAW-08", "AE-TERM-02")
def test_a_deck_that_runs_out_is_renewed_from_the_discard_pile_without_shuffling() -> None:
    siege = GivenSiege(
        moment="nothing", decks={0: "jade"}, discards={0: "spark crystal spark#2 crystal#2 flexing-dagger"}
    )

    siege.does(Draws(3, 0))

    assert siege.hand(0) == "jade spark crystal"
    assert (siege.deck(0), siege.discard(0)) == ("spark#2 crystal#2 flexing-dagger", "")
    assert siege.told("renewed_deck") == [(0,)]
    assert siege.told("shuffled_deck") == []


@pytest.mark.rule("AE-DRAW-09")
def test_an_empty_deck_alone_changes_nothing() -> None:
    siege = GivenSiege(moment="nothing", decks={0: "jade"}, discards={0: "spark"})

    siege.does(Draws(1, 0))

    assert (siege.deck(0), siege.discard(0)) == ("", "spark")


@pytest.mark.rule("AE-DRAW-10")
def test_who_has_too_few_cards_draws_what_there_is() -> None:
    siege = GivenSiege(moment="nothing", decks={0: "jade"}, discards={0: "spark"})

    siege.does(Draws(5, 0))

    assert (siege.hand(0), siege.deck(0), siege.discard(0)) == ("jade spark", "", "")


@pytest.mark.rule("AE-DRAW-11", "AE-PHASE-05")
def test_what_lasts_for_a_turn_ends_after_the_draw_phase() -> None:
    siege = GivenSiege("kadir", hands={0: "jade spark"}, aether=4, charges={0: 5}, turn_deck="player-1")

    siege.chooses("activate", "focus 0-II", "prep spark 0-II", "play jade")
    table = siege.table
    assert (table.two_spells, table.focused, table.newly_prepped) == (True, (1,), siege.ids("spark"))
    siege.chooses("end_phase")

    assert (table.turn, table.aether, table.two_spells) == (2, 0, False)
    assert (table.focused, table.newly_prepped, table.plays, table.played) == ((), (), (), ())


@pytest.mark.rule("AE-DRAW-12")
def test_several_cards_that_an_effect_discards_go_in_their_owners_order() -> None:
    siege = GivenSiege(moment="nothing", hands={1: "jade spark crystal"})

    siege.does(GivesUp(3, seat=1))
    assert siege.asked() == (1,)
    siege.chooses("give_up crystal", "give_up jade")

    assert siege.discard(1) == "crystal jade spark"
