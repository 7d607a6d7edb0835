"""The windows of a duel (DT-DUEL-02, DT-DUEL-25), and what a fighter is immune to but its player accepts (G-61)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.games.doomtrooper.printed import ARMOR
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.playing import Anytime
from herna.games.doomtrooper.rules.values import ACCEPTED, changes_of, immune, played_by, stat_of
from herna.games.doomtrooper.table import Front, Switch

CHANGE = 7  # the phase in which warriors change their state: what has happened then stands


@dataclass(frozen=True, slots=True)
class InDuel(Anytime):
    """A window in a duel: it closes as soon as the duel is over before anybody was harmed (DT-DUEL-04, G-90)."""

    def the_next_seat_may_play(self, play: Play[Front]) -> Outcome:
        duel = play.table.duels[-1]
        return Return() if duel.over and duel.phase < CHANGE else Anytime.the_next_seat_may_play(self, play)


@dataclass(frozen=True, slots=True)
class Combat(InDuel):
    """The window of phase 5: who has a fighter may also accept what others' cards would do in its duel."""

    moment: str = "combat"

    def plays(self, play: Play[Front], seat: int) -> list[Choice]:
        return [*Anytime.plays(self, play, seat), *acceptances(play.table, seat)]

    def accept(self, play: Play[Front], warrior: int, card: int) -> Call:
        return self.played(Accepting(warrior, card))


def acceptances(table: Front, seat: int) -> list[Choice]:
    """What other players' cards would change in a comparison, were a player's fighters not immune to them."""
    duel = table.duel()
    if duel is None or ("immune" not in table.answering and not table.switches):
        return []
    found: dict[Choice, None] = {}
    for fighter in duel.fighters():
        opponent = duel.opponent(fighter)
        if table.controller(fighter) != seat or not in_play(table, fighter) or opponent not in table.control:
            continue
        there = (*table.control, *(boost.source for boost in (*table.boosts, *duel.boosts)))
        if not any(_is_refused(table, seat, fighter, source) for source in there):
            continue  # it is immune to nothing that is there
        for one, other in ((fighter, opponent), (opponent, fighter)):
            for stat in (stat_of(duel.tactic), ARMOR):
                for change in changes_of(table, one, stat, other):
                    if _is_refused(table, seat, fighter, change.source):
                        found["accept", fighter, change.source] = None
    return list(found)


def _is_refused(table: Front, seat: int, fighter: int, source: int) -> bool:
    return source >= 0 and played_by(table, source) != seat and immune(table, fighter, source)


@dataclass(frozen=True, slots=True)
class Accepting(Procedure):
    """In this duel a card works as if a fighter were not immune to it."""

    warrior: int
    card: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_accepted",)

    def it_is_accepted(self, play: Play[Front]) -> None:
        table = play.table
        duel = table.duels[-1]
        table.change_duel(replace(duel, switches=(*duel.switches, Switch(ACCEPTED, self.warrior, self.card))))
        play.tell(("accepts", self.warrior, self.card, table.key(self.card)), "DT-IMM-01")
