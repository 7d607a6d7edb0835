"""Missions (DT-MISSION): watched from their assignment on, fulfilled at once and always, then discarded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, Thing
from herna.engine.decision import Ask
from herna.engine.deeds import Deed
from herna.engine.flow import Call, Outcome, Play, Procedure
from herna.games.doomtrooper.deeds import FromList
from herna.games.doomtrooper.printed import CORPORATIONS, VALUE
from herna.games.doomtrooper.rules.duel import struck_by
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.identity import identity, in_play
from herna.games.doomtrooper.rules.scoring import Award
from herna.games.doomtrooper.rules.values import value
from herna.games.doomtrooper.rules.wounds import worth_of
from herna.games.doomtrooper.rules.zones import leave_table
from herna.games.doomtrooper.table import NONE, SQUAD, Front, Pending, seat_in
from herna.games.doomtrooper.texts import MISSIONS_FIRST, Identity, Pick, Text, texts_of


def pays(table: Front, mission: int, seat: int) -> bool:
    """Whether no other mission of a player must be fulfilled first."""
    first = [
        card
        for warrior in table.warriors(seat)
        if texts_of(table, warrior, MISSIONS_FIRST) and in_play(table, warrior)
        for card in table.bearing(warrior)
        if table.type(card) == "mission"
    ]
    return not first or mission in first


@dataclass(frozen=True, slots=True)
class MissionsFirst(Text):
    """A mission on its own card comes before other missions of its player.

    Until it is fulfilled, the others bring nothing.
    """

    def missions_first(self, table: Front, me: int) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Fulfilled(Deed):
    """A mission of a killer is fulfilled, discarded and paid.

    If it asks for a survivor, only if there is one.
    """

    mission: int
    survivor: int  # who must be there still, if anybody
    paid: Procedure
    usual: Procedure

    def it_is_done(self, play: Play[Front]) -> Call:
        if self.survivor >= 0 and self.survivor not in play.table.control:
            return Call(self.usual)
        leave_table(play, self.mission)  # DT-MISSION-04
        return Call(self.paid)


@dataclass(frozen=True, slots=True)
class EitherPoints(Deed):
    """A player takes D, or P."""

    seat: int
    destiny: int
    promotion: int
    source: int
    only_destiny: bool = False

    def it_is_done(self, play: Play[Front]) -> Outcome:
        if self.only_destiny:
            return Call(Award(self.seat, self.destiny, self.source, True))
        return Ask(self.seat, "dt-either-points", (EitherOr(self),), "DT-MISSION-08", {"card": self.source})


class EitherOr(FromList):
    """All the D, or all the P."""

    kind = "split"
    fields = ("destiny", "promotion")
    rule = "DT-MISSION-08"

    def __init__(self, points: EitherPoints) -> None:
        self.points = points

    def listed(self, table: Front, seat: int) -> list[tuple[Thing, ...]]:
        return [(self.points.destiny, 0), (0, self.points.promotion)]

    def do(self, play: Play[Front], seat: int, destiny: int, promotion: int) -> Call:
        return Call(Award(seat, destiny + promotion, self.points.source, promotion=promotion))


@dataclass(frozen=True, slots=True)
class Bounty(Text):
    """A kill of one that matches `whom` brings D or P instead of points.

    `destiny` times its V in D, or `promotion` times in P.
    """

    whom: str
    destiny: int
    promotion: int

    def award(self, table: Front, me: int, killer: int, killed: int, usual: Procedure) -> Procedure | None:
        if not isinstance(usual, Award) or not fits(table, killed, self.whom, table.control[me], me):
            return None
        worth = worth_of(table, killed)
        paid: Procedure = EitherPoints(usual.seat, self.destiny * worth, self.promotion * worth, me, usual.only_destiny)
        return Fulfilled(me, NONE, paid if pays(table, me, usual.seat) else usual, usual)


@dataclass(frozen=True, slots=True)
class Quarry(Text):
    """Its bearer is to kill a named warrior in a duel, and to survive.

    The warrior has at least `stronger` times its V. It is named when the mission is assigned; the points for it are
    `times` its V.
    """

    stronger: int
    times: int

    def _worthy(self, table: Front, bearer: int, warrior: int, least: int) -> bool:
        """Whether a warrior has at least this V, and can be named."""
        if warrior == bearer or warrior in table.hidden or not in_play(table, warrior):
            return False
        return value(table, warrior, VALUE) >= least

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        least = self.stronger * value(table, target, VALUE)
        if any(self._worthy(table, target, warrior, least) for warrior in table.warriors_there):
            return None
        return Bar("DT-TIME-20", "dt-why-no-quarry", (("times", self.stronger),))

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.picked:
            return None
        bearer = pending.target
        least = self.stronger * value(table, bearer, VALUE)
        worthy = tuple(other for other in table.warriors_there if self._worthy(table, bearer, other, least))
        return Pick("dt-pick-quarry", "pick_card", worthy)

    def enters(self, play: Play[Front], me: int, pending: Pending) -> None:
        play.table.note(me, pending.picked[0])

    def award(self, table: Front, me: int, killer: int, killed: int, usual: Procedure) -> Procedure | None:
        if not table.dueling(killer) or killed != table.noted(me) or not isinstance(usual, Award):
            return None
        points = self.times * worth_of(table, killed)
        paid = Award(usual.seat, points, me, usual.only_destiny)
        return Fulfilled(me, killer, paid if pays(table, me, usual.seat) else usual, usual)


@dataclass(frozen=True, slots=True)
class DiesForGlory(Text):
    """When its bearer is killed, its player gets its V in P.

    There are `bonus` more if it killed somebody in that duel.
    """

    bonus: int

    def when_killed(self, play: Play[Front], me: int, warrior: int, worth: int) -> Procedure | None:
        seat = play.table.control[warrior]
        return Glory(seat, warrior, worth, self.bonus) if pays(play.table, me, seat) else None


@dataclass(frozen=True, slots=True)
class Glory(Deed):
    """A player gets P for a warrior that died.

    Once it is known whom it has taken along.
    """

    seat: int
    warrior: int
    points: int
    bonus: int

    def it_is_done(self, play: Play[Front]) -> Call:
        duel = play.table.duel()
        points = self.points
        if duel is not None and self.warrior in (duel.attacker, duel.defender):
            points += self.bonus if struck_by(duel, self.warrior) in duel.killed else 0
        return Call(Award(self.seat, points, self.warrior, promotion=points))


@dataclass(frozen=True, slots=True)
class Rallies(Text):
    """P or D for each warrior of a corporation that joins a Squad.

    `promotion` P or `destiny` D; corporation and player are named at the start. It is over as soon as there is no such
    warrior in that Squad.
    """

    destiny: int
    promotion: int

    def _in_squad(self, table: Front, seat: int) -> Iterator[Identity]:
        """What a player's warriors in the Squad are."""
        for warrior in table.warriors(seat):
            if table.lies[warrior] == (seat, SQUAD) and warrior not in table.hidden and in_play(table, warrior):
                yield identity(table, warrior)

    def _there(self, table: Front, seat: int) -> set[str]:
        """The corporations to which a player's warriors in the Squad belong."""
        return {
            corporation
            for who in self._in_squad(table, seat)
            for corporation in who.affiliations.intersection(CORPORATIONS)
        }

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return None if self._there(table, seat_in(target)) else Bar("DT-TIME-20", "dt-why-no-corporation")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.word:
            return None
        return Pick("dt-pick-affiliation", "pick_word", tuple(sorted(self._there(table, seat_in(pending.target)))))

    def enters(self, play: Play[Front], me: int, pending: Pending) -> None:
        play.table.note(me, pending.word)

    def after_deploy(self, play: Play[Front], me: int, warrior: int) -> Procedure | None:
        table = play.table
        seat = table.lies[me][0]
        if table.lies[warrior] != (seat, SQUAD) or table.noted(me) not in identity(table, warrior).affiliations:
            return None
        return EitherPoints(seat, self.destiny, self.promotion, me) if pays(table, me, seat) else None

    def settles(self, play: Play[Front], me: int) -> None:
        table = play.table
        if me not in table.notes:
            return
        corporation = table.noted(me)
        if not any(corporation in who.affiliations for who in self._in_squad(table, table.lies[me][0])):
            leave_table(play, me)


EFFECTS: Final[dict[str, type[Text]]] = {
    "missions-first": MissionsFirst,
    "bounty": Bounty,
    "quarry": Quarry,
    "dies-for-glory": DiesForGlory,
    "rallies": Rallies,
}
