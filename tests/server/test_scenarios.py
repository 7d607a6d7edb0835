"""Scenarios of one's own over HTTP: checked and drawn, refused in words with their place, and dealt."""

import time

import msgspec
import pytest

from herna.games.warcraft.scenario.reading import LARGEST
from herna.server.game_messages import Drafted, FaultPlace, GameInfo, ScenarioChecked
from herna.server.routes.games import MOST_FAULTS
from tests.kit.scenarios import EXAMPLE, text_of
from tests.server.serving import Guest, Guests, error_of, refusal_of

CANNOT_BE_READ = {
    "no TOML": "\n<scenario/>\n",
    "deep lists": f"key = {'[' * 20_000}{']' * 20_000}\n",
    "deep tables": f"[a{'.a' * 20_000}]\n",
    "a long number": f"\nfirst = {'9' * 60_000}\n",
    "control characters": "key = '\x00\x1b[31m'\n",
}
CANNOT_BE_PLAYED = {
    "nothing": "",
    "other types": "key = 7\nname = []\nseat = 'west'\nmap = [1, [2]]\nvictory = { points = 15 }\n",
    "many fields": "".join(f"field-{number} = 1\n" for number in range(4000)),
}


def checked(guest: Guest, text: str, game: str = "warcraft") -> ScenarioChecked:
    answer = guest.ask("POST", f"/api/games/{game}/scenarios", {"text": text})
    return msgspec.json.decode(answer, type=ScenarioChecked)


def opened_on(guest: Guest, scenario: str, seats: str = "me me") -> str:
    return guest.open_table("warcraft", seats, options={"scenario": scenario})


@pytest.mark.parametrize(("language", "name"), [("en", "The Elf Gate"), ("cs", "Elfí brána")])
def test_the_scenarios_of_a_game_are_listed_with_their_players(new_guest: Guests, language: str, name: str) -> None:
    games = {game.key: game for game in new_guest(language=language).read("/api/games", list[GameInfo])}

    told = {scenario.key: scenario for scenario in games["warcraft"].scenarios}
    assert (told["elf-gate"].name, told["elf-gate"].seats) == (name, 3)
    assert told["elf-gate"].decides == ["race-1", "race-2", "race-3", "target", "hands"]
    assert told["four-players"].decides == ["race-1", "race-2", "race-3", "race-4"]
    assert told["two-players"].decides == ["target", "hands"]
    assert games["summoner-wars"].scenarios == []


def test_a_scenario_that_can_be_played_is_drawn(guest: Guest) -> None:
    told = checked(guest, EXAMPLE)

    assert (told.scenario.key, told.scenario.name, told.scenario.seats) == ("the-pass", "The Pass", 2)
    assert told.faults == []
    assert "1 west: any race, Town A2, gold 5, wood 5" in told.drawing
    assert "[/]" not in told.drawing


@pytest.mark.parametrize(("language", "word"), [("en", "a whole number"), ("cs", "celé číslo")])
def test_what_is_wrong_is_told_in_words_with_its_place(new_guest: Guests, language: str, word: str) -> None:
    told = checked(new_guest(language=language), EXAMPLE.replace("gold = 5", "gold = 500", 1))

    assert [fault.rule for fault in told.faults] == ["1"]
    assert told.faults[0].text.startswith("[[seat]] 1 (west), gold: ")
    assert word in told.faults[0].text
    assert (told.count, told.drawing) == (1, "")


@pytest.mark.parametrize("text", CANNOT_BE_READ.values(), ids=CANNOT_BE_READ)
def test_what_is_no_scenario_at_all_is_refused_at_once(guest: Guest, text: str) -> None:
    started = time.perf_counter()

    for ask in (checked, opened_on):
        refused = refusal_of(ask, guest, text)
        assert (refused.status, bool(refused.problem.text)) == (400, True)

    assert time.perf_counter() - started < 2


@pytest.mark.parametrize("text", CANNOT_BE_PLAYED.values(), ids=CANNOT_BE_PLAYED)
def test_a_scenario_that_cannot_be_played_has_faults_and_is_not_dealt(guest: Guest, text: str) -> None:
    told = checked(guest, text)

    assert told.count > 5
    assert len(told.faults) == min(told.count, MOST_FAULTS)
    assert error_of(opened_on, guest, text)[0] == 400


def test_a_text_that_is_too_long_is_refused_before_it_is_read(guest: Guest) -> None:
    most, more = "#" * LARGEST, "#" * (LARGEST + 1)

    assert checked(guest, most).faults
    assert error_of(checked, guest, more)[0] == 400
    assert error_of(opened_on, guest, more)[0] == 400
    assert error_of(checked, guest, "#" * 20 * LARGEST)[0] == 413


def test_a_game_without_scenarios_says_so(guest: Guest) -> None:
    assert error_of(checked, guest, EXAMPLE, "summoner-wars")[1] == "error-no-scenarios"


def test_a_table_is_opened_on_ones_own_scenario_and_its_text_is_not_sent_with_every_state(guest: Guest) -> None:
    table = opened_on(guest, EXAMPLE)

    state = guest.look(table)
    assert state.view is not None
    assert state.view["table"]["scenario"]["name"] == {"en": "The Pass", "cs": "Průsmyk"}
    assert "scenario" not in state.table.options
    assert state.table.options["hands"] == "team"


def test_a_scenario_for_another_number_of_players_is_refused_before_anybody_has_sat_down(guest: Guest) -> None:
    for scenario in (EXAMPLE, text_of("captives"), "nordrassil"):
        assert error_of(opened_on, guest, scenario, "me open open")[1] == "error-scenario-seats"


# Scenarios to edit


def drafted(guest: Guest, **wanted: object) -> Drafted:
    answer = guest.ask("POST", "/api/games/warcraft/scenarios/draft", wanted)
    return msgspec.json.decode(answer, type=Drafted)


def test_a_scenario_is_edited_as_data_and_comes_back_as_the_text_of_its_file(guest: Guest) -> None:
    ready = drafted(guest, key="elf-gate")
    assert ready.text == text_of("elf-gate")
    assert (ready.checked.scenario.name, ready.checked.faults) == ("The Elf Gate", [])

    ready.draft["map"]["spaces"][0]["kind"] = "town"
    edited = drafted(guest, draft=ready.draft)

    assert edited.draft == ready.draft
    assert drafted(guest, text=edited.text).draft == ready.draft
    (fault,) = (fault for fault in edited.checked.faults if fault.rule == "4")
    assert fault.place == FaultPlace("map.spaces", 0, "")
    assert fault.reason == "this Town belongs to no seat"
    assert fault.text == f"[map] spaces 1 (r1c1): {fault.reason}"


def test_a_fault_names_the_space_that_it_is_about(guest: Guest) -> None:
    told = drafted(guest, text=EXAMPLE.replace('"west-mine", "west-wood"', '"west-mine", "pass"'))

    (fault,) = told.checked.faults
    assert (fault.place, fault.space) == (FaultPlace("special", 0, "spaces"), "pass")


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"key": "nowhere"}, (400, "error-unknown-scenario")),
        ({"text": "key = ["}, (400, "error-bad-toml")),
        ({"draft": {"key": None}}, (400, "error-not-toml")),
        ({"draft": {"key": "\x00" * 12_000}}, (400, "error-scenario-size")),
        (
            {"draft": {"map": {"spaces": [{"key": f"s{at}", "q": at, "r": 0} for at in range(10_000)]}}},
            (400, "error-scenario-size"),
        ),
    ],
)
def test_what_cannot_be_a_file_is_refused_in_one_line(guest: Guest, wanted: object, error: tuple[int, str]) -> None:
    refused = refusal_of(guest.ask, "POST", "/api/games/warcraft/scenarios/draft", wanted)

    assert (refused.status, refused.problem.error) == error
    assert len(refused.problem.text.splitlines()) == 1
    assert len(refused.problem.text) < 200


def test_a_draft_of_ten_megabytes_is_refused_before_it_is_read(guest: Guest) -> None:
    wanted = {"draft": {"about": "a" * 10_000_000}}

    assert error_of(guest.ask, "POST", "/api/games/warcraft/scenarios/draft", wanted)[0] == 413


def test_a_game_without_scenarios_has_no_drafts(guest: Guest) -> None:
    asked: list[dict[str, object]] = [{"key": "two-players"}, {"text": EXAMPLE}, {"draft": {}}]
    for wanted in asked:
        refused = error_of(guest.ask, "POST", "/api/games/summoner-wars/scenarios/draft", wanted)
        assert refused == (400, "error-no-scenarios")
