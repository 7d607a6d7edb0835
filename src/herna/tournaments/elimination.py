"""Single and double elimination: a bracket of matches.

Each is between seeds, or the winners or losers of earlier matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from herna.tournaments.entries import Pair, Seats
from herna.tournaments.state import Table, Tournament

NOBODY: Final = 0  # in place of a player: a seed that is not taken, or the loser of a match that was not played


@dataclass(frozen=True, slots=True)
class Source:
    """Where a player of a match comes from.

    It is a seed, or the winner or loser of the match with this number.
    """

    kind: Literal["seed", "winner", "loser"]
    number: int


Bracket = tuple[tuple[Source, Source], ...]  # matches, numbered from 0; a match comes after its sources
Ends = tuple[int | None, int | None]  # the winner and the loser of a match; None, while it is not known


@cache
def single_bracket(size: int) -> Bracket:
    """The bracket in which one loss puts a player out.

    The size is a power of two. The two best seeds can meet only in the final.
    """
    matches: list[tuple[Source, Source]] = []
    _knock_out(matches, size)
    return tuple(matches)


@cache
def double_bracket(size: int) -> Bracket:
    """The bracket in which two losses put a player out.

    The losers of each round of the upper bracket come into the lower one in reverse order, so that they meet again as
    late as possible. The winners of both play the final; the last match is its second one, which is played if the
    winner of the upper bracket loses the first.
    """
    matches: list[tuple[Source, Source]] = []
    upper = _knock_out(matches, size)
    lower = [Source("loser", number) for number in upper[0]]
    for at, numbers in enumerate(upper[1:], 1):
        lower = _winners(matches, list(zip(lower[::2], lower[1::2], strict=True)))
        losers = [Source("loser", number) for number in numbers]
        dropping = losers[::-1] if at % 2 else [*losers[len(losers) // 2 :], *losers[: len(losers) // 2]]
        lower = _winners(matches, list(zip(dropping, lower, strict=True)))
    matches.append((Source("winner", upper[-1][0]), lower[0]))
    final = len(matches) - 1
    matches.append((Source("winner", final), Source("loser", final)))
    return tuple(matches)


def _knock_out(matches: list[tuple[Source, Source]], size: int) -> list[list[int]]:
    """Add the matches of a knock-out; returns their numbers, round by round."""
    places = [0]
    while len(places) < size:
        places = [seed for place in places for seed in (place, 2 * len(places) - 1 - place)]
    left = [Source("seed", seed) for seed in places]
    rounds: list[list[int]] = []
    while len(left) > 1:
        rounds.append(list(range(len(matches), len(matches) + len(left) // 2)))
        left = _winners(matches, list(zip(left[::2], left[1::2], strict=True)))
    return rounds


def _winners(matches: list[tuple[Source, Source]], more: list[tuple[Source, Source]]) -> list[Source]:
    """Add these matches; returns their winners."""
    first = len(matches)
    matches += more
    return [Source("winner", number) for number in range(first, len(matches))]


def bracket_of(tournament: Tournament) -> Bracket:
    """The smallest bracket that has room for the field."""
    size = 2
    while size < len(field_of(tournament)):
        size *= 2
    return single_bracket(size) if tournament.start.style == "single-elimination" else double_bracket(size)


def field_of(tournament: Tournament) -> list[int]:
    """The players of the bracket by their seeds, which are drawn by lot."""
    return tournament.by_lot(tournament.field or tournament.active())


@cache
def rounds_of(bracket: Bracket) -> tuple[int, ...]:
    """The round of each match: one more than those that it follows from."""
    found: list[int] = []
    for sources in bracket:
        found.append(1 + max(0 if source.kind == "seed" else found[source.number] for source in sources))
    return tuple(found)


def ready(tournament: Tournament) -> dict[int, Seats]:
    """The matches of the next round, by slot.

    Of those that can be played, they are the ones of the earliest round of the bracket.
    """
    field, bracket = field_of(tournament), bracket_of(tournament)
    paired = {table.slot: table for table in tournament.tables()}
    sides: list[list[int | None]] = []  # the players of each match; None, while one is not known
    ends: list[Ends] = []
    found: dict[int, Seats] = {}
    for slot, sources in enumerate(bracket):
        players = [_player(source, field, ends) for source in sources]
        sides.append(players)
        if slot in paired:
            ends.append(_ends(tournament, paired[slot]))
            continue
        one, other = (_unless_dropped(tournament, player) for player in players)
        if _is_second_final(tournament, bracket, slot) and ends[slot - 1][0] == sides[slot - 1][0]:
            ends.append(ends[slot - 1])  # not played: the winner of the upper bracket has won the first one
        elif one is None or other is None:
            ends.append((None, None))
        elif NOBODY in (one, other):
            ends.append((max(one, other), NOBODY))
        else:
            ends.append((None, None))
            found[slot] = one, other
    rounds = rounds_of(bracket)
    earliest = min((rounds[slot] for slot in found), default=0)
    return {slot: players for slot, players in found.items() if rounds[slot] == earliest}


def _player(source: Source, field: list[int], ends: list[Ends]) -> int | None:
    """The player that comes from a source."""
    if source.kind == "seed":
        return field[source.number] if source.number < len(field) else NOBODY
    return ends[source.number][0 if source.kind == "winner" else 1]


def _unless_dropped(tournament: Tournament, player: int | None) -> int | None:
    return NOBODY if player and tournament.players[player].dropped is not None else player


def _ends(tournament: Tournament, table: Table) -> Ends:
    """The winner and the loser of a table."""
    if table.is_open():
        return None, None
    winner = tournament.winner(table)
    return (NOBODY, NOBODY) if winner is None else (winner, table.opponent(winner))


def _is_second_final(tournament: Tournament, bracket: Bracket, slot: int) -> bool:
    return tournament.start.style == "double-elimination" and slot == len(bracket) - 1


def pair_elimination(tournament: Tournament) -> Pair | None:
    """The next round: all matches that are ready; None if there are none."""
    matches = ready(tournament)
    if not matches:
        return None
    histories, field, byes = tournament.histories(), field_of(tournament), []
    if not tournament.rounds:
        seeds = [
            (one.number, other.number) for one, other in bracket_of(tournament) if one.kind == other.kind == "seed"
        ]
        byes = sorted(field[one] for one, other in seeds if other >= len(field))
    return Pair(
        round=len(tournament.rounds) + 1,
        tables=[tournament.in_seats(*players, histories) for players in matches.values()],
        byes=byes,
        slots=list(matches),
    )


def is_built_upon(tournament: Tournament, slot: int) -> bool:
    """Whether a match that depends on the result of this one has been paired."""
    paired, bracket = {table.slot for table in tournament.tables()}, bracket_of(tournament)
    dependent = {slot}
    for number, sources in enumerate(bracket):
        if any(source.kind != "seed" and source.number in dependent for source in sources):
            dependent.add(number)
    return bool(paired & (dependent - {slot}))
