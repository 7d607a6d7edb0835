"""Chance: dice, shuffles and picks, from one object that is seeded, recorded and scriptable."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from herna.engine.errors import BadInput, BrokenGame

T = TypeVar("T")

_STATE: Final = 0xFFFFFFFFFFFF  # 48 bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A fast random generator for bots and simulations.

    Its whole state is one integer of 48 bits. It can be predicted: a match that people play draws from `Seeded`.
    """

    def __init__(self, state: int = 0) -> None:
        self.state = (state ^ 0x5DEECE66D) & _STATE
        self.outcomes: list[int] | None = None  # what was drawn, while somebody records it

    def copy(self) -> Chance:
        """The same generator at the same point; it records nothing."""
        return Chance(self.state ^ 0x5DEECE66D)

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`; every number is equally likely."""
        number = self.draw(limit)
        if self.outcomes is not None:
            self.outcomes.append(number)
        return number

    def draw(self, limit: int) -> int:
        """Draw a number; games call `below`, which also records it."""
        # Masked to 48 bits, the product is the same with machine integers and with Python's own.
        state: i64 = self.state
        bound: i64 = limit
        state = (state * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        self.state = state
        return ((state >> 17) * bound) >> 31

    def die(self, sides: int = 6) -> int:
        """One roll, from 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of these things at random."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The same things in a random order."""
        mixed = list(things)
        for place in range(len(mixed) - 1, 0, -1):
            other = self.below(place + 1)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed


class Seeded(Chance):
    """The chance of a match, computed from its seed with SHA-256.

    Number n is drawn from the digest of the seed and n. The next number cannot be predicted from those seen, and
    anybody who has the seed can check all of them. The state is the count of numbers drawn.
    """

    def __init__(self, seed: str, drawn: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.state = drawn

    def copy(self) -> Chance:
        return Seeded(self.seed, self.state)

    def draw(self, limit: int) -> int:
        digest = hashlib.sha256(f"{self.seed}:{self.state}".encode()).digest()
        self.state += 1
        return int.from_bytes(digest, "big") % limit


class Scripted(Chance):
    """Numbers given in advance: a test's dice, or the outcomes in a journal."""

    def __init__(self, numbers: Sequence[int], drawn: int = 0) -> None:
        super().__init__()
        self.numbers = tuple(numbers)
        self.state = drawn

    def copy(self) -> Chance:
        return Scripted(self.numbers, self.state)

    def draw(self, limit: int) -> int:
        if self.state >= len(self.numbers):
            raise BrokenGame(f"the script has only {len(self.numbers)} numbers, one more below {limit} is wanted")
        number = self.numbers[self.state]
        if not 0 <= number < limit:
            raise BrokenGame(f"number {self.state + 1} of the script is {number}, wanted is one below {limit}")
        self.state += 1
        return number


def scripted_dice(*faces: int) -> Scripted:
    """A script written as the faces that dice show."""
    return Scripted([face - 1 for face in faces])


def commitment(seed: str) -> str:
    """The seed's SHA-256, published when a match starts.

    It commits to the seed without revealing it.
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def check_seed(seed: str) -> str:
    """Return a seed that is a short printable text; refuse anything else."""
    if not (1 <= len(seed) <= 200 and seed.isprintable()):
        raise BadInput("error-bad-seed", seed=seed[:40])
    return seed
