"""Giving cards to warriors, areas and players.

Equipment, gifts, KI powers, beasts, relics, missions, warzones. DT-EQUIP, DT-FORT, DT-SYM, DT-MISSION, DT-RELIC,
DT-ZONE, DT-KI, DT-BEAST, DT-ATT.
"""

from __future__ import annotations

from typing import Final

from herna.engine.activity import Bar, because
from herna.engine.flow import Play
from herna.games.doomtrooper.printed import Printed
from herna.games.doomtrooper.rules.cover import acting_barred
from herna.games.doomtrooper.rules.filters import area_fits, fits, player_fits
from herna.games.doomtrooper.rules.identity import ANY_AFFILIATION, away_barred, identity, in_play, keeps_condition
from herna.games.doomtrooper.rules.permissions import forbidden, granted, may
from herna.games.doomtrooper.rules.points import can_pay
from herna.games.doomtrooper.rules.words import AFFILIATIONS_AND_SIDES, FOLLOWERS, words_of
from herna.games.doomtrooper.rules.zones import (
    FOLLOWING,
    as_cards,
    copies_in_play,
    lay_on,
    of_player,
    player_has,
)
from herna.games.doomtrooper.table import AREAS, NOBODY, NONE, Front, area_id, player_id
from herna.games.doomtrooper.texts import BARS_TARGET, SEVERAL, texts_of

EX_CORPORATE: Final = 3  # D for a card of the corporation that a Freelancer has left (DT-AFF-15)
ONE_PER_BEARER: Final = {"symmetry": "DT-SYM-09", "ki": "DT-KI-03", "mission": "DT-MISSION-06"}
NOTHING: Final[frozenset[str]] = frozenset()


# The rule that says for whom cards of a type are, and the one that says whose these must be.
MEANT_FOR: Final = {
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
OWN_ONLY: Final = {
    "equipment": "DT-EQUIP-10",
    "fortification": "DT-FORT-07",
    "symmetry": "DT-SYM-08",
    "relic": "DT-RELIC-10",
}
ONCE_IN_PLAY: Final = {"relic": "DT-RELIC-04", "alliance": "DT-ALLY-02"}  # other unique cards are Personalities
ONCE_PER_PLAYER: Final = {"fortification": "DT-FORT-06", "warzone": "DT-ZONE-03"}
ANY_TARGET: Final = "DT-TIME-20"  # a played card must have an influence on the game

NOT_MEANT: Final = Bar("", "dt-why-not-meant")


def targets_of(table: Front, seat: int, card: int) -> list[int]:
    """On what a player may play a card now.

    Cards, areas and players by their ids; [-1] if it is played on nothing.
    """
    return fitting_targets(table, seat, card) if entering_barred(table, seat, card) is None else []


def fitting_targets(table: Front, seat: int, card: int) -> list[int]:
    """What the words of a card mean, and its texts do not bar."""
    found = meant_targets(table, seat, card)
    if texts_of(table, card, BARS_TARGET):
        return [target for target in found if text_barred(table, seat, card, target) is None]
    return found


def meant_targets(table: Front, seat: int, card: int) -> list[int]:
    """What the words of a card mean, whatever its texts say of it."""
    printed = table.printed(card)
    if printed.on == "warrior":
        meant = table.warriors(seat if "own" in words_of(printed.who) else NOBODY)
        by_effect = printed.timing != "action"
        return [warrior for warrior in meant if taking_barred(table, seat, card, printed, warrior, by_effect) is None]
    if printed.on == "card":
        return [
            other
            for other in table.control
            if table.type(other) != "warrior" and in_play(table, other) and fits(table, other, printed.who, seat, card)
        ]
    if printed.on == "area":
        return [
            area_id(side, area)
            for side in table.in_turn_order(seat)
            for area in AREAS
            if area_fits(table, side, area, printed.who, seat)
        ]
    if printed.on == "player":
        return [
            player_id(side)
            for side in table.in_turn_order(seat)
            if player_fits(side, printed.who, seat) and not missions_of(table, side, printed)
        ]
    return [NONE]


def text_barred(table: Front, seat: int, card: int, target: int) -> Bar | None:
    """Which of a card's texts forbids a target, and why.

    The target matches the words of the card.
    """
    for text in texts_of(table, card, BARS_TARGET):
        bar = text.bars_target(table, card, seat, target)
        if bar is not None:
            return bar
    return None


def may_come_into_play(table: Front, seat: int, card: int) -> bool:
    """Whether one more card of this kind may be in play."""
    return entering_barred(table, seat, card) is None


def entering_barred(table: Front, seat: int, card: int) -> Bar | None:
    """Unique cards once in all, fortifications and warzones once per player (DT-FORT-06, DT-ZONE-03)."""
    printed = table.printed(card)
    if printed.unique:
        copies = copies_in_play(table, printed.key)
        if copies:
            return because(ONCE_IN_PLAY.get(printed.type, "DT-PERS-01"), "dt-why-unique", as_cards(copies))
    if printed.type in ONCE_PER_PLAYER and player_has(table, seat, printed.key):
        if any(text.several(table, card) > 1 for text in texts_of(table, card, SEVERAL)):
            return None
        own = [copy for copy in copies_in_play(table, printed.key) if table.control[copy] == seat]
        return because(ONCE_PER_PLAYER[printed.type], "dt-why-has-one", as_cards(own))
    return None


def taking_barred(table: Front, seat: int, card: int, printed: Printed, warrior: int, by_effect: bool) -> Bar | None:
    """Why a card may not be played on a warrior.

    NOT_MEANT, if one of its words does not fit.
    """
    if not in_play(table, warrior):
        return away_barred(table, warrior)
    ignored = ignored_words(table, card, printed, warrior)
    if not fits(table, warrior, printed.who, seat, card, ignored) and not _buys_in(table, seat, printed, warrior):
        return NOT_MEANT
    return bearing_barred(table, card, warrior, by_effect) if printed.after == "attach" else None


def bearers(table: Front, seat: int, card: int) -> list[int]:
    """The warriors of a player that could be given a card in play."""
    printed = table.printed(card)
    if printed.on != "warrior":
        return []
    return [
        warrior
        for warrior in table.warriors(seat)
        if table.root(card) != warrior and taking_barred(table, seat, card, printed, warrior, True) is None
    ]


def may_bear(table: Front, card: int, warrior: int, by_effect: bool = False) -> bool:
    """Whether a warrior may have one more card of this kind.

    Whatever the words of the card say.
    """
    return bearing_barred(table, card, warrior, by_effect) is None


def bearing_barred(table: Front, card: int, warrior: int, by_effect: bool) -> Bar | None:
    """Why a warrior may not have one more card of this kind.

    Nobody is given cards by an action who may not act.
    """
    printed = table.printed(card)
    if warrior in table.hidden:
        return because("DT-COVER-20", "dt-why-unknown-warrior", card=warrior)
    if not by_effect:
        bar = acting_barred(table, warrior)
        if bar is not None:
            return bar
    if printed.type in ONE_PER_BEARER:
        copies = [other for other in table.bearing(warrior) if table.key(other) == printed.key]
        if copies:
            rule = ONE_PER_BEARER[printed.type]
            return because(rule, "dt-why-has-copy", as_cards(copies), card=card, warrior=warrior)
    if printed.type in ("special", "mission"):
        return None
    receive = f"receive {printed.type}"
    if not may(table, warrior, receive, card, by_effect=by_effect):
        about = {"card": card, "warrior": warrior}
        return forbidden(table, "DT-NEVER-01", "dt-why-may-not-receive", warrior, (receive,), card, **about)
    return _room_barred(table, printed, warrior)


def give(play: Play[Front], card: int, target: int, seat: int) -> None:
    """A card is laid on what it is played on.

    A warrior that may have it without meeting its conditions may use it too (DT-EQUIP-11).
    """
    table = play.table
    if target in table.control and table.type(card) in FOLLOWING:
        seat = table.control[target]  # G-47
    lay_on(play, card, target, seat)
    if target in table.control and table.printed(card).on == "warrior" and not keeps_condition(table, card, target):
        table.note(card, ANY_AFFILIATION)


def missions_of(table: Front, seat: int, printed: Printed) -> list[int]:
    """The copies of a mission that a player has been assigned already (DT-MISSION-06)."""
    if printed.type != "mission":
        return []
    return [card for card in of_player(table, seat) if table.key(card) == printed.key]


def has_copy(table: Front, bearer: int, key: str) -> bool:
    return any(table.key(other) == key for other in table.bearing(bearer))


def _room_barred(table: Front, printed: Printed, warrior: int) -> Bar | None:
    """One VEHICLE or one beast, one ARMOUR (DT-EQUIP-02, DT-BEAST-02, DT-BEAST-09, G-42, G-93)."""
    if "armor" in printed.keywords:
        for other in table.bearing(warrior):
            if "armor" in table.printed(other).keywords:
                return because("DT-EQUIP-02", "dt-why-one-armor", as_cards([other]), warrior=warrior, card=other)
    if not _carries(printed):
        return None
    words = identity(table, warrior).keywords
    if "vehicle" in words or "counts-as-beast" in words:
        return because("DT-BEAST-09", "dt-why-is-vehicle", warrior=warrior)
    for other in table.bearing(warrior):
        if _carries(table.printed(other)):
            rule = "DT-BEAST-02" if printed.type == "beast" else "DT-EQUIP-02"
            return because(rule, "dt-why-one-vehicle", as_cards([other]), warrior=warrior, card=other)
    return None


def _carries(printed: Printed) -> bool:
    """A vehicle or a beast."""
    return printed.type == "beast" or "vehicle" in printed.keywords


def ignored_words(table: Front, card: int, printed: Printed, warrior: int) -> frozenset[str]:
    """A warrior that may receive any equipment or Gift ignores the affiliation or Apostle.

    DT-EQUIP-11, DT-SYM-12.
    """
    if printed.type == "equipment" and granted(table, warrior, "any equipment", card):
        return AFFILIATIONS_AND_SIDES
    if printed.type == "symmetry" and granted(table, warrior, "any symmetry", card):
        return FOLLOWERS
    return NOTHING


def buying_in(table: Front, printed: Printed, warrior: int) -> bool:
    """DT-AFF-15: an ex-corporate Freelancer may have a card of its ex-corporation, for 3 D."""
    icons = table.printed(warrior).icons
    if "freelancer" not in table.printed(warrior).keywords or icons == ("general",):
        return False
    return icons[0] in words_of(printed.who)


def _buys_in(table: Front, seat: int, printed: Printed, warrior: int) -> bool:
    if not buying_in(table, printed, warrior) or not can_pay(table, seat, EX_CORPORATE + printed.destiny):
        return False
    return fits(table, warrior, printed.who, seat, ignored=frozenset(table.printed(warrior).icons))
