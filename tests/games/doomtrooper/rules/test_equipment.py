"""Equipment, weapons, vehicles and armour (DT-EQUIP), as far as no card's own test shows it."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.cover import force_into_cover, may_seek_cover
from herna.games.doomtrooper.rules.identity import usable
from herna.games.doomtrooper.rules.transfer import transfer_cost
from herna.games.doomtrooper.rules.values import in_vehicle
from tests.kit.front import HONZA, MARTIN, GivenFront


@pytest.mark.rule("DT-EQUIP-01")
def test_equipment_is_given_to_an_own_warrior_by_one_action() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "combat-armor"})

    given.choose("play_card combat-armor hussar")

    assert given.where("combat-armor") == "on hussar"
    assert given.table.common == 2


@pytest.mark.rule("DT-EQUIP-02")
def test_a_warrior_has_one_vehicle_and_one_armour_and_any_number_of_other_things() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        on={"t-32-wolfclaw-jbt": "hussar", "combat-armor": "hussar", "violator-sword": "hussar"},
        hands={HONZA: "t-32-wolfclaw-jbt#2 composite-armor violator-sword#2 first-aid-kit"},
    )

    assert given.offers("play_card") == {"violator-sword#2 hussar", "first-aid-kit hussar"}


@pytest.mark.rule("DT-EQUIP-07")
def test_equipment_stays_where_it_is() -> None:
    given = GivenFront(squads={HONZA: "hussar dragoon", MARTIN: "infantry"}, on={"violator-sword": "hussar"})

    assert given.offered() == {"meditate", "no_more", "declare_attack", "seek_cover hussar", "seek_cover dragoon"}


@pytest.mark.rule("DT-EQUIP-08")
def test_of_two_equal_pieces_only_one_is_used() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"}, on={"violator-sword": "hussar", "violator-sword#2": "hussar"}
    )

    given.attacks("hussar", "dragoon", wielding="violator-sword violator-sword#2")

    assert given.value("hussar", "fight") == 4


@pytest.mark.rule("DT-EQUIP-09")
def test_who_loses_the_affiliation_keeps_the_equipment_but_does_not_use_it_until_it_returns() -> None:
    given = GivenFront(squads={HONZA: "demnogonis-cultist"}, on={"kratach": "demnogonis-cultist"})
    cultist, gun = given["demnogonis-cultist"], given["kratach"]

    given.table.note(cultist, "legion")
    assert usable(given.table, gun)
    given.table.note(cultist, "doomtrooper")
    assert not usable(given.table, gun)
    assert given.where("kratach") == "on demnogonis-cultist"
    given.table.note(cultist, "legion")
    assert usable(given.table, gun)


@pytest.mark.rule("DT-EQUIP-14")
def test_a_power_arm_is_no_weapon_and_needs_no_naming() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, on={"cybernetic-power-arm": "hussar"})

    given.attacks("hussar", "dragoon", wielding="cybernetic-power-arm")

    assert given.told("wields") == []
    assert given.value("hussar", "fight") == 6


@pytest.mark.rule("DT-EQUIP-21")
def test_who_is_forced_into_cover_leaves_the_vehicle() -> None:
    given = GivenFront(squads={HONZA: "hussar"}, on={"t-32-wolfclaw-jbt": "hussar"}, boarded="t-32-wolfclaw-jbt")

    assert force_into_cover(given.play, given["hussar"])

    assert given.table.boarded == frozenset()
    assert given["hussar"] in given.table.covered
    assert given["hussar"] not in given.table.wounded


@pytest.mark.rule("DT-EQUIP-26")
def test_who_is_considered_a_vehicle_is_always_inside() -> None:
    given = GivenFront(
        squads={HONZA: "rams-air-cavalry hussar"}, on={"portable-force-shield": "rams-air-cavalry"},
        hands={HONZA: "blitztank"},
    )  # fmt: skip
    cavalry = given["rams-air-cavalry"]

    assert in_vehicle(given.table, cavalry)
    assert not may_seek_cover(given.table, cavalry)
    assert given.value("rams-air-cavalry", "armor") == 6  # and has nothing from what counts as a fortification
    assert transfer_cost(given.table, cavalry) == 2
    assert given.offers("board") == set()
