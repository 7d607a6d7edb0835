"""`herna bench [GAME…]`: how fast the games go, beside other engines in the same run with `--peers`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from herna.cli.terminal import Terminal, empty_table
from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys, game_named
from herna.lab.bench import ROUNDS, Bar, OwnGame, Row, Subject, bars_of, measured, ratio_to, rounds_in
from herna.lab.peers import PEERS
from herna.messages.words import Words

MOST_SECONDS = 3600.0

# The columns of the tables: the message that heads each, and the key of the row that it shows.
GAME_COLUMNS = {
    "bench-decisions": "decisions_per_s",
    "bench-sampled": "sampled_decisions_per_s",
    "bench-copy": "copy_us",
    "bench-saved": "saved_bytes",
    "bench-matches": "matches_per_s",
    "bench-length": "mean_decisions",
    "bench-search": "search_iterations_per_s",
}
PEER_COLUMNS = {
    "bench-decisions": "decisions_per_s",
    "bench-copies": "copies_per_s",
    "bench-search": "search_iterations_per_s",
}


def add(commands: Any, words: Words) -> None:
    """Add `bench` to the command line."""
    about = words.say("help-bench")
    bench = commands.add_parser("bench", help=about, description=about, allow_abbrev=False)
    bench.add_argument("games", metavar="GAME", nargs="*", help=words.say("help-bench-games"))
    bench.add_argument("--peers", action="store_true", help=words.say("help-bench-peers"))
    bench.add_argument(
        "--seconds",
        metavar="N",
        type=seconds_given,
        default=2.0,
        help=words.say("help-bench-seconds", {"rounds": ROUNDS}),
    )
    bench.add_argument("--check", action="store_true", help=words.say("help-bench-check"))
    bench.add_argument("--json", action="store_true", help=words.say("help-bench-json"))
    bench.set_defaults(run=run)


def seconds_given(given: str) -> float:
    """Reads a number of seconds."""
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:  # "nan" is refused here too
        raise BadInput("bench-bad-seconds", given=given[:40], most=int(MOST_SECONDS))
    return seconds


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Measure and tell; with `--check`, a bar that is missed gives status 1."""
    keys = list(dict.fromkeys(arguments.games)) or game_keys()
    subjects: list[Subject] = [OwnGame(game_named(key)) for key in keys]
    if arguments.peers:
        subjects += [peer() for peer in PEERS]
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.say("bench-progress"), total=rounds_in(subjects))
        rows = measured(subjects, arguments.seconds, lambda: progress.advance(task))
    games = [row for row in rows if "game" in row]
    peers = [row for row in rows if "peer" in row]
    bars = [bars_of(row, peers) for row in games]
    if arguments.json:
        for row, of_game in zip(games, bars, strict=True):
            row["bars"] = [bar.plain() for bar in of_game]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        show(games, peers, [bar for of_game in bars for bar in of_game], words)
    all_kept = all(bar.kept() for of_game in bars for bar in of_game)
    return 1 if arguments.check and not all_kept else 0


def show(games: list[Row], peers: list[Row], bars: list[Bar], words: Words) -> None:
    """Print our games, the peers if there are any, and the bars."""
    terminal = Terminal()
    if not games:
        terminal.say(words.say("games-none"))
        return
    build = words.say("bench-compiled" if games[0]["compiled"] else "bench-interpreted")
    about = {"build": build, "python": games[0]["python"], "rounds": ROUNDS}
    terminal.say(words.say("bench-heading", about), "bold")
    terminal.print()
    terminal.print(table_of_games(games, words))
    if peers:
        terminal.print()
        terminal.print(table_of_peers(games, peers, words))
    terminal.print()
    terminal.print(table_of_bars(bars, words))


def table_of_games(games: list[Row], words: Words) -> Table:
    """Our games, one a row."""
    table = empty_table(("bench-game",), tuple(GAME_COLUMNS), words)
    for row in games:
        table.add_row(row["game"], *(in_words(row[column], words) for column in GAME_COLUMNS.values()))
    return table


def table_of_peers(games: list[Row], peers: list[Row], words: Words) -> Table:
    """The peers, one a row, with how many times as fast our same game is."""
    table = empty_table(("bench-peer",), (*PEER_COLUMNS, "bench-ours"), words)
    for row in peers:
        same = [ratio_in_words(ratio_to(row, own), words) for own in games if own["game"] == row["plays"]]
        rates = [in_words(row[column], words) for column in PEER_COLUMNS.values()]
        table.add_row(row["peer"], *rates, *(same or ["–"]))
    return table


def table_of_bars(bars: list[Bar], words: Words) -> Table:
    """What is wanted of our games, what was found, and whether that is enough."""
    table = empty_table(("bench-bar",), ("bench-found", "bench-kept"), words)
    for bar in bars:
        told = {"game": bar.game, "peer": bar.peer or "", "wanted": bar.wanted, "found": bar.found}
        kept = Text(words.say("bench-yes"), "green") if bar.kept() else Text(words.say("bench-no"), "bold red")
        table.add_row(words.say(f"bench-bar-{bar.kind}", told), words.say(f"bench-found-{bar.kind}", told), kept)
    return table


def in_words(number: float | None, words: Words) -> str:
    """A number as people of the language write it: whole, or with two decimals if it is small."""
    if number is None:
        return "–"
    return words.say("bench-number", {"number": round(number) if number >= 100 else round(number, 2)})


def ratio_in_words(ratio: float, words: Words) -> str:
    """How our game does beside the same game of a peer."""
    if ratio >= 1:
        return words.say("bench-times-faster", {"times": ratio})
    return words.say("bench-times-slower", {"times": 1 / ratio})
