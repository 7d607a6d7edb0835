"""Given a war of Warcraft, why a choice is refused: its reason, or only rule and key of it."""

from __future__ import annotations

from herna.engine.decision import Choice, Reason, explain
from herna.games.warcraft.game import GAME
from tests.kit.war import SPACES, GivenWar

ROW = "A.  B.  C.  D."


def reason_for(war: GivenWar, words: str) -> Reason:
    """Why whoever is asked may not choose this; "?" is not said yet."""
    kind, *named = words.split()
    fields = GAME.choices[kind]
    choice: Choice = (kind, *(_meant(war, field, name) for field, name in zip(fields, named, strict=True)))
    (reason,) = explain(war.play, war.asked()[0], choice)
    return reason


def _meant(war: GivenWar, field: str, name: str) -> str | int:
    """A space by its letter, a number; whatever else is taken as it is."""
    if name == "?":
        return ""
    if field in SPACES and name in war.letters:
        return war.letters.index(name)
    return int(name) if name.isdecimal() else name


def refused(war: GivenWar, words: str) -> tuple[str, str]:
    """Rule and key of the reason."""
    reason = reason_for(war, words)
    return reason.rule, reason.key.removeprefix("wc-why-")
