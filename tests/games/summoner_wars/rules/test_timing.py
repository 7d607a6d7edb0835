"""Timing: who orders what falls due together, when it is resolved, and who decides about it (SW-TIME)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.flow import Call, Play
from herna.games.summoner_wars.cards.shared import Gathering, Preparing
from herna.games.summoner_wars.deed import Aimed, Deed
from herna.games.summoner_wars.rules.damage import Damage
from herna.games.summoner_wars.rules.force import Force
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text
from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, Says

# Texts that these tests give to units and events. "Boosts itself" is Preparing, "you may boost it" is Gathering.


class AfterAnyAttack(Text):
    """After any attack, this unit boosts itself."""

    def __init__(self, key: str) -> None:
        self.key = key

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Preparing(me, self.key, table.control[me]),)


class PerhapsAfterAnyAttack(Text):
    """Once per turn, after any attack, you may boost this unit."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Gathering(me, "riposte", table.control[me]),)


class AfterAnyMove(Text):
    """After any unit moves, this unit boosts itself."""

    def __init__(self, key: str) -> None:
        self.key = key

    def after_any_move(self, table: Battlefield, me: int, unit: int, path: tuple[int, ...]) -> Effects:
        return (Preparing(me, self.key, table.control[me]),)


class InItsTime(Text):
    """At one moment of your turn you may boost this unit, once per turn."""

    def __init__(self, key: str, moment: str) -> None:
        self.key = key
        self.moment = moment

    def _now(self, table: Battlefield, me: int, moment: str) -> Effects:
        return (Gathering(me, self.key, table.control[me]),) if moment == self.moment else ()

    def start_of_turn(self, table: Battlefield, me: int) -> Effects:
        return self._now(table, me, "start of turn")

    def end_of_turn(self, table: Battlefield, me: int) -> Effects:
        return self._now(table, me, "end of turn")

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return self._now(table, me, f"start of {phase}")

    def end_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return self._now(table, me, f"end of {phase}")

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        return self._now(table, me, f"in {phase}")


class StructuresAreNoticed(Text):
    """After a structure has moved or been forced, this unit boosts itself."""

    def after_moved_or_forced(self, table: Battlefield, me: int, other: int) -> Effects:
        return (Preparing(me, "cold-snap", table.control[me]),)


class BothGatesAreForced(Text):
    """Force your two gates, one after the other."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Deed:
        gates = [card for card in table.objects(seat) if table.key(card) == "gate"]
        return ForcingBoth(me, "sneak", seat, gates[0], gates[1])


@dataclass(frozen=True, slots=True)
class ForcingBoth(Deed):
    """First one, then the other."""

    one: int
    two: int

    def order(self) -> tuple[str, ...]:
        return ("the_first_is_forced", "the_second_is_forced")

    def the_first_is_forced(self, play: Play[Battlefield]) -> Call:
        return Call(Force(self.seat, self.one))

    def the_second_is_forced(self, play: Play[Battlefield]) -> Call:
        return Call(Force(self.seat, self.two))


class ForceThenHurt(Text):
    """Choose a unit: force it 1 space and add 2 damage to it."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Deed:
        return ForcingAndHurting(me, "sneak", seat)


@dataclass(frozen=True, slots=True)
class ForcingAndHurting(Aimed):
    """Both is mandatory."""

    chosen: int = -1

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return play.table.units()

    def optional(self) -> bool:
        return False

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Force(self.seat, card), changed=ForcingAndHurting(self.source, self.effect, self.seat, card))

    def afterwards(self, play: Play[Battlefield]) -> Call:
        return Call(Damage(((self.chosen, 2),), self.seat, self.source))


class Retorts(Text):
    """After an attack on this unit you may choose a unit: it gets 1 damage."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Retorting(me, "riposte", table.control[me]),) if attack.target == me else ()


@dataclass(frozen=True, slots=True)
class Retorting(Aimed):
    """The unit chosen gets 1 damage."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return play.table.units(1 - self.seat)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Damage(((card, 1),), self.seat, self.source))


class Deathless(Text):
    """Instead of being eliminated, this unit returns to hand."""

    def instead_of_elimination(self, table: Battlefield, me: int, card: int) -> bool:
        return card == me


# Order


@pytest.mark.rule("SW-TIME-01")
@pytest.mark.parametrize("active", [SOUTH, NORTH])
def test_the_active_player_orders_effects_that_fall_due_together_whoever_controls_them(says: Says, active: int) -> None:
    says("cold-snap", AfterAnyAttack("cold-snap"))
    says("riposte", AfterAnyAttack("riposte"))
    battle = GivenBattle(south={"ollag": (4, 3)}, north={"fanessa": (5, 3)}, active=active, dice=(MR, MR, MR))
    attacker, target = ("ollag", "fanessa") if active == SOUTH else ("fanessa", "ollag")

    battle.chooses(f"attack {attacker} {target}")

    assert battle.asked() == active
    assert battle.offered() == {"resolve ollag cold-snap", "resolve fanessa riposte"}
    battle.chooses("resolve fanessa riposte")
    assert battle.told("boosted") == [(battle["fanessa"], 1), (battle["ollag"], 1)]


@pytest.mark.rule("SW-TIME-02")
def test_what_follows_a_move_is_resolved_when_the_move_is_complete_and_before_anything_else(says: Says) -> None:
    says("cold-snap", AfterAnyMove("cold-snap"))
    battle = GivenBattle(south={"ollag": (3, 3), "makeinda-ru": (3, 5)}, phase="move")

    battle.chooses("move makeinda-ru 4,5")
    boosts_on_the_way = battle.boost("ollag")
    battle.chooses("step 5,5")

    assert boosts_on_the_way == 0
    assert battle.boost("ollag") == 1
    assert battle.offers("move ollag")


@pytest.mark.rule("SW-TIME-02")
def test_what_follows_one_force_is_resolved_before_the_next_force_of_the_same_event(says: Says) -> None:
    says("sneak", BothGatesAreForced())
    says("cold-snap", StructuresAreNoticed())
    battle = GivenBattle(
        south={"ollag": (3, 3), "gate": (2, 2), "gate#2": (2, 5)}, phase="move", hands={SOUTH: "sneak"}
    )

    battle.chooses("play sneak", "force gate 3,2")

    assert battle.boost("ollag") == 1
    battle.chooses("force gate#2 3,5")
    assert battle.boost("ollag") == 2


@pytest.mark.rule("SW-TIME-03")
@pytest.mark.parametrize("first", ["ollag", "nadiana"])
def test_the_active_player_sets_the_order_of_effects_that_follow_the_same_thing(says: Says, first: str) -> None:
    says("cold-snap", AfterAnyMove("cold-snap"))
    says("greater-frost-bolt", AfterAnyMove("greater-frost-bolt"))
    keys = {"ollag": "cold-snap", "nadiana": "greater-frost-bolt"}
    battle = GivenBattle(south={"ollag": (3, 3), "border-archer": (3, 6)}, north={"nadiana": (6, 1)}, phase="move")

    battle.chooses("move border-archer 4,6", "stop")

    assert battle.asked() == SOUTH
    battle.chooses(f"resolve {first} {keys[first]}")
    (one, _), (two, _) = battle.told("boosted")
    assert one == battle[first]
    assert {one, two} == {battle["ollag"], battle["nadiana"]}


# Starts and ends


@pytest.mark.rule("SW-TIME-04")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack", "magic"])
def test_what_happens_at_the_start_of_a_phase_happens_before_anything_else_in_it(says: Says, phase: str) -> None:
    says("cold-snap", InItsTime("cold-snap", f"start of {phase}"))

    battle = GivenBattle(south={"ollag": (3, 3)}, phase=phase, hands={SOUTH: "gate ice-smith"})

    assert battle.offered() == {"accept", "decline"}
    battle.chooses("accept")
    assert battle.boost("ollag") == 1
    assert battle.table.phase == phase
    assert "end_phase" in battle.offered()


@pytest.mark.rule("SW-TIME-04", "SW-TIME-06")
def test_the_draw_phase_has_a_start_before_the_drawing_and_an_end_after_it(says: Says) -> None:
    says("cold-snap", InItsTime("cold-snap", "start of draw"))
    says("greater-frost-bolt", InItsTime("greater-frost-bolt", "end of draw"))
    battle = GivenBattle(
        south={"ollag": (3, 3), "nadiana": (3, 5)}, phase="magic", draws={SOUTH: "gate gate#2 gate#3 gate#4 gate#5"}
    )

    battle.chooses("end_phase")
    assert (battle.table.phase, len(battle.table.hands[SOUTH])) == ("draw", 0)
    battle.chooses("accept")

    assert (battle.boost("ollag"), battle.boost("nadiana")) == (1, 0)
    assert (battle.table.phase, len(battle.table.hands[SOUTH])) == ("draw", 5)
    assert battle.offered() == {"accept", "decline"}


@pytest.mark.rule("SW-TIME-05")
def test_what_happens_at_the_start_of_the_turn_happens_before_the_summon_phase(says: Says) -> None:
    says("riposte", InItsTime("riposte", "start of turn"))
    battle = GivenBattle(
        south={}, north={"fanessa": (6, 3), "gate": (7, 3)}, phase="magic", hands={NORTH: "horde-climber"}
    )

    battle.chooses("end_phase")

    assert (battle.asked(), battle.table.active, battle.table.phase) == (NORTH, NORTH, "start")
    assert battle.offered() == {"accept", "decline"}
    battle.chooses("accept")
    assert (battle.boost("fanessa"), battle.table.phase) == (1, "summon")
    assert battle.offers("summon horde-climber")


@pytest.mark.rule("SW-TIME-06")
def test_after_what_happens_at_the_end_of_a_phase_nothing_more_is_done_in_it(says: Says) -> None:
    says("cold-snap", InItsTime("cold-snap", "end of build"))
    battle = GivenBattle(south={"ollag": (3, 3)}, phase="build", hands={SOUTH: "gate gate#2"})

    battle.chooses("build gate 1,2")
    assert battle.boost("ollag") == 0
    battle.chooses("end_phase")

    assert (battle.table.phase, battle.offered()) == ("build", {"accept", "decline"})
    battle.chooses("accept")
    assert (battle.boost("ollag"), battle.table.phase) == (1, "attack")
    assert not battle.offers("build")


@pytest.mark.rule("SW-TIME-07")
def test_what_happens_at_the_end_of_the_turn_happens_when_the_draw_phase_is_over(says: Says) -> None:
    says("cold-snap", InItsTime("cold-snap", "end of turn"))
    battle = GivenBattle(south={"ollag": (3, 3)}, phase="magic", draws={SOUTH: "gate gate#2"})

    battle.chooses("end_phase")

    assert len(battle.table.hands[SOUTH]) == 2
    assert (battle.table.active, battle.offered()) == (SOUTH, {"accept", "decline"})
    battle.chooses("accept")
    assert (battle.boost("ollag"), battle.table.active, battle.table.phase) == (1, NORTH, "summon")


@pytest.mark.rule("SW-TIME-07")
def test_the_end_of_the_opponents_turn_is_not_the_end_of_mine(says: Says) -> None:
    says("riposte", InItsTime("riposte", "end of turn"))
    battle = GivenBattle(south={}, north={"fanessa": (6, 3)}, phase="magic")

    battle.chooses("end_phase")

    assert (battle.table.active, battle.table.phase) == (NORTH, "summon")
    assert battle.boost("fanessa") == 0


@pytest.mark.rule("SW-TIME-08")
@pytest.mark.parametrize("event_first", [True, False])
def test_the_active_player_orders_active_events_and_other_effects_of_the_start_of_the_turn(
    says: Says, event_first: bool
) -> None:
    says("pyre", Text())
    says("cold-snap", InItsTime("cold-snap", "start of turn"))
    battle = GivenBattle(south={"ollag": (3, 3)}, phase="summon", hands={SOUTH: "pyre"})
    battle.chooses("play pyre").ends_phases_until("magic").chooses("end_phase")
    battle.ends_phases_until("magic").chooses("end_phase")

    assert battle.asked() == SOUTH
    assert battle.offered() == {"resolve pyre pyre", "resolve ollag cold-snap"}
    battle.chooses("resolve pyre pyre" if event_first else "resolve ollag cold-snap")

    assert battle.in_discard("pyre") == event_first
    battle.chooses("accept")
    assert battle.in_discard("pyre")
    assert battle.table.phase == "summon"


# What an effect is


@pytest.mark.rule("SW-TIME-09")
def test_an_effect_is_carried_out_in_all_its_steps(says: Says) -> None:
    says("sneak", ForceThenHurt())
    battle = GivenBattle(south={}, north={"fanessa": (5, 3)}, phase="move", hands={SOUTH: "sneak"})

    battle.chooses("play sneak", "target fanessa", "force fanessa 6,3")

    assert (battle.at("fanessa"), battle.damage("fanessa")) == ((6, 3), 2)
    assert battle.in_discard("sneak")


@pytest.mark.rule("SW-TIME-09", "SW-TIME-10")
def test_a_mandatory_step_that_cannot_be_carried_out_does_nothing_and_the_rest_still_happens(says: Says) -> None:
    says("sneak", ForceThenHurt())
    battle = GivenBattle(
        south={"gate": (1, 5), "ollag": (2, 6)}, north={"fanessa": (1, 6)}, phase="move", hands={SOUTH: "sneak"}
    )

    battle.chooses("play sneak")
    assert "decline" not in battle.offered()
    battle.chooses("target fanessa")

    assert (battle.at("fanessa"), battle.damage("fanessa")) == ((1, 6), 2)


@pytest.mark.rule("SW-TIME-10")
@pytest.mark.parametrize(("answer", "boosts"), [("accept", 1), ("decline", 0)])
def test_an_effect_that_may_be_used_can_be_declined(answer: str, boosts: int) -> None:
    battle = GivenBattle(south={"jarmund": (3, 3)}, north={"fanessa": (5, 3)}, dice=(MR, MR, MR))

    battle.chooses("attack jarmund fanessa")
    assert battle.offered() == {"accept", "decline"}
    battle.chooses(answer)

    assert battle.boost("jarmund") == boosts


@pytest.mark.rule("SW-TIME-10")
def test_an_effect_without_may_is_mandatory() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "border-archer": (4, 3)}, phase="move")

    battle.chooses("move bear-cavalry 4,3", "step 5,3")

    assert battle.damage("border-archer") == 1
    assert "end_phase" in battle.offered()


@pytest.mark.rule("SW-TIME-11")
def test_an_ability_cannot_be_activated_while_something_is_being_resolved(says: Says) -> None:
    says("cold-snap", InItsTime("cold-snap", "in move"))
    says("sneak", ForceThenHurt())
    battle = GivenBattle(south={"ollag": (3, 3)}, north={"fanessa": (5, 3)}, phase="move", hands={SOUTH: "sneak"})

    assert battle.offers("use") == {"ollag cold-snap"}

    battle.chooses("move ollag 3,4")  # the move is not over
    assert not battle.offers("use")
    battle.chooses("stop", "play sneak")  # the event is not resolved
    assert not battle.offers("use")
    battle.chooses("target fanessa", "force fanessa 6,3")
    assert battle.offers("use") == {"ollag cold-snap"}
    battle.chooses("use ollag cold-snap")  # the ability itself is being resolved
    assert not battle.offers("use")


@pytest.mark.rule("SW-TIME-12")
def test_what_a_card_says_takes_precedence_over_the_general_rules() -> None:
    battle = GivenBattle(south={"wind-archer": (2, 2), "makeinda-ru": (2, 4)}, north={"gate": (6, 2), "gate#2": (6, 4)})

    assert "gate" in battle.offers("attack wind-archer")  # Far Shot: 4 spaces
    assert "gate#2" not in battle.offers("attack makeinda-ru")  # the general rule: 3


@pytest.mark.rule("SW-TIME-13")
def test_what_is_replaced_by_something_else_does_not_happen(says: Says) -> None:
    says("cold-snap", AfterAnyMove("cold-snap"))
    battle = GivenBattle(south={"border-archer": (3, 3), "ollag": (1, 4)}, phase="move")

    battle.chooses("instead_of_moving border-archer prepare")

    assert (battle.at("border-archer"), battle.boost("border-archer")) == ((3, 3), 1)
    assert battle.boost("ollag") == 0
    assert not battle.told("moved")
    assert not battle.offers("move border-archer")


@pytest.mark.rule("SW-TIME-13")
def test_a_unit_that_does_something_instead_of_being_eliminated_was_not_eliminated(says: Says) -> None:
    says("riposte", Deathless())
    battle = GivenBattle(south={"makeinda-ru": (3, 3)}, north={"fanessa": (5, 3)}, damage={"fanessa": 8}, dice=(MR, MR))

    battle.chooses("attack makeinda-ru fanessa")

    assert battle.in_hand("fanessa")
    assert battle.table.magic == [5, 5]
    assert not battle.told("eliminated")


@pytest.mark.rule("SW-TIME-14")
def test_an_extra_attack_adds_to_the_three_that_the_rules_allow() -> None:
    archers = {"border-archer": (3, 1), "border-archer#2": (3, 2), "border-archer#3": (3, 3), "makeinda-ru": (3, 4)}
    targets = {"gate": (5, 1), "gate#2": (5, 2), "gate#3": (5, 3), "gate#4": (5, 4)}
    battle = GivenBattle(south=archers, north=targets, boost={"border-archer#3": 1}, dice=(RS,) * 8)

    battle.chooses("attack border-archer gate", "attack border-archer#2 gate#2", "attack border-archer#3 gate#3")
    battle.chooses("accept", "attack border-archer#3 gate#3")

    assert len(battle.told("attacked")) == 4
    assert not battle.offers("attack")


@pytest.mark.rule("SW-TIME-15")
@pytest.mark.parametrize(("answer", "damage"), [("target ollag", 1), ("decline", 0)])
def test_the_controller_of_an_optional_effect_decides_about_it_on_the_opponents_turn_too(
    says: Says, answer: str, damage: int
) -> None:
    says("cold-snap", AfterAnyAttack("cold-snap"))
    says("riposte", Retorts())
    battle = GivenBattle(south={"ollag": (4, 3)}, north={"fanessa": (5, 3)}, dice=(MR, MR, MR))

    battle.chooses("attack ollag fanessa")
    assert battle.asked() == SOUTH  # the order belongs to the active player
    battle.chooses("resolve fanessa riposte")

    assert battle.asked() == NORTH
    assert battle.offered() == {"target ollag", "target svara", "decline"}
    battle.chooses(answer)
    assert battle.damage("ollag") == damage


@pytest.mark.rule("SW-TIME-15")
@pytest.mark.parametrize(("answer", "boosts"), [("accept", 1), ("decline", 0)])
def test_whether_to_use_an_optional_effect_is_decided_by_its_controller_on_the_opponents_turn_too(
    says: Says, answer: str, boosts: int
) -> None:
    says("riposte", PerhapsAfterAnyAttack())
    battle = GivenBattle(south={"ember-mage": (3, 3)}, north={"fanessa": (5, 3)}, dice=(MR, MR))

    battle.chooses("attack ember-mage fanessa")
    assert (battle.asked(), battle.offered()) == (NORTH, {"accept", "decline"})
    battle.chooses(answer)

    assert battle.boost("fanessa") == boosts
    assert battle.asked() == SOUTH
