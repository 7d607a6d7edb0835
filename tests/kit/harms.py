"""Whom the options of the player being asked harm."""

from typing import Any

from herna.engine.activity import Harm
from herna.engine.given import Given
from herna.engine.view import Chair


def harms(given: Given[Any], beginning: str = "") -> dict[str, Harm]:
    """Whom each option that begins so harms, in words."""
    chair = Chair(given.play, given.seats_asked()[0])
    found = zip(chair.options(), chair.harms(), strict=True)
    return {words: harm for choice, harm in found if (words := given.in_words(choice)).startswith(beginning)}
