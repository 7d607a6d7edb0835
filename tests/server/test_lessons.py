"""Lessons over HTTP: the same lesson, taken with nothing kept between two requests."""

from typing import Any

import msgspec
import pytest

from herna.games.catalogue import game_named, rulebook_of
from herna.lessons.runner import LessonRun
from herna.lessons.shelf import lessons_of
from herna.server.lesson_messages import FREE, NEXT, SHOW, SKIP, TRY, LessonState, Taught
from tests.server.serving import Guest, Guests

GAMES = ["summoner-wars", "doomtrooper", "aeons-end", "warcraft"]


def taken(guest: Guest, lesson: str, done: list[Any] | None = None, now: Any = None, step: int = 1) -> LessonState:
    game = next(key for key in GAMES if lesson.startswith(f"{game_named(key).prefix}-"))
    answer = guest.ask("POST", f"/api/learn/{game}/{lesson}", {"step": step, "done": done or [], "now": now})
    return msgspec.json.decode(answer, type=LessonState)


@pytest.mark.parametrize(("language", "title"), [("en", "First win"), ("cs", "První vítězství")])
def test_the_shelf_has_the_lessons_of_every_game(new_guest: Guests, language: str, title: str) -> None:
    shelf = {each.game: each for each in new_guest(language=language).read("/api/learn", list[Taught])}

    assert set(shelf) == set(GAMES)
    assert all(len(each.lessons) == 5 for each in shelf.values())
    assert shelf["summoner-wars"].lessons[0].title == title


def test_the_shelf_says_where_each_rule_is_practised(new_guest: Guests) -> None:
    shelf = {each.game: each for each in new_guest(language="cs").read("/api/learn", list[Taught])}

    for game, taught in shelf.items():
        steps = {lesson.key: lesson.steps for lesson in taught.lessons}
        puzzles = {puzzle.key for puzzle in taught.puzzles}
        assert taught.rules == len(rulebook_of(game_named(game)).rules)
        assert len({each.rule for each in taught.practised}) == len(taught.practised) < taught.rules
        for each in taught.practised:
            assert all(key in puzzles if step == 0 else step <= steps[key] for key, step in each.places)
    rules = {each.rule: each for each in shelf["summoner-wars"].practised}
    assert rules["SW-MOVE-01"].title == "Tři jednotky, dvě pole"
    assert rules["SW-MOVE-01"].places[0] == ("sw-1-first-win", 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_won_by_the_choices_it_expects(guest: Guest, game: str) -> None:
    lesson = lessons_of(game_named(game))[0]
    run, done = LessonRun(lesson), list[list[str | int]]()
    while not run.finished():
        now: list[str | int] = [NEXT]
        if run.asks():
            option = run.position.option(run.expected()[0])
            assert option is not None
            now = list(option)
        state = taken(guest, lesson.key, done, now)
        assert state.taken
        done.append(now)
        run.show()
        if run.done:
            run.next_step()
        assert state.step == run.at + 1

    assert state.waits == "end"
    assert state.state.table.ended is not None
    assert state.state.table.ended.scores[0] == 1


def test_another_choice_is_answered_and_not_taken(guest: Guest) -> None:
    state = taken(guest, "sw-1-first-win", now=["end_phase"])

    assert not state.taken
    assert [part.text for part in state.answer] == ["Not yet: the cavalry would stay behind. Move it first."]
    assert (state.step, state.reasons, state.after) == (1, [], [])


def test_what_is_impossible_is_refused_with_its_rule(guest: Guest) -> None:
    state = taken(guest, "sw-1-first-win", now=["attack", 0, 45])

    assert not state.taken
    assert [reason["rule"] for reason in state.reasons] == ["SW-ATK-01"]


def test_a_step_tells_what_is_lit_and_explains_its_terms(guest: Guest) -> None:
    state = taken(guest, "sw-1-first-win")

    assert [part.text for part in state.say if part.explains] == ["Summoner"]
    assert [(part.text, part.card) for part in state.say if part.card] == [
        ("Sneeks", "sneeks"),
        ("Bear Cavalry", "bear-cavalry"),
    ]
    assert state.lit[-1] == ("space", 26)
    assert [rule.id for rule in state.rules] == ["SW-END-01", "SW-MOVE-01", "SW-MOVE-03"]
    assert state.rules[1].title == "Three units, two spaces"
    assert state.rules[1].text.startswith("In the Move phase")
    assert state.waits == "choice"
    assert state.state.words is not None
    assert len(state.state.words.options) == len(state.state.view["decision"]["options"])  # type: ignore[index] # there is one


def test_the_choice_to_be_tried_ends_its_step_with_the_reason(guest: Guest) -> None:
    before = taken(guest, "sw-2-magic-and-gates", now=[SHOW])
    after = taken(guest, "sw-2-magic-and-gates", [[SHOW]], [TRY])

    assert (before.waits, before.tries) == ("try", "Summon Bear Cavalry on b3")
    assert (after.taken, after.step) == (True, 3)
    assert [reason["rule"] for reason in after.reasons] == ["SW-MAG-05"]
    assert after.after[0].text.startswith("It costs 3")


def test_a_lesson_is_resumed_shown_and_skipped(guest: Guest) -> None:
    assert taken(guest, "wc-1-first-win", step=3).step == 3
    assert taken(guest, "wc-1-first-win", step=3, now=[SKIP]).step == 4
    assert taken(guest, "wc-1-first-win", step=99).waits == "end"


def test_anything_legal_is_tried_on_a_copy_and_the_lesson_stays(guest: Guest) -> None:
    free = taken(guest, "sw-1-first-win", now=[FREE])
    phases = [["end_phase"]] * 2
    tried = taken(guest, "sw-1-first-win", [[FREE], *phases], ["attack", 0, 45])
    made = taken(guest, "sw-1-first-win", [[FREE], *phases], ["end_phase"])

    assert (free.waits, free.step, free.expected, free.lit) == ("free", 1, [], [])
    assert free.say[0].text.startswith("Now try what you like")
    assert (tried.taken, [reason["rule"] for reason in tried.reasons]) == (False, ["SW-ATK-08"])
    assert (made.taken, made.step) == (True, 1)
    assert made.state.view is not None
    assert made.state.view["table"]["phase"] == "magic"


def test_a_step_without_a_hint_of_its_own_names_the_choice(guest: Guest) -> None:
    state = taken(guest, "dt-2-the-duel")

    assert state.hint[0].text.startswith("Try this: ")


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("summoner-wars/9", {}, "error-lesson-unknown"),
        ("chess/1", {}, "error-unknown-game"),
        ("summoner-wars/1", {"done": [["end_phase"]]}, "error-lesson-lost"),
        ("summoner-wars/1", {"done": [["hello", 3]]}, "error-lesson-lost"),
        ("summoner-wars/1", {"step": 15, "now": [NEXT]}, "error-lesson-lost"),
        ("summoner-wars/1", {"done": [[FREE]], "step": 3}, "error-lesson-lost"),
        ("summoner-wars/1", {"done": [[NEXT]] * 601}, "error-bad-message"),
        ("summoner-wars/1", {"step": 0}, "error-bad-message"),
        ("summoner-wars/1", {"done": [[]]}, "error-bad-message"),
    ],
)
def test_what_cannot_be_taken_is_refused(guest: Guest, path: str, body: dict[str, Any], error: str) -> None:
    refused = guest.http.post(f"/api/learn/{path}", json=body)

    assert refused.status_code in (400, 404)
    assert refused.json()["error"] == error
