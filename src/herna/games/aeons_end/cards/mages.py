"""The abilities of the mages (AE-CHARGE-09)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.decision import Arguments, Ask
from herna.engine.deeds import DECLINES
from herna.engine.flow import Become, Call, Outcome, Play, Repeat, Return
from herna.games.aeons_end.deeds import NO_ALLY, APlayer, Deed, Deeds, Lasts, PickPlayer, comes_first
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.charges import Charges
from herna.games.aeons_end.rules.hand import DiscardedCard, fitting, misfit
from herna.games.aeons_end.rules.piles import Draws, take_back
from herna.games.aeons_end.rules.suffering import Regains, Suffers
from herna.games.aeons_end.rules.turn_order import (
    PickTurnCard,
    player_of,
    reveal_turn_deck,
    shuffle_into_turn_deck,
)
from herna.games.aeons_end.table import SHIELD, TWO_SPELLS, Siege, ability_of
from herna.games.aeons_end.texts import ABILITY_OF_NO_USE, ANY_MAIN_PHASE, NEMESIS_DRAWS, TURN_ORDER, Ability, Texts


class AetherealWard(Ability):
    """Adelheim: an attack or power that the nemesis has drawn is discarded (AE-GAP-25).

    The drawing does it.
    """

    def window(self) -> str:
        return NEMESIS_DRAWS


class BrinkSiphon(Ability):
    """Brama: a player regains 4 life."""

    def when_activated(self, table: Siege, seat: int) -> Deeds:
        return (APlayer(seat, (Regains(4),), ability_of(seat)),)


class BlackMirror(Ability):
    """Jian: a prepped spell of any player is cast twice.

    It stays prepped the first time.
    """

    def barred(self, table: Siege, seat: int) -> Bar | None:
        return None if any(table.spells(owner) for owner in table.seats()) else ABILITY_OF_NO_USE

    def when_activated(self, table: Siege, seat: int) -> Deeds:
        return (CastOne(seat, ability_of(seat), twice=True),)


class OtherworldlyGate(Ability):
    """Kadir: the active player takes up to three spells back.

    Two may be prepped at an open breach this turn. AE-PREP-08: at an open breach of the active player.
    """

    def window(self) -> str:
        return ANY_MAIN_PHASE

    def when_activated(self, table: Siege, seat: int) -> Deeds:
        return (TakeSpellsBack(table.active), Lasts(TWO_SPELLS, ability_of(seat)))


@dataclass(frozen=True, slots=True)
class TakeSpellsBack(Deed):
    """A player may take spells of the discard pile into hand, one by one."""

    seat: int
    most: int = 3

    def it_is_done(self, play: Play[Siege]) -> Ask | None:
        if not self.most or not fitting(play.table, play.table.discards[self.seat], "spell", 0):
            return None
        return Ask(self.seat, "ae-may-take-spell", (TakeSpell(self), DECLINES), "AE-AMBIG-09", {"count": self.most})


class TakeSpell(DiscardedCard):
    """Which spell of the discard pile comes back into the hand, if any."""

    meanwhile = comes_first("may")

    def __init__(self, deed: TakeSpellsBack) -> None:
        self.deed = deed

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        return misfit(table, card, "spell", 0)

    def do(self, play: Play[Siege], seat: int, card: int) -> Become:
        take_back(play, seat, card)
        return Become(replace(self.deed, most=self.deed.most - 1))


class QuickenThought(Ability):
    """Lash: a player's turn order card is shuffled back into the deck.

    That player suffers 1 damage.
    """

    def window(self) -> str:
        return ANY_MAIN_PHASE

    def barred(self, table: Siege, seat: int) -> Bar | None:
        """AE-GAP-17: only with such a card; the wild card does not count."""
        return None if cards_of_players(table) else ABILITY_OF_NO_USE

    def when_activated(self, table: Siege, seat: int) -> Deeds:
        return (AnotherTurn(seat),)


def cards_of_players(table: Siege) -> dict[int, int]:
    """The players with a discarded turn order card of theirs, and which."""
    owners = {player_of(table.key(card)): card for card in table.turn_discard}
    return {seat: owners[seat] for seat in table.seats() if seat in owners}


@dataclass(frozen=True, slots=True)
class AnotherTurn(Deed):
    """The player of the ability chooses whose turn order card comes back."""

    seat: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        owners = list(cards_of_players(play.table))
        if len(owners) == 1:
            return self.goes_to(play, owners[0])
        about: Arguments = {"card": ability_of(self.seat)}
        return Ask(self.seat, "ae-choose-whose-turn-card", (GiveTurn(self),), "AE-TURNORDER-13", about)

    def goes_to(self, play: Play[Siege], seat: int) -> Become:
        shuffle_into_turn_deck(play, cards_of_players(play.table)[seat])
        return Become(Suffers(1, seat, ability_of(self.seat)))


class GiveTurn(PickPlayer[AnotherTurn]):
    """Whose turn order card goes back into the deck."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return list(cards_of_players(table))

    def first_outside(self, table: Siege, seat: int, player: int) -> Bar:
        return Bar("", "ae-why-no-turn-card")

    def do(self, play: Play[Siege], seat: int, player: int) -> Become:
        return self.deed.goes_to(play, player)


class DivineAugury(Ability):
    """Mist: an ally draws four cards."""

    def when_activated(self, table: Siege, seat: int) -> Deeds:
        return (APlayer(seat, (Draws(4),), ability_of(seat), allies=True),)


class AuspexRune(Ability):
    """Phaedraxa: in the turn that begins, no damage is suffered by players or Gravehold.

    AE-GAP-10.
    """

    def window(self) -> str:
        return TURN_ORDER

    def when_activated(self, table: Siege, seat: int) -> Deeds:
        return (Lasts(SHIELD, ability_of(seat)),)


class MetaphysicalLink(Ability):
    """Xaxos: allies gain 4 charges, shared as you like.

    The turn order deck is revealed and put in any order.
    """

    def window(self) -> str:
        return ANY_MAIN_PHASE

    def when_activated(self, table: Siege, seat: int) -> Deeds:
        return (ShareCharges(seat, 4), ArrangeTurnDeck(seat))


@dataclass(frozen=True, slots=True)
class ShareCharges(Deed):
    """Charges for allies, one by one as a player likes.

    Those for which nobody has a space are lost (AE-GAP-37).
    """

    seat: int
    left: int

    def order(self) -> tuple[str, ...]:
        return ("the_next_charge_is_given", "and_so_on")

    def the_next_charge_is_given(self, play: Play[Siege]) -> Outcome:
        table = play.table
        allies = [ally for ally in table.allies(self.seat) if charges_full(table, ally) is None]
        if not self.left or not allies:
            return Return()
        if len(allies) == 1:
            return Become(Charges(self.left, allies[0]))
        return Ask(self.seat, "ae-share-charge", (GiveCharge(self),), "AE-CHARGE-04", {"count": self.left})

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("the_next_charge_is_given")


def charges_full(table: Siege, seat: int) -> Bar | None:
    """AE-CHARGE-04: why an ability takes no charge."""
    if not table.charged(seat):
        return None
    return because("AE-CHARGE-04", "ae-why-others-charges-full", spaces=table.spaces(seat))


class GiveCharge(PickPlayer[ShareCharges]):
    """Which ally gains the next charge."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.allies(seat)

    def first_barred(self, table: Siege, seat: int, player: int) -> Bar | None:
        return charges_full(table, player)

    def first_outside(self, table: Siege, seat: int, player: int) -> Bar:
        return NO_ALLY

    def do(self, play: Play[Siege], seat: int, player: int) -> Call:
        return Call(Charges(1, player), changed=replace(self.deed, left=self.deed.left - 1))


@dataclass(frozen=True, slots=True)
class ArrangeTurnDeck(Deed):
    """The turn order deck is revealed.

    A player puts it back card by card, the next turn's first (AE-GAP-08).
    """

    seat: int
    back: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("the_deck_is_revealed", "the_next_card_is_put_back")

    def the_deck_is_revealed(self, play: Play[Siege]) -> None:
        reveal_turn_deck(play)

    def left(self, table: Siege) -> tuple[int, ...]:
        return tuple(card for card in table.turn_deck if card not in self.back)

    def the_next_card_is_put_back(self, play: Play[Siege]) -> Outcome:
        left = self.left(play.table)
        if len(play.table.cards.of_each_kind(left)) == 1:
            play.table.turn_deck = (*self.back, *left)
            return None
        about: Arguments = {"count": len(self.back) + 1}
        return Ask(self.seat, "ae-choose-next-turn-card", (PutBackNext(self),), "AE-TERM-03", about)


class PutBackNext(PickTurnCard[ArrangeTurnDeck]):
    """Which turn order card is put back next."""

    def first(self, table: Siege, seat: int) -> Sequence[str]:
        return [table.key(card) for card in table.cards.of_each_kind(self.deed.left(table))]

    def first_outside(self, table: Siege, seat: int, kind: str) -> Bar:
        return Bar("", "ae-why-not-left-in-turn-deck")

    def do(self, play: Play[Siege], seat: int, kind: str) -> Repeat:
        card = next(card for card in self.deed.left(play.table) if play.table.key(card) == kind)
        return Repeat("the_next_card_is_put_back", replace(self.deed, back=(*self.deed.back, card)))


TEXTS: Final[Texts] = {
    "aethereal-ward": AetherealWard(),
    "brink-siphon": BrinkSiphon(),
    "black-mirror": BlackMirror(),
    "otherworldly-gate": OtherworldlyGate(),
    "quicken-thought": QuickenThought(),
    "divine-augury": DivineAugury(),
    "auspex-rune": AuspexRune(),
    "metaphysical-link": MetaphysicalLink(),
}
