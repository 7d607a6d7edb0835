"""Focusing and opening breaches (AE-BREACH)."""

from __future__ import annotations

import pytest

from herna.games.aeons_end.rules.breaches import Focuses
from tests.kit.siege import GivenSiege

COSTS = {"II": (2, (5, 4, 3, 2)), "III": (3, (9, 7, 5, 3)), "IV": (4, (13, 10, 7, 4))}


@pytest.mark.rule("AE-BREACH-01", "AE-BREACH-02", "AE-BREACH-03", "AE-BREACH-06")
@pytest.mark.parametrize("breach", ["II", "III", "IV"])
@pytest.mark.parametrize("position", [0, 1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_focusing_and_opening_cost_what_is_printed_for_the_position(breach: str, position: int, seat: int) -> None:
    focus, opening = COSTS[breach]
    row = f"O{position}{position}{position}"
    for cost, words in ((focus, "focus"), (opening[position], "open")):
        if words == "focus" and position == 3:
            continue
        poor, rich = (GivenSiege(breaches={seat: row}, active=seat, aether=aether) for aether in (cost - 1, cost))
        assert f"{seat}-{breach}" not in poor.offers(words)
        rich.chooses(f"{words} {seat}-{breach}")

        assert rich.table.aether == 0
        at = ("I", "II", "III", "IV").index(breach)
        assert rich.table.breaches[seat][at] == (position + 1 if words == "focus" else 4)


@pytest.mark.rule("AE-BREACH-04")
def test_a_breach_is_focused_several_times_and_several_breaches_in_one_turn_without_prepping_anything() -> None:
    siege = GivenSiege(breaches={0: "O000"}, aether=2 + 2 + 3 + 4)

    siege.chooses("focus 0-II", "focus 0-II", "focus 0-III", "focus 0-IV", "end_phase")

    assert siege.table.breaches[0] == (4, 2, 1, 1)


@pytest.mark.rule("AE-BREACH-05")
def test_a_breach_that_points_up_can_only_be_opened() -> None:
    siege = GivenSiege(breaches={0: "O300"}, aether=20)

    assert siege.offers("focus") == {"0-III", "0-IV"}
    assert siege.offers("open") == {"0-II", "0-III", "0-IV"}


@pytest.mark.rule("AE-BREACH-07")
def test_an_open_breach_stays_open_and_is_neither_focused_nor_opened_again() -> None:
    siege = GivenSiege(breaches={0: "OO--"}, aether=20, turn_deck="player-1 nemesis")
    assert siege.offers("focus") | siege.offers("open") == set()

    siege.chooses("end_phase")

    assert (siege.table.turn, siege.table.breaches[0]) == (2, (4, 4, -1, -1))


@pytest.mark.rule("AE-BREACH-08", "AE-BREACH-09")
def test_a_higher_breach_may_be_opened_first_and_without_being_focused() -> None:
    siege = GivenSiege(breaches={0: "O000"}, aether=13).chooses("open 0-IV")

    assert siege.table.breaches[0] == (4, 0, 0, 4)


@pytest.mark.rule("AE-BREACH-11")
def test_breaches_on_both_sides_of_a_gap_are_not_adjacent() -> None:
    gap = GivenSiege(moment="casting", prepped={0: {2: "chaos-arc", 4: "spark"}}, breaches={0: "OO-O"})
    row = GivenSiege(moment="casting", prepped={0: {2: "spark", 3: "chaos-arc", 4: "spark#2"}}, breaches={0: "-OO0"})

    assert gap.chooses("cast chaos-arc").told("damaged") == [(-1, 3)]
    assert row.chooses("cast chaos-arc").told("damaged") == [(-1, 3 + 2 * 2 + 1)]


@pytest.mark.rule("AE-BREACH-12")
def test_nobody_pays_for_a_breach_of_another_player() -> None:
    siege = GivenSiege(breaches={0: "OOOO", 1: "O000"}, aether=20)

    assert siege.offers("focus") | siege.offers("open") == set()


@pytest.mark.rule("AE-BREACH-12", "AE-BREACH-13")
def test_an_effect_focuses_a_breach_of_another_player_for_nothing() -> None:
    siege = GivenSiege(breaches={0: "OOOO", 1: "O--1"}, hands={0: "focusing-orb"}, aether=1)

    siege.chooses("play focusing-orb")

    assert (siege.table.breaches[1], siege.table.aether) == ((4, -1, -1, 2), 1)


@pytest.mark.rule("AE-BREACH-13")
def test_a_free_focus_turns_a_breach_once_and_opens_one_that_points_up() -> None:
    siege = GivenSiege(moment="nothing", breaches={0: "O23-"})

    siege.does(Focuses(0))
    assert siege.offers("breach") == {"0-II", "0-III"}
    siege.chooses("breach 0-III")
    assert siege.table.breaches[0] == (4, 2, 4, -1)
    siege.does(Focuses(0))

    assert siege.table.breaches[0] == (4, 3, 4, -1)
    assert siege.told("opened") == [(0, 2)]
    assert siege.told("focused") == [(0, 1)]


@pytest.mark.rule("AE-BREACH-13")
def test_a_free_focus_without_a_closed_breach_does_nothing() -> None:
    siege = GivenSiege(moment="nothing", breaches={0: "OO-O"}).does(Focuses(0))

    assert siege.table.breaches[0] == (4, 4, -1, 4)


@pytest.mark.rule("AE-BREACH-14")
@pytest.mark.parametrize(("row", "after"), [("O300", "OO00"), ("OO12", "OO22"), ("OO-0", "OO-1"), ("OOOO", "OOOO")])
def test_the_closed_breach_with_the_lowest_focus_cost_is_the_one_with_the_lowest_number(row: str, after: str) -> None:
    siege = GivenSiege(moment="casting", prepped={0: {1: "amplify-vision"}}, breaches={0: row})

    siege.chooses("cast amplify-vision")

    assert siege.table.breaches[0] == GivenSiege(breaches={0: after}).table.breaches[0]


@pytest.mark.rule("AE-BREACH-15")
def test_a_reduction_is_used_up_by_the_next_focus_or_opening() -> None:
    siege = GivenSiege(breaches={0: "O000"}, hands={0: "flexing-dagger"}, aether=6)

    siege.chooses("play flexing-dagger", "either discount")
    assert siege.offers("open") == {"0-II", "0-III"}
    siege.chooses("open 0-II")
    assert siege.table.aether == 6 - (5 - 3)
    siege.chooses("focus 0-III")

    assert siege.table.aether == 4 - 3


@pytest.mark.rule("AE-BREACH-15")
def test_a_cost_is_reduced_to_no_less_than_0() -> None:
    siege = GivenSiege(breaches={0: "O000"}, hands={0: "flexing-dagger"})

    siege.chooses("play flexing-dagger", "either discount", "focus 0-II")

    assert siege.table.aether == 0
    assert siege.table.breaches[0] == (4, 1, 0, 0)


@pytest.mark.rule("AE-BREACH-15")
def test_two_reductions_add_up_for_one_focus_or_opening() -> None:
    """AE-GAP-21."""
    siege = GivenSiege(breaches={0: "O000"}, hands={0: "flexing-dagger flexing-dagger#2"}, aether=3)

    siege.chooses("play flexing-dagger", "either discount", "play flexing-dagger#2", "either discount", "open 0-III")

    assert (siege.table.aether, siege.table.discount) == (0, 0)


@pytest.mark.rule("AE-BREACH-15")
@pytest.mark.parametrize(("seat", "left"), [(0, 0), (1, 3)])
def test_a_free_focus_of_an_own_breach_uses_a_reduction_up_and_of_anothers_does_not(seat: int, left: int) -> None:
    """AE-GAP-21."""
    siege = GivenSiege(moment="nothing", breaches={0: "OO0O", 1: "OO0O"})
    siege.table.discount = 3

    siege.does(Focuses(seat))

    assert siege.table.discount == left


@pytest.mark.rule("AE-BREACH-15")
def test_an_unused_reduction_ends_with_the_turn() -> None:
    siege = GivenSiege(hands={0: "flexing-dagger"}, turn_deck="player-1 nemesis")

    siege.chooses("play flexing-dagger", "either discount", "end_phase")

    assert (siege.table.turn, siege.table.discount) == (2, 0)


@pytest.mark.rule("AE-BREACH-16")
def test_all_breaches_are_open_if_all_that_are_left_are() -> None:
    siege = GivenSiege(moment="casting", prepped={0: {3: "amplify-vision"}}, breaches={0: "-OO-"})

    siege.chooses("cast amplify-vision")

    assert siege.told("damaged") == [(-1, 3 + 1)]
