"""What `simulate`, `arena` and `balance` share: options, progress bar, shares, failures."""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from herna.bots.interval import wilson_interval
from herna.bots.named import cores
from herna.cli.session import HUMAN
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.lab.cores import MOST_JOBS
from herna.lab.simulate import MOST_DECISIONS, Failure, replay_command
from herna.messages.words import Words

LARGEST_NUMBER = 1_000_000_000
FAILURES_SHOWN = 10
NOTHING = "–"  # in a table, where there is no number

Part = TypeVar("Part")


# Options


def add_options(command: argparse.ArgumentParser, words: Words, option: str = "help-matches-option") -> None:
    """Add the options of all commands that play and count many matches."""
    add_matches(command, words, option)
    command.add_argument(
        "--most-decisions",
        metavar="N",
        type=whole_number("--most-decisions"),
        default=MOST_DECISIONS,
        help=words.say("help-matches-most-decisions", {"most": MOST_DECISIONS}),
    )
    command.add_argument("--json", action="store_true", help=words.say("help-matches-json"))


def add_matches(command: argparse.ArgumentParser, words: Words, option: str) -> None:
    """Add what decides which matches are played, and on how many cores.

    `option` is the help of --option.
    """
    command.add_argument("--seed", help=words.say("help-matches-seed"))
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words.say(option))
    command.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number("--jobs", MOST_JOBS),
        default=min(cores(), MOST_JOBS),
        help=words.say("help-matches-jobs"),
    )


def whole_number(name: str, most: int = LARGEST_NUMBER) -> Callable[[str], int]:
    """A reader of whole numbers from 1 to `most`, for an option."""

    def read(given: str) -> int:
        if given.isascii() and given.isdecimal() and len(given) <= 20 and 1 <= int(given) <= most:
            return int(given)
        raise BadInput("error-whole-number", option=name, given=given[:40], most=most)

    return read


def read_bots(game: Game[Any], names: str) -> list[str]:
    """The bots of a list with commas; people are refused."""
    bots = [name.strip() for name in names.split(",")]
    if HUMAN in bots:
        raise BadInput("error-only-bots", game=game.key)
    return bots


def seed_from(arguments: argparse.Namespace) -> str:
    """The given seed, or a new one."""
    return secrets.token_hex(8) if arguments.seed is None else str(arguments.seed)


# Playing


class Rate(ProgressColumn):
    """A progress column: matches a second, or a minute if they are slow."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        if task.speed is None:
            return Text("")
        slow = task.speed < 1
        key = "matches-rate-slow" if slow else "matches-rate"
        return Text(self.words.say(key, {"rate": 60 * task.speed if slow else task.speed}), "dim")


def collect(
    parts: Generator[Part, None, None], add: Callable[[Part], int], game: str, total: int, words: Words, done: int = 0
) -> bool:
    """Add up the parts behind a progress bar; returns whether it was interrupted.

    `add` takes a part and returns the number of matches so far; `done` are those of an earlier run.
    """
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(20),
        TaskProgressColumn(),
        Rate(words),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
        speed_estimate_period=3600,  # a match of a slow bot takes minutes
    )
    with _note_interrupts() as noted:
        try:
            with progress, closing(parts):
                task = progress.add_task(words.say("matches-progress", {"game": game}), total=total, completed=done)
                for part in parts:
                    progress.update(task, completed=add(part))
                    if noted:
                        return True
        except KeyboardInterrupt:
            return True
    return False


@contextmanager
def _note_interrupts() -> Iterator[list[int]]:
    """Note Ctrl-C and interrupt at once.

    It counts even where Python drops the exception (in a finaliser).
    """
    noted: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        noted.append(number)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


# Results


def percent(share: float | None, words: Words) -> str:
    """A share in the language's notation."""
    return NOTHING if share is None else words.say("matches-percent", {"share": 100 * share})


def interval_in_words(interval: tuple[float, float], words: Words) -> str:
    """The interval of a share."""
    low, high = interval
    return words.say("matches-from-to", {"low": 100 * low, "high": 100 * high})


def rate_in_words(count: int, matches: int, words: Words) -> tuple[str, str, str]:
    """A count, its share of the matches, and the share's interval."""
    if matches == 0:
        return NOTHING, NOTHING, NOTHING
    return (
        words.say("matches-count", {"count": count}),
        percent(count / matches, words),
        interval_in_words(wilson_interval(count, matches), words),
    )


def failures_as_data(failures: Sequence[Failure], change: str = "", changes: Sequence[Path] = ()) -> dict[str, object]:
    """The failed matches for scripts; `change` is the change file, if any."""
    failed = [
        {
            "match": failure.number,
            "seats": list(failure.plan.bots),
            "seed": failure.seed(),
            "why": failure.why,
            "command": replay_command(failure.plan, failure.number, change, changes),
        }
        for failure in failures
    ]
    return {"failures": len(failed), "failed": failed}


def finish(
    interrupted: bool,
    failures: Sequence[Failure],
    played: int,
    total: int,
    words: Words,
    change: str = "",
    changes: Sequence[Path] = (),
) -> int:
    """Print failures to stderr; status 1 if there are any, 130 if interrupted."""
    if interrupted:
        print(words.say("matches-interrupted", {"done": played, "all": total}), file=sys.stderr)
    for failure in failures[:FAILURES_SHOWN]:
        if total == 1:  # somebody replays a failed match: show where in the code it fails
            print(failure.trace, end="", file=sys.stderr)
        told = {"match": str(failure.number), "seed": failure.seed(), "why": failure.why}
        print(words.say("matches-failed", told), file=sys.stderr)
        print(f"  {replay_command(failure.plan, failure.number, change, changes)}", file=sys.stderr)
    if len(failures) > FAILURES_SHOWN:
        print(words.say("matches-more-failed", {"more": len(failures) - FAILURES_SHOWN}), file=sys.stderr)
    return 130 if interrupted else 1 if failures else 0
