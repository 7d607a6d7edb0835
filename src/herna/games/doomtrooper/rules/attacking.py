"""Who may attack whom, how and from where: attackers, defenders, tactics, warzones, weapons, first strike.

DT-DUEL-11 to DT-DUEL-24, DT-FIT, DT-ZONE, DT-FIRST.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from herna.games.doomtrooper.printed import FIGHT, SHOOT
from herna.games.doomtrooper.rules.actions import led, ways_to_pay
from herna.games.doomtrooper.rules.cover import may_act
from herna.games.doomtrooper.rules.identity import (
    aboard,
    active,
    combat_capable,
    identity,
    saying,
    speaking_now,
)
from herna.games.doomtrooper.rules.permissions import BAN, granted, may
from herna.games.doomtrooper.rules.values import WEAPONS, immune
from herna.games.doomtrooper.table import NONE, OUTPOST, TACTICS, Duel, Front
from herna.games.doomtrooper.texts import ALWAYS, GRANTED, SILENT, says

FIRST, ALWAYS_FIRST = "first", "always-first"  # switches of the duel: a fighter strikes first
NO_FIGHT = ("airship", "submarine")  # DT-EQUIP-24


def may_attack(table: Front, warrior: int) -> bool:
    """Whether a warrior may take an attack action at all (DT-COVER-06, DT-COVER-13, DT-FIT-02, G-85)."""
    if warrior in table.hidden or not table.turns[table.control[warrior]]:
        return False
    if not combat_capable(table, warrior) or not may_act(table, warrior):
        return False
    if warrior in table.left_cover or (warrior in table.covered and not granted(table, warrior, "attack from cover")):
        return False
    return may(table, warrior, "attack")


def across_the_line(table: Front, one: int, other: int) -> bool:
    """Whether one of two warriors is on an Outpost and the other is not (DT-DUEL-14)."""
    return (table.area(one) == OUTPOST) != (table.area(other) == OUTPOST)


def may_be_defender(table: Front, attacker: int, defender: int) -> bool:
    """Whether a warrior could attack another (DT-DUEL-12 to DT-DUEL-15, G-36, G-89)."""
    if not _is_opposed(table, attacker, defender):
        return False
    return defender in table.hidden or legal_target(table, attacker, defender)


def legal_target(table: Front, attacker: int, defender: int) -> bool:
    """Whether a revealed warrior may be attacked by another, and the attacker need not attack somebody else."""
    return _may_be_attacked(table, attacker, defender) and not _must_attack_another(table, attacker, defender)


def _must_attack_another(table: Front, attacker: int, defender: int) -> bool:
    """Whether an attacker must attack others than this one, as long as it could attack one of them."""
    if not any(True for _ in saying(table, attacker, "must_attack")):
        return False
    could = [other for other in table.warriors() if other == defender or could_attack(table, attacker, other)]
    return defender not in _whom_it_must(table, attacker, could)


def _whom_it_must(table: Front, attacker: int, others: list[int]) -> list[int]:
    """Those of the warriors that an attacker could attack among whom it must choose; hidden ones always."""
    could = [other for other in others if other not in table.hidden]
    for card, text in saying(table, attacker, "must_attack"):
        wanted = text.must_attack(table, card, could)
        if wanted:
            others = [other for other in others if other in wanted or other in table.hidden]
    return others


def could_attack(table: Front, attacker: int, defender: int) -> bool:
    """Whether a warrior could attack a revealed one, but for whom it must attack instead."""
    if defender in table.hidden or not _is_opposed(table, attacker, defender):
        return False
    return _may_be_attacked(table, attacker, defender)


def _is_opposed(table: Front, attacker: int, defender: int) -> bool:
    """Whether a warrior is another player's, or an own one that may be attacked nevertheless (DT-DUEL-13)."""
    if table.control[defender] != table.control[attacker]:
        return True
    if defender == attacker or "permits attack own" not in table.answering:
        return False
    return granted(table, attacker, "attack own", defender)


def _may_be_attacked(table: Front, attacker: int, defender: int) -> bool:
    if not combat_capable(table, defender) or not _may_meet(table, attacker, defender):
        return False
    return bool(tactics(table, attacker, defender))


def _may_meet(table: Front, attacker: int, defender: int) -> bool:
    """Whether nothing keeps two warriors from a duel that are able to fight one."""
    if not may(table, defender, "be-attacked", attacker) or across_the_line(table, attacker, defender):
        return False
    for card, text in speaking_now(table, "forbids_attack"):
        if text.forbids_attack(table, card, attacker, defender):
            return False
    return True


def tactics(table: Front, attacker: int, defender: int) -> list[str]:
    """The tactics that are open to both (G-89)."""
    return [
        tactic
        for tactic in TACTICS
        if fights_with(table, attacker, tactic, True) and fights_with(table, defender, tactic, False)
    ]


def fights_with(table: Front, warrior: int, tactic: str, attacking: bool) -> bool:
    """Whether a warrior may take part in a duel of a tactic (DT-FIT-06, DT-FIT-08, DT-EQUIP-24)."""
    stat = FIGHT if tactic == TACTICS[0] else SHOOT
    if stat in table.printed(warrior).struck:
        return False
    for switch in table.switches:
        if switch.word == BAN + tactic and switch.subject in (NONE, warrior):
            return False
    if tactic == TACTICS[0] and _flies(table, warrior):
        return False
    if "forbids_tactic" not in table.answering:
        return True
    for card, text in saying(table, warrior, "forbids_tactic"):
        if text.forbids_tactic(table, card, warrior, tactic, attacking):
            return False
    for card, text in speaking_now(table, "forbids_tactic"):
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


def attacks(table: Front, seat: int, attackers: tuple[int, ...] = ()) -> Iterator[tuple[int, int]]:
    """Every legal attack of a player as (attacker, defender); with given attackers it needs no action."""
    defending: dict[int, list[str]] = {}
    payable: dict[bool, bool] = {}  # whether an attack can be paid for, by one who is led and by others
    for attacker in attackers or table.warriors(seat):
        if table.controller(attacker) != seat:
            continue
        if not attackers:
            leader = led(table, attacker)
            if leader not in payable:
                payable[leader] = bool(ways_to_pay(table, seat, leader))
            if not payable[leader]:
                continue
        if not may_attack(table, attacker):
            continue
        found: Iterable[int] = _defenders(table, attacker, defending)
        if "must_attack" in table.answering:
            found = _whom_it_must(table, attacker, list(found))
        for defender in found:
            yield attacker, defender


def _defenders(table: Front, attacker: int, defending: dict[int, list[str]]) -> Iterator[int]:
    """Whom a warrior could attack, but for whom it must; `defending` keeps with which tactics they defend."""
    attacking = {tactic for tactic in TACTICS if fights_with(table, attacker, tactic, True)}
    for other in table.warriors():
        if not _is_opposed(table, attacker, other):
            continue
        if other in table.hidden:
            yield other
            continue
        if other not in defending:
            defending[other] = _ways_to_defend(table, other)
        if not attacking.isdisjoint(defending[other]) and _may_meet(table, attacker, other):
            yield other


def _ways_to_defend(table: Front, warrior: int) -> list[str]:
    """The tactics that are open to a warrior that defends; none, if it is not able to fight."""
    if not combat_capable(table, warrior):
        return []
    return [tactic for tactic in TACTICS if fights_with(table, warrior, tactic, False)]


def can_attack(table: Front, seat: int, attackers: tuple[int, ...] = ()) -> bool:
    """Whether a player has any legal attack."""
    return any(True for _ in attacks(table, seat, attackers))


def usable_zones(table: Front, defender: int) -> list[int]:
    """The warzones from which a defender may defend (DT-ZONE-06, DT-ZONE-15 to DT-ZONE-17)."""
    seat = table.control[defender]
    zones: list[int] = []
    for card in table.lies:
        if table.type(card) != "warzone" or not active(table, card):
            continue
        here = table.lies[card] == table.lies[defender]
        lent = not across_the_line(table, card, defender) and granted(table, defender, "any warzone", card)
        if not lent and (not here or table.control[card] != seat):
            continue
        if all(
            text.permits(table, card, defender, "defend-here", card) >= SILENT
            for text in says(table, card, "permits defend-here")
        ):
            zones.append(card)
    return zones


def weapons_for(table: Front, warrior: int, tactic: str, chosen: tuple[int, ...]) -> list[int]:
    """The weapons that a warrior could use in a duel beside those it uses already (DT-DUEL-22, DT-DUEL-23)."""
    fit = [
        card
        for card in table.bearing(warrior)
        if suits(table, card, tactic) and card not in chosen and active(table, card) and may_use(table, warrior, card)
    ]
    own = [card for card in chosen if table.on.get(card) == warrior]
    if not own:
        return fit
    return [
        card
        for card in fit
        if len(own) == 1
        and _one_of_two(table, warrior, tactic, card)
        and _one_of_two(table, warrior, tactic, own[0])
        and _pair(table, own[0], card)
    ]


def _one_of_two(table: Front, warrior: int, tactic: str, card: int) -> bool:
    """Whether a weapon may be one of two that a warrior uses, in any duel or with this tactic."""
    return granted(table, warrior, "two weapons", card) or granted(table, warrior, f"two weapons to {tactic}", card)


def _pair(table: Front, one: int, other: int) -> bool:
    """Whether two weapons may be used at once: both say so, or their bearer may."""
    return all(text.several(table, card) > 1 for card in (one, other) for text in says(table, card, "several"))


def may_use(table: Front, warrior: int, card: int) -> bool:
    """Whether nothing forbids a warrior to use a card on it (DT-NEVER-03)."""
    printed = table.printed(card)
    if printed.type == "equipment" and not may(table, warrior, "use equipment", card):
        return False
    return may(table, warrior, "use weapon", card)


def suits(table: Front, card: int, tactic: str) -> bool:
    """Whether a card is a weapon for a tactic (DT-DUEL-23)."""
    words = table.printed(card).keywords
    if words.isdisjoint(WEAPONS):
        return False
    return f"{tactic}-weapon" in words or "fight-shoot-weapon" in words or "special-weapon" in words


def first_striker(table: Front) -> int:
    """Who strikes first in the duel, if anybody does (DT-FIRST-01 to DT-FIRST-04, DT-NEVER-05)."""
    duel = table.duel()
    if duel is None or duel.attacker < 0 or duel.defender < 0:
        return NONE
    attacker, defender = (_strikes_first(table, warrior) for warrior in (duel.attacker, duel.defender))
    if attacker == defender:
        return NONE
    return duel.attacker if attacker > defender else duel.defender


def group_of(table: Front, duel: Duel, warrior: int) -> list[int]:
    """A fighter and its helpers; what one of them can do does not extend to the group (DT-REINF-03)."""
    seat = table.controller(warrior)
    return [warrior, *(helper for helper in duel.helpers if table.control[helper] == seat)]


def _strikes_first(table: Front, warrior: int) -> int:
    if warrior not in table.control or warrior in table.hidden:
        return SILENT
    duel = table.duel()
    assert duel is not None
    words = {switch.word for switch in duel.switches if switch.subject == warrior}
    level = ALWAYS if ALWAYS_FIRST in words else GRANTED if FIRST in words else SILENT
    opponent = duel.opponent(warrior)
    return max(level, min(_first_by_cards(table, member, opponent) for member in group_of(table, duel, warrior)))


def _first_by_cards(table: Front, warrior: int, opponent: int) -> int:
    level = SILENT
    for card, text in saying(table, warrior, "strikes_first"):
        if not _immune_to(table, opponent, card, warrior):
            level = max(level, text.strikes_first(table, card, warrior))
    for card, text in speaking_now(table, "strikes_first"):
        if table.root(card) != warrior:
            level = max(level, text.strikes_first(table, card, warrior))
    return level


def kills_outright(table: Front, striker: int, victim: int) -> bool:
    """Whether a wound by one kills the other at once; one that can never kill outright does not."""
    if not may(table, striker, "kill-outright"):
        return False
    for warrior in (striker, victim):
        for card, text in saying(table, warrior, "kills"):
            if not _immune_to(table, victim, card, striker) and text.kills(table, card, striker, victim):
                return True
    return any(
        text.kills(table, card, striker, victim)
        for card, text in speaking_now(table, "kills")
        if table.root(card) not in (striker, victim)
    )


def _immune_to(table: Front, warrior: int, card: int, user: int) -> bool:
    """Whether an opponent is immune to a card that a fighter uses against it (DT-IMM-03)."""
    if warrior < 0 or warrior not in table.control or table.type(card) not in ("art", "symmetry"):
        return False
    return table.control[warrior] != table.control[user] and immune(table, warrior, card)


def may_stand_in(table: Front, attacker: int, defender: int, tactic: str) -> bool:
    """Whether one of the two may come into their duel: they could fight with the announced tactic (G-59)."""
    if defender in table.hidden or not may_be_defender(table, attacker, defender):
        return False
    return not tactic or tactic in tactics(table, attacker, defender)
