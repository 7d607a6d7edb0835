"""Trials: matches that the bots play in the background.

The bots' processes play them in pieces of a second, and never more than half of the processes at once: bots at tables
do not wait for them. Addresses take turns, and so do the visitors from one address.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from typing import Any, get_args

import structlog

from herna.bots.named import bot_named
from herna.engine.chance import Chance, Seeded
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import game_named
from herna.server.background import Background
from herna.server.security import TooMany
from herna.server.thinkers import Lost, Thinkers
from herna.server.trial_match import TrialMatch, longest_span
from herna.server.trial_messages import StartTrial, Trial, TrialState
from herna.server.trial_tally import Tally

PIECE = 1.0  # seconds that a process plays without a break
MOST_SECONDS = 900.0  # of processes for one trial
MOST_MATCHES = 600  # of one trial, in all lines
MOST_OWN = 2  # unfinished trials of a visitor
MOST_OF_ADDRESS = 6  # unfinished trials from an address
MOST_UNFINISHED = 30
MOST_KEPT = 100  # trials in memory
INTEREST = 120.0  # seconds after the last request for which a trial is still played
MOST_FAILED = 5  # matches that could not be played, after which a trial is given up

PLAYING, DONE, STOPPED, OUT_OF_TIME, FAILED = get_args(TrialState)

log = structlog.get_logger("herna.trials")


class Kept:
    """A trial: who asked for it, its lines, and how far it is."""

    def __init__(self, game: Game[Any], lines: list[Tally], span: str, owner: str, address: str) -> None:
        self.id = secrets.token_urlsafe(16)
        self.game = game
        self.lines = lines
        self.span = span
        self.owner = owner
        self.address = address
        self.asked = time.monotonic()
        self.seconds = 0.0
        self.state: TrialState = PLAYING

    def next_match(self) -> tuple[Tally, TrialMatch] | None:
        """Take the match to play next, so that all lines advance equally."""
        for line in sorted(self.lines, key=lambda line: line.started - len(line.paused)):
            match = line.next_match()
            if match is not None:
                return line, match
        return None

    def done(self) -> int:
        return sum(line.done() for line in self.lines)

    def of(self) -> int:
        return sum(line.of for line in self.lines)

    def settle(self) -> None:
        """End the trial when there is nothing more to play, or no time."""
        if self.state != PLAYING:
            return
        if sum(line.failed for line in self.lines) >= MOST_FAILED:
            self.state = FAILED
        elif self.done() == self.of():
            self.state = DONE
        elif self.seconds >= MOST_SECONDS:
            self.state = OUT_OF_TIME


class Trials:
    """The trials of this node; they are only in memory."""

    def __init__(self, thinkers: Thinkers, background: Background, turn: asyncio.Lock) -> None:
        self.thinkers = thinkers
        self.background = background
        # One piece at a time shares its turn with win curves and reviews, the others have processes to spare.
        self.turns = [turn, *(asyncio.Lock() for _ in range(thinkers.count // 2 - 1))]
        self.kept: dict[str, Kept] = {}  # the oldest first
        self.workers: dict[int, asyncio.Task[None]] = {}  # by turn
        self.served: dict[str, int] = {}  # when a piece was last played for an owner or an address
        self.pieces = 0

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self.workers.values())

    async def start(self, wanted: StartTrial, owner: str, address: str) -> Kept:
        """Check a wanted trial, and queue it."""
        unfinished = self._waiting()
        own = sum(kept.owner == owner for kept in unfinished)
        near = sum(kept.address == address for kept in unfinished)
        if own >= MOST_OWN or near >= MOST_OF_ADDRESS or len(unfinished) >= MOST_UNFINISHED:
            raise TooMany("error-too-many-trials")
        if wanted.matches * len(wanted.lines) > MOST_MATCHES:
            raise BadInput("error-too-many-trial-matches", most=MOST_MATCHES)
        game = game_named(wanted.game)
        lines, span = await self.background.run(lines_of, game, wanted)
        kept = Kept(game, lines, span, owner, address)
        self.kept[kept.id] = kept
        while len(self.kept) > MOST_KEPT:
            self._forget_one()
        self._wake()
        return kept

    def _forget_one(self) -> None:
        """Forget the oldest trial, if possible one that is not being played."""
        waiting = self._waiting()
        quiet = (id for id, kept in self.kept.items() if kept not in waiting)
        del self.kept[next(quiet, next(iter(self.kept)))]

    def look(self, id: str) -> Kept:
        """A trial that somebody asks for: it is played as long as that happens."""
        kept = self.kept.get(id)
        if kept is None:
            raise BadInput("error-no-trial")
        kept.asked = time.monotonic()
        self._wake()
        return kept

    def stop(self, id: str) -> Kept:
        """Stop a trial; what it has found out remains."""
        kept = self.look(id)
        if kept.state == PLAYING:
            kept.state = STOPPED
        return kept

    def message(self, kept: Kept, language: str) -> Trial:
        """A trial as far as it has come."""
        return Trial(
            kept.id,
            kept.game.key,
            kept.state,
            self._ahead(kept),
            kept.done(),
            kept.of(),
            kept.game.cooperative,
            kept.span,
            [line.message(language) for line in kept.lines],
        )

    # Whose turn it is

    def _ahead(self, kept: Kept) -> int:
        """How many trials of the same owner are played before this one."""
        if kept.state != PLAYING:
            return 0
        own = [each for each in self._waiting() if each.owner == kept.owner]
        return own.index(kept) if kept in own else 0

    def _waiting(self) -> list[Kept]:
        """The trials to be played, the oldest first."""
        return [kept for kept in self.kept.values() if kept.state == PLAYING and self._is_asked_for(kept)]

    def _is_asked_for(self, kept: Kept) -> bool:
        return time.monotonic() - kept.asked <= INTEREST

    def _take(self) -> tuple[Kept, Tally, TrialMatch] | None:
        """Take the match of which a piece is played next, fairly."""
        last = self.served
        for kept in sorted(self._waiting(), key=lambda kept: (last.get(kept.address, 0), last.get(kept.owner, 0))):
            taken = kept.next_match()
            if taken is not None:
                self.pieces += 1
                last[kept.address] = last[kept.owner] = self.pieces
                return (kept, *taken)
        return None

    # Playing

    def _wake(self) -> None:
        """Let as many pieces be played at once as may be."""
        for number in range(len(self.turns)):
            if number not in self.workers and self._waiting():
                self.workers[number] = asyncio.create_task(self._work(number))

    async def _work(self, number: int) -> None:
        """Play one piece after another as long as there is something to play."""
        try:
            while True:
                async with self.turns[number]:
                    taken = self._take()
                    if taken is None:
                        break
                    await self._play(*taken)
        finally:
            del self.workers[number]
        if not self._waiting():
            self.served.clear()

    async def _play(self, kept: Kept, line: Tally, match: TrialMatch) -> None:
        started = time.monotonic()
        try:
            line.add(await self.thinkers.play_on(kept.game, match, PIECE))
        except Lost as lost:
            line.lose(match, bool(lost.trace))  # with a trace it would be the same again
            log.warning("trial_match_lost", game=kept.game.key, why=lost.why, trace=lost.trace)
        except Exception:  # a bug of ours: the next request is told
            log.exception("trial_failed", game=kept.game.key)
            kept.state = FAILED
        kept.seconds += time.monotonic() - started
        kept.settle()


def lines_of(game: Game[Any], wanted: StartTrial) -> tuple[list[Tally], str]:
    """The lines of a trial, and what its spans are called.

    They are checked by setting up a match of each.
    """
    lines: list[Tally] = []
    span = ""
    for number, line in enumerate(wanted.lines):
        bots = tuple(line.seats)
        game.check_seats(len(bots))
        for name in bots:
            bot_named(name, Chance())
        given: Mapping[str, object] = {**wanted.options, **line.options}
        options = game.read_options(given)
        span = longest_span(game, game.play(len(bots), options, Seeded(str(number))).table)[0]
        lines.append(Tally(game, bots, options, secrets.token_hex(8), wanted.matches))
    return lines, span
