"""The draw phase, decks and discard piles (AE-DRAW)."""

import pytest

from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.hand import GivesUp
from herna.games.aeons_end.rules.piles import Draws
from tests.games.aeons_end.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    # put away, drawn after the deck had run out
    row("equal cards are put away without asking", "AE-DRAW-01",
        given("kadir", hands={0: "crystal crystal#2 spark"}, turn_deck="player-1", decks={0: "jade spark#2"}),
        "play crystal", "play crystal#2", "end_phase", then(turn=2, hand_0="spark jade spark#2 crystal crystal#2")),
    row("prepped spells are no hand cards", "AE-DRAW-05",
        given("kadir", "draw", prepped={0: {1: "spark"}},
            decks={0: "crystal crystal#2 crystal#3 crystal#4 crystal#5 crystal#6"}, turn_deck="player-1"),
        then(count_hands_0=5)),
    row("a discard pile is never rearranged", "AE-DRAW-06",
        given(discards={0: "jade spark crystal"}, hands={0: "crystal#2"}, aether=2), "play crystal#2", "buy jade",
        "end_phase", then(lambda siege: siege.hand(0).split() == ["jade", "spark", "crystal", "jade", "crystal#2"])),
    row("a deck that runs out is renewed from the discard pile without shuffling", "AE-DRAW-08", "AE-TERM-02",
        given(moment="nothing", decks={0: "jade"}, discards={0: "spark crystal spark#2 crystal#2 flexing-dagger"}),
        Draws(3, 0),
        then(hand_0="jade spark crystal", deck_0="spark#2 crystal#2 flexing-dagger", discard_0="",
            told_renewed_deck=[(0,)], told_shuffled_deck=[])),
    row("an empty deck alone changes nothing", "AE-DRAW-09",
        given(moment="nothing", decks={0: "jade"}, discards={0: "spark"}), Draws(1, 0),
        then(deck_0="", discard_0="spark")),
    row("who has too few cards draws what there is", "AE-DRAW-10",
        given(moment="nothing", decks={0: "jade"}, discards={0: "spark"}), Draws(5, 0),
        then(hand_0="jade spark", deck_0="", discard_0="")),
    row("several cards that an effect discards go in their owners order", "AE-DRAW-12",
        given(moment="nothing", hands={1: "jade spark crystal"}), GivesUp(3, seat=1), then(asked=1),
        "pick_card crystal", "pick_card jade", then(discard_1="crystal jade spark")),
    row("nobody discards down to five cards", "AE-DRAW-04",
        given("kadir", "draw", hands={0: " ".join(f"crystal#{at}" for at in range(2, 10))}, turn_deck="player-1"),
        then(turn=2, hand_0=" ".join(f"crystal#{at}" for at in range(2, 10)), discard_0="")),
)  # fmt: skip


@pytest.mark.rule("AE-DRAW-01")
def test_played_cards_go_onto_the_discard_pile_in_the_players_order() -> None:
    siege = GivenSiege("kadir", hands={0: "crystal jade flexing-dagger"}, discards={0: "spark"}, turn_deck="player-1")
    siege.chooses("play crystal", "play jade", "play flexing-dagger", "pick_way discount", "end_phase")
    siege.table.decks[0] = (*siege.ids(""), *siege.table.piles[0][:5])  # so that nothing of the pile is drawn

    assert (siege.asked(), siege.offers("put_away")) == (0, {"crystal", "jade", "flexing-dagger"})
    siege.chooses("put_away jade", "put_away flexing-dagger")

    assert siege.discard(0) == "spark jade flexing-dagger crystal"
    assert siege.table.played == ()


@pytest.mark.rule("AE-DRAW-02", "AE-DRAW-03")
@pytest.mark.parametrize("held", range(7))
def test_unplayed_cards_stay_and_the_hand_is_filled_up_to_five(held: int) -> None:
    hand = " ".join(f"spark#{at}" for at in range(2, 2 + held))
    deck = " ".join(f"crystal#{at}" for at in range(2, 9))
    siege = GivenSiege("kadir", "draw", hands={0: hand}, decks={0: deck}, turn_deck="player-1")

    drawn = max(0, 5 - held)

    assert siege.hand(0).split() == [*hand.split(), *deck.split()[:drawn]]
    assert siege.deck(0).split() == deck.split()[drawn:]


@pytest.mark.rule("AE-DRAW-06", "AE-INFO-01")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_may_look_through_a_discard_pile_newest_card_last(seat: int) -> None:
    siege = GivenSiege(discards={0: "spark crystal jade"}, open_hands=False)

    view = GAME.view(siege.table, seat)

    assert [view["kinds"][str(card)] for card in view["mages"][0]["discard"]] == ["spark", "crystal", "jade"]


@pytest.mark.rule("AE-DRAW-07", "AE-INFO-02")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_nobody_may_look_at_the_cards_of_a_deck(seat: int) -> None:
    siege = GivenSiege(decks={0: "jade spark"})
    siege.table.cards.shuffle(siege.table.decks[0], siege.play.chance)

    view = GAME.view(siege.table, seat)

    assert view["mages"][0]["deck"] == 2
    assert not {str(siege["jade"]), str(siege["spark"])} & set(view["kinds"])


@pytest.mark.rule("AE-DRAW-11", "AE-PHASE-05")
def test_what_lasts_for_a_turn_ends_after_the_draw_phase() -> None:
    siege = GivenSiege("kadir", hands={0: "jade spark"}, aether=4, charges={0: 5}, turn_deck="player-1")

    siege.chooses("use_ability", "focus 0-II", "prep spark 0-II", "play jade")
    table = siege.table
    assert (table.lasts("two-spells"), table.focused, table.newly_prepped) == (1, (1,), siege.ids("spark"))
    siege.chooses("end_phase")

    assert (table.turn, table.aether, table.lasting) == (2, 0, ())
    assert (table.focused, table.newly_prepped, table.plays, table.played) == ((), (), (), ())
