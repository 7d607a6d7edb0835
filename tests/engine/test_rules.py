"""The rulebook: chapters, rules and worked examples belong together; what is wrong with a file is said, and where."""

from pathlib import Path

import pytest

from herna.engine.errors import BadInput
from herna.engine.rules import LANGUAGES, Rulebook, read_rulebook
from herna.messages.words import Words

CHAPTER = """
[[chapter]]
id = "AB-TURN"
title = { en = "A turn", cs = "Tah" }
"""
RULE = """
[[rule]]
id = "AB-TURN-01"
title = { en = "Turns", cs = "Tahy" }
text = { en = "Players take turns.", cs = "Hráči se střídají." }
source = "Průběh tahu"
"""
EXAMPLE = """
[[example]]
id = "AB-EX-01"
title = { en = "Two turns", cs = "Dva tahy" }
given = { en = "Anna begins.", cs = "Začíná Anna." }
when = { en = "She has played.", cs = "Odehrála." }
then = { en = "It is Bert's turn.", cs = "Na tahu je Bert." }
rules = ["AB-TURN-01"]
source = "Příklad tahu"
"""


def rulebook(folder: Path, rules: str = CHAPTER + RULE, examples: str = EXAMPLE) -> Rulebook:
    """The rulebook of these two files."""
    (folder / "rules.toml").write_text(rules, encoding="utf-8")
    (folder / "examples.toml").write_text(examples, encoding="utf-8")
    return read_rulebook(folder, "ab")


def refusal(folder: Path, rules: str = CHAPTER + RULE, examples: str = EXAMPLE) -> BadInput:
    """Why these two files are refused."""
    with pytest.raises(BadInput) as refused:
        rulebook(folder, rules, examples)
    return refused.value


def test_rules_and_examples_are_read_in_their_order(tmp_path: Path) -> None:
    book = rulebook(tmp_path, CHAPTER + RULE.replace("01", "02") + RULE, EXAMPLE + EXAMPLE.replace("EX-01", "EX-02"))

    assert list(book.rules) == ["AB-TURN-02", "AB-TURN-01"]
    assert book.rules["AB-TURN-01"].text["cs"] == "Hráči se střídají."
    assert list(book.examples) == ["AB-EX-01", "AB-EX-02"]
    assert book.examples["AB-EX-01"].then["cs"] == "Na tahu je Bert."


def test_a_rule_belongs_to_the_chapter_that_begins_its_id(tmp_path: Path) -> None:
    other = CHAPTER.replace("AB-TURN", "AB-TURNS"), RULE.replace("AB-TURN", "AB-TURNS-LAST")

    book = rulebook(tmp_path, CHAPTER + other[0] + other[1] + RULE)

    assert list(book.chapters) == ["AB-TURN", "AB-TURNS"]
    assert [rule.id for rule in book.rules_in("AB-TURN")] == ["AB-TURN-01"]
    assert book.rules["AB-TURNS-LAST-01"].chapter == "AB-TURNS"


def test_a_rule_has_the_examples_that_name_it(tmp_path: Path) -> None:
    book = rulebook(tmp_path, CHAPTER + RULE + RULE.replace("01", "02"))

    assert [example.id for example in book.examples_of("AB-TURN-01")] == ["AB-EX-01"]
    assert book.examples_of("AB-TURN-02") == []


def test_in_an_example_nothing_need_be_done(tmp_path: Path) -> None:
    book = rulebook(tmp_path, examples="".join(line for line in EXAMPLE.splitlines(True) if "when" not in line))

    assert book.examples["AB-EX-01"].when == {}


def test_a_game_may_have_no_examples(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(CHAPTER + RULE, encoding="utf-8")

    assert read_rulebook(tmp_path, "ab").examples == {}


def test_what_is_not_said_to_be_otherwise_is_printed(tmp_path: Path) -> None:
    derived = RULE.replace("01", "02") + 'basis = "derived"\n'
    ruled = RULE.replace("01", "03").replace('source = "Průběh tahu"', 'basis = "ruling"')

    rules = rulebook(tmp_path, CHAPTER + RULE + derived + ruled).rules.values()

    assert [(rule.basis, rule.source) for rule in rules] == [
        ("printed", "Průběh tahu"),
        ("derived", "Průběh tahu"),
        ("ruling", ""),
    ]


@pytest.mark.parametrize(
    ("basis", "source", "english", "czech"),
    [
        ("printed", "Průběh tahu", "Czech rulebook: Průběh tahu", "Pravidla hry: Průběh tahu"),
        ("derived", "PO", "Follows from the Czech rulebook: PO", "Plyne z pravidel hry: PO"),
        ("derived", "", "Follows from the rulebook as a whole", "Plyne z pravidel hry jako celku"),
        ("ruling", "AB-GAP-01", "Our ruling: AB-GAP-01", "Naše rozhodnutí: AB-GAP-01"),
        ("ruling", "", "Our ruling", "Naše rozhodnutí"),
        ("public", "PO", "Known from public sources; in the Czech rulebook: PO", "v pravidlech hry: PO"),
        ("public", "", "Known from public sources", "Známo z veřejných zdrojů"),
        ("tradition", "", "By tradition", "Podle tradice"),
    ],
)
def test_a_source_is_said_to_be_the_czech_rulebooks(
    tmp_path: Path, basis: str, source: str, english: str, czech: str
) -> None:
    rules = CHAPTER + RULE.replace("Průběh tahu", source) + f'basis = "{basis}"\n'

    rule = rulebook(tmp_path, rules).rules["AB-TURN-01"]

    assert Words("en").source(rule) == english
    assert czech in Words("cs").source(rule)


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ('id = "AB-TURN"\n', "", "error-rule-id"),
        ('id = "AB-TURN-01"', "", "error-rule-id"),
        ("AB-TURN-01", "XY-TURN-01", "error-rule-id"),
        ("AB-TURN-01", "ab-turn-1", "error-rule-id"),
        (', cs = "Tahy"', "", "error-rule-field"),
        ("Players take turns.", " ", "error-rule-field"),
        ('source = "Průběh tahu"', "", "error-rule-field"),
        ('source = "Průběh tahu"', 'source = " "', "error-rule-field"),
        ('source = "Průběh tahu"', "source = 3", "error-rule-field"),
        ('source = "', 'basis = "guessed"\nsource = "', "error-rule-basis"),
        ('source = "', 'basis = ["derived"]\nsource = "', "error-rule-basis"),
        ('source = "', 'sourse = "page 1"\nsource = "', "error-rule-unknown-field"),
        ('id = "AB-TURN-01"', 'id = "AB-MOVE-01"', "error-rule-chapter"),
        ('id = "AB-TURN-01"', 'id = "AB-TURN"', "error-rule-chapter"),
        ('id = "AB-TURN-01"', 'id = "AB-TURNS-01"', "error-rule-chapter"),
        ("[[rule]]", '[[chapter]]\nid = "AB-MOVE"\ntitle = { en = "A", cs = "B" }\n[[rule]]', "error-chapter-empty"),
        ("[[chapter]]", '[[chapter]]\ntext = "A"', "error-rule-unknown-field"),
        ('en = "A turn", cs = "Tah"', 'en = "A turn"', "error-rule-field"),
        ("[[chapter]]", "[[chaptre]]", "error-rules-shape"),
        ("[[rule]]", "[[ruel]]", "error-rules-shape"),
        ("[[rule]]", "[rule]", "error-rules-shape"),
        ("[[rule]]", "[[rule]", "error-bad-toml"),
    ],
)
def test_a_mistake_in_a_rule_is_refused(tmp_path: Path, before: str, after: str, key: str) -> None:
    assert before in CHAPTER + RULE

    assert refusal(tmp_path, (CHAPTER + RULE).replace(before, after)).key == key


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ('id = "AB-EX-01"', "", "error-rule-id"),
        ("AB-EX-01", "XY-EX-01", "error-rule-id"),
        ("AB-EX-01", "AB-TURN-01", "error-example-is-rule"),
        (', cs = "Dva tahy"', "", "error-rule-field"),
        ('given = { en = "Anna begins.", cs = "Začíná Anna." }', "", "error-rule-field"),
        (', cs = "Odehrála."', "", "error-rule-field"),
        ("It is Bert's turn.", "", "error-rule-field"),
        ('rules = ["AB-TURN-01"]', "", "error-rule-field"),
        ('["AB-TURN-01"]', "[]", "error-rule-field"),
        ('["AB-TURN-01"]', '"AB-TURN-01"', "error-rule-field"),
        ('["AB-TURN-01"]', '["AB-TURN-02"]', "error-example-rule"),
        ('["AB-TURN-01"]', '["AB-TURN-01", "AB-TURN-01"]', "error-example-rule"),
        ('["AB-TURN-01"]', "[{}]", "error-example-rule"),
        ('source = "Příklad tahu"', "", "error-rule-field"),
        ("when =", "whne =", "error-rule-unknown-field"),
        ("[[example]]", "[[exmaple]]", "error-rules-shape"),
        ("[[example]]", "[[example]", "error-bad-toml"),
    ],
)
def test_a_mistake_in_an_example_is_refused(tmp_path: Path, before: str, after: str, key: str) -> None:
    assert before in EXAMPLE

    error = refusal(tmp_path, examples=EXAMPLE.replace(before, after))

    assert (error.key, error.arguments["file"]) == (key, "examples.toml")


@pytest.mark.parametrize(
    ("rules", "examples", "file", "id", "what"),
    [
        (RULE.replace(', cs = "Tahy"', ""), EXAMPLE, "rules.toml", "AB-TURN-01", "title.cs"),
        (RULE.replace("-01", "-1x"), EXAMPLE, "rules.toml", "AB-TURN-1x", "AB-"),
        (RULE + RULE, EXAMPLE, "rules.toml", "AB-TURN-01", "13"),
        (RULE.replace("AB-TURN", "AB-MOVE"), EXAMPLE, "rules.toml", "AB-MOVE-01", ("no chapter", "žádná kapitola")),
        (RULE + 'basis = "guessed"', EXAMPLE, "rules.toml", "AB-TURN-01", "guessed"),
        (RULE + 'page = "3"', EXAMPLE, "rules.toml", "AB-TURN-01", "page"),
        (CHAPTER.replace("TURN", "MOVE") + RULE, EXAMPLE, "rules.toml", "AB-MOVE", ("no rule", "žádné pravidlo")),
        (
            CHAPTER.replace("RN", "RN-X") + RULE.replace("RN", "RN-X"),
            "",
            "rules.toml",
            "AB-TURN-X-01",
            "AB-TURN, AB-TURN-X",
        ),
        (RULE, EXAMPLE.replace('["AB-TURN-01"]', '["AB-TURN-07"]'), "examples.toml", "AB-EX-01", "AB-TURN-07"),
        (RULE, EXAMPLE.replace("AB-EX-01", "AB-TURN-01"), "examples.toml", "AB-TURN-01", ("a rule", "pravidlo")),
        (RULE, EXAMPLE + EXAMPLE, "examples.toml", "AB-EX-01", "12"),
        (RULE, EXAMPLE.replace("when", "whne"), "examples.toml", "AB-EX-01", "whne"),
    ],
)
def test_a_mistake_is_told_with_file_and_id_in_both_languages(
    tmp_path: Path, rules: str, examples: str, file: str, id: str, what: str | tuple[str, str]
) -> None:
    error = refusal(tmp_path, CHAPTER + rules, examples)

    for language, words in zip(LANGUAGES, (what, what) if isinstance(what, str) else what, strict=True):
        said = Words(language).error(error)
        assert all(part in said for part in (file, id, words)), said
        assert "{" not in said


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="error-unreadable-file"):
        read_rulebook(tmp_path, "ab")
    (tmp_path / "rules.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="error-unreadable-file"):
        read_rulebook(tmp_path, "ab")


def test_a_file_nested_too_deep_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, examples="example = " + "[" * 5000).key == "error-bad-toml"
