"""What cards do, in the game's own words.

Who is meant, which of several things, and how much could be done (AE-AMBIG).

A deed knows whether it could be carried out fully, and a deed of a player how much of it a player could do: the
players must choose so that as much as possible is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from herna.engine import deeds as kit
from herna.engine.activity import Bar, Harm, because
from herna.engine.decision import NO_ARGUMENTS, Arguments, Ask, Choice
from herna.engine.deeds import DECLINES, InOrder
from herna.engine.effects import Lasting
from herna.engine.flow import Become, Outcome, Play
from herna.engine.offer import Offer
from herna.games.aeons_end.table import END_OF_TURN, NEMESIS, NOBODY, Siege

D = TypeVar("D")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(kit.Deed):
    """Something that a text says is done."""

    __slots__ = ()

    def fully(self, table: Siege) -> bool:
        """Whether it could be carried out fully now (AE-AMBIG-06); asked without doing it."""
        return True

    def secret(self, table: Siege) -> bool:
        """Whether others cannot tell if it could be carried out fully.

        It depends on cards that they do not know.
        """
        return False


Deeds = tuple[Deed, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerDeed(Deed):
    """Something that happens to a player, the field `seat`; NOBODY, until one is chosen."""

    __slots__ = ()

    def of(self, seat: int) -> PlayerDeed:
        """The same for a chosen player."""
        chosen: Any = self
        named: PlayerDeed = replace(chosen, seat=seat)
        return named

    def whole(self) -> int:
        """How much there is to be done."""
        return 1

    def how_much(self, table: Siege, seat: int) -> int:
        """How much of it a player could do."""
        return 1

    def fully(self, table: Siege) -> bool:
        """Whether the chosen player could do all of it."""
        chosen: Any = self
        seat: int = chosen.seat
        return self.how_much(table, seat) >= self.whole()

    def damage(self) -> int:
        """How much damage the player suffers by it."""
        return 0


# What deeds ask


def comes_first(asked: str) -> Bar:
    """The bar against everything else while this is asked."""
    return Bar("", "ae-why-first", (("asked", asked),))


@mypyc_attr(allow_interpreted_subclasses=True)
class PickPlayer(kit.Answer[Siege, D]):
    """Which player an effect is for: any of them, unless the deed says otherwise."""

    kind = "pick_player"
    fields = ("player",)
    meanwhile = comes_first("pick_player")

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.seats()


class Accept(kit.Accept):
    """The player does what is offered, and nothing else before the answer."""

    meanwhile = comes_first("accept")


YES_OR_NO: Final[Offer] = (Accept(), DECLINES)


def group_ask(
    table: Siege, prompt: str, offer: Offer, rule: str = "AE-AMBIG-01", arguments: Arguments = NO_ARGUMENTS
) -> Ask:
    """A question to all players together."""
    first = max(0, table.active)
    return Ask(first, prompt, offer, rule, arguments, also=tuple(seat for seat in table.seats() if seat != first))


@dataclass(frozen=True, slots=True)
class Either(Deed):
    """One of several things is done, by choice.

    If only one can be done fully, that one (AE-MAIN-05, AE-AMBIG-06).

    `ways` are a key for each with its deeds. If none can be done fully, any may be chosen (AE-AMBIG-07).
    """

    ways: tuple[tuple[str, Deeds], ...]
    source: int
    seat: int = NOBODY  # who chooses; NOBODY: the players together

    def possible(self, table: Siege) -> list[tuple[str, Deeds]]:
        full = [(key, deeds) for key, deeds in self.ways if all(deed.fully(table) for deed in deeds)]
        return full or list(self.ways)

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        table = play.table
        about: Arguments = {"card": self.source}
        possible = self.possible(table)
        if len(possible) == 1 and not self._secret(table):
            return Become(InOrder(possible[0][1]))
        if self.seat == NOBODY:
            return group_ask(table, "ae-choose-one", (PickWay(self),), "AE-AMBIG-06", about)
        return Ask(self.seat, "ae-choose-one", (PickWay(self),), "AE-MAIN-05", about)

    def _secret(self, table: Siege) -> bool:
        """Ruling AE-CR-09: the others cannot tell that only one can be done fully."""
        return any(deed.secret(table) for _, deeds in self.ways for deed in deeds)


class PickWay(kit.Answer[Siege, Either]):
    """Which of several things is done."""

    kind = "pick_way"
    fields = ("way",)
    meanwhile = comes_first("pick_way")

    def first(self, table: Siege, seat: int) -> Sequence[str]:
        return [key for key, _ in self.deed.possible(table)]

    def first_outside(self, table: Siege, seat: int, way: str) -> Bar:
        if way in [key for key, _ in self.deed.ways]:
            return Bar("", "ae-why-not-fully")
        return because("", "ae-why-no-such-way", card=self.deed.source)

    def do(self, play: Play[Siege], seat: int, way: str) -> Become:
        return Become(InOrder(next(deeds for key, deeds in self.deed.ways if key == way)))


# Who is meant


def counted(table: Siege, who: str, seat: int) -> int:
    """What "the most" and "the lowest" compare, so that the greatest number is meant."""
    if who == "lowest-life":
        return -table.life[seat]
    if who == "highest-life":
        return table.life[seat]
    if who == "most-charges":
        return table.charges[seat]
    if who == "most-prepped":
        return len(table.spells(seat))
    if who == "most-open":
        return table.open_breaches(seat)
    if who == "most-crystals":
        return sum(table.key(card) == "crystal" for card in table.hands[seat])
    return 0  # any player


def those_meant(table: Siege, who: str) -> list[int]:
    """The players whom an effect may mean; several in a tie (AE-AMBIG-02, AE-AMBIG-03)."""
    seats = list(table.seats())
    if who == "lowest-life":  # AE-EXHAUST-10; AE-SOLO-12
        seats = [seat for seat in seats if not table.exhausted(seat)] or seats
    most = max(counted(table, who, seat) for seat in seats)
    return [seat for seat in seats if counted(table, who, seat) == most]


@dataclass(frozen=True, slots=True)
class OnePlayer(Deed):
    """Harm for the player meant who can carry out most of it.

    The players choose (AE-AMBIG-05).
    """

    deeds: tuple[PlayerDeed, ...]
    source: int = NEMESIS  # the card that does it, or the mat itself
    who: str = ""  # as in `counted`; any player, if empty
    other_than: int = NOBODY

    def candidates(self, table: Siege) -> list[int]:
        meant = [seat for seat in those_meant(table, self.who) if seat != self.other_than] or [self.other_than]
        if len(meant) == 1:
            return meant
        can = [sum(deed.how_much(table, seat) for deed in self.deeds) for seat in meant]
        return [seat for seat, much in zip(meant, can, strict=True) if much == max(can)]

    def fully(self, table: Siege) -> bool:
        return fully_for(table, self.candidates(table), self.deeds)

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        candidates = self.candidates(play.table)
        if len(candidates) == 1:
            return carry_out_for(candidates[0], self.deeds)
        if not any(deed.how_much(play.table, candidates[0]) for deed in self.deeds):
            return None  # nobody could do any of it
        about: Arguments = {"card": self.source, "amount": sum(deed.damage() for deed in self.deeds)}
        return group_ask(play.table, "ae-choose-player", (PickVictim(self),), arguments=about)


def fully_for(table: Siege, seats: list[int], deeds: tuple[PlayerDeed, ...]) -> bool:
    """AE-GAP-15: whether somebody can really have all of it."""
    return any(all(deed.how_much(table, seat) >= deed.whole() for deed in deeds) for seat in seats)


def carry_out_for(seat: int, deeds: tuple[PlayerDeed, ...]) -> Become:
    """What is done to a player who was chosen."""
    return Become(InOrder(tuple(deed.of(seat) for deed in deeds)))


class PickVictim(PickPlayer[OnePlayer]):
    """One of the players meant (AE-AMBIG-02) who can carry out most of it (AE-AMBIG-05)."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return self.deed.candidates(table)

    def first_outside(self, table: Siege, seat: int, player: int) -> Bar:
        who, meant = self.deed.who, those_meant(table, self.deed.who)
        if player == self.deed.other_than:
            return Bar("AE-AMBIG-01", "ae-why-another-player")
        if player in meant:
            return Bar("AE-AMBIG-05", "ae-why-can-do-less")
        if who == "lowest-life" and table.exhausted(player):
            return Bar("AE-EXHAUST-10", "ae-why-exhausted")
        has, most = abs(counted(table, who, player)), abs(counted(table, who, meant[0]))
        return because("AE-AMBIG-02", "ae-why-not-meant", who=who, has=has, most=most)

    def harm(self, table: Siege, seat: int, choice: Choice) -> Harm:
        return "cost"

    def do(self, play: Play[Siege], seat: int, player: int) -> Become:
        return carry_out_for(player, self.deed.deeds)


NO_ALLY: Final = Bar("AE-TERM-04", "ae-why-no-ally")


@dataclass(frozen=True, slots=True)
class APlayer(Deed):
    """Something for a player whom the player of a card chooses (AE-TERM-06, AE-GAP-36)."""

    chooser: int
    deeds: tuple[PlayerDeed, ...]
    source: int
    allies: bool = False

    def candidates(self, table: Siege) -> list[int]:
        return table.allies(self.chooser) if self.allies else list(table.seats())

    def fully(self, table: Siege) -> bool:
        return fully_for(table, self.candidates(table), self.deeds)

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        candidates = self.candidates(play.table)
        if len(candidates) == 1:
            return carry_out_for(candidates[0], self.deeds)
        prompt = "ae-choose-ally" if self.allies else "ae-choose-any-player"
        return Ask(self.chooser, prompt, (PickFreely(self),), "AE-TERM-06", {"card": self.source})


class PickFreely(PickPlayer[APlayer]):
    """Any player, or any ally of the player who chooses."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return self.deed.candidates(table)

    def first_outside(self, table: Siege, seat: int, player: int) -> Bar:
        return NO_ALLY

    def do(self, play: Play[Siege], seat: int, player: int) -> Become:
        return carry_out_for(player, self.deed.deeds)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class May(PlayerDeed):
    """Deeds that a player may do or leave (AE-AMBIG-09)."""

    source: int
    deeds: tuple[PlayerDeed, ...]
    seat: int = NOBODY

    def it_is_done(self, play: Play[Siege]) -> Outcome:
        if any(deed.how_much(play.table, self.seat) < deed.whole() for deed in self.deeds):
            return None
        return Ask(self.seat, "ae-may", YES_OR_NO, "AE-AMBIG-09", {"card": self.source})

    def accept(self, play: Play[Siege]) -> Become:
        return carry_out_for(self.seat, self.deeds)


# What lasts


@dataclass(frozen=True, slots=True)
class Lasts(Deed):
    """Something lasts from now on until a moment; several of a kind add up."""

    kind: str
    source: int
    amount: int = 1
    until: str = END_OF_TURN

    def it_is_done(self, play: Play[Siege]) -> None:
        table = play.table
        table.lasting = (*table.lasting, Lasting(self.kind, NOBODY, self.amount, self.source, self.until))
