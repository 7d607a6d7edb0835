"""Tournaments whose results are drawn at random."""

from herna.engine.chance import Chance
from herna.tournaments.entries import Correct, Drop, Enter, Entry, NoShow, Pair, Penalty, Report, Start, Style
from herna.tournaments.fold import add_entry, next_round, start_tournament
from herna.tournaments.state import Tournament


def usual_rounds(players: int) -> int:
    """Enough rounds for a single undefeated player."""
    return (players - 1).bit_length()


def start(style: Style = "swiss", rounds: int = 0, best_of: int = 1, seed: str = "seed") -> Start:
    return Start(game="kit", style=style, rounds=rounds, best_of=best_of, seed=seed)


def with_players(players: int, style: Style = "swiss", rounds: int | None = None, best_of: int = 1) -> Tournament:
    """A tournament before its first round."""
    given = usual_rounds(players) if rounds is None else rounds
    tournament = start_tournament(start(style, given if style == "swiss" else 0, best_of))
    for number in range(1, players + 1):
        add_entry(tournament, Enter(number, f"player {number}"))
    return tournament


def pair(tournament: Tournament) -> Pair:
    """Pair the next round."""
    pairing = next_round(tournament)
    assert pairing is not None
    add_entry(tournament, pairing)
    return pairing


def report(tournament: Tournament, *winners: int) -> None:
    """Report all open tables: these players win, and where none of them sits, the first one."""
    needed = tournament.games_to_win()
    for number, table in tournament.open_tables().items():
        add_entry(tournament, Report(number, (0, needed) if table.seats[1] in winners else (needed, 0)))


def random_result(tournament: Tournament, table: int, chance: Chance) -> Report:
    """A result that a match can have."""
    needed = tournament.games_to_win()
    if chance.below(8) == 0:
        return Report(table, (0, 0), tournament.start.best_of)
    won = needed, chance.below(needed)
    return Report(table, won if chance.below(2) else won[::-1])


def play_round(tournament: Tournament, chance: Chance, disturbed: bool = False) -> list[Entry]:
    """Pair a round and play it with random results; returns its entries, none if the tournament is over.

    Disturbed, players drop, come late, do not come, are penalised, and results are corrected.
    """
    pairing = next_round(tournament)
    if pairing is None:
        return []
    entries: list[Entry] = [pairing]
    add_entry(tournament, pairing)
    while tournament.open_tables():
        table = min(tournament.open_tables())
        entry: Entry = random_result(tournament, table, chance)
        if disturbed and chance.below(6) == 0:
            entry = _disturbance(tournament, table, chance)
        add_entry(tournament, entry)
        entries.append(entry)
    return entries


def play_on(tournament: Tournament, chance: Chance, disturbed: bool = False) -> list[Entry]:
    """Play to the end with random results; returns the entries."""
    entries: list[Entry] = []
    while more := play_round(tournament, chance, disturbed):
        entries += more
    return entries


def _disturbance(tournament: Tournament, table: int, chance: Chance) -> Entry:
    """Something that happens besides results."""
    seats = tournament.open_tables()[table].seats
    match chance.below(6):
        case 0:
            return Drop(chance.pick(seats))
        case 1:
            return NoShow(table, list(seats) if chance.below(2) else [chance.pick(seats)])
        case 2:
            return Penalty(chance.pick(seats), chance.below(4), "late")
        case 3 if tournament.start.style == "swiss":
            number = len(tournament.players) + 1
            return Enter(number, f"player {number}")
        case 4 if table > 1:
            result = random_result(tournament, chance.die(table - 1), chance)
            return Correct(len(tournament.rounds), result.table, result.score, result.draws)
        case _:
            return random_result(tournament, table, chance)
