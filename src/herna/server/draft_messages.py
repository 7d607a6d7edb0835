"""Messages about limited play at a shared table: a booster draft or sealed decks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.engine.limited import LEAST_PLAYERS, MOST_PLAYERS
from herna.server.deck_messages import CardKey, Cards
from herna.server.messages import Name, Nickname, Seat, SeatInfo

MOST_SECONDS = 3600  # for one pick
# waiting: people may still sit down; drafting: cards are picked; building: decks are built and played
DraftStatus = Literal["waiting", "drafting", "building"]


class OpenDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a new draft, or for sealed decks.

    A pick takes at most `seconds` (0: as long as it takes).
    """

    game: Name
    seats: Annotated[int, Meta(ge=LEAST_PLAYERS, le=MOST_PLAYERS)]
    sealed: bool = False
    seconds: Annotated[int, Meta(ge=0, le=MOST_SECONDS)] = 0
    name: Nickname = ""  # of the visitor who opens it


class JoinDraft(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="join"):
    """Takes an open seat, before the first pick."""

    name: Nickname = ""


class LeaveDraft(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """Leaves the seat: it is open again before the first pick, a bot's afterwards."""


class StartDraft(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    """Opens the boosters; bots take the seats that are still open."""


class PickCard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pick"):
    """Takes a card of the booster of that turn.

    It can be changed until everybody has picked.
    """

    turn: Annotated[int, Meta(ge=0)]
    card: CardKey


class HandInDeck(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="deck"):
    """Hands in a deck of your cards; the rest is the sideboard."""

    cards: Cards


class PlayDrafter(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """Opens the match with another player, each with the deck handed in."""

    other: Seat


DraftAct = JoinDraft | LeaveDraft | StartDraft | PickCard | HandInDeck | PlayDrafter


class DraftMatch(Struct, frozen=True):
    """A match of two drafters, by their seats, and its table."""

    seats: tuple[int, int]
    table: str


class DraftState(Struct, frozen=True):
    """A draft as one of its players sees it, or a spectator.

    Nobody is told what others hold, have picked or play with. `you` is -1 for a spectator. `turn` counts how often
    boosters were passed on; of the booster `booster` is what is left, and `pick` what you have picked of it. `picked`
    and `ready` say of every seat whether it has picked and handed in a deck. `left` are the seconds left to pick, if
    there is a limit. A deck has `size` cards; `suggested` is one of your pool as a bot would build it, and `deck` the
    one you have handed in.
    """

    id: str
    game: str
    sealed: bool
    seconds: int
    status: DraftStatus
    seats: list[SeatInfo]
    you: int
    turn: int
    round: int
    rounds: int
    booster: list[str]
    pick: str
    pool: list[str]
    picked: list[bool]
    ready: list[bool]
    left: float | None
    size: int
    suggested: dict[str, int]
    deck: dict[str, int]
    matches: list[DraftMatch]


class DraftListed(Struct, frozen=True):
    """One of the visitor's drafts, as it is listed."""

    id: str
    game: str
    sealed: bool
    opened: float
    status: DraftStatus
    your_turn: bool
