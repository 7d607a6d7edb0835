"""Attacking: rolling the dice of a phase, hits, and the removal of casualties (WC-BATTLE-11 to 19, WC-CASUALTY)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.abilities import AREA_ATTACK, BLOODLUST, HEAL, RAISE_DEAD, side_has, units_with
from herna.games.warcraft.rules.experience import play_cards
from herna.games.warcraft.setting import AIR, GROUND, KIND_NUMBERS, KINDS, NOWHERE, OF_KIND, UNITS, UNITS_OF
from herna.games.warcraft.table import RESERVE, AttackDie, War, kind_of, lowest, owner_of

DEFENDING, ATTACKING = 0, 1


# Who fights


def fighters(table: War, principal: int) -> list[int]:
    """The owners on the side of one of the two principal players who have units in the battle; a neutral force too."""
    side = table.setting.sides[principal]
    return [
        owner for owner, other in enumerate(table.setting.sides) if other == side and table.fighting & UNITS_OF[owner]
    ]


def in_battle_order(table: War) -> list[int]:
    """All who have units in the battle, the defenders first (WC-CARD-05, WC-CARD-07)."""
    return fighters(table, table.defender) + fighters(table, table.attacker)


def decider(table: War, owner: int) -> int:
    """Who decides for an owner: for a neutral force, the player to the left of the one it fights."""
    if table.is_player(owner):
        return owner
    return table.in_turn_order(table.attacker + 1)[0]


def who_removes(table: War, owners: list[int]) -> list[int]:
    """Who removes a side's casualties: a team together, first the one who decides in the end (WC-CASUALTY-14)."""
    if len(owners) == 1:
        return [decider(table, owners[0])]
    in_turn = [seat for seat in table.in_turn_order(table.active) if seat in owners]
    return sorted(in_turn, key=lambda seat: not table.has_units(table.battlefield, seat))


# Dice


def rolled(play: Play[War], kind: int, owners: tuple[int, ...]) -> list[AttackDie]:
    """A die for each unit of the kind, and one more with Bloodlust (WC-BATTLE-16, WC-ABILITY-BLOODLUST-1, 2)."""
    table = play.table
    dice: list[AttackDie] = []
    for owner in owners:
        count = (table.fighting & OF_KIND[owner][kind]).bit_count()
        if count and units_with(table, owner, BLOODLUST):
            count += 1
        for _ in range(count):
            natural = play.chance.die()
            dice.append((owner, kind, natural, natural))
            play.tell(("rolled", owner, KINDS[kind], natural), "WC-BATTLE-16")
    return dice


def is_hit(table: War, die: AttackDie) -> bool:
    """WC-BATTLE-17: not above the Strength of the unit's kind."""
    owner, kind, _, result = die
    return result <= table.unit_card(owner, kind).strength


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


def units_that_may_be_lost(table: War, owners: list[int]) -> int:
    """The participating units of a side; flying ones cannot be lost in a ground attack (WC-CASUALTY-07, 09)."""
    units = 0
    for owner in owners:
        own = table.fighting & UNITS_OF[owner]
        units |= own & ~OF_KIND[owner][AIR] if table.phase == GROUND else own
    return units


@dataclass(frozen=True, slots=True)
class Attack(Procedure):
    """These owners roll for their units of a kind; then both sides lose units one by one, the defender first."""

    kind: int
    owners: tuple[int, ...]
    raising: tuple[int, ...] = ()  # who may raise a unit, once for each natural 1
    turn: int = DEFENDING  # which side removes the next casualty
    lost: int = NOWHERE  # the owner of the unit that was removed last

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

    def _side(self, table: War, side: int) -> list[int]:
        return fighters(table, table.attacker if side == ATTACKING else table.defender)

    def _opponents(self, table: War) -> list[int]:
        """Those whose enemies have rolled."""
        return [
            owner for owner in in_battle_order(table) if any(table.are_enemies(owner, other) for other in self.owners)
        ]

    def cards_before_the_roll(self, play: Play[War]) -> Outcome:
        table = play.table
        if not any(table.fighting & OF_KIND[owner][self.kind] for owner in self.owners):
            return Return()  # nobody attacks
        return play_cards(table, "before-own-roll", list(self.owners))

    def the_dice_are_rolled(self, play: Play[War]) -> None:
        play.table.dice = tuple(rolled(play, self.kind, self.owners))

    def cards_after_the_own_roll(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "after-own-roll", list(self.owners))

    def cards_after_the_enemys_roll(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "after-enemy-roll", self._opponents(play.table))

    def casualties_are_counted(self, play: Play[War]) -> Go:
        """Each natural 1 of a player with Raise Dead may raise a unit (WC-ABILITY-RAISE-1, 2)."""
        table = play.table
        attackers, defenders = self._side(table, ATTACKING), self._side(table, DEFENDING)
        by_attackers = tuple(die for die in table.dice if die[0] in attackers)
        by_defenders = tuple(die for die in table.dice if die[0] in defenders)
        table.owed = (casualties(table, by_attackers, defenders), casualties(table, by_defenders, attackers))
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
        return [("raise_unit",), ("decline",)]

    def raise_unit(self, play: Play[War]) -> Repeat:
        """On the battlefield, whatever stands there (WC-ABILITY-RAISE-3, 7); it takes part at once (WC-BATTLE-33)."""
        table, owner = play.table, self.raising[0]
        piece = table.any_in_place(owner, GROUND, RESERVE)
        table.put(piece, table.battlefield)
        table.fighting |= 1 << piece
        table.raised += 1
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
        if not units_that_may_be_lost(table, self._side(table, side)):
            table.owed = (0, table.owed[ATTACKING]) if side == DEFENDING else (table.owed[DEFENDING], 0)
            return Repeat("cards_before_a_casualty")
        return play_cards(table, "before-enemy-casualty", self._side(table, 1 - side))

    def a_casualty_is_removed(self, play: Play[War]) -> Outcome:
        table = play.table
        side = self._removing(table)
        owners = self._side(table, side)
        units = units_that_may_be_lost(table, owners)
        if units.bit_count() <= table.owed[side]:  # all of them are lost
            return self._remove(play, lowest(units))
        options = self.units_to_lose(play)
        if len(options) == 1:
            return self._remove(play, lowest(units))
        seat, *also = who_removes(table, owners)
        return Ask(seat, "wc-lose", "units_to_lose", "WC-CASUALTY-01", {"count": table.owed[side]}, tuple(also))

    def units_to_lose(self, play: Play[War]) -> list[Choice]:
        """Equal units on one space are one thing to choose."""
        table = play.table
        owners = self._side(table, self._removing(table))
        units = units_that_may_be_lost(table, owners)
        options: list[Choice] = []
        for space in (table.battlefield, *table.setting.adjacent[table.battlefield]):
            there = table.on[space] & units
            if there:
                options.extend(
                    ("lose", owner, KINDS[kind], space)
                    for owner in owners
                    for kind in UNITS
                    if there & OF_KIND[owner][kind]
                )
        return options

    def lose(self, play: Play[War], owner: int, kind: str, space: int) -> Outcome:
        units = play.table.on[space] & play.table.fighting & OF_KIND[owner][KIND_NUMBERS[kind]]
        return self._remove(play, lowest(units))

    def _remove(self, play: Play[War], piece: int) -> Outcome:
        table = play.table
        side = self._removing(table)
        defending, attacking = table.owed
        table.owed = (defending - 1, attacking) if side == DEFENDING else (defending, attacking - 1)
        owner, space = owner_of(piece), table.place[piece]
        table.fighting &= ~(1 << piece)
        play.tell(("lost", owner, KINDS[kind_of(piece)], space), "WC-CASUALTY-01")
        changed = replace(self, turn=1 - side, lost=owner)
        homes = special.places_of_revival(table, owner, space)
        if len(homes) > 1:
            return Call(Revive(piece, tuple(homes)), changed=changed)
        table.put(piece, homes[0] if homes else special.place_of_killed(table, piece))
        return Go(changed)

    def cards_after_a_casualty(self, play: Play[War]) -> Outcome:
        table = play.table
        enemies = [owner for owner in in_battle_order(table) if table.are_enemies(owner, self.lost)]
        window = play_cards(table, "after-enemy-casualty", enemies)
        if window is None:
            return Repeat("cards_before_a_casualty")
        window.then = "the_next_casualty"
        return window

    def the_next_casualty(self, play: Play[War], value: object) -> Repeat:
        return Repeat("cards_before_a_casualty")


@dataclass(frozen=True, slots=True)
class Revive(Procedure):
    """A killed unit returns to one of several homes equally near, as its owner chooses (WC-SCEN-NORDRASSIL-11)."""

    piece: int
    homes: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("a_home_is_chosen",)

    def a_home_is_chosen(self, play: Play[War]) -> Ask:
        return Ask(owner_of(self.piece), "wc-revive", "nearest_homes", "WC-SCEN-NORDRASSIL-11")

    def nearest_homes(self, play: Play[War]) -> list[Choice]:
        return [("revive_on", home) for home in self.homes]

    def revive_on(self, play: Play[War], space: int) -> None:
        play.table.put(self.piece, space)
