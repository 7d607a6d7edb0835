"""Effects that take: prisoners out of a duel (DT-TARGET-06), warriors out of the collection (DT-DECK-07)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.games.doomtrooper.filters import fits, kind_fits
from herna.games.doomtrooper.rules.deploying import deployed, may_deploy, place_of
from herna.games.doomtrooper.rules.identity import imprisoned
from herna.games.doomtrooper.rules.sequence import Sequence
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
    """A warrior meant by `by` that wounds one meant by `whom` in a duel and survives may take it prisoner here."""

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
        return Sequence(taken) if taken else None


@dataclass(frozen=True, slots=True)
class MayImprison(Procedure):
    """A player may take a warrior prisoner; all that lies on it is discarded or, with `some`, what the player wants."""

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
        return Ask(self.seat, "dt-imprison", "ways", "DT-TARGET-06", {"card": self.jailer, "warrior": self.warrior})

    def ways(self, play: Play[Front]) -> list[Choice]:
        return [("pick_card", self.warrior), ("decline",)]

    def pick_card(self, play: Play[Front], card: int) -> None:
        if not self.some:
            for other in play.table.bearing(card):
                leave_table(play, other)
        if card in play.table.control:
            imprison(play, card, self.jailer)

    def decline(self, play: Play[Front]) -> Return:
        return Return()

    def cards_on_it_may_be_discarded(self, play: Play[Front]) -> Outcome:
        if not self.some or not self._cards(play.table):
            return Return()
        return Ask(self.seat, "dt-strip", "cards_on_it", arguments={"card": self.jailer, "warrior": self.warrior})

    def _cards(self, table: Front) -> list[int]:
        return [card for card in table.bearing(self.warrior) if may_be_discarded(table, card)]

    def cards_on_it(self, play: Play[Front]) -> list[Choice]:
        return [*(("discard", card) for card in self._cards(play.table)), ("no_more",)]

    def discard(self, play: Play[Front], card: int) -> Repeat:
        leave_table(play, card)
        return Repeat("cards_on_it_may_be_discarded")

    def no_more(self, play: Play[Front]) -> Return:
        return Return()


@dataclass(frozen=True, slots=True)
class Arrests(Text):
    """A warrior meant by `whom` that wounds or kills one meant by `of` may be taken prisoner here.

    Of the cards on it the player discards which ones the player wants.
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
    """For every kill in a duel by its own card, its player may fetch a warrior of a kind out of the collection."""

    what: str

    def after_kill(self, play: Play[Front], me: int, warrior: int, killer: int, worth: int) -> Procedure | None:
        return FetchWarrior(play.table.control[me], me, self.what) if killer == me else None


@dataclass(frozen=True, slots=True)
class FetchWarrior(Procedure):
    """A player may take a warrior of a kind out of the collection and put it into its area, free (DT-DECK-06).

    Whoever is asked is asked even without such a card: what is in a collection is nobody else's business.
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
        return Ask(self.seat, "dt-fetch-warrior", "ways", "DT-DECK-06", {"card": self.source})

    def ways(self, play: Play[Front]) -> list[Choice]:
        table = play.table
        found = tuple(
            card
            for card in collection(table, self.seat)
            if kind_fits(table, card, self.what) and may_deploy(table, self.seat, card)
        )
        return [*(("pick_card", card) for card in table.of_each_kind(found)), ("decline",)]

    def pick_card(self, play: Play[Front], card: int) -> Go:
        card = pick_out(play, self.seat, card, shown=True)
        enter_play(play, card, self.seat, self.seat, area_in(place_of(play.table, self.seat, card)))
        return Go(replace(self, fetched=card))

    def decline(self, play: Play[Front]) -> None:
        return None

    def the_library_is_shuffled(self, play: Play[Front]) -> None:
        """G-10."""
        shuffle_library(play, self.seat)

    def the_warrior_is_noticed(self, play: Play[Front]) -> Outcome:
        due = deployed(play, self.fetched) if self.fetched in play.table.control else None
        return None if due is None else Call(due)


EFFECTS: dict[str, type[Text]] = {"imprisons": Imprisons, "arrests": Arrests, "fetches-for-kills": FetchesForKills}
