"""Resigning, or being late, with more than two seats: who does is out of the match, and the others play on."""

import pytest

from herna.games.catalogue import game_named
from herna.server.apply import apply
from herna.server.archive import ReplayedMatch, entries_of
from herna.server.entries import Entry, Header
from herna.server.messages import Choose, Resign
from herna.server.routes.replays import _read_upload, journal_text
from herna.server.shared_table import SharedTable
from herna.server.table_snapshot import snapshot_of, table_from
from tests.kit.present import present
from tests.server.test_shared_table import all_states, as_kept, do, number_of, sit

DOOMTROOPER = game_named("doomtrooper")


def doomed(seats: int = 3) -> SharedTable:
    """A match of Doomtrooper at which people sit, before its first decision."""
    options = DOOMTROOPER.read_options({f"deck-{seat + 1}": "venusian-rangers" for seat in range(seats)})
    table = SharedTable(Header("table", DOOMTROOPER.key, seats, options, "seed", 1000.0), DOOMTROOPER)
    for seat in range(seats):
        sit(table, seat)
    return table


def late(table: SharedTable, seat: int) -> None:
    number = table.number + 1
    apply(table, Entry(number, "time", seat, 1000.0 + number))


@pytest.mark.parametrize("by", ["resigned", "time"])
def test_of_three_who_resigns_or_is_late_is_out_of_the_match_and_the_last_one_left_has_won(by: str) -> None:
    table = doomed()
    for seat in (1, 0):
        assert table.ended is None
        if by == "time":
            late(table, seat)
        else:
            do(table, Resign(seat, f"r{seat}"))

    assert present(table.match).play.table.resigned == (1, 0)
    assert [place.kind for place in table.places] == ["person", "bot", "person"]  # who ended it is still called by name
    assert table.ended is not None
    assert (table.ended.by, table.ended.scores, table.ended.seat) == (by, [0.0, 0.0, 1.0], 0)
    assert (table.status(), present(table.match).over()) == ("over", True)


def test_a_table_at_which_somebody_resigned_is_the_same_from_its_entries_and_from_a_snapshot() -> None:
    table = doomed()
    entries = [do(table, Resign(2, "r"))]
    seat = table.asked()[0]
    entries.append(do(table, Choose(seat, "c", number_of(table), ["keep_hand"])))
    again = doomed()
    for entry in entries:
        apply(again, entry)
    restored = table_from(table.header, table.game, as_kept(snapshot_of(table)))

    for other in (again, restored):
        assert all_states(other) == all_states(table)
        assert number_of(other) == 3
    assert table.people() == [0, 1]


def test_a_journal_of_a_match_in_which_somebody_resigned_can_be_looked_at_again() -> None:
    table = doomed()
    do(table, Resign(1, "r"))
    do(table, Resign(0, "r"))

    match, _, choices = _read_upload(journal_text(table))

    assert match.over()
    assert [choice[:2] for choice in choices] == [[1, ["resign"]], [0, ["resign"]]]
    assert len(ReplayedMatch(table).choices) == 2
    again = doomed()
    for entry in entries_of(choices, again.version() + 1, 1000.0):
        apply(again, entry)
    assert present(again.match).over()
