"""The tables of a round of bots: games, seats, decks, and what fails."""

from typing import Any

import pytest

from herna.engine.errors import BadInput
from herna.engine.table import Result, drawn, won_by
from herna.games.catalogue import game_named
from herna.lab import tournament as lab
from herna.lab.simulate import Failure, Plan, try_match
from herna.lab.tournament import (
    MOST,
    OPTIONS,
    RoundPlan,
    check_players,
    enter_bots,
    plan_round,
    play_round,
    play_table,
)
from herna.tournaments.entries import Pair, Report, Start, Style
from herna.tournaments.fold import add_entry, start_tournament
from herna.tournaments.matches import check_game, deck_options
from herna.tournaments.state import Tournament

CONNECT_FOUR = game_named("connect-four")


def a_tournament(*bots: str, style: Style = "swiss", best_of: int = 1, game: str = "connect-four") -> Tournament:
    """Two players for each bot, in the first round."""
    options: dict[str, object] = {OPTIONS: game_named(game).read_options({}), MOST: 1000}
    tournament = start_tournament(Start(game=game, style=style, rounds=1, best_of=best_of, seed="7", settings=options))
    for entry in enter_bots(game_named(game), 2 * len(bots), bots, [], {}, "7"):
        add_entry(tournament, entry)
    tables = [(number, number + 1) for number in range(1, 2 * len(bots), 2)]
    if style == "swiss":
        add_entry(tournament, Pair(1, tables))
    return tournament


def scripted(monkeypatch: pytest.MonkeyPatch, *results: Result | str) -> list[Plan]:
    """Games end with these results, a text is a failure; returns the plans that are played."""
    plans: list[Plan] = []

    def outcome(game: Any, plan: Plan, number: int) -> tuple[Result, int] | Failure:
        result = results[len(plans)]
        plans.append(plan)
        return Failure(plan, number, result, "trace") if isinstance(result, str) else (result, 10)

    monkeypatch.setattr(lab, "try_match", outcome)
    return plans


FIRST, SECOND, DRAW = won_by(2, 0), won_by(2, 1), drawn(2)


def a_plan(best_of: int, extra_games: int = 0) -> RoundPlan:
    players = a_tournament("random", "greedy").players
    return RoundPlan("connect-four", 3, {2: (players[1], players[2])}, {}, "7", 1000, best_of, extra_games)


@pytest.mark.parametrize(
    ("best_of", "extra", "games", "score", "draws"),
    [
        (1, 0, [FIRST], (1, 0), 0),
        (1, 0, [DRAW], (0, 0), 1),
        (3, 0, [FIRST, SECOND], (2, 0), 0),  # the seats have been exchanged
        (3, 0, [FIRST, FIRST, FIRST], (2, 1), 0),
        (3, 0, [DRAW, FIRST, DRAW], (0, 1), 2),
        (5, 0, [FIRST, SECOND, FIRST], (3, 0), 0),
        (1, 3, [DRAW, DRAW, SECOND], (0, 1), 2),
        (1, 3, [DRAW, DRAW, DRAW, DRAW], (0, 0), 4),
        (3, 3, [FIRST, FIRST, DRAW, FIRST], (1, 2), 1),
    ],
)
def test_players_exchange_seats_until_one_has_won_enough(
    best_of: int, extra: int, games: list[Result], score: tuple[int, int], draws: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans = scripted(monkeypatch, *games)

    played = play_table(CONNECT_FOUR, a_plan(best_of, extra), 2)

    assert played.result == Report(2, score, draws)
    assert played.games == len(plans) == len(games)


def test_the_seats_are_exchanged_after_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = scripted(monkeypatch, FIRST, FIRST, FIRST)

    play_table(CONNECT_FOUR, a_plan(3), 2)

    assert [plan.bots for plan in plans] == [("random", "greedy"), ("greedy", "random"), ("random", "greedy")]


def test_a_game_that_fails_is_drawn_and_the_match_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, FIRST, "a bug", DRAW)

    played = play_table(CONNECT_FOUR, a_plan(3), 2)

    assert played.result == Report(2, (1, 0), 2, unfinished=True)
    [failure] = played.failures
    assert (failure.number, failure.why) == (300_022, "a bug")


def test_a_failed_game_is_one_that_simulate_plays() -> None:
    tournament = a_tournament("random", "greedy")
    tournament.start.settings[MOST] = 5

    [failure] = play_table(CONNECT_FOUR, plan_round(tournament), 1).failures

    assert "not over after 5 decisions" in failure.why
    again = try_match(CONNECT_FOUR, failure.plan, failure.number)
    assert isinstance(again, Failure)
    assert again.why == failure.why


def test_on_one_core_and_on_two_a_round_ends_the_same() -> None:
    plan = plan_round(a_tournament("random", "greedy", best_of=3))

    def results(jobs: int) -> list[Report]:
        played = [table.result for part in play_round(plan, jobs) for table in part]
        return sorted(played, key=lambda result: result.table)

    assert results(1) == results(2)
    assert [result.table for result in results(1)] == [1, 2]


def test_only_open_tables_are_played() -> None:
    tournament = a_tournament("random", "greedy")
    add_entry(tournament, Report(1, (1, 0)))

    assert list(plan_round(tournament).tables) == [2]


def test_each_player_draws_a_deck_and_all_are_drawn_equally_often() -> None:
    game = game_named("doomtrooper")
    entries = enter_bots(game, 6, ["greedy", "random"], [], {}, "7")

    assert [entry.bot for entry in entries] == ["greedy", "random"] * 3
    many = [str(entry.given["deck"]) for entry in enter_bots(game, 20, ["greedy"], [], {}, "7")]
    assert sorted(many) == sorted([*game.decks(), *game.decks()])
    assert sorted(many[:10]) == sorted(game.decks())  # none is drawn again before all are
    assert entries == enter_bots(game, 6, ["greedy", "random"], [], {}, "7")
    assert entries != enter_bots(game, 6, ["greedy", "random"], [], {}, "8")


def test_decks_are_taken_in_turn_and_go_with_the_players_to_their_seats() -> None:
    decks = ["way-of-ki", "the-art", "grapeshot"]
    game = game_named("doomtrooper")
    entries = enter_bots(game, 4, ["greedy"], decks, {}, "7")
    assert [entry.given["deck"] for entry in entries] == [*decks, "way-of-ki"]
    tournament = a_tournament("greedy", "greedy", game="doomtrooper")
    for entry in entries:
        tournament.players[entry.player].given = dict(entry.given)

    plan = plan_round(tournament)

    first, second = plan.plan(1, 1).options, plan.plan(1, 2).options
    assert (first["deck-1"], first["deck-2"]) == ("way-of-ki", "the-art")
    assert (second["deck-1"], second["deck-2"]) == ("the-art", "way-of-ki")


def test_an_option_that_fixes_the_decks_leaves_nothing_to_draw() -> None:
    game = game_named("doomtrooper")

    assert enter_bots(game, 2, ["greedy"], [], {"deck-1": "the-art"}, "7")[0].given == {}
    with pytest.raises(BadInput, match="error-tournament-decks"):
        enter_bots(game, 2, ["greedy"], ["the-art"], {"deck-1": "the-art"}, "7")


@pytest.mark.parametrize(
    ("game", "names"), [("summoner-wars", ["deck"]), ("doomtrooper", ["deck"]), ("warcraft", []), ("connect-four", [])]
)
def test_the_options_for_decks_are_found(game: str, names: list[str]) -> None:
    assert deck_options(game_named(game)) == names


def test_a_game_that_all_play_together_is_refused() -> None:
    with pytest.raises(BadInput, match="error-no-tournament"):
        check_game(game_named("aeons-end"))


def test_a_bot_that_is_not_there_is_refused_before_the_first_round() -> None:
    tournament = a_tournament("random")
    tournament.players[2].bot = "nobody"

    with pytest.raises(BadInput):
        check_players(CONNECT_FOUR, tournament)
