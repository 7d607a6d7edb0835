"""Abilities that several factions share: what happens when they are used to the end, or their unit is gone."""

from __future__ import annotations

from herna.games.summoner_wars.rules.zones import gain_ability
from tests.kit.battle import MR, SOUTH, GivenBattle


def test_an_extra_attack_that_was_paid_for_is_made() -> None:
    """SW-TIME-10: spending the boost is optional, the attack that follows is not."""
    battle = GivenBattle(
        south={"border-archer": (3, 3)}, north={"ollag": (5, 3)}, boost={"border-archer": 1}, dice=(MR, MR, MR, MR)
    )

    battle.chooses("attack border-archer ollag", "accept")

    assert battle.offered() == {"attack border-archer ollag"}


def test_a_unit_that_fell_before_its_trample_is_resolved_tramples_nobody() -> None:
    """SW-GAP-31: what follows a move needs its unit on the battlefield when it is resolved."""
    battle = GivenBattle(
        south={"ice-golem": (3, 3)},
        north={"beast-rider": (4, 3), "hellfire-cultist": (5, 4)},
        phase="summon",
        hands={SOUTH: "ice-ram"},
        damage={"ice-golem": 4, "hellfire-cultist": 1},
    )
    gain_ability(battle.table, battle["ice-golem"], ("trample", "flight"))
    battle.chooses("play ice-ram", "end_phase", "move ice-golem 4,3", "step 5,3")

    battle.chooses("resolve ice-ram ice-ram", "target hellfire-cultist")

    assert battle.in_discard("ice-golem")
    assert battle.damage("beast-rider") == 0


def test_a_trampling_unit_that_flies_damages_every_unit_it_went_through() -> None:
    """Podusání: "Všechny jednotky, skrz něž pohyb proběhl"; Flight lets it go through champions and gates too."""
    battle = GivenBattle(
        south={"mind-witch": (3, 3), "gwalark": (2, 3)},
        north={"bear-cavalry": (3, 5), "ollag": (4, 3), "gate": (5, 3)},
        phase="move",
    )

    battle.chooses("target bear-cavalry", "move mind-witch 4,3", "step 5,3", "step 6,3")

    assert battle.damage("ollag") == 1
    assert battle.damage("gate") == 0
