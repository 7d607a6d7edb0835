"""Cards whose faces may be hidden, and what each seat knows about them.

A card lying somewhere has an id that everyone may follow, like the back of a card on a real table. A shuffle
leaves the ids where they are and moves the faces among them: so a shuffled card has, in effect, a new id. The same
is done to cards that only some players may look at (`mingle`): the others lose track of them, as of a hand of cards.
A guess deals the faces that a seat does not know to places where they could be. What mixing means for these places is
computed when somebody asks: most plays of a simulation end before anybody does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Final

from herna.engine.chance import Chance

EVERYONE: Final = -1  # a mask with every seat's bit: shown to all, spectators too


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


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A shuffle: where all cards lay before it, and who had seen them."""

    pile: tuple[int, ...]
    faces: list[int]
    seen: list[int]


@dataclass(frozen=True, slots=True)
class Mingling:
    """Cards that only some seats have seen, and where each lies now.

    The seats are those in the mask `keep`.
    """

    pile: tuple[int, ...]
    moved: list[int]
    keep: int


@dataclass(frozen=True, slots=True)
class Narrowing:
    """A card that everybody was told to be of some kinds."""

    card: int
    kinds: frozenset[str]


@dataclass(slots=True)
class Cards:
    """All cards of a match by id.

    `printed` holds the cards themselves, `faces` which of them lies under each id, `seen` the seats that know
    it. `places` says, for each seat, where a card that the seat does not see could be, as far as it can tell, before
    what `unnoted` adds; it is empty in a line of play that a bot searches, from which nobody guesses.
    """

    printed: tuple[str, ...]
    faces: list[int]
    seen: list[int]
    places: tuple[tuple[int, ...], ...]
    shown: int = field(default=0)  # how often somebody was shown a card
    unnoted: tuple[Shuffle | Mingling | Narrowing, ...] = field(default=(), compare=False)

    def copy(self) -> Cards:
        return Cards(self.printed, self.faces.copy(), self.seen.copy(), self.places, self.shown, self.unnoted)

    def kind(self, card: int) -> str:
        """What is printed on the card that lies under this id."""
        return self.printed[self.faces[card]]

    def of_each_kind(self, cards: tuple[int, ...]) -> list[int]:
        """One card of each kind, the first.

        Where their order is no matter, equal cards are one thing to choose.
        """
        printed, faces = self.printed, self.faces
        return list({printed[faces[card]]: card for card in reversed(cards)}.values())[::-1]

    def known_to(self, card: int, seat: int, seats: int) -> bool:
        """Whether a seat (-1: a spectator) knows this card's face."""
        return self.seen[card] >> (seat if seat >= 0 else seats) & 1 == 1

    def show(self, card: int, seats: int) -> None:
        """Show a card to the seats in a mask.

        They know its face until it is shuffled.
        """
        if self.seen[card] | seats != self.seen[card]:
            self.seen[card] |= seats
            self.shown += 1

    def narrow(self, card: int, kinds: frozenset[str]) -> None:
        """Tell everybody that the card under this id is of these kinds."""
        if self.places:
            self.unnoted = (*self.unnoted, Narrowing(card, kinds))

    def shuffle(self, pile: Sequence[int], chance: Chance) -> None:
        """Shuffle the cards under these ids, so that nobody knows which lies where."""
        if len(pile) < 2:
            return
        ids, faces, seen = tuple(pile), self.faces, self.seen
        if self.places:
            self.unnoted = (*self.unnoted, Shuffle(ids, faces.copy(), seen.copy()))
        for at in range(len(ids) - 1, 0, -1):
            one, other = ids[at], ids[chance.below(at + 1)]
            faces[one], faces[other] = faces[other], faces[one]
        for card in ids:
            seen[card] = 0

    def note_mixing(self) -> None:
        """Note in `places` what was mixed and told since somebody asked last."""
        for mixed in self.unnoted:
            seats = range(len(self.places))
            if isinstance(mixed, Mingling):
                self.places = tuple([self._places_mingled(seat, mixed) for seat in seats])
                continue
            if isinstance(mixed, Narrowing):
                self.places = tuple([self._places_narrowed(seat, mixed) for seat in seats])
                continue
            before = Cards(self.printed, mixed.faces, mixed.seen, self.places)
            if before._all_know_the_same():
                self.places = (before._places_after(0, mixed.pile),) * len(seats)
            else:
                self.places = tuple([before._places_after(seat, mixed.pile) for seat in seats])
        self.unnoted = ()

    def mingle(self, pile: Sequence[int], keep: int, chance: Chance, chosen: int = -1) -> tuple[int, ...]:
        """Mix cards that only the seats in the mask `keep` may look at.

        Those seats still know each card; nobody else can tell them apart. Returns the id under which each card of the
        pile lies now. Cards that no other seat has seen stay where they are. A `chosen` card comes to lie under the
        lowest id.
        """
        if len(pile) < 2:
            return tuple(pile)
        losing = 0  # the seats that have seen one of these cards and lose track of them
        for card in pile:
            losing |= self.seen[card] & ~keep
        moved = chance.shuffled(pile) if losing else list(pile)
        if chosen >= 0:
            lowest, at = moved.index(min(pile)), list(pile).index(chosen)
            moved[lowest], moved[at] = moved[at], moved[lowest]
        mixed = Mingling(tuple(pile), moved, keep)
        if losing:
            self.note_mixing()
            self.places = tuple(
                [
                    self._places_after(seat, pile) if losing >> seat & 1 else self._places_mingled(seat, mixed)
                    for seat in range(len(self.places))
                ]
            )
        elif self.places:
            self.unnoted = (*self.unnoted, mixed)
        lying = [(self.faces[card], self.seen[card] & keep) for card in pile]
        for card, (face, seen) in zip(moved, lying, strict=True):
            self.faces[card] = face
            self.seen[card] = seen
        return tuple(moved)

    def leave_hand(self, hand: Sequence[int], card: int, keep: int, chance: Chance) -> tuple[int, tuple[int, ...]]:
        """Take a card out of a hand that the seats in `keep` look at.

        Returns the id under which the card left and the rest of the hand. The id tells the others neither when the card
        was drawn nor whether they have seen it in that hand.
        """
        mingled = self.mingle(hand, keep, chance, card)
        left = min(mingled)
        return left, tuple([other for other in mingled if other != left])

    def _places_mingled(self, seat: int, mixed: Mingling) -> tuple[int, ...]:
        """Where each card could be for a seat after `mingle`.

        A seat in `keep` follows the cards; any other seat, which has seen none of them, loses track of them.
        """
        mine, mingled = self.places[seat], mask_of(mixed.pile)
        if mixed.keep >> seat & 1:
            after = {place: _renamed(place, mixed.pile, mixed.moved) for place in set(mine) if place & mingled}
        else:
            after = {place: place | mingled for place in set(mine) if place & mingled}
        if all(place == before for before, place in after.items()):
            return mine
        return tuple([after.get(place, place) for place in mine])

    def _places_narrowed(self, seat: int, told: Narrowing) -> tuple[int, ...]:
        """Where each card could be for a seat after `narrow`."""
        elsewhere = ~(1 << told.card)
        return tuple(
            [
                place if self.printed[face] in told.kinds else place & elsewhere
                for face, place in enumerate(self.places[seat])
            ]
        )

    def _all_know_the_same(self) -> bool:
        """Whether every seat has seen the same cards, as in games with open hands."""
        first = self.places[0]
        return all(seen in (0, EVERYONE) for seen in self.seen) and all(places == first for places in self.places)

    def _places_after(self, seat: int, pile: Sequence[int]) -> tuple[int, ...]:
        """Where each card could be for a seat after a shuffle of a pile.

        A card that could be in the pile could now be anywhere in it. Copies look alike to the seat, so nothing here may
        depend on which of them lies where.
        """
        places, printed, shuffled = list(self.places[seat]), self.printed, mask_of(pile)
        known = sorted([card for card in pile if self.seen[card] >> seat & 1])
        lost = self._lose_sight(places, known, shuffled)
        alike = self._seen_by(seat)
        seen = 0
        for ids in alike.values():
            seen |= ids
        hidden = ((1 << len(self.seen)) - 1) & ~seen
        for kind in {self.kind(card) for card in known}:
            alike[kind] &= ~shuffled
        # Many cards share a place, and copies follow each other.
        last, before, now, unseen, mixed = "", 0, 0, 0, False
        for face, place in enumerate(places):
            if place != before:
                last, before, unseen, mixed = "", place, place & hidden, place & shuffled != 0
            kind = printed[face]
            if kind != last:
                last, now = kind, unseen
                if unseen != place and kind in alike:  # it may also lie where the seat sees one of its kind
                    now |= place & alike[kind]
                if mixed and now & shuffled:
                    now |= shuffled
            places[face] = now
        for face in lost:
            places[face] = shuffled
        return tuple(places)

    def _seen_by(self, seat: int) -> dict[str, int]:
        """The ids under which a seat sees cards, by kind."""
        alike: dict[str, int] = {}
        last, ids = "", 0
        for card, seats in enumerate(self.seen):
            if not seats >> seat & 1:
                continue
            kind = self.printed[self.faces[card]]
            if kind != last:
                if ids:
                    alike[last] = alike.get(last, 0) | ids
                last, ids = kind, 0
            ids |= 1 << card
        if ids:
            alike[last] = alike.get(last, 0) | ids
        return alike

    def _lose_sight(self, places: list[int], known: list[int], shuffled: int) -> set[int]:
        """Let a seat lose track of known cards that are shuffled; returns their faces.

        Of the copies that could have been such a card, the one with the least room is taken to be it. Where none has
        less room than all the others, each of them could be wherever any of them could.
        """
        lost: set[int] = set()
        copies: dict[str, list[int]] = {self.kind(card): [] for card in known}
        for face, kind in enumerate(self.printed if known else ()):
            if kind in copies:
                copies[kind].append(face)
        for card in known:
            face = self.faces[card]
            twins = [twin for twin in copies[self.printed[face]] if places[twin] >> card & 1 and twin not in lost]
            least = twins[0]
            if len(twins) > 1:
                least = min(twins, key=lambda twin: places[twin].bit_count())
                if any(places[least] & ~places[twin] for twin in twins):
                    anywhere = reduce(or_, [places[twin] for twin in twins])
                    for twin in twins:
                        places[twin] = anywhere
            places[least] = places[face]
            places[face] = shuffled
            lost.add(face)
        return lost

    def track(self, guessed: Cards, seat: int) -> None:
        """Note in a seat's guess where each seat would think the cards are."""
        mine = self.places[seat]
        guessed.places = tuple(
            [places if places is mine else self._places_moved(places, guessed.faces) for places in self.places]
        )

    def _places_moved(self, places: tuple[int, ...], faces: list[int]) -> tuple[int, ...]:
        """Where another seat would think each card is, if these faces lay here."""
        moved = list(places)
        for before, after in zip(self.faces, faces, strict=True):
            moved[after] = places[before]
        return tuple(moved)


def cards_of(pools: Sequence[Sequence[str]], seats: int) -> Cards:
    """Face-down cards from pools whose contents everyone knows, such as deck lists.

    Their ids follow the order of the pools.
    """
    printed = tuple(card for pool in pools for card in pool)
    places: list[int] = []
    for pool in pools:
        anywhere_in_it = (1 << len(pool)) - 1 << len(places)
        places.extend([anywhere_in_it] * len(pool))
    return Cards(printed, list(range(len(printed))), [0] * len(printed), (tuple(places),) * seats)


def _renamed(place: int, pile: Sequence[int], moved: list[int]) -> int:
    """A place after the cards of a pile have moved to other ids."""
    left = place & ~mask_of(pile)
    return left | mask_of([after for before, after in zip(pile, moved, strict=True) if place >> before & 1])
