"""What texts do, as procedures.

Bases for the effects of cards that choose a target, a space, or whether at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, Harm, Thing, because
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import DECLINES, DONE, YES_OR_NO, Answer, Decline
from herna.engine.effects import Effect
from herna.engine.flow import Outcome, Play, Return
from herna.engine.offer import Offer
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.rules.bars import not_on_battlefield, occupied, text_does_not_allow
from herna.games.summoner_wars.rules.values import life
from herna.games.summoner_wars.rules.verbs import boost, pay_magic
from herna.games.summoner_wars.table import Battlefield


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Deed(Effect):
    """An effect of the text `effect` on the card `source`.

    Decided by `seat`, the controller of the effect.
    """

    seat: int

    def here(self, play: Play[Battlefield]) -> bool:
        """Whether the card that does this is still on the battlefield."""
        return play.table.on_board(self.source)

    def tell_used(self, play: Play[Battlefield], rule: str) -> None:
        """Tell that the text did something that has no event."""
        play.tell(("used", self.source, self.effect), rule)

    def about(self) -> Arguments:
        """What a question of this effect is about."""
        return {"effect": self.effect, "card": self.source}


# What a deed asks


D = TypeVar("D", bound=Deed)


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetCard(Answer[Battlefield, D]):
    """One of the objects that a text lets its controller target (SW-TERM-15)."""

    kind = "target"
    fields = ("card",)
    rule = "SW-TERM-15"
    waits = "SW-TIME-09"
    choose = ("sw-why-choose-one",)

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        missing = not_on_battlefield(table, first, "SW-TERM-15")
        return missing if missing is not None else text_does_not_allow(self.deed.effect, "SW-TERM-15")


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCard(Answer[Battlefield, D]):
    """One of some cards, wherever they lie."""

    kind = "pick_card"
    fields = ("card",)
    rule = "SW-TIME-09"
    choose = ("sw-why-choose-one",)

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        return text_does_not_allow(self.deed.effect, "SW-TIME-09")


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSpace(Answer[Battlefield, D]):
    """One of the spaces that a text allows."""

    kind = "pick_space"
    fields = ("space",)
    rule = "SW-COMP-03"
    waits = "SW-TIME-09"

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar:
        taken = occupied(table, first, "SW-COMP-03")
        return taken if taken is not None else text_does_not_allow(self.deed.effect, "SW-TIME-09")


class SayDone(Decline):
    """The player is done: what is repeated until then is not declined."""

    def barred(self, table: Battlefield, seat: int) -> Bar:
        return NOT_DECLINED


NOT_DECLINED: Final = Bar("SW-TIME-10", "sw-why-not-declined")
UNTIL_DONE: Final[Offer] = (DONE, SayDone())
CHOSEN: Final = Bar("SW-TERM-15", "sw-why-chosen")
NO_BOOST: Final = Bar("SW-BOOST-04", "sw-why-no-boost")


class BoostIt(Answer[Battlefield, Deed]):
    """The card that does it is boosted."""

    kind = "boost_it"
    waits = "SW-TIME-09"

    def do(self, play: Play[Battlefield], seat: int) -> None:
        boost(play, self.deed.source)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayMagic(Activity[Battlefield]):
    """1 magic is paid for an effect (SW-MAG-05)."""

    kind = "pay_magic"
    rule = "SW-MAG-05"
    waits = "SW-TIME-09"

    def barred(self, table: Battlefield, seat: int) -> Bar | None:
        if table.magic[seat]:
            return None
        return because("SW-MAG-05", "sw-why-not-enough-magic", cost=1, has=0)

    def do(self, play: Play[Battlefield], seat: int) -> Outcome:
        pay_magic(play, seat)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Suffer(Answer[Battlefield, D]):
    """What happens to a player who does not pay."""

    kind = "suffer"
    waits = "SW-TIME-09"


# Bases for deeds


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class May(Deed):
    """An effect that its controller may use or not.

    `possible` says whether it could be used at all.
    """

    def order(self) -> tuple[str, ...]:
        return ("use_it_or_not", "it_is_used")

    def possible(self, play: Play[Battlefield]) -> bool:
        return self.here(play)

    def use_it_or_not(self, play: Play[Battlefield]) -> Outcome:
        if not self.possible(play):
            return Return()
        return Ask(self.seat, "sw-use-ability", YES_OR_NO, "SW-TIME-10", self.about())

    def it_is_used(self, play: Play[Battlefield]) -> Outcome:
        """What the effect does."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Aimed(Deed):
    """An effect that chooses one of its targets.

    One that must be carried out does nothing if there is none.
    """

    def order(self) -> tuple[str, ...]:
        return ("choose_a_target", "afterwards")

    def targets(self, table: Battlefield) -> list[int]:
        """The cards that fit the text."""
        return []

    def target_barred(self, table: Battlefield, card: int) -> Bar | None:
        """What forbids to choose a card that fits the text."""
        return None

    def harm_to_target(self, table: Battlefield, card: int) -> Harm:
        """Whom it harms that the effect targets this card."""
        return ""

    def optional(self) -> bool:
        return True

    def prompt(self) -> str:
        return "sw-event-target" if self.effect in PRINTED else "sw-choose-target"  # an event is named once

    def otherwise(self) -> Offer:
        """What else may be chosen."""
        return (DECLINES,) if self.optional() else ()

    def choose_a_target(self, play: Play[Battlefield]) -> Outcome:
        aim = Aim(self)
        if not aim.is_possible(play.table, self.seat):
            return Return()
        return Ask(self.seat, self.prompt(), (aim, *self.otherwise()), "SW-TERM-15", self.about())

    def target(self, play: Play[Battlefield], card: int) -> Outcome:
        """What happens to the chosen target."""
        return None

    def afterwards(self, play: Play[Battlefield]) -> Outcome:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class AimedEvent(Aimed):
    """An event that must name its target."""

    def optional(self) -> bool:
        return False

    def prompt(self) -> str:
        return "sw-event-target"


class Aim(TargetCard[Aimed]):
    """The target of an effect that has one."""

    def first(self, table: Battlefield, seat: int) -> Sequence[Thing]:
        return self.deed.targets(table)

    def first_barred(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return self.deed.target_barred(table, first)

    def harm(self, table: Battlefield, seat: int, choice: Choice) -> Harm:
        return self.deed.harm_to_target(table, int(choice[-1]))

    def do(self, play: Play[Battlefield], seat: int, card: int) -> Outcome:
        return self.deed.target(play, card)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Placed(Deed):
    """An effect that chooses one of some spaces."""

    def order(self) -> tuple[str, ...]:
        return ("choose_a_space", "afterwards")

    def spaces(self, table: Battlefield) -> list[int]:
        return []

    def choose_a_space(self, play: Play[Battlefield]) -> Outcome:
        if not self.spaces(play.table):
            return Return()
        return Ask(self.seat, "sw-choose-space", (PlaceIt(self), DECLINES), "SW-FORCE-07", self.about())

    def to(self, play: Play[Battlefield], space: int) -> Outcome:
        """What happens on the chosen space."""
        return None

    def afterwards(self, play: Play[Battlefield]) -> Outcome:
        return None


class PlaceIt(PickSpace[Placed]):
    """The space of an effect that has one."""

    def first(self, table: Battlefield, seat: int) -> Sequence[Thing]:
        return self.deed.spaces(table)

    def do(self, play: Play[Battlefield], seat: int, space: int) -> Outcome:
        return self.deed.to(play, space)


def would_fall(table: Battlefield, card: int, damage: int) -> bool:
    """Whether this much more damage would eliminate an object."""
    return table.damage[card] + damage >= life(table, card)
