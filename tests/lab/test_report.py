"""`herna report`: one page that needs nothing else, in both languages, with what makes sense for the game."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from herna.cli.main import main
from herna.games.catalogue import game_named
from herna.lab import extras, figures
from herna.lab.grid import make_grid, play_grid
from herna.lab.page import Section, render_page
from herna.lab.report import Report, own_options, watch_command
from herna.lab.runs import ROWS, Run, start_run
from herna.messages.words import Words
from tests.kit.present import present
from tests.ui.conftest import started_browser

ROOT = Path(__file__).parents[2]
TOKENS = ROOT / "ui" / "src" / "look" / "tokens.css"
COMPETING = ["wins", "match-ups", "begins", "turns", "decisions", "reasons", "points"]


def a_run(folder: Path, game: str, seats: str, matches: int, options: dict[str, list[str]], most: int = 20_000) -> Run:
    """A small run, of which all rows are there and no table yet."""
    line_ups = [names.split(",") for names in seats.split(" ")]
    grid, _ = make_grid(game_named(game), line_ups, options, "7", most, range(1, 1 + matches))
    run = start_run(folder, grid)
    with run.append() as rows:
        for part in play_grid(grid, grid.places(), True, 1):
            rows.add(part.lines)
    return run


@pytest.fixture(scope="module")
def summoners(tmp_path_factory: pytest.TempPathFactory) -> Run:
    decks = {"deck-1": ["polar-dwarves", "cave-goblins"], "deck-2": ["tundra-orcs", "cave-goblins"]}
    return a_run(tmp_path_factory.mktemp("summoners"), "summoner-wars", "random,random", 30, decks)


@pytest.fixture(scope="module")
def mages(tmp_path_factory: pytest.TempPathFactory) -> Run:
    hard = {"nemesis": ["rageborne", "carapace-queen"], "difficulty": ["beginner", "normal"]}
    return a_run(tmp_path_factory.mktemp("mages"), "aeons-end", "random,random", 3, hard)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with started_browser(tmp_path_factory.mktemp("fonts")) as browser:
        yield browser


def section(report: Report, name: str) -> Section:
    return next(section for section in report.sections() if section.name == name)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_report_has_every_section_in_words(summoners: Run, language: str) -> None:
    report = Report(summoners, language)

    page = render_page(report)

    assert [section.name for section in report.sections()] == [*COMPETING, "played", "cards", "slowest"]
    text = page[page.index("<header>") : page.index('<script type="application/json"')]
    assert not re.findall(r">[^<]*\b(?:report|matches|sw)-[a-z-]+[^<]*<", re.sub(r"<pre.*?</pre>", "", text))
    assert f'<html lang="{language}" data-game="summoner-wars">' in page
    assert Words(language, report.game).say("sw-value-cave-goblins") in text


def test_a_report_fetches_nothing(summoners: Run) -> None:
    page = render_page(Report(summoners, "en"))

    assert not re.findall(r"(?:src|href)\s*=", page[: page.index('<script type="module">')])
    assert "default-src 'none'" in page
    assert not re.findall(r"@import|url\(", page[: page.index("</style>")])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_browser_draws_every_figure(summoners: Run, browser: Browser, tmp_path: Path, scheme: str) -> None:
    report = Report(summoners, "cs")
    file = tmp_path / "report.html"
    file.write_text(render_page(report), encoding="utf-8")
    asked: list[str] = []
    mistakes: list[str] = []
    page = browser.new_page(
        color_scheme="dark" if scheme == "dark" else "light", viewport={"width": 420, "height": 800}
    )
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.on("console", lambda message: mistakes.append(message.text) if message.type == "error" else None)

    page.goto(file.as_uri())

    drawn = [section.name for section in report.sections() if section.figure is not None]
    for name in drawn:
        page.wait_for_selector(f"#figure-{name} svg")
    assert len(drawn) == 9
    assert asked == [file.as_uri()]
    assert mistakes == []
    assert page.evaluate("document.documentElement.scrollWidth") == 420
    grounds = (
        "['#wins', '#figure-wins svg'].map(name => getComputedStyle(document.querySelector(name)).backgroundColor)"
    )
    paper, figure = page.evaluate(grounds)
    assert paper == figure == {"light": "rgb(251, 246, 234)", "dark": "rgb(36, 29, 22)"}[scheme]
    page.close()


def test_the_win_rates_are_those_of_the_summary(summoners: Run) -> None:
    wins = section(Report(summoners, "en"), "wins")

    assert sum(int(row[1]) for row in present(wins.table).rows) == 120  # somebody has won every match
    assert {row[0] for row in present(wins.table).rows} == {"Polar Dwarves", "Cave Goblins", "Tundra Orcs"}


def test_players_who_win_together_are_asked_what_is_hard(mages: Run) -> None:
    report = Report(mages, "en")

    names = [section.name for section in report.sections()]
    assert names[:2] == ["together", "grid"]
    assert not {"wins", "match-ups", "begins"} & set(names)
    hard = section(report, "grid")
    assert {(row[0], row[1]) for row in present(hard.table).rows} == {
        (nemesis, difficulty) for nemesis in ("Rageborne", "Carapace Queen") for difficulty in ("beginner", "normal")
    }


def test_bots_that_meet_are_told_apart_and_equal_seats_are_numbered(tmp_path: Path) -> None:
    bots = Report(a_run(tmp_path / "bots", "connect-four", "greedy,random random,greedy", 3, {}), "en")
    alike = Report(a_run(tmp_path / "alike", "connect-four", "random,random", 3, {}), "en")

    assert set(bots.sides().values()) == {"greedy", "random"}
    assert bots.sides()[1, 0] == "random"
    assert alike.sides() == {(0, 0): "Seat 1", (0, 1): "Seat 2"}


def test_a_deck_belongs_to_its_seat(summoners: Run) -> None:
    assert own_options(summoners.grid.cells[0], 1) == {"deck": "tundra-orcs"}


def test_a_run_of_failures_still_has_a_report(tmp_path: Path) -> None:
    report = Report(a_run(tmp_path, "connect-four", "random,random", 3, {}, most=6), "en")

    assert [section.name for section in report.sections()] == ["slowest", "failures"]
    assert "not over after 6 decisions" in render_page(report)


@pytest.mark.parametrize("field", ["failure", "reason"])
def test_what_a_run_says_cannot_break_the_page(tmp_path: Path, field: str) -> None:
    """A failure stands in a table, a reason also in the data of a figure."""
    run = a_run(tmp_path, "connect-four", "random,random", 3, {})
    rows = [json.loads(line) for line in (tmp_path / ROWS).read_text().splitlines()]
    (tmp_path / ROWS).write_text("".join(json.dumps(row | {field: "</script><b>"}) + "\n" for row in rows))

    page = render_page(Report(run, "en"))

    assert "&lt;/script&gt;&lt;b&gt;" in page
    assert "</script><b>" not in page


def test_the_slowest_matches_can_be_watched(summoners: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command of the report is a line for a shell: one command plays and records, the other shows."""
    monkeypatch.chdir(tmp_path)
    slowest = present(section(Report(summoners, "en"), "slowest").table)

    play, watch = slowest.rows[0][-1].removeprefix("`").split(" && ")

    assert main([*play.split()[1:], "--json"]) == 0
    assert main([*watch.split()[1:], "--at", "1"]) == 0


def test_a_command_quotes_what_a_shell_would_split(summoners: Run) -> None:
    assert "--seed 'a b' --first 3" in watch_command(replace(summoners.grid.cells[0], seed="a b"), 3)


def test_the_colours_are_those_of_the_page() -> None:
    """Of ui/src/look/tokens.css, by name; the report has no look of its own, but as one file it brings no fonts."""

    def tokens(style: str) -> set[tuple[str, str]]:
        return set(re.findall(r"(--(?!font-)[a-z-]+): ([^;]+);", style))

    ours = tokens((ROOT / "src" / "herna" / "lab" / "content" / "report.css").read_text(encoding="utf-8"))

    assert len(ours) == 29
    assert ours <= tokens(TOKENS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("theme", figures.THEMES)
def test_a_figure_has_the_colours_of_its_theme(theme: str) -> None:
    look = figures.vega_config(theme)

    assert look["background"] == {"light": "#fbf6ea", "dark": "#241d16"}[theme]
    assert look["bar"]["color"] == {"light": "#8a5a06", "dark": "#efbd5b"}[theme]


def test_the_command_writes_the_page_and_on_request_the_pictures(
    mages: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "report", str(mages.folder), "--png", "--out", str(tmp_path / "page.html")]) == 0

    said = capsys.readouterr().out
    pictures = sorted((tmp_path / "pictures").iterdir())
    assert f"The report is in {tmp_path / 'page.html'}" in said
    assert {"together.png", "grid.png", "turns.png", "points.png"} <= {file.name for file in pictures}
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in pictures)


@pytest.mark.parametrize(("empty", "said"), [(True, "has no match yet"), (False, "holds no run")])
def test_without_matches_there_is_no_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], empty: bool, said: str
) -> None:
    if empty:
        grid, _ = make_grid(game_named("connect-four"), [("random", "random")], {}, "7", 100, range(1, 3))
        start_run(tmp_path, grid)

    assert main(["--lang", "en", "report", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err


def test_without_the_packages_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)

    assert main(["--lang", "en", "report", str(tmp_path)]) == 2
    assert 'pip install "herna[lab]"' in capsys.readouterr().err
