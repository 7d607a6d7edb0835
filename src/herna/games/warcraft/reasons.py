"""What refusals are made of: a reason with its rule, and what the fields of a choice name."""

from __future__ import annotations

from herna.engine.decision import Reason
from herna.games.warcraft.rules.stacking import MOST_UNITS, MOST_WORKERS
from herna.games.warcraft.setting import KIND_NUMBERS, WORKER
from herna.games.warcraft.table import War

Reasons = tuple[Reason, ...]
Blockers = tuple[tuple[str, str | int], ...]

UNSAID = -1  # of a choice that is only begun: this field was not pointed at yet
NO_SUCH = -2  # there is no such thing


def because(rule: str, key: str, blockers: Blockers = (), **about: str | int) -> Reasons:
    """One reason: its rule, its message, what stands in the way, and what the message speaks of."""
    return (Reason(rule, key, tuple(about.items()), blockers),)


def said(field: str | int, count: int) -> int:
    """The thing that a field of a choice names, of so many there are."""
    if field == "":
        return UNSAID
    return field if isinstance(field, int) and 0 <= field < count else NO_SUCH


def space_said(table: War, field: str | int) -> int:
    return said(field, len(table.on))


def seat_said(table: War, field: str | int) -> int:
    """An owner: a seat, or the neutral force."""
    return said(field, len(table.setting.races))


def piece_said(field: str | int) -> int:
    """A kind of piece by its word."""
    return UNSAID if field == "" else KIND_NUMBERS.get(str(field), NO_SUCH)


def full(table: War, kind: int, space: int) -> Reasons:
    """There are as many units, or workers, of the own side as may be."""
    teams = len(set(table.setting.sides)) < len(table.setting.sides)
    if kind < WORKER:
        rule = "WC-STACK-06" if teams else "WC-STACK-01"
        return because(rule, "wc-why-full-of-units", space=space, most=MOST_UNITS)
    rule = "WC-STACK-06" if teams else "WC-STACK-02"
    return because(rule, "wc-why-full-of-workers", space=space, most=MOST_WORKERS)
