"""Damage, exhaustion and the end of the game (AE-DMG, AE-EXHAUST, AE-END)."""

import pytest

from herna.engine.match import Match
from herna.games.aeons_end.deeds import OnePlayer
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import deals
from herna.games.aeons_end.rules.suffering import GraveholdRegains, GraveholdSuffers, NemesisRegains, Regains, Suffers
from tests.games.aeons_end.rows import attack, given, nemesis_turn, prove, row, then

STEPS_OF_EXHAUSTION = (
    *("exhausted", "unleashed", "breach_destroyed", "discarded", "lost_charges", "gravehold_suffered"),
)

test_what_follows_from_a_position = prove(
    # Damage and life
    row("damage to a minion takes its life and what is too much is lost", "AE-DMG-01",
        given(moment="nothing", in_play="needlemaw=3 bane-sire"), deals(0, 2), "target needlemaw",
        then(tokens={"needlemaw": 1}), deals(0, 5), "target needlemaw",
        then(in_play="bane-sire", names_nemesis_discard="needlemaw", tokens={"bane-sire": 6}, nemesis_life=70)),
    row("damage to the nemesis lowers its life", "AE-DMG-02",
        given(moment="nothing"), deals(0, 4), then(nemesis_life=66)),
    row("players can damage only the nemesis minions and husks", "AE-DMG-03",
        given(moment="nothing", nemesis="carapace-queen", husks=2, in_play="needlemaw woven-sky"), deals(0, 4),
        then(offers_target={"nemesis", "needlemaw", "husk"})),
    row("a player who suffers damage loses that much life", "AE-DMG-04",
        given(moment="nothing"), Suffers(3, 1), then(life=[10, 7])),
    row("players and gravehold regain no more than they started with", "AE-DMG-05",
        given(moment="nothing", life={0: 8}, gravehold=29), (Regains(4, 0), GraveholdRegains(3)),
        then(life=[10, 10], gravehold=30)),
    row("the nemesis regains no more than it started with", "AE-DMG-06",
        given(moment="nothing", nemesis_life=65), NemesisRegains(13), then(nemesis_life=70)),
    row("damage is reduced before life is taken", "AE-DMG-07",
        given(moment="nothing", in_play="cauterizer"), deals(0, 7), "target cauterizer",
        then(lambda siege: siege.told("damaged") == [(siege["cauterizer"], 1, "otherworldly-gate")],
            tokens={"cauterizer": 2})),
    row("damage reduced to nothing is not dealt", "AE-DMG-07",
        given(moment="nothing", nemesis="carapace-queen", husks=1, in_play="broodwomb"), deals(0, 7),
        "target broodwomb", then(told_damaged=[])),
    # it has lost 1 life in between
    row("damage equal to the current life is counted when it is dealt", "AE-DMG-08",
        given(moment="nemesis", in_play="haze-spewer", nemesis_deck="bane-sire needlemaw topple",
            turn_deck="nemesis player-1"), then(gravehold=30 - 5 - 4)),
    row("any breach open or closed may be destroyed but none that is not there", "AE-EXHAUST-03",
        given(mages="phaedraxa adelheim", moment="nothing", life={0: 1}), Suffers(1, 0),
        then(offers_pick_breach={"0-II", "0-III", "0-IV"})),
    row("two spells at a destroyed breach are discarded in the order that their owner chooses", "AE-GAP-23",
        given(moment="nothing", life={0: 1}, prepped={0: {1: "spark ignite"}}), Suffers(1, 0), "pick_breach 0-I",
        "pick_card ignite", then(discard_0="ignite spark")),
    row("damage that takes exactly the last life does nothing to gravehold", "AE-EXHAUST-05",
        given(moment="nothing", life={0: 3}), Suffers(3, 0), "pick_breach 0-I",
        then(gravehold=30, told_gravehold_suffered=[])),
    # she draws only when the four steps are done
    row("an effect interrupted by exhaustion goes on afterwards", "AE-EXHAUST-06",
        attack("skewer", fury=0, life={0: 3}, decks={0: "crystal"}), "pick_player 0", then(hand_0=""),
        "pick_breach 0-IV", then(hand_0="crystal")),
    # given that three of the four husks which come find no place
    row("the unleashes of an exhaustion run to their end before a breach is destroyed", "AE-EXHAUST-06", "AE-GAP-12",
        given(moment="nothing", nemesis="carapace-queen", husks=14, life={0: 2}), Suffers(2, 0),
        then(prompt="ae-choose-breach-destroyed", gravehold=27)),
    row("the other breaches keep their places", "AE-EXHAUST-07",
        given(moment="nothing", life={0: 1}), Suffers(1, 0), "pick_breach 0-II", then(breaches_0=(4, -1, 1, 2))),
    row("an exhausted player goes on taking turns", "AE-EXHAUST-08", "AE-TURNORDER-15",
        given(moment="turn-order", life={0: 0}, hands={0: "crystal spark"}, prepped={0: {1: "ignite"}},
            charges={0: 1}), "cast ignite",
        then(lambda siege: {"play crystal", "prep spark 0-I"} <= siege.offered(), asked=0)),
    row("an exhausted player gains no life", "AE-EXHAUST-09", "AE-EXHAUST-12",
        given(moment="nothing", life={0: 0}), Regains(4, 0), then(life=[0, 10])),
    row("the player with the lowest life is never an exhausted one", "AE-EXHAUST-10",
        given(mages="kadir adelheim mist", moment="nothing", life={0: 0, 1: 7, 2: 8}),
        OnePlayer((Suffers(2),), who="lowest-life"), then(life=[0, 5, 8])),
    # nobody is exhausted a second time
    row("damage to an exhausted player is suffered twice by gravehold", "AE-EXHAUST-11", "AE-AMBIG-10",
        given(moment="nothing", life={0: 0}, charges={0: 3}), Suffers(4, 0),
        then(gravehold=22, fury=1, charges=[3, 0])),
    row("a player is exhausted only once", "AE-EXHAUST-12",
        given(moment="nothing", life={0: 1}), Suffers(1, 0), "pick_breach 0-I", Suffers(1, 0),
        then(told_exhausted=[(0,)], prompt="ae-phase-main")),
    # no step of this exhaustion is carried out
    row("the game is lost at once when the last player is exhausted", "AE-EXHAUST-13", "AE-END-03", "AE-GAP-13",
        given(moment="nothing", life={0: 0, 1: 2}), Suffers(5, 1), then(over=(0.0, "AE-END-03"), fury=1, gravehold=30)),
    # The end of the game
    # not before the end of the turn
    row("the players win at the end of a turn when the nemesis has no cards left", "AE-END-01", "AE-END-06",
        given(moment="casting", prepped={0: {1: "spark"}}, in_play="needlemaw=1", nemesis_deck=""), "cast spark",
        "target needlemaw", then(over=None), "end_phase", then(over=(1.0, "AE-END-01"))),
    row("a card left in the nemesis deck prevents that win", "AE-END-01", "AE-END-06",
        given(nemesis_deck="slaughter"), "end_phase", then(over=None)),
    # given a last attack, and 4 Fury: the strike at the end of the turn takes Gravehold's last life
    row("the end of the nemesis turn comes before the win without cards", "AE-END-06",
        given(moment="nemesis", nemesis_deck="slaughter", gravehold=8, fury=3, tier0="devastate"),
        then(over=(0.0, "AE-END-04"))),
    row("husks do not prevent the win without cards", "AE-END-07", "AE-GAP-38",
        given(nemesis="carapace-queen", husks=5, nemesis_deck=""), "end_phase", then(over=(1.0, "AE-END-01"))),
    row("the players win at once when the nemesis has no life left", "AE-END-02", "AE-END-06", "AE-DMG-02",
        given(moment="casting", prepped={0: {1: "spark", 2: "spark#2"}}, nemesis_life=1), "cast spark",
        then(lambda siege: siege.play.ask is None, over=(1.0, "AE-END-02"))),
    # nothing after it happens
    row("the players lose at once when gravehold has no life left", "AE-END-04", "AE-END-06",
        nemesis_turn("needlemaw bane-sire", gravehold=2), then(over=(0.0, "AE-END-04"), fury=1)),
    row("the players lose at once by the condition on a nemesis mat", "AE-END-05", "AE-END-06",
        nemesis_turn("maggot-engine=4 needlemaw", nemesis="carapace-queen", husks=13),
        then(over=(0.0, "AE-HUSK-12"), gravehold=30)),
    # given the last player's exhaustion, whose damage beyond would also end Gravehold
    row("the first condition that becomes true ends the game", "AE-END-06",
        given(moment="nothing", life={0: 0, 1: 1}, gravehold=1), Suffers(5, 1),
        then(over=(0.0, "AE-END-03"), gravehold=1)),
    row("prevented damage is suffered neither by players nor by gravehold", "AE-DMG-07", "AE-GAP-10",
        given(moment="nothing", life={1: 0}), lambda siege: siege.lasts("shield"),
        (Suffers(12, 0), Suffers(3, 1), GraveholdSuffers(5)), then(life=[10, 0], gravehold=30)),
    # Exhaustion
    row("an exhausted player goes through four steps in order", "AE-EXHAUST-01", "AE-EXHAUST-02", "AE-EXHAUST-03",
        "AE-EXHAUST-04", "AE-EXHAUST-05", "AE-PHASE-04",
        given(moment="nothing", life={0: 3}, charges={0: 4}, prepped={0: {3: "spark"}}), Suffers(5, 0),
        # Unleash twice comes before the breach
        then(fury=3, charges=[4, 0], asked=0), "pick_breach 0-III",
        then(lambda siege: siege.story(*STEPS_OF_EXHAUSTION) == ["exhausted", "unleashed", "unleashed",
                "breach_destroyed", "discarded spark", "lost_charges", "gravehold_suffered"],
            breaches_0=(4, 2, -1, 2), discard_0="spark", charges=[0, 0], gravehold=26)),
    row("nobody is asked for the last breach or for none", "AE-EXHAUST-03",
        given(moment="nothing", life={0: 1}, breaches={0: "-2--"}, charges={0: 2}), Suffers(1, 0),
        then(breaches_0=(-1, -1, -1, -1), charges=[0, 0]),
        given(moment="nothing", life={0: 1}, breaches={0: "----"}, charges={0: 2}), Suffers(1, 0),
        then(breaches_0=(-1, -1, -1, -1), charges=[0, 0])),
    *[row(f"a minion or a power in play prevents that win: {left}", "AE-END-01",
        given(in_play=left, nemesis_deck=""), "end_phase", then(over=None))
        for left in ["needlemaw", "eye-of-nothing"]],
)  # fmt: skip


@pytest.mark.rule("AE-DMG-05", "AE-DMG-06", "AE-DIFF-06", "AE-GAP-11")
@pytest.mark.parametrize(("difficulty", "most"), [("beginner", (12, 35, 60)), ("extinction", (8, 25, 80))])
def test_the_limits_of_life_are_those_of_the_difficulty(difficulty: str, most: tuple[int, int, int]) -> None:
    table = Match(GAME, 2, {"difficulty": difficulty}, seed="1").play.table

    assert (table.most_life, table.most_gravehold, table.most_nemesis) == most
    assert (table.life[0], table.gravehold, table.nemesis_life) == most
