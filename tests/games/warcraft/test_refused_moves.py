"""Why a piece does not move there, and why movement does not end yet; and that this is true."""

from collections.abc import Callable

import pytest

from herna.games.warcraft.given import ROW, GivenWar, comes, goes, special_rule, the_town_is_open
from herna.games.warcraft.rules.lasting import QUICKENED
from herna.games.warcraft.setting import NOWHERE
from herna.games.warcraft.table import MOVE_STEP
from tests.kit.refused_table import Refused, check_refusal, refusals

CAPTIVES = [special_rule("captives")]


# Which piece


def a_row() -> GivenWar:
    return GivenWar(map=ROW, towns="- -", pieces={0: {"A": "GG", "D": "W"}, 1: {"C": "R"}})


def one_has_moved() -> GivenWar:
    return a_row().chooses("move ground A B")


def a_locked_town() -> GivenWar:
    return GivenWar(pieces={0: {"B": "G"}, 1: {"B": "G"}}, locked="B")


def a_crippled_unit() -> GivenWar:
    return GivenWar(map=ROW, towns="- -", pieces={0: {"A": "G"}}, crippled="A")


def nothing_has_moved(war: GivenWar) -> None:
    war.table.moved = 0


def nobody_is_crippled(war: GivenWar) -> None:
    war.table.lasting = ()


WHICH: dict[Callable[[], GivenWar], list[Refused]] = {
    a_row: [
        Refused("move ? ? ?", "WC-MOVE-01", "choose-piece"),
        Refused("move dragon A B", "WC-MOVE-01", "no-such-piece"),
        Refused("move ground 99 B", "WC-MOVE-01", "no-such-space"),
        Refused("move ground A 99", "WC-MOVE-01", "no-such-space"),
        Refused("move ranged C B", "WC-MOVE-01", "none-there", comes("R", "C")),
        Refused("move builder D B", "WC-MOVE-01", "none-there"),
        Refused("carry ground A B ? B", "WC-SCEN-CAPTIVES-09", "no-captives"),
        Refused("harvest A", "WC-HARVEST-03", "phase"),
        Refused("strike_first air", "WC-ABILITY-POISON-1", "why-another-question"),
    ],
    one_has_moved: [Refused("move ground B A", "WC-MOVE-01", "has-moved", nothing_has_moved)],
    a_locked_town: [
        Refused("move ground B C", "WC-MOVE-15", "locked", the_town_is_open),
        Refused("move ground B ?", "WC-MOVE-15", "locked", the_town_is_open),
    ],
    a_crippled_unit: [Refused("move ground A B", "WC-EXP-CRIPPLE-1", "crippled", nobody_is_crippled)],
}


# Where to


def beside_an_enemy() -> GivenWar:
    return GivenWar(pieces={0: {"C": "GAW", "H": "W"}, 1: {"D": "G"}})


def an_enemy_worker_on_the_way() -> GivenWar:
    return GivenWar(map=ROW, towns="- -", pieces={0: {"A": "AGW"}, 1: {"B": "W"}})


def a_unit_among_enemies() -> GivenWar:
    return an_enemy_worker_on_the_way().chooses("move ground A B")


def an_enemy_outpost_on_the_way() -> GivenWar:
    return GivenWar(map=ROW, towns="- -", pieces={0: {"A": "G", "D": "G"}}, outposts={1: "B"}, quickened="A")


def a_long_row() -> GivenWar:
    return GivenWar(map="A.  B.  C.  D.  E.", towns="- -", pieces={0: {"A": "GW"}})


def a_long_row_with_fast() -> GivenWar:
    return GivenWar(map="A.  B.  C.  D.  E.", towns="- -", pieces={0: {"A": "GW"}}, quickened="A")


def an_enemy_far_away() -> GivenWar:
    return GivenWar(map=ROW, towns="- -", pieces={0: {"A": "G"}, 1: {"C": "G"}})


def a_wall() -> GivenWar:
    return GivenWar(map="A.  B.", towns="- -", pieces={0: {"A": "G"}}, walls="A-B")


def two_necromancers() -> GivenWar:
    necromancers = [special_rule("necromancers", (0,))]
    return GivenWar(map=ROW, towns="- -", pieces={0: {"A": "N", "B": "N"}}, special=necromancers)


def two_far_apart() -> GivenWar:
    return GivenWar(map=ROW, towns="- -", pieces={0: {"A": "GW", "D": "R"}})


def is_quickened(war: GivenWar) -> None:
    war.table.add_lasting(QUICKENED, war.letters.index("A"), NOWHERE, MOVE_STEP)


def no_outposts(war: GivenWar) -> None:
    war.table.outposts.clear()


WHERE: dict[Callable[[], GivenWar], list[Refused]] = {
    beside_an_enemy: [
        Refused("move ground C ?", "WC-MOVE-01", "choose-target"),
        Refused("move ground C C", "WC-MOVE-04", "is-there"),
        Refused("move ground C I", "WC-MOVE-11", "mountain"),
        Refused("move ground C E", "WC-MOVE-02", "too-far"),
        Refused("move air C F", "WC-MOVE-03", "too-far"),
        Refused("move air C E", "WC-MOVE-06", "enemy-on-the-way", goes("G", "D", owner=1)),
        Refused("move worker C D", "WC-MOVE-09", "worker-beside-enemy", goes("G", "D", owner=1)),
        Refused("move worker H J", "WC-MOVE-11", "mountain-on-the-way"),
    ],
    an_enemy_worker_on_the_way: [
        Refused("move air A C", "WC-MOVE-06", "enemy-on-the-way", goes("W", "B", owner=1)),
        Refused("move worker A C", "WC-MOVE-09", "worker-beside-enemy", comes("G", "B")),
    ],
    a_unit_among_enemies: [Refused("move worker A C", "WC-MOVE-07", "enemy-on-the-way", goes("W", "B", owner=1))],
    an_enemy_outpost_on_the_way: [Refused("move ground A C", "WC-MOVE-06", "enemy-on-the-way", no_outposts)],
    a_long_row: [
        Refused("move ground A C", "WC-MOVE-02", "too-far", is_quickened),
        Refused("move worker A D", "WC-MOVE-03", "too-far", is_quickened),
    ],
    an_enemy_far_away: [Refused("move ground A C", "WC-MOVE-02", "too-far")],
    a_long_row_with_fast: [Refused("move ground A E", "WC-MOVE-14", "too-far")],
    a_wall: [
        Refused("move ground A B", "WC-SCEN-CAPTIVES-04", "wall-on-the-way"),
        Refused("move ground A ?", "WC-MOVE-04", "nowhere-to-go"),
    ],
    two_necromancers: [Refused("move necromancer A B", "WC-SCEN-NECRO-16", "other-necromancer", goes("N", "B"))],
    two_far_apart: [
        Refused("move ? ? B", "WC-MOVE-01", "choose-piece"),
        Refused("move ranged ? B", "WC-MOVE-02", "too-far"),  # the only one
        Refused("move worker ? D", "WC-MOVE-03", "too-far"),
    ],
}


# The limits


def a_crowd() -> GivenWar:
    war = GivenWar(map="A.  B.  C.", towns="- -", pieces={0: {"A": "AAAW", "B": "RRR", "C": "GGG"}})
    return war.chooses("move air A C")


def the_last_way() -> GivenWar:
    war = GivenWar(map="A.  B.  C.\n  D.", towns="- -", pieces={0: {"A": "GGA", "C": "GGG", "D": "G"}})
    return war.chooses("move ground A B", "move ground D B", "move air A C")


def full_of_units() -> GivenWar:
    war = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "GGG", "C": "GW"}})
    return war.chooses("move ground A B", "move ground A B", "move ground A B")


def full_of_workers() -> GivenWar:
    war = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "WWW", "C": "W"}})
    return war.chooses("move worker A B", "move worker A B", "move worker A B")


def full_of_teammates() -> GivenWar:
    return GivenWar(
        map=ROW, races="orc human undead", towns="- - -", teams="x y x", pieces={0: {"A": "G"}, 2: {"B": "GGG"}}
    )


LIMITS: dict[Callable[[], GivenWar], list[Refused]] = {
    a_crowd: [
        Refused(
            "end_movement", "WC-STACK-05", "too-full", lambda war: war.chooses("move ground C B", "move ranged B A")
        ),
        Refused("move air A B", "WC-STACK-01", "full-of-units"),
        Refused("move worker A B", "WC-STACK-05", "put-right-before"),
    ],
    the_last_way: [  # the last place for one of C
        Refused("move ground A B", "WC-STACK-05", "put-right-first", lambda war: war.chooses("move ground C B")),
    ],
    full_of_units: [Refused("move ground C B", "WC-STACK-01", "full-of-units", goes("G", "B"))],
    full_of_workers: [Refused("move worker C B", "WC-STACK-02", "full-of-workers", goes("W", "B"))],
    full_of_teammates: [
        Refused("move ground A B", "WC-STACK-06", "full-of-units", goes("G", "B", owner=2)),
        Refused("move ground A ?", "WC-STACK-06", "full-of-units", goes("G", "B", owner=2)),
    ],
}


# Captives


def captives() -> GivenWar:
    return GivenWar(
        map=ROW,
        towns="- -",
        pieces={0: {"A": "GGW"}},
        tokens=[("thrall", "captive", "A", 0), ("tyrande", "captive", "A", 1)],
        special=CAPTIVES,
    )


def carried() -> GivenWar:
    return captives().chooses("carry ground A B 0 B")


def a_captive_beside() -> GivenWar:
    return GivenWar(
        map=ROW,
        towns="- -",
        pieces={0: {"A": "AAAW", "C": "A", "D": "G"}},
        tokens=[("thrall", "captive", "B", 0)],
        special=CAPTIVES,
    )


def too_many_at_the_start() -> GivenWar:
    return a_captive_beside().chooses("move air C A")


def a_pile_at_the_start() -> GivenWar:
    return GivenWar(
        map=ROW,
        towns="- -",
        pieces={0: {"A": "AAAG"}},
        tokens=[("thrall", "captive", "B", 0)],
        special=CAPTIVES,
    )


def nothing_was_carried(war: GivenWar) -> None:
    war.table.carried, war.table.tokens[0], war.table.moved = (), war.letters.index("A"), 0


def the_captive_comes_nearer(war: GivenWar) -> None:
    war.table.tokens[0] = war.letters.index("D")


CARRYING: dict[Callable[[], GivenWar], list[Refused]] = {
    captives: [
        Refused("carry ground A B ? ?", "WC-SCEN-CAPTIVES-09", "choose-captive"),
        Refused("carry ground A B 0 ?", "WC-SCEN-CAPTIVES-09", "choose-space"),
        Refused("carry ground A B 1 B", "WC-SCEN-CAPTIVES-10", "not-your-captive"),
        Refused("carry ground A B 9 B", "WC-SCEN-CAPTIVES-09", "no-such-captive"),
        Refused("carry worker A B 0 B", "WC-SCEN-CAPTIVES-10", "workers-carry-none"),
        Refused("carry ground A B 0 C", "WC-SCEN-CAPTIVES-09", "not-on-the-way"),
        Refused("carry ground A C 0 C", "WC-MOVE-02", "too-far"),
    ],
    carried: [Refused("carry ground A B 0 B", "WC-SCEN-CAPTIVES-11", "was-carried", nothing_was_carried)],
    a_captive_beside: [
        Refused("move air A A", "WC-MOVE-04", "is-there"),
        Refused("carry worker A A 0 A", "WC-SCEN-CAPTIVES-10", "workers-carry-none"),
        Refused("carry ground D C 0 C", "WC-SCEN-CAPTIVES-09", "not-on-the-way", the_captive_comes_nearer),
        Refused("carry ground D D 0 D", "WC-SCEN-CAPTIVES-09", "not-on-the-way"),
    ],
    too_many_at_the_start: [Refused("carry air A A 0 A", "WC-STACK-05", "put-right-before")],
    a_pile_at_the_start: [Refused("carry air A A 0 A", "WC-STACK-01", "full-of-units", goes("G", "A"))],
}


@pytest.mark.parametrize(("position", "each"), refusals({**WHICH, **WHERE, **LIMITS, **CARRYING}))
def test_what_does_not_move_says_why_and_that_is_true(position: Callable[[], GivenWar], each: Refused) -> None:
    check_refusal(position(), each)


# Numbers, and what stands in the way


def test_a_space_too_far_names_the_piece_and_its_steps() -> None:
    about = dict(a_long_row_with_fast().why_not("move ground A E").arguments)

    assert (about["piece"], about["steps"]) == ("ground", 3)


@pytest.mark.parametrize(
    ("position", "choice", "space"),
    [
        (an_enemy_worker_on_the_way, "move worker A C", "B"),
        (a_unit_among_enemies, "move worker A C", "B"),
        (an_enemy_outpost_on_the_way, "move ground A D", "B"),
        (a_crowd, "end_movement", "C"),
        (a_crowd, "move worker A B", "C"),
    ],
)
def test_a_reason_points_at_what_stands_in_the_way(position: Callable[[], GivenWar], choice: str, space: str) -> None:
    war = position()
    reason, at = war.why_not(choice), war.letters.index(space)

    assert reason.blockers == (("space", at),)
    assert dict(reason.arguments)["space"] == at


@pytest.mark.rule("WC-MOVE-04")
def test_nobody_is_told_to_choose_a_piece_for_a_space_that_none_can_reach() -> None:
    war = GivenWar(map="A.  B.  C.  D.  E.  F.", towns="- -", pieces={0: {"A": "GW"}})

    assert war.refused("move ? ? F") == ("WC-MOVE-01", "why-not-together")
