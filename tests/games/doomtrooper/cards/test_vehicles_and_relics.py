"""Vehicles (DT-EQUIP-15 to DT-EQUIP-26) and relics (DT-RELIC)."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.attacking import tactics
from herna.games.doomtrooper.rules.casting import casters
from herna.games.doomtrooper.rules.cover import may_seek_cover
from herna.games.doomtrooper.rules.values import immune
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented


@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.rule("DT-EQUIP-15", "DT-EQUIP-25")
def test_whoever_gives_a_vehicle_says_at_once_whether_the_warrior_is_inside(inside: bool) -> None:
    given = GivenFront(kohorts={HONZA: "razide"}, hands={HONZA: "hellhound-necrotank"})

    given.choose("play_card hellhound-necrotank razide")
    given.until("dt-board")
    assert given.offered() == {"board hellhound-necrotank", "decline"}
    given.choose("board hellhound-necrotank" if inside else "decline")

    assert (given["hellhound-necrotank"] in given.table.boarded) == inside
    assert given.values("razide") == ((14, 7, 12, 12) if inside else (9, 2, 7, 7))


@pytest.mark.rule("DT-EQUIP-16", "DT-EQUIP-20")
def test_getting_in_and_out_costs_an_action_and_who_is_inside_does_not_seek_cover() -> None:
    given = GivenFront(kohorts={HONZA: "razide curator"}, on={"hellhound-necrotank": "razide"})

    given.choose("board hellhound-necrotank")
    assert given.table.common == 2
    assert not may_seek_cover(given.table, given["razide"])
    given.until("dt-action")
    given.choose("board hellhound-necrotank")

    assert given.table.boarded == frozenset()
    assert may_seek_cover(given.table, given["razide"])


@pytest.mark.rule("DT-EQUIP-15")
def test_a_warrior_in_cover_does_not_get_into_a_vehicle() -> None:
    given = GivenFront(kohorts={HONZA: "razide curator"}, hands={HONZA: "hellhound-necrotank"}, covered="razide")

    given.choose("play_card hellhound-necrotank razide")
    given.until("dt-action")

    assert given.table.boarded == frozenset()
    assert given.offers("board") == set()


@pytest.mark.parametrize(
    ("vehicle", "bearer", "values"),
    [
        ("hellhound-necrotank", "razide", (14, 7, 12, 12)),
        ("t-32-wolfclaw-jbt", "hussar", (4, 4, 6, 4)),
        ("ah-uh-19-grapeshot-guardian", "infantry", (2, 6, 4, 4)),
        ("blitztank", "soldat", (10, 9, 10, 10)),
    ],
)
def test_vehicles_change_the_values_of_who_is_inside(
    vehicle: str, bearer: str, values: tuple[int, int, int, int]
) -> None:
    squads = {HONZA: bearer} if bearer in ("hussar", "infantry") else {}
    kohorts = {HONZA: bearer} if bearer == "razide" else {}
    outposts = {HONZA: bearer} if bearer == "soldat" else {}
    given = GivenFront(squads=squads, kohorts=kohorts, outposts=outposts, on={vehicle: bearer}, boarded=vehicle)

    assert given.values(bearer) == values


@pytest.mark.rule("DT-MOD-01")
def test_a_tank_doubles_before_anything_is_added() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"}, on={"t-32-wolfclaw-jbt": "hussar", "combat-armor": "hussar"},
        boarded="t-32-wolfclaw-jbt",
    )  # fmt: skip

    assert given.value("hussar", "armor") == 3 * 2 + 1


@pytest.mark.rule("DT-EQUIP-23")
@pytest.mark.parametrize("boarded", [True, False])
def test_in_the_necrotank_no_other_equipment_is_used(boarded: bool) -> None:
    given = GivenFront(
        kohorts={HONZA: "razide"},
        squads={MARTIN: "dragoon"},
        on={
            "hellhound-necrotank": "razide",
            "combat-armor": "razide",
            "curator-sword": "razide",
            "first-aid-kit": "razide",
            "resist-pain": "razide",
        },
        boarded="hellhound-necrotank" if boarded else "",
        wounded="razide",
    )

    given.attacks("razide", "dragoon", wielding="curator-sword")

    assert given.values("razide")[0] == (14 if boarded else 11)
    assert given.values("razide")[2] == (7 + 5 + 1 if boarded else 7 + 1 + 1)
    assert bool(given.offers("use first-aid-kit")) != boarded


@pytest.mark.parametrize(
    ("vehicle", "bearer", "tactic"),
    [("t-32-wolfclaw-jbt", "hussar", "shoot"), ("ah-uh-19-grapeshot-guardian", "infantry", "shoot")],
)
def test_in_some_vehicles_no_other_weapon_is_used(vehicle: str, bearer: str, tactic: str) -> None:
    given = GivenFront(
        squads={HONZA: bearer, MARTIN: "dragoon"},
        on={vehicle: bearer, "l-a-plasma-carbine": bearer, "combat-armor": bearer},
        boarded=vehicle,
    )
    before = given.values(bearer)

    given.attacks(bearer, "dragoon", tactic, wielding="l-a-plasma-carbine")

    assert given.told("wields") == []
    assert given.values(bearer) == before


@pytest.mark.rule("DT-EQUIP-24")
def test_an_airship_neither_attacks_nor_is_attacked_in_fight() -> None:
    given = GivenFront(
        squads={HONZA: "infantry", MARTIN: "dragoon"},
        on={"ah-uh-19-grapeshot-guardian": "infantry"},
        boarded="ah-uh-19-grapeshot-guardian",
    )

    assert tactics(given.table, given["infantry"], given["dragoon"]) == ["shoot"]
    assert tactics(given.table, given["dragoon"], given["infantry"]) == ["shoot"]


@pytest.mark.rule("DT-EQUIP-17", "DT-EQUIP-18")
@pytest.mark.parametrize("inside", [True, False])
def test_who_is_inside_a_discarded_vehicle_is_wounded_and_nobody_scores(inside: bool) -> None:
    given = GivenFront(
        kohorts={HONZA: "algeroth-apostle-of-war"},
        squads={MARTIN: "hussar dragoon"},
        on={"t-32-wolfclaw-jbt": "hussar"},
        boarded="t-32-wolfclaw-jbt" if inside else "",
        wounded="hussar",
    )

    given.choose("use algeroth-apostle-of-war discard t-32-wolfclaw-jbt")
    given.declines()

    assert given.where("hussar") == ("grave-1" if inside else "squad-1")
    assert given.table.promotion == [0, 0]


@pytest.mark.rule("DT-EQUIP-19")
def test_a_force_shield_is_useless_inside_a_vehicle() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        on={"t-32-wolfclaw-jbt": "hussar", "portable-force-shield": "hussar"},
        boarded="t-32-wolfclaw-jbt",
    )

    assert given.value("hussar", "armor") == 6


@pytest.mark.rule("DT-EQUIP-22")
def test_who_loses_the_affiliation_leaves_the_vehicle() -> None:
    given = GivenFront(
        squads={HONZA: "demnogonis-cultist"},
        on={"hellhound-necrotank": "demnogonis-cultist"},
        hands={HONZA: "combat-armor"},
    )
    given.table.note(given["demnogonis-cultist"], "legion")
    given.choose("board hellhound-necrotank")
    assert given.value("demnogonis-cultist", "fight") == 9

    given.choose("use demnogonis-cultist doomtrooper -")

    assert given.table.boarded == frozenset()
    assert given.value("demnogonis-cultist", "fight") == 4
    assert given.where("hellhound-necrotank") == "on demnogonis-cultist"


@pytest.mark.rule("DT-RELIC-01", "DT-RELIC-03", "DT-RELIC-04")
def test_a_relic_is_for_whom_it_names_and_never_twice_in_play() -> None:
    given = GivenFront(
        squads={HONZA: "samurai hussar", MARTIN: "mentor"},
        on={"dai-sho-of-the-ancient-emperors": "mentor"},
        hands={HONZA: "dai-sho-of-the-ancient-emperors#2 archetypal-timepiece"},
    )

    assert given.offers("play_card") == {"archetypal-timepiece hussar"}
    given.choose("play_card archetypal-timepiece hussar")
    given.declines()
    assert (given.where("archetypal-timepiece"), given.table.common) == ("on hussar", 2)


def test_the_dai_sho_lets_the_mishima_attack_out_of_cover() -> None:
    given = GivenFront(
        squads={HONZA: "samurai mentor hussar", MARTIN: "dragoon"},
        on={"dai-sho-of-the-ancient-emperors": "mentor"},
        covered="samurai",
    )

    given.attacks("samurai", "dragoon")

    assert given["samurai"] not in given.table.covered


@pytest.mark.rule("DT-COVER-13")
def test_who_has_left_cover_before_does_not_attack_even_with_the_dai_sho() -> None:
    given = GivenFront(
        squads={HONZA: "samurai mentor", MARTIN: "dragoon"},
        on={"dai-sho-of-the-ancient-emperors": "mentor"},
        covered="samurai",
    )

    given.choose("leave_cover samurai")
    given.until("dt-action")
    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack") == {"mentor dragoon"}


def test_the_dai_sho_is_a_mighty_weapon() -> None:
    given = GivenFront(squads={HONZA: "samurai", MARTIN: "dragoon"}, on={"dai-sho-of-the-ancient-emperors": "samurai"})

    given.attacks("samurai", "dragoon", wielding="dai-sho-of-the-ancient-emperors")

    assert given.values("samurai") == (9, 3, 3, 3)


@pytest.mark.parametrize(("opponent", "killed"), [("razide", True), ("dragoon", False)])
def test_the_bringer_of_light_kills_the_legion_outright(opponent: str, killed: bool) -> None:
    given = GivenFront(
        squads={HONZA: "valkyrie", MARTIN: "dragoon"}, kohorts={MARTIN: "razide"}, on={"bringer-of-light": "valkyrie"}
    )

    given.attacks("valkyrie", opponent, wielding="bringer-of-light")
    assert given.values("valkyrie") == (10, 3, 6, 3)
    given.declines()

    assert (given.where(opponent) == "grave-1") == killed


LESSON = """
[[card]]
key = "lesson"
code = "x1"
type = "special"
icons = ["brotherhood"]
timing = "action"
on = "warrior"
after = "attach"
effects = [{ do = "permit", what = ["cast elements"] }]
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.parametrize("bearer", ["cardinal-dominic", "valkyrie"])
def test_on_a_cardinal_the_bringer_of_light_makes_personal_spells_common(bearer: str) -> None:
    with invented(LESSON):
        given = GivenFront(
            squads={HONZA: "cardinal-dominic valkyrie archangel", MARTIN: "hussar"},
            on={"bringer-of-light": bearer, "lesson": "archangel"},
            hands={HONZA: "elemental-bolt"},
        )

        given.attacks("valkyrie", "hussar")
        helps = given["archangel"] in casters(given.table, HONZA, given["elemental-bolt"])

        assert helps == (bearer == "cardinal-dominic")


def test_the_armor_of_unholiness_protects_and_opens_all_apostles_gifts() -> None:
    given = GivenFront(
        kohorts={HONZA: "heretic curator"},
        on={"armor-of-unholiness": "heretic"},
        hands={HONZA: "illusion combat-armor", MARTIN: "elemental-bolt"},
    )

    assert given.value("heretic", "armor") == 6
    assert immune(given.table, given["heretic"], given["elemental-bolt"])
    assert given.offers("play_card") == {"illusion heretic", "combat-armor curator"}  # one armour (G-42)


def test_the_timepiece_gives_a_fourth_action_and_sells_a_fifth() -> None:
    given = GivenFront(squads={MARTIN: "hussar", HONZA: "dragoon"}, on={"archetypal-timepiece": "hussar"})

    given.choose("no_more")
    given.until_asked(MARTIN, "dt-action")
    assert (given.table.common, given.table.card_attacks) == (4, 0)
    given.choose("meditate")
    given.choose("use archetypal-timepiece action archetypal-timepiece")
    given.until("dt-action")

    assert given.table.common == 4
    assert given.table.destiny[MARTIN] == 16
    given.choose("meditate")
    assert given.offers("use") == set()  # only one


def test_after_an_attack_the_timepiece_sells_nothing() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, on={"archetypal-timepiece": "hussar"})

    given.attacks("hussar", "dragoon")
    assert given.offers("use") == set()
    given.until_phase(0)

    assert (given.asked(), given.prompt(), given.table.common) == (HONZA, "dt-anytime", 2)
    assert given.offers("use") == set()


def test_the_fragment_levels_all_base_values_to_the_highest_printed_one() -> None:
    given = GivenFront(
        squads={HONZA: "chasseur"}, on={"fragment-of-the-true-chip": "chasseur", "combat-armor": "chasseur"}
    )

    assert given.values("chasseur") == (5, 5, 6, 5)
    assert given.base("chasseur", "shoot") == 5
