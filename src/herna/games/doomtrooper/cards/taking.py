"""Effects that take: prisoners out of a duel (DT-TARGET-06), warriors out of the collection.

DT-DECK-07.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Activity, Bar, Harm
from herna.engine.decision import Arguments, Ask, Choice
from herna.engine.deeds import DECLINES, DONE, NOT_AMONG_THEM, Deed, InOrder, PickCard
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.deeds import CARD_TEXT, PickVictim
from herna.games.doomtrooper.rules.deploying import due_after_deploying, may_deploy, place_of
from herna.games.doomtrooper.rules.filters import fits, kind_fits
from herna.games.doomtrooper.rules.identity import imprisoned
from herna.games.doomtrooper.rules.zones import (
    collection,
    enter_play,
    imprison,
    leave_table,
    may_be_discarded,
    pick_out,
    shuffle_library,
)
from herna.games.doomtrooper.table import NONE, Front, area_in
from herna.games.doomtrooper.texts import Text


@dataclass(frozen=True, slots=True)
class Imprisons(Text):
    """A warrior that wounds another in a duel may take it prisoner here.

    It matches `by` and survives, the other one matches `whom`.
    """

    by: str
    whom: str

    def after_duel(self, play: Play[Front], me: int) -> Procedure | None:
        table = play.table
        duel = table.duels[-1]
        seat = table.control[me]
        taken = tuple(
            MayImprison(seat, me, warrior)
            for warrior in duel.wounded
            if warrior in table.control
            and warrior not in duel.killed
            and fits(table, warrior, self.whom, seat, me)
            and duel.opponent(warrior) in table.control
            and fits(table, duel.opponent(warrior), self.by, seat, me)
        )
        return InOrder(taken) if taken else None


@dataclass(frozen=True, slots=True)
class MayImprison(Deed):
    """A player may take a warrior prisoner.

    All that lies on it is discarded or, with `some`, what the player wants.
    """

    seat: int
    jailer: int
    warrior: int
    some: bool = False

    def order(self) -> tuple[str, ...]:
        return ("it_may_be_taken", "cards_on_it_may_be_discarded")

    def it_may_be_taken(self, play: Play[Front]) -> Outcome:
        table = play.table
        if self.jailer not in table.control or self.warrior not in table.control or imprisoned(table, self.warrior):
            return Return()
        return Ask(self.seat, "dt-imprison", (PickVictim(self), DECLINES), "DT-TARGET-06", self._about())

    def _about(self) -> Arguments:
        return {"card": self.jailer, "warrior": self.warrior}

    def candidates(self, table: Front) -> tuple[int, ...]:
        return (self.warrior,)

    def pick(self, play: Play[Front], warrior: int) -> None:
        if not self.some:
            for other in play.table.bearing(warrior):
                leave_table(play, other)
        if warrior in play.table.control:
            imprison(play, warrior, self.jailer)

    def cards_on_it_may_be_discarded(self, play: Play[Front]) -> Outcome:
        if not self.some or not _may_be_stripped(play.table, self.warrior):
            return Return()
        return Ask(self.seat, "dt-strip", (Strip(self.warrior), DONE), CARD_TEXT, self._about())


def _may_be_stripped(table: Front, warrior: int) -> list[int]:
    """The cards on a warrior that may be discarded."""
    return [card for card in table.bearing(warrior) if may_be_discarded(table, card)]


class Strip(Activity[Front]):
    """A card on a prisoner is discarded."""

    kind = "discard"
    fields = ("card",)

    def __init__(self, warrior: int) -> None:
        self.warrior = warrior

    def harm(self, table: Front, seat: int, choice: Choice) -> Harm:
        return table.harm_to(int(choice[1]), seat)

    def first(self, table: Front, seat: int) -> list[int]:
        return _may_be_stripped(table, self.warrior)

    def first_outside(self, table: Front, seat: int, first: int) -> Bar:
        return NOT_AMONG_THEM

    def do(self, play: Play[Front], seat: int, card: int) -> Repeat:
        leave_table(play, card)
        return Repeat("cards_on_it_may_be_discarded")


@dataclass(frozen=True, slots=True)
class Arrests(Text):
    """A warrior that has wounded or killed may be taken prisoner here.

    It matches `whom`, its victim by `of`. Of the cards on it the player discards which ones the player wants.
    """

    of: str
    whom: str

    def _arrest(self, table: Front, me: int, warrior: int, by: int) -> Procedure | None:
        seat = table.control[me]
        if by == warrior or by not in table.lies or table.type(by) != "warrior":
            return None
        if not fits(table, by, self.whom, seat, me) or not fits(table, warrior, self.of, seat, me):
            return None
        return MayImprison(seat, me, by, some=True)

    def after_wound(self, play: Play[Front], me: int, warrior: int, source: int) -> Procedure | None:
        return self._arrest(play.table, me, warrior, source)

    def after_kill(self, play: Play[Front], me: int, warrior: int, killer: int, worth: int) -> Procedure | None:
        return self._arrest(play.table, me, warrior, killer)


@dataclass(frozen=True, slots=True)
class FetchesForKills(Text):
    """For every kill by its own card, its player may fetch a warrior.

    A kill in a duel, and a warrior of a kind out of the collection.
    """

    what: str

    def after_kill(self, play: Play[Front], me: int, warrior: int, killer: int, worth: int) -> Procedure | None:
        return FetchWarrior(play.table.control[me], me, self.what) if killer == me else None


@dataclass(frozen=True, slots=True)
class FetchWarrior(Deed):
    """A player may take a warrior of a kind out of the collection.

    It is put into its area, free (DT-DECK-06). The player is asked even without such a card: what is in a collection is
    nobody else's business.
    """

    seat: int
    source: int
    what: str

    fetched: int = NONE

    def order(self) -> tuple[str, ...]:
        return (
            "the_collection_is_looked_through",
            "one_may_be_fetched",
            "the_library_is_shuffled",
            "the_warrior_is_noticed",
        )

    def the_collection_is_looked_through(self, play: Play[Front]) -> None:
        for card in collection(play.table, self.seat):
            play.table.cards.show(card, 1 << self.seat)

    def one_may_be_fetched(self, play: Play[Front]) -> Ask:
        return Ask(self.seat, "dt-fetch-warrior", (PickCard(self), DECLINES), "DT-DECK-06", {"card": self.source})

    def candidates(self, table: Front) -> list[int]:
        found = tuple(
            card
            for card in collection(table, self.seat)
            if kind_fits(table, card, self.what) and may_deploy(table, self.seat, card)
        )
        return table.cards.of_each_kind(found)

    def pick(self, play: Play[Front], card: int) -> Go:
        card = pick_out(play, self.seat, card, shown=True)
        enter_play(play, card, self.seat, self.seat, area_in(place_of(play.table, self.seat, card)))
        return Go(replace(self, fetched=card))

    def decline(self, play: Play[Front]) -> None:
        return None

    def the_library_is_shuffled(self, play: Play[Front]) -> None:
        """G-10."""
        shuffle_library(play, self.seat)

    def the_warrior_is_noticed(self, play: Play[Front]) -> Outcome:
        due = due_after_deploying(play, self.fetched) if self.fetched in play.table.control else None
        return None if due is None else Call(due)


EFFECTS: Final[dict[str, type[Text]]] = {
    "imprisons": Imprisons,
    "arrests": Arrests,
    "fetches-for-kills": FetchesForKills,
}
