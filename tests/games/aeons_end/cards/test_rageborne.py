"""Rageborne's nine cards and six strikes."""

from typing import Any

import pytest

from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.rules.fury import Strike
from tests.games.aeons_end.rows import attack, given, nemesis_turn, position, prove, row, then


@position
def a_strike(card: str, **given: Any) -> GivenSiege:
    """Rageborne strikes with this card."""
    return GivenSiege(moment="nothing", tier0=card, **given).does(Strike())


test_what_follows_from_a_position = prove(
    row("cleave is a strike", "AE-RAGE-04", "AE-RAGE-07",
        attack("cleave", fury=3, tier0="devastate"), then(gravehold=25, fury=0)),
    row("provoker damages gravehold by the fury", "AE-DMG-08",
        nemesis_turn("provoker", fury=3), then(gravehold=27)),
    row("provoker counts the fury that an older card has just brought", "AE-DMG-08",
        nemesis_turn("bane-sire provoker", fury=2), then(gravehold=27)),
    row("blood cry unleashes four times", "AE-UNLEASH-02",
        nemesis_turn("blood-cry=1", fury=0, tier0="devastate"), then(told_fury_grew=[(1,)] * 4)),
    row("blood cry is discarded for 4 charges of one player", "AE-CHARGE-12", "AE-POWER-07", "AE-POWER-09",
        given(in_play="blood-cry", charges={0: 5, 1: 3}), "discard_power blood-cry",
        then(charges=[1, 3], in_play="", fury=1)),
    row("blood cry is not discarded for 3 charges", "AE-POWER-07",
        given(in_play="blood-cry", charges={0: 3, 1: 5}), then(offers_discard_power=set())),
    # 1 and 3 more for the Fury
    row("invoke carnage counts fury after its unleash", "AE-NEM-14",
        nemesis_turn("invoke-carnage=1", fury=2), "pick_player 1", then(life=[10, 6])),
    row("scorn damages gravehold by 3", "AE-AMBIG-06",
        nemesis_turn("scorn"), "pick_way scorn-damage", then(gravehold=27, fury=1)),
    row("scorn may unleash twice instead", "AE-AMBIG-06",
        nemesis_turn("scorn"), then(seats_asked=(0, 1)), "pick_way scorn-unleash",
        then(gravehold=30, fury=3)),
    row("avatar of wrath strikes", "AE-RAGE-07",
        nemesis_turn("avatar-of-wrath", fury=2, tier0="devastate"), then(gravehold=25, fury=0)),
    # three Unleashes, so three cards; the players say who, and that player says which
    row("onslaught makes the players discard a card for each fury split as they like", "AE-AMBIG-08", "AE-NEM-13",
        attack("onslaught", fury=0, hands={0: "crystal spark", 1: "crystal#2 jade spark#2"}),
        then(seats_asked=(0, 1)), "pick_player 0", then(asked=0), "pick_card spark", "pick_player 1", "pick_card jade",
        "pick_player 1", "pick_card spark#2", then(hand_0="crystal", hand_1="crystal#2", discard_1="jade spark#2")),
    row("onslaught takes all cards when there are too few", "AE-AMBIG-04", "AE-AMBIG-08",
        attack("onslaught", fury=0, hands={0: "crystal", 1: "crystal#2"}), "pick_player 0",
        then(hand_0="", hand_1="")),
    row("rolling death strikes twice", "AE-RAGE-04", "AE-RAGE-06",
        nemesis_turn("rolling-death=1", fury=4, tier0="devastate"),
        then(gravehold=20, told_fury_fell=[(3,), (1,)])),
    # The six strikes
    row("convoke damages a player by 4", "AE-AMBIG-01",
        a_strike("convoke"), "pick_player 1", then(life=[10, 6])),
    row("devastate damages gravehold by 5", "AE-RAGE-04", a_strike("devastate"), then(gravehold=25)),
    row("eviscerate damages the player with the lowest life by 2", "AE-EXHAUST-10",
        a_strike("eviscerate", life={0: 9, 1: 8}), then(life=[9, 6])),
    row("frenzy damages the player with the most open breaches by 3", "AE-AMBIG-02",
        a_strike("frenzy", breaches={0: "OOO2", 1: "O201"}), then(life=[7, 10])),
    row("raze damages gravehold by 3 and a player by 1", "AE-NEM-14",
        a_strike("raze"), "pick_player 0", then(gravehold=27, life=[9, 10])),
    row("seize discards the two costliest prepped spells of all players", "AE-AMBIG-08", "AE-PREP-10",
        a_strike("seize", prepped={0: {1: "consuming-void", 2: "spark"},
            1: {1: "essence-theft", 2: "amplify-vision"}}),
        then(lambda siege: siege.names_of((*siege.table.spells(0), *siege.table.spells(1))) == "spark amplify-vision",
            discard_0="consuming-void", discard_1="essence-theft")),
    row("the players choose among equally costly spells for seize", "AE-AMBIG-02",
        a_strike("seize", prepped={0: {1: "consuming-void", 2: "dark-fire"},
            1: {1: "essence-theft", 2: "spark"}}),
        then(discard_0="consuming-void", seats_asked=(0, 1), offers_pick_card={"dark-fire", "essence-theft"}),
        "pick_card essence-theft", then(discard_1="essence-theft", names_spells_0="dark-fire")),
    row("seize discards the only prepped spell there is", "AE-AMBIG-04",
        a_strike("seize", prepped={0: {1: "spark"}}), then(discard_0="spark")),
    # The nine cards
    *[row(f"unrelenting ire unleashes twice more with both nemesis cards discarded: {discarded}, {fury}",
        "AE-TURNORDER-07",
        attack("unrelenting-ire", fury=0, turn_discard=discarded), then(fury=fury))
        for discarded, fury in [("nemesis player-1 nemesis", 3), ("nemesis player-1", 1), ("nemesis wild", 1)]],
    *[row(f"invoke carnage is discarded for 7 aether: {aether}", "AE-POWER-06",
        given(in_play="invoke-carnage", aether=aether), then(offers_discard_power=offered))
        for aether, offered in [(7, {"invoke-carnage"}), (6, set())]],
    *[row(f"rolling death is discarded for 8 aether: {aether}", "AE-POWER-06",
        given(in_play="rolling-death", aether=aether), then(offers_discard_power=offered))
        for aether, offered in [(8, {"rolling-death"}), (7, set())]],
)  # fmt: skip


# The nine cards


@pytest.mark.rule("AE-COMP-04")
def test_rageborne_has_nine_cards_and_six_strikes_as_printed() -> None:
    own = [card for card in PRINTED.values() if card.nemesis == "rageborne" and card.in_box()]

    assert [(card.key, card.type, card.tier, card.life or card.power) for card in own if card.tier] == [
        ("cleave", "attack", 1, 0),
        ("provoker", "minion", 1, 5),
        ("unrelenting-ire", "attack", 1, 0),
        ("blood-cry", "power", 2, 2),
        ("invoke-carnage", "power", 2, 2),
        ("scorn", "minion", 2, 9),
        ("avatar-of-wrath", "minion", 3, 16),
        ("onslaught", "attack", 3, 0),
        ("rolling-death", "power", 3, 2),
    ]
    strikes = [card.key for card in own if not card.tier and card.type == "strike"]
    assert strikes == ["convoke", "devastate", "eviscerate", "frenzy", "raze", "seize"]
