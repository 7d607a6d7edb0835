"""Spend: training, constructing, upgrading (WC-SPEND, WC-TRAIN, WC-BUILD, WC-OUTPOST, WC-UPGRADE)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kit.war import GivenWar, special_rule

RICH: dict[int, int] = {0: 20}


@pytest.mark.rule("WC-SPEND-01", "WC-SPEND-02", "WC-SPEND-03")
def test_one_of_three_options_is_chosen_or_none() -> None:
    war = GivenWar("spend", pieces={0: {"B": "WW"}}, gold=RICH, wood=RICH)
    assert war.offered() == {"choose_training", "choose_constructing", "choose_upgrading", "end_step"}

    war.chooses("choose_training", "train ground")

    assert war.offered() == {"train worker", "end_step"}
    war.chooses("end_step")
    assert war.prompt() == "nothing"


@pytest.mark.rule("WC-SPEND-05")
def test_nothing_is_bought_on_credit() -> None:
    war = GivenWar("spend", pieces={0: {"B": "W"}}, gold={0: 1}, wood={0: 9})

    assert war.offered() == {"choose_training", "end_step"}


@pytest.mark.rule("WC-TRAIN-05", "WC-TRAIN-06")
def test_each_building_trains_one_piece_and_only_one_worker_is_trained() -> None:
    war = GivenWar("spend", buildings={0: "ranged ranged"}, gold=RICH, wood=RICH)
    war.chooses("choose_training", "train ranged", "train ranged", "train worker", "train ground")

    assert war.training() == "GRRW"
    assert war.prompt() == "nothing"


@pytest.mark.rule("WC-BUILD-02", "WC-BUILD-06", "WC-COMP-03")
def test_a_building_needs_a_worker_in_the_town_and_one_left_in_the_reserve() -> None:
    nobody = GivenWar("spend", pieces={0: {"C": "W"}}, gold=RICH, wood=RICH).chooses("choose_constructing")
    assert nobody.offers("build") == set()

    full = GivenWar(
        "spend",
        pieces={0: {"B": "WW"}},
        buildings={0: "ground ranged"},
        started={0: "ground ranged"},
        gold=RICH,
        wood=RICH,
    )
    full.chooses("choose_constructing")
    assert full.offers("build") == {"ranged", "air"}
    full.chooses("build ranged")
    assert full.offers("build") == {"air"}


@pytest.mark.rule("WC-BUILD-05")
def test_a_building_under_construction_neither_trains_nor_counts_for_upgrades() -> None:
    war = GivenWar("spend", started={0: "air"}, gold=RICH, wood=RICH)
    assert war.chooses("choose_upgrading").offers("upgrade") == {"ground"}

    finished = GivenWar("spend", buildings={0: "air"}, gold=RICH, wood=RICH)
    assert finished.chooses("choose_upgrading").offers("upgrade") == {"ground", "air"}


def every_card_needs(war: GivenWar, needs: tuple[int, int, int]) -> None:
    """All unit cards of seat 0 need these buildings, ground, ranged and air ones, for the next level."""
    setting = war.table.setting
    cards = tuple(tuple(replace(card, needs=needs) for card in stack) for stack in setting.unit_cards[0])
    war.table.setting = replace(setting, unit_cards=(cards, *setting.unit_cards[1:]))


@pytest.mark.rule("WC-UPGRADE-05", "WC-UPGRADE-01")
def test_one_building_serves_several_requirements_and_is_not_used_up() -> None:
    """Cards that all need the one ground building."""
    war = GivenWar("spend", gold=RICH, wood=RICH)
    needing = tuple(
        tuple(replace(card, needs=(1, 0, 0)) for card in cards) for cards in war.table.setting.unit_cards[0]
    )
    war.table.setting = replace(war.table.setting, unit_cards=(needing, *war.table.setting.unit_cards[1:]))
    war.chooses("choose_upgrading")
    assert war.offers("upgrade") == {"ground", "ranged", "air"}

    war.chooses("upgrade ground", "upgrade ranged")

    assert war.offers("upgrade") == {"air"}
    assert war.table.finished[:4] == [1, 0, 0, 1]


@pytest.mark.rule("WC-UPGRADE-05", "WC-UPGRADE-01")
def test_a_requirement_of_two_is_met_by_buildings_that_met_one_before() -> None:
    """Level 2 of the Orcs' ground units needs two buildings: that which level 1 needed, and another."""
    war = GivenWar("round", gold=RICH, wood=RICH, buildings={0: "ground"}, pieces={0: {"B": "G"}, 1: {"F": "G"}})
    for level in (2, 3):
        while "choose_upgrading" not in war.offered():
            war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")
        war.chooses("choose_upgrading", "upgrade ground")
        assert war.level("ground") == level
        assert war.table.finished[0] == 2

    # and a third level needs a third building
    while "choose_training" not in war.offered() or war.asked() != (0,):
        war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")
    assert "choose_upgrading" not in war.offered()


@pytest.mark.rule("WC-UPGRADE-01")
@pytest.mark.parametrize("missing", range(3))
def test_every_kind_of_building_that_a_card_names_is_needed(missing: int) -> None:
    """A card that needs one building of each kind, and one kind is not there."""
    built = [kind for at, kind in enumerate(("ground", "ranged", "air")) if at != missing]
    war = GivenWar("spend", gold=RICH, wood=RICH, buildings={0: " ".join(built)})
    war.table.finished[0] -= 1  # the printed one: only what was built counts here
    needing = tuple(
        tuple(replace(card, needs=(1, 1, 1)) for card in cards) for cards in war.table.setting.unit_cards[0]
    )
    war.table.setting = replace(war.table.setting, unit_cards=(needing, *war.table.setting.unit_cards[1:]))

    assert "choose_upgrading" not in war.offered()
    war.table.finished[missing] += 1
    assert war.chooses("choose_upgrading").offers("upgrade") == {"ground", "ranged", "air"}


@pytest.mark.rule("WC-BUILD-08")
def test_a_worker_on_a_building_is_safe_when_the_town_is_entered() -> None:
    war = GivenWar(active=1, pieces={0: {"B": "W"}, 1: {"C": "G"}}, started={0: "air"})
    war.chooses("move ground C B", "end_movement")

    assert war.on("B", 0) == ""
    assert war.table.under_construction[:4] == [0, 0, 1, 0]
    assert len(war.in_place(-3)) == 1


@pytest.mark.rule("WC-OUTPOST-04", "WC-OUTPOST-05", "WC-OUTPOST-10")
def test_an_outpost_is_started_where_a_worker_stands_and_no_outpost_is() -> None:
    war = GivenWar(
        "spend", pieces={0: {"A": "W", "B": "W", "D": "W", "E": "W"}}, outposts={0: "E"}, gold=RICH, wood=RICH
    )
    war.chooses("choose_constructing")
    assert war.offers("build_outpost") == {"A", "B", "D"}

    war.chooses("build_outpost D")

    assert war.offers("build_outpost") == set()  # two are all there are


@pytest.mark.rule("WC-UPGRADE-04", "WC-TRAIN-08", "WC-COMP-05", "WC-COMP-07")
def test_an_upgrade_counts_at_once_for_all_units_of_the_kind() -> None:
    war = GivenWar("spend", training={0: "G"}, gold=RICH, wood=RICH)
    before = war.table.unit_card(0, 0).strength

    war.chooses("choose_upgrading", "upgrade ground")

    assert war.table.unit_card(0, 0).strength == before + 1


@pytest.mark.rule("WC-UPGRADE-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_upgrade_raises_one_kind_of_its_player_by_one_level(seat: int) -> None:
    war = GivenWar("spend", active=seat, gold={seat: 2}, wood={seat: 2}, buildings={seat: "air"})

    war.chooses("choose_upgrading", "upgrade air")

    assert [war.level("air", each) for each in (0, 1)] == [2 - seat, 1 + seat]
    assert war.table.levels.count(2) == 1
    assert war.told("upgraded") == [(seat, "air", 2)]


@pytest.mark.rule("WC-SCEN-NECRO-04", "WC-SCEN-NECRO-11")
def test_without_a_town_center_nothing_is_constructed() -> None:
    war = GivenWar(
        "spend",
        towns="- F",
        pieces={0: {"C": "W"}},
        gold=RICH,
        wood=RICH,
        special=[special_rule("no-town-center", (0,))],
    )

    assert "choose_constructing" not in war.offered()


@pytest.mark.rule("WC-SCEN-NECRO-09", "WC-SCEN-NECRO-10")
def test_necromancers_on_graveyards_upgrade_different_kinds_for_free() -> None:
    war = GivenWar(
        "spend",
        races="undead human",
        towns="- F",
        pieces={0: {"C": "N", "D": "N"}},
        tokens=[("d", "graveyard", "C", -1), ("e", "graveyard", "D", -1)],
        special=[special_rule("necromancers", (0,))],
    )
    war.chooses("upgrade_free air")
    assert war.offers("upgrade_free") == {"ground", "ranged"}

    war.chooses("upgrade_free ranged")

    assert [war.level(kind) for kind in ("ground", "ranged", "air")] == [1, 2, 2]
    assert war.prompt() == "nothing"


@pytest.mark.rule("WC-UPGRADE-10", "WC-UPGRADE-07")
@pytest.mark.parametrize(
    ("race", "highest"), [("orc", "4 3 2"), ("night-elf", "2 4 3"), ("human", "3 3 3"), ("undead", "3 3 3")]
)
def test_each_race_has_its_highest_levels_and_none_above_them(race: str, highest: str) -> None:
    """Ruling WC-RUL-22."""
    buildings = {0: "ground ground ranged ranged ranged air air air"}
    one_below = " ".join(str(int(level) - 1) for level in highest.split())
    war = GivenWar("spend", races=f"{race} human", levels={0: one_below}, buildings=buildings, gold=RICH, wood=RICH)

    war.chooses("choose_upgrading", "upgrade ground", "upgrade ranged", "upgrade air")

    assert " ".join(str(war.level(kind)) for kind in ("ground", "ranged", "air")) == highest
    there = GivenWar("spend", races=f"{race} human", levels={0: highest}, buildings=buildings, gold=RICH, wood=RICH)
    assert "choose_upgrading" not in there.offered()
