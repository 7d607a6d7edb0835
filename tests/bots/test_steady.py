"""A bot that fails: a simpler one answers for it, and the failure can be replayed."""

import json
import pickle
from typing import Any

import pytest

from herna.bots.bot import Bot
from herna.bots.steady import Failure, Steady, failure_report
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.journal import journal_from_text
from herna.engine.match import Match, Replay
from herna.engine.view import Chair
from herna.games.catalogue import game_named

CONNECT_FOUR = game_named("connect-four")


class Raising(Bot):
    """A bot with a bug."""

    def choose(self, chair: Chair[Any]) -> Choice:
        self.chance.below(100)
        raise ValueError("a bug")

    def saw(self, choice: Choice) -> None:
        if choice:
            raise ValueError("another bug")


class Cheating(Bot):
    """A bot that answers what is not offered."""

    def choose(self, chair: Chair[Any]) -> Choice:
        return ("drop", 99)


def one_drop_from_winning() -> Match[Any]:
    match = Match(CONNECT_FOUR, 2, seed="seed")
    for at, column in enumerate((0, 1, 0, 1, 0, 1)):
        match.choose(at % 2, ("drop", column))
    return match


@pytest.mark.parametrize("bot", [Raising, Cheating])
def test_greedy_answers_for_a_bot_that_fails(bot: type[Bot]) -> None:
    failures: list[Failure] = []
    steady = Steady(bot(Chance(1)), "faulty", failures.append)

    choice = steady.choose(one_drop_from_winning().chair(0))

    assert choice == ("drop", 0)
    assert [(failure.bot, failure.seat) for failure in failures] == [("faulty", 0)]


def test_when_greedy_fails_too_any_option_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: object, seat: int) -> float:
        raise ZeroDivisionError

    failures: list[Failure] = []
    match = one_drop_from_winning()
    monkeypatch.setattr(CONNECT_FOUR, "evaluate", broken)

    choice = Steady(Raising(Chance(1)), "faulty", failures.append).choose(match.chair(0))

    assert choice in match.play.options()
    assert len(failures) == 1


def test_a_failure_while_it_looks_on_is_told_and_the_match_goes_on() -> None:
    failures: list[Failure] = []

    Steady(Raising(Chance(1)), "faulty", failures.append).saw(("drop", 3))

    assert failures[0].why == "ValueError: another bug"


def test_a_bot_that_does_not_fail_is_left_alone() -> None:
    failures: list[Failure] = []
    chair = one_drop_from_winning().chair(0)

    choice = Steady(Bot(Chance(5)), "random", failures.append).choose(chair)

    assert choice == Bot(Chance(5)).choose(chair)
    assert not failures


def test_the_report_is_a_journal_that_replays_to_the_decision_with_the_chance_that_the_bot_had() -> None:
    failures: list[Failure] = []
    match = one_drop_from_winning()
    Steady(Raising(Chance(1)), "faulty", failures.append).choose(match.chair(0))

    report = failure_report(match, failures[0])

    replayed = Replay(CONNECT_FOUR, journal_from_text(report, "report"), "report").run()
    assert replayed.view(0)["table"] == match.view(0)["table"]
    assert replayed.number() == match.number()
    told = json.loads(report.splitlines()[-1])["failure"]
    assert told["why"] == "ValueError: a bug"
    assert told["chance"] == Chance(1).state
    assert "in choose" in told["trace"]
    assert len(match.journal.lines) == len(report.splitlines()) - 1


def test_a_failure_travels_between_processes() -> None:
    failure = Failure("search", 1, 7, "ValueError: no", "a trace")

    assert pickle.loads(pickle.dumps(failure)) == failure
