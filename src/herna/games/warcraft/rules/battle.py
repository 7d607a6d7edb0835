"""Battle: who takes part, its rounds and phases, its end (WC-BATTLE)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Activity, Bar
from herna.engine.cards import numbers_in
from herna.engine.decision import Ask
from herna.engine.deeds import YES_OR_NO
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat
from herna.games.warcraft.printed import ECONOMY
from herna.games.warcraft.rules import victory
from herna.games.warcraft.rules.abilities import SLOW_POISON, units_with
from herna.games.warcraft.rules.attack import Attack, decider, fighters, in_battle_order, kill
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding, draw_experience, play_cards
from herna.games.warcraft.rules.stacking import room
from herna.games.warcraft.rules.towns import destroy_outpost
from herna.games.warcraft.setting import (
    AIR,
    GROUND,
    KIND_NUMBERS,
    KINDS,
    NOWHERE,
    OF_KIND,
    RANGED,
)
from herna.games.warcraft.table import BATTLE_ROUND, OF_A_BATTLE, PHASE, RESERVE, War, kind_of, owner_of

PHASES: Final[tuple[int, ...]] = (RANGED, AIR, GROUND)


def on_flanks(table: War, field: int, owner: int) -> int:
    """The units of an owner on the spaces around a battlefield.

    Not across a wall, unless they fly.
    """
    setting = table.setting
    units = 0
    for space in setting.adjacent[field]:
        there = table.on[space] & table.units_of(owner)
        if there:
            units |= there if space in setting.unwalled[field] else there & OF_KIND[owner][AIR]
    return units


def is_over(table: War) -> bool:
    """Whether the battlefield holds units of one side only, or none.

    Flanks do not matter (WC-BATTLE-22, 23).
    """
    there = table.on[table.battlefield]
    return not (there & table.side_units(table.attacker) and there & table.side_units(table.defender))


@dataclass(frozen=True, slots=True)
class Battle(Deciding):
    """Units of two sides share a space and fight, round by round.

    The battle ends when one side holds the space alone, or nobody.
    """

    attacker: int
    defender: int
    field: int
    joined: tuple[int, ...] = ()  # teammates whose units on the flanks take part
    stayed: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return (
            "teammates_may_join",
            "each_player_draws_a_card",
            "a_battle_round_starts",
            "slow_poison_is_prepared",
            "cards_at_the_start_of_a_battle_round",
            "ranged_units_attack",
            "air_units_attack",
            "ground_units_attack",
            "fight_on_while_both_hold_the_field",
            "a_devoured_unit_dies_or_returns",
            "until_none_is_left",
            "the_battle_ends",
            "the_winner_draws_a_card",
        )

    def _to_ask(self, table: War) -> int:
        """The next teammate who may keep units on the flanks out (WC-TEAM-06)."""
        sides = table.setting.sides
        settled = (self.attacker, self.defender, *self.joined, *self.stayed)
        for seat in table.in_turn_order(table.active):
            if seat in settled:
                continue
            if sides[seat] in (sides[self.attacker], sides[self.defender]) and on_flanks(table, self.field, seat):
                return seat
        return NOWHERE

    def teammates_may_join(self, play: Play[War]) -> Ask | None:
        seat = self._to_ask(play.table)
        if seat == NOWHERE:
            return None
        return Ask(seat, "wc-join", (*YES_OR_NO, LAY_POINTS), "WC-TEAM-06", {"space": self.field})

    def accept(self, play: Play[War]) -> Repeat:
        """A teammate's units on the flanks take part (WC-TEAM-06)."""
        seat = self._to_ask(play.table)
        play.tell(("joined", seat, self.field), "WC-TEAM-06")
        return Repeat("teammates_may_join", replace(self, joined=(*self.joined, seat)))

    def decline(self, play: Play[War]) -> Repeat:
        """A teammate keeps the units on the flanks out (WC-TEAM-06)."""
        seat = self._to_ask(play.table)
        play.tell(("stayed_out", seat, self.field), "WC-TEAM-06")
        return Repeat("teammates_may_join", replace(self, stayed=(*self.stayed, seat)))

    def each_player_draws_a_card(self, play: Play[War]) -> None:
        """All units on the battlefield take part, and those on the flanks.

        WC-BATTLE-03, 04, 07.
        """
        table = play.table
        units = table.on[self.field] & (table.side_units(self.attacker) | table.side_units(self.defender))
        for owner in (self.attacker, self.defender, *self.joined):
            units |= on_flanks(table, self.field, owner)
        table.battlefield, table.attacker, table.defender, table.fighting = (
            self.field,
            self.attacker,
            self.defender,
            units,
        )
        table.battle_round = table.raised = 0
        play.tell(("battle_began", self.attacker, self.defender, self.field), "WC-BATTLE-01")
        self._builders_in_arms_lose_their_outposts(play)
        for owner in in_battle_order(table):
            if table.is_player(owner):
                draw_experience(play, owner, ECONOMY.cards_for_battle)

    def _builders_in_arms_lose_their_outposts(self, play: Play[War]) -> None:
        """WC-EXP-CALLTOARMS-3."""
        table = play.table
        for space, worker in list(table.builders.items()):
            if table.fighting >> worker & 1:
                destroy_outpost(play, space, "WC-EXP-CALLTOARMS-3")

    def a_battle_round_starts(self, play: Play[War]) -> None:
        """Three or more units with Slow Poison strike first in all phases (WC-ABILITY-POISON-2)."""
        table = play.table
        table.lapse(BATTLE_ROUND)
        table.battle_round += 1
        table.first_strikes = tuple(
            (owner, phase)
            for owner in in_battle_order(table)
            if units_with(table, owner, SLOW_POISON) >= len(PHASES)
            for phase in PHASES
        )

    def _poisoner(self, table: War) -> int:
        """Who must still choose a phase in which to strike first."""
        for owner in in_battle_order(table):
            chosen = sum(striker == owner for striker, _ in table.first_strikes)
            if chosen < min(units_with(table, owner, SLOW_POISON), len(PHASES)):
                return owner
        return NOWHERE

    def slow_poison_is_prepared(self, play: Play[War]) -> Ask | None:
        owner = self._poisoner(play.table)
        if owner == NOWHERE:
            return None
        offer = (StrikeFirst(owner), LAY_POINTS)
        return Ask(decider(play.table, owner), "wc-slow-poison", offer, "WC-ABILITY-POISON-1", {"owner": owner})

    def cards_at_the_start_of_a_battle_round(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "battle-round-start", in_battle_order(play.table))

    def ranged_units_attack(self, play: Play[War]) -> Outcome:
        return Call(Phase(RANGED))

    def air_units_attack(self, play: Play[War]) -> Outcome:
        return Repeat("a_devoured_unit_dies_or_returns") if is_over(play.table) else Call(Phase(AIR))

    def ground_units_attack(self, play: Play[War]) -> Outcome:
        return Repeat("a_devoured_unit_dies_or_returns") if is_over(play.table) else Call(Phase(GROUND))

    def fight_on_while_both_hold_the_field(self, play: Play[War]) -> Repeat | None:
        return None if is_over(play.table) else Repeat("a_battle_round_starts")

    def a_devoured_unit_dies_or_returns(self, play: Play[War]) -> Call | None:
        """It returns if its side has won, else it is killed (WC-EXP-DEVOUR-2, 3)."""
        table = play.table
        if not table.devoured:
            return None
        piece, space = table.devoured[0]
        owner, kind = owner_of(piece), KINDS[kind_of(piece)]
        table.devoured = table.devoured[1:]
        if table.on[self.field] & table.side_units(owner):
            table.put(piece, space)
            play.tell(("returned", owner, kind, space), "WC-EXP-DEVOUR-2")
            return None
        play.tell(("died_devoured", owner, kind, space), "WC-EXP-DEVOUR-2")
        return kill(play, piece, space)

    def until_none_is_left(self, play: Play[War]) -> Repeat | None:
        return Repeat("a_devoured_unit_dies_or_returns") if play.table.devoured else None

    def the_battle_ends(self, play: Play[War]) -> None:
        """Raised units beyond the limit go back to the reserve (WC-ABILITY-RAISE-4).

        A locked Town is open again.
        """
        table = play.table
        for piece in numbers_in(table.on[self.field] & table.raised):
            if room(table, owner_of(piece), GROUND, self.field) < 0:
                table.put(piece, RESERVE)
        table.locked = tuple(space for space in table.locked if space != self.field)

    def the_winner_draws_a_card(self, play: Play[War]) -> None:
        """Each winner with a unit on the battlefield draws (WC-BATTLE-25 to 27)."""
        table = play.table
        winners = [
            owner
            for owner in (*fighters(table, table.attacker), *fighters(table, table.defender))
            if table.has_units(self.field, owner)
        ]
        table.battlefield = table.attacker = table.defender = table.phase = NOWHERE
        table.fighting = 0
        table.first_strikes, table.dice = (), ()
        table.lapse(*OF_A_BATTLE)
        play.tell(("battle_ended", self.field, winners[0] if winners else NOWHERE), "WC-BATTLE-22")
        for owner in winners:
            if table.is_player(owner):
                draw_experience(play, owner, ECONOMY.cards_for_victory)
        if winners:
            victory.on_space(play, table.setting.sides[winners[0]], self.field)


PHASE_WORDS: Final = tuple(KINDS[phase] for phase in PHASES)
PHASE_CHOSEN: Final = Bar("WC-ABILITY-POISON-6", "wc-why-phase-chosen")


class StrikeFirst(Activity[War]):
    """WC-ABILITY-POISON-1: a phase is chosen in which an owner's units strike first."""

    kind = "strike_first"
    fields = ("phase",)
    rule = "WC-ABILITY-POISON-1"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def first(self, table: War, seat: int) -> Sequence[str]:
        return PHASE_WORDS

    def first_barred(self, table: War, seat: int, first: str) -> Bar | None:
        return PHASE_CHOSEN if (self.owner, KIND_NUMBERS[first]) in table.first_strikes else None

    def do(self, play: Play[War], seat: int, phase: str) -> Repeat:
        table = play.table
        table.first_strikes = (*table.first_strikes, (self.owner, KIND_NUMBERS[phase]))
        play.tell(("strikes_first", self.owner, phase), "WC-ABILITY-POISON-1")
        return Repeat("slow_poison_is_prepared")


@dataclass(frozen=True, slots=True)
class Phase(Procedure):
    """All participating units of one kind attack, both sides at once.

    Slow Poison may let one side strike first.
    """

    kind: int

    def order(self) -> tuple[str, ...]:
        return (
            "the_phase_starts",
            "cards_at_the_start_of_a_ground_phase",
            "those_who_strike_first_attack",
            "the_others_attack",
            "the_phase_ends",
        )

    def the_phase_starts(self, play: Play[War]) -> None:
        play.table.phase = self.kind

    def cards_at_the_start_of_a_ground_phase(self, play: Play[War]) -> Call | None:
        if self.kind != GROUND:
            return None
        return play_cards(play.table, "ground-phase-start", in_battle_order(play.table))

    def _first(self, table: War) -> tuple[int, ...]:
        """Who strikes first; on both sides, they do so at the same time (WC-ABILITY-POISON-5)."""
        return tuple(owner for owner in in_battle_order(table) if (owner, self.kind) in table.first_strikes)

    def those_who_strike_first_attack(self, play: Play[War]) -> Call | None:
        first = self._first(play.table)
        return Call(Attack(self.kind, first)) if first else None

    def the_others_attack(self, play: Play[War]) -> Call:
        table = play.table
        first = self._first(table)
        return Call(Attack(self.kind, tuple(owner for owner in in_battle_order(table) if owner not in first)))

    def the_phase_ends(self, play: Play[War]) -> None:
        play.table.lapse(PHASE)
        play.table.phase = NOWHERE
