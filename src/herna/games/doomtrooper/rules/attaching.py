"""Giving cards to warriors, areas and players: equipment, gifts, KI powers, beasts, relics, missions, warzones.

DT-EQUIP, DT-FORT, DT-SYM, DT-MISSION, DT-RELIC, DT-ZONE, DT-KI, DT-BEAST, DT-ATT.
"""

from __future__ import annotations

from herna.engine.flow import Play
from herna.games.doomtrooper.filters import area_fits, fits, player_fits
from herna.games.doomtrooper.printed import Printed
from herna.games.doomtrooper.rules.cover import may_act
from herna.games.doomtrooper.rules.identity import ANY_AFFILIATION, identity, in_play, keeps_condition
from herna.games.doomtrooper.rules.permissions import granted, may
from herna.games.doomtrooper.rules.points import can_pay
from herna.games.doomtrooper.rules.zones import FOLLOWING, copy_in_play, lay_on, of_player, player_has
from herna.games.doomtrooper.table import AREAS, NOBODY, Front, area_id, player_id
from herna.games.doomtrooper.texts import Bar, says
from herna.games.doomtrooper.words import AFFILIATIONS_AND_SIDES, FOLLOWERS, words_of

EX_CORPORATE = 3  # D for a card of the corporation that a Freelancer has left (DT-AFF-15)
ONE_PER_BEARER = ("symmetry", "ki", "mission")  # DT-SYM-09, DT-KI-03, DT-MISSION-06
NOTHING: frozenset[str] = frozenset()


def targets_of(table: Front, seat: int, card: int, by_effect: bool = False) -> list[int]:
    """On what a player may play a card now: cards, areas and players by their ids; [-1] if it is played on nothing."""
    found = meant_targets(table, seat, card, by_effect)
    if says(table, card, "bars_target"):
        found = [target for target in found if target_barred(table, seat, card, target) is None]
    return found if may_come_into_play(table, seat, card, table.printed(card)) else []


def meant_targets(table: Front, seat: int, card: int, by_effect: bool = False) -> list[int]:
    """What the words of a card mean, whatever its texts say of it."""
    printed = table.printed(card)
    if printed.on == "warrior":
        meant = table.warriors(seat if "own" in words_of(printed.who) else NOBODY)
        found = [warrior for warrior in meant if _takes(table, seat, card, printed, warrior, by_effect)]
    elif printed.on == "card":
        found = [
            other
            for other in table.control
            if table.type(other) != "warrior" and in_play(table, other) and fits(table, other, printed.who, seat, card)
        ]
    elif printed.on == "area":
        found = [
            area_id(side, area)
            for side in table.in_turn_order(seat)
            for area in AREAS
            if area_fits(table, side, area, printed.who, seat)
        ]
    elif printed.on == "player":
        found = [
            player_id(side)
            for side in table.in_turn_order(seat)
            if player_fits(side, printed.who, seat) and not _has_mission(table, side, printed)
        ]
    else:
        found = [-1]
    return found


def target_barred(table: Front, seat: int, card: int, target: int) -> Bar | None:
    """Which of a card's texts says that it is not played on a target that is meant by its words, and why."""
    for text in says(table, card, "bars_target"):
        bar = text.bars_target(table, card, seat, target)
        if bar is not None:
            return bar
    return None


def may_come_into_play(table: Front, seat: int, card: int, printed: Printed) -> bool:
    """Unique cards once in all, fortifications and warzones once per player (DT-FORT-06, DT-ZONE-03)."""
    if printed.unique and printed.after in ("stay", "attach") and copy_in_play(table, printed.key):
        return False
    if printed.type in ("fortification", "warzone") and player_has(table, seat, printed.key):
        return any(text.several(table, card) > 1 for text in says(table, card, "several"))
    return True


def _takes(table: Front, seat: int, card: int, printed: Printed, warrior: int, by_effect: bool) -> bool:
    """Whether a card may be played on a warrior."""
    if not in_play(table, warrior):
        return False
    ignored = ignored_words(table, card, printed, warrior)
    if not fits(table, warrior, printed.who, seat, card, ignored) and not _buys_in(table, seat, printed, warrior):
        return False
    if printed.after != "attach":
        return True
    return may_bear(table, card, warrior, by_effect or printed.timing != "action")


def bearers(table: Front, seat: int, card: int) -> list[int]:
    """The warriors of a player that could be given a card that is in play already."""
    printed = table.printed(card)
    if printed.on != "warrior":
        return []
    return [
        warrior
        for warrior in table.warriors(seat)
        if table.root(card) != warrior and _takes(table, seat, card, printed, warrior, True)
    ]


def may_bear(table: Front, card: int, warrior: int, by_effect: bool = False) -> bool:
    """Whether a warrior may have one more card of this kind, whatever its words say."""
    printed = table.printed(card)
    if warrior in table.hidden:
        return False  # DT-COVER-20
    if not by_effect and not may_act(table, warrior):
        return False  # nobody is given cards by an action who may not act
    if printed.type in ("special", "mission"):
        return not (printed.type in ONE_PER_BEARER and has_copy(table, warrior, printed.key))
    if not may(table, warrior, f"receive {printed.type}", card, by_effect=by_effect):
        return False
    if printed.type in ONE_PER_BEARER and has_copy(table, warrior, printed.key):
        return False
    return _has_room(table, printed, warrior)


def give(play: Play[Front], card: int, target: int, seat: int) -> None:
    """A card is laid on what it is played on; who may have it without what it asks for may use it so (DT-EQUIP-11)."""
    table = play.table
    if target in table.control and table.type(card) in FOLLOWING:
        seat = table.control[target]  # G-47
    lay_on(play, card, target, seat)
    if target in table.control and table.printed(card).on == "warrior" and not keeps_condition(table, card, target):
        table.note(card, ANY_AFFILIATION)


def _has_mission(table: Front, seat: int, printed: Printed) -> bool:
    """Whether a player has been assigned this mission already (DT-MISSION-06)."""
    return printed.type == "mission" and any(table.key(card) == printed.key for card in of_player(table, seat))


def has_copy(table: Front, bearer: int, key: str) -> bool:
    return any(table.key(other) == key for other in table.bearing(bearer))


def _has_room(table: Front, printed: Printed, warrior: int) -> bool:
    """One VEHICLE or one beast, one ARMOUR (DT-EQUIP-02, DT-BEAST-02, DT-BEAST-09, G-42, G-93)."""
    worn = [table.printed(other) for other in table.bearing(warrior)]
    words = identity(table, warrior).keywords
    if "armor" in printed.keywords and any("armor" in other.keywords for other in worn):
        return False
    if printed.type == "beast" or "vehicle" in printed.keywords:
        if "vehicle" in words or "counts-as-beast" in words:
            return False
        return not any(other.type == "beast" or "vehicle" in other.keywords for other in worn)
    return True


def ignored_words(table: Front, card: int, printed: Printed, warrior: int) -> frozenset[str]:
    """Who may receive any equipment or Gift is free of the affiliation or Apostle (DT-EQUIP-11, DT-SYM-12)."""
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
