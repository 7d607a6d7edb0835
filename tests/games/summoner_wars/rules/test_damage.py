"""Damage and elimination: tokens, life, who falls, where the card goes, and who gains magic (SW-DMG)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.flow import Play
from herna.games.summoner_wars.deed import Aimed
from herna.games.summoner_wars.rules.damage import discard_unit
from herna.games.summoner_wars.rules.zones import heal, remove_boost, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from herna.games.summoner_wars.view import view_for
from tests.kit.battle import MR, MS, NORTH, RS, SOUTH, GivenBattle, M, Says
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

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (Dismissing(me, "dismissal", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Dismissing(Aimed):
    """A unit is discarded."""

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return play.table.units()

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


@pytest.mark.rule("SW-DMG-01")
def test_every_point_of_damage_is_one_more_token_on_the_card() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)}, north={"starting-gate": (4, 3)}, damage={"starting-gate": 4}, dice=(M, MS, RS)
    )

    battle.chooses("attack bear-cavalry starting-gate")

    assert battle.damage("starting-gate") == 6
    assert battle.told("damaged") == [(battle["starting-gate"], 2)]


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


@pytest.mark.rule("SW-DMG-03")
def test_an_object_falls_at_once_when_its_life_drops_to_its_damage(says: Says) -> None:
    """Ruling SW-GAP-17: nobody gains magic for it."""
    says("banner", Banner())
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)},
        north={"horde-climber": (4, 3), "beast-rider": (6, 3), "beast-rider#2": (6, 4)},
        dice=(M, M, M),
    )
    has(battle, "horde-climber", "banner")
    battle.table.damage[battle["beast-rider"]] = 4
    battle.table.damage[battle["beast-rider#2"]] = 2

    battle.chooses("attack bear-cavalry horde-climber")

    assert battle.told("eliminated") == [(battle["horde-climber"],), (battle["beast-rider"],)]
    assert battle.at("beast-rider#2") == (6, 4)
    assert battle.table.magic == [6, 5]


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


@pytest.mark.rule("SW-DMG-13")
def test_an_object_is_damaged_as_long_as_a_token_lies_on_it() -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"gate": (4, 3)}, dice=(M, RS, RS))
    assert shown_damage(battle, "gate") == 0

    battle.chooses("attack bear-cavalry gate")

    assert shown_damage(battle, "gate") == 1

    heal(battle.play, battle["gate"], 1)

    assert shown_damage(battle, "gate") == 0


@pytest.mark.rule("SW-DMG-14")
def test_surplus_damage_has_no_effect() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)},
        north={"horde-slinger": (4, 3), "beast-rider": (5, 3), "gate": (4, 4)},
        dice=(M, M, M),
    )

    battle.chooses("attack bear-cavalry horde-slinger")

    assert battle.told("damaged") == [(battle["horde-slinger"], 3)]  # of 1 life
    assert battle.told("eliminated") == [(battle["horde-slinger"],)]
    assert battle.damage("beast-rider") == battle.damage("gate") == battle.damage("horde-slinger") == 0
    assert battle.table.magic == [6, 5]


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


# Where eliminated cards go


@pytest.mark.rule("SW-DMG-04")
def test_an_eliminated_card_loses_its_tokens_and_lies_face_down_in_its_owners_discard_pile() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)},
        north={"beast-rider": (4, 3)},
        damage={"beast-rider": 1},
        boost={"beast-rider": 2},
        dice=(M, M, RS),
    )

    battle.chooses("attack bear-cavalry beast-rider")

    assert battle.damage("beast-rider") == battle.boost("beast-rider") == 0
    assert battle.table.discard == [(), (battle["beast-rider"],)]
    assert view_for(battle.table, NORTH)["discard"] == [battle["beast-rider"]]
    assert view_for(battle.table, SOUTH)["discard"] == []
    assert view_for(battle.table, SOUTH)["discards"] == [0, 1]


@pytest.mark.rule("SW-DMG-04", "SW-DMG-08")
def test_a_controlled_enemy_card_that_falls_goes_to_its_owner_and_pays_its_controller_nothing() -> None:
    """Derived case SW-DX-09."""
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"beast-rider": (4, 3)}, dice=(M, M, M))
    battle.gives_control("beast-rider", SOUTH)

    battle.chooses("attack bear-cavalry beast-rider")

    assert battle.table.discard == [(), (battle["beast-rider"],)]
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-DMG-05", "SW-DMG-10")
def test_cards_under_an_eliminated_card_are_discarded_but_not_eliminated() -> None:
    """Derived case SW-DX-07: 1 magic, not 2; each card to its owner's discard pile."""
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)},
        north={"beast-rider": (4, 3)},
        hands={SOUTH: "gate", NORTH: "horde-climber"},
        dice=(M, M, M),
    )
    lies_under(battle, "gate", "beast-rider")
    lies_under(battle, "horde-climber", "beast-rider")

    battle.chooses("attack bear-cavalry beast-rider")

    assert battle.told("eliminated") == [(battle["beast-rider"],)]
    assert battle.table.discard[SOUTH] == (battle["gate"],)
    assert set(battle.table.discard[NORTH]) == {battle["beast-rider"], battle["horde-climber"]}
    assert battle.table.tucked == {}
    assert battle.table.magic == [6, 5]


@pytest.mark.rule("SW-DMG-11")
def test_an_object_that_does_something_instead_is_not_eliminated(says: Says) -> None:
    """Rulebook, NAMÍSTO: no magic, and nothing follows as after an elimination."""
    says("undying", Undying())
    says("burst", Burst())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"beast-rider": (4, 3)}, dice=(M, M, M))
    has(battle, "beast-rider", "undying", "burst")

    battle.chooses("attack bear-cavalry beast-rider")

    assert battle.in_hand("beast-rider")
    assert not battle.in_discard("beast-rider")
    assert battle.told("eliminated") == []
    assert battle.damage("bear-cavalry") == 0
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-DMG-15")
def test_a_discarded_object_is_not_eliminated(says: Says) -> None:
    says("dismissal", Dismissal())
    says("burst", Burst())
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={"beast-rider": (4, 3)})
    has(battle, "bear-cavalry", "dismissal")
    has(battle, "beast-rider", "burst")

    battle.chooses("use bear-cavalry dismissal", "target beast-rider")

    assert battle.in_discard("beast-rider")
    assert battle.told("eliminated") == []
    assert battle.damage("bear-cavalry") == 0
    assert battle.table.magic == [5, 5]


# Who gains magic


@pytest.mark.rule("SW-DMG-06")
@pytest.mark.parametrize(("name", "before"), [("beast-rider", 0), ("gate", 2)])
def test_an_attack_that_eliminates_an_enemy_object_pays_1_magic(name: str, before: int) -> None:
    battle = GivenBattle(south={"bear-cavalry": (3, 3)}, north={name: (4, 3)}, damage={name: before}, dice=(M, M, M))

    battle.chooses(f"attack bear-cavalry {name}")

    assert battle.table.magic == [6, 5]
    assert battle.told("gained_magic") == [(SOUTH, 1)]


@pytest.mark.rule("SW-DMG-06")
def test_the_magic_is_for_who_controls_the_attacker() -> None:
    battle = GivenBattle(south={}, north={"beast-rider": (4, 3), "horde-climber": (4, 4)}, dice=(M, M, M))
    battle.gives_control("beast-rider", SOUTH)

    battle.chooses("attack beast-rider horde-climber")

    assert battle.table.magic == [6, 5]


@pytest.mark.rule("SW-DMG-06")
def test_an_own_card_that_the_opponent_controls_is_an_enemy_and_pays() -> None:
    """Derived case SW-DX-12."""
    battle = GivenBattle(south={"bear-cavalry": (3, 3), "ice-smith": (3, 4)}, dice=(M, M, M))
    battle.gives_control("ice-smith", NORTH)

    battle.chooses("attack bear-cavalry ice-smith")

    assert battle.table.magic == [6, 5]
    assert battle.table.discard == [(battle["ice-smith"],), ()]


@pytest.mark.rule("SW-DMG-07")
@pytest.mark.parametrize("source", ["bear-cavalry", "gate"])
def test_an_ability_of_a_unit_or_a_structure_that_eliminates_an_enemy_object_pays(source: str, says: Says) -> None:
    says("scorch", Scorch(3))
    battle = GivenBattle(south={source: (3, 3)}, north={"beast-rider": (6, 3), "gate#2": (7, 3)})
    has(battle, source, "scorch")

    battle.chooses(f"use {source} scorch", "target beast-rider")

    assert battle.table.magic == [6, 5]

    battle.chooses(f"use {source} scorch", "target gate#2")

    assert battle.table.magic == [6, 5]  # of its 5 life 2 are left

    battle.chooses(f"use {source} scorch", "target gate#2")

    assert battle.table.magic == [7, 5]


@pytest.mark.rule("SW-DMG-07")
def test_an_event_that_eliminates_an_enemy_object_pays(says: Says) -> None:
    says("chant-power", Scorch(3))
    battle = GivenBattle(south={}, north={"beast-rider": (6, 3)}, hands={SOUTH: "chant-power"})

    battle.chooses("play chant-power", "target beast-rider")

    assert battle.in_discard("beast-rider")
    assert battle.told("gained_magic") == [(SOUTH, 1)]
    assert battle.table.magic == [5, 5]  # 1 was paid


@pytest.mark.rule("SW-DMG-07")
def test_each_enemy_object_that_falls_pays(says: Says) -> None:
    says("burst", Burst())
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3), "ice-smith": (4, 3)},
        north={"horde-slinger": (4, 2), "horde-climber": (4, 4), "gate": (5, 3)},
        dice=(M, M, RS),
    )
    has(battle, "ice-smith", "burst")

    battle.chooses("attack bear-cavalry ice-smith")

    assert battle.in_discard("horde-slinger")
    assert battle.in_discard("horde-climber")
    assert battle.damage("gate") == battle.damage("bear-cavalry") == 3
    assert battle.table.magic == [7, 5]


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


@pytest.mark.rule("SW-DMG-09")
def test_what_an_eliminated_enemy_eliminates_pays_the_attacker_nothing(says: Says) -> None:
    says("burst", Burst())
    battle = GivenBattle(
        south={"gwalark": (2, 3), "ice-smith": (4, 2)},
        north={"beast-rider": (4, 3), "horde-climber": (4, 4), "gate": (5, 3)},
        dice=(MR, MR, MR),
    )
    has(battle, "beast-rider", "burst")

    battle.chooses("attack gwalark beast-rider")

    assert battle.in_discard("horde-climber")
    assert battle.in_discard("ice-smith")
    assert battle.damage("gate") == 3
    # South has 1 for the Beast Rider alone, North 1 for the Ice Smith and nothing for its own Climber.
    assert battle.table.magic == [6, 6]
