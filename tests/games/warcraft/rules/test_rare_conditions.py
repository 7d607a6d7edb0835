"""Conditions that seldom decide anything: each in a position in which it alone does."""

from herna.games.warcraft.given import special_rule, victory_condition
from tests.games.warcraft.rows import given, prove, row, then

test_what_follows_from_a_position = prove(
    row("a battle won in the town does not win while the captive is elsewhere", "WC-SCEN-CAPTIVES-14",
        given(pieces={0: {"C": "G"}, 1: {"B": "G"}}, tokens=[("thrall", "captive", "D", 0)],
            special=[special_rule("captives")], victory=[victory_condition("captive-home")], dice=[6, 1]),
        "move ground C B", "end_movement", then({"told battle_ended": [("B", 0)], "over": None})),
    row("an outpost on a locked space waits for the battle", "WC-MOVE-20", "WC-MOVE-24",
        # Ruling WC-RUL-27: it is the step of a third player, who is not involved.
        given(races="orc human undead", towns="A F -", active=2, pieces={0: {"B": "G"}, 1: {"B": "G"}, 2: {"D": "G"}},
            outposts={0: "B"}, locked="B"), "end_movement", then({"told outpost_destroyed": [], "locked": ["B"]})),
)  # fmt: skip
