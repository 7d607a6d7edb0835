"""The results of one line of a trial, counted."""

from __future__ import annotations

from collections import Counter
from statistics import quantiles
from typing import Any

from herna.bots.interval import wilson_interval
from herna.engine.game import Game, Options
from herna.games.catalogue import rulebook_of
from herna.server.trial_match import TrialMatch, TrialResult
from herna.server.trial_messages import PlayedLine, TrialEnding, TrialLength, TrialShare

MOST_LOST = 3  # pieces of a match that are lost, after which it cannot be played


class Tally:
    """The matches of one line: those still to be played, and the results."""

    def __init__(self, game: Game[Any], bots: tuple[str, ...], options: Options, seed: str, of: int) -> None:
        self.game = game
        self.bots = bots
        self.options = options
        self.seed = seed
        self.of = of
        self.started = 0
        self.paused: list[TrialMatch] = []  # between two pieces
        self.results: list[TrialResult] = []
        self.given_up = 0
        self.failed = 0
        self.lost: Counter[str] = Counter()  # how often each match was lost with its process, by its seed

    def next_match(self) -> TrialMatch | None:
        """Take the match to play next; None, if there is none left to take."""
        if self.paused:
            return self.paused.pop(0)
        if self.started == self.of:
            return None
        self.started += 1
        return TrialMatch(self.bots, self.options, f"{self.seed}:{self.started}")

    def done(self) -> int:
        return len(self.results) + self.given_up + self.failed

    def add(self, played: TrialMatch | TrialResult) -> None:
        """Count the result of a match, or keep it to be continued."""
        if isinstance(played, TrialMatch):
            self.paused.append(played)
        elif played.scores:
            self.results.append(played)
        else:
            self.given_up += 1

    def lose(self, match: TrialMatch, for_good: bool) -> None:
        """A lost piece of a match is played again, if there is hope."""
        self.lost[match.seed] += 1
        if for_good or self.lost[match.seed] == MOST_LOST:
            self.failed += 1
        else:
            self.paused.append(match)

    def message(self, language: str) -> PlayedLine:
        """What has been found out so far."""
        results, played = self.results, len(self.results)
        winners = [[seat for seat, score in enumerate(each.scores) if score == 1] for each in results]
        if self.game.cooperative:
            wins = [sum(bool(won) for won in winners)]
        else:
            wins = [sum(seat in won for won in winners) for seat in range(len(self.bots))]
        began = [(each.first, won) for each, won in zip(results, winners, strict=True) if each.first >= 0]
        first = sum(seat in won for seat, won in began)
        titles = rulebook_of(self.game).rules
        return PlayedLine(
            played,
            self.given_up,
            self.failed,
            0 if self.game.cooperative else sum(not won for won in winners),
            [share(won, played) for won in wins],
            share(first, len(began)) if began and not self.game.cooperative else None,
            [
                TrialEnding(rule, titles[rule].title[language] if rule in titles else rule, share(count, played))
                for rule, count in Counter(each.rule for each in results).most_common()
            ],
            length([each.decisions for each in results]),
            length([each.spans for each in results]),
        )


def share(count: int, of: int) -> TrialShare:
    low, high = wilson_interval(count, of)
    return TrialShare(count, count / of if of else 0.0, low, high)


def length(values: list[int]) -> TrialLength | None:
    """The quartiles of some lengths; None, if there are none."""
    if not values:
        return None
    low, middle, high = quantiles(values, method="inclusive") if len(values) > 1 else values * 3
    return TrialLength(round(low), round(middle), round(high))
