"""The nine cards of the Prince of Gluttons."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.siege import GivenSiege

PRINCE = "prince-of-gluttons"


def attacked(card: str, **given: Any) -> GivenSiege:
    """The nemesis draws this attack."""
    return GivenSiege(nemesis=PRINCE, moment="nemesis-draw", nemesis_deck=f"{card} haze-spewer", **given)


def persisting(card: str, **given: Any) -> GivenSiege:
    """The nemesis turn begins with this minion in play, and ends by drawing a minion."""
    return GivenSiege(nemesis=PRINCE, moment="nemesis", in_play=card, nemesis_deck="needlemaw slaughter", **given)


def emptied(*kinds: str) -> dict[str, int]:
    return dict.fromkeys(kinds, 0)


@pytest.mark.rule("AE-GAP-31")
def test_gorge_devours_two_cards_of_the_second_most_expensive_gems_and_hurts_a_player() -> None:
    siege = attacked("gorge")
    siege.chooses("player 1")

    assert siege.kinds(siege.table.devoured) == ["searing-ruby", "searing-ruby"]
    assert siege.table.life == [10, 8]


@pytest.mark.rule("AE-GAP-31", "AE-GLUT-12")
def test_gorge_costs_gravehold_4_life_if_there_are_no_two_gem_piles() -> None:
    siege = attacked("gorge", left=emptied("jade", "burning-opal"))
    siege.chooses("player 0")

    assert siege.table.devoured == ()
    assert siege.table.gravehold == 26
    assert siege.table.life == [8, 10]


def test_lobotomize_hurts_a_player_by_3() -> None:
    siege = attacked("lobotomize")
    assert siege.offers("either") == {"suffer", "devour"}
    siege.chooses("either suffer", "player 1")

    assert siege.table.life == [10, 7]
    assert siege.table.devoured == ()


def test_lobotomize_devours_three_cards_of_any_spell_pile() -> None:
    siege = attacked("lobotomize")
    siege.chooses("either devour")
    assert siege.offers("pile") == {"amplify-vision", "essence-theft", "planar-insight", "consuming-void"}
    siege.chooses("pile planar-insight")

    assert siege.kinds(siege.table.devoured) == ["planar-insight"] * 3
    assert siege.table.life == [10, 10]


@pytest.mark.rule("AE-GLUT-15", "AE-GLUT-09")
def test_lobotomize_may_devour_from_a_pile_that_is_too_small() -> None:
    siege = attacked(
        "lobotomize", left={"amplify-vision": 1} | emptied("essence-theft", "planar-insight", "consuming-void")
    )
    siege.chooses("either devour")

    assert siege.kinds(siege.table.devoured) == ["amplify-vision"]
    assert siege.table.gravehold == 26


@pytest.mark.rule("AE-GLUT-15", "AE-AMBIG-06")
def test_lobotomize_must_hurt_a_player_if_there_are_no_spells() -> None:
    siege = attacked("lobotomize", left=emptied("amplify-vision", "essence-theft", "planar-insight", "consuming-void"))

    assert siege.offered() == {"player 0", "player 1"}


def test_thought_biter_hurts_a_player_by_2_or_devours_two_of_the_cheapest_relics() -> None:
    hurting = persisting("thought-biter")
    hurting.chooses("either suffer", "player 0")
    assert hurting.table.life == [8, 10]
    assert hurting.table.devoured == ()

    devouring = persisting("thought-biter")
    devouring.chooses("either devour")
    assert devouring.kinds(devouring.table.devoured) == ["flexing-dagger"] * 2
    assert devouring.table.life == [10, 10]
    assert devouring.tokens("thought-biter") == 6


@pytest.mark.rule("AE-GLUT-14")
def test_thought_biter_lets_the_players_choose_between_relics_of_equal_cost() -> None:
    siege = persisting(
        "thought-biter",
        market="jade searing-ruby burning-opal unstable-prism bottled-vortex "
        "amplify-vision essence-theft planar-insight consuming-void",
    )
    siege.chooses("either devour")

    assert siege.offers("pile") == {"unstable-prism", "bottled-vortex"}


@pytest.mark.rule("AE-GLUT-15")
def test_thought_biter_must_hurt_a_player_if_there_are_no_relics() -> None:
    siege = persisting("thought-biter", left=emptied("flexing-dagger", "bottled-vortex"))

    assert siege.offered() == {"player 0", "player 1"}


def test_cerephage_devours_as_many_cards_as_it_has_life_and_suffers_2_damage() -> None:
    siege = persisting("cerephage=4")
    assert len(siege.offers("pile")) == 9
    siege.chooses("pile essence-theft")

    assert siege.kinds(siege.table.devoured) == ["essence-theft"] * 4
    assert siege.tokens("cerephage") == 2


@pytest.mark.rule("AE-GLUT-09")
def test_cerephage_with_all_its_7_life_may_empty_any_pile_at_gravehold_s_cost() -> None:
    siege = persisting("cerephage")
    siege.chooses("pile consuming-void")

    assert len(siege.table.devoured) == 5
    assert siege.table.gravehold == 30 - 2 * 2


@pytest.mark.rule("AE-MINION-06")
def test_cerephage_dies_of_its_meal() -> None:
    siege = persisting("cerephage=1")
    siege.chooses("pile jade")

    assert siege.kinds(siege.table.devoured) == ["jade"]
    assert siege.in_play() == "needlemaw"
    assert siege.in_words(siege.table.nemesis_discard) == "cerephage"


def test_godfeeders_cost_gravehold_3_life_and_a_card_of_the_most_expensive_gems() -> None:
    siege = persisting("godfeeders")

    assert siege.table.gravehold == 27
    assert siege.kinds(siege.table.devoured) == ["burning-opal"]
    assert siege.tokens("godfeeders") == 8


@pytest.mark.rule("AE-GLUT-12")
def test_godfeeders_without_gems_cost_gravehold_2_more() -> None:
    siege = persisting("godfeeders", left=emptied("jade", "searing-ruby", "burning-opal"))

    assert siege.table.gravehold == 25


@pytest.mark.rule("AE-MINION-04")
@pytest.mark.parametrize(("empty", "life"), [((), 8), (("jade", "consuming-void"), 10)])
def test_mindguzzler_has_8_life_and_1_for_each_empty_pile(empty: tuple[str, ...], life: int) -> None:
    siege = attacked("mindguzzler", left=emptied(*empty))

    assert siege.tokens("mindguzzler") == life


def test_mindguzzlers_life_does_not_grow_with_piles_emptied_later_and_it_unleashes() -> None:
    siege = persisting("mindguzzler=8", left=emptied("flexing-dagger"))

    assert siege.kinds(siege.table.devoured) == ["jade"] * 3
    assert siege.tokens("mindguzzler") == 8


def test_digest_unleashes_three_times() -> None:
    siege = attacked("digest", left=emptied("flexing-dagger"))
    siege.chooses("either unleash")

    # seven Jades do not suffice for nine cards: two are missing
    assert siege.kinds(siege.table.devoured) == ["jade"] * 7
    assert siege.table.gravehold == 26


def test_digest_hurts_a_player_by_the_number_of_empty_piles() -> None:
    siege = attacked("digest", left=emptied("flexing-dagger", "jade", "essence-theft"))
    siege.chooses("either suffer", "player 1")

    assert siege.told("suffered") == [(1, 3)]
    assert siege.table.life == [10, 7]


@pytest.mark.rule("AE-AMBIG-11")
def test_digest_may_hurt_a_player_by_nothing_while_no_pile_is_empty() -> None:
    siege = attacked("digest")
    assert siege.offers("either") == {"unleash", "suffer"}
    siege.chooses("either suffer")

    assert siege.table.life == [10, 10]
    assert siege.table.devoured == ()
    assert siege.in_words(siege.table.nemesis_discard) == "digest"


def test_memory_eater_hurts_the_player_with_the_lowest_life_by_the_number_of_empty_piles() -> None:
    siege = persisting("memory-eater", left=emptied("jade", "essence-theft"), life={1: 6})

    assert siege.table.life == [10, 4]
    assert siege.told("suffered") == [(1, 2)]
    assert siege.tokens("memory-eater") == 16


def test_memory_eater_hurts_nobody_while_no_pile_is_empty() -> None:
    siege = persisting("memory-eater")

    assert siege.table.life == [10, 10]
    assert siege.prompt() != "ae-choose-player"


def test_vile_feast_costs_gravehold_2_life_for_each_empty_pile() -> None:
    siege = persisting("vile-feast=1", left=emptied("jade", "essence-theft", "bottled-vortex"))

    assert siege.table.gravehold == 24
    assert siege.in_words(siege.table.nemesis_discard) == "vile-feast"


@pytest.mark.rule("AE-POWER-06")
@pytest.mark.parametrize(("aether", "offered"), [(7, set()), (8, {"vile-feast"})])
def test_vile_feast_is_discarded_for_8_aether(aether: int, offered: set[str]) -> None:
    siege = GivenSiege(nemesis=PRINCE, in_play="vile-feast", aether=aether)

    assert siege.offers("discard_power") == offered
    if offered:
        siege.chooses("discard_power vile-feast")
        assert siege.table.aether == 0
        assert siege.in_play() == ""
