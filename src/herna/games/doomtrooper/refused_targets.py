"""Why not: on what a card is not played: the wrong warrior, card, area or player, or one that has enough."""

from __future__ import annotations

import re

from herna.games.doomtrooper.filters import area_fits, fits, player_fits
from herna.games.doomtrooper.printed import TRIBES, Printed
from herna.games.doomtrooper.reasons import (
    NO_SUCH,
    UNSAID,
    Reasons,
    barred,
    because,
    cannot_act,
    cards,
    forbidden,
    no_warrior,
    out_of_play,
    too_few_destiny,
)
from herna.games.doomtrooper.rules.attaching import (
    EX_CORPORATE,
    ONE_PER_BEARER,
    buying_in,
    has_copy,
    ignored_words,
    may_bear,
    meant_targets,
    target_barred,
    targets_of,
)
from herna.games.doomtrooper.rules.identity import identity
from herna.games.doomtrooper.rules.permissions import may
from herna.games.doomtrooper.rules.transfer import MOST_TRIBES, may_stand_there, on_outpost
from herna.games.doomtrooper.rules.zones import of_player
from herna.games.doomtrooper.table import AREA_NAMES, AREAS, NONE, OUTPOST, PLAYER, Front, area_in, seat_in
from herna.games.doomtrooper.texts import Identity
from herna.games.doomtrooper.words import AFFILIATIONS_AND_SIDES, FOLLOWERS, words_of

# The rule that says for whom cards of a type are, and the one that says whose these must be.
MEANT_FOR = {
    "equipment": "DT-EQUIP-04",
    "fortification": "DT-FORT-03",
    "symmetry": "DT-SYM-01",
    "ki": "DT-KI-01",
    "relic": "DT-RELIC-03",
    "mission": "DT-MISSION-01",
    "beast": "DT-BEAST-01",
    "warzone": "DT-ZONE-01",
    "art": "DT-ART-04",
}
OWN_ONLY = {"equipment": "DT-EQUIP-10", "fortification": "DT-FORT-07", "symmetry": "DT-SYM-08", "relic": "DT-RELIC-10"}
ONE_COPY = {"symmetry": "DT-SYM-09", "ki": "DT-KI-03", "mission": "DT-MISSION-06"}
STATES = ("wounded", "covered", "dueling", "attacking", "defending", "affiliated", "equipped", "mounted", "combatant")
_LIMIT = re.compile(r"(?:base)?v(<=|<|>=)(\d+)")


def why_not_on(table: Front, seat: int, card: int, target: int) -> Reasons:
    """Why a card of the hand is not played on that; if nothing is named yet, why it is not on anything."""
    printed = table.printed(card)
    rule = MEANT_FOR.get(printed.type, "DT-TIME-20")
    found = targets_of(table, seat, card)
    if target in found:
        return ()
    if target == UNSAID:
        return () if found else _why_on_nothing(table, seat, card, rule)
    if target == NO_SUCH:
        return because(rule, "dt-why-no-such-target")
    if target in meant_targets(table, seat, card):
        return barred(target_barred(table, seat, card, target), card, target)
    if printed.on == "warrior":
        return _why_not_on_warrior(table, seat, card, printed, target)
    if printed.on == "card":
        return _why_not_on_card(table, seat, card, printed, target)
    if printed.on == "area":
        return _why_not_on_area(table, seat, card, printed, target)
    if printed.on == "player":
        return _why_not_on_player(table, seat, card, printed, target)
    return because(rule, "dt-why-on-nothing", card=card)


def _why_on_nothing(table: Front, seat: int, card: int, rule: str) -> Reasons:
    """There is nothing to play a card on; if there is only one thing that its words mean, why not on that."""
    meant = meant_targets(table, seat, card)
    if len(meant) == 1:
        return barred(target_barred(table, seat, card, meant[0]), card, meant[0])
    return because(rule, "dt-why-nothing-to-play-on", card=card)


def not_standing_there(table: Front, seat: int, place: int, who: Identity) -> Reasons:
    """DT-TRANS-14, DT-TRANS-18: who may not share the own Outpost with whom is there."""
    if area_in(place) != OUTPOST or may_stand_there(table, seat, who):
        return ()
    there = on_outpost(table, seat)
    tribes = {tribe for other in there for tribe in identity(table, other).affiliations if tribe in TRIBES}
    if len(tribes | {tribe for tribe in who.affiliations if tribe in TRIBES}) > MOST_TRIBES:
        return because("DT-TRANS-18", "dt-why-third-tribe", cards(there), most=MOST_TRIBES)
    return because("DT-TRANS-14", "dt-why-enemies-on-outpost", cards(there))


# Warriors


def _why_not_on_warrior(table: Front, seat: int, card: int, printed: Printed, warrior: int) -> Reasons:
    """Why a card is not played on that warrior: who it is, whether it may have it, and whether it has room."""
    rule = MEANT_FOR.get(printed.type, "DT-TIME-20")
    reasons = no_warrior(table, warrior, rule) or out_of_play(table, warrior)
    if not reasons and warrior in table.hidden:
        reasons = because("DT-COVER-20", "dt-why-unknown-warrior", card=warrior)
    if not reasons:
        reasons = _not_meant(table, seat, card, printed, warrior)
    if not reasons and printed.after == "attach":
        reasons = _may_not_bear(table, card, printed, warrior)
    return reasons or because("DT-TIME-20", "dt-why-not-on-this", card=card)


def _not_meant(table: Front, seat: int, card: int, printed: Printed, warrior: int) -> Reasons:
    """The first of a card's words that a warrior does not answer to: whose it is, then what, then how it is."""
    ignored = ignored_words(table, card, printed, warrior)
    wrong = [word for word in printed.who.split() if not fits(table, warrior, word, seat, card, ignored)]
    rule = MEANT_FOR.get(printed.type, "DT-TIME-20")
    if not wrong:
        return ()
    if "own" in wrong:
        return because(OWN_ONLY.get(printed.type, rule), "dt-why-not-your-warrior", card=warrior)
    if "enemy" in wrong:
        return because(rule, "dt-why-your-warrior", card=warrior)
    if buying_in(table, printed, warrior):
        reasons = too_few_destiny(table, seat, "DT-AFF-15", EX_CORPORATE + printed.destiny)
        wrong = [word for word in wrong if word not in table.printed(warrior).icons]
        if reasons or not wrong:
            return reasons
    word = wrong[0]
    limit = _LIMIT.fullmatch(word)
    if limit:
        return because(rule, "dt-why-value-limit", card=card, warrior=warrior, limit=f"{limit[1]} {limit[2]}")
    if word in AFFILIATIONS_AND_SIDES:
        return because(rule, "dt-why-wrong-affiliation", card=card, warrior=warrior, word=word)
    if word.removeprefix("-") in AFFILIATIONS_AND_SIDES:
        return because(rule, "dt-why-barred-affiliation", card=card, warrior=warrior, word=word[1:])
    if word in FOLLOWERS:
        return because("DT-SYM-03", "dt-why-wrong-follower", card=card, warrior=warrior)
    if word in AREA_NAMES:
        area = AREA_NAMES.index(word)
        return because(rule, "dt-why-not-in-area", card=card, warrior=warrior, area=area)
    if word in STATES:
        return because(rule, "dt-why-not-in-state", card=card, warrior=warrior, state=word)
    return because(rule, "dt-why-not-meant", card=card, warrior=warrior)


def _may_not_bear(table: Front, card: int, printed: Printed, warrior: int) -> Reasons:
    """Why a warrior that is meant does not get one more card of this kind."""
    by_effect = printed.timing != "action"
    if may_bear(table, card, warrior, by_effect):
        return ()
    reasons = () if by_effect else cannot_act(table, warrior)
    if reasons:
        return reasons
    if printed.type in ONE_PER_BEARER and has_copy(table, warrior, printed.key):
        copies = [other for other in table.bearing(warrior) if table.key(other) == printed.key]
        return because(ONE_COPY[printed.type], "dt-why-has-copy", cards(copies), card=card, warrior=warrior)
    if not may(table, warrior, f"receive {printed.type}", card, by_effect=by_effect):
        about = {"card": card, "warrior": warrior}
        receive = (f"receive {printed.type}",)
        return forbidden(table, "DT-NEVER-01", "dt-why-may-not-receive", warrior, receive, card, **about)
    if "armor" in printed.keywords:
        worn = [other for other in table.bearing(warrior) if "armor" in table.printed(other).keywords]
        if worn:
            return because("DT-EQUIP-02", "dt-why-one-armor", cards(worn), warrior=warrior, card=worn[0])
    ridden = [other for other in table.bearing(warrior) if _carries(table.printed(other))]
    if ridden:
        rule = "DT-EQUIP-02" if printed.type != "beast" else "DT-BEAST-02"
        return because(rule, "dt-why-one-vehicle", cards(ridden), warrior=warrior, card=ridden[0])
    return because("DT-BEAST-09", "dt-why-is-vehicle", warrior=warrior)


def _carries(printed: Printed) -> bool:
    """A vehicle or a beast."""
    return printed.type == "beast" or "vehicle" in printed.keywords


# Cards, areas and players


def _why_not_on_card(table: Front, seat: int, card: int, printed: Printed, other: int) -> Reasons:
    rule = MEANT_FOR.get(printed.type, "DT-TIME-20")
    if other < 0:
        return because(rule, "dt-why-is-no-card", card=card)
    if other not in table.control:
        return because("DT-ZONES-02", "dt-why-not-in-play")
    reasons = out_of_play(table, other)
    if not reasons and "own" in words_of(printed.who) and table.control[other] != seat:
        reasons = because(OWN_ONLY.get(printed.type, rule), "dt-why-not-your-card", card=other)
    return reasons or because(rule, "dt-why-not-on-this", card=card)


def _why_not_on_area(table: Front, seat: int, card: int, printed: Printed, target: int) -> Reasons:
    """DT-FORT-03, DT-ZONE-01: which areas a card is for, and whose."""
    rule = MEANT_FOR.get(printed.type, "DT-TIME-20")
    side, area = seat_in(target), area_in(target)
    if target >= NONE or area == PLAYER or area not in AREAS:
        return because(rule, "dt-why-is-no-area", card=card)
    words = words_of(printed.who)
    if "own" in words and side != seat:
        return because(OWN_ONLY.get(printed.type, rule), "dt-why-not-your-area", card=card)
    if area_fits(table, side, area, printed.who, seat):
        return because("DT-TIME-20", "dt-why-not-on-this", card=card)
    return because(rule, "dt-why-wrong-area", card=card, area=area)


def _why_not_on_player(table: Front, seat: int, card: int, printed: Printed, target: int) -> Reasons:
    rule = MEANT_FOR.get(printed.type, "DT-TIME-20")
    side = seat_in(target)
    if target >= NONE or area_in(target) != PLAYER:
        return because(rule, "dt-why-is-no-player", card=card)
    if not player_fits(side, printed.who, seat):
        return because(rule, "dt-why-wrong-player", card=card)
    copies = [other for other in of_player(table, side) if table.key(other) == printed.key]
    if printed.type == "mission" and copies:
        return because("DT-MISSION-06", "dt-why-player-has-copy", cards(copies), card=card, player=side)
    return because("DT-TIME-20", "dt-why-not-on-this", card=card)
