"""The standings: points, then the tie-breaks in their documented order (docs/tournaments.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from herna.tournaments.state import DRAW, WIN, History, Player, Tournament

LOWEST = Fraction(1, 3)  # a lower share of an opponent counts as this much


@dataclass(frozen=True, slots=True)
class Record:
    """What a player has won, byes included, and whom it has met."""

    points: int
    matches: int
    game_points: int
    games: int
    opponents: tuple[int, ...]

    def match_share(self) -> Fraction:
        """The share of all match points that could be won."""
        return Fraction(self.points, WIN * self.matches) if self.matches else Fraction(0)

    def game_share(self) -> Fraction:
        """The share of all points in games; a draw is a third."""
        return Fraction(self.game_points, WIN * self.games) if self.games else Fraction(0)


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of a player; equals share one."""

    place: int
    player: Player
    points: int
    tiebreaks: tuple[Fraction, Fraction, Fraction]  # opponents' match wins, game wins, opponents' game wins


def standings(tournament: Tournament) -> list[Standing]:
    """All players, best first; those who are equal, in the order of their lots."""
    histories = tournament.histories()
    records = {player: record_of(tournament, history) for player, history in histories.items()}
    points = points_of(tournament, histories)
    merits = {player: (points[player], *tiebreaks(records, player)) for player in histories}
    ranked = sorted(tournament.by_lot(list(tournament.players)), key=lambda player: merits[player], reverse=True)
    found: list[Standing] = []
    for number, player in enumerate(ranked, 1):
        _, *shares = merits[player]
        shared = found and (found[-1].points, *found[-1].tiebreaks) == merits[player]
        place = found[-1].place if shared else number
        found.append(Standing(place, tournament.players[player], points[player], (shares[0], shares[1], shares[2])))
    return found


def record_of(tournament: Tournament, history: History) -> Record:
    """The record of a player over all matches that have a result."""
    player, tables = history.player, [table for table in history.tables if not table.is_open()]
    won = tournament.games_to_win() * history.byes + sum(table.games(player)[0] for table in tables)
    lost = sum(table.games(player)[1] for table in tables)
    draws = sum(table.draws for table in tables)
    return Record(
        points=history.points(),
        matches=history.byes + len(tables),
        game_points=WIN * won + DRAW * draws,
        games=won + lost + draws,
        opponents=tuple(table.opponent(player) for table in tables),
    )


def tiebreaks(records: dict[int, Record], player: int) -> tuple[Fraction, Fraction, Fraction]:
    """The opponents' match-win share, its game-win share, the opponents' game-win share."""
    opponents = [records[opponent] for opponent in records[player].opponents]
    return (
        mean([max(LOWEST, opponent.match_share()) for opponent in opponents]),
        records[player].game_share(),
        mean([max(LOWEST, opponent.game_share()) for opponent in opponents]),
    )


def mean(shares: Sequence[Fraction]) -> Fraction:
    return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)


def points_of(tournament: Tournament, histories: dict[int, History]) -> dict[int, int]:
    """Match points less penalties; in eliminations, the rounds that each player stayed in."""
    if tournament.is_elimination():
        return rounds_stayed_in(tournament)
    return {player: each.points() - tournament.players[player].penalty for player, each in histories.items()}


def rounds_stayed_in(tournament: Tournament) -> dict[int, int]:
    """The round that put each player out.

    For a player who has dropped, the one that it missed; for those who are not out, one more than all.
    """
    lives = dict.fromkeys(tournament.players, 1 if tournament.start.style == "single-elimination" else 2)
    found: dict[int, int] = {}
    for number, played in enumerate(tournament.rounds, 1):
        for table in played.tables:
            winner = tournament.winner(table)
            for player in table.seats:
                if not table.is_open() and player != winner:
                    lives[player] = 0 if winner is None else lives[player] - 1
                    if lives[player] == 0:
                        found[player] = number
    for each in tournament.players.values():
        if each.dropped is not None:
            found.setdefault(each.number, each.dropped + 1)
    most = max([len(tournament.rounds), *found.values()])
    return {player: found.get(player, most + 1) for player in tournament.players}
