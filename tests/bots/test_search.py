"""The bot that searches: it finds what greedy does not see, keeps its budget, and says what it thinks."""

from time import perf_counter

from herna.bots.bot import Greedy, tell_bots
from herna.bots.named import bot_named
from herna.bots.search import GAMES_OWN, Node, Search
from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, Choice
from herna.engine.flow import Play
from herna.engine.match import Match
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from tests.kit.connect_four import CONNECT_FOUR, after
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.skirmish.game import Skirmish
from tests.kit.skirmish.table import Arena
from tests.kit.undisturbed import undisturbed


def test_it_takes_a_win() -> None:
    assert Search(Chance(1), 200).choose(after("121212").chair(0)) == ("drop", 0)


def test_it_stops_a_win_of_the_opponent_that_greedy_does_not_see() -> None:
    """Seat 1 has three in the first column; greedy, which looks one choice ahead, goes for the middle."""
    chair = after("12131").chair(1)

    assert Greedy(Chance(1)).choose(chair) != ("drop", 0)
    assert Search(Chance(1), 2000).choose(chair) == ("drop", 0)


def test_it_plays_games_with_hidden_cards_dice_and_several_seats() -> None:
    match = Match(SKIRMISH, 3, seed="seed")
    bots = [bot_named(name, Chance(seat)) for seat, name in enumerate(("search:40it", "random", "random"))]
    while match.play.ask is not None:
        seat = match.play.ask.seat
        match.choose(seat, bots[seat].choose(match.chair(seat)))

    assert match.over()


def test_it_beats_greedy() -> None:
    wins = 0.0
    for number in range(12):
        match = Match(CONNECT_FOUR, 2, seed=f"seed {number}")
        own = number % 2
        bots = [bot_named("search:300it" if seat == own else "greedy", Chance(2 * number + seat)) for seat in (0, 1)]
        while match.play.ask is not None:
            seat = match.play.ask.seat
            match.choose(seat, bots[seat].choose(match.chair(seat)))
        wins += present(match.play.result).scores[own]

    assert wins >= 10


def test_it_keeps_its_time() -> None:
    match = Match(game_named("summoner-wars"), 2, seed="seed")
    chair = match.chair(present(match.play.ask).seat)
    bot = bot_named("search:1000ms", Chance(1))
    assert isinstance(bot, Search)

    def thinking() -> float:
        started = perf_counter()
        bot.think(chair)
        return perf_counter() - started

    assert 1.0 <= undisturbed(thinking, 1.2) < 1.2


def test_it_says_what_it_thinks_the_best_first_with_the_line_it_expects() -> None:
    thoughts = Search(Chance(1), 500).think(after("12131").chair(1))

    assert thoughts[0].choice == ("drop", 0)
    assert sum(thought.visits for thought in thoughts) == 500
    assert [thought.visits for thought in thoughts] == sorted((thought.visits for thought in thoughts), reverse=True)
    assert all(0 <= thought.win <= 1 for thought in thoughts)
    assert thoughts[0].line[0][0] == "drop"


def test_the_same_seed_and_iterations_give_the_same_choice() -> None:
    chair = after("4").chair(1)

    assert len({Search(Chance(7), 150).choose(chair) for _ in range(3)}) == 1


def test_it_stops_early_only_when_no_other_option_can_catch_up() -> None:
    """With one column left open beside a sure loss, most iterations would change nothing."""
    chair = after("121212").chair(0)
    bot, patient = Search(Chance(1), 2000), Search(Chance(1), 2000)

    used = bot.search(chair, chair.options())

    assert patient.search(chair, chair.options(), until_settled=False) == 2000
    assert used < 2000
    most, second = (thought.visits for thought in bot.thoughts(chair.options())[:2])
    assert most - second > 2000 - used
    assert bot.thoughts(chair.options())[0].choice == patient.thoughts(chair.options())[0].choice


def test_the_tree_goes_on_below_the_choices_that_were_made() -> None:
    match = after("4")
    bot = Search(Chance(1), 400)
    choice = bot.choose(match.chair(1))
    assert bot.root is not None
    below = bot.root.children[choice].children[("drop", 2)]

    match.choose(1, choice)
    tell_bots({1: bot}, CONNECT_FOUR, 1, choice)
    match.choose(0, ("drop", 2))
    tell_bots({1: bot}, CONNECT_FOUR, 0, ("drop", 2))

    assert bot.root is below
    visits = below.visits
    bot.think(match.chair(1))
    assert below.visits == visits + 400


def test_in_a_game_with_secrets_it_follows_only_its_own_choices() -> None:
    own, others = Search(Chance(1)), Search(Chance(1))
    for bot in (own, others):
        bot.root = Node((), 0)
        bot.root.children[("pass",)] = Node(("pass",), 0)

    tell_bots({0: own, 1: others}, SKIRMISH, 0, ("pass",))

    assert own.root is not None
    assert others.root is None


def test_everybody_sees_who_declines_in_a_window() -> None:
    bot = Search(Chance(1))
    planned: tuple[Choice, ...] = (DECLINE, ("pass",))
    bot.plan = planned

    tell_bots({1: bot}, SKIRMISH, 0, DECLINE)

    assert bot.plan == planned[1:]


def test_after_a_new_choice_as_many_random_decisions_follow_as_the_game_says_or_the_bot_is_told() -> None:
    """The first iteration makes one new choice; then it plays at random."""
    for playout, discs in ((GAMES_OWN, 1 + CONNECT_FOUR.playout), (0, 1), (3, 4)):
        end = Search(Chance(1), playout=playout).iterate(Node((), 0), after("").play.copy())

        assert sum(end.table.filled) == discs


class Planned(Skirmish):
    """A game whose turns are thought through; it counts how often it evaluates."""

    evaluations = 0

    def turn(self, table: Arena) -> int:
        return table.turns + 1

    def evaluate(self, play: Play[Arena], seat: int) -> float:
        self.evaluations += 1
        return super().evaluate(play, seat)


def test_in_a_turn_that_is_planned_each_new_choice_is_evaluated_once_for_all_visits() -> None:
    def evaluations(before: bool) -> int:
        game = Planned("planned", "tests.kit.skirmish", "sk", tuple(SKIRMISH.activities.values()), SKIRMISH.events)
        play = game.play(2, game.read_options({}), Chance(4))
        assert play.ask is not None
        root, search = Node((), play.ask.seat), Search(Chance(1), before=before)
        for _ in range(30):
            search.iterate(root, play.copy())
        return game.evaluations

    assert evaluations(before=False) < evaluations(before=True)


def test_a_line_that_is_planned_goes_on_by_the_chance_of_the_search() -> None:
    """Beyond the tree, it continues with the copy in which a choice was tried, and uses up what was drawn there."""
    game = Planned("planned", "tests.kit.skirmish", "sk", tuple(SKIRMISH.activities.values()), SKIRMISH.events)
    chance = Chance(6)
    play = game.play(2, game.read_options({}), chance)
    assert play.ask is not None

    end = Search(chance).iterate(Node((), play.ask.seat), play)

    assert end.chance is chance


class Foolish(Skirmish):
    """A game in which the first player must not begin."""

    def sensible(self, play: Play[Arena], options: list[Choice]) -> list[Choice]:
        return [option for option in options if option != ("begin", 0)]


def test_only_the_search_as_it_was_considers_what_is_not_sensible() -> None:
    game = Foolish("foolish", "tests.kit.skirmish", "sk", tuple(SKIRMISH.activities.values()), SKIRMISH.events)
    play = game.play(2, game.read_options({}), Chance(4))
    assert play.ask is not None
    assert ("begin", 0) in play.options()
    chair = Chair(play, play.ask.seat)

    def considered(bot: Search) -> set[Choice]:
        return {thought.choice for thought in bot.think(chair)}

    assert ("begin", 0) in considered(Search(Chance(1), 300, before=True))
    assert ("begin", 0) not in considered(Search(Chance(1), 300))
    assert Greedy(Chance(1)).choose(chair) != ("begin", 0)


class Unsettled(Skirmish):
    """A game whose evaluation says nothing while a player may still keep a card."""

    def is_settled(self, play: Play[Arena]) -> bool:
        return ("keep",) not in play.options()


def test_a_line_ends_where_the_position_is_settled() -> None:
    game = Unsettled("unsettled", "tests.kit.skirmish", "sk", tuple(SKIRMISH.activities.values()), SKIRMISH.events)
    play = game.play(2, game.read_options({}), Chance(4))
    assert play.ask is not None
    root = Node((), play.ask.seat)

    ends = [Search(Chance(seed), playout=0).iterate(root, play.copy()) for seed in range(20)]
    Search(Chance(1), playout=0, before=True).iterate(root, asked := play.copy())

    assert all(("keep",) not in end.options() for end in ends)
    assert ("keep",) in asked.options()
