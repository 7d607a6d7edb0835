"""Aether: gained by playing gems and relics, spent on cards of the supply (AE-MAIN, AE-MARKET)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.cards import EVERYONE
from herna.engine.flow import Outcome, Play
from herna.games.aeons_end.rules.deeds import Deed, do
from herna.games.aeons_end.table import DEVOURED, Siege
from herna.games.aeons_end.texts import PLAYER_CARDS


@dataclass(frozen=True, slots=True)
class Aether(Deed):
    """The active player gains aether, perhaps such as pays only for gems or spells (AE-MAIN-08).

    Whoever gains it out of turn loses it at once (AE-MAIN-09).
    """

    seat: int
    amount: int
    only: str = ""

    def order(self) -> tuple[str, ...]:
        return ("aether_is_gained",)

    def aether_is_gained(self, play: Play[Siege]) -> None:
        table = play.table
        if self.seat != table.active:
            return
        if self.only == "gem":
            table.gem_aether += self.amount
            play.tell(("gained_gem_aether", self.seat, self.amount), "AE-MAIN-08")
        elif self.only == "spell":
            table.spell_aether += self.amount
            play.tell(("gained_spell_aether", self.seat, self.amount), "AE-MAIN-08")
        else:
            table.aether += self.amount
            play.tell(("gained_aether", self.seat, self.amount), "AE-MAIN-06")


@dataclass(frozen=True, slots=True)
class PlayCard(Deed):
    """A gem or relic is laid in front of the player, and its effect is resolved (AE-MAIN-03)."""

    seat: int
    card: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_played",)

    def it_is_played(self, play: Play[Siege]) -> Outcome:
        table = play.table
        table.take_from_hand(self.seat, self.card)
        table.cards.show(self.card, EVERYONE)
        table.played = (*table.played, self.card)
        return resolve_play(play, self.seat, self.card)


def resolve_play(play: Play[Siege], seat: int, card: int) -> Outcome:
    """A card in front of the player takes effect, as one more play of its kind (AE-GAP-18)."""
    table = play.table
    kind = table.key(card)
    table.plays = (*table.plays, kind)
    play.tell(("played", seat, card, play.table.key(card)), "AE-MAIN-03")
    return do(PLAYER_CARDS[kind].played(table, seat, card))


# The supply


def restricted(table: Siege, type: str) -> int:
    """The aether that pays only for a card of this type."""
    return {"gem": table.gem_aether, "spell": table.spell_aether}.get(type, 0)


def buys(table: Siege) -> list[int]:
    """The piles whose top card the active player can pay for (AE-MARKET-07); the devoured pile too (AE-GLUT-05)."""
    most = table.aether + max(table.gem_aether, table.spell_aether)
    piles = []
    for pile, cards in enumerate(table.piles):
        if cards:
            printed = table.printed(cards[0])
            if printed.cost <= most and printed.cost <= table.aether + restricted(table, printed.type):
                piles.append(pile)
    if table.devoured:
        printed = table.printed(table.devoured[-1])
        if printed.cost <= table.aether + restricted(table, printed.type):
            piles.append(DEVOURED)
    return piles


def pay_for(table: Siege, pile: int) -> None:
    """The price of the top card of a pile is paid, with restricted aether first."""
    printed = table.printed(table.devoured[-1] if pile == DEVOURED else table.piles[pile][0])
    first = min(printed.cost, restricted(table, printed.type))
    if printed.type == "gem":
        table.gem_aether -= first
    elif printed.type == "spell":
        table.spell_aether -= first
    table.aether -= printed.cost - first
