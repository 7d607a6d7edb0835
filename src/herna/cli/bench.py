"""`herna bench [GAME…]`: how fast the games run.

With `--peers` beside other engines, with `--compare` beside another build.
`herna bench server`: how many tables a server holds on this machine, and how fast it takes choices.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from herna.build import BUILD
from herna.cli.commands import add_command, print_json
from herna.cli.matches import whole_number
from herna.cli.terminal import Terminal, empty_table
from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys, game_named
from herna.lab.bench import ROUNDS, Bar, OwnGame, Row, Subject, bars_of, measure, ratio_to, rounds_in
from herna.lab.builds import compare, rounds_of
from herna.lab.extras import require
from herna.lab.peers import PEERS
from herna.messages.words import Words

MOST_SECONDS = 3600.0
MOST_TABLES = 10_000
MOST_PACE = 100_000  # choices a second
GAMES_OF_A_LOAD = ("connect-four", "summoner-wars")

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
RATES_IN_WORDS = {
    "decisions_per_s": "bench-decisions",
    "sampled_decisions_per_s": "bench-sampled",
    "copies_per_s": "bench-copies",
    "search_iterations_per_s": "bench-search",
}
LOAD_COLUMNS = {
    "load-tables": "tables",
    "load-held": "tables_held",
    "load-choices": "choices_per_s",
    "load-p50": "p50_ms",
    "load-p99": "p99_ms",
    "load-cpu": "cpu_ms",
}


def add(commands: Any, words: Words) -> None:
    """Add `bench` to the command line."""
    bench = add_command(commands, "bench", run, words)
    bench.add_argument("games", metavar="GAME", nargs="*", help=words.say("help-bench-games"))
    bench.add_argument("--peers", action="store_true", help=words.say("help-bench-peers"))
    bench.add_argument("--compare", metavar="WHEEL", default="", help=words.say("help-bench-compare"))
    bench.add_argument(
        "--seconds",
        metavar="N",
        type=read_seconds,
        default=2.0,
        help=words.say("help-bench-seconds", {"rounds": ROUNDS}),
    )
    _add_common(bench, words)
    add_server(commands, words)


def add_server(commands: Any, words: Words) -> None:
    """Add `bench server` to the command line."""
    server = add_command(commands, "bench server", run_server, words)
    known = ", ".join(GAMES_OF_A_LOAD)
    server.add_argument("--games", default=known, metavar="KEYS", help=words.say("help-load-games", {"games": known}))
    server.add_argument(
        "--tables", type=read_tables, default=[50, 200, 1000], metavar="N,N", help=words.say("help-load-tables")
    )
    server.add_argument(
        "--pace", type=whole_number("--pace", MOST_PACE), default=600, metavar="N", help=words.say("help-load-pace")
    )
    server.add_argument("--seconds", type=read_seconds, default=15.0, metavar="N", help=words.say("help-load-seconds"))
    server.add_argument("--database-url", default="", metavar="URL", help=words.say("help-load-database-url"))
    _add_common(server, words)


def _add_common(bench: argparse.ArgumentParser, words: Words) -> None:
    bench.add_argument("--check", action="store_true", help=words.say("help-bench-check"))
    bench.add_argument("--json", action="store_true", help=words.say("help-bench-json"))


def read_tables(given: str) -> list[int]:
    """Read numbers of tables with commas between them."""
    return [whole_number("--tables", MOST_TABLES)(number.strip()) for number in given.split(",")]


def read_seconds(given: str) -> float:
    """Read a number of seconds."""
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:  # "nan" is refused here too
        raise BadInput("bench-bad-seconds", given=given[:40], most=int(MOST_SECONDS))
    return seconds


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Measure the games; with `--check`, a missed bar gives status 1."""
    keys = list(dict.fromkeys(arguments.games)) or list(game_keys())
    if arguments.compare:
        return run_compare([game_named(key).key for key in keys], arguments, words)
    subjects: list[Subject] = [OwnGame(game_named(key)) for key in keys]
    if arguments.peers:
        subjects += [peer() for peer in PEERS]
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.say("bench-progress"), total=rounds_in(subjects))
        rows = measure(subjects, arguments.seconds, lambda: progress.advance(task))
    games = [row for row in rows if "game" in row]
    peers = [row for row in rows if "peer" in row]
    bars = [bars_of(row, peers) for row in games]
    if arguments.json:
        for row, of_game in zip(games, bars, strict=True):
            row["bars"] = [bar.plain() for bar in of_game]
        print_json(rows)
    else:
        show(games, peers, [bar for of_game in bars for bar in of_game], words)
    return status_of([bar for of_game in bars for bar in of_game], arguments.check)


def run_compare(keys: list[str], arguments: argparse.Namespace, words: Words) -> int:
    """Measure this build and that of a wheel in turns."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.say("bench-progress"), total=rounds_of(keys))
        rows = compare(arguments.compare, keys, arguments.seconds, lambda: progress.advance(task))
    if arguments.json:
        print_json(rows)
        return 0
    terminal = Terminal()
    builds = [
        "build-compiled" if rows[0][compiled] else "build-interpreted"
        for compiled in ("this_compiled", "that_compiled")
    ]
    about = {"this": words.say(builds[0]), "that": words.say(builds[1]), "rounds": ROUNDS}
    terminal.say(words.say("bench-compare-heading", about), "bold")
    terminal.print()
    terminal.print(table_of_builds(rows, words))
    return 0


def table_of_builds(rows: list[Row], words: Words) -> Table:
    """A table of two builds: the rates of both, and their ratio."""
    table = empty_table(("bench-game", "bench-rate"), ("bench-this", "bench-that", "bench-ratio"), words)
    for row in rows:
        rate = words.say(RATES_IN_WORDS[row["rate"]]).replace("\n", " ")
        numbers = [in_words(row[column], words) for column in ("this", "that", "ratio")]
        table.add_row(row["game"], rate, *numbers)
    return table


def status_of(bars: list[Bar], check: bool) -> int:
    return 1 if check and not all(bar.met() for bar in bars) else 0


def show(games: list[Row], peers: list[Row], bars: list[Bar], words: Words) -> None:
    """Print our games, the peers if there are any, and the bars."""
    terminal = Terminal()
    if not games:
        terminal.say(words.say("games-none"))
        return
    build = words.say(f"build-{BUILD}")
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
    """A table of our games."""
    table = empty_table(("bench-game",), tuple(GAME_COLUMNS), words)
    for row in games:
        table.add_row(row["game"], *(in_words(row[column], words) for column in GAME_COLUMNS.values()))
    return table


def table_of_peers(games: list[Row], peers: list[Row], words: Words) -> Table:
    """A table of the peers, with how our same game compares."""
    table = empty_table(("bench-peer",), (*PEER_COLUMNS, "bench-ours"), words)
    for row in peers:
        same = [ratio_in_words(ratio_to(row, own), words) for own in games if own["game"] == row["plays"]]
        rates = [in_words(row[column], words) for column in PEER_COLUMNS.values()]
        table.add_row(row["peer"], *rates, *(same or ["–"]))
    return table


def table_of_bars(bars: list[Bar], words: Words) -> Table:
    """A table of the bars: required, measured, and whether it is met."""
    table = empty_table(("bench-bar",), ("bench-found", "bench-kept"), words)
    for bar in bars:
        told = {"game": bar.game, "peer": bar.peer or "", "wanted": bar.wanted, "found": bar.found}
        met = Text(words.say("bench-yes"), "green") if bar.met() else Text(words.say("bench-no"), "bold red")
        table.add_row(words.say(f"bench-bar-{bar.kind}", told), words.say(f"bench-found-{bar.kind}", told), met)
    return table


# `herna bench server`


def run_server(arguments: argparse.Namespace, words: Words) -> int:
    """Measure a server of its own with more and more tables."""
    # Imported late: every other command starts faster without them.
    require("server")
    from herna.lab.load import Load, Server, bars_of_load, idle_row, measure_load
    from herna.lab.watching import watched_row
    from herna.server.running import allow_many_connections

    games = [game_named(key.strip()) for key in arguments.games.split(",")]
    allow_many_connections()
    rows: list[Row] = []
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.say("load-progress"), total=len(games) * (len(arguments.tables) + 2))

        def tick(part: float) -> None:
            progress.update(task, completed=len(rows) + part)

        for game in games:
            seats = min(game.seat_counts)
            with Server(arguments.database_url) as server:
                rows.append(idle_row(server, game.key, seats))
                rows.append(watched_row(server, game.key, seats, tick))
                for tables in arguments.tables:
                    load = Load(game.key, seats, tables, arguments.pace, arguments.seconds)
                    rows.append(measure_load(server, load, tick))
    bars = bars_of_load(rows)
    if arguments.json:
        print_json({"rows": rows, "bars": [bar.plain() for bar in bars]})
    else:
        terminal = Terminal()
        terminal.print(table_of_load([row for row in rows if "tables" in row], words))
        terminal.print()
        terminal.print(table_of_bars(bars, words))
    return status_of(bars, arguments.check)


def table_of_load(rows: list[Row], words: Words) -> Table:
    """A table of the measurements, one row for each number of tables."""
    table = empty_table(("bench-game",), tuple(LOAD_COLUMNS), words)
    for row in rows:
        table.add_row(row["game"], *(in_words(row[column], words) for column in LOAD_COLUMNS.values()))
    return table


# Numbers in words


def in_words(number: float | None, words: Words) -> str:
    """A number in the language's notation, with two decimals if it is small."""
    if number is None:
        return "–"
    return words.say("bench-number", {"number": round(number) if number >= 100 else round(number, 2)})


def ratio_in_words(ratio: float, words: Words) -> str:
    """How our game compares with the same game of a peer."""
    if ratio >= 1:
        return words.say("bench-times-faster", {"times": ratio})
    return words.say("bench-times-slower", {"times": 1 / ratio})
