"""Whether chances mean something: what bots expected, and how matches ended."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import exp
from typing import Any, Final

import polars as pl

from herna.bots.chances import LEAST, Correction
from herna.engine.errors import BadInput
from herna.lab.findings import finished, with_interval

BINS: Final = 10  # of equal width
LEAST_MATCHES: Final = 100  # for a correction
STEPS: Final = 25  # of Newton's method: more than it needs
DIGITS: Final = 4


def expectations(matches: pl.DataFrame) -> pl.DataFrame:
    """A row for each expectation: its match, itself, and the score."""
    if "expected" not in matches.columns:  # a run of an earlier version
        return pl.DataFrame(schema={"cell": pl.Int32, "match": pl.Int64, "expected": pl.Float64, "won": pl.Float64})
    return (
        finished(matches)
        .filter(pl.col("expected").list.len() > 0)
        .select("cell", "match", "scores", "expected")
        .explode("expected")
        .unnest("expected")
        .select("cell", "match", "expected", won=pl.col("scores").list.get(pl.col("seat")))
    )


def as_chances(rows: pl.DataFrame, correction: Correction) -> pl.DataFrame:
    """The same rows with the chances that a player is shown."""
    odds = _log_odds(pl.col("expected"))
    chance = 1 / (1 + (-(correction.slope * odds + correction.middle)).exp())
    return rows.with_columns(chance=chance.clip(LEAST, 1 - LEAST))


def reliability(chances: pl.DataFrame) -> pl.DataFrame:
    """By tenths of the chance: its mean, and the share that was won."""
    place = (pl.col("chance") * BINS).floor().clip(0, BINS - 1).cast(pl.Int64)
    counted = (
        chances.group_by(bin=place)
        .agg(chance=pl.col("chance").mean(), won=pl.col("won").sum(), played=pl.len())
        .sort("bin")
        .with_columns(start=pl.col("bin") / BINS, end=(pl.col("bin") + 1) / BINS)
    )
    return with_interval(counted)


def calibration_error(found: pl.DataFrame) -> float:
    """The expected calibration error: how far chance and share lie apart on average."""
    rows = found.select("chance", "share", "played").rows()
    apart = sum(abs(chance - share) * played for chance, share, played in rows)
    return float(apart / max(1, sum(row[2] for row in rows)))


def fit(rows: pl.DataFrame) -> Correction:
    """The correction with which the chances of these matches are likeliest.

    How far chances are off with it is measured on each half of the matches, corrected by the other half.
    """
    matches = rows.select("cell", "match").n_unique() if rows.height else 0
    if matches < LEAST_MATCHES:
        raise BadInput("error-few-chances", matches=matches, least=LEAST_MATCHES)
    off = 0.0
    for half in (0, 1):
        seen, other = rows.filter(pl.col("match") % 2 == half), rows.filter(pl.col("match") % 2 != half)
        corrected = as_chances(other, Correction(*_line(seen), 0.0))
        off += calibration_error(reliability(corrected)) * other.height / rows.height
    return Correction(*_line(rows), round(off, DIGITS))


def _line(rows: pl.DataFrame) -> tuple[float, float]:
    """Slope and middle of the likeliest correction (Newton)."""
    pairs = rows.select(odds=_log_odds(pl.col("expected")), won=pl.col("won")).rows()
    slope, middle = 1.0, 0.0
    for _ in range(STEPS):
        slope, middle = _step(pairs, slope, middle)
    return round(slope, DIGITS), round(middle, DIGITS)


def _step(pairs: Sequence[tuple[float, float]], slope: float, middle: float) -> tuple[float, float]:
    """One step of Newton's method."""
    a = b = 0.0  # the gradient
    aa = bb = 1e-6  # the curvature
    ab = 0.0
    for odds, won in pairs:
        chance = 1 / (1 + exp(-max(-30.0, min(30.0, slope * odds + middle))))
        error, weight = won - chance, chance * (1 - chance)
        a += error * odds
        b += error
        aa += weight * odds * odds
        ab += weight * odds
        bb += weight
    determinant = aa * bb - ab * ab
    return slope + (bb * a - ab * b) / determinant, middle + (aa * b - ab * a) / determinant


def _log_odds(column: pl.Expr) -> pl.Expr:
    kept = column.clip(LEAST, 1 - LEAST)
    return (kept / (1 - kept)).log()


def correction_text(correction: Correction, made: dict[str, Any]) -> str:
    """The file of a correction; `made` says in it how it came to be."""
    data = {"made": made, "slope": correction.slope, "middle": correction.middle, "off": correction.off}
    return json.dumps(data) + "\n"
