"""Harvest and depletion (WC-HARVEST, WC-DEPLETE)."""

from typing import Any

import pytest

from herna.games.warcraft.given import GivenWar, special_rule
from herna.games.warcraft.rules.harvest import HarvestStep
from herna.games.warcraft.table import OUT
from tests.games.warcraft.rows import each, given, notes, position, prove, row, then


@position
def necromancers(pieces: dict[str, str], tokens: str, **given: Any) -> GivenWar:
    """Unit tokens for ground, ranged and air units on these spaces, in the Undead Harvest Step."""
    kinds = ("unit-ground", "unit-ranged", "unit-air")
    return GivenWar(
        "harvest",
        races="undead human",
        towns="- F",
        tokens=[(space.lower(), kind, space, -1) for space, kind in zip(tokens, kinds, strict=True)],
        special=[special_rule("necromancers", (0,))],
        pieces={0: pieces},
        **given,
    )


test_what_follows_from_a_position = prove(
    row("a completely depleted space gives nothing and no roll is made", "WC-HARVEST-07",
        given("harvest", pieces={0: {"A": "WW"}}, depletion={"A": 2}, resources=[]), then({"stock 0": (0, 0)})),
    row("two 3s deplete a fresh mine completely and the third worker does not roll", "WC-DEPLETE-03", "WC-DEPLETE-05",
        "WC-HARVEST-05", "WC-DEPLETE-04",
        given("harvest", pieces={0: {"A": "WWW"}}, resources=[3, 3]), then({"stock 0": (6, 0), "depleted A": 2})),
    row("workers harvest only in mines and forests also beside an outpost", "WC-HARVEST-11", "WC-HARVEST-10",
        given("harvest", pieces={0: {"B": "W", "D": "W", "C": "W", "H": "W"}}, outposts={0: "H"}, resources=[2]),
        then({"stock 0": (0, 2)})),
    row("a worker who builds an outpost where nothing is harvested is not asked for it", "WC-HARVEST-09",
        given("harvest", pieces={0: {"C": "W"}}, outposts={0: "C"}, builds="C"),
        then({"told harvested": [], "outpost C": 0}, lambda war: war.prompt() != "wc-builder-harvests")),
    row("a worker who builds an outpost harvests only at its cost", "WC-DX-09", "WC-HARVEST-08", "WC-HARVEST-09",
        "WC-OUTPOST-06",
        # Derived test DX-09.
        given("harvest", pieces={0: {"A": "WW"}}, outposts={0: "A"}, builds="A", resources=[2]), "decline",
        then({"stock 0": (2, 0), "outpost A": 0}),
        given("harvest", pieces={0: {"A": "WW"}}, outposts={0: "A"}, builds="A", resources=[2, 1]), "accept",
        then({"stock 0": (3, 0), "outpost A": None})),
    row("teammates roll each for their own", "WC-HARVEST-13",
        given("harvest", races="orc human undead", towns="B F -", teams="x y x",
            pieces={0: {"A": "W"}, 2: {"A": "WW"}}, resources=[2]), then({"each stock": [(2, 0), (0, 0), (0, 0)]})),
    row("a 3 pays 3 where nothing is ever depleted", "WC-SCEN-ELFGATE-04", "WC-SCEN-NECRO-13",
        given("harvest", pieces={0: {"A": "WW"}}, special=[special_rule("never-deplete", spaces=(0,))],
            resources=[3, 3]), then({"stock 0": (6, 0), "depleted A": 0})),
    row("two necromancers on two tokens place a unit each or do not", "WC-SCEN-NECRO-07",
        necromancers({"C": "N", "E": "N"}, "CDE"), "decline", "accept",
        then({"on C": "N", "on E": "AN", "prompt": "nothing", "told deployed": [(0, "air", "E")]})),
    row("a token may lie on any space", "WC-SCEN-NECRO-07",
        necromancers({"A": "N"}, "ADE"), "accept", then({"on A": "GN"})),
    row("without a unit in the reserve or room on the space nothing is placed", "WC-SCEN-NECRO-07", "WC-SCEN-NECRO-08",
        necromancers({"E": "N", "J": "AAAA"}, "CDE"), then({"prompt": "nothing"}),
        necromancers({"E": "NAA", "J": "GGG"}, "CDE"), then({"prompt": "wc-place-unit"}),
        necromancers({"E": "NGGG"}, "CDE"), then({"prompt": "nothing"}),
        necromancers({"E": "NGGR"}, "CDE"),
        then({"prompt": "nothing"}),
        necromancers({"C": "NGGG", "E": "N"}, "CDE"),
        # the first token is passed over for the second
        "accept", then({"on E": "AN"})),
    row("resources that a card brings deplete nothing", "WC-DEPLETE-07",
        given("spend", pieces={0: {"A": "W"}}, depletion={"A": 1}, hands={0: "resources"}), "play resources",
        "take gold", then({"stock 0": (2, 0), "depletion": {0: 1}})),
    *each(lambda space, unit: row(f"each token brings a unit of its own kind for free: {space} {unit}",
        "WC-SCEN-NECRO-07",
        necromancers({space: "N"}, "CDE", gold={0: 3}, wood={0: 3}),
        notes(before=lambda war: war.reserve().count(unit)), "accept",
        # once in a round
        then({"prompt": "nothing"}, lambda war: war.on(space) == f"{unit}N",
            lambda war: war.reserve().count(unit) == war.noted["before"] - 1, lambda war: war.stock() == (3, 3))),
        ("C", "G"), ("D", "R"), ("E", "A")),
)  # fmt: skip


@pytest.mark.rule("WC-SCEN-NECRO-07", "WC-SCEN-NECRO-08", "WC-SCEN-NECRO-12")
def test_a_necromancer_on_a_unit_token_may_place_a_unit_there() -> None:
    def given(units: str, token: str = "C") -> GivenWar:
        return GivenWar(
            "harvest",
            races="undead human",
            towns="- F",
            pieces={0: {"C": f"N{units}"}},
            tokens=[("a", "unit-air", token, -1)],
            special=[special_rule("necromancers", (0,))],
        )

    assert given("").chooses("accept").on("C") == "AN"
    assert given("").chooses("decline").on("C") == "N"
    assert given("GGG").prompt() == "nothing"  # no room
    assert given("", token="D").prompt() == "nothing"


@pytest.mark.rule("WC-SCEN-NECRO-07", "WC-SCEN-NECRO-12")
def test_neither_a_worker_nor_a_unit_nor_a_lost_token_brings_units() -> None:
    assert necromancers({"C": "GW", "D": "R", "J": "N"}, "CDE").lay().prompt() == "nothing"
    lost = necromancers({"C": "N", "I": "N"}, "CDE").lay()  # I is the space that OUT would be, counted from the last
    lost.table.tokens[0] = OUT
    assert lost.table.tokens[1:] == [3, 4]
    lost.play.stack = necromancers({"J": "N"}, "CDE").lay().play.stack[:1]
    lost.play.stack.append((HarvestStep(0), 1, ""))
    lost.play.start()
    assert lost.prompt() == "nothing"
