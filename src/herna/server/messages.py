"""Every message between a client and the server, as types.

Data that does not fit them is refused before anything else happens.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from herna.engine.activity import Harm
from herna.server.guide_messages import Guide, Guided
from herna.server.tournaments.judge_messages import Judged

MOST_SEATS = 8
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SHOWN = r"^[^\x00-\x1f\x7f]*$"  # no character that cannot be shown or stored
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=SHOWN)]
Nickname = Annotated[str, Meta(max_length=40, pattern=SHOWN)]  # empty: the visitor's name
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "cs"]
Together = Literal["anyone", "everyone"]  # who decides what several are asked: the first to answer, or all together
# When a seat is asked whether it plays something: always, when it could, or only at moments that it has chosen.
Stop = Literal["always", "could", "chosen"]
# How long it passes: "" (it does not), its next turn ("mine"), another player's play ("play"), or the end of a span
# that is going on, by its name in the game (`Game.spans`).
Until = Annotated[str, Meta(max_length=40)]
Moment = Annotated[str, Meta(max_length=60)]
Field = Annotated[str, Meta(max_length=4000)] | int
Choice = Annotated[list[Field], Meta(min_length=1, max_length=16)]
MOST_DECK = 20_000  # characters of a deck as one line
MOST_SCENARIO = 64_000  # characters of your scenario
Given = Annotated[str, Meta(max_length=MOST_SCENARIO)] | int  # the value of an option: also a whole scenario


# What a table is made of


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time limit: `seconds` for each decision, or for the whole match.

    For the whole match, each decision adds `increment`.
    """

    kind: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=1, le=60 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes the seat: `me`, a bot, or anyone who has the link.

    An external program can use the link too.
    """

    kind: Literal["me", "bot", "open"]
    bot: BotName = "search"


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a new table."""

    game: Name
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Given] = {}
    name: Nickname = ""  # of the visitor who opens it
    clock: Clock | None = None
    public: bool = False
    undo: bool = True  # whether choices can be undone
    hints: bool = True
    chat: bool = True
    together: Together = "anyone"
    rated: bool = False  # whether the result counts for ratings: for accounts, with a clock, without undo and hints


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table forked from a decision of a finished match."""

    at: Annotated[int, Meta(ge=1)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Nickname = ""
    public: bool = False


# What somebody does at a table: the same by HTTP and by WebSocket


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a seat does.

    `id` is chosen by the client: an act with the same one counts once, however often it is sent.
    """

    seat: Seat
    id: ClientId


class Choose(Act, frozen=True, tag="choose"):
    """Answers the open decision of that number.

    Where everyone has to agree, it proposes this or agrees to it.
    """

    number: Annotated[int, Meta(ge=1)]
    choice: Choice


class Undo(Act, frozen=True, tag="undo"):
    """Takes the last choice back.

    If something was rolled or revealed since, the others are asked. Somebody who has agreed to an open proposal takes
    only that back.
    """


class OfferDraw(Act, frozen=True, tag="draw"):
    """Offers to end the match as a draw."""


class Answer(Act, frozen=True, tag="answer"):
    """Answers the offer of that number: an undo, a draw or a rematch.

    The seat that made the offer withdraws it with a no.
    """

    number: Annotated[int, Meta(ge=1)]
    yes: bool


class Resign(Act, frozen=True, tag="resign"):
    """Gives up the match.

    Of two players the other one wins. With more seats, or if others play on together, a bot takes over this one.
    """


class Rematch(Act, frozen=True, tag="rematch"):
    """Offers to play again after the match, or agrees to that offer.

    When all people agree, a table is opened (`TableInfo.next`) with the seats exchanged. Seat tokens stay valid there.
    """


class Leave(Act, frozen=True, tag="leave"):
    """Leaves the seat: it is open again before the match, a bot's during it."""


class Fill(Act, frozen=True, tag="fill"):
    """Gives another open seat to a bot, before the match."""

    other: Seat
    bot: BotName = "search"


class FreeSeat(Act, frozen=True, tag="free-seat"):
    """Frees the seat of somebody who is gone; only the table's host may.

    The seat is open again before the match. During it, somebody is gone who was asked five minutes ago, and a bot takes
    over.
    """

    other: Seat


class Say(Act, frozen=True, tag="say"):
    """Says something to all at the table."""

    text: Text


class Mute(Act, frozen=True, tag="mute"):
    """Mutes what another seat says, or unmutes it."""

    other: Seat
    muted: bool


class SetWindows(Act, frozen=True, tag="windows"):
    """Says when this seat wants to be asked whether it plays something.

    The server passes all other windows for it.
    """

    stop: Stop
    moments: Annotated[list[Moment], Meta(max_length=40)] = []


class PassUntil(Act, frozen=True, tag="pass"):
    """Passes in all windows until then.

    If `until` is empty, the seat is asked again as set.
    """

    until: Until


AnyAct = (
    Choose
    | Undo
    | OfferDraw
    | Answer
    | Resign
    | Rematch
    | Leave
    | Fill
    | FreeSeat
    | Say
    | Mute
    | SetWindows
    | PassUntil
)


# What a client asks


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes an open seat; any, if none is named.

    `deck` is what the player plays with, as the seat's option takes it; nobody else is told.
    """

    name: Nickname = ""
    seat: Seat | None = None
    deck: Annotated[str, Meta(max_length=MOST_DECK)] = ""


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks why a choice is not offered."""

    seat: Seat
    choice: Choice


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a hint."""

    seat: Seat


# What a client is told


class Problem(Struct, frozen=True):
    """An error as a message key with arguments, and as a sentence.

    `reasons` are those of a refused choice.
    """

    error: str
    text: str
    arguments: dict[str, str] = {}
    reasons: list[dict[str, Any]] = []


class SeatInfo(Struct, frozen=True):
    """Who has the seat, as everybody may know."""

    kind: Literal["open", "person", "bot"]
    name: str


class Offer(Struct, frozen=True):
    """An offer and who has agreed so far, numbered by its version."""

    number: int
    what: Literal["undo", "draw", "rematch", "restore"]
    seat: int
    agreed: list[int]
    to: int = 0  # before which decision the position is restored, if a judge (seat -1) offers that


class Proposal(Struct, frozen=True):
    """The choice that a seat proposes where several have to agree.

    It lists the seats that have agreed so far, and those that have not.
    """

    seat: int
    choice: list[Field]
    agreed: list[int]
    missing: list[int]


class ClockInfo(Struct, frozen=True):
    """The seconds left for each seat at a time, and whose time runs."""

    left: list[float]
    at: float
    running: list[int]


class WindowsInfo(Struct, frozen=True):
    """When a seat is asked whether it plays something; only for itself.

    `until`: how long it passes; `passing`: the open window is passed for it in a moment; `going_on`: of what it
    could wait for the end.
    """

    stop: Stop
    moments: list[str]
    until: Until
    passing: bool
    going_on: list[Until]


class Ended(Struct, frozen=True):
    """How a match ended, and the scores.

    It ends by the game's own rule, because somebody resigned or ran out of time, because all agreed to a draw, or
    because the operator of the server closed it.
    """

    by: Literal["rule", "resigned", "time", "agreed", "closed"]
    scores: list[float]
    rule: str = ""
    seat: int = -1


class TableInfo(Struct, frozen=True):
    """What everybody may know about a table."""

    id: str
    game: str
    options: dict[str, Field]  # a long text, such as your scenario, is left out
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over"]
    public: bool
    undo: bool
    hints: bool
    chat: bool
    together: Together
    clock: Clock | None
    opened: float
    decisions: int
    ended: Ended | None = None
    origin: str = ""  # the table from whose match this one was forked
    origin_at: int = 0
    redealt: bool = False  # whether its hidden cards were dealt anew, since somebody may have looked at them
    rules_changed: bool = False  # whether the rules of its game have changed since it began
    next: str = ""  # the table of the rematch
    host: int = -1  # the seat of the person who has been here longest, who may free the seats of those who are gone
    rated: bool = False  # whether the result counts for ratings
    tournament: str = ""  # of which tournament it is a game
    your_turn: bool = False  # in the list of your own tables: one of your seats is asked


class Glance(Struct, frozen=True):
    """How a match stands for a spectator, to be drawn small.

    The game's view, and the last event in words."""

    decisions: int
    view: dict[str, Any] | None = None  # nothing before the match
    told: str = ""


class Said(Struct, frozen=True):
    seat: int
    name: str
    text: str
    at: float


class Forecast(Struct, frozen=True):
    """A forecast for an option: "93%", and its label "chance to eliminate"."""

    key: str
    label: str
    text: str


class OnwardWords(Struct, frozen=True):
    """A choice that can be made together with another one, before it.

    The next question offers it. `text` says both; `names` is what it names, instead of the last thing of the other.
    """

    choice: list[Field]
    text: str
    names: tuple[str, Field]


class OptionWords(Struct, frozen=True):
    """An option in words, with its forecast and whom it harms.

    `path` is what it names, in the order in which a player points at it; `onward` can be chosen together with it.
    """

    text: str
    path: list[tuple[str, Field]]
    forecast: list[Forecast] = []
    harm: Harm = ""
    onward: list[OnwardWords] = []


class Wording(Struct, frozen=True):
    """A state in words: the question, its options and the events.

    Each is in the order of the view. An event with an empty text is told together with the one before it.
    """

    language: Language
    prompt: str
    options: list[OptionWords]
    events: list[str]
    proposal: str = ""  # the choice that is proposed


class State(Struct, frozen=True, tag="state"):
    """All that a seat (-1: a spectator) is sent after something has happened.

    `version` counts what everybody is told of. Of a `fresh` state nothing is news; any other holds just what is new.
    """

    version: int
    table: TableInfo
    seat: int
    view: dict[str, Any] | None = None  # nothing before the match
    said: list[Said] = []
    offer: Offer | None = None
    proposal: Proposal | None = None  # only for those who are asked
    windows: WindowsInfo | None = None  # only for a seat, during the match
    passed: list[int] = []  # who has declined in the open window so far
    clocks: ClockInfo | None = None
    ends: float = 0.0  # when the match's time is over; 0: it has no time limit, or time was called
    words: Wording | None = None  # if the client has asked for words
    guide: Guide | None = None  # only for a seat, if the client has asked for it, with words
    judged: list[Judged] = []  # what judges have done here
    paused: bool = False  # by a judge
    fresh: bool = True  # whether it holds all events and chat, and not only those since the last state sent


class Opened(Struct, frozen=True):
    """A new table, and the token of each seat that its opener has."""

    table: str
    tokens: dict[int, str]


class Joined(Struct, frozen=True):
    seat: int
    token: str


class Done(Struct, frozen=True, tag="done"):
    """The act was taken and stored; this version shows it."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused"):
    """The act was refused; nothing has changed."""

    id: str
    problem: Problem


class Notice(Struct, frozen=True, tag="notice"):
    """What the server tells everybody; empty when that has ended."""

    text: str


class Why(Struct, frozen=True):
    """The reasons why a choice is not offered; none, if it is."""

    reasons: list[dict[str, Any]]


# What a live connection carries besides the acts


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """Opens a live connection, with seat tokens and the last version seen.

    The seats of the browser's cookie are known without tokens.
    """

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    words: Language | None = None  # whether states come with words, and in which language
    guide: Guided = "off"  # whether a seat's states come with a guide
    after: Annotated[int, Meta(ge=0)] = 0


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Asks whether the connection is alive."""


class Pong(Struct, frozen=True, tag="pong"):
    """Answers a ping."""


FromClient = Hello | Ping | AnyAct
