"""Forcing, swapping, placing (SW-FORCE): not moves, though a forced step away can be answered (SW-GAP-20)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.summoner_wars.grid import DISTANCE, LINES
from herna.games.summoner_wars.rules.damage import Damage, ability_damage, in_the_active_players_order
from herna.games.summoner_wars.rules.values import is_structure, may_be_forced
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, Effects, speaking


def stepped(table: Battlefield, card: int, before: int, after: int) -> Damage | None:
    """What answers one step of a unit: each enemy that it steps away from and that engages it deals 1 damage."""
    hits = 0
    for source, key in speaking(table, "when_stepping_away"):
        if TEXTS[key].when_stepping_away(table, source, card, before, after):
            seat = table.control[source]
            hits += ability_damage(table, seat, card, 1)[1]
    return Damage(((card, hits),), 1 - table.control[card]) if hits else None


def after_moved_or_forced(table: Battlefield, card: int) -> Effects:
    """What follows when any object has moved or been forced."""
    effects: Effects = ()
    if is_structure(table, card):
        for source, key in speaking(table, "after_moved_or_forced"):
            effects += TEXTS[key].after_moved_or_forced(table, source, card)
    return effects


def forced_paths(table: Battlefield, card: int, least: int, most: int) -> list[tuple[int, ...]]:
    """The ways an object can be forced: all its spaces empty and on the board (SW-FORCE-01, SW-GAP-10)."""
    if not table.on_board(card) or not may_be_forced(table, card):
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
    """A seat forces an object some spaces in a direction of its choice; returns whether it was forced.

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

    def _paths(self, table: Battlefield) -> list[tuple[int, ...]]:
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
        if not self._paths(play.table):
            return Return()
        return Ask(self.seat, "sw-force-where", "ways", self.rule, {"card": self.card})

    def ways(self, play: Play[Battlefield]) -> list[Choice]:
        ways: list[Choice] = [("force", self.card, path[-1]) for path in self._paths(play.table)]
        return [*ways, ("decline",)] if self.optional else ways

    def decline(self, play: Play[Battlefield]) -> Return:
        return Return()

    def force(self, play: Play[Battlefield], card: int, space: int) -> Outcome:
        path = next(path for path in self._paths(play.table) if path[-1] == space)
        return Call(Slide(card, path), then="it_was_forced")

    def it_was_forced(self, play: Play[Battlefield], value: object) -> Return:
        return Return(1)

    def it_slides(self, play: Play[Battlefield]) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Slide(Procedure):
    """A forced object slides step by step; each step away from an enemy that engages it is answered."""

    card: int
    path: tuple[int, ...]

    def order(self) -> tuple[str, ...]:
        return ("it_slides_one_space", "and_so_on_to_the_end", "what_follows")

    def it_slides_one_space(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if not table.on_board(self.card):
            return Return()
        before, after = table.place[self.card], self.path[0]
        table.put(self.card, after)
        play.tell(("forced", self.card, after), "SW-FORCE-01")
        answer = stepped(table, self.card, before, after)
        return None if answer is None else Call(answer)

    def and_so_on_to_the_end(self, play: Play[Battlefield]) -> Repeat | None:
        if len(self.path) > 1:
            return Repeat("it_slides_one_space", replace(self, path=self.path[1:]))
        return None

    def what_follows(self, play: Play[Battlefield]) -> Outcome:
        if not play.table.on_board(self.card):
            return None
        return in_the_active_players_order(play.table, after_moved_or_forced(play.table, self.card))


def swap(table: Battlefield, one: int, two: int) -> None:
    """SW-FORCE-06: two cards exchange their places; neither a move nor a force."""
    first, second = table.place[one], table.place[two]
    table.board[first], table.board[second] = two, one
    table.place[one], table.place[two] = second, first
