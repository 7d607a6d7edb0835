"""Spend: training, constructing, upgrading (WC-SPEND, WC-TRAIN, WC-BUILD, WC-OUTPOST, WC-UPGRADE)."""

from dataclasses import replace

import pytest

from herna.games.warcraft.given import GivenWar, special_rule
from tests.games.warcraft.rows import given, notes, prove, row, then

RICH: dict[int, int] = {0: 20}


def every_card_needs(war: GivenWar, needs: tuple[int, int, int]) -> None:
    """All unit cards of seat 0 need these buildings, ground, ranged and air ones, for the next level."""
    setting = war.table.setting
    cards = tuple(tuple(replace(card, needs=needs) for card in stack) for stack in setting.unit_cards[0])
    war.table.setting = replace(setting, unit_cards=(cards, *setting.unit_cards[1:]))


test_what_follows_from_a_position = prove(
    row("one of three options is chosen or none", "WC-SPEND-01", "WC-SPEND-02", "WC-SPEND-03",
        given("spend", pieces={0: {"B": "WW"}}, gold=RICH, wood=RICH),
        then({"offered": {"choose_training", "choose_constructing", "choose_upgrading", "end_step"}}),
        "choose_training", "train ground", then({"offered": {"train worker", "end_step"}}), "end_step",
        then({"prompt": "nothing"})),
    row("nothing is bought on credit", "WC-SPEND-05",
        given("spend", pieces={0: {"B": "W"}}, gold={0: 1}, wood={0: 9}),
        then({"offered": {"choose_training", "end_step"}})),
    row("each building trains one piece and only one worker is trained", "WC-TRAIN-05", "WC-TRAIN-06",
        given("spend", buildings={0: "ranged ranged"}, gold=RICH, wood=RICH), "choose_training", "train ranged",
        "train ranged", "train worker", "train ground", then({"training": "GRRW", "prompt": "nothing"})),
    row("a building needs a worker in the town and one left in the reserve", "WC-BUILD-02", "WC-BUILD-06", "WC-COMP-03",
        given("spend", pieces={0: {"C": "W"}}, gold=RICH, wood=RICH), "choose_constructing",
        then({"offers build": set()}),
        given("spend", pieces={0: {"B": "WW"}}, buildings={0: "ground ranged"}, started={0: "ground ranged"},
            gold=RICH, wood=RICH), "choose_constructing", then({"offers build": {"ranged", "air"}}), "build ranged",
        then({"offers build": {"air"}})),
    row("a building under construction neither trains nor counts for upgrades", "WC-BUILD-05",
        given("spend", started={0: "air"}, gold=RICH, wood=RICH), "choose_upgrading",
        then({"offers upgrade": {"ground"}}),
        given("spend", buildings={0: "air"}, gold=RICH, wood=RICH),
        "choose_upgrading", then({"offers upgrade": {"ground", "air"}})),
    row("one building serves several requirements and is not used up", "WC-UPGRADE-05", "WC-UPGRADE-01",
        # Cards that all need the one ground building.
        given("spend", gold=RICH, wood=RICH), lambda war: every_card_needs(war, (1, 0, 0)), "choose_upgrading",
        then({"offers upgrade": {"ground", "ranged", "air"}}), "upgrade ground", "upgrade ranged",
        then({"offers upgrade": {"air"}, "finished": [1, 0, 0, 1]})),
    row("a worker on a building is safe when the town is entered", "WC-BUILD-08",
        given(active=1, pieces={0: {"B": "W"}, 1: {"C": "G"}}, started={0: "air"}), "move ground C B", "end_movement",
        then({"on B 0": "", "under_construction": [0, 0, 1, 0]}), then(lambda war: len(war.in_place(-3)) == 1)),
    row("an outpost is started where a worker stands and no outpost is", "WC-OUTPOST-04", "WC-OUTPOST-05",
        "WC-OUTPOST-10",
        given("spend", pieces={0: {"A": "W", "B": "W", "D": "W", "E": "W"}}, outposts={0: "E"}, gold=RICH, wood=RICH),
        "choose_constructing", then({"offers build_outpost": {"A", "B", "D"}}), "build_outpost D",
        # two are all there are
        then({"offers build_outpost": set()})),
    row("without a town center nothing is constructed", "WC-SCEN-NECRO-04", "WC-SCEN-NECRO-11",
        given("spend", towns="- F", pieces={0: {"C": "W"}}, gold=RICH, wood=RICH,
            special=[special_rule("no-town-center", (0,))]), then({"may choose_constructing": False})),
    row("necromancers on graveyards upgrade different kinds for free", "WC-SCEN-NECRO-09", "WC-SCEN-NECRO-10",
        given("spend", races="undead human", towns="- F", pieces={0: {"C": "N", "D": "N"}},
            tokens=[("d", "graveyard", "C", -1), ("e", "graveyard", "D", -1)],
            special=[special_rule("necromancers", (0,))]), "upgrade_free air",
        then({"offers upgrade_free": {"ground", "ranged"}}), "upgrade_free ranged",
        then({"level ground": 1, "level ranged": 2, "level air": 2, "prompt": "nothing"})),
    *(row(f"an upgrade raises one kind of its player by one level: {seat}", "WC-UPGRADE-04",
        given("spend", active=seat, gold={seat: 2}, wood={seat: 2}, buildings={seat: "air"}), "choose_upgrading",
        "upgrade air",
        then(lambda war, seat=seat: [war.level("air", each) for each in (0, 1)] == [2 - seat, 1 + seat],
            lambda war: war.table.levels.count(2) == 1,
            lambda war, seat=seat: war.told("upgraded") == [(seat, "air", 2)]))
        for seat in (0, 1)),
    row("an upgrade counts at once for all units of the kind", "WC-UPGRADE-04", "WC-TRAIN-08", "WC-COMP-05",
        "WC-COMP-07",
        given("spend", training={0: "G"}, gold=RICH, wood=RICH),
        notes(before=lambda war: war.table.unit_card(0, 0).strength), "choose_upgrading", "upgrade ground",
        then(lambda war: war.table.unit_card(0, 0).strength == war.noted["before"] + 1)),
)  # fmt: skip


@pytest.mark.rule("WC-UPGRADE-05", "WC-UPGRADE-01")
def test_a_requirement_of_two_is_met_by_buildings_that_met_one_before() -> None:
    """Level 2 of the Orcs' ground units needs two buildings: that which level 1 needed, and another."""
    war = GivenWar("round", gold=RICH, wood=RICH, buildings={0: "ground"}, pieces={0: {"B": "G"}, 1: {"F": "G"}})
    for level in (2, 3):
        war.answers_until(lambda: "choose_upgrading" in war.offered(), "end_movement", "end_step")
        war.chooses("choose_upgrading", "upgrade ground")
        assert war.level("ground") == level
        assert war.table.finished[0] == 2

    # and a third level needs a third building
    war.answers_until(lambda: "choose_training" in war.offered() and war.asked() == 0, "end_movement", "end_step")
    assert "choose_upgrading" not in war.offered()


@pytest.mark.rule("WC-UPGRADE-01")
@pytest.mark.parametrize("missing", range(3))
def test_every_kind_of_building_that_a_card_names_is_needed(missing: int) -> None:
    """A card that needs one building of each kind, and one kind is not there."""
    built = [kind for at, kind in enumerate(("ground", "ranged", "air")) if at != missing]
    war = GivenWar("spend", gold=RICH, wood=RICH, buildings={0: " ".join(built)})
    war.table.finished[0] -= 1  # the printed one: only what was built counts here
    every_card_needs(war, (1, 1, 1))

    assert "choose_upgrading" not in war.offered()
    war.table.finished[missing] += 1
    assert war.chooses("choose_upgrading").offers("upgrade") == {"ground", "ranged", "air"}


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
