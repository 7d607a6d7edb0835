"""What bots do without thinking.

Plain gems are played, cards in front are put away in any order.
"""

from __future__ import annotations

from typing import Final

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.aeons_end.printed import content_of
from herna.games.aeons_end.rules.piles import PutAway
from herna.games.aeons_end.table import NOBODY, Siege
from herna.games.aeons_end.turn import MainPhase

# A card that stands in none of these lists is thought about.
_JUDGED: Final = content_of("bots.toml")
PLAIN_GEMS: Final = tuple(_JUDGED["plain_gems"])
ASK_FOR_CARDS: Final = tuple(_JUDGED["ask_for_cards"])
WANT_GEMS: Final = tuple(_JUDGED["want_gems"])


def follow(play: Play[Siege], choice: Choice) -> bool:
    """Carry out a choice; returns whether it ends the main phase.

    After it a player only puts cards away and draws, and then chance says whose turn it is: none of this is done.
    """
    if choice[0] != "end_phase" or play.table.phase != "main":
        play.choose(choice)
        return False
    play.table.phase = "draw"
    return True


def habit(play: Play[Siege], options: list[Choice]) -> Choice | None:
    """Play plain gems unless hand cards are asked for; put away in any order."""
    doing = play.procedure()
    if isinstance(doing, PutAway):
        return options[0]
    if not isinstance(doing, MainPhase):
        return None
    table = play.table
    kinds, faces = table.cards.printed, table.cards.faces
    for card in table.in_play:
        if kinds[faces[card]] in ASK_FOR_CARDS:
            return None
    gem = NOBODY
    for card in table.hands[doing.seat]:
        kind = kinds[faces[card]]
        if kind in WANT_GEMS:
            return None
        if gem == NOBODY and kind in PLAIN_GEMS:
            gem = card
    return None if gem == NOBODY else ("play", gem)
