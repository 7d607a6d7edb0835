"""The questions that rules ask of experience cards: what each answers is in cards/."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.flow import Procedure
from herna.games.warcraft.table import War


@mypyc_attr(allow_interpreted_subclasses=True)
class CardText:
    """What an experience card says.

    `about` is what its window is about: a space just entered, a unit just lost.
    """

    def playable(self, table: War, seat: int, about: int) -> bool:
        """Whether it would have any effect now (WC-CARD-14).

        This must not depend on what anybody holds.
        """
        return True

    def effect(self, seat: int, card: int, about: int) -> Procedure | None:
        """What happens when it is played and not cancelled."""
        return None

    def stays(self) -> bool:
        """Whether it stays before its owner instead of being discarded (WC-CARD-10)."""
        return False


CARD_TEXTS: Final[dict[str, CardText]] = {}
