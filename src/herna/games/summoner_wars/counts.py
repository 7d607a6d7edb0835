"""What counts in this game, for the reasons of hints: threats, life and units."""

from __future__ import annotations

from herna.engine.game import Count
from herna.games.summoner_wars.features import Threats, side_of
from herna.games.summoner_wars.table import Battlefield


def counts(table: Battlefield, seat: int) -> tuple[Count, ...]:
    """Threats to both Summoners, their life, and the units of both sides."""
    own, other = side_of(table, seat), side_of(table, 1 - seat)
    forward, back = Threats(own, other), Threats(other, own)
    return (
        Count("sw-then-summoner", own.left_of_summoner),
        Count("sw-then-enemy-summoner", other.left_of_summoner, more=False),
        Count("sw-then-threatened", back.near, more=False),
        Count("sw-then-threatening", forward.near),
        Count("sw-then-enemies", other.commons + other.champions, more=False),
        Count("sw-then-units", own.commons + own.champions),
        Count("sw-then-magic", table.magic[seat]),
    )
