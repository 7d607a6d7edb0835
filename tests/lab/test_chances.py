"""Whether chances mean something: reliability by tenths, its error, and the correction that makes it small."""

import json
import random
from math import exp, log
from pathlib import Path

import polars as pl
import pytest

from herna.bots.chances import AS_IT_IS, Correction, read_correction
from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.lab.chances import as_chances, calibration_error, correction_text, expectations, fit, reliability
from herna.lab.grid import make_grid, play_grid
from herna.lab.report import Report
from herna.lab.runs import start_run


def made_up(count: int, slope: float, middle: float) -> pl.DataFrame:
    """Expectations of which such a line on the scale of log-odds is true."""
    drawn = random.Random(5)
    expected = [drawn.uniform(0.05, 0.95) for _ in range(count)]
    chances = [1 / (1 + exp(-(slope * log(each / (1 - each)) + middle))) for each in expected]
    won = [float(drawn.random() < chance) for chance in chances]
    return pl.DataFrame({"cell": [0] * count, "match": list(range(count)), "expected": expected, "won": won})


def test_a_correction_finds_the_line_that_is_true() -> None:
    rows = made_up(20_000, 0.5, 0.3)

    found = fit(rows)

    assert found.slope == pytest.approx(0.5, abs=0.05)
    assert found.middle == pytest.approx(0.3, abs=0.05)
    assert found.off < 0.02
    before = calibration_error(reliability(as_chances(rows, AS_IT_IS)))
    after = calibration_error(reliability(as_chances(rows, found)))
    assert before > 0.08 > 0.02 > after
    again = read_correction(correction_text(found, {"matches": 20_000}), "chances.json")
    assert (again.slope, again.middle, again.off) == (found.slope, found.middle, found.off)


def test_how_far_chances_are_off_is_measured_on_other_matches() -> None:
    """Even matches say that expectations come true, odd ones the opposite: neither half helps the other."""
    rows = made_up(2_000, 3.0, 0.0).with_columns(
        won=pl.when(pl.col("match") % 2 == 0).then(pl.col("won")).otherwise(1 - pl.col("won"))
    )

    assert fit(rows).off > 0.3


def test_too_few_matches_correct_nothing() -> None:
    with pytest.raises(BadInput) as refused:
        fit(made_up(99, 1.0, 0.0))

    assert refused.value.key == "error-few-chances"


def test_chances_are_counted_by_tenths() -> None:
    rows = pl.DataFrame(
        {"cell": [0] * 4, "match": [1, 2, 3, 4], "expected": [0.22, 0.24, 0.97, 0.99], "won": [0.0, 1.0, 1.0, 1.0]}
    )

    found = reliability(as_chances(rows, Correction(1.0, 0.0, 0.0)))

    assert found.select("bin", "played", "share").rows() == [(2, 2, 0.5), (9, 2, 1.0)]
    assert calibration_error(found) == pytest.approx((2 * (0.5 - 0.23) + 2 * (1 - 0.98)) / 4)


def test_a_report_shows_what_searches_expected(tmp_path: Path) -> None:
    """Once a turn for each seat; bots that do not search expect nothing."""
    game = game_named("connect-four")
    grid, _ = make_grid(game, [("search:20it", "random")], {}, "7", 1000, range(1, 9))
    run = start_run(tmp_path / "run", grid)
    with run.append() as out:
        for part in play_grid(grid, grid.places(), True, 1):
            out.add(part.lines)

    report = Report(run, "en")

    rows = expectations(report.matches)
    assert rows["match"].n_unique() == 8
    assert rows.height > 16
    assert rows["expected"].is_between(0, 1).all()
    section = next(section for section in report.sections() if section.name == "chances")
    assert section.figure is not None
    assert section.table is not None
    assert sum(int(row[3]) for row in section.table.rows) == rows.height
    json.dumps(section.figure)
    assert expectations(report.matches.drop("expected")).is_empty()
