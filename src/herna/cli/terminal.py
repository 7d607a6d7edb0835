"""Printing to and reading from a terminal or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from herna.engine.game import Game
from herna.engine.table import Result
from herna.messages.words import Words


class Terminal(Console):
    """A console that prints text literally, without markup."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """The reader has closed the pipe: end quietly."""
        raise BrokenPipeError

    def clear(self, home: bool = True) -> None:
        """Clear the screen and its scrollback, which may show somebody's cards."""
        super().clear(home)
        if self.is_terminal and not self.is_dumb_terminal:
            self.file.write("\x1b[3J")

    def say(self, text: str, style: str = "") -> None:
        """Print a text, wrapped at the width of the terminal."""
        self.print(Text(text, style))

    def say_whole(self, text: str, style: str = "") -> None:
        """Print a line that may be copied, such as a command, without wrapping."""
        self.print(Text(text, style), soft_wrap=True)

    def draw(self, words: Words, table: dict[str, Any]) -> None:
        """Print a view of the table as the game draws it."""
        assert words.game is not None
        self.print()
        self.print(Text.from_markup(words.game.draw(table, words.say), emoji=False), soft_wrap=True)
        self.print()

    def offer(self, texts: Sequence[str]) -> None:
        """Print options, numbered from one, side by side where there is room."""
        width = len(str(len(texts)))
        numbered = [Text.assemble((f"{number:>{width}})", "bold"), f" {text}") for number, text in enumerate(texts, 1)]
        self.print(Columns(numbered, padding=(0, 2), equal=True))

    def thinking(self, text: str) -> AbstractContextManager[object]:
        """Show a spinner while somebody thinks."""
        return self.status(Text(text, "dim")) if self.is_terminal else nullcontext()

    def ask(self, prompt: str = "> ") -> str | None:
        """Read a line; None at the end of the input."""
        self.print(Text(prompt, "bold"), end="")
        line = "" if sys.stdin is None else sys.stdin.readline()
        if not line:
            self.print()
            return None
        if not sys.stdin.isatty():  # echo input from a pipe, so that the output is readable
            self.say(line.strip())
        return line.strip()


def empty_table(texts: tuple[str, ...], numbers: tuple[str, ...], words: Words) -> Table:
    """A table with these columns that fits into 80 characters."""
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for key in texts:
        table.add_column(words.say(key), overflow="fold")
    for key in numbers:
        table.add_column(words.say(key), justify="right", overflow="fold")
    return table


def result_in_words(game: Game[Any], result: Result, words: Words) -> str:
    """Who won, with the rule that ended the match."""
    winners = result.winners()
    if game.cooperative:
        text = words.say("play-won-together" if winners else "play-lost-together")
    elif winners:
        seats = ", ".join(str(seat + 1) for seat in winners)
        text = words.say("play-won", {"winners": len(winners), "seats": seats})
    else:
        text = words.say("play-drawn")
    return f"{text} [{result.rule}]" if result.rule else text
