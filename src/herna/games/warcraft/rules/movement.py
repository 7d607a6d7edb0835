"""Movement: a player's pieces move one by one, within the stacking limits (WC-MOVE, WC-STACK-05)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from herna.engine.activity import Activity, Bar, Harm, Paired, Thing, because
from herna.engine.cards import numbers_in
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Repeat, Return
from herna.engine.offer import Together
from herna.games.warcraft.rules import special, victory
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding, PlayCard, play_cards
from herna.games.warcraft.rules.lasting import CRIPPLED, cripples_on, lasts
from herna.games.warcraft.rules.reach import allowance, ends, reached, why_out_of_reach
from herna.games.warcraft.rules.stacking import full, full_spaces, room
from herna.games.warcraft.rules.towns import destroy_outpost
from herna.games.warcraft.setting import (
    KIND_NUMBERS,
    KINDS,
    MOVE,
    NECROMANCER,
    NOWHERE,
    OF_KIND,
    PIECES_OF,
    UNITS,
    WORKER,
    WORKERS_OF,
)
from herna.games.warcraft.table import War, kind_of, lowest, owner_of

BUILDER: Final = "builder"  # a worker who builds an outpost, which is destroyed if he moves away
KINDS_MOVED: Final = {**KIND_NUMBERS, BUILDER: WORKER}  # the kind of what is moved, by its word

WORKERS: Final = KINDS[WORKER]
NOT_WORKERS: Final[tuple[int, ...]] = (*UNITS, NECROMANCER)

# Pieces that are one thing to choose: their word (a worker who builds an outpost has its own), and their space.
Alike = tuple[str, int]


def alike(table: War, seat: int, space: int) -> list[Alike]:
    """What can still be moved from a space; equal pieces are one thing."""
    still = table.on[space] & ~table.moved
    of_kind = OF_KIND[seat]
    found: list[Alike] = [(KINDS[kind], space) for kind in NOT_WORKERS if still & of_kind[kind]]
    workers = still & of_kind[WORKER]
    if workers:
        if workers & table.free_workers(seat, space):
            found.append((WORKERS, space))
        builder = table.builders.get(space, NOWHERE)
        if builder != NOWHERE and workers >> builder & 1:
            found.append((BUILDER, space))
    return found


@dataclass(frozen=True, slots=True)
class Movement(Deciding):
    """A player's pieces move one by one, in any order (WC-MOVE-01, 05).

    The limits hold at the end of movement: a full space may be entered if pieces that have not moved yet can put it
    right. `crowded` is a space that is too full now; until it is put right, nobody ends movement (WC-STACK-05).
    """

    seat: int
    crowded: int = NOWHERE
    crowded_by: int = NOWHERE  # a kind: units or workers are too many there

    def order(self) -> tuple[str, ...]:
        return ("a_piece_moves", "and_so_on")

    def a_piece_moves(self, play: Play[War]) -> Ask:
        offer = MOVE_FREELY if self.crowded == NOWHERE else moves_offered(self.crowded, self.crowded_by)
        return Ask(self.seat, "wc-move", offer, "WC-MOVE-01", phase=MOVE, stepwise=True)

    def and_so_on(self, play: Play[War]) -> Repeat:
        return Repeat("a_piece_moves")


def moves_offered(crowded: int = NOWHERE, crowded_by: int = NOWHERE) -> tuple[Together[War], EndMovement, PlayCard]:
    """What a moving player may do, while a space is too full or not."""
    return (Together(Move(crowded, crowded_by), Carry(crowded, crowded_by)), EndMovement(crowded), LAY_POINTS)


class Moving(Paired[War]):
    """Which piece moves, and where to.

    While a space is too full, only what can put it right (WC-STACK-05).
    """

    phase = MOVE
    choose = ("wc-why-choose-piece", "wc-why-choose-piece", "wc-why-choose-target")

    def __init__(self, crowded: int, crowded_by: int) -> None:
        self.crowded = crowded
        self.crowded_by = crowded_by

    # Which piece

    def first(self, table: War, seat: int) -> Sequence[Any]:
        spaces = table.spaces_with(PIECES_OF[seat] & ~table.moved)
        return [one for space in spaces for one in alike(table, seat, space)]

    def first_barred(self, table: War, seat: int, first: Alike) -> Bar | None:
        word, start = first
        if start in table.locked:
            return because("WC-MOVE-15", "wc-why-locked", space=start)
        if self.crowded != NOWHERE and not same_limit(KINDS_MOVED[word], self.crowded_by):
            return self._put_right("wc-why-put-right-before")
        if table.lasting and lasts(table, CRIPPLED) and not allowance(table, seat, KINDS_MOVED[word], start):
            return because("WC-EXP-CRIPPLE-1", "wc-why-crippled", space=start)
        return None

    def first_outside(self, table: War, seat: int, first: Alike) -> Bar:
        word, start = first
        there = table.on[start] & OF_KIND[seat][KINDS_MOVED[word]]
        if KINDS_MOVED[word] == WORKER:
            free = table.free_workers(seat, start)
            there = there & ~free if word == BUILDER else free
        return because("WC-MOVE-01", "wc-why-has-moved" if there else "wc-why-none-there", space=start)

    # Where to

    def harm(self, table: War, seat: int, choice: Choice) -> Harm:
        return "own" if choice[1] == BUILDER else ""  # the outpost is destroyed (WC-OUTPOST-06)

    def second(self, table: War, seat: int, first: Alike) -> Sequence[int]:
        return ends(table, seat, KINDS_MOVED[first[0]], first[1])

    def second_bars(self, table: War, seat: int, first: Alike, pool: Sequence[Any]) -> dict[Thing, Bar]:
        kind = KINDS_MOVED[first[0]]
        asked = full_spaces(table, seat, kind, pool) if self.crowded == NOWHERE else pool
        if not asked:
            return NO_BARS
        bars: dict[Thing, Bar] = {}
        for to in asked:
            bar = self._too_full(table, seat, kind, first[1], to)
            if bar is not None:
                bars[to] = bar
        return bars

    def _too_full(self, table: War, seat: int, kind: int, start: int, to: int) -> Bar | None:
        """There must be room, or room could still be made.

        One space at a time may be too full (WC-STACK-05).
        """
        space_left = room(table, seat, kind, to)
        crowded = NOWHERE if self.crowded == start else self.crowded
        if space_left > 0:
            if crowded == NOWHERE or can_be_put_right(table, seat, kind, crowded, start, to):
                return None
            return self._put_right("wc-why-put-right-first")
        # WC-SCEN-NORDRASSIL-22: nobody moves onto a pile
        if space_left == 0 and crowded == NOWHERE and can_be_put_right(table, seat, kind, to, start, to):
            return None
        return full(table, kind, to)

    def _put_right(self, key: str) -> Bar:
        return because("WC-STACK-05", key, (("space", self.crowded),), space=self.crowded)

    def second_outside(self, table: War, seat: int, first: Alike, second: int) -> Bar:
        return why_out_of_reach(table, seat, KINDS_MOVED[first[0]], first[1], second)

    def nothing_to_choose(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return NOWHERE_TO_GO if chosen and not self.second(table, seat, (str(chosen[0]), int(chosen[1]))) else None

    def move(self, play: Play[War], seat: int, word: str, start: int, to: int) -> Outcome:
        table, kind = play.table, KINDS_MOVED[word]
        if word == BUILDER:
            piece = table.builders[start]
            destroy_outpost(play, start, "WC-OUTPOST-06")
        else:
            still = table.on[start] & OF_KIND[seat][kind] & ~table.moved
            piece = _fastest(table, still & table.free_workers(seat, start) if kind == WORKER else still)
        table.put(piece, to)
        table.moved |= 1 << piece
        play.tell(("moved", seat, word, start, to), "WC-MOVE-04")
        changed = self._changed(table, seat, kind, start, to)
        window = cards_of_threatened_workers(table, seat, to) if kind < WORKER else None
        if window is not None:
            window.changed = changed
            return window
        return Repeat("a_piece_moves", changed)

    def _changed(self, table: War, seat: int, kind: int, start: int, to: int) -> Movement | None:
        """The movement after a piece has moved, if what is too full changes."""
        if room(table, seat, kind, to) < 0:
            return Movement(seat, to, kind)
        return Movement(seat) if self.crowded == start else None


class Move(Moving):
    """WC-MOVE-01 to 15: a piece moves, at most once in a step."""

    kind = "move"
    fields = ("piece", "start", "to")
    rule = "WC-MOVE-01"

    def do(self, play: Play[War], seat: int, word: str, start: int, to: int) -> Outcome:
        return self.move(play, seat, word, start, to)


NO_BARS: Final[dict[Thing, Bar]] = {}
NOWHERE_TO_GO: Final = Bar("WC-MOVE-04", "wc-why-nowhere-to-go")
NO_CAPTIVES: Final = Bar("WC-SCEN-CAPTIVES-09", "wc-why-no-captives")
WORKERS_CARRY_NONE: Final = Bar("WC-SCEN-CAPTIVES-10", "wc-why-workers-carry-none")
NOT_YOUR_CAPTIVE: Final = Bar("WC-SCEN-CAPTIVES-10", "wc-why-not-your-captive")
WAS_CARRIED: Final = Bar("WC-SCEN-CAPTIVES-11", "wc-why-was-carried")
NOT_ON_THE_WAY: Final = Bar("WC-SCEN-CAPTIVES-09", "wc-why-not-on-the-way")


class Carry(Moving):
    """WC-SCEN-CAPTIVES-09 to 11: a unit that moves takes a captive along.

    It leaves the captive on its way, or comes back.
    """

    kind = "carry"
    fields = ("piece", "start", "to", "token", "drop")
    rule = "WC-SCEN-CAPTIVES-09"

    def barred(self, table: War, seat: int) -> Bar | None:
        return None if table.setting.tokens and special.own_captives(table, seat) else NO_CAPTIVES

    def first_barred(self, table: War, seat: int, first: Alike) -> Bar | None:
        return WORKERS_CARRY_NONE if KINDS_MOVED[first[0]] >= WORKER else super().first_barred(table, seat, first)

    def second(self, table: War, seat: int, first: Alike) -> Sequence[int]:
        return [*super().second(table, seat, first), first[1]]

    def _too_full(self, table: War, seat: int, kind: int, start: int, to: int) -> Bar | None:
        """A unit may come back to where it started.

        While a space is too full, that can wait (WC-STACK-05).
        """
        if to != start:
            return super()._too_full(table, seat, kind, start, to)
        if self.crowded != NOWHERE:
            return self._put_right("wc-why-put-right-before")
        return None if room(table, seat, kind, start) >= 0 else full(table, kind, start)

    def _ways(self, table: War, seat: int, first: Alike, token: int) -> list[tuple[int, int]]:
        """Where a unit can go with a captive, and where it leaves the captive.

        It takes the captive from its space or one on its way.

        That is where it ends its move, or a space on the way there.
        """
        kind, space, at = KINDS_MOVED[first[0]], first[1], table.tokens[token]
        steps = allowance(table, seat, kind, space)
        if at != space:
            if steps == 1:  # there is no way farther
                return []
            steps = reached(table, seat, kind, space, steps).get(at, 0)
        ways: list[tuple[int, int]] = []
        for drop, left in reached(table, seat, kind, at, steps).items():
            ways.append((drop, drop))
            ways.extend((to, drop) for to in reached(table, seat, kind, drop, left))
        return ways

    def list_rest(self, table: War, seat: int, first: Any, bars: int, options: list[Choice]) -> None:
        captives = special.captives_of(table, seat)
        if captives:
            spaces = self._second_allowed(table, seat, first, bars)
            word, start = first
            for token in captives:
                ways = self._ways(table, seat, first, token)
                options.extend([("carry", word, start, to, token, drop) for to, drop in ways if to in spaces])

    def pool(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Sequence[Any]:
        if len(chosen) < 3:
            return super().pool(table, seat, chosen)
        if len(chosen) == 3:
            return special.captives_of(table, seat)
        return self._drops(table, seat, chosen)

    def _drops(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> list[int]:
        """Where a captive can be left by a unit that moves there."""
        word, start, to, token = chosen[:4]
        ways = self._ways(table, seat, (str(word), int(start)), int(token))
        return [drop for end, drop in ways if end == to]

    def bar_of_last(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if len(chosen) < 4:
            return super().bar_of_last(table, seat, chosen)
        return None if self._drops(table, seat, chosen) else NOT_ON_THE_WAY

    def why_outside(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if len(chosen) < 4:
            return super().why_outside(table, seat, chosen)
        if len(chosen) == 5:
            return NOT_ON_THE_WAY
        return WAS_CARRIED if chosen[3] in special.own_captives(table, seat) else NOT_YOUR_CAPTIVE

    def do(self, play: Play[War], seat: int, word: str, start: int, to: int, token: int, drop: int) -> Outcome:
        table = play.table
        table.tokens[token] = drop
        table.carried = (*table.carried, token)
        outcome = self.move(play, seat, word, start, to)
        play.tell(("carried", seat, token, drop), "WC-SCEN-CAPTIVES-09")
        victory.on_space(play, table.setting.sides[seat], drop)
        return outcome


class EndMovement(Activity[War]):
    """The player moves nothing more; not while a space is too full (WC-STACK-05)."""

    kind = "end_movement"
    rule = "WC-MOVE-01"
    phase = MOVE

    def __init__(self, crowded: int) -> None:
        self.crowded = crowded

    def barred(self, table: War, seat: int) -> Bar | None:
        if self.crowded == NOWHERE:
            return None
        return because("WC-STACK-05", "wc-why-too-full", (("space", self.crowded),), space=self.crowded)

    def do(self, play: Play[War], seat: int) -> Return:
        return Return()


MOVE_FREELY: Final = moves_offered()


def port(play: Play[War], piece: int, space: int) -> None:
    """A unit goes to a space at once, wherever it was (WC-EXP-PORTAL-1)."""
    table, seat, start = play.table, owner_of(piece), play.table.place[piece]
    table.put(piece, space)
    table.ported = (*table.ported, (seat, space))
    play.tell(("ported", seat, KINDS[kind_of(piece)], start, space), "WC-EXP-PORTAL-1")


def cards_of_threatened_workers(table: War, seat: int, space: int) -> Call | None:
    """The window for those who have workers where an enemy unit has come (WC-EXP-CALLTOARMS-1)."""
    there = table.on[space]
    threatened = [owner for owner in table.seats() if there & WORKERS_OF[owner] and table.are_enemies(owner, seat)]
    return play_cards(table, "after-enemy-unit-enters", threatened, about=space) if threatened else None


def _fastest(table: War, pieces: int) -> int:
    """Of pieces that are one thing to choose, the one that is crippled least."""
    if not lasts(table, CRIPPLED):
        return lowest(pieces)
    return min((cripples_on(table, piece), piece) for piece in numbers_in(pieces))[1]


def same_limit(one: int, other: int) -> bool:
    """Whether two kinds count together: all units do, and workers with Necromancers (WC-STACK-03, WC-STACK-10)."""
    return (one < WORKER) == (other < WORKER)


def can_be_put_right(table: War, seat: int, kind: int, crowded: int, start: int, to: int) -> bool:
    """Whether pieces that have not moved can leave no space too full.

    Others of the same limit, after a piece has moved.

    One goes from the crowded space to another, one from there on, until one goes where there is room.
    """
    seen, frontier = [crowded, start], [crowded]
    while frontier:
        at = frontier.pop()
        for word, _ in () if at in table.locked else alike(table, seat, at):
            other = KINDS_MOVED[word]
            if other == NECROMANCER or not same_limit(kind, other):
                continue
            for further in ends(table, seat, other, at):
                left = room(table, seat, other, further) + (further == start) - (further == to)
                if left > 0:
                    return True
                if left == 0 and further not in seen:
                    seen.append(further)
                    frontier.append(further)
    return False
