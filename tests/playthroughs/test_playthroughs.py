"""Recorded matches, replayed choice by choice: what was legal then is legal now and leads to the same end.

A record that no longer replays means that old journals mean something else: raise the game's version and record anew:
HERNA_NEW_RECORDS=1 pytest tests/playthroughs
"""

import os
from pathlib import Path
from typing import Any

import pytest

from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.game import Game
from herna.engine.journal import read_journal
from herna.engine.match import Match
from herna.engine.verify import verify
from herna.games.aeons_end.printed import NEMESES
from herna.games.catalogue import game_named
from herna.games.doomtrooper.decks import DECKS
from herna.games.summoner_wars.printed import FACTIONS
from herna.games.warcraft.printed import RACE_KEYS
from herna.games.warcraft.scenario.reading import SCENARIOS

LONGEST = 900  # choices of a record
RECORDS = sorted(Path(__file__).parent.glob("*/*.jsonl"))


def records_of(game: str) -> list[str]:
    return [record.stem for record in RECORDS if record.parent.name == game]


def test_there_are_records_for_every_faction_of_summoner_wars() -> None:
    names = " ".join(records_of("summoner_wars"))

    assert [faction for faction in FACTIONS if faction not in names] == []


def test_there_are_records_for_every_nemesis_and_every_number_of_players_of_aeons_end() -> None:
    named = [name.rpartition("-") for name in records_of("aeons_end")]

    assert {nemesis for nemesis, _, _ in named} == set(NEMESES)
    assert {players for _, _, players in named} == {"1", "2", "3", "4"}


def test_there_are_records_for_every_scenario_and_every_race_of_warcraft_and_for_a_scenario_of_ones_own() -> None:
    names = records_of("warcraft")

    assert [key for key in SCENARIOS if not any(name.startswith(key) for name in names)] == []
    assert [
        race for race in RACE_KEYS if not any(name.startswith("two-players") and race in name for name in names)
    ] == []
    assert "own-the-pass" in names


def test_there_are_records_for_every_deck_and_every_number_of_players_of_doomtrooper() -> None:
    names = records_of("doomtrooper")

    assert [deck for deck in DECKS if not any(deck in name for name in names)] == []
    assert {"three-players", "four-players", "best-of-three"} <= set(names)


def record_anew(record: Path, game: Game[Any], header: dict[str, Any]) -> None:
    """Plays a match of the same options again, greedy bots against random ones, that does not take too long."""
    for attempt in range(1, 100):
        match = Match(game, header["seats"], header["options"], f"{record.stem} {attempt}")
        bots = [bot_named("random" if seat % 2 else "greedy", Chance(attempt + seat)) for seat in range(match.seats)]
        while match.play.ask is not None and len(match.past) < LONGEST:
            seat = match.play.ask.seat
            match.choose(seat, bots[seat].choose(match.chair(seat)))
        if match.over():
            record.write_text("".join(f"{line}\n" for line in match.journal.lines), encoding="utf-8")
            return
    raise AssertionError(f"{record.stem}: no match ends after {LONGEST} choices")


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_the_same_end(record: Path) -> None:
    journal = read_journal(record)
    header = journal.entries()[0]
    game = game_named(str(header["game"]))
    if os.environ.get("HERNA_NEW_RECORDS") == "1" and header["version"] != game.version:
        record_anew(record, game, header)
        journal = read_journal(record)

    match = verify(game, journal, record.name)

    assert match.over()
    assert match.journal.lines == journal.lines
