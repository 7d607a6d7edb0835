"""Doomtrooper as numbers: each player's points and cards by kind, every card on the table in a row, the duel."""

from __future__ import annotations

from herna.games.doomtrooper.printed import ICONS, PRINTED, STATS
from herna.games.doomtrooper.table import AREA_NAMES
from herna.rl.fields import OWN_ID, Field, Kinds, Number, Rows, SeatOf, Size, Word
from herna.rl.layout import Layout

SEATS = 4
STEPS = ("start", "draw", "actions", "discard")
SIDES = ("doomtrooper", "legion", "tribal")
TACTICS = ("fight", "shoot")
CARDS = frozenset(  # the fields of choices that hold a card
    (
        "card",
        "target",
        "caster",
        "attacker",
        "defender",
        "zone",
        "weapon",
        "warrior",
        "vehicle",
        "saboteur",
        "source",
        "kind",
    )
)
KINDS = {kind: number for number, kind in enumerate(PRINTED)}


def layout() -> Layout:
    """The whole layout."""
    on_the_table = Rows("cards", 96, _of_a_card())
    return Layout(
        fields=(
            Word("step", STEPS),
            SeatOf("active", SEATS),
            Number("turn", 200),
            Number("target", 100),
            Number("limit", 200),
            Number("last_turns", 4),
            Number("time_called"),
            Number("remembers"),
            Number("actions.common", 5),
            Size("actions.granted", 5),
            Number("actions.common_first"),
            Number("actions.attacks_by_card", 5),
            Number("actions.may_attack"),
            Number("actions.bound"),
            Rows("players", SEATS, _of_a_player(), by_seat=True),
            Rows("duels", 2, _of_a_duel()),
            Rows("pending", 4, (SeatOf("seat", SEATS), Kinds("card", KINDS), Kinds("target", KINDS))),
            Rows("lasting", 8, _of_something_lasting()),
            Rows("switches", 4, (SeatOf("seat", SEATS), Kinds("kind", KINDS))),
            on_the_table,
        ),
        slots=96,
        small={
            "amount": range(50),
            "destiny": range(50),
            "promotion": range(50),
            "player": range(SEATS),
            "victim": range(SEATS),
            "tactic": TACTICS,
            "where": ("grave", "library"),
            "word": ICONS,
        },
        cards=CARDS,
        kinds=KINDS,
        things=(on_the_table, OWN_ID),
        left_out=(
            "showing",
            "actions.gaining",
            "actions.gained",
            "cards[].attached",
            "cards[].notes",
            "cards[].keywords",
            *(f"cards[].values.{stat}.{rest}" for stat in STATS for rest in ("printed", "struck", "from")),
            "duels[].helpers",
            "duels[].outcome",
            "duels[].first",
            *(f"duels[].sides[].{rest}" for rest in ("warrior", "group", "strikes", "values")),
            *(f"pending[].{rest}" for rest in ("caster", "picked", "word")),
            *(f"lasting[].{rest}" for rest in ("layer", "source", "until", "seat", "role")),
            *(f"switches[].{rest}" for rest in ("word", "subject", "source", "until")),
        ),
    )


def _of_a_player() -> tuple[Field, ...]:
    return (
        Number("destiny", 50),
        Number("promotion", 50),
        Number("debt", 50),
        Number("turns", 50),
        Number("hopeless", 10),
        Number("out"),
        Size("hand", 10),
        Kinds("hand", KINDS, 4),
        Number("library", 60),
        Size("grave", 60),
        Kinds("grave", KINDS, 5),
        Kinds("sacrificed", KINDS, 5),
        Kinds("sideboard", KINDS, 5),
        *(Kinds(area, KINDS, 5) for area in AREA_NAMES),
    )


def _of_a_card() -> tuple[Field, ...]:
    flags = ("warrior", "wounded", "covered", "hidden", "boarded", "away", "active")
    return (
        Kinds(OWN_ID, KINDS),
        SeatOf("controller", SEATS),
        SeatOf("owner", SEATS),
        Number(OWN_ID, 1000),
        Number("on", 1000),
        Number("jailer", 1000),
        *(Number(flag) for flag in flags),
        Word("sides", SIDES),
        Word("affiliations", ICONS),
        *(Number(f"values.{stat}.value", 20) for stat in STATS),
    )


def _of_a_duel() -> tuple[Field, ...]:
    return (
        SeatOf("attacking", SEATS),
        SeatOf("defending", SEATS),
        Number("attacker", 1000),
        Number("defender", 1000),
        Kinds("attacker", KINDS),
        Kinds("defender", KINDS),
        Word("tactic", TACTICS),
        Kinds("zone", KINDS),
        Number("phase", 8),
        Kinds("weapons", KINDS, 2),
        Size("played", 5),
        Number("over"),
        Rows("sides", 2, (Number("attack", 30), Number("armor", 30), Number("hits"))),
    )


def _of_something_lasting() -> tuple[Field, ...]:
    return (Number("subject", 1000), Word("stats", STATS), Number("amount", 10), Kinds("kind", KINDS))
