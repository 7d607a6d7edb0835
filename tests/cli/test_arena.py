"""`herna arena` at the command line."""

import json
import shlex
import signal
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from herna.cli.arena import as_data, show
from herna.cli.main import main
from herna.engine.game import SLIPS, Game
from herna.lab.arena import empty_scores, make_arena
from herna.messages.words import Words
from tests.cli.command import Herna
from tests.cli.test_terminal import Terminal

ARENA = ("arena", "connect-four", "--jobs", "1")


def outcome(herna: Herna, *given: str) -> dict[str, Any]:
    """What the JSON says, without how long it took."""
    told: dict[str, Any] = json.loads(herna(*ARENA, "--json", *given).out)
    del told["seconds"]
    for standing in told["standings"]:
        del standing["seconds_per_decision"]
    return told


def test_the_json_tells_scripts_everything(herna: Herna) -> None:
    bots = ["random", "search:30it"]
    ran = herna(*ARENA, "--bots", ", ".join(bots), "--matches", "7", "--seed", "7", "--json")

    told = json.loads(ran.out)
    assert ran.status == 0
    assert (told["game"], told["bots"], told["players"], told["seed"]) == ("connect-four", bots, 2, "7")
    assert told["options"] == {"first": "seat-1"}
    assert told["planned"] == told["matches"] == 8
    first, second = told["standings"]
    assert (first["place"], first["bot"], second["place"], second["bot"]) == (1, "search:30it", 2, "random")
    assert first["rating"]["mu"] > 25 > second["rating"]["mu"]
    assert first["rating"]["interval"][0] == pytest.approx(
        first["rating"]["mu"] - 1.96 * first["rating"]["sigma"], 1e-3
    )
    assert first["wins"] + first["draws"] + first["losses"] == first["matches"] == 8
    assert first["share"] == (first["wins"] + first["draws"] / 2) / 8
    assert first["share_interval"][0] < first["share"] <= first["share_interval"][1]
    assert first["seconds_per_decision"] > second["seconds_per_decision"] > 0
    [pair] = told["pairs"]
    assert pair["bots"] == bots
    assert (pair["wins"], pair["draws"], pair["losses"]) == (second["wins"], second["draws"], second["losses"])
    assert told["first_seat"] == pair["first_seat"]
    assert told["failures"] == 0
    assert 7 <= told["mean_decisions"] <= 42
    assert told["seconds"] > 0


def test_the_same_seed_tells_the_same_with_one_job_and_with_two(herna: Herna) -> None:
    plan = ("--bots", "random,greedy,search:5it", "--option", "first=random", "--matches", "6", "--seed", "7")

    assert outcome(herna, *plan, "--jobs", "1") == outcome(herna, *plan, "--jobs", "2")


def test_without_a_seed_a_new_one_is_drawn_and_told(herna: Herna) -> None:
    first, second = outcome(herna, "--matches", "2"), outcome(herna, "--matches", "2")

    assert first["seed"] != second["seed"]
    assert outcome(herna, "--matches", "2", "--seed", first["seed"]) == first


def test_a_failed_match_is_told_and_simulate_plays_it_again(herna: Herna, capsys: pytest.CaptureFixture[str]) -> None:
    limit = "12"  # some matches are over by then
    ran = herna(*ARENA, "--seed", "a b", "--option", "first=random", "--most-decisions", limit, "--json")

    told = json.loads(ran.out)
    assert ran.status == 1
    assert 0 < told["failures"] == len(told["failed"]) < told["matches"] == 20
    assert {tuple(failure["seats"]) for failure in told["failed"]} == {("random", "greedy"), ("greedy", "random")}
    for failure in told["failed"][:10]:
        assert failure["command"] in ran.err
        assert main([*shlex.split(failure["command"])[1:], "--json"]) == 1
        assert json.loads(capsys.readouterr().out)["failed"] == [failure]


def test_a_match_that_went_well_is_also_one_that_simulate_plays(herna: Herna) -> None:
    told = outcome(herna, "--seed", "7", "--matches", "20")

    def wins(seats: str, seat: str) -> int:
        ran = herna(
            "simulate", "connect-four", "--seats", seats, "--seed", "7", "--matches", "10", "--jobs", "1", "--json"
        )
        won: int = json.loads(ran.out)["wins"][seat]
        return won

    assert told["pairs"][0]["losses"] == wins("random,greedy", "1") + wins("greedy,random", "0")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_arena_says_what_was_done_so_far(tmp_path: Path, jobs: str) -> None:
    terminal = Terminal(tmp_path, "arena", "connect-four", "--matches", "1000000", "--jobs", jobs)
    with closing(terminal):
        terminal.wait_for("/s")  # the progress bar knows how fast it goes

        terminal.program.send_signal(signal.SIGINT)

        assert terminal.end() == 130
        assert "of 1,000,000 matches were played" in terminal.printed
        assert "random – greedy" in terminal.printed
        assert "Traceback" not in terminal.printed


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("4 matches, seed 7", "rating", "a draw half", "The side that has seat 1 gets")),
        ("cs", ("4 partie, semínko 7", "přemýšlí", "remíza půl", "Strana, která má místo 1, získává")),
    ],
)
def test_the_tables_speak_both_languages(herna: Herna, language: str, said: tuple[str, ...]) -> None:
    ran = herna("--lang", language, *ARENA, "--matches", "4", "--seed", "7")

    for words in (*said, "random – greedy", "±"):
        assert words in ran.out
    assert "arena-" not in ran.out
    assert "matches-" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert ran.err == ""


@pytest.mark.parametrize("cooperative", [False, True])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_before_the_first_match_nothing_is_claimed(
    capsys: pytest.CaptureFixture[str], cooperative: bool, language: str
) -> None:
    game: Game[Any] = Game("some-game", "connect_four", "c4", cooperative=cooperative)
    arena = make_arena(game, ["random", "greedy"], 2, 2, {}, "7", 100)

    show(arena, empty_scores(arena), 0.0, Words(language))
    told = as_data(arena, empty_scores(arena), 0.0)

    printed = capsys.readouterr().out
    assert "–" in printed
    assert ("±" in printed) == (not cooperative)
    assert ("random – greedy" in printed) == (not cooperative)
    assert len(json.loads(json.dumps(told))["pairs"]) == (0 if cooperative else 1)
    assert (told["first_seat"] is None) == cooperative


def test_with_habits_each_bot_has_the_shares_of_what_nobody_should_do(herna: Herna) -> None:
    """At random, half of the attacks are on one's own side; a greedy bot makes none."""
    ran = herna("arena", "summoner-wars", "--matches", "2", "--seed", "7", "--jobs", "1", "--habits", "--json")

    by_bot = {standing["bot"]: standing for standing in json.loads(ran.out)["standings"]}
    for kind in SLIPS:
        for standing in by_bot.values():
            assert standing[kind].keys() == {"share", "count", "of"}
    chosen, found = by_bot["random"]["own_attacks"], by_bot["greedy"]["own_attacks"]
    assert chosen["share"] == chosen["count"] / chosen["of"] > 0.2
    assert (found["share"], found["count"]) == (0, 0)
    assert found["of"] > 20
    assert by_bot["greedy"]["swaps"] == {"share": None, "count": 0, "of": 0}
    assert not set(SLIPS) & set(json.loads(herna(*ARENA, "--matches", "2", "--json").out)["standings"][0])


@pytest.mark.parametrize(("language", "said"), [("en", "attacks own"), ("cs", "útočí na")])
def test_habits_are_a_table_of_their_own(herna: Herna, language: str, said: str) -> None:
    ran = herna("--lang", language, *ARENA, "--matches", "2", "--habits")

    assert said in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_an_arena_keeps_its_matches_as_journals(herna: Herna, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    plan = ("--matches", "4", "--seed", "7", "--habits")

    kept = outcome(herna, *plan, "--record", str(folder))

    assert kept == outcome(herna, *plan)
    assert sorted(file.name for file in folder.iterdir()) == [f"{number:06}.journal" for number in range(1, 5)]
    assert herna("verify", folder / "000001.journal").status == 0
    assert herna(*ARENA, "--record", folder).refused(str(folder), "other files")
