"""`herna simulate` at the command line."""

import json
import shlex
import signal
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from herna.cli.main import main
from tests.cli.command import Herna
from tests.cli.test_terminal import Terminal

SIMULATE = ("simulate", "connect-four", "--jobs", "1")


def outcome(herna: Herna, *given: str) -> dict[str, Any]:
    """What the JSON says, without how long it took."""
    told: dict[str, Any] = json.loads(herna(*SIMULATE, "--json", *given).out)
    del told["seconds"]
    return told


def test_the_json_keeps_the_promise_to_scripts(herna: Herna) -> None:
    ran = herna(*SIMULATE, "--matches", "20", "--json")

    told = json.loads(ran.out)
    assert ran.status == 0
    assert told["game"] == "connect-four"
    assert told["matches"] == 20
    assert told["wins"].keys() == {"0", "1"}
    assert sum(told["wins"].values()) + told["draws"] == 20
    assert told["failures"] == 0
    assert 7 <= told["mean_decisions"] <= 42
    assert told["seconds"] > 0


def test_the_same_seed_tells_the_same_with_one_job_and_with_two(herna: Herna) -> None:
    plan = ("--seats", "greedy,random", "--option", "first=random", "--matches", "30", "--seed", "7")

    assert outcome(herna, *plan, "--jobs", "1") == outcome(herna, *plan, "--jobs", "2")


def test_without_a_seed_a_new_one_is_drawn_and_told(herna: Herna) -> None:
    first = outcome(herna, "--matches", "20")
    second = outcome(herna, "--matches", "20")

    assert first["seed"] != second["seed"]
    assert outcome(herna, "--matches", "20", "--seed", first["seed"]) == first


def test_matches_can_be_simulated_in_two_halves(herna: Herna) -> None:
    def wins(*given: str) -> int:
        of_the_first_seat: int = outcome(herna, "--seed", "7", *given)["wins"]["0"]
        return of_the_first_seat

    assert wins("--matches", "20") == wins("--matches", "10") + wins("--first", "11", "--matches", "10")


def test_a_failure_is_told_with_its_seed_and_the_command_that_plays_it_again(herna: Herna) -> None:
    ran = herna(*SIMULATE, "--matches", "3", "--seed", "a b", "--most-decisions", "6", "--json")

    told = json.loads(ran.out)
    assert ran.status == 1
    assert told["failures"] == 3
    for failure in told["failed"]:
        assert failure["seed"] in ran.err
        assert failure["command"] in ran.err


def test_a_failed_match_played_again_also_says_where_in_the_code_it_failed(
    herna: Herna, capsys: pytest.CaptureFixture[str]
) -> None:
    failure = outcome(herna, "--matches", "3", "--seed", "a b", "--most-decisions", "6")["failed"][1]

    status = main([*shlex.split(failure["command"])[1:], "--json"])

    again = capsys.readouterr()
    assert status == 1
    assert json.loads(again.out)["failed"] == [failure]
    assert "Traceback" in again.err


def test_only_the_first_failures_are_told_one_by_one(herna: Herna) -> None:
    ran = herna(*SIMULATE, "--matches", "12", "--most-decisions", "6")

    assert ran.err.count("--first") == 10
    assert "2 more matches have failed" in ran.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_says_what_was_done_so_far(tmp_path: Path, jobs: str) -> None:
    terminal = Terminal(tmp_path, "simulate", "connect-four", "--matches", "1000000", "--jobs", jobs)
    with closing(terminal):
        terminal.wait_for("playing connect-four")  # the progress bar

        terminal.program.send_signal(signal.SIGINT)

        assert terminal.end() == 130
        assert "of 1,000,000 matches were played" in terminal.printed
        assert "Traceback" not in terminal.printed


@pytest.mark.parametrize(("language", "said"), [("en", "3 matches"), ("cs", "3 partie")])
def test_the_table_speaks_both_languages(herna: Herna, language: str, said: str) -> None:
    ran = herna("--lang", language, *SIMULATE, "--matches", "3", "--seed", "7")

    assert said in ran.out
    assert "1 (random)" in ran.out
    assert "simulate-" not in ran.out
    assert ran.err == ""
