"""No card is left without its code: every printed card has a class, every class belongs to a card, each once."""

import pytest

from herna.engine.effects import questions_answered
from herna.engine.plain import records_of
from herna.engine.rules import LANGUAGES
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.printed import IN_BOX, MAGES, MARKETS, NEMESES, PILES, PRINTED, PRINTED_MATS, SUPPLY, Printed
from herna.games.aeons_end.texts import (
    ABILITIES,
    CORRUPTIONS,
    MATS,
    NEMESIS_CARDS,
    PLAYER_CARDS,
    Ability,
    Corruption,
    Mat,
    NemesisCard,
    PlayerCard,
)
from herna.messages.words import Words
from tests.kit.said import texts_of

PLAYERS, ENEMIES = ("gem", "relic", "spell"), ("attack", "minion", "power", "strike")
BASES: tuple[tuple[type, dict[str, object]], ...] = (
    (PlayerCard, {**PLAYER_CARDS}),
    (NemesisCard, {**NEMESIS_CARDS}),
    (Corruption, {**CORRUPTIONS}),
    (Mat, {**MATS}),
    (Ability, {**ABILITIES}),
)


def of_types(*types: str) -> set[str]:
    return {key for key, card in PRINTED.items() if card.type in types}


def test_every_card_has_its_code_and_every_code_its_card() -> None:
    assert set(PLAYER_CARDS) == of_types(*PLAYERS)
    assert set(NEMESIS_CARDS) == of_types(*ENEMIES)
    assert set(CORRUPTIONS) == of_types("corruption")
    assert set(MATS) == set(PRINTED_MATS) == set(NEMESES)
    assert set(ABILITIES) == {mage.ability for mage in MAGES.values()}


def test_every_class_belongs_to_one_card() -> None:
    for _, known in BASES:
        classes = [type(text) for text in known.values()]
        assert len(set(classes)) == len(classes)


@pytest.mark.parametrize(("base", "known"), BASES, ids=lambda value: getattr(value, "__name__", ""))
def test_every_card_answers_something_and_every_question_is_answered(base: type, known: dict[str, object]) -> None:
    answers = {key: questions_answered(text, base) for key, text in known.items()}

    assert [key for key, answered in answers.items() if not answered] == []
    assert {question for answered in answers.values() for question in answered} == {
        name for name in vars(base) if not name.startswith("_")
    }


@pytest.mark.parametrize(
    ("type", "question"),
    [
        ("spell", "when_cast"),
        ("gem", "when_played"),
        ("relic", "when_played"),
        ("attack", "attack"),
        ("strike", "attack"),
        ("power", "power"),
    ],
)
def test_a_card_of_a_type_does_what_that_type_is_for(type: str, question: str) -> None:
    base: dict[str, object] = {**PLAYER_CARDS, **NEMESIS_CARDS}
    kind = PlayerCard if type in PLAYERS else NemesisCard

    assert [key for key in sorted(of_types(type)) if question not in questions_answered(base[key], kind)] == []


def test_a_power_that_can_be_discarded_says_so_in_both_languages() -> None:
    """TO DISCARD stands on the card if and only if aether, charges or its class can fulfil it."""
    for language, said in (("en", "TO DISCARD"), ("cs", "PRO ODSTRANĚNÍ")):
        words = Words(language, GAME)
        for key in of_types("power"):
            card = PRINTED[key]
            own = "to_discard" in questions_answered(NEMESIS_CARDS[key], NemesisCard)
            possible = bool(card.discard_aether or card.discard_charges or own)
            assert (said in words.say(f"ae-text-{key}")) == possible, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tokens_of_a_power_and_the_aether_of_its_condition_stand_in_its_text(language: str) -> None:
    words, power = Words(language, GAME), {"en": "POWER", "cs": "SÍLA"}[language]
    for key in of_types("power"):
        text, card = words.say(f"ae-text-{key}"), PRINTED[key]
        assert f"{power} {card.power}:" in text, key
        assert not card.discard_aether or str(card.discard_aether) in text.partition(power)[0], key
        assert not card.discard_charges or str(card.discard_charges) in text.partition(power)[0], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_how_sure_we_are_of_it(language: str) -> None:
    words = Words(language, GAME)

    unsure = {key for key, card in PRINTED.items() if any(source != "seed" for _, source in card.sure)}
    pictured = GAME.pictured(words.say)
    assert all(PRINTED[key].sure for key in PRINTED)
    assert {key for key in PRINTED if pictured[key]["unsure"]} == unsure


def test_a_card_is_described_with_its_values_and_its_text() -> None:
    words = Words("en", GAME)
    described = texts_of(words)

    assert described["Jade"] == f"gem, cost 2\n{words.say('ae-text-jade')}"
    assert described["Provoker"].startswith("minion, life 5, tier 1\n")
    assert words.say("ae-sure-public") in described["Clouded Sapphire"]


def test_mages_and_nemeses_are_described_like_cards() -> None:
    words = Words("en", GAME)
    described = texts_of(words)

    assert described["Kadir"].startswith("mage, charges 5\nBreach Mage Delver\nOtherworldly Gate: ")
    unleash = words.say("ae-nemesis-rageborne-unleash")
    assert described["Rageborne"].startswith(f"nemesis, life 70, difficulty from 1 to 10: 2\nUnleash: {unleash}\n")


def test_a_page_is_given_cards_mages_nemeses_and_breaches() -> None:
    pictured = GAME.pictured(Words("en", GAME).say)

    assert len(pictured) == len(PRINTED) + len(MAGES) + len(NEMESES) + 4
    assert (pictured["provoker"]["type"], pictured["provoker"]["life"]) == ("minion", 5)
    assert (pictured["mage-jian"]["ability"], pictured["mage-jian"]["charges"]) == ("Black Mirror", 4)
    assert (pictured["nemesis-rageborne"]["life"], pictured["nemesis-rageborne"]["rating"]) == (70, 2)
    assert (pictured["breach-3"]["focus"], pictured["breach-3"]["open"]) == (3, [9, 7, 5, 3])


def test_what_can_be_saved_has_a_name_of_its_own() -> None:
    assert len(records_of(GAME.package)) > 50


@pytest.mark.rule("AE-MARKET-01")
def test_every_recommended_set_has_three_gems_two_relics_and_four_spells() -> None:
    for market in MARKETS.values():
        for type, count in PILES:
            assert len([kind for kind in set(market.kinds) if kind in SUPPLY[type]]) == count, market.key


def test_a_card_of_ours_is_not_in_the_box() -> None:
    assert not Printed("comet", "spell", sure=(("text", "ours"), ("values", "ours"))).in_box()
    assert all(card.in_box() for card in PRINTED.values() if card.key in SUPPLY["spell"][:3])
    assert {type: set(kinds) <= set(SUPPLY[type]) for type, kinds in IN_BOX.items()} == dict.fromkeys(SUPPLY, True)
