"""Where the cards are that a player cannot see.

Dealt anew, as it could be for all that the player knows.
"""

from __future__ import annotations

from herna.engine.chance import Chance
from herna.engine.guesses import Guesses
from herna.games.summoner_wars.table import NOWHERE, Battlefield


class HiddenArmy(Guesses[Battlefield]):
    """The opponent's cards that a player cannot see, in three piles.

    They are the hand, the face-down discards and the draw pile. A card that all saw go to the hand is still there, or
    it is one of the cards discarded face down since then.
    """

    def __init__(self, table: Battlefield, seat: int) -> None:
        super().__init__(table, seat)
        self.owner = owner = 1 - seat
        seen, doubt, prepared = table.cards.seen, table.doubt, self.table
        hand, draw, discard = (
            [card for card in pile if not seen[card] >> seat & 1 or card in doubt]
            for pile in (table.hands[owner], table.draw[owner], table.discard[owner])
        )
        hidden = {*hand, *draw, *discard}
        self.in_hand, self.discarded = len(hand), len(discard)
        self.unknown = [card for card in sorted(hidden) if card not in doubt]
        doubtful = sorted((times, card) for card, times in doubt.items() if table.owner(card) == owner)
        self.doubtful = [(len(hand) + min(times, len(discard)), card) for times, card in doubtful]
        for piles in (prepared.hands, prepared.discard, prepared.draw):  # there they are laid down
            piles[owner] = tuple([card for card in piles[owner] if card not in hidden])
        prepared.discard[owner] = tuple(sorted(prepared.discard[owner]))  # nobody else sees their order
        for card in self.unknown:
            prepared.cards.seen[card] = 0

    def deal(self, chance: Chance) -> Battlefield:
        table = super().deal(chance)
        seen, owner = table.cards.seen, self.owner
        unknown = chance.shuffled(self.unknown)
        first = self.in_hand
        last = first + self.discarded
        dealt = [NOWHERE] * last  # hand and discards, the last discard first
        for room, card in self.doubtful:
            dealt[chance.pick([at for at in range(room) if dealt[at] < 0])] = card
        for at in range(last):
            if dealt[at] < 0:
                dealt[at] = card = unknown.pop()
                seen[card] = 1 << owner
        table.hands[owner] += tuple(dealt[:first])
        table.discard[owner] += tuple(dealt[first:])
        table.draw[owner] += tuple(unknown)
        return table
