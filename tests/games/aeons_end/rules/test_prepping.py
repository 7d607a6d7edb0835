"""Prepping spells, and what they do while prepped (AE-PREP, AE-WHILE)."""

import pytest

from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.rules.breaches import DiscardsPrepped, Focuses
from tests.games.aeons_end.rows import given, notes, prove, row, then

test_what_follows_from_a_position = prove(
    row("a spell is prepped at an open breach or at a closed one that was focused this turn", "AE-PREP-01",
        given(hands={0: "spark"}, breaches={0: "O000"}, aether=3), then(offers={"prep spark": {"0-I"}}), "focus 0-III",
        then(offers={"prep spark": {"0-I", "0-III"}})),
    row("prepping costs nothing and takes the spell from the hand to the breach", "AE-PREP-02", "AE-PREP-09",
        given(hands={0: "spark crystal"}, aether=1), "prep spark 0-I",
        then(lambda siege: siege.table.prepped[0] == ((siege["spark"],), (), (), ()), hand_0="crystal", discard_0="",
            aether=1)),
    row("only spells are prepped and only gems and relics are played", "AE-PREP-01", "AE-MAIN-03",
        given(hands={0: "spark crystal flexing-dagger"}),
        then(offers_prep={"spark 0-I"}, offers_play={"crystal", "flexing-dagger"})),
    row("a breach holds one spell", "AE-PREP-03",
        given(hands={0: "spark"}, prepped={0: {1: "spark#2"}}, breaches={0: "OO00"}),
        then(offers={"prep spark": {"0-II"}}), "prep spark 0-II", then(offers_prep=set())),
    row("nothing is prepped where there is no breach", "AE-PREP-03",
        given(hands={0: "spark feral-lightning"}, breaches={0: "-O--"}),
        then(offers_prep={"spark 0-II", "feral-lightning 0-II"})),
    row("no spell is prepped at a breach of another player", "AE-PREP-04",
        given(hands={0: "spark"}, breaches={0: "O000", 1: "OOOO"}), then(offers_prep={"spark 0-I"})),
    row("a spell prepped now is cast in the next casting phase at the earliest", "AE-PREP-05", "AE-PHASE-02",
        given(hands={0: "spark"}, turn_deck="player-1 nemesis"), "prep spark 0-I", then(offers_cast=set()),
        "end_phase", then(turn=2, offers_cast={"spark"})),
    row("a breach takes a spell in the turn in which it is opened and later", "AE-PREP-06",
        given(hands={0: "spark"}, breaches={0: "-3--"}, aether=2, turn_deck="player-1 nemesis"), "open 0-II",
        then(offers={"prep spark": {"0-II"}}), "end_phase", then(turn=2, offers={"prep spark": {"0-II"}})),
    row("a closed breach that was focused takes a spell in that turn only", "AE-PREP-07",
        given(hands={0: "spark"}, breaches={0: "-0--"}, aether=2, turn_deck="player-1 nemesis"), "focus 0-II",
        then(offers={"prep spark": {"0-II"}}), "end_phase", then(turn=2, offers={"prep spark": set()})),
    row("a focus in the casting phase lets one prep in the main phase", "AE-PREP-07",
        given(moment="casting", hands={0: "spark"}, prepped={0: {1: "amplify-vision"}}, breaches={0: "O0--"}),
        "cast amplify-vision", then(offers={"prep spark": {"0-I", "0-II"}})),
    row("a breach focused in the turn of another player takes no spell later", "AE-PREP-07",
        given(active=1, hands={0: "spark", 1: "focusing-orb"}, breaches={0: "-0--", 1: "OOOO"},
            turn_deck="player-1 nemesis"), "play focusing-orb", "end_phase",
        then(active=0, breaches_0_1=1, offers={"prep spark": set()})),
    row("a focus of somebody elses breach lets nobody prep at their own breach of that number", "AE-PREP-07",
        given(moment="nothing", hands={0: "spark"}, breaches={0: "O0--", 1: "O0--"}), Focuses(1),
        then(breaches_1=(4, 1, -1, -1), focused=())),
    row("without it a breach with two spells takes none until both are gone", "AE-PREP-08",
        given(hands={0: "spark"}, prepped={0: {1: "spark#2 spark#3"}}, breaches={0: "O---"}, moment="casting"),
        "cast spark#2", "end_phase", then(offers_prep=set())),
    row("a prepped spell is no card in hand", "AE-PREP-09", "AE-DRAW-05",
        given(hands={0: "spark crystal"}, decks={0: "crystal#2 crystal#3 crystal#4 jade"},
            turn_deck="player-1 nemesis"), "prep spark 0-I", "end_phase", "end_phase",
        then(hand_0="crystal crystal#2 crystal#3 crystal#4 jade")),
    row("a prepped spell that is discarded goes to its owner", "AE-PREP-10",
        given(moment="nothing", prepped={1: {1: "spark"}}), DiscardsPrepped(seat=1),
        then(discard_0="", discard_1="spark", spells_1=[])),
    # While prepped
    row("a while prepped effect is used from the turn of prepping on until the spell is cast (1)", "AE-WHILE-01",
        given(hands={0: "oblivion-swell"}, turn_deck="player-1 nemesis"), then(offers_use=set()),
        "prep oblivion-swell 0-I", then(offers_use={"oblivion-swell"}), "end_phase", "end_phase",
        then(turn=2, offers_use={"oblivion-swell"})),
    row("a while prepped effect is used from the turn of prepping on until the spell is cast: cast", "AE-WHILE-01",
        given(moment="casting", prepped={0: {1: "oblivion-swell"}}), "cast oblivion-swell", then(offers_use=set())),
    row("only the owner uses it and only in his main phase: others", "AE-WHILE-01",
        given(prepped={1: {1: "oblivion-swell"}}), then(offers_use=set())),
    row("only the owner uses it and only in his main phase: casting", "AE-WHILE-01",
        given(moment="casting", prepped={0: {1: "oblivion-swell"}}),
        then(offered={"cast oblivion-swell", "end_phase"})),
    row("some effects happen at the time they name and not in the main phase", "AE-WHILE-02",
        given(prepped={0: {1: "lava-tendril"}}), then(offers_use=set())),
    row("once per turn is counted for each copy and a paid effect is not limited", "AE-WHILE-03",
        given(prepped={0: {1: "oblivion-swell", 2: "oblivion-swell#2", 3: "wildfire-whip"},
            1: {1: "spark", 2: "spark#2"}}, breaches={0: "OOO0"}, aether=2), "use oblivion-swell",
        "use oblivion-swell#2", then(offers_use={"wildfire-whip"}), "use wildfire-whip", "cast spark",
        "use wildfire-whip", "cast spark#2", then(aether=0, nemesis_life=68)),
    row("a while prepped effect gets no bonus of its breach", "AE-WHILE-04",
        given(moment="casting", prepped={0: {3: "lava-tendril"}}, breaches={0: "OOOO"}), "end_phase",
        then(told_damaged=[(-1, 1, "lava-tendril")], told_cast=[])),
    row("with kadirs ability an open breach takes a second spell in that turn", "AE-PREP-08",
        given(hands={0: "spark spark#2 spark#3"}, prepped={0: {1: "ignite"}}, breaches={0: "O0--"}, aether=2,
            turn_deck="player-1 nemesis"), lambda siege: siege.lasts("two-spells"), "focus 0-II",
        then(lambda siege: siege.offers("prep spark") == {"0-I", "0-II"}), "prep spark 0-I", "prep spark#2 0-II",
        then(lambda siege: siege.names_of(siege.table.prepped[0][0]) == "ignite spark", offers_prep=set()), "end_phase",
        then(lambda siege: not siege.table.lasts("two-spells"), turn=2, offers_cast={"ignite", "spark", "spark#2"}),
        "cast ignite", then(lambda siege: siege.names_of(siege.table.prepped[0][0]) == "spark")),
    row("a spell that is prepped from a private hand is seen by all", "AE-PREP-01", "AE-INFO-01",
        given(hands={0: "spark ignite"}, open_hands=False),
        lambda siege: siege.table.cards.shuffle(siege.ids("spark ignite"), siege.play.chance),
        notes(spell=lambda siege: siege.table.hands[0][0]),
        then(lambda siege: not siege.table.cards.known_to(siege.noted["spell"], 1, 2)),
        lambda siege: siege.play.choose(("prep", siege.noted["spell"], 0)),
        then(lambda siege: siege.table.cards.known_to(siege.noted["spell"], 1, 2))),
)  # fmt: skip


@pytest.mark.rule("AE-WHILE-03")
def test_a_copy_that_comes_back_in_the_same_turn_has_been_used() -> None:
    siege = GivenSiege(prepped={0: {1: "oblivion-swell", 2: "wildfire-whip"}}, breaches={0: "OO00"}, aether=1)
    siege.chooses("use oblivion-swell", "use wildfire-whip", "cast oblivion-swell")
    siege.table.discards[0], siege.table.hands[0] = (), (siege["oblivion-swell"],)

    siege.chooses("prep oblivion-swell 0-I")

    assert siege.offers("use") == set()
