"""What a seat may do at a table, and the entry that comes of it. What may not be is refused with a reason."""

from __future__ import annotations

from typing import Any

from herna.bots.named import bot_named
from herna.engine.chance import Chance
from herna.engine.decision import DECLINE
from herna.engine.errors import BadInput, IllegalChoice
from herna.server.entries import Entry, Kind
from herna.server.messages import Answer, AnyAct, Choose, Fill, Leave, Mute, OfferDraw, PassUntil, Say, SetWindows, Undo
from herna.server.shared_table import STAND_IN, SharedTable
from herna.server.windows import MINE, PLAY, going_on


class Stale(BadInput):
    """The decision or the offer that was answered is no longer open: the client is told which one is."""


class NotOffered(IllegalChoice):
    """A choice that is not offered, with what the seat sees: the reasons are told in words of its game."""

    def __init__(self, refused: IllegalChoice, table: SharedTable, seat: int) -> None:
        assert table.match is not None
        super().__init__(refused.reasons)
        self.game = table.game
        self.view: dict[str, Any] = table.match.view(seat)["table"]


def entry_of(table: SharedTable, act: AnyAct, at: float) -> Entry:
    """The entry that an act of a person in that seat comes to, not yet applied."""
    if isinstance(act, Say):
        if not table.header.chat:
            raise BadInput("error-no-chat")
        return _entry(table, act, "say", at, text=act.text)
    if isinstance(act, Mute):
        if act.other >= table.header.seats:
            raise BadInput("error-no-such-seat", seat=act.other + 1)
        return _entry(table, act, "mute", at, other=act.other, muted=act.muted)
    if isinstance(act, SetWindows):
        if not set(act.moments) <= set(table.game.moments()):
            raise BadInput("error-no-such-moment")
        return _entry(table, act, "windows", at, stop=act.stop, moments=act.moments)
    if table.status() == "over":
        raise BadInput("why-match-over")
    if isinstance(act, Leave):
        if table.status() == "waiting":
            return _entry(table, act, "free", at)
        return _entry(table, act, "bot", at, bot=STAND_IN)
    if isinstance(act, Fill):
        return _fill(table, act, at)
    if table.match is None:
        raise BadInput("error-not-begun")
    if isinstance(act, Choose):
        if act.number != table.match.number():
            raise Stale("error-stale-choice", number=act.number, open=table.match.number())
        return _entry(table, act, "propose" if table.needs_agreement(act.seat) else "choose", at, choice=act.choice)
    if isinstance(act, PassUntil):
        if act.until not in ("", MINE, PLAY, *going_on(table.match.play)):
            raise BadInput("error-no-such-moment")
        return _entry(table, act, "pass", at, until=act.until)
    if isinstance(act, Undo):
        return _undo(table, act, at)
    if isinstance(act, OfferDraw):
        return _draw(table, act, at)
    if isinstance(act, Answer):
        offer = table.offer
        if offer is None or (act.yes and act.seat in offer.agreed):
            raise BadInput("error-nothing-offered")
        if act.number != offer.number:
            raise Stale("error-stale-offer", number=act.number, open=offer.number)
        return _entry(table, act, "answer", at, yes=act.yes)
    return _entry(table, act, "resign", at)


def pass_of(table: SharedTable, seat: int, at: float) -> Entry:
    """The entry by which the open window is passed for a person: an ordinary choice, marked if nothing was decided."""
    assert table.match is not None
    marked = {"passed": True} if table.windows.has_nothing_to_decide(table.match.play, seat) else {}
    return Entry(table.version() + 1, "choose", seat, at, {"choice": list(DECLINE), **marked})


def _entry(table: SharedTable, act: AnyAct, kind: Kind, at: float, **body: Any) -> Entry:
    return Entry(table.version() + 1, kind, act.seat, at, body, act.id)


def _fill(table: SharedTable, act: Fill, at: float) -> Entry:
    if act.other >= table.header.seats:
        raise BadInput("error-no-such-seat", seat=act.other + 1)
    if table.places[act.other].kind != "open":
        raise BadInput("error-seat-taken", seat=act.other + 1)
    bot_named(act.bot, Chance())  # refused, if there is none of that name
    return _entry(table, act, "fill", at, other=act.other, bot=act.bot)


def _undo(table: SharedTable, act: Undo, at: float) -> Entry:
    if table.proposal is not None and act.seat in table.proposal.agreed:
        return _entry(table, act, "withdraw", at)
    back = table.back_to(act.seat)
    if not table.header.undo:
        raise BadInput("error-no-undo")
    if not back:
        raise BadInput("error-nothing-to-undo")
    if table.undo_is_free(act.seat, back):
        return _entry(table, act, "undo", at, back=back)
    return _entry(table, act, "offer", at, what="undo")


def _draw(table: SharedTable, act: OfferDraw, at: float) -> Entry:
    if table.game.cooperative or len(table.people()) < table.header.seats or table.header.seats < 2:
        raise BadInput("error-no-draw")
    return _entry(table, act, "offer", at, what="draw")
