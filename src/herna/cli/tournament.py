"""`herna tournament GAME`: a tournament of bots, round by round, as tables or JSON."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from rich.table import Table as Printed

from herna.cli.commands import add_command, print_json
from herna.cli.files import start_journal
from herna.cli.matches import (
    NOTHING,
    add_options,
    collect,
    failures_as_data,
    finish,
    percent,
    read_bots,
    seed_from,
    whole_number,
)
from herna.cli.play import read_options
from herna.cli.terminal import Terminal, empty_table
from herna.engine.errors import BadInput, Illegal
from herna.engine.game import Game
from herna.engine.journal import Journal, read_journal
from herna.games.catalogue import game_named
from herna.lab.simulate import MOST_DECISIONS, Failure
from herna.lab.tournament import (
    MOST,
    OPTIONS,
    PlayedTable,
    check_players,
    enter_bots,
    plan_round,
    play_round,
)
from herna.messages.words import Words
from herna.tournaments.entries import BEST_OF, KIND, STYLES, Entry, Start, Style, as_line, entries_of
from herna.tournaments.fold import MOST_PLAYERS, add_entry, next_round, start_tournament, tournament_from
from herna.tournaments.matches import check_game, deck_options
from herna.tournaments.standings import Standing, standings
from herna.tournaments.state import Round, Table, Tournament

STYLE: Style = "swiss"
PLAYERS, BOTS = 8, "greedy"
MOST_ROUNDS = 1000


def add(commands: Any, words: Words) -> None:
    """Add `tournament` to the command line."""
    command = add_command(commands, "tournament", run, words)
    command.add_argument("game", metavar="GAME", nargs="?", help=words.say("help-game"))
    command.add_argument("--format", choices=STYLES, help=words.say("help-tournament-format", {"format": STYLE}))
    players = words.say("help-tournament-players", {"players": PLAYERS, "most": MOST_PLAYERS})
    command.add_argument("--players", metavar="N", type=whole_number("--players", MOST_PLAYERS), help=players)
    command.add_argument("--bots", metavar="BOT,BOT", help=words.say("help-tournament-bots", {"bots": BOTS}))
    command.add_argument("--decks", metavar="DECK,DECK", help=words.say("help-tournament-decks"))
    rounds = whole_number("--rounds", MOST_ROUNDS)
    command.add_argument("--rounds", metavar="N", type=rounds, help=words.say("help-tournament-rounds"))
    command.add_argument("--best-of", type=int, choices=BEST_OF, help=words.say("help-tournament-best-of"))
    where = command.add_mutually_exclusive_group()
    where.add_argument("--out", metavar="FILE", type=Path, help=words.say("help-tournament-out"))
    where.add_argument("--resume", metavar="FILE", type=Path, help=words.say("help-tournament-resume"))
    add_options(command, words)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Play a tournament; status 1 if a match failed, 130 if interrupted."""
    stored = resume_tournament(arguments) if arguments.resume is not None else create_tournament(arguments)
    tournament = stored.tournament
    show_rounds = None if arguments.json else Rounds(tournament, words)
    failures: list[Failure] = []
    played, total, interrupted = 0, 0, False
    while not interrupted:
        if not tournament.open_tables():
            pairing = next_round(tournament)
            if pairing is None:
                break
            stored.add(pairing)
        plan = plan_round(tournament)
        total += len(plan.tables)

        def store(part: list[PlayedTable]) -> int:
            for table in part:
                stored.add(table.result)
                failures.extend(table.failures)
            return sum(not table.is_open() for table in tournament.rounds[-1].tables)

        tables = len(tournament.rounds[-1].tables)
        parts = play_round(plan, arguments.jobs)
        interrupted = collect(parts, store, tournament.start.game, tables, words, tables - len(plan.tables))
        played += len(plan.tables) - len(tournament.open_tables())
        if show_rounds is not None and not interrupted:
            show_rounds.show()
    failures.sort(key=lambda failure: failure.number)
    if arguments.json:
        print_json(as_data(tournament, failures))
    else:
        show_standings(tournament, words)
        if interrupted and stored.journal.file is not None:
            command = shlex.join(["herna", "tournament", "--resume", str(stored.journal.file)])
            print(words.say("tournament-stopped", {"file": str(stored.journal.file), "command": command}))
    return finish(interrupted, failures, played, total, words)


class Stored:
    """A tournament and its journal, on the disk if it has a file."""

    def __init__(self, tournament: Tournament, journal: Journal) -> None:
        self.tournament = tournament
        self.journal = journal

    def add(self, entry: Entry) -> None:
        """Check an entry, and write it."""
        add_entry(self.tournament, entry)
        self.journal.add(as_line(entry))


def create_tournament(arguments: argparse.Namespace) -> Stored:
    """The tournament that the command line asks for, with all players entered."""
    if arguments.game is None:
        raise BadInput("error-tournament-what")
    game = game_named(arguments.game)
    check_game(game)
    given = read_options(arguments.option, game)
    style, players = arguments.format or STYLE, arguments.players or PLAYERS
    if players < 2:
        raise BadInput("error-tournament-players")
    if arguments.rounds is not None and style != "swiss":
        raise BadInput("error-tournament-rounds")
    start = Start(
        game=game.key,
        game_version=game.version,
        style=style,
        rounds=arguments.rounds or ((players - 1).bit_length() if style == "swiss" else 0),
        best_of=arguments.best_of or 1,
        seed=seed_from(arguments),
        settings={OPTIONS: game.read_options(given), MOST: arguments.most_decisions},
    )
    bots, decks = read_bots(game, arguments.bots or BOTS), read_decks(game, arguments.decks, arguments.option)
    stored = Stored(start_tournament(start), Journal())
    stored.journal.add(as_line(start))
    for entry in enter_bots(game, players, bots, decks, given, start.seed):
        stored.add(entry)
    check_players(game, stored.tournament)
    if arguments.out is not None:
        start_new(stored.journal, arguments.out)
    return stored


def read_decks(game: Game[Any], names: str | None, options: Sequence[str]) -> list[str]:
    """The decks of a list with commas: ready-made ones, or files.

    Each is judged by what the options say about decks.
    """
    if names is None:
        return []
    of_a_seat = [f"{name}-1" for name in deck_options(game)]
    if not of_a_seat:
        raise BadInput("error-tournament-decks", game=game.key)
    return [_deck_in(name, of_a_seat[0], options, game) for name in names.split(",")]


def _deck_in(name: str, option: str, options: Sequence[str], game: Game[Any]) -> str:
    """A deck by its name or from its file.

    One that the options do not allow is refused.
    """
    given = [*options, f"{option}={name}"]
    try:
        return str(game.read_options(read_options(given, game))[option])
    except Illegal as error:
        raise Illegal(error.key, error.game, name.strip(), error.faults, error.unread) from error


def start_new(journal: Journal, file: Path) -> None:
    """Write the journal to a file that must not exist."""
    if file.exists():
        raise BadInput("error-file-exists", file=str(file))
    start_journal(journal, file)


def resume_tournament(arguments: argparse.Namespace) -> Stored:
    """The tournament of a journal, for the same version of the game."""
    asked = (arguments.game, arguments.format, arguments.players, arguments.bots, arguments.decks, arguments.rounds)
    if any((*asked, arguments.best_of, arguments.seed, arguments.option)) or arguments.most_decisions != MOST_DECISIONS:
        raise BadInput("error-tournament-resume", file=str(arguments.resume))
    name = str(arguments.resume)
    journal = read_journal(arguments.resume, partial=True, kind=KIND)
    tournament = tournament_from(entries_of(journal, name))
    game = game_named(tournament.start.game)
    if tournament.start.game_version != game.version:
        raise BadInput("error-tournament-version", file=name, game=game.key)
    check_game(game)
    check_players(game, tournament)
    start_journal(journal, arguments.resume)
    return Stored(tournament, journal)


# As data


def as_data(tournament: Tournament, failures: Sequence[Failure]) -> dict[str, object]:
    """The whole tournament for scripts; always the same for a seed."""
    start = tournament.start
    return {
        "game": start.game,
        "format": start.style,
        "best_of": start.best_of,
        "seed": start.seed,
        "options": start.settings[OPTIONS],
        "players": [{"player": each.name, "bot": each.bot, **each.given} for each in tournament.players.values()],
        "rounds": [
            [table_as_data(tournament, number, table) for number, table in enumerate(each.tables, 1)]
            for each in tournament.rounds
        ],
        "standings": [standing_as_data(standing) for standing in standings(tournament)],
        "rematches": tournament.rematches(),
        "byes": tournament.byes(),
        **failures_as_data(failures),
    }


def table_as_data(tournament: Tournament, number: int, table: Table) -> dict[str, object]:
    """The table of a round, with its score if it is not open.

    A drawn game is half a point for both."""
    seats = [tournament.players[player].name for player in table.seats]
    score = None if table.score is None else [halves(won, table.draws) for won in table.score]
    return {"table": number, "seats": seats, "score": score}


def halves(won: int, draws: int) -> float:
    """The games won, with half a point for each draw; whole, if it is."""
    return won + draws // 2 if draws % 2 == 0 else won + draws / 2


def standing_as_data(standing: Standing) -> dict[str, object]:
    return {
        "player": standing.player.name,
        "points": standing.points,
        "tiebreaks": [round(float(share), 6) for share in standing.tiebreaks],
    }


# In words


class Rounds:
    """Prints rounds as they are played."""

    def __init__(self, tournament: Tournament, words: Words) -> None:
        self.tournament = tournament
        self.words = words
        self.terminal = Terminal()
        start = tournament.start
        told = {"game": start.game, "players": len(tournament.players), "best": start.best_of, "seed": start.seed}
        self.terminal.say_whole(words.say(f"tournament-{start.style}", told), "bold")
        for number, each in enumerate(tournament.rounds, 1):
            if not any(table.is_open() for table in each.tables):
                self._print(number, each)

    def show(self) -> None:
        """Print the last round."""
        self._print(len(self.tournament.rounds), self.tournament.rounds[-1])

    def _print(self, number: int, each: Round) -> None:
        words, players = self.words, self.tournament.players
        self.terminal.print()
        self.terminal.say(words.say("tournament-round", {"round": number}), "bold")
        printed = Printed.grid(padding=(0, 2, 0, 0))
        printed.add_column(justify="right")
        for at, table in enumerate(each.tables, 1):
            first, second = (players[player].name for player in table.seats)
            printed.add_row(words.say("matches-count", {"count": at}), first, score_in_words(table, words), second)
        self.terminal.print(printed)
        if each.byes:
            names = ", ".join(players[player].name for player in each.byes)
            self.terminal.say(words.say("tournament-byes", {"players": names}))


def score_in_words(table: Table, words: Words) -> str:
    """The games won by each; whether the match was left unfinished."""
    first, second = table.score or (0, 0)
    told = {"first": halves(first, table.draws), "second": halves(second, table.draws)}
    return words.say("tournament-unfinished" if table.unfinished else "tournament-score", told)


def show_standings(tournament: Tournament, words: Words) -> None:
    """Print the standings, and what the columns mean."""
    terminal = Terminal()
    terminal.print()
    terminal.say(words.say("tournament-standings"), "bold")
    decks = deck_options(game_named(tournament.start.game))
    with_decks = any(name in player.given for player in tournament.players.values() for name in decks)
    texts = ("arena-place", "tournament-player", *(("tournament-deck",) if with_decks else ()))
    numbers = ("tournament-points", "tournament-opponents-matches", "tournament-games", "tournament-opponents-games")
    table = empty_table(texts, numbers, words)
    for standing in standings(tournament):
        given = [str(standing.player.given.get(name, NOTHING)) for name in decks] if with_decks else []
        table.add_row(
            words.say("arena-place-of", {"place": standing.place}),
            standing.player.name,
            *(deck if deck in game_named(tournament.start.game).decks() else NOTHING for deck in given),
            words.say("matches-count", {"count": standing.points}),
            *(share_in_words(share, words) for share in standing.tiebreaks),
        )
    terminal.print(table)
    counted = {"rematches": tournament.rematches(), "byes": tournament.byes()}
    terminal.say(words.say("tournament-counted", counted))
    legend = "tournament-legend-elimination" if tournament.is_elimination() else "tournament-legend"
    terminal.say(words.say(legend), "dim")


def share_in_words(share: Fraction, words: Words) -> str:
    return percent(float(share), words)
