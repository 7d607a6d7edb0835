"""Why not, while an effect asks: the first rule that keeps something from being the answer."""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.aeons_end.cards.basic import DestroysPrepped, Pulverize
from herna.games.aeons_end.cards.corruptions import TakesBack, TurnComesBack
from herna.games.aeons_end.cards.mages import AnotherTurn, ShareCharges, TakeSpellsBack
from herna.games.aeons_end.cards.rageborne import DiscardCostliest
from herna.games.aeons_end.cards.relics import FocusAnybodys, PlayTwice
from herna.games.aeons_end.cards.spells import TakesGemBack
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
    not_prepped,
    said,
    seat_said,
    twin_is_offered,
)
from herna.games.aeons_end.rules.casting import CastOne
from herna.games.aeons_end.rules.corruptions import ResolveCorruptions
from herna.games.aeons_end.rules.deeds import APlayer, Either, OnePlayer, counted, those_meant
from herna.games.aeons_end.rules.devouring import COSTLIEST, Devour, FirstCourse
from herna.games.aeons_end.rules.piles import DiscardsPrepped, GainsFree, GivesUp, MayGiveUp, PutAway
from herna.games.aeons_end.rules.suffering import Exhaustion
from herna.games.aeons_end.rules.turn_order import NEMESIS_CARD, player_card
from herna.games.aeons_end.table import DEVOURED, GONE, HUSK, OPEN, Siege

YES = ("accept", "activate")
NO_MORE = ("decline", "done")


def why_not_this_answer(play: Play[Siege], choice: Choice) -> Reasons:
    """Why what an effect asks now is not answered so."""
    assert play.ask is not None
    kind, rule, offered = str(choice[0]), play.ask.rule, play.options()
    may_be_left = any(option[0] in NO_MORE for option in offered)
    if kind in NO_MORE:
        return because(rule, "ae-why-another-question" if may_be_left else "ae-why-mandatory")
    if kind == "give_up" and isinstance(play.procedure(), GivesUp | MayGiveUp | Pulverize):
        return _why_not_given_up(play, card_said(play.table, choice[1]), rule)
    if not any(option[0] == kind for option in offered):
        asked = str(offered[0][0])
        return because(rule, "ae-why-being-resolved", asked="may" if may_be_left and asked not in YES else asked)
    if kind in ("pick", "put_away", "play"):
        return _why_not_picked(play, card_said(play.table, choice[1]), rule)
    if kind == "player":
        return _why_not_this_player(play, seat_said(play.table, choice[1]), rule)
    if kind in ("spell", "cast"):
        return _why_not_this_spell(play, card_said(play.table, choice[1]), rule)
    if kind == "breach":
        return _why_not_this_breach(play, breach_said(play.table, choice[1]), rule)
    if kind == "pile":
        return _why_not_this_pile(play, said(choice[1], DEVOURED + 1), rule)
    if kind == "hit":
        return _why_not_hit(play.table, choice[1], rule)
    if kind == "either":
        return _why_not_this_way(play, str(choice[1]), rule)
    return _why_not_this_turn_card(play, str(choice[1]), rule)


# Cards of the hand, of a discard pile, and in front of the player


def _why_not_given_up(play: Play[Siege], card: int, rule: str) -> Reasons:
    asking, table = play.procedure(), play.table
    assert isinstance(asking, GivesUp | MayGiveUp | Pulverize)
    reasons = not_in_hand(table, asking.seat, card, rule)
    if reasons:
        return reasons
    kind = "gem" if isinstance(asking, Pulverize) else asking.kind
    if kind == "clean" and table.type(card) == "corruption":
        return because("AE-CORR-11", "ae-why-no-corruption-here", card=card)
    if kind == "gem" and table.type(card) != "gem":
        return because(rule, "ae-why-gems-only", card=card)
    if isinstance(asking, GivesUp) and table.cost(card) < asking.least:
        return because(rule, "ae-why-too-cheap", card=card, cost=table.cost(card), least=asking.least)
    return twin_is_offered(table, card, table.hands[asking.seat], rule)


def _why_not_picked(play: Play[Siege], card: int, rule: str) -> Reasons:
    asking, table = play.procedure(), play.table
    if card in (UNSAID, NO_SUCH):
        return because(rule, "ae-why-choose-among" if card == UNSAID else "ae-why-no-such-card")
    if isinstance(asking, ResolveCorruptions | PlayTwice):
        reasons = not_in_hand(table, asking.seat, card, rule)
        if not reasons and isinstance(asking, PlayTwice):
            reasons = _no_gem(table, card, rule) or twin_is_offered(table, card, table.hands[asking.seat], rule)
        return reasons or _not_due(table, card)
    if isinstance(asking, PutAway | TakesGemBack):
        if card not in table.played:
            return because(rule, "ae-why-not-in-front", card=card)
        reasons = () if isinstance(asking, PutAway) else _no_gem(table, card, rule)
        return reasons or twin_is_offered(table, card, table.played, rule)
    assert isinstance(asking, TakesBack | TakeSpellsBack | MayGiveUp)
    if card not in table.discards[asking.seat]:
        return because("AE-DRAW-06", "ae-why-not-in-discard", card=card)
    if isinstance(asking, TakesBack) and table.cost(card):
        return because(rule, "ae-why-costs-something", card=card, cost=table.cost(card))
    if isinstance(asking, TakeSpellsBack) and table.type(card) != "spell":
        return because(rule, "ae-why-spells-only", card=card)
    return because("AE-DRAW-06", "ae-why-equal-neighbour", card=card)


def _no_gem(table: Siege, card: int, rule: str) -> Reasons:
    return () if table.type(card) == "gem" else because(rule, "ae-why-gems-only", card=card)


def _not_due(table: Siege, card: int) -> Reasons:
    """Why a card of the hand is not resolved as a corruption now."""
    if table.type(card) != "corruption":
        return because("AE-CORR-06", "ae-why-no-corruption", card=card)
    return because("AE-CORR-15", "ae-why-not-drawn-this-turn", card=card)


# Players


def _why_not_this_player(play: Play[Siege], seat: int, rule: str) -> Reasons:
    asking, table = play.procedure(), play.table
    if seat in (UNSAID, NO_SUCH):
        return because(rule, "ae-why-choose-player" if seat == UNSAID else "ae-why-no-such-player")
    if isinstance(asking, OnePlayer):
        return _why_not_meant(table, asking, seat)
    if isinstance(asking, APlayer):
        return because("AE-TERM-04", "ae-why-no-ally", seat=seat)
    if isinstance(asking, ShareCharges):
        if seat == asking.seat:
            return because("AE-TERM-04", "ae-why-no-ally", seat=seat)
        return because("AE-CHARGE-04", "ae-why-others-charges-full", seat=seat, spaces=table.spaces(seat))
    assert isinstance(asking, AnotherTurn)
    return because(rule, "ae-why-no-turn-card", seat=seat)


def _why_not_meant(table: Siege, asking: OnePlayer, seat: int) -> Reasons:
    """AE-AMBIG-02: somebody else is meant; AE-AMBIG-05: somebody else can do more of it."""
    if seat == asking.other_than:
        return because("AE-AMBIG-01", "ae-why-another-player", seat=seat)
    meant = those_meant(table, asking.who)
    if seat in meant:
        return because("AE-AMBIG-05", "ae-why-can-do-less", seat=seat)
    if asking.who == "lowest-life" and table.exhausted(seat):
        return because("AE-EXHAUST-10", "ae-why-exhausted", seat=seat)
    has, most = abs(counted(table, asking.who, seat)), abs(counted(table, asking.who, meant[0]))
    return because("AE-AMBIG-02", "ae-why-not-meant", seat=seat, who=asking.who, has=has, most=most)


# Prepped spells and breaches


def _why_not_this_spell(play: Play[Siege], card: int, rule: str) -> Reasons:
    asking, table = play.procedure(), play.table
    reasons = not_prepped(table, card, rule)
    if reasons:
        return reasons
    if isinstance(asking, CastOne):
        return not_an_own_spell(table, asking.seat, card, rule) or because(rule, "ae-why-not-newly-prepped", card=card)
    if isinstance(asking, DiscardCostliest):
        return _cheaper(play, card)
    assert isinstance(asking, DiscardsPrepped | DestroysPrepped | Exhaustion)
    owner, _ = table.where(card)
    if owner != asking.seat:
        return because(rule, "ae-why-spells-of-another", card=card, seat=owner, whose=asking.seat)
    if isinstance(asking, Exhaustion):
        return because(rule, "ae-why-breach-still-there", card=card)
    if table.cost(card) < asking.least:
        return because(rule, "ae-why-too-cheap", card=card, cost=table.cost(card), least=asking.least)
    return _cheaper(play, card)


def _cheaper(play: Play[Siege], card: int) -> Reasons:
    most = max(play.table.cost(int(option[1])) for option in play.options())
    return because("AE-AMBIG-02", "ae-why-not-costliest", card=card, cost=play.table.cost(card), most=most)


def _why_not_this_breach(play: Play[Siege], breach: int, rule: str) -> Reasons:
    asking, table = play.procedure(), play.table
    if breach == UNSAID:
        return because(rule, "ae-why-choose-any-breach")
    if isinstance(asking, FocusAnybodys):
        if breach == NO_SUCH:
            return because("AE-BREACH-01", "ae-why-no-such-breach")
        seat, state = breach // 4, table.breaches[breach // 4][breach % 4]
        assert state in (GONE, OPEN)
        if state == GONE:
            return because("AE-BREACH-11", "ae-why-others-breach-gone", breach=breach, seat=seat)
        return because("AE-BREACH-07", "ae-why-breach-open", breach=breach)
    if isinstance(asking, Exhaustion):
        return not_an_own_breach(table, asking.seat, breach, rule)
    assert play.ask is not None
    return not_an_own_closed_breach(table, play.ask.seat, breach)


# Piles, enemies, ways and turn order cards


def _why_not_this_pile(play: Play[Siege], pile: int, rule: str) -> Reasons:
    asking, table = play.procedure(), play.table
    if pile == UNSAID:
        return because(rule, "ae-why-choose-pile")
    if pile == NO_SUCH or (pile == DEVOURED and table.nemesis != "prince-of-gluttons"):
        return because("AE-MARKET-01", "ae-why-no-such-pile")
    if pile == DEVOURED and not isinstance(asking, GainsFree):
        return because("AE-GLUT-07", "ae-why-devoured-already")
    if pile == DEVOURED and not table.devoured:
        return because("AE-GLUT-05", "ae-why-nothing-devoured")
    if pile != DEVOURED and not table.piles[pile]:
        return because("AE-MARKET-06", "ae-why-pile-empty", pile=pile)
    printed = table.printed(table.devoured[-1] if pile == DEVOURED else table.piles[pile][0])
    demanded = asking.type if isinstance(asking, GainsFree | Devour) else "gem"
    if demanded not in ("", printed.type):
        return because(rule, "ae-why-wrong-type", pile=pile, type=demanded)
    if isinstance(asking, GainsFree):
        if printed.cost > asking.most:
            return because(rule, "ae-why-too-dear", pile=pile, cost=printed.cost, most=asking.most)
        return because(rule, "ae-why-not-cheapest", pile=pile, cost=printed.cost)
    if isinstance(asking, FirstCourse) and pile not in asking.piles:
        return because("AE-GLUT-01", "ae-why-stacked-already", pile=pile)
    which = asking.which if isinstance(asking, Devour) else COSTLIEST
    return because("AE-GLUT-14", "ae-why-not-this-pile", pile=pile, cost=printed.cost, which=which)


def _why_not_hit(table: Siege, enemy: str | int, rule: str) -> Reasons:
    if enemy == HUSK:
        return because(rule, "ae-why-no-husks")
    card = card_said(table, enemy)
    if card in (UNSAID, NO_SUCH):
        return because(rule, "ae-why-choose-enemy" if card == UNSAID else "ae-why-no-such-card")
    if card not in table.in_play:
        return because(rule, "ae-why-not-in-play", card=card)
    return because("AE-DMG-03", "ae-why-is-no-enemy", card=card)


def _why_not_this_way(play: Play[Siege], option: str, rule: str) -> Reasons:
    asking = play.procedure()
    assert isinstance(asking, Either)
    if option in [key for key, _ in asking.ways]:
        return because(rule, "ae-why-not-fully", option=option)
    return because(rule, "ae-why-no-such-way" if option else "ae-why-choose-way", card=asking.source)


def _why_not_this_turn_card(play: Play[Siege], kind: str, rule: str) -> Reasons:
    asking, table = play.procedure(), play.table
    kinds = {table.key(card) for card in (*table.turn_deck, *table.turn_discard)}
    if kind not in kinds:
        return because(rule, "ae-why-no-such-card" if kind else "ae-why-choose-turn-card")
    if isinstance(asking, TurnComesBack):
        if not player_card(kind):
            return because(rule, "ae-why-players-turn-cards-only", turn_card=NEMESIS_CARD)
        return because(rule, "ae-why-not-in-turn-discard", turn_card=kind)
    return because(rule, "ae-why-not-left-in-turn-deck", turn_card=kind)
