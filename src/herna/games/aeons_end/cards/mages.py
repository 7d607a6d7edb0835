"""The abilities of the mages (AE-CHARGE-09)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.cards import EVERYONE
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Become, Call, Outcome, Play, Repeat, Return
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.charges import Charges
from herna.games.aeons_end.rules.deeds import APlayer, Deed, Deeds
from herna.games.aeons_end.rules.piles import Draws, fitting, take_into_hand
from herna.games.aeons_end.rules.suffering import Regains, Suffers
from herna.games.aeons_end.rules.turn_order import player_of, renew_turn_deck, shuffle_into_turn_deck
from herna.games.aeons_end.table import Siege, ability_of, without
from herna.games.aeons_end.texts import ANY_MAIN_PHASE, NEMESIS_DRAWS, TURN_ORDER, Ability


class AetherealWard(Ability):
    """Adelheim: an attack or power that the nemesis has drawn is discarded (AE-GAP-25); the drawing does it."""

    def window(self) -> str:
        return NEMESIS_DRAWS


class BrinkSiphon(Ability):
    """Brama: a player regains 4 life."""

    def activated(self, table: Siege, seat: int) -> Deeds:
        return (APlayer(seat, (Regains(4),), ability_of(seat)),)


class BlackMirror(Ability):
    """Jian: a prepped spell of any player is cast and stays prepped, and is cast once more."""

    def possible(self, table: Siege, seat: int) -> bool:
        return any(table.spells(owner) for owner in table.seats())

    def activated(self, table: Siege, seat: int) -> Deeds:
        return (CastOne(seat, ability_of(seat), twice=True),)


class OtherworldlyGate(Ability):
    """Kadir: the active player takes up to three spells back, and two may be prepped at an open breach this turn."""

    def window(self) -> str:
        return ANY_MAIN_PHASE

    def activated(self, table: Siege, seat: int) -> Deeds:
        return (TakeSpellsBack(table.active), TwoSpells())


@dataclass(frozen=True, slots=True)
class TakeSpellsBack(Deed):
    """A player may take spells of the discard pile into hand, one by one."""

    seat: int
    most: int = 3

    def order(self) -> tuple[str, ...]:
        return ("one_more_or_not",)

    def one_more_or_not(self, play: Play[Siege]) -> Ask | None:
        if not self.most or not self._spells(play.table):
            return None
        return Ask(self.seat, "ae-may-take-spell", "spells_or_none", "AE-AMBIG-09", {"count": self.most})

    def _spells(self, table: Siege) -> tuple[int, ...]:
        return fitting(table, tuple(table.of_each_run(table.discards[self.seat])), "spell", 0)

    def spells_or_none(self, play: Play[Siege]) -> list[Choice]:
        return [*(("pick", card) for card in self._spells(play.table)), ("decline",)]

    def pick(self, play: Play[Siege], card: int) -> Repeat:
        play.table.discards[self.seat] = without(play.table.discards[self.seat], card)
        take_into_hand(play, self.seat, card)
        play.tell(("took_back", self.seat, card, play.table.key(card)), "AE-TERM-03")
        return Repeat("one_more_or_not", replace(self, most=self.most - 1))

    def decline(self, play: Play[Siege]) -> None:
        pass


@dataclass(frozen=True, slots=True)
class TwoSpells(Deed):
    """AE-PREP-08: this turn, two spells fit at an open breach of the active player."""

    def order(self) -> tuple[str, ...]:
        return ("there_is_room_for_two",)

    def there_is_room_for_two(self, play: Play[Siege]) -> None:
        play.table.two_spells = True


class QuickenThought(Ability):
    """Lash: a player's turn order card is shuffled back into the deck; that player suffers 1 damage."""

    def window(self) -> str:
        return ANY_MAIN_PHASE

    def possible(self, table: Siege, seat: int) -> bool:
        """AE-GAP-17: only with such a card; the wild card is none."""
        return bool(cards_of_players(table))

    def activated(self, table: Siege, seat: int) -> Deeds:
        return (AnotherTurn(seat),)


def cards_of_players(table: Siege) -> dict[int, int]:
    """The players with a card of their number in the turn order discard pile, and which."""
    owners = {player_of(table.key(card)): card for card in table.turn_discard}
    return {seat: owners[seat] for seat in table.seats() if seat in owners}


@dataclass(frozen=True, slots=True)
class AnotherTurn(Deed):
    """The player of the ability chooses whose card goes back into the turn order deck."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("a_card_is_chosen",)

    def a_card_is_chosen(self, play: Play[Siege]) -> Outcome:
        owners = list(cards_of_players(play.table))
        if len(owners) == 1:
            return self.player(play, owners[0])
        source = ability_of(self.seat)
        return Ask(self.seat, "ae-choose-whose-turn-card", "players", "AE-TURNORDER-13", {"card": source})

    def players(self, play: Play[Siege]) -> list[Choice]:
        return [("player", seat) for seat in cards_of_players(play.table)]

    def player(self, play: Play[Siege], seat: int) -> Become:
        shuffle_into_turn_deck(play, cards_of_players(play.table)[seat])
        return Become(Suffers(1, seat, ability_of(self.seat)))


class DivineAugury(Ability):
    """Mist: an ally draws four cards."""

    def activated(self, table: Siege, seat: int) -> Deeds:
        return (APlayer(seat, (Draws(4),), ability_of(seat), allies=True),)


class AuspexRune(Ability):
    """Phaedraxa: in the turn that begins, no damage is suffered by players or Gravehold (AE-GAP-10)."""

    def window(self) -> str:
        return TURN_ORDER

    def activated(self, table: Siege, seat: int) -> Deeds:
        return (Shield(),)


@dataclass(frozen=True, slots=True)
class Shield(Deed):
    """Damage to players and Gravehold is prevented until the end of the turn."""

    def order(self) -> tuple[str, ...]:
        return ("damage_is_prevented",)

    def damage_is_prevented(self, play: Play[Siege]) -> None:
        play.table.shielded = True


class MetaphysicalLink(Ability):
    """Xaxos: allies gain 4 charges, shared as you like; the turn order deck is revealed and put in any order."""

    def window(self) -> str:
        return ANY_MAIN_PHASE

    def activated(self, table: Siege, seat: int) -> Deeds:
        return (ShareCharges(seat, 4), ArrangeTurnDeck(seat))


@dataclass(frozen=True, slots=True)
class ShareCharges(Deed):
    """Charges for allies, one by one as a player likes; those for which nobody has a space are lost (AE-GAP-37)."""

    seat: int
    left: int

    def order(self) -> tuple[str, ...]:
        return ("the_next_charge_is_given", "and_so_on")

    def _allies(self, table: Siege) -> list[int]:
        return [ally for ally in table.allies(self.seat) if not table.charged(ally)]

    def the_next_charge_is_given(self, play: Play[Siege]) -> Outcome:
        allies = self._allies(play.table)
        if not self.left or not allies:
            return Return()
        if len(allies) == 1:
            return Become(Charges(self.left, allies[0]))
        return Ask(self.seat, "ae-share-charge", "allies", "AE-CHARGE-04", {"count": self.left})

    def allies(self, play: Play[Siege]) -> list[Choice]:
        return [("player", ally) for ally in self._allies(play.table)]

    def player(self, play: Play[Siege], seat: int) -> Call:
        return Call(Charges(1, seat), changed=replace(self, left=self.left - 1))

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("the_next_charge_is_given")


@dataclass(frozen=True, slots=True)
class ArrangeTurnDeck(Deed):
    """The turn order deck is revealed; a player puts it back card by card, the next turn's first (AE-GAP-08)."""

    seat: int
    back: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("the_deck_is_revealed", "the_next_card_is_put_back")

    def the_deck_is_revealed(self, play: Play[Siege]) -> None:
        renew_turn_deck(play)
        for card in play.table.turn_deck:
            play.table.cards.show(card, EVERYONE)
            play.tell(("revealed_turn_card", play.table.key(card)), "AE-TURNORDER-11")

    def _left(self, table: Siege) -> tuple[int, ...]:
        return tuple(card for card in table.turn_deck if card not in self.back)

    def the_next_card_is_put_back(self, play: Play[Siege]) -> Outcome:
        left = self._left(play.table)
        if len(play.table.of_each_kind(left)) == 1:
            play.table.turn_deck = (*self.back, *left)
            return None
        return Ask(self.seat, "ae-choose-next-turn-card", "cards_left", "AE-TERM-03", {"count": len(self.back) + 1})

    def cards_left(self, play: Play[Siege]) -> list[Choice]:
        table = play.table
        return [("turn_card", table.key(card)) for card in table.of_each_kind(self._left(table))]

    def turn_card(self, play: Play[Siege], kind: str) -> Repeat:
        card = next(card for card in self._left(play.table) if play.table.key(card) == kind)
        return Repeat("the_next_card_is_put_back", replace(self, back=(*self.back, card)))


ABILITIES: dict[str, Ability] = {
    "adelheim": AetherealWard(),
    "brama": BrinkSiphon(),
    "jian": BlackMirror(),
    "kadir": OtherworldlyGate(),
    "lash": QuickenThought(),
    "mist": DivineAugury(),
    "phaedraxa": AuspexRune(),
    "xaxos": MetaphysicalLink(),
}
