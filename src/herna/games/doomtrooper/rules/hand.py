"""Cards of the hand.

What they cost, on what they are played, by whom they are cast, what they answer. DT-SPEC, DT-ART, DT-TIME-12 to
DT-TIME-20. When they may be played, the action step and the windows say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Details, Harm, Thing, because
from herna.engine.decision import Choice
from herna.games.doomtrooper.deeds import FromList
from herna.games.doomtrooper.rules.attaching import (
    EX_CORPORATE,
    buying_in,
    entering_barred,
    fitting_targets,
)
from herna.games.doomtrooper.rules.casting import aim_barred, caster_barred, casters, spell_barred
from herna.games.doomtrooper.rules.deploying import deploying_barred, place_of
from herna.games.doomtrooper.rules.identity import not_own_warrior, texts_in_play
from herna.games.doomtrooper.rules.points import can_pay, most_payable
from herna.games.doomtrooper.rules.targets import no_targets, not_a_target
from herna.games.doomtrooper.rules.values import cost_of
from herna.games.doomtrooper.rules.words import words_of
from herna.games.doomtrooper.rules.zones import NOT_IN_HAND, equal_card
from herna.games.doomtrooper.table import NOBODY, NONE, Front, Moment, Pending, area_in, seat_in
from herna.games.doomtrooper.texts import (
    BARS_ANSWER,
    BARS_PLAY,
    DESTINY_COST,
    FREE_OF_DESTINY,
    WAIVES_VALUE,
    every_text,
    texts_of,
)

IS_SPELL: Final = Bar("DT-ART-03", "dt-why-is-spell")
IS_NO_SPELL: Final = Bar("DT-ART-03", "dt-why-is-no-spell")
NO_CARD_NOW: Final = Bar("DT-ZONES-02", "dt-why-no-card-now")
NO_SPELL_NOW: Final = Bar("DT-ART-03", "dt-why-no-spell-now")
NO_CASTER: Final = Bar("DT-ART-03", "dt-why-no-caster")
ONLY_CASTER: Final = Bar("DT-ART-04", "dt-why-only-caster")
ONLY_ANSWERS: Final = Bar("DT-TIME-14", "dt-why-only-answers")
ANSWERS_OTHER: Final = Bar("DT-TIME-14", "dt-why-answers-other")
TOO_FEW_DESTINY: Final = "dt-why-too-few-destiny"
# The rule that says how a card of each type is played.
PLAYED_BY: Final[dict[str, str]] = {
    "warrior": "DT-WAR-01",
    "special": "DT-SPEC-01",
    "equipment": "DT-EQUIP-01",
    "fortification": "DT-FORT-01",
    "art": "DT-ART-09",
    "symmetry": "DT-SYM-01",
    "ki": "DT-KI-01",
    "relic": "DT-RELIC-01",
    "mission": "DT-MISSION-01",
    "warzone": "DT-ZONE-01",
    "beast": "DT-BEAST-01",
    "alliance": "DT-ALLY-01",
}


# What it costs


def cost_in_destiny(table: Front, seat: int, card: int, target: int) -> int:
    """What a card costs in D on a target, without what is picked."""
    printed = table.printed(card)
    if any(text.free_of_destiny(table, me, seat, card, target) for me, text in texts_in_play(table, FREE_OF_DESTINY)):
        return 0
    cost = _value_to_pay(table, seat, card) if printed.type == "warrior" else printed.destiny
    for text in texts_of(table, card, DESTINY_COST):
        cost += text.destiny_cost(table, card, seat, target)
    if target >= 0 and printed.on == "warrior" and printed.after == "attach" and buying_in(table, printed, target):
        cost += EX_CORPORATE
    return cost


def _value_to_pay(table: Front, seat: int, card: int) -> int:
    waived = any(text.waives_value(table, me, seat, card) for me, text in texts_in_play(table, WAIVES_VALUE))
    return 0 if waived else cost_of(table, card)


def _price(table: Front, seat: int, choice: Choice) -> Details:
    """What a choice's first card costs on its target, and what is payable.

    What the player could pay.
    """
    target = choice[-1]
    cost = cost_in_destiny(table, seat, int(choice[1]), target if isinstance(target, int) else NONE)
    return (("cost", cost), ("has", most_payable(table, seat))), ()


WARRIOR_TOO_DEAR: Final = Bar("DT-WAR-03", TOO_FEW_DESTINY, details=_price)
CARD_TOO_DEAR: Final = Bar("DT-SPEC-02", TOO_FEW_DESTINY, details=_price)


def price_barred(table: Front, seat: int, card: int, target: int) -> Bar | None:
    """A player cannot pay what a card costs on a target."""
    if can_pay(table, seat, cost_in_destiny(table, seat, card, target)):
        return None
    return WARRIOR_TOO_DEAR if table.type(card) == "warrior" else CARD_TOO_DEAR


# Whether it can be played, and on what


def card_barred(table: Front, seat: int, card: int) -> Bar | None:
    """Why a card is not played at all.

    One more may not be in play, or its own text says so (DT-TIME-20).
    """
    bar = deploying_barred(table, seat, card) if table.type(card) == "warrior" else entering_barred(table, seat, card)
    if bar is not None:
        return bar
    for text in texts_of(table, card, BARS_PLAY):
        bar = text.bars_play(table, card, seat)
        if bar is not None:
            return bar
    return None


def places_for(table: Front, seat: int, card: int) -> list[int]:
    """On what a card is played that nothing bars.

    A warrior is deployed into its area.
    """
    return [place_of(table, seat, card)] if table.type(card) == "warrior" else fitting_targets(table, seat, card)


def ways_to_play(table: Front, seat: int, card: int) -> list[Choice]:
    """The ways in which a card can be played.

    On each of its targets, with each of its casters, if it can be paid and does something (DT-TIME-20).
    """
    choices: list[Choice] = []
    ways = ANY_SPELL if table.type(card) == "art" else ANY_CARD
    ways.list_options_with(table, seat, card, choices)
    return choices


def harm_of_playing(table: Front, seat: int, card: int, target: int) -> Harm:
    """Whom a card harms on a target.

    A card that is only for the player's own side helps, and one that is only for others harms. Who comes into play
    harms nobody yet, whatever it can do later.
    """
    printed = table.printed(card)
    meant, whose = words_of(printed.who), table.harm_to(target, seat)
    if not whose or "own" in meant or printed.type == "warrior":
        return ""
    if "enemy" in meant:
        return whose
    return next((harm for text in every_text(printed) if (harm := text.harms(whose))), "")


def before_actions(table: Front, seat: int) -> bool:
    """In the player's turn, before any action of it."""
    return table.active == seat and not table.acted and table.step in ("start", "draw", "actions") and not table.duels


@mypyc_attr(allow_interpreted_subclasses=True)
class OfHand(Activity[Front]):
    """A card of the hand is played or cast.

    Equal cards are one thing to choose.
    """

    def wrong_kind(self, table: Front, card: int) -> Bar | None:
        """Why a card is not played, but cast, or the other way round."""
        return IS_SPELL if table.printed(card).type == "art" else None

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        """Why a card cannot be played at this moment."""
        return None

    def barred(self, table: Front, seat: int) -> Bar | None:
        return out_barred(table, seat)

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        return harm_of_playing(table, seat, int(choice[1]), int(choice[-1]))

    def first(self, table: Front, seat: int) -> Sequence[int]:
        in_time = tuple([card for card in table.hands[seat] if self.time_barred(table, seat, card) is None])
        return table.cards.of_each_kind(in_time) if in_time else in_time

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return self.wrong_kind(table, first)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar | None:
        if first not in table.hands[seat]:
            return NOT_IN_HAND
        bar = self.wrong_kind(table, first) or self.time_barred(table, seat, first)
        return bar or self.first_barred(table, seat, first) or equal_card(table, first, table.hands[seat])


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFromHand(OfHand):
    """A card of the hand is played on something."""

    kind = "play"
    fields = ("card", "target")
    rule = "DT-ZONES-02"

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return self.wrong_kind(table, first) or card_barred(table, seat, first)

    def second(self, table: Front, seat: int, first: int) -> Sequence[int]:
        return places_for(table, seat, first)

    def second_barred(self, table: Front, seat: int, first: int, second: int) -> Bar | None:
        return price_barred(table, seat, first, second)

    def second_outside(self, table: Front, seat: int, first: int, second: int) -> Bar | None:
        if table.type(first) == "warrior":
            return because("DT-WAR-01", "dt-why-other-area", area=area_in(place_of(table, seat, first)))
        return not_a_target(table, seat, first, second)

    def nothing_to_choose(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        if not chosen:
            return NO_CARD_NOW
        return None if self.second(table, seat, int(chosen[0])) else no_targets(table, seat, int(chosen[0]))


@mypyc_attr(allow_interpreted_subclasses=True)
class CastFromHand(OfHand):
    """A spell of the hand is cast by a warrior at something."""

    kind = "cast"
    fields = ("card", "caster", "target")
    rule = "DT-ART-03"
    choose = ("dt-why-choose-card", "dt-why-choose-caster", "dt-why-choose-target")

    def wrong_kind(self, table: Front, card: int) -> Bar | None:
        return None if table.printed(card).type == "art" else IS_NO_SPELL

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        bar = self.wrong_kind(table, first) or card_barred(table, seat, first)
        return bar or spell_barred(table, first)

    def second(self, table: Front, seat: int, first: int) -> Sequence[int]:
        return table.warriors(seat)

    def second_barred(self, table: Front, seat: int, first: int, second: int) -> Bar | None:
        return caster_barred(table, first, second)

    def second_outside(self, table: Front, seat: int, first: int, second: int) -> Bar:
        return not_own_warrior(table, seat, second)

    def third(self, table: Front, seat: int, first: int, second: int) -> Sequence[int]:
        return [second] if table.printed(first).on == "caster" else fitting_targets(table, seat, first)

    def third_barred(self, table: Front, seat: int, first: int, second: int, third: int) -> Bar | None:
        return aim_barred(table, first, second, third)

    def third_outside(self, table: Front, seat: int, first: int, second: int, third: int) -> Bar | None:
        return ONLY_CASTER if table.printed(first).on == "caster" else not_a_target(table, seat, first, third)

    def nothing_to_choose(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        """Of several bars against targets, the price is reported.

        It is what a player overlooks.
        """
        if not chosen:
            return NO_SPELL_NOW
        card = int(chosen[0])
        if len(chosen) == 1:
            return None if casters(table, seat, card) else NO_CASTER
        caster = int(chosen[1])
        found = self.third(table, seat, card, caster)
        if not found:
            return no_targets(table, seat, card)
        for target in found:
            bar = self.third_barred(table, seat, card, caster, target)
            if bar is not None and bar.key == TOO_FEW_DESTINY:
                return bar
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class WaysToPlay(FromList):
    """One of several ways to play or cast a card from elsewhere."""

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        return harm_of_playing(table, seat, int(choice[1]), int(choice[-1]))


ANY_CARD: Final = PlayFromHand()
ANY_SPELL: Final = CastFromHand()


# Answers


def answer_barred(table: Front, seat: int, card: int, moment: Moment) -> Bar | None:
    """Why a card is not an answer to something.

    None ever, or what keeps it from being this one (DT-TIME-14).
    """
    bars = [text.bars_answer(table, card, seat, moment) for text in texts_of(table, card, BARS_ANSWER)]
    if not bars:
        return ONLY_ANSWERS
    return None if None in bars else bars[0]


def ways_to_answer(table: Front, seat: int, card: int, moment: Moment) -> list[Choice]:
    """An answer is played on what it answers."""
    choices: list[Choice] = []
    ways: OfHand = CastInAnswer(moment) if table.type(card) == "art" else AnswerFromHand(moment)
    ways.list_options_with(table, seat, card, choices)
    return choices


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerFromHand(OfHand):
    """A card of the hand answers something.

    It is played on what it answers.
    """

    kind = "play"
    fields = ("card", "target")
    rule = "DT-TIME-14"

    def __init__(self, moment: Moment) -> None:
        self.moment = moment

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        return answer_barred(table, seat, card, self.moment)

    def second(self, table: Front, seat: int, first: int) -> Sequence[int]:
        return (self.moment.card,)

    def second_barred(self, table: Front, seat: int, first: int, second: int) -> Bar | None:
        return price_barred(table, seat, first, second)

    def second_outside(self, table: Front, seat: int, first: int, second: int) -> Bar:
        return ANSWERS_OTHER

    def nothing_to_choose(self, table: Front, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return None if chosen else NO_CARD_NOW


@mypyc_attr(allow_interpreted_subclasses=True)
class CastInAnswer(CastFromHand):
    """A spell of the hand answers something.

    It is cast at what it answers.
    """

    rule = "DT-TIME-14"

    def __init__(self, moment: Moment) -> None:
        self.moment = moment

    def time_barred(self, table: Front, seat: int, card: int) -> Bar | None:
        return answer_barred(table, seat, card, self.moment)

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        bar = self.wrong_kind(table, first) or price_barred(table, seat, first, self.moment.card)
        return bar or spell_barred(table, first)

    def third(self, table: Front, seat: int, first: int, second: int) -> Sequence[int]:
        return (self.moment.card,)

    def third_outside(self, table: Front, seat: int, first: int, second: int, third: int) -> Bar:
        return ANSWERS_OTHER


def affected(table: Front, pending: Pending) -> int:
    """Who may react first.

    The player that a card affects, otherwise the first other one in turn order (DT-TIME-19).
    """
    player = table.control.get(pending.target, seat_in(pending.target))
    if player < 0:
        player = pending.moment.seat  # whose card it answers
    if player not in (NOBODY, pending.seat):
        return player
    others = [seat for seat in table.in_turn_order(table.active) if seat != pending.seat]
    return others[0] if others else pending.seat


def _timing(table: Front, seat: int, choice: Choice) -> Details:
    """When the card that a choice names first is played."""
    return (("timing", table.printed(int(choice[1])).timing),), ()


OTHER_TIME: Final = Bar("DT-TURN-02", "dt-why-other-time", details=_timing)
DEPLOYED_BY_ACTION: Final = Bar("DT-TURN-02", "dt-why-deployed-by-action")
IS_OUT: Final = Bar("", "dt-why-is-out")


def out_barred(table: Front, seat: int) -> Bar | None:
    """A player who is out of the game plays nothing more."""
    return IS_OUT if seat in table.out else None


def timings_now(table: Front, seat: int, moment: str) -> tuple[str, ...]:
    """The timings of cards that are played in a window.

    In an ANYTIME window, or in phase 5 of a duel ("combat").
    """
    if table.duels or table.active != seat:
        return ("anytime", "combat") if moment == "combat" else ("anytime",)
    timings = ("anytime", "combat", "own-turn") if moment == "combat" else ("anytime", "own-turn")
    return (*timings, "before-actions") if before_actions(table, seat) else timings
