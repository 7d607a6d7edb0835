"""What a seat does not know of the cards, dealt where it could be."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from herna.engine.cards import Cards, numbers_in
from herna.engine.chance import Chance
from herna.engine.errors import BrokenGame

MIXING: Final = 4  # exchanges of two cards in a guess, for each card


class Unseen:
    """What a seat does not know of the cards: prepared once, dealt many times.

    All deals that agree with what the seat knows are equally likely. Nothing here depends on where a face lies that
    the seat does not see, nor on which of two copies it is: else a bot could learn something from its own guesses.
    """

    def __init__(self, cards: Cards, seat: int) -> None:
        """Prepare cards, into copies of which it will be dealt.

        What the seat knows is laid there. Nobody keeps track of them any more, which takes time in a line of play.
        """
        cards.note_mixing()
        self.pools: list[Pool] = []  # the smallest first: those that lie in a larger one are dealt before it
        self.crowd: Crowd | None = None  # pools that overlap in another way, which is rare
        pools = _pools(_without_full_places(_lay_known(cards, seat)))
        crowded = _crowded(pools)
        for pool in pools:
            if pool.place & crowded:
                continue
            for inner in self.pools:
                if inner.outer is None and inner.place & pool.place:
                    inner.outer = pool
                    pool.inside += inner.inside
                    pool.ids = [card for card in pool.ids if not inner.place >> card & 1]
            if pool.inside > pool.size:
                raise BrokenGame(f"no cards agree with what seat {seat} knows")
            self.pools.append(pool)
        if crowded:
            self.crowd = Crowd([pool for pool in pools if pool.place & crowded])
        cards.places = ()

    def deal(self, faces: list[int], chance: Chance) -> None:
        """Deal each face that the seat does not know where it could be."""
        for pool in self.pools:
            free = pool.ids.copy()
            if pool.left:
                free += pool.left
                pool.left = []
            for face in pool.faces:
                at = chance.below(len(free))
                faces[free[at]] = face
                free[at] = free[-1]
                free.pop()
            if free and pool.outer is not None:
                pool.outer.left += free
        if self.crowd is not None:
            self.crowd.deal(faces, chance)


class Pool:
    """Faces that could lie under any id of a place."""

    def __init__(self, place: int, faces: list[int]) -> None:
        self.place = place
        self.faces = faces
        self.ids = numbers_in(place)  # those that are in no smaller pool
        self.size = len(self.ids)
        self.inside = len(faces)  # how many faces lie in the place, with those of smaller pools
        self.outer: Pool | None = None  # the smallest pool whose place has all of these ids
        self.left: list[int] = []  # in a deal: ids that smaller pools have left


class Crowd:
    """Pools that overlap: a face that was dealt may have to move."""

    def __init__(self, pools: list[Pool]) -> None:
        self.pools = pools
        self.ids = numbers_in(reduce(or_, [pool.place for pool in pools]))
        self.allowed = {face: pool.place for pool in pools for face in pool.faces}

    def deal(self, faces: list[int], chance: Chance) -> None:
        """Deal the faces to ids where they could be, until all of them fit.

        Faces with the least room come first.
        """
        ids = chance.shuffled(self.ids)
        room = {pool.place: [card for card in ids if pool.place >> card & 1] for pool in self.pools}
        dealt: dict[int, int] = {}
        for pool in self.pools:
            for face in chance.shuffled(pool.faces):
                if not _finds_room(face, self.allowed, room, dealt, set()):
                    raise BrokenGame("no cards agree with what a seat knows")
        self._mix(dealt, room, chance)
        for card, face in dealt.items():
            faces[card] = face

    def _mix(self, dealt: dict[int, int], room: dict[int, list[int]], chance: Chance) -> None:
        """Exchange faces at random where both fit.

        So all deals that agree with what is known become equally likely. Those of small pools move as often.
        """
        lies = {face: card for card, face in dealt.items()}
        for _ in range(MIXING * len(dealt)):
            pool = chance.pick(self.pools)
            face, other = chance.pick(pool.faces), chance.pick(room[pool.place])
            card, second = lies[face], dealt[other]
            if self.allowed[second] >> card & 1:
                dealt[card], dealt[other] = second, face
                lies[face], lies[second] = other, card


def _lay_known(cards: Cards, seat: int) -> dict[int, list[int]]:
    """Lay a copy under each id seen; returns the other faces by place.

    Where copies that a seat takes to be in different places could both lie under such an id, they are dealt.
    """
    places, known = cards.places[seat], 0
    seen: dict[str, int] = {}  # the ids under which the seat sees each kind
    for card, seats in enumerate(cards.seen):
        if seats >> seat & 1:
            kind = cards.kind(card)
            known |= 1 << card
            seen[kind] = seen.get(kind, 0) | 1 << card
    copies: dict[tuple[str, int], list[int]] = {}
    either: dict[str, int] = {}  # for each kind, the seen ids that are in several of its places
    covered: dict[str, int] = {}
    for face in sorted(range(len(places)), key=lambda face: (cards.printed[face], places[face])):
        kind, place = cards.printed[face], places[face]
        if (kind, place) not in copies:
            copies[kind, place] = []
            either[kind] = either.get(kind, 0) | covered.get(kind, 0) & place & seen.get(kind, 0)
            covered[kind] = covered.get(kind, 0) | place
        copies[kind, place].append(face)
    laid: dict[int, int] = {}
    loose: dict[int, list[int]] = {}
    for (kind, place), alike in copies.items():
        here = place & seen.get(kind, 0)
        if either[kind]:
            loose.setdefault(place & ~known | here, []).extend(alike)
            continue
        ids = numbers_in(here)
        laid.update(zip(ids, alike[: len(ids)], strict=True))
        if len(ids) < len(alike):
            loose.setdefault(place & ~known, []).extend(alike[len(ids) :])
    for card, face in laid.items():
        cards.faces[card] = face
    return loose


def _without_full_places(groups: dict[int, list[int]]) -> dict[int, list[int]]:
    """The faces by place, without the ids that others fill in any case."""
    full = 0  # by those whose place is as large as their number
    while True:
        left: dict[int, list[int]] = {}
        for place, faces in sorted(groups.items()):
            left.setdefault(place if place & ~full == 0 else place & ~full, []).extend(faces)
        more = full
        for place, faces in left.items():
            if place.bit_count() == len(faces):
                more |= place
        if more == full:
            return left
        groups, full = left, more


def _pools(groups: dict[int, list[int]]) -> list[Pool]:
    """The groups as pools, the smallest first."""
    return sorted([Pool(place, faces) for place, faces in groups.items()], key=lambda pool: (pool.size, pool.place))


def _crowded(pools: list[Pool]) -> int:
    """The ids of pools that overlap without nesting, and of pools they touch."""
    crowded = 0
    for number, pool in enumerate(pools):
        for larger in pools[number + 1 :]:
            if pool.place & larger.place and pool.place & ~larger.place:
                crowded |= pool.place | larger.place
    while True:
        touched = reduce(or_, [pool.place for pool in pools if pool.place & crowded], crowded)
        if touched == crowded:
            return crowded
        crowded = touched


def _finds_room(
    face: int, allowed: dict[int, int], room: dict[int, list[int]], dealt: dict[int, int], tried: set[int]
) -> bool:
    """Find an id for a face, moving other faces if necessary.

    Returns whether there was one.
    """
    for card in room[allowed[face]]:
        if card not in dealt:
            dealt[card] = face
            return True
    for card in room[allowed[face]]:
        if card not in tried:
            tried.add(card)
            if _finds_room(dealt[card], allowed, room, dealt, tried):
                dealt[card] = face
                return True
    return False
