"""The same work on a Ray cluster gives the same rows. Ray is started once, on this machine, with two workers."""

import pytest

from herna.bots.cluster import LOCAL
from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.lab.cluster import cluster_at
from herna.lab.cores import run_in_parts
from herna.lab.grid import Grid, Row, Sharing, make_grid, play_grid
from herna.lab.tables import frames_of

GRID: Grid = make_grid(
    game_named("connect-four"), [("random", "greedy")], {"first": ["seat-1", "seat-2"]}, "7", 100, range(1, 21)
)[0]


def rows(sharing: Sharing) -> list[Row]:
    import msgspec

    lines = b"".join(part.lines for part in play_grid(GRID, GRID.places(), True, 2, sharing))
    return [msgspec.json.decode(line, type=Row) for line in lines.splitlines()]


@pytest.mark.filterwarnings("ignore")  # what Ray does to its own processes and files is not ours to mend
def test_two_workers_of_a_cluster_give_the_same_rows_as_one_process() -> None:
    there = rows(cluster_at(LOCAL))

    assert len(there) == 40
    assert frames_of(GRID, there)[0].equals(frames_of(GRID, rows(run_in_parts))[0])


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_told_in_words() -> None:
    with pytest.raises(BadInput) as told:
        rows(cluster_at("auto"))

    assert told.value.key == "error-ray"
