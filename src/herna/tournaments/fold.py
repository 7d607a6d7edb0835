"""How entries make a tournament: each is checked, then applied or refused."""

from __future__ import annotations

from collections.abc import Iterable

from herna.engine.chance import check_seed
from herna.engine.errors import BadInput
from herna.tournaments.elimination import is_built_upon, pair_elimination, ready
from herna.tournaments.entries import BEST_OF, Correct, Drop, Enter, Entry, NoShow, Pair, Penalty, Report, Start
from herna.tournaments.round_robin import pair_round_robin
from herna.tournaments.state import Player, Round, Table, Tournament
from herna.tournaments.swiss import pair_swiss, plays_on

MOST_PLAYERS = 1024
EXTRA_GAMES = 3  # of an elimination match that is level after all of its games


def tournament_from(entries: Iterable[Entry]) -> Tournament:
    """The tournament that these entries have made."""
    each = iter(entries)
    tournament = start_tournament(next(each, None))
    for entry in each:
        add_entry(tournament, entry)
    return tournament


def start_tournament(entry: Entry | None) -> Tournament:
    """A tournament without players."""
    if not isinstance(entry, Start):
        raise BadInput("tournament-not-started")
    if entry.best_of not in BEST_OF:
        raise BadInput("tournament-best-of", given=entry.best_of)
    check_seed(entry.seed)
    return Tournament(entry)


def next_round(tournament: Tournament) -> Pair | None:
    """The next round, from the state alone; None if the tournament is over."""
    if tournament.start.style == "swiss":
        return pair_swiss(tournament)
    if tournament.start.style == "round-robin":
        return pair_round_robin(tournament)
    return pair_elimination(tournament)


def awaited(tournament: Tournament) -> list[int]:
    """The players of the next round, also those with a bye.

    Nobody, if the tournament is over.
    """
    if tournament.start.style == "swiss":
        return plays_on(tournament)
    pair = next_round(tournament)
    return [] if pair is None else [*(player for seats in pair.tables for player in seats), *pair.byes]


def is_over(tournament: Tournament) -> bool:
    """Whether all rounds are played."""
    return not tournament.open_tables() and not awaited(tournament)


def add_entry(tournament: Tournament, entry: Entry) -> None:
    """Check an entry and apply it; a refused one changes nothing."""
    match entry:
        case Start():
            raise BadInput("tournament-started-twice")
        case Enter():
            _enter(tournament, entry)
        case Drop():
            _drop(tournament, entry)
        case Pair():
            _pair(tournament, entry)
        case Report():
            _set_result(tournament, _open_table(tournament, entry.table), entry)
        case Correct():
            _correct(tournament, entry)
        case NoShow():
            _no_show(tournament, entry)
        case Penalty():
            _penalize(tournament, entry)


def _player(tournament: Tournament, number: int) -> Player:
    player = tournament.players.get(number)
    if player is None:
        raise BadInput("tournament-no-player", player=number)
    return player


def _open_table(tournament: Tournament, number: int) -> Table:
    table = tournament.open_tables().get(number)
    if table is None:
        raise BadInput("tournament-no-open-table", table=number)
    return table


def _enter(tournament: Tournament, entry: Enter) -> None:
    number = len(tournament.players) + 1
    if entry.player != number:
        raise BadInput("tournament-next-player", player=entry.player, next=number)
    if number > MOST_PLAYERS:
        raise BadInput("tournament-full", most=MOST_PLAYERS)
    if tournament.rounds and tournament.start.style != "swiss":
        raise BadInput("tournament-late", name=entry.name[:40])
    missed = len(tournament.rounds)
    tournament.players[number] = Player(number, entry.name, entry.bot, dict(entry.given), missed)


def _drop(tournament: Tournament, entry: Drop) -> None:
    """An open match is lost, as by a player who has not come."""
    player = _player(tournament, entry.player)
    if player.dropped is not None:
        raise BadInput("tournament-has-dropped", name=player.name[:40])
    if tournament.rounds and is_over(tournament):
        raise BadInput("tournament-is-over")
    player.dropped = len(tournament.rounds)
    for table in tournament.open_tables().values():
        if entry.player in table.seats:
            _forfeit(tournament, table, (entry.player,))


def _pair(tournament: Tournament, entry: Pair) -> None:
    """Each player once that the program would pair; in a bracket, the same matches."""
    if tournament.open_tables():
        raise BadInput("tournament-round-open", tables=len(tournament.open_tables()))
    paired = [*(player for seats in entry.tables for player in seats), *entry.byes]
    matches = ready(tournament) if tournament.is_elimination() else {}
    paired_matches = dict(zip(entry.slots, map(set, entry.tables), strict=False))
    is_right = (
        entry.round == len(tournament.rounds) + 1
        and sorted(paired) == sorted(awaited(tournament))
        and paired_matches == {slot: set(players) for slot, players in matches.items()}
        and len(entry.slots) in (0, len(entry.tables))
    )
    if is_over(tournament):
        raise BadInput("tournament-is-over")
    if not is_right:
        raise BadInput("tournament-wrong-pairing", round=len(tournament.rounds) + 1)
    if not tournament.rounds:
        tournament.field = tournament.active()
    slots = entry.slots or [0] * len(entry.tables)
    tables = [Table(seats, slot) for seats, slot in zip(entry.tables, slots, strict=True)]
    tournament.rounds.append(Round(tables, list(entry.byes)))


def _correct(tournament: Tournament, entry: Correct) -> None:
    """In an elimination tournament, only while nothing has been paired that depends on it."""
    tables = tournament.rounds[entry.round - 1].tables if 1 <= entry.round <= len(tournament.rounds) else []
    if not 1 <= entry.table <= len(tables) or tables[entry.table - 1].is_open():
        raise BadInput("tournament-no-result", round=entry.round, table=entry.table)
    table = tables[entry.table - 1]
    if tournament.is_elimination() and is_built_upon(tournament, table.slot):
        raise BadInput("tournament-built-upon", round=entry.round, table=entry.table)
    _set_result(tournament, table, entry)


def _set_result(tournament: Tournament, table: Table, entry: Report | Correct) -> None:
    """Check and note a result: with too few games it must be unfinished."""
    needed, most = tournament.games_to_win(), tournament.start.best_of
    extra = EXTRA_GAMES if tournament.is_elimination() else 0
    won, played = max(entry.score), sum(entry.score) + entry.draws
    is_possible = min(*entry.score, entry.draws) >= 0 and won <= needed and min(entry.score) < needed
    if not is_possible or played > most + extra or (played < most and won < needed and not entry.unfinished):
        raise BadInput("tournament-wrong-result", table=entry.table, best_of=most)
    table.score, table.draws, table.unfinished, table.absent = entry.score, entry.draws, entry.unfinished, ()


def _no_show(tournament: Tournament, entry: NoShow) -> None:
    table = _open_table(tournament, entry.table)
    if not entry.players or not set(entry.players) <= set(table.seats):
        raise BadInput("tournament-not-at-table", table=entry.table)
    _forfeit(tournament, table, tuple(sorted(set(entry.players))))


def _forfeit(tournament: Tournament, table: Table, absent: tuple[int, ...]) -> None:
    """The player who is there wins all games; if nobody is, both lose."""
    first, second = (0 if len(absent) == 2 or player in absent else tournament.games_to_win() for player in table.seats)
    table.score, table.draws, table.unfinished, table.absent = (first, second), 0, False, absent


def _penalize(tournament: Tournament, entry: Penalty) -> None:
    player = _player(tournament, entry.player)
    if entry.points < 0:
        raise BadInput("tournament-penalty", points=entry.points)
    player.penalty += entry.points
