"""Damage, exhaustion and the end of the game (AE-DMG, AE-EXHAUST, AE-END)."""

from __future__ import annotations

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.deeds import OnePlayer
from herna.games.aeons_end.rules.suffering import GraveholdRegains, GraveholdSuffers, NemesisRegains, Regains, Suffers
from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack, deals

# Damage and life


@pytest.mark.rule("AE-DMG-01")
def test_damage_to_a_minion_takes_its_life_and_what_is_too_much_is_lost() -> None:
    siege = GivenSiege(moment="nothing", in_play="needlemaw=3 bane-sire")

    siege.does(deals(0, 2)).chooses("hit needlemaw")
    assert siege.tokens("needlemaw") == 1
    siege.does(deals(0, 5)).chooses("hit needlemaw")

    assert siege.in_play() == "bane-sire"
    assert siege.in_words(siege.table.nemesis_discard) == "needlemaw"
    assert siege.tokens("bane-sire") == 6
    assert siege.table.nemesis_life == 70


@pytest.mark.rule("AE-DMG-02")
def test_damage_to_the_nemesis_lowers_its_life() -> None:
    assert GivenSiege(moment="nothing").does(deals(0, 4)).table.nemesis_life == 66


@pytest.mark.rule("AE-DMG-03")
def test_players_can_damage_only_the_nemesis_minions_and_husks() -> None:
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=2, in_play="needlemaw woven-sky")

    siege.does(deals(0, 4))

    assert siege.offers("hit") == {"nemesis", "needlemaw", "husk"}


@pytest.mark.rule("AE-DMG-04")
def test_a_player_who_suffers_damage_loses_that_much_life() -> None:
    assert GivenSiege(moment="nothing").does(Suffers(3, 1)).table.life == [10, 7]


@pytest.mark.rule("AE-DMG-05")
def test_players_and_gravehold_regain_no_more_than_they_started_with() -> None:
    siege = GivenSiege(moment="nothing", life={0: 8}, gravehold=29)

    siege.does(Regains(4, 0), GraveholdRegains(3))

    assert siege.table.life == [10, 10]
    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-DMG-06")
def test_the_nemesis_regains_no_more_than_it_started_with() -> None:
    assert GivenSiege(moment="nothing", nemesis_life=65).does(NemesisRegains(13)).table.nemesis_life == 70


@pytest.mark.rule("AE-DMG-05", "AE-DMG-06", "AE-DIFF-06", "AE-GAP-11")
@pytest.mark.parametrize(("difficulty", "most"), [("beginner", (12, 35, 60)), ("extinction", (8, 25, 80))])
def test_the_limits_of_life_are_those_of_the_difficulty(difficulty: str, most: tuple[int, int, int]) -> None:
    table = Match(GAME, 2, {"difficulty": difficulty}, seed="1").play.table

    assert (table.most_life, table.most_gravehold, table.most_nemesis) == most
    assert (table.life[0], table.gravehold, table.nemesis_life) == most


@pytest.mark.rule("AE-DMG-07")
def test_damage_is_reduced_before_life_is_taken() -> None:
    siege = GivenSiege(moment="nothing", in_play="cauterizer")

    siege.does(deals(0, 7)).chooses("hit cauterizer")

    assert siege.tokens("cauterizer") == 2
    assert siege.told("damaged") == [(siege["cauterizer"], 1)]


@pytest.mark.rule("AE-DMG-07")
def test_damage_reduced_to_nothing_is_not_dealt() -> None:
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=1, in_play="broodwomb")

    siege.does(deals(0, 7)).chooses("hit broodwomb")

    assert siege.told("damaged") == []


@pytest.mark.rule("AE-DMG-07", "AE-GAP-10")
def test_prevented_damage_is_suffered_neither_by_players_nor_by_gravehold() -> None:
    siege = GivenSiege(moment="nothing", life={1: 0})
    siege.table.shielded = True

    siege.does(Suffers(12, 0), Suffers(3, 1), GraveholdSuffers(5))

    assert siege.table.life == [10, 0]
    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-DMG-08")
def test_damage_equal_to_the_current_life_is_counted_when_it_is_dealt() -> None:
    deck = "bane-sire needlemaw topple"
    siege = GivenSiege(moment="nemesis", in_play="haze-spewer", nemesis_deck=deck, turn_deck="nemesis player-1")

    assert siege.table.gravehold == 30 - 5 - 4  # it has lost 1 life in between


# Exhaustion


@pytest.mark.rule("AE-EXHAUST-01", "AE-EXHAUST-02", "AE-EXHAUST-03", "AE-EXHAUST-04", "AE-EXHAUST-05", "AE-PHASE-04")
def test_an_exhausted_player_goes_through_four_steps_in_order() -> None:
    siege = GivenSiege(moment="nothing", life={0: 3}, charges={0: 4}, prepped={0: {3: "spark"}})

    siege.does(Suffers(5, 0))
    assert siege.table.fury == 3  # Unleash twice comes before the breach
    assert siege.table.charges == [4, 0]
    assert siege.asked() == (0,)
    siege.chooses("breach 0-III")

    assert siege.table.breaches[0] == (4, 2, -1, 2)
    assert siege.discard(0) == "spark"
    assert siege.table.charges == [0, 0]
    assert siege.table.gravehold == 26
    steps = ("exhausted", "unleashed", "breach_destroyed", "discarded", "lost_charges", "gravehold_suffered")
    assert siege.story(*steps) == [
        "exhausted",
        "unleashed",
        "unleashed",
        "breach_destroyed",
        "discarded spark",
        "lost_charges",
        "gravehold_suffered",
    ]


@pytest.mark.rule("AE-EXHAUST-03")
def test_any_breach_open_or_closed_may_be_destroyed_but_none_that_is_not_there() -> None:
    siege = GivenSiege(mages="phaedraxa adelheim", moment="nothing", life={0: 1})

    siege.does(Suffers(1, 0))

    assert siege.offers("breach") == {"0-II", "0-III", "0-IV"}


@pytest.mark.rule("AE-EXHAUST-03")
def test_nobody_is_asked_for_the_last_breach_or_for_none() -> None:
    last = GivenSiege(moment="nothing", life={0: 1}, breaches={0: "-2--"}, charges={0: 2})
    none = GivenSiege(moment="nothing", life={0: 1}, breaches={0: "----"}, charges={0: 2})

    last.does(Suffers(1, 0))
    none.does(Suffers(1, 0))

    assert last.table.breaches[0] == none.table.breaches[0] == (-1, -1, -1, -1)
    assert last.table.charges == none.table.charges == [0, 0]


@pytest.mark.rule("AE-GAP-23")
def test_two_spells_at_a_destroyed_breach_are_discarded_in_the_order_that_their_owner_chooses() -> None:
    siege = GivenSiege(moment="nothing", life={0: 1}, prepped={0: {1: "spark ignite"}})

    siege.does(Suffers(1, 0)).chooses("breach 0-I", "spell ignite")

    assert siege.discard(0) == "ignite spark"


@pytest.mark.rule("AE-EXHAUST-05")
def test_damage_that_takes_exactly_the_last_life_does_nothing_to_gravehold() -> None:
    siege = GivenSiege(moment="nothing", life={0: 3}).does(Suffers(3, 0)).chooses("breach 0-I")

    assert siege.table.gravehold == 30
    assert siege.told("gravehold_suffered") == []


@pytest.mark.rule("AE-EXHAUST-06")
def test_an_effect_interrupted_by_exhaustion_goes_on_afterwards() -> None:
    siege = an_attack("skewer", fury=0, life={0: 3}, decks={0: "crystal"}).chooses("player 0")

    assert siege.hand(0) == ""  # she draws only when the four steps are done
    siege.chooses("breach 0-IV")

    assert siege.hand(0) == "crystal"


@pytest.mark.rule("AE-EXHAUST-06", "AE-GAP-12")
def test_the_unleashes_of_an_exhaustion_run_to_their_end_before_a_breach_is_destroyed() -> None:
    # given that three of the four husks which come find no place
    siege = GivenSiege(moment="nothing", nemesis="carapace-queen", husks=14, life={0: 2})

    siege.does(Suffers(2, 0))

    assert siege.prompt() == "ae-choose-breach-destroyed"
    assert siege.table.gravehold == 27


@pytest.mark.rule("AE-EXHAUST-07")
def test_the_other_breaches_keep_their_places() -> None:
    siege = GivenSiege(moment="nothing", life={0: 1}).does(Suffers(1, 0)).chooses("breach 0-II")

    assert siege.table.breaches[0] == (4, -1, 1, 2)


@pytest.mark.rule("AE-EXHAUST-08", "AE-TURNORDER-15")
def test_an_exhausted_player_goes_on_taking_turns() -> None:
    siege = GivenSiege(
        moment="turn-order", life={0: 0}, hands={0: "crystal spark"}, prepped={0: {1: "ignite"}}, charges={0: 1}
    )

    siege.chooses("cast ignite")

    assert siege.asked() == (0,)
    assert {"play crystal", "prep spark 0-I"} <= siege.offered()


@pytest.mark.rule("AE-EXHAUST-09", "AE-EXHAUST-12")
def test_an_exhausted_player_gains_no_life() -> None:
    assert GivenSiege(moment="nothing", life={0: 0}).does(Regains(4, 0)).table.life == [0, 10]


@pytest.mark.rule("AE-EXHAUST-10")
def test_the_player_with_the_lowest_life_is_never_an_exhausted_one() -> None:
    siege = GivenSiege(mages="kadir adelheim mist", moment="nothing", life={0: 0, 1: 7, 2: 8})

    siege.does(OnePlayer((Suffers(2),), who="lowest-life"))

    assert siege.table.life == [0, 5, 8]


@pytest.mark.rule("AE-EXHAUST-11", "AE-AMBIG-10")
def test_damage_to_an_exhausted_player_is_suffered_twice_by_gravehold() -> None:
    siege = GivenSiege(moment="nothing", life={0: 0}, charges={0: 3})

    siege.does(Suffers(4, 0))

    assert siege.table.gravehold == 22
    assert siege.table.fury == 1  # nobody is exhausted a second time
    assert siege.table.charges == [3, 0]


@pytest.mark.rule("AE-EXHAUST-12")
def test_a_player_is_exhausted_only_once() -> None:
    siege = GivenSiege(moment="nothing", life={0: 1})

    siege.does(Suffers(1, 0)).chooses("breach 0-I")
    siege.does(Suffers(1, 0))

    assert siege.told("exhausted") == [(0,)]
    assert siege.prompt() == "ae-phase-main"


@pytest.mark.rule("AE-EXHAUST-13", "AE-END-03", "AE-GAP-13")
def test_the_game_is_lost_at_once_when_the_last_player_is_exhausted() -> None:
    siege = GivenSiege(moment="nothing", life={0: 0, 1: 2})

    siege.does(Suffers(5, 1))

    assert siege.over() == (0.0, "AE-END-03")
    assert siege.table.fury == 1  # no step of this exhaustion is carried out
    assert siege.table.gravehold == 30


# The end of the game


@pytest.mark.rule("AE-END-01", "AE-END-06")
def test_the_players_win_at_the_end_of_a_turn_when_the_nemesis_has_no_cards_left() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark"}}, in_play="needlemaw=1", nemesis_deck="")

    siege.chooses("cast spark", "hit needlemaw")
    assert siege.over() is None  # not before the end of the turn
    siege.chooses("end_phase")

    assert siege.over() == (1.0, "AE-END-01")


@pytest.mark.rule("AE-END-01")
@pytest.mark.parametrize("left", ["needlemaw", "eye-of-nothing"])
def test_a_minion_or_a_power_in_play_prevents_that_win(left: str) -> None:
    siege = GivenSiege(in_play=left, nemesis_deck="").chooses("end_phase")

    assert siege.over() is None


@pytest.mark.rule("AE-END-01", "AE-END-06")
def test_a_card_left_in_the_nemesis_deck_prevents_that_win() -> None:
    assert GivenSiege(nemesis_deck="slaughter").chooses("end_phase").over() is None


@pytest.mark.rule("AE-END-06")
def test_the_end_of_the_nemesis_turn_comes_before_the_win_without_cards() -> None:
    # given a last attack, and 4 Fury: the strike at the end of the turn takes Gravehold's last life
    siege = GivenSiege(moment="nemesis", nemesis_deck="slaughter", gravehold=8, fury=3, tier0="devastate")

    assert siege.over() == (0.0, "AE-END-04")


@pytest.mark.rule("AE-END-07", "AE-GAP-38")
def test_husks_do_not_prevent_the_win_without_cards() -> None:
    siege = GivenSiege(nemesis="carapace-queen", husks=5, nemesis_deck="").chooses("end_phase")

    assert siege.over() == (1.0, "AE-END-01")


@pytest.mark.rule("AE-END-02", "AE-END-06", "AE-DMG-02")
def test_the_players_win_at_once_when_the_nemesis_has_no_life_left() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark", 2: "spark#2"}}, nemesis_life=1)

    siege.chooses("cast spark")

    assert siege.over() == (1.0, "AE-END-02")
    assert siege.play.ask is None


@pytest.mark.rule("AE-END-04", "AE-END-06")
def test_the_players_lose_at_once_when_gravehold_has_no_life_left() -> None:
    siege = a_nemesis_turn("needlemaw bane-sire", gravehold=2)

    assert siege.over() == (0.0, "AE-END-04")
    assert siege.table.fury == 1  # nothing after it happens


@pytest.mark.rule("AE-END-05", "AE-END-06")
def test_the_players_lose_at_once_by_the_condition_on_a_nemesis_mat() -> None:
    siege = a_nemesis_turn("maggot-engine=4 needlemaw", nemesis="carapace-queen", husks=13)

    assert siege.over() == (0.0, "AE-HUSK-12")
    assert siege.table.gravehold == 30


@pytest.mark.rule("AE-END-06")
def test_the_first_condition_that_becomes_true_ends_the_game() -> None:
    # given the last player's exhaustion, whose damage beyond would also end Gravehold
    siege = GivenSiege(moment="nothing", life={0: 0, 1: 1}, gravehold=1)

    siege.does(Suffers(5, 1))

    assert siege.over() == (0.0, "AE-END-03")
    assert siege.table.gravehold == 1
