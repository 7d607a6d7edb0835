"""What each seat may see: everything but decks and hands (WC-CARD-02); of others' hands, a teammate's if shown."""

from __future__ import annotations

from typing import Any

from herna.games.warcraft.rules.attack import COUNTS_LESS, ENSNARED, ROLLS_AGAIN, is_hit, polymorphed
from herna.games.warcraft.rules.victory import points
from herna.games.warcraft.setting import IDS, KINDS, NOWHERE, OF_KIND, UNITS
from herna.games.warcraft.table import BUILDINGS, OUT, RESERVE, TRAINING, War, kind_of, owner_of

OF_OWNERS = (COUNTS_LESS, ENSNARED, ROLLS_AGAIN)  # what lasts for all units of an owner, or of a side


def view_for(table: War, seat: int) -> dict[str, Any]:
    """Everything that a seat may see, as plain data; only cards whose face it knows have a kind."""
    setting = table.setting
    seats = setting.seats
    known = [card for card in range(len(table.cards.faces)) if table.cards.known_to(card, seat, seats)]
    return {
        "seat": seat,
        "scenario": {"key": setting.scenario, "name": dict(setting.name)},
        "spaces": [_space(table, space) for space in range(len(setting.space_keys))],
        "walls": [
            [space, other]
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
        "quickened": list(table.quickened),
        "crippled": [space for crippled in table.crippled for space in table.spaces_with(crippled)],
        "battle": None if table.battlefield == NOWHERE else _battle(table),
    }


def _somewhere(number: int) -> int | None:
    """A space or an owner; None for nowhere and nobody."""
    return number if number >= 0 else None


def _space(table: War, space: int) -> dict[str, Any]:
    setting = table.setting
    q, r = setting.places[space]
    return {
        "key": setting.space_keys[space],
        "label": setting.labels[space],
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


def _pieces(table: War, space: int) -> list[dict[str, Any]]:
    """The pieces on a space by owner and kind, and how many of them are in which state."""
    found: list[dict[str, Any]] = []
    for owner in table.setting.owners():
        for kind, name in enumerate(KINDS):
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


def _owner(table: War, owner: int, seat: int) -> dict[str, Any]:
    setting = table.setting
    shown = {
        "race": setting.races[owner],
        "player": table.is_player(owner),
        "side": setting.sides[owner],
        "town": _somewhere(setting.towns[owner]),
        "levels": table.levels[owner * len(UNITS) : (owner + 1) * len(UNITS)],
        "units": [table.unit_card(owner, kind).key for kind in UNITS],
        "out": _placed(table, owner, OUT),
    }
    return shown | _player(table, owner, seat) if table.is_player(owner) else shown


def _player(table: War, owner: int, seat: int) -> dict[str, Any]:
    """What a player has and a neutral force does not."""
    setting, first = table.setting, owner * BUILDINGS
    sees_hand = seat >= 0 and setting.hands_seen_by[owner] >> seat & 1
    return {
        "eliminated": owner in table.eliminated,
        "points": points(table, owner),
        "gold": table.gold[owner],
        "wood": table.wood[owner],
        "finished": table.finished[first : first + BUILDINGS],
        "under_construction": table.under_construction[first : first + BUILDINGS],
        "summoned": table.summoned[first : first + BUILDINGS],
        "training": _placed(table, owner, TRAINING),
        "reserve": _placed(table, owner, RESERVE),
        "hand": list(table.hands[owner]) if sees_hand else len(table.hands[owner]),
        "deck": len(table.decks[owner]),
        "discard": list(table.discards[owner]),
        "laid": list(table.laid[owner]),
        "aside": len(table.aside[owner]),
        "skips": list(setting.skips[owner]),
    }


def _placed(table: War, owner: int, place: int) -> dict[str, int]:
    """How many pieces of each kind are in a place that is not on the board."""
    places = table.place[owner * IDS : (owner + 1) * IDS]
    if place not in places:
        return {}
    counts = {name: len(table.in_place(owner, kind, place)) for kind, name in enumerate(KINDS)}
    return {name: count for name, count in counts.items() if count}


def _condition(table: War, number: int) -> dict[str, Any]:
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


def _battle(table: War) -> dict[str, Any]:
    return {
        "space": table.battlefield,
        "attacker": table.attacker,
        "defender": table.defender,
        "round": table.battle_round,
        "phase": "" if table.phase == NOWHERE else KINDS[table.phase],
        "first_strikes": [[owner, KINDS[phase]] for owner, phase in table.first_strikes],
        "dice": [
            {"owner": die[0], "kind": KINDS[die[1]], "natural": die[2], "result": die[3], "hit": is_hit(table, die)}
            for die in table.dice
        ],
        "owed": list(table.owed),
        "devoured": [
            {"owner": owner_of(piece), "kind": KINDS[kind_of(piece)], "space": space} for piece, space in table.devoured
        ],
        "effects": [
            {"kind": effect.kind, "owner": effect.subject, "card": effect.source}
            for effect in table.lasting
            if effect.kind in OF_OWNERS
        ],
    }
