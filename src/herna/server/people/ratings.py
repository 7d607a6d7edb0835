"""How a rated match changes the ratings of its players, by OpenSkill (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from herna.server.people.bot_ratings import MEASURED
from herna.server.people.results import BOT, Finished

MU: Final = 25.0  # of a newcomer
SIGMA: Final = 25.0 / 3
NORMAL_95: Final = 1.959964
SHOWN: Final = 1500.0  # what a newcomer's rating is shown as
SCALE: Final = 30.0  # points shown for one of OpenSkill's

_MODEL: Final = PlackettLuce()


class Rating(Struct, frozen=True):
    """An estimated strength: 25 at first, surer if `sigma` is small."""

    mu: float = MU
    sigma: float = SIGMA

    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mu - NORMAL_95 * self.sigma

    def value(self) -> int:
        """The rating as it is shown."""
        return shown(self.mu)

    def spread(self) -> int:
        """Half the width of the 95 % interval, as it is shown."""
        return round(SCALE * NORMAL_95 * self.sigma)


def shown(mu: float) -> int:
    """A strength of OpenSkill as people are shown it."""
    return round(SHOWN + SCALE * (mu - MU))


def fixed(game: str, who: str) -> Rating | None:
    """The rating of a bot, which no match moves.

    None, if it is not measured.
    """
    if not who.startswith(BOT):
        return None
    measured = MEASURED.get(game, {}).get(who[len(BOT) :])
    return None if measured is None else Rating(*measured)


def rated_players(match: Finished) -> list[str]:
    """Whose ratings a match needs, in the order in which they are locked."""
    known = {each.who for each in match.seats if fixed(match.game, each.who) is None}
    return sorted(known | ({match.against} if match.against else set()))


def rate(match: Finished, ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a match, of everybody whose rating it moves."""
    sides: dict[int, list[str]] = {}
    scores: dict[int, float] = {}
    for each in match.seats:
        sides.setdefault(each.side, []).append(each.who)
        scores[each.side] = each.score
    if match.against:
        best = max(scores.values())
        sides[len(match.seats)] = [match.against]
        scores[len(match.seats)] = 0.5 if best > 0.5 else 0.75  # below players who have won, above all others
    teams = [
        [_MODEL.rating(rating.mu, rating.sigma) for rating in (_of(match, who, ratings) for who in side)]
        for side in sides.values()
    ]
    after = _MODEL.rate(teams, ranks=[-scores[side] for side in sides])
    everybody = [who for side in sides.values() for who in side]
    moved = zip(everybody, (new for team in after for new in team), strict=True)
    return {who: Rating(new.mu, new.sigma) for who, new in moved if fixed(match.game, who) is None}


def _of(match: Finished, who: str, ratings: Mapping[str, Rating]) -> Rating:
    return fixed(match.game, who) or ratings.get(who, Rating())
