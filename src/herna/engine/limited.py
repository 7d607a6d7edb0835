"""Limited play: boosters of random cards, sealed decks, and a booster draft.

A draft is plain data: what is in each booster follows from the seed, and whose pick is awaited from the picks so far.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from herna.engine.chance import Chance
from herna.engine.decks import Counts, in_printed_order
from herna.engine.errors import BadInput

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8


@dataclass(frozen=True, slots=True)
class BoosterBox:
    """What a game's boosters are made of.

    sheets: the cards of each rarity, each with how often it is printed there; sizes: how many cards of each rarity are
    in a booster; sealed and draft: how many boosters a player opens or drafts; deck: how many cards a deck then has;
    options: what a table must be told so that such decks are legal there.
    """

    sheets: Mapping[str, Counts]
    sizes: tuple[tuple[str, int], ...]
    sealed: int
    draft: int
    deck: int
    options: tuple[tuple[str, int], ...] = ()

    def size(self) -> int:
        """How many cards are in a booster."""
        return sum(count for _, count in self.sizes)

    def cards(self) -> tuple[str, ...]:
        """Every card that a booster may hold."""
        return tuple(key for sheet in self.sheets.values() for key, _ in sheet)

    def open(self, chance: Chance) -> list[str]:
        """A new booster, in which no card is twice; the rarest cards are last."""
        found: list[str] = []
        for rarity, count in self.sizes:
            sheet = list(self.sheets[rarity])
            for _ in range(min(count, len(sheet))):
                at = _place(sheet, chance.below(sum(weight for _, weight in sheet)))
                found.append(sheet.pop(at)[0])
        return found


def _place(sheet: list[tuple[str, int]], drawn: int) -> int:
    """Where on a sheet the drawn copy is."""
    for at, (_, weight) in enumerate(sheet):
        drawn -= weight
        if drawn < 0:
            return at
    return len(sheet) - 1


def check_players(players: int) -> int:
    """Return a number of players for whom there is limited play."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadInput("error-limited-players", given=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
    return players


def sealed_pools(box: BoosterBox, players: int, chance: Chance) -> list[list[str]]:
    """What each player opens: a pool to build a deck of."""
    check_players(players)
    return [[card for _ in range(box.sealed) for card in box.open(chance)] for _ in range(players)]


@dataclass(slots=True)
class BoosterDraft:
    """A booster draft.

    Everybody takes a card of the booster before them, in secret and at the same time; when all have, the boosters go on
    to the next player: to the left, in every other round to the right. A player sees only their own booster and pool.
    """

    box: BoosterBox
    boosters: list[list[list[str]]]  # by round and seat: what is left of each
    pools: list[list[str]]
    round: int = 0
    passed: int = 0  # how often the boosters of this round have been passed on
    picks: dict[int, str] = field(default_factory=dict)  # of this turn, by seat

    def players(self) -> int:
        return len(self.pools)

    def is_over(self) -> bool:
        return self.round == len(self.boosters)

    def booster(self, seat: int) -> list[str]:
        """What lies before a player; nothing, if the draft is over."""
        return [] if self.is_over() else self.boosters[self.round][self._whose(seat)]

    def _whose(self, seat: int) -> int:
        """The seat that opened the booster which is before a player now."""
        step = -self.passed if self.round % 2 == 0 else self.passed
        return (seat + step) % self.players()

    def awaits(self, seat: int) -> bool:
        """Whether a player has to take a card."""
        return not self.is_over() and seat not in self.picks

    def pick(self, seat: int, card: str) -> None:
        """Take a card; a pick can be changed until everybody has picked."""
        if self.is_over() or card not in self.booster(seat):
            raise BadInput("error-draft-pick", given=card[:40])
        self.picks[seat] = card
        if len(self.picks) == self.players():
            self._pass_on()

    def _pass_on(self) -> None:
        for seat, card in self.picks.items():
            self.booster(seat).remove(card)
            self.pools[seat].append(card)
        self.picks.clear()
        self.passed += 1
        if not any(self.boosters[self.round]):
            self.round, self.passed = self.round + 1, 0


def start_draft(box: BoosterBox, players: int, chance: Chance) -> BoosterDraft:
    """A draft before its first pick."""
    check_players(players)
    boosters = [[box.open(chance) for _ in range(players)] for _ in range(box.draft)]
    return BoosterDraft(box, boosters, [[] for _ in range(players)])


def table_options(box: BoosterBox, pool: int) -> dict[str, int]:
    """The options of a table at which decks of such a pool are legal."""
    return dict(box.options) | {"sideboard": pool - box.deck}


def counted(pool: list[str], box: BoosterBox) -> Counts:
    """The cards of a pool with their counts, in the order of the sheets."""
    return in_printed_order([(key, 1) for key in pool], box.cards())
