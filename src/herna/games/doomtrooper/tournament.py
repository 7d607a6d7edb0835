"""A match of one game or of the best of three, with sideboarding in between (DT-DECK-06, DT-WIN-02)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.engine.table import Result, won_by
from herna.games.doomtrooper.decks import AS_PRINTED, Deck, deck_in_line
from herna.games.doomtrooper.setup import Privilege, first_table
from herna.games.doomtrooper.table import NOBODY, Front
from herna.games.doomtrooper.turn import Turns


@dataclass(frozen=True, slots=True)
class Tournament(Procedure):
    """Games until somebody has won more than half of them; who lost the last one begins the next."""

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
        return Call(Privilege(play.table.in_turn_order(play.table.active)))

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
        """Who alone has not resigned has won the match, whatever was won before (G-82)."""
        left = still_in_it(play.table)
        if len(left) == 1:
            play.finish(won_by(len(self.wins), left[0]))

    def decks_are_changed(self, play: Play[Front]) -> Call:
        return Call(Sideboarding(self.decks, self.copies), then="with_these_decks")

    def with_these_decks(self, play: Play[Front], lines: Value) -> Go:
        assert isinstance(lines, tuple)
        return Go(replace(self, decks=tuple(deck_in_line(line, "") for line in lines)))

    def a_new_game_is_dealt(self, play: Play[Front]) -> Repeat:
        """Whoever lost begins. No game begins once time was called (DT-CR-13)."""
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
    """Who of those still in it has won more games than anybody else wins the match; who have won as many share it."""
    most = max(won for seat, won in enumerate(wins) if seat not in resigned)
    leading = [seat for seat, won in enumerate(wins) if won == most and seat not in resigned]
    shared = 1.0 if len(leading) == 1 else 0.5
    return Result(tuple(shared if seat in leading else 0.0 for seat in range(len(wins))), rule)


@dataclass(frozen=True, slots=True)
class Sideboarding(Procedure):
    """Between games each player may exchange cards of the deck with the sideboard, one for one (DT-DECK-06).

    Returns the decks as lines.
    """

    decks: tuple[Deck, ...]
    copies: int = AS_PRINTED.copies
    seat: int = 0
    out: str = ""  # what leaves the deck, once it is chosen

    def order(self) -> tuple[str, ...]:
        return ("the_next_card_is_exchanged",)

    def the_next_card_is_exchanged(self, play: Play[Front]) -> Outcome:
        if self.seat == len(self.decks) or play.table.time_called or len(still_in_it(play.table)) == 1:
            return Return(tuple(deck.line() for deck in self.decks))
        if self.seat in play.table.resigned:
            return Repeat("the_next_card_is_exchanged", replace(self, seat=self.seat + 1, out=""))
        prompt = "dt-sideboard-in" if self.out else "dt-sideboard-out"
        return Ask(self.seat, prompt, "exchanges", "DT-DECK-06")

    def exchanges(self, play: Play[Front]) -> list[Choice]:
        deck = self.decks[self.seat]
        if self.out:
            return [("bring_in", key) for key in deck.may_come_in(self.out, self.copies)]
        found: list[Choice] = [("take_out", key) for key, _ in deck.cards if deck.may_come_in(key, self.copies)]
        return [*found, ("deck_is_ready",)]

    def take_out(self, play: Play[Front], kind: str) -> Repeat:
        return Repeat("the_next_card_is_exchanged", replace(self, out=kind))

    def bring_in(self, play: Play[Front], kind: str) -> Repeat:
        deck = self.decks[self.seat].exchanged(self.out, kind)
        decks = (*self.decks[: self.seat], deck, *self.decks[self.seat + 1 :])
        return Repeat("the_next_card_is_exchanged", replace(self, decks=decks, out=""))

    def deck_is_ready(self, play: Play[Front]) -> Repeat:
        return Repeat("the_next_card_is_exchanged", replace(self, seat=self.seat + 1))
