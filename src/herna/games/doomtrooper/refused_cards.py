"""Why not: cards that are played from hand, spells that are cast, and abilities of cards in play."""

from __future__ import annotations

from herna.games.doomtrooper.cards.abilities import GAME as PER_GAME
from herna.games.doomtrooper.cards.abilities import TURN as PER_TURN
from herna.games.doomtrooper.cards.abilities import Ability, able
from herna.games.doomtrooper.reasons import (
    NO_SUCH,
    UNSAID,
    Reasons,
    barred,
    because,
    cannot_act,
    cards,
    forbidden,
    no_own_warrior,
    not_in_hand,
    open_copies,
    out_of_play,
    too_few_actions,
    too_few_destiny,
)
from herna.games.doomtrooper.refused_targets import not_standing_there, why_not_on
from herna.games.doomtrooper.rules.actions import duty
from herna.games.doomtrooper.rules.attaching import targets_of
from herna.games.doomtrooper.rules.casting import casters, may_benefit, may_cast, may_cast_on
from herna.games.doomtrooper.rules.deploying import place_of
from herna.games.doomtrooper.rules.identity import IDENTITIES, TRIBAL, helps_others
from herna.games.doomtrooper.rules.permissions import never
from herna.games.doomtrooper.rules.playing import before_actions, cost_in_destiny
from herna.games.doomtrooper.rules.values import immune
from herna.games.doomtrooper.rules.zones import player_has
from herna.games.doomtrooper.table import Front, Moment, area_in
from herna.games.doomtrooper.texts import says

ONCE_IN_PLAY = {"relic": "DT-RELIC-04", "alliance": "DT-ALLY-02"}  # other unique cards are Personalities
ONCE_PER_PLAYER = {"fortification": "DT-FORT-06", "warzone": "DT-ZONE-03"}
ACTION, REACTION, COMBAT = "action", "reaction", "combat"  # moments of play; others are "anytime"
MOMENTS_OF = {ACTION: (ACTION, "attack")}  # for what abilities are asked then
NO_MOMENT = Moment("")


def why_not_played(table: Front, seat: int, card: int, target: int, when: str, moment: Moment = NO_MOMENT) -> Reasons:
    """Why a card is not played on that target now; `moment` is what is answered."""
    reasons = not_in_hand(table, seat, card, "DT-ZONES-02")
    if reasons:
        return reasons
    if table.type(card) == "art":
        return because("DT-ART-03", "dt-why-is-spell", card=card)
    moment = _answered(table, card, target, when, moment)
    reasons = _not_now(table, seat, card, when, moment)
    if not reasons and moment.kind:
        return _why_no_answer(table, seat, card, target, moment)
    reasons = reasons or _may_not_be_played(table, seat, card)
    if reasons:
        return reasons
    if table.type(card) == "warrior":
        return _why_not_deployed(table, seat, card, target, when)
    reasons = why_not_on(table, seat, card, target)
    if reasons:
        return reasons
    if when == ACTION:
        reasons = too_few_actions(table, seat, table.printed(card).actions)
    return reasons or _not_paid(table, seat, card, target) or _equal_or_not(table, seat, card)


def why_not_cast(
    table: Front, seat: int, card: int, caster: int, target: int, when: str, moment: Moment = NO_MOMENT
) -> Reasons:
    """Why a spell is not cast by that warrior on that target."""
    reasons = not_in_hand(table, seat, card, "DT-ART-03")
    if reasons:
        return reasons
    if table.type(card) != "art":
        return because("DT-ART-03", "dt-why-is-no-spell", card=card)
    moment = _answered(table, card, target, when, moment)
    reasons = _not_now(table, seat, card, when, moment)
    if not reasons and not moment.kind:
        reasons = _may_not_be_played(table, seat, card)
    reasons = reasons or _why_no_caster(table, seat, card, caster)
    if reasons:
        return reasons
    if moment.kind:
        return _why_no_answer(table, seat, card, target, moment, caster)
    reasons = _why_not_cast_on(table, seat, card, caster, target)
    if not reasons and when == ACTION:
        reasons = too_few_actions(table, seat, table.printed(card).actions)
    cost = table.printed(card).destiny
    return reasons or too_few_destiny(table, seat, "DT-ART-06", cost) or _equal_or_not(table, seat, card)


# The moment


def _not_now(table: Front, seat: int, card: int, when: str, moment: Moment) -> Reasons:
    """A card is for another moment (DT-TURN-02, DT-SPEC-01)."""
    timing = table.printed(card).timing
    if moment.kind:
        return _no_answer_to(table, seat, card, moment)
    if when == ACTION:
        if timing == ACTION or table.type(card) == "warrior":
            return ()
        if timing in ("anytime", "own-turn") or (timing == "before-actions" and not table.acted):
            return because("DT-TURN-03", "dt-why-takes-no-action", card=card)
    elif (
        timing == "anytime"
        or (timing == COMBAT and when == COMBAT)
        or (timing == "own-turn" and table.active == seat and not table.duels)
        or (timing == "before-actions" and before_actions(table, seat))
    ):
        return ()
    if table.type(card) == "warrior":
        return because("DT-TURN-02", "dt-why-deployed-by-action", card=card)
    return because("DT-TURN-02", "dt-why-other-time", card=card, timing=timing)


def _answered(table: Front, card: int, target: int, when: str, moment: Moment) -> Moment:
    """What a card would answer: what has just happened or, in phase 5, a card that was played in the duel (G-16)."""
    duel = table.duel()
    if when == COMBAT and duel is not None and says(table, card, "bars_answer"):
        for played, player in duel.played:
            if played == target:
                return Moment(f"played {table.type(played)}", played, player)
    return moment


def _no_answer_to(table: Front, seat: int, card: int, moment: Moment) -> Reasons:
    """Why a card is no answer to something: none ever, or what keeps it from being this one."""
    bars = [text.bars_answer(table, card, seat, moment) for text in says(table, card, "bars_answer")]
    if not bars:
        return because("DT-TIME-14", "dt-why-only-answers", card=card)
    return () if None in bars else barred(bars[0], card)


def _why_no_answer(table: Front, seat: int, card: int, target: int, moment: Moment, caster: int = NO_SUCH) -> Reasons:
    """An answer is played on what it answers, for its price."""
    reasons = too_few_destiny(table, seat, "DT-SPEC-02", cost_in_destiny(table, seat, card, moment.card))
    if not reasons and target not in (UNSAID, moment.card):
        reasons = because("DT-TIME-14", "dt-why-answers-other", card=card)
    if not reasons and caster != NO_SUCH:
        caster = casters(table, seat, card)[0] if caster == UNSAID else caster
        reasons = _may_not_aim(table, card, caster, moment.card)
    return reasons or because("DT-TIME-14", "dt-why-equal-card", card=card)


def _may_not_be_played(table: Front, seat: int, card: int) -> Reasons:
    """What a card says by itself of when it may be played, and whether one more may be in play."""
    printed = table.printed(card)
    copies = open_copies(table, printed.key)
    if printed.unique and copies and (printed.type == "warrior" or printed.after in ("stay", "attach")):
        rule = ONCE_IN_PLAY.get(printed.type, "DT-PERS-01")
        return because(rule, "dt-why-unique", cards(copies), card=card)
    several = any(text.several(table, card) > 1 for text in says(table, card, "several"))
    if printed.type in ONCE_PER_PLAYER and not several and player_has(table, seat, printed.key):
        own = [copy for copy in copies if table.control[copy] == seat]
        return because(ONCE_PER_PLAYER[printed.type], "dt-why-has-one", cards(own), card=card)
    for text in says(table, card, "bars_play"):
        reasons = barred(text.bars_play(table, card, seat), card)
        if reasons:
            return reasons
    return ()


def _not_paid(table: Front, seat: int, card: int, target: int) -> Reasons:
    """The price in D on that target; on every target, if none is named yet."""
    printed = table.printed(card)
    rule = "DT-WAR-03" if printed.type == "warrior" else "DT-SPEC-02"
    if target != UNSAID:
        return too_few_destiny(table, seat, rule, cost_in_destiny(table, seat, card, target))
    costs = [cost_in_destiny(table, seat, card, other) for other in targets_of(table, seat, card)]
    return too_few_destiny(table, seat, rule, min(costs)) if costs else ()


def _equal_or_not(table: Front, seat: int, card: int) -> Reasons:
    """Nothing else forbids it: an equal card stands for it, or its price depends on something else."""
    reasons = too_few_destiny(table, seat, "DT-SPEC-02", table.printed(card).destiny)
    if reasons or card in table.of_each_kind(table.hands[seat]):
        return reasons or because("DT-TIME-20", "dt-why-not-on-this", card=card)
    return because("DT-TIME-20", "dt-why-equal-card", card=card)


# Warriors


def _why_not_deployed(table: Front, seat: int, card: int, target: int, when: str) -> Reasons:
    """Why a warrior is not deployed there; a fitting one fulfils a duty (G-30)."""
    place = place_of(table, seat, card)
    reasons = not_standing_there(table, seat, place, IDENTITIES[table.key(card)])
    if not reasons and target not in (UNSAID, place):
        reasons = because("DT-WAR-01", "dt-why-other-area", card=card, area=area_in(place))
    if not reasons and when == ACTION and not _does_a_duty(table, seat, card):
        reasons = too_few_actions(table, seat, 1)
    reasons = reasons or too_few_destiny(table, seat, "DT-WAR-03", cost_in_destiny(table, seat, card, place))
    return reasons or _equal_or_not(table, seat, card)


def _does_a_duty(table: Front, seat: int, card: int) -> bool:
    due = duty(table, seat)
    return due == "uncover" or (due == "outpost" and TRIBAL in IDENTITIES[table.key(card)].sides)


# Spells


def _why_no_caster(table: Front, seat: int, card: int, caster: int) -> Reasons:
    """Why that warrior does not cast it (DT-ART-02, DT-ART-12, DT-ART-14, DT-ART-19)."""
    words = table.printed(card).keywords
    duel = table.duel()
    if duel is None and not words.isdisjoint(("combat-spell", "personal-combat-spell")):
        return because("DT-ART-12", "dt-why-only-in-duel", card=card)
    found = casters(table, seat, card)
    if caster == UNSAID:
        return () if found else because("DT-ART-03", "dt-why-no-caster", card=card)
    reasons = no_own_warrior(table, seat, caster, "DT-ART-03")
    if reasons or caster in found:
        return reasons
    if caster in table.hidden:
        return because("DT-ART-03", "dt-why-unknown-warrior", card=caster)
    if may_cast(table, caster, card):
        return because("DT-ART-14", "dt-why-caster-not-in-duel", card=card, caster=caster)
    if never(table, caster, "cast"):
        return forbidden(table, "DT-ART-19", "dt-why-never-casts", caster, ("cast",), caster=caster)
    return _held_back(table, caster) or because("DT-ART-02", "dt-why-not-mastered", card=card, caster=caster)


def _held_back(table: Front, caster: int) -> Reasons:
    return cannot_act(table, caster) if caster in table.prisoners else out_of_play(table, caster)


def _why_not_cast_on(table: Front, seat: int, card: int, caster: int, target: int) -> Reasons:
    """Why that caster does not aim it at that target."""
    if caster == UNSAID:
        return _why_nobody_casts_it_on(table, seat, card, target)
    if table.printed(card).on == "caster":
        if target not in (caster, UNSAID):
            return because("DT-ART-04", "dt-why-only-caster", card=card, caster=caster)
        return _may_not_aim(table, card, caster, caster)
    reasons = why_not_on(table, seat, card, target)
    if reasons:
        return reasons
    found = targets_of(table, seat, card) if target == UNSAID else [target]
    return _likeliest([_may_not_aim(table, card, caster, other) for other in found])


def _why_nobody_casts_it_on(table: Front, seat: int, card: int, target: int) -> Reasons:
    """Why none of those who could cast it does: what most likely was not thought of."""
    return _likeliest([_why_not_cast_on(table, seat, card, caster, target) for caster in casters(table, seat, card)])


def _likeliest(found: list[Reasons]) -> Reasons:
    """Of reasons of which each one holds: that a price cannot be paid, if it is one of them."""
    for reasons in found:
        if reasons and reasons[0].key == "dt-why-too-few-destiny":
            return reasons
    return found[0]


def _may_not_aim(table: Front, card: int, caster: int, target: int) -> Reasons:
    """DT-ART-15, DT-IMM-01: for whose benefit, and not at what is immune."""
    if target == UNSAID or may_cast_on(table, card, caster, target):
        return ()
    for text in says(table, card, "bars_cast"):
        reasons = barred(text.bars_cast(table, card, caster, target), card, target)
        if reasons:
            return reasons
    if target in table.lies and target not in table.hidden and table.type(target) == "warrior":
        if table.control[target] != table.control[caster] and immune(table, target, card):
            return because("DT-IMM-01", "dt-why-immune", cards([target]), card=card, warrior=target)
        if not may_benefit(table, caster, target):
            return because("DT-ART-15", "dt-why-not-for-legion", caster=caster, warrior=target)
    return because("DT-TIME-20", "dt-why-not-on-this", card=card)


# Abilities


def why_not_used(table: Front, seat: int, card: int, ability: str, when: str, moment: Moment = NO_MOMENT) -> Reasons:
    """Why an ability of a card in play, or of one played in this duel, is not used (DT-ACT-21, DT-ART-08)."""
    if card == UNSAID:
        return because("DT-ACT-21", "dt-why-no-ability-now")
    duel = table.duel()
    lasts = duel is not None and (card, seat) in duel.played
    if card == NO_SUCH or (card not in table.control and not lasts):
        return because("DT-ACT-21", "dt-why-not-in-play")
    if not lasts and table.root(card) in table.hidden:
        return because("DT-COVER-18", "dt-why-unknown-warrior", card=card)
    texts = [text for text in says(table, card, "uses") if not ability or ability in text.abilities()]
    if not texts:
        return because("DT-ACT-21", "dt-why-no-such-ability", card=card)
    text = texts[0]
    if not lasts:
        if seat not in (table.control[card], table.control[table.root(card)]):
            return because("DT-ACT-21", "dt-why-not-your-card", card=card)
        reasons = _held_back(table, table.root(card))
        if not reasons and not helps_others(table, card):
            reasons = because("DT-NEVER-03", "dt-why-is-useless", card=card)
        if reasons:
            return reasons
    if any(text.uses(table, card, seat, now) for now in MOMENTS_OF.get(when, (moment.kind or when,))):
        return because("DT-ACT-21", "dt-why-not-used-on-that", card=card)
    if isinstance(text, Ability):
        return _why_not_this_ability(table, seat, card, text, when)
    if when == ACTION and any(text.uses(table, card, seat, "anytime") for text in texts):
        return because("DT-ACT-21", "dt-why-ability-no-action", card=card)
    return because("DT-ACT-21", "dt-why-ability-not-now", card=card)


def _why_not_this_ability(table: Front, seat: int, card: int, text: Ability, when: str) -> Reasons:
    """It is an own card's, at its moment, not done too often, and can be paid for."""
    if table.control[card] != seat:
        return because("DT-ACT-21", "dt-why-not-your-card", card=card)
    reasons: Reasons = ()
    if text.actions and when != ACTION:
        reasons = because("DT-ACT-21", "dt-why-ability-is-action", card=card)
    if not text.actions and when not in ("anytime", COMBAT):
        key = "dt-why-ability-no-action" if when == ACTION else "dt-why-only-answers"
        reasons = because("DT-ACT-21", key, card=card)
    if not reasons and text.actions and not able(table, card):
        reasons = cannot_act(table, table.root(card))
    if not reasons and text.once == PER_TURN and (card, text.name()) in table.used:
        reasons = because("DT-ACT-21", "dt-why-used-this-turn", card=card)
    if not reasons and text.once == PER_GAME and (seat, table.key(card)) in table.spent:
        reasons = because("DT-ACT-21", "dt-why-used-this-game", card=card)
    if not reasons and text.actions:
        reasons = too_few_actions(table, seat, text.actions)
    reasons = reasons or too_few_destiny(table, seat, "DT-ACT-21", text.price_now(table, card))
    return reasons or barred(text.bars_use(table, card, seat), card)
