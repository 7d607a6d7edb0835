"""Art spells (DT-ART): who may cast what, and for whose benefit."""

from __future__ import annotations

from typing import Final

from herna.engine.activity import Bar, because
from herna.games.doomtrooper.rules.identity import (
    DARK_LEGION,
    DOOMTROOPER,
    HERETIC,
    away,
    away_barred,
    identity,
    imprisonment,
)
from herna.games.doomtrooper.rules.permissions import forbidden, granted, never
from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import BARS_CAST, Identity, texts_of

ASPECTS: Final[tuple[str, ...]] = (
    "changeling",
    "elements",
    "exorcism",
    "kinetics",
    "manipulation",
    "mentalism",
    "premonition",
    "summoning",
)
PERSONAL: Final = "personal-combat-spell"  # only who takes part in a duel casts it
COMBAT_SPELLS: Final = frozenset(("combat-spell", PERSONAL))


def aspects_of(table: Front, card: int) -> list[str]:
    """Which aspects let a warrior cast a spell (DT-ART-01).

    Any, if it belongs to any.
    """
    words = table.printed(card).keywords
    return list(ASPECTS) if "any-art" in words else [aspect for aspect in ASPECTS if f"art-of-{aspect}" in words]


ONLY_IN_DUEL: Final = Bar("DT-ART-12", "dt-why-only-in-duel")
NOT_MASTERED: Final = Bar("DT-ART-02", "dt-why-not-mastered")
NOT_IN_THE_DUEL: Final = Bar("DT-ART-14", "dt-why-caster-not-in-duel")


def casters(table: Front, seat: int, card: int) -> list[int]:
    """The warriors of a player that may cast a spell now."""
    if spell_barred(table, card) is not None:
        return []
    return [warrior for warrior in table.warriors(seat) if caster_barred(table, card, warrior) is None]


def spell_barred(table: Front, card: int) -> Bar | None:
    """Combat spells are cast only in a duel (DT-ART-12, DT-ART-13)."""
    if table.duels or table.printed(card).keywords.isdisjoint(COMBAT_SPELLS):
        return None
    return ONLY_IN_DUEL


def caster_barred(table: Front, card: int, warrior: int) -> Bar | None:
    """Why a warrior does not cast a spell (DT-ART-02, DT-ART-03, DT-ART-14, DT-ART-19)."""
    if warrior in table.hidden:
        return because("DT-ART-03", "dt-why-unknown-warrior", card=warrior)
    if warrior in table.prisoners:
        return imprisonment(table, warrior)
    if away(table, warrior):
        return away_barred(table, warrior)
    if never(table, warrior, "cast"):
        return forbidden(table, "DT-ART-19", "dt-why-never-casts", warrior, ("cast",), caster=warrior)
    if not any(granted(table, warrior, f"cast {aspect}") for aspect in aspects_of(table, card)):
        return NOT_MASTERED
    duel = table.duel()
    if duel is None or warrior in duel.fighters() or PERSONAL not in table.printed(card).keywords:
        return None
    return None if granted(table, warrior, "cast personal") else NOT_IN_THE_DUEL


def aim_barred(table: Front, card: int, caster: int, target: int) -> Bar | None:
    """Why a caster may not aim a spell at a target.

    It is of no use, the target is immune, or it may not benefit.
    """
    for text in texts_of(table, card, BARS_CAST):
        bar = text.bars_cast(table, card, caster, target)
        if bar is not None:
            return bar
    if target < 0 or target not in table.control or table.type(target) != "warrior":
        return None
    if table.control[target] != table.control[caster] and immune(table, target, card):
        return because("DT-IMM-01", "dt-why-immune", (("card", target),), warrior=target)
    return None if may_benefit(table, caster, target) else because("DT-ART-15", "dt-why-not-for-legion", warrior=target)


def may_benefit(table: Front, caster: int, warrior: int) -> bool:
    """For whom a caster may use the Art (DT-ART-15 to DT-ART-18)."""
    if granted(table, caster, "cast for anyone"):
        return True
    who, other = identity(table, caster), identity(table, warrior)
    if not (other.sides & {DOOMTROOPER, DARK_LEGION}):
        return True  # DT-ART-18
    if HERETIC in who.keywords or DARK_LEGION in who.sides:
        return DARK_LEGION in other.sides or (DOOMTROOPER in who.sides and DOOMTROOPER in other.sides)
    return _not_only_legion(other)


def _not_only_legion(who: Identity) -> bool:
    return DOOMTROOPER in who.sides or DARK_LEGION not in who.sides
