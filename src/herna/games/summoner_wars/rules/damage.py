"""Damage and elimination: who falls, who gains magic, what follows, and the end of the game (SW-DMG, SW-END)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from herna.engine.effects import Due, Triggered
from herna.engine.flow import Call, Outcome, Play, Procedure
from herna.engine.table import won_by
from herna.games.summoner_wars.rules.events import PlayEvent
from herna.games.summoner_wars.rules.values import life
from herna.games.summoner_wars.rules.zones import (
    discard_object,
    discard_tucked,
    gain_magic,
    leave_battlefield,
    return_to_hand,
    to_discard,
)
from herna.games.summoner_wars.table import NOWHERE, Battlefield
from herna.games.summoner_wars.texts import TEXTS, Effects, Gone, speaking, texts_of

NOBODY = -1  # no player is credited
TIMING = "SW-TIME-01"


def in_the_active_players_order(table: Battlefield, effects: Effects) -> Call | None:
    """SW-TIME-01: effects that fall due together are ordered by the active player, whoever controls them."""
    return Call(Triggered((Due(table.active, effects),), TIMING)) if effects else None


def ability_damage(table: Battlefield, seat: int, card: int, amount: int) -> tuple[int, int]:
    """Damage that an ability of a unit of `seat` adds to a unit that it does not attack."""
    if amount and table.is_unit(card):
        for source, key in speaking(table, "more_ability_damage"):
            amount += TEXTS[key].more_ability_damage(table, source, seat, card)
    return card, amount


@dataclass(frozen=True, slots=True)
class Damage(Procedure):
    """Damage is added to all its targets at once; those that have no life left fall as one batch (SW-GAP-28).

    `seat` is credited with the eliminations, `attacker` is the unit whose attack it is, `source` the card that does it.
    """

    hits: tuple[tuple[int, int], ...]
    seat: int
    source: int = NOWHERE
    attacker: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("damage_is_added",)

    def damage_is_added(self, play: Play[Battlefield]) -> Call | None:
        table = play.table
        for card, amount in self.hits:
            if amount > 0 and table.on_board(card):
                table.damage[card] += amount
                play.tell(("damaged", card, amount), "SW-DMG-01")
        batch = tuple(card for card, _ in self.hits if table.on_board(card) and table.damage[card] >= life(table, card))
        batch = tuple(dict.fromkeys(batch))
        return Call(Elimination(batch, self.seat, self.source, self.attacker)) if batch else None


@dataclass(frozen=True, slots=True)
class Elimination(Procedure):
    """A batch of objects is eliminated together; magic is gained, and then follows what these eliminations cause."""

    batch: tuple[int, ...]
    seat: int = NOBODY
    source: int = NOWHERE
    attacker: int = NOWHERE

    def order(self) -> tuple[str, ...]:
        return ("they_are_eliminated",)

    def they_are_eliminated(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        gone = [self._eliminate(play, card) for card in self.batch if table.on_board(card)]
        fallen = [one for one in gone if one is not None]
        self._end_the_match_if_a_summoner_fell(play, fallen)
        effects: Effects = ()
        for one in fallen:
            for card, key in speaking(table, "when_eliminated"):
                effects += TEXTS[key].when_eliminated(table, card, one)
            for key in one.texts:
                effects += TEXTS[key].when_eliminated(table, one.card, one)
        return in_the_active_players_order(table, effects)

    def _eliminate(self, play: Play[Battlefield], card: int) -> Gone | None:
        """Take one object off the battlefield and credit it; None if something else happened instead."""
        table = play.table
        for source, key in speaking(table, "instead_of_elimination"):
            if TEXTS[key].instead_of_elimination(table, source, card):
                return_to_hand(table, card)
                play.tell(("returned", card), "SW-DMG-11")
                return None
        attacker = self.attacker if self.attacker != card else NOWHERE
        one = Gone(card, table.place[card], table.control[card], tuple(texts_of(table, card)), self.attacker)
        for under in leave_battlefield(table, card):
            discard_tucked(table, under)
        to_discard(table, card)
        play.tell(("eliminated", card), "SW-DMG-03")
        if table.is_unit(card) and self.source >= 0 and table.on_board(self.source):
            table.fed = (*table.fed, self.source)
        if self.seat != NOBODY and one.seat != self.seat and not self._pays_nothing(table, attacker, card):
            gain_magic(play, self.seat, "SW-DMG-06")
        return one

    def _pays_nothing(self, table: Battlefield, attacker: int, card: int) -> bool:
        if attacker < 0 or not table.on_board(attacker):
            return False
        return any(TEXTS[key].pays_no_magic(table, attacker, card) for key in texts_of(table, attacker))

    def _end_the_match_if_a_summoner_fell(self, play: Play[Battlefield], fallen: list[Gone]) -> None:
        """SW-END-01: only one Summoner remains; if both fall in one batch, the active player wins (SW-GAP-07)."""
        table = play.table
        lost = {table.owner(one.card) for one in fallen if table.is_summoner(one.card)}
        if lost:
            end_match(play, table.active if len(lost) == 2 else 1 - lost.pop(), "SW-END-01")


def discard_unit(play: Play[Battlefield], card: int) -> None:
    """A unit is discarded by an effect; a Summoner that leaves the battlefield loses all the same (SW-GAP-26)."""
    table = play.table
    discard_object(table, card)
    play.tell(("discarded", card), "SW-DMG-15")
    if table.is_summoner(card):
        end_match(play, 1 - table.owner(card), "SW-END-02")


def end_match(play: Play[Battlefield], winner: int, rule: str) -> NoReturn:
    """SW-END-03: nothing more happens; only an event that is being played goes where it goes afterwards."""
    for procedure, _, _ in play.stack:
        if isinstance(procedure, PlayEvent):
            procedure.it_is_discarded_or_stays(play)
    play.finish(won_by(2, winner, rule=rule))
