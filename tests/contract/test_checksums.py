"""The same matches as ever: interpreted or compiled, on this machine or another, today or after a change.

A checksum that differs means that a seed no longer gives the match that it gave. If that is meant, raise the
game's version and write the new checksums down: HERNA_NEW_CHECKSUMS=1 pytest tests/contract/test_checksums.py
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from herna.bots.bot import random_play
from herna.engine import flow
from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.save import snapshot
from tests.kit.random_match import decisions, most_decisions, with_random_options

WRITTEN_DOWN = Path(__file__).parent / "checksums.json"
MATCHES, PLAYS = 20, 200
LONG = {"doomtrooper": 4}  # games whose matches are long: how many times fewer of them are played


def new_play(game: Game[Any], seats: int, chance: Chance) -> Play[Any]:
    return with_random_options(game, chance, lambda options: game.play(seats, options, chance))


def checksums(game: Game[Any]) -> dict[str, str]:
    """A digest of whole journals of matches, and one of the ends of many quick plays."""
    matches, plays = hashlib.sha256(), hashlib.sha256()
    fewer = LONG.get(game.key, 1)
    for number in range(MATCHES // fewer):
        for match, _ in decisions(game, number):
            last = match
        matches.update("\n".join(last.journal.lines).encode())
    chance = Chance(1)
    for number in range(PLAYS // fewer):
        play = new_play(game, game.seat_counts[number % len(game.seat_counts)], chance)
        plays.update(f"{random_play(play, chance, most_decisions(game))} {snapshot(play)}".encode())
    return {"matches": matches.hexdigest()[:16], "plays": plays.hexdigest()[:16]}


def test_the_same_seeds_and_choices_give_the_same_matches_as_ever(game: Game[Any]) -> None:
    known = json.loads(WRITTEN_DOWN.read_text()) if WRITTEN_DOWN.exists() else {}
    found = checksums(game)
    if os.environ.get("HERNA_NEW_CHECKSUMS") == "1":
        known[game.key] = found
        WRITTEN_DOWN.write_text(json.dumps(known, indent=1) + "\n")

    assert found == known[game.key]


def test_a_compiled_run_is_compiled_and_an_interpreted_one_is_not() -> None:
    compiled = os.environ.get("HERNA_COMPILED") == "1"

    assert flow.__file__.endswith(".py") != compiled
