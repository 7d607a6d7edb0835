"""The cards of the Savanna Elves."""

from __future__ import annotations

from herna.games.summoner_wars.rules.zones import remove_boost
from tests.kit.battle import SOUTH, GivenBattle, M

# Abua Shi: Spirit Bond


def test_spirit_bond_boosts_an_own_unit_and_gives_it_all_own_boost() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 3), "border-archer": (6, 4), "gate": (2, 2)},
        north={"ollag": (4, 4)},
        phase="move",
        boost={"abua-shi": 2, "lioness": 1},
    )

    battle.chooses("move abua-shi 2,4", "stop")
    assert battle.offered() == {"target lioness", "decline"}  # neither enemies nor structures nor 4 spaces away
    battle.chooses("target lioness")

    assert battle.boost("lioness") == 4
    assert battle.boost("abua-shi") == 0


def test_spirit_bond_may_be_declined_and_does_not_happen_without_a_move() -> None:
    battle = GivenBattle(
        south={"abua-shi": (1, 4), "lioness": (3, 4)},
        phase="move",
        boost={"abua-shi": 1},
        hands={SOUTH: "chant-growth"},
    )

    battle.chooses("move lioness 3,3", "stop")
    assert not battle.offers("target")
    battle.chooses("move abua-shi 2,4", "stop", "decline")

    assert battle.boost("lioness") == 0
    assert battle.boost("abua-shi") == 1


# Lioness: Imbued Life


def test_imbued_life_adds_1_life_for_each_boost_up_to_5() -> None:
    battle = GivenBattle(south={"lioness": (3, 3), "lioness#2": (5, 5)}, boost={"lioness": 3, "lioness#2": 7})

    assert battle.life("lioness") == 5
    assert battle.life("lioness#2") == 7


def test_a_lioness_that_loses_the_boost_she_lives_by_falls_and_pays_nobody() -> None:
    """SW-GAP-17, CR-10."""
    battle = GivenBattle(south={"lioness": (3, 3)}, phase="move", boost={"lioness": 2}, damage={"lioness": 3})

    remove_boost(battle.table, battle["lioness"])
    battle.chooses("end_phase")

    assert battle.in_discard("lioness")
    assert battle.table.magic == [5, 5]


# Rhinoceros: Imbued Speed


def test_imbued_speed_adds_a_space_for_each_boost() -> None:
    battle = GivenBattle(south={"rhinoceros": (2, 3)}, phase="move", boost={"rhinoceros": 2})

    battle.chooses("move rhinoceros 3,3", "step 4,3", "step 5,3")
    assert battle.offers("step")
    battle.chooses("step 6,3")

    assert battle.at("rhinoceros") == (6, 3)
    assert battle.table.phase == "move"
    assert not battle.offers("step")


def test_imbued_speed_adds_at_most_5_spaces() -> None:
    battle = GivenBattle(south={"rhinoceros": (2, 1)}, phase="move", boost={"rhinoceros": 9})

    battle.chooses("move rhinoceros 2,2", "step 2,3", "step 2,4", "step 2,5", "step 2,6", "step 3,6", "step 4,6")

    assert battle.at("rhinoceros") == (4, 6)
    assert not battle.offers("step")


def test_a_rhinoceros_without_boost_moves_2_spaces() -> None:
    battle = GivenBattle(south={"rhinoceros": (2, 1)}, phase="move")

    battle.chooses("move rhinoceros 2,2", "step 2,3")

    assert not battle.offers("step")


# Spirit Mage: Charged, Commune with Spirits


def test_charged_boosts_a_spirit_mage_that_was_summoned() -> None:
    battle = GivenBattle(south={"starting-gate": (2, 4)}, phase="summon", hands={SOUTH: "spirit-mage"})

    battle.chooses("summon spirit-mage 3,4")

    assert battle.boost("spirit-mage") == 1
    assert battle.table.magic == [4, 5]


def test_a_spirit_mage_without_boost_communes_for_itself() -> None:
    """SW-GAP-22: only one of the two can be done, so nobody is asked."""
    battle = GivenBattle(south={"spirit-mage": (3, 3), "lioness": (3, 4)}, phase="move")

    battle.chooses("move spirit-mage 4,3", "stop")

    assert battle.boost("spirit-mage") == 1
    assert battle.boost("lioness") == 0
    assert battle.table.phase == "move"
    assert not battle.offers("target")


def test_a_boosted_spirit_mage_boosts_itself_or_spends_a_boost_for_another() -> None:
    battle = GivenBattle(
        south={"spirit-mage": (3, 3), "lioness": (3, 5), "border-archer": (7, 3), "gate": (3, 2)},
        north={"ollag": (5, 3)},
        phase="move",
        boost={"spirit-mage": 1},
    )

    battle.chooses("move spirit-mage 4,3", "step 3,3")  # out and back is a move (SW-MOVE-08)
    assert battle.offered() == {"boost_it", "target lioness"}
    battle.chooses("target lioness")

    assert battle.boost("spirit-mage") == 0
    assert battle.boost("lioness") == 1


def test_a_boosted_spirit_mage_may_keep_its_boost_and_add_one() -> None:
    battle = GivenBattle(south={"spirit-mage": (3, 3), "lioness": (3, 5)}, phase="move", boost={"spirit-mage": 1})

    battle.chooses("move spirit-mage 4,3", "stop", "boost_it")

    assert battle.boost("spirit-mage") == 2
    assert battle.boost("lioness") == 0


# Miti Kyru: Inspire, Withdraw


def test_inspire_boosts_each_own_unit_beside() -> None:
    battle = GivenBattle(
        south={"miti-kyru": (3, 2), "lioness": (3, 4), "border-archer": (4, 3), "gate": (2, 3), "rhinoceros": (4, 4)},
        north={"ollag": (7, 3)},
        phase="move",
    )

    battle.chooses("move miti-kyru 3,3", "stop")

    assert battle.boost("lioness") == battle.boost("border-archer") == 1
    assert battle.boost("rhinoceros") == battle.boost("gate") == battle.boost("miti-kyru") == 0


def test_inspire_does_not_boost_enemies() -> None:
    battle = GivenBattle(south={"miti-kyru": (3, 2)}, north={"ollag": (4, 3)}, phase="move")

    battle.chooses("move miti-kyru 3,3", "stop")

    assert battle.boost("ollag") == 0


def after_an_attack_of_miti_kyru(magic: int = 5, boost: int = 1) -> GivenBattle:
    battle = GivenBattle(
        south={"miti-kyru": (4, 3), "gate": (2, 3), "gate#2": (4, 2), "lioness": (4, 4)},
        north={"ollag": (5, 3)},
        boost={"miti-kyru": boost},
        magic=(magic, 5),
        dice=(M, M, M, M),
    )
    return battle.chooses("attack miti-kyru ollag")


def test_withdraw_forces_miti_kyru_for_a_boost() -> None:
    battle = after_an_attack_of_miti_kyru()

    assert battle.offered() == {"pay_boost", "pay_magic", "decline"}
    battle.chooses("pay_boost")
    assert battle.offered() == {"force miti-kyru 3,3"}  # the second space is not empty (SW-GAP-10)
    battle.chooses("force miti-kyru 3,3")

    assert battle.at("miti-kyru") == (3, 3)
    assert battle.boost("miti-kyru") == 0
    assert battle.table.magic == [5, 5]


def test_withdraw_forces_miti_kyru_for_1_magic() -> None:
    battle = after_an_attack_of_miti_kyru(boost=0)

    assert battle.offered() == {"pay_magic", "decline"}
    battle.chooses("pay_magic", "force miti-kyru 3,3")

    assert battle.table.magic == [4, 5]


def test_withdraw_is_not_offered_to_who_can_pay_nothing() -> None:
    battle = after_an_attack_of_miti_kyru(magic=0, boost=0)

    assert "decline" not in battle.offered()
    assert battle.at("miti-kyru") == (4, 3)


def test_withdraw_may_go_1_or_2_spaces_in_any_direction() -> None:
    battle = GivenBattle(south={"miti-kyru": (4, 3)}, north={"ollag": (5, 3)}, dice=(M, M, M, M))

    battle.chooses("attack miti-kyru ollag", "pay_magic")

    assert battle.offers("force miti-kyru") == {"3,3", "2,3", "4,2", "4,1", "4,4", "4,5"}


def test_withdraw_cannot_be_paid_where_miti_kyru_cannot_be_forced() -> None:
    """SW-GAP-10."""
    battle = GivenBattle(
        south={"miti-kyru": (4, 3), "gate": (3, 3), "gate#2": (4, 2), "gate#3": (4, 4)},
        north={"ollag": (5, 3)},
        dice=(M, M, M, M),
    )

    battle.chooses("attack miti-kyru ollag")

    assert not battle.offers("pay_magic")
    assert battle.table.magic == [5, 5]


def test_withdrawing_from_an_enemy_that_engages_is_answered() -> None:
    """CR-13."""
    battle = GivenBattle(south={"miti-kyru": (4, 3)}, north={"citadel-knight": (5, 3)}, dice=(M, M, M, M))

    battle.chooses("attack miti-kyru citadel-knight", "pay_magic", "force miti-kyru 2,3")

    assert battle.damage("miti-kyru") == 1


# Miti Mumway


def test_miti_mumway_has_1_strength_more_for_each_boost_and_tramples() -> None:
    battle = GivenBattle(
        south={"miti-mumway": (3, 3)}, north={"beast-rider": (4, 3)}, phase="move", boost={"miti-mumway": 6}
    )

    assert battle.strength("miti-mumway") == 6
    battle.chooses("move miti-mumway 4,3", "step 5,3")

    assert battle.at("miti-mumway") == (5, 3)
    assert battle.damage("beast-rider") == 1
