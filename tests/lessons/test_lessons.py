"""Every lesson and puzzle is played through, along every way and in both languages, to see that it says the truth."""

import re
from functools import cache
from typing import Any

import pytest

from herna.engine.game import Game
from herna.engine.plain import to_plain
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named, rulebook_of
from herna.lessons.files import Lesson, slug
from herna.lessons.guide import aim_key, can_key
from herna.lessons.runner import LessonRun, run_at
from herna.lessons.shelf import glossary_of, lessons_of, links_in, puzzles_of, tips_of, without_links
from herna.lessons.truth import faults_of, faults_of_puzzle, read_again
from herna.messages.check import LESSONS, read_catalogue
from herna.messages.words import HIDDEN, Words

GAMES = [game_named(key) for key in game_keys() if lessons_of(game_named(key))]
EVERY_LESSON = [pytest.param(lesson, id=lesson.key) for game in GAMES for lesson in lessons_of(game)]
EVERY_PUZZLE = [pytest.param(puzzle, id=puzzle.key) for game in GAMES for puzzle in puzzles_of(game)]
EVERY_GAME = [pytest.param(game, id=game.key) for game in GAMES]

MOST_SIGNS = 150
MOST_SENTENCES = 2
# The end of a sentence: not a dot after a number, as in "1. fáze".
SENTENCE = re.compile(r"(?<!\d)[.!?:;–]*[.!?](?=\s|$)")
SPOKEN = ("say", "after", "hint", "otherwise", "other", "ask", "why")


@cache
def said(game: Game[Any], language: str) -> Words:
    return Words(language, game, lessons=True)


@cache
def catalogue(game: Game[Any], language: str) -> dict[str, str]:
    """The texts of a game's lessons by key, as people read them."""
    keys, mistakes = read_catalogue(game.content() / f"{LESSONS}{language}.ftl")
    assert not mistakes
    return {key: said(game, language).say(key) for key in keys}


def in_words(faults: list[Any]) -> list[str]:
    return [Words("en").error(fault) for fault in faults]


@pytest.mark.parametrize("lesson", EVERY_LESSON)
def test_a_lesson_holds_along_every_way(lesson: Lesson) -> None:
    faults = [fault for language in LANGUAGES for fault in faults_of(lesson, said(lesson.game, language).has)]

    assert in_words(faults) == []


@pytest.mark.parametrize("puzzle", EVERY_PUZZLE)
def test_the_ways_of_a_puzzle_end_as_it_says(puzzle: Any) -> None:
    faults = [fault for language in LANGUAGES for fault in faults_of_puzzle(puzzle, said(puzzle.game, language).has)]

    assert in_words(faults) == []


@pytest.mark.parametrize("work", [*EVERY_LESSON, *EVERY_PUZZLE])
def test_nothing_was_changed_since_a_lesson_was_read(work: Any) -> None:
    assert in_words(read_again(work)) == []


@pytest.mark.parametrize("lesson", EVERY_LESSON)
def test_a_lesson_that_was_left_resumes_at_its_step(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    while not run.finished():
        left = run_at(lesson, run.step().number)
        assert left.step() is run.step()
        assert to_plain(left.position.table) == to_plain(run.position.table)
        run.skip()
    assert run_at(lesson, len(lesson.steps) + 1).finished()


@pytest.mark.parametrize("lesson", EVERY_LESSON)
def test_what_a_lesson_points_at_is_seen_by_the_learner(lesson: Lesson) -> None:
    words, run = said(lesson.game, "en"), LessonRun(lesson)
    while not run.finished():
        view = lesson.game.view(run.position.table, lesson.you)
        for point in run.step().point:
            kind, things = run.position.lit(point)
            field = run.position.lit_fields().get(kind)
            for thing in things if field else ():
                assert words.name(view, field or "", thing) != words.say(HIDDEN), (run.step().number, point)
        run.skip()


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_brief(game: Game[Any], language: str) -> None:
    wordy = {}
    for key, text in catalogue(game, language).items():
        if key.split("-")[1] == "lesson" and any(f"-{what}" in key for what in SPOKEN):
            read = without_links(text)
            if len(read) > MOST_SIGNS or len(SENTENCE.findall(read)) > MOST_SENTENCES:
                wordy[key] = (len(read), read)

    assert wordy == {}


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_called_as_on_the_table_and_not_as_in_the_files(game: Game[Any], language: str) -> None:
    """In Summoner Wars 5,3 is c5 to those who play."""
    assert {key: text for key, text in catalogue(game, language).items() if re.search(r"\d,\d", text)} == {}


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_a_card_or_a_term(game: Game[Any], language: str) -> None:
    known = {term.key for term in glossary_of(game)} | set(game.pictured(said(game, language).say))
    lost = {
        (key, link)
        for key, text in catalogue(game, language).items()
        for _, link in links_in(text)
        if link and link not in known
    }

    assert lost == set()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_text_is_left_without_its_step(game: Game[Any]) -> None:
    wanted: set[str] = {tip.text for tip in tips_of(game)}
    wanted |= {key for term in glossary_of(game) for key in (term.name, term.text, term.forms)}
    wanted |= {aim_key(game, number) for number in range(1, 10)} | {can_key(game, kind) for kind in game.choices}
    wanted |= {f"{game.prefix}-goal{side}" for side in ("", "-reached", "-suffered", "-players", "-nemesis")}
    wanted |= {puzzle.message(what) for puzzle in puzzles_of(game) for what in ("title", "ask", "hint", "why")}
    for lesson in lessons_of(game):
        wanted |= {lesson.message("title"), lesson.message("otherwise")}
        for step in lesson.steps:
            wanted |= {lesson.message(what, step) for what in ("say", "after", "hint", "otherwise")}
            wanted |= {lesson.message(f"other-{slug(words)}", step) for words in step.other}

    assert set(catalogue(game, "en")) - wanted == set()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_terms_and_tips_name_rules_and_have_texts(game: Game[Any]) -> None:
    rules, terms, tips = rulebook_of(game).rules, glossary_of(game), tips_of(game)

    assert len(terms) >= 30
    assert len({term.key for term in terms}) == len(terms)
    assert [tip.number for tip in tips] == list(range(1, 11))
    assert {*(term.rule for term in terms), *(tip.rule for tip in tips)} <= set(rules)
    for language in LANGUAGES:
        texts = catalogue(game, language)
        assert all(0 < len(texts[term.text]) <= 80 and texts[term.name] for term in terms)
        assert all(texts[tip.text] for tip in tips)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_step_of_the_first_lesson_has_a_hint_of_its_own(game: Game[Any]) -> None:
    lesson = lessons_of(game)[0]
    keys = catalogue(game, "en")

    assert [step.number for step in lesson.steps if step.expect and lesson.message("hint", step) not in keys] == []


# How long each lesson is: choices and steps to click through, and words to read along the expected way.
LENGTHS = {
    "sw-1-first-win": (16, 286),
    "sw-2-magic-and-gates": (14, 215),
    "sw-3-near-and-far": (6, 134),
    "sw-4-abilities-and-events": (22, 250),
    "sw-5-first-match": (6, 79),  # each step goes on until its milestone
    "dt-1-first-win": (16, 277),
    "dt-2-the-duel": (5, 112),
    "dt-3-destiny": (9, 111),
    "dt-4-cover": (5, 91),
    "dt-5-anytime": (8, 103),
    "ae-1-first-win": (25, 295),
    "ae-2-never-shuffled": (15, 164),
    "ae-3-the-nemesis-strikes": (13, 131),
    "ae-4-breaches": (21, 134),
    "ae-5-together": (8, 118),
    "wc-1-first-win": (13, 250),
    "wc-2-gold-and-wood": (10, 138),
    "wc-3-the-battle": (5, 147),
    "wc-4-cards-and-upgrades": (8, 98),
    "wc-5-the-town-falls": (4, 78),
}


@pytest.mark.parametrize("lesson", EVERY_LESSON)
def test_a_lesson_takes_no_longer_than_it_says(lesson: Lesson) -> None:
    """At two seconds a click and three words a second, as slow readers read."""
    texts = catalogue(lesson.game, "en")
    clicks = sum(len(step.expect) or 1 for step in lesson.steps)
    read = [lesson.message(what, step) for step in lesson.steps for what in ("say", "after")]
    words = sum(len(without_links(texts.get(key, "")).split()) for key in read)

    assert (clicks, words) == LENGTHS[lesson.key]
    assert 2 * clicks + words / 3 < lesson.minutes * 60


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_first_lesson_is_over_within_five_minutes(game: Game[Any]) -> None:
    assert lessons_of(game)[0].minutes <= 5
