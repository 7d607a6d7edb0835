"""Printed examples: movement and the stacking limits."""

import pytest

from herna.games.warcraft.given import GivenWar
from tests.games.warcraft.rows import given, prove, row, then


@pytest.mark.example("WC-EX-06")
@pytest.mark.rule("WC-MOVE-11", "WC-SPACE-06")
def test_the_rulebooks_example_of_a_ground_unit_beside_a_mountain() -> None:
    """Příklady Pohybu."""
    war = GivenWar(pieces={0: {"H": "GRWA"}})

    assert "I" not in war.offers("move ground H") | war.offers("move ranged H") | war.offers("move worker H")
    assert "I" in war.offers("move air H")


test_what_follows_from_a_position = prove(
    row("the rulebook's example of an air unit that meets the enemy", "WC-EX-03", "WC-MOVE-03", "WC-MOVE-06",
        "WC-MOVE-16",
        # Příklady Pohybu.
        given(pieces={0: {"C": "A"}, 1: {"D": "G"}}, dice=[6, 6, 1]),
        # then it cannot fly past the enemy on D, only round it
        then({"offers move air C": {"A", "B", "D", "H", "I", "J", "K"}}),
        # when it enters D and movement ends, there is a battle; the air unit hits in the second battle round
        "move air C D", then({"offers move air D": set()}),
        "end_movement", then(lambda war: war.told("battle_began") == [(0, 1, 3)])),
    row("the rulebook's example of fast", "WC-EX-04", "WC-MOVE-14",
        # Příklady Pohybu: up to 3 spaces in all, for a ground unit and for an air unit.
        given(pieces={0: {"C": "GA"}}, quickened="C"),
        then({"offers move ground C": {"A", "B", "D", "E", "F", "H", "J", "K", "L"},
            "offers move air C": {"A", "B", "D", "E", "F", "H", "I", "J", "K", "L"}})),
    row("the rulebook's example of a full space", "WC-EX-05", "WC-STACK-01", "WC-STACK-05",
        # Příklady Pohybu: nobody may end on a space with three friendly units who cannot make room any more.
        given(pieces={0: {"B": "GGG", "C": "G", "J": "G"}}, quickened="C"), "move ground B C", "move ground B C",
        then(lambda war: "C" in war.offers("move ground J")),  # the third on C has not moved yet and can make room
        "move ground C D", "move ground J C", then(lambda war: "C" not in war.offers("move ground B"))),
    row("the rulebook's example of a worker beside the enemy", "WC-EX-07", "WC-MOVE-09",
        # Příklady Pohybu.
        given(pieces={0: {"C": "W"}, 1: {"D": "G"}}), then({"offers move worker C": {"A", "B", "H", "J", "K"}})),
    row("the rulebook's example of three against three", "WC-EX-08", "WC-STACK-04", "WC-MOVE-16",
        # Omezení počtu.
        given(pieces={0: {"C": "GGG"}, 1: {"D": "GGG"}}, dice=[1, 1, 1, 1, 1, 1]), "move ground C D", "move ground C D",
        "move ground C D", then({"on D 0": "GGG", "on D 1": "GGG"}),
        "end_movement", then(lambda war: war.told("battle_began") == [(0, 1, 3)])),
    row("the rulebook's example of units and workers together", "WC-EX-09", "WC-STACK-02", "WC-STACK-03",
        # Omezení počtu: three units and three workers on one space, and no fourth of either.
        given(pieces={0: {"C": "GGG", "J": "WWW", "D": "GW"}}), lambda war: war.chooses(*["move ground C J"] * 3),
        then({"on J": "GGGWWW"}, lambda war: "J" not in war.offers("move ground D")),
        "move worker D J", "move worker J K",  # a worker who has not moved makes room
        then({"on J": "GGGWWW", "on K": "W", "may end_movement": True})),
)  # fmt: skip
