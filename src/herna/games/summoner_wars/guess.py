"""Where the cards are that a player cannot see: dealt anew, as it could be for all that the player knows."""

from __future__ import annotations

from herna.engine.chance import Chance
from herna.games.summoner_wars.table import NOWHERE, Battlefield


def deal_anew(table: Battlefield, owner: int, chance: Chance) -> None:
    """Deal the cards of a player that the opponent cannot see to hand, face-down discards and draw pile.

    A card that all saw go to the hand is still there, or it is one of the cards discarded face down since then.
    """
    seen, doubt = table.cards.seen, table.doubt
    opponent = 1 << (1 - owner)
    hand, draw, discard = (
        [card for card in pile if not seen[card] & opponent or card in doubt]
        for pile in (table.hands[owner], table.draw[owner], table.discard[owner])
    )
    hidden = {*hand, *draw, *discard}
    dealt = [NOWHERE] * (len(hand) + len(discard) + len(draw))  # in this order, the last discard first
    for times, card in sorted((times, card) for card, times in doubt.items() if table.owner(card) == owner):
        room = len(hand) + min(times, len(discard))
        dealt[chance.pick([at for at in range(room) if dealt[at] < 0])] = card
    unknown = chance.shuffled([card for card in sorted(hidden) if card not in doubt])
    for at, card in enumerate(dealt):
        if card < 0:
            dealt[at] = unknown.pop()
            seen[dealt[at]] = 1 << owner if at < len(hand) + len(discard) else 0
    first, last = len(hand), len(hand) + len(discard)
    table.hands[owner] = (*[card for card in table.hands[owner] if card not in hidden], *dealt[:first])
    table.discard[owner] = (*[card for card in table.discard[owner] if card not in hidden], *dealt[first:last])
    table.draw[owner] = (*[card for card in table.draw[owner] if card not in hidden], *dealt[last:])
