"""Why a choice of a battle, of Harvest, of Deploy or among teammates is not possible; and that this is true."""

from collections.abc import Callable

import pytest

from herna.games.warcraft.given import ROW, GivenWar, comes, goes, has, is_trained, special_rule, step_back
from tests.kit.refused_table import Refused, check_refusal, refusals

# Battles


def a_ground_attack() -> GivenWar:
    return GivenWar(
        "battle",
        map="A.  X.  C.",
        towns="- -",
        pieces={0: {"X": "G"}, 1: {"X": "GA", "A": "GW", "C": "G"}},
        dice=[6, 6, 6, 6, 1],
    )


def a_ranged_attack() -> GivenWar:
    """The air unit on X may be lost, but there is none on A."""
    return GivenWar(
        "battle", map="A.  X.", towns="- -", pieces={0: {"X": "R"}, 1: {"X": "GA", "A": "G"}}, dice=[1, 6, 6, 6]
    )


def two_battles() -> GivenWar:
    return GivenWar("battle", map=ROW, towns="- -", pieces={0: {"A": "G", "C": "G"}, 1: {"A": "G", "C": "G"}})


def slow_poison() -> GivenWar:
    return GivenWar(
        "battle",
        map=ROW,
        races="night-elf human",
        towns="- -",
        levels={0: "1 3 1"},
        pieces={0: {"A": "RR"}, 1: {"A": "G"}},
    ).chooses("strike_first air")


def joining() -> GivenWar:
    return GivenWar(
        "battle",
        races="night-elf human orc",
        towns="- - -",
        teams="x y x",
        levels={2: "1 3 1"},
        pieces={0: {"C": "G"}, 1: {"C": "G"}, 2: {"D": "R"}},
    )


def raising_the_dead() -> GivenWar:
    return GivenWar(
        "battle",
        races="undead human",
        towns="- -",
        levels={0: "1 3 1"},
        pieces={0: {"C": "R"}, 1: {"C": "G"}},
        dice=[1],
    )


def no_first_strikes(war: GivenWar) -> None:
    war.table.first_strikes = ()


def the_phase_is_ranged(war: GivenWar) -> None:
    war.table.phase = 1


def all_of_both_fight(war: GivenWar) -> None:
    war.table.fighting = sum(there for there in war.table.on)


def another_air_unit_fights(war: GivenWar) -> None:
    comes("A", "A", owner=1)(war)
    all_of_both_fight(war)


BATTLES: dict[Callable[[], GivenWar], list[Refused]] = {
    a_ground_attack: [
        Refused("lose 1 ? ?", "WC-CASUALTY-01", "choose-unit"),
        Refused("lose 1 ranged X", "WC-CASUALTY-01", "not-in-battle"),
        Refused("lose 1 worker A", "WC-CASUALTY-04", "not-in-battle", all_of_both_fight),
        Refused("lose 0 ground X", "WC-CASUALTY-05", "other-side-loses"),
        Refused("lose 1 air X", "WC-CASUALTY-07", "air-unit", the_phase_is_ranged),
        Refused("lose 9 air X", "WC-CASUALTY-01", "why-no-such-player"),
        Refused("lose 1 dragon X", "WC-CASUALTY-01", "no-such-piece"),
        Refused("move ground X A", "WC-MOVE-01", "why-being-resolved"),
    ],
    a_ranged_attack: [Refused("lose 1 air A", "WC-CASUALTY-01", "not-in-battle", another_air_unit_fights)],
    two_battles: [
        Refused("fight B 0 1", "WC-MOVE-16", "no-battle"),
        Refused("fight A 1 0", "WC-MOVE-16", "no-battle"),
        Refused("fight A ? ?", "WC-BATTLE-29", "why-choose-player"),
        Refused("fight B ? ?", "WC-MOVE-16", "no-battle"),
    ],
    slow_poison: [
        Refused("strike_first air", "WC-ABILITY-POISON-6", "phase-chosen", no_first_strikes),
        Refused("strike_first ?", "WC-ABILITY-POISON-1", "choose-phase"),
        Refused("strike_first worker", "WC-ABILITY-POISON-1", "no-such-phase"),
    ],
    joining: [Refused("strike_first air", "WC-ABILITY-POISON-1", "why-being-resolved")],
    raising_the_dead: [Refused("lose 1 ground C", "WC-CASUALTY-01", "why-being-resolved")],
}


# Harvest


def a_builder_is_asked() -> GivenWar:
    return GivenWar(
        "harvest", map="Ag  Bg", towns="- -", pieces={0: {"A": "W", "B": "W"}}, outposts={0: "A"}, builds="A"
    )


def gold_is_harvested() -> GivenWar:
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
    return war.chooses("decline", "harvest A")


HARVESTS: dict[Callable[[], GivenWar], list[Refused]] = {
    a_builder_is_asked: [Refused("harvest B", "WC-HARVEST-03", "why-being-resolved")],
    gold_is_harvested: [
        Refused("harvest ?", "WC-HARVEST-03", "choose-space"),
        Refused("harvest 99", "WC-HARVEST-03", "no-such-space"),
        Refused("harvest F", "WC-HARVEST-11", "nothing-to-harvest"),
        Refused("harvest G", "WC-HARVEST-01", "no-worker-there", comes("W", "G")),
        Refused("harvest A", "WC-HARVEST-04", "harvested", step_back),
        Refused("harvest E", "WC-HARVEST-07", "depleted", lambda war: war.table.depletion.clear()),
        Refused("harvest C", "WC-HARVEST-08", "worker-builds", comes("W", "C")),
        Refused("harvest D", "WC-HARVEST-02", "gold-first"),
        Refused("train worker", "WC-TRAIN-01", "phase"),
        Refused("fight A 0 1", "WC-BATTLE-29", "why-another-question"),
    ],
}


# Deploy


def a_full_town() -> GivenWar:
    return GivenWar(
        "deploy",
        pieces={0: {"B": "GGGWWW", "C": "W"}},
        training={0: "GW"},
        started={0: "air"},
        outposts={0: "CD", 1: "E"},
        builds="C",
    )


def a_full_town_alone() -> GivenWar:
    return GivenWar(
        "deploy", pieces={0: {"B": "GGG"}}, training={0: "GW"}, summoned={0: "air"}, outposts={1: "D"}, gold={0: 1}
    )


def nothing_trained() -> GivenWar:
    return GivenWar("deploy", pieces={0: {"C": "W"}}, outposts={0: "C"}, builds="C")


def the_builder_is_done(war: GivenWar) -> None:
    war.table.builders.clear()


def is_summoned(war: GivenWar) -> None:
    war.table.summoned[2] += 1
    war.table.under_construction[2] += 1


def a_worker_builds_it(war: GivenWar) -> None:
    war.table.summoned[2] = 0


def the_enemy_loses_its_outpost(war: GivenWar) -> None:
    for space, owner in war.table.outposts.items():
        war.table.outposts[space] = owner and 0


DEPLOYMENTS: dict[Callable[[], GivenWar], list[Refused]] = {
    a_full_town: [
        Refused("deploy ? ?", "WC-DEPLOY-03", "choose-piece"),
        Refused("deploy ground ?", "WC-DEPLOY-03", "choose-space"),
        Refused("deploy air B", "WC-DEPLOY-03", "none-in-training", is_trained("A")),
        Refused("deploy dragon B", "WC-DEPLOY-03", "no-such-piece"),
        Refused("deploy ground B", "WC-STACK-01", "full-of-units", goes("G", "B")),
        Refused("deploy worker B", "WC-STACK-02", "full-of-workers", goes("W", "B")),
        Refused("deploy ground C", "WC-DEPLOY-06", "outpost-unfinished", the_builder_is_done),
        Refused("deploy ground E", "WC-DEPLOY-13", "not-your-home", the_enemy_loses_its_outpost),
        Refused("finish_building air", "WC-DEPLOY-08", "no-room-for-worker", goes("W", "B")),
        Refused("finish_building ground", "WC-DEPLOY-05", "none-under-construction"),
        Refused("finish_building dragon", "WC-DEPLOY-05", "no-such-building"),
        Refused("finish_summoned air", "WC-EXP-SUMMON-2", "none-summoned", is_summoned),
        Refused("finish_outpost D", "WC-DEPLOY-06", "outpost-is-finished"),
        Refused("finish_outpost E", "WC-DEPLOY-06", "no-own-outpost", the_enemy_loses_its_outpost),
        Refused("move ground B C", "WC-MOVE-01", "phase"),
    ],
    a_full_town_alone: [
        Refused("deploy ground ?", "WC-DEPLOY-07", "no-room-anywhere", goes("G", "B")),
        Refused("deploy ? D", "WC-DEPLOY-13", "not-your-home", the_enemy_loses_its_outpost),
        Refused("finish_summoned ?", "WC-EXP-SUMMON-2", "choose-building"),
        Refused("finish_building ?", "WC-EXP-SUMMON-2", "is-summoned", a_worker_builds_it),
        Refused("finish_building air", "WC-EXP-SUMMON-2", "is-summoned", a_worker_builds_it),
        Refused("finish_outpost ?", "WC-DEPLOY-06", "no-outpost-to-finish"),
        Refused("give ? gold 1", "WC-TEAM-02", "no-teammate"),
    ],
    nothing_trained: [
        Refused("deploy ? B", "WC-DEPLOY-03", "none-in-training", is_trained("G")),
        Refused("finish_building ?", "WC-DEPLOY-05", "none-under-construction"),
        Refused("finish_summoned ?", "WC-EXP-SUMMON-2", "none-summoned", is_summoned),
        Refused("finish_outpost ?", "WC-DEPLOY-06", "choose-space"),
    ],
}


# Teammates


def a_team() -> GivenWar:
    return GivenWar(
        "spend",
        races="orc human undead night-elf",
        towns="B F - -",
        teams="x y x x",
        gold={0: 2, 1: 2, 2: 1},
        special=[special_rule("necromancers", ())],
    )


def a_teammate_asks() -> GivenWar:
    return a_team().chooses("ask_for_resources 2")


def a_teammate_was_asked() -> GivenWar:
    return a_teammate_asks().chooses("decline")


TEAMMATES: dict[Callable[[], GivenWar], list[Refused]] = {
    a_team: [
        Refused("give 1 gold 1", "WC-TEAM-02", "no-teammate"),
        Refused("give ? gold 1", "WC-TEAM-02", "choose-teammate"),
        Refused("give 2 ? 1", "WC-TEAM-02", "choose-resource"),
        Refused("give 2 stone 1", "WC-TEAM-02", "no-such-resource"),
        Refused("give 2 gold ?", "WC-TEAM-02", "choose-amount"),
        Refused("give 2 gold much", "WC-TEAM-02", "no-such-amount"),
        Refused("give 2 gold 3", "WC-TEAM-02", "has-not-so-much", has(3, 0)),
        Refused("give 2 wood 1", "WC-TEAM-02", "has-not-so-much", has(0, 1)),
        Refused("give 2 wood ?", "WC-TEAM-02", "has-not-so-much", has(0, 1)),
        Refused("ask_for_resources 1", "WC-TEAM-02", "no-teammate"),
        Refused("ask_for_resources ?", "WC-TEAM-02", "choose-teammate"),
        Refused("ask_for_resources 3", "WC-TEAM-02", "has-nothing", has(1, 0, seat=3)),
    ],
    a_teammate_asks: [
        Refused("give 3 gold 1", "WC-TEAM-02", "another-asks"),
        Refused("give 1 gold 1", "WC-TEAM-02", "no-teammate"),
        Refused("give 0 gold 2", "WC-TEAM-02", "has-not-so-much", has(2, 0, seat=2)),
    ],
    a_teammate_was_asked: [Refused("ask_for_resources 2", "WC-TEAM-02", "was-asked", step_back)],
}


@pytest.mark.parametrize(("position", "each"), refusals({**BATTLES, **HARVESTS, **DEPLOYMENTS, **TEAMMATES}))
def test_what_is_refused_says_why_and_that_is_true(position: Callable[[], GivenWar], each: Refused) -> None:
    check_refusal(position(), each)
