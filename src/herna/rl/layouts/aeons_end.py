"""Aeon's End as numbers: the mages, the supply, the nemesis and the order of turns."""

from __future__ import annotations

from herna.games.aeons_end.printed import MAGES, NEMESES, PRINTED
from herna.rl.fields import Field, Kinds, Number, Rows, SeatOf, Size, Word
from herna.rl.layout import Layout

SEATS = 4
BREACHES = 4
PHASES = ("casting", "main", "draw", "nemesis-main", "nemesis-draw", "turn-order")
TURN_CARDS = ("player-1", "player-2", "player-3", "player-4", "wild", "nemesis")
KINDS = {kind: number for number, kind in enumerate((*PRINTED, *TURN_CARDS))}


def layout() -> Layout:
    """The whole layout."""
    in_play = Rows("nemesis.in_play", 12, (Kinds("card", KINDS), Number("tokens", 12)))
    return Layout(
        fields=(
            Word("phase", PHASES),
            SeatOf("active", SEATS),
            Number("turn", 100),
            Rows("aether", 3, (Number("", 20),)),
            Number("discount", 5),
            Kinds("played", KINDS, 4),
            Rows("focused", BREACHES, (Number("", BREACHES),)),
            Number("shielded"),
            Number("two_spells"),
            Rows("mages", SEATS, _of_a_mage(), by_seat=True),
            Rows("supply", 9, (Kinds("kind", KINDS), Size("cards", 7))),
            Word("nemesis.key", NEMESES),
            Number("nemesis.life", 100),
            Number("nemesis.most", 100),
            Number("nemesis.harder"),
            Number("nemesis.deck", 40),
            Number("nemesis.fury", 20),
            Number("nemesis.husks", 10),
            Number("nemesis.hurt_husks", 10),
            Number("nemesis.corruptions", 20),
            Number("nemesis.strikes", 10),
            Kinds("nemesis.discard", KINDS, 2),
            Kinds("nemesis.devoured", KINDS, 4),
            in_play,
            Number("gravehold.life", 40),
            Number("gravehold.most", 40),
            Rows("turn_order.deck", 6, (Kinds("", KINDS),)),
            Kinds("turn_order.discard", KINDS, 4),
            Kinds("turn_order.holds", KINDS, 4),
        ),
        slots=32,
        small={
            "seat": range(SEATS),
            "pile": range(16),
            "breach": range(SEATS * BREACHES),
            "any_breach": range(SEATS * BREACHES),
            "turn_card": TURN_CARDS,
        },
        cards=frozenset({"card", "spell", "enemy", "found", "source"}),
        kinds=KINDS,
        things=(in_play, "card"),
        left_out=("mages[].ability",),
    )


def _of_a_mage() -> tuple[Field, ...]:
    return (
        Word("key", tuple(MAGES)),
        Number("life", 15),
        Number("most", 15),
        Number("charges", 6),
        Number("spaces", 6),
        Rows("breaches", BREACHES, (Number("", 4),)),
        Rows("prepped", BREACHES, (Kinds("", KINDS, 2),)),
        Size("hand", 10),
        Kinds("hand", KINDS, 5),
        Number("deck", 30),
        Kinds("discard", KINDS, 5),
    )
