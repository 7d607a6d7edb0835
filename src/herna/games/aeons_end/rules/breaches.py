"""Focusing and opening breaches, and the spells prepped at them (AE-BREACH, AE-PREP)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Details, Harm, because
from herna.engine.cards import EVERYONE
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import Answer
from herna.engine.flow import Outcome, Play
from herna.games.aeons_end.deeds import D, PlayerDeed, comes_first, group_ask
from herna.games.aeons_end.printed import BREACHES
from herna.games.aeons_end.rules.aether import NOT_ENOUGH_AETHER, price
from herna.games.aeons_end.rules.hand import IS_CORRUPTION, HandCard, discard
from herna.games.aeons_end.table import GONE, NEXT_FOCUS, NOBODY, OPEN, TWO_SPELLS, Siege, without
from herna.games.aeons_end.texts import PLAYER_CARDS

UP: Final = 3  # the position in which a breach can only be opened


def breach_id(seat: int, breach: int) -> int:
    """A breach as choices name it: 4 for each seat."""
    return 4 * seat + breach


def closed_breaches(table: Siege, seat: int) -> list[int]:
    """A player's closed breaches, as choices name them."""
    breach, closed = 4 * seat, []
    for state in table.breaches[seat]:
        if GONE < state < OPEN:
            closed.append(breach)
        breach += 1
    return closed


# Focusing and opening


def focus_breach(play: Play[Siege], seat: int, breach: int) -> None:
    """AE-BREACH-03: a quarter turn; from the last position an effect opens the breach (AE-BREACH-13).

    The focus or opening of the player's own breach uses up a cost reduction (AE-BREACH-15, AE-GAP-21).
    """
    table = play.table
    state = table.breaches[seat][breach]
    table.set_breach(seat, breach, state + 1)
    if seat == table.active:
        table.end_lasting(NEXT_FOCUS)
        table.focused = (*table.focused, breach)
    if state < UP:
        play.tell(("focused", seat, breach_id(seat, breach)), "AE-BREACH-03")
    else:
        play.tell(("opened", seat, breach_id(seat, breach)), "AE-BREACH-13")


def open_breach(play: Play[Siege], seat: int, breach: int) -> None:
    """AE-BREACH-06: for good (AE-BREACH-07)."""
    play.table.set_breach(seat, breach, OPEN)
    play.table.end_lasting(NEXT_FOCUS)
    play.tell(("opened", seat, breach_id(seat, breach)), "AE-BREACH-06")


def not_own_breach(table: Siege, seat: int, breach: int, rule: str) -> Bar | None:
    """Why a breach is not one that a player has."""
    if breach // 4 != seat:
        return because(rule, "ae-why-not-your-breach", breach=breach, seat=breach // 4)
    if table.breaches[seat][breach % 4] == GONE:
        return because("AE-BREACH-11", "ae-why-breach-gone", breach=breach)
    return None


def not_closed(table: Siege, seat: int, breach: int) -> Bar:
    """Why a breach is not one of a player's closed breaches."""
    return not_own_breach(table, seat, breach, "AE-BREACH-12") or because(
        "AE-BREACH-07", "ae-why-breach-open", breach=breach
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnBreach(Activity[Siege]):
    """One of the player's closed breaches is turned for aether."""

    fields = ("breach",)
    phase = "main"
    choose = ("ae-why-choose-breach-to-turn",)

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return closed_breaches(table, seat)

    def first_outside(self, table: Siege, seat: int, breach: int) -> Bar:
        return not_closed(table, seat, breach)


def _focus_price(table: Siege, seat: int, choice: Choice) -> Details:
    return price(table, table.focus_cost(int(choice[1]) % 4))


def _open_price(table: Siege, seat: int, choice: Choice) -> Details:
    return price(table, table.open_cost(seat, int(choice[1]) % 4))


FOCUS_UNPAID: Final = Bar("AE-BREACH-03", NOT_ENOUGH_AETHER, details=_focus_price)
OPENING_UNPAID: Final = Bar("AE-BREACH-06", NOT_ENOUGH_AETHER, details=_open_price)
POINTS_UP: Final = Bar("AE-BREACH-05", "ae-why-breach-points-up", details=_open_price)


class FocusBreach(TurnBreach):
    """AE-BREACH-03: a quarter turn, unless only opening is left (AE-BREACH-05)."""

    kind = "focus"
    rule = "AE-BREACH-08"

    def first_barred(self, table: Siege, seat: int, breach: int) -> Bar | None:
        if table.breaches[seat][breach % 4] == UP:
            return POINTS_UP
        return None if table.focus_cost(breach % 4) <= table.aether else FOCUS_UNPAID

    def do(self, play: Play[Siege], seat: int, breach: int) -> None:
        play.table.aether -= play.table.focus_cost(breach % 4)
        focus_breach(play, seat, breach % 4)


class OpenBreach(TurnBreach):
    """AE-BREACH-06: a breach is opened for good."""

    kind = "open"
    rule = "AE-BREACH-08"

    def first_barred(self, table: Siege, seat: int, breach: int) -> Bar | None:
        return None if table.open_cost(seat, breach % 4) <= table.aether else OPENING_UNPAID

    def do(self, play: Play[Siege], seat: int, breach: int) -> None:
        play.table.aether -= play.table.open_cost(seat, breach % 4)
        open_breach(play, seat, breach % 4)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickBreach(Answer[Siege, D]):
    """Which breach an effect is about."""

    kind = "pick_breach"
    fields = ("any_breach",)
    choose = ("ae-why-choose-any-breach",)
    meanwhile = comes_first("pick_breach")


@dataclass(frozen=True, slots=True)
class Focuses(PlayerDeed):
    """A player focuses one of their closed breaches for nothing."""

    seat: int = NOBODY

    def how_much(self, table: Siege, seat: int) -> int:
        return int(bool(table.closed(seat)))

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        closed = play.table.closed(self.seat)
        if len(closed) > 1:
            return Ask(self.seat, "ae-choose-breach-focused", (FocusFree(self),), "AE-BREACH-13")
        if closed:
            focus_breach(play, self.seat, closed[0])
        return None


class FocusFree(PickBreach[Focuses]):
    """Which of the player's closed breaches is focused for nothing."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return closed_breaches(table, seat)

    def first_outside(self, table: Siege, seat: int, breach: int) -> Bar:
        return not_closed(table, seat, breach)

    def do(self, play: Play[Siege], seat: int, breach: int) -> None:
        focus_breach(play, seat, breach % 4)


def bonus_of(table: Siege, seat: int, breach: int) -> int:
    """AE-CAST-09, AE-CAST-10: the damage that an open breach adds."""
    return BREACHES[breach].bonus if table.breaches[seat][breach] == OPEN else 0


def adjacent_breaches(table: Siege, seat: int, breach: int) -> list[int]:
    """AE-BREACH-10, AE-BREACH-11: neighbouring numbers, if they are there."""
    return [other for other in (breach - 1, breach + 1) if 0 <= other < 4 and table.breaches[seat][other] != GONE]


# Prepping


def prep_spell(play: Play[Siege], seat: int, spell: int, breach: int) -> None:
    """AE-PREP-02: it costs nothing."""
    table = play.table
    table.hands[seat] = without(table.hands[seat], spell)
    table.set_spells(seat, breach, (*table.prepped[seat][breach], spell))
    table.newly_prepped = (*table.newly_prepped, spell)
    table.cards.show(spell, EVERYONE)
    play.tell(("prepped", seat, spell, breach_id(seat, breach), play.table.key(spell)), "AE-PREP-01")


def _spells_there(table: Siege, seat: int, choice: Choice) -> Details:
    spells = table.prepped[seat][int(choice[2]) % 4]
    return (("card", spells[0]),), tuple(("card", spell) for spell in spells)


IS_NO_SPELL: Final = Bar("AE-MAIN-03", "ae-why-is-no-spell")
NO_SPELL_IN_HAND: Final = Bar("AE-PREP-01", "ae-why-no-spell-in-hand")
BREACH_FULL: Final = Bar("AE-PREP-03", "ae-why-breach-full", details=_spells_there)
BREACH_FULL_WITH_TWO: Final = Bar("AE-PREP-08", "ae-why-breach-full", details=_spells_there)
BREACH_CLOSED: Final = Bar("AE-PREP-01", "ae-why-breach-closed")


class PrepSpell(HandCard):
    """AE-PREP-01: prep a spell at a free breach, open or focused this turn."""

    kind = "prep"
    fields = ("card", "breach")
    rule = "AE-PREP-01"
    phase = "main"
    choose = ("ae-why-choose-spell-of-hand", "ae-why-choose-breach")

    def first_barred(self, table: Siege, seat: int, card: int) -> Bar | None:
        type = table.printed(card).type
        if type == "spell":
            return None
        return IS_CORRUPTION if type == "corruption" else IS_NO_SPELL

    def second(self, table: Siege, seat: int, card: int) -> Sequence[int]:
        at_closed = PLAYER_CARDS[table.key(card)].at_any_closed_breach()
        breaches = []
        for breach, state in enumerate(table.breaches[seat]):
            if state == OPEN or (state != GONE and (at_closed or breach in table.focused)):
                breaches.append(4 * seat + breach)
        return breaches

    def second_barred(self, table: Siege, seat: int, card: int, breach: int) -> Bar | None:
        """AE-PREP-03: one spell at a breach; two at an open one by Kadir (AE-PREP-08)."""
        spells = table.prepped[seat][breach % 4]
        if not spells:
            return None
        if not table.lasts(TWO_SPELLS) or table.breaches[seat][breach % 4] != OPEN:
            return BREACH_FULL
        return BREACH_FULL_WITH_TWO if len(spells) > 1 else None

    def second_outside(self, table: Siege, seat: int, card: int, breach: int) -> Bar:
        return not_own_breach(table, seat, breach, "AE-PREP-04") or BREACH_CLOSED

    def nothing_to_choose(self, table: Siege, seat: int, chosen: tuple[str | int, ...]) -> Bar:
        spells = [int(card) for card in chosen or table.hands[seat] if table.type(int(card)) == "spell"]
        if not spells:
            return NO_SPELL_IN_HAND
        if PLAYER_CARDS[table.key(spells[0])].at_any_closed_breach():
            return because("AE-PREP-03", "ae-why-every-breach-full", card=spells[0])
        return because("AE-PREP-01", "ae-why-no-breach-takes-it", card=spells[0])

    def do(self, play: Play[Siege], seat: int, card: int, breach: int) -> None:
        prep_spell(play, seat, card, breach % 4)


# Prepped spells that are chosen


def not_own_spell(table: Siege, seat: int, spell: int) -> Bar:
    """Why a card is not one of a player's prepped spells."""
    owner, _ = table.where(spell)
    if owner == NOBODY:
        return because("", "ae-why-not-prepped", card=spell)
    return because("", "ae-why-not-your-spell", card=spell, seat=owner)


def spells_of(table: Siege, owner: int) -> list[int]:
    """A player's prepped spells, or those of all players."""
    return table.spells(owner) if owner != NOBODY else [spell for seat in table.seats() for spell in table.spells(seat)]


def spell_barred(table: Siege, spell: int, owner: int, least: int, costliest: bool) -> Bar | None:
    """Why a prepped spell is not meant.

    It costs too little, or another one costs more (AE-AMBIG-02).
    """
    cost = table.cost(spell)
    if cost < least:
        return because("", "ae-why-too-cheap", card=spell, cost=cost, least=least)
    if costliest:
        most = max([table.cost(other) for other in spells_of(table, owner)])
        if cost < most:
            return because("AE-AMBIG-02", "ae-why-not-costliest", card=spell, cost=cost, most=most)
    return None


def spells_meant(table: Siege, owner: int, least: int = 0, costliest: bool = False) -> list[int]:
    """The prepped spells of a player, or of all, that are meant."""
    spells = spells_of(table, owner)
    return [spell for spell in spells if spell_barred(table, spell, owner, least, costliest) is None]


@mypyc_attr(allow_interpreted_subclasses=True)
class PickPrepped(Activity[Siege]):
    """Which prepped spell of a player, or of all, an effect is about."""

    kind = "pick_card"
    fields = ("found",)
    choose = ("ae-why-choose-spell",)
    meanwhile = comes_first("pick_prepped")

    def __init__(self, owner: int, least: int = 0, costliest: bool = False) -> None:
        self.owner = owner
        self.least = least
        self.costliest = costliest

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return spells_of(table, self.owner)

    def first_barred(self, table: Siege, seat: int, spell: int) -> Bar | None:
        return spell_barred(table, spell, self.owner, self.least, self.costliest)

    def first_outside(self, table: Siege, seat: int, spell: int) -> Bar:
        owner, _ = table.where(spell)
        if owner == NOBODY:
            return because("", "ae-why-not-prepped", card=spell)
        return because("", "ae-why-spells-of-another", card=spell, seat=owner, whose=self.owner)


def discard_prepped(play: Play[Siege], spell: int) -> None:
    """AE-PREP-10: a prepped spell goes to its owner's discard pile."""
    seat, _ = play.table.unprep(spell)
    discard(play, seat, spell, "AE-PREP-10")


@dataclass(frozen=True, slots=True)
class DiscardsPrepped(PlayerDeed):
    """A player discards one prepped spell of their choice.

    Any that costs at least `least`, or the costliest.
    """

    least: int = 0
    costliest: bool = False
    seat: int = NOBODY

    def how_much(self, table: Siege, seat: int) -> int:
        return int(bool(spells_meant(table, seat, self.least, self.costliest)))

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        spells = spells_meant(play.table, self.seat, self.least, self.costliest)
        if not spells:
            return None
        if len(spells) == 1:
            discard_prepped(play, spells[0])
            return None
        offer = (DiscardSpell(self.seat, self.least, self.costliest),)
        if self.costliest:  # the card says which, so the players choose among equals
            return group_ask(play.table, "ae-choose-prepped-discarded", offer, "AE-AMBIG-02")
        return Ask(self.seat, "ae-choose-prepped-discarded", offer, "AE-NEM-13")


class DiscardSpell(PickPrepped):
    """Which prepped spell is discarded."""

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Siege], seat: int, spell: int) -> None:
        discard_prepped(play, spell)
