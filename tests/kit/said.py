"""Options and refusals as a player reads them, given a position of any game."""

from collections.abc import ItemsView
from typing import Any

from herna.engine.given import Given
from herna.messages.words import Words


def offered(given: Given[Any], language: str = "en") -> list[str]:
    """The options in words, as the player being asked reads them."""
    play = given.play
    assert play.ask is not None
    words, view = Words(language, play.game), play.game.view(play.table, play.ask.seat)
    return [words.choice(view, option, play.ask.prompt) for option in play.options()]


def said(given: Given[Any], words: str, language: str = "en") -> str:
    """Why the player being asked may not choose this, in a language."""
    play = given.play
    return Words(language, play.game).reason(play.game.view(play.table, given.asked()), given.why_not(words))


def about(given: Given[Any], words: str) -> ItemsView[str, str | int]:
    """What the message of a refusal is given; `>=` asks for some of it."""
    return dict(given.why_not(words).arguments).items()


def texts_of(words: Words) -> dict[str, str]:
    """What a game's library says of each thing, by its name."""
    assert words.game is not None
    return {entry.name: entry.described() for entry in words.game.library(words.say)}
