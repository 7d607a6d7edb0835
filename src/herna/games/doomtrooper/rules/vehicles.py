"""Vehicles (DT-EQUIP-15 to DT-EQUIP-22): boarded or not when they are given, left when they can no longer be used."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play, Procedure, Return
from herna.games.doomtrooper.rules.cover import may_act
from herna.games.doomtrooper.rules.identity import keeps_condition
from herna.games.doomtrooper.table import Front


def is_vehicle(table: Front, card: int) -> bool:
    """A vehicle that a warrior can get into."""
    return table.type(card) == "equipment" and "vehicle" in table.printed(card).keywords


def vehicles_of(table: Front, seat: int) -> list[int]:
    """The vehicles that a player's warriors could get into or out of by an action (DT-EQUIP-16)."""
    return [
        card
        for warrior in table.warriors(seat)
        for card in table.bearing(warrior)
        if is_vehicle(table, card) and may_act(table, warrior) and (card in table.boarded or _open(table, card))
    ]


def _open(table: Front, vehicle: int) -> bool:
    """Whether its warrior could be inside: out of cover, and allowed to use it."""
    bearer = table.on[vehicle]
    return bearer not in table.covered and keeps_condition(table, vehicle, bearer)


def board(play: Play[Front], vehicle: int) -> None:
    """Its warrior gets in, or out."""
    table = play.table
    table.boarded ^= {vehicle}
    play.tell(("boarded", vehicle, table.key(vehicle), int(vehicle in table.boarded)), "DT-EQUIP-16")


@dataclass(frozen=True, slots=True)
class Boarding(Procedure):
    """Whoever gives a warrior a vehicle says at once whether it is inside (DT-EQUIP-15)."""

    seat: int
    vehicle: int

    def order(self) -> tuple[str, ...]:
        return ("inside_or_outside",)

    def inside_or_outside(self, play: Play[Front]) -> Outcome:
        table = play.table
        if self.vehicle not in table.on or self.vehicle in table.boarded or not _open(table, self.vehicle):
            return Return()
        return Ask(self.seat, "dt-board", "ways", "DT-EQUIP-15", {"card": self.vehicle})

    def ways(self, play: Play[Front]) -> list[Choice]:
        return [("board", self.vehicle), ("decline",)]

    def board(self, play: Play[Front], vehicle: int) -> None:
        board(play, vehicle)

    def decline(self, play: Play[Front]) -> None:
        return None


def leave_useless_vehicles(play: Play[Front]) -> None:
    """A warrior leaves a vehicle whose affiliation it has lost (DT-EQUIP-22)."""
    table = play.table
    for vehicle in sorted(table.boarded):
        if not keeps_condition(table, vehicle, table.on[vehicle]):
            board(play, vehicle)
