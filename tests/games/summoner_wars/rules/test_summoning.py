"""Phase 1: what is summoned, where, at what cost, and what follows a summon (SW-SUM)."""

from dataclasses import dataclass

from herna.engine.activity import Bar
from herna.engine.effects import Effect
from herna.engine.flow import Play
from herna.games.summoner_wars.deeds import Deed, May
from herna.games.summoner_wars.given import MR, NORTH, SOUTH
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.bars import text_does_not_allow
from herna.games.summoner_wars.rules.zones import add_boost, enter_battlefield
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Effects, Text
from tests.games.summoner_wars.rows import controls, each, given, prove, row, texts, then, until

# Texts that these tests give to units


class Welcome(Text):
    """After this unit is summoned, you may boost it."""

    def after_summoned(self, table: Battlefield, me: int) -> Effects:
        return (Welcoming(me, "welcome", table.control[me]),)


@dataclass(frozen=True, slots=True)
class Welcoming(May):
    """The unit is boosted."""

    def it_is_used(self, play: Play[Battlefield]) -> None:
        add_boost(play.table, self.source)


class Doorway(Text):
    """This unit is a gate."""

    def gate(self, table: Battlefield, me: int) -> bool:
        return True


class Elsewhere(Text):
    """Your units may also be summoned on (8,1)."""

    def summon_spaces(self, table: Battlefield, me: int, card: int, seat: int) -> list[int]:
        return [space_at(8, 1)]


class AnyPhase(Text):
    """You may summon in every phase."""

    def summon_in_any_phase(self, table: Battlefield, me: int, seat: int) -> bool:
        return True


class Raise(Text):
    """In the Summon phase: place the first card of your discard pile on (5,5)."""

    phase_of_use = "summon"

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        seat = table.control[me]
        raising = Raising(me, "greater-frost-bolt", seat)
        return raising if table.discard[seat] else text_does_not_allow("greater-frost-bolt")


@dataclass(frozen=True, slots=True)
class Raising(Deed):
    """A card comes from the discard pile onto the battlefield; it is not summoned."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_placed",)

    def it_is_placed(self, play: Play[Battlefield]) -> None:
        table = play.table
        card, *rest = table.discard[self.seat]
        table.discard[self.seat] = tuple(rest)
        enter_battlefield(table, card, space_at(5, 5), self.seat)


test_what_follows_from_a_position = prove(
    # How many, and at what cost
    row("any number of units is summoned while there is magic", "SW-SUM-01",
        given("gate#1 3,3 gate#2 3,5", phase="summon",
            hands={SOUTH: "frost-mage#1 frost-mage#2 frost-mage#3 undead-warrior smasher"}, magic=(8, 0)),
        "summon frost-mage#1 4,3", "summon frost-mage#2 2,3", "summon frost-mage#3 3,2", "summon undead-warrior 4,5",
        "summon smasher 2,5", then({"times summoned": 5, "hand south": "", "magic": [0, 0]})),
    row("a player may summon nothing", "SW-SUM-01", given("gate#1 3,3", phase="summon", hands={SOUTH: "frost-mage"}),
        "end_phase", then({"phase": "move", "in_hand frost-mage": True, "magic": [5, 5]})),
    row("a summoned unit is paid for and comes from the hand", "SW-SUM-02",
        given("gate#1 3,3", phase="summon", hands={SOUTH: "undead-archer frost-mage"}, magic=(4, 5)),
        "summon undead-archer 2,3",
        then({"at undead-archer": (2, 3), "in_hand undead-archer": False, "in_hand frost-mage": True,
            "magic": [2, 5]})),
    # Where
    row("commons and champions are summoned and nothing else", "SW-SUM-04",
        given("gate#1 3,3", phase="summon", hands={SOUTH: "frost-mage ollag grognack gate#2 parapet ice-ram"},
            magic=(15, 15)),
        then(lambda battle: {words.split()[0] for words in battle.offers("summon")} == {"frost-mage", "ollag"})),
    row("without an empty space at a gate nobody is summoned", "SW-SUM-05", texts({"wrath": Elsewhere()}),
        given("gate#1 1,6 frost-mage#1 2,6 frost-mage#2 1,5 gul-dass 5,5", phase="summon",
            hands={SOUTH: "frost-mage#3"}), then({"offers summon": {"frost-mage#3 8,1"}})),
    row("units are summoned on empty spaces beside your own gates", "SW-SUM-03",
        given("gate#1 3,3 starting-gate 6,6 gul-dass 3,4", "gate#2 7,2 beast-rider 5,6", phase="summon",
            hands={SOUTH: "frost-mage"}), then({"offers summon frost-mage": {"4,3", "2,3", "3,2", "7,6", "6,5"}})),
    row("a gate serves the player who controls it", "SW-SUM-03",
        given("gate#1 3,3", "gate#2 7,2", phase="summon", hands={SOUTH: "frost-mage", NORTH: "beast-rider"}),
        controls(NORTH, "gate#1"), controls(SOUTH, "gate#2"),
        then({"offers summon frost-mage": {"8,2", "6,2", "7,1", "7,3"}})),
    row("other structures and units are no gates", "SW-SUM-03",
        given("parapet 3,3 gul-dass 5,5", phase="summon", hands={SOUTH: "frost-mage"}), then({"offers summon": set()})),
    row("without a gate nobody is summoned", "SW-SUM-05",
        given("gul-dass 5,5", phase="summon", hands={SOUTH: "frost-mage"}), then({"offered": {"end_phase"}})),
    # One after another
    row("what follows a summon is resolved before the next summon", "SW-SUM-06", texts({"wrath": Welcome()}),
        given("gate#1 3,3", phase="summon", hands={SOUTH: "gul-dass frost-mage"}, magic=(15, 5)), "summon gul-dass 4,3",
        then({"offered": {"accept", "decline"}}), "accept",
        then({"boost gul-dass": 1, "offers summon": {"frost-mage 2,3", "frost-mage 3,2", "frost-mage 3,4"}})),
    row("a unit that is a gate serves the next summon", "SW-SUM-06", texts({"living-gate": Doorway()}),
        given("gate#1 3,3", phase="summon", hands={SOUTH: "ice-golem frost-mage"}),
        then({"offers summon frost-mage": {"4,3", "2,3", "3,2", "3,4"}}), "summon ice-golem 4,3",
        then({"offers summon frost-mage": {"2,3", "3,2", "3,4", "5,3", "4,2", "4,4"}})),
    row("a summoned unit moves and attacks in the same turn", "SW-SUM-07",
        given("gate#1 3,3", "gul-dass 8,3", phase="summon", hands={SOUTH: "undead-archer"}, dice=(MR, MR, MR)),
        "summon undead-archer 4,3", "end_phase", "move undead-archer 5,3", "stop", until("attack"),
        "attack undead-archer gul-dass", then({"damage gul-dass": 3})),
    row("a summoned unit uses its abilities in the same turn", "SW-SUM-07",
        given("gate#1 3,3", phase="summon", hands={SOUTH: "border-archer"}), "summon border-archer 4,3", "end_phase",
        "instead_of_moving border-archer prepare", then({"boost border-archer": 1})),
    # When, and what is no summon
    *[row(f"units are summoned only in the summon phase unless a text says otherwise: {phase}", "SW-SUM-08",
        texts({"wrath": AnyPhase()}), given("gate#1 3,3 gul-dass 5,5", phase=phase, hands={SOUTH: "frost-mage"}),
        "summon frost-mage 4,3", then({"at frost-mage": (4, 3), "magic": [4, 5], "phase": phase}))
      for phase in ["move", "build", "attack", "magic"]],
    row("a text of the opponents does not let one summon", "SW-SUM-08", texts({"wrath": AnyPhase()}),
        given("gate#1 3,3", "gul-dass 5,5", phase="move", hands={SOUTH: "frost-mage"}), then({"offers summon": set()})),
    # Nadiana raises
    # a cost of 6 was not paid
    # no welcome
    row("a unit that is placed is not summoned", "SW-SUM-09",
        texts({"greater-frost-bolt": Raise(), "wrath": Welcome()}),
        given("nadiana 3,3", phase="summon", discards={SOUTH: "gul-dass"}, magic=(0, 0)),
        "use nadiana greater-frost-bolt",
        then({"at gul-dass": (5, 5), "magic": [0, 0], "told summoned": [], "offered": {"end_phase"}})),
    # How many, and at what cost
    *each(lambda magic, units: row(f"only units whose full cost can be paid are summoned: {magic}", "SW-SUM-02",
        given({"gate#1": (3, 3)}, phase="summon", hands={SOUTH: "ice-smith undead-archer smasher"}, magic=(magic, 15)),
        then(lambda battle: {words.split()[0] for words in battle.offers("summon")} == units)),
        (0, {"ice-smith"}), (1, {"ice-smith"}), (2, {"ice-smith", "undead-archer"})),
)  # fmt: skip
