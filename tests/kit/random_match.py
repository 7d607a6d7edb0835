"""Random matches for the contract: options, seats and choices all follow from one number that a failure prints."""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from herna.build import BUILD
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.errors import BadInput
from herna.engine.game import Game, Options
from herna.engine.match import Match

MOST_DECISIONS = 20_000  # no random match of any game is longer, but for those below
LONG = {"warcraft": 100_000, "doomtrooper": 20_000}  # games of long matches: how long; they are looked at more rarely
MOST_OPTIONS = 12  # of a decision of such a game that are tried out one by one, but for a soak
MOST_TRIES = 100  # so often options are drawn until some go together
SOAK = os.environ.get("HERNA_SOAK") == "1"
SHORT: dict[str, Options] = {"doomtrooper": {"limit": 24}}  # options that keep long matches short, but for a soak
ENDLESS: dict[str, Options] = {"doomtrooper": {"limit": 0}}  # options with which a random match need not end

T = TypeVar("T")

# A number from which a whole match follows; Hypothesis prints the one that fails.
numbers = st.integers(min_value=0, max_value=2**32)


def over_many_matches(few: int) -> settings:
    """How often a promise is tried: a few times compiled, a fourth of that interpreted, fifty times it in a soak."""
    return settings(
        max_examples=few * 50 if SOAK else few if BUILD == "compiled" else max(1, few // 4),
        deadline=None,
        derandomize=not SOAK,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),  # a smaller number is not a simpler match
        suppress_health_check=[HealthCheck.function_scoped_fixture],
    )


def most_decisions(game: Game[Any]) -> int:
    """No random match of the game is longer."""
    return LONG.get(game.key, MOST_DECISIONS)


def options_to_try(match: Match[Any], chance: Chance) -> list[Choice]:
    """The options of a decision, for checks that try each; of many in a game of long matches, some are drawn."""
    options = match.play.options()
    if SOAK or match.game.key not in LONG or len(options) <= MOST_OPTIONS:
        return options
    return [chance.pick(options) for _ in range(MOST_OPTIONS)]


def random_options(game: Game[Any], chance: Chance) -> Options:
    """Any value for each of the game's options with which a match is sure to end."""
    drawn: Options = {
        option.name: chance.pick(option.values)
        if option.values
        else option.low + chance.below(option.high - option.low + 1)
        for option in game.options()
    }
    endless = ENDLESS.get(game.key, {})
    sure = {option.name: option.default for option in game.options() if endless.get(option.name) == drawn[option.name]}
    return drawn | sure if SOAK else drawn | sure | SHORT.get(game.key, {})


def with_random_options(game: Game[Any], chance: Chance, begin: Callable[[Options], T]) -> T:
    """What begins with random options; those that do not go together are drawn again."""
    for _ in range(MOST_TRIES):
        try:
            return begin(random_options(game, chance))
        except BadInput:
            continue
    raise AssertionError(f"{game.key}: no options of {MOST_TRIES} go together")


def random_match(game: Game[Any], number: int) -> tuple[Match[Any], Chance]:
    """A match at its first decision, and the chance by which its choices are made."""
    chance = Chance(number)
    seats = chance.pick(game.seat_counts)
    return with_random_options(game, chance, lambda options: Match(game, seats, options, f"seed {number}")), chance


def decisions(game: Game[Any], number: int) -> Iterator[tuple[Match[Any], Chance]]:
    """A random match at each of its decisions; going on makes a random choice."""
    match, chance = random_match(game, number)
    for _ in range(most_decisions(game)):
        if match.play.ask is None:
            return
        yield match, chance
        match.choose(chance.pick(match.play.ask.seats()), chance.pick(match.play.options()))
    raise AssertionError(f"{game.key}: match {number} has not ended after {most_decisions(game)} decisions")


def some_decisions(game: Game[Any], number: int, about: int = 12) -> Iterator[tuple[Match[Any], Chance]]:
    """A random match at some of its decisions, of a long one later on at fewer: for checks that take their time."""
    skipping = Chance(number + 1)
    thinning = game.key in LONG and not SOAK
    for at, (match, chance) in enumerate(decisions(game, number)):
        if at < 2 or skipping.below(about + at // 20 if thinning else about) == 0:
            yield match, chance


def as_bytes(data: object) -> bytes:
    """Plain data as the bytes that would be sent."""
    return json.dumps(data, ensure_ascii=False).encode()


def other_choices(game: Game[Any], options: list[Choice], chance: Chance) -> list[Choice]:
    """Choices that look right and may or may not be legal: fields taken from other options or made up."""
    made: list[Choice] = []
    for kind, fields in game.choices.items():
        found = [field for option in options for field in option[1:]] or [0]
        for _ in range(3):
            pool: list[str | int] = [*found, -1, 0, 1, 99, 10**9, "", "nothing", kind]
            made.append((kind, *(chance.pick(pool) for _ in fields)))
    return made
