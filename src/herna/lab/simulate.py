"""Bots against bots: who wins how often, and how long it takes.

A match is a bare `Play` and not a `Match`: nobody reads the record of ten thousand matches, and keeping it takes
three times as long. The plan and its number are enough to play any of them again.
"""

from __future__ import annotations

import hashlib
import shlex
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from herna.bots.bot import Bot, chance_of_bot, tell_bots
from herna.bots.named import bot_named
from herna.engine.chance import Chance, Seeded, check_seed
from herna.engine.decision import Choice
from herna.engine.errors import BrokenGame
from herna.engine.flow import Play
from herna.engine.game import Game, Options
from herna.engine.match import Match
from herna.engine.table import Result
from herna.engine.view import Chair
from herna.lab.notes import Notes
from herna.lab.slips import Watch

MOST_DECISIONS = 20_000


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: game, bots by seat, options, seed, and the most decisions."""

    game: str
    bots: tuple[str, ...]
    options: Options
    seed: str
    most_decisions: int = MOST_DECISIONS

    def seed_of(self, number: int) -> str:
        """The seed of one match: from the plan's seed and the match's number alone."""
        return hashlib.sha256(f"{self.seed}:{number}".encode()).hexdigest()[:32]


def make_plan(
    game: Game[Any], bots: Sequence[str], options: Mapping[str, object], seed: str, most_decisions: int
) -> Plan:
    """Check what is asked for and make the plan of it."""
    game.check_seats(len(bots))
    for name in bots:
        bot_named(name, Chance())
    return Plan(game.key, tuple(bots), game.read_options(options), check_seed(seed), most_decisions)


def replay_command(plan: Plan, number: int, change: str = "", changes: Sequence[Path] = ()) -> str:
    """The command that plays one match of a plan again.

    With `change`, the one that plays both versions of it again; `changes` are files with changed cards.
    """
    command = ["balance", plan.game, "--change", change] if change else ["simulate", plan.game]
    command += [word for file in changes for word in ("--change", str(file))]
    options = [word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")]
    most = [] if plan.most_decisions == MOST_DECISIONS else ["--most-decisions", str(plan.most_decisions)]
    which = ["--seed", plan.seed, "--first", str(number), "--matches", "1"]
    return shlex.join(["herna", *command, "--seats", ",".join(plan.bots), *options, *most, *which])


@dataclass(frozen=True, slots=True)
class Failure:
    """A match that could not be played to the end; `trace` says where."""

    plan: Plan
    number: int
    why: str
    trace: str

    def seed(self) -> str:
        return self.plan.seed_of(self.number)


@dataclass(slots=True)
class Thinking:
    """How long a bot has thought by the clock, over how many decisions."""

    decisions: int = 0
    seconds: float = 0.0

    def mean(self) -> float | None:
        """Seconds a decision; None without a decision."""
        return self.seconds / self.decisions if self.decisions else None

    def add(self, decisions: int, seconds: float) -> None:
        self.decisions += decisions
        self.seconds += seconds


class TimedBot(Bot):
    """A bot whose thinking time is measured."""

    def __init__(self, bot: Bot, thinking: Thinking) -> None:
        super().__init__(bot.chance)
        self.bot = bot
        self.thinking = thinking

    def choose(self, chair: Chair[Any]) -> Choice:
        asked = perf_counter()
        choice = self.bot.choose(chair)
        self.thinking.add(1, perf_counter() - asked)
        return choice

    def saw(self, choice: Choice) -> None:
        self.bot.saw(choice)

    def expects(self) -> float:
        return self.bot.expects()


@dataclass(slots=True)
class Tally:
    """The results of some matches.

    `wins` are those of each seat, or one number if all win and lose together.
    """

    together: bool
    wins: list[int]
    matches: int = 0
    draws: int = 0
    losses: int = 0  # of all players together
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def finished(self) -> int:
        """How many matches were played to the end."""
        return self.matches - len(self.failures)

    def mean_decisions(self) -> float:
        return self.decisions / self.finished() if self.finished() else 0.0

    def count(self, outcome: tuple[Result, int] | Failure) -> None:
        """Count a match: its result and its number of decisions, or a failure."""
        self.matches += 1
        if isinstance(outcome, Failure):
            self.failures.append(outcome)
            return
        result, decisions = outcome
        self.decisions += decisions
        winners = result.winners()
        if self.together:
            self.wins[0] += bool(winners)
            self.losses += not winners
        elif winners:
            for seat in winners:
                self.wins[seat] += 1
        else:
            self.draws += 1

    def add(self, other: Tally) -> None:
        """Count other matches too."""
        self.wins = [own + more for own, more in zip(self.wins, other.wins, strict=True)]
        self.matches += other.matches
        self.draws += other.draws
        self.losses += other.losses
        self.decisions += other.decisions
        self.failures = sorted(self.failures + other.failures, key=lambda failure: failure.number)


def empty_tally(game: Game[Any], seats: int) -> Tally:
    """The tally of a game before the first match."""
    return Tally(game.cooperative, [0] * (1 if game.cooperative else seats))


def play_match(
    game: Game[Any],
    plan: Plan,
    number: int,
    thinking: Mapping[str, Thinking] | None = None,
    notes: Notes | None = None,
    watch: Watch | None = None,
) -> tuple[Result, int]:
    """Play one match; returns its result and its number of decisions.

    How long each bot thought goes to `thinking`, how the match went to `notes`, and the slips to `watch`.
    """
    seed = plan.seed_of(number)
    log = None if notes is None else notes.cards
    play: Play[Any] = game.play(len(plan.bots), plan.options, Seeded(seed), log)
    chairs = [Chair(play, seat) for seat in range(len(plan.bots))]
    bots = bots_of(plan, seed, thinking)
    watching = {seat: bot for seat, bot in enumerate(bots) if type(bot).saw is not Bot.saw}
    most, decisions = plan.most_decisions, 0
    ask = play.ask
    while ask is not None:
        if decisions == most:
            raise BrokenGame(f"the match is not over after {decisions} decisions")
        if notes is not None:
            notes.note_turn(play)
        seat = ask.seat
        chair = chairs[seat]
        chair.shown = options = play.options()
        choice = bots[seat].choose(chair)
        if choice not in options:
            raise BrokenGame(f"the bot {plan.bots[seat]} chose {choice}, which is not offered")
        if watch is not None:
            watch.note(play, choice)
        if notes is not None:
            notes.note_expected(seat, bots[seat].expects())
        play.choose(choice)
        if watching:
            tell_bots(watching, game, seat, choice)
        decisions += 1
        ask = play.ask
    assert play.result is not None
    if notes is not None:
        notes.note_end(play)
    return play.result, decisions


def bots_of(plan: Plan, seed: str, thinking: Mapping[str, Thinking] | None = None) -> list[Bot]:
    """The bots of a match by seat; how long each thinks goes to `thinking`."""
    bots = [bot_named(name, chance_of_bot(seed, seat)) for seat, name in enumerate(plan.bots)]
    if thinking is None:
        return bots
    return [TimedBot(bot, thinking[name]) for bot, name in zip(bots, plan.bots, strict=True)]


def try_match(
    game: Game[Any],
    plan: Plan,
    number: int,
    thinking: Mapping[str, Thinking] | None = None,
    notes: Notes | None = None,
    watch: Watch | None = None,
) -> tuple[Result, int] | Failure:
    """Play one match; an exception becomes a failure, so that others can continue."""
    try:
        return play_match(game, plan, number, thinking, notes, watch)
    except Exception as error:  # a bug of a game or a bot, reported with the way to get there again
        return Failure(plan, number, f"{type(error).__name__}: {error}", traceback.format_exc())


def record_match(
    game: Game[Any],
    plan: Plan,
    number: int,
    thinking: Mapping[str, Thinking] | None = None,
    watch: Watch | None = None,
) -> tuple[Match[Any], tuple[Result, int] | Failure]:
    """Play one match with its journal; returns the match and its outcome.

    The journal of a failed match ends where it failed.
    """
    seed = plan.seed_of(number)
    match: Match[Any] = Match(game, len(plan.bots), plan.options, seed)
    bots = dict(enumerate(bots_of(plan, seed, thinking)))
    chairs = [match.chair(seat) for seat in range(len(plan.bots))]
    try:
        while match.play.ask is not None:
            if len(match.past) == plan.most_decisions:
                raise BrokenGame(f"the match is not over after {len(match.past)} decisions")
            seat = match.play.ask.seat
            choice = bots[seat].choose(chairs[seat])
            if watch is not None:
                watch.note(match.play, choice)
            match.choose(seat, choice)
            match.forget(0)
            tell_bots(bots, game, seat, choice)
    except Exception as error:  # reported like a failure of a simulation
        match.pause()
        return match, Failure(plan, number, f"{type(error).__name__}: {error}", traceback.format_exc())
    assert match.play.result is not None
    return match, (match.play.result, len(match.past))
