"""Abilities of cards in play (DT-ACT-21): which text offers one, what it costs, which are attack actions."""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.games.doomtrooper.rules.identity import speaking_now
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import SAID, Text


def ability_of(kind: str, ability: str) -> Text:
    """The one text of a kind of card that offers an ability."""
    return next(text for text in SAID[kind]["uses"] if ability in text.abilities())


def ability_costs(table: Front, card: int, ability: str) -> int:
    """How many actions an ability of a card costs."""
    return ability_of(table.key(card), ability).action_cost(ability)


def attack_uses(table: Front, seat: int) -> list[Choice]:
    """What a player may do with cards by an attack action that is no duel (DT-ACT-15)."""
    choices: list[Choice] = []
    for card, text in speaking_now(table, "uses"):
        choices += text.uses(table, card, seat, "attack")
    return choices
