"""The state of a match: pieces, stocks, buildings, markers and cards.

Plain data and questions about it, no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from herna.engine.cards import Cards
from herna.engine.effects import Lasting, lasting_after
from herna.engine.table import Table
from herna.games.warcraft.printed import ECONOMY, UnitCard
from herna.games.warcraft.setting import (
    COUNT,
    FIRST,
    IDS,
    NOWHERE,
    OF_KIND,
    UNITS_OF,
    WORKER,
    WORKERS_OF,
    Setting,
)

# Where a piece is, if it is not on a space
RESERVE: Final = -1
TRAINING: Final = -2
ON_BUILDING: Final = -3
OUT: Final = -4
DEVOURED: Final = -5

# Depletion.
PARTIAL: Final = 1
COMPLETE: Final = 2

# How long an effect of a card lasts: the end of a Move Step or a round; in a battle until a
# casualty is removed, or the end of an attack, a phase, a battle round or the whole battle
MOVE_STEP: Final = "move-step"
ROUND: Final = "round"
CASUALTY: Final = "casualty"
ATTACK: Final = "attack"
PHASE: Final = "phase"
BATTLE_ROUND: Final = "battle-round"
BATTLE: Final = "battle"
OF_A_BATTLE: Final[tuple[str, ...]] = (CASUALTY, ATTACK, PHASE, BATTLE_ROUND, BATTLE)

MOST_UNITS: Final = ECONOMY.units_on_a_space  # of a side on a space (WC-STACK)
MOST_WORKERS: Final = ECONOMY.workers_on_a_space
FEWEST: Final = min(MOST_UNITS, MOST_WORKERS)  # pieces on a space that has no room for some
UNKNOWN: Final[tuple[int, int, int, int]] = (NOWHERE, 0, 0, 0)  # nobody has asked what stops pieces

BUILDINGS: Final = 4  # kinds of buildings: for ground, ranged and air units, and for workers

# A die of an attack: the owner of the unit, the unit's kind, what the die shows, and what that counts as.
AttackDie = tuple[int, int, int, int]


@dataclass(slots=True)
class War(Table):
    """Lists are by owner (or by owner and kind).

    A deck's first card is its top, a discard pile's last card is its top.

    `place` says where each piece is, and `on` which pieces are on each space, as a set of bits: `put` keeps both.
    """

    setting: Setting
    cards: Cards
    place: list[int]
    on: list[int]
    gold: list[int]
    wood: list[int]
    levels: list[int]  # owner * 3 + kind
    finished: list[int]  # buildings, printed ones too: owner * 4 + kind
    under_construction: list[int]
    summoned: list[int]  # those of them that no worker builds
    decks: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]  # Victory Point cards face up before their owner
    aside: list[tuple[int, ...]]  # cards for Furion's spell
    tokens: list[int]  # the space of each quest token, or OUT
    outposts: dict[int, int] = field(default_factory=dict)  # the owner of the outpost on a space
    builders: dict[int, int] = field(default_factory=dict)  # the worker who builds the outpost on a space
    depletion: dict[int, int] = field(default_factory=dict)
    marked: tuple[int, ...] = ()  # Towns with a marker
    locked: tuple[int, ...] = ()  # Towns into which pieces were deployed beside enemy units
    eliminated: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()  # seats that leave the game when the step is over, if they have not done so
    first: int = 0
    round: int = 1
    round_limit: int = 0
    step: str = ""
    active: int = NOWHERE
    # Of a Move Step
    moved: int = 0  # a set of pieces
    called: int = 0  # a set of pieces: the workers who count as ground units, by Call to Arms
    ported: tuple[tuple[int, int], ...] = ()  # seats, and the spaces to which their units came by Town Portal, in order
    carried: tuple[int, ...] = ()  # captives that a unit has carried
    # Of a battle
    battlefield: int = NOWHERE
    attacker: int = NOWHERE
    defender: int = NOWHERE
    fighting: int = 0  # a set of pieces: the units that take part
    battle_round: int = 0
    phase: int = NOWHERE  # the kind of units that attack
    first_strikes: tuple[tuple[int, int], ...] = ()  # seats and phases, by Slow Poison
    dice: tuple[AttackDie, ...] = ()
    caused: tuple[tuple[int, int], ...] = ()  # owners, and the casualties that their dice have caused
    owed: tuple[int, int] = (0, 0)  # casualties that the defending and the attacking side must still remove
    raised: int = 0  # a set of pieces: the units that Raise Dead has placed
    devoured: tuple[tuple[int, int], ...] = ()  # pieces, and the space of each
    lasting: tuple[Lasting, ...] = ()  # what cards have brought about for a while
    kinds: frozenset[str] = field(default=frozenset(), compare=False)  # of all cards, once somebody has asked
    stops: tuple[int, int, int, int] = field(default=UNKNOWN, compare=False)  # until a piece is put elsewhere

    def copy(self) -> War:
        return War(
            self.setting,
            self.cards.copy(),
            self.place.copy(),
            self.on.copy(),
            self.gold.copy(),
            self.wood.copy(),
            self.levels.copy(),
            self.finished.copy(),
            self.under_construction.copy(),
            self.summoned.copy(),
            self.decks.copy(),
            self.hands.copy(),
            self.discards.copy(),
            self.laid.copy(),
            self.aside.copy(),
            self.tokens.copy(),
            self.outposts.copy(),
            self.builders.copy(),
            self.depletion.copy(),
            self.marked,
            self.locked,
            self.eliminated,
            self.resigned,
            self.first,
            self.round,
            self.round_limit,
            self.step,
            self.active,
            self.moved,
            self.called,
            self.ported,
            self.carried,
            self.battlefield,
            self.attacker,
            self.defender,
            self.fighting,
            self.battle_round,
            self.phase,
            self.first_strikes,
            self.dice,
            self.caused,
            self.owed,
            self.raised,
            self.devoured,
            self.lasting,
            self.kinds,
            self.stops,
        )

    def hidden_cards(self) -> Cards:
        return self.cards

    # Seats and sides

    def seats(self) -> range:
        return range(self.setting.seats)

    def in_turn_order(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from this one (WC-ROUND-03, WC-ROUND-08)."""
        seats = self.setting.seats
        return [(first + turn) % seats for turn in range(seats) if not self.is_out((first + turn) % seats)]

    def is_out(self, seat: int) -> bool:
        """Whether a seat takes no more part in the game."""
        return seat in self.eliminated or seat in self.resigned

    def is_player(self, owner: int) -> bool:
        """Whether this is a seat and not a neutral force."""
        return owner < self.setting.seats

    def are_enemies(self, one: int, other: int) -> bool:
        return self.setting.sides[one] != self.setting.sides[other]

    def teammates(self, seat: int) -> list[int]:
        return [other for other in self.setting.side_of(seat) if other != seat]

    # Pieces

    def count_on(self, space: int, pieces: int) -> int:
        """How many of a set of pieces are on a space."""
        return (self.on[space] & pieces).bit_count()

    def units_of(self, owner: int) -> int:
        """The units of an owner, workers called to arms among them."""
        return UNITS_OF[owner] | self.called & WORKERS_OF[owner]

    def side_units(self, owner: int) -> int:
        """The units of an owner's side, workers called to arms among them."""
        return self.setting.side_units[owner] | self.called & self.setting.side_workers[owner]

    def enemy_units(self, owner: int) -> int:
        """The units of all enemies of an owner, workers called to arms among them."""
        return self.setting.enemy_units[owner] | self.called & self.setting.enemy_pieces[owner]

    def has_units(self, space: int, owner: int) -> bool:
        return self.on[space] & self.units_of(owner) != 0

    def met_by(self, seat: int) -> int:
        """Where a seat meets enemy pieces or an enemy outpost (WC-MOVE-06, WC-MOVE-08)."""
        stops = self.stops if self.stops[0] == seat else self._stops_now(seat)
        met = stops[1]
        for space, owner in self.outposts.items():
            if self.are_enemies(owner, seat):
                met |= 1 << space
        return met

    def full_for(self, seat: int, kind: int) -> int:
        """Where a seat's side has no room for a kind (WC-STACK)."""
        stops = self.stops if self.stops[0] == seat else self._stops_now(seat)
        return stops[2] if kind < WORKER else stops[3]

    def _stops_now(self, seat: int) -> tuple[int, int, int, int]:
        """A seat, where it meets enemies, and where it has no room."""
        setting = self.setting
        enemies, our_units = setting.enemy_pieces[seat], setting.side_units[seat]
        our_workers = setting.side_workers[seat]
        ours = our_units | our_workers
        met = units = workers = 0
        for space, there in enumerate(self.on):
            if not there:  # most are empty
                continue
            if there & enemies:
                met |= 1 << space
            if there & ours and there.bit_count() >= FEWEST:
                if (there & our_units).bit_count() >= MOST_UNITS:
                    units |= 1 << space
                if (there & our_workers).bit_count() >= MOST_WORKERS:
                    workers |= 1 << space
        self.stops = (seat, met, units, workers)
        return self.stops

    def spaces_with(self, pieces: int) -> list[int]:
        """The spaces on which some of a set of pieces are."""
        return [space for space, there in enumerate(self.on) if there and there & pieces]  # most are empty

    def in_place(self, owner: int, kind: int, place: int) -> list[int]:
        """The pieces of a kind in a place, such as the reserve."""
        first = owner * IDS + FIRST[kind]
        return [piece for piece in range(first, first + COUNT[kind]) if self.place[piece] == place]

    def number_in_place(self, owner: int, kind: int, place: int) -> int:
        """How many pieces of a kind are in a place."""
        first = owner * IDS + FIRST[kind]
        return self.place[first : first + COUNT[kind]].count(place)

    def any_in_place(self, owner: int, kind: int, place: int) -> int:
        """One piece of a kind in a place; NOWHERE if there is none."""
        first = owner * IDS + FIRST[kind]
        places = self.place[first : first + COUNT[kind]]
        return first + places.index(place) if place in places else NOWHERE

    def free_workers(self, owner: int, space: int) -> int:
        """The set of an owner's workers on a space who build no outpost."""
        workers = self.on[space] & OF_KIND[owner][WORKER]
        builder = self.builders.get(space, NOWHERE)
        return workers if builder == NOWHERE else workers & ~(1 << builder)

    def has_cards_of(self, kind: str) -> bool:
        """Whether any deck has cards of a kind; scenarios take some out."""
        if not self.kinds:
            self.kinds = frozenset(self.cards.printed)
        return kind in self.kinds

    def unit_card(self, owner: int, kind: int) -> UnitCard:
        """The top card of a kind's stack counts for all its units (WC-COMP-05)."""
        return self.setting.unit_cards[owner][kind][self.levels[owner * 3 + kind] - 1]

    def outposts_of(self, owner: int) -> list[int]:
        return [space for space, other in self.outposts.items() if other == owner]

    def enemy_outpost(self, space: int, seat: int) -> bool:
        """Whether an outpost of an enemy is there, finished or not (WC-MOVE-08)."""
        return space in self.outposts and self.are_enemies(self.outposts[space], seat)

    # Changes that are no rules by themselves

    def put(self, piece: int, place: int) -> None:
        """A piece is put somewhere."""
        before = self.place[piece]
        self.stops = UNKNOWN
        if before >= 0:
            self.on[before] &= ~(1 << piece)
        self.place[piece] = place
        if place >= 0:
            self.on[place] |= 1 << piece

    def add_lasting(self, kind: str, subject: int, card: int, until: str, amount: int = 1) -> None:
        """A card brings something about that lasts until a moment."""
        self.lasting = (*self.lasting, Lasting(kind, subject, amount, card, until))

    def lapse(self, *moments: str) -> None:
        """What lasts until one of these moments is over."""
        if self.lasting:
            for moment in moments:
                self.lasting = tuple(lasting_after(self.lasting, moment))

    def remove_outpost(self, space: int) -> None:
        """An outpost goes back to the reserve.

        A worker who was building it is free.
        """
        del self.outposts[space]
        self.builders.pop(space, None)


def owner_of(piece: int) -> int:
    return piece // IDS


def kind_of(piece: int) -> int:
    """The kind of a piece, by its number."""
    number = piece % IDS
    if number < FIRST[1]:
        return 0
    if number < FIRST[2]:
        return 1
    if number < FIRST[3]:
        return 2
    return 3 if number < FIRST[4] else 4


def lowest(pieces: int) -> int:
    """One piece of a set: the one with the lowest id."""
    return (pieces & -pieces).bit_length() - 1
