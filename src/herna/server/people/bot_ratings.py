"""How strong each bot is: fixed points of the leaderboards, measured in arenas.

docs/decisions/0016-what-a-rating-counts.md says how. A bot that is not here is not measured, and plays no rated match.
"""

from __future__ import annotations

from typing import Final

# By game and bot: mu and sigma of OpenSkill, as `herna arena` prints them.
MEASURED: Final[dict[str, dict[str, tuple[float, float]]]] = {
    # docs/bots.md, seed levels-3: search:2 won 164 of 200 matches; the mean of 200 orders of these results.
    "summoner-wars": {"search:1": (19.74, 2.12), "search:2": (30.26, 2.12)},
}
