"""`herna replay` and `herna verify`, with journals that are whole, cut off, changed, or something else."""

import json
from pathlib import Path

import pytest

from connect_four.game import GAME
from herna.engine.chance import Scripted
from herna.engine.journal import Journal
from herna.engine.match import Match
from tests.cli.command import Herna, a_short_journal, drawn_rows


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished match in a file."""
    file = tmp_path / "match.jsonl"
    a_short_journal(file)
    return file


def test_a_replay_shows_every_choice_and_the_result(herna: Herna, journal: Path) -> None:
    ran = herna("replay", journal)

    assert ran.status == 0
    assert ran.out.count("1 2 3 4 5 6 7") == 8
    assert "After decision 7" in ran.out
    assert "Seat 1 wins! [C4-WIN-01]" in ran.out
    assert drawn_rows(ran.out)[2:] == ["● · · · · · ·", "● ○ · · · · ·", "● ○ · · · · ·", "● ○ · · · · ·"]
    assert herna("replay", journal, "--all").out == ran.out


def test_the_log_tells_what_happened_without_the_tables(herna: Herna, journal: Path) -> None:
    ran, whole = herna("replay", journal, "--log"), herna("replay", journal, "--all")

    assert ran.status == 0
    assert drawn_rows(ran.out) == []
    assert ran.out.count("After decision") == 7
    assert "Seat 1 wins! [C4-WIN-01]" in ran.out
    tables = {"1 2 3 4 5 6 7", "", *(line for line in whole.out.splitlines() if line and set(line) <= set("·●○ "))}
    assert ran.out.splitlines() == [line for line in whole.out.splitlines() if line not in tables]
    assert herna("replay", journal, "--log", "--all").refused("--log", "--all")


def test_a_replay_speaks_czech(herna: Herna, journal: Path) -> None:
    assert "Vyhrává místo 1! [C4-WIN-01]" in herna("--lang", "cs", "replay", journal).out


def test_one_table_can_be_asked_for(herna: Herna, journal: Path) -> None:
    ran = herna("replay", journal, "--at", "3")

    assert ran.out.count("1 2 3 4 5 6 7") == 1
    assert drawn_rows(ran.out)[-1] == "● ○ · · · · ·"


@pytest.mark.parametrize("number", ["0", "-1", "8", "99999999999999999999"])
def test_a_table_before_a_decision_that_was_not_made_is_refused(herna: Herna, journal: Path, number: str) -> None:
    assert herna("replay", journal, "--at", number).refused("1 to 7")


def test_a_decision_is_asked_for_by_number(herna: Herna, journal: Path) -> None:
    assert herna("replay", journal, "--at", "three").refused("three")


def test_what_was_taken_back_is_seen_in_the_replay(herna: Herna, tmp_path: Path) -> None:
    match = Match(GAME, 2, {}, "seed", tmp_path / "match.jsonl")
    match.choose(0, ("drop", 3))
    match.undo(0)
    match.choose(0, ("drop", 2))
    match.pause()

    ran = herna("replay", tmp_path / "match.jsonl")

    assert "Decision 1 was undone." in ran.out
    assert "the match is not over" in ran.out
    assert drawn_rows(ran.out)[-1] == "· · ● · · · ·"
    assert drawn_rows(herna("replay", tmp_path / "match.jsonl", "--at", "2").out)[-1] == "· · ● · · · ·"
    assert herna("replay", tmp_path / "match.jsonl", "--at", "3").refused("1 to 2")


def test_a_finished_match_is_verified(herna: Herna, journal: Path) -> None:
    ran = herna("verify", journal)

    assert ran.status == 0
    for words in (
        "lines checked: 10",
        "legal choices: 7",
        "Seat 1 wins!",
        "seed: seed",
        "19b25856e1c150ca834cffc8b59b23ad",
    ):
        assert words in ran.out


def test_of_a_match_that_goes_on_from_another_it_is_told_how_much_was_taken_over(
    herna: Herna, tmp_path: Path, journal: Path
) -> None:
    match = Match(GAME, 2, {}, "seed", tmp_path / "heir.jsonl", chance=Scripted([]), inherited=3)
    for at, column in enumerate((0, 1, 0)):
        match.inherit(at % 2, ("drop", column), [])
    for at, column in enumerate((1, 0, 1, 0), 3):
        match.choose(at % 2, ("drop", column))

    told = herna("verify", tmp_path / "heir.jsonl").out

    assert "copied from another match with its chance: 3" in told
    assert "copied from" not in herna("verify", journal).out


def test_an_unfinished_match_cannot_be_verified_yet(herna: Herna, tmp_path: Path) -> None:
    match = Match(GAME, 2, {}, "seed", tmp_path / "match.jsonl")
    match.choose(0, ("drop", 3))
    match.pause()

    assert herna("verify", tmp_path / "match.jsonl").refused("not finished")


def test_a_journal_cut_off_after_any_line_or_within_it_is_refused(herna: Herna, journal: Path) -> None:
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)

    for kept in range(len(lines)):
        for torn in ("", lines[kept][: len(lines[kept]) // 2], lines[kept][:-1]):
            journal.write_text("".join(lines[:kept]) + torn, encoding="utf-8")

            assert herna("verify", journal).refused(str(journal)), (kept, torn)
            assert herna("replay", journal).refused(str(journal)), (kept, torn)


def test_a_partial_replay_shows_what_is_there(herna: Herna, journal: Path) -> None:
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)

    for kept in range(2, len(lines)):
        journal.write_text("".join(lines[:kept]) + lines[kept][:9], encoding="utf-8")
        ran = herna("replay", journal, "--partial")

        assert ran.status == 0
        assert ran.out.count("1 2 3 4 5 6 7") == kept - 1


def test_a_journal_without_its_beginning_is_refused_even_in_part(herna: Herna, journal: Path) -> None:
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)

    for text in ("", lines[0][:-1], lines[0], "".join(lines[1:]), "".join(lines[:1] + lines[2:])):
        journal.write_text(text, encoding="utf-8")

        assert herna("replay", journal, "--partial").refused(str(journal)), text[:40]


def test_a_journal_with_one_byte_changed_is_refused_or_still_the_same_match(herna: Herna, journal: Path) -> None:
    whole = journal.read_bytes()
    good = herna("verify", journal).out

    for at in range(len(whole)):
        changed = (whole[at] + 1) % 256
        journal.write_bytes(whole[:at] + bytes([changed]) + whole[at + 1 :])
        ran = herna("verify", journal)

        assert ran.refused(str(journal)) or ran.out == good, at


def test_a_journal_of_a_newer_format_or_another_game_says_so(herna: Herna, journal: Path) -> None:
    whole = journal.read_text(encoding="utf-8")

    journal.write_text(whole.replace('"format":1', '"format":2'), encoding="utf-8")
    assert herna("verify", journal).refused("format 2", "format 1")

    journal.write_text(_with_header(whole, game="chess-boxing"), encoding="utf-8")
    assert herna("replay", journal).refused("chess-boxing")

    journal.write_text(_with_header(whole, version=2), encoding="utf-8")
    assert herna("replay", journal).refused("version 2")


def _with_header(whole: str, **changed: object) -> str:
    """A journal whose first line says something else, with a check that is right."""
    made = Journal()
    header = json.loads(whole.splitlines()[0])
    del header["check"]
    made.add(header | changed)
    made.add({"setup": []})
    made.add({"pause": 1})
    return "".join(f"{line}\n" for line in made.lines)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_journal_is_refused(herna: Herna, tmp_path: Path, command: str) -> None:
    binary, other = tmp_path / "binary", tmp_path / "other.json"
    binary.write_bytes(bytes(range(256)))
    other.write_text('{"herna":"save","format":1}\n', encoding="utf-8")

    assert herna(command, tmp_path / "nowhere").refused("nowhere", "No such file")
    assert herna(command, tmp_path).refused("directory")
    assert herna(command, binary).refused("UTF-8")
    assert herna(command, other).refused("journal")
    assert herna(command, "x" * 5000).refused("too long")
    assert herna(command).refused("FILE")


@pytest.mark.parametrize("by", ["resigned", "time", "agreed"])
def test_a_match_that_people_ended_is_verified_up_to_there(herna: Herna, tmp_path: Path, by: str) -> None:
    file = tmp_path / "journal"
    match = Match(GAME, 2, seed="seed", file=file)
    match.choose(0, ("drop", 3))
    ended = {"by": by, "scores": [0.0, 1.0], "seat": 0}
    match.journal.add({"pause": 2, "ended": ended, "seed": "seed"})

    ran = herna("verify", file)

    assert ran.status == 0
    assert f"The match ended {'as a draw' if by == 'agreed' else 'when seat 1'}" in ran.out
    assert "seed" in ran.out


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"seed": "another"}, "seed"),
        ({"ended": {"by": "magic", "seat": 0}}, "line 4"),
        ({"ended": ["resigned"]}, "line 4"),
        ({"ended": {"by": "resigned", "seat": "0"}}, "line 4"),
    ],
)
def test_an_end_by_people_that_does_not_fit_is_refused(
    herna: Herna, tmp_path: Path, changes: dict[str, object], error: str
) -> None:
    file = tmp_path / "journal"
    match = Match(GAME, 2, seed="seed", file=file)
    match.choose(0, ("drop", 3))
    ended = {"by": "resigned", "scores": [0.0, 1.0], "seat": 0}
    match.journal.add({"pause": 2, "ended": ended, "seed": "seed"} | changes)

    assert herna("verify", file).refused(error)


def test_a_paused_match_has_no_seed_to_verify(herna: Herna, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    match = Match(GAME, 2, seed="seed", file=file)
    match.choose(0, ("drop", 3))
    match.pause()

    assert herna("verify", file).refused("not finished")
