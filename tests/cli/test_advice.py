"""Bots at the terminal: a hint when it is asked for, and what happens when a bot fails."""

import re
from pathlib import Path
from typing import Any

import pytest

from herna.bots.hint import hint
from herna.bots.search import Search
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.view import Chair
from tests.cli.command import Herna

TWO_PEOPLE = ("play", "connect-four", "--seats", "human,human", "--seed", "7")
AGAINST_A_BOT = ("play", "connect-four", "--seats", "human,search", "--seed", "7")
ONE_DROP_FROM_WINNING = "1\n2\n1\n2\n1\n2\n"


@pytest.fixture(autouse=True)
def _little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.cli.session.hint", _quick_hint)


def _quick_hint(chair: Chair[Any], chance: Chance) -> Any:
    return hint(chair, chance, seconds=0.3)


def test_a_hint_names_three_options_with_estimates_and_the_line_expected(herna: Herna) -> None:
    ran = herna(*TWO_PEOPLE, typed=ONE_DROP_FROM_WINNING + "hint\nq\n")

    shown = ran.out.split("> hint\n")[1]
    wins = [int(win) for win in re.findall(r"estimated win chance (\d+)% \(± \d+\)", shown)]
    assert shown.startswith("Column 1 – estimated win chance 100% (± 0)")
    assert len(wins) == 3
    assert wins[0] == max(wins)
    assert re.search(r"tried \d+ times?, expected next: Column \d", shown)


def test_a_hint_chooses_nothing(herna: Herna) -> None:
    ran = herna(*TWO_PEOPLE, typed="hint\n4\nq\n")

    assert "Seat 1 drops a disc into column 4" in ran.out


def test_a_hint_in_czech(herna: Herna) -> None:
    ran = herna("--lang", "cs", *TWO_PEOPLE, typed=ONE_DROP_FROM_WINNING + "rada\nkonec\n")

    assert "Sloupec 1 – odhad šance na výhru 100 % (± 0)" in ran.out
    assert re.search(r"zkoušeno \d+krát, očekává se pak: ", ran.out)


@pytest.fixture
def failing(herna: Herna, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Herna:
    """A program whose bots fail; what is kept of that goes to the folder `data`."""

    def fail(self: Search, chair: Chair[Any]) -> Choice:
        raise RuntimeError("no idea")

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(Search, "choose", fail)
    return herna


def test_a_bot_that_fails_is_helped_out_and_its_failure_can_be_replayed(failing: Herna, tmp_path: Path) -> None:
    ran = failing(*AGAINST_A_BOT, typed="4\nq\n")

    assert "The bot search failed (RuntimeError: no idea); a simpler bot decides" in ran.out
    assert "Seat 2 drops a disc" in ran.out
    kept = Path(ran.out.split("To find out why, replay: ")[1].splitlines()[0])
    assert kept.parent == tmp_path / "data" / "herna" / "failures"
    assert "RuntimeError: no idea" in kept.read_text(encoding="utf-8")
    assert "After decision 1" in failing("replay", kept, typed="\n\nq\n").out


def test_a_failure_that_cannot_be_written_down_stops_nobody(failing: Herna, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")

    ran = failing(*AGAINST_A_BOT, typed="4\nq\n")

    assert "a simpler bot decides" in ran.out
    assert "Seat 2 drops a disc" in ran.out
    assert "To find out why" not in ran.out
