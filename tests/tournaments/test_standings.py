"""The standings and their tie-breaks, computed by hand."""

from fractions import Fraction

from herna.tournaments.entries import Enter, Pair, Penalty, Report
from herna.tournaments.fold import add_entry
from herna.tournaments.standings import Standing, standings
from herna.tournaments.state import Tournament
from tests.tournaments.simulated import with_players

THIRD = Fraction(1, 3)


def two_rounds() -> Tournament:
    """Five players, two rounds of best of three, paired by hand.

    Round 1: 1 beats 2 by 2:0, 3 and 4 draw 1:1 with a drawn game, 5 has a bye.
    Round 2: 1 beats 3 by 2:1, 5 beats 4 by 2:0, 2 has a bye.
    """
    tournament = with_players(5, rounds=2, best_of=3)
    add_entry(tournament, Pair(1, [(1, 2), (3, 4)], [5]))
    add_entry(tournament, Report(1, (2, 0)))
    add_entry(tournament, Report(2, (1, 1), draws=1))
    add_entry(tournament, Pair(2, [(1, 3), (4, 5)], [2]))
    add_entry(tournament, Report(1, (2, 1)))
    add_entry(tournament, Report(2, (0, 2)))
    return tournament


def by_player(tournament: Tournament) -> dict[int, Standing]:
    return {standing.player.number: standing for standing in standings(tournament)}


def test_a_win_or_bye_is_three_points_and_a_draw_one() -> None:
    assert {player: each.points for player, each in by_player(two_rounds()).items()} == {1: 6, 2: 3, 3: 1, 4: 1, 5: 6}


def test_the_tie_breaks_are_shares_of_which_an_opponents_counts_at_least_a_third() -> None:
    found = by_player(two_rounds())

    # 1 has met 2, who has half of its match points, and 3, who has a sixth
    assert found[1].tiebreaks[0] == (Fraction(1, 2) + THIRD) / 2
    assert found[1].tiebreaks[1] == Fraction(4, 5)
    # 2 has two of four games by its bye; 3 has two wins and a draw in six games
    assert found[1].tiebreaks[2] == (Fraction(1, 2) + Fraction(7, 18)) / 2
    # 5 has met only 4: a sixth of the match points, and a win and a draw in five games
    assert found[5].tiebreaks == (THIRD, Fraction(1), THIRD)


def test_players_are_in_the_order_of_points_then_tie_breaks() -> None:
    order = [standing.player.number for standing in standings(two_rounds())]

    # 3 and 4 have the same points; the opponents of both have won all and a sixth
    assert order == [1, 5, 2, 3, 4]


def test_a_penalty_takes_match_points_but_changes_no_share() -> None:
    tournament = two_rounds()
    before = by_player(tournament)
    add_entry(tournament, Penalty(1, 4, "a deck that is not the one registered"))

    after = by_player(tournament)

    assert after[1].points == 2
    assert {player: each.tiebreaks for player, each in after.items()} == {
        player: each.tiebreaks for player, each in before.items()
    }
    assert [standing.player.number for standing in standings(tournament)][:3] == [5, 2, 1]


def test_players_whom_nothing_tells_apart_share_a_place_in_the_order_of_lots() -> None:
    tournament = with_players(3)

    found = standings(tournament)

    assert [standing.place for standing in found] == [1, 1, 1]
    assert [standing.player.number for standing in found] == tournament.by_lot([1, 2, 3])


def test_who_comes_late_has_no_points_for_the_rounds_before() -> None:
    tournament = two_rounds()
    add_entry(tournament, Enter(6, "late"))

    late = by_player(tournament)[6]

    assert (late.points, late.tiebreaks, late.player.missed) == (0, (Fraction(0),) * 3, 2)
