"""What the tables of a run say, as numbers with their confidence.

Win rates, match-ups, length, points and cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

import polars as pl

from herna.bots.interval import NORMAL_95, wilson_interval

FEW = 20  # a card that was played, or not played, less often than that tells nothing
FEW_GOING_ON = 5  # nor does a turn that fewer matches have reached
MOST_FOLLOWED = 20_000  # matches whose points are followed turn by turn: more would look the same
BARS = 24  # of a histogram
STILL = 0.05  # points are shown for as many turns as this part of the matches has

Labels = Mapping[tuple[int, int], str]


def finished(matches: pl.DataFrame) -> pl.DataFrame:
    """The matches that were played to the end."""
    return matches.filter(pl.col("failure").is_null())


def sides_of(matches: pl.DataFrame, labels: Labels) -> pl.DataFrame:
    """A row for every seat of every match: side, whether it began, score."""
    named = pl.DataFrame(
        [(cell, seat, label) for (cell, seat), label in labels.items()],
        schema={"cell": pl.Int32, "seat": pl.Int64, "side": pl.String},
        orient="row",
    )
    return (
        finished(matches)
        .select("cell", "match", "first", "scores", seat=pl.int_ranges(pl.col("scores").list.len()))
        .explode("seat", "scores")
        .rename({"scores": "score"})
        .with_columns(won=pl.col("score") == 1, began=pl.col("first") == pl.col("seat"))
        .join(named, ["cell", "seat"], maintain_order="left")
    )


def with_interval(counted: pl.DataFrame) -> pl.DataFrame:
    """Add the share of `won` among `played`, with its 95 % confidence interval."""
    rows = counted.select("won", "played").rows()
    intervals = [wilson_interval(won, played) for won, played in rows]
    return counted.with_columns(
        share=pl.Series([won / played if played else 0.0 for won, played in rows], dtype=pl.Float64),
        low=pl.Series([low for low, _ in intervals], dtype=pl.Float64),
        high=pl.Series([high for _, high in intervals], dtype=pl.Float64),
    )


def shares(rows: pl.DataFrame, by: Sequence[str]) -> pl.DataFrame:
    """How often each group of rows won."""
    counted = rows.group_by(by, maintain_order=True).agg(won=pl.col("won").sum().cast(pl.Float64), played=pl.len())
    return with_interval(counted)


def won_together(matches: pl.DataFrame) -> pl.DataFrame:
    """For games won together: a row for every match, with whether it was won."""
    return finished(matches).select("cell", "match", won=pl.col("winners").list.len() > 0)


def match_ups(sides: pl.DataFrame) -> pl.DataFrame:
    """How often one side beat another; a draw is half a win.

    Teammates are no opponents.
    """
    other = sides.select("cell", "match", other_seat="seat", other="side", other_score="score")
    met = sides.join(other, ["cell", "match"]).filter(
        (pl.col("side") != pl.col("other"))
        & ((pl.col("score") != pl.col("other_score")) | (pl.col("score") == 0.5))  # one has won, or it is a draw
    )
    share = (pl.col("score") - pl.col("other_score") + 1) / 2
    counted = met.group_by("side", "other").agg(won=share.sum(), played=pl.len()).sort("side", "other")
    return with_interval(counted)


def histogram(matches: pl.DataFrame, column: str) -> pl.DataFrame:
    """How many matches had which length, in bars of equal width."""
    values = finished(matches)[column]
    if values.is_empty():
        return pl.DataFrame(schema={"from": pl.Int64, "to": pl.Int64, "matches": pl.UInt32})
    low, high = int(values.min()), int(values.max())  # type: ignore[arg-type] # a column of whole numbers
    width = max(1, ceil((high - low + 1) / BARS))
    start = (pl.col(column).cast(pl.Int64) // width * width).alias("from")
    counted = finished(matches).group_by(start).agg(matches=pl.len()).sort("from")
    return counted.select("from", (pl.col("from") + width).alias("to"), "matches")


def reasons(matches: pl.DataFrame) -> pl.DataFrame:
    """By which rule the matches ended, the most frequent first."""
    ended = finished(matches)
    counted = (
        ended.group_by("reason").agg(won=pl.len().cast(pl.Float64)).sort("won", "reason", descending=[True, False])
    )
    return with_interval(counted.with_columns(played=pl.lit(ended.height)))


def points_by_turn(matches: pl.DataFrame, together: bool) -> pl.DataFrame:
    """The points at the start of each turn: mean, and range of 80 %.

    Winners and losers apart, over the matches that were still going on.
    """
    ended = finished(matches)
    followed = ended.gather_every(ceil(ended.height / MOST_FOLLOWED)) if ended.height else ended
    turns = (
        followed.select(
            "match",
            "cell",
            "winners",
            points=pl.col("points_by_turn").list.head(pl.col("turns")),
            turn=pl.int_ranges(1, pl.col("turns") + 1),
        )
        .explode("points", "turn")
        .filter(pl.col("points").list.len() > 0)
        .with_columns(seat=pl.int_ranges(pl.col("points").list.len()))
        .explode("points", "seat")
    )
    has_won = pl.col("winners").list.len() > 0 if together else pl.col("winners").list.contains(pl.col("seat"))
    drawn = pl.lit(False) if together else pl.col("winners").list.len() == 0
    grouped = turns.filter(~drawn).group_by("turn", won=has_won)
    found = grouped.agg(
        mean=pl.col("points").mean(),
        low=pl.col("points").quantile(0.1),
        high=pl.col("points").quantile(0.9),
        count=pl.len(),
    ).sort("won", "turn")
    enough = found.group_by("won").agg(most=pl.col("count").max())
    return (
        found.join(enough, "won", maintain_order="left")
        .filter((pl.col("count") >= STILL * pl.col("most")) & (pl.col("count") >= FEW_GOING_ON))
        .drop("most")
    )


def _seats_with_cards(matches: pl.DataFrame, together: bool) -> pl.DataFrame:
    """A row for every seat of every match: its cards, and whether it won."""
    return (
        finished(matches)
        .select("cell", "match", "winners", "cards", seat=pl.int_ranges(pl.col("cards").list.len()))
        .explode("cards", "seat")
        .with_columns(
            won=pl.col("winners").list.len() > 0 if together else pl.col("winners").list.contains(pl.col("seat"))
        )
    )


def wins_with_cards(matches: pl.DataFrame, together: bool) -> pl.DataFrame:
    """How often the seats won that played each card."""
    played = _seats_with_cards(matches, together).filter(pl.col("cards").list.len() > 0)
    return shares(played.explode("cards").unnest("cards"), ["card"]).sort("card")


def cards(matches: pl.DataFrame, together: bool) -> pl.DataFrame:
    """Each card: how often it was played, and its difference in wins.

    Only like is compared with like: the same seat of the same cell, and seats that ever play the card there. The
    differences are weighted by Mantel and Haenszel's method, their variance by Greenland and Robins'.
    """
    seats = _seats_with_cards(matches, together)
    alike = ["cell", "seat"]
    all_of_them = seats.group_by(alike).agg(all=pl.len(), all_won=pl.col("won").sum())
    played = (
        seats.filter(pl.col("cards").list.len() > 0)
        .explode("cards")
        .unnest("cards")
        .group_by("card", *alike)
        .agg(n1=pl.len().cast(pl.Float64), w1=pl.col("won").sum().cast(pl.Float64), times=pl.col("times").sum())
        .join(all_of_them, alike)
        .with_columns(n0=pl.col("all") - pl.col("n1"), w0=pl.col("all_won") - pl.col("w1"))
    )
    n1, n0, w1, w0, n = (pl.col(name) for name in ("n1", "n0", "w1", "w0", "all"))
    spread = (w1 * (n1 - w1) * n0**3 + w0 * (n0 - w0) * n1**3) / (n1 * n0 * n**2)
    found = (
        played.with_columns(both=n0 > 0)
        .group_by("card")
        .agg(
            times=pl.col("times").sum(),
            seats=n.sum(),
            played=n1.sum(),
            not_played=n0.sum(),
            difference=((w1 * n0 - w0 * n1) / n).sum(),
            weight=(n1 * n0 / n).sum(),
            variance=spread.filter(pl.col("both")).sum(),
        )
        .with_columns(effect=(pl.col("difference") / pl.col("weight")).fill_nan(None))  # none, if all have played it
        .with_columns(error=(NORMAL_95 * pl.col("variance").sqrt() / pl.col("weight")).fill_nan(None))
    )
    return found.select(
        "card",
        "times",
        "seats",
        "played",
        "not_played",
        "effect",
        low=(pl.col("effect") - pl.col("error")).clip(-1, 1),
        high=(pl.col("effect") + pl.col("error")).clip(-1, 1),
    ).sort("times", "card", descending=[True, False])


def influential_cards(found: pl.DataFrame, most: int) -> pl.DataFrame:
    """The cards that moved the win rate most, best first.

    Only cards that were both played and not played often enough.
    """
    enough = found.filter((pl.col("played") >= FEW) & (pl.col("not_played") >= FEW))
    return (
        enough.sort(pl.col("effect").abs(), "card", descending=[True, False]).head(most).sort("effect", descending=True)
    )


def slowest(matches: pl.DataFrame, times: pl.DataFrame, most: int) -> pl.DataFrame:
    """The matches that took longest by the clock."""
    columns = matches.select("cell", "match", "decisions", "turns")
    return (
        times.join(columns, ["cell", "match"])
        .sort("seconds", "cell", "match", descending=[True, False, False])
        .head(most)
    )
