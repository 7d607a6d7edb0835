"""Control and ownership: whose a card is, who commands it, and that these are two things (SW-CTRL)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.effects import Lasting
from herna.engine.flow import Play
from herna.games.summoner_wars.deed import Aimed, Deed
from herna.games.summoner_wars.rules.values import END_OF_TURN
from herna.games.summoner_wars.rules.zones import discard_object, take_control, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Text
from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle, Says

# Texts that these tests give to units and events


class ControlForATurn(Text):
    """Choose an enemy unit: you control it until the end of the turn."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Deed:
        return Controlling(me, "mind-control", seat)


@dataclass(frozen=True, slots=True)
class Controlling(Aimed):
    """The unit is controlled until the end of the turn."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return [unit for unit in play.table.units(1 - self.seat) if not play.table.is_summoner(unit)]

    def target(self, play: Play[Battlefield], card: int) -> None:
        take_control(play.table, card, self.seat)
        play.table.lasting.append(Lasting("control", card, play.table.owner(card), self.source, END_OF_TURN))


class Banner(Text):
    """An event under a unit: all units of its controller have strength +1."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 0 if table.enemy(unit, table.control[me]) else 1


class RallyingEvent(Text):
    """ACTIVE: your units have strength +1."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 0 if table.enemy(unit, table.control[me]) else 1


def seat_shown(battle: GivenBattle, name: str) -> int:
    """The player whom a card on the battlefield faces."""
    objects = battle.play.game.view(battle.table, -1)["objects"]
    return int(next(thing["seat"] for thing in objects if thing["card"] == battle[name]))


@pytest.mark.rule("SW-CTRL-01")
def test_a_card_belongs_for_ever_to_the_player_whose_deck_it_was_in() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, north={"fanessa": (5, 3)})

    battle.gives_control("border-archer", NORTH).gives_control("fanessa", SOUTH)

    assert [battle.table.owner(battle[name]) for name in ("border-archer", "fanessa")] == [SOUTH, NORTH]
    assert [battle.table.control[battle[name]] for name in ("border-archer", "fanessa")] == [NORTH, SOUTH]


@pytest.mark.rule("SW-CTRL-02")
def test_a_player_controls_the_objects_of_the_own_deck_until_an_effect_says_otherwise(says: Says) -> None:
    says("mind-control", ControlForATurn())
    battle = GivenBattle(
        south={"border-archer": (3, 3)}, north={"fanessa": (5, 3)}, phase="summon", hands={SOUTH: "mind-control"}
    )
    assert battle.table.units(SOUTH) == [battle["svara"], battle["border-archer"]]

    battle.chooses("play mind-control", "target fanessa").ends_phases_until("move")

    assert battle.offers("move fanessa")
    assert battle.table.units(NORTH) == [battle["sneeks"]]


@pytest.mark.rule("SW-CTRL-02")
def test_a_player_controls_the_own_active_events(says: Says) -> None:
    says("pyre", RallyingEvent())
    battle = GivenBattle(
        south={"border-archer": (3, 3)}, north={"makeinda-ru": (5, 3)}, phase="summon", hands={SOUTH: "pyre"}
    )

    battle.chooses("play pyre")

    assert (battle.strength("border-archer"), battle.strength("makeinda-ru")) == (2 + 1, 2)


@pytest.mark.rule("SW-CTRL-03")
def test_a_card_faces_the_player_who_controls_it() -> None:
    battle = GivenBattle(south={}, north={"fanessa": (5, 3)})
    assert seat_shown(battle, "fanessa") == NORTH

    battle.gives_control("fanessa", SOUTH)

    assert seat_shown(battle, "fanessa") == SOUTH


@pytest.mark.rule("SW-CTRL-04")
def test_control_for_a_turn_ends_with_the_turn(says: Says) -> None:
    says("mind-control", ControlForATurn())
    battle = GivenBattle(south={}, north={"fanessa": (5, 3)}, phase="summon", hands={SOUTH: "mind-control"})

    battle.chooses("play mind-control", "target fanessa").ends_phases_until("magic")
    assert seat_shown(battle, "fanessa") == SOUTH
    battle.chooses("end_phase")

    assert battle.table.active == NORTH
    assert seat_shown(battle, "fanessa") == NORTH
    assert battle.ends_phases_until("move").offers("move fanessa")


@pytest.mark.rule("SW-CTRL-05")
@pytest.mark.parametrize(("target", "penalty"), [("ember-mage", 0), ("gate", 1)])
def test_enemy_and_own_are_a_matter_of_control_not_of_ownership(target: str, penalty: int) -> None:
    battle = GivenBattle(south={"border-archer": (3, 3), "ember-mage": (2, 3)}, north={"gate": (5, 3)}, dice=(MR, MR))
    battle.gives_control("ember-mage", NORTH).gives_control("gate", SOUTH)

    battle.chooses(f"attack border-archer {target}", "end_phase")

    assert battle.damage("svara") == penalty  # for having attacked nothing of the enemy's


@pytest.mark.rule("SW-CTRL-05")
def test_engage_answers_steps_of_enemies_not_of_units_that_an_opponent_owns() -> None:
    battle = GivenBattle(south={}, north={"royal-guardian": (4, 3), "fanessa": (4, 4)}, phase="move")
    battle.gives_control("fanessa", SOUTH)

    battle.chooses("move fanessa 4,5", "stop")

    assert battle.damage("fanessa") == 1


@pytest.mark.rule("SW-CTRL-06")
def test_an_eliminated_card_goes_to_its_owners_pile_and_pays_by_control() -> None:
    """SW-DX-12: a card of South's that North controls is eliminated by South."""
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "border-archer": (5, 3)}, damage={"border-archer": 3}, dice=(MR, MR)
    )
    battle.gives_control("border-archer", NORTH)

    battle.chooses("attack makeinda-ru border-archer")

    assert battle.table.discard == [(battle["border-archer"],), ()]
    assert battle.table.magic == [6, 5]


@pytest.mark.rule("SW-CTRL-06")
def test_a_discarded_card_goes_to_its_owners_pile() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, active=NORTH).gives_control("border-archer", NORTH)

    discard_object(battle.table, battle["border-archer"])

    assert battle.table.discard == [(battle["border-archer"],), ()]
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-CTRL-07")
def test_who_controls_a_card_controls_what_lies_under_it(says: Says) -> None:
    says("hellforged", Banner())
    battle = GivenBattle(south={"border-archer": (3, 3)}, north={"makeinda-ru": (5, 3)}, discards={SOUTH: "hellforged"})
    tuck(battle.table, battle["hellforged"], battle["border-archer"])
    assert (battle.strength("border-archer"), battle.strength("makeinda-ru")) == (2 + 1, 2)

    battle.gives_control("border-archer", NORTH)

    assert battle.table.control[battle["hellforged"]] == NORTH
    assert (battle.strength("border-archer"), battle.strength("makeinda-ru")) == (2 + 1, 2 + 1)
    assert battle.strength("svara") == 3


@pytest.mark.rule("SW-CTRL-07", "SW-CTRL-04")
def test_what_lies_under_a_card_goes_back_with_it(says: Says) -> None:
    says("mind-control", ControlForATurn())
    battle = GivenBattle(
        south={},
        north={"fanessa": (5, 3)},
        phase="summon",
        hands={SOUTH: "mind-control"},
        discards={NORTH: "hellforged"},
    )
    tuck(battle.table, battle["hellforged"], battle["fanessa"])

    battle.chooses("play mind-control", "target fanessa")
    assert battle.table.control[battle["hellforged"]] == SOUTH
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.table.control[battle["hellforged"]] == NORTH


@pytest.mark.rule("SW-CTRL-08")
def test_tokens_stay_on_a_card_whose_control_changes() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, damage={"border-archer": 2}, boost={"border-archer": 3})

    battle.gives_control("border-archer", NORTH)

    assert (battle.damage("border-archer"), battle.boost("border-archer")) == (2, 3)
