"""What the cards of the Fallen Kingdom do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.effects import Lasting, lasting_total
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Return
from herna.games.summoner_wars.cards.fallen_kingdom_events import EVENTS
from herna.games.summoner_wars.deed import Aimed, Deed, Placed
from herna.games.summoner_wars.grid import DISTANCE, NEIGHBOURS
from herna.games.summoner_wars.rules.damage import Damage, Elimination, ability_damage
from herna.games.summoner_wars.rules.values import END_OF_ATTACK
from herna.games.summoner_wars.rules.zones import add_boost, enter_battlefield, place_from_hand, remove_boost, reveal
from herna.games.summoner_wars.table import NOWHERE, Battlefield
from herna.games.summoner_wars.texts import Effects, Gone, Text


def named_in_discard(table: Battlefield, seat: int, word: str) -> list[int]:
    """The unit cards with a word in their name in a seat's own discard pile (CR-22)."""
    return [card for card in table.discard[seat] if table.is_unit(card) and table.named(card, word)]


def place_from_discard(play: Play[Battlefield], seat: int, card: int, space: int) -> None:
    """A card goes from the discard pile onto the battlefield; it is not summoned (SW-SUM-09)."""
    table = play.table
    table.discard[seat] = tuple(other for other in table.discard[seat] if other != card)
    enter_battlefield(table, card, space, seat)
    play.tell(("placed", card, space), "SW-SUM-09")


# Ret-Talus


class RaiseTheDead(Text):
    """Once per turn, in your Summon phase: 2 damage to this unit, and an Undead from your discard pile beside it."""

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        seat = table.control[me]
        if phase != "summon" or not table.on_board(me) or not table.once(me, "raise-the-dead"):
            return ()
        if not table.empty_beside(table.place[me]) or not named_in_discard(table, seat, "undead"):
            return ()
        return (RaisingTheDead(me, "raise-the-dead", seat),)


@dataclass(frozen=True, slots=True)
class RaisingTheDead(Deed):
    """A card and a space are chosen; then it is placed, and the unit that raised it is damaged."""

    raised: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("choose_a_card", "choose_a_space", "the_summoner_is_damaged")

    def choose_a_card(self, play: Play[Battlefield]) -> Ask:
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-pick-from-discard", "undead", "SW-ZONE-04", about)

    def undead(self, play: Play[Battlefield]) -> list[Choice]:
        return [("pick", card) for card in named_in_discard(play.table, self.seat, "undead")]

    def pick(self, play: Play[Battlefield], card: int) -> Go:
        shown = reveal(play.table, card)
        play.tell(("showed", self.seat, shown), "SW-SUM-09")
        return Go(replace(self, raised=shown))

    def choose_a_space(self, play: Play[Battlefield]) -> Ask:
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-choose-space", "spaces_beside", "SW-SUM-09", about)

    def spaces_beside(self, play: Play[Battlefield]) -> list[Choice]:
        table = play.table
        return [("to", space) for space in table.empty_beside(table.place[self.source])]

    def to(self, play: Play[Battlefield], space: int) -> None:
        table = play.table
        table.used = (*table.used, (self.source, self.effect))
        place_from_discard(play, self.seat, self.raised, space)

    def the_summoner_is_damaged(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.source, 2),), self.seat, self.source))


# Undead Archer


class SoulShift(Text):
    """In your turn, when another unit within 3 spaces is eliminated, you may put this one where it was."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        seat = table.control[me]
        if seat != table.active or not table.on_board(me) or not table.is_unit(gone.card):
            return ()
        near = DISTANCE[table.place[me]][gone.space] <= 3
        return (SoulShifting(me, "soul-shift", seat, gone.space),) if near else ()


@dataclass(frozen=True, slots=True)
class SoulShifting(Placed):
    """The unit goes to the space that was left, if it is still empty: neither a move nor a force (SW-TXT-11)."""

    left: int

    def optional(self) -> bool:
        return True

    def spaces(self, play: Play[Battlefield]) -> list[int]:
        return [self.left] if self.here(play) and play.table.board[self.left] < 0 else []

    def to(self, play: Play[Battlefield], space: int) -> None:
        play.table.put(self.source, space)
        play.tell(("placed", self.source, space), "SW-FORCE-07")


# Undead Carrier


class Soulless(Text):
    """You gain no magic for enemy units that an attack of this unit eliminates."""

    def pays_no_magic(self, table: Battlefield, me: int, gone: int) -> bool:
        return table.is_unit(gone)


class Infect(Text):
    """When an attack of this unit eliminates a unit, you may place a Carrier from your discard pile on its space."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        if gone.attacker != me or not table.on_board(me) or not table.is_unit(gone.card):
            return ()
        return (Infecting(me, "infect", table.control[me], gone.space),)


@dataclass(frozen=True, slots=True)
class Infecting(Deed):
    """A Carrier from the discard pile is placed on the space that was left, if it is still empty (CR-02).

    It is asked whenever any card lies in the pile, which the opponent cannot look through (SW-GAP-37).
    """

    left: int

    def order(self) -> tuple[str, ...]:
        return ("choose_a_carrier",)

    def choose_a_carrier(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if not self.here(play) or table.board[self.left] >= 0 or not table.discard[self.seat]:
            return Return()
        about: Arguments = {"effect": self.effect, "card": self.source}
        return Ask(self.seat, "sw-pick-from-discard", "carriers", "SW-SUM-09", about)

    def carriers(self, play: Play[Battlefield]) -> list[Choice]:
        carriers: list[Choice] = [("pick", card) for card in named_in_discard(play.table, self.seat, "carrier")]
        return [*carriers, ("decline",)]

    def pick(self, play: Play[Battlefield], card: int) -> None:
        place_from_discard(play, self.seat, reveal(play.table, card), self.left)

    def decline(self, play: Play[Battlefield]) -> None:
        pass


# Undead Warrior


class BloodFury(Text):
    """Each time a unit is eliminated in your turn, boost this one; at the end of your turn remove 2 boost from it."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        if table.control[me] != table.active or not table.on_board(me) or not table.is_unit(gone.card):
            return ()
        return (FuryRising(me, "blood-fury", table.control[me]),)

    def end_of_turn(self, table: Battlefield, me: int) -> Effects:
        return (FuryFading(me, "blood-fury", table.control[me]),) if table.boost[me] else ()


@dataclass(frozen=True, slots=True)
class FuryRising(Deed):
    """The unit is boosted."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_boosted",)

    def order_matters(self) -> bool:
        return False

    def it_is_boosted(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            add_boost(play.table, self.source)
            play.tell(("boosted", self.source, 1), "SW-BOOST-01")


@dataclass(frozen=True, slots=True)
class FuryFading(Deed):
    """The unit loses 2 boost, or all it has (SW-BOOST-06)."""

    def order(self) -> tuple[str, ...]:
        return ("boost_is_removed",)

    def order_matters(self) -> bool:
        return False

    def boost_is_removed(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            remove_boost(play.table, self.source, 2)
            play.tell(("used", self.source, self.effect), "SW-BOOST-06")


# Hellfire Cultist


class Immolate(Text):
    """When this unit was eliminated, each enemy unit that was beside it gets 1 damage."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        if gone.card != me:
            return ()
        beside = (table.board[space] for space in NEIGHBOURS[gone.space])
        burnt = tuple(card for card in beside if card >= 0 and table.is_unit(card) and table.enemy(card, gone.seat))
        return (Immolating(me, "immolate", gone.seat, burnt),) if burnt else ()


@dataclass(frozen=True, slots=True)
class Immolating(Deed):
    """All are damaged at once; who controlled the unit is credited (SW-GAP-18)."""

    burnt: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("they_are_damaged",)

    def they_are_damaged(self, play: Play[Battlefield]) -> Call:
        hits = tuple(ability_damage(play.table, self.seat, card, 1) for card in self.burnt)
        return Call(Damage(hits, self.seat, self.source))


# Dragos


class LifeDrain(Text):
    """Before this unit attacks you may eliminate an own unit within 2 spaces; then specials are melee symbols too."""

    def before_own_attack(self, table: Battlefield, me: int, target: int) -> Effects:
        return (DrainingLife(me, "life-drain", table.control[me]),)

    def melee_for_special(self, table: Battlefield, me: int, attacker: int) -> int:
        return 1 if attacker == me and lasting_total(table.lasting, "life-drain", me) else 0


@dataclass(frozen=True, slots=True)
class DrainingLife(Aimed):
    """A unit is eliminated as the price, and the attack is changed until its end."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        table = play.table
        near = table.within(self.source, 2)
        return [card for card in near if table.is_unit(card) and table.control[card] == self.seat]

    def target(self, play: Play[Battlefield], card: int) -> Call:
        play.table.lasting.append(Lasting("life-drain", self.source, 1, self.source, END_OF_ATTACK))
        return Call(Elimination((card,), self.seat, self.source))


# Elut-Bal


class SummonedByFire(Text):
    """To summon this unit you must also eliminate an own unit; it is placed on that unit's space."""

    def summoned_only_by(self, table: Battlefield, me: int, seat: int) -> list[int] | None:
        return [table.place[unit] for unit in table.units(seat)]

    def summoning_costs(self, table: Battlefield, me: int, seat: int, space: int) -> Procedure | None:
        return SacrificeToFire(seat, me, space)


@dataclass(frozen=True, slots=True)
class SacrificeToFire(Procedure):
    """The unit is eliminated and its space taken; only then follows what its elimination causes (CR-03)."""

    seat: int
    card: int
    space: int

    def order(self) -> tuple[str, ...]:
        return ("a_unit_is_eliminated_and_its_space_taken",)

    def a_unit_is_eliminated_and_its_space_taken(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        what_follows = Elimination((table.board[self.space],), self.seat, self.card).they_are_eliminated(play)
        place_from_hand(table, self.seat, self.card, self.space)
        return what_follows


# Gul-Dass


class Wrath(Text):
    """Strength +1 for each damage on this unit."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return table.damage[me]


TEXTS: dict[str, Text] = {
    "raise-the-dead": RaiseTheDead(),
    "soul-shift": SoulShift(),
    "soulless": Soulless(),
    "infect": Infect(),
    "blood-fury": BloodFury(),
    "immolate": Immolate(),
    "life-drain": LifeDrain(),
    "summoned-by-fire": SummonedByFire(),
    "wrath": Wrath(),
    **EVENTS,
}
