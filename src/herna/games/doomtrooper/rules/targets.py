"""On what a card is not played, and why.

The wrong warrior, card, area or player (DT-TIME-20, DT-TARGET). Which targets there are, rules/attaching.py says; here
is only found which word of a card does not fit.
"""

from __future__ import annotations

import re
from typing import Final

from herna.engine.activity import Bar, because
from herna.games.doomtrooper.printed import Printed
from herna.games.doomtrooper.rules.attaching import (
    ANY_TARGET,
    EX_CORPORATE,
    MEANT_FOR,
    NOT_MEANT,
    OWN_ONLY,
    buying_in,
    ignored_words,
    meant_targets,
    missions_of,
    taking_barred,
    text_barred,
)
from herna.games.doomtrooper.rules.filters import area_fits, fits, player_fits
from herna.games.doomtrooper.rules.identity import NO_WARRIOR, away_barred
from herna.games.doomtrooper.rules.points import too_dear
from herna.games.doomtrooper.rules.words import AFFILIATIONS_AND_SIDES, FOLLOWERS, words_of
from herna.games.doomtrooper.rules.zones import NOT_IN_PLAY, as_cards
from herna.games.doomtrooper.table import AREA_NAMES, AREAS, NONE, PLAYER, Front, area_in, seat_in

STATES: Final[tuple[str, ...]] = (
    "wounded",
    "covered",
    "dueling",
    "attacking",
    "defending",
    "affiliated",
    "equipped",
    "mounted",
    "combatant",
)
NOT_ON_THIS: Final = Bar(ANY_TARGET, "dt-why-not-on-this")
_LIMIT: Final = re.compile(r"(?:base)?v(<=|<|>=)(\d+)")


def not_a_target(table: Front, seat: int, card: int, target: int) -> Bar:
    """Why a card of the hand is not played on that."""
    if target in meant_targets(table, seat, card):
        return text_barred(table, seat, card, target) or NOT_ON_THIS
    printed = table.printed(card)
    if printed.on == "warrior":
        return _not_on_warrior(table, seat, card, printed, target)
    if printed.on == "card":
        return _not_on_card(table, seat, printed, target)
    if printed.on == "area":
        return _not_on_area(table, seat, printed, target)
    if printed.on == "player":
        return _not_on_player(table, seat, printed, target)
    return Bar(MEANT_FOR.get(printed.type, ANY_TARGET), "dt-why-on-nothing")


def no_targets(table: Front, seat: int, card: int) -> Bar:
    """Why there is nothing to play a card on.

    If its words mean only one thing, why not on that.
    """
    meant = meant_targets(table, seat, card)
    if len(meant) == 1:
        bar = text_barred(table, seat, card, meant[0])
        if bar is not None:
            return Bar(bar.rule, bar.key, (("target", meant[0]), *bar.arguments), bar.blockers)
    return Bar(MEANT_FOR.get(table.type(card), ANY_TARGET), "dt-why-nothing-to-play-on")


# Warriors


def _not_on_warrior(table: Front, seat: int, card: int, printed: Printed, warrior: int) -> Bar:
    """Why a card is not played on that warrior.

    The reason may be who it is, whether it may have the card, or whether it has room.
    """
    if warrior not in table.lies or (warrior not in table.hidden and table.type(warrior) != "warrior"):
        return NO_WARRIOR
    if warrior in table.hidden:
        return because("DT-COVER-20", "dt-why-unknown-warrior", card=warrior)
    bar = taking_barred(table, seat, card, printed, warrior, printed.timing != "action")
    if bar is NOT_MEANT:
        return _not_meant(table, seat, card, printed, warrior)
    return bar or NOT_ON_THIS


def _not_meant(table: Front, seat: int, card: int, printed: Printed, warrior: int) -> Bar:
    """The first of a card's words that a warrior does not answer to.

    Whose it is, then what, then how it is.
    """
    ignored = ignored_words(table, card, printed, warrior)
    wrong = [word for word in printed.who.split() if not fits(table, warrior, word, seat, card, ignored)]
    rule = MEANT_FOR.get(printed.type, ANY_TARGET)
    if "own" in wrong:
        return because(OWN_ONLY.get(printed.type, rule), "dt-why-not-your-warrior", card=warrior)
    if "enemy" in wrong:
        return because(rule, "dt-why-your-warrior", card=warrior)
    if buying_in(table, printed, warrior):
        bar = too_dear(table, seat, EX_CORPORATE + printed.destiny, "DT-AFF-15")
        if bar is not None:
            return bar
        wrong = [word for word in wrong if word not in table.printed(warrior).icons]
    word = wrong[0]
    limit = _LIMIT.fullmatch(word)
    if limit:
        return because(rule, "dt-why-value-limit", warrior=warrior, limit=f"{limit[1]} {limit[2]}")
    if word in AFFILIATIONS_AND_SIDES:
        return because(rule, "dt-why-wrong-affiliation", warrior=warrior, word=word)
    if word.removeprefix("-") in AFFILIATIONS_AND_SIDES:
        return because(rule, "dt-why-barred-affiliation", warrior=warrior, word=word[1:])
    if word in FOLLOWERS:
        return because("DT-SYM-03", "dt-why-wrong-follower", warrior=warrior)
    if word in AREA_NAMES:
        return because(rule, "dt-why-not-in-area", warrior=warrior, area=AREA_NAMES.index(word))
    if word in STATES:
        return because(rule, "dt-why-not-in-state", warrior=warrior, state=word)
    return because(rule, "dt-why-not-meant", warrior=warrior)


# Cards, areas and players


def _not_on_card(table: Front, seat: int, printed: Printed, other: int) -> Bar:
    rule = MEANT_FOR.get(printed.type, ANY_TARGET)
    if other < 0:
        return Bar(rule, "dt-why-is-no-card")
    if other not in table.control:
        return NOT_IN_PLAY
    bar = away_barred(table, other)
    if bar is None and "own" in words_of(printed.who) and table.control[other] != seat:
        bar = because(OWN_ONLY.get(printed.type, rule), "dt-why-not-your-card", card=other)
    return bar or Bar(rule, "dt-why-not-on-this")


def _not_on_area(table: Front, seat: int, printed: Printed, target: int) -> Bar:
    """DT-FORT-03, DT-ZONE-01: which areas a card is for, and whose."""
    rule = MEANT_FOR.get(printed.type, ANY_TARGET)
    side, area = seat_in(target), area_in(target)
    if target >= NONE or area not in AREAS:
        return Bar(rule, "dt-why-is-no-area")
    if "own" in words_of(printed.who) and side != seat:
        return Bar(OWN_ONLY.get(printed.type, rule), "dt-why-not-your-area")
    if area_fits(table, side, area, printed.who, seat):
        return NOT_ON_THIS  # of a player who is out
    return because(rule, "dt-why-wrong-area", area=area)


def _not_on_player(table: Front, seat: int, printed: Printed, target: int) -> Bar:
    rule = MEANT_FOR.get(printed.type, ANY_TARGET)
    side = seat_in(target)
    if target >= NONE or area_in(target) != PLAYER:
        return Bar(rule, "dt-why-is-no-player")
    if not player_fits(side, printed.who, seat):
        return Bar(rule, "dt-why-wrong-player")
    copies = missions_of(table, side, printed)
    if copies:
        return because("DT-MISSION-06", "dt-why-player-has-copy", as_cards(copies), player=side)
    return NOT_ON_THIS
