"""`herna tournament` at the command line."""

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from herna.cli.main import main
from tests.cli.command import Herna, Write

TOURNAMENT = ("tournament", "connect-four", "--jobs", "1", "--seed", "7")


def outcome(herna: Herna, *given: str | Path) -> dict[str, Any]:
    ran = herna(*given, "--json")
    assert ran.status == 0, ran.err
    told: dict[str, Any] = json.loads(ran.out)
    return told


def test_the_json_tells_scripts_rounds_and_standings(herna: Herna) -> None:
    told = outcome(herna, *TOURNAMENT, "--format", "swiss", "--players", "16", "--bots", "greedy")

    names = {f"greedy {number}" for number in range(1, 17)}
    assert [len(tables) for tables in told["rounds"]] == [8, 8, 8, 8]
    for tables in told["rounds"]:
        assert {name for table in tables for name in table["seats"]} == names
        assert [table["table"] for table in tables] == list(range(1, 9))
        assert all(table["score"] in ([1, 0], [0, 1], [0.5, 0.5]) for table in tables)
    assert {standing["player"] for standing in told["standings"]} == names
    ranks = [(standing["points"], standing["tiebreaks"]) for standing in told["standings"]]
    assert ranks == sorted(ranks, reverse=True)
    assert told["standings"][0]["points"] == 12
    assert (told["rematches"], told["byes"], told["failures"]) == (0, 0, 0)
    assert (told["game"], told["format"], told["best_of"], told["seed"]) == ("connect-four", "swiss", 1, "7")


def test_the_same_seed_tells_the_same_with_one_job_and_with_two(herna: Herna) -> None:
    plan = (*TOURNAMENT, "--players", "5", "--bots", "random,greedy", "--best-of", "3")

    assert outcome(herna, *plan) == outcome(herna, *plan, "--jobs", "2")


@pytest.mark.parametrize(
    ("style", "rounds", "matches"),
    [("single-elimination", 3, 5), ("double-elimination", 7, 11), ("round-robin", 5, 15), ("swiss", 3, 9)],
)
def test_every_format_ends(style: str, rounds: int, matches: int, herna: Herna) -> None:
    told = outcome(herna, *TOURNAMENT, "--format", style, "--players", "6")

    assert sum(len(tables) for tables in told["rounds"]) in (matches - 1, matches)  # a second final may not be needed
    assert len(told["rounds"]) in (rounds - 1, rounds)
    points = [standing["points"] for standing in told["standings"]]
    assert points == sorted(points, reverse=True)


def test_resumed_from_any_line_of_its_journal_a_tournament_ends_the_same(herna: Herna, tmp_path: Path) -> None:
    file = tmp_path / "tournament.journal"
    whole = outcome(herna, *TOURNAMENT, "--players", "4", "--bots", "random", "--best-of", "3", "--out", file)
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)

    for kept in range(5, len(lines) + 1):
        file.write_text("".join(lines[:kept]) + '{"entry":"re', encoding="utf-8")
        assert outcome(herna, "tournament", "--resume", file, "--jobs", "1") == whole
        assert file.read_text(encoding="utf-8") == text


def test_rounds_and_standings_are_printed_in_both_languages(herna: Herna) -> None:
    plan = (*TOURNAMENT, "--players", "3", "--bots", "random")
    english, czech = herna(*plan), herna("--lang", "cs", *plan)

    for text in ("Swiss tournament, 3 players", "Round 1", "Round 2", "Bye: random", "Standings", "Byes: 2."):
        assert text in english.out
    for text in ("švýcarský turnaj, hráčů: 3", "1. kolo", "2. kolo", "Volný los: random", "Pořadí"):
        assert text in czech.out
    assert max(len(line) for line in english.out.splitlines() + czech.out.splitlines()) <= 80


def test_the_standings_name_the_decks_of_the_players(herna: Herna) -> None:
    plan = ("tournament", "summoner-wars", "--players", "2", "--bots", "random", "--jobs", "1", "--seed", "7")

    ran = herna(*plan, "--decks", "cave-goblins,tundra-orcs")

    assert ran.status == 0
    assert "cave-goblins" in ran.out
    assert "tundra-orcs" in ran.out


def test_decks_are_judged_by_the_options_of_the_tournament(herna: Herna, write: Write) -> None:
    small = write("small.toml", "[cards]\nhussar = 6\ninfantry = 6\n[sideboard]\n")
    plan = ("tournament", "doomtrooper", "--players", "2", "--bots", "random", "--jobs", "1", "--decks", small)
    limits = ("--option", "deck-size=12", "--option", "deck-copies=6", "--option", "sideboard=0")

    printed, agreed = herna(*plan), herna(*plan, *limits, "--option", "limit=3", "--json")

    assert [line.removeprefix(f"herna: {small}:").split(":")[0] for line in printed.err.splitlines()] == [*"1234"]
    assert [line.rsplit(" ", 1)[1] for line in printed.err.splitlines()] == [
        *("[DT-DECK-02]", "[DT-DECK-03]", "[DT-DECK-03]", "[DT-DECK-05]")
    ]
    assert json.loads(agreed.out)["options"]["deck-size"] == 12
    assert agreed.status == 0


def test_a_match_that_is_not_over_is_unfinished_and_told_with_the_command_that_plays_it(herna: Herna) -> None:
    ran = herna(*TOURNAMENT, "--players", "4", "--bots", "random", "--most-decisions", "5")

    assert ran.status == 1
    assert "0.5 : 0.5 (unfinished)" in ran.out
    command = next(line.strip() for line in ran.err.splitlines() if line.startswith("  herna simulate"))
    assert main(shlex.split(command)[1:]) == 1


def test_wrong_requests_are_refused_in_one_sentence(herna: Herna, write: Write) -> None:
    assert herna("tournament", "aeons-end").refused("aeons-end", "two players against each other")
    assert herna("tournament").refused("Which game?")
    assert herna("tournament", "chess").refused("chess")
    assert herna(*TOURNAMENT, "--players", "1").refused("at least two players")
    assert herna(*TOURNAMENT, "--players", "2000").refused("--players")
    assert herna(*TOURNAMENT, "--format", "round-robin", "--rounds", "3").refused("Swiss")
    assert herna(*TOURNAMENT, "--bots", "human").refused("connect-four")
    assert herna(*TOURNAMENT, "--bots", "nobody").refused("nobody")
    assert herna(*TOURNAMENT, "--decks", "the-art").refused("connect-four", "--decks")
    assert herna(*TOURNAMENT, "--option", "first=nobody").refused("first")
    assert herna("tournament", "doomtrooper", "--decks", "no-such-deck").refused("no-such-deck")
    taken = write("taken", "taken")
    assert herna(*TOURNAMENT, "--out", taken).refused("taken")
    assert herna("tournament", "--resume", taken).refused("taken")
    assert herna("tournament", "--resume", taken, "--players", "4").refused("--resume")
    assert taken.read_text(encoding="utf-8") == "taken"


def test_a_changed_journal_is_refused_with_the_line(herna: Herna, tmp_path: Path) -> None:
    file = tmp_path / "tournament.journal"
    herna(*TOURNAMENT, "--players", "2", "--bots", "random", "--out", file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"random 2"', '"greedy 2"'), encoding="utf-8")

    assert herna("tournament", "--resume", file).refused("3")
