"""Hidden hands: nothing that is played, asked or left out tells the others more than they would see at a table."""

from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.deeds import InOrder
from herna.games.aeons_end.deeds import Deed
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.corruptions import GainsCorruptions
from herna.games.aeons_end.rules.hand import GivesUp, MayGiveUp
from herna.games.aeons_end.rules.piles import Draws, ShowHands, shuffle_deck, take_into_hand
from herna.games.aeons_end.rules.supply import IN_HAND
from herna.games.aeons_end.table import NEMESIS, NOBODY
from tests.contract.test_histories import check_as_long_as_alike, dealt_otherwise, hands_differ
from tests.games.aeons_end.rows import given, notes, position, prove, row, then


@position
def hidden(**given: Any) -> GivenSiege:
    return GivenSiege(open_hands=False, **given)


test_what_follows_from_a_position = prove(
    # Which of two equal cards (ruling AE-CR-10)
    # the others have seen one Spark go into the hand: they cannot tell that there is another
    row("of two equal cards the one that all know is played", "AE-INFO-03",
        hidden(hands={0: "spark"}, discards={0: "spark#2"}, secret="spark", charges={0: 5}), "use_ability",
        "pick_card spark#2", then(offers_prep={"spark#2 0-I"}, hand_0="spark#2 spark")),
    row("all see a card of a hidden hand that is destroyed", "AE-TERM-05", "AE-CORR-04",
        hidden(moment="nothing", hands={0: "spark crystal"}, secret="spark crystal"),
        then(lambda siege: not siege.table.cards.known_to(siege["spark"], 1, 2)),
        GivesUp(1, destroyed=True, seat=0), "pick_card spark",
        then(lambda siege: siege.table.cards.known_to(siege["spark"], 1, 2), hand_0="crystal")),
    row("who plays alone shows the hand to nobody", "AE-INFO-03",
        hidden(mages="kadir", moment="nothing", hands={0: "crystal spark"}), ShowHands(), then(told_showed=[])),
    row("cards that all know are not mixed",
        hidden(moment="nothing", decks={0: "crystal spark jade#2"}), Draws(3, 0),
        then(lambda siege: all(siege.table.cards.known_to(card, 1, 2) for card in siege.table.hands[0]),
            hand_0="crystal spark jade#2")),
    row("who destroys the only fitting card of a hidden hand is asked", "AE-POWER-09", "AE-INFO-03",
        hidden(hands={0: "ignite crystal"}, secret="crystal", in_play="agony-field"),
        "discard_power agony-field", then(offered={"pick_card ignite"})),
    row("a corruption that all know to be drawn is guessed to be", "AE-CORR-07",
        hidden(moment="nothing", nemesis="crooked-mask", decks={0: "contagion"}, hands={0: "grim-sight"}),
        Draws(1, 0), then(lambda siege: siege.names_of(GAME.guess(siege.table, 1, Chance(1)).drawn) == "contagion")),
    row("a corruption that all have seen taken back is not guessed to be drawn", "AE-CORR-15",
        hidden(nemesis="crooked-mask", hands={0: "contagion"}),
        then(lambda siege: GAME.guess(siege.table, 1, Chance(1)).drawn == (), lambda siege: GAME.guess(siege.table, 0,
            Chance(1)).drawn == ())),
    row("in the turn of the nemesis nobody is guessed to have drawn", "AE-CORR-10",
        hidden(moment="turn-order", turn_deck="nemesis wild", nemesis="crooked-mask", hands={1: "contagion"},
            secret="contagion", charges={0: 5}, mages="phaedraxa brama"),
        then(lambda siege: GAME.guess(siege.table, 0, Chance(1)).drawn == (), active=NOBODY, prompt="ae-use-ability")),
    row("in open hands cards lie as they came",
        given(moment="nothing", hands={0: "spark"}, discards={0: "spark#2"}, secret="spark"),
        lambda siege: take_into_hand(siege.play, 0, siege["spark#2"]), then(hand_0="spark spark#2")),
    # Questions that are not left out (ruling AE-CR-09)
    row("who must discard is asked even if all cards of a hidden hand are equal", "AE-INFO-03", "AE-NEM-13",
        hidden(moment="nothing", hands={0: "crystal crystal#2"}, secret="crystal#2"), GivesUp(1, seat=0),
        then(asked=0, offered={"pick_card crystal"}),
        hidden(moment="nothing", hands={0: "crystal crystal#2"}),
        GivesUp(1, seat=0), then(hand_0="crystal#2"),
        hidden(moment="nothing", hands={0: "crystal crystal#2"}, secret="crystal#2"), GivesUp(2, seat=0),
        then(hand_0="")),
    row("who may discard a gem is asked even without one in a hidden hand", "AE-AMBIG-09", "AE-INFO-03",
        hidden(moment="nothing", hands={0: "spark"}, secret="spark"), MayGiveUp(1, NEMESIS, kind="gem", seat=0),
        then(offered={"decline"}),
        hidden(moment="nothing", hands={0: "spark"}),
        MayGiveUp(1, NEMESIS, kind="gem", seat=0), then(prompt="ae-phase-main"),
        hidden(mages="kadir", moment="nothing", hands={0: "spark"}, secret="spark"),
        MayGiveUp(1, NEMESIS, kind="gem", seat=0), then(prompt="ae-phase-main")),
    row("unstable prism asks in a hidden hand whether it holds a gem or not", "AE-MAIN-05", "AE-INFO-03",
        hidden(hands={0: "unstable-prism spark"}, secret="spark"), "play unstable-prism",
        then(offered={"pick_way aether"}),
        hidden(hands={0: "unstable-prism crystal"}, secret="crystal"),
        "play unstable-prism", then(offered={"pick_way gem", "pick_way aether"}), "pick_way gem",
        then(offered={"play crystal"}),
        hidden(hands={0: "unstable-prism spark"}), "play unstable-prism",
        then(aether=2)),
    row("a hand to which nothing is added is not mixed",
        hidden(moment="nothing", hands={0: "crystal spark"}, secret="crystal spark"),
        notes(known=lambda siege: siege.table.knowledge()), Draws(0, 0),
        then(lambda siege: siege.table.knowledge() == siege.noted["known"])),
)  # fmt: skip


# When a card was drawn


@pytest.mark.rule("AE-INFO-02", "AE-INFO-03")
def test_the_id_of_a_card_does_not_tell_when_it_was_drawn() -> None:
    first_drawn = set()
    for seed in range(30):
        siege = hidden(moment="nothing", decks={0: "crystal spark jade#2"}, seed=seed).lay()
        shuffle_deck(siege.play, 0)
        top = siege.table.decks[0][0]
        drawn = siege.table.key(top)
        siege.does(Draws(3, 0))
        first_drawn.add(siege.table.key(top) == drawn)

    assert first_drawn == {True, False}


@pytest.mark.rule("AE-INFO-03")
def test_a_card_that_all_know_in_a_hidden_hand_is_not_mixed_with_those_that_are_drawn() -> None:
    """Ruling AE-CR-10: nobody loses sight of it."""
    for seed in range(8):
        siege = hidden(moment="nothing", hands={0: "spark"}, decks={0: "crystal jade#2 ignite"}, seed=seed).lay()
        shuffle_deck(siege.play, 0)
        siege.does(Draws(3, 0))

        assert siege.table.key(siege["spark"]) == "spark"
        assert siege.table.cards.known_to(siege["spark"], 1, 2)


@pytest.mark.rule("AE-INFO-02")
def test_a_player_still_knows_the_whole_hand_and_the_others_nothing_of_it() -> None:
    siege = hidden(moment="nothing", decks={0: "crystal spark jade#2"}).lay()
    shuffle_deck(siege.play, 0)

    siege.does(Draws(3, 0))

    known = siege.table.cards.known_to
    assert all(known(card, 0, 2) and not known(card, 1, 2) for card in siege.table.hands[0])
    assert sorted(siege.kinds(siege.table.hands[0])) == ["crystal", "jade", "spark"]


@pytest.mark.rule("AE-CORR-07", "AE-INFO-02")
def test_a_corruption_drawn_this_turn_is_due_though_the_hand_was_mixed() -> None:
    for seed in range(8):
        siege = hidden(
            moment="nothing", nemesis="crooked-mask", decks={0: "contagion spark jade#2 crystal"}, seed=seed
        ).lay()
        shuffle_deck(siege.play, 0)
        siege.does(Draws(2, 0), Draws(2, 0))

        assert siege.kinds(siege.table.drawn) == ["contagion"]


@pytest.mark.rule("AE-CORR-09", "AE-INFO-02")
def test_a_corruption_gained_into_a_hidden_hand_is_mixed_with_it() -> None:
    under = set()
    for seed in range(30):
        given = {"nemesis": "crooked-mask", "tier0": "contagion grim-sight", "hands": {0: "crystal"}}
        siege = hidden(moment="nothing", secret="crystal", seed=seed * 1_000_003, **given).lay()
        siege.does(GainsCorruptions(to=IN_HAND, seat=0))
        under.add(siege.kinds(siege.table.hands[0])[-1])

    assert under == {"contagion", "crystal"}


# Guesses


@pytest.mark.rule("AE-CORR-07", "AE-INFO-02")
def test_a_guess_does_not_tell_whether_a_corruption_was_drawn() -> None:
    """The corruptions that are due follow from the guessed hand, not from the true one."""
    due = set()
    for seed in range(20):
        siege = hidden(
            moment="nothing", nemesis="crooked-mask", decks={0: "contagion crystal spark"}, seed=77 + seed
        ).lay()
        shuffle_deck(siege.play, 0)
        siege.does(Draws(1, 0))
        guessed = GAME.guess(siege.table, 1, Chance(1_000_003 * seed))
        hand = guessed.hands[0]
        assert guessed.drawn == tuple(card for card in hand if guessed.key(card) == "contagion")
        due.add((bool(siege.table.drawn), bool(guessed.drawn)))

    assert due == {(True, True), (True, False), (False, True), (False, False)}


# The promise over histories


@pytest.mark.rule("AE-INFO-02", "AE-INFO-03")
@pytest.mark.parametrize(
    "deed",
    [
        GivesUp(1, seat=0),
        GivesUp(1, destroyed=True, seat=0),
        MayGiveUp(1, NEMESIS, kind="gem", seat=0),
        MayGiveUp(1, NEMESIS, destroyed=True, kind="clean", seat=0),
        Draws(2, 0),
        GainsCorruptions(to=IN_HAND, seat=0),
    ],
)
def test_nobody_can_tell_by_what_is_asked_later_what_a_hidden_hand_held(deed: Deed) -> None:
    """In positions that random matches of the contract seldom meet: the hand is dealt anew, and the deed is done."""
    met = 0
    for seed in range(10):
        siege = hidden(
            moment="nothing",
            nemesis="crooked-mask",
            hands={0: "crystal crystal#2"},
            decks={0: "spark contagion spark#2"},
            tier0="grim-sight lust-for-power",
            secret="crystal crystal#2 spark contagion spark#2",
        ).lay()
        chance = Chance(seed)
        for ways in dealt_otherwise(siege.play, 1, chance):
            met += hands_differ(ways)
            for way in ways:
                way.play.stack.append((InOrder((deed,)), 0, ""))
                way.play.start()
            check_as_long_as_alike(GAME, ways, 1, chance)
    assert met > 3
