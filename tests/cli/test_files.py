"""The files of a match on the disk: whole at every moment, whatever happens."""

from __future__ import annotations

import os
import shutil
import signal
from pathlib import Path

import pytest

from connect_four.game import GAME
from herna.cli.files import Files, load_saved, replace_file, uninterrupted
from herna.engine.errors import BadInput
from herna.engine.match import Match

PLAYERS = ("human", "greedy")


def test_a_file_that_cannot_be_replaced_stays_as_it_was_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "save").mkdir()

    with pytest.raises(BadInput, match="error-unwritable-file"):
        replace_file(tmp_path / "save", "text")

    assert os.listdir(tmp_path) == ["save"]


def test_a_replaced_file_leaves_nothing_beside_it(tmp_path: Path) -> None:
    for text in ("old", "new"):
        replace_file(tmp_path / "save", text)

    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [("save", "new")]


def test_the_save_holds_each_choice_and_who_plays(tmp_path: Path) -> None:
    match = Match(GAME, 2, {}, "seed")
    files = Files(None, tmp_path / "save")
    files.begin(match, PLAYERS)

    for column in (3, 3, 4):
        with files.changing(match, PLAYERS):
            match.choose(len(match.past) % 2, ("drop", column))
        loaded, players = load_saved(GAME, tmp_path / "save")

        assert loaded.view(0) == match.view(0)
        assert players == PLAYERS


@pytest.mark.parametrize("which", ["journal", "save"])
def test_a_disk_that_goes_away_is_told_in_one_line(tmp_path: Path, which: str) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    match = Match(GAME, 2, {}, "seed")
    files = Files(folder / which if which == "journal" else None, folder / which if which == "save" else None)
    files.begin(match, PLAYERS)
    shutil.rmtree(folder)

    with pytest.raises(BadInput, match="error-unwritable-file"), files.changing(match, PLAYERS):
        match.choose(0, ("drop", 3))


def test_ctrl_c_waits_until_what_is_being_done_is_done() -> None:
    done = []

    def write() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        done.append("written")

    with pytest.raises(KeyboardInterrupt), uninterrupted():
        write()

    assert done == ["written"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_while_a_choice_is_written_leaves_a_save_that_can_be_loaded(tmp_path: Path) -> None:
    match = Match(GAME, 2, {}, "seed")
    files = Files(tmp_path / "journal", tmp_path / "save")
    files.begin(match, PLAYERS)

    def choose() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        match.choose(0, ("drop", 3))

    with pytest.raises(KeyboardInterrupt), files.changing(match, PLAYERS):
        choose()

    loaded, _ = load_saved(GAME, tmp_path / "save")
    assert len(loaded.past) == 1
    assert (tmp_path / "journal").read_text(encoding="utf-8").splitlines() == loaded.journal.lines
