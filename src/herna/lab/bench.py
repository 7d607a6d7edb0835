"""How fast a game runs: decisions, copies, size of a save.

A rate is per CPU second, the best of several short rounds.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import mean
from time import process_time
from typing import Any, Protocol

from herna.bots.bot import random_play, sampled_play
from herna.bots.search import Search
from herna.build import BUILD
from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.save import snapshot
from herna.engine.view import Chair

ROUNDS = 8
SEARCH_ITERATIONS = 100
MOST_DECISIONS = 20_000  # a random match is cut off there

# A piece of work says how many units it has done: decisions made, copies taken, iterations searched.
Work = Callable[[], int]
Rates = dict[str, float]
Row = dict[str, Any]


class Subject(Protocol):
    """What is measured: one of our games, or another engine's."""

    def works(self) -> dict[str, Work]:
        """The work that each rate measures, by the rate's name in the row."""

    def row(self, rates: Rates) -> Row:
        """The whole row of the report, given the rates."""


def measure_rate(work: Work, seconds: float) -> float:
    """Repeat a piece of work for that long; returns units per CPU second.

    The clock is read rarely, so that reading it does not count.
    """
    units, runs, more = 0, 0, 1
    started = process_time()
    while True:
        for _ in range(more):
            units += work()
        runs += more
        passed = process_time() - started
        if passed >= seconds:
            return units / passed
        more = 1 + int(min(runs, runs * (seconds - passed) / max(passed, 1e-9)))


def measure(subjects: Sequence[Subject], seconds: float, tick: Callable[[], None]) -> list[Row]:
    """Measure all subjects; returns a row for each.

    The subjects take turns, since other programs disturb some moments more than others. `seconds` is the total for each
    rate; `tick` is called after each of its rounds.
    """
    works = [subject.works() for subject in subjects]
    best: list[Rates] = [dict.fromkeys(by_name, 0.0) for by_name in works]
    for _ in range(ROUNDS):
        for by_name, so_far in zip(works, best, strict=True):
            for name, work in by_name.items():
                so_far[name] = max(so_far[name], measure_rate(work, seconds / ROUNDS))
                tick()
    return [subject.row(rates) for subject, rates in zip(subjects, best, strict=True)]


def rounds_in(subjects: Sequence[Subject]) -> int:
    """How many times `measure` will call `tick`."""
    return ROUNDS * sum(len(subject.works()) for subject in subjects)


class OwnGame:
    """One of our games, with the fewest seats and default options, played at random."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.seats = min(game.seat_counts)
        self.options = game.read_options({})
        self.chance = Chance(1)
        self.matches = 0
        self.decisions = 0
        self.middles = middle_plays(game, self.seats)

    def works(self) -> dict[str, Work]:
        return {
            "decisions_per_s": self.random_match,
            "sampled_decisions_per_s": self.sampled_match,
            "copies_per_s": self.copies,
            "search_iterations_per_s": self.search_once,
        }

    def random_match(self) -> int:
        """Play a match at random, listing all options at each decision."""
        decisions = random_play(self.game.play(self.seats, self.options, self.chance), self.chance, MOST_DECISIONS)
        self.matches += 1
        self.decisions += decisions
        return decisions

    def sampled_match(self) -> int:
        """Play a match at random, sampling choices where the game knows how."""
        return sampled_play(self.game.play(self.seats, self.options, self.chance), self.chance, MOST_DECISIONS)

    def copies(self) -> int:
        """Copy each of the plays from the middle of matches."""
        for play in self.middles:
            play.copy()
        return len(self.middles)

    def search_once(self) -> int:
        """Search from the first decision of a match that bots think about."""
        play = self.game.play(self.seats, self.options, self.chance)
        options = play.options()
        while (habit := self.game.habit(play, options)) is not None:
            play.choose(habit)
            options = play.options()
        assert play.ask is not None
        return Search(self.chance, SEARCH_ITERATIONS).search(Chair(play, play.ask.seat), options, False)

    def row(self, rates: Rates) -> Row:
        mean_decisions = self.decisions / self.matches
        return {
            "game": self.game.key,
            "seats": self.seats,
            **rates,
            "copy_us": 1e6 / rates["copies_per_s"],
            "saved_bytes": round(mean(len(snapshot(play).encode()) for play in self.middles)),
            "matches_per_s": rates["decisions_per_s"] / mean_decisions,
            "mean_decisions": mean_decisions,
            "compiled": BUILD == "compiled",
            "python": platform.python_version(),
        }


def middle_plays(game: Game[Any], seats: int, matches: int = 8) -> list[Play[Any]]:
    """Plays at a quarter, a half and three quarters of random matches."""
    options = game.read_options({})
    found: list[Play[Any]] = []
    for number in range(matches):
        length = random_play(game.play(seats, options, Chance(number)), Chance(number + matches), MOST_DECISIONS)
        for quarters in (1, 2, 3):
            play = game.play(seats, options, Chance(number))
            random_play(play, Chance(number + matches), length * quarters // 4)
            found.append(play)
    return found


# The bars: what a game's speed has to be, so that a search can play it well.
LEAST_DECISIONS = {"doomtrooper": {False: 20_000, True: 60_000}}  # per second, on plain CPython and compiled
LEAST_DECISIONS_OF_OTHERS = {False: 30_000, True: 90_000}
LEAST_SEARCH = 2.0  # times the iterations of a peer's tree search
MOST_COPY_US = {"connect-four": 5, "doomtrooper": 20}
MOST_COPY_US_OF_OTHERS = 15
AT_MOST = ("copy", "slower", "p99", "idle", "crowd")  # the kinds of bars where less is better


@dataclass(frozen=True, slots=True)
class Bar:
    """A required number and the measured one; `kind` says which must be larger."""

    game: str
    kind: str  # decisions, copy, faster, …: the messages are named by it
    wanted: float
    found: float
    peer: str | None = None

    def met(self) -> bool:
        return self.found <= self.wanted if self.kind in AT_MOST else self.found >= self.wanted

    def plain(self) -> Row:
        """The bar as data for a script."""
        return {**asdict(self), "kept": self.met()}


def ratio_to(peer: Row, own: Row) -> float:
    """How many times as fast as a peer our game makes decisions."""
    ratio: float = own["decisions_per_s"] / peer["decisions_per_s"]
    return ratio


def bars_of(own: Row, peers: Sequence[Row]) -> list[Bar]:
    """The bars of one of our games, its own and those beside peers."""
    game: str = own["game"]
    least = LEAST_DECISIONS.get(game, LEAST_DECISIONS_OF_OTHERS)[own["compiled"]]
    bars = [
        Bar(game, "decisions", least, own["decisions_per_s"]),
        Bar(game, "copy", MOST_COPY_US.get(game, MOST_COPY_US_OF_OTHERS), own["copy_us"]),
    ]
    for peer in peers:
        if peer["plays"] != game:
            continue
        wanted, searches = peer["wanted_ratio"], peer["search_iterations_per_s"]
        if searches is not None:
            bars.append(Bar(game, "search", LEAST_SEARCH, own["search_iterations_per_s"] / searches, peer["peer"]))
        if wanted is None:
            continue
        ratio = ratio_to(peer, own)
        if wanted >= 1:
            bars.append(Bar(game, "faster", wanted, ratio, peer["peer"]))
        else:
            bars.append(Bar(game, "slower", 1 / wanted, 1 / ratio, peer["peer"]))
    return bars
