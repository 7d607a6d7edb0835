"""The nemesis turn: attacks, minions, powers and Unleash (AE-NEM, AE-ATTACK, AE-MINION, AE-POWER, AE-UNLEASH)."""

import pytest

from herna.engine.events import SPECTATOR
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import an_attack, deals
from herna.games.aeons_end.rules.dealing import leave_play
from tests.games.aeons_end.rows import attack, given, nemesis_turn, prove, row, sets, then

test_what_follows_from_a_position = prove(
    # The main phase
    row("cards in play are resolved before a card is drawn", "AE-NEM-01", "AE-NEM-10", "AE-MINION-03",
        given(moment="nemesis", in_play="bane-sire", nemesis_deck="slaughter topple"),
        then(lambda siege: siege.story("persists", "nemesis_drew") == ["persists bane-sire", "nemesis_drew slaughter"],
            gravehold=27)),
    row("minions and powers are resolved in one order from oldest to newest", "AE-NEM-02",
        nemesis_turn("needlemaw eye-of-nothing provoker woven-sky", fury=1),
        then(lambda siege: siege.story("persists", "lost_token") == ["persists needlemaw", "lost_token eye-of-nothing",
            "persists provoker", "lost_token woven-sky"])),
    row("a power loses one token and does nothing while others are left", "AE-NEM-04", "AE-POWER-02",
        nemesis_turn("eye-of-nothing=2"), then(tokens={"eye-of-nothing": 1}, fury=1)),
    row("a power that loses its last token is resolved and discarded", "AE-NEM-04", "AE-POWER-03", "AE-POWER-04",
        nemesis_turn("eye-of-nothing=1"),
        then(fury=3, in_play="jagged-one", names_nemesis_discard="eye-of-nothing")),
    row("a power resolves in the second nemesis turn after the one that drew it if it has 2 tokens", "AE-POWER-02",
        given(moment="nemesis-draw", nemesis_deck="eye-of-nothing needlemaw venomite topple",
            turn_deck="nemesis player-1 nemesis player-1 player-1"), then(tokens={"eye-of-nothing": 1}), "end_phase",
        then(fury=3, in_play="needlemaw venomite")),
    # two nemesis turns: Bane Sire is drawn in the first and unleashes in the second
    row("a minion that has just entered play waits for the next nemesis turn", "AE-NEM-05", "AE-NEM-10", "AE-MINION-03",
        given(moment="nemesis", nemesis_deck="bane-sire needlemaw topple", turn_deck="nemesis player-1"),
        then(in_play="bane-sire needlemaw", fury=2, gravehold=30)),
    # The draw phase
    row("exactly the top card of the nemesis deck is drawn", "AE-NEM-06", "AE-NEM-09",
        given(moment="nemesis", nemesis_deck="slaughter topple lay-waste"),
        then(lambda siege: siege.told("nemesis_drew") == [(siege["slaughter"],)],
            names_nemesis_deck="topple lay-waste")),
    row("an empty nemesis deck unleashes three times instead", "AE-NEM-07",
        given(moment="nemesis", in_play="needlemaw", nemesis_deck="", fury=0), then(fury=3, told_nemesis_drew=[])),
    row("attacks resolve at once while minions and powers enter play: attack", "AE-NEM-08",
        attack("slaughter"), then(in_play="", gravehold=27, names_nemesis_discard="slaughter")),
    row("attacks resolve at once while minions and powers enter play: minion", "AE-NEM-08",
        given(moment="nemesis-draw", nemesis_deck="needlemaw topple"),
        then(in_play="needlemaw", tokens={"needlemaw": 11}, gravehold=30)),
    row("attacks resolve at once while minions and powers enter play: power", "AE-NEM-08",
        given(moment="nemesis-draw", nemesis_deck="woven-sky topple"),
        then(in_play="woven-sky", tokens={"woven-sky": 2}, fury=1)),
    row("the newest card lies on top of the nemesis discard pile", "AE-NEM-11", "AE-ATTACK-02",
        attack("slaughter", nemesis_discard="topple"), then(names_nemesis_discard="topple slaughter")),
    row("what happens at the end of the nemesis turn comes after its draw and before the next turn order card",
        "AE-NEM-12", "AE-RAGE-05",
        given(moment="nemesis", fury=3, nemesis_deck="slaughter topple", tier0="devastate"),
        then(lambda siege: siege.story("nemesis_drew", "struck", "turned_over") == ["nemesis_drew slaughter", "struck",
            "turned_over"], gravehold=30 - 3 - 5)),
    row("the players choose together who is hit and that player which cards go", "AE-NEM-13",
        nemesis_turn("agony-field=1", hands={0: "crystal spark jade", 1: "crystal#2 spark#2 jade#2"}),
        then(seats_asked=(0, 1)), "pick_player 1", then(asked=1, offers_pick_card={"crystal#2", "spark#2", "jade#2"})),
    row("a card is carried out in printed order", "AE-NEM-14", "AE-ATTACK-01",
        attack("slaughter"),
        then(lambda siege: siege.story("unleashed", "gravehold_suffered") == ["unleashed", "gravehold_suffered"])),
    # Attacks, minions, powers
    row("an attack is not in the discard pile while it is resolved", "AE-ATTACK-03",
        attack("lay-waste"), then(prompt="ae-choose-player", nemesis_discard=()), "pick_player 0",
        then(names_nemesis_discard="lay-waste")),
    row("a minion does what it says immediately and then enters play", "AE-MINION-01", "AE-MINION-04", "AE-GAP-01",
        given(moment="nemesis-draw", nemesis="carapace-queen", husks=2, nemesis_deck="maggot-engine topple"),
        then(lambda siege: siege.story("unleashed", "entered_play") == [*["unleashed"] * 3,
            "entered_play maggot-engine"], tokens={"maggot-engine": 16})),
    # only the nemesis is left
    row("a minion without life is discarded at once", "AE-MINION-02", "AE-DMG-01",
        given(moment="casting", prepped={0: {1: "spark", 2: "spark#2"}}, in_play="needlemaw=1"), "cast spark",
        "target needlemaw", then(in_play="", names_nemesis_discard="needlemaw"), "cast spark#2", then(nemesis_life=69)),
    row("a minion persists in every nemesis turn", "AE-MINION-03",
        given(moment="nemesis", in_play="needlemaw", nemesis_deck="bane-sire jagged-one topple",
            turn_deck="nemesis player-1"), then(gravehold=26)),
    row("a minion put back into play has its full life and is the newest", "AE-MINION-05",
        given(moment="casting", active=0, prepped={0: {1: "spark"}}, in_play="needlemaw=1 bane-sire",
            nemesis_deck="awaken topple", turn_deck="nemesis player-1"), "cast spark", "target needlemaw", "end_phase",
        "pick_way awaken-return", then(in_play="bane-sire needlemaw", tokens={"needlemaw": 11})),
    row("a power does what it says immediately and then enters play with its tokens", "AE-POWER-01", "AE-GAP-01",
        given(moment="nemesis-draw", nemesis="carapace-queen", nemesis_deck="legion-beacon topple"),
        then(lambda siege: siege.story("unleashed", "entered_play") == ["unleashed", "unleashed",
            "entered_play legion-beacon"], tokens={"legion-beacon": 2}, husks=4)),
    row("any player may discard a power unresolved in their own main phase",
        "AE-POWER-05", "AE-POWER-06", "AE-POWER-08",
        given(active=1, aether=7, in_play="eye-of-nothing"), "discard_power eye-of-nothing",
        then(aether=1, fury=1, names_nemesis_discard="eye-of-nothing", offers_discard_power=set())),
    row("the condition is not shared between players", "AE-POWER-07",
        given(in_play="blood-cry", charges={0: 2, 1: 2}), then(offers_discard_power=set())),
    # Unleash
    row("unleash is what the mat of the nemesis says: rageborne", "AE-UNLEASH-01", "AE-UNLEASH-03",
        attack("slaughter", fury=1), then(fury=2, husks=0)),
    row("unleash is what the mat of the nemesis says: queen", "AE-UNLEASH-01", "AE-UNLEASH-03",
        attack("slaughter", nemesis="carapace-queen", husks=1), then(fury=0, husks=3)),
    row("increased difficulty may change unleash", "AE-UNLEASH-03", "AE-HUSK-13",
        attack("slaughter", nemesis="carapace-queen", harder=True), then(husks=3)),
    row("each of several unleashes has choices of its own", "AE-UNLEASH-02",
        attack("topple", nemesis="crooked-mask", tier0="contagion grim-sight fever-of-war"),
        "pick_player 0", "pick_player 1", then(lambda siege: [len(deck) for deck in siege.table.decks] == [1, 1])),
    row("a card that left play before its moment is not resolved", "AE-NEM-05",
        nemesis_turn("scorn needlemaw bane-sire"), lambda siege: leave_play(siege.play, siege["needlemaw"]),
        "pick_way scorn-damage", then(story_persists=["persists scorn", "persists bane-sire"], gravehold=27)),
    *[row(f"a condition can be chosen only if all of it can be done: {power}", "AE-POWER-09",
        short, then(offers_discard_power=set()),
        enough, then(offers_discard_power={power}))
        for power, short, enough in [
            ("eye-of-nothing", given(in_play="eye-of-nothing", aether=5), given(in_play="eye-of-nothing", aether=6)),
            ("blood-cry", given(in_play="blood-cry", charges={0: 3}), given(in_play="blood-cry", charges={0: 4})),
            ("woven-sky", given(in_play="woven-sky", hands={0: "spark spark#2"}),
                given(in_play="woven-sky", hands={0: "spark spark#2 jade"})),
            ("agony-field", given(in_play="agony-field", hands={0: "crystal"}),
                given(in_play="agony-field", hands={0: "jade"})),
            ("reality-rupture", given(in_play="reality-rupture", prepped={0: {1: "ignite"}}),
                given(in_play="reality-rupture", prepped={0: {1: "ignite", 2: "ignite#2"}})),
        ]],
    row("restricted aether does not pay to discard a power", "AE-POWER-10",
        given(aether=5, in_play="eye-of-nothing"), sets(spell_aether=6, gem_aether=6),
        then(offers_discard_power=set())),
    row("the static text of a power applies only while it is in play", "AE-POWER-11",
        given(moment="nothing", nemesis="carapace-queen", husks=1, in_play="foul-multitudes"), deals(0, 1),
        "target husk", then(husks=1),
        given(moment="nothing", nemesis="carapace-queen", husks=1), deals(0, 1),
        "target husk", then(husks=0)),
    *(row(f"a card enters play by the rule of its type: {card} {tokens} {rule}", "AE-MINION-01", "AE-POWER-01",
        given(moment="nemesis-draw", nemesis_deck=f"{card} topple"),
        then(lambda siege, tokens=tokens, card=card: siege.told("entered_play") == [(siege[card], tokens)],
            rules_entered_play=[rule]))
        for card, tokens, rule in (("needlemaw", 11, "AE-MINION-01"), ("eye-of-nothing", 2, "AE-POWER-01"))),
)  # fmt: skip


@pytest.mark.rule("AE-INFO-01")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_sees_the_card_that_is_being_resolved(seat: int) -> None:
    siege = an_attack("lay-waste")

    assert GAME.view(siege.table, seat)["kinds"][str(siege["lay-waste"])] == "lay-waste"
