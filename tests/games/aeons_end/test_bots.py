"""What the evaluation likes, and what a playout does without thinking."""

from __future__ import annotations

import pytest

from herna.engine.chance import Chance
from herna.games.aeons_end.evaluation import evaluate
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import NEMESES
from tests.kit.siege import GivenSiege


def test_damage_to_the_nemesis_is_liked_by_every_seat_alike() -> None:
    # given
    before, after = GivenSiege(nemesis_life=50), GivenSiege(nemesis_life=45)

    # then
    assert evaluate(after.play, 0) > evaluate(before.play, 0)
    assert evaluate(after.play, 0) == evaluate(after.play, 1)


def test_a_spell_that_is_prepped_is_liked_better_than_one_in_hand() -> None:
    # given
    siege = GivenSiege(hands={0: "planar-insight"})
    before = evaluate(siege.play, 0)

    # when
    siege.chooses("prep planar-insight 0-I")

    # then
    assert evaluate(siege.play, 0) > before


def test_aether_that_is_not_spent_is_lost() -> None:
    # given
    unspent, spent = (GivenSiege(aether=6, hands={0: ""}, turn_deck="nemesis player-2") for _ in range(2))

    # when
    unspent.chooses("end_phase")
    spent.chooses("buy planar-insight", "end_phase")

    # then
    assert evaluate(spent.play, 0) > evaluate(unspent.play, 0)


@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_playout_does_only_what_is_offered(nemesis: str) -> None:
    # given
    chance = Chance(3)
    play = GAME.play(2, GAME.read_options({"nemesis": nemesis, "market": "random"}), Chance(1))

    # when it goes on for some turns
    for _ in range(150):
        if play.ask is None:
            break
        options, choice = play.options(), play.sample(chance)

        # then
        assert choice in options
        play.choose(choice)
