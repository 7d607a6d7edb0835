"""The rulebook as a book in the terminal: one chapter, or all of them."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.games.catalogue import rulebook_of
from herna.lessons.book import BookChapter, book_of, chapter_named, paragraphs, position_in
from herna.lessons.shelf import links_in
from herna.messages.words import Words


def show_book(game: Game[Any], wanted: str, language: str) -> int:
    """Print a chapter by its key or number, or the whole book."""
    if not book_of(game):
        raise BadInput("error-no-book", game=game.key)
    words, terminal = Words(language, game, lessons=True, book=True), Terminal()
    chapters = (chapter_named(game, wanted),) if wanted else book_of(game)
    for chapter in chapters:
        _show(terminal, game, chapter, words)
    return 0


def _show(terminal: Terminal, game: Game[Any], chapter: BookChapter, words: Words) -> None:
    rules = rulebook_of(game).rules
    number = book_of(game).index(chapter) + 1
    terminal.print(Text.assemble(f"{number}. ", (words.say(chapter.title), "bold"), "  ", (chapter.key, "cyan")))
    for item, text in paragraphs(words.say(chapter.text)):
        if not item:
            terminal.print()
        line = Text("  • " if item else "")
        for part, link in links_in(text):
            line.append(part, "underline" if link else "")
            if link in rules:
                line.append(f" [{link}]", "cyan")
        terminal.print(line)
    for picture in chapter.pictures:
        terminal.print()
        terminal.say(words.say(picture.caption), "italic")
        terminal.draw(words, game.view(position_in(game, picture).table, picture.you))
    terminal.print()
