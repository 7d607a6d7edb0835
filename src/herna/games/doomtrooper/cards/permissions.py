"""Effects about what warriors are and may do: permissions, bans, immunity, affiliations and kinds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar
from herna.engine.effects import Question
from herna.engine.game import Message
from herna.games.doomtrooper.rules.casting import ASPECTS
from herna.games.doomtrooper.rules.filters import fits, kind_fits
from herna.games.doomtrooper.rules.identity import HERETIC
from herna.games.doomtrooper.rules.permissions import never
from herna.games.doomtrooper.rules.values import played_by
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import ALWAYS, GRANTED, MAY_NOT, NEVER, SILENT, Identity, Text, permission

ALL_ARTS: Final = tuple([f"cast {aspect}" for aspect in ASPECTS])
LEVELS: Final = {"never": NEVER, "may-not": MAY_NOT, "may": GRANTED, "always": ALWAYS}


@dataclass(frozen=True, slots=True)
class Permit(Text):
    """Its bearer (or its own card) may or may not do something.

    Or all warriors matching `who` (DT-NEVER). `other` says with which other cards; `source` where its own card must be.
    """

    what: tuple[str, ...]
    may: str = "may"
    who: str = ""
    other: str = ""
    source: str = ""

    def questions(self) -> tuple[Question, ...]:
        return tuple(permission(ability) for ability in self.what)

    def permits(self, table: Front, me: int, warrior: int, ability: str, other: int) -> int:
        seat = played_by(table, me)
        if self.who:
            if not _meant(table, warrior, self.who, seat, me):
                return SILENT
        elif table.controller(me) >= 0 and table.root(me) != warrior:
            return SILENT
        if self.source and not fits(table, table.root(me), self.source, seat, me):
            return SILENT
        if self.other and not (other >= 0 and _meant(table, other, self.other, seat, me)):
            return SILENT
        return LEVELS[self.may]

    def worded(self) -> Message | None:
        casts = self.what == ("cast",) and self.may == "never" and not (self.who or self.other or self.source)
        return Message("dt-does-never-casts") if casts else None


@dataclass(frozen=True, slots=True)
class CastsAll(Permit):
    """Its bearer, its own card, or those matching `who` cast spells of all aspects.

    DT-ART-02.
    """

    what: tuple[str, ...] = ALL_ARTS

    def worded(self) -> Message | None:
        return None if self.who or self.source else Message("dt-does-casts-all")


def _meant(table: Front, card: int, text: str, seat: int, me: int) -> bool:
    """Whether another card matches.

    In play by all words, elsewhere by what is printed on it.
    """
    return fits(table, card, text, seat, me) if card in table.control else kind_fits(table, card, text)


@dataclass(frozen=True, slots=True)
class Immune(Text):
    """Its bearer, its own card, or those matching `who` are immune to some cards.

    The cards are the Art, the Dark Symmetry or generic Gifts.
    """

    to: str  # "art", "symmetry" or "gifts"
    who: str = ""

    def immune(self, table: Front, me: int, warrior: int, source: int) -> bool:
        if self.who:
            if not fits(table, warrior, self.who, table.control[me], me):
                return False
        elif table.root(me) != warrior:
            return False
        if self.to == "gifts":
            return "dark-symmetry-gift" in table.printed(source).keywords
        return table.type(source) == self.to

    def worded(self) -> Message | None:
        return None if self.who else Message(f"dt-does-immune-{self.to}")


# What warriors become by texts, by all that it depends on: there are few combinations, and rules ask very often.
_COUNTED: Final[dict[tuple[frozenset[str] | tuple[str, ...] | bool, ...], Identity]] = {}


@dataclass(frozen=True, slots=True)
class CountsAs(Text):
    """Its bearer (or its own card) is also of these kinds and affiliations.

    With `only`, it has no other affiliation.
    """

    kinds: tuple[str, ...] = ()
    affiliations: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    only: bool = False

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        if HERETIC not in self.kinds or not never(table, target, "become heretic"):
            return None
        return Bar("DT-NEVER-02", "dt-why-never-heretic")

    def changes_identity(self, table: Front, me: int, warrior: int, who: Identity) -> Identity:
        combination = (
            who.sides,
            who.affiliations,
            who.keywords,
            self.kinds,
            self.affiliations,
            self.sides,
            self.only,
        )
        counted = _COUNTED.get(combination)
        if counted is None:
            counted = _COUNTED[combination] = self._counted(who)
        return counted

    def _counted(self, who: Identity) -> Identity:
        affiliations = frozenset(self.affiliations) if self.only else who.affiliations.union(self.affiliations)
        sides = frozenset(self.sides) if self.only and self.sides else who.sides.union(self.sides)
        return Identity(sides, affiliations, who.keywords.union(self.kinds))


@dataclass(frozen=True, slots=True)
class KeepsAffiliations(Text):
    """Its own card always has these affiliations, whatever is said; with `no_others`, never others."""

    affiliations: tuple[str, ...] = ()
    no_others: bool = False

    def keeps_identity(self, table: Front, me: int, who: Identity) -> Identity:
        always = frozenset(self.affiliations)
        return replace(who, affiliations=always if self.no_others else who.affiliations | always)


@dataclass(frozen=True, slots=True)
class Unfit(Text):
    """Its bearer is not able to fight.

    No attacks by or on it, no protection (DT-FIT-03, DT-TARGET-04).
    """

    def unfit(self, table: Front, me: int, warrior: int) -> bool:
        return table.root(me) == warrior


EFFECTS: Final[dict[str, type[Text]]] = {
    "permit": Permit,
    "casts-all": CastsAll,
    "immune": Immune,
    "counts-as": CountsAs,
    "keeps-affiliations": KeepsAffiliations,
    "unfit": Unfit,
}
