"""Commanders, Corporate Leaders and other warriors of the corporations that strengthen their comrades."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.identity import is_a
from herna.games.doomtrooper.rules.values import immune
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

SERGEANTS = [
    ("aide-de-camp", "hussar", (6, 6, 7, 6)),
    ("sergeant", "infantry", (6, 7, 6, 6)),
    ("combat-overseer", "machinator", (7, 7, 7, 7)),
]


@pytest.mark.rule("DT-CMD-03", "DT-CMD-06", "DT-CMD-07")
@pytest.mark.parametrize(("sergeant", "soldier", "values"), SERGEANTS)
def test_a_sergeant_is_given_a_unit_at_any_time_which_has_plus_4(
    sergeant: str, soldier: str, values: tuple[int, int, int, int]
) -> None:
    given = GivenFront(squads={HONZA: f"{sergeant} {soldier} {soldier}#2", MARTIN: f"{soldier}#3 samurai"})
    before = given.values(f"{soldier}#3")

    given.choose("meditate")
    given.choose(f"use {sergeant} command {soldier}")

    assert given.values(soldier) == given.values(f"{soldier}#2") == values
    assert given.values(f"{soldier}#3") == before
    assert given.table.common == 2
    assert given.table.destiny[HONZA] == 21


@pytest.mark.rule("DT-CMD-07")
def test_a_unit_is_assigned_in_the_middle_of_a_duel() -> None:
    given = GivenFront(squads={HONZA: "sergeant infantry", MARTIN: "samurai"})

    given.attacks("infantry", "samurai", "shoot")
    given.choose("use sergeant command infantry")

    assert given.value("infantry", "shoot", "samurai") == 7


@pytest.mark.rule("DT-CMD-04", "DT-CMD-05")
def test_a_unit_has_no_commanders_no_personalities_nobody_of_others_and_only_who_has_a_lower_base_value() -> None:
    people = """
[[card]]
key = "corporal"
code = "x1"
type = "warrior"
icons = ["cybertronic"]
value = 2
keywords = ["commander", "sergeant"]
sure = { facts = "invented", name = "invented" }

[[card]]
key = "peer"
code = "x2"
type = "warrior"
icons = ["cybertronic"]
value = 7
sure = { facts = "invented", name = "invented" }
"""
    with invented(people):
        given = GivenFront(
            squads={
                HONZA: "combat-overseer corporal peer doctor-diana eradicator-deathdroid hussar machinator chasseur"
            }
        )

        given.choose("meditate")

        assert given.offers("use combat-overseer command") == {"machinator", "chasseur"}


@pytest.mark.rule("DT-CMD-05")
def test_a_unit_is_chosen_by_base_values_and_not_by_those_that_are_modified() -> None:
    given = GivenFront(squads={HONZA: "sergeant sergeant#2 free-marine"})

    given.choose("meditate")
    given.choose("use sergeant command free-marine")
    given.until_asked(HONZA, "dt-anytime")

    assert given.value("free-marine", "value") == 9
    assert given.offers("use sergeant#2 command") == {"free-marine"}


@pytest.mark.rule("DT-CMD-06")
def test_warriors_that_come_later_belong_to_the_unit_of_their_name() -> None:
    """G-70."""
    given = GivenFront(squads={HONZA: "sergeant infantry"}, hands={HONZA: "infantry#2 sea-lion"})

    given.choose("meditate")
    given.choose("use sergeant command infantry")
    given.declines()
    for name in ("infantry#2", "sea-lion"):
        given.choose(f"play_card {name} squad-0")
        given.declines()

    assert given.value("infantry#2", "fight") == 6
    assert given.value("sea-lion", "fight") == 3


@pytest.mark.rule("DT-CMD-08", "DT-CMD-10")
def test_a_sergeant_keeps_its_unit_until_the_last_warrior_of_it_is_gone() -> None:
    given = GivenFront(squads={HONZA: "sergeant infantry infantry#2 sea-lion"})

    given.choose("meditate")
    given.choose("use sergeant command infantry")
    given.until_asked(HONZA, "dt-anytime")
    assert given.offers("use") == set()
    given.discards("infantry")
    given.declines()
    given.choose("meditate")
    assert given.offers("use") == set()
    given.discards("infantry#2")
    given.declines()
    given.choose("meditate")

    assert given.offers("use sergeant command") == {"sea-lion"}


@pytest.mark.rule("DT-CMD-09")
def test_the_unit_of_a_sergeant_that_is_gone_is_assigned_to_another() -> None:
    given = GivenFront(squads={HONZA: "sergeant sergeant#2 infantry"})

    given.choose("meditate")
    given.choose("use sergeant command infantry")
    given.declines()
    given.discards("sergeant")
    assert given.value("infantry", "fight") == 2
    given.choose("meditate")
    given.choose("use sergeant#2 command infantry")

    assert given.value("infantry", "fight") == 6


@pytest.mark.rule("DT-MOD-05")
def test_bonuses_of_two_sergeants_on_one_warrior_do_not_add_up() -> None:
    """G-69."""
    given = GivenFront(squads={HONZA: "sergeant sergeant#2 infantry"})

    given.choose("meditate")
    given.choose("use sergeant command infantry")
    given.plays(HONZA, "use sergeant#2 command infantry")

    assert given.values("infantry") == (6, 7, 6, 6)


@pytest.mark.rule("DT-CMD-11", "DT-CMD-12")
@pytest.mark.parametrize("loser", ["sergeant", "infantry"])
def test_a_unit_is_dissolved_when_the_sergeant_or_all_of_it_lose_the_affiliation(loser: str) -> None:
    given = GivenFront(squads={HONZA: "sergeant infantry"}, hands={HONZA: "insubordination"})

    given.choose("meditate")
    given.choose("use sergeant command infantry")
    given.plays(HONZA, f"play_card insubordination {loser}")
    if given.prompt() == "dt-pick-affiliation":
        given.choose("pick_word capitol")
    given.declines()

    assert given.value("infantry", "fight") == 2
    assert given["sergeant"] not in given.table.notes


@pytest.mark.rule("DT-CMD-13")
def test_a_member_that_becomes_a_heretic_and_keeps_its_affiliation_stays_in_the_unit() -> None:
    given = GivenFront(squads={HONZA: "sergeant infantry"}, hands={MARTIN: "tainted"})

    given.choose("meditate")
    given.choose("use sergeant command infantry")
    given.plays(MARTIN, "play_card tainted infantry")
    given.declines()

    assert is_a(given.table, given["infantry"], "heretic")
    assert given.value("infantry", "fight") == 6


@pytest.mark.rule("DT-CMD-03")
def test_a_unit_has_nothing_from_a_sergeant_while_one_of_them_is_on_the_outpost() -> None:
    given = GivenFront(squads={HONZA: "sergeant infantry"}, outposts={HONZA: "infantry#2"})

    given.choose("meditate")
    given.choose("use sergeant command infantry")

    assert given.value("infantry", "fight") == 6
    assert given.value("infantry#2", "fight") == 2


def test_whom_the_captains_men_wound_is_killed_at_once_unless_they_are_worth_more_than_8() -> None:
    for attacker, tactic, outcome in (("infantry", "fight", "killed"), ("captain", "fight", "wounded")):
        given = GivenFront(squads={HONZA: "captain infantry", MARTIN: "chemiman trencher"})
        given.attacks(attacker, "trencher", tactic)
        given.declines()
        assert ("hit", given["trencher"], "trencher", outcome) in given.told("hit")


@pytest.mark.rule("DT-AREA-04")
def test_a_captain_on_the_outpost_helps_nobody_in_the_squad() -> None:
    given = GivenFront(squads={HONZA: "infantry", MARTIN: "trencher"}, outposts={HONZA: "captain", MARTIN: "hussar"})

    given.attacks("infantry", "trencher")
    given.declines()

    assert ("hit", given["trencher"], "trencher", "wounded") in given.told("hit")


@pytest.mark.rule("DT-CMD-01", "DT-CMD-02")
@pytest.mark.example("DT-EX-72")
def test_a_rank_in_the_name_makes_no_commander() -> None:
    booth = """
[[card]]
key = "captain-jonathan-booth"
code = "x1"
type = "warrior"
icons = ["capitol"]
fight = 5
shoot = 5
armor = 5
value = 5
keywords = ["personality"]
unique = true
sure = { facts = "invented", name = "rulebook" }
"""
    with invented(booth):
        given = GivenFront(squads={HONZA: "sgt-mcbride captain-jonathan-booth colonel-maxwell captain"})

        assert not is_a(given.table, given["sgt-mcbride"], "commander")
        assert not is_a(given.table, given["captain-jonathan-booth"], "commander")
        assert is_a(given.table, given["colonel-maxwell"], "commander")
        assert is_a(given.table, given["captain"], "commander")


@pytest.mark.rule("DT-AREA-03")
@pytest.mark.example("DT-EX-33")
@pytest.mark.parametrize("where", ["squad", "outpost"])
def test_colonel_maxwell_strengthens_all_own_other_trenchers_wherever_he_and_they_are(where: str) -> None:
    here = {HONZA: "colonel-maxwell trencher"}
    given = GivenFront(
        squads=here if where == "squad" else {HONZA: "trencher"},
        outposts={HONZA: "trencher#2" if where == "squad" else "colonel-maxwell trencher#2", MARTIN: "trencher#3"},
    )

    assert given.values("trencher") == given.values("trencher#2") == (9, 8, 8, 3)
    assert given.values("trencher#3") == (3, 2, 2, 3)
    assert given.values("colonel-maxwell") == (9, 7, 8, 9)


@pytest.mark.rule("DT-AREA-04")
@pytest.mark.example("DT-EX-32")
def test_a_venusian_marshal_helps_from_the_squad_everywhere_and_from_the_outpost_nobody() -> None:
    given = GivenFront(
        squads={HONZA: "venusian-marshal hussar max-steiner infantry", MARTIN: "hussar#3"}, outposts={HONZA: "hussar#2"}
    )
    away = GivenFront(squads={HONZA: "hussar"}, outposts={HONZA: "venusian-marshal hussar#2"})

    assert given.values("hussar") == given.values("hussar#2") == (4, 4, 5, 2)
    assert given.values("hussar#3") == away.values("hussar") == away.values("hussar#2") == (2, 2, 3, 2)
    assert given.values("max-steiner") == (4, 7, 9, 8)
    assert given.values("infantry") == (2, 3, 2, 2)


def test_two_marshals_in_the_squad_add_up_but_do_not_help_each_other() -> None:
    given = GivenFront(squads={HONZA: "venusian-marshal venusian-marshal#2 hussar"})

    assert given.values("hussar") == (6, 6, 7, 2)
    assert given.values("venusian-marshal") == (8, 7, 8, 8)


def test_sgt_mcbride_strengthens_every_other_blood_beret_in_play() -> None:
    given = GivenFront(squads={HONZA: "sgt-mcbride blood-beret", MARTIN: "blood-beret#2 clansman"})

    assert given.values("blood-beret") == given.values("blood-beret#2") == (5, 5, 3, 4)
    assert given.values("sgt-mcbride") == (5, 5, 4, 5)
    assert given.values("clansman") == (4, 2, 3, 3)


def test_vince_diamond_strengthens_his_other_chasseurs() -> None:
    given = GivenFront(squads={HONZA: "vince-diamond chasseur", MARTIN: "chasseur#2"})

    assert given.values("chasseur") == (7, 4, 6, 5)
    assert given.values("chasseur#2") == (5, 2, 4, 5)
    assert given.values("vince-diamond") == (8, 11, 7, 10)


def test_mentors_strengthen_all_others_of_mishima_and_each_other_and_add_up() -> None:
    given = GivenFront(squads={HONZA: "mentor mentor#2 samurai hussar", MARTIN: "samurai#2"})

    assert given.values("samurai") == (5, 5, 3, 3)
    assert given.values("mentor") == (4, 4, 3, 3)
    assert given.values("hussar") == (2, 2, 3, 2)
    assert given.values("samurai#2") == (3, 3, 3, 3)


@pytest.mark.parametrize(
    ("leader", "soldier"),
    [
        ("max-steiner", "venusian-ranger"),
        ("big-bob-watts", "free-marine"),
        ("mitch-hunter", "infantry"),
        ("tatsu", "samurai"),
        ("yojimbo", "hatamoto"),
        ("sean-gallagher", "clansman"),
    ],
)
def test_some_personalities_make_their_own_kind_immune_to_the_dark_symmetry(leader: str, soldier: str) -> None:
    given = GivenFront(squads={HONZA: f"{leader} {soldier} dragoon", MARTIN: f"{soldier}#2"}, hands={MARTIN: "distort"})

    immune_ones = {name for name in given.names if immune_to(given, name, "distort")}
    assert immune_ones == {leader, soldier}


def immune_to(given: GivenFront, name: str, card: str) -> bool:
    return name != card and immune(given.table, given[name], given[card])


@pytest.mark.rule("DT-PERS-01", "DT-PERS-09")
@pytest.mark.example("DT-EX-62")
def test_valerie_duval_makes_all_etoiles_mortant_immune_whoever_has_them_and_is_in_play_once() -> None:
    given = GivenFront(
        squads={HONZA: "valerie-duval etoiles-mortant hussar", MARTIN: "etoiles-mortant#2"},
        hands={HONZA: "valerie-duval#2", MARTIN: "distort"},
    )

    immune_ones = {name for name in given.names if name != "valerie-duval#2" and immune_to(given, name, "distort")}
    assert immune_ones == {"valerie-duval", "etoiles-mortant", "etoiles-mortant#2"}
    assert given.offers("play_card") == set()
