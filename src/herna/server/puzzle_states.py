"""Plays a puzzle as far as a learner has come."""

from __future__ import annotations

from typing import Final, Literal

from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.games.catalogue import rulebook_of
from herna.lessons.files import Puzzle
from herna.lessons.puzzles import FAILED, OPEN, SOLVED, PuzzleRun, way_in_words
from herna.lessons.runner import Reply
from herna.messages.words import Words
from herna.server.lesson_messages import LinkedText, PuzzleInfo, PuzzleState, TryPuzzle
from herna.server.lesson_states import lesson_words, linked, state_alone
from herna.server.reasons import reason_for_client

OUTCOMES: Final[dict[str, Literal["open", "solved", "failed"]]] = {OPEN: "open", SOLVED: "solved", FAILED: "failed"}


def puzzle_info(puzzle: Puzzle, words: Words, today: Puzzle) -> PuzzleInfo:
    """A puzzle on the shelf."""
    return PuzzleInfo(puzzle.key, words.say(puzzle.message("title")), puzzle is today)


def try_puzzle(puzzle: Puzzle, wanted: TryPuzzle, name: str, language: str) -> PuzzleState:
    """The puzzle after all that the learner has chosen, and is choosing now."""
    run = PuzzleRun(puzzle)
    for deed in wanted.done:
        if not _choose(run, tuple(deed)).accepted:
            raise BadInput("error-lesson-lost")
    reply = Reply(True) if wanted.now is None else _choose(run, tuple(wanted.now))
    if wanted.help == "solution" and run.state == OPEN:
        run.give_in()
    words = lesson_words(language, puzzle.game)
    view = puzzle.game.view(run.position.table, puzzle.you)
    number = len(wanted.done) + (reply.accepted and wanted.now is not None) + 1
    over = run.state == SOLVED or wanted.help == "solution"
    expected = _next_of(run) if wanted.help == "choice" else []
    named = [LinkedText(words.say("lesson-hint", {"choice": words.choice(view, each)})) for each in expected]
    return PuzzleState(
        puzzle=puzzle.key,
        title=words.say(puzzle.message("title")),
        state=state_alone(puzzle, run.position, run.state == OPEN, name, number, words, language),
        taken=reply.accepted,
        outcome=OUTCOMES[run.state],
        ask=linked(puzzle.message("ask"), words),
        deadline=puzzle.deadline,
        dice=list(puzzle.dice or ()),
        hint=_first_hint(puzzle, words, language) if wanted.help == "hint" else named,
        expected=[list(option) for option in expected],
        solution=way_in_words(puzzle, words) if over else [],
        why=linked(puzzle.message("why"), words) if over else [],
        rules=list(puzzle.rules) if over else [],
        reasons=[reason_for_client(reason, words, view) for reason in reply.reasons],
    )


def _choose(run: PuzzleRun, choice: Choice) -> Reply:
    """Carry out a choice; none can be made once the puzzle is over."""
    if run.state != OPEN:
        raise BadInput("error-lesson-lost")
    return run.choose(choice)


def _next_of(run: PuzzleRun) -> list[Choice]:
    """The choice that leads on along a written way; none where there is none."""
    words = run.next_of_solution() if run.state == OPEN else ""
    option = run.position.option(words) if words else None
    return [] if option is None else [option]


def _first_hint(puzzle: Puzzle, words: Words, language: str) -> list[LinkedText]:
    """The puzzle's own hint, or the rule that it turns on."""
    if words.has(puzzle.message("hint")):
        return linked(puzzle.message("hint"), words)
    rule = rulebook_of(puzzle.game).rules[puzzle.rules[0]]
    return [LinkedText(words.say("puzzle-hint-rule", {"rule": rule.title[language]}))]
