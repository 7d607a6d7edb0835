"""`herna scenario`: the list, a map drawn, and what is wrong with one's own scenario."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from herna.games import catalogue
from herna.games.warcraft.scenario import SCENARIOS
from tests.cli.command import Herna
from tests.kit.scenarios import EXAMPLE, GAME, text_of


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with scenarios among the installed ones."""
    entry = EntryPoint(GAME.key, "tests.kit.scenarios:GAME", "herna.games")
    entries = {**catalogue._entries(), GAME.key: entry}
    monkeypatch.setattr(catalogue, "_entries", lambda: entries)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A legal scenario."""
    file = tmp_path / "mine.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    return file


@pytest.mark.parametrize("command", [["scenario"], ["scenario", "list"], ["scenario", "show", "captives"]])
def test_where_no_game_has_scenarios_it_is_said_so(herna: Herna, command: list[str]) -> None:
    assert herna(*command).refused("none of the installed games", "herna games")
    assert herna("--lang", "cs", *command).refused("žádná z nainstalovaných her")


def test_a_file_cannot_be_checked_where_no_game_has_scenarios(herna: Herna, file: Path) -> None:
    assert herna("scenario", "check", file).refused("none of the installed games")


@pytest.mark.usefixtures("installed")
def test_the_scenarios_are_listed_with_name_and_players(herna: Herna) -> None:
    ran = herna("scenario", "list")

    assert ran.status == 0
    assert "6 scenarios" in ran.out
    assert "elf-gate  The Elf Gate (3 players)" in ran.out
    assert herna("scenario").out == ran.out


@pytest.mark.usefixtures("installed")
def test_the_list_as_json_is_in_the_language_asked_for(herna: Herna) -> None:
    english, czech = (json.loads(herna("--lang", code, "scenario", "list", "--json").out) for code in ("en", "cs"))

    assert [scenario["key"] for scenario in english] == [scenario["key"] for scenario in czech] == list(SCENARIOS)
    assert (english[2]["name"], czech[2]["name"]) == ("The Elf Gate", "Elfí brána")
    assert english[2]["seats"] == 3


@pytest.mark.usefixtures("installed")
def test_a_map_is_drawn_with_spaces_pieces_walls_and_rules(herna: Herna) -> None:
    drawn = herna("scenario", "show", "captives").out.splitlines()

    assert drawn[0] == "The Captives (2 players)"
    first = next(number for number, line in enumerate(drawn) if "*1      f       ." in line)
    assert drawn[first : first + 7] == [
        "      .       .B♦   │ .       .       *1      f       .",
        "",
        "                ╱",
        "  g       .       .       g       f       g       .       f",
        "",
        "      T       .       ^       *2      ^       .       T",
        "      1:3G3W                                          2:3G3W",
    ]
    assert "T Town  f forest  g gold mine  ^ mountain  * objective  . blank space" in drawn
    assert "1 orc: Orcish Horde, Town r3c1, gold 5, wood 5" in drawn
    assert any("captive thrall (A)" in line for line in drawn)
    assert "  All other sides have lost their Towns." in drawn


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("key", SCENARIOS)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_scenario_is_drawn_in_words_of_both_languages(herna: Herna, key: str, language: str) -> None:
    drawn = herna("--lang", language, "scenario", "show", key)

    assert drawn.status == 0
    assert "wc-" not in drawn.out
    assert "$" not in drawn.out
    rows = drawn.out[: drawn.out.index("\nT ") if "\nT " in drawn.out else 0]
    assert rows.split().count("T") == text_of(key).count('kind = "town"')


@pytest.mark.usefixtures("installed")
def test_neutral_units_depleted_mines_and_who_begins_are_shown(herna: Herna) -> None:
    gate = herna("scenario", "show", "elf-gate").out
    tree = herna("scenario", "show", "nordrassil").out

    assert "n:1G2R" in gate
    assert "gx " in gate
    assert "Neutral units: Night Elf Sentinels, level 2." in gate
    assert "2 enemy units at most" in " ".join(gate.split())
    assert "night-elf begins" in tree
    assert "Steps not played: Harvest, Deploy, Spend." in tree
    assert "undead: The Town on D falls." in tree


@pytest.mark.usefixtures("installed")
def test_ones_own_scenario_is_drawn_from_its_file(herna: Herna, file: Path) -> None:
    drawn = herna("scenario", "show", file)

    assert drawn.status == 0
    assert "1 west: any race, Town west-town, gold 5, wood 5" in drawn.out


@pytest.mark.usefixtures("installed")
def test_markup_in_a_name_means_nothing(herna: Herna, file: Path) -> None:
    file.write_text(EXAMPLE.replace('name.en = "The Pass"', "name.en = '[red]The Pass[/'"), encoding="utf-8")

    assert "[red]The Pass[/ (2 players)" in herna("scenario", "show", file).out


@pytest.mark.usefixtures("installed")
def test_a_scenario_that_can_be_played_is_said_so(herna: Herna, file: Path) -> None:
    ran, data = herna("scenario", "check", file), herna("scenario", "check", file, "--json")

    assert ran.status == data.status == 0
    assert "can be played: The Pass (2 players)." in " ".join(ran.out.split())
    told = json.loads(data.out)
    assert (told["legal"], told["key"], told["faults"]) == (True, "the-pass", [])


@pytest.mark.usefixtures("installed")
def test_what_is_wrong_is_told_with_point_and_place(herna: Herna, file: Path) -> None:
    file.write_text(EXAMPLE.replace('kind = "blank", label = "P"', 'kind = "mountain"'), encoding="utf-8")

    ran, data = herna("scenario", "check", file), herna("--lang", "cs", "scenario", "check", file, "--json")

    assert ran.status == data.status == 1
    assert "2 reasons" in ran.out
    assert "   6  [map] spaces 5 (west-town): it cannot be reached on the ground from" in ran.out
    told = json.loads(data.out)
    assert told["legal"] is False
    assert [fault["rule"] for fault in told["faults"]] == ["6", "6"]
    assert told["faults"][0]["arguments"] == {"where": "[map] spaces 5 (west-town)", "start": "east-town"}
    assert "po zemi se sem nedá dojít z pole east-town" in told["faults"][0]["text"]


@pytest.mark.usefixtures("installed")
def test_a_scenario_that_cannot_be_played_is_not_drawn(herna: Herna, file: Path) -> None:
    file.write_text(EXAMPLE.replace("gold = 5", "gold = 500"), encoding="utf-8")

    assert herna("scenario", "show", file).refused("mine.toml", "2 reasons", "herna scenario check")


@pytest.mark.usefixtures("installed")
def test_what_is_no_scenario_is_refused_in_one_line(herna: Herna, file: Path, tmp_path: Path) -> None:
    assert herna("scenario", "show", "elf-gates").refused("elf-gates", "elf-gate", "nordrassil")
    assert herna("scenario", "check", tmp_path / "other.toml").refused("other.toml")
    assert herna("scenario", "check", tmp_path).refused(tmp_path.name)
    file.write_bytes(b"\xff\xfe")
    assert herna("scenario", "check", file).refused("mine.toml", "UTF-8")
    file.write_text("key = \n", encoding="utf-8")
    assert herna("scenario", "check", file).refused("mine.toml", "line 1")
    file.write_text("#" * 70_000, encoding="utf-8")
    assert herna("scenario", "check", file).refused("mine.toml", "64 kB")
    assert herna("scenario", "check").refused("FILE")


@pytest.mark.parametrize("command", ["list", "show", "check"])
def test_help_is_given_in_both_languages(herna: Herna, capsys: pytest.CaptureFixture[str], command: str) -> None:
    for language, words in (("en", "scenario"), ("cs", "scénář")):
        with pytest.raises(SystemExit):
            herna("--lang", language, "scenario", command, "--help")
        told = capsys.readouterr().out
        assert words in told
        assert "help-" not in told
