"""Hidden hands: nothing that is played, asked or left out tells the others more than they would see at a table."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.corruptions import GainsCorruptions
from herna.games.aeons_end.rules.piles import IN_HAND, Draws, GivesUp, MayGiveUp, shuffle_deck, take_into_hand
from herna.games.aeons_end.table import NEMESIS, NOBODY
from tests.kit.siege import GivenSiege


def hidden(**given: Any) -> GivenSiege:
    return GivenSiege(open_hands=False, **given)


# Which of two equal cards (ruling AE-CR-10)


@pytest.mark.rule("AE-INFO-03")
def test_of_two_equal_cards_the_one_that_all_know_is_played() -> None:
    siege = hidden(hands={0: "spark"}, discards={0: "spark#2"}, secret="spark", charges={0: 5})

    siege.chooses("activate", "pick spark#2")

    # the others have seen one Spark go into the hand: they cannot tell that there is another
    assert siege.offers("prep") == {"spark#2 0-I"}
    assert siege.hand(0) == "spark#2 spark"


def test_in_open_hands_cards_lie_as_they_came() -> None:
    siege = GivenSiege(moment="nothing", hands={0: "spark"}, discards={0: "spark#2"}, secret="spark")

    take_into_hand(siege.play, 0, siege["spark#2"])

    assert siege.hand(0) == "spark spark#2"


# When a card was drawn


@pytest.mark.rule("AE-INFO-02", "AE-INFO-03")
def test_the_id_of_a_card_does_not_tell_when_it_was_drawn() -> None:
    first_drawn = set()
    for seed in range(30):
        siege = hidden(moment="nothing", decks={0: "crystal spark jade#2"}, seed=seed)
        shuffle_deck(siege.play, 0)
        top = siege.table.decks[0][0]
        drawn = siege.table.key(top)
        siege.does(Draws(3, 0))
        first_drawn.add(siege.table.key(top) == drawn)

    assert first_drawn == {True, False}


@pytest.mark.rule("AE-INFO-02")
def test_a_player_still_knows_the_whole_hand_and_the_others_nothing_of_it() -> None:
    siege = hidden(moment="nothing", decks={0: "crystal spark jade#2"})
    shuffle_deck(siege.play, 0)

    siege.does(Draws(3, 0))

    known = siege.table.cards.known_to
    assert all(known(card, 0, 2) and not known(card, 1, 2) for card in siege.table.hands[0])
    assert sorted(siege.kinds(siege.table.hands[0])) == ["crystal", "jade", "spark"]


def test_cards_that_all_know_are_not_mixed() -> None:
    siege = hidden(moment="nothing", decks={0: "crystal spark jade#2"})

    siege.does(Draws(3, 0))

    assert siege.hand(0) == "crystal spark jade#2"


def test_a_hand_to_which_nothing_is_added_is_not_mixed() -> None:
    siege = hidden(moment="nothing", hands={0: "crystal spark"}, secret="crystal spark")
    known = siege.table.knowledge()

    siege.does(Draws(0, 0))

    assert siege.table.knowledge() == known


@pytest.mark.rule("AE-CORR-07", "AE-INFO-02")
def test_a_corruption_drawn_this_turn_is_due_though_the_hand_was_mixed() -> None:
    for seed in range(8):
        siege = hidden(moment="nothing", nemesis="crooked-mask", decks={0: "contagion spark jade#2 crystal"}, seed=seed)
        shuffle_deck(siege.play, 0)
        siege.does(Draws(2, 0), Draws(2, 0))

        assert siege.kinds(siege.table.drawn) == ["contagion"]


@pytest.mark.rule("AE-CORR-09", "AE-INFO-02")
def test_a_corruption_gained_into_a_hidden_hand_is_mixed_with_it() -> None:
    under = set()
    for seed in range(30):
        given = {"nemesis": "crooked-mask", "tier0": "contagion grim-sight", "hands": {0: "crystal"}}
        siege = hidden(moment="nothing", secret="crystal", seed=seed * 1_000_003, **given)
        siege.does(GainsCorruptions(to=IN_HAND, seat=0))
        under.add(siege.kinds(siege.table.hands[0])[-1])

    assert under == {"contagion", "crystal"}


# Questions that are not left out (ruling AE-CR-09)


@pytest.mark.rule("AE-INFO-03", "AE-NEM-13")
def test_who_must_discard_is_asked_even_if_all_cards_of_a_hidden_hand_are_equal() -> None:
    secret = hidden(moment="nothing", hands={0: "crystal crystal#2"}, secret="crystal#2").does(GivesUp(1, seat=0))
    known = hidden(moment="nothing", hands={0: "crystal crystal#2"}).does(GivesUp(1, seat=0))
    both = hidden(moment="nothing", hands={0: "crystal crystal#2"}, secret="crystal#2").does(GivesUp(2, seat=0))

    assert (secret.asked(), secret.offered()) == ((0,), {"give_up crystal"})
    assert (known.hand(0), both.hand(0)) == ("crystal#2", "")


@pytest.mark.rule("AE-POWER-09", "AE-INFO-03")
def test_who_destroys_the_only_fitting_card_of_a_hidden_hand_is_asked() -> None:
    siege = hidden(hands={0: "ignite crystal"}, secret="crystal", in_play="agony-field")

    siege.chooses("discard_power agony-field")

    assert siege.offered() == {"give_up ignite"}


@pytest.mark.rule("AE-AMBIG-09", "AE-INFO-03")
def test_who_may_discard_a_gem_is_asked_even_without_one_in_a_hidden_hand() -> None:
    may = MayGiveUp(1, NEMESIS, kind="gem", seat=0)
    secret = hidden(moment="nothing", hands={0: "spark"}, secret="spark").does(may)
    known = hidden(moment="nothing", hands={0: "spark"}).does(may)
    alone = hidden(mages="kadir", moment="nothing", hands={0: "spark"}, secret="spark").does(may)

    assert secret.offered() == {"decline"}
    assert known.prompt() == alone.prompt() == "ae-phase-main"


@pytest.mark.rule("AE-MAIN-05", "AE-INFO-03")
def test_unstable_prism_asks_in_a_hidden_hand_whether_it_holds_a_gem_or_not() -> None:
    none = hidden(hands={0: "unstable-prism spark"}, secret="spark").chooses("play unstable-prism")
    one = hidden(hands={0: "unstable-prism crystal"}, secret="crystal").chooses("play unstable-prism")
    known = hidden(hands={0: "unstable-prism spark"}).chooses("play unstable-prism")

    assert none.offered() == {"either aether"}
    assert one.offered() == {"either gem", "either aether"}
    assert one.chooses("either gem").offered() == {"play crystal"}
    assert known.table.aether == 2


# Guesses


@pytest.mark.rule("AE-CORR-07", "AE-INFO-02")
def test_a_guess_does_not_tell_whether_a_corruption_was_drawn() -> None:
    """The corruptions that are due follow from the guessed hand, not from the true one."""
    due = set()
    for seed in range(20):
        siege = hidden(moment="nothing", nemesis="crooked-mask", decks={0: "contagion crystal spark"}, seed=77 + seed)
        shuffle_deck(siege.play, 0)
        siege.does(Draws(1, 0))
        guessed = GAME.guess(siege.table, 1, Chance(1_000_003 * seed))
        hand = guessed.hands[0]
        assert guessed.drawn == tuple(card for card in hand if guessed.key(card) == "contagion")
        due.add((bool(siege.table.drawn), bool(guessed.drawn)))

    assert due == {(True, True), (True, False), (False, True), (False, False)}


@pytest.mark.rule("AE-CORR-07")
def test_a_corruption_that_all_know_to_be_drawn_is_guessed_to_be() -> None:
    siege = hidden(moment="nothing", nemesis="crooked-mask", decks={0: "contagion"}, hands={0: "grim-sight"})
    siege.does(Draws(1, 0))

    assert siege.in_words(GAME.guess(siege.table, 1, Chance(1)).drawn) == "contagion"


@pytest.mark.rule("AE-CORR-15")
def test_a_corruption_that_all_have_seen_taken_back_is_not_guessed_to_be_drawn() -> None:
    siege = hidden(nemesis="crooked-mask", hands={0: "contagion"})

    assert GAME.guess(siege.table, 1, Chance(1)).drawn == ()
    assert GAME.guess(siege.table, 0, Chance(1)).drawn == ()


@pytest.mark.rule("AE-CORR-10")
def test_in_the_turn_of_the_nemesis_nobody_is_guessed_to_have_drawn() -> None:
    siege = hidden(
        moment="turn-order",
        turn_deck="nemesis wild",
        nemesis="crooked-mask",
        hands={1: "contagion"},
        secret="contagion",
        charges={0: 5},
        mages="phaedraxa brama",
    )

    assert (siege.table.active, siege.prompt()) == (NOBODY, "ae-use-ability")
    assert GAME.guess(siege.table, 0, Chance(1)).drawn == ()
