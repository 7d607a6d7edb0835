"""Resources change hands: teammates give them, cards take them (WC-TEAM-02)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Thing, because
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES
from herna.engine.flow import Outcome, Play, Repeat, Return
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding, ask_again
from herna.games.warcraft.setting import GOLD, UNITS_OF, WOOD
from herna.games.warcraft.table import War

NO_TEAMMATE: Final = Bar("WC-TEAM-02", "wc-why-no-teammate")


def has_teammates(table: War, seat: int) -> bool:
    """Whether others are on the same side."""
    return table.setting.side_units[seat] != UNITS_OF[seat]


def stock_of(table: War, seat: int, resource: str) -> int:
    return table.gold[seat] if resource == GOLD else table.wood[seat]


def hand_over(table: War, giver: int, taker: int, resource: str, number: int) -> None:
    """Gold or wood of one player becomes another's."""
    stock = table.gold if resource == GOLD else table.wood
    stock[giver] -= number
    stock[taker] += number


def pillage(play: Play[War], seat: int, other: int, gold: int, wood: int) -> None:
    """A player takes resources from another (WC-EXP-PILLAGE-1)."""
    hand_over(play.table, other, seat, GOLD, gold)
    hand_over(play.table, other, seat, WOOD, wood)
    play.tell(("pillaged", seat, other, gold, wood), "WC-EXP-PILLAGE-1")


def take(play: Play[War], seat: int, resource: str, number: int) -> None:
    """A player takes resources from the common bank (WC-EXP-RES-1)."""
    stock = play.table.gold if resource == GOLD else play.table.wood
    stock[seat] += number
    play.tell(("took", seat, resource, number), "WC-EXP-RES-1")


class Give(Activity[War]):
    """WC-TEAM-02: a player gives a teammate any number of gold, or of wood."""

    kind = "give"
    fields = ("seat", "resource", "number")
    rule = "WC-TEAM-02"
    choose = ("wc-why-choose-teammate",)

    def barred(self, table: War, seat: int) -> Bar | None:
        return None if has_teammates(table, seat) else NO_TEAMMATE

    def first(self, table: War, seat: int) -> Sequence[int]:
        return table.teammates(seat)

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        return NO_TEAMMATE

    def second(self, table: War, seat: int, first: int) -> Sequence[str]:
        return (GOLD, WOOD)

    def third(self, table: War, seat: int, first: int, second: str) -> Sequence[int]:
        return range(1, stock_of(table, seat, second) + 1)

    def third_outside(self, table: War, seat: int, first: int, second: str, third: int) -> Bar:
        return because("WC-TEAM-02", "wc-why-has-not-so-much", has=stock_of(table, seat, second))

    def nothing_to_choose(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return self.third_outside(table, seat, 0, str(chosen[1]), 0) if len(chosen) == 2 else NOTHING_TO_GIVE

    def do(self, play: Play[War], seat: int, other: int, resource: str, number: int) -> Repeat:
        hand_over(play.table, seat, other, resource, number)
        play.tell(("gave", seat, other, resource, number), "WC-TEAM-02")
        return ask_again(play)


GIVE: Final = Give()
NOTHING_TO_GIVE: Final = Bar("WC-TEAM-02", "wc-why-nothing-to-give")


class GiveToAsking(Give):
    """Only the teammate who has asked is given anything."""

    def __init__(self, asking: int) -> None:
        self.asking = asking

    def first(self, table: War, seat: int) -> Sequence[int]:
        return (self.asking,)

    def first_outside(self, table: War, seat: int, first: int) -> Bar:
        if first in table.teammates(seat):
            return because("WC-TEAM-02", "wc-why-another-asks", seat=self.asking)
        return NO_TEAMMATE


@dataclass(frozen=True, slots=True)
class Request(Deciding):
    """A teammate has asked for resources: a player gives some or none."""

    seat: int
    asking: int

    def it_is_done(self, play: Play[War]) -> Outcome:
        table = play.table
        if not table.gold[self.seat] and not table.wood[self.seat]:
            return Return()
        offer = (GiveToAsking(self.asking), DECLINES, LAY_POINTS)
        return Ask(self.seat, "wc-requested", offer, "WC-TEAM-02", {"seat": self.asking})
