"""Rounds after which nobody can win any more (WC-ROUND-10)."""

from __future__ import annotations

from typing import Final

from herna.games.warcraft.printed import Cost
from herna.games.warcraft.rules.train import TRAINING_COSTS
from herna.games.warcraft.setting import IDS, NECROMANCER
from herna.games.warcraft.table import BUILDINGS, OUT, RESERVE, War

RESOURCES: Final = "resources"
RESOURCES_BRING: Final = 2


def is_dead(table: War) -> bool:
    """Nobody has a piece, and nobody can pay for training one.

    Not in play, in training or at work.
    """
    if any(place not in (RESERVE, OUT) for place in table.place[: table.setting.seats * IDS]):
        return False
    if any(condition.name == "deck-drawn" for condition in table.setting.victory):
        return False
    return not any(_can_train(table, seat) for seat in table.seats() if seat not in table.eliminated)


def _can_train(table: War, seat: int) -> bool:
    """Whether stock and Resources cards pay for a piece that can be trained."""
    cards = sum(table.cards.kind(card) == RESOURCES for card in table.hands[seat])
    return any(
        table.finished[seat * BUILDINGS + kind] and _lacking(table, seat, TRAINING_COSTS[kind]) <= cards
        for kind in range(NECROMANCER)
    )


def _lacking(table: War, seat: int, cost: Cost) -> int:
    """How many Resources cards would be needed to pay this."""
    gold, wood = max(0, cost.gold - table.gold[seat]), max(0, cost.wood - table.wood[seat])
    return -(-gold // RESOURCES_BRING) - (-wood // RESOURCES_BRING)
