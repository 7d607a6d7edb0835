"""Printed examples: the nemesis turn. Hanka plays Kadir, Honza plays Adelheim, against Rageborne."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege, an_attack

HANKA, HONZA = 0, 1


@pytest.mark.example("AE-EX-13")
@pytest.mark.rule("AE-NEM-02", "AE-NEM-03", "AE-NEM-04", "AE-POWER-03", "AE-RAGE-03", "AE-AMBIG-01")
def test_the_rulebooks_example_of_the_nemesis_main_phase() -> None:
    """Příklad hlavní fáze Pána Bezejmenných."""
    # given
    siege = GivenSiege(moment="nemesis", in_play="bane-sire woven-sky=1 provoker", fury=1, gravehold=30)

    # when Bane Sire and Woven Sky have unleashed, the players agree on Honza
    assert siege.table.fury == 3
    assert siege.asked() == (HANKA, HONZA)
    siege.chooses("player 1")

    # then
    assert siege.table.life[HONZA] == 6
    assert siege.in_words(siege.table.nemesis_discard) == "woven-sky"
    assert siege.table.gravehold == 27
    assert siege.in_play().startswith("bane-sire provoker")


@pytest.mark.example("AE-EX-14")
@pytest.mark.rule("AE-NEM-06", "AE-NEM-10", "AE-MINION-01", "AE-MINION-03")
def test_the_rulebooks_example_of_a_minion() -> None:
    """Příklad karty přisluhovače."""
    siege = GivenSiege(moment="nemesis", nemesis_deck="haze-spewer topple")

    assert siege.in_play() == "haze-spewer"
    assert siege.tokens("haze-spewer") == 5
    assert siege.table.gravehold == 30
    assert siege.table.fury == 1


@pytest.mark.example("AE-EX-15")
@pytest.mark.rule("AE-NEM-10", "AE-POWER-01", "AE-POWER-05", "AE-POWER-06")
def test_the_rulebooks_example_of_a_power() -> None:
    """Příklad karty hrozby."""
    # given, when
    siege = GivenSiege(
        moment="nemesis",
        nemesis_deck="eye-of-nothing topple",
        turn_deck="player-2",
        hands={HONZA: "jade jade#2 jade#3"},
    )

    # then it has 2 tokens, nothing else happens
    assert siege.tokens("eye-of-nothing") == 2
    assert siege.table.fury == 1

    # and Honza can discard it for 6 aether in his main phase
    siege.chooses("play jade", "play jade#2")
    assert siege.offers("discard_power") == set()
    siege.chooses("play jade#3", "discard_power eye-of-nothing")
    assert siege.in_play() == ""
    assert siege.table.aether == 0


@pytest.mark.example("AE-EX-16")
@pytest.mark.rule("AE-NEM-08", "AE-ATTACK-01", "AE-ATTACK-02", "AE-UNLEASH-01", "AE-RAGE-03")
def test_the_rulebooks_example_of_an_attack() -> None:
    """Příklad karty útoku."""
    siege = an_attack("slaughter", gravehold=27, fury=1)

    assert siege.table.fury == 2
    assert siege.table.gravehold == 24
    assert siege.in_words(siege.table.nemesis_discard) == "slaughter"


@pytest.mark.example("AE-EX-16")
@pytest.mark.rule("AE-RAGE-05")
def test_after_the_example_of_the_main_phase_the_example_attack_brings_the_fourth_fury_and_a_strike() -> None:
    siege = an_attack("slaughter", gravehold=27, fury=3, tier0="devastate")

    assert siege.table.gravehold == 24 - 5
    assert siege.table.fury == 1
