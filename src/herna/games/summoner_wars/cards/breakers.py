"""What the cards of the Breakers do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, Harm
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.engine.offer import Offer
from herna.games.summoner_wars.cards.shared import ExtraAttack
from herna.games.summoner_wars.deeds import UNTIL_DONE, Aimed, Deed, May, would_fall
from herna.games.summoner_wars.grid import LINES
from herna.games.summoner_wars.rules.attacking import attack_barred
from herna.games.summoner_wars.rules.damage import Damage, in_the_active_players_order
from herna.games.summoner_wars.rules.force import (
    Force,
    ForceWhere,
    after_moved_or_forced,
    damage_for_step,
    forcing_barred,
    one_space_barred,
)
from herna.games.summoner_wars.rules.lasting import give_abilities
from herna.games.summoner_wars.rules.verbs import capture, force_onto
from herna.games.summoner_wars.table import CONTROLLED, UNTIL_END_OF_TURN, Battlefield
from herna.games.summoner_wars.texts import Attacked, Effects, Text, texts_of


def common_or_champion(table: Battlefield, card: int) -> bool:
    """Any unit but a Summoner."""
    return table.is_unit(card) and not table.is_summoner(card)


class MindCapture(Text):
    """You may take control of a unit that an attack would eliminate.

    When this unit attacks an enemy unit, for good, instead of adding damage. A Summoner never changes control
    (SW-GAP-25).
    """

    def instead_of_attack_damage(
        self, table: Battlefield, me: int, attacker: int, target: int, hits: int, dice: tuple[int, ...]
    ) -> Capturing | None:
        seat = table.control[me]
        if not table.enemy(target, seat) or not common_or_champion(table, target):
            return None
        return Capturing(me, "mind-capture", seat, target) if would_fall(table, target, hits) else None


@dataclass(frozen=True, slots=True)
class Capturing(May):
    """The target is turned, with its tokens, and the attack adds no damage."""

    target: int

    def it_is_used(self, play: Play[Battlefield]) -> Return:
        capture(play, self.target, self.seat)
        return Return(1)


class Stupefy(Text):
    """Attacks of enemies beside this unit may add 1 damage less.

    When one attacks and rolls a special symbol.
    """

    def hits_added(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int:
        beside = table.distance(me, attacker) == 1 and table.enemy(attacker, table.control[me])
        return -1 if special and beside else 0


class Mimic(Text):
    """At the start of your Move phase copy a common's abilities.

    You may target a common within 3 spaces: until the end of your turn this unit has, besides its own, all abilities
    that the target has at that moment.
    """

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return (Mimicking(me, "mimic", table.control[me]),) if phase == "move" else ()


@dataclass(frozen=True, slots=True)
class Mimicking(Aimed):
    """The abilities of a common are copied, those that it has gained too (CR-07)."""

    def targets(self, table: Battlefield) -> list[int]:
        return [card for card in table.within(self.source, 3) if table.is_common(card)]

    def target(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        own = table.printed(self.source).abilities
        copied = tuple(key for key in texts_of(table, card) if key not in own)
        give_abilities(table, self.source, copied, self.source, UNTIL_END_OF_TURN)
        self.tell_used(play, "SW-ABIL-04")


class Swift(Text):
    """This unit may move 1 extra space."""

    def extra_spaces(self, table: Battlefield, me: int) -> int:
        return 1


class Push(Text):
    """You may force a common or champion within some spaces 1 space.

    After this unit attacks, or instead of attacking.
    """

    def __init__(self, key: str, spaces: int) -> None:
        self.key = key
        self.spaces = spaces

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        return (Pushing(me, self.key, attack.seat, self.spaces, False),) if attack.attacker == me else ()

    def instead_of_attacking(self, table: Battlefield, me: int) -> Effects:
        near = commons_and_champions_within(table, me, self.spaces)
        if all(one_space_barred(table, card) is not None for card in near):
            return ()
        return (Pushing(me, self.key, table.control[me], self.spaces, True),)


def commons_and_champions_within(table: Battlefield, card: int, spaces: int) -> list[int]:
    return [other for other in table.within(card, spaces) if common_or_champion(table, other)]


@dataclass(frozen=True, slots=True)
class Pushing(Aimed):
    """One of the units near is forced 1 space.

    A player who has given up the attack for it must do it.
    """

    spaces: int
    instead: bool

    def optional(self) -> bool:
        return not self.instead

    def targets(self, table: Battlefield) -> list[int]:
        return commons_and_champions_within(table, self.source, self.spaces)

    def target_barred(self, table: Battlefield, card: int) -> Bar | None:
        return one_space_barred(table, card)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Force(self.seat, card))


class TelepathicCommand(Text):
    """After this unit attacks, a common of yours may attack too.

    It attacks an enemy object; the common is within 3 spaces, and the attack is an extra one.
    """

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        if attack.attacker != me or attack.target_seat == attack.seat:
            return ()
        return (Commanding(me, "telepathic-command", attack.seat),)


@dataclass(frozen=True, slots=True)
class Commanding(Aimed):
    """A common that can attack something is chosen, and attacks."""

    def targets(self, table: Battlefield) -> list[int]:
        own = [card for card in table.within(self.source, 3) if not table.enemy(card, self.seat)]
        return [card for card in own if table.is_common(card)]

    def target_barred(self, table: Battlefield, card: int) -> Bar | None:
        return attack_barred(table, card)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(ExtraAttack(card, self.effect, self.seat))


class Levitate(Text):
    """Gives commons of yours Flight for a move.

    One that begins its move within 2 spaces of this unit has it during that move.
    """

    def grants_for_a_move(self, table: Battlefield, me: int, unit: int) -> str:
        own = table.control[unit] == table.control[me] and table.is_common(unit)
        return "flight" if own and 1 <= table.distance(me, unit) <= 2 else ""


class Steadfast(Text):
    """This unit cannot be forced."""

    def steadfast(self, table: Battlefield, me: int) -> bool:
        return True


class MindControl(Text):
    """Target any number of enemy commons and champions within 2 spaces of your Summoner.

    You control them until the end of your turn.
    """

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return ControllingMinds(me, "mind-control", seat)


@dataclass(frozen=True, slots=True)
class ControllingMinds(Aimed):
    """Units are chosen and turned, one after another."""

    def order(self) -> tuple[str, ...]:
        return ("choose_a_target", "and_so_on")

    def targets(self, table: Battlefield) -> list[int]:
        near = commons_and_champions_within(table, table.summoner(self.seat), 2)
        return [card for card in near if table.enemy(card, self.seat)]

    def harm_to_target(self, table: Battlefield, card: int) -> Harm:
        return "others"

    def otherwise(self) -> Offer:
        return UNTIL_DONE

    def target(self, play: Play[Battlefield], card: int) -> None:
        table = play.table
        table.add_lasting(CONTROLLED, card, table.control[card], self.source, UNTIL_END_OF_TURN)
        capture(play, card, self.seat)

    def and_so_on(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("choose_a_target")


class Blast(Text):
    """Force a unit in line with your Summoner 1 to 3 spaces.

    Target a common or champion within 3 clear straight spaces. It is forced through commons and champions too; it and
    every unit that it was forced through get 1 damage.
    """

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return bool(in_line_with_the_summoner(table, seat))

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return Blasting(me, "blast", seat)


def in_line_with_the_summoner(table: Battlefield, seat: int) -> list[int]:
    """The commons and champions in line with a Summoner.

    Up to 3 spaces in a straight line with nothing between.
    """
    return [card for card in table.nearest_in_lines(table.summoner(seat), 3) if common_or_champion(table, card)]


@dataclass(frozen=True, slots=True)
class Blasting(Aimed):
    """The target is chosen."""

    def optional(self) -> bool:
        return False

    def targets(self, table: Battlefield) -> list[int]:
        return in_line_with_the_summoner(table, self.seat)

    def harm_to_target(self, table: Battlefield, card: int) -> Harm:
        return table.harm_to(card, self.seat)

    def target(self, play: Play[Battlefield], card: int) -> Call:
        return Call(Blown(self.source, self.effect, self.seat, card))


@dataclass(frozen=True, slots=True)
class Blown(Deed):
    """A unit is forced step by step, over others.

    Then it and those below get damage, also if it was not forced.
    """

    card: int
    path: tuple[int, ...] = ()  # the spaces still ahead
    at: int = -1  # the space that it is above now
    passed: tuple[int, ...] = ()  # the units that it was forced through

    def order(self) -> tuple[str, ...]:
        return (
            "choose_where_to",
            "it_is_forced_one_space",
            "and_so_on_to_the_end",
            "what_follows_the_force",
            "they_are_damaged",
        )

    def paths(self, table: Battlefield) -> list[tuple[int, ...]]:
        """The ways of a blast: 1 to 3 spaces in one direction.

        CR-15: the last one empty, no Summoner and no mere structure before it.
        """
        if forcing_barred(table, self.card) is not None:
            return []
        paths = []
        for line in LINES[table.place[self.card]]:
            for length in range(1, min(3, len(line)) + 1):
                other = table.board[line[length - 1]]
                if other < 0:
                    paths.append(line[:length])
                elif not common_or_champion(table, other):
                    break
        return paths

    def choose_where_to(self, play: Play[Battlefield]) -> Outcome:
        if not self.paths(play.table):
            return Repeat("they_are_damaged")
        return Ask(self.seat, "sw-force-where", (BlowAway(self),), "SW-FORCE-01", {"card": self.card})

    def it_is_forced_one_space(self, play: Play[Battlefield]) -> Outcome:
        table, after = play.table, self.path[0]
        other = table.board[after]
        force_onto(play, self.card, after)
        passed = self.passed if other < 0 else (*self.passed, other)
        gone_on = replace(self, path=self.path[1:], at=after, passed=passed)
        answer = damage_for_step(table, self.card, self.at, after)
        return Go(gone_on) if answer is None else Call(answer, changed=gone_on)

    def and_so_on_to_the_end(self, play: Play[Battlefield]) -> Repeat | None:
        if self.path and play.table.on_board(self.card):
            return Repeat("it_is_forced_one_space")
        return None

    def what_follows_the_force(self, play: Play[Battlefield]) -> Outcome:
        if not play.table.on_board(self.card):
            return None
        return in_the_active_players_order(play.table, after_moved_or_forced(play.table, self.card))

    def they_are_damaged(self, play: Play[Battlefield]) -> Call:
        hits = tuple((card, 1) for card in (self.card, *self.passed))
        return Call(Damage(hits, self.seat, self.source))


class BlowAway(ForceWhere):
    """A unit is forced, over others too."""

    def __init__(self, deed: Blown) -> None:
        super().__init__(deed.card)
        self.deed = deed

    def paths(self, table: Battlefield) -> list[tuple[int, ...]]:
        return self.deed.paths(table)

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        """It damages those that the unit is forced through."""
        passed = [table.board[space] for space in self.path_to(table, int(choice[-1]))]
        return "own" if any(card >= 0 and not table.enemy(card, seat) for card in passed) else ""

    def do(self, play: Play[Battlefield], seat: int, card: int, space: int) -> Go:
        path = self.path_to(play.table, space)
        return Go(replace(self.deed, path=path, at=play.table.place[card]))


class HypnoticCall(Text):
    """Target a common or champion; you may force it 1 space towards your Summoner.

    ACTIVE: your Summoner has +1 strength when attacking that target.
    """

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        return any(common_or_champion(table, unit) for unit in table.units())

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure:
        return Calling(me, "hypnotic-call", seat)

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 1 if unit == table.summoner(table.control[me]) and target in table.marks.get(me, ()) else 0


@dataclass(frozen=True, slots=True)
class Calling(Aimed):
    """The target is named, and may be forced nearer."""

    def optional(self) -> bool:
        return False

    def targets(self, table: Battlefield) -> list[int]:
        return [unit for unit in table.units() if common_or_champion(table, unit)]

    def target(self, play: Play[Battlefield], card: int) -> Call:
        table = play.table
        table.marks[self.source] = (card,)
        return Call(Force(self.seat, card, optional=True, towards=table.summoner(self.seat)))


class Tempest(Text):
    """ACTIVE: all units move 1 space less."""

    def fewer_spaces_given(self, table: Battlefield, me: int, unit: int) -> int:
        return 1


TEXTS: Final[dict[str, Text]] = {
    "mind-capture": MindCapture(),
    "stupefy": Stupefy(),
    "mimic": Mimic(),
    "swift": Swift(),
    "push": Push("push", 2),
    "greater-push": Push("greater-push", 3),
    "telepathic-command": TelepathicCommand(),
    "levitate": Levitate(),
    "steadfast": Steadfast(),
    "mind-control": MindControl(),
    "blast": Blast(),
    "hypnotic-call": HypnoticCall(),
    "tempest": Tempest(),
}
