"""Charges and abilities (AE-CHARGE)."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.printed import MAGES
from herna.games.aeons_end.rules.charges import Charges, LosesCharges
from herna.games.aeons_end.texts import ABILITIES
from tests.kit.siege import GivenSiege


@pytest.mark.rule("AE-CHARGE-01")
def test_a_charge_costs_2_aether_and_may_be_bought_repeatedly() -> None:
    siege = GivenSiege(aether=5)

    siege.chooses("buy_charge", "buy_charge")

    assert (siege.table.charges, siege.table.aether) == ([2, 0], 1)
    assert "buy_charge" not in siege.offered()


@pytest.mark.rule("AE-CHARGE-02")
def test_a_bought_charge_is_the_buyers() -> None:
    siege = GivenSiege(active=1, aether=2)

    siege.chooses("buy_charge")

    assert siege.table.charges == [0, 1]


@pytest.mark.rule("AE-CHARGE-03")
@pytest.mark.parametrize("mage", MAGES)
def test_no_charge_can_be_bought_for_a_full_ability(mage: str) -> None:
    spaces = MAGES[mage].charges

    assert "buy_charge" in GivenSiege(mage, charges={0: spaces - 1}, aether=2).offered()
    assert "buy_charge" not in GivenSiege(mage, charges={0: spaces}, aether=2).offered()


@pytest.mark.rule("AE-CHARGE-04")
def test_a_charge_that_an_effect_gives_to_a_full_ability_is_lost() -> None:
    siege = GivenSiege("brama", "nothing", charges={0: 4})

    siege.does(Charges(3, 0))

    assert siege.table.charges == [5]


@pytest.mark.rule("AE-CHARGE-05")
def test_an_ability_needs_all_its_charges() -> None:
    assert "activate" not in GivenSiege("brama", charges={0: 4}).offered()
    assert "activate" in GivenSiege("brama", charges={0: 5}).offered()


@pytest.mark.rule("AE-CHARGE-06")
def test_an_ability_may_be_activated_right_after_its_last_charge_was_bought() -> None:
    siege = GivenSiege("brama", charges={0: 4}, aether=2, life={0: 5})

    siege.chooses("buy_charge", "activate")

    assert siege.table.life == [9]


@pytest.mark.rule("AE-CHARGE-07")
def test_activating_removes_all_charges_before_the_effect() -> None:
    siege = GivenSiege("brama kadir", charges={0: 5})

    siege.chooses("activate")

    assert (siege.prompt(), siege.table.charges) == ("ae-choose-any-player", [0, 0])


@pytest.mark.rule("AE-CHARGE-08")
def test_an_ability_may_be_used_again_in_the_same_turn_once_it_is_filled_again() -> None:
    siege = GivenSiege("brama", charges={0: 5}, aether=10, life={0: 1})

    siege.chooses("activate", *["buy_charge"] * 5, "activate")

    assert siege.table.life == [9]


@pytest.mark.rule("AE-CHARGE-09")
def test_each_ability_has_its_printed_window() -> None:
    windows = {mage: ABILITIES[mage].window() for mage in MAGES}

    assert windows == {
        "brama": "own-main",
        "jian": "own-main",
        "mist": "own-main",
        "kadir": "any-main",
        "lash": "any-main",
        "xaxos": "any-main",
        "adelheim": "nemesis-draws",
        "phaedraxa": "turn-order",
    }


@pytest.mark.rule("AE-CHARGE-09")
@pytest.mark.parametrize("mage", ["kadir", "lash", "xaxos"])
def test_who_may_act_in_any_main_phase_is_asked_when_anothers_begins(mage: str) -> None:
    siege = GivenSiege(f"brama {mage}", charges={1: 5}, turn_discard="player-1")

    assert (siege.asked(), siege.offered()) == ((1,), {"activate", "decline"})
    siege.chooses("decline")

    assert (siege.asked(), siege.prompt()) == ((0,), "ae-phase-main")


@pytest.mark.rule("AE-CHARGE-09")
@pytest.mark.parametrize("mage", ["adelheim", "phaedraxa"])
def test_an_ability_of_another_moment_is_not_for_a_main_phase(mage: str) -> None:
    own, others = GivenSiege(mage, charges={0: 5}), GivenSiege(f"brama {mage}", charges={1: 5})

    assert "activate" not in own.offered()
    assert (others.asked(), others.offers("give_floor")) == ((0,), set())


@pytest.mark.rule("AE-CHARGE-10")
@pytest.mark.parametrize("mage", ["kadir", "lash", "xaxos"])
def test_any_main_phase_includes_the_own_one(mage: str) -> None:
    siege = GivenSiege(mage, charges={0: 5}, turn_discard="player-1")

    assert "activate" in siege.offered()


@pytest.mark.rule("AE-CHARGE-11", "AE-MAIN-02")
def test_between_two_actions_the_active_player_may_let_another_use_an_ability() -> None:
    siege = GivenSiege("brama xaxos", charges={1: 5}, hands={0: "crystal crystal#2"}, turn_deck="nemesis")

    siege.chooses("decline")
    assert siege.offers("give_floor") == set()  # just declined
    siege.chooses("play crystal")
    assert siege.offers("give_floor") == {"1"}
    siege.chooses("give_floor 1", "activate", "play crystal#2")

    assert (siege.table.charges, siege.table.aether) == ([4, 0], 2)


@pytest.mark.rule("AE-CHARGE-11")
def test_who_declines_the_floor_is_not_given_it_again_before_the_next_action() -> None:
    siege = GivenSiege("brama xaxos", charges={1: 5}, hands={0: "crystal"}, turn_deck="nemesis")

    siege.chooses("decline", "play crystal", "give_floor 1", "decline")

    assert (siege.asked(), siege.offers("give_floor")) == ((0,), set())


@pytest.mark.rule("AE-CHARGE-11")
def test_an_ability_cannot_interrupt_a_card_that_is_being_resolved() -> None:
    siege = GivenSiege("brama xaxos", charges={1: 5}, hands={0: "burning-opal crystal"})

    siege.chooses("decline", "play burning-opal")

    assert (siege.asked(), siege.offered()) == ((0,), {"give_up crystal", "decline"})


@pytest.mark.rule("AE-CHARGE-11")
def test_adelheim_interrupts_the_nemesis_between_drawing_and_resolving() -> None:
    siege = GivenSiege(moment="nemesis-draw", charges={1: 5}, nemesis_deck="slaughter")

    assert (siege.asked(), siege.prompt()) == ((1,), "ae-stop-card")
    assert (siege.told("nemesis_drew"), siege.table.gravehold) == ([(siege["slaughter"],)], 30)


@pytest.mark.rule("AE-CHARGE-12")
def test_charges_never_fall_below_0() -> None:
    siege = GivenSiege("brama", "nothing", charges={0: 2})

    siege.does(LosesCharges(3, 0))

    assert siege.table.charges == [0]


@pytest.mark.rule("AE-CHARGE-12")
@pytest.mark.parametrize(("charges", "offered"), [(3, set()), (4, {"blot-the-sun"})])
def test_a_price_in_charges_must_be_paid_in_full(charges: int, offered: set[str]) -> None:
    siege = GivenSiege("brama", nemesis="carapace-queen", charges={0: charges}, in_play="blot-the-sun")

    assert siege.offers("discard_power") == offered
