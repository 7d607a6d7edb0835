"""A report as one HTML page that needs no network: everything is inside."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Protocol

from herna import VERSION
from herna.engine.game import Game
from herna.lab import figures
from herna.lab.figures import Figure
from herna.messages.words import Words

MOST_SHOWN = 12  # rows of a table that is not folded away


@dataclass(frozen=True, slots=True)
class Table:
    """Column heads and rows as text; a head ending with `#` is of numbers."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the report: title, lead, perhaps a figure, and the numbers."""

    name: str
    title: str
    lead: str
    figure: Figure | None = None
    table: Table | None = None
    caveat: str = ""


class ReportContent(Protocol):
    """What a page is rendered from."""

    game: Game[Any]
    words: Words

    def say(self, key: str, told: Mapping[str, object] | None = None) -> str: ...

    def sections(self) -> list[Section]: ...

    def facts(self) -> list[tuple[str, str, str]]: ...

    def lead(self) -> str: ...


def render_page(report: ReportContent) -> str:
    """The report as one HTML page that fetches nothing."""
    sections = report.sections()
    drawn = {section.name: section.figure for section in sections if section.figure is not None}
    looks = {theme: figures.vega_config(theme) for theme in figures.THEMES}
    looks["numbers"] = figures.number_format(report.words.language)
    game = report.words.say(f"{report.game.prefix}-game")
    content = files("herna.lab") / "content"
    return Template((content / "report.html").read_text(encoding="utf-8")).substitute(
        language=report.words.language,
        game=report.game.key,
        title=escape(report.say("title", {"game": game})),
        lead=escape(report.lead()),
        style=(content / "report.css").read_text(encoding="utf-8"),
        sections="\n".join([_facts(report.facts()), *(_section(report, section) for section in sections)]),
        footer=escape(report.say("footer", {"version": VERSION})),
        figures=_embedded(drawn),
        looks=_embedded(looks),
        library=figures.library(),
        script=(content / "report.js").read_text(encoding="utf-8"),
    )


def _section(report: ReportContent, section: Section) -> str:
    parts = [f"<h2>{escape(section.title)}</h2>", f"<p>{escape(section.lead)}</p>"]
    if section.caveat:
        parts.append(f'<p class="slip">{escape(section.caveat)}</p>')
    if section.figure is not None:
        label = escape(f"{section.title}. {section.lead}", quote=True)
        parts.append(
            f'<figure role="img" aria-label="{label}"><div class="figure" id="figure-{section.name}"></div></figure>'
        )
    if section.table is not None:
        table = _table(section.table)
        folded = section.figure is not None or len(section.table.rows) > MOST_SHOWN
        summary = f"<summary>{escape(report.say('numbers'))}</summary>"
        parts.append(f"<details>{summary}{table}</details>" if folded else table)
    return f'<section id="{section.name}">\n' + "\n".join(parts) + "\n</section>"


def _facts(facts: Sequence[tuple[str, str, str]]) -> str:
    entries = [
        f"<div><dt>{escape(name)}</dt><dd>{escape(number)}<small>{escape(more)}</small></dd></div>"
        for name, number, more in facts
    ]
    return f'<dl class="facts">{"".join(entries)}</dl>'


def _table(table: Table) -> str:
    numbers = [head.endswith("#") for head in table.heads]

    def row(tag: str, cells: Sequence[str]) -> str:
        return "".join(_cell(tag, text, number) for text, number in zip(cells, numbers, strict=True))

    body = "".join(f"<tr>{row('td', cells)}</tr>" for cells in table.rows)
    heads = row("th", [head.removesuffix("#") for head in table.heads])
    return f'<div class="table"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell(tag: str, text: str, number: bool) -> str:
    if text.startswith("`"):  # a command
        return f'<{tag}><pre tabindex="0">{escape(text[1:])}</pre></{tag}>'
    return f'<{tag} class="number">{escape(text)}</{tag}>' if number else f"<{tag}>{escape(text)}</{tag}>"


def _embedded(data: object) -> str:
    """Data as JSON in a page; nothing in it can end its element."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).replace("<", "\\u003c")
