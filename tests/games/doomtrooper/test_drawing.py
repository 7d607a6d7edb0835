"""The table in a terminal: turn, points, areas with warriors and what they carry, the duel, the hand."""

import re

import pytest

from herna.engine.effects import PLUS, Lasting
from herna.engine.events import SPECTATOR
from herna.engine.rules import LANGUAGES
from herna.games.doomtrooper.drawing import COLOURS
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.printed import TYPES
from herna.games.doomtrooper.rules.lasting import EXPOSED, boost, lasts, until_next_turn
from herna.games.doomtrooper.view import view_for
from herna.messages.words import Words

ENGLISH, CZECH = Words("en", GAME), Words("cs", GAME)


def a_front() -> GivenFront:
    return GivenFront(
        "squad hussar+violator-sword dragoon; hand inspired inspired#2 doomed",
        "squad infantry free-marine; hidden sea-lion; hand heist",
        promotion=(3, 0),
        wounded="dragoon",
        covered="infantry",
    )


def drawn(front: GivenFront, seat: int = HONZA, words: Words = ENGLISH) -> list[str]:
    """The lines that a seat sees, without colours."""
    text = GAME.draw(view_for(front.table, seat), words.say)
    return [re.sub(r"\[[^\]]*\]", "", line) for line in text.splitlines()]


def test_the_heading_shows_turn_step_actions_and_target() -> None:
    assert drawn(a_front())[0] == "Turn 7/–  action step  actions 3  target 40 P"
    assert drawn(a_front(), words=CZECH)[0] == "Kolo 7/–  krok akcí  akce 3  k výhře 40 VB"


def test_a_player_shows_points_and_how_many_cards_lie_in_piles() -> None:
    lines = drawn(a_front())

    assert "▶ seat 1  3 P  20 D  Hand 3  library 0  discard pile 0  sacrificed 0" in lines
    assert "  seat 2  0 P  20 D  Hand 1  library 0  discard pile 0  sacrificed 0" in lines


def test_warriors_lie_in_their_area_with_values_state_and_what_they_carry() -> None:
    lines = drawn(a_front())

    at = lines.index("      Hussar  F 2 S 2 A 3 V 2")
    assert lines[at - 1 : at + 3] == [
        "    Squad:",
        "      Hussar  F 2 S 2 A 3 V 2",
        "        Violator Sword",
        "      Dragoon  F 1 S 3 A 5 V 3  wounded",
    ]


def test_what_lies_face_down_is_not_named() -> None:
    lines = drawn(a_front())

    assert lines.count("      warrior in cover  in cover") == 2
    assert not any("Infantry" in line or "Sea Lion" in line for line in lines)
    assert any("Sea Lion" in line for line in drawn(a_front(), MARTIN))


def test_what_lasts_is_told_with_the_card_that_says_so_and_whom_it_is_about() -> None:
    front = a_front()
    hussar, sword = front["hussar"], front["violator-sword"]
    lasts(front.table, boost(hussar, (0,), PLUS, 2, sword), boost(hussar, (1,), PLUS, 1, sword))
    until_next_turn(front.table, "no shoot", sword, 1)
    lasts(front.table, Lasting(f"{EXPOSED}fever", hussar, 0, sword))

    assert drawn(front)[-1] == "Lasting: Violator Sword → Hussar, Violator Sword"


def test_only_your_own_hand_is_shown_equal_cards_counted() -> None:
    assert "    Hand: Inspired ×2, Doomed" in drawn(a_front())
    assert "    Hand: Heist" in drawn(a_front(), MARTIN)
    assert not any(line.startswith("    Hand:") for line in drawn(a_front(), SPECTATOR))


def test_a_duel_shows_both_sides_and_where_their_numbers_come_from() -> None:
    front = GivenFront("squad hussar+violator-sword", "squad infantry")
    front.attacks("hussar", "infantry", wielding="violator-sword")

    lines = drawn(front)
    assert "Duel, phase 5  Fight" in lines
    assert any(line.startswith("    Hussar  attack 4  armour 3") for line in lines)
    assert "      F 4 = 2, +2 Violator Sword" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_without_words(language: str) -> None:
    assert not any("dt-" in line for line in drawn(a_front(), words=Words(language, GAME)))


def test_every_type_of_card_has_its_colour() -> None:
    assert set(COLOURS) == set(TYPES)
