"""Attacking: rolling the dice of a phase, hits, and the removal of casualties (WC-BATTLE-11 to 19, WC-CASUALTY)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.effects import lasting_total
from herna.engine.flow import Call, Go, Outcome, Play, Repeat, Return
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.abilities import AREA_ATTACK, BLOODLUST, HEAL, RAISE_DEAD, side_has, units_with
from herna.games.warcraft.rules.experience import Deciding, play_cards
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

DEFENDING, ATTACKING = 0, 1


# Who fights


def fighters(table: War, principal: int) -> list[int]:
    """The owners on the side of one of the two principal players who have units in the battle; a neutral force too."""
    side = table.setting.sides[principal]
    return [
        owner for owner, other in enumerate(table.setting.sides) if other == side and table.fighting & PIECES_OF[owner]
    ]


def side_of(table: War, side: int) -> list[int]:
    """The owners with units in the battle who defend, or who attack."""
    return fighters(table, table.attacker if side == ATTACKING else table.defender)


def in_battle_order(table: War) -> list[int]:
    """All who have units in the battle, the defenders first (WC-CARD-05, WC-CARD-07)."""
    return fighters(table, table.defender) + fighters(table, table.attacker)


def decider(table: War, owner: int) -> int:
    """Who decides for an owner: for a neutral force, the player to the left of the one it fights."""
    if table.is_player(owner):
        return owner
    return table.in_turn_order(table.attacker + 1)[0]


def who_removes(table: War, owners: list[int]) -> int:
    """Who removes a side's casualties: of a team the first in turn order with units on the field (WC-CASUALTY-14)."""
    if len(owners) == 1:
        return decider(table, owners[0])
    in_turn = [seat for seat in table.in_turn_order(table.active) if seat in owners]
    on_the_field = [seat for seat in in_turn if table.has_units(table.battlefield, seat)]
    return (on_the_field or in_turn)[0]


# What cards have brought about, for as long as it lasts

POLYMORPHED = "polymorphed"  # a piece does not attack
ENSNARED = "ensnared"  # the air units of a side can be lost in ground attacks
ROLLS_AGAIN = "rolls-again"  # an owner's misses are rolled again once
COUNTS_LESS = "counts-less"  # each die of an owner counts less
PREVENTED = "prevented"  # so many casualties of a side are prevented
MARKSMAN = "marksman"  # a seat chooses the next casualty of the other side
GLAIVE_DICE = "glaive-dice"  # so many of the dice, the last ones, are those of Moon Glaive
SHOT = "shot"  # a seat has chosen so many casualties of this attack


def polymorphed(table: War) -> int:
    """The set of pieces that do not attack in this battle round."""
    units = 0
    for effect in table.lasting:
        if effect.kind == POLYMORPHED:
            units |= 1 << effect.subject
    return units


def chooses_casualty(table: War, side: int) -> int:
    """The opponent who chooses the next casualty of a side by Marksmanship; NOWHERE: it chooses itself."""
    for effect in table.lasting:
        if effect.kind == MARKSMAN and effect.subject not in side_of(table, side):
            return effect.subject
    return NOWHERE


def is_a_choice(table: War, side: int) -> bool:
    """Whether it makes a difference which unit a side loses next."""
    units = units_that_may_be_lost(table, side_of(table, side))
    return units.bit_count() > table.owed[side] and len(units_by_kind(table, units)) > 1


def one_of(table: War, units: int, side: int) -> int:
    """Of equal units one that does not attack is lost first, unless an opponent chooses: then last."""
    idle = units & polymorphed(table) if table.lasting else 0
    preferred = idle if chooses_casualty(table, side) == NOWHERE else units & ~idle
    return lowest(preferred or units)


# Dice


def attackers(table: War, owner: int, kind: int) -> int:
    """How many units of a kind can attack: those that take part, without polymorphed ones (WC-EXP-POLY-1)."""
    units = table.fighting & FIGHTS_AS[owner][kind]
    return (units & ~polymorphed(table)).bit_count() if table.lasting else units.bit_count()


def rolled(play: Play[War], kind: int, owners: tuple[int, ...]) -> list[AttackDie]:
    """A die for each unit of the kind, and one more with Bloodlust (WC-BATTLE-16, WC-ABILITY-BLOODLUST-1, 2)."""
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
    """What these dice cost a side: Area Attack doubles a natural 1, Heal takes one off it, never below 0 in all."""
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
    enemies = side_of(table, 1 - side)
    total = sum([count for owner, count in caused if owner in enemies])
    return max(0, total - lasting_total(table.lasting, PREVENTED, side))


def units_that_may_be_lost(table: War, owners: list[int]) -> int:
    """The participating units of a side; flying ones cannot be lost in a ground attack (WC-CASUALTY-07, 09)."""
    units = 0
    for owner in owners:
        own = table.fighting & PIECES_OF[owner]
        safe = table.phase == GROUND and not lasting_total(table.lasting, ENSNARED, table.setting.sides[owner])
        units |= own & ~OF_KIND[owner][AIR] if safe else own
    return units


def units_by_kind(table: War, units: int) -> list[tuple[int, str, int]]:
    """Units in the battle by owner, kind and space: equal ones on one space are one thing to choose."""
    return [
        (owner, KINDS[kind], space)
        for space in (table.battlefield, *table.setting.adjacent[table.battlefield])
        if table.on[space] & units
        for owner in table.setting.owners()
        if table.on[space] & units & PIECES_OF[owner]
        for kind in (*UNITS, WORKER)
        if table.on[space] & units & OF_KIND[owner][kind]
    ]


def killed(play: Play[War], piece: int, space: int) -> Call | None:
    """A unit killed here goes to the reserve, or returns somewhere by a special rule, perhaps by choice."""
    table = play.table
    homes = special.places_of_revival(table, owner_of(piece), space)
    if len(homes) > 1:
        return Call(Revive(piece, tuple(homes)))
    table.put(piece, homes[0] if homes else special.place_of_killed(table, piece))
    return None


@dataclass(frozen=True, slots=True)
class Attack(Deciding):
    """These owners roll for their units of a kind; then both sides lose units one by one, the defender first."""

    kind: int
    owners: tuple[int, ...]
    raising: tuple[int, ...] = ()  # who may raise a unit, once for each natural 1
    turn: int = DEFENDING  # which side removes the next casualty
    lost: int = NOWHERE  # the unit that was removed last

    def order(self) -> tuple[str, ...]:
        return (
            "cards_before_the_roll",
            "the_dice_are_rolled",
            "cards_after_the_own_roll",
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
        play.table.dice = tuple(rolled(play, self.kind, self.owners))

    def cards_after_the_own_roll(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "after-own-roll", list(self.owners))

    def cards_after_the_enemys_roll(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "after-enemy-roll", self._opponents(play.table))

    def casualties_are_counted(self, play: Play[War]) -> Go:
        """Each natural 1 of a player with Raise Dead may raise a unit (WC-ABILITY-RAISE-1, 2)."""
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
            return Repeat("the_dead_are_raised", replace(self, raising=self.raising[1:]))
        return Ask(decider(table, owner), "wc-raise-dead", "raise_or_not", "WC-ABILITY-RAISE-1")

    def raise_or_not(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("raise_unit",), ("decline",)])

    def raise_unit(self, play: Play[War]) -> Repeat:
        """On the battlefield, whatever stands there (WC-ABILITY-RAISE-3, 7); it takes part at once (WC-BATTLE-33)."""
        table, owner = play.table, self.raising[0]
        piece = table.any_in_place(owner, GROUND, RESERVE)
        table.put(piece, table.battlefield)
        table.fighting |= 1 << piece
        table.raised |= 1 << piece
        play.tell(("raised", owner, table.battlefield), "WC-ABILITY-RAISE-1")
        return Repeat("the_dead_are_raised", replace(self, raising=self.raising[1:]))

    def decline(self, play: Play[War]) -> Repeat:
        return Repeat("the_dead_are_raised", replace(self, raising=self.raising[1:]))

    def cards_before_casualties(self, play: Play[War]) -> Outcome:
        if play.table.owed == (0, 0):
            return Return()
        return play_cards(play.table, "before-casualties", in_battle_order(play.table))

    def _removing(self, table: War) -> int:
        """The side that removes the next casualty; one that has none left is skipped (WC-CASUALTY-05)."""
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
        return play_cards(table, "before-enemy-casualty", side_of(table, 1 - side))

    def a_casualty_is_removed(self, play: Play[War]) -> Outcome:
        table = play.table
        side = self._removing(table)
        owners = side_of(table, side)
        units = units_that_may_be_lost(table, owners)
        if not is_a_choice(table, side):
            return self._remove(play, one_of(table, units, side))
        marksman = chooses_casualty(table, side)
        seat = who_removes(table, owners) if marksman == NOWHERE else marksman
        return Ask(seat, "wc-lose", "units_to_lose", "WC-CASUALTY-01", {"count": table.owed[side]})

    def units_to_lose(self, play: Play[War]) -> list[Choice]:
        table = play.table
        units = units_that_may_be_lost(table, side_of(table, self._removing(table)))
        return self.or_victory_points(play, [("lose", *which) for which in units_by_kind(table, units)])

    def lose(self, play: Play[War], owner: int, kind: str, space: int) -> Outcome:
        table = play.table
        units = table.on[space] & table.fighting & OF_KIND[owner][KIND_NUMBERS[kind]]
        return self._remove(play, one_of(table, units, self._removing(table)))

    def _remove(self, play: Play[War], piece: int) -> Outcome:
        table = play.table
        side = self._removing(table)
        defending, attacking = table.owed
        table.owed = (defending - 1, attacking) if side == DEFENDING else (defending, attacking - 1)
        owner, space = owner_of(piece), table.place[piece]
        table.fighting &= ~(1 << piece)
        table.lapse(CASUALTY)
        play.tell(("lost", owner, KINDS[kind_of(piece)], space), "WC-CASUALTY-01")
        changed = replace(self, turn=1 - side, lost=piece)
        revival = killed(play, piece, space)
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


@dataclass(frozen=True, slots=True)
class Revive(Deciding):
    """A killed unit returns to one of several homes equally near, as its owner chooses (WC-SCEN-NORDRASSIL-11)."""

    piece: int
    homes: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("a_home_is_chosen",)

    def a_home_is_chosen(self, play: Play[War]) -> Ask:
        return Ask(owner_of(self.piece), "wc-revive", "nearest_homes", "WC-SCEN-NORDRASSIL-11")

    def nearest_homes(self, play: Play[War]) -> list[Choice]:
        return self.or_victory_points(play, [("revive_on", home) for home in self.homes])

    def revive_on(self, play: Play[War], space: int) -> None:
        play.table.put(self.piece, space)
