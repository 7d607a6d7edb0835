"""docs/lab.md is true: every command in it runs as it stands there, and prints what is shown."""

import re
import shlex
from pathlib import Path

import polars as pl
import pytest

from herna.cli.main import main
from herna.games.catalogue import game_named
from herna.lab.runs import MATCHES, ROWS, RUN, SUMMARY, TIMES
from herna.lab.tables import schema_of
from tests.test_documents import ROOT, blocks

DOCUMENT = ROOT / "docs" / "lab.md"


def commands() -> list[tuple[list[str], list[str]]]:
    """The commands of the document in their order, each with the lines that it shows."""
    found: list[tuple[list[str], list[str]]] = []
    for language, _, text in blocks(DOCUMENT):
        for line in text.splitlines() if language == "console" else []:
            if line.startswith("$ ./herna "):
                found.append((shlex.split(line.removeprefix("$ ./herna ")), []))
            else:
                found[-1][1].append(line)
    return found


def test_the_commands_run_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HERNA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    assert len(commands()) == 7

    for command, shown in commands():
        assert main([*command, *(["--jobs", "1"] if command[0] == "simulate" else [])]) == 0, command
        printed = capsys.readouterr()
        assert [line for line in shown if line not in printed.out.splitlines()] == []
        assert printed.err == ""

    room: dict[str, object] = {}
    for language, _, text in blocks(DOCUMENT):
        if language == "python":
            exec(compile(text, DOCUMENT.name, "exec"), room)
    shares = room["shares"]("runs/decks")  # type: ignore[operator] # a function of the document
    assert isinstance(shares, pl.DataFrame)
    assert shares.height == 8


def test_the_tables_name_every_file_and_every_column() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    named = {
        name for row in re.findall(r"^\| (`[^|]*) \|", text, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)
    }

    assert named >= {RUN, ROWS, MATCHES, TIMES, SUMMARY}
    assert named >= set(schema_of(game_named("connect-four")))
