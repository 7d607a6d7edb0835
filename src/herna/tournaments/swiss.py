"""Swiss pairing: equal scores meet, nobody meets twice while that can be avoided.

What a pairing should avoid is counted for every pair, in this order, and the pairing with the lowest counts is chosen:

1. a second bye;
2. meeting again;
3. that a later round cannot be played without either (in fields of up to eight; larger ones have more ways out);
4. a bye for a player who has more points than the last one;
5. different points, and then their squares, so that two small differences are better than a large one;
6. uneven seats: how much more than once a player has then had one seat more often than the other, squared.

Pairings that are equal in all of this are chosen by lot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from herna.tournaments.entries import Pair, Seats
from herna.tournaments.matching import cheapest_pairs
from herna.tournaments.standings import points_of
from herna.tournaments.state import Tournament

Costs = tuple[int, ...]  # what a pair costs, most important first
NO_COSTS: Costs = (0, 0, 0, 0, 0, 0)

LARGEST_SMALL_FIELD = 8  # players and bye
Opponents = tuple[frozenset[int], ...]  # whom each place may meet


def plays_on(tournament: Tournament) -> list[int]:
    """The players of the next round; nobody if the tournament is over."""
    players = tournament.active()
    return players if len(tournament.rounds) < tournament.start.rounds and len(players) > 1 else []


def pair_swiss(tournament: Tournament) -> Pair | None:
    """The next round, most points first; None if the tournament is over."""
    field = Field(tournament)
    if not field.players:
        return None
    tables: list[Seats] = []
    byes: list[int] = []
    for one, other in field.cheapest_pairing():
        if other is None:
            byes.append(one)
        else:
            tables.append(tournament.in_seats(one, other, field.histories))
    tables.sort(key=lambda seats: sorted(-field.points[player] for player in seats))
    return Pair(round=len(tournament.rounds) + 1, tables=tables, byes=byes)


class Field:
    """The players to be paired, in the order of their lots for this round."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.players = tournament.by_lot(plays_on(tournament), f"round {len(tournament.rounds) + 1}")
        self.histories = tournament.histories()
        points = points_of(tournament, self.histories)
        self.points = {player: points[player] for player in self.players}

    def cheapest_pairing(self) -> list[tuple[int, int | None]]:
        """The best pairing; the player with the bye is paired with None."""
        numbers = as_numbers(self.costs())
        partners = self.cheapest_with_later_rounds(numbers) or cheapest_pairs(numbers)
        everybody = [*self.players, *[None] * (len(self.players) % 2)]
        pairs = enumerate(partners[: len(self.players)])
        return [(self.players[at], everybody[partner]) for at, partner in pairs if at < partner]

    def cheapest_with_later_rounds(self, numbers: list[list[int]]) -> list[int] | None:
        """The cheapest pairing after which the most rounds are left without a rematch.

        None, if any pairing without a rematch leaves enough, if there is none, or in a large field.
        """
        size, later = len(numbers), self.tournament.start.rounds - len(self.tournament.rounds) - 1
        if size > LARGEST_SMALL_FIELD:
            return None
        new = self.new_opponents(size)
        if min(map(len, new)) - later >= size / 2:  # then every later round can be paired, by Dirac's theorem
            return None
        pairings = sorted(pairings_of(new), key=lambda pairs: sum(numbers[one][other] for one, other in pairs))
        if not pairings:
            return None
        best = max(pairings, key=lambda pairs: rounds_left(without(new, pairs), later))  # the first, so the cheapest
        partners = dict([*best, *((other, one) for one, other in best)])
        return [partners[place] for place in range(size)]

    def new_opponents(self, size: int) -> Opponents:
        """Whom each place has not met; the last one may be the bye."""
        met = {tuple(self.players.index(each) for each in pair) for pair in self._meetings()}
        if size > len(self.players):
            met |= {(at, size - 1) for at, player in enumerate(self.players) if self.histories[player].byes}
        return tuple(
            frozenset(other for other in range(size) if other != one and not met & {(one, other), (other, one)})
            for one in range(size)
        )

    def _meetings(self) -> dict[Seats, int]:
        """How often two of the players to be paired have met."""
        here = set(self.players)
        return {pair: times for pair, times in self.tournament.meetings().items() if here.issuperset(pair)}

    def costs(self) -> list[list[Costs]]:
        """What each pair costs; with a bye, that is the last row."""
        kinds = [(self.points[player], self.histories[player].first_seats()) for player in self.players]
        between = {(one, other): costs_without_history(one, other) for one in set(kinds) for other in set(kinds)}
        rows = [[between[one, other] for other in kinds] for one in kinds]
        places = {player: place for place, player in enumerate(self.players)}
        for (one, other), times in self._meetings().items():
            here, there = places[one], places[other]
            rows[here][there] = rows[there][here] = (0, times, *rows[here][there][2:])
        if len(self.players) % 2:
            lowest = min(self.points.values())
            bye = [(self.histories[each].byes, 0, self.points[each] - lowest, 0, 0, 0) for each in self.players]
            rows = [[*row, costs] for row, costs in zip(rows, bye, strict=True)]
            rows.append([*bye, NO_COSTS])
        return rows


def costs_without_history(one: tuple[int, int], other: tuple[int, int]) -> Costs:
    """What two cost who have not met, by their points and first seats."""
    difference = abs(one[0] - other[0])
    fewer, more = sorted((one[1], other[1]))
    uneven = max(0, abs(fewer + 1) - 1) ** 2 + max(0, abs(more - 1) - 1) ** 2
    return 0, 0, 0, difference, difference**2, uneven


def as_numbers(rows: Sequence[Sequence[Costs]]) -> list[list[int]]:
    """The costs as whole numbers.

    One unit weighs more than all that is less important in all pairs together.
    """
    weights: list[int] = []
    weight = 1
    for kind in reversed(range(len(NO_COSTS))):
        weights.insert(0, weight)
        weight *= 1 + len(rows) // 2 * max(costs[kind] for row in rows for costs in row)
    known: dict[Costs, int] = {}
    for row in rows:
        for costs in row:
            if costs not in known:
                known[costs] = sum(cost * weight for cost, weight in zip(costs, weights, strict=True))
    return [[known[costs] for costs in row] for row in rows]


# Rounds to come, in a small field


def pairings_of(opponents: Opponents) -> Iterator[list[Seats]]:
    """Every way to pair all places with opponents that they may meet."""
    yield from _pairings(opponents, frozenset(range(len(opponents))))


def _pairings(opponents: Opponents, left: frozenset[int]) -> Iterator[list[Seats]]:
    if not left:
        yield []
        return
    one = min(left)
    for other in sorted(opponents[one] & left):
        for pairs in _pairings(opponents, left - {one, other}):
            yield [(one, other), *pairs]


def without(opponents: Opponents, pairs: list[Seats]) -> Opponents:
    """Whom each place may meet after these pairs have met."""
    found = list(opponents)
    for one, other in pairs:
        found[one], found[other] = found[one] - {other}, found[other] - {one}
    return tuple(found)


@lru_cache(maxsize=10_000)
def rounds_left(opponents: Opponents, wanted: int) -> int:
    """How many of the wanted rounds can be paired."""
    most = min(wanted, min(map(len, opponents)))
    best = 0
    for pairs in pairings_of(opponents) if most else ():
        best = max(best, 1 + rounds_left(without(opponents, pairs), most - 1))
        if best == most:
            break
    return best
