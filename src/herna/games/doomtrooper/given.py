"""Given a game of Doomtrooper.

Warriors in areas, cards on them, hands, piles and points, in words. A choice reads like "play powerful-blow hussar",
"attack hussar razide" or "use doctor-diana heal hussar".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

from herna.engine.cards import cards_of
from herna.engine.chance import Chance, Scripted, Seeded
from herna.engine.flow import Frame, Play
from herna.engine.given import Given
from herna.games.doomtrooper.decks import Deck
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.printed import STATS
from herna.games.doomtrooper.rules.action_step import Actions
from herna.games.doomtrooper.rules.deploying import hide
from herna.games.doomtrooper.rules.tournament import Tournament
from herna.games.doomtrooper.rules.values import base_value, value
from herna.games.doomtrooper.rules.zones import enter_play, lay_on, leave_table
from herna.games.doomtrooper.table import (
    AREA_NAMES,
    AS_RULED,
    KOHORT,
    NONE,
    OUTPOST,
    OUTSIDE,
    PLAYER,
    SQUAD,
    Agreed,
    Front,
    area_id,
    area_in,
    player_id,
    seat_in,
)
from herna.games.doomtrooper.turn import Turn, Turns

# The rulebook's players.
HONZA: Final = 0
MARTIN: Final = 1
ROMAN: Final = 2
# Where cards can be given: in areas and with the player, face down, and in piles.
LYING: Final = {"squad": SQUAD, "kohort": KOHORT, "outpost": OUTPOST, "outside": OUTSIDE, "player": PLAYER}
HIDDEN: Final = "hidden"
PILES: Final[tuple[str, ...]] = ("hand", "library", "grave", "sacrificed", "sideboard")
PLACES: Final[tuple[str, ...]] = (*LYING, HIDDEN, *PILES)
NUMBERS: Final[tuple[str, ...]] = (
    "amount",
    "destiny",
    "promotion",
    "victim",
    "player",
)  # fields of choices that are written as numbers
WORDS: Final[tuple[str, ...]] = ("ability", "tactic", "kind", "word", "pile")  # and those that are words
NO_TARGET: Final = "-"
# Of each player, unless it is said otherwise.
DESTINY: Final = 20
TURNS: Final = 3


class GivenFront(Given[Front]):
    """Each player's side in words: "squad hussar+violator-sword samurai; kohort razide; hand heist".

    A part begins with where its cards are; + lays a card on the one before. A card is called by its key, a second one
    of that kind has a number: "hussar", "hussar#2"; all names are different, also of different players. `on` lays more
    cards on something, also those of another player: {"1:doomed": "player-0"} is a card of seat 1.
    """

    def __init__(
        self,
        *sides: str,
        on: Mapping[str, str] | None = None,
        destiny: tuple[int, ...] = (),
        promotion: tuple[int, ...] = (),
        covered: str = "",
        wounded: str = "",
        boarded: str = "",
        active: int = HONZA,
        step: str = "actions",
        turns: tuple[int, ...] = (),
        common: int = 3,
        target: int = 40,
        limit: int = 0,
        seed: str = "",
        agreed: Agreed = AS_RULED,
    ) -> None:
        seats = max(2, len(sides), len(destiny), len(turns), len(promotion))
        attached: dict[str, str] = {}
        places = [_read_side(side, attached) for side in (*sides, *[""] * (seats - len(sides)))]
        told = _add_attached(on or {}, attached)
        named: list[list[str]] = [[name for place in PLACES for name in side[place]] for side in places]
        for name, bearer in attached.items():
            named[told.get(name, _player_of(bearer, named))].append(name)
        starts = [0]
        for names in named:
            starts.append(starts[-1] + len(names))
        everything = [name for names in named for name in names]
        self.names = {name: card for card, name in enumerate(everything)}  # the number of a face: at first its id too
        assert len(self.names) == len(everything), f"give every card a name of its own (hussar#2): {everything}"
        turns = turns or (TURNS,) * seats
        none: list[tuple[int, ...]] = [()] * seats
        self.table = table = Front(
            cards_of([[name.partition("#")[0] for name in names] for names in named], seats),
            tuple(starts), target, limit, none.copy(), none.copy(), none.copy(), none.copy(), none.copy(),
            list(destiny or (DESTINY,) * seats), list(promotion or (0,) * seats), [0] * seats, list(turns), [0] * seats,
        )  # fmt: skip
        table.agreed = agreed
        table.active, table.step, table.turn, table.common = active, step, sum(turns) + 1, common
        chance: Chance = Seeded(seed) if seed else Scripted(())
        play: Play[Front] = Play(GAME, table, _in_the_action_step(seats, active), chance)
        for place, area in LYING.items():
            for seat, card in self._each(places, place):
                enter_play(play, card, seat, seat, area)
        for name, bearer in attached.items():
            under = self.id_of(bearer)
            lay_on(play, self.names[name], under, told[name] if name in told else table.control[under])
        for seat, card in self._each(places, HIDDEN):
            hide(play, seat, card)
            table.cards.show(card, 1 << seat)
        held = (table.hands, table.libraries, table.graves, table.sacrificed, table.sideboards)
        for place, pile in zip(PILES, held, strict=True):
            for seat, card in self._each(places, place):
                pile[seat] = (*pile[seat], card)
                if pile is not table.libraries:
                    table.cards.show(card, 1 << seat)
        table.covered |= {self.names[name] for name in covered.split()}
        table.wounded |= {self.names[name] for name in wounded.split()}
        table.boarded |= {self.names[name] for name in boarded.split()}
        Given.__init__(self, play)

    def _each(self, places: list[dict[str, list[str]]], place: str) -> list[tuple[int, int]]:
        """Each player's cards that are somewhere, one by one: (seat, card)."""
        return [(seat, self.names[name]) for seat, side in enumerate(places) for name in side[place]]

    # Questions

    def __getitem__(self, name: str) -> int:
        """Under which id a card lies.

        It may change as others lose sight of it.
        """
        return self.table.cards.faces.index(self.names[name])

    def value(self, name: str, stat: str, against: str = "") -> int:
        return value(self.table, self[name], STATS.index(stat), self[against] if against else -1)

    def values(self, name: str) -> tuple[int, int, int, int]:
        """F, S, A and V of a warrior now."""
        fight, shoot, armor, worth = (value(self.table, self[name], stat) for stat in range(4))
        return fight, shoot, armor, worth

    def base(self, name: str, stat: str) -> int:
        return base_value(self.table, self[name], STATS.index(stat))

    def where(self, name: str) -> str:
        """ "squad-0", "on hussar", "hand-1", "library-0", "grave-1", "sacrificed-0", "sideboard-0" or "pending"."""
        table, card = self.table, self[name]
        if card in table.on:
            return f"on {self._name(table.on[card])}"
        if card in table.lies:
            side, area = table.lies[card]
            return f"{AREA_NAMES[area]}-{side}"
        piles = {
            "hand": table.hands,
            "library": table.libraries,
            "grave": table.graves,
            "sacrificed": table.sacrificed,
            "sideboard": table.sideboards,
        }
        for word, pile in piles.items():
            for seat in table.seats():
                if card in pile[seat]:
                    return f"{word}-{seat}"
        return "pending"

    def _name(self, card: int) -> str:
        face = self.table.cards.faces[card]
        return next((name for name, known in self.names.items() if known == face), str(card))

    # What things are called

    def word(self, field: str, value: str | int) -> str:
        if not isinstance(value, int) or field in NUMBERS:
            return str(value)
        if value <= -100:
            return f"{AREA_NAMES[area_in(value)]}-{seat_in(value)}"
        if value <= -10:
            return f"player-{seat_in(value)}"
        return self._name(value) if value >= 0 else NO_TARGET

    def thing(self, field: str, word: str) -> str | int:
        return word if field in WORDS else self.id_of(word)

    def id_of(self, word: str) -> int:
        """What a word of a choice stands for.

        A card, "squad-1", "player-0", "-" for nothing, or a number.
        """
        kind, _, seat = word.rpartition("-")
        if kind == "player":
            return player_id(int(seat))
        if kind in AREA_NAMES:
            return area_id(int(seat), AREA_NAMES.index(kind))
        if word == NO_TARGET:
            return NONE
        return self[word] if word in self.names else int(word)

    # What players do

    def passes(self) -> Self:
        """The player being asked does nothing: declines, or is done."""
        return self.chooses("decline" if "decline" in self.offered() else "done")

    def passes_until(self, prompt: str, seat: int = -1) -> Self:
        """Everybody does nothing until this is asked, of this seat if one is named."""
        return self.answers_until(lambda: self.prompt() == prompt and seat in (-1, self.asked()), "decline", "done")

    def declines(self) -> Self:
        """Everybody declines until something other than a window is asked.

        It also stops when the match is over.
        """
        return self.answers_until(lambda: self.play.ask is None or not self.play.ask.window, "decline")

    def plays(self, seat: int, words: str) -> Self:
        """In windows: everybody declines until this player may do this, who does."""
        return self.answers_until(lambda: self.asked() == seat and words in self.offered(), "decline").chooses(words)

    def until_phase(self, phase: int) -> Self:
        """Everybody declines until the duel reaches this phase, or its end (0)."""

        def reached() -> bool:
            duel = self.table.duel()
            return phase == (0 if duel is None else duel.phase)

        return self.answers_until(reached, "decline")

    def discards(self, name: str) -> Self:
        """A card leaves the table for its owner's grave, whatever does it."""
        leave_table(self.play, self[name])
        return self

    def attacks(self, attacker: str, defender: str, tactic: str = "fight", wielding: str = "") -> Self:
        """The active player attacks; everybody declines until phase 5; no warzone, and these weapons."""
        self.chooses("declare_attack").declines()
        self.chooses(f"attack {attacker} {defender}").declines()
        self.chooses(f"tactic {tactic}")
        ways = (*(f"wield {weapon}" for weapon in wielding.split()), "no_warzone", "no_weapon", "decline")
        return self.answers_until(lambda: self.prompt() == "dt-combat", *ways)


def _read_side(side: str, attached: dict[str, str]) -> dict[str, list[str]]:
    """A player's cards by where they are.

    What lies on them is added to what is attached.
    """
    places: dict[str, list[str]] = {place: [] for place in PLACES}
    for part in side.split(";"):
        if part.strip():
            place, *cards = part.split()
            for name, *gear in (card.split("+") for card in cards):
                places[place].append(name)
                attached.update(dict.fromkeys(gear, name))
    return places


def _add_attached(on: Mapping[str, str], attached: dict[str, str]) -> dict[str, int]:
    """More cards that lie on something.

    The players of those of which it is told: {"1:doomed": "player-0"}.
    """
    told: dict[str, int] = {}
    for name, bearer in on.items():
        seat, _, card = name.rpartition(":")
        attached[card] = bearer
        if seat:
            told[card] = int(seat)
    return told


def _player_of(bearer: str, named: list[list[str]]) -> int:
    """Whose card, area or player this is."""
    kind, _, seat = bearer.rpartition("-")
    if kind in (*AREA_NAMES, "player"):
        return int(seat)
    return next(seat for seat, names in enumerate(named) if bearer in names)


def _in_the_action_step(seats: int, active: int) -> list[Frame]:
    """The stack of a match in which a player takes actions."""
    turn = Turn(active)
    return [
        (Tournament((Deck((), ()),) * seats, 1, (0,) * seats), 1, ""),
        (Turns(), 0, ""),
        (turn, turn.order().index("actions_are_taken"), ""),
        (Actions(active), 0, ""),
    ]
