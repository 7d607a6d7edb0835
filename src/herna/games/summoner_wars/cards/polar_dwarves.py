"""What the cards of the Polar Dwarves do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, Harm
from herna.engine.decision import Arguments, Ask
from herna.engine.deeds import DECLINES
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.deeds import (
    CHOSEN,
    NO_BOOST,
    UNTIL_DONE,
    Aimed,
    BoostIt,
    Deed,
    May,
    PickCard,
    TargetCard,
)
from herna.games.summoner_wars.rules.damage import Damage, ability_damage
from herna.games.summoner_wars.rules.force import Force, one_space_barred
from herna.games.summoner_wars.rules.values import is_structure
from herna.games.summoner_wars.rules.verbs import heal, tuck_under
from herna.games.summoner_wars.rules.zones import over, remove_boost
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text

MOST_SHIFTED: Final = 3  # targets of Glacial Shift


def own_structures(table: Battlefield, seat: int, among: list[int]) -> list[int]:
    """Those of some objects that are structures which a seat controls."""
    return [card for card in among if table.control[card] == seat and is_structure(table, card)]


# Svara


class StructuralShift(Text):
    """After this unit moves, you may force your structure 1 space.

    One that you control within 3 spaces of it.
    """

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (ShiftingAStructure(me, "structural-shift", table.control[me]),)


@dataclass(frozen=True, slots=True)
class ShiftingAStructure(Aimed):
    """One structure that can be forced at all (SW-GAP-10) is forced 1 space."""

    def targets(self, table: Battlefield) -> list[int]:
        return own_structures(table, self.seat, table.within(self.source, 3))

    def target_barred(self, table: Battlefield, card: int) -> Bar | None:
        return one_space_barred(table, card)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Force(self.seat, card))


# Commons


class FrostBolt(Text):
    """Strength +1 for each structure you control adjacent to this unit."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return len(own_structures(table, table.control[me], table.beside(me)))


class LivingGate(Text):
    """This unit is a gate of its controller."""

    def gate(self, table: Battlefield, me: int) -> bool:
        return True


class MobileStructure(Text):
    """This unit may move although it is a structure."""

    def mobile(self, table: Battlefield, me: int) -> bool:
        return True


class Slow(Text):
    """When this unit moves, its maximum is 1 space lower."""

    def fewer_spaces(self, table: Battlefield, me: int) -> int:
        return 1


class FrostAxe(Text):
    """After moving, boost this unit or tuck it under a common.

    You may do one of these; tucking spends 1 of its boost and goes under another common. While it is tucked, each
    special symbol in that common's attacks counts as two melee symbols.
    """

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (Smithing(me, "frost-axe", table.control[me]),)

    def works_tucked(self) -> bool:
        return True

    def melee_for_special(self, table: Battlefield, me: int, attacker: int) -> int:
        return 2 if over(table, me) == attacker else 0


@dataclass(frozen=True, slots=True)
class Smithing(Deed):
    """The unit is boosted, or goes under another common you control within 3 spaces."""

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return None
        offer = (BoostIt(self), TuckUnder(self), DECLINES)
        return Ask(self.seat, "sw-boost-or-tuck", offer, "SW-TUCK-01", self.about())


class TuckUnder(TargetCard[Smithing]):
    """The unit goes under a common; its boost is a price (SW-TXT-10)."""

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        return None if table.boost[self.deed.source] else NO_BOOST

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        near = table.within(self.deed.source, 3)
        return [card for card in near if table.control[card] == seat and table.is_common(card)]

    def do(self, play: Play[Battlefield], seat: int, card: int) -> None:
        source = self.deed.source
        remove_boost(play.table, source)
        tuck_under(play, source, card)


# Champions


class IceShards(Text):
    """Spend 1 boost: your structures damage enemies beside them.

    At the end of your Build phase, if you like; the boost is this unit's.
    """

    def end_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        if phase != "build" or not table.boost[me]:
            return ()
        return (Splintering(me, "ice-shards", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Splintering(May):
    """Each enemy unit beside a structure of yours gets 1 damage.

    However many structures there are.
    """

    def possible(self, play: Play[Battlefield]) -> bool:
        return play.table.boost[self.source] > 0

    def it_is_used(self, play: Play[Battlefield]) -> Call:
        table = play.table
        remove_boost(table, self.source)
        hits = tuple(
            ability_damage(table, self.seat, unit, 1)
            for unit in table.units(1 - self.seat)
            if own_structures(table, self.seat, table.beside(unit))
        )
        return Call(Damage(hits, self.seat, self.source))


class GreaterFrostBolt(Text):
    """Strength +1 for each structure you control within 2 spaces of this unit."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return len(own_structures(table, table.control[me], table.within(me, 2)))


class ColdSnap(Text):
    """Every structure you control has +1 life."""

    def life_given(self, table: Battlefield, me: int, other: int) -> int:
        mine = table.control[other] == table.control[me]
        return 1 if mine and is_structure(table, other) else 0


# Events


class IceRam(Text):
    """A structure that moved may damage and force a unit.

    Each time one has moved or been forced, you may choose a unit beside it: 1 damage, and you may force it. Whose
    structure it is, who moved it and whose turn it is does not matter.
    """

    def after_moved_or_forced(self, table: Battlefield, me: int, other: int) -> Effects:
        return (Ramming(me, "ice-ram", table.control[me], other),)


@dataclass(frozen=True, slots=True)
class Ramming(Aimed):
    """A unit beside the structure gets 1 damage.

    If it is still there, it may then be forced 1 space.
    """

    structure: int
    rammed: int = -1

    def targets(self, table: Battlefield) -> list[int]:
        return [card for card in table.beside(self.structure) if table.is_unit(card)]

    def harm_to_target(self, table: Battlefield, card: int) -> Harm:
        return table.harm_to(card, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Damage(((card, 1),), self.seat, self.source), changed=replace(self, rammed=card))

    def afterwards(self, play: Play[Battlefield]) -> Call:
        return Call(Force(self.seat, self.rammed, optional=True))


class Parapet(Text):
    """Units you control may attack through this structure."""

    def lets_attack_through(self, table: Battlefield, me: int, attacker: int) -> bool:
        return table.control[attacker] == table.control[me]


class IceRepair(Text):
    """Remove 2 damage from each structure you control."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return RepairingWithIce(me, "ice-repair", seat)


@dataclass(frozen=True, slots=True)
class RepairingWithIce(Deed):
    """Every damaged structure has 2 damage less, or as much less as there is."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        table = play.table
        for card in own_structures(table, self.seat, table.objects()):
            heal(play, card, 2)


class GlacialShift(Text):
    """Target up to 3 structures you control within 3 spaces of your Summoner.

    Force each of them 1 or 2 spaces.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return ShiftingTheIce(me, "glacial-shift", seat)


@dataclass(frozen=True, slots=True)
class ShiftingTheIce(Deed):
    """All targets are chosen first.

    Then each of them is forced, in the order that the player chooses.
    """

    chosen: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("choose_the_targets", "choose_the_next", "and_so_on_while_targets_are_left")

    def choose_the_targets(self, play: Play[Battlefield]) -> Outcome:
        pick = PickStructure(self)
        if len(self.chosen) == MOST_SHIFTED or not pick.is_possible(play.table, self.seat):
            return None
        about: Arguments = {"card": self.source, "count": MOST_SHIFTED - len(self.chosen)}
        return Ask(self.seat, "sw-force-targets", (pick, *UNTIL_DONE), "SW-TERM-02", about)

    def done(self, play: Play[Battlefield]) -> None:
        pass

    def choose_the_next(self, play: Play[Battlefield]) -> Outcome:
        if not self.chosen:
            return Return()
        if len(self.chosen) == 1:
            return self.force(self.chosen[0])
        return Ask(self.seat, "sw-force-next", (ForceNext(self),), "SW-FORCE-01", {"card": self.source})

    def force(self, card: int) -> Call:
        """One of the targets is forced; the others are left."""
        left = tuple(other for other in self.chosen if other != card)
        return Call(Force(self.seat, card, 1, 2), changed=replace(self, chosen=left))

    def and_so_on_while_targets_are_left(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_the_next")


class PickStructure(PickCard[ShiftingTheIce]):
    """One more target, each once."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return own_structures(table, seat, table.within(table.summoner(seat), 3))

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return CHOSEN if first in self.deed.chosen else None

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Repeat:
        return Repeat("choose_the_targets", replace(self.deed, chosen=(*self.deed.chosen, card)))


class ForceNext(TargetCard[ShiftingTheIce]):
    """The target that is forced next."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return self.deed.chosen

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Call:
        return self.deed.force(card)


TEXTS: Final[dict[str, Text]] = {
    "structural-shift": StructuralShift(),
    "frost-bolt": FrostBolt(),
    "living-gate": LivingGate(),
    "mobile-structure": MobileStructure(),
    "slow": Slow(),
    "frost-axe": FrostAxe(),
    "ice-shards": IceShards(),
    "greater-frost-bolt": GreaterFrostBolt(),
    "cold-snap": ColdSnap(),
    "ice-ram": IceRam(),
    "parapet": Parapet(),
    "ice-repair": IceRepair(),
    "glacial-shift": GlacialShift(),
}
