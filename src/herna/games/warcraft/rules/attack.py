"""Attacking: dice, hits, and the removal of casualties.

WC-BATTLE-11 to 19, WC-CASUALTY.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, Harm, Listed, Thing
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import YES_OR_NO, PickSpace
from herna.engine.effects import lasting_total
from herna.engine.flow import Call, Go, Outcome, Play, Repeat, Return
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.abilities import AREA_ATTACK, BLOODLUST, HEAL, RAISE_DEAD, side_has, units_with
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding, play_cards
from herna.games.warcraft.rules.lasting import COUNTS_LESS, ENSNARED, MARKSMAN, PREVENTED, ROLLS_AGAIN, polymorphed
from herna.games.warcraft.setting import (
    AIR,
    FIGHTS_AS,
    GROUND,
    KIND_NUMBERS,
    KINDS,
    NOWHERE,
    OF_KIND,
    PIECES_OF,
    UNITS,
    WORKER,
)
from herna.games.warcraft.table import ATTACK, CASUALTY, RESERVE, AttackDie, War, kind_of, lowest, owner_of

DEFENDING: Final = 0
ATTACKING: Final = 1


# Who fights


def fighters(table: War, principal: int) -> list[int]:
    """The owners on a principal player's side who have units in the battle.

    A neutral force too.
    """
    side = table.setting.sides[principal]
    return [
        owner for owner, other in enumerate(table.setting.sides) if other == side and table.fighting & PIECES_OF[owner]
    ]


def side_of(table: War, side: int) -> list[int]:
    """The owners with units in the battle who defend, or who attack."""
    return fighters(table, table.attacker if side == ATTACKING else table.defender)


def enemies_of(table: War, side: int) -> list[int]:
    """The owners with units in the battle whom a side fights."""
    return fighters(table, table.defender if side == ATTACKING else table.attacker)


def in_battle_order(table: War) -> list[int]:
    """All who have units in the battle, the defenders first (WC-CARD-05, WC-CARD-07)."""
    return fighters(table, table.defender) + fighters(table, table.attacker)


def decider(table: War, owner: int) -> int:
    """Who decides for an owner.

    For a neutral force it is the player to the left of the one it fights.
    """
    if table.is_player(owner):
        return owner
    return table.in_turn_order(table.attacker + 1)[0]


def who_removes(table: War, owners: list[int]) -> int:
    """Who removes a side's casualties.

    In a team it is the first in turn order with units on the field (WC-CASUALTY-14).
    """
    if len(owners) == 1:
        return decider(table, owners[0])
    in_turn = [seat for seat in table.in_turn_order(table.active) if seat in owners]
    on_the_field = [seat for seat in in_turn if table.has_units(table.battlefield, seat)]
    return (on_the_field or in_turn)[0]


# What cards have brought about


def chooses_casualty(table: War, side: int) -> int:
    """The opponent who chooses the next casualty of a side by Marksmanship.

    NOWHERE: it chooses itself.
    """
    for effect in table.lasting:
        if effect.kind == MARKSMAN and effect.subject not in side_of(table, side):
            return effect.subject
    return NOWHERE


def is_a_choice(table: War, side: int) -> bool:
    """Whether it makes a difference which unit a side loses next."""
    units = units_that_may_be_lost(table, side_of(table, side))
    return units.bit_count() > table.owed[side] and len(units_by_kind(table, units)) > 1


def one_of(table: War, units: int, side: int) -> int:
    """Of equal units, one that does not attack is lost first.

    If an opponent chooses, it is lost last.
    """
    idle = units & polymorphed(table) if table.lasting else 0
    preferred = idle if chooses_casualty(table, side) == NOWHERE else units & ~idle
    return lowest(preferred or units)


# Dice


def attackers(table: War, owner: int, kind: int) -> int:
    """How many units of a kind attack: not the polymorphed ones (WC-EXP-POLY-1)."""
    units = table.fighting & FIGHTS_AS[owner][kind]
    return (units & ~polymorphed(table)).bit_count() if table.lasting else units.bit_count()


def roll_attacks(play: Play[War], kind: int, owners: tuple[int, ...]) -> list[AttackDie]:
    """A die for each unit of the kind, and one more with Bloodlust.

    WC-BATTLE-16, WC-ABILITY-BLOODLUST-1, 2.
    """
    table = play.table
    dice: list[AttackDie] = []
    for owner in owners:
        count = attackers(table, owner, kind)
        if count and units_with(table, owner, BLOODLUST):
            count += 1
        rolls_again = lasting_total(table.lasting, ROLLS_AGAIN, owner)
        for _ in range(count):
            die = attack_die(play, owner, kind)
            if rolls_again and not is_hit(table, die):  # WC-EXP-SPEARS-1
                die = attack_die(play, owner, kind)
            dice.append(die)
    return dice


def attack_die(play: Play[War], owner: int, kind: int) -> AttackDie:
    """One roll, and what it counts as with Faerie Fire (WC-EXP-FAERIE-1)."""
    natural = play.chance.die()
    play.tell(("rolled", owner, KINDS[kind], natural), "WC-BATTLE-16")
    return owner, kind, natural, natural - lasting_total(play.table.lasting, COUNTS_LESS, owner)


def is_hit(table: War, die: AttackDie) -> bool:
    """WC-BATTLE-17: not above the Strength of the unit's kind."""
    owner, kind, _, result = die
    return result <= table.unit_card(owner, kind).strength


def hits_of(table: War, owners: list[int]) -> int:
    """How many of these owners' dice are hits."""
    return sum(die[0] in owners and is_hit(table, die) for die in table.dice)


def casualties(table: War, dice: tuple[AttackDie, ...], suffering: list[int]) -> int:
    """How many casualties these dice cost a side.

    Area Attack doubles a natural 1, Heal takes one off it, never below 0 in all.
    """
    healed = side_has(table, suffering, HEAL)
    total = 0
    for die in dice:
        if not is_hit(table, die):
            continue
        total += 1
        if die[2] == 1:
            if table.unit_card(die[0], die[1]).ability == AREA_ATTACK:
                total += 1
            if healed:
                total -= 1
    return max(0, total)


def caused(table: War) -> tuple[tuple[int, int], ...]:
    """Each owner in the battle, and what the owner's dice cost the other side."""
    return tuple([(owner, _caused_by(table, owner)) for owner in in_battle_order(table)])


def _caused_by(table: War, owner: int) -> int:
    suffering = side_of(table, DEFENDING if table.are_enemies(owner, table.defender) else ATTACKING)
    return casualties(table, tuple([die for die in table.dice if die[0] == owner]), suffering)


def casualties_of(table: War, side: int, caused: tuple[tuple[int, int], ...]) -> int:
    """What the enemies have caused a side, without what cards prevent (WC-CASUALTY-16)."""
    enemies = enemies_of(table, side)
    total = sum([count for owner, count in caused if owner in enemies])
    return max(0, total - lasting_total(table.lasting, PREVENTED, side))


def owe_one_less(table: War, side: int) -> None:
    """A side must remove 1 casualty less."""
    defending, attacking = table.owed
    table.owed = (defending - 1, attacking) if side == DEFENDING else (defending, attacking - 1)


def spare(play: Play[War], player: int) -> None:
    """The attacker or the defender has 1 casualty less in this phase (WC-EXP-INVIS-1)."""
    owe_one_less(play.table, DEFENDING if player == play.table.defender else ATTACKING)
    play.tell(("spared", player), "WC-EXP-INVIS-1")


def units_that_may_be_lost(table: War, owners: list[int]) -> int:
    """The participating units of a side.

    Flying ones cannot be lost in a ground attack (WC-CASUALTY-07, 09).
    """
    units = 0
    for owner in owners:
        own = table.fighting & PIECES_OF[owner]
        safe = table.phase == GROUND and not lasting_total(table.lasting, ENSNARED, table.setting.sides[owner])
        units |= own & ~OF_KIND[owner][AIR] if safe else own
    return units


def units_by_kind(table: War, units: int) -> list[tuple[int, str, int]]:
    """Units in the battle by owner, kind and space.

    Equal ones on one space are one thing to choose.
    """
    return [
        (owner, KINDS[kind], space)
        for space in (table.battlefield, *table.setting.adjacent[table.battlefield])
        if table.on[space] & units
        for owner in table.setting.owners()
        if table.on[space] & units & PIECES_OF[owner]
        for kind in (*UNITS, WORKER)
        if table.on[space] & units & OF_KIND[owner][kind]
    ]


def kill(play: Play[War], piece: int, space: int) -> Call | None:
    """A unit killed here goes to the reserve, or returns somewhere.

    A special rule says where, perhaps by its owner's choice.
    """
    table = play.table
    homes = special.places_of_revival(table, owner_of(piece), space)
    if len(homes) > 1:
        return Call(Revive(piece, tuple(homes)))
    table.put(piece, homes[0] if homes else special.place_of_killed(table, piece))
    return None


@dataclass(frozen=True, slots=True)
class Attack(Deciding):
    """These owners roll for their units of a kind.

    Then both sides lose units one by one, the defender first.
    """

    kind: int
    owners: tuple[int, ...]
    raising: tuple[int, ...] = ()  # who may raise a unit, once for each natural 1
    turn: int = DEFENDING  # which side removes the next casualty
    lost: int = NOWHERE  # the unit that was removed last

    def order(self) -> tuple[str, ...]:
        return (
            "cards_before_the_roll",
            "the_dice_are_rolled",
            "cards_after_their_roll",
            "cards_after_the_enemys_roll",
            "casualties_are_counted",
            "the_dead_are_raised",
            "cards_before_casualties",
            "cards_before_a_casualty",
            "a_casualty_is_removed",
            "cards_after_a_casualty",
        )

    def _opponents(self, table: War) -> list[int]:
        """Those whose enemies have rolled."""
        return [
            owner for owner in in_battle_order(table) if any(table.are_enemies(owner, other) for other in self.owners)
        ]

    def cards_before_the_roll(self, play: Play[War]) -> Outcome:
        table = play.table
        if not any(attackers(table, owner, self.kind) for owner in self.owners):
            return Return()  # nobody attacks
        return play_cards(table, "before-own-roll", list(self.owners))

    def the_dice_are_rolled(self, play: Play[War]) -> None:
        play.table.lapse(ATTACK)
        play.table.dice = tuple(roll_attacks(play, self.kind, self.owners))

    def cards_after_their_roll(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "after-own-roll", list(self.owners))

    def cards_after_the_enemys_roll(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "after-enemy-roll", self._opponents(play.table))

    def casualties_are_counted(self, play: Play[War]) -> Go:
        """Each natural 1 may raise a unit by Raise Dead (WC-ABILITY-RAISE-1, 2)."""
        table = play.table
        table.caused = caused(table)
        table.owed = (
            casualties_of(table, DEFENDING, table.caused),
            casualties_of(table, ATTACKING, table.caused),
        )
        raising = tuple(
            owner for owner, _, natural, _ in table.dice if natural == 1 and units_with(table, owner, RAISE_DEAD)
        )
        return Go(replace(self, raising=raising))

    def the_dead_are_raised(self, play: Play[War]) -> Outcome:
        table = play.table
        if not self.raising:
            return None
        owner = self.raising[0]
        if table.any_in_place(owner, GROUND, RESERVE) == NOWHERE:
            return self.decline(play)
        offer = (*YES_OR_NO, LAY_POINTS)
        return Ask(decider(table, owner), "wc-raise-dead", offer, "WC-ABILITY-RAISE-1")

    def accept(self, play: Play[War]) -> Repeat:
        """A ground unit comes to the battlefield and fights at once (WC-BATTLE-33)."""
        table, owner = play.table, self.raising[0]
        piece = table.any_in_place(owner, GROUND, RESERVE)
        table.put(piece, table.battlefield)
        table.fighting |= 1 << piece
        table.raised |= 1 << piece
        play.tell(("raised", owner, table.battlefield), "WC-ABILITY-RAISE-1")
        return self.decline(play)

    def decline(self, play: Play[War]) -> Repeat:
        """On to the next natural 1."""
        return Repeat("the_dead_are_raised", replace(self, raising=self.raising[1:]))

    def cards_before_casualties(self, play: Play[War]) -> Outcome:
        if play.table.owed == (0, 0):
            return Return()
        return play_cards(play.table, "before-casualties", in_battle_order(play.table))

    def _removing(self, table: War) -> int:
        """The side that removes the next casualty.

        One that has none left is skipped (WC-CASUALTY-05).
        """
        return self.turn if table.owed[self.turn] else 1 - self.turn

    def cards_before_a_casualty(self, play: Play[War]) -> Outcome:
        """Casualties beyond the units that may be lost lapse (WC-CASUALTY-08, 10)."""
        table = play.table
        if table.owed == (0, 0):
            return Return()
        side = self._removing(table)
        if not units_that_may_be_lost(table, side_of(table, side)):
            table.owed = (0, table.owed[ATTACKING]) if side == DEFENDING else (table.owed[DEFENDING], 0)
            return Repeat("cards_before_a_casualty")
        return play_cards(table, "before-enemy-casualty", enemies_of(table, side))

    def a_casualty_is_removed(self, play: Play[War]) -> Outcome:
        table = play.table
        side = self._removing(table)
        owners = side_of(table, side)
        units = units_that_may_be_lost(table, owners)
        if not is_a_choice(table, side):
            return self.remove(play, one_of(table, units, side))
        marksman = chooses_casualty(table, side)
        seat = who_removes(table, owners) if marksman == NOWHERE else marksman
        offer = (Lose(self, side), LAY_POINTS)
        return Ask(seat, "wc-lose", offer, "WC-CASUALTY-01", {"count": table.owed[side]})

    def remove(self, play: Play[War], piece: int) -> Outcome:
        """A unit is lost; a unit of the other side is next."""
        table = play.table
        side = self._removing(table)
        owe_one_less(table, side)
        owner, space = owner_of(piece), table.place[piece]
        table.fighting &= ~(1 << piece)
        table.lapse(CASUALTY)
        play.tell(("lost", owner, KINDS[kind_of(piece)], space), "WC-CASUALTY-01")
        changed = replace(self, turn=1 - side, lost=piece)
        revival = kill(play, piece, space)
        if revival is None:
            return Go(changed)
        revival.changed = changed
        return revival

    def cards_after_a_casualty(self, play: Play[War]) -> Outcome:
        table = play.table
        enemies = [owner for owner in in_battle_order(table) if table.are_enemies(owner, owner_of(self.lost))]
        window = play_cards(table, "after-enemy-casualty", enemies, about=self.lost)
        if window is None:
            return Repeat("cards_before_a_casualty")
        window.then = "the_next_casualty"
        return window

    def the_next_casualty(self, play: Play[War], value: object) -> Repeat:
        return Repeat("cards_before_a_casualty")


NOT_IN_BATTLE: Final = Bar("WC-CASUALTY-01", "wc-why-not-in-battle")
WORKER_NOT_IN_BATTLE: Final = Bar("WC-CASUALTY-04", "wc-why-not-in-battle")
OTHER_SIDE_LOSES: Final = Bar("WC-CASUALTY-05", "wc-why-other-side-loses")
SAFE_IN_THE_AIR: Final = Bar("WC-CASUALTY-07", "wc-why-air-unit")


class Lose(Listed[War]):
    """WC-CASUALTY-01: a unit of the losing side that takes part is removed.

    Air units are safe from the ground.
    """

    kind = "lose"
    fields = ("owner", "piece", "space")
    rule = "WC-CASUALTY-01"
    choose = ("wc-why-choose-unit", "wc-why-choose-unit", "wc-why-choose-unit")

    def __init__(self, attack: Attack, side: int) -> None:
        self.attack = attack
        self.side = side

    def listed(self, table: War, seat: int) -> list[tuple[Thing, ...]]:
        return [*units_by_kind(table, units_that_may_be_lost(table, side_of(table, self.side)))]

    def not_listed(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        owner, kind = int(chosen[0]), chosen[1] if len(chosen) > 1 else ""
        if owner in enemies_of(table, self.side):
            return OTHER_SIDE_LOSES
        if len(chosen) < 3 and kind in ("", KINDS[AIR]) and table.fighting & OF_KIND[owner][AIR]:
            return SAFE_IN_THE_AIR
        return WORKER_NOT_IN_BATTLE if kind == KINDS[WORKER] else NOT_IN_BATTLE

    def harm(self, table: War, seat: int, choice: Choice) -> Harm:
        return "cost" if seat in side_of(table, self.side) else "others"  # by Marksmanship

    def do(self, play: Play[War], seat: int, owner: int, kind: str, space: int) -> Outcome:
        table = play.table
        units = table.on[space] & table.fighting & OF_KIND[owner][KIND_NUMBERS[kind]]
        return self.attack.remove(play, one_of(table, units, self.side))


@dataclass(frozen=True, slots=True)
class Revive(Deciding):
    """A killed unit returns to one of several homes equally near.

    Its owner chooses (WC-SCEN-NORDRASSIL-11).
    """

    piece: int
    homes: tuple[int, ...]

    def it_is_done(self, play: Play[War]) -> Ask:
        offer = (PickRevivalSpace(self), LAY_POINTS)
        return Ask(owner_of(self.piece), "wc-revive", offer, "WC-SCEN-NORDRASSIL-11")

    def candidates(self, table: War) -> tuple[int, ...]:
        return self.homes

    def pick(self, play: Play[War], space: int) -> None:
        play.table.put(self.piece, space)


NOT_NEAREST: Final = Bar("WC-SCEN-NORDRASSIL-11", "wc-why-not-nearest-home")


class PickRevivalSpace(PickSpace):
    """WC-SCEN-NORDRASSIL-11: a killed unit returns to one of the nearest homes."""

    rule = "WC-SCEN-NORDRASSIL-11"

    def first_outside(self, table: War, seat: int, first: Thing) -> Bar:
        return NOT_NEAREST
