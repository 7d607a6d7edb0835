"""Battles, casualties and abilities (WC-BATTLE, WC-CASUALTY, WC-ABILITY). Seat 0 attacks, seat 1 defends."""

from __future__ import annotations

import pytest

from herna.engine.decision import Choice
from tests.kit.war import ROUND_X, GivenWar, a_battle, special_rule


def battles_told(war: GivenWar) -> list[Choice]:
    """What was told about battles as a whole."""
    assert war.play.log is not None
    return [event.whole for event in war.play.log.events if str(event.whole[0]).startswith("battle_")]


@pytest.mark.rule("WC-BATTLE-01", "WC-CASUALTY-03")
def test_a_lost_unit_goes_to_the_reserve() -> None:
    war = a_battle({"X": "G"}, {"X": "G"}, dice=[6, 1])

    assert war.on("X", 1) == ""
    assert war.reserve(1).count("G") == 10


@pytest.mark.rule("WC-BATTLE-11", "WC-BATTLE-12", "WC-BATTLE-27")
def test_both_sides_roll_before_anybody_is_lost_and_an_empty_field_has_no_winner() -> None:
    war = a_battle({"X": "G"}, {"X": "G"}, dice=[1, 1])

    assert war.on("X", 0) == war.on("X", 1) == ""
    assert [war.hand(0), war.hand(1)] == [1, 1]


@pytest.mark.rule("WC-BATTLE-13", "WC-BATTLE-24", "WC-CASUALTY-12")
def test_the_battle_ends_after_the_phase_that_empties_the_field() -> None:
    war = a_battle({"X": "RG"}, {"X": "G", "A": "G"}, dice=[1])

    war.chooses("lose 1 ground X")

    assert len(war.told("rolled")) == 1
    assert war.on("A", 1) == "G"
    assert [war.hand(0), war.hand(1)] == [2, 1]


@pytest.mark.rule("WC-BATTLE-10", "WC-BATTLE-15")
def test_after_three_phases_a_new_battle_round_starts() -> None:
    war = a_battle({"X": "RAG"}, {"X": "G"}, dice=[6, 6, 6, 6, 1])

    assert [kind for _, kind, _ in war.told("rolled")] == ["ranged", "air", "ground", "ground", "ranged"]


@pytest.mark.rule("WC-BATTLE-20", "WC-BATTLE-21")
def test_mountains_change_nothing_in_a_battle() -> None:
    # an air unit on a mountain fights from the flank
    war = a_battle({"X": "G", "M": "A"}, {"X": "G"}, dice=[1])
    assert war.on("X", 1) == ""
    # and ground units fight from the flanks of a mountain
    war = GivenWar(
        "battle", map=ROUND_X, towns="- -", pieces={0: {"M": "A", "X": "G"}, 1: {"M": "A"}}, dice=[6, 6, 1, 6, 1]
    )
    assert [kind for _, kind, _ in war.told("rolled")][:3] == ["air", "air", "ground"]


@pytest.mark.rule("WC-BATTLE-28")
def test_survivors_stay_where_they_are() -> None:
    war = a_battle({"X": "G", "A": "G"}, {"X": "G", "D": "R"}, dice=[6, 6, 1, 6])

    war.chooses("lose 1 ground X")

    assert (war.on("X"), war.on("A"), war.on("D", 1)) == ("G", "G", "R")


@pytest.mark.rule("WC-BATTLE-32", "WC-CASUALTY-13")
def test_a_battle_that_nobody_is_left_for_is_told_as_cancelled() -> None:
    """The Humans take their casualty from A, which was to be the second battlefield."""
    war = a_battle({"X": "G", "A": "G"}, {"X": "GG", "A": "G"}, dice=[6, 6, 6, 1, 6, *[6, 6, 1, 1]])
    war.chooses("fight X 0 1", "lose 1 ground A")

    assert [event[0] for event in battles_told(war)] == ["battle_began", "battle_ended", "battle_cancelled"]
    assert war.told("battle_cancelled") == [(0, 1, war.letters.index("A"))]
    assert war.hand(0) == 2  # one for the battle, one for winning it


@pytest.mark.rule("WC-BATTLE-32")
def test_a_battle_that_is_still_to_be_fought_is_not_told_as_cancelled() -> None:
    war = a_battle({"X": "G", "A": "G"}, {"X": "G", "A": "G"}, dice=[6, 6, 1, 6, 6, 1, 6])

    war.chooses("fight X 0 1", "lose 1 ground X")

    assert [event[0] for event in battles_told(war)] == ["battle_began", "battle_ended"] * 2


@pytest.mark.rule("WC-BATTLE-32", "WC-BATTLE-35")
def test_of_two_battles_on_a_space_the_one_without_an_enemy_is_cancelled() -> None:
    """Orcs against Humans and Undead on X: the Orcs' last unit falls in the first battle."""
    war = GivenWar(
        "battle",
        map=ROUND_X,
        races="orc human undead",
        towns="- - -",
        pieces={0: {"X": "G"}, 1: {"X": "G"}, 2: {"X": "G"}},
        dice=[1, 6, *[6, 1]],
    )
    war.chooses("fight X 0 1")

    assert war.told("battle_cancelled") == [(0, 2, 3)]
    assert war.told("battle_began")[1][2] == 3  # the Humans and the Undead fight each other


@pytest.mark.rule("WC-BATTLE-34", "WC-BATTLE-01", "WC-DEPLOY-04")
def test_units_that_meet_in_a_deploy_step_fight_only_in_the_next_move_step() -> None:
    """An Orc unit is deployed into the Town that Humans hold: they fight after movement of the next round."""
    war = GivenWar("round", pieces={1: {"B": "G"}}, training={0: "G"}, gold={0: 9, 1: 9}, wood={0: 9, 1: 9}, victory=[])
    war.chooses("end_movement", "end_movement", "deploy ground B")

    steps = []
    while not war.told("battle_began"):
        steps.append((war.table.round, war.table.step, war.asked()[0]))
        war.chooses("end_movement" if "end_movement" in war.offered() else "end_step")

    assert steps == [(1, "spend", 0), (1, "spend", 1), (2, "move", 1)]
    assert war.told("battle_began")[0] == (1, 0, 1)  # the first involved in turn order attacks


@pytest.mark.rule("WC-BATTLE-33")
def test_who_takes_part_is_settled_when_the_battle_starts() -> None:
    """A unit that returns to a flank of the battle does not join it; one that is raised on the battlefield does."""
    war = GivenWar(
        "battle",
        map=ROUND_X,
        races="human undead",
        towns="- -",
        levels={1: "1 3 1"},
        pieces={0: {"X": "GG"}, 1: {"X": "RG"}},
        outposts={1: "A"},
        special=[special_rule("revival", (1,))],
        victory=[],
        dice=[1, *[6, 6, 1, 1], *[6, 6, 6]],
    )
    war.chooses("raise_unit")

    assert [owner for owner, kind, _ in war.told("rolled") if kind == "ground"][:2] == [1, 1]  # the raised one too
    assert war.table.fighting & war.table.on[war.letters.index("A")] == 0


@pytest.mark.rule("WC-BATTLE-35")
def test_each_of_two_enemies_on_a_space_is_fought_separately() -> None:
    war = GivenWar(
        "battle",
        map=ROUND_X,
        races="orc human undead",
        towns="- - -",
        pieces={0: {"X": "GG"}, 1: {"X": "G"}, 2: {"X": "G"}},
        dice=[6, 1, 6, 6, 1, 6],
    )
    assert war.offers("fight") == {"X 0 1", "X 0 2"}

    war.chooses("fight X 0 2")

    assert war.told("battle_began") == [(0, 2, 3), (0, 1, 3)]
    assert war.on("X") == "GG"


@pytest.mark.rule("WC-BATTLE-35")
def test_enemies_who_are_left_fight_each_other_when_a_third_side_entered_a_locked_town() -> None:
    """The one who came last is the attacker: into a Town, its owner."""
    war = GivenWar(
        "battle",
        active=2,
        races="orc human undead",
        towns="B F -",
        pieces={0: {"F": "G"}, 1: {"F": "GG"}, 2: {"F": "G"}},
        locked="F",
        dice=[1, 6, *[6, 1, 6]],
    )

    war.chooses("fight F 2 0")

    # then the third side is gone after its first battle, and the two others fight
    assert war.told("battle_began") == [(2, 0, 5), (1, 0, 5)]


@pytest.mark.rule("WC-BATTLE-35", "WC-EXP-PORTAL-4")
def test_who_came_by_town_portal_attacks_while_any_of_his_units_is_left() -> None:
    war = GivenWar(
        active=2,
        races="orc human undead night-elf",
        towns="B F - -",
        pieces={0: {"F": "GG"}, 1: {"C": "G"}, 3: {"F": "GG"}},
        hands={1: "town-portal"},
        dice=[1, 6, 6, *[1, 1, 1, 1]],
    )

    war.chooses("end_movement", "play town-portal")

    # then the Human unit is lost in the first battle, and the two others fight the second
    assert war.told("battle_began") == [(1, 3, 5), (3, 0, 5)]


@pytest.mark.rule("WC-CASUALTY-05")
def test_casualties_alternate_and_the_side_that_has_none_left_is_skipped() -> None:
    war = a_battle(
        {"X": "GG", "A": "GG"}, {"X": "GG", "D": "GG"}, dice=[1, 6, 6, 6, 1, 1, 1, 6]
    )  # the defenders roll first: one hit; the attackers hit three times

    war.chooses("lose 1 ground X", "lose 0 ground A", "lose 1 ground X")

    assert [owner for owner, _, _ in war.told("lost")] == [1, 0, 1, 1]


@pytest.mark.rule("WC-CASUALTY-08", "WC-CASUALTY-07")
def test_ground_casualties_lapse_if_only_air_units_are_left() -> None:
    war = a_battle({"X": "GG"}, {"X": "A"}, dice=[6, 1, 1, 1, 6, 1, 1, 1, 6])

    assert war.told("lost")[0][:2] == (0, "ground")
    assert war.on("X", 1) == "A"


@pytest.mark.rule("WC-CASUALTY-10")
def test_casualties_beyond_the_units_are_lost() -> None:
    war = a_battle({"X": "GGG"}, {"X": "G"}, dice=[6, 1, 1, 1])

    assert len(war.told("lost")) == 1


@pytest.mark.rule("WC-CASUALTY-04")
def test_workers_are_no_casualties() -> None:
    war = a_battle({"X": "G", "A": "W"}, {"X": "GG"}, dice=[1, 1, 6])

    assert war.on("A") == "W"
    assert war.on("X") == ""


@pytest.mark.rule("WC-CASUALTY-15")
def test_a_unit_lives_or_dies_and_no_damage_is_left() -> None:
    """An Area Attack that costs two does not weaken the third unit: it fights on, and takes a hit of its own."""
    war = a_battle({"X": "G"}, {"X": "GG", "A": "G"}, dice=[6, 6, 6, 1, *[6, 5]], levels={0: "4 1 1"})
    assert war.table.owed == (2, 0)

    war.chooses("lose 1 ground X", "lose 1 ground A")

    assert war.told("rolled")[4:] == [(1, "ground", 6), (0, "ground", 5)]
    assert len(war.told("lost")) == 3


@pytest.mark.rule("WC-SCEN-CAPTIVES-05")
def test_ground_and_ranged_units_do_not_fight_across_a_wall() -> None:
    war = a_battle({"X": "G", "A": "GRA"}, {"X": "G"}, dice=[6, 6, 6, 1, 6, 6], walls="A-X")

    assert [(owner, kind) for owner, kind, _ in war.told("rolled")] == [
        (0, "air"),
        (1, "ground"),
        (0, "ground"),
        (0, "air"),
    ]


# Teams


@pytest.mark.rule("WC-BATTLE-04", "WC-BATTLE-09", "WC-BATTLE-19", "WC-TEAM-06", "WC-TEAM-07")
def test_a_teammate_decides_whether_the_units_on_the_flanks_take_part() -> None:
    def given(dice: list[int]) -> GivenWar:
        return GivenWar(
            "battle",
            map=ROUND_X,
            races="orc human undead night-elf",
            towns="- - - -",
            teams="x y x y",
            pieces={0: {"X": "G"}, 1: {"X": "G"}, 2: {"A": "G"}},
            dice=dice,
        )

    joined = given([6, 6, 1])
    assert joined.asked() == (2,)
    joined.chooses("join")
    assert [owner for owner, _, _ in joined.told("rolled")] == [1, 0, 2]
    assert [joined.hand(seat) for seat in range(4)] == [2, 1, 1, 0]

    stayed = given([6, 1]).chooses("stay_out")
    assert [owner for owner, _, _ in stayed.told("rolled")] == [1, 0]
    assert stayed.hand(2) == 0


def a_team_that_loses_a_unit(pieces: dict[int, dict[str, str]], dice: list[int], active: int = 0) -> GivenWar:
    """Orcs and Undead against Humans and Night Elves on X; all who may join do."""
    war = GivenWar(
        "battle",
        map=ROUND_X,
        active=active,
        races="orc human undead night-elf",
        towns="- - - -",
        teams="x y x y",
        pieces=pieces,
        dice=dice,
    )
    while "join" in war.offered():
        war.chooses("join")
    return war


@pytest.mark.rule("WC-CASUALTY-14", "WC-TEAM-08")
def test_one_player_of_a_team_removes_casualties_of_the_whole_team() -> None:
    """Ruling WC-RUL-44: the Humans are on the battlefield, the Night Elves on a flank."""
    war = a_team_that_loses_a_unit({0: {"X": "G"}, 1: {"X": "G"}, 3: {"A": "G"}}, dice=[6, 6, 1, *[6, 1]])

    assert war.asked() == (1,)
    assert war.offered() == {"lose 1 ground X", "lose 3 ground A"}
    war.chooses("lose 3 ground A")
    assert [owner for owner, _, _ in war.told("lost")] == [3, 1]


@pytest.mark.rule("WC-CASUALTY-14")
@pytest.mark.parametrize(
    ("active", "pieces", "dice", "decides"),
    [
        (0, {0: {"X": "G"}, 1: {"A": "G"}, 3: {"X": "G"}}, [6, 6, 1], 3),  # only the Night Elves are on the battlefield
        (0, {0: {"X": "G"}, 1: {"X": "G"}, 3: {"X": "G"}}, [6, 6, 1], 1),  # both are: the next in turn order
        (2, {0: {"A": "G"}, 1: {"X": "GG"}, 2: {"X": "G"}}, [1, 6, 6, 6], 2),
        (2, {0: {"X": "G"}, 1: {"X": "GG"}, 2: {"X": "G"}}, [1, 6, 6, 6], 2),  # both: in whose Move Step it is
        (0, {0: {"X": "G"}, 1: {"X": "GG"}, 2: {"X": "G"}}, [1, 6, 6, 6], 0),
    ],
)
def test_who_is_on_the_battlefield_decides_on_casualties(
    active: int, pieces: dict[int, dict[str, str]], dice: list[int], decides: int
) -> None:
    """Ruling WC-RUL-44."""
    assert a_team_that_loses_a_unit(pieces, dice, active).asked() == (decides,)


@pytest.mark.rule("WC-CASUALTY-14", "WC-CASUALTY-11")
def test_when_nobody_of_the_team_is_on_the_battlefield_any_more_the_first_in_turn_order_decides() -> None:
    """Ruling WC-RUL-44: the only unit there is removed first, and another casualty is to be removed."""
    war = a_team_that_loses_a_unit({0: {"X": "GG"}, 1: {"A": "G"}, 3: {"X": "G", "D": "G"}}, dice=[6, 6, 6, 1, 1])
    assert war.asked() == (3,)

    war.chooses("lose 3 ground X")

    assert (war.asked(), war.offered()) == ((1,), {"lose 1 ground A", "lose 3 ground D"})


@pytest.mark.rule("WC-EXP-VP-2", "WC-CASUALTY-14")
def test_who_decides_for_a_team_may_lay_down_victory_points() -> None:
    war = GivenWar(
        "battle",
        map=ROUND_X,
        races="orc human undead",
        towns="- - -",
        teams="x y x",
        pieces={0: {"X": "G"}, 1: {"X": "G"}, 2: {"X": "R"}},
        hands={0: "victory-point", 2: "victory-point"},
        decks={0: "", 1: "", 2: ""},
        dice=[6, 1, 6],
    )

    assert (war.asked(), war.offers("play")) == ((0,), {"victory-point"})


@pytest.mark.rule("WC-BATTLE-26")
def test_each_winner_with_a_unit_on_the_battlefield_draws_and_no_other() -> None:
    both = a_team_that_loses_a_unit({0: {"X": "G"}, 1: {"X": "G"}, 2: {"X": "G"}}, dice=[6, 1, 6])
    assert [both.hand(seat) for seat in range(4)] == [2, 1, 2, 0]

    one = a_team_that_loses_a_unit({0: {"X": "G"}, 1: {"X": "G"}, 2: {"A": "G"}}, dice=[6, 1, 6])
    assert [one.hand(seat) for seat in range(4)] == [2, 1, 1, 0]
