"""The list of games: found by entry point, and clear about what is not there."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from herna.engine.errors import BadInput
from herna.games import catalogue
from herna.games.catalogue import game_keys, game_named, rules_of


def test_installed_games_are_found_by_their_entry_points() -> None:
    assert "connect-four" in game_keys()
    assert game_named("connect-four").key == "connect-four"
    assert "C4-WIN-01" in rules_of(game_named("connect-four"))


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadInput) as refused:
        game_named("conect-four")

    assert "connect-four" in str(refused.value.arguments["known"])


@pytest.mark.parametrize("value", ["no_such_package:GAME", "connect_four.game:NOTHING", "connect_four.game:COLUMNS"])
def test_a_plug_in_that_cannot_be_loaded_is_named(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("broken", value, "herna.games")
    monkeypatch.setattr(catalogue, "_entries", lambda: {"broken": entry})

    with pytest.raises(BadInput, match="error-broken-game"):
        game_named("broken")
