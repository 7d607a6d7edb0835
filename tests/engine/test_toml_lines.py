"""The line of a TOML file that sets something, however it is written there."""

import tomllib
from typing import Any

import pytest

from herna.engine.checked import Place
from herna.engine.toml_lines import line_of, path_of
from herna.games.catalogue import game_named, scenario_text

TEXT = '''\
# a comment = 1
key = "a" # [cards]
name.en = "three"
"quoted key" = """
[cards]
key = 7
"""
list = [
    1, [2,
    3], # 4,
    { a = "]", b = [5] }, { a = 'x' },
]

[ cards ] # the cards
hussar = 4
"infantry" = 2

[[seat]]
key = "one"
[seat.home]
town = 'r1'

[[seat]]
home.town = "r2"
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("key",), 2),
        (("name", "en"), 3),
        (("quoted key",), 4),
        (("list",), 8),
        (("list", 0), 9),
        (("list", 1, 0), 9),
        (("list", 1, 1), 10),
        (("list", 2, "b", 0), 11),
        (("list", 3, "a"), 11),
        (("cards",), 14),
        (("cards", "hussar"), 15),
        (("cards", "infantry"), 16),
        (("cards", "key"), 14),
        (("seat",), 18),
        (("seat", 0, "key"), 19),
        (("seat", 0, "home", "town"), 21),
        (("seat", 1), 23),
        (("seat", 1, "home", "town"), 24),
        (("nothing",), 1),
        ((), 1),
    ],
)
def test_what_is_set_has_the_number_of_its_line(path: tuple[str | int, ...], line: int) -> None:
    assert line_of(TEXT, path) == line


def test_a_place_in_a_scenario_is_a_path() -> None:
    assert path_of(Place("map.spaces", 3, "kind")) == ("map", "spaces", 3, "kind")
    assert path_of(Place("cards", field="frost-mage")) == ("cards", "frost-mage")
    assert path_of(Place("", field="[map], spaces")) == ("map", "spaces")


def test_everything_that_a_scenario_sets_is_found() -> None:
    game = game_named("warcraft")
    for key in game.scenarios():
        text = scenario_text(game, key)
        lines = text.splitlines()
        for path, value in leaves(tomllib.loads(text)):
            line = lines[line_of(text, path) - 1]
            assert str(path[-1]) in line or repr(value).strip("'\"") in line, path


def leaves(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[tuple[str | int, ...], object]]:
    """All numbers and texts, each with its path."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in leaves(value, (*path, key))]
    if isinstance(data, list):
        return [leaf for number, value in enumerate(data) for leaf in leaves(value, (*path, number))]
    return [(path, data)]


def test_lists_within_lists_within_lists_end_nobody() -> None:
    deep = f"x = 1\ny = {'[' * 100_000}"

    assert line_of(deep, ("y",)) == 2
    assert line_of(deep, ("z",)) == 1
