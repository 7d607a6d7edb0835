"""Damage and elimination (SW-DMG): who falls, who gains magic, what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.deeds import Deed
from herna.engine.effects import Due, Triggered
from herna.engine.flow import Call, Outcome, Play
from herna.games.summoner_wars.rules.ending import end_match
from herna.games.summoner_wars.rules.values import life
from herna.games.summoner_wars.rules.verbs import bounce, gain_magic
from herna.games.summoner_wars.rules.zones import discard_object, discard_tucked, leave_battlefield, to_discard
from herna.games.summoner_wars.table import NOWHERE, Battlefield
from herna.games.summoner_wars.texts import (
    INSTEAD_OF_ELIMINATION,
    MORE_ABILITY_DAMAGE,
    TEXTS,
    WHEN_ELIMINATED,
    Effects,
    Gone,
    texts_in_play,
    texts_of,
)

NOBODY: Final = -1  # no player is credited
TIMING: Final = "SW-TIME-01"


def in_the_active_players_order(table: Battlefield, effects: Effects) -> Call | None:
    """SW-TIME-01: effects that fall due together are ordered by the active player."""
    return Call(Triggered((Due(table.active, effects),), TIMING)) if effects else None


def ability_damage(table: Battlefield, seat: int, card: int, amount: int) -> tuple[int, int]:
    """Damage by an ability to a unit that it does not attack.

    An ability of a unit of `seat`.
    """
    for source, key in texts_in_play(table, MORE_ABILITY_DAMAGE):
        amount += TEXTS[key].more_ability_damage(table, source, seat, card)
    return card, amount


@dataclass(frozen=True, slots=True)
class Damage(Deed):
    """Damage is added to all its targets at once.

    Those that have no life left fall as one batch (SW-GAP-28).

    `seat` is credited with the eliminations, `attacker` is the unit whose attack it is, `source` the card that does it.
    """

    hits: tuple[tuple[int, int], ...]
    seat: int
    source: int = NOWHERE
    attacker: int = NOWHERE

    def it_is_done(self, play: Play[Battlefield]) -> Call | None:
        table = play.table
        for card, amount in self.hits:
            if amount > 0 and table.on_board(card):
                table.damage[card] += amount
                play.tell(("damaged", card, amount), "SW-DMG-01")
        batch = tuple(card for card, _ in self.hits if table.on_board(card) and table.damage[card] >= life(table, card))
        batch = tuple(dict.fromkeys(batch))
        return Call(Elimination(batch, self.seat, self.source, self.attacker)) if batch else None


@dataclass(frozen=True, slots=True)
class Elimination(Deed):
    """A batch of objects is eliminated together.

    Magic is gained, and then follows what these eliminations cause.
    """

    batch: tuple[int, ...]
    seat: int = NOBODY
    source: int = NOWHERE
    attacker: int = NOWHERE

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        gone = [self._eliminate(play, card) for card in self.batch if table.on_board(card)]
        fallen = [one for one in gone if one is not None]
        self._end_the_match_if_a_summoner_fell(play, fallen)
        effects: Effects = ()
        for one in fallen:
            for card, key in texts_in_play(table, WHEN_ELIMINATED):
                effects += TEXTS[key].when_eliminated(table, card, one)
            for key in one.texts:
                effects += TEXTS[key].when_eliminated(table, one.card, one)
        return in_the_active_players_order(table, effects)

    def _eliminate(self, play: Play[Battlefield], card: int) -> Gone | None:
        """Take one object off the battlefield and credit it.

        None if something else happened instead.
        """
        table = play.table
        for source, key in texts_in_play(table, INSTEAD_OF_ELIMINATION):
            if TEXTS[key].instead_of_elimination(table, source, card):
                bounce(play, card)
                return None
        attacker = self.attacker if self.attacker != card else NOWHERE
        one = Gone(card, table.place[card], table.control[card], tuple(texts_of(table, card)), self.attacker)
        for under in leave_battlefield(table, card):
            discard_tucked(table, under)
        to_discard(table, card)
        play.tell(("eliminated", card), "SW-DMG-03")
        if table.is_unit(card) and self.source != NOWHERE and table.on_board(self.source):
            table.fed = (*table.fed, self.source)
        if self.seat != NOBODY and one.seat != self.seat and not self._pays_nothing(table, attacker, card):
            gain_magic(play, self.seat, "SW-DMG-06")
        return one

    def _pays_nothing(self, table: Battlefield, attacker: int, card: int) -> bool:
        if attacker < 0 or not table.on_board(attacker):
            return False
        return any(TEXTS[key].pays_no_magic(table, attacker, card) for key in texts_of(table, attacker))

    def _end_the_match_if_a_summoner_fell(self, play: Play[Battlefield], fallen: list[Gone]) -> None:
        """SW-END-01: only one Summoner remains.

        If both fall in one batch, the active player wins (SW-GAP-07).
        """
        table = play.table
        lost = {table.owner(one.card) for one in fallen if table.is_summoner(one.card)}
        if lost:
            end_match(play, table.active if len(lost) == 2 else 1 - lost.pop(), "SW-END-01")


def discard_unit(play: Play[Battlefield], card: int) -> None:
    """A unit is discarded by an effect.

    A Summoner that leaves the battlefield still loses (SW-GAP-26).
    """
    table = play.table
    discard_object(table, card)
    play.tell(("discarded", card), "SW-DMG-15")
    if table.is_summoner(card):
        end_match(play, 1 - table.owner(card), "SW-END-02")
