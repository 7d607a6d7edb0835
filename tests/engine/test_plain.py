"""Plain data: everything a table may hold goes into JSON and comes back the same; nothing else gets in."""

import json
from enum import Enum
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.engine.chance import Chance
from herna.engine.effects import Due, Lasting, Modifier
from herna.engine.errors import BadInput, BrokenGame
from herna.engine.plain import from_plain, records_of, to_plain
from herna.engine.save import restore, snapshot
from tests.kit.skirmish.game import GAME


class Colour(Enum):
    RED = "red"


RECORDS = records_of("tests.kit.skirmish") | {"Colour": Colour}

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.fractions(),
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.dictionaries(st.integers() | st.text(), inner),
)


@given(values)
def test_plain_data_comes_back_the_same(thing: object) -> None:
    assert from_plain(json.loads(json.dumps(to_plain(thing))), RECORDS) == thing


def test_records_enums_sets_and_what_lies_in_them_come_back_the_same() -> None:
    thing = (
        Lasting("strength", 1, 2, 3),
        {1: Modifier(1, 2)},
        Due(0, ()),
        {3, 1, 2},
        frozenset({1}),
        Colour.RED,
        Fraction(1, 3),
    )

    assert from_plain(json.loads(json.dumps(to_plain(thing))), RECORDS) == thing


def test_what_is_not_plain_data_is_a_bug() -> None:
    with pytest.raises(BrokenGame, match="not plain data"):
        to_plain([print])


@pytest.mark.parametrize(
    "data",
    [
        [],
        {},
        {"a": 1},
        ["Path", "x"],
        ["print"],
        [1, 2],
        ["dict", 1],
        ["Lasting"],
        ["fraction", 1, 0],
        ["set", ["list"]],
    ],
)
def test_what_no_save_holds_is_refused(data: object) -> None:
    with pytest.raises(BadInput):
        from_plain(data, RECORDS)


@given(st.data())
def test_a_snapshot_with_anything_changed_is_refused_or_is_another_sound_one(data: st.DataObject) -> None:
    """A snapshot has no digest of its own; even so, hostile data gives an error and never a crash."""
    text = snapshot(GAME.play(2, {"health": 5}, Chance(1)))
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.sampled_from('0123456789[]",abctuple -')) + text[at + 1 :]
    try:
        play = restore(GAME, changed, Chance(1))
    except BadInput:
        return
    assert snapshot(play)
