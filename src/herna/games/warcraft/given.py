"""Given a war: a small drawn map, pieces, stocks, dice and a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from herna.engine.cards import EVERYONE
from herna.engine.chance import Chance, Scripted, scripted_dice
from herna.engine.decision import Ask
from herna.engine.flow import Frame, Play, Procedure, Repeat
from herna.engine.given import Given
from herna.games.warcraft.game import GAME
from herna.games.warcraft.grid import neighbours
from herna.games.warcraft.naming import SPACES
from herna.games.warcraft.rules.deploy import END_STEP, DeployStep
from herna.games.warcraft.rules.harvest import FACES, HarvestStep
from herna.games.warcraft.rules.lasting import CRIPPLED, QUICKENED
from herna.games.warcraft.rules.spend import SpendStep
from herna.games.warcraft.scenario.model import Scenario, ScenarioSeat, Space, SpecialRule, StartToken, VictoryCondition
from herna.games.warcraft.setting import IDS, KINDS, MOVE, NOWHERE, OF_KIND, STEPS
from herna.games.warcraft.setup import empty_table, place_pieces, set_levels, setting_of
from herna.games.warcraft.table import (
    BUILDINGS,
    MOVE_STEP,
    ON_BUILDING,
    OUT,
    RESERVE,
    ROUND,
    TRAINING,
    War,
    kind_of,
    lowest,
)
from herna.games.warcraft.turn import MoveStep, Rounds

LETTERS: Final = "GRAWN"  # ground, ranged, air, worker, Necromancer
SYMBOLS: Final = {".": "blank", "g": "gold-mine", "f": "forest", "^": "mountain", "T": "town"}
# A Town at each end, and a row of spaces between them.
MAP: Final = """
Ag  BT  C.  D1  E.  FT
  Hf  I^  J.  K.  Lf
"""
ROW: Final = "A.  B.  C.  D."

Change = Callable[["GivenWar"], object]


class GivenWar(Given[War]):
    """Seats and their pieces on a drawn map, at a moment.

    The map has a cell for each space, four columns apart and each line two columns further right or left than the
    one above, as hexagons lie: a letter, and its kind (`.` blank, `g` gold mine, `f` forest, `^` mountain, `T` Town, a
    digit: an objective with its points). `towns` names each seat's Town ("-": none), `teams` the side of each seat.
    `pieces` are by seat and space: {0: {"A": "GGW"}}, G ground, R ranged, A air, W worker, N Necromancer; a seat after
    the last is a neutral force. `levels` are those of ground, ranged and air units: {0: "2 1 1"}. `buildings` are
    finished ones besides the printed: {0: "ground air"}; `started` those under construction, with their workers,
    `summoned` those without; `training` pieces by letter; `outposts` spaces; `builds` spaces where the first worker
    builds an outpost. Decks are kinds of experience cards, top first, and so are hands: {0: "fast web"}. `dice` script
    attacks, `resources` the rolls of Harvest; without, chance is seeded.

    Moments: "move", "battle" (movement has ended), "harvest", "deploy", "spend", each alone; "round", "towns" (the town
    check), "all-spend" and "round-end", from which the round goes on.
    """

    def __init__(
        self,
        moment: str = "move",
        map: str = MAP,
        races: str = "orc human",
        towns: str = "B F",
        teams: str = "",
        active: int = 0,
        first: int = 0,
        pieces: Mapping[int, Mapping[str, str]] | None = None,
        gold: Mapping[int, int] | None = None,
        wood: Mapping[int, int] | None = None,
        levels: Mapping[int, str] | None = None,
        buildings: Mapping[int, str] | None = None,
        started: Mapping[int, str] | None = None,
        summoned: Mapping[int, str] | None = None,
        training: Mapping[int, str] | None = None,
        outposts: Mapping[int, str] | None = None,
        builds: str = "",
        depletion: Mapping[str, int] | None = None,
        marked: str = "",
        locked: str = "",
        walls: str = "",
        tokens: Sequence[tuple[str, str, str, int]] = (),  # key, kind, space, owner
        special: Sequence[SpecialRule] = (),
        victory: Sequence[VictoryCondition] | None = None,
        skips: Mapping[int, str] | None = None,
        decks: Mapping[int, str] | None = None,
        discards: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        quickened: str = "",
        crippled: str = "",
        dice: Sequence[int] | None = None,
        resources: Sequence[int] | None = None,
        round_limit: int = 0,
        seed: int = 1,
    ) -> None:
        self.spaces = _spaces_in(map)
        self.letters = [space.key for space in self.spaces]
        seats = tuple(
            ScenarioSeat(
                f"seat-{seat}", race, "", self._space(town), 0, 0, 0, 1, tuple((skips or {}).get(seat, "").split())
            )
            for seat, (race, town) in enumerate(zip(races.split(), towns.split(), strict=True))
        )
        sides = teams.split() or [str(seat) for seat in range(len(seats))]
        scenario = Scenario(
            "drawn",
            (),
            (),
            first,
            (),
            seats,
            tuple(sides.index(side) for side in sides),
            (),
            tuple(StartToken(key, kind, self._space(space), owner, ()) for key, kind, space, owner in tokens),
            self.spaces,
            tuple((self._space(wall[0]), self._space(wall[2])) for wall in walls.split()),
            tuple(special),
            tuple(victory if victory is not None else (points_to_win(15), LAST_SIDE)),
            (),
        )
        setting = setting_of(scenario, tuple(races.split()))
        given_decks = [(decks or {}).get(seat, "fast fast fast fast fast fast").split() for seat in range(len(seats))]
        thrown = [(discards or {}).get(seat, "").split() for seat in range(len(seats))]
        held = [(hands or {}).get(seat, "").split() for seat in range(len(seats))]
        table = empty_table(setting, [(*given_decks[seat], *thrown[seat], *held[seat]) for seat in range(len(seats))])
        for seat in range(len(seats)):
            cards, count = table.decks[seat], len(given_decks[seat])
            in_hand = count + len(thrown[seat])
            table.decks[seat], table.discards[seat], table.hands[seat] = (
                cards[:count],
                cards[count:in_hand],
                cards[in_hand:],
            )
            for card in table.discards[seat]:
                table.cards.show(card, EVERYONE)
            for card in table.hands[seat]:
                table.cards.show(card, setting.hands_seen_by[seat])
            table.gold[seat], table.wood[seat] = (gold or {}).get(seat, 0), (wood or {}).get(seat, 0)
        for owner, placed in (pieces or {}).items():
            for space, letters in placed.items():
                for letter in letters:
                    place_pieces(table, owner, LETTERS.index(letter), self._space(space), 1)
        for owner, given in (levels or {}).items():
            set_levels(table, owner, 1)
            table.levels[owner * 3 : owner * 3 + 3] = [int(level) for level in given.split()]
        for seat, kinds in (buildings or {}).items():
            for kind in kinds.split():
                table.finished[seat * BUILDINGS + KINDS.index(kind)] += 1
        for seat, kinds in (started or {}).items():
            for kind in kinds.split():
                table.under_construction[seat * BUILDINGS + KINDS.index(kind)] += 1
                table.put(table.any_in_place(seat, 3, RESERVE), ON_BUILDING)
        for seat, kinds in (summoned or {}).items():
            for kind in kinds.split():
                table.under_construction[seat * BUILDINGS + KINDS.index(kind)] += 1
                table.summoned[seat * BUILDINGS + KINDS.index(kind)] += 1
        for seat, kinds in (training or {}).items():
            for letter in kinds:
                table.put(table.any_in_place(seat, LETTERS.index(letter), RESERVE), TRAINING)
        for seat, where in (outposts or {}).items():
            table.outposts.update((self._space(space), seat) for space in where)
        for space in builds:
            seat = table.outposts[self._space(space)]
            table.builders[self._space(space)] = lowest(table.on[self._space(space)] & OF_KIND[seat][3])
        table.depletion = {self._space(space): state for space, state in (depletion or {}).items()}
        table.marked = tuple(self._space(space) for space in marked)
        table.locked = tuple(self._space(space) for space in locked)
        table.first, table.active = first, active
        table.step = MOVE if moment == "battle" else moment if moment in STEPS else ""
        table.round_limit = round_limit
        chance: Chance = Chance(seed)
        if dice is not None:
            chance = scripted_dice(*dice)
        elif resources is not None:
            chance = Scripted([FACES.index(value) for value in resources])
        super().__init__(Play(GAME, table, _stack(moment, active), chance))
        for space in quickened:
            table.add_lasting(QUICKENED, self._space(space), NOWHERE, MOVE_STEP)
        for space in crippled:
            table.add_lasting(CRIPPLED, table.on[self._space(space)], NOWHERE, ROUND)

    # Questions

    def _space(self, letter: str) -> int:
        return NOWHERE if letter == "-" else self.letters.index(letter)

    def on(self, space: str, owner: int = 0) -> str:
        """The pieces of an owner on a space, by letters: "GGW"."""
        there = self.table.on[self._space(space)]
        pieces = [piece for piece in range(owner * IDS, (owner + 1) * IDS) if there >> piece & 1]
        return "".join(LETTERS[kind_of(piece)] for piece in pieces)

    def in_place(self, place: int, owner: int = 0) -> str:
        """The pieces of an owner in a place besides the board, by letters."""
        return "".join(letter * len(self.table.in_place(owner, kind, place)) for kind, letter in enumerate(LETTERS))

    def reserve(self, owner: int = 0) -> str:
        return self.in_place(RESERVE, owner)

    def training(self, owner: int = 0) -> str:
        return self.in_place(TRAINING, owner)

    def out(self, owner: int = 0) -> str:
        return self.in_place(OUT, owner)

    def stock(self, seat: int = 0) -> tuple[int, int]:
        """Gold and wood."""
        return self.table.gold[seat], self.table.wood[seat]

    def level(self, kind: str, seat: int = 0) -> int:
        return self.table.levels[seat * 3 + KINDS.index(kind)]

    def hand(self, seat: int = 0) -> int:
        """How many cards a seat holds."""
        return len(self.table.hands[seat])

    def kinds(self, cards: Sequence[int]) -> str:
        """The kinds of cards, such as those of a discard pile."""
        return " ".join(self.table.cards.kind(card) for card in cards)

    def depleted(self, space: str) -> int:
        return self.table.depletion.get(self._space(space), 0)

    def outpost(self, space: str) -> int | None:
        """Whose outpost is there."""
        return self.table.outposts.get(self._space(space))

    def over(self) -> tuple[tuple[float, ...], str] | None:
        """The scores and the rule that ended the match; None while it goes on."""
        return None if self.play.result is None else (self.play.result.scores, self.play.result.rule)

    # What things are called

    def word(self, field: str, value: str | int) -> str:
        """A space by its letter, a card by its kind."""
        if field == "card":
            return self.table.cards.kind(int(value))
        return self.letters[int(value)] if field in SPACES else str(value)

    def thing(self, field: str, word: str) -> str | int:
        """A space by its letter, a card of the asked hand by its kind.

        Anything else as it is.
        """
        if field in SPACES and word in self.letters:
            return self.letters.index(word)
        if field == "card" and not word.isdecimal():
            return next(card for card in self.table.hands[self.asked()] if self.table.cards.kind(card) == word)
        return super().thing(field, word)


# The battlefield X with its six flanks; M is a mountain.
ROUND_X: Final = """
    A.  M^
  C.  X.  D.
    E.  F.
"""


def a_battle(attacker: Mapping[str, str], defender: Mapping[str, str], dice: Sequence[int], **given: Any) -> GivenWar:
    """Seat 0, the Orcs, attacks seat 1, the Humans, around X.

    Other `races` may be given.
    """
    given.setdefault("races", "orc human")
    given.setdefault("towns", "- -")
    return GivenWar("battle", map=ROUND_X, pieces={0: attacker, 1: defender}, dice=dice, **given)


def a_battle_with_cards(
    attacker: Mapping[str, str],
    defender: Mapping[str, str],
    hands: Mapping[int, str],
    dice: Sequence[int],
    **given: Any,
) -> GivenWar:
    """A battle for which nobody draws a card.

    A player who has played all cards is not asked any more.
    """
    return a_battle(attacker, defender, dice, hands=hands, decks={0: "", 1: ""}, **given)


class Pause(Procedure):
    """The bottom of a stack on which a single step is played."""

    __slots__ = ()

    def order(self) -> tuple[str, ...]:
        return ("nobody_does_anything", "and_so_on")

    def nobody_does_anything(self, play: Play[War]) -> Ask:
        return Ask(0, "nothing", (END_STEP,))

    def and_so_on(self, play: Play[War]) -> Repeat:
        return Repeat("nobody_does_anything")


def _stack(moment: str, active: int) -> list[Frame]:
    rounds = {
        "round": "all_move",
        "towns": "the_towns_are_checked",
        "all-spend": "all_spend",
        "round-end": "the_round_ends",
    }
    if moment in rounds:
        return [(Rounds(), Rounds().order().index(rounds[moment]), "")]
    steps: dict[str, Procedure] = {
        "move": MoveStep(active),
        "battle": MoveStep(active),
        "harvest": HarvestStep(active),
        "deploy": DeployStep(active),
        "spend": SpendStep(active),
    }
    step = steps[moment]
    at = step.order().index("a_battle_is_fought") if moment == "battle" else 0
    return [(Pause(), 0, ""), (step, at, "")]


def _spaces_in(map: str) -> tuple[Space, ...]:
    """The spaces of a drawing, line by line, with their neighbours.

    The letter of each is written on it.
    """
    cells: dict[tuple[int, int], str] = {}
    lines = [line for line in map.splitlines() if line.strip()]
    for r, line in enumerate(lines):
        for column in range(len(line)):
            if not line[column].isspace() and (column == 0 or line[column - 1].isspace()):
                assert (column - 2 * r) % 4 == 0, f"the cell at column {column} of line {r} is not on the grid"
                cells[(column - 2 * r) // 4, r] = line[column : column + 2]
    beside = neighbours(list(cells))
    return tuple(
        Space(
            cell[0],
            q,
            r,
            SYMBOLS.get(cell[1], "objective"),
            int(cell[1]) if cell[1].isdecimal() else 0,
            cell[0],
            "",
            near,
        )
        for ((q, r), cell), near in zip(cells.items(), beside, strict=True)
    )


def special_rule(name: str, seats: tuple[int, ...] = (), spaces: tuple[int, ...] = (), **given: Any) -> SpecialRule:
    return SpecialRule(name, seats, spaces, given.get("race", ""), given.get("level", 0))


def victory_condition(name: str, seats: tuple[int, ...] = (), **given: Any) -> VictoryCondition:
    return VictoryCondition(
        name,
        seats,
        given.get("target", 0),
        (),
        given.get("space", NOWHERE),
        given.get("adjacent_enemies", -1),
        given.get("tokens", ()),
    )


def points_to_win(target: int) -> VictoryCondition:
    return victory_condition("points", target=target)


LAST_SIDE: Final = victory_condition("last-side")


# Changes of a war


def comes(letter: str, space: str, owner: int = 0) -> Change:
    """A piece comes from the reserve."""
    kind = LETTERS.index(letter)
    return lambda war: war.table.put(war.table.any_in_place(owner, kind, RESERVE), war.letters.index(space))


def goes(letter: str, space: str, owner: int = 0) -> Change:
    """A piece goes to the reserve."""
    kind = LETTERS.index(letter)
    return lambda war: war.table.put(war.table.any_in_place(owner, kind, war.letters.index(space)), RESERVE)


def is_trained(letter: str) -> Change:
    """A piece of the first seat is in training."""
    return lambda war: war.table.put(war.table.any_in_place(0, LETTERS.index(letter), RESERVE), TRAINING)


def has(gold: int, wood: int, seat: int = 0) -> Change:
    """A seat has this much."""

    def change(war: GivenWar) -> None:
        war.table.gold[seat], war.table.wood[seat] = gold, wood

    return change


def is_built(kind: str) -> Change:
    """The first seat has another finished building."""

    def change(war: GivenWar) -> None:
        war.table.finished[KINDS.index(kind)] += 1

    return change


def the_town_is_open(war: GivenWar) -> None:
    """No Town is locked any more."""
    war.table.locked = ()


def step_back(war: GivenWar) -> None:
    """The asking procedure forgets what was done in it so far."""
    asking: Any = war.play.procedure()
    _, at, then = war.play.stack[-1]
    war.play.stack[-1] = (type(asking)(asking.seat), at, then)
    war.play.start()
