"""Sabotage (DT-SAB): against whom, by whom, when, and what it brings."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.sabotage import sabotages
from herna.games.doomtrooper.table import Agreed
from herna.games.doomtrooper.turn import menu
from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront
from tests.kit.invented_cards import invented

WORTH = """
[[card]]
key = "worth-7"
code = "x1"
type = "warrior"
icons = ["capitol"]
fight = 1
shoot = 1
armor = 1
value = 7
sure = { facts = "invented", name = "invented" }

[[card]]
key = "worth-8"
code = "x2"
type = "warrior"
icons = ["capitol"]
fight = 1
shoot = 1
armor = 1
value = 8
sure = { facts = "invented", name = "invented" }

[[card]]
key = "worth-1"
code = "x3"
type = "warrior"
icons = ["capitol"]
fight = 1
shoot = 1
armor = 1
value = 1
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.rule("DT-SAB-03")
@pytest.mark.parametrize(
    ("theirs", "possible"),
    [("", {"hussar 1"}), ("infantry", set()), ("staff-general-constance-romanov", {"hussar 1"})],
)
def test_it_needs_an_opponent_without_anybody_able_to_fight(theirs: str, possible: set[str]) -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: theirs})

    assert given.offers("sabotage ") == possible


@pytest.mark.rule("DT-SAB-01")
def test_a_player_cannot_be_attacked_only_sabotaged() -> None:
    given = GivenFront(squads={HONZA: "hussar"})

    assert given.offered() == {"sabotage hussar 1", "meditate", "no_more"}  # there is no warrior to attack


@pytest.mark.rule("DT-SAB-02")
@pytest.mark.parametrize(("card", "bearer"), [("hidden", "mortificator"), ("missing-in-action", "infantry")])
def test_cards_that_open_the_way_to_a_player_open_it_for_sabotage_and_no_attack(card: str, bearer: str) -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: bearer}, on={f"1:{card}": bearer})

    assert given.offers("sabotage ") == {"hussar 1"}
    assert "declare_attack" not in given.offered()


@pytest.mark.rule("DT-SAB-04")
def test_one_able_to_fight_is_announced_whoever_it_is() -> None:
    given = GivenFront(
        squads={HONZA: "hussar dragoon staff-general-constance-romanov golden-lion"},
        on={"0:missing-in-action": "golden-lion"},
        covered="dragoon",
    )

    assert given.offers("sabotage ") == {"hussar 1", "dragoon 1"}  # one in cover too (G-86)
    given.choose("sabotage dragoon 1")
    assert given.told("sabotages") == [("sabotages", HONZA, given["dragoon"], "dragoon", MARTIN)]


@pytest.mark.rule("DT-SAB-04")
def test_one_that_may_not_act_does_not_sabotage() -> None:
    """G-86."""
    given = GivenFront(
        squads={HONZA: "hussar dragoon golden-lion infantry"}, on={"1:dont-call-again": "dragoon"},
        players={MARTIN: "alliance-capitol"}, hidden={HONZA: "samurai"},
    )  # fmt: skip
    given.table.prisoners[given["golden-lion"]] = given["alliance-capitol"]

    assert given.offers("sabotage ") == {"hussar 1", "infantry 1"}
    given.choose("sabotage hussar 1")
    given.table.prisoners[given["hussar"]] = given["alliance-capitol"]  # by a card in the window
    given.declines()

    assert given.told("sabotage_failed") == [("sabotage_failed", HONZA)]


@pytest.mark.rule("DT-SAB-04")
def test_it_can_be_agreed_upon_that_nobody_sabotages_from_cover() -> None:
    """G-86."""
    agreed = Agreed(cover_sabotage=False)
    given = GivenFront(squads={HONZA: "hussar dragoon"}, covered="dragoon", agreed=agreed)

    assert given.offers("sabotage ") == {"hussar 1"}
    given.choose("sabotage hussar 1")
    given.table.covered |= {given["hussar"]}  # by a card in the window
    given.declines()

    assert given.told("sabotage_failed") == [("sabotage_failed", HONZA)]


@pytest.mark.rule("DT-SAB-04", "DT-SAB-11")
def test_it_is_the_last_action_and_the_others_are_lost() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, hands={HONZA: "golden-lion"})

    given.choose("sabotage hussar 1")
    given.declines()
    given.choose("split 0 1")
    given.declines()

    assert given.table.common == 0
    assert given.prompt() == "dt-discard"


@pytest.mark.rule("DT-SAB-05")
def test_each_opponent_is_sabotaged_once_a_turn() -> None:
    """G-25."""
    given = GivenFront(squads={HONZA: "hussar"}, destiny=(20, 20, 20), promotion=(0, 0, 0), turns=(3, 3, 3))

    assert given.offers("sabotage ") == {"hussar 1", "hussar 2"}
    given.choose("sabotage hussar 2")
    assert given.table.sabotaged == (ROMAN,)
    given.table.common = 1  # whatever gives one more action
    assert sabotages(given.table, HONZA) == []


@pytest.mark.rule("DT-SAB-05")
def test_in_the_next_turn_there_is_sabotage_again() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, libraries={HONZA: "dragoon", MARTIN: "positive-karma"})

    given.choose("sabotage hussar 1")
    given.declines()
    given.choose("split 0 1")
    for _ in range(40):
        if given.prompt() == "dt-action" and given.asked() == HONZA:
            break
        options = given.offered()
        given.choose(next(words for words in ("decline", "no_more", "keep") if words in options))

    assert given.offers("sabotage ") == {"hussar 1"}


@pytest.mark.rule("DT-SAB-06")
@pytest.mark.parametrize("saved", [False, True])
def test_who_brings_a_fighter_into_play_in_time_prevents_it(saved: bool) -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, players={MARTIN: "alliance-capitol"}, hands={MARTIN: "infantry"}
    )  # fmt: skip

    given.choose("sabotage hussar 1")
    if saved:
        given.plays(MARTIN, "play_card infantry squad-1")
    given.declines()

    assert given.told("sabotage_failed") == ([("sabotage_failed", HONZA)] if saved else [])
    assert (given.prompt() == "dt-split") is not saved


@pytest.mark.rule("DT-SAB-07")
@pytest.mark.example("DT-DX-04")
@pytest.mark.parametrize(("worth", "points"), [(7, 4), (8, 4), (1, 1)])
def test_it_brings_half_of_the_value_rounded_up(worth: int, points: int) -> None:
    with invented(WORTH):
        given = GivenFront(squads={HONZA: f"worth-{worth}"})

        given.choose(f"sabotage worth-{worth} 1")
        given.declines()

        assert given.offers("split ") == {f"{points - promotion} {promotion}" for promotion in range(points + 1)}


@pytest.mark.rule("DT-SAB-08")
@pytest.mark.parametrize(("destiny", "promotion"), [(4, 0), (0, 4), (1, 3)])
def test_the_reward_is_split_as_the_player_likes(destiny: int, promotion: int) -> None:
    given = GivenFront(squads={HONZA: "valerie-duval"})

    given.choose("sabotage valerie-duval 1")
    given.declines()
    given.choose(f"split {destiny} {promotion}")
    given.declines()

    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (20 + destiny, promotion)


@pytest.mark.rule("DT-SAB-09")
@pytest.mark.parametrize(("turns", "possible"), [((0, 1), False), ((1, 0), False), ((1, 1), True)])
def test_there_is_none_before_everybody_has_had_a_whole_turn(turns: tuple[int, int], possible: bool) -> None:
    given = GivenFront(squads={HONZA: "hussar"}, turns=turns)

    assert bool(given.offers("sabotage ")) is possible


@pytest.mark.rule("DT-SAB-10")
def test_actions_gained_outside_the_own_turn_are_no_sabotage() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, active=MARTIN)

    given.table.gaining, given.table.gained = HONZA, ("undefined",)

    assert menu(given.table, HONZA, "") == [("meditate",)]


@pytest.mark.rule("DT-SAB-12")
def test_attack_actions_cannot_be_used_for_it_and_it_uses_none() -> None:
    """G-24."""
    given = GivenFront(squads={HONZA: "hussar"})
    table = given.table

    table.common, table.tokens = 0, ("attack",)
    assert sabotages(table, HONZA) == []
    table.common, table.tokens = 1, ()
    assert sabotages(table, HONZA) == [(given["hussar"], MARTIN)]
    given.choose("sabotage hussar 1")
    assert (table.attacks, table.bound) == (0, False)


@pytest.mark.rule("DT-SAB-13")
@pytest.mark.parametrize(("granted", "left"), [((), 2), (("undefined",), 3)])
def test_who_has_attacked_in_the_own_turn_does_not_sabotage(granted: tuple[str, ...], left: int) -> None:
    given = GivenFront(squads={HONZA: "sean-gallagher dragoon"}, kohorts={MARTIN: "centurion"}, wounded="centurion")
    given.table.tokens = granted  # an action by a card, which is spent on the attack before a common one

    given.attacks("sean-gallagher", "centurion")
    given.declines()
    given.choose("split 0 5")
    given.declines()

    assert given.where("centurion") == "grave-1"  # nobody protects Martin any more
    assert given.table.common == left
    assert sabotages(given.table, HONZA) == []


@pytest.mark.rule("DT-SAB-13")
def test_who_has_sabotaged_does_not_attack_by_an_action_of_the_own_turn() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, players={MARTIN: "alliance-capitol"}, hands={MARTIN: "infantry"}
    )  # fmt: skip

    given.choose("sabotage hussar 1")
    given.table.tokens = ("attack",)  # whatever gives one more attack
    given.plays(MARTIN, "play_card infantry squad-1")
    given.declines()

    assert given.prompt() == "dt-action"
    assert "declare_attack" not in given.offered()


@pytest.mark.rule("DT-SAB-14")
def test_a_grand_assault_is_possible_in_the_same_turn() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        players={MARTIN: "alliance-capitol"},
        hands={HONZA: "grand-assault", MARTIN: "infantry"},
    )

    given.choose("sabotage hussar 1")
    given.plays(MARTIN, "play_card infantry squad-1")
    given.plays(HONZA, "play_card grand-assault player-0")
    given.declines()

    assert given.offers("attack ") == {"hussar infantry"}
