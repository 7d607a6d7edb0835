"""The rulebook's cases about equipment, Dark Symmetry cards and the order of arithmetic."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.attaching import targets_of
from tests.kit.front import HONZA, GivenFront
from tests.kit.invented_cards import invented

FOR_CURATORS = """
[[card]]
key = "curators-staff"
code = "x1"
type = "equipment"
icons = ["legion"]
timing = "action"
on = "warrior"
who = "own legion curator"
after = "attach"
sure = { facts = "invented", name = "invented" }
"""
FOR_COMMANDERS = """
[[card]]
key = "marshals-baton"
code = "x2"
type = "equipment"
icons = ["bauhaus"]
timing = "action"
on = "warrior"
who = "own bauhaus commander"
after = "attach"
sure = { facts = "invented", name = "invented" }

[[card]]
key = "open-arsenal"
code = "x3"
type = "special"
icons = ["general"]
timing = "action"
on = "warrior"
after = "attach"
effects = [{ do = "permit", what = ["any equipment"] }]
sure = { facts = "invented", name = "invented" }
"""
NEVER_GIFTED = """
[[card]]
key = "outcast"
code = "x4"
type = "warrior"
icons = ["legion"]
fight = 2
shoot = 2
armor = 2
value = 2
effects = [{ do = "permit", what = ["receive symmetry"], may = "never" }]
sure = { facts = "invented", name = "invented" }
"""
DANCE = """
[[card]]
key = "dance-on-the-edge"
code = "x5"
type = "special"
icons = ["general"]
timing = "action"
on = "warrior"
after = "attach"
effects = [{ do = "modify", base = true, fight = -2, shoot = -2, armor = -2 }]
sure = { facts = "invented", name = "invented" }

[[card]]
key = "three-of-all"
code = "x6"
type = "warrior"
icons = ["legion"]
fight = 3
shoot = 3
armor = 3
value = 3
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.example("DT-EX-20")
@pytest.mark.rule("DT-EQUIP-11")
def test_any_equipment_ignores_the_affiliation_but_not_the_kind_of_warrior() -> None:
    with invented(FOR_CURATORS):
        given = GivenFront(
            kohorts={HONZA: "algeroth-apostle-of-war undead-legionnaire"},
            hands={HONZA: "ah-uh-19-grapeshot-guardian curators-staff"},
        )

        assert given["undead-legionnaire"] in targets_of(given.table, HONZA, given["ah-uh-19-grapeshot-guardian"])
        assert targets_of(given.table, HONZA, given["curators-staff"]) == []


@pytest.mark.example("DT-EX-21")
@pytest.mark.rule("DT-EQUIP-11")
def test_a_commander_that_may_have_any_equipment_has_what_is_for_commanders_of_others() -> None:
    with invented(FOR_COMMANDERS):
        given = GivenFront(
            squads={HONZA: "combat-overseer machinator"},
            on={"open-arsenal": "combat-overseer", "open-arsenal#2": "machinator"},
            hands={HONZA: "marshals-baton"},
        )

        assert targets_of(given.table, HONZA, given["marshals-baton"]) == [given["combat-overseer"]]


@pytest.mark.example("DT-EX-25")
@pytest.mark.rule("DT-SYM-07", "DT-NEVER-02")
def test_who_may_never_have_dark_symmetry_has_none_even_from_ilian() -> None:
    with invented(NEVER_GIFTED):
        given = GivenFront(
            kohorts={HONZA: "ilian-mistress-of-the-void outcast razide"}, hands={HONZA: "distort dark-fire"}
        )

        assert given["razide"] in targets_of(given.table, HONZA, given["distort"])
        for gift in ("distort", "dark-fire"):
            assert given["outcast"] not in targets_of(given.table, HONZA, given[gift])
            assert given["outcast"] not in targets_of(given.table, HONZA, given[gift], by_effect=True)


@pytest.mark.example("DT-EX-43")
@pytest.mark.rule("DT-MOD-01", "DT-MOD-02")
def test_base_values_change_first_then_all_is_multiplied_then_added() -> None:
    with invented(DANCE):
        given = GivenFront(
            kohorts={HONZA: "three-of-all"},
            on={
                "grim-reaper": "three-of-all",
                "hellhound-necrotank": "three-of-all",
                "dance-on-the-edge": "three-of-all",
            },
            boarded="hellhound-necrotank",
        )

        assert given.values("three-of-all") == ((3 - 2) * 2 + 5, 7, 7, 3 * 2 + 5)
