"""The goal and the aims of a first match, from what a seat sees.

Their texts are in lessons.*.ftl.
"""

from __future__ import annotations

from typing import Final

from herna.engine.game import Message
from herna.engine.guide import Aims, Goal, Reached
from herna.engine.tips import Moment
from herna.games.summoner_wars.printed import PRINTED, Printed
from herna.games.summoner_wars.seen import Piece, View
from herna.games.summoner_wars.table import DECK_SIZE

NEARLY: Final = 5  # life of a Summoner that may fall soon


def goal(view: View) -> Goal:
    """SW-END-01: the enemy Summoner has to fall."""
    sides: list[Reached] = []
    for seat in range(len(view["factions"])):
        summoner = _summoner(view, 1 - seat)
        done, of = (1, 1) if summoner is None else (min(summoner["damage"], summoner["life"]), summoner["life"])
        text = "sw-goal-suffered" if seat == 1 - view["seat"] else "sw-goal-reached"
        sides.append(Reached(seat, Message(text, (("done", done), ("of", of))), done, of))
    return Goal(Message("sw-goal"), "SW-END-01", tuple(sides))


def has_summoned(moment: Moment) -> bool:
    return any(fields["seat"] == moment.seat for _, fields in moment.told("summoned"))


def has_attacked(moment: Moment) -> bool:
    """An enemy card was attacked."""
    return any(
        fields["unit"] // DECK_SIZE == moment.seat != fields["target"] // DECK_SIZE
        for _, fields in moment.told("attacked")
    )


def has_gained_magic(moment: Moment) -> bool:
    """A card was discarded for magic."""
    return any(fields["seat"] == moment.seat for _, fields in moment.told("discarded_for_magic"))


def has_built_a_gate(moment: Moment) -> bool:
    kinds = moment.view["kinds"]
    built = [fields["mover"] for _, fields in moment.told("built") if fields["seat"] == moment.seat]
    return any("gate" in PRINTED[kinds[str(card)]].abilities for card in built if str(card) in kinds)


def summoner_is_weak(moment: Moment) -> bool:
    """The enemy Summoner has little life left."""
    summoner = _summoner(moment.view, 1 - moment.seat)
    return summoner is None or summoner["life"] - summoner["damage"] <= NEARLY


AIMS: Final[Aims] = {
    1: has_summoned,
    2: has_attacked,
    3: has_gained_magic,
    4: has_built_a_gate,
    5: summoner_is_weak,
}


def _summoner(view: View, seat: int) -> Piece | None:
    """A player's Summoner, as long as it stands."""
    return next(
        (piece for piece in view["objects"] if piece["seat"] == seat and "summoner" in _kind(view, piece).classes), None
    )


def _kind(view: View, piece: Piece) -> Printed:
    return PRINTED[view["kinds"][str(piece["card"])]]
