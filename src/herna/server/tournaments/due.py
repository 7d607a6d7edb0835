"""What a tournament does by itself: rounds, games and time.

Nothing here is done: what comes next is an entry, which counts once it is stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from herna.server.tournaments.entries import Finish, Played, Started, TimeCalled, What
from herna.server.tournaments.shared import SharedTournament
from herna.server.tournaments.tables import id_of_game
from herna.tournaments.entries import NoShow
from herna.tournaments.fold import next_round


@dataclass(slots=True)
class Seen:
    """What a node has seen at the tables of a tournament."""

    winners: dict[str, int] = field(default_factory=dict)  # of the games that are over: 0, 1, or -1 for a draw
    active: set[int] = field(default_factory=set)  # players who have chosen something in this round


def next_entries(shared: SharedTournament, seen: Seen, now: float) -> list[What]:
    """What the server writes next; nothing, if nothing is due."""
    if shared.status != "running":
        return []
    core = shared.core
    if not core.open_tables():
        return _next_round(shared, now)
    deadline = shared.deadline()
    played: list[What] = []
    for table in core.open_tables():
        game = shared.open_game(table)
        if game is not None and game.id in seen.winners:
            played.append(Played(table, seen.winners[game.id]))
    if played or shared.plan.on_site:
        return played
    if deadline is not None and deadline <= now:
        return [TimeCalled()]
    absent = _no_shows(shared, seen, now)
    return absent or _games_to_start(shared)


def _next_round(shared: SharedTournament, now: float) -> list[What]:
    pair = next_round(shared.core)
    if pair is None:
        return [Finish()]
    return [pair] if shared.next_round_at() <= now else []


def _no_shows(shared: SharedTournament, seen: Seen, now: float) -> list[What]:
    """Who has not come in time loses, a table at a time."""
    late = shared.no_show_at()
    if late is None or late > now:
        return []
    for number, table in shared.core.open_tables().items():
        if any(game.winner is not None for game in shared.games.get(number, ())):
            continue  # both were there for the first game
        absent = absent_at(shared, table.seats, seen)
        if absent:
            return [NoShow(number, absent)]
    return []


def absent_at(shared: SharedTournament, seats: tuple[int, int], seen: Seen) -> list[int]:
    """The people at a table who have not come in this round."""
    return [each for each in seats if each in shared.owners and each not in shared.came and each not in seen.active]


def _games_to_start(shared: SharedTournament) -> list[What]:
    """The next game of every match that has none and is not decided."""
    found: list[What] = []
    for number in shared.core.open_tables():
        if shared.open_game(number) is None:
            game = len(shared.games.get(number, ())) + 1
            found.append(Started(number, game, id_of_game(shared, number, game)))
    return found


def next_due(shared: SharedTournament, now: float) -> float | None:
    """When somebody has to look again; None, if never."""
    if shared.status != "running":
        return None
    times = [shared.no_show_at()] + ([] if shared.plan.on_site else [shared.deadline()])
    if not shared.core.open_tables():
        times.append(shared.next_round_at())
    return min([each for each in times if each is not None and each > now], default=None)
