"""Crooked Mask's corruptions: gained unseen, resolved at two moments, and back again (AE-CORR)."""

from __future__ import annotations

import pytest

from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import PRINTED, PRINTED_MATS
from herna.games.aeons_end.rules.corruptions import GainsCorruptions, ResolveCorruptions
from herna.games.aeons_end.rules.deeds import APlayer
from herna.games.aeons_end.rules.piles import IN_HAND, Draws, GivesUp, fitting
from herna.games.aeons_end.rules.suffering import Unleash
from herna.games.aeons_end.table import Siege
from tests.kit.siege import GivenSiege

MASK = "crooked-mask"
CORRUPTION_KEYS = sorted(key for key, card in PRINTED.items() if card.type == "corruption")


def a_new_game(seed: int) -> Play[Siege]:
    return GAME.play(2, GAME.read_options({"nemesis": MASK}), Chance(seed))


# Setup and Unleash


@pytest.mark.rule("AE-CORR-01")
def test_the_eleven_corruptions_are_shuffled_face_down() -> None:
    decks = []
    for seed in range(5):
        table = a_new_game(seed).table
        decks.append([table.key(card) for card in table.corruptions])
        assert sorted(decks[-1]) == CORRUPTION_KEYS
        assert not any(table.cards.known_to(card, seat, 2) for card in table.corruptions for seat in (-1, 0, 1))

    assert len(CORRUPTION_KEYS) == 11
    assert decks[0] != decks[1]


@pytest.mark.rule("AE-CORR-02")
def test_crooked_mask_has_70_life_and_rating_5() -> None:
    assert (PRINTED_MATS[MASK].life, PRINTED_MATS[MASK].rating) == (70, 5)
    assert a_new_game(1).table.nemesis_life == 70


@pytest.mark.rule("AE-CORR-03", "AE-UNLEASH-01")
def test_unleash_gives_a_player_a_corruption_and_shuffles_the_discard_pile_into_the_deck() -> None:
    # given
    siege = GivenSiege(
        nemesis=MASK,
        moment="nothing",
        tier0="grim-sight contagion",
        decks={0: "crystal", 1: "crystal#2"},
        discards={0: "spark spark#2", 1: "crystal#3"},
    )

    # when the players together choose who gains it
    siege.does(Unleash())
    assert siege.asked() == (0, 1)
    siege.chooses("player 0")

    # then
    assert sorted(siege.kinds(siege.table.decks[0])) == ["crystal", "grim-sight", "spark", "spark"]
    assert siege.discard(0) == ""
    assert siege.in_words(siege.table.corruptions) == "contagion"
    assert (siege.deck(1), siege.discard(1)) == ("crystal#2", "crystal#3")


@pytest.mark.rule("AE-CORR-03")
def test_the_new_corruption_is_shuffled_too() -> None:
    places = set()
    for seed in range(30):
        siege = GivenSiege(
            mages="kadir",
            nemesis=MASK,
            moment="nothing",
            tier0="grim-sight",
            discards={0: "spark spark#2"},
            seed=1_000_003 * seed,
        )
        siege.does(Unleash())
        places.add(siege.kinds(siege.table.decks[0]).index("grim-sight"))

    assert places == {0, 1, 2}


@pytest.mark.rule("AE-CORR-03")
def test_the_deck_is_shuffled_also_when_the_discard_pile_is_empty() -> None:
    places = set()
    for seed in range(30):
        siege = GivenSiege(
            mages="kadir",
            nemesis=MASK,
            moment="nothing",
            tier0="grim-sight",
            decks={0: "crystal crystal#2"},
            seed=1_000_003 * seed,
        )
        siege.does(Unleash())
        places.add(siege.kinds(siege.table.decks[0]).index("grim-sight"))

        # nobody knows any more where which card lies
        assert not any(siege.table.cards.known_to(card, 0, 1) for card in siege.table.decks[0])

    assert places == {0, 1, 2}


@pytest.mark.rule("AE-CORR-03", "AE-CORR-05")
def test_the_deck_is_shuffled_also_when_no_corruption_is_left() -> None:
    siege = GivenSiege(
        mages="kadir", nemesis=MASK, moment="nothing", decks={0: "crystal"}, discards={0: "spark spark#2"}
    )

    siege.does(Unleash())

    assert (siege.table.gravehold, siege.discard(0), len(siege.table.decks[0])) == (28, "", 3)
    assert siege.told("shuffled_deck") == [(0,)]


@pytest.mark.rule("AE-CORR-05")
def test_without_corruptions_gravehold_suffers_2_damage_for_each_and_the_rest_is_still_done() -> None:
    siege = GivenSiege(mages="kadir", nemesis=MASK, moment="nothing", tier0="grim-sight", discards={0: "spark"})

    siege.does(GainsCorruptions(3, seat=0))
    assert siege.table.gravehold == 30 - 2 * 2
    assert siege.deck() == "grim-sight"

    siege.does(Unleash())
    assert siege.table.gravehold == 24
    assert siege.discard() == ""


# When they are resolved


@pytest.mark.rule("AE-CORR-06", "AE-CORR-04")
def test_at_the_start_of_a_turn_the_player_resolves_all_corruptions_in_hand_in_any_order() -> None:
    # given
    siege = GivenSiege(
        nemesis=MASK,
        moment="start",
        hands={0: "lust-for-power crystal endless-hunger", 1: "fever-of-war"},
        prepped={0: {1: "spark"}},
        tier0="grim-sight",
    )

    # when
    assert siege.asked() == (0,)
    assert siege.offers("pick") == {"lust-for-power", "endless-hunger"}
    siege.chooses("pick endless-hunger")

    # then the last one needs no question, all this is before the casting phase, and both lie at the bottom
    assert siege.prompt() == "ae-phase-casting"
    assert (siege.table.gravehold, siege.table.life[0], siege.table.charges[0]) == (27, 9, 1)
    assert siege.hand(0) == "crystal"
    assert siege.hand(1) == "fever-of-war"
    assert siege.in_words(siege.table.corruptions) == "grim-sight endless-hunger lust-for-power"


@pytest.mark.rule("AE-CORR-07")
def test_at_the_end_of_the_main_phase_those_drawn_in_this_turn_are_resolved() -> None:
    # given a corruption in hand that was not drawn in this turn
    siege = GivenSiege(
        nemesis=MASK,
        hands={0: "lust-for-power crystal crystal#2 crystal#3 crystal#4"},
        decks={0: "endless-hunger spark spark#2 spark#3"},
        in_play="twisting-madness",
        turn_deck="player-2",
    )

    # when a card is drawn in the main phase
    siege.chooses("discard_power twisting-madness", "give_up crystal", "give_up crystal#2", "give_up crystal#3")
    siege.chooses("give_up crystal#4")
    assert siege.hand(0) == "lust-for-power endless-hunger"
    assert siege.table.gravehold == 30
    siege.chooses("end_phase")

    # then it is resolved before new cards are drawn; the other one waits
    assert siege.table.gravehold == 27
    assert siege.hand(0).startswith("lust-for-power spark")
    assert siege.table.charges[0] == 0


@pytest.mark.rule("AE-CORR-07")
def test_several_corruptions_drawn_in_a_turn_are_resolved_in_any_order() -> None:
    siege = GivenSiege(nemesis=MASK, decks={0: "endless-hunger lust-for-power crystal"})
    siege.does(Draws(2, 0))

    siege.chooses("end_phase")

    assert siege.offers("pick") == {"endless-hunger", "lust-for-power"}
    siege.chooses("pick lust-for-power")
    assert (siege.table.gravehold, siege.table.charges[0]) == (27, 1)


@pytest.mark.rule("AE-CORR-08", "AE-CORR-11")
def test_a_corruption_cannot_be_played_or_prepped() -> None:
    siege = GivenSiege(nemesis=MASK, hands={0: "lust-for-power crystal"}, breaches={0: "OOOO"})

    assert siege.offers("play") == {"crystal"}
    assert siege.offers("prep") == set()


@pytest.mark.rule("AE-CORR-10")
def test_a_corruption_drawn_in_the_draw_phase_waits_for_the_next_turn() -> None:
    siege = GivenSiege(nemesis=MASK, decks={0: "endless-hunger"}, turn_deck="player-1 nemesis", turn_discard="player-2")

    siege.chooses("end_phase")

    assert siege.table.turn == 2
    assert siege.table.active == 0
    assert siege.table.gravehold == 27  # it was resolved now, at the start of the next turn
    order = [event.whole[0] for event in siege.play.log.events] if siege.play.log else []
    assert order.index("drew") < order.index("turn_began") < order.index("corruption_resolved")


@pytest.mark.rule("AE-CORR-10")
def test_a_corruption_drawn_in_another_players_turn_waits_for_the_owners_turn() -> None:
    siege = GivenSiege(nemesis=MASK, decks={0: "crystal", 1: "endless-hunger"}, turn_deck="player-2 nemesis")
    siege.does(APlayer(0, (Draws(1),), 0, allies=True))
    assert siege.hand(1) == "endless-hunger"

    siege.chooses("end_phase")

    assert siege.told("turn_began") == [(1, 2)]
    assert siege.told("corruption_resolved") == [(1, siege["endless-hunger"])]


@pytest.mark.rule("AE-CORR-13")
def test_a_corruption_that_comes_into_hand_at_the_start_of_the_turn_is_resolved_as_well() -> None:
    siege = GivenSiege(nemesis=MASK, moment="start", hands={0: "contagion"}, discards={0: "endless-hunger crystal"})

    siege.chooses("pick endless-hunger")

    assert siege.prompt() == "ae-phase-main"
    assert siege.hand(0) == ""
    assert siege.table.gravehold == 27
    assert siege.in_words(siege.table.corruptions) == "contagion endless-hunger"


@pytest.mark.rule("AE-CORR-15")
def test_a_corruption_taken_back_at_the_end_of_the_main_phase_waits() -> None:
    siege = GivenSiege(
        nemesis=MASK,
        decks={0: "contagion crystal crystal#2 crystal#3 crystal#4"},
        discards={0: "endless-hunger"},
        turn_deck="player-2",
    )
    siege.does(Draws(1, 0))

    siege.chooses("end_phase")

    assert siege.told("corruption_resolved") == [(0, siege["contagion"])]
    assert siege.hand(0) == "endless-hunger crystal crystal#2 crystal#3 crystal#4"
    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-CORR-07", "AE-CORR-15")
def test_a_corruption_that_was_drawn_and_has_left_the_hand_since_is_not_resolved_when_it_comes_back() -> None:
    siege = GivenSiege(
        nemesis=MASK,
        decks={0: "endless-hunger contagion crystal crystal#2 crystal#3 crystal#4"},
        turn_deck="player-2",
    )
    siege.does(Draws(1, 0), GivesUp(1, seat=0), Draws(1, 0))
    assert (siege.hand(0), siege.discard(0)) == ("contagion", "endless-hunger")

    siege.chooses("end_phase")

    assert siege.told("corruption_resolved") == [(0, siege["contagion"])]
    assert siege.hand(0).startswith("endless-hunger")


# What they are


@pytest.mark.rule("AE-CORR-11", "AE-GAP-27")
def test_a_corruption_in_hand_is_a_card_that_can_be_discarded_and_stays_with_its_player() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nothing", hands={0: "grim-sight"})

    siege.does(GivesUp(1, seat=0))
    assert siege.discard(0) == "grim-sight"

    siege.does(Draws(1, 0))
    assert siege.hand(0) == "grim-sight"


@pytest.mark.rule("AE-CORR-11")
def test_a_corruption_counts_for_the_five_cards_of_the_draw_phase() -> None:
    siege = GivenSiege(
        nemesis=MASK,
        moment="draw",
        hands={0: "grim-sight contagion"},
        decks={0: "crystal crystal#2 crystal#3 crystal#4"},
        turn_deck="player-2",
    )

    assert siege.hand(0) == "grim-sight contagion crystal crystal#2 crystal#3"


@pytest.mark.rule("AE-CORR-11", "AE-CORR-12")
def test_a_corruption_is_neither_gem_nor_relic_nor_spell_and_costs_nothing() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nothing", hands={0: "grim-sight"})
    hand = siege.table.hands[0]

    assert [fitting(siege.table, hand, kind, 0) for kind in ("gem", "relic", "spell", "clean")] == [(), (), (), ()]
    assert fitting(siege.table, hand, "", 1) == ()
    assert fitting(siege.table, hand, "", 0) == hand
    assert all(PRINTED[key].cost == 0 for key in CORRUPTION_KEYS)


@pytest.mark.rule("AE-CORR-04", "AE-CORR-11", "AE-TERM-05")
def test_a_corruption_destroyed_by_another_effect_goes_to_the_bottom_of_the_corruption_deck() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nothing", hands={0: "grim-sight"}, tier0="contagion")

    siege.does(GivesUp(1, destroyed=True, seat=0))

    assert siege.in_words(siege.table.corruptions) == "contagion grim-sight"


@pytest.mark.rule("AE-CORR-14")
def test_increased_difficulty_puts_a_destroyed_corruption_into_any_players_discard_pile() -> None:
    siege = GivenSiege(nemesis=MASK, moment="start", hands={0: "lust-for-power"}, harder=True)

    assert siege.asked() == (0, 1)
    assert siege.offers("player") == {"0", "1"}
    siege.chooses("player 1")

    assert siege.discard(1) == "lust-for-power"
    assert siege.table.corruptions == ()


@pytest.mark.rule("AE-CORR-14")
def test_increased_difficulty_leaves_a_destroyed_corruption_with_who_plays_alone() -> None:
    siege = GivenSiege(mages="kadir", nemesis=MASK, moment="start", hands={0: "lust-for-power"}, harder=True)

    assert siege.discard(0) == "lust-for-power"
    assert siege.table.corruptions == ()


# What is hidden


@pytest.mark.rule("AE-CORR-09", "AE-INFO-04")
@pytest.mark.parametrize("open_hands", [True, False])
def test_nobody_sees_a_corruption_that_goes_onto_a_deck(open_hands: bool) -> None:
    siege = GivenSiege(nemesis=MASK, moment="nothing", tier0="grim-sight contagion", open_hands=open_hands)

    siege.does(GainsCorruptions(seat=0))

    card = siege["grim-sight"]
    assert siege.table.decks[0] == (card,)
    assert not any(siege.table.cards.known_to(card, seat, 2) for seat in (-1, 0, 1))
    assert str(card) not in GAME.view(siege.table, 0)["kinds"]


@pytest.mark.rule("AE-CORR-09")
@pytest.mark.parametrize(("open_hands", "who_knows"), [(True, [-1, 0, 1]), (False, [0])])
def test_a_corruption_that_goes_into_the_hand_is_seen_by_its_holder(open_hands: bool, who_knows: list[int]) -> None:
    siege = GivenSiege(nemesis=MASK, moment="nothing", tier0="grim-sight contagion", open_hands=open_hands)

    siege.does(GainsCorruptions(to=IN_HAND, seat=0))

    assert siege.hand(0) == "grim-sight"
    assert [seat for seat in (-1, 0, 1) if siege.table.cards.known_to(siege["grim-sight"], seat, 2)] == who_knows


@pytest.mark.rule("AE-CORR-09", "AE-INFO-02")
@pytest.mark.parametrize("open_hands", [True, False])
def test_whoever_guesses_knows_how_many_corruptions_a_deck_has_but_not_where_or_which(open_hands: bool) -> None:
    # given
    siege = GivenSiege(
        nemesis=MASK,
        moment="nothing",
        tier0="grim-sight contagion nothingness",
        decks={0: "crystal spark"},
        discards={0: "jade#2"},
        open_hands=open_hands,
    )
    siege.does(Unleash())
    siege.chooses("player 0")

    # when each seat guesses
    decks = set()
    for seat in (0, 1):
        for luck in range(60):
            guessed = siege.play.guess(seat, Chance(luck)).table
            assert all(guessed.type(card) == "corruption" for card in guessed.corruptions)
            decks.add(tuple(guessed.key(card) for card in guessed.decks[0]))

    # then
    assert all(sum(PRINTED[key].type == "corruption" for key in deck) == 1 for deck in decks)
    assert {key for deck in decks for key in deck} >= {"grim-sight", "contagion", "nothingness"}
    assert {deck.index("crystal") for deck in decks} == {0, 1, 2, 3}


@pytest.mark.rule("AE-CORR-06")
def test_corruptions_about_to_be_resolved_are_shown_to_all() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nothing", tier0="fever-of-war grim-sight", open_hands=False)
    siege.does(GainsCorruptions(2, to=IN_HAND, seat=0))
    assert not siege.table.cards.known_to(siege["grim-sight"], 1, 2)

    siege.does(ResolveCorruptions(0))

    assert siege.offers("pick") == {"fever-of-war", "grim-sight"}
    assert siege.table.cards.known_to(siege["grim-sight"], 1, 2)


@pytest.mark.rule("AE-CORR-06", "AE-INFO-02")
def test_that_a_private_hand_has_no_corruption_is_learned_when_its_turn_starts() -> None:
    # given
    siege = GivenSiege(nemesis=MASK, moment="turn-order", turn_deck="wild", hands={1: "crystal"}, open_hands=False)
    known = siege.table.knowledge()

    # when the players choose whose turn it is
    siege.chooses("player 1")

    # then the choice cannot be taken back as if nothing had been seen
    assert siege.told("corruption_resolved") == []
    assert siege.table.knowledge() > known
