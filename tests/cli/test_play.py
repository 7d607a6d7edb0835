"""`herna play`: a match at a piped terminal, its journal and its save, and all that cannot be played."""

import hashlib
from pathlib import Path

import pytest

from connect_four.game import GAME
from herna.engine.match import Match
from herna.engine.save import seal, unseal
from tests.cli.command import Herna, drawn_rows, lines

WON = "1\n2\n1\n2\n1\n2\n1\n"  # two people: seat 1 has four discs on top of each other


# Playing


def test_a_match_is_played_to_its_end(herna: Herna) -> None:
    ran = herna("play", "connect-four", "--seats", "human,human", "--seed", "7", typed=WON)

    assert ran.status == 0
    assert "Seat 1 wins! [C4-WIN-01]" in ran.out
    assert "seed: 7" in ran.out
    assert ran.out.count(hashlib.sha256(b"7").hexdigest()) == 2  # at the start and at the end


def test_a_person_plays_against_a_bot_unless_told_otherwise(herna: Herna) -> None:
    ran = herna("play", "connect-four", typed=lines("4"))

    assert "seat 1: human" in ran.out
    assert "seat 2: greedy" in ran.out
    assert "Seat 2 drops a disc" in ran.out


def test_bots_play_among_themselves_and_alike_from_the_same_seed(herna: Herna) -> None:
    first, second = (herna("play", "connect-four", "--seats", "random,greedy", "--seed", "x") for _ in range(2))

    assert first.status == 0
    assert first == second
    assert "wins!" in first.out


def test_the_question_comes_with_its_rule_and_numbered_options(herna: Herna) -> None:
    ran = herna("play", "connect-four", typed="")

    assert "Into which column do you drop a disc? [C4-TURN-02]" in ran.out
    assert "1) Column 1" in ran.out
    assert "7) Column 7" in ran.out


@pytest.mark.parametrize("typed", ["4", " 4 ", "Column 4", "cOLUMN  4", "drop 4", "DROP 4"])
def test_an_option_is_taken_by_number_by_text_or_by_kind(herna: Herna, typed: str) -> None:
    ran = herna("play", "connect-four", "--seats", "human,human", typed=lines(typed))

    assert drawn_rows(ran.out)[-1] == "· · · ● · · ·"


def test_what_is_not_offered_is_explained_by_its_rule(herna: Herna) -> None:
    ran = herna("play", "connect-four", "--seats", "human,human", typed=lines(*["drop 4"] * 7, "drop 9", "drop x"))

    assert "Column 4 is full. [C4-TURN-03]" in ran.out
    assert ran.out.count("There is no such column. [C4-SETUP-01]") == 2


@pytest.mark.parametrize(
    "typed",
    ["0", "8", "-1", "99999999999", "²", "9" * 5000, "column", "drop", "drop 1 2", "hello [red]you[/]", "\x1b[2J"],
)
def test_other_input_gets_a_short_hint(herna: Herna, typed: str) -> None:
    ran = herna("play", "connect-four", typed=lines(typed))

    assert ran.status == 0
    assert "Type a number from 1 to 7" in ran.out


def test_an_empty_line_is_just_asked_again(herna: Herna) -> None:
    assert "Type a number" not in herna("play", "connect-four", typed=lines("", "  ")).out


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("help", "h", "?", "pomoc"), "drop COLUMN"),
        (("rules C4-WIN-01", "rule c4-win-01", "pravidlo C4-WIN-01"), "C4-WIN-01"),
        (("rules", "pravidla"), "C4-SETUP-02"),
        (("save", "uložit"), "--save"),
    ],
)
def test_the_words_of_both_languages_are_understood_in_both(
    herna: Herna, language: str, typed: tuple[str, ...], told: str
) -> None:
    for word in typed:
        assert told in herna("--lang", language, "play", "connect-four", typed=lines(word, "q")).out.split("> ")[1]


def test_the_log_says_what_has_happened(herna: Herna) -> None:
    ran = herna("play", "connect-four", "--seats", "human,human", typed=lines("log", "3", "5", "záznam"))

    assert "Nothing has happened yet." in ran.out
    assert ran.out.split("> záznam\n")[1].startswith(
        "Seat 1 drops a disc into column 3.\nSeat 2 drops a disc into column 5.\n"
    )


def test_an_unknown_rule_is_said_to_be_unknown_and_the_match_goes_on(herna: Herna) -> None:
    ran = herna("play", "connect-four", "--seats", "human,human", typed=lines("rules C4-WIN-1", "4"))

    assert "did you mean C4-WIN-01" in ran.out
    assert drawn_rows(ran.out)[-1] == "· · · ● · · ·"


@pytest.mark.parametrize("word", ["undo", "u", "zpět", "zpet", "UNDO"])
def test_undo_goes_back_to_the_persons_own_last_choice(herna: Herna, word: str) -> None:
    ran = herna("play", "connect-four", "--seed", "7", typed=lines("4", "4", word))

    assert "2 choices were undone." in ran.out
    assert sum(row.count("●") for row in drawn_rows(ran.out)) == 1


def test_undo_at_the_start_has_nothing_to_take_back(herna: Herna) -> None:
    assert "There is nothing to undo." in herna("play", "connect-four", typed=lines("undo")).out


@pytest.mark.parametrize(("answer", "discs"), [("y", 0), ("ano", 0), ("n", 1), ("", 1), ("maybe", 1)])
def test_another_persons_choice_is_taken_back_only_if_all_agree(herna: Herna, answer: str, discs: int) -> None:
    ran = herna("play", "connect-four", "--seats", "human,human", typed=lines("4", "undo", answer, "log"))

    assert "Does everyone agree? [y/N]" in ran.out
    assert sum(row.count("●") for row in drawn_rows(ran.out)) == discs


@pytest.mark.parametrize("word", ["quit", "q", "konec", "exit"])
def test_a_player_who_leaves_is_told_so_and_the_status_is_0(herna: Herna, word: str) -> None:
    ran = herna("play", "connect-four", typed=lines(word, "4"))

    assert ran.status == 0
    assert "You have left the match." in ran.out
    assert "drops" not in ran.out


def test_a_match_in_czech_is_czech_throughout(herna: Herna) -> None:
    ran = herna("--lang", "cs", "play", "connect-four", "--seats", "human,human", typed="pomoc\nfoo\n" + WON)

    assert "Vyhrává místo 1! [C4-WIN-01]" in ran.out
    assert not any(word in ran.out for word in ("Seat", "seat", "Column", "Type", "wins", "play-"))


def test_the_match_fits_a_narrow_terminal(herna: Herna, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")

    ran = herna("play", "connect-four", typed=lines("help", "4", "log", "q"))

    assert max(len(line) for line in ran.out.splitlines() if "SHA-256" not in line) <= 60


def test_through_a_pipe_nothing_but_text_is_printed(herna: Herna) -> None:
    assert "\x1b" not in herna("play", "connect-four", "--seats", "human,human", typed=WON).out


# What cannot be played


@pytest.mark.parametrize("place", ["nowhere/file", "x" * 300, "file/file"])
@pytest.mark.parametrize("which", ["--journal", "--save"])
def test_a_place_that_cannot_be_written_is_refused_before_anything_starts(
    herna: Herna, tmp_path: Path, which: str, place: str
) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    other = "--save" if which == "--journal" else "--journal"

    ran = herna("play", "connect-four", which, place, other, "other", typed=WON)

    assert ran.refused("cannot be written")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_journal_is_never_written_over(herna: Herna, tmp_path: Path) -> None:
    (tmp_path / "journal").write_text("mine", encoding="utf-8")

    assert herna("play", "connect-four", "--journal", "journal").refused("journal", "already exists")
    assert herna("play", "connect-four", "--journal", tmp_path).refused("already exists")
    assert (tmp_path / "journal").read_text(encoding="utf-8") == "mine"


def test_journal_and_save_are_two_files(herna: Herna, tmp_path: Path) -> None:
    assert herna("play", "connect-four", "--journal", "both", "--save", tmp_path / "both").refused("both")


# Journal and save


def test_the_journal_of_a_finished_match_can_be_verified(herna: Herna) -> None:
    played = herna("play", "connect-four", "--seats", "human,human", "--journal", "journal", typed="4\nu\ny\n" + WON)

    assert "journal: journal" in played.out
    assert herna("verify", "journal").status == 0


def test_a_match_that_was_left_has_a_closed_journal(herna: Herna) -> None:
    herna("play", "connect-four", "--journal", "journal", typed=lines("4", "q"))

    assert herna("replay", "journal").status == 0


def test_a_saved_match_goes_on_where_it_was_left_with_the_same_players(herna: Herna) -> None:
    began = herna("play", "connect-four", "--seats", "human,human", "--save", "my save", typed=WON[:6])
    assert "herna play connect-four --save 'my save'" in began.out

    ended = herna("play", "connect-four", "--save", "my save", typed=WON[6:])

    assert "decision 4" in ended.out
    assert "seat 2: human" in ended.out
    assert "Seat 1 wins!" in ended.out


def test_journal_and_save_go_on_together(herna: Herna) -> None:
    both = ("--journal", "journal", "--save", "save")
    herna("play", "connect-four", "--seats", "human,human", *both, typed=WON[:6])
    herna("play", "connect-four", *both, typed=WON[6:10])

    assert herna("play", "connect-four", *both, typed=WON[10:]).status == 0
    assert herna("verify", "journal").status == 0


def test_a_resumed_save_gets_a_new_journal_that_is_whole(herna: Herna) -> None:
    herna("play", "connect-four", "--seats", "human,human", "--save", "save", typed=WON[:6])
    herna("play", "connect-four", "--save", "save", "--journal", "journal", typed=WON[6:])

    assert herna("verify", "journal").status == 0


def test_a_save_of_a_finished_match_shows_how_it_ended(herna: Herna) -> None:
    herna("play", "connect-four", "--seats", "human,human", "--save", "save", typed=WON)

    assert "Seat 1 wins!" in herna("play", "connect-four", "--save", "save").out


def test_a_save_that_names_no_players_is_played_by_a_person_and_bots(herna: Herna, tmp_path: Path) -> None:
    (tmp_path / "save").write_text(Match(GAME, 2, {}, "seed").save(), encoding="utf-8")

    assert "seat 2: greedy" in herna("play", "connect-four", "--save", "save").out


@pytest.mark.parametrize("given", [("--seats", "human"), ("--seed", "7"), ("--option", "a=b"), ("--scenario", "c")])
def test_nothing_about_a_saved_match_can_be_chosen_again(herna: Herna, given: tuple[str, str]) -> None:
    herna("play", "connect-four", "--save", "save", typed=lines("4"))

    assert herna("play", "connect-four", "--save", "save", *given).refused("save", given[0])


def test_a_save_with_one_byte_changed_is_refused_and_left_alone(herna: Herna, tmp_path: Path) -> None:
    herna("play", "connect-four", "--seats", "human,human", "--save", "save", typed=WON[:10])
    save = tmp_path / "save"
    whole = save.read_bytes()
    assert len(whole) > 900

    for at in range(0, len(whole), 2):
        changed = whole[:at] + bytes([(whole[at] + 1) % 256]) + whole[at + 1 :]
        save.write_bytes(changed)

        assert herna("play", "connect-four", "--save", "save", typed=WON).refused("save"), at
        assert save.read_bytes() == changed


def test_a_save_cut_off_anywhere_is_refused(herna: Herna, tmp_path: Path) -> None:
    herna("play", "connect-four", "--save", "save", typed=lines("4"))
    whole = (tmp_path / "save").read_bytes()

    for kept in range(0, len(whole), 25):
        (tmp_path / "save").write_bytes(whole[:kept])

        assert herna("play", "connect-four", "--save", "save").refused("save"), kept


def test_what_is_no_save_is_refused(herna: Herna, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "newer").write_text('{"herna":"save","format":2}\n', encoding="utf-8")
    (tmp_path / "list").write_text("[" * 100_000, encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    (tmp_path / "folder").mkdir()

    assert herna("play", "connect-four", "--save", "binary").refused("UTF-8")
    assert herna("play", "connect-four", "--save", "newer").refused("format 2")
    assert herna("play", "connect-four", "--save", "list").refused("not a Herna save")
    assert herna("play", "connect-four", "--save", "link").refused("No such file")
    assert herna("play", "connect-four", "--save", "folder").refused("directory")


@pytest.mark.parametrize("players", ["human,human", ["human"], [1, 2], {}])
def test_a_save_with_an_invalid_list_of_players_is_refused(herna: Herna, tmp_path: Path, players: object) -> None:
    content = unseal("save", Match(GAME, 2, {}, "seed").save(), "save")
    (tmp_path / "save").write_text(seal("save", {**content, "players": players}), encoding="utf-8")

    assert herna("play", "connect-four", "--save", "save").refused("list of players")


def test_a_card_is_looked_up_by_any_word_of_its_name(herna: Herna) -> None:
    ran = herna("play", "summoner-wars", "--seed", "a", typed="card golem\ncard nothing like it\nq\n")

    assert "Ice Golem\nstructure, common, cost 2" in ran.out
    assert 'There is no card named "nothing like it"' in ran.out


def test_the_same_command_goes_on_after_the_program_was_killed(herna: Herna, tmp_path: Path) -> None:
    """The journal is written before the save: what only it has is not lost, and is not in the way."""
    files = ("--save", "save", "--journal", "journal")
    ran = herna("play", "connect-four", "--seats", "human,human", *files, typed=lines("4"))
    assert f"herna play connect-four {' '.join(files)}\n" in ran.out
    before = (tmp_path / "save").read_text(encoding="utf-8")
    herna("play", "connect-four", *files, typed=lines("5"))
    (tmp_path / "save").write_text(before, encoding="utf-8")

    ran = herna("play", "connect-four", *files, typed=lines("log"))

    assert ran.status == 0
    assert "at decision 3" in ran.out
    assert "Seat 2 drops a disc into column 5." in ran.out
