"""Actions (DT-ACT): three COMMON ones, what cards add, what they may be used for, and duties (G-30).

COMMON actions are counted; those granted by cards are tokens of a kind. A granted one is spent before a COMMON one,
unless the player wants it otherwise for the next action: COMMON ones are bound by the order of the turn and by duties.
"""

from __future__ import annotations

from herna.engine.flow import Play
from herna.games.doomtrooper.rules.cover import may_leave_cover, nobody_in_the_open
from herna.games.doomtrooper.rules.identity import speaking_now
from herna.games.doomtrooper.rules.points import can_pay, pay
from herna.games.doomtrooper.rules.transfer import must_go_to_outpost, must_leave_outpost, transfers
from herna.games.doomtrooper.table import ATTACK, NON_ATTACK, UNDEFINED, Front

MORE_ATTACKS = "more-attacks "  # a switch: every player may attack again, for so many D

COMMON = "common"  # an action that cards have not granted

# What pays for an attack.
GAINED, TOKEN, LEADER, GRANTED_ATTACK, CARD, RULE, SMELL = (
    "gained",
    "token",
    "leader",
    "granted",
    "card",
    "rule",
    "smell",
)


def begin_turn(table: Front, seat: int) -> None:
    """Three COMMON actions, and what cards in play add (DT-ACT-01, DT-ACT-07)."""
    extra = sum(text.extra_actions(table, card, seat) for card, text in speaking_now(table, "extra_actions"))
    table.common = 3 + extra
    table.card_attacks = sum(
        text.extra_attacks(table, card, seat) for card, text in speaking_now(table, "extra_attacks")
    )
    table.tokens = ()
    table.common_first = False
    table.rule_attack = True
    table.attacks = 0
    table.bound = table.acted = False


def own_turn(table: Front, seat: int) -> bool:
    return table.active == seat and table.gaining < 0


def non_attack_left(table: Front, seat: int, for_duty: bool = False) -> int:
    """How many actions a player could spend now on something that is no attack."""
    return actions_left(table, seat, "" if for_duty else duty(table, seat))


def actions_left(table: Front, seat: int, due: str) -> int:
    """How many actions a player with this duty could spend on something else that is no attack."""
    if table.gaining == seat:
        return sum(token != ATTACK for token in table.gained)
    if not own_turn(table, seat) or table.step != "actions":
        return 0
    granted = sum(token != ATTACK for token in table.tokens)
    if not table.bound and not due:
        return granted + table.common
    if table.common_first or (table.bound and not frees_actions(table, seat)):
        return 0
    return granted


def frees_actions(table: Front, seat: int) -> bool:
    """Whether a player may turn any actions into attacks: granted ones are then free in order (DT-ACT-17, G-23)."""
    return any(table.control[card] == seat for card, _ in speaking_now(table, "converts"))


def could_use_common(table: Front, seat: int, attackers: list[int]) -> bool:
    """Whether a player could say that the next action is a COMMON one, not one of those that cards have granted.

    After an attack it can only be another one, by a warrior that is led (`attackers` are those that could attack).
    """
    if table.common_first or not table.common or all(token == ATTACK for token in table.tokens):
        return False
    return not table.bound or any(led(table, attacker) for attacker in attackers)


def spend(play: Play[Front], seat: int, count: int) -> tuple[str, ...]:
    """Actions are spent on something that is no attack (DT-ACT-05). Says which: COMMON, or the kind of a token."""
    table = play.table
    spent: list[str] = []
    for _ in range(count):
        if table.gaining == seat:
            spent.append(_first_of(table.gained, NON_ATTACK, UNDEFINED))
            table.gained = _less(table.gained, spent[-1])
        elif all(token == ATTACK for token in table.tokens) or (table.common_first and table.common):
            spent.append(COMMON)
            table.common -= 1
        else:
            spent.append(_first_of(table.tokens, NON_ATTACK, UNDEFINED))
            table.tokens = _less(table.tokens, spent[-1])
    if count and table.gaining != seat:
        table.acted = True
        table.common_first = False
    return tuple(spent)


def forfeit_gained(table: Front, seat: int, card: int, target: int) -> None:
    """Who plays a card that has nothing to do with the duel loses what is left of actions gained by a card (G-22)."""
    duel = table.duel()
    if table.gaining != seat or duel is None or table.printed(card).timing == "combat":
        return
    about = table.root(target) if target in table.control else target
    if about < 0 or (about != duel.zone and about not in duel.fighters()):
        table.gained = ()


def give_back(table: Front, seat: int, spent: tuple[str, ...]) -> None:
    """Actions that were spent on nothing may be used otherwise (DT-PERS-03, G-38)."""
    granted = tuple(kind for kind in spent if kind != COMMON)
    if table.gaining == seat:
        table.gained = (*table.gained, *granted)
    else:
        table.common += len(spent) - len(granted)
        table.tokens = (*table.tokens, *granted)


def _first_of(tokens: tuple[str, ...], *kinds: str) -> str:
    """The first of these kinds that is among tokens."""
    return next(kind for kind in kinds if kind in tokens)


def _less(tokens: tuple[str, ...], *kinds: str) -> tuple[str, ...]:
    """One token less, of the first of these kinds that is there."""
    at = tokens.index(_first_of(tokens, *kinds))
    return tokens[:at] + tokens[at + 1 :]


def attack_payments(table: Front, seat: int, attacker: int) -> list[str]:
    """With what a player could pay for an attack by a warrior; what binds least stands first."""
    return ways_to_pay(table, seat, led(table, attacker))


def led(table: Front, attacker: int) -> bool:
    """Whether something lets its player turn any action into an attack by a warrior (DT-ACT-17)."""
    return any(text.converts(table, card, attacker) for card, text in speaking_now(table, "converts"))


def ways_to_pay(table: Front, seat: int, leader: bool) -> list[str]:
    """With what a player could pay for an attack, by one who is led or by somebody else. G-08: not in turn one."""
    if not table.turns[seat]:
        return []
    if table.gaining == seat:
        free = any(token in (ATTACK, UNDEFINED) for token in table.gained) or (leader and bool(table.gained))
        return [GAINED] if free else []
    if not own_turn(table, seat) or table.step != "actions" or table.sabotaged:
        return []
    ways: list[str] = []
    free = (leader and any(token != ATTACK for token in table.tokens)) or UNDEFINED in table.tokens
    if free and not table.common_first:
        ways.append(TOKEN)
    if leader and table.common:
        ways.append(LEADER)
    if ATTACK in table.tokens:
        ways.append(GRANTED_ATTACK)
    if table.common and table.card_attacks:
        ways.append(CARD)
    if table.common and table.rule_attack:
        ways.append(RULE)
    price = _price_of_more(table)
    if table.common and price >= 0 and can_pay(table, seat, price):
        ways.append(SMELL)
    return [] if ways and ways[0] != TOKEN and duty(table, seat) else ways


def _price_of_more(table: Front) -> int:
    """What one more attack costs in D; -1, if nothing allows one."""
    words = [switch.word for switch in table.switches if switch.word.startswith(MORE_ATTACKS)]
    return min((int(word.removeprefix(MORE_ATTACKS)) for word in words), default=-1)


def spend_attack(play: Play[Front], seat: int, attacker: int, given_up: bool = False) -> str:
    """An action becomes an attack; says what paid for it (DT-ACT-06, DT-ACT-11, DT-ACT-19, DT-ACT-20)."""
    table = play.table
    ways = attack_payments(table, seat, attacker)
    if given_up and not ways:  # it would have been an attack only by a certain warrior
        spend(play, seat, min(1, non_attack_left(table, seat)))
        return ""
    how = ways[0]
    if how == GAINED:
        table.gained = _less(table.gained, ATTACK, UNDEFINED, NON_ATTACK)
        return how
    table.attacks += 1
    table.acted = True
    table.common_first = False
    if how == TOKEN:
        table.tokens = _less(table.tokens, UNDEFINED, NON_ATTACK)
        return how
    table.bound = True
    if how == GRANTED_ATTACK:
        table.tokens = _less(table.tokens, ATTACK)
        return how
    table.common -= 1
    if how == CARD:
        table.card_attacks -= 1
    elif how == RULE:
        table.rule_attack = False
    elif how == SMELL:
        pay(play, seat, _price_of_more(table))
    return how


def lose_attacks(table: Front) -> None:
    """DT-ACT-13: who cannot go on attacking loses the attack actions left, and bound COMMON actions with them."""
    table.tokens = tuple(token for token in table.tokens if token != ATTACK)
    if table.bound:
        table.common = 0


def grant(table: Front, seat: int, kind: str, count: int, attacks: int = 0) -> None:
    """Actions are gained in the own turn: undefined ones are COMMON (G-84), others are tokens."""
    if kind == UNDEFINED:
        table.common += count
        table.card_attacks += attacks
    else:
        table.tokens = (*table.tokens, *(kind,) * count)


# Duties for the next COMMON action


def duty(table: Front, seat: int) -> str:
    """What a player's next COMMON action must do, if a warrior on the table could do it (G-30); "" for nothing.

    "outpost" (DT-TRANS-03) comes before "separate" (DT-TRANS-16) and that before "uncover" (DT-COVER-04).
    """
    if table.active != seat or not table.common or table.bound or not (table.outpost_open or table.covered):
        return ""
    if must_go_to_outpost(table, seat) and transfers(table, seat, to_outpost=True, actions=table.common):
        return "outpost"
    if must_leave_outpost(table, seat) and transfers(table, seat, to_outpost=False, actions=table.common):
        return "separate"
    if nobody_in_the_open(table, seat) and any(may_leave_cover(table, warrior) for warrior in table.warriors(seat)):
        return "uncover"
    return ""
