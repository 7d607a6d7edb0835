"""Messages about trials: matches that the bots play in the background."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.server.messages import MOST_SEATS, BotName, Given, Name

MOST_LINES = 32
MOST_OF_A_LINE = 200  # matches
# playing: its matches are played or wait for their turn; done: all are played; stopped: on request; out-of-time: it
# took too long; failed: its matches cannot be played.
TrialState = Literal["playing", "done", "stopped", "out-of-time", "failed"]


class TrialLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays in a line, and with which options.

    They are added to those of all lines.
    """

    seats: Annotated[list[BotName], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Given] = {}


class StartTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks the bots to play matches in the background: `matches` of each line."""

    game: Name
    lines: Annotated[list[TrialLine], Meta(min_length=1, max_length=MOST_LINES)]
    matches: Annotated[int, Meta(ge=1, le=MOST_OF_A_LINE)]
    options: dict[str, Given] = {}


class TrialShare(Struct, frozen=True):
    """A share of matches, with its 95% interval."""

    count: int
    share: float
    low: float
    high: float


class TrialEnding(Struct, frozen=True):
    """A rule by which matches ended, and how many did."""

    rule: str
    title: str
    share: TrialShare


class TrialLength(Struct, frozen=True):
    """How long matches were: the middle half of them, and the middle one."""

    low: int
    middle: int
    high: int


class PlayedLine(Struct, frozen=True):
    """What has been found out about a line.

    `wins` are those of each seat; one share, where all win or lose together. `first` is how often the seat won that
    began. `given_up` were too long, `failed` could not be played: neither counts as played.
    """

    played: int
    given_up: int
    failed: int
    draws: int
    wins: list[TrialShare]
    first: TrialShare | None
    endings: list[TrialEnding]
    decisions: TrialLength | None
    spans: TrialLength | None


class Trial(Struct, frozen=True):
    """A trial as far as it has come.

    `ahead` trials are played before it. `span` is what `spans` counts: "round", "turn", or nothing.
    """

    id: str
    game: str
    state: TrialState
    ahead: int
    done: int
    of: int
    together: bool
    span: str
    lines: list[PlayedLine]
