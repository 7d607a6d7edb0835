"""Plain data is written as TOML and reads back equal."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.engine.content import read_toml
from herna.engine.errors import BadInput
from herna.engine.toml_text import DEEPEST, toml_text

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
NUMBERS = st.integers(-(2**63) + 1, 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
DATA = st.dictionaries(TEXTS | st.sampled_from(["name", "seat", "map"]), VALUES, max_size=5)


@given(DATA)
def test_what_is_written_reads_back_equal(data: dict[str, Any]) -> None:
    assert tomllib.loads(toml_text(data)) == data


@given(DATA, TEXTS)
def test_a_comment_changes_nothing(data: dict[str, Any], comment: str) -> None:
    printable = "".join(character for character in comment if character.isprintable() or character == "\n")

    assert tomllib.loads(toml_text({**data, "map": {"a": 1}}, {"map": printable})) == {**data, "map": {"a": 1}}


def test_tables_lists_and_words_are_laid_out_for_people() -> None:
    data = {
        "key": "a",
        "name": {"en": "A", "cs": "Á"},
        "seat": [{"key": "west", "gold": 5}, {"key": "east", "gold": 5}],
        "start": {"pieces": [{"owner": "west", "ground": 3}], "tokens": []},
    }

    assert toml_text(data, {"start": "what stands where"}) == (
        'key = "a"\nname.en = "A"\nname.cs = "Á"\n\n'
        '[[seat]]\nkey = "west"\ngold = 5\n\n[[seat]]\nkey = "east"\ngold = 5\n\n'
        '[start]\n# what stands where\npieces = [\n    { owner = "west", ground = 3 },\n]\ntokens = []\n'
    )


def test_a_text_of_dots_can_be_read_again() -> None:
    assert read_toml("a.toml", toml_text({"about": "." * 200})) == {"about": "." * 200}


@pytest.mark.parametrize("value", [None, float("inf"), float("nan"), 2**63, "\ud800", {1: "a"}, b"a"])
def test_what_toml_cannot_say_is_refused(value: object) -> None:
    for data in ({"a": value}, {"a": [value]}, {"a": {"b": value}}, {"a": [{"b": value}]}):
        with pytest.raises(BadInput) as refused:
            toml_text(data)
        assert refused.value.key == "error-not-toml"


def test_what_is_nested_too_deep_is_refused() -> None:
    deep: object = 1
    for _ in range(DEEPEST + 1):
        deep = [deep]

    with pytest.raises(BadInput):
        toml_text({"a": deep})
