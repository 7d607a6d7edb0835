"""The table in a terminal: nemesis, Gravehold, turn order, supply and mats, in 100 columns and in both languages."""

import re
from typing import Any

import pytest

from herna.engine.events import SPECTATOR
from herna.engine.rules import LANGUAGES
from herna.games.aeons_end.drawing import COLOURS, WIDTH
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import GivenSiege
from herna.games.aeons_end.printed import PRINTED, TYPES
from herna.games.aeons_end.view import view_for
from herna.messages.words import Words
from tests.games.aeons_end.rows import position, prove, row, sets, then
from tests.kit.random_match import some_decisions

ENGLISH, CZECH = Words("en", GAME), Words("cs", GAME)


def a_siege(**given: Any) -> GivenSiege:
    return GivenSiege(
        **{
            "mages": "kadir brama",
            "hands": {0: "crystal crystal#2 spark", 1: "crystal#3 buried-light"},
            "discards": {0: "crystal#4 spark#2 crystal#5 crystal#6"},
            "decks": {0: "crystal#7 crystal#8"},
            "prepped": {0: {1: "ignite"}},
            "breaches": {0: "O23-"},
            "charges": {0: 3},
            "life": {1: 7},
            "gravehold": 22,
            "nemesis_life": 41,
            "in_play": "provoker=3 blood-cry",
            "turn_deck": "player-1 nemesis",
            "turn_discard": "player-2 nemesis",
            "aether": 4,
            **given,
        }
    )


def drawn(siege: GivenSiege, seat: int = 0, words: Words = ENGLISH) -> list[str]:
    """The lines that a seat sees, without colours."""
    return [plain(line) for line in GAME.draw(view_for(siege.table, seat), words.say).splitlines()]


def plain(line: str) -> str:
    return re.sub(r"\[[^\]]*\]", "", line)


def line_with(lines: list[str], beginning: str) -> str:
    return next(line for line in lines if line.strip().startswith(beginning))


def test_the_nemesis_shows_its_life_its_deck_and_its_cards_oldest_first() -> None:
    lines = drawn(a_siege())

    assert lines[0] == "  Rageborne 41/70 ♥  nemesis deck 2  Fury 1"
    assert line_with(lines, "in play") == "    in play, oldest first: Provoker 3♥, Blood Cry 2●"


@pytest.mark.parametrize(
    ("nemesis", "given", "said"),
    [
        ("carapace-queen", {"husks": 7}, "husks 7"),
        ("crooked-mask", {"tier0": "contagion grim-sight"}, "corruption deck 2"),
        ("prince-of-gluttons", {"devoured": "burning-opal jade"}, "devoured pile: Burning Opal, Jade"),
    ],
)
def test_each_nemesis_shows_what_only_it_has(nemesis: str, given: dict[str, Any], said: str) -> None:
    lines = drawn(a_siege(nemesis=nemesis, in_play="haze-spewer", nemesis_deck="slaughter", **given))

    assert any(said in line for line in lines)
    assert not any("Fury" in line for line in lines)


def test_gravehold_and_turn_order_are_shown_but_not_in_which_order_its_deck_lies() -> None:
    lines = drawn(a_siege(turn_deck="player-2 nemesis player-1"))

    assert "  Gravehold 22/30 ♥" in lines
    assert line_with(lines, "turn order deck") == "    turn order deck: ?, ?, ?"
    assert line_with(lines, "still in it") == "    still in it, order unknown: nemesis, Kadir, Brama"
    assert line_with(lines, "turn order discard") == "    turn order discard pile: Brama, nemesis"


def test_the_supply_shows_costs_and_counts_and_which_piles_are_empty() -> None:
    lines = drawn(a_siege(left={"jade": 0, "searing-ruby": 3}))

    assert "    gems: Jade: empty, Searing Ruby 4 ×3, Burning Opal 5 ×7" in lines
    assert "    relics: Flexing Dagger 2 ×5, Bottled Vortex 3 ×5" in lines


def test_a_mage_shows_life_charges_deck_aether_and_the_cards_in_their_order() -> None:
    lines = drawn(a_siege())

    assert "▶ Kadir 10/10 ♥  Otherworldly Gate 3/5  deck 2  aether 4" in lines
    assert "  Brama 7/10 ♥  Brink Siphon 0/5  deck 0" in lines
    assert "    hand: Crystal ×2, Spark" in lines
    assert "    discard pile: Crystal, Spark, Crystal ×2" in lines


def test_aether_that_pays_only_for_gems_or_spells_is_shown_apart() -> None:
    siege = a_siege()
    siege.table.gem_aether, siege.table.spell_aether = 1, 2

    assert line_with(drawn(siege), "▶").endswith("aether 4  aether for a gem only 1  aether for a spell only 2")


def test_breaches_show_their_position_what_they_cost_or_add_and_the_spells_at_them() -> None:
    closed = drawn(a_siege())[-3]
    opened = drawn(a_siege(breaches={0: "OOOO"}))[-3]

    assert closed.endswith(": I ● Ignite, II ◑ 2/3, III ◕ –/3, IV –")
    assert opened.endswith(": I ● Ignite, II ●, III ●+1, IV ●+1")


def test_what_a_breach_costs_less_this_turn_is_shown_for_the_active_player_only() -> None:
    siege = a_siege(breaches={0: "O000", 1: "O000"})
    siege.lasts("discount", 3)

    breaches = [line.partition("): ")[2] for line in drawn(siege) if "breaches" in line]
    assert breaches == ["I ●, II ○ 2/5, III ○ 3/9, IV ○ 4/13", "I ● Ignite, II ○ 0/2, III ○ 0/6, IV ○ 1/10"]


def test_cards_in_front_of_the_active_player_are_shown() -> None:
    assert "    played this turn: Crystal" in drawn(a_siege().chooses("play crystal"))


def test_an_exhausted_mage_is_shown_as_such() -> None:
    assert line_with(drawn(a_siege(life={1: 0})), "Brama").endswith("exhausted")


def test_every_player_sees_their_mat_last() -> None:
    def mages(seat: int) -> list[str]:
        return [name for line in drawn(a_siege(), seat) for name in ("Kadir", "Brama") if f"{name} " in line[:9]]

    assert mages(0) == ["Brama", "Kadir"]
    assert mages(1) == mages(SPECTATOR) == ["Kadir", "Brama"]


def test_every_type_of_card_has_a_colour() -> None:
    assert set(COLOURS) == set(TYPES) == {card.type for card in PRINTED.values()}


def test_the_table_is_drawn_in_czech_too() -> None:
    lines = drawn(a_siege(), 0, CZECH)

    assert lines[0] == "  Rozzuřený 41/70 ♥  balíček Pána Bezejmenných 2  zuřivost 1"
    assert any(line.startswith("▶ Kadir 10/10 ♥") and line.endswith("éter 4") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_the_table_is_no_wider_than_100_columns(language: str) -> None:
    words = Words(language, GAME)
    for number in range(6):
        for match, _ in some_decisions(GAME, number):
            lines = [plain(line) for line in GAME.draw(match.view(0)["table"], words.say).splitlines()]
            assert [line for line in lines if len(line) > WIDTH] == []


test_what_follows_from_a_position = prove(
    row("husks that have lost life are counted",
        position(a_siege)(nemesis="carapace-queen", in_play="", husks=5), sets(hurt_husks=2),
        then(lambda siege: "husks 5 (2 ½)" in drawn(siege)[0])),
    row("a turn order card that was revealed is shown on its deck",
        position(a_siege)(), lambda siege: siege.table.cards.show(siege.table.turn_deck[0], -1),
        then(lambda siege: line_with(drawn(siege), "turn order deck") == "    turn order deck: Kadir, ?"),
        lambda siege: siege.table.cards.show(siege.table.turn_deck[1], -1),
        then(lambda siege: not any("order unknown" in line for line in drawn(siege)))),
    row("private hands are counted for the others", "AE-INFO-03",
        position(a_siege)(open_hands=False), then(lambda siege: "    hand: Crystal ×2, Spark" in drawn(siege, 0),
            lambda siege: line_with(drawn(siege, 0), "Brama").endswith("hand 2"),
            lambda siege: not any("Buried Light" in line for line in drawn(siege, 0)),
            lambda siege: not any("hand:" in line for line in drawn(siege, SPECTATOR)))),
)  # fmt: skip
