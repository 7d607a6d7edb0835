"""Damage that players deal: to the nemesis, to minions, to husks (AE-DMG, AE-CAST-07, AE-HUSK)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from herna.engine.activity import Bar, Harm, because
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import Answer, do
from herna.engine.flow import Call, Outcome, Play
from herna.games.aeons_end.deeds import Deed, comes_first
from herna.games.aeons_end.rules.ending import players_win
from herna.games.aeons_end.rules.husks import HitHusks
from herna.games.aeons_end.table import HUSK, NEMESIS, NOBODY, Siege, without
from herna.games.aeons_end.texts import NEMESIS_CARDS


@dataclass(frozen=True, slots=True)
class Deal(Deed):
    """A player deals damage to one enemy of their choice.

    What is too much is lost (AE-CAST-07).
    """

    seat: int
    amount: int
    source: int  # the card that deals it

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        if self.amount <= 0:
            return None
        enemies = enemies_of(play.table)
        if len(enemies) == 1:
            return self.hit(play, enemies[0])
        return Ask(self.seat, "ae-choose-enemy", (Hit(self),), "AE-CAST-08", {"amount": self.amount})

    def hit(self, play: Play[Siege], enemy: int) -> Outcome:
        if enemy == NEMESIS:
            damage_nemesis(play, self.amount, self.source)
            return None
        if enemy == HUSK:
            return Call(HitHusks(self.seat, self.amount, self.source))
        return damage_minion(play, enemy, self.amount, self.source, self.seat)


def enemies_of(table: Siege) -> list[int]:
    """What can be damaged: the nemesis, minions in play, husks as one."""
    enemies = [NEMESIS, *(card for card in table.in_play if table.printed(card).type == "minion")]
    return [*enemies, HUSK] if table.husks else enemies


class Hit(Answer[Siege, Deal]):
    """Which enemy is damaged."""

    kind = "target"
    fields = ("enemy",)
    choose = ("ae-why-choose-enemy",)
    meanwhile = comes_first("target")

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return enemies_of(table)

    def first_outside(self, table: Siege, seat: int, enemy: int) -> Bar:
        if enemy == HUSK:
            return Bar("", "ae-why-no-husks")
        if enemy not in table.in_play:
            return because("", "ae-why-not-in-play", card=enemy)
        return because("AE-DMG-03", "ae-why-is-no-enemy", card=enemy)

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "others"

    def do(self, play: Play[Siege], seat: int, enemy: int) -> Outcome:
        return self.deed.hit(play, enemy)


def damage_nemesis(play: Play[Siege], amount: int, source: int) -> None:
    """AE-DMG-02: at 0 life the players win at once."""
    table = play.table
    table.nemesis_life = max(0, table.nemesis_life - amount)
    play.tell(("damaged", NEMESIS, amount, table.source_key(source)), "AE-DMG-02")
    if not table.nemesis_life:
        players_win(play, "AE-END-02")


def damage_minion(play: Play[Siege], minion: int, amount: int, source: int, seat: int = NOBODY) -> Call | None:
    """AE-DMG-01: a minion loses life; at 0 it is discarded at once.

    A player's damage may have consequences.
    """
    table = play.table
    text, dealer = NEMESIS_CARDS[table.key(minion)], table.source_key(source)
    taken = text.damage_taken(table, minion, amount)
    if taken < amount:
        play.tell(("damage_prevented", minion, amount - taken, dealer), "AE-DMG-07")
    if taken <= 0:
        return None
    table.tokens[minion] -= taken
    play.tell(("damaged", minion, taken, dealer), "AE-DMG-01")
    if table.tokens[minion] <= 0:
        leave_play(play, minion)
    return do(text.when_damaged(table, minion, seat)) if seat != NOBODY else None


@dataclass(frozen=True, slots=True)
class MinionSuffers(Deed):
    """A minion is damaged by its own text (AE-MINION-06)."""

    minion: int
    amount: int

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        return damage_minion(play, self.minion, self.amount, self.minion)


def leave_play(play: Play[Siege], card: int) -> None:
    """A minion or power goes onto the nemesis discard pile (AE-NEM-11)."""
    table = play.table
    table.in_play = without(table.in_play, card)
    table.tokens.pop(card, None)
    table.nemesis_discard = (*table.nemesis_discard, card)
    play.tell(("left_play", card), "AE-NEM-11")
    NEMESIS_CARDS[table.key(card)].when_it_leaves(table)
