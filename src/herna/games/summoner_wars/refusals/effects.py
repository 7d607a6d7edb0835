"""Why an effect that is being resolved does not take that answer: its targets, its spaces, its prices (SW-TIME)."""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.engine.effects import Effect
from herna.engine.flow import Play
from herna.games.summoner_wars.grid import between
from herna.games.summoner_wars.refusals.attack import why_no_target
from herna.games.summoner_wars.refusals.things import (
    UNSAID,
    Reasons,
    because,
    card_said,
    cards_in_the_way,
    no_such_card,
    no_such_space,
    not_enough_magic,
    not_on_the_battlefield,
    occupied,
    space_said,
)
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import QUESTIONS


def why_not_this_answer(play: Play[Battlefield], seat: int, choice: Choice) -> Reasons:
    """Why what is asked now by an effect, an attack or a force is not answered so."""
    table, kind = play.table, choice[0]
    if kind == "attack":
        return _why_no_extra_attack(play, card_said(table, choice[1]), card_said(table, choice[2]))
    if kind == "force":
        return _why_not_forced(play, card_said(table, choice[1]), space_said(choice[2]))
    if kind == "to":
        return _why_not_there(play, space_said(choice[1]))
    if kind == "target":
        card = card_said(table, choice[1])
        return not_on_the_battlefield(table, card, "SW-TERM-15") or _what_the_text_says(play, "SW-TERM-15")
    if kind == "reroll":
        card = card_said(table, choice[1])
        return not_on_the_battlefield(table, card, "SW-ABIL-08") or because("SW-ABIL-08", "sw-why-no-reroll", card=card)
    if kind == "resolve":
        return because("SW-TIME-01", "sw-why-not-due")
    if kind == "pay_magic":
        return not_enough_magic(table, seat, 1) or _what_the_text_says(play, "SW-TIME-09")
    if kind == "pay_boost":
        return because("SW-BOOST-04", "sw-why-no-boost")
    if kind in ("decline", "done"):
        return because("SW-TIME-10", "sw-why-mandatory")
    card = card_said(table, choice[1]) if len(choice) > 1 else UNSAID
    return no_such_card(card) or _what_the_text_says(play, "SW-TIME-09")


def _what_the_text_says(play: Play[Battlefield], rule: str) -> Reasons:
    """The text of the effect that asks tells what it lets one choose."""
    procedure = play.procedure()
    effect = procedure.effect if isinstance(procedure, Effect) else ""
    if effect in QUESTIONS:
        return because(rule, "sw-why-text-does-not-allow", effect=effect, text=effect)
    return because(rule, "sw-why-another-question")


def _why_no_extra_attack(play: Play[Battlefield], unit: int, target: int) -> Reasons:
    """SW-ATK-18: only the units to which an extra attack was granted, on what they reach."""
    attacking = [option[1] for option in play.options() if option[0] == "attack"]
    if unit == UNSAID:
        return because("SW-ATK-18", "sw-why-choose-attacker")
    if unit not in attacking:
        return not_on_the_battlefield(play.table, unit, "SW-ATK-18") or because(
            "SW-ATK-18", "sw-why-no-extra-attack", unit=unit
        )
    return why_no_target(play.table, unit, target) or _what_the_text_says(play, "SW-ATK-18")


def _why_not_forced(play: Play[Battlefield], card: int, space: int) -> Reasons:
    """SW-FORCE-01, -04: the object that is forced, straight, over empty spaces, as far as the text says."""
    table = play.table
    forced = next(int(option[1]) for option in play.options() if option[0] == "force")
    if card not in (UNSAID, forced):
        return no_such_card(card) or because("SW-FORCE-01", "sw-why-not-forced", card=forced)
    reasons = no_such_space(space) or occupied(table, space, "SW-FORCE-01")
    if reasons:
        return reasons
    passed = between(table.place[forced], space)
    if passed is None:
        return because("SW-FORCE-01", "sw-why-not-straight", unit=forced, space=space)
    blocking = [table.board[other] for other in passed if table.board[other] >= 0]
    return because("SW-FORCE-04", "sw-why-not-so-far", cards_in_the_way(blocking), card=forced, space=space)


def _why_not_there(play: Play[Battlefield], space: int) -> Reasons:
    taken = no_such_space(space) or occupied(play.table, space, "SW-COMP-03")
    return taken or _what_the_text_says(play, "SW-TIME-09")
