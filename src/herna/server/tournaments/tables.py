"""The tables of the server at which the games of a tournament are played."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256

from herna.games.catalogue import game_named
from herna.server.entries import Entry, Header
from herna.server.security import hashed
from herna.server.shared_table import SharedTable, deck_option
from herna.server.tournaments.shared import SharedTournament
from herna.server.visitors import new_seed, new_token
from herna.server.who import OPENER
from herna.tournaments.matches import options_of

ID_BYTES = 16  # as many as of any table's id
DECK = "deck"  # what a player is given and the others are not told


def id_of_game(shared: SharedTournament, table: int, game: int) -> str:
    """The id of a game's table: however often it is opened, there is one."""
    of = f"game {game} of table {table} in round {shared.round()} of tournament {shared.id}"
    return urlsafe_b64encode(sha256(of.encode()).digest()[:ID_BYTES]).decode().rstrip("=")


def table_of_game(shared: SharedTournament, table: int, game: int, at: float) -> tuple[Header, list[Entry]]:
    """The table of a game, with its first entries: both players are there."""
    plan, core = shared.plan, shared.core
    played = game_named(core.start.game)
    players = [core.players[each] for each in shared.seats_of_game(core.rounds[-1].tables[table - 1], game)]
    given = [{name: value for name, value in each.given.items() if name != DECK} for each in players]
    header = Header(
        id=id_of_game(shared, table, game),
        game=played.key,
        seats=2,
        options=played.read_options(options_of(plan.options, given)),
        seed=new_seed(),
        opened=at,
        clock=plan.clock,
        undo=False,
        hints=False,
        rules=played.version,
        opener=hashed(f"tournament {shared.id}")[:OPENER],
        tournament=shared.id,
        secret=not plan.open_decks,
    )
    entries: list[Entry] = []
    for seat, player in enumerate(players):
        owner = shared.owners.get(player.number)
        deck = str(player.given.get(DECK, "")) if deck_option(seat) in header.options else ""
        body = {"bot": player.bot} if owner is None else {"name": player.name, "token": hashed(new_token())}
        body |= ({} if owner is None else {"owner": owner}) | ({DECK: deck} if deck else {})
        entries.append(Entry(seat + 1, "bot" if owner is None else "sit", seat, at, body))
    return header, entries


def winner_of(table: SharedTable, game: int) -> int | None:
    """Which player has won a game: 0, 1, or -1 for a draw.

    None, while it is played.
    """
    if table.ended is None:
        return None
    best = max(table.ended.scores)
    winners = [seat for seat, score in enumerate(table.ended.scores) if score == best]
    if len(winners) != 1:
        return -1
    return winners[0] if game % 2 else 1 - winners[0]


def who_has_chosen(table: SharedTable) -> set[int]:
    """The seats that have done something in the match."""
    return set() if table.match is None else {step.seat for step in table.match.past}
