"""Timing: who orders what falls due together, when it is resolved, and who decides about it (SW-TIME)."""

from dataclasses import dataclass

import pytest

from herna.engine.activity import Bar
from herna.engine.effects import Effect
from herna.engine.flow import Call, Play
from herna.games.summoner_wars.cards.shared import Gathering, Preparing
from herna.games.summoner_wars.deeds import Aimed, Deed
from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, Says
from herna.games.summoner_wars.rules.bars import text_does_not_allow
from herna.games.summoner_wars.rules.damage import Damage
from herna.games.summoner_wars.rules.force import Force
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text
from tests.games.summoner_wars.rows import given, prove, row, texts, then, until

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

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        now = self._now(table, me, f"in {table.phase}")
        return now[0] if now else text_does_not_allow(self.key)


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

    def targets(self, table: Battlefield) -> list[int]:
        return table.units()

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

    def targets(self, table: Battlefield) -> list[int]:
        return table.units(1 - self.seat)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Damage(((card, 1),), self.seat, self.source))


class Deathless(Text):
    """Instead of being eliminated, this unit returns to hand."""

    def instead_of_elimination(self, table: Battlefield, me: int, card: int) -> bool:
        return card == me


# Order


@pytest.mark.rule("SW-TIME-01")
@pytest.mark.parametrize("active", [SOUTH, NORTH])
def test_the_active_player_orders_effects_that_fall_due_together_no_matter_who_controls_them(
    says: Says, active: int
) -> None:
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


test_what_follows_from_a_position = prove(
    # Order
    row("what follows one force is resolved before the next force of the same event", "SW-TIME-02",
        texts({"sneak": BothGatesAreForced(), "cold-snap": StructuresAreNoticed()}),
        given("ollag 3,3 gate 2,2 gate#2 2,5", phase="move", hands={SOUTH: "sneak"}), "play sneak", "force gate 3,2",
        then({"boost ollag": 1}), "force gate#2 3,5", then({"boost ollag": 2})),
    # Starts and ends
    *[row(f"what happens at the start of a phase happens before anything else in it: {phase}", "SW-TIME-04",
        texts({"cold-snap": InItsTime("cold-snap", f"start of {phase}")}),
        given("ollag 3,3", phase=phase, hands={SOUTH: "gate ice-smith"}), then({"offered": {"accept", "decline"}}),
        "accept", then({"boost ollag": 1, "phase": phase, "may end_phase": True}))
      for phase in ["summon", "move", "build", "attack", "magic"]],
    *[row(f"the active player orders active events and other effects of the start of the turn: {first} first",
        "SW-TIME-08", texts({"pyre": Text(), "cold-snap": InItsTime("cold-snap", "start of turn")}),
        given("ollag 3,3", phase="summon", hands={SOUTH: "pyre"}), "play pyre", until("magic"), "end_phase",
        until("magic"), "end_phase",
        then({"asked": SOUTH, "offered": {"resolve pyre pyre", "resolve ollag cold-snap"}}),
        f"resolve {first}", then({"in_discard pyre": first == "pyre pyre"}), "accept",
        then({"in_discard pyre": True, "phase": "summon"})) for first in ["pyre pyre", "ollag cold-snap"]],
    row("the draw phase has a start before the drawing and an end after it", "SW-TIME-04", "SW-TIME-06",
        texts({"cold-snap": InItsTime("cold-snap", "start of draw"),
            "greater-frost-bolt": InItsTime("greater-frost-bolt", "end of draw")}),
        given("ollag 3,3 nadiana 3,5", phase="magic", draws={SOUTH: "gate gate#2 gate#3 gate#4 gate#5"}), "end_phase",
        then({"phase": "draw", "count hand south": 0}), "accept",
        then({"boost ollag": 1, "boost nadiana": 0, "offered": {"accept", "decline"}, "phase": "draw",
            "count hand south": 5})),
    row("what happens at the start of the turn happens before the summon phase", "SW-TIME-05",
        texts({"riposte": InItsTime("riposte", "start of turn")}),
        given("", "fanessa 6,3 gate 7,3", phase="magic", hands={NORTH: "horde-climber"}), "end_phase",
        then({"asked": NORTH, "active": NORTH, "phase": "start", "offered": {"accept", "decline"}}), "accept",
        then({"boost fanessa": 1, "phase": "summon"}, lambda battle: battle.offers("summon horde-climber"))),
    row("after what happens at the end of a phase nothing more is done in it", "SW-TIME-06",
        texts({"cold-snap": InItsTime("cold-snap", "end of build")}),
        given("ollag 3,3", phase="build", hands={SOUTH: "gate gate#2"}), "build gate 1,2", then({"boost ollag": 0}),
        "end_phase", then({"phase": "build", "offered": {"accept", "decline"}}), "accept",
        then({"boost ollag": 1, "phase": "attack", "offers build": set()})),
    row("what happens at the end of the turn happens when the draw phase is over", "SW-TIME-07",
        texts({"cold-snap": InItsTime("cold-snap", "end of turn")}),
        given("ollag 3,3", phase="magic", draws={SOUTH: "gate gate#2"}), "end_phase",
        then({"active": SOUTH, "offered": {"accept", "decline"}, "count hand south": 2}), "accept",
        then({"boost ollag": 1, "active": NORTH, "phase": "summon"})),
    row("the end of the opponents turn is not the end of mine", "SW-TIME-07",
        texts({"riposte": InItsTime("riposte", "end of turn")}), given("", "fanessa 6,3", phase="magic"), "end_phase",
        then({"active": NORTH, "phase": "summon", "boost fanessa": 0})),
    # What an effect is
    *[row(f"an effect that may be used can be declined: {answer} {boosts}", "SW-TIME-10",
        given("jarmund 3,3", "fanessa 5,3", dice=(MR, MR, MR)), "attack jarmund fanessa",
        then({"offered": {"accept", "decline"}}), answer, then({"boost jarmund": boosts}))
      for answer, boosts in [("accept", 1), ("decline", 0)]],
    row("an extra attack adds to the three that the rules allow", "SW-TIME-14",
        given("border-archer 3,1 border-archer#2 3,2 border-archer#3 3,3 makeinda-ru 3,4",
            "gate 5,1 gate#2 5,2 gate#3 5,3 gate#4 5,4", boost={"border-archer#3": 1}, dice=(RS,) * 8),
        "attack border-archer gate", "attack border-archer#2 gate#2", "attack border-archer#3 gate#3", "accept",
        "attack border-archer#3 gate#3", then({"times attacked": 4, "offers attack": set()})),
    # the order belongs to the active player
    *[row(f"the controller of an optional effect decides about it on the opponents turn too: {answer} {damage}",
        "SW-TIME-15", texts({"cold-snap": AfterAnyAttack("cold-snap"), "riposte": Retorts()}),
        given("ollag 4,3", "fanessa 5,3", dice=(MR, MR, MR)), "attack ollag fanessa", then({"asked": SOUTH}),
        "resolve fanessa riposte", then({"asked": NORTH, "offered": {"target ollag", "target svara", "decline"}}),
        answer, then({"damage ollag": damage})) for answer, damage in [("target ollag", 1), ("decline", 0)]],
    *[row(f"whether to use an optional effect is decided by its controller on the opponents turn too: {answer} "
        f"{boosts}", "SW-TIME-15", texts({"riposte": PerhapsAfterAnyAttack()}),
        given("ember-mage 3,3", "fanessa 5,3", dice=(MR, MR)), "attack ember-mage fanessa",
        then({"asked": NORTH, "offered": {"accept", "decline"}}), answer,
        then({"boost fanessa": boosts, "asked": SOUTH})) for answer, boosts in [("accept", 1), ("decline", 0)]],
    row("an effect is carried out in all its steps", "SW-TIME-09", texts({"sneak": ForceThenHurt()}),
        given("", "fanessa 5,3", phase="move", hands={SOUTH: "sneak"}), "play sneak", "target fanessa",
        "force fanessa 6,3", then({"at fanessa": (6, 3), "damage fanessa": 2, "in_discard sneak": True})),
    row("a mandatory step that cannot be carried out does nothing and the rest still happens", "SW-TIME-09",
        "SW-TIME-10", texts({"sneak": ForceThenHurt()}),
        given("gate 1,5 ollag 2,6", "fanessa 1,6", phase="move", hands={SOUTH: "sneak"}), "play sneak",
        then({"may decline": False}), "target fanessa", then({"at fanessa": (1, 6), "damage fanessa": 2})),
    row("an effect without may is mandatory", "SW-TIME-10", given("bear-cavalry 3,3 border-archer 4,3", phase="move"),
        "move bear-cavalry 4,3", "step 5,3", then({"damage border-archer": 1, "may end_phase": True})),
    # the move is not over
    # the event is not resolved
    # the ability itself is being resolved
    row("an ability cannot be activated while something is being resolved", "SW-TIME-11",
        texts({"cold-snap": InItsTime("cold-snap", "in move"), "sneak": ForceThenHurt()}),
        given("ollag 3,3", "fanessa 5,3", phase="move", hands={SOUTH: "sneak"}),
        then({"offers use": {"ollag cold-snap"}}), "move ollag 3,4", then({"offers use": set()}), "stop", "play sneak",
        then({"offers use": set()}), "target fanessa", "force fanessa 6,3", then({"offers use": {"ollag cold-snap"}}),
        "use ollag cold-snap", then({"offers use": set()})),
    # Far Shot: 4 spaces
    # the general rule: 3
    row("what a card says takes precedence over the general rules", "SW-TIME-12",
        given("wind-archer 2,2 makeinda-ru 2,4", "gate 6,2 gate#2 6,4"),
        then({"may attack wind-archer gate": True, "may attack makeinda-ru gate#2": False})),
    row("what is replaced by something else does not happen", "SW-TIME-13",
        texts({"cold-snap": AfterAnyMove("cold-snap")}),
        given("border-archer 3,3 ollag 1,4", phase="move"), "instead_of_moving border-archer prepare",
        then({"at border-archer": (3, 3), "boost border-archer": 1, "boost ollag": 0, "told moved": [],
            "offers move border-archer": set()})),
    row("a unit that does something instead of being eliminated was not eliminated", "SW-TIME-13",
        texts({"riposte": Deathless()}), given("makeinda-ru 3,3", "fanessa 5,3", damage={"fanessa": 8}, dice=(MR, MR)),
        "attack makeinda-ru fanessa", then({"in_hand fanessa": True, "magic": [5, 5], "told eliminated": []})),
)  # fmt: skip
