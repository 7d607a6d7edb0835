"""What refusals are made of: a reason, and the thing that a field of a choice names."""

from __future__ import annotations

from herna.engine.decision import Reason
from herna.games.aeons_end.table import GONE, NOBODY, OPEN, Siege

Reasons = tuple[Reason, ...]
Blockers = tuple[tuple[str, str | int], ...]

UNSAID = -1  # of a choice that is only begun: this field was not pointed at yet
NO_SUCH = -2  # there is nothing with that number


def because(rule: str, key: str, blockers: Blockers = (), **about: str | int) -> Reasons:
    """One reason: its rule, its message, what stands in the way, and what the message speaks of."""
    return (Reason(rule, key, tuple(about.items()), blockers),)


def said(field: str | int, count: int) -> int:
    """The thing that a field of a choice names, of `count` things."""
    if field == "":
        return UNSAID
    return field if isinstance(field, int) and 0 <= field < count else NO_SUCH


def card_said(table: Siege, field: str | int) -> int:
    return said(field, len(table.cards.faces))


def breach_said(table: Siege, field: str | int) -> int:
    return said(field, 4 * len(table.mages))


def seat_said(table: Siege, field: str | int) -> int:
    return said(field, len(table.mages))


def not_in_hand(table: Siege, seat: int, card: int, rule: str) -> Reasons:
    if card == UNSAID:
        return because(rule, "ae-why-choose-card")
    if card == NO_SUCH:
        return because(rule, "ae-why-no-such-card")
    return () if card in table.hands[seat] else because(rule, "ae-why-not-in-hand", card=card)


def twin_is_offered(table: Siege, card: int, pile: tuple[int, ...], rule: str) -> Reasons:
    """Equal cards are one choice: the first of them."""
    first = next(other for other in pile if table.key(other) == table.key(card))
    return because(rule, "ae-why-equal-card", (("card", first),), card=card) if first != card else ()


def not_an_own_breach(table: Siege, seat: int, breach: int, rule: str) -> Reasons:
    if breach == UNSAID:
        return ()
    if breach == NO_SUCH:
        return because("AE-BREACH-01", "ae-why-no-such-breach")
    if breach // 4 != seat:
        return because(rule, "ae-why-not-your-breach", breach=breach, seat=breach // 4)
    if table.breaches[seat][breach % 4] == GONE:
        return because("AE-BREACH-11", "ae-why-breach-gone", breach=breach)
    return ()


def not_an_own_closed_breach(table: Siege, seat: int, breach: int) -> Reasons:
    if breach == UNSAID:
        return because("AE-BREACH-08", "ae-why-choose-breach-to-turn")
    reasons = not_an_own_breach(table, seat, breach, "AE-BREACH-12")
    if not reasons and table.breaches[seat][breach % 4] == OPEN:
        reasons = because("AE-BREACH-07", "ae-why-breach-open", breach=breach)
    return reasons


def not_prepped(table: Siege, card: int, rule: str) -> Reasons:
    if card == UNSAID:
        return because(rule, "ae-why-choose-spell")
    if card == NO_SUCH:
        return because(rule, "ae-why-no-such-card")
    return () if table.where(card)[0] != NOBODY else because(rule, "ae-why-not-prepped", card=card)


def not_an_own_spell(table: Siege, seat: int, card: int, rule: str) -> Reasons:
    reasons = not_prepped(table, card, rule)
    if reasons:
        return reasons
    owner, _ = table.where(card)
    return () if owner == seat else because(rule, "ae-why-not-your-spell", card=card, seat=owner)
