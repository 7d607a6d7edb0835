"""`herna games`, and what every command has."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from herna.cli.games import show
from herna.cli.terminal import Terminal
from herna.engine.game import Game
from herna.messages.words import Words
from tests.cli.command import Herna
from tests.server.serving import TIMEOUT


def test_the_list_names_each_game_with_its_key_seats_and_rules(herna: Herna) -> None:
    ran = herna("games")

    assert ran.status == 0
    for words in ("Connect Four", "connect-four", "2", "Drop discs into seven", "7, complete", "herna games GAME"):
        assert words in ran.out


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_list_fits_a_screen(herna: Herna, language: str) -> None:
    lines = herna("--lang", language, "games").out.splitlines()

    assert len(lines) < 24
    assert max(map(len, lines)) <= 80


def test_all_about_one_game_is_told_with_its_options(herna: Herna) -> None:
    ran = herna("games", "connect-four")

    assert ran.status == 0
    assert [line.strip() for line in ran.out.splitlines()] == [
        "Connect Four",
        "Drop discs into seven columns; four in a line win.",
        "Seats: 2",
        "Rules: 7, complete",
        "Options:",
        "first (who begins): seat-1, seat-2, random; default seat-1",
    ]
    assert [game["key"] for game in json.loads(herna("games", "connect-four", "--json").out)] == ["connect-four"]
    assert herna("games", "chess").refused("chess", "connect-four")


@pytest.mark.parametrize(
    "command", [["games"], ["games", "--keys"], ["rules", "connect-four"], ["decks", "doomtrooper"]]
)
@pytest.mark.parametrize(("language", "said"), [("en", "cannot be written"), ("cs", "nelze zapsat")])
def test_a_disk_that_is_full_is_told_in_one_line(command: list[str], language: str, said: str) -> None:
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "herna.cli.main", "--lang", language, *command],
            stdout=full, stderr=subprocess.PIPE, text=True, timeout=TIMEOUT, check=False,
        )  # fmt: skip

    assert ran.returncode == 2
    assert said in ran.stderr
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("play", "chybí GAME"),
        ("play x --foo 3", "neznámé argumenty: --foo 3"),
        ("play connect-four --seed", "za --seed chybí hodnota"),
        ("games --json --keys", "--keys nejde zadat zároveň s --json"),
        ("games --json=3", "--json nemá hodnotu, ale byla zadána „3“"),
        ("tournament summoner-wars --format foo", "--format nemůže být „foo“; na výběr: single-elimination, "),
        ("admin seats", "chybí "),
    ],
)
def test_errors_of_the_command_line_are_in_czech_to_the_last_word(herna: Herna, given: str, said: str) -> None:
    ran = herna("--lang", "cs", *given.split())

    assert ran.refused(said, "více poradí „herna")
    assert not re.search(r"\b(argument|expected|invalid|required|allowed|choose)\b", ran.err)


def test_the_usage_of_a_command_is_in_czech(herna: Herna, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        herna("--lang", "cs", "replay", "--help")

    assert capsys.readouterr().out.startswith("použití: herna replay")


@pytest.mark.parametrize(
    ("seats", "said"), [((2,), "2"), ((1, 2), "1, 2"), ((1, 2, 3, 4), "1–4"), ((2, 3, 5), "2, 3, 5")]
)
def test_seats_in_a_row_are_said_by_the_first_and_the_last(
    capsys: pytest.CaptureFixture[str], seats: tuple[int, ...], said: str
) -> None:
    game: Game[Any] = Game("invented", "tests.kit.skirmish", "sk", seat_counts=seats)

    show(Terminal(), [game], Words("en"))

    assert said in [part.strip() for part in capsys.readouterr().out.split("  ")]


def test_the_keys_stand_one_to_a_line(herna: Herna) -> None:
    assert "connect-four" in herna("games", "--keys").out.splitlines()


def test_the_list_as_json_is_for_scripts(herna: Herna) -> None:
    listed = json.loads(herna("games", "--json").out)

    game = next(game for game in listed if game["key"] == "connect-four")
    assert game == {
        "key": "connect-four",
        "name": "Connect Four",
        "about": "Drop discs into seven columns; four in a line win.",
        "seats": [2],
        "options": [{"name": "first", "default": "seat-1", "values": ["seat-1", "seat-2", "random"]}],
        "rules": 7,
        "complete": True,
        "version": 1,
    }


def test_the_names_come_in_the_language_asked_for(herna: Herna) -> None:
    english, czech = (herna("--lang", language, "games", "--json").out for language in ("en", "cs"))

    assert json.loads(english)[0]["about"] != json.loads(czech)[0]["about"]


def test_the_list_fits_a_narrow_terminal(herna: Herna, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")

    for language in ("en", "cs"):
        assert max(map(len, herna("--lang", language, "games").out.splitlines())) <= 60


HELP = dict.fromkeys(("serve", "games", "play", "rules", "replay", "verify"), ("", ""))
HELP |= {f"scenario {command}": ("scenario", "scénář") for command in ("list", "show", "check")}
HELP["decks"] = ("ready-made", "hotové balíčky")


@pytest.mark.parametrize("command", HELP)
def test_help_is_given_in_both_languages(herna: Herna, capsys: pytest.CaptureFixture[str], command: str) -> None:
    for language, usual, own in zip(
        ("en", "cs"), ("show this help", "vypíše tuto nápovědu"), HELP[command], strict=True
    ):
        with pytest.raises(SystemExit):
            herna("--lang", language, *command.split(), "--help")
        told = capsys.readouterr().out
        assert usual in told
        assert own in told
        assert "help-" not in told
