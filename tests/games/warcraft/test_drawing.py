"""The table in a terminal: the map, a battle, and what each player has, in both languages."""

import re
from typing import Any

import pytest

from herna.engine.events import SPECTATOR
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar
from herna.games.warcraft.scenario.reading import SCENARIOS, scenario_named
from herna.games.warcraft.view import view_for
from herna.messages.words import Words
from tests.games.warcraft.rows import card_battle, given, prove, row, then
from tests.kit.random_match import some_decisions
from tests.kit.scenarios import EXAMPLE

ENGLISH, CZECH = Words("en", GAME), Words("cs", GAME)
WIDTH = 120


def plain(line: str) -> str:
    return re.sub(r"\[[^\]]*\]", "", line)


def drawn(view: dict[str, Any], words: Words = ENGLISH) -> list[str]:
    """The lines that a seat sees, without colours."""
    return [plain(line) for line in GAME.draw(view, words.say).splitlines()]


def of_war(war: GivenWar, seat: int = 0, words: Words = ENGLISH) -> list[str]:
    return drawn(view_for(war.table, seat), words)


def line_with(lines: list[str], part: str) -> str:
    return next(line for line in lines if part in line)


def test_the_map_shows_each_space_with_its_name_and_who_stands_there() -> None:
    war = GivenWar(pieces={0: {"A": "GGW", "C": "A"}, 1: {"F": "GN"}}, depletion={"H": 2})

    lines = of_war(war)
    at = lines.index(line_with(lines, "g A"))

    assert lines[at].split() == ["g", "A", "T3", "B", ".", "C", "*1", "D", ".", "E", "T3", "F"]
    assert lines[at + 1].split() == ["1:2G1W", "1:1A", "2:1G1N"]
    assert lines[at + 2].split()[:2] == ["fx", "H"]
    assert lines[at + 1].index("1:1A") == lines[at].index(". C")


def test_enemies_on_one_space_stand_below_each_other() -> None:
    war = GivenWar("battle", pieces={0: {"C": "GG"}, 1: {"C": "GR"}}, levels={0: "2 1 1"}, dice=[6, 1, 1, 6])

    lines = of_war(war)
    at = lines.index(line_with(lines, "g A"))

    assert [lines[at + 1].strip(), lines[at + 2].strip()] == ["1:2G", "2:1G1R"]


def test_a_player_has_points_stock_unit_cards_buildings_and_pieces() -> None:
    war = GivenWar(gold={0: 4}, wood={0: 7}, levels={0: "2 1 1"}, started={0: "air"}, training={0: "GW"})

    lines = of_war(war)

    assert line_with(lines, "1 Orcs") == "▶ 1 Orcs  points 0/15  gold 4  wood 7  deck 6  first player"
    assert "    G Raider 3  R Troll Headhunter 2  A Troll Batrider 2" in lines
    assert "    buildings: ground building 1, air building 0 +1, worker building 1" in lines
    assert "    in training: ground unit 1, worker 1" in lines


@pytest.mark.rule("WC-CARD-02")
def test_your_own_hand_is_shown_and_of_others_only_how_many() -> None:
    match = Match(GAME, 2, {"race-1": "orc", "race-2": "human"}, "seed")

    own, watching = drawn(match.view(0)["table"]), drawn(match.view(SPECTATOR)["table"])

    assert [line for line in own if line.strip().startswith("hand: ")] == own[-1:]
    assert "hand 3" in line_with(own, "2 Humans")
    assert all("hand 3" in line_with(watching, name) for name in ("1 Orcs", "2 Humans"))


@pytest.mark.rule("WC-WIN-15")
def test_where_points_are_not_counted_they_are_not_shown() -> None:
    match = Match(GAME, 2, {"scenario": "captives"}, "seed")

    assert not any("points" in line for line in drawn(match.view(0)["table"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SCENARIOS)
def test_every_scenario_is_drawn_in_words(key: str, language: str) -> None:
    scenario = scenario_named(key)
    match = Match(GAME, len(scenario.seats), {"scenario": key}, "seed")

    lines = drawn(match.view(0)["table"], Words(language, GAME))

    assert lines[0].startswith(dict(scenario.name)[language])
    assert not any("wc-" in line for line in lines)
    assert sum(line.count("T3 ") for line in lines) == len([seat for seat in scenario.seats if seat.town >= 0])


def test_the_map_stays_within_its_width_through_whole_matches() -> None:
    for number in range(3):
        for match, _ in some_decisions(GAME, number, about=100):
            lines = drawn(match.view(0)["table"], CZECH)
            legend = lines.index(line_with(lines, ". prázdné pole"))
            assert max(map(len, lines[:legend])) <= WIDTH


@pytest.mark.parametrize("name", ["[red]The Pass[/", "[/]", "The Pass\\\\"])
def test_markup_in_the_name_of_ones_own_scenario_means_nothing(name: str) -> None:
    match = Match(GAME, 2, {"scenario": EXAMPLE.replace('name.en = "The Pass"', f'name.en = "{name}"')}, "seed")

    heading = GAME.draw(match.view(0)["table"], ENGLISH.say).splitlines()[0]

    assert heading.count("[") == 2
    assert heading.endswith("[/]  round 1  Move")
    assert "\\" not in heading


test_what_follows_from_a_position = prove(
    row("walls outposts and town markers are drawn and explained",
        given(pieces={0: {"C": "W"}, 1: {"B": "G"}}, outposts={0: "C"}, builds="C", walls="C-D D-K", marked="B",
            locked="B"), then(lambda war: "│ *1 D" in line_with(of_war(war), "g A"),
            lambda war: any(line.strip() == "╱" or line.strip() == "╲" for line in of_war(war)),
            lambda war: "1:1WO+" in line_with(of_war(war), "1WO"),
            lambda war: "T3!# B" in line_with(of_war(war), "g A"),
            lambda war: "O outpost" in line_with(of_war(war), "W worker"),
            lambda war: "! Town marker" in line_with(of_war(war), "W worker"))),
    row("a battle has its sides its dice and what is owed",
        given("battle", pieces={0: {"C": "GG", "D": "R"}, 1: {"C": "GR"}}, dice=[6, 1]),
        then(lambda war: "Battle on C  battle round 1  ranged attacks" in of_war(war),
            lambda war: "  defender 2 Humans: 1G1R C 6  casualties: 1" in of_war(war),
            lambda war: "  attacker 1 Orcs: 2G C, 1R D 1" in of_war(war))),
    row("what cards have brought about in a battle is shown",
        card_battle({"X": "GR"}, {"X": "GRA"}, hands={0: "devour"}, dice=[6, 1]), "play devour", "pick_unit 1 ranged X",
        then(lambda war: "  devoured: 2 Humans ranged unit" in of_war(war)),
        card_battle({"X": "G"}, {"X": "GA"}, hands={0: "ensnare"}, dice=[6, 6, 1]), "play ensnare",
        then(lambda war: "  in effect: Ensnare" in of_war(war))),
)  # fmt: skip
