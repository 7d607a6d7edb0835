"""Cover (DT-COVER): seeking it, being forced into it, leaving it, and keeping somebody in the open."""

from __future__ import annotations

from herna.engine.flow import Play
from herna.games.doomtrooper.rules.identity import away, is_a, saying
from herna.games.doomtrooper.rules.permissions import may, never
from herna.games.doomtrooper.rules.values import in_vehicle
from herna.games.doomtrooper.table import NONE, Front


def in_the_open(table: Front, seat: int) -> list[int]:
    """A player's warriors in play that are not in cover (DT-COVER-03, G-32)."""
    return [warrior for warrior in table.warriors(seat) if warrior not in table.covered and not away(table, warrior)]


def nobody_in_the_open(table: Front, seat: int) -> bool:
    """DT-COVER-04: there are warriors in play, and all are in cover (G-33); one alone may be, if that is agreed."""
    there = _in_play(table, seat)
    return len(there) > table.agreed.lone_cover and table.covered.issuperset(there)


def may_be_alone_in_cover(table: Front, seat: int, warrior: int = NONE) -> bool:
    """Whether a player's only warrior, or the first one to come, may be in cover (G-31)."""
    return table.agreed.lone_cover and _in_play(table, seat) == ([] if warrior == NONE else [warrior])


def _in_play(table: Front, seat: int) -> list[int]:
    return [warrior for warrior in table.warriors(seat) if not away(table, warrior)]


def never_in_cover(table: Front, warrior: int) -> bool:
    """Whether nothing can put a warrior into cover (DT-COVER-11); Apostles and their like never are (DT-AFF-05)."""
    return is_a(table, warrior, "noncombatant") or never(table, warrior, "be-in-cover")


def may_act(table: Front, warrior: int) -> bool:
    """Whether a warrior may perform actions, or have cards laid on it by one (DT-TARGET-05, DT-TARGET-06)."""
    return warrior not in table.prisoners and not away(table, warrior) and may(table, warrior, "act")


def may_seek_cover(table: Front, warrior: int) -> bool:
    """As one action, if somebody else stays in the open (DT-COVER-01, DT-COVER-03, DT-EQUIP-20)."""
    if warrior in table.covered or warrior in table.hidden or in_vehicle(table, warrior):
        return False
    if not may_act(table, warrior) or never_in_cover(table, warrior) or not may(table, warrior, "cover"):
        return False
    for other in table.warriors(table.control[warrior]):
        if other != warrior and other not in table.covered and not away(table, other):
            return True
    return may_be_alone_in_cover(table, table.control[warrior], warrior)


def seek_cover(play: Play[Front], warrior: int) -> None:
    table = play.table
    table.covered |= {warrior}
    play.tell(("covered", warrior, table.key(warrior)), "DT-COVER-01")
    for card, text in saying(table, warrior, "after_cover"):
        text.after_cover(play, card, warrior)


def force_into_cover(play: Play[Front], warrior: int) -> bool:
    """An effect puts a warrior into cover, out of its vehicle (DT-EQUIP-21); says whether it could."""
    table = play.table
    if never_in_cover(table, warrior) or warrior in table.covered:
        return False
    table.boarded -= set(table.bearing(warrior))
    table.covered |= {warrior}
    play.tell(("covered", warrior, table.key(warrior)), "DT-COVER-11")
    return True


def may_leave_cover(table: Front, warrior: int) -> bool:
    """As one action (DT-COVER-12); a hidden warrior is revealed by it."""
    return warrior in table.covered and may_act(table, warrior)


def leave_cover(play: Play[Front], warrior: int) -> None:
    """Who left cover may not attack in the same turn (DT-COVER-13)."""
    table = play.table
    table.covered -= {warrior}
    table.left_cover = (*table.left_cover, warrior)
    play.tell(("left_cover", warrior, table.key(warrior)), "DT-COVER-12")
