"""The list of games: found by entry point, and clear about what is not there."""

from importlib.metadata import EntryPoint

import pytest

from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.games import catalogue
from herna.games.catalogue import game_keys, game_named, rulebook_of


def test_installed_games_are_found_by_their_entry_points() -> None:
    assert "connect-four" in game_keys()
    assert game_named("connect-four").key == "connect-four"
    assert "C4-WIN-01" in rulebook_of(game_named("connect-four")).rules


def test_a_rulebook_is_read_when_it_is_asked_for_and_only_once() -> None:
    rulebook_of.cache_clear()

    Match(game_named("summoner-wars"), 2, seed="seed")
    assert rulebook_of.cache_info().currsize == 0
    asked = [rulebook_of(game_named("summoner-wars")) for _ in range(2)]

    assert asked[0] is asked[1]
    assert rulebook_of.cache_info().misses == 1


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
