"""Printed examples: battles. Seats: Night Elves, Humans (or Undead), Orcs."""

from tests.games.warcraft.rows import given, prove, row, then

ELVES, HUMANS, ORCS = 0, 1, 2

# The battlefield X with its six flanks.
ROUND_X = """
    A.  B.
  C.  X.  D.
    E.  F.  T.
"""


test_what_follows_from_a_position = prove(
    row("the rulebook's example of the number of dice", "WC-EX-17", "WC-BATTLE-02", "WC-BATTLE-16",
        # Two ground units on the battlefield and four on the flanks: six dice.
        given("battle", map=ROUND_X, towns="- -", pieces={0: {"X": "GG", "A": "GG", "B": "GG"}, 1: {"X": "G"}},
            dice=[6, 6, 6, 6, 6, 6, 1]),
        then(lambda war: [die[:2] for die in war.told("rolled")] == [(1, "ground"), *[(0, "ground")] * 6])),
    row("the rulebook's example of six attacks of strength 2", "WC-EX-18", "WC-BATTLE-17", "WC-BATTLE-18",
        # The rolls 4, 3, 1, 3, 2, 6 are two casualties.
        given("battle", map=ROUND_X, towns="- -",
            pieces={0: {"X": "GG", "A": "GG", "B": "GG"}, 1: {"X": "G", "D": "GG"}}, dice=[6, 6, 6, 4, 3, 1, 3, 2, 6]),
        then({"owed": (2, 0)})),
    row("the rulebook's example of two adjacent battlefields", "WC-EX-20", "WC-BATTLE-29", "WC-BATTLE-30",
        "WC-BATTLE-31", "WC-BATTLE-32", "WC-CASUALTY-13", "WC-MOVE-18",
        # Příklad bitevního pole 2: units on B take part in A, and casualties taken from B cancel that battle.
        # given battles on X and D, which are adjacent; units on B are adjacent to both
        given("battle", map=ROUND_X, races="night-elf undead", towns="- -",
            pieces={0: {"X": "G", "D": "G", "B": "G"}, 1: {"X": "G", "D": "G"}}, dice=[6, 6, 1, 1, 6, 1, 6]),
        then({"offers fight": {"X 0 1", "D 0 1"}}),
        # when the battle on X is chosen, all five units roll, and the Undead are hit twice
        "fight X 0 1",
        # then both Undead units are lost, the one on D too, and the other battle is not fought
        then({"times rolled": 5, "times battle_began": 1}, lambda war: war.on("X", 1) == war.on("D", 1) == "")),
    # Příklad bitvy: in one battle round the Night Elves alone hold the battlefield.
    row("the rulebooks example of a battle", "WC-EX-21", "WC-EX-21B", "WC-EX-21C", "WC-EX-21D", "WC-BATTLE-10",
        "WC-BATTLE-12", "WC-BATTLE-13", "WC-BATTLE-22", "WC-BATTLE-23", "WC-BATTLE-24", "WC-BATTLE-25", "WC-BATTLE-26",
        "WC-CASUALTY-01", "WC-CASUALTY-02", "WC-CASUALTY-05", "WC-CASUALTY-07", "WC-CASUALTY-09", "WC-MOVE-20",
        # given; the Humans are the defender and roll first, which the printed dice below are sorted by
        given("battle", map=ROUND_X, races="night-elf human orc", towns="- - -", levels={HUMANS: "1 2 1"},
            pieces={ELVES: {"X": "GGG", "A": "GG", "B": "GRA"}, HUMANS: {"X": "RRGW", "D": "AA"}, ORCS: {"E": "GGG"}},
            dice=[5, 2, 4, *[2, 6, 3], *[5, 2, 3, 2]]),  # Strength 3 of ranged units
        # when the ranged units have rolled, only the Elves have been hit
        then({"asked": ELVES}), "lose 0 ground A",
        # when the air units have rolled, each side has been hit; the defender loses first
        then({"asked": HUMANS, "offers lose 1": {"ranged X", "ground X", "air D"}}), "lose 1 ground X",
        then({"asked": ELVES}), "lose 0 ground A",
        # then the ground units have hit twice, both ranged units are lost, since air units cannot be
        then(lambda war: war.told("lost")[-2:] == [(HUMANS, "ranged", 3), (HUMANS, "ranged", 3)],
            lambda war: war.on("D", HUMANS) == "AA"),
        # and the Elves have won, drawn a second card, and killed the worker
        then({"battle_round": 1}, lambda war: war.on("X", ELVES) == "GGG", lambda war: war.on("X", HUMANS) == "",
            lambda war: [war.hand(seat) for seat in range(3)] == [2, 1, 0])),
    # A natural 1 costs the healed side nothing, one unit with Area Attack; it still raises the dead.
    row("the rulebooks example of heal", "WC-EX-22", "WC-ABILITY-HEAL-1", "WC-ABILITY-HEAL-3", "WC-ABILITY-SPLASH-1",
        "WC-ABILITY-RAISE-2",
        # Raise Dead and Area Attack; Heal
        given("battle", map=ROUND_X, races="undead human", towns="- -", levels={0: "1 3 3", 1: "1 3 1"},
            pieces={0: {"X": "RA"}, 1: {"X": "RG", "B": "G"}}, dice=[6, 1, 1, 6, 6, 6, 1]),
        # when the Undead ranged unit rolls a 1, nobody is lost, but a unit may be raised
        then({"prompt": "wc-raise-dead", "owed": (0, 0)}), "decline",
        # when their air unit with Area Attack rolls a 1, there is one casualty instead of two
        then({"prompt": "wc-raise-dead", "owed": (1, 0)})),
    # Příklad bitevního pole 1: neither the Orc air unit on a flank nor the Undead unit further away.
    row("the rulebooks example of who takes part", "WC-EX-19", "WC-BATTLE-03", "WC-BATTLE-05", "WC-BATTLE-06",
        "WC-BATTLE-07", "WC-BATTLE-11",
        # the ranged unit on D, which is adjacent, rolls alone; then three ground units, the defender's first
        given("battle", map=ROUND_X, races="night-elf undead orc", towns="- - -",
            pieces={0: {"X": "G", "A": "G"}, 1: {"X": "G", "D": "R", "T": "R"}, 2: {"B": "A"}},
            dice=[6, 1, 6, 6, 6, 1, 6, 6]),
        then(lambda war: war.told("rolled")[:4]
                == [(1, "ranged", 6), (1, "ground", 1), (0, "ground", 6), (0, "ground", 6)],
            lambda war: [war.hand(seat) for seat in range(3)] == [1, 1, 0]),
        # the Night Elf player may now lose the unit on the battlefield or the one on the flank
        then({"asked": ELVES, "offers lose 0 ground": {"X", "A"}})),
)  # fmt: skip
