"""A match of bots as data, played in pieces that any process can continue.

It travels between processes, which a compiled dataclass cannot: so it is not among the bots.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.bots.steady import Steady
from herna.engine.chance import Chance, Seeded
from herna.engine.flow import Play
from herna.engine.game import Game, Options
from herna.engine.save import restore, snapshot
from herna.engine.view import Chair

MOST_DECISIONS = 5_000  # a match that takes more is given up


@dataclass(frozen=True, slots=True)
class TrialMatch:
    """A match between two pieces: how it began, and where it stopped.

    `play` is a snapshot, empty before the first decision. `drawn` counts what the match has drawn, `chances` are the
    bots'. `spans` counts the rounds, or turns where the game has no rounds; `first` is the seat that began.
    """

    bots: tuple[str, ...]
    options: Options
    seed: str
    play: str = ""
    drawn: int = 0
    chances: tuple[int, ...] = ()
    decisions: int = 0
    span: str = ""
    spans: int = 0
    first: int = -1


@dataclass(frozen=True, slots=True)
class TrialResult:
    """How a match ended; without scores, if it was given up."""

    scores: tuple[float, ...]
    rule: str
    decisions: int
    spans: int
    first: int


def play_on(game: Game[Any], match: TrialMatch, seconds: float) -> TrialMatch | TrialResult:
    """Play at least one decision, and more until the seconds have passed.

    A bot thinks no longer than that about one. A bot that fails is replaced by a simpler one; other errors are the
    caller's.
    """
    until = perf_counter() + seconds
    chance = Seeded(match.seed, match.drawn)
    seats = len(match.bots)
    if match.play:
        play: Play[Any] = restore(game, match.play, chance)
    else:
        play = game.play(seats, match.options, chance)
        match = replace(match, chances=tuple(chance_of_bot(match.seed, seat).state for seat in range(seats)))
    chances = [_chance_in(state) for state in match.chances]
    bots = [
        Steady(bot_named(name, chances[seat], seconds, most_processes=1), name, _ignore)
        for seat, name in enumerate(match.bots)
    ]
    chairs = [Chair(play, seat) for seat in range(seats)]
    decisions, span, spans, first = match.decisions, match.span, match.spans, match.first
    while play.ask is not None and decisions < MOST_DECISIONS:
        now = longest_span(game, play.table)[1]
        if now != span or decisions == 0:
            span, spans = now, spans + 1
            first = game.whose_turn(play.table) if first < 0 else first
        seat = play.ask.seat
        chairs[seat].shown = play.options()
        play.choose(bots[seat].choose(chairs[seat]))
        decisions += 1
        if perf_counter() >= until and play.ask is not None:
            states = tuple(each.state for each in chances)
            return TrialMatch(
                match.bots,
                match.options,
                match.seed,
                snapshot(play),
                chance.state,
                states,
                decisions,
                span,
                spans,
                first,
            )
    if play.result is None:
        return TrialResult((), "", decisions, spans, first)
    return TrialResult(play.result.scores, play.result.rule, decisions, spans, first)


def longest_span(game: Game[Any], table: Any) -> tuple[str, str]:
    """The name of the game's longest span, and a text that identifies this one."""
    return next(iter(game.spans(table).items()), ("", ""))


def _chance_in(state: int) -> Chance:
    chance = Chance()
    chance.state = state
    return chance


def _ignore(_: object) -> None:
    """A bot's failure is no reason to stop: a simpler bot has decided."""
