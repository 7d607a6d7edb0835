"""What the evaluation likes, what bots do without thinking, and that a greedy one beats one that plays at random."""

import pytest

from herna.engine.chance import Chance
from herna.games.warcraft.evaluation import evaluate
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar
from herna.games.warcraft.habits import follow, habit, turn
from herna.lab.simulate import Plan, play_match
from tests.games.warcraft.rows import given, notes, prove, row, then


def liked(war: GivenWar, seat: int = 0) -> float:
    return evaluate(war.play, seat)


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


def test_what_is_done_by_habit_is_always_offered() -> None:
    # given
    chance = Chance(5)
    play = GAME.play(2, GAME.read_options({}), Chance(2))
    seen = 0

    # when a match goes on for some rounds
    for _ in range(400):
        if play.ask is None:
            break
        choice = habit(play, play.options())
        if choice is not None:
            seen += 1

            # then
            assert choice in play.options()
        play.choose(play.sample(chance) if choice is None else choice)
    assert seen


def test_a_greedy_bot_beats_one_that_plays_at_random() -> None:
    # when
    results = [
        play_match(GAME, Plan("warcraft", ("greedy", "random"), GAME.read_options({}), "bots"), n) for n in range(4)
    ]

    # then
    assert sum(result.winners() == (0,) for result, _ in results) >= 3


test_what_follows_from_a_position = prove(
    row("what one side likes the other does not",
        given(pieces={0: {"B": "GGG", "D": "G"}, 1: {"F": "G"}}), then(lambda war: liked(war, 0) > 0.5,
            lambda war: round(liked(war, 0) + liked(war, 1), 6) == 1)),
    row("a victory point is laid down without thinking",
        given("move", pieces={0: {"B": "G"}}, hands={0: "fast victory-point"}),
        then(lambda war: habit(war.play, war.play.options()) == ("play", war.table.hands[0][1]))),
    row("training is liked before anything has been trained",
        given("spend", pieces={0: {"B": "W"}}, gold={0: 1}, wood={0: 1}), notes(before=liked),
        "choose_training", then(lambda war: liked(war) > war.noted["before"])),
    row("a step is thought through to its end",
        given("round", pieces={0: {"B": "G"}, 1: {"F": "G"}}), notes(first=lambda war: turn(war.table)),
        "move ground B C", notes(moved=lambda war: turn(war.table)),
        notes(ends=lambda war: follow(war.play.copy(), ("end_movement",))), "end_movement",
        then(lambda war: war.noted["moved"] == war.noted["first"], lambda war: war.noted["ends"],
            lambda war: turn(war.table) != war.noted["first"])),
    row("what is ready is deployed without thinking if there is but one place for it",
        given("deploy", training={0: "G"}),
        then(lambda war: habit(war.play, war.play.options()) == ("deploy", "ground", war.letters.index("B"))),
        given("deploy", training={0: "G"}, outposts={0: "C"}),
        then(lambda war: habit(war.play, war.play.options()) is None)),
)  # fmt: skip
