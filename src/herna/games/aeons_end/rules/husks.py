"""Husks, the Carapace Queen's minions without cards.

How they come, swarm, are hit and leave (AE-HUSK).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.decision import Ask
from herna.engine.deeds import Answer, do
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.aeons_end.deeds import YES_OR_NO, Deed, OnePlayer, PlayerDeed, comes_first
from herna.games.aeons_end.rules.breaches import DiscardsPrepped
from herna.games.aeons_end.rules.ending import players_lose
from herna.games.aeons_end.rules.suffering import GraveholdSuffers, Suffers, damage_gravehold
from herna.games.aeons_end.table import HUSK, NEMESIS, SHIELD, Siege

MOST_HUSKS: Final = 15


def take_husks_off(table: Siege, count: int, hurt: bool = False) -> None:
    """Husks leave the track, whole ones unless it says hurt (AE-HUSK-14)."""
    table.husks -= count
    if hurt:
        table.hurt_husks -= count
    table.hurt_husks = min(table.hurt_husks, table.husks)


def discard_husks(play: Play[Siege], count: int) -> None:
    """Husks are discarded, whole ones first (AE-HUSK-14)."""
    take_husks_off(play.table, count)
    play.tell(("husks_left", count), "AE-HUSK-14")


def husk_life(table: Siege) -> int:
    """A husk has 1 life (AE-HUSK-04), and 2 while Foul Multitudes is in play."""
    return 2 if any(table.key(card) == "foul-multitudes" for card in table.in_play) else 1


def put_husks(play: Play[Siege], count: int, source: int) -> None:
    """AE-HUSK-07: no more than 15; each further one costs Gravehold 1 damage."""
    table = play.table
    placed = min(count, MOST_HUSKS - table.husks)
    table.husks += placed
    if placed:
        play.tell(("husks_came", placed), "AE-HUSK-05")
    damage_gravehold(play, count - placed, source)


@dataclass(frozen=True, slots=True)
class HitHusks(PlayerDeed):
    """Damage hits one husk; several, if the player suffers 1 damage (AE-HUSK-06)."""

    seat: int
    amount: int
    source: int

    def order(self) -> tuple[str, ...]:
        return ("spread_it_or_not", "one_husk_is_hit")

    def spread_it_or_not(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if self.amount < 2 or table.husks < 2 or table.lasts(SHIELD):  # AE-GAP-09: prevented damage is not suffered
            return None
        return Ask(self.seat, "ae-spread-damage", YES_OR_NO, "AE-HUSK-06", {"amount": self.amount})

    def accept(self, play: Play[Siege]) -> Call:
        return Call(Suffers(1, self.seat), then="it_is_spread")

    def decline(self, play: Play[Siege]) -> None:
        """One husk is hit."""

    def it_is_spread(self, play: Play[Siege], value: Value) -> Outcome:
        return Call(SpreadOverHusks(self.seat, self.amount, self.source), then="all_is_spread")

    def all_is_spread(self, play: Play[Siege], value: Value) -> Return:
        return Return()

    def one_husk_is_hit(self, play: Play[Siege]) -> Outcome:
        return Call(SpreadOverHusks(self.seat, self.amount, self.source, just_one=True))


@dataclass(frozen=True, slots=True)
class SpreadOverHusks(Procedure):
    """Damage goes to husks point by point, or all of it to one.

    The player chooses between hurt husks and whole ones.
    """

    seat: int
    amount: int
    source: int
    just_one: bool = False

    def order(self) -> tuple[str, ...]:
        return ("the_next_husk_is_hit", "and_so_on")

    def the_next_husk_is_hit(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if not self.amount or not table.husks:
            return Return()
        if 0 < table.hurt_husks < table.husks:
            offer = (HitHurt(self), HitWhole(self))
            return Ask(self.seat, "ae-choose-husk", offer, "AE-HUSK-06", {"amount": self.amount})
        return self.hit(play, hurt=table.hurt_husks > 0)

    def hit(self, play: Play[Siege], hurt: bool) -> Outcome:
        """One husk takes a point.

        Just one, if only that is hit, as much as it has life.
        """
        table = play.table
        life = 1 if hurt else husk_life(table)
        taken = min(life, self.amount) if self.just_one else 1
        if taken == life:
            take_husks_off(table, 1, hurt)
        else:
            table.hurt_husks += 1
        play.tell(("damaged", HUSK, taken, table.source_key(self.source)), "AE-HUSK-06")
        rest = 0 if self.just_one else self.amount - taken
        return Repeat("the_next_husk_is_hit", replace(self, amount=rest))

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("the_next_husk_is_hit")


class HitHurt(Answer[Siege, SpreadOverHusks]):
    """A husk that is hurt already takes the next point."""

    kind = "hit_hurt"
    meanwhile = comes_first("hit_hurt")

    def do(self, play: Play[Siege], seat: int) -> Outcome:
        return self.deed.hit(play, hurt=True)


class HitWhole(Answer[Siege, SpreadOverHusks]):
    """A husk that is whole takes the next point."""

    kind = "hit_whole"

    def do(self, play: Play[Siege], seat: int) -> Outcome:
        return self.deed.hit(play, hurt=False)


@dataclass(frozen=True, slots=True)
class HusksCome(Deed):
    """Husks are put into play."""

    count: int
    source: int = NEMESIS  # the card that does it, or the mat itself

    def it_is_done(self, play: Play[Siege]) -> None:
        put_husks(play, self.count, self.source)


@dataclass(frozen=True, slots=True)
class HusksLeave(Deed):
    """Husks are discarded; no damage is dealt (AE-HUSK-14)."""

    count: int

    def it_is_done(self, play: Play[Siege]) -> None:
        discard_husks(play, self.count)


@dataclass(frozen=True, slots=True)
class Swarm(Deed):
    """The swarm table is carried out, perhaps several times (AE-HUSK-08 to 12)."""

    times: int = 1

    def order(self) -> tuple[str, ...]:
        return ("the_husks_swarm", "and_so_on")

    def fully(self, table: Siege) -> bool:
        """Whether there will be a prepped spell for each that is discarded."""
        husks = table.husks
        spells = sum(len(table.spells(seat)) for seat in table.seats())
        for _ in range(self.times):
            if husks <= 3:
                husks += 4
            elif husks <= 6:
                if not spells:
                    return False
                husks, spells = husks + 2, spells - 1
        return True

    def the_husks_swarm(self, play: Play[Siege]) -> Outcome:
        husks = play.table.husks
        play.tell(("swarmed", husks), "AE-HUSK-05")
        if husks >= 13:
            players_lose(play, "AE-HUSK-12")
        if husks >= 11:
            return do((OnePlayer((Suffers(3),), who="lowest-life"), HusksLeave(1)))
        if husks >= 7:
            return Call(GraveholdSuffers(5))
        if husks >= 4:
            return do((OnePlayer((DiscardsPrepped(),)), HusksCome(2)))
        return Call(HusksCome(4))

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("the_husks_swarm", Swarm(self.times - 1)) if self.times > 1 else None
