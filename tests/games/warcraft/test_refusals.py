"""Why a choice is not possible: the first rule that forbids it with its numbers."""

from __future__ import annotations

import pytest

from herna.games.warcraft.game import GAME
from herna.games.warcraft.view import view_for
from herna.messages.words import Words
from tests.kit.refused_war import ROW, reason_for, refused
from tests.kit.war import GivenWar, special_rule

# Battles and Harvest


@pytest.mark.rule("WC-CASUALTY-01", "WC-CASUALTY-04", "WC-CASUALTY-05", "WC-CASUALTY-07")
def test_a_unit_that_cannot_be_lost_says_why() -> None:
    war = GivenWar(
        "battle",
        map="A.  X.  C.",
        towns="- -",
        pieces={0: {"X": "G"}, 1: {"X": "GA", "A": "GW", "C": "G"}},
        dice=[6, 6, 6, 6, 1],
    )

    assert refused(war, "lose 1 ? ?") == ("WC-CASUALTY-01", "choose-unit")
    assert refused(war, "lose 1 ranged X") == ("WC-CASUALTY-01", "not-in-battle")
    assert refused(war, "lose 1 worker A") == ("WC-CASUALTY-04", "not-in-battle")
    assert refused(war, "lose 0 ground X") == ("WC-CASUALTY-05", "other-side-loses")
    assert refused(war, "lose 1 air X") == ("WC-CASUALTY-07", "air-unit")


@pytest.mark.rule("WC-MOVE-16", "WC-ABILITY-POISON-6")
def test_a_battle_that_is_not_there_and_a_phase_that_is_taken_say_so() -> None:
    war = GivenWar("battle", map=ROW, towns="- -", pieces={0: {"A": "G", "C": "G"}, 1: {"A": "G", "C": "G"}})
    assert refused(war, "fight B 0 1") == ("WC-MOVE-16", "no-battle")

    elves = GivenWar(
        "battle",
        map=ROW,
        races="night-elf human",
        towns="- -",
        levels={0: "1 3 1"},
        pieces={0: {"A": "RR"}, 1: {"A": "G"}},
    ).chooses("strike_first air")
    assert refused(elves, "strike_first air") == ("WC-ABILITY-POISON-6", "phase-chosen")
    assert refused(elves, "strike_first ?") == ("WC-ABILITY-POISON-1", "choose-phase")


@pytest.mark.rule("WC-ABILITY-POISON-1", "WC-CASUALTY-01", "WC-HARVEST-03", "WC-SPEND-01")
def test_what_another_question_is_about_is_not_asked_now() -> None:
    """A procedure asks several questions: no reason speaks of one that is not open."""
    joining = GivenWar(
        "battle",
        races="night-elf human orc",
        towns="- - -",
        teams="x y x",
        levels={2: "1 3 1"},
        pieces={0: {"C": "G"}, 1: {"C": "G"}, 2: {"D": "R"}},
    )
    assert joining.prompt() == "wc-join"
    assert refused(joining, "strike_first air") == ("WC-TEAM-06", "not-this-answer")

    raising = GivenWar(
        "battle",
        races="undead human",
        towns="- -",
        levels={0: "1 3 1"},
        pieces={0: {"C": "R"}, 1: {"C": "G"}},
        dice=[1],
    )
    assert raising.prompt() == "wc-raise-dead"
    assert refused(raising, "lose 1 ground C") == ("WC-ABILITY-RAISE-1", "not-this-answer")

    building = GivenWar(
        "harvest", map="Ag  Bg", towns="- -", pieces={0: {"A": "W", "B": "W"}}, outposts={0: "A"}, builds="A"
    )
    assert building.prompt() == "wc-builder-harvests"
    assert refused(building, "harvest B") == ("WC-HARVEST-09", "not-this-answer")

    graveyard = GivenWar(
        "spend",
        races="undead human",
        towns="B F",
        gold={0: 9},
        wood={0: 9},
        pieces={0: {"C": "N", "D": "N"}},
        levels={0: "1 1 3"},
        tokens=[("d", "graveyard", "C", -1), ("e", "graveyard", "D", -1)],
        special=[special_rule("necromancers", (0,))],
    )
    assert graveyard.prompt() == "wc-free-upgrade"
    assert refused(graveyard, "choose_training") == ("WC-SCEN-NECRO-09", "not-this-answer")
    assert refused(graveyard, "train ground") == ("WC-SCEN-NECRO-09", "another-question")
    assert refused(graveyard, "upgrade_free air") == ("WC-UPGRADE-07", "highest-level")
    assert refused(graveyard, "upgrade_free worker") == ("WC-UPGRADE-01", "no-level")
    graveyard.chooses("upgrade_free ground")
    assert refused(graveyard, "upgrade_free ground") == ("WC-UPGRADE-03", "upgraded")


@pytest.mark.rule("WC-HARVEST-01", "WC-HARVEST-02", "WC-HARVEST-04", "WC-HARVEST-07", "WC-HARVEST-08", "WC-HARVEST-11")
def test_a_space_that_is_not_harvested_says_why() -> None:
    war = GivenWar(
        "harvest",
        map="Ag  Bg  Cg  Df  Eg  F.  Gg  Hg",
        towns="- -",
        pieces={0: {"A": "W", "B": "W", "C": "W", "D": "W", "E": "W", "F": "W", "H": "W"}},
        depletion={"E": 2},
        outposts={0: "C"},
        builds="C",
        resources=[1],
    )
    war.chooses("build_on", "harvest A")

    assert refused(war, "harvest ?") == ("WC-HARVEST-03", "choose-space")
    assert refused(war, "harvest F") == ("WC-HARVEST-11", "nothing-to-harvest")
    assert refused(war, "harvest G") == ("WC-HARVEST-01", "no-worker-there")
    assert refused(war, "harvest A") == ("WC-HARVEST-04", "harvested")
    assert refused(war, "harvest E") == ("WC-HARVEST-07", "depleted")
    assert refused(war, "harvest C") == ("WC-HARVEST-08", "worker-builds")
    assert refused(war, "harvest D") == ("WC-HARVEST-02", "gold-first")


# Deploy, teammates and Spend


@pytest.mark.rule("WC-DEPLOY-03", "WC-DEPLOY-05", "WC-DEPLOY-06", "WC-DEPLOY-07", "WC-DEPLOY-08", "WC-DEPLOY-13")
def test_what_is_not_placed_or_finished_says_why() -> None:
    war = GivenWar(
        "deploy",
        pieces={0: {"B": "GGGWWW", "C": "W"}},
        training={0: "GW"},
        started={0: "air"},
        outposts={0: "CD", 1: "E"},
        builds="C",
    )

    assert refused(war, "deploy ? ?") == ("WC-DEPLOY-03", "choose-piece")
    assert refused(war, "deploy air B") == ("WC-DEPLOY-03", "none-in-training")
    assert refused(war, "deploy ground ?") == ("WC-DEPLOY-07", "choose-space")
    assert refused(war, "deploy ground B") == ("WC-STACK-01", "full-of-units")
    assert refused(war, "deploy ground C") == ("WC-DEPLOY-06", "outpost-unfinished")
    assert refused(war, "deploy ground E") == ("WC-DEPLOY-13", "not-your-home")
    assert refused(war, "finish_building air") == ("WC-DEPLOY-08", "no-room-for-worker")
    assert refused(war, "finish_building ground") == ("WC-DEPLOY-05", "none-under-construction")
    assert refused(war, "finish_summoned air") == ("WC-EXP-SUMMON-2", "none-summoned")
    summoned = GivenWar("deploy", pieces={0: {"B": "WWW"}}, summoned={0: "air"})
    assert refused(summoned, "finish_building air") == ("WC-EXP-SUMMON-2", "is-summoned")
    assert refused(war, "finish_outpost D") == ("WC-DEPLOY-06", "outpost-is-finished")
    assert refused(war, "finish_outpost E") == ("WC-DEPLOY-06", "no-own-outpost")
    crowd = GivenWar("deploy", pieces={0: {"B": "GGG"}}, training={0: "GW"})
    assert refused(crowd, "deploy ground ?") == ("WC-DEPLOY-07", "no-room-anywhere")


@pytest.mark.rule("WC-TEAM-02")
def test_what_is_not_given_or_asked_for_says_why() -> None:
    war = GivenWar(
        "spend",
        races="orc human undead night-elf",
        towns="B F - -",
        teams="x y x x",
        gold={0: 2, 1: 2, 2: 1},
        special=[special_rule("necromancers", ())],
    )

    assert refused(war, "give 1 gold 1") == ("WC-TEAM-02", "no-teammate")
    assert refused(war, "give ? gold 1") == ("WC-TEAM-02", "choose-teammate")
    assert refused(war, "give 2 ? 1") == ("WC-TEAM-02", "choose-resource")
    assert refused(war, "give 2 gold ?") == ("WC-TEAM-02", "choose-amount")
    assert refused(war, "give 2 gold 3") == refused(war, "give 2 wood 1") == ("WC-TEAM-02", "has-not-so-much")
    assert refused(war, "ask_for_resources 1") == ("WC-TEAM-02", "no-teammate")
    assert refused(war, "ask_for_resources 3") == ("WC-TEAM-02", "has-nothing")
    war.chooses("ask_for_resources 2")
    assert refused(war, "give 3 gold 1") == ("WC-TEAM-02", "another-asks")
    assert refused(war, "give 1 gold 1") == ("WC-TEAM-02", "no-teammate")
    assert refused(war, "give 0 gold 2") == ("WC-TEAM-02", "has-not-so-much")
    war.chooses("decline")
    assert refused(war, "ask_for_resources 2") == ("WC-TEAM-02", "was-asked")


@pytest.mark.rule("WC-SPEND-01", "WC-TRAIN-01", "WC-TRAIN-02", "WC-TRAIN-03", "WC-TRAIN-05", "WC-TRAIN-07")
def test_what_is_not_trained_says_why() -> None:
    poor = GivenWar("spend", gold={0: 1})
    assert refused(poor, "choose_constructing") == ("WC-BUILD-01", "nothing-to-construct")
    assert refused(poor, "choose_upgrading") == ("WC-UPGRADE-01", "nothing-to-upgrade")
    assert refused(poor, "train worker") == ("WC-SPEND-01", "choose-option")
    assert refused(poor, "upgrade_free air") == ("WC-SCEN-NECRO-09", "no-free-upgrade")
    poor.chooses("choose_training")
    assert refused(poor, "build air") == ("WC-SPEND-01", "one-option")
    assert refused(poor, "train air") == ("WC-TRAIN-02", "no-building-for-it")
    assert refused(poor, "train ground") == ("WC-TRAIN-03", "cannot-pay")
    about = dict(reason_for(poor, "train ground").arguments)
    assert about == {"gold": 1, "wood": 1, "has_gold": 1, "has_wood": 0}

    busy = GivenWar("spend", training={0: "G"}, gold={0: 9}, wood={0: 9}).chooses("choose_training")
    assert refused(busy, "train ground") == ("WC-TRAIN-05", "buildings-busy")
    four = dict.fromkeys("CD", "AA")
    none = GivenWar("spend", buildings={0: "air"}, pieces={0: four}, gold={0: 9}, wood={0: 9})
    assert refused(none.chooses("choose_training"), "train air") == ("WC-TRAIN-07", "reserve-empty")


@pytest.mark.rule("WC-BUILD-02", "WC-BUILD-03", "WC-BUILD-06", "WC-BUILD-10", "WC-OUTPOST-01", "WC-OUTPOST-10")
def test_what_is_not_constructed_says_why() -> None:
    war = GivenWar(
        "spend",
        pieces={0: {"C": "W", "D": "W"}},
        outposts={1: "D"},
        buildings={0: "ground ground"},
        gold={0: 9},
        wood={0: 9},
    ).chooses("choose_constructing")

    assert refused(war, "build ?") == ("WC-BUILD-02", "no-worker-there")
    assert refused(war, "build worker") == ("WC-TRAIN-06", "no-such-building")
    assert refused(war, "build ground") == ("WC-BUILD-06", "no-more-buildings")
    assert refused(war, "build air") == ("WC-BUILD-02", "no-worker-there")
    assert refused(war, "build_outpost A") == ("WC-OUTPOST-01", "no-worker-there")
    assert refused(war, "build_outpost D") == ("WC-OUTPOST-10", "outpost-there")
    assert refused(war, "train worker") == ("WC-SPEND-01", "one-option")
    locked = GivenWar("spend", pieces={0: {"B": "W", "C": "W"}}, locked="B", gold={0: 9}, wood={0: 9})
    assert refused(locked.chooses("choose_constructing"), "build air") == ("WC-BUILD-10", "locked")
    last = GivenWar("spend", pieces={0: {"B": "WW", "C": "WW", "D": "W"}}, outposts={0: "E"}, gold={0: 4}, wood={0: 4})
    last.chooses("choose_constructing", "build_outpost C")
    assert refused(last, "build_outpost D") == ("WC-OUTPOST-05", "no-more-outposts")


@pytest.mark.rule("WC-UPGRADE-01", "WC-UPGRADE-03", "WC-UPGRADE-07")
def test_what_is_not_upgraded_says_why() -> None:
    war = GivenWar("spend", races="human orc", levels={0: "1 3 1"}, gold={0: 4}, wood={0: 4}).chooses(
        "choose_upgrading"
    )
    assert refused(war, "upgrade ?") == ("WC-UPGRADE-01", "choose-unit")
    assert refused(war, "upgrade worker") == ("WC-UPGRADE-01", "no-level")
    assert refused(war, "upgrade ranged") == ("WC-UPGRADE-07", "highest-level")
    assert dict(reason_for(war, "upgrade air").arguments) == {"building": "air", "needs": 1, "has": 0}

    rich = GivenWar("spend", buildings={0: "air"}, gold={0: 9}, wood={0: 9}).chooses(
        "choose_upgrading", "upgrade ground"
    )
    assert refused(rich, "upgrade ground") == ("WC-UPGRADE-03", "upgraded")


@pytest.mark.rule("WC-CARD-03")
def test_a_card_that_is_not_played_says_why() -> None:
    war = GivenWar(active=0, pieces={0: {"C": "G"}}, hands={0: "fast resources"})

    assert war.prompt() == "wc-play-card"
    assert refused(war, "play ?") == ("WC-CARD-03", "choose-card")
    assert refused(war, "play 99") == ("WC-CARD-03", "not-in-hand")
    later = next(card for card in war.table.hands[0] if war.table.cards.kind(card) == "resources")
    assert refused(war, f"play {later}") == ("WC-CARD-03", "card-not-now")


@pytest.mark.rule("WC-EXP-SUMMON-1", "WC-EXP-SUMMON-2", "WC-BUILD-01", "WC-BUILD-06")
def test_a_building_that_is_not_summoned_says_why() -> None:
    """While constructing it is no longer a matter of the moment."""
    all_built = "ground ground ranged ranged ranged air air air"
    war = GivenWar(
        "spend",
        races="undead human",
        pieces={0: {"C": "WW"}},
        gold={0: 4},
        wood={0: 4},
        buildings={0: all_built},
        hands={0: "summon-building"},
    )
    (card,) = war.table.hands[0]
    assert refused(war, f"play {card}") == ("WC-CARD-03", "card-not-now")
    war.chooses("choose_constructing")
    assert refused(war, f"play {card}") == ("WC-CARD-14", "card-no-effect")
    some = GivenWar(
        "spend",
        races="undead human",
        gold={0: 3},
        wood={0: 3},
        buildings={0: "air air air"},
        hands={0: "summon-building"},
    ).chooses("choose_constructing", "play summon-building")
    assert refused(some, "build air") == ("WC-BUILD-06", "no-more-buildings")
    assert refused(some, "build worker") == ("WC-TRAIN-06", "no-such-building")
    assert refused(some, "build ?") == ("WC-BUILD-01", "choose-building")
    nowhere = GivenWar("spend", towns="- F", pieces={0: {"C": "W"}}, gold={0: 9}, wood={0: 9})
    assert refused(nowhere.chooses("choose_constructing"), "build air") == ("WC-BUILD-01", "no-town")


@pytest.mark.rule("WC-CARD-14")
def test_a_card_without_effect_says_so() -> None:
    war = GivenWar(pieces={0: {"C": "G"}}, hands={0: "fast fast victory-point"}, victory=[])
    fast, another, points = war.table.hands[0]
    war.chooses("play fast")

    assert refused(war, f"play {another}") == ("WC-CARD-03", "card-not-now")  # the movement has begun
    assert refused(war, f"play {points}") == ("WC-CARD-14", "card-no-effect")
    assert refused(war, f"play {fast}") == ("WC-CARD-03", "not-in-hand")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It costs 1 gold and 1 wood; you have 1 and 0. [WC-TRAIN-03]"),
        ("cs", "Cena: zlato 1, dřevo 1; máte 1 a 0. [WC-TRAIN-03]"),
    ],
)
def test_a_reason_in_words_names_numbers_and_rule(language: str, words: str) -> None:
    poor = GivenWar("spend", gold={0: 1}).chooses("choose_training")

    assert Words(language, GAME).reason(view_for(poor.table, 0), reason_for(poor, "train ground")) == words


@pytest.mark.rule("WC-MOVE-04", "WC-DEPLOY-03", "WC-DEPLOY-05", "WC-DEPLOY-06", "WC-TEAM-02", "WC-OUTPOST-01")
def test_nobody_is_told_to_choose_what_is_not_there() -> None:
    """A choice that is only begun, and that nothing completes."""
    moving = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "G", "D": "R"}})
    assert refused(moving, "move ? ? B") == ("WC-MOVE-01", "choose-piece")
    assert refused(moving, "move ranged ? B") == ("WC-MOVE-04", "nobody-goes-there")
    assert refused(moving, "carry ground A B ? B") == ("WC-SCEN-CAPTIVES-09", "no-way-to-complete")
    deploying = GivenWar("deploy", pieces={0: {"B": "GGG"}}, training={0: "G"}, summoned={0: "air"}, outposts={1: "D"})
    assert refused(deploying, "deploy ? D") == ("WC-DEPLOY-13", "not-your-home")
    assert refused(deploying, "deploy ? B") == ("WC-DEPLOY-03", "no-way-to-complete")
    assert refused(deploying, "finish_summoned ?") == ("WC-DEPLOY-05", "choose-building")
    assert refused(deploying, "finish_building ?") == ("WC-DEPLOY-05", "no-way-to-complete")
    assert refused(deploying, "finish_outpost ?") == ("WC-DEPLOY-06", "no-outpost-to-finish")
    assert refused(deploying, "give ? gold 1") == ("WC-TEAM-02", "no-teammate")
    building = GivenWar("deploy", pieces={0: {"C": "W"}}, outposts={0: "C"}, builds="C")
    assert refused(building, "deploy ? B") == ("WC-DEPLOY-03", "none-in-training")
    assert refused(building, "finish_building ?") == ("WC-DEPLOY-05", "none-under-construction")
    assert refused(building, "finish_summoned ?") == ("WC-EXP-SUMMON-2", "none-summoned")
    assert refused(building, "finish_outpost ?") == ("WC-DEPLOY-06", "choose-space")
    constructing = GivenWar("spend", pieces={0: {"B": "W"}}, outposts={0: "BC"}, gold={0: 2}, wood={0: 2})
    constructing.chooses("choose_constructing")
    assert refused(constructing, "build ?") == ("WC-BUILD-01", "choose-building")
    assert refused(constructing, "build_outpost ?") == ("WC-OUTPOST-01", "no-way-to-complete")


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-MOVE-16", "WC-CARD-03")
def test_the_beginning_of_an_offered_choice_is_only_asked_to_be_completed() -> None:
    carrying = GivenWar(
        map=ROW,
        towns="- -",
        pieces={0: {"A": "G"}},
        tokens=[("thrall", "captive", "A", 0)],
        special=[special_rule("captives")],
    )
    assert refused(carrying, "carry ground A B 0 ?") == ("WC-MOVE-01", "choose-space")
    fighting = GivenWar("battle", map=ROW, towns="- -", pieces={0: {"A": "G", "C": "G"}, 1: {"A": "G", "C": "G"}})
    assert refused(fighting, "fight A ? ?") == ("WC-BATTLE-29", "choose-player")
    assert refused(fighting, "fight B ? ?") == ("WC-MOVE-16", "no-battle")
    quickening = GivenWar(pieces={0: {"C": "G", "D": "G"}}, hands={0: "fast"}).chooses("play fast")
    assert refused(quickening, "choose_space ?") == ("WC-CARD-03", "choose-space")
    assert refused(quickening, "choose_unit ? ? ?") == ("WC-CARD-03", "another-question")
