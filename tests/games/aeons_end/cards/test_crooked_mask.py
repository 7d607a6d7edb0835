"""The nine cards of Crooked Mask."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.table import NEMESIS
from herna.games.aeons_end.texts import NEMESIS_CARDS
from tests.kit.siege import GivenSiege, deals

MASK = "crooked-mask"


@pytest.mark.rule("AE-AMBIG-08")
@pytest.mark.parametrize(("first", "second", "decks"), [(0, 0, ("contagion grim-sight", "")), (0, 1, ("grim-sight",))])
def test_burden_gives_the_players_together_two_corruptions_and_one_a_focus(
    first: int, second: int, decks: tuple[str, ...]
) -> None:
    siege = GivenSiege(
        nemesis=MASK, moment="nemesis-draw", nemesis_deck="burden slaughter", tier0="grim-sight contagion nothingness"
    )

    siege.chooses(f"player {first}", f"player {second}")
    assert siege.deck(0) == decks[0]
    assert siege.deck(1) == ("contagion" if second else "")
    assert siege.in_words(siege.table.corruptions) == "nothingness"

    # the group chooses who focuses, and that player which breach
    assert siege.asked() == (0, 1)
    siege.chooses("player 1")
    assert siege.asked() == (1,)
    siege.chooses("breach 1-III")
    assert siege.table.breaches[1] == (4, 2, 1, 1)
    assert siege.in_words(siege.table.nemesis_discard) == "burden"


@pytest.mark.rule("AE-AMBIG-05")
def test_burden_lets_only_a_player_with_a_closed_breach_focus() -> None:
    siege = GivenSiege(
        nemesis=MASK,
        moment="nemesis-draw",
        nemesis_deck="burden slaughter",
        tier0="grim-sight contagion",
        breaches={0: "OOOO", 1: "OO2O"},
    )

    siege.chooses("player 0", "player 0")

    assert siege.table.breaches[1] == (4, 4, 3, 4)


def test_whoever_damages_corrupter_gains_a_corruption_onto_the_deck() -> None:
    siege = GivenSiege(
        nemesis=MASK, moment="nothing", in_play="corrupter", decks={1: "crystal"}, tier0="grim-sight contagion"
    )

    siege.does(deals(1, 2))
    siege.chooses("hit corrupter")

    assert siege.tokens("corrupter") == 4
    assert siege.deck(1) == "grim-sight crystal"
    assert siege.deck(0) == ""


def test_corrupter_corrupts_also_who_kills_it() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nothing", in_play="corrupter=1", tier0="grim-sight")

    siege.does(deals(0, 5))
    siege.chooses("hit corrupter")

    assert siege.in_play() == ""
    assert siege.deck(0) == "grim-sight"


def test_corrupter_persists_by_1_damage_to_gravehold_and_has_6_life() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nemesis", in_play="corrupter", nemesis_deck="needlemaw slaughter")

    assert siege.table.gravehold == 29
    assert siege.tokens("corrupter") == 6
    assert siege.deck(0) == siege.deck(1) == ""


def test_tempt_hits_the_player_with_the_most_crystals() -> None:
    # given
    siege = GivenSiege(
        nemesis=MASK,
        moment="nemesis-draw",
        nemesis_deck="tempt slaughter",
        hands={0: "crystal spark crystal#2", 1: "crystal#3 spark#2 spark#3"},
    )

    # then all Crystals are gone, and a card of cost 4 or less is gained
    assert (siege.hand(0), siege.hand(1)) == ("spark", "crystal#3 spark#2 spark#3")
    assert siege.table.life == [7, 10]
    assert siege.asked() == (0,)
    assert siege.offers("pile") == {"jade", "searing-ruby", "flexing-dagger", "bottled-vortex", "amplify-vision"}
    siege.chooses("pile searing-ruby")
    assert siege.discard(0) == "crystal crystal#2 searing-ruby"
    assert siege.table.aether == 0


@pytest.mark.rule("AE-AMBIG-02", "AE-AMBIG-03")
def test_tempt_lets_the_players_choose_when_nobody_has_a_crystal() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nemesis-draw", nemesis_deck="tempt slaughter", hands={0: "spark"})

    assert siege.offers("player") == {"0", "1"}
    siege.chooses("player 1", "pile jade")

    assert siege.table.life == [10, 7]
    assert siege.discard(1) == "jade"


@pytest.mark.rule("AE-INFO-03")
@pytest.mark.parametrize("card", ["tempt", "ruin-priest"])
def test_private_hands_are_shown_before_they_are_compared(card: str) -> None:
    # given cards that were drawn unseen by the other player
    siege = GivenSiege(nemesis=MASK, moment="nothing", hands={0: "crystal", 1: "crystal#2"}, open_hands=False)
    for held in siege.ids("crystal crystal#2"):
        siege.table.cards.seen[held] = 0

    # when
    text = NEMESIS_CARDS[card]
    siege.does(*text.attack(siege.table, NEMESIS), *text.persistent(siege.table, NEMESIS))

    # then
    assert siege.asked() == (0, 1)
    assert siege.told("showed") == [(0, siege["crystal"]), (1, siege["crystal#2"])]
    assert siege.table.cards.known_to(siege["crystal#2"], 0, 2)


@pytest.mark.rule("AE-NEM-14")
def test_pain_sower_hurts_one_player_and_another_one_focuses() -> None:
    siege = GivenSiege(
        mages="kadir adelheim mist",
        nemesis=MASK,
        moment="nemesis",
        in_play="pain-sower",
        nemesis_deck="needlemaw slaughter",
    )

    assert siege.offers("player") == {"0", "1", "2"}
    siege.chooses("player 1")
    assert siege.table.life == [10, 8, 10]
    assert siege.offers("player") == {"0", "2"}
    siege.chooses("player 2", "breach 2-IV")
    assert siege.table.breaches[2] == (4, 2, 1, 2)


@pytest.mark.rule("AE-AMBIG-05")
def test_pain_sower_leaves_the_only_player_who_can_focus_for_the_second_part() -> None:
    siege = GivenSiege(
        nemesis=MASK,
        moment="nemesis",
        in_play="pain-sower",
        nemesis_deck="needlemaw slaughter",
        breaches={0: "OO1O", 1: "OOOO"},
    )

    assert siege.table.life == [10, 8]
    assert siege.table.breaches[0] == (4, 4, 2, 4)


@pytest.mark.rule("AE-SOLO-13")
def test_pain_sower_does_both_to_who_plays_alone() -> None:
    siege = GivenSiege(
        mages="kadir", nemesis=MASK, moment="nemesis", in_play="pain-sower", nemesis_deck="needlemaw slaughter"
    )

    siege.chooses("breach 0-II")

    assert siege.table.life == [8]
    assert siege.table.breaches[0] == (4, 3, 1, 2)


@pytest.mark.rule("AE-DMG-05", "AE-DMG-06")
@pytest.mark.parametrize(("gravehold", "nemesis", "after"), [(20, 50, (23, 63)), (29, 60, (30, 70))])
def test_twisting_madness_gives_gravehold_3_and_crooked_mask_13_life(
    gravehold: int, nemesis: int, after: tuple[int, int]
) -> None:
    siege = GivenSiege(
        nemesis=MASK,
        moment="nemesis",
        in_play="twisting-madness=1",
        gravehold=gravehold,
        nemesis_life=nemesis,
        nemesis_deck="needlemaw slaughter",
    )

    assert (siege.table.gravehold, siege.table.nemesis_life) == after
    assert siege.in_words(siege.table.nemesis_discard) == "twisting-madness"


@pytest.mark.rule("AE-POWER-07")
def test_twisting_madness_is_discarded_for_four_cards_of_which_one_is_replaced() -> None:
    siege = GivenSiege(
        nemesis=MASK,
        hands={0: "crystal spark crystal#2 grim-sight"},
        decks={0: "jade#2"},
        in_play="twisting-madness",
    )

    siege.chooses("discard_power twisting-madness", "give_up grim-sight", "give_up spark")

    assert siege.hand(0) == "jade#2"
    assert siege.discard(0) == "grim-sight spark crystal crystal#2"
    assert siege.in_play() == ""


def test_twisting_madness_cannot_be_discarded_with_three_cards() -> None:
    siege = GivenSiege(nemesis=MASK, hands={0: "crystal spark crystal#2"}, in_play="twisting-madness")

    assert siege.offers("discard_power") == set()


@pytest.mark.parametrize(
    ("deck", "damage"),
    [("topple sunder slaughter", 8), ("dispel topple sunder", 4), ("dispel skewer topple", 0)],
)
def test_vex_discards_two_cards_and_costs_gravehold_4_life_for_each_of_tier_3(deck: str, damage: int) -> None:
    siege = GivenSiege(nemesis=MASK, moment="nemesis-draw", nemesis_deck=f"vex {deck}")

    one, two, rest = deck.split()
    assert siege.table.gravehold == 30 - damage
    assert siege.in_words(siege.table.nemesis_discard) == f"{one} {two} vex"
    assert siege.in_words(siege.table.nemesis_deck) == rest
    assert all(siege.table.cards.known_to(card, 1, 2) for card in siege.table.nemesis_discard)


@pytest.mark.rule("AE-GAP-26")
def test_vex_with_a_short_deck_discards_what_is_there_and_nothing_is_unleashed() -> None:
    siege = GivenSiege(
        nemesis=MASK, moment="nemesis-draw", nemesis_deck="vex topple", in_play="bane-sire", turn_deck="player-1"
    )

    assert siege.table.gravehold == 26
    assert siege.table.nemesis_deck == ()
    assert siege.told("unleashed") == []


def test_afflict_gives_two_different_players_two_corruptions_and_1_life_each() -> None:
    # given
    siege = GivenSiege(
        mages="kadir adelheim mist",
        nemesis=MASK,
        moment="nemesis-draw",
        nemesis_deck="afflict slaughter",
        tier0="grim-sight contagion nothingness fever-of-war",
        life={0: 3, 1: 5},
    )

    # when: also a player with all their life may be chosen (AE-GAP-15)
    assert siege.offers("player") == {"0", "1", "2"}
    siege.chooses("player 2")
    assert siege.offers("player") == {"0", "1"}
    siege.chooses("player 0")

    # then
    assert [siege.deck(seat) for seat in range(3)] == ["fever-of-war nothingness", "", "contagion grim-sight"]
    assert siege.table.life == [4, 5, 10]


@pytest.mark.rule("AE-SOLO-13")
def test_afflict_is_done_twice_to_who_plays_alone() -> None:
    siege = GivenSiege(
        mages="kadir",
        nemesis=MASK,
        moment="nemesis-draw",
        nemesis_deck="afflict slaughter",
        tier0="grim-sight contagion nothingness fever-of-war",
        life={0: 3},
    )

    assert siege.deck(0) == "fever-of-war nothingness contagion grim-sight"
    assert siege.table.life == [5]


def test_bedlam_sage_gives_gravehold_2_life_and_hurts_the_player_with_the_most() -> None:
    siege = GivenSiege(
        nemesis=MASK,
        moment="nemesis",
        in_play="bedlam-sage",
        nemesis_deck="needlemaw slaughter",
        gravehold=20,
        life={0: 5, 1: 9},
    )

    assert siege.table.gravehold == 22
    assert siege.table.life == [5, 6]
    assert siege.tokens("bedlam-sage") == 14


@pytest.mark.rule("AE-AMBIG-02")
def test_bedlam_sage_lets_the_players_choose_among_equals() -> None:
    siege = GivenSiege(nemesis=MASK, moment="nemesis", in_play="bedlam-sage", nemesis_deck="needlemaw slaughter")

    siege.chooses("player 1")

    assert siege.table.life == [10, 7]


@pytest.mark.rule("AE-AMBIG-05")
def test_ruin_priest_exchanges_three_clean_cards_for_three_corruptions() -> None:
    # given: only the second player has three cards that are no corruptions
    siege = GivenSiege(
        nemesis=MASK,
        moment="nemesis",
        in_play="ruin-priest",
        nemesis_deck="needlemaw slaughter",
        hands={0: "crystal crystal#2 blind-abandon", 1: "spark crystal#3 jade#2 jade#3"},
        tier0="grim-sight contagion nothingness fever-of-war",
        turn_deck="wild",
    )

    siege.chooses("give_up jade#2", "give_up spark")
    assert siege.offers("give_up") == {"crystal#3", "jade#3"}
    siege.chooses("give_up crystal#3")

    assert siege.hand(0) == "crystal crystal#2 blind-abandon"
    assert siege.hand(1) == "jade#3 grim-sight contagion nothingness"
    assert siege.discard(1) == "jade#2 spark crystal#3"
    assert siege.tokens("ruin-priest") == 17


@pytest.mark.rule("AE-AMBIG-04", "AE-CORR-05")
def test_ruin_priest_takes_what_there_is_and_gives_all_three() -> None:
    siege = GivenSiege(
        nemesis=MASK,
        moment="nemesis",
        in_play="ruin-priest",
        nemesis_deck="needlemaw slaughter",
        hands={0: "crystal", 1: "spark crystal#2"},
        tier0="grim-sight contagion",
    )

    siege.chooses("give_up spark")

    assert siege.hand(1) == "grim-sight contagion"
    assert siege.table.gravehold == 28
