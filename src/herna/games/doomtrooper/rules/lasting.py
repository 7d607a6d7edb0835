"""What a card does for a while.

Until the end of the duel (DT-TIME-12, G-16), or until a player's next turn (G-18). An effect has a word (`kind`),
perhaps with what it is about, such as "no shoot" or "joins mishima"; a change of values is a `Boost`. What lasts for a
duel is kept in the duel, the rest on the table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from herna.engine.effects import Lasting
from herna.engine.flow import Play
from herna.games.doomtrooper.table import NOBODY, NONE, Boost, Front, Pending

BOOST: Final = "boost"  # a warrior's values are changed
RECURS: Final = "recurs "  # a text, by its name, of a card that is no longer there falls due for its player
EXPOSED: Final = "exposed "  # a warrior is in an area with another one, who is infected, since a draw step
NEXT_TURN: Final = "next-turn"  # until the start of a player's next turn


def boost(
    warrior: int,
    stats: tuple[int, ...],
    layer: int,
    amount: int,
    source: int,
    until: str = "",
    seat: int = NOBODY,
    role: str = "",
    card: str = "",
) -> Boost:
    """A change of a warrior's values by a card."""
    return Boost(BOOST, warrior, amount, source, until, seat, stats, layer, role, card)


def lasts(table: Front, *effects: Lasting) -> None:
    """Effects begin that last longer than a duel."""
    table.lasting = (*table.lasting, *effects)


def lasts_in_duel(table: Front, *effects: Lasting) -> None:
    """Effects begin that last until the end of the duel."""
    duel = table.duels[-1]
    table.change_duel(replace(duel, lasting=(*duel.lasting, *effects)))


def play_for_duel(table: Front, pending: Pending, *effects: Lasting) -> None:
    """What a card does lasts until the end of the duel.

    It can be cancelled until phase 6 begins.
    """
    lasts_in_duel(table, *effects)
    duel = table.duels[-1]
    table.change_duel(replace(duel, played=(*duel.played, (pending.card, pending.seat))))


def cancel_in_duel(play: Play[Front], card: int) -> bool:
    """What a card does for the duel is over.

    Says whether it was played in this duel.
    """
    table = play.table
    duel = table.duel()
    if duel is None or card not in [played for played, _ in duel.played]:
        return False
    table.change_duel(
        replace(
            duel,
            lasting=tuple(effect for effect in duel.lasting if effect.source != card),
            played=tuple(pair for pair in duel.played if pair[0] != card),
        )
    )
    play.tell(("cancelled", card, table.key(card)), "DT-TIME-12")
    return True


def withdraw_card(play: Play[Front], card: int) -> None:
    """A card that was played has no effect, and is no longer pending.

    Somebody else plays it anew (DT-TIME-24).
    """
    table = play.table
    if not cancel_in_duel(play, card):
        play.tell(("cancelled", card, table.key(card)), "DT-TIME-24")
    table.pending = tuple(pending for pending in table.pending if pending.card != card)


def end_effects(table: Front, kind: str, source: int) -> None:
    """What a card does of a kind is over."""
    table.lasting = tuple(effect for effect in table.lasting if (effect.kind, effect.source) != (kind, source))


def recurring(table: Front) -> list[tuple[int, str, int]]:
    """What falls due of cards that have left the table.

    (card, name of the text, whose), once for each player.
    """
    found: dict[tuple[str, int], int] = {}
    for effect in table.lasting:
        if effect.kind.startswith(RECURS):
            found.setdefault((effect.kind.removeprefix(RECURS), effect.seat), effect.source)
    return [(source, name, seat) for (name, seat), source in found.items()]


def goes_elsewhere(table: Front, warrior: int) -> None:
    """A warrior moves to another area.

    It is no longer with those with whom it was for a while.
    """
    table.lasting = tuple(
        effect
        for effect in table.lasting
        if warrior not in (effect.subject, effect.source) or not effect.kind.startswith(EXPOSED)
    )


def until_next_turn(table: Front, kind: str, card: int, seat: int, subject: int = NONE, amount: int = 0) -> None:
    """Something holds, for everybody or for one, until a player's next turn starts."""
    lasts(table, Lasting(kind, subject, amount, card, NEXT_TURN, seat))
