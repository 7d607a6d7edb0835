"""Playing with changed and new cards: `--change FILE`, and journals that say so.

A game reads its content when it is imported, so the commands run in processes of their own.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from connect_four.game import GAME
from herna.engine.content import set_changes
from herna.engine.errors import BadInput
from herna.engine.journal import Journal, read_journal
from herna.engine.match import Replay
from herna.games.catalogue import game_named
from tests.cli.command import Herna, Ran, a_short_journal

NEW_GEM = """
[[market.card]]
key = "great-jade"
like = "jade"
cost = 1

[[market.market]]
key = "deck-demolition"
gems = ["great-jade", "searing-ruby", "burning-opal"]

[names]
great-jade = { en = "Great Jade", cs = "Velký nefrit" }
"""


def ran(folder: Path, *given: str) -> Ran:
    """A command in a process of its own, in this folder."""
    command = [sys.executable, "-m", "herna.cli.main", *given]
    environment = {**os.environ, "HERNA_LANG": "en", "COLUMNS": "200"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert "Traceback" not in done.stderr, done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a change of Aeon's End."""
    (tmp_path / "my.toml").write_text(NEW_GEM, encoding="utf-8")
    return tmp_path


def test_a_match_with_a_new_card_is_recorded_with_all_that_is_needed_to_verify_it(folder: Path, herna: Herna) -> None:
    played = ran(
        folder,
        *("simulate", "aeons-end", "--change", "my.toml", "--option", "market=deck-demolition", "--seats", "greedy"),
        *("--seed", "4", "--matches", "1", "--record", "match.journal"),
    )
    assert played.status == 0, played.err

    header = json.loads((folder / "match.journal").read_text(encoding="utf-8").partition("\n")[0])
    verified = ran(folder, "verify", "match.journal")
    game_named("aeons-end")
    here = herna("verify", folder / "match.journal")  # this process has loaded the game as printed

    assert header["change"]["names"]["great-jade"]["cs"] == "Velký nefrit"
    assert verified.status == 0, verified.err
    assert "not as printed: Great Jade" in verified.out
    assert here.refused("match.journal", "loaded as printed")


def test_the_library_shows_a_new_card_as_not_printed(folder: Path) -> None:
    told = ran(folder, "cards", "aeons-end", "great-jade", "--change", "my.toml", "--json")

    (card,) = json.loads(told.out)
    assert card["names"] == {"en": "Great Jade", "cs": "Velký nefrit"}
    assert (card["kind"], card["playable"], card["sure"]) == ("gem", True, False)
    assert "cost 1" in card["text"]
    assert "gain 2 aether" in card["text"]
    assert "not as printed" in card["text"]


def test_all_faults_of_a_file_are_told_with_their_lines(folder: Path) -> None:
    (folder / "my.toml").write_text('[[market.card]]\nkey = "jade"\ncst = 1\ncost = "x"\n', encoding="utf-8")

    refused = ran(folder, "play", "aeons-end", "--change", "my.toml")

    assert refused.status == 2
    assert [line.split(": ")[1] for line in refused.err.splitlines()] == ["my.toml:3", "my.toml:4"]


def test_a_new_text_is_told_to_need_code_and_where_to_read_how(folder: Path) -> None:
    text = '[[market.card]]\nkey = "comet"\ntype = "spell"\ncost = 1\ncopies = 5\n'
    (folder / "my.toml").write_text(text, encoding="utf-8")

    refused = ran(folder, "arena", "aeons-end", "--change", "my.toml")

    assert refused.refused("my.toml:2", '"comet"', "like", "docs/recipes/card.md")


def test_a_journal_is_only_replayed_with_the_cards_that_it_was_played_with(tmp_path: Path) -> None:
    set_changes({"connect-four": {"names": {"disc": {"en": "Disc", "cs": "Disk"}}}})
    try:
        lines = a_short_journal(tmp_path / "match.journal")
        journal = read_journal(tmp_path / "match.journal")
        assert Replay(GAME, journal, "match.journal").run().over()
    finally:
        set_changes({})

    with pytest.raises(BadInput, match="error-other-change"):
        Replay(GAME, journal, "match.journal")
    assert '"change":{"names"' in lines[0]


@pytest.mark.parametrize("change", [3, [], {"rack.toml": {"width": 9}}, {"names": {"a": {"en": "A", "cs": "A"}}}])
def test_a_journal_with_changes_that_do_not_fit_is_refused_in_one_line(
    herna: Herna, tmp_path: Path, change: object
) -> None:
    journal = Journal(tmp_path / "match.journal")
    header = {"herna": "journal", "format": 1, "game": "connect-four", "version": GAME.version, "seats": 2}
    journal.add({**header, "options": {}, "change": change, "seed_sha256": ""}, {"setup": []}, {"pause": 1})

    assert herna("verify", tmp_path / "match.journal").refused("match.journal")
