"""What is said in the terminal: questions and events in both languages, as a player reads them."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.view import view_for
from herna.messages.words import Words
from tests.kit.battle import SOUTH, GivenBattle


def told(battle: GivenBattle, kind: str, language: str = "en") -> list[str]:
    """The events of a kind in words, as South reads them."""
    view = view_for(battle.table, SOUTH)
    return [Words(language, GAME).event(view, (kind, *fields)) for fields in battle.told(kind)]


def asked(battle: GivenBattle, language: str = "en") -> str:
    """The open question in words."""
    ask = battle.play.ask
    assert ask is not None
    words, view = Words(language, GAME), view_for(battle.table, SOUTH)
    return words.say(ask.prompt, {field: words.name(view, field, value) for field, value in ask.arguments.items()})


def two_frost_mages(phase: str) -> GivenBattle:
    return GivenBattle(south={"frost-mage": (3, 3), "frost-mage#2": (3, 5)}, phase=phase)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Frost Mage moves to c4.", "Frost Mage moves to c5."]),
        ("cs", ["Mrazoví mágové: pohyb na c4.", "Mrazoví mágové: pohyb na c5."]),
    ],
)
def test_who_moves_is_not_said_to_be_already_where_it_goes(language: str, words: list[str]) -> None:
    battle = two_frost_mages("move").chooses("move frost-mage 4,3", "step 5,3")

    assert told(battle, "moved", language) == words


def test_who_attacks_is_told_apart_by_its_space() -> None:
    battle = GivenBattle(
        south={"frost-mage": (3, 3), "frost-mage#2": (3, 5)}, north={"ollag": (4, 3)}, dice=(1, 1, 1, 1)
    )
    battle.chooses("attack frost-mage ollag")

    assert told(battle, "attacked") == ["Frost Mage (c3) attacks Ollag."]


@pytest.mark.parametrize(("language", "words"), [("en", "Burn: which target?"), ("cs", "Sežehnutí: na který cíl?")])
def test_an_event_that_asks_for_a_target_is_named_once(language: str, words: str) -> None:
    battle = GivenBattle(
        south={"maldaria": (3, 3)}, north={"smeg": (4, 3), "blarf": (4, 4)}, phase="move", hands={SOUTH: "burn"}
    )
    battle.chooses("play burn")

    assert asked(battle, language) == words


def test_the_inaction_penalty_is_told_as_one_damage() -> None:
    """SW-ATK-22: its announcement does not sound like a second damage."""
    battle = GivenBattle(south={}).chooses("end_phase")

    assert told(battle, "was_inactive") == ["Nothing of the enemy's was attacked: the inaction penalty falls on Svara."]
    assert told(battle, "damaged") == ["Svara gets 1 damage."]
