"""No card is left without its effects, its words or its test: every printed card says in play what it says."""

import re
from pathlib import Path
from typing import Any

import pytest

from herna.engine.rules import LANGUAGES
from herna.games.doomtrooper.cards.fighting import Kills
from herna.games.doomtrooper.cards.values import Modify
from herna.games.doomtrooper.describing import arguments_of, text_on
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.printed import PRINTED, STATS, TYPES
from herna.games.doomtrooper.texts import NAMES_OF_TEXTS, TEXTS, VOCABULARY, text_of
from herna.messages.words import Words
from tests.kit.said import texts_of

CONDITIONS: list[dict[str, Any]] = [
    *({name: "own"} for name in ("role", "against", "bearer", "among", "wielding")),
    {"base": True},
]
TESTS = sorted(Path(__file__).parent.glob("*/*.py"))
SPEAKING = sorted(key for key, card in PRINTED.items() if card.effects)
# Cards that do something when they are played or lie there: without effects they would be nothing.
DOING = ("special", "equipment", "fortification", "art", "symmetry", "ki", "relic", "mission", "alliance")
BY_RULE = ["ex-capitol-freelancer"]  # their words say what the rules about their kind say
ENGLISH = Words("en", GAME)


def test_every_card_whose_type_has_a_text_does_something() -> None:
    assert [key for key, card in PRINTED.items() if card.type in DOING and not card.effects] == []


def test_every_effect_of_every_card_is_known_and_answers_something() -> None:
    assert {spec["do"] for card in PRINTED.values() for spec in card.effects} <= set(VOCABULARY)
    assert [name for name, text in TEXTS.items() if not text.questions()] == []
    assert set(NAMES_OF_TEXTS) == set(PRINTED)


def test_every_effect_of_the_vocabulary_is_on_some_card() -> None:
    used = {spec["do"] for card in PRINTED.values() for spec in card.effects}

    assert sorted(set(VOCABULARY) - used) == []


@pytest.mark.parametrize("key", SPEAKING)
def test_every_card_with_a_text_is_in_a_test(key: str) -> None:
    named = re.compile(rf"(?<![\w-]){re.escape(key)}(?![\w-])")

    assert any(named.search(test.read_text(encoding="utf-8")) for test in TESTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_with_effects_has_words_for_all_of_them(language: str) -> None:
    words = Words(language, GAME)

    silent = [
        key
        for key in SPEAKING
        if not words.has(f"dt-text-{key}") and any(text_of(spec).worded() is None for spec in PRINTED[key].effects)
    ]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_effects_has_no_words_unless_rules_about_its_kind_do_what_they_say(language: str) -> None:
    words = Words(language, GAME)

    assert [key for key, card in PRINTED.items() if not card.effects and text_on(card, words.say)] == BY_RULE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_card_have_all_their_numbers_from_its_effects(language: str) -> None:
    """A number in the words that is not in the data, or one that could not be filled in, would be a drift."""
    words = Words(language, GAME)
    written = (GAME.content() / f"{language}.ftl").read_text(encoding="utf-8")

    for key, card in PRINTED.items():
        found = re.search(rf"^dt-text-{re.escape(key)} = (.*)$", written, re.MULTILINE)
        assert "{" not in text_on(card, words.say), key
        if found is not None:
            assert set(re.findall(r"\$(\w+)", found[1])) <= set(arguments_of(card)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_about_a_card_is_there(language: str) -> None:
    words = Words(language, GAME)

    keys = {
        f"dt-card-{word}" if word in PRINTED else f"dt-keyword-{word}" for c in PRINTED.values() for word in c.keywords
    }
    keys |= {f"dt-affiliation-{icon}" for card in PRINTED.values() for icon in card.icons}
    keys |= {f"dt-card-{key}" for key in PRINTED} | {f"dt-type-{type}" for type in TYPES}
    assert [key for key in sorted(keys) if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_of_their_own(language: str) -> None:
    names = [str(facts["name"]) for facts in GAME.pictured(Words(language, GAME).say).values()]

    assert len(set(names)) == len(PRINTED)


def test_a_warrior_is_described_with_its_values_its_text_and_what_we_are_not_sure_of() -> None:
    described = texts_of(ENGLISH)["Venusian Ranger"]

    assert described.startswith(
        "warrior, Bauhaus, Fight 4, Shoot 3, Armour 4, Value 4, deployed by an action, rarity: common\n"
    )
    assert "Immune to generic Gifts of the Dark Symmetry." in described
    assert "not from the rulebook but from public card data: values and text" in described


def test_shared_effects_word_only_what_they_change() -> None:
    pictured = GAME.pictured(ENGLISH.say)

    assert pictured["violator-sword"]["text"].startswith("+")
    assert " 0 " not in pictured["violator-sword"]["text"]


def test_a_page_is_given_every_card_with_its_values_struck_ones_as_none() -> None:
    pictured = GAME.pictured(ENGLISH.say)

    assert set(pictured) == set(PRINTED)
    assert [pictured["hussar"][name] for name in STATS] == [2, 2, 3, 2]
    for key, card in PRINTED.items():
        assert {name for name in STATS if pictured[key][name] is None} == {STATS[stat] for stat in card.struck}


def test_every_card_says_how_sure_we_are_of_it() -> None:
    pictured = GAME.pictured(ENGLISH.say)

    unsure = {key for key, card in PRINTED.items() if any(source != "rulebook" for _, source in card.sure)}
    assert {key for key in PRINTED if pictured[key]["unsure"]} == unsure


@pytest.mark.parametrize("condition", CONDITIONS)
def test_values_that_hold_only_under_a_condition_are_not_worded_as_if_they_always_held(
    condition: dict[str, Any],
) -> None:
    assert Modify(fight=2).worded() is not None
    assert Modify(fight=2, **condition).worded() is None


@pytest.mark.parametrize("condition", ["who", "against", "tactic", "source"])
def test_wounds_that_kill_only_under_a_condition_are_not_worded_as_if_they_always_killed(condition: str) -> None:
    assert Kills().worded() is not None
    assert Kills(**{condition: "squad"}).worded() is None
