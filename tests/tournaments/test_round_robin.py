"""Round robin: Berger's tables."""

import pytest

from herna.engine.chance import Chance
from herna.tournaments.entries import Drop
from herna.tournaments.fold import add_entry, next_round
from herna.tournaments.round_robin import berger_rounds
from herna.tournaments.state import WIN
from tests.tournaments.simulated import pair, play_on, report, with_players

PRINTED = {  # as chess federations print them
    4: "1-4 2-3, 4-3 1-2, 2-4 3-1",
    6: "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, "
        "3-8 4-2 5-1 6-7, 8-7 1-6 2-5 3-4, 4-8 5-3 6-2 7-1"
    ),
}


@pytest.mark.parametrize("players", PRINTED)
def test_the_tables_are_bergers(players: int) -> None:
    rounds = [" ".join(f"{one + 1}-{other + 1}" for one, other in pairs) for pairs in berger_rounds(players)]

    assert ", ".join(rounds) == PRINTED[players]


@pytest.mark.parametrize("players", range(2, 14))
def test_everybody_meets_everybody_once_and_seats_are_even(players: int) -> None:
    tournament = with_players(players, "round-robin")

    play_on(tournament, Chance(players))

    assert len(tournament.meetings()) == players * (players - 1) // 2
    assert tournament.rematches() == tournament.byes() == 0
    assert len(tournament.rounds) == players - 1 + players % 2
    assert max(abs(each.first_seats()) for each in tournament.histories().values()) <= 1


def test_the_opponents_of_a_player_who_has_dropped_have_byes() -> None:
    tournament = with_players(4, "round-robin")
    pair(tournament)
    add_entry(tournament, Drop(1))
    report(tournament)

    second = pair(tournament)
    report(tournament)
    third = pair(tournament)

    assert (second.byes, third.byes) == ([2], [3])
    assert tournament.histories()[2].byes == 1
    assert tournament.rounds[0].tables[0].points(4) == WIN
    report(tournament)
    assert next_round(tournament) is None
