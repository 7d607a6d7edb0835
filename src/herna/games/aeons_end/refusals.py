"""Why not: the first rule that forbids a choice, with its numbers; asked apart from play.

The order is that in which players look it up: which thing and whose, what it is, for which price. A choice that is only
begun has empty fields: then it is told what is still to be chosen. What a seat does not see is never looked at.
"""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.aeons_end.printed import MAGES
from herna.games.aeons_end.reasons import (
    NO_SUCH,
    UNSAID,
    Reasons,
    because,
    breach_said,
    card_said,
    not_an_own_breach,
    not_an_own_closed_breach,
    not_an_own_spell,
    not_in_hand,
    said,
    seat_said,
    twin_is_offered,
)
from herna.games.aeons_end.refused_effects import why_not_this_answer
from herna.games.aeons_end.rules.aether import restricted
from herna.games.aeons_end.rules.breaches import UP, breach_id, takes_a_spell
from herna.games.aeons_end.rules.casting import CastingPhase
from herna.games.aeons_end.rules.charges import CHARGE_COSTS
from herna.games.aeons_end.table import DEVOURED, OPEN, Siege
from herna.games.aeons_end.texts import ABILITIES, ANY_MAIN_PHASE, NEMESIS_CARDS, OWN_MAIN_PHASE, PLAYER_CARDS
from herna.games.aeons_end.turn import MainPhase

# Reasons that hold in every phase: what is pointed at is no such thing.
NEVER = (
    "ae-why-no-such-card",
    "ae-why-no-such-breach",
    "ae-why-no-such-pile",
    "ae-why-no-such-player",
    "ae-why-not-in-hand",
    "ae-why-is-spell",
    "ae-why-is-no-spell",
    "ae-why-is-corruption",
    "ae-why-not-your-breach",
    "ae-why-breach-gone",
    "ae-why-breach-open",
    "ae-why-pile-empty",
    "ae-why-not-prepped",
    "ae-why-not-your-spell",
    "ae-why-nothing-to-use",
    "ae-why-not-in-play",
    "ae-why-is-no-power",
    "ae-why-no-condition",
    "ae-why-other-time",
    "ae-why-your-own-ability",
)


def why_not(play: Play[Siege], choice: Choice) -> Reasons:
    """Why a choice is not offered to the seat that is asked."""
    asking = play.procedure()
    if isinstance(asking, MainPhase):
        return _in_the_main_phase(play.table, asking.seat, choice)
    if isinstance(asking, CastingPhase):
        return _in_the_casting_phase(play.table, asking.seat, choice)
    return why_not_this_answer(play, choice)


# The phases


def _in_the_main_phase(table: Siege, seat: int, choice: Choice) -> Reasons:
    kind = choice[0]
    if kind == "play":
        return _why_not_played(table, seat, card_said(table, choice[1]))
    if kind == "prep":
        return _why_not_prepped(table, seat, card_said(table, choice[1]), breach_said(table, choice[2]))
    if kind == "buy":
        return _why_not_bought(table, said(choice[1], DEVOURED + 1))
    if kind == "buy_charge":
        return _why_no_charge(table, seat)
    if kind == "focus":
        return _why_not_focused(table, seat, breach_said(table, choice[1]))
    if kind == "open":
        return _why_not_opened(table, seat, breach_said(table, choice[1]))
    if kind == "use":
        return _why_not_used(table, seat, card_said(table, choice[1]))
    if kind == "discard_power":
        return _why_not_discarded(table, seat, card_said(table, choice[1]))
    if kind == "activate":
        return _why_no_ability(table, seat)
    if kind == "give_floor":
        return _why_no_floor(table, seat, seat_said(table, choice[1]))
    if kind == "cast":
        return because("AE-PHASE-02", "ae-why-casting-is-over")
    return because("AE-MAIN-01", "ae-why-another-question")


def _in_the_casting_phase(table: Siege, seat: int, choice: Choice) -> Reasons:
    if choice[0] == "cast":
        return not_an_own_spell(table, seat, card_said(table, choice[1]), "AE-CAST-01")
    if choice[0] == "end_phase":
        return _why_it_does_not_end(table, seat)
    if hasattr(MainPhase, str(choice[0])):
        later = _in_the_main_phase(table, seat, choice)
        if later and later[0].key in NEVER:
            return later
        return because("AE-PHASE-01", "ae-why-main-phase-later")
    return because("AE-CAST-01", "ae-why-another-question")


def _why_it_does_not_end(table: Siege, seat: int) -> Reasons:
    """AE-CAST-03: spells at closed breaches must be cast first."""
    waiting = [
        (breach, spell)
        for breach, spells in enumerate(table.prepped[seat])
        for spell in spells
        if table.breaches[seat][breach] != OPEN
    ]
    breach, spell = waiting[0]
    blockers = tuple(("card", other) for _, other in waiting)
    more = len(waiting) - 1
    return because("AE-CAST-03", "ae-why-must-cast", blockers, card=spell, breach=breach_id(seat, breach), more=more)


# Cards of the hand


def _why_not_played(table: Siege, seat: int, card: int) -> Reasons:
    """Why a card is not played: only gems and relics are."""
    reasons = not_in_hand(table, seat, card, "AE-MAIN-03")
    if reasons:
        return reasons
    if table.type(card) == "spell":
        return because("AE-PREP-01", "ae-why-is-spell", card=card)
    if table.type(card) == "corruption":
        return because("AE-CORR-08", "ae-why-is-corruption", card=card)
    return twin_is_offered(table, card, table.hands[seat], "AE-MAIN-03")


def _why_not_prepped(table: Siege, seat: int, card: int, breach: int) -> Reasons:
    """Why a card is not prepped at that breach."""
    if card == UNSAID:
        reasons = not_an_own_breach(table, seat, breach, "AE-PREP-04")
        if not reasons and breach != UNSAID and not _takes_one_of_the_hand(table, seat, breach % 4):
            reasons = _full(table, breach) or _closed(table, breach)
        spells = [other for other in table.hands[seat] if table.type(other) == "spell"]
        return reasons or because("AE-PREP-01", "ae-why-choose-spell-of-hand" if spells else "ae-why-no-spell-in-hand")
    reasons = not_in_hand(table, seat, card, "AE-PREP-01")
    if not reasons and table.type(card) == "corruption":
        reasons = because("AE-CORR-08", "ae-why-is-corruption", card=card)
    if not reasons and table.type(card) != "spell":
        reasons = because("AE-MAIN-03", "ae-why-is-no-spell", card=card)
    if reasons:
        return reasons
    if breach == UNSAID:
        if any(takes_a_spell(table, seat, other, card) for other in range(4)):
            return because("AE-PREP-01", "ae-why-choose-breach", card=card)
        if PLAYER_CARDS[table.key(card)].at_any_closed_breach():
            return because("AE-PREP-03", "ae-why-every-breach-full", card=card)
        return because("AE-PREP-01", "ae-why-no-breach-takes-it", card=card)
    reasons = not_an_own_breach(table, seat, breach, "AE-PREP-04")
    if not reasons and not takes_a_spell(table, seat, breach % 4, card):
        reasons = _full(table, breach) or _closed(table, breach)
    return reasons or twin_is_offered(table, card, table.hands[seat], "AE-PREP-01")


def _takes_one_of_the_hand(table: Siege, seat: int, breach: int) -> bool:
    spells = [card for card in table.hands[seat] if table.type(card) == "spell"]
    return any(takes_a_spell(table, seat, breach, spell) for spell in spells)


def _full(table: Siege, breach: int) -> Reasons:
    """AE-PREP-03, AE-PREP-08: one spell at a breach; two by Kadir, if it is open."""
    spells = table.prepped[breach // 4][breach % 4]
    two = table.two_spells and table.breaches[breach // 4][breach % 4] == OPEN
    if len(spells) < (2 if two else 1):
        return ()
    blockers = tuple(("card", spell) for spell in spells)
    return because("AE-PREP-08" if two else "AE-PREP-03", "ae-why-breach-full", blockers, breach=breach, card=spells[0])


def _closed(table: Siege, breach: int) -> Reasons:
    """AE-PREP-01: a closed breach takes a spell only in a turn in which it was focused."""
    if table.breaches[breach // 4][breach % 4] == OPEN or breach % 4 in table.focused:
        return ()
    return because("AE-PREP-01", "ae-why-breach-closed", breach=breach)


# Aether, the supply and charges


def _not_enough_aether(rule: str, cost: int, has: int, others: int) -> Reasons:
    """What is to be paid and what can be paid with; aether for something else does not help (AE-MAIN-08)."""
    if has >= cost:
        return ()
    if has + others >= cost:
        return because("AE-MAIN-08", "ae-why-restricted-aether", cost=cost, has=has, others=others)
    return because(rule, "ae-why-not-enough-aether", cost=cost, has=has)


def _not_enough_free_aether(table: Siege, rule: str, cost: int) -> Reasons:
    return _not_enough_aether(rule, cost, table.aether, table.gem_aether + table.spell_aether)


def _why_not_bought(table: Siege, pile: int) -> Reasons:
    """Why the top card of that pile is not bought."""
    if pile == UNSAID:
        return because("AE-MARKET-07", "ae-why-choose-pile")
    if pile == NO_SUCH or (pile == DEVOURED and table.nemesis != "prince-of-gluttons"):
        return because("AE-MARKET-01", "ae-why-no-such-pile")
    if pile == DEVOURED and not table.devoured:
        return because("AE-GLUT-05", "ae-why-nothing-devoured")
    if pile != DEVOURED and not table.piles[pile]:
        return because("AE-MARKET-06", "ae-why-pile-empty", pile=pile)
    printed = table.printed(table.devoured[-1] if pile == DEVOURED else table.piles[pile][0])
    fitting = restricted(table, printed.type)
    others = table.gem_aether + table.spell_aether - fitting
    return _not_enough_aether("AE-MARKET-07", printed.cost, table.aether + fitting, others)


def _why_no_charge(table: Siege, seat: int) -> Reasons:
    """Why no charge is bought."""
    if table.charged(seat):
        return because("AE-CHARGE-03", "ae-why-charges-full", spaces=table.spaces(seat))
    return _not_enough_free_aether(table, "AE-CHARGE-01", CHARGE_COSTS)


# Breaches


def _why_not_focused(table: Siege, seat: int, breach: int) -> Reasons:
    reasons = not_an_own_closed_breach(table, seat, breach)
    if not reasons and table.breaches[seat][breach % 4] == UP:
        cost = table.open_cost(seat, breach % 4)
        reasons = because("AE-BREACH-05", "ae-why-breach-points-up", breach=breach, cost=cost)
    return reasons or _not_enough_free_aether(table, "AE-BREACH-03", table.focus_cost(breach % 4))


def _why_not_opened(table: Siege, seat: int, breach: int) -> Reasons:
    reasons = not_an_own_closed_breach(table, seat, breach)
    return reasons or _not_enough_free_aether(table, "AE-BREACH-06", table.open_cost(seat, breach % 4))


# Prepped spells, powers and abilities


def _why_not_used(table: Siege, seat: int, card: int) -> Reasons:
    """Why a "while prepped" effect is not used."""
    reasons = not_an_own_spell(table, seat, card, "AE-WHILE-01")
    if reasons:
        return reasons
    key = table.key(card)
    text = PLAYER_CARDS[key]
    if not text.used(table, seat, card):
        return because("AE-WHILE-02", "ae-why-nothing-to-use", card=card)
    if text.use_costs():
        return _not_enough_free_aether(table, "AE-WHILE-03", text.use_costs())
    if card in table.used:
        return because("AE-WHILE-03", "ae-why-used", card=card)
    return because("AE-WHILE-01", "ae-why-text-does-not-allow", card=card, text=key)


def _why_not_discarded(table: Siege, seat: int, card: int) -> Reasons:
    """Why a player does not rid the table of that power."""
    if card == UNSAID:
        return because("AE-POWER-06", "ae-why-choose-power")
    if card == NO_SUCH:
        return because("AE-POWER-06", "ae-why-no-such-card")
    if card not in table.in_play:
        return because("AE-POWER-06", "ae-why-not-in-play", card=card)
    printed = table.printed(card)
    if printed.type != "power":
        return because("AE-POWER-05", "ae-why-is-no-power", card=card)
    if printed.discard_aether:
        return _not_enough_free_aether(table, "AE-POWER-09", printed.discard_aether)
    if printed.discard_charges:
        has = table.charges[seat]
        return because("AE-POWER-09", "ae-why-not-enough-charges", cost=printed.discard_charges, has=has)
    if not NEMESIS_CARDS[printed.key].to_discard(table, card, seat):
        return because("AE-POWER-05", "ae-why-no-condition", card=card)
    return because("AE-POWER-09", "ae-why-condition-not-met", card=card, text=printed.key)


def _why_no_ability(table: Siege, seat: int) -> Reasons:
    """Why the active player does not activate the ability."""
    key = MAGES[table.mages[seat]].ability
    if not _in_a_main_phase(table, seat):
        return because("AE-CHARGE-09", "ae-why-other-time", ability=key, text=key)
    if not table.charged(seat):
        has, spaces = table.charges[seat], table.spaces(seat)
        return because("AE-CHARGE-05", "ae-why-not-charged", has=has, spaces=spaces)
    return because("AE-CHARGE-09", "ae-why-ability-of-no-use", ability=key, text=key)


def _in_a_main_phase(table: Siege, seat: int) -> bool:
    """Whether an ability is one that is used in its player's main phase."""
    return ABILITIES[table.mages[seat]].window() in (OWN_MAIN_PHASE, ANY_MAIN_PHASE)


def _why_no_floor(table: Siege, seat: int, other: int) -> Reasons:
    """Why somebody else is not asked to use the ability now."""
    if other == UNSAID:
        return because("AE-CHARGE-09", "ae-why-choose-player")
    if other == NO_SUCH:
        return because("AE-CHARGE-09", "ae-why-no-such-player")
    if other == seat:
        return because("AE-CHARGE-10", "ae-why-your-own-ability")
    key = MAGES[table.mages[other]].ability
    if ABILITIES[table.mages[other]].window() != ANY_MAIN_PHASE:
        return because("AE-CHARGE-09", "ae-why-other-time", ability=key, text=key)
    if other in table.asked:
        return because("AE-CHARGE-11", "ae-why-just-declined", seat=other)
    if not table.charged(other):
        has, spaces = table.charges[other], table.spaces(other)
        return because("AE-CHARGE-05", "ae-why-other-not-charged", seat=other, has=has, spaces=spaces)
    return because("AE-CHARGE-09", "ae-why-ability-of-no-use", ability=key, text=key)
