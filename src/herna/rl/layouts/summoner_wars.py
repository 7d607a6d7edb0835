"""Summoner Wars as numbers: the battlefield space by space, own cards by kind, the others' by number."""

from __future__ import annotations

from herna.games.summoner_wars.printed import FACTIONS, PHASES, PRINTED
from herna.games.summoner_wars.texts import TEXTS
from herna.rl.fields import Field, IsIn, Kinds, Number, Rows, SeatOf, Size, Word
from herna.rl.layout import Layout

SEATS = 2
SPACES = 48
KINDS = {kind: number for number, kind in enumerate(PRINTED)}


def layout() -> Layout:
    """The whole layout."""
    battlefield = Rows("objects", SPACES, _of_an_object(), place="space")
    return Layout(
        fields=(
            Word("phase", PHASES),
            SeatOf("active", SEATS),
            Number("turn", 50),
            Rows("factions", SEATS, (Word("", FACTIONS),), by_seat=True),
            Rows("magic", SEATS, (Number("", 20),), by_seat=True),
            Rows("hands", SEATS, (Number("", 10),), by_seat=True),
            Rows("draw", SEATS, (Number("", 40),), by_seat=True),
            Rows("discards", SEATS, (Number("", 40),), by_seat=True),
            Rows("events", SEATS, (Rows("", 4, (Kinds("card", KINDS), Number("boost", 10))),), by_seat=True),
            Kinds("hand", KINDS, 4),
            Kinds("discard", KINDS, 4),
            battlefield,
        ),
        slots=48,
        small={"space": range(SPACES), "effect": tuple(sorted(TEXTS))},
        cards=frozenset({"card", "unit", "target", "source"}),
        kinds=KINDS,
        things=(battlefield, "card"),
        left_out=("events[][].targets",),
    )


def _of_an_object() -> tuple[Field, ...]:
    return (
        Kinds("card", KINDS),
        SeatOf("seat", SEATS),
        Number("damage", 15),
        Number("boost", 10),
        Number("life", 15),
        Number("strength", 10),
        Number("frozen"),
        Size("under", 4),
        Size("gained", 4),
        IsIn("card", "moved"),
        IsIn("card", "attacked"),
    )
