"""The matches that are not over, by game and version of its rules.

Before an upgrade they say which matches the other rules concern.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from herna.games.catalogue import game_keys, game_named
from herna.server.entries import Header
from herna.server.rooms import Rooms, Unreadable
from herna.server.store import Store


class Group(Struct):
    """The open matches of a game that began under one version of its rules.

    `known` is this program's version, 0 if it has no such game. `unreadable` counts those that cannot go on here; they
    are only looked for where the versions differ.
    """

    game: str
    rules: int
    known: int
    matches: int = 0
    unreadable: int = 0

    def affected(self) -> bool:
        """Whether these matches go on under other rules, or not at all."""
        return self.rules != self.known


async def open_matches(store: Store) -> list[Group]:
    """All open matches in groups; each of an affected group is read once."""
    headers = await store.open_headers()
    groups = _groups(headers)
    rooms = Rooms(store, shared=False)
    for header in headers:
        group = groups[header.game, header.rules]
        if group.affected():
            try:
                await rooms.find(header.id)
            except Unreadable:
                group.unreadable += 1
            rooms.loaded.clear()
    return [groups[key] for key in sorted(groups)]


def _groups(headers: Iterable[Header]) -> dict[tuple[str, int], Group]:
    groups: dict[tuple[str, int], Group] = {}
    for header in headers:
        known = game_named(header.game).version if header.game in game_keys() else 0
        group = groups.setdefault((header.game, header.rules), Group(header.game, header.rules, known))
        group.matches += 1
    return groups
