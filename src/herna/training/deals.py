"""The matches that are learned from, with options and players drawn at random."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from herna.bots.bot import chance_of_bot
from herna.engine.chance import Seeded, check_seed
from herna.engine.errors import BadInput
from herna.engine.flow import Play
from herna.engine.game import Game

ANY: Final = "*"  # every value of an option, every number of players
OR: Final = "|"  # between values
MOST_DRAWS: Final = 200  # until options and number of players fit together


@dataclass(frozen=True, slots=True)
class Deals:
    """A game, and what its players and options are drawn from."""

    game: str
    players: tuple[int, ...]
    options: tuple[tuple[str, tuple[str, ...]], ...]
    seed: str

    def seed_of(self, number: int) -> str:
        """The seed of one match."""
        return hashlib.sha256(f"{self.seed}:{number}".encode()).hexdigest()[:32]

    def play(self, game: Game[Any], number: int) -> tuple[Play[Any], int]:
        """The match with this number, at its first decision, and how many play it.

        Options that the game refuses together are drawn again.
        """
        seed = self.seed_of(number)
        chance = chance_of_bot(seed, -2)
        for draw in range(MOST_DRAWS):
            players = chance.pick(self.players)
            options = {name: chance.pick(values) for name, values in self.options}
            try:
                return game.play(players, game.read_options(options), Seeded(seed)), players
            except BadInput:
                if draw == MOST_DRAWS - 1 or self._is_one():
                    raise
        raise AssertionError("at least one draw")

    def _is_one(self) -> bool:
        return len(self.players) == 1 and all(len(values) == 1 for _, values in self.options)


def make_deals(game: Game[Any], players: str, options: Mapping[str, str], seed: str) -> Deals:
    """Check what is asked for: `*` is every value, `|` stands between several."""
    known = {option.name: option for option in game.options()}
    drawn: list[tuple[str, tuple[str, ...]]] = []
    for name, given in options.items():
        if given == ANY and name in known and known[name].values:
            drawn.append((name, known[name].values))
            continue
        values = tuple(given.split(OR))
        if name not in known or (known[name].text and not set(values) <= set(known[name].values)):
            values = (given,)
        for value in values:
            game.read_options({name: value})
        drawn.append((name, values))
    deals = Deals(game.key, _players(game, players), tuple(drawn), check_seed(seed))
    deals.play(game, 1)
    return deals


def _players(game: Game[Any], given: str) -> tuple[int, ...]:
    """How many may play, as given for `--players`; the fewest if nothing is."""
    if not given:
        return (min(game.seat_counts),)
    if given == ANY:
        return tuple(game.seat_counts)
    counts: Sequence[str] = given.split(OR)
    return tuple(game.check_seats(int(count) if count.isascii() and count.isdecimal() else 0) for count in counts)
