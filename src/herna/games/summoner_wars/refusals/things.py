"""The things that a refused choice names: whether there are such, where they lie, and whose they are.

Each question here has no answer where nothing stands in the way, so that answers are put together with `or`: the first
rule that forbids the choice is the one that is told. What a seat does not see is never looked at.
"""

from __future__ import annotations

from herna.engine.decision import Choice, Reason
from herna.games.summoner_wars.grid import SPACES
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import QUESTIONS

Reasons = tuple[Reason, ...]
Blockers = tuple[tuple[str, str | int], ...]

UNSAID = -1  # of a choice that is only begun: this field was not pointed at yet
NO_SUCH = -2  # there is nothing with that number


def because(rule: str, key: str, blockers: Blockers = (), **about: str | int) -> Reasons:
    """One reason: its rule, its message, what stands in the way, and what the message speaks of."""
    return (Reason(rule, key, tuple(about.items()), blockers),)


def card_said(table: Battlefield, field: str | int) -> int:
    """The card that a field of a choice names."""
    return _said(field, len(table.place))


def card_chosen(choice: Choice, kind: str) -> int:
    """The card that a choice of a kind names; NO_SUCH if it is of another kind or names none."""
    return choice[1] if choice[0] == kind and isinstance(choice[1], int) else NO_SUCH


def space_said(field: str | int) -> int:
    """The space that a field of a choice names."""
    return _said(field, SPACES)


def _said(field: str | int, count: int) -> int:
    if field == "":
        return UNSAID
    return field if isinstance(field, int) and 0 <= field < count else NO_SUCH


def cards_in_the_way(cards: list[int]) -> Blockers:
    return tuple(("card", card) for card in cards)


def no_such_card(card: int) -> Reasons:
    return because("SW-TERM-20", "sw-why-no-such-card") if card == NO_SUCH else ()


def no_such_space(space: int) -> Reasons:
    return because("SW-COMP-04", "sw-why-no-such-space") if space == NO_SUCH else ()


def no_such_ability(effect: str | int) -> Reasons:
    return () if effect == "" or effect in QUESTIONS else because("SW-ABIL-01", "sw-why-no-such-ability")


def occupied(table: Battlefield, space: int, rule: str) -> Reasons:
    """SW-COMP-03: a space holds one object."""
    other = table.board[space]
    if other < 0:
        return ()
    return because(rule, "sw-why-occupied", cards_in_the_way([other]), space=space, blocker=other)


def not_on_the_battlefield(table: Battlefield, card: int, rule: str) -> Reasons:
    """A card in a hand or a pile, or none at all, is no object (SW-TERM-04)."""
    if card == NO_SUCH:
        return no_such_card(card)
    return () if card == UNSAID or table.on_board(card) else because(rule, "sw-why-not-on-battlefield", card=card)


def not_an_own_object(table: Battlefield, seat: int, card: int, rule: str, key: str) -> Reasons:
    """SW-CTRL-05: only what one controls does what one wants."""
    enemy = card >= 0 and table.on_board(card) and table.enemy(card, seat)
    return not_on_the_battlefield(table, card, rule) or (because(rule, key, unit=card) if enemy else ())


def frozen(table: Battlefield, unit: int) -> Reasons:
    """What is frozen does nothing: cards come before the general rules."""
    return because("SW-TIME-12", "sw-why-frozen", unit=unit) if unit in table.frozen else ()


def not_in_hand(table: Battlefield, seat: int, card: int, rule: str) -> Reasons:
    """Cards are summoned, built, played and discarded from the own hand."""
    if card == NO_SUCH:
        return no_such_card(card)
    return () if card == UNSAID or card in table.hands[seat] else because(rule, "sw-why-not-in-hand", card=card)


def not_enough_magic(table: Battlefield, seat: int, cost: int) -> Reasons:
    """SW-MAG-05: a cost is paid in full or not at all."""
    has = table.magic[seat]
    return because("SW-MAG-05", "sw-why-not-enough-magic", cost=cost, has=has) if cost > has else ()


def not_in_this_phase(now: str, phase: str, rule: str) -> Reasons:
    """SW-TURN-02: each activity has its phase."""
    return () if now == phase else because(rule, "sw-why-phase", phase=phase, now=now)
