"""Phase 3: what is built, where and at what cost (SW-BUILD)."""

import pytest

from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M
from herna.games.summoner_wars.grid import COLUMNS
from tests.games.summoner_wars.rows import becomes, given, prove, rolls, row, then, until


def rows(*numbers: int) -> set[str]:
    """All spaces of these rows, in words."""
    return {f"{row},{column}" for row in numbers for column in range(1, COLUMNS + 1)}


@pytest.mark.rule("SW-BUILD-01", "SW-BUILD-08")
def test_any_number_of_structures_is_built() -> None:
    hand = "gate#1 gate#2 gate#3 gate#4 gate#5 parapet frost-mage"
    battle = GivenBattle({"starting-gate": (3, 3)}, phase="build", hands={SOUTH: hand}, magic=(0, 0))

    for column, gate in enumerate(("gate#1", "gate#2", "gate#3", "gate#4", "gate#5"), start=1):
        battle.chooses(f"build {gate} 2,{column}")
    battle.chooses("build parapet 2,6")

    assert [battle.table.key(card) for card in battle.table.objects(SOUTH)].count("gate") == 5
    assert battle.at("parapet") == (2, 6)
    assert battle.table.hands[SOUTH] == (battle["frost-mage"],)


@pytest.mark.rule("SW-BUILD-04")
def test_every_card_of_class_structure_is_built_and_no_other() -> None:
    hand = "gate#1 starting-gate parapet ice-golem frost-mage ollag glacial-shift ice-ram"
    battle = GivenBattle({}, phase="build", hands={SOUTH: hand}, magic=(15, 0))

    built = {words.split()[0] for words in battle.offers("build")}

    assert built == {"gate#1", "starting-gate", "parapet", "ice-golem"}


@pytest.mark.rule("SW-BUILD-06")
def test_without_the_magic_a_unit_that_is_also_a_structure_enters_neither_way() -> None:
    gate = {"gate#1": (3, 3)}

    assert GivenBattle(gate, phase="summon", hands={SOUTH: "ice-golem"}, magic=(1, 9)).offers("summon") == set()
    assert GivenBattle(gate, phase="build", hands={SOUTH: "ice-golem"}, magic=(1, 9)).offers("build") == set()


test_what_follows_from_a_position = prove(
    row("a player may build nothing", "SW-BUILD-01", given(phase="build", hands={SOUTH: "gate#1"}), "end_phase",
        then({"phase": "attack", "in_hand gate#1": True})),
    row("a structure is paid for and comes from the hand", "SW-BUILD-02",
        given(phase="build", hands={SOUTH: "ice-golem gate#1"}, magic=(3, 5)), "build ice-golem 2,2",
        then({"at ice-golem": (2, 2), "magic": [1, 5], "hand south": "gate#1"})),
    row("structures go on the three back rows or beside your own summoner", "SW-BUILD-03",
        given("svara 6,3 frost-mage 2,2", "beast-rider 3,6", phase="build", hands={SOUTH: "gate#1"}),
        then({"offers build gate#1": rows(1, 2, 3) - {"2,2", "3,6"} | {"5,3", "7,3", "6,2", "6,4"}})),
    row("an occupied space beside the summoner is not built on", "SW-BUILD-03",
        given("gate#2 8,1 svara 7,1", "gate#3 6,1", phase="build", hands={SOUTH: "gate#1"}),
        then({"offers build gate#1": rows(1, 2, 3) | {"7,2"}})),
    row("nothing is built where a summoner stands", "SW-BUILD-03",
        given("svara 2,2", "sneeks 8,6", phase="build", hands={SOUTH: "gate#1"}),
        then({"offers build gate#1": rows(1, 2, 3) - {"2,2"}}),
        given("svara 5,3", "sneeks 5,4", phase="build", active=NORTH, hands={NORTH: "gate#1"}),
        then({"offers build gate#1": rows(6, 7, 8) | {"4,4", "5,5"}})),
    # the others are the 15 farther from the Summoner, and the end of the phase
    row("a space that is both in the back rows and beside the summoner is offered once", "SW-BUILD-03",
        given("svara 1,1", phase="build", hands={SOUTH: "gate#1"}),
        then(lambda battle: len(battle.play.options()) == 2 + 15 + 1)),
    row("north builds on its own back rows and beside its own summoner", "SW-BUILD-03",
        given("svara 5,6", "sneeks 4,1", phase="build", hands={NORTH: "gate#1"}, active=NORTH),
        then({"offers build gate#1": rows(6, 7, 8) | {"3,1", "5,1", "4,2"}})),
    row("an event of class structure is built and stays", "SW-BUILD-05",
        given("", "undead-carrier 4,3", phase="build", hands={SOUTH: "parapet"}, dice=(MR, M), magic=(0, 0)),
        then({"offers play": set()}), "build parapet 3,3", until("summon"), until("attack"),
        then({"at parapet": (3, 3), "events": [(), ()], "in_discard parapet": False}), "attack undead-carrier parapet",
        then({"damage parapet": 2, "life parapet": 5})),
    row("a unit that is also a structure is summoned at a gate", "SW-BUILD-06",
        given("gate#1 5,5", phase="summon", hands={SOUTH: "ice-golem"}, magic=(3, 0)),
        then({"offers summon ice-golem": {"6,5", "4,5", "5,4", "5,6"}}), "summon ice-golem 4,5",
        then({"at ice-golem": (4, 5), "magic": [1, 0]})),
    row("a unit that is also a structure is built where structures are built", "SW-BUILD-06",
        given("gate#1 5,5", phase="build", hands={SOUTH: "ice-golem"}, magic=(3, 0)),
        then({"offers build ice-golem": rows(1, 2, 3) - {"1,1"}}), "build ice-golem 3,6",
        then({"at ice-golem": (3, 6), "magic": [1, 0]})),
    row("a starting gate in hand would be built and serve like any gate", "SW-BUILD-07",
        given(phase="build", hands={SOUTH: "starting-gate frost-mage"}), "build starting-gate 3,3", until("summon"),
        until("magic"), "end_phase", then({"asked": SOUTH, "offers summon frost-mage": {"4,3", "2,3", "3,2", "3,4"}})),
    row("a unit that was built attacks like any unit", "SW-BUILD-06",
        given("svara 5,3", "gul-dass 7,3", phase="build", hands={SOUTH: "ice-golem"}, dice=(M, RS)),
        "build ice-golem 6,3", "end_phase", "attack ice-golem gul-dass", then({"damage gul-dass": 1, "magic": [3, 5]})),
    row("every one of many gates serves", "SW-BUILD-08",
        given({**{f"gate#{number}": (7, number) for number in range(1, 7)}, "svara": (1, 6)}, phase="summon",
            hands={SOUTH: "frost-mage"}), then({"offers summon frost-mage": (rows(6, 8)) - {"8,6"}})),
    *[row(f"nothing is built in other phases: {phase}", "SW-BUILD-01",
        given(phase=phase, hands={SOUTH: "gate#1 parapet ice-golem"}), then({"offers build": set()}))
      for phase in ["summon", "move", "attack", "magic"]],
    # one life is left
    # South's turn
    *[row(f"gates cost nothing and fall with their last life: {gate} {life}", "SW-BUILD-07",
        given("", "undead-carrier 4,3", phase="build", hands={SOUTH: gate}, magic=(0, 0)), f"build {gate} 3,3",
        then({"magic": [0, 0], f"life {gate}": life}), becomes(f"damage {gate}", life - 3), until("summon"),
        until("attack"), rolls(M, M), "attack undead-carrier " + gate, then({f"at {gate}": (3, 3)}), until("summon"),
        until("attack"), until("summon"), until("attack"), rolls(M, M), "attack undead-carrier " + gate,
        then({f"in_discard {gate}": True})) for gate, life in [("gate#1", 5), ("starting-gate", 10)]],
    *(row(f"a structure whose full cost cannot be paid is not built: {magic}", "SW-BUILD-02",
        given({}, phase="build", hands={SOUTH: "ice-golem gate#1"}, magic=(magic, 15)),
        then(lambda battle, built=built: {words.split()[0] for words in battle.offers("build")} == built))
        for magic, built in ((1, {"gate#1"}), (2, {"gate#1", "ice-golem"}))),
)  # fmt: skip
