"""Given a battle of Summoner Wars: cards on spaces, in hands and piles, a phase, and dice as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from herna.engine.cards import EVERYONE, cards_of
from herna.engine.chance import Chance, Scripted, scripted_dice
from herna.engine.decision import Choice
from herna.engine.events import Log
from herna.engine.flow import Frame, Play
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.grid import SPACES, column_of, row_of, space_at
from herna.games.summoner_wars.rules.values import life, strength
from herna.games.summoner_wars.rules.zones import enter_battlefield, take_control
from herna.games.summoner_wars.table import DECK_SIZE, NOWHERE, Battlefield
from herna.games.summoner_wars.texts import Text
from herna.games.summoner_wars.turn import Phase, Turn, Turns

SOUTH, NORTH = 0, 1
Spaces = Mapping[str, tuple[int, int]]
Says = Callable[[str, Text], None]  # the fixture `says`: in this test an ability or an event has this text

# Faces of the die by what they show: melee and ranged, ranged and special, melee and special, melee alone.
MR, RS, MS, M = 1, 4, 5, 6


class GivenBattle:
    """South (seat 0) and North (seat 1) with the cards given; rows and columns as South counts them, from 1.

    A card is called by its key; a second one of the same kind has a number: "frost-mage", "frost-mage#2" (all names
    of both sides are different). A side without a Summoner gets one in its corner: svara (1,1), sneeks (8,6).
    """

    def __init__(
        self,
        south: Spaces,
        north: Spaces | None = None,
        phase: str = "attack",
        hands: Mapping[int, str] | None = None,
        draws: Mapping[int, str] | None = None,
        discards: Mapping[int, str] | None = None,
        magic: tuple[int, int] = (5, 5),
        damage: Mapping[str, int] | None = None,
        boost: Mapping[str, int] | None = None,
        dice: tuple[int, ...] = (),
        active: int = SOUTH,
    ) -> None:
        sides = [_with_summoner(dict(south), "svara", (1, 1)), _with_summoner(dict(north or {}), "sneeks", (8, 6))]
        piles = [hands or {}, draws or {}, discards or {}]
        named: list[list[str]] = [
            [*sides[seat], *(name for pile in piles for name in pile.get(seat, "").split())] for seat in (SOUTH, NORTH)
        ]
        pools = [[_kind(name) for name in names] + ["gate"] * (DECK_SIZE - len(names)) for names in named]
        self.names = {name: seat * DECK_SIZE + at for seat in (0, 1) for at, name in enumerate(named[seat])}
        assert len(self.names) == len(named[0]) + len(named[1]), "give every card a name of its own (key#2)"
        table = Battlefield(
            cards_of(pools, 2),
            [NOWHERE] * SPACES,
            [NOWHERE] * (2 * DECK_SIZE),
            [SOUTH] * DECK_SIZE + [NORTH] * DECK_SIZE,
            [0] * (2 * DECK_SIZE),
            [0] * (2 * DECK_SIZE),
            [(), ()],
            [(), ()],
            [(), ()],
            [(), ()],
            list(magic),
        )
        for seat, side in enumerate(sides):
            for name, (row, column) in side.items():
                enter_battlefield(table, self.names[name], space_at(row, column), seat)
            table.hands[seat], table.draw[seat], table.discard[seat] = (
                tuple(self.names[name] for name in pile.get(seat, "").split()) for pile in piles
            )
            for card in (*table.hands[seat], *table.discard[seat]):
                table.cards.show(card, 1 << seat)
        for name, tokens in (damage or {}).items():
            table.damage[self.names[name]] = tokens
        for name, tokens in (boost or {}).items():
            table.boost[self.names[name]] = tokens
        table.active, table.turn = active, 1
        self.table = table
        turn = Turn(active)
        stack: list[Frame] = [
            (Turns(), 0, ""),
            (turn, turn.order().index(f"the_{phase}_phase"), ""),
            (Phase(active, phase), 0, ""),
        ]
        chance: Chance = scripted_dice(*dice) if dice else Scripted(())
        self.play: Play[Battlefield] = Play(GAME, table, stack, chance)
        self.play.log = Log()
        table.phase = phase
        self.play.start()

    # Questions

    def __getitem__(self, name: str) -> int:
        return self.names[name]

    def asked(self) -> int:
        """The seat that is asked now."""
        assert self.play.ask is not None
        return self.play.ask.seat

    def offered(self) -> set[str]:
        """The options in words: "move frost-mage 4,3", "target ollag", "decline"."""
        return {self._in_words(option) for option in self.play.options()}

    def offers(self, beginning: str) -> set[str]:
        """What stands after these words in the options that begin with them."""
        return {words.removeprefix(beginning).strip() for words in self.offered() if words.startswith(beginning)}

    def at(self, name: str) -> tuple[int, int] | None:
        """Where a card stands; None if it is not on the battlefield."""
        space = self.table.place[self.names[name]]
        return None if space < 0 else (row_of(space), column_of(space))

    def damage(self, name: str) -> int:
        return self.table.damage[self.names[name]]

    def boost(self, name: str) -> int:
        return self.table.boost[self.names[name]]

    def strength(self, name: str, target: str = "") -> int:
        return strength(self.table, self.names[name], self.names[target] if target else -1)

    def life(self, name: str) -> int:
        return life(self.table, self.names[name])

    def in_hand(self, name: str) -> bool:
        return any(self.names[name] in hand for hand in self.table.hands)

    def in_discard(self, name: str) -> bool:
        return any(self.names[name] in pile for pile in self.table.discard)

    def dice_rolled(self) -> int:
        """How many of the scripted dice were rolled."""
        return self.play.chance.state

    def told(self, kind: str) -> list[Choice]:
        """The events of a kind that were told, without the kind."""
        assert self.play.log is not None
        return [event.whole[1:] for event in self.play.log.events if event.whole[0] == kind]

    def rolled(self) -> list[Choice]:
        """The rolls that were told: who has rolled, and how many melee, ranged and special symbols."""
        return [told[:4] for told in self.told("rolled")]

    # Choices

    def chooses(self, *lines: str) -> GivenBattle:
        """Whoever is asked chooses these options, one after another."""
        for words in lines:
            option = next((option for option in self.play.options() if self._in_words(option) == words), None)
            assert option is not None, f"{words!r} is not offered to seat {self.asked()}, but {sorted(self.offered())}"
            self.play.choose(option)
        return self

    def ends_phases_until(self, phase: str) -> GivenBattle:
        """The active player ends phases until one begins."""
        for _ in range(20):
            if self.table.phase == phase:
                return self
            self.chooses("end_phase")
        raise AssertionError(f"{phase} never began")

    def ends_phases(self, phases: int) -> GivenBattle:
        """So many phases end, without anything done in them."""
        for _ in range(phases):
            self.chooses("end_phase")
        return self

    def rolls(self, *dice: int) -> GivenBattle:
        """The dice that come next, by their faces: MR, RS, MS, M."""
        self.play.chance = scripted_dice(*dice)
        return self

    def gives_control(self, name: str, seat: int) -> GivenBattle:
        """A card is controlled by a seat from now on."""
        take_control(self.table, self.names[name], seat)
        return self

    def shows_everything(self) -> GivenBattle:
        """All cards are known to all."""
        for card in self.names.values():
            self.table.cards.show(card, EVERYONE)
        return self

    def _in_words(self, option: Choice) -> str:
        fields = GAME.choices[str(option[0])]
        return " ".join(
            [str(option[0]), *(self._field(field, value) for field, value in zip(fields, option[1:], strict=True))]
        )

    def _field(self, field: str, value: str | int) -> str:
        if field == "space" and isinstance(value, int):
            return f"{row_of(value)},{column_of(value)}"
        if field in ("card", "unit", "target", "source"):
            return next((name for name, card in self.names.items() if card == value), f"card {value}")
        return str(value)


def _kind(name: str) -> str:
    return name.partition("#")[0]


def _with_summoner(
    side: dict[str, tuple[int, int]], summoner: str, corner: tuple[int, int]
) -> dict[str, tuple[int, int]]:
    """The side with its Summoner first, where `Battlefield.summoner` looks for it."""
    from herna.games.summoner_wars.printed import PRINTED

    own = next((name for name in side if "summoner" in PRINTED[_kind(name)].classes), None)
    if own is None:
        return {summoner: corner, **side}
    return {own: side.pop(own), **side}
