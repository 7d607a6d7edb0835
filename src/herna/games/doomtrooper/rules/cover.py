"""Cover (DT-COVER).

Seeking it, being forced into it, leaving it, and keeping somebody in the open.
"""

from __future__ import annotations

from typing import Final

from herna.engine.activity import Bar, Details
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.doomtrooper.rules.identity import away, away_barred, imprisonment, is_a, texts_about
from herna.games.doomtrooper.rules.permissions import forbidden, may, never
from herna.games.doomtrooper.rules.values import in_vehicle
from herna.games.doomtrooper.table import NONE, Front
from herna.games.doomtrooper.texts import AFTER_COVER, PUTS_OUT_OF_PLAY


def _the_warrior(table: Front, seat: int, choice: Choice) -> Details:
    """Of a bar: it speaks of the warrior that the choice names first."""
    return (("card", choice[1]),), ()


NOT_IN_COVER: Final = Bar("DT-COVER-12", "dt-why-not-in-cover", details=_the_warrior)
IN_COVER: Final = Bar("DT-COVER-01", "dt-why-in-cover", details=_the_warrior)
IN_VEHICLE: Final = Bar("DT-EQUIP-20", "dt-why-in-vehicle", details=_the_warrior)
LAST_IN_THE_OPEN: Final = Bar("DT-COVER-03", "dt-why-last-in-the-open", details=_the_warrior)


def in_the_open(table: Front, seat: int) -> list[int]:
    """A player's warriors in play that are not in cover (DT-COVER-03, G-32)."""
    return [warrior for warrior in table.warriors(seat) if warrior not in table.covered and not away(table, warrior)]


def nobody_in_the_open(table: Front, seat: int) -> bool:
    """DT-COVER-04: there are warriors in play, and all are in cover (G-33).

    One alone may be, if that is agreed.
    """
    there = 0
    for warrior in table.warriors(seat):
        if not away(table, warrior):
            if warrior not in table.covered:
                return False
            there += 1
    return there > table.agreed.lone_cover


def may_be_alone_in_cover(table: Front, seat: int, warrior: int = NONE) -> bool:
    """Whether a player's only warrior, or the first to come, may be in cover.

    G-31.
    """
    return table.agreed.lone_cover and _in_play(table, seat) == ([] if warrior == NONE else [warrior])


def _in_play(table: Front, seat: int) -> list[int]:
    return [warrior for warrior in table.warriors(seat) if not away(table, warrior)]


def never_in_cover(table: Front, warrior: int) -> bool:
    """Whether nothing can put a warrior into cover (DT-COVER-11).

    Apostles and their like never are (DT-AFF-05).
    """
    return is_a(table, warrior, "noncombatant") or never(table, warrior, "be-in-cover")


def may_act(table: Front, warrior: int) -> bool:
    """Whether a warrior may perform actions, or have cards laid on it by one.

    DT-TARGET-05, DT-TARGET-06.
    """
    return acting_barred(table, warrior) is None


def acting_barred(table: Front, warrior: int) -> Bar | None:
    """Why a warrior may perform no actions.

    It is imprisoned, away, or a card forbids it.
    """
    if warrior in table.prisoners:
        return imprisonment(table, warrior)
    if PUTS_OUT_OF_PLAY in table.answering and away(table, warrior):
        return away_barred(table, warrior)
    if may(table, warrior, "act"):
        return None
    return forbidden(table, "DT-TARGET-05", "dt-why-cannot-act", warrior, ("act",), card=warrior)


def seeking_cover_barred(table: Front, warrior: int) -> Bar | None:
    """Why a warrior does not seek cover.

    Somebody else stays in the open (DT-COVER-01, DT-COVER-03, DT-EQUIP-20).
    """
    if warrior in table.covered:
        return IN_COVER
    if in_vehicle(table, warrior):
        return IN_VEHICLE
    bar = acting_barred(table, warrior)
    if bar is not None:
        return bar
    if never_in_cover(table, warrior) or not may(table, warrior, "cover"):
        by = ("be-in-cover", "cover")
        return forbidden(table, "DT-COVER-11", "dt-why-never-in-cover", warrior, by, card=warrior)
    seat = table.control[warrior]
    control, covered = table.control, table.covered
    for other in table.warriors_there:
        if other != warrior and control[other] == seat and other not in covered and not away(table, other):
            return None
    if may_be_alone_in_cover(table, seat, warrior):
        return None
    return LAST_IN_THE_OPEN


def seek_cover(play: Play[Front], warrior: int) -> None:
    table = play.table
    table.covered |= {warrior}
    play.tell(("covered", warrior, table.key(warrior)), "DT-COVER-01")
    for card, text in texts_about(table, warrior, AFTER_COVER):
        text.after_cover(play, card, warrior)


def force_into_cover(play: Play[Front], warrior: int) -> bool:
    """An effect puts a warrior into cover, out of its vehicle (DT-EQUIP-21).

    Says whether it could.
    """
    table = play.table
    if never_in_cover(table, warrior) or warrior in table.covered:
        return False
    table.boarded -= set(table.bearing(warrior))
    table.covered |= {warrior}
    play.tell(("covered", warrior, table.key(warrior)), "DT-COVER-11")
    return True


def may_leave_cover(table: Front, warrior: int) -> bool:
    """As one action (DT-COVER-12); a hidden warrior is revealed by it."""
    return leaving_cover_barred(table, warrior) is None


def leaving_cover_barred(table: Front, warrior: int) -> Bar | None:
    """Why a warrior does not leave cover."""
    return acting_barred(table, warrior) if warrior in table.covered else NOT_IN_COVER


def leave_cover(play: Play[Front], warrior: int) -> None:
    """A warrior that left cover may not attack in the same turn (DT-COVER-13)."""
    table = play.table
    table.covered -= {warrior}
    table.left_cover = (*table.left_cover, warrior)
    play.tell(("left_cover", warrior, table.key(warrior)), "DT-COVER-12")
