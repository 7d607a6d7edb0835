"""Distance and lines: adjacent, within, straight, behind, through (SW-DIST)."""

from herna.games.summoner_wars.given import NORTH, SOUTH
from herna.games.summoner_wars.rules.attacking import targets
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import Text
from tests.games.summoner_wars.rows import SEATS, controls, given, prove, row, texts, then


class ChargeOfFour(Text):
    """Instead of its normal movement this unit may go up to 4 clear straight spaces."""

    def charge(self, table: Battlefield, me: int) -> int:
        return 4


def rows(*numbers: int) -> set[str]:
    """All spaces of these rows."""
    return {f"{row},{column}" for row in numbers for column in range(1, 7)}


test_what_follows_from_a_position = prove(
    *[row(f"distance is counted in level and upright steps: {space}", "SW-DIST-03",
        given(f"svara 1,6 border-archer 3,3 gate {space}", "sneeks 8,1"),
        then({"distance border-archer gate": steps, "distance gate border-archer": steps}))
      for space, steps in (("3,4", 1), ("3,5", 2), ("4,4", 2), ("5,4", 3), ("1,1", 4), ("8,6", 8))],
    row("a card that is not on the battlefield is far from every other", "SW-DIST-03",
        given("border-archer 3,3", hands={SOUTH: "frost-mage"}),
        then({"distance border-archer frost-mage": 99, "distance frost-mage border-archer": 99})),
    # in any column
    *[row(f"behind a card is nearer to the back edge of its controller: {seat} {space}", "SW-DIST-08",
        given(f"border-archer 4,3 gate {space}"), controls(SEATS[seat], "border-archer"),
        then({"behind gate border-archer": behind}))
      for seat, space, behind in (("south", "3,3", True), ("south", "1,6", True), ("south", "4,4", False),
          ("south", "5,3", False), ("north", "5,3", True), ("north", "4,4", False), ("north", "3,3", False))],
    row("through commons means as if they were not there", "SW-DIST-09",
        given("bear-cavalry 3,3 border-archer 4,3", phase="move"), "move bear-cavalry 4,3",
        then({"may step 5,3": True, "may stop": False})),
    *[row(f"through commons is through nothing else: {between}", "SW-DIST-09",
        given(f"bear-cavalry 3,3 {between} 4,3", phase="move"), then({"may move bear-cavalry 4,3": False}))
      for between in ("makeinda-ru", "svara", "gate", "parapet")],
    row("spaces that share an edge are adjacent and corners are not", "SW-DIST-01",
        given("gate 3,4", phase="summon", hands={SOUTH: "ice-smith"}),
        then({"offers summon ice-smith": {"2,4", "4,4", "3,3", "3,5"}})),
    # (4,1) is at the other end of the next row
    row("cards are adjacent on adjacent spaces only", "SW-DIST-01",
        given("makeinda-ru 3,6 gate 4,6 gate#2 2,5", "gate#3 4,5 gate#4 4,1 gate#5 3,5"),
        then({"beside makeinda-ru": {"gate", "gate#5"}})),
    row("a card is not adjacent to itself", "SW-DIST-02", given("bear-cavalry 3,3 gate 3,4"),
        then({"offers attack bear-cavalry": {"gate"}, "beside bear-cavalry": {"gate"}})),
    row("within some spaces of the summoner does not include the summoner", "SW-DIST-04",
        given("svara 2,2 border-archer 2,3"),
        then({"within svara 3": {"border-archer"}})),
    # which asks for clear straight spaces
    row("spaces counted for within may be occupied and need not be straight", "SW-DIST-05",
        given("border-archer 4,3", "gate 4,2 gate#2 4,4 gate#3 5,3 gate#4 3,3 fanessa 6,4"),
        then({"may attack border-archer fanessa": False},
            lambda battle: battle["fanessa"] in battle.table.within(battle["border-archer"], 3))),
    # up to the unit, to the right up to the structure, down and left to the edge
    row("clear straight spaces lie in one direction and hold no object", "SW-DIST-06",
        texts({"charge": ChargeOfFour()}), given("beast-rider 3,3 gate 3,5", "fanessa 6,3 sneeks 8,6", phase="move"),
        then({"offers charge beast-rider": {"4,3", "5,3", "3,4", "2,3", "1,3", "3,2", "3,1"}})),
    row("a unit whose text does not say through stops at a common", "SW-DIST-09",
        given("makeinda-ru 3,3 border-archer 4,3", phase="move"),
        then({"offers move makeinda-ru": {"2,3", "3,2", "3,4"}})),
    row("within some spaces is from one up to that many and never the card itself", "SW-DIST-04",
        given("border-archer 4,3 gate 4,4 gate#2 5,4", "gate#3 6,3 gate#4 7,3"),
        then({"within border-archer 2": {"gate", "gate#2", "gate#3"}})),
    row("a line ends at the first object", "SW-DIST-06",
        given("border-archer 2,2 border-archer#2 2,5", "gate 5,2 gate#2 4,5 gate#3 5,5"),
        then(lambda battle: set(targets(battle.table, battle["border-archer"])) == {battle["gate"],
            battle["border-archer#2"]},
            lambda battle: battle["gate#3"] not in targets(battle.table, battle["border-archer#2"]))),
    # where the Summoner stands
    row("the back rows are those nearest to the player: south", "SW-DIST-07",
        given(phase="build", hands={SOUTH: "gate"}), then({"offers build gate": rows(1, 2, 3) - {"1,1"}})),
    row("the back rows are those nearest to the player: north", "SW-DIST-07",
        given(phase="build", hands={NORTH: "gate"}, active=NORTH),
        then({"offers build gate": rows(6, 7, 8) - {"8,6"}})),
)  # fmt: skip
