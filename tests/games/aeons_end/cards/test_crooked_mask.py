"""The nine cards of Crooked Mask."""

import pytest

from herna.games.aeons_end.given import GivenSiege, deals
from herna.games.aeons_end.table import NEMESIS
from herna.games.aeons_end.texts import NEMESIS_CARDS
from tests.games.aeons_end.rows import given, prove, row, then

MASK = "crooked-mask"


test_what_follows_from_a_position = prove(
    row("burden lets only a player with a closed breach focus", "AE-AMBIG-05",
        given(nemesis=MASK, moment="nemesis-draw", nemesis_deck="burden slaughter", tier0="grim-sight contagion",
            breaches={0: "OOOO", 1: "OO2O"}), "pick_player 0", "pick_player 0", then(breaches_1=(4, 4, 3, 4))),
    row("a player who damages corrupter gains a corruption onto the deck",
        given(nemesis=MASK, moment="nothing", in_play="corrupter", decks={1: "crystal"}, tier0="grim-sight contagion"),
        deals(1, 2), "target corrupter", then(tokens={"corrupter": 4}, deck_1="grim-sight crystal", deck_0="")),
    row("corrupter corrupts also who kills it",
        given(nemesis=MASK, moment="nothing", in_play="corrupter=1", tier0="grim-sight"), deals(0, 5),
        "target corrupter", then(in_play="", deck_0="grim-sight")),
    row("corrupter persists by 1 damage to gravehold and has 6 life",
        given(nemesis=MASK, moment="nemesis", in_play="corrupter", nemesis_deck="needlemaw slaughter"),
        then(gravehold=29, tokens={"corrupter": 6}, deck_0="", deck_1="")),
    # then all Crystals are gone, and a card of cost 4 or less is gained
    row("tempt hits the player with the most crystals",
        given(nemesis=MASK, moment="nemesis-draw", nemesis_deck="tempt slaughter", hands={0: "crystal spark crystal#2",
            1: "crystal#3 spark#2 spark#3"}),
        then(hand_0="spark", hand_1="crystal#3 spark#2 spark#3", life=[7, 10], asked=0, offers_pick_pile={"jade",
            "searing-ruby", "flexing-dagger", "bottled-vortex", "amplify-vision"}), "pick_pile searing-ruby",
        then(discard_0="crystal crystal#2 searing-ruby", aether=0)),
    row("tempt lets the players choose when nobody has a crystal", "AE-AMBIG-02", "AE-AMBIG-03",
        given(nemesis=MASK, moment="nemesis-draw", nemesis_deck="tempt slaughter", hands={0: "spark"}),
        then(offers_pick_player={"0", "1"}), "pick_player 1", "pick_pile jade", then(life=[10, 7], discard_1="jade")),
    row("pain sower hurts one player and another one focuses", "AE-NEM-14",
        given(mages="kadir adelheim mist", nemesis=MASK, moment="nemesis", in_play="pain-sower",
            nemesis_deck="needlemaw slaughter"), then(offers_pick_player={"0", "1", "2"}), "pick_player 1",
        then(life=[10, 8, 10], offers_pick_player={"0", "2"}), "pick_player 2", "pick_breach 2-IV",
        then(breaches_2=(4, 2, 1, 2))),
    row("pain sower leaves the only player who can focus for the second part", "AE-AMBIG-05",
        given(nemesis=MASK, moment="nemesis", in_play="pain-sower", nemesis_deck="needlemaw slaughter",
            breaches={0: "OO1O", 1: "OOOO"}), then(life=[10, 8], breaches_0=(4, 4, 2, 4))),
    row("pain sower does both to who plays alone", "AE-SOLO-13",
        given(mages="kadir", nemesis=MASK, moment="nemesis", in_play="pain-sower", nemesis_deck="needlemaw slaughter"),
        "pick_breach 0-II", then(life=[8], breaches_0=(4, 3, 1, 2))),
    row("twisting madness is discarded for four cards of which one is replaced", "AE-POWER-07",
        given(nemesis=MASK, hands={0: "crystal spark crystal#2 grim-sight"}, decks={0: "jade#2"},
            in_play="twisting-madness"), "discard_power twisting-madness", "pick_card grim-sight", "pick_card spark",
        then(hand_0="jade#2", discard_0="grim-sight spark crystal crystal#2", in_play="")),
    row("twisting madness cannot be discarded with three cards",
        given(nemesis=MASK, hands={0: "crystal spark crystal#2"}, in_play="twisting-madness"),
        then(offers_discard_power=set())),
    row("vex with a short deck discards what is there and nothing is unleashed", "AE-GAP-26",
        given(nemesis=MASK, moment="nemesis-draw", nemesis_deck="vex topple", in_play="bane-sire",
            turn_deck="player-1"), then(gravehold=26, nemesis_deck=(), told_unleashed=[])),
    # when: also a player with all their life may be chosen (AE-GAP-15)
    row("afflict gives two different players two corruptions and 1 life each",
        given(mages="kadir adelheim mist", nemesis=MASK, moment="nemesis-draw", nemesis_deck="afflict slaughter",
            tier0="grim-sight contagion nothingness fever-of-war", life={0: 3, 1: 5}),
        then(offers_pick_player={"0", "1", "2"}), "pick_player 2", then(offers_pick_player={"0", "1"}),
        "pick_player 0",
        then(lambda siege: [siege.deck(seat) for seat in range(3)] == ["fever-of-war nothingness", "",
            "contagion grim-sight"], life=[4, 5, 10])),
    row("afflict is done twice to who plays alone", "AE-SOLO-13",
        given(mages="kadir", nemesis=MASK, moment="nemesis-draw", nemesis_deck="afflict slaughter",
            tier0="grim-sight contagion nothingness fever-of-war", life={0: 3}),
        then(deck_0="fever-of-war nothingness contagion grim-sight", life=[5])),
    row("bedlam sage gives gravehold 2 life and hurts the player with the most",
        given(nemesis=MASK, moment="nemesis", in_play="bedlam-sage", nemesis_deck="needlemaw slaughter", gravehold=20,
            life={0: 5, 1: 9}), then(gravehold=22, life=[5, 6], tokens={"bedlam-sage": 14})),
    row("bedlam sage lets the players choose among equals", "AE-AMBIG-02",
        given(nemesis=MASK, moment="nemesis", in_play="bedlam-sage", nemesis_deck="needlemaw slaughter"),
        "pick_player 1", then(life=[10, 7])),
    # given: only the second player has three cards that are no corruptions
    row("ruin priest exchanges three clean cards for three corruptions", "AE-AMBIG-05",
        given(nemesis=MASK, moment="nemesis", in_play="ruin-priest", nemesis_deck="needlemaw slaughter",
            hands={0: "crystal crystal#2 blind-abandon", 1: "spark crystal#3 jade#2 jade#3"},
            tier0="grim-sight contagion nothingness fever-of-war", turn_deck="wild"), "pick_card jade#2",
        "pick_card spark", then(offers_pick_card={"crystal#3", "jade#3"}), "pick_card crystal#3",
        then(hand_0="crystal crystal#2 blind-abandon", hand_1="jade#3 grim-sight contagion nothingness",
            discard_1="jade#2 spark crystal#3", tokens={"ruin-priest": 17})),
    row("ruin priest takes what there is and gives all three", "AE-AMBIG-04", "AE-CORR-05",
        given(nemesis=MASK, moment="nemesis", in_play="ruin-priest", nemesis_deck="needlemaw slaughter",
            hands={0: "crystal", 1: "spark crystal#2"}, tier0="grim-sight contagion"), "pick_card spark",
        then(hand_1="grim-sight contagion", gravehold=28)),
    *[row(f"burden gives the players together two corruptions and one a focus: {first}, {second}", "AE-AMBIG-08",
        given(nemesis=MASK, moment="nemesis-draw", nemesis_deck="burden slaughter",
            tier0="grim-sight contagion nothingness"), f"pick_player {first}", f"pick_player {second}",
        # the group chooses who focuses, and that player which breach
        then(deck_0=decks[0], deck_1="contagion" if second else "", names_corruptions="nothingness",
            seats_asked=(0, 1)), "pick_player 1", then(asked=1), "pick_breach 1-III",
        then(breaches_1=(4, 2, 1, 1), names_nemesis_discard="burden"))
        for first, second, decks in [(0, 0, ("contagion grim-sight", "")), (0, 1, ("grim-sight",))]],
    *[row(f"twisting madness gives gravehold 3 and crooked mask 13 life: {gravehold}, {nemesis}", "AE-DMG-05",
        "AE-DMG-06",
        given(nemesis=MASK, moment="nemesis", in_play="twisting-madness=1", gravehold=gravehold, nemesis_life=nemesis,
            nemesis_deck="needlemaw slaughter"),
        then(gravehold=after, nemesis_life=left, names_nemesis_discard="twisting-madness"))
        for gravehold, nemesis, after, left in [(20, 50, 23, 63), (29, 60, 30, 70)]],
)  # fmt: skip


@pytest.mark.rule("AE-INFO-03")
@pytest.mark.parametrize("card", ["tempt", "ruin-priest"])
def test_private_hands_are_shown_before_they_are_compared(card: str) -> None:
    # given cards that were drawn unseen by the other player
    siege = GivenSiege(nemesis=MASK, moment="nothing", hands={0: "crystal", 1: "crystal#2"}, open_hands=False)
    for held in siege.ids("crystal crystal#2"):
        siege.table.cards.seen[held] = 0

    # when
    text = NEMESIS_CARDS[card]
    siege.does(*text.attack(siege.table, NEMESIS), *text.persistent(siege.table, NEMESIS))

    # then
    assert siege.seats_asked() == (0, 1)
    assert siege.told("showed") == [(0, siege["crystal"], "crystal"), (1, siege["crystal#2"], "crystal")]
    assert siege.table.cards.known_to(siege["crystal#2"], 0, 2)


@pytest.mark.parametrize(
    ("deck", "damage"),
    [("topple sunder slaughter", 8), ("dispel topple sunder", 4), ("dispel skewer topple", 0)],
)
def test_vex_discards_two_cards_and_costs_gravehold_4_life_for_each_of_tier_3(deck: str, damage: int) -> None:
    siege = GivenSiege(nemesis=MASK, moment="nemesis-draw", nemesis_deck=f"vex {deck}")

    one, two, rest = deck.split()
    assert siege.table.gravehold == 30 - damage
    assert siege.names_of(siege.table.nemesis_discard) == f"{one} {two} vex"
    assert siege.names_of(siege.table.nemesis_deck) == rest
    assert all(siege.table.cards.known_to(card, 1, 2) for card in siege.table.nemesis_discard)
