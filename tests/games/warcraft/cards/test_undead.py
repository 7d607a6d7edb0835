"""The experience cards of the Undead: Cripple, Curse, Summon Building, Web (WC-EXP)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.war import GivenWar, a_battle_with_cards

# Cripple


@pytest.mark.rule("WC-EXP-CRIPPLE-1", "WC-MOVE-14", "WC-CARD-09")
@pytest.mark.example("WC-DX-11")
def test_crippled_pieces_move_one_space_less() -> None:
    """Fast and one Cripple on the same space leave a ground unit two steps."""
    war = GivenWar(races="orc undead", pieces={0: {"C": "GW", "E": "A"}}, hands={0: "fast", 1: "cripple"})

    war.chooses("play fast", "choose_space C", "play cripple")
    assert war.offered() == {"choose_space C", "choose_space E"}
    war.chooses("choose_space C")

    assert war.offers("move ground C") == {"A", "B", "D", "E", "H", "J", "K"}
    assert "L" not in war.offers("move worker C")


@pytest.mark.rule("WC-EXP-CRIPPLE-1", "WC-CARD-13", "WC-CARD-14")
def test_cripples_add_up_until_nobody_there_moves() -> None:
    war = GivenWar(races="orc undead", pieces={0: {"C": "A"}}, hands={1: "cripple cripple cripple"})

    war.chooses("play cripple", "play cripple")

    assert war.hand(1) == 1  # the third would have no effect
    assert war.offered() == {"end_movement"}


@pytest.mark.rule("WC-EXP-CRIPPLE-1")
def test_cripple_lasts_for_the_round_and_only_for_enemies() -> None:
    """Seats 0 and 2 are a team. A worker of the Undead stands with theirs on C and is not crippled."""
    war = GivenWar(
        "round",
        races="human undead night-elf orc",
        teams="a b a b",
        towns="- - - -",
        pieces={0: {"C": "W", "A": "G"}, 2: {"C": "W"}, 1: {"C": "W"}},
        hands={1: "cripple cripple cripple"},
        decks=dict.fromkeys(range(4), ""),
    )

    war.chooses("play cripple")
    assert war.offered() == {"choose_space A", "choose_space C"}
    war.chooses("choose_space C", "decline")
    assert "K" not in war.offers("move worker C")  # one space instead of two
    war.chooses("end_movement")
    assert "E" in war.offers("move worker C")  # the Undead themselves
    war.chooses("end_movement")
    # seat 0, who alone is on A, has moved already: the second Cripple can only be for C
    war.chooses("play cripple")
    assert (war.asked(), war.offered()) == ((2,), {"end_movement"})
    war.chooses("end_movement", "end_movement")
    assert (war.table.round, war.table.crippled) == (2, ())


@pytest.mark.rule("WC-CARD-06", "WC-CARD-09")
def test_the_moving_player_may_answer_a_cripple_with_another_fast() -> None:
    war = GivenWar(races="orc undead", pieces={0: {"C": "G", "E": "G"}}, hands={0: "fast fast", 1: "cripple"})

    war.chooses("play fast", "choose_space C", "play cripple", "choose_space C")

    assert (war.asked(), war.offered()) == ((0,), {"play fast", "decline"})


# Curse


@pytest.mark.rule("WC-EXP-CURSE-1", "WC-CASUALTY-16", "WC-CARD-14")
@pytest.mark.example("WC-DX-17")
def test_curse_rolls_a_die_for_each_hit_and_prevents_a_casualty_with_3_or_less() -> None:
    """Two hits, the Curse rolls 1 and 2: no casualties are left."""
    war = a_battle_with_cards(
        {"X": "GG"}, {"X": "G"}, hands={1: "curse curse"}, races="orc undead", dice=[6, 1, 1, 1, 2, 6, 1, 6]
    )

    war.chooses("play curse")

    assert [number for _, number in war.told("cursed")] == [1, 2]
    # another would have no effect: it can be played only in the next battle round
    assert (war.table.battle_round, war.told("lost")) == (2, [])
    assert war.offered() == {"play curse", "decline"}


@pytest.mark.rule("WC-EXP-CURSE-1")
def test_a_second_curse_rolls_for_hits_that_are_not_prevented_yet() -> None:
    war = a_battle_with_cards(
        {"X": "GG"}, {"X": "GG"}, hands={1: "curse curse"}, races="orc undead", dice=[6, 6, 1, 1, 3, 4, 5, 6, 1, 6]
    )

    war.chooses("play curse", "play curse")

    assert [number for _, number in war.told("cursed")] == [3, 4, 5]
    assert [owner for owner, _, _ in war.told("rolled")] == [1, 1, 0, 0, 1, 0, 0]  # one was left


@pytest.mark.rule("WC-EXP-CURSE-1", "WC-ABILITY-SPLASH-1", "WC-ABILITY-HEAL-1")
@pytest.mark.example("WC-DX-06")
def test_area_attack_heal_and_curse_together() -> None:
    """A natural 1 with Area Attack, Heal on the other side, a Curse that rolls 2: 2 - 1 - 1."""
    war = GivenWar(
        "battle",
        races="orc undead human",
        teams="a b b",
        towns="- - -",
        pieces={0: {"C": "G"}, 1: {"C": "G"}, 2: {"C": "R"}},
        levels={0: "4 1 1", 2: "1 3 1"},
        hands={1: "curse"},
        decks={0: "", 1: "", 2: ""},
        dice=[6, 6, 1, 2, 1],
    )

    war.chooses("play curse")

    assert war.told("cursed") == [(1, 2)]
    assert [owner for owner, _, _ in war.told("lost")] == [0]  # in the next battle round, by the Humans


@pytest.mark.rule("WC-EXP-CURSE-1")
def test_a_hit_that_is_healed_needs_no_curse() -> None:
    war = GivenWar(
        "battle",
        races="orc undead human",
        teams="a b b",
        towns="- - -",
        pieces={0: {"C": "G"}, 1: {"C": "G"}, 2: {"C": "R"}},
        levels={2: "1 3 1"},
        hands={1: "curse"},
        decks={0: "", 1: "", 2: ""},
        dice=[6, 6, 1, 1],
    )

    assert war.told("played") == []
    assert [owner for owner, _, _ in war.told("lost")] == [0]


@pytest.mark.rule("WC-EXP-CURSE-1")
def test_without_a_hit_of_the_enemy_there_is_no_curse() -> None:
    war = a_battle_with_cards({"X": "G"}, {"X": "G"}, hands={1: "curse"}, races="orc undead", dice=[1, 6])

    assert war.hand(1) == 1


# Summon Building


@pytest.mark.rule("WC-EXP-SUMMON-1", "WC-EXP-SUMMON-2")
def test_a_building_is_started_without_a_worker() -> None:
    war = GivenWar("spend", races="undead human", gold={0: 5}, wood={0: 5}, hands={0: "summon-building"})
    assert "choose_constructing" in war.offered()

    war.chooses("choose_constructing", "play summon-building")
    assert war.offered() == {"build ground", "build ranged", "build air"}
    war.chooses("build air")

    assert war.stock(0) == (3, 3)
    assert war.table.under_construction[:4] == war.table.summoned[:4] == [0, 0, 1, 0]
    assert war.prompt() == "nothing"  # without a worker there is nothing else to construct


@pytest.mark.rule("WC-EXP-SUMMON-1", "WC-EXP-SUMMON-2", "WC-BUILD-09")
def test_a_building_is_summoned_before_between_and_after_others() -> None:
    war = GivenWar(
        "spend",
        races="undead human",
        pieces={0: {"B": "W", "C": "W"}},
        gold={0: 10},
        wood={0: 10},
        hands={0: "summon-building summon-building summon-building"},
    )

    war.chooses("choose_constructing", "play summon-building", "build air", "build ground")
    war.chooses("play summon-building", "build air", "build_outpost C", "play summon-building", "build air")

    assert war.table.under_construction[:4] == [1, 0, 3, 0]
    assert war.table.summoned[:4] == [0, 0, 3, 0]
    assert war.stock(0) == (0, 0)
    assert war.prompt() == "nothing"  # nothing is left to pay with


@pytest.mark.rule("WC-EXP-SUMMON-1")
def test_who_has_built_is_asked_for_more_whatever_they_hold() -> None:
    """The Undead could hold the card: that the question is asked does not tell of it."""
    given: dict[str, Any] = {"pieces": {0: {"B": "W"}}, "gold": {0: 4}, "wood": {0: 4}}
    holding = GivenWar("spend", races="undead human", hands={0: "summon-building"}, **given)
    others = GivenWar("spend", races="undead human", hands={0: "fast"}, decks={0: "summon-building"}, **given)

    for war in (holding, others):
        war.chooses("choose_constructing", "build ground")

    assert holding.prompt() == others.prompt() == "wc-construct"
    assert holding.offered() == {"play summon-building", "end_step"}
    assert others.offered() == {"end_step"}


@pytest.mark.rule("WC-EXP-SUMMON-2")
def test_no_worker_returns_from_a_summoned_building() -> None:
    """Whether the Town has room for a worker or not."""
    for workers in ("WW", "WWW"):
        war = GivenWar("deploy", races="undead human", pieces={0: {"B": workers}}, summoned={0: "air"})

        war.chooses("finish_summoned air")

        assert war.on("B") == workers
        assert war.reserve(0).count("W") == 8 - len(workers)
        assert war.table.finished[2] == 1
        assert war.table.under_construction[2] == war.table.summoned[2] == 0


def two_alike(workers: str) -> GivenWar:
    """One air building under construction has a worker, one is summoned."""
    return GivenWar("deploy", races="undead human", pieces={0: {"B": workers}}, started={0: "air"}, summoned={0: "air"})


@pytest.mark.rule("WC-DEPLOY-10", "WC-EXP-SUMMON-2")
def test_a_summoned_building_is_finished_and_the_one_with_a_worker_is_not() -> None:
    war = two_alike("WW")
    assert war.offered() == {"finish_building air", "finish_summoned air", "end_step"}

    war.chooses("finish_summoned air", "end_step")

    assert war.on("B") == "WW"
    assert war.table.finished[2] == war.table.under_construction[2] == 1
    assert war.table.summoned[2] == 0
    assert war.told("building_finished") == [(0, "air")]


@pytest.mark.rule("WC-DEPLOY-10", "WC-EXP-SUMMON-2")
def test_the_building_with_a_worker_is_finished_and_the_summoned_one_is_not() -> None:
    war = two_alike("WW")

    war.chooses("finish_building air")

    assert war.on("B") == "WWW"
    assert war.table.finished[2] == war.table.under_construction[2] == war.table.summoned[2] == 1
    assert war.offered() == {"finish_summoned air", "end_step"}


@pytest.mark.rule("WC-EXP-SUMMON-2", "WC-DEPLOY-08")
def test_without_room_for_a_worker_only_the_summoned_building_is_finished() -> None:
    assert two_alike("WWW").offered() == {"finish_summoned air", "end_step"}


@pytest.mark.rule("WC-EXP-SUMMON-2")
def test_without_the_price_of_a_building_there_is_nothing_to_summon() -> None:
    war = GivenWar("spend", races="undead human", gold={0: 1}, wood={0: 5}, hands={0: "summon-building"})

    assert "choose_constructing" not in war.offered()


def test_whether_the_question_is_asked_does_not_tell_of_a_summon_building() -> None:
    """The Undead could have the card, so they are asked what they spend on, whatever they hold."""
    stock: dict[str, Any] = {"gold": {0: 2}, "wood": {0: 2}, "training": {0: "GW"}, "levels": {0: "3 3 3"}}
    holding = GivenWar("spend", races="undead human", hands={0: "summon-building"}, **stock)
    others = GivenWar("spend", races="undead human", hands={0: "fast"}, decks={0: "summon-building"}, **stock)

    assert holding.prompt() == others.prompt() == "wc-spend"
    assert holding.offered() == {"choose_constructing", "end_step"}
    assert others.offered() == {"end_step"}


# Web


@pytest.mark.rule("WC-EXP-WEB-1")
def test_web_does_what_ensnare_does() -> None:
    war = a_battle_with_cards({"X": "G"}, {"X": "GA"}, hands={0: "web"}, races="undead human", dice=[6, 6, 1])
    assert war.table.phase == 0

    war.chooses("play web")

    assert war.offered() == {"lose 1 ground X", "lose 1 air X"}
