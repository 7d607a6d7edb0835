"""The experience cards of the Undead: Cripple, Curse, Summon Building, Web (WC-EXP)."""

from typing import Any

import pytest

from herna.games.warcraft.given import GivenWar
from tests.games.warcraft.rows import card_battle, given, position, prove, row, then


@position
def two_alike(workers: str) -> GivenWar:
    """One air building under construction has a worker, one is summoned."""
    return GivenWar("deploy", races="undead human", pieces={0: {"B": workers}}, started={0: "air"}, summoned={0: "air"})


test_what_follows_from_a_position = prove(
    # Cripple
    row("crippled pieces move one space less", "WC-EXP-CRIPPLE-1", "WC-MOVE-14", "WC-CARD-09", "WC-DX-11",
        # Fast and one Cripple on the same space leave a ground unit two steps.
        given(races="orc undead", pieces={0: {"C": "GW", "E": "A"}}, hands={0: "fast", 1: "cripple"}), "play fast",
        "pick_space C", "play cripple", then({"offered": {"pick_space C", "pick_space E"}}), "pick_space C",
        then({"offers move ground C": {"A", "B", "D", "E", "H", "J", "K"}, "may move worker C L": False})),
    row("nobody in a locked town is crippled since nobody there moves", "WC-EXP-CRIPPLE-1", "WC-MOVE-15",
        given(races="orc undead", pieces={0: {"B": "G", "C": "G", "E": "G"}, 1: {"B": "G"}}, locked="B",
            hands={1: "cripple"}),
        "play cripple", then({"offered": {"pick_space C", "pick_space E"}})),
    row("cripples add up until nobody there moves", "WC-EXP-CRIPPLE-1", "WC-CARD-13", "WC-CARD-14",
        given(races="orc undead", pieces={0: {"C": "A"}}, hands={1: "cripple cripple cripple"}), "play cripple",
        "play cripple",
        # the third would have no effect
        then({"hand 1": 1, "offered": {"end_movement"}})),
    row("cripple lasts for the round and only for enemies", "WC-EXP-CRIPPLE-1",
        # Seats 0 and 2 are a team. A worker of the Undead stands with theirs on C and is not crippled.
        given("round", races="human undead night-elf orc", teams="a b a b", towns="- - - -",
            pieces={0: {"C": "W", "A": "G"}, 2: {"C": "W"}, 1: {"C": "W"}}, hands={1: "cripple cripple cripple"},
            decks=dict.fromkeys(range(4), "")), "play cripple", then({"offered": {"pick_space A", "pick_space C"}}),
        "pick_space C", "decline",
        # one space instead of two
        then({"may move worker C K": False}), "end_movement",
        # the Undead themselves
        then({"may move worker C E": True}), "end_movement",
        # seat 0, who alone is on A, has moved already: the second Cripple can only be for C
        "play cripple", then({"asked": 2, "offered": {"end_movement"}}), "end_movement", "end_movement",
        then({"round": 2, "lasting": ()})),
    row("the moving player may answer a cripple with another fast", "WC-CARD-06", "WC-CARD-09",
        given(races="orc undead", pieces={0: {"C": "G", "E": "G"}}, hands={0: "fast fast", 1: "cripple"}), "play fast",
        "pick_space C", "play cripple", "pick_space C", then({"asked": 0, "offered": {"play fast", "decline"}})),
    # Curse
    row("curse rolls a die for each hit and prevents a casualty with 3 or less", "WC-EXP-CURSE-1", "WC-CASUALTY-16",
        "WC-CARD-14", "WC-DX-17",
        # Two hits, the Curse rolls 1 and 2: no casualties are left.
        card_battle({"X": "GG"}, {"X": "G"}, hands={1: "curse curse"}, races="orc undead",
            dice=[6, 1, 1, 1, 2, 6, 1, 6]), "play curse",
        # another would have no effect: it can be played only in the next battle round
        then({"told cursed number": [1, 2], "battle_round": 2, "told lost": [], "offered": {"play curse", "decline"}})),
    row("a second curse rolls for hits that are not prevented yet", "WC-EXP-CURSE-1",
        card_battle({"X": "GG"}, {"X": "GG"}, hands={1: "curse curse"}, races="orc undead",
            dice=[6, 6, 1, 1, 3, 4, 5, 6, 1, 6]), "play curse", "play curse",
        # one was left
        then({"told cursed number": [3, 4, 5], "told rolled owner": [1, 1, 0, 0, 1, 0, 0]})),
    row("who has rolled for every hit curses no more although a casualty is left", "WC-EXP-CURSE-1",
        # A natural 1 with Area Attack costs two; the Curse rolls 2 and prevents one of them.
        given("battle", races="orc undead", teams="a b", towns="- -", pieces={0: {"C": "G"}, 1: {"C": "GG"}},
            levels={0: "4 1 1"}, hands={1: "curse curse"}, decks={0: "", 1: ""}, dice=[6, 6, 1, 2, 1, 6]), "play curse",
        then({"told cursed": [(1, 2)], "told lost owner": [1, 0]})),
    row("area attack heal and curse together", "WC-EXP-CURSE-1", "WC-ABILITY-SPLASH-1", "WC-ABILITY-HEAL-1", "WC-DX-06",
        # A natural 1 with Area Attack, Heal on the other side, a Curse that rolls 2: 2 - 1 - 1.
        given("battle", races="orc undead human", teams="a b b", towns="- - -",
            pieces={0: {"C": "G"}, 1: {"C": "G"}, 2: {"C": "R"}}, levels={0: "4 1 1", 2: "1 3 1"}, hands={1: "curse"},
            decks={0: "", 1: "", 2: ""}, dice=[6, 6, 1, 2, 1]), "play curse",
        # in the next battle round, by the Humans
        then({"told cursed": [(1, 2)], "told lost owner": [0]})),
    row("a hit that is healed needs no curse", "WC-EXP-CURSE-1",
        given("battle", races="orc undead human", teams="a b b", towns="- - -",
            pieces={0: {"C": "G"}, 1: {"C": "G"}, 2: {"C": "R"}}, levels={2: "1 3 1"}, hands={1: "curse"},
            decks={0: "", 1: "", 2: ""}, dice=[6, 6, 1, 1]), then({"told played": [], "told lost owner": [0]})),
    row("without a hit of the enemy there is no curse", "WC-EXP-CURSE-1",
        card_battle({"X": "G"}, {"X": "G"}, hands={1: "curse"}, races="orc undead", dice=[1, 6]), then({"hand 1": 1})),
    # Summon Building
    row("a building is started without a worker", "WC-EXP-SUMMON-1", "WC-EXP-SUMMON-2",
        given("spend", races="undead human", gold={0: 5}, wood={0: 5}, hands={0: "summon-building"}),
        then({"may choose_constructing": True}), "choose_constructing", "play summon-building",
        then({"offered": {"build ground", "build ranged", "build air"}}), "build air",
        # without a worker there is nothing else to construct
        then({"stock 0": (3, 3), "under_construction": [0, 0, 1, 0], "summoned": [0, 0, 1, 0], "prompt": "nothing"})),
    row("a building is summoned before between and after others", "WC-EXP-SUMMON-1", "WC-EXP-SUMMON-2", "WC-BUILD-09",
        given("spend", races="undead human", pieces={0: {"B": "W", "C": "W"}}, gold={0: 10}, wood={0: 10},
            hands={0: "summon-building summon-building summon-building"}), "choose_constructing",
        "play summon-building", "build air", "build ground", "play summon-building", "build air", "build_outpost C",
        "play summon-building", "build air",
        # nothing is left to pay with
        then({"under_construction": [1, 0, 3, 0], "summoned": [0, 0, 3, 0], "stock 0": (0, 0), "prompt": "nothing"})),
    row("a summoned building is finished and the one with a worker is not", "WC-DEPLOY-10", "WC-EXP-SUMMON-2",
        two_alike("WW"), then({"offered": {"finish_building air", "finish_summoned air", "end_step"}}),
        "finish_summoned air", "end_step", then({"on B": "WW", "told building_finished": [(0, "air")],
            "finished": [1, 0, 1, 1], "under_construction": [0, 0, 1, 0], "summoned": [0, 0, 0, 0]})),
    row("the building with a worker is finished and the summoned one is not", "WC-DEPLOY-10", "WC-EXP-SUMMON-2",
        two_alike("WW"), "finish_building air",
        then({"on B": "WWW", "offered": {"finish_summoned air", "end_step"},
            "finished": [1, 0, 1, 1], "under_construction": [0, 0, 1, 0], "summoned": [0, 0, 1, 0]})),
    row("without room for a worker only the summoned building is finished", "WC-EXP-SUMMON-2", "WC-DEPLOY-08",
        two_alike("WWW"), then({"offered": {"finish_summoned air", "end_step"}})),
    row("without the price of a building there is nothing to summon", "WC-EXP-SUMMON-2",
        given("spend", races="undead human", gold={0: 1}, wood={0: 5}, hands={0: "summon-building"}),
        then({"may choose_constructing": False})),
    # Web
    row("web does what ensnare does", "WC-EXP-WEB-1",
        card_battle({"X": "G"}, {"X": "GA"}, hands={0: "web"}, races="undead human", dice=[6, 6, 1]),
        then({"phase": 0}), "play web", then({"offered": {"lose 1 ground X", "lose 1 air X"}})),
)  # fmt: skip


# Summon Building


@pytest.mark.rule("WC-EXP-SUMMON-1")
def test_who_has_built_is_asked_for_more_whatever_they_hold() -> None:
    """The Undead could hold the card: that the question is asked does not tell of it."""
    given: dict[str, Any] = {"pieces": {0: {"B": "W"}}, "gold": {0: 4}, "wood": {0: 4}}
    holding = GivenWar("spend", races="undead human", hands={0: "summon-building"}, **given)
    others = GivenWar("spend", races="undead human", hands={0: "fast"}, decks={0: "summon-building"}, **given)

    for war in (holding, others):
        war.chooses("choose_constructing", "build ground")

    assert holding.prompt() == others.prompt() == "wc-construct"
    assert holding.offered() == {"play summon-building", "end_step"}
    assert others.offered() == {"end_step"}


@pytest.mark.rule("WC-EXP-SUMMON-2")
def test_no_worker_returns_from_a_summoned_building() -> None:
    """Whether the Town has room for a worker or not."""
    for workers in ("WW", "WWW"):
        war = GivenWar("deploy", races="undead human", pieces={0: {"B": workers}}, summoned={0: "air"})

        war.chooses("finish_summoned air")

        assert war.on("B") == workers
        assert war.reserve(0).count("W") == 8 - len(workers)
        assert war.table.finished[2] == 1
        assert war.table.under_construction[2] == war.table.summoned[2] == 0


def test_whether_the_question_is_asked_does_not_tell_of_a_summon_building() -> None:
    """The Undead could have the card, so they are asked what they spend on, whatever they hold."""
    stock: dict[str, Any] = {"gold": {0: 2}, "wood": {0: 2}, "training": {0: "GW"}, "levels": {0: "3 3 3"}}
    holding = GivenWar("spend", races="undead human", hands={0: "summon-building"}, **stock)
    others = GivenWar("spend", races="undead human", hands={0: "fast"}, decks={0: "summon-building"}, **stock)

    assert holding.prompt() == others.prompt() == "wc-spend"
    assert holding.offered() == {"choose_constructing", "end_step"}
    assert others.offered() == {"end_step"}
