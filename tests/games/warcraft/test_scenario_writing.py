"""A scenario that is written to a file reads back equal, and faults know their places."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herna.engine.checked import Place
from herna.games.warcraft.game import GAME
from herna.games.warcraft.scenario.form import SPACE_KINDS, place_of
from herna.games.warcraft.scenario.reading import SCENARIOS, check_scenario, read_scenario, scenario_data
from herna.games.warcraft.scenario.writing import scenario_text
from tests.kit.scenarios import EXAMPLE, text_of

WORDS = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=60)
NUMBERS = st.integers(-2, 60)


@st.composite
def drafts(draw: st.DrawFn) -> dict[str, Any]:
    """Scenarios as somebody leaves them while they are painted: in their form, but with faults."""
    places = draw(st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=20, unique=True))
    spaces: list[dict[str, Any]] = []
    for number, (q, r) in enumerate(places):
        kind = draw(st.sampled_from(SPACE_KINDS))
        extra = {"points": draw(st.integers(1, 9))} if kind == "objective" else {}
        spaces.append({"key": f"s{number}", "q": q, "r": r, "kind": kind, **extra})
    key = st.sampled_from([space["key"] for space in spaces])
    seats = [
        {"key": name, "race": "any", "gold": draw(NUMBERS), "wood": 5, "cards": 3, "level": 1, "town": draw(key)}
        for name in draw(st.sampled_from([("west", "east"), ("a", "b", "c")]))
    ]
    pieces = [
        {"owner": draw(st.sampled_from(["neutral", seats[0]["key"]])), "space": draw(key), "ground": draw(NUMBERS)}
        for _ in range(draw(st.integers(0, 3)))
    ]
    ways = [{"name": "points", "target": draw(NUMBERS)}, {"name": "hold-space", "space": draw(key)}]
    return {
        "key": "mine",
        "name": {"en": draw(WORDS), "cs": draw(WORDS)},
        "about": {"en": draw(WORDS), "cs": draw(WORDS)},
        "first": "random",
        "removed_cards": draw(st.sampled_from([[], ["victory-point"]])),
        "seat": seats,
        "start": {"pieces": pieces},
        "victory": draw(st.lists(st.sampled_from(ways), max_size=2)),
        "map": {"spaces": spaces, "walls": [[draw(key), draw(key)] for _ in range(draw(st.integers(0, 2)))]},
    }


@settings(max_examples=60, deadline=None)
@given(drafts())
def test_what_is_exported_reads_back_equal_with_faults_that_know_their_places(draft: dict[str, Any]) -> None:
    text = scenario_text(draft)

    assert scenario_data(text, "mine.toml") == draft
    for fault in check_scenario(text, "mine.toml").faults:
        assert fault.place is not None
        entries: Any = draft
        for part in fault.place.part.split(".") if fault.place.part else ():
            entries = entries[part]
        assert fault.place.number < len(entries)


@pytest.mark.parametrize("key", SCENARIOS)
def test_a_scenario_that_comes_with_the_game_is_written_as_the_same_scenario(key: str) -> None:
    data = scenario_data(text_of(key), key)
    mixed = {name: data[name] for name in reversed(data)}

    assert scenario_data(scenario_text(mixed), key) == data
    assert list(scenario_data(scenario_text(mixed), key)) == list(data)
    assert read_scenario(scenario_text(mixed), key) == read_scenario(text_of(key), key)


def test_the_example_of_the_document_is_written_with_its_map_drawn() -> None:
    text = scenario_text(scenario_data(EXAMPLE, "mine.toml"))
    labelled = EXAMPLE.replace('label = "P"', 'label = "P2"')

    assert "\n".join(["#     g     ^     ^     f", "#  T     .     .P    .     T", "#     f     ^     ^     g"]) in text
    assert "#  T     .     .P2   .     T" in scenario_text(scenario_data(labelled, "mine.toml"))
    assert text.index("[[seat]]") < text.index("[start]") < text.index("[[special]]") < text.index("[map]")


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"map": {"spaces": 7}, "start": {"pieces": {}}, "seat": [1], "victory": "all"},
        {"map": {"spaces": [7]}},
        {"map": {"spaces": [{"q": "a", "r": 1, "kind": "blank"}, {"kind": []}]}},
        {"map": {"spaces": [{"q": 10**9, "r": 1, "kind": "blank"}]}},
        {"map": {"spaces": [{"q": 0, "r": 0, "kind": "blank", "label": "a\nb", "points": "x"}]}},
        {"map": 1, "start": []},
    ],
)
def test_what_is_no_scenario_is_written_too_and_then_has_faults(data: dict[str, Any]) -> None:
    assert scenario_data(scenario_text(data), "mine.toml") == data
    assert check_scenario(scenario_text(data), "mine.toml").faults


@pytest.mark.parametrize(
    ("where", "place"),
    [
        ("[map] spaces 3 (r1c3), kind", Place("map.spaces", 2, "kind")),
        ("[map] spaces 3 (r1c3)", Place("map.spaces", 2)),
        ("[map] walls 1 (a, b)", Place("map.walls", 0)),
        ("[[seat]] 2 (east), town", Place("seat", 1, "town")),
        ("[[seat]]", Place("seat")),
        ("[start] pieces", Place("start.pieces")),
        ("[start] pieces 4, ground", Place("start.pieces", 3, "ground")),
        ("[start] tokens 1 (leader), name", Place("start.tokens", 0, "name")),
        ("[[special]] 1 (never-deplete), spaces", Place("special", 0, "spaces")),
        ("[[victory]] 12 (points)", Place("victory", 11)),
        ("removed_cards", Place("", field="removed_cards")),
        ("[map], walls", Place("", field="[map], walls")),
    ],
)
def test_the_place_of_a_fault(where: str, place: Place) -> None:
    assert place_of(where) == place


def test_neutral_pieces_that_may_not_be_there_are_marked_on_their_space() -> None:
    text = EXAMPLE.replace("pieces = [", 'pieces = [\n{ owner = "neutral", space = "pass", worker = 1 },')

    faults = {fault.key: fault.place for fault in check_scenario(text, "mine.toml").faults}

    assert faults["wc-fault-neutral-only-units"] == Place("map.spaces", 6)
    assert GAME.scenario_data(text, "mine.toml")["map"]["spaces"][6]["key"] == "pass"
