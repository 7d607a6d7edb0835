"""Every message between a client and the server, as types: what does not fit them is refused before anybody sees it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_SEATS = 8
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SHOWN = r"^[^\x00-\x1f\x7f]*$"  # no character that could not be shown or kept
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=SHOWN)]
Nickname = Annotated[str, Meta(max_length=40, pattern=SHOWN)]  # nothing: as the visitor is called
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "cs"]
Together = Literal["anyone", "everyone"]  # who decides what several are asked: whoever answers first, or all who agree
# When a seat is asked whether it plays something: always, when it could, or only at moments that it has chosen.
Stop = Literal["always", "could", "chosen"]
# How long it plays nothing: not at all, until its next turn, until others play something, or until that has ended.
Until = Literal["", "mine", "play", "turn", "round", "battle", "duel"]
Moment = Annotated[str, Meta(max_length=60)]
Field = Annotated[str, Meta(max_length=4000)] | int
Choice = Annotated[list[Field], Meta(min_length=1, max_length=16)]
MOST_SCENARIO = 64_000  # characters of a scenario of one's own
Given = Annotated[str, Meta(max_length=MOST_SCENARIO)] | int  # what is given for an option: also a whole scenario


# What a table is made of


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have: `seconds` for each decision, or for the whole match with `increment` for each."""

    kind: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me`, a bot, or anyone who has the link (an external program too)."""

    kind: Literal["me", "bot", "open"]
    bot: BotName = "search"


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a new table."""

    game: Name
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Given] = {}
    name: Nickname = ""  # how the one who opens it wants to be called
    clock: Clock | None = None
    public: bool = False
    undo: bool = True  # whether choices can be taken back
    hints: bool = True
    chat: bool = True
    together: Together = "anyone"


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a new table that goes on from a decision of a finished match."""

    at: Annotated[int, Meta(ge=1)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Nickname = ""
    public: bool = False


# What somebody does at a table: the same by HTTP and by WebSocket


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a seat does. `id` is the client's own: the same one counts once, however often it is sent."""

    seat: Seat
    id: ClientId


class Choose(Act, frozen=True, tag="choose"):
    """Answers the open decision of that number; where everyone has to agree, it proposes this or agrees to it."""

    number: Annotated[int, Meta(ge=1)]
    choice: Choice


class Undo(Act, frozen=True, tag="undo"):
    """Takes the last choice back; if something was rolled or revealed since, the others are asked.

    Whoever has agreed to an open proposal takes only that back.
    """


class OfferDraw(Act, frozen=True, tag="draw"):
    """Offers to end the match as a draw."""


class Answer(Act, frozen=True, tag="answer"):
    """Answers the offer of that number, an undo or a draw; whoever has made it takes it back with a no."""

    number: Annotated[int, Meta(ge=1)]
    yes: bool


class Resign(Act, frozen=True, tag="resign"):
    """Gives up: the other of two wins; with more seats, or if others play on together, a bot goes on in this one."""


class Leave(Act, frozen=True, tag="leave"):
    """Leaves the seat: to anyone before the match, to a bot during it."""


class Fill(Act, frozen=True, tag="fill"):
    """Before the match: lets a bot take another seat that is still open."""

    other: Seat
    bot: BotName = "search"


class Say(Act, frozen=True, tag="say"):
    """Says something to all at the table."""

    text: Text


class Mute(Act, frozen=True, tag="mute"):
    """No longer wants to be told what another seat says, or wants it again."""

    other: Seat
    muted: bool


class SetWindows(Act, frozen=True, tag="windows"):
    """Says when this seat wants to be asked whether it plays something; the house passes all other windows for it."""

    stop: Stop
    moments: Annotated[list[Moment], Meta(max_length=40)] = []


class PassUntil(Act, frozen=True, tag="pass"):
    """Plays nothing in any window until then; with an empty `until`, wants to be asked again as set."""

    until: Until


AnyAct = Choose | Undo | OfferDraw | Answer | Resign | Leave | Fill | Say | Mute | SetWindows | PassUntil


# What a client asks


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes an open seat (any, if none is named)."""

    name: Nickname = ""
    seat: Seat | None = None


class Imagined(Struct, frozen=True, forbid_unknown_fields=True):
    """Why not? A choice that is not offered."""

    seat: Seat
    choice: Choice


class Advise(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a hint."""

    seat: Seat


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password, for a new account or to sign in."""

    name: Annotated[str, Meta(min_length=3, max_length=40, pattern=SHOWN)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Wants to be called something else."""

    name: Name


class JournalText(Struct, frozen=True, forbid_unknown_fields=True):
    """A journal to be looked at here."""

    journal: Annotated[str, Meta(min_length=1, max_length=2_000_000)]


# What a client is told


class Problem(Struct, frozen=True):
    """What is wrong, as a message key with its arguments and as a sentence; `reasons` are those of a refused choice."""

    error: str
    text: str
    arguments: dict[str, str] = {}
    reasons: list[dict[str, Any]] = []


class SeatInfo(Struct, frozen=True):
    """Who sits there: `open`, `person` or `bot`, as everybody may know."""

    kind: Literal["open", "person", "bot"]
    name: str


class Offer(Struct, frozen=True):
    """What a seat has proposed, and who has agreed so far; its number is the version by which it was made."""

    number: int
    what: Literal["undo", "draw"]
    seat: int
    agreed: list[int]


class Proposal(Struct, frozen=True):
    """What a seat wants a decision of several to be, and the seats that have agreed so far; others still have to."""

    seat: int
    choice: list[Field]
    agreed: list[int]
    missing: list[int]


class ClockInfo(Struct, frozen=True):
    """The seconds that each seat has left, when that was so, and whose time is running."""

    left: list[float]
    at: float
    running: list[int]


class WindowsInfo(Struct, frozen=True):
    """When a seat is asked whether it plays something, and how long it plays nothing; only for itself.

    `passing`: the open window is passed for it in a moment; `going_on`: of what it could wait for the end.
    """

    stop: Stop
    moments: list[str]
    until: Until
    passing: bool
    going_on: list[Until]


class Ended(Struct, frozen=True):
    """How it ended: by the game's own rule, or because somebody resigned, ran out of time, or all agreed to a draw."""

    by: Literal["rule", "resigned", "time", "agreed"]
    scores: list[float]
    rule: str = ""
    seat: int = -1


class TableInfo(Struct, frozen=True):
    """What everybody may know about a table."""

    id: str
    game: str
    options: dict[str, Field]  # a long text, such as a scenario of one's own, is left out
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
    origin: str = ""  # the table from whose match this one goes on
    origin_at: int = 0


class Said(Struct, frozen=True):
    seat: int
    name: str
    text: str
    at: float


class Forecast(Struct, frozen=True):
    """What would come of an option: `text` is short ("93 %"), `label` says of what ("chance to destroy")."""

    key: str
    label: str
    text: str


class OptionWords(Struct, frozen=True):
    """An option in words, the things it names in the order in which one points at them, and what would come of it."""

    text: str
    path: list[tuple[str, Field]]
    forecast: list[Forecast] = []


class Wording(Struct, frozen=True):
    """What a state says, in words: the question, its options and the events, each in the order of the view.

    An event with an empty text is told together with the one before it.
    """

    language: Language
    prompt: str
    options: list[OptionWords]
    events: list[str]
    proposal: str = ""  # the choice that is proposed


class State(Struct, frozen=True, tag="state"):
    """All that a seat (-1: a spectator) is sent after something has happened; `version` counts what has happened."""

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
    ends: float = 0.0  # when the time of the whole match is over; 0: it has none, or that was called
    words: Wording | None = None  # if the client has asked for words
    fresh: bool = True  # whether it holds all events and chat, and not only those since the last state sent


class Opened(Struct, frozen=True):
    """A new table, and the token of each seat that its opener has."""

    table: str
    tokens: dict[int, str]


class Joined(Struct, frozen=True):
    seat: int
    token: str


class Done(Struct, frozen=True, tag="done"):
    """It was taken, and is kept: it made the table come to this version."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused"):
    """It was not taken, and nothing has changed."""

    id: str
    problem: Problem


class Why(Struct, frozen=True):
    """The reasons why a choice is not offered; none, if it is."""

    reasons: list[dict[str, Any]]


class HintLine(Struct, frozen=True):
    choice: list[Field]
    win: float
    visits: int
    line: list[list[Field]]


class Hint(Struct, frozen=True):
    options: list[HintLine]


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
    """How likely each seat was to win before the decision of that number, as a search sees it; at the end, who won."""

    at: int
    win: list[float]


class Chances(Struct, frozen=True):
    """The course of a finished match: how many of the points are there so far, and these."""

    done: int
    of: int
    points: list[Chance]


class Verified(Struct, frozen=True):
    """A finished match's seed fits what was promised at its start, and gives the chance that was recorded.

    The first choices may be `inherited` from another match: their chance came with them, not from this seed.
    """

    seed: str
    seed_sha256: str
    decisions: int
    inherited: int = 0


class Me(Struct, frozen=True):
    name: str
    account: bool


# What a live line carries besides the acts


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """Opens a line: the tokens of seats (those of the browser's cookie are known), and the last version seen."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    words: Language | None = None  # whether states come with words, and in which language
    after: Annotated[int, Meta(ge=0)] = 0


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Is anybody there?"""


class Pong(Struct, frozen=True, tag="pong"):
    """Yes."""


FromClient = Hello | Ping | AnyAct
