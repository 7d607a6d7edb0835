"""Printed examples: casting spells."""

from __future__ import annotations

import pytest

from tests.kit.siege import GivenSiege


@pytest.mark.example("AE-EX-07")
@pytest.mark.rule("AE-CAST-02", "AE-CAST-05", "AE-CAST-10", "AE-CAST-16", "AE-BREACH-14")
def test_the_rulebooks_example_of_casting() -> None:
    """Honza is seat 1, Adelheim; he has opened breach II."""
    # given
    siege = GivenSiege(moment="casting", active=1, prepped={1: {1: "spark", 3: "amplify-vision"}}, breaches={1: "OO01"})

    # then Amplify Vision must be cast, so the phase cannot end yet
    assert siege.offered() == {"cast spark", "cast amplify-vision"}

    # when
    siege.chooses("cast amplify-vision")

    # then
    assert siege.discard(1) == "amplify-vision"
    assert siege.table.nemesis_life == 70 - 2
    assert siege.table.breaches[1] == (4, 4, 1, 1)

    # when he keeps Spark
    siege.chooses("end_phase")

    # then
    assert siege.in_words(siege.table.spells(1)) == "spark"


@pytest.mark.example("AE-EX-08")
@pytest.mark.rule("AE-CAST-12", "AE-CAST-13")
def test_the_rulebooks_example_of_casting_a_spell_of_another_player() -> None:
    """Hanka is seat 0, Honza seat 1."""
    # given
    siege = GivenSiege(
        active=1,
        prepped={0: {1: "dark-fire"}},
        hands={0: "crystal", 1: "garnet-shard crystal#2 spark"},
        discards={0: "jade"},
        in_play="provoker",
    )

    # when Honza casts Dark Fire and discards two cards
    siege.chooses("play garnet-shard", "either cast", "give_up crystal#2", "give_up spark")

    # then he picks the target
    assert (siege.asked(), siege.offers("hit")) == ((1,), {"nemesis", "provoker"})

    # when
    siege.chooses("hit nemesis")

    # then
    assert siege.table.nemesis_life == 70 - 6
    assert (siege.hand(0), siege.discard(0)) == ("crystal", "jade dark-fire")
    assert (siege.hand(1), siege.discard(1)) == ("", "crystal#2 spark")
