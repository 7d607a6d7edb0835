"""The table in a terminal.

The grid with units, life and boosts, in the colours of the sides, the seat's own side below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from herna.games.summoner_wars.grid import COLUMNS, ROWS, space_at
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.seen import ActiveEvent, Piece, View

COLOURS: Final[tuple[str, ...]] = ("cyan", "magenta")
LETTERS: Final = "abcdef"
WIDTH: Final = 11

Say = Callable[[str], str]


def draw(seen: dict[str, Any], say: Say) -> str:
    """The battlefield as the seat sees it, and what each side has.

    A spectator sees it like the first seat.
    """
    view = cast(View, seen)
    below = max(0, view["seat"])
    objects = {thing["space"]: thing for thing in view["objects"]}
    rows = range(ROWS, 0, -1) if below == 0 else range(1, ROWS + 1)
    columns = range(1, COLUMNS + 1) if below == 0 else range(COLUMNS, 0, -1)
    letters = "  " + " ".join(f"[dim]{LETTERS[column - 1]:^{WIDTH}}[/]" for column in columns)
    lines = [_side(view, 1 - below, say), letters]
    for row in rows:
        cells = [_cell(view, objects.get(space_at(row, column)), say) for column in columns]
        lines.append(f"[dim]{row}[/] " + " ".join(first for first, _ in cells))
        lines.append("  " + " ".join(second for _, second in cells))
    return "\n".join([*lines, letters, _side(view, below, say), *_hand(view, say)])


def _hand(view: View, say: Say) -> list[str]:
    """The hand of the seat, each card with its cost."""
    cards = [f"{_name(view, card, say)} [dim]{_cost(view, card)}[/]" for card in view["hand"]]
    return [f"  {say('sw-side-hand')}: {', '.join(cards)}"] if cards else []


def _cost(view: View, card: int) -> str:
    return f"({PRINTED[view['kinds'][str(card)]].cost})"


def _cell(view: View, thing: Piece | None, say: Say) -> tuple[str, str]:
    """Two lines for a space: the name; strength, life left and boosts."""
    if thing is None:
        return f"[dim]{'·':^{WIDTH}}[/]", " " * WIDTH
    name = _name(view, thing["card"], say)
    left = thing["life"] - thing["damage"]
    strength = f"{thing['strength']}⚔ " if thing["strength"] else ""
    values = f"{strength}{left}♥" + (f" {thing['boost']}▲" if thing["boost"] else "") + ("*" if thing["frozen"] else "")
    colour = COLOURS[thing["seat"]]
    short = name if len(name) <= WIDTH else f"{name[: WIDTH - 1]}…"
    return f"[bold {colour}]{short:^{WIDTH}}[/]", f"[{colour}]{values:^{WIDTH}}[/]"


def _name(view: View, card: int, say: Say) -> str:
    return say(f"sw-card-{view['kinds'][str(card)]}")


def _side(view: View, seat: int, say: Say) -> str:
    """A side's magic, hand and piles in one line, and its active events."""
    mark = "▶" if view["active"] == seat else " "
    counts = {"magic": view["magic"], "hand": view["hands"], "draw": view["draw"], "discard": view["discards"]}
    numbers = "  ".join(f"{say(f'sw-side-{name}')} {count[seat]}" for name, count in counts.items())
    events = ", ".join(_event(view, event, say) for event in view["events"][seat])
    return f"[{COLOURS[seat]}]{mark} {seat + 1}: {numbers}" + (f"  ({events})" if events else "") + "[/]"


def _event(view: View, event: ActiveEvent, say: Say) -> str:
    """An active event with its boosts and the units that it has named."""
    boosts = f" {event['boost']}▲" if event["boost"] else ""
    named = "".join(f" → {_name(view, card, say)}" for card in event["targets"])
    return f"{_name(view, event['card'], say)}{boosts}{named}"
