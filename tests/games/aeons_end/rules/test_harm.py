"""Whom a choice harms: a page marks it, and asks twice before one harms one's own side."""

import pytest

from herna.engine.activity import Harm
from herna.games.aeons_end.cards.basic import Pulverize
from herna.games.aeons_end.cards.rageborne import DiscardCostliest
from herna.games.aeons_end.deeds import Deed, OnePlayer
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.breaches import DiscardsPrepped
from herna.games.aeons_end.rules.devouring import Devour
from herna.games.aeons_end.rules.hand import GivesUp, MayGiveUp, PassedOn
from herna.games.aeons_end.rules.suffering import Suffers
from herna.games.aeons_end.table import NEMESIS
from tests.kit.harms import harms


@pytest.mark.rule("AE-TERM-05")
def test_a_card_that_one_may_destroy_is_ones_own_but_a_corruption_is_no_loss() -> None:
    siege = GivenSiege(
        nemesis="crooked-mask", hands={0: "bottled-vortex crystal contagion"}, discards={0: "jade"}, decks={0: "spark"}
    )
    siege.chooses("play bottled-vortex")

    found = harms(siege)

    assert found == {"pick_card crystal": "own", "pick_card jade": "own", "pick_card contagion": "", "decline": ""}


@pytest.mark.rule("AE-NEM-13")
@pytest.mark.parametrize(("destroyed", "harm"), [(True, "own"), (False, "cost")])
def test_what_must_be_destroyed_is_ones_own_and_what_is_discarded_comes_back(destroyed: bool, harm: Harm) -> None:
    siege = GivenSiege(nemesis="crooked-mask", moment="nothing", hands={0: "crystal jade contagion"}).does(
        GivesUp(1, destroyed, seat=0)
    )

    assert harms(siege) == {"pick_card crystal": harm, "pick_card jade": harm, "pick_card contagion": ""}


@pytest.mark.rule("AE-AMBIG-09")
def test_a_card_that_one_may_discard_for_something_is_its_price() -> None:
    siege = GivenSiege(moment="nothing", hands={0: "crystal jade"}).does(MayGiveUp(1, NEMESIS, seat=0))

    assert harms(siege) == {"pick_card crystal": "cost", "pick_card jade": "cost", "decline": ""}


@pytest.mark.rule("AE-AMBIG-08")
def test_gems_that_protect_gravehold_are_a_price() -> None:
    siege = GivenSiege(moment="nothing", hands={0: "crystal spark"}).does(Pulverize(NEMESIS))

    assert harms(siege) == {"pick_card crystal": "cost", "done": ""}


@pytest.mark.rule("AE-AMBIG-02")
def test_whom_the_nemesis_strikes_is_on_ones_own_side() -> None:
    siege = GivenSiege(mages="jian adelheim", moment="nothing").does(OnePlayer((Suffers(1),)))

    assert set(harms(siege).values()) == {"cost"}


@pytest.mark.rule("AE-AMBIG-02")
@pytest.mark.parametrize("deed", [DiscardsPrepped(seat=0), DiscardCostliest(NEMESIS, 1)])
def test_a_prepped_spell_that_the_nemesis_takes_is_ones_own(deed: Deed) -> None:
    siege = GivenSiege(moment="nothing", prepped={0: {1: "ignite", 2: "ignite#2"}}, breaches={0: "OO00"}).does(deed)

    assert harms(siege) == {"pick_card ignite": "cost", "pick_card ignite#2": "cost"}


@pytest.mark.rule("AE-GLUT-14")
def test_what_the_nemesis_devours_is_lost_to_all() -> None:
    siege = GivenSiege(nemesis="prince-of-gluttons", moment="nothing").does(Devour(1))

    assert set(harms(siege).values()) == {"cost"}


@pytest.mark.rule("AE-CORR-14")
def test_a_corruption_that_is_passed_on_burdens_ones_own_side() -> None:
    siege = GivenSiege(nemesis="crooked-mask", mages="jian adelheim", moment="nothing", hands={0: "contagion"})

    siege.does(PassedOn(siege["contagion"]))

    assert set(harms(siege).values()) == {"cost"}


@pytest.mark.rule("AE-DMG-03")
def test_an_enemy_that_is_damaged_is_not_ones_own() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "spark"}}, breaches={0: "O000"}, in_play="provoker")
    siege.chooses("cast spark")

    assert harms(siege) == {"target nemesis": "others", "target provoker": "others"}


@pytest.mark.rule("AE-EXHAUST-03")
def test_a_breach_that_is_destroyed_is_ones_own() -> None:
    siege = GivenSiege(moment="nothing", life={0: 1}, breaches={0: "O000"}).does(Suffers(1, 0))

    assert set(harms(siege).values()) == {"cost"}


@pytest.mark.rule("AE-POWER-09")
def test_a_prepped_spell_that_is_destroyed_is_ones_own() -> None:
    siege = GivenSiege(
        prepped={0: {1: "ignite", 2: "dark-fire", 3: "ignite#2"}}, breaches={0: "OOOO"}, in_play="reality-rupture"
    )
    siege.chooses("discard_power reality-rupture")

    assert set(harms(siege).values()) == {"cost"}
