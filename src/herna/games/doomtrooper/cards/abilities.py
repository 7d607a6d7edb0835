"""Abilities of cards in play.

What their player may do with them, by actions or ANYTIME, for a price (DT-ACT-21).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Bar
from herna.engine.decision import Choice
from herna.engine.effects import Lasting
from herna.engine.flow import Play, Procedure
from herna.engine.game import Message
from herna.games.doomtrooper.rules.actions import actions_barred, grant, own_turn
from herna.games.doomtrooper.rules.cover import acting_barred, force_into_cover
from herna.games.doomtrooper.rules.duel import end_duel
from herna.games.doomtrooper.rules.filters import fits, matching_warriors
from herna.games.doomtrooper.rules.hand import ONLY_ANSWERS
from herna.games.doomtrooper.rules.identity import DARK_LEGION, DOOMTROOPER, identity, in_play
from herna.games.doomtrooper.rules.lasting import end_effects, lasts, until_next_turn
from herna.games.doomtrooper.rules.permissions import BAN
from herna.games.doomtrooper.rules.points import pay, price_for, too_dear
from herna.games.doomtrooper.rules.using import NOT_YOUR_CARD
from herna.games.doomtrooper.rules.values import NO_IMMUNITY, immune
from herna.games.doomtrooper.rules.wounds import heal
from herna.games.doomtrooper.rules.zones import GRAVE, leave_table, may_be_discarded
from herna.games.doomtrooper.table import NONE, UNDEFINED, Front
from herna.games.doomtrooper.texts import ABILITY_TAKES_NO_ACTION, IMMUNE, Text, Whose

TURN: Final = "turn"
GAME: Final = "game"
NOTHING_TO_USE_ON: Final = Bar("DT-TIME-20", "dt-why-nothing-to-use-on")
TAKES_ACTIONS: Final = Bar("DT-ACT-21", "dt-why-ability-is-action")
USED_THIS_TURN: Final = Bar("DT-ACT-21", "dt-why-used-this-turn")
USED_THIS_GAME: Final = Bar("DT-ACT-21", "dt-why-used-this-game")
BUYS_BEFORE: Final = Bar("DT-ACT-07", "dt-why-buys-action-before")


@dataclass(frozen=True, slots=True)
class Ability(Text):
    """Something that the player of a card may do.

    By `actions` in the action step, otherwise ANYTIME. `destiny` is its price in D; `uses_up` says that the card itself
    is discarded for it, and is part of the price; `once` that it may be done once per "turn" with this card, or once
    per "game" by each player with any card of this name. `called` tells a second ability of one word from the first.
    What it is done to are its targets; what it does is `happens`.
    """

    destiny: int = 0
    actions: int = 0
    uses_up: bool = False
    once: str = ""
    called: str = ""

    def word(self) -> str:
        """What it is called, unless its card has another one of this word."""
        return ""

    def name(self) -> str:
        """What it is called among the abilities of its card."""
        return self.called or self.word()

    def abilities(self) -> tuple[str, ...]:
        return (self.name(),)

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        """To what it could be done now."""
        return []

    def no_targets(self, table: Front, me: int, seat: int) -> Bar:
        """Why there is nothing to which it could be done."""
        return NOTHING_TO_USE_ON

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> Procedure | str | None:
        """What it does, once it is paid."""
        return None

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        if self.use_barred(table, me, seat, moment) is not None:
            return []
        return [("use", me, self.name(), target) for target in self.targets(table, me, seat)]

    def bars_use(self, table: Front, me: int, seat: int, ability: str, moment: str) -> Bar:
        return self.use_barred(table, me, seat, moment) or self.no_targets(table, me, seat)

    def use_barred(self, table: Front, me: int, seat: int, moment: str) -> Bar | None:
        """Why it cannot be used.

        It is not the player's, not at this moment, not so often, or not for its price.
        """
        if table.control[me] != seat:
            return NOT_YOUR_CARD
        if self.actions:
            if moment != "action":
                return TAKES_ACTIONS
            bar = actions_barred(table, seat, self.actions) or holder_barred(table, me)
            if bar is not None:
                return bar
        elif moment not in ("anytime", "combat"):
            return ABILITY_TAKES_NO_ACTION if moment in ("action", "attack") else ONLY_ANSWERS
        if self.once == TURN and (me, self.name()) in table.used:
            return USED_THIS_TURN
        if self.once == GAME and (seat, table.key(me)) in table.spent:
            return USED_THIS_GAME
        return too_dear(table, seat, self.price_now(table, me), "DT-ACT-21")

    def price_now(self, table: Front, me: int) -> int:
        return price_for(table, table.root(me), me, self.destiny) if self.destiny else 0

    def action_cost(self, ability: str) -> int:
        return self.actions

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        table = play.table
        pay(play, seat, self.price_now(table, me))
        if self.once == TURN:
            table.used = (*table.used, (me, ability))
        elif self.once == GAME:
            table.spent = (*table.spent, (seat, table.key(me)))
        if self.uses_up:
            leave_table(play, me)
        return NONE

    def use(
        self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int
    ) -> Procedure | str | None:
        return self.happens(play, me, seat, target)


def holder_barred(table: Front, card: int) -> Bar | None:
    """Why the warrior that has a card may not act.

    A card that lies by itself always may.
    """
    root = table.root(card)
    return acting_barred(table, root) if table.type(root) == "warrior" else None


@dataclass(frozen=True, slots=True)
class MayDiscard(Ability):
    """Any one card in play that matches `what` is discarded."""

    what: str = ""

    def harms(self, whose: Whose) -> Whose:
        return whose

    def word(self) -> str:
        return "discard"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [
            card
            for card in table.control
            if in_play(table, card) and fits(table, card, self.what, seat, me) and may_be_discarded(table, card)
        ]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        leave_table(play, target, GRAVE)


@dataclass(frozen=True, slots=True)
class MayHeal(Ability):
    """A wounded warrior matching `whom` is healed.

    With `same_side`, by no opposed one (Doomtrooper, Dark Legion).
    """

    whom: str = "self"
    same_side: bool = False
    cover: bool = False  # whether the healer must be in the open, and goes into cover then

    def word(self) -> str:
        return "heal"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        if not table.wounded:
            return []
        bearer = table.root(me)
        if self.cover and bearer in table.covered:
            return []
        return [
            warrior
            for warrior in table.warriors()
            if warrior in table.wounded
            and in_play(table, warrior)
            and fits(table, warrior, self.whom, seat, bearer)
            and not (self.same_side and (warrior in table.hidden or opposed(table, bearer, warrior)))
        ]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        heal(play, target)
        if self.cover:
            force_into_cover(play, play.table.root(me))

    def worded(self) -> Message | None:
        if self.whom != "self" or self.actions or self.uses_up or self.once:
            return None
        return Message("dt-does-heal-itself", (("destiny", self.destiny),))


def opposed(table: Front, one: int, other: int) -> bool:
    """Whether two warriors stand on opposed sides.

    One is a Doomtrooper and the other of the Dark Legion, and they share no side.
    """
    sides, others = identity(table, one).sides, identity(table, other).sides
    return sides.isdisjoint(others) and {DOOMTROOPER, DARK_LEGION} <= sides | others


@dataclass(frozen=True, slots=True)
class MayForbid(Ability):
    """Forbids `what` to a warrior matching `whom` for a while.

    It lasts until the start of the player's next turn.
    """

    what: tuple[str, ...] = ()
    whom: str = "any"

    def harms(self, whose: Whose) -> Whose:
        return "others" if whose == "others" else ""

    def word(self) -> str:
        return "forbid"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [
            warrior
            for warrior in matching_warriors(table, self.whom, seat, me)
            if table.control[warrior] == seat or not immune(table, warrior, me)
        ]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        for ability in self.what:
            until_next_turn(play.table, BAN + ability, me, seat, target)


@dataclass(frozen=True, slots=True)
class MayCallOff(Ability):
    """The duel in which the card's bearer fights ends at once.

    With `cover` the bearer goes into cover. From phase 7 on wounds and kills stand (G-90); what is still to come, such
    as the answer to a first strike, is lost.
    """

    cover: bool = False

    def word(self) -> str:
        return "call-off"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        duel = table.duel()
        bearer = table.root(me)
        if duel is None or duel.over or bearer not in (duel.attacker, duel.defender):
            return []
        return [] if immune(table, duel.opponent(bearer), me) else [bearer]

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        end_duel(play.table)
        if self.cover:
            force_into_cover(play, target)


@dataclass(frozen=True, slots=True)
class MaySuspendImmunity(Ability):
    """Immunity to the Art or the Dark Symmetry is switched off or on.

    It is off as long as the card is in play.
    """

    to: str = ""  # "art" or "symmetry"

    def word(self) -> str:
        return "immunity"

    def switches(self, ability: str) -> bool:
        return True

    def _off(self, table: Front, me: int) -> bool:
        return any(effect.source == me and effect.kind == NO_IMMUNITY + self.to for effect in table.lasting)

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        return [me] if self._off(table, me) or IMMUNE in table.answering else []

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        table = play.table
        if self._off(table, me):
            self.leaves(play, me)
        else:
            lasts(table, Lasting(NO_IMMUNITY + self.to, NONE, 0, me))

    def leaves(self, play: Play[Front], me: int) -> None:
        end_effects(play.table, NO_IMMUNITY + self.to, me)


@dataclass(frozen=True, slots=True)
class MayBuyAction(Ability):
    """One more action in the player's turn, before any attack.

    It is undefined, but not one more attack.
    """

    def word(self) -> str:
        return "action"

    def targets(self, table: Front, me: int, seat: int) -> list[int]:
        early = table.step in ("start", "draw", "actions") and not table.bound and not table.sabotaged
        return [me] if early and own_turn(table, seat) and not table.duels else []

    def no_targets(self, table: Front, me: int, seat: int) -> Bar:
        return BUYS_BEFORE

    def happens(self, play: Play[Front], me: int, seat: int, target: int) -> None:
        grant(play.table, seat, UNDEFINED, 1)


EFFECTS: Final[dict[str, type[Text]]] = {
    "may-discard": MayDiscard,
    "may-heal": MayHeal,
    "may-forbid": MayForbid,
    "may-call-off": MayCallOff,
    "may-suspend-immunity": MaySuspendImmunity,
    "may-buy-action": MayBuyAction,
}
