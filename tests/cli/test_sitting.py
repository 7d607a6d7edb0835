"""People and bots at one terminal in a game with hidden cards, rolls, and decisions of several seats."""

from __future__ import annotations

import io

import pytest

from herna.cli.files import Files
from herna.cli.sitting import Sitting
from herna.cli.terminal import result_in_words
from herna.cli.typed import choice_meant, options_meant
from herna.engine.decision import Choice
from herna.engine.events import SPECTATOR
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.table import Result, Table, drawn, won_by
from herna.games.aeons_end.game import GAME as AEONS_END
from herna.messages.words import Words
from tests.kit.skirmish.game import GAME
from tests.kit.skirmish.table import Arena

ENGLISH = Words("en", GAME)


@pytest.fixture(autouse=True)
def _a_wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


def sit_down(monkeypatch: pytest.MonkeyPatch, *players: str, typed: str, seed: str = "seed") -> Match[Arena]:
    """A match of Skirmish with these players, as far as what was typed goes."""
    match = Match(GAME, len(players), {}, seed)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert Sitting(match, players, Files(None, None), ENGLISH).run() == 0
    return match


def test_before_another_persons_cards_are_shown_the_keyboard_is_handed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sit_down(monkeypatch, "human", "human", typed="begin 1\n")

    before, after = capsys.readouterr().out.split("Seat 2 looks now.")
    assert "Seat 2 draws" not in before + after  # nothing of the other seat's is told before Enter is pressed
    assert "End the turn" not in after


def test_once_the_keyboard_is_handed_over_the_own_cards_are_told_and_the_others_hidden(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sit_down(monkeypatch, "human", "human", typed="begin 1\n\nend_turn\n\n\n")

    shown = capsys.readouterr().out.split("press Enter. ")[1]
    drew = next(event for event in match.log.events if event.whole[0] == "drew")
    card = ENGLISH.name(GAME.view(match.play.table, 1), "card", drew.whole[2])
    assert f"Seat 2 draws {card}." in shown
    assert drew.told_to(SPECTATOR) == ("drew", 1, None)


def test_whoever_does_not_press_enter_has_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sit_down(monkeypatch, "human", "human", typed="begin 1\n")

    assert "You have left the match." in capsys.readouterr().out
    assert '"pause"' in match.journal.lines[-1]


def test_one_person_among_bots_is_never_asked_to_hand_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sit_down(monkeypatch, "greedy", "human", "random", typed="1\n" * 2000)

    assert match.over()
    assert "Hand over" not in capsys.readouterr().out


@pytest.mark.parametrize("asks_always", [False, True])
def test_whoever_has_nothing_to_play_is_not_asked_unless_all_want_that(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asks_always: bool
) -> None:
    match = Match(GAME, 2, {}, "seed")
    match.play.table.hands, match.play.table.deck = [(), ()], ()
    monkeypatch.setattr("sys.stdin", io.StringIO("begin 0\nend_turn\n"))

    Sitting(match, ("human", "human"), Files(None, None), ENGLISH, asks_always).run()

    declined = [step.seat for step in match.past if step.choice == ("decline",)]
    assert declined == ([] if asks_always else [0, 1])
    assert (ENGLISH.say("play-something-now") in capsys.readouterr().out) == asks_always


def test_a_decision_of_several_seats_is_answered_by_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit_down(monkeypatch, "greedy", "human", typed="begin 0\n")

    assert match.past[0].seat == 1


def test_a_decision_of_all_is_asked_once_of_whoever_is_at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sit_down(monkeypatch, "random", "human", "human", typed="begin 1\n")

    told = capsys.readouterr().out
    assert "All players together, decision 1" in told
    assert "Hand over" not in told
    assert "Seat 2, decision 2" in told
    assert match.past[0].seat == 1


def test_for_a_decision_of_all_the_keyboard_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(AEONS_END, 2, {"hands": "private"}, "seed")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 200))

    Sitting(match, ("human", "human"), Files(None, None), Words("en", AEONS_END)).run()

    asked = [[] if step.before is None or step.before.ask is None else step.before.ask.seats() for step in match.past]
    of_all = [at for at, seats in enumerate(asked) if at > 0 and len(seats) > 1]
    assert all(match.past[at].seat == match.past[at - 1].seat for at in of_all)
    assert any(match.past[at].seat != asked[at][0] for at in of_all)


def test_where_all_is_open_nobody_hands_the_keyboard_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Views that differ only in whose eyes they are hold no secrets."""
    for hands, handed_over in (("open", False), ("private", True)):
        match = Match(AEONS_END, 3, {"hands": hands}, "seed")
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 60))

        Sitting(match, ("human", "human", "random"), Files(None, None), Words("en", AEONS_END)).run()

        assert len({step.seat for step in match.past}) > 1
        assert ("Hand over" in capsys.readouterr().out) == handed_over


def test_what_was_drawn_is_put_back_only_if_all_agree(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    refused = sit_down(monkeypatch, "human", "greedy", typed="begin 0\nundo\nn\n")
    assert "Does everyone agree?" in capsys.readouterr().out
    assert len(refused.past) == 1

    agreed = sit_down(monkeypatch, "human", "greedy", typed="begin 0\nundo\na\n")
    assert not agreed.past
    assert not agreed.log.events


def test_options_that_read_alike_are_told_apart_by_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(50):
        match = sit_down(monkeypatch, "human", "greedy", typed="begin 0\nstrike at seat 1\n", seed=str(number))
        strikes = [option for option in match.play.options() if option[0] == "strike"]
        if len(match.past) == 1 and len(strikes) > 1:
            assert "Several options read like that" in capsys.readouterr().out
            return
    raise AssertionError("no seed of fifty deals two strikes")


def test_an_option_is_found_by_the_names_of_what_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit_down(monkeypatch, "human", "greedy", typed="begin 0\n")
    table = GAME.view(match.play.table, 0)
    card = next(card for card, kind in table["known"].items() if int(card) in table["hand"])
    options: tuple[Choice, ...] = (("play", int(card)), ("end_turn",))
    name = str(ENGLISH.name(table, "card", int(card)))

    assert options_meant(f"PLAY {name}", options, table, ENGLISH) == [("play", int(card))]
    assert options_meant("end the turn", options, table, ENGLISH) == [("end_turn",)]
    assert choice_meant("end-turn", options, table, ENGLISH) == ("end_turn",)
    assert choice_meant("strike dragon 7", options, table, ENGLISH) == ("strike", "dragon", 7)
    assert choice_meant("strike dragon", options, table, ENGLISH) is None
    assert choice_meant("", options, table, ENGLISH) is None


@pytest.mark.parametrize(
    ("cooperative", "result", "words"),
    [
        (False, won_by(3, 1, rule="SK-WIN-01"), "Seat 2 wins! [SK-WIN-01]"),
        (False, won_by(3, 0, 2), "Seats 1, 3 win!"),
        (False, drawn(2), "Nobody wins: the match is drawn."),
        (True, won_by(2, 0, 1), "You have won, all together!"),
        (True, won_by(2), "You have lost, all together."),
    ],
)
def test_every_result_has_its_words(cooperative: bool, result: Result, words: str) -> None:
    game: Game[Table] = Game("together", "tests.kit.skirmish", "sk", {}, {}, cooperative=cooperative)

    assert result_in_words(game, result, ENGLISH) == words
