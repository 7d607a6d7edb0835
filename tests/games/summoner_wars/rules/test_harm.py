"""Whom a choice harms: a page marks it, and asks twice before one harms one's own side."""

from __future__ import annotations

import pytest

from herna.engine.activity import Harm
from herna.engine.view import Chair
from herna.games.summoner_wars.given import SOUTH, GivenBattle


def harms(battle: GivenBattle) -> dict[str, Harm]:
    """Whom each option harms, in words."""
    chair = Chair(battle.play, SOUTH)
    return {battle.in_words(choice): harm for choice, harm in zip(chair.options(), chair.harms(), strict=True)}


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
