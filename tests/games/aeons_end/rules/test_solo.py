"""Playing alone (AE-SOLO)."""

from __future__ import annotations

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.cards.carapace_queen import Swarm
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.rules.deeds import OnePlayer
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers
from herna.games.aeons_end.table import Siege
from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack


def first_table(seats: int, **options: str) -> Siege:
    return Match(GAME, seats, options, seed="1").play.table


def basic_cards(table: Siege, tier: int) -> int:
    """How many basic cards of a tier the nemesis deck has; the card drawn first included."""
    cards = [table.printed(card) for card in (*table.nemesis_deck, *table.in_play, *table.nemesis_discard)]
    return sum(card.tier == tier and not card.nemesis for card in cards)


@pytest.mark.rule("AE-SOLO-01")
def test_two_mages_are_two_players_whoever_plays_them() -> None:
    siege = GivenSiege(moment="nothing", life={0: 0, 1: 1})

    assert siege.table.allies(0) == [1]
    assert siege.does(Suffers(1, 1)).over() == (0.0, "AE-END-03")


@pytest.mark.rule("AE-SOLO-02", "AE-SOLO-03")
def test_one_mage_alone_meets_a_nemesis_deck_of_20_cards() -> None:
    table = first_table(1)

    assert len(table.mages) == 1
    assert [basic_cards(table, tier) for tier in (1, 2, 3)] == [1, 3, 7]


@pytest.mark.rule("AE-SOLO-04")
def test_the_turn_order_deck_of_one_mage_has_three_player_cards_and_two_of_the_nemesis() -> None:
    table = first_table(1)

    kinds = [table.key(card) for card in (*table.turn_deck, *table.turn_discard)]
    assert sorted(kinds) == ["nemesis", "nemesis", "player-1", "player-1", "player-1"]


@pytest.mark.rule("AE-SOLO-05")
def test_every_player_card_gives_the_only_player_a_turn() -> None:
    siege = GivenSiege(mages="kadir", moment="turn-order", turn_deck="player-1 player-1 player-1")

    siege.chooses("end_phase", "end_phase")

    assert siege.asked() == (0,)
    assert siege.told("turned_over") == [("player-1",)] * 3


@pytest.mark.rule("AE-SOLO-06", "AE-TERM-04")
def test_who_plays_alone_is_their_own_ally() -> None:
    siege = GivenSiege(mages="kadir", hands={0: "clouded-sapphire"}).chooses("play clouded-sapphire")

    assert siege.table.charges == [1]


@pytest.mark.rule("AE-SOLO-07")
def test_what_affects_the_player_and_an_ally_affects_who_plays_alone_twice() -> None:
    siege = GivenSiege(mages="kadir", hands={0: "mages-talisman"}).chooses("play mages-talisman")

    assert siege.table.charges == [2]


@pytest.mark.rule("AE-SOLO-08")
def test_exhaustion_does_not_lose_the_game_of_one_mage_and_all_its_steps_are_taken() -> None:
    siege = GivenSiege(mages="kadir", moment="nothing", life={0: 2}, charges={0: 3}).does(Suffers(5, 0))

    siege.chooses("breach 0-IV")

    assert siege.over() is None
    assert siege.table.fury == 3
    assert siege.table.charges == [0]
    assert siege.table.gravehold == 24


@pytest.mark.rule("AE-SOLO-08", "AE-END-04")
def test_one_mage_loses_when_gravehold_has_no_life_left() -> None:
    siege = GivenSiege(mages="kadir", moment="nothing", gravehold=4).does(GraveholdSuffers(4))

    assert siege.over() == (0.0, "AE-END-04")


@pytest.mark.rule("AE-SOLO-09", "AE-END-05")
def test_one_mage_loses_by_the_condition_of_the_nemesis() -> None:
    siege = GivenSiege(mages="kadir", moment="nothing", nemesis="carapace-queen", husks=13).does(Swarm())

    assert siege.over() == (0.0, "AE-HUSK-12")


@pytest.mark.rule("AE-SOLO-09", "AE-AMBIG-06")
def test_what_the_players_decide_together_the_only_player_decides() -> None:
    assert a_nemesis_turn("scorn", mages="kadir").asked() == (0,)


@pytest.mark.rule("AE-SOLO-10")
def test_an_easier_game_of_one_mage_has_four_player_cards() -> None:
    table = first_table(1, solo="four-turns")

    kinds = [table.key(card) for card in (*table.turn_deck, *table.turn_discard)]
    assert (kinds.count("player-1"), kinds.count("nemesis")) == (4, 2)


@pytest.mark.rule("AE-SOLO-11")
@pytest.mark.parametrize("life", [12, 15])
def test_an_easier_game_of_one_mage_starts_with_more_life(life: int) -> None:
    table = first_table(1, solo=f"life-{life}")

    assert (table.life, table.most_life) == ([life], life)


@pytest.mark.rule("AE-SOLO-10", "AE-SOLO-11")
@pytest.mark.parametrize("easier", ["four-turns", "life-15"])
def test_two_mages_have_no_easier_game(easier: str) -> None:
    table = first_table(2, solo=easier)

    assert table.life == [10, 10]
    assert len((*table.turn_deck, *table.turn_discard)) == 6


@pytest.mark.rule("AE-SOLO-12")
def test_the_only_player_has_the_lowest_life_even_when_exhausted() -> None:
    siege = GivenSiege(mages="kadir", moment="nothing", life={0: 0})

    siege.does(OnePlayer((Suffers(2),), who="lowest-life"))

    assert siege.table.gravehold == 26


@pytest.mark.rule("AE-SOLO-13")
def test_pain_sower_damages_the_only_player_who_also_focuses() -> None:
    siege = a_nemesis_turn("pain-sower", mages="kadir", nemesis="crooked-mask")

    siege.chooses("breach 0-III")

    assert siege.table.life == [8]
    assert siege.table.breaches[0] == (4, 2, 2, 2)


@pytest.mark.rule("AE-SOLO-07", "AE-SOLO-13")
def test_afflict_is_done_twice_on_the_only_player() -> None:
    corruptions = "contagion grim-sight fever-of-war endless-hunger lust-for-power"
    siege = an_attack("afflict", mages="kadir", nemesis="crooked-mask", life={0: 5}, tier0=corruptions)

    assert siege.table.life == [7]
    assert len(siege.table.decks[0]) == 4
