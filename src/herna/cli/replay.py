"""`herna replay` shows a journal step by step; `herna verify` checks it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from herna.cli.changed import use_recorded_changes
from herna.cli.commands import add_command
from herna.cli.terminal import Terminal, result_in_words
from herna.cli.typed import Vocabulary
from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR
from herna.engine.game import Game
from herna.engine.journal import Journal, read_journal
from herna.engine.match import Replay
from herna.engine.verify import ended_by_people
from herna.engine.verify import verify as verified
from herna.games.catalogue import game_named
from herna.messages.library import told_of_changes
from herna.messages.words import Words


def add(commands: Any, words: Words) -> None:
    """Add `replay` and `verify` to the command line."""
    replay = add_command(commands, "replay", run, words)
    replay.add_argument("file", metavar="FILE", type=Path, help=words.say("help-journal"))
    replay.add_argument("--partial", action="store_true", help=words.say("help-replay-partial"))
    which = replay.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help=words.say("help-replay-all"))
    which.add_argument("--log", action="store_true", help=words.say("help-replay-log"))
    which.add_argument("--at", metavar="N", type=int, help=words.say("help-replay-at"))
    verify = add_command(commands, "verify", run_verify, words)
    verify.add_argument("file", metavar="FILE", type=Path, help=words.say("help-journal"))


@dataclass(frozen=True, slots=True)
class Scene:
    """The table after a line of the journal as a spectator sees it.

    `said` are the events that led to it.
    """

    number: int  # of the next decision
    heading: str
    said: tuple[str, ...]
    table: dict[str, Any]
    over: bool


def game_of(journal: Journal, name: str) -> Game[Any]:
    """The game that the journal's first line names, with the cards that it gives."""
    header = journal.entries()[0]
    use_recorded_changes(header, name)
    return game_named(str(header.get("game")))


def scenes_of(game: Game[Any], journal: Journal, name: str, words: Words) -> list[Scene]:
    """The scenes of the whole match; refuses a journal that breaks the rules."""
    replay = Replay(game, journal, name)
    match = replay.match
    told = 0
    scenes: list[Scene] = []

    def add_scene(heading: str, *also: str) -> None:
        nonlocal told
        view = match.view(SPECTATOR, told)
        said = [words.event(view["table"], event) for event in view["events"]]
        told += len(view["events"])
        scenes.append(Scene(match.number(), heading, (*said, *also), view["table"], match.over()))

    add_scene(words.say("replay-before", {"number": 1}))
    while not replay.finished():
        entry = replay.source[replay.line]
        replay.step()
        if "choice" in entry:
            ended = () if match.play.result is None else (result_in_words(game, match.play.result, words),)
            add_scene(words.say("replay-after", {"number": match.number() - 1}), *ended)
        elif "undo" in entry:
            told = len(match.log.seen_by(SPECTATOR))
            undone = words.say("replay-undone", {"number": match.number()})
            add_scene(words.say("replay-before", {"number": match.number()}), undone)
        elif "time" in entry or "redeal" in entry:
            add_scene(words.say("replay-before", {"number": match.number()}))
    if not match.over():
        scenes[-1] = replace(scenes[-1], said=(*scenes[-1].said, words.say("replay-ends-here")))
    return scenes


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Show a journal as tables, as what happened, or step by step."""
    journal = read_journal(arguments.file, arguments.partial)
    game = game_of(journal, str(arguments.file))
    words = Words(words.language, game)
    scenes = scenes_of(game, journal, str(arguments.file), words)
    if told := told_of_changes(words):
        print(told, file=sys.stderr)
    viewer = Viewer(game, scenes, words)
    if arguments.at is not None:
        at = viewer.before_decision(arguments.at)
        if at is None:
            raise BadInput("error-no-decision", file=str(arguments.file), number=arguments.at, last=viewer.last())
        viewer.terminal.draw(words, scenes[at].table)
    elif arguments.log:
        for scene in scenes:
            viewer.tell(scene)
    elif arguments.all or sys.stdin is None or not sys.stdin.isatty():
        for at in range(len(scenes)):
            viewer.show(at)
    else:
        viewer.step_through()
    return 0


class Viewer:
    """Shows the scenes of a match on a terminal."""

    def __init__(self, game: Game[Any], scenes: list[Scene], words: Words) -> None:
        self.game = game
        self.scenes = scenes
        self.words = words
        self.terminal = Terminal()

    def last(self) -> int:
        """The number of the last decision."""
        return max(scene.number for scene in self.scenes if not scene.over)

    def before_decision(self, number: int) -> int | None:
        """The index of the last scene before a decision; None if there is none."""
        found = [at for at, scene in enumerate(self.scenes) if scene.number == number and not scene.over]
        return found[-1] if found else None

    def show(self, at: int) -> None:
        """Print a scene."""
        self.tell(self.scenes[at])
        self.terminal.draw(self.words, self.scenes[at].table)

    def tell(self, scene: Scene) -> None:
        """Print what led to a scene."""
        self.terminal.say(scene.heading, "dim")
        for text in scene.said:
            self.terminal.say(text)

    def step_through(self) -> None:
        """Show the scenes one by one: next, back, or the decision that is typed."""
        vocabulary = Vocabulary()
        at = 0
        self.show(at)
        while (line := self.terminal.ask(f"{self.words.say('replay-prompt')} > ")) is not None:
            if vocabulary.means(line, "quit"):
                return
            wanted: int | None = at + 1
            if vocabulary.means(line, "back"):
                wanted = max(at - 1, 0)
            elif line:
                wanted = self.before_decision(int(line)) if line.isdecimal() and len(line) < 8 else None
            if wanted is None:
                self.terminal.say(self.words.say("replay-no-decision", {"last": self.last()}), "yellow")
            elif wanted == len(self.scenes):
                return
            else:
                at = wanted
                self.show(at)


def run_verify(arguments: argparse.Namespace, words: Words) -> int:
    """Check a journal: its lines, its choices, its result, its seed."""
    journal = read_journal(arguments.file)
    game = game_of(journal, str(arguments.file))
    words = Words(words.language, game)
    match = verified(game, journal, str(arguments.file))
    ended = ended_by_people(journal, str(arguments.file))
    terminal = Terminal()
    name = words.say(f"{game.prefix}-game")
    terminal.say(words.say("verify-good", {"file": str(arguments.file), "game": name}), "bold green")
    if told := told_of_changes(words):
        terminal.say(told, "yellow")
    terminal.say(words.say("verify-lines", {"lines": len(journal.lines)}))
    terminal.say(words.say("verify-choices", {"choices": len(match.past)}))
    if match.inherited is not None:
        terminal.say(words.say("verify-inherited", {"choices": match.inherited}))
    if match.play.result is not None:
        terminal.say(words.say("verify-result", {"result": result_in_words(game, match.play.result, words)}))
    elif ended is not None:
        by, seat = ended
        terminal.say(words.say(f"verify-{by}", {"seat": seat + 1}))
    terminal.say_whole(words.say("verify-seed", {"seed": match.seed, "hash": match.commitment}))
    return 0
