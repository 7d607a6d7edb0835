"""`herna draft` at the command line."""

import json
import os
import pty
from pathlib import Path

import pytest

from herna.bots.drafting import Drafter
from herna.cli.draft import Table
from herna.engine.chance import Seeded
from herna.engine.limited import BoosterDraft
from herna.games.catalogue import game_named
from herna.messages.words import Words
from tests.cli.command import Herna

GAME = game_named("doomtrooper")


def cards_in(file: Path, table: str) -> int:
    """How many cards a deck file has in a table."""
    lines = file.read_text(encoding="utf-8").partition(f"[{table}]\n")[2].partition("\n\n")[0].splitlines()
    return sum(int(line.split(" = ")[1].split(" #")[0]) for line in lines)


def test_bots_draft_and_their_decks_are_files_that_can_be_played(herna: Herna, tmp_path: Path) -> None:
    ran = herna("draft", "doomtrooper", "--watch", "--players", "3", "--seed", "7", "--out", "own")

    assert ran.status == 0
    decks = sorted((tmp_path / "own").glob("deck-*.toml"))
    assert [(cards_in(deck, "cards"), cards_in(deck, "sideboard")) for deck in decks] == [(40, 20)] * 3
    command = next(line for line in ran.out.splitlines() if "herna play" in line).split()
    options = [word for word in command if "=" in word]
    played = herna("simulate", "doomtrooper", *[part for option in options for part in ("--option", option)],
                   "--matches", "1", "--seed", "1", "--json")  # fmt: skip
    assert json.loads(played.out)["failures"] == 0


def test_the_same_seed_brings_the_same_draft(herna: Herna, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        herna("draft", "doomtrooper", "--watch", "--seed", "7", "--out", folder)

    one, two = ((tmp_path / folder / "pools.json").read_text(encoding="utf-8") for folder in ("one", "two"))
    assert one == two
    assert [len(pool) for pool in json.loads(one)["pools"]] == [60] * 4


def test_a_person_takes_cards_by_number_name_or_key(herna: Herna, tmp_path: Path) -> None:
    herna("draft", "doomtrooper", "--watch", "--players", "2", "--seed", "7", "--out", "bots")
    shown = herna("draft", "doomtrooper", "--players", "2", "--seed", "7", "--out", "left", typed="card 1\n99\nquit\n")
    typed = "2\n" + "1\n" * 59

    ran = herna("draft", "doomtrooper", "--players", "2", "--seed", "7", "--out", "own", typed=typed)

    assert shown.status == 0
    assert 'no card "99"' in shown.out
    assert not list((tmp_path / "left").iterdir())
    second = next(line for line in ran.out.splitlines() if line.startswith(" 2) "))[4:].partition("  ")[0]
    names = {entry.key: entry.name for entry in GAME.library(lambda key, arguments=None: key)}
    pool = json.loads((tmp_path / "own" / "pools.json").read_text(encoding="utf-8"))["pools"][0]
    assert ran.status == 0
    assert len(pool) == 60
    assert pool[0] in names
    assert pool[0].split("-")[0] in second.casefold()


def test_several_people_draft_at_one_terminal_and_hand_it_over(herna: Herna, tmp_path: Path) -> None:
    command = ("draft", "doomtrooper", "--players", "2", "--people", "2", "--seed", "7", "--out", "own")

    ran = herna(*command, typed="\n1\n" * 120)

    assert ran.status == 0
    assert ran.out.count("Next: Seat 1") == ran.out.count("Next: Seat 2") == 60
    assert len(list((tmp_path / "own").glob("deck-*.toml"))) == 2


def test_sealed_decks_are_built_of_six_boosters(herna: Herna, tmp_path: Path) -> None:
    ran = herna("draft", "doomtrooper", "--sealed", "--players", "8", "--seed", "7", "--out", "own")

    assert ran.status == 0
    assert len(list((tmp_path / "own").glob("deck-*.toml"))) == 8
    assert "sideboard=50" in ran.out


def test_a_bot_takes_a_card_for_a_player_whose_time_is_up(monkeypatch: pytest.MonkeyPatch, herna: Herna) -> None:
    """At a terminal on which nobody types: the time is up, and the bot's card is taken."""
    building = GAME.deck_building()
    box = None if building is None else building.boosters()
    assert box is not None
    draft = BoosterDraft(box, [[["hussar", "dragoon"], ["hussar", "dragoon"]]], [[], []])
    near, far = pty.openpty()
    with os.fdopen(near, "rb"), os.fdopen(far, encoding="utf-8") as keyboard:
        monkeypatch.setattr("sys.stdin", keyboard)

        stayed = Table(GAME, Drafter(GAME, box), Words("en", GAME), people=1, seconds=1).play(draft, Seeded("seed"))

    assert stayed
    assert [sorted(pool) for pool in draft.pools] == [["dragoon", "hussar"]] * 2


def test_what_cannot_be_drafted_is_refused_in_one_line(herna: Herna, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("", encoding="utf-8")

    assert herna("draft", "warcraft", "--out", "own").refused("warcraft", "no boosters")
    assert herna("draft", "doomtrooper", "--players", "9", "--out", "own").refused("2 to 8", "9")
    assert herna("draft", "doomtrooper", "--out", "full").refused("full")
    assert not (tmp_path / "own").exists()
