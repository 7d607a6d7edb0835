"""What can be chosen before a match, what is refused, and in which words."""

import pytest

from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import scenarios_of
from herna.games.warcraft.game import GAME
from herna.games.warcraft.printed import RACE_KEYS
from herna.games.warcraft.scenario.reading import SCENARIOS, scenario_named
from herna.games.warcraft.table import War
from herna.messages.words import Words
from tests.kit.scenarios import EXAMPLE, text_of


def first_table(seats: int = 2, seed: str = "seed", rounds: int = 0, **options: str) -> War:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    table = Match(GAME, seats, {"rounds": rounds, **given}, seed).play.table
    assert isinstance(table, War)
    return table


def refused(seats: int = 2, rounds: int = 0, **options: str) -> BadInput:
    with pytest.raises(BadInput) as found:
        first_table(seats, rounds=rounds, **options)
    return found.value


# Scenarios


@pytest.mark.parametrize("key", SCENARIOS)
def test_every_scenario_is_played_by_as_many_as_it_is_for(key: str) -> None:
    seats = len(scenario_named(key).seats)

    assert first_table(seats, scenario=key).setting.scenario == key
    for other in {2, 3, 4} - {seats}:
        assert refused(other, scenario=key).key == "error-scenario-seats"


def test_ones_own_scenario_is_given_as_its_text() -> None:
    table = first_table(scenario=EXAMPLE)

    assert table.setting.scenario == "the-pass"


def test_a_scenario_as_text_is_the_same_as_by_its_key() -> None:
    assert first_table(scenario=text_of("captives")) == first_table(scenario="captives")


def test_what_is_no_scenario_is_refused() -> None:
    assert refused(scenario="elf-gates").key == "error-unknown-scenario"
    assert refused(scenario="one\ntwo").key == "error-bad-toml"
    assert refused(scenario="#\n" * 40_000).key == "error-scenario-size"
    assert refused(scenario=EXAMPLE.replace("gold = 5", "gold = -5")).key == "error-scenario-faults"


def test_a_scenario_says_which_options_are_of_no_use_with_it() -> None:
    decides = {scenario.key: scenario.decides for scenario in scenarios_of(GAME)}

    assert decides["two-players"] == ("target", "hands")
    assert decides["four-players"] == ("race-1", "race-2", "race-3", "race-4")
    assert decides["march-of-the-necromancers"] == ("race-1", "race-2", "first", "target", "hands")
    known = {option.name for option in GAME.options()}
    assert all(option in known for each in decides.values() for option in each)


# Races


@pytest.mark.rule("WC-SETUP-06")
def test_races_are_chosen_or_left_to_chance() -> None:
    assert first_table(race_1="undead", race_2="orc").setting.races == ("undead", "orc")
    drawn = {first_table(seed=f"seed {number}", race_2="orc").setting.races for number in range(20)}
    assert drawn == {(race, "orc") for race in RACE_KEYS if race != "orc"}


def test_a_race_is_there_once() -> None:
    assert refused(race_1="orc", race_2="orc").key == "error-race-twice"


def test_a_race_that_the_scenario_has_settled_is_not_changed() -> None:
    assert first_table(scenario="captives", race_1="human").setting.races == ("orc", "night-elf")


def test_the_race_of_a_neutral_force_cannot_be_chosen() -> None:
    open_gate = text_of("elf-gate").replace('race = "human"', 'race = "any"')

    assert refused(3, scenario=open_gate, race_1="night-elf").key == "error-race-twice"
    assert refused(3, scenario=open_gate, race_1="undead").key == "error-race-twice"
    assert first_table(3, scenario=open_gate).setting.races == ("human", "orc", "undead", "night-elf")


# The rest


@pytest.mark.rule("WC-SETUP-13")
def test_who_begins_is_chosen_or_left_to_chance_unless_the_scenario_says_so() -> None:
    assert {first_table(seed=f"seed {number}").first for number in range(20)} == {0, 1}
    assert {first_table(seed=f"seed {number}", first="seat-2").first for number in range(20)} == {1}
    assert first_table(scenario="march-of-the-necromancers", first="seat-1").first == 1
    assert refused(first="seat-3").key == "error-first-seat"


@pytest.mark.rule("WC-WIN-14")
def test_a_team_may_need_20_points_instead_of_30() -> None:
    def points_of(table: War) -> int:
        return next(way.target for way in table.setting.victory if way.name == "points")

    assert points_of(first_table(4, scenario="four-players")) == 30
    assert points_of(first_table(4, scenario="four-players", target="other")) == 20
    assert points_of(first_table(target="other")) == 15  # there is no other


@pytest.mark.rule("WC-ROUND-11")
def test_a_limit_of_rounds_is_off_unless_it_is_set() -> None:
    assert first_table().round_limit == 0
    assert first_table(rounds=12).round_limit == 12
    assert refused(rounds=1000).key == "error-option-number"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_words(language: str) -> None:
    words = Words(language)
    refusals = [
        refused(3),
        refused(scenario="other"),
        refused(scenario=EXAMPLE.replace("gold = 5", "gold = -5")),
        refused(race_1="orc", race_2="orc"),
        refused(first="seat-4"),
    ]

    for error in refusals:
        assert not words.error(error).startswith("error-")
        assert "{" not in words.error(error)
