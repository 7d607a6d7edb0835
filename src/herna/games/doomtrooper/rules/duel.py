"""The duel in its eight phases, each followed by an ANYTIME window.

DT-DUEL, DT-FIRST, DT-NESTED, DT-REINF.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Activity, Bar, Thing
from herna.engine.decision import Ask
from herna.engine.deeds import InOrder, do
from herna.engine.effects import Lasting
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.doomtrooper.printed import ARMOR
from herna.games.doomtrooper.rules.actions import ACTION_STEP
from herna.games.doomtrooper.rules.announcing import (
    FIGHTERS,
    FREE,
    TACTIC,
    TACTICS_OFFERED,
    WARZONE,
    WARZONES_OFFERED,
    GiveUp,
    NameFighters,
    give_up_attack,
)
from herna.games.doomtrooper.rules.attacking import (
    attack_barred,
    can_attack,
    first_striker,
    group_of,
    kills_outright,
    tactics,
    target_barred,
    usable_zones,
)
from herna.games.doomtrooper.rules.combat import CHANGE, Combat, InDuel
from herna.games.doomtrooper.rules.deploying import STAYS, Reveal
from herna.games.doomtrooper.rules.fighters import Arming, unarmed
from herna.games.doomtrooper.rules.identity import identity, in_play, texts_in_play
from herna.games.doomtrooper.rules.permissions import granted
from herna.games.doomtrooper.rules.playing import open_to_reactions
from herna.games.doomtrooper.rules.values import stat_of, value
from herna.games.doomtrooper.rules.wounds import (
    KILLED,
    WOUNDED,
    Rescue,
    awards,
    kill,
    last_words,
    outcome_of,
    worth_of,
    wound,
)
from herna.games.doomtrooper.table import NONE, Duel, Front
from herna.games.doomtrooper.texts import AFTER_DUEL, AFTER_KILL, Moment

COMBAT: Final = 5  # the phase in which cards for the duel are played
LAST: Final = 8  # the phase in which points are awarded: the duel was fought to its end
STRUCK: Final = "struck"  # lasting in a duel: whom of a group a fighter (its source) strikes
WOUND_ENDS: Final = "wound-ends"  # lasting in a duel: if this fighter wounds its opponent, the duel is over


@dataclass(frozen=True, slots=True)
class Attack(Procedure):
    """An attack action that is a duel.

    `attackers` may attack without an action, if any are given.
    """

    seat: int
    attackers: tuple[int, ...] = ()
    against: int = NONE  # who must be attacked, if anybody
    struck: tuple[int, ...] = ()  # who has struck already
    harmed: tuple[tuple[int, str, int], ...] = ()  # (warrior, outcome, by whom), once nobody saves them any more
    due: tuple[Procedure, ...] = ()  # points and rewards for kills, paid in phase 8

    def order(self) -> tuple[str, ...]:
        return (
            "the_duel_is_declared",
            "the_window_before_the_fighters",
            "attacker_and_defender_are_announced",
            "a_hidden_defender_is_revealed",
            "the_window_after_the_fighters",
            "the_tactic_is_announced",
            "the_window_after_the_tactic",
            "the_warzone_is_announced",
            "the_window_after_the_warzone",
            "weapons_are_named",
            "combat_modifiers_are_played",
            "lost_weapons_are_replaced",
            "the_values_are_compared",
            "the_window_after_the_comparison",
            "the_fallen_may_be_saved",
            "warriors_change_their_state",
            "the_window_after_the_change",
            "the_opponent_strikes_back",
            "points_are_awarded",
            "the_window_after_the_points",
            "the_survivors_are_noticed",
            "what_follows_a_duel",
            "the_duel_is_over",
        )

    # Phase 1

    def the_duel_is_declared(self, play: Play[Front]) -> None:
        table = play.table
        table.duels = (*table.duels, Duel(self.seat, token=FREE if self.attackers else ""))
        play.tell(("declared", self.seat), "DT-DUEL-07")

    def the_window_before_the_fighters(self, play: Play[Front]) -> Outcome:
        return self._window(play)

    # Phase 2

    def attacker_and_defender_are_announced(self, play: Play[Front]) -> Outcome:
        if self._ended(play.table):
            return Repeat("what_follows_a_duel")
        free = bool(self.attackers)
        if not can_attack(play.table, self.seat, self.attackers, self.against):
            return give_up_attack(play, self.seat, free)
        offer = (NameFighters(self.attackers, self.against), GiveUp(free))
        return Ask(self.seat, "dt-attack", offer, "DT-DUEL-11", phase=FIGHTERS)

    def a_hidden_defender_is_revealed(self, play: Play[Front]) -> Outcome:
        table = play.table
        duel = self._duel(table)
        if duel.defender not in table.hidden:
            return None
        return Call(Reveal(duel.defender), then="unless_it_cannot_be_attacked")

    def unless_it_cannot_be_attacked(self, play: Play[Front], value: Value) -> Outcome:
        """The duel ends and the attack action is spent, the price of the revelation.

        DT-COVER-26.
        """
        table = play.table
        duel = self._duel(table)
        if value == STAYS and target_barred(table, duel.attacker, duel.defender) is None:
            return None
        return Repeat("what_follows_a_duel")

    def the_window_after_the_fighters(self, play: Play[Front]) -> Outcome:
        return self._window(play)

    # Phase 3

    def the_tactic_is_announced(self, play: Play[Front]) -> Outcome:
        duel = self._duel(play.table)
        if duel.over or not tactics(play.table, duel.attacker, duel.defender):
            return Repeat("what_follows_a_duel")
        self._enter(play.table, 3)
        return Ask(self.seat, "dt-tactic", TACTICS_OFFERED, "DT-DUEL-16", phase=TACTIC)

    def the_window_after_the_tactic(self, play: Play[Front]) -> Outcome:
        return self._window(play)

    # Phase 4

    def the_warzone_is_announced(self, play: Play[Front]) -> Outcome:
        table = play.table
        if self._ended(table):
            return Repeat("what_follows_a_duel")
        self._enter(table, 4)
        if not usable_zones(table, self._duel(table).defender):
            return None
        return Ask(self._duel(table).defending, "dt-warzone", WARZONES_OFFERED, "DT-DUEL-18", phase=WARZONE)

    def the_window_after_the_warzone(self, play: Play[Front]) -> Outcome:
        return self._window(play)

    # Phase 5

    def weapons_are_named(self, play: Play[Front]) -> Outcome:
        """Each side names its weapon, the attacker or the first striker first (G-43)."""
        table = play.table
        if self._ended(table):
            return Repeat("what_follows_a_duel")
        self._enter(table, COMBAT)
        return Call(Arming()) if unarmed(table) >= 0 else None

    def combat_modifiers_are_played(self, play: Play[Front]) -> Outcome:
        return self._window(play)

    def lost_weapons_are_replaced(self, play: Play[Front]) -> Outcome:
        """A fighter that lost the weapon in use may name another.

        Then everybody may play on (DT-DUEL-24).
        """
        table = play.table
        if self._ended(table):
            return Repeat("what_follows_a_duel")
        return Repeat("weapons_are_named") if unarmed(table) >= 0 else None

    # Phases 6 and 7, for each blow (G-54)

    def the_values_are_compared(self, play: Play[Front]) -> Outcome:
        """DT-DUEL-30: equal or above wounds.

        The two strike at once, or the first striker alone.
        """
        table = play.table
        if self._ended(table):
            return self._broken_off()
        duel = self._duel(table)
        strikers = self._strikers(table, duel)
        outcome: list[tuple[int, str]] = []
        for striker in strikers:
            victim = struck_by(duel, striker)
            if victim in table.control and hits(table, striker, victim):
                group = group_of(table, duel, striker)
                outright = all(kills_outright(table, member, victim) for member in group)
                outcome.append((victim, outcome_of(table, victim, outright)))
        table.change_duel(replace(duel, phase=6, outcome=tuple(outcome)))
        for victim, what in outcome:
            play.tell(("hit", victim, table.key(victim), what), "DT-DUEL-30")
        return Go(replace(self, struck=(*self.struck, *strikers), harmed=()))

    def _strikers(self, table: Front, duel: Duel) -> tuple[int, ...]:
        if self.struck:
            return (duel.opponent(self.struck[0]),)
        first = first_striker(table)
        return (duel.attacker, duel.defender) if first < 0 else (first,)

    def the_window_after_the_comparison(self, play: Play[Front]) -> Outcome:
        return self._window(play)

    def the_fallen_may_be_saved(self, play: Play[Front]) -> Outcome:
        """DT-DUEL-33: the last chance.

        Only what saves a warrior or cancels its wound is played now (DT-DUEL-34).
        """
        table = play.table
        duel = self._duel(table)
        if duel.over and duel.phase < CHANGE:
            return self._broken_off()
        self._enter(table, CHANGE)
        at = len(self.harmed)
        outcome = self._duel(table).outcome
        if at == len(outcome):
            return None
        victim, what = outcome[at]
        if victim not in table.control:
            return Repeat("the_fallen_may_be_saved", replace(self, harmed=(*self.harmed, (victim, "", NONE))))
        return Call(Rescue(victim, what, striker_of(duel, victim)), then="it_was_saved_or_not")

    def it_was_saved_or_not(self, play: Play[Front], value: Value) -> Outcome:
        duel = self._duel(play.table)
        victim = duel.outcome[len(self.harmed)][0]
        by = striker_of(duel, victim)
        return Repeat("the_fallen_may_be_saved", replace(self, harmed=(*self.harmed, (victim, str(value or ""), by))))

    def warriors_change_their_state(self, play: Play[Front]) -> Outcome:
        """Warriors are wounded or leave the table.

        DT-DUEL-35, DT-DUEL-37. What a kill is worth is fixed before anybody leaves the table (G-68).
        """
        table = play.table
        due: tuple[Procedure, ...] = self.due
        follows: tuple[Procedure, ...] = ()
        fallen = [(victim, by) for victim, what, by in self.harmed if what == KILLED and victim in table.control]
        for victim, by in fallen:
            due = (*due, *rewards(play, victim, by))
        for victim, what, by in self.harmed:
            if what == WOUNDED and victim in table.control:
                duel = self._duel(table)
                table.change_duel(replace(duel, wounded=(*duel.wounded, victim)))
                follows = (*follows, *wound(play, victim, by))
        for victim, by in fallen:
            duel = self._duel(table)
            table.change_duel(replace(duel, killed=(*duel.killed, victim)))
            kill(play, victim, by in table.control and granted(table, by, "kill for good"))
        changed = replace(self, due=due)
        return Call(InOrder(follows), changed=changed) if follows else Go(changed)

    def the_window_after_the_change(self, play: Play[Front]) -> Outcome:
        return self._window(play)

    def the_opponent_strikes_back(self, play: Play[Front]) -> Outcome:
        """DT-FIRST-02: only if it survived, and the duel has not ended."""
        table = play.table
        duel = self._duel(table)
        if len(self.struck) != 1 or duel.over:
            return None
        other = duel.opponent(self.struck[0])
        if other not in table.control or (duel.wounded and self._wound_ends(table, duel)):
            return None
        table.change_duel(replace(duel, phase=6))
        return Repeat("the_values_are_compared")

    def _wound_ends(self, table: Front, duel: Duel) -> bool:
        first = self.struck[0]
        words = {effect.kind for effect in duel.lasting if effect.subject == first}
        return WOUND_ENDS in words or granted(table, first, "wound ends duel")

    # Phase 8

    def points_are_awarded(self, play: Play[Front]) -> Outcome:
        self._enter(play.table, LAST)
        return do(self.due)

    def the_window_after_the_points(self, play: Play[Front]) -> Outcome:
        play.table.change_duel(replace(self._duel(play.table), awarded=True))
        return self._window(play)

    def the_survivors_are_noticed(self, play: Play[Front]) -> Outcome:
        """An attacker that came through may be cheered (a reaction to having survived)."""
        table = play.table
        duel = self._duel(table)
        if duel.attacker not in table.control or (duel.over and not duel.killed):
            return None
        moment = Moment("survived", duel.attacker, duel.attacking)
        return open_to_reactions(table, moment, duel.attacking, "nothing_more")

    def nothing_more(self, play: Play[Front], value: Value) -> None:
        return None

    def what_follows_a_duel(self, play: Play[Front]) -> Outcome:
        """Also of one that has ended early: its fighters have taken part in it."""
        table = play.table
        if AFTER_DUEL not in table.answering:
            return None
        follows = [text.after_duel(play, card) for card, text in texts_in_play(table, AFTER_DUEL)]
        due = tuple(procedure for procedure in follows if procedure is not None)
        return do(due)

    def the_duel_is_over(self, play: Play[Front]) -> Return:
        """An interrupted duel goes on, if both its fighters still can (DT-NESTED-04, G-60)."""
        table = play.table
        ended = self._duel(table)
        table.duels = table.duels[:-1]
        play.tell(("duel_over", ended.attacking), "DT-DUEL-04" if ended.over else "")
        outer = table.duel()
        if outer is not None and not _goes_on(table, outer):
            table.change_duel(replace(outer, over=True))
        return Return()

    # What the phases share

    def _duel(self, table: Front) -> Duel:
        return table.duels[-1]

    def _enter(self, table: Front, phase: int) -> None:
        table.change_duel(replace(self._duel(table), phase=phase))

    def _ended(self, table: Front) -> bool:
        return self._duel(table).over

    def _window(self, play: Play[Front]) -> Outcome:
        """The window of the phase, for the players in their order.

        DT-DUEL-03: the attacking player first, unless the defender strikes first, then the other, then the rest.
        """
        table = play.table
        duel = self._duel(table)
        if duel.over and duel.phase < CHANGE:
            return self._broken_off()
        order, at = order_in_duel(table, duel), f"duel-{duel.phase}"
        return Call(Combat(order, at=at) if duel.phase == COMBAT else InDuel(order, at=at))

    def _broken_off(self) -> Repeat:
        """What the first blow has earned stands, though the answer to it is lost.

        G-90.
        """
        return Repeat("points_are_awarded" if self.due else "what_follows_a_duel")


def order_in_duel(table: Front, duel: Duel) -> tuple[int, ...]:
    """In what order players may play in a duel (DT-DUEL-03, DT-FIRST-01, G-12)."""
    first, second = duel.attacking, duel.defending
    if second >= 0 and first_striker(table) == duel.defender:
        first, second = second, first
    rest = [seat for seat in table.in_turn_order(table.active) if seat not in (first, second)]
    return tuple(dict.fromkeys(seat for seat in (first, second, *rest) if seat >= 0 and seat not in table.out))


def _goes_on(table: Front, duel: Duel) -> bool:
    """Whether an interrupted duel can go on.

    Both fighters are in play, under the same players, and able to fight.
    """
    if duel.attacker == NONE:
        return True
    for warrior, seat in ((duel.attacker, duel.attacking), (duel.defender, duel.defending)):
        if not in_play(table, warrior) or table.control[warrior] != seat or warrior in table.prisoners:
            return False
    return True


def struck_by(duel: Duel, striker: int) -> int:
    """Whom a fighter strikes: its opponent, unless another one of the group was chosen."""
    for effect in duel.lasting:
        if effect.kind == STRUCK and effect.source == striker and effect.subject in duel.fighters():
            return effect.subject
    return duel.opponent(striker)


def striker_of(duel: Duel, victim: int) -> int:
    """Which of the two fighters has struck a warrior."""
    return duel.attacker if struck_by(duel, duel.attacker) == victim else duel.defender


def choose_victim(table: Front, striker: int, victim: int) -> None:
    """A fighter will strike at this one of the group it fights against."""
    duel = table.duels[-1]
    kept = tuple(effect for effect in duel.lasting if (effect.kind, effect.source) != (STRUCK, striker))
    table.change_duel(replace(duel, lasting=(*kept, Lasting(STRUCK, victim, 0, striker))))


def hits(table: Front, striker: int, victim: int) -> bool:
    """Whether a fighter's attack value reaches the A of its opponent.

    Its helpers' values are added (DT-DUEL-19), and the A is that of the one it strikes.
    """
    return attack_value(table, striker, victim) >= value(table, victim, ARMOR, striker)


def attack_value(table: Front, striker: int, victim: int) -> int:
    """F or S of a fighter; a group's values are added (G-58)."""
    duel = table.duels[-1]
    stat = stat_of(duel.tactic)
    return sum(value(table, warrior, stat, victim) for warrior in group_of(table, duel, striker))


def rewards(play: Play[Front], victim: int, by: int) -> tuple[Procedure, ...]:
    """The points for a kill, and what else falls due for it.

    DT-DUEL-39, DT-DUEL-43, G-75.
    """
    table = play.table
    worth = worth_of(table, victim)
    due: list[Procedure] = []
    if by in table.control:
        due += awards(table, victim, by, table.control[by], earns_destiny(table, by))
    for card, text in texts_in_play(table, AFTER_KILL):
        follows = text.after_kill(play, card, victim, by, worth)
        if follows is not None:
            due.append(follows)
    return (*due, *last_words(play, victim))


def earns_destiny(table: Front, warrior: int) -> bool:
    """Whether all points of a warrior become D.

    A Freelancer's (DT-AFF-16, G-73), or as its card says.
    """
    return "freelancer" in identity(table, warrior).keywords or granted(table, warrior, "only destiny")


def end_duel(table: Front) -> None:
    """The duel that is being fought ends at once (DT-DUEL-04)."""
    table.change_duel(replace(table.duels[-1], over=True))


# In the action step

DECLARE_FIRST: Final = Bar("DT-DUEL-11", "dt-why-declare-first")


class DeclareAttack(Activity[Front]):
    """DT-DUEL-07: an attack is declared; the fighters are named after it."""

    kind = "declare_attack"
    rule = "DT-DUEL-07"
    phase = ACTION_STEP

    def barred(self, table: Front, seat: int) -> Bar | None:
        return attack_barred(table, seat)

    def do(self, play: Play[Front], seat: int) -> Call:
        return Call(Attack(seat))


class NotYetDeclared(NameFighters):
    """Nobody is attacked before the attack is declared."""

    def first(self, table: Front, seat: int) -> tuple[int, ...]:
        return ()

    def first_outside(self, table: Front, seat: int, first: int) -> Bar | None:
        return attack_barred(table, seat) or DECLARE_FIRST

    def nothing_to_choose(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return attack_barred(table, seat) or DECLARE_FIRST
