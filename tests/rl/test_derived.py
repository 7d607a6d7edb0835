"""A layout follows from the types that a game declares, and from the facts beside them."""

from types import ModuleType
from typing import Annotated, Literal, NotRequired, TypedDict

import numpy as np

from herna.engine.seen import LEFT_OUT, AmongRows, Below, BySeat, CardOf, OneOf, Rows, SeatNumber, UpTo
from herna.rl.derived import derived_layout
from herna.rl.fields import Seen, place_fields, write_all
from herna.rl.layout import Layout
from tests.kit.skirmish.game import GAME as SKIRMISH  # two to four seats

ON_TABLE = Rows(2)
Card = Annotated[int, CardOf(("wolf", "bear"))]
CardKey = Annotated[str, CardOf(("wolf", "bear"))]


class Unit(TypedDict):
    """A card on the table."""

    on: Annotated[int, AmongRows(ON_TABLE)]
    wounded: bool
    strength: NotRequired[Annotated[int, UpTo(4)]]


class Player(TypedDict):
    """A player."""

    hand: Annotated[list[Card] | int, UpTo(10)]
    phase: Literal["draw", "play", ""]


class Quest(TypedDict):
    """Something that may not be there."""

    space: Annotated[int, Below(8)] | None
    reward: tuple[int, int]


class View(TypedDict):
    """What a seat sees."""

    seat: int
    kinds: dict[str, str]
    active: Annotated[int, SeatNumber(besides=1)]
    players: Annotated[list[Player], BySeat()]
    cards: Annotated[dict[CardKey, Unit], ON_TABLE]
    moved: Annotated[list[int], AmongRows(ON_TABLE)]
    stock: dict[Annotated[str, OneOf(("gold", "wood"))], Annotated[int, UpTo(10)]]
    quest: Quest | None
    title: str
    notes: Annotated[list[int], LEFT_OUT]
    plain: list[int]
    many: tuple[Literal["red", "blue"], ...]
    mixed: int | str


class Fields(TypedDict):
    """What choices name."""

    card: Card
    target: Annotated[int, SeatNumber()]
    space: Annotated[int, Below(8)]
    kind: Annotated[str, CardOf(("wolf", "bear"))]
    said: str


TYPES = ModuleType("seen")
TYPES.View, TYPES.Fields = View, Fields  # type: ignore[attr-defined] # as in a module of a game


def layout() -> Layout:
    return derived_layout(SKIRMISH, TYPES)


def written(view: dict[str, object], seat: int = 0) -> dict[str, list[float]]:
    """The numbers of each part of the vector, by its name."""
    derived = layout()
    out = np.zeros(derived.size(), np.float32)
    write_all(place_fields(derived.fields), view, Seen(view, seat, 2, derived.things), out)
    return {name: [round(float(number), 2) for number in out[first:end]] for name, first, end, _ in derived.slices()}


def test_each_type_has_its_field_in_the_order_of_the_view() -> None:
    names = [name for name, _, _, _ in layout().slices() if "[0]" not in name]

    assert names == [
        "active",
        "players",
        "cards",
        "moved",
        "stock.gold",
        "stock.wood",
        "quest.space",
        "quest.reward.0",
        "quest.reward.1",
        "plain",
        "many",
    ]


def test_values_are_written_by_the_facts_beside_their_types() -> None:
    seen = written(
        {
            "kinds": {"5": "wolf", "6": "bear", "7": "bear"},
            "active": 2,
            "players": [{"hand": 3, "phase": ""}, {"hand": [5, 6, 7], "phase": "play"}],
            "cards": {"5": {"on": 6, "wounded": True}, "6": {"on": -1, "wounded": False, "strength": 2}},
            "moved": [6],
            "stock": {"gold": 3},
            "quest": {"space": 4, "reward": (1, 50)},
            "plain": [10] * 9,
            "many": ("blue", "blue"),
        },
        seat=1,
    )

    assert seen["active"] == [0, 0, 1, 0, 0]  # nobody plays it
    assert seen["players[0].hand: how many"] == [0.3]
    assert seen["players[0].hand: kind"] == [0.2, 0.4]
    assert seen["players[0].phase"] == [0, 1]
    assert seen["cards[0].@id: kind"] == [1, 0]
    assert seen["cards[0].on: row"] == [1]
    assert seen["cards[0].wounded"] == [1]
    assert seen["cards[0].strength"] == [-1]
    assert seen["moved"] == [0, 1]
    assert (seen["stock.gold"], seen["stock.wood"]) == ([0.3], [-1])
    assert (seen["quest.space"], seen["quest.reward.1"]) == ([0.5], [0.5])
    assert seen["plain"] == [0.1] * 9  # eight rows, and one more entry
    assert seen["many"] == [0, 1]


def test_what_is_not_there_is_minus_one_or_nothing() -> None:
    seen = written({"kinds": {}, "players": [], "cards": {}, "quest": None})

    assert seen["quest.space"] == [-1]
    assert seen["players[0].phase"] == [0, 0]


def test_texts_without_a_vocabulary_and_what_only_people_read_are_left_out() -> None:
    assert layout().left_out == ("title", "notes", "mixed")


def test_fields_of_choices_have_all_their_values_or_are_cards() -> None:
    derived = layout()

    assert derived.values == {"target": range(4), "space": range(8), "kind": ("wolf", "bear")}
    assert derived.cards == {"card": ("wolf", "bear")}
    assert derived.things is not None
    assert derived.things[0].path == "cards"
