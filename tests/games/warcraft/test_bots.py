"""What the evaluation likes, what bots do without thinking, and that a greedy one beats one that plays at random."""

from __future__ import annotations

import pytest

from herna.engine.chance import Chance
from herna.games.warcraft.evaluation import evaluate
from herna.games.warcraft.game import GAME
from herna.games.warcraft.habits import ends_turn, habit, turn
from herna.lab.simulate import Plan, played
from tests.kit.war import GivenWar


def liked(war: GivenWar, seat: int = 0) -> float:
    return evaluate(war.play, seat)


def test_what_one_side_likes_the_other_does_not() -> None:
    # given
    war = GivenWar(pieces={0: {"B": "GGG", "D": "G"}, 1: {"F": "G"}})

    # then
    assert liked(war, 0) > 0.5
    assert round(liked(war, 0) + liked(war, 1), 6) == 1


def test_an_objective_is_liked_better_with_a_unit_on_it() -> None:
    # given
    before, after = (GivenWar(pieces={0: {"B": "G", space: "G"}, 1: {"F": "G"}}) for space in "CD")

    # then
    assert liked(after) > liked(before)


def test_a_unit_likes_to_come_nearer_to_where_it_could_score() -> None:
    # given
    far, near = (GivenWar(pieces={0: {"B": "GG", space: "G"}}) for space in "HC")

    # then
    assert liked(near) > liked(far)


@pytest.mark.parametrize(("own", "enemy", "likes_it"), [("GGG", "G", True), ("G", "GGG", False)])
def test_an_attack_is_liked_if_the_battle_is_likely_to_be_won(own: str, enemy: str, likes_it: bool) -> None:
    # given
    before, after = (GivenWar(pieces={0: {"B": "G", space: own}, 1: {"E": enemy}}) for space in "DE")

    # then
    assert (liked(after) > liked(before)) == likes_it


def test_a_worker_is_liked_better_on_a_source_than_beside_it_and_not_on_a_depleted_one() -> None:
    # given
    beside, there = (GivenWar(pieces={0: {space: "W"}}) for space in "BA")
    depleted = GivenWar(pieces={0: {"A": "W"}}, depletion={"A": 2})

    # then
    assert liked(there) > liked(beside) > liked(depleted)


def test_a_town_with_a_marker_is_not_liked_by_its_owner() -> None:
    # given
    before, after = (GivenWar(pieces={0: {"B": "G"}}, marked=marked) for marked in ("", "B"))

    # then
    assert liked(after) < liked(before)


def test_training_is_liked_before_anything_has_been_trained() -> None:
    # given
    war = GivenWar("spend", pieces={0: {"B": "W"}}, gold={0: 1}, wood={0: 1})
    before = liked(war)

    # when
    war.chooses("choose_training")

    # then
    assert liked(war) > before


def test_a_step_is_thought_through_to_its_end() -> None:
    # given
    war = GivenWar("round", pieces={0: {"B": "G"}, 1: {"F": "G"}})
    first = turn(war.table)

    # when
    war.chooses("move ground B C")
    moved = turn(war.table)
    ends = ends_turn(war.play.copy(), ("end_movement",))
    war.chooses("end_movement")

    # then
    assert moved == first
    assert ends
    assert turn(war.table) != first


def test_a_victory_point_is_laid_down_without_thinking() -> None:
    # given
    war = GivenWar("move", pieces={0: {"B": "G"}}, hands={0: "fast victory-point"})

    # then
    assert habit(war.play) == ("play", war.table.hands[0][1])


def test_what_is_ready_is_deployed_without_thinking_if_there_is_but_one_place_for_it() -> None:
    # given
    one = GivenWar("deploy", training={0: "G"})
    two = GivenWar("deploy", training={0: "G"}, outposts={0: "C"})

    # then
    assert habit(one.play) == ("deploy", "ground", one.letters.index("B"))
    assert habit(two.play) is None


def test_what_is_done_by_habit_is_always_offered() -> None:
    # given
    chance = Chance(5)
    play = GAME.play(2, GAME.read_options({}), Chance(2))
    seen = 0

    # when a match goes on for some rounds
    for _ in range(400):
        if play.ask is None:
            break
        choice = habit(play)
        if choice is not None:
            seen += 1

            # then
            assert choice in play.options()
        play.choose(play.sample(chance) if choice is None else choice)
    assert seen


def test_a_greedy_bot_beats_one_that_plays_at_random() -> None:
    # when
    results = [played(GAME, Plan("warcraft", ("greedy", "random"), GAME.read_options({}), "bots"), n) for n in range(4)]

    # then
    assert sum(result.winners() == (0,) for result, _ in results) >= 3
