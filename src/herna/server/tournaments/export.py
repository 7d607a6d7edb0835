"""A tournament as files: standings and pairings as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from herna.server.tournaments.messages import TournamentState

RISKY = ("=", "+", "-", "@", "\t", "\r")  # a cell that begins so is a formula for a spreadsheet


def standings_csv(state: TournamentState) -> str:
    """The standings, a line for each player."""
    head = ("place", "player", "points", "opponents", "games", "opponents games", "deck", "dropped", "results")
    rows = [
        (
            str(each.place),
            each.name,
            str(each.points),
            *(f"{share:.6f}" for share in each.tiebreaks),
            each.deck,
            "yes" if each.dropped else "no",
            " ".join(each.results),
        )
        for each in state.players
    ]
    return _csv([head, *rows])


def pairings_csv(state: TournamentState) -> str:
    """The tables of all rounds, a line for each.

    A bye has no table and no opponent.
    """
    names = {each.number: each.name for each in state.players}
    rows: list[tuple[str, ...]] = []
    for number, played in enumerate(state.rounds, 1):
        for table in played.tables:
            first, second = (names.get(player, "") for player in table.players)
            score = ("", "") if table.is_open else tuple(f"{each:g}" for each in table.score)
            rows.append((str(number), str(table.number), first, second, *score, "yes" if table.unfinished else "no"))
        rows += [(str(number), "", names.get(player, ""), "", "bye", "", "no") for player in played.byes]
    return _csv([("round", "table", "player 1", "player 2", "score 1", "score 2", "unfinished"), *rows])


def _csv(rows: Iterable[tuple[str, ...]]) -> str:
    """Lines of cells; no cell is a formula, whatever somebody is called."""
    written = io.StringIO()
    csv.writer(written, lineterminator="\r\n").writerows(
        [f"'{cell}" if cell.startswith(RISKY) else cell for cell in row] for row in rows
    )
    return written.getvalue()
