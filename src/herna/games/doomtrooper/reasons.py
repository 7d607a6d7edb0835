"""What refusals are made of: a reason with its rule, what the fields of a choice name, and what several ask first."""

from __future__ import annotations

from herna.engine.decision import Reason
from herna.games.doomtrooper.rules.actions import duty, non_attack_left
from herna.games.doomtrooper.rules.cover import may_act
from herna.games.doomtrooper.rules.identity import away, imprisoned, in_play
from herna.games.doomtrooper.rules.permissions import forbidders
from herna.games.doomtrooper.rules.points import can_pay, most_payable
from herna.games.doomtrooper.table import AREAS, NONE, PLAYER, Front, area_in, seat_in
from herna.games.doomtrooper.texts import Bar

Reasons = tuple[Reason, ...]
Blockers = tuple[tuple[str, str | int], ...]

UNSAID = -1000  # of a choice that is only begun: this field was not pointed at yet
NO_SUCH = -1001  # there is no such thing
DUTIES = {
    "outpost": ("DT-TRANS-03", "dt-why-duty-outpost"),
    "separate": ("DT-TRANS-16", "dt-why-duty-separate"),
    "uncover": ("DT-COVER-04", "dt-why-duty-uncover"),
}


# What a warrior may not do, and that it may not because of another card.
BY_ANOTHER = {
    "dt-why-never-in-cover": "dt-why-never-in-cover-by",
    "dt-why-cannot-act": "dt-why-cannot-act-by",
    "dt-why-never-transfers": "dt-why-never-transfers-by",
    "dt-why-may-not-receive": "dt-why-may-not-receive-by",
    "dt-why-may-not-attack": "dt-why-may-not-attack-by",
    "dt-why-not-attacked": "dt-why-not-attacked-by",
    "dt-why-never-casts": "dt-why-never-casts-by",
}


def because(rule: str, key: str, blockers: Blockers = (), **about: str | int) -> Reasons:
    """One reason: its rule, its message, what stands in the way, and what the message speaks of."""
    return (Reason(rule, key, tuple(about.items()), blockers),)


def barred(bar: Bar | None, card: int, target: int = UNSAID) -> Reasons:
    """The condition of a card that keeps it from being played; a card of which it speaks stands in the way."""
    if bar is None:
        return ()
    about: dict[str, str | int] = {"card": card} if target == UNSAID else {"card": card, "target": target}
    about.update(bar.about)
    blockers = (("card", about["source"]),) if "source" in about else ()
    return (Reason(bar.rule, bar.key, tuple(about.items()), blockers),)


def forbidden(
    table: Front, rule: str, key: str, who: int, abilities: tuple[str, ...], other: int = NONE, **about: int
) -> Reasons:
    """A warrior may not do something: by its own card or, if another card says so, because of that one."""
    found = [card for ability in abilities for card in forbidders(table, who, ability, other) if card != who]
    if not found:
        return (Reason(rule, key, tuple(about.items())),)
    return (Reason(rule, BY_ANOTHER[key], (("source", found[0]), *about.items()), cards(found[:1])),)


def cards(found: list[int]) -> Blockers:
    """Cards that stand in the way."""
    return tuple(("card", card) for card in found)


# What fields name


def said(field: str | int, count: int) -> int:
    """The thing that a field of a choice names, of so many there are."""
    if field == "":
        return UNSAID
    return field if isinstance(field, int) and 0 <= field < count else NO_SUCH


def card_said(table: Front, field: str | int) -> int:
    return said(field, len(table.cards.faces))


def target_said(table: Front, field: str | int) -> int:
    """A card, an area, a player, or nothing (NONE)."""
    if not isinstance(field, int) or field >= 0:
        return card_said(table, field)
    known = field == NONE or (seat_in(field) in table.seats() and (area_in(field) == PLAYER or area_in(field) in AREAS))
    return field if known else NO_SUCH


# What is asked of many choices


def not_in_hand(table: Front, seat: int, card: int, rule: str) -> Reasons:
    if card == UNSAID:
        return because(rule, "dt-why-choose-card")
    if card == NO_SUCH:
        return because(rule, "dt-why-no-such-card")
    return () if card in table.hands[seat] else because(rule, "dt-why-not-in-hand", card=card)


def no_warrior(table: Front, card: int, rule: str) -> Reasons:
    """It is not a warrior on the table; what a card face down is does not matter."""
    if card == UNSAID:
        return because(rule, "dt-why-choose-warrior")
    if card not in table.lies or (card not in table.hidden and table.type(card) != "warrior"):
        return because(rule, "dt-why-no-warrior")
    return ()


def no_own_warrior(table: Front, seat: int, card: int, rule: str) -> Reasons:
    reasons = no_warrior(table, card, rule)
    if not reasons and table.control[card] != seat:
        reasons = because(rule, "dt-why-not-your-warrior", card=card)
    return reasons


def cannot_act(table: Front, warrior: int) -> Reasons:
    """DT-TARGET-02, DT-TARGET-05, DT-TARGET-06."""
    if may_act(table, warrior):
        return ()
    if imprisoned(table, warrior):
        return because("DT-TARGET-06", "dt-why-imprisoned", cards([table.prisoners[warrior]]), card=warrior)
    if away(table, warrior):
        return out_of_play(table, warrior)
    return forbidden(table, "DT-TARGET-05", "dt-why-cannot-act", warrior, ("act",), card=warrior)


def out_of_play(table: Front, card: int) -> Reasons:
    return because("DT-TARGET-02", "dt-why-out-of-play", card=card) if away(table, card) else ()


def too_few_actions(table: Front, seat: int, needs: int) -> Reasons:
    """So many actions that are no attacks: not after an attack, not before a duty, and as many as there are."""
    left = non_attack_left(table, seat)
    if left >= needs:
        return ()
    if table.gaining != seat and table.bound:
        return because("DT-ACT-11", "dt-why-bound-to-attack")
    return undone_duty(table, seat) or because("DT-ACT-05", "dt-why-too-few-actions", needs=needs, left=left)


def undone_duty(table: Front, seat: int) -> Reasons:
    """What the next COMMON action must do before anything else (G-30)."""
    due = "" if table.gaining == seat else duty(table, seat)
    return because(*DUTIES[due]) if due else ()


def too_few_destiny(table: Front, seat: int, rule: str, cost: int) -> Reasons:
    if can_pay(table, seat, cost):
        return ()
    return because(rule, "dt-why-too-few-destiny", cost=cost, has=most_payable(table, seat))


def open_copies(table: Front, key: str) -> list[int]:
    """Copies of a card that are openly in play; what lies hidden is never looked at (DT-PERS-02)."""
    found = [card for card in table.control if card not in table.hidden and in_play(table, card)]
    return [card for card in found if table.key(card) == key]
