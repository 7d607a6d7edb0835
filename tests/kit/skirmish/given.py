"""Given a skirmish: hands, cards in play and dice as a test wants them."""

from __future__ import annotations

from collections.abc import Mapping

from herna.engine.cards import EVERYONE, cards_of
from herna.engine.chance import scripted_dice
from herna.engine.decision import Choice
from herna.engine.flow import Play
from tests.kit.skirmish.game import GAME
from tests.kit.skirmish.rules import Turn, Turns
from tests.kit.skirmish.table import DECK, Arena


class GivenSkirmish:
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
        self.play: Play[Arena] = Play(GAME, table, list(stack), scripted_dice(*dice))
        self.table = table
        self.play.start()

    def asked(self) -> int:
        """The seat that is asked now."""
        assert self.play.ask is not None
        return self.play.ask.seat

    def offered(self) -> set[str]:
        """The options as words, cards by their kind."""
        return {self._in_words(option) for option in self.play.options()}

    def chooses(self, words: str) -> None:
        """The seat that is asked chooses the option with these words."""
        option = next((option for option in self.play.options() if self._in_words(option) == words), None)
        assert option is not None, f"{words} is not offered, but {self.offered()}"
        self.play.choose(option)

    def nobody_plays(self, *seats: int) -> None:
        """These seats, asked in this order, decline."""
        for seat in seats:
            assert self.asked() == seat
            self.chooses("decline")

    def _in_words(self, option: Choice) -> str:
        fields = GAME.choices[str(option[0])]
        shown = [
            self.table.cards.kind(int(value)) if field in ("card", "source") else str(value)
            for field, value in zip(fields, option[1:], strict=True)
        ]
        return " ".join([str(option[0]), *shown])
