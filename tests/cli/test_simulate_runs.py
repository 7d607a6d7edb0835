"""`herna simulate --out`: a run that is stored, stopped, killed, resumed; and a match of it played again."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from herna.lab import extras
from herna.lab.runs import Run, resume_run
from tests.cli.command import Herna

GRID = ("simulate", "connect-four", "--seats", "random,greedy", "--seats", "greedy,random", "--option", "first=*")
SEEDED = (*GRID, "--seed", "7", "--matches", "15")


def matches_of(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "matches.parquet")


def a_whole_run(herna: Herna, folder: Path, *given: str) -> pl.DataFrame:
    assert herna(*SEEDED, "--jobs", "1", "--out", folder, *given).status == 0
    return matches_of(folder)


def stopped_by(number: int, folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A simulation in a process of its own, which gets a signal as soon as it has kept something."""
    program = subprocess.Popen(
        [sys.executable, "-m", "herna.cli.main", *command, "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "HERNA_LANG": "en"},
    )
    rows = folder / "rows.jsonl"
    try:
        for _ in range(600):
            if rows.exists() and rows.stat().st_size > 0:
                break
            time.sleep(0.05)
        program.send_signal(number)
        out, err = program.communicate(timeout=60)
    finally:
        program.kill()
    return subprocess.CompletedProcess([], program.returncode, out, err)


def lines_of(folder: Path) -> int:
    return (folder / "rows.jsonl").read_bytes().count(b"\n")


def test_a_run_keeps_a_row_for_every_match_and_a_summary(herna: Herna, tmp_path: Path) -> None:
    ran = herna(*SEEDED, "--jobs", "1", "--out", tmp_path / "run", "--json")

    told = json.loads(ran.out)
    matches, times = matches_of(tmp_path / "run"), pl.read_parquet(tmp_path / "run" / "times.parquet")
    summary = json.loads((tmp_path / "run" / "summary.json").read_text())
    assert {file.name for file in (tmp_path / "run").iterdir()} == {
        "run.json",
        "matches.parquet",
        "times.parquet",
        "cards.json",
        "summary.json",
    }
    assert told == {**summary, "seconds": told["seconds"]}
    assert matches.height == times.height == told["matches"] == 60
    assert matches["cell"].to_list() == [cell for cell in range(4) for _ in range(15)]
    assert matches["match"].to_list() == list(range(1, 16)) * 4
    assert matches.filter(pl.col("winners") == [0]).height == told["wins"]["0"]
    assert [cell["seats"] for cell in told["cells"]] == [["random", "greedy"]] * 2 + [["greedy", "random"]] * 2
    assert matches.row(0, named=True)["options"] == {"first": "seat-1"}
    assert times["seconds"].min() > 0  # type: ignore[operator] # a column of numbers


def test_the_rows_are_the_same_whatever_the_number_of_jobs(herna: Herna, tmp_path: Path) -> None:
    one = a_whole_run(herna, tmp_path / "one")
    two = a_whole_run(herna, tmp_path / "two", "--jobs", "2")

    assert one.equals(two)
    assert (tmp_path / "one" / "matches.parquet").read_bytes() == (tmp_path / "two" / "matches.parquet").read_bytes()
    assert (tmp_path / "one" / "summary.json").read_bytes() == (tmp_path / "two" / "summary.json").read_bytes()


def test_what_is_kept_is_what_is_told_without_keeping(herna: Herna, tmp_path: Path) -> None:
    def told(*given: str | Path) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(herna(*SEEDED, "--jobs", "1", "--json", *given).out)
        del data["seconds"]
        return data

    assert told() == told("--out", tmp_path / "run") == told("--out", tmp_path / "run")


def test_a_killed_run_goes_on_where_it_was(herna: Herna, tmp_path: Path) -> None:
    """Killed as nothing can be caught: what was kept stays, and in the end all is as if nothing had happened."""
    command = (*GRID, "--seed", "7", "--matches", "100", "--jobs", "2")
    killed = stopped_by(signal.SIGKILL, tmp_path / "killed", *command)
    kept = lines_of(tmp_path / "killed")
    with (tmp_path / "killed" / "rows.jsonl").open("ab") as rows:
        rows.write(b'{"cell": 0, "match": 99, "sco')  # what a kill in the middle of a line leaves

    assert killed.returncode == -signal.SIGKILL
    assert 0 < kept < 400
    assert not (tmp_path / "killed" / "summary.json").exists()
    assert len(list(resume_run(tmp_path / "killed").rows())) == kept

    assert herna(*command, "--out", tmp_path / "killed").status == 0
    assert herna(*command, "--out", tmp_path / "whole").status == 0
    assert matches_of(tmp_path / "killed").equals(matches_of(tmp_path / "whole"))


def test_an_interrupted_run_says_how_to_go_on(herna: Herna, tmp_path: Path) -> None:
    command = (*GRID, "--matches", "2000", "--jobs", "1")
    stopped = stopped_by(signal.SIGINT, tmp_path / "run", *command)
    kept = lines_of(tmp_path / "run")
    go_on = stopped.stdout.strip().splitlines()[-1].partition(": ")[2]

    assert stopped.returncode == 130
    assert f"Interrupted: {kept} of 8,000" in stopped.stderr
    assert shlex.split(go_on)[1:] == ["simulate", "--resume", str(tmp_path / "run")]

    folder = tmp_path / "run"  # fewer are left to be played, so that this test is short
    asked = json.loads((folder / "run.json").read_text())
    rows = list(resume_run(folder).rows())
    asked["matches"] = 1 + max(row.match for row in rows)
    asked["cells"] = asked["cells"][: 1 + max(row.cell for row in rows)]
    (folder / "run.json").write_text(json.dumps(asked))
    ran = herna(*shlex.split(go_on)[1:], "--json")

    assert ran.status == 0
    assert json.loads(ran.out)["matches"] == matches_of(folder).height > kept


def test_a_run_without_a_seed_is_resumed_with_its_own(herna: Herna, tmp_path: Path) -> None:
    command = (*GRID, "--matches", "5", "--jobs", "1", "--json", "--out", tmp_path / "run")

    assert json.loads(herna(*command).out)["seed"] == json.loads(herna(*command).out)["seed"]


def an_unfinished_run(herna: Herna, folder: Path) -> Run:
    """A run of two matches of which none is kept yet."""
    herna("simulate", "connect-four", "--matches", "2", "--seed", "7", "--jobs", "1", "--out", folder)
    for name in ("matches.parquet", "times.parquet", "summary.json"):
        (folder / name).unlink()
    return resume_run(folder)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("simulate", "connect-four", "--seed", "7", "--matches", "3", "--out"), "holds another run"),
        (("simulate", "connect-four", "--seed", "8", "--matches", "2", "--out"), "holds another run"),
        (("simulate", "summoner-wars", "--seed", "7", "--matches", "2", "--out"), "holds another run"),
        (("simulate", "connect-four", "--resume"), "already says what is played"),
        (("simulate", "--matches", "3", "--resume"), "already says what is played"),
    ],
)
def test_another_command_on_a_run_is_refused(herna: Herna, tmp_path: Path, given: tuple[str, ...], said: str) -> None:
    an_unfinished_run(herna, tmp_path / "run")

    assert herna(*given, tmp_path / "run").refused(said)


def test_two_programs_cannot_work_on_one_run(herna: Herna, tmp_path: Path) -> None:
    run = an_unfinished_run(herna, tmp_path / "run")

    with run.locked():
        assert herna("simulate", "--resume", tmp_path / "run").refused("Another program is working")


def test_a_run_of_another_version_is_not_resumed(herna: Herna, tmp_path: Path) -> None:
    an_unfinished_run(herna, tmp_path / "run")
    file = tmp_path / "run" / "run.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "version": "0.0.1"}))

    assert herna("simulate", "--resume", tmp_path / "run").refused("a run of Herna 0.0.1")


@pytest.mark.parametrize("line", ['{"cell": 0}\n', "nonsense\n", '{"cell":0,"match":9,"scores":[]}\n'])
def test_a_run_with_damaged_rows_is_not_resumed(herna: Herna, tmp_path: Path, line: str) -> None:
    an_unfinished_run(herna, tmp_path / "run")
    (tmp_path / "run" / "rows.jsonl").write_text(line)

    assert herna("simulate", "--resume", tmp_path / "run").refused("Line 1 of", "is damaged")


def test_a_folder_that_is_no_run_is_refused(herna: Herna, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "letter.txt").touch()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "run.json").write_text("{}")

    assert herna(*SEEDED, "--out", tmp_path / "taken").refused("holds other files")
    assert herna(*SEEDED, "--out", tmp_path / "taken" / "letter.txt").refused("cannot be written")
    assert herna("simulate", "--resume", tmp_path / "taken").refused("holds no run")
    assert herna("simulate", "--resume", tmp_path / "broken").refused("cannot be read as a run")


def test_silly_sizes_are_refused(herna: Herna, tmp_path: Path) -> None:
    mages = [word for seat in range(1, 5) for word in ("--option", f"mage-{seat}=*")]

    assert herna("simulate", "aeons-end", "--seats", "random,random", *mages).refused("4,096 combinations")
    assert herna(*GRID, "--matches", "1000000", "--out", tmp_path / "run").refused("4,000,000 matches")
    assert herna(*GRID, "--record", tmp_path / "journal").refused("--record writes one match")
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(("extra", "given"), [("lab", ("--out", "run")), ("ray", ("--ray", "auto"))])
def test_without_the_packages_it_says_what_to_install(
    herna: Herna, monkeypatch: pytest.MonkeyPatch, extra: str, given: tuple[str, ...]
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)

    assert herna(*GRID, *given).refused(f'pip install "herna[{extra}]"')


def test_a_match_of_a_run_can_be_recorded_and_replayed(herna: Herna, tmp_path: Path) -> None:
    row = a_whole_run(herna, tmp_path / "run").row(47, named=True)
    file = tmp_path / "match.journal"

    options = ("--option", f"first={row['options']['first']}", "--seats", ",".join(row["seats"]))
    which = ("--seed", "7", "--first", str(row["match"]), "--matches", "1")
    ran = herna("simulate", "connect-four", *options, *which, "--record", file)

    watch = ran.out.strip().splitlines()[-1].partition(": ")[2]
    assert ran.status == 0
    assert shlex.split(watch) == ["herna", "replay", str(file)]
    assert herna("verify", file).status == 0
    assert herna("replay", file, "--all").status == 0
    journal = [json.loads(line) for line in file.read_text().splitlines()]
    assert sum("choice" in line for line in journal) == row["decisions"]
    assert [line["end"] for line in journal if "end" in line] == [row["scores"]]
    assert herna(*SEEDED[:2], "--matches", "1", "--record", file).refused("already exists")


def test_a_failed_match_is_kept_as_a_failure(herna: Herna, tmp_path: Path) -> None:
    command = ("--matches", "3", "--most-decisions", "6", "--jobs", "1", "--json", "--out", tmp_path / "run")
    first = herna("simulate", "connect-four", *command)
    again = herna("simulate", "connect-four", *command)

    rows = matches_of(tmp_path / "run")
    assert first.status == again.status == 1
    assert json.loads(first.out)["failures"] == json.loads(again.out)["failures"] == 3
    assert rows["failure"].to_list() == ["BrokenGame: the match is not over after 6 decisions"] * 3
    assert rows["winners"].to_list() == [[]] * 3
