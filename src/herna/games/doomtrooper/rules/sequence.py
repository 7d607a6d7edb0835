"""Several things that are to be done, one after another."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.table import Front


@dataclass(frozen=True, slots=True)
class Sequence(Procedure):
    """Procedures, one after another."""

    rest: tuple[Procedure, ...]

    def order(self) -> tuple[str, ...]:
        return ("the_next_is_done", "and_so_on")

    def the_next_is_done(self, play: Play[Front]) -> Outcome:
        if not self.rest:
            return Return()
        return Call(self.rest[0], changed=Sequence(self.rest[1:]))

    def and_so_on(self, play: Play[Front]) -> Repeat:
        return Repeat("the_next_is_done")
