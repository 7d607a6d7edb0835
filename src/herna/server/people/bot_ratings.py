"""How strong each bot is: fixed points of the leaderboards, measured in arenas.

docs/decisions/0016-what-a-rating-counts.md says how. A bot that is not here is not measured, and plays no rated match.
"""

from __future__ import annotations

from typing import Final

# By game and bot: mu and sigma of OpenSkill, as `herna arena` prints them.
MEASURED: Final[dict[str, dict[str, tuple[float, float]]]] = {}
