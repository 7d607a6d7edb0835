"""Recorded matches, replayed choice by choice: what was legal then is legal now and leads to the same end.

A record that no longer replays means that old journals mean something else: raise the game's version and record
anew, with `herna play GAME --seats greedy,random --seed … --journal FILE`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.engine.journal import read_journal
from herna.engine.match import verify
from herna.games.catalogue import game_named
from herna.games.summoner_wars.printed import FACTIONS

RECORDS = sorted(Path(__file__).parent.glob("*/*.jsonl"))


def test_there_are_records_for_every_faction_of_summoner_wars() -> None:
    names = " ".join(record.stem for record in RECORDS if record.parent.name == "summoner_wars")

    assert len(RECORDS) >= 8
    assert [faction for faction in FACTIONS if faction not in names] == []


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_the_same_end(record: Path) -> None:
    journal = read_journal(record)
    game = game_named(str(journal.entries()[0]["game"]))

    match = verify(game, journal, record.name)

    assert match.over()
    assert match.journal.lines == journal.lines
