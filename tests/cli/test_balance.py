"""`herna balance` at the command line."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.command import Herna, Write
from tests.kit.random_match import SOAK

BALANCE = ("balance", "summoner-wars", "--seed", "7", "--matches", "6")


@pytest.fixture
def change(write: Write) -> Path:
    """A summoner of seat 2 who can hardly be beaten."""
    return write("my.toml", '[[cave_goblins.card]]\nkey = "sneeks"\nlife = 90\n')


def test_the_json_says_of_each_side_what_the_change_is_worth(herna: Herna, change: Path) -> None:
    ran = herna(*BALANCE, "--change", change, "--json")

    told = json.loads(ran.out)
    assert ran.status == 0
    assert told["game"] == "summoner-wars"
    assert told["pairs"] == 6
    assert told["failures"] == 0
    assert told["sides"].keys() == {"0", "1"}
    goblins = told["sides"]["1"]
    assert goblins["difference"] == goblins["after"] - goblins["before"] > 0
    assert goblins["interval"][0] < goblins["difference"] < goblins["interval"][1]
    assert goblins["verdict"] in ("stronger", "unsure")
    assert told["mean_decisions"].keys() == {"before", "after"}


def test_it_is_said_in_words_of_either_language(herna: Herna, change: Path, write: Write) -> None:
    nothing = write("nothing.toml", '[[cave_goblins.card]]\nkey = "sneeks"\n')

    english = herna(*BALANCE, "--matches", "24", "--change", change)
    czech = herna(*BALANCE, "--lang", "cs", "--change", nothing)

    assert (english.status, czech.status) == (0, 0)
    assert "Seat 2 (random): stronger, by about " in english.out
    assert "Seat 1 (random): weaker, by about " in english.out
    assert "Chance alone" in english.out
    assert "Místo 2 (random): žádný rozdíl" in czech.out
    assert "stronger" not in czech.out


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        (("grapeshot", "way-of-ki"), "is not legal; it is played all the same."),
        (("random", "way-of-ki"), "is not legal; it is played all the same."),
        (("way-of-ki", "way-of-ki"), "is not legal, but it can still be played."),
    ],
)
def test_it_is_said_of_an_illegal_ready_made_deck_whether_it_is_played(
    herna: Herna, write: Write, decks: tuple[str, str], said: str
) -> None:
    file = write("my.toml", '[[decks.deck]]\nkey = "grapeshot"\ncards = { infantry = 40 }\n')
    options = [f"deck-{seat}={deck}" for seat, deck in enumerate(decks, 1)]

    ran = herna(
        *("balance", "doomtrooper", "--change", file, "--matches", "1", "--jobs", "1", "--seed", "7", "--json"),
        *(word for option in options for word in ("--option", option)),
    )

    assert ran.status == 0
    assert f"With this change the ready-made deck grapeshot {said} Infantry is in the deck 40 times" in ran.err
    assert json.loads(ran.out)["pairs"] == 1


def test_a_file_that_is_not_there_or_has_a_fault_is_refused_in_one_line(herna: Herna, change: Path) -> None:
    assert herna(*BALANCE, "--change", change.parent / "none.toml").refused("none.toml")
    change.write_text("[sneeks]\nlife = 90\n", encoding="utf-8")
    assert herna(*BALANCE, "--change", change).refused("my.toml", '"sneeks"', "cave_goblins")
    change.write_text('[[cave_goblins.card]]\nkey = "sneeks"\nattack = "magic"\n', encoding="utf-8")
    assert herna(*BALANCE, "--change", change).refused("my.toml", "cannot be set up", "'magic'")


def test_a_game_without_content_is_refused(herna: Herna, change: Path) -> None:
    assert herna("balance", "connect-four", "--change", change).refused("connect-four has no content files")


def test_a_match_that_fails_is_told_with_the_command_that_plays_both_versions_again(herna: Herna, change: Path) -> None:
    ran = herna(*BALANCE, "--change", change, "--matches", "2", "--most-decisions", "5", "--json")

    assert ran.status == 1
    told = json.loads(ran.out)
    assert told["failures"] == 4
    assert told["sides"] == {}
    assert f"herna balance summoner-wars --change {change} --seats random,random" in ran.err
    assert "--most-decisions 5 --seed 7 --first 1 --matches 1" in ran.err


DOCUMENT = (Path(__file__).parents[2] / "docs" / "balance.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"```toml (\S+)\n(.*?)```", DOCUMENT, re.DOTALL))
COMMANDS = {
    told.split()[2]: (told.replace("\\", "").split()[1:], shown)
    for told, shown in re.findall(r"```sh\n(herna balance .*?)\n```\n\n```\n(.*?)```", DOCUMENT, re.DOTALL)
}


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_examples_of_the_document_are_played(herna: Herna, change: Path, game: str) -> None:
    command, shown = COMMANDS[game]
    change.write_text(EXAMPLES[game], encoding="utf-8")
    command[command.index("--change") + 1] = str(change)

    if SOAK:  # it takes a minute and a half, and says what the document says
        ran = herna(*command)
        assert " ".join(shown.split()) in " ".join(ran.out.split())
    else:
        ran = herna(*command, "--matches", "2", "--json")
        assert json.loads(ran.out)["pairs"] == 2
    assert ran.status == 0
    assert len(EXAMPLES) == len(COMMANDS) == 4
