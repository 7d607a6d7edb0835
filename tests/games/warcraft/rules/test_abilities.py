"""Special abilities of units: Area Attack, Heal, Slow Poison, Bloodlust, Raise Dead (WC-ABILITY)."""

from herna.games.warcraft.given import ROUND_X
from herna.games.warcraft.rules.attack import casualties
from tests.games.warcraft.rows import battle, card_battle, given, prove, row, then

test_what_follows_from_a_position = prove(
    row("area attack costs two on a natural 1 only", "WC-ABILITY-SPLASH-1", "WC-CARD-16",
        battle({"X": "G"}, {"X": "G"}, dice=[6, 1], levels={0: "4 1 1"}),
        then(lambda war: casualties(war.table, ((0, 0, 1, 1),), [1]) == 2),
        then(lambda war: casualties(war.table, ((0, 0, 2, 1),), [1]) == 1),
        then(lambda war: casualties(war.table, ((0, 0, 6, 6),), [1]) == 0)),
    row("an area attack that costs two is one hit", "WC-ABILITY-SPLASH-2", "WC-EXP-GLAIVE-1",
        # One more die for Moon Glaive, not two.
        card_battle({"X": "A"}, {"X": "GGG", "A": "G"}, {0: "moon-glaive"}, [1, 6], races="night-elf human",
            levels={0: "1 1 3"}), "play moon-glaive", then({"told rolled number": [1, 6], "owed": (2, 0)})),
    row("several units with heal do not add up", "WC-ABILITY-HEAL-4",
        battle({"X": "R"}, {"X": "RR", "A": "R"}, dice=[6, 6, 6, 2], levels={1: "1 3 1"}),
        then(lambda war: casualties(war.table, ((0, 1, 1, 1), (0, 1, 2, 2)), [1]) == 1)),
    row("slow poison lets units strike first in the chosen phases", "WC-DX-07", "WC-ABILITY-POISON-1",
        "WC-ABILITY-POISON-3", "WC-ABILITY-POISON-6",
        # Derived test DX-07: one such unit, one phase.
        battle({"X": "R", "A": "G"}, {"X": "G"}, dice=[6, 1], races="night-elf human", levels={0: "1 3 1"}),
        then({"asked": 0, "offers strike_first": {"ranged", "air", "ground"}}), "strike_first ground",
        # then the Human unit is lost before it attacks
        then({"told rolled": [(0, "ranged", 6), (0, "ground", 1)]})),
    row("three units with slow poison strike first in all phases", "WC-ABILITY-POISON-2",
        battle({"X": "RRR"}, {"X": "R"}, dice=[1, 6, 6], races="night-elf human", levels={0: "1 3 1"}),
        then({"told rolled": [(0, "ranged", 1), (0, "ranged", 6), (0, "ranged", 6)]})),
    row("who has lost a unit with slow poison still strikes first in this battle round", "WC-ABILITY-POISON-4",
        # One such unit, and the ground phase is chosen; it is lost in the ranged phase, but the choice stands.
        battle({"X": "GG", "A": "R"}, {"X": "RG"}, dice=[1, 6, *[1, 6], *[6, 1, 6]], races="night-elf human",
            levels={0: "1 3 1"}), "strike_first ground", "lose 0 ranged A",
        # the Human ground unit has not rolled
        then({"told rolled [2:]": [(0, "ground", 1), (0, "ground", 6)]}), "lose 1 ground X",
        # in the next battle round nobody has Slow Poison any more
        then({"told strikes_first": [(0, "ground")], "battle_round": 2})),
    row("three units strike first in all phases although one is lost and are counted anew in the next round",
        "WC-ABILITY-POISON-2", "WC-ABILITY-POISON-4",
        battle({"X": "RRR", "A": "G"}, {"X": "RRG"}, dice=[6, 6, 6, 1, 6, *[6, 6]], races="night-elf human",
            levels={0: "1 3 1"}), then({"told rolled owner": [0, 0, 0, 1, 1]}), "lose 0 ranged X",
        # then the ground phase: the Night Elves before the Humans
        then(lambda war: [owner for owner, kind, _ in war.told("rolled") if kind == "ground"] == [0, 1]),
        # and in the next battle round two phases are chosen for two units
        then({"battle_round": 2, "prompt": "wc-slow-poison"}), "strike_first air",
        then({"offers strike_first": {"ranged", "ground"}})),
    row("two units with slow poison choose two phases", "WC-ABILITY-POISON-1", "WC-ABILITY-POISON-6",
        battle({"X": "RR"}, {"X": "R"}, dice=[1, 6], races="night-elf human", levels={0: "1 3 1"}), "strike_first air",
        then({"offers strike_first": {"ranged", "ground"}}), "strike_first ranged",
        then({"told rolled": [(0, "ranged", 1), (0, "ranged", 6)]})),
    row("bloodlust adds one die in each phase with an own attack", "WC-ABILITY-BLOODLUST-1", "WC-ABILITY-BLOODLUST-2",
        "WC-ABILITY-BLOODLUST-3", "WC-ABILITY-BLOODLUST-4",
        battle({"X": "RR", "A": "G"}, {"X": "A"}, dice=[6, 6, 6, 6, 6, 1, 6, 6, 1], levels={0: "1 3 1"}),
        # two ranged units with Bloodlust and a ground unit: three dice and two; none in the air
        then({"told rolled owner piece [:6]": [*[(0, "ranged")] * 3, (1, "air"), *[(0, "ground")] * 2]})),
    row("raise dead adds units beyond the limit until the battle ends", "WC-BATTLE-33", "WC-ABILITY-RAISE-1",
        "WC-ABILITY-RAISE-3", "WC-ABILITY-RAISE-4", "WC-ABILITY-RAISE-6", "WC-STACK-09",
        battle({"X": "RGG"}, {"X": "GG", "A": "G"}, dice=[1, *[6, 6, 6], *[1, 1, 6]], races="undead human",
            levels={0: "1 3 1"}), "accept", then({"on X": "GGGR"}), "lose 1 ground A",
        # when the raised unit attacks in the ground phase, and two more are raised
        "accept", "accept",
        # then three ground units have rolled; the field is won with three units, the others are back in the reserve
        then({"on X 1": ""}),
        then(lambda war: [(owner, kind) for owner, kind, _ in war.told("rolled")].count((0, "ground")) == 3),
        then(lambda war: len(war.on("X")) == 3),
        then(lambda war: war.reserve().count("G") + war.on("X").count("G") == 10)),
    row("a raised unit for which there is room stays", "WC-ABILITY-RAISE-4", "WC-STACK-09",
        battle({"X": "RG"}, {"X": "G"}, dice=[1], races="undead human", levels={0: "1 3 1"}), "accept",
        then({"on X 0": "GGR", "on X 1": ""})),
    row("each natural 1 may raise a unit whether the other did or not", "WC-ABILITY-RAISE-6", "WC-ABILITY-RAISE-1",
        battle({"X": "RR"}, {"X": "GGG", "A": "G"}, dice=[1, 1], races="undead human", levels={0: "1 3 1"}), "decline",
        then({"prompt": "wc-raise-dead"}), "accept", then({"on X": "GRR", "prompt": "wc-lose"})),
    row("a raised unit may be taken as a casualty in the same phase", "WC-ABILITY-RAISE-5", "WC-BATTLE-33",
        battle({"X": "RR"}, {"X": "RG"}, dice=[1, 1, 6, *[6, 1, 6]], races="undead human", levels={0: "1 3 1"}),
        "accept", then({"asked": 1}), "lose 1 ground X",
        then({"asked": 0, "offered": {"lose 0 ground X", "lose 0 ranged X"}}), "lose 0 ground X",
        then({"on X": "RR", "reserve G": 10})),
    row("only as many are raised as the reserve has", "WC-DX-08", "WC-ABILITY-RAISE-5", "WC-ABILITY-RAISE-6",
        # Derived test DX-08: two natural 1s and one unit in the reserve.
        battle({"X": "RR", "A": "GGG", "C": "GGG", "E": "GGG"}, {"X": "GG", "D": "G"}, dice=[1, 1],
            races="undead human", levels={0: "1 3 1"}), then({"owed": (2, 0)}), "accept",
        then({"asked": 1, "reserve G": 0})),
    row("an ability of a lower level is lost", "WC-ABILITY-GEN-2",
        battle({"X": "RRR"}, {"X": "R"}, dice=[6, 1, 6, 6], races="night-elf human", levels={0: "1 4 1"}),
        then({"told rolled [0]": (1, "ranged", 6)})),
    row("in a team only the owners units strike first", "WC-ABILITY-POISON-5",
        given("battle", map=ROUND_X, races="night-elf human orc", towns="- - -", teams="x y x", levels={0: "1 3 1"},
            pieces={0: {"X": "RRR"}, 1: {"X": "RR"}, 2: {"X": "R"}}, dice=[1, 6, 6, *[6, 1]]),
        # the Night Elf rolls first; what is left of the Humans rolls together with the Orc
        then({"told rolled owner": [0, 0, 0, 1, 2]})),
    row("both sides striking first attack at the same time", "WC-ABILITY-POISON-5",
        # Ruling WC-RUL-26.
        battle({"X": "RRR"}, {"X": "RRR"}, dice=[1, 1, 1, 1, 1, 1], races="night-elf night-elf",
            levels={0: "1 3 1", 1: "1 3 1"}), then({"on X 0": "", "on X 1": ""})),
    row("only raised units go back and none of a teammate", "WC-ABILITY-RAISE-4", "WC-STACK-06",
        given("battle", map=ROUND_X, active=2, races="orc human undead", towns="- - -", teams="x y x",
            levels={2: "1 3 1"}, pieces={0: {"X": "GG"}, 1: {"X": "G"}, 2: {"X": "R"}}, dice=[1]), "accept",
        then({"on X 0": "GG", "on X 2": "R", "reserve G 2": 10})),
    row("a polymorphed unit keeps its ability and a devoured one does not", "WC-ABILITY-GEN-1", "WC-EXP-POLY-2",
        # Bloodlust gives a die to the Orcs although its only unit is polymorphed; Heal is gone with the devoured unit.
        card_battle({"X": "G"}, {"X": "RG"}, {0: "polymorph"}, dice=[6, 6, 1], races="human orc", levels={1: "1 3 1"}),
        "play polymorph", "pick_unit 1 ranged X",
        then({"told rolled owner piece": [*[(1, "ground")] * 2, (0, "ground")]}),
        card_battle({"X": "G"}, {"X": "RG"}, {0: "devour"}, dice=[6, 1], levels={1: "1 3 1"}), "play devour",
        "pick_unit 1 ranged X", then({"told lost": [(1, "ground", "X")]})),
)  # fmt: skip
