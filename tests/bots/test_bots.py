"""Bots: they choose what is offered, see no more than their seat, and greedy is better than random."""

from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.match import Match
from herna.games.catalogue import game_named

CONNECT_FOUR = game_named("connect-four")


def winner(first: str, second: str, number: int) -> int | None:
    """Who wins a match of Connect Four between two bots; None in a draw."""
    match = Match(CONNECT_FOUR, 2, seed=f"seed {number}")
    bots = [bot_named(name, Chance(2 * number + seat)) for seat, name in enumerate((first, second))]
    while match.play.ask is not None:
        seat = match.play.ask.seat
        match.choose(seat, bots[seat].choose(match.chair(seat)))
    assert match.play.result is not None
    winners = match.play.result.winners()
    return winners[0] if winners else None


def test_greedy_beats_random_on_either_side() -> None:
    wins = sum(winner("greedy", "random", number) == 0 for number in range(40))
    wins += sum(winner("random", "greedy", number) == 1 for number in range(40))

    assert wins >= 60


def test_greedy_takes_a_win_that_it_sees() -> None:
    match = Match(CONNECT_FOUR, 2, seed="seed")
    for at, column in enumerate((0, 1, 0, 1, 0, 1)):
        match.choose(at % 2, ("drop", column))

    assert bot_named("greedy", Chance(1)).choose(match.chair(0)) == ("drop", 0)


def test_greedy_prefers_the_middle() -> None:
    match = Match(CONNECT_FOUR, 2, seed="seed")

    assert bot_named("greedy", Chance(1)).choose(match.chair(0)) == ("drop", 3)
