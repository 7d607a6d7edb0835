"""Printed examples: focusing and opening breaches, and which are adjacent."""

import pytest

from herna.games.aeons_end.given import GivenSiege
from tests.games.aeons_end.rows import given, prove, row, then


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


test_what_follows_from_a_position = prove(
    row("the rulebook's example of focusing and opening", "AE-EX-11", "AE-BREACH-02", "AE-BREACH-06", "AE-PREP-02",
        given(hands={0: "crystal crystal#2 crystal#3 spark spark#2"}, turn_deck="player-1 nemesis",
            discards={0: "jade"}),
        # when she has 3 aether
        "play crystal", "play crystal#2", "play crystal#3", then(offers_focus={"0-II", "0-III"}, offers_open={"0-II"}),
        # when she opens II for 3
        "open 0-II", "prep spark 0-I", "prep spark#2 0-II",
        # then both Sparks are prepped for free
        then(lambda siege: siege.names_of(siege.table.spells(0)) == "spark spark#2", aether=0),
        # when her next turn comes
        "end_phase",
        # then they can be cast
        then(offers_cast={"spark", "spark#2"})),
    row("the rulebook's example of the free order of breaches", "AE-EX-22", "AE-BREACH-08", "AE-BREACH-09",
        given(breaches={0: "O000"}, aether=3 + 13),
        # when III is focused and IV opened, and II has not been touched
        "focus 0-III", "open 0-IV", then(breaches_0=(4, 0, 1, 4))),
)  # fmt: skip
