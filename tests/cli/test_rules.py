"""`herna rules`: the rulebook, one rule, words looked for, and what is tested."""

import json
from pathlib import Path

import pytest

from tests.cli.command import Herna

RULES = [f"C4-{name}" for name in ("SETUP-01", "SETUP-02", "TURN-01", "TURN-02", "TURN-03", "WIN-01", "WIN-02")]
EXAMPLES = ["C4-EX-01", "C4-EX-02"]


def noted(folder: Path, text: str) -> None:
    """The notes of a test run, in a project's folder."""
    (folder / "build").mkdir()
    (folder / "build" / "rule-coverage.json").write_text(text, encoding="utf-8")


def listed(out: str) -> list[str]:
    """The IDs of the rules and examples in a list."""
    return [line.split()[0] for line in out.splitlines() if line.startswith("  ")]


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        (
            "en",
            [
                "Connect Four: 7 rules, 2 worked examples",
                "C4-SETUP  Setup",
                "C4-TURN  A turn",
                "C4-WIN  The end of the game",
                "Worked examples",
            ],
        ),
        (
            "cs",
            [
                "Čtyři v řadě (Connect Four): 7 pravidel, 2 příklady",
                "C4-SETUP  Příprava hry",
                "C4-TURN  Průběh tahu",
                "C4-WIN  Konec hry",
                "Příklady",
            ],
        ),
    ],
)
def test_the_list_has_every_rule_under_its_chapter_and_every_example(
    herna: Herna, language: str, headings: list[str]
) -> None:
    out = herna("--lang", language, "rules", "connect-four").out

    assert [line for line in out.splitlines() if line and not line.startswith(" ")] == headings
    assert listed(out) == RULES + EXAMPLES


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["C4-WIN-01  Four in a line", "The end of the game", "By tradition", "C4-EX-02  Four in a column"]),
        ("cs", ["C4-WIN-01  Čtyři v řadě", "Konec hry", "Podle tradice", "C4-EX-02  Čtyři nad sebou"]),
    ],
)
def test_a_rule_has_its_title_chapter_source_and_examples(herna: Herna, language: str, told: list[str]) -> None:
    ran = herna("--lang", language, "rules", "connect-four", "C4-WIN-01")

    assert ran.status == 0
    assert [line for line in ran.out.splitlines() if line in told] == [*told, told[2]]  # the example has a source too


@pytest.mark.parametrize(
    ("language", "labels", "source"),
    [
        ("en", ("Given: ", "When: ", "Then: ", "Shows: SW-ATK-06, "), "Czech rulebook: Příklad útoku na dálku"),
        ("cs", ("Situace: ", "Co se děje: ", "Výsledek: ", "Ukazuje: SW-ATK-06, "), "Pravidla hry: Příklad útoku na"),
    ],
)
def test_an_example_is_told_step_by_step(herna: Herna, language: str, labels: tuple[str, ...], source: str) -> None:
    out = herna("--lang", language, "rules", "summoner-wars", "sw-ex-11").out

    told = [line for line in out.splitlines() if line.startswith(labels)]
    assert [line.startswith(label) for line, label in zip(told, labels, strict=True)] == [True] * 4
    assert source in out


def test_an_example_in_which_nothing_is_done_does_not_say_when(herna: Herna) -> None:
    assert "When" not in herna("rules", "summoner-wars", "SW-EX-01").out


@pytest.mark.parametrize(
    ("language", "asked", "found"),
    [
        ("en", ("full",), ["C4-TURN-03", "C4-WIN-02"]),
        ("en", ("FULL", "nobody"), ["C4-WIN-02"]),
        ("en", ("seventh",), ["C4-EX-01"]),
        ("en", ("further turn",), ["C4-EX-02"]),
        ("cs", ("plny",), ["C4-TURN-03", "C4-WIN-02"]),
        ("cs", ("Čtyři", "vyhrává"), ["C4-WIN-01", "C4-EX-02"]),
        ("cs", ("sedmy kamen",), ["C4-EX-01"]),
        ("cs", ("remizou",), ["C4-WIN-02"]),
        ("en", ("c4-turn",), ["C4-TURN-01", "C4-TURN-02", "C4-TURN-03", "C4-EX-01", "C4-EX-02"]),
        ("en", ("c4-ex",), EXAMPLES),
    ],
)
def test_words_are_looked_for_in_rules_and_examples(
    herna: Herna, language: str, asked: tuple[str, ...], found: list[str]
) -> None:
    ran = herna("--lang", language, "rules", "connect-four", *asked)

    assert ran.status == 0
    assert listed(ran.out) == found


def test_a_rule_is_found_by_its_id_in_small_letters(herna: Herna) -> None:
    assert "Four in a line" in herna("rules", "connect-four", "c4-win-01").out


def test_as_json_everything_is_there_in_both_languages(herna: Herna) -> None:
    book = json.loads(herna("rules", "connect-four", "--json").out)
    rule = json.loads(herna("rules", "connect-four", "C4-TURN-03", "--json").out)
    example = json.loads(herna("rules", "connect-four", "c4-ex-01", "--json").out)

    assert rule["title"] == {"en": "A full column", "cs": "Plný sloupec"}
    assert (rule["chapter"], rule["basis"], rule["examples"]) == ("C4-TURN", "tradition", ["C4-EX-01"])
    assert book["rules"]["C4-TURN-03"] | {"examples": ["C4-EX-01"]} == rule
    assert book["chapters"]["C4-TURN"]["title"] == {"en": "A turn", "cs": "Průběh tahu"}
    assert book["examples"]["C4-EX-01"] == example
    assert example["given"]["cs"] == "Ve sloupci 4 je šest kamenů."


def test_rules_and_examples_with_a_passing_test_are_counted(herna: Herna, tmp_path: Path) -> None:
    noted(tmp_path, json.dumps({"passed": [*RULES, *EXAMPLES, "SW-ATK-01"], "failed": []}))

    english, czech = (herna("--lang", language, "rules", "connect-four", "--coverage") for language in ("en", "cs"))

    assert english.status == czech.status == 0
    assert "7 of 7 rules" in english.out
    assert "2 of 2 worked examples" in english.out
    assert "7 z 7 pravidel" in czech.out
    assert "2 z 2 příkladů" in czech.out


def test_a_rule_whose_test_fails_or_is_missing_is_not_covered(herna: Herna, tmp_path: Path) -> None:
    noted(tmp_path, json.dumps({"passed": [*RULES[1:], *EXAMPLES], "failed": [RULES[6]]}))

    text, data = herna("rules", "connect-four", "--coverage"), herna("rules", "connect-four", "--coverage", "--json")

    assert text.status == data.status == 1
    assert "5 of 7" in text.out
    assert listed(text.out) == [RULES[0], RULES[6]]
    told = json.loads(data.out)
    assert (told["game"], told["rules"], told["covered"], told["missing"]) == ("connect-four", 7, 5, listed(text.out))


@pytest.mark.parametrize("notes", [(EXAMPLES[:1], []), (EXAMPLES, EXAMPLES[1:])], ids=["missing", "failing"])
def test_an_example_without_a_passing_test_is_not_covered(
    herna: Herna, tmp_path: Path, notes: tuple[list[str], list[str]]
) -> None:
    noted(tmp_path, json.dumps({"passed": [*RULES, *notes[0]], "failed": notes[1]}))

    text, data = herna("rules", "connect-four", "--coverage"), herna("rules", "connect-four", "--coverage", "--json")

    assert text.status == data.status == 1
    assert "1 of 2 worked examples" in text.out
    assert listed(text.out) == ["C4-EX-02"]
    told = json.loads(data.out)
    assert (told["examples"], told["examples_covered"], told["examples_missing"]) == (2, 1, ["C4-EX-02"])
    assert told["missing"] == []


def test_the_notes_are_found_from_a_folder_inside_the_project(
    herna: Herna, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted(tmp_path, json.dumps({"passed": RULES + EXAMPLES, "failed": []}))
    (tmp_path / "src" / "games").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "src" / "games")

    assert herna("rules", "connect-four", "--coverage").status == 0


def test_without_notes_one_is_told_to_run_the_tests(herna: Herna) -> None:
    assert herna("rules", "connect-four", "--coverage").refused("./test")


@pytest.mark.parametrize("text", ["", "[]", "3", "{}", '{"passed": 1, "failed": 2}', '{"passed": [[]], "failed": []}'])
def test_notes_that_say_something_else_are_refused(herna: Herna, tmp_path: Path, text: str) -> None:
    noted(tmp_path, text)

    assert herna("rules", "connect-four", "--coverage").refused("rule-coverage.json", "./test")


def test_the_book_is_printed_by_chapter_with_its_rules_and_pictures(herna: Herna) -> None:
    chapter = herna("rules", "summoner-wars", "--book", "move")

    assert chapter.status == 0
    assert chapter.out.startswith("5. Move")
    assert "[SW-MOVE-01]" in chapter.out
    assert "Bear Caval" in chapter.out
    assert "6. Build" not in chapter.out
    assert herna("--lang", "cs", "rules", "summoner-wars", "--book", "5").out.startswith("5. Pohyb")


def test_a_chapter_or_a_book_that_is_not_there_is_refused(herna: Herna) -> None:
    assert herna("rules", "summoner-wars", "--book", "attak").refused('no chapter "attak"', "attack")
    assert herna("rules", "connect-four", "--book").refused("no rulebook chapters")
