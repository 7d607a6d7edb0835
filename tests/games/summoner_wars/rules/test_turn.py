"""The sequence of play: alternating turns, six phases in order, start and end of a turn (SW-TURN)."""

import pytest

from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.games.summoner_wars.rows import given, prove, row, texts, then, until
from tests.kit.invented import Boosting, PerhapsBoosting

# Texts that these tests give to units


class DawnAndDusk(Text):
    """At the start and at the end of your turn you may boost this unit."""

    def start_of_turn(self, table: Battlefield, me: int) -> Effects:
        return (PerhapsBoosting(me, "dawn", table.control[me]),)

    def end_of_turn(self, table: Battlefield, me: int) -> Effects:
        return (PerhapsBoosting(me, "dusk", table.control[me]),)


class Awakening(Text):
    """At the start of your Summon phase this unit is boosted."""

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (Boosting(me, "awakening", table.control[me]),) if phase == "summon" else ()


def lies_active(battle: GivenBattle, seat: int, *names: str) -> GivenBattle:
    """Events from a seat's hand lie in its active-event zone."""
    for name in names:
        battle.table.take_from_hand(seat, battle[name])
        battle.table.events[seat] = (*battle.table.events[seat], battle[name])
    return battle


def phases_asked(battle: GivenBattle, count: int) -> list[tuple[int, str]]:
    """Who is asked in which phase, when everybody just ends phases."""
    asked = []
    for _ in range(count):
        asked.append((battle.asked(), battle.table.phase))
        battle.chooses("end_phase")
    return asked


@pytest.mark.rule("SW-TURN-01", "SW-TURN-05")
def test_players_alternate_turns() -> None:
    battle = GivenBattle({}, phase="summon")

    turns = [(seat, phase) for seat, phase in phases_asked(battle, 20) if phase == "summon"]

    assert turns == [(SOUTH, "summon"), (NORTH, "summon"), (SOUTH, "summon"), (NORTH, "summon")]
    assert battle.told("turn_began") == [(NORTH, 2), (SOUTH, 3), (NORTH, 4), (SOUTH, 5)]


@pytest.mark.rule("SW-TURN-02")
def test_each_phase_has_its_own_activity() -> None:
    battle = GivenBattle(
        {"gate#1": (3, 3), "gul-dass": (5, 5)},
        {"undead-carrier": (6, 5)},
        phase="summon",
        hands={SOUTH: "frost-mage gate#2"},
    )

    activities = {}
    for phase in ("summon", "move", "build", "attack", "magic"):
        assert battle.table.phase == phase
        kinds = {words.split()[0] for words in battle.offered()}
        activities[phase] = kinds & {"summon", "move", "build", "attack", "discard"}
        battle.chooses("end_phase")

    assert activities == {
        "summon": {"summon"},
        "move": {"move"},
        "build": {"build"},
        "attack": {"attack"},
        "magic": {"discard"},
    }


@pytest.mark.rule("SW-TURN-06")
def test_everything_that_a_phase_allows_may_be_left_undone() -> None:
    battle = GivenBattle(
        {"gate#1": (3, 3), "gul-dass": (5, 5)},
        {"undead-carrier": (6, 5)},
        phase="summon",
        hands={SOUTH: "frost-mage gate#2"},
    )

    for beginning in ("summon", "move", "build", "attack", "discard"):
        assert battle.offers(beginning)
        assert "end_phase" in battle.offered()
        battle.chooses("end_phase")

    assert battle.asked() == NORTH
    assert battle.table.hands[SOUTH] == (battle["frost-mage"], battle["gate#2"])
    assert battle.table.magic == [5, 5]
    assert battle.at("gul-dass") == (5, 5)
    assert battle.damage("undead-carrier") == 0


test_what_follows_from_a_position = prove(
    # the inaction penalty
    row("nobody has another turn when the game has ended", "SW-TURN-01",
        given(phase="attack", damage={"svara": 11}), "end_phase",
        then({"seats_asked": (), "over": True, "winners": (NORTH,)}, lambda battle: battle.play.options() == [])),
    # drawn after the Magic phase
    row("a turn has its phases in this order", "SW-TURN-02",
        given(phase="summon", hands={SOUTH: "frost-mage"}, draws={SOUTH: "ollag nadiana"}),
        then(lambda battle: phases_asked(battle, 4) == [(SOUTH, "summon"), (SOUTH, "move"), (SOUTH, "build"),
            (SOUTH, "attack")]), then({"asked": SOUTH, "phase": "magic"}), "discard frost-mage",
        then({"told drew": []}), "end_phase", then({"hand south": "ollag nadiana", "asked": NORTH, "phase": "summon"})),
    # two things at once: the active player chooses their order (SW-TIME-08)
    row("active events are discarded at the start of their players turn", "SW-TURN-04",
        texts({"tempest": Text(), "hypnotic-call": Text(), "unrelenting": Text()}),
        given(phase="magic", hands={SOUTH: "unrelenting", NORTH: "tempest hypnotic-call"}),
        lambda battle: lies_active(lies_active(battle, SOUTH, "unrelenting"), NORTH, "tempest", "hypnotic-call"),
        "end_phase", then({"asked": NORTH, "phase": "start"}), "resolve hypnotic-call hypnotic-call",
        then({"phase": "summon", "events south": "unrelenting", "events north": "", "discard south": "",
            "discard north": "hypnotic-call tempest"}), until("magic"), "end_phase",
        then({"asked": SOUTH, "events": [(), ()], "discard south": "unrelenting"})),
    row("the end of the turn comes when the draw phase is finished", "SW-TURN-03", texts({"wrath": DawnAndDusk()}),
        given("gul-dass 3,3", phase="magic", draws={SOUTH: "frost-mage ollag nadiana ice-smith"}), "end_phase",
        then({"phase": "end", "asked": SOUTH, "offered": {"accept", "decline"}, "active": SOUTH,
            "count hand south": 4}), "accept", then({"boost gul-dass": 1, "asked": NORTH, "phase": "summon"})),
    row("the start of the turn comes before the summon phase", "SW-TURN-03", texts({"wrath": DawnAndDusk()}),
        given("gate#1 5,5", "gul-dass 3,3 gate#2 7,3", phase="magic", hands={NORTH: "undead-warrior"}), "end_phase",
        then({"phase": "start", "asked": NORTH, "offered": {"accept", "decline"}}), "accept",
        then({"boost gul-dass": 1, "phase": "summon", "offers summon undead-warrior": {"8,3", "6,3", "7,2", "7,4"}})),
    # nothing at the end of North's turn
    row("start and end of the turn are those of the cards controller", "SW-TURN-03", texts({"wrath": DawnAndDusk()}),
        given("gul-dass 3,3", phase="magic", active=NORTH), "end_phase", then({"asked": SOUTH, "phase": "start"})),
    row("the opponent becomes active after the end of the turn", "SW-TURN-05", texts({"wrath": DawnAndDusk()}),
        given("gul-dass 3,3", phase="magic"), "end_phase", then({"active": SOUTH, "turn": 1}), "decline",
        then({"active": NORTH, "turn": 2, "asked": NORTH})),
    # the Attack phase, in which South attacked nothing
    # the Magic phase: South is not asked again before North acts
    row("drawing the inaction penalty and what cards order cannot be left undone", "SW-TURN-06",
        texts({"wrath": Awakening(), "tempest": Text()}),
        given("", "gul-dass 5,5", phase="attack", hands={NORTH: "tempest"}, draws={SOUTH: "ollag"}),
        lambda battle: lies_active(battle, NORTH, "tempest"), "end_phase", then({"damage svara": 1}), "end_phase",
        then({"asked": NORTH, "phase": "summon", "in_hand ollag": True, "in_discard tempest": True,
            "boost gul-dass": 1})),
)  # fmt: skip
