"""Boost tokens: without limit, without meaning of their own, spent whole or not at all (SW-BOOST)."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.rules.zones import add_boost, remove_boost
from tests.kit.battle import MR, NORTH, GivenBattle


@pytest.mark.rule("SW-BOOST-01")
def test_boosting_puts_one_token_on_the_card() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3), "makeinda-ru": (3, 5)}, phase="move")

    battle.chooses("instead_of_moving border-archer prepare")

    assert (battle.boost("border-archer"), battle.boost("makeinda-ru")) == (1, 0)
    assert battle.told("boosted") == [(battle["border-archer"], 1)]


@pytest.mark.rule("SW-BOOST-02")
def test_there_is_no_limit_to_the_tokens_on_a_card() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, phase="move", boost={"border-archer": 40})

    battle.chooses("instead_of_moving border-archer prepare")
    add_boost(battle.table, battle["border-archer"], 100)

    assert battle.boost("border-archer") == 141


@pytest.mark.rule("SW-BOOST-03")
def test_tokens_mean_only_what_cards_say() -> None:
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "miti-mumway": (3, 5)}, boost={"makeinda-ru": 4, "miti-mumway": 4}, phase="move"
    )

    assert (battle.strength("makeinda-ru"), battle.life("makeinda-ru")) == (2, 9)  # as printed
    assert (battle.strength("miti-mumway"), battle.life("miti-mumway")) == (1 + 4, 11)  # Imbued Strength
    battle.chooses("move makeinda-ru 4,3", "step 5,3")
    assert "end_phase" in battle.offered()  # two spaces, as without tokens


@pytest.mark.rule("SW-BOOST-04", "SW-BOOST-05")
@pytest.mark.parametrize(("tokens", "can_spend"), [(0, False), (1, True), (3, True)])
def test_a_boost_can_be_spent_only_by_a_unit_that_is_boosted(tokens: int, can_spend: bool) -> None:
    battle = GivenBattle(
        south={"border-archer": (3, 3)},
        north={"gate": (5, 3)},
        boost={"border-archer": tokens},
        dice=(MR, MR, MR, MR),
    )

    battle.chooses("attack border-archer gate")

    assert ("accept" in battle.offered()) == can_spend
    if can_spend:
        battle.chooses("accept")
        assert battle.boost("border-archer") == tokens - 1


@pytest.mark.rule("SW-BOOST-05")
def test_a_unit_is_boosted_while_tokens_lie_on_it_and_all_see_them() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, phase="move", boost={"border-archer": 1})

    def shown() -> int:
        objects = battle.play.game.view(battle.table, NORTH)["objects"]
        return int(next(thing["boost"] for thing in objects if thing["card"] == battle["border-archer"]))

    assert shown() == 1
    remove_boost(battle.table, battle["border-archer"])
    assert shown() == 0


@pytest.mark.rule("SW-BOOST-06")
@pytest.mark.parametrize(("tokens", "removed", "left"), [(2, 3, 0), (5, 3, 2), (0, 1, 0)])
def test_removing_takes_as_many_tokens_as_there_are(tokens: int, removed: int, left: int) -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, boost={"border-archer": tokens})

    remove_boost(battle.table, battle["border-archer"], removed)

    assert battle.boost("border-archer") == left
