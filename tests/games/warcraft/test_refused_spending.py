"""Why something is not trained, constructed or upgraded; that this is true, and in which words."""

from collections.abc import Callable

import pytest

from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import (
    GivenWar,
    comes,
    goes,
    has,
    is_built,
    special_rule,
    step_back,
    the_town_is_open,
)
from herna.games.warcraft.view import view_for
from herna.messages.words import Words
from tests.games.warcraft.rows import each, position, prove, row, then
from tests.kit.refused_table import Refused, check_refusal, refusals

GRAVEYARDS = [("d", "graveyard", "C", -1), ("e", "graveyard", "D", -1)]


def a_poor_player() -> GivenWar:
    return GivenWar("spend", gold={0: 1})


def nothing_in_training() -> GivenWar:
    return a_poor_player().chooses("choose_training")


def a_busy_building() -> GivenWar:
    return GivenWar("spend", training={0: "G"}, gold={0: 9}, wood={0: 9}).chooses("choose_training")


def no_more_air_units() -> GivenWar:
    four = dict.fromkeys("CD", "AA")
    war = GivenWar("spend", buildings={0: "air"}, pieces={0: four}, gold={0: 9}, wood={0: 9})
    return war.chooses("choose_training")


def no_worker_in_town() -> GivenWar:
    return GivenWar(
        "spend",
        pieces={0: {"C": "W", "D": "W"}},
        outposts={1: "D"},
        buildings={0: "ground ground"},
        gold={0: 9},
        wood={0: 9},
    ).chooses("choose_constructing")


def all_ground_buildings() -> GivenWar:
    war = GivenWar("spend", pieces={0: {"B": "W"}}, buildings={0: "ground ground"}, gold={0: 9}, wood={0: 9})
    return war.chooses("choose_constructing")


def a_locked_town() -> GivenWar:
    war = GivenWar("spend", pieces={0: {"B": "W", "C": "W"}}, locked="B", gold={0: 9}, wood={0: 9})
    return war.chooses("choose_constructing")


def the_last_outpost() -> GivenWar:
    pieces = {"B": "WW", "C": "WW", "D": "W"}
    war = GivenWar("spend", pieces={0: pieces}, outposts={0: "E"}, gold={0: 4}, wood={0: 4})
    return war.chooses("choose_constructing", "build_outpost C")


def no_town() -> GivenWar:
    war = GivenWar("spend", towns="- F", pieces={0: {"C": "W"}}, gold={0: 9}, wood={0: 9})
    return war.chooses("choose_constructing")


def upgrading() -> GivenWar:
    war = GivenWar("spend", races="human orc", levels={0: "1 3 1"}, gold={0: 4}, wood={0: 4})
    return war.chooses("choose_upgrading")


def once_upgraded() -> GivenWar:
    war = GivenWar("spend", buildings={0: "air"}, gold={0: 9}, wood={0: 9})
    return war.chooses("choose_upgrading", "upgrade ground")


def a_graveyard() -> GivenWar:
    return GivenWar(
        "spend",
        races="undead human",
        towns="B F",
        gold={0: 9},
        wood={0: 9},
        pieces={0: {"C": "N", "D": "N"}},
        levels={0: "1 1 3"},
        tokens=GRAVEYARDS,
        special=[special_rule("necromancers", (0,))],
    )


def a_second_graveyard() -> GivenWar:
    return a_graveyard().chooses("upgrade_free ground")


def no_outposts(war: GivenWar) -> None:
    war.table.outposts.clear()


def a_building_less(war: GivenWar) -> None:
    war.table.finished[0] -= 1


def at_level_1(war: GivenWar) -> None:
    war.table.levels[:3] = [1, 1, 1]


SPENDING: dict[Callable[[], GivenWar], list[Refused]] = {
    a_poor_player: [
        Refused("choose_constructing", "WC-BUILD-01", "nothing-to-construct"),
        Refused("choose_upgrading", "WC-UPGRADE-01", "nothing-to-upgrade", has(9, 9)),
        Refused("train worker", "WC-SPEND-01", "choose-option"),
        Refused("build_outpost C", "WC-SPEND-01", "choose-option"),
        Refused("upgrade_free air", "WC-SCEN-NECRO-09", "no-free-upgrade"),
        Refused("deploy ground B", "WC-DEPLOY-03", "phase"),
    ],
    nothing_in_training: [
        Refused("build air", "WC-SPEND-01", "one-option"),
        Refused("choose_upgrading", "WC-SPEND-01", "one-option"),
        Refused("train air", "WC-TRAIN-02", "no-building-for-it", is_built("air")),
        Refused("train necromancer", "WC-TRAIN-02", "no-building-for-it"),
        Refused("train ground", "WC-TRAIN-03", "cannot-pay", has(1, 1)),
        Refused("train ?", "WC-TRAIN-01", "choose-piece"),
    ],
    a_busy_building: [Refused("train ground", "WC-TRAIN-05", "buildings-busy", is_built("ground"))],
    no_more_air_units: [Refused("train air", "WC-TRAIN-07", "reserve-empty", goes("A", "C"))],
    no_worker_in_town: [
        Refused("build ?", "WC-BUILD-02", "no-worker-there", comes("W", "B")),
        Refused("build air", "WC-BUILD-02", "no-worker-there", comes("W", "B")),
        Refused("build_outpost A", "WC-OUTPOST-01", "no-worker-there", comes("W", "A")),
        Refused("build_outpost D", "WC-OUTPOST-10", "outpost-there", no_outposts),
        Refused("train worker", "WC-SPEND-01", "one-option"),
    ],
    all_ground_buildings: [
        Refused("build ?", "WC-BUILD-01", "choose-building"),
        Refused("build worker", "WC-TRAIN-06", "no-such-building"),
        Refused("build dragon", "WC-BUILD-01", "no-such-building"),
        Refused("build ground", "WC-BUILD-06", "no-more-buildings", a_building_less),
    ],
    a_locked_town: [Refused("build air", "WC-BUILD-10", "locked", the_town_is_open)],
    the_last_outpost: [
        Refused("build_outpost D", "WC-OUTPOST-05", "no-more-outposts", no_outposts),
        Refused("build_outpost ?", "WC-OUTPOST-05", "no-more-outposts", no_outposts),
    ],
    no_town: [Refused("build air", "WC-BUILD-01", "no-town")],
    upgrading: [
        Refused("upgrade ?", "WC-UPGRADE-01", "choose-unit"),
        Refused("upgrade worker", "WC-UPGRADE-01", "no-level"),
        Refused("upgrade dragon", "WC-UPGRADE-01", "no-such-piece"),
        Refused("upgrade ranged", "WC-UPGRADE-07", "highest-level", at_level_1),
        Refused("upgrade air", "WC-UPGRADE-01", "needs-buildings", is_built("air")),
    ],
    once_upgraded: [Refused("upgrade ground", "WC-UPGRADE-03", "upgraded", step_back)],
    a_graveyard: [
        Refused("choose_training", "WC-TRAIN-01", "why-being-resolved"),
        Refused("train ground", "WC-TRAIN-01", "why-being-resolved"),
        Refused("upgrade_free air", "WC-UPGRADE-07", "highest-level", at_level_1),
        Refused("upgrade_free worker", "WC-UPGRADE-01", "no-level"),
        Refused("upgrade_free ?", "WC-UPGRADE-01", "choose-unit"),
    ],
    a_second_graveyard: [Refused("upgrade_free ground", "WC-UPGRADE-03", "upgraded", step_back)],
}


@pytest.mark.parametrize(("position", "each"), refusals(SPENDING))
def test_what_is_not_bought_says_why_and_that_is_true(position: Callable[[], GivenWar], each: Refused) -> None:
    check_refusal(position(), each)


# Numbers and words


def test_a_reason_has_its_numbers() -> None:
    about = dict(nothing_in_training().why_not("train ground").arguments)
    assert (about["gold"], about["wood"], about["has_gold"], about["has_wood"]) == (1, 1, 1, 0)
    about = dict(upgrading().why_not("upgrade air").arguments)
    assert (about["building"], about["needs"], about["has"]) == ("air", 1, 0)


test_what_follows_from_a_position = prove(
    *each(lambda language, words: row(f"a reason in words names numbers and rule: {language} {words}",
        position(nothing_in_training)(),
        then(lambda war: Words(language, GAME).reason(view_for(war.table, 0), war.why_not("train ground")) == words)),
        ("en", "It costs 1 gold and 1 wood; you have 1 and 0. [WC-TRAIN-03]"),
        ("cs", "Cena: zlato 1, dřevo 1; máte 1 a 0. [WC-TRAIN-03]")),
    *each(lambda language, words: row(f"a choice of another step names both: {language} {words}",
        position(a_poor_player)(),
        then(
            lambda war: Words(language, GAME).reason(view_for(war.table, 0), war.why_not("move ground B C")) == words)),
        ("en", "That belongs to another step (Move); now it is Spend. [WC-MOVE-01]"),
        ("cs", "To patří do jiného kroku (Pohyb); teď je na řadě Nakupování. [WC-MOVE-01]")),
)  # fmt: skip
