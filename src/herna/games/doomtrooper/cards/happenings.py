"""Effects that happen once: points, discards, wounds, healing, cancelling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.effects import CANCELLED
from herna.engine.flow import Play
from herna.engine.game import Message
from herna.games.doomtrooper.rules.lasting import cancel_in_duel
from herna.games.doomtrooper.rules.points import gain_destiny
from herna.games.doomtrooper.rules.wounds import heal
from herna.games.doomtrooper.rules.zones import GRAVE, leave_table, savers_of
from herna.games.doomtrooper.table import Front, Pending
from herna.games.doomtrooper.texts import NO_ANSWER, Moment, Text, Whose


@dataclass(frozen=True, slots=True)
class GainDestiny(Text):
    """Its player gains `destiny` D."""

    destiny: int

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        gain_destiny(play, pending.seat, self.destiny)

    def worded(self) -> Message | None:
        return Message("dt-does-gain-destiny", (("destiny", self.destiny),))


@dataclass(frozen=True, slots=True)
class Discard(Text):
    """What it is played on is discarded, which gives nobody points (DT-ZONES-08)."""

    where: str = GRAVE

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        savers = savers_of(table, target, self.where)
        return because("DT-ZONES-10", "dt-why-is-saved", (("card", savers[0]),), source=savers[0]) if savers else None

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        leave_table(play, pending.target, self.where)


@dataclass(frozen=True, slots=True)
class CancelSpecial(Text):
    """Played in answer to a special card, which then has no effect (DT-TIME-23)."""

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        return None if moment.kind == "played special" and moment.card != me else NO_ANSWER

    def moments(self) -> tuple[str, ...]:
        return ("played special",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> str:
        cancel_in_duel(play, pending.target)
        return CANCELLED

    def worded(self) -> Message | None:
        return Message("dt-does-cancel-special")


@dataclass(frozen=True, slots=True)
class SaveFromDeath(Text):
    """Played when a warrior of its player is killed.

    It is not, and keeps the state it had.
    """

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        if moment.kind != "killed":
            return NO_ANSWER
        if table.controller(moment.card) == seat:
            return None
        return Bar("DT-TIME-14", "dt-why-not-your-warrior", (("card", moment.card),))

    def moments(self) -> tuple[str, ...]:
        return ("killed",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> str:
        return CANCELLED


@dataclass(frozen=True, slots=True)
class HealsInCover(Text):
    """Its bearer is healed when it seeks cover by an action."""

    def after_cover(self, play: Play[Front], me: int, warrior: int) -> None:
        heal(play, warrior)


EFFECTS: Final[dict[str, type[Text]]] = {
    "gain-destiny": GainDestiny,
    "discard": Discard,
    "heals-in-cover": HealsInCover,
    "cancel-special": CancelSpecial,
    "save-from-death": SaveFromDeath,
}
