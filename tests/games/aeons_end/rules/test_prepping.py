"""Prepping spells, and what they do while prepped (AE-PREP, AE-WHILE)."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.rules.breaches import Focuses
from herna.games.aeons_end.rules.piles import DiscardsPrepped
from tests.kit.siege import GivenSiege


@pytest.mark.rule("AE-PREP-01")
def test_a_spell_is_prepped_at_an_open_breach_or_at_a_closed_one_that_was_focused_this_turn() -> None:
    siege = GivenSiege(hands={0: "spark"}, breaches={0: "O000"}, aether=3)
    assert siege.offers("prep spark") == {"0-I"}

    siege.chooses("focus 0-III")

    assert siege.offers("prep spark") == {"0-I", "0-III"}


@pytest.mark.rule("AE-PREP-02", "AE-PREP-09")
def test_prepping_costs_nothing_and_takes_the_spell_from_the_hand_to_the_breach() -> None:
    siege = GivenSiege(hands={0: "spark crystal"}, aether=1).chooses("prep spark 0-I")

    assert (siege.hand(), siege.discard(0), siege.table.aether) == ("crystal", "", 1)
    assert siege.table.prepped[0] == ((siege["spark"],), (), (), ())


@pytest.mark.rule("AE-PREP-01", "AE-MAIN-03")
def test_only_spells_are_prepped_and_only_gems_and_relics_are_played() -> None:
    siege = GivenSiege(hands={0: "spark crystal flexing-dagger"})

    assert siege.offers("prep") == {"spark 0-I"}
    assert siege.offers("play") == {"crystal", "flexing-dagger"}


@pytest.mark.rule("AE-PREP-03")
def test_a_breach_holds_one_spell() -> None:
    siege = GivenSiege(hands={0: "spark"}, prepped={0: {1: "spark#2"}}, breaches={0: "OO00"})
    assert siege.offers("prep spark") == {"0-II"}

    siege.chooses("prep spark 0-II")

    assert siege.offers("prep") == set()


@pytest.mark.rule("AE-PREP-03")
def test_nothing_is_prepped_where_there_is_no_breach() -> None:
    assert GivenSiege(hands={0: "spark feral-lightning"}, breaches={0: "-O--"}).offers("prep") == {
        "spark 0-II",
        "feral-lightning 0-II",
    }


@pytest.mark.rule("AE-PREP-04")
def test_no_spell_is_prepped_at_a_breach_of_another_player() -> None:
    siege = GivenSiege(hands={0: "spark"}, breaches={0: "O000", 1: "OOOO"})

    assert siege.offers("prep") == {"spark 0-I"}


@pytest.mark.rule("AE-PREP-05", "AE-PHASE-02")
def test_a_spell_prepped_now_is_cast_in_the_next_casting_phase_at_the_earliest() -> None:
    siege = GivenSiege(hands={0: "spark"}, turn_deck="player-1 nemesis").chooses("prep spark 0-I")
    assert siege.offers("cast") == set()

    siege.chooses("end_phase")

    assert (siege.table.turn, siege.offers("cast")) == (2, {"spark"})


@pytest.mark.rule("AE-PREP-06")
def test_a_breach_takes_a_spell_in_the_turn_in_which_it_is_opened_and_later() -> None:
    siege = GivenSiege(hands={0: "spark"}, breaches={0: "-3--"}, aether=2, turn_deck="player-1 nemesis")

    siege.chooses("open 0-II")
    assert siege.offers("prep spark") == {"0-II"}
    siege.chooses("end_phase")

    assert (siege.table.turn, siege.offers("prep spark")) == (2, {"0-II"})


@pytest.mark.rule("AE-PREP-07")
def test_a_closed_breach_that_was_focused_takes_a_spell_in_that_turn_only() -> None:
    siege = GivenSiege(hands={0: "spark"}, breaches={0: "-0--"}, aether=2, turn_deck="player-1 nemesis")

    siege.chooses("focus 0-II")
    assert siege.offers("prep spark") == {"0-II"}
    siege.chooses("end_phase")

    assert (siege.table.turn, siege.offers("prep spark")) == (2, set())


@pytest.mark.rule("AE-PREP-07")
def test_a_focus_in_the_casting_phase_lets_one_prep_in_the_main_phase() -> None:
    siege = GivenSiege(moment="casting", hands={0: "spark"}, prepped={0: {1: "amplify-vision"}}, breaches={0: "O0--"})

    siege.chooses("cast amplify-vision")

    assert siege.offers("prep spark") == {"0-I", "0-II"}


@pytest.mark.rule("AE-PREP-07")
def test_a_breach_focused_in_the_turn_of_another_player_takes_no_spell_later() -> None:
    siege = GivenSiege(
        active=1, hands={0: "spark", 1: "focusing-orb"}, breaches={0: "-0--", 1: "OOOO"}, turn_deck="player-1 nemesis"
    )

    siege.chooses("play focusing-orb", "end_phase")

    assert (siege.table.active, siege.table.breaches[0][1]) == (0, 1)
    assert siege.offers("prep spark") == set()


@pytest.mark.rule("AE-PREP-07")
def test_a_focus_of_somebody_elses_breach_lets_nobody_prep_at_the_own_breach_of_that_number() -> None:
    siege = GivenSiege(moment="nothing", hands={0: "spark"}, breaches={0: "O0--", 1: "O0--"}).does(Focuses(1))

    assert siege.table.breaches[1] == (4, 1, -1, -1)
    assert siege.table.focused == ()


@pytest.mark.rule("AE-PREP-08")
def test_with_kadirs_ability_an_open_breach_takes_a_second_spell_in_that_turn() -> None:
    siege = GivenSiege(
        hands={0: "spark spark#2 spark#3"},
        prepped={0: {1: "ignite"}},
        breaches={0: "O0--"},
        aether=2,
        turn_deck="player-1 nemesis",
    )
    siege.table.two_spells = True
    siege.chooses("focus 0-II")
    assert siege.offers("prep spark") == {"0-I", "0-II"}

    siege.chooses("prep spark 0-I", "prep spark#2 0-II")
    assert siege.offers("prep") == set()
    assert siege.in_words(siege.table.prepped[0][0]) == "ignite spark"
    siege.chooses("end_phase")

    assert (siege.table.turn, siege.table.two_spells) == (2, False)
    assert siege.offers("cast") == {"ignite", "spark", "spark#2"}
    siege.chooses("cast ignite")
    assert siege.in_words(siege.table.prepped[0][0]) == "spark"


@pytest.mark.rule("AE-PREP-08")
def test_without_it_a_breach_with_two_spells_takes_none_until_both_are_gone() -> None:
    siege = GivenSiege(hands={0: "spark"}, prepped={0: {1: "spark#2 spark#3"}}, breaches={0: "O---"}, moment="casting")

    siege.chooses("cast spark#2", "end_phase")

    assert siege.offers("prep") == set()


@pytest.mark.rule("AE-PREP-09", "AE-DRAW-05")
def test_a_prepped_spell_is_no_card_in_hand() -> None:
    siege = GivenSiege(
        hands={0: "spark crystal"}, decks={0: "crystal#2 crystal#3 crystal#4 jade"}, turn_deck="player-1 nemesis"
    )

    siege.chooses("prep spark 0-I", "end_phase", "end_phase")

    assert siege.hand() == "crystal crystal#2 crystal#3 crystal#4 jade"


@pytest.mark.rule("AE-PREP-10")
def test_a_prepped_spell_that_is_discarded_goes_to_its_owner() -> None:
    siege = GivenSiege(moment="nothing", prepped={1: {1: "spark"}}).does(DiscardsPrepped(seat=1))

    assert (siege.discard(0), siege.discard(1), siege.table.spells(1)) == ("", "spark", [])


@pytest.mark.rule("AE-PREP-01", "AE-INFO-01")
def test_a_spell_that_is_prepped_from_a_private_hand_is_seen_by_all() -> None:
    siege = GivenSiege(hands={0: "spark ignite"}, open_hands=False)
    table = siege.table
    table.cards.shuffle(siege.ids("spark ignite"), siege.play.chance)
    spell = table.hands[0][0]
    assert not table.cards.known_to(spell, 1, 2)

    siege.play.choose(("prep", spell, 0))

    assert table.cards.known_to(spell, 1, 2)


# While prepped


@pytest.mark.rule("AE-WHILE-01")
def test_a_while_prepped_effect_is_used_from_the_turn_of_prepping_on_until_the_spell_is_cast() -> None:
    siege = GivenSiege(hands={0: "oblivion-swell"}, turn_deck="player-1 nemesis")
    assert siege.offers("use") == set()

    siege.chooses("prep oblivion-swell 0-I")
    assert siege.offers("use") == {"oblivion-swell"}
    siege.chooses("end_phase", "end_phase")
    assert (siege.table.turn, siege.offers("use")) == (2, {"oblivion-swell"})

    cast = GivenSiege(moment="casting", prepped={0: {1: "oblivion-swell"}}).chooses("cast oblivion-swell")
    assert cast.offers("use") == set()


@pytest.mark.rule("AE-WHILE-01")
def test_only_the_owner_uses_it_and_only_in_the_own_main_phase() -> None:
    others = GivenSiege(prepped={1: {1: "oblivion-swell"}})
    casting = GivenSiege(moment="casting", prepped={0: {1: "oblivion-swell"}})

    assert others.offers("use") == set()
    assert casting.offered() == {"cast oblivion-swell", "end_phase"}


@pytest.mark.rule("AE-WHILE-02")
def test_some_effects_happen_at_the_time_they_name_and_not_in_the_main_phase() -> None:
    assert GivenSiege(prepped={0: {1: "lava-tendril"}}).offers("use") == set()


@pytest.mark.rule("AE-WHILE-03")
def test_once_per_turn_is_counted_for_each_copy_and_a_paid_effect_is_not_limited() -> None:
    siege = GivenSiege(
        prepped={0: {1: "oblivion-swell", 2: "oblivion-swell#2", 3: "wildfire-whip"}, 1: {1: "spark", 2: "spark#2"}},
        breaches={0: "OOO0"},
        aether=2,
    )

    siege.chooses("use oblivion-swell", "use oblivion-swell#2")
    assert siege.offers("use") == {"wildfire-whip"}
    siege.chooses("use wildfire-whip", "cast spark", "use wildfire-whip", "cast spark#2")

    assert (siege.table.aether, siege.table.nemesis_life) == (0, 68)


@pytest.mark.rule("AE-WHILE-03")
def test_a_copy_that_comes_back_in_the_same_turn_has_been_used() -> None:
    siege = GivenSiege(prepped={0: {1: "oblivion-swell", 2: "wildfire-whip"}}, breaches={0: "OO00"}, aether=1)
    siege.chooses("use oblivion-swell", "use wildfire-whip", "cast oblivion-swell")
    siege.table.discards[0], siege.table.hands[0] = (), (siege["oblivion-swell"],)

    siege.chooses("prep oblivion-swell 0-I")

    assert siege.offers("use") == set()


@pytest.mark.rule("AE-WHILE-04")
def test_a_while_prepped_effect_gets_no_bonus_of_its_breach() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {3: "lava-tendril"}}, breaches={0: "OOOO"}).chooses("end_phase")

    assert siege.told("damaged") == [(-1, 1)]
    assert siege.told("cast") == []
