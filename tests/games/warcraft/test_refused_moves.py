"""Why a piece does not move there, and why movement does not end yet."""

from __future__ import annotations

import pytest

from tests.kit.refused_war import ROW, reason_for, refused
from tests.kit.war import GivenWar, special_rule


@pytest.mark.rule("WC-MOVE-01")
def test_a_piece_that_is_not_there_or_has_moved_says_so() -> None:
    war = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "GG", "D": "W"}, 1: {"C": "R"}})

    assert refused(war, "move ? ? ?") == ("WC-MOVE-01", "choose-piece")
    assert refused(war, "move dragon A B") == ("WC-MOVE-01", "no-such-piece")
    assert refused(war, "move ground 99 B") == ("WC-MOVE-01", "no-such-space")
    assert refused(war, "move ranged C B") == ("WC-MOVE-01", "none-there")
    assert refused(war, "move builder D B") == ("WC-MOVE-01", "none-there")
    war.chooses("move ground A B")
    assert refused(war, "move ground B A") == ("WC-MOVE-01", "has-moved")


@pytest.mark.rule("WC-MOVE-02", "WC-MOVE-03", "WC-MOVE-06", "WC-MOVE-09", "WC-MOVE-11")
def test_a_space_out_of_reach_says_what_is_in_the_way() -> None:
    war = GivenWar(pieces={0: {"C": "GAW", "H": "W"}, 1: {"D": "G"}})

    assert refused(war, "move ground C ?") == ("WC-MOVE-04", "choose-target")
    assert refused(war, "move ground C C") == ("WC-MOVE-04", "is-there")
    assert refused(war, "move ground C I") == ("WC-MOVE-11", "mountain")
    assert refused(war, "move ground C E") == ("WC-MOVE-02", "too-far")
    assert refused(war, "move air C F") == ("WC-MOVE-03", "too-far")
    assert refused(war, "move air C E") == ("WC-MOVE-06", "enemy-on-the-way")
    assert refused(war, "move worker C D") == ("WC-MOVE-09", "worker-beside-enemy")
    assert refused(war, "move worker H J") == ("WC-MOVE-11", "mountain-on-the-way")


@pytest.mark.rule("WC-MOVE-06", "WC-MOVE-07", "WC-MOVE-08", "WC-MOVE-09")
def test_an_enemy_on_the_way_stops_units_and_keeps_workers_out() -> None:
    """A worker goes as far as an own unit among the enemies, and without one not even there."""
    war = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "AGW"}, 1: {"B": "W"}})
    assert refused(war, "move air A C") == ("WC-MOVE-06", "enemy-on-the-way")
    assert refused(war, "move worker A C") == ("WC-MOVE-09", "worker-beside-enemy")
    assert reason_for(war, "move worker A C").blockers == (("space", 1),)

    war.chooses("move ground A B")

    assert refused(war, "move worker A C") == ("WC-MOVE-07", "enemy-on-the-way")
    assert reason_for(war, "move worker A C").arguments == (("space", 1),)
    fast = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "G", "D": "G"}}, outposts={1: "B"}, quickened="A")
    assert refused(fast, "move ground A C") == ("WC-MOVE-06", "enemy-on-the-way")
    assert reason_for(fast, "move ground A D").arguments == (("space", 1),)


@pytest.mark.rule("WC-MOVE-14")
def test_a_space_too_far_names_the_steps_and_why_there_are_no_more() -> None:
    usual = GivenWar(map="A.  B.  C.  D.  E.", towns="- -", pieces={0: {"A": "GW"}})
    assert refused(usual, "move ground A C") == ("WC-MOVE-02", "too-far")
    assert refused(usual, "move worker A D") == ("WC-MOVE-03", "too-far")
    fast = GivenWar(map="A.  B.  C.  D.  E.", towns="- -", pieces={0: {"A": "GW"}}, quickened="A")
    assert refused(fast, "move ground A E") == ("WC-MOVE-14", "too-far")
    assert dict(reason_for(fast, "move ground A E").arguments) == {"piece": "ground", "steps": 3}


@pytest.mark.rule("WC-SCEN-CAPTIVES-04", "WC-SCEN-NECRO-16", "WC-MOVE-15", "WC-EXP-CRIPPLE-1")
def test_walls_necromancers_locked_towns_and_cripple_say_so() -> None:
    walled = GivenWar(map="A.  B.", towns="- -", pieces={0: {"A": "G"}}, walls="A-B")
    assert refused(walled, "move ground A B") == ("WC-SCEN-CAPTIVES-04", "wall-on-the-way")
    assert refused(walled, "move ground A ?") == ("WC-MOVE-04", "nowhere-to-go")
    two = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "N", "B": "N"}}, special=[special_rule("necromancers", (0,))])
    assert refused(two, "move necromancer A B") == ("WC-SCEN-NECRO-16", "other-necromancer")
    locked = GivenWar(pieces={0: {"B": "G"}, 1: {"B": "G"}}, locked="B")
    assert refused(locked, "move ground B C") == ("WC-MOVE-15", "locked")
    crippled = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "G"}}, crippled="A")
    assert refused(crippled, "move ground A B") == ("WC-EXP-CRIPPLE-1", "crippled")


@pytest.mark.rule("WC-STACK-01", "WC-STACK-02", "WC-STACK-05", "WC-STACK-06")
def test_full_spaces_say_whose_limit_it_is_and_what_must_be_put_right() -> None:
    war = GivenWar(map="A.  B.  C.", towns="- -", pieces={0: {"A": "AAAW", "B": "RRR", "C": "GGG"}})
    war.chooses("move air A C")
    assert refused(war, "end_movement") == ("WC-STACK-05", "too-full")
    assert refused(war, "move air A B") == ("WC-STACK-01", "full-of-units")
    assert refused(war, "move worker A B") == ("WC-STACK-05", "put-right-before")
    assert reason_for(war, "end_movement").blockers == (("space", 2),)

    last_way = GivenWar(map="A.  B.  C.\n  D.", towns="- -", pieces={0: {"A": "GGA", "C": "GGG", "D": "G"}})
    last_way.chooses("move ground A B", "move ground D B", "move air A C")
    assert refused(last_way, "move ground A B") == ("WC-STACK-05", "put-right-first")  # the last place for one of C

    units = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "GGG", "C": "GW"}})
    units.chooses("move ground A B", "move ground A B", "move ground A B")
    assert refused(units, "move ground C B") == ("WC-STACK-01", "full-of-units")
    workers = GivenWar(map=ROW, towns="- -", pieces={0: {"A": "WWW", "C": "W"}})
    workers.chooses("move worker A B", "move worker A B", "move worker A B")
    assert refused(workers, "move worker C B") == ("WC-STACK-02", "full-of-workers")
    team = GivenWar(
        map=ROW, races="orc human undead", towns="- - -", teams="x y x", pieces={0: {"A": "G"}, 2: {"B": "GGG"}}
    )
    assert refused(team, "move ground A B") == ("WC-STACK-06", "full-of-units")


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-SCEN-CAPTIVES-10", "WC-SCEN-CAPTIVES-11")
def test_a_captive_that_does_not_come_along_says_why() -> None:
    war = GivenWar(
        map=ROW,
        towns="- -",
        pieces={0: {"A": "GGW"}},
        tokens=[("thrall", "captive", "A", 0), ("tyrande", "captive", "A", 1)],
        special=[special_rule("captives")],
    )

    assert refused(war, "carry ground A B ? ?") == ("WC-SCEN-CAPTIVES-09", "choose-captive")
    assert refused(war, "carry ground A B 1 B") == ("WC-SCEN-CAPTIVES-10", "not-your-captive")
    assert refused(war, "carry worker A B 0 B") == ("WC-SCEN-CAPTIVES-10", "workers-carry-none")
    assert refused(war, "carry ground A B 0 C") == ("WC-SCEN-CAPTIVES-09", "not-on-the-way")
    war.chooses("carry ground A B 0 B")
    assert refused(war, "carry ground A B 0 B") == ("WC-SCEN-CAPTIVES-11", "was-carried")


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-STACK-05", "WC-MOVE-04")
def test_a_unit_that_does_not_come_back_with_a_captive_says_why() -> None:
    war = GivenWar(
        map=ROW,
        towns="- -",
        pieces={0: {"A": "AAAW", "C": "A", "D": "G"}},
        tokens=[("thrall", "captive", "B", 0)],
        special=[special_rule("captives")],
    )
    assert refused(war, "move air A A") == ("WC-MOVE-04", "is-there")
    assert refused(war, "carry worker A A 0 A") == ("WC-MOVE-04", "is-there")
    assert refused(war, "carry ground D D 0 D") == ("WC-SCEN-CAPTIVES-09", "not-on-the-way")
    war.chooses("move air C A")
    assert refused(war, "carry air A A 0 A") == ("WC-STACK-05", "put-right-before")
    pile = GivenWar(
        map=ROW,
        towns="- -",
        pieces={0: {"A": "AAAG"}},
        tokens=[("thrall", "captive", "B", 0)],
        special=[special_rule("captives")],
    )
    assert refused(pile, "carry air A A 0 A") == ("WC-STACK-01", "full-of-units")
