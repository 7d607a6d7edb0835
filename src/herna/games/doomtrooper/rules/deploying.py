"""Deploying warriors, openly and into cover (DT-WAR, DT-COVER-15 to DT-COVER-27), and Personalities (DT-PERS)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.decision import Arguments, Ask
from herna.engine.deeds import Deed, InOrder
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.doomtrooper.deeds import DiscardOne, Pay, Paying
from herna.games.doomtrooper.printed import PRINTED, VALUE, Printed
from herna.games.doomtrooper.rules.actions import TakesActions, give_back, spend
from herna.games.doomtrooper.rules.attaching import entering_barred
from herna.games.doomtrooper.rules.cover import in_the_open, leave_cover, may_be_alone_in_cover
from herna.games.doomtrooper.rules.identity import IDENTITIES, identity, texts_in_play
from herna.games.doomtrooper.rules.permissions import forbidden
from herna.games.doomtrooper.rules.points import can_pay, lose_destiny, lose_promotion, pay
from herna.games.doomtrooper.rules.transfer import home_of, may_stand_there, standing_barred
from herna.games.doomtrooper.rules.values import cost_of
from herna.games.doomtrooper.rules.zones import (
    GRAVE,
    HAND,
    NOT_IN_HAND,
    as_cards,
    copy_in_play,
    equal_card,
    leave_table,
    pick_out,
    reveal,
    take_from,
)
from herna.games.doomtrooper.table import ASIDE, OUTPOST, Front, area_id
from herna.games.doomtrooper.texts import AFTER_DEPLOY, SILENT, permission, texts_of

INTO_COVER: Final = 3  # actions (DT-COVER-15)
NOBODY_IN_THE_OPEN: Final = Bar("DT-COVER-03", "dt-why-nobody-in-the-open")
# What a warrior that was deployed into cover could be, as everybody knows.
HIDDEN_KINDS: Final = frozenset(
    key for key, card in PRINTED.items() if card.type == "warrior" and "noncombatant" not in card.keywords
)
STAYS: Final = "stays"
LEFT: Final = "left"


def place_of(table: Front, seat: int, card: int) -> int:
    """The area into which a warrior is deployed, as a target (DT-WAR-01)."""
    return area_id(seat, home_of(IDENTITIES[table.key(card)]))


def may_deploy(table: Front, seat: int, card: int) -> bool:
    """Whether a warrior may be deployed openly."""
    return deploying_barred(table, seat, card) is None


def deploying_barred(table: Front, seat: int, card: int) -> Bar | None:
    """Why a card may not be deployed.

    A Personality that is openly in play may not be deployed again, nor a third tribe (DT-PERS-01, G-50).
    """
    bar = entering_barred(table, seat, card)
    if bar is not None:
        return bar
    who = IDENTITIES[table.key(card)]
    return standing_barred(table, seat, who) if home_of(who) == OUTPOST else None


def hiding_barred(table: Front, seat: int, card: int) -> Bar | None:
    """Why a card may not be deployed into cover.

    DT-COVER-15, DT-COVER-27, G-31, G-38.
    """
    if not in_the_open(table, seat) and not may_be_alone_in_cover(table, seat):
        return NOBODY_IN_THE_OPEN
    bar = entering_barred(table, seat, card)
    if bar is not None:
        return bar
    printed = table.printed(card)
    if printed.unique:
        own = [other for other in table.hidden if table.control[other] == seat and table.key(other) == printed.key]
        if own:
            return because("DT-PERS-01", "dt-why-you-hide-one", as_cards(own))
    if _never_hides(table, card, printed):
        return forbidden(table, "DT-COVER-27", "dt-why-never-in-cover", card, ("hide",))
    return None


def _never_hides(table: Front, card: int, printed: Printed) -> bool:
    """Whether a card in hand may never be deployed into cover.

    It may never be in cover, cannot seek it, or has no price that could be paid later.
    """
    words = printed.keywords
    if "noncombatant" in words or "vehicle" in words or VALUE in printed.struck:
        return True
    for ability in ("be-in-cover", "cover"):
        for text in texts_of(table, card, permission(ability)):
            if text.permits(table, card, card, ability, -1) < SILENT:
                return True
    banned = texts_in_play(table, permission("hide"))
    return any(text.permits(table, me, card, "hide", -1) < SILENT for me, text in banned)


def hide(play: Play[Front], seat: int, card: int) -> None:
    """A warrior is deployed into cover: face down, aside, not paid for.

    DT-COVER-17 to DT-COVER-21.
    """
    table = play.table
    card = pick_out(play, seat, card, shown=False)
    take_from(table, card)
    table.lay(card, seat, seat, ASIDE)
    table.hidden = (*table.hidden, card)
    table.covered |= {card}
    table.cards.narrow(card, HIDDEN_KINDS)
    play.tell(("hidden", seat, card), "DT-COVER-15")


IS_NO_WARRIOR: Final = Bar("DT-COVER-15", "dt-why-is-no-warrior")


class Hide(TakesActions):
    """DT-COVER-15: a warrior of the hand is deployed into cover."""

    kind = "hide"
    fields = ("card",)
    rule = "DT-COVER-15"
    needs = INTO_COVER

    def first(self, table: Front, seat: int) -> list[int]:
        return [card for card in table.cards.of_each_kind(table.hands[seat]) if table.type(card) == "warrior"]

    def first_barred(self, table: Front, seat: int, first: int) -> Bar | None:
        return hiding_barred(table, seat, first)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar | None:
        if first not in table.hands[seat]:
            return NOT_IN_HAND
        if table.type(first) != "warrior":
            return IS_NO_WARRIOR
        return hiding_barred(table, seat, first) or equal_card(table, first, table.hands[seat])

    def do(self, play: Play[Front], seat: int, card: int) -> None:
        spend(play, seat, INTO_COVER)
        hide(play, seat, card)


@dataclass(frozen=True, slots=True)
class Reveal(Paying):
    """A hidden warrior is revealed.

    Copies hidden before it count first, it is paid for or lost, it takes its place. DT-COVER-22 to DT-COVER-24,
    DT-PERS-02 to DT-PERS-08, G-35. Returns STAYS or LEFT.
    """

    warrior: int
    fits_there: bool = True  # on the Outpost, if it belongs there (G-50)

    def order(self) -> tuple[str, ...]:
        return (
            "copies_hidden_before_it_come_first",
            "it_is_turned_over",
            "it_is_paid_for",
            "it_is_noticed",
            "it_stays",
        )

    def copies_hidden_before_it_come_first(self, play: Play[Front]) -> Outcome:
        table = play.table
        if not table.printed(self.warrior).unique:
            return None
        key = table.key(self.warrior)
        for other in table.hidden[: table.hidden.index(self.warrior)]:
            if table.key(other) == key:
                return Call(Reveal(other), then="unless_a_copy_stays")
        return None

    def unless_a_copy_stays(self, play: Play[Front], value: Value) -> Outcome:
        """The one that stays has sent this one back (DT-PERS-06)."""
        return Return(LEFT) if value == STAYS else Repeat("copies_hidden_before_it_come_first")

    def it_is_turned_over(self, play: Play[Front]) -> Outcome:
        table, warrior = play.table, self.warrior
        if copy_in_play(table, table.key(warrior)) and table.printed(warrior).unique:
            leave_table(play, warrior, HAND)
            return Return(LEFT)
        who = identity(table, warrior)
        home = home_of(who)
        fits_there = home != OUTPOST or may_stand_there(table, table.control[warrior], who)
        reveal(play, warrior, home)
        return Go(replace(self, fits_there=fits_there))

    def it_is_paid_for(self, play: Play[Front]) -> Outcome:
        """What a player does not have is borrowed only if the player wants that.

        DT-CR-22.
        """
        table, warrior = play.table, self.warrior
        seat, cost = table.control[warrior], cost_of(table, warrior)
        if table.destiny[seat] >= cost:
            return self.pay(play, cost)
        if can_pay(table, seat, cost):
            about: Arguments = {"warrior": warrior, "amount": cost}
            return Ask(seat, "dt-borrow", (Pay(self), DiscardOne(self)), "DT-COVER-22", about)
        return self.pick(play, warrior)

    def price(self, table: Front) -> int:
        return cost_of(table, self.warrior)

    def candidates(self, table: Front) -> tuple[int, ...]:
        return (self.warrior,)

    def pay(self, play: Play[Front], amount: int) -> Outcome:
        pay(play, play.table.control[self.warrior], amount)
        if self.fits_there:
            self._other_copies_go_back(play)
            return None
        leave_table(play, self.warrior, GRAVE)  # G-50
        return Return(LEFT)

    def pick(self, play: Play[Front], warrior: int) -> Return:
        """All D are lost, and what is missing is taken from P (DT-COVER-23, DT-COVER-24)."""
        table = play.table
        seat = table.control[warrior]
        missing = cost_of(table, warrior) - table.destiny[seat]
        lose_destiny(play, seat, table.destiny[seat])
        lose_promotion(play, seat, missing)
        leave_table(play, warrior, GRAVE)
        return Return(LEFT)

    def it_is_noticed(self, play: Play[Front]) -> Outcome:
        """It has come into play just now, as if it had been deployed openly.

        G-35.
        """
        due = due_after_deploying(play, self.warrior)
        return None if due is None else Call(due)

    def it_stays(self, play: Play[Front]) -> Return:
        return Return(STAYS if self.warrior in play.table.control else LEFT)

    def _other_copies_go_back(self, play: Play[Front]) -> None:
        """Players who hid the same Personality later take it back to hand.

        Nothing was paid for it (DT-PERS-06).
        """
        table = play.table
        if table.printed(self.warrior).unique:
            for other in table.hidden:
                if table.key(other) == table.key(self.warrior):
                    leave_table(play, other, HAND)


@dataclass(frozen=True, slots=True)
class RevealCopies(Deed):
    """A Personality deployed openly reveals its hidden copies.

    The first hidden first (DT-PERS-02). Returns STAYS, if one of them is paid for and stays.
    """

    key: str

    def it_is_done(self, play: Play[Front]) -> Outcome:
        table = play.table
        for warrior in table.hidden:
            if table.key(warrior) == self.key:
                return Call(Reveal(warrior), then="unless_it_stays")
        return Return()

    def unless_it_stays(self, play: Play[Front], value: Value) -> Outcome:
        return Return(STAYS) if value == STAYS else Repeat("it_is_done")


def lost_if_revealed(table: Front, warrior: int) -> bool:
    """Whether a hidden warrior is discarded as soon as it leaves cover.

    It cannot be paid for (DT-COVER-23), or may not stand where it belongs (G-50).
    """
    seat, who = table.control[warrior], identity(table, warrior)
    if not can_pay(table, seat, cost_of(table, warrior)):
        return True
    return home_of(who) == OUTPOST and not may_stand_there(table, seat, who)


@dataclass(frozen=True, slots=True)
class OutOfHiding(Deed):
    """A hidden warrior leaves cover: it is revealed and paid for.

    A Personality too many goes back (G-38).
    """

    seat: int
    warrior: int
    spent: tuple[str, ...]  # the action that is given back then

    def it_is_done(self, play: Play[Front]) -> Call:
        return Call(Reveal(self.warrior), then="it_leaves_cover")

    def it_leaves_cover(self, play: Play[Front], value: Value) -> Outcome:
        if value == STAYS:
            leave_cover(play, self.warrior)
            return None
        if self.warrior in play.table.hands[self.seat]:
            give_back(play.table, self.seat, self.spent)
        return None


def due_after_deploying(play: Play[Front], warrior: int) -> Procedure | None:
    """What follows when a warrior has come into play."""
    table = play.table
    if table.type(warrior) != "warrior" or AFTER_DEPLOY not in table.answering:
        return None
    follows = [text.after_deploy(play, card, warrior) for card, text in texts_in_play(table, AFTER_DEPLOY)]
    due = tuple(procedure for procedure in follows if procedure is not None)
    return InOrder(due) if due else None


def hidden_copies(table: Front, key: str) -> bool:
    return any(table.key(warrior) == key for warrior in table.hidden)
