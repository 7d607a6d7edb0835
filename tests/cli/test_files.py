"""The files of a match on the disk: whole at every moment, whatever happens."""

import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest

from connect_four.game import GAME
from herna.cli.files import (
    Files,
    catch_up,
    create_file,
    defer_interrupts,
    empty_folder,
    load_save,
    replace_file,
    start_journal,
)
from herna.engine.errors import BadInput
from herna.engine.match import Match

PLAYERS = ("human", "greedy")


def test_a_file_that_cannot_be_replaced_stays_as_it_was_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "save").mkdir()

    with pytest.raises(BadInput, match="error-unwritable-file"):
        replace_file(tmp_path / "save", "text")

    assert os.listdir(tmp_path) == ["save"]


def test_new_files_need_a_folder_that_can_be_written_and_has_nothing_of_their_names(tmp_path: Path) -> None:
    create_file(tmp_path / "deck", "text")

    with pytest.raises(BadInput, match="error-file-exists"):
        create_file(tmp_path / "deck", "other")
    for write in (lambda: create_file(tmp_path / "deck" / "one", "text"), lambda: empty_folder(tmp_path / "deck")):
        with pytest.raises(BadInput, match="error-unwritable-file"):
            write()
    with pytest.raises(BadInput, match="error-folder-taken"):
        empty_folder(tmp_path)
    assert (tmp_path / "deck").read_text(encoding="utf-8") == "text"


def test_a_replaced_file_leaves_nothing_beside_it(tmp_path: Path) -> None:
    for text in ("old", "new"):
        replace_file(tmp_path / "save", text)

    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [("save", "new")]


def test_the_save_holds_each_choice_and_who_plays(tmp_path: Path) -> None:
    match = Match(GAME, 2, {}, "seed")
    files = Files(None, tmp_path / "save")
    files.start(match, PLAYERS)

    for column in (3, 3, 4):
        with files.transaction(match, PLAYERS):
            match.choose(len(match.past) % 2, ("drop", column))
        loaded, players = load_save(GAME, tmp_path / "save")

        assert loaded.view(0) == match.view(0)
        assert players == PLAYERS


@pytest.mark.parametrize("which", ["journal", "save"])
def test_a_disk_that_goes_away_is_told_in_one_line(tmp_path: Path, which: str) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    match = Match(GAME, 2, {}, "seed")
    files = Files(folder / which if which == "journal" else None, folder / which if which == "save" else None)
    files.start(match, PLAYERS)
    shutil.rmtree(folder)

    with pytest.raises(BadInput, match="error-unwritable-file"), files.transaction(match, PLAYERS):
        match.choose(0, ("drop", 3))


def test_ctrl_c_waits_until_what_is_being_done_is_done() -> None:
    done = []

    def write() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        done.append("written")

    with pytest.raises(KeyboardInterrupt), defer_interrupts():
        write()

    assert done == ["written"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_while_a_choice_is_written_leaves_a_save_that_can_be_loaded(tmp_path: Path) -> None:
    match = Match(GAME, 2, {}, "seed")
    files = Files(tmp_path / "journal", tmp_path / "save")
    files.start(match, PLAYERS)

    def choose() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        match.choose(0, ("drop", 3))

    with pytest.raises(KeyboardInterrupt), files.transaction(match, PLAYERS):
        choose()

    loaded, _ = load_save(GAME, tmp_path / "save")
    assert len(loaded.past) == 1
    assert (tmp_path / "journal").read_text(encoding="utf-8").splitlines() == loaded.journal.lines


def killed_before_the_save(folder: Path) -> tuple[Match[Any], Path, Path]:
    """A match of two choices whose program was killed when the journal had the second and the save had not."""
    match = Match(GAME, 2, {}, "seed")
    files = Files(folder / "journal", folder / "save")
    files.start(match, PLAYERS)
    with files.transaction(match, PLAYERS):
        match.choose(0, ("drop", 3))
    match.choose(1, ("drop", 4))
    return match, folder / "journal", folder / "save"


@pytest.mark.parametrize("torn", ["", '{"n":3,"se'])
def test_what_the_journal_has_and_a_killed_program_did_not_save_is_not_lost(tmp_path: Path, torn: str) -> None:
    match, journal, save = killed_before_the_save(tmp_path)
    journal.write_text(journal.read_text(encoding="utf-8") + torn, encoding="utf-8")

    loaded, players = load_save(GAME, save)
    further = catch_up(loaded, journal)
    files = Files(journal, save)
    files.start(further, players or ())
    with files.transaction(further, PLAYERS):
        further.choose(0, ("drop", 5))

    match.journal.file = None
    match.choose(0, ("drop", 5))
    assert further.view(0) == match.view(0)
    assert journal.read_text(encoding="utf-8").splitlines() == match.journal.lines
    assert load_save(GAME, save)[0].view(0) == match.view(0)


def test_a_journal_that_was_left_out_for_a_while_is_continued(tmp_path: Path) -> None:
    match, journal, _ = killed_before_the_save(tmp_path)
    match.journal.file = None
    match.choose(0, ("drop", 5))

    start_journal(match.journal, journal)

    assert journal.read_text(encoding="utf-8").splitlines() == match.journal.lines


def test_two_who_go_on_with_one_match_do_not_overwrite_each_other(tmp_path: Path) -> None:
    sessions = []
    for _ in range(2):
        save = tmp_path / "save"
        match = load_save(GAME, save)[0] if save.exists() else Match(GAME, 2, {}, "seed")
        files = Files(tmp_path / "journal", save)
        files.start(match, PLAYERS)
        sessions.append((match, files))

    (first, its_files), (second, other_files) = sessions
    with its_files.transaction(first, PLAYERS):
        first.choose(0, ("drop", 3))
    with pytest.raises(BadInput, match="error-written-by-others"), other_files.transaction(second, PLAYERS):
        second.choose(0, ("drop", 4))
    second.journal.file = None
    with pytest.raises(BadInput, match="error-written-by-others"), other_files.transaction(second, PLAYERS):
        second.choose(0, ("drop", 4))

    assert (tmp_path / "journal").read_text(encoding="utf-8").splitlines() == first.journal.lines
    assert load_save(GAME, tmp_path / "save")[0].view(0) == first.view(0)


def test_a_save_is_no_device(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "save")

    with pytest.raises(BadInput, match="error-not-a-file"):
        load_save(GAME, tmp_path / "save")


def test_one_file_by_two_names_is_still_one_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "save")
    (tmp_path / "folder").mkdir()

    for name in ("link", "folder/../save"):
        with pytest.raises(BadInput, match="error-same-file"):
            Files(tmp_path / name, tmp_path / "save")
