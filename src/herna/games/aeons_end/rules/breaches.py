"""Focusing and opening breaches, and prepping spells at them (AE-BREACH, AE-PREP)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.cards import EVERYONE
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Outcome, Play
from herna.games.aeons_end.printed import BREACHES
from herna.games.aeons_end.rules.deeds import PlayerDeed
from herna.games.aeons_end.table import GONE, NOBODY, OPEN, Siege, without
from herna.games.aeons_end.texts import PLAYER_CARDS

UP = 3  # the position in which a breach can only be opened


def breach_id(seat: int, breach: int) -> int:
    """A breach as choices name it: 4 for each seat."""
    return 4 * seat + breach


def focus_breach(play: Play[Siege], seat: int, breach: int) -> None:
    """AE-BREACH-03: a quarter turn; from the last position an effect opens the breach (AE-BREACH-13).

    The focus or opening of an own breach uses up a cost reduction (AE-BREACH-15, AE-GAP-21).
    """
    table = play.table
    state = table.breaches[seat][breach]
    table.set_breach(seat, breach, state + 1)
    if seat == table.active:
        table.discount = 0
        table.focused = (*table.focused, breach)
    if state < UP:
        play.tell(("focused", seat, breach_id(seat, breach)), "AE-BREACH-03")
    else:
        play.tell(("opened", seat, breach_id(seat, breach)), "AE-BREACH-13")


def open_breach(play: Play[Siege], seat: int, breach: int) -> None:
    """AE-BREACH-06: for good (AE-BREACH-07)."""
    play.table.set_breach(seat, breach, OPEN)
    play.table.discount = 0
    play.tell(("opened", seat, breach_id(seat, breach)), "AE-BREACH-06")


@dataclass(frozen=True, slots=True)
class Focuses(PlayerDeed):
    """A player gets a free focus of one of their closed breaches, which they choose."""

    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("a_breach_is_chosen",)

    def how_much(self, table: Siege, seat: int) -> int:
        return int(bool(table.closed(seat)))

    def a_breach_is_chosen(self, play: Play[Siege]) -> Outcome:
        closed = play.table.closed(self.seat)
        if len(closed) > 1:
            return Ask(self.seat, "ae-choose-breach-focused", "closed_breaches", "AE-BREACH-13")
        if closed:
            focus_breach(play, self.seat, closed[0])
        return None

    def closed_breaches(self, play: Play[Siege]) -> list[Choice]:
        return [("breach", breach_id(self.seat, breach)) for breach in play.table.closed(self.seat)]

    def breach(self, play: Play[Siege], breach: int) -> None:
        focus_breach(play, self.seat, breach % 4)


def bonus_of(table: Siege, seat: int, breach: int) -> int:
    """AE-CAST-09, AE-CAST-10: the damage that an open breach adds."""
    return BREACHES[breach].bonus if table.breaches[seat][breach] == OPEN else 0


def adjacent_breaches(table: Siege, seat: int, breach: int) -> list[int]:
    """AE-BREACH-10, AE-BREACH-11: neighbouring numbers, if they are there."""
    return [other for other in (breach - 1, breach + 1) if 0 <= other < 4 and table.breaches[seat][other] != GONE]


def takes_a_spell(table: Siege, seat: int, breach: int, spell: int) -> bool:
    """AE-PREP-01, AE-PREP-03: open, or closed and focused this turn, and free; two spells fit by Kadir (AE-PREP-08)."""
    state = table.breaches[seat][breach]
    if state == GONE:
        return False
    room = 2 if table.two_spells and state == OPEN else 1
    if len(table.prepped[seat][breach]) >= room:
        return False
    return state == OPEN or breach in table.focused or PLAYER_CARDS[table.key(spell)].at_any_closed_breach()


def prep_spell(play: Play[Siege], seat: int, spell: int, breach: int) -> None:
    """AE-PREP-02: it costs nothing."""
    table = play.table
    table.hands[seat] = without(table.hands[seat], spell)
    table.set_spells(seat, breach, (*table.prepped[seat][breach], spell))
    table.newly_prepped = (*table.newly_prepped, spell)
    table.cards.show(spell, EVERYONE)
    play.tell(("prepped", seat, spell, breach_id(seat, breach), play.table.key(spell)), "AE-PREP-01")
