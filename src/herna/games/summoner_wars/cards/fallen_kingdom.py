"""What the cards of the Fallen Kingdom do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine import deeds as kit
from herna.engine.activity import Bar, Harm
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES
from herna.engine.effects import Effect, lasting_total
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Return
from herna.games.summoner_wars.cards.fallen_kingdom_events import no_room_beside
from herna.games.summoner_wars.deeds import Aimed, Deed, PickCard, PickSpace, Placed
from herna.games.summoner_wars.grid import DISTANCE, NEIGHBOURS
from herna.games.summoner_wars.rules.abilities import USED
from herna.games.summoner_wars.rules.bars import text_does_not_allow
from herna.games.summoner_wars.rules.damage import Damage, Elimination, ability_damage
from herna.games.summoner_wars.rules.verbs import boost, place, place_from_discard, show
from herna.games.summoner_wars.rules.zones import bring_from_hand, remove_boost, reveal
from herna.games.summoner_wars.table import NOWHERE, UNTIL_END_OF_ATTACK, Battlefield
from herna.games.summoner_wars.texts import Effects, Gone, Text


def named_in_discard(table: Battlefield, seat: int, word: str) -> list[int]:
    """A seat's discarded unit cards with a word in their name.

    CR-22.
    """
    return [card for card in table.discard[seat] if table.is_unit(card) and table.named(card, word)]


# Ret-Talus


class RaiseTheDead(Text):
    """In your Summon phase raise an Undead for 2 damage.

    Once per turn; the damage is on this unit, and the Undead comes from your discard pile beside it.
    """

    phase_of_use = "summon"

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        seat = table.control[me]
        if not table.once(me, "raise-the-dead"):
            return USED
        if not named_in_discard(table, seat, "undead"):
            return NO_UNDEAD
        return no_room_beside(table, me) or RaisingTheDead(me, "raise-the-dead", seat)


NO_UNDEAD: Final = text_does_not_allow("raise-the-dead")


@dataclass(frozen=True, slots=True)
class RaisingTheDead(Deed):
    """A card and a space are chosen.

    Then it is placed, and the unit that raised it is damaged.
    """

    raised: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("choose_a_card", "choose_a_space", "the_summoner_is_damaged")

    def choose_a_card(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-pick-from-discard", (PickUndead(self),), "SW-ZONE-04", self.about())

    def choose_a_space(self, play: Play[Battlefield]) -> Ask:
        return Ask(self.seat, "sw-choose-space", (PlaceUndead(self),), "SW-SUM-09", self.about())

    def the_summoner_is_damaged(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.source, 2),), self.seat, self.source))


class PickUndead(PickCard[RaisingTheDead]):
    """An Undead from the player's discard pile."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return named_in_discard(table, seat, "undead")

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Go:
        return Go(replace(self.deed, raised=show(play, seat, card)))


class PlaceUndead(PickSpace[RaisingTheDead]):
    """A space beside the unit that raises it."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.empty_beside(table.place[self.deed.source])

    def do(self, play: Play[Battlefield], seat: int, space: int) -> None:
        table, deed = play.table, self.deed
        table.use(deed.source, deed.effect)
        place_from_discard(play, seat, deed.raised, space)


# Undead Archer


class SoulShift(Text):
    """In your turn this unit may take the place of an eliminated one.

    When another unit within 3 spaces is eliminated.
    """

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        seat = table.control[me]
        if seat != table.active or not table.on_board(me) or not table.is_unit(gone.card):
            return ()
        near = DISTANCE[table.place[me]][gone.space] <= 3
        return (SoulShifting(me, "soul-shift", seat, gone.space),) if near else ()


@dataclass(frozen=True, slots=True)
class SoulShifting(Placed):
    """The unit goes to the space that was left, if it is still empty.

    Neither a move nor a force (SW-TXT-11).
    """

    left: int

    def spaces(self, table: Battlefield) -> list[int]:
        return [self.left] if table.on_board(self.source) and table.board[self.left] < 0 else []

    def to(self, play: Play[Battlefield], space: int) -> None:
        place(play, self.source, space)


# Undead Carrier


class Soulless(Text):
    """You gain no magic for enemy units that an attack of this unit eliminates."""

    def pays_no_magic(self, table: Battlefield, me: int, gone: int) -> bool:
        return table.is_unit(gone)


class Infect(Text):
    """Units that it eliminates may be replaced by a Carrier.

    When an attack of this unit eliminates a unit, you may place a Carrier from your discard pile on its space.
    """

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        if gone.attacker != me or not table.on_board(me) or not table.is_unit(gone.card):
            return ()
        return (Infecting(me, "infect", table.control[me], gone.space),)


@dataclass(frozen=True, slots=True)
class Infecting(Deed):
    """A discarded Carrier is placed on the space that was left.

    If it is still empty (CR-02). It is asked whenever any card lies in the pile, which the opponent cannot look through
    (SW-GAP-37).
    """

    left: int

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if not self.here(play) or table.board[self.left] >= 0 or not table.discard[self.seat]:
            return Return()
        return Ask(self.seat, "sw-pick-from-discard", (PickCarrier(self), DECLINES), "SW-SUM-09", self.about())


class PickCarrier(PickCard[Infecting]):
    """A Carrier from the player's discard pile."""

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return named_in_discard(table, seat, "carrier")

    def do(self, play: Play[Battlefield], seat: int, card: int) -> None:
        place_from_discard(play, seat, reveal(play.table, card), self.deed.left)


# Undead Warrior


class BloodFury(Text):
    """Each time a unit is eliminated in your turn, boost this one.

    At the end of your turn remove 2 boost from it.
    """

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        if table.control[me] != table.active or not table.on_board(me) or not table.is_unit(gone.card):
            return ()
        return (FuryRising(me, "blood-fury", table.control[me]),)

    def end_of_turn(self, table: Battlefield, me: int) -> Effects:
        return (FuryFading(me, "blood-fury", table.control[me]),) if table.boost[me] else ()


@dataclass(frozen=True, slots=True)
class FuryRising(Deed):
    """The unit is boosted."""

    def order_matters(self) -> bool:
        return False

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            boost(play, self.source)


@dataclass(frozen=True, slots=True)
class FuryFading(Deed):
    """The unit loses 2 boost, or all it has (SW-BOOST-06)."""

    def order_matters(self) -> bool:
        return False

    def it_is_done(self, play: Play[Battlefield]) -> None:
        if self.here(play):
            remove_boost(play.table, self.source, 2)
            self.tell_used(play, "SW-BOOST-06")


# Hellfire Cultist


class Immolate(Text):
    """When eliminated, each enemy unit beside this one gets 1 damage."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        if gone.card != me:
            return ()
        beside = (table.board[space] for space in NEIGHBOURS[gone.space])
        burnt = tuple(card for card in beside if card >= 0 and table.is_unit(card) and table.enemy(card, gone.seat))
        return (Immolating(me, "immolate", gone.seat, burnt),) if burnt else ()


@dataclass(frozen=True, slots=True)
class Immolating(Deed):
    """All are damaged at once; the player who controlled the unit is credited (SW-GAP-18)."""

    burnt: tuple[int, ...]

    def it_is_done(self, play: Play[Battlefield]) -> Call:
        hits = tuple(ability_damage(play.table, self.seat, card, 1) for card in self.burnt)
        return Call(Damage(hits, self.seat, self.source))


# Dragos


class LifeDrain(Text):
    """Before this unit attacks you may eliminate your unit within 2 spaces.

    Then specials are melee symbols too.
    """

    def before_own_attack(self, table: Battlefield, me: int, target: int) -> Effects:
        return (DrainingLife(me, "life-drain", table.control[me]),)

    def melee_for_special(self, table: Battlefield, me: int, attacker: int) -> int:
        return 1 if attacker == me and lasting_total(table.lasting, "life-drain", me) else 0


@dataclass(frozen=True, slots=True)
class DrainingLife(Aimed):
    """A unit is eliminated as the price of a changed attack.

    The attack is changed until its end.
    """

    def targets(self, table: Battlefield) -> list[int]:
        near = table.within(self.source, 2)
        return [card for card in near if table.is_unit(card) and table.control[card] == self.seat]

    def harm_to_target(self, table: Battlefield, card: int) -> Harm:
        return "cost"

    def target(self, play: Play[Battlefield], card: int) -> Call:
        play.table.add_lasting("life-drain", self.source, 1, self.source, UNTIL_END_OF_ATTACK)
        return Call(Elimination((card,), self.seat, self.source))


# Elut-Bal


class SummonedByFire(Text):
    """To summon this unit you must also eliminate a unit of yours.

    It is placed on that unit's space.
    """

    def summoned_only_by(self, table: Battlefield, me: int, seat: int) -> list[int] | None:
        return [table.place[unit] for unit in table.units(seat)]

    def summoning_costs(self, table: Battlefield, me: int, seat: int, space: int) -> Procedure | None:
        return SacrificeToFire(seat, me, space)


@dataclass(frozen=True, slots=True)
class SacrificeToFire(kit.Deed):
    """The unit is eliminated and its space taken.

    Only then follows what its elimination causes (CR-03).
    """

    seat: int
    card: int
    space: int

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        what_follows = Elimination((table.board[self.space],), self.seat, self.card).it_is_done(play)
        bring_from_hand(table, self.seat, self.card, self.space)
        return what_follows


# Gul-Dass


class Wrath(Text):
    """Strength +1 for each damage on this unit."""

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        return table.damage[me]


TEXTS: Final[dict[str, Text]] = {
    "raise-the-dead": RaiseTheDead(),
    "soul-shift": SoulShift(),
    "soulless": Soulless(),
    "infect": Infect(),
    "blood-fury": BloodFury(),
    "immolate": Immolate(),
    "life-drain": LifeDrain(),
    "summoned-by-fire": SummonedByFire(),
    "wrath": Wrath(),
}
