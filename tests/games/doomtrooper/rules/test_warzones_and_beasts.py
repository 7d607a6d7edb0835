"""Warzones (DT-ZONE) and beasts (DT-BEAST), as far as no card's own test shows it."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.cover import may_seek_cover
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

EVERYWHERE = """
[[card]]
key = "scorched-plain"
code = "x1"
type = "warzone"
icons = ["general"]
fight = 1
shoot = 1
armor = 1
value = 1
timing = "action"
on = "area"
who = "own squad kohort outpost"
after = "stay"
sure = { facts = "invented", name = "invented" }
"""


def asked_for_a_zone(given: GivenFront, attacker: str, defender: str) -> set[str]:
    """The warzones offered to the defender, before anything else in phase 4."""
    given.choose("declare_attack")
    given.declines()
    given.choose(f"attack {attacker} {defender}")
    given.declines()
    given.choose("tactic fight")
    given.declines()
    return given.offers("defend_from ") if given.prompt() == "dt-warzone" else set()


@pytest.mark.rule("DT-ZONE-01")
def test_a_warzone_is_played_to_an_own_area_by_one_action() -> None:
    given = GivenFront(hands={HONZA: "victoria citadel-sanctum northwestern-europe"})

    assert given.offers("play_card ") == {
        "victoria squad-0", "citadel-sanctum kohort-0", "northwestern-europe outpost-0",
    }  # fmt: skip
    given.choose("play_card victoria squad-0")
    given.declines()
    assert given.where("victoria") == "squad-0"
    assert given.table.common == 2


@pytest.mark.rule("DT-ZONE-02")
def test_no_warrior_is_needed_to_play_a_warzone() -> None:
    given = GivenFront(hands={HONZA: "venusian-jungle"})

    assert given.table.warriors() == []
    assert given.offers("play_card ") == {"venusian-jungle squad-0"}


@pytest.mark.rule("DT-ZONE-03")
def test_each_player_has_one_copy_of_a_warzone_whatever_others_have() -> None:
    given = GivenFront(squads={HONZA: "victoria", MARTIN: "cyberopolis"}, hands={HONZA: "victoria#2 cyberopolis#2"})

    assert given.offers("play_card ") == {"cyberopolis#2 squad-0"}


@pytest.mark.rule("DT-ZONE-04")
def test_a_warzone_for_several_areas_is_placed_in_one_of_them() -> None:
    with invented(EVERYWHERE):
        given = GivenFront(hands={HONZA: "scorched-plain"})

        assert given.offers("play_card scorched-plain") == {"squad-0", "kohort-0", "outpost-0"}
        given.choose("play_card scorched-plain kohort-0")
        given.declines()
        assert given.where("scorched-plain") == "kohort-0"


@pytest.mark.rule("DT-ZONE-11")
def test_in_a_warzone_no_fighter_has_anything_from_fortifications() -> None:
    given = GivenFront(squads={HONZA: "hussar heimburg", MARTIN: "golden-lion fukido cyberopolis"})
    assert (given.value("hussar", "armor"), given.value("golden-lion", "armor")) == (3 + 2, 3 + 2)

    assert asked_for_a_zone(given, "hussar", "golden-lion") == {"cyberopolis"}
    given.choose("defend_from cyberopolis")

    assert given.value("hussar", "armor") == 3
    assert given.value("golden-lion", "armor") == 3 + 3  # the warzone's


@pytest.mark.rule("DT-ZONE-14")
def test_an_attacker_has_nothing_from_its_own_warzones() -> None:
    given = GivenFront(squads={HONZA: "golden-lion victoria", MARTIN: "hussar cyberopolis"})

    assert asked_for_a_zone(given, "golden-lion", "hussar") == {"cyberopolis"}
    given.choose("defend_from cyberopolis")
    assert given.values("golden-lion") == (3, 3, 3, 3)


@pytest.mark.rule("DT-AREA-05", "DT-ZONE-16")
def test_a_warzone_helps_nobody_beyond_its_area_though_its_words_name_no_area() -> None:
    given = GivenFront(
        squads={MARTIN: "victoria heimburg"}, outposts={HONZA: "soldat", MARTIN: "golden-lion hussar"}
    )  # fmt: skip

    assert given.value("hussar", "armor") == 3 + 2  # the fortification reaches its own warriors everywhere
    assert asked_for_a_zone(given, "soldat", "golden-lion") == set()


@pytest.mark.rule("DT-BEAST-03")
def test_a_rider_has_and_uses_other_things() -> None:
    given = GivenFront(
        outposts={HONZA: "corsair", MARTIN: "soldat"},
        on={"equine": "corsair", "combat-armor": "corsair"},
        hands={HONZA: "punisher-handgun cybernetic-power-arm"},
    )

    assert given.offers("play_card ") == {"punisher-handgun corsair", "cybernetic-power-arm corsair"}
    given.choose("play_card cybernetic-power-arm corsair")
    given.declines()
    assert given.values("corsair")[:3] == (7 + 2 + 4, 3, 6 + 2 + 1)


@pytest.mark.rule("DT-BEAST-04")
def test_a_rider_always_rides_its_beast() -> None:
    given = GivenFront(
        outposts={HONZA: "jihad-infantry-trooper", MARTIN: "horde-trooper"}, on={"tusked-serett": "horde-trooper"}
    )  # fmt: skip

    assert given.offers("board ") == set()
    given.attacks("jihad-infantry-trooper", "horde-trooper", "shoot")
    assert given.told("wields") == []  # nobody is asked whether to use it
    assert given.value("horde-trooper", "shoot") == 4 - 2  # and be it to the rider's harm


@pytest.mark.rule("DT-BEAST-08")
@pytest.mark.parametrize("beast", [True, False])
def test_riders_use_fortifications_warzones_and_cover_as_usual(beast: bool) -> None:
    given = GivenFront(
        outposts={HONZA: "soldat", MARTIN: "corsair lutheran-disciple northwestern-europe"},
        on={"foxhole": "corsair"} | ({"equine": "corsair"} if beast else {}),
    )

    base = PRINTED["corsair"].stats[2] + (2 if beast else 0)
    assert given.value("corsair", "armor") == base + 2  # the foxhole
    assert may_seek_cover(given.table, given["corsair"])
    assert asked_for_a_zone(given, "soldat", "corsair") == {"northwestern-europe"}
    given.choose("defend_from northwestern-europe")
    assert given.value("corsair", "armor") == base + 3


@pytest.mark.rule("DT-BEAST-11")
def test_who_is_considered_a_beast_uses_fortifications_warzones_and_cover_as_usual() -> None:
    given = GivenFront(
        outposts={HONZA: "soldat", MARTIN: "cavalier lutheran-disciple northwestern-europe"},
        on={"foxhole": "cavalier"},
    )

    assert given.value("cavalier", "armor") == 4 + 2
    assert may_seek_cover(given.table, given["cavalier"])
    assert asked_for_a_zone(given, "soldat", "cavalier") == {"northwestern-europe"}
    given.choose("defend_from northwestern-europe")
    assert given.value("cavalier", "armor") == 4 + 3
