"""`herna arena GAME`: every bot against every other, as tables or JSON."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from rich.table import Table

from herna.build import BUILD
from herna.cli.changed import add_change, use_changes
from herna.cli.commands import add_command, print_json
from herna.cli.files import empty_folder, report_write_errors
from herna.cli.matches import (
    NOTHING,
    add_options,
    collect,
    failures_as_data,
    finish,
    interval_in_words,
    percent,
    read_bots,
    seed_from,
    whole_number,
)
from herna.cli.play import read_options
from herna.cli.terminal import Terminal, empty_table
from herna.engine.game import SLIPS, Game
from herna.games.catalogue import game_named
from herna.lab.arena import (
    Arena,
    Pair,
    Rating,
    Record,
    Scores,
    Standing,
    empty_scores,
    first_seat,
    make_arena,
    pairs,
    run_arena,
    standings,
)
from herna.lab.slips import Slips
from herna.messages.words import Words

BOTS = "random,greedy"
MATCHES = 20
RECORD = ("arena-won-drawn-lost", "matches-share", "matches-interval")  # the columns of a record


def add(commands: Any, words: Words) -> None:
    """Add `arena` to the command line."""
    arena = add_command(commands, "arena", run, words)
    arena.add_argument("game", metavar="GAME", help=words.say("help-game"))
    arena.add_argument("--bots", metavar="BOT,BOT", default=BOTS, help=words.say("help-arena-bots", {"bots": BOTS}))
    arena.add_argument(
        "--matches",
        metavar="N",
        type=whole_number("--matches"),
        default=MATCHES,
        help=words.say("help-arena-matches", {"matches": MATCHES}),
    )
    arena.add_argument("--players", metavar="N", type=whole_number("--players"), help=words.say("help-arena-players"))
    arena.add_argument("--habits", action="store_true", help=words.say("help-arena-habits"))
    arena.add_argument("--record", metavar="DIR", type=Path, help=words.say("help-arena-record"))
    add_change(arena, words)
    add_options(arena, words)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Run the arena; status 1 if a match failed, 130 if interrupted."""
    use_changes(arguments, words, arguments.game)
    arena = arena_from(arguments, game_named(arguments.game))
    total = len(arena.numbers())
    scores = empty_scores(arena, arguments.habits)
    folder = None if arguments.record is None else empty_folder(arguments.record)

    def count(part: Scores) -> int:
        scores.add(part)
        return scores.matches()

    started = time.perf_counter()
    parts = run_arena(arena, arguments.jobs, arguments.habits, folder)
    with report_write_errors(folder):
        interrupted = collect(parts, count, arena.game, total, words)
    seconds = time.perf_counter() - started
    if arguments.json:
        print_json(as_data(arena, scores, seconds))
    else:
        show(arena, scores, seconds, words)
    return finish(interrupted, scores.failures, scores.matches(), total, words, changes=arguments.change)


def arena_from(arguments: argparse.Namespace, game: Game[Any]) -> Arena:
    """The arena that the command line asks for."""
    return make_arena(
        game,
        read_bots(game, arguments.bots),
        min(game.seat_counts) if arguments.players is None else arguments.players,
        arguments.matches,
        read_options(arguments.option, game),
        seed_from(arguments),
        arguments.most_decisions,
    )


# As data


def as_data(arena: Arena, scores: Scores, seconds: float) -> dict[str, object]:
    """The results for scripts; only times differ when the command is repeated."""
    met = pairs(arena, scores)
    return {
        "game": arena.game,
        "bots": list(arena.bots),
        "players": arena.seats,
        "options": arena.options,
        "seed": arena.seed,
        "planned": len(arena.numbers()),
        "matches": scores.matches(),
        "standings": [standing_as_data(standing) for standing in standings(arena, scores)],
        "pairs": [pair_as_data(pair) for pair in met],
        "first_seat": record_as_data(first_seat(met)) if met else None,
        **failures_as_data(scores.failures),
        "mean_decisions": scores.mean_decisions(),
        "seconds": seconds,
        "build": BUILD,
    }


def standing_as_data(standing: Standing) -> dict[str, object]:
    return {
        "place": standing.place,
        "bot": standing.bot,
        "rating": None if standing.rating is None else rating_as_data(standing.rating),
        **record_as_data(standing.record),
        "decisions": standing.thinking.decisions,
        "seconds_per_decision": standing.thinking.mean(),
        **({} if standing.slips is None else slips_as_data(standing.slips)),
    }


def slips_as_data(slips: Slips) -> dict[str, object]:
    """Of each kind of slip how often it happened, and could have."""
    return {
        kind: {"share": share.share(), "count": share.count, "of": share.of} for kind, share in slips.shares.items()
    }


def rating_as_data(rating: Rating) -> dict[str, object]:
    return {"mu": rating.mu, "sigma": rating.sigma, "interval": rating.interval()}


def pair_as_data(pair: Pair) -> dict[str, object]:
    return {"bots": list(pair.bots), **record_as_data(pair.record), "first_seat": record_as_data(pair.first_seat)}


def record_as_data(record: Record) -> dict[str, object]:
    return {
        "matches": record.matches(),
        "wins": record.wins,
        "draws": record.draws,
        "losses": record.losses,
        "share": record.share(),
        "share_interval": record.interval(),
    }


# In words


def show(arena: Arena, scores: Scores, seconds: float, words: Words) -> None:
    """Print the bots, the pairs, the first seat's share, and a legend."""
    terminal = Terminal()
    heading = {"game": arena.game, "matches": scores.matches(), "seed": arena.seed}
    terminal.say_whole(words.say("matches-heading", heading), "bold")
    terminal.print(table_of_bots(standings(arena, scores), arena.by_itself, words))
    if scores.slips:
        terminal.print()
        terminal.print(table_of_slips(scores.slips, words))
    met = pairs(arena, scores)
    if met:
        terminal.print()
        terminal.print(table_of_pairs(met, words))
        edge = first_seat(met)
        terminal.print()
        told = {"share": percent(edge.share(), words), "interval": interval_in_words(edge.interval(), words)}
        terminal.say(words.say("arena-first-seat", told))
    terminal.say(words.say("arena-legend-by-itself" if arena.by_itself else "arena-legend"), "dim")
    terminal.say(words.say("matches-pace", {"decisions": scores.mean_decisions(), "seconds": seconds}), "dim")
    terminal.say(words.say("build", {"build": words.say(f"build-{BUILD}")}), "dim")


def table_of_bots(ranked: list[Standing], by_itself: bool, words: Words) -> Table:
    """A table of the bots; without a rating if each plays by itself."""
    rating = () if by_itself else ("arena-rating",)
    numbers = (*rating, "arena-matches", *RECORD, "arena-thinking")
    table = empty_table(("arena-place", "arena-bot"), numbers, words)
    for standing in ranked:
        table.add_row(
            words.say("arena-place-of", {"place": standing.place}),
            standing.bot,
            *([] if standing.rating is None else [rating_in_words(standing.rating, words)]),
            words.say("matches-count", {"count": standing.record.matches()}),
            *record_in_words(standing.record, words),
            thinking_in_words(standing, words),
        )
    return table


def table_of_pairs(met: list[Pair], words: Words) -> Table:
    """A table of the pairs, from the view of the bot named first."""
    table = empty_table(("arena-pair",), (*RECORD, "arena-of-first-seat"), words)
    for pair in met:
        first, second = pair.bots
        table.add_row(
            words.say("arena-against", {"first": first, "second": second}),
            *record_in_words(pair.record, words),
            percent(pair.first_seat.share(), words),
        )
    return table


def table_of_slips(slips: dict[str, Slips], words: Words) -> Table:
    """A table of what the bots should not have done, and how often."""
    table = empty_table(("arena-bot",), tuple([f"arena-{kind.replace('_', '-')}" for kind in SLIPS]), words)
    for bot, counted in slips.items():
        shares = [counted.shares[kind] for kind in SLIPS]
        table.add_row(
            bot,
            *(
                words.say("arena-slips-of", {"share": percent(share.share(), words), "of": share.of})
                if share.of
                else NOTHING
                for share in shares
            ),
        )
    return table


def record_in_words(record: Record, words: Words) -> tuple[str, str, str]:
    """Wins, draws and losses, the share of the points, and its interval."""
    return (
        words.say("arena-record", {"wins": record.wins, "draws": record.draws, "losses": record.losses}),
        percent(record.share(), words),
        interval_in_words(record.interval(), words) if record.matches() else NOTHING,
    )


def rating_in_words(rating: Rating, words: Words) -> str:
    return words.say("arena-rating-of", {"rating": rating.mu, "spread": rating.spread()})


def thinking_in_words(standing: Standing, words: Words) -> str:
    """Milliseconds a decision, to three figures."""
    seconds = standing.thinking.mean()
    if seconds is None:
        return NOTHING
    return words.say("arena-milliseconds", {"milliseconds": float(f"{1000 * seconds:.3g}")})
