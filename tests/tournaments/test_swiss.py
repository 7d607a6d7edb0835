"""Swiss pairing against brute force, and in simulated tournaments."""

import os
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herna.engine.chance import Chance
from herna.tournaments.entries import Pair, Penalty, Report
from herna.tournaments.fold import add_entry, next_round
from herna.tournaments.standings import points_of
from herna.tournaments.state import Tournament, in_order
from tests.tournaments.simulated import pair, play_on, play_round, report, usual_rounds, with_players

Pairs = list[tuple[int, int | None]]
SOAK = 1000 if os.environ.get("HERNA_SOAK") == "1" else 0
SAMPLE = (*range(3, 20), 31, 32, 33, 50, 65, 100)


def all_pairings(players: Sequence[int | None]) -> Iterator[Pairs]:
    """Every way to pair these; one of them may be None, who stands for the bye."""
    if not players:
        yield []
        return
    one, *others = players
    for at, other in enumerate(others):
        for rest in all_pairings([*others[:at], *others[at + 1 :]]):
            yield [(other, None) if one is None else (one, other), *rest]  # type: ignore[list-item] # one bye


def later_rounds(tournament: Tournament, pairs: Pairs) -> int:
    """How many more rounds can be played without a rematch or a second bye after these pairs have met."""
    size = len(pairs) * 2
    places = {player: place for place, player in enumerate(tournament.active())}
    met = {(places[one], places[other]) for one, other in tournament.meetings() if {one, other} <= places.keys()}
    if len(places) < size:  # the last place is the bye
        met |= {(places[one], size - 1) for one, each in tournament.histories().items() if each.byes and one in places}
    met |= {(places[one], size - 1 if other is None else places[other]) for one, other in pairs}
    new = frozenset(
        (one, other) for other in range(size) for one in range(other) if not met & {(one, other), (other, one)}
    )
    return most_rounds(new, size, tournament.start.rounds - len(tournament.rounds) - 1)


@cache
def most_rounds(new: frozenset[tuple[int, int]], size: int, wanted: int) -> int:
    """How many rounds can be paired from these pairs, each of which can meet once."""
    degrees = [sum(place in both for both in new) for place in range(size)]
    wanted = min(wanted, *degrees)
    best = 0
    for round_ in rounds_from(new, frozenset(range(size))) if wanted > 0 else ():
        best = max(best, 1 + most_rounds(new - set(round_), size, wanted - 1))
        if best == wanted:
            break
    return best


def rounds_from(new: frozenset[tuple[int, int]], left: frozenset[int]) -> Iterator[list[tuple[int, int]]]:
    """Every round that these pairs make."""
    if not left:
        yield []
        return
    for both in [both for both in new if min(left) in both and left.issuperset(both)]:
        for rest in rounds_from(new, left - set(both)):
            yield [both, *rest]


def faults(tournament: Tournament, pairs: Pairs) -> tuple[int, ...]:
    """What is wrong with a pairing, most important first, counted without the program's own costs."""
    histories, met = tournament.histories(), tournament.meetings()
    points = points_of(tournament, histories)
    lowest = min(points[player] for player in tournament.active())
    byes = [one for one, other in pairs if other is None]
    tables = [(one, other) for one, other in pairs if other is not None]
    gaps = [abs(points[one] - points[other]) for one, other in tables]
    uneven = 0
    for one, other in tables:
        first, second = sorted((histories[one].first_seats(), histories[other].first_seats()))
        uneven += sum(max(0, abs(seats) - 1) ** 2 for seats in (first + 1, second - 1))
    return (
        sum(histories[player].byes for player in byes),
        sum(met.get(in_order(one, other), 0) for one, other in tables),
        -later_rounds(tournament, pairs),
        sum(points[player] - lowest for player in byes),
        sum(gaps),
        sum(gap**2 for gap in gaps),
        uneven,
    )


def pairs_of(pairing: Pair) -> Pairs:
    return [*pairing.tables, *((player, None) for player in pairing.byes)]


def check_against_brute_force(tournament: Tournament, pairing: Pair) -> None:
    """No pairing of all players is better."""
    active = tournament.active()
    everybody = [*active, *[None] * (len(active) % 2)]
    assert faults(tournament, pairs_of(pairing)) == min(faults(tournament, pairs) for pairs in all_pairings(everybody))


@settings(max_examples=50)
@given(players=st.integers(2, 8), rounds=st.integers(1, 9), seed=st.integers(0, 10**9))
def test_no_pairing_of_up_to_eight_players_is_better(players: int, rounds: int, seed: int) -> None:
    """Also with drops, late entries, penalties and more rounds than there are opponents."""
    tournament, chance = with_players(players, rounds=rounds), Chance(seed)
    while (pairing := next_round(tournament)) is not None and len(tournament.active()) <= 8:
        check_against_brute_force(tournament, pairing)
        play_round(tournament, chance, disturbed=True)


def simulate_swiss(players: int, seed: int) -> None:
    """A Swiss tournament with random results; checks each pairing, and seats and byes at the end."""
    tournament, chance = with_players(players), Chance(seed)
    while (pairing := next_round(tournament)) is not None:
        if players <= 8:
            check_against_brute_force(tournament, pairing)
        without = [each for each in tournament.histories().values() if each.byes == 0]
        lowest = min((each.points() for each in without), default=0)
        assert all(tournament.histories()[player].points() == lowest for player in pairing.byes)
        add_entry(tournament, pairing)
        for number in tournament.open_tables():
            score = (1, 0) if chance.below(2) else (0, 1)
            add_entry(tournament, Report(number, score) if chance.below(10) else Report(number, (0, 0), draws=1))

    histories = tournament.histories().values()
    assert len(tournament.rounds) == usual_rounds(players)
    assert tournament.rematches() == 0
    assert max(each.byes for each in histories) <= 1
    assert tournament.byes() == players % 2 * len(tournament.rounds)
    uneven = [seats for each in histories if (seats := abs(each.first_seats())) > 2]  # points come before seats
    assert max(uneven, default=3) == 3
    assert len(uneven) <= players / 50


@pytest.mark.parametrize("players", SAMPLE)
def test_simulated_tournaments_are_paired_fairly(players: int) -> None:
    simulate_swiss(players, players)


@pytest.mark.skipif(not SOAK, reason="a thousand tournaments: only with --soak")
@pytest.mark.parametrize("part", range(20))
def test_a_thousand_simulated_tournaments_of_3_to_257_players_are_paired_fairly(part: int) -> None:
    for number in range(part, SOAK, 20):
        simulate_swiss(3 + number % 255, number)


@pytest.mark.parametrize("players", range(3, 9))
def test_a_small_field_can_meet_in_all_rounds_without_a_rematch(players: int) -> None:
    """An early round is paired so that later ones can be: six players must not become two circles of three."""
    for seed in range(30):
        tournament = with_players(players, rounds=players - 1 + players % 2)
        play_on(tournament, Chance(seed))
        assert tournament.rematches() == 0
        assert max(each.byes for each in tournament.histories().values()) == players % 2


def test_equal_points_meet() -> None:
    tournament = with_players(8)
    pair(tournament)
    winners = [table.seats[1] for table in tournament.rounds[0].tables]
    report(tournament, *winners)

    second = pair(tournament)

    assert sorted(player for seats in second.tables[:2] for player in seats) == sorted(winners)


def test_the_player_who_was_second_is_first_in_the_next_round() -> None:
    tournament = with_players(4)
    first = pair(tournament)
    was_first, was_second = first.tables[0][0], first.tables[1][1]
    report(tournament, was_first, was_second)

    assert pair(tournament).tables[0] == (was_second, was_first)


def test_the_bye_goes_to_the_fewest_points_also_by_a_penalty() -> None:
    tournament = with_players(5)
    pair(tournament)
    report(tournament)
    loser = tournament.rounds[0].tables[1].seats[1]
    add_entry(tournament, Penalty(loser, 1, "late"))

    assert pair(tournament).byes == [loser]


def test_pairings_follow_from_the_seed() -> None:
    one, other = with_players(9), with_players(9)
    again = [entry for entry in play_on(one, Chance(1)) if isinstance(entry, Pair)]

    assert again == [entry for entry in play_on(other, Chance(1)) if isinstance(entry, Pair)]
