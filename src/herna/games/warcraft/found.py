"""Positions of recorded wars in words, and what a puzzle could ask for there."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any, Final

from herna.engine.flow import Play
from herna.engine.wish import Wish
from herna.games.warcraft.given import LETTERS
from herna.games.warcraft.setting import OF_KIND
from herna.games.warcraft.table import War

KINDS: Final = {"blank": ".", "gold-mine": "g", "forest": "f", "mountain": "^", "town": "T"}
SPACES: Final = 12  # of the map, the nearest to a unit
TRAINING: Final[tuple[int, ...]] = (1,)
HAND: Final = 2
PROMPT: Final = "wc-move"
POINTS: Final = 30  # more than there are, so that nobody wins before the deadline


def positions(play: Play[War]) -> Iterator[dict[str, Any]]:
    """What lies around a unit with an enemy near, as a Move Step begins.

    The player has seat 0.
    """
    table, ask = play.table, play.ask
    if ask is None or ask.prompt != PROMPT or table.moved or table.setting.seats != 2 or table.tokens:
        return
    you, seen = ask.seat, set[tuple[int, ...]]()
    for start in range(len(table.on)):
        near = _around(table, start) if table.on[start] & table.setting.side_units[you] else ()
        there = tuple(sorted(near))
        if there not in seen and any(table.on[space] & table.setting.enemy_pieces[you] for space in near):
            seen.add(there)
            yield _given(table, you, there)


def _around(table: War, start: int) -> tuple[int, ...]:
    """The spaces nearest to one, itself first."""
    found = [start]
    for space in found:
        found += [each for each in table.setting.adjacent[space] if each not in found]
        if len(found) >= SPACES:
            break
    return tuple(found[:SPACES])


def _given(table: War, you: int, near: tuple[int, ...]) -> dict[str, Any]:
    setting, sides = table.setting, (you, 1 - you)
    letters = dict(zip(near, ascii_uppercase, strict=False))
    pieces: dict[str, dict[str, str]] = {}
    for seat, side in enumerate(sides):
        there = {letter: _pieces(table, side, space) for space, letter in letters.items()}
        pieces[str(seat)] = {letter: words for letter, words in there.items() if words}
    given: dict[str, Any] = {
        "moment": "round",
        "map": _map(table, letters),
        "races": " ".join(setting.races[side] for side in sides),
        "towns": " ".join(letters.get(setting.towns[side], "-") for side in sides),
        "pieces": pieces,
        "levels": {
            str(seat): " ".join(map(str, table.levels[3 * side : 3 * side + 3])) for seat, side in enumerate(sides)
        },
        "decks": {"0": "", "1": ""},
        "points": POINTS,
    }
    if kinds := [table.cards.kind(card) for card in table.hands[you][:HAND]]:
        given["hands"] = {"0": " ".join(kinds)}
    return given


def _pieces(table: War, owner: int, space: int) -> str:
    there = table.on[space]
    return "".join(letter * (there & OF_KIND[owner][kind]).bit_count() for kind, letter in enumerate(LETTERS))


def _map(table: War, letters: dict[int, str]) -> str:
    """The spaces drawn as hexagons, each with its letter and its kind."""
    setting = table.setting
    places = {setting.places[space]: space for space in letters}
    top, left = min(r for _, r in places), min(4 * q + 2 * r for q, r in places)
    left -= (left - 2 * top) % 4  # so that the first row begins on the grid
    rows: dict[int, str] = {}
    for (q, r), space in sorted(places.items(), key=lambda place: (place[0][1], place[0][0])):
        kind = str(setting.points[space]) if setting.points[space] else KINDS.get(setting.space_kinds[space], ".")
        if setting.space_kinds[space] == "town":
            kind = KINDS["town"]
        at = 4 * q + 2 * r - left
        rows[r - top] = f"{rows.get(r - top, '').ljust(at)}{letters[space]}{kind}"
    return "\n".join(["", *(rows.get(row, ".") for row in range(max(rows) + 1)), ""])


def wishes(given: dict[str, Any]) -> list[Wish]:
    """The most points, and the fewest enemies."""
    return [
        Wish("points", "points 0", True, "this-step", TRAINING, True),
        Wish("enemies", "pieces 1", False, "this-step", TRAINING, True),
    ]


def goal(given: dict[str, Any], wish: Wish, best: int) -> tuple[dict[str, Any], str]:
    """The position and the check that ask for this answer."""
    return given, f"{wish.question} {'>=' if wish.rises else '<='} {best}"
