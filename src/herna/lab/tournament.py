"""Tournaments of bots: plays the tables of a round.

Every game is also a match of a simulation, so `herna simulate` can replay it. Its number is made of the round, the
table (four digits) and the game (one digit).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from herna.engine.chance import Seeded
from herna.engine.errors import BadInput
from herna.engine.game import Game, Options
from herna.games.catalogue import game_named
from herna.lab.cores import run_in_parts
from herna.lab.simulate import MOST_DECISIONS, Failure, Plan, make_plan, try_match
from herna.tournaments.entries import Enter, Report
from herna.tournaments.fold import EXTRA_GAMES
from herna.tournaments.matches import check_game, deck_options, is_decided, options_of
from herna.tournaments.state import Player, Table, Tournament

OPTIONS, MOST = "options", "most_decisions"  # in the settings of a tournament


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """The tables of a round by number, and how their matches are played.

    Each table has its players in the order of their seats."""

    game: str
    number: int
    tables: dict[int, tuple[Player, Player]]
    options: Options
    seed: str
    most_decisions: int
    best_of: int
    extra_games: int

    def plan(self, table: int, game: int) -> Plan:
        """One game of a table, numbered from 1; the players exchange seats after each."""
        players = self.tables[table] if game % 2 else self.tables[table][::-1]
        options = options_of(self.options, [player.given for player in players])
        return Plan(self.game, tuple(player.bot for player in players), options, self.seed, self.most_decisions)

    def match_number(self, table: int, game: int) -> int:
        return (self.number * 10_000 + table) * 10 + game


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table's result, how many games it took, and those that failed."""

    result: Report
    games: int
    failures: tuple[Failure, ...]


def enter_bots(
    game: Game[Any], players: int, bots: Sequence[str], decks: Sequence[str], options: Mapping[str, object], seed: str
) -> list[Enter]:
    """The players: bots and decks in turn; without decks, each player draws one.

    No deck is drawn again before all are. An option that fixes the decks of the seats leaves nothing to draw.
    """
    check_game(game)
    names = deck_options(game)
    if any(f"{name}-{seat}" in options for name in names for seat in (1, 2)):
        names = []
    if decks and not names:
        raise BadInput("error-tournament-decks", game=game.key)
    chance = Seeded(f"{seed}:decks")
    dealt: list[str] = []
    while len(dealt) < players:
        dealt += decks or chance.shuffled(game.decks()) or [""]  # a game without decks has no option for them
    turns = [bots[number % len(bots)] for number in range(players)]
    return [
        Enter(number, f"{bot} {number}", bot, dict.fromkeys(names, deck))
        for number, (bot, deck) in enumerate(zip(turns, dealt, strict=False), 1)
    ]


def plan_round(tournament: Tournament) -> RoundPlan:
    """The tables of this round that are still to be played."""
    start = tournament.start
    return RoundPlan(
        game=start.game,
        number=len(tournament.rounds),
        tables={number: _players(tournament, table) for number, table in tournament.open_tables().items()},
        options=start.settings.get(OPTIONS, {}),
        seed=start.seed,
        most_decisions=start.settings.get(MOST, MOST_DECISIONS),
        best_of=start.best_of,
        extra_games=EXTRA_GAMES if tournament.is_elimination() else 0,
    )


def _players(tournament: Tournament, table: Table) -> tuple[Player, Player]:
    first, second = table.seats
    return tournament.players[first], tournament.players[second]


def check_players(game: Game[Any], tournament: Tournament) -> None:
    """Refuse bots, options or decks with which no match can begin."""
    options = tournament.start.settings.get(OPTIONS, {})
    for player in tournament.players.values():
        plan = RoundPlan(game.key, 0, {1: (player, player)}, options, tournament.start.seed, MOST_DECISIONS, 1, 0)
        whole = plan.plan(1, 1)
        checked = make_plan(game, whole.bots, whole.options, whole.seed, MOST_DECISIONS)
        game.setup(2, checked.options, Seeded(whole.seed))


def play_round(plan: RoundPlan, jobs: int) -> Generator[list[PlayedTable], None, None]:
    """Play all tables of a round; yields some at a time, in any order."""
    return run_in_parts(partial(play_tables, plan), list(plan.tables), jobs)


def play_tables(plan: RoundPlan, tables: Sequence[int]) -> list[PlayedTable]:
    """Play the matches of these tables."""
    game = game_named(plan.game)
    return [play_table(game, plan, table) for table in tables]


def play_table(game: Game[Any], plan: RoundPlan, table: int) -> PlayedTable:
    """Play games until one has won enough, or all are played.

    A game that fails, or is not over after the most decisions, counts as drawn, and the match as unfinished. In an
    elimination tournament a match that is then level goes on for some more games.
    """
    wins, draws, failures = [0, 0], 0, []
    for number in range(1, 1 + plan.best_of + plan.extra_games):
        outcome = try_match(game, plan.plan(table, number), plan.match_number(table, number))
        winners: tuple[int, ...] = ()
        if isinstance(outcome, Failure):
            failures.append(outcome)
        else:
            winners = outcome[0].winners()
        if len(winners) == 1:
            wins[winners[0] if number % 2 else 1 - winners[0]] += 1
        else:
            draws += 1
        if is_decided(wins, draws, plan.best_of, plan.extra_games):
            break
    result = Report(table, (wins[0], wins[1]), draws, unfinished=bool(failures))
    return PlayedTable(result, sum(wins) + draws, tuple(failures))
