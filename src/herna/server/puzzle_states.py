"""Plays a puzzle as far as a learner has come."""

from __future__ import annotations

from typing import Final, Literal

from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.games.catalogue import rulebook_of
from herna.lessons.checked import checked_of
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
    words = lesson_words(language, puzzle.game)
    run, chosen = PuzzleRun(puzzle), list[str]()
    for deed in wanted.done:
        chosen.append(_in_words(run, tuple(deed), words))
        if not _choose(run, tuple(deed)).accepted:
            raise BadInput("error-lesson-lost")
    reply = Reply(True)
    if wanted.now is not None:
        now = _in_words(run, tuple(wanted.now), words)
        reply = _choose(run, tuple(wanted.now))
        chosen += [now] if reply.accepted else []
    if wanted.help == "solution" and run.state == OPEN:
        run.give_in()
    view = puzzle.game.view(run.position.table, puzzle.you)
    number = len(chosen) + 1
    known = checked_of(puzzle.game).get(puzzle.key)
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
        chosen=chosen,
        choices=max(0, known.shortest) if known is not None else 0,
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


def _in_words(run: PuzzleRun, choice: Choice, words: Words) -> str:
    """A choice in words, if it is offered."""
    play = run.position.play
    if run.state != OPEN or choice not in play.options():
        return ""
    return words.choice(run.puzzle.game.view(play.table, run.puzzle.you), choice)


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
