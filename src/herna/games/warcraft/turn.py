"""The sequence of play: rounds of four steps (WC-ROUND).

Each step is played by everybody before the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar, Listed, Thing
from herna.engine.decision import Ask
from herna.engine.deeds import Deed
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return
from herna.engine.table import drawn
from herna.games.warcraft.rules import special, victory
from herna.games.warcraft.rules.battle import Battle
from herna.games.warcraft.rules.deploy import DeployStep
from herna.games.warcraft.rules.ending import is_dead
from herna.games.warcraft.rules.experience import LAY_POINTS, Deciding, lay_aside, play_cards
from herna.games.warcraft.rules.harvest import HarvestStep
from herna.games.warcraft.rules.movement import Movement
from herna.games.warcraft.rules.spend import SpendStep
from herna.games.warcraft.rules.towns import check_defenceless, check_towns, remove_resigned
from herna.games.warcraft.setting import DEPLOY, HARVEST, MOVE, SPEND, UNITS_OF
from herna.games.warcraft.table import MOVE_STEP, ROUND, War, lowest, owner_of


@dataclass(frozen=True, slots=True)
class Rounds(Procedure):
    """Round after round until somebody wins, or nobody can any more."""

    def order(self) -> tuple[str, ...]:
        return ("all_move", "the_towns_are_checked", "all_harvest", "all_deploy", "all_spend", "the_round_ends")

    def all_move(self, play: Play[War]) -> Call:
        remove_resigned(play)
        play.tell(("round_began", play.table.round, play.table.first), "WC-ROUND-01")
        return Call(Step(MOVE))

    def the_towns_are_checked(self, play: Play[War]) -> None:
        remove_resigned(play)
        check_towns(play)

    def all_harvest(self, play: Play[War]) -> Call:
        return Call(Step(HARVEST))

    def all_deploy(self, play: Play[War]) -> Call:
        remove_resigned(play)
        return Call(Step(DEPLOY))

    def all_spend(self, play: Play[War]) -> Call:
        remove_resigned(play)
        return Call(Step(SPEND))

    def the_round_ends(self, play: Play[War]) -> Repeat:
        """The first player's marker goes one seat to the left (WC-ROUND-06, 08).

        Some rounds are the last (10, 11).
        """
        table = play.table
        for seat in table.in_turn_order(table.first):
            if special.draws_aside(table, seat):
                lay_aside(play, seat)
        if is_dead(table):
            play.finish(drawn(table.setting.seats, rule="WC-ROUND-10"))
        if table.round == table.round_limit:
            play.finish(drawn(table.setting.seats, rule="WC-ROUND-11"))
        table.lapse(ROUND)
        table.first = table.in_turn_order(table.first + 1)[0]
        table.round += 1
        return Repeat("all_move")


@dataclass(frozen=True, slots=True)
class LeaveMatch(Deed):
    """A player resigns, or has run out of time, while others play on (WC-RUL-46)."""

    seat: int

    def it_is_done(self, play: Play[War]) -> None:
        victory.resign(play, self.seat)


@dataclass(frozen=True, slots=True)
class Step(Procedure):
    """One of the four steps, played by one player after another (WC-ROUND-02, WC-ROUND-03)."""

    step: str
    turn: int = 0

    def order(self) -> tuple[str, ...]:
        return ("the_next_player_plays", "cards_before_the_turn_ends", "the_turn_may_end", "and_so_on")

    def _seat(self, table: War) -> int:
        return (table.first + self.turn) % table.setting.seats

    def the_next_player_plays(self, play: Play[War]) -> Outcome:
        table = play.table
        if self.turn == table.setting.seats:
            return Return()
        seat = self._seat(table)
        if table.is_out(seat):
            return Repeat("and_so_on")
        table.step, table.active = self.step, seat
        return None if self.step in table.setting.skips[seat] else Call(self._played_by(seat))

    def _played_by(self, seat: int) -> Procedure:
        if self.step == MOVE:
            return MoveStep(seat)
        if self.step == HARVEST:
            return HarvestStep(seat)
        return DeployStep(seat) if self.step == DEPLOY else SpendStep(seat)

    def cards_before_the_turn_ends(self, play: Play[War]) -> Call | None:
        """Directly before the player's victory check (WC-EXP-VP-2)."""
        table, seat = play.table, self._seat(play.table)
        if self.step != SPEND or not victory.cards_could_win(table, seat):
            return None
        return play_cards(table, "any", [seat])

    def the_turn_may_end(self, play: Play[War]) -> None:
        """A turn ends with the player's Spend Step, played or not (WC-ROUND-07)."""
        if self.step == SPEND and not play.table.is_out(self._seat(play.table)):
            victory.at_end_of_turn(play, self._seat(play.table))

    def and_so_on(self, play: Play[War]) -> Repeat:
        return Repeat("the_next_player_plays", Step(self.step, self.turn + 1))


@dataclass(frozen=True, slots=True)
class MoveStep(Deciding):
    """A player moves, then all battles that follow are fought (WC-MOVE-19)."""

    seat: int
    pending: tuple[tuple[int, int, int], ...] = ()  # attacker, defender and space of battles that wait for this one

    def order(self) -> tuple[str, ...]:
        return (
            "the_step_starts",
            "cards_at_the_start_of_the_step",
            "pieces_move",
            "cards_at_the_end_of_movement",
            "a_battle_is_fought",
            "until_all_are_fought",
            "the_defenceless_are_destroyed",
        )

    def the_step_starts(self, play: Play[War]) -> None:
        table = play.table
        table.moved = 0
        table.carried = table.ported = ()

    def cards_at_the_start_of_the_step(self, play: Play[War]) -> Call | None:
        """The moving player and the opponents by turns (WC-CARD-09).

        Each plays the cards for their own part.
        """
        table = play.table
        opponents = [seat for seat in table.in_turn_order(self.seat) if table.are_enemies(seat, self.seat)]
        return play_cards(table, "own-move-start", [self.seat, *opponents], others="opponent-move-start")

    def pieces_move(self, play: Play[War]) -> Call:
        return Call(Movement(self.seat))

    def cards_at_the_end_of_movement(self, play: Play[War]) -> Call | None:
        return play_cards(play.table, "move-end-any", play.table.in_turn_order(self.seat))

    def a_battle_is_fought(self, play: Play[War]) -> Outcome:
        """The moving player chooses the next battle anew each time (WC-MOVE-18, WC-BATTLE-29)."""
        battles = battles_of(play.table, self.seat) or battles_of_others(play.table, self.seat)
        if not battles:
            return Repeat("the_defenceless_are_destroyed")
        if len(battles) == 1:
            return self.fight(battles, battles[0])
        return Ask(self.seat, "wc-next-battle", (Fight(self, battles), LAY_POINTS), "WC-BATTLE-29")

    def fight(self, battles: list[Battle], fought: Battle) -> Call:
        """One of the battles is fought; the others wait for it."""
        pending = tuple([(battle.attacker, battle.defender, battle.field) for battle in battles if battle != fought])
        return Call(fought, changed=MoveStep(self.seat, pending))

    def until_all_are_fought(self, play: Play[War]) -> Repeat:
        """A battle is cancelled if one of its sides is gone (WC-BATTLE-32)."""
        table = play.table
        for attacker, defender, space in self.pending:
            there = table.on[space]
            if not (there & table.side_units(attacker) and there & table.side_units(defender)):
                play.tell(("battle_cancelled", attacker, defender, space), "WC-BATTLE-32")
        return Repeat("a_battle_is_fought", MoveStep(self.seat))

    def the_defenceless_are_destroyed(self, play: Play[War]) -> None:
        check_defenceless(play)
        play.table.called = 0
        play.table.lapse(MOVE_STEP)


NO_BATTLE: Final = Bar("WC-MOVE-16", "wc-why-no-battle")


class Fight(Listed[War]):
    """WC-BATTLE-29: the moving player chooses which battle is fought next."""

    kind = "fight"
    fields = ("space", "attacker", "defender")
    rule = "WC-BATTLE-29"

    def __init__(self, step: MoveStep, battles: list[Battle]) -> None:
        self.step = step
        self.battles = battles

    def listed(self, table: War, seat: int) -> list[tuple[Thing, ...]]:
        return [(battle.field, battle.attacker, battle.defender) for battle in self.battles]

    def not_listed(self, table: War, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NO_BATTLE

    def do(self, play: Play[War], seat: int, space: int, attacker: int, defender: int) -> Call:
        return self.step.fight(self.battles, Battle(attacker, defender, space))


def battles_of(table: War, seat: int) -> list[Battle]:
    """A battle for each enemy side on a space with the seat's units.

    WC-MOVE-16, WC-BATTLE-08, WC-BATTLE-35.
    """
    enemies = table.enemy_units(seat)
    return [
        Battle(seat, defender, space)
        for space in table.spaces_with(UNITS_OF[seat])
        if table.on[space] & enemies
        for defender in _one_of_each_side(table, space, seat)
        if table.are_enemies(seat, defender)
    ]


def battles_of_others(table: War, seat: int) -> list[Battle]:
    """Enemies who share a space without the moving player.

    In a locked Town they wait for a step of their own.

    The attacker is the one who came last: by Town Portal (WC-EXP-PORTAL-4), or else into a Town, its owner.
    """
    found: list[Battle] = []
    if len(set(table.setting.sides)) == 2 and not table.ported:  # a teammate's battle comes only by a portal
        return found
    enemies = table.enemy_units(seat)
    for space in table.spaces_with(enemies):
        one = owner_of(lowest(table.on[space] & enemies))
        if space in table.locked or not table.on[space] & table.enemy_units(one):
            continue
        sides = _one_of_each_side(table, space, seat)
        owner, *_ = sorted(sides, key=lambda owner: table.setting.towns[owner] != space)
        users = [user for user, to in table.ported if to == space and table.has_units(space, user)]
        last = users[-1] if users else owner
        found.append(Battle(last, next(other for other in sides if table.are_enemies(other, last)), space))
    return found


def _one_of_each_side(table: War, space: int, seat: int) -> list[int]:
    """Of each side with units on a space, the first in turn order.

    A neutral force last.
    """
    found: dict[int, int] = {}
    for owner in (*table.in_turn_order(seat), *range(table.setting.seats, len(table.setting.races))):
        if table.has_units(space, owner):
            found.setdefault(table.setting.sides[owner], owner)
    return list(found.values())
