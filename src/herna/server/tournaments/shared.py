"""A tournament as its entries have made it, and questions about it.

`fold` applies an entry, or refuses it. Players, rounds and standings are those of `herna.tournaments`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from msgspec import structs

from herna.engine.errors import BadInput
from herna.server.tournaments.entries import (
    Begin,
    Call,
    Came,
    ChangeDeck,
    ChangeOwner,
    Close,
    Create,
    Finish,
    GiveTime,
    Line,
    NameJudge,
    Pause,
    Plan,
    Played,
    Register,
    Resume,
    Ruling,
    Started,
    TimeCalled,
    What,
)
from herna.tournaments.entries import Pair, Report
from herna.tournaments.fold import EXTRA_GAMES, add_entry, start_tournament
from herna.tournaments.matches import is_decided
from herna.tournaments.state import Table, Tournament

Status = Literal["open", "running", "paused", "over"]


@dataclass(slots=True)
class Game:
    """A game of this round: where it is played, and who has won."""

    number: int
    id: str
    winner: int | None = None  # 0, 1, or -1 for a draw


@dataclass(slots=True)
class Told:
    """A call for a judge, or a ruling, for a table (0: all)."""

    at: float
    round: int
    table: int
    name: str
    text: str
    is_call: bool
    is_open: bool = False  # a call that no judge has answered


@dataclass(slots=True)
class SharedTournament:
    """What has happened so far in a tournament."""

    id: str
    owner: str
    organiser: str
    plan: Plan
    core: Tournament
    opened: float
    number: int = 0  # of the last entry
    status: Status = "open"
    touched: float = 0.0
    begun: float = 0.0
    closed: bool = False  # by hand
    owners: dict[int, str] = field(default_factory=dict)  # who the players are
    judges: dict[str, str] = field(default_factory=dict)  # their names
    games: dict[int, list[Game]] = field(default_factory=dict)  # of this round, by table
    stray: dict[str, int] = field(default_factory=dict)  # games without a winner at tables that have a result
    came: set[int] = field(default_factory=set)  # to their tables of this round
    since: float = 0.0  # when this round began; later by the time that it was paused
    paused: float = 0.0  # since when
    more: float = 0.0  # seconds that this round lasts longer
    time_called: bool = False  # in this round
    told: list[Told] = field(default_factory=list)
    counts_rounds: bool = False  # whether the number of rounds follows from the number of players

    def player_of(self, owner: str) -> int:
        """The player that somebody is, and has not dropped; 0, if none."""
        own = [number for number, each in self.owners.items() if owner and each == owner]
        return next((number for number in own if self.core.players[number].dropped is None), 0)

    def is_organiser(self, owner: str) -> bool:
        return bool(owner) and owner == self.owner

    def may_judge(self, owner: str) -> bool:
        """Whether somebody judges here; nobody judges a tournament in which they play."""
        return bool(owner) and (owner == self.owner or owner in self.judges) and not self.player_of(owner)

    def extra_games(self) -> int:
        return EXTRA_GAMES if self.core.is_elimination() else 0

    def round(self) -> int:
        return len(self.core.rounds)

    def deadline(self) -> float | None:
        """When the time of this round is over; None, if never."""
        length = self.plan.days * 86400.0 or self.plan.minutes * 60.0
        if not length or not self.core.rounds or self.time_called or self.times_itself():
            return None
        return self.since + length + self.more

    def times_itself(self) -> bool:
        """Whether the game calls time by its own rules at each table."""
        return not self.plan.on_site and bool(self.plan.options.get("minutes"))

    def no_show_at(self) -> float | None:
        """When players who have not come lose; None, if they do not."""
        if not self.plan.no_show or self.plan.on_site or not self.core.rounds or not self.core.open_tables():
            return None
        return self.since + self.plan.no_show * 60.0

    def next_round_at(self) -> float:
        """When the next round may begin: at once, in a league on its day."""
        return self.since + self.plan.days * 86400.0 if self.plan.days and self.core.rounds else 0.0

    def seats_of_game(self, table: Table, game: int) -> tuple[int, int]:
        """The players of a game in the order of their seats.

        They exchange seats after each game.
        """
        first, second = table.seats
        return (first, second) if game % 2 else (second, first)

    def score(self, table: int) -> tuple[int, int, int]:
        """The games that each player of a table has won, and the draws."""
        winners = [game.winner for game in self.games.get(table, ())]
        return winners.count(0), winners.count(1), winners.count(-1)

    def open_game(self, table: int) -> Game | None:
        """The game that is being played at a table of this round."""
        return next((game for game in self.games.get(table, ()) if game.winner is None), None)


def create(id: str, line: Line) -> SharedTournament:
    """A tournament without players, from its first entry."""
    what = line.what
    assert isinstance(what, Create)
    shared = SharedTournament(id, line.by, what.organiser, what.plan, start_tournament(what.start), line.at)
    shared.number, shared.touched = line.number, line.at
    shared.counts_rounds = what.start.style == "swiss" and not what.start.rounds
    return shared


def fold(shared: SharedTournament, line: Line) -> None:
    """Apply an entry; a refused one changes nothing."""
    _apply(shared, line.what, line.at)
    if shared.counts_rounds and shared.status == "open":
        rounds = max(1, (len(shared.core.active()) - 1).bit_length())
        shared.core.start = structs.replace(shared.core.start, rounds=rounds)
    shared.number, shared.touched = line.number, line.at


def _apply(shared: SharedTournament, what: What, at: float) -> None:
    core = shared.core
    match what:
        case Create():
            raise BadInput("tournament-started-twice")
        case Register():
            add_entry(core, what.enter)
            if what.owner:
                shared.owners[what.enter.player] = what.owner
        case ChangeDeck():
            core.players[what.player].given = dict(what.given)
        case ChangeOwner():
            _change_owner(shared, what)
        case Begin():
            shared.status, shared.begun = "running", at
        case Pair():
            add_entry(core, what)
            _start_round(shared, at)
        case Started():
            shared.games.setdefault(what.table, []).append(Game(what.game, what.id))
        case Played():
            _note_played(shared, what)
        case TimeCalled():
            _call_time(shared)
        case Came():
            shared.came.add(what.player)
        case Pause():
            shared.status, shared.paused = "paused", at
        case Resume():
            shared.status = "running"
            shared.since += at - max(shared.paused, shared.since)
        case Close() | Finish():
            shared.closed = isinstance(what, Close)
            shared.status = "over"
        case NameJudge():
            if what.is_judge:
                shared.judges[what.owner] = what.name
            else:
                shared.judges.pop(what.owner, None)
        case Call():
            name = core.players[what.player].name
            shared.told.append(Told(at, shared.round(), what.table, name, what.text, is_call=True, is_open=True))
        case Ruling():
            for told in shared.told:
                told.is_open = told.is_open and told.table != what.table
            shared.told.append(Told(at, shared.round(), what.table, what.name, what.text, is_call=False))
        case GiveTime():
            shared.more += what.minutes * 60.0
        case _:
            add_entry(core, what)
    _note_stray(shared)


def _change_owner(shared: SharedTournament, what: ChangeOwner) -> None:
    shared.owners = {
        player: what.account if owner == what.visitor else owner for player, owner in shared.owners.items()
    }
    if shared.owner == what.visitor:
        shared.owner = what.account
    if what.visitor in shared.judges:
        shared.judges[what.account] = shared.judges.pop(what.visitor)


def _start_round(shared: SharedTournament, at: float) -> None:
    shared.since, shared.more, shared.time_called = at, 0.0, False
    shared.games, shared.came = {}, set()
    for told in shared.told:
        told.is_open = False


def _note_played(shared: SharedTournament, what: Played) -> None:
    """Note who has won a game, and the result of a decided match."""
    game = shared.open_game(what.table)
    if game is None:
        raise BadInput("tournament-no-open-table", table=what.table)
    game.winner = what.winner
    first, second, draws = shared.score(what.table)
    if what.table in shared.core.open_tables() and is_decided(
        (first, second), draws, shared.core.start.best_of, shared.extra_games()
    ):
        add_entry(shared.core, Report(what.table, (first, second), draws))


def _call_time(shared: SharedTournament) -> None:
    """Open matches count by the games won so far."""
    shared.time_called = True
    for table in shared.core.open_tables():
        first, second, draws = shared.score(table)
        add_entry(shared.core, Report(table, (first, second), draws, unfinished=True))


def _note_stray(shared: SharedTournament) -> None:
    """Find the games that are played although their table has a result."""
    open_tables = shared.core.open_tables()
    for table in list(shared.games):
        game = shared.open_game(table)
        if game is not None and (table not in open_tables or shared.status == "over"):
            shared.stray[game.id] = table
            shared.games[table].remove(game)
