"""Given a siege of Aeon's End.

Mages with their cards, breaches and charges, a nemesis with its cards, and a moment.

A choice reads like "play crystal", "prep spark 0-I", "buy jade", "target nemesis" or "pick_player 1".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from herna.engine.activity import Activity
from herna.engine.cards import EVERYONE, cards_of
from herna.engine.chance import Chance
from herna.engine.decision import Ask
from herna.engine.deeds import InOrder
from herna.engine.effects import Lasting
from herna.engine.flow import Frame, Play, Procedure, Repeat
from herna.engine.given import Given
from herna.games.aeons_end.deeds import Deed
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.naming import NUMERALS
from herna.games.aeons_end.printed import MAGES, PRINTED, PRINTED_MATS
from herna.games.aeons_end.rules.dealing import Deal
from herna.games.aeons_end.rules.nemesis_turn import DrawNemesisCard, NemesisTurn
from herna.games.aeons_end.table import (
    DEVOURED,
    DISCOUNT,
    END_OF_TURN,
    GONE,
    HUSK,
    NEMESIS,
    NEXT_FOCUS,
    NO_BREACHES,
    NOBODY,
    OPEN,
    Siege,
    ability_of,
)
from herna.games.aeons_end.turn import MainPhase, PlayerTurn, Turns

CARDS: Final[tuple[str, ...]] = ("card", "spell", "found", "enemy")  # fields of choices that name a card
ENEMIES: Final = {"nemesis": NEMESIS, "husk": HUSK}
MARKET: Final = (
    "jade searing-ruby burning-opal flexing-dagger bottled-vortex "
    "amplify-vision essence-theft planar-insight consuming-void"
)
PLAYER_STEPS: Final = {
    "start": "the_turn_starts",
    "casting": "the_casting_phase",
    "main": "the_main_phase",
    "draw": "cards_in_front_are_put_away",
}


class GivenSiege(Given[Siege]):
    """Mages by seat, in a moment.

    "start", "casting", "main" or "draw" of `active`'s turn, "nemesis" (the whole nemesis turn), "nemesis-draw" (its
    draw phase), "turn-order" (a turn order card is turned over), or "nothing" (deeds are done by `does`).

    Cards are called by their keys; a further one of the same kind has a number ("crystal", "crystal#2"), one for
    the whole siege. Per seat: `hands`, `decks` (top first), `discards` (top last), `prepped` ({0: {1: "spark"}}: at
    breach I), `breaches` ({0: "O20-"}: open, two quarter turns, none, not there; as printed if not given). Of the
    nemesis: `in_play` oldest first, with life or tokens as printed or "provoker=3"; `nemesis_deck` top first.
    `turn_deck` and `turn_discard` are of kinds: "player-1 nemesis wild". `left` says how many cards piles of the supply
    still have, by kind; `devoured` are kinds of the supply, the top last. `secret` are cards that nobody has seen but
    the player in whose hand they are. Chance is seeded.
    """

    def __init__(
        self,
        mages: str = "kadir adelheim",
        moment: str = "main",
        active: int = 0,
        nemesis: str = "rageborne",
        hands: Mapping[int, str] | None = None,
        decks: Mapping[int, str] | None = None,
        discards: Mapping[int, str] | None = None,
        prepped: Mapping[int, Mapping[int, str]] | None = None,
        breaches: Mapping[int, str] | None = None,
        charges: Mapping[int, int] | None = None,
        life: Mapping[int, int] | None = None,
        gravehold: int = 30,
        nemesis_life: int = 0,
        in_play: str = "",
        nemesis_deck: str = "haze-spewer slaughter",
        nemesis_discard: str = "",
        turn_deck: str = "player-1 player-2 nemesis",
        turn_discard: str = "",
        tier0: str = "",
        market: str = MARKET,
        left: Mapping[str, int] | None = None,
        devoured: str = "",
        aether: int = 0,
        fury: int = 1,
        husks: int = 0,
        harder: bool = False,
        open_hands: bool = True,
        secret: str = "",
        seed: int = 1,
    ) -> None:
        self.mages = tuple(mages.split())
        seats = range(len(self.mages))
        piles = {"hands": hands or {}, "decks": decks or {}, "discards": discards or {}}
        rows = prepped or {}
        own = [
            [
                *(name for pile in piles.values() for name in pile.get(seat, "").split()),
                *(name for spells in rows.get(seat, {}).values() for name in spells.split()),
            ]
            for seat in seats
        ]
        supply = [_kind(name) for name in market.split()]
        stock = [[f"{kind}@{at}" for at in range(PRINTED[kind].copies)] for kind in supply]
        lives = {name.partition("=")[0]: name.partition("=")[2] for name in in_play.split()}
        enemies = [*lives, *nemesis_deck.split(), *nemesis_discard.split()]
        turns = [f"{kind}~{at}" for at, kind in enumerate([*turn_deck.split(), *turn_discard.split()])]
        pools = [*own, *stock, enemies, tier0.split(), turns]
        names = [name for pool in pools for name in pool]
        assert len(set(names)) == len(names), f"give every card a name of its own (key#2): {sorted(names)}"
        self.names = {name: card for card, name in enumerate(names)}
        cards = cards_of([[_kind(name) for name in pool] for pool in pools], len(seats))
        most = PRINTED_MATS[nemesis].life
        table = Siege(
            cards,
            self.mages,
            nemesis,
            harder,
            open_hands,
            10,
            30,
            most,
            tuple(supply),
            [(life or {}).get(seat, 10) for seat in seats],
            [(charges or {}).get(seat, 0) for seat in seats],
            [self.ids(piles["hands"].get(seat, "")) for seat in seats],
            [self.ids(piles["decks"].get(seat, "")) for seat in seats],
            [self.ids(piles["discards"].get(seat, "")) for seat in seats],
            [_breaches((breaches or {}).get(seat, ""), self.mages[seat]) for seat in seats],
            [_spells(rows.get(seat, {}), self.names) for seat in seats],
            [tuple(self.names[name] for name in pile) for pile in stock],
            gravehold,
            nemesis_life or most,
        )
        for kind in devoured.split():
            *pile, card = table.piles[supply.index(kind)]
            table.piles[supply.index(kind)] = tuple(pile)
            table.devoured = (*table.devoured, card)
        for kind, count in (left or {}).items():
            table.piles[supply.index(kind)] = table.piles[supply.index(kind)][:count]
        table.nemesis_deck, table.nemesis_discard = self.ids(nemesis_deck), self.ids(nemesis_discard)
        table.in_play = tuple(self.names[name] for name in lives)
        for name, given in lives.items():
            printed = PRINTED[_kind(name)]
            table.tokens[self.names[name]] = int(given or printed.life or printed.power)
        count = len(turn_deck.split())
        table.turn_deck = tuple(self.names[name] for name in turns[:count])
        table.turn_discard = tuple(self.names[name] for name in turns[count:])
        if nemesis == "crooked-mask":
            table.corruptions = self.ids(tier0)
        else:
            table.strikes = self.ids(tier0)
        table.aether, table.fury, table.husks = aether, fury if nemesis == "rageborne" else 0, husks
        hidden = {*table.nemesis_deck, *table.turn_deck, *table.strikes, *table.corruptions, *self.ids(secret)}
        for card in range(len(names)):
            if card not in hidden:
                table.cards.show(card, EVERYONE)
        for seat in seats:
            for card in table.hands[seat]:
                table.cards.show(card, 1 << seat)
        table.active = NOBODY if moment.startswith(("nemesis", "turn-order")) else active
        table.turn = 1
        super().__init__(Play(GAME, table, _stack(moment, active), Chance(seed)))

    # What things are called

    def __getitem__(self, name: str) -> int:
        """The id under which a card lies now; a shuffle changes it."""
        return self.table.cards.faces.index(self.names[name])

    def ids(self, names: str) -> tuple[int, ...]:
        return tuple(self.names[name] for name in names.split())

    def names_of(self, cards: Sequence[int]) -> str:
        """Cards by their names, as given.

        Those of the supply and of turn order by their kind.
        """
        return " ".join(self._name(card) for card in cards)

    def kinds(self, cards: Sequence[int]) -> list[str]:
        """What is printed on cards: after a shuffle their names mean nothing."""
        return [self.table.key(card) for card in cards]

    def word(self, field: str, value: str | int) -> str:
        if isinstance(value, str):
            return value
        if field == "enemy" and value in (NEMESIS, HUSK):
            return "nemesis" if value == NEMESIS else "husk"
        if field in CARDS:
            return self._name(value)
        if field == "pile":
            return "devoured" if value == DEVOURED else self.table.supply[value]
        if field in ("breach", "any_breach"):
            return f"{value // 4}-{NUMERALS[value % 4]}"
        return str(value)

    def thing(self, field: str, word: str) -> str | int:
        if field == "enemy" and word in ENEMIES:
            return ENEMIES[word]
        if field in CARDS and word in self.names:
            return self[word]
        if field == "pile" and word in (*self.table.supply, "devoured"):
            return DEVOURED if word == "devoured" else self.table.supply.index(word)
        seat, _, numeral = word.partition("-")
        if field in ("breach", "any_breach") and numeral in NUMERALS:
            return 4 * int(seat) + NUMERALS.index(numeral)
        return super().thing(field, word)

    def _name(self, card: int) -> str:
        face = self.table.cards.faces[card]
        name = next(name for name, known in self.names.items() if known == face)
        return _kind(name) if "@" in name or "~" in name else name

    # Questions

    def hand(self, seat: int = 0) -> str:
        return self.names_of(self.table.hands[seat])

    def deck(self, seat: int = 0) -> str:
        return self.names_of(self.table.decks[seat])

    def discard(self, seat: int = 0) -> str:
        return self.names_of(self.table.discards[seat])

    def in_play(self) -> str:
        return self.names_of(self.table.in_play)

    def tokens(self, name: str) -> int:
        """The life of a minion, the power tokens on a power.

        0 if it is not in play.
        """
        return self.table.tokens.get(self[name], 0)

    def sources(self, kind: str) -> list[str]:
        """The key of what caused each event of a kind."""
        return [str(event["source"]) for event in self.told_by_name(kind)]

    def rules(self, kind: str) -> list[str]:
        """The rule by which each event of a kind was told."""
        assert self.play.log is not None
        return [event.cause.rule for event in self.play.log.events if event.whole[0] == kind]

    def story(self, *kinds: str) -> list[str]:
        """The events of these kinds in order, with their cards: "persists bane-sire"."""
        told = [(str(event[0]), zip(GAME.events[str(event[0])], event[1:], strict=True)) for event in self._events()]
        return [
            " ".join([kind, *(self._name(int(value)) for field, value in named if field == "card")])
            for kind, named in told
            if kind in kinds
        ]

    def over(self) -> tuple[float, str] | None:
        """Whether the players have won (1.0) or lost (0.0), and by which rule.

        None while the game goes on.
        """
        return None if self.play.result is None else (self.play.result.scores[0], self.play.result.rule)

    # What players do

    def lasts(self, kind: str, amount: int = 1) -> Self:
        """Something lasts from now on: "discount", "shield" or "two-spells"."""
        until = NEXT_FOCUS if kind == DISCOUNT else END_OF_TURN
        self.table.lasting = (*self.table.lasting, Lasting(kind, NOBODY, amount, NEMESIS, until))
        return self

    def does(self, *deeds: Deed) -> Self:
        """These deeds are done now, at the moment "nothing"; afterwards nobody is asked anything."""
        self.play.stack.append((InOrder(deeds), 0, ""))
        self.play.ask = None
        self.play.start()
        return self


class Wait(Activity[Siege]):
    """Nothing is done."""

    kind = "done"

    def do(self, play: Play[Siege], seat: int) -> None:
        pass


class Pause(Procedure):
    """Nobody does anything: the bottom of a stack on which deeds are done."""

    __slots__ = ()

    def order(self) -> tuple[str, ...]:
        return ("nobody_does_anything", "and_so_on")

    def nobody_does_anything(self, play: Play[Siege]) -> Ask:
        return Ask(0, "ae-phase-main", (Wait(),))

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("nobody_does_anything")


def _stack(moment: str, active: int) -> list[Frame]:
    turns = Turns()
    steps = turns.order()
    if moment == "nothing":
        return [(Pause(), 0, "")]
    if moment == "turn-order":
        return [(turns, steps.index("a_turn_order_card_is_turned_over"), "")]
    at = steps.index("the_turn_is_played")
    if moment == "nemesis":
        return [(turns, at, ""), (NemesisTurn(), 0, "")]
    if moment == "nemesis-draw":
        nemesis = NemesisTurn()
        return [(turns, at, ""), (nemesis, nemesis.order().index("the_draw_phase"), ""), (DrawNemesisCard(), 0, "")]
    turn = PlayerTurn(active)
    frames: list[Frame] = [(turns, at, ""), (turn, turn.order().index(PLAYER_STEPS[moment]), "")]
    return [*frames, (MainPhase(active), 0, "")] if moment == "main" else frames


def _kind(name: str) -> str:
    return name.partition("#")[0].partition("@")[0].partition("~")[0]


def _breaches(given: str, mage: str) -> tuple[int, ...]:
    if not given:
        return MAGES[mage].breaches
    return tuple(OPEN if state == "O" else GONE if state == "-" else int(state) for state in given)


def _spells(row: Mapping[int, str], names: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
    spells = list(NO_BREACHES)
    for breach, at in row.items():
        spells[breach - 1] = tuple(names[name] for name in at.split())
    return tuple(spells)


def deals(seat: int, amount: int) -> Deal:
    """Damage that a player deals, by their ability."""
    return Deal(seat, amount, ability_of(seat))


def an_attack(card: str, **given: Any) -> GivenSiege:
    """The nemesis draws this attack; another card is left in its deck."""
    return GivenSiege(moment="nemesis-draw", nemesis_deck=f"{card} haze-spewer", **given)


def a_nemesis_turn(in_play: str, **given: Any) -> GivenSiege:
    """A nemesis turn with these cards in play ("woven-sky=1" has its last token).

    It draws a minion, which waits.
    """
    return GivenSiege(moment="nemesis", in_play=in_play, nemesis_deck="jagged-one topple", **given)
