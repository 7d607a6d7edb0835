"""Forcing, swapping, placing (SW-FORCE): not moves, though a forced step away can be answered.

SW-GAP-20.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Harm, because
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.grid import DISTANCE, LINES, between
from herna.games.summoner_wars.rules.bars import cards_in_the_way, occupied
from herna.games.summoner_wars.rules.damage import Damage, ability_damage, in_the_active_players_order
from herna.games.summoner_wars.rules.values import is_structure
from herna.games.summoner_wars.rules.verbs import force_onto
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import (
    AFTER_MOVED_OR_FORCED,
    STEADFAST,
    TEXTS,
    WHEN_STEPPING_AWAY,
    Effects,
    answers,
    texts_in_play,
    texts_of,
)


def damage_for_step(table: Battlefield, card: int, before: int, after: int) -> Damage | None:
    """What answers one step of a unit.

    Each enemy that it steps away from and that engages it deals 1 damage.
    """
    hits = 0
    for source, key in texts_in_play(table, WHEN_STEPPING_AWAY):
        if TEXTS[key].when_stepping_away(table, source, card, before, after):
            seat = table.control[source]
            hits += ability_damage(table, seat, card, 1)[1]
    return Damage(((card, hits),), 1 - table.control[card]) if hits else None


def damage_on_the_way(table: Battlefield, card: int, path: tuple[int, ...]) -> int:
    """The damage with which enemies answer the steps of a path."""
    answers = [damage_for_step(table, card, before, after) for before, after in pairwise(path)]
    return sum([amount for answer in answers if answer is not None for _, amount in answer.hits])


def harm_on_the_way(table: Battlefield, unit: int, path: tuple[int, ...]) -> Harm:
    """Steps that enemies answer cost a moving unit life."""
    return "cost" if damage_on_the_way(table, unit, path) else ""


def after_moved_or_forced(table: Battlefield, card: int) -> Effects:
    """What follows when any object has moved or been forced."""
    effects: Effects = ()
    if is_structure(table, card):
        for source, key in texts_in_play(table, AFTER_MOVED_OR_FORCED):
            effects += TEXTS[key].after_moved_or_forced(table, source, card)
    return effects


def forcing_barred(table: Battlefield, card: int) -> Bar | None:
    """What forbids to force an object, in whatever direction.

    It is frozen, or its text says so.
    """
    if card in table.frozen:
        return because("SW-TIME-12", "sw-why-frozen-stays", card=card)
    if not any(text.steadfast(table, card) for text in answers(table, card, STEADFAST)):
        return None
    forbids = next(key for key in texts_of(table, card) if TEXTS[key].steadfast(table, card))
    return because("SW-TIME-12", "sw-why-text-forbids-forcing", card=card, effect=forbids)


def one_space_barred(table: Battlefield, card: int) -> Bar | None:
    """Why an object on the battlefield cannot be forced even 1 space (SW-GAP-10)."""
    bar = forcing_barred(table, card)
    if bar is not None or table.empty_beside(table.place[card]):
        return bar
    return because("SW-FORCE-01", "sw-why-no-room-to-be-forced", cards_in_the_way(table.beside(card)), card=card)


def forced_paths(table: Battlefield, card: int, least: int, most: int) -> list[tuple[int, ...]]:
    """The ways an object can be forced.

    All its spaces empty and on the board (SW-FORCE-01, SW-GAP-10).
    """
    if not table.on_board(card) or forcing_barred(table, card) is not None:
        return []
    paths = []
    for line in LINES[table.place[card]]:
        for length in range(1, min(most, len(line)) + 1):
            if table.board[line[length - 1]] >= 0:
                break
            if length >= least:
                paths.append(line[:length])
    return paths


@dataclass(frozen=True, slots=True)
class Force(Procedure):
    """A seat forces an object some spaces in a direction of its choice.

    Returns whether it was forced.

    `away` and `towards` are cards: the force must increase or decrease the distance to them.
    """

    seat: int
    card: int
    least: int = 1
    most: int = 1
    optional: bool = False
    away: int = -1
    towards: int = -1
    rule: str = "SW-FORCE-01"

    def order(self) -> tuple[str, ...]:
        return ("choose_where_to", "it_slides")

    def paths(self, table: Battlefield) -> list[tuple[int, ...]]:
        """The ways that the object can be forced."""
        paths = forced_paths(table, self.card, self.least, self.most)
        here = table.place[self.card]
        if self.away >= 0:
            other = table.place[self.away]
            paths = [path for path in paths if other >= 0 and DISTANCE[path[-1]][other] > DISTANCE[here][other]]
        if self.towards >= 0:
            other = table.place[self.towards]
            paths = [path for path in paths if other >= 0 and DISTANCE[path[-1]][other] < DISTANCE[here][other]]
        return paths

    def choose_where_to(self, play: Play[Battlefield]) -> Ask | Return:
        if not self.paths(play.table):
            return Return()
        where = ForceObject(self)
        offer = (where, DECLINES) if self.optional else (where,)
        return Ask(self.seat, "sw-force-where", offer, self.rule, {"card": self.card})

    def decline(self, play: Play[Battlefield]) -> Return:
        return Return()

    def it_was_forced(self, play: Play[Battlefield], value: object) -> Return:
        return Return(1)

    def it_slides(self, play: Play[Battlefield]) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class ForceWhere(Activity[Battlefield]):
    """Where an object is forced to.

    Straight, over empty spaces, as far as the text says (SW-FORCE-01, -04).
    """

    kind = "force"
    fields = ("card", "space")
    rule = "SW-FORCE-01"
    waits = "SW-TIME-09"
    choose = ("sw-why-choose-one",)

    def __init__(self, card: int) -> None:
        self.card = card

    def paths(self, table: Battlefield) -> list[tuple[int, ...]]:
        """The ways that the object can be forced."""
        return []

    def path_to(self, table: Battlefield, space: int) -> tuple[int, ...]:
        return next(path for path in self.paths(table) if path[-1] == space)

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return (self.card,)

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        return because("SW-FORCE-01", "sw-why-not-forced", card=self.card)

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[int]:
        return [path[-1] for path in self.paths(table)]

    def second_outside(self, table: Battlefield, seat: int, first: int, second: int) -> Bar:
        taken = occupied(table, second, "SW-FORCE-01")
        if taken is not None:
            return taken
        passed = between(table.place[first], second)
        if passed is None:
            return because("SW-FORCE-01", "sw-why-not-straight", unit=first)
        blocking = [table.board[other] for other in passed if table.board[other] >= 0]
        return because("SW-FORCE-04", "sw-why-not-so-far", cards_in_the_way(blocking))


class ForceObject(ForceWhere):
    """An object is forced."""

    def __init__(self, force: Force) -> None:
        super().__init__(force.card)
        self.force = force

    def paths(self, table: Battlefield) -> list[tuple[int, ...]]:
        return self.force.paths(table)

    def do(self, play: Play[Battlefield], seat: int, card: int, space: int) -> Call:
        return Call(Slide(card, self.path_to(play.table, space)), then="it_was_forced")


@dataclass(frozen=True, slots=True)
class Slide(Procedure):
    """A forced object slides step by step.

    Each step away from an enemy that engages it is answered.
    """

    card: int
    path: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("it_slides_one_space", "and_so_on_to_the_end", "what_follows")

    def it_slides_one_space(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if not table.on_board(self.card):
            return Return()
        before, after = table.place[self.card], self.path[0]
        force_onto(play, self.card, after)
        answer = damage_for_step(table, self.card, before, after)
        return None if answer is None else Call(answer)

    def and_so_on_to_the_end(self, play: Play[Battlefield]) -> Repeat | None:
        if len(self.path) > 1:
            return Repeat("it_slides_one_space", replace(self, path=self.path[1:]))
        return None

    def what_follows(self, play: Play[Battlefield]) -> Outcome:
        if not play.table.on_board(self.card):
            return None
        return in_the_active_players_order(play.table, after_moved_or_forced(play.table, self.card))
