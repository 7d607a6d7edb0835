"""The basic nemesis cards of tiers 1 and 2."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.printed import PRINTED
from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack

HAND = "crystal crystal#2 spark jade"


@pytest.mark.rule("AE-COMP-04")
def test_the_22_basic_cards_have_their_printed_types_lives_and_power_tokens() -> None:
    basic = [card for card in PRINTED.values() if card.tier and not card.nemesis]

    assert [(card.key, card.type, card.life or card.power) for card in basic if card.tier == 1] == [
        ("agony-field", "power", 2),
        ("bane-sire", "minion", 6),
        ("bleed-static", "power", 3),
        ("eye-of-nothing", "power", 2),
        ("haze-spewer", "minion", 5),
        ("skewer", "attack", 0),
        ("slaughter", "attack", 0),
        ("woven-sky", "power", 2),
    ]
    assert [(card.key, card.type, card.life or card.power) for card in basic if card.tier == 2] == [
        ("awaken", "attack", 0),
        ("cauterizer", "minion", 3),
        ("dispel", "attack", 0),
        ("lay-waste", "attack", 0),
        ("needlemaw", "minion", 11),
        ("pulverizing-ray", "power", 1),
        ("venomite", "minion", 9),
    ]
    assert [(card.key, card.type, card.life or card.power) for card in basic if card.tier == 3] == [
        ("doom-aegis", "power", 1),
        ("gather-darkness", "attack", 0),
        ("jagged-one", "minion", 14),
        ("obliterate", "attack", 0),
        ("reality-rupture", "power", 1),
        ("sunder", "attack", 0),
        ("topple", "attack", 0),
    ]


# Agony Field


@pytest.mark.rule("AE-POWER-03", "AE-NEM-13", "AE-AMBIG-05")
def test_agony_field_unleashes_and_makes_a_player_discard_three_and_draw_one() -> None:
    siege = a_nemesis_turn("agony-field=1", hands={0: HAND, 1: "crystal#3 crystal#4"}, decks={0: "spark#2"})

    # only she can discard three cards; she chooses them and their order
    assert siege.table.fury == 2
    assert siege.asked() == (0,)
    siege.chooses("give_up jade", "give_up spark")  # two equal cards are left

    assert siege.discard(0) == "jade spark crystal"
    assert siege.hand(0) == "crystal#2 spark#2"
    assert siege.in_words(siege.table.nemesis_discard) == "agony-field"


@pytest.mark.rule("AE-AMBIG-04", "AE-AMBIG-05")
def test_agony_field_hits_whoever_can_discard_most() -> None:
    siege = a_nemesis_turn("agony-field=1", hands={0: "crystal", 1: "crystal#3 crystal#4"}, decks={1: "spark#2"})

    assert siege.hand(0) == "crystal"
    assert siege.hand(1) == "spark#2"


@pytest.mark.rule("AE-POWER-06", "AE-POWER-09")
def test_agony_field_is_discarded_for_a_hand_card_that_costs_2() -> None:
    siege = GivenSiege(hands={0: "crystal jade searing-ruby"}, in_play="agony-field")

    siege.chooses("discard_power agony-field")
    assert siege.offers("give_up") == {"jade", "searing-ruby"}
    siege.chooses("give_up jade")

    assert siege.in_play() == ""
    assert siege.hand(0) == "crystal searing-ruby"
    assert siege.discard(0) == ""  # it is destroyed


@pytest.mark.rule("AE-POWER-09")
def test_agony_field_is_not_discarded_for_a_cheaper_card() -> None:
    siege = GivenSiege(hands={0: "crystal spark"}, in_play="agony-field")

    assert siege.offers("discard_power") == set()


# Bane Sire, Bleed Static, Eye of Nothing


@pytest.mark.rule("AE-NEM-03", "AE-UNLEASH-01")
def test_bane_sire_unleashes() -> None:
    assert a_nemesis_turn("bane-sire").table.fury == 2


@pytest.mark.rule("AE-POWER-03")
def test_bleed_static_deals_2_damage_for_each_prepped_spell_to_who_has_most() -> None:
    siege = a_nemesis_turn("bleed-static=1", prepped={0: {1: "spark"}, 1: {1: "spark#2", 2: "spark#3"}})

    assert siege.table.life == [10, 6]


@pytest.mark.rule("AE-AMBIG-02")
def test_bleed_static_hits_one_of_those_tied() -> None:
    siege = a_nemesis_turn("bleed-static=1", prepped={0: {1: "spark"}, 1: {1: "spark#2"}})

    assert siege.asked() == (0, 1)
    siege.chooses("player 1")

    assert siege.table.life == [10, 8]


@pytest.mark.rule("AE-AMBIG-11")
def test_bleed_static_asks_nobody_when_no_spell_is_prepped() -> None:
    siege = a_nemesis_turn("bleed-static=1")

    assert siege.prompt() == "ae-phase-main"
    assert siege.table.life == [10, 10]


@pytest.mark.rule("AE-POWER-05")
def test_bleed_static_cannot_be_discarded() -> None:
    siege = GivenSiege(hands={0: HAND}, aether=20, charges={0: 5}, in_play="bleed-static")

    assert siege.offers("discard_power") == set()


@pytest.mark.rule("AE-UNLEASH-02")
def test_eye_of_nothing_unleashes_twice() -> None:
    assert a_nemesis_turn("eye-of-nothing=1").table.fury == 3


@pytest.mark.rule("AE-POWER-06", "AE-POWER-08")
@pytest.mark.parametrize(("aether", "offered"), [(6, {"eye-of-nothing"}), (5, set())])
def test_eye_of_nothing_is_discarded_for_6_aether(aether: int, offered: set[str]) -> None:
    siege = GivenSiege(aether=aether, in_play="eye-of-nothing")

    assert siege.offers("discard_power") == offered


# Haze Spewer, Skewer, Slaughter, Woven Sky


@pytest.mark.rule("AE-DMG-08", "AE-MINION-06")
def test_haze_spewer_damages_gravehold_by_its_life_and_then_itself() -> None:
    siege = a_nemesis_turn("haze-spewer=4")

    assert siege.table.gravehold == 26
    assert siege.tokens("haze-spewer") == 3


@pytest.mark.rule("AE-MINION-02", "AE-MINION-06")
def test_haze_spewer_with_1_life_kills_itself() -> None:
    siege = a_nemesis_turn("haze-spewer=1")

    assert siege.table.gravehold == 29
    assert siege.in_play() == "jagged-one"
    assert siege.in_words(siege.table.nemesis_discard) == "haze-spewer"


@pytest.mark.rule("AE-ATTACK-01", "AE-AMBIG-01")
def test_skewer_unleashes_and_whoever_suffers_3_damage_draws_a_card() -> None:
    siege = an_attack("skewer", decks={0: "crystal", 1: "spark"})

    siege.chooses("player 1")

    assert siege.table.fury == 2
    assert siege.table.life == [10, 7]
    assert siege.hand(1) == "spark"
    assert siege.hand(0) == ""


@pytest.mark.rule("AE-ATTACK-01")
def test_slaughter_unleashes_and_damages_gravehold_by_3() -> None:
    siege = an_attack("slaughter")

    assert siege.table.fury == 2
    assert siege.table.gravehold == 27


@pytest.mark.rule("AE-POWER-03", "AE-AMBIG-01")
def test_woven_sky_unleashes_and_a_player_suffers_4_damage() -> None:
    siege = a_nemesis_turn("woven-sky=1")

    assert siege.table.fury == 2
    siege.chooses("player 0")

    assert siege.table.life == [6, 10]


@pytest.mark.rule("AE-POWER-07", "AE-POWER-09", "AE-DRAW-12")
def test_woven_sky_is_discarded_for_three_hand_cards_of_one_player() -> None:
    siege = GivenSiege(hands={0: "crystal spark jade"}, in_play="woven-sky")

    siege.chooses("discard_power woven-sky", "give_up spark", "give_up jade")

    assert siege.discard(0) == "spark jade crystal"
    assert siege.in_play() == ""
    assert siege.table.fury == 1


@pytest.mark.rule("AE-POWER-07", "AE-POWER-09")
def test_two_hand_cards_are_not_enough_for_woven_sky() -> None:
    siege = GivenSiege(hands={0: "crystal spark", 1: "crystal#2 crystal#3"}, in_play="woven-sky")

    assert siege.offers("discard_power") == set()


# Awaken


@pytest.mark.rule("AE-AMBIG-06")
def test_awaken_unleashes_twice_and_damages_gravehold_by_3() -> None:
    siege = an_attack("awaken", nemesis_discard="provoker")

    assert siege.offers("either") == {"awaken-unleash", "awaken-return"}
    siege.chooses("either awaken-unleash")

    assert siege.table.fury == 3
    assert siege.table.gravehold == 27
    assert siege.in_words(siege.table.nemesis_discard) == "provoker awaken"


@pytest.mark.rule("AE-MINION-05", "AE-ATTACK-03")
def test_awaken_returns_the_minion_discarded_last_with_full_life_as_the_newest_card() -> None:
    siege = an_attack("awaken", in_play="bane-sire", nemesis_discard="needlemaw provoker slaughter eye-of-nothing")

    siege.chooses("either awaken-return")

    assert siege.in_play() == "bane-sire provoker"
    assert siege.tokens("provoker") == 5
    assert siege.in_words(siege.table.nemesis_discard) == "needlemaw slaughter eye-of-nothing awaken"
    assert siege.table.fury == 1


@pytest.mark.rule("AE-AMBIG-06")
def test_awaken_must_unleash_when_no_minion_was_discarded() -> None:
    siege = an_attack("awaken", nemesis_discard="slaughter")

    assert siege.table.fury == 3
    assert siege.table.gravehold == 27


@pytest.mark.rule("AE-GAP-24", "AE-MINION-04")
def test_a_minion_returned_by_awaken_does_again_what_it_says_immediately() -> None:
    siege = an_attack("awaken", nemesis="carapace-queen", husks=1, nemesis_discard="maggot-engine")

    siege.chooses("either awaken-return")

    assert siege.table.husks == 7
    assert siege.tokens("maggot-engine") == 14


@pytest.mark.rule("AE-GAP-24")
def test_husks_are_never_the_minion_that_awaken_returns() -> None:
    siege = an_attack("awaken", nemesis="carapace-queen", husks=3)

    assert siege.table.husks == 7  # the only way was to unleash twice
    assert siege.table.gravehold == 27


# Cauterizer, Dispel, Lay Waste, Needlemaw


@pytest.mark.rule("AE-DMG-07")
def test_any_damage_to_cauterizer_is_reduced_to_1() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "planar-insight"}}, in_play="cauterizer")

    siege.chooses("cast planar-insight", "hit cauterizer")

    assert siege.tokens("cauterizer") == 2


@pytest.mark.rule("AE-DMG-08")
def test_cauterizer_damages_a_player_by_its_life() -> None:
    siege = a_nemesis_turn("cauterizer=2")

    siege.chooses("player 1")

    assert siege.table.life == [10, 8]


@pytest.mark.rule("AE-PREP-10", "AE-UNLEASH-02")
def test_dispel_discards_the_costliest_spell_of_who_has_most_prepped() -> None:
    prepped = {0: {1: "consuming-void"}, 1: {1: "spark", 2: "essence-theft"}}
    siege = an_attack("dispel", prepped=prepped)

    assert siege.table.fury == 3
    assert siege.discard(1) == "essence-theft"
    assert siege.in_words(siege.table.spells(1)) == "spark"
    assert siege.in_words(siege.table.spells(0)) == "consuming-void"


@pytest.mark.rule("AE-AMBIG-02")
def test_the_players_choose_among_equally_costly_spells_for_dispel() -> None:
    siege = an_attack("dispel", prepped={1: {1: "spark", 2: "essence-theft", 3: "essence-theft#2"}})

    assert siege.asked() == (0, 1)
    assert siege.offers("spell") == {"essence-theft", "essence-theft#2"}
    siege.chooses("spell essence-theft#2")

    assert siege.discard(1) == "essence-theft#2"


@pytest.mark.rule("AE-AMBIG-04")
def test_dispel_without_prepped_spells_only_unleashes() -> None:
    siege = an_attack("dispel")

    assert siege.table.fury == 3
    assert siege.prompt() == "ae-phase-main"


@pytest.mark.rule("AE-UNLEASH-02")
def test_lay_waste_unleashes_twice_and_a_player_suffers_2_damage() -> None:
    siege = an_attack("lay-waste").chooses("player 0")

    assert siege.table.fury == 3
    assert siege.table.life == [8, 10]


@pytest.mark.rule("AE-NEM-03")
def test_needlemaw_damages_gravehold_by_2() -> None:
    assert a_nemesis_turn("needlemaw").table.gravehold == 28


# Pulverizing Ray


@pytest.mark.rule("AE-GAP-33")
def test_pulverizing_ray_deals_18_damage_to_gravehold_when_nobody_holds_a_gem() -> None:
    assert a_nemesis_turn("pulverizing-ray", hands={0: "spark"}).table.gravehold == 12


@pytest.mark.rule("AE-GAP-33", "AE-AMBIG-08")
def test_each_gem_that_the_players_discard_takes_3_damage_off_pulverizing_ray() -> None:
    siege = a_nemesis_turn("pulverizing-ray", hands={0: "crystal jade spark", 1: "crystal#2 crystal#3"})

    assert siege.asked() == (0,)
    assert siege.offered() == {"give_up crystal", "give_up jade", "done"}
    siege.chooses("give_up jade", "done")
    assert siege.asked() == (1,)
    siege.chooses("give_up crystal#2", "done")

    assert siege.table.gravehold == 30 - 18 + 6
    assert siege.discard(0) == "jade"
    assert siege.hand(1) == "crystal#3"


@pytest.mark.rule("AE-GAP-33")
def test_six_gems_stop_pulverizing_ray_and_no_more_are_asked_for() -> None:
    gems = [f"crystal#{number}" for number in range(1, 8)]
    siege = a_nemesis_turn("pulverizing-ray", hands={0: " ".join(gems), 1: "jade"})

    siege.chooses(*(f"give_up {gem}" for gem in gems[:6]))

    assert siege.table.gravehold == 30
    assert siege.prompt() == "ae-phase-main"


@pytest.mark.rule("AE-INFO-03")
def test_a_hidden_hand_without_gems_is_asked_as_well_by_pulverizing_ray() -> None:
    hands = {0: "spark", 1: "crystal"}
    secret = a_nemesis_turn("pulverizing-ray", open_hands=False, hands=hands, secret="spark")
    known = a_nemesis_turn("pulverizing-ray", open_hands=False, hands=hands)

    assert (secret.asked(), secret.offered()) == ((0,), {"done"})
    assert (known.asked(), known.offered()) == ((1,), {"give_up crystal", "done"})


@pytest.mark.rule("AE-POWER-02")
def test_pulverizing_ray_resolves_in_the_nemesis_turn_after_it_was_drawn() -> None:
    siege = GivenSiege(moment="nemesis-draw", nemesis_deck="pulverizing-ray topple", turn_deck="nemesis player-1")

    assert siege.table.gravehold == 30 - 18 - 4  # the ray, then Topple


# Venomite


@pytest.mark.rule("AE-AMBIG-06", "AE-AMBIG-10")
def test_venomite_damages_the_player_with_the_lowest_life_by_2() -> None:
    siege = a_nemesis_turn("venomite", life={0: 9, 1: 8}, prepped={0: {1: "phoenix-flame"}})

    siege.chooses("either venomite-damage")

    assert siege.table.life == [9, 6]


@pytest.mark.rule("AE-AMBIG-06")
def test_venomite_can_take_a_prepped_spell_that_costs_3() -> None:
    siege = a_nemesis_turn("venomite", prepped={0: {1: "phoenix-flame", 2: "spark"}, 1: {1: "spark#2"}})

    siege.chooses("either venomite-spell")

    assert siege.discard(0) == "phoenix-flame"
    assert siege.table.life == [10, 10]


@pytest.mark.rule("AE-AMBIG-06")
def test_venomite_must_deal_damage_when_no_spell_costs_3() -> None:
    siege = a_nemesis_turn("venomite", life={0: 5}, prepped={0: {1: "spark"}})

    assert siege.table.life == [3, 10]
