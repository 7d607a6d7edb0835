"""Playing on a real socket, by HTTP: whole matches, why not, hints, undo, draws, resigning, talk."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.view import Chair
from herna.server.apply import KEPT
from herna.server.messages import State
from tests.kit.present import present
from tests.server.lobbies import Prompt
from tests.server.serving import (
    Guest,
    Guests,
    Server,
    asked,
    error_of,
    is_over,
    number_of,
    options,
    refusal_of,
    settings_for,
)

MOST_CHOICES = 2000

Two = tuple[str, Guest, Guest]  # a table and who sit there


@pytest.fixture
def two(guest: Guest, other: Guest) -> Two:
    """A match of Connect Four between two guests, the first of whom begins."""
    return guest.open_with(other), guest, other


def drop(two: Two, *columns: int) -> None:
    """Choices of both in turn, from the first decision on."""
    table, *guests = two
    for at, column in enumerate(columns):
        guests[at % 2].choose(table, "drop", column, seat=at % 2, number=at + 1)


def ready(state: State) -> bool:
    return asked(state) or is_over(state)


# Whole matches


@pytest.mark.parametrize("game", ["connect-four", "summoner-wars"])
def test_a_whole_match_against_a_bot_by_http(guest: Guest, game: str) -> None:
    table, chance = guest.open_table(game, "me random"), Chance(1)
    events: list[Any] = []
    state = guest.look(table)
    for _ in range(MOST_CHOICES):
        if is_over(state):
            break
        if asked(state):
            guest.choose(table, *chance.pick(options(state)), number=number_of(state))
        newer = guest.look(table, after=state.version, wait=True)
        assert not newer.fresh
        events += present(newer.view)["events"]
        state = newer

    whole = guest.look(table)
    assert present(whole.table.ended).by == "rule"
    assert present(whole.table.ended).rule
    assert present(whole.view)["events"][-len(events) :] == events
    assert len(present(whole.view)["events"]) - len(events) <= 12  # what the setup has told
    assert error_of(lambda: guest.choose(table, "drop", 0)) == (400, "why-match-over")


def test_an_external_program_plays_a_seat_with_nothing_but_its_token(guest: Guest, new_guest: Guests) -> None:
    table = guest.open_table(seats="open random")
    joining = new_guest()
    seat = joining.join(table)
    program = new_guest(token=joining.tokens[table, seat])

    for _ in range(50):
        state = program.wait_until(table, ready)
        if is_over(state):
            break
        program.choose(table, *options(state)[0], seat=seat)

    assert is_over(program.look(table))
    assert program.look(table).seat == seat


def test_somebody_who_waits_is_told_as_soon_as_there_is_something_new(two: Two) -> None:
    table, guest, other = two
    seen = other.look(table).version
    told: list[State] = []
    waiting = threading.Thread(target=lambda: told.append(other.look(table, after=seen, wait=True)))
    waiting.start()
    waiting.join(0.3)
    assert waiting.is_alive()

    done = guest.choose(table, "drop", 3)
    waiting.join(5.0)

    assert [state.version for state in told] == [done.version]
    assert other.look(table, after=seen, wait=True) == told[0]  # what is new already is told at once


# Refusals


def test_a_stale_choice_is_told_which_decision_is_open_and_changes_nothing(two: Two) -> None:
    table, guest, _ = two
    drop(two, 3)

    refusal = refusal_of(lambda: guest.choose(table, "drop", 4, number=1))

    assert (refusal.status, refusal.problem.error) == (409, "error-stale-choice")
    assert refusal.problem.arguments["open"] == "2"
    assert guest.look(table).table.decisions == 1


@pytest.mark.parametrize(("language", "sentence"), [("en", "is full. [C4-TURN-03]"), ("cs", "je plný. [C4-TURN-03]")])
def test_an_illegal_choice_and_the_question_why_not_are_answered_with_rule_and_sentence(
    two: Two, language: str, sentence: str
) -> None:
    table, guest, other = two
    drop(two, 3, 3, 3, 3, 3, 3)
    guest.http.headers["accept-language"] = language

    refusal = refusal_of(lambda: guest.choose(table, "drop", 3, number=7))
    why = guest.why(table, "drop", 3).reasons

    assert (refusal.status, refusal.problem.error) == (422, "error-illegal-choice")
    assert refusal.problem.text.endswith(sentence)
    assert refusal.problem.reasons == why
    assert why[0]["rule"] == "C4-TURN-03"
    assert why[0]["blockers"] == [["column", 3]]
    assert f"{why[0]['text']} [C4-TURN-03]".endswith(sentence)
    assert guest.why(table, "drop", 2).reasons == []
    assert other.why(table, "drop", 2, seat=1).reasons[0]["text"]


def test_why_not_is_also_answered_when_people_have_ended_the_match(two: Two) -> None:
    table, guest, _ = two
    guest.do(table, "resign")

    assert guest.why(table, "drop", 3).reasons == [{"rule": "", "text": "The match is over.", "blockers": []}]


def test_what_is_no_choice_at_all_is_refused(two: Two) -> None:
    table, guest, _ = two
    for choice in (("fly", 1), ("drop",), ("drop", 1, 2), (1, 2), ("drop", "x" * 5000)):
        status, _error = error_of(guest.choose, table, *choice, number=1)
        assert status in (400, 422)
    assert guest.look(table).table.decisions == 0


@pytest.mark.parametrize(
    ("seats", "wanted", "ask", "error"),
    [
        ("me open", {}, lambda guest, table: guest.choose(table, "drop", 3, number=1), "error-not-begun"),
        ("me open", {}, lambda guest, table: guest.why(table, "drop", 3), "error-not-begun"),
        ("me open", {}, lambda guest, table: guest.do(table, "undo"), "error-not-begun"),
        ("me me", {}, lambda guest, table: guest.hint(table, seat=1), "why-not-asked"),
        ("me random", {}, lambda guest, table: guest.do(table, "draw"), "error-no-draw"),
        ("me random", {"hints": False}, lambda guest, table: guest.hint(table), "error-no-hints"),
        ("me me", {"undo": False}, lambda guest, table: guest.do(table, "undo"), "error-no-undo"),
        ("me open", {"chat": False}, lambda guest, table: guest.do(table, "say", text="hello"), "error-no-chat"),
    ],
    ids=["choose-early", "why-early", "undo-early", "hint-unasked", "draw-bot", "hints-off", "undo-off", "chat-off"],
)
def test_what_is_off_or_not_possible_now_is_refused(
    guest: Guest, seats: str, wanted: dict[str, Any], ask: Callable[[Guest, str], object], error: str
) -> None:
    assert error_of(ask, guest, guest.open_table(seats=seats, **wanted)) == (400, error)


def test_who_only_looks_on_says_nothing(guest: Guest, other: Guest) -> None:
    assert error_of(other.do, guest.open_table(), "say", text="hello")[0] == 403


# Once and only once


def test_a_choice_with_the_same_id_counts_once(two: Two) -> None:
    table, guest, _ = two
    first = guest.choose(table, "drop", 3, number=1, id="mine")
    again = guest.choose(table, "drop", 3, number=1, id="mine")
    other_choice = guest.choose(table, "drop", 5, number=1, id="mine")
    with guest.live(table) as line:
        by_line = line.choose(1, "drop", 3, id="mine")

    assert first == again == other_choice == by_line
    assert guest.look(table).table.decisions == 1


def test_the_same_id_of_two_seats_is_two_messages(two: Two) -> None:
    table, guest, other = two
    guest.choose(table, "drop", 3, id="same")
    other.choose(table, "drop", 3, seat=1, id="same")

    assert guest.look(table).table.decisions == 2


def test_a_choice_sent_many_times_at_once_counts_once(two: Two, new_guest: Guests) -> None:
    table, guest, _ = two
    token = guest.tokens[table, 0]
    answers: list[object] = []

    def send() -> None:
        answers.append(new_guest(token=token).choose(table, "drop", 3, number=1, id="mine"))

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(answers) == 8
    assert len(set(map(str, answers))) == 1
    assert guest.look(table).table.decisions == 1


# Hints


def test_a_hint_names_options_that_are_offered(guest: Guest) -> None:
    table = guest.open_table(seats="me random")

    hints = guest.hint(table).options

    assert hints
    assert all(each.choice in options(guest.look(table)) for each in hints)
    assert all(0.0 <= each.win <= 1.0 and each.visits > 0 and each.line for each in hints)


# Undo


def test_ones_own_choice_is_taken_back_freely_until_the_other_has_chosen(two: Two) -> None:
    table, guest, other = two
    drop(two, 3)
    guest.do(table, "undo")
    assert guest.look(table).table.decisions == 0

    drop(two, 4, 4)
    offered = guest.do(table, "undo")
    offer = present(other.look(table).offer)

    assert (offer.number, offer.what, offer.seat, offer.agreed) == (offered.version, "undo", 0, [0])
    other.do(table, "answer", seat=1, number=offer.number, yes=True)
    assert guest.look(table).table.decisions == 0


def test_an_undo_that_is_refused_changes_nothing(two: Two) -> None:
    table, guest, other = two
    drop(two, 3, 4)
    number = guest.do(table, "undo").version

    other.do(table, "answer", seat=1, number=number, yes=False)

    state = guest.look(table)
    assert (state.table.decisions, state.offer) == (2, None)
    assert error_of(other.do, table, "answer", seat=1, number=number, yes=True)[1] == "error-nothing-offered"


def test_against_a_bot_an_undo_goes_past_its_answer(guest: Guest) -> None:
    table = guest.open_table(seats="me random")
    guest.choose(table, "drop", 3)
    guest.wait_until(table, asked)

    guest.do(table, "undo")

    state = guest.wait_until(table, asked)
    assert state.table.decisions == 0
    assert present(state.view)["events"] == []


def test_an_undo_goes_beyond_what_is_kept_in_memory(guest: Guest) -> None:
    table, chance = guest.open_table("summoner-wars", "me me"), Chance(5)
    begun = guest.look(table, 0).view
    chose: list[int] = []
    for _ in range(KEPT + 8):
        states = [guest.look(table, 0), guest.look(table, 1)]
        state = next(state for state in states if asked(state))
        guest.choose(table, *chance.pick(options(state)), seat=state.seat, number=number_of(state))
        chose.append(state.seat)

    while chose:
        seat = chose.pop()
        version = guest.do(table, "undo", seat=seat).version
        state = guest.look(table, 0)
        if state.offer is not None:
            guest.do(table, "answer", seat=1 - seat, number=version, yes=True)
            state = guest.look(table, 0)
        assert state.table.decisions == len(chose)

    assert state.view == begun


# A bot that is slow


class Slow(Prompt):
    """Bots whose answers wait until the test lets them go: always the first option of what was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[asyncio.Event] = []

    async def think(self, chair: Chair[Any], seconds: float) -> Choice:
        choice = chair.options()[0]
        self.waiting.append(asyncio.Event())
        await self.waiting[-1].wait()
        return choice

    async def answer(self) -> None:
        self.waiting.pop(0).set()


@contextmanager
def a_server_with_a_slow_bot(data: Path) -> Iterator[tuple[Server, Slow]]:
    server, slow = Server(settings_for(data)), Slow()
    server.lobby.thinkers = server.lobby.autoplay.thinkers = slow
    with server:
        yield server, slow


def test_what_a_bot_thought_of_a_choice_that_was_taken_back_is_not_played(tmp_path: Path) -> None:
    with a_server_with_a_slow_bot(tmp_path) as (server, slow), Guest(server.url) as guest:
        table = guest.open_table(seats="me random")
        for column in (0, 0, 0):  # with the bot's own, the first column is full
            guest.choose(table, "drop", column)
            if column == 0 and guest.look(table).table.decisions < 5:
                guest.wait_until(table, lambda _: bool(slow.waiting))
                server.run(slow.answer())
                guest.wait_until(table, asked)
        guest.do(table, "undo")  # while the bot thinks
        guest.choose(table, "drop", 6)
        server.run(slow.answer())  # it would drop into the first column, as it was before
        guest.wait_until(table, lambda _: bool(slow.waiting))
        server.run(slow.answer())

        state = guest.wait_until(table, asked)

    assert [tuple(event["fields"].values()) for event in present(state.view)["events"]][-2:] == [(0, 6), (1, 0)]


# The end


def test_with_two_seats_the_other_wins_if_one_resigns(two: Two) -> None:
    table, guest, other = two
    guest.do(table, "resign")

    state = other.look(table)

    assert state.table.ended is not None
    assert (state.table.ended.by, state.table.ended.scores, state.table.ended.seat) == ("resigned", [0.0, 1.0], 0)
    assert present(state.view)["decision"] is None
    assert present(state.view)["seed"]
    assert error_of(lambda: other.choose(table, "drop", 3, seat=1, number=1)) == (400, "why-match-over")


def test_a_draw_is_offered_refused_offered_again_and_agreed(two: Two) -> None:
    table, guest, other = two
    first = guest.do(table, "draw").version
    other.do(table, "answer", seat=1, number=first, yes=False)
    assert other.look(table).table.status == "playing"
    second = other.do(table, "draw", seat=1).version

    stale = error_of(lambda: guest.do(table, "answer", number=first, yes=True))
    guest.do(table, "answer", number=second, yes=True)

    assert stale == (409, "error-stale-offer")
    ended = present(other.look(table).table.ended)
    assert (ended.by, ended.scores) == ("agreed", [0.5, 0.5])


# Talk


def test_what_is_said_is_heard_by_all_but_those_who_have_muted_it(two: Two, new_guest: Guests) -> None:
    table, guest, other = two
    guest.do(table, "say", text="Dobrý den!")
    other.do(table, "mute", seat=1, other=0, muted=True)
    guest.do(table, "say", text="Slyšíte?")

    assert [said.text for said in guest.look(table).said] == ["Dobrý den!", "Slyšíte?"]
    assert other.look(table).said == []
    assert len(new_guest().look(table).said) == 2
    other.do(table, "mute", seat=1, other=0, muted=False)
    assert len(other.look(table).said) == 2
