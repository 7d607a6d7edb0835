"""Why a choice is refused in a siege of Aeon's End: its reason, by rule and key or in words."""

from __future__ import annotations

from herna.engine.decision import Choice, Reason, explain
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.naming import NUMERALS
from herna.games.aeons_end.view import view_for
from herna.messages.words import Words
from tests.kit.siege import GivenSiege


def refused(siege: GivenSiege, kind: str, *named: str | int) -> tuple[str, str]:
    """Rule and key of the reason for which whoever is asked may not choose this; "" is not said yet."""
    reason = reason_for(siege, kind, *named)
    return reason.rule, reason.key


def reason_for(siege: GivenSiege, kind: str, *named: str | int) -> Reason:
    choice: Choice = (kind, *(_meant(siege, name) for name in named))
    (reason,) = explain(siege.play, siege.asked()[0], choice)
    return reason


def _meant(siege: GivenSiege, name: str | int) -> str | int:
    """A card by its name, a breach as "0-II", a pile by "pile" and its kind; whatever else is taken as it is."""
    if not isinstance(name, str):
        return name
    if name.startswith("pile "):
        return siege.table.supply.index(name.removeprefix("pile "))
    seat, _, numeral = name.partition("-")
    if seat.isdigit() and numeral in NUMERALS:
        return 4 * int(seat) + NUMERALS.index(numeral)
    return siege.names.get(name, name)


def in_words(siege: GivenSiege, reason: Reason, language: str = "en") -> str:
    return Words(language, GAME).reason(view_for(siege.table, siege.asked()[0]), reason)
