"""The town check, elimination, and the defenceless check of scenarios (WC-TOWN)."""

import pytest

from herna.games.warcraft.given import GivenWar, special_rule, victory_condition
from herna.games.warcraft.table import OUT
from tests.games.warcraft.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    row("the first town check with an enemy unit puts a marker", "WC-DX-01", "WC-TOWN-02", "WC-TOWN-03", "WC-TOWN-04",
        # Derived test DX-01.
        given("towns", pieces={1: {"B": "G"}}), then({"marked": ["B"], "over": None, "eliminated": ()})),
    row("the second one eliminates the owner and the last side wins", "WC-DX-02", "WC-TOWN-05", "WC-TOWN-07",
        "WC-TOWN-10", "WC-WIN-13",
        # Derived test DX-02.
        given("towns", pieces={1: {"B": "G"}}, marked="B"), then({"over": ((0.0, 1.0), "WC-TOWN-10")})),
    row("that a town falls is told besides that its player is out", "WC-TOWN-05",
        given("towns", pieces={1: {"B": "G"}}), then({"times town_fell": 0, "times eliminated": 0}),
        given("towns", pieces={1: {"B": "G"}}, marked="B"),
        then({"told town_fell": [(0, "B")], "told eliminated seat": [0]})),
    row("a marked town without enemies is safe and stays marked", "WC-TOWN-06",
        given("towns", pieces={0: {"B": "G"}}, marked="B"), then({"eliminated": (), "marked": ["B"]})),
    row("an eliminated player leaves with everything and the others go on", "WC-TOWN-09", "WC-ROUND-08",
        given("towns", races="orc human undead", towns="B F -", pieces={0: {"C": "GW"}, 1: {"B": "G"}},
            outposts={0: "D"}, gold={0: 5}, wood={0: 5}, marked="B"),
        then({"over": None, "eliminated": (0,), "on C": "", "outpost D": None, "stock 0": (0, 0)}),
        then(lambda war: len(war.out()) == 31), then({"decks 0": ""}),
        # the first player was eliminated: the next one was first, and after the round the one after that
        then({"round": 2, "first": 2})),
    row("a town is open again when those who fought for it are out", "WC-TOWN-09", "WC-MOVE-15",
        given("towns", races="orc human undead", towns="B F -", pieces={0: {"F": "G"}, 1: {"B": "G", "F": "G"}},
            marked="B", locked="F"), then({"eliminated": (0,), "locked": []})),
    row("a marked town and that of an eliminated player are towns as before", "WC-TOWN-08", "WC-TOWN-12",
        given("deploy", training={0: "G"}, pieces={0: {"B": "G"}}, marked="B"), then({"points 0": 3}),
        "deploy ground B", then({"on B": "GG"}),
        given("towns", races="orc human undead", towns="B F -", pieces={1: {"B": "G"}}, marked="B"),
        then({"eliminated": (0,), "points 1": 3})),
    row("a whole team is eliminated together", "WC-TOWN-05", "WC-TEAM-11",
        given("towns", races="orc human undead night-elf", towns="B F - -", teams="x y x y", pieces={1: {"B": "G"}},
            marked="B"), then({"over": ((0.0, 1.0, 0.0, 1.0), "WC-TOWN-10")})),
    row("two marked towns held by each other fall in turn order", "WC-DX-13", "WC-TOWN-13", "WC-WIN-04",
        # Derived test DX-13: the first player's Town is looked at first.
        given("towns", first=0, pieces={0: {"F": "G"}, 1: {"B": "G"}}, marked="BF"),
        then({"over": ((0.0, 1.0), "WC-TOWN-10")}),
        given("towns", first=1, pieces={0: {"F": "G"}, 1: {"B": "G"}}, marked="BF"),
        then({"over": ((1.0, 0.0), "WC-TOWN-10")})),
    row("a player without pieces is not eliminated", "WC-TOWN-11",
        given("towns", pieces={1: {"C": "G"}}), then({"eliminated": ()})),
    row("who has lost the town has no outposts left to lose", "WC-TOWN-05", "WC-SCEN-NORDRASSIL-15",
        given("towns", races="orc human undead", towns="B F -", pieces={1: {"B": "G", "C": "G"}}, outposts={0: "C"},
            marked="BC", special=[special_rule("outposts-are-towns", (0,))]),
        then({"eliminated": (0,), "outpost C": None})),
    row("an outpost in your own town makes no second town of it", "WC-TOWN-04", "WC-SCEN-NORDRASSIL-15",
        given("towns", pieces={1: {"B": "G"}}, outposts={0: "B"}, special=[special_rule("outposts-are-towns", (0,))]),
        then({"marked": ["B"], "eliminated": ()})),
    row("a necromancer and a token beside an enemy unit are gone for good", "WC-SCEN-NECRO-15", "WC-SCEN-NECRO-17",
        "WC-SCEN-NECRO-19",
        given(active=1, races="undead human", towns="- F", pieces={0: {"C": "N", "J": "N"}, 1: {"D": "GG"}},
            tokens=[("a", "unit-ground", "C", -1), ("b", "unit-air", "D", -1)],
            special=[special_rule("necromancers", (0,))],
            victory=[victory_condition("necromancers-killed", (1,)), victory_condition("tokens-destroyed", (1,),
            tokens=(0, 1))]), "move ground D C", "end_movement",
        then({"out": "N", "tokens": [-4, -4], "over": ((0.0, 1.0), "WC-SCEN-NECRO-19")})),
    row("a token on the first space of the map is destroyed too", "WC-SCEN-NECRO-17",
        given(active=1, races="undead human", towns="- F", pieces={0: {"J": "N"}, 1: {"B": "G"}},
            tokens=[("a", "unit-ground", "A", -1)], special=[special_rule("necromancers", (0,))]), "move ground B A",
        "end_movement", then({"tokens": [-4]})),
    row("a token that was destroyed is not destroyed again", "WC-SCEN-NECRO-17",
        given(active=1, races="undead human", towns="- F", pieces={0: {"J": "N"}, 1: {"A": "G", "I": "G"}},
            tokens=[("a", "unit-ground", "A", -1)], special=[special_rule("necromancers", (0,))]),
        lambda war: war.table.tokens.__setitem__(0, OUT), "end_movement",
        then({"tokens": [OUT], "told token_destroyed": []})),
    row("a token on which no enemy unit is stays", "WC-SCEN-NECRO-17",
        given(active=1, races="undead human", towns="- F", pieces={0: {"A": "N", "B": "G"}, 1: {"D": "G", "J": "W"}},
            tokens=[("a", "unit-ground", "A", -1), ("b", "unit-air", "B", -1), ("c", "graveyard", "J", -1)],
            special=[special_rule("necromancers", (0,))]), "end_movement", then({"tokens": ["A", "B", "J"]})),
    row("killing the last necromancer wins at once", "WC-SCEN-NECRO-19",
        given(active=1, races="undead human", towns="- F", pieces={0: {"C": "N"}, 1: {"D": "G"}},
            special=[special_rule("necromancers", (0,))], victory=[victory_condition("necromancers-killed", (1,))]),
        "move ground D C", "end_movement", then({"over": ((0.0, 1.0), "WC-SCEN-NECRO-19")})),
)  # fmt: skip


@pytest.mark.rule("WC-SCEN-NORDRASSIL-15", "WC-SCEN-NORDRASSIL-18", "WC-SCEN-NORDRASSIL-14")
def test_outposts_that_are_towns_fall_by_the_town_check_only() -> None:
    def given(moment: str, marked: str = "") -> GivenWar:
        return GivenWar(
            moment,
            active=1,
            races="night-elf undead",
            towns="- -",
            pieces={1: {"C": "G", "D": "G"}},
            outposts={0: "CD"},
            marked=marked,
            special=[special_rule("outposts-are-towns", (0,))],
            victory=[victory_condition("town-lost", (1,), space=3)],
        )

    assert given("move").chooses("end_movement").outpost("C") == 0
    assert given("towns").table.marked == (2, 3)
    only_c = given("towns", marked="C")
    assert only_c.outpost("C") is None
    assert only_c.table.eliminated == ()
    assert only_c.over() is None
    assert given("towns", marked="D").over() == ((0.0, 1.0), "WC-SCEN-NORDRASSIL-14")
