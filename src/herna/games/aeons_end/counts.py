"""What counts in this game, for the reasons of hints: life, minions and spells."""

from __future__ import annotations

from herna.engine.game import Count
from herna.games.aeons_end.printed import PRINTED
from herna.games.aeons_end.table import Siege


def counts(table: Siege, seat: int) -> tuple[Count, ...]:
    """The life on both sides, minions, prepped spells and charges."""
    kinds, faces = table.cards.printed, table.cards.faces
    minions = sum([PRINTED[kinds[faces[card]]].type == "minion" for card in table.in_play])
    prepped = sum([len(spells) for breaches in table.prepped for spells in breaches])
    return (
        Count("ae-then-nemesis", table.nemesis_life, more=False),
        Count("ae-then-gravehold", table.gravehold),
        Count("ae-then-life", sum(table.life)),
        Count("ae-then-minions", minions, more=False),
        Count("ae-then-prepped", prepped),
        Count("ae-then-charges", table.charges[seat]),
    )
