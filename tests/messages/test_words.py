"""Messages: both languages say everything, hidden things have no name, and mistakes are found."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from herna.engine.errors import BadInput, IllegalChoice
from herna.engine.game import Message
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.messages.check import check_folder, check_game
from herna.messages.words import Words, own_catalogue
from tests.kit.skirmish.game import GAME, Skirmish


def test_both_languages_have_every_message_of_the_program() -> None:
    assert check_folder(own_catalogue()) == []


def test_every_error_that_the_code_raises_has_words() -> None:
    sources = Path(__file__).parents[2].joinpath("src").rglob("*.py")
    keys = {
        key for source in sources for key in source.read_text(encoding="utf-8").split('"') if key.startswith("error-")
    }

    assert len(keys) > 30
    for language in LANGUAGES:
        words = Words(language)
        assert [key for key in sorted(keys) if not words.has(key)] == []


def test_czech_counts_as_czech_does() -> None:
    words = Words("cs")
    plural = "karty = { $n ->\n [one] { $n } karta\n [few] { $n } karty\n*[other] { $n } karet\n }\n"
    words._bundle.add_resource(FluentResource(plural))

    assert [words.say("karty", {"n": n}) for n in (1, 3, 5)] == ["1 karta", "3 karty", "5 karet"]


def test_what_a_seat_may_not_see_is_said_to_be_hidden() -> None:
    words = Words("en", GAME)
    view = Match(GAME, 2, seed="seed").view(0)["table"]

    assert words.event(view, GAME.named_event(("drew", 1, None))) == "Seat 2 draws something hidden."
    assert words.event(view, GAME.named_event(("drew", 1, 99))) == "Seat 2 draws something hidden."


def test_players_are_called_by_name_and_unknown_ones_by_seat() -> None:
    words = Words("en", GAME).among(["", "Anna"])
    view = Match(GAME, 2, seed="seed").view(0)["table"]

    assert words.event(view, GAME.named_event(("lost", 1, 2))) == "Anna loses 2."
    assert words.event(view, GAME.named_event(("lost", 0, 2))) == "Seat 1 loses 2."
    assert Words("cs", GAME).event(view, GAME.named_event(("lost", 1, 2))) == "Místo 2 ztrácí 2."


@pytest.mark.parametrize(
    ("language", "label", "usual"), [("en", "Leave it whole", "No"), ("cs", "Nechat ji celou", "Ne")]
)
def test_a_question_may_have_its_own_label_for_an_answer(language: str, label: str, usual: str) -> None:
    words = Words(language, GAME)

    assert words.choice({}, ("decline",), "sk-break") == label
    assert words.choice({}, ("decline",), "sk-bury") == usual
    assert words.choice({}, ("decline",)) == usual


def test_a_game_may_have_names_of_its_own_for_the_seats() -> None:
    class Named(Skirmish):
        def name(self, view: dict[str, Any], field: str, value: str | int) -> Message | str | int:
            return Message("sk-game") if (field, value) == ("seat", 1) else super().name(view, field, value)

    view = Match(GAME, 2, seed="seed").view(0)["table"]
    words = Words("en", Named(GAME.key, GAME.package, GAME.prefix, (), GAME.events)).among(["Anna", "Petr"])

    assert words.event(view, GAME.named_event(("lost", 1, 2))) == "Skirmish loses 2."
    assert words.event(view, GAME.named_event(("lost", 0, 2))) == "Anna loses 2."


def test_an_unknown_language_is_english_and_an_unknown_key_says_itself() -> None:
    assert Words("xx").language == "en"
    assert Words("cs").say("no-such-key") == "no-such-key"


def test_errors_are_one_line_in_both_languages() -> None:
    match = Match(GAME, 2, seed="seed")
    for language in LANGUAGES:
        words = Words(language, GAME)
        with pytest.raises(IllegalChoice) as refused:
            match.choose(0, ("keep",))
        lines = [words.error(refused.value), words.error(BadInput("error-unknown-game", game="x", known="y"))]
        assert all(line and "\n" not in line for line in lines)


@pytest.mark.parametrize(
    ("english", "czech", "found"),
    [
        ("a = A\nb = B", "a = A", "b is missing"),
        ("a = A { $n }", "a = A { $m }", "other arguments"),
        ("a = A\na = A", "a = A", "is defined twice"),
        ("a = A", "a = A\nwhat is this", "not a message"),
    ],
)
def test_a_mistake_in_a_catalogue_is_found(tmp_path: Path, english: str, czech: str, found: str) -> None:
    (tmp_path / "en.ftl").write_text(english + "\n", encoding="utf-8")
    (tmp_path / "cs.ftl").write_text(czech + "\n", encoding="utf-8")

    mistakes = check_folder(tmp_path)

    assert any(found in mistake for mistake in mistakes)


def test_a_label_of_no_question_is_found(tmp_path: Path) -> None:
    class Mislabelled(Skirmish):
        def content(self) -> Path:
            return tmp_path

    for language in LANGUAGES:
        catalogue = (GAME.content() / f"{language}.ftl").read_text(encoding="utf-8")
        (tmp_path / f"{language}.ftl").write_text(f"{catalogue}sk-brake-decline = No\n", encoding="utf-8")
    game = Mislabelled(GAME.key, GAME.package, GAME.prefix, tuple(GAME.activities.values()), GAME.events)

    assert check_game(GAME) == []
    assert check_game(game) == ["skirmish: sk-brake-decline is a label of no question"]
