"""Whom a choice harms: a page marks it, and asks twice before one harms one's own side."""

from __future__ import annotations

import pytest

from herna.engine.activity import Harm
from herna.engine.view import Chair
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.hand import GivesUp
from herna.games.aeons_end.rules.suffering import Suffers


def harms(siege: GivenSiege) -> dict[str, Harm]:
    """Whom each option harms, in words."""
    chair = Chair(siege.play, siege.seats_asked()[0])
    return {siege.in_words(choice): harm for choice, harm in zip(chair.options(), chair.harms(), strict=True)}


@pytest.mark.rule("AE-TERM-05")
def test_a_card_that_one_may_destroy_is_ones_own_but_a_corruption_is_no_loss() -> None:
    siege = GivenSiege(
        nemesis="crooked-mask", hands={0: "bottled-vortex crystal contagion"}, discards={0: "jade"}, decks={0: "spark"}
    )
    siege.chooses("play bottled-vortex")

    found = harms(siege)

    assert found == {"pick_card crystal": "own", "pick_card jade": "own", "pick_card contagion": "", "decline": ""}


@pytest.mark.rule("AE-NEM-13")
@pytest.mark.parametrize(("destroyed", "harm"), [(True, "own"), (False, "")])
def test_what_must_be_destroyed_is_ones_own_and_what_is_discarded_comes_back(destroyed: bool, harm: Harm) -> None:
    siege = GivenSiege(moment="nothing", hands={0: "crystal jade"}).does(GivesUp(1, destroyed, seat=0))

    assert harms(siege) == {"pick_card crystal": harm, "pick_card jade": harm}


@pytest.mark.rule("AE-DMG-03")
def test_an_enemy_that_is_damaged_is_not_ones_own() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark"}}, breaches={0: "O000"}, in_play="provoker")
    siege.chooses("cast spark")

    assert harms(siege) == {"target nemesis": "others", "target provoker": "others"}


@pytest.mark.rule("AE-EXHAUST-03")
def test_a_breach_that_is_destroyed_is_ones_own() -> None:
    siege = GivenSiege(moment="nothing", life={0: 1}, breaches={0: "O000"}).does(Suffers(1, 0))

    assert set(harms(siege).values()) == {"own"}


@pytest.mark.rule("AE-POWER-09")
def test_a_prepped_spell_that_is_destroyed_is_ones_own() -> None:
    siege = GivenSiege(
        prepped={0: {1: "ignite", 2: "dark-fire", 3: "ignite#2"}}, breaches={0: "OOOO"}, in_play="reality-rupture"
    )
    siege.chooses("discard_power reality-rupture")

    assert set(harms(siege).values()) == {"own"}
