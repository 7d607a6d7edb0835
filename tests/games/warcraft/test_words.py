"""What is said: every key of the code has words, and questions, options and events read as a player would say them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herna.engine.decision import Decision
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.games.warcraft.game import GAME
from herna.games.warcraft.printed import EXPERIENCE_CARDS, UNIT_CARDS
from herna.games.warcraft.view import view_for
from herna.messages.words import Words
from tests.kit.war import GivenWar, a_battle, a_battle_with_cards, special_rule

SOURCES = sorted(Path(__file__).parents[3].joinpath("src/herna/games/warcraft").rglob("*.py"))
BEGUN = {"wc-step", "wc-card"}  # beginnings of keys
ENGLISH, CZECH = Words("en", GAME), Words("cs", GAME)


def offered(war: GivenWar, words: Words = ENGLISH) -> list[str]:
    """The options in words, as who is asked reads them."""
    view = view_for(war.table, war.asked()[0])
    return [words.choice(view, option) for option in war.play.options()]


def told(war: GivenWar, words: Words = ENGLISH, seat: int = 0) -> list[str]:
    """All that happened, in words, as a seat reads it."""
    view = view_for(war.table, seat)
    assert war.play.log is not None
    return [words.event(view, event) for _, event, _ in war.play.log.seen_by(seat)]


# Every key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_code_names_has_words(language: str) -> None:
    words = Words(language, GAME)
    keys = {key for source in SOURCES for key in re.findall(r'"(wc-[a-z-]*[a-z])"', source.read_text(encoding="utf-8"))}

    assert len(keys) > 40
    assert [key for key in sorted(keys - BEGUN) if not words.has(key)] == []


# What things are called


def test_a_move_names_the_piece_and_both_spaces_by_what_they_are() -> None:
    war = GivenWar(pieces={0: {"A": "W"}})

    assert "Move: worker, gold mine A → Town B" in offered(war)
    assert "Pohyb: dělník, zlatý důl A → Město B" in offered(war, CZECH)


def test_a_worker_who_builds_is_told_from_one_who_does_not() -> None:
    war = GivenWar(pieces={0: {"C": "WW"}}, outposts={0: "C"}, builds="C")

    assert "Move: worker, C → J" in offered(war)
    assert "Move: worker who is building an outpost, C → J" in offered(war)


def test_casualties_are_named_with_their_owner_and_space() -> None:
    war = GivenWar("battle", pieces={0: {"C": "GG"}, 1: {"C": "GR"}}, levels={0: "2 1 1"}, dice=[6, 1, 1, 6])

    assert set(offered(war)) == {"ranged unit on C (Humans)", "ground unit on C (Humans)"}
    assert set(offered(war, CZECH)) == {"střelecká jednotka, C (Lidé)", "pozemní jednotka, C (Lidé)"}


def test_an_upgrade_names_the_units_by_their_card() -> None:
    war = GivenWar("spend", gold={0: 9}, wood={0: 9}, buildings={0: "ground ground ranged ranged air air"})
    war.chooses("choose_upgrading")

    assert "Upgrade: ground unit (Grunt)" in offered(war)


@pytest.mark.parametrize(("language", "name"), [("en", "The Chief"), ("cs", "Náčelník")])
def test_a_captive_is_called_by_its_name_in_the_readers_language(language: str, name: str) -> None:
    text = (GAME.content() / "scenarios" / "captives.toml").read_text(encoding="utf-8")
    text = text.replace('{ en = "Thrall", cs = "Thrall" }', '{ en = "The Chief", cs = "Náčelník" }')
    match = Match(GAME, 2, {"scenario": text}, "seed")

    assert Words(language, GAME).name(match.view(0)["table"], "token", 0) == name


def test_a_token_is_called_by_its_kind_and_its_space() -> None:
    match = Match(GAME, 2, {"scenario": "march-of-the-necromancers"}, "seed")

    assert ENGLISH.name(match.view(0)["table"], "token", 0) == "ground unit token A"


# What happened


def test_a_battle_is_told_from_its_beginning_to_its_end() -> None:
    war = GivenWar("battle", pieces={0: {"C": "G"}, 1: {"C": "G"}}, dice=[6, 1])

    assert told(war) == [
        "Battle on C: Orcs attack Humans.",
        "Humans draw an experience card: something hidden.",
        "Orcs draw an experience card: Fast.",
        "Humans roll 6: ground unit.",
        "Orcs roll 1: ground unit.",
        "Humans lose: ground unit on C.",
        "The battle on C is over. Winner: Orcs.",
        "Orcs draw an experience card: Fast.",
    ]
    assert told(war, CZECH)[0] == "Bitva, C: útočí Orkové, brání se Lidé."


def test_a_battle_that_nobody_survives_has_no_winner() -> None:
    war = GivenWar("battle", pieces={0: {"C": "G"}, 1: {"C": "G"}}, dice=[1, 1])

    assert "The battle on C is over. Winner: nobody." in told(war)


def test_a_harvest_says_how_much_and_that_a_mine_is_depleted() -> None:
    war = GivenWar("harvest", pieces={0: {"A": "W"}}, resources=[3])

    assert told(war)[:2] == ["Orcs harvest 3 gold: gold mine A.", "gold mine A is now partially depleted."]
    assert told(war, CZECH)[0] == "Orkové těží: zlato 3, zlatý důl A."


# What is printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_described_and_pictured(language: str) -> None:
    say = Words(language, GAME).say
    described, pictured = GAME.described(say), GAME.pictured(say)

    for key in EXPERIENCE_CARDS:
        assert say(f"wc-text-{key}") in described[say(f"wc-card-{key}")]
        assert pictured[f"card-{key}"]["text"] == say(f"wc-text-{key}")
    for key, card in UNIT_CARDS.items():
        assert pictured[f"unit-{key}"]["strength"] == card.strength
    for facts in pictured.values():
        assert facts["name"]
        assert not facts["name"].startswith("wc-")


def test_a_unit_card_says_its_values_and_what_we_are_not_sure_of() -> None:
    described = GAME.described(ENGLISH.say)["Tauren"]

    assert described.startswith("Orcish Horde, ground unit, level 4, Strength 5")
    assert "highest level: 1 victory point" in described
    assert "put together from what is known: " in described


# Questions that are asked of a player about the units of others


def asked_in_words(war: GivenWar, words: Words) -> str:
    ask = war.play.ask
    assert ask is not None
    decision = Decision(0, ask.seats(), ask.prompt, tuple(ask.arguments.items()))
    return words.prompt(view_for(war.table, ask.seat), decision)


@pytest.mark.rule("WC-EXP-MARKS-1", "WC-SCEN-ELFGATE-08")
def test_who_removes_a_unit_of_somebody_else_is_not_told_of_a_loss() -> None:
    marksman = a_battle_with_cards(
        {"X": "R"}, {"X": "RG"}, {0: "marksmanship"}, dice=[6, 1], races="night-elf human"
    ).chooses("play marksmanship")

    assert marksman.asked() == (0,)
    assert asked_in_words(marksman, ENGLISH) == "Casualties to remove: 1. Which unit is lost?"
    assert asked_in_words(marksman, CZECH) == "Ztráty k odstranění: 1. Která jednotka se odstraní?"


@pytest.mark.rule("WC-SCEN-ELFGATE-08", "WC-ABILITY-POISON-1")
def test_who_chooses_for_a_neutral_force_is_asked_about_its_units() -> None:
    war = GivenWar(
        "battle",
        races="human orc",
        special=[special_rule("neutral-force", race="night-elf", level=3)],
        levels={2: "2 3 3"},
        pieces={0: {"C": "G"}, 2: {"C": "R"}},
    )

    assert war.asked() == (1,)
    assert asked_in_words(war, ENGLISH) == "Slow Poison: in which phase do the Night Elves strike first?"
    assert asked_in_words(war, CZECH) == "Pomalý jed: ve které fázi udeří Noční Elfové první?"


def test_a_town_that_is_marked_falls_when_enemies_hold_it_in_a_town_check_again() -> None:
    """Not in the next check, and not if they have left."""
    war = GivenWar("towns", pieces={1: {"B": "G"}})

    assert (
        "Enemies hold the Town of the Orcs, Town B: it is marked, and falls if enemies hold it in a town check again."
        in told(war)
    )


def test_a_battle_that_is_cancelled_is_told_in_words() -> None:
    war = a_battle({"X": "G", "A": "G"}, {"X": "GG", "A": "G"}, dice=[6, 6, 6, 1, 6, *[6, 6, 1, 1]])
    war.chooses("fight X 0 1", "lose 1 ground A")

    assert "The battle on A is not fought: Orcs and Humans no longer face each other there." in told(war)
    assert "Bitva se neodehraje: A. Orkové a Lidé tam už proti sobě nestojí." in told(war, CZECH)
