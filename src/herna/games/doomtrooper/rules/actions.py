"""Actions (DT-ACT): COMMON ones, granted ones, and duties (G-30).

There are three COMMON ones; cards add others, and say what they may be used for. COMMON actions are counted; those
granted by cards are tokens of a kind. A granted one is spent before a COMMON one, unless the player wants it otherwise
for the next action: COMMON ones are bound by the order of the turn and by duties.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import ALL_BARRED, Activity, Bar, because
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.offer import Together
from herna.games.doomtrooper.rules.cover import may_leave_cover, nobody_in_the_open
from herna.games.doomtrooper.rules.identity import texts_in_play
from herna.games.doomtrooper.rules.points import can_pay, pay
from herna.games.doomtrooper.rules.transfer import must_go_to_outpost, must_leave_outpost, outposts_held, transfers
from herna.games.doomtrooper.table import ATTACK, NON_ATTACK, UNDEFINED, Front
from herna.games.doomtrooper.texts import CONVERTS, EXTRA_ACTIONS, EXTRA_ATTACKS

MORE_ATTACKS: Final = "more-attacks"  # lasting: every player may attack again, for its amount of D

ACTION_STEP: Final = "actions"  # the phase in which actions are taken
COMMON: Final = "common"  # an action that cards have not granted

# What pays for an attack.
GAINED: Final = "gained"
TOKEN: Final = "token"
LEADER: Final = "leader"
GRANTED_ATTACK: Final = "granted"
CARD: Final = "card"
RULE: Final = "rule"
SMELL: Final = "smell"


BOUND_TO_ATTACK: Final = Bar("DT-ACT-11", "dt-why-bound-to-attack")
FIRST_TURN: Final = Bar("DT-ACT-14", "dt-why-first-turn")  # G-08
NO_ATTACK_ACTION: Final = Bar("DT-ACT-08", "dt-why-no-attack-action")
HAS_SABOTAGED: Final = Bar("DT-SAB-13", "dt-why-has-sabotaged")
# What the next COMMON action must do before anything else (G-30).
DUTIES: Final = {
    "outpost": Bar("DT-TRANS-03", "dt-why-duty-outpost"),
    "separate": Bar("DT-TRANS-16", "dt-why-duty-separate"),
    "uncover": Bar("DT-COVER-04", "dt-why-duty-uncover"),
}


def begin_turn(table: Front, seat: int) -> None:
    """Three COMMON actions, and what cards in play add (DT-ACT-01, DT-ACT-07)."""
    extra = sum(text.extra_actions(table, card, seat) for card, text in texts_in_play(table, EXTRA_ACTIONS))
    table.common = 3 + extra
    table.card_attacks = sum(
        text.extra_attacks(table, card, seat) for card, text in texts_in_play(table, EXTRA_ATTACKS)
    )
    table.tokens = ()
    table.common_first = False
    table.rule_attack = True
    table.attacks = 0
    table.bound = table.acted = False


def own_turn(table: Front, seat: int) -> bool:
    return table.active == seat and table.gaining < 0


def non_attack_left(table: Front, seat: int, for_duty: bool = False) -> int:
    """How many actions a player could spend now on anything but attacks."""
    return actions_left(table, seat, "" if for_duty else duty(table, seat))


def actions_barred(table: Front, seat: int, needs: int) -> Bar | None:
    """Why a player lacks actions that are not attacks.

    After an attack, before a duty, or too few left.
    """
    left = non_attack_left(table, seat)
    if left >= needs:
        return None
    if table.gaining != seat and table.bound:
        return BOUND_TO_ATTACK
    return duty_barred(table, seat) or because("DT-ACT-05", "dt-why-too-few-actions", needs=needs, left=left)


def actions_left(table: Front, seat: int, due: str) -> int:
    """How many actions a player with this duty could spend otherwise.

    On something that is not an attack.
    """
    if table.gaining == seat:
        return len(table.gained) - table.gained.count(ATTACK)
    if not own_turn(table, seat) or table.step != "actions":
        return 0
    granted = len(table.tokens) - table.tokens.count(ATTACK)
    if not table.bound and not due:
        return granted + table.common
    if table.common_first or (table.bound and not frees_actions(table, seat)):
        return 0
    return granted


def frees_actions(table: Front, seat: int) -> bool:
    """Whether a player may turn any actions into attacks.

    Granted ones are then free in order (DT-ACT-17, G-23).
    """
    return any(table.control[card] == seat for card, _ in texts_in_play(table, CONVERTS))


def could_use_common(table: Front, seat: int, attackers: list[int]) -> bool:
    """Whether a player could say that the next action is COMMON.

    Not one of those that cards have granted. After an attack it can only be another one, by a warrior that is led
    (`attackers` are those that could attack then).
    """
    if table.common_first or not table.common or all(token == ATTACK for token in table.tokens):
        return False
    return not table.bound or any(led(table, attacker) for attacker in attackers)


def spend(play: Play[Front], seat: int, count: int) -> tuple[str, ...]:
    """Actions are spent on something that is not an attack (DT-ACT-05).

    Says which: COMMON, or the kind of a token.
    """
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
    """A player who leaves the duel aside loses the gained actions.

    Playing a card that has nothing to do with the duel forfeits the rest of the actions gained by a card (G-22).
    """
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
    """With what a player could pay for an attack by a warrior.

    What binds least stands first.
    """
    return ways_to_pay(table, seat, led(table, attacker))


def attack_action_barred(table: Front, seat: int, warriors: list[int]) -> Bar | None:
    """Why no action of a player could become an attack by one of these.

    Not in the first turn, once in a turn.
    """
    if not table.turns[seat]:
        return FIRST_TURN
    if any(attack_payments(table, seat, warrior) for warrior in warriors):
        return None
    if table.gaining == seat:
        return NO_ATTACK_ACTION
    if table.sabotaged:
        return HAS_SABOTAGED
    if table.common or table.tokens:
        bar = duty_barred(table, seat)
        if bar is not None:
            return bar
        if table.attacks:
            return because("DT-ACT-10", "dt-why-has-attacked", attacks=table.attacks)
    return NO_ATTACK_ACTION


def led(table: Front, attacker: int) -> bool:
    """Whether something lets its player turn any action into an attack by a warrior.

    DT-ACT-17.
    """
    if CONVERTS not in table.answering:
        return False
    return any(text.converts(table, card, attacker) for card, text in texts_in_play(table, CONVERTS))


def ways_to_pay(table: Front, seat: int, leader: bool) -> list[str]:
    """With what a player could pay for an attack.

    The attacker is led, or it is somebody else. Nobody attacks in turn one (G-08).
    """
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
    return min([effect.amount for effect in table.lasting if effect.kind == MORE_ATTACKS], default=-1)


def spend_attack(play: Play[Front], seat: int, attacker: int) -> str:
    """An action becomes an attack; says what paid for it (DT-ACT-06, DT-ACT-11, DT-ACT-19, DT-ACT-20)."""
    table = play.table
    ways = attack_payments(table, seat, attacker)
    if not ways:  # given up: it would have been an attack only by a certain warrior
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
    """A player who cannot go on attacking loses the attack actions left.

    Bound COMMON actions are lost with them (DT-ACT-13).
    """
    table.tokens = tuple(token for token in table.tokens if token != ATTACK)
    if table.bound:
        table.common = 0


def grant(table: Front, seat: int, kind: str, count: int, attacks: int = 0) -> None:
    """Actions are gained in the player's turn.

    Undefined ones are COMMON (G-84), others are tokens.
    """
    if kind == UNDEFINED:
        table.common += count
        table.card_attacks += attacks
    else:
        table.tokens = (*table.tokens, *(kind,) * count)


# Duties for the next COMMON action


def duty_barred(table: Front, seat: int) -> Bar | None:
    """What a player's next COMMON action must do before anything else."""
    due = "" if table.gaining == seat else duty(table, seat)
    return DUTIES[due] if due else None


def duty(table: Front, seat: int) -> str:
    """What a player's next COMMON action must do; "" for nothing.

    Only if a warrior on the table could do it (G-30). "outpost" (DT-TRANS-03) comes before "separate" (DT-TRANS-16) and
    that before "uncover" (DT-COVER-04).
    """
    if table.active != seat or not table.common or table.bound or not (table.outpost_open or table.covered):
        return ""
    return _found_duty(table, seat) if table.due is None else table.due


def _found_duty(table: Front, seat: int) -> str:
    if outposts_held(table):
        if must_go_to_outpost(table, seat) and transfers(table, seat, to_outpost=True, actions=table.common):
            return "outpost"
        if must_leave_outpost(table, seat) and transfers(table, seat, to_outpost=False, actions=table.common):
            return "separate"
    if not nobody_in_the_open(table, seat):
        return ""
    return "uncover" if any(may_leave_cover(table, warrior) for warrior in table.warriors(seat)) else ""


# What takes actions


@mypyc_attr(allow_interpreted_subclasses=True)
class TakesActions(Activity[Front]):
    """Something in the action step that takes actions or depends on a duty.

    The actions are not attacks.
    """

    phase = ACTION_STEP
    needs: ClassVar[int] = 1  # actions

    def opens(self, left: int, due: str) -> bool:
        """Whether it is open to a player with these actions left and this duty."""
        return left >= self.needs

    def barred(self, table: Front, seat: int) -> Bar | None:
        due = duty(table, seat)
        return None if self.opens(actions_left(table, seat, due), due) else actions_barred(table, seat, self.needs)


class Menu(Together[Front]):
    """What can be done in the action step, part by part.

    Actions and duty of the player are counted once for all that only they forbid.
    """

    def __init__(self, *parts: tuple[Activity[Front], ...]) -> None:
        Together.__init__(self, *[activity for part in parts for activity in part])
        self.sections = [Together(*part) for part in parts]

    def list_options(self, table: Front, seat: int, options: list[Choice]) -> None:
        due = duty(table, seat)
        table.due = due if table.active == seat else None
        try:
            self._list_sections(table, seat, due, options)
        finally:
            table.due = None

    def _list_sections(self, table: Front, seat: int, due: str, options: list[Choice]) -> None:
        left = actions_left(table, seat, due)
        for section in self.sections:
            parts = section.parts
            leading = parts[0][0]
            if len(parts) == 1 and not isinstance(leading, TakesActions):
                leading.list_options(table, seat, options)
                continue
            open_now = [
                part
                for part in parts
                if (
                    part[0].opens(left, due)
                    if isinstance(part[0], TakesActions) and type(part[0]).barred is TakesActions.barred
                    else not part[3] & ALL_BARRED or part[0].barred(table, seat) is None
                )
            ]
            if open_now and leading.fields:
                section.list_parts(table, seat, open_now, options)
            elif open_now:
                options.append((leading.kind,))
