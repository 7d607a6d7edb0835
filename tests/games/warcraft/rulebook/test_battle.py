"""Printed examples: battles. Seats: Night Elves, Humans (or Undead), Orcs."""

from __future__ import annotations

import pytest

from tests.kit.war import GivenWar

ELVES, HUMANS, ORCS = 0, 1, 2

# The battlefield X with its six flanks.
ROUND_X = """
    A.  B.
  C.  X.  D.
    E.  F.  T.
"""


@pytest.mark.example("WC-EX-17")
@pytest.mark.rule("WC-BATTLE-02", "WC-BATTLE-16")
def test_the_rulebooks_example_of_the_number_of_dice() -> None:
    """Two ground units on the battlefield and four on the flanks: six dice."""
    war = GivenWar(
        "battle",
        map=ROUND_X,
        towns="- -",
        pieces={0: {"X": "GG", "A": "GG", "B": "GG"}, 1: {"X": "G"}},
        dice=[6, 6, 6, 6, 6, 6, 1],
    )

    assert [die[:2] for die in war.told("rolled")] == [(1, "ground"), *[(0, "ground")] * 6]


@pytest.mark.example("WC-EX-18")
@pytest.mark.rule("WC-BATTLE-17", "WC-BATTLE-18")
def test_the_rulebooks_example_of_six_attacks_of_strength_2() -> None:
    """The rolls 4, 3, 1, 3, 2, 6 are two casualties."""
    war = GivenWar(
        "battle",
        map=ROUND_X,
        towns="- -",
        pieces={0: {"X": "GG", "A": "GG", "B": "GG"}, 1: {"X": "G", "D": "GG"}},
        dice=[6, 6, 6, 4, 3, 1, 3, 2, 6],
    )

    assert war.table.owed == (2, 0)


@pytest.mark.example("WC-EX-19")
@pytest.mark.rule("WC-BATTLE-03", "WC-BATTLE-05", "WC-BATTLE-06", "WC-BATTLE-07", "WC-BATTLE-11")
def test_the_rulebooks_example_of_who_takes_part() -> None:
    """Příklad bitevního pole 1: neither the Orc air unit on a flank nor the Undead unit further away."""
    war = GivenWar(
        "battle",
        map=ROUND_X,
        races="night-elf undead orc",
        towns="- - -",
        pieces={0: {"X": "G", "A": "G"}, 1: {"X": "G", "D": "R", "T": "R"}, 2: {"B": "A"}},
        # the ranged unit on D, which is adjacent, rolls alone; then three ground units, the defender's first
        dice=[6, 1, 6, 6, 6, 1, 6, 6],
    )

    assert war.told("rolled")[:4] == [(1, "ranged", 6), (1, "ground", 1), (0, "ground", 6), (0, "ground", 6)]
    assert [war.hand(seat) for seat in range(3)] == [1, 1, 0]
    # the Night Elf player may now lose the unit on the battlefield or the one on the flank
    assert war.asked() == (ELVES,)
    assert war.offers("lose 0 ground") == {"X", "A"}


@pytest.mark.example("WC-EX-20")
@pytest.mark.rule("WC-BATTLE-29", "WC-BATTLE-30", "WC-BATTLE-31", "WC-BATTLE-32", "WC-CASUALTY-13", "WC-MOVE-18")
def test_the_rulebooks_example_of_two_adjacent_battlefields() -> None:
    """Příklad bitevního pole 2: units on B take part in A, and casualties taken from B cancel that battle."""
    # given battles on X and D, which are adjacent; units on B are adjacent to both
    war = GivenWar(
        "battle",
        map=ROUND_X,
        races="night-elf undead",
        towns="- -",
        pieces={0: {"X": "G", "D": "G", "B": "G"}, 1: {"X": "G", "D": "G"}},
        dice=[6, 6, 1, 1, 6, 1, 6],
    )
    assert war.offers("fight") == {"X 0 1", "D 0 1"}

    # when the battle on X is chosen, all five units roll, and the Undead are hit twice
    war.chooses("fight X 0 1")
    # then both Undead units are lost, the one on D too, and the other battle is not fought
    assert len(war.told("rolled")) == 5
    assert war.on("X", 1) == war.on("D", 1) == ""
    assert len(war.told("battle_began")) == 1


@pytest.mark.example("WC-EX-21", "WC-EX-21B", "WC-EX-21C", "WC-EX-21D")
@pytest.mark.rule(
    "WC-BATTLE-10",
    "WC-BATTLE-12",
    "WC-BATTLE-13",
    "WC-BATTLE-22",
    "WC-BATTLE-23",
    "WC-BATTLE-24",
    "WC-BATTLE-25",
    "WC-BATTLE-26",
    "WC-CASUALTY-01",
    "WC-CASUALTY-02",
    "WC-CASUALTY-05",
    "WC-CASUALTY-07",
    "WC-CASUALTY-09",
    "WC-MOVE-20",
)
def test_the_rulebooks_example_of_a_battle() -> None:
    """Příklad bitvy: in one battle round the Night Elves alone hold the battlefield."""
    # given; the Humans are the defender and roll first, which the printed dice below are sorted by
    war = GivenWar(
        "battle",
        map=ROUND_X,
        races="night-elf human orc",
        towns="- - -",
        levels={HUMANS: "1 2 1"},  # Strength 3 of ranged units
        pieces={
            ELVES: {"X": "GGG", "A": "GG", "B": "GRA"},
            HUMANS: {"X": "RRGW", "D": "AA"},
            ORCS: {"E": "GGG"},
        },
        dice=[5, 2, 4, *[2, 6, 3], *[5, 2, 3, 2]],
    )

    # when the ranged units have rolled, only the Elves have been hit
    assert war.asked() == (ELVES,)
    war.chooses("lose 0 ground A")
    # when the air units have rolled, each side has been hit; the defender loses first
    assert war.asked() == (HUMANS,)
    assert war.offers("lose 1") == {"ranged X", "ground X", "air D"}
    war.chooses("lose 1 ground X")
    assert war.asked() == (ELVES,)
    war.chooses("lose 0 ground A")

    # then the ground units have hit twice, both ranged units are lost, since air units cannot be
    assert war.told("lost")[-2:] == [(HUMANS, "ranged", 3), (HUMANS, "ranged", 3)]
    assert war.on("D", HUMANS) == "AA"
    # and the Elves have won, drawn a second card, and killed the worker
    assert war.on("X", ELVES) == "GGG"
    assert war.on("X", HUMANS) == ""
    assert [war.hand(seat) for seat in range(3)] == [2, 1, 0]
    assert war.table.battle_round == 1


@pytest.mark.example("WC-EX-22")
@pytest.mark.rule("WC-ABILITY-HEAL-1", "WC-ABILITY-HEAL-3", "WC-ABILITY-SPLASH-1", "WC-ABILITY-RAISE-2")
def test_the_rulebooks_example_of_heal() -> None:
    """A natural 1 costs the healed side nothing, one unit with Area Attack; it still raises the dead."""
    healed = GivenWar(
        "battle",
        map=ROUND_X,
        races="undead human",
        towns="- -",
        levels={0: "1 3 3", 1: "1 3 1"},  # Raise Dead and Area Attack; Heal
        pieces={0: {"X": "RA"}, 1: {"X": "RG", "B": "G"}},
        dice=[6, 1, 1, 6, 6, 6, 1],
    )

    # when the Undead ranged unit rolls a 1, nobody is lost, but a unit may be raised
    assert healed.prompt() == "wc-raise-dead"
    assert healed.table.owed == (0, 0)
    healed.chooses("decline")
    # when their air unit with Area Attack rolls a 1, there is one casualty instead of two
    assert healed.prompt() == "wc-raise-dead"
    assert healed.table.owed == (1, 0)
