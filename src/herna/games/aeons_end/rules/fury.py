"""Rageborne's Fury and its strikes (AE-RAGE)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.cards import EVERYONE
from herna.engine.deeds import do
from herna.engine.flow import Outcome, Play, Repeat, Return
from herna.games.aeons_end.deeds import Deed
from herna.games.aeons_end.table import Siege
from herna.games.aeons_end.texts import NEMESIS_CARDS


@dataclass(frozen=True, slots=True)
class Fury(Deed):
    """AE-RAGE-03: Rageborne gains 1 Fury."""

    def it_is_done(self, play: Play[Siege]) -> None:
        play.table.fury += 1
        play.tell(("fury_grew", 1), "AE-RAGE-03")


@dataclass(frozen=True, slots=True)
class Strike(Deed):
    """AE-RAGE-04: a strike card is drawn and resolved, shuffled back, and Fury is lost.

    Perhaps several times.
    """

    times: int = 1

    def order(self) -> tuple[str, ...]:
        return ("a_strike_is_resolved", "it_is_shuffled_back", "fury_is_lost", "and_so_on")

    def a_strike_is_resolved(self, play: Play[Siege]) -> Outcome:
        table = play.table
        card = table.strikes[0]
        table.cards.show(card, EVERYONE)
        play.tell(("struck", table.key(card)), "AE-RAGE-04")
        return do(NEMESIS_CARDS[table.key(card)].attack(table, card))

    def it_is_shuffled_back(self, play: Play[Siege]) -> None:
        play.table.cards.shuffle(play.table.strikes, play.chance)

    def fury_is_lost(self, play: Play[Siege]) -> None:
        """AE-RAGE-06: not below 0; only 1 with Increased Difficulty (AE-RAGE-08)."""
        table = play.table
        lost = min(table.fury, 1 if table.harder else 3)
        table.fury -= lost
        if lost:
            play.tell(("fury_fell", lost), "AE-RAGE-04")

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("a_strike_is_resolved", Strike(self.times - 1)) if self.times > 1 else Return()
