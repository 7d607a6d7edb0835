"""Charges and abilities (AE-CHARGE)."""

import pytest

from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.printed import MAGES
from herna.games.aeons_end.rules.charges import Charges, LosesCharges
from herna.games.aeons_end.texts import ABILITIES
from tests.games.aeons_end.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    row("a charge costs 2 aether and may be bought repeatedly", "AE-CHARGE-01",
        given(aether=5), "buy_charge", "buy_charge", then(charges=[2, 0], aether=1, may_not="buy_charge")),
    row("a bought charge is the buyers", "AE-CHARGE-02", given(active=1, aether=2), "buy_charge", then(charges=[0, 1])),
    row("a charge that an effect gives to a full ability is lost", "AE-CHARGE-04",
        given("brama", "nothing", charges={0: 4}), Charges(3, 0), then(charges=[5])),
    row("an ability needs all its charges (1)", "AE-CHARGE-05",
        given("brama", charges={0: 4}), then(may_not="use_ability")),
    row("an ability needs all its charges (2)", "AE-CHARGE-05",
        given("brama", charges={0: 5}), then(may="use_ability")),
    row("an ability may be activated right after its last charge was bought", "AE-CHARGE-06",
        given("brama", charges={0: 4}, aether=2, life={0: 5}), "buy_charge", "use_ability", then(life=[9])),
    row("activating removes all charges before the effect", "AE-CHARGE-07",
        given("brama kadir", charges={0: 5}), "use_ability", then(prompt="ae-choose-any-player", charges=[0, 0])),
    # just declined
    row("between two actions the active player may let another use an ability", "AE-CHARGE-11", "AE-MAIN-02",
        given("brama xaxos", charges={1: 5}, hands={0: "crystal crystal#2"}, turn_deck="nemesis"), "decline",
        then(offers_give_floor=set()), "play crystal", then(offers_give_floor={"1"}), "give_floor 1", "use_ability",
        "play crystal#2", then(charges=[4, 0], aether=2)),
    row("who declines the floor is not given it again before the next action", "AE-CHARGE-11",
        given("brama xaxos", charges={1: 5}, hands={0: "crystal"}, turn_deck="nemesis"), "decline", "play crystal",
        "give_floor 1", "decline", then(asked=0, offers_give_floor=set())),
    row("an ability cannot interrupt a card that is being resolved", "AE-CHARGE-11",
        given("brama xaxos", charges={1: 5}, hands={0: "burning-opal crystal"}), "decline", "play burning-opal",
        then(asked=0, offered={"pick_card crystal", "decline"})),
    row("adelheim interrupts the nemesis between drawing and resolving", "AE-CHARGE-11",
        given(moment="nemesis-draw", charges={1: 5}, nemesis_deck="slaughter"),
        then(lambda siege: (siege.told("nemesis_drew"), siege.table.gravehold) == ([(siege["slaughter"],)], 30),
            asked=1, prompt="ae-stop-card")),
    row("charges never fall below 0", "AE-CHARGE-12",
        given("brama", "nothing", charges={0: 2}), LosesCharges(3, 0), then(charges=[0])),
    *[row(f"no charge can be bought for a full ability: {mage}", "AE-CHARGE-03",
        given(mage, charges={0: MAGES[mage].charges - 1}, aether=2), then(may="buy_charge"),
        given(mage, charges={0: MAGES[mage].charges}, aether=2), then(may_not="buy_charge")) for mage in MAGES],
    row("an ability may be used again in the same turn once it is filled again", "AE-CHARGE-08",
        given("brama", charges={0: 5}, aether=10, life={0: 1}), "use_ability", *["buy_charge"] * 5, "use_ability",
        then(life=[9])),
    *[row(f"who may act in any main phase is asked when anothers begins: {mage}", "AE-CHARGE-09",
        given(f"brama {mage}", charges={1: 5}, turn_discard="player-1"),
        then(asked=1, offered={"use_ability", "decline"}), "decline", then(asked=0, prompt="ae-phase-main"))
        for mage in ["kadir", "lash", "xaxos"]],
    *[row(f"any main phase includes your own one: {mage}", "AE-CHARGE-10",
        given(mage, charges={0: 5}, turn_discard="player-1"), then(may="use_ability"))
        for mage in ["kadir", "lash", "xaxos"]],
    *[row(f"a price in charges must be paid in full: {charges}", "AE-CHARGE-12",
        given("brama", nemesis="carapace-queen", charges={0: charges}, in_play="blot-the-sun"),
        then(offers_discard_power=offered)) for charges, offered in [(3, set()), (4, {"blot-the-sun"})]],
)  # fmt: skip


@pytest.mark.rule("AE-CHARGE-09")
def test_each_ability_has_its_printed_window() -> None:
    windows = {mage: ABILITIES[printed.ability].window() for mage, printed in MAGES.items()}

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
@pytest.mark.parametrize("mage", ["adelheim", "phaedraxa"])
def test_an_ability_of_another_moment_is_not_for_a_main_phase(mage: str) -> None:
    own, others = GivenSiege(mage, charges={0: 5}), GivenSiege(f"brama {mage}", charges={1: 5})

    assert "use_ability" not in own.offered()
    assert (others.asked(), others.offers("give_floor")) == (0, set())
