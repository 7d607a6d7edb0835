"""The messages about finished matches: uploading, replaying, win chances, verifying."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from herna.server.messages import Field, Wording


class JournalText(Struct, frozen=True, forbid_unknown_fields=True):
    """A journal to upload."""

    journal: Annotated[str, Meta(min_length=1, max_length=2_000_000)]


class Replayed(Struct, frozen=True):
    """A finished match before the decision of that number, as a seat saw it."""

    at: int
    decisions: int
    seat: int
    view: dict[str, Any]
    next: list[Field] | None  # the choice that was made there
    by: int = -1
    words: Wording | None = None  # if the client has asked for words
    chosen: str = ""  # the choice that was made there, in words


class Chance(Struct, frozen=True):
    """How likely each seat was to win before that decision.

    A search estimates it; at the end it is who won by the rules.
    """

    at: int
    win: list[float]


class Chances(Struct, frozen=True):
    """The win chances of a finished match.

    `done` of the `of` points are computed so far. `decided` are the choices that changed the chances most, by their
    numbers: known when all is done, and never a resignation.
    """

    done: int
    of: int
    points: list[Chance]
    decided: list[int] = []


class Verified(Struct, frozen=True):
    """A verified match: its seed fits its commitment and the chance in the journal.

    The first choices may be `inherited` from another match: their chance came with them, not from this seed.
    """

    seed: str
    seed_sha256: str
    decisions: int
    inherited: int = 0
