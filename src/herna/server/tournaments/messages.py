"""Messages about tournaments: what organisers, players and judges do, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.server.messages import MOST_DECK, SHOWN, BotName, Clock, Given, Name, Nickname
from herna.tournaments.entries import Style

MOST_PLAYERS = 256
MOST_NAME = 60  # characters of a tournament's name
TournamentName = Annotated[str, Meta(min_length=1, max_length=MOST_NAME, pattern=SHOWN)]
Remark = Annotated[str, Meta(min_length=1, max_length=300, pattern=SHOWN)]
Number = Annotated[int, Meta(ge=1, le=2 * MOST_PLAYERS)]  # of a player or a table
Games = Annotated[int, Meta(ge=0, le=5)]
Deck = Annotated[str, Meta(max_length=MOST_DECK)]
TournamentStatus = Literal["open", "running", "paused", "over"]
PlayerKind = Literal["person", "bot"]


class OpenTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a new tournament; the visitor organises it.

    `rounds` are those of a Swiss tournament (0: as many as leave one undefeated player). `minutes`: the time of a
    round. `no_show`: the minutes after which a player who has not come loses. `days`: the days of a round of a league.
    A 0 means: no limit.
    """

    game: Name
    name: TournamentName
    style: Style
    rounds: Annotated[int, Meta(ge=0, le=50)] = 0
    best_of: Literal[1, 3, 5] = 1
    about: Annotated[str, Meta(max_length=1000)] = ""
    options: dict[str, Given] = {}
    clock: Clock | None = None
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    no_show: Annotated[int, Meta(ge=0, le=1440)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0
    most: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = MOST_PLAYERS
    open_decks: bool = False
    late: bool = False
    on_site: bool = False
    public: bool = True
    organiser: Nickname = ""


class EnterTournament(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="enter"):
    """Enters a tournament, with a deck if the game has them.

    It is a ready-made one, or your own as one line.
    """

    name: Nickname = ""
    deck: Deck = ""


class EnterGuest(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="enter-guest"):
    """The organiser of a tournament on site enters somebody by name."""

    name: Name


class EnterBots(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="enter-bots"):
    """The organiser lets bots enter; each draws a ready-made deck."""

    bot: BotName
    count: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 1


class ChangeDeck(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="deck"):
    """Changes your deck; it is locked when the tournament begins."""

    deck: Deck


class Withdraw(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="withdraw"):
    """Leaves the tournament; a match that is not over is lost."""


class DropPlayer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="drop"):
    """The organiser takes a player out of the tournament."""

    player: Number


class BeginTournament(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="begin"):
    """The organiser begins: decks are locked, and the first round is paired."""


class PairRound(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pair"):
    """The organiser pairs the next round by hand.

    That is possible before the first one, or while the tournament is paused.
    """

    tables: Annotated[list[tuple[Number, Number]], Meta(max_length=MOST_PLAYERS)]
    byes: Annotated[list[Number], Meta(max_length=MOST_PLAYERS)] = []


class EnterResult(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="result"):
    """The organiser or a judge enters the result of a table.

    A game that is being played there ends.
    """

    table: Number
    score: tuple[Games, Games]
    draws: Games = 0
    unfinished: bool = False


class CorrectResult(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="correct"):
    """The organiser or a judge corrects the result of a table of any round."""

    round: Number
    table: Number
    score: tuple[Games, Games]
    draws: Games = 0
    unfinished: bool = False


class MarkNoShow(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="no-show"):
    """The organiser or a judge notes who has not come, and loses."""

    table: Number
    players: Annotated[list[Number], Meta(min_length=1, max_length=2)]


class Penalize(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="penalty"):
    """The organiser or a judge gives a penalty, or a warning (0 points)."""

    player: Number
    points: Annotated[int, Meta(ge=0, le=30)]
    why: Remark


class PauseTournament(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pause"):
    """The organiser pauses.

    Nothing is paired or started, and the time of the round stops.
    """


class ResumeTournament(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resume"):
    """The organiser resumes a paused tournament."""


class CloseTournament(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="close"):
    """The organiser ends the tournament with the standings as they are."""


class NameJudge(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="judge"):
    """The organiser names the judge who has this account, or takes the office back."""

    name: Name
    is_judge: bool = True


class ComeToTable(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="come"):
    """A player has come to its table of this round."""


class CallJudge(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="call-judge"):
    """A player calls a judge to its table of this round."""

    text: Remark


class GiveRuling(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ruling"):
    """A judge tells a table, or all (0), how it has decided."""

    table: Annotated[int, Meta(ge=0, le=MOST_PLAYERS)]
    text: Remark


class GiveTime(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="give-time"):
    """A judge lets this round last longer."""

    minutes: Annotated[int, Meta(ge=1, le=120)]


TournamentAct = (
    EnterTournament
    | EnterGuest
    | EnterBots
    | ChangeDeck
    | Withdraw
    | DropPlayer
    | BeginTournament
    | PairRound
    | EnterResult
    | CorrectResult
    | MarkNoShow
    | Penalize
    | PauseTournament
    | ResumeTournament
    | CloseTournament
    | NameJudge
    | ComeToTable
    | CallJudge
    | GiveRuling
    | GiveTime
)


class JudgeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A judge does something at a table, and the players are told.

    The match stands still or goes on; a player is given seconds; the position before a decision is restored, if all
    agree. `amount`: the seconds, or the number of the decision.
    """

    do: Literal["pause", "resume", "give-time", "restore"]
    player: Annotated[int, Meta(ge=0, le=2 * MOST_PLAYERS)] = 0
    seat: Annotated[int, Meta(ge=-1, le=1)] = -1
    amount: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    text: Annotated[str, Meta(max_length=300, pattern=SHOWN)] = ""


# What people are told


class TournamentListed(Struct, frozen=True):
    """A tournament, as it is listed."""

    id: str
    name: str
    game: str
    style: Style
    status: TournamentStatus
    organiser: str
    opened: float
    players: int
    most: int
    round: int
    rounds: int  # 0, if it is not known how many there will be
    on_site: bool
    days: int
    yours: bool  # whether you organise, judge or play there


class TournamentPlayer(Struct, frozen=True):
    """A player: its place, points and tie-breaks, best first.

    `results` are those of its rounds so far: won, lost, drawn, a bye; open, or not there. `deck` is the key of a
    ready-made one, `own` for the player's own, and empty as long as it is secret.
    """

    number: int
    name: str
    kind: PlayerKind
    deck: str
    dropped: bool
    penalty: int
    place: int
    points: int
    tiebreaks: tuple[float, float, float]
    results: list[Literal["won", "lost", "drawn", "bye", "open", "away"]]


class TournamentTable(Struct, frozen=True):
    """A table of a round: two players, and the games each has won.

    A drawn game is half a game for both.

    `table` is the table of the server at which its last game is played, if there is one.
    """

    number: int
    players: tuple[int, int]
    score: tuple[float, float]
    is_open: bool
    unfinished: bool = False
    absent: list[int] = []
    table: str = ""
    game: int = 0
    called: bool = False  # whether a judge is called


class TournamentRound(Struct, frozen=True):
    """A round: its tables, and the players with a bye."""

    tables: list[TournamentTable]
    byes: list[int]


class TournamentRemark(Struct, frozen=True):
    """A call for a judge, or a ruling, for one table or all (0)."""

    at: float
    round: int
    table: int
    name: str
    text: str
    is_call: bool
    is_open: bool


class TournamentState(Struct, frozen=True):
    """A tournament as somebody sees it.

    `you` is your player, 0 for none. `deadline` is when the round's time is over. `next` tells the organiser how the
    server would pair the next round, while it can be paired by hand.
    """

    id: str
    version: int
    name: str
    about: str
    game: str
    game_name: str
    style: Style
    best_of: int
    rounds_planned: int
    status: TournamentStatus
    closed: bool
    organiser: str
    judges: list[str]
    opened: float
    now: float
    clock: Clock | None
    minutes: int
    no_show: int
    days: int
    most: int
    open_decks: bool
    late: bool
    on_site: bool
    public: bool
    decks: list[str]  # the ready-made ones that a player can take; none, if the game has no decks
    players: list[TournamentPlayer]
    rounds: list[TournamentRound]
    remarks: list[TournamentRemark]
    deadline: float | None
    no_show_at: float | None
    next_round_at: float
    you: int
    your_deck: str
    is_organiser: bool
    may_judge: bool
    next: TournamentRound | None = None


class TournamentNews(Struct, frozen=True):
    """What is new in a tournament since a version; nothing, if `state` is empty."""

    state: TournamentState | None = None


class TournamentDeck(Struct, frozen=True):
    """The deck of a player, as its option says it."""

    player: int
    name: str
    deck: str


class TournamentEntry(Struct, frozen=True):
    """An entry of a tournament's journal, without what is secret."""

    number: int
    at: float
    by: str
    entry: str
    told: dict[str, str]
