"""The bots by name: levels a person can pick, budgets, and names that mean nothing."""

import pytest

from herna.bots.bot import Bot, Greedy
from herna.bots.crew import Crew
from herna.bots.named import BOTS, DEFAULT_LEVEL, LEVELS, Careless, bot_named, cores
from herna.bots.search import GAMES_OWN, NO_LIMIT, Search
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.engine.view import Chair
from herna.games.catalogue import game_named

CONNECT_FOUR = game_named("connect-four")


def test_the_plain_names() -> None:
    assert type(bot_named("random", Chance(1))) is Bot
    assert type(bot_named("greedy", Chance(1))) is Greedy
    plain, level = bot_named("search", Chance(1)), bot_named(f"search:{DEFAULT_LEVEL}", Chance(1))
    assert isinstance(plain, Search)
    assert isinstance(level, Search)
    assert (plain.iterations, plain.seconds) == (level.iterations, level.seconds)


@pytest.mark.parametrize(
    ("name", "iterations", "seconds"),
    [("search:500ms", NO_LIMIT, 0.5), ("search:1ms", NO_LIMIT, 0.001), ("search:200it", 200, NO_LIMIT)],
)
def test_a_budget_is_in_milliseconds_or_iterations(name: str, iterations: int, seconds: float) -> None:
    bot = bot_named(name, Chance(1))

    assert isinstance(bot, Search)
    assert (bot.iterations, bot.seconds) == (iterations, seconds)


def test_a_budget_can_be_shared_by_several_processes() -> None:
    bot = bot_named("search:300itx3", Chance(1))

    assert isinstance(bot, Crew)
    assert (bot.processes, bot.share) == (3, 100)


def test_a_number_of_random_decisions_can_be_asked_for() -> None:
    plain, none, six = (bot_named(name, Chance(1)) for name in ("search:20ms", "search:20ms+0", "search:300itx3+6"))

    assert isinstance(plain, Search)
    assert isinstance(none, Search)
    assert isinstance(six, Crew)
    assert (plain.playout, none.playout, six.own.playout) == (GAMES_OWN, 0, 6)


@pytest.mark.parametrize(
    ("name", "iterations", "seconds"),
    [
        ("search:before", 300, 2.0),
        ("search:before:3", 300, 2.0),
        ("search:before:4", NO_LIMIT, 1.0),
        ("search:before:20ms", NO_LIMIT, 0.02),
        ("search:before:80it", 80, NO_LIMIT),
    ],
)
def test_the_search_as_it_was_stays_as_it_was(name: str, iterations: int, seconds: float) -> None:
    """Six random decisions after a new choice, new choices evaluated at every visit, and the levels of then."""
    bot = bot_named(name, Chance(1))

    assert isinstance(bot, Search)
    assert (bot.iterations, bot.seconds, bot.playout, bot.before) == (iterations, seconds, 6, True)


def test_the_search_as_it_was_has_its_careless_levels_and_its_processes() -> None:
    first, second = bot_named("search:before:1", Chance(1)), bot_named("search:before:2", Chance(1))
    shared, last = bot_named("search:before:300itx3", Chance(1)), bot_named("search:before:5", Chance(1))
    for bot, one_in, iterations in ((first, 2, 10), (second, 6, 30)):
        assert isinstance(bot, Careless)
        assert isinstance(bot.bot, Search)
        assert (bot.one_in, bot.bot.iterations, bot.bot.playout) == (one_in, iterations, 6)
    assert isinstance(shared, Crew)
    assert (shared.own.playout, shared.own.before) == (6, True)
    assert isinstance(last, Crew) or cores() == 1


def test_the_levels_go_from_one_that_overlooks_much_to_all_that_the_machine_has() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5]
    levels = [bot_named(f"search:{level}", Chance(1)) for level in (1, 2, 3, 4)]
    first, second, third, fourth = [bot for bot in levels if isinstance(bot, Search)]
    last = bot_named("search:5", Chance(1))
    assert first.overlooks > second.overlooks > third.overlooks == fourth.overlooks == 0
    assert first.iterations < second.iterations < third.iterations < fourth.iterations
    assert isinstance(last, Crew) or cores() == 1
    assert LEVELS[5].seconds > LEVELS[4].seconds


def test_what_is_overlooked_is_a_share_of_the_choices_and_never_all_of_them() -> None:
    options: list[Choice] = [("drop", column) for column in range(7)]
    bot = Search(Chance(1), overlooks=60)

    missed = [bot.overlook(options, 60) for _ in range(300)]

    assert 3.9 < sum(map(len, missed)) / 300 < 4.5
    assert max(map(len, missed)) == 6
    assert Search(Chance(1)).overlook(options, 0) == []


@pytest.mark.parametrize(("game", "least", "most"), [("aeons-end", 0.2, 0.4), ("warcraft", 0.5, 0.7)])
def test_where_all_win_or_lose_together_half_as_much_is_overlooked(game: str, least: float, most: float) -> None:
    """Nobody else makes mistakes there: with as many, hardly a match would be won."""
    known = game_named(game)
    play = known.play(2, known.read_options({}), Chance(5))
    while len(known.sensible(play, play.options())) < 5 or known.habit(play, play.options()) is not None:
        play.choose(play.options()[0])
    assert play.ask is not None
    missed = of = 0
    for seed in range(60):
        bot = Search(Chance(seed), 1, overlooks=60)
        options = play.options()
        bot.search(Chair(play, play.ask.seat), options)
        missed, of = missed + len(bot.overlooked), of + len(known.sensible(play, options))

    assert least < missed / of < most


def test_a_choice_that_is_overlooked_is_not_made_even_if_it_wins() -> None:
    """Four in a column is there for the taking; the search takes it unless it does not see it."""
    match = Match(CONNECT_FOUR, 2, seed="seed")
    for at, column in enumerate((0, 1, 0, 1, 0, 1)):
        match.choose(at % 2, ("drop", column))
    bot = Search(Chance(3), 60, overlooks=50)

    taken = 0
    for _ in range(100):
        choice = bot.choose(match.chair(0))
        bot.saw(())  # it thinks anew
        assert choice not in bot.overlooked
        taken += choice == ("drop", 0)

    assert 35 < taken < 65


def test_the_careless_bot_of_before_slips_now_and_then() -> None:
    """Greedy always takes the win; careless in one of two takes any column."""
    match = Match(CONNECT_FOUR, 2, seed="seed")
    for at, column in enumerate((0, 1, 0, 1, 0, 1)):
        match.choose(at % 2, ("drop", column))
    bot = Careless(Greedy(Chance(3)), 2)

    taken = sum(bot.choose(match.chair(0)) == ("drop", 0) for _ in range(400))

    assert 180 < taken < 280  # 4 of 7 expected


@pytest.mark.parametrize(
    "name",
    [
        *("gready", "", "search:", "search:0", "search:6", "search:03", "search:0it", "search:5itx0", "search:5s"),
        *("search:5it+", "search:5it+07", "search:5it+100", "search:3+6"),
        *("search:before:", "search:before:6", "search:before:5it+6", "search:beforehand", "before"),
    ],
)
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        bot_named(name, Chance(1))

    assert str(refused.value.arguments["known"]).startswith(", ".join(BOTS))
