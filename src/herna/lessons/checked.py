"""What is known of puzzles: what the solver found, stored beside the game's content.

A result counts as long as the puzzle, its rules and its cards are the same. `herna puzzles check` finds it anew.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final

from herna.bots.bot import chance_of_bot
from herna.engine.chance import Chance
from herna.engine.content import read_toml
from herna.engine.decision import DECLINE
from herna.engine.game import Game
from herna.engine.journal import read_text
from herna.lessons.digest import LENGTH, digest_of
from herna.lessons.files import Puzzle
from herna.lessons.puzzles import OPEN, SOLVED, PuzzleRun
from herna.lessons.runner import MOST_CHOICES
from herna.lessons.solver import MOST_POSITIONS, NEVER, solve

STORE: Final = "checked.toml"
TRIES: Final = 300  # at random, to see how hard a puzzle is


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found of a puzzle.

    `complete`: every line was played. Otherwise there were too many, and nothing else is known of the puzzle.
    """

    digest: str
    complete: bool
    positions: int
    choices: int
    shortest: int
    first: tuple[str, ...]
    longer: int
    lucky: int  # of TRIES at random

    def holds(self) -> bool:
        """Whether every line was played, and one way alone is shortest."""
        return self.complete and self.shortest != NEVER and len(self.first) == 1


def check(puzzle: Puzzle, most: int = MOST_POSITIONS) -> Checked:
    """Solve a puzzle, and try it at random."""
    found = solve(puzzle, most)
    return Checked(
        digest_of_puzzle(puzzle),
        found.complete,
        found.positions,
        found.choices,
        found.shortest,
        found.first,
        found.longer,
        lucky_tries(puzzle),
    )


def lucky_tries(puzzle: Puzzle, tries: int = TRIES) -> int:
    """How many of a number of turns, played at random, reach the goal."""
    return sum(_try_at_random(puzzle, chance_of_bot(puzzle.key, puzzle.you, number)) for number in range(tries))


def _try_at_random(puzzle: Puzzle, chance: Chance) -> bool:
    run = PuzzleRun(puzzle)
    for _ in range(MOST_CHOICES):
        if run.state != OPEN:
            break
        play = run.position.play
        options = play.options()
        ask = play.ask
        passes = ask is not None and ask.window and DECLINE in options and chance.below(10) < 6
        run.choose(DECLINE if passes else chance.pick(options))
        run.past.clear()
    return run.state == SOLVED


def is_verified(puzzle: Puzzle) -> bool:
    """Whether the stored result holds, and is of the puzzle as it is now."""
    known = checked_of(puzzle.game).get(puzzle.key)
    return known is not None and known.holds() and known.digest == digest_of_puzzle(puzzle)


@cache
def checked_of(game: Game[Any]) -> dict[str, Checked]:
    """What is known of a game's puzzles, by key."""
    file = game.content() / STORE
    if not file.is_file():
        return {}
    found = read_toml(file.name, read_text(file))
    return {key: Checked(**(known | {"first": tuple(known["first"])})) for key, known in found.items()}


def as_text(known: dict[str, Checked]) -> str:
    """The stored results as the text of their file."""
    lines = ["# What the solver found of each puzzle: written by `herna puzzles check`."]
    for key, each in known.items():
        fields = asdict(each).items()
        lines += ["", f"[{key}]", *(f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in fields)]
    return "\n".join(lines) + "\n"


def digest_of_puzzle(puzzle: Puzzle) -> str:
    """A digest of the puzzle, and of the rules and cards that it names."""
    told = [
        puzzle.game.version,
        puzzle.you,
        puzzle.deadline,
        puzzle.dice,
        puzzle.opening,
        puzzle.solutions,
        [str(check) for check in puzzle.goal],
        puzzle.given,
        digest_of(puzzle),
    ]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:LENGTH]
