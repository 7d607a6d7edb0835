"""The end of the game: one Summoner remains, at once, and nothing else ends it (SW-END)."""

from dataclasses import dataclass

import pytest

from herna.engine.activity import Bar
from herna.engine.effects import Effect
from herna.engine.flow import Call, Play
from herna.games.summoner_wars.deeds import Deed
from herna.games.summoner_wars.given import MR, NORTH, RS, SOUTH, GivenBattle, M, Says
from herna.games.summoner_wars.rules.damage import Damage, discard_unit
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Text
from tests.games.summoner_wars.rows import controls, each, gains, given, prove, row, texts, then
from tests.kit.invented import Scorch, has


class Doom(Text):
    """At any time in your turn: 1 damage to both Summoners; then gain 1 magic."""

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        return Dooming(me, "doom", table.control[me])


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

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        return Leaving(me, "farewell", table.control[me])


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


test_what_follows_from_a_position = prove(
    row("a summoner with life left goes on", "SW-END-01",
        given("bear-cavalry 4,4", "sneeks 5,4", damage={"sneeks": 8}, dice=(M, M, RS)), "attack bear-cavalry sneeks",
        then({"asked": SOUTH, "over": False})),
    row("a player whose summoner falls to an own attack loses", "SW-END-02",
        given("svara 4,3 bear-cavalry 4,4", damage={"svara": 9}, dice=(M, M, M)), "attack bear-cavalry svara",
        then({"winners": (NORTH,)})),
    # Derived case SW-DX-03.
    row("a player whose summoner falls to the inaction penalty loses before the magic phase", "SW-END-02", "SW-END-03",
        given(damage={"svara": 11}, hands={SOUTH: "gate"}), "end_phase",
        then({"phase": "attack", "magic": [5, 5], "winners": (NORTH,)}, lambda battle: battle.play.options() == [])),
    row("a player whose summoner falls to an own event loses", "SW-END-02", texts({"chant-power": Scorch(2)}),
        given(damage={"svara": 10, "sneeks": 8}, hands={SOUTH: "chant-power chant-power#2"}), "play chant-power",
        "target sneeks", then({"over": False}), "play chant-power#2", "target svara", then({"winners": (NORTH,)})),
    # not even for Momentum
    row("nothing follows the attack that ends the game", "SW-END-03",
        given("jarmund 4,4", "sneeks 5,4", damage={"sneeks": 10, "svara": 11}, dice=(MR, MR, MR)),
        "attack jarmund sneeks", then({"boost jarmund": 0, "winners": (SOUTH,), "seats_asked": ()})),
    row("a player who has nothing but a summoner has not lost", "SW-END-04",
        given("bear-cavalry 3,3", "gate 4,3", magic=(15, 0), damage={"gate": 2}, dice=(M, M, M)),
        "attack bear-cavalry gate", "end_phase", "end_phase",
        then({"hands": [(), ()], "draw": [(), ()], "asked": NORTH, "phase": "summon", "over": False},
            lambda battle: battle.table.objects(NORTH) == [battle["sneeks"]])),
    # What the table looks like where the game ends
    row("an event by which the game ends lies in the discard pile", "SW-END-03",
        given("ret-talus 1,4", phase="move", hands={SOUTH: "purge"}), "play purge", "target ret-talus",
        then({"in_discard purge": True, "story eliminated": ["ret-talus"], "winners": (NORTH,)})),
    # SW-GAP-26.
    row("a unit summoned at the price of your own summoner is still in hand", "SW-END-03", "SW-SUM-02",
        given("ret-talus 1,4", phase="summon", hands={SOUTH: "elut-bal"}, magic=(9, 5)), "summon elut-bal 1,4",
        then({"in_hand elut-bal": True, "at ret-talus": None, "told summoned": [], "winners": (NORTH,)})),
    # Ruling SW-GAP-26.
    *[row(f"a player who discards their own summoner loses: {seat}", "SW-END-02", "SW-DMG-15",
        texts({"farewell": Farewell()}),
        given("bear-cavalry 4,4", active=seat), controls(seat, "bear-cavalry"), gains("bear-cavalry", "farewell"),
        "use bear-cavalry farewell", then({"winners": (1 - seat,)})) for seat in [SOUTH, NORTH]],
    *[row(f"the rest of the effect that ends the game is not carried out: {damage} damage", "SW-END-03",
        texts({"doom": Doom()}), given("bear-cavalry 4,4", damage={"svara": damage + 1}), gains("bear-cavalry", "doom"),
        "use bear-cavalry doom", then({"winners": winners, "magic south": magic}))
      for damage, winners, magic in [(9, (), 6), (10, (NORTH,), 5)]],
    *each(lambda seat: row(f"who eliminates the other summoner wins: {seat}", "SW-END-01", given(south={"svara": (4,
        3), "bear-cavalry": (4, 4)}, north={"sneeks": (5, 4), "beast-rider": (5, 3)}, damage={"svara": 9, "sneeks": 8},
        dice=(M, M, M), active=seat),
        lambda battle: battle.chooses(("attack bear-cavalry sneeks", "attack beast-rider svara")[seat]),
        then(lambda battle: winners(battle) == (seat,), lambda battle: battle.play.result is not None,
        lambda battle: battle.play.result.scores[1 - seat] == 0, lambda battle: battle.play.ask is None)),
        SOUTH, NORTH),
)  # fmt: skip
