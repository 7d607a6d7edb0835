"""Who may attack whom, how and from where.

Attackers, defenders, tactics, warzones, weapons, first strike. DT-DUEL-11 to DT-DUEL-24, DT-FIT, DT-ZONE, DT-FIRST.
"""

from __future__ import annotations

from typing import Final

from herna.engine.activity import Bar, Details, because
from herna.engine.decision import Choice
from herna.games.doomtrooper.printed import FIGHT, SHOOT
from herna.games.doomtrooper.rules.actions import FIRST_TURN, attack_action_barred, led, ways_to_pay
from herna.games.doomtrooper.rules.cover import acting_barred
from herna.games.doomtrooper.rules.identity import (
    aboard,
    active,
    away_barred,
    fighting_barred,
    helps_others,
    identity,
    texts_about,
    texts_in_play,
)
from herna.games.doomtrooper.rules.permissions import bans, forbidden, granted, may
from herna.games.doomtrooper.rules.values import WEAPONS, immune
from herna.games.doomtrooper.table import NONE, OUTPOST, TACTICS, Duel, Front
from herna.games.doomtrooper.texts import (
    ALWAYS,
    CONVERTS,
    FORBIDS_ATTACK,
    FORBIDS_TACTIC,
    GRANTED,
    KILLS,
    MUST_ATTACK,
    SEVERAL,
    SILENT,
    STRIKES_FIRST,
    TEXTS,
    permission,
    texts_of,
)

# Lasting in a duel: a fighter strikes first.
FIRST: Final = "first"
ALWAYS_FIRST: Final = "always-first"
NO_FIGHT: Final[tuple[str, ...]] = ("airship", "submarine")  # DT-EQUIP-24


NO_WARRIORS: Final = Bar("DT-DUEL-11", "dt-why-no-warriors")
NOBODY_ATTACKS: Final = Bar("DT-DUEL-12", "dt-why-nobody-attacks")
NOBODY_TO_ATTACK: Final = Bar("DT-DUEL-12", "dt-why-nobody-to-attack")
NO_COMMON_TACTIC: Final = Bar("DT-FIT-06", "dt-why-no-common-tactic")
ACROSS_THE_LINE: Final = Bar("DT-DUEL-14", "dt-why-across-the-line")
OTHERS_FIRST: Final = Bar("DT-DUEL-15", "dt-why-attacks-others-first")


def _the_defender(table: Front, seat: int, choice: Choice) -> Details:
    """Of a bar: it speaks of the card that is to be attacked."""
    return (("card", choice[-1]),), ()


OWN_DEFENDER: Final = Bar("DT-DUEL-13", "dt-why-own-defender", details=_the_defender)


def may_attack(table: Front, warrior: int) -> bool:
    """Whether a warrior may take an attack action at all."""
    return attacker_barred(table, warrior) is None


def attacker_barred(table: Front, warrior: int) -> Bar | None:
    """Why a warrior may not take an attack action at all.

    DT-COVER-06, DT-COVER-13, DT-FIT-02, G-85.
    """
    if not table.turns[table.control[warrior]]:
        return FIRST_TURN
    if warrior in table.hidden:
        return because("DT-COVER-06", "dt-why-attacks-from-cover", card=warrior)
    bar = fighting_barred(table, warrior) or acting_barred(table, warrior)
    if bar is not None:
        return bar
    if warrior in table.left_cover:
        return because("DT-COVER-13", "dt-why-left-cover", card=warrior)
    if warrior in table.covered and not granted(table, warrior, "attack from cover"):
        return because("DT-COVER-06", "dt-why-attacks-from-cover", card=warrior)
    if may(table, warrior, "attack"):
        return None
    return forbidden(table, "DT-DUEL-15", "dt-why-may-not-attack", warrior, ("attack",), card=warrior)


def across_the_line(table: Front, one: int, other: int) -> bool:
    """Whether one of two warriors is on an Outpost and the other is not.

    DT-DUEL-14.
    """
    return (table.area(one) == OUTPOST) != (table.area(other) == OUTPOST)


def may_be_defender(table: Front, attacker: int, defender: int) -> bool:
    """Whether a warrior could attack another."""
    return defender_barred(table, attacker, defender) is None


def defender_barred(table: Front, attacker: int, defender: int) -> Bar | None:
    """Why a warrior could not attack another (DT-DUEL-12 to DT-DUEL-15, G-36, G-89)."""
    bar = _own_barred(table, attacker, defender)
    if bar is not None or defender in table.hidden:
        return bar
    return target_barred(table, attacker, defender)


def target_barred(table: Front, attacker: int, defender: int) -> Bar | None:
    """Why a revealed warrior may not be attacked by another.

    The reason may be that the attacker must attack somebody else.
    """
    bar = _meeting_barred(table, attacker, defender)
    if bar is not None:
        return bar
    return OTHERS_FIRST if _must_attack_another(table, attacker, defender) else None


def _must_attack_another(table: Front, attacker: int, defender: int) -> bool:
    """Whether an attacker could attack others, whom it must attack before this one."""
    if MUST_ATTACK not in table.answering or not list(texts_about(table, attacker, MUST_ATTACK)):
        return False
    others = [other for other in table.warriors() if other not in table.hidden]
    could = [other for other in others if other == defender or _could_attack(table, attacker, other)]
    for card, text in texts_about(table, attacker, MUST_ATTACK):
        wanted = text.must_attack(table, card, could)
        if wanted and defender not in wanted:
            return True
    return False


def _could_attack(table: Front, attacker: int, defender: int) -> bool:
    """Whether a warrior could attack a revealed one.

    Whom it must attack instead is left aside.
    """
    return _own_barred(table, attacker, defender) is None and _meeting_barred(table, attacker, defender) is None


def _own_barred(table: Front, attacker: int, defender: int) -> Bar | None:
    """A player's own warrior is attacked only if a card allows it (DT-DUEL-13)."""
    if table.control[defender] != table.control[attacker]:
        return None
    if defender == attacker or permission("attack own") not in table.answering:
        return OWN_DEFENDER
    return None if granted(table, attacker, "attack own", defender) else OWN_DEFENDER


def _meeting_barred(table: Front, attacker: int, defender: int) -> Bar | None:
    """What keeps two warriors from a duel.

    One is not able to fight, or may not be attacked, or not by this one.
    """
    bar = fighting_barred(table, defender)
    if bar is not None:
        return bar
    if not may(table, defender, "be-attacked", attacker):
        by = ("be-attacked",)
        return forbidden(table, "DT-TARGET-04", "dt-why-not-attacked", defender, by, attacker, card=defender)
    if across_the_line(table, attacker, defender):
        return ACROSS_THE_LINE
    for card, text in texts_in_play(table, FORBIDS_ATTACK):
        if text.forbids_attack(table, card, attacker, defender):
            return because("DT-DUEL-15", "dt-why-card-forbids", (("card", card),), card=card)
    for tactic in reversed(TACTICS):  # to shoot is forbidden less often
        if kept_from(table, attacker, defender, tactic) == NONE:
            return None
    return NO_COMMON_TACTIC


def tactics(table: Front, attacker: int, defender: int) -> list[str]:
    """The tactics that are open to both (G-89)."""
    return [tactic for tactic in TACTICS if kept_from(table, attacker, defender, tactic) == NONE]


def kept_from(table: Front, attacker: int, defender: int, tactic: str) -> int:
    """Which of two fighters may not take part in a duel of a tactic.

    NONE, if both may.
    """
    if not fights_with(table, attacker, tactic, True):
        return attacker
    return NONE if fights_with(table, defender, tactic, False) else defender


def fights_with(table: Front, warrior: int, tactic: str, attacking: bool) -> bool:
    """Whether a warrior may take part in a duel of a tactic.

    DT-FIT-06, DT-FIT-08, DT-EQUIP-24.
    """
    stat = FIGHT if tactic == TACTICS[0] else SHOOT
    if stat in table.printed(warrior).struck:
        return False
    if table.lasting and bans(table, warrior, tactic):
        return False
    if tactic == TACTICS[0] and _flies(table, warrior):
        return False
    if FORBIDS_TACTIC not in table.answering:
        return True
    for card, text in texts_about(table, warrior, FORBIDS_TACTIC):
        if text.forbids_tactic(table, card, warrior, tactic, attacking):
            return False
    for card, text in texts_in_play(table, FORBIDS_TACTIC):
        if table.root(card) != warrior and text.forbids_tactic(table, card, warrior, tactic, attacking):
            return False
    return True


def _flies(table: Front, warrior: int) -> bool:
    """In an airship or a submarine, or considered one."""
    if not identity(table, warrior).keywords.isdisjoint(NO_FIGHT):
        return True
    for card in table.bearing(warrior):
        if not table.printed(card).keywords.isdisjoint(NO_FIGHT) and aboard(table, card):
            return True
    return False


def attackers_that_can_pay(table: Front, seat: int) -> list[int]:
    """The warriors of a player for whose attack an action could be spent."""
    warriors = table.warriors(seat)
    if CONVERTS not in table.answering:  # nobody is led
        return warriors if warriors and ways_to_pay(table, seat, False) else []
    payable: dict[bool, bool] = {}  # by one who is led, and by others
    found: list[int] = []
    for warrior in warriors:
        leader = led(table, warrior)
        if leader not in payable:
            payable[leader] = bool(ways_to_pay(table, seat, leader))
        if payable[leader]:
            found.append(warrior)
    return found


def finds_defender(table: Front, seat: int, attacker: int, against: int = NONE) -> bool:
    """Whether a warrior of a player could attack anybody, or a certain warrior."""
    if table.controller(attacker) != seat or attacker_barred(table, attacker) is not None:
        return False
    return any(
        against in (NONE, defender) and defender_barred(table, attacker, defender) is None
        for defender in table.warriors_there
    )


def can_attack(table: Front, seat: int, attackers: tuple[int, ...] = (), against: int = NONE) -> bool:
    """Whether a player has any legal attack, or one on a certain warrior.

    If the attackers are given, it needs no action.
    """
    for attacker in attackers or attackers_that_can_pay(table, seat):
        if finds_defender(table, seat, attacker, against):
            return True
    return False


def attack_barred(table: Front, seat: int, attackers: tuple[int, ...] = ()) -> Bar | None:
    """Why a player attacks nobody; with given attackers it needs no action."""
    if can_attack(table, seat, attackers):
        return None
    warriors = list(attackers) or table.warriors(seat)
    if not attackers:
        bar = attack_action_barred(table, seat, warriors or [NONE])
        if bar is not None:
            return bar
    if not warriors:
        return NO_WARRIORS
    bars = [attacker_barred(table, warrior) for warrior in warriors]
    if None in bars:
        return NOBODY_TO_ATTACK
    return bars[0] if len(bars) == 1 else NOBODY_ATTACKS


# From where


def usable_zones(table: Front, defender: int) -> list[int]:
    """The warzones from which a defender may defend."""
    return [zone for zone in warzones(table) if zone_barred(table, defender, zone) is None]


def warzones(table: Front) -> list[int]:
    return [card for card in table.lies if table.type(card) == "warzone"]


def zone_barred(table: Front, defender: int, zone: int) -> Bar | None:
    """Why a defender does not defend from a warzone (DT-ZONE-05, DT-ZONE-06, DT-ZONE-15 to DT-ZONE-17)."""
    if not active(table, zone):
        return away_barred(table, zone)
    own = table.control[zone] == table.control[defender] and table.lies[zone] == table.lies[defender]
    if not own and across_the_line(table, zone, defender):
        return because("DT-ZONE-17", "dt-why-warzone-elsewhere", card=zone, defender=defender)
    if not own and not granted(table, defender, "any warzone", zone):
        return because("DT-ZONE-15", "dt-why-warzone-elsewhere", card=zone, defender=defender)
    for text in texts_of(table, zone, permission("defend-here")):
        if text.permits(table, zone, defender, "defend-here", zone) < SILENT:
            return because("DT-ZONE-05", "dt-why-warzone-forbids", card=zone, defender=defender)
    return None


# With what


def weapons_for(table: Front, warrior: int, duel: Duel) -> list[int]:
    """The weapons that a fighter could use besides those it uses already."""
    return [card for card in table.bearing(warrior) if weapon_barred(table, warrior, card, duel) is None]


def weapon_barred(table: Front, warrior: int, card: int, duel: Duel) -> Bar | None:
    """Why a fighter does not use a card on it as a weapon.

    DT-DUEL-22, DT-DUEL-23.
    """
    if card in duel.weapons:
        return because("DT-DUEL-22", "dt-why-is-wielded", card=card)
    if not suits(table, card, duel.tactic):
        return because("DT-DUEL-23", "dt-why-no-weapon-for", card=card, tactic=duel.tactic)
    if not active(table, card):
        return because("DT-NEVER-03", "dt-why-may-not-use", card=card, warrior=warrior)
    used = [weapon for weapon in duel.weapons if table.on.get(weapon) == warrior]
    if not used or (len(used) == 1 and _go_together(table, warrior, duel.tactic, used[0], card)):
        return None
    return because("DT-DUEL-22", "dt-why-one-weapon", tuple(("card", weapon) for weapon in used), warrior=warrior)


def _go_together(table: Front, warrior: int, tactic: str, one: int, other: int) -> bool:
    """Whether a warrior may use these two weapons at once."""
    if not _one_of_two(table, warrior, tactic, one) or not _one_of_two(table, warrior, tactic, other):
        return False
    return _pair(table, one, other)


def _one_of_two(table: Front, warrior: int, tactic: str, card: int) -> bool:
    """Whether a weapon may be one of two that a warrior uses.

    In any duel or with this tactic.
    """
    return granted(table, warrior, "two weapons", card) or granted(table, warrior, f"two weapons to {tactic}", card)


def _pair(table: Front, one: int, other: int) -> bool:
    """Whether two weapons may be used at once.

    Both say so, or their bearer may.
    """
    return all(text.several(table, card) > 1 for card in (one, other) for text in texts_of(table, card, SEVERAL))


def suits(table: Front, card: int, tactic: str) -> bool:
    """Whether a card is a weapon for a tactic (DT-DUEL-23)."""
    words = table.printed(card).keywords
    if words.isdisjoint(WEAPONS):
        return False
    return f"{tactic}-weapon" in words or "fight-shoot-weapon" in words or "special-weapon" in words


def first_striker(table: Front) -> int:
    """Who strikes first in the duel, if anybody does (DT-FIRST-01 to DT-FIRST-04, DT-NEVER-05)."""
    duel = table.duels[-1]
    attacker, defender = (_strikes_first(table, warrior) for warrior in (duel.attacker, duel.defender))
    if attacker == defender:
        return NONE
    return duel.attacker if attacker > defender else duel.defender


def group_of(table: Front, duel: Duel, warrior: int) -> list[int]:
    """A fighter and its helpers.

    What one of them can do does not extend to the group (DT-REINF-03).
    """
    seat = table.controller(warrior)
    return [warrior, *(helper for helper in duel.helpers if table.control[helper] == seat)]


def _strikes_first(table: Front, warrior: int) -> int:
    if warrior not in table.control or warrior in table.hidden:
        return SILENT
    duel = table.duels[-1]
    words = {effect.kind for effect in duel.lasting if effect.subject == warrior}
    level = ALWAYS if ALWAYS_FIRST in words else GRANTED if FIRST in words else SILENT
    opponent = duel.opponent(warrior)
    return max(level, min(_first_by_cards(table, member, opponent) for member in group_of(table, duel, warrior)))


def _first_by_cards(table: Front, warrior: int, opponent: int) -> int:
    level = SILENT
    for card, text in texts_about(table, warrior, STRIKES_FIRST):
        if not _immune_to(table, opponent, card, warrior):
            level = max(level, text.strikes_first(table, card, warrior))
    for card, name in table.answering.get(STRIKES_FIRST, ()):
        if table.root(card) != warrior:
            found = TEXTS[name].strikes_first(table, card, warrior)
            if found > level and helps_others(table, card):  # few say anything of others
                level = found
    return level


def kills_outright(table: Front, striker: int, victim: int) -> bool:
    """Whether a wound by one kills the other at once.

    One that can never kill outright does not.
    """
    if not may(table, striker, "kill-outright"):
        return False
    for warrior in (striker, victim):
        for card, text in texts_about(table, warrior, KILLS):
            if not _immune_to(table, victim, card, striker) and text.kills(table, card, striker, victim):
                return True
    return any(
        text.kills(table, card, striker, victim)
        for card, text in texts_in_play(table, KILLS)
        if table.root(card) not in (striker, victim)
    )


def _immune_to(table: Front, warrior: int, card: int, user: int) -> bool:
    """Whether an opponent is immune to a card that a fighter uses against it.

    DT-IMM-03.
    """
    if warrior < 0 or warrior not in table.control or table.type(card) not in ("art", "symmetry"):
        return False
    return table.control[warrior] != table.control[user] and immune(table, warrior, card)


def may_stand_in(table: Front, attacker: int, defender: int, tactic: str) -> bool:
    """Whether one of the two may come into their duel.

    They could fight with the announced tactic (G-59).
    """
    if defender in table.hidden or not may_be_defender(table, attacker, defender):
        return False
    return not tactic or tactic in tactics(table, attacker, defender)
