"""The experience cards of the Orcs: Devour, Ensnare, Envenomed Spears, Pillage (WC-EXP)."""

from herna.games.warcraft.given import GivenWar, special_rule
from herna.games.warcraft.view import seen_by
from tests.games.warcraft.rows import card_battle, given, prove, row, then


def devoured_of(war: GivenWar, seat: int) -> list[tuple[int, str]]:
    """The owner and kind of each devoured piece that a seat sees."""
    battle = seen_by(war.table, seat)["battle"]
    return [(piece["owner"], piece["kind"]) for piece in battle["devoured"]] if battle else []


test_what_follows_from_a_position = prove(
    # Devour
    row("a devoured unit is out of the battle", "WC-EXP-DEVOUR-1",
        card_battle({"X": "G"}, {"X": "GRA"}, hands={0: "devour"}, dice=[6, 6, 1, 1]), "play devour",
        # not the one in the air
        then({"offered": {"pick_unit 1 ground X", "pick_unit 1 ranged X"}}), "pick_unit 1 ranged X",
        then({"told rolled piece": ["air", "ground", "ground", "air"], "on X 1": "RA"})),
    row("a devoured unit returns if its side wins and dies if it loses", "WC-EXP-DEVOUR-2",
        card_battle({"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour"}, dice=[1, 6]), "play devour",
        "pick_unit 1 ground A", then({"on A 1": "G", "told died_devoured": []}),
        card_battle({"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour"}, dice=[6, 1]), "play devour",
        "pick_unit 1 ground A", then({"on A 1": "", "told returned": [], "reserve G 1": 10})),
    row("a devoured unit dies if nobody wins", "WC-EXP-DEVOUR-3",
        card_battle({"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour"}, dice=[1, 1]), "play devour",
        "pick_unit 1 ground A", then({"on X 0": "", "on X 1": "", "on A 1": "", "times died_devoured": 1})),
    row("a called worker is a ground unit that can be devoured, and everybody sees it",
        "WC-EXP-DEVOUR-1", "WC-EXP-CALLTOARMS-2",
        given(pieces={0: {"C": "G"}, 1: {"D": "WW"}}, hands={0: "devour", 1: "call-to-arms"}, dice=[6, 1]),
        "decline", "move ground C D", "play call-to-arms", "end_movement", "play devour",
        then(lambda war: all(devoured_of(war, seat) == [(1, "worker")] for seat in (0, 1))), "decline",
        then({"told died_devoured": [(1, "worker", "D")]})),
    row("a devoured unit does not hold the battlefield", "WC-EXP-DEVOUR-4", "WC-BATTLE-24",
        # The Humans have nobody left there; their archer beside it still shoots in the first phase.
        card_battle({"X": "G"}, {"X": "G", "A": "R"}, hands={0: "devour"}, dice=[6]), "play devour",
        "pick_unit 1 ground X", then({"told battle_ended": [("X", 0)], "on X 1": "", "on A 1": "R"})),
    row("where killed units return a devoured one does too", "WC-EXP-DEVOUR-2", "WC-SCEN-NORDRASSIL-10",
        card_battle({"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour"}, dice=[6, 1], races="orc undead",
            special=[special_rule("revival", seats=(1,))], outposts={1: "EF"}), "play devour", "pick_unit 1 ground A",
        "pick_space E", "pick_space F", then({"on E 1": "G", "on F 1": "G"})),
    # Ensnare
    row("ensnared air units can be lost in ground attacks", "WC-EXP-ENSNARE-1", "WC-EXP-ENSNARE-2",
        card_battle({"X": "G"}, {"X": "GA"}, hands={0: "ensnare"}, dice=[6, 6, 1]), "play ensnare",
        then({"offered": {"lose 1 ground X", "lose 1 air X"}})),
    row("ensnare lasts until the battle ends and then air units must be taken", "WC-EXP-ENSNARE-1", "WC-EXP-ENSNARE-2",
        "WC-CARD-14",
        # Without it the casualty of the second battle round would lapse; a second card would add nothing.
        card_battle({"X": "G"}, {"X": "A"}, hands={0: "ensnare ensnare"}, dice=[6, 6, 6, 1]), "play ensnare",
        then({"told lost": [(1, "air", "X")], "lasting": ()})),
    row("only the opponents air units are ensnared", "WC-EXP-ENSNARE-1",
        card_battle({"X": "GA"}, {"X": "GA"}, hands={0: "ensnare"}, dice=[6, 6, 1, 6, 1, 6]), "play ensnare",
        # that in the next battle round
        then({"told lost piece": ["ground", "air"]})),
    # Envenomed Spears
    row("misses are rolled again once", "WC-EXP-SPEARS-1",
        # The Orcs miss with 6 and 3, hit with 1; the second results, 2 and 5, stand.
        card_battle({"X": "GGG"}, {"X": "GGG"}, hands={0: "envenomed-spears"},
            dice=[6, 6, 6, 6, 2, 1, 3, 5, 6, 1, 6, 6]), "play envenomed-spears",
        then({"told rolled owner [:9]": [1, 1, 1, 0, 0, 0, 0, 0, 1]}),
        then(lambda war: [number for owner, _, number in war.told("rolled") if owner == 0][:5] == [6, 2, 1, 3, 5]),
        then(lambda war: len([owner for owner, _, _ in war.told("lost") if owner == 1]) >= 2)),
    row("envenomed spears are played once in a phase and again in the next", "WC-EXP-SPEARS-2", "WC-BATTLE-14",
        card_battle({"X": "RG"}, {"X": "GG"}, hands={0: "envenomed-spears envenomed-spears envenomed-spears"},
            dice=[6, 6]), "play envenomed-spears",
        # the ranged units have rolled twice; now the ground units are to attack
        then({"phase": 0, "times rolled": 2, "offered": {"play envenomed-spears", "decline"}})),
    row("who has nobody to attack with plays no spears",
        card_battle({"X": "A"}, {"X": "G"}, hands={0: "envenomed-spears"}, dice=[6, 6, 1]),
        # before the attacks in the air
        "decline", then({"battle_round": 2})),
    # Pillage
    row("pillage takes what training the lost unit costs", "WC-EXP-PILLAGE-1",
        card_battle({"X": "R"}, {"X": "R", "A": "G"}, hands={0: "pillage"}, gold={1: 5}, wood={1: 5}, dice=[6, 1]),
        "lose 1 ranged X", "play pillage", then({"stock 0": (1, 2), "stock 1": (4, 3)})),
    row("pillage takes what there is", "WC-EXP-PILLAGE-2", "WC-CARD-14",
        card_battle({"X": "R"}, {"X": "R"}, hands={0: "pillage"}, wood={1: 1}, dice=[6, 1]), "play pillage",
        then({"stock 0": (0, 1), "stock 1": (0, 0)}),
        card_battle({"X": "R"}, {"X": "R"}, hands={0: "pillage"}, dice=[6, 1]),
        # it could not be played
        then({"hand 0": 1})),
    row("nobody pillages for a casualty of ones own", "WC-EXP-PILLAGE-1",
        card_battle({"X": "RG"}, {"X": "R"}, hands={0: "pillage"}, gold={0: 5, 1: 5}, wood={0: 5}, dice=[1, 6, 1]),
        # asked only when the enemy has lost a unit too
        "lose 0 ranged X", then({"asked": 0, "told lost": [(0, "ranged", "X"), (1, "ranged", "X")]})),
    row("one card is played for each lost unit", "WC-EXP-PILLAGE-1",
        card_battle({"X": "GG"}, {"X": "GGG"}, hands={0: "pillage pillage pillage"}, gold={1: 5}, wood={1: 5},
            dice=[6, 6, 6, 1, 1, 1, 6, 6, 1, 6]), then({"times lost": 1}), "play pillage",
        # the next question is about the second unit
        then({"stock 0": (1, 1), "times lost": 2}), "play pillage", then({"stock 0": (2, 2), "hand 0": 1})),
    row("the whole team is liable the owner first", "WC-EXP-PILLAGE-3", "WC-TEAM-03",
        given("battle", races="orc human night-elf", teams="a b b", towns="- - -",
            pieces={0: {"C": "A"}, 1: {"C": "A"}}, gold={1: 1, 2: 3}, wood={2: 1}, hands={0: "pillage"},
            decks={0: "", 1: "", 2: ""}, dice=[6, 1]), "play pillage", then({"each stock": [(2, 1), (0, 0), (2, 0)]})),
    row("a teammate pays only what the owner lacks", "WC-EXP-PILLAGE-3",
        given("battle", races="orc human night-elf", teams="a b b", towns="- - -",
            pieces={0: {"C": "A"}, 1: {"C": "A"}}, gold={1: 1, 2: 9}, wood={1: 1, 2: 9}, hands={0: "pillage"},
            decks={0: "", 1: "", 2: ""}, dice=[6, 1]), "play pillage",
        then({"each stock": [(2, 2), (0, 0), (8, 8)], "told pillaged": [(0, 1, 1, 1), (0, 2, 1, 1)]})),
    row("a called worker is worth a workers training", "WC-EXP-PILLAGE-4", "WC-EXP-CALLTOARMS-2",
        given(pieces={0: {"C": "G"}, 1: {"D": "W"}}, hands={0: "pillage", 1: "call-to-arms"}, decks={0: "", 1: ""},
            gold={1: 3}, wood={1: 3}, dice=[6, 1]), "move ground C D", "play call-to-arms", "end_movement",
        "play pillage", then({"stock 0": (1, 0)})),
    row("nothing is pillaged for a devoured unit", "WC-EXP-PILLAGE-4",
        card_battle({"X": "G"}, {"X": "G", "A": "G"}, hands={0: "devour pillage"}, gold={1: 3}, wood={1: 3},
            dice=[6, 1, 1]), "play devour", "pick_unit 1 ground A", "decline", "play pillage",
        then({"told pillaged": [(0, 1, 1, 1)], "times died_devoured": 1})),
    row("a neutral force has nothing to pillage",
        given("battle", races="orc human", special=[special_rule("neutral-force", race="night-elf", level=1)],
            pieces={0: {"C": "G"}, 2: {"C": "G"}}, hands={0: "pillage"}, decks={0: "", 1: ""}, dice=[6, 1]),
        then({"hand 0": 1, "on C 2": ""})),
)  # fmt: skip
