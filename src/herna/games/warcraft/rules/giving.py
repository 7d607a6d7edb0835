"""Teammates ask each other for resources and give them, as much as they like (WC-TEAM-02, WC-TEAM-03)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Repeat, Return
from herna.games.warcraft.rules.experience import Deciding
from herna.games.warcraft.setting import GOLD, WOOD
from herna.games.warcraft.table import War


def gifts(table: War, seat: int, others: list[int]) -> list[Choice]:
    """What a player may give to these teammates: any number of gold, or of wood."""
    options: list[Choice] = []
    for other in others:
        options.extend(("give", other, GOLD, number) for number in range(1, table.gold[seat] + 1))
        options.extend(("give", other, WOOD, number) for number in range(1, table.wood[seat] + 1))
    return options


def give(play: Play[War], seat: int, other: int, resource: str, number: int) -> None:
    stock = play.table.gold if resource == GOLD else play.table.wood
    stock[seat] -= number
    stock[other] += number
    play.tell(("gave", seat, other, resource, number), "WC-TEAM-02")


def requests(table: War, seat: int, asked: tuple[int, ...]) -> list[Choice]:
    """The teammates who have something to give and were not asked yet."""
    return [
        ("ask_for_resources", other)
        for other in table.teammates(seat)
        if other not in asked and (table.gold[other] or table.wood[other])
    ]


@dataclass(frozen=True, slots=True)
class Request(Deciding):
    """A player was asked for resources by a teammate, and gives some or does not."""

    seat: int
    asking: int

    def order(self) -> tuple[str, ...]:
        return ("something_is_given",)

    def something_is_given(self, play: Play[War]) -> Outcome:
        table = play.table
        if not table.gold[self.seat] and not table.wood[self.seat]:
            return Return()
        return Ask(self.seat, "wc-requested", "gifts_or_none", "WC-TEAM-02", {"seat": self.asking})

    def gifts_or_none(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [*gifts(play.table, self.seat, [self.asking]), ("decline",)])

    def give(self, play: Play[War], seat: int, resource: str, number: int) -> Repeat:
        give(play, self.seat, seat, resource, number)
        return Repeat("something_is_given")

    def decline(self, play: Play[War]) -> Return:
        return Return()
