"""Applies entries to a table.

An entry was accepted before it was written, so nothing is refused here.
"""

from __future__ import annotations

from typing import Literal, assert_never

from msgspec import structs

from herna.engine.decision import DECLINE, RESIGN, read_choice
from herna.engine.errors import BrokenGame
from herna.server import proposals
from herna.server.entries import PRIVATE, Entry
from herna.server.messages import Ended, Offer, Said
from herna.server.shared_table import STAND_IN, Left, Mark, Place, SharedTable
from herna.server.tournaments.judge_messages import Judged
from herna.server.windows import OpenDecision, is_play

KEPT = 32  # choices that can be taken back without playing the match again
SAID = 200  # chat messages in memory


def apply(table: SharedTable, entry: Entry) -> None:
    """Carry out an entry, with everything that follows from it."""
    if entry.number != table.number + 1:
        raise BrokenGame(f"entry {entry.number} cannot follow entry {table.number} of table {table.header.id}")
    table.number = entry.number
    over = table.ended is not None
    on_the_clock, decision = table.on_the_clock(), table.decision()
    _carry_out(table, entry)
    _settle_proposal(table, decision)
    if table.match is not None:
        table.windows.end_passes(table.match.play)
    if entry.kind in PRIVATE:  # others are not told, not even by the time of a clock
        table.private[entry.seat] += 1
        _note_done(table, entry)
        return
    table.clocks.advance_to(entry.at, on_the_clock)
    if table.decision() != decision:
        table.asked_since = entry.at
        table.clocks.start_decision(entry.seat if entry.kind in ("choose", "propose") else -1)
    _begin_when_full(table, entry.at)
    if not over:  # by now it may be
        table.said_before_the_end = table.unheard + len(table.said)
    events = 0 if table.match is None else len(table.match.log.events)
    table.marks.append(Mark(events, table.unheard + len(table.said), table.undone))
    _note_done(table, entry)


def _note_done(table: SharedTable, entry: Entry) -> None:
    """Remember a client's message, which may come again."""
    if entry.id:
        table.done[entry.seat, entry.id] = table.version()


def _carry_out(table: SharedTable, entry: Entry) -> None:
    seat, body = entry.seat, entry.body
    match entry.kind:
        case "sit":
            _sit(table, entry)
        case "own":
            table.places[seat] = structs.replace(table.places[seat], owner=body["owner"])
        case "bot":
            _hand_over(table, seat, body["bot"], "left")
            if body.get("deck"):  # as it was given in a tournament
                table.decks[seat] = body["deck"]
        case "fill":
            table.places[body["other"]] = Place("bot", body["bot"])
        case "free":
            _leave_open(table, seat)
        case "remove":
            _remove(table, body["other"])
        case "close":
            table.offer = None
            table.ended = Ended("closed", [0.5] * table.header.seats)
        case "choose":
            if body.get("passed"):
                table.windows.passed.append(table.decision()[0])
            elif entry.id:  # a person's own answer
                _note_decline(table, entry)
            _choose(table, seat, body["choice"])
        case "propose":
            table.proposal = proposals.propose(table, seat, body["choice"])
        case "withdraw":
            table.proposal = proposals.withdraw(table, seat)
        case "undo":
            _undo(table, seat, body["back"], body.get("rerolls", False))
        case "offer":
            _settle_offer(table, Offer(table.version() + 1, body["what"], seat, _agreeing(table, body["what"], seat)))
        case "answer":
            _answer(table, seat, body["yes"], body.get("rerolls", False))
        case "resign":
            _lose(table, seat, "resigned")
        case "time":
            _lose(table, seat, "time")
        case "call":
            _call_time(table)
        case "say":
            _say(table, entry)
        case "mute":
            _mute(table, seat, body["other"], body["muted"])
        case "windows":
            table.windows.set(seat, body["stop"], body["moments"])
        case "pass":
            assert table.match is not None
            table.windows.pass_until(table.match.play, seat, body["until"])
        case "rematch":
            table.next = body["table"]
        case "judge":
            _judge(table, entry)
        case "show":
            table.shows.update(table.seats_of_owner(seat))
        case _:
            assert_never(entry.kind)


# Seats


def _sit(table: SharedTable, entry: Entry) -> None:
    body = entry.body
    table.places[entry.seat] = Place("person", body["name"], body["token"], body["owner"], since=entry.number)
    if body.get("deck"):
        table.decks[entry.seat] = body["deck"]
    table.windows.sit(entry.seat)
    table.done = {(seat, id): number for (seat, id), number in table.done.items() if seat != entry.seat}


def _leave_open(table: SharedTable, seat: int) -> None:
    table.places[seat] = Place()
    table.decks.pop(seat, None)


def _remove(table: SharedTable, seat: int) -> None:
    """Take the seat of somebody who is gone.

    During the match a bot plays on.
    """
    if table.match is None:
        _leave_open(table, seat)
    else:
        _hand_over(table, seat, STAND_IN, "removed")


def _hand_over(table: SharedTable, seat: int, bot: str, how: Left) -> None:
    """Let a bot play on for a person.

    Before the match it only takes the seat.
    """
    place = table.places[seat]
    if table.match is not None and place.kind == "person":
        table.left[seat] = place, how
    table.places[seat] = Place("bot", bot)
    table.offer = None


def _begin_when_full(table: SharedTable, at: float) -> None:
    if table.match is None and all(place.kind != "open" for place in table.places):
        table.match = table.new_match()
        table.asked_since = at
        table.clocks.start(at, table.game.minutes(table.options()) if table.match.may_call_time() else 0)
        _end_by_rule(table)


# Choices


def _choose(table: SharedTable, seat: int, choice: object) -> None:
    match = table.match
    assert match is not None
    plays = is_play(match.play, read_choice(table.game, choice))
    match.choose(seat, choice)
    match.forget(KEPT)
    if plays:
        table.windows.end_passes_after_play(seat)
    table.offer = None
    _end_by_rule(table)


def _note_decline(table: SharedTable, entry: Entry) -> None:
    """Remember how long somebody took to decline in a window."""
    ask = None if table.match is None else table.match.play.ask
    if ask is not None and ask.window and tuple(entry.body["choice"]) == DECLINE:
        table.windows.note_decline(entry.seat, entry.at - table.asked_since)


def _end_by_rule(table: SharedTable) -> None:
    result = None if table.match is None else table.match.play.result
    if result is not None:
        table.ended = Ended("rule", list(result.scores), result.rule)


def _settle_proposal(table: SharedTable, decision: OpenDecision) -> None:
    """Choose what all people asked agree on, or drop the proposal.

    It is dropped when nobody agrees any more or another decision is open.
    """
    table.proposal = proposals.still_open(table, decision)
    if table.proposal is not None and not table.proposal.missing:
        _choose(table, table.proposal.seat, table.proposal.choice)
        table.agreed.append(decision[0])
        table.proposal = None


# Undo and offers


def _undo(table: SharedTable, seat: int, back: int, rerolls: bool) -> None:
    """Take choices back; the entries of older versions then rolled the same dice again."""
    assert table.match is not None
    for _ in range(back):
        table.match.undo(seat, agreed=True, rewinds=not rerolls)
    table.agreed = [number for number in table.agreed if number < table.match.number()]
    table.undone += 1
    table.windows.reopen(seat, table.decision())
    table.offer = None


def _answer(table: SharedTable, seat: int, yes: bool, rerolls: bool) -> None:
    """Count an answer to the offer; a single no ends it."""
    offer = table.offer
    assert offer is not None
    table.offer = None
    if yes:
        agreed = sorted({*offer.agreed, *_agreeing(table, offer.what, seat)})
        _settle_offer(table, structs.replace(offer, agreed=agreed), rerolls)


def _agreeing(table: SharedTable, what: str, seat: int) -> list[int]:
    """The seats that agree with this one: to a rematch a person agrees once."""
    return table.seats_of_owner(seat) if what == "rematch" else [seat]


def _settle_offer(table: SharedTable, offer: Offer, rerolls: bool = True) -> None:
    """Keep an offer open until all people agree; then it takes effect."""
    if not set(offer.agreed) >= set(table.people()):
        table.offer = offer
    elif offer.what == "draw":
        table.ended = Ended("agreed", [0.5] * table.header.seats)
    elif offer.what == "restore":
        assert table.match is not None
        _undo(table, 0, table.match.number() - offer.to, rerolls)
    elif offer.what == "rematch":
        table.rematch = offer.number
    else:
        _undo(table, offer.seat, table.choices_to_undo(offer.seat), rerolls)


# Judges of a tournament


def _judge(table: SharedTable, entry: Entry) -> None:
    """Carry out what a judge does, and note it for all at the table."""
    done = Judged(**entry.body, seat=entry.seat, at=entry.at)
    if done.do == "pause":
        table.paused = True
    elif done.do == "resume":
        paused = [each.at for each in table.judged if each.do == "pause"]
        table.paused = False
        table.clocks.resume(entry.at, paused[-1])
    elif done.do == "give-time":
        table.clocks.give(entry.seat, float(done.amount))
    elif done.do == "restore":
        _settle_offer(table, Offer(table.version() + 1, "restore", entry.seat, [], done.amount))
    table.judged.append(done)


# Leaving the match


def _lose(table: SharedTable, seat: int, by: Literal["resigned", "time"]) -> None:
    """End the match for a seat that resigned or ran out of time.

    Of two players the other one wins. At a larger table the seat is out, and a bot answers what is still asked of it. A
    bot also plays on for it if people are left who play together, or if the match needs the seat.
    """
    table.offer = None
    cooperative, seats = table.game.cooperative, table.header.seats
    if table.people() != [seat] if cooperative else seats > 2:
        _leave_match(table, seat, by)
        if table.ended is None:
            _hand_over(table, seat, STAND_IN, by)
        return
    scores = [0.0 if cooperative or other == seat else 1.0 for other in range(seats)]
    table.ended = Ended(by, scores, seat=seat)


def _leave_match(table: SharedTable, seat: int, by: Literal["resigned", "time"]) -> None:
    match = table.match
    assert match is not None
    if not match.may_resign(seat):
        return
    match.choose(seat, RESIGN)
    match.forget(KEPT)
    result = match.play.result
    if result is not None:
        table.ended = Ended(by, list(result.scores), result.rule, seat)


def _call_time(table: SharedTable) -> None:
    assert table.match is not None
    table.match.call_time()
    table.clocks.ends = 0.0


# Chat


def _say(table: SharedTable, entry: Entry) -> None:
    table.said.append(Said(entry.seat, table.places[entry.seat].name, entry.body["text"], entry.at))
    if len(table.said) > SAID:
        del table.said[0]
        table.unheard += 1


def _mute(table: SharedTable, seat: int, other: int, muted: bool) -> None:
    place = table.places[seat]
    others = {*place.muted, other} if muted else {*place.muted} - {other}
    table.places[seat] = structs.replace(place, muted=tuple(sorted(others)))
