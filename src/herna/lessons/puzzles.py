"""Puzzles: the learner plays freely until the goal is reached or the deadline comes."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from herna.bots.bot import chance_of_bot
from herna.bots.named import bot_named
from herna.engine.chance import Chance, Scripted, scripted_dice
from herna.engine.decision import DECLINE, Choice
from herna.engine.errors import BrokenGame
from herna.engine.explain import explain
from herna.engine.view import Chair
from herna.lessons.files import Puzzle
from herna.lessons.runner import ENDINGS, MOST_CHOICES, Reply, lay_out, option_named, pass_windows
from herna.messages.words import Words

OPEN: Final = "open"
SOLVED: Final = "solved"
FAILED: Final = "failed"
OPPONENT: Final = "greedy"  # who plays the other seats where the learner leaves the written ways
LATER: Final = ("your-next-turn", "next-nemesis-turn")  # deadlines that come with a turn of the learner's
SURVIVES: Final = "over"  # a goal that asks this is looked at when the deadline comes, as it is
FIGHTS: Final = ("this-duel", "this-battle")  # with these deadlines; any other goal at once


class Training(Chance):
    """Dice of which each shows its first face, as many as are rolled."""

    def copy(self) -> Chance:
        return self

    def draw(self, limit: int) -> int:
        return 0


class PuzzleRun:
    """A puzzle at one of the learner's choices."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.position = lay_out(puzzle.game, puzzle.given)
        if puzzle.dice is not None:
            self.position.play.chance = _chance_of(puzzle.dice)
        self.state = OPEN
        self.path: tuple[str, ...] = ()  # what everybody has chosen, windows that were declined left out
        self.phase = ""
        self.past: list[PuzzleRun] = []
        for words in puzzle.opening:
            pass_windows(self.position, (words,))
            self.position.play.choose(option_named(self.position, words, "opening"))
        self.started = self._moment()
        self._others_answer()

    def copy(self) -> PuzzleRun:
        """The same puzzle at the same place, to be played apart from this one."""
        other = copy(self)
        other.position = self.position.copy()
        other.past = list(self.past)
        return other

    def choose(self, choice: Choice) -> Reply:
        """Carry out a choice of the learner, and what the others answer."""
        reasons = explain(self.position.play, self.puzzle.you, choice)
        if reasons:
            return Reply(False, (), reasons)
        before = self.copy()
        try:
            self._choose(choice)
            self._others_answer()
        except BrokenGame:  # it needs a die that the puzzle does not give
            self.state = FAILED
        self.past.append(before)
        self.judge()
        return Reply(True)

    def undo(self) -> bool:
        """Take the learner's last choice back, with everything after it."""
        if not self.past:
            return False
        last = self.past[-1]
        self.__dict__.update(last.__dict__)
        return True

    def next_of_solution(self) -> str:
        """The choice that leads on along a written way; empty, where there is none."""
        offered = self.position.offered()
        for way in self.puzzle.solutions:
            if way[: len(self.path)] == self.path and len(way) > len(self.path):
                words = way[len(self.path)]
                if words in offered:
                    return words
                if self._is_window():
                    return str(DECLINE[0])
        if any(self.path[: len(way)] == way for way in self.puzzle.solutions):  # all is done, but the deadline is later
            return next((words for words in ENDINGS if words in offered), "")
        return ""

    def give_in(self) -> None:
        """The puzzle is over, and not solved."""
        self.state = FAILED

    # The others

    def _others_answer(self) -> None:
        """Everybody else plays until the learner has something to choose."""
        play, you = self.position.play, self.puzzle.you
        for number in range(MOST_CHOICES):
            ask = play.ask if self.pass_windows() else None
            if ask is None or you in ask.seats():
                return
            self._choose(self._answer_of(ask.seat, number))

    def pass_windows(self) -> bool:
        """Pass windows in which there is nothing to play; false at the deadline."""
        play = self.position.play
        for _ in range(MOST_CHOICES):
            self._note_phase()
            ask = play.ask
            if ask is None or self._is_due():
                return False
            if not ask.window or play.options() != [DECLINE]:
                break
            play.choose(DECLINE)
        return True

    def _answer_of(self, seat: int, number: int) -> Choice:
        """What another seat chooses: as written, else as a bot."""
        play, position = self.position.play, self.position
        ways = [way for way in (*self.puzzle.solutions, *self.puzzle.fails) if way[: len(self.path)] == self.path]
        for way in ways:
            option = position.option(way[len(self.path)]) if len(way) > len(self.path) else None
            if option is not None:
                return option
        if ways and self._is_window():
            return DECLINE
        return bot_named(OPPONENT, chance_of_bot(self.puzzle.key, seat, number)).choose(Chair(play, seat))

    def _choose(self, choice: Choice) -> None:
        declines = choice == DECLINE and self._is_window() and not self._is_written(str(DECLINE[0]))
        if not declines:
            self.path = (*self.path, self.position.in_words(choice))
        self.position.play.choose(choice)

    def _is_written(self, words: str) -> bool:
        """Whether a written way continues with these words."""
        path = (*self.path, words)
        return any(way[: len(path)] == path for way in (*self.puzzle.solutions, *self.puzzle.fails))

    def _is_window(self) -> bool:
        ask = self.position.play.ask
        return ask is not None and ask.window

    # Goal and deadline

    def _note_phase(self) -> None:
        ask = self.position.play.ask
        if ask is not None and ask.phase:
            self.phase = ask.phase

    def _moment(self) -> dict[str, str]:
        """The turn, round and so on that it is now, each by its name."""
        self._note_phase()
        spans: dict[str, str] = self.puzzle.game.spans(self.position.table)
        turn = spans.get("turn", "")
        return spans | {"step": turn, "phase": f"{turn} {self.phase}"}

    def _is_due(self) -> bool:
        """Whether the deadline has come."""
        play, now = self.position.play, self._moment()
        if play.result is not None:
            return True
        if self.puzzle.deadline in LATER:
            your_turn = self.puzzle.game.whose_turn(play.table) == self.puzzle.you
            return your_turn and now["turn"] != self.started["turn"]
        span = self.puzzle.deadline.removeprefix("this-")
        return now.get(span) != self.started.get(span)

    def _holds(self) -> bool:
        return all(check.holds(self.position.answer(check.question)) for check in self.puzzle.goal)

    def judge(self) -> None:
        """Solved, failed, or still open."""
        if self.state != OPEN:
            return
        lasts = self.puzzle.deadline in FIGHTS or any(check.question == SURVIVES for check in self.puzzle.goal)
        due = self._is_due()
        if (due or not lasts) and self._holds():
            self.state = SOLVED
        elif due:
            self.state = FAILED


def _chance_of(dice: tuple[int, ...]) -> Chance:
    """The dice of a puzzle; if all show 1, they are training dice."""
    if not dice:
        return Scripted(())
    return Training() if set(dice) == {1} else scripted_dice(*dice)


def play_way(puzzle: Puzzle, way: tuple[str, ...]) -> PuzzleRun:
    """Play a written way, and on to the deadline."""
    run = PuzzleRun(puzzle)
    for _ in range(MOST_CHOICES):
        if run.state != OPEN:
            return run
        words = _next_in(run, way)
        run.choose(option_named(run.position, words, puzzle.key))
    return run


def way_in_words(puzzle: Puzzle, words: Words) -> list[str]:
    """The learner's choices of the first written solution, in words."""
    run, told = PuzzleRun(puzzle), list[str]()
    while run.state == OPEN and len(told) < MOST_CHOICES and (choice := run.next_of_solution()):
        option = option_named(run.position, choice, puzzle.key)
        if option != DECLINE or run._is_written(choice):
            told.append(words.choice(puzzle.game.view(run.position.table, puzzle.you), option))
        run.choose(option)
    return told


def _next_in(run: PuzzleRun, way: tuple[str, ...]) -> str:
    """What the learner chooses next: as written, and then as little as possible."""
    offered: Any = run.position.offered()
    if way[: len(run.path)] == run.path and len(way) > len(run.path):
        words = way[len(run.path)]
        if words in offered or not run._is_window():
            return words
        return str(DECLINE[0])
    return next((words for words in ENDINGS if words in offered), min(offered))
