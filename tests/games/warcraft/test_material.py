"""What lies in the box and on the board: shared material, dice, tokens, spaces (WC-COMP, WC-SPACE)."""

from importlib.resources import files
from itertools import combinations

import pytest

from herna.engine.content import read_toml
from herna.games.warcraft.given import GivenWar
from herna.games.warcraft.printed import BUILDINGS, DICE, PIECE_KINDS, UNIT_CARDS
from herna.games.warcraft.rules.harvest import FACES
from herna.games.warcraft.scenario.reading import SCENARIOS, check_scenario, scenario_named
from herna.games.warcraft.table import COMPLETE, PARTIAL
from herna.games.warcraft.view import view_for
from tests.games.warcraft.rows import each, given, prove, row, then
from tests.kit.scenarios import EXAMPLE

BOX = read_toml(
    "economy.toml", (files("herna.games.warcraft") / "content" / "economy.toml").read_text(encoding="utf-8")
)["box"]


@pytest.mark.rule("WC-COMP-04")
def test_all_players_share_board_pieces_tokens_and_dice() -> None:
    assert (BOX["boards"], BOX["gold"], BOX["wood"], BOX["depletion"]) == (13, 50, 50, 18)
    assert sum(BOX["quest"].values()) == 14
    assert (DICE["battle"].count, DICE["resource"].count) == (4, 1)


@pytest.mark.rule("WC-COMP-06")
@pytest.mark.parametrize("key", UNIT_CARDS)
def test_a_unit_card_has_what_the_next_level_needs_or_a_point_and_never_both(key: str) -> None:
    card = UNIT_CARDS[key]

    assert bool(any(card.needs)) != bool(card.points)
    assert 1 <= card.strength <= 6
    assert key == f"{card.race}-{card.kind}-{card.level}"


@pytest.mark.rule("WC-COMP-08")
def test_what_is_trained_or_built_in_the_town_center_is_nowhere_on_the_board() -> None:
    war = GivenWar("spend", pieces={0: {"B": "W"}}, gold={0: 5}, wood={0: 5})
    war.chooses("choose_constructing", "build air")

    assert not any(war.table.on)
    assert GivenWar("spend", gold={0: 1}).chooses("choose_training", "train worker").table.on == [0] * 11


@pytest.mark.rule("WC-COMP-12")
def test_workers_roll_the_resource_die_which_shows_nothing_above_3() -> None:
    assert FACES == DICE["resource"].faces != DICE["battle"].faces

    rolled = [GivenWar("harvest", pieces={0: {"A": "W"}}, seed=seed).stock()[0] for seed in range(1, 10**9, 10**7)]

    assert set(rolled) == {1, 2, 3}


@pytest.mark.rule("WC-COMP-13")
def test_a_depletion_token_comes_with_its_partial_side_and_is_turned_to_the_complete_one() -> None:
    assert GivenWar("harvest", pieces={0: {"A": "W"}}, resources=[3]).depleted("A") == PARTIAL
    assert GivenWar("harvest", pieces={0: {"A": "WW"}}, resources=[3, 3]).depleted("A") == COMPLETE


@pytest.mark.rule("WC-COMP-15")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_sees_what_everybody_has_in_stock(seat: int) -> None:
    owners = view_for(GivenWar(gold={0: 4, 1: 7}, wood={1: 2}).table, seat)["owners"]

    assert [(owner["gold"], owner["wood"]) for owner in owners] == [(4, 0), (7, 2)]


@pytest.mark.rule("WC-SPACE-01")
@pytest.mark.parametrize("key", SCENARIOS)
def test_spaces_are_adjacent_exactly_if_their_hexagons_share_an_edge(key: str) -> None:
    spaces = scenario_named(key).spaces

    for (one, space), (two, other) in combinations(enumerate(spaces), 2):
        east, south = other.q - space.q, other.r - space.r
        apart = max(abs(east), abs(south), abs(east + south))
        assert (two in space.neighbours) == (one in other.neighbours) == (apart == 1)


@pytest.mark.rule("WC-SPACE-02")
def test_every_space_is_of_one_of_six_kinds() -> None:
    kinds = {space.kind for key in SCENARIOS for space in scenario_named(key).spaces}
    assert kinds == {"town", "forest", "gold-mine", "mountain", "objective", "blank"}

    swamp = check_scenario(EXAMPLE.replace('kind = "blank"', 'kind = "swamp"', 1), "mine.toml")
    assert [fault.key for fault in swamp.faults] == ["wc-fault-no-word"]


@pytest.mark.rule("WC-SPACE-10")
def test_a_map_is_made_of_spaces_and_does_not_know_its_board_pieces() -> None:
    assert len(scenario_named("four-players").spaces) >= 2 * BOX["boards"]  # all of them, with two spaces at least

    named = check_scenario(EXAMPLE.replace('key = "pass"', 'key = "pass", board = "teal-3"'), "mine.toml")
    assert [fault.key for fault in named.faults] == ["wc-fault-field"]


test_what_follows_from_a_position = prove(
    *each(lambda kind: row(f"a building trains its kind for the cost printed on it: {kind}", "WC-COMP-10",
        given("spend", buildings={} if BUILDINGS[kind].printed else {0: kind}, gold={0: BUILDINGS[kind].train.gold},
        wood={0: BUILDINGS[kind].train.wood}), "choose_training", f"train {kind}",
        then(lambda war: war.stock() == (0, 0), lambda war: len(war.training()) == 1)),
        *PIECE_KINDS),
    row("gold and depletion tokens never run out", "WC-COMP-14", given("harvest",
        map="  ".join(f"{letter}g" for letter in "ABCDEFGHIJKLMNOPQRS"), towns="- -", pieces={0: {"S": "W"}},
        gold={0: BOX["gold"]}, depletion=dict.fromkeys("ABCDEFGHIJKLMNOPQRS"[:BOX["depletion"]], PARTIAL),
        resources=[3]), then(lambda war: war.stock() == (BOX["gold"] + 3, 0),
        lambda war: len(war.table.depletion) == BOX["depletion"] + 1)),
)  # fmt: skip
