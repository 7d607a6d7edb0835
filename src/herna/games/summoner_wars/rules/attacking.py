"""Which unit attacks what: three different units, each once, on what is in reach.

SW-ATK-01 to -08, -14.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import SECOND_BARRED, Activity, Bar, Details, Harm, Thing, because
from herna.engine.decision import Choice
from herna.engine.flow import Call, Play
from herna.engine.offer import Together
from herna.games.summoner_wars.grid import between
from herna.games.summoner_wars.printed import MELEE
from herna.games.summoner_wars.rules.abilities import nobody_has, why_not_instead, why_nothing_instead
from herna.games.summoner_wars.rules.attack import Attack
from herna.games.summoner_wars.rules.bars import FROZEN, cards_in_the_way, not_on_battlefield
from herna.games.summoner_wars.rules.values import MOST_ATTACKS, attacks_through, in_reach, reach_of
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import (
    FORBIDS_ATTACK,
    INSTEAD_OF_ATTACKING,
    RELENTLESS,
    TEXTS,
    answers,
    effect_named,
    texts_in_play,
)


def is_relentless(table: Battlefield, unit: int) -> bool:
    texts = answers(table, unit, RELENTLESS)
    return bool(texts) and any(text.relentless(table, unit) for text in texts)


def uses_its_attack(table: Battlefield, unit: int) -> None:
    """A unit makes its normal attack, or does something instead."""
    table.attacked = (*table.attacked, unit)
    if not is_relentless(table, unit):
        table.attack_slots += 1


# What is attacked


def the_forbidding_text(table: Battlefield, seat: int, choice: Choice) -> Details:
    """The card whose text forbids an attack."""
    _, unit, target = choice
    for source, key in texts_in_play(table, FORBIDS_ATTACK):
        if TEXTS[key].forbids_attack(table, source, int(unit), int(target)):
            return (("blocker", source), ("effect", key), ("text", key)), cards_in_the_way([source])
    return (), ()


TARGET_FROZEN: Final = Bar("SW-TIME-12", "sw-why-target-frozen")
TEXT_FORBIDS_ATTACKING: Final = Bar("SW-TIME-12", "sw-why-text-forbids-attacking", details=the_forbidding_text)
NO_BARS: Final[dict[Thing, Bar]] = {}


def targets_barred(table: Battlefield, unit: int, reached: Sequence[Any]) -> dict[Thing, Bar]:
    """What a unit reaches and yet may not attack.

    What is frozen, and what a text protects (SW-TIME-12).
    """
    forbidding = texts_in_play(table, FORBIDS_ATTACK)
    if not forbidding and not table.frozen:
        return NO_BARS
    bars: dict[Thing, Bar] = {card: TARGET_FROZEN for card in reached if card in table.frozen}
    for source, key in forbidding:
        for card in reached:
            if card not in bars and TEXTS[key].forbids_attack(table, source, unit, card):
                bars[card] = TEXT_FORBIDS_ATTACKING
    return bars


def targets(table: Battlefield, unit: int) -> list[int]:
    """What a unit may attack."""
    if unit in table.frozen:
        return []
    reached = in_reach(table, unit)
    bars = targets_barred(table, unit, reached)
    return [card for card in reached if card not in bars] if bars else reached


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacking(Activity[Battlefield]):
    """A unit attacks any object in its reach, never itself.

    It may attack its own side (SW-ATK-05 to -08).
    """

    kind = "attack"
    fields = ("unit", "target")
    rule = "SW-ATK-01"
    waits = "SW-TIME-09"
    choose = ("sw-why-choose-attacker", "sw-why-choose-target")

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return FROZEN if first in table.frozen else None

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[int]:
        return in_reach(table, first)

    def second_bars(self, table: Battlefield, seat: int, first: int, pool: Sequence[Any]) -> dict[Thing, Bar]:
        return targets_barred(table, first, pool)

    def second_outside(self, table: Battlefield, seat: int, first: int, second: int) -> Bar:
        if second == first:
            return because("SW-ATK-08", "sw-why-itself")
        missing = not_on_battlefield(table, second, "SW-ATK-08")
        if missing is not None:
            return missing
        if table.printed(first).attack == MELEE:
            return because("SW-ATK-05", "sw-why-not-adjacent", far=table.distance(first, second))
        return why_no_shot(table, first, second)

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return nothing_to_attack(table, int(chosen[0])) if chosen and not in_reach(table, int(chosen[0])) else None

    def barred_alone(self, table: Battlefield, seat: int, field: str, thing: Any) -> Bar | None:
        return not_on_battlefield(table, thing, "SW-ATK-08")

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return table.harm_to(int(choice[-1]), seat)

    def do(self, play: Play[Battlefield], seat: int, unit: int, target: int) -> Call:
        return Call(Attack(unit, target))


def why_no_shot(table: Battlefield, unit: int, target: int) -> Bar:
    """Why a ranged unit does not reach an object."""
    passed = between(table.place[unit], table.place[target])
    if passed is None:
        return because("SW-ATK-06", "sw-why-not-in-line")
    far, most = len(passed) + 1, reach_of(table, unit)
    if far > most:
        return because("SW-ATK-06", "sw-why-out-of-reach", far=far, most=most)
    cards = [table.board[space] for space in passed if table.board[space] >= 0]
    blocking = [card for card in cards if not attacks_through(table, unit, card)]
    way = cards_in_the_way(blocking)
    return because("SW-ATK-07", "sw-why-line-blocked", way, blocker=blocking[0], more=len(blocking) - 1)


def attack_barred(table: Battlefield, unit: int) -> Bar | None:
    """Why a unit could attack nothing at all."""
    if unit in table.frozen:
        return because("SW-TIME-12", "sw-why-frozen", unit=unit)
    return None if targets(table, unit) else nothing_to_attack(table, unit)


def nothing_to_attack(table: Battlefield, unit: int) -> Bar:
    rule = "SW-ATK-05" if table.printed(unit).attack == MELEE else "SW-ATK-06"
    return because(rule, "sw-why-nothing-in-reach", unit=unit)


# Who attacks


def the_units_that_attacked(table: Battlefield, seat: int, choice: Choice) -> Details:
    return (("most", MOST_ATTACKS),), cards_in_the_way(list(table.attacked))


MOST_ATTACKED: Final = Bar("SW-ATK-01", "sw-why-most-attacked", details=the_units_that_attacked)
ATTACKED: Final = Bar("SW-ATK-03", "sw-why-attacked")
NOT_YOURS_TO_ATTACK: Final = Bar("SW-ATK-01", "sw-why-not-yours-to-attack")
STRUCTURES_DO_NOT_ATTACK: Final = Bar("SW-ATK-21", "sw-why-structures-do-not-attack")


def not_an_attacker(table: Battlefield, seat: int, card: int) -> Bar:
    """Why a card is not one of a player's units."""
    missing = not_on_battlefield(table, card, "SW-ATK-01")
    if missing is not None:
        return missing
    return NOT_YOURS_TO_ATTACK if table.enemy(card, seat) else STRUCTURES_DO_NOT_ATTACK


class DeclareAttack(Attacking):
    """SW-ATK-01, -03: three different units make their normal attack, each once; relentless ones besides."""

    phase = "attack"

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.units(seat)

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        if table.attack_slots >= MOST_ATTACKS and not is_relentless(table, first):
            return MOST_ATTACKED
        if first in table.attacked:
            return ATTACKED
        return FROZEN if first in table.frozen else None

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        return not_an_attacker(table, seat, first)

    def list_rest(self, table: Battlefield, seat: int, first: Any, bars: int, options: list[Choice]) -> None:
        """Bars are only asked for where something is frozen or a text forbids attacks."""
        if bars & SECOND_BARRED or table.frozen or FORBIDS_ATTACK in table.answering:
            super().list_rest(table, seat, first, bars, options)
        else:
            options.extend([("attack", first, target) for target in in_reach(table, first)])

    def do(self, play: Play[Battlefield], seat: int, unit: int, target: int) -> Call:
        uses_its_attack(play.table, unit)
        return Call(Attack(unit, target))


class InsteadOfAttacking(Activity[Battlefield]):
    """SW-ATK-14 to -16: a unit does something else, which counts as its attack."""

    kind = "instead_of_attacking"
    fields = ("unit", "effect")
    rule = "SW-ATK-01"
    phase = "attack"
    waits = "SW-TIME-09"
    choose = ("sw-why-choose-attacker",)

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        return nobody_has(table, INSTEAD_OF_ATTACKING)

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.units(seat)

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return DECLARE.first_barred(table, seat, first)

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        return not_an_attacker(table, seat, first)

    def second(self, table: Battlefield, seat: int, first: int) -> Sequence[str]:
        texts = answers(table, first, INSTEAD_OF_ATTACKING)
        return [one.effect for text in texts for one in text.instead_of_attacking(table, first)] if texts else ()

    def second_outside(self, table: Battlefield, seat: int, first: int, second: str) -> Bar:
        return why_not_instead(table, first, INSTEAD_OF_ATTACKING, second)

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar | None:
        return why_nothing_instead(table, int(chosen[0]), INSTEAD_OF_ATTACKING) if chosen else None

    def do(self, play: Play[Battlefield], seat: int, unit: int, effect: str) -> Call:
        doing = effect_named(TEXTS[effect].instead_of_attacking(play.table, unit), effect)
        uses_its_attack(play.table, unit)
        return Call(doing)


DECLARE: Final = DeclareAttack()
ATTACKS: Final = Together(DECLARE, InsteadOfAttacking())
