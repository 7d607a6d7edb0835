"""A match of one game, or of the best of three with sideboarding.

DT-DECK-06, DT-WIN-02.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Activity, Bar, because
from herna.engine.decision import Ask
from herna.engine.deeds import DONE, Deed
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.engine.table import Result, won_by
from herna.games.doomtrooper.decks import AS_PRINTED, Deck, deck_in_line, ready_made
from herna.games.doomtrooper.setup import Privilege, first_table
from herna.games.doomtrooper.table import NOBODY, Front
from herna.games.doomtrooper.turn import Turns


@dataclass(frozen=True, slots=True)
class Tournament(Procedure):
    """Games until somebody has won more than half of them.

    The loser of a game begins the next.
    """

    decks: tuple[Deck, ...]
    games: int
    wins: tuple[int, ...]
    played: int = 0
    copies: int = AS_PRINTED.copies  # how many of each card may be in a deck

    def order(self) -> tuple[str, ...]:
        return (
            "the_privilege_is_offered",
            "a_game_is_played",
            "the_game_is_over",
            "decks_are_changed",
            "a_new_game_is_dealt",
        )

    def the_privilege_is_offered(self, play: Play[Front]) -> Call:
        if not self.played:
            self._decks_are_named(play)
        return Call(Privilege(play.table.in_turn_order(play.table.active)))

    def _decks_are_named(self, play: Play[Front]) -> None:
        """Tell everybody who plays which ready-made deck (DT-CR-27)."""
        for seat in play.table.seats():
            deck = ready_made(play.table.cards_owned(seat))
            if deck:
                play.tell(("plays_deck", seat, deck), "DT-DECK-01")

    def a_game_is_played(self, play: Play[Front]) -> Call:
        return Call(Turns())

    def the_game_is_over(self, play: Play[Front]) -> Go:
        rule, *scores = play.table.notes[NOBODY]
        result = Result(tuple(int(score) / 2 for score in scores), str(rule))
        wins = tuple(won + int(seat in result.winners()) for seat, won in enumerate(self.wins))
        played = self.played + 1
        play.tell(("game_over", result.winners()[0] if result.winners() else NOBODY, played), result.rule)
        self._one_is_left(play)
        if self.games == 1:
            play.finish(result)
        if max(wins) > self.games // 2 or played >= self.games:
            play.finish(standing(wins, result.rule, play.table.resigned))
        return Go(replace(self, wins=wins, played=played))

    def _one_is_left(self, play: Play[Front]) -> None:
        """The only player who has not resigned wins, whatever was won before (G-82)."""
        left = still_in_it(play.table)
        if len(left) == 1:
            play.finish(won_by(len(self.wins), left[0]))

    def decks_are_changed(self, play: Play[Front]) -> Call:
        return Call(Sideboarding(self.decks, self.copies), then="with_these_decks")

    def with_these_decks(self, play: Play[Front], lines: Value) -> Go:
        assert isinstance(lines, tuple)
        return Go(replace(self, decks=tuple(deck_in_line(line, "") for line in lines)))

    def a_new_game_is_dealt(self, play: Play[Front]) -> Repeat:
        """The loser begins. No game begins once time was called (DT-CR-13)."""
        table = play.table
        self._one_is_left(play)
        if table.time_called:
            play.finish(standing(self.wins, "DT-WIN-05", table.resigned))
        _, *scores = table.notes[NOBODY]
        lost = min(still_in_it(table), key=lambda seat: (scores[seat], seat))
        shown = table.cards.shown
        play.table = first_table(self.decks, lost, table.target, table.limit, play.chance, sideboarded=True)
        play.table.cards.shown += shown
        play.table.agreed = table.agreed
        play.table.out = play.table.resigned = table.resigned
        return Repeat("the_privilege_is_offered")


def still_in_it(table: Front) -> list[int]:
    """The players who have not resigned."""
    return [seat for seat in table.seats() if seat not in table.resigned]


def standing(wins: tuple[int, ...], rule: str, resigned: tuple[int, ...]) -> Result:
    """Who wins the match: the players with the most games won.

    Only those still in it count. If several have won as many, they share it.
    """
    most = max(won for seat, won in enumerate(wins) if seat not in resigned)
    leading = [seat for seat, won in enumerate(wins) if won == most and seat not in resigned]
    shared = 1.0 if len(leading) == 1 else 0.5
    return Result(tuple(shared if seat in leading else 0.0 for seat in range(len(wins))), rule)


@dataclass(frozen=True, slots=True)
class Sideboarding(Deed):
    """Between games each player may exchange cards with the sideboard.

    Cards of the deck, one for one (DT-DECK-06). Returns the decks as lines.
    """

    decks: tuple[Deck, ...]
    copies: int = AS_PRINTED.copies
    seat: int = 0
    out: str = ""  # what leaves the deck, once it is chosen

    def it_is_done(self, play: Play[Front]) -> Outcome:
        if self.seat == len(self.decks) or play.table.time_called or len(still_in_it(play.table)) == 1:
            return Return(tuple(deck.line() for deck in self.decks))
        if self.seat in play.table.resigned:
            return Repeat("it_is_done", replace(self, seat=self.seat + 1, out=""))
        if self.out:
            return Ask(self.seat, "dt-sideboard-in", (BringIn(self),), "DT-DECK-06", meanwhile=BRING_IN_FIRST)
        offer = (TakeOut(self), DONE)
        return Ask(self.seat, "dt-sideboard-out", offer, "DT-DECK-06", meanwhile=TAKE_OUT_FIRST)

    def done(self, play: Play[Front]) -> Repeat:
        """The player exchanges nothing more."""
        return Repeat("it_is_done", replace(self, seat=self.seat + 1))

    def deck(self) -> Deck:
        return self.decks[self.seat]


BRING_IN_FIRST: Final = Bar("DT-DECK-06", "dt-why-bring-in-first")
TAKE_OUT_FIRST: Final = Bar("DT-DECK-06", "dt-why-take-out-first")
NOT_IN_DECK: Final = Bar("DT-DECK-06", "dt-why-not-in-deck")
NOT_IN_SIDEBOARD: Final = Bar("DT-DECK-06", "dt-why-not-in-sideboard")
NO_SIDEBOARD: Final = Bar("DT-DECK-06", "dt-why-no-sideboard")


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Activity[Front]):
    """Something that is done to a deck between two games."""

    rule = "DT-DECK-06"

    def __init__(self, sideboarding: Sideboarding) -> None:
        self.sideboarding = sideboarding

    def too_many(self) -> Bar:
        """There are as many of a card in the deck as there may be."""
        return because("DT-DECK-03", "dt-why-too-many-copies", most=self.sideboarding.copies)


class TakeOut(Exchange):
    """A card leaves the deck, if one of the sideboard may take its place."""

    kind = "take_out"
    fields = ("kind",)

    def first(self, table: Front, seat: int) -> list[str]:
        return [key for key, _ in self.sideboarding.deck().cards]

    def first_barred(self, table: Front, seat: int, first: str) -> Bar | None:
        deck = self.sideboarding.deck()
        if deck.may_come_in(first, self.sideboarding.copies):
            return None
        return self.too_many() if deck.sideboard else NO_SIDEBOARD

    def first_outside(self, table: Front, seat: int, first: str) -> Bar:
        return NOT_IN_DECK if self.sideboarding.deck().sideboard else NO_SIDEBOARD

    def do(self, play: Play[Front], seat: int, kind: str) -> Repeat:
        return Repeat("it_is_done", replace(self.sideboarding, out=kind))


class BringIn(Exchange):
    """A card of the sideboard comes in for the one that was taken out."""

    kind = "bring_in"
    fields = ("kind",)

    def first(self, table: Front, seat: int) -> list[str]:
        return self.sideboarding.deck().may_come_in(self.sideboarding.out, self.sideboarding.copies)

    def first_outside(self, table: Front, seat: int, first: str) -> Bar:
        return self.too_many() if first in dict(self.sideboarding.deck().sideboard) else NOT_IN_SIDEBOARD

    def do(self, play: Play[Front], seat: int, kind: str) -> Repeat:
        now = self.sideboarding
        deck = now.deck().exchanged(now.out, kind)
        decks = (*now.decks[: now.seat], deck, *now.decks[now.seat + 1 :])
        return Repeat("it_is_done", replace(now, decks=decks, out=""))
