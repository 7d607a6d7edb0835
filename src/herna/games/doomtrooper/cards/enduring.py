"""Effects that go on: losses in every draw step, viruses, rituals, prophecies, what lies there for a turn (DT-KEY)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.effects import PLUS, TIMES, Modifier
from herna.engine.flow import Play
from herna.games.doomtrooper.filters import fits
from herna.games.doomtrooper.printed import STATS
from herna.games.doomtrooper.rules.attaching import has_copy
from herna.games.doomtrooper.rules.identity import DOOMTROOPER, in_play, on_side, speaking_now
from herna.games.doomtrooper.rules.lasting import EXPOSED, NEXT_TURN, RECURS
from herna.games.doomtrooper.rules.points import lose_destiny
from herna.games.doomtrooper.rules.zones import leave_table
from herna.games.doomtrooper.table import AREA_NAMES, PLAYER, Boost, Front, Pending, Switch
from herna.games.doomtrooper.texts import NOBODY_MEANT, TEXTS, Bar, Pick, Text
from herna.games.doomtrooper.words import AFFILIATIONS


@dataclass(frozen=True, slots=True)
class DrainsDestiny(Text):
    """Its player loses so many D in every draw step; when there are none left, it is discarded."""

    destiny: int

    def at_draw_step(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        return ("drains",) if table.lies.get(me) == (seat, PLAYER) else ()

    def effect(self, play: Play[Front], me: int, name: str) -> None:
        table = play.table
        seat = table.lies[me][0]
        lose_destiny(play, seat, self.destiny)
        if not table.destiny[seat]:
            leave_table(play, me)


@dataclass(frozen=True, slots=True)
class Expires(Text):
    """It is discarded at the start of its player's next turn."""

    def at_turn_start(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        return ("expires",) if table.control[me] == seat else ()

    def effect(self, play: Play[Front], me: int, name: str) -> None:
        leave_table(play, me)


@dataclass(frozen=True, slots=True)
class MultiplyGroup(Text):
    """Until the player's next turn, values of all meant by `who` now are multiplied, perhaps only in a role (G-18).

    `needs` says who must be there for it to be played.
    """

    who: str
    stats: tuple[str, ...] = STATS
    by: int = 2
    role: str = ""
    needs: str = ""

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        if self.needs and not _meant(table, me, seat, self.needs):
            _, kind, area = self.needs.split()
            return Bar("DT-GEN-01", "dt-why-needs-there", (("kind", kind), ("area", AREA_NAMES.index(area))))
        return None if _meant(table, me, seat, self.who) else NOBODY_MEANT

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        table, seat = play.table, pending.seat
        stats = tuple(STATS.index(stat) for stat in self.stats)
        boosts = tuple(
            Boost(warrior, stats, TIMES, self.by, me, self.role, NEXT_TURN, seat, table.key(me))
            for warrior in _meant(table, me, seat, self.who)
        )
        table.boosts = (*table.boosts, *boosts)


def _meant(table: Front, me: int, seat: int, who: str) -> list[int]:
    return [warrior for warrior in table.warriors() if in_play(table, warrior) and fits(table, warrior, who, seat, me)]


@dataclass(frozen=True, slots=True)
class Infects(Text):
    """A VIRUS: its target gets so much less, and again in every draw step of whoever played it (DT-KEY-10, DT-KEY-11).

    Doomtroopers that share an area with an infected one from one such draw step to the next are infected too.
    """

    fight: int = 0
    shoot: int = 0
    armor: int = 0

    def _name(self) -> str:
        return next(name for name, text in TEXTS.items() if text is self)

    def _infected(self, table: Front) -> list[int]:
        """The warriors that have a virus of this kind."""
        word = RECURS + self._name()
        return [switch.subject for switch in table.switches if switch.word == word]

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return Bar("DT-KEY-11", "dt-why-is-infected") if target in self._infected(table) else None

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        if pending.target in play.table.control and pending.target not in self._infected(play.table):
            self._infect(play.table, me, pending.seat, pending.target)

    def _infect(self, table: Front, me: int, seat: int, warrior: int) -> None:
        table.switches = (*table.switches, Switch(RECURS + self._name(), warrior, me, "", seat))
        boosts = tuple(
            Boost(warrior, (stat,), PLUS, amount, me, kind=self._kind())
            for stat, amount in enumerate((self.fight, self.shoot, self.armor))
            if amount
        )
        table.boosts = (*table.boosts, *boosts)

    def _kind(self) -> str:
        return self._name().partition("/")[0]

    def at_draw_step(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        word = RECURS + self._name()
        return ("spreads",) if any((switch.word, switch.seat) == (word, seat) for switch in table.switches) else ()

    def effect(self, play: Play[Front], me: int, name: str) -> None:
        """The infected get worse; who has been with one of them since the last draw step is infected."""
        table = play.table
        seat = table.active
        ill, exposed = RECURS + self._name(), EXPOSED + self._name()
        sick = [switch.subject for switch in table.switches if (switch.word, switch.seat) == (ill, seat)]
        before = [switch for switch in table.switches if (switch.word, switch.seat) == (exposed, seat)]
        company = self._beside(table, sick)
        for warrior in sick:
            self._worsen(table, warrior)
        for warrior in dict.fromkeys(warrior for warrior, _ in company):
            if any((switch.subject, switch.source) in company for switch in before if switch.subject == warrior):
                self._infect(table, me, seat, warrior)
                sick.append(warrior)
        kept = tuple(switch for switch in table.switches if (switch.word, switch.seat) != (exposed, seat))
        together = (Switch(exposed, warrior, other, "", seat) for warrior, other in self._beside(table, sick))
        table.switches = (*kept, *together)

    def _worsen(self, table: Front, warrior: int) -> None:
        amounts = (self.fight, self.shoot, self.armor)
        table.boosts = tuple(
            replace(boost, amount=boost.amount + amounts[boost.stats[0]])
            if (boost.subject, boost.kind) == (warrior, self._kind())
            else boost
            for boost in table.boosts
        )

    def _beside(self, table: Front, sick: list[int]) -> list[tuple[int, int]]:
        """The Doomtroopers that share an area with infected warriors and are not infected, each with each of those."""
        infected = self._infected(table)
        return [
            (warrior, other)
            for warrior in table.warriors()
            if warrior not in infected and in_play(table, warrior) and on_side(table, warrior, DOOMTROOPER)
            for other in sick
            if table.lies[warrior] == table.lies[other] and in_play(table, other)
        ]


@dataclass(frozen=True, slots=True)
class NamesEnemy(Text):
    """A PROPHECY: warriors meant by `who` get so much against those of an affiliation that the player names.

    Equal prophecies do not add up, and a bearer has only one of a kind (DT-KEY-07).
    """

    who: str
    but: str = ""  # an affiliation that may not be named
    fight: int = 0
    shoot: int = 0
    armor: int = 0

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return Bar("DT-KEY-07", "dt-why-one-per-bearer") if has_copy(table, target, table.key(me)) else None

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.word:
            return None
        return Pick("dt-pick-affiliation", "pick_word", tuple(sorted(AFFILIATIONS - {self.but})))

    def enters(self, play: Play[Front], me: int, pending: Pending) -> None:
        play.table.note(me, pending.word)

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        amount = (self.fight, self.shoot, self.armor, 0)[stat]
        if not amount or against < 0 or not fits(table, warrior, self.who, table.control[me], me):
            return ()
        if not self._means(table, me, against) or self._said_before(table, me, against):
            return ()
        return (Modifier(PLUS, amount, me),)

    def _means(self, table: Front, me: int, enemy: int) -> bool:
        return fits(table, enemy, str(table.noted(me)), table.control[me], me)

    def _said_before(self, table: Front, me: int, enemy: int) -> bool:
        """Whether another copy of the same player's means the same enemy and came first."""
        for card, _ in speaking_now(table, "modifies_all"):
            if card == me:
                return False
            twin = table.key(card) == table.key(me) and table.control[card] == table.control[me]
            if twin and self._means(table, card, enemy):
                return True
        return False


EFFECTS: dict[str, type[Text]] = {
    "drains-destiny": DrainsDestiny,
    "expires": Expires,
    "multiply-group": MultiplyGroup,
    "infects": Infects,
    "names-enemy": NamesEnemy,
}
