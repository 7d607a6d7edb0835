"""Preparing a match: the scenario says everything, one of the players' own too (WC-SETUP, WC-SCEN-GEN)."""

import pytest

from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.games.warcraft.game import GAME
from herna.games.warcraft.printed import EXPERIENCE_CARDS, LEVELS, UNIT_KINDS
from herna.games.warcraft.scenario.reading import SCENARIOS, read_scenario, scenario_named
from herna.games.warcraft.setting import OF_KIND
from herna.games.warcraft.setup import ChosenWar, first_table
from herna.games.warcraft.table import RESERVE, War
from tests.kit.random_match import most_decisions
from tests.kit.scenarios import EXAMPLE


def own_table(text: str) -> War:
    """The first table of a scenario of the players' own, played by Orcs and Humans."""
    return first_table(ChosenWar(read_scenario(text, "mine.toml"), ("orc", "human")), Chance(1))


@pytest.mark.rule("WC-SETUP-01")
def test_the_main_game_is_played_unless_another_scenario_is_chosen() -> None:
    usual = Match(GAME, 2).play.table.setting
    captives = Match(GAME, 2, {"scenario": "captives"}).play.table.setting

    assert usual.scenario == "two-players"
    assert (usual.special, [way.name for way in usual.victory]) == ((), ["points", "last-side"])
    assert [rule.name for rule in captives.special] == ["captives"]
    assert [way.name for way in captives.victory] == ["captive-home", "last-side"]
    assert captives.places != usual.places


@pytest.mark.rule("WC-SETUP-02")
def test_the_main_game_is_for_two_or_four_and_three_play_the_elf_gate() -> None:
    seats = {key: len(scenario_named(key).seats) for key in SCENARIOS}

    assert (seats["two-players"], seats["four-players"]) == (2, 4)
    assert [key for key, count in seats.items() if count == 3] == ["elf-gate"]
    with pytest.raises(BadInput, match="error-scenario-seats"):
        Match(GAME, 3, {"scenario": "two-players"})


@pytest.mark.rule("WC-SETUP-07")
def test_each_player_has_the_cards_of_their_race_and_its_pieces() -> None:
    table = Match(GAME, 4, {"scenario": "four-players"}).play.table

    for seat, race in enumerate(table.setting.races):
        cards = [table.cards.kind(card) for card in (*table.decks[seat], *table.hands[seat])]
        assert sum(EXPERIENCE_CARDS[card].is_printed() for card in cards) == 21
        assert all(race in EXPERIENCE_CARDS[card].races for card in cards)
        assert table.setting.unit_cards[seat] == tuple(LEVELS[race, kind] for kind in UNIT_KINDS)
        assert sum(len(table.in_place(seat, kind, RESERVE)) for kind in range(4)) == 29 - 6


@pytest.mark.rule("WC-SCEN-GEN-01")
def test_a_scenario_changes_only_what_it_says() -> None:
    """The Captives have walls, captives and a victory of their own; all else is as in the main game."""
    usual = first_table(ChosenWar(scenario_named("two-players"), ("orc", "night-elf")), Chance(1))
    table = first_table(ChosenWar(scenario_named("captives"), ("orc", "night-elf")), Chance(1))

    for seat in table.seats():
        on_towns = [war.on[war.setting.towns[seat]] for war in (table, usual)]
        assert on_towns[0] == on_towns[1]
        assert len(table.hands[seat]) == len(usual.hands[seat]) == 3
    assert (table.gold, table.wood, table.levels) == (usual.gold, usual.wood, usual.levels)
    assert (table.finished, table.under_construction) == (usual.finished, usual.under_construction)
    assert table.place == [usual.place[piece] if place < 0 else place for piece, place in enumerate(table.place)]
    assert (table.setting.skips, table.setting.sides) == (usual.setting.skips, usual.setting.sides)


@pytest.mark.rule("WC-SCEN-GEN-02")
def test_a_scenario_file_says_map_pieces_stocks_cards_steps_and_who_begins() -> None:
    table = own_table(EXAMPLE)
    town, field = (table.setting.space_keys.index(key) for key in ("west-town", "west-field"))
    assert (table.on[town] & OF_KIND[0][0]).bit_count() == 3

    changed = own_table(
        EXAMPLE.replace('first = "random"', 'first = "east"')
        .replace('removed_cards = ["victory-point"]', "removed_cards = []")
        .replace("gold = 5", 'gold = 7\nskips = ["harvest"]', 1)
        .replace('space = "west-town", ground = 3', 'space = "west-field", ground = 2')
    )

    assert changed.first == 1
    assert [len(changed.decks[0]) - len(table.decks[0]), changed.gold[0], changed.gold[1]] == [3, 7, 5]
    assert changed.setting.skips == (("harvest",), ())
    assert (changed.on[field] & OF_KIND[0][0]).bit_count() == 2
    assert changed.on[town] & OF_KIND[0][0] == 0


@pytest.mark.rule("WC-SCEN-GEN-03")
def test_a_scenario_of_the_players_own_is_played_to_its_end() -> None:
    match = Match(GAME, 2, {"scenario": EXAMPLE, "rounds": 30}, "the pass")
    chance = Chance(7)

    for _ in range(most_decisions(GAME)):
        if match.play.ask is None:
            break
        match.choose(match.play.ask.seat, match.play.sample(chance))

    assert match.play.result is not None
    assert match.play.table.setting.scenario == "the-pass"
