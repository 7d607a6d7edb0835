"""The end of the game: one Summoner remains, at once, and nothing else ends it (SW-END)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from herna.engine.flow import Call, Play
from herna.games.summoner_wars.deed import Deed
from herna.games.summoner_wars.rules.damage import Damage, discard_unit
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.kit.battle import MR, NORTH, RS, SOUTH, GivenBattle, M, Says
from tests.kit.invented import Scorch, has


class Doom(Text):
    """At any time in your turn: 1 damage to both Summoners; then gain 1 magic."""

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (Dooming(me, "doom", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Dooming(Deed):
    """Both at once, as one batch."""

    def order(self) -> tuple[str, ...]:
        return ("both_summoners_are_damaged", "magic_is_gained")

    def both_summoners_are_damaged(self, play: Play[Battlefield]) -> Call:
        hits = tuple((play.table.summoner(seat), 1) for seat in (SOUTH, NORTH))
        return Call(Damage(hits, self.seat, self.source))

    def magic_is_gained(self, play: Play[Battlefield]) -> None:
        play.table.gain_magic(self.seat, 1)


class Farewell(Text):
    """At any time in your turn, discard your Summoner."""

    def abilities_to_use(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (Leaving(me, "farewell", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Leaving(Deed):
    """The Summoner is discarded."""

    def order(self) -> tuple[str, ...]:
        return ("the_summoner_is_discarded",)

    def the_summoner_is_discarded(self, play: Play[Battlefield]) -> None:
        discard_unit(play, play.table.summoner(self.seat))


def winners(battle: GivenBattle) -> tuple[int, ...] | None:
    """Who has won; None while the game goes on."""
    return None if battle.play.result is None else battle.play.result.winners()


@pytest.mark.rule("SW-END-01")
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_who_eliminates_the_other_summoner_wins(seat: int) -> None:
    battle = GivenBattle(
        south={"svara": (4, 3), "bear-cavalry": (4, 4)},
        north={"sneeks": (5, 4), "beast-rider": (5, 3)},
        damage={"svara": 9, "sneeks": 8},
        dice=(M, M, M),
        active=seat,
    )

    battle.chooses(("attack bear-cavalry sneeks", "attack beast-rider svara")[seat])

    assert winners(battle) == (seat,)
    assert battle.play.result is not None
    assert battle.play.result.scores[1 - seat] == 0
    assert battle.play.ask is None


@pytest.mark.rule("SW-END-01")
def test_a_summoner_with_life_left_goes_on() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (4, 4)}, north={"sneeks": (5, 4)}, damage={"sneeks": 8}, dice=(M, M, RS)
    )

    battle.chooses("attack bear-cavalry sneeks")

    assert winners(battle) is None
    assert battle.asked() == SOUTH


@pytest.mark.rule("SW-END-02")
def test_a_player_whose_summoner_falls_to_an_own_attack_loses() -> None:
    battle = GivenBattle(south={"svara": (4, 3), "bear-cavalry": (4, 4)}, damage={"svara": 9}, dice=(M, M, M))

    battle.chooses("attack bear-cavalry svara")

    assert winners(battle) == (NORTH,)


@pytest.mark.rule("SW-END-02", "SW-END-03")
def test_a_player_whose_summoner_falls_to_the_inaction_penalty_loses_before_the_magic_phase() -> None:
    """Derived case SW-DX-03."""
    battle = GivenBattle(south={}, damage={"svara": 11}, hands={SOUTH: "gate"})

    battle.chooses("end_phase")

    assert winners(battle) == (NORTH,)
    assert battle.table.phase == "attack"
    assert battle.play.options() == []
    assert battle.table.magic == [5, 5]


@pytest.mark.rule("SW-END-02")
def test_a_player_whose_summoner_falls_to_an_own_event_loses(says: Says) -> None:
    says("chant-power", Scorch(2))
    battle = GivenBattle(south={}, damage={"svara": 10, "sneeks": 8}, hands={SOUTH: "chant-power chant-power#2"})

    battle.chooses("play chant-power", "target sneeks")
    assert winners(battle) is None
    battle.chooses("play chant-power#2", "target svara")

    assert winners(battle) == (NORTH,)


@pytest.mark.rule("SW-END-02", "SW-DMG-15")
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_a_player_who_discards_the_own_summoner_loses(says: Says, seat: int) -> None:
    """Ruling SW-GAP-26."""
    says("farewell", Farewell())
    battle = GivenBattle(south={"bear-cavalry": (4, 4)}, active=seat).gives_control("bear-cavalry", seat)
    has(battle, "bear-cavalry", "farewell")

    battle.chooses("use bear-cavalry farewell")

    assert winners(battle) == (1 - seat,)


@pytest.mark.rule("SW-END-03")
def test_nothing_follows_the_attack_that_ends_the_game() -> None:
    battle = GivenBattle(
        south={"jarmund": (4, 4)}, north={"sneeks": (5, 4)}, damage={"sneeks": 10, "svara": 11}, dice=(MR, MR, MR)
    )

    battle.chooses("attack jarmund sneeks")

    assert winners(battle) == (SOUTH,)
    assert battle.play.ask is None  # not even for Momentum
    assert battle.boost("jarmund") == 0


@pytest.mark.rule("SW-END-03")
@pytest.mark.parametrize(("damage", "magic"), [(9, 6), (10, 5)])
def test_the_rest_of_the_effect_that_ends_the_game_is_not_carried_out(damage: int, magic: int, says: Says) -> None:
    says("doom", Doom())
    battle = GivenBattle(south={"bear-cavalry": (4, 4)}, damage={"svara": damage + 1})
    has(battle, "bear-cavalry", "doom")

    battle.chooses("use bear-cavalry doom")

    assert winners(battle) == (None if damage == 9 else (NORTH,))
    assert battle.table.magic[SOUTH] == magic


@pytest.mark.rule("SW-END-04")
@pytest.mark.parametrize("active", [SOUTH, NORTH])
def test_the_active_player_wins_when_both_summoners_fall_at_once(active: int, says: Says) -> None:
    """Ruling SW-GAP-07: there is no draw."""
    says("doom", Doom())
    battle = GivenBattle(
        south={"bear-cavalry": (4, 4)},
        north={"beast-rider": (6, 4)},
        damage={"svara": 11, "sneeks": 10},
        active=active,
    )
    unit = ("bear-cavalry", "beast-rider")[active]
    has(battle, unit, "doom")

    battle.chooses(f"use {unit} doom")

    assert winners(battle) == (active,)


@pytest.mark.rule("SW-END-04")
def test_a_player_who_has_nothing_but_a_summoner_has_not_lost() -> None:
    battle = GivenBattle(
        south={"bear-cavalry": (3, 3)}, north={"gate": (4, 3)}, magic=(15, 0), damage={"gate": 2}, dice=(M, M, M)
    )

    battle.chooses("attack bear-cavalry gate", "end_phase", "end_phase")

    assert battle.table.objects(NORTH) == [battle["sneeks"]]
    assert battle.table.hands == battle.table.draw == [(), ()]
    assert winners(battle) is None
    assert (battle.asked(), battle.table.phase) == (NORTH, "summon")


# What the table looks like where the game ends


@pytest.mark.rule("SW-END-03")
def test_an_event_by_which_the_game_ends_lies_in_the_discard_pile() -> None:
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="move", hands={SOUTH: "purge"})

    battle.chooses("play purge", "target ret-talus")

    assert winners(battle) == (NORTH,)
    assert battle.in_discard("purge")
    assert battle.told("eliminated") == [(battle["ret-talus"],)]


@pytest.mark.rule("SW-END-03", "SW-SUM-02")
def test_a_unit_summoned_at_the_price_of_the_own_summoner_is_still_in_hand() -> None:
    """SW-GAP-26."""
    battle = GivenBattle(south={"ret-talus": (1, 4)}, phase="summon", hands={SOUTH: "elut-bal"}, magic=(9, 5))

    battle.chooses("summon elut-bal 1,4")

    assert winners(battle) == (NORTH,)
    assert battle.in_hand("elut-bal")
    assert battle.at("ret-talus") is None
    assert not battle.told("summoned")
