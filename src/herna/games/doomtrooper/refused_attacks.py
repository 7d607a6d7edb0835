"""Why not: attacks and duels, from the declaration to the weapons, and sabotage."""

from __future__ import annotations

from herna.engine.decision import Choice
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
    no_warrior,
    out_of_play,
    said,
    undone_duty,
)
from herna.games.doomtrooper.rules.actions import attack_payments
from herna.games.doomtrooper.rules.attacking import (
    across_the_line,
    could_attack,
    fights_with,
    legal_target,
    may_attack,
    may_be_defender,
    may_use,
    suits,
    tactics,
)
from herna.games.doomtrooper.rules.duel import Attack
from herna.games.doomtrooper.rules.fighters import unarmed
from herna.games.doomtrooper.rules.identity import active, away, combat_capable, imprisoned, is_a, speaking_now
from herna.games.doomtrooper.rules.permissions import granted, may
from herna.games.doomtrooper.rules.sabotage import guards_of, may_sabotage
from herna.games.doomtrooper.table import NONE, TACTICS, Front
from herna.games.doomtrooper.texts import speaking


def in_attack(table: Front, asking: Attack, choice: Choice) -> Reasons:
    """Why that is not announced in a duel."""
    if choice[0] == "attack":
        attacker, defender = card_said(table, choice[1]), card_said(table, choice[2])
        return _why_not_attacked(table, asking, attacker, defender)
    if choice[0] == "tactic":
        return _why_no_tactic(table, str(choice[1]))
    if choice[0] == "defend_from":
        return _why_no_warzone(table, card_said(table, choice[1]))
    return ()


# Who attacks whom


def why_not_declared(table: Front, seat: int) -> Reasons:
    """Why no attack is declared: not in the first turn, once in a turn, and somebody must have a target."""
    warriors = table.warriors(seat)
    reasons = _no_attack_action(table, seat, warriors)
    if reasons:
        return reasons
    if not warriors:
        return because("DT-DUEL-11", "dt-why-no-warriors")
    able = [warrior for warrior in warriors if may_attack(table, warrior)]
    if len(warriors) == 1 and not able:
        return _why_no_attacker(table, seat, warriors[0])
    return because("DT-DUEL-12", "dt-why-nobody-to-attack" if able else "dt-why-nobody-attacks")


def _no_attack_action(table: Front, seat: int, warriors: list[int]) -> Reasons:
    """No action could be the attack of one of these."""
    if not table.turns[seat]:
        return because("DT-ACT-14", "dt-why-first-turn")
    if any(attack_payments(table, seat, warrior) for warrior in warriors or [NONE]):
        return ()
    if table.gaining == seat:
        return because("DT-ACT-08", "dt-why-no-attack-action")
    if table.sabotaged:
        return because("DT-SAB-13", "dt-why-has-sabotaged")
    if table.common or table.tokens:
        reasons = undone_duty(table, seat)
        if reasons:
            return reasons
        if table.attacks:
            return because("DT-ACT-10", "dt-why-has-attacked", attacks=table.attacks)
    return because("DT-ACT-08", "dt-why-no-attack-action")


def _why_not_attacked(table: Front, asking: Attack, attacker: int, defender: int) -> Reasons:
    """Why that warrior does not attack that one."""
    reasons = _why_no_attacker(table, asking.seat, attacker)
    if reasons:
        return reasons
    if asking.attackers and attacker not in asking.attackers:
        return because("DT-DUEL-11", "dt-why-others-attack", card=attacker)
    if not asking.attackers:
        reasons = _no_attack_action(table, asking.seat, [attacker])
    return reasons or _why_no_defender(table, asking, attacker, defender)


def _why_no_attacker(table: Front, seat: int, warrior: int) -> Reasons:
    """Why that warrior does not attack at all."""
    reasons = no_own_warrior(table, seat, warrior, "DT-DUEL-11")
    if reasons or may_attack(table, warrior):
        return reasons
    if not table.turns[seat]:
        return because("DT-ACT-14", "dt-why-first-turn")
    if warrior in table.hidden:
        return because("DT-COVER-06", "dt-why-attacks-from-cover", card=warrior)
    reasons = _not_fit(table, warrior) or cannot_act(table, warrior)
    if reasons:
        return reasons
    if warrior in table.left_cover:
        return because("DT-COVER-13", "dt-why-left-cover", card=warrior)
    if warrior in table.covered and not granted(table, warrior, "attack from cover"):
        return because("DT-COVER-06", "dt-why-attacks-from-cover", card=warrior)
    return forbidden(table, "DT-DUEL-15", "dt-why-may-not-attack", warrior, ("attack",), card=warrior)


def _not_fit(table: Front, warrior: int) -> Reasons:
    """A revealed warrior takes part in no duel: it is imprisoned, or away, or never fights, or a card keeps it."""
    if combat_capable(table, warrior):
        return ()
    if imprisoned(table, warrior) or away(table, warrior):
        return cannot_act(table, warrior)
    if is_a(table, warrior, "noncombatant"):
        return because("DT-FIT-02", "dt-why-never-fights", card=warrior)
    kept = [card for card, text in speaking(table, "unfit") if active(table, card) and text.unfit(table, card, warrior)]
    return because("DT-FIT-03", "dt-why-never-fights-by", cards(kept[:1]), card=warrior, source=kept[0])


def _why_no_defender(table: Front, asking: Attack, attacker: int, defender: int) -> Reasons:
    """Why that warrior is not attacked by this one."""
    reasons = no_warrior(table, defender, "DT-DUEL-11")
    if defender == UNSAID:
        anybody = any(may_be_defender(table, attacker, other) for other in table.warriors())
        return reasons if anybody else because("DT-DUEL-12", "dt-why-nobody-for", card=attacker)
    if reasons:
        return reasons
    own = table.control[defender] == asking.seat
    if defender == attacker or (own and not granted(table, attacker, "attack own", defender)):
        return because("DT-DUEL-13", "dt-why-own-defender", card=defender)
    reasons = out_of_play(table, defender)
    if reasons or defender in table.hidden or legal_target(table, attacker, defender):
        return reasons or because("DT-DUEL-15", "dt-why-another-defender", card=defender)
    reasons = _not_fit(table, defender)
    if reasons:
        return reasons
    if not may(table, defender, "be-attacked", attacker):
        barred_by = ("be-attacked",)
        return forbidden(table, "DT-TARGET-04", "dt-why-not-attacked", defender, barred_by, attacker, card=defender)
    if across_the_line(table, attacker, defender):
        return because("DT-DUEL-14", "dt-why-across-the-line", attacker=attacker, defender=defender)
    if could_attack(table, attacker, defender):
        return because("DT-DUEL-15", "dt-why-attacks-others-first", attacker=attacker, defender=defender)
    for card, text in speaking_now(table, "forbids_attack"):
        if text.forbids_attack(table, card, attacker, defender):
            return because("DT-DUEL-15", "dt-why-card-forbids", cards([card]), card=card, defender=defender)
    return because("DT-FIT-06", "dt-why-no-common-tactic", attacker=attacker, defender=defender)


# How, where, with what


def _why_no_tactic(table: Front, tactic: str) -> Reasons:
    """Which of the two does not fight so."""
    duel = table.duel()
    if tactic not in TACTICS or duel is None or duel.attacker < 0:
        return because("DT-DUEL-16", "dt-why-choose-tactic")
    if tactic in tactics(table, duel.attacker, duel.defender):
        return ()
    kept = duel.defender if fights_with(table, duel.attacker, tactic, True) else duel.attacker
    return because("DT-FIT-06", "dt-why-tactic-forbidden", cards([kept]), card=kept, tactic=tactic)


def _why_no_warzone(table: Front, zone: int) -> Reasons:
    """Why that warzone does not help the defender."""
    duel = table.duel()
    if zone == UNSAID:
        return because("DT-ZONE-07", "dt-why-choose-warzone")
    if zone not in table.lies or zone in table.hidden or table.type(zone) != "warzone":
        return because("DT-ZONE-06", "dt-why-is-no-warzone")
    if duel is None or duel.defender < 0:
        return ()
    if across_the_line(table, zone, duel.defender):
        return because("DT-ZONE-17", "dt-why-warzone-elsewhere", card=zone, defender=duel.defender)
    own = table.control[zone] == table.control[duel.defender] and table.lies[zone] == table.lies[duel.defender]
    if not own and not granted(table, duel.defender, "any warzone", zone):
        return because("DT-ZONE-15", "dt-why-warzone-elsewhere", card=zone, defender=duel.defender)
    return because("DT-ZONE-05", "dt-why-warzone-forbids", card=zone, defender=duel.defender)


def why_not_wielded(table: Front, weapon: int) -> Reasons:
    """Why the warrior that is asked about does not use that weapon."""
    duel, warrior = table.duels[-1], unarmed(table)
    if weapon == UNSAID:
        return because("DT-DUEL-22", "dt-why-choose-weapon")
    if weapon == NO_SUCH or weapon not in table.bearing(warrior):
        return because("DT-DUEL-22", "dt-why-not-on-warrior", warrior=warrior)
    if weapon in duel.weapons:
        return because("DT-DUEL-22", "dt-why-is-wielded", card=weapon)
    if not suits(table, weapon, duel.tactic):
        return because("DT-DUEL-23", "dt-why-no-weapon-for", card=weapon, tactic=duel.tactic)
    if not active(table, weapon) or not may_use(table, warrior, weapon):
        return because("DT-NEVER-03", "dt-why-may-not-use", card=weapon, warrior=warrior)
    used = [card for card in duel.weapons if table.on.get(card) == warrior]
    if used:
        return because("DT-DUEL-22", "dt-why-one-weapon", cards(used), warrior=warrior)
    return because("DT-DUEL-22", "dt-why-equal-card", card=weapon)


# Sabotage


def why_no_sabotage(table: Front, seat: int, saboteur: int, victim: str | int) -> Reasons:
    """Why that warrior does not sabotage that player."""
    reasons = _no_time_for_sabotage(table, seat) or no_own_warrior(table, seat, saboteur, "DT-SAB-04")
    if reasons:
        return reasons
    if not may_sabotage(table, saboteur):
        if saboteur in table.hidden:
            return because("DT-SAB-04", "dt-why-unknown-warrior", card=saboteur)
        reasons = cannot_act(table, saboteur) or _not_fit(table, saboteur)
        return reasons or because("DT-SAB-04", "dt-why-in-cover", card=saboteur)
    other = said(victim, len(table.hands))
    if other == UNSAID:
        return because("DT-SAB-03", "dt-why-choose-player")
    if other not in table.others(seat):
        return because("DT-SAB-03", "dt-why-no-opponent")
    guards = guards_of(table, other)
    return because("DT-SAB-03", "dt-why-is-guarded", cards(guards), victim=other, count=len(guards))


def _no_time_for_sabotage(table: Front, seat: int) -> Reasons:
    """The own turn after everybody's first one, with a COMMON action, and no attack in it."""
    if table.gaining >= 0 or table.active != seat:
        return because("DT-SAB-10", "dt-why-sabotage-own-turn")
    if not all(table.turns[other] for other in table.in_turn_order(seat)):
        return because("DT-SAB-09", "dt-why-sabotage-first-turn")
    if table.bound or table.attacks:
        return because("DT-SAB-13", "dt-why-attacked-no-sabotage")
    reasons = undone_duty(table, seat)
    if not reasons and not (table.common and table.rule_attack):
        reasons = because("DT-SAB-12", "dt-why-no-common-action")
    return reasons
