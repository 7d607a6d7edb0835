"""Damage and elimination: tokens, life, who falls, where the card goes, and who gains magic (SW-DMG)."""

from dataclasses import dataclass

import pytest

from herna.engine.activity import Bar
from herna.engine.effects import Effect
from herna.engine.flow import Play
from herna.games.summoner_wars.deeds import Aimed
from herna.games.summoner_wars.given import MR, MS, NORTH, RS, SOUTH, GivenBattle, M, Says
from herna.games.summoner_wars.rules.damage import discard_unit
from herna.games.summoner_wars.rules.verbs import heal
from herna.games.summoner_wars.rules.zones import remove_boost, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Text
from herna.games.summoner_wars.view import view_for
from tests.games.summoner_wars.rows import becomes, controls, gains, given, prove, row, texts, then
from tests.kit.invented import Banner, Burst, Scorch, has


class Hardy(Text):
    """This unit has life +2."""

    def life(self, table: Battlefield, me: int) -> int:
        return 2


class Undying(Text):
    """This card returns to hand instead of being eliminated."""

    def instead_of_elimination(self, table: Battlefield, me: int, card: int) -> bool:
        return card == me


class Reckless(Text):
    """When this unit attacks, it gets as much damage as its target."""

    def damage_to_attacker(self, table: Battlefield, me: int, attacker: int, hits: int, special: int) -> int:
        return hits


class Dismissal(Text):
    """At any time in your turn, discard a unit."""

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        return Dismissing(me, "dismissal", table.control[me])


@dataclass(frozen=True, slots=True)
class Dismissing(Aimed):
    """A unit is discarded."""

    def targets(self, table: Battlefield) -> list[int]:
        return table.units()

    def target(self, play: Play[Battlefield], card: int) -> None:
        discard_unit(play, card)


def lies_under(battle: GivenBattle, name: str, top: str) -> None:
    """A card from a hand lies under an object."""
    seat = battle.table.owner(battle[name])
    battle.table.take_from_hand(seat, battle[name])
    tuck(battle.table, battle[name], battle[top])


def shown_damage(battle: GivenBattle, name: str) -> int:
    """The damage on an object as its opponent sees it."""
    objects = view_for(battle.table, NORTH)["objects"]
    return next(int(thing["damage"]) for thing in objects if thing["card"] == battle[name])


# Tokens and life


@pytest.mark.rule("SW-DMG-02")
@pytest.mark.parametrize(("abilities", "stands"), [((), False), (("hardy",), True)])
def test_remaining_life_is_the_life_with_its_modifiers_less_the_damage(
    abilities: tuple[str, ...], stands: bool, says: Says
) -> None:
    says("hardy", Hardy())
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)}, north={"beast-rider": (4, 3)}, damage={"beast-rider": 1}, dice=(M, M, M)
    )
    has(battle, "beast-rider", *abilities)
    assert battle.life("beast-rider") == (5 if stands else 3)

    battle.chooses("attack bear-cavalry beast-rider")

    assert (battle.at("beast-rider") == (4, 3)) == stands
    assert battle.damage("beast-rider") == (4 if stands else 0)


@pytest.mark.rule("SW-DMG-03")
@pytest.mark.parametrize(
    ("dice", "stands"), [((M, M, RS), True), ((M, M, M), False)], ids=["1 life is left", "no life is left"]
)
@pytest.mark.parametrize(("name", "before"), [("beast-rider", 0), ("gate", 2)])
def test_an_object_without_remaining_life_is_eliminated(
    name: str, before: int, dice: tuple[int, ...], stands: bool
) -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={name: (4, 3)}, damage={name: before}, dice=dice)

    battle.chooses(f"attack bear-cavalry {name}")

    assert (battle.at(name) is not None) == stands
    assert battle.told("eliminated") == ([] if stands else [(battle[name],)])


@pytest.mark.rule("SW-DMG-12")
@pytest.mark.parametrize(("amount", "left"), [(1, 2), (3, 0), (5, 0)])
def test_of_tokens_to_be_removed_as_many_are_removed_as_there_are(amount: int, left: int) -> None:
    battle = GivenBattle(south={"ollag": (3, 3)}, damage={"ollag": 3}, boost={"ollag": 3})
    before = battle.table.copy()

    heal(battle.play, battle["ollag"], amount)
    remove_boost(battle.table, battle["ollag"], amount)
    battle.chooses("end_phase")

    assert battle.damage("ollag") == battle.boost("ollag") == left
    assert battle.told("eliminated") == []
    assert (battle.table.board, battle.table.magic, battle.life("ollag")) == (before.board, before.magic, 7)


@pytest.mark.rule("SW-DMG-14")
def test_all_damage_of_an_attack_is_placed_before_anything_is_eliminated(says: Says) -> None:
    says("reckless", Reckless())
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)}, north={"beast-rider": (4, 3)}, damage={"bear-cavalry": 2}, dice=(M, M, M)
    )
    has(battle, "bear-cavalry", "reckless")

    battle.chooses("attack bear-cavalry beast-rider")

    assert battle.play.log is not None
    kinds = [str(event.whole[0]) for event in battle.play.log.events]
    assert [kind for kind in kinds if kind in ("damaged", "eliminated")] == ["damaged"] * 2 + ["eliminated"] * 2
    assert battle.in_discard("bear-cavalry")
    assert battle.in_discard("beast-rider")
    assert battle.table.magic == [6, 5]


# Who gains magic


@pytest.mark.rule("SW-DMG-08")
@pytest.mark.parametrize("how", ["attack bear-cavalry ice-smith", "use bear-cavalry scorch"])
def test_nobody_gains_magic_for_an_object_that_its_own_controller_eliminates(how: str, says: Says) -> None:
    says("scorch", Scorch(3))
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "ice-smith": (3, 4)}, dice=(M, M, M))
    has(battle, "bear-cavalry", "scorch")

    battle.chooses(how)
    if "scorch" in how:
        battle.chooses("target ice-smith")

    assert battle.in_discard("ice-smith")
    assert battle.table.magic == [5, 5]


test_what_follows_from_a_position = prove(
    # Tokens and life
    # Ruling SW-GAP-17: nobody gains magic for it.
    row("an object falls at once when its life drops to its damage", "SW-DMG-03", texts({"banner": Banner()}),
        given("bear-cavalry 3,3", "horde-climber 4,3 beast-rider 6,3 beast-rider#2 6,4", dice=(M, M, M)),
        gains("horde-climber", "banner"), becomes("damage beast-rider", 4), becomes("damage beast-rider#2", 2),
        "attack bear-cavalry horde-climber",
        then({"story eliminated": ["horde-climber", "beast-rider"], "at beast-rider#2": (6, 4), "magic": [6, 5]})),
    row("an object is damaged as long as a token lies on it", "SW-DMG-13",
        given("bear-cavalry 3,3", "gate 4,3", dice=(M, RS, RS)), then(lambda battle: shown_damage(battle, "gate") == 0),
        "attack bear-cavalry gate", then(lambda battle: shown_damage(battle, "gate") == 1),
        lambda battle: heal(battle.play, battle["gate"], 1), then(lambda battle: shown_damage(battle, "gate") == 0)),
    row("every point of damage is one more token on the card", "SW-DMG-01",
        given("bear-cavalry 3,3", "starting-gate 4,3", damage={"starting-gate": 4}, dice=(M, MS, RS)),
        "attack bear-cavalry starting-gate", then({"damage starting-gate": 6, "story damaged": ["starting-gate 2"]})),
    # of 1 life
    row("surplus damage has no effect", "SW-DMG-14",
        given("bear-cavalry 3,3", "horde-slinger 4,3 beast-rider 5,3 gate 4,4", dice=(M, M, M)),
        "attack bear-cavalry horde-slinger",
        then({"story damaged": ["horde-slinger 3"], "story eliminated": ["horde-slinger"], "damage beast-rider": 0,
            "damage gate": 0, "damage horde-slinger": 0, "magic": [6, 5]})),
    # Where eliminated cards go
    row("an eliminated card loses its tokens and lies face down in its owners discard pile", "SW-DMG-04",
        given("bear-cavalry 3,3", "beast-rider 4,3", damage={"beast-rider": 1}, boost={"beast-rider": 2},
            dice=(M, M, RS)), "attack bear-cavalry beast-rider",
        then({"damage beast-rider": 0, "boost beast-rider": 0, "discard south": "", "discard north": "beast-rider"},
            lambda battle: view_for(battle.table, NORTH)["discard"] == [battle["beast-rider"]],
            lambda battle: view_for(battle.table, SOUTH)["discard"] == [],
            lambda battle: view_for(battle.table, SOUTH)["discards"] == [0, 1])),
    # Derived case SW-DX-07: 1 magic, not 2; each card to its owner's discard pile.
    row("cards under an eliminated card are discarded but not eliminated", "SW-DMG-05", "SW-DMG-10",
        given("bear-cavalry 3,3", "beast-rider 4,3", hands={SOUTH: "gate", NORTH: "horde-climber"}, dice=(M, M, M)),
        lambda battle: lies_under(battle, "gate", "beast-rider"),
        lambda battle: lies_under(battle, "horde-climber", "beast-rider"), "attack bear-cavalry beast-rider",
        then({"story eliminated": ["beast-rider"], "discard south": "gate", "magic": [6, 5]},
            lambda battle: set(battle.table.discard[NORTH]) == {battle["beast-rider"], battle["horde-climber"]},
            lambda battle: battle.table.tucked == {})),
    # Derived case SW-DX-09.
    row("a controlled enemy card that falls goes to its owner and pays its controller nothing", "SW-DMG-04",
        "SW-DMG-08", given("bear-cavalry 3,3", "beast-rider 4,3", dice=(M, M, M)), controls(SOUTH, "beast-rider"),
        "attack bear-cavalry beast-rider",
        then({"magic": [5, 5], "discard south": "", "discard north": "beast-rider"})),
    # Rulebook, NAMÍSTO: no magic, and nothing follows as after an elimination.
    row("an object that does something instead is not eliminated", "SW-DMG-11",
        texts({"undying": Undying(), "burst": Burst()}), given("bear-cavalry 3,3", "beast-rider 4,3", dice=(M, M, M)),
        gains("beast-rider", "undying", "burst"), "attack bear-cavalry beast-rider",
        then({"in_hand beast-rider": True, "in_discard beast-rider": False, "told eliminated": [],
            "damage bear-cavalry": 0, "magic": [5, 5]})),
    row("a discarded object is not eliminated", "SW-DMG-15", texts({"dismissal": Dismissal(), "burst": Burst()}),
        given("bear-cavalry 3,3", "beast-rider 4,3"), gains("bear-cavalry", "dismissal"), gains("beast-rider", "burst"),
        "use bear-cavalry dismissal", "target beast-rider",
        then({"in_discard beast-rider": True, "told eliminated": [], "damage bear-cavalry": 0, "magic": [5, 5]})),
    # Who gains magic
    *[row(f"an attack that eliminates an enemy object pays 1 magic: {name} {before}", "SW-DMG-06",
        given("bear-cavalry 3,3", f"{name} 4,3", damage={name: before}, dice=(M, M, M)), f"attack bear-cavalry {name}",
        then({"magic": [6, 5], "told gained_magic": [(SOUTH, 1)]}))
      for name, before in [("beast-rider", 0), ("gate", 2)]],
    # of its 5 life 2 are left
    *[row(f"an ability of a unit or a structure that eliminates an enemy object pays: {source}", "SW-DMG-07",
        texts({"scorch": Scorch(3)}), given(f"{source} 3,3", "beast-rider 6,3 gate#2 7,3"), gains(source, "scorch"),
        f"use {source} scorch", "target beast-rider", then({"magic": [6, 5]}), f"use {source} scorch", "target gate#2",
        then({"magic": [6, 5]}), f"use {source} scorch", "target gate#2", then({"magic": [7, 5]}))
      for source in ["bear-cavalry", "gate"]],
    row("the magic is for who controls the attacker", "SW-DMG-06",
        given("", "beast-rider 4,3 horde-climber 4,4", dice=(M, M, M)), controls(SOUTH, "beast-rider"),
        "attack beast-rider horde-climber", then({"magic": [6, 5]})),
    # Derived case SW-DX-12.
    row("an own card that the opponent controls is an enemy and pays", "SW-DMG-06",
        given("bear-cavalry 3,3 ice-smith 3,4", dice=(M, M, M)), controls(NORTH, "ice-smith"),
        "attack bear-cavalry ice-smith", then({"magic": [6, 5], "discard south": "ice-smith", "discard north": ""})),
    # 1 was paid
    row("an event that eliminates an enemy object pays", "SW-DMG-07", texts({"chant-power": Scorch(3)}),
        given("", "beast-rider 6,3", hands={SOUTH: "chant-power"}), "play chant-power", "target beast-rider",
        then({"in_discard beast-rider": True, "story gained_magic": ["0 1"], "magic": [5, 5]})),
    row("each enemy object that falls pays", "SW-DMG-07", texts({"burst": Burst()}),
        given("bear-cavalry 3,3 ice-smith 4,3", "horde-slinger 4,2 horde-climber 4,4 gate 5,3", dice=(M, M, RS)),
        gains("ice-smith", "burst"), "attack bear-cavalry ice-smith",
        then({"in_discard horde-slinger": True, "in_discard horde-climber": True, "damage gate": 3,
            "damage bear-cavalry": 3, "magic": [7, 5]})),
    # South has 1 for the Beast Rider alone, North 1 for the Ice Smith and nothing for its own Climber.
    row("what an eliminated enemy eliminates pays the attacker nothing", "SW-DMG-09", texts({"burst": Burst()}),
        given("gwalark 2,3 ice-smith 4,2", "beast-rider 4,3 horde-climber 4,4 gate 5,3", dice=(MR, MR, MR)),
        gains("beast-rider", "burst"), "attack gwalark beast-rider",
        then({"in_discard horde-climber": True, "in_discard ice-smith": True, "damage gate": 3, "magic": [6, 6]})),
)  # fmt: skip
