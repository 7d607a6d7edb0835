"""Positions of recorded tournaments in words, and what a puzzle could ask for there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from herna.engine.flow import Play
from herna.engine.given import Names
from herna.engine.wish import Wish
from herna.games.doomtrooper.table import AREA_NAMES, Front

HAND: Final = 3
WARRIORS: Final = 2  # of each player that come into the puzzle
AREAS: Final[tuple[str, ...]] = ("squad", "kohort", "outpost", "outside")  # those that can be told
TARGET: Final = 40
LIBRARIES: Final[tuple[str, ...]] = ("infantry", "dark-fire")


def positions(play: Play[Front]) -> Iterator[dict[str, Any]]:
    """The warriors of two players before the first action of a turn.

    The active player has seat 0.
    """
    table, ask = play.table, play.ask
    first = ask is not None and not ask.window and table.step == "actions" and table.common == 3 and not table.acted
    if ask is None or not first or len(table.hands) != 2 or table.duels or ask.seat != table.active:
        return
    names = Names()
    cards: dict[int, str] = {}
    sides = []
    for seat in (table.active, 1 - table.active):
        parts = []
        there = [card for card in table.warriors_there if table.control[card] == seat and card in table.lies]
        for name in AREAS:
            words: list[str] = []
            for card in [card for card in there if table.lies[card] == (seat, AREA_NAMES.index(name))][:WARRIORS]:
                gear = [each for each in table.attached.get(card, ()) if table.control[each] == seat]
                cards |= {each: names.of([table.key(each)]) for each in (card, *gear)}
                words.append("+".join(cards[each] for each in (card, *gear)))
            if words:
                parts.append(" ".join([name, *words]))
        if seat == table.active:
            hand = names.of(map(table.key, table.hands[seat][:HAND]))
            parts += [f"hand {hand}"] if hand else []
        sides.append((parts, seat))
    told = [
        "; ".join([*parts, f"library {names.of([kind])}"]) for (parts, _), kind in zip(sides, LIBRARIES, strict=True)
    ]
    given: dict[str, Any] = {"sides": told}
    for word, marked in (("wounded", table.wounded), ("covered", table.covered)):
        if named := [name for card, name in cards.items() if card in marked]:
            given[word] = " ".join(named)
    yield given | {"destiny": [table.destiny[seat] for _, seat in sides], "promotion": [0, 0]}


def wishes(given: dict[str, Any]) -> list[Wish]:
    """The most points in this turn."""
    return [Wish("win", "promotion 0", True, "this-turn")]


def goal(given: dict[str, Any], wish: Wish, best: int) -> tuple[dict[str, Any], str]:
    """The position and the check that ask for this answer."""
    return given | {"promotion": [TARGET - best, 0]}, "won 0 = yes"
