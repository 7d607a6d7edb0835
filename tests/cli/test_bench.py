"""`herna bench` at the command line."""

import json

import pytest

from herna.cli.bench import show
from herna.lab.bench import Bar, Row
from herna.messages.words import Words
from tests.cli.command import Herna

QUICK = ("--seconds", "0.01")


def test_the_json_is_a_list_of_rows_by_game(herna: Herna) -> None:
    ran = herna("bench", "connect-four", "--json", *QUICK)

    rows = json.loads(ran.out)
    assert ran.status == 0
    assert [row["game"] for row in rows] == ["connect-four"]
    assert rows[0]["decisions_per_s"] > 0
    assert {bar["kind"] for bar in rows[0]["bars"]} == {"decisions", "copy"}


def test_without_a_game_all_are_measured(herna: Herna) -> None:
    keys = herna("games", "--keys").out.split()

    rows = json.loads(herna("bench", "--json", *QUICK).out)

    assert [row["game"] for row in rows] == keys


def test_a_game_named_twice_is_measured_once(herna: Herna) -> None:
    assert len(json.loads(herna("bench", "connect-four", "connect-four", "--json", *QUICK).out)) == 1


def test_only_with_check_does_a_missed_bar_change_the_status(herna: Herna) -> None:
    without = herna("bench", "connect-four", "--json", *QUICK)
    with_check = herna("bench", "connect-four", "--json", "--check", *QUICK)

    bars = json.loads(with_check.out)[0]["bars"]
    assert without.status == 0
    assert with_check.status == (0 if all(bar["kept"] for bar in bars) else 1)


@pytest.mark.parametrize(("language", "heading"), [("en", "decisions/s"), ("cs", "rozhodnutí/s")])
def test_the_table_fits_a_terminal_in_both_languages(herna: Herna, language: str, heading: str) -> None:
    ran = herna("--lang", language, "bench", "connect-four", *QUICK)

    assert heading in ran.out
    assert "connect-four" in ran.out
    assert "…" not in ran.out
    assert "bench-" not in ran.out
    assert ran.err == ""  # progress is only for a terminal


def test_a_peer_is_shown_beside_our_same_game(herna: Herna) -> None:
    own = json.loads(herna("bench", "connect-four", "--json", *QUICK).out)[0] | {"decisions_per_s": 200_000.0}
    peer: Row = {"decisions_per_s": 20_000.0, "copies_per_s": None, "search_iterations_per_s": None}
    peers = [{"peer": "Same", "plays": "connect-four", **peer}, {"peer": "Another", "plays": None, **peer}]
    bars = [Bar("connect-four", "faster", 5.0, 10.0, "Same"), Bar("connect-four", "slower", 8.0, 9.5, "Same")]

    show([own], peers, bars, Words("en"))

    rows = [line.split() for line in herna.capture.readouterr().out.splitlines()]
    assert ["Same", "20,000", "–", "–", "10.0", "times", "as", "fast"] in rows
    assert ["Another", "20,000", "–", "–", "–"] in rows
    assert ["connect-four:", "at", "least", "5", "times", "as", "fast", "as", "Same", "10.0", "times", "yes"] in rows
    assert ["connect-four:", "at", "most", "8", "times", "slower", "than", "Same", "9.5", "times", "no"] in rows
