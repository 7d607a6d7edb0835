"""The time of a whole match at the terminal, by a clock that the test moves."""

import io
from pathlib import Path

import pytest

from herna.cli.clock import MatchClock
from herna.cli.files import Files, load_save, seconds_taken
from herna.cli.main import main
from herna.cli.session import Session
from herna.engine.errors import BadInput
from herna.engine.match import Match, Replay
from herna.engine.save import seal, snapshot, unseal
from herna.games.catalogue import game_named
from herna.games.doomtrooper.table import Front
from herna.messages.words import Words

GAME = game_named("doomtrooper")
ENGLISH = Words("en", GAME)
OPTIONS = {"deck-1": "venusian-rangers", "deck-2": "venusian-rangers", "first": "seat-1"}


class Hands:
    """Hands of a clock that go on by that many seconds whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.at = 0.0
        self.step = step

    def __call__(self) -> float:
        self.at += self.step
        return self.at


def sit_down(monkeypatch: pytest.MonkeyPatch, files: Files, step: float, typed: str, minutes: int) -> Match[Front]:
    match: Match[Front] = Match(GAME, 2, {**OPTIONS, "minutes": minutes}, "seed")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "200")
    files.clock = MatchClock(GAME.minutes(match.options), now=Hands(step))
    files.start(match, ("human", "random"))
    assert Session(match, ("human", "random"), files, ENGLISH).run() == 0
    return match


def test_time_is_called_when_the_minutes_are_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sit_down(monkeypatch, Files(None, None), 10, "keep_hand\n" + "decline\n" * 20, 1)

    told = capsys.readouterr().out
    assert match.called > 1
    assert match.play.table.time_called
    assert ENGLISH.say("play-time-left", {"minutes": 1}) in told
    assert "Time is up: everybody has one last turn." in told
    again = Replay(GAME, match.journal, "journal", match.seed).run()
    assert snapshot(again.play) == snapshot(match.play)


def test_a_player_who_thinks_too_long_chooses_after_time_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit_down(monkeypatch, Files(None, None), 45, "keep_hand\n", 2)  # over while the answer is typed

    assert match.called == 1
    assert [step.choice for step in match.past[:1]] == [("keep_hand",)]


def test_without_minutes_nobody_looks_at_the_clock(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sit_down(monkeypatch, Files(None, None), 10**6, "keep_hand\n" + "decline\n" * 5, 0)

    assert match.called == 0
    assert "left for the match" not in capsys.readouterr().out


def test_a_save_knows_how_long_the_match_has_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    save = tmp_path / "save"
    sit_down(monkeypatch, Files(None, save), 1, "keep_hand\n", 30)

    taken = seconds_taken(save)
    clock = MatchClock(30, taken, now=lambda: 5.0)

    assert 3 < taken < 60
    assert clock.remaining() == 30 * 60 - taken
    assert load_save(GAME, save)[1] == ("human", "random")


@pytest.mark.parametrize("seconds", ["soon", -1, True, float("nan")])
def test_a_save_that_says_something_else_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seconds: object
) -> None:
    save = tmp_path / "save"
    sit_down(monkeypatch, Files(None, save), 1, "keep_hand\n", 30)
    content = unseal("save", save.read_text(), "save")
    save.write_text(seal("save", {**content, "seconds": seconds}))

    with pytest.raises(BadInput, match="error-save-changed"):
        seconds_taken(save)


def test_minutes_are_an_option_of_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("keep_hand\n"))

    assert main(["play", "doomtrooper", "--option", "minutes=50", "--option", "first=seat-1"]) == 0

    assert "50 minutes left for the match" in capsys.readouterr().out


def test_a_replay_tells_when_time_was_called(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "journal"
    match: Match[Front] = Match(GAME, 2, {**OPTIONS, "minutes": 5}, "seed", file)
    match.choose(0, ("keep_hand",))
    match.call_time()
    match.choose(1, ("keep_hand",))
    match.pause()

    assert main(["replay", str(file), "--all"]) == 0

    told = capsys.readouterr().out
    assert told.count("Time is up: everybody has one last turn.") == 1
