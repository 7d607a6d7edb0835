"""What is printed: as many pieces, cards and levels as the box holds, and mistakes in the files are refused."""

from typing import Any

import pytest

from herna.engine.errors import BadInput
from herna.games.warcraft.printed import (
    BUILDINGS,
    DICE,
    ECONOMY,
    EXPERIENCE_CARDS,
    LEVELS,
    NECROMANCERS,
    PIECES,
    RACE_KEYS,
    RACES,
    UNIT_CARDS,
    UNIT_KINDS,
    WORTH,
    Cost,
    read_buildings,
    read_dice,
    read_economy,
    read_experience_cards,
    read_unit_cards,
)


@pytest.mark.rule("WC-COMP-01", "WC-COMP-02", "WC-COMP-03")
def test_each_race_has_its_pieces_buildings_and_cards() -> None:
    assert tuple(RACES) == RACE_KEYS
    assert len({race.colour for race in RACES.values()}) == 4
    assert {key: piece.count for key, piece in PIECES.items()} == {"ground": 10, "ranged": 7, "air": 4, "worker": 8}
    assert (ECONOMY.outposts, NECROMANCERS) == (2, 2)
    assert {key: building.extra for key, building in BUILDINGS.items() if building.extra} == {
        "ground": 2,
        "ranged": 3,
        "air": 3,
    }
    for race in RACE_KEYS:
        assert sum(card.race == race for card in UNIT_CARDS.values()) == 9
        assert sum(card.copies for card in EXPERIENCE_CARDS.values() if race in card.races and card.is_printed()) == 21


@pytest.mark.parametrize("race", RACE_KEYS)
@pytest.mark.parametrize("kind", UNIT_KINDS)
def test_the_levels_of_a_kind_follow_each_other_and_the_highest_alone_is_worth_a_point(race: str, kind: str) -> None:
    cards = LEVELS[race, kind]

    assert [card.level for card in cards] == list(range(1, len(cards) + 1))
    assert [card.points for card in cards] == [0] * (len(cards) - 1) + [1]
    assert all(any(card.needs) for card in cards[:-1])
    assert not any(cards[-1].needs)


@pytest.mark.rule("WC-COMP-09", "WC-COMP-11")
def test_what_is_printed_on_the_town_center_costs_and_dice() -> None:
    assert {key for key, building in BUILDINGS.items() if building.printed} == {"ground", "worker"}
    assert BUILDINGS["air"].train == Cost(gold=2, wood=2)
    assert ECONOMY.upgrade == Cost(gold=2, wood=2)
    assert DICE["battle"].faces == (1, 2, 3, 4, 5, 6)
    assert set(DICE["resource"].faces) == {1, 2, 3}


def test_the_needs_of_an_upgrade_are_counted_by_kind() -> None:
    assert UNIT_CARDS["orc-ground-2"].needs == (2, 0, 0)
    assert UNIT_CARDS["human-air-1"].needs == (0, 0, 1)


CARD: dict[str, Any] = {
    "key": "orc-air-1",
    "race": "orc",
    "kind": "air",
    "level": 1,
    "strength": 2,
    "needs": {"air": 1},
    "sure": {"strength": "public"},
}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("race", "elf"),
        ("kind", "worker"),
        ("level", "1"),
        ("strength", True),
        ("ability", "fly"),
        ("needs", {"worker": 1}),
        ("needs", {"air": -1}),
        ("needs", {"air": "1"}),
        ("sure", {"strength": "perhaps"}),
        ("sure", "public"),
        ("key", "orc-air-2"),
        ("cost", 3),
    ],
)
def test_a_mistake_on_a_unit_card_is_refused_with_its_file_and_field(field: str, value: object) -> None:
    card = read_unit_cards("units.toml", [CARD])["orc-air-1"]
    assert (card.strength, card.ability, card.points) == (2, "", 0)

    with pytest.raises(BadInput) as refused:
        read_unit_cards("units.toml", [CARD | {field: value}])

    assert refused.value.arguments["file"] == "units.toml"
    assert refused.value.arguments["field"] == field


def test_a_card_that_is_there_twice_is_refused() -> None:
    with pytest.raises(BadInput, match="orc-air-1"):
        read_unit_cards("units.toml", [CARD, CARD])


def test_mistakes_in_the_other_files_are_refused_too() -> None:
    card = {
        "key": "web",
        "races": ["orc"],
        "copies": 1,
        "window": "spend",
        "battle": True,
        "cancels": False,
        "sure": {},
    }
    assert read_experience_cards("experience.toml", [card])["web"].worth == WORTH  # a bot can play with it
    for wrong in ({"worth": "much"}, {"window": "always"}, {"races": ["orc", "elf"]}, {"copies": 1.5}):
        with pytest.raises(BadInput):
            read_experience_cards("experience.toml", [card | wrong])
    for faces in ([], [1, "2"]):
        with pytest.raises(BadInput, match="faces"):
            read_dice("dice.toml", [{"key": "battle", "count": 4, "faces": faces, "sure": {}}])
    trains: tuple[object, ...] = ({"gold": -1}, {"iron": 1}, 3)
    for train in trains:
        with pytest.raises(BadInput, match="train"):
            read_buildings("economy.toml", [{"key": "air", "printed": 0, "extra": 3, "train": train, "sure": {}}])


@pytest.mark.parametrize(
    ("table", "field", "value"),
    [("cost", "upgrade", 4), ("cost", "outpost", {"gold": "2"}), ("limits", "units", "3"), ("points", "town", None)],
)
def test_a_mistake_in_the_economy_is_refused_with_its_table_and_field(table: str, field: str, value: object) -> None:
    data: dict[str, Any] = {
        "cost": {"building": {}, "outpost": {}, "upgrade": {}},
        "harvest": {"depletes": 3},
        "limits": {"units": 3, "workers": 3, "outposts": 2},
        "points": {"town": 3, "card": 1},
        "cards": {"battle": 1, "victory": 1},
    }
    assert read_economy("economy.toml", data).units_on_a_space == 3

    data[table][field] = value
    with pytest.raises(BadInput) as refused:
        read_economy("economy.toml", data)

    assert (refused.value.arguments["card"], refused.value.arguments["field"]) == (table, field)
