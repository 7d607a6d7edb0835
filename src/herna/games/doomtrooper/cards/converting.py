"""Effects that change whose and what a warrior is, or whether it is there.

DT-OWN, DT-AFF, DT-TARGET.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar
from herna.engine.decision import Choice
from herna.engine.effects import PLUS
from herna.engine.flow import Play
from herna.games.doomtrooper.cards.abilities import Ability
from herna.games.doomtrooper.printed import VALUE
from herna.games.doomtrooper.rules.actions import attack_payments, non_attack_left, spend_attack
from herna.games.doomtrooper.rules.identity import identity, imprisoned
from herna.games.doomtrooper.rules.lasting import boost, goes_elsewhere, lasts
from herna.games.doomtrooper.rules.permissions import never
from herna.games.doomtrooper.rules.transfer import go_home
from herna.games.doomtrooper.rules.values import value
from herna.games.doomtrooper.rules.wounds import heal
from herna.games.doomtrooper.rules.zones import CHANGED, RELEASED, SACRIFICED, imprison, leave_table, take_control
from herna.games.doomtrooper.table import NONE, SQUAD, Front, Pending
from herna.games.doomtrooper.texts import Identity, Pick, Text, Whose


@dataclass(frozen=True, slots=True)
class TakeControl(Text):
    """Takes control of a warrior as long as this card is on it.

    The warrior moves to the Squad of the player of the card.
    """

    def harms(self, whose: Whose) -> Whose:
        return "others" if whose == "others" else ""

    def enters(self, play: Play[Front], me: int, pending: Pending) -> None:
        table, warrior = play.table, pending.target
        table.note(me, table.control[warrior])
        if table.control[warrior] != pending.seat:
            take_control(play, warrior, pending.seat, SQUAD)
        elif table.area(warrior) != SQUAD:
            table.lies[warrior] = (pending.seat, SQUAD)
            goes_elsewhere(table, warrior)

    def claims(self, table: Front, me: int) -> bool:
        return True

    def leaves(self, play: Play[Front], me: int) -> None:
        table = play.table
        table.fallout = (*table.fallout, (f"{RELEASED}{table.noted(me)}", table.root(me)))


@dataclass(frozen=True, slots=True)
class CostsValue(Text):
    """It costs as many D as the V that its target has now."""

    def destiny_cost(self, table: Front, me: int, seat: int, target: int) -> int:
        return max(0, value(table, target, VALUE))


@dataclass(frozen=True, slots=True)
class MovesHome(Text):
    """What its card makes of a warrior belongs elsewhere.

    It moves there, and back when the card goes (G-92).
    """

    def enters(self, play: Play[Front], me: int, pending: Pending) -> None:
        go_home(play, pending.target)

    def leaves(self, play: Play[Front], me: int) -> None:
        play.table.fallout = (*play.table.fallout, (CHANGED, play.table.root(me)))


@dataclass(frozen=True, slots=True)
class LosesAffiliation(Text):
    """Its bearer loses an affiliation that the player chooses.

    One that cards have given it goes first (DT-AFF-17).
    """

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return Bar("DT-NEVER-02", "dt-why-keeps-affiliations") if never(table, target, "lose affiliation") else None

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.word:
            return None
        now = identity(table, pending.target).affiliations
        gained = now - table.printed(pending.target).belongs()
        return Pick("dt-pick-affiliation", "pick_word", tuple(sorted(gained or now)))

    def enters(self, play: Play[Front], me: int, pending: Pending) -> None:
        play.table.note(me, pending.word)

    def changes_identity(self, table: Front, me: int, warrior: int, who: Identity) -> Identity:
        return replace(who, affiliations=who.affiliations - {str(table.noted(me))})


@dataclass(frozen=True, slots=True)
class OutOfPlay(Text):
    """Its bearer is out of play.

    Not once it is named as a fighter of a duel (DT-TARGET-02, DT-DUEL-09, G-63).
    """

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        fights = any(target in duel.fighters() for duel in table.duels)
        return Bar("DT-DUEL-09", "dt-why-on-no-fighter") if fights else None

    def puts_out_of_play(self, table: Front, me: int) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class GrowsWithTurns(Text):
    """Its bearer grows with every whole turn of its player that it lies there.

    It gets these values for good.
    """

    fight: int = 0
    shoot: int = 0
    armor: int = 0

    def enters(self, play: Play[Front], me: int, pending: Pending) -> None:
        play.table.note(me, play.table.turn)

    def at_turn_end(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        return ("grows",) if table.control[me] == seat and table.noted(me) != table.turn else ()

    def effect(self, play: Play[Front], me: int, name: str) -> None:
        table = play.table
        bearer = table.root(me)
        boosts = tuple(
            boost(bearer, (stat,), PLUS, amount, me)
            for stat, amount in enumerate((self.fight, self.shoot, self.armor))
            if amount
        )
        lasts(table, *boosts)


@dataclass(frozen=True, slots=True)
class MayReturn(Ability):
    """The bearer is healed.

    It is back by then, if the card was discarded for that (`uses_up`).
    """

    def word(self) -> str:
        return "return"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [table.root(me)]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        heal(play, target)


@dataclass(frozen=True, slots=True)
class WearsOff(Text):
    """It is discarded for `actions` actions of the player of its bearer.

    Attack actions count too.
    """

    actions: int

    def harms(self, whose: Whose) -> Whose:
        return whose

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if table.control[table.root(me)] != seat:
            return []
        if moment == "action":
            return [("use", me, "wear-off", NONE)]
        if moment == "attack" and not non_attack_left(table, seat) and attack_payments(table, seat, NONE):
            return [("use", me, "wear-off-by-attack", NONE)]
        return []

    def abilities(self) -> tuple[str, ...]:
        return ("wear-off", "wear-off-by-attack")

    def action_cost(self, ability: str) -> int:
        return 1 if ability == "wear-off" else 0

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        if ability == "wear-off-by-attack":
            spend_attack(play, seat, NONE)
        return NONE

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> None:
        table = play.table
        spent = int(table.noted(me)) + 1 if me in table.notes else 1
        if spent < self.actions:
            table.note(me, spent)
        else:
            leave_table(play, me)


@dataclass(frozen=True, slots=True)
class Prison(Text):
    """Played on a warrior, which is its prisoner as long as it lies there.

    Then it is sacrificed (DT-TARGET-06).
    """

    def harms(self, whose: Whose) -> Whose:
        return whose

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        return Bar("DT-TARGET-06", "dt-why-is-imprisoned") if imprisoned(table, target) else None

    def enters(self, play: Play[Front], me: int, pending: Pending) -> None:
        imprison(play, pending.target, me)

    def goes_to(self, table: Front, me: int, where: str) -> str:
        return SACRIFICED


EFFECTS: Final[dict[str, type[Text]]] = {
    "take-control": TakeControl,
    "costs-value": CostsValue,
    "moves-home": MovesHome,
    "loses-affiliation": LosesAffiliation,
    "out-of-play": OutOfPlay,
    "grows-with-turns": GrowsWithTurns,
    "may-return": MayReturn,
    "wears-off": WearsOff,
    "prison": Prison,
}
