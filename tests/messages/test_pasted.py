"""Lists of cards as people paste them: what is clear is read, small mistakes are asked about."""

import pytest

from herna.engine.errors import BadInput
from herna.games.catalogue import game_keys, game_named
from herna.messages.pasted import LEADER, MOST_LINES, MOST_QUESTIONS, Question, read_pasted
from herna.messages.words import Words

SUMMONERS = game_named("summoner-wars")
MAGES = game_named("aeons-end")


def cards(game_key: str, text: str, part: str = "cards") -> dict[str, int]:
    return read_pasted(game_named(game_key), text).draft.counts(part)


@pytest.mark.parametrize("game", [key for key in game_keys() if game_named(key).decks()])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_an_exported_deck_is_read_without_questions(game: str, language: str) -> None:
    played = game_named(game)
    building = played.deck_building()
    assert building is not None

    for key in played.decks():
        pasted = read_pasted(played, played.deck_text(key, Words(language, played).say))
        assert (pasted.draft, pasted.questions) == (building.decks[key], ())


@pytest.mark.parametrize(
    "line",
    [
        "frost-mage = 3",
        "frost-mage = 3 # three of them",
        "3 Frost Mage",
        "3x Frost Mage",
        "3× frost mage",
        "FROST MAGE 3",
        "Frost Mage x3",
        "Frost Mage (3)",
        "- 3 Frost Mage",
        "3 Ledový mág",
        "ledovy mag: 3",
    ],
)
def test_a_line_names_a_card_in_many_ways(line: str) -> None:
    said = Words("cs", SUMMONERS).say("sw-card-frost-mage")

    pasted = read_pasted(SUMMONERS, f"Svara\n{line.replace('Ledový mág', said).replace('ledovy mag', said)}")

    assert (pasted.draft.leader, pasted.draft.counts("cards"), pasted.questions) == ("svara", {"frost-mage": 3}, ())


def test_copies_on_several_lines_are_added_up() -> None:
    assert cards("summoner-wars", "svara\n2 frost mage\nfrost-mage\n") == {"frost-mage": 3}


def test_a_misspelled_name_is_asked_about_with_similar_cards() -> None:
    pasted = read_pasted(SUMMONERS, "Summoner: Svara\n\n4 Forst Mage\n2 Freeze\n")

    assert pasted.draft.counts("cards") == {"freeze": 2}
    (question,) = pasted.questions
    assert (question.line, question.text, question.count, question.part) == (3, "4 Forst Mage", 4, "cards")
    assert question.candidates[0] == "frost-mage"


def test_what_resembles_nothing_is_asked_about_without_an_answer() -> None:
    pasted = read_pasted(SUMMONERS, "svara\n2 freeze\n1 Xyzzyplugh\n")

    assert pasted.questions == (Question(3, "1 Xyzzyplugh", 1, "cards", ()),)


def test_too_many_copies_are_asked_about() -> None:
    pasted = read_pasted(SUMMONERS, "svara\n9999 freeze\n2 parapet\n")

    assert pasted.draft.counts("cards") == {"parapet": 2}
    assert pasted.questions == (Question(2, "9999 freeze", 250, "cards", ("freeze",)),)


def test_a_missing_summoner_is_asked_for_and_those_whom_the_cards_suit_come_first() -> None:
    pasted = read_pasted(SUMMONERS, "4 frost mage\n4 ice golem\n")

    first = pasted.questions[0]
    assert (first.line, first.part) == (0, LEADER)
    assert first.candidates[0] == "svara"
    assert len(first.candidates) == len(SUMMONERS.decks())


@pytest.mark.parametrize("heading", ["[sideboard]", "Sideboard", "SIDEBOARD (2)", "Sideboard: 2"])
def test_a_heading_begins_another_part(heading: str) -> None:
    text = f"Warriors\n3 Hussar\nSpecials\n1 Initiative\n{heading}\n2 Hussar\n1 Husar\n"

    assert cards("doomtrooper", text) == {"hussar": 3, "initiative": 1}
    assert cards("doomtrooper", text, "sideboard") == {"hussar": 3}


def test_a_supply_can_be_a_list_with_commas() -> None:
    text = 'supply = ["jade", "sifters-pearl",\n "essence theft", "jadee"]'

    pasted = read_pasted(MAGES, text)

    assert pasted.draft.counts("supply") == {"jade": 1, "sifters-pearl": 1, "essence-theft": 1}
    assert [(each.line, each.candidates[0]) for each in pasted.questions] == [(2, "jade")]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "error-deck-no-list"),
        ("qwrtzpq\n3 xkcdvq\n", "error-deck-no-list"),
        ("x\n" * (MOST_LINES + 1), "error-deck-no-list"),
        ("2 freeze\n" + "qwrtzpq\n" * (MOST_QUESTIONS + 1), "error-deck-no-list"),
        ("\x00\x1b[31m", "error-deck-no-list"),
        ("[" * 15_000, "error-deck-no-list"),
        ("x" * 20_001, "error-deck-long"),
    ],
)
@pytest.mark.parametrize("game", ["summoner-wars", "doomtrooper", "aeons-end"])
def test_what_is_no_list_is_refused(game: str, text: str, error: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_pasted(game_named(game), text)

    assert refused.value.key == error


def test_a_game_without_decks_reads_none() -> None:
    with pytest.raises(BadInput) as refused:
        read_pasted(game_named("warcraft"), "svara")

    assert refused.value.key == "error-no-decks"
