"""Rows of tables of tests (tests/kit/rows.py): a row that does not hold fails, and says in which line."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.kit.rows import need, position, prove, row, sets, then_by


class GivenTokens:
    """A table of a game that knows only tokens; a choice adds to them."""

    def __init__(self, tokens: int = 0) -> None:
        self.table, self.tokens, self.of_seats = self, tokens, [0, 0]

    def chooses(self, words: str) -> None:
        self.tokens += int(words)

    def does(self, *deeds: int) -> None:
        self.tokens -= sum(deeds)


there: list[str] = []


@contextmanager
def named(name: str) -> Iterator[None]:
    there.append(name)
    yield
    there.remove(name)


given, needs = position(GivenTokens), need(named)
then = then_by(lambda given, name, expected: getattr(given, name))

test_what_follows_from_a_position = prove(
    row("choices, changes and deeds are carried out in order",
        given(1), "2", then({"tokens": 3}), sets(tokens=9, of_seats_1=4), (4, 3),
        then(lambda given: given.of_seats == [0, 4], tokens=2)),
    row("after another position the row goes on from there", given(1), given(5), "1", then(tokens=6)),
    row("what it needs is there meanwhile", needs("a"), needs("b"), given(), then(lambda given: there == ["a", "b"])),
    row("and is gone afterwards", given(), then(lambda given: there == [])),
)  # fmt: skip


def test_a_fact_that_is_not_so_is_told_with_its_line_and_what_is() -> None:
    line = sys._getframe().f_lineno
    made = row("", given(1), then(tokens=1), then({"tokens": 2, "of_seats": [0, 0]}))

    with pytest.raises(AssertionError, match=rf"^test_rows\.py:{line + 1}: not {{.*}}, but {{'tokens': 1}}$"):
        made.values[0].holds()


def test_a_question_that_is_answered_with_no_is_told_with_its_line() -> None:
    line = sys._getframe().f_lineno
    failing = then(
        lambda given: given.tokens == 1,
        lambda given: given.tokens == 2,
    )
    said = rf"^test_rows\.py:{line + 1}: not so: line {line + 3}: lambda given: given\.tokens == 2,$"

    with pytest.raises(AssertionError, match=said):
        row("", given(1), failing).values[0].holds()


def test_a_row_is_named_after_the_first_rule_and_marked_with_its_rules_and_examples() -> None:
    made = row("a hit", "XY-HIT-01", "XY-EX-02", "XY-CR-03", "XY-HIT-04", needs("a"), given())

    assert made.id == "XY-HIT-01: a hit"
    assert [(mark.name, mark.args) for mark in made.marks] == [
        ("example", ("XY-EX-02",)),
        ("rule", ("XY-HIT-01", "XY-HIT-04")),
    ]


def test_nothing_unknown_stands_before_the_position() -> None:
    with pytest.raises(AttributeError):
        row("a hit", {"a": 1}, given()).values[0].holds()
