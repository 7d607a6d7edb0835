"""What people are told of a tournament, without secret decks."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from herna.engine.game import Options
from herna.games.catalogue import game_named
from herna.messages.words import Words
from herna.server.tournaments.accept import may_pair_by_hand, planned_rounds
from herna.server.tournaments.entries import Line
from herna.server.tournaments.messages import (
    TournamentDeck,
    TournamentEntry,
    TournamentListed,
    TournamentPlayer,
    TournamentRemark,
    TournamentRound,
    TournamentState,
    TournamentTable,
)
from herna.server.tournaments.shared import SharedTournament
from herna.tournaments.fold import next_round
from herna.tournaments.matches import deck_options
from herna.tournaments.standings import Standing, standings
from herna.tournaments.state import Player, Table

OWN = "own"  # instead of a deck that is not ready-made
SECRET = ("owner", "account", "visitor", "given", "seed", "by")  # fields of entries that nobody is told

Result = Literal["won", "lost", "drawn", "bye", "open", "away"]


class Ranked(Struct, frozen=True):
    """The standings of a tournament at a version: all who look share them."""

    version: int
    standings: list[Standing]


def rank(shared: SharedTournament, known: Ranked | None) -> Ranked:
    """The standings, computed again only if something has happened."""
    if known is not None and known.version == shared.number:
        return known
    there = [each for each in standings(shared.core) if not _never_played(each.player)]
    return Ranked(shared.number, there)


def _never_played(player: Player) -> bool:
    """Whether a player has left before it could be paired."""
    return player.dropped is not None and player.dropped == player.missed


def sees_decks(shared: SharedTournament, viewer: str, player: int) -> bool:
    """Whether somebody may know the deck of a player.

    The player does, and judges and organiser who do not play.
    """
    is_own = bool(viewer) and shared.owners.get(player) == viewer
    return shared.plan.open_decks or shared.status == "over" or is_own or shared.may_judge(viewer)


def listed(shared: SharedTournament, viewer: str) -> TournamentListed:
    """A tournament in the list."""
    core, plan = shared.core, shared.plan
    yours = bool(viewer) and (viewer in (shared.owner, *shared.judges) or shared.player_of(viewer) > 0)
    return TournamentListed(
        id=shared.id,
        name=plan.name,
        game=core.start.game,
        style=core.start.style,
        status=shared.status,
        organiser=shared.organiser,
        opened=shared.opened,
        players=len(core.active()),
        most=plan.most,
        round=shared.round(),
        rounds=planned_rounds(shared),
        on_site=plan.on_site,
        days=plan.days,
        yours=yours,
    )


def state_for(shared: SharedTournament, ranked: Ranked, viewer: str, language: str, now: float) -> TournamentState:
    """A tournament as somebody sees it."""
    core, plan, you = shared.core, shared.plan, shared.player_of(viewer)
    game = game_named(core.start.game)
    by_hand = next_round(core) if shared.is_organiser(viewer) and may_pair_by_hand(shared) else None
    return TournamentState(
        id=shared.id,
        version=shared.number,
        name=plan.name,
        about=plan.about,
        game=game.key,
        game_name=Words(language, game).say(f"{game.prefix}-game"),
        style=core.start.style,
        best_of=_best_of(shared),
        rounds_planned=planned_rounds(shared),
        status=shared.status,
        closed=shared.closed,
        organiser=shared.organiser,
        judges=list(shared.judges.values()),
        opened=shared.opened,
        now=now,
        clock=plan.clock,
        minutes=plan.minutes,
        no_show=plan.no_show,
        days=plan.days,
        most=plan.most,
        open_decks=plan.open_decks,
        late=plan.late,
        on_site=plan.on_site,
        public=plan.public,
        decks=list(game.decks()) if deck_options(game) else [],
        players=[_player(shared, standing, viewer) for standing in ranked.standings],
        rounds=[round_told(shared, number) for number in range(1, len(core.rounds) + 1)],
        remarks=[
            TournamentRemark(each.at, each.round, each.table, each.name, each.text, each.is_call, each.is_open)
            for each in shared.told
        ],
        deadline=shared.deadline() if core.open_tables() else None,
        no_show_at=shared.no_show_at(),
        next_round_at=shared.next_round_at(),
        you=you,
        your_deck=deck_of(core.players[you].given) if you else "",
        is_organiser=shared.is_organiser(viewer),
        may_judge=shared.may_judge(viewer),
        next=None if by_hand is None else TournamentRound([_paired(pair) for pair in by_hand.tables], by_hand.byes),
    )


def _best_of(shared: SharedTournament) -> int:
    """How many games a match has at most, at one table or several."""
    return max(shared.core.start.best_of, int(shared.plan.options.get("games", 1)))


def deck_of(given: Options) -> str:
    """The deck that a player has been given."""
    return str(next(iter(given.values()), ""))


def _shown_deck(shared: SharedTournament, player: Player, viewer: str) -> str:
    deck = deck_of(player.given)
    if not deck or not sees_decks(shared, viewer, player.number):
        return ""
    return deck if deck in game_named(shared.core.start.game).decks() else OWN


def _player(shared: SharedTournament, standing: Standing, viewer: str) -> TournamentPlayer:
    player = standing.player
    one, two, three = (round(float(share), 6) for share in standing.tiebreaks)
    return TournamentPlayer(
        number=player.number,
        name=player.name,
        kind="bot" if player.bot else "person",
        deck=_shown_deck(shared, player, viewer),
        dropped=player.dropped is not None,
        penalty=player.penalty,
        place=standing.place,
        points=standing.points,
        tiebreaks=(one, two, three),
        results=[_result(shared, player.number, number) for number in range(len(shared.core.rounds))],
    )


def _result(shared: SharedTournament, player: int, number: int) -> Result:
    """What a round has brought a player."""
    played = shared.core.rounds[number]
    if player in played.byes:
        return "bye"
    table = next((table for table in played.tables if player in table.seats), None)
    if table is None:
        return "away"
    if table.is_open():
        return "open"
    won, lost = table.games(player)
    if won == lost and player not in table.absent:
        return "drawn"
    return "won" if won > lost else "lost"


def round_told(shared: SharedTournament, number: int) -> TournamentRound:
    """A round with its tables, numbered from 1."""
    played, is_last = shared.core.rounds[number - 1], number == shared.round()
    return TournamentRound(
        [_table(shared, at, table, is_last) for at, table in enumerate(played.tables, 1)], list(played.byes)
    )


def _table(shared: SharedTournament, number: int, table: Table, is_last: bool) -> TournamentTable:
    games = shared.games.get(number, []) if is_last else []
    first, second, draws = (*(table.score or (0, 0)), table.draws) if not table.is_open() else shared.score(number)
    called = is_last and any(told.is_open and told.table == number for told in shared.told)
    return TournamentTable(
        number=number,
        players=table.seats,
        score=(first + draws / 2, second + draws / 2),
        is_open=table.is_open(),
        unfinished=table.unfinished,
        absent=list(table.absent),
        table=games[-1].id if games else "",
        game=len(games),
        called=called,
    )


def _paired(seats: tuple[int, int]) -> TournamentTable:
    return TournamentTable(0, seats, (0.0, 0.0), is_open=True)


def deck_told(shared: SharedTournament, viewer: str, number: int) -> TournamentDeck | None:
    """The deck of a player, if there is one that the viewer may know."""
    player = shared.core.players.get(number)
    if player is None or not sees_decks(shared, viewer, number):
        return None
    return TournamentDeck(number, player.name, deck_of(player.given))


def journal_told(shared: SharedTournament, lines: list[Line]) -> list[TournamentEntry]:
    """The journal in order, without ids of people and without decks."""
    return [_entry_told(shared, line) for line in lines]


def _entry_told(shared: SharedTournament, line: Line) -> TournamentEntry:
    data: dict[str, Any] = msgspec.to_builtins(line.what)
    kind = str(data.pop("entry"))
    plain = _flat(data)
    return TournamentEntry(line.number, line.at, _name_of(shared, line.by), kind, plain)


def _flat(data: dict[str, Any]) -> dict[str, str]:
    """The fields of an entry, and of what it holds, as texts."""
    found: dict[str, str] = {}
    for name, value in data.items():
        if name in SECRET or name == "entry":
            continue
        if isinstance(value, dict):
            found |= _flat(value)
        else:
            found[name] = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return found


def _name_of(shared: SharedTournament, by: str) -> str:
    """Who has written an entry; empty for the server."""
    if not by:
        return ""
    if by == shared.owner:
        return shared.organiser
    player = next((number for number, owner in shared.owners.items() if owner == by), 0)
    return shared.judges.get(by) or (shared.core.players[player].name if player else "")
