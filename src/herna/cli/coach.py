"""`herna coach` looks back on a finished match: mistakes, and what was luck."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress

from herna.cli.commands import add_command, print_json
from herna.cli.replay import game_of
from herna.cli.terminal import Terminal
from herna.coach.curve import MOST_EVEN, WinCurve
from herna.coach.review import CONFIRMED, CURVE, DONE, ERROR, LOOKS, LUCK, Given, Review, do_task
from herna.coach.telling import Told, ToldMoment, Way, percent, tell
from herna.engine.decision import RESIGN
from herna.engine.errors import BadInput
from herna.engine.journal import journal_from_text, read_text
from herna.engine.match import Match, Replay, load_match
from herna.engine.save import unseal
from herna.messages.words import Words

TIME = 60  # seconds
MOST_TIME = 86_400
LEAST_EVEN = 12  # points of the curve at equal distances
BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60  # characters of the drawn curve
SHARES = {CURVE: 0.4, ERROR: 0.45, LOOKS: 0.7, CONFIRMED: 0.9, LUCK: 1.0}  # of the time, by which a phase is over


def add(commands: Any, words: Words) -> None:
    """Add `coach` to the command line."""
    coach = add_command(commands, "coach", run, words)
    coach.add_argument("file", metavar="FILE", type=Path, help=words.say("help-coach-file"))
    coach.add_argument("--seat", metavar="N", type=int, default=1, help=words.say("help-coach-seat"))
    coach.add_argument("--time", metavar="SECONDS", default=str(TIME), help=words.say("help-coach-time"))
    coach.add_argument("--json", action="store_true", help=words.say("help-coach-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Look back on a match and print what was found."""
    seconds = _seconds(arguments.time)
    match, scores = read_finished(arguments.file)
    seat = arguments.seat - 1
    if not 0 <= seat < match.seats:
        raise BadInput("error-no-such-seat", seat=arguments.seat)
    words = Words(words.language, match.game).among((), seat)
    review, complete = look_back(match, seat, scores, seconds, words)
    told = tell(review, words)
    if arguments.json:
        print_json(as_data(review, told, complete))
    else:
        Printed(review, told, words).show(complete)
    return 0


def _seconds(given: str) -> int:
    if not (given.isdecimal() and given.isascii() and len(given) < 8 and 1 <= int(given) <= MOST_TIME):
        raise BadInput("error-coach-time", given=given[:40], most=str(MOST_TIME))
    return int(given)


def read_finished(file: Path) -> tuple[Match[Any], list[float] | None]:
    """A finished match from a journal or a save, and its result by rules.

    There is no such result, if people ended it.
    """
    name, text = str(file), read_text(file)
    if _is_save(text):
        lines = unseal("save", text, name).get("journal")
        journal = journal_from_text("".join(f"{line}\n" for line in lines or ()), name, partial=True)
        match = load_match(game_of(journal, name), text, name)
    else:
        journal = journal_from_text(text, name)
        match = Replay(game_of(journal, name), journal, name).run()
    if match.play.result is not None:
        return match, list(match.play.result.scores)
    if "ended" not in journal.entries()[-1]:
        raise BadInput("error-not-over")
    return match, None


def _is_save(text: str) -> bool:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("herna") == "save"


def look_back(
    match: Match[Any], seat: int, scores: list[float] | None, seconds: float, words: Words
) -> tuple[Review, bool]:
    """The review of a match within a time, and whether it is complete.

    It is made behind a progress bar.
    """
    started = perf_counter()
    resigned = [at for at, step in enumerate(match.past, 1) if step.choice == RESIGN]
    whole = Review(match, seat, WinCurve(len(match.past), resigned), scores)
    task = whole.next_task()
    given = None if task is None else whole.given(task)
    if isinstance(given, Given):
        do_task(given, seconds)  # to see how long one takes here
    even = int(SHARES[CURVE] / 2 * seconds / (perf_counter() - started))
    review = Review(match, seat, WinCurve(len(match.past), resigned, min(max(even, LEAST_EVEN), MOST_EVEN)), scores)
    complete = even >= MOST_EVEN or even > len(match.past)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("")
        while (task := review.next_task()) is not None:
            left = SHARES[task.phase] * seconds - (perf_counter() - started)
            if left <= 0:
                complete = False
                review.next_phase()
                continue
            given = review.given(task)
            review.add(task, do_task(given, left) if isinstance(given, Given) else given)
            done, of = review.progress()
            progress.update(
                bar, description=words.say("coach-task", {"phase": task.phase}), completed=done, total=max(of, 1)
            )
    assert review.phase == DONE
    return review, complete


def as_data(review: Review, told: Told, complete: bool) -> dict[str, Any]:
    """The review as data; boards are left out, since a replay shows them."""
    return {
        "game": review.match.game.key,
        "seat": review.seat + 1,
        "decisions": len(review.match.past),
        "complete": complete,
        "error": round(review.error(), 4),
        "points": [{"at": point.at, "win": [round(win, 4) for win in point.win]} for point in review.curve.points],
        "choices": len(review.choices()),
        "mistakes": review.mistakes(),
        "summary": list(told.summary),
        "moments": [_moment_as_data(moment) for moment in told.moments],
    }


def _moment_as_data(moment: ToldMoment) -> dict[str, Any]:
    def exact(number: float | None) -> float | None:
        return None if number is None else round(number, 4)

    def way(given: Way | None) -> dict[str, Any] | None:
        return None if given is None else {"choice": given.choice, "followed": list(given.followed)}

    return {
        "at": moment.at,
        "seat": moment.by + 1,
        "kind": moment.kind,
        "chosen": way(moment.chosen),
        "better": way(moment.better),
        "change": exact(moment.change),
        "gain": exact(moment.gain),
        "error": exact(moment.error),
        "luck": exact(moment.luck),
        "luck_error": exact(moment.luck_error),
        "notes": list(moment.notes),
    }


class Printed:
    """A review on a terminal."""

    def __init__(self, review: Review, told: Told, words: Words) -> None:
        self.review = review
        self.told = told
        self.words = words
        self.terminal = Terminal()

    def show(self, complete: bool) -> None:
        """Print the summary, the curve, and one moment after another."""
        words, review, terminal = self.words, self.review, self.terminal
        game = review.match.game
        name = words.seat(review.seat)
        terminal.say(words.say("coach-title", {"game": words.say(f"{game.prefix}-game"), "name": name}), "bold")
        for line in self.told.summary:
            terminal.say(line)
        if not complete:
            terminal.say(words.say("coach-out-of-time"), "yellow")
        terminal.print()
        terminal.say(words.say("coach-curve", {"name": name, "error": percent(words, review.error())}))
        terminal.say_whole(drawn(review))
        for number, moment in enumerate(self.told.moments, 1):
            self.show_moment(number, moment)
        if not self.told.moments:
            terminal.say(words.say("coach-quiet"))

    def show_moment(self, number: int, moment: ToldMoment) -> None:
        """Print a moment; with both tables, where another choice was better."""
        words, terminal = self.words, self.terminal
        terminal.print()
        heading = words.say("coach-moment", {"number": number, "at": moment.at, "name": words.seat(moment.by)})
        by = -moment.gain if moment.gain is not None else moment.change
        if by is not None:
            heading += f": {words.say('coach-change', {'change': signed(words, by)})}"
        terminal.say(heading, "bold red" if by is not None and by < 0 else "bold green")
        if moment.asked:
            terminal.say(words.say("coach-asked", {"question": moment.asked}), "dim")
        self._show_way("coach-chosen", "coach-followed", moment.chosen, moment.better is not None)
        if moment.better is not None:
            self._show_way("coach-better", "coach-would-follow", moment.better, True)
        for note in moment.notes:
            terminal.say(note)

    def _show_way(self, key: str, followed: str, way: Way, table: bool) -> None:
        self.terminal.say(self.words.say(key, {"choice": way.choice}))
        if way.followed:
            self.terminal.say(self.words.say(followed), "dim")
            for line in way.followed:
                self.terminal.say(f"  {line}")
        if table:
            self.terminal.draw(self.words, way.view)


def signed(words: Words, share: float) -> str:
    """A change in per cent with its sign."""
    return f"{'−' if share < 0 else '+'}{percent(words, abs(share))}"


def drawn(review: Review) -> str:
    """The curve as one line of bars, between its first and last value."""
    points, seat, end = review.curve.points, review.seat, len(review.match.past)
    bars = ""
    for column in range(WIDTH):
        at = 1 + column * end / (WIDTH - 1)
        win = [point.win[seat] for point in points if point.at <= at + 0.001][-1]
        bars += BARS[round(win * (len(BARS) - 1))]
    return f"{round(100 * points[0].win[seat])} % {bars} {round(100 * points[-1].win[seat])} %"
