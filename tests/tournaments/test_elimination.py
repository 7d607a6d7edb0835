"""Single and double elimination."""

import pytest

from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.tournaments.elimination import field_of
from herna.tournaments.entries import Correct, Drop, Enter, NoShow, Report, Style
from herna.tournaments.fold import add_entry, next_round
from herna.tournaments.standings import standings
from herna.tournaments.state import Tournament
from tests.tournaments.simulated import pair, play_on, play_round, report, with_players

SIZES = (*range(2, 18), 31, 32, 33, 100)


def losses(tournament: Tournament) -> dict[int, int]:
    counted = dict.fromkeys(tournament.players, 0)
    for table in tournament.tables():
        for player in table.seats:
            counted[player] += tournament.winner(table) != player
    return counted


@pytest.mark.parametrize("players", SIZES)
def test_in_single_elimination_everybody_but_the_winner_loses_once(players: int) -> None:
    tournament = with_players(players, "single-elimination")

    play_on(tournament, Chance(players))

    champion = standings(tournament)[0].player.number
    assert losses(tournament) == {player: int(player != champion) for player in tournament.players}
    assert len(tournament.rounds) == (players - 1).bit_length()
    assert tournament.byes() == (1 << len(tournament.rounds)) - players
    assert tournament.rematches() == 0


@pytest.mark.parametrize("players", SIZES)
def test_in_double_elimination_everybody_but_the_winner_loses_twice(players: int) -> None:
    finals = set()
    for seed in range(6):
        tournament = with_players(players, "double-elimination")

        play_on(tournament, Chance(players + 1000 * seed))

        champion = standings(tournament)[0].player.number
        lost = losses(tournament)
        assert {count for player, count in lost.items() if player != champion} == {2}
        assert lost[champion] <= 1
        finals.add(lost[champion])
        assert len({player for each in tournament.rounds[:1] for player in each.byes}) == tournament.byes()
    assert finals == {0, 1}  # the winner of the lower bracket has won a second final, too


def test_the_bracket_of_eight_is_the_usual_one() -> None:
    """Seeds 1 to 8: the losers of the second round come into the lower bracket in reverse order."""
    tournament = with_players(8, "double-elimination")
    seeds = field_of(tournament)
    numbers = {player: number for number, player in enumerate(seeds, 1)}
    played = []
    while next_round(tournament) is not None:
        tables = pair(tournament).tables
        played.append({tuple(sorted(numbers[player] for player in seats)) for seats in tables})
        for number, table in tournament.open_tables().items():
            first_is_better = numbers[table.seats[0]] < numbers[table.seats[1]]
            add_entry(tournament, Report(number, (1, 0) if first_is_better else (0, 1)))

    assert played == [
        {(1, 8), (4, 5), (2, 7), (3, 6)},
        {(1, 4), (2, 3), (5, 8), (6, 7)},
        {(1, 2), (3, 5), (4, 6)},
        {(3, 4)},
        {(2, 3)},
        {(1, 2)},
    ]


def test_a_match_that_ends_level_goes_to_the_player_with_the_better_lot() -> None:
    tournament = with_players(2, "single-elimination")
    pair(tournament)
    add_entry(tournament, Report(1, (0, 0), draws=4))

    assert standings(tournament)[0].player.number == field_of(tournament)[0]
    assert next_round(tournament) is None


@pytest.mark.parametrize("style", ["single-elimination", "double-elimination"])
def test_nobody_comes_so_the_opponent_of_the_next_round_advances(style: Style) -> None:
    tournament = with_players(4, style)
    first = pair(tournament)
    add_entry(tournament, NoShow(1, list(first.tables[0])))
    report(tournament)

    play_on(tournament, Chance(1))

    assert standings(tournament)[0].player.number in first.tables[1]
    absent = [standing.points for standing in standings(tournament) if standing.player.number in first.tables[0]]
    assert absent == [1, 1]


@pytest.mark.parametrize("style", ["single-elimination", "double-elimination"])
@pytest.mark.parametrize("seed", range(40))
def test_with_drops_and_absent_players_a_tournament_still_ends(style: Style, seed: int) -> None:
    tournament, chance = with_players(11, style), Chance(seed)
    rounds = 0
    while play_round(tournament, chance):
        rounds += 1
        active = tournament.active()
        if len(active) > 2 and next_round(tournament) is not None:
            add_entry(tournament, Drop(chance.pick(active)))

    assert 1 <= rounds <= 9
    best, second = standings(tournament)[:2]
    assert best.points > second.points or best.player.dropped is not None


def test_a_player_who_drops_before_the_final_loses_it() -> None:
    tournament = with_players(4, "single-elimination")
    pair(tournament)
    report(tournament)
    one, other = (table.seats[0] for table in tournament.rounds[0].tables)
    add_entry(tournament, Drop(one))

    assert next_round(tournament) is None
    assert [standing.player.number for standing in standings(tournament)[:2]] == [other, one]


def test_a_result_that_later_matches_follow_from_stands() -> None:
    tournament = with_players(4, "single-elimination")
    pair(tournament)
    report(tournament)
    add_entry(tournament, Correct(1, 2, (0, 1)))
    final = pair(tournament)

    assert set(final.tables[0]) == {tournament.rounds[0].tables[0].seats[0], tournament.rounds[0].tables[1].seats[1]}
    with pytest.raises(BadInput, match="tournament-built-upon"):
        add_entry(tournament, Correct(1, 2, (1, 0)))
    report(tournament)
    add_entry(tournament, Correct(2, 1, (0, 1)))
    assert standings(tournament)[0].player.number == final.tables[0][1]


def test_late_players_are_refused() -> None:
    tournament = with_players(4, "single-elimination")
    pair(tournament)

    with pytest.raises(BadInput, match="tournament-late"):
        add_entry(tournament, Enter(5, "late"))
