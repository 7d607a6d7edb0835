"""The state of a game: areas, attachments, piles, points, actions, duels.

Plain data and questions, no rules.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Final

from herna.engine.activity import Harm
from herna.engine.cards import EVERYONE, Cards
from herna.engine.effects import PLUS, Answering, Lasting
from herna.engine.table import Table
from herna.games.doomtrooper.printed import PRINTED, Printed

NOBODY: Final = -1
NONE: Final = -1

# Where a card lies on its player's side: in an area of influence (DT-AREA-01), outside all three, aside and unseen
# (DT-COVER-19), or with the player.
SQUAD: Final = 0
KOHORT: Final = 1
OUTPOST: Final = 2
OUTSIDE: Final = 3
ASIDE: Final = 4
PLAYER: Final = 5
AREAS: Final[tuple[int, ...]] = (SQUAD, KOHORT, OUTPOST)
AREA_NAMES: Final = ("squad", "kohort", "outpost", "outside", "aside", "player")

# The kinds of an action (DT-ACT-04); of those granted by cards, COMMON ones of the player's turn are counted apart.
ATTACK: Final = "attack"
NON_ATTACK: Final = "non-attack"
UNDEFINED: Final = "undefined"

# Tactics (DT-DUEL-16).
TACTICS: Final[tuple[str, ...]] = ("fight", "shoot")


def player_id(seat: int) -> int:
    """A player, where a card or an area is named as a target."""
    return -10 - seat


def area_id(seat: int, area: int) -> int:
    """An area of a player, where a card is named as a target."""
    return -100 - 10 * seat - area


def seat_in(target: int) -> int:
    """The player that a target names, by itself or by its area.

    NOBODY, if it is a card.
    """
    if target <= -100:
        return (-100 - target) // 10
    return -10 - target if target <= -10 else NOBODY


def area_in(target: int) -> int:
    """The area that a target names; PLAYER, if it names the player."""
    return (-100 - target) % 10 if target <= -100 else PLAYER


@dataclass(frozen=True, slots=True)
class Boost(Lasting):
    """A change of values that lasts.

    Of which values, in which layer, perhaps only while attacking or defending. `card` is what is printed on its source,
    which may be gone by then.
    """

    stats: tuple[int, ...] = ()
    layer: int = PLUS
    role: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel as far as it has come (DT-DUEL).

    It says who fights whom, how, where, with what, and what was played in it.
    """

    attacking: int  # the attacking player
    attacker: int = NONE
    defender: int = NONE
    defending: int = NOBODY  # the defending player
    tactic: str = ""
    zone: int = NONE
    phase: int = 1
    weapons: tuple[int, ...] = ()
    helpers: tuple[int, ...] = ()  # reinforcements of either side
    lasting: tuple[Lasting, ...] = ()  # until its end
    played: tuple[tuple[int, int], ...] = ()  # (card, by whom): what lasts and can still be cancelled (DT-TIME-12)
    outcome: tuple[tuple[int, str], ...] = ()  # what phase 6 has found: (warrior, "wounded" or "killed")
    killed: tuple[int, ...] = ()  # who was killed in it
    wounded: tuple[int, ...] = ()  # who was wounded in it
    over: bool = False  # it has ended early
    token: str = ""  # with which action it is fought
    awarded: bool = False  # all points for it are settled

    def fighters(self) -> tuple[int, ...]:
        return (self.attacker, self.defender, *self.helpers)

    def opponent(self, warrior: int) -> int:
        """Against whom a fighter fights."""
        return self.defender if warrior == self.attacker else self.attacker


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that can be answered by a reaction (DT-TIME-14).

    What kind, which card or warrior, whose, how much. Kinds: "played" and "used", each with a type of cards (`card` of
    `seat`, or an ability of it), "killed" and "wounded" (a warrior `card`, by `source`), "points" (`seat` earns
    `amount` P), "survived" (an attacker `card` after its duel).
    """

    kind: str
    card: int = -1
    seat: int = -1
    source: int = -1
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Pending:
    """A card that was announced and waits for reactions (G-14).

    It says who played which card on what, and what was picked.
    """

    seat: int
    card: int
    target: int = NONE
    caster: int = NONE
    picked: tuple[int, ...] = ()
    word: str = ""  # a word that was picked: an affiliation
    moment: Moment = Moment("")  # what it answers, if it is a reaction


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the players have agreed upon where the rulebook is ambiguous.

    Otherwise it is as ruled.
    """

    remembers: bool = False  # whether players are shown what they have seen before it lay face down (G-39)
    lone_cover: bool = False  # whether the only warrior of a player may be in cover (G-31)
    cover_sabotage: bool = True  # whether warriors in cover may sabotage (G-86)


AS_RULED: Final = Agreed()


@dataclass(slots=True)
class Front(Table):
    """Cards by id: each player's deck and sideboard in turn.

    Lists are by seat; a library's first card is its top. `control` has every card on the table, in the order they came;
    `lies` those that lie by themselves, `on` those that lie on another card.
    """

    cards: Cards
    first_card: tuple[int, ...]  # of each player, and one more than the last
    target: int  # the P needed to win
    limit: int  # the turns after which time is up; 0: none
    hands: list[tuple[int, ...]]
    libraries: list[tuple[int, ...]]
    graves: list[tuple[int, ...]]
    sacrificed: list[tuple[int, ...]]
    sideboards: list[tuple[int, ...]]
    destiny: list[int]
    promotion: list[int]
    debt: list[int]
    turns: list[int]  # how many turns each player has finished
    hopeless: list[int]  # how many turns of the three-turn rule have begun (DT-WIN-10)
    control: dict[int, int] = field(default_factory=dict)
    lies: dict[int, tuple[int, int]] = field(default_factory=dict)  # (whose side, area)
    warriors_there: tuple[int, ...] = ()  # the warriors among them
    on: dict[int, int] = field(default_factory=dict)
    attached: dict[int, tuple[int, ...]] = field(default_factory=dict)  # what lies on a card
    notes: dict[int, tuple[int | str, ...]] = field(default_factory=dict)  # what a card keeps in mind
    wounded: frozenset[int] = frozenset()
    covered: frozenset[int] = frozenset()
    hidden: tuple[int, ...] = ()  # deployed into cover, not revealed, not paid for; the first hidden first
    boarded: frozenset[int] = frozenset()  # vehicles with their warrior inside
    prisoners: dict[int, int] = field(default_factory=dict)  # who imprisons whom, by prisoner
    lasting: tuple[Lasting, ...] = ()  # what lasts longer than a duel
    answering: Answering = field(default_factory=dict)
    outpost_open: bool = False
    out: tuple[int, ...] = ()  # players that have lost already (G-80)
    resigned: tuple[int, ...] = ()  # those of them who have left the whole match (G-82)
    # Of the turn that is being played
    active: int = 0
    step: str = ""
    turn: int = 0
    common: int = 0  # undefined COMMON actions left
    tokens: tuple[str, ...] = ()  # actions granted by cards that are not COMMON
    common_first: bool = False  # the next action is a COMMON one, though there are granted ones (DT-ACT-17)
    card_attacks: int = 0  # COMMON actions that may be attacks besides the one allowed by rule (G-84)
    rule_attack: bool = True  # whether the one conversion by rule is still there (DT-ACT-06)
    attacks: int = 0  # attack actions begun in this turn
    bound: bool = False  # a COMMON or granted attack action was taken: only attacks may follow (DT-ACT-11)
    acted: bool = False
    sabotaged: tuple[int, ...] = ()
    used: tuple[tuple[int, str], ...] = ()  # once-per-turn abilities
    spent: tuple[tuple[int, str], ...] = ()  # once-per-game abilities, by player
    transferred: tuple[int, ...] = ()
    left_cover: tuple[int, ...] = ()
    gaining: int = NOBODY  # who carries out actions gained outside the player's turn (G-22)
    gained: tuple[str, ...] = ()
    duels: tuple[Duel, ...] = ()  # the innermost last
    pending: tuple[Pending, ...] = ()
    extra_rounds: int = 0  # of DT-WIN-04 and DT-WIN-05
    last_turns: int = NOBODY  # turns left of the last round, once there is one
    fallout: tuple[tuple[str, int], ...] = ()  # what follows from what has happened and is still to be done
    agreed: Agreed = AS_RULED
    time_called: bool = False  # the time for the whole match is over (DT-WIN-05)
    showing: int = NOBODY  # who shows the opening hand to everybody (DT-SETUP-08)
    kinds: tuple[Printed, ...] = field(default=(), compare=False)  # by face, once somebody has asked
    due: str | None = field(default=None, compare=False)  # the active player's duty, only while options are listed

    def copy(self) -> Front:
        return Front(
            self.cards.copy(),
            self.first_card,
            self.target,
            self.limit,
            self.hands.copy(),
            self.libraries.copy(),
            self.graves.copy(),
            self.sacrificed.copy(),
            self.sideboards.copy(),
            self.destiny.copy(),
            self.promotion.copy(),
            self.debt.copy(),
            self.turns.copy(),
            self.hopeless.copy(),
            self.control.copy(),
            self.lies.copy(),
            self.warriors_there,
            self.on.copy(),
            self.attached.copy(),
            self.notes.copy(),
            self.wounded,
            self.covered,
            self.hidden,
            self.boarded,
            self.prisoners.copy(),
            self.lasting,
            self.answering.copy(),
            self.outpost_open,
            self.out,
            self.resigned,
            self.active,
            self.step,
            self.turn,
            self.common,
            self.tokens,
            self.common_first,
            self.card_attacks,
            self.rule_attack,
            self.attacks,
            self.bound,
            self.acted,
            self.sabotaged,
            self.used,
            self.spent,
            self.transferred,
            self.left_cover,
            self.gaining,
            self.gained,
            self.duels,
            self.pending,
            self.extra_rounds,
            self.last_turns,
            self.fallout,
            self.agreed,
            self.time_called,
            self.showing,
            self.kinds,
        )

    def hidden_cards(self) -> Cards:
        return self.cards

    # Players

    def seats(self) -> range:
        return range(len(self.hands))

    def in_turn_order(self, first: int) -> tuple[int, ...]:
        """The players still in the game, from one on."""
        count = len(self.hands)
        order = [(first + at) % count for at in range(count)]
        return tuple([seat for seat in order if seat not in self.out] if self.out else order)

    def playing(self) -> tuple[int, ...]:
        """The players still in the game, by seat."""
        return tuple(seat for seat in self.seats() if seat not in self.out)

    def others(self, seat: int) -> tuple[int, ...]:
        """A player's opponents, the one whose turn is nearest first."""
        return tuple([other for other in self.in_turn_order(seat) if other != seat])

    # Cards

    def key(self, card: int) -> str:
        cards = self.cards
        return cards.printed[cards.faces[card]]

    def printed(self, card: int) -> Printed:
        """What is printed on a card."""
        if not self.kinds:
            self.kinds = tuple([PRINTED[kind] for kind in self.cards.printed])  # no face ever changes
        return self.kinds[self.cards.faces[card]]

    def type(self, card: int) -> str:
        return self.printed(card).type

    def owner(self, card: int) -> int:
        """The player to whose deck a card belongs (DT-OWN-02)."""
        return bisect_right(self.first_card, card) - 1

    def cards_owned(self, seat: int) -> tuple[str, ...]:
        """The kinds of all cards of a player's deck and sideboard."""
        return self.cards.printed[self.first_card[seat] : self.first_card[seat + 1]]

    def harm_to(self, target: int, seat: int) -> Harm:
        """Whom it harms when a seat harms this card, area or player."""
        if target == NONE:
            return ""
        whose = seat_in(target) if target < 0 else self.control.get(target, self.owner(target))
        return "own" if whose == seat else "others"

    def on_table(self, card: int) -> bool:
        return card in self.control

    def controller(self, card: int) -> int:
        return self.control.get(card, NOBODY)

    def root(self, card: int) -> int:
        """The card at the bottom of what this one is attached to.

        Itself, if it lies by itself.
        """
        while card in self.on:
            card = self.on[card]
        return card

    def place(self, card: int) -> tuple[int, int]:
        """The side and the area of a card on the table or its bearer."""
        return self.lies[self.root(card)]

    def area(self, card: int) -> int:
        return self.lies[self.root(card)][1]

    def warriors(self, seat: int = NOBODY) -> list[int]:
        """The warriors on the table in the order they came.

        Only a player's, if one is given.
        """
        if seat < 0:
            return list(self.warriors_there)
        control = self.control
        return [warrior for warrior in self.warriors_there if control[warrior] == seat]

    def bearing(self, card: int) -> tuple[int, ...]:
        """What lies on a card."""
        return self.attached.get(card, ())

    # The duel

    def duel(self) -> Duel | None:
        """The duel that is being fought; of nested ones the innermost (DT-NESTED-02)."""
        return self.duels[-1] if self.duels else None

    def dueling(self, warrior: int) -> bool:
        return bool(self.duels) and warrior in self.duels[-1].fighters()

    def change_duel(self, duel: Duel) -> None:
        self.duels = (*self.duels[:-1], duel)

    # Changes that are no rules by themselves

    def lay(self, card: int, seat: int, side: int, area: int) -> None:
        """A card lies by itself from now on.

        Controlled by `seat`, on the side of `side`.
        """
        self.control[card] = seat
        self.lies[card] = (side, area)
        if self.type(card) == "warrior" and card not in self.warriors_there:
            self.warriors_there = (*self.warriors_there, card)

    def take_away(self, card: int) -> None:
        """A card is no longer on the table."""
        self.control.pop(card)
        self.lies.pop(card, None)
        self.notes.pop(card, None)
        self.warriors_there = without(self.warriors_there, card)

    def take_from_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = without(self.hands[seat], card)

    def show(self, card: int) -> None:
        self.cards.show(card, EVERYONE)

    def note(self, card: int, *what: int | str) -> None:
        self.notes[card] = what

    def noted(self, card: int) -> int | str:
        """The first thing that a card keeps in mind; NONE, if nothing."""
        notes = self.notes.get(card)
        return notes[0] if notes else NONE


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards without one of them."""
    return tuple([other for other in cards if other != card]) if card in cards else cards
