"""The table in a terminal: the grid with units, life and boosts, in the colours of the sides, one's own side below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herna.games.summoner_wars.grid import COLUMNS, ROWS, space_at
from herna.games.summoner_wars.printed import CLASSES, PRINTED, Printed

COLOURS = ("cyan", "magenta")
LETTERS = "abcdef"
WIDTH = 11

Say = Callable[[str], str]


def draw(view: dict[str, Any], say: Say) -> str:
    """The battlefield as the seat sees it, and what each side has; a spectator sees it like the first seat."""
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


def _hand(view: dict[str, Any], say: Say) -> list[str]:
    """The own hand, each card with its cost."""
    cards = [f"{_name(view, card, say)} [dim]{_cost(view, card)}[/]" for card in view["hand"]]
    return [f"  {say('sw-side-hand')}: {', '.join(cards)}"] if cards else []


def _cost(view: dict[str, Any], card: int) -> str:
    return f"({PRINTED[view['kinds'][str(card)]].cost})"


def _cell(view: dict[str, Any], thing: dict[str, Any] | None, say: Say) -> tuple[str, str]:
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


def _name(view: dict[str, Any], card: int, say: Say) -> str:
    return say(f"sw-card-{view['kinds'][str(card)]}")


def _side(view: dict[str, Any], seat: int, say: Say) -> str:
    """A side's magic, hand and piles in one line, and its active events."""
    mark = "▶" if view["active"] == seat else " "
    counts = {"magic": view["magic"], "hand": view["hands"], "draw": view["draw"], "discard": view["discards"]}
    numbers = "  ".join(f"{say(f'sw-side-{name}')} {count[seat]}" for name, count in counts.items())
    events = ", ".join(_event(view, event, say) for event in view["events"][seat])
    return f"[{COLOURS[seat]}]{mark} {seat + 1}: {numbers}" + (f"  ({events})" if events else "") + "[/]"


def _event(view: dict[str, Any], event: dict[str, Any], say: Say) -> str:
    """An active event with its boosts and the units that it has named."""
    boosts = f" {event['boost']}▲" if event["boost"] else ""
    named = "".join(f" → {_name(view, card, say)}" for card in event["targets"])
    return f"{_name(view, event['card'], say)}{boosts}{named}"


def described(say: Say) -> dict[str, str]:
    """Every card by its name: its values, what it says, and how sure we are of it."""
    return {say(f"sw-card-{key}"): _described(printed, say) for key, printed in PRINTED.items()}


def pictured(say: Say) -> dict[str, dict[str, Any]]:
    """Every kind of card as a page draws it: what is printed on it, and what it says."""
    return {
        key: {
            "name": say(f"sw-card-{key}"),
            "faction": printed.faction,
            "classes": [name for name in CLASSES if name in printed.classes],
            "cost": printed.cost,
            "strength": printed.strength,
            "life": printed.life,
            "attack": printed.attack,
            "phase": printed.phase if printed.event() else "",
            "symbols": list(printed.symbols),
            "texts": _texts(printed, say),
            "unsure": _unsure(printed, say),
        }
        for key, printed in PRINTED.items()
    }


def _texts(printed: Printed, say: Say) -> list[list[str]]:
    """What a card says: each ability with its name; the text of an event has none."""
    texts = [["", say(f"sw-card-{printed.key}-text")]] if printed.event() else []
    return texts + [[say(f"sw-ability-{key}"), say(f"sw-ability-{key}-text")] for key in printed.abilities]


def _unsure(printed: Printed, say: Say) -> list[str]:
    """What of a card does not come from the rulebook."""
    return sorted({say(f"sw-sure-{field}") for field, source in printed.sure if source != "seed"})


def _described(printed: Printed, say: Say) -> str:
    values = {"cost": printed.cost, "strength": printed.strength if printed.unit() else -1, "life": printed.life or -1}
    facts = [say(f"sw-class-{name}") for name in CLASSES if name in printed.classes]
    facts += [f"{say(f'sw-print-{name}')} {value}" for name, value in values.items() if value >= 0]
    facts += [say(f"sw-print-{printed.attack}")] if printed.attack else []
    facts += [say(f"sw-print-phase-{printed.phase}")] if printed.event() else []
    facts += [say(f"sw-symbol-{symbol}") for symbol in printed.symbols]
    texts = [f"{name}: {text}" if name else text for name, text in _texts(printed, say)]
    unsure = _unsure(printed, say)
    doubt = [f"({say('sw-sure-public')}: {', '.join(unsure)})"] if unsure else []
    return "\n".join([", ".join(facts), *texts, *doubt])
