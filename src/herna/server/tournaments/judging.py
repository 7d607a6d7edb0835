"""What a judge may do at a table of a tournament, and players not."""

from __future__ import annotations

from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR
from herna.server.acts import Judge
from herna.server.entries import AlreadyDone, Entry
from herna.server.messages import AnyAct, Choose, FreeSeat, Leave, PassUntil, Rematch, Undo
from herna.server.shared_table import SharedTable

MOST_JUDGED = 100  # acts of judges at a table


def check_tournament(table: SharedTable, act: AnyAct) -> None:
    """Refuse what is not possible at a table of a tournament.

    Nobody is replaced by a bot, and the tournament opens the next table.
    """
    if table.header.tournament and isinstance(act, Leave | FreeSeat | Rematch):
        raise BadInput("error-cup-at-table")
    if table.paused and isinstance(act, Choose | Undo | PassUntil):
        raise BadInput("error-cup-paused")


def judge(table: SharedTable, act: Judge, at: float) -> Entry | AlreadyDone:
    """The entry for what a judge does."""
    if not table.header.tournament:
        raise BadInput("error-cup-no-table")
    if table.status() != "playing" or table.match is None:
        raise BadInput("why-match-over")
    if act.seat != SPECTATOR:
        table.check_seat_number(act.seat)
    if len(table.judged) >= MOST_JUDGED and act.do != "resume":
        raise BadInput("error-table-full")
    is_done = {
        "pause": table.paused,
        "resume": not table.paused,
        "look": any((each.do, each.seat, each.name) == (act.do, act.seat, act.name) for each in table.judged),
    }
    if is_done.get(act.do):
        return AlreadyDone(table.version())
    if act.do == "give-time" and (table.header.clock is None or act.seat == SPECTATOR or act.amount < 1):
        raise BadInput("error-cup-no-clock")
    if act.do == "restore" and not (table.match.inherited or 0) < act.amount < table.match.number():
        raise BadInput("error-nothing-to-undo")
    body = {"name": act.name, "do": act.do, "amount": act.amount, "text": act.text}
    return Entry(table.number + 1, "judge", act.seat, at, body)
