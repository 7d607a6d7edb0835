"""The abilities of the eight mages."""

import pytest

from herna.games.aeons_end.given import GivenSiege, deals
from herna.games.aeons_end.printed import MAGES
from herna.games.aeons_end.rules.suffering import Suffers, Unleash
from herna.games.aeons_end.table import Siege
from tests.games.aeons_end.rows import given, position, prove, row, then


@position
def siege_with_ward(card: str, charges: int = 5) -> GivenSiege:
    """The nemesis draws a card while Adelheim's ability is charged."""
    return GivenSiege(moment="nemesis-draw", charges={1: charges}, nemesis_deck=f"{card} haze-spewer")


@position
def with_rune(turn_deck: str, in_play: str = "") -> GivenSiege:
    """A turn order card is turned over while Phaedraxa's ability is charged."""
    return GivenSiege(
        "phaedraxa kadir",
        "turn-order",
        charges={0: 5},
        turn_deck=turn_deck,
        in_play=in_play,
        nemesis_deck="woven-sky eye-of-nothing",
    )


def harm(table: Siege) -> tuple[list[int], int]:
    return table.life, table.gravehold


test_what_follows_from_a_position = prove(
    row("adelheim may let an attack happen and keeps the charges", "AE-GAP-25",
        siege_with_ward("slaughter"), "decline", then(gravehold=27, charges=[0, 5])),
    row("adelheim cannot stop a minion", "AE-GAP-25",
        siege_with_ward("provoker"), then(lambda siege: siege.prompt() != "ae-stop-card", in_play="provoker")),
    row("adelheim is not asked with a charge missing", "AE-CHARGE-05",
        siege_with_ward("slaughter", charges=4), then(gravehold=27, prompt="ae-phase-main")),
    row("adelheims ability cannot be used in a main phase", "AE-CHARGE-09",
        given("adelheim kadir", charges={0: 5}), then(offers_use_ability=set())),
    row("brama cannot wake an exhausted player", "AE-EXHAUST-09",
        given("brama kadir", charges={0: 5}, life={1: 0}), "use_ability", "pick_player 1", then(life=[10, 0])),
    # Jian
    row("jian casts a prepped spell of any player twice and then it is discarded",
        given("jian kadir", charges={0: 4}, prepped={0: {1: "spark"}, 1: {3: "spark#2"}}, breaches={1: "O2O2"},
            in_play="provoker"), "use_ability", then(offers_cast={"spark", "spark#2"}), "cast spark#2",
        then(names_spells_1="spark#2"), "target nemesis", then(names_spells_1=""), "target provoker",
        then(nemesis_life=68, tokens={"provoker": 3}, discard_1="spark#2", charges=[0, 0])),
    row("jian needs a prepped spell", "AE-CHARGE-09",
        given("jian kadir", charges={0: 4}), then(offers_use_ability=set())),
    row("what a mirrored spell gives the caster gets twice", "AE-CAST-12",
        given("jian brama", charges={0: 4}, prepped={1: {1: "buried-light"}}), "use_ability",
        then(nemesis_life=68, aether=2)),
    row("a mirrored spell whose breach is destroyed in between is not cast again",
        given("jian kadir", nemesis="carapace-queen", charges={0: 4}, life={0: 1}, prepped={0: {1: "dark-fire"}},
            hands={0: "crystal crystal#2"}, husks=4), "use_ability", "pick_card crystal", "pick_card crystal#2",
        "target husk", "accept", "pick_breach 0-I",
        then(discard_0="crystal crystal#2 dark-fire", discard_1="", times_cast=1, husks=2)),
    # Kadir
    row("kadir takes up to three spells back in his main phase", "AE-CHARGE-10",
        given(charges={0: 5}, discards={0: "spark crystal ignite dark-fire spark#2"}), "use_ability",
        then(offered={"pick_card spark", "pick_card ignite", "pick_card dark-fire", "pick_card spark#2", "decline"}),
        "pick_card spark", "pick_card ignite", "pick_card spark#2",
        then(prompt="ae-phase-main", hand_0="spark ignite spark#2", discard_0="crystal dark-fire")),
    row("equal spells that lie next to each other are one choice for kadir", "AE-DRAW-06",
        given(charges={0: 5}, discards={0: "spark spark#2 crystal spark#3"}), "use_ability",
        then(offered={"pick_card spark", "pick_card spark#3", "decline"})),
    row("kadir may take fewer spells",
        given(charges={0: 5}, discards={0: "spark ignite"}), "use_ability", "pick_card ignite", "decline",
        then(hand_0="ignite", discard_0="spark")),
    row("in anothers main phase that player takes the spells that kadir gives", "AE-GAP-36",
        given("adelheim kadir", charges={1: 5}, discards={0: "spark", 1: "ignite"}),
        then(asked=1, prompt="ae-use-ability"), "use_ability", then(asked=0, offered={"pick_card spark", "decline"}),
        "pick_card spark", then(hand_0="spark", discard_1="ignite", charges=[0, 0])),
    row("after kadirs gate two spells fit at an open breach this turn", "AE-PREP-08",
        given(charges={0: 5}, hands={0: "spark spark#2 spark#3"}, turn_deck="player-1 player-1 player-1"),
        "use_ability", "prep spark 0-I", then(offers_prep={"spark#2 0-I"}), "prep spark#2 0-I",
        then(offers_prep=set()), "end_phase", "cast spark", "end_phase",
        then(phase="main", names_spells_0="spark#2", offers_prep=set())),
    # Lash
    row("lash shuffles a players card into the turn order deck and that player suffers 1 damage",
        "AE-GAP-16", "AE-TURNORDER-13",
        given("lash kadir brama", charges={0: 5}, turn_deck="nemesis", turn_discard="player-2 wild nemesis player-1"),
        "use_ability", then(asked=0, offers_pick_player={"0", "1"}), "pick_player 1",
        then(lambda siege: sorted(siege.table.key(card) for card in siege.table.turn_deck) == ["nemesis", "player-2"],
            names_turn_discard="wild nemesis player-1", life=[10, 9, 10])),
    row("lash may act in anothers main phase", "AE-CHARGE-09",
        given("kadir lash", charges={1: 5}, turn_discard="player-1"), "use_ability",
        then(life=[9, 10], prompt="ae-phase-main", asked=0)),
    # Mist
    row("mist lets an ally draw four cards",
        given("mist kadir brama", charges={0: 5}, hands={2: "jade"}, decks={2: "crystal crystal#2"},
            discards={2: "spark crystal#3 crystal#4"}), "use_ability", then(asked=0, offers_pick_player={"1", "2"}),
        "pick_player 2", then(hand_2="jade crystal crystal#2 spark crystal#3", deck_2="crystal#4", discard_2="")),
    row("alone mist draws the four cards herself", "AE-SOLO-06",
        given("mist", charges={0: 5}, decks={0: "crystal crystal#2 spark crystal#3 crystal#4"}), "use_ability",
        then(hand_0="crystal crystal#2 spark crystal#3")),
    row("phaedraxa prevents all damage in the turn that begins", "AE-CHARGE-09", "AE-GAP-10",
        with_rune("nemesis player-1", "provoker convoke"), then(asked=0, offered={"use_ability", "decline"}),
        "use_ability", then(lambda siege: harm(siege.table) == ([10, 10], 30), phase="main", charges=[0, 0])),
    row("phaedraxas rune ends with the turn", "AE-GAP-10", "AE-DRAW-11",
        with_rune("nemesis nemesis player-1", "provoker"), "use_ability", then(gravehold=29)),
    # before the next turn
    row("phaedraxa may keep the charges",
        with_rune("nemesis player-1", "provoker"), "decline",
        then(prompt="ae-use-ability", gravehold=29, charges=[5, 0])),
    row("phaedraxa knows whose turn begins", "AE-TURNORDER-07",
        with_rune("nemesis player-1"), then(told_turned_over=[("nemesis",)])),
    # Xaxos
    # Kadir is full: the last charge can only be Brama's
    row("xaxos shares 4 charges among allies", "AE-GAP-37",
        given("xaxos kadir brama", charges={0: 5, 1: 3}, turn_deck="nemesis"), "use_ability",
        then(asked=0, offers_pick_player={"1", "2"}), "pick_player 1", "pick_player 2", "pick_player 1",
        then(prompt="ae-phase-main", charges=[0, 5, 2])),
    row("charges of xaxos that find no space are lost", "AE-GAP-37",
        given("xaxos brama mist", charges={0: 5, 1: 4, 2: 5}, turn_deck="nemesis"), "use_ability",
        then(charges=[0, 5, 5])),
    row("alone xaxos takes 4 charges himself after his own were removed", "AE-CHARGE-07", "AE-GAP-37",
        given("xaxos", charges={0: 5}, turn_deck="nemesis"), "use_ability", then(charges=[4])),
    row("xaxos reveals the turn order deck and puts it in any order",
        given("xaxos", charges={0: 5}, turn_deck="nemesis player-1 nemesis player-1"), "use_ability",
        then(offered={"pick_turn_card nemesis", "pick_turn_card player-1"}), "pick_turn_card player-1",
        "pick_turn_card nemesis", "pick_turn_card player-1",
        then(names_turn_deck="player-1 nemesis player-1 nemesis", told_revealed_turn_card=[("nemesis",), ("player-1",),
            ("nemesis",), ("player-1",)])),
    row("everybody knows the order that xaxos made",
        given("xaxos brama", charges={0: 5}, turn_deck="nemesis player-1 player-2"), "use_ability",
        "pick_turn_card player-2", "pick_turn_card player-1",
        then(lambda siege: all(siege.table.cards.known_to(card, 1, 2) for card in siege.table.turn_deck),
            names_turn_deck="player-2 player-1 nemesis")),
    row("xaxos reshuffles an empty turn order deck and arranges all of it", "AE-GAP-08",
        given("xaxos", charges={0: 5}, turn_deck="", turn_discard="nemesis player-1 player-1"), "use_ability",
        "pick_turn_card player-1", "pick_turn_card player-1",
        then(names_turn_deck="player-1 player-1 nemesis", turn_discard=())),
    row("xaxos may act in anothers main phase", "AE-CHARGE-09",
        given("kadir xaxos", charges={1: 5}, turn_deck="nemesis"), "use_ability", then(charges=[4, 0], asked=0)),
    *[row(f"an ability takes the printed number of charges: {mage}, {spaces}",
        given(mage, aether=20), *["buy_charge"] * spaces,
        then(charges=[spaces], aether=20 - 2 * spaces, offers_buy_charge=set()))
        for mage, spaces in [(mage, 4 if mage == "jian" else 5) for mage in MAGES]],
    *[row(f"adelheim discards a drawn attack or power without effect: {card}", "AE-CHARGE-09", "AE-GAP-25",
        siege_with_ward(card), then(asked=1, offered={"use_ability", "decline"}), "use_ability",
        then(charges=[0, 0], names_nemesis_discard=card, in_play="", gravehold=30, fury=1,
            names_nemesis_deck="haze-spewer")) for card in ["slaughter", "woven-sky"]],
    # Brama
    *[row(f"brama gives any player 4 life up to the most: {chosen}", "AE-TERM-06", "AE-DMG-05",
        given("brama kadir", charges={0: 5}, life={0: 5, 1: 7}), "use_ability",
        then(asked=0, offers_pick_player={"0", "1"}), chosen, then(life=life, charges=[0, 0]))
        for chosen, life in [("pick_player 0", [9, 7]), ("pick_player 1", [5, 10])]],
    *[row(f"an ability for ones main phase cannot be used in anothers: {mage}", "AE-CHARGE-09",
        given(f"kadir {mage}", charges={1: 5}, prepped={1: {2: "spark"}}),
        then(prompt="ae-phase-main", offers_give_floor=set())) for mage in ["brama", "jian", "mist"]],
    row("kadir takes either of two equal spells that lie apart since the order of the rest differs", "AE-DRAW-06",
        "AE-DRAW-08",
        given(charges={0: 5}, discards={0: "spark crystal spark#2"}), "use_ability", "pick_card spark", "decline",
        then(discard_0="crystal spark#2"),
        given(charges={0: 5}, discards={0: "spark crystal spark#2"}), "use_ability",
        "pick_card spark#2", "decline", then(discard_0="spark crystal")),
    *[row(f"lash needs a players card in the turn order discard pile: {discard}", "AE-GAP-17",
        given("lash kadir brama", charges={0: 5}, turn_discard=discard), then(offers_use_ability=set()))
        for discard in ["", "nemesis wild"]],
    row("phaedraxas rune also prevents what exhaustion and surplus husks do to gravehold", "AE-GAP-10",
        given("phaedraxa kadir", "nothing", nemesis="carapace-queen", life={1: 0}, husks=15),
        lambda siege: siege.lasts("shield"), (Suffers(3, 1), Unleash(), deals(0, 2)), "target nemesis",
        then(lambda siege: harm(siege.table) == ([10, 0], 30), husks=15),
        # enemies lose life as ever
        then(nemesis_life=58)),
)  # fmt: skip


# Brama


@pytest.mark.rule("AE-TURNORDER-13")
def test_nobody_knows_the_turn_order_deck_after_lashs_shuffle() -> None:
    siege = GivenSiege("lash", charges={0: 5}, turn_deck="nemesis player-1", turn_discard="player-1")
    for card in siege.table.turn_deck:
        siege.table.cards.show(card, -1)

    siege.chooses("use_ability")

    assert [siege.table.cards.known_to(card, 0, 1) for card in siege.table.turn_deck] == [False] * 3
