"""Forcing, swapping, replacing, returning to hand, and new objects (SW-FORCE)."""

from dataclasses import dataclass

import pytest

from herna.engine.activity import Bar
from herna.engine.effects import Effect
from herna.engine.flow import Call, Play
from herna.games.summoner_wars.cards.shared import Preparing
from herna.games.summoner_wars.deeds import Aimed, Deed
from herna.games.summoner_wars.given import MR, NORTH, SOUTH, GivenBattle, Says
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.abilities import USED
from herna.games.summoner_wars.rules.damage import Damage
from herna.games.summoner_wars.rules.force import Force
from herna.games.summoner_wars.rules.verbs import swap
from herna.games.summoner_wars.rules.zones import enter_battlefield, return_to_hand, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Gone, Text
from tests.games.summoner_wars.rows import becomes, gains, given, prove, row, texts, then

# Texts that these tests give to units and events


class Forces(Text):
    """Choose an object and force it; the text may fix how far and in which direction."""

    def __init__(self, least: int = 1, most: int = 1, away: bool = False, towards: bool = False) -> None:
        self.fixed = (least, most, away, towards)

    def effect(self, table: Battlefield, me: int, seat: int) -> Deed:
        return Forcing(me, "sneak", seat, *self.fixed)


@dataclass(frozen=True, slots=True)
class Forcing(Aimed):
    """The object is forced, away from or towards your own Summoner if the text says so."""

    least: int
    most: int
    away: bool
    towards: bool

    def targets(self, table: Battlefield) -> list[int]:
        return table.objects()

    def optional(self) -> bool:
        return False

    def target(self, play: Play[Battlefield], card: int) -> Call:
        summoner = play.table.summoner(self.seat)
        away, towards = summoner if self.away else -1, summoner if self.towards else -1
        return Call(Force(self.seat, card, self.least, self.most, away=away, towards=towards))


class ForcesItsAttacker(Text):
    """After an attack on this unit, force the attacker 1 space."""

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (ForcingBack(me, "riposte", table.control[me], attack.attacker),) if attack.target == me else ()


@dataclass(frozen=True, slots=True)
class ForcingBack(Deed):
    """The attacker is forced."""

    attacker: int

    def order(self) -> tuple[str, ...]:
        return ("the_attacker_is_forced",)

    def the_attacker_is_forced(self, play: Play[Battlefield]) -> Call:
        return Call(Force(self.seat, self.attacker))


class BoostedByMoving(Text):
    """After this unit moves, it is boosted."""

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        return (Preparing(me, "cold-snap", table.control[me]),)


class ReplacesTheFallen(Text):
    """After another unit is eliminated, this unit replaces it."""

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        return (Replacing(me, "soul-shift", table.control[me], gone.space),) if gone.card != me else ()


@dataclass(frozen=True, slots=True)
class Replacing(Deed):
    """The unit is put where the other lay."""

    space: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_put_there",)

    def it_is_put_there(self, play: Play[Battlefield]) -> None:
        play.table.put(self.source, self.space)


class OncePerTurn(Text):
    """Once per turn you may boost this unit in your Move phase."""

    phase_of_use = "move"

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        return Using(me, "cold-snap", table.control[me]) if table.once(me, "cold-snap") else USED


@dataclass(frozen=True, slots=True)
class Using(Deed):
    """The ability is used."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_used",)

    def it_is_used(self, play: Play[Battlefield]) -> None:
        play.table.used = (*play.table.used, (self.source, self.effect))


# Forcing


@pytest.mark.rule("SW-FORCE-05")
def test_tokens_and_tucked_cards_travel_with_a_forced_card(says: Says) -> None:
    says("sneak", Forces())
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3)},
        phase="move",
        hands={SOUTH: "sneak"},
        discards={SOUTH: "ice-smith"},
        damage={"makeinda-ru": 3},
        boost={"makeinda-ru": 2},
    )
    tuck(battle.table, battle["ice-smith"], battle["makeinda-ru"])

    battle.chooses("play sneak", "target makeinda-ru", "force makeinda-ru 4,3")

    objects = battle.play.game.view(battle.table, NORTH)["objects"]
    (shown,) = [thing for thing in objects if thing["space"] == space_at(4, 3)]
    assert shown["card"] == battle["makeinda-ru"]
    assert (shown["damage"], shown["boost"], shown["under"]) == (3, 2, [battle["ice-smith"]])


# Returning


@pytest.mark.rule("SW-FORCE-08")
def test_a_card_returns_to_its_owners_hand_without_tokens_and_what_lay_under_it_is_discarded() -> None:
    battle = GivenBattle(
        south={"border-archer": (3, 3)},
        discards={SOUTH: "ice-smith"},
        damage={"border-archer": 3},
        boost={"border-archer": 2},
    )
    table = battle.table
    table.discard[SOUTH] = ()
    tuck(table, battle["ice-smith"], battle["border-archer"])
    battle.gives_control("border-archer", NORTH)

    return_to_hand(table, battle["border-archer"])

    assert table.hands == [(battle["border-archer"],), ()]
    assert (battle.damage("border-archer"), battle.boost("border-archer")) == (0, 0)
    assert table.discard == [(battle["ice-smith"],), ()]
    assert not table.tucked


test_what_follows_from_a_position = prove(
    # Forcing
    # not up: the second space is occupied; not right: the first one is
    row("an object is forced over empty spaces in one straight direction", "SW-FORCE-01",
        texts({"sneak": Forces(2, 2)}),
        given("svara 1,1 gate 3,4", "fanessa 3,3 gate#2 5,3", phase="move", hands={SOUTH: "sneak"}), "play sneak",
        "target fanessa", then({"offers force fanessa": {"1,3", "3,1"}}), "force fanessa 3,1",
        then({"at fanessa": (3, 1), "story forced": ["fanessa 3,2", "fanessa 3,1"]})),
    # Svara is the first card of the first deck
    row("what is forced stops before every card", "SW-FORCE-01", texts({"sneak": Forces(1, 2)}),
        given("svara 1,3", "fanessa 2,3", phase="move", hands={SOUTH: "sneak"}), "play sneak", "target fanessa",
        then({"offers force fanessa": {"3,3", "4,3", "2,2", "2,1", "2,4", "2,5"}})),
    *[row(f"a text may fix the direction: {'away' if away else 'towards'}", "SW-FORCE-04",
        texts({"sneak": Forces(away=away, towards=not away)}),
        given("svara 1,1", "fanessa 3,1", phase="move", hands={SOUTH: "sneak"}), "play sneak", "target fanessa",
        then({"offers force fanessa": spaces})) for away, spaces in [(True, {"4,1", "3,2"}), (False, {"2,1"})]],
    row("nothing is forced off the board and the number may be chosen", "SW-FORCE-01", texts({"sneak": Forces(1, 2)}),
        given("", "fanessa 2,6", phase="move", hands={SOUTH: "sneak"}), "play sneak", "target fanessa",
        then({"offers force fanessa": {"1,6", "3,6", "4,6", "2,5", "2,4"}})),
    # it has not moved yet
    row("forcing is not a move", "SW-FORCE-02", texts({"sneak": Forces(), "cold-snap": BoostedByMoving()}),
        given("ollag 3,3", phase="move", hands={SOUTH: "sneak"}), "play sneak", "target ollag", "force ollag 4,3",
        then({"at ollag": (4, 3), "boost ollag": 0, "told moved": [], "moved": ()}), "move ollag 5,3", "stop",
        then({"at ollag": (5, 3), "boost ollag": 1})),
    row("structures can be forced like units", "SW-FORCE-03", texts({"sneak": Forces()}),
        given("starting-gate 2,3", "gate 6,3", phase="move", hands={SOUTH: "sneak"}), "play sneak",
        then(lambda battle: {"starting-gate", "gate"} <= battle.offers("target")), "target gate", "force gate 5,3",
        then({"at gate": (5, 3)})),
    # in South's turn North forces South's unit
    row("who resolves the effect chooses the direction", "SW-FORCE-04", texts({"riposte": ForcesItsAttacker()}),
        given("ember-mage 3,3", "fanessa 5,3", dice=(MR, MR)), "attack ember-mage fanessa",
        then({"asked": NORTH, "offered": {f"force ember-mage {space}" for space in ("4,3", "2,3", "3,2", "3,4")}})),
    # Swapping and replacing
    # Engage answers moves and forces
    # it has not moved, and stands where it says
    row("swapping exchanges two cards and is neither a move nor a force", "SW-FORCE-06",
        texts({"cold-snap": BoostedByMoving()}),
        given("ollag 3,3 border-archer 6,6", "royal-guardian 3,4", phase="move"),
        lambda battle: swap(battle.play, battle["ollag"], battle["border-archer"]),
        then({"at ollag": (6, 6), "at border-archer": (3, 3), "damage ollag": 0, "boost ollag": 0, "told moved": [],
            "told forced": [], "offers move ollag": {"7,6", "5,6", "6,5"},
            "offers move border-archer": {"2,3", "4,3", "3,2"}})),
    row("a card that replaces another lies where that one lay", "SW-FORCE-07",
        texts({"soul-shift": ReplacesTheFallen()}),
        given("makeinda-ru 3,3 undead-archer 2,5", "gate 5,3", damage={"gate": 4}, dice=(MR, MR)),
        "attack makeinda-ru gate",
        then({"at gate": None, "at undead-archer": (5, 3), "told moved": []},
            lambda battle: battle.table.board[space_at(2, 5)] < 0)),
    # Returning
    row("a unit that comes back has not attacked yet and has lost what it had gained", "SW-FORCE-09",
        given("border-archer 3,3", "gate 5,3", dice=(MR, MR)), gains("border-archer", "imbued-strength"),
        becomes("boost border-archer", 0), "attack border-archer gate", then({"offers attack border-archer": set()}),
        lambda battle: return_to_hand(battle.table, battle["border-archer"]),
        lambda battle: enter_battlefield(battle.table, battle["border-archer"], space_at(3, 3), SOUTH),
        becomes("boost border-archer", 1),
        then({"offers attack border-archer": {"gate"}, "strength border-archer": 2})),
    row("a unit that was returned and summoned again is undamaged and not boosted", "SW-FORCE-09",
        given("border-archer 3,3 gate 3,4", phase="summon", damage={"border-archer": 3}, boost={"border-archer": 2}),
        lambda battle: return_to_hand(battle.table, battle["border-archer"]), "summon border-archer 4,4",
        then({"damage border-archer": 0, "boost border-archer": 0})),
    row("a unit that comes back in the same phase has not moved yet but its slot stays used", "SW-FORCE-09",
        given("border-archer 3,3", phase="move"), "instead_of_moving border-archer prepare",
        then({"offers move border-archer": set()}),
        lambda battle: return_to_hand(battle.table, battle["border-archer"]),
        lambda battle: enter_battlefield(battle.table, battle["border-archer"], space_at(3, 3), SOUTH),
        then({"boost border-archer": 0, "offers move border-archer": {"2,3", "4,3", "3,2", "3,4"}},
            lambda battle: len(battle.table.moved) == 1)),
    row("a unit that comes back counts once per turn abilities anew", "SW-FORCE-09",
        texts({"cold-snap": OncePerTurn()}),
        given("ollag 3,3", phase="move"), "use ollag cold-snap", then({"offers use ollag": set()}),
        lambda battle: return_to_hand(battle.table, battle["ollag"]),
        lambda battle: enter_battlefield(battle.table, battle["ollag"], space_at(3, 3), SOUTH),
        then({"offers use ollag": {"cold-snap"}})),
    row("a unit that comes back does not remember what it eliminated", "SW-FORCE-09",
        given("border-archer 3,3", "horde-slinger 5,3", dice=(MR, MR)), "attack border-archer horde-slinger",
        then({"names fed": "border-archer"}), lambda battle: return_to_hand(battle.table, battle["border-archer"]),
        then(lambda battle: not battle.table.fed)),
    row("a unit that eliminates another after its own elimination is not remembered", "SW-FORCE-09",
        given("border-archer 3,3", "ember-mage 5,3", phase="move"),
        lambda battle: return_to_hand(battle.table, battle["border-archer"]),
        lambda battle: battle.play.run(Call(Damage(((battle["ember-mage"], 2),), SOUTH, battle["border-archer"]))),
        then({"in_discard ember-mage": True}, lambda battle: not battle.table.fed)),
)  # fmt: skip
