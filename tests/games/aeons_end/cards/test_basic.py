"""The basic nemesis cards of tiers 1 and 2."""

import pytest

from herna.games.aeons_end.printed import PRINTED
from tests.games.aeons_end.rows import attack, given, nemesis_turn, prove, row, then

HAND = "crystal crystal#2 spark jade"


test_what_follows_from_a_position = prove(
    # Agony Field
    # only she can discard three cards; she chooses them and their order
    # two equal cards are left
    row("agony field unleashes and makes a player discard three and draw one",
        "AE-POWER-03", "AE-NEM-13", "AE-AMBIG-05",
        nemesis_turn("agony-field=1", hands={0: HAND, 1: "crystal#3 crystal#4"}, decks={0: "spark#2"}),
        then(fury=2, asked=0), "pick_card jade", "pick_card spark",
        then(discard_0="jade spark crystal", hand_0="crystal#2 spark#2", names_nemesis_discard="agony-field")),
    row("agony field hits the player who can discard most", "AE-AMBIG-04", "AE-AMBIG-05",
        nemesis_turn("agony-field=1", hands={0: "crystal", 1: "crystal#3 crystal#4"}, decks={1: "spark#2"}),
        then(hand_0="crystal", hand_1="spark#2")),
    # it is destroyed
    row("agony field is discarded for a hand card that costs 2", "AE-POWER-06", "AE-POWER-09",
        given(hands={0: "crystal jade searing-ruby"}, in_play="agony-field"), "discard_power agony-field",
        then(offers_pick_card={"jade", "searing-ruby"}), "pick_card jade",
        then(in_play="", hand_0="crystal searing-ruby", discard_0="")),
    row("agony field is not discarded for a cheaper card", "AE-POWER-09",
        given(hands={0: "crystal spark"}, in_play="agony-field"), then(offers_discard_power=set())),
    # Bane Sire, Bleed Static, Eye of Nothing
    row("bane sire unleashes", "AE-NEM-03", "AE-UNLEASH-01", nemesis_turn("bane-sire"), then(fury=2)),
    row("bleed static deals 2 damage for each prepped spell to who has most", "AE-POWER-03",
        nemesis_turn("bleed-static=1", prepped={0: {1: "spark"}, 1: {1: "spark#2", 2: "spark#3"}}),
        then(life=[10, 6])),
    row("bleed static hits one of those tied", "AE-AMBIG-02",
        nemesis_turn("bleed-static=1", prepped={0: {1: "spark"}, 1: {1: "spark#2"}}),
        then(seats_asked=(0, 1)), "pick_player 1", then(life=[10, 8])),
    row("bleed static asks nobody when no spell is prepped", "AE-AMBIG-11",
        nemesis_turn("bleed-static=1"), then(prompt="ae-phase-main", life=[10, 10])),
    row("bleed static cannot be discarded", "AE-POWER-05",
        given(hands={0: HAND}, aether=20, charges={0: 5}, in_play="bleed-static"), then(offers_discard_power=set())),
    row("eye of nothing unleashes twice", "AE-UNLEASH-02", nemesis_turn("eye-of-nothing=1"), then(fury=3)),
    # Haze Spewer, Skewer, Slaughter, Woven Sky
    row("haze spewer damages gravehold by its life and then itself", "AE-DMG-08", "AE-MINION-06",
        nemesis_turn("haze-spewer=4"), then(gravehold=26, tokens={"haze-spewer": 3})),
    row("haze spewer with 1 life kills itself", "AE-MINION-02", "AE-MINION-06",
        nemesis_turn("haze-spewer=1"),
        then(gravehold=29, in_play="jagged-one", names_nemesis_discard="haze-spewer")),
    row("skewer unleashes and the player who suffers 3 damage draws a card", "AE-ATTACK-01", "AE-AMBIG-01",
        attack("skewer", decks={0: "crystal", 1: "spark"}), "pick_player 1",
        then(fury=2, life=[10, 7], hand_1="spark", hand_0="")),
    row("slaughter unleashes and damages gravehold by 3", "AE-ATTACK-01",
        attack("slaughter"), then(fury=2, gravehold=27)),
    row("woven sky unleashes and a player suffers 4 damage", "AE-POWER-03", "AE-AMBIG-01",
        nemesis_turn("woven-sky=1"), then(fury=2), "pick_player 0", then(life=[6, 10])),
    row("woven sky is discarded for three hand cards of one player", "AE-POWER-07", "AE-POWER-09", "AE-DRAW-12",
        given(hands={0: "crystal spark jade ignite"}, in_play="woven-sky"), "discard_power woven-sky",
        "pick_card spark", "pick_card jade", "pick_card crystal",
        then(discard_0="spark jade crystal", hand_0="ignite", in_play="", fury=1)),
    row("two hand cards are not enough for woven sky", "AE-POWER-07", "AE-POWER-09",
        given(hands={0: "crystal spark", 1: "crystal#2 crystal#3"}, in_play="woven-sky"),
        then(offers_discard_power=set())),
    # Awaken
    row("awaken unleashes twice and damages gravehold by 3", "AE-AMBIG-06",
        attack("awaken", nemesis_discard="provoker"),
        then(offers_pick_way={"awaken-unleash", "awaken-return"}), "pick_way awaken-unleash",
        then(fury=3, gravehold=27, names_nemesis_discard="provoker awaken")),
    row("awaken returns the minion discarded last with full life as the newest card", "AE-MINION-05", "AE-ATTACK-03",
        attack("awaken", in_play="bane-sire",
            nemesis_discard="needlemaw provoker slaughter eye-of-nothing"), "pick_way awaken-return",
        then(in_play="bane-sire provoker", tokens={"provoker": 5},
            names_nemesis_discard="needlemaw slaughter eye-of-nothing awaken", fury=1)),
    row("awaken must unleash when no minion was discarded", "AE-AMBIG-06",
        attack("awaken", nemesis_discard="slaughter"), then(fury=3, gravehold=27)),
    row("a minion returned by awaken does again what it says immediately", "AE-GAP-24", "AE-MINION-04",
        attack("awaken", nemesis="carapace-queen", husks=1, nemesis_discard="maggot-engine"),
        "pick_way awaken-return", then(husks=7, tokens={"maggot-engine": 14})),
    # the only way was to unleash twice
    row("husks are never the minion that awaken returns", "AE-GAP-24",
        attack("awaken", nemesis="carapace-queen", husks=3), then(husks=7, gravehold=27)),
    # Cauterizer, Dispel, Lay Waste, Needlemaw
    row("any damage to cauterizer is reduced to 1", "AE-DMG-07",
        given(moment="casting", prepped={0: {1: "planar-insight"}}, in_play="cauterizer"), "cast planar-insight",
        "target cauterizer", then(tokens={"cauterizer": 2})),
    row("cauterizer damages a player by its life", "AE-DMG-08",
        nemesis_turn("cauterizer=2"), "pick_player 1", then(life=[10, 8])),
    row("dispel discards the costliest spell of who has most prepped", "AE-PREP-10", "AE-UNLEASH-02",
        attack("dispel", prepped={0: {1: "consuming-void"}, 1: {1: "spark", 2: "essence-theft"}}),
        then(fury=3, discard_1="essence-theft", names_spells_1="spark", names_spells_0="consuming-void")),
    row("the players choose among equally costly spells for dispel", "AE-AMBIG-02",
        attack("dispel", prepped={1: {1: "spark", 2: "essence-theft", 3: "essence-theft#2"}}),
        then(seats_asked=(0, 1), offers_pick_card={"essence-theft", "essence-theft#2"}), "pick_card essence-theft#2",
        then(discard_1="essence-theft#2")),
    row("dispel without prepped spells only unleashes", "AE-AMBIG-04",
        attack("dispel"), then(fury=3, prompt="ae-phase-main")),
    row("lay waste unleashes twice and a player suffers 2 damage", "AE-UNLEASH-02",
        attack("lay-waste"), "pick_player 0", then(fury=3, life=[8, 10])),
    row("needlemaw damages gravehold by 2", "AE-NEM-03", nemesis_turn("needlemaw"), then(gravehold=28)),
    # Pulverizing Ray
    row("pulverizing ray deals 18 damage to gravehold when nobody holds a gem", "AE-GAP-33",
        nemesis_turn("pulverizing-ray", hands={0: "spark"}), then(gravehold=12)),
    row("each gem that the players discard takes 3 damage off pulverizing ray", "AE-GAP-33", "AE-AMBIG-08",
        nemesis_turn("pulverizing-ray", hands={0: "crystal jade spark", 1: "crystal#2 crystal#3"}),
        then(asked=0, offered={"pick_card crystal", "pick_card jade", "done"}), "pick_card jade", "done",
        then(asked=1), "pick_card crystal#2", "done",
        then(gravehold=30 - 18 + 6, discard_0="jade", hand_1="crystal#3")),
    row("a hidden hand without gems is asked as well by pulverizing ray: secret", "AE-INFO-03",
        nemesis_turn("pulverizing-ray", open_hands=False, hands={0: "spark", 1: "crystal"}, secret="spark"),
        then(asked=0, offered={"done"})),
    row("a hidden hand without gems is asked as well by pulverizing ray: known", "AE-INFO-03",
        nemesis_turn("pulverizing-ray", open_hands=False, hands={0: "spark", 1: "crystal"}),
        then(asked=1, offered={"pick_card crystal", "done"})),
    # the ray, then Topple
    row("pulverizing ray resolves in the nemesis turn after it was drawn", "AE-POWER-02",
        given(moment="nemesis-draw", nemesis_deck="pulverizing-ray topple", turn_deck="nemesis player-1"),
        then(gravehold=30 - 18 - 4)),
    # Venomite
    row("venomite damages the player with the lowest life by 2", "AE-AMBIG-06", "AE-AMBIG-10",
        nemesis_turn("venomite", life={0: 9, 1: 8}, prepped={0: {1: "phoenix-flame"}}),
        "pick_way venomite-damage", then(life=[9, 6])),
    row("venomite can take a prepped spell that costs 3", "AE-AMBIG-06",
        nemesis_turn("venomite", prepped={0: {1: "phoenix-flame", 2: "spark"}, 1: {1: "spark#2"}}),
        "pick_way venomite-spell", then(discard_0="phoenix-flame", life=[10, 10])),
    row("venomite must deal damage when no spell costs 3", "AE-AMBIG-06",
        nemesis_turn("venomite", life={0: 5}, prepped={0: {1: "spark"}}), then(life=[3, 10])),
    *[row(f"eye of nothing is discarded for 6 aether: {aether}", "AE-POWER-06", "AE-POWER-08",
        given(aether=aether, in_play="eye-of-nothing"), then(offers_discard_power=offered))
        for aether, offered in [(6, {"eye-of-nothing"}), (5, set())]],
    row("six gems stop pulverizing ray and no more are asked for", "AE-GAP-33",
        nemesis_turn("pulverizing-ray",
            hands={0: " ".join([f"crystal#{number}" for number in range(1, 8)]), 1: "jade"}),
        *(f"pick_card {gem}" for gem in [f"crystal#{number}" for number in range(1, 8)][:6]),
        then(gravehold=30, prompt="ae-phase-main")),
)  # fmt: skip


@pytest.mark.rule("AE-COMP-04")
def test_the_22_basic_cards_have_their_printed_types_lives_and_power_tokens() -> None:
    basic = [card for card in PRINTED.values() if card.tier and not card.nemesis and card.in_box()]

    assert [(card.key, card.type, card.life or card.power) for card in basic if card.tier == 1] == [
        ("agony-field", "power", 2),
        ("bane-sire", "minion", 6),
        ("bleed-static", "power", 3),
        ("eye-of-nothing", "power", 2),
        ("haze-spewer", "minion", 5),
        ("skewer", "attack", 0),
        ("slaughter", "attack", 0),
        ("woven-sky", "power", 2),
    ]
    assert [(card.key, card.type, card.life or card.power) for card in basic if card.tier == 2] == [
        ("awaken", "attack", 0),
        ("cauterizer", "minion", 3),
        ("dispel", "attack", 0),
        ("lay-waste", "attack", 0),
        ("needlemaw", "minion", 11),
        ("pulverizing-ray", "power", 1),
        ("venomite", "minion", 9),
    ]
    assert [(card.key, card.type, card.life or card.power) for card in basic if card.tier == 3] == [
        ("doom-aegis", "power", 1),
        ("gather-darkness", "attack", 0),
        ("jagged-one", "minion", 14),
        ("obliterate", "attack", 0),
        ("reality-rupture", "power", 1),
        ("sunder", "attack", 0),
        ("topple", "attack", 0),
    ]
