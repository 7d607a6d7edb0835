"""A search by several processes: it adds up what they find, keeps its time, and outlives its helpers."""

from time import perf_counter, sleep

import pytest

from herna.bots.crew import Crew, merge_trees, module_of
from herna.bots.search import NO_LIMIT, Search, Thought
from herna.engine.chance import Chance
from herna.engine.errors import BrokenGame
from herna.engine.match import Match
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from tests.kit.connect_four import after
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.skirmish.game import Skirmish
from tests.kit.undisturbed import undisturbed

SUMMONER_WARS = game_named("summoner-wars")


def test_the_iterations_are_shared_and_added_up() -> None:
    chair = after("12131").chair(1)

    thoughts = Crew(Chance(1), 1000, NO_LIMIT, 2).think(chair)

    assert sum(thought.visits for thought in thoughts) == 1000
    assert thoughts[0].choice == ("drop", 0)
    own = Search(Chance(1), 500).think(chair)
    assert thoughts[0].visits > own[0].visits


def test_it_is_the_same_for_the_same_seed() -> None:
    chair = after("4").chair(1)

    assert len({Crew(Chance(7), 120, NO_LIMIT, 2).choose(chair) for _ in range(2)}) == 1


def test_thoughts_of_several_trees_add_up_by_choice() -> None:
    one = [Thought(("a",), 6, 0.5, (("x",),)), Thought(("b",), 4, 0.25, ())]
    other = [Thought(("b",), 8, 0.75, (("y",),)), Thought(("c",), 1, 1.0, ())]

    together = merge_trees([one, other])

    assert [(each.choice, each.visits) for each in together] == [(("b",), 12), (("a",), 6), (("c",), 1)]
    assert together[0].win == pytest.approx((4 * 0.25 + 8 * 0.75) / 12)
    assert together[0].line == (("y",),)


def test_the_time_is_kept_from_the_first_decision_on() -> None:
    """Also while the helpers are still starting, and when their answers come."""
    match = Match(SUMMONER_WARS, 2, seed="seed")
    chair = match.chair(present(match.play.ask).seat)

    def slowest_of_four() -> float:
        crew = Crew(Chance(1), NO_LIMIT, 0.5, 2)
        slowest = 0.0
        for _ in range(4):
            started = perf_counter()
            crew.think(chair)
            slowest = max(slowest, perf_counter() - started)
        return slowest

    assert 0.5 <= undisturbed(slowest_of_four, 0.7) < 0.7


def test_it_goes_on_without_a_helper_that_died() -> None:
    chair = after("12131").chair(1)
    crew = Crew(Chance(1), 400, NO_LIMIT, 2)
    crew.think(chair)
    assert crew.helpers
    crew.helpers[0].process.kill()
    crew.helpers[0].process.join(10)

    thoughts = crew.think(chair)

    assert thoughts[0].choice == ("drop", 0)
    assert not crew.helpers
    crew.saw(("drop", 0))


def test_helpers_end_when_nobody_needs_them() -> None:
    crew = Crew(Chance(1), 20, NO_LIMIT, 2)
    crew.think(after("4").chair(1))
    assert crew.helpers
    process = crew.helpers[0].process

    del crew

    for _ in range(100):
        if not process.is_alive():
            break
        sleep(0.1)
    assert process.exitcode == 0


def test_it_answers_alike_when_only_what_its_seat_may_not_know_differs() -> None:
    match = Match(SUMMONER_WARS, 2, seed="seed")
    seat = present(match.play.ask).seat
    twin = match.play.guess(seat, Chance(5))
    assert twin.table != match.play.table

    choices = {Crew(Chance(3), 60, NO_LIMIT, 2).choose(chair) for chair in (match.chair(seat), Chair(twin, seat))}

    assert len(choices) == 1


def test_a_game_that_other_processes_cannot_find_is_refused() -> None:
    other = Skirmish(key="other", package="tests.kit.skirmish", prefix="sk", events={})

    assert module_of(SKIRMISH) == "tests.kit.skirmish.game"
    with pytest.raises(BrokenGame):
        module_of(other)
