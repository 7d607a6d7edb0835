"""The next match of the same players: everybody moves on by one seat.

What was chosen for a seat (an army, a deck, a race, a mage) goes with its player.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import sha256

from msgspec import structs

from herna.engine.game import Options
from herna.server.entries import Entry, Header
from herna.server.shared_table import Place, SharedTable
from herna.server.visitors import new_seed

OF_SEAT = re.compile(r"^(.+)-([1-9])$")  # the name of an option that is a seat's
ID_BYTES = 16  # as many as of any table's id


def rematch_of(table: SharedTable, at: float) -> tuple[Header, list[Entry]]:
    """The table of the agreed rematch, with its first entries.

    Its id follows from the old table: however often it is opened, there is one.
    """
    header = structs.replace(
        table.header,
        id=_id_of_rematch(table),
        options=_options_moved_on(table),
        seed=new_seed(),
        opened=at,
        rules=table.game.version,
        origin="",
        origin_at=0,
        inherited=None,
        setup=[],
        redeals="never",
        sat=[],
        rated=table.header.rated and not table.left,
    )
    seated = sorted((_next_seat(seat, header.seats), place) for seat, place in enumerate(table.places))
    return header, [_sit_down(number, seat, place, at) for number, (seat, place) in enumerate(seated, 1)]


def _id_of_rematch(table: SharedTable) -> str:
    digest = sha256(f"rematch {table.rematch} of {table.header.id}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode().rstrip("=")


def _next_seat(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def _sit_down(number: int, seat: int, place: Place, at: float) -> Entry:
    """A player takes the new seat; a seat's token stays what it was."""
    if place.kind == "bot":
        return Entry(number, "bot", seat, at, {"bot": place.name})
    return Entry(number, "sit", seat, at, {"name": place.name, "token": place.token, "owner": place.owner})


def _options_moved_on(table: SharedTable) -> Options:
    given, seats = table.options(), table.header.seats
    moved = {name: (found[1], int(found[2]) - 1) for name in given if (found := OF_SEAT.match(name))}
    return dict(given) | {
        f"{stem}-{_next_seat(seat, seats) + 1}": given[name] for name, (stem, seat) in moved.items() if seat < seats
    }
