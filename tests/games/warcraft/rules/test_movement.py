"""Movement, encounters, workers, walls and the stacking limits (WC-MOVE, WC-STACK)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.chance import Seeded
from tests.kit.war import GivenWar, special_rule, victory_condition


@pytest.mark.rule("WC-MOVE-01", "WC-MOVE-02", "WC-MOVE-04", "WC-MOVE-05")
def test_a_piece_moves_at_most_once_and_none_has_to() -> None:
    war = GivenWar(pieces={0: {"C": "GR"}})
    assert war.offers("move ground C") == {"B", "D", "J"}

    war.chooses("move ground C D")

    assert war.offers("move ground") == set()
    assert war.offers("move ranged C") == {"B", "D", "J"}
    war.chooses("end_movement")
    assert war.on("C") == "R"


@pytest.mark.rule("WC-MOVE-07")
def test_a_worker_stops_where_it_meets_the_enemy() -> None:
    war = GivenWar(map="A.  B.  C.", towns="- -", pieces={0: {"A": "W", "B": "G"}, 1: {"B": "W"}})

    assert war.offers("move worker A") == {"B"}


@pytest.mark.rule("WC-MOVE-09", "WC-EXP-CRIPPLE-1")
def test_a_worker_who_goes_one_space_does_not_enter_beside_the_enemy_either() -> None:
    war = GivenWar(map="A.  B.  C.", towns="- -", pieces={0: {"B": "W"}, 1: {"C": "G"}}, crippled="B")

    assert war.offers("move worker B") == {"A"}


@pytest.mark.rule("WC-MOVE-01", "WC-MOVE-05")
def test_a_playout_draws_any_move_that_is_offered_and_the_end_of_movement() -> None:
    war = GivenWar(pieces={0: {"C": "G", "A": "W"}})

    drawn = {war.play.sample(Seeded(str(number))) for number in range(200)}

    assert drawn == set(war.play.options())


@pytest.mark.rule("WC-MOVE-08", "WC-MOVE-09")
def test_an_enemy_outpost_stops_pieces_also_while_it_is_being_built() -> None:
    war = GivenWar(map="A.  B.  C.", towns="- -", pieces={0: {"A": "AW"}, 1: {"B": "W"}}, outposts={1: "B"}, builds="B")
    assert war.offers("move air A") == {"B"}
    assert war.offers("move worker A") == set()

    finished = GivenWar(map="A.  B.  C.", towns="- -", pieces={0: {"A": "AW"}}, outposts={1: "B"})
    assert finished.offers("move air A") == {"B"}
    assert finished.offers("move worker A") == set()


@pytest.mark.rule("WC-MOVE-09", "WC-MOVE-10", "WC-TEAM-13")
def test_a_worker_enters_beside_an_own_unit_that_came_before_but_not_beside_a_teammates() -> None:
    war = GivenWar(
        map="A.  B.  C.",
        races="orc human undead",
        towns="- - -",
        teams="x y x",
        pieces={0: {"A": "GW"}, 1: {"B": "W"}, 2: {"B": "G"}},
    )
    assert war.offers("move worker A") == set()

    war.chooses("move ground A B")

    assert war.offers("move worker A") == {"B"}


@pytest.mark.rule("WC-MOVE-12", "WC-MOVE-17", "WC-MOVE-20", "WC-MOVE-21", "WC-OUTPOST-08")
def test_workers_and_outposts_alone_cause_no_battle_and_are_destroyed() -> None:
    war = GivenWar(pieces={0: {"C": "G"}, 1: {"D": "WW"}}, outposts={1: "D"})

    war.chooses("move ground C D", "end_movement")

    assert war.told("battle_began") == []
    assert war.on("D", 1) == ""
    assert war.reserve(1).count("W") == 8
    assert war.outpost("D") is None


@pytest.mark.rule("WC-MOVE-20", "WC-OUTPOST-06")
def test_an_outpost_whose_builder_is_killed_is_lost_once() -> None:
    war = GivenWar(pieces={0: {"C": "G"}, 1: {"D": "WW"}}, outposts={1: "D"}, builds="D")

    war.chooses("move ground C D", "end_movement")

    assert war.told("outpost_destroyed") == [(1, 3)]
    assert war.table.builders == {}


@pytest.mark.rule("WC-MOVE-22")
def test_own_workers_left_with_the_enemy_are_killed_too() -> None:
    war = GivenWar("battle", map="A.  B.  C.", towns="- -", pieces={0: {"B": "GW"}, 1: {"B": "G"}}, dice=[1, 6])

    assert war.on("B", 0) == ""
    assert war.reserve(0).count("W") == 8


@pytest.mark.rule("WC-MOVE-13", "WC-STACK-06", "WC-TEAM-04", "WC-TEAM-05")
def test_a_full_space_can_be_passed_and_teammates_count() -> None:
    war = GivenWar(
        map="A.  B.  C.",
        races="orc human undead",
        towns="- - -",
        teams="x y x",
        pieces={0: {"A": "AG", "B": "G"}, 2: {"B": "GG"}},
    )
    assert war.offers("move air A") == {"B", "C"}  # the unit on B can still make room
    war.chooses("move ground B C")
    war.chooses("move air A B")

    assert war.offers("move ground A") == set()
    war.chooses("end_movement")
    assert war.told("battle_began") == []


@pytest.mark.rule("WC-STACK-05")
def test_two_full_spaces_may_change_places_unit_by_unit() -> None:
    """Rulings WC-RUL-09 and WC-RUL-41: the limits hold when movement ends."""
    war = GivenWar(map="A.  B.", towns="- -", pieces={0: {"A": "GGG", "B": "RRR"}})
    war.chooses("move ground A B")

    assert war.offered() == {"move ranged B A"}
    war.chooses("move ranged B A")
    assert "end_movement" in war.offered()
    war.chooses("move ground A B", "move ranged B A", "move ground A B", "move ranged B A")
    assert (war.on("A"), war.on("B")) == ("RRR", "GGG")


@pytest.mark.rule("WC-STACK-05")
def test_a_full_space_is_put_right_by_several_moves_one_after_another() -> None:
    war = GivenWar(map="A.  B.  C.", towns="- -", pieces={0: {"A": "AAA", "B": "RRR", "C": "GGG"}})
    war.chooses("move air A C")

    # movement cannot end, and nothing else may be too full meanwhile
    assert war.offered() == {"move ground C B", "move ranged B A"}
    war.chooses("move ground C B")
    assert war.offered() == {"move ranged B A"}
    war.chooses("move ranged B A", "end_movement")
    assert (war.on("A"), war.on("B"), war.on("C")) == ("RAA", "GRR", "GGA")


@pytest.mark.rule("WC-STACK-05")
def test_no_move_takes_the_last_room_that_a_full_space_needs() -> None:
    war = GivenWar(map="D.  B.  C.\n  A.", towns="- -", pieces={0: {"A": "A", "C": "GGG", "D": "RRR"}})
    war.chooses("move ranged D B", "move ranged D B")
    assert war.offers("move ranged D") == {"A", "B"}

    war.chooses("move air A C")

    assert war.offers("move ranged D") == {"A"}
    war.chooses("move ranged D A", "move ground C B", "end_movement")
    assert (war.on("B"), war.on("C")) == ("GRR", "GGA")


@pytest.mark.rule("WC-STACK-05", "WC-STACK-03")
def test_while_workers_are_too_many_no_unit_moves() -> None:
    """A unit that left could close the way out to a worker (WC-MOVE-09)."""
    war = GivenWar(map="A.  B.", towns="- -", pieces={0: {"A": "GW", "B": "GWWW"}})
    war.chooses("move worker A B")

    assert war.offered() == {"move worker B A"}


@pytest.mark.rule("WC-STACK-08")
def test_a_builder_of_an_outpost_counts_on_its_space_and_one_of_a_building_nowhere() -> None:
    outpost = GivenWar("deploy", pieces={0: {"B": "WWW"}}, outposts={0: "B"}, builds="B", training={0: "W"})
    building = GivenWar("deploy", pieces={0: {"B": "WW"}}, started={0: "air"}, training={0: "W"})

    assert outpost.offers("deploy") == set()
    assert building.offers("deploy") == {"worker B"}


@pytest.mark.rule("WC-OUTPOST-06")
def test_a_builder_who_moves_destroys_the_outpost() -> None:
    war = GivenWar(pieces={0: {"D": "WW"}}, outposts={0: "D"}, builds="D")
    war.chooses("move worker D E")
    assert war.outpost("D") == 0

    war.chooses("move builder D E")

    assert war.outpost("D") is None
    assert war.on("E") == "WW"


@pytest.mark.example("WC-DX-11")
@pytest.mark.rule("WC-MOVE-14")
def test_fast_comes_before_cripple() -> None:
    """Derived test DX-11: a ground unit under Fast and one Cripple moves 2 spaces."""
    row = "A.  B.  C.  D.  E."
    assert GivenWar(map=row, towns="- -", pieces={0: {"A": "G"}}, quickened="A").offers("move ground A") == set("BCD")
    air = GivenWar(map=row, towns="- -", pieces={0: {"A": "A"}}, quickened="A")
    assert air.offers("move air A") == set("BCD")  # 3 at most
    both = GivenWar(map=row, towns="- -", pieces={0: {"A": "G"}}, quickened="A", crippled="A")
    assert both.offers("move ground A") == set("BC")
    twice = GivenWar(map=row, towns="- -", pieces={0: {"A": "GW"}}, crippled="AA")
    assert twice.offered() == {"end_movement"}


@pytest.mark.rule("WC-MOVE-14", "WC-EXP-CRIPPLE-1")
def test_a_crippled_piece_slows_nobody_whom_it_joins() -> None:
    war = GivenWar(map="A.  B.  C.  D.", towns="- -", pieces={0: {"A": "A", "B": "AG"}}, crippled="A")

    war.chooses("move air A B")

    assert war.offers("move air B") == {"A", "C", "D"}
    war.chooses("move air B D")
    assert war.offers("move air") == set()
    assert war.offers("move ground B") == {"A", "C"}


@pytest.mark.rule("WC-MOVE-15", "WC-DEPLOY-04", "WC-BATTLE-08")
def test_nobody_leaves_a_locked_town_before_the_battle() -> None:
    """Ruling WC-RUL-08: the first player involved is the attacker."""
    war = GivenWar(active=1, pieces={0: {"B": "G"}, 1: {"B": "G", "C": "G"}}, locked="B", dice=[6, 1, 6])
    assert war.offers("move ground") == {"C B", "C D", "C J"}

    war.chooses("end_movement")

    assert war.told("battle_began") == [(1, 0, 1)]
    assert war.table.locked == ()


@pytest.mark.rule("WC-MOVE-24")
def test_workers_deployed_alone_are_destroyed_and_the_town_is_open_again() -> None:
    war = GivenWar(active=1, pieces={0: {"B": "WW"}, 1: {"B": "G"}}, locked="B")

    war.chooses("end_movement")

    assert war.on("B", 0) == ""
    assert war.table.locked == ()


@pytest.mark.rule("WC-MOVE-24")
def test_a_locked_town_waits_for_somebody_involved() -> None:
    war = GivenWar(
        active=2,
        races="orc human undead",
        towns="B F -",
        pieces={0: {"B": "GW"}, 1: {"B": "G"}, 2: {"K": "G"}},
        locked="B",
    )

    war.chooses("end_movement")

    assert war.told("battle_began") == []
    assert war.on("B", 0) == "GW"
    assert war.table.locked == (1,)


@pytest.mark.rule("WC-SCEN-CAPTIVES-04", "WC-SCEN-CAPTIVES-06", "WC-SCEN-CAPTIVES-07", "WC-SCEN-CAPTIVES-08")
def test_only_air_units_cross_a_wall() -> None:
    war = GivenWar(map="A.  B.\n  C.", towns="- -", pieces={0: {"A": "GRAW"}}, walls="A-B")

    assert war.offers("move ground A") == war.offers("move ranged A") == {"C"}
    assert war.offers("move worker A") == {"C", "B"}  # round it
    assert war.offers("move air A") == {"B", "C"}


@pytest.mark.rule("WC-SCEN-NECRO-14", "WC-SCEN-NECRO-16", "WC-STACK-10")
def test_necromancers_move_like_workers_and_do_not_share_a_space() -> None:
    war = GivenWar(
        map="A.  B.  C.",
        towns="- -",
        pieces={0: {"A": "N", "B": "N"}},
        special=[special_rule("necromancers", (0,))],
    )

    assert war.offers("move necromancer A") == {"C"}


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-SCEN-CAPTIVES-10", "WC-SCEN-CAPTIVES-11", "WC-SCEN-CAPTIVES-13")
def test_one_unit_carries_a_captive_of_its_own_also_from_a_space_on_its_way() -> None:
    war = GivenWar(
        map="A.  B.  C.  D.",
        towns="- -",
        pieces={0: {"A": "AGW", "B": "G", "C": "G"}},
        tokens=[("thrall", "captive", "B", 0), ("tyrande", "captive", "A", 1)],
        special=[special_rule("captives")],
    )
    assert war.offers("carry") == {"air A C 0 C", "air A A 0 A", "ground B A 0 A", "ground B C 0 C"}

    war.chooses("carry air A C 0 C")

    assert war.table.tokens == [2, 0]
    assert war.offers("carry") == set()


@pytest.mark.rule("WC-SCEN-CAPTIVES-09")
def test_a_captive_may_be_dropped_on_the_way() -> None:
    war = GivenWar(
        map="A.  B.  C.",
        towns="- -",
        pieces={0: {"A": "A"}},
        tokens=[("thrall", "captive", "A", 0)],
        special=[special_rule("captives")],
    )
    assert war.offers("carry air A") == {"B 0 B", "C 0 B", "C 0 C", "A 0 B"}

    war.chooses("carry air A C 0 B")

    assert war.on("C") == "A"
    assert war.table.tokens == [1]


def a_captive_two_steps_away(**given: Any) -> GivenWar:
    """The captive is on B, and air units go two spaces."""
    return GivenWar(
        map="A.  B.  C.",
        tokens=[("thrall", "captive", "B", 0)],
        special=[special_rule("captives")],
        **{"towns": "- -"} | given,
    )


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-MOVE-04")
def test_a_unit_goes_out_for_a_captive_and_comes_back_with_it() -> None:
    war = a_captive_two_steps_away(pieces={0: {"A": "AAA"}})

    war.chooses("carry air A A 0 A")

    assert war.on("A") == "AAA"
    assert war.table.tokens == [0]
    assert war.table.moved.bit_count() == 1
    assert war.told("carried") == [(0, 0, 0)]


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-SCEN-CAPTIVES-14")
def test_a_captive_fetched_into_the_town_from_the_next_space_wins() -> None:
    war = a_captive_two_steps_away(
        towns="A -", pieces={0: {"A": "A"}}, victory=[victory_condition("captive-home", (0,))]
    )

    war.chooses("carry air A A 0 A")

    assert war.over() == ((1.0, 0.0), "WC-SCEN-CAPTIVES-14")


@pytest.mark.rule("WC-SCEN-CAPTIVES-09")
def test_a_captive_out_of_reach_is_not_carried() -> None:
    """D is three spaces away; that C, beside it, can be reached does not help."""
    war = GivenWar(
        map="A.  B.  C.  D.  E.",
        towns="- -",
        pieces={0: {"A": "A"}},
        tokens=[("thrall", "captive", "D", 0)],
        special=[special_rule("captives")],
    )

    assert war.offers("carry") == set()


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-EXP-FAST-1")
def test_a_captive_is_fetched_the_shortest_way_and_carried_as_far_as_steps_are_left() -> None:
    """A fast unit goes to C at once, or round by B: from C two steps are left, to E."""
    war = GivenWar(
        map="A.  B.\n  C.  D.  E.",
        towns="- -",
        pieces={0: {"A": "G"}},
        tokens=[("thrall", "captive", "C", 0)],
        special=[special_rule("captives")],
        quickened="A",
    )

    assert "E 0 E" in war.offers("carry ground A")


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-MOVE-06")
def test_a_unit_that_meets_an_enemy_beside_the_captive_does_not_come_back() -> None:
    war = a_captive_two_steps_away(pieces={0: {"A": "A"}, 1: {"B": "W"}})

    assert war.offers("carry") == set()


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-STACK-05")
def test_no_unit_comes_back_while_a_space_is_too_full() -> None:
    """It changes nothing about that space: it may as well come back when the others have put it right."""
    war = a_captive_two_steps_away(pieces={0: {"A": "AAA", "C": "A"}}).chooses("move air C A")
    assert war.table.count_on(0, -1) == 4
    assert "A 0 A" not in war.offers("carry air A")

    war.chooses("move air A B")

    assert "A 0 A" in war.offers("carry air A")


@pytest.mark.rule("WC-SCEN-CAPTIVES-09", "WC-SCEN-NORDRASSIL-22")
def test_no_unit_comes_back_onto_a_pile_of_revived_ones() -> None:
    war = a_captive_two_steps_away(pieces={0: {"A": "AAAG"}})

    assert war.offers("carry air A") == {"C 0 C"}
