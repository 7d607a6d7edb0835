"""Recorded simulations: what `herna simulate --out` has stored about cards and decks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import structlog

from herna.engine.content import change_digest
from herna.engine.deck_building import AS_USUAL, Worths
from herna.engine.game import Game
from herna.server.library_messages import RecordedWins

USUAL = 20  # matches as usual, added to what is recorded: few matches say little
CARDS = "cards.json"  # the file of a run that says how cards and decks did

log = structlog.get_logger("herna.recorded")


class Recorded(msgspec.Struct, frozen=True):
    """The file of a run; other fields of it are not needed here."""

    herna: str
    game: str
    game_version: int
    matches: int
    bots: list[str]
    played: dict[str, RecordedWins]
    decks: dict[str, RecordedWins]
    change: str = ""


def newest_run(folder: Path, game: Game[Any]) -> tuple[str, Recorded] | None:
    """The newest finished run of a game in a folder, with its name.

    A run of another version of the game, or with other cards, says nothing about this one. A file that cannot be read
    is passed over.
    """
    files = sorted(folder.glob(f"*/{CARDS}"), key=lambda file: (-file.stat().st_mtime, file))
    known = ("cards", game.key, game.version, change_digest(game.key))
    for file in files:
        try:
            run = msgspec.json.decode(file.read_bytes(), type=Recorded)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as fault:
            log.warning("unreadable_run", file=str(file), why=str(fault))
            continue
        if (run.herna, run.game, run.game_version, run.change) == known:
            return file.parent.name, run
    return None


def recorded_worths(folder: Path, game: Game[Any]) -> Worths:
    """How well decks and cards did in the newest run."""
    run = newest_run(folder, game)
    return AS_USUAL if run is None else Worths(_worths(run[1].decks), _worths(run[1].played))


def _worths(wins: Mapping[str, RecordedWins]) -> dict[str, float]:
    """Each share against the share of all: 1 is as usual."""
    played, won = sum(each.played for each in wins.values()), sum(each.won for each in wins.values())
    usual = won / played if played else 0.0
    if not usual:
        return {}
    return {key: (each.won + USUAL * usual) / (each.played + USUAL) / usual for key, each in wins.items()}
