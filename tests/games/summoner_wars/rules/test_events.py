"""Events: when they are played, what becomes of them, and how long active ones last (SW-EVT)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.flow import Play, Procedure
from herna.games.summoner_wars.deed import Aimed, Deed
from herna.games.summoner_wars.printed import FACTIONS, PRINTED
from herna.games.summoner_wars.rules.events import discard_active_event
from herna.games.summoner_wars.rules.zones import add_boost, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Gone, Text
from herna.games.summoner_wars.view import view_for
from tests.kit.battle import NORTH, RS, SOUTH, GivenBattle, M, Says
from tests.kit.invented import Banner, Herald, Scorch, Scorching, has

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


class Saddle(Text):
    """Tuck this card under a unit."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        return Saddling(me, table.key(me), seat)


@dataclass(frozen=True, slots=True)
class Saddling(Aimed):
    """The event goes under the unit."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return play.table.units(self.seat)

    def target(self, play: Play[Battlefield], card: int) -> None:
        tuck(play.table, self.source, card)


# When


@pytest.mark.rule("SW-EVT-01")
def test_an_event_is_played_in_its_phase_of_the_own_turn_only(says: Says) -> None:
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


@pytest.mark.rule("SW-EVT-03")
@pytest.mark.parametrize(
    ("phase", "begins", "ends", "event"),
    [
        ("summon", "summon ollag 4,3", "decline", "blood-summon"),
        ("move", "move bear-cavalry 3,5", "stop", "purge"),
        ("build", "build ice-golem 1,6", "decline", "glacial-shift"),
        ("attack", "attack jarmund beast-rider", "decline", "chant-power"),
        ("attack", "play chant-power", "target sneeks", "chant-power#2"),
        ("attack", "use bear-cavalry scorch", "target sneeks", "chant-power"),
    ],
)
def test_no_event_is_played_while_something_is_being_resolved(
    phase: str, begins: str, ends: str, event: str, says: Says
) -> None:
    for name in ("blood-summon", "purge", "glacial-shift"):
        says(name, Text())
    says("chant-power", Scorch())
    says("scorch", Scorch())
    says("cold-snap", Herald())  # Ollag's
    says("living-gate", Herald())  # the Ice Golem's
    battle = GivenBattle(
        south={"gate": (3, 3), "bear-cavalry": (2, 5), "jarmund": (4, 1)},
        north={"beast-rider": (6, 1)},
        phase=phase,
        hands={SOUTH: "ollag ice-golem blood-summon purge glacial-shift chant-power chant-power#2"},
        dice=(M, M, M),
    )
    has(battle, "bear-cavalry", "scorch")
    assert event in battle.offers("play")

    battle.chooses(begins)

    assert battle.offers("play") == set()

    battle.chooses(ends)

    assert event in battle.offers("play")


@pytest.mark.rule("SW-EVT-04")
def test_any_number_of_events_is_played_in_a_phase_as_long_as_each_is_paid(says: Says) -> None:
    for event in ("pile-on", "primal-fury", "chant-power"):
        says(event, Text())
    battle = GivenBattle(
        south={}, hands={SOUTH: "pile-on primal-fury chant-power chant-power#2 chant-power#3"}, magic=(2, 5)
    )

    battle.chooses("play pile-on", "play chant-power", "play primal-fury", "play chant-power#2")

    assert len(battle.told("played")) == 4
    assert battle.table.magic == [0, 5]
    assert battle.offers("play") == set()


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


@pytest.mark.rule("SW-EVT-02")
def test_an_event_is_paid_leaves_the_hand_is_resolved_and_then_discarded(says: Says) -> None:
    says("chant-power", Scorch(2))
    battle = GivenBattle(south={}, hands={SOUTH: "chant-power gate"})

    battle.chooses("play chant-power")

    assert battle.table.magic == [4, 5]
    assert battle.table.hands[SOUTH] == (battle["gate"],)
    assert not battle.in_discard("chant-power")

    battle.chooses("target sneeks")

    assert battle.damage("sneeks") == 2
    assert battle.table.discard == [(battle["chant-power"],), ()]
    assert battle.table.events == [(), ()]


@pytest.mark.rule("SW-EVT-05")
def test_an_active_event_lies_face_up_in_its_zone_and_works_there(says: Says) -> None:
    says("pile-on", Banner())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"beast-rider": (6, 3)}, hands={SOUTH: "pile-on"})
    assert battle.strength("bear-cavalry") == 3

    battle.chooses("play pile-on")

    assert battle.table.events == [(battle["pile-on"],), ()]
    assert not battle.in_hand("pile-on")
    assert not battle.in_discard("pile-on")
    assert view_for(battle.table, NORTH)["events"][SOUTH] == [{"card": battle["pile-on"], "boost": 0, "targets": []}]
    assert view_for(battle.table, NORTH)["kinds"][str(battle["pile-on"])] == "pile-on"
    assert battle.strength("bear-cavalry") == 4
    assert battle.strength("beast-rider") == 3


@pytest.mark.rule("SW-EVT-05")
def test_an_event_that_is_not_active_does_not_work_on(says: Says) -> None:
    says("chant-power", Banner())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, hands={SOUTH: "chant-power"})

    battle.chooses("play chant-power")

    assert battle.in_discard("chant-power")
    assert battle.strength("bear-cavalry") == 3


@pytest.mark.rule("SW-EVT-06")
def test_an_active_event_lasts_through_the_opponents_turn_and_is_discarded_before_the_own_next_one(
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


@pytest.mark.rule("SW-EVT-06")
def test_all_own_active_events_are_discarded_and_none_of_the_opponents(says: Says) -> None:
    for event in ("pile-on", "primal-fury", "brutal-force"):
        says(event, Banner())
    battle = GivenBattle(south={}, hands={SOUTH: "pile-on primal-fury", NORTH: "brutal-force"})

    battle.chooses("play pile-on", "play primal-fury", *["end_phase"] * 5, "play brutal-force", *["end_phase"] * 2)
    battle.chooses("resolve primal-fury primal-fury")

    assert (battle.asked(), battle.table.phase) == (SOUTH, "summon")
    assert battle.table.events == [(), (battle["brutal-force"],)]
    assert battle.table.discard == [(battle["primal-fury"], battle["pile-on"]), ()]


@pytest.mark.rule("SW-EVT-06")
def test_the_text_of_an_active_event_may_discard_it_earlier(says: Says) -> None:
    says("pile-on", Fading())
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)}, north={"beast-rider": (4, 3)}, hands={SOUTH: "pile-on"}, dice=(M, M, M, M)
    )

    battle.chooses("play pile-on", "attack bear-cavalry beast-rider")

    assert battle.strength("bear-cavalry") == 3
    assert battle.table.events[SOUTH] == ()

    battle.chooses(*["end_phase"] * 7)

    assert (battle.asked(), battle.table.phase) == (SOUTH, "summon")
    assert battle.table.discard[SOUTH] == (battle["pile-on"],)


@pytest.mark.rule("SW-EVT-07")
def test_what_stands_before_active_is_done_once_and_what_stands_after_it_works_on(says: Says) -> None:
    says("pile-on", Blaze())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"gate": (6, 3)}, hands={SOUTH: "pile-on"})

    battle.chooses("play pile-on", "target gate")
    assert battle.damage("gate") == 2
    battle.chooses(*["end_phase"] * 6)

    assert (battle.asked(), battle.table.phase) == (NORTH, "magic")
    assert battle.damage("gate") == 2
    assert battle.strength("bear-cavalry") == 4


@pytest.mark.rule("SW-EVT-08")
def test_tokens_on_an_active_event_are_removed_when_it_is_discarded(says: Says) -> None:
    says("pile-on", Tally())
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)}, north={"beast-rider": (4, 3)}, hands={SOUTH: "pile-on"}, dice=(M, M, M)
    )

    battle.chooses("play pile-on", "attack bear-cavalry beast-rider")

    assert battle.boost("pile-on") == 1
    assert view_for(battle.table, NORTH)["events"][SOUTH] == [{"card": battle["pile-on"], "boost": 1, "targets": []}]

    battle.chooses(*["end_phase"] * 7)

    assert battle.in_discard("pile-on")
    assert battle.boost("pile-on") == 0


@pytest.mark.rule("SW-EVT-09")
def test_an_event_that_is_tucked_under_a_card_is_discarded_only_when_that_card_goes(says: Says) -> None:
    """Ruling SW-GAP-14."""
    says("chant-power", Saddle())
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3), "ice-smith": (3, 4)}, hands={SOUTH: "chant-power"}, dice=(M, M, RS)
    )

    battle.chooses("play chant-power", "target ice-smith")

    assert battle.table.tucked == {battle["ice-smith"]: (battle["chant-power"],)}
    assert battle.table.hands[SOUTH] == battle.table.discard[SOUTH] == battle.table.events[SOUTH] == ()

    battle.chooses("attack bear-cavalry ice-smith")

    assert battle.table.tucked == {}
    assert set(battle.table.discard[SOUTH]) == {battle["ice-smith"], battle["chant-power"]}


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


@pytest.mark.rule("SW-EVT-10")
def test_an_event_of_class_structure_is_built_and_not_played(says: Says) -> None:
    says("parapet", Text())
    battle = GivenBattle(south={}, phase="build", hands={SOUTH: "parapet"})
    assert battle.offers("play") == set()

    battle.chooses("build parapet 2,2")

    assert battle.at("parapet") == (2, 2)
    assert not battle.in_discard("parapet")


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


@pytest.mark.rule("SW-EVT-11")
def test_cards_on_the_battlefield_and_in_the_active_event_zone_are_in_play(says: Says) -> None:
    says("pile-on", Banner())
    says("frost-bolt", Banner())  # the Frost Mage's
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "frost-mage": (6, 6)}, hands={SOUTH: "pile-on"})
    assert battle.strength("bear-cavalry") == 4

    battle.chooses("play pile-on")

    assert battle.strength("bear-cavalry") == 5
    assert battle.life("bear-cavalry") == 9
