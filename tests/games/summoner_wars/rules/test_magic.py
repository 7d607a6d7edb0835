"""Magic: cards discarded for it, what it pays, how much there can be (SW-MAG)."""

import pytest

from herna.games.summoner_wars.given import NORTH, RS, SOUTH, GivenBattle, M, Says
from tests.games.summoner_wars.rows import given, prove, row, texts, then, until
from tests.kit.invented import Banner, Herald, Scorch

# How much there is


# What it pays


@pytest.mark.rule("SW-MAG-05")
@pytest.mark.parametrize(
    ("phase", "doing", "cost"),
    [("summon", "summon undead-archer", 2), ("build", "build ice-golem", 2), ("attack", "play chant-power", 1)],
)
def test_who_cannot_pay_all_of_a_cost_cannot_do_it_at_all(phase: str, doing: str, cost: int, says: Says) -> None:
    says("chant-power", Scorch())
    hand = {SOUTH: "undead-archer ice-golem chant-power"}

    rich = GivenBattle(south={"gate": (3, 3)}, phase=phase, hands=hand, magic=(cost, 0))
    poor = GivenBattle(south={"gate": (3, 3)}, phase=phase, hands=hand, magic=(cost - 1, 15))

    assert any(words.startswith(doing) for words in rich.offered())
    assert not any(words.startswith(doing) for words in poor.offered())


test_what_follows_from_a_position = prove(
    # How much there is
    row("magic beyond 15 is lost", "SW-MAG-03",
        given(phase="magic", hands={SOUTH: "gate gate#2 gate#3"}, magic=(13, 5)), "discard gate", "discard gate#2",
        "discard gate#3",
        then({"magic": [15, 5], "count discard south": 3},
            lambda battle: [gained for _, _, gained in battle.told("discarded_for_magic")] == [1, 1, 0])),
    # Derived case SW-DX-02.
    row("an elimination gives nothing to who has 15 magic", "SW-MAG-03",
        given("bear-cavalry 3,3", "beast-rider 4,3", magic=(15, 0), dice=(M, M, M)), "attack bear-cavalry beast-rider",
        then({"in_discard beast-rider": True, "magic": [15, 0], "told gained_magic": []})),
    row("magic is kept from turn to turn", "SW-MAG-08", given(phase="magic", hands={SOUTH: "gate"}, magic=(7, 9)),
        "discard gate", *["end_phase"] * 6, then({"asked": SOUTH, "phase": "summon", "magic": [8, 9]})),
    # What it pays
    # Blood Runes: at the start of the Attack phase 1 damage, or 1 magic for a boost.
    row("magic pays for an effect that says so: rich", "SW-MAG-05", "SW-MAG-06", given("blarf 3,3", magic=(1, 5)),
        "pay_magic", then({"magic": [0, 5], "boost blarf": 1})),
    row("an effect costs 1 magic however much one has", "SW-MAG-05", given("blarf 3,3", magic=(4, 5)), "pay_magic",
        then({"magic": [3, 5], "told paid_magic": [(SOUTH, 1)]})),
    row("magic pays for an effect that says so: poor", "SW-MAG-05", "SW-MAG-06", given("blarf 3,3", magic=(0, 5)),
        then({"may pay_magic": False, "magic": [0, 5], "boost blarf": 0})),
    row("an event is paid before its effect", "SW-MAG-05", texts({"chant-power": Scorch()}),
        given(hands={SOUTH: "chant-power"}), "play chant-power",
        then({"offers target": {"svara", "sneeks"}, "magic": [4, 5]})),
    row("a unit is paid before what follows its summoning", "SW-MAG-05", texts({"cold-snap": Herald()}),
        given("gate 3,3", phase="summon", hands={SOUTH: "ollag"}), "summon ollag 4,3",
        then({"offered": {"accept", "decline"}, "magic": [0, 5]})),
    row("magic pays for summoning building and events", "SW-MAG-06", texts({"chant-power": Scorch()}),
        given("gate 3,3", phase="summon", hands={SOUTH: "bear-cavalry ice-golem chant-power"}, magic=(10, 5)),
        "summon bear-cavalry 4,3", then({"magic": [7, 5]}), until("build"), "build ice-golem 1,6",
        then({"magic": [5, 5]}), until("attack"), "play chant-power", "target sneeks", then({"magic": [4, 5]})),
    row("nothing but eliminations discards and texts gives magic", "SW-MAG-07",
        given("gate 3,3 bear-cavalry 3,5", "beast-rider 5,5", phase="summon", hands={SOUTH: "horde-climber gate#2"},
            draws={SOUTH: "gate#3 gate#4"}, dice=(M, M, RS)), "summon horde-climber 4,3", "end_phase",
        "move bear-cavalry 4,5", "stop", "end_phase", "build gate#2 1,6", "end_phase",
        "attack bear-cavalry beast-rider", "end_phase", "end_phase", then({"asked": NORTH, "damage beast-rider": 2}),
        *["end_phase"] * 5, then({"asked": SOUTH, "magic": [5, 5]})),
    row("a text that says so gives magic", "SW-MAG-07", texts({"soul-shift": Herald()}),
        given("gate 3,3", phase="summon", hands={SOUTH: "undead-archer undead-archer#2"}), "summon undead-archer 4,3",
        "accept", "summon undead-archer#2 3,4", "decline", then({"magic": [2, 5]})),
    row("a cost of 0 can always be paid", "SW-MAG-09", texts({"pile-on": Banner()}),
        given("gate 3,3", phase="summon", hands={SOUTH: "horde-climber gate#2 pile-on"}, magic=(0, 5)),
        "summon horde-climber 4,3", until("build"), "build gate#2 1,6", until("attack"), "play pile-on",
        then({"at horde-climber": (4, 3), "at gate#2": (1, 6), "magic": [0, 5], "events south": "pile-on"})),
    # Ruling SW-GAP-21.
    row("a cost of 0 is a cost which a summoner does not have", "SW-MAG-09", given("horde-climber 3,3 frost-mage 3,4"),
        then(lambda battle: battle.table.costs_nothing(battle["horde-climber"]),
            lambda battle: not battle.table.costs_nothing(battle["frost-mage"]),
            lambda battle: not battle.table.costs_nothing(battle["svara"]))),
    row("a gain that is lost is not told", "SW-MAG-03",
        given("ollag 4,3", "horde-slinger 5,3", magic=(15, 3), dice=(1, 1, 1)), "attack ollag horde-slinger",
        then({"at horde-slinger": None, "told gained_magic": []})),
    # Cards discarded for magic
    *[row(f"no card is discarded for magic in another phase: {phase}", "SW-MAG-01",
        given(phase=phase, hands={SOUTH: "gate frost-mage ollag"}), then({"offers discard": set()}))
      for phase in ["summon", "move", "build", "attack"]],
    # the event asks for no target
    row("a card discarded for magic is not played and only its owner sees it", "SW-MAG-02", texts({"enrage": Scorch()}),
        given(phase="magic", hands={SOUTH: "enrage gate"}, discards={SOUTH: "ollag"}), "discard enrage",
        then({"magic south": 6, "discard south": "ollag enrage", "discard north": "", "told played": [],
            "offered": {"discard gate", "end_phase"}},
            lambda battle: battle.table.cards.known_to(battle["enrage"], SOUTH, 2),
            lambda battle: not battle.table.cards.known_to(battle["enrage"], NORTH, 2),
            lambda battle: battle.play.log is not None
            and battle.play.log.events[-1].told_to(NORTH) == ("discarded_for_magic", SOUTH, None, 1))),
    *[row(f"each card discarded in the magic phase gives 1 magic: {len(discarded)}", "SW-MAG-01",
        given(phase="magic", hands={SOUTH: "gate frost-mage ollag", NORTH: "horde-climber"}),
        then({"offered": {"discard gate", "discard frost-mage", "discard ollag", "end_phase"}}),
        *(f"discard {name}" for name in discarded),
        then({"magic": [5 + len(discarded), 5], "count hand south": 3 - len(discarded), "may end_phase": True}))
      for discarded in [(), ("gate",), ("gate", "frost-mage"), ("ollag", "gate", "frost-mage")]],
    *(row(f"a cost takes exactly its amount down to 0: {magic} {left}", "SW-MAG-04", "SW-MAG-05",
        given(south={"gate": (3, 3)}, phase="summon", hands={SOUTH: "bear-cavalry bear-cavalry#2"}, magic=(magic, 7)),
        "summon bear-cavalry 4,3", then({"magic": [left, 7]},
            lambda battle, left=left: (battle.offers("summon bear-cavalry#2") == set()) == (left < 3)))
        for magic, left in ((15, 12), (4, 1), (3, 0))),
)  # fmt: skip
