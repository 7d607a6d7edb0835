"""Effects on the duel that is being fought.

First strike, tactic, cover, reinforcements, what follows it (DT-REINF).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import DECLINES, Deed
from herna.engine.effects import Lasting
from herna.engine.flow import Call, Outcome, Play, Procedure, Return
from herna.games.doomtrooper.cards.abilities import opposed
from herna.games.doomtrooper.deeds import CARD_TEXT, PickVictim
from herna.games.doomtrooper.printed import CORPORATIONS
from herna.games.doomtrooper.rules.attacking import FIRST, fights_with, group_of
from herna.games.doomtrooper.rules.cover import force_into_cover, never_in_cover
from herna.games.doomtrooper.rules.duel import LAST, WOUND_ENDS, choose_victim, earns_destiny, end_duel
from herna.games.doomtrooper.rules.fighters import change_tactic, join_duel
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.identity import combat_capable, identity
from herna.games.doomtrooper.rules.lasting import lasts_in_duel, play_for_duel
from herna.games.doomtrooper.rules.points import can_pay, gain_destiny
from herna.games.doomtrooper.rules.values import TAKES_COVER
from herna.games.doomtrooper.rules.wounds import Harm, heal
from herna.games.doomtrooper.rules.zones import SACRIFICED, leave_table
from herna.games.doomtrooper.table import NONE, TACTICS, Duel, Front, Moment, Pending
from herna.games.doomtrooper.texts import NO_ANSWER, Pick, Text

LAST_TO_JOIN: Final = 5  # the phase after which nobody joins a duel


@dataclass(frozen=True, slots=True)
class Ambushes(Text):
    """The defender strikes first; if that wounds the attacker, the duel is over."""

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        duel = play.table.duel()
        if duel is not None:
            words = (FIRST, WOUND_ENDS)
            play_for_duel(play.table, pending, *(Lasting(word, duel.defender, 0, me) for word in words))


@dataclass(frozen=True, slots=True)
class ChangesTactic(Text):
    """The duel is fought with the other tactic.

    It ends, if one of the two may never fight so (DT-FIT-07, G-62).
    """

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        table = play.table
        duel = table.duel()
        if duel is None:
            return
        tactic = TACTICS[1 - TACTICS.index(duel.tactic)]
        change_tactic(play, pending.seat, tactic)
        if not fights_with(table, duel.attacker, tactic, True) or not fights_with(table, duel.defender, tactic, False):
            end_duel(table)


@dataclass(frozen=True, slots=True)
class TakesCover(Text):
    """The warrior goes into cover, which gives `armor` A for this duel."""

    armor: int

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        if target in table.covered:
            return Bar("DT-COVER-01", "dt-why-is-in-cover")
        return Bar("DT-COVER-11", "dt-why-is-never-in-cover") if never_in_cover(table, target) else None

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        if pending.target in play.table.control and force_into_cover(play, pending.target):
            lasts_in_duel(play.table, Lasting(TAKES_COVER, pending.target, self.armor, me))


# Reinforcements


def may_join(table: Front, duel: Duel, helper: int, fighter: int) -> bool:
    """Whether a warrior may help another in the duel.

    It is of the same player, in the same area, able to fight so.
    """
    return (
        helper not in duel.fighters()
        and table.lies[helper] == table.lies[fighter]
        and combat_capable(table, helper)
        and (not duel.tactic or fights_with(table, helper, duel.tactic, fighter == duel.attacker))
    )


@dataclass(frozen=True, slots=True)
class Joining(Deed):
    """Warriors join a fighter's side; the opponent chooses at whom of them to strike."""

    fighter: int
    helpers: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("they_join", "the_opponent_chooses")

    def they_join(self, play: Play[Front]) -> None:
        table = play.table
        duel = table.duels[-1]
        joining = tuple(helper for helper in self.helpers if may_join(table, duel, helper, self.fighter))
        join_duel(play, self.fighter, joining)

    def the_opponent_chooses(self, play: Play[Front]) -> Outcome:
        opponent = play.table.duels[-1].opponent(self.fighter)
        if len(self.candidates(play.table)) < 2:
            return Return()
        return Ask(
            play.table.control[opponent], "dt-strike-at", (PickVictim(self),), "DT-REINF-01", {"warrior": opponent}
        )

    def candidates(self, table: Front) -> list[int]:
        return group_of(table, table.duels[-1], self.fighter)

    def pick(self, play: Play[Front], victim: int) -> Return:
        choose_victim(play.table, play.table.duels[-1].opponent(self.fighter), victim)
        return Return()


@dataclass(frozen=True, slots=True)
class Reinforces(Text):
    """For every `destiny` D another warrior joins the duel (DT-REINF).

    It is one of the player in the fighter's area. Doomtroopers and the Dark Legion do not help each other, and nobody
    fights its own corporation.
    """

    destiny: int

    def _helpers(self, table: Front, fighter: int) -> list[int]:
        duel = table.duel()
        if duel is None or fighter not in (duel.attacker, duel.defender):
            return []
        against = identity(table, duel.opponent(fighter)).affiliations.intersection(CORPORATIONS)
        return [
            warrior
            for warrior in table.warriors(table.control[fighter])
            if may_join(table, duel, warrior, fighter)
            and not opposed(table, warrior, fighter)
            and against.isdisjoint(identity(table, warrior).affiliations)
        ]

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return None if self._helpers(table, target) else Bar("DT-REINF-01", "dt-why-no-helper")

    def destiny_cost(self, table: Front, me: int, seat: int, target: int) -> int:
        return self.destiny  # for the first one

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        picked = pending.picked
        left = tuple(warrior for warrior in self._helpers(table, pending.target) if warrior not in picked)
        if NONE in picked or not left or not can_pay(table, pending.seat, self.destiny * (len(picked) + 1)):
            return None
        return Pick("dt-pick-helper", "pick_card", left, enough=bool(picked))

    def price(self, table: Front, me: int, pending: Pending) -> int:
        return self.destiny * (sum(warrior != NONE for warrior in pending.picked) - 1)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure | None:
        duel = play.table.duel()
        if duel is None or duel.over or pending.target not in (duel.attacker, duel.defender):
            return None
        return Joining(pending.target, tuple(warrior for warrior in pending.picked if warrior >= 0))


@dataclass(frozen=True, slots=True)
class MayJoin(Text):
    """Its bearer may join a duel of another warrior matching `whom`.

    ANYTIME; both are of the same player.
    """

    whom: str

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        duel = table.duel()
        bearer = table.root(me)
        if duel is None or duel.over or moment not in ("anytime", "combat") or table.control[bearer] != seat:
            return []
        if duel.attacker < 0 or duel.phase > LAST_TO_JOIN:
            return []
        return [
            ("use", me, "join", fighter)
            for fighter in (duel.attacker, duel.defender)
            if fits(table, fighter, self.whom, seat, bearer) and may_join(table, duel, bearer, fighter)
        ]

    def abilities(self) -> tuple[str, ...]:
        return ("join",)

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> Procedure:
        return Joining(target, (play.table.root(me),))


@dataclass(frozen=True, slots=True)
class EndsWithDuel(Text):
    """It is discarded after its bearer has taken part in a duel."""

    def after_duel(self, play: Play[Front], me: int) -> None:
        if play.table.root(me) in play.table.duels[-1].fighters():
            leave_table(play, me)


# After the duel


@dataclass(frozen=True, slots=True)
class Cheers(Text):
    """Played when its player's attacker has survived.

    Its player gains `destiny` D, and a wound of this duel is healed.
    """

    destiny: int

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        if moment.kind != "survived":
            return NO_ANSWER
        return None if moment.seat == seat else Bar("DT-TIME-14", "dt-why-others-attacker")

    def moments(self) -> tuple[str, ...]:
        return ("survived",)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        gain_destiny(play, pending.seat, self.destiny)
        duel = play.table.duel()
        if duel is not None and pending.target in duel.wounded:
            heal(play, pending.target)


@dataclass(frozen=True, slots=True)
class KillsAfterwards(Text):
    """After a duel of this tactic that its bearer survived it may be sacrificed.

    The opponent is killed, for points.
    """

    tactic: str

    def after_duel(self, play: Play[Front], me: int) -> Procedure | None:
        table = play.table
        duel = table.duels[-1]
        bearer = table.root(me)
        if duel.phase < LAST or duel.tactic != self.tactic or bearer not in (duel.attacker, duel.defender):
            return None
        return KillingAfterwards(table.control[me], me, bearer, duel.opponent(bearer))


@dataclass(frozen=True, slots=True)
class KillingAfterwards(Deed):
    """A player may sacrifice a card to kill a warrior."""

    seat: int
    card: int
    bearer: int
    victim: int

    def it_is_done(self, play: Play[Front]) -> Outcome:
        control = play.table.control
        if self.card not in control or self.victim not in control:
            return Return()
        about: Arguments = {"card": self.card, "warrior": self.victim}
        return Ask(self.seat, "dt-kill-now", (PickVictim(self), DECLINES), CARD_TEXT, about)

    def candidates(self, table: Front) -> tuple[int, ...]:
        return (self.victim,)

    def pick(self, play: Play[Front], victim: int) -> Call:
        table = play.table
        leave_table(play, self.card, SACRIFICED)
        scorer = table.control[self.bearer]
        return Call(Harm(victim, self.bearer, True, scorer, only_destiny=earns_destiny(table, self.bearer)))


EFFECTS: Final[dict[str, type[Text]]] = {
    "ambushes": Ambushes,
    "changes-tactic": ChangesTactic,
    "takes-cover": TakesCover,
    "reinforces": Reinforces,
    "may-join": MayJoin,
    "ends-with-duel": EndsWithDuel,
    "cheers": Cheers,
    "kills-afterwards": KillsAfterwards,
}
