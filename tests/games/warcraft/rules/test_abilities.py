"""Special abilities of units: Area Attack, Heal, Slow Poison, Bloodlust, Raise Dead (WC-ABILITY)."""

from __future__ import annotations

import pytest

from herna.games.warcraft.rules.attack import casualties, is_hit
from tests.kit.war import ROUND_X, GivenWar, a_battle, a_battle_with_cards


@pytest.mark.rule("WC-ABILITY-SPLASH-1", "WC-CARD-16")
def test_area_attack_costs_two_on_a_natural_1_only() -> None:
    war = a_battle({"X": "G"}, {"X": "G"}, dice=[6, 1], levels={0: "4 1 1"})

    assert casualties(war.table, ((0, 0, 1, 1),), [1]) == 2
    assert casualties(war.table, ((0, 0, 2, 1),), [1]) == 1
    assert casualties(war.table, ((0, 0, 6, 6),), [1]) == 0


@pytest.mark.rule("WC-ABILITY-SPLASH-2", "WC-EXP-GLAIVE-1")
def test_an_area_attack_that_costs_two_is_one_hit() -> None:
    """One more die for Moon Glaive, not two."""
    war = a_battle_with_cards(
        {"X": "A"}, {"X": "GGG", "A": "G"}, {0: "moon-glaive"}, [1, 6], races="night-elf human", levels={0: "1 1 3"}
    )

    war.chooses("play moon-glaive")

    assert [number for _, _, number in war.told("rolled")] == [1, 6]
    assert war.table.owed == (2, 0)


@pytest.mark.rule("WC-ABILITY-HEAL-2")
def test_a_lowered_die_hits_by_its_result_and_is_healed_by_what_it_shows() -> None:
    """Derived tests DX-04 and DX-05."""
    healed = a_battle({"X": "R"}, {"X": "RR", "A": "R"}, dice=[6, 6, 6, 2], levels={1: "1 3 1"})

    assert is_hit(healed.table, (0, 1, 3, 2))
    assert casualties(healed.table, ((0, 1, 2, 1),), [1]) == 1
    assert casualties(healed.table, ((0, 1, 1, 1),), [1]) == 0


@pytest.mark.rule("WC-ABILITY-HEAL-4")
def test_several_units_with_heal_do_not_add_up() -> None:
    healed = a_battle({"X": "R"}, {"X": "RR", "A": "R"}, dice=[6, 6, 6, 2], levels={1: "1 3 1"})

    assert casualties(healed.table, ((0, 1, 1, 1), (0, 1, 2, 2)), [1]) == 1


@pytest.mark.example("WC-DX-07")
@pytest.mark.rule("WC-ABILITY-POISON-1", "WC-ABILITY-POISON-3", "WC-ABILITY-POISON-6")
def test_slow_poison_lets_units_strike_first_in_the_chosen_phases() -> None:
    """Derived test DX-07: one such unit, one phase."""
    war = a_battle({"X": "R", "A": "G"}, {"X": "G"}, dice=[6, 1], races="night-elf human", levels={0: "1 3 1"})
    assert war.asked() == (0,)
    assert war.offers("strike_first") == {"ranged", "air", "ground"}

    war.chooses("strike_first ground")

    # then the Human unit is lost before it attacks
    assert war.told("rolled") == [(0, "ranged", 6), (0, "ground", 1)]


@pytest.mark.rule("WC-ABILITY-POISON-2")
def test_three_units_with_slow_poison_strike_first_in_all_phases() -> None:
    war = a_battle({"X": "RRR"}, {"X": "R"}, dice=[1, 6, 6], races="night-elf human", levels={0: "1 3 1"})

    assert war.told("rolled") == [(0, "ranged", 1), (0, "ranged", 6), (0, "ranged", 6)]


@pytest.mark.rule("WC-ABILITY-POISON-4")
def test_who_has_lost_a_unit_with_slow_poison_still_strikes_first_in_this_battle_round() -> None:
    """One such unit, and the ground phase is chosen; it is lost in the ranged phase, but the choice stands."""
    war = a_battle(
        {"X": "GG", "A": "R"},
        {"X": "RG"},
        dice=[1, 6, *[1, 6], *[6, 1, 6]],
        races="night-elf human",
        levels={0: "1 3 1"},
    )
    war.chooses("strike_first ground", "lose 0 ranged A")
    assert war.told("rolled")[2:] == [(0, "ground", 1), (0, "ground", 6)]  # the Human ground unit has not rolled

    war.chooses("lose 1 ground X")

    # in the next battle round nobody has Slow Poison any more
    assert war.told("strikes_first") == [(0, "ground")]
    assert war.table.battle_round == 2


@pytest.mark.rule("WC-ABILITY-POISON-2", "WC-ABILITY-POISON-4")
def test_three_units_strike_first_in_all_phases_although_one_is_lost_and_are_counted_anew_in_the_next_round() -> None:
    war = a_battle(
        {"X": "RRR", "A": "G"},
        {"X": "RRG"},
        dice=[6, 6, 6, 1, 6, *[6, 6]],
        races="night-elf human",
        levels={0: "1 3 1"},
    )
    assert [owner for owner, _, _ in war.told("rolled")] == [0, 0, 0, 1, 1]
    war.chooses("lose 0 ranged X")

    # then the ground phase: the Night Elves before the Humans
    assert [owner for owner, kind, _ in war.told("rolled") if kind == "ground"] == [0, 1]
    # and in the next battle round two phases are chosen for two units
    assert (war.table.battle_round, war.prompt()) == (2, "wc-slow-poison")
    war.chooses("strike_first air")
    assert war.offers("strike_first") == {"ranged", "ground"}


@pytest.mark.rule("WC-ABILITY-POISON-1", "WC-ABILITY-POISON-6")
def test_two_units_with_slow_poison_choose_two_phases() -> None:
    war = a_battle({"X": "RR"}, {"X": "R"}, dice=[1, 6], races="night-elf human", levels={0: "1 3 1"})
    war.chooses("strike_first air")
    assert war.offers("strike_first") == {"ranged", "ground"}

    war.chooses("strike_first ranged")

    assert war.told("rolled") == [(0, "ranged", 1), (0, "ranged", 6)]


@pytest.mark.rule(
    "WC-ABILITY-BLOODLUST-1", "WC-ABILITY-BLOODLUST-2", "WC-ABILITY-BLOODLUST-3", "WC-ABILITY-BLOODLUST-4"
)
def test_bloodlust_adds_one_die_in_each_phase_with_an_own_attack() -> None:
    war = a_battle({"X": "RR", "A": "G"}, {"X": "A"}, dice=[6, 6, 6, 6, 6, 1, 6, 6, 1], levels={0: "1 3 1"})

    # two ranged units with Bloodlust and a ground unit: three dice and two; none in the air
    assert [(owner, kind) for owner, kind, _ in war.told("rolled")[:6]] == [
        *[(0, "ranged")] * 3,
        (1, "air"),
        *[(0, "ground")] * 2,
    ]


@pytest.mark.rule(
    "WC-BATTLE-33",
    "WC-ABILITY-RAISE-1",
    "WC-ABILITY-RAISE-3",
    "WC-ABILITY-RAISE-4",
    "WC-ABILITY-RAISE-6",
    "WC-STACK-09",
)
def test_raise_dead_adds_units_beyond_the_limit_until_the_battle_ends() -> None:
    war = a_battle(
        {"X": "RGG"}, {"X": "GG", "A": "G"}, dice=[1, *[6, 6, 6], *[1, 1, 6]], races="undead human", levels={0: "1 3 1"}
    )
    war.chooses("raise_unit")
    assert war.on("X") == "GGGR"
    war.chooses("lose 1 ground A")

    # when the raised unit attacks in the ground phase, and two more are raised
    war.chooses("raise_unit", "raise_unit")

    # then three ground units have rolled; the field is won with three units, the others are back in the reserve
    assert [(owner, kind) for owner, kind, _ in war.told("rolled")].count((0, "ground")) == 3
    assert war.on("X", 1) == ""
    assert len(war.on("X")) == 3
    assert war.reserve().count("G") + war.on("X").count("G") == 10


@pytest.mark.rule("WC-ABILITY-RAISE-6", "WC-ABILITY-RAISE-1")
def test_each_natural_1_may_raise_a_unit_whether_the_other_did_or_not() -> None:
    war = a_battle({"X": "RR"}, {"X": "GGG", "A": "G"}, dice=[1, 1], races="undead human", levels={0: "1 3 1"})
    war.chooses("decline")
    assert war.prompt() == "wc-raise-dead"

    war.chooses("raise_unit")

    assert war.on("X") == "GRR"
    assert war.prompt() == "wc-lose"


@pytest.mark.rule("WC-ABILITY-RAISE-5", "WC-BATTLE-33")
def test_a_raised_unit_may_be_taken_as_a_casualty_in_the_same_phase() -> None:
    war = a_battle({"X": "RR"}, {"X": "RG"}, dice=[1, 1, 6, *[6, 1, 6]], races="undead human", levels={0: "1 3 1"})
    war.chooses("raise_unit")
    assert war.asked() == (1,)
    war.chooses("lose 1 ground X")

    assert (war.asked(), war.offered()) == ((0,), {"lose 0 ground X", "lose 0 ranged X"})
    war.chooses("lose 0 ground X")
    assert (war.on("X"), war.reserve().count("G")) == ("RR", 10)


@pytest.mark.example("WC-DX-08")
@pytest.mark.rule("WC-ABILITY-RAISE-5", "WC-ABILITY-RAISE-6")
def test_only_as_many_are_raised_as_the_reserve_has() -> None:
    """Derived test DX-08: two natural 1s and one unit in the reserve."""
    war = a_battle(
        {"X": "RR", "A": "GGG", "C": "GGG", "E": "GGG"},
        {"X": "GG", "D": "G"},
        dice=[1, 1],
        races="undead human",
        levels={0: "1 3 1"},
    )
    assert war.table.owed == (2, 0)
    war.chooses("raise_unit")

    assert war.asked() == (1,)
    assert war.reserve().count("G") == 0


@pytest.mark.rule("WC-ABILITY-GEN-2")
def test_an_ability_of_a_lower_level_is_lost() -> None:
    war = a_battle({"X": "RRR"}, {"X": "R"}, dice=[6, 1, 6, 6], races="night-elf human", levels={0: "1 4 1"})

    assert war.told("rolled")[0] == (1, "ranged", 6)


@pytest.mark.rule("WC-ABILITY-POISON-5")
def test_in_a_team_only_the_owners_units_strike_first() -> None:
    war = GivenWar(
        "battle",
        map=ROUND_X,
        races="night-elf human orc",
        towns="- - -",
        teams="x y x",
        levels={0: "1 3 1"},
        pieces={0: {"X": "RRR"}, 1: {"X": "RR"}, 2: {"X": "R"}},
        dice=[1, 6, 6, *[6, 1]],
    )

    # the Night Elf rolls first; what is left of the Humans rolls together with the Orc
    assert [owner for owner, _, _ in war.told("rolled")] == [0, 0, 0, 1, 2]


@pytest.mark.rule("WC-ABILITY-POISON-5")
def test_both_sides_striking_first_attack_at_the_same_time() -> None:
    """Ruling WC-RUL-26."""
    war = a_battle(
        {"X": "RRR"},
        {"X": "RRR"},
        dice=[1, 1, 1, 1, 1, 1],
        races="night-elf night-elf",
        levels={0: "1 3 1", 1: "1 3 1"},
    )

    assert war.on("X", 0) == war.on("X", 1) == ""


@pytest.mark.rule("WC-ABILITY-RAISE-4", "WC-STACK-06")
def test_only_raised_units_go_back_and_none_of_a_teammate() -> None:
    war = GivenWar(
        "battle",
        map=ROUND_X,
        active=2,
        races="orc human undead",
        towns="- - -",
        teams="x y x",
        levels={2: "1 3 1"},
        pieces={0: {"X": "GG"}, 1: {"X": "G"}, 2: {"X": "R"}},
        dice=[1],
    )
    war.chooses("raise_unit")

    assert (war.on("X", 0), war.on("X", 2)) == ("GG", "R")
    assert war.reserve(2).count("G") == 10


@pytest.mark.rule("WC-ABILITY-GEN-1")
def test_a_polymorphed_unit_keeps_its_ability_and_a_devoured_one_does_not() -> None:
    """Bloodlust gives a die to the Orcs although its only unit is polymorphed; Heal is gone with the devoured unit."""
    orcs = a_battle_with_cards(
        {"X": "G"}, {"X": "RG"}, {0: "polymorph"}, dice=[6, 6, 1], races="human orc", levels={1: "1 3 1"}
    )
    orcs.chooses("play polymorph", "choose_unit 1 ranged X")
    assert [(owner, kind) for owner, kind, _ in orcs.told("rolled")] == [*[(1, "ground")] * 2, (0, "ground")]

    humans = a_battle_with_cards({"X": "G"}, {"X": "RG"}, {0: "devour"}, dice=[6, 1], levels={1: "1 3 1"})
    humans.chooses("play devour", "choose_unit 1 ranged X")
    assert humans.told("lost") == [(1, "ground", humans.letters.index("X"))]
