"""What each seat may see (G-37, G-39, G-40).

The table without what lies face down, own hand, grave and sideboard.
"""

from __future__ import annotations

from typing import Any, Final, cast

from herna.engine.effects import BASE_PLUS, BASE_SET, BASE_TIMES, NEW_BASE, PLUS, TIMES, Modifier
from herna.games.doomtrooper.decks import DECK_AFFILIATIONS, ready_made
from herna.games.doomtrooper.printed import ARMOR, FIGHT, SHOOT, STATS, VALUE
from herna.games.doomtrooper.rules.attacking import first_striker, group_of
from herna.games.doomtrooper.rules.duel import attack_value, struck_by
from herna.games.doomtrooper.rules.identity import active, away, identity
from herna.games.doomtrooper.rules.values import computed, modifiers, value
from herna.games.doomtrooper.rules.zones import still_acting
from herna.games.doomtrooper.seen import (
    DuelView,
    Layer,
    Lying,
    Outcome,
    Player,
    Side,
    Stat,
    Tactic,
    Value,
    Values,
    View,
)
from herna.games.doomtrooper.table import (
    AREA_NAMES,
    ASIDE,
    KOHORT,
    NONE,
    OUTPOST,
    OUTSIDE,
    PLAYER,
    SQUAD,
    Boost,
    Duel,
    Front,
)

STAT_NAMES: Final = cast(tuple[Stat, ...], STATS)
LAYERS: Final[dict[int, Layer]] = {
    NEW_BASE: "new-base",
    BASE_SET: "base-set",
    BASE_TIMES: "base-times",
    BASE_PLUS: "base-plus",
    TIMES: "times",
    PLUS: "plus",
}


def view_for(table: Front, seat: int) -> dict[str, Any]:
    """What a seat may see, as the engine passes it on."""
    return cast(dict[str, Any], seen_by(table, seat))


def seen_by(table: Front, seat: int) -> View:
    """Everything that a seat may see, as plain data.

    Only cards whose face it may look at have a kind.
    """
    kinds = _kinds(table, seat)
    return {
        "seat": seat,
        "kinds": {str(card): table.key(card) for card in kinds},
        "players": [_player(table, owner, seat) for owner in table.seats()],
        "cards": {str(card): _on_table(table, card, kinds) for card in table.control},
        "duels": [_duel(table, duel, kinds) for duel in table.duels],
        "pending": [
            {
                "seat": pending.seat,
                "card": pending.card,
                "target": pending.target,
                "caster": pending.caster,
                "picked": list(pending.picked),
                "word": pending.word,
            }
            for pending in table.pending
        ],
        "turn": table.turn,
        "active": table.active,
        "step": table.step,
        "actions": {
            "common": table.common,
            "granted": list(table.tokens),
            "common_first": table.common_first,
            "attacks_by_card": table.card_attacks,
            "may_attack": table.rule_attack,
            "bound": table.bound,
            "gaining": table.gaining,
            "gained": list(table.gained),
        },
        "lasting": [
            {
                "subject": boost.subject,
                "stats": [STAT_NAMES[stat] for stat in boost.stats],
                "layer": LAYERS[boost.layer],
                "amount": boost.amount,
                "source": boost.source,
                "kind": boost.card or _kind(table, boost.source, kinds),
                "until": boost.until,
                "seat": boost.seat,
                "role": boost.role,
            }
            for boost in table.lasting
            if isinstance(boost, Boost)
        ],
        "switches": [
            {
                "word": switch.kind,
                "subject": switch.subject,
                "source": switch.source,
                "kind": _kind(table, switch.source, kinds),
                "until": switch.until,
                "seat": switch.seat,
            }
            for switch in table.lasting
            if not isinstance(switch, Boost)
        ],
        "target": table.target,
        "limit": table.limit,
        "last_turns": table.last_turns,
        "time_called": table.time_called,
        "remembers": table.agreed.remembers,
        "showing": table.showing,
    }


# Faces


def _kinds(table: Front, seat: int) -> frozenset[int]:
    """The cards whose face a seat may look at now."""
    seats, public = len(table.hands), still_acting(table)
    buried = {card for other in table.seats() if other != seat for card in table.graves[other]} - public
    return frozenset(
        card
        for card in range(len(table.cards.faces))
        if table.cards.known_to(card, seat, seats)
        and (face_up(table, card, seat) if card in table.control else table.agreed.remembers or card not in buried)
    )


def face_up(table: Front, card: int, seat: int) -> bool:
    """Whether a card on the table shows its face to a seat (DT-COVER-08).

    In cover only to its player. A warrior that fights has been turned over; a hidden one is shown to nobody else,
    whatever was seen of it before.
    """
    if card not in table.covered or table.control[card] == seat:
        return True
    if card in table.hidden:
        return False
    if table.agreed.remembers:
        return True
    return any(card in duel.fighters() for duel in table.duels)


def _kind(table: Front, card: int, kinds: frozenset[int]) -> str:
    return table.key(card) if card in kinds else ""


# Players


def _player(table: Front, owner: int, seat: int) -> Player:
    lying: list[list[int]] = [[] for _ in AREA_NAMES]
    for card, (side, area) in table.lies.items():
        if side == owner:
            lying[area].append(card)
    mine = owner == seat
    hand, grave, sideboard = table.hands[owner], table.graves[owner], table.sideboards[owner]
    deck = ready_made(table.cards_owned(owner))
    return {
        "deck": deck,
        "affiliation": DECK_AFFILIATIONS.get(deck, ""),
        "destiny": table.destiny[owner],
        "promotion": table.promotion[owner],
        "debt": table.debt[owner],
        "turns": table.turns[owner],
        "hopeless": table.hopeless[owner],
        "out": owner in table.out,
        "hand": list(hand) if mine or table.showing == owner else len(hand),
        "library": len(table.libraries[owner]),
        "grave": list(grave) if mine else len(grave),
        "sacrificed": list(table.sacrificed[owner]),
        "sideboard": list(sideboard) if mine else len(sideboard),
        "squad": lying[SQUAD],
        "kohort": lying[KOHORT],
        "outpost": lying[OUTPOST],
        "outside": lying[OUTSIDE],
        "aside": lying[ASIDE],
        "player": lying[PLAYER],
    }


# Cards on the table


def _on_table(table: Front, card: int, kinds: frozenset[int]) -> Lying:
    seen: Lying = {
        "controller": table.control[card],
        "owner": table.owner(card),
        "on": table.on.get(card, NONE),
        "attached": list(table.bearing(card)),
        "warrior": card in table.hidden or table.type(card) == "warrior",
        "wounded": card in table.wounded,
        "covered": card in table.covered,
        "hidden": card in table.hidden,
        "boarded": card in table.boarded,
        "jailer": table.prisoners.get(card, NONE),
        "away": away(table, card),
        "active": active(table, card),
        "notes": list(table.notes.get(card, ())),
    }
    if card not in kinds or table.type(card) != "warrior":
        return seen
    who = identity(table, card)
    seen["sides"] = sorted(who.sides)
    seen["affiliations"] = sorted(who.affiliations)
    seen["keywords"] = sorted(who.keywords)
    seen["values"] = values_of(table, card, kinds)
    return seen


def values_of(table: Front, warrior: int, kinds: frozenset[int], against: int = NONE) -> Values:
    """The four values of a warrior now, and where each of them comes from."""
    return {
        "fight": _value(table, warrior, FIGHT, against, kinds),
        "shoot": _value(table, warrior, SHOOT, against, kinds),
        "armor": _value(table, warrior, ARMOR, against, kinds),
        "value": _value(table, warrior, VALUE, against, kinds),
    }


def _value(table: Front, warrior: int, stat: int, against: int, kinds: frozenset[int]) -> Value:
    printed = table.printed(warrior)
    changes = modifiers(table, warrior, stat, against)
    covers = _cover_among(table, changes, warrior, stat)
    return {
        "value": computed(printed.stats[stat], changes),
        "printed": printed.stats[stat],
        "struck": stat in printed.struck,
        "changes": [
            {
                "layer": LAYERS[change.layer],
                "amount": change.amount,
                "divisor": change.divisor,
                "source": change.source,
                "kind": _kind(table, change.source, kinds),
                "cover": at == covers,
            }
            for at, change in enumerate(changes)
        ],
    }


def _cover_among(table: Front, changes: list[Modifier], warrior: int, stat: int) -> int:
    """Which of the changes is the cover.

    The last one that has the warrior itself for its source.
    """
    if stat != ARMOR or warrior not in table.covered:
        return NONE
    own = [at for at, change in enumerate(changes) if change.source == warrior and change.layer == PLUS]
    return own[-1] if own else NONE


# Duels


def _duel(table: Front, duel: Duel, kinds: frozenset[int]) -> DuelView:
    fought = duel is table.duel() and _both_known(table, duel, kinds)
    return {
        "attacking": duel.attacking,
        "defending": duel.defending,
        "attacker": duel.attacker,
        "defender": duel.defender,
        "tactic": cast(Tactic, duel.tactic),
        "zone": duel.zone,
        "phase": duel.phase,
        "weapons": list(duel.weapons),
        "helpers": list(duel.helpers),
        "played": list(duel.played),
        "outcome": [(warrior, cast(Outcome, what)) for warrior, what in duel.outcome],
        "over": duel.over,
        "first": first_striker(table) if fought else NONE,
        "sides": [_side(table, duel, warrior, kinds) for warrior in (duel.attacker, duel.defender)] if fought else [],
    }


def _both_known(table: Front, duel: Duel, kinds: frozenset[int]) -> bool:
    """Whether both fighters are there and have been seen."""
    return all(
        warrior in table.control and warrior in kinds and warrior not in table.hidden
        for warrior in (duel.attacker, duel.defender)
    )


def _side(table: Front, duel: Duel, warrior: int, kinds: frozenset[int]) -> Side:
    """A fighter with its helpers.

    The numbers as they are compared, against the one it strikes (DT-DUEL-19).
    """
    group, opponent = group_of(table, duel, warrior), duel.opponent(warrior)
    victim = struck_by(duel, warrior)
    victim = victim if victim in table.control else opponent
    attack = attack_value(table, warrior, victim) if duel.tactic else None
    return {
        "warrior": warrior,
        "group": group,
        "strikes": victim,
        "attack": attack,
        "armor": value(table, warrior, ARMOR, opponent),
        "hits": None if attack is None else attack >= value(table, victim, ARMOR, warrior),
        "values": {str(member): values_of(table, member, kinds, opponent) for member in group},
    }
