"""Phase 4, attacking: declare, roll, add damage, and everything that texts do to that.

SW-ATK.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES
from herna.engine.effects import lasting_after
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat
from herna.games.summoner_wars.grid import between
from herna.games.summoner_wars.printed import MELEE
from herna.games.summoner_wars.rules.damage import Damage, ability_damage, in_the_active_players_order
from herna.games.summoner_wars.rules.rerolling import Reroll, rerollers
from herna.games.summoner_wars.rules.values import strength
from herna.games.summoner_wars.rules.zones import remove_boost
from herna.games.summoner_wars.table import UNTIL_END_OF_ATTACK, Battlefield
from herna.games.summoner_wars.texts import (
    AFTER_ANY_ATTACK,
    DAMAGE_BETWEEN,
    DAMAGE_TO_ATTACKER,
    HITS_ADDED,
    HITS_INSTEAD,
    MELEE_FOR_SPECIAL,
    TEXTS,
    WHEN_TARGETED,
    Attacked,
    Effects,
    answers,
    texts_in_play,
    texts_of,
)

# The symbols on the six faces of a die: melee, ranged, special (SW-GAP-02).
FACES: Final[tuple[tuple[int, ...], ...]] = ((1, 1, 0), (1, 1, 0), (1, 1, 0), (0, 1, 1), (1, 0, 1), (1, 0, 0))


def symbols(dice: tuple[int, ...], which: int) -> int:
    """How many of a symbol the dice show: 0 melee, 1 ranged, 2 special.

    A die is the number of its face, from 1.
    """
    return sum(FACES[face - 1][which] for face in dice)


def tell_the_roll(play: Play[Battlefield], unit: int, dice: tuple[int, ...], rule: str) -> None:
    """What a unit has rolled.

    How often each symbol, and the faces in the order in which they were rolled.
    """
    if play.log is not None:
        faces = "".join(str(face) for face in dice)
        play.tell(("rolled", unit, symbols(dice, 0), symbols(dice, 1), symbols(dice, 2), faces), rule)


def own_symbol(table: Battlefield, attacker: int) -> int:
    """The symbol that hits for a unit (SW-ATK-10)."""
    return 0 if table.printed(attacker).attack == MELEE else 1


def hits_for(table: Battlefield, attacker: int, target: int, own: int, special: int) -> int:
    """The hits of an attack by how often its symbols show.

    Its own symbol and the special one.
    """
    hits = own
    if special and own_symbol(table, attacker) == 0:
        # Two cards that do the same do not add up: the best counts.
        given = [
            TEXTS[key].melee_for_special(table, source, attacker)
            for source, key in texts_in_play(table, MELEE_FOR_SPECIAL)
        ]
        hits += special * max([0, *given])
    for source, key in texts_in_play(table, HITS_INSTEAD):
        instead = TEXTS[key].hits_instead(table, source, attacker, target, special)
        if instead is not None:
            hits = instead
    for source, key in texts_in_play(table, HITS_ADDED):
        hits += TEXTS[key].hits_added(table, source, attacker, target, special)
    return min(1, max(0, hits)) if is_guarded(table, target) else max(0, hits)


def is_guarded(table: Battlefield, target: int) -> bool:
    """Whether this is a turn's first attack on a guarded unit.

    Guarded: the first attack on a unit in a turn adds at most 1 damage.
    """
    return table.once(target, "guarded") and any(TEXTS[key].guarded(table, target) for key in texts_of(table, target))


@dataclass(frozen=True, slots=True)
class Attack(Procedure):
    """One attack, in the order of its steps."""

    attacker: int
    target: int
    seat: int = 0
    target_seat: int = 0
    where: int = 0
    dice: tuple[int, ...] = ()
    hits: int = 0
    replaced: bool = False

    def order(self) -> tuple[str, ...]:
        return (
            "the_target_is_declared",
            "the_target_is_protected",
            "before_the_attack",
            "the_dice_are_rolled",
            "dice_may_be_rolled_again",
            "hits_are_counted",
            "something_may_happen_instead",
            "damage_is_added",
            "the_attack_is_over",
        )

    def the_target_is_declared(self, play: Play[Battlefield]) -> Go:
        table = play.table
        seat, target_seat = table.control[self.attacker], table.control[self.target]
        if target_seat != table.active and seat == table.active and table.phase == "attack":
            table.provoked = True
        play.tell(("attacked", self.attacker, self.target), "SW-ATK-04")
        return Go(Attack(self.attacker, self.target, seat, target_seat, table.place[self.target]))

    def the_target_is_protected(self, play: Play[Battlefield]) -> Outcome:
        effects: Effects = ()
        for source, key in texts_in_play(play.table, WHEN_TARGETED):
            effects += TEXTS[key].when_targeted(play.table, source, self.attacker, self.target)
        return in_the_active_players_order(play.table, effects)

    def before_the_attack(self, play: Play[Battlefield]) -> Outcome:
        effects: Effects = ()
        for key in texts_of(play.table, self.attacker):
            effects += TEXTS[key].before_own_attack(play.table, self.attacker, self.target)
        return in_the_active_players_order(play.table, effects)

    def the_dice_are_rolled(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if not table.on_board(self.attacker) or not table.on_board(self.target):
            return Repeat("the_attack_is_over")  # SW-GAP-13: it ends without a roll, but it was made
        dice = tuple(play.chance.die() for _ in range(strength(table, self.attacker, self.target)))
        tell_the_roll(play, self.attacker, dice, "SW-ATK-09")
        return Go(replace(self, dice=dice))

    def dice_may_be_rolled_again(self, play: Play[Battlefield]) -> Outcome:
        if not self.dice or not rerollers(play.table, self.attacker):
            return None
        offer = (RollAttackAgain(self), DECLINES)
        return Ask(self.seat, "sw-reroll", offer, "SW-ABIL-08", {"unit": self.attacker})

    def reroll(self, play: Play[Battlefield], source: int) -> Repeat:
        remove_boost(play.table, source)
        dice = tuple(play.chance.die() for _ in self.dice)
        tell_the_roll(play, self.attacker, dice, "SW-ABIL-08")
        return Repeat("dice_may_be_rolled_again", replace(self, dice=dice))

    def decline(self, play: Play[Battlefield]) -> None:
        pass

    def hits_are_counted(self, play: Play[Battlefield]) -> Go:
        table = play.table
        own, special = symbols(self.dice, own_symbol(table, self.attacker)), symbols(self.dice, 2)
        hits = hits_for(table, self.attacker, self.target, own, special)
        if table.once(self.target, "guarded"):
            table.use(self.target, "guarded")
        return Go(replace(self, hits=hits))

    def something_may_happen_instead(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        for key in texts_of(table, self.attacker):
            instead = TEXTS[key].instead_of_attack_damage(
                table, self.attacker, self.attacker, self.target, self.hits, self.dice
            )
            if instead is not None:
                return Call(instead, then="unless_replaced")
        return None

    def unless_replaced(self, play: Play[Battlefield], value: object) -> Outcome:
        """An effect that was carried out instead returns 1."""
        return Go(replace(self, replaced=True)) if value == 1 else None

    def damage_is_added(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if self.replaced:
            return None
        special = symbols(self.dice, 2)
        hits = [(self.target, self.hits)]
        back = each = 0
        for text in answers(table, self.attacker, DAMAGE_TO_ATTACKER):
            back = max(back, text.damage_to_attacker(table, self.attacker, self.attacker, self.hits, special))
        for text in answers(table, self.attacker, DAMAGE_BETWEEN):
            each = max(each, text.damage_between(table, self.attacker, self.attacker, special))
        if back:
            hits.append((self.attacker, back))
        if each:
            passed = [table.board[space] for space in between(table.place[self.attacker], self.where) or ()]
            burnt = [card for card in passed if card >= 0 and table.is_unit(card)]
            hits += [ability_damage(table, self.seat, card, each) for card in burnt]
        return Call(Damage(tuple(hits), self.seat, self.attacker, self.attacker))

    def the_attack_is_over(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        if table.lasting:
            table.lasting = lasting_after(table.lasting, UNTIL_END_OF_ATTACK)
        attack = Attacked(
            self.attacker,
            self.seat,
            self.target,
            self.target_seat,
            self.where,
            symbols(self.dice, 2),
            0 if self.replaced else self.hits,
        )
        effects: Effects = ()
        for source, key in texts_in_play(table, AFTER_ANY_ATTACK):
            effects += TEXTS[key].after_any_attack(table, source, attack)
        return in_the_active_players_order(table, effects)


class RollAttackAgain(Reroll):
    """The dice of an attack are rolled again."""

    def __init__(self, attack: Attack) -> None:
        super().__init__(attack.attacker)
        self.attack = attack

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Repeat:
        return self.attack.reroll(play, card)
