"""`herna train`: what it prints and writes, and what it refuses."""

from pathlib import Path

from tests.cli.command import Herna

QUICK = ("--rounds", "1", "--seconds", "1", "--iterations", "2", "--hidden", "2", "--milliseconds", "1", "--jobs", "1")


def test_a_round_says_what_it_learned_from_and_whether_it_is_kept(herna: Herna, tmp_path: Path) -> None:
    file = tmp_path / "value.json"

    ran = herna("train", "summoner-wars", *QUICK, "--matches", "2", "--option", "deck-1=*", "--out", file)

    assert ran.status == 0
    first, against, kept = ran.out.splitlines()
    assert first.startswith("Round 1: ")
    assert against.startswith("against the previous evaluation: ")
    assert kept.startswith("Kept in " if file.exists() else "Not better")


def test_a_game_without_features_learns_nothing(herna: Herna, tmp_path: Path) -> None:
    ran = herna("train", "connect-four", *QUICK, "--out", tmp_path / "value.json")

    assert ran.refused("connect-four")


def test_what_is_no_option_or_number_of_players_is_refused(herna: Herna, tmp_path: Path) -> None:
    for given in (
        ("--players", "7"),
        ("--players", "many"),
        ("--option", "first=none|random"),
        ("--option", "colour=*"),
    ):
        assert herna("train", "summoner-wars", *QUICK, "--out", tmp_path / "value.json", *given).refused()
    assert herna("train", "summoner-wars", *QUICK, "--out", tmp_path / "none" / "value.json").status == 2
