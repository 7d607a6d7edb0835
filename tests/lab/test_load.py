"""How much the server bears: a small load on a real server, and what is made of the numbers."""

import json
from pathlib import Path

import pytest

from herna.cli.bench import table_of_bars, table_of_load
from herna.cli.terminal import Terminal
from herna.engine.errors import HernaError
from herna.lab import load, watching
from herna.lab.bench import Row
from herna.lab.load import Load, Server, bars_of_load, measure_load, open_table
from herna.messages.words import Words
from tests.cli.command import Herna


def a_row(**changes: float) -> Row:
    usual = {"tables": 1000, "tables_held": 1000, "choices_per_s": 600.0, "p99_ms": 80.0}
    return {"game": "connect-four", **usual, **changes}


@pytest.fixture
def herna(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Herna:
    monkeypatch.setenv("HERNA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(load, "IDLE_TABLES", 20)
    monkeypatch.setattr(watching, "SPECTATORS", 3)
    monkeypatch.setattr(watching, "CHOICES", 3)
    return Herna(monkeypatch, capsys)


def test_tables_are_played_to_their_end_and_beyond_at_the_pace_that_was_asked_for() -> None:
    told: list[float] = []
    with Server() as server:
        row = measure_load(server, Load("connect-four", 2, 4, 60.0, 2.0), told.append)
        with pytest.raises(HernaError, match="load-refused"):
            open_table(server.address, "no-such-game", 2)
        process = server.process

    assert row["tables_held"] == 4
    assert row["refused"] == 0
    assert 15 < row["choices_per_s"] < 90  # at that pace a match lasts less than the two seconds
    assert 0 < row["p50_ms"] <= row["p99_ms"]
    assert row["cpu_ms"] > 0
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert process.returncode == 0
    assert not Path(server.folder.name).exists()


def test_a_server_that_does_not_start_is_told_with_its_reason() -> None:
    with pytest.raises(HernaError) as told, Server("nonsense"):
        pass

    assert "database" in str(told.value.arguments["why"])


def test_the_bars_are_for_a_full_house_and_for_idle_tables() -> None:
    small = a_row(tables=50, tables_held=50, choices_per_s=1.0, p99_ms=9999.0)

    kept = {bar.kind: bar.met() for bar in bars_of_load([small, a_row(), {"game": "connect-four", "idle_kb": 4.0}])}

    assert kept == {"tables": True, "choices": True, "p99": True, "idle": True}


@pytest.mark.parametrize(
    ("row", "missed"),
    [
        (a_row(tables_held=999), "tables"),
        (a_row(choices_per_s=499.0), "choices"),
        (a_row(p99_ms=251.0), "p99"),
        ({"game": "connect-four", "idle_kb": 51.0}, "idle"),
        ({"game": "connect-four", "crowd_costs": 3.1}, "crowd"),
    ],
)
def test_a_bar_that_is_missed_is_told(row: Row, missed: str) -> None:
    assert [bar.kind for bar in bars_of_load([row]) if not bar.met()] == [missed]


def test_the_command_reports_rows_and_bars_as_json(herna: Herna) -> None:
    small = ("--games", "connect-four", "--tables", "3,5", "--pace", "40", "--seconds", "0.5", "--json")

    ran = herna("bench", "server", *small)

    told = json.loads(ran.out)
    assert ran.status == 0
    assert [row["tables"] for row in told["rows"] if "tables" in row] == [3, 5]
    assert [row["idle_tables"] for row in told["rows"] if "idle_kb" in row] == [20]
    assert [row["spectators"] for row in told["rows"] if "crowd_costs" in row] == [3]
    assert [bar["kind"] for bar in told["bars"]] == ["idle", "crowd"]
    assert ran.err == ""


@pytest.mark.parametrize(("language", "heading"), [("en", "choices/s"), ("cs", "voleb/s")])
def test_the_table_fits_a_terminal_in_both_languages(herna: Herna, language: str, heading: str) -> None:
    row = a_row(p50_ms=12.5, cpu_ms=1.25)
    words = Words(language)

    Terminal().print(table_of_load([row], words))
    Terminal().print(table_of_bars(bars_of_load([row]), words))

    out = herna.capture.readouterr().out
    assert heading in out
    assert "connect-four" in out
    assert "load-" not in out
    assert "bench-" not in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--tables", "0"), '--tables cannot be "0"'),
        (("--tables", "5,many"), '--tables cannot be "many"'),
        (("--pace", "-1"), "--pace"),
        (("--seconds", "0"), '--seconds cannot be "0"'),
        (("--games", "nothing"), 'There is no game "nothing"'),
    ],
)
def test_bad_input_is_refused_in_one_line(herna: Herna, given: tuple[str, ...], said: str) -> None:
    assert herna("bench", "server", *given).refused(said)
