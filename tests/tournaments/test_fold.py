"""A tournament is the fold of its entries: resumed from them, it goes on the same."""

import copy
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.journal import Journal, read_journal
from herna.tournaments.entries import (
    KIND,
    STYLES,
    Correct,
    Drop,
    Enter,
    Entry,
    NoShow,
    Pair,
    Penalty,
    Report,
    Start,
    Style,
    as_line,
    entries_of,
)
from herna.tournaments.fold import add_entry, next_round, start_tournament, tournament_from
from herna.tournaments.standings import standings
from herna.tournaments.state import Tournament
from tests.tournaments.simulated import pair, play_on, report, start, with_players


def entries_of_a_tournament(style: Style, players: int, seed: int) -> list[Entry]:
    """All entries of a tournament in which everything happens."""
    tournament = with_players(players, style, best_of=3)
    first: list[Entry] = [tournament.start, *(Enter(each.number, each.name) for each in tournament.players.values())]
    return first + play_on(tournament, Chance(seed), disturbed=True)


@given(style=st.sampled_from(STYLES), players=st.integers(2, 12), seed=st.integers(0, 10**9))
def test_every_pairing_can_be_computed_from_the_entries_before_it(style: Style, players: int, seed: int) -> None:
    entries = entries_of_a_tournament(style, players, seed)

    for at, entry in enumerate(entries):
        if isinstance(entry, Pair):
            assert next_round(tournament_from(entries[:at])) == entry
    assert next_round(tournament_from(entries)) is None


@pytest.mark.parametrize("style", STYLES)
def test_resumed_from_any_line_of_its_journal_a_tournament_ends_the_same(style: Style, tmp_path: Path) -> None:
    entries = entries_of_a_tournament(style, 7, 5)
    file = tmp_path / "tournament.journal"
    journal = Journal(file)
    for entry in entries:
        journal.add(as_line(entry))

    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == len(entries)
    whole = tournament_from(entries)
    for kept in range(1, len(lines) + 1):
        file.write_text("".join(lines[:kept]) + '{"entry":"rep', encoding="utf-8")
        read = list(entries_of(read_journal(file, partial=True, kind=KIND), str(file)))
        assert read == entries[:kept]
        resumed = tournament_from(read)
        for entry in entries[kept:]:
            add_entry(resumed, entry)
        assert resumed == whole
        assert standings(resumed) == standings(whole)


def a_round() -> Tournament:
    """Four players in the first round of three, of which table 1 is over: its first player has won."""
    tournament = with_players(4, rounds=3, best_of=3)
    pair(tournament)
    add_entry(tournament, Report(1, (2, 0)))
    return tournament


def wrong_entries() -> list[tuple[str, Entry]]:
    seats = a_round().rounds[0].tables[1].seats
    pairing = Pair(1, [(1, 2), (3, 4)])
    return [
        ("tournament-started-twice", start()),
        ("tournament-next-player", Enter(4, "again")),
        ("tournament-no-player", Drop(9)),
        ("tournament-no-player", Penalty(0, 1, "")),
        ("tournament-penalty", Penalty(1, -1, "")),
        ("tournament-round-open", pairing),
        ("tournament-no-open-table", Report(1, (2, 0))),
        ("tournament-no-open-table", Report(3, (2, 0))),
        ("tournament-no-open-table", NoShow(1, [1])),
        ("tournament-not-at-table", NoShow(2, [])),
        ("tournament-not-at-table", NoShow(2, [next(player for player in range(1, 5) if player not in seats)])),
        ("tournament-wrong-result", Report(2, (3, 0))),
        ("tournament-wrong-result", Report(2, (2, 2))),
        ("tournament-wrong-result", Report(2, (2, -1))),
        ("tournament-wrong-result", Report(2, (1, 1), draws=2)),
        ("tournament-wrong-result", Report(2, (1, 0))),
        ("tournament-no-result", Correct(1, 2, (2, 0))),
        ("tournament-no-result", Correct(2, 1, (2, 0))),
        ("tournament-no-result", Correct(0, 1, (2, 0))),
        ("tournament-no-result", Correct(1, 0, (2, 0))),
    ]


@pytest.mark.parametrize(("key", "entry"), wrong_entries())
def test_an_entry_that_cannot_be_is_refused_and_changes_nothing(key: str, entry: Entry) -> None:
    tournament = a_round()
    before = copy.deepcopy(tournament)

    with pytest.raises(BadInput, match=key):
        add_entry(tournament, entry)

    assert tournament == before


@pytest.mark.parametrize(
    "wrong",
    [
        Pair(1, [(1, 2), (3, 4)]),
        Pair(2, [(1, 2)]),
        Pair(2, [(1, 2), (1, 3)]),
        Pair(2, [(1, 2), (3, 5)]),
        Pair(2, [(1, 2), (3, 4)], slots=[0]),
        Pair(2, [(1, 2), (3, 4)], slots=[0, 1]),
    ],
)
def test_a_pairing_by_hand_has_every_player_once(wrong: Pair) -> None:
    tournament = a_round()
    report(tournament)

    with pytest.raises(BadInput, match="tournament-wrong-pairing"):
        add_entry(tournament, wrong)
    add_entry(tournament, Pair(2, [(4, 1), (3, 2)]))

    assert [table.seats for table in tournament.rounds[1].tables] == [(4, 1), (3, 2)]


def test_a_correction_changes_points_and_the_next_pairing() -> None:
    tournament = a_round()
    report(tournament)
    one, other = tournament.rounds[0].tables[0].seats
    winner = tournament.rounds[0].tables[1].seats[0]
    assert {one, winner} in [set(seats) for seats in next_round(tournament).tables]  # type: ignore[union-attr] # it goes on

    add_entry(tournament, Correct(1, 1, (0, 2)))

    assert {other, winner} in [set(seats) for seats in next_round(tournament).tables]  # type: ignore[union-attr] # it goes on
    assert tournament.histories()[one].points() == 0


def test_a_player_who_does_not_come_loses_and_one_who_drops_loses_its_open_match() -> None:
    tournament = with_players(4, rounds=3, best_of=3)
    first = pair(tournament)
    add_entry(tournament, NoShow(1, [first.tables[0][1]]))
    add_entry(tournament, Drop(first.tables[1][0]))

    assert [table.score for table in tournament.rounds[0].tables] == [(2, 0), (0, 2)]
    assert first.tables[1][0] not in [player for seats in pair(tournament).tables for player in seats]
    with pytest.raises(BadInput, match="tournament-has-dropped"):
        add_entry(tournament, Drop(first.tables[1][0]))


def test_both_who_do_not_come_lose() -> None:
    tournament = with_players(4)
    first = pair(tournament)
    add_entry(tournament, NoShow(1, list(first.tables[0])))

    assert [tournament.histories()[player].points() for player in first.tables[0]] == [0, 0]


def test_an_unfinished_match_counts_by_the_games_that_were_won() -> None:
    tournament = with_players(2, best_of=5)
    first, second = pair(tournament).tables[0]
    add_entry(tournament, Report(1, (1, 0), unfinished=True))

    assert [tournament.histories()[player].points() for player in (first, second)] == [3, 0]


def test_who_comes_late_plays_from_the_next_round() -> None:
    tournament = a_round()
    add_entry(tournament, Enter(5, "late"))
    report(tournament)

    second = pair(tournament)

    assert 5 in [*second.byes, *(player for seats in second.tables for player in seats)]


def test_nothing_more_is_paired_after_the_last_round() -> None:
    tournament = with_players(2)
    pair(tournament)
    report(tournament)

    with pytest.raises(BadInput, match="tournament-is-over"):
        add_entry(tournament, Pair(2, [(1, 2)]))
    with pytest.raises(BadInput, match="tournament-is-over"):
        add_entry(tournament, Drop(1))


def test_a_tournament_begins_with_what_is_played() -> None:
    with pytest.raises(BadInput, match="tournament-not-started"):
        tournament_from([Enter(1, "early")])
    with pytest.raises(BadInput, match="tournament-not-started"):
        tournament_from([])
    with pytest.raises(BadInput, match="tournament-best-of"):
        start_tournament(Start(game="kit", style="swiss", best_of=2, seed="seed"))


def test_a_line_that_is_no_entry_is_refused_with_its_number() -> None:
    journal = Journal()
    journal.add(as_line(start()), {"entry": "enter", "player": "one"})

    with pytest.raises(BadInput, match="error-tournament-line") as refused:
        list(entries_of(journal, "file"))
    assert refused.value.arguments["line"] == 2
