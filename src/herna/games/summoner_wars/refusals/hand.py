"""Why a card of the hand is not summoned, built, played or discarded (SW-SUM, SW-BUILD, SW-EVT, SW-MAG)."""

from __future__ import annotations

from herna.games.summoner_wars.refusals.things import (
    UNSAID,
    Reasons,
    because,
    no_such_space,
    not_enough_magic,
    not_in_hand,
    not_in_this_phase,
    occupied,
)
from herna.games.summoner_wars.rules.summoning import (
    spaces_at_gates,
    spaces_to_build,
    spaces_to_summon,
    summons_in_any_phase,
)
from herna.games.summoner_wars.rules.values import is_gate
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import QUESTIONS, speaking


def why_no_summon(table: Battlefield, seat: int, phase: str, card: int, space: int) -> Reasons:
    """Why a card is not summoned onto that space."""
    reasons = not_in_hand(table, seat, card, "SW-SUM-02")
    if not reasons and card >= 0 and not table.is_unit(card):
        reasons = _what_it_is(table, card)
    if not reasons and not summons_in_any_phase(table, seat):
        reasons = not_in_this_phase(phase, "summon", "SW-SUM-08")
    if not reasons and card >= 0:
        reasons = not_enough_magic(table, seat, table.printed(card).cost)
    return reasons or _why_not_summoned_there(table, seat, card, space)


def _why_not_summoned_there(table: Battlefield, seat: int, card: int, space: int) -> Reasons:
    for key in _texts_on(table, card, "summoned_only_by"):
        return because("SW-TIME-12", "sw-why-text-does-not-allow", effect=key, text=key)
    taken = occupied(table, space, "SW-SUM-03") if space >= 0 else no_such_space(space)
    if taken:
        return taken
    at_gates = spaces_at_gates(table, seat)
    if card == UNSAID and (space == UNSAID or space in at_gates):
        return because("SW-SUM-02", "sw-why-no-card")
    elsewhere = [key for source, key in speaking(table, "summon_spaces") if table.control[source] == seat]
    elsewhere = [*_texts_on(table, card, "own_summon_spaces"), *elsewhere] if card >= 0 else []
    if elsewhere:
        somewhere = spaces_to_summon(table, seat, card, at_gates)
        why = "sw-why-neither-gate-nor-text" if somewhere else "sw-why-no-room-anywhere"
        return because("SW-SUM-05", why, card=card, effect=elsewhere[0], text=elsewhere[0])
    if not any(is_gate(table, other) for other in table.objects(seat)):
        return because("SW-SUM-03", "sw-why-no-gates")
    if not at_gates:
        return because("SW-SUM-05", "sw-why-no-room-at-gates")
    return because("SW-SUM-03", "sw-why-no-gate", space=space)


def _texts_on(table: Battlefield, card: int, question: str) -> list[str]:
    """The abilities of a card in hand that have something to say to a question."""
    return [key for key in table.printed(card).abilities if question in QUESTIONS[key]] if card >= 0 else []


def why_not_built(table: Battlefield, seat: int, phase: str, card: int, space: int) -> Reasons:
    """Why a card is not built on that space."""
    reasons = not_in_hand(table, seat, card, "SW-BUILD-02")
    if not reasons and card >= 0 and not table.printed(card).structure():
        reasons = _what_it_is(table, card)
    reasons = reasons or not_in_this_phase(phase, "build", "SW-BUILD-01")
    if not reasons and card >= 0:
        reasons = not_enough_magic(table, seat, table.printed(card).cost)
    reasons = reasons or (occupied(table, space, "SW-BUILD-03") if space >= 0 else no_such_space(space))
    if reasons:
        return reasons
    spaces = spaces_to_build(table, seat)
    if not spaces:
        return because("SW-BUILD-03", "sw-why-no-room-to-build")
    if space >= 0 and space not in spaces:
        return because("SW-BUILD-03", "sw-why-no-building-ground", space=space)
    return because("SW-BUILD-02", "sw-why-no-card")


def why_not_played(table: Battlefield, seat: int, phase: str, card: int) -> Reasons:
    """Why an event is not played now."""
    reasons = not_in_hand(table, seat, card, "SW-EVT-02")
    if reasons or card == UNSAID:
        return reasons or because("SW-EVT-02", "sw-why-no-card")
    printed = table.printed(card)
    if not printed.event() or printed.structure():
        return _what_it_is(table, card)
    if printed.phase != phase:
        return because("SW-EVT-01", "sw-why-event-phase", card=card, phase=printed.phase, now=phase)
    no_targets = because("SW-TERM-15", "sw-why-no-targets", card=card, text=printed.key)
    return not_enough_magic(table, seat, printed.cost) or no_targets


def why_not_discarded(table: Battlefield, seat: int, phase: str, card: int) -> Reasons:
    """Why a card is not discarded for magic."""
    reasons = not_in_hand(table, seat, card, "SW-MAG-01") or not_in_this_phase(phase, "magic", "SW-MAG-01")
    return reasons or because("SW-MAG-01", "sw-why-no-card")


def _what_it_is(table: Battlefield, card: int) -> Reasons:
    """A card of another class: events are played, units summoned, structures built, each in its phase."""
    printed = table.printed(card)
    if printed.structure() and printed.unit():
        return because("SW-BUILD-06", "sw-why-is-unit-and-structure", card=card)
    if printed.structure():
        return because("SW-BUILD-04", "sw-why-is-structure", card=card)
    if printed.event():
        return because("SW-EVT-01", "sw-why-is-event", card=card, phase=printed.phase)
    return because("SW-SUM-01", "sw-why-is-unit", card=card)
