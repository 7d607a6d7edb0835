"""Cultists (DT-AFF-08 to DT-AFF-11, G-72): Doomtroopers or Dark Legion warriors, as their player last said."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Play, Procedure
from herna.games.doomtrooper.rules.identity import DARK_LEGION, DOOMTROOPER
from herna.games.doomtrooper.table import NONE, Front
from herna.games.doomtrooper.texts import Identity, Text


@dataclass(frozen=True, slots=True)
class TwoSided(Text):
    """Its player says ANYTIME, and first when it is deployed, on which side its own card is."""

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

    def used(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> None:
        play.table.note(me, ability)

    def after_deploy(self, play: Play[Front], me: int, warrior: int) -> Procedure | None:
        return ChooseSide(play.table.control[me], me) if warrior == me else None


@dataclass(frozen=True, slots=True)
class ChooseSide(Procedure):
    """A player says on which side a Cultist is."""

    seat: int
    warrior: int

    def order(self) -> tuple[str, ...]:
        return ("the_side_is_chosen",)

    def the_side_is_chosen(self, play: Play[Front]) -> Ask:
        return Ask(self.seat, "dt-side", "sides", "DT-AFF-08", {"card": self.warrior})

    def sides(self, play: Play[Front]) -> list[Choice]:
        return [("pick_word", DOOMTROOPER), ("pick_word", DARK_LEGION)]

    def pick_word(self, play: Play[Front], word: str) -> None:
        if self.warrior in play.table.control:
            play.table.note(self.warrior, word)


EFFECTS: dict[str, type[Text]] = {"two-sided": TwoSided}
