"""What a puzzle could ask for: a number to change before a deadline."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wish:
    """A question whose answer is a number, and a deadline for changing it.

    `lasts`: the number is looked at when the deadline comes, if the match is not over by then.
    """

    name: str  # of the texts: "win", "save"
    question: str
    rises: bool
    deadline: str
    dice: tuple[int, ...] | None = None
    lasts: bool = False

    def better(self, one: int, other: int) -> bool:
        """Whether one answer is better than the other."""
        return one > other if self.rises else one < other
