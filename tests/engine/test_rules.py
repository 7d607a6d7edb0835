"""The rule catalogue: what is wrong with a file is said with what and where."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.engine.errors import BadInput
from herna.engine.rules import read_rules

RULE = """
[[rule]]
id = "AB-TURN-01"
title = { en = "Turns", cs = "Tahy" }
text = { en = "Players take turns.", cs = "Hráči se střídají." }
source = "page 1"
"""


def reading(tmp_path: Path, text: str) -> BadInput:
    file = tmp_path / "rules.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        read_rules(file, "ab")
    return refused.value


def test_a_catalogue_is_read_in_its_order(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(RULE + RULE.replace("01", "02"), encoding="utf-8")

    rules = read_rules(file, "ab")

    assert list(rules) == ["AB-TURN-01", "AB-TURN-02"]
    assert rules["AB-TURN-01"].text["cs"] == "Hráči se střídají."


def test_a_duplicate_rule_is_named_with_its_line(tmp_path: Path) -> None:
    error = reading(tmp_path, RULE + RULE)

    assert error.key == "error-duplicate-rule"
    assert (error.arguments["id"], error.arguments["line"]) == ("AB-TURN-01", 9)


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ('id = "AB-TURN-01"', "", "error-rule-id"),
        ("AB-TURN-01", "XY-TURN-01", "error-rule-id"),
        ("AB-TURN-01", "ab-turn-1", "error-rule-id"),
        (', cs = "Tahy"', "", "error-rule-field"),
        ("Players take turns.", " ", "error-rule-field"),
        ('source = "page 1"', "", "error-rule-field"),
        ("[[rule]]", "[[ruel]]", "error-rules-shape"),
        ("[[rule]]", "[[rule]", "error-bad-toml"),
    ],
)
def test_a_mistake_in_a_rule_is_refused(tmp_path: Path, before: str, after: str, key: str) -> None:
    assert reading(tmp_path, RULE.replace(before, after)).key == key


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="error-unreadable-file"):
        read_rules(tmp_path / "missing.toml", "ab")
    (tmp_path / "rules.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="error-unreadable-file"):
        read_rules(tmp_path / "rules.toml", "ab")
