"""The table in a terminal: the grid, each side's piles, one's own hand and nobody else's, in both languages."""

import pytest

from herna.engine.events import SPECTATOR
from herna.games.summoner_wars.describing import library
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle
from herna.games.summoner_wars.view import view_for
from herna.messages.words import Words

ENGLISH, CZECH = Words("en", GAME), Words("cs", GAME)


def a_battle() -> GivenBattle:
    return GivenBattle(
        south={"svara": (1, 4), "ollag": (3, 3)},
        north={"sneeks": (8, 2), "blarf": (6, 3)},
        hands={SOUTH: "jarmund ice-ram", NORTH: "smeg"},
        damage={"ollag": 3},
        boost={"blarf": 2},
        magic=(4, 7),
    )


def drawn(seat: int, words: Words = ENGLISH) -> list[str]:
    return GAME.draw(view_for(a_battle().table, seat), words.say).splitlines()


def test_units_stand_in_their_rows_with_strength_life_and_boosts() -> None:
    rows = drawn(SOUTH)

    row = next(at for at, line in enumerate(rows) if line.startswith("[dim]3[/]"))
    assert "Ollag" in rows[row]
    assert "3⚔ 4♥" in rows[row + 1]
    assert any("2⚔ 6♥ 2▲" in line for line in rows)


def test_sides_have_their_own_colours() -> None:
    rows = drawn(SOUTH)

    assert any("[bold cyan]" in line and "Ollag" in line for line in rows)
    assert any("[bold magenta]" in line and "Blarf" in line for line in rows)


def test_everyone_sees_their_own_side_below() -> None:
    def rows_of(seat: int) -> list[str]:
        return [line[5] for line in drawn(seat) if line.startswith("[dim]") and line[5].isdigit()]

    assert rows_of(SOUTH) == rows_of(SPECTATOR) == list("87654321")
    assert rows_of(NORTH) == list("12345678")


def test_your_own_hand_is_shown_with_costs_and_no_other() -> None:
    assert "hand: Jarmund [dim](5)[/], Ice Ram [dim](0)[/]" in drawn(SOUTH)[-1]
    assert "Smeg" in drawn(NORTH)[-1]
    assert not any("Jarmund" in line or "Smeg" in line for line in drawn(SPECTATOR))


def test_magic_and_piles_are_counted_for_both_sides_in_both_languages() -> None:
    assert any("1: magic 4  hand 2  draw pile 0  discard pile 0" in line for line in drawn(SPECTATOR))
    assert any("2: magie 7  ruka 1" in line for line in drawn(SPECTATOR, CZECH))


@pytest.mark.parametrize("words", [ENGLISH, CZECH])
def test_a_card_is_described_with_its_values_its_texts_and_how_sure_we_are(words: Words) -> None:
    cards = {entry.name: entry.described() for entry in library(words.say)}

    golem = cards[words.say("sw-card-ice-golem")]
    assert words.say("sw-class-structure") in golem
    assert f"{words.say('sw-print-life')} 5" in golem
    assert words.say("sw-ability-slow-text") in golem
    assert words.say("sw-sure-public") in golem
    assert words.say("sw-sure-public") not in cards[words.say("sw-card-gate")]


def test_an_active_event_shows_its_boosts_and_whom_it_has_named() -> None:
    battle = GivenBattle(
        south={"grognack": (1, 4), "tundra-fighter": (3, 3)},
        north={"beast-rider": (3, 5)},
        hands={SOUTH: "freeze"},
        phase="summon",
    )
    battle.chooses("play freeze", "target beast-rider")
    battle.table.boost[battle["freeze"]] = 2

    assert any(
        "(Freeze 2▲ → Beast Rider)" in line
        for line in GAME.draw(view_for(battle.table, SOUTH), ENGLISH.say).splitlines()
    )
