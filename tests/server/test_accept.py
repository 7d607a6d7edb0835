"""Accepting an act: it gives an entry, was already done, or is refused; the table is never changed by it."""

from typing import Any

import pytest

from herna.engine.errors import BadInput, HernaError
from herna.server.accept import NotOffered, Stale, accept, overdue
from herna.server.acts import AnswerForBot, ChangeOwner, CheckClocks, PassForPerson, Sent, TableAct, TakeSeat
from herna.server.apply import apply
from herna.server.entries import AlreadyDone, Entry, Kind
from herna.server.messages import (
    Answer,
    AnyAct,
    Choose,
    Clock,
    Fill,
    Leave,
    Mute,
    OfferDraw,
    PassUntil,
    Resign,
    Say,
    SetWindows,
    Undo,
)
from herna.server.security import Forbidden
from herna.server.shared_table import SharedTable
from herna.server.table_snapshot import snapshot_of
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.server.test_shared_table import a_match, a_table, drop, number_of, sit

NOW = 2000.0


def sent(act: AnyAct) -> Sent:
    """A message from the person in that seat."""
    return Sent(act, frozenset({f"token {act.seat}"}), "")


def accepted(table: SharedTable, act: TableAct) -> Entry:
    """The entry of an act, which has changed nothing yet and can be applied."""
    before = snapshot_of(table)
    entry = accept(table, act, NOW)
    assert isinstance(entry, Entry)
    assert snapshot_of(table) == before
    apply(table, entry)
    return entry


def refused(table: SharedTable, act: TableAct) -> HernaError:
    """Why an act is refused; it has changed nothing."""
    before = snapshot_of(table)
    with pytest.raises(HernaError) as error:
        accept(table, act, NOW)
    assert snapshot_of(table) == before
    return error.value


@pytest.mark.parametrize(
    ("act", "kind", "body"),
    [
        (Choose(0, "id", 3, ["drop", 2]), "choose", {"choice": ["drop", 2]}),
        (Undo(1, "id"), "undo", {"back": 1, "rerolls": True}),
        (Undo(0, "id"), "offer", {"what": "undo"}),
        (OfferDraw(0, "id"), "offer", {"what": "draw"}),
        (Resign(1, "id"), "resign", {}),
        (Leave(1, "id"), "bot", {"bot": "search"}),
        (Say(0, "id", "hello"), "say", {"text": "hello"}),
        (Mute(0, "id", 1, True), "mute", {"other": 1, "muted": True}),
        (SetWindows(0, "id", "always"), "windows", {"stop": "always", "moments": []}),
        (PassUntil(0, "id", "mine"), "pass", {"until": "mine"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_act_of_a_person_becomes_one_entry(act: AnyAct, kind: Kind, body: dict[str, Any]) -> None:
    table = a_match()
    drop(table, 3, 4)

    assert accepted(table, sent(act)) == Entry(5, kind, act.seat, NOW, body, "id")


@pytest.mark.parametrize(
    ("act", "error", "key"),
    [
        (Choose(0, "id", 2, ["drop", 2]), Stale, "error-stale-choice"),
        (Choose(0, "id", 4, ["drop", 2]), Stale, "error-stale-choice"),
        (Choose(0, "id", 3, ["drop", 9]), NotOffered, "error-illegal-choice"),
        (Choose(1, "id", 3, ["drop", 2]), NotOffered, "error-illegal-choice"),
        (Choose(0, "id", 3, ["resign"]), BadInput, "error-bad-choice"),
        (Answer(0, "id", 1, True), BadInput, "error-nothing-offered"),
        (Fill(0, "id", 1, "random"), BadInput, "error-seat-taken"),
        (Mute(0, "id", 5, True), BadInput, "error-no-such-seat"),
        (Say(5, "id", "hello"), BadInput, "error-no-such-seat"),
        (SetWindows(0, "id", "chosen", ["never"]), BadInput, "error-no-such-moment"),
        (PassUntil(0, "id", "battle"), BadInput, "error-no-such-moment"),
    ],
    ids=lambda value: value if isinstance(value, str) else getattr(value, "__name__", type(value).__name__),
)
def test_what_cannot_be_is_refused_with_the_reason(act: AnyAct, error: type[HernaError], key: str) -> None:
    table = a_match()
    drop(table, 3, 4)

    found = refused(table, sent(act))

    assert (type(found), found.key) == (error, key)


def test_a_refused_choice_has_its_reasons_and_what_the_seat_sees() -> None:
    table = a_match()

    found = refused(table, sent(Choose(0, "id", 1, ["drop", 9])))

    assert isinstance(found, NotOffered)
    assert found.reasons
    assert found.view == present(table.match).view(0)["table"]


def test_only_the_person_in_the_seat_may_act_for_it() -> None:
    table = a_match()
    say = Say(0, "id", "hello")

    assert isinstance(refused(table, Sent(say, frozenset({"token 1"}), "")), Forbidden)
    assert isinstance(refused(table, Sent(say, frozenset(), "")), Forbidden)
    apply(table, Entry(table.number + 1, "own", 0, NOW, {"owner": "ann"}))
    assert isinstance(refused(table, Sent(say, frozenset(), "bob")), Forbidden)
    assert accepted(table, Sent(say, frozenset(), "ann")).kind == "say"


def test_the_same_message_sent_again_was_already_done_whatever_has_happened_since() -> None:
    table = a_match()
    first = accepted(table, sent(Choose(0, "once", 1, ["drop", 3])))
    drop(table, 4, 3)

    assert accept(table, sent(Choose(0, "once", 1, ["drop", 3])), NOW) == AlreadyDone(first.number)
    accepted(table, sent(Resign(1, "away")))
    assert accept(table, sent(Choose(0, "once", 1, ["drop", 3])), NOW) == AlreadyDone(first.number)


# Seats


def test_a_seat_is_taken_if_it_is_free() -> None:
    table = a_table()
    sit(table, 0)

    assert refused(table, TakeSeat(0, "Bob", "b", "bob")).key == "error-seat-taken"
    entry = accepted(table, TakeSeat(None, "Bob", "b", "bob"))

    assert (entry.kind, entry.seat, entry.body) == ("sit", 1, {"name": "Bob", "token": "b", "owner": "bob"})
    assert refused(table, TakeSeat(None, "Cyd", "c", "")).key == "error-no-free-seat"


def test_the_seats_of_a_visitor_become_an_accounts_one_by_one() -> None:
    table = a_table()
    for name in ("a", "b"):
        accepted(table, TakeSeat(None, name, name, "visitor"))

    assert [accepted(table, ChangeOwner("visitor", "account")).seat for _ in range(2)] == [0, 1]

    assert [place.owner for place in table.places] == ["account", "account"]
    assert accept(table, ChangeOwner("visitor", "account"), NOW) == AlreadyDone(table.version())


# What the server does by itself


def test_a_bot_answers_once_and_only_what_is_offered() -> None:
    table = a_match(bots="0")
    decision = table.decision()

    assert isinstance(refused(table, AnswerForBot(0, decision, ("drop", 9))), NotOffered)
    assert accepted(table, AnswerForBot(0, decision, ("drop", 3))).body == {"choice": ["drop", 3]}

    assert accept(table, AnswerForBot(0, decision, ("drop", 3)), NOW) == AlreadyDone(table.version())


def test_a_bot_that_has_become_a_person_or_was_thinking_before_an_undo_no_longer_answers() -> None:
    table = a_match(bots="1")
    drop(table, 3)
    decision = table.decision()
    accepted(table, sent(Undo(0, "undo")))
    drop(table, 4)

    assert table.decision() != decision
    assert accept(table, AnswerForBot(1, decision, ("drop", 3)), NOW) == AlreadyDone(table.version())
    assert accept(table, AnswerForBot(0, table.decision(), ("drop", 3)), NOW) == AlreadyDone(table.version())


def test_a_window_is_passed_only_as_long_as_the_settings_say_so() -> None:
    table = a_match(SKIRMISH)
    for seat in (0, 1):
        accepted(table, sent(SetWindows(seat, "chosen", "chosen")))
    accepted(table, sent(Choose(0, "begin", number_of(table), ["begin", 0])))
    accepted(table, sent(Choose(0, "end", number_of(table), ["end_turn"])))
    seat, decision = table.passed_by_server(), table.decision()
    assert seat >= 0

    accepted(table, sent(SetWindows(seat, "always", "always")))
    assert accept(table, PassForPerson(seat, decision), NOW) == AlreadyDone(table.version())
    accepted(table, sent(SetWindows(seat, "again", "chosen")))

    assert accepted(table, PassForPerson(seat, decision)).body == {"choice": ["decline"], "passed": True}


def test_time_that_has_run_out_comes_before_anything_else() -> None:
    table = a_match(clock=Clock("move", 30))
    begun = table.clocks.since

    assert overdue(table, begun + 29) is None
    assert overdue(table, begun + 30) == Entry(3, "time", 0, begun + 30)
    assert accept(table, CheckClocks(), begun + 30) == AlreadyDone(2)  # it does nothing more by itself
