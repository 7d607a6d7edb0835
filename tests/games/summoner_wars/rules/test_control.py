"""Control and ownership: whose a card is, who commands it, and that these are two things (SW-CTRL)."""

from dataclasses import dataclass

from herna.engine.effects import Lasting
from herna.engine.flow import Play
from herna.games.summoner_wars.deeds import Aimed, Deed
from herna.games.summoner_wars.given import MR, NORTH, SOUTH, GivenBattle
from herna.games.summoner_wars.rules.zones import discard_object, take_control, tuck
from herna.games.summoner_wars.table import CONTROLLED, UNTIL_END_OF_TURN, Battlefield
from herna.games.summoner_wars.texts import Text
from tests.games.summoner_wars.rows import controls, given, prove, row, texts, then, until

# Texts that these tests give to units and events


class ControlForATurn(Text):
    """Choose an enemy unit: you control it until the end of the turn."""

    def effect(self, table: Battlefield, me: int, seat: int) -> Deed:
        return Controlling(me, "mind-control", seat)


@dataclass(frozen=True, slots=True)
class Controlling(Aimed):
    """The unit is controlled until the end of the turn."""

    def targets(self, table: Battlefield) -> list[int]:
        return [unit for unit in table.units(1 - self.seat) if not table.is_summoner(unit)]

    def target(self, play: Play[Battlefield], card: int) -> None:
        take_control(play.table, card, self.seat)
        play.table.lasting.append(Lasting(CONTROLLED, card, play.table.owner(card), self.source, UNTIL_END_OF_TURN))


class Banner(Text):
    """An event under a unit: all units of its controller have strength +1."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 0 if table.enemy(unit, table.control[me]) else 1


class RallyingEvent(Text):
    """ACTIVE: your units have strength +1."""

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 0 if table.enemy(unit, table.control[me]) else 1


def seat_shown(battle: GivenBattle, name: str) -> int:
    """The player whom a card on the battlefield faces."""
    objects = battle.play.game.view(battle.table, -1)["objects"]
    return int(next(thing["seat"] for thing in objects if thing["card"] == battle[name]))


test_what_follows_from_a_position = prove(
    # for having attacked nothing of the enemy's
    *[row(f"enemy and own are a matter of control not of ownership: {target} {penalty}", "SW-CTRL-05",
        given("border-archer 3,3 ember-mage 2,3", "gate 5,3", dice=(MR, MR)), controls(NORTH, "ember-mage"),
        controls(SOUTH, "gate"), f"attack border-archer {target}", "end_phase", then({"damage svara": penalty}))
      for target, penalty in [("ember-mage", 0), ("gate", 1)]],
    row("a card belongs for ever to the player whose deck it was in", "SW-CTRL-01",
        given("border-archer 3,3", "fanessa 5,3"), controls(NORTH, "border-archer"), controls(SOUTH, "fanessa"),
        then(lambda battle: [battle.table.owner(battle[name]) for name in ("border-archer", "fanessa")] == [SOUTH,
            NORTH],
            lambda battle: [battle.table.control[battle[name]] for name in ("border-archer", "fanessa")] == [NORTH,
                SOUTH])),
    row("a player controls the objects of their own deck until an effect says otherwise", "SW-CTRL-02",
        texts({"mind-control": ControlForATurn()}),
        given("border-archer 3,3", "fanessa 5,3", phase="summon", hands={SOUTH: "mind-control"}),
        then(lambda battle: battle.table.units(SOUTH) == [battle["svara"], battle["border-archer"]]),
        "play mind-control", "target fanessa", until("move"),
        then(lambda battle: battle.offers("move fanessa"),
            lambda battle: battle.table.units(NORTH) == [battle["sneeks"]])),
    row("a player controls their own active events", "SW-CTRL-02", texts({"pyre": RallyingEvent()}),
        given("border-archer 3,3", "makeinda-ru 5,3", phase="summon", hands={SOUTH: "pyre"}), "play pyre",
        then({"strength border-archer": 2 + 1, "strength makeinda-ru": 2})),
    row("a card faces the player who controls it", "SW-CTRL-03", given("", "fanessa 5,3"),
        then(lambda battle: seat_shown(battle, "fanessa") == NORTH), controls(SOUTH, "fanessa"),
        then(lambda battle: seat_shown(battle, "fanessa") == SOUTH)),
    row("control for a turn ends with the turn", "SW-CTRL-04", texts({"mind-control": ControlForATurn()}),
        given("", "fanessa 5,3", phase="summon", hands={SOUTH: "mind-control"}), "play mind-control", "target fanessa",
        until("magic"), then(lambda battle: seat_shown(battle, "fanessa") == SOUTH), "end_phase",
        then({"active": NORTH}, lambda battle: seat_shown(battle, "fanessa") == NORTH,
            lambda battle: battle.ends_phases_until("move").offers("move fanessa"))),
    row("control without an end stays", "SW-CTRL-04", "SW-DRAW-03", given("", "fanessa 5,3", phase="magic"),
        controls(SOUTH, "fanessa"),
        lambda battle: battle.table.add_lasting(CONTROLLED, battle["fanessa"], NORTH, battle["svara"]), "end_phase",
        then({"active": NORTH}, lambda battle: seat_shown(battle, "fanessa") == SOUTH)),
    row("engage answers steps of enemies not of units that an opponent owns", "SW-CTRL-05",
        given("", "royal-guardian 4,3 fanessa 4,4", phase="move"), controls(SOUTH, "fanessa"), "move fanessa 4,5",
        "stop", then({"damage fanessa": 1})),
    # SW-DX-12: a card of South's that North controls is eliminated by South.
    row("an eliminated card goes to its owners pile and pays by control", "SW-CTRL-06",
        given("makeinda-ru 3,3 border-archer 5,3", damage={"border-archer": 3}, dice=(MR, MR)),
        controls(NORTH, "border-archer"), "attack makeinda-ru border-archer",
        then({"magic": [6, 5], "discard south": "border-archer", "discard north": ""})),
    row("a discarded card goes to its owners pile", "SW-CTRL-06", given("border-archer 3,3", active=NORTH),
        controls(NORTH, "border-archer"), lambda battle: discard_object(battle.table, battle["border-archer"]),
        then({"magic": [5, 5], "discard south": "border-archer", "discard north": ""})),
    row("who controls a card controls what lies under it", "SW-CTRL-07", texts({"hellforged": Banner()}),
        given("border-archer 3,3", "makeinda-ru 5,3", discards={SOUTH: "hellforged"}),
        lambda battle: tuck(battle.table, battle["hellforged"], battle["border-archer"]),
        then({"strength border-archer": 2 + 1, "strength makeinda-ru": 2}), controls(NORTH, "border-archer"),
        then({"strength border-archer": 2 + 1, "strength makeinda-ru": 2 + 1, "strength svara": 3,
            "controller hellforged": NORTH})),
    row("what lies under a card goes back with it", "SW-CTRL-07", "SW-CTRL-04",
        texts({"mind-control": ControlForATurn()}),
        given("", "fanessa 5,3", phase="summon", hands={SOUTH: "mind-control"}, discards={NORTH: "hellforged"}),
        lambda battle: tuck(battle.table, battle["hellforged"], battle["fanessa"]), "play mind-control",
        "target fanessa", then({"controller hellforged": SOUTH}), until("magic"), "end_phase",
        then({"controller hellforged": NORTH})),
    row("tokens stay on a card whose control changes", "SW-CTRL-08",
        given("border-archer 3,3", damage={"border-archer": 2}, boost={"border-archer": 3}),
        controls(NORTH, "border-archer"), then({"damage border-archer": 2, "boost border-archer": 3})),
)  # fmt: skip
