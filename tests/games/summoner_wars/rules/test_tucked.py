"""Tucked cards: under an object, with it wherever it goes, and no objects themselves (SW-TUCK)."""

from collections.abc import Callable

import pytest

from herna.engine.flow import Call
from herna.games.summoner_wars.cards.shared import Preparing
from herna.games.summoner_wars.given import MR, NORTH, SOUTH, GivenBattle, Says
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.force import Slide
from herna.games.summoner_wars.rules.zones import discard_object, return_to_hand, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Gone, Text
from tests.games.summoner_wars.rows import given, prove, row, texts, then

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


test_what_follows_from_a_position = prove(
    row("a tucked unit is no object on the battlefield", "SW-TUCK-03",
        given("makeinda-ru 3,3 ice-smith 3,4", "fanessa 4,3 gate 4,4", active=NORTH),
        then({"within fanessa 2": {"makeinda-ru", "ice-smith", "gate"}}),
        lambda battle: tuck(battle.table, battle["ice-smith"], battle["makeinda-ru"]),
        then({"at ice-smith": None, "offers attack fanessa": {"makeinda-ru", "gate"},
            "within fanessa 2": {"makeinda-ru", "gate"}},
            lambda battle: battle.named(battle.table.objects(SOUTH)) == "svara makeinda-ru")),
    row("effects do not apply to a tucked card", "SW-TUCK-03",
        given("makeinda-ru 3,3", "ember-mage 5,3", discards={SOUTH: "ice-smith"}, active=NORTH, dice=(MR, MR)),
        lambda battle: with_smith_under(battle, "makeinda-ru"), "attack ember-mage makeinda-ru",
        then({"damage makeinda-ru": 2, "damage ice-smith": 0})),
    *[row(f"an ability of a tucked unit works only if it says so: {type(text).__name__}", "SW-TUCK-03",
        texts({"frost-axe": text}), given("makeinda-ru 3,3 ice-smith 3,4"), then({"strength makeinda-ru": 3}),
        lambda battle: tuck(battle.table, battle["ice-smith"], battle["makeinda-ru"]),
        then({"strength makeinda-ru": strength})) for text, strength in [(Leads(), 2), (LeadsFromBelow(), 3)]],
    row("when the top card is eliminated what lies under it is discarded", "SW-TUCK-04",
        given("makeinda-ru 3,3", "fanessa 5,3", discards={SOUTH: "ice-smith"}, damage={"fanessa": 8}, dice=(MR, MR)),
        lambda battle: with_smith_under(battle, "fanessa"), "attack makeinda-ru fanessa",
        then({"discard south": "ice-smith", "discard north": "fanessa"}, lambda battle: not battle.table.tucked)),
    row("a card that is tucked loses its tokens and what lay under it", "SW-TUCK-05",
        given("makeinda-ru 3,3 border-archer 3,4", discards={SOUTH: "ice-smith"}, damage={"border-archer": 2},
            boost={"border-archer": 3}), lambda battle: with_smith_under(battle, "border-archer"),
        lambda battle: tuck(battle.table, battle["border-archer"], battle["makeinda-ru"]),
        then({"damage border-archer": 0, "boost border-archer": 0, "discard south": "ice-smith"},
            lambda battle: under(battle, "makeinda-ru") == [battle["border-archer"]])),
    row("a tucked card goes along when the top card moves or is forced", "SW-TUCK-02",
        given("makeinda-ru 3,3", discards={SOUTH: "ice-smith"}, phase="move"),
        lambda battle: with_smith_under(battle, "makeinda-ru"), "move makeinda-ru 4,3", "stop",
        then(lambda battle: (battle.at("makeinda-ru"), under(battle, "makeinda-ru")) == ((4, 3),
            [battle["ice-smith"]])),
        lambda battle: battle.play.run(Call(Slide(battle["makeinda-ru"], (space_at(4, 4),)))),
        then(lambda battle: (battle.at("makeinda-ru"), under(battle, "makeinda-ru")) == ((4, 4),
            [battle["ice-smith"]]))),
    *(row(f"a tucked card lies under an object and is controlled by its controller: {top}", "SW-TUCK-01",
        given(south={"makeinda-ru": (3, 3)}, north={"fanessa": (5, 3)}, discards={SOUTH: "ice-smith"}),
        lambda battle, top=top: with_smith_under(battle, top),
        then(lambda battle, top=top: under(battle, top) == [battle["ice-smith"]],
            lambda battle, controller=controller: battle.table.control[battle["ice-smith"]] == controller))
        for top, controller in (("makeinda-ru", SOUTH), ("fanessa", NORTH))),
)  # fmt: skip
