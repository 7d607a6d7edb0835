"""What is stored of a tournament on the server: entries.

They are numbered from 1 and only appended.

Those of `herna.tournaments` decide every pairing and standing. The others say who a player is, where a game is played,
and what organiser and judges do.
"""

from __future__ import annotations

from msgspec import Struct

from herna.engine.game import Options
from herna.server.messages import Clock
from herna.tournaments.entries import Correct, Drop, Enter, NoShow, Pair, Penalty, Report, Start

NOBODY = ""  # in place of a person: the server itself


class Plan(Struct, frozen=True):
    """How a tournament is held, beyond its format.

    `minutes`: how long a round lasts (0: no limit). `no_show`: after how many minutes a player who has not come loses
    (0: never). `days`: in a league, how many days a round lasts (0: the next one begins when one is over). `most`: of
    players. `on_site`: it is played on real tables, and results are entered by hand.
    """

    name: str
    about: str = ""
    options: Options = {}
    clock: Clock | None = None
    minutes: int = 0
    no_show: int = 0
    days: int = 0
    most: int = 0
    open_decks: bool = False
    late: bool = False
    on_site: bool = False
    public: bool = True


class Create(Struct, frozen=True, tag="create", tag_field="entry"):
    """The first entry: the format, the plan, and who organises it."""

    start: Start
    plan: Plan
    organiser: str  # the name


class Register(Struct, frozen=True, tag="register", tag_field="entry"):
    """Somebody enters; `owner` is the visitor or account, or nobody for a bot."""

    enter: Enter
    owner: str = NOBODY


class ChangeDeck(Struct, frozen=True, tag="deck", tag_field="entry"):
    """A player changes its deck, before the first round."""

    player: int
    given: Options


class ChangeOwner(Struct, frozen=True, tag="own", tag_field="entry"):
    """What a visitor is in the tournament becomes an account's."""

    visitor: str
    account: str


class Begin(Struct, frozen=True, tag="begin", tag_field="entry"):
    """Registration ends; from now on the server pairs the rounds."""


class Started(Struct, frozen=True, tag="started", tag_field="entry"):
    """A game of this round is played at that table of the server."""

    table: int
    game: int
    id: str


class Played(Struct, frozen=True, tag="played", tag_field="entry"):
    """A game of a table of this round is over.

    `winner` is 0 or 1 for the first or second player of the table, -1 for a draw.
    """

    table: int
    winner: int


class TimeCalled(Struct, frozen=True, tag="time", tag_field="entry"):
    """The time of this round is over.

    Matches that go on count by the games won so far.
    """


class Came(Struct, frozen=True, tag="came", tag_field="entry"):
    """A player has come to its table of this round."""

    player: int


class Pause(Struct, frozen=True, tag="pause", tag_field="entry"):
    """The tournament stands still.

    Nothing is paired or started, and the time of the round stops.
    """


class Resume(Struct, frozen=True, tag="resume", tag_field="entry"):
    """The tournament goes on."""


class Close(Struct, frozen=True, tag="close", tag_field="entry"):
    """The tournament ends here, although rounds are left."""


class Finish(Struct, frozen=True, tag="finish", tag_field="entry"):
    """All rounds are played."""


class NameJudge(Struct, frozen=True, tag="judge", tag_field="entry"):
    """An account becomes a judge, or no longer is one."""

    owner: str
    name: str
    is_judge: bool


class Call(Struct, frozen=True, tag="call", tag_field="entry"):
    """A player calls a judge to its table of this round."""

    table: int
    player: int
    text: str


class Ruling(Struct, frozen=True, tag="ruling", tag_field="entry"):
    """What a judge says, to one table of this round, or to all (0).

    It answers the open call of that table.
    """

    table: int
    name: str
    text: str


class GiveTime(Struct, frozen=True, tag="give-time", tag_field="entry"):
    """This round lasts longer, by that many minutes."""

    minutes: int
    name: str


What = (
    Create
    | Register
    | ChangeDeck
    | ChangeOwner
    | Begin
    | Started
    | Played
    | TimeCalled
    | Came
    | Pause
    | Resume
    | Close
    | Finish
    | NameJudge
    | Call
    | Ruling
    | GiveTime
    | Drop
    | Pair
    | Report
    | Correct
    | NoShow
    | Penalty
)


class Line(Struct, frozen=True):
    """An entry: its number, its time, and who has written it."""

    number: int
    at: float
    by: str
    what: What
