"""Round robin: everybody meets everybody once, by Berger's tables."""

from __future__ import annotations

from herna.tournaments.entries import Pair, Seats
from herna.tournaments.state import Tournament


def berger_rounds(players: int) -> list[list[Seats]]:
    """The pairings of each round, as places from 0.

    With an odd number of players, the last place is empty. In each round all but the last place stand in a circle and
    are paired across it; one place is opposite to nobody and meets the last. From round to round the circle turns by
    half of its places, so that first seats alternate.
    """
    places = players + players % 2
    last = places - 1
    found: list[list[Seats]] = []
    for number in range(last):
        single = number * (places // 2) % last
        pairs: list[Seats] = [(single, last) if number % 2 == 0 else (last, single)]
        pairs += [((single + step) % last, (single - step) % last) for step in range(1, places // 2)]
        found.append(pairs)
    return found


def pair_round_robin(tournament: Tournament) -> Pair | None:
    """The next round; None if the tournament is over.

    It is over after the last round, or if fewer than two players are left. A player whose opponent has dropped has a
    bye; a player who is opposite to the empty place rests.
    """
    field, active = tournament.field or tournament.active(), set(tournament.active())
    rounds = berger_rounds(len(field))
    if len(tournament.rounds) >= len(rounds) or len(active) < 2:
        return None
    pairs = [
        (field[one], field[other])
        for one, other in rounds[len(tournament.rounds)]
        if max(one, other) < len(field) and {field[one], field[other]} & active
    ]
    return Pair(
        round=len(tournament.rounds) + 1,
        tables=[pair for pair in pairs if active.issuperset(pair)],
        byes=sorted(player for pair in pairs if not active.issuperset(pair) for player in pair if player in active),
    )
