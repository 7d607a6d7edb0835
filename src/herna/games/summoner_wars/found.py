"""Positions of recorded battles in words, and what a puzzle could ask for there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from herna.engine.flow import Play
from herna.engine.given import Names
from herna.engine.wish import Wish
from herna.games.summoner_wars.grid import column_of, row_of, space_for
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.table import Battlefield

PHASES: Final[tuple[str, ...]] = ("summon", "move", "build", "attack")
OWN: Final = 4  # objects of the active player that come into the puzzle, the nearest to the enemy Summoner
ENEMIES: Final = 3
HAND: Final = 3
TRAINING: Final[tuple[int, ...]] = (1,)


def positions(play: Play[Battlefield]) -> Iterator[dict[str, Any]]:
    """What stands near the enemy Summoner as a phase begins.

    The active player is South.
    """
    table = play.table
    if play.ask is None or play.ask.prompt not in {f"sw-phase-{phase}" for phase in PHASES}:
        return
    if table.moved or table.attacked or table.gained or table.tucked or any(table.events):
        return
    you, names = table.active, Names()
    target = table.place[table.summoner(1 - you)]
    given: dict[str, Any] = {"phase": table.phase}
    cards: dict[int, str] = {}
    for seat, side, most in ((you, "south", OWN), (1 - you, "north", ENEMIES)):
        objects = [card for card in table.board if card >= 0 and table.control[card] == seat]
        near = sorted(objects, key=lambda card: (table.distance(table.place[card], target), card))
        if table.summoner(seat) not in near[:most]:
            near.insert(0, table.summoner(seat))
        cards |= {card: names.of([table.key(card)]) for card in near[:most]}
        given[side] = {cards[card]: _space(you, table.place[card]) for card in near[:most]}
    hand = [table.key(card) for card in table.hands[you] if _may_matter(table, card)]
    if hand:
        given["hands"] = {"0": names.of(hand[:HAND])}
    given["magic"] = [table.magic[you], table.magic[1 - you]]
    hurt = {cards[card]: table.damage[card] for card in cards if table.damage[card]}
    boosted = {cards[card]: table.boost[card] for card in cards if table.boost[card]}
    yield given | ({"damage": hurt} if hurt else {}) | ({"boost": boosted} if boosted else {})


def _space(you: int, space: int) -> list[int]:
    """Row and column as the active player counts them."""
    own = space_for(you, row_of(space), column_of(space))
    return [row_of(own), column_of(own)]


def _may_matter(table: Battlefield, card: int) -> bool:
    """Whether a card of the hand may still be played in this turn."""
    return table.phase == "summon" or not PRINTED[table.key(card)].unit()


def wishes(given: dict[str, Any]) -> list[Wish]:
    """The most damage to the enemy Summoner, and the most magic."""
    enemy = next(iter(given["north"]))
    return [
        Wish("win", f"left {enemy}", False, "this-turn", TRAINING),
        Wish("magic", "magic 0", True, "this-turn", TRAINING),
    ]


def goal(given: dict[str, Any], wish: Wish, best: int) -> tuple[dict[str, Any], str]:
    """The position and the check that ask for this answer."""
    if wish.name != "win":
        return given, f"{wish.question} >= {best}"
    enemy, damage = next(iter(given["north"])), given.get("damage", {})
    return given | {"damage": damage | {enemy: damage.get(enemy, 0) + best}}, "won 0 = yes"
