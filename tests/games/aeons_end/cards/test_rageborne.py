"""Rageborne's nine cards and six strikes."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.aeons_end.cards.rageborne import Strike
from herna.games.aeons_end.printed import PRINTED
from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack


def a_strike(card: str, **given: Any) -> GivenSiege:
    """Rageborne strikes with this card."""
    return GivenSiege(moment="nothing", tier0=card, **given).does(Strike())


# The nine cards


@pytest.mark.rule("AE-COMP-04")
def test_rageborne_has_nine_cards_and_six_strikes_as_printed() -> None:
    own = [card for card in PRINTED.values() if card.nemesis == "rageborne"]

    assert [(card.key, card.type, card.tier, card.life or card.power) for card in own if card.tier] == [
        ("cleave", "attack", 1, 0),
        ("provoker", "minion", 1, 5),
        ("unrelenting-ire", "attack", 1, 0),
        ("blood-cry", "power", 2, 2),
        ("invoke-carnage", "power", 2, 2),
        ("scorn", "minion", 2, 9),
        ("avatar-of-wrath", "minion", 3, 16),
        ("onslaught", "attack", 3, 0),
        ("rolling-death", "power", 3, 2),
    ]
    strikes = [card.key for card in own if not card.tier and card.type == "strike"]
    assert strikes == ["convoke", "devastate", "eviscerate", "frenzy", "raze", "seize"]


@pytest.mark.rule("AE-RAGE-04", "AE-RAGE-07")
def test_cleave_is_a_strike() -> None:
    siege = an_attack("cleave", fury=3, tier0="devastate")

    assert siege.table.gravehold == 25
    assert siege.table.fury == 0


@pytest.mark.rule("AE-DMG-08")
def test_provoker_damages_gravehold_by_the_fury() -> None:
    assert a_nemesis_turn("provoker", fury=3).table.gravehold == 27


@pytest.mark.rule("AE-DMG-08")
def test_provoker_counts_the_fury_that_an_older_card_has_just_brought() -> None:
    assert a_nemesis_turn("bane-sire provoker", fury=2).table.gravehold == 27


@pytest.mark.rule("AE-TURNORDER-07")
@pytest.mark.parametrize(
    ("discarded", "fury"), [("nemesis player-1 nemesis", 3), ("nemesis player-1", 1), ("nemesis wild", 1)]
)
def test_unrelenting_ire_unleashes_twice_more_with_both_nemesis_cards_discarded(discarded: str, fury: int) -> None:
    siege = an_attack("unrelenting-ire", fury=0, turn_discard=discarded)

    assert siege.table.fury == fury


@pytest.mark.rule("AE-UNLEASH-02")
def test_blood_cry_unleashes_four_times() -> None:
    siege = a_nemesis_turn("blood-cry=1", fury=0, tier0="devastate")

    assert siege.told("fury_grew") == [(1,)] * 4


@pytest.mark.rule("AE-CHARGE-12", "AE-POWER-07", "AE-POWER-09")
def test_blood_cry_is_discarded_for_4_charges_of_one_player() -> None:
    siege = GivenSiege(in_play="blood-cry", charges={0: 5, 1: 3})

    siege.chooses("discard_power blood-cry")

    assert siege.table.charges == [1, 3]
    assert siege.in_play() == ""
    assert siege.table.fury == 1


@pytest.mark.rule("AE-POWER-07")
def test_blood_cry_is_not_discarded_for_3_charges() -> None:
    assert GivenSiege(in_play="blood-cry", charges={0: 3, 1: 5}).offers("discard_power") == set()


@pytest.mark.rule("AE-NEM-14")
def test_invoke_carnage_counts_fury_after_its_unleash() -> None:
    siege = a_nemesis_turn("invoke-carnage=1", fury=2)

    siege.chooses("player 1")

    assert siege.table.life == [10, 6]  # 1 and 3 more for the Fury


@pytest.mark.rule("AE-POWER-06")
@pytest.mark.parametrize(("aether", "offered"), [(7, {"invoke-carnage"}), (6, set())])
def test_invoke_carnage_is_discarded_for_7_aether(aether: int, offered: set[str]) -> None:
    assert GivenSiege(in_play="invoke-carnage", aether=aether).offers("discard_power") == offered


@pytest.mark.rule("AE-AMBIG-06")
def test_scorn_damages_gravehold_by_3() -> None:
    siege = a_nemesis_turn("scorn").chooses("either scorn-damage")

    assert siege.table.gravehold == 27
    assert siege.table.fury == 1


@pytest.mark.rule("AE-AMBIG-06")
def test_scorn_may_unleash_twice_instead() -> None:
    siege = a_nemesis_turn("scorn")

    assert siege.asked() == (0, 1)
    siege.chooses("either scorn-unleash")

    assert siege.table.gravehold == 30
    assert siege.table.fury == 3


@pytest.mark.rule("AE-RAGE-07")
def test_avatar_of_wrath_strikes() -> None:
    siege = a_nemesis_turn("avatar-of-wrath", fury=2, tier0="devastate")

    assert siege.table.gravehold == 25
    assert siege.table.fury == 0


@pytest.mark.rule("AE-AMBIG-08", "AE-NEM-13")
def test_onslaught_makes_the_players_discard_a_card_for_each_fury_split_as_they_like() -> None:
    siege = an_attack("onslaught", fury=0, hands={0: "crystal spark", 1: "crystal#2 jade spark#2"})

    # three Unleashes, so three cards; the players say who, and that player says which
    assert siege.asked() == (0, 1)
    siege.chooses("player 0")
    assert siege.asked() == (0,)
    siege.chooses("give_up spark", "player 1", "give_up jade", "player 1", "give_up spark#2")

    assert siege.hand(0) == "crystal"
    assert siege.hand(1) == "crystal#2"
    assert siege.discard(1) == "jade spark#2"


@pytest.mark.rule("AE-AMBIG-04", "AE-AMBIG-08")
def test_onslaught_takes_all_cards_when_there_are_too_few() -> None:
    siege = an_attack("onslaught", fury=0, hands={0: "crystal", 1: "crystal#2"})

    siege.chooses("player 0")

    assert siege.hand(0) == siege.hand(1) == ""


@pytest.mark.rule("AE-RAGE-04", "AE-RAGE-06")
def test_rolling_death_strikes_twice() -> None:
    siege = a_nemesis_turn("rolling-death=1", fury=4, tier0="devastate")

    assert siege.table.gravehold == 20
    assert siege.told("fury_fell") == [(3,), (1,)]


@pytest.mark.rule("AE-POWER-06")
@pytest.mark.parametrize(("aether", "offered"), [(8, {"rolling-death"}), (7, set())])
def test_rolling_death_is_discarded_for_8_aether(aether: int, offered: set[str]) -> None:
    assert GivenSiege(in_play="rolling-death", aether=aether).offers("discard_power") == offered


# The six strikes


@pytest.mark.rule("AE-AMBIG-01")
def test_convoke_damages_a_player_by_4() -> None:
    assert a_strike("convoke").chooses("player 1").table.life == [10, 6]


@pytest.mark.rule("AE-RAGE-04")
def test_devastate_damages_gravehold_by_5() -> None:
    assert a_strike("devastate").table.gravehold == 25


@pytest.mark.rule("AE-EXHAUST-10")
def test_eviscerate_damages_the_player_with_the_lowest_life_by_2() -> None:
    assert a_strike("eviscerate", life={0: 9, 1: 8}).table.life == [9, 6]


@pytest.mark.rule("AE-AMBIG-02")
def test_frenzy_damages_the_player_with_the_most_open_breaches_by_3() -> None:
    assert a_strike("frenzy", breaches={0: "OOO2", 1: "O201"}).table.life == [7, 10]


@pytest.mark.rule("AE-NEM-14")
def test_raze_damages_gravehold_by_3_and_a_player_by_1() -> None:
    siege = a_strike("raze").chooses("player 0")

    assert siege.table.gravehold == 27
    assert siege.table.life == [9, 10]


@pytest.mark.rule("AE-AMBIG-08", "AE-PREP-10")
def test_seize_discards_the_two_costliest_prepped_spells_of_all_players() -> None:
    prepped = {0: {1: "consuming-void", 2: "spark"}, 1: {1: "essence-theft", 2: "amplify-vision"}}
    siege = a_strike("seize", prepped=prepped)

    assert siege.discard(0) == "consuming-void"
    assert siege.discard(1) == "essence-theft"
    assert siege.in_words((*siege.table.spells(0), *siege.table.spells(1))) == "spark amplify-vision"


@pytest.mark.rule("AE-AMBIG-02")
def test_the_players_choose_among_equally_costly_spells_for_seize() -> None:
    prepped = {0: {1: "consuming-void", 2: "dark-fire"}, 1: {1: "essence-theft", 2: "spark"}}
    siege = a_strike("seize", prepped=prepped)

    assert siege.discard(0) == "consuming-void"
    assert siege.asked() == (0, 1)
    assert siege.offers("spell") == {"dark-fire", "essence-theft"}
    siege.chooses("spell essence-theft")

    assert siege.discard(1) == "essence-theft"
    assert siege.in_words(siege.table.spells(0)) == "dark-fire"


@pytest.mark.rule("AE-AMBIG-04")
def test_seize_discards_the_only_prepped_spell_there_is() -> None:
    assert a_strike("seize", prepped={0: {1: "spark"}}).discard(0) == "spark"
