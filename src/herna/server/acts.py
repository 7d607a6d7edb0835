"""Everything that can be done at a table, by people or by the server."""

from __future__ import annotations

from msgspec import Struct

from herna.engine.decision import Choice
from herna.engine.events import SPECTATOR
from herna.server.messages import AnyAct
from herna.server.tournaments.judge_messages import JudgeDoes
from herna.server.windows import OpenDecision


class Sent(Struct, frozen=True):
    """A message from a client, with its visitor and seat tokens.

    The tokens are digests.
    """

    act: AnyAct
    tokens: frozenset[str]
    visitor: str


class TakeSeat(Struct, frozen=True):
    """A person takes an open seat; any, if `seat` is None.

    `token` is the digest of the seat's token. `deck` is what the player plays with, if that is chosen here.
    """

    seat: int | None
    name: str
    token: str
    owner: str
    deck: str = ""
    account: bool = False  # whether the owner is an account


class ChangeOwner(Struct, frozen=True):
    """One of a visitor's seats becomes an account's."""

    visitor: str
    account: str


class RemovePerson(Struct, frozen=True):
    """The operator takes a person's seat.

    It is open again before the match, a bot's during it.
    """

    seat: int


class CloseTable(Struct, frozen=True):
    """The operator ends the match; nobody has won."""


class AnswerForBot(Struct, frozen=True):
    """A bot in that seat answers the decision."""

    seat: int
    decision: OpenDecision
    choice: Choice


class PassForPerson(Struct, frozen=True):
    """The server declines for a person whose settings say so."""

    seat: int
    decision: OpenDecision


class NoteRematch(Struct, frozen=True):
    """The agreed rematch has been opened as that table."""

    table: str


class ShowDeck(Struct, frozen=True):
    """A person wishes that the decks of a finished match are shown."""

    tokens: frozenset[str]
    visitor: str


class Judge(Struct, frozen=True):
    """A judge does something at a table of a tournament; everybody there is told.

    `amount`: seconds that are given, points of a penalty, or the decision that is to be open again.
    """

    name: str
    do: JudgeDoes
    seat: int = SPECTATOR
    amount: int = 0
    text: str = ""


class CheckClocks(Struct, frozen=True):
    """Does nothing by itself: time that has run out is noted before any act."""


TableAct = (
    Sent
    | TakeSeat
    | ChangeOwner
    | RemovePerson
    | CloseTable
    | AnswerForBot
    | PassForPerson
    | NoteRematch
    | ShowDeck
    | Judge
    | CheckClocks
)
