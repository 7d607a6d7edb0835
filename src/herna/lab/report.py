"""The report of a run, section by section, in words and figures.

It also has the commands that replay single matches.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any

import polars as pl

from herna.bots.chances import correction_of
from herna.bots.interval import wilson_interval
from herna.engine.game import Game
from herna.games.catalogue import game_named, rulebook_of
from herna.lab import chances, figures, findings
from herna.lab.grid import Grid
from herna.lab.page import Section, Table
from herna.lab.runs import Run
from herna.lab.simulate import Plan, replay_command
from herna.lab.tables import read_tables
from herna.messages.library import told_of_changes
from herna.messages.words import Words

MOST_LABELS = 40  # of a figure
MOST_CARDS = 24
SLOWEST = 10
LONGEST_VALUE = 28  # characters of a deck or scenario given as text


class Report:
    """The report of a run in one language."""

    def __init__(self, run: Run, language: str) -> None:
        self.run = run
        self.grid: Grid = run.grid
        self.game: Game[Any] = game_named(run.grid.game)
        self.words = Words(language, self.game)
        self.matches, self.times = read_tables(run)
        self.ended = findings.finished(self.matches)
        self.together = self.game.cooperative

    def say(self, key: str, told: Mapping[str, object] | None = None) -> str:
        return self.words.say(f"report-{key}", told)

    def percent(self, share: float) -> str:
        return self.words.say("matches-percent", {"share": 100 * share})

    def interval(self, row: Mapping[str, float]) -> str:
        return self.words.say("matches-from-to", {"low": 100 * row["low"], "high": 100 * row["high"]})

    def number(self, number: float) -> str:
        return self.say("number", {"number": number})

    # Labels

    def value(self, value: str | int) -> str:
        """The value of an option in words."""
        key = f"{self.game.prefix}-value-{value}"
        text = self.words.say(key) if self.words.has(key) else str(value)
        return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"

    def option(self, name: str) -> str:
        key = f"{self.game.prefix}-option-{name}"
        return self.words.say(key) if self.words.has(key) else name

    def sides(self) -> dict[tuple[int, int], str]:
        """The label of each seat of each cell: bot and options that differ."""
        seats = [(cell, seat) for cell, plan in enumerate(self.grid.cells) for seat in range(len(plan.bots))]
        bots = {self.grid.cells[cell].bots[seat] for cell, seat in seats}
        own = {place: own_options(self.grid.cells[place[0]], place[1]) for place in seats}
        kinds = {kind for options in own.values() for kind in options}
        differing = sorted(kind for kind in kinds if len({options.get(kind) for options in own.values()}) > 1)
        labels: dict[tuple[int, int], str] = {}
        for cell, seat in seats:
            named = [self.value(own[cell, seat][kind]) for kind in differing if kind in own[cell, seat]]
            if len(bots) > 1:
                named.append(self.grid.cells[cell].bots[seat])
            labels[cell, seat] = " · ".join(named)
        if len(set(labels.values())) > 1:
            return labels
        return {(cell, seat): self.say("seat", {"seat": seat + 1}) for cell, seat in seats}

    def dimensions(self) -> dict[str, list[str]]:
        """What differs between cells (options, line-up), with its value in every cell."""
        cells = self.grid.cells
        found = {
            self.option(name): [self.value(plan.options[name]) for plan in cells]
            for name in cells[0].options
            if len({plan.options[name] for plan in cells}) > 1
        }
        if len({plan.bots for plan in cells}) > 1:
            found[self.say("line-up")] = [", ".join(plan.bots) for plan in cells]
        return found

    def about_shares(self, share: str = "share", played: str = "played") -> list[tuple[str, str]]:
        """The tooltip of a share."""
        fields = (("share:Q", share), ("low:Q", "low"), ("high:Q", "high"), ("played:Q", played))
        return [(field, self.say(key)) for field, key in fields]

    # The sections

    def sections(self) -> list[Section]:
        """All sections; a run without a finished match has only its failures."""
        if not self.ended.height:
            told = [self.slowest(), self.failures()]
        elif self.together:
            told = [self.cells_together(), *self.matrices_together()]
        else:
            sides = findings.sides_of(self.matches, self.sides())
            told = [self.who_wins(sides), self.match_ups(sides), self.who_begins(sides)]
        if self.ended.height:
            told += [self.length("turns"), self.length("decisions"), self.reasons(), self.points(), *self.cards()]
            told.append(self.chances())
            told += [self.slowest(), self.failures()]
        return [section for section in told if section is not None]

    def _shares(
        self,
        name: str,
        rows: list[dict[str, Any]],
        of: str,
        even: float | None = None,
        won: str = "won",
        share: str = "share",
    ) -> Section:
        """A section of shares: each row has a label, counts and an interval."""
        heads = (won, "played", share, "interval")
        table = Table(
            (of, *(f"{self.say(head)}#" for head in heads)),
            [
                (
                    row["label"],
                    *map(self.number, (row["won"], row["played"])),
                    self.percent(row["share"]),
                    self.interval(row),
                )
                for row in rows
            ],
        )
        about = [("label:N", of), *self.about_shares(share)]
        figure = figures.intervals(rows[:MOST_LABELS], self.say(share), even, about)
        return Section(name, self.say(f"{name}-title"), self.say(f"{name}-lead"), figure, table)

    def strongest_first(self, sides: pl.DataFrame) -> list[str]:
        """The sides in the order in which every figure shows them."""
        return findings.shares(sides, ["side"]).sort("share", "side", descending=[True, False])["side"].to_list()

    def who_wins(self, sides: pl.DataFrame) -> Section:
        """How often each side won."""
        rows = findings.shares(sides, ["side"]).sort("share", "side", descending=[True, False])
        even = float(sides["won"].mean() or 0.0)  # type: ignore[arg-type] # a column of truths
        return self._shares("wins", _labelled(rows, "side"), self.say("side"), even)

    def cells_together(self) -> Section:
        """For games won or lost together: how often each cell was won."""
        varied = list(self.dimensions().values())
        names = [" · ".join(values[cell] for values in varied) for cell in range(len(self.grid.cells))]
        rows = findings.shares(findings.won_together(self.matches), ["cell"]).sort(
            "share", "cell", descending=[True, False]
        )
        everybody = ", ".join(self.grid.cells[0].bots)
        labelled = [{**row, "label": names[row["cell"]] or everybody} for row in rows.to_dicts()]
        return self._shares("together", labelled, self.say("cell"))

    def matrices_together(self) -> list[Section]:
        """For games won or lost together: wins by the first two options that differ."""
        varied = list(self.dimensions().items())[:2]
        if len(varied) < 2:
            return []
        (down, labels), (across, others) = varied
        won = findings.won_together(self.matches).with_columns(
            label=pl.col("cell").replace_strict(dict(enumerate(labels)), return_dtype=pl.String),
            other=pl.col("cell").replace_strict(dict(enumerate(others)), return_dtype=pl.String),
        )
        return [self._matrix("grid", findings.shares(won, ["label", "other"]).to_dicts(), down, across)]

    def match_ups(self, sides: pl.DataFrame) -> Section | None:
        """How often each side beat each other side."""
        order = self.strongest_first(sides)
        rows = _labelled(findings.match_ups(sides), "side")
        rows.sort(key=lambda row: (order.index(row["label"]), order.index(row["other"])))
        if len({row["label"] for row in rows}) < 2:
            return None
        return self._matrix("match-ups", rows, self.say("row-side"), self.say("column-side"))

    def _matrix(self, name: str, rows: list[dict[str, Any]], down: str, across: str) -> Section:
        shown = list(dict.fromkeys(row["label"] for row in rows))[:MOST_LABELS]
        about = [("label:N", down), ("other:N", across), *self.about_shares()]
        drawn = [row for row in rows if row["label"] in shown]
        table = Table(
            (down, across, f"{self.say('share')}#", f"{self.say('interval')}#", f"{self.say('played')}#"),
            [
                (row["label"], row["other"], self.percent(row["share"]), self.interval(row), self.number(row["played"]))
                for row in rows
            ],
        )
        figure = figures.matrix(drawn, across, down, about)
        return Section(name, self.say(f"{name}-title"), self.say(f"{name}-lead"), figure, table)

    def who_begins(self, sides: pl.DataFrame) -> Section | None:
        """Whether it is better to begin: all matches together, and each side."""
        known = sides.filter(pl.col("first") >= 0)
        if known.is_empty():
            return None
        everybody = self.say("all-sides")
        whole = findings.shares(known, ["began"]).with_columns(side=pl.lit(everybody))
        each = findings.shares(known, ["side", "began"]).select(whole.columns)
        rows = _labelled(pl.concat([whole, each]), "side")
        for row in rows:
            row["which"] = self.say("began" if row["began"] else "did-not-begin")
        order = [everybody, *self.strongest_first(sides)]
        rows.sort(key=lambda row: (order.index(row["label"]), not row["began"]))
        about = [("label:N", self.say("side")), ("which:N", self.say("who")), *self.about_shares()]
        even = float(known["won"].mean() or 0.0)  # type: ignore[arg-type] # a column of truths
        begins, follows = (next(row for row in rows if row["began"] is began) for began in (True, False))
        told = {"began": self.percent(begins["share"]), "others": self.percent(follows["share"])}
        table = Table(
            (
                self.say("side"),
                self.say("who"),
                f"{self.say('share')}#",
                f"{self.say('interval')}#",
                f"{self.say('played')}#",
            ),
            [
                (row["label"], row["which"], self.percent(row["share"]), self.interval(row), self.number(row["played"]))
                for row in rows
            ],
        )
        figure = figures.two_intervals(rows[: 2 * MOST_LABELS], self.say("share"), even, about)
        return Section("begins", self.say("begins-title"), self.say("begins-lead", told), figure, table)

    def length(self, column: str) -> Section:
        """How long the matches were, in turns or in decisions."""
        rows = findings.histogram(self.matches, column).to_dicts()
        values = self.ended[column]
        told = {
            "mean": values.mean(),
            "middle": values.median(),
            "shortest": values.min(),
            "longest": values.max(),
        }
        about = (("from:Q", self.say("from")), ("to:Q", self.say("below")), ("matches:Q", self.say("matches")))
        figure = figures.bars(rows, self.say(f"{column}"), self.say("matches"), about)
        table = Table(
            (f"{self.say('from')}#", f"{self.say('below')}#", f"{self.say('matches')}#"),
            [tuple(self.number(row[name]) for name in ("from", "to", "matches")) for row in rows],
        )
        return Section(column, self.say(f"{column}-title"), self.say(f"{column}-lead", told), figure, table)

    def reasons(self) -> Section:
        """By which rule the matches ended."""
        rules = rulebook_of(self.game).rules
        rows = _labelled(findings.reasons(self.matches), "reason")
        for row in rows:
            rule = rules.get(row["label"])
            title = "" if rule is None else rule.title[self.words.language]
            row["label"] = f"{title} [{row['label']}]" if title else row["label"] or self.say("no-reason")
        return self._shares("reasons", rows, self.say("reason"), won="ended", share="share-of-matches")

    def points(self) -> Section | None:
        """How the points of winners and losers grew."""
        rows = findings.points_by_turn(self.matches, self.together).to_dicts()
        if not rows:
            return None
        for row in rows:
            row["which"] = self.say("winners" if row["won"] else "losers")
        rows.sort(key=lambda row: (not row["won"], row["turn"]))
        what = self.words.say(f"{self.game.prefix}-points")
        told = (
            ("which:N", self.say("who")),
            ("turn:Q", self.say("turn")),
            ("mean:Q", self.say("mean")),
            ("count:Q", self.say("played")),
        )
        table = Table(
            (self.say("who"), *(f"{self.say(head)}#" for head in ("turn", "mean", "from", "to", "played"))),
            [
                (row["which"], *(self.number(row[name]) for name in ("turn", "mean", "low", "high", "count")))
                for row in rows
            ],
        )
        figure = figures.lines(rows, self.say("turn"), what, told)
        return Section("points", self.say("points-title"), self.say("points-lead", {"what": what}), figure, table)

    def chances(self) -> Section | None:
        """Whether what the bots expected came true: by tenths, as a hint shows it."""
        expected = chances.expectations(self.matches)
        if expected.is_empty():
            return None
        found = chances.reliability(chances.as_chances(expected, correction_of(self.game)))
        rows = found.to_dicts()
        told = {"points": 100 * chances.calibration_error(found), "matches": self.ended.height}
        heads = ("chance", "won", "expectations", "share", "interval")
        table = Table(
            (self.say("chances-of"), *(f"{self.say(head)}#" for head in heads)),
            [
                (
                    self.words.say("matches-from-to", {"low": 100 * row["start"], "high": 100 * row["end"]}),
                    self.percent(row["chance"]),
                    *map(self.number, (row["won"], row["played"])),
                    self.percent(row["share"]),
                    self.interval(row),
                )
                for row in rows
            ],
        )
        about = [("chance:Q", self.say("chance")), *self.about_shares(played="expectations")]
        figure = figures.reliability(rows, self.say("chance"), self.say("share"), about)
        lead, caveat = self.say("chances-lead", told), self.say("chances-caveat")
        return Section("chances", self.say("chances-title"), lead, figure, table, caveat)

    def cards(self) -> list[Section]:
        """Which cards were played, and how much they moved the win rate."""
        found = findings.cards(self.matches, self.together)
        if found.is_empty():
            return []
        cards = [self._card(row) for row in found.to_dicts()]
        return [self._most_played(cards[:MOST_CARDS]), self._influential_cards(found, cards)]

    def _most_played(self, cards: list[dict[str, Any]]) -> Section:
        title = self.say("times-a-match")
        figure = figures.ranking(cards, title, [("label:N", self.say("card")), ("number:Q", title)])
        return Section("played", self.say("played-title"), self.say("played-lead"), figure)

    def _influential_cards(self, found: pl.DataFrame, cards: list[dict[str, Any]]) -> Section:
        telling = [self._card(row) for row in findings.influential_cards(found, MOST_CARDS).to_dicts()]
        heads = ("times", "seats-played", "seats-not", "effect", "interval")
        table = Table(
            (self.say("card"), *(f"{self.say(head)}#" for head in heads)),
            [self._card_in_words(card) for card in cards],
        )
        about = [("label:N", self.say("card")), *self.about_shares("effect", "seats-played")]
        figure = figures.intervals(telling, self.say("effect"), 0.0, about) if telling else None
        lead = self.say("cards-lead" if telling else "cards-few", {"few": findings.FEW})
        return Section("cards", self.say("cards-title"), lead, figure, table, self.say("cards-caveat"))

    def _card(self, row: dict[str, Any]) -> dict[str, Any]:
        key = f"{self.game.prefix}-card-{row['card']}"
        label = self.words.say(key) if self.words.has(key) else row["card"]
        return {**row, "label": label, "share": row["effect"], "number": row["times"] / self.ended.height}

    def _card_in_words(self, row: dict[str, Any]) -> tuple[str, ...]:
        counts = (self.number(row[name]) for name in ("times", "played", "not_played"))
        if min(row["played"], row["not_played"]) < findings.FEW:
            return row["label"], *counts, "–", "–"
        return row["label"], *counts, self.say("points-of-percent", {"points": 100 * row["effect"]}), self.interval(row)

    def slowest(self) -> Section:
        """The matches that took longest, with the commands that replay them."""
        rows = findings.slowest(self.matches, self.times, SLOWEST).to_dicts()
        table = Table(
            (f"{self.say('match')}#", f"{self.say('seconds')}#", f"{self.say('decisions')}#", self.say("command")),
            [
                (
                    self.number(row["match"]),
                    self.say("seconds-number", {"seconds": row["seconds"]}),
                    self.number(row["decisions"]),
                    f"`{watch_command(self.grid.cells[row['cell']], row['match'])}",
                )
                for row in rows
            ],
        )
        return Section("slowest", self.say("slowest-title"), self.say("slowest-lead"), None, table)

    def failures(self) -> Section | None:
        """The matches that could not be played to the end."""
        failed = self.matches.filter(pl.col("failure").is_not_null())
        if failed.is_empty():
            return None
        table = Table(
            (f"{self.say('match')}#", self.say("why"), self.say("command")),
            [
                (self.number(match), why, f"`{replay_command(self.grid.cells[cell], match)}")
                for cell, match, why in failed.select("cell", "match", "failure").head(SLOWEST).rows()
            ],
        )
        lead = self.say("failures-lead", {"failures": failed.height})
        return Section("failures", self.say("failures-title"), lead, None, table)

    # At the top

    def facts(self) -> list[tuple[str, str, str]]:
        """The numbers at the top: name, number, and its interval or a remark."""
        ended = self.ended.height
        asked = len(self.grid.places())
        of_all = self.say("of-all", {"all": asked}) if self.matches.height < asked else ""
        facts = [(self.say("matches-played"), self.number(self.matches.height), of_all)]
        cells = self.number(len(self.grid.cells))
        facts.append((self.say("cells"), cells, ", ".join(self.dimensions())))
        if ended:
            nobody = self.ended.filter(pl.col("winners").list.len() == 0).height
            low, high = wilson_interval(nobody, ended)
            share = {"low": low, "high": high}
            facts.append(
                (self.say("lost" if self.together else "draws"), self.percent(nobody / ended), self.interval(share))
            )
            mean = float(self.ended["turns"].mean() or 0.0)  # type: ignore[arg-type] # a column of numbers
            facts.append((self.say("mean-turns"), self.number(round(mean, 1)), ""))
        total = float(self.times["seconds"].sum())
        facts.append(
            (self.say("time-played"), self.say("seconds-number", {"seconds": total}), self.say("all-processes"))
        )
        return facts

    def lead(self) -> str:
        """Who played what, in a sentence."""
        line_ups = " / ".join(dict.fromkeys(", ".join(plan.bots) for plan in self.grid.cells))
        lead = self.say("lead", {"bots": line_ups, "seed": self.grid.cells[0].seed})
        return f"{lead} {told_of_changes(self.words)}".strip()


def own_options(plan: Plan, seat: int) -> dict[str, str | int]:
    """The options of one seat by kind: `deck-2` is the second seat's `deck`."""
    ending = f"-{seat + 1}"
    return {name.removesuffix(ending): value for name, value in plan.options.items() if name.endswith(ending)}


def watch_command(plan: Plan, number: int) -> str:
    """The command that records a match again and shows it."""
    file = f"match-{number}.journal"
    return f"{replay_command(plan, number)} --record {file} && {shlex.join(['herna', 'replay', file])}"


def _labelled(rows: pl.DataFrame, column: str) -> list[dict[str, Any]]:
    return rows.rename({column: "label"}).to_dicts()
