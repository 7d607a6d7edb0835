"""The scenarios: neutral forces, units that return, and how each of them is set up (WC-SCEN, WC-SETUP)."""

from collections.abc import Mapping

import pytest

from herna.engine.chance import Chance, Seeded
from herna.engine.match import Match
from herna.engine.table import Result
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar, special_rule, victory_condition
from herna.games.warcraft.printed import EXPERIENCE_CARDS
from herna.games.warcraft.scenario.reading import SCENARIOS, scenario_named
from herna.games.warcraft.setting import COUNT, KINDS, OF_KIND
from herna.games.warcraft.setup import ChosenWar, first_table
from herna.games.warcraft.table import RESERVE, War
from tests.games.warcraft.rows import given, position, prove, row, then

ENDS = (("end_movement",), ("end_step",), ("decline",))
NEUTRAL = special_rule("neutral-force", race="night-elf", level=2)


def set_up(key: str, races: str = "", seed: int = 1) -> War:
    scenario = scenario_named(key)
    chosen = tuple(races.split()) or tuple(seat.race for seat in scenario.seats)
    return first_table(ChosenWar(scenario, chosen), Seeded(str(seed)))


def counts(table: War, owner: int, place: int) -> Mapping[str, int]:
    return {KINDS[kind]: len(table.in_place(owner, kind, place)) for kind in range(len(COUNT))}


@position
def an_attack_on_outposts(outposts: str, undead: dict[str, str], dice: list[int]) -> GivenWar:
    """Humans are on the Undead outposts C and E, where `undead` may be too; all who are hit by 1 fall."""
    return GivenWar(
        "battle",
        races="human undead",
        towns="- -",
        pieces={0: {"C": "G", "E": "G"}, 1: undead},
        outposts={1: outposts},
        special=[special_rule("revival", (1,))],
        victory=[],
        dice=dice,
    )


test_what_follows_from_a_position = prove(
    row("the player to the left chooses for a neutral force", "WC-SCEN-ELFGATE-07", "WC-SCEN-ELFGATE-08",
        "WC-SCEN-ELFGATE-09", "WC-SCEN-ELFGATE-10", "WC-SCEN-ELFGATE-11",
        given("battle", races="human orc undead", towns="B F -", special=[NEUTRAL],
            pieces={1: {"C": "GG"}, 3: {"C": "G", "J": "G"}}, active=1, dice=[6, 6, 1, 6, 6, 6, 6]),
        then({"told battle_began": [(1, 3, "C")], "asked": 2, "offered": {"lose 3 ground C", "lose 3 ground J"}}),
        "lose 3 ground C", then({"hand 1": 2}), then(lambda war: war.out(3).count("G") == 1)),
    row("a killed unit starts no battle on an outpost that only enemies hold", "WC-SCEN-NORDRASSIL-10",
        "WC-SCEN-NORDRASSIL-11",
        # Ruling WC-RUL-43.
        an_attack_on_outposts("CE", {"C": "G"}, dice=[6, 1]),
        then({"times battle_began": 1, "each hand": [2, 1], "on E 1": "", "reserve G 1": 10})),
    row("a killed unit returns to a farther outpost if enemies hold the nearest", "WC-SCEN-NORDRASSIL-11",
        # Ruling WC-RUL-43.
        an_attack_on_outposts("CEL", {"C": "G"}, dice=[6, 1]), then({"on L 1": "G", "times battle_began": 1})),
    row("a killed unit joins those who still face the enemy on an outpost", "WC-SCEN-NORDRASSIL-11",
        # Ruling WC-RUL-43: E is to be the second battlefield; when it is lost as well, the outpost C is the Humans'.
        an_attack_on_outposts("CE", {"C": "G", "E": "G"}, dice=[6, 1, *[6, 6, 1], *[6, 1]]),
        then({"offers fight": {"C 0 1", "E 0 1"}}), "fight C 0 1",
        # two Undead units on E
        then({"times battle_began": 2, "on C 1": "", "on E 1": "", "told rolled number": [6, 1, *[6, 6, 1], *[6, 1]],
            "reserve G 1": 10})),
    row("other special rules return no units and let decks be renewed", "WC-SCEN-GEN-01", "WC-SCEN-NORDRASSIL-10",
        "WC-SCEN-NORDRASSIL-13",
        given("battle", races="human orc", towns="- -", pieces={0: {"C": "G"}, 1: {"C": "G"}}, outposts={1: "E"},
            special=[special_rule("captives")], decks={0: "", 1: "fast"}, discards={1: "web"}, dice=[6, 1]),
        then({"on E 1": "", "reserve G 1": 10, "told renewed_deck": [(1,)]})),
    row("units leave a pile of revived ones and none moves there", "WC-SCEN-NORDRASSIL-22",
        given(active=1, races="human undead", towns="- -", pieces={1: {"E": "GGGG", "D": "G"}}, outposts={1: "E"}),
        then({"may move ground D E": False}), "move ground E K", "end_movement", then({"on E 1": "GGG"})),
    row("the owner chooses between homes that are equally near", "WC-SCEN-NORDRASSIL-11",
        given("battle", races="human undead", towns="- -", pieces={0: {"C": "G"}, 1: {"C": "G"}}, outposts={1: "BD"},
            special=[special_rule("revival", (1,))], dice=[6, 1]), then({"asked": 1}), "pick_space D",
        then({"on D 1": "G"})),
    row("town portal leaves a captive behind", "WC-SCEN-CAPTIVES-12",
        given(pieces={0: {"D": "G"}}, tokens=[("thrall", "captive", "D", 0)], special=[special_rule("captives")],
            hands={0: "town-portal"}, victory=[victory_condition("captive-home")]), "decline", "end_movement",
        "play town-portal", then({"on B": "G", "tokens": ["D"], "over": None})),
)  # fmt: skip


@pytest.mark.rule(
    "WC-SETUP-03", "WC-SETUP-08", "WC-SETUP-09", "WC-SETUP-10", "WC-SETUP-11", "WC-SETUP-12", "WC-COMP-09"
)
def test_the_main_game_starts_with_three_ground_units_three_workers_and_three_cards() -> None:
    table = set_up("two-players", "orc undead")

    for seat in table.seats():
        town = table.setting.towns[seat]
        assert (table.gold[seat], table.wood[seat]) == (5, 5)
        assert table.count_on(town, OF_KIND[seat][0]) == table.count_on(town, OF_KIND[seat][3]) == 3
        assert counts(table, seat, RESERVE) == {"ground": 7, "ranged": 7, "air": 4, "worker": 5, "necromancer": 0}
        assert table.levels[seat * 3 : seat * 3 + 3] == [1, 1, 1]
        cards = (*table.hands[seat], *table.decks[seat])
        printed = sum(EXPERIENCE_CARDS[table.cards.kind(card)].is_printed() for card in cards)
        assert (len(table.hands[seat]), printed) == (3, 21)
        assert table.finished[seat * 4 : seat * 4 + 4] == [1, 0, 0, 1]
    assert table.outposts == {}


@pytest.mark.rule("WC-COMP-09", "WC-SETUP-07", "WC-SCEN-NECRO-03", "WC-SCEN-NECRO-04")
@pytest.mark.parametrize("key", SCENARIOS)
def test_everybody_has_the_printed_buildings_but_those_without_a_town_center(key: str) -> None:
    table = set_up(key)
    without = [seat for rule in table.setting.special if rule.name == "no-town-center" for seat in rule.seats]

    assert without == ([1] if key == "march-of-the-necromancers" else [])
    expected = [[0, 0, 0, 0] if seat in without else [1, 0, 0, 1] for seat in table.seats()]
    assert [table.finished[seat * 4 : seat * 4 + 4] for seat in table.seats()] == expected
    assert len(table.finished) == 4 * table.setting.seats


@pytest.mark.rule("WC-SETUP-11", "WC-CARD-02")
def test_each_deck_is_shuffled_and_its_owner_alone_looks_at_the_cards_drawn() -> None:
    tables = [set_up("two-players", "orc undead", seed) for seed in range(6)]

    hands = {tuple(sorted(table.cards.kind(card) for card in table.hands[0])) for table in tables}
    assert len(hands) > 1
    for seat in (0, 1):
        for card in tables[0].hands[seat]:
            assert [tables[0].cards.known_to(card, other, 2) for other in (seat, 1 - seat)] == [True, False]


@pytest.mark.rule("WC-SETUP-05", "WC-SETUP-06", "WC-SETUP-13")
def test_two_different_races_and_the_first_player_are_drawn_by_chance() -> None:
    tables = [set_up("two-players", seed=seed) for seed in range(60)]

    assert len({table.setting.races for table in tables}) > 8  # of twelve pairs
    assert all(len(set(table.setting.races)) == 2 for table in tables)
    assert {table.first for table in tables} == {0, 1}


@pytest.mark.rule("WC-SETUP-04", "WC-TEAM-01", "WC-SETUP-14")
def test_four_players_form_two_teams_who_sit_alternately() -> None:
    setting = set_up("four-players").setting

    assert setting.sides == (0, 1, 0, 1)
    assert {setting.races[0], setting.races[2]} == {"human", "night-elf"}


@pytest.mark.rule("WC-WIN-14")
def test_another_target_of_points_can_be_agreed_on() -> None:
    scenario = scenario_named("four-players")
    races = tuple(seat.race for seat in scenario.seats)

    table = first_table(ChosenWar(scenario, races, target=20), Chance(1))

    assert [way.target for way in table.setting.victory if way.name == "points"] == [20]


@pytest.mark.rule(
    "WC-SCEN-ELFGATE-01", "WC-SCEN-ELFGATE-03", "WC-SCEN-ELFGATE-05", "WC-SCEN-ELFGATE-06", "WC-SCEN-ELFGATE-15"
)
def test_the_elf_gate_is_guarded_by_neutral_night_elves_of_level_2() -> None:
    table = set_up("elf-gate")

    assert table.setting.races == ("human", "orc", "undead", "night-elf")
    on_board = [place for piece, place in enumerate(table.place) if piece >= 3 * 32 and place >= 0]
    assert len(on_board) == 12
    assert sum(counts(table, 3, RESERVE).values()) == 0
    assert table.levels[9:12] == [2, 2, 2]
    assert set(table.depletion.values()) == {2}
    assert "victory-point" not in table.cards.printed


@pytest.mark.rule(
    "WC-SCEN-NECRO-01",
    "WC-SCEN-NECRO-03",
    "WC-SCEN-NECRO-04",
    "WC-SCEN-NECRO-05",
    "WC-SCEN-NECRO-06",
    "WC-SCEN-NECRO-20",
)
def test_the_march_of_the_necromancers_starts_without_undead_units() -> None:
    table = set_up("march-of-the-necromancers")

    assert table.first == 1
    assert len(table.spaces_with(OF_KIND[1][4])) == 2
    assert table.finished[4:8] == [0, 0, 0, 0]
    assert counts(table, 1, RESERVE)["ground"] == 10
    assert [len(hand) for hand in table.hands] == [3, 3]
    assert not {"victory-point", "summon-building"} & set(table.cards.printed)


@pytest.mark.rule(
    "WC-SCEN-NORDRASSIL-01",
    "WC-SCEN-NORDRASSIL-03",
    "WC-SCEN-NORDRASSIL-04",
    "WC-SCEN-NORDRASSIL-05",
    "WC-SCEN-NORDRASSIL-07",
    "WC-SCEN-NORDRASSIL-20",
)
def test_nordrassil_starts_at_the_highest_levels_with_outposts_and_without_resources() -> None:
    table = set_up("nordrassil")

    assert table.setting.sides == (0, 0, 2, 0)
    assert table.gold == table.wood == [0, 0, 0, 0]
    assert all(table.unit_card(seat, kind).points for seat in table.seats() for kind in range(3))
    assert sorted(table.outposts.values()) == [0, 1, 2, 2, 3]
    assert table.first == 0
    assert len(table.hands[0]) + len(table.decks[0]) == 16


@pytest.mark.rule("WC-SCEN-NORDRASSIL-06", "WC-SCEN-NORDRASSIL-08", "WC-SCEN-NORDRASSIL-09")
def test_in_nordrassil_nobody_harvests_or_deploys_and_there_are_no_workers() -> None:
    table = set_up("nordrassil")

    assert [set(skipped) for skipped in table.setting.skips] == [
        {"harvest", "deploy"},
        {"harvest", "deploy"},
        {"harvest", "deploy", "spend"},
        {"harvest", "deploy"},
    ]
    assert not any(table.spaces_with(OF_KIND[seat][3]) for seat in table.seats())


@pytest.mark.rule("WC-SCEN-CAPTIVES-01", "WC-SCEN-CAPTIVES-02", "WC-SCEN-CAPTIVES-03")
def test_the_captives_start_far_from_home() -> None:
    table = set_up("captives")

    assert [token.owner for token in table.setting.tokens] == [0, 1]
    assert all(table.tokens[seat] != table.setting.towns[seat] for seat in table.seats())
    walls = sum(
        len(table.setting.adjacent[space]) - len(table.setting.unwalled[space]) for space in range(len(table.on))
    )
    assert walls == 2 * 4


@pytest.mark.example("WC-DX-16")
@pytest.mark.rule("WC-SCEN-NORDRASSIL-10", "WC-SCEN-NORDRASSIL-11", "WC-SCEN-NORDRASSIL-22")
def test_a_killed_unit_returns_to_the_nearest_outpost_but_not_to_the_battlefield() -> None:
    """Derived test DX-16."""

    def given(outposts: str) -> GivenWar:
        return GivenWar(
            "battle",
            races="human undead",
            towns="- -",
            pieces={0: {"C": "G"}, 1: {"C": "G", "E": "GGG"}},
            outposts={1: outposts},
            special=[special_rule("revival", (1,))],
            dice=[6, 1],
        )

    revived = given("CE")
    assert revived.on("E", 1) == "GGGG"  # beyond the limit
    assert given("C").on("E", 1) == "GGG"
    assert given("C").reserve(1).count("G") == 7


@pytest.mark.rule("WC-SCEN-ELFGATE-17", "WC-SCEN-NORDRASSIL-23")
def test_the_gate_and_the_tree_have_three_open_sides_and_three_mountains() -> None:
    for key, space in (("elf-gate", "r5c4"), ("nordrassil", "r6c4")):
        setting = set_up(key).setting
        kinds = [setting.space_kinds[near] for near in setting.adjacent[setting.space_keys.index(space)]]
        assert len(kinds) == 6
        assert kinds.count("mountain") == 3


@pytest.mark.rule("WC-SCEN-ELFGATE-02", "WC-SCEN-CAPTIVES-16", "WC-SCEN-NECRO-02", "WC-SCEN-NORDRASSIL-02")
def test_scenarios_have_the_stocks_tokens_and_cards_that_they_name() -> None:
    assert set_up("elf-gate").gold == set_up("elf-gate").wood == [5, 5, 5]
    assert "victory-point" not in set_up("captives").cards.printed
    kinds = [token.kind for token in set_up("march-of-the-necromancers").setting.tokens]
    assert kinds == ["unit-ground", "unit-ranged", "unit-air", "graveyard", "graveyard"]
    assert [token.kind for token in set_up("nordrassil").setting.tokens] == ["nordrassil"]


@pytest.mark.rule("WC-SCEN-NECRO-21")
def test_without_a_town_center_neither_resources_nor_town_portal_are_played() -> None:
    def asked(moment: str, card: str, *special: str) -> bool:
        war = GivenWar(
            moment,
            races="undead human",
            towns="- F" if special else "B F",
            pieces={0: {"C": "G"}},
            hands={0: card},
            special=[special_rule(name, (0,)) for name in special],
        )
        if moment == "move":
            war.chooses("decline", "end_movement")  # no Fast
        return war.prompt() == "wc-play-card"

    assert asked("spend", "resources")
    assert asked("move", "town-portal")
    assert not asked("spend", "resources", "no-town-center")
    assert not asked("move", "town-portal", "no-town-center")


@pytest.mark.example("WC-DX-12")
@pytest.mark.rule("WC-SCEN-NORDRASSIL-12", "WC-SCEN-NORDRASSIL-13")
def test_without_battles_the_spell_is_complete_after_thirteen_rounds() -> None:
    """Derived test DX-12."""
    match = Match(GAME, 4, {"scenario": "nordrassil"})

    for _ in range(1000):
        if match.play.ask is None:
            break
        match.choose(match.play.ask.seat, next(option for option in match.play.options() if option in ENDS))

    assert match.play.table.round == 13
    assert match.play.result == Result((1.0, 1.0, 0.0, 1.0), "WC-SCEN-NORDRASSIL-13")
