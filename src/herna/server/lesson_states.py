"""Takes a lesson as far as a learner has come."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.given import Given
from herna.engine.view import Chair, view_of
from herna.games.catalogue import rulebook_of
from herna.lessons.files import Lesson, Puzzle
from herna.lessons.pointing import names_lit
from herna.lessons.runner import LessonRun, Reply, run_at
from herna.lessons.shelf import glossary_of, links_in
from herna.lessons.trying import FreeRun
from herna.messages.words import Words
from herna.server.lesson_messages import (
    FREE,
    NEXT,
    SHOW,
    SKIP,
    TRY,
    LessonInfo,
    LessonState,
    LinkedText,
    StepRule,
    TakeLesson,
    Waits,
)
from herna.server.messages import Ended, Field, Language, SeatInfo, State, TableInfo
from herna.server.reasons import reason_for_client
from herna.server.wording import wording

NOBODY = SeatInfo("bot", "search:1")


@cache
def lesson_words(language: str, game: Game[Any]) -> Words:
    """The words of a game and of its lessons, read once."""
    return Words(language, game, lessons=True)


def lesson_info(lesson: Lesson, words: Words) -> LessonInfo:
    """A lesson on the shelf."""
    return LessonInfo(lesson.key, words.say(lesson.message("title")), lesson.minutes, len(lesson.steps))


def take_lesson(lesson: Lesson, wanted: TakeLesson, name: str, language: str) -> LessonState:
    """The lesson after all that the learner has done, and is doing now."""
    run: LessonRun | FreeRun = run_at(lesson, wanted.step)
    for deed in wanted.done:
        run, reply, _ = _do(run, deed)
        if not reply.accepted:
            raise BadInput("error-lesson-lost")
    reply, after = Reply(True), ""
    if wanted.now is not None:
        run, reply, after = _do(run, wanted.now)
    words = lesson_words(language, lesson.game)
    view = lesson.game.view(run.position.table, lesson.you)
    said = next((key for key in reply.says if words.has(key)), "lesson-otherwise")
    number = len(wanted.done) + (reply.accepted and wanted.now is not None) + 1
    step = run.step() if isinstance(run, FreeRun) or not run.finished() else None
    taught = run if isinstance(run, LessonRun) and step is not None else None
    return LessonState(
        lesson=lesson_info(lesson, words),
        step=len(lesson.steps) + 1 if step is None else step.number,
        state=state_alone(lesson, run.position, step is not None and run.asks(), name, number, words, language),
        taken=reply.accepted,
        waits=_waits(run),
        say=linked(_says(run), words) if _says(run) else [],
        after=linked(after, words) if after and words.has(after) else [],
        answer=linked(said, words) if not reply.accepted and not reply.reasons else [],
        hint=[] if taught is None else _hint(taught, words, view),
        reasons=[reason_for_client(reason, words, view) for reason in reply.reasons],
        tries="" if taught is None else _to_try(taught, words, view),
        lit=[] if taught is None else _lit(taught),
        points=[] if taught is None else names_lit(taught, words),
        expected=[] if taught is None else [list(option) for option in _expected(taught)],
        rules=[] if step is None else [_rule(lesson.game, rule, language) for rule in step.rules],
    )


def _says(run: LessonRun | FreeRun) -> str:
    """The key of what the coach says now; empty, once the lesson is finished."""
    if isinstance(run, FreeRun):
        return "lesson-free" if run.asks() else "lesson-free-over"
    return "" if run.finished() else run.message("say")


def _hint(run: LessonRun, words: Words, view: dict[str, Any]) -> list[LinkedText]:
    """The hint of a step, or else an option that leads on."""
    if words.has(run.message("hint")):
        return linked(run.message("hint"), words)
    return [LinkedText(words.say("lesson-hint", {"choice": words.choice(view, each)})) for each in _expected(run)[:1]]


def _rule(game: Game[Any], id: str, language: str) -> StepRule:
    rule = rulebook_of(game).rules[id]
    return StepRule(id, rule.title[language], rule.text[language])


def _do(run: LessonRun | FreeRun, deed: list[Field]) -> tuple[LessonRun | FreeRun, Reply, str]:
    """Do one thing; with the reply, and what ends the step."""
    choice: Choice = tuple(deed)
    if isinstance(run, FreeRun):
        if not run.asks():
            raise BadInput("error-lesson-lost")
        return run, run.choose(choice), ""
    if run.finished():
        raise BadInput("error-lesson-lost")
    step = run.step()
    reply = Reply(True)
    if deed == [FREE] and run.asks():
        return FreeRun(run), reply, ""
    if deed == [SKIP]:
        run.skip()
        return run, reply, ""
    if deed == [SHOW]:
        run.show()
    elif deed == [NEXT]:
        if run.asks():
            return run, Reply(False, run.otherwise()), ""
        run.end_step()
    elif deed == [TRY] and step.impossible is not None:
        reasons = run.choose(run.position.choice(step.impossible[0])).reasons
        reply = Reply(True, (), reasons)
        run.end_step()
    else:
        reply = run.choose(choice)
    if not run.done:
        return run, reply, ""
    run.next_step()
    return run, reply, run.lesson.message("after", step)


def _waits(run: LessonRun | FreeRun) -> Waits:
    if isinstance(run, FreeRun):
        return "free"
    if run.finished():
        return "end"
    if run.asks():
        return "choice"
    return "next" if run.step().impossible is None else "try"


def _to_try(run: LessonRun, words: Words, view: dict[str, Any]) -> str:
    """The choice that the learner is asked to try, in words."""
    if run.step().impossible is None:
        return ""
    return words.choice(view, run.position.choice((run.step().impossible or ("", ""))[0]))


def _expected(run: LessonRun) -> list[Choice]:
    """The options that lead on."""
    expected = run.expected() if run.asks() else ()
    return [option for option in map(run.position.option, expected) if option is not None]


def _lit(run: LessonRun) -> list[tuple[str, Field]]:
    """The things that a step points at, each with its field."""
    position = run.position
    fields, choices = position.lit_fields(), position.play.game.choices
    found: list[tuple[str, Field]] = []
    for point in run.step().point:
        kind, things = position.lit(point)
        if kind == "choice":
            found += list(zip(choices[str(things[0])], things[1:], strict=True))
        elif kind in fields:
            found += [(fields[kind], thing) for thing in things]
    return found


def linked(key: str, words: Words) -> list[LinkedText]:
    """A text in parts; terms come with their explanation, cards with their key."""
    assert words.game is not None
    terms = {term.key: term for term in glossary_of(words.game)}
    parts = []
    for text, link in links_in(words.say(key)):
        term = terms.get(link)
        parts.append(
            LinkedText(text, words.say(term.name), words.say(term.text)) if term else LinkedText(text, card=link)
        )
    return parts


def state_alone(
    of: Lesson | Puzzle, position: Given[Any], asks: bool, name: str, number: int, words: Words, language: str
) -> State:
    """A position as the learner sees it, with its question only if it asks."""
    play, you = position.play, of.you
    view = view_of(play, you, number, play.log)
    if not asks:
        view["decision"] = None
    chair = Chair(play, you)
    facts = (chair.forecast(), chair.harms(), chair.onward()) if view["decision"] is not None else ()
    told = wording(view, words, cast(Language, language), *facts)
    table = table_alone(of.game.key, of.key, you, position, name, number)
    return State(version=number, table=table, seat=you, view=view, words=told)


def table_alone(game: str, key: str, you: int, position: Given[Any], name: str, number: int) -> TableInfo:
    """The table of a position that one person looks at, described like any other."""
    result = position.play.result
    seats = [SeatInfo("person", name) if seat == you else NOBODY for seat in range(position.seats())]
    return TableInfo(
        id=key,
        game=game,
        options={},
        seats=seats,
        status="playing",
        public=False,
        undo=False,
        hints=False,
        chat=False,
        together="anyone",
        clock=None,
        opened=0.0,
        decisions=number,
        ended=None if result is None else Ended("rule", list(result.scores), result.rule),
    )
