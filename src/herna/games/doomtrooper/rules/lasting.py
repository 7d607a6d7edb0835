"""What a card does for a while: until the end of the duel (DT-TIME-12, G-16), or until a player's next turn (G-18)."""

from __future__ import annotations

from dataclasses import replace

from herna.engine.flow import Play
from herna.games.doomtrooper.table import NONE, Boost, Front, Pending, Switch

RECURS = "recurs "  # a switch: a text, by its name, of a card that is no longer there falls due for its player
EXPOSED = "exposed "  # a switch: a warrior is in an area with another one, who is infected, since a draw step
NEXT_TURN = "next-turn"  # until the start of a player's next turn


def lasts_for_duel(
    table: Front, pending: Pending, boosts: tuple[Boost, ...] = (), switches: tuple[Switch, ...] = ()
) -> None:
    """What a card does lasts until the end of the duel, and can be cancelled until phase 6 begins."""
    duel = table.duels[-1]
    table.change_duel(
        replace(
            duel,
            boosts=(*duel.boosts, *boosts),
            switches=(*duel.switches, *switches),
            played=(*duel.played, (pending.card, pending.seat)),
        )
    )


def cancel_in_duel(play: Play[Front], card: int) -> None:
    """What a card does for the duel is over."""
    table = play.table
    duel = table.duels[-1]
    play.tell(("cancelled", card, table.key(card)), "DT-TIME-12")
    table.change_duel(
        replace(
            duel,
            boosts=tuple(boost for boost in duel.boosts if boost.source != card),
            switches=tuple(switch for switch in duel.switches if switch.source != card),
            played=tuple(pair for pair in duel.played if pair[0] != card),
        )
    )


def recurring(table: Front) -> list[tuple[int, str, int]]:
    """What falls due of cards that have left the table: (card, name of the text, whose), once for each player."""
    found: dict[tuple[str, int], int] = {}
    for switch in table.switches:
        if switch.word.startswith(RECURS):
            found.setdefault((switch.word.removeprefix(RECURS), switch.seat), switch.source)
    return [(source, name, seat) for (name, seat), source in found.items()]


def goes_elsewhere(table: Front, warrior: int) -> None:
    """A warrior moves to another area: it is no longer with those with whom it was for a while."""
    table.switches = tuple(
        switch
        for switch in table.switches
        if warrior not in (switch.subject, switch.source) or not switch.word.startswith(EXPOSED)
    )


def until_next_turn(table: Front, word: str, card: int, seat: int, subject: int = NONE) -> None:
    """Something holds until the start of a player's next turn, for everybody or for one."""
    table.switches = (*table.switches, Switch(word, subject, card, NEXT_TURN, seat))
