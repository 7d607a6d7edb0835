"""Finds puzzles: positions in which one way alone reaches the best.

A game's `found.py` gives the positions of a match in words, and says what one could wish for in them. Every line is
then played up to the deadline: a position is a puzzle if one way alone reaches the best answer.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Final

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.engine.decision import DECLINE, Choice
from herna.engine.errors import BadInput, BrokenGame
from herna.engine.events import Log
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.view import Chair
from herna.engine.wish import Wish
from herna.games.catalogue import rulebook_of
from herna.lessons.checked import lucky_tries
from herna.lessons.digest import digest_of
from herna.lessons.files import SIGNS, Check, Puzzle
from herna.lessons.puzzles import FAILED, OPEN, OPPONENT, SOLVED, PuzzleRun
from herna.lessons.runner import MOST_CHOICES, option_named
from herna.lessons.shelf import puzzles_of
from herna.lessons.solver import Verdict, key_of, solve_from
from herna.lessons.truth import faults_of_puzzle

MOST: Final = 4000  # positions of a candidate; with more it is no puzzle
FEWEST_CHOICES: Final = 2
TRIES: Final = 60
MOST_LUCKY: Final = 18  # of TRIES at random: beyond that, nobody needs to think
MOST_FAILS: Final = 2
MOST_LENGTH: Final = 14  # of a way that fails
MOST_ANSWERS: Final = 3  # how many of the best answers are tried, where the others may prevent the best
MOST_RULES: Final = 3
NEVER_ASKED: Final = Check("asked", "=", "never")  # a goal that nothing reaches


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle that was found, and the wish that it came from."""

    puzzle: Puzzle
    wish: Wish
    lucky: int  # of TRIES


def find_in(game: Game[Any], play: Play[Any], number: int, most: int = MOST) -> Iterator[Found]:
    """The puzzles in one position of a match, with this number in their keys."""
    found_in = import_module(f"{game.package}.found")
    for given in found_in.positions(play):
        for wish in found_in.wishes(given):
            puzzle = puzzle_of(game, given, wish, number, most)
            if puzzle is not None:
                yield puzzle


def puzzle_of(game: Game[Any], given: dict[str, Any], wish: Wish, number: int, most: int = MOST) -> Found | None:
    """The puzzle that a wish makes of a position, if there is one."""
    found_in = import_module(f"{game.package}.found")
    bare = Puzzle(
        f"{game.prefix}-p{number}-{wish.name}",
        game,
        0,
        wish.deadline,
        (),
        wish.dice,
        (),
        (),
        (NEVER_ASKED,),
        (),
        "",
        given,
    )
    try:
        for best in _best_answers(bare, wish, most):
            asked, goal = found_in.goal(given, wish, best)
            lasting = (Check("over", "=", "no"),) if wish.lasts else ()
            made = _with_ways(replace(bare, given=asked, goal=(*lasting, read_check(goal))), wish, most)
            if made is not None:
                return made
    except (BadInput, AssertionError, LookupError, ValueError):  # the words of the game cannot say this position
        return None
    return None


def _best_answers(puzzle: Puzzle, wish: Wish, most: int) -> list[int]:
    """The best answers to the wish's question that any line reaches."""
    first = PuzzleRun(puzzle)
    now = int(first.position.answer(wish.question))
    found: set[int] = set()
    known = {key_of(first)}
    waiting = deque([first])
    while waiting:
        here = waiting.popleft()
        for choice in here.position.play.options() if here.state == OPEN else ():
            there = _after(here, choice)
            if there is None or (key := key_of(there)) in known:
                continue
            known.add(key)
            if len(known) > most:
                return []
            waiting.append(there)
            over = there.position.play.result is not None
            if not wish.lasts or (there.state == FAILED and not over):
                found.add(int(there.position.answer(wish.question)))
    better = [answer for answer in found if wish.lasts or wish.better(answer, now)]
    if wish.lasts and len(better) < MOST_FAILS:
        return []
    return sorted(better, reverse=wish.rises)[:MOST_ANSWERS]


def _after(run: PuzzleRun, choice: Choice) -> PuzzleRun | None:
    """The position after a choice; none, if a die is missing."""
    there = run.copy()
    try:
        there.position.play.choose(choice)
        there.pass_windows()
    except BrokenGame:
        return None
    there.judge()
    return there


def _with_ways(puzzle: Puzzle, wish: Wish, most: int) -> Found | None:
    """The puzzle with its ways and rules.

    None, if it is too easy or has several ways.
    """
    verdict = solve_from(PuzzleRun(puzzle), most)
    if not verdict.solvable() or verdict.shortest < FEWEST_CHOICES or len(verdict.first) != 1 or verdict.longer > 1:
        return None
    lucky = lucky_tries(puzzle, TRIES)
    if lucky > MOST_LUCKY:
        return None
    solution, rules = _solution(puzzle, most)
    fails = _tempting(puzzle, solution, wish)
    if not solution or not fails:
        return None
    whole = replace(puzzle, solutions=(solution,), fails=fails, rules=rules)
    whole = replace(whole, seen=digest_of(whole))
    return None if faults_of_puzzle(whole, lambda key: True) else Found(whole, wish, lucky)


def _solution(puzzle: Puzzle, most: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The choices of a shortest way, and the rarest rules that it meets."""
    run = PuzzleRun(puzzle)
    told: list[str] = []
    for _ in range(MOST_CHOICES):
        if run.state != OPEN:
            break
        verdict = solve_from(run, most)
        if not verdict.first:
            return (), ()
        run.position.play.log = Log()
        run.choose(_next_of(run, verdict, most))
        run.past.clear()
        told += [event.cause.rule for event in run.position.play.log.events]
    known = rulebook_of(puzzle.game).rules
    named = Counter(rule for other in puzzles_of(puzzle.game) for rule in other.rules)
    rules = sorted((rule for rule in dict.fromkeys(told) if rule in known), key=lambda rule: named[rule])
    return run.path, tuple(rules[:MOST_RULES])


def _next_of(run: PuzzleRun, verdict: Verdict, most: int) -> Choice:
    """The choice of a shortest way; to decline, if that is as good."""
    if DECLINE in run.position.play.options():
        declined = run.copy()
        declined.choose(DECLINE)
        declined.past.clear()
        left = 0 if declined.state != OPEN else solve_from(declined, most).shortest
        if declined.state == SOLVED or 0 < left <= verdict.shortest:
            return DECLINE
    return option_named(run.position, verdict.first[0], run.puzzle.key)


def _tempting(puzzle: Puzzle, solution: tuple[str, ...], wish: Wish) -> tuple[tuple[str, ...], ...]:
    """Ways that fail though they come close.

    They are the solution with one other choice, and then what the bot plays. Of the choices that can be missed, the
    first ones count.
    """
    found: list[tuple[str, ...]] = []
    run = PuzzleRun(puzzle)
    for words in solution:
        if run.state != OPEN or len(found) == MOST_FAILS:
            break
        if words not in run.position.offered():
            if DECLINE not in run.position.play.options():
                break
            run.choose(DECLINE)
        ways: dict[tuple[str, ...], int] = {}
        for other in sorted(run.position.offered() - {words}):
            tried = run.copy()
            tried.choose(option_named(tried.position, other, puzzle.key))
            _plays_on(tried)
            if tried.state == FAILED and len(tried.path) <= MOST_LENGTH:
                ways[tried.path] = int(tried.position.answer(wish.question))
        if ways:
            found.append(min(ways, key=lambda way: (-ways[way] if wish.rises else ways[way], -len(way), way)))
        option = run.position.option(words)
        if option is None:
            break
        run.choose(option)
        run.past.clear()
    return tuple(dict.fromkeys(found))


def _plays_on(run: PuzzleRun) -> None:
    """The bot plays the learner's seat up to the deadline."""
    puzzle = run.puzzle
    for number in range(MOST_CHOICES):
        if run.state != OPEN:
            return
        bot = bot_named(OPPONENT, chance_of_bot(puzzle.key, puzzle.you, number))
        run.choose(bot.choose(Chair(run.position.play, puzzle.you)))
        run.past.clear()


def read_check(text: str) -> Check:
    """A check such as "nemesis <= 4"."""
    sign = next(sign for sign in SIGNS if sign in text)
    question, _, answer = text.partition(sign)
    return Check(question, sign.strip(), answer)


def is_varied(found: Found, before: list[Found]) -> bool:
    """Whether a puzzle has other choices or cards than those before."""
    return all(_kinds_of(found) != _kinds_of(other) for other in before)


def _kinds_of(found: Found) -> tuple[str, tuple[str, ...]]:
    """The wish, and the choices by kind and card."""
    words = [" ".join(words.split()[:2]).partition("#")[0] for words in found.puzzle.solutions[0]]
    return found.wish.name, tuple(sorted(words))
