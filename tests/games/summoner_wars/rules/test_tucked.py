"""Tucked cards: under an object, with it wherever it goes, and no objects themselves (SW-TUCK)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from herna.engine.flow import Call
from herna.games.summoner_wars.cards.shared import Preparing
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.force import Slide
from herna.games.summoner_wars.rules.zones import discard_object, return_to_hand, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Gone, Text
from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle, Says

# Texts that these tests give to units and events


class Leads(Text):
    """Your units have strength +1."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 0 if table.enemy(unit, table.control[me]) else 1


class LeadsFromBelow(Leads):
    """Your units have strength +1, also while this card lies under another."""

    def works_tucked(self) -> bool:
        return True


class CountsTheFallen(Text):
    """After any object is eliminated, this unit is boosted."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        return (Preparing(me, "cold-snap", table.control[me]),)


def with_smith_under(battle: GivenBattle, top: str) -> GivenBattle:
    """The battle with the Ice Smith from South's discard pile under a card."""
    battle.table.discard[SOUTH] = ()
    tuck(battle.table, battle["ice-smith"], battle[top])
    return battle


def under(battle: GivenBattle, top: str) -> list[int]:
    """What everybody sees under a card on the battlefield."""
    objects = battle.play.game.view(battle.table, -1)["objects"]
    return next(list(thing["under"]) for thing in objects if thing["card"] == battle[top])


@pytest.mark.rule("SW-TUCK-01")
@pytest.mark.parametrize(("top", "controller"), [("makeinda-ru", SOUTH), ("fanessa", NORTH)])
def test_a_tucked_card_lies_under_an_object_and_is_controlled_by_its_controller(top: str, controller: int) -> None:
    battle = GivenBattle(south={"makeinda-ru": (3, 3)}, north={"fanessa": (5, 3)}, discards={SOUTH: "ice-smith"})

    with_smith_under(battle, top)

    assert under(battle, top) == [battle["ice-smith"]]
    assert battle.table.control[battle["ice-smith"]] == controller


@pytest.mark.rule("SW-TUCK-02")
def test_a_tucked_card_goes_along_when_the_top_card_moves_or_is_forced() -> None:
    battle = GivenBattle(south={"makeinda-ru": (3, 3)}, discards={SOUTH: "ice-smith"}, phase="move")
    with_smith_under(battle, "makeinda-ru")

    battle.chooses("move makeinda-ru 4,3", "stop")
    assert (battle.at("makeinda-ru"), under(battle, "makeinda-ru")) == ((4, 3), [battle["ice-smith"]])
    battle.play.run(Call(Slide(battle["makeinda-ru"], (space_at(4, 4),))))

    assert (battle.at("makeinda-ru"), under(battle, "makeinda-ru")) == ((4, 4), [battle["ice-smith"]])


@pytest.mark.rule("SW-TUCK-03")
def test_a_tucked_unit_is_no_object_on_the_battlefield() -> None:
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "ice-smith": (3, 4)}, north={"fanessa": (4, 3), "gate": (4, 4)}, active=NORTH
    )
    assert "ice-smith" in {battle.table.key(card) for card in battle.table.within(battle["fanessa"], 2)}

    tuck(battle.table, battle["ice-smith"], battle["makeinda-ru"])

    assert battle.at("ice-smith") is None
    assert battle.table.objects(SOUTH) == [battle["svara"], battle["makeinda-ru"]]
    assert battle.table.within(battle["fanessa"], 2) == [battle["makeinda-ru"], battle["gate"]]
    assert battle.offers("attack fanessa") == {"makeinda-ru", "gate"}


@pytest.mark.rule("SW-TUCK-03")
def test_effects_do_not_apply_to_a_tucked_card() -> None:
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3)},
        north={"ember-mage": (5, 3)},
        discards={SOUTH: "ice-smith"},
        active=NORTH,
        dice=(MR, MR),
    )
    with_smith_under(battle, "makeinda-ru")

    battle.chooses("attack ember-mage makeinda-ru")

    assert (battle.damage("makeinda-ru"), battle.damage("ice-smith")) == (2, 0)


@pytest.mark.rule("SW-TUCK-03")
@pytest.mark.parametrize(("text", "strength"), [(Leads(), 2), (LeadsFromBelow(), 3)])
def test_an_ability_of_a_tucked_unit_works_only_if_it_says_so(says: Says, text: Text, strength: int) -> None:
    says("frost-axe", text)
    battle = GivenBattle(south={"makeinda-ru": (3, 3), "ice-smith": (3, 4)})
    assert battle.strength("makeinda-ru") == 3

    tuck(battle.table, battle["ice-smith"], battle["makeinda-ru"])

    assert battle.strength("makeinda-ru") == strength


@pytest.mark.rule("SW-TUCK-04")
def test_when_the_top_card_is_eliminated_what_lies_under_it_is_discarded() -> None:
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3)},
        north={"fanessa": (5, 3)},
        discards={SOUTH: "ice-smith"},
        damage={"fanessa": 8},
        dice=(MR, MR),
    )
    with_smith_under(battle, "fanessa")

    battle.chooses("attack makeinda-ru fanessa")

    assert battle.table.discard == [(battle["ice-smith"],), (battle["fanessa"],)]
    assert not battle.table.tucked


@pytest.mark.rule("SW-TUCK-04")
@pytest.mark.parametrize("leaves", [discard_object, return_to_hand])
def test_when_the_top_card_is_discarded_or_returned_what_lies_under_it_is_discarded(
    says: Says, leaves: Callable[[Battlefield, int], None]
) -> None:
    says("frost-axe", LeadsFromBelow())
    battle = GivenBattle(south={"makeinda-ru": (3, 3), "border-archer": (2, 5)}, discards={SOUTH: "ice-smith"})
    with_smith_under(battle, "makeinda-ru")
    assert battle.strength("border-archer") == 3

    leaves(battle.table, battle["makeinda-ru"])

    assert battle.at("makeinda-ru") is None
    assert battle["ice-smith"] in battle.table.discard[SOUTH]
    assert battle.strength("border-archer") == 2  # its text has left play with it


@pytest.mark.rule("SW-TUCK-05")
def test_a_card_that_is_tucked_loses_its_tokens_and_what_lay_under_it() -> None:
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "border-archer": (3, 4)},
        discards={SOUTH: "ice-smith"},
        damage={"border-archer": 2},
        boost={"border-archer": 3},
    )
    with_smith_under(battle, "border-archer")

    tuck(battle.table, battle["border-archer"], battle["makeinda-ru"])

    assert (battle.damage("border-archer"), battle.boost("border-archer")) == (0, 0)
    assert under(battle, "makeinda-ru") == [battle["border-archer"]]
    assert battle.table.discard[SOUTH] == (battle["ice-smith"],)


@pytest.mark.rule("SW-TUCK-06")
def test_discarded_tucked_cards_are_not_eliminated(says: Says) -> None:
    """SW-DX-07: 1 magic, not 2, and one thing to react to."""
    says("cold-snap", CountsTheFallen())
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "ollag": (1, 5)},
        north={"fanessa": (5, 3)},
        discards={NORTH: "ember-mage"},
        damage={"fanessa": 8},
        dice=(MR, MR),
    )
    battle.table.discard[NORTH] = ()
    tuck(battle.table, battle["ember-mage"], battle["fanessa"])

    battle.chooses("attack makeinda-ru fanessa")

    assert battle.table.magic == [5 + 1, 5]
    assert battle.boost("ollag") == 1
    assert battle.told("eliminated") == [(battle["fanessa"],)]
    assert set(battle.table.discard[NORTH]) == {battle["fanessa"], battle["ember-mage"]}
