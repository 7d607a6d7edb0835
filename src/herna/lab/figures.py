"""The figures of a report, drawn with Altair; a theme gives their colours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import altair as alt
import vl_convert

Rows = Sequence[dict[str, Any]]
Figure = dict[str, Any]

THEMES = ("light", "dark")
VEGA_LITE = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
WIDTH = 640  # of a picture; on the page a figure is as wide as the paper
ROW, BAR_HEIGHT, MATRIX_CELL, LINE_HEIGHT = 24, 200, 44, 260


# How they look


def colours(theme: str) -> dict[str, str]:
    """The colours of the report by role, for the light or the dark theme."""
    style = (files("herna.lab") / "content" / "report.css").read_text(encoding="utf-8")
    root = style[style.index(":root") : style.index("}")]
    found = re.findall(r"--([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));", root)
    return {name: both or (light if theme == THEMES[0] else dark) for name, light, dark, both in found}


def vega_config(theme: str) -> dict[str, Any]:
    """The theme as Vega-Lite's configuration."""
    colour = colours(theme)
    text = {"labelColor": colour["ink"], "titleColor": colour["ink-soft"], "titleFontWeight": "normal"}
    fonts = {"labelFont": "sans-serif", "titleFont": "sans-serif", "labelFontSize": 12, "titleFontSize": 12}
    return {
        "background": colour["paper"],
        "view": {"stroke": None},
        "title": {"color": colour["ink"], "anchor": "start", "fontSize": 16, "offset": 12, "font": "serif"},
        "axis": {
            **text,
            **fonts,
            "gridColor": colour["paper-line"],
            "domainColor": colour["rim-edge"],
            "tickColor": colour["rim-edge"],
            "labelLimit": 260,
        },
        "legend": {**text, **fonts, "orient": "top", "symbolSize": 120},
        "range": {
            "category": [colour["good"], colour["threat"]],
            "diverging": [
                mix(colour["threat"], colour["paper"]),
                colour["paper"],
                mix(colour["good"], colour["paper"]),
            ],
        },
        "bar": {"color": colour["chosen"]},
        "circle": {"color": colour["chosen"], "size": 90, "opacity": 1},
        "rule": {"color": colour["ink-soft"], "strokeWidth": 2},
        "text": {"color": colour["ink"], "font": "sans-serif", "fontSize": 12},
        "rect": {"stroke": colour["paper"], "strokeWidth": 2},
    }


def mix(colour: str, ground: str, part: float = 0.6) -> str:
    """A mix of a colour with its ground."""
    channels = [
        round(part * int(colour[at : at + 2], 16) + (1 - part) * int(ground[at : at + 2], 16)) for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{channel:02x}" for channel in channels)


@cache
def library() -> str:
    """The scripts that draw figures on a page, bundled whole (which takes seconds)."""
    return str(vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", VEGA_LITE))


def number_format(language: str) -> dict[str, Any]:
    """How numbers are written in a language."""
    return dict(vl_convert.get_format_locale("cs-CZ" if language == "cs" else "en-US"))


def picture(figure: Figure, title: str, language: str) -> bytes:
    """A figure with its title as PNG, in the light theme."""
    width = figure["width"] if isinstance(figure["width"], dict) else WIDTH
    drawn = {**figure, "title": title, "width": width, "padding": 16}
    return bytes(
        vl_convert.vegalite_to_png(
            drawn, vl_version=VEGA_LITE, scale=2, config=vega_config(THEMES[0]), format_locale=number_format(language)
        )
    )


# What they show


def intervals(rows: Rows, title: str, even: float | None, about: Sequence[tuple[str, str]]) -> Figure:
    """A share with its interval for each row, one under another.

    A row has a `label`, `share`, `low` and `high`; `about` are the fields of its tooltip. The dashed line `even` is
    where all would be if they were equal.
    """
    axis = alt.Axis(format=".0%", grid=True)
    shares = _chart(rows).encode(y=alt.Y("label:N", sort=None, title=None), tooltip=tooltips(about))
    scale = alt.Scale(domain=_domain(rows), nice=False, clamp=True)
    layers = [
        shares.mark_rule().encode(x=alt.X("low:Q", title=title, axis=axis, scale=scale), x2="high:Q"),
        shares.mark_circle().encode(x="share:Q"),
    ]
    if even is not None:
        line = _chart([{"even": even}]).mark_rule(strokeDash=[4, 4], strokeWidth=1).encode(x=alt.X("even:Q"))
        layers.insert(0, line)
    return _figure(alt.layer(*layers), alt.Step(ROW))


def _domain(rows: Rows) -> list[float]:
    """From 0 to 1; for differences, as wide as the widest interval."""
    if all(row["low"] >= 0 for row in rows):
        return [0.0, 1.0]
    most = max(max(abs(row["low"]), abs(row["high"])) for row in rows)
    return [-most, most]


def two_intervals(rows: Rows, title: str, even: float | None, about: Sequence[tuple[str, str]]) -> Figure:
    """Like `intervals`, with two shares for each label, distinguished by `which`."""
    axis = alt.Axis(format=".0%", grid=True)
    scale = alt.Scale(domain=[0, 1])
    shares = _chart(rows).encode(
        y=alt.Y("label:N", sort=None, title=None),
        yOffset=alt.YOffset("which:N", sort=None),
        color=alt.Color("which:N", title=None, scale=_colour_and_shape(rows)),
        tooltip=tooltips(about),
    )
    layers = [
        shares.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=title, axis=axis, scale=scale), x2="high:Q"),
        shares.mark_point(filled=True, size=80, opacity=1).encode(
            x="share:Q", shape=alt.Shape("which:N", title=None, scale=_colour_and_shape(rows))
        ),
    ]
    if even is not None:
        line = _chart([{"even": even}]).mark_rule(strokeDash=[4, 4], strokeWidth=1).encode(x=alt.X("even:Q"))
        layers.insert(0, line)
    return _figure(alt.layer(*layers), alt.Step(1.5 * ROW, **{"for": "position"}))


def matrix(rows: Rows, across: str, down: str, about: Sequence[tuple[str, str]]) -> Figure:
    """A share for each `label` against each `other`: green above a half, red below."""
    cells = _chart(rows).encode(
        x=alt.X("other:N", sort=_order(rows, "other"), title=across, axis=alt.Axis(orient="top", labelAngle=-40)),
        y=alt.Y("label:N", sort=_order(rows, "label"), title=down),
        tooltip=tooltips(about),
    )
    shade = alt.Color("share:Q", scale=alt.Scale(domain=[0, 1], domainMid=0.5), legend=None)
    drawn = alt.layer(
        cells.mark_rect().encode(color=shade),
        cells.mark_text().encode(text=alt.Text("share:Q", format=".0%")),
    )
    return _figure(drawn, alt.Step(28), alt.Step(MATRIX_CELL))


def bars(rows: Rows, across: str, down: str, about: Sequence[tuple[str, str]]) -> Figure:
    """How many `matches` lie between each `from` and `to`."""
    drawn = (
        _chart(rows)
        .mark_bar(binSpacing=1)
        .encode(
            x=alt.X("from:Q", title=across, bin="binned", axis=alt.Axis(format="d")),
            x2="to:Q",
            y=alt.Y("matches:Q", title=down, axis=alt.Axis(tickMinStep=1)),
            tooltip=tooltips(about),
        )
    )
    return _figure(drawn, BAR_HEIGHT)


def ranking(rows: Rows, title: str, about: Sequence[tuple[str, str]]) -> Figure:
    """A bar of length `number` for each label, one under another."""
    drawn = (
        _chart(rows)
        .mark_bar()
        .encode(
            y=alt.Y("label:N", sort=None, title=None),
            x=alt.X("number:Q", title=title),
            tooltip=tooltips(about),
        )
    )
    return _figure(drawn, alt.Step(ROW - 4))


def lines(rows: Rows, across: str, down: str, about: Sequence[tuple[str, str]]) -> Figure:
    """The mean of each `which` by turn: a line with a band."""
    line = alt.Legend(symbolType="stroke", symbolStrokeWidth=3, symbolOpacity=1)
    each = _chart(rows).encode(
        x=alt.X("turn:Q", title=across, axis=alt.Axis(format="d", tickMinStep=1), scale=alt.Scale(nice=False)),
        color=alt.Color("which:N", title=None, scale=_colour_and_shape(rows), legend=line),
        tooltip=tooltips(about),
    )
    drawn = alt.layer(
        each.mark_area(opacity=0.18).encode(y=alt.Y("low:Q", title=down), y2="high:Q"),
        each.mark_line(strokeWidth=2.5).encode(
            y="mean:Q", strokeDash=alt.StrokeDash("which:N", title=None, scale=_colour_and_shape(rows), legend=line)
        ),
    )
    return _figure(drawn, LINE_HEIGHT)


def reliability(rows: Rows, across: str, down: str, about: Sequence[tuple[str, str]]) -> Figure:
    """The share that was won, by the chance that was told.

    Both are equal on the dashed line. A row has a `chance`, `share`, `low` and `high`; the more expectations it has,
    the larger its point.
    """
    axis = alt.Axis(format=".0%", grid=True)
    scale = alt.Scale(domain=[0, 1], nice=False)
    points = _chart(rows).encode(x=alt.X("chance:Q", title=across, axis=axis, scale=scale), tooltip=tooltips(about))
    equal = _chart([{"chance": 0, "share": 0}, {"chance": 1, "share": 1}]).mark_line(strokeDash=[4, 4], strokeWidth=1)
    drawn = alt.layer(
        equal.encode(x=alt.X("chance:Q", scale=scale), y=alt.Y("share:Q", scale=scale)),
        points.mark_rule().encode(y=alt.Y("low:Q", title=down, axis=axis, scale=scale), y2="high:Q"),
        points.mark_circle().encode(y="share:Q", size=alt.Size("played:Q", legend=None)),
    )
    return _figure(drawn, LINE_HEIGHT)


def tooltips(about: Sequence[tuple[str, str]]) -> list[alt.Tooltip]:
    """The fields of a tooltip: name and type of each, and its title."""
    return [
        alt.Tooltip(field, title=title, format=".1%")
        if field.split(":")[0] in _SHARES
        else alt.Tooltip(field, title=title)
        for field, title in about
    ]


_SHARES = ("share", "low", "high", "chance")


def _order(rows: Rows, field: str) -> list[str]:
    """The values of a field in the order of the labels, others last."""
    labels = [row["label"] for row in rows]
    own = [row[field] for row in rows]
    return list(dict.fromkeys([label for label in labels if label in own] + own))


def _colour_and_shape(rows: Rows) -> alt.Scale:
    """One scale for colour and shape, so that the legend shows each `which` once."""
    return alt.Scale(domain=list(dict.fromkeys(row["which"] for row in rows)))


def _chart(rows: Rows) -> alt.Chart:
    return alt.Chart(alt.Data(values=list(rows)))  # type: ignore[no-untyped-call] # Altair does not say its type


def _figure(chart: Any, height: Any, width: Any = "container") -> Figure:
    figure: Figure = chart.properties(height=height, width=width).to_dict()
    figure.pop("config", None)  # the theme replaces it
    if width == "container":
        figure["autosize"] = {"type": "fit-x", "contains": "padding"}
    return figure
