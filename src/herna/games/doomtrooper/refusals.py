"""Why not: the first rule that forbids a choice, with its numbers; asked apart from play.

The order is that in which players look it up: which thing and whose, what it is and where, for which price. A choice
that is only begun has empty fields: then it is told what is still to be chosen. What a seat does not see, such as who
lies hidden in cover, is never looked at.
"""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.doomtrooper.reasons import (
    NO_SUCH,
    UNSAID,
    Reasons,
    because,
    cannot_act,
    card_said,
    cards,
    forbidden,
    no_own_warrior,
    not_in_hand,
    open_copies,
    target_said,
    too_few_actions,
    undone_duty,
)
from herna.games.doomtrooper.refused_attacks import in_attack, why_no_sabotage, why_not_declared, why_not_wielded
from herna.games.doomtrooper.refused_cards import (
    ACTION,
    NO_MOMENT,
    REACTION,
    why_not_cast,
    why_not_played,
    why_not_used,
)
from herna.games.doomtrooper.refused_targets import not_standing_there
from herna.games.doomtrooper.rules.actions import duty, non_attack_left
from herna.games.doomtrooper.rules.attacking import can_attack
from herna.games.doomtrooper.rules.cover import in_the_open, may_be_alone_in_cover, never_in_cover
from herna.games.doomtrooper.rules.deploying import INTO_COVER, may_hide
from herna.games.doomtrooper.rules.duel import Attack
from herna.games.doomtrooper.rules.fighters import Arming
from herna.games.doomtrooper.rules.identity import TRIBAL, identity, keeps_condition
from herna.games.doomtrooper.rules.permissions import granted, may
from herna.games.doomtrooper.rules.playing import Anytime, React
from herna.games.doomtrooper.rules.scoring import Award
from herna.games.doomtrooper.rules.transfer import on_outpost, transfer_cost
from herna.games.doomtrooper.rules.values import in_vehicle
from herna.games.doomtrooper.rules.vehicles import is_vehicle
from herna.games.doomtrooper.table import NONE, OUTPOST, Front, area_id
from herna.games.doomtrooper.tournament import Sideboarding
from herna.games.doomtrooper.turn import HAND, Actions, Turn, fulfils

PLAYS = ("play_card", "cast", "use")
SEEKING_COVER, HIDING = ("be-in-cover", "cover"), ("hide",)  # what keeps a warrior on the table, or in hand, from cover
# What is still to be chosen, by the field of the choice.
STILL_TO_CHOOSE = {
    "card": "dt-why-choose-card",
    "kind": "dt-why-choose-card",
    "target": "dt-why-choose-target",
    "caster": "dt-why-choose-caster",
    "ability": "dt-why-choose-ability",
    "warrior": "dt-why-choose-warrior",
    "attacker": "dt-why-choose-warrior",
    "defender": "dt-why-choose-warrior",
    "saboteur": "dt-why-choose-warrior",
    "victim": "dt-why-choose-player",
    "player": "dt-why-choose-player",
    "tactic": "dt-why-choose-tactic",
    "zone": "dt-why-choose-warzone",
    "weapon": "dt-why-choose-weapon",
    "vehicle": "dt-why-choose-vehicle",
    "amount": "dt-why-choose-amount",
    "destiny": "dt-why-choose-amount",
    "promotion": "dt-why-choose-amount",
    "word": "dt-why-choose-word",
    "effect": "dt-why-choose-word",
    "source": "dt-why-choose-card",
    "where": "dt-why-choose-pile",
}
ABOUT_THE_CARD = ("target", "caster")  # fields whose message names the card that is played
ASKED_IN_ATTACK = {"dt-attack": "attack", "dt-tactic": "tactic", "dt-warzone": "defend_from"}
ANY_QUESTION = "DT-TIME-11"  # things are resolved one after another: the rule where a question has none of its own


def why_not(play: Play[Front], choice: Choice) -> Reasons:
    """Why a choice is not offered to the seat that is asked."""
    asking, table = play.procedure(), play.table
    assert play.ask is not None
    reasons = _only_begun(play, choice)
    if reasons:
        return reasons
    if isinstance(asking, Actions):
        reasons = _in_actions(table, asking.seat, choice)
    elif isinstance(asking, Anytime):
        reasons = _in_a_window(table, asking, choice)
    elif isinstance(asking, React):
        reasons = _in_reaction(table, asking, choice)
    elif isinstance(asking, Attack) and choice[0] == ASKED_IN_ATTACK.get(play.ask.prompt):
        reasons = in_attack(table, asking, choice)
    elif isinstance(asking, Arming):
        reasons = why_not_wielded(table, card_said(table, choice[1])) if choice[0] == "wield" else ()
    elif isinstance(asking, Award):
        reasons = because("DT-DUEL-41", "dt-why-split", points=asking.points) if choice[0] == "split" else ()
    elif isinstance(asking, Turn):
        reasons = _in_discard(table, asking.seat, choice)
    elif isinstance(asking, Sideboarding):
        reasons = _in_sideboarding(asking, choice)
    if reasons:
        return reasons
    asked = hasattr(asking, str(choice[0])) and not isinstance(asking, Attack)
    return because(play.ask.rule or ANY_QUESTION, "dt-why-not-this-answer" if asked else "dt-why-another-question")


def _only_begun(play: Play[Front], choice: Choice) -> Reasons:
    """What is still to be chosen, if a choice that is offered begins like this."""
    empty = [at for at, field in enumerate(choice) if field == ""]
    if not empty or not any(_begins_like(option, choice) for option in play.options()):
        return ()
    field = play.game.choices[str(choice[0])][empty[0] - 1]
    key = "dt-why-choose-use" if choice[0] == "use" and field == "target" else STILL_TO_CHOOSE[field]
    assert play.ask is not None
    rule = play.ask.rule or ANY_QUESTION
    if field not in ABOUT_THE_CARD or choice[1] == "":
        return because(rule, key)
    return because(rule, key, card=choice[1])


def _begins_like(option: Choice, choice: Choice) -> bool:
    return len(option) == len(choice) and all(
        field in ("", chosen) for field, chosen in zip(choice, option, strict=True)
    )


# Questions


def _in_actions(table: Front, seat: int, choice: Choice) -> Reasons:
    kind = choice[0]
    if kind in PLAYS:
        return _of_cards(table, seat, choice, ACTION)
    if kind == "hide":
        return _why_not_hidden(table, seat, card_said(table, choice[1]))
    if kind == "seek_cover":
        return _why_not_into_cover(table, seat, card_said(table, choice[1]))
    if kind == "leave_cover":
        return _why_not_out_of_cover(table, seat, card_said(table, choice[1]))
    if kind == "meditate":
        return too_few_actions(table, seat, 1)
    if kind == "board":
        return _why_not_boarded(table, seat, card_said(table, choice[1]))
    if kind == "transfer":
        return _why_not_transferred(table, seat, card_said(table, choice[1]))
    if kind == "declare_attack":
        return why_not_declared(table, seat)
    if kind == "attack":
        able = can_attack(table, seat)
        return because("DT-DUEL-11", "dt-why-declare-first") if able else why_not_declared(table, seat)
    if kind == "sabotage":
        return why_no_sabotage(table, seat, card_said(table, choice[1]), choice[2])
    return undone_duty(table, seat) if kind == "no_more" else ()


def _in_a_window(table: Front, asking: Anytime, choice: Choice) -> Reasons:
    if choice[0] in PLAYS:
        card = card_said(table, choice[1])
        if choice[0] == "use" and card in asking.switched and table.control[card] == asking.seat():
            return because("DT-TIME-01", "dt-why-switched", card=card)
        return _of_cards(table, asking.seat(), choice, asking.moment)
    if choice[0] == "accept":
        return because("DT-IMM-01", "dt-why-nothing-to-accept")
    return because("DT-TURN-06", "dt-why-only-as-action") if hasattr(Actions, str(choice[0])) else ()


def _in_reaction(table: Front, asking: React, choice: Choice) -> Reasons:
    seat, moment = asking.seat(), asking.moment
    card = card_said(table, choice[1]) if len(choice) > 1 else NO_SUCH
    if choice[0] == "play_card":
        return why_not_played(table, seat, card, target_said(table, choice[2]), REACTION, moment)
    if choice[0] == "cast":
        caster, target = card_said(table, choice[2]), target_said(table, choice[3])
        return why_not_cast(table, seat, card, caster, target, REACTION, moment)
    if choice[0] == "use":
        return why_not_used(table, seat, card, str(choice[2]), REACTION, moment)
    return because("DT-TURN-06", "dt-why-only-as-action") if hasattr(Actions, str(choice[0])) else ()


def _of_cards(table: Front, seat: int, choice: Choice, when: str) -> Reasons:
    card = card_said(table, choice[1])
    if choice[0] == "play_card":
        return why_not_played(table, seat, card, target_said(table, choice[2]), when, NO_MOMENT)
    if choice[0] == "cast":
        return why_not_cast(table, seat, card, card_said(table, choice[2]), target_said(table, choice[3]), when)
    return why_not_used(table, seat, card, str(choice[2]), when)


def _in_discard(table: Front, seat: int, choice: Choice) -> Reasons:
    """Down to seven; with seven or fewer at most one (DT-DISC-01, DT-DISC-02)."""
    if choice[0] == "keep":
        return because("DT-DISC-01", "dt-why-hand-too-big", count=len(table.hands[seat]), most=HAND)
    if choice[0] != "discard":
        return ()
    card = card_said(table, choice[1])
    return not_in_hand(table, seat, card, "DT-DISC-01") or because("DT-DISC-01", "dt-why-equal-card", card=card)


def _in_sideboarding(asking: Sideboarding, choice: Choice) -> Reasons:
    """One card out, then one in (DT-DECK-06)."""
    if choice[0] == "take_out" and not asking.out:
        empty = not asking.decks[asking.seat].sideboard
        return because("DT-DECK-06", "dt-why-no-sideboard" if empty else "dt-why-not-in-deck")
    if choice[0] == "bring_in" and asking.out:
        if choice[1] in dict(asking.decks[asking.seat].sideboard):
            return because("DT-DECK-03", "dt-why-too-many-copies", most=asking.copies)
        return because("DT-DECK-06", "dt-why-not-in-sideboard")
    if choice[0] in ("take_out", "bring_in", "deck_is_ready"):
        return because("DT-DECK-06", "dt-why-bring-in-first" if asking.out else "dt-why-take-out-first")
    return ()


# Cover


def _why_not_hidden(table: Front, seat: int, card: int) -> Reasons:
    """Why a warrior of the hand is not deployed into cover."""
    reasons = not_in_hand(table, seat, card, "DT-COVER-15")
    if reasons:
        return reasons
    printed = table.printed(card)
    if printed.type != "warrior":
        return because("DT-COVER-15", "dt-why-is-no-warrior", card=card)
    if not in_the_open(table, seat) and not may_be_alone_in_cover(table, seat):
        return because("DT-COVER-03", "dt-why-nobody-in-the-open")
    copies = open_copies(table, printed.key)
    if printed.unique and copies:
        return because("DT-PERS-01", "dt-why-unique", cards(copies), card=card)
    own = [other for other in table.hidden if table.control[other] == seat and table.key(other) == printed.key]
    if printed.unique and own:
        return because("DT-PERS-01", "dt-why-you-hide-one", cards(own), card=card)
    if not may_hide(table, seat, card):
        return forbidden(table, "DT-COVER-27", "dt-why-never-in-cover", card, HIDING, card=card)
    return too_few_actions(table, seat, INTO_COVER) or because("DT-COVER-15", "dt-why-equal-card", card=card)


def _why_not_into_cover(table: Front, seat: int, warrior: int) -> Reasons:
    reasons = no_own_warrior(table, seat, warrior, "DT-COVER-01")
    if reasons:
        return reasons
    if warrior in table.covered:
        return because("DT-COVER-01", "dt-why-in-cover", card=warrior)
    if in_vehicle(table, warrior):
        return because("DT-EQUIP-20", "dt-why-in-vehicle", card=warrior)
    reasons = cannot_act(table, warrior)
    if reasons:
        return reasons
    if never_in_cover(table, warrior) or not may(table, warrior, "cover"):
        return forbidden(table, "DT-COVER-11", "dt-why-never-in-cover", warrior, SEEKING_COVER, card=warrior)
    if in_the_open(table, seat) == [warrior] and not may_be_alone_in_cover(table, seat, warrior):
        return because("DT-COVER-03", "dt-why-last-in-the-open", card=warrior)
    return too_few_actions(table, seat, 1)


def _why_not_out_of_cover(table: Front, seat: int, warrior: int) -> Reasons:
    reasons = no_own_warrior(table, seat, warrior, "DT-COVER-12")
    if not reasons and warrior not in table.covered:
        reasons = because("DT-COVER-12", "dt-why-not-in-cover", card=warrior)
    return reasons or cannot_act(table, warrior) or too_few_actions(table, seat, 1)


# Vehicles and the Outpost


def _why_not_boarded(table: Front, seat: int, vehicle: int) -> Reasons:
    """Why nobody gets into or out of that vehicle."""
    if vehicle == UNSAID:
        return because("DT-EQUIP-16", "dt-why-choose-vehicle")
    bearer = table.on.get(vehicle, NONE)
    if bearer < 0 or not is_vehicle(table, vehicle) or table.type(bearer) != "warrior":
        return because("DT-EQUIP-16", "dt-why-is-no-vehicle")
    if table.controller(bearer) != seat:
        return because("DT-EQUIP-16", "dt-why-not-your-card", card=vehicle)
    reasons = cannot_act(table, bearer)
    if not reasons and vehicle not in table.boarded:
        if bearer in table.covered:
            reasons = because("DT-EQUIP-20", "dt-why-in-cover", card=bearer)
        elif not keeps_condition(table, vehicle, bearer):
            reasons = because("DT-EQUIP-22", "dt-why-may-not-use", card=vehicle, warrior=bearer)
    return reasons or too_few_actions(table, seat, 1)


def _why_not_transferred(table: Front, seat: int, warrior: int) -> Reasons:
    """Why that warrior does not move to the Outpost, or away from it."""
    reasons = no_own_warrior(table, seat, warrior, "DT-TRANS-02")
    if reasons:
        return reasons
    if not table.outpost_open:
        return because("DT-TRANS-06", "dt-why-outpost-closed")
    if warrior in table.hidden:
        return because("DT-COVER-19", "dt-why-unknown-warrior", card=warrior)
    if warrior in table.transferred:
        return because("DT-TRANS-13", "dt-why-transferred", card=warrior)
    if table.duels:
        return because("DT-TRANS-09", "dt-why-duel-goes-on")
    return cannot_act(table, warrior) or _may_not_move(table, seat, warrior) or _too_far(table, seat, warrior)


def _may_not_move(table: Front, seat: int, warrior: int) -> Reasons:
    who = identity(table, warrior)
    tribal = TRIBAL in who.sides and not granted(table, warrior, "transfer")
    if tribal or not may(table, warrior, "transfer"):
        return forbidden(table, "DT-TRANS-12", "dt-why-never-transfers", warrior, ("transfer",), card=warrior)
    if "counts-as-beast" in who.keywords:
        return because("DT-BEAST-09", "dt-why-never-transfers", card=warrior)
    if table.lies[warrior][1] != OUTPOST:
        return not_standing_there(table, seat, area_id(seat, OUTPOST), who)
    beasts = [card for card in table.bearing(warrior) if table.type(card) == "beast"]
    if beasts:
        return because("DT-BEAST-06", "dt-why-has-beast", cards(beasts), card=warrior)
    others = [other for player in table.others(seat) for other in on_outpost(table, player)]
    if len(on_outpost(table, seat)) == 1 and others:
        return because("DT-TRANS-05", "dt-why-last-on-outpost", cards(others), card=warrior)
    return ()


def _too_far(table: Front, seat: int, warrior: int) -> Reasons:
    """One action, two with a vehicle (DT-TRANS-07); what a duty asks for is open to COMMON actions."""
    needs, due = transfer_cost(table, warrior), duty(table, seat)
    left = non_attack_left(table, seat, for_duty=fulfils(table, warrior, due))
    if due and fulfils(table, warrior, due) and left < needs:
        return because("DT-TRANS-07", "dt-why-too-few-actions", needs=needs, left=left)
    return too_few_actions(table, seat, needs)
