"""Snapshots as they are stored: with the versions that wrote them, and a checksum."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from herna import VERSION
from herna.engine.game import Game
from herna.server.shared_table import SharedTable
from herna.server.table_snapshot import snapshot_of

FORMAT = 4  # of a snapshot's data


class OtherVersion(Exception):
    """A snapshot of another version of Herna or of the rules.

    The entries are applied again instead.
    """


class Changed(Exception):
    """A snapshot that is not what was written."""


def seal(table: SharedTable) -> bytes:
    """The snapshot of a table as it is stored."""
    data = msgspec.json.encode(snapshot_of(table))
    return _versions(table.game) + sha256(data).hexdigest().encode() + b"\n" + data


def unseal(stored: bytes, game: Game[Any]) -> dict[str, Any]:
    """The data of a stored snapshot, if it is whole and of these versions."""
    versions = _versions(game)
    if not stored.startswith(versions):
        raise OtherVersion
    checksum, _, data = stored[len(versions) :].partition(b"\n")
    if checksum != sha256(data).hexdigest().encode():
        raise Changed
    found: dict[str, Any] = msgspec.json.decode(data)
    return found


def _versions(game: Game[Any]) -> bytes:
    return f"{VERSION} {FORMAT} {game.version}\n".encode()
