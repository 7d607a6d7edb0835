"""What each seat may see: nearly everything.

Not the decks, and others' hands only if they are open (AE-INFO).
"""

from __future__ import annotations

from typing import Any, cast

from herna.games.aeons_end.printed import MAGES
from herna.games.aeons_end.seen import Mage, View
from herna.games.aeons_end.table import DISCOUNT, SHIELD, TWO_SPELLS, Siege


def view_for(table: Siege, seat: int) -> dict[str, Any]:
    """What a seat may see, as the engine passes it on."""
    return cast(dict[str, Any], seen_by(table, seat))


def seen_by(table: Siege, seat: int) -> View:
    """Everything that a seat may see, as plain data.

    Only cards whose face it knows have a kind.
    """
    seats = len(table.mages)
    known = [card for card in range(len(table.cards.faces)) if table.cards.known_to(card, seat, seats)]
    return {
        "seat": seat,
        "kinds": {str(card): table.key(card) for card in known},
        "mages": [_mage(table, owner, seat) for owner in table.seats()],
        "supply": [{"kind": kind, "cards": list(pile)} for kind, pile in zip(table.supply, table.piles, strict=True)],
        "nemesis": {
            "key": table.nemesis,
            "life": table.nemesis_life,
            "most": table.most_nemesis,
            "harder": table.harder,
            "deck": len(table.nemesis_deck),
            "discard": list(table.nemesis_discard),
            "in_play": [{"card": card, "tokens": table.tokens[card]} for card in table.in_play],
            "fury": table.fury,
            "husks": table.husks,
            "hurt_husks": table.hurt_husks,
            "corruptions": len(table.corruptions),
            "strikes": len(table.strikes),
            "devoured": list(table.devoured),
        },
        "gravehold": {"life": table.gravehold, "most": table.most_gravehold},
        "turn_order": {
            "deck": [card if table.cards.known_to(card, seat, seats) else None for card in table.turn_deck],
            "discard": list(table.turn_discard),
            "holds": sorted(table.key(card) for card in table.turn_deck),
        },
        "active": table.active,
        "phase": table.phase,
        "turn": table.turn,
        "aether": (table.aether, table.gem_aether, table.spell_aether),
        "discount": table.lasts(DISCOUNT),
        "played": list(table.played),
        "focused": list(table.focused),
        "shielded": table.lasts(SHIELD) > 0,
        "two_spells": table.lasts(TWO_SPELLS) > 0,
    }


def _mage(table: Siege, owner: int, seat: int) -> Mage:
    return {
        "key": table.mages[owner],
        "ability": MAGES[table.mages[owner]].ability,
        "life": table.life[owner],
        "most": table.most_life,
        "charges": table.charges[owner],
        "spaces": table.spaces(owner),
        "breaches": list(table.breaches[owner]),
        "prepped": [list(spells) for spells in table.prepped[owner]],
        "hand": list(table.hands[owner]) if table.open_hands or owner == seat else len(table.hands[owner]),
        "deck": len(table.decks[owner]),
        "discard": list(table.discards[owner]),
    }
