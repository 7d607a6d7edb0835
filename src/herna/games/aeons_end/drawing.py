"""The table in a terminal.

The nemesis and its cards, Gravehold, turn order, supply, and each mage's mat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final, cast

from herna.games.aeons_end.naming import NUMERALS, turn_card_named
from herna.games.aeons_end.printed import BREACHES, PRINTED
from herna.games.aeons_end.rules.turn_order import NEMESIS_CARD
from herna.games.aeons_end.seen import InPlay, SupplyPile, View
from herna.games.aeons_end.table import GONE, NOBODY, OPEN

WIDTH: Final = 100
COLOURS: Final = {
    "gem": "magenta",
    "relic": "yellow",
    "spell": "cyan",
    "corruption": "red",
    "minion": "red",
    "power": "yellow",
    "attack": "red",
    "strike": "red",
}
POSITIONS: Final = "○◔◑◕●"  # a breach after 0 to 3 quarter turns, and open
NOTHING: Final = "–"

Say = Callable[[str], str]


def draw(seen: dict[str, Any], say: Say) -> str:
    """The whole table as the seat sees it, its own mat last."""
    view = cast(View, seen)
    own = view["seat"]
    others = [seat for seat in range(len(view["mages"])) if seat != own]
    lines = [*_nemesis(view, say), *_city(view, say), *_supply(view, say)]
    for seat in others if own < 0 else [*others, own]:
        lines += _mage(view, seat, say)
    return "\n".join(lines)


# The nemesis, Gravehold, turn order and supply


def _nemesis(view: View, say: Say) -> list[str]:
    nemesis = view["nemesis"]
    name = say(f"ae-nemesis-{nemesis['key']}")
    mark = "▶" if view["active"] == NOBODY else " "
    counts = {"nemesis-deck": nemesis["deck"], **_of_this_nemesis(view)}
    facts = "  ".join(f"{say(f'ae-table-{name}')} {count}" for name, count in counts.items())
    lines = [f"{mark} [bold red]{name}[/] [bold]{nemesis['life']}[/]/{nemesis['most']} ♥  {facts}"]
    in_play = [_in_play(view, thing, say) for thing in nemesis["in_play"]]
    lines += _listed(say("ae-table-in-play"), in_play)
    lines += _listed(say("ae-table-nemesis-discard"), _cards(view, nemesis["discard"], say))
    return lines + _listed(say("ae-table-devoured"), _cards(view, nemesis["devoured"], say))


def _of_this_nemesis(view: View) -> dict[str, str]:
    """What only one of the nemeses has: Fury, husks, corruptions."""
    nemesis = view["nemesis"]
    hurt = f" ({nemesis['hurt_husks']} ½)" if nemesis["hurt_husks"] else ""
    facts: dict[str, dict[str, str]] = {
        "rageborne": {"fury": str(nemesis["fury"])},
        "carapace-queen": {"husks": f"{nemesis['husks']}{hurt}"},
        "crooked-mask": {"corruption-deck": str(nemesis["corruptions"])},
    }
    return facts.get(nemesis["key"], {})


def _in_play(view: View, thing: InPlay, say: Say) -> str:
    """A minion with its life, a power with its tokens."""
    kind = view["kinds"][str(thing["card"])]
    token = "♥" if PRINTED[kind].type == "minion" else "●"
    return f"{_coloured(kind, say)} {thing['tokens']}{token}"


def _city(view: View, say: Say) -> list[str]:
    gravehold, order = view["gravehold"], view["turn_order"]
    life = f"  [bold]{say('ae-table-gravehold')} {gravehold['life']}[/]/{gravehold['most']} ♥"
    deck, discard = order["deck"], order["discard"]
    rest = order["holds"] if None in deck else []
    return [
        life,
        *_listed(say("ae-table-turn-order-deck"), [_turn_card(view, card, say) for card in deck]),
        *_listed(say("ae-table-turn-order-holds"), [_turn_kind(view, kind, say) for kind in rest]),
        *_listed(say("ae-table-turn-order-discard"), [_turn_card(view, card, say) for card in discard]),
    ]


def _turn_card(view: View, card: int | None, say: Say) -> str:
    """A card of the turn order; one that nobody knows as a question mark."""
    return "[dim]?[/]" if card is None else _turn_kind(view, view["kinds"][str(card)], say)


def _turn_kind(view: View, kind: str, say: Say) -> str:
    name = say(turn_card_named(view, kind).key)
    return f"[red]{name}[/]" if kind == NEMESIS_CARD else name


def _supply(view: View, say: Say) -> list[str]:
    """The piles by type, with their costs and numbers of cards."""
    lines = [f"  [bold]{say('ae-table-supply')}[/]"]
    for type, piles in groupby(view["supply"], lambda pile: PRINTED[pile["kind"]].type):
        lines += _listed(say(f"ae-table-{type}s"), [_pile(pile, say) for pile in piles])
    return lines


def _pile(pile: SupplyPile, say: Say) -> str:
    kind, count = pile["kind"], len(pile["cards"])
    if not count:
        return f"[dim]{say(f'ae-card-{kind}')}: {say('ae-table-empty')}[/]"
    return f"{_coloured(kind, say)} [bold]{PRINTED[kind].cost}[/] [dim]×{count}[/]"


# The mages


def _mage(view: View, seat: int, say: Say) -> list[str]:
    mage, active = view["mages"][seat], view["active"] == seat
    mark = "▶" if active else " "
    name, ability = say("ae-mage-" + mage["key"]), say("ae-ability-" + mage["ability"])
    facts = [
        f"[bold green]{name} {mage['life']}[/]/{mage['most']} ♥",
        f"{ability} {mage['charges']}/{mage['spaces']}",
        f"{say('ae-mat-deck')} {mage['deck']}",
    ]
    if not mage["life"]:
        facts.append(f"[red]{say('ae-mat-exhausted')}[/]")
    if isinstance(mage["hand"], int):
        facts.append(f"{say('ae-mat-hand')} {mage['hand']}")
    lines = [f"{mark} " + "  ".join([*facts, *_aether(view, seat, say)])]
    lines += _listed(say("ae-mat-breaches"), [_breach(view, seat, breach, say) for breach in range(4)])
    if active:
        lines += _listed(say("ae-mat-played"), _cards(view, view["played"], say))
    if not isinstance(mage["hand"], int):
        lines += _listed(say("ae-mat-hand"), _cards(view, mage["hand"], say))
    return lines + _listed(say("ae-mat-discard"), _cards(view, mage["discard"], say))


def _aether(view: View, seat: int, say: Say) -> list[str]:
    """What the active player has to spend."""
    if seat != view["active"]:
        return []
    free, gem, spell = view["aether"]
    facts = [f"[bold]{say('ae-mat-aether')} {free}[/]"]
    facts += [f"{say('ae-mat-aether-gem')} {gem}"] if gem else []
    return facts + ([f"{say('ae-mat-aether-spell')} {spell}"] if spell else [])


def _breach(view: View, seat: int, breach: int, say: Say) -> str:
    """A breach in its position, with costs or damage, and its spells.

    The costs are those of focusing and opening it, the damage is what it adds.
    """
    mage = view["mages"][seat]
    state = mage["breaches"][breach]
    if state == GONE:
        return f"[dim]{NUMERALS[breach]} {NOTHING}[/]"
    spells = "".join(f" {part}" for part in _cards(view, mage["prepped"][breach], say))
    return f"{NUMERALS[breach]} {POSITIONS[state]}{_worth(view, seat, breach, state)}{spells}"


def _worth(view: View, seat: int, breach: int, state: int) -> str:
    printed = BREACHES[breach]
    if state == OPEN:
        return f"+{printed.bonus}" if printed.bonus else ""
    less = view["discount"] if view["active"] == seat else 0
    focus = str(max(0, printed.focus - less)) if state < OPEN - 1 else NOTHING
    return f" [dim]{focus}/{max(0, printed.open[state] - less)}[/]"


# Lists of cards


def _coloured(kind: str, say: Say) -> str:
    return f"[{COLOURS[PRINTED[kind].type]}]{say(f'ae-card-{kind}')}[/]"


def _cards(view: View, cards: Sequence[int], say: Say) -> list[str]:
    """Cards in their order, since decks are not shuffled.

    Equal ones side by side are counted.
    """
    kinds = [view["kinds"].get(str(card), "") for card in cards]
    counted = [(kind, len(list(alike))) for kind, alike in groupby(kinds)]
    names = [(_coloured(kind, say) if kind else say("hidden"), count) for kind, count in counted]
    return [f"{name} [dim]×{count}[/]" if count > 1 else name for name, count in names]


def _listed(label: str, things: Sequence[str]) -> list[str]:
    """Things after their label, in as many lines as they need.

    Nothing, if there are none.
    """
    if not things:
        return []
    lines = [f"    [dim]{label}:[/]"]
    for at, thing in enumerate(things):
        part = f" {thing}," if at + 1 < len(things) else f" {thing}"
        if _width(lines[-1] + part) > WIDTH:
            lines.append("     ")
        lines[-1] += part
    return lines


def _width(text: str) -> int:
    """How many columns a text takes, its colours left out."""
    return len(re.sub(r"\[[^\]]*\]", "", text))
