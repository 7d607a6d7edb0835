"""Cards whose faces may be hidden: who has seen which, what a shuffle does to that, and how to guess the rest.

A card lying somewhere has an id that everyone may follow, like the back of a card on a real table. A shuffle
leaves the ids where they are and moves the faces among them: so a shuffled card has, in effect, a new id. The same
is done to cards that only some players may look at (`mingle`): the others lose track of them, as of a hand of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_

from herna.engine.chance import Chance
from herna.engine.errors import BrokenGame

MIXING = 4  # how often, for each card of a guess, two cards are exchanged
EVERYONE = -1  # a mask with every seat's bit: shown to all, spectators too


def mask_of(numbers: Iterable[int]) -> int:
    """A set of small numbers as the bits of one integer."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_in(mask: int) -> list[int]:
    """The numbers in a set that `mask_of` made, in order."""
    numbers: list[int] = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return numbers


@dataclass(slots=True)
class Cards:
    """All cards of a match by id.

    `printed` holds the cards themselves, `faces` which of them lies under each id, `seen` the seats that know
    it. `places` says, for each seat, where a card that the seat does not see could be, as far as it can tell.
    """

    printed: tuple[str, ...]
    faces: list[int]
    seen: list[int]
    places: tuple[tuple[int, ...], ...]
    shown: int = field(default=0)  # how often somebody was shown a card

    def copy(self) -> Cards:
        return Cards(self.printed, self.faces.copy(), self.seen.copy(), self.places, self.shown)

    def kind(self, card: int) -> str:
        """What is printed on the card that lies under this id."""
        return self.printed[self.faces[card]]

    def known_to(self, card: int, seat: int, seats: int) -> bool:
        """Whether a seat (or a spectator, seat -1) knows this card's face."""
        return self.seen[card] >> (seat if seat >= 0 else seats) & 1 == 1

    def show(self, card: int, seats: int) -> None:
        """Show a card to the seats in a mask; a face once seen stays known until the card is shuffled."""
        if self.seen[card] | seats != self.seen[card]:
            self.seen[card] |= seats
            self.shown += 1

    def narrow(self, card: int, kinds: frozenset[str]) -> None:
        """Everybody learns that the card under this id is of one of these kinds."""
        elsewhere = ~(1 << card)
        self.places = tuple(
            tuple(
                place if self.printed[face] in kinds else place & elsewhere
                for face, place in enumerate(self.places[seat])
            )
            for seat in range(len(self.places))
        )

    def shuffle(self, pile: Sequence[int], chance: Chance) -> None:
        """Shuffle the cards under these ids: nobody knows any more which lies where."""
        if len(pile) < 2:
            return
        if self._all_know_the_same():
            self.places = (self._places_after(0, pile),) * len(self.places)
        else:
            self.places = tuple([self._places_after(seat, pile) for seat in range(len(self.places))])
        for card, face in zip(pile, chance.shuffled([self.faces[card] for card in pile]), strict=True):
            self.faces[card] = face
            self.seen[card] = 0

    def mingle(self, pile: Sequence[int], keep: int, chance: Chance, chosen: int = -1) -> tuple[int, ...]:
        """Mix cards that the seats of a mask look at: these know each of them still, nobody else can tell them apart.

        The answer says under which id each card of the pile lies now. Cards that no other seat has seen stay where
        they are. One that was `chosen` comes to lie under the lowest id, whichever it was.
        """
        if len(pile) < 2:
            return tuple(pile)
        moved = list(pile)
        if any(self.seen[card] & ~keep for card in pile):
            moved = chance.shuffled(pile)
        if chosen >= 0:
            lowest, at = moved.index(min(pile)), list(pile).index(chosen)
            moved[lowest], moved[at] = moved[at], moved[lowest]
        self.places = tuple([self._places_mingled(seat, pile, moved, keep) for seat in range(len(self.places))])
        lying = [(self.faces[card], self.seen[card] & keep) for card in pile]
        for card, (face, seen) in zip(moved, lying, strict=True):
            self.faces[card] = face
            self.seen[card] = seen
        return tuple(moved)

    def leave_hand(self, hand: Sequence[int], card: int, keep: int, chance: Chance) -> tuple[int, tuple[int, ...]]:
        """A card leaves a hand that the seats of a mask look at: under which id, and what is left of the hand.

        To the others the id tells neither when the card was drawn nor whether they have seen it in that hand.
        """
        mingled = self.mingle(hand, keep, chance, card)
        left = min(mingled)
        return left, tuple([other for other in mingled if other != left])

    def _places_mingled(self, seat: int, pile: Sequence[int], moved: list[int], keep: int) -> tuple[int, ...]:
        """Where each card could be for a seat after others are mingled, which it follows or loses track of."""
        mine, mingled = self.places[seat], mask_of(pile)
        if keep >> seat & 1:
            after = {place: _renamed(place, pile, moved) for place in set(mine) if place & mingled}
        elif any(self.seen[card] >> seat & 1 for card in pile):
            return self._places_after(seat, pile)
        else:
            after = {place: place | mingled for place in set(mine) if place & mingled}
        if all(place == before for before, place in after.items()):
            return mine
        return tuple([after.get(place, place) for place in mine])

    def _all_know_the_same(self) -> bool:
        """Whether no seat has seen more than another, as in a game with open hands."""
        first = self.places[0]
        return all(seen in (0, EVERYONE) for seen in self.seen) and all(places == first for places in self.places)

    def _places_after(self, seat: int, pile: Sequence[int]) -> tuple[int, ...]:
        """Where each card could be for a seat after a pile is shuffled: whatever was in it is now anywhere in it.

        Copies look alike to the seat, so nothing here may depend on which of them lies where.
        """
        places, shuffled = list(self.places[seat]), mask_of(pile)
        seen = [card for card, seats in enumerate(self.seen) if seats >> seat & 1]
        lost = self._lose_sight(places, sorted([card for card in pile if self.seen[card] >> seat & 1]), shuffled)
        hidden = mask_of(range(len(self.seen))) & ~mask_of(seen)
        open_to: dict[str, int] = {}  # a card may also lie where the seat sees one of its kind
        for card in seen:
            if not shuffled >> card & 1:
                kind = self.kind(card)
                open_to[kind] = open_to.get(kind, hidden) | 1 << card
        after: dict[tuple[int, int], int] = {}  # many cards share a place
        for face, place in enumerate(places):
            if face not in lost:
                room = open_to.get(self.printed[face], hidden)
                if (place, room) not in after:
                    left = place & room
                    after[place, room] = left | shuffled if left & shuffled else left
                places[face] = after[place, room]
        return tuple(places)

    def _lose_sight(self, places: list[int], known: list[int], shuffled: int) -> set[int]:
        """Cards that a seat has seen come among those that are shuffled; the answer is which.

        Of the copies that could have been such a card, the one with the least room is taken to be it. Where none has
        less room than all the others, each of them could be wherever any of them could.
        """
        lost: set[int] = set()
        for card in known:
            face = self.faces[card]
            twins = [
                twin
                for twin, kind in enumerate(self.printed)
                if kind == self.printed[face] and places[twin] >> card & 1 and twin not in lost
            ]
            least = min(twins, key=lambda twin: places[twin].bit_count())
            if any(places[least] & ~places[twin] for twin in twins):
                anywhere = reduce(or_, [places[twin] for twin in twins])
                for twin in twins:
                    places[twin] = anywhere
            places[least] = places[face]
            places[face] = shuffled
            lost.add(face)
        return lost

    def guess(self, seat: int, chance: Chance) -> Cards:
        """The same cards with every face that the seat does not know dealt anew, to where it could be."""
        known = mask_of([card for card, seen in enumerate(self.seen) if seen >> seat & 1])
        mine = self.places[seat]
        groups: dict[int, list[int]] = {}
        for face, place in enumerate(mine):
            groups.setdefault(place, []).append(face)
        guessed = self.copy()
        filled = 0
        crowded: list[int] = []
        for place, faces in sorted(groups.items()):
            if place.bit_count() != len(faces):
                crowded.extend(faces)
                continue
            filled |= place
            if place & ~known:  # they fill their place exactly: it is enough to shuffle them
                self._fill(guessed.faces, place, self._in_order(faces, mine), known, chance)
        if crowded:
            self._deal(guessed.faces, seat, self._in_order(crowded, mine), filled, known, chance)
        guessed.places = tuple(
            places if places is mine else self._places_moved(places, guessed.faces) for places in self.places
        )
        return guessed

    def _in_order(self, faces: list[int], places: tuple[int, ...]) -> list[int]:
        """In an order that does not depend on the truth, or a bot could learn something from its own guesses.

        Copies are told apart only by where a seat takes them to be.
        """
        return sorted(faces, key=lambda face: (self.printed[face], places[face]))

    def _places_moved(self, places: tuple[int, ...], faces: list[int]) -> tuple[int, ...]:
        """What another seat could tell, had these faces been lying here all the time."""
        moved = list(places)
        for before, after in zip(self.faces, faces, strict=True):
            moved[after] = places[before]
        return tuple(moved)

    def _fill(self, faces: list[int], place: int, loose: list[int], known: int, chance: Chance) -> None:
        """Lay these faces on the ids of their place: known ids keep their kind, the rest is dealt at random."""
        if place & known:
            copies: dict[str, list[int]] = {}
            for face in reversed(loose):
                copies.setdefault(self.printed[face], []).append(face)
            for card in numbers_in(place & known):
                faces[card] = copies[self.printed[self.faces[card]]].pop()
            loose = [face for face in loose if face in copies[self.printed[face]]]
        for card, face in zip(numbers_in(place & ~known), chance.shuffled(loose), strict=True):
            faces[card] = face

    def _deal(self, faces: list[int], seat: int, loose: list[int], filled: int, known: int, chance: Chance) -> None:
        """Deal faces to ids where they could be, those with the least room first, moving some again until all fit."""
        places = self.places[seat]
        anywhere = 0
        for face in loose:
            anywhere |= places[face]
        anywhere &= ~filled
        alike: dict[str, int] = {}  # the known ids of each kind
        for card in numbers_in(anywhere & known):
            kind = self.kind(card)
            alike[kind] = alike.get(kind, 0) | 1 << card
        ids = chance.shuffled(numbers_in(anywhere))
        room: dict[int, list[int]] = {}  # the ids of each set of them that faces may go to
        allowed: dict[int, int] = {}
        for face in loose:
            place = places[face] & ~filled & (~known | alike.get(self.printed[face], 0))
            if place not in room:
                room[place] = [card for card in ids if place >> card & 1]
            allowed[face] = place
        dealt: dict[int, int] = {}
        for face in sorted(chance.shuffled(loose), key=lambda face: allowed[face].bit_count()):
            if not _finds_room(face, allowed, room, dealt, set()):
                raise BrokenGame(f"no cards agree with what seat {seat} knows")
        _mix(dealt, allowed, room, chance)
        for card, face in dealt.items():
            faces[card] = face


def cards_of(pools: Sequence[Sequence[str]], seats: int) -> Cards:
    """Cards in pools whose contents everyone knows (a deck list, a box), all face down, ids in order."""
    printed = tuple(card for pool in pools for card in pool)
    places: list[int] = []
    for pool in pools:
        first = len(places)
        places.extend([mask_of(range(first, first + len(pool)))] * len(pool))
    return Cards(printed, list(range(len(printed))), [0] * len(printed), (tuple(places),) * seats)


def _renamed(place: int, pile: Sequence[int], moved: list[int]) -> int:
    """The same place after the cards of a pile have moved to other ids of it."""
    left = place & ~mask_of(pile)
    return left | mask_of([after for before, after in zip(pile, moved, strict=True) if place >> before & 1])


def _finds_room(
    face: int, allowed: dict[int, int], room: dict[int, list[int]], dealt: dict[int, int], tried: set[int]
) -> bool:
    """Whether an id can be found for a face: one that is free or, if need be, that of a face that can move on."""
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


def _mix(dealt: dict[int, int], allowed: dict[int, int], room: dict[int, list[int]], chance: Chance) -> None:
    """Exchange faces at random where both may lie: so all deals that agree with what is known become as likely."""
    lies = {face: card for card, face in dealt.items()}
    groups: dict[int, list[int]] = {}  # faces by where they may lie: those of small groups move as often
    for face, place in allowed.items():
        groups.setdefault(place, []).append(face)
    places = list(groups)
    for _ in range(MIXING * len(dealt)):
        place = chance.pick(places)
        face, other = chance.pick(groups[place]), chance.pick(room[place])
        card, second = lies[face], dealt[other]
        if allowed[second] >> card & 1:
            dealt[card], dealt[other] = second, face
            lies[face], lies[second] = other, card
