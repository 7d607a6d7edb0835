"""`herna coach`: a finished match looked back on in the terminal, from a journal or a save."""

import json
from pathlib import Path
from typing import Any

import pytest

from connect_four.game import GAME
from herna.engine.match import Match
from tests.cli.command import Herna, Write

LOST = (3, 0, 3, 1, 3, 0, 3)  # seat 1 builds a column, and seat 2 looks on


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished match in a file."""
    file = tmp_path / "match.jsonl"
    play_columns(LOST, file)
    return file


def play_columns(columns: tuple[int, ...], file: Path | None = None) -> Match[Any]:
    match = Match(GAME, 2, {"first": "seat-1"}, "seed", file)
    for column in columns:
        assert match.play.ask is not None
        match.choose(match.play.ask.seat, ("drop", column))
    return match


def test_a_beginner_reads_what_was_better_and_how_sure_that_is(herna: Herna, journal: Path) -> None:
    ran = herna("coach", journal, "--seat", "2")

    assert ran.status == 0
    words = " ".join(ran.out.split())
    assert "Coach: Connect Four, Seat 2" in words
    assert "The costliest was decision 6" in words
    assert "Chosen: Column 1" in words
    assert "Better: Column 4" in words
    assert "more, give or take" in words
    assert ran.out.count("1 2 3 4 5 6 7") >= 2
    assert "coach-" not in ran.out


def test_it_speaks_czech(herna: Herna, journal: Path) -> None:
    words = " ".join(herna("--lang", "cs", "coach", journal, "--seat", "2").out.split())

    assert "Lepší bylo: Sloupec 4" in words
    assert "Nejvíc stálo rozhodnutí 6" in words
    assert "coach-" not in words


def test_programs_get_the_same_as_json(herna: Herna, journal: Path) -> None:
    ran = herna("coach", journal, "--seat", "2", "--json")

    told = json.loads(ran.out)
    assert (told["game"], told["seat"], told["decisions"], told["complete"]) == ("connect-four", 2, 7, True)
    assert told["mistakes"][0] == 6
    moment = next(moment for moment in told["moments"] if moment["at"] == 6)
    assert (moment["kind"], moment["better"]["choice"]) == ("better", "Column 4")
    assert moment["gain"] > moment["error"] > 0
    assert told["points"][-1] == {"at": 8, "win": [1.0, 0.0]}


def test_a_save_is_read_as_well(herna: Herna, write: Write) -> None:
    file = write("match.save", play_columns(LOST).save())

    assert json.loads(herna("coach", file, "--json").out)["decisions"] == 7


def test_a_match_that_people_ended_is_over_too(herna: Herna, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match = play_columns(LOST[:5], file)
    match.journal.add({"pause": match.number(), "ended": {"by": "resign", "scores": [1, 0], "seat": 1}, "seed": "seed"})

    told = json.loads(herna("coach", file, "--json").out)

    assert 0 < told["points"][-1]["win"][0] < 1  # an estimate, not a result by the rules


def test_in_too_short_a_time_it_says_that_not_all_was_looked_at(herna: Herna, tmp_path: Path) -> None:
    record = Path(__file__).parents[1] / "playthroughs" / "summoner_wars" / "breakers-phoenix-elves.jsonl"

    ran = herna("coach", record, "--time", "1")

    assert ran.status == 0
    assert "Time ran out" in ran.out


@pytest.mark.parametrize("seat", ["0", "3", "-1"])
def test_a_seat_that_the_match_does_not_have_is_refused(herna: Herna, journal: Path, seat: str) -> None:
    assert herna("coach", journal, "--seat", seat).refused(seat)


@pytest.mark.parametrize("time", ["0", "-1", "soon", "1e3", "99999999", "٣"])
def test_a_time_that_is_none_is_refused(herna: Herna, journal: Path, time: str) -> None:
    assert herna("coach", journal, f"--time={time}").refused("1 to 86400")


def test_an_unfinished_match_is_refused(herna: Herna, tmp_path: Path, write: Write) -> None:
    file = tmp_path / "match.jsonl"
    play_columns(LOST[:3], file).pause()
    save = write("match.save", play_columns(LOST[:3]).save())

    assert herna("coach", file).refused("not over")
    assert herna("coach", save).refused("not over")


def test_what_is_no_record_of_a_match_is_refused(herna: Herna, tmp_path: Path, journal: Path) -> None:
    file = tmp_path / "other"
    for text in ("", "{}", "[]", '{"herna": "save"}', journal.read_text(encoding="utf-8")[:-40]):
        file.write_text(text, encoding="utf-8")
        assert herna("coach", file).refused()
    assert herna("coach", tmp_path / "missing").refused("missing")
