"""The experience cards of the Night Elves: Faerie Fire, Marksmanship, Moon Glaive, Renew (WC-EXP)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.war import GivenWar, a_battle_with_cards


def elves_attack(
    attacker: dict[str, str], defender: dict[str, str], hand: str, dice: list[int], **given: Any
) -> GivenWar:
    """Night Elves against Humans."""
    return a_battle_with_cards(attacker, defender, {0: hand}, dice, races="night-elf human", **given)


# Faerie Fire


@pytest.mark.rule("WC-EXP-FAERIE-1", "WC-BATTLE-17")
@pytest.mark.example("WC-DX-04")
def test_faerie_fire_makes_each_die_count_1_less() -> None:
    """With Strength 2 a 3 hits; the Humans' 3 does not."""
    war = elves_attack({"X": "G"}, {"X": "G"}, "faerie-fire", dice=[3, 3])

    war.chooses("play faerie-fire")

    assert [owner for owner, _, _ in war.told("lost")] == [1]


@pytest.mark.rule("WC-EXP-FAERIE-2", "WC-ABILITY-HEAL-2", "WC-CARD-16")
@pytest.mark.example("WC-DX-05")
def test_what_a_die_shows_stays_as_it_is() -> None:
    """A 2 that counts as 1 is not healed; a natural 1 is."""
    two = elves_attack({"X": "R"}, {"X": "RG"}, "faerie-fire", levels={1: "1 3 1"}, dice=[6, 2])
    two.chooses("play faerie-fire")
    one = elves_attack({"X": "R"}, {"X": "RG"}, "faerie-fire", levels={1: "1 3 1"}, dice=[6, 1, 1, 1])
    one.chooses("play faerie-fire")

    assert two.prompt() == "wc-lose"
    assert one.told("lost") == [(0, "ranged", one.letters.index("X"))]  # in the ground phase


@pytest.mark.rule("WC-EXP-FAERIE-2", "WC-ABILITY-SPLASH-1")
def test_a_lowered_die_makes_no_area_attack() -> None:
    war = elves_attack({"X": "A"}, {"X": "GGG"}, "faerie-fire", levels={0: "1 1 3"}, dice=[2, 6, 6, 1])

    war.chooses("play faerie-fire")

    # one Human is lost, two are left to attack; then a natural 1 costs both
    assert [piece for _, piece, _ in war.told("rolled")] == ["air", "ground", "ground", "air"]


@pytest.mark.rule("WC-CARD-13", "WC-EXP-FAERIE-1", "WC-CARD-14")
def test_faerie_fires_add_up_until_every_die_hits() -> None:
    """Strength 2: with four of them a 6 counts as 2, and a fifth would have no effect."""
    war = elves_attack({"X": "G"}, {"X": "G"}, " ".join(["faerie-fire"] * 5), dice=[6, 6, 1, 1, 1])

    war.chooses(*["play faerie-fire"] * 4)

    assert [owner for owner, _, _ in war.told("lost")] == [1]


@pytest.mark.rule("WC-BATTLE-14")
def test_faerie_fire_lasts_for_one_phase() -> None:
    war = elves_attack({"X": "RG"}, {"X": "G"}, "faerie-fire", dice=[6, 6, 3, 1])

    war.chooses("play faerie-fire")

    # the 3 of the ground unit is a miss again, and the next battle round begins
    assert [piece for _, piece, _ in war.told("rolled")] == ["ranged", "ground", "ground", "ranged"]


# Marksmanship


@pytest.mark.rule("WC-EXP-MARKS-1")
def test_the_marksman_chooses_the_casualty_of_the_opponent() -> None:
    war = elves_attack({"X": "R"}, {"X": "RG"}, "marksmanship", dice=[6, 1, 6, 1])
    assert (war.asked(), war.prompt()) == ((0,), "wc-play-card")

    war.chooses("play marksmanship")
    assert (war.asked(), war.prompt()) == ((0,), "wc-lose")
    war.chooses("lose 1 ranged X")

    assert [piece for _, piece, _ in war.told("lost")] == ["ranged", "ground"]


@pytest.mark.rule("WC-EXP-MARKS-1", "WC-CASUALTY-07")
def test_the_usual_rules_for_casualties_hold_for_the_marksman() -> None:
    """In ground attacks nobody takes an air unit."""
    war = elves_attack({"X": "G"}, {"X": "GA", "A": "G"}, "marksmanship", dice=[6, 6, 6, 1])

    war.chooses("play marksmanship")

    assert war.offered() == {"lose 1 ground X", "lose 1 ground A"}


@pytest.mark.rule("WC-EXP-MARKS-1")
def test_one_marksmanship_is_for_one_casualty() -> None:
    war = elves_attack({"X": "RR"}, {"X": "RG", "A": "A"}, "marksmanship marksmanship", dice=[6, 1, 1])

    war.chooses("play marksmanship", "lose 1 ranged X")
    assert war.prompt() == "wc-play-card"  # for the second casualty
    war.chooses("decline")

    assert (war.asked(), war.prompt()) == ((1,), "wc-lose")


@pytest.mark.rule("WC-EXP-MARKS-1", "WC-CARD-14")
def test_there_is_no_shot_where_there_is_no_choice_and_none_for_own_casualties() -> None:
    alike = elves_attack({"X": "R"}, {"X": "GG"}, "marksmanship", dice=[1, 6, 1])
    own = elves_attack({"X": "RG"}, {"X": "R"}, "marksmanship", dice=[1, 6])

    assert alike.told("rolled")[0] == (0, "ranged", 1)
    assert len(alike.told("rolled")) > 1  # nobody was asked
    assert (own.asked(), own.prompt(), own.offered()) == ((0,), "wc-lose", {"lose 0 ranged X", "lose 0 ground X"})


@pytest.mark.rule("WC-EXP-MARKS-2")
def test_in_a_team_game_a_unit_of_any_opponent_may_be_chosen() -> None:
    war = GivenWar(
        "battle",
        races="night-elf orc undead",
        teams="a b b",
        towns="- - -",
        pieces={0: {"C": "R"}, 1: {"C": "G"}, 2: {"C": "G"}},
        hands={0: "marksmanship"},
        decks={0: "", 1: "", 2: ""},
        dice=[1],
    )

    war.chooses("play marksmanship")

    assert war.offered() == {"lose 1 ground C", "lose 2 ground C"}


@pytest.mark.rule("WC-EXP-MARKS-1")
def test_a_casualty_that_a_teammate_caused_is_not_the_marksmans() -> None:
    """The Humans hit, the Night Elves do not."""
    war = GivenWar(
        "battle",
        races="night-elf orc human",
        teams="a b a",
        towns="- - -",
        pieces={0: {"C": "R"}, 1: {"C": "GA"}, 2: {"C": "R"}},
        hands={0: "marksmanship"},
        decks={0: "", 1: "", 2: ""},
        dice=[6, 1],
    )

    assert (war.asked(), war.prompt()) == ((1,), "wc-lose")


@pytest.mark.rule("WC-EXP-MARKS-1", "WC-ABILITY-SPLASH-1")
def test_an_area_attack_that_costs_two_is_two_casualties_for_the_marksman() -> None:
    """Ruling WC-RUL-35."""
    hand = "marksmanship marksmanship marksmanship"
    war = elves_attack({"X": "A"}, {"X": "RG", "A": "AG"}, hand, dice=[6, 6, 1, *[6, 1, 6]], levels={0: "1 1 3"})
    assert war.table.owed == (2, 0)

    war.chooses("play marksmanship", "lose 1 ranged X", "play marksmanship", "lose 1 ground A")

    assert [piece for _, piece, _ in war.told("lost")] == ["ranged", "ground", "air"]  # the last is the Night Elves'


def a_team_of_elves_and_orcs(elves: str, dice: list[int]) -> GivenWar:
    """Night Elves and Orcs attack Humans whose ranged units have Heal; all rolls are of the ranged phase."""
    return GivenWar(
        "battle",
        races="night-elf human orc",
        teams="a b a",
        towns="- - -",
        levels={1: "1 3 1"},
        pieces={0: {"C": elves}, 1: {"C": "RGA", "D": "A"}, 2: {"C": "R"}},
        hands={0: "marksmanship marksmanship"},
        decks={0: "", 1: "", 2: ""},
        dice=dice,
    )


@pytest.mark.rule("WC-EXP-MARKS-1", "WC-ABILITY-HEAL-1")
def test_a_healed_hit_is_no_casualty_of_the_marksmans() -> None:
    """Ruling WC-RUL-35: the Night Elves' 1 is healed, the Orcs hit."""
    war = a_team_of_elves_and_orcs("R", dice=[6, 1, 2])

    assert war.table.owed == (1, 0)
    assert (war.asked(), war.prompt()) == ((1,), "wc-lose")


@pytest.mark.rule("WC-EXP-MARKS-1", "WC-ABILITY-HEAL-1")
def test_a_healed_hit_stays_healed_when_the_healer_is_shot() -> None:
    """Of the Night Elves' two hits one is healed, and the Orcs hit: one of two casualties is the marksman's."""
    war = a_team_of_elves_and_orcs("RR", dice=[6, 1, 2, 2])
    assert war.table.owed == (2, 0)

    war.chooses("play marksmanship", "lose 1 ranged C")

    assert (war.asked(), war.prompt()) == ((1,), "wc-lose")


# Moon Glaive


@pytest.mark.rule("WC-EXP-GLAIVE-1", "WC-EXP-GLAIVE-2")
def test_each_hit_brings_one_more_attack_and_hits_of_those_bring_no_more() -> None:
    """Hits with 1 and 2, a miss with 6; two more dice for the first card, and two, not three, for the second."""
    war = elves_attack({"X": "RRR"}, {"X": "GGG", "A": "GGG"}, "moon-glaive moon-glaive", dice=[1, 2, 6, 2, 6, 6, 6])

    war.chooses("play moon-glaive", "play moon-glaive")

    assert [number for _, _, number in war.told("rolled")] == [1, 2, 6, 2, 6, 6, 6]
    assert war.table.owed == (3, 0)


@pytest.mark.rule("WC-EXP-GLAIVE-3")
def test_faerie_fire_area_attack_and_heal_count_for_the_extra_dice() -> None:
    """Air units with Area Attack; the Humans have Heal. 4 counts as 3 and hits; the extra die shows 1: 2 - 1."""
    war = elves_attack(
        {"X": "A"},
        {"X": "GGG", "A": "R"},
        "faerie-fire moon-glaive",
        levels={0: "1 1 3", 1: "1 3 1"},
        dice=[6, 5, 1],
    )
    war.chooses("play faerie-fire", "decline", "play moon-glaive")

    assert war.told("rolled")[1:] == [(0, "air", 5), (0, "air", 1)]
    assert war.table.owed == (2, 0)


@pytest.mark.rule("WC-EXP-GLAIVE-1", "WC-CARD-14")
def test_without_a_hit_there_is_no_moon_glaive() -> None:
    war = elves_attack({"X": "R"}, {"X": "G"}, "moon-glaive", dice=[6, 6, 1, 6])

    assert war.table.battle_round == 2
    assert war.offered() == {"play moon-glaive", "decline"}


# Renew


@pytest.mark.rule("WC-EXP-RENEW-1", "WC-DEPLETE-06")
def test_renew_takes_the_token_from_a_forest() -> None:
    war = GivenWar(
        "harvest",
        races="night-elf human",
        pieces={0: {"L": "W"}},
        depletion={"A": 2, "H": 1, "L": 2},
        hands={0: "renew"},
        resources=[2],
    )

    war.chooses("play renew")
    assert war.offered() == {"choose_space H", "choose_space L"}  # not the mine
    war.chooses("choose_space L")

    assert [war.depleted(space) for space in "AHL"] == [2, 1, 0]
    assert war.stock(0) == (0, 2)  # the worker there harvests in the same step


@pytest.mark.rule("WC-CARD-14", "WC-EXP-RENEW-1")
def test_without_a_depleted_forest_there_is_no_renew() -> None:
    war = GivenWar("harvest", races="night-elf human", depletion={"A": 2}, hands={0: "renew"})

    assert war.hand(0) == 1
    assert war.prompt() == "nothing"
