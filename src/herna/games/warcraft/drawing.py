"""The table in a terminal.

The map with what stands on it, the battle, and what each player has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from herna.games.warcraft.drawn_map import Hexagon, Part, drawn_map
from herna.games.warcraft.printed import RACES, UNIT_CARDS
from herna.games.warcraft.scenario.drawing import DEPLETION, LETTERS, STYLES, SYMBOLS, TOKEN
from herna.games.warcraft.seen import Battle, Heap, Owner, Pieces, Space, View
from herna.games.warcraft.setting import KINDS

SPENT: Final[tuple[str, ...]] = ("", DEPLETION["partial"], DEPLETION["complete"])
UNFINISHED: Final = "+"  # after what is still being built
MARKED: Final = "!"
LOCKED: Final = "#"
NO_MARKUP: Final = str.maketrans("[]\\", "()/")  # what somebody calls a scenario of their own
HIT: Final = "bold red"
MISS: Final = "dim"

Say = Callable[[str], str]


def draw(seen: dict[str, Any], say: Say) -> str:
    """The whole table as the seat sees it, its own town last."""
    view = cast(View, seen)
    own = view["seat"]
    others = [owner for owner in range(len(view["owners"])) if owner != own]
    lines = [_heading(view, say), "", *_map(view), *_legend(view, say), ""]
    if view["battle"] is not None:
        lines += [*_battle(view, view["battle"], say), ""]
    for owner in others if own < 0 else [*others, own]:
        lines += _owner(view, owner, say)
    return "\n".join(lines)


def _heading(view: View, say: Say) -> str:
    name = view["scenario"]["name"].get(say("wc-language"), view["scenario"]["key"]).translate(NO_MARKUP)
    facts = [f"[bold]{name}[/]", f"{say('wc-table-round')} {view['round']}"]
    if view["round_limit"]:
        facts[-1] += f"/{view['round_limit']}"
    if view["step"]:
        facts.append(say(f"wc-step-{view['step']}"))
    return "  ".join(facts)


# The map


def _map(view: View) -> list[str]:
    hexagons = [
        Hexagon(space["q"], space["r"], (_space(view, number), *_armies(view, space)))
        for number, space in enumerate(view["spaces"])
    ]
    return drawn_map(hexagons, {(one, other) for one, other in view["walls"]})


def _space(view: View, number: int) -> tuple[Part, ...]:
    """What a space is, and what it is called."""
    space = view["spaces"][number]
    points = str(space["points"]) if space["points"] else ""
    marks = (MARKED if space["marked"] else "") + (LOCKED if space["locked"] else "")
    token = TOKEN if any(token["space"] == number for token in view["tokens"]) else ""
    kind = f"{SYMBOLS[space['kind']]}{points}{SPENT[space['depletion']]}{marks}{token} "
    town = space["town"]
    style = STYLES.get(space["kind"], "dim") if town is None else f"bold {_colour(view, town)}"
    battle = view["battle"] is not None and view["battle"]["space"] == number
    return (kind, style), (space["name"], "bold reverse" if battle else "dim")


def _armies(view: View, space: Space) -> list[tuple[Part, ...]]:
    """A line for each owner with something there.

    `1:3G2W`, and an outpost, which may still be under construction.
    """
    lines: list[tuple[Part, ...]] = []
    for owner in range(len(view["owners"])):
        there = "".join(f"{of['count']}{LETTERS[of['kind']]}" for of in space["pieces"] if of["owner"] == owner)
        if space["outpost"] == owner:
            there += LETTERS["outpost"] + (UNFINISHED if space["building"] else "")
        if there:
            lines.append(((f"{_number(view, owner)}:{there}", _colour(view, owner)),))
    return lines


def _number(view: View, owner: int) -> str:
    return str(owner + 1) if view["owners"][owner]["player"] else "n"


def _colour(view: View, owner: int) -> str:
    return f"bright_{RACES[view['owners'][owner]['race']].colour.replace('purple', 'magenta')}"


def _legend(view: View, say: Say) -> list[str]:
    """What the signs mean, of those that are on the map now."""
    spaces = view["spaces"]
    kinds = {space["kind"] for space in spaces}
    pieces: set[str] = {of["kind"] for space in spaces for of in space["pieces"]}
    pieces |= {"outpost" for space in spaces if space["outpost"] is not None}
    spent = {space["depletion"] for space in spaces}
    signs = [(sign, f"wc-space-{kind}") for kind, sign in SYMBOLS.items() if kind in kinds]
    signs += [(sign, f"wc-depletion-{name}") for at, (name, sign) in enumerate(DEPLETION.items(), 1) if at in spent]
    letters = [(letter, f"wc-piece-{kind}") for kind, letter in LETTERS.items() if kind in pieces]
    letters += [(MARKED, "wc-table-marked")] if any(space["marked"] for space in spaces) else []
    letters += [(LOCKED, "wc-table-locked")] if any(space["locked"] for space in spaces) else []
    return ["[dim]" + "  ".join(f"{sign} {say(key)}" for sign, key in line) + "[/]" for line in (signs, letters)]


# A battle


def _battle(view: View, battle: Battle, say: Say) -> list[str]:
    """Who fights where, by space, and the dice of the phase."""
    field = view["spaces"][battle["space"]]
    title = f"[bold]{say('wc-table-battle')} {field['name']}[/]  "
    title += f"{say('wc-table-battle-round')} {battle['round']}"
    if battle["phase"]:
        title += f"  {say('wc-phase-' + battle['phase'])}"
    lines = [title]
    for part, principal, owed in (
        ("defender", battle["defender"], battle["owed"][0]),
        ("attacker", battle["attacker"], battle["owed"][1]),
    ):
        side = view["owners"][principal]["side"]
        for owner, shown in enumerate(view["owners"]):
            units = _fighting(view, owner)
            if shown["side"] == side and units:
                dice = [die for die in battle["dice"] if die["owner"] == owner]
                facts = [f"{say(f'wc-table-{part}')} {_named(view, owner, say)}: {units}"]
                facts += [f"[{HIT if die['hit'] else MISS}]{die['natural']}[/]" for die in dice]
                lines.append("  " + " ".join(facts))
        if owed:
            lines[-1] += f"  {say('wc-table-owed')} {owed}"
    effects = _cards(view, [effect["card"] for effect in battle["effects"]], say)
    devoured = [f"{_named(view, of['owner'], say)} {say('wc-piece-' + of['kind'])}" for of in battle["devoured"]]
    for row, things in (("effects", effects), ("devoured", devoured)):
        lines += [f"  [dim]{say(f'wc-table-{row}')}:[/] {', '.join(things)}"] if things else []
    return lines


def _fighting(view: View, owner: int) -> str:
    """The units of an owner in the battle, by space."""
    parts = [
        "".join(f"{of['fighting']}{LETTERS[of['kind']]}" for of in space["pieces"] if _fights(of, owner))
        + f" {space['name']}"
        for space in view["spaces"]
        if any(_fights(of, owner) for of in space["pieces"])
    ]
    return ", ".join(parts)


def _fights(pieces: Heap, owner: int) -> bool:
    return bool(pieces["owner"] == owner and pieces["fighting"])


# Players


def _named(view: View, owner: int, say: Say) -> str:
    return f"[{_colour(view, owner)}]{_number(view, owner)} {say('wc-people-' + view['owners'][owner]['race'])}[/]"


def _owner(view: View, owner: int, say: Say) -> list[str]:
    shown = view["owners"][owner]
    mark = "▶" if view["active"] == owner else " "
    if not shown["player"]:
        return [f"{mark} {_named(view, owner, say)}", f"    {_strengths(shown, say)}"]
    if shown["eliminated"]:
        return [f"{mark} {_named(view, owner, say)}  [red]{say('wc-table-eliminated')}[/]"]
    facts = [f"{mark} {_named(view, owner, say)}"]
    if view["target"]:  # else points are not counted (WC-WIN-15)
        facts.append(f"{say('wc-table-points')} [bold]{shown['points']}[/]/{view['target']}")
    facts += [f"{say(f'wc-resource-{name}')} [bold]{shown[name]}[/]" for name in ("gold", "wood")]
    facts.append(f"{say('wc-table-deck')} {shown['deck']}")
    if isinstance(shown["hand"], int):
        facts.append(f"{say('wc-table-hand')} {shown['hand']}")
    facts += [say("wc-table-begins")] if view["first"] == owner else []
    lines = ["  ".join(facts), f"    {_strengths(shown, say)}"]
    rows = {
        "buildings": _buildings(shown, say),
        "training": _counted(shown["training"], say),
        "reserve": _counted(shown["reserve"], say),
        "hand": [] if isinstance(shown["hand"], int) else _cards(view, shown["hand"], say),
        "discard": _cards(view, shown["discard"], say),
        "laid": _cards(view, shown["laid"], say),
        "aside": [str(shown["aside"])] if shown["aside"] else [],
    }
    told = {say(f"wc-table-{row}"): ", ".join(things) for row, things in rows.items() if things}
    return lines + [f"    [dim]{row}:[/] {things}" for row, things in told.items()]


def _strengths(shown: Owner, say: Say) -> str:
    """The top unit card of each kind with its Strength."""
    cards = [UNIT_CARDS[key] for key in shown["units"]]
    return "  ".join(f"{LETTERS[card.kind]} {say(f'wc-unit-{card.key}')} [bold]{card.strength}[/]" for card in cards)


def _buildings(shown: Owner, say: Say) -> list[str]:
    """Finished buildings, and those under construction."""
    found: list[str] = []
    for kind, finished, started in zip(KINDS, shown["finished"], shown["under_construction"], strict=False):
        more = f" {UNFINISHED}{started}" if started else ""
        if finished or started:
            found.append(f"{say(f'wc-building-{kind}')} {finished}{more}")
    return found


def _counted(pieces: Pieces, say: Say) -> list[str]:
    return [f"{say(f'wc-piece-{kind}')} {count}" for kind, count in pieces.items()]


def _cards(view: View, cards: Sequence[int], say: Say) -> list[str]:
    kinds = [view["kinds"].get(str(card)) for card in cards]
    return [say("hidden") if kind is None else say(f"wc-card-{kind}") for kind in kinds]
