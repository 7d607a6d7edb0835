"""What a game's library lists: everything that has a name and is printed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fact:
    """A value of a card or other thing, to filter a library by.

    label: what it is a value of; value: a number, or a key with its name; source: where it comes from, if not from the
    rulebook. A thing may have several facts with the same key.
    """

    key: str
    label: str
    value: str | int
    name: str = ""
    source: str = ""

    def described(self) -> str:
        """The value in words: what a number counts, or its name."""
        return self.name or f"{self.label} {self.value}"

    def shown(self) -> str:
        """The value alone, to stand beside its label."""
        return self.name.removeprefix(self.label).strip(": ") or str(self.value)


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A card, unit, mage or other printed thing, in words of one language.

    key: its key among what a page draws (`Game.pictured`); kind and set: keys, each with its name; text: what it says;
    doubts: what does not come from the rulebook, and its source; playable: whether it can be played here.
    """

    key: str
    kind: str
    kind_name: str
    name: str
    set: str
    set_name: str
    text: str
    facts: tuple[Fact, ...] = ()
    doubts: tuple[str, ...] = ()
    playable: bool = True

    def is_sure(self) -> bool:
        """Whether all of it comes from the rulebook."""
        return not self.doubts

    def described(self) -> str:
        """Its kind, its facts, what it says, and what of it is not sure."""
        facts = ", ".join(dict.fromkeys([self.kind_name, *(fact.described() for fact in self.facts)]))
        doubts = f"({'; '.join(self.doubts)})" if self.doubts else ""
        return "\n".join(part for part in (facts, self.text, doubts) if part)
