"""What cards do, as deeds in printed order; choices between them, and who is meant (AE-AMBIG, AE-MAIN-05).

A deed knows whether it could be carried out fully, and a deed of a player how much of it a player could do: the
players must choose so that as much as possible is done.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from mypy_extensions import mypyc_attr

from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.flow import Become, Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.aeons_end.table import NEMESIS, NOBODY, Siege

NO_ARGUMENTS: Arguments = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Procedure):
    """Something that a text says is done."""

    __slots__ = ()

    def fully(self, table: Siege) -> bool:
        """Whether it could be carried out fully now (AE-AMBIG-06); asked without doing it."""
        return True

    def secret(self, table: Siege) -> bool:
        """Whether others cannot tell if it could be carried out fully: it depends on cards that they do not know."""
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


def group_ask(
    table: Siege, prompt: str, options: str, rule: str = "AE-AMBIG-01", arguments: Arguments = NO_ARGUMENTS
) -> Ask:
    """A question to all players together."""
    first = max(0, table.active)
    return Ask(first, prompt, options, rule, arguments, also=tuple(seat for seat in table.seats() if seat != first))


def ask_of(table: Siege, seat: int, prompt: str, options: str, rule: str, arguments: Arguments = NO_ARGUMENTS) -> Ask:
    """A question to one player, or to all together if `seat` is NOBODY."""
    return (
        group_ask(table, prompt, options, rule, arguments)
        if seat == NOBODY
        else Ask(seat, prompt, options, rule, arguments)
    )


@dataclass(frozen=True, slots=True)
class Doing(Deed):
    """Deeds one after another, in printed order (AE-NEM-14, AE-CAST-15)."""

    deeds: Deeds

    def order(self) -> tuple[str, ...]:
        return ("the_next_is_done", "and_so_on")

    def fully(self, table: Siege) -> bool:
        return all(deed.fully(table) for deed in self.deeds)

    def the_next_is_done(self, play: Play[Siege]) -> Outcome:
        if not self.deeds:
            return Return()
        if len(self.deeds) == 1:
            return Become(self.deeds[0])
        return Call(self.deeds[0], changed=Doing(self.deeds[1:]))

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("the_next_is_done")


def do(deeds: Deeds) -> Call | None:
    """These deeds are done next; nothing, if there are none."""
    if not deeds:
        return None
    return Call(deeds[0] if len(deeds) == 1 else Doing(deeds))


@dataclass(frozen=True, slots=True)
class Either(Deed):
    """One of several things is done, by choice; if only one can be done fully, that one (AE-MAIN-05, AE-AMBIG-06).

    `ways` are a key for each with its deeds. If none can be done fully, any may be chosen (AE-AMBIG-07).
    """

    ways: tuple[tuple[str, Deeds], ...]
    source: int
    seat: int = NOBODY  # who chooses; NOBODY: the players together

    def order(self) -> tuple[str, ...]:
        return ("one_is_chosen",)

    def possible(self, table: Siege) -> list[tuple[str, Deeds]]:
        full = [(key, deeds) for key, deeds in self.ways if all(deed.fully(table) for deed in deeds)]
        return full or list(self.ways)

    def one_is_chosen(self, play: Play[Siege]) -> Outcome:
        possible = self.possible(play.table)
        if len(possible) == 1 and not self._secret(play.table):
            return Become(Doing(possible[0][1]))
        rule = "AE-AMBIG-06" if self.seat == NOBODY else "AE-MAIN-05"
        return ask_of(play.table, self.seat, "ae-choose-one", "ways_to_go", rule, {"card": self.source})

    def _secret(self, table: Siege) -> bool:
        """Ruling AE-CR-09: the others cannot tell that only one can be done fully."""
        return any(deed.secret(table) for _, deeds in self.ways for deed in deeds)

    def ways_to_go(self, play: Play[Siege]) -> list[Choice]:
        return [("either", key) for key, _ in self.possible(play.table)]

    def either(self, play: Play[Siege], option: str) -> Become:
        return Become(Doing(next(deeds for key, deeds in self.ways if key == option)))


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
        return table.opened(seat)
    if who == "most-crystals":
        return sum(table.key(card) == "crystal" for card in table.hands[seat])
    return 0  # any player


def those_meant(table: Siege, who: str) -> list[int]:
    """The players whom an effect may mean, more than one only in a tie (AE-AMBIG-02, AE-AMBIG-03)."""
    seats = list(table.seats())
    if who == "lowest-life":  # AE-EXHAUST-10; AE-SOLO-12
        seats = [seat for seat in seats if not table.exhausted(seat)] or seats
    most = max(counted(table, who, seat) for seat in seats)
    return [seat for seat in seats if counted(table, who, seat) == most]


@dataclass(frozen=True, slots=True)
class OnePlayer(Deed):
    """Harm for one player: those meant, among them whoever can do most of it; the players choose (AE-AMBIG-05)."""

    deeds: tuple[PlayerDeed, ...]
    source: int = NEMESIS  # the card that does it, or the mat itself
    who: str = ""  # as in `counted`; any player, if empty
    other_than: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("a_player_is_chosen",)

    def candidates(self, table: Siege) -> list[int]:
        meant = [seat for seat in those_meant(table, self.who) if seat != self.other_than] or [self.other_than]
        if len(meant) == 1:
            return meant
        can = [sum(deed.how_much(table, seat) for deed in self.deeds) for seat in meant]
        return [seat for seat, much in zip(meant, can, strict=True) if much == max(can)]

    def fully(self, table: Siege) -> bool:
        return any(
            all(deed.how_much(table, seat) >= deed.whole() for deed in self.deeds) for seat in self.candidates(table)
        )

    def a_player_is_chosen(self, play: Play[Siege]) -> Outcome:
        candidates = self.candidates(play.table)
        if len(candidates) == 1:
            return self.player(play, candidates[0])
        if not any(deed.how_much(play.table, candidates[0]) for deed in self.deeds):
            return None  # nobody could do any of it
        return group_ask(play.table, "ae-choose-player", "players", arguments={"card": self.source})

    def players(self, play: Play[Siege]) -> list[Choice]:
        return [("player", seat) for seat in self.candidates(play.table)]

    def player(self, play: Play[Siege], seat: int) -> Become:
        return Become(Doing(tuple(deed.of(seat) for deed in self.deeds)))


@dataclass(frozen=True, slots=True)
class APlayer(Deed):
    """Something for one of some players, chosen freely by the player of a card (AE-TERM-06, AE-GAP-36)."""

    chooser: int
    deeds: tuple[PlayerDeed, ...]
    source: int
    allies: bool = False

    def order(self) -> tuple[str, ...]:
        return ("a_player_is_chosen",)

    def candidates(self, table: Siege) -> list[int]:
        return table.allies(self.chooser) if self.allies else list(table.seats())

    def fully(self, table: Siege) -> bool:
        """AE-GAP-15: somebody can really have all of it."""
        return any(
            all(deed.how_much(table, seat) >= deed.whole() for deed in self.deeds) for seat in self.candidates(table)
        )

    def a_player_is_chosen(self, play: Play[Siege]) -> Outcome:
        candidates = self.candidates(play.table)
        if len(candidates) == 1:
            return self.player(play, candidates[0])
        prompt = "ae-choose-ally" if self.allies else "ae-choose-any-player"
        return Ask(self.chooser, prompt, "players", "AE-TERM-06", {"card": self.source})

    def players(self, play: Play[Siege]) -> list[Choice]:
        return [("player", seat) for seat in self.candidates(play.table)]

    def player(self, play: Play[Siege], seat: int) -> Become:
        return Become(Doing(tuple(deed.of(seat) for deed in self.deeds)))


@mypyc_attr(allow_interpreted_subclasses=True)
class YesOrNo(PlayerDeed):
    """A question that a player answers with yes, by `accept`, or no (AE-AMBIG-09)."""

    __slots__ = ()

    def yes_or_no(self, play: Play[Siege]) -> list[Choice]:
        return [("accept",), ("decline",)]

    def decline(self, play: Play[Siege]) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class May(YesOrNo):
    """Deeds that a player may do or leave (AE-AMBIG-09)."""

    source: int
    deeds: tuple[PlayerDeed, ...]
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("do_it_or_not",)

    def do_it_or_not(self, play: Play[Siege]) -> Outcome:
        if any(deed.how_much(play.table, self.seat) < deed.whole() for deed in self.deeds):
            return None
        return Ask(self.seat, "ae-may", "yes_or_no", "AE-AMBIG-09", {"card": self.source})

    def accept(self, play: Play[Siege]) -> Become:
        return Become(Doing(tuple(deed.of(self.seat) for deed in self.deeds)))
