"""No card is left without its code: every printed text has a class, every class belongs to a text, each once."""

import pytest

from herna.engine.errors import BadInput
from herna.engine.plain import records_of
from herna.games.summoner_wars.decks import deck_faults, ready_made
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.printed import DECKS, FACTIONS, PRINTED, read_faction
from herna.games.summoner_wars.table import DECK_SIZE
from herna.games.summoner_wars.texts import QUESTIONS, TEXTS, Text

# Abilities that no card has printed: events give them to units.
GRANTED = {"gang-up", "cursed", "aura-of-the-phoenix", "reckless-strike", "forceful-attack"}


def printed_texts() -> set[str]:
    """The keys of all abilities and events."""
    return {key for kind, card in PRINTED.items() for key in ((kind,) if card.event() else card.abilities)}


def test_every_card_with_a_text_has_its_code() -> None:
    assert sorted(printed_texts() - set(TEXTS)) == []


def test_every_code_belongs_to_a_text() -> None:
    assert sorted(set(TEXTS) - printed_texts() - GRANTED) == []


def test_every_text_has_something_to_say() -> None:
    assert [key for key in TEXTS if not QUESTIONS[key]] == []


def test_every_question_is_answered_by_some_card() -> None:
    answered = {question for questions in QUESTIONS.values() for question in questions}

    asked = [name for name in vars(Text) if not name.startswith("_") and callable(getattr(Text, name))]
    assert [name for name in asked if name not in answered] == []


def test_what_can_be_saved_has_a_name_of_its_own() -> None:
    assert len(records_of(GAME.package)) > 100


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_ready_made_deck_has_thirty_four_cards_and_is_legal(faction: str) -> None:
    assert len(DECKS[faction].deck()) == DECK_SIZE
    assert deck_faults(ready_made(faction)) == []


def test_ninety_six_kinds_of_cards_and_two_gates_say_how_sure_we_are_of_them() -> None:
    assert len([card for card in PRINTED.values() if card.in_box()]) == 8 * 12 + 2
    assert all(source in ("seed", "public") for card in PRINTED.values() if card.in_box() for _, source in card.sure)
    assert all(card.sure for card in PRINTED.values())


CONTENT = """
faction = "moon-elves"

[setup]
luna = [1, 4]
sure = "public"

[[card]]
key = "luna"
class = ["summoner"]
strength = 3
life = 12
attack = "ranged"
symbols = ["martial"]
copies = 1
abilities = ["glow"]
sure = { values = "public" }
"""
DUSK = """
[[card]]
key = "dusk"
class = ["standard"]
cost = 1
phase = "move"
symbols = ["martial"]
copies = 2
sure = { values = "public" }
"""


def test_a_content_file_is_read() -> None:
    faction, (luna,) = read_faction("moon-elves", CONTENT)

    assert faction.setup == (("luna", 1, 4),)
    assert (luna.key, luna.life, luna.attack, luna.cost) == ("luna", 12, "ranged", -1)


def test_an_event_needs_no_strength_life_attack_or_abilities_in_a_content_file() -> None:
    _, (_, dusk) = read_faction("moon-elves", CONTENT + DUSK)

    assert (dusk.strength, dusk.life, dusk.attack, dusk.active, dusk.starting, dusk.abilities) == (
        0,
        0,
        "",
        False,
        0,
        (),
    )


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ('key = "luna"\n', "", "error-content-value"),
        ("life = 12", 'life = "twelve"', "error-content-value"),
        ("life = 12", "life = true", "error-content-value"),
        ('"ranged"', '"thrown"', "error-content-value"),
        ('["summoner"]', '["wizard"]', "error-content-value"),
        ("copies = 1\n", "", "error-content-value"),
        ("copies = 1", "copies = 1\ncolour = 3", "error-content-field"),
        ("[setup]", "[setup", "error-bad-toml"),
    ],
)
def test_a_mistake_in_a_content_file_is_refused_with_its_card(before: str, after: str, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_faction("moon-elves", CONTENT.replace(before, after))

    assert refused.value.key == key
    assert refused.value.arguments["file"] == "moon_elves.toml"


def test_a_card_that_is_there_twice_is_refused() -> None:
    with pytest.raises(BadInput, match="error-duplicate-card"):
        read_faction("moon-elves", CONTENT + CONTENT[CONTENT.index("[[card]]") :])
