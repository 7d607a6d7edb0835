"""The windows of a duel (DT-DUEL-02, DT-DUEL-25), and immunity that a player waives (G-61)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, Listed, Thing
from herna.engine.decision import Choice
from herna.engine.deeds import DECLINES, Deed
from herna.engine.effects import Lasting
from herna.engine.flow import Call, Outcome, Play, Return
from herna.engine.offer import Offer, Together
from herna.games.doomtrooper.printed import ARMOR
from herna.games.doomtrooper.rules.casting import aim_barred
from herna.games.doomtrooper.rules.hand import (
    ANSWERS_OTHER,
    OTHER_TIME,
    CastFromHand,
    OfHand,
    answer_barred,
    price_barred,
)
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.lasting import lasts_in_duel
from herna.games.doomtrooper.rules.playing import FROM_HAND, Anytime, UseNow, play_in_window
from herna.games.doomtrooper.rules.values import WAIVED, changes_of, immune, played_by, stat_of
from herna.games.doomtrooper.table import Front, Moment, Pending
from herna.games.doomtrooper.texts import BARS_ANSWER, IMMUNE, texts_of

CHANGE: Final = 7  # the phase in which warriors change their state: what has happened then stands


@dataclass(frozen=True, slots=True)
class InDuel(Anytime):
    """A window in a duel.

    It closes as soon as the duel is over before anybody was harmed (DT-DUEL-04, G-90).
    """

    def the_next_seat_may_play(self, play: Play[Front]) -> Outcome:
        duel = play.table.duels[-1]
        return Return() if duel.over and duel.phase < CHANGE else Anytime.the_next_seat_may_play(self, play)


@dataclass(frozen=True, slots=True)
class Combat(InDuel):
    """The window of phase 5.

    A player with a fighter may also waive its immunity to others' cards. What lasts for the duel can be answered until
    phase 6 begins, not only at once (DT-TIME-12, G-16).
    """

    moment: str = "combat"

    def phase(self) -> str:
        return COMBAT_PHASE

    def offer(self) -> Offer:
        return (FROM_HAND[self.moment], UseNow(self), LATE, WAIVES_IMMUNITY, DECLINES)


COMBAT_PHASE: Final = "combat"
NOTHING_TO_WAIVE: Final = Bar("DT-IMM-01", "dt-why-nothing-to-waive")


class InTheOrderPlayed(Together[Front]):
    """Answers to cards of the duel, to the one played first first."""

    def list_options(self, table: Front, seat: int, options: list[Choice]) -> None:
        if played_in_duel(table):
            found: list[Choice] = []
            Together.list_options(self, table, seat, found)
            order = {card: at for at, card in enumerate(played_in_duel(table))}
            options.extend(sorted(found, key=lambda option: order[int(option[-1])]))


def played_in_duel(table: Front) -> list[int]:
    """The cards that were played in this duel and still last."""
    duel = table.duel()
    return [] if duel is None else [card for card, _ in duel.played]


def late_answer_barred(table: Front, seat: int, card: int, played: int) -> Bar | None:
    """Why a card does not answer one that was played in this duel."""
    player = dict(table.duels[-1].played)[played]
    bar = answer_barred(table, seat, card, Moment(f"played {table.type(played)}", played, player))
    return bar or price_barred(table, seat, card, played)


def late_barred(table: Front, card: int) -> Bar | None:
    """Why a card answers nothing that was played in this duel."""
    return None if played_in_duel(table) and texts_of(table, card, BARS_ANSWER) else OTHER_TIME


class AnswerLate(OfHand):
    """A card is played in answer to one that was played in this duel."""

    kind = "play"
    fields = ("card", "target")
    rule = "DT-TIME-12"

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        return late_barred(table, card)

    def first(self, table: Front, seat: int) -> Sequence[int]:
        return OfHand.first(self, table, seat) if played_in_duel(table) else ()

    def second(self, table: Front, seat: int, first: int) -> Sequence[int]:
        return played_in_duel(table)

    def second_barred(self, table: Front, seat: int, first: int, second: int) -> Bar | None:
        return late_answer_barred(table, seat, first, second)

    def second_outside(self, table: Front, seat: int, first: int, second: int) -> Bar:
        return ANSWERS_OTHER

    def do(self, play: Play[Front], seat: int, card: int, target: int) -> Call:
        return play_in_window(play, Pending(seat, card, target))


class CastLate(CastFromHand):
    """A spell answers a card that was played in this duel."""

    rule = "DT-TIME-12"

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        return late_barred(table, card)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return self.wrong_kind(table, first)

    def third(self, table: Front, seat: int, first: int, second: int) -> Sequence[int]:
        return played_in_duel(table)

    def third_barred(self, table: Front, seat: int, first: int, second: int, third: int) -> Bar | None:
        return late_answer_barred(table, seat, first, third) or aim_barred(table, first, second, third)

    def third_outside(self, table: Front, seat: int, first: int, second: int, third: int) -> Bar:
        return ANSWERS_OTHER

    def do(self, play: Play[Front], seat: int, card: int, caster: int, target: int) -> Call:
        return play_in_window(play, Pending(seat, card, target, caster))


class WaiveImmunity(Listed[Front]):
    """DT-IMM-01: a fighter lets a card work to which it is immune."""

    kind = "waive_immunity"
    fields = ("warrior", "card")
    rule = "DT-IMM-01"
    phase = COMBAT_PHASE

    def listed(self, table: Front, seat: int) -> list[tuple[Thing, ...]]:
        return waivable(table, seat)

    def not_listed(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NOTHING_TO_WAIVE

    def nothing_to_choose(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NOTHING_TO_WAIVE

    def do(self, play: Play[Front], seat: int, warrior: int, card: int) -> Call:
        window = play.procedure()
        assert isinstance(window, Combat)
        return window.carry_out(Waiving(warrior, card))


LATE: Final = InTheOrderPlayed(AnswerLate(), CastLate())
WAIVES_IMMUNITY: Final = WaiveImmunity()


def waivable(table: Front, seat: int) -> list[tuple[Thing, ...]]:
    """Pairs of fighter and card whose immunity a player may waive.

    What others' cards would change in a comparison, were a player's fighters not immune.
    """
    duel = table.duel()
    if duel is None or (IMMUNE not in table.answering and not table.lasting):
        return []
    found: dict[tuple[Thing, ...], None] = {}
    for fighter in duel.fighters():
        opponent = duel.opponent(fighter)
        if table.controller(fighter) != seat or not in_play(table, fighter) or opponent not in table.control:
            continue
        there = (*table.control, *(effect.source for effect in (*table.lasting, *duel.lasting)))
        if not any(_is_refused(table, seat, fighter, source) for source in there):
            continue  # it is immune to nothing that is there
        for one, other in ((fighter, opponent), (opponent, fighter)):
            for stat in (stat_of(duel.tactic), ARMOR):
                for change in changes_of(table, one, stat, other):
                    if _is_refused(table, seat, fighter, change.source):
                        found[fighter, change.source] = None
    return list(found)


def _is_refused(table: Front, seat: int, fighter: int, source: int) -> bool:
    return source >= 0 and played_by(table, source) != seat and immune(table, fighter, source)


@dataclass(frozen=True, slots=True)
class Waiving(Deed):
    """In this duel a fighter is not immune to a card."""

    warrior: int
    card: int

    def it_is_done(self, play: Play[Front]) -> None:
        table = play.table
        lasts_in_duel(table, Lasting(WAIVED, self.warrior, 0, self.card))
        play.tell(("waived_immunity", self.warrior, self.card, table.key(self.card)), "DT-IMM-01")
