"""Printed examples: focusing and opening breaches, and which are adjacent."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege


@pytest.mark.example("AE-EX-11")
@pytest.mark.rule("AE-BREACH-02", "AE-BREACH-06", "AE-PREP-02")
def test_the_rulebooks_example_of_focusing_and_opening() -> None:
    # given
    siege = GivenSiege(
        hands={0: "crystal crystal#2 crystal#3 spark spark#2"}, turn_deck="player-1 nemesis", discards={0: "jade"}
    )

    # when she has 3 aether
    siege.chooses("play crystal", "play crystal#2", "play crystal#3")

    # then
    assert siege.offers("focus") == {"0-II", "0-III"}
    assert siege.offers("open") == {"0-II"}

    # when she opens II for 3
    siege.chooses("open 0-II", "prep spark 0-I", "prep spark#2 0-II")

    # then both Sparks are prepped for free
    assert siege.table.aether == 0
    assert siege.in_words(siege.table.spells(0)) == "spark spark#2"

    # when her next turn comes
    siege.chooses("end_phase")

    # then they can be cast
    assert siege.offers("cast") == {"spark", "spark#2"}


@pytest.mark.example("AE-EX-21")
@pytest.mark.rule("AE-BREACH-10")
@pytest.mark.parametrize(("breach", "adjacent"), [(1, {2}), (2, {1, 3}), (3, {2, 4}), (4, {3})])
def test_the_rulebooks_example_of_adjacency(breach: int, adjacent: set[int]) -> None:
    """Chaos Arc deals 2 more for a spell at an adjacent breach."""
    for other in {1, 2, 3, 4} - {breach}:
        # given
        siege = GivenSiege(moment="casting", prepped={0: {breach: "chaos-arc", other: "spark"}}, breaches={0: "0000"})

        # when
        siege.chooses("cast chaos-arc")

        # then
        assert siege.table.nemesis_life == 70 - (5 if other in adjacent else 3)


@pytest.mark.example("AE-EX-22")
@pytest.mark.rule("AE-BREACH-08", "AE-BREACH-09")
def test_the_rulebooks_example_of_the_free_order_of_breaches() -> None:
    # given
    siege = GivenSiege(breaches={0: "O000"}, aether=3 + 13)

    # when III is focused and IV opened, and II has not been touched
    siege.chooses("focus 0-III", "open 0-IV")

    # then
    assert siege.table.breaches[0] == (4, 0, 1, 4)
