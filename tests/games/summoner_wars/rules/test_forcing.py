"""Forcing, swapping, replacing, returning to hand, and new objects (SW-FORCE)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.flow import Call, Play
from herna.games.summoner_wars.cards.shared import Preparing
from herna.games.summoner_wars.deed import Aimed, Deed
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.damage import Damage
from herna.games.summoner_wars.rules.force import Force, swap
from herna.games.summoner_wars.rules.zones import enter_battlefield, gain_ability, return_to_hand, tuck
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Gone, Text
from tests.kit.battle import MR, NORTH, SOUTH, GivenBattle, Says

# Texts that these tests give to units and events


class Forces(Text):
    """Choose an object and force it; the text may fix how far and in which direction."""

    def __init__(self, least: int = 1, most: int = 1, away: bool = False, towards: bool = False) -> None:
        self.fixed = (least, most, away, towards)

    def effect(self, table: Battlefield, me: int, seat: int) -> Deed:
        return Forcing(me, "sneak", seat, *self.fixed)


@dataclass(frozen=True, slots=True)
class Forcing(Aimed):
    """The object is forced, away from or towards the own Summoner if the text says so."""

    least: int
    most: int
    away: bool
    towards: bool

    def targets(self, play: Play[Battlefield]) -> list[int]:
        return play.table.objects()

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

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (Using(me, "cold-snap", table.control[me]),) if phase == "move" and table.once(me, "cold-snap") else ()


@dataclass(frozen=True, slots=True)
class Using(Deed):
    """The ability is used."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_used",)

    def it_is_used(self, play: Play[Battlefield]) -> None:
        play.table.used = (*play.table.used, (self.source, self.effect))


# Forcing


@pytest.mark.rule("SW-FORCE-01")
def test_an_object_is_forced_over_empty_spaces_in_one_straight_direction(says: Says) -> None:
    says("sneak", Forces(2, 2))
    battle = GivenBattle(
        south={"svara": (1, 1), "gate": (3, 4)},
        north={"fanessa": (3, 3), "gate#2": (5, 3)},
        phase="move",
        hands={SOUTH: "sneak"},
    )

    battle.chooses("play sneak", "target fanessa")

    # not up: the second space is occupied; not right: the first one is
    assert battle.offers("force fanessa") == {"1,3", "3,1"}
    battle.chooses("force fanessa 3,1")
    assert battle.at("fanessa") == (3, 1)
    assert battle.told("forced") == [(battle["fanessa"], space_at(3, 2)), (battle["fanessa"], space_at(3, 1))]


@pytest.mark.rule("SW-FORCE-01")
def test_nothing_is_forced_off_the_board_and_the_number_may_be_chosen(says: Says) -> None:
    says("sneak", Forces(1, 2))
    battle = GivenBattle(south={}, north={"fanessa": (2, 6)}, phase="move", hands={SOUTH: "sneak"})

    battle.chooses("play sneak", "target fanessa")

    assert battle.offers("force fanessa") == {"1,6", "3,6", "4,6", "2,5", "2,4"}


@pytest.mark.rule("SW-FORCE-02")
def test_forcing_is_not_a_move(says: Says) -> None:
    says("sneak", Forces())
    says("cold-snap", BoostedByMoving())
    battle = GivenBattle(south={"ollag": (3, 3)}, phase="move", hands={SOUTH: "sneak"})

    battle.chooses("play sneak", "target ollag", "force ollag 4,3")

    assert (battle.at("ollag"), battle.boost("ollag")) == ((4, 3), 0)
    assert not battle.told("moved")
    assert battle.table.moved == ()
    battle.chooses("move ollag 5,3", "stop")  # it has not moved yet
    assert (battle.at("ollag"), battle.boost("ollag")) == ((5, 3), 1)


@pytest.mark.rule("SW-FORCE-03")
def test_structures_can_be_forced_like_units(says: Says) -> None:
    says("sneak", Forces())
    battle = GivenBattle(south={"starting-gate": (2, 3)}, north={"gate": (6, 3)}, phase="move", hands={SOUTH: "sneak"})

    battle.chooses("play sneak")
    assert {"starting-gate", "gate"} <= battle.offers("target")
    battle.chooses("target gate", "force gate 5,3")

    assert battle.at("gate") == (5, 3)


@pytest.mark.rule("SW-FORCE-04")
def test_who_resolves_the_effect_chooses_the_direction(says: Says) -> None:
    says("riposte", ForcesItsAttacker())
    battle = GivenBattle(south={"ember-mage": (3, 3)}, north={"fanessa": (5, 3)}, dice=(MR, MR))

    battle.chooses("attack ember-mage fanessa")  # in South's turn North forces South's unit

    assert battle.asked() == NORTH
    assert battle.offered() == {f"force ember-mage {space}" for space in ("4,3", "2,3", "3,2", "3,4")}


@pytest.mark.rule("SW-FORCE-04")
@pytest.mark.parametrize(("away", "spaces"), [(True, {"4,1", "3,2"}), (False, {"2,1"})])
def test_a_text_may_fix_the_direction(says: Says, away: bool, spaces: set[str]) -> None:
    says("sneak", Forces(away=away, towards=not away))
    battle = GivenBattle(south={"svara": (1, 1)}, north={"fanessa": (3, 1)}, phase="move", hands={SOUTH: "sneak"})

    battle.chooses("play sneak", "target fanessa")

    assert battle.offers("force fanessa") == spaces


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


# Swapping and replacing


@pytest.mark.rule("SW-FORCE-06")
def test_swapping_exchanges_two_cards_and_is_neither_a_move_nor_a_force(says: Says) -> None:
    says("cold-snap", BoostedByMoving())
    battle = GivenBattle(
        south={"ollag": (3, 3), "border-archer": (6, 6)}, north={"royal-guardian": (3, 4)}, phase="move"
    )

    swap(battle.table, battle["ollag"], battle["border-archer"])

    assert (battle.at("ollag"), battle.at("border-archer")) == ((6, 6), (3, 3))
    assert (battle.damage("ollag"), battle.boost("ollag")) == (0, 0)  # Engage answers moves and forces
    assert not battle.told("moved")
    assert not battle.told("forced")
    assert battle.offers("move ollag") == {"7,6", "5,6", "6,5"}  # it has not moved, and stands where it says
    assert battle.offers("move border-archer") == {"2,3", "4,3", "3,2"}


@pytest.mark.rule("SW-FORCE-07")
def test_a_card_that_replaces_another_lies_where_that_one_lay(says: Says) -> None:
    says("soul-shift", ReplacesTheFallen())
    battle = GivenBattle(
        south={"makeinda-ru": (3, 3), "undead-archer": (2, 5)},
        north={"gate": (5, 3)},
        damage={"gate": 4},
        dice=(MR, MR),
    )

    battle.chooses("attack makeinda-ru gate")

    assert (battle.at("gate"), battle.at("undead-archer")) == (None, (5, 3))
    assert battle.table.board[space_at(2, 5)] < 0
    assert not battle.told("moved")


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


@pytest.mark.rule("SW-FORCE-09")
def test_a_unit_that_was_returned_and_summoned_again_is_undamaged_and_not_boosted() -> None:
    battle = GivenBattle(
        south={"border-archer": (3, 3), "gate": (3, 4)},
        phase="summon",
        damage={"border-archer": 3},
        boost={"border-archer": 2},
    )
    return_to_hand(battle.table, battle["border-archer"])

    battle.chooses("summon border-archer 4,4")

    assert (battle.damage("border-archer"), battle.boost("border-archer")) == (0, 0)


@pytest.mark.rule("SW-FORCE-09")
def test_a_unit_that_comes_back_in_the_same_phase_has_not_moved_yet_but_its_slot_stays_used() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, phase="move")
    battle.chooses("instead_of_moving border-archer prepare")
    assert not battle.offers("move border-archer")

    return_to_hand(battle.table, battle["border-archer"])
    enter_battlefield(battle.table, battle["border-archer"], space_at(3, 3), SOUTH)

    assert battle.boost("border-archer") == 0
    assert battle.offers("move border-archer") == {"2,3", "4,3", "3,2", "3,4"}
    assert len(battle.table.moved) == 1


@pytest.mark.rule("SW-FORCE-09")
def test_a_unit_that_comes_back_has_not_attacked_yet_and_has_lost_what_it_had_gained() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, north={"gate": (5, 3)}, dice=(MR, MR))
    gain_ability(battle.table, battle["border-archer"], ("imbued-strength",))
    battle.table.boost[battle["border-archer"]] = 0
    battle.chooses("attack border-archer gate")
    assert not battle.offers("attack border-archer")

    return_to_hand(battle.table, battle["border-archer"])
    enter_battlefield(battle.table, battle["border-archer"], space_at(3, 3), SOUTH)
    battle.table.boost[battle["border-archer"]] = 1

    assert battle.offers("attack border-archer") == {"gate"}
    assert battle.strength("border-archer") == 2


@pytest.mark.rule("SW-FORCE-09")
def test_a_unit_that_comes_back_counts_once_per_turn_abilities_anew(says: Says) -> None:
    says("cold-snap", OncePerTurn())
    battle = GivenBattle(south={"ollag": (3, 3)}, phase="move")
    battle.chooses("use ollag cold-snap")
    assert not battle.offers("use ollag")

    return_to_hand(battle.table, battle["ollag"])
    enter_battlefield(battle.table, battle["ollag"], space_at(3, 3), SOUTH)

    assert battle.offers("use ollag") == {"cold-snap"}


@pytest.mark.rule("SW-FORCE-09")
def test_a_unit_that_comes_back_does_not_remember_what_it_eliminated() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, north={"horde-slinger": (5, 3)}, dice=(MR, MR))
    battle.chooses("attack border-archer horde-slinger")
    assert battle.table.fed == (battle["border-archer"],)

    return_to_hand(battle.table, battle["border-archer"])

    assert not battle.table.fed


@pytest.mark.rule("SW-FORCE-09")
def test_a_unit_that_eliminates_another_after_its_own_elimination_is_not_remembered() -> None:
    battle = GivenBattle(south={"border-archer": (3, 3)}, north={"ember-mage": (5, 3)}, phase="move")
    return_to_hand(battle.table, battle["border-archer"])

    battle.play.run(Call(Damage(((battle["ember-mage"], 2),), SOUTH, battle["border-archer"])))

    assert battle.in_discard("ember-mage")
    assert not battle.table.fed
