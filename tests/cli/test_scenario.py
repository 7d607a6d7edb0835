"""`herna scenario`: the list, a map drawn, and what is wrong with one's own scenario."""

import json
from pathlib import Path

import pytest

from herna.games import catalogue
from herna.games.warcraft.game import GAME
from herna.games.warcraft.scenario.reading import SCENARIOS
from tests.cli.command import Herna, Ran, Write
from tests.kit.scenarios import EXAMPLE, text_of


@pytest.fixture
def no_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game with scenarios is installed."""
    entries = {key: entry for key, entry in catalogue._entries().items() if key != GAME.key}
    monkeypatch.setattr(catalogue, "_entries", lambda: entries)


@pytest.fixture
def file(write: Write) -> Path:
    """A legal scenario."""
    return write("mine.toml", EXAMPLE)


@pytest.mark.usefixtures("no_scenarios", "file")
@pytest.mark.parametrize("command", [[], ["list"], ["show", "captives"], ["check", "mine.toml"]])
def test_where_no_game_has_scenarios_it_is_said_so(herna: Herna, command: list[str]) -> None:
    assert herna("scenario", *command).refused("no installed game", "herna games")
    assert herna("--lang", "cs", "scenario", *command).refused("žádná z nainstalovaných her")


def test_the_scenarios_are_listed_with_name_and_players(herna: Herna) -> None:
    ran = herna("scenario", "list")

    assert ran.status == 0
    assert "6 scenarios" in ran.out
    assert "elf-gate  The Elf Gate (3 players)" in ran.out
    assert herna("scenario").out == ran.out


def test_the_list_as_json_is_in_the_language_asked_for(herna: Herna) -> None:
    english, czech = (json.loads(herna("--lang", code, "scenario", "list", "--json").out) for code in ("en", "cs"))

    assert [scenario["key"] for scenario in english] == [scenario["key"] for scenario in czech] == list(SCENARIOS)
    assert (english[2]["name"], czech[2]["name"]) == ("The Elf Gate", "Elfí brána")
    assert english[2]["seats"] == 3


def test_a_map_is_drawn_with_spaces_pieces_walls_and_rules(herna: Herna) -> None:
    drawn = herna("scenario", "show", "captives").out.splitlines()

    assert drawn[0] == "The Captives (2 players)"
    first = next(number for number, line in enumerate(drawn) if "*1 E1   f F1    . G1" in line)
    assert drawn[first : first + 7] == [
        "      . A1    .♦ B  │ . C1    . D1    *1 E1   f F1    . G1",
        "",
        "                ╱",
        "  g A2    . B2    . C2    g D2    f E2    g F2    . G2    f H2",
        "",
        "      T A3    . B3    ^ C3    *2 D3   ^ E3    . F3    T G3",
        "      1:3G3W                                          2:3G3W",
    ]
    assert "T Town  f forest  g gold mine  ^ mountain  * objective  . blank space" in drawn
    assert "1 orc: Orcish Horde, Town A3, gold 5, wood 5" in drawn
    assert any("captive thrall (A)" in line for line in drawn)
    assert "  All other sides have lost their Towns." in drawn


@pytest.mark.parametrize("key", SCENARIOS)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_scenario_is_drawn_in_words_of_both_languages(herna: Herna, key: str, language: str) -> None:
    drawn = herna("--lang", language, "scenario", "show", key)

    assert drawn.status == 0
    assert "wc-" not in drawn.out
    assert "$" not in drawn.out
    rows = drawn.out[: drawn.out.index("\nT ") if "\nT " in drawn.out else 0]
    assert rows.split().count("T") == text_of(key).count('kind = "town"')


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


def test_ones_own_scenario_is_drawn_from_its_file(herna: Herna, file: Path) -> None:
    drawn = herna("scenario", "show", file)

    assert drawn.status == 0
    assert "1 west: any race, Town A2, gold 5, wood 5" in drawn.out


def test_markup_in_a_name_means_nothing(herna: Herna, file: Path) -> None:
    file.write_text(EXAMPLE.replace('name.en = "The Pass"', "name.en = '[red]The Pass[/'"), encoding="utf-8")

    assert "[red]The Pass[/ (2 players)" in herna("scenario", "show", file).out


def test_a_scenario_that_can_be_played_is_said_so(herna: Herna, file: Path) -> None:
    ran, data = herna("scenario", "check", file), herna("scenario", "check", file, "--json")

    assert ran.status == data.status == 0
    assert "can be played: The Pass (2 players)." in " ".join(ran.out.split())
    told = json.loads(data.out)
    assert (told["legal"], told["key"], told["faults"]) == (True, "the-pass", [])


def test_what_is_wrong_is_told_with_point_and_place(herna: Herna, file: Path) -> None:
    file.write_text(EXAMPLE.replace('kind = "blank", label = "P"', 'kind = "mountain"'), encoding="utf-8")

    ran, data = herna("scenario", "check", file), herna("--lang", "cs", "scenario", "check", file, "--json")

    assert ran.status == data.status == 1
    assert "2 reasons" in ran.out
    lines = file.read_text(encoding="utf-8").splitlines()
    line = next(number for number, line in enumerate(lines, 1) if 'key = "west-town"' in line)
    assert f"  6  {file}:{line}: [map] spaces 5 (west-town): it cannot be reached" in ran.out
    told = json.loads(data.out)
    assert told["legal"] is False
    assert [fault["rule"] for fault in told["faults"]] == ["6", "6"]
    assert told["faults"][0]["line"] == line
    assert told["faults"][0]["arguments"] == {"where": "[map] spaces 5 (west-town)", "start": "east-town"}
    assert "po zemi se sem nedá dojít z pole east-town" in told["faults"][0]["text"]


def test_a_scenario_that_cannot_be_played_is_not_drawn(herna: Herna, file: Path) -> None:
    file.write_text(EXAMPLE.replace("gold = 5", "gold = 500"), encoding="utf-8")

    assert refused_with_lines(herna("scenario", "show", file), file)


def refused_with_lines(ran: Ran, file: Path) -> bool:
    """Whether both faults of a file are told, each with the line where it is."""
    lines = file.read_text(encoding="utf-8").splitlines()
    west, east = (number for number, line in enumerate(lines, 1) if line == "gold = 500")
    return (ran.status, ran.out, ran.err.splitlines()) == (
        *(2, ""),
        [
            f"herna: {file}:{west}: [[seat]] 1 (west), gold: must be a whole number from 0 to 99, not 500",
            f"herna: {file}:{east}: [[seat]] 2 (east), gold: must be a whole number from 0 to 99, not 500",
        ],
    )


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "balance"])
def test_every_fault_of_a_scenario_is_told_with_its_line_wherever_it_is_given(
    herna: Herna, file: Path, write: Write, command: str
) -> None:
    file.write_text(EXAMPLE.replace("gold = 5", "gold = 500"), encoding="utf-8")
    change = write("change.toml", '[[units.card]]\nkey = "human-ground-1"\nstrength = 3\n')
    further = ["--change", str(change)] if command == "balance" else []

    assert refused_with_lines(herna(command, "warcraft", *further, "--option", f"scenario={file}"), file)


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
    hexes = (f'[[map.spaces]]\nkey = "s{at}"\nq = {at}\nr = 0\n' for at in range(10_000))
    file.write_text("".join(hexes), encoding="utf-8")
    assert herna("scenario", "check", file).refused("mine.toml", "64 kB")
    assert herna("play", "warcraft", "--scenario", file).refused("mine.toml", "64 kB")
    assert herna("scenario", "check").refused("FILE")


# Playing


def test_a_scenario_is_played_by_as_many_as_it_is_for(herna: Herna) -> None:
    ran = herna("play", "warcraft", "--scenario", "elf-gate", "--seed", "seed", typed="quit\n")

    assert ran.status == 0
    assert "seat 3: greedy" in ran.out
    assert "The Elf Gate  round 1" in ran.out


def test_ones_own_scenario_is_played_saved_and_played_on_without_its_file(herna: Herna, file: Path) -> None:
    begun = herna("play", "warcraft", "--scenario", file, "--seed", "seed", "--save", "mine.save", typed="1\nq\n")
    file.unlink()
    resumed = herna("play", "warcraft", "--save", "mine.save", typed="q\n")

    assert begun.status == resumed.status == 0
    assert "The Pass  round 1" in begun.out
    assert "The Pass  round 1" in resumed.out
    assert "Resuming the match in mine.save" in resumed.out


def test_the_journal_of_ones_own_scenario_is_verified_without_its_file(herna: Herna, file: Path) -> None:
    bots = ("--seats", "random,random", "--option", "rounds=2")
    herna("play", "warcraft", "--scenario", file, *bots, "--journal", "mine.jsonl")
    file.unlink()

    assert herna("verify", "mine.jsonl").status == 0


def test_a_scenario_that_cannot_be_played_is_refused_before_a_match_begins(herna: Herna, file: Path) -> None:
    file.write_text(EXAMPLE.replace("gold = 5", "gold = 500"), encoding="utf-8")

    assert refused_with_lines(herna("play", "warcraft", "--scenario", file), file)
    assert herna("play", "warcraft", "--scenario", "elf-gates").refused("elf-gates", "nordrassil")
    assert herna("play", "warcraft", "--scenario", "elf-gate", "--seats", "human,random").refused("3 players")
    assert herna("play", "connect-four", "--scenario", "elf-gate").refused("has no scenarios")


def start_matches(herna: Herna, typed: str) -> list[str]:
    """What is printed at the beginning of several matches against a bot."""
    given = ("play", "warcraft", "--seats", "human,random", "--option", "first=seat-1")
    return [herna(*given, "--seed", str(number), typed=typed).out for number in range(8)]


def test_one_is_not_asked_whether_one_plays_something_while_one_has_nothing_to_play(herna: Herna) -> None:
    matches = start_matches(herna, "q\n")

    assert not any("1) No\n" in out for out in matches)
    asked_first = {"decision 1\n" in out for out in matches}
    assert asked_first == {True, False}  # some have a card to play, the others have passed it by


def test_what_was_passed_by_is_nothing_to_take_back(herna: Herna) -> None:
    assert all("There is nothing to undo." in out for out in start_matches(herna, "undo\nq\n"))
