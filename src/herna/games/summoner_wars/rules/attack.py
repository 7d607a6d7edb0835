"""Phase 4, attacking: declare, roll, add damage, and everything that texts do to that (SW-ATK)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.effects import lasting_after
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat
from herna.games.summoner_wars.grid import between
from herna.games.summoner_wars.printed import MELEE
from herna.games.summoner_wars.rules.damage import Damage, ability_damage, in_the_active_players_order
from herna.games.summoner_wars.rules.values import END_OF_ATTACK, MOST_ATTACKS, strength, targets
from herna.games.summoner_wars.rules.zones import remove_boost
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, Attacked, Effects, answers, speaking, texts_of

# The symbols on the six faces of a die: melee, ranged, special (SW-GAP-02).
FACES = ((1, 1, 0), (1, 1, 0), (1, 1, 0), (0, 1, 1), (1, 0, 1), (1, 0, 0))


def symbols(dice: tuple[int, ...], which: int) -> int:
    """How many of a symbol the dice show: 0 melee, 1 ranged, 2 special. A die is the number of its face, from 1."""
    return sum(FACES[face - 1][which] for face in dice)


def tell_the_roll(play: Play[Battlefield], unit: int, dice: tuple[int, ...], rule: str) -> None:
    """What a unit has rolled: how often each symbol, and the faces in the order in which they were rolled."""
    if play.log is not None:
        faces = "".join(str(face) for face in dice)
        play.tell(("rolled", unit, symbols(dice, 0), symbols(dice, 1), symbols(dice, 2), faces), rule)


def own_symbol(table: Battlefield, attacker: int) -> int:
    """The symbol that hits for a unit (SW-ATK-10)."""
    return 0 if table.printed(attacker).attack == MELEE else 1


def hits_for(table: Battlefield, attacker: int, target: int, own: int, special: int) -> int:
    """The hits of an attack whose dice show its own symbol and the special one so often."""
    hits = own
    if special and own_symbol(table, attacker) == 0:
        # Two cards that do the same do not add up: the best counts.
        given = [
            TEXTS[key].melee_for_special(table, source, attacker)
            for source, key in speaking(table, "melee_for_special")
        ]
        hits += special * max([0, *given])
    for source, key in speaking(table, "hits_instead"):
        instead = TEXTS[key].hits_instead(table, source, attacker, target, special)
        if instead >= 0:
            hits = instead
    for source, key in speaking(table, "hits_added"):
        hits += TEXTS[key].hits_added(table, source, attacker, target, special)
    return min(1, max(0, hits)) if is_guarded(table, target) else max(0, hits)


def is_guarded(table: Battlefield, target: int) -> bool:
    """Guarded: the first attack on a unit in a turn adds at most 1 damage."""
    return table.once(target, "guarded") and any(TEXTS[key].guarded(table, target) for key in texts_of(table, target))


def is_relentless(table: Battlefield, unit: int) -> bool:
    texts = answers(table, unit, "relentless")
    return bool(texts) and any(text.relentless(table, unit) for text in texts)


def attackers(table: Battlefield, seat: int) -> list[int]:
    """SW-ATK-01, -03: three different units, each once; relentless ones besides."""
    free = table.attack_slots < MOST_ATTACKS
    return [unit for unit in table.units(seat) if unit not in table.attacked and (free or is_relentless(table, unit))]


def attacks(table: Battlefield, seat: int) -> list[Choice]:
    """Every attack that a seat could declare now, and what its units may do instead of attacking."""
    options: list[Choice] = []
    for unit in attackers(table, seat):
        options += [("attack", unit, target) for target in targets(table, unit)]
        for text in answers(table, unit, "instead_of_attacking"):
            options += [
                ("instead_of_attacking", unit, effect.effect) for effect in text.instead_of_attacking(table, unit)
            ]
    return options


def uses_its_attack(table: Battlefield, unit: int) -> None:
    """A unit makes its normal attack, or does something instead."""
    table.attacked = (*table.attacked, unit)
    if not is_relentless(table, unit):
        table.attack_slots += 1


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
        for source, key in speaking(play.table, "when_targeted"):
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
        return Ask(self.seat, "sw-reroll", "rerolls", "SW-ABIL-08", {"unit": self.attacker})

    def rerolls(self, play: Play[Battlefield]) -> list[Choice]:
        options: list[Choice] = [("reroll", source) for source in rerollers(play.table, self.attacker)]
        return [*options, ("decline",)]

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
            table.used = (*table.used, (self.target, "guarded"))
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
        for text in answers(table, self.attacker, "damage_to_attacker"):
            back = max(back, text.damage_to_attacker(table, self.attacker, self.attacker, self.hits, special))
        for text in answers(table, self.attacker, "damage_between"):
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
            table.lasting = lasting_after(table.lasting, END_OF_ATTACK)
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
        for source, key in speaking(table, "after_any_attack"):
            effects += TEXTS[key].after_any_attack(table, source, attack)
        return in_the_active_players_order(table, effects)


def rerollers(table: Battlefield, unit: int) -> list[int]:
    """The cards whose boost may be spent to roll again the dice that a unit has rolled."""
    return [source for source, key in speaking(table, "rerolls") if TEXTS[key].rerolls(table, source, unit)]
