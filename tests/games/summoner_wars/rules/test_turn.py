"""The sequence of play: alternating turns, six phases in order, start and end of a turn (SW-TURN)."""

from __future__ import annotations

import pytest

from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.kit.battle import NORTH, SOUTH, GivenBattle, Says
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


@pytest.mark.rule("SW-TURN-01")
def test_nobody_has_another_turn_when_the_game_has_ended() -> None:
    battle = GivenBattle({}, phase="attack", damage={"svara": 11})

    battle.chooses("end_phase")  # the inaction penalty

    assert battle.play.ask is None
    assert battle.play.options() == []
    assert battle.play.result is not None
    assert battle.play.result.winners() == (NORTH,)


@pytest.mark.rule("SW-TURN-02")
def test_a_turn_has_its_phases_in_this_order() -> None:
    battle = GivenBattle({}, phase="summon", hands={SOUTH: "frost-mage"}, draws={SOUTH: "ollag nadiana"})

    phases = phases_asked(battle, 4)
    assert phases == [(SOUTH, "summon"), (SOUTH, "move"), (SOUTH, "build"), (SOUTH, "attack")]
    assert (battle.asked(), battle.table.phase) == (SOUTH, "magic")
    battle.chooses("discard frost-mage")
    assert battle.told("drew") == []
    battle.chooses("end_phase")

    assert battle.table.hands[SOUTH] == (battle["ollag"], battle["nadiana"])  # drawn after the Magic phase
    assert (battle.asked(), battle.table.phase) == (NORTH, "summon")


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


@pytest.mark.rule("SW-TURN-03")
def test_the_end_of_the_turn_comes_when_the_draw_phase_is_finished(says: Says) -> None:
    says("wrath", DawnAndDusk())
    battle = GivenBattle({"gul-dass": (3, 3)}, phase="magic", draws={SOUTH: "frost-mage ollag nadiana ice-smith"})

    battle.chooses("end_phase")

    assert battle.table.phase == "end"
    assert len(battle.table.hands[SOUTH]) == 4
    assert (battle.asked(), battle.offered()) == (SOUTH, {"accept", "decline"})
    assert battle.table.active == SOUTH
    battle.chooses("accept")
    assert battle.boost("gul-dass") == 1
    assert (battle.asked(), battle.table.phase) == (NORTH, "summon")


@pytest.mark.rule("SW-TURN-03")
def test_the_start_of_the_turn_comes_before_the_summon_phase(says: Says) -> None:
    says("wrath", DawnAndDusk())
    battle = GivenBattle(
        {"gate#1": (5, 5)}, {"gul-dass": (3, 3), "gate#2": (7, 3)}, phase="magic", hands={NORTH: "undead-warrior"}
    )

    battle.chooses("end_phase")
    assert battle.table.phase == "start"
    assert (battle.asked(), battle.offered()) == (NORTH, {"accept", "decline"})
    battle.chooses("accept")

    assert battle.boost("gul-dass") == 1
    assert battle.table.phase == "summon"
    assert battle.offers("summon undead-warrior") == {"8,3", "6,3", "7,2", "7,4"}


@pytest.mark.rule("SW-TURN-03")
def test_start_and_end_of_the_turn_are_those_of_the_cards_controller(says: Says) -> None:
    says("wrath", DawnAndDusk())
    battle = GivenBattle({"gul-dass": (3, 3)}, phase="magic", active=NORTH)

    battle.chooses("end_phase")  # nothing at the end of North's turn

    assert (battle.asked(), battle.table.phase) == (SOUTH, "start")


@pytest.mark.rule("SW-TURN-04")
def test_active_events_are_discarded_at_the_start_of_their_players_turn(says: Says) -> None:
    says("tempest", Text())
    says("hypnotic-call", Text())
    says("unrelenting", Text())
    battle = GivenBattle({}, phase="magic", hands={SOUTH: "unrelenting", NORTH: "tempest hypnotic-call"})
    lies_active(lies_active(battle, SOUTH, "unrelenting"), NORTH, "tempest", "hypnotic-call")

    battle.chooses("end_phase")
    # two things at once: the active player chooses their order (SW-TIME-08)
    assert (battle.asked(), battle.table.phase) == (NORTH, "start")
    battle.chooses("resolve hypnotic-call hypnotic-call")

    assert battle.table.phase == "summon"
    assert battle.table.events == [(battle["unrelenting"],), ()]
    assert battle.table.discard == [(), (battle["hypnotic-call"], battle["tempest"])]
    battle.ends_phases_until("magic").chooses("end_phase")
    assert battle.asked() == SOUTH
    assert battle.table.events == [(), ()]
    assert battle.table.discard[SOUTH] == (battle["unrelenting"],)


@pytest.mark.rule("SW-TURN-05")
def test_the_opponent_becomes_active_after_the_end_of_the_turn(says: Says) -> None:
    says("wrath", DawnAndDusk())
    battle = GivenBattle({"gul-dass": (3, 3)}, phase="magic")

    battle.chooses("end_phase")
    assert (battle.table.active, battle.table.turn) == (SOUTH, 1)
    battle.chooses("decline")

    assert (battle.table.active, battle.table.turn) == (NORTH, 2)
    assert battle.asked() == NORTH


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


@pytest.mark.rule("SW-TURN-06")
def test_drawing_the_inaction_penalty_and_what_cards_order_cannot_be_left_undone(says: Says) -> None:
    says("wrath", Awakening())
    says("tempest", Text())
    battle = GivenBattle({}, {"gul-dass": (5, 5)}, phase="attack", hands={NORTH: "tempest"}, draws={SOUTH: "ollag"})
    lies_active(battle, NORTH, "tempest")

    battle.chooses("end_phase")  # the Attack phase, in which South attacked nothing
    assert battle.damage("svara") == 1
    battle.chooses("end_phase")  # the Magic phase: South is not asked again before North acts

    assert (battle.asked(), battle.table.phase) == (NORTH, "summon")
    assert battle.in_hand("ollag")
    assert battle.in_discard("tempest")
    assert battle.boost("gul-dass") == 1
