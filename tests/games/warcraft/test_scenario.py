"""Scenarios: those that come with the game, the example of the document, and files that nobody should trust."""

import re
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herna.engine.checked import Fault
from herna.engine.content import set_changes
from herna.engine.errors import BadInput
from herna.games.warcraft.game import GAME
from herna.games.warcraft.grid import DIRECTIONS, FAR, Edges, distances, space_names
from herna.games.warcraft.scenario.model import ANY_NUMBER, NOBODY, NOWHERE, Scenario
from herna.games.warcraft.scenario.reading import LARGEST, SCENARIOS, check_scenario, read_scenario, scenario_named
from herna.messages.words import Words
from tests.kit.scenarios import EXAMPLE, FOLDER, shape, text_of

# Those that come with the game


def test_the_scenarios_are_the_files_of_the_folder_each_under_its_own_key() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(f"{key}.toml" for key in SCENARIOS)
    assert [scenario_named(key).key for key in SCENARIOS] == list(SCENARIOS)


@pytest.mark.parametrize("key", SCENARIOS)
def test_a_scenario_that_comes_with_the_game_has_no_faults_and_names_in_both_languages(key: str) -> None:
    checked = check_scenario(text_of(key), key)

    assert checked.faults == ()
    assert checked.key == key
    assert checked.seats == len(scenario_named(key).seats)
    assert [language for language, _ in checked.name] == [language for language, _ in checked.about] == ["cs", "en"]


@pytest.mark.parametrize("key", SCENARIOS)
def test_spaces_are_neighbours_of_each_other_in_the_fixed_order(key: str) -> None:
    spaces = scenario_named(key).spaces

    for number, space in enumerate(spaces):
        around = [(spaces[other].q - space.q, spaces[other].r - space.r) for other in space.neighbours]
        assert around == [direction for direction in DIRECTIONS if direction in around]
        assert all(number in spaces[other].neighbours for other in space.neighbours)


@pytest.mark.parametrize("key", SCENARIOS)
def test_every_space_has_a_short_name_of_its_own_that_one_can_say(key: str) -> None:
    names = called(key)

    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[A-Z]\d{1,2}|[A-F]", name) for name in names)


def test_columns_are_letters_from_the_west_and_rows_numbers_from_the_north() -> None:
    names = dict(zip((space.key for space in scenario_named("two-players").spaces), called("two-players"), strict=True))

    assert [names[f"r1c{column}"] for column in (1, 2, 3)] == ["B1", "C1", "D1"]
    assert [names[key] for key in ("r2c1", "r2c7", "r5c1", "r7c3")] == ["A2", "G2", "A5", "E7"]


def test_what_is_written_on_a_space_is_its_name_unless_another_is_called_so() -> None:
    assert called("captives").count("A") == called("captives").count("B") == 1
    assert space_names(((0, 0), (1, 0), (2, 0)), ("X", "", "A1")) == ("X", "B1", "C1")
    assert space_names(((0, 0), (1, 0), (2, 0)), ("X", "X", "")) == ("A1", "B1", "C1")
    assert space_names(((0, 0), (26, 0)), ("", "")) == ("A1", "AA1")
    assert space_names(((0, 0), (0, 1), (1, 1)), ("", "", "")) == ("A1", "A2", "B2")


def called(key: str) -> tuple[str, ...]:
    spaces = scenario_named(key).spaces
    return space_names(tuple((space.q, space.r) for space in spaces), tuple(space.label for space in spaces))


def names(scenario: Scenario, spaces: tuple[int, ...]) -> list[str]:
    return [scenario.spaces[space].key for space in spaces]


def test_everything_that_the_captives_need_is_read() -> None:
    scenario = scenario_named("captives")

    assert [seat.race for seat in scenario.seats] == ["orc", "night-elf"]
    assert (scenario.first, scenario.sides, scenario.removed_cards) == (NOBODY, (0, 1), ("victory-point",))
    assert names(scenario, scenario.walls[0]) == ["r1c2", "r1c3"]
    thrall = scenario.tokens[0]
    assert (thrall.key, thrall.kind, thrall.owner, dict(thrall.name)["en"]) == ("thrall", "captive", 0, "Thrall")
    assert scenario.spaces[thrall.space].label == "A"
    assert [(line.owner, line.ground, line.worker) for line in scenario.pieces] == [(0, 3, 3), (1, 3, 3)]
    assert [(rule.name, rule.seats) for rule in scenario.victory] == [("captive-home", (0, 1)), ("last-side", (0, 1))]
    assert ("map", "reconstructed") in scenario.sure


def test_teams_skipped_steps_and_special_rules_of_nordrassil_are_read() -> None:
    scenario = scenario_named("nordrassil")

    assert scenario.sides == (0, 0, 2, 0)
    assert scenario.seats[scenario.first].key == "night-elf"
    assert {seat.town for seat in scenario.seats} == {NOWHERE}
    assert scenario.seats[2].skips == ("harvest", "deploy", "spend")
    rule = scenario.special_rule("outposts-are-towns")
    assert rule is not None
    assert rule.seats == (0, 1, 3)
    assert scenario.special_rule("captives") is None
    assert scenario.victory[2].seats == (2,)
    assert scenario.victory[2].adjacent_enemies == ANY_NUMBER


def test_the_neutral_force_and_the_depleted_mines_of_the_elf_gate_are_read() -> None:
    scenario = scenario_named("elf-gate")

    neutral = [line for line in scenario.pieces if line.owner == NOBODY]
    assert [(line.ground, line.ranged, line.air) for line in neutral] == [(1, 2, 0)] * 3 + [(0, 0, 3)]
    force = scenario.special_rule("neutral-force")
    assert force is not None
    assert (force.race, force.level) == ("night-elf", 2)
    assert [space.key for space in scenario.spaces if space.depletion] == [
        *("r2c3", "r3c5", "r5c2", "r6c6", "r7c1", "r7c4")
    ]
    assert scenario.victory[0].adjacent_enemies == 2
    assert names(scenario, (scenario.victory[0].space,)) == ["r5c4"]


def test_distances_are_counted_in_steps() -> None:
    """Along a row of three spaces; the fourth cannot be reached."""
    row: Edges = ((1,), (0, 2), (1,), ())

    assert distances(row) == ((0, 1, 2, FAR), (1, 0, 1, FAR), (2, 1, 0, FAR), (FAR, FAR, FAR, 0))


def test_a_designer_may_change_a_scenario_that_comes_with_the_game() -> None:
    scenario_named.cache_clear()
    set_changes({"warcraft": {"captives.toml": {"seat": [{"key": "orc", "gold": 9}]}}})
    try:
        assert {seat.key: seat.gold for seat in scenario_named("captives").seats}["orc"] == 9
    finally:
        set_changes({})
        scenario_named.cache_clear()


def test_targets_and_points_are_read() -> None:
    scenario = scenario_named("four-players")

    assert (scenario.victory[0].target, scenario.victory[0].alternatives) == (30, (20,))
    assert {space.points for space in scenario.spaces if space.kind == "objective"} == {1, 2}
    assert not any(space.points for space in scenario.spaces if space.kind != "objective")


def test_an_unknown_key_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        scenario_named("elf-gates")

    assert "elf-gate" in str(refused.value.arguments["known"])


def test_the_example_of_the_document_can_be_played() -> None:
    assert check_scenario(EXAMPLE, "the-pass.toml").faults == ()


# Files that nobody should trust


def refused(text: str) -> str:
    """The key of the error by which a file is refused that is no scenario at all."""
    with pytest.raises(BadInput) as error:
        read_scenario(text, "mine.toml")
    assert error.value.arguments["file"] == "mine.toml"
    return error.value.key


def test_a_scenario_with_faults_is_refused_with_their_number_and_points() -> None:
    with pytest.raises(BadInput) as error:
        read_scenario(EXAMPLE.replace("gold = 5", "gold = -1"), "mine.toml")

    assert error.value.arguments == {"file": "mine.toml", "faults": 2, "rules": "1"}


@pytest.mark.rule("WC-SCEN-GEN-02", "WC-STACK-01")
def test_a_scenario_of_the_right_form_that_cannot_be_played_is_refused() -> None:
    """Four units of one side start on a space."""
    with pytest.raises(BadInput):
        read_scenario(EXAMPLE.replace("ground = 3", "ground = 4", 1), "mine.toml")


def test_what_is_no_toml_is_refused() -> None:
    assert refused("key = ") == "error-bad-toml"
    assert refused("x = " + "[" * 30_000) == "error-bad-toml"
    assert refused("x = " + "{a=" * 15_000) == "error-bad-toml"
    assert refused("x = " + "1" * 50_000) == "error-bad-toml"
    assert refused("x = '\ud800'") == "error-scenario-faults"


def test_a_file_that_is_too_large_is_refused_before_it_is_read() -> None:
    assert refused("#" * (LARGEST + 1)) == "error-scenario-size"
    assert refused("# " + "ž" * (LARGEST // 2)) == "error-scenario-size"
    assert check_scenario(EXAMPLE + "#" * (LARGEST - len(EXAMPLE.encode())), "mine.toml").faults == ()


@pytest.mark.parametrize("line", ["{} = 1", "[{}]", "x = {{ {} = 1 }}"])
def test_a_name_of_very_many_parts_does_not_hold_anybody_up(line: str) -> None:
    began = time.process_time()

    assert refused(line.format(".".join("a" * 30_000))) == "error-toml-dots"

    assert time.process_time() - began < 1


def test_many_names_of_as_many_parts_as_are_read_do_not_hold_anybody_up() -> None:
    began = time.process_time()

    lines = "\n".join(f"k{number}.{'.'.join('a' * 99)} = 1" for number in range(300))
    assert len(check_scenario(lines, "mine.toml").faults) > 300

    assert time.process_time() - began < 5


def test_a_number_that_python_does_not_write_is_a_fault_like_any_other() -> None:
    checked = check_scenario(EXAMPLE.replace("gold = 5", f"gold = 0x{'f' * 20_000}"), "mine.toml")

    assert [(fault.rule, fault.key) for fault in checked.faults] == [("1", "wc-fault-no-number")] * 2


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("[1, [2]]", "[…]"),
        ("{ a = 1 }", "{…}"),
        ("true", "true"),
        ("'a\tb'", r"'a\tb'"),
        (f"{10**20 - 1}", f"{10**20 - 1}"),
        (f"{10**20}", "…"),
    ],
)
def test_what_was_found_is_told_in_a_few_letters(given: str, told: str) -> None:
    (fault, _) = check_scenario(EXAMPLE.replace("gold = 5", f"gold = {given}"), "mine.toml").faults

    assert dict(fault.arguments)["found"] == told


def test_a_map_of_too_many_spaces_is_one_fault() -> None:
    spaces = "".join(f"{{ key='s{n}', q={n % 100 - 50}, r={n // 100}, kind='blank' }},\n" for n in range(201))
    text = re.sub(r"spaces = \[\n(.*)\]", f"spaces = [{spaces}]", EXAMPLE, flags=re.DOTALL)

    faults = check_scenario(text, "mine.toml").faults

    assert ("1", "wc-fault-no-tables", "[map], spaces") in [shape(fault) for fault in faults]


def in_words(fault: Fault) -> list[str]:
    """A fault in both languages."""
    return [Words(language, GAME).say(fault.key, dict(fault.arguments)) for language in ("en", "cs")]


ANYTHING: Any = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=40)
    | st.dates()
    | st.sampled_from(["any", "neutral", "random", "west", "pass", "mountain", "captive", "points", "ž", "\u202e", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)


def toml(value: Any) -> str:
    """A value as TOML in one line."""
    if value is None:
        return "nan"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(letter):08x}" for letter in value) + '"'
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{toml(key)} = {toml(part)}' for key, part in value.items())} }}"
    return str(value)


FIELDS = sorted(set(re.findall(r"(?<=[ {])\w+ = (?:\"[^\"]*\"|[-\d]+)", EXAMPLE)))


@given(st.sampled_from(FIELDS), ANYTHING)
@settings(max_examples=150, deadline=None)
def test_whatever_stands_in_a_field_it_is_taken_or_its_faults_are_told_in_both_languages(
    field: str, value: Any
) -> None:
    """Every value is taken that the format allows; nothing else happens than that faults are told."""
    text = EXAMPLE.replace(field, f"{field.split()[0]} = {toml(value)}", 1)

    checked = check_scenario(text, "mine.toml")

    for fault in checked.faults:
        assert 1 <= int(fault.rule) <= 12
        for told in in_words(fault):
            assert str(dict(fault.arguments)["where"]) in told
            assert "wc-fault" not in told
            assert "{$" not in told.replace(" ", "")
    if not checked.faults:
        assert read_scenario(text, "mine.toml").key == checked.key


@given(
    st.dictionaries(
        st.sampled_from(["key", "name", "seat", "start", "map", "special", "victory", "sure"]) | st.text(max_size=5),
        ANYTHING,
    )
)
@settings(max_examples=100, deadline=None)
def test_a_file_of_anything_is_refused_with_its_faults(data: dict[str, Any]) -> None:
    text = "\n".join(f"{toml(key)} = {toml(value)}" for key, value in data.items())

    checked = check_scenario(text, "mine.toml")

    assert {fault.rule for fault in checked.faults} <= {"1", "2"}
    assert len(checked.faults) >= 3


@given(st.text(max_size=200) | st.text(alphabet='[]{}=."#\n a1', max_size=200))
@settings(max_examples=100, deadline=None)
def test_any_text_is_refused_without_an_accident(text: str) -> None:
    assert refused(text) in ("error-bad-toml", "error-scenario-faults")
