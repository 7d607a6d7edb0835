"""Accepts or refuses acts at a table.

An accepted act gives the entry to write. Nothing is changed here.
"""

from __future__ import annotations

from typing import Any, assert_never

from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, Reason, read_choice
from herna.engine.errors import BadInput, IllegalChoice
from herna.engine.events import SPECTATOR
from herna.server.acts import (
    AnswerForBot,
    ChangeOwner,
    CheckClocks,
    CloseTable,
    Judge,
    NoteRematch,
    PassForPerson,
    RemovePerson,
    Sent,
    ShowDeck,
    TableAct,
    TakeSeat,
)
from herna.server.entries import AlreadyDone, Entry, Kind
from herna.server.messages import (
    Answer,
    AnyAct,
    Choose,
    Fill,
    FreeSeat,
    Leave,
    Mute,
    Offer,
    OfferDraw,
    PassUntil,
    Rematch,
    Resign,
    Say,
    SetWindows,
    Undo,
)
from herna.server.people.rated import check_bot, check_player
from herna.server.security import Forbidden
from herna.server.shared_table import STAND_IN, SharedTable, deck_option
from herna.server.tournaments.judging import check_tournament, judge
from herna.server.windows import MINE, PLAY, current_spans

MOST_ENTRIES = 20_000  # of a table; then it is only played to its end
GONE = 300.0  # seconds after which somebody who is asked and does nothing has gone
MOST_SAID_AFTER = 200  # messages after the end of a match


class Stale(BadInput):
    """The answered decision or offer is no longer open.

    The client is told which one is.
    """


class NotOffered(IllegalChoice):
    """A choice that is not offered, with the seat's view.

    The view is needed to put the reasons into words.
    """

    def __init__(self, reasons: tuple[Reason, ...], table: SharedTable, seat: int) -> None:
        assert table.match is not None
        super().__init__(reasons)
        self.game = table.game
        self.view: dict[str, Any] = table.match.view(seat)["table"]


def overdue(table: SharedTable, at: float) -> Entry | None:
    """The entry for time that has run out; it comes before any act.

    The time of a player, or of the whole match.
    """
    timeout = table.clocks.next_timeout(table.on_the_clock())
    if timeout is not None and timeout[0] <= at:
        return Entry(table.number + 1, "time", timeout[1], at)
    if table.status() == "playing" and table.clocks.time_is_over(at) and not table.paused:
        return Entry(table.number + 1, "call", SPECTATOR, at)
    return None


def accept(table: SharedTable, act: TableAct, at: float) -> Entry | AlreadyDone:
    """The entry for an act, or which entry has done it already.

    Raises a `HernaError` if the act is refused.
    """
    match act:
        case Sent():
            table.check_seat(act.act.seat, act.tokens, act.visitor)
            return accept_sent(table, act.act, at)
        case TakeSeat():
            return _take_seat(table, act, at)
        case ChangeOwner():
            seats = [seat for seat, place in enumerate(table.places) if place.owner == act.visitor]
            if not seats:
                return AlreadyDone(table.version())
            return Entry(table.number + 1, "own", seats[0], at, {"owner": act.account})
        case RemovePerson():
            return Entry(table.number + 1, "remove", SPECTATOR, at, {"other": _removable(table, act.seat)})
        case CloseTable():
            if table.status() != "playing":
                raise BadInput("error-not-begun" if table.match is None else "why-match-over")
            return Entry(table.number + 1, "close", SPECTATOR, at)
        case AnswerForBot() | PassForPerson():
            return _answer_for(table, act, at)
        case NoteRematch():
            if not table.rematch_is_due():
                return AlreadyDone(table.version())
            return Entry(table.number + 1, "rematch", SPECTATOR, at, {"table": act.table})
        case ShowDeck():
            return _show_deck(table, act, at)
        case Judge():
            return judge(table, act, at)
        case CheckClocks():
            return AlreadyDone(table.version())
    assert_never(act)


def accept_sent(table: SharedTable, act: AnyAct, at: float) -> Entry | AlreadyDone:
    """Accept a message from the person in its seat.

    A message that is sent again counts once.
    """
    done = table.done.get((act.seat, act.id))
    if done is not None:
        return AlreadyDone(done)
    if table.number >= MOST_ENTRIES and not isinstance(act, Choose | Resign | Leave):
        raise BadInput("error-table-full")
    check_tournament(table, act)
    match act:
        case Say():
            if not table.header.chat:
                raise BadInput("error-no-chat")
            if table.said_since_the_end() >= MOST_SAID_AFTER:
                raise BadInput("error-chat-over")
            return _entry(table, act, "say", at, text=act.text)
        case Mute():
            table.check_seat_number(act.other)
            return _entry(table, act, "mute", at, other=act.other, muted=act.muted)
        case SetWindows():
            if not set(act.moments) <= set(table.game.moments()):
                raise BadInput("error-no-such-moment")
            return _entry(table, act, "windows", at, stop=act.stop, moments=act.moments)
        case Rematch():
            return _rematch(table, act, at)
        case Answer() if table.offer is not None:
            return _answer(table, act, table.offer, at)
    if table.status() == "over":
        raise BadInput("why-match-over")
    match act:
        case Leave():
            if table.status() == "waiting":
                return _entry(table, act, "free", at)
            if table.header.rated:
                raise BadInput("error-rated-leave")
            return _entry(table, act, "bot", at, bot=STAND_IN)
        case Fill():
            return _fill(table, act, at)
        case FreeSeat():
            return _free_seat(table, act, at)
    if table.match is None:
        raise BadInput("error-not-begun")
    match act:
        case Choose():
            return _choose(table, act, at)
        case PassUntil():
            if act.until not in ("", MINE, PLAY) and act.until not in current_spans(table.match.play):
                raise BadInput("error-no-such-moment")
            return _entry(table, act, "pass", at, until=act.until)
        case Undo():
            return _undo(table, act, at)
        case OfferDraw():
            if table.game.cooperative or len(table.people()) < table.header.seats or table.header.seats < 2:
                raise BadInput("error-no-draw")
            return _entry(table, act, "offer", at, what="draw")
        case Answer():
            raise BadInput("error-nothing-offered")
        case Resign():
            return _entry(table, act, "resign", at)
    assert_never(act)


def _entry(table: SharedTable, act: AnyAct, kind: Kind, at: float, **body: Any) -> Entry:
    return Entry(table.number + 1, kind, act.seat, at, body, act.id)


# Seats


def _take_seat(table: SharedTable, act: TakeSeat, at: float) -> Entry:
    free = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    if act.seat is not None and act.seat not in free:
        raise BadInput("error-seat-taken", seat=act.seat + 1)
    if not free:
        raise BadInput("error-no-free-seat")
    seat = free[0] if act.seat is None else act.seat
    if table.header.rated:
        check_player(table, act)
    body = {"name": act.name, "token": act.token, "owner": act.owner}
    return Entry(table.number + 1, "sit", seat, at, body | ({"deck": _deck_for(table, act, seat)} if act.deck else {}))


def _deck_for(table: SharedTable, act: TakeSeat, seat: int) -> str:
    """The deck with which a player sits down, as the seat's option has it.

    An illegal deck is refused, and any deck where the seat has none or the match has already begun elsewhere.
    """
    name = deck_option(seat)
    if table.header.inherited is not None or name not in table.header.options:
        raise BadInput("error-no-decks", game=table.game.key)
    return str(table.game.read_options({**table.header.options, name: act.deck})[name])


def _removable(table: SharedTable, seat: int) -> int:
    """A seat that has a person, at a table that is not over."""
    table.check_seat_number(seat)
    if table.status() == "over":
        raise BadInput("why-match-over")
    if table.places[seat].kind != "person":
        raise BadInput("error-nobody-there", seat=seat + 1)
    return seat


def _free_seat(table: SharedTable, act: FreeSeat, at: float) -> Entry:
    other = _removable(table, act.other)
    if act.seat != table.host() or other in table.seats_of_owner(act.seat):
        raise Forbidden("error-not-host")
    asked = other in table.people_asked() and at - table.asked_since >= GONE
    if table.match is not None and not asked:
        raise BadInput("error-not-gone", minutes=round(GONE / 60))
    if table.match is not None and table.header.rated:
        raise BadInput("error-rated-clock-decides")
    return _entry(table, act, "remove", at, other=other)


def _fill(table: SharedTable, act: Fill, at: float) -> Entry:
    table.check_seat_number(act.other)
    if table.places[act.other].kind != "open":
        raise BadInput("error-seat-taken", seat=act.other + 1)
    bot_named(act.bot, Chance())  # refused, if there is none of that name
    if table.header.rated:
        check_bot(table.game, act.bot)
    return _entry(table, act, "fill", at, other=act.other, bot=act.bot)


# Choices


def _choose(table: SharedTable, act: Choose, at: float) -> Entry:
    """A choice that is offered; where others have to agree, it is only proposed."""
    assert table.match is not None
    if act.number != table.match.number():
        raise Stale("error-stale-choice", number=act.number, open=table.match.number())
    _check_offered(table, act.seat, act.choice)
    return _entry(table, act, "propose" if table.needs_agreement(act.seat) else "choose", at, choice=act.choice)


def _check_offered(table: SharedTable, seat: int, given: object) -> None:
    assert table.match is not None
    reasons = table.match.explain(seat, read_choice(table.game, given))
    if reasons:
        raise NotOffered(reasons, table, seat)


def _answer_for(table: SharedTable, act: AnswerForBot | PassForPerson, at: float) -> Entry | AlreadyDone:
    """An answer that the server gives, unless the decision has been made meanwhile."""
    if table.answered_by_server() != act.seat or table.decision() != act.decision:
        return AlreadyDone(table.version())
    assert table.match is not None
    body: dict[str, Any] = {"choice": list(act.choice if isinstance(act, AnswerForBot) else DECLINE)}
    if isinstance(act, PassForPerson) and table.windows.has_nothing_to_decide(table.match.play, act.seat):
        body["passed"] = True  # an undo goes back behind it
    _check_offered(table, act.seat, body["choice"])
    return Entry(table.number + 1, "choose", act.seat, at, body)


# Undo and offers


def _undo(table: SharedTable, act: Undo, at: float) -> Entry:
    if table.proposal is not None and act.seat in table.proposal.agreed:
        return _entry(table, act, "withdraw", at)
    back = table.choices_to_undo(act.seat)
    if not table.header.undo:
        raise BadInput("error-no-undo")
    if not back:
        raise BadInput("error-nothing-to-undo")
    if table.undo_is_free(act.seat, back):
        return _entry(table, act, "undo", at, back=back, rerolls=True)
    return _entry(table, act, "offer", at, what="undo")


def _rematch(table: SharedTable, act: Rematch, at: float) -> Entry | AlreadyDone:
    """An offer of a rematch, or a yes to the open one.

    Two who offer it at once have agreed.
    """
    if table.status() != "over":
        raise BadInput("error-not-over")
    if table.rematch or (table.offer is not None and act.seat in table.offer.agreed):
        return AlreadyDone(table.version())
    if table.offer is not None:
        return _entry(table, act, "answer", at, yes=True)
    return _entry(table, act, "offer", at, what="rematch")


def _show_deck(table: SharedTable, act: ShowDeck, at: float) -> Entry | AlreadyDone:
    """The wish of a person to show the decks of a finished match."""
    seats = table.seats_of(act.tokens, act.visitor)
    if not seats:
        raise Forbidden("error-not-in-match")
    if table.status() != "over":
        raise BadInput("error-not-over")
    if deck_option(0) not in table.header.options:
        raise BadInput("error-no-decks", game=table.game.key)
    if seats[0] in table.shows:
        return AlreadyDone(table.version())
    return Entry(table.number + 1, "show", seats[0], at)


def _answer(table: SharedTable, act: Answer, offer: Offer, at: float) -> Entry:
    if act.yes and act.seat in offer.agreed:
        raise BadInput("error-nothing-offered")
    if act.number != offer.number:
        raise Stale("error-stale-offer", number=act.number, open=offer.number)
    further = {"rerolls": True} if act.yes and offer.what == "undo" else {}
    return _entry(table, act, "answer", at, yes=act.yes, **further)
