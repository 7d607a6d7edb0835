"""Warzones (DT-ZONE): their texts, and who may defend from them."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented


def in_the_zone(given: GivenFront, attacker: str, defender: str, zone: str, tactic: str = "fight") -> None:
    """An attack, defended from a warzone; everybody declines until phase 5."""
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose(f"attack {attacker} {defender}")
    given.until("dt-tactic")
    given.choose(f"tactic {tactic}")
    given.until("dt-warzone")
    given.choose(f"defend_from {zone}")
    given.until("dt-combat")


@pytest.mark.parametrize(
    ("zone", "defender", "values"),
    [
        ("victoria", "golden-lion", (9, 5, 8, 5)),
        ("victoria", "samurai", (6, 2, 5, 5)),
        ("cyberopolis", "machinator", (5, 5, 9, 8)),
        ("cyberopolis", "samurai", (2, 2, 6, 5)),
        ("mccraig-line", "infantry", (3, 8, 6, 4)),
        ("mccraig-line", "samurai", (2, 6, 5, 5)),
        ("venusian-jungle", "venusian-ranger", (9, 4, 10, 7)),
        ("venusian-jungle", "samurai", (5, 1, 6, 6)),
        ("mercurian-diamond-caverns", "samurai", (1, 1, 8, 7)),
    ],
)
@pytest.mark.rule("DT-ZONE-05", "DT-ZONE-07", "DT-ZONE-09")
def test_a_defender_gets_the_values_of_its_warzone_and_some_get_more(
    zone: str, defender: str, values: tuple[int, ...]
) -> None:
    given = GivenFront(kohorts={HONZA: "razide"}, squads={MARTIN: f"{defender} {zone}"})
    in_the_zone(given, "razide", defender, zone)

    assert given.values(defender) == values
    assert given.values("razide") == (9, 2, 7, 7)


@pytest.mark.rule("DT-ZONE-10")
def test_in_the_venusian_jungle_nobody_uses_a_vehicle() -> None:
    given = GivenFront(
        kohorts={HONZA: "razide"},
        squads={MARTIN: "hussar venusian-jungle"},
        on={"hellhound-necrotank": "razide", "t-32-wolfclaw-jbt": "hussar", "violator-sword": "hussar"},
        boarded="hellhound-necrotank t-32-wolfclaw-jbt",
    )
    assert given.values("razide") == (14, 7, 12, 12)
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose("attack razide hussar")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.until("dt-warzone")
    given.choose("defend_from venusian-jungle")
    given.until("dt-weapon")
    given.choose("wield violator-sword")  # which the tank does not keep from being used

    assert given.values("razide") == (9, 2, 7, 7)
    assert given.values("hussar") == (6, 0, 6, 5)
    given.until("dt-action")
    assert given.values("razide") == (14, 7, 12, 12)


def test_with_the_mccraig_line_trenchers_join_in_the_own_turn_without_action_and_price() -> None:
    given = GivenFront(
        squads={HONZA: "mccraig-line", MARTIN: "hussar"}, hands={HONZA: "trencher hussar#2"}, destiny=(0, 5)
    )
    given.choose("meditate")
    assert given.offers("play_card") == {"trencher squad-0"}
    given.choose("play_card trencher squad-0")
    given.until("dt-action")

    assert given.where("trencher") == "squad-0"
    assert given.table.destiny[HONZA] == 1
    assert given.table.common == 2


def test_the_mccraig_line_does_nothing_for_trenchers_in_anothers_turn_or_of_anothers() -> None:
    given = GivenFront(squads={HONZA: "mccraig-line", MARTIN: "hussar"}, hands={HONZA: "trencher"}, active=MARTIN)
    given.choose("meditate")
    given.until_asked(HONZA, "dt-anytime")
    other = GivenFront(squads={MARTIN: "mccraig-line"}, hands={HONZA: "trencher"}, destiny=(0, 0))

    assert given.offers("play_card") == set()
    assert other.offers("play_card") == set()


def test_a_mishima_defender_that_kills_in_the_diamond_caverns_earns_3_promotion_more() -> None:
    given = GivenFront(
        squads={HONZA: "golden-lion", MARTIN: "yojimbo mercurian-diamond-caverns"}, wounded="golden-lion"
    )
    in_the_zone(given, "golden-lion", "yojimbo", "mercurian-diamond-caverns")
    given.until("dt-split")
    assert given.offers("split") == {"3 0", "2 1", "1 2", "0 3"}
    given.choose("split 3 0")
    given.until("dt-action")

    assert given.table.promotion[MARTIN] == 3
    assert given.table.destiny[MARTIN] == 23


@pytest.mark.parametrize(
    ("attacker", "defender", "points"), [("yojimbo", "samurai", 7), ("golden-lion", "sean-gallagher", 3)]
)
def test_neither_an_attacker_nor_another_corporation_earns_more_there(
    attacker: str, defender: str, points: int
) -> None:
    given = GivenFront(
        squads={HONZA: attacker, MARTIN: f"{defender} mercurian-diamond-caverns"},
        on={"cybernetic-power-arm": attacker},
        wounded=f"{attacker} {defender}",
    )
    in_the_zone(given, attacker, defender, "mercurian-diamond-caverns")
    given.until("dt-split")
    given.choose(f"split {points} 0")
    given.until("dt-action")

    assert given.table.promotion == [0, 0]


def test_in_the_citadel_sanctum_defenders_kill_doomtroopers_and_the_legion_earns_double() -> None:
    given = GivenFront(squads={HONZA: "samurai"}, kohorts={MARTIN: "razide citadel-sanctum"})
    in_the_zone(given, "samurai", "razide", "citadel-sanctum")
    assert given.values("razide") == (12, 5, 10, 14)
    given.until("dt-split")

    assert given.where("samurai") == "grave-0"
    assert "split 0 6" in given.offered()


def test_in_the_citadel_sanctum_attackers_do_not_kill_and_the_legion_dies_of_two_wounds() -> None:
    given = GivenFront(squads={HONZA: "cardinal-durand"}, kohorts={MARTIN: "necromutant citadel-sanctum"})
    in_the_zone(given, "cardinal-durand", "necromutant", "citadel-sanctum")
    given.until("dt-action")
    assert given.table.wounded == {given["necromutant"]}

    legion = GivenFront(kohorts={HONZA: "necromutant", MARTIN: "razide citadel-sanctum"})
    in_the_zone(legion, "necromutant", "razide", "citadel-sanctum")
    legion.until("dt-action")
    assert legion.table.wounded == {legion["necromutant"]}


def test_a_defender_killed_in_the_citadel_sanctum_is_worth_double() -> None:
    given = GivenFront(
        squads={HONZA: "cardinal-durand"}, kohorts={MARTIN: "necromutant citadel-sanctum"}, wounded="necromutant"
    )
    in_the_zone(given, "cardinal-durand", "necromutant", "citadel-sanctum")
    given.until("dt-split")

    assert "split 0 8" in given.offered()


@pytest.mark.rule("DT-ZONE-06")
def test_only_lutherans_defend_from_northwestern_europe_and_another_may_be_given_up_for_them() -> None:
    given = GivenFront(
        outposts={HONZA: "cossack", MARTIN: "corsair patriarch soldat lutheran-sergeant northwestern-europe"}
    )
    in_the_zone(given, "cossack", "corsair", "northwestern-europe")
    given.until_asked(MARTIN, "dt-combat")
    assert given.values("corsair") == (7, 3, 9, 7)
    assert given.offers("use northwestern-europe") == {"give-up patriarch", "give-up lutheran-sergeant"}

    given.choose("use northwestern-europe give-up lutheran-sergeant")

    assert given.where("lutheran-sergeant") == "grave-1"
    assert given.values("corsair") == (13, 9, 15, 7)
    given.until_asked(MARTIN, "dt-combat")
    assert given.offers("use") == set()
    given.until("dt-split")
    assert given.values("corsair") == (13, 9, 15, 7)


def test_nobody_is_given_up_for_the_defender_once_the_values_were_compared() -> None:
    given = GivenFront(outposts={HONZA: "cossack", MARTIN: "corsair lutheran-sergeant northwestern-europe"})
    in_the_zone(given, "cossack", "corsair", "northwestern-europe")
    given.until_phase(6)

    given.until_asked(MARTIN, "dt-anytime")

    assert given.offers("use northwestern-europe") == set()


def test_others_are_not_asked_to_defend_from_northwestern_europe() -> None:
    given = GivenFront(outposts={HONZA: "cossack", MARTIN: "soldat northwestern-europe"})

    given.attacks("cossack", "soldat")

    assert given.table.duels[-1].zone == -1
    given.until_asked(MARTIN, "dt-combat")
    assert given.offers("use") == set()


STRATEGIST = """
[[card]]
key = "strategist"
code = "00002"
type = "warrior"
icons = ["mishima"]
fight = 3
shoot = 3
armor = 3
value = 3
effects = [{ do = "permit", what = ["any warzone"] }]
sure = { facts = "ours", name = "ours" }
"""


@pytest.mark.example("DT-EX-38")
@pytest.mark.rule("DT-ZONE-15", "DT-ZONE-16", "DT-ZONE-17")
def test_who_may_use_any_warzone_uses_none_across_the_border_of_the_outpost() -> None:
    zones = {"squads": "victoria", "kohorts": "citadel-sanctum", "outposts": "northwestern-europe"}
    with invented(STRATEGIST):
        given = GivenFront(
            squads={HONZA: "samurai", MARTIN: f"strategist {zones['squads']}"},
            kohorts={MARTIN: zones["kohorts"]},
            outposts={MARTIN: zones["outposts"]},
        )
        given.choose("declare_attack")
        given.until("dt-attack")
        given.choose("attack samurai strategist")
        given.until("dt-tactic")
        given.choose("tactic fight")
        given.until("dt-warzone")
        assert given.offers("defend_from") == {"victoria", "citadel-sanctum"}

        there = GivenFront(
            outposts={HONZA: "corsair", MARTIN: "strategist"},
            squads={MARTIN: "victoria"},
            kohorts={MARTIN: "citadel-sanctum"},
        )
        there.attacks("corsair", "strategist")
        assert there.table.duels[-1].zone == -1
