"""What `simulate` and `arena` share: options, the progress bar, shares in words, and what is told of failures."""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from types import FrameType
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from herna.bots.named import cores
from herna.cli.sitting import HUMAN
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.lab.cores import MOST_JOBS
from herna.lab.simulate import MOST_DECISIONS, Failure, command_again, wilson_interval
from herna.messages.words import Words

LARGEST_NUMBER = 1_000_000_000
FAILURES_SHOWN = 10
NOTHING = "–"  # in a table, where there is no number to tell

Part = TypeVar("Part")


# What is asked for


def add_options(command: argparse.ArgumentParser, words: Words, option: str = "help-matches-option") -> None:
    """Add the options that say how many matches are played, whatever they are; `option` says what --option can be."""
    command.add_argument("--seed", help=words.say("help-matches-seed"))
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=words.say(option))
    command.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number("--jobs", MOST_JOBS),
        default=min(cores(), MOST_JOBS),
        help=words.say("help-matches-jobs"),
    )
    command.add_argument(
        "--most-decisions",
        metavar="N",
        type=whole_number("--most-decisions"),
        default=MOST_DECISIONS,
        help=words.say("help-matches-most-decisions", {"most": MOST_DECISIONS}),
    )
    command.add_argument("--json", action="store_true", help=words.say("help-matches-json"))


def whole_number(name: str, most: int = LARGEST_NUMBER) -> Callable[[str], int]:
    """Reads what is given for an option: a whole number from 1 to the most that makes sense."""

    def read(given: str) -> int:
        if given.isascii() and given.isdecimal() and len(given) <= 20 and 1 <= int(given) <= most:
            return int(given)
        raise BadInput("error-whole-number", option=name, given=given[:40], most=most)

    return read


def bots_named(game: Game[Any], names: str) -> list[str]:
    """The bots of a list with commas; people are sent to where they can play."""
    bots = [name.strip() for name in names.split(",")]
    if HUMAN in bots:
        raise BadInput("error-only-bots", game=game.key)
    return bots


def seed_from(arguments: argparse.Namespace) -> str:
    """The seed that was given, or a new one."""
    return secrets.token_hex(8) if arguments.seed is None else str(arguments.seed)


# While they are played


class Rate(ProgressColumn):
    """How many matches are played in a second, or in a minute if they are slow."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        if task.speed is None:
            return Text("")
        slow = task.speed < 1
        key = "matches-rate-slow" if slow else "matches-rate"
        return Text(self.words.say(key, {"rate": 60 * task.speed if slow else task.speed}), "dim")


def gathered(
    parts: Generator[Part, None, None], add: Callable[[Part], int], game: str, total: int, words: Words, done: int = 0
) -> bool:
    """Add up the parts while a bar shows how far it is; `add` says how many matches that makes.

    So many were `done` before. Says whether somebody has interrupted.
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
    with _interrupts_noted() as noted:
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
def _interrupts_noted() -> Iterator[list[int]]:
    """Ctrl-C interrupts at once, and is noted: it counts even where Python drops an exception (in a finaliser)."""
    noted: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        noted.append(number)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


# What is told


def percent(share: float | None, words: Words) -> str:
    """A share, as people of the language write it."""
    return NOTHING if share is None else words.say("matches-percent", {"share": 100 * share})


def from_to(interval: tuple[float, float], words: Words) -> str:
    """The interval of a share."""
    low, high = interval
    return words.say("matches-from-to", {"low": 100 * low, "high": 100 * high})


def rate_in_words(count: int, matches: int, words: Words) -> tuple[str, str, str]:
    """A count, its share of the matches, and the interval in which the true share lies."""
    if matches == 0:
        return NOTHING, NOTHING, NOTHING
    return (
        words.say("matches-count", {"count": count}),
        percent(count / matches, words),
        from_to(wilson_interval(count, matches), words),
    )


def failures_as_data(failures: Sequence[Failure], change: str = "") -> dict[str, object]:
    """How many matches have failed and all about each, for scripts; `change` is the file of a change, if any."""
    failed = [
        {
            "match": failure.number,
            "seats": list(failure.plan.bots),
            "seed": failure.seed(),
            "why": failure.why,
            "command": command_again(failure.plan, failure.number, change),
        }
        for failure in failures
    ]
    return {"failures": len(failed), "failed": failed}


def ended(
    interrupted: bool, failures: Sequence[Failure], played: int, total: int, words: Words, change: str = ""
) -> int:
    """Say on the error output what went wrong; status 1 if a match has failed, 130 if somebody has interrupted."""
    if interrupted:
        print(words.say("matches-interrupted", {"done": played, "all": total}), file=sys.stderr)
    for failure in failures[:FAILURES_SHOWN]:
        if total == 1:  # whoever plays a failed match again wants to know where in the code it fails
            print(failure.trace, end="", file=sys.stderr)
        told = {"match": str(failure.number), "seed": failure.seed(), "why": failure.why}
        print(words.say("matches-failed", told), file=sys.stderr)
        print(f"  {command_again(failure.plan, failure.number, change)}", file=sys.stderr)
    if len(failures) > FAILURES_SHOWN:
        print(words.say("matches-more-failed", {"more": len(failures) - FAILURES_SHOWN}), file=sys.stderr)
    return 130 if interrupted else 1 if failures else 0
