"""Vehicles (DT-EQUIP-15 to DT-EQUIP-22).

Boarded or not when they are given, left when they can no longer be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, Thing, because
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES, Deed
from herna.engine.flow import Outcome, Play, Return
from herna.games.doomtrooper.deeds import FromList
from herna.games.doomtrooper.rules.actions import TakesActions, spend
from herna.games.doomtrooper.rules.cover import acting_barred
from herna.games.doomtrooper.rules.identity import keeps_condition
from herna.games.doomtrooper.table import NONE, Front

IS_NO_VEHICLE: Final = Bar("DT-EQUIP-16", "dt-why-is-no-vehicle")


def is_vehicle(table: Front, card: int) -> bool:
    """A vehicle that a warrior can get into."""
    return table.type(card) == "equipment" and "vehicle" in table.printed(card).keywords


def vehicles_of(table: Front, seat: int) -> list[int]:
    """The vehicles of a player's warriors."""
    return [card for warrior in table.warriors(seat) for card in table.bearing(warrior) if is_vehicle(table, card)]


def not_own_vehicle(table: Front, card: int) -> Bar:
    """Why a card is not a vehicle of a player's warriors."""
    bearer = table.on.get(card, NONE)
    if bearer < 0 or not is_vehicle(table, card) or table.type(bearer) != "warrior":
        return IS_NO_VEHICLE
    return because("DT-EQUIP-16", "dt-why-not-your-card", card=card)


def boarding_barred(table: Front, vehicle: int) -> Bar | None:
    """Why a warrior cannot get into or out of its vehicle by an action.

    DT-EQUIP-16.
    """
    bar = acting_barred(table, table.on[vehicle])
    return bar if bar is not None or vehicle in table.boarded else entry_barred(table, vehicle)


def entry_barred(table: Front, vehicle: int) -> Bar | None:
    """Why a warrior cannot be inside its vehicle.

    It is in cover, or not allowed to use it.
    """
    bearer = table.on[vehicle]
    if bearer in table.covered:
        return because("DT-EQUIP-20", "dt-why-in-cover", card=bearer)
    if keeps_condition(table, vehicle, bearer):
        return None
    return because("DT-EQUIP-22", "dt-why-may-not-use", card=vehicle, warrior=bearer)


def board(play: Play[Front], vehicle: int) -> None:
    """Its warrior gets in, or out."""
    table = play.table
    table.boarded ^= {vehicle}
    play.tell(("boarded", vehicle, table.key(vehicle), int(vehicle in table.boarded)), "DT-EQUIP-16")


class Board(TakesActions):
    """DT-EQUIP-16: a warrior gets into its vehicle, or out of it."""

    kind = "board"
    fields = ("vehicle",)
    rule = "DT-EQUIP-16"
    choose = ("dt-why-choose-vehicle",)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return vehicles_of(table, seat)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return boarding_barred(table, first)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar | None:
        return not_own_vehicle(table, first)

    def do(self, play: Play[Front], seat: int, vehicle: int) -> None:
        spend(play, seat, 1)
        board(play, vehicle)


@dataclass(frozen=True, slots=True)
class Boarding(Deed):
    """The player says whether the warrior is inside its new vehicle.

    At once, when it is given (DT-EQUIP-15).
    """

    seat: int
    vehicle: int

    def it_is_done(self, play: Play[Front]) -> Outcome:
        table = play.table
        if self.vehicle not in table.on or self.vehicle in table.boarded:
            return Return()
        if entry_barred(table, self.vehicle) is not None:
            return Return()
        return Ask(self.seat, "dt-board", (BoardAtOnce(self), DECLINES), "DT-EQUIP-15", {"card": self.vehicle})


class BoardAtOnce(FromList):
    """The warrior gets into its new vehicle."""

    kind = "board"
    fields = ("vehicle",)
    rule = "DT-EQUIP-15"

    def __init__(self, boarding: Boarding) -> None:
        self.boarding = boarding

    def listed(self, table: Front, seat: int) -> list[tuple[Thing, ...]]:
        return [(self.boarding.vehicle,)]

    def do(self, play: Play[Front], seat: int, vehicle: int) -> None:
        board(play, vehicle)


def leave_useless_vehicles(play: Play[Front]) -> None:
    """A warrior leaves a vehicle whose affiliation it has lost (DT-EQUIP-22)."""
    table = play.table
    for vehicle in sorted(table.boarded):
        if not keeps_condition(table, vehicle, table.on[vehicle]):
            board(play, vehicle)
