"""Time that is called: a line of the journal like any other, which the game understands as its rulebook says."""

import json
from typing import Any

import pytest

from herna.engine.errors import BadInput
from herna.engine.flow import Play
from herna.engine.game import Option, Options
from herna.engine.journal import Journal, journal_from_text
from herna.engine.match import Match, Replay, load_match
from herna.engine.save import snapshot
from herna.engine.verify import verify
from tests.kit.skirmish.game import GAME, Skirmish
from tests.kit.skirmish.rules import ACTIVITIES, LAST_TURN
from tests.kit.skirmish.table import Arena

TURNS_LEFT = 5


class Timed(Skirmish):
    """Skirmish against the clock: when time is up, there are a few more turns."""

    def options(self) -> tuple[Option, ...]:
        return (*super().options(), Option("minutes", 5, high=60))

    def minutes(self, options: Options) -> int:
        return int(options["minutes"])

    def time_is_up(self, play: Play[Arena]) -> None:
        play.table.turns = LAST_TURN - TURNS_LEFT
        play.tell(("rolled", 0, 0))


TIMED = Timed(
    GAME.key, GAME.package, GAME.prefix, ACTIVITIES, {**GAME.events}, GAME.seat_counts, settles=True
)  # fmt: skip


def play_choices(match: Match[Any], choices: int) -> Match[Any]:
    """That many choices more, the last one offered each time."""
    for _ in range(choices):
        assert match.play.ask is not None
        match.choose(match.play.ask.seat, match.play.options()[-1])
    return match


def called(choices: int = 4, then: int = 0) -> Match[Any]:
    """A match in which time was called after that many choices, and which then went on."""
    match = play_choices(Match(TIMED, 2, seed="seed"), choices)
    match.call_time()
    return play_choices(match, then)


def to_the_end(match: Match[Any]) -> Match[Any]:
    while not match.over():
        play_choices(match, 1)
    return match


def text_of(match: Match[Any]) -> str:
    return "".join(f"{line}\n" for line in match.journal.lines)


def test_calling_time_is_written_down_and_told_and_the_open_question_stays() -> None:
    match = play_choices(Match(TIMED, 2, seed="seed"), 4)
    asked, options = match.play.ask, match.play.options()

    match.call_time()

    assert json.loads(match.journal.lines[-1])["time"] == 5
    assert match.log.events[-1].whole == ("rolled", 0, 0)
    assert match.log.events[-1].cause.choice == 4
    assert (match.number(), match.play.ask, match.play.options()) == (5, asked, options)


def test_a_match_in_which_time_was_called_replays_and_verifies_to_the_same_end() -> None:
    match = to_the_end(called())
    untimed = to_the_end(play_choices(Match(TIMED, 2, seed="seed"), 4))
    assert len(match.past) < len(untimed.past)

    again = Replay(TIMED, Journal(lines=match.journal.lines), "journal").run()

    assert snapshot(again.play) == snapshot(match.play)
    assert again.log.events == match.log.events
    assert verify(TIMED, journal_from_text(text_of(match), "journal"), "journal").play.result == match.play.result


def test_what_was_taken_back_does_not_bring_time_back() -> None:
    match = called(4, then=3)

    for _ in range(5):
        match.undo(match.past[-1].seat, agreed=True)

    assert match.number() == 3
    assert match.play.table.turns == LAST_TURN - TURNS_LEFT
    assert [event.whole for event in match.log.events].count(("rolled", 0, 0)) == 1
    again = Replay(TIMED, Journal(lines=match.journal.lines), "journal", match.seed).run()
    assert snapshot(again.play) == snapshot(match.play)
    assert again.log.events == match.log.events


def test_taking_back_a_choice_made_after_the_call_does_not_call_twice() -> None:
    match = called(4, then=2)

    match.undo(match.past[-1].seat, agreed=True)

    assert match.called == 5
    assert [event.whole for event in match.log.events].count(("rolled", 0, 0)) == 1


def test_what_is_forgotten_is_remembered_with_the_time_that_was_called() -> None:
    match = called(4, then=3)
    match.forget(1)

    for _ in range(5):
        match.undo(match.past[-1].seat, agreed=True)

    assert match.play.table.turns == LAST_TURN - TURNS_LEFT


def test_a_save_and_a_frozen_match_know_that_time_was_called() -> None:
    match = called(4, then=1)

    loaded = load_match(TIMED, match.save(), "save")
    thawed = Match(TIMED, 2, seed="seed")
    thawed.thaw(json.loads(json.dumps(match.freeze())))

    for other in (loaded, thawed):
        assert (other.called, other.may_call_time()) == (5, False)
        other.undo(other.past[-1].seat, agreed=True)
        other.undo(other.past[-1].seat, agreed=True)
        assert other.play.table.turns == LAST_TURN - TURNS_LEFT


def test_a_match_that_goes_on_from_another_inherits_its_time() -> None:
    match = called(3, then=2)
    entries = [json.loads(line) for line in match.journal.lines]
    heir = Match(TIMED, 2, seed="other", chance=match.play.chance.copy(), inherited=None)
    again = Replay(TIMED, Journal(lines=match.journal.lines[:2]), "journal").match

    for entry in (entry for entry in entries if "choice" in entry):
        again.inherit(entry["seat"], entry["choice"], entry.get("chance", []), called=entry["n"] == 4)

    assert heir.may_call_time()
    assert again.called == 4
    assert snapshot(again.play) == snapshot(match.play)


@pytest.mark.parametrize("why", ["twice", "over", "no-minutes", "no-time"])
def test_time_is_called_once_in_a_match_that_has_one_and_goes_on(why: str) -> None:
    match = Match(GAME, 2, seed="seed") if why == "no-time" else Match(TIMED, 2, seed="seed")
    if why == "no-minutes":
        match = Match(TIMED, 2, {"minutes": 0}, seed="seed")
    elif why == "twice":
        match = called()
    elif why == "over":
        to_the_end(match)
    lines = len(match.journal.lines)

    assert not match.may_call_time()
    with pytest.raises(BadInput, match="error-no-time"):
        match.call_time()

    assert len(match.journal.lines) == lines


@pytest.mark.parametrize("line", [{"time": 4}, {"time": "5"}, {"time": 6}])
def test_a_journal_that_calls_time_at_another_moment_is_refused(line: dict[str, Any]) -> None:
    journal = play_choices(Match(TIMED, 2, seed="seed"), 4).journal
    journal.add(line)

    with pytest.raises(BadInput, match="error-journal-line"):
        Replay(TIMED, journal, "journal").run()


def test_a_journal_that_calls_time_twice_is_refused() -> None:
    match = called()
    match.journal.add({"time": match.number()})

    with pytest.raises(BadInput, match="error-journal-line"):
        Replay(TIMED, match.journal, "journal").run()
