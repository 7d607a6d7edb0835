"""Printed examples: who is meant, and exhaustion. Hanka plays Kadir, Honza plays Adelheim, against Rageborne."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.rules.deeds import OnePlayer
from herna.games.aeons_end.rules.piles import GivesUp
from tests.kit.siege import GivenSiege, a_nemesis_turn, an_attack

HANKA, HONZA = 0, 1


@pytest.mark.example("AE-EX-17")
@pytest.mark.rule("AE-AMBIG-01", "AE-AMBIG-02")
def test_the_rulebooks_example_of_a_tie_for_the_lowest_life() -> None:
    """Nejednoznačnost."""
    # given two of three tied, when Eviscerate strikes
    siege = an_attack("cleave", mages="kadir adelheim mist", life={0: 4, 1: 9, 2: 4}, tier0="eviscerate")

    # then all choose one of the two
    assert siege.asked() == (0, 1, 2)
    assert siege.offers("player") == {"0", "2"}
    siege.chooses("player 2")
    assert siege.table.life == [4, 9, 2]


@pytest.mark.example("AE-EX-18")
@pytest.mark.rule("AE-AMBIG-03")
def test_the_rulebooks_example_of_charges_that_nobody_has() -> None:
    """Nejednoznačnost."""
    siege = a_nemesis_turn("doom-aegis", mages="kadir adelheim mist")

    assert siege.offers("player") == {"0", "1", "2"}
    siege.chooses("player 1")
    assert siege.table.life == [10, 6, 10]


@pytest.mark.example("AE-EX-19")
@pytest.mark.rule("AE-AMBIG-04", "AE-AMBIG-05")
def test_the_rulebooks_example_of_five_cards_that_nobody_holds() -> None:
    """Nejednoznačnost."""
    hands = {0: "crystal crystal#2 spark", 1: "crystal#3 crystal#4 spark#2", 2: "jade jade#2"}
    siege = GivenSiege(mages="kadir adelheim mist", moment="nothing", hands=hands)

    siege.does(OnePlayer((GivesUp(5, destroyed=True),)))

    # then only those with the most cards may be chosen, and all of them go
    assert siege.offers("player") == {"0", "1"}
    siege.chooses("player 0")
    assert siege.hand(0) == siege.discard(0) == ""


@pytest.mark.example("AE-EX-20")
@pytest.mark.rule("AE-EXHAUST-01", "AE-EXHAUST-02", "AE-EXHAUST-03", "AE-EXHAUST-04", "AE-EXHAUST-05", "AE-EXHAUST-06")
def test_the_rulebooks_example_of_exhaustion() -> None:
    """Příklad vyčerpání."""
    # given
    siege = a_nemesis_turn(
        "bleed-static=1",
        prepped={HANKA: {1: "spark", 2: "spark#2", 4: "spark#3"}, HONZA: {1: "spark#4"}},
        breaches={HANKA: "OO1O"},
        life={HANKA: 2},
        charges={HANKA: 3},
        gravehold=24,
        fury=0,
    )

    # when she suffers 6 damage, she is exhausted, and Rageborne is unleashed twice
    assert siege.table.life[HANKA] == 0
    assert siege.table.fury == 2
    assert siege.table.gravehold == 24
    siege.chooses("breach 0-IV")

    # then the spell at breach IV and all charges are gone, and Gravehold suffers twice the 4 that are left
    assert siege.in_words(siege.table.spells(HANKA)) == "spark spark#2"
    assert siege.discard(HANKA) == "spark#3"
    assert siege.table.charges[HANKA] == 0
    assert siege.table.gravehold == 16
