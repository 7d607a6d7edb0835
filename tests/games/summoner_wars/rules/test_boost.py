"""Boost tokens: without limit, without meaning of their own, spent whole or not at all (SW-BOOST)."""

import pytest

from herna.games.summoner_wars.given import MR, NORTH, GivenBattle
from herna.games.summoner_wars.rules.zones import add_boost, remove_boost
from tests.games.summoner_wars.rows import given, prove, row, then


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


test_what_follows_from_a_position = prove(
    row("boosting puts one token on the card", "SW-BOOST-01", given("border-archer 3,3 makeinda-ru 3,5", phase="move"),
        "instead_of_moving border-archer prepare",
        then({"boost border-archer": 1, "boost makeinda-ru": 0, "story boosted": ["border-archer 1"]})),
    row("there is no limit to the tokens on a card", "SW-BOOST-02",
        given("border-archer 3,3", phase="move", boost={"border-archer": 40}),
        "instead_of_moving border-archer prepare", lambda battle: add_boost(battle.table, battle["border-archer"], 100),
        then({"boost border-archer": 141})),
    # as printed
    # Imbued Strength
    # two spaces, as without tokens
    row("tokens mean only what cards say", "SW-BOOST-03",
        given("makeinda-ru 3,3 miti-mumway 3,5", boost={"makeinda-ru": 4, "miti-mumway": 4}, phase="move"),
        then({"strength makeinda-ru": 2, "life makeinda-ru": 9, "strength miti-mumway": 1 + 4, "life miti-mumway": 11}),
        "move makeinda-ru 4,3", "step 5,3", then({"may end_phase": True})),
    *(row(f"removing takes as many tokens as there are: {tokens} {removed} {left}", "SW-BOOST-06",
        given(south={"border-archer": (3, 3)}, boost={"border-archer": tokens}),
        lambda battle, removed=removed: remove_boost(battle.table, battle["border-archer"], removed),
        then({"boost border-archer": left}))
        for tokens, removed, left in ((2, 3, 0), (5, 3, 2), (0, 1, 0))),
)  # fmt: skip
