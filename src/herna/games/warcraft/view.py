"""What each seat may see: everything but decks and hands (WC-CARD-02).

A teammate's hand is seen if it is shown.
"""

from __future__ import annotations

from typing import Any, Final, cast

from herna.games.warcraft.grid import space_names
from herna.games.warcraft.printed import UNIT_KINDS
from herna.games.warcraft.rules.attack import is_hit
from herna.games.warcraft.rules.lasting import (
    COUNTS_LESS,
    CRIPPLED,
    ENSNARED,
    QUICKENED,
    ROLLS_AGAIN,
    polymorphed,
    subjects_of,
)
from herna.games.warcraft.rules.victory import points
from herna.games.warcraft.seen import Battle, Condition, Heap, Owner, PieceKind, Pieces, Space, UnitKind, View
from herna.games.warcraft.setting import IDS, KINDS, NOWHERE, OF_KIND, UNITS
from herna.games.warcraft.table import BUILDINGS, OUT, RESERVE, TRAINING, War, kind_of, owner_of

OF_OWNERS: Final[tuple[str, ...]] = (
    COUNTS_LESS,
    ENSNARED,
    ROLLS_AGAIN,
)  # what lasts for all units of an owner, or of a side
PIECE_NAMES: Final = cast(tuple[PieceKind, ...], KINDS)
UNIT_NAMES: Final = cast(tuple[UnitKind, ...], UNIT_KINDS)


def view_for(table: War, seat: int) -> dict[str, Any]:
    """What a seat may see, as the engine passes it on."""
    return cast(dict[str, Any], seen_by(table, seat))


def seen_by(table: War, seat: int) -> View:
    """Everything that a seat may see, as plain data.

    Only cards whose face it knows have a kind.
    """
    setting = table.setting
    seats = setting.seats
    known = [card for card in range(len(table.cards.faces)) if table.cards.known_to(card, seat, seats)]
    return {
        "seat": seat,
        "scenario": {"key": setting.scenario, "name": dict(setting.name)},
        "spaces": [_space(table, space) for space in range(len(setting.space_keys))],
        "walls": [
            (space, other)
            for space, near in enumerate(setting.adjacent)
            for other in near
            if space < other and other not in setting.unwalled[space]
        ],
        "tokens": [
            {
                "key": token.key,
                "kind": token.kind,
                "space": _somewhere(table.tokens[number]),
                "owner": _somewhere(token.owner),
                "name": dict(token.name),
            }
            for number, token in enumerate(setting.tokens)
        ],
        "owners": [_owner(table, owner, seat) for owner in setting.owners()],
        "kinds": {str(card): table.cards.kind(card) for card in known},
        "target": next((way.target for way in setting.victory if way.name == "points"), 0),
        "victory": [_condition(table, number) for number in range(len(setting.victory))],
        "special": [rule.name for rule in setting.special],
        "first": table.first,
        "round": table.round,
        "round_limit": table.round_limit,
        "step": table.step,
        "active": table.active,
        "quickened": subjects_of(table, QUICKENED),
        "crippled": [space for pieces in subjects_of(table, CRIPPLED) for space in table.spaces_with(pieces)],
        "battle": None if table.battlefield == NOWHERE else _battle(table),
    }


def _somewhere(number: int) -> int | None:
    """A space or an owner; None for nowhere and nobody."""
    return number if number >= 0 else None


def _space(table: War, space: int) -> Space:
    setting = table.setting
    q, r = setting.places[space]
    return {
        "key": setting.space_keys[space],
        "label": setting.labels[space],
        "name": space_names(setting.places, setting.labels)[space],
        "q": q,
        "r": r,
        "kind": setting.space_kinds[space],
        "points": setting.points[space],
        "town": setting.towns.index(space) if space in setting.towns else None,
        "depletion": table.depletion.get(space, 0),
        "outpost": table.outposts.get(space),
        "building": space in table.builders,
        "marked": space in table.marked,
        "locked": space in table.locked,
        "pieces": _pieces(table, space) if table.on[space] else [],
    }


def _pieces(table: War, space: int) -> list[Heap]:
    """The pieces on a space by owner, kind and state.

    How many of them are in which state.
    """
    found: list[Heap] = []
    for owner in table.setting.owners():
        for kind, name in enumerate(PIECE_NAMES):
            there = table.on[space] & OF_KIND[owner][kind]
            if there:
                found.append(
                    {
                        "owner": owner,
                        "kind": name,
                        "count": there.bit_count(),
                        "moved": (there & table.moved).bit_count(),
                        "fighting": (there & table.fighting).bit_count(),
                        "called": (there & table.called).bit_count(),
                        "polymorphed": (there & polymorphed(table)).bit_count(),
                    }
                )
    return found


def _owner(table: War, owner: int, seat: int) -> Owner:
    setting, first, player = table.setting, owner * BUILDINGS, table.is_player(owner)
    sees_hand = player and seat >= 0 and setting.hands_seen_by[owner] >> seat & 1
    return {
        "race": setting.races[owner],
        "player": player,
        "side": setting.sides[owner],
        "town": _somewhere(setting.towns[owner]),
        "levels": table.levels[owner * len(UNITS) : (owner + 1) * len(UNITS)],
        "units": [table.unit_card(owner, kind).key for kind in UNITS],
        "out": _placed(table, owner, OUT),
        "eliminated": owner in table.eliminated,
        "points": points(table, owner) if player else 0,
        "gold": table.gold[owner] if player else 0,
        "wood": table.wood[owner] if player else 0,
        "finished": table.finished[first : first + BUILDINGS],
        "under_construction": table.under_construction[first : first + BUILDINGS],
        "summoned": table.summoned[first : first + BUILDINGS],
        "training": _placed(table, owner, TRAINING) if player else {},
        "reserve": _placed(table, owner, RESERVE) if player else {},
        "hand": list(table.hands[owner]) if sees_hand else len(table.hands[owner]) if player else 0,
        "deck": len(table.decks[owner]) if player else 0,
        "discard": list(table.discards[owner]) if player else [],
        "laid": list(table.laid[owner]) if player else [],
        "aside": len(table.aside[owner]) if player else 0,
        "skips": list(setting.skips[owner]) if player else [],
    }


def _placed(table: War, owner: int, place: int) -> Pieces:
    """The numbers of pieces in a place off the board, by kind."""
    places = table.place[owner * IDS : (owner + 1) * IDS]
    if place not in places:
        return {}
    counts = {name: len(table.in_place(owner, kind, place)) for kind, name in enumerate(KINDS)}
    return {name: count for name, count in counts.items() if count}


def _condition(table: War, number: int) -> Condition:
    """A way to win, for the seats that can win by it."""
    way = table.setting.victory[number]
    return {
        "name": way.name,
        "seats": list(way.seats),
        "target": way.target,
        "space": _somewhere(way.space),
        "adjacent_enemies": _somewhere(way.adjacent_enemies),
        "tokens": list(way.tokens),
    }


def _battle(table: War) -> Battle:
    return {
        "space": table.battlefield,
        "attacker": table.attacker,
        "defender": table.defender,
        "round": table.battle_round,
        "phase": "" if table.phase == NOWHERE else UNIT_NAMES[table.phase],
        "first_strikes": [(owner, UNIT_NAMES[phase]) for owner, phase in table.first_strikes],
        "dice": [
            {
                "owner": die[0],
                "kind": UNIT_NAMES[die[1]],
                "natural": die[2],
                "result": die[3],
                "hit": is_hit(table, die),
            }
            for die in table.dice
        ],
        "owed": (table.owed[0], table.owed[1]),
        "devoured": [
            {"owner": owner_of(piece), "kind": PIECE_NAMES[kind_of(piece)], "space": space}
            for piece, space in table.devoured
        ],
        "effects": [
            {"kind": effect.kind, "owner": effect.subject, "card": effect.source}
            for effect in table.lasting
            if effect.kind in OF_OWNERS
        ],
    }
