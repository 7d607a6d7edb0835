"""Whom a choice harms: a page marks it, and asks twice before one harms one's own side."""

import pytest

from herna.engine.view import Chair
from herna.games.summoner_wars.given import SOUTH, GivenBattle
from tests.kit.harms import harms


@pytest.mark.rule("SW-ATK-08")
def test_an_attack_harms_the_side_of_its_target() -> None:
    found = harms(GivenBattle("bear-cavalry 3,3 ice-golem 3,4", "beast-rider 4,3"))

    assert found["attack bear-cavalry beast-rider"] == "others"
    assert found["attack bear-cavalry ice-golem"] == "own"
    assert found["end_phase"] == ""


def test_who_controls_a_unit_is_its_side() -> None:
    battle = GivenBattle("bear-cavalry 3,3", "beast-rider 4,3").gives_control("beast-rider", SOUTH)

    assert harms(battle)["attack bear-cavalry beast-rider"] == "own"


def test_a_shifted_structure_is_not_harmed() -> None:
    battle = GivenBattle("svara 2,3 gate 4,5", phase="move").chooses("move svara 3,3", "stop")

    assert harms(battle) == {"target gate": "", "decline": ""}


def test_what_is_rammed_is_harmed() -> None:
    """Ice Ram: a unit beside a structure that has moved gets 1 damage."""
    battle = GivenBattle("ice-golem 3,3 frost-mage 4,4", "beast-rider 5,3", phase="summon", hands={SOUTH: "ice-ram"})
    battle.chooses("play ice-ram", "end_phase", "move ice-golem 4,3")

    found = harms(battle)

    assert (found["target beast-rider"], found["target frost-mage"]) == ("others", "own")


def test_what_a_unit_is_blown_over_is_harmed() -> None:
    """Blast: every unit that the target is forced through gets 1 damage too."""
    battle = GivenBattle(
        "ret-talus 3,3 gul-dass 3,5", "horde-slinger 3,4 ollag 5,4", phase="move", hands={SOUTH: "blast"}
    ).chooses("play blast", "target horde-slinger")

    found = harms(battle)

    assert (found["force horde-slinger 3,6"], found["force horde-slinger 4,4"]) == ("own", "")
    assert found["force horde-slinger 6,4"] == ""


def test_control_of_an_enemy_is_taken_from_the_others() -> None:
    battle = GivenBattle("svara 3,3", "beast-rider 4,3", phase="summon", hands={SOUTH: "mind-control"})

    assert harms(battle.chooses("play mind-control"))["target beast-rider"] == "others"


@pytest.mark.parametrize(
    ("event", "cost"),
    [("purge", "target gul-dass"), ("blood-summon", "target gul-dass"), ("elut-bal", "summon elut-bal 4,3")],
)
def test_what_a_card_costs_ones_own_side_is_a_cost(event: str, cost: str) -> None:
    phase, hands = "move" if event == "purge" else "summon", {SOUTH: f"{event} undead-archer"}
    battle = GivenBattle("ret-talus 1,4 gul-dass 4,3", "ollag 5,3", phase, hands, magic=(9, 5))
    if event != "elut-bal":
        battle.chooses(f"play {event}")

    assert harms(battle)[cost] == "cost"


def test_who_is_purged_strikes_whom_the_player_harms() -> None:
    battle = GivenBattle("gul-dass 4,3 dragos 4,4", "ollag 5,3", phase="move", hands={SOUTH: "purge"})
    battle.chooses("play purge", "target gul-dass", "done")

    assert harms(battle) == {"target ollag": "others", "target dragos": "own", "decline": ""}


def test_a_unit_that_dragos_drains_is_a_cost() -> None:
    battle = GivenBattle("dragos 4,3 gul-dass 4,4", "ollag 5,3", dice=(1,) * 9).chooses("attack dragos ollag")

    assert harms(battle)["target gul-dass"] == "cost"


def test_the_eaters_food_is_a_cost() -> None:
    battle = GivenBattle("the-eater 4,3 horde-slinger 4,4").chooses("end_phase", "resolve the-eater feed-the-eater")

    assert harms(battle) == {"pick_card horde-slinger": "cost", "pick_card the-eater": "cost"}


@pytest.mark.rule("SW-MOVE-02")
def test_a_step_that_an_enemy_answers_is_a_cost_and_its_damage_is_forecast() -> None:
    battle = GivenBattle("bear-cavalry 3,3", "royal-guardian 3,4 royal-guardian#2 4,3", phase="move")
    away, on = "move bear-cavalry 2,3", "step 1,3"

    assert harms(battle)[away] == "cost"
    assert forecasts(battle)[away] == [("sw-forecast-answered", 2)]
    battle.chooses(away)
    assert (harms(battle)[on], forecasts(battle)[on]) == ("", [])


@pytest.mark.rule("SW-DIST-06")
def test_a_charge_past_an_enemy_who_answers_is_a_cost() -> None:
    battle = GivenBattle("beast-rider 3,1", "royal-guardian 2,2", phase="move")

    assert harms(battle)["charge beast-rider 3,2"] == ""
    assert harms(battle)["charge beast-rider 3,3"] == "cost"
    assert forecasts(battle)["charge beast-rider 3,3"] == [("sw-forecast-answered", 1)]


def test_of_a_step_onwards_over_a_unit_nothing_is_forecast() -> None:
    """Where the unit stands is not where it steps from."""
    battle = GivenBattle("horde-climber 3,3 gate 3,4", "royal-guardian 2,3", phase="move")
    battle.chooses("move horde-climber 3,4")

    assert forecasts(battle)["step 3,5"] == []


def forecasts(battle: GivenBattle) -> dict[str, list[tuple[str, object]]]:
    """What is forecast of each option: the key, and its number."""
    chair = Chair(battle.play, SOUTH)
    told = zip(chair.options(), chair.forecast(), strict=True)
    return {battle.in_words(choice): [(one.key, one.arguments[0][1]) for one in messages] for choice, messages in told}
