"""What a step of a lesson points at, by its names."""

from __future__ import annotations

from herna.lessons.runner import LessonRun
from herna.messages.words import Words


def names_lit(run: LessonRun, words: Words) -> list[str]:
    """The names of the things that the step points at, each once."""
    position = run.position
    fields, view = position.lit_fields(), run.lesson.game.view(position.table, run.lesson.you)
    names = []
    for point in run.step().point:
        kind, things = position.lit(point)
        if kind in fields and len(things) == 1:
            names.append(str(words.name(view, fields[kind], things[0])))
    return list(dict.fromkeys(names))
