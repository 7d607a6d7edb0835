"""Given a battle of Summoner Wars.

Cards on spaces, in hands and piles, a phase, and scripted dice. A choice reads like "move frost-mage 4,3", "attack
frost-mage smeg", "target ollag" or "pick_space 4,3".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Self

from herna.engine.cards import cards_of
from herna.engine.chance import Chance, Scripted, scripted_dice
from herna.engine.decision import Choice
from herna.engine.flow import Frame, Play
from herna.engine.given import Given
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.grid import SPACES, column_of, row_of, space_at
from herna.games.summoner_wars.naming import CARDS
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.rules.values import life, strength
from herna.games.summoner_wars.rules.zones import enter_battlefield, take_control
from herna.games.summoner_wars.table import DECK_SIZE, NOWHERE, Battlefield
from herna.games.summoner_wars.texts import Text, texts_of
from herna.games.summoner_wars.turn import Phase, Turn, Turns

SOUTH: Final = 0
NORTH: Final = 1
Spaces = Mapping[str, tuple[int, int]] | str  # {"smeg": (4, 3)}, or in words "smeg 4,3 gate 5,3"
Says = Callable[[str, Text], None]  # the fixture `says`: in this test an ability or an event has this text

# Faces of the die by what they show: melee and ranged, ranged and special, melee and special, melee alone.
MR: Final = 1
RS: Final = 4
MS: Final = 5
M: Final = 6


class GivenBattle(Given[Battlefield]):
    """South (seat 0) and North (seat 1) with the cards given.

    Rows and columns as South counts them, from 1.

    A card is called by its key; a second one of the same kind has a number: "frost-mage", "frost-mage#2" (all names
    of both sides are different). A side without a Summoner gets one in its corner: svara (1,1), sneeks (8,6).
    """

    def __init__(
        self,
        south: Spaces = "",
        north: Spaces = "",
        phase: str = "attack",
        hands: Mapping[int, str] | None = None,
        draws: Mapping[int, str] | None = None,
        discards: Mapping[int, str] | None = None,
        magic: tuple[int, int] = (5, 5),
        damage: Mapping[str, int] | None = None,
        boost: Mapping[str, int] | None = None,
        dice: tuple[int, ...] = (),
        active: int = SOUTH,
    ) -> None:
        sides = [_with_summoner(_placed(south), "svara", (1, 1)), _with_summoner(_placed(north), "sneeks", (8, 6))]
        piles = [hands or {}, draws or {}, discards or {}]
        named: list[list[str]] = [
            [*sides[seat], *(name for pile in piles for name in pile.get(seat, "").split())] for seat in (SOUTH, NORTH)
        ]
        pools = [[_kind(name) for name in names] + ["gate"] * (DECK_SIZE - len(names)) for names in named]
        self.names = {name: seat * DECK_SIZE + at for seat in (0, 1) for at, name in enumerate(named[seat])}
        assert len(self.names) == len(named[0]) + len(named[1]), "give every card a name of its own (key#2)"
        table = Battlefield(
            cards_of(pools, 2),
            [NOWHERE] * SPACES,
            [NOWHERE] * (2 * DECK_SIZE),
            [SOUTH] * DECK_SIZE + [NORTH] * DECK_SIZE,
            [0] * (2 * DECK_SIZE),
            [0] * (2 * DECK_SIZE),
            [(), ()],
            [(), ()],
            [(), ()],
            [(), ()],
            list(magic),
        )
        for seat, side in enumerate(sides):
            for name, (row, column) in side.items():
                enter_battlefield(table, self.names[name], space_at(row, column), seat)
            table.hands[seat], table.draw[seat], table.discard[seat] = (
                tuple(self.names[name] for name in pile.get(seat, "").split()) for pile in piles
            )
            for card in (*table.hands[seat], *table.discard[seat]):
                table.cards.show(card, 1 << seat)
        for name, tokens in (damage or {}).items():
            table.damage[self.names[name]] = tokens
        for name, tokens in (boost or {}).items():
            table.boost[self.names[name]] = tokens
        table.active, table.turn = active, 1
        table.phase = phase
        turn = Turn(active)
        stack: list[Frame] = [
            (Turns(), 0, ""),
            (turn, turn.order().index(f"the_{phase}_phase"), ""),
            (Phase(active, phase), 0, ""),
        ]
        chance: Chance = scripted_dice(*dice) if dice else Scripted(())
        super().__init__(Play(GAME, table, stack, chance))

    # Questions

    def __getitem__(self, name: str) -> int:
        return self.names[name]

    def at(self, name: str) -> tuple[int, int] | None:
        """Where a card stands; None if it is not on the battlefield."""
        space = self.table.place[self.names[name]]
        return None if space < 0 else (row_of(space), column_of(space))

    def damage(self, name: str) -> int:
        return self.table.damage[self.names[name]]

    def boost(self, name: str) -> int:
        return self.table.boost[self.names[name]]

    def strength(self, name: str, target: str = "") -> int:
        return strength(self.table, self.names[name], self.names[target] if target else -1)

    def life(self, name: str) -> int:
        return life(self.table, self.names[name])

    def controller(self, name: str) -> int:
        return self.table.control[self.names[name]]

    def abilities(self, name: str) -> set[str]:
        """The abilities that a card has now."""
        return set(texts_of(self.table, self.names[name]))

    def movers(self) -> set[str]:
        """The units that may move now."""
        return {words.split()[0] for words in self.offers("move")}

    def named(self, cards: Iterable[int]) -> str:
        """The names of cards, in order: "gate frost-mage"."""
        names = {card: name for name, card in self.names.items()}
        return " ".join(names.get(card, f"card-{card}") for card in cards)

    def in_hand(self, name: str) -> bool:
        return any(self.names[name] in hand for hand in self.table.hands)

    def in_discard(self, name: str) -> bool:
        return any(self.names[name] in pile for pile in self.table.discard)

    def dice_rolled(self) -> int:
        """How many of the scripted dice were rolled."""
        return self.play.chance.state

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the match goes on."""
        return () if self.play.result is None else self.play.result.winners()

    def in_the_way(self, words: str) -> set[str]:
        """The names of the cards at which a refusal points.

        The cards because of which this may not be chosen.
        """
        blockers = {card for _, card in self.why_not(words).blockers}
        return {name for name, card in self.names.items() if card in blockers}

    def rolled(self) -> list[Choice]:
        """The rolls that were told.

        Each says who has rolled, and how many melee, ranged and special symbols.
        """
        return [told[:4] for told in self.told("rolled")]

    # What players do

    def ends_phases_until(self, phase: str) -> Self:
        """The active player ends phases until one begins."""
        for _ in range(20):
            if self.table.phase == phase:
                return self
            self.chooses("end_phase")
        raise AssertionError(f"{phase} never began")

    def ends_phases(self, phases: int) -> Self:
        """Phases end one after another, without anything done in them."""
        for _ in range(phases):
            self.chooses("end_phase")
        return self

    def rolls(self, *dice: int) -> Self:
        """The dice that come next, by their faces: MR, RS, MS, M."""
        self.play.chance = scripted_dice(*dice)
        return self

    def gives_control(self, name: str, seat: int) -> Self:
        """A card is controlled by a seat from now on."""
        take_control(self.table, self.names[name], seat)
        return self

    # What things are called

    def word(self, field: str, value: str | int) -> str:
        """A space by row and column, a card by its name."""
        if field == "space":
            return f"{row_of(int(value))},{column_of(int(value))}"
        if field in CARDS:
            return next((name for name, card in self.names.items() if card == value), f"card {value}")
        return str(value)

    def thing(self, field: str, word: str) -> str | int:
        """A space by row and column, a card by its name.

        Anything else as it is.
        """
        if field == "space" and "," in word:
            row, column = word.split(",")
            return space_at(int(row), int(column))
        return self.names[word] if word in self.names else super().thing(field, word)


def _kind(name: str) -> str:
    return name.partition("#")[0]


def _placed(side: Spaces) -> dict[str, tuple[int, int]]:
    """The cards of a side with their rows and columns."""
    if not isinstance(side, str):
        return dict(side)
    words = side.split()
    return {name: (int(space[0]), int(space[2])) for name, space in zip(words[::2], words[1::2], strict=True)}


def _with_summoner(
    side: dict[str, tuple[int, int]], summoner: str, corner: tuple[int, int]
) -> dict[str, tuple[int, int]]:
    """The side with its Summoner first, where `Battlefield.summoner` looks for it."""
    own = next((name for name in side if "summoner" in PRINTED[_kind(name)].classes), None)
    if own is None:
        return {summoner: corner, **side}
    return {own: side.pop(own), **side}
