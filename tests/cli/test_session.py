"""People and bots at one terminal in a game with hidden cards, rolls, and decisions of several seats."""

import io
from typing import Any

import pytest

from herna.cli.files import Files
from herna.cli.session import Session
from herna.cli.terminal import result_in_words
from herna.cli.typed import parse_choice, parse_options
from herna.engine.decision import DECLINE, Choice, Decision
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


class Keyboard:
    """A keyboard at which people play as far as what was typed goes."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture

    def sit_down(self, *players: str, typed: str, seed: str = "seed") -> Match[Arena]:
        """A match of Skirmish with these players."""
        match = Match(GAME, len(players), {}, seed)
        self.play(match, players, typed)
        return match

    def play(self, match: Match[Any], players: tuple[str, ...], typed: str, asks_always: bool = False) -> None:
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        assert Session(match, players, Files(None, None), Words("en", match.game), asks_always).run() == 0

    def told(self) -> str:
        """What was printed since this was last asked."""
        return self.capture.readouterr().out


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    return Keyboard(monkeypatch, capsys)


def test_before_another_persons_cards_are_shown_the_keyboard_is_handed_over(keyboard: Keyboard) -> None:
    match = keyboard.sit_down("human", "human", typed="begin 1\n")

    before, after = keyboard.told().split("Next: Seat 2.")
    assert "Seat 2 draws" not in before + after  # nothing of the other seat's is told before Enter is pressed
    assert "End the turn" not in after
    assert "You have left the match." in after  # which nobody did
    assert '"pause"' in match.journal.lines[-1]


def test_once_the_keyboard_is_handed_over_your_own_cards_are_told_and_the_others_hidden(keyboard: Keyboard) -> None:
    match = keyboard.sit_down("human", "human", typed="begin 1\n\nend_turn\n\n\n")

    shown = keyboard.told().split("press Enter. ")[1]
    drew = next(event for event in match.log.events if event.whole[0] == "drew")
    card = ENGLISH.name(GAME.view(match.play.table, 1), "card", drew.whole[2])
    assert f"Seat 2 draws {card}." in shown
    assert drew.told_to(SPECTATOR) == ("drew", 1, None)


def test_one_person_among_bots_is_never_asked_to_hand_over(keyboard: Keyboard) -> None:
    match = keyboard.sit_down("greedy", "human", "random", typed="1\n" * 2000)

    assert match.over()
    assert "Hand over" not in keyboard.told()


@pytest.mark.parametrize("asks_always", [False, True])
def test_a_player_with_nothing_to_play_is_not_asked_unless_wanted(keyboard: Keyboard, asks_always: bool) -> None:
    match = Match(GAME, 2, {}, "seed")
    match.play.table.hands, match.play.table.deck = [(), ()], ()

    keyboard.play(match, ("human", "human"), "begin 0\nend_turn\n", asks_always)

    declined = [step.seat for step in match.past if step.choice == ("decline",)]
    assert declined == ([] if asks_always else [0, 1])
    assert (ENGLISH.say("play-something-now") in keyboard.told()) == asks_always


def test_a_decision_of_several_seats_is_answered_by_a_person(keyboard: Keyboard) -> None:
    match = keyboard.sit_down("greedy", "human", typed="begin 0\n")

    assert match.past[0].seat == 1


def test_a_shared_decision_is_asked_once_of_the_player_at_the_keyboard(keyboard: Keyboard) -> None:
    match = keyboard.sit_down("random", "human", "human", typed="begin 1\n")

    told = keyboard.told()
    assert "All players together, decision 1" in told
    assert "Hand over" not in told
    assert "Seat 2, decision 2" in told
    assert match.past[0].seat == 1


def test_for_a_decision_of_all_the_keyboard_stays_where_it_is(keyboard: Keyboard) -> None:
    match = Match(AEONS_END, 2, {"hands": "private"}, "seed")

    keyboard.play(match, ("human", "human"), "1\n" * 200)

    asked = [[] if step.before is None or step.before.ask is None else step.before.ask.seats() for step in match.past]
    of_all = [at for at, seats in enumerate(asked) if at > 0 and len(seats) > 1]
    assert all(match.past[at].seat == match.past[at - 1].seat for at in of_all)
    assert any(match.past[at].seat != asked[at][0] for at in of_all)


def test_where_all_is_open_nobody_hands_the_keyboard_over(keyboard: Keyboard) -> None:
    """Views that differ only in whose eyes they are hold no secrets."""
    for hands, handed_over in (("open", False), ("private", True)):
        match = Match(AEONS_END, 3, {"hands": hands}, "seed")

        keyboard.play(match, ("human", "human", "random"), "1\n" * 60)

        assert len({step.seat for step in match.past}) > 1
        assert ("Hand over" in keyboard.told()) == handed_over


def test_what_was_drawn_is_put_back_only_if_all_agree(keyboard: Keyboard) -> None:
    refused = keyboard.sit_down("human", "greedy", typed="begin 0\nundo\nn\n")
    assert "Does everyone agree?" in keyboard.told()
    assert len(refused.past) == 1

    agreed = keyboard.sit_down("human", "greedy", typed="begin 0\nundo\na\n")
    assert not agreed.past
    assert not agreed.log.events


def test_options_that_read_alike_are_told_apart_by_number(keyboard: Keyboard) -> None:
    for number in range(50):
        match = keyboard.sit_down("human", "greedy", typed="begin 0\nstrike at seat 1\n", seed=str(number))
        strikes = [option for option in match.play.options() if option[0] == "strike"]
        if len(match.past) == 1 and len(strikes) > 1:
            assert "Several options have this text" in keyboard.told()
            return
    raise AssertionError("no seed of fifty deals two strikes")


def test_an_option_is_found_by_the_names_of_what_it_is_about(keyboard: Keyboard) -> None:
    match = keyboard.sit_down("human", "greedy", typed="begin 0\n")
    table = GAME.view(match.play.table, 0)
    card = next(card for card, kind in table["known"].items() if int(card) in table["hand"])
    options: tuple[Choice, ...] = (("play", int(card)), ("end_turn",))
    decision = Decision(1, (0,), "sk-turn", options=options)
    name = str(ENGLISH.name(table, "card", int(card)))

    assert parse_options(f"PLAY {name}", decision, table, ENGLISH) == [("play", int(card))]
    assert parse_options("end the turn", decision, table, ENGLISH) == [("end_turn",)]
    labelled = Decision(1, (0,), "sk-break", options=(DECLINE,))
    assert parse_options("leave it whole", labelled, table, ENGLISH) == [DECLINE]
    assert parse_choice("end-turn", options, table, ENGLISH) == ("end_turn",)
    assert parse_choice("strike dragon 7", options, table, ENGLISH) == ("strike", "dragon", 7)
    assert parse_choice("strike dragon", options, table, ENGLISH) is None
    assert parse_choice("", options, table, ENGLISH) is None


def test_what_cannot_be_chosen_is_called_by_its_name_and_its_rule_answers(keyboard: Keyboard) -> None:
    seeds = (f"seed {number}" for number in range(50))
    match = next(
        match
        for match in (Match(AEONS_END, 2, {"market": "deck-demolition"}, seed) for seed in seeds)
        if match.play.ask is not None and match.play.ask.prompt == "ae-phase-main"
    )

    keyboard.play(match, ("human", "human"), "play BURNING opal\nplay dragon\nplay all of it\nquit\n")

    told = keyboard.told()
    assert "Not in your hand: Burning Opal. [AE-MAIN-03]" in told
    assert "There is no such card." in told
    assert "Type a number from" in told


@pytest.mark.parametrize(
    ("cooperative", "result", "words"),
    [
        (False, won_by(3, 1, rule="SK-WIN-01"), "Seat 2 wins! [SK-WIN-01]"),
        (False, won_by(3, 0, 2), "Seats 1, 3 win!"),
        (False, drawn(2), "Nobody wins: the match is a draw."),
        (True, won_by(2, 0, 1), "You have won together!"),
        (True, won_by(2), "You have lost together."),
    ],
)
def test_every_result_has_its_words(cooperative: bool, result: Result, words: str) -> None:
    game: Game[Table] = Game("together", "tests.kit.skirmish", "sk", cooperative=cooperative)

    assert result_in_words(game, result, ENGLISH) == words
