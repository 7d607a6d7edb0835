"""The nemesis turn: attacks, minions, powers and Unleash (AE-NEM, AE-ATTACK, AE-MINION, AE-POWER, AE-UNLEASH)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.events import SPECTATOR
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.dealing import leave_play
from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack, deals

Given = dict[str, Any]

# The main phase


@pytest.mark.rule("AE-NEM-01", "AE-NEM-10", "AE-MINION-03")
def test_cards_in_play_are_resolved_before_a_card_is_drawn() -> None:
    siege = GivenSiege(moment="nemesis", in_play="bane-sire", nemesis_deck="slaughter topple")

    assert siege.story("persists", "nemesis_drew") == ["persists bane-sire", "nemesis_drew slaughter"]
    assert siege.table.gravehold == 27


@pytest.mark.rule("AE-NEM-02")
def test_minions_and_powers_are_resolved_in_one_order_from_oldest_to_newest() -> None:
    siege = a_nemesis_turn("needlemaw eye-of-nothing provoker woven-sky", fury=1)

    assert siege.story("persists", "lost_token") == [
        "persists needlemaw",
        "lost_token eye-of-nothing",
        "persists provoker",
        "lost_token woven-sky",
    ]


@pytest.mark.rule("AE-NEM-04", "AE-POWER-02")
def test_a_power_loses_one_token_and_does_nothing_while_others_are_left() -> None:
    siege = a_nemesis_turn("eye-of-nothing=2")

    assert siege.tokens("eye-of-nothing") == 1
    assert siege.table.fury == 1


@pytest.mark.rule("AE-NEM-04", "AE-POWER-03", "AE-POWER-04")
def test_a_power_that_loses_its_last_token_is_resolved_and_discarded() -> None:
    siege = a_nemesis_turn("eye-of-nothing=1")

    assert siege.table.fury == 3
    assert siege.in_play() == "jagged-one"
    assert siege.in_words(siege.table.nemesis_discard) == "eye-of-nothing"


@pytest.mark.rule("AE-POWER-02")
def test_a_power_resolves_in_the_second_nemesis_turn_after_the_one_that_drew_it_if_it_has_2_tokens() -> None:
    siege = GivenSiege(
        moment="nemesis-draw",
        nemesis_deck="eye-of-nothing needlemaw venomite topple",
        turn_deck="nemesis player-1 nemesis player-1 player-1",
    )
    assert siege.tokens("eye-of-nothing") == 1

    siege.chooses("end_phase")

    assert siege.table.fury == 3
    assert siege.in_play() == "needlemaw venomite"


@pytest.mark.rule("AE-NEM-05")
def test_a_card_that_left_play_before_its_moment_is_not_resolved() -> None:
    siege = a_nemesis_turn("scorn needlemaw bane-sire")

    leave_play(siege.play, siege["needlemaw"])
    siege.chooses("either scorn-damage")

    assert siege.story("persists") == ["persists scorn", "persists bane-sire"]
    assert siege.table.gravehold == 27


@pytest.mark.rule("AE-NEM-05", "AE-NEM-10", "AE-MINION-03")
def test_a_minion_that_has_just_entered_play_waits_for_the_next_nemesis_turn() -> None:
    siege = GivenSiege(moment="nemesis", nemesis_deck="bane-sire needlemaw topple", turn_deck="nemesis player-1")

    # two nemesis turns: Bane Sire is drawn in the first and unleashes in the second
    assert siege.in_play() == "bane-sire needlemaw"
    assert siege.table.fury == 2
    assert siege.table.gravehold == 30


# The draw phase


@pytest.mark.rule("AE-NEM-06", "AE-NEM-09")
def test_exactly_the_top_card_of_the_nemesis_deck_is_drawn() -> None:
    siege = GivenSiege(moment="nemesis", nemesis_deck="slaughter topple lay-waste")

    assert siege.told("nemesis_drew") == [(siege["slaughter"],)]
    assert siege.in_words(siege.table.nemesis_deck) == "topple lay-waste"


@pytest.mark.rule("AE-NEM-07")
def test_an_empty_nemesis_deck_unleashes_three_times_instead() -> None:
    siege = GivenSiege(moment="nemesis", in_play="needlemaw", nemesis_deck="", fury=0)

    assert siege.table.fury == 3
    assert siege.told("nemesis_drew") == []


@pytest.mark.rule("AE-NEM-08")
def test_attacks_resolve_at_once_while_minions_and_powers_enter_play() -> None:
    attack = an_attack("slaughter")
    minion = GivenSiege(moment="nemesis-draw", nemesis_deck="needlemaw topple")
    power = GivenSiege(moment="nemesis-draw", nemesis_deck="woven-sky topple")

    assert attack.in_play() == ""
    assert (attack.table.gravehold, attack.in_words(attack.table.nemesis_discard)) == (27, "slaughter")
    assert (minion.in_play(), minion.tokens("needlemaw"), minion.table.gravehold) == ("needlemaw", 11, 30)
    assert (power.in_play(), power.tokens("woven-sky"), power.table.fury) == ("woven-sky", 2, 1)


@pytest.mark.rule("AE-NEM-11", "AE-ATTACK-02")
def test_the_newest_card_lies_on_top_of_the_nemesis_discard_pile() -> None:
    siege = an_attack("slaughter", nemesis_discard="topple")

    assert siege.in_words(siege.table.nemesis_discard) == "topple slaughter"


@pytest.mark.rule("AE-NEM-12", "AE-RAGE-05")
def test_what_happens_at_the_end_of_the_nemesis_turn_comes_after_its_draw_and_before_the_next_turn_order_card() -> None:
    siege = GivenSiege(moment="nemesis", fury=3, nemesis_deck="slaughter topple", tier0="devastate")

    assert siege.story("nemesis_drew", "struck", "turned_over") == ["nemesis_drew slaughter", "struck", "turned_over"]
    assert siege.table.gravehold == 30 - 3 - 5


@pytest.mark.rule("AE-NEM-13")
def test_the_players_choose_together_who_is_hit_and_that_player_which_cards_go() -> None:
    siege = a_nemesis_turn("agony-field=1", hands={0: "crystal spark jade", 1: "crystal#2 spark#2 jade#2"})

    assert siege.asked() == (0, 1)
    siege.chooses("player 1")
    assert siege.asked() == (1,)
    assert siege.offers("give_up") == {"crystal#2", "spark#2", "jade#2"}


@pytest.mark.rule("AE-NEM-14", "AE-ATTACK-01")
def test_a_card_is_carried_out_in_printed_order() -> None:
    siege = an_attack("slaughter")

    assert siege.story("unleashed", "gravehold_suffered") == ["unleashed", "gravehold_suffered"]


# Attacks, minions, powers


@pytest.mark.rule("AE-ATTACK-03")
def test_an_attack_is_not_in_the_discard_pile_while_it_is_resolved() -> None:
    siege = an_attack("lay-waste")

    assert siege.prompt() == "ae-choose-player"
    assert siege.table.nemesis_discard == ()
    siege.chooses("player 0")
    assert siege.in_words(siege.table.nemesis_discard) == "lay-waste"


@pytest.mark.rule("AE-INFO-01")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_sees_the_card_that_is_being_resolved(seat: int) -> None:
    siege = an_attack("lay-waste")

    assert GAME.view(siege.table, seat)["kinds"][str(siege["lay-waste"])] == "lay-waste"


@pytest.mark.rule("AE-MINION-01", "AE-MINION-04", "AE-GAP-01")
def test_a_minion_does_what_it_says_immediately_and_then_enters_play() -> None:
    siege = GivenSiege(moment="nemesis-draw", nemesis="carapace-queen", husks=2, nemesis_deck="maggot-engine topple")

    assert siege.story("unleashed", "entered_play") == [*["unleashed"] * 3, "entered_play maggot-engine"]
    assert siege.tokens("maggot-engine") == 16


@pytest.mark.rule("AE-MINION-02", "AE-DMG-01")
def test_a_minion_without_life_is_discarded_at_once() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark", 2: "spark#2"}}, in_play="needlemaw=1")

    siege.chooses("cast spark", "hit needlemaw")

    assert siege.in_play() == ""
    assert siege.in_words(siege.table.nemesis_discard) == "needlemaw"
    siege.chooses("cast spark#2")  # only the nemesis is left
    assert siege.table.nemesis_life == 69


@pytest.mark.rule("AE-MINION-03")
def test_a_minion_persists_in_every_nemesis_turn() -> None:
    siege = GivenSiege(
        moment="nemesis", in_play="needlemaw", nemesis_deck="bane-sire jagged-one topple", turn_deck="nemesis player-1"
    )

    assert siege.table.gravehold == 26


@pytest.mark.rule("AE-MINION-05")
def test_a_minion_put_back_into_play_has_its_full_life_and_is_the_newest() -> None:
    siege = GivenSiege(
        moment="casting",
        active=0,
        prepped={0: {1: "spark"}},
        in_play="needlemaw=1 bane-sire",
        nemesis_deck="awaken topple",
        turn_deck="nemesis player-1",
    )

    siege.chooses("cast spark", "hit needlemaw", "end_phase", "either awaken-return")

    assert siege.in_play() == "bane-sire needlemaw"
    assert siege.tokens("needlemaw") == 11


@pytest.mark.rule("AE-POWER-01", "AE-GAP-01")
def test_a_power_does_what_it_says_immediately_and_then_enters_play_with_its_tokens() -> None:
    siege = GivenSiege(moment="nemesis-draw", nemesis="carapace-queen", nemesis_deck="legion-beacon topple")

    assert siege.story("unleashed", "entered_play") == ["unleashed", "unleashed", "entered_play legion-beacon"]
    assert siege.tokens("legion-beacon") == 2
    assert siege.table.husks == 4


@pytest.mark.rule("AE-POWER-05", "AE-POWER-06", "AE-POWER-08")
def test_any_player_may_discard_a_power_unresolved_in_their_own_main_phase() -> None:
    siege = GivenSiege(active=1, aether=7, in_play="eye-of-nothing")

    siege.chooses("discard_power eye-of-nothing")

    assert siege.table.aether == 1
    assert siege.table.fury == 1
    assert siege.in_words(siege.table.nemesis_discard) == "eye-of-nothing"
    assert siege.offers("discard_power") == set()


@pytest.mark.rule("AE-POWER-07")
def test_the_condition_is_not_shared_between_players() -> None:
    siege = GivenSiege(in_play="blood-cry", charges={0: 2, 1: 2})

    assert siege.offers("discard_power") == set()


@pytest.mark.rule("AE-POWER-09")
@pytest.mark.parametrize(
    ("power", "short", "enough"),
    [
        ("eye-of-nothing", {"aether": 5}, {"aether": 6}),
        ("blood-cry", {"charges": {0: 3}}, {"charges": {0: 4}}),
        ("woven-sky", {"hands": {0: "spark spark#2"}}, {"hands": {0: "spark spark#2 jade"}}),
        ("agony-field", {"hands": {0: "crystal"}}, {"hands": {0: "jade"}}),
        ("reality-rupture", {"prepped": {0: {1: "ignite"}}}, {"prepped": {0: {1: "ignite", 2: "ignite#2"}}}),
    ],
)
def test_a_condition_can_be_chosen_only_if_all_of_it_can_be_done(power: str, short: Given, enough: Given) -> None:
    assert GivenSiege(in_play=power, **short).offers("discard_power") == set()
    assert GivenSiege(in_play=power, **enough).offers("discard_power") == {power}


@pytest.mark.rule("AE-POWER-10")
def test_restricted_aether_does_not_pay_to_discard_a_power() -> None:
    siege = GivenSiege(aether=5, in_play="eye-of-nothing")
    siege.table.spell_aether = siege.table.gem_aether = 6

    assert siege.offers("discard_power") == set()


@pytest.mark.rule("AE-POWER-11")
def test_the_static_text_of_a_power_applies_only_while_it_is_in_play() -> None:
    with_it = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=1, in_play="foul-multitudes")
    without_it = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=1)

    with_it.does(deals(0, 1)).chooses("hit husk")
    without_it.does(deals(0, 1)).chooses("hit husk")

    assert (with_it.table.husks, without_it.table.husks) == (1, 0)


# Unleash


@pytest.mark.rule("AE-UNLEASH-01", "AE-UNLEASH-03")
def test_unleash_is_what_the_mat_of_the_nemesis_says() -> None:
    rageborne = an_attack("slaughter", fury=1)
    queen = an_attack("slaughter", nemesis="carapace-queen", husks=1)

    assert (rageborne.table.fury, rageborne.table.husks) == (2, 0)
    assert (queen.table.fury, queen.table.husks) == (0, 3)


@pytest.mark.rule("AE-UNLEASH-03", "AE-HUSK-13")
def test_increased_difficulty_may_change_unleash() -> None:
    assert an_attack("slaughter", nemesis="carapace-queen", harder=True).table.husks == 3


@pytest.mark.rule("AE-UNLEASH-02")
def test_each_of_several_unleashes_has_choices_of_its_own() -> None:
    siege = an_attack("topple", nemesis="crooked-mask", tier0="contagion grim-sight fever-of-war")

    siege.chooses("player 0", "player 1")

    assert [len(deck) for deck in siege.table.decks] == [1, 1]


@pytest.mark.rule("AE-MINION-01", "AE-POWER-01")
@pytest.mark.parametrize(
    ("card", "tokens", "rule"), [("needlemaw", 11, "AE-MINION-01"), ("eye-of-nothing", 2, "AE-POWER-01")]
)
def test_a_card_enters_play_by_the_rule_of_its_type(card: str, tokens: int, rule: str) -> None:
    siege = GivenSiege(moment="nemesis-draw", nemesis_deck=f"{card} topple")

    assert siege.told("entered_play") == [(siege[card], tokens)]
    assert siege.rules("entered_play") == [rule]
