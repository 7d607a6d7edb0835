"""The whole vocabulary of effects, and the texts of every printed card."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from herna.engine.content import refuse_if
from herna.engine.errors import BadInput
from herna.games.doomtrooper.cards import (
    abilities,
    answering,
    battlefields,
    brotherhood,
    commanding,
    converting,
    cultists,
    damage,
    dueling,
    enduring,
    engineers,
    fighting,
    fortifying,
    giving,
    granting,
    happenings,
    hirelings,
    missions,
    ordeals,
    permissions,
    piles,
    spells,
    taking,
    tribal,
    values,
)
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.texts import VOCABULARY, add_texts

MODULES: Final[tuple[ModuleType, ...]] = (
    values,
    permissions,
    fighting,
    happenings,
    abilities,
    damage,
    giving,
    taking,
    cultists,
    answering,
    converting,
    dueling,
    enduring,
    granting,
    ordeals,
    piles,
    commanding,
    engineers,
    fortifying,
    missions,
    brotherhood,
    spells,
    hirelings,
    tribal,
    battlefields,
)


def register_texts() -> None:
    """Make every effect and the texts of every printed card known to the rules."""
    for module in MODULES:
        VOCABULARY.update(module.EFFECTS)
    faults: list[BadInput] = []
    for key, printed in PRINTED.items():
        try:
            add_texts(key, printed.effects)
        except BadInput as fault:
            faults.append(fault)
    refuse_if(faults)
