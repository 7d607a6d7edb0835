"""Given a skirmish: hands, cards in play and dice as a test wants them."""

from collections.abc import Mapping

from herna.engine.cards import EVERYONE, cards_of
from herna.engine.chance import scripted_dice
from herna.engine.flow import Play
from herna.engine.given import Given
from tests.kit.skirmish.game import GAME
from tests.kit.skirmish.rules import Turn, Turns
from tests.kit.skirmish.table import DECK, Arena


class GivenSkirmish(Given[Arena]):
    """Seat 0 is active and asked for a card; nobody holds anything but what is given."""

    def __init__(
        self,
        hands: Mapping[int, str],
        in_play: Mapping[int, str] | None = None,
        dice: tuple[int, ...] = (),
        seats: int = 2,
    ) -> None:
        cards = cards_of([DECK], seats)
        left = list(range(len(DECK)))

        def take(kind: str) -> int:
            card = next(card for card in left if cards.kind(card) == kind)
            left.remove(card)
            return card

        held = {seat: tuple(take(kind) for kind in words.split()) for seat, words in hands.items()}
        table = Arena(cards, [held.get(seat, ()) for seat in range(seats)], (), [5] * seats)
        for seat, hand in held.items():
            for card in hand:
                cards.show(card, 1 << seat)
        for seat, words in (in_play or {}).items():
            for kind in words.split():
                card = take(kind)
                cards.show(card, EVERYONE)
                table.put_in_play(seat, card)
        table.deck = tuple(left)
        stack = [(Turns(0), 1, ""), (Turn(0), 1, "")]
        super().__init__(Play(GAME, table, list(stack), scripted_dice(*dice)))

    def nobody_plays(self, *seats: int) -> None:
        """These seats, asked in this order, decline."""
        for seat in seats:
            assert self.asked() == seat
            self.chooses("decline")

    def word(self, field: str, value: str | int) -> str:
        return self.table.cards.kind(int(value)) if field in ("card", "source") else str(value)
