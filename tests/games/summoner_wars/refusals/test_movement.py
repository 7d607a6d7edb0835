"""Why a unit does not move there, in the order of the rules."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.rules.zones import gain_ability
from herna.games.summoner_wars.texts import Text
from tests.kit.battle import SOUTH, GivenBattle, Says
from tests.kit.refused import in_the_way, in_words, refused, rule_and_key

MAGES = {"frost-mage": (3, 1), "frost-mage#2": (3, 3), "frost-mage#3": (3, 5), "ice-smith": (5, 5)}


def test_units_move_in_the_move_phase() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, phase="attack")

    reason = refused(battle, "move", "frost-mage", (4, 3))

    assert rule_and_key(reason) == ("SW-MOVE-01", "sw-why-phase")
    assert in_words(battle, reason) == "This is done in the Move phase; now it is the Attack phase. [SW-MOVE-01]"


def test_nobody_moves_a_unit_of_the_opponent() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (6, 3)}, phase="move")

    reason = refused(battle, "move", "smeg", (5, 3))

    assert rule_and_key(reason) == ("SW-MOVE-01", "sw-why-not-yours-to-move")


def test_a_unit_that_was_taken_over_is_ones_own() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (6, 3)}, phase="move").gives_control(
        "smeg", SOUTH
    )

    reason = refused(battle, "move", "smeg", (1, 3))

    assert reason.key == "sw-why-too-far"


def test_a_card_in_hand_does_not_move() -> None:
    battle = GivenBattle(south={}, phase="move", hands={SOUTH: "frost-mage"})

    reason = refused(battle, "move", "frost-mage", (4, 3))

    assert rule_and_key(reason) == ("SW-MOVE-01", "sw-why-not-on-battlefield")


def test_a_gate_does_not_move() -> None:
    battle = GivenBattle(south={"gate": (3, 3)}, phase="move")

    reason = refused(battle, "move", "gate", (4, 3))

    assert rule_and_key(reason) == ("SW-MOVE-06", "sw-why-structures-stay")


def test_a_unit_moves_once_in_a_phase() -> None:
    battle = GivenBattle(south=MAGES, phase="move").chooses("move frost-mage 4,1", "stop")

    reason = refused(battle, "move", "frost-mage", (5, 1))

    assert rule_and_key(reason) == ("SW-MOVE-09", "sw-why-moved")


def test_after_three_units_no_fourth_moves_and_the_three_are_shown() -> None:
    battle = GivenBattle(south=MAGES, phase="move")
    for mage in ("frost-mage 4,1", "frost-mage#2 4,3", "frost-mage#3 4,5"):
        battle.chooses(f"move {mage}", "stop")

    reason = refused(battle, "move", "ice-smith", (6, 5))

    assert rule_and_key(reason) == ("SW-MOVE-01", "sw-why-most-moved")
    assert in_the_way(battle, reason) == {"frost-mage", "frost-mage#2", "frost-mage#3"}
    assert rule_and_key(refused(battle, "move", "", (6, 5))) == rule_and_key(reason)


def test_too_far_says_how_far_it_is_and_how_far_the_unit_goes() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, phase="move")

    reason = refused(battle, "move", "frost-mage", (6, 3))

    assert reason.rule == "SW-MOVE-01"
    assert in_words(battle, reason) == "c6 is 3 spaces away; Frost Mage can go only 2 spaces now. [SW-MOVE-01]"


def test_after_the_first_step_one_space_is_left() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, phase="move").chooses("move frost-mage 4,3")

    reason = refused(battle, "step", (6, 3))

    assert in_words(battle, reason) == "c6 is 2 spaces away; Frost Mage can go only 1 space now. [SW-MOVE-01]"


def test_a_space_two_steps_away_is_reached_step_by_step() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, phase="move")

    assert rule_and_key(refused(battle, "move", "frost-mage", (5, 3))) == ("SW-MOVE-02", "sw-why-step-by-step")
    assert rule_and_key(refused(battle, "move", "frost-mage", (4, 4))) == ("SW-MOVE-02", "sw-why-step-by-step")


def test_an_occupied_space_is_refused_with_what_stands_there() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (4, 3)}, phase="move")

    reason = refused(battle, "move", "frost-mage", (4, 3))

    assert rule_and_key(reason) == ("SW-MOVE-05", "sw-why-occupied")
    assert in_the_way(battle, reason) == {"smeg"}


def test_a_blocked_way_is_refused_with_everything_that_stands_in_it() -> None:
    battle = GivenBattle(
        south={"frost-mage": (3, 3), "gate": (4, 3)}, north={"smeg": (3, 4), "blarf": (2, 2)}, phase="move"
    )

    straight = refused(battle, "move", "frost-mage", (5, 3))
    bent = refused(battle, "move", "frost-mage", (4, 4))

    assert rule_and_key(straight) == rule_and_key(bent) == ("SW-MOVE-04", "sw-why-way-blocked")
    assert in_the_way(battle, straight) == {"gate"}
    assert in_the_way(battle, bent) == {"gate", "smeg"}
    assert in_words(battle, bent) == (
        "The way to d4 is blocked for Frost Mage. In the way: Smeg and 1 more. [SW-MOVE-04]"
    )


def test_what_a_unit_goes_through_is_not_in_its_way() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3), "gate": (4, 3)}, phase="move")
    gain_ability(battle.table, battle["frost-mage"], ("climb",))

    assert refused(battle, "move", "frost-mage", (5, 3)).key == "sw-why-step-by-step"


def test_a_unit_does_not_stop_on_what_it_goes_through() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3), "gate": (4, 3)}, phase="move")
    gain_ability(battle.table, battle["frost-mage"], ("climb",))
    battle.chooses("move frost-mage 4,3")

    reason = refused(battle, "stop")

    assert rule_and_key(reason) == ("SW-MOVE-05", "sw-why-no-stop")
    assert in_the_way(battle, reason) == {"gate"}


def test_a_unit_cannot_move_to_where_it_stands() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, phase="move")

    assert rule_and_key(refused(battle, "move", "frost-mage", (3, 3))) == ("SW-MOVE-07", "sw-why-same-space")


def test_a_unit_with_no_spaces_left_cannot_move() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, phase="move")
    gain_ability(battle.table, battle["frost-mage"], ("slow",))
    battle.table.answering["fewer_spaces_given"] = ((battle["frost-mage"], "tempest"),)

    assert rule_and_key(refused(battle, "move", "frost-mage", (4, 3))) == ("SW-MOVE-07", "sw-why-no-spaces")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_text_that_forbids_moving_is_named(language: str) -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, phase="move")
    gain_ability(battle.table, battle["frost-mage"], ("immobile",))

    reason = refused(battle, "move", "frost-mage", (4, 3))

    assert rule_and_key(reason) == ("SW-TIME-12", "sw-why-text-forbids-moving")
    assert {"en": "Immobile", "cs": "Nehybnost"}[language] in in_words(battle, reason, language)


def test_a_frozen_unit_neither_moves_nor_attacks() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (4, 3)}, phase="move")
    battle.table.frozen = (battle["frost-mage"],)

    assert rule_and_key(refused(battle, "move", "frost-mage", (2, 3))) == ("SW-TIME-12", "sw-why-frozen")
    battle.ends_phases_until("attack")
    assert rule_and_key(refused(battle, "attack", "frost-mage", "smeg")) == ("SW-TIME-12", "sw-why-frozen")


def test_while_a_unit_moves_nothing_else_begins() -> None:
    battle = GivenBattle(south=MAGES, phase="move", hands={SOUTH: "glacial-shift"}).chooses("move frost-mage 4,1")

    other = refused(battle, "move", "ice-smith", (6, 5))

    assert rule_and_key(other) == ("SW-MOVE-10", "sw-why-still-moving")
    assert in_the_way(battle, other) == {"frost-mage"}
    assert rule_and_key(refused(battle, "play", "glacial-shift")) == ("SW-EVT-03", "sw-why-still-moving")


def test_a_charge_is_straight_and_clear_and_not_too_far() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3), "ice-smith": (3, 1), "gate": (5, 3)}, phase="move")
    gain_ability(battle.table, battle["frost-mage"], ("charge",))

    assert rule_and_key(refused(battle, "charge", "ice-smith", (4, 1))) == ("SW-ABIL-01", "sw-why-no-ability")
    assert rule_and_key(refused(battle, "charge", "frost-mage", (4, 4))) == ("SW-DIST-06", "sw-why-not-straight")
    assert rule_and_key(refused(battle, "charge", "frost-mage", (8, 3))) == ("SW-DIST-06", "sw-why-too-far")
    blocked = refused(battle, "charge", "frost-mage", (6, 3))
    assert rule_and_key(blocked) == ("SW-DIST-06", "sw-why-way-blocked")
    assert in_the_way(battle, blocked) == {"gate"}


def test_a_unit_without_such_an_ability_does_nothing_instead_of_moving() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3), "border-archer": (5, 5)}, phase="move")

    assert refused(battle, "instead_of_moving", "frost-mage", "prepare").key == "sw-why-nothing-instead"
    assert refused(battle, "instead_of_moving", "border-archer", "flight").key == "sw-why-no-ability"
    assert refused(battle, "instead_of_moving", "border-archer", "").key == "sw-why-choose-effect"


def test_a_choice_that_is_only_begun_is_told_what_is_still_to_be_chosen() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3)}, north={"smeg": (6, 3)}, phase="move")

    assert refused(battle, "move", "frost-mage", "").key == "sw-why-choose-space"
    assert refused(battle, "move", "", (4, 3)).key == "sw-why-choose-mover"
    assert refused(battle, "move", "", (6, 3)).key == "sw-why-occupied"


def test_a_unit_that_is_hemmed_in_is_told_so_without_a_space() -> None:
    around = {"gate": (4, 3), "gate#2": (2, 3), "gate#3": (3, 2), "gate#4": (3, 4)}
    battle = GivenBattle(south={"frost-mage": (3, 3), **around}, phase="move")

    reason = refused(battle, "move", "frost-mage", "")

    assert rule_and_key(reason) == ("SW-MOVE-04", "sw-why-hemmed-in")
    assert in_the_way(battle, reason) == set(around)


def test_a_unit_that_is_a_structure_stays_unless_a_text_lets_it_move(says: Says) -> None:
    says("mobile-structure", Text())
    battle = GivenBattle(south={"ice-golem": (3, 3)}, phase="move")

    assert rule_and_key(refused(battle, "move", "ice-golem", (4, 3))) == ("SW-MOVE-06", "sw-why-structures-stay")


def test_a_charge_does_not_end_on_an_occupied_space_or_beside_the_board() -> None:
    battle = GivenBattle(south={"frost-mage": (3, 3), "gate": (5, 3)}, phase="move")
    gain_ability(battle.table, battle["frost-mage"], ("charge",))

    assert rule_and_key(refused(battle, "charge", "frost-mage", (5, 3))) == ("SW-MOVE-05", "sw-why-occupied")
    assert rule_and_key(refused(battle, "charge", "frost-mage", (9, 3))) == ("SW-COMP-04", "sw-why-no-such-space")
    assert rule_and_key(refused(battle, "charge", "", (4, 3))) == ("SW-MOVE-01", "sw-why-choose-mover")


def test_who_has_done_something_instead_of_moving_has_had_its_move() -> None:
    archers = {"border-archer": (3, 1), "border-archer#2": (3, 2), "border-archer#3": (3, 3), "lioness": (3, 4)}
    battle = GivenBattle(south=archers, phase="move")
    for archer in list(archers)[:3]:
        battle.chooses(f"instead_of_moving {archer} prepare")

    said = in_words(battle, refused(battle, "move", "lioness", (4, 4)))

    assert said == "3 of your units have had their move already; that is all for this phase. [SW-MOVE-01]"
