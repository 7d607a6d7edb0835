"""`herna rules`: the catalogue, one rule, and which rules are tested."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import Herna

ALL = [f"C4-{name}" for name in ("SETUP-01", "SETUP-02", "TURN-01", "TURN-02", "TURN-03", "WIN-01", "WIN-02")]


def noted(folder: Path, text: str) -> None:
    """The notes of a test run, in a project's folder."""
    (folder / "build").mkdir()
    (folder / "build" / "rule-coverage.json").write_text(text, encoding="utf-8")


def test_the_list_has_every_rule_under_its_section(herna: Herna) -> None:
    lines = herna("rules", "connect-four").out.splitlines()

    assert lines[0] == "Connect Four: 7 rules"
    assert [line for line in lines[1:] if line and not line.startswith(" ")] == ["SETUP", "TURN", "WIN"]
    assert [line.split()[0] for line in lines if line.startswith("  ")] == ALL


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Four in a line", "Source:")), ("cs", ("Čtyři v řadě", "Zdroj:"))]
)
def test_a_rule_has_its_title_text_and_source(herna: Herna, language: str, words: tuple[str, ...]) -> None:
    ran = herna("--lang", language, "rules", "connect-four", "C4-WIN-01")

    assert ran.status == 0
    assert all(word in ran.out for word in ("C4-WIN-01", *words))


def test_a_rule_is_found_by_its_id_in_small_letters(herna: Herna) -> None:
    assert "Four in a line" in herna("rules", "connect-four", "c4-win-01").out


def test_a_rule_as_json_is_in_both_languages(herna: Herna) -> None:
    rule = json.loads(herna("rules", "connect-four", "C4-TURN-03", "--json").out)

    assert rule["title"] == {"en": "A full column", "cs": "Plný sloupec"}
    assert rule["section"] == "TURN"
    assert json.loads(herna("rules", "connect-four", "--json").out)[4] == rule


def test_a_mistyped_rule_is_refused_and_those_like_it_are_named(herna: Herna) -> None:
    assert herna("rules", "connect-four", "C4-WIN-1").refused("C4-WIN-1", "C4-WIN-01")
    assert herna("rules", "connect-four", "dragons").refused("dragons", "herna rules connect-four")


def test_an_unknown_game_has_no_rules(herna: Herna) -> None:
    assert herna("rules", "chess-boxing").refused("chess-boxing", "connect-four")


def test_rules_with_a_passing_test_are_counted(herna: Herna, tmp_path: Path) -> None:
    noted(tmp_path, json.dumps({"passed": [*ALL, "SW-ATK-01"], "failed": []}))

    ran = herna("rules", "connect-four", "--coverage")

    assert ran.status == 0
    assert "7 of 7" in ran.out


def test_a_rule_whose_test_fails_or_is_missing_is_not_covered(herna: Herna, tmp_path: Path) -> None:
    noted(tmp_path, json.dumps({"passed": ALL[1:], "failed": [ALL[6]]}))

    text, data = herna("rules", "connect-four", "--coverage"), herna("rules", "connect-four", "--coverage", "--json")

    assert text.status == data.status == 1
    assert all(words in text.out for words in ("5 of 7", ALL[0], ALL[6]))
    assert ALL[1] not in text.out
    assert json.loads(data.out) == {"game": "connect-four", "rules": 7, "covered": 5, "missing": [ALL[0], ALL[6]]}


def test_the_notes_are_found_from_a_folder_inside_the_project(
    herna: Herna, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted(tmp_path, json.dumps({"passed": ALL, "failed": []}))
    (tmp_path / "src" / "games").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "src" / "games")

    assert herna("rules", "connect-four", "--coverage").status == 0


def test_without_notes_one_is_told_to_run_the_tests(herna: Herna) -> None:
    assert herna("rules", "connect-four", "--coverage").refused("./test")


@pytest.mark.parametrize("text", ["", "[]", "3", "{}", '{"passed": 1, "failed": 2}', '{"passed": [[]], "failed": []}'])
def test_notes_that_say_something_else_are_refused(herna: Herna, tmp_path: Path, text: str) -> None:
    noted(tmp_path, text)

    assert herna("rules", "connect-four", "--coverage").refused("rule-coverage.json", "./test")


def test_one_rule_and_the_coverage_are_not_asked_for_together(herna: Herna) -> None:
    assert herna("rules", "connect-four", "C4-WIN-01", "--coverage").refused("--coverage")
