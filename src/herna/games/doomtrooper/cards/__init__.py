"""What the cards say: a vocabulary of effects that content files use by name, and the few with words of their own.

Each module adds its effects to the vocabulary; when all have, every printed card learns what it says. Among them:

values       modify (also while `at_least` so many are `among`), modify-group, modify-per, modify-opponent, multiply,
             mirror-base, level-base, several
permissions  permit, casts-all, immune, counts-as, keeps-affiliations
fighting     kills, strikes-first, wound-ends-duel, never-attacks, must-attack, forbids-tactic, duel-boost
happenings   gain-destiny, discard, heals-in-cover, cancel-special, save-from-death
abilities    may-discard, may-heal, may-forbid, may-call-off, may-suspend-immunity, may-buy-action: each with its
             `destiny`, `actions`, `uses_up`, `once`; another one is a subclass of Ability with `targets` and `happens`
damage       may-damage-all, may-wound (an attack action without a duel); DamageAll for others to call
giving       free-play, free-deploy, one-per-bearer, destiny-counts, extra-actions, bars-others,
             denies-fortifications, denies-cover, protects
taking       imprisons, arrests, fetches-for-kills; MayImprison and FetchWarrior for others to call
cultists     two-sided
granting     give-actions, more-attacks, attack-now, may-attack-from-hiding, bans-tactic
converting   take-control, costs-value, moves-home, loses-affiliation, out-of-play, grows-with-turns, may-return,
             wears-off, prison
dueling      ambushes, changes-tactic, takes-cover, reinforces, may-join, ends-with-duel, cheers, kills-afterwards;
             Joining for others to call
ordeals      discard-for-destiny, discard-from-warrior, reassigns, steals, all-into-cover, cover-or-wound
piles        fetches; Fetching for others to call
enduring     drains-destiny, expires, multiply-group, infects, names-enemy
answering    takes-points, takes-over
commanding   leads-unit, converts
engineers    may-equip, may-enlist
fortifying   income, bank, entrenches, shelters, may-move, may-fetch-attachment
brotherhood  may-pass-wound, attacks-highest, returns-to-library
spells       strengthens, multiply-for-a-while, replaces-defender, discards-from-hand, heals-or-spares, shields-from,
             summons-spell
hirelings    guards, auctioned
tribal       attacked-last, may-cancel-special, may-fight-again
battlefields multiply-zone, no-vehicles, bonus-for-kill, multiply-reward, may-give-up
missions     missions-first, bounty, quarry, dies-for-glory, rallies
"""

from __future__ import annotations

from herna.games.doomtrooper.cards import (
    abilities,
    answering,
    battlefields,
    brotherhood,
    commanding,
    converting,
    cultists,
    damage,
    dueling,
    enduring,
    engineers,
    fighting,
    fortifying,
    giving,
    granting,
    happenings,
    hirelings,
    missions,
    ordeals,
    permissions,
    piles,
    spells,
    taking,
    tribal,
    values,
)
from herna.games.doomtrooper.texts import VOCABULARY, learn_all

for _module in (
    values,
    permissions,
    fighting,
    happenings,
    abilities,
    damage,
    giving,
    taking,
    cultists,
    answering,
    converting,
    dueling,
    enduring,
    granting,
    ordeals,
    piles,
    commanding,
    engineers,
    fortifying,
    missions,
    brotherhood,
    spells,
    hirelings,
    tribal,
    battlefields,
):
    VOCABULARY.update(_module.EFFECTS)

learn_all()
