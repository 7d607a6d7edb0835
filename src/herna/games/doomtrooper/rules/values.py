"""The arithmetic of values (DT-MOD): computed whenever asked, relative to the opponent, never stored.

Printed, then the beast (the new base), then operations on the base, multiplying, adding; rounded up at the end (G-66).
"""

from __future__ import annotations

from math import ceil
from typing import Final

from herna.engine.effects import NEW_BASE, PLUS, TIMES, Lasting, Modifier, modified
from herna.games.doomtrooper.printed import ARMOR, FIGHT, PRINTED, SHOOT, STATS, VALUE
from herna.games.doomtrooper.rules.identity import IDENTITIES, aboard, active, helps_others, texts_about, texts_in_play
from herna.games.doomtrooper.rules.permissions import may
from herna.games.doomtrooper.table import Boost, Duel, Front
from herna.games.doomtrooper.texts import (
    DENIES_COVER,
    IMMUNE,
    MIRRORS,
    MODIFIES,
    MODIFIES_ALL,
    SEVERAL,
    SUPPRESSES,
    TEXTS,
    texts_of,
)

COVER: Final = 3  # DT-COVER-02
TAKES_COVER: Final = "cover"  # lasting in a duel: how much the cover of a warrior counts in it
NO_IMMUNITY: Final = "no-immunity "  # lasting: immunity to art or symmetry is off (DT-IMM-04)
WAIVED: Final = "immunity-waived"  # lasting in a duel: a warrior lets its source work in spite of immunity (G-61)
IMMUNE_TO_CARD: Final = "immune-to-card"  # lasting: a warrior is immune to its source
ONE_OF_A_KIND: Final[tuple[str, ...]] = ("ritual", "virus", "prophecy")  # DT-KEY-07, DT-KEY-09, DT-KEY-11
WEAPONS: Final[tuple[str, ...]] = ("fight-weapon", "shoot-weapon", "fight-shoot-weapon", "special-weapon")


def value(table: Front, warrior: int, stat: int, against: int = -1) -> int:
    """A value of a warrior now.

    In a comparison, what an opponent is immune to does not count (DT-IMM-03).
    """
    return computed(_printed(table, warrior, stat), modifiers(table, warrior, stat, against))


def computed(printed: int, changes: list[Modifier]) -> int:
    """A printed value with its changes, rounded up at the end (G-66)."""
    return ceil(modified(printed, changes)) if changes else printed


def base_value(table: Front, warrior: int, stat: int) -> int:
    """The printed value with its beast and all operations on base values (DT-MOD-03)."""
    changes = [change for change in modifiers(table, warrior, stat, base=True) if change.layer < TIMES]
    return computed(_printed(table, warrior, stat), changes)


def cost_of(table: Front, warrior: int) -> int:
    """The V that is paid for a warrior: as printed (G-68)."""
    return table.printed(warrior).stats[VALUE]


def _printed(table: Front, warrior: int, stat: int) -> int:
    return table.printed(warrior).stats[stat]


def modifiers(table: Front, warrior: int, stat: int, against: int = -1, base: bool = False) -> list[Modifier]:
    """Everything that changes a value now, with the card that does it.

    `base`: for the base value alone.
    """
    changes = changes_of(table, warrior, stat, against, base)
    return _that_count(table, changes, warrior, against, stat == ARMOR) if changes else changes


def changes_of(table: Front, warrior: int, stat: int, against: int = -1, base: bool = False) -> list[Modifier]:
    """The modifiers of a value, also those that do not count.

    One does not count because somebody is immune to it or a better Commander is there.
    """
    changes = _of_its_cards(table, warrior, stat, against)
    if not base and MIRRORS in table.answering:
        changes += _mirrored(table, warrior, stat)
    if MODIFIES_ALL in table.answering:
        for card, name in table.answering[MODIFIES_ALL]:
            found = TEXTS[name].modifies_all(table, card, warrior, stat, against)
            if found and helps_others(table, card) and counts_in_duel(table, warrior, card):  # few say anything
                changes += found
    changes += _lasting(table, table.lasting, warrior, stat)
    duel = table.duel()
    if duel is not None:
        changes += _lasting(table, duel.lasting, warrior, stat)
        changes += _of_the_zone(table, duel, warrior, stat)
    covered = stat == ARMOR and warrior in table.covered
    if covered and not any(text.denies_cover(table, by, warrior) for by, text in texts_in_play(table, DENIES_COVER)):
        changes.append(Modifier(PLUS, _cover_in_duel(duel, warrior), warrior))
    return changes


def _of_its_cards(table: Front, warrior: int, stat: int, against: int) -> list[Modifier]:
    """What the warrior's own text and the cards on it say.

    Only as many of equal cards count as may be used.
    """
    changes: list[Modifier] = []
    seen: dict[tuple[str, int], int] = {}
    for text in texts_of(table, warrior, MODIFIES):
        changes += text.modifies(table, warrior, warrior, stat, against)
    for card in _on(table, warrior):
        printed = table.printed(card)
        if printed.type == "beast" and printed.stats[stat]:
            changes.append(Modifier(NEW_BASE, printed.stats[stat], card))
        texts = texts_of(table, card, MODIFIES)
        if not texts or not active(table, card) or not counts_in_duel(table, warrior, card):
            continue
        copies = (printed.key, table.on[card])  # an upgrade counts with each weapon
        seen[copies] = seen.get(copies, 0) + 1
        most = max((text.several(table, card) for text in texts_of(table, card, SEVERAL)), default=1)
        if seen[copies] > most and printed.keywords.isdisjoint(WEAPONS):  # weapons count that were named
            continue
        for text in texts:
            changes += text.modifies(table, card, warrior, stat, against)
    return changes


def _mirrored(table: Front, warrior: int, stat: int) -> list[Modifier]:
    """What a fighter gets by the base values of its opponent."""
    duel = table.duel()
    if duel is None or warrior not in duel.fighters() or duel.opponent(warrior) not in table.control:
        return []
    opponent = duel.opponent(warrior)
    return [
        Modifier(PLUS, text.mirrors(table, card, warrior, stat, opponent), card)
        for card, text in texts_about(table, warrior, MIRRORS)
        if text.mirrors(table, card, warrior, stat, opponent)
    ]


def _on(table: Front, warrior: int) -> list[int]:
    """The cards on a warrior, and those on them (DT-EQUIP-05)."""
    found: list[int] = []
    for card in table.attached.get(warrior, ()):
        found += (card, *table.attached.get(card, ()))
    return found


def _lasting(table: Front, effects: tuple[Lasting, ...], warrior: int, stat: int) -> list[Modifier]:
    """Of equal rituals, viruses and prophecies only one acts on a warrior (DT-KEY-09, DT-KEY-11)."""
    changes: list[Modifier] = []
    kinds: set[str] = set()
    for boost in effects:
        if boost.subject != warrior or not isinstance(boost, Boost) or stat not in boost.stats:
            continue
        if not _in_role(table, warrior, boost.role):
            continue
        if boost.card and not PRINTED[boost.card].keywords.isdisjoint(ONE_OF_A_KIND):
            if boost.card in kinds:
                continue
            kinds.add(boost.card)
        changes.append(Modifier(boost.layer, boost.amount, boost.source))
    return changes


def _in_role(table: Front, warrior: int, role: str) -> bool:
    """Whether a warrior attacks or defends, where only that counts."""
    if not role:
        return True
    duel = table.duel()
    return duel is not None and warrior == (duel.attacker if role == "attacking" else duel.defender)


def _of_the_zone(table: Front, duel: Duel, warrior: int, stat: int) -> list[Modifier]:
    """Only the defender gets a warzone's modifiers (DT-ZONE-09)."""
    if duel.zone < 0 or warrior != duel.defender:
        return []
    amount = table.printed(duel.zone).stats[stat]
    return [Modifier(PLUS, amount, duel.zone)] if amount else []


def _cover_in_duel(duel: Duel | None, warrior: int) -> int:
    """How much A the cover of a warrior gives now."""
    if duel is not None:
        for effect in duel.lasting:
            if effect.subject == warrior and effect.kind == TAKES_COVER:
                return effect.amount
    return COVER


def counts_in_duel(table: Front, warrior: int, card: int) -> bool:
    """Whether a card may count for a warrior.

    Weapons only the chosen ones, fortifications not in vehicles and zones. DT-DUEL-22, DT-EQUIP-19, DT-ZONE-11,
    DT-ZONE-12. Outside duels a weapon gives nothing.
    """
    printed = table.printed(card)
    duel = table.duel()
    used = duel.weapons if duel is not None else ()
    if not printed.keywords.isdisjoint(WEAPONS) and card not in used:
        return False
    if "upgrade" in printed.keywords and table.on.get(card) not in used:
        return False
    if printed.type == "fortification" or "counts-as-fortification" in printed.keywords:
        if in_vehicle(table, warrior) or not may(table, warrior, "use fortification", card):
            return False
        if printed.type == "fortification" and duel is not None and duel.zone >= 0:
            return False
    return not any(text.suppresses(table, me, warrior, card) for me, text in texts_in_play(table, SUPPRESSES))


def wielded(table: Front, card: int) -> bool:
    """Whether a card is not a weapon, or is used in the duel.

    DT-DUEL-22.
    """
    if table.printed(card).keywords.isdisjoint(WEAPONS):
        return True
    duel = table.duel()
    return duel is not None and card in duel.weapons


def wields(table: Front, warrior: int, key: str) -> bool:
    """Whether a warrior uses a certain weapon in the duel."""
    duel = table.duel()
    return duel is not None and any(
        table.on.get(weapon) == warrior and table.key(weapon) == key for weapon in duel.weapons
    )


def in_vehicle(table: Front, warrior: int) -> bool:
    """Inside a vehicle, or considered one, which is always inside (DT-EQUIP-26)."""
    if "vehicle" in IDENTITIES[table.key(warrior)].keywords:
        return True
    return bool(table.boarded) and any(aboard(table, card) for card in table.bearing(warrior))


def _that_count(table: Front, changes: list[Modifier], warrior: int, against: int, defends: bool) -> list[Modifier]:
    """Without what somebody is immune to, and of the Commanders' bonuses only the best.

    DT-MOD-05.
    """
    counted = [change for change in changes if not _ignored(table, change.source, warrior, against, defends)]
    given = [change for change in counted if _is_commanders(table, change, warrior)]
    if len({change.source for change in given}) < 2:
        return counted
    sums: dict[int, int] = {}
    together = 0
    for change in given:
        if any(text.several(table, change.source) > 1 for text in texts_of(table, change.source, SEVERAL)):
            together += change.amount  # its card says that they add up (G-69)
        else:
            sums[change.source] = sums.get(change.source, 0) + change.amount
    best = max([together, *sums.values()])
    rest = [change for change in counted if change not in given]
    source = max(sums, key=lambda card: sums[card]) if sums and max(sums.values()) == best else given[0].source
    return [*rest, Modifier(PLUS, best, source)]


def _is_commanders(table: Front, change: Modifier, warrior: int) -> bool:
    source = change.source
    return (
        change.layer == PLUS
        and source != warrior
        and source in table.control
        and "commander" in IDENTITIES[table.key(source)].keywords
    )


def _ignored(table: Front, source: int, warrior: int, against: int, defends: bool) -> bool:
    """Whether a modifier does not count because of immunity.

    One of an Art or Dark Symmetry card, for either fighter (DT-IMM-01, DT-IMM-03). A fighter with helpers ignores
    what protects the opponent only if all of them are immune (DT-REINF-03).
    """
    if table.type(source) not in ("art", "symmetry"):
        return False
    player = played_by(table, source)
    if player != table.controller(warrior) and immune(table, warrior, source):
        return True
    if against < 0 or player == table.controller(against) or not immune(table, against, source):
        return False
    return not defends or all(immune(table, helper, source) for helper in _helpers_of(table, against))


def _helpers_of(table: Front, fighter: int) -> list[int]:
    """Those who have joined a fighter in the duel."""
    duel = table.duel()
    if duel is None or fighter not in (duel.attacker, duel.defender):
        return []
    return [helper for helper in duel.helpers if table.controller(helper) == table.controller(fighter)]


def played_by(table: Front, card: int) -> int:
    """Whose card an effect is: who controls, has played or owns it."""
    return table.control[card] if card in table.control else table.owner(card)


def immune(table: Front, warrior: int, source: int) -> bool:
    """Whether a warrior is immune to an Art or Dark Symmetry card (DT-IMM-01, DT-SYM-06)."""
    if warrior in table.hidden:
        return False
    kind = table.type(source)
    if kind not in ("art", "symmetry"):
        return False
    if any(effect.kind == NO_IMMUNITY + kind and effect.subject in (warrior, -1) for effect in table.lasting):
        return False
    duel = table.duel()
    waived = (WAIVED, warrior, source)
    if duel and any((effect.kind, effect.subject, effect.source) == waived for effect in duel.lasting):
        return False
    shield = (IMMUNE_TO_CARD, warrior, source)
    if any((effect.kind, effect.subject, effect.source) == shield for effect in table.lasting):
        return True
    for card, text in texts_about(table, warrior, IMMUNE):
        if text.immune(table, card, warrior, source):
            return True
    return any(text.immune(table, card, warrior, source) for card, text in texts_in_play(table, IMMUNE))


def stat_of(tactic: str) -> int:
    """With which value a duel of this tactic is fought (DT-DUEL-17)."""
    return FIGHT if tactic == STATS[FIGHT] else SHOOT
