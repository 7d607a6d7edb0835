"""Effects that go on.

Losses in every draw step, viruses, rituals, prophecies, what lies there for a turn (DT-KEY).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from herna.engine.activity import Bar
from herna.engine.effects import PLUS, TIMES, Lasting, Modifier
from herna.engine.flow import Play
from herna.games.doomtrooper.printed import STATS
from herna.games.doomtrooper.rules.attaching import has_copy
from herna.games.doomtrooper.rules.filters import fits, matching_warriors
from herna.games.doomtrooper.rules.identity import DOOMTROOPER, in_play, on_side, texts_in_play
from herna.games.doomtrooper.rules.lasting import EXPOSED, NEXT_TURN, RECURS, boost, lasts
from herna.games.doomtrooper.rules.points import lose_destiny
from herna.games.doomtrooper.rules.words import AFFILIATIONS
from herna.games.doomtrooper.rules.zones import leave_table
from herna.games.doomtrooper.table import AREA_NAMES, PLAYER, Boost, Front, Pending
from herna.games.doomtrooper.texts import MODIFIES_ALL, NOBODY_MEANT, TEXTS, Pick, Text, Whose


@dataclass(frozen=True, slots=True)
class DrainsDestiny(Text):
    """Its player loses `destiny` D in every draw step.

    When there are none left, it is discarded.
    """

    destiny: int

    def harms(self, whose: Whose) -> Whose:
        return whose

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
    """Multiplies values of all matching `who` until the player's next turn.

    The group is fixed when it takes effect; perhaps it holds only in a role (G-18). `needs` says who must be there for
    it to be played.
    """

    who: str
    stats: tuple[str, ...] = STATS
    by: int = 2
    role: str = ""
    needs: str = ""

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        if self.needs and not matching_warriors(table, self.needs, seat, me):
            _, kind, area = self.needs.split()
            return Bar("DT-GEN-01", "dt-why-needs-there", (("kind", kind), ("area", AREA_NAMES.index(area))))
        return None if matching_warriors(table, self.who, seat, me) else NOBODY_MEANT

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        table, seat = play.table, pending.seat
        stats = tuple(STATS.index(stat) for stat in self.stats)
        for warrior in matching_warriors(table, self.who, seat, me):
            lasts(table, boost(warrior, stats, TIMES, self.by, me, NEXT_TURN, seat, self.role, table.key(me)))


@dataclass(frozen=True, slots=True)
class Infects(Text):
    """A VIRUS: its target gets these values, again in every draw step.

    They are draw steps of its player (DT-KEY-10, DT-KEY-11). Doomtroopers that share an area with an infected one from
    one such draw step to the next are infected too.
    """

    fight: int = 0
    shoot: int = 0
    armor: int = 0

    def harms(self, whose: Whose) -> Whose:
        return whose

    def _name(self) -> str:
        return next(name for name, text in TEXTS.items() if text is self)

    def _infected(self, table: Front) -> list[int]:
        """The warriors that have a virus of this kind."""
        word = RECURS + self._name()
        return [effect.subject for effect in table.lasting if effect.kind == word]

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return Bar("DT-KEY-11", "dt-why-is-infected") if target in self._infected(table) else None

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        if pending.target in play.table.control and pending.target not in self._infected(play.table):
            self._infect(play.table, me, pending.seat, pending.target)

    def _infect(self, table: Front, me: int, seat: int, warrior: int) -> None:
        lasts(table, Lasting(RECURS + self._name(), warrior, 0, me, seat=seat))
        boosts = tuple(
            boost(warrior, (stat,), PLUS, amount, me, card=self._kind())
            for stat, amount in enumerate((self.fight, self.shoot, self.armor))
            if amount
        )
        lasts(table, *boosts)

    def _kind(self) -> str:
        return self._name().partition("/")[0]

    def at_draw_step(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        word = RECURS + self._name()
        return ("spreads",) if any((effect.kind, effect.seat) == (word, seat) for effect in table.lasting) else ()

    def effect(self, play: Play[Front], me: int, name: str) -> None:
        """The infected get worse.

        A warrior that has been with one of them since the last draw step is infected.
        """
        table = play.table
        seat = table.active
        ill, exposed = RECURS + self._name(), EXPOSED + self._name()
        sick = [effect.subject for effect in table.lasting if (effect.kind, effect.seat) == (ill, seat)]
        before = [effect for effect in table.lasting if (effect.kind, effect.seat) == (exposed, seat)]
        company = self._beside(table, sick)
        for warrior in sick:
            self._worsen(table, warrior)
        for warrior in dict.fromkeys(warrior for warrior, _ in company):
            if any((effect.subject, effect.source) in company for effect in before if effect.subject == warrior):
                self._infect(table, me, seat, warrior)
                sick.append(warrior)
        kept = tuple(effect for effect in table.lasting if (effect.kind, effect.seat) != (exposed, seat))
        together = (Lasting(exposed, warrior, 0, other, seat=seat) for warrior, other in self._beside(table, sick))
        table.lasting = (*kept, *together)

    def _worsen(self, table: Front, warrior: int) -> None:
        amounts, kind = (self.fight, self.shoot, self.armor), self._kind()
        table.lasting = tuple(
            replace(effect, amount=effect.amount + amounts[effect.stats[0]])
            if isinstance(effect, Boost) and (effect.subject, effect.card) == (warrior, kind)
            else effect
            for effect in table.lasting
        )

    def _beside(self, table: Front, sick: list[int]) -> list[tuple[int, int]]:
        """The Doomtroopers beside infected warriors that are not infected themselves.

        Each with each of those.
        """
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
    """A PROPHECY: warriors matching `who` get values against an affiliation.

    The player names the affiliation. Equal prophecies do not add up, and a bearer has only one of a kind (DT-KEY-07).
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
        same = (table.key(me), table.control[me])
        before = takewhile(lambda said: said[0] != me, texts_in_play(table, MODIFIES_ALL))
        twins = [card for card, _ in before if (table.key(card), table.control[card]) == same]
        return any(self._means(table, card, enemy) for card in twins)


EFFECTS: Final[dict[str, type[Text]]] = {
    "drains-destiny": DrainsDestiny,
    "expires": Expires,
    "multiply-group": MultiplyGroup,
    "infects": Infects,
    "names-enemy": NamesEnemy,
}
