"""Cultists (DT-AFF-08 to DT-AFF-11, G-72).

Doomtroopers or Dark Legion warriors, as their player last said.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.decision import Ask, Choice
from herna.engine.deeds import Deed
from herna.engine.flow import Play, Procedure
from herna.games.doomtrooper.deeds import PickWord
from herna.games.doomtrooper.rules.identity import DARK_LEGION, DOOMTROOPER
from herna.games.doomtrooper.table import NONE, Front
from herna.games.doomtrooper.texts import Identity, Text


@dataclass(frozen=True, slots=True)
class TwoSided(Text):
    """Its player says on which side its own card is.

    ANYTIME, and first when it is deployed.
    """

    def changes_identity(self, table: Front, me: int, warrior: int, who: Identity) -> Identity:
        legion = table.noted(me) == DARK_LEGION
        return replace(
            who,
            sides=frozenset((DARK_LEGION if legion else DOOMTROOPER,)),
            affiliations=frozenset((DARK_LEGION,) if legion else ()),
            keywords=who.keywords - {DOOMTROOPER},
        )

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if table.control[me] != seat or moment not in ("anytime", "combat"):
            return []
        other = DOOMTROOPER if table.noted(me) == DARK_LEGION else DARK_LEGION
        return [("use", me, other, NONE)]

    def abilities(self) -> tuple[str, ...]:
        return (DOOMTROOPER, DARK_LEGION)

    def switches(self, ability: str) -> bool:
        return True

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> None:
        play.table.note(me, ability)

    def after_deploy(self, play: Play[Front], me: int, warrior: int) -> Procedure | None:
        return ChooseSide(play.table.control[me], me) if warrior == me else None


@dataclass(frozen=True, slots=True)
class ChooseSide(Deed):
    """A player says on which side a Cultist is."""

    seat: int
    warrior: int

    def it_is_done(self, play: Play[Front]) -> Ask:
        return Ask(self.seat, "dt-side", (PickWord(self),), "DT-AFF-08", {"card": self.warrior})

    def candidates(self, table: Front) -> tuple[str, ...]:
        return (DOOMTROOPER, DARK_LEGION)

    def pick(self, play: Play[Front], side: str) -> None:
        if self.warrior in play.table.control:
            play.table.note(self.warrior, side)


EFFECTS: Final[dict[str, type[Text]]] = {"two-sided": TwoSided}
