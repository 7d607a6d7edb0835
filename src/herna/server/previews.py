"""Previews of shared links: title, text and picture.

It tells only what everybody with the link may know, and never how a match ended.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

import structlog
from msgspec import Struct

from herna.engine.errors import HernaError
from herna.engine.game import Game
from herna.games.catalogue import game_keys, game_named
from herna.lessons.shelf import lesson_named, puzzle_named, without_links
from herna.messages.words import Words
from herna.server.lesson_states import lesson_words
from herna.server.libraries import entry_named
from herna.server.lobby import Lobby
from herna.server.messages import Clock, TableInfo
from herna.server.wording import player_names

LOCALES = {"en": "en_US", "cs": "cs_CZ"}
PICTURE = re.compile(r'(<meta property="og:image" content=")(/[^"]*")')  # as the build names it, without the host
LONGEST = 300  # characters of a preview's text
RANDOM = "random"  # a side that is left to chance has no name yet
UNITS = ((86400, "d"), (3600, "h"), (60, "min"), (1, "s"))  # seconds

log = structlog.get_logger("herna.previews")


class Preview(Struct, frozen=True):
    """Title and text of a page, and whether search engines may list it."""

    title: str
    text: str
    listed: bool = True


async def preview_of(path: str, language: str, lobby: Lobby) -> Preview:
    """The preview of the page at a path.

    The home page's, if there is nothing there.
    """
    _, place, id, *further = f"{path}//".split("/")
    try:
        if place in ("table", "replay", "coach"):
            room = await lobby.rooms.find(id)
            async with room.lock:
                table = await lobby.rooms.up_to_date(room)
                info = table.info()
            return preview_of_table(info, table.game, language)
        if place == "draft" and id:
            words = Words(language)
            return Preview(words.say("preview-draft"), words.say("preview-draft-about"), listed=False)
        if place == "tournaments":
            words, one = Words(language), "preview-tournament" if id else "preview-tournaments"
            return Preview(words.say(one), words.say("preview-tournament-about"), listed=not id)
        if place == "cards" and id and further[0]:
            return _preview_of_card(game_named(id), further[0], language)
        if place == "cards":
            return _preview_of_library([game_named(each) for each in ([id] if id else game_keys())], language)
        if place == "rules" and id:
            return _preview_of_rules(game_named(id), language)
        if place == "learn" and id:
            return _preview_of_learning(game_named(id), further, language)
    except HernaError:
        pass  # the page itself says that there is nothing
    except Exception:  # a page comes also without its preview
        log.exception("no_preview")
    return _preview_of_home(language)


def preview_of_table(info: TableInfo, game: Game[Any], language: str) -> Preview:
    """Who plays which game, with which clock."""
    words = Words(language, game)
    named = {"game": words.say(f"{game.prefix}-game")}
    parts = [_player(info, game, seat, name, words) for seat, name in enumerate(player_names(info.seats, words))]
    if info.clock is not None:
        parts.append(words.say("preview-clock", {"clock": _clock(info.clock, words)}))
    return Preview(words.say(f"preview-{info.status}", named), " · ".join(parts), listed=False)


def _player(info: TableInfo, game: Game[Any], seat: int, name: str, words: Words) -> str:
    """A player with the army, deck, race or mage of the seat."""
    who = words.say("preview-free-seat") if info.seats[seat].kind == "open" else name
    own = next((option for option in game.options() if option.values and option.name.endswith(f"-{seat + 1}")), None)
    chosen = str(info.options.get(own.name, "")) if own is not None else ""
    if own is None or chosen not in own.values or chosen == RANDOM:
        return who
    return words.say("preview-player", {"name": who, "with": words.say(f"{game.prefix}-value-{chosen}")})


def _clock(clock: Clock, words: Words) -> str:
    size, unit = next((size, unit) for size, unit in UNITS if clock.seconds % size == 0)
    time = f"{clock.seconds // size} {unit}"
    if clock.kind == "move":
        return words.say("preview-clock-move", {"time": time})
    return f"{time} + {clock.increment} s" if clock.increment else time


def _preview_of_rules(game: Game[Any], language: str) -> Preview:
    words = Words(language, game)
    return Preview(words.say("preview-rules", {"game": words.say(f"{game.prefix}-game")}), words.say("preview-about"))


def _preview_of_learning(game: Game[Any], path: list[str], language: str) -> Preview:
    """A puzzle with its task, or a lesson with how long it takes."""
    words = lesson_words(language, game)
    named = {"game": words.say(f"{game.prefix}-game")}
    if path[0] == "puzzles":
        puzzle = puzzle_named(game, path[1])
        ask = without_links(words.say(puzzle.message("ask")))
        return Preview(words.say("preview-puzzle", {**named, "title": words.say(puzzle.message("title"))}), ask)
    lesson = lesson_named(game, path[0])
    title = words.say("preview-lesson", {**named, "title": words.say(lesson.message("title"))})
    return Preview(title, words.say("preview-lesson-about", {"minutes": lesson.minutes}))


def _preview_of_card(game: Game[Any], key: str, language: str) -> Preview:
    """The name of a card, its kind, set and values, and its text."""
    words, entry = Words(language, game), entry_named(game, key, language)
    named = {"name": entry.name, "game": words.say(f"{game.prefix}-game")}
    about = " · ".join(dict.fromkeys((entry.kind_name, entry.set_name, *(fact.described() for fact in entry.facts))))
    text = f"{about}. {entry.text}".replace("\n", " ")
    return Preview(words.say("preview-card", named), f"{text[:LONGEST]}…" if len(text) > LONGEST else text)


def _preview_of_library(games: list[Game[Any]], language: str) -> Preview:
    names = ", ".join(Words(language, game).say(f"{game.prefix}-game") for game in games if game.library_filters())
    words = Words(language)
    return Preview(words.say("preview-cards", {"games": names}), words.say("preview-cards-about"))


def _preview_of_home(language: str) -> Preview:
    words = Words(language)
    games = [game_named(key) for key in game_keys()]
    names = ", ".join(Words(language, game).say(f"{game.prefix}-game") for game in games)
    return Preview("Herna", words.say("preview-home", {"games": names}))


def with_preview(html: str, preview: Preview, language: str, address: str, path: str) -> str:
    """The page with the preview in its head; everything in it is escaped."""
    tags = [
        ("property", "og:site_name", "Herna"),
        ("property", "og:type", "website"),
        ("property", "og:locale", LOCALES[language]),
        ("property", "og:title", preview.title),
        ("property", "og:description", preview.text),
        ("property", "og:url", f"{address}{path}"),
        ("name", "description", preview.text),
        *([] if preview.listed else [("name", "robots", "noindex")]),
    ]
    told = "".join(f'<meta {kind}="{name}" content="{escape(value)}" />\n    ' for kind, name, value in tags)
    html = PICTURE.sub(lambda found: f"{found[1]}{escape(address)}{found[2]}", html)
    return html.replace('<html lang="en">', f'<html lang="{language}">', 1).replace("</head>", f"{told}</head>", 1)
