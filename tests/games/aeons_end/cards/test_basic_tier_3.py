"""The basic nemesis cards of tier 3."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack

TEN = "crystal crystal#2 crystal#3 crystal#4 crystal#5 spark spark#2 spark#3 jade jade#2"


# Doom Aegis


@pytest.mark.rule("AE-CHARGE-12", "AE-POWER-03")
def test_doom_aegis_damages_who_has_most_charges_by_4_and_takes_all_of_them() -> None:
    siege = a_nemesis_turn("doom-aegis", charges={0: 1, 1: 3})

    assert siege.table.life == [10, 6]
    assert siege.table.charges == [1, 0]


@pytest.mark.rule("AE-AMBIG-03")
def test_doom_aegis_hits_anyone_when_nobody_has_charges() -> None:
    siege = a_nemesis_turn("doom-aegis")

    assert siege.offers("player") == {"0", "1"}


@pytest.mark.rule("AE-GAP-14")
def test_an_exhausted_player_may_have_the_most_charges() -> None:
    siege = a_nemesis_turn("doom-aegis", charges={1: 3}, life={1: 0})

    assert siege.table.gravehold == 30 - 8
    assert siege.table.charges == [0, 0]


@pytest.mark.rule("AE-POWER-06", "AE-POWER-10")
def test_doom_aegis_is_discarded_for_7_aether_of_any_use() -> None:
    siege = GivenSiege(aether=6, in_play="doom-aegis")
    siege.table.gem_aether = 5

    assert siege.offers("discard_power") == set()

    siege.table.aether = 7
    siege.chooses("discard_power doom-aegis")

    assert siege.table.aether == 0
    assert siege.table.gem_aether == 5
    assert siege.in_play() == ""


# Gather Darkness


@pytest.mark.rule("AE-TERM-02", "AE-TERM-05", "AE-AMBIG-05")
def test_gather_darkness_destroys_four_cards_of_a_deck_shuffled_with_the_discard_pile() -> None:
    cards = TEN.split()
    siege = an_attack("gather-darkness", decks={0: " ".join(cards[:3])}, discards={0: " ".join(cards[3:])})

    # then Kadir alone has four cards to lose; none of them lies anywhere any more
    assert len(siege.table.decks[0]) == 6
    assert siege.discard(0) == ""
    assert len(siege.told("destroyed")) == 4
    assert siege.table.fury == 3


@pytest.mark.rule("AE-AMBIG-04", "AE-AMBIG-05")
def test_gather_darkness_hits_who_has_most_cards_and_destroys_them_all_if_there_are_fewer_than_four() -> None:
    siege = an_attack("gather-darkness", decks={0: "crystal", 1: "spark"}, discards={1: "spark#2 jade"})

    assert siege.deck(0) == "crystal"
    assert siege.deck(1) == siege.discard(1) == ""
    assert siege.table.fury == 3


@pytest.mark.rule("AE-AMBIG-01")
def test_the_players_choose_whom_gather_darkness_hits() -> None:
    siege = an_attack("gather-darkness", decks={0: TEN, 1: "crystal#6 crystal#7 crystal#8 crystal#9"})

    assert siege.asked() == (0, 1)
    siege.chooses("player 1")

    assert siege.deck(1) == ""
    assert siege.table.fury == 3


@pytest.mark.rule("AE-CORR-14")
def test_corruptions_destroyed_by_gather_darkness_are_passed_on_with_increased_difficulty() -> None:
    siege = an_attack(
        "gather-darkness",
        nemesis="crooked-mask",
        harder=True,
        tier0="contagion grim-sight fever-of-war endless-hunger",
        decks={0: "lust-for-power blind-abandon crystal crystal#2"},
        hands={0: "jade"},
    )

    # when two of the four are passed on, to his and to her discard pile
    siege.chooses("player 1", "player 0")

    assert siege.table.type(siege.table.discards[0][0]) == siege.table.type(siege.table.discards[1][0]) == "corruption"
    assert len(siege.told("destroyed")) == 4


# Jagged One, Obliterate


@pytest.mark.rule("AE-UNLEASH-02")
def test_jagged_one_unleashes_twice() -> None:
    siege = GivenSiege(moment="nemesis", in_play="jagged-one")

    assert siege.table.fury == 3


@pytest.mark.rule("AE-MAIN-05", "AE-NEM-13")
def test_obliterate_lets_who_has_most_open_breaches_destroy_four_hand_cards() -> None:
    siege = an_attack("obliterate", breaches={1: "OO11"}, hands={1: "crystal crystal#2 crystal#3 spark jade"})

    assert siege.table.fury == 3
    assert siege.asked() == (1,)
    siege.chooses("either obliterate-cards", "give_up crystal", "give_up spark", "give_up crystal#2")
    siege.chooses("give_up crystal#3")

    assert siege.hand(1) == "jade"
    assert siege.discard(1) == ""
    assert siege.table.life == [10, 10]


@pytest.mark.rule("AE-CORR-04", "AE-NEM-13")
def test_who_destroys_all_their_cards_decides_in_which_order_corruptions_go_back() -> None:
    siege = an_attack(
        "obliterate",
        nemesis="crooked-mask",
        breaches={1: "OO11"},
        hands={1: "contagion crystal grim-sight spark"},
        tier0="nothingness fever-of-war delirium-veil",
    )
    siege.chooses("player 0", "player 0", "either obliterate-cards")

    assert (siege.asked(), siege.offers("give_up")) == ((1,), {"contagion", "crystal", "grim-sight", "spark"})
    siege.chooses("give_up grim-sight")

    assert siege.kinds(siege.table.corruptions)[-2:] == ["grim-sight", "contagion"]
    assert siege.hand(1) == ""


@pytest.mark.rule("AE-MAIN-05")
def test_obliterate_may_be_answered_by_suffering_4_damage() -> None:
    siege = an_attack("obliterate", breaches={1: "OO11"}, hands={1: "crystal crystal#2 crystal#3 spark"})

    siege.chooses("either obliterate-damage")

    assert siege.table.life == [10, 6]
    assert len(siege.table.hands[1]) == 4


@pytest.mark.rule("AE-MAIN-05")
def test_obliterate_deals_4_damage_to_who_holds_fewer_than_four_cards() -> None:
    siege = an_attack("obliterate", breaches={1: "OO11"}, hands={1: "crystal crystal#2 spark"})

    assert siege.table.life == [10, 6]
    assert len(siege.table.hands[1]) == 3


@pytest.mark.rule("AE-AMBIG-02")
def test_the_players_choose_among_those_with_equally_many_open_breaches_for_obliterate() -> None:
    siege = an_attack("obliterate", hands={0: TEN})

    siege.chooses("player 1")

    assert siege.table.life == [10, 6]


# Reality Rupture


@pytest.mark.rule("AE-UNLEASH-02")
def test_reality_rupture_unleashes_three_times() -> None:
    assert a_nemesis_turn("reality-rupture", fury=0).table.fury == 3


@pytest.mark.rule("AE-POWER-06", "AE-POWER-09")
def test_reality_rupture_is_discarded_for_two_prepped_spells_that_cost_3() -> None:
    prepped = {0: {1: "spark", 2: "phoenix-flame", 3: "ignite", 4: "essence-theft"}}
    siege = GivenSiege(prepped=prepped, in_play="reality-rupture")

    siege.chooses("discard_power reality-rupture")
    assert siege.offers("spell") == {"phoenix-flame", "ignite", "essence-theft"}
    siege.chooses("spell ignite", "spell phoenix-flame")

    assert siege.in_words(siege.table.spells(0)) == "spark essence-theft"
    assert siege.discard(0) == ""
    assert siege.in_play() == ""


@pytest.mark.rule("AE-POWER-06")
def test_nobody_is_asked_which_spells_when_there_are_just_two_for_reality_rupture() -> None:
    siege = GivenSiege(prepped={0: {1: "spark", 2: "phoenix-flame", 3: "ignite"}}, in_play="reality-rupture")

    siege.chooses("discard_power reality-rupture")

    assert siege.in_words(siege.table.spells(0)) == "spark"
    assert siege.prompt() == "ae-phase-main"


@pytest.mark.rule("AE-POWER-07", "AE-POWER-09")
def test_one_costly_spell_is_not_enough_for_reality_rupture() -> None:
    prepped = {0: {1: "spark", 2: "phoenix-flame"}, 1: {1: "ignite"}}

    assert GivenSiege(prepped=prepped, in_play="reality-rupture").offers("discard_power") == set()


# Sunder, Topple


@pytest.mark.rule("AE-AMBIG-06", "AE-EXHAUST-10")
def test_sunder_damages_gravehold_and_the_player_with_the_lowest_life_by_4() -> None:
    siege = an_attack("sunder", life={1: 9}, turn_discard="nemesis")

    siege.chooses("either sunder-damage")

    assert siege.table.gravehold == 26
    assert siege.table.life == [10, 5]


@pytest.mark.rule("AE-TURNORDER-13", "AE-TURNORDER-07")
def test_sunder_shuffles_all_discarded_nemesis_cards_into_the_turn_order_deck() -> None:
    siege = an_attack("sunder", turn_deck="player-1", turn_discard="nemesis player-2 nemesis")

    siege.chooses("either sunder-turn-order")

    # then one of the three has been turned over already
    left = siege.in_words((*siege.table.turn_deck, *siege.table.turn_discard)).split()
    assert sorted(left) == ["nemesis", "nemesis", "player-1", "player-2"]
    assert siege.told("shuffled_turn_deck") == [(2,)]
    assert "player-2" in siege.in_words(siege.table.turn_discard)
    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-ATTACK-01")
def test_topple_unleashes_twice_and_damages_gravehold_by_4() -> None:
    siege = an_attack("topple")

    assert siege.table.fury == 3
    assert siege.table.gravehold == 26
