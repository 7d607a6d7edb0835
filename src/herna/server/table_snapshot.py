"""A shared table as plain data, from which it is restored.

That is faster than applying its entries again.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from herna.engine.game import Game
from herna.server.entries import Header
from herna.server.messages import Offer, Proposal, Said
from herna.server.shared_table import NEVER, Mark, Place, SharedTable
from herna.server.tournaments.judge_messages import Judged


def snapshot_of(table: SharedTable) -> dict[str, Any]:
    """A table that is not over, as data."""
    return {
        "number": table.number,
        "private": table.private,
        "places": [_place_data(place) for place in table.places],
        "asked_since": None if table.asked_since == NEVER else table.asked_since,
        "left": [[seat, *_place_data(place), how] for seat, (place, how) in table.left.items()],
        "decks": list(table.decks.items()),
        "offer": None if table.offer is None else list(structs.astuple(table.offer)),
        "proposal": None if table.proposal is None else list(structs.astuple(table.proposal)),
        "agreed": table.agreed,
        "clocks": table.clocks.snapshot(),
        "paused": table.paused,
        "judged": [list(structs.astuple(each)) for each in table.judged],
        "windows": table.windows.snapshot(),
        "said": [[each.seat, each.name, each.text, each.at] for each in table.said],
        "unheard": table.unheard,
        "undone": table.undone,
        "done": [[seat, id, number] for (seat, id), number in table.done.items()],
        "marks": [[mark.events, mark.said, mark.undone] for mark in table.marks],
        "match": None if table.match is None else table.match.freeze(),
    }


def table_from(header: Header, game: Game[Any], data: dict[str, Any]) -> SharedTable:
    """The table with this header as it was when the snapshot was taken."""
    table = SharedTable(header, game)
    table.places = [_place_from(place) for place in data["places"]]
    table.left = {seat: (_place_from(place), how) for seat, *place, how in data["left"]}
    asked_since = data.get("asked_since")
    table.asked_since = NEVER if asked_since is None else asked_since
    table.decks = dict(data.get("decks", ()))
    table.offer = None if data["offer"] is None else Offer(*data["offer"])
    table.proposal = None if data["proposal"] is None else Proposal(*data["proposal"])
    table.agreed = list(data["agreed"])
    table.clocks.restore(data["clocks"])
    table.paused = data.get("paused", False)
    table.judged = [Judged(*fields) for fields in data.get("judged", ())]
    table.windows.restore(data["windows"])
    table.said = [Said(*fields) for fields in data["said"]]
    table.unheard = data["unheard"]
    table.undone = data["undone"]
    table.done = {(seat, id): number for seat, id, number in data["done"]}
    table.number, table.private = data["number"], list(data["private"])
    table.marks = [Mark(*fields) for fields in data["marks"]]
    if data["match"] is not None:
        table.match = table.new_match()
        table.match.thaw(data["match"])
    return table


def _place_data(place: Place) -> list[Any]:
    return [place.kind, place.name, place.token, place.owner, list(place.muted), place.since]


def _place_from(data: list[Any]) -> Place:
    kind, name, token, owner, muted, since = data
    return Place(kind, name, token, owner, tuple(muted), since)
