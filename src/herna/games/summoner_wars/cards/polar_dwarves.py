"""What the cards of the Polar Dwarves do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.deed import Aimed, Deed, May
from herna.games.summoner_wars.refusals.forcing import chosen_already, why_it_stays_put
from herna.games.summoner_wars.refusals.things import Reasons, card_chosen
from herna.games.summoner_wars.rules.damage import Damage, ability_damage
from herna.games.summoner_wars.rules.force import Force, forced_paths
from herna.games.summoner_wars.rules.values import is_structure
from herna.games.summoner_wars.rules.zones import add_boost, heal, over, remove_boost, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text


def own_structures(table: Battlefield, seat: int, among: list[int]) -> list[int]:
    """Those of some objects that are structures which a seat controls."""
    return [card for card in among if table.control[card] == seat and is_structure(table, card)]


# Svara


class StructuralShift(Text):
    """After this unit moves, you may force a structure you control within 3 spaces of it 1 space."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (ShiftingAStructure(me, "structural-shift", table.control[me]),)


@dataclass(frozen=True, slots=True)
class ShiftingAStructure(Aimed):
    """One structure that can be forced at all (SW-GAP-10) is forced 1 space."""

    def _near(self, table: Battlefield) -> list[int]:
        return own_structures(table, self.seat, table.within(self.source, 3))

    def targets(self, play: Play[Battlefield]) -> list[int]:
        table = play.table
        return [card for card in self._near(table) if forced_paths(table, card, 1, 1)]

    def why_not(self, play: Play[Battlefield], choice: Choice) -> Reasons:
        card = card_chosen(choice, "target")
        return why_it_stays_put(play.table, card) if card in self._near(play.table) else ()

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
    """After this unit moves, you may boost it, or spend 1 of its boost to tuck it under another common.

    While it is tucked, each special symbol in that common's attacks counts as two melee symbols.
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

    def order(self) -> tuple[str, ...]:
        return ("boost_it_or_tuck_it",)

    def boost_it_or_tuck_it(self, play: Play[Battlefield]) -> Outcome:
        if not self.here(play):
            return None
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-boost-or-tuck", "boost_or_commons", "SW-TUCK-01", about)

    def boost_or_commons(self, play: Play[Battlefield]) -> list[Choice]:
        table = play.table
        options: list[Choice] = [("boost_it",)]
        if table.boost[self.source]:  # the boost is a price (SW-TXT-10)
            options += [
                ("target", card)
                for card in table.within(self.source, 3)
                if table.control[card] == self.seat and table.is_common(card)
            ]
        return [*options, ("decline",)]

    def boost_it(self, play: Play[Battlefield]) -> None:
        add_boost(play.table, self.source)
        play.tell(("boosted", self.source, 1), "SW-BOOST-01")

    def target(self, play: Play[Battlefield], card: int) -> None:
        remove_boost(play.table, self.source)
        tuck(play.table, self.source, card)
        play.tell(("tucked", self.source, card), "SW-TUCK-01")

    def decline(self, play: Play[Battlefield]) -> None:
        pass


# Champions


class IceShards(Text):
    """At the end of your Build phase you may spend 1 boost of this unit: your structures damage enemies beside them."""

    def end_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        if phase != "build" or not table.boost[me]:
            return ()
        return (Splintering(me, "ice-shards", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Splintering(May):
    """Each enemy unit adjacent to at least one structure you control gets 1 damage, however many they are."""

    def possible(self, play: Play[Battlefield]) -> bool:
        return self.here(play) and play.table.boost[self.source] > 0

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
    """Each time a structure has moved or been forced, you may choose a unit beside it: 1 damage, and you may force it.

    Whose structure it is, who moved it and whose turn it is does not matter.
    """

    def after_moved_or_forced(self, table: Battlefield, me: int, other: int) -> Effects:
        return (Ramming(me, "ice-ram", table.control[me], other),)


@dataclass(frozen=True, slots=True)
class Ramming(Aimed):
    """A unit beside the structure gets 1 damage; if it is still there, it may then be forced 1 space."""

    structure: int
    rammed: int = -1

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return [card for card in play.table.beside(self.structure) if play.table.is_unit(card)]

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

    def order(self) -> tuple[str, ...]:
        return ("damage_is_removed",)

    def damage_is_removed(self, play: Play[Battlefield]) -> None:
        table = play.table
        for card in own_structures(table, self.seat, table.objects()):
            heal(play, card, 2)


class GlacialShift(Text):
    """Target up to 3 structures you control within 3 spaces of your Summoner; force each of them 1 or 2 spaces."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return ShiftingTheIce(me, "glacial-shift", seat)


@dataclass(frozen=True, slots=True)
class ShiftingTheIce(Deed):
    """All targets are chosen first; then each of them is forced, in the order that the player chooses."""

    chosen: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("choose_the_targets", "choose_the_next", "and_so_on_while_targets_are_left")

    def choose_the_targets(self, play: Play[Battlefield]) -> Outcome:
        if len(self.chosen) == 3 or not self._structures(play.table):
            return None
        return Ask(self.seat, "sw-event-target", "structures", "SW-TERM-02", {"card": self.source})

    def _structures(self, table: Battlefield) -> list[int]:
        near = table.within(table.summoner(self.seat), 3)
        return [card for card in own_structures(table, self.seat, near) if card not in self.chosen]

    def why_not(self, play: Play[Battlefield], choice: Choice) -> Reasons:
        card = card_chosen(choice, "pick")
        return chosen_already(card) if card in self.chosen else ()

    def structures(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("pick", card) for card in self._structures(play.table)]
        return [*options, ("done",)]

    def pick(self, play: Play[Battlefield], card: int) -> Repeat:
        return Repeat("choose_the_targets", replace(self, chosen=(*self.chosen, card)))

    def done(self, play: Play[Battlefield]) -> None:
        pass

    def choose_the_next(self, play: Play[Battlefield]) -> Outcome:
        if not self.chosen:
            return Return()
        if len(self.chosen) == 1:
            return self.target(play, self.chosen[0])
        return Ask(self.seat, "sw-force-next", "targets_left", "SW-FORCE-01", {"card": self.source})

    def targets_left(self, play: Play[Battlefield]) -> list[Choice]:
        return [("target", card) for card in self.chosen]

    def target(self, play: Play[Battlefield], card: int) -> Call:
        left = tuple(other for other in self.chosen if other != card)
        return Call(Force(self.seat, card, 1, 2), changed=replace(self, chosen=left))

    def and_so_on_while_targets_are_left(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_the_next")


TEXTS: dict[str, Text] = {
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
