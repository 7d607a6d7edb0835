"""The result of a finished match, as a pure function of the table."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from herna.server.shared_table import Place, SharedTable, deck_option

Outcome = Literal["won", "drawn", "lost"]
BOT: Final = "bot:"  # before the name of a bot
AGAINST: Final = "against:"  # before what a cooperative match was played against
NOT_CHOSEN: Final = "random"
RATED_ENDS: Final = ("rule", "resigned", "time", "agreed")


class SeatResult(Struct, frozen=True):
    """How a seat ended: who played it, for which side, and its score."""

    seat: int
    who: str  # a visitor, an account or a bot; empty: a person without either
    side: int
    score: float
    outcome: Outcome
    plays_as: str
    deck: str


class Finished(Struct, frozen=True):
    """A finished match with at least one visitor or account."""

    table: str
    game: str
    at: float
    rated: bool
    cooperative: bool
    against: str
    ended_by: str
    decisions: int
    seats: list[SeatResult]


def finished_match(table: SharedTable, at: float) -> Finished | None:
    """The result of a match that has just ended, or None.

    It counts for nobody if no visitor played, or if the operator closed it. It is rated if the table is, and nobody
    has handed a seat over to a bot without losing.
    """
    ended, match = table.ended, table.match
    if ended is None or match is None or ended.by == "closed":
        return None
    players = [_player(table, seat) for seat in range(table.header.seats)]
    if not any(place.kind == "person" and place.owner for place in players):
        return None
    game, state = table.game, match.play.table
    taken_over = any(how in ("left", "removed") for _, how in table.left.values())
    against = game.played_against(state, table.options())
    return Finished(
        table.header.id,
        game.key,
        at,
        table.header.rated and ended.by in RATED_ENDS and not taken_over,
        game.cooperative,
        f"{AGAINST}{' '.join(against)}" if against else "",
        ended.by,
        match.number(),
        [_seat_result(table, seat, place, ended.scores) for seat, place in enumerate(players)],
    )


def _player(table: SharedTable, seat: int) -> Place:
    """The player of a seat, also one for whom a bot plays on."""
    return table.left[seat][0] if seat in table.left else table.places[seat]


def _seat_result(table: SharedTable, seat: int, place: Place, scores: list[float]) -> SeatResult:
    """The result of a seat.

    A player who gave up has lost, however the others end.
    """
    assert table.match is not None
    state = table.match.play.table
    gave_up = seat in table.left
    best = max(scores)
    score = -1.0 if gave_up else scores[seat]
    outcome: Outcome = "lost" if gave_up else _outcome(scores[seat], best, scores.count(best), len(scores))
    who = f"{BOT}{place.name}" if place.kind == "bot" else place.owner
    side = -1 - seat if gave_up else table.game.side(state, seat)
    return SeatResult(seat, who, side, score, outcome, table.game.plays_as(state, seat), _told_deck(table, seat))


def _outcome(score: float, best: float, leaders: int, seats: int) -> Outcome:
    """Won, drawn or lost.

    Half a point is a draw, and so is the best score if all have it.
    """
    if score == 1:
        return "won"
    if score == 0.5 or (score == best > 0 and leaders == seats):
        return "drawn"
    return "lost"


def _told_deck(table: SharedTable, seat: int) -> str:
    """The ready-made deck that everybody was told of; empty for any other."""
    name = deck_option(seat)
    deck = str(table.header.options.get(name, ""))
    known = deck in table.game.decks() and deck != NOT_CHOSEN
    return deck if known and seat not in table.decks else ""
