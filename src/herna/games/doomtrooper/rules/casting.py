"""Art spells (DT-ART): who may cast what, and for whose benefit."""

from __future__ import annotations

from herna.games.doomtrooper.rules.identity import DARK_LEGION, DOOMTROOPER, HERETIC, away, identity, imprisoned
from herna.games.doomtrooper.rules.permissions import granted, never
from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import Identity, says

ASPECTS = (
    "changeling",
    "elements",
    "exorcism",
    "kinetics",
    "manipulation",
    "mentalism",
    "premonition",
    "summoning",
)


def aspects_of(table: Front, card: int) -> list[str]:
    """Which aspects let a warrior cast a spell (DT-ART-01); any, if it belongs to any."""
    words = table.printed(card).keywords
    return list(ASPECTS) if "any-art" in words else [aspect for aspect in ASPECTS if f"art-of-{aspect}" in words]


def casters(table: Front, seat: int, card: int) -> list[int]:
    """The warriors of a player that may cast a spell now (DT-ART-02, DT-ART-03, DT-ART-12 to DT-ART-14, DT-ART-19)."""
    words = table.printed(card).keywords
    duel = table.duel()
    if ("combat-spell" in words or "personal-combat-spell" in words) and duel is None:
        return []
    found: list[int] = []
    for warrior in table.warriors(seat):
        if warrior in table.hidden or not may_cast(table, warrior, card):
            continue
        outside = duel is not None and warrior not in duel.fighters()
        if "personal-combat-spell" in words and outside and not granted(table, warrior, "cast personal"):
            continue
        found.append(warrior)
    return found


def may_cast(table: Front, warrior: int, card: int) -> bool:
    """Whether a warrior masters a spell; one that may never cast does so under no circumstances (DT-ART-19)."""
    if away(table, warrior) or imprisoned(table, warrior):
        return False
    if never(table, warrior, "cast"):
        return False
    return any(granted(table, warrior, f"cast {aspect}") for aspect in aspects_of(table, card))


def may_cast_on(table: Front, card: int, caster: int, target: int) -> bool:
    """Whether a caster may aim a spell at a target: at what it may benefit, and not at what is immune to it."""
    for text in says(table, card, "bars_cast"):
        if text.bars_cast(table, card, caster, target) is not None:
            return False
    if target < 0 or target not in table.control or table.type(target) != "warrior":
        return True
    if table.control[target] != table.control[caster] and immune(table, target, card):
        return False
    return may_benefit(table, caster, target)


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
