"""Events: when they are played, what becomes of them, and how long active ones last (SW-EVT)."""

from dataclasses import dataclass

import pytest

from herna.engine.flow import Play, Procedure
from herna.games.summoner_wars.deeds import Aimed, Deed
from herna.games.summoner_wars.given import NORTH, RS, SOUTH, GivenBattle, M, Says
from herna.games.summoner_wars.printed import FACTIONS, PRINTED
from herna.games.summoner_wars.rules.events import discard_active_event
from herna.games.summoner_wars.rules.zones import add_boost, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Gone, Text
from herna.games.summoner_wars.view import view_for
from tests.games.summoner_wars.rows import gains, given, prove, row, texts, then
from tests.kit.invented import Banner, Herald, Scorch, Scorching

# An event for each phase. In these tests they have texts of the tests' own.
ONE_FOR_EACH_PHASE = {
    "summon": "blood-summon",
    "move": "purge",
    "build": "glacial-shift",
    "attack": "chant-power",
    "magic": "enrage",
}


class Blaze(Banner):
    """2 damage to an object. ACTIVE: your units have strength +1 and life +2."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return Scorching(me, table.key(me), seat, 2)


class Tally(Text):
    """ACTIVE: when an object is eliminated, boost this card."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        return (Tallying(me, table.key(me), table.control[me]),)


@dataclass(frozen=True, slots=True)
class Tallying(Deed):
    """One more boost."""

    def order(self) -> tuple[str, ...]:
        return ("the_event_is_boosted",)

    def the_event_is_boosted(self, play: Play[Battlefield]) -> None:
        add_boost(play.table, self.source)


class Fading(Banner):
    """ACTIVE: your units have strength +1 and life +2. When an object is eliminated, discard this card."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        return (FadingAway(me, table.key(me), table.control[me]),)


@dataclass(frozen=True, slots=True)
class FadingAway(Deed):
    """The event is discarded before its time."""

    def order(self) -> tuple[str, ...]:
        return ("the_event_is_discarded",)

    def the_event_is_discarded(self, play: Play[Battlefield]) -> None:
        discard_active_event(play.table, self.seat, self.source)


class Flash(Text):
    """ACTIVE: nothing. Discard this card."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return FadingAway(me, table.key(me), seat)


class Saddle(Text):
    """Tuck this card under a unit."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return Saddling(me, table.key(me), seat)


@dataclass(frozen=True, slots=True)
class Saddling(Aimed):
    """The event goes under the unit."""

    def targets(self, table: Battlefield) -> list[int]:
        return table.units(self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        tuck(play.table, self.source, card)


# When


@pytest.mark.rule("SW-EVT-01")
def test_an_event_is_played_in_its_phase_of_your_own_turn_only(says: Says) -> None:
    for event in ONE_FOR_EACH_PHASE.values():
        says(event, Text())
    battle = GivenBattle(south={}, phase="summon", hands={SOUTH: " ".join(ONE_FOR_EACH_PHASE.values())})

    for phase, event in ONE_FOR_EACH_PHASE.items():
        assert (battle.asked(), battle.table.phase) == (SOUTH, phase)
        assert battle.offers("play") == {event}
        battle.chooses("end_phase")
    for phase in ONE_FOR_EACH_PHASE:
        assert (battle.asked(), battle.table.phase) == (NORTH, phase)
        assert battle.offers("play") == set()
        battle.chooses("end_phase")


@pytest.mark.rule("SW-EVT-12")
@pytest.mark.parametrize(
    ("phase", "event", "first", "second"),
    [
        ("summon", "blood-summon", ("summon ollag 4,3",), ("summon horde-climber 3,4",)),
        ("move", "purge", ("move bear-cavalry 3,5", "stop"), ("move bear-cavalry#2 3,1", "stop")),
        ("build", "glacial-shift", ("build gate#2 1,6",), ("build gate#3 1,5",)),
        ("attack", "chant-power", ("attack bear-cavalry gate#5",), ("attack bear-cavalry#2 gate#6",)),
    ],
)
def test_events_are_played_before_between_and_after_what_is_done_in_a_phase(
    phase: str, event: str, first: tuple[str, ...], second: tuple[str, ...], says: Says
) -> None:
    says(event, Text())
    says("cold-snap", Text())
    battle = GivenBattle(
        south={"gate": (3, 3), "bear-cavalry": (2, 5), "bear-cavalry#2": (2, 1)},
        north={"gate#5": (2, 6), "gate#6": (2, 2)},
        phase=phase,
        hands={SOUTH: f"ollag horde-climber gate#2 gate#3 {event} {event}#2 {event}#3"},
        magic=(10, 5),
        dice=(RS,) * 6,
    )

    battle.chooses(f"play {event}", *first, f"play {event}#2", *second, f"play {event}#3")

    assert battle.table.phase == phase
    assert battle.told("played") == [(SOUTH, battle[name]) for name in (event, f"{event}#2", f"{event}#3")]


# What becomes of them


@pytest.mark.rule("SW-EVT-06")
def test_an_active_event_lasts_through_the_opponents_turn_and_is_discarded_before_your_own_next_one(
    says: Says,
) -> None:
    """Derived case SW-DX-08."""
    says("pile-on", Banner())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, hands={SOUTH: "pile-on"})

    battle.chooses("play pile-on")
    for _ in range(7):  # Attack and Magic, and the opponent's five phases
        assert battle.strength("bear-cavalry") == 4
        assert battle.table.events[SOUTH] == (battle["pile-on"],)
        battle.chooses("end_phase")

    assert (battle.asked(), battle.table.phase) == (SOUTH, "summon")
    assert battle.strength("bear-cavalry") == 3
    assert battle.table.events[SOUTH] == ()
    assert battle.table.discard[SOUTH] == (battle["pile-on"],)


# What they are


@pytest.mark.rule("SW-EVT-10")
def test_an_event_is_epic_or_standard_and_may_also_be_a_structure() -> None:
    events = [printed for printed in PRINTED.values() if printed.event()]

    assert all(len(event.classes & {"epic", "standard"}) == 1 for event in events)
    assert all(event.classes <= {"epic", "standard", "structure"} for event in events)
    assert [event.key for event in events if event.structure()] == ["parapet"]
    for faction in FACTIONS:
        classes = [event.classes & {"epic", "standard"} for event in events if event.faction == faction]
        assert (classes.count(frozenset({"epic"})), classes.count(frozenset({"standard"}))) == (1, 3)


@pytest.mark.rule("SW-EVT-11")
@pytest.mark.parametrize("card", ["pile-on", "frost-mage"])
@pytest.mark.parametrize("pile", ["hands", "draws", "discards"])
def test_a_card_in_a_hand_or_a_pile_is_not_in_play(pile: str, card: str, says: Says) -> None:
    says("pile-on", Banner())
    says("frost-bolt", Banner())  # the Frost Mage's

    if pile == "hands":
        battle = GivenBattle(south={"bear-cavalry": (3, 3)}, hands={SOUTH: card})
    elif pile == "draws":
        battle = GivenBattle(south={"bear-cavalry": (3, 3)}, draws={SOUTH: card})
    else:
        battle = GivenBattle(south={"bear-cavalry": (3, 3)}, discards={SOUTH: card})

    assert battle.strength("bear-cavalry") == 3
    assert battle.life("bear-cavalry") == 5


test_what_follows_from_a_position = prove(
    # What becomes of them
    row("an active event lies face up in its zone and works there", "SW-EVT-05", texts({"pile-on": Banner()}),
        given("bear-cavalry 3,3", "beast-rider 6,3", hands={SOUTH: "pile-on"}), then({"strength bear-cavalry": 3}),
        "play pile-on",
        then({"events south": "pile-on", "events north": "", "in_hand pile-on": False, "in_discard pile-on": False,
            "strength bear-cavalry": 4, "strength beast-rider": 3},
            lambda battle: view_for(battle.table, NORTH)["events"][SOUTH] == [{"card": battle["pile-on"], "boost": 0,
                "targets": []}],
            lambda battle: view_for(battle.table, NORTH)["kinds"][str(battle["pile-on"])] == "pile-on")),
    row("all own active events are discarded and none of the opponents", "SW-EVT-06",
        texts({**dict.fromkeys(("pile-on", "primal-fury", "brutal-force"), Banner())}),
        given(hands={SOUTH: "pile-on primal-fury", NORTH: "brutal-force"}), "play pile-on", "play primal-fury",
        *["end_phase"] * 5, "play brutal-force", *["end_phase"] * 2, "resolve primal-fury primal-fury",
        then({"asked": SOUTH, "phase": "summon", "events south": "", "events north": "brutal-force",
            "discard south": "primal-fury pile-on", "discard north": ""})),
    row("tokens on an active event are removed when it is discarded", "SW-EVT-08", texts({"pile-on": Tally()}),
        given("bear-cavalry 3,3", "beast-rider 4,3", hands={SOUTH: "pile-on"}, dice=(M, M, M)), "play pile-on",
        "attack bear-cavalry beast-rider",
        then({"boost pile-on": 1},
            lambda battle: view_for(battle.table, NORTH)["events"][SOUTH] == [{"card": battle["pile-on"], "boost": 1,
                "targets": []}]), *["end_phase"] * 7, then({"in_discard pile-on": True, "boost pile-on": 0})),
    # Ruling SW-GAP-14.
    row("an event that is tucked under a card is discarded only when that card goes", "SW-EVT-09",
        texts({"chant-power": Saddle()}),
        given("bear-cavalry 3,3 ice-smith 3,4", hands={SOUTH: "chant-power"}, dice=(M, M, RS)), "play chant-power",
        "target ice-smith",
        then({"hand south": "", "discard south": "", "events south": ""},
            lambda battle: battle.table.tucked == {battle["ice-smith"]: (battle["chant-power"],)}),
        "attack bear-cavalry ice-smith",
        then(lambda battle: battle.table.tucked == {},
            lambda battle: set(battle.table.discard[SOUTH]) == {battle["ice-smith"], battle["chant-power"]})),
    row("an event is paid leaves the hand is resolved and then discarded", "SW-EVT-02",
        texts({"chant-power": Scorch(2)}), given(hands={SOUTH: "chant-power gate"}), "play chant-power",
        then({"magic": [4, 5], "in_discard chant-power": False, "hand south": "gate"}), "target sneeks",
        then({"damage sneeks": 2, "events": [(), ()], "discard south": "chant-power", "discard north": ""})),
    row("an event that is not active does not work on", "SW-EVT-05", texts({"chant-power": Banner()}),
        given("bear-cavalry 3,3", hands={SOUTH: "chant-power"}), "play chant-power",
        then({"in_discard chant-power": True, "strength bear-cavalry": 3})),
    row("the text of an active event may discard it earlier", "SW-EVT-06", texts({"pile-on": Fading()}),
        given("bear-cavalry 3,3", "beast-rider 4,3", hands={SOUTH: "pile-on"}, dice=(M, M, M, M)), "play pile-on",
        "attack bear-cavalry beast-rider", then({"strength bear-cavalry": 3, "events south": ""}), *["end_phase"] * 7,
        then({"asked": SOUTH, "phase": "summon", "discard south": "pile-on"})),
    row("an active event that its own text discards at once is discarded once", "SW-EVT-06",
        texts({"pile-on": Flash()}), given(hands={SOUTH: "pile-on"}), "play pile-on",
        then({"events south": "", "discard south": "pile-on"})),
    row("what stands before active is done once and what stands after it works on", "SW-EVT-07",
        texts({"pile-on": Blaze()}),
        given("bear-cavalry 3,3", "gate 6,3", hands={SOUTH: "pile-on"}), "play pile-on", "target gate",
        then({"damage gate": 2}), *["end_phase"] * 6,
        then({"asked": NORTH, "phase": "magic", "damage gate": 2, "strength bear-cavalry": 4})),
    # What they are
    row("an event of class structure is built and not played", "SW-EVT-10", texts({"parapet": Text()}),
        given(phase="build", hands={SOUTH: "parapet"}), then({"offers play": set()}), "build parapet 2,2",
        then({"at parapet": (2, 2), "in_discard parapet": False})),
    # the Frost Mage's
    row("cards on the battlefield and in the active event zone are in play", "SW-EVT-11",
        texts({"pile-on": Banner(), "frost-bolt": Banner()}),
        given("bear-cavalry 3,3 frost-mage 6,6", hands={SOUTH: "pile-on"}), then({"strength bear-cavalry": 4}),
        "play pile-on", then({"strength bear-cavalry": 5, "life bear-cavalry": 9})),
    # When
    row("any number of events is played in a phase as long as each is paid", "SW-EVT-04",
        texts({**dict.fromkeys(("pile-on", "primal-fury", "chant-power"), Text())}),
        given(hands={SOUTH: "pile-on primal-fury chant-power chant-power#2 chant-power#3"}, magic=(2, 5)),
        "play pile-on", "play chant-power", "play primal-fury", "play chant-power#2",
        then({"times played": 4, "magic": [0, 5], "offers play": set()})),
    # Ollag's
    # the Ice Golem's
    *[row(f"no event is played while something is being resolved: {phase} {begins} {ends} {event}", "SW-EVT-03",
        texts({**dict.fromkeys(("blood-summon", "purge", "glacial-shift"), Text()), "chant-power": Scorch(),
            "scorch": Scorch(), "cold-snap": Herald(), "living-gate": Herald()}),
        given("gate 3,3 bear-cavalry 2,5 jarmund 4,1", "beast-rider 6,1", phase=phase,
            hands={SOUTH: "ollag ice-golem blood-summon purge glacial-shift chant-power chant-power#2"},
            dice=(M, M, M)), gains("bear-cavalry", "scorch"), then({f"may play {event}": True}), begins,
        then({"offers play": set()}), ends, then({f"may play {event}": True}))
      for phase, begins, ends, event in [("summon", "summon ollag 4,3", "decline", "blood-summon"),
          ("move", "move bear-cavalry 3,5", "stop", "purge"),
          ("build", "build ice-golem 1,6", "decline", "glacial-shift"),
          ("attack", "attack jarmund beast-rider", "decline", "chant-power"),
          ("attack", "play chant-power", "target sneeks", "chant-power#2"),
          ("attack", "use bear-cavalry scorch", "target sneeks", "chant-power")]],
)  # fmt: skip
