"""Hints: chances that mean something, how uncertain they are, and why the best is better."""

from typing import Any

import pytest

from herna.bots.bot import sampled_play
from herna.bots.chances import AS_IT_IS, LEAST, Correction, correction_of, read_correction
from herna.bots.hint import hint, why_better
from herna.bots.search import Search
from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.flow import Play
from herna.engine.game import Count
from herna.engine.view import Chair
from herna.games.catalogue import game_keys, game_named
from herna.messages.words import Words
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.skirmish.game import Skirmish
from tests.kit.skirmish.table import Arena

# Chances


def test_a_correction_is_a_line_on_the_scale_of_log_odds() -> None:
    """Half the slope: 9 to 1 becomes 3 to 1."""
    assert Correction(0.5, 0.0, 0.02).chance(0.9) == pytest.approx(0.75)
    assert AS_IT_IS.chance(0.3) == pytest.approx(0.3)
    assert Correction(3.0, 0.0, 0.02).chance(0.99) == 1 - LEAST


@pytest.mark.parametrize("wrong", ["", "[]", "{}", '{"slope": "x", "middle": 0, "off": 0}'])
def test_what_is_no_correction_is_refused(wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_correction(wrong, "chances.json")

    assert refused.value.arguments["file"] == "chances.json"


@pytest.mark.parametrize("key", game_keys())
def test_a_correction_that_comes_with_a_game_keeps_the_order_of_chances(key: str) -> None:
    correction = correction_of(game_named(key))

    told = [correction.chance(expected / 10) for expected in range(11)]
    assert told == sorted(told)
    assert told[0] < told[10]


# How uncertain they are


def test_more_guesses_make_an_estimate_more_certain() -> None:
    play = SKIRMISH.play(2, SKIRMISH.read_options({}), Chance(4))
    assert play.ask is not None

    few, many = (Search(Chance(1), iterations).think(Chair(play, play.ask.seat))[0] for iterations in (40, 4000))

    assert few.spread > 2 * many.spread > 0


def test_a_habit_has_a_chance_too() -> None:
    """Where bots do not think, the position after it is evaluated."""
    game = game_named("aeons-end")
    play = game.play(2, game.read_options({}), Chance(3))
    while play.ask is not None and game.habit(play, play.options()) is None:
        play.choose(play.sample(Chance(len(play.options()))))
    assert play.ask is not None

    best = hint(Chair(play, play.ask.seat), Chance(1), seconds=0.05)[0]

    assert best.choice == game.habit(play, play.options())
    assert LEAST < best.win < 1
    assert best.spread > 0


# Why


class Counted(Skirmish):
    """What counts is whose turn it is; the health is the same whatever is chosen first."""

    def counts(self, play: Play[Arena], seat: int) -> tuple[Count, ...]:
        table = play.table
        return (
            Count("health", table.health[seat]),
            Count("turns", table.active == seat),
            Count("their-turns", table.active != seat, more=False),
        )


def test_the_reason_is_what_is_better_than_after_the_other_choice() -> None:
    game = Counted("counted", "tests.kit.skirmish", "sk", tuple(SKIRMISH.activities.values()), SKIRMISH.events)
    play = game.play(2, game.read_options({}), Chance(4))
    assert play.ask is not None
    chair = Chair(play, play.ask.seat)
    begins, follows = chair.options()

    why = why_better(chair, begins, follows, Chance(1))

    told = [(reason.key, *sorted(reason.arguments)) for reason in why]
    assert told == [("turns", ("count", 1), ("otherwise", 0)), ("their-turns", ("count", 0), ("otherwise", 1))]
    assert why_better(chair, follows, begins, Chance(1)) == ()


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_counts_has_words(key: str, language: str) -> None:
    """Always the same counts, for whatever number."""
    game = game_named(key)
    words = Words(language, game)
    play: Play[Any] = game.play(min(game.seat_counts), game.read_options({}), Chance(2))
    keys: set[tuple[str, ...]] = set()
    for _ in range(5):
        keys.add(tuple(count.key for count in game.counts(play, 0)))
        sampled_play(play, Chance(1), 30)

    assert len(keys) == 1
    for each in keys.pop():
        told = [words.say(each, {"count": count, "otherwise": 7}) for count in (0, 1, 2, 5)]
        assert len(set(told)) == 4
        assert all("7" in text for text in told)
