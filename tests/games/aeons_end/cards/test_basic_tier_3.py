"""The basic nemesis cards of tier 3."""

import pytest

from herna.games.aeons_end.given import an_attack
from tests.games.aeons_end.rows import attack, given, nemesis_turn, prove, row, sets, then

TEN = "crystal crystal#2 crystal#3 crystal#4 crystal#5 spark spark#2 spark#3 jade jade#2"


test_what_follows_from_a_position = prove(
    # Doom Aegis
    row("doom aegis damages who has most charges by 4 and takes all of them", "AE-CHARGE-12", "AE-POWER-03",
        nemesis_turn("doom-aegis", charges={0: 1, 1: 3}), then(life=[10, 6], charges=[1, 0])),
    row("doom aegis hits anyone when nobody has charges", "AE-AMBIG-03",
        nemesis_turn("doom-aegis"), then(offers_pick_player={"0", "1"})),
    row("an exhausted player may have the most charges", "AE-GAP-14",
        nemesis_turn("doom-aegis", charges={1: 3}, life={1: 0}), then(gravehold=30 - 8, charges=[0, 0])),
    # Gather Darkness
    # then Kadir alone has four cards to lose; none of them lies anywhere any more
    row("gather darkness destroys four cards of a deck shuffled with the discard pile",
        "AE-TERM-02", "AE-TERM-05", "AE-AMBIG-05",
        attack("gather-darkness", decks={0: " ".join(TEN.split()[:3])},
            discards={0: " ".join(TEN.split()[3:])}), then(count_decks_0=6, discard_0="", times_destroyed=4, fury=3)),
    row("gather darkness hits who has most cards and destroys them all if there are fewer than four",
        "AE-AMBIG-04", "AE-AMBIG-05",
        attack("gather-darkness", decks={0: "crystal", 1: "spark"}, discards={1: "spark#2 jade"}),
        then(deck_0="crystal", deck_1="", discard_1="", fury=3)),
    row("the players choose whom gather darkness hits", "AE-AMBIG-01",
        attack("gather-darkness", decks={0: TEN, 1: "crystal#6 crystal#7 crystal#8 crystal#9"}),
        then(seats_asked=(0, 1)), "pick_player 1", then(deck_1="", fury=3)),
    # Jagged One, Obliterate
    row("jagged one unleashes twice", "AE-UNLEASH-02", given(moment="nemesis", in_play="jagged-one"), then(fury=3)),
    row("obliterate lets who has most open breaches destroy four hand cards", "AE-MAIN-05", "AE-NEM-13",
        attack("obliterate", breaches={1: "OO11"}, hands={1: "crystal crystal#2 crystal#3 spark jade"}),
        then(fury=3, asked=1), "pick_way obliterate-cards", "pick_card crystal", "pick_card spark",
        "pick_card crystal#2", "pick_card crystal#3", then(hand_1="jade", discard_1="", life=[10, 10])),
    row("who destroys all their cards decides in which order corruptions go back", "AE-CORR-04", "AE-NEM-13",
        attack("obliterate", nemesis="crooked-mask", breaches={1: "OO11"},
            hands={1: "contagion crystal grim-sight spark"}, tier0="nothingness fever-of-war delirium-veil"),
        "pick_player 0", "pick_player 0", "pick_way obliterate-cards",
        then(asked=1, offers_pick_card={"contagion", "crystal", "grim-sight", "spark"}), "pick_card grim-sight",
        then(lambda siege: siege.kinds(siege.table.corruptions)[-2:] == ["grim-sight", "contagion"], hand_1="")),
    row("obliterate may be answered by suffering 4 damage", "AE-MAIN-05",
        attack("obliterate", breaches={1: "OO11"}, hands={1: "crystal crystal#2 crystal#3 spark"}),
        "pick_way obliterate-damage", then(life=[10, 6], count_hands_1=4)),
    row("obliterate deals 4 damage to who holds fewer than four cards", "AE-MAIN-05",
        attack("obliterate", breaches={1: "OO11"}, hands={1: "crystal crystal#2 spark"}),
        then(life=[10, 6], count_hands_1=3)),
    row("the players choose among those with equally many open breaches for obliterate", "AE-AMBIG-02",
        attack("obliterate", hands={0: TEN}), "pick_player 1", then(life=[10, 6])),
    # Reality Rupture
    row("reality rupture unleashes three times", "AE-UNLEASH-02",
        nemesis_turn("reality-rupture", fury=0), then(fury=3)),
    row("reality rupture is discarded for two prepped spells that cost 3", "AE-POWER-06", "AE-POWER-09",
        given(prepped={0: {1: "spark", 2: "phoenix-flame", 3: "ignite", 4: "essence-theft"}},
            in_play="reality-rupture"), "discard_power reality-rupture",
        then(offers_pick_card={"phoenix-flame", "ignite", "essence-theft"}), "pick_card ignite",
        "pick_card phoenix-flame",
        then(names_spells_0="spark essence-theft", discard_0="", in_play="",
            story_destroyed=["destroyed ignite", "destroyed phoenix-flame"])),
    row("nobody is asked which spells when there are just two for reality rupture", "AE-POWER-06",
        given(prepped={0: {1: "spark", 2: "phoenix-flame", 3: "ignite"}}, in_play="reality-rupture"),
        "discard_power reality-rupture", then(names_spells_0="spark", prompt="ae-phase-main")),
    row("one costly spell is not enough for reality rupture", "AE-POWER-07", "AE-POWER-09",
        given(prepped={0: {1: "spark", 2: "phoenix-flame"}, 1: {1: "ignite"}}, in_play="reality-rupture"),
        then(offers_discard_power=set())),
    # Sunder, Topple
    row("sunder damages gravehold and the player with the lowest life by 4", "AE-AMBIG-06", "AE-EXHAUST-10",
        attack("sunder", life={1: 9}, turn_discard="nemesis"), "pick_way sunder-damage",
        then(gravehold=26, life=[10, 5])),
    row("topple unleashes twice and damages gravehold by 4", "AE-ATTACK-01",
        attack("topple"), then(fury=3, gravehold=26)),
    row("doom aegis is discarded for 7 aether of any use", "AE-POWER-06", "AE-POWER-10",
        given(aether=6, in_play="doom-aegis"), sets(gem_aether=5), then(offers_discard_power=set()), sets(aether=7),
        "discard_power doom-aegis", then(aether=0, gem_aether=5, in_play="")),
    row("corruptions destroyed by gather darkness are passed on with increased difficulty", "AE-CORR-14",
        attack("gather-darkness", nemesis="crooked-mask", harder=True,
            tier0="contagion grim-sight fever-of-war endless-hunger",
            decks={0: "lust-for-power blind-abandon crystal crystal#2"}, hands={0: "jade"}),
        # when two of the four are passed on, to his and to her discard pile
        "pick_player 1", "pick_player 0",
        then(lambda siege: siege.table.type(siege.table.discards[0][0]) == "corruption",
            lambda siege: siege.table.type(siege.table.discards[1][0]) == "corruption", times_destroyed=4)),
)  # fmt: skip


@pytest.mark.rule("AE-TURNORDER-13", "AE-TURNORDER-07")
def test_sunder_shuffles_all_discarded_nemesis_cards_into_the_turn_order_deck() -> None:
    siege = an_attack("sunder", turn_deck="player-1", turn_discard="nemesis player-2 nemesis")

    siege.chooses("pick_way sunder-turn-order")

    # then one of the three has been turned over already
    left = siege.names_of((*siege.table.turn_deck, *siege.table.turn_discard)).split()
    assert sorted(left) == ["nemesis", "nemesis", "player-1", "player-2"]
    assert siege.told("shuffled_turn_deck") == [(2,)]
    assert "player-2" in siege.names_of(siege.table.turn_discard)
    assert siege.table.gravehold == 30
