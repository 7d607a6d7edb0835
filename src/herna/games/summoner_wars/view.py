"""What each seat may see.

The battlefield is public, hands and discard piles are for their owners (SW-ZONE).
"""

from __future__ import annotations

from typing import Any, cast

from herna.games.summoner_wars.rules.values import life, strength
from herna.games.summoner_wars.seen import ActiveEvent, Piece, View
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield


def view_for(table: Battlefield, seat: int) -> dict[str, Any]:
    """What a seat may see, as the engine passes it on."""
    return cast(dict[str, Any], seen_by(table, seat))


def seen_by(table: Battlefield, seat: int) -> View:
    """Everything that a seat may see, as plain data.

    Cards it does not know have no kind.
    """
    known = {str(card): table.key(card) for card in range(len(table.place)) if table.cards.known_to(card, seat, 2)}
    return {
        "seat": seat,
        "factions": [table.printed(summoner).faction for summoner in (0, DECK_SIZE)],
        "kinds": known,
        "objects": [_object(table, card) for card in table.board if card >= 0],
        "hand": list(table.hands[seat]) if seat >= 0 else [],
        "hands": [len(hand) for hand in table.hands],
        "draw": [len(pile) for pile in table.draw],
        "discard": list(table.discard[seat]) if seat >= 0 else [],
        "discards": [len(pile) for pile in table.discard],
        "events": [[_event(table, card) for card in zone] for zone in table.events],
        "magic": list(table.magic),
        "active": table.active,
        "phase": table.phase,
        "turn": table.turn,
        "moved": [unit for unit in table.moved if unit >= 0],
        "attacked": list(table.attacked),
    }


def _event(table: Battlefield, card: int) -> ActiveEvent:
    return {"card": card, "boost": table.boost[card], "targets": list(table.marks.get(card, ()))}


def _object(table: Battlefield, card: int) -> Piece:
    return {
        "card": card,
        "space": table.place[card],
        "seat": table.control[card],
        "damage": table.damage[card],
        "boost": table.boost[card],
        "life": life(table, card),
        "strength": strength(table, card) if table.is_unit(card) else 0,
        "under": list(table.tucked.get(card, ())),
        "gained": list(table.gained.get(card, ())),
        "frozen": card in table.frozen,
    }
