"""Commanders, Corporate Leaders and other warriors of the corporations that strengthen their comrades."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.identity import is_a
from herna.games.doomtrooper.rules.values import immune
from tests.games.doomtrooper.rows import (
    attacks,
    cards,
    declines,
    discards,
    each,
    given,
    notes,
    plays,
    prove,
    row,
    then,
    until,
)
from tests.kit.invented_cards import a_card

SERGEANTS = [
    ("aide-de-camp", "hussar", (6, 6, 7, 6)),
    ("sergeant", "infantry", (6, 7, 6, 6)),
    ("combat-overseer", "machinator", (7, 7, 7, 7)),
]


@pytest.mark.rule("DT-CMD-11", "DT-CMD-12")
@pytest.mark.parametrize("loser", ["sergeant", "infantry"])
def test_a_unit_is_dissolved_when_the_sergeant_or_all_of_it_lose_the_affiliation(loser: str) -> None:
    given = GivenFront("squad sergeant infantry; hand insubordination")

    given.chooses("meditate", "use sergeant command infantry").plays(HONZA, f"play insubordination {loser}")
    if given.prompt() == "dt-pick-affiliation":
        given.chooses("pick_word capitol")
    given.declines()

    assert given.value("infantry", "fight") == 2
    assert given["sergeant"] not in given.table.notes


def test_whom_the_captains_men_wound_is_killed_at_once_unless_they_are_worth_more_than_8() -> None:
    for attacker, tactic, outcome in (("infantry", "fight", "killed"), ("captain", "fight", "wounded")):
        given = GivenFront("squad captain infantry", "squad chemiman trencher")
        given.attacks(attacker, "trencher", tactic).declines()
        assert (given["trencher"], "trencher", outcome) in given.told("hit")


def immune_to(given: GivenFront, name: str, card: str) -> bool:
    return name != card and immune(given.table, given[name], given[card])


@pytest.mark.rule("DT-PERS-01", "DT-PERS-09")
@pytest.mark.example("DT-EX-62")
def test_valerie_duval_makes_all_etoiles_mortant_immune_no_matter_who_has_them_and_is_in_play_once() -> None:
    given = GivenFront(
        "squad valerie-duval etoiles-mortant hussar; hand valerie-duval#2", "squad etoiles-mortant#2; hand distort"
    )

    immune_ones = {name for name in given.names if name != "valerie-duval#2" and immune_to(given, name, "distort")}
    assert immune_ones == {"valerie-duval", "etoiles-mortant", "etoiles-mortant#2"}
    assert given.offers("play") == set()


test_what_follows_from_a_position = prove(
    row("a unit is assigned in the middle of a duel", "DT-CMD-07",
        given("squad sergeant infantry", "squad samurai"), attacks("infantry", "samurai", "shoot"),
        "use sergeant command infantry", then({"value infantry shoot samurai": 7})),
    row("a unit has no commanders no personalities nobody of others and only who has a lower base value", "DT-CMD-04",
        "DT-CMD-05",
        cards(a_card("corporal", "warrior", icons="cybertronic", value=2, keywords=["commander",
            "sergeant"]) + a_card("peer", "warrior", icons="cybertronic", value=7)),
        given("squad combat-overseer corporal peer doctor-diana eradicator-deathdroid hussar machinator chasseur"),
        "meditate", then({"offers use combat-overseer command": {"machinator", "chasseur"}})),
    row("a unit is chosen by base values and not by those that are modified", "DT-CMD-05",
        given("squad sergeant sergeant#2 free-marine"), "meditate", "use sergeant command free-marine",
        until("dt-anytime", HONZA),
        then({"value free-marine value": 9, "offers use sergeant#2 command": {"free-marine"}})),
    row("warriors that come later belong to the unit of their name", "DT-CMD-06", "G-70",
        given("squad sergeant infantry; hand infantry#2 sea-lion"), "meditate", "use sergeant command infantry",
        declines, "play infantry#2 squad-0", declines, "play sea-lion squad-0", declines,
        then({"value infantry#2 fight": 6, "value sea-lion fight": 3})),
    row("a sergeant out of play loses its unit for good", "DT-CMD-09", "DT-TARGET-02",
        given("squad sergeant infantry; hand missing-in-action"), "meditate", "use sergeant command infantry",
        then({"value infantry value": 6}), plays(HONZA, "play missing-in-action sergeant"), declines,
        discards("missing-in-action"), "meditate",
        then({"value infantry value": 2, "offers use sergeant command": {"infantry"}})),
    row("a sergeant keeps its unit until the last warrior of it is gone", "DT-CMD-08", "DT-CMD-10",
        given("squad sergeant infantry infantry#2 sea-lion"), "meditate", "use sergeant command infantry",
        until("dt-anytime", HONZA), then({"offers use": set()}),
        discards("infantry"), declines, "meditate", then({"offers use": set()}),
        discards("infantry#2"), declines, "meditate", then({"offers use sergeant command": {"sea-lion"}})),
    row("the unit of a sergeant that is gone is assigned to another", "DT-CMD-09",
        given("squad sergeant sergeant#2 infantry"), "meditate", "use sergeant command infantry", declines,
        discards("sergeant"), then({"value infantry fight": 2}),
        "meditate", "use sergeant#2 command infantry", then({"value infantry fight": 6})),
    row("bonuses of two sergeants on one warrior do not add up", "DT-MOD-05", "G-69",
        given("squad sergeant sergeant#2 infantry"), "meditate", "use sergeant command infantry",
        plays(HONZA, "use sergeant#2 command infantry"), then({"values infantry": (6, 7, 6, 6)})),
    row("a member that becomes a heretic and keeps its affiliation stays in the unit", "DT-CMD-13",
        given("squad sergeant infantry", "hand tainted"), "meditate", "use sergeant command infantry",
        plays(MARTIN, "play tainted infantry"), declines,
        then({"value infantry fight": 6}, lambda front: is_a(front.table, front["infantry"], "heretic"))),
    row("a unit has nothing from a sergeant while one of them is on the outpost", "DT-CMD-03",
        given("squad sergeant infantry; outpost infantry#2"), "meditate", "use sergeant command infantry",
        then({"value infantry fight": 6, "value infantry#2 fight": 2})),
    row("a captain on the outpost helps nobody in the squad", "DT-AREA-04",
        given("squad infantry; outpost captain", "squad trencher; outpost hussar"), attacks("infantry", "trencher"),
        declines, then(lambda front: (front["trencher"], "trencher", "wounded") in front.told("hit"))),
    row("a rank in the name makes no commander", "DT-CMD-01", "DT-CMD-02", "DT-EX-72",
        cards(a_card("captain-jonathan-booth", "warrior", icons="capitol", values=(5, 5, 5, 5),
            keywords=["personality"], unique=True)),
        given("squad sgt-mcbride captain-jonathan-booth colonel-maxwell captain"),
        then(lambda front: not is_a(front.table, front["sgt-mcbride"], "commander"),
            lambda front: not is_a(front.table, front["captain-jonathan-booth"], "commander"),
            lambda front: is_a(front.table, front["colonel-maxwell"], "commander"),
            lambda front: is_a(front.table, front["captain"], "commander"))),
    *(row(f"colonel maxwell strengthens all own other trenchers wherever he and they are: {where}", "DT-AREA-03",
        "DT-EX-33",
        given(f"squad trencher; outpost trencher#2; {where} colonel-maxwell", "outpost trencher#3"),
        then({"values trencher": (9, 8, 8, 3), "values trencher#2": (9, 8, 8, 3), "values trencher#3": (3, 2, 2, 3),
            "values colonel-maxwell": (9, 7, 8, 9)}))
        for where in ("squad", "outpost")),
    row("a venusian marshal helps from the squad everywhere and from the outpost nobody", "DT-AREA-04", "DT-EX-32",
        given("squad venusian-marshal hussar max-steiner infantry; outpost hussar#2", "squad hussar#3"),
        then({"values hussar": (4, 4, 5, 2), "values hussar#2": (4, 4, 5, 2), "values hussar#3": (2, 2, 3, 2),
            "values max-steiner": (4, 7, 9, 8), "values infantry": (2, 3, 2, 2)}),
        given("squad hussar; outpost venusian-marshal hussar#2"),
        then({"values hussar": (2, 2, 3, 2), "values hussar#2": (2, 2, 3, 2)})),
    row("two marshals in the squad add up but do not help each other",
        given("squad venusian-marshal venusian-marshal#2 hussar"),
        then({"values hussar": (6, 6, 7, 2), "values venusian-marshal": (8, 7, 8, 8)})),
    row("sgt mcbride strengthens every other blood beret in play",
        given("squad sgt-mcbride blood-beret", "squad blood-beret#2 clansman"),
        then({"values blood-beret": (5, 5, 3, 4), "values blood-beret#2": (5, 5, 3, 4),
            "values sgt-mcbride": (5, 5, 4, 5), "values clansman": (4, 2, 3, 3)})),
    row("vince diamond strengthens his other chasseurs",
        given("squad vince-diamond chasseur", "squad chasseur#2"),
        then({"values chasseur": (7, 4, 6, 5), "values chasseur#2": (5, 2, 4, 5),
            "values vince-diamond": (8, 11, 7, 10)})),
    row("mentors strengthen all others of mishima and each other and add up",
        given("squad mentor mentor#2 samurai hussar", "squad samurai#2"),
        then({"values samurai": (5, 5, 3, 3), "values mentor": (4, 4, 3, 3), "values hussar": (2, 2, 3, 2),
            "values samurai#2": (3, 3, 3, 3)})),
    *each(lambda sergeant, soldier, values: row(f"a sergeant is given a unit at any time which has plus 4: {sergeant}",
        "DT-CMD-03", "DT-CMD-06", "DT-CMD-07",
        given(f"squad {sergeant} {soldier} {soldier}#2", f"squad {soldier}#3 samurai"),
        notes(before=lambda front: front.values(f"{soldier}#3")), "meditate", f"use {sergeant} command {soldier}",
        then({f"values {soldier}": values, f"values {soldier}#2": values, "common": 2, "destiny 0": 21},
            lambda front: front.values(f"{soldier}#3") == front.noted["before"])),
        *SERGEANTS),
    *each(lambda leader, soldier:
        row(f"some personalities make their own kind immune to the dark symmetry: {leader} {soldier}",
        given(f"squad {leader} {soldier} dragoon", f"squad {soldier}#2; hand distort"),
        then(lambda front: {name for name in front.names if immune_to(front, name, "distort")} == {leader, soldier})),
        ("max-steiner", "venusian-ranger"), ("big-bob-watts", "free-marine"), ("mitch-hunter", "infantry"),
        ("tatsu", "samurai"), ("yojimbo", "hatamoto"), ("sean-gallagher", "clansman")),
)  # fmt: skip
